//! Lessons: found with a command, played by pressing, in every language.

use engine::{GameInfo, Lesson};
use present::{LessonRequest, Request};
use sandbox::{Message, Person, Reply};
use serde_json::json;
use table::Owner;

use crate::stage::{Stage, person_id, shown};

/// A control of a panel with what it asks for: a button, or an entry of a menu.
struct Control {
    id: String,
    value: Option<String>,
    request: Request,
}

/// The lesson and the step.
fn title(message: &Message) -> String {
    message.embeds[0]["title"].as_str().unwrap_or_default().to_owned()
}

fn controls(message: &Message) -> Vec<Control> {
    let read = |id: &str| {
        let values = message.menu_values(id);
        let entry = |value: &&str| {
            let request = Request::chosen(id, value).expect("an entry asks for something");
            Control { id: id.to_owned(), value: Some((*value).to_owned()), request }
        };
        match values.is_empty() {
            true => vec![Control { id: id.to_owned(), value: None, request: id.parse().expect("a request") }],
            false => values.iter().map(entry).collect(),
        }
    };
    message.custom_ids().into_iter().flat_map(read).collect()
}

async fn use_it(person: &Person, message: &Message, control: &Control) -> Message {
    // The panel may show another level of its menus by now.
    let reply = match &control.value {
        Some(value) => person.select_stale(message.id, &control.id, &[value.as_str()]).await,
        None => person.press_stale(message.id, &control.id).await,
    };
    let reply = reply.expect("a reply");
    assert!(reply.is_private() || matches!(reply, Reply::Updated(_)), "only the learner sees it");
    shown(&reply).clone()
}

/// The answers of a panel, those in groups as well, with the panel on which they stand.
async fn answers(person: &Person, message: &Message) -> Vec<(Message, Control)> {
    let mut found = Vec::new();
    let mut levels = vec![message.clone()];
    while let Some(level) = levels.pop() {
        for control in controls(&level) {
            match &control.request {
                Request::Learn(LessonRequest::Answer(..)) => found.push((level.clone(), control)),
                Request::Learn(LessonRequest::Level(_, trail)) if !trail.path.is_empty() && found.len() < 100 => {
                    let deeper = use_it(person, &level, &control).await;
                    let back = |control: &Control| matches!(&control.request, Request::Learn(LessonRequest::Level(_, up)) if up.path.len() < trail.path.len());
                    // The way back leads up again.
                    let entries = controls(&deeper).into_iter().filter(|control| !back(control));
                    found.extend(
                        entries
                            .filter(|control| matches!(control.request, Request::Learn(LessonRequest::Answer(..))))
                            .map(|control| (deeper.clone(), control)),
                    );
                }
                _ => {}
            }
        }
    }
    found
}

/// Plays a lesson as its coach says, and tries other answers at each step.
async fn play(person: &Person, mut message: Message, kind: &GameInfo, lesson: &Lesson) -> Message {
    let mut step = 0;
    while step < lesson.steps.len() {
        let listed = answers(person, &message).await;
        let text = |control: &Control| match &control.request {
            Request::Learn(LessonRequest::Answer(_, answer)) => answer.clone(),
            other => panic!("no answer: {other}"),
        };
        let others = listed.iter().filter(|(_, control)| lesson.taken(step, &text(control)).0 == 0);
        for (level, other) in others.take(3) {
            let answered = use_it(person, level, other).await;
            assert_eq!(title(&answered), title(&message), "still the same step");
            assert_ne!(answered.text(), message.text(), "{} {}: {}", kind.id, lesson.id, text(other));
        }
        let expected = listed.iter().max_by_key(|(_, control)| match lesson.taken(step, &text(control)) {
            (taken, true) => taken,
            (_, false) => 0,
        });
        let (level, control) = expected.expect("an answer");
        let (taken, all) = lesson.taken(step, &text(control));
        assert!(taken > 0 && all, "{} {}, step {}: {}", kind.id, lesson.id, step + 1, message.text());
        message = use_it(person, level, control).await;
        step += taken;
    }
    message
}

#[tokio::test]
async fn every_lesson_is_played_in_every_language() {
    let stage = Stage::new(games::ALL).await;
    for person in stage.people(4) {
        let list = stage.slash(&person, "learn", &[]).await;
        assert!(list.is_private());
        let list = shown(&list).clone();
        let lessons: Vec<_> =
            games::ALL.iter().flat_map(|kind| kind.lessons.iter().map(move |lesson| (*kind, *lesson))).collect();
        let entries = controls(&list);
        assert_eq!(entries.len(), lessons.len());
        for (control, (kind, lesson)) in entries.iter().zip(&lessons) {
            let begun = use_it(&person, &list, control).await;
            let end = play(&person, begun, kind, lesson).await;
            let board = controls(&end)
                .into_iter()
                .find(|control| matches!(control.request, Request::Learn(LessonRequest::Board(_))));
            let board = use_it(&person, &end, &board.expect("the board of the lesson")).await;
            assert!(board.text().len() > 100, "{}", board.text());
        }
        let done = stage.slash(&person, "learn", &[]).await.text();
        assert_eq!(done.matches('✓').count(), lessons.len(), "{done}");
    }
}

#[tokio::test]
async fn progress_is_kept_and_forgotten_with_its_person() {
    let stage = Stage::new(games::ALL).await;
    let person = stage.people(1).remove(0);
    let list = shown(&stage.slash(&person, "learn", &[]).await).clone();
    let begun = use_it(&person, &list, &controls(&list)[0]).await;
    let lesson = games::ALL[0].lessons[0];
    let first = answers(&person, &begun).await.into_iter().find(|(_, control)| {
        matches!(&control.request, Request::Learn(LessonRequest::Answer(_, answer)) if matches!(lesson.taken(0, answer), (1.., true)))
    });
    let (level, control) = first.expect("the first answer");
    use_it(&person, &level, &control).await;
    assert!(stage.slash(&person, "learn", &[]).await.text().contains('◐'));
    let settings = async || stage.tables.settings(Owner::Person(person_id(&person))).await.expect("settings");
    assert!(settings().await.keys().any(|name| name.starts_with("lesson ")));
    let asked = stage.slash(&person, "settings", &[("forget-me", json!(true))]).await;
    let forget = shown(&asked).custom_ids()[0].to_owned();
    person.press(shown(&asked).id, &forget).await.expect("forgotten");
    assert!(settings().await.is_empty());
}

#[tokio::test]
async fn what_no_lesson_has_gets_a_sentence_and_changes_nothing() {
    let stage = Stage::new(games::ALL).await;
    let person = stage.people(1).remove(0);
    let list = shown(&stage.slash(&person, "learn", &[]).await).clone();
    let begun = use_it(&person, &list, &controls(&list)[0]).await;
    let first = title(&begun);
    for (id, says) in [
        ("learn:lisboa.card.1.0:-:add bT3", "has changed"),
        ("learn:lisboa.card.102.99:-:add bT3", "has changed"),
        ("learn:lisboa.card.102.0:-:fly to the moon", "not possible here"),
        ("learn:lisboa.unknown.102.0:-", "no such lesson"),
        ("learn:nothing.card.102.0:-", "no such lesson"),
        ("learn:lisboa.card.102:-", "no such lesson"),
    ] {
        let reply = person.press_stale(begun.id, id).await.expect("a reply");
        assert!(reply.text().contains(says), "{id}: {}", reply.text());
        if says != "no such lesson" {
            assert_eq!(title(shown(&reply)), first, "{id}: the first step");
        }
    }
    assert!(!stage.slash(&person, "learn", &[]).await.text().contains('◐'), "nothing was stored");
}
