//! What happened, as a player reads it: turn by turn, in order, and apart from it what belongs to nobody's turn.

use engine::{Chapter, GameInfo, LoadedGame, Narration, Options, Party, Play, Scene, Seat, Seed, chapters};
use present::{
    Context, Language, Locale, People, PrivatePanel, PublicPanel, Reader, ReaderId, Script, TurnContext, plain,
};
use table::GameId;

fn kind() -> &'static GameInfo {
    games::find("madeira").expect("it is listed")
}

fn people() -> People {
    People::named(["Ana", "Bo"])
}

/// Plays a random game of two; everybody is shown what has been settled before each answer.
fn play(number: u128, mut each: impl FnMut(&Play, Seat, &[Narration])) -> Vec<Narration> {
    let seed = Seed::from_number(number);
    let opening = kind().opening(kind().built_in_edition, Options::default(), 2, seed).expect("two can play");
    let game: std::sync::Arc<dyn LoadedGame> = kind().load(kind().built_in_edition).expect("the edition is right");
    let (mut play, begun) = game.begin(&opening);
    let (mut told, mut random) = (vec![begun], seed.stream("told"));
    while let Some(seat) = play.waiting().first() {
        each(&play, seat, &told);
        let question = play.private(seat).and_then(|view| view.question()).expect("it waits");
        let choice = random.pick(&question.choices).expect("there is an option");
        let step = play.act(seat, &choice.text).expect("it is legal");
        told.extend(step.settled.then_some(step.told));
    }
    told
}

#[test]
fn what_belongs_to_nobodys_turn_is_told_between_turns() {
    let people = people();
    let locale = Locale::of(Language::En, Script::Plain);
    let told = play(5, |_, _, _| {});
    let all: Vec<Chapter<'_>> = chapters(told.iter().flat_map(Narration::told_to_all));
    let renderer = locale.renderer(&people);
    let said =
        |chapter: &Chapter<'_>| -> Vec<String> { chapter.lines.iter().map(|line| renderer.say(line.phrase)).collect() };
    let between: Vec<String> =
        all.iter().filter(|chapter| chapter.scene == Some(Scene::BetweenTurns)).flat_map(said).collect();
    for what in ["Round 2 begins", " is resolved with ", " for 1 worker", " fulfills ", "The game is over."] {
        assert!(between.iter().any(|line| line.contains(what)), "{what}");
    }
    // Whoever has the turn does what is told of it; the windmill alone is open to the others.
    for chapter in &all {
        let Some(Party::Seat(seat)) = chapter.turn() else { continue };
        let other = ["Bo", "Ana"][seat.index()];
        let of_other = said(chapter).into_iter().find(|line| line.starts_with(other) && !line.contains("windmill"));
        assert_eq!(of_other, None, "in the turn of {seat}");
    }
    let context = Context { kind: kind(), game: GameId(17), people: &people, title: None };
    let log = plain(PublicPanel::log(&context, locale, &told, 0).panel());
    assert!(log.contains("Between turns"), "{log}");
}

#[test]
fn a_panel_says_round_and_phase_and_names_what_one_has() {
    let people = people();
    let context = Context { kind: kind(), game: GameId(17), people: &people, title: None };
    let reader = Reader::new(ReaderId(7), Locale::of(Language::En, Script::Plain));
    let mut titles = Vec::new();
    play(5, |play, seat, _| {
        let view = play.private(seat).expect("a seat");
        if titles.len() < 60 {
            let panel = PrivatePanel::turn(&context, &reader, view, &TurnContext::default());
            assert!(panel.panel().fields.iter().all(|field| !field.name.contains("hand")), "{:?}", panel.panel());
            titles.push(panel.panel().title.clone());
        }
    });
    assert!(titles.iter().any(|title| title.contains("round 1, B: characters")), "{titles:?}");
}
