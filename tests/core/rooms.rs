//! Who may know whom: dependencies point inwards only.

use std::fs;
use std::path::{Path, PathBuf};

/// A room, and what must not be named in it.
const WALLS: &[(&str, &[&str])] = &[
    ("src/engine", &["tokio", "sqlx", "serenity", "axum", "std::fs", "std::net", "std::time", "crate::table"]),
    ("src/games", &["tokio", "sqlx", "serenity", "axum", "std::fs", "std::net", "std::time", "crate::present"]),
    ("src/table", &["serenity", "sqlx", "crate::discord"]),
    ("src/store", &["serenity", "crate::discord"]),
    ("src/present", &["serenity", "sqlx", "crate::discord", "games::lisboa", "games::madeira"]),
    ("src/discord", &["sqlx", "games::lisboa", "games::madeira"]),
    ("src/console", &["sqlx", "serenity", "crate::discord"]),
    ("src/proof", &["sqlx", "serenity", "crate::discord", "games::lisboa", "games::madeira"]),
    ("src/sandbox", &["sqlx", "crate::games", "crate::engine", "crate::table"]),
];

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn no_room_names_what_it_must_not_know() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut leaks = Vec::new();
    for (room, forbidden) in WALLS {
        let mut files = Vec::new();
        rust_files(&root.join(room), &mut files);
        for file in files.iter().filter(|file| !file.to_string_lossy().contains("tests")) {
            let text = fs::read_to_string(file).expect("a source file");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            let named = forbidden
                .iter()
                .filter(|word| code.contains(&format!("{word}::")) || code.contains(&format!("use {word}")));
            leaks.extend(named.map(|word| format!("{}: {word}", file.display())));
        }
    }
    assert_eq!(leaks, Vec::<String>::new());
}
