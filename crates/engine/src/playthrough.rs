//! A whole random game written out step by step, for people to read and for tests to compare.

use std::fmt::Write;

use super::game::{Events, Game, VariantName};
use super::log::Opening;
use super::position::Position;
use super::random;

/// How many options of a question are written out.
const SHOWN: usize = 12;

/// Plays the random game of this opening and writes it out: what was asked, what was legal, what was done, what
/// happened, how it ended.
pub fn write<G: Game>(game: &G, opening: &Opening) -> String {
    let mut text = String::new();
    let mut events = Events::default();
    let mut random = opening.seed.stream("random players");
    let mut position = Position::start(game, &opening.options, opening.seats, opening.seed, &mut events);
    write_events::<G>(&mut text, &events);
    let mut number = 0;
    while let Some(chosen) = random::choose(game, &position, opening.seats, &mut random) {
        events.clear();
        number += 1;
        let asked = position.question(chosen.seat).filter(|open| open.options.contains(&chosen.action));
        let question = asked.map_or("offered", |open| open.asked.question.kind());
        let _ = writeln!(text, "\n{number}. seat {}, {question}: {}", chosen.seat, chosen.action);
        if let Some(open) = asked {
            write_options::<G>(&mut text, &open.options);
        }
        position.apply_listed(game, chosen.seat, chosen.action, &mut events);
        write_events::<G>(&mut text, &events);
    }
    if let Some(outcome) = position.outcome(game) {
        let _ = writeln!(text, "\nend");
        for score in &outcome.scores {
            let items: Vec<_> = score.items.iter().map(|item| format!("{} {}", item.what, item.points)).collect();
            let _ = writeln!(text, "  {:?}: place {}, {} = {}", score.who, score.place, score.total, items.join(", "));
        }
        if let Some(rank) = outcome.rank {
            let _ = writeln!(text, "  rank: {rank}");
        }
    }
    text
}

fn write_options<G: Game>(text: &mut String, options: &[G::Action]) {
    let shown: Vec<_> = options.iter().take(SHOWN).map(ToString::to_string).collect();
    let more = if options.len() > SHOWN { " | …" } else { "" };
    let _ = writeln!(text, "   of {}: {}{more}", options.len(), shown.join(" | "));
}

fn write_events<G: Game>(text: &mut String, events: &Events<G::Event>) {
    for event in events.list() {
        let content = serde_json::to_value(event).ok();
        // `{"visited": {"seat": 0}}` is the event's own name around its content.
        let content = content.as_ref().and_then(|value| value.as_object()).and_then(|object| object.values().next());
        let _ = match content {
            Some(content) => writeln!(text, "   - {} {content}", event.kind()),
            None => writeln!(text, "   - {}", event.kind()),
        };
    }
}
