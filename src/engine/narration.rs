//! What happened, as each viewer may be told it.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::game::Game;
use super::phrase::Phrase;
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::tell::Tell;

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
    public: bool,
    seats: SeatSet,
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
        let said = self.said.iter().filter(for_them).map(|said| Said { phrase: said.phrase.clone(), public, seats });
        Narration { said: said.collect(), seen: None }
    }

    /// Something that is no event of the game, told to everybody at the table and beyond.
    pub fn notice(phrase: Phrase) -> Narration {
        Narration {
            said: vec![Said { phrase: Arc::new(phrase), public: true, seats: Seat::all(MAX_SEATS).collect() }],
            seen: None,
        }
    }

    /// Something that is no event of the game, told to this seat alone.
    pub fn notice_to(seat: Seat, phrase: Phrase) -> Narration {
        Narration {
            said: vec![Said { phrase: Arc::new(phrase), public: false, seats: SeatSet::only(seat) }],
            seen: None,
        }
    }

    /// This, and then that.
    pub fn and(mut self, next: Narration) -> Narration {
        self.said.extend(next.said);
        self.seen = next.seen.or(self.seen);
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

    /// What happened, told to everybody.
    pub(super) fn to_all<G: Tell>(game: &G, seats: usize, events: &[G::Event]) -> Narration {
        let seen = Seen(Arc::new(witnessed(game, events, Viewer::Spectator)));
        let said = events.iter().flat_map(|event| versions(game, seats, event));
        Narration { said: said.collect(), seen: Some(seen) }
    }

    /// What happened, told only to the seat that did it.
    pub(super) fn to_one<G: Tell>(game: &G, seat: Seat, events: &[G::Event]) -> Narration {
        let seats = SeatSet::only(seat);
        let said = tell(game, events, seat).map(|phrase| Said { phrase: Arc::new(phrase), public: false, seats });
        Narration { said: said.collect(), seen: None }
    }
}

/// What happened, as this seat is told it.
pub(super) fn tell<G: Tell>(game: &G, events: &[G::Event], seat: Seat) -> impl Iterator<Item = Phrase> {
    let witnessed = events.iter().filter_map(move |event| game.witness(event, Viewer::Seat(seat)));
    witnessed.filter_map(|event| game.event(&event))
}

/// The events as this viewer saw them, as data.
pub(super) fn seen_by<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<serde_json::Value> {
    witnessed(game, events, viewer).data()
}

fn witnessed<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.witness(event, viewer)).collect()
}

/// An event as it is told, with those who are told it so: what is secret is told differently to different people.
fn versions<G: Tell>(game: &G, seats: usize, event: &G::Event) -> Vec<Said> {
    let mut versions: Vec<(G::Event, bool, SeatSet)> = Vec::with_capacity(1);
    let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(seats).map(Viewer::Seat));
    for (viewer, witnessed) in viewers.filter_map(|viewer| Some((viewer, game.witness(event, viewer)?))) {
        let known = versions.iter().position(|(version, _, _)| *version == witnessed);
        let place = known.unwrap_or_else(|| {
            versions.push((witnessed, false, SeatSet::NONE));
            versions.len() - 1
        });
        match viewer {
            Viewer::Spectator => versions[place].1 = true,
            Viewer::Seat(seat) => versions[place].2 = versions[place].2.with(seat),
        }
    }
    let said = |(version, public, seats): (G::Event, bool, SeatSet)| {
        game.event(&version).map(|phrase| Said { phrase: Arc::new(phrase), public, seats })
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
