//! Upgrades never break a running game: other editions, other rules, older databases.

use super::deliveries::Desk;
use super::revised::{DEALT_ANEW, FIRST_CARD_ONLY, FORGOTTEN, REFORMED, Revised, SAME};
use super::*;
use engine::{Game, GameInfo, Phrase};
use trial::Trial;

/// The test-only game of a later build, and no other.
pub(super) fn later<const RULES: u32>(id: &str) -> Option<&'static GameInfo> {
    reformed::<RULES, { Trial::STATE_VERSION }>(id)
}

/// The same, with positions in another form.
fn reformed<const RULES: u32, const FORM: u32>(id: &str) -> Option<&'static GameInfo> {
    struct Kept<const RULES: u32, const FORM: u32>;
    impl<const RULES: u32, const FORM: u32> Kept<RULES, FORM> {
        const GAME: &'static GameInfo = &GameInfo::of::<Revised<RULES, FORM>>();
    }
    (id == "trial").then_some(Kept::<RULES, FORM>::GAME)
}

/// What everybody is told of a game from its beginning: the keys of the texts.
async fn told(house: &House, game: GameId) -> Vec<String> {
    let table = house.tables.look(game, None).await.expect("a table");
    keys(&house.tables.history(&table, Since::Start).await.expect("a history"))
}

fn keys(history: &History) -> Vec<String> {
    let key = |phrase: &Phrase| match phrase {
        Phrase::Said { id, .. } => (*id).to_owned(),
        other => format!("{other:?}"),
    };
    history.lines.iter().flat_map(|line| line.events()).map(key).collect()
}

async fn differences(house: &House) -> Vec<Difference> {
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    report.differences.into_iter().map(|(_, difference)| difference).collect()
}

async fn summary(house: &House, game: GameId) -> Option<engine::Page> {
    house.tables.look(game, None).await.expect("a table").view().map(|view| view.summary())
}

#[tokio::test]
async fn an_edition_changed_under_a_running_game_does_not_touch_it() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let before = summary(&house, game).await;
    let folder = tempfile::tempdir().expect("a folder");
    let changed = games::TRIAL.built_in_edition.replace("hand = 4", "hand = 7");
    std::fs::write(folder.path().join("trial.toml"), changed).expect("written");
    let editions = Editions::in_directory(Some(folder.path().to_owned()));
    let house = house.again(games::find, editions).await;
    assert_eq!(summary(&house, game).await, before);
    let hand = |table: PrivateTable| table.view().map(|view| view.hand().len());
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
async fn a_game_says_once_that_its_rules_have_changed_and_keeps_its_past() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "play").await;
    let before = told(&house, game).await;
    let house = house.again(later::<SAME>, Editions::default()).await;
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!((report.earlier_rules, report.differences), (1, Vec::new()));
    let changed = [before, vec!["rules-changed".to_owned()]].concat();
    assert_eq!(told(&house, game).await, changed);
    // It is in the recap of whoever plays next, and nothing is kept before somebody does.
    let ana = house.tables.seat(game, ANA).await.expect("a seat");
    let recap = house.tables.private_history(&ana, Since::LastTurn(ana.seat())).await.expect("a recap");
    assert!(keys(&recap).contains(&"rules-changed".to_owned()), "{recap:?}");
    assert_eq!(house.log(game).await.bases, []);
    drop(ana);
    house.first(game, ANA, "mark").await;
    assert_eq!(house.log(game).await.bases.len(), 1);
    let rules = house.store.table(game).await.expect("a table").and_then(|stored| stored.row.rules);
    assert_eq!(rules, Some(SAME));
    let house = house.again(later::<SAME>, Editions::default()).await;
    house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
    let all = told(&house, game).await;
    assert!(all.starts_with(&changed) && all.iter().filter(|key| *key == "rules-changed").count() == 1, "{all:?}");
    assert_eq!(differences(&house).await, []);
    // All of it replays under the new rules, so it is a record of those.
    let table = house.tables.look(game, None).await.expect("a table");
    let Ok(Export::Record(record)) = house.tables.export(&table).await else { panic!("no record") };
    assert_eq!((record.opening.rules, record.check(later::<SAME>)), (SAME, Ok(())));
}

#[tokio::test]
async fn a_game_whose_log_no_longer_replays_goes_on_from_its_settled_position() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "draw").await;
    house.first(game, BEN, "play").await;
    let before = summary(&house, game).await;
    let house = house.again(later::<DEALT_ANEW>, Editions::default()).await;
    assert_eq!(differences(&house).await, []);
    assert_eq!(summary(&house, game).await, before);
    let ben = house.tables.seat(game, BEN).await.expect("a seat");
    assert_eq!(ben.view().map(|view| view.undoable()), Some(1), "the unfinished turn is kept");
    drop(ben);
    house.first(game, BEN, "mark").await;
    let bases = house.log(game).await.bases;
    assert!(
        matches!(&bases[..], [base] if base.snapshot.number == 3 && base.rules == 1 && !base.given_up),
        "{bases:?}"
    );
    assert_eq!(differences(&house).await, []);

    // Also after the next restart; and the old log can be read, without what was secret in it.
    let house = house.again(later::<DEALT_ANEW>, Editions::default()).await;
    let ben = house.tables.seat(game, BEN).await.expect("a seat");
    let own = keys(&house.tables.private_history(&ben, Since::Start).await.expect("a history"));
    assert_eq!(own[..2], ["entered", "rules-changed"], "Ben's stake, and no more: {own:?}");
    assert_eq!(told(&house, game).await[0], "rules-changed");
    drop(ben);
    house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
    let over = house.tables.look(game, None).await.expect("a table");
    assert_eq!(over.status(), Status::Over);
    assert_eq!(told(&house, game).await[..4], ["entered", "entered", "entered", "rules-changed"]);
    assert!(matches!(house.tables.export(&over).await, Ok(Export::Transcript(_))));
    assert_eq!(differences(&house).await, []);

    // The next rules leave what was played under these readable.
    drop(over);
    let house = house.again(later::<FIRST_CARD_ONLY>, Editions::default()).await;
    let all = told(&house, game).await;
    assert_eq!(all.iter().filter(|key| *key == "rules-changed").count(), 1, "it had ended before: {all:?}");
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
    assert!(ana.view().is_some_and(|view| view.undoable() == 0 && view.question().is_some()));
    assert_eq!(told(&house, game).await, ["rules-changed", "steps-given-up"]);
    drop(ana);
    house.first(game, ANA, "play").await;
    let house = house.again(later::<FIRST_CARD_ONLY>, Editions::default()).await;
    let ana = house.tables.seat(game, ANA).await.expect("a seat");
    assert_eq!(ana.view().map(|view| view.undoable()), Some(1));
    assert_eq!(house.entries(game).await.len(), 4, "the log is never shortened");
    assert_eq!(differences(&house).await, []);
}

/// A game in the middle of Ana's turn, for a build with other forms.
async fn reformed_house<const RULES: u32, const FORM: u32>() -> (House, GameId) {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "play").await;
    (house.again(reformed::<RULES, FORM>, Editions::default()).await, game)
}

#[tokio::test]
async fn a_position_of_an_older_form_is_converted_whatever_the_rules() {
    for (house, game) in [reformed_house::<1, REFORMED>().await, reformed_house::<DEALT_ANEW, REFORMED>().await] {
        assert_eq!(differences(&house).await, []);
        house.first(game, ANA, "mark").await;
        let stored = house.store.table(game).await.expect("a table").expect("a table");
        assert_eq!(stored.snapshot.map(|snapshot| snapshot.form), Some(REFORMED));
        house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
        assert_eq!(differences(&house).await, []);
    }
}

#[tokio::test]
async fn a_replay_stands_in_for_an_unreadable_form_only_under_the_same_rules() {
    let (house, game) = reformed_house::<1, FORGOTTEN>().await;
    house.first(game, ANA, "mark").await;
    house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
    assert_eq!((differences(&house).await, house.log(game).await.bases), (Vec::new(), Vec::new()));

    let (house, game) = reformed_house::<SAME, FORGOTTEN>().await;
    let before = house.store.table(game).await.expect("a table");
    let refusal = house.tables.seat(game, ANA).await.expect_err("it cannot be read");
    let forms = format!("it has form {}, and this build reads form {FORGOTTEN}", Trial::STATE_VERSION);
    let said = format!("game 1: the stored position cannot be read: {forms}");
    assert!(matches!(&refusal, Refusal::Unavailable(StoreError::Unreadable(why)) if *why == said), "{refusal:?}");
    assert_eq!(house.store.table(game).await.expect("a table"), before, "the game is not touched");
    assert!(matches!(&differences(&house).await[..], [Difference::Unreadable(_)]));
}

/// While processes of two releases run side by side, the older one leaves alone what the newer one has played on.
#[tokio::test]
async fn a_game_that_a_newer_program_plays_is_neither_rebased_nor_shown_wrongly() {
    for newer in [later::<DEALT_ANEW> as Find, reformed::<{ Trial::RULES_VERSION }, REFORMED>] {
        let house = House::new().await;
        let game = house.at_turn(channel(1), &[ANA, BEN]).await;
        let house = house.again(newer, Editions::default()).await;
        house.play(game, &mut Seed::from_number(4).stream("play"), 12).await;
        let before = (house.store.table(game).await.expect("read"), house.log(game).await);
        let house = house.again(games::find, Editions::default()).await;
        let looked = house.tables.look(game, None).await;
        assert!(matches!(looked, Err(Refusal::Unavailable(StoreError::Newer))), "{:?}", looked.is_ok());
        let undone = house.tables.undo(&house.by(ANA), game, None).await;
        assert!(matches!(undone, Err(Refusal::Unavailable(StoreError::Newer))), "{:?}", undone.is_ok());
        assert_eq!((house.store.table(game).await.expect("read"), house.log(game).await), before);
        // Its posts wait for the newer program, and nobody else's do.
        house.open(channel(2)).await;
        OutboxWorker::new(house.tables.clone(), Arc::new(Desk::default())).deliver_due().await;
        let posts = house.posts().await;
        let of = |game: GameId| posts.iter().filter(move |post| post.game == Some(game));
        assert!(of(game).any(|post| post.delivery == DeliveryState::Waiting && post.attempts > 0), "{posts:?}");
        assert!(of(GameId(2)).all(|post| post.delivery == DeliveryState::Sent), "{posts:?}");
        let house = house.again(newer, Editions::default()).await;
        house.play(game, &mut Seed::from_number(5).stream("play"), 500).await;
        assert_eq!(house.tables.look(game, None).await.expect("a table").status(), Status::Over);
    }
}
