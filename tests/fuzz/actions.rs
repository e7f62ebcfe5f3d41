//! Anything entered as an action, at any point of any game: what is not listed is refused in words, and nothing changes.

use engine::simulate::Simulation;
use engine::{Entry, GameInfo, Move, Options, Play, Seat, Seed};
use present::{Language, Locale, People, Script, declined};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::budget::check;
use crate::mutate::{Slip, anything, slipped, slips};

/// A game somewhere on its way, with actions that were legal at some time.
struct Context {
    play: Play,
    texts: Vec<String>,
}

impl Context {
    fn of(kind: &'static GameInfo, seats: Index, number: u64, at: Index) -> Context {
        let loaded = kind.load(kind.built_in_edition).expect("the built-in edition");
        let (fewest, most) = kind.seats;
        let seats = fewest + seats.index(most - fewest + 1);
        let seed = Seed::from_number(number.into());
        let simulation = Simulation { seats, games: 1, options: Options::default(), seed, keep: true };
        let log: Vec<Entry> = loaded.simulate(&simulation).logs.remove(0);
        let opening =
            kind.opening(kind.built_in_edition, Options::default(), seats, simulation.seed_of(0)).expect("an opening");
        let (mut play, _) = loaded.begin(&opening);
        for entry in &log[..at.index(log.len() + 1)] {
            // Sealed answers settle together, so an offer that random players took between them may come too late.
            if play.enter(entry).is_err() {
                break;
            }
        }
        let act = |entry: &Entry| match &entry.what {
            Move::Act(text) => Some(text.clone()),
            Move::Undo | Move::StartOver | Move::TakeBack(_) => None,
        };
        Context { texts: log.iter().filter_map(act).collect(), play }
    }

    /// What this seat may do.
    fn listed(&self, seat: Seat) -> Vec<String> {
        let Some(view) = self.play.private(seat) else { return Vec::new() };
        let asked = view.question().map(|question| question.choices).unwrap_or_default();
        asked.into_iter().chain(view.offers()).map(|choice| choice.text).collect()
    }

    /// All that can be told apart from outside.
    fn seen(&self) -> (String, Vec<String>) {
        let stamps = Seat::all(self.play.seats()).map(|seat| self.play.stamp(seat).to_string());
        (self.play.to_store().expect("a position"), stamps.collect())
    }
}

/// What is entered: anything, or something that was legal once and then written down badly.
#[derive(Clone, Debug)]
enum Typed {
    Anything(String),
    Elsewhere(Index),
    Slipped(Index, Vec<Slip>),
    Registered(Index, Vec<Slip>),
}

fn typed() -> impl Strategy<Value = Typed> {
    let index = any::<Index>;
    prop_oneof![
        anything(120).prop_map(Typed::Anything),
        index().prop_map(Typed::Elsewhere),
        (index(), slips()).prop_map(|(at, slips)| Typed::Slipped(at, slips)),
        (index(), slips()).prop_map(|(at, slips)| Typed::Registered(at, slips)),
    ]
}

impl Typed {
    fn text(&self, context: &Context, listed: &[String]) -> String {
        let old = |at: &Index| context.texts[at.index(context.texts.len())].clone();
        match self {
            Typed::Anything(text) => text.clone(),
            Typed::Elsewhere(at) => old(at),
            Typed::Slipped(at, slips) => slipped(&old(at), slips),
            Typed::Registered(at, _) if listed.is_empty() => old(at),
            Typed::Registered(at, slips) => slipped(&listed[at.index(listed.len())], slips),
        }
    }
}

fn entered(context: &mut Context, seat: Seat, typed: &Typed) -> Result<(), TestCaseError> {
    let listed = context.listed(seat);
    let text = typed.text(context, &listed);
    let before = context.seen();
    if let Some(view) = context.play.private(seat) {
        prop_assert_eq!(view.finality(&text).is_ok(), listed.contains(&text), "{} of {}", text, seat);
    }
    match context.play.act(seat, &text) {
        Ok(_) => prop_assert!(listed.contains(&text), "{text:?} is not listed for {seat}"),
        Err(reason) => {
            prop_assert!(!listed.contains(&text), "{text:?} is listed for {seat}, but {reason:?}");
            prop_assert_eq!(&before, &context.seen());
            let people = People::default();
            for language in Language::ALL {
                let said = Locale::of(language, Script::Plain).renderer(&people).say(&declined(&reason));
                prop_assert!(said.split_whitespace().count() >= 2, "{language}: {said:?} for {reason:?}");
            }
        }
    }
    Ok(())
}

#[test]
fn what_is_not_listed_is_refused_in_words_and_changes_nothing() {
    for kind in games::known() {
        let tries = prop::collection::vec((0..7_u8, typed()), 1..40);
        let place = (any::<Index>(), 0..6_u64, any::<Index>());
        check(60, (place, tries), |((seats, number, at), tries)| {
            let mut context = Context::of(kind, seats, number, at);
            tries.iter().try_for_each(|(seat, typed)| entered(&mut context, Seat(*seat), typed))
        });
    }
}
