//! For build scripts: makes Rust items of the English texts, and compares the other languages with them.
//!
//! A text without arguments becomes a constant, `lisboa-king` → `words::KING`; one with arguments a type with a field for
//! each, `lisboa-visited` → `words::Visited { who, noble }`. Both say themselves with `say()`. What kind each argument
//! has stands above the English text: `# who: person, noble: phrase`.
//!
//! Texts use a part of Fluent's syntax (`present/src/wording/texts.rs`). Anything else of it ends the build and says where.

mod generate;
mod read;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::{self, Write};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

pub use read::{Kind, Text};

/// Why a build ends: the file and line, and what is wrong there.
pub struct Fault(String);

impl Fault {
    fn at(file: &Path, (line, problem): (usize, String)) -> Fault {
        Fault(format!("{}:{line}: {problem}", file.display()))
    }
}

// A build script that fails shows its error in this form.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault(error.to_string())
    }
}

/// Writes `words.rs` into the build's folder: the items of the English files with these names. The ids in them begin with
/// `prefix`, which the names of the items do not repeat.
pub fn generate(prefix: &str, files: &[&str]) -> Result<(), Fault> {
    let mut items = String::new();
    for name in files {
        let file = templates()?.join("en").join(name).with_extension("ftl");
        println!("cargo:rerun-if-changed={}", file.display());
        for text in english(&file)? {
            items += &generate::item(prefix, &text);
        }
    }
    write("words.rs", &items)
}

/// Writes `templates.rs` into the build's folder: language, name and text of every file. Ends the build if another
/// language has a text or an argument that English has not, and warns of texts that a language lacks.
pub fn embed() -> Result<(), Fault> {
    let root = templates()?;
    println!("cargo:rerun-if-changed={}", root.display());
    let mut model = BTreeMap::new();
    for file in files(&root.join("en"))? {
        for text in english(&file)? {
            model.insert(text.id.clone(), text);
        }
    }
    let mut list = String::from("&[\n");
    for language in folder(&root)?.iter().filter(|path| path.is_dir()) {
        let code = stem(language);
        let mut missing: BTreeSet<&str> = model.keys().map(String::as_str).collect();
        for file in files(language)? {
            let _ = writeln!(list, "({code:?}, {:?}, include_str!({file:?})),", stem(&file));
            let texts = read::texts(&fs::read_to_string(&file)?, stem(&file).ends_with("-pieces"));
            for text in texts.map_err(|fault| Fault::at(&file, fault))? {
                read::compare(model.get(&text.id), &text).map_err(|problem| Fault::at(&file, (text.line, problem)))?;
                if !missing.remove(text.id.as_str()) {
                    return Err(Fault::at(&file, (text.line, format!("{}: another file has it as well", text.id))));
                }
            }
        }
        let more = missing.len().saturating_sub(1);
        if let Some(first) = missing.first() {
            println!("cargo:warning={code} lacks {first} and {more} more; what is missing is said in English");
        }
    }
    list.push(']');
    write("templates.rs", &list)
}

/// The texts of an English file, with the kinds of their arguments.
pub fn english(file: &Path) -> Result<Vec<Text>, Fault> {
    let text = fs::read_to_string(file).map_err(|error| Fault::at(file, (1, error.to_string())))?;
    let texts = read::texts(&text, stem(file).ends_with("-pieces")).map_err(|fault| Fault::at(file, fault))?;
    for text in &texts {
        read::check_kinds(text).map_err(|problem| Fault::at(file, (text.line, problem)))?;
    }
    Ok(texts)
}

/// The folder of all texts, above the crate that is built.
fn templates() -> Result<PathBuf, Fault> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let found = here.ancestors().map(|folder| folder.join("templates")).find(|folder| folder.join("en").is_dir());
    found.ok_or_else(|| Fault(format!("no templates above {}", here.display())))
}

fn write(name: &str, text: &str) -> Result<(), Fault> {
    Ok(fs::write(Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join(name), text)?)
}

/// The files of texts in a folder.
fn files(language: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(folder(language)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect())
}

/// Everything in a folder, in the order of the names, so that builds are the same everywhere.
fn folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The name of a file or folder without its ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
