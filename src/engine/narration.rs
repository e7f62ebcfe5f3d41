//! What happened, as each viewer may be told it.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::game::Game;
use super::outcome::Party;
use super::phrase::Phrase;
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::tell::{Tell, Weight};

/// What happened, as each viewer may be told it. Most is told to everybody in the same words, and kept once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Narration {
    said: Vec<Said>,
    /// The events a spectator saw, for transcripts.
    seen: Option<Seen>,
}

/// One line, and who is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    phrase: Arc<Phrase>,
    place: Place,
    public: bool,
    seats: SeatSet,
}

/// Where a line belongs in what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    weight: Weight,
    turn: Option<Party>,
    begins: bool,
    taken_back: bool,
}

impl Place {
    /// Something that belongs to no turn.
    const NONE: Place = Place { weight: Weight::Result, turn: None, begins: false, taken_back: false };
}

/// One line of what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told<'a> {
    pub phrase: &'a Phrase,
    pub weight: Weight,
    /// In whose turn it happened; none before the first turn, and for what is no event of the game.
    pub turn: Option<Party>,
    /// Whether the turn begins with it: its words head the turn.
    pub begins: bool,
    /// Whether it was taken back since, by consent.
    pub taken_back: bool,
}

impl Said {
    fn told(&self) -> Told<'_> {
        let Place { weight, turn, begins, taken_back } = self.place;
        Told { phrase: &self.phrase, weight, turn, begins, taken_back }
    }
}

impl Narration {
    /// As everybody may be told it: nothing, as long as it is not settled.
    pub fn public(&self) -> impl Iterator<Item = &Phrase> {
        self.said.iter().filter(|said| said.public).map(|said| &*said.phrase)
    }

    /// As this seat may be told it.
    pub fn private(&self, seat: Seat) -> impl Iterator<Item = &Phrase> {
        self.said.iter().filter(move |said| said.seats.contains(seat)).map(|said| &*said.phrase)
    }

    /// How many lines this seat was told that not everybody was.
    pub fn secrets(&self, seat: Seat) -> usize {
        self.said.iter().filter(|said| !said.public && said.seats.contains(seat)).count()
    }

    /// As everybody may be told it, each line with its place in a turn.
    pub fn told_to_all(&self) -> impl Iterator<Item = Told<'_>> {
        self.said.iter().filter(|said| said.public).map(Said::told)
    }

    /// As this seat may be told it, each line with its place in a turn.
    pub fn told_to(&self, seat: Seat) -> impl Iterator<Item = Told<'_>> {
        self.said.iter().filter(move |said| said.seats.contains(seat)).map(Said::told)
    }

    /// Whose turns it tells of, line by line, whoever is told them; and whether the turn begins with the line.
    pub fn turns(&self) -> impl Iterator<Item = (Party, bool)> {
        self.said.iter().filter_map(|said| Some((said.place.turn?, said.place.begins)))
    }

    /// Just what everybody may be told: whoever has this cannot tell more.
    pub fn for_everybody(&self) -> Narration {
        self.only(true, SeatSet::NONE)
    }

    /// Just what this seat may be told.
    pub fn only_for(&self, seat: Seat) -> Narration {
        self.only(false, SeatSet::only(seat))
    }

    fn only(&self, public: bool, seats: SeatSet) -> Narration {
        let for_them = |said: &&Said| public && said.public || seats.iter().any(|seat| said.seats.contains(seat));
        let said = self.said.iter().filter(for_them).map(|said| Said { public, seats, ..said.clone() });
        Narration { said: said.collect(), seen: None }
    }

    /// Something that is no event of the game, told to everybody at the table and beyond.
    pub fn notice(phrase: Phrase) -> Narration {
        Narration {
            said: vec![Said {
                phrase: Arc::new(phrase),
                place: Place::NONE,
                public: true,
                seats: Seat::all(MAX_SEATS).collect(),
            }],
            seen: None,
        }
    }

    /// Something that is no event of the game, told to this seat alone.
    pub fn notice_to(seat: Seat, phrase: Phrase) -> Narration {
        Narration {
            said: vec![Said {
                phrase: Arc::new(phrase),
                place: Place::NONE,
                public: false,
                seats: SeatSet::only(seat),
            }],
            seen: None,
        }
    }

    /// This, and then that.
    pub fn and(mut self, next: Narration) -> Narration {
        self.said.extend(next.said);
        self.seen = next.seen.or(self.seen);
        self
    }

    /// The same, after all of it was taken back.
    pub fn taken_back(mut self) -> Narration {
        self.said.iter_mut().for_each(|said| said.place.taken_back = true);
        self
    }

    /// Whether somebody's turn begins in it.
    pub fn begins_turn(&self) -> bool {
        self.said.iter().any(|said| said.place.begins)
    }

    /// What happened since the last turn in it began; nothing if none did.
    pub fn from_turn(mut self) -> Narration {
        let begun = self.said.iter().rposition(|said| said.place.begins);
        self.said.drain(..begun.unwrap_or(self.said.len()));
        self
    }

    /// What happened until the last turn in it began.
    pub fn up_to_turn(mut self) -> Narration {
        let begun = self.said.iter().rposition(|said| said.place.begins);
        self.said.truncate(begun.unwrap_or(self.said.len()));
        self
    }

    /// Everything in it, whoever may be told it: of use where it is for one viewer alone.
    pub fn lines(&self) -> impl Iterator<Item = &Phrase> {
        self.said.iter().map(|said| &*said.phrase)
    }

    /// The events a spectator saw, as data.
    pub(super) fn seen(&self) -> Vec<serde_json::Value> {
        self.seen.as_ref().map(|seen| seen.0.data()).unwrap_or_default()
    }

    /// What happened from this party's turn on, told to everybody.
    pub(super) fn to_all<G: Tell>(game: &G, seats: usize, events: &[G::Event], turn: Option<Party>) -> Narration {
        let seen = Seen(Arc::new(witnessed(game, events, Viewer::Spectator)));
        let said = placed(game, events, turn).flat_map(|(event, place)| versions(game, seats, event, place));
        Narration { said: said.collect(), seen: Some(seen) }
    }

    /// What happened in this party's turn, told only to the seat that did it.
    pub(super) fn to_one<G: Tell>(game: &G, seat: Seat, events: &[G::Event], turn: Option<Party>) -> Narration {
        let seats = SeatSet::only(seat);
        let said = placed(game, events, turn).filter_map(|(event, place)| {
            let phrase = game.event(&game.witness(event, Viewer::Seat(seat))?)?;
            Some(Said { phrase: Arc::new(phrase), place, public: false, seats })
        });
        Narration { said: said.collect(), seen: None }
    }
}

/// What happened in one turn, as far as somebody is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter<'a> {
    /// Whose turn it was; none for what belongs to no turn.
    pub turn: Option<Party>,
    /// The line with which it began.
    pub heading: Option<&'a Phrase>,
    pub lines: Vec<Told<'a>>,
}

/// These lines by turns, in order. What belongs to no turn stays where it happened.
pub fn chapters<'a>(told: impl IntoIterator<Item = Told<'a>>) -> Vec<Chapter<'a>> {
    let mut chapters: Vec<Chapter<'a>> = Vec::new();
    for line in told {
        let goes_on = |last: &Chapter<'a>| !line.begins && (line.turn.is_none() || line.turn == last.turn);
        if !chapters.last().is_some_and(goes_on) {
            let heading = line.begins.then_some(line.phrase);
            chapters.push(Chapter { turn: line.turn, heading, lines: Vec::new() });
        }
        if let (Some(chapter), false) = (chapters.last_mut(), line.begins) {
            chapter.lines.push(line);
        }
    }
    chapters
}

/// Each event with its place in the turns, beginning in this one.
fn placed<'e, G: Tell>(
    game: &G,
    events: &'e [G::Event],
    mut turn: Option<Party>,
) -> impl Iterator<Item = (&'e G::Event, Place)> {
    events.iter().map(move |event| {
        let begun = game.begins(event);
        turn = begun.or(turn);
        (event, Place { weight: game.weight(event), turn, begins: begun.is_some(), taken_back: false })
    })
}

/// The events as this viewer saw them, as data.
pub(super) fn seen_by<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<serde_json::Value> {
    witnessed(game, events, viewer).data()
}

fn witnessed<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.witness(event, viewer)).collect()
}

/// An event as it is told, with those who are told it so: what is secret is told differently to different people.
fn versions<G: Tell>(game: &G, seats: usize, event: &G::Event, place: Place) -> Vec<Said> {
    let mut versions: Vec<(G::Event, bool, SeatSet)> = Vec::with_capacity(1);
    let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(seats).map(Viewer::Seat));
    for (viewer, witnessed) in viewers.filter_map(|viewer| Some((viewer, game.witness(event, viewer)?))) {
        let known = versions.iter().position(|(version, _, _)| *version == witnessed);
        let version = known.unwrap_or_else(|| {
            versions.push((witnessed, false, SeatSet::NONE));
            versions.len() - 1
        });
        match viewer {
            Viewer::Spectator => versions[version].1 = true,
            Viewer::Seat(seat) => versions[version].2 = versions[version].2.with(seat),
        }
    }
    let said = |(version, public, seats): (G::Event, bool, SeatSet)| {
        game.event(&version).map(|phrase| Said { phrase: Arc::new(phrase), place, public, seats })
    };
    versions.into_iter().filter_map(said).collect()
}

/// Events of whichever game, turned into data only if somebody wants a transcript.
#[derive(Clone)]
struct Seen(Arc<dyn Witnessed>);

trait Witnessed: Send + Sync {
    fn data(&self) -> Vec<serde_json::Value>;
}

impl<E: Serialize + Send + Sync> Witnessed for Vec<E> {
    fn data(&self) -> Vec<serde_json::Value> {
        self.iter().filter_map(|event| serde_json::to_value(event).ok()).collect()
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.data())
    }
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.0.data() == other.0.data()
    }
}

impl Eq for Seen {}
