//! Golden playthroughs: whole random games, written out, compared to the letter.
//!
//! `UPDATE_GOLDEN=1 cargo test --test core` writes them anew; review them as a diff.

use std::fs;
use std::path::Path;

use engine::{Options, Seed};
use table::editions::Editions;

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut differing = Vec::new();
    for game in games::known() {
        for seats in game.seats.0..=game.seats.1 {
            let edition = Editions::default().current(game).expect("the built-in edition");
            let seed = Seed::from_words("1755");
            let opening = game.opening(&edition.content, Options::default(), seats, seed).expect("an opening");
            let command = format!("# correio playthrough {} --players {seats} --seed 1755\n", game.id);
            let written = command + &edition.kind.playthrough(&opening);
            let file = folder.join(format!("{}-{seats}.txt", game.id));
            if update {
                fs::create_dir_all(&folder).expect("a folder");
                fs::write(&file, written).expect("written");
            } else if fs::read_to_string(&file).ok().as_deref() != Some(written.as_str()) {
                differing.push(file.file_name().map(|name| name.to_string_lossy().into_owned()));
            }
        }
    }
    assert!(differing.is_empty(), "these playthroughs differ: {differing:?}");
}
