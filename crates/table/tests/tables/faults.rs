//! Faults at every statement of every interaction of a whole game, the commit included: all or nothing.

use super::*;
use table::store::StoredTable;

/// Everything that an interaction could have changed.
#[derive(Debug, PartialEq)]
struct Stored {
    table: Option<StoredTable>,
    log: StoredLog,
    numbers: table::store::Highest,
}

async fn stored(house: &House, game: GameId) -> Stored {
    let table = house.store.table(game).await.expect("a table");
    let numbers = house.store.highest().await.expect("numbers");
    Stored { table, log: house.log(game).await, numbers }
}

enum What {
    Open,
    Join,
    Start,
    Act(Act),
    Undo,
}

async fn ask(house: &House, request: &Request, game: GameId, what: &What) -> Result<Reply, Refusal> {
    match what {
        What::Open => {
            // With a seed of its own each attempt would draw other seats.
            house.tables.open(request, NewTable { seed: Some(seating(2)), ..new_table(channel(1)) }).await
        }
        What::Join => house.tables.join(request, game).await,
        What::Start => house.tables.start(request, game).await,
        What::Act(act) => house.tables.act(request, game, act.clone()).await,
        What::Undo => house.tables.undo(request, game, None).await,
    }
}

/// Lets the first statement of an interaction fail, then the second, until all is kept. Gives the number of failures
/// after which nothing was.
async fn fail_everywhere(house: &House, request: &Request, game: GameId, what: What) -> u64 {
    let before = stored(house, game).await;
    for step in 1.. {
        house.store.faults().at(step);
        let failed = ask(house, request, game, &what).await;
        assert!(matches!(failed, Err(Refusal::Unavailable(_))), "step {step}: {failed:?}");
        if house.store.answer(&request.id).await.expect("the store answers").is_none() {
            assert_eq!(stored(house, game).await, before, "step {step} left something behind");
            continue;
        }
        // The commit went through, but nobody was told: asked again, the answer is there.
        let after = stored(house, game).await;
        assert_ne!(after, before);
        let again = ask(house, request, game, &what).await.expect("the answer");
        assert!(again.repeated);
        assert_eq!(stored(house, game).await, after, "nothing is done twice");
        return step - 1;
    }
    0
}

#[tokio::test]
async fn whatever_statement_fails_an_interaction_is_kept_whole_or_not_at_all() {
    fail_all_through_a_game(House::new().await).await;
}

#[tokio::test]
async fn on_postgres_whatever_statement_fails_an_interaction_is_kept_whole_or_not_at_all() {
    let Some(house) = House::on_postgres().await else { return };
    fail_all_through_a_game(house).await;
}

async fn fail_all_through_a_game(house: House) {
    let opened = house.by(ANA);
    fail_everywhere(&house, &opened, GameId(1), What::Open).await;
    let game = house.tables.look(channel(1), None).await.expect("a table").id();
    fail_everywhere(&house, &house.by(BEN), game, What::Join).await;
    fail_everywhere(&house, &house.by(ANA), game, What::Start).await;
    let mut random = Seed::from_number(6).stream("play");
    let mut most = 0;
    for number in 0.. {
        let table = house.tables.look(game, None).await.expect("a table");
        let Some(seat) = table.waiting().first() else { break };
        let person = table.player(seat).and_then(|player| player.person).expect("somebody");
        let seated = house.tables.seat(game, person).await.expect("a seat");
        let undoable = seated.view().is_some_and(|view| view.undoable() > 0);
        let what = if undoable && number % 3 == 0 {
            What::Undo
        } else {
            let text = random.pick(&seated.choices()).expect("a choice").text.clone();
            What::Act(Act::Press { stamp: seated.stamp().expect("a stamp"), choice: text })
        };
        most = most.max(fail_everywhere(&house, &house.by(person), game, what).await);
    }
    assert!(most >= 8, "begin, interaction, table, seats, entry, position, posts, commit: {most}");
    assert_eq!(house.tables.look(game, None).await.expect("a table").status(), Status::Over);
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!(report, Report { games: 1, ..Report::default() });
}

/// Whoever asked may go away at any moment: what was begun is brought to its end, and the next one sees it.
#[tokio::test]
async fn a_request_that_nobody_waits_for_any_more_is_still_kept_whole() {
    leave_in_the_middle(House::new().await).await;
}

#[tokio::test]
async fn on_postgres_a_request_that_nobody_waits_for_any_more_is_still_kept_whole() {
    let Some(house) = House::on_postgres().await else { return };
    leave_in_the_middle(house).await;
}

async fn leave_in_the_middle(house: House) {
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    for polls in 0..40 {
        let (stamp, text) = house.choice(game, ANA, "play").await;
        let request = house.by(ANA);
        let press = Act::Press { stamp, choice: text };
        let mut acting = Box::pin(house.tables.act(&request, game, press));
        for _ in 0..polls {
            if futures_util::poll!(&mut acting).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(acting);
        // Whoever comes next waits for what was begun, so there is a step to take back if and only if it was kept.
        let undone = house.tables.undo(&house.by(ANA), game, None).await;
        let kept = house.store.answer(&request.id).await.expect("the store answers").is_some();
        assert_eq!(undone.is_ok(), kept, "after {polls} polls");
    }
    let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
    assert_eq!(report.differences, []);
}
