//! Looking: board, hand, log, recap, score, status, rules, help, export.

use sandbox::{Person, Reply};
use serde_json::{Value, json};

use crate::stage::{Stage, TRIAL, person_id, shown};

async fn stage() -> (Stage, Vec<Person>) {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    stage.started(&people, games::TRIAL, "looking").await;
    (stage, people)
}

#[tokio::test]
async fn everything_is_private_unless_asked_to_be_public() {
    let (stage, people) = stage().await;
    for command in ["board", "log", "score", "game status"] {
        assert!(stage.slash(&people[0], command, &[]).await.is_private(), "{command}");
        let public = stage.slash(&people[1], command, &[("public", json!(true))]).await;
        assert!(!public.is_private(), "{command}");
        assert!(public.text().contains("Trial game"), "{command} in the table's language: {}", public.text());
    }
    for command in ["hand", "recap", "help", "rules", "export", "settings", "game mine", "turn"] {
        assert!(stage.slash(&people[1], command, &[]).await.is_private(), "{command}");
    }
    let pings = stage.sandbox.pings_since(2);
    assert!(pings.is_empty(), "looking calls nobody: {pings:?}");
}

#[tokio::test]
async fn each_reads_their_own_language() {
    let (stage, people) = stage().await;
    assert!(stage.slash(&people[0], "hand", &[]).await.text().contains("Your hand"));
    assert!(stage.slash(&people[1], "hand", &[]).await.text().contains("Deine Hand"));
    stage.slash(&people[1], "settings", &[("language", json!("ru"))]).await;
    let text = stage.slash(&people[1], "hand", &[]).await.text();
    assert!(!text.contains("Deine Hand") && !text.contains("Your hand"), "{text}");
}

#[tokio::test]
async fn pages_are_completed_and_turned_in_place() {
    let (stage, people) = stage().await;
    let found = people[1].autocomplete(stage.general(), "board", &[], ("page", "")).await.expect("suggestions");
    assert_eq!(found.choice_values(), [json!("board"), json!("@1"), json!("@2")]);
    let board = stage.slash(&people[1], "board", &[("page", json!("@2"))]).await;
    let menu = shown(&board).custom_ids()[0].to_owned();
    let other = people[1].select(shown(&board).id, &menu, &["board"]).await.expect("a page");
    assert!(matches!(other, Reply::Updated(_)), "another page takes its place");
    let unknown = stage.slash(&people[1], "board", &[("page", json!("attic"))]).await;
    assert!(unknown.is_private() && !shown(&unknown).custom_ids().is_empty(), "the pages there are");
}

#[tokio::test]
async fn a_screen_reader_gets_sentences() {
    let (stage, people) = stage().await;
    assert!(stage.slash(&people[0], "board", &[]).await.text().contains("```"));
    stage.slash(&people[0], "settings", &[("screen-reader", json!(true))]).await;
    assert!(!stage.slash(&people[0], "board", &[]).await.text().contains("```"));
}

#[tokio::test]
async fn a_running_game_is_exported_without_its_seed() {
    let (stage, people) = stage().await;
    let reply = stage.slash(&people[1], "export", &[]).await;
    let file = stage.sandbox.file(shown(&reply).attachments[0].id).expect("a file");
    let transcript: Value = serde_json::from_slice(&file).expect("JSON");
    assert_eq!(transcript["game"], "trial");
    assert!(transcript["seed"].is_null() && !String::from_utf8_lossy(&file).contains("seed"));
}

#[tokio::test]
async fn help_starts_from_what_one_can_do_now() {
    let (stage, people) = stage().await;
    let stranger = stage.sandbox.as_user(stage.sandbox.add_user("Eva", "en-GB"));
    assert!(stage.slash(&people[0], "help", &[]).await.text().contains("waiting for you"));
    assert!(stage.slash(&stranger, "help", &[]).await.text().contains("not playing"));
    let empty = stage.sandbox.add_channel(stage.sandbox.home(), "empty");
    let help = stranger.slash(empty, "help", &[]).await.expect("help").text();
    assert!(help.contains("/game new") && !help.contains("Your turn"), "{help}");
}

#[tokio::test]
async fn commands_in_the_help_can_be_clicked_in_every_language() {
    let (stage, _) = stage().await;
    for (language, typed) in [("en-US", "/turn"), ("de", "/zug"), ("ru", "/ход")] {
        let person = stage.sandbox.as_user(stage.sandbox.add_user("Eva", language));
        let lobby = stage.sandbox.add_channel(stage.sandbox.home(), language);
        person.slash(lobby, "game new", &[]).await.expect("a lobby");
        stage.press(&person, lobby, "start").await;
        stage.quiet().await;
        // The ids are asked for after the registration, which nobody waits for.
        let mut help = person.slash(lobby, "help", &[]).await.expect("help").text();
        while !help.contains("</") {
            help = person.slash(lobby, "help", &[]).await.expect("help").text();
        }
        assert!(help.contains("</turn:") && help.contains("</game mine:"), "{help}");
        assert!(!help.contains(&format!("{typed} ")), "{help}");
    }
}

#[tokio::test]
async fn rules_are_found_by_their_terms() {
    let (stage, people) = stage().await;
    let found = people[1].autocomplete(stage.general(), "rules", &[], ("term", "")).await.expect("suggestions");
    let term = found.choice_values()[0].clone();
    let text = stage.slash(&people[0], "rules", &[("term", term)]).await.text();
    let unknown = stage.slash(&people[0], "rules", &[("term", json!("zebra"))]).await.text();
    assert!(text != unknown && unknown.contains("zebra"), "{unknown}");
}

/// Types the first answer that begins so, for whoever is asked first.
async fn answer(stage: &Stage, people: &[Person], beginning: &str) -> Person {
    let table = stage.table().await;
    let seat = table.waiting().first().expect("somebody is asked");
    let asked = people.iter().find(|person| table.seat_of(person_id(person)) == Some(seat)).expect("a person");
    let choices = stage.tables.seat(table.id(), person_id(asked)).await.expect("a seat").choices();
    let choice = choices.into_iter().find(|choice| choice.text.starts_with(beginning)).expect("such an answer");
    stage.slash(asked, "do", &[("choice", json!(choice.text))]).await;
    asked.clone()
}

#[tokio::test]
async fn board_and_score_say_that_they_count_steps_that_are_not_final() {
    let (stage, people) = stage().await;
    for person in &people {
        stage.slash(person, "settings", &[("language", json!("en"))]).await;
        answer(&stage, &people, "stake").await;
    }
    let active = answer(&stage, &people, "play").await;
    for command in ["board", "score"] {
        for person in &people {
            let text = stage.slash(person, command, &[]).await.text();
            let said = text.contains("your steps that are not final yet");
            assert_eq!(said, person.id() == active.id(), "{command}: {text}");
        }
        let public = stage.slash(&active, command, &[("public", json!(true))]).await.text();
        assert!(!public.contains("not final"), "{public}");
    }
}

#[tokio::test]
async fn a_command_where_none_fits_is_refused_above_the_question() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    // Without tokens there is nothing to do besides answering.
    stage.slash(&people[0], "game new", &[("game", json!("trial")), ("tokens", json!("off"))]).await;
    stage.press(&people[1], stage.general(), "join").await;
    stage.press(&people[0], stage.general(), "start").await;
    let refused = stage.slash(&people[0], "trial draw", &[]).await;
    let text = refused.text();
    assert!(text.contains("Answer the question below first.") && !text.contains("You can: ."), "{text}");
    assert!(shown(&refused).custom_ids().iter().any(|id| id.starts_with("do:")), "there it is");
}
