//! Upgrades never break a running game: other editions, other rules, older databases.

use super::revised::{DEALT_ANEW, FIRST_CARD_ONLY, Revised, SAME};
use super::*;
use crate::engine::{GameKind, Listed};

/// The test-only game of a later build, and no other.
fn later<const RULES: u32>(id: &str) -> Option<&'static dyn GameKind> {
    struct Kept<const RULES: u32>;
    impl<const RULES: u32> Kept<RULES> {
        const GAME: &'static dyn GameKind = &Listed::<Revised<RULES>>::new();
    }
    (id == "trial").then_some(Kept::<RULES>::GAME)
}

async fn differences(house: &House) -> Vec<Difference> {
    let report = verify(&*house.store, house.tables.shelf()).await.expect("a report");
    report.differences.into_iter().map(|(_, difference)| difference).collect()
}

async fn summary(house: &House, game: GameId) -> Option<crate::engine::Page> {
    house.tables.look(game, None).await.expect("a table").sight().map(|sight| sight.summary())
}

#[tokio::test]
async fn an_edition_changed_under_a_running_game_does_not_touch_it() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let before = summary(&house, game).await;
    let folder = tempfile::tempdir().expect("a folder");
    let changed = games::TRIAL.built_in_edition().replace("hand = 4", "hand = 7");
    std::fs::write(folder.path().join("trial.toml"), changed).expect("written");
    let editions = Editions::in_directory(Some(folder.path().to_owned()));
    let house = house.again(games::find, editions).await;
    assert_eq!(summary(&house, game).await, before);
    let hand = |table: PrivateTable| table.sight().map(|sight| sight.hand().len());
    assert_eq!(hand(house.tables.seat(game, ANA).await.expect("a seat")), Some(3));
    let new = house.running(channel(2), &[ANA, BEN]).await;
    assert_eq!(hand(house.tables.seat(new, ANA).await.expect("a seat")), Some(7));
    house.play(game, &mut Seed::from_number(1).stream("play"), 500).await;
    house.play(new, &mut Seed::from_number(2).stream("play"), 500).await;
    assert_eq!(differences(&house).await, []);
    for game in [game, new] {
        let table = house.tables.look(game, None).await.expect("a table");
        let Ok(Export::Record(record)) = house.tables.export(&table).await else { panic!("no record") };
        assert_eq!(record.check(games::find), Ok(()), "each on its own edition");
    }
}

#[tokio::test]
async fn a_rules_number_that_changes_no_replay_changes_nothing() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "play").await;
    let house = house.again(later::<SAME>, Editions::default()).await;
    assert_eq!(differences(&house).await, []);
    house.first(game, ANA, "mark").await;
    assert_eq!(house.log(game).await.base, None);
    let rules = house.store.table(game).await.expect("a table").and_then(|stored| stored.row.rules);
    assert_eq!(rules, Some(SAME));
}

#[tokio::test]
async fn a_game_whose_log_no_longer_replays_goes_on_from_its_settled_position() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "draw").await;
    house.first(game, BEN, "play").await;
    let before = summary(&house, game).await;
    let house = house.again(later::<DEALT_ANEW>, Editions::default()).await;
    let found = differences(&house).await;
    assert!(matches!(found[..], [ref difference] if difference.is_rebased()), "{found:?}");
    assert_eq!(summary(&house, game).await, before);
    let ben = house.tables.seat(game, BEN).await.expect("a seat");
    assert_eq!(ben.sight().map(|sight| sight.undoable()), Some(1), "the unfinished turn is kept");
    drop(ben);
    house.first(game, BEN, "mark").await;
    assert_eq!(house.log(game).await.base.map(|base| base.number), Some(3));
    assert_eq!(differences(&house).await, []);

    // Also after the next restart; and the old log can be read, without what was secret in it.
    let house = house.again(later::<DEALT_ANEW>, Editions::default()).await;
    let ben = house.tables.seat(game, BEN).await.expect("a seat");
    let own = house.tables.private_history(&ben, Since::Start).await.expect("a history");
    let all = house.tables.history(&ben.public(), Since::Start).await.expect("a history");
    assert!(own.earlier.len() == 1 && own.earlier[0].starts_with("2: stake"), "{:?}", own.earlier);
    assert!(all.earlier.is_empty() && !all.lines.is_empty());
    drop(ben);
    house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
    let over = house.tables.look(game, None).await.expect("a table");
    assert_eq!(over.status(), Status::Over);
    assert_eq!(house.tables.history(&over, Since::Start).await.expect("a history").earlier.len(), 3);
    assert!(matches!(house.tables.export(&over).await, Ok(Export::Transcript(_))));
    assert_eq!(differences(&house).await, []);
}

#[tokio::test]
async fn steps_that_the_new_rules_forbid_are_given_up_and_asked_again() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let cards = house.tables.seat(game, ANA).await.expect("a seat").choices();
    let last = cards.iter().rfind(|choice| choice.text.starts_with("play")).expect("a card").text.clone();
    house.tables.act(&house.by(ANA), game, Act::Typed(last)).await.expect("played");
    let house = house.again(later::<FIRST_CARD_ONLY>, Editions::default()).await;
    let ana = house.tables.seat(game, ANA).await.expect("a seat");
    assert!(ana.sight().is_some_and(|sight| sight.undoable() == 0 && sight.question().is_some()));
    drop(ana);
    house.first(game, ANA, "play").await;
    let house = house.again(later::<FIRST_CARD_ONLY>, Editions::default()).await;
    let ana = house.tables.seat(game, ANA).await.expect("a seat");
    assert_eq!(ana.sight().map(|sight| sight.undoable()), Some(1));
    assert_eq!(house.entries(game).await.len(), 4, "the log is never shortened");
    assert_eq!(differences(&house).await, []);
}
