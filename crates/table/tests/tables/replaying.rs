//! Looking back step by step: at running games, at what was taken back, and at what earlier rules left.

use super::revised::DEALT_ANEW;
use super::upgrades::later;
use super::*;
use engine::Page;

async fn table(house: &House, game: GameId) -> PublicTable {
    house.tables.look(game, None).await.expect("a table")
}

/// The summary of every step, where there is a board.
async fn boards(house: &House, game: GameId) -> Vec<Option<Page>> {
    let table = table(house, game).await;
    let mut boards = Vec::new();
    for step in 0..=house.tables.last_step(&table).await.expect("a step") {
        let replayed = house.tables.step_of(&table, step).await.expect("a step");
        assert_eq!(replayed.step, step);
        boards.push(replayed.view().map(|view| view.summary()));
    }
    boards
}

#[tokio::test]
async fn every_settled_step_can_be_looked_at_and_no_other() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let mut random = Seed::from_number(5).stream("play");
    let mut last = 0;
    for _ in 0..30 {
        let now = table(&house, game).await;
        let past = house.tables.past(&now).await.expect("a past");
        assert_eq!(house.tables.last_step(&now).await.expect("a step"), past.len() - 1);
        assert!(past.len() > last && past.iter().all(|step| step.has_board));
        last = past.len() - 1;
        house.play(game, &mut random, 1).await;
    }
    let now = table(&house, game).await;
    let seen = boards(&house, game).await;
    assert_eq!(seen.last(), Some(&now.view().map(|view| view.summary())), "the last step is how the game stands");
    // The same after a restart, when all of it is read from the log.
    let house = house.restarted().await;
    assert_eq!(boards(&house, game).await, seen);
}

#[tokio::test]
async fn what_was_taken_back_stays_and_the_board_is_as_it_was() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let (to, first) = (table(&house, game).await.entries(), boards(&house, game).await);
    let mut random = Seed::from_number(9).stream("people");
    while table(&house, game).await.waiting().first() == Some(Seat(0)) {
        house.play(game, &mut random, 1).await;
    }
    let between = boards(&house, game).await;
    house.tables.propose(&house.by(BEN), game, Proposal::TakeBack { to }).await.expect("proposed");
    house.tables.vote(&house.by(ANA), game, 1, true).await.expect("a ballot");
    let now = table(&house, game).await;
    let past = house.tables.past(&now).await.expect("a past");
    assert_eq!(past.len(), between.len() + 1);
    assert_eq!(past.last().and_then(|step| step.back_to), Some(first.len() - 1));
    let after = boards(&house, game).await;
    assert_eq!(after[..between.len()], between[..], "what was taken back can still be looked at");
    assert_eq!(after.last(), first.last());
}

#[tokio::test]
async fn what_was_played_under_earlier_rules_is_text_and_tells_no_secret_before_the_end() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    house.first(game, ANA, "draw").await;
    let house = house.again(later::<DEALT_ANEW>, Editions::default()).await;
    let now = table(&house, game).await;
    let past = house.tables.past(&now).await.expect("a past");
    let kinds: Vec<_> = past.iter().map(|step| (step.has_board, step.told.lines().count() > 0)).collect();
    assert_eq!(kinds, [(false, false), (true, true)], "what was entered may have been secret");
    assert_eq!(house.tables.last_step(&now).await.expect("a step"), 1);
    assert_eq!(boards(&house, game).await.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true]);
    house.play(game, &mut Seed::from_number(3).stream("play"), 500).await;
    let over = table(&house, game).await;
    assert_eq!(over.status(), Status::Over);
    let past = house.tables.past(&over).await.expect("a past");
    assert_eq!(past.iter().filter(|step| !step.has_board).count(), 4, "the beginning, two stakes and a card");
    assert_eq!(house.tables.last_step(&over).await.expect("a step"), past.len() - 1);
}

#[tokio::test]
async fn a_page_is_found_by_its_key_alone_and_a_try_has_none_before_its_challenge_closes() {
    let house = House::new().await;
    house.tables.serve_pages("https://games.example.org/");
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let page = house.tables.page(&house.by(CLEO), game).await.expect("a page");
    let address = page.address.expect("an address");
    let key = address.strip_prefix("https://games.example.org/g/").expect("a key");
    let found = house.tables.watched(key).await.expect("read").map(|table| table.id());
    assert_eq!(found, Some(game));
    assert!(house.tables.watched(&key.to_uppercase()).await.expect("read").is_none_or(|_| key.to_uppercase() == key));
    let lobby = house.open(channel(2)).await;
    assert!(matches!(house.tables.page(&house.by(ANA), lobby).await, Err(Refusal::NotStarted)));
}

/// Whether a replay of this game shows its hands, at every step or at none.
async fn shows_hands(house: &House, game: GameId) -> bool {
    let table = table(house, game).await;
    let mut shown = Vec::new();
    for step in 0..=house.tables.last_step(&table).await.expect("a step") {
        shown.push(house.tables.step_of(&table, step).await.expect("a step").hands().is_some());
    }
    assert!(shown.iter().all(|one| *one == shown[0]), "{shown:?}");
    shown[0]
}

#[tokio::test]
async fn hands_are_shown_once_the_game_is_over_and_its_table_wants_it() {
    let house = House::new().await;
    let mut random = Seed::from_number(7).stream("play");
    let open = async |place| house.tables.open(&house.by(ANA), new_table(place)).await.expect("a table").table.id();
    // The host says so in the lobby.
    let game = open(channel(1)).await;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    assert_eq!(kind(house.tables.set_hands(&house.by(BEN), game, true).await), "not-allowed");
    house.tables.set_hands(&house.by(ANA), game, true).await.expect("the host may");
    house.tables.start(&house.by(ANA), game).await.expect("a game");
    assert_eq!(kind(house.tables.set_hands(&house.by(ANA), game, false).await), "already-started");
    house.play(game, &mut random, 10).await;
    assert!(!shows_hands(&house, game).await, "it is not over");
    house.play(game, &mut random, 2_000).await;
    assert!(shows_hands(&house, game).await);
    let twice = house.tables.propose(&house.by(ANA), game, Proposal::ShowHands).await;
    assert_eq!(kind(twice), "already-proposed");

    // Everybody agrees after the end.
    let game = open(channel(1)).await;
    house.tables.join(&house.by(BEN), game).await.expect("a seat");
    house.tables.start(&house.by(ANA), game).await.expect("a game");
    let early = house.tables.propose(&house.by(ANA), game, Proposal::ShowHands).await;
    assert_eq!(kind(early), "vote-closed");
    house.play(game, &mut random, 2_000).await;
    let outside = house.tables.propose(&house.by(CLEO), game, Proposal::ShowHands).await;
    assert_eq!(kind(outside), "not-seated");
    assert_eq!(kind(house.tables.propose(&house.by(ANA), game, Proposal::Pause).await), "already-over");
    house.tables.propose(&house.by(ANA), game, Proposal::ShowHands).await.expect("proposed");
    assert!(!shows_hands(&house, game).await);
    house.tables.vote(&house.by(BEN), game, 1, true).await.expect("a ballot");
    assert!(shows_hands(&house, game).await);
    let house = house.restarted().await;
    assert!(shows_hands(&house, game).await, "it is stored");
}
