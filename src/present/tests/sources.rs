//! Every declared key is used: the sources are read and searched for its name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the program, by path below `src`.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("src can be read") {
            let path = entry.expect("src can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("a source can be read");
                sources.push((path.strip_prefix(&root).expect("it is below src").to_owned(), text));
            }
        }
    }
    sources
}

/// The names declared in the `words!` of a source, and the source without that part.
fn declarations(text: &str) -> (Vec<String>, String) {
    let Some((before, declared)) = text.split_once("crate::words! {\n") else { return (Vec::new(), text.to_owned()) };
    let (declared, after) = declared.split_once("\n}\n").unwrap_or((declared, ""));
    let name = |line: &str| line.trim().split_once(" = \"").map(|(name, _)| name.to_owned());
    let names = declared.lines().filter_map(name).filter(|name| !name.starts_with("//")).collect();
    (names, format!("{before}{after}"))
}

/// Where the keys of a source can be used: its game's folder, or everywhere for the common ones.
fn room(path: &Path) -> PathBuf {
    let folder = path.parent().unwrap_or(Path::new(""));
    if folder.starts_with("games") { folder.iter().take(2).collect() } else { PathBuf::new() }
}

fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

#[test]
fn every_declared_key_is_used() {
    let sources: Vec<_> = sources().into_iter().map(|(path, text)| (path, declarations(&text))).collect();
    let mut declared = 0;
    let mut unused = Vec::new();
    for (path, (names, _)) in sources.iter().filter(|(_, (names, _))| !names.is_empty()) {
        let room = room(path);
        let inside =
            sources.iter().filter(|(path, _)| path.starts_with(&room) && !path.iter().any(|part| part == "tests"));
        let used: BTreeSet<&str> = inside.flat_map(|(_, (_, text))| names_in(text)).collect();
        declared += names.len();
        unused.extend(names.iter().filter(|name| !used.contains(name.as_str())));
    }
    assert!(unused.is_empty(), "declared, but never said: {unused:?}");
    assert_eq!(declared, super::catalogue::declared().len(), "each key is declared on a line of its own");
}
