//! Whole games of earlier builds: every build must still replay them to their recorded results.

use std::path::Path;

use correio::engine::Record;
use correio::games;

#[test]
fn stored_games_still_give_their_results() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut played = std::collections::BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("the folder of records") {
        let file = entry.expect("a file").path();
        let text = std::fs::read_to_string(&file).expect("a text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        record.check(games::find).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        *played.entry((record.opening.game, record.opening.seats)).or_insert(0) += 1;
    }
    for game in games::ALL {
        for seats in game.seats().0..=game.seats().1 {
            let count = played.get(&(game.id().to_owned(), seats)).copied().unwrap_or(0);
            assert!(count >= 5, "{count} records of {} with {seats} seats", game.id());
        }
    }
}
