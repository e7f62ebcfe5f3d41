//! Texts and migrations are part of the program: lists `templates/<language>/*.ftl`, and rebuilds when either changes.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=templates");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("templates");
    let mut list = String::from("&[\n");
    for language in entries(&root)?.iter().filter(|path| path.is_dir()) {
        for file in entries(language)?.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            println!("cargo:rerun-if-changed={}", file.display());
            writeln!(list, "({:?}, {:?}, include_str!({file:?})),", stem(language), stem(file))?;
        }
    }
    list.push(']');
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("templates.rs"), list)?;
    Ok(())
}

/// What is in a folder, in the order of the names, so that builds are the same everywhere.
fn entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The name of a file or folder without its ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
