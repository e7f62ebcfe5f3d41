//! How long a panel takes: it stands between a press and its answer.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::{Narration, Options, Play, Seat, SeatSet, Seed};
use games::TRIAL;
use present::{
    Context, Language, Locale, PageRef, People, PrivatePanel, PublicPanel, Reader, ReaderId, Script, TurnContext,
    TurnMessage,
};
use table::GameId;

/// A game of three in which the first seat is asked for one of 60 squares.
fn many_options() -> Option<(Play, Vec<Narration>)> {
    let edition = TRIAL.built_in_edition;
    let opening = TRIAL.opening(edition, Options::default(), 3, Seed::from_words("bench")).ok()?;
    let (mut play, told) = TRIAL.load(edition).ok()?.begin(&opening);
    let mut told = vec![told];
    for seat in [Seat(0), Seat(1), Seat(2), Seat(0)] {
        let question = play.private(seat)?.question()?;
        let action = &question.choices.last()?.text;
        told.push(play.act(seat, action).ok()?.told);
    }
    Some((play, told))
}

fn panels(criterion: &mut Criterion) {
    let Some((play, told)) = many_options() else { return };
    let people = People::named(["Ana", "Bo", "Cem"]);
    let context = Context { kind: TRIAL, game: GameId(17), people: &people, title: None };
    let Some(view) = play.private(Seat(0)) else { return };
    for language in [Language::En, Language::Ru] {
        let locale = Locale::of(language, Script::Markdown);
        let reader = Reader::new(ReaderId(1), locale);
        let turn =
            TurnMessage { called: SeatSet::only(Seat(0)), since: Some(0), recap: &told, ..TurnMessage::default() };
        let row = TurnContext { trail: "1".parse().unwrap_or_default(), ..TurnContext::default() };
        criterion.bench_function(&format!("turn message, {language}"), |bench| {
            bench.iter(|| black_box(PublicPanel::turn(&context, locale, play.public(), &turn)));
        });
        criterion.bench_function(&format!("turn panel of 60 options, {language}"), |bench| {
            bench.iter(|| black_box(PrivatePanel::turn(&context, &reader, view, &TurnContext::default())));
        });
        criterion.bench_function(&format!("turn panel of one row, {language}"), |bench| {
            bench.iter(|| black_box(PrivatePanel::turn(&context, &reader, view, &row)));
        });
        criterion.bench_function(&format!("board, {language}"), |bench| {
            bench.iter(|| black_box(PublicPanel::board(&context, locale, play.public(), &PageRef::default())));
        });
    }
}

criterion_group!(benches, panels);
criterion_main!(benches);
