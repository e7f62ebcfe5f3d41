//! The table of modules in ARCHITECTURE.md is what the code does.

use std::fs;
use std::path::{Path, PathBuf};

/// A line of the table.
struct Module {
    name: String,
    may_use: Vec<String>,
    must_not_name: Vec<String>,
}

/// The table in ARCHITECTURE.md.
fn documented(root: &Path) -> Vec<Module> {
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let (_, section) = text.split_once("## Modules").expect("a section on modules");
    let lines = section.lines().take_while(|line| !line.starts_with("## ")).filter(|line| line.starts_with("| `"));
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let module = |line: &str| match line.trim_matches('|').split('|').collect::<Vec<_>>()[..] {
        [name, _, may_use, must_not_name] => {
            Module { name: quoted(name).remove(0), may_use: quoted(may_use), must_not_name: quoted(must_not_name) }
        }
        _ => panic!("not four columns: {line}"),
    };
    lines.map(module).collect()
}

/// The source files of a module, without its tests.
fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_file() {
        found.push(path.to_owned());
    }
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if !name.ends_with("tests") {
            files(&path, found);
        }
    }
}

/// The code of a file, without comments and without a test module at its end.
fn code(file: &Path) -> String {
    if file.extension().is_none_or(|kind| kind != "rs") {
        return String::new();
    }
    let text = fs::read_to_string(file).expect("a source file");
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The modules that a text names after `crate::`.
fn named(code: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !c.is_alphanumeric() && c != '_';
    code.split("crate::").skip(1).map(move |rest| rest.split(ends).next().unwrap_or_default())
}

#[test]
fn every_module_uses_only_what_architecture_md_allows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = documented(root);
    let mut offences = Vec::new();
    for module in &modules {
        let mut sources = Vec::new();
        files(&root.join("src").join(&module.name), &mut sources);
        files(&root.join("src").join(format!("{}.rs", module.name)), &mut sources);
        assert!(!sources.is_empty(), "there is no module {}", module.name);
        for source in sources {
            let code = code(&source);
            let other = |name: &&str| *name != module.name && modules.iter().any(|module| module.name == *name);
            let used = named(&code).filter(other).filter(|name| !module.may_use.iter().any(|allowed| allowed == name));
            let kept_out = module.must_not_name.iter().map(String::as_str);
            let outside =
                kept_out.filter(|name| code.contains(&format!("{name}::")) || code.contains(&format!("use {name}")));
            offences.extend(used.chain(outside).map(|name| format!("{}: {name}", source.display())));
        }
    }
    offences.sort();
    offences.dedup();
    assert_eq!(offences, Vec::<String>::new());
}

#[test]
fn every_module_is_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = documented(root);
    let library = fs::read_to_string(root.join("src/lib.rs")).expect("src/lib.rs");
    let declared = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let missing: Vec<&str> = declared.filter(|name| modules.iter().all(|module| module.name != *name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
