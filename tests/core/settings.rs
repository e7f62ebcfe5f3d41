//! `.env.example` names every variable that the program reads, and no other.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, files);
        } else if !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
}

fn is_variable(text: &str) -> bool {
    text.len() > 3 && text.starts_with(|letter: char| letter.is_ascii_uppercase()) && text.chars().all(is_letter)
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_uppercase() || letter == '_'
}

/// The names in the sources that read the environment.
fn read() -> BTreeSet<String> {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    sources(&root.join("src"), &mut files);
    sources(&root.join("crates"), &mut files);
    // Only tests and builds read the environment there.
    let no_settings = ["build.rs", "words-build", "tests", "laws", "testkit"];
    files.retain(|file| !file.iter().any(|part| no_settings.iter().any(|name| part == *name)));
    let mut names = BTreeSet::new();
    for file in files {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        // Arguments have names too, and what the build knows is no setting.
        let setting = |line: &&str| !line.contains("value_name") && !line.contains(" env!(");
        let code: String = code.lines().filter(setting).collect();
        if code.contains("env::var") {
            names.extend(code.split('"').filter(|part| is_variable(part)).map(str::to_owned));
        }
        if code.contains("try_from_default_env") {
            names.insert("RUST_LOG".to_owned());
        }
    }
    names
}

#[test]
fn every_variable_is_in_the_example() {
    let example = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(".env.example")).expect("the example");
    let name = |line: &str| line.trim_start_matches('#').split_once('=').map(|(name, _)| name.to_owned());
    let listed: BTreeSet<String> = example.lines().filter_map(name).filter(|name| is_variable(name)).collect();
    assert_eq!(listed, read());
}
