//! What happened, as each viewer may be told it.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::game::{Game, Scene};
use super::outcome::Party;
use super::phrase::Phrase;
use super::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use super::tell::{Tell, Weight};

/// What happened, as each viewer may be told it. Most lines are the same for everybody, and stored once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Narration {
    said: Vec<StoredLine>,
    /// The events that a spectator saw, for transcripts.
    seen: Option<SpectatorEvents>,
}

/// One line, and who is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredLine {
    phrase: Arc<Phrase>,
    place: LineOrigin,
    public: bool,
    seats: SeatSet,
}

/// Where a line comes from: its event, and what that belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LineOrigin {
    weight: Weight,
    scene: Option<Scene>,
    begins: bool,
    taken_back: bool,
}

impl LineOrigin {
    /// A line that is not an event of the game.
    const NONE: LineOrigin = LineOrigin { weight: Weight::Result, scene: None, begins: false, taken_back: false };
}

/// One line, as a viewer is told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldLine<'a> {
    pub phrase: &'a Phrase,
    pub weight: Weight,
    /// To what it belongs; none for lines that are not events of the game.
    pub scene: Option<Scene>,
    /// Whether the turn begins with it: its words head the turn.
    pub begins: bool,
    /// Whether it has been taken back since, by consent.
    pub taken_back: bool,
}

impl StoredLine {
    fn told(&self) -> ToldLine<'_> {
        let LineOrigin { weight, scene, begins, taken_back } = self.place;
        ToldLine { phrase: &self.phrase, weight, scene, begins, taken_back }
    }
}

impl Narration {
    /// The lines for everybody: none before they are settled.
    pub fn public(&self) -> impl Iterator<Item = &Phrase> {
        self.said.iter().filter(|said| said.public).map(|said| &*said.phrase)
    }

    /// The lines for this seat.
    pub fn private(&self, seat: Seat) -> impl Iterator<Item = &Phrase> {
        self.said.iter().filter(move |said| said.seats.contains(seat)).map(|said| &*said.phrase)
    }

    /// How many lines this seat was told that not everybody was.
    pub fn secrets(&self, seat: Seat) -> usize {
        self.said.iter().filter(|said| !said.public && said.seats.contains(seat)).count()
    }

    /// The lines for everybody, each with its place in a turn.
    pub fn told_to_all(&self) -> impl Iterator<Item = ToldLine<'_>> {
        self.said.iter().filter(|said| said.public).map(StoredLine::told)
    }

    /// The lines for this seat, each with its place in a turn.
    pub fn told_to(&self, seat: Seat) -> impl Iterator<Item = ToldLine<'_>> {
        self.said.iter().filter(move |said| said.seats.contains(seat)).map(StoredLine::told)
    }

    /// Whose turns the lines belong to, whoever is told them; and whether the turn begins with the line.
    pub fn turns(&self) -> impl Iterator<Item = (Party, bool)> {
        self.said.iter().filter_map(|said| match said.place.scene? {
            Scene::Turn(party) => Some((party, said.place.begins)),
            Scene::BetweenTurns => None,
        })
    }

    /// Only the lines for everybody: whoever has this cannot tell more.
    pub fn for_everybody(&self) -> Narration {
        self.only(true, SeatSet::NONE)
    }

    /// Only the lines for this seat.
    pub fn only_for(&self, seat: Seat) -> Narration {
        self.only(false, SeatSet::only(seat))
    }

    fn only(&self, public: bool, seats: SeatSet) -> Narration {
        let for_them = |said: &&StoredLine| public && said.public || seats.iter().any(|seat| said.seats.contains(seat));
        let said = self.said.iter().filter(for_them).map(|said| StoredLine { public, seats, ..said.clone() });
        Narration { said: said.collect(), seen: None }
    }

    /// Adds a line that is not an event of the game, for everybody.
    pub fn notice(phrase: Phrase) -> Narration {
        Narration {
            said: vec![StoredLine {
                phrase: Arc::new(phrase),
                place: LineOrigin::NONE,
                public: true,
                seats: Seat::all(MAX_SEATS).collect(),
            }],
            seen: None,
        }
    }

    /// Adds a line that is not an event of the game, for this seat alone.
    pub fn notice_to(seat: Seat, phrase: Phrase) -> Narration {
        Narration {
            said: vec![StoredLine {
                phrase: Arc::new(phrase),
                place: LineOrigin::NONE,
                public: false,
                seats: SeatSet::only(seat),
            }],
            seen: None,
        }
    }

    /// Appends another narration.
    pub fn and(mut self, next: Narration) -> Narration {
        self.said.extend(next.said);
        self.seen = next.seen.or(self.seen);
        self
    }

    /// Marks all of it as taken back.
    pub fn taken_back(mut self) -> Narration {
        self.said.iter_mut().for_each(|said| said.place.taken_back = true);
        self
    }

    /// Whether a turn begins in it.
    pub fn begins_turn(&self) -> bool {
        self.said.iter().any(|said| said.place.begins)
    }

    /// The part from the last turn that begins in it; empty if none does.
    pub fn from_turn(mut self) -> Narration {
        let begun = self.said.iter().rposition(|said| said.place.begins);
        self.said.drain(..begun.unwrap_or(self.said.len()));
        self
    }

    /// The part before the last turn that begins in it.
    pub fn up_to_turn(mut self) -> Narration {
        let begun = self.said.iter().rposition(|said| said.place.begins);
        self.said.truncate(begun.unwrap_or(self.said.len()));
        self
    }

    /// All lines, whoever may be told them: for narrations made for one viewer.
    pub fn lines(&self) -> impl Iterator<Item = &Phrase> {
        self.said.iter().map(|said| &*said.phrase)
    }

    /// The events that a spectator saw, as data.
    pub(super) fn seen(&self) -> Vec<serde_json::Value> {
        self.seen.as_ref().map(|seen| seen.0.data()).unwrap_or_default()
    }

    /// Narrates to everybody what happened from this party's turn on.
    pub(super) fn to_all<G: Tell>(game: &G, seats: usize, events: &[G::Event], turn: Option<Party>) -> Narration {
        let seen = SpectatorEvents(Arc::new(witnessed(game, events, Viewer::Spectator)));
        let said = placed(game, events, turn).flat_map(|(event, place)| versions(game, seats, event, place));
        Narration { said: said.collect(), seen: Some(seen) }
    }

    /// Narrates what happened in this party's turn only to the seat that acted.
    pub(super) fn to_one<G: Tell>(game: &G, seat: Seat, events: &[G::Event], turn: Option<Party>) -> Narration {
        let seats = SeatSet::only(seat);
        let said = placed(game, events, turn).filter_map(|(event, place)| {
            let phrase = game.event(&game.witness(event, Viewer::Seat(seat))?)?;
            Some(StoredLine { phrase: Arc::new(phrase), place, public: false, seats })
        });
        Narration { said: said.collect(), seen: None }
    }
}

/// What happened in one turn or between two, as far as a viewer is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter<'a> {
    /// None for lines that are not events of the game.
    pub scene: Option<Scene>,
    /// The line with which it began.
    pub heading: Option<&'a Phrase>,
    pub lines: Vec<ToldLine<'a>>,
}

impl Chapter<'_> {
    /// Whose turn it was, if it was one.
    pub fn turn(&self) -> Option<Party> {
        self.scene.and_then(Scene::turn)
    }
}

/// Groups lines by turn, in order. Lines that are not events stay where they were told, but are not the first of a turn.
pub fn chapters<'a>(told: impl IntoIterator<Item = ToldLine<'a>>) -> Vec<Chapter<'a>> {
    let mut chapters: Vec<Chapter<'a>> = Vec::new();
    for line in told {
        let joins = |last: &Chapter<'a>| line.scene == last.scene || line.scene.is_none() && !last.lines.is_empty();
        let goes_on = |last: &Chapter<'a>| !line.begins && joins(last);
        if !chapters.last().is_some_and(goes_on) {
            let heading = line.begins.then_some(line.phrase);
            chapters.push(Chapter { scene: line.scene, heading, lines: Vec::new() });
        }
        if let (Some(chapter), false) = (chapters.last_mut(), line.begins) {
            chapter.lines.push(line);
        }
    }
    chapters
}

/// Each event with its place in the turns, starting in this one.
fn placed<'e, G: Tell>(
    game: &G,
    events: &'e [G::Event],
    turn: Option<Party>,
) -> impl Iterator<Item = (&'e G::Event, LineOrigin)> {
    let mut scene = turn.map_or(Scene::BetweenTurns, Scene::Turn);
    events.iter().map(move |event| {
        let begun = game.begins(event);
        scene = begun.unwrap_or(scene);
        let begins = begun.is_some_and(|scene| scene.turn().is_some());
        (event, LineOrigin { weight: game.weight(event), scene: Some(scene), begins, taken_back: false })
    })
}

/// The events as this viewer saw them, as data.
pub(super) fn seen_by<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<serde_json::Value> {
    witnessed(game, events, viewer).data()
}

fn witnessed<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| game.witness(event, viewer)).collect()
}

/// The wordings of an event, each with those who are told it: secrets are told differently to different people.
fn versions<G: Tell>(game: &G, seats: usize, event: &G::Event, place: LineOrigin) -> Vec<StoredLine> {
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
        game.event(&version).map(|phrase| StoredLine { phrase: Arc::new(phrase), place, public, seats })
    };
    versions.into_iter().filter_map(said).collect()
}

/// Events of any game, turned into data only if somebody wants a transcript.
#[derive(Clone)]
struct SpectatorEvents(Arc<dyn ErasedEvents>);

trait ErasedEvents: Send + Sync {
    fn data(&self) -> Vec<serde_json::Value>;
}

impl<E: Serialize + Send + Sync> ErasedEvents for Vec<E> {
    fn data(&self) -> Vec<serde_json::Value> {
        self.iter().filter_map(|event| serde_json::to_value(event).ok()).collect()
    }
}

impl fmt::Debug for SpectatorEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.data())
    }
}

impl PartialEq for SpectatorEvents {
    fn eq(&self, other: &SpectatorEvents) -> bool {
        self.0.data() == other.0.data()
    }
}

impl Eq for SpectatorEvents {}
