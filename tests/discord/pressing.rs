//! Presses that come twice, at once, too late, or from somebody else.

use engine::Seed;
use sandbox::{Message, Person};
use serde_json::json;
use table::{Act, Confirm, GameId, InteractionId, Origin, Request, Status};

use crate::stage::{Stage, TRIAL, person_id, shown};

/// The first button with this beginning.
fn id_of(message: &Message, beginning: &str) -> String {
    let found = message.custom_ids().into_iter().find(|id| id.starts_with(beginning));
    found.unwrap_or_else(|| panic!("{beginning} in {:?}", message.custom_ids())).to_owned()
}

/// A request of this person that comes from nowhere in Discord.
pub fn request(id: InteractionId, person: &Person) -> Request {
    let (person, name, from) = (person_id(person), String::new(), Origin::Keyboard);
    Request { id, person, name, from, manages: false, confirm: Confirm::Never }
}

/// Brings the game to its end behind the bot's back, with options by chance.
pub async fn play_out_at_random(stage: &Stage, game: GameId, people: &[Person], seed: &str) {
    let mut chance = Seed::from_words(seed).stream("play out");
    for number in 0.. {
        let table = stage.tables.look(game, None).await.expect("the table");
        let Some(seat) = table.waiting().iter().next() else { return };
        let person = people.iter().find(|person| table.seat_of(person_id(person)) == Some(seat)).expect("a person");
        let own = stage.tables.seat(game, person_id(person)).await.expect("a seat");
        let asked = own.view().and_then(|view| view.question()).expect("a question").choices;
        let choice = chance.pick(&asked).expect("an option").text.clone();
        let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice };
        let request = request(InteractionId::new(format!("at-random-{number}")), person);
        stage.tables.act(&request, game, act).await.expect("a legal step");
        // Every message goes out, as it would if people took their time.
        stage.quiet().await;
    }
}

/// Brings the game to its end behind the bot's back, with the first option each time.
pub async fn play_out(stage: &Stage, game: GameId, people: &[Person]) {
    play_on(stage, game, people, usize::MAX).await;
}

/// Takes so many steps in a game, or as many as it has.
pub async fn play_on(stage: &Stage, game: GameId, people: &[Person], steps: usize) {
    for number in 0..steps {
        let table = stage.tables.look(game, None).await.expect("the table");
        let Some(seat) = table.waiting().iter().next() else { return };
        let person = people.iter().find(|person| table.seat_of(person_id(person)) == Some(seat)).expect("a person");
        let own = stage.tables.seat(game, person_id(person)).await.expect("a seat");
        let request = request(InteractionId::new(format!("played-{steps}-{number}")), person);
        let choice = own.choices()[0].text.clone();
        let act = Act::Press { stamp: own.stamp().expect("a stamp"), choice };
        stage.tables.act(&request, game, act).await.expect("a legal step");
    }
}

/// A game of two in which the first is asked to stake; with the panel of the first.
async fn staking(stage: &Stage) -> (GameId, Vec<Person>, Message) {
    let people = stage.people(2);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let game = stage.started(&people, games::TRIAL, "staking").await;
    let panel = stage.press(&people[0], stage.general(), "turn").await;
    let message = shown(&panel).clone();
    (game, people, message)
}

#[tokio::test]
async fn a_double_click_counts_once() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    let button = id_of(&panel, "do:");
    let (first, second) =
        tokio::join!(people[0].press_stale(panel.id, &button), people[0].press_stale(panel.id, &button));
    let texts = [first.expect("an answer").text(), second.expect("an answer").text()];
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 1, "{texts:?}");
}

#[tokio::test]
async fn the_same_interaction_delivered_twice_counts_once() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    stage.sandbox.duplicate_next_interaction();
    people[0].press(panel.id, &id_of(&panel, "do:")).await.expect("an answer");
    stage.quiet().await;
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 1);
}

#[tokio::test]
async fn two_people_press_at_the_same_instant() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    let other = stage.press(&people[1], stage.general(), "turn").await;
    let other = shown(&other).clone();
    let (a, b) = (id_of(&panel, "do:"), id_of(&other, "do:"));
    let pings = stage.sandbox.pings();
    let (first, second) = tokio::join!(people[0].press(panel.id, &a), people[1].press(other.id, &b));
    first.expect("an answer");
    second.expect("an answer");
    stage.quiet().await;
    let table = stage.tables.look(game, None).await.expect("the table");
    assert_eq!(table.entries(), 2, "both answers count");
    // Nobody is called who has just answered.
    assert!(stage.sandbox.pings() - pings <= 1, "one message about it at most");
}

#[tokio::test]
async fn a_stale_button_changes_nothing_and_shows_what_is_asked_now() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    let old = id_of(&panel, "do:");
    // Nobody opens another panel, which would take this one away.
    for person in &people {
        crate::story::act(&stage, game, person, "stake").await;
    }
    let table = stage.tables.look(game, None).await.expect("the table");
    let before = table.entries();
    let reply = people[0].press_stale(panel.id, &old).await.expect("an answer");
    let table = stage.tables.look(game, None).await.expect("the table");
    assert_eq!(table.entries(), before);
    assert!(reply.is_private());
    let asked = table.waiting().contains(table.seat_of(person_id(&people[0])).expect("a seat"));
    assert_eq!(reply.text().contains("out of date"), asked, "{}", reply.text());
}

async fn play_out_stakes(stage: &Stage, game: GameId, people: &[Person]) {
    for person in people {
        let own = stage.tables.seat(game, person_id(person)).await.expect("a seat");
        let choice = own.choices().into_iter().find(|choice| choice.text.starts_with("stake")).expect("a stake");
        stage.slash(person, "do", &[("choice", json!(choice.text))]).await;
    }
    stage.quiet().await;
}

#[tokio::test]
async fn buttons_of_games_that_are_over_or_gone_say_so() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    let old = id_of(&panel, "do:");
    play_out(&stage, game, &people).await;
    let over = people[0].press_stale(panel.id, &old).await.expect("an answer");
    assert!(over.text().contains("over"), "{}", over.text());
    let gone = people[0].press_stale(panel.id, &old.replacen(&format!(":{game}:"), ":4711:", 1)).await;
    assert!(gone.expect("an answer").text().contains("no longer exists"));
    for id in ["do:x:y", "nonsense", "fly:1:-", "turn:-:-:", "page:1:-:"] {
        let reply = people[0].press_stale(panel.id, id).await.expect("an answer");
        assert!(reply.is_private() && !reply.text().is_empty(), "{id}");
    }
}

#[tokio::test]
async fn somebody_who_does_not_play_may_look_but_not_touch() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, _) = staking(&stage).await;
    let stranger = stage.sandbox.as_user(stage.sandbox.add_user("Eva", "en-GB"));
    let reply = stage.press(&stranger, stage.general(), "turn").await;
    assert!(reply.is_private() && reply.text().contains("not playing"), "{}", reply.text());
    for verb in ["board", "log"] {
        assert!(stage.press(&stranger, stage.general(), verb).await.is_private());
    }
    let own = stage.tables.seat(game, person_id(&people[0])).await.expect("a seat");
    let choice = own.choices()[0].text.clone();
    let typed = stage.slash(&stranger, "do", &[("choice", json!(choice))]).await;
    assert!(typed.text().contains("not playing"), "{}", typed.text());
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 0);
    let found = stranger.autocomplete(stage.general(), "do", &[], ("choice", "")).await.expect("suggestions");
    assert!(found.choice_values().is_empty());
}

#[tokio::test]
async fn free_text_in_a_completed_option_is_refused_in_words() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, _) = staking(&stage).await;
    let nonsense = stage.slash(&people[0], "do", &[("choice", json!("@everyone **fly**"))]).await;
    let text = nonsense.text();
    assert!(nonsense.is_private() && text.contains("is not an action"), "{text}");
    assert!(!text.contains("**fly**") && !text.contains("@everyone"), "{text}");
    assert!(shown(&nonsense).custom_ids().iter().any(|id| id.starts_with("do:")), "what would be legal is shown");
    let slot = stage.slash(&people[0], "trial play", &[("card", json!("zz9"))]).await;
    assert!(slot.is_private() && !slot.text().is_empty());
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 0);
    // What is right is taken however it is written.
    let own = stage.tables.seat(game, person_id(&people[0])).await.expect("a seat");
    let choice = own.choices()[0].text.to_uppercase();
    stage.slash(&people[0], "do", &[("choice", json!(format!(" {choice} ")))]).await;
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 1);
}

#[tokio::test]
async fn what_cannot_be_undone_is_asked_about_once_more() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "sure").await;
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    play_out_stakes(&stage, game, &people).await;
    let table = stage.tables.look(game, None).await.expect("the table");
    let seat = table.waiting().iter().next().expect("somebody is asked");
    let person = people.iter().find(|person| table.seat_of(person_id(person)) == Some(seat)).expect("a person");
    stage.slash(person, "settings", &[("confirm", json!("always"))]).await;
    for options in [("do", vec![("choice", json!("draw"))]), ("trial draw", vec![])] {
        let asked = stage.slash(person, options.0, &options.1).await;
        assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 2);
        assert_eq!(shown(&asked).custom_ids().iter().filter(|id| id.starts_with("sure:")).count(), 1);
    }
    let panel = stage.press(person, stage.general(), "turn").await;
    let asked = person.press(shown(&panel).id, &id_of(shown(&panel), "do:")).await;
    let asked = match asked {
        Ok(asked) => asked,
        Err(_) => {
            let menu = id_of(shown(&panel), "do:");
            person.select(shown(&panel).id, &menu, &["draw"]).await.expect("an answer")
        }
    };
    let sure = id_of(shown(&asked), "sure:");
    person.press(shown(&asked).id, &sure).await.expect("an answer");
    assert_eq!(stage.tables.look(game, None).await.expect("the table").entries(), 3);
}

#[tokio::test]
async fn a_step_can_be_taken_back_by_button_and_by_command() {
    let stage = Stage::new(TRIAL).await;
    let (game, people, panel) = staking(&stage).await;
    let staked = people[0].press(panel.id, &id_of(&panel, "do:")).await.expect("an answer");
    let undo = id_of(shown(&staked), "undo:");
    let undone = people[0].press(panel.id, &undo).await.expect("an answer");
    assert!(shown(&undone).custom_ids().iter().any(|id| id.starts_with("do:")));
    let nothing = stage.slash(&people[0], "undo", &[]).await;
    assert!(nothing.text().contains("nothing to undo"), "{}", nothing.text());
    assert_eq!(stage.tables.look(game, None).await.expect("the table").status(), Status::Running);
}
