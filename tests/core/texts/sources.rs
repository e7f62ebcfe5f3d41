//! Every text is said somewhere: the sources are searched for its name. What only one crate could say is also found by the
//! compiler, as code that nobody uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::catalogue::declared;

/// What the ids of a crate's texts begin with, and its names leave out.
const PREFIXES: [&str; 4] = ["lisboa-", "madeira-", "trial-", "terminal-"];

/// Adds the names that the sources in a folder use.
fn add_names(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("sources can be read") {
        let path = entry.expect("sources can be read").path();
        if path.is_dir() {
            add_names(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            names.extend(words.map(str::to_owned));
        }
    }
}

#[test]
fn every_text_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names = BTreeSet::new();
    add_names(&root.join("src"), &mut names);
    add_names(&root.join("crates"), &mut names);
    let unsaid = |text: &words_build::Text| {
        let prefix = PREFIXES.into_iter().find(|prefix| text.id.starts_with(prefix)).unwrap_or("");
        !names.contains(&text.item_name(prefix))
    };
    let unsaid: Vec<_> = declared().into_iter().filter(unsaid).map(|text| text.id).collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}
