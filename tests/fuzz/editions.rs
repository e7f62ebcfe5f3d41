//! Edition files that somebody changed: each is refused in a sentence that names the place, or can be played to the end.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::random::choose;
use engine::{Events, Game, Options, Position, Seat, Seed, Tell, Viewer};
use lisboa::Lisboa;
use madeira::Madeira;
use proptest::prelude::*;
use proptest::sample::Index;
use toml::Value;
use trial::Trial;

use crate::budget::{check, sentence, times};
use crate::mutate::{Slip, number, numbers_in, slipped, slips, with_number};

/// A change of one value of the file, whatever it is.
#[derive(Clone, Debug)]
struct Change {
    node: Index,
    number: i64,
    slips: Vec<Slip>,
    one: Index,
    two: Index,
    way: u8,
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let index = any::<Index>;
    let change = (index(), number(), slips(), index(), index(), any::<u8>())
        .prop_map(|(node, number, slips, one, two, way)| Change { node, number, slips, one, two, way });
    prop::collection::vec(change, 1..4)
}

impl Change {
    fn apply(&self, file: &mut Value, texts: &[String]) {
        let count = nodes(file);
        match node_mut(file, &mut self.node.index(count)) {
            Some(Value::Integer(value)) => {
                *value = match self.way % 4 {
                    0 => value.saturating_add(1),
                    1 => value.saturating_sub(1),
                    _ => self.number,
                }
            }
            Some(Value::String(text)) => {
                *text = match self.way % 4 {
                    0 => texts[self.one.index(texts.len())].clone(),
                    1 => slipped(text, &self.slips),
                    _ => with_number(text, |count| self.one.index(count), self.number),
                }
            }
            Some(Value::Array(list)) if !list.is_empty() => self.on_list(list),
            Some(Value::Table(table)) if !table.is_empty() => self.on_table(table),
            _ => {}
        }
    }

    fn on_list(&self, list: &mut Vec<Value>) {
        let (one, two) = (self.one.index(list.len()), self.two.index(list.len()));
        match self.way % 5 {
            0 => drop(list.remove(one)),
            1 => list.insert(two, list[one].clone()),
            2 => list.swap(one, two),
            3 => list[one] = list[two].clone(),
            _ => list.clear(),
        }
    }

    fn on_table(&self, table: &mut toml::Table) {
        let keys: Vec<String> = table.keys().cloned().collect();
        let (one, two) = (&keys[self.one.index(keys.len())], &keys[self.two.index(keys.len())]);
        let (first, second) = (table[one].clone(), table[two].clone());
        match self.way % 4 {
            0 => drop(table.remove(one)),
            1 => drop(table.insert(slipped(one, &self.slips), first)),
            2 => drop(table.insert(one.clone(), second)),
            _ => {
                table.insert(one.clone(), second);
                table.insert(two.clone(), first);
            }
        }
    }
}

/// How many values there are in the file, tables and lists included.
fn nodes(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(nodes).sum(),
        Value::Table(table) => table.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The n-th value, counted from the root.
fn node_mut<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|value| node_mut(value, left)),
        Value::Table(table) => table.iter_mut().find_map(|(_, value)| node_mut(value, left)),
        _ => None,
    }
}

fn file<G: Game>() -> Value {
    Value::Table(toml::from_str(G::EDITION).expect("the built-in edition is TOML"))
}

fn written(file: &Value) -> String {
    toml::to_string(file).expect("values can be written")
}

/// All texts in the file: what somebody may copy to a wrong place.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Table(table) => table.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// A whole random game, looked at on its way; an error if it does not end, or a piece is lost.
fn play<G: Tell>(game: &G, seats: usize, seed: Seed) -> Result<(), String> {
    let mut random = seed.stream("random players");
    let mut events = Events::default();
    let mut position = Position::start(game, &Options::default(), seats, seed, &mut events);
    for number in 0..4 * G::LONGEST {
        events.list().iter().for_each(|event| drop(game.event(event)));
        if number % 97 == 0 {
            look(game, &position, seats);
        }
        let Some(chosen) = choose(game, &position, seats, &mut random) else {
            look(game, &position, seats);
            let outcome = position.outcome(game).ok_or("it is over without an outcome")?;
            game.scoring(&outcome);
            return game.audit(position.state());
        };
        events.clear();
        position.apply_listed(game, chosen.seat, chosen.action, &mut events);
    }
    Err("it does not end".to_owned())
}

/// Everything that everybody may see and is asked.
fn look<G: Tell>(game: &G, position: &Position<G>, seats: usize) {
    for viewer in Viewer::all(seats) {
        let view = position.view(game, viewer);
        game.summary(&view);
        G::PAGES.iter().for_each(|page| drop(game.page(&view, page.id)));
        Seat::all(seats).for_each(|seat| drop(game.player(&view, seat)));
        game.projection(&view);
        if let Viewer::Seat(seat) = viewer {
            game.hand(&view, seat);
            if let Some(open) = position.question(seat) {
                game.question(&view, seat, open.asked.question);
                for action in &open.options {
                    game.option(&view, seat, *action, &game.price(position.state(), seat, *action));
                    game.option_detail(&view, seat, *action, &game.announces(position.state(), seat, *action));
                }
            }
        }
    }
}

/// The file is refused in a sentence, or a game on it comes to its end. Says whether it was accepted.
fn try_out<G: Tell>(text: &str, number: usize) -> Result<bool, String> {
    let done = catch_unwind(AssertUnwindSafe(|| {
        let game = match G::load(text) {
            Ok(game) => game,
            Err(error) => {
                return sentence(&format!("the edition of {}: {error}", G::ID))
                    .map(|()| false)
                    .map_err(|error| error.to_string());
            }
        };
        let (fewest, most) = G::SEATS;
        let seats = fewest + number % (most - fewest + 1);
        play(&game, seats, Seed::from_number(number as u128))
            .map(|()| true)
            .map_err(|error| format!("{seats} seats: {error}"))
    }));
    done.unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().cloned();
        Err(message.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default())
    })
}

/// Every number of the file, alone, at its extremes.
fn extremes<G: Tell>() {
    let original = file::<G>();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for node in 0..nodes(&original) {
        for extreme in [0, 1, 12, 40, 99, 255, 65_535] {
            for place in 0.. {
                let mut changed = original.clone();
                let Some(value) = node_mut(&mut changed, &mut node.clone()) else { break };
                match value {
                    Value::Integer(value) if place == 0 => *value = extreme,
                    Value::String(text) if place < numbers_in(text).len() => {
                        *text = with_number(text, |_| place, extreme)
                    }
                    _ => break,
                }
                let told = value.to_string();
                for _ in 0..times() {
                    tried += 1;
                    if let Err(problem) = try_out::<G>(&written(&changed), tried) {
                        wrong.push(format!("value {node}: {told}: {problem}"));
                        break;
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Files with a few changes of every kind.
fn mutated<G: Tell>(cases: u32) {
    let original = file::<G>();
    let texts = texts(&original);
    check(cases, (changes(), 0..1_000_usize), |(changes, number)| {
        let mut changed = original.clone();
        changes.iter().for_each(|change| change.apply(&mut changed, &texts));
        try_out::<G>(&written(&changed), number).map(|_| ()).map_err(TestCaseError::fail)
    });
}

/// Files whose text was damaged.
fn damaged<G: Tell>(cases: u32) {
    check(cases, (slips(), 0..1_000_usize), |(slips, number)| {
        try_out::<G>(&slipped(G::EDITION, &slips), number).map(|_| ()).map_err(TestCaseError::fail)
    });
}

#[test]
fn extreme_numbers_of_lisboa_are_refused_or_played() {
    extremes::<Lisboa>();
}

#[test]
fn extreme_numbers_of_madeira_are_refused_or_played() {
    extremes::<Madeira>();
}

#[test]
fn extreme_numbers_of_the_trial_game_are_refused_or_played() {
    extremes::<Trial>();
}

#[test]
fn changed_editions_are_refused_or_played() {
    mutated::<Lisboa>(400);
    mutated::<Madeira>(400);
    mutated::<Trial>(100);
}

#[test]
fn damaged_editions_are_refused_or_played() {
    damaged::<Lisboa>(150);
    damaged::<Madeira>(150);
    damaged::<Trial>(100);
}
