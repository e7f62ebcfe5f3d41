//! What a person may see of a table: everybody, or one seated player.
//!
//! **Secrets are kept by types.** Public messages are made only from a [`PublicTable`]; a [`PrivateTable`] belongs to
//! one seat. Neither exposes the row behind it: a running game never shows its seed.

use std::fmt;
use std::sync::Arc;

use super::clock::Time;
use super::fairness;
use super::ids::{GameId, PersonId, Place, PostId};
use super::life::{StandingAnswer, TableLife};
use super::store::{Player, Status};
use super::visibility::Requester;
use crate::change::loaded::LoadedTable;
use crate::results::ratings;
use engine::path::{self, SlotValue};
use engine::{Choice, GameInfo, Options, Outcome, Phrase, Play, PrivateView, PublicView, Seat, SeatSet, Seed, Stamp};

/// A table as everybody may see it.
#[derive(Clone)]
pub struct PublicTable(pub(super) Arc<LoadedTable>);

impl fmt::Debug for PublicTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicTable({:?})", self.0)
    }
}

impl PublicTable {
    pub fn id(&self) -> GameId {
        self.0.row.id
    }

    /// Which game is played.
    pub fn kind(&self) -> &'static GameInfo {
        self.0.kind
    }

    pub fn place(&self) -> Place {
        self.0.row.place
    }

    pub fn status(&self) -> Status {
        self.0.row.status
    }

    pub fn host(&self) -> Option<PersonId> {
        self.0.row.host
    }

    /// Whether this requester has a host's rights here: as the host, or by managing the server.
    pub fn is_hosted_by(&self, requester: &Requester) -> bool {
        requester.is_host(&self.0.row)
    }

    pub fn options(&self) -> &Options {
        &self.0.row.options
    }

    /// Whether people play with somebody who chose the seed. The seed itself is shown only when the game is over.
    pub fn has_open_seed(&self) -> bool {
        fairness::has_open_seed(&self.0.row, self.0.players.len())
    }

    /// Whether its result counts in the ratings, or will. None: it is not on a server, and only servers have ratings.
    pub fn rated(&self) -> Option<bool> {
        self.0.row.place.server()?;
        let begun = self.status() != Status::Lobby;
        Some(if begun { self.0.row.rated } else { ratings::may_count(&self.0.row, &self.0.players) })
    }

    /// The seed of a finished game. Others may still play that of a private try.
    pub fn seed(&self) -> Option<Seed> {
        let shown = self.status() == Status::Over && matches!(self.place(), Place::Channel { .. });
        self.0.row.seed.filter(|_| shown)
    }

    /// The title of the challenge tried here.
    pub fn title(&self) -> Option<&str> {
        self.0.challenge.as_ref().map(|challenge| &*challenge.title)
    }

    /// Where people find it: the table's place, or that of the challenge tried here.
    pub fn posted(&self) -> Place {
        self.0.challenge.as_ref().map_or(self.0.row.place, |challenge| challenge.place)
    }

    /// Who sits at the table, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.0.players
    }

    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.0.players.iter().find(|player| player.seat == seat)
    }

    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.0.seat_of(person)
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        match (&self.0.play, self.status()) {
            (Some(play), Status::Running) => play.waiting(),
            _ => SeatSet::NONE,
        }
    }

    /// The game, once it has begun.
    pub fn view(&self) -> Option<PublicView<'_>> {
        self.0.play.as_ref().map(Play::public)
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.0.row.outcome.as_ref()
    }

    /// How many entries the log has.
    pub fn entries(&self) -> u32 {
        self.0.row.entries
    }

    /// The post whose buttons are current: the lobby or the newest turn message.
    pub fn message(&self) -> Option<PostId> {
        self.0.row.message
    }

    /// The clock, open votes, whether it is paused.
    pub fn life(&self) -> &TableLife {
        &self.0.row.life
    }

    /// Whether everybody may see all hands of its game, which is over.
    pub fn shows_hands(&self) -> bool {
        self.status() == Status::Over && self.0.row.life.hands
    }

    /// Whether it is played in a thread that was opened on the lobby message.
    pub fn is_in_thread(&self) -> bool {
        self.0.row.lobby.is_some()
    }

    /// The turn message that shows the board.
    pub fn board(&self) -> Option<PostId> {
        self.0.row.board
    }

    pub fn opened(&self) -> Time {
        self.0.row.opened
    }

    pub fn started(&self) -> Option<Time> {
        self.0.row.started
    }

    /// When somebody last acted.
    pub fn moved(&self) -> Time {
        self.0.row.moved
    }

    /// Whether nobody has moved for so long that reminders have stopped.
    pub fn is_asleep(&self, now: Time) -> bool {
        self.0.row.is_asleep(now)
    }

    pub fn ended(&self) -> Option<Time> {
        self.0.row.ended
    }
}

/// All hands of a game after one of its steps. **Only a table that shows its hands can make one**, so the hands of a
/// running game can never be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenHands(Vec<(Seat, Vec<Phrase>)>);

impl OpenHands {
    pub(super) fn of(table: &PublicTable, play: &Play) -> Option<OpenHands> {
        let hand = |seat| Some((seat, play.private(seat)?.hand()));
        table.shows_hands().then(|| OpenHands(Seat::all(play.seats()).filter_map(hand).collect()))
    }

    /// Each seat's secrets, one line each.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &[Phrase])> {
        self.0.iter().map(|(seat, hand)| (*seat, hand.as_slice()))
    }
}

/// A table as one seated player may see it.
#[derive(Clone)]
pub struct PrivateTable {
    pub(super) loaded: Arc<LoadedTable>,
    pub(super) seat: Seat,
}

impl fmt::Debug for PrivateTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PrivateTable({:?}, seat {})", self.loaded, self.seat)
    }
}

impl PrivateTable {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The same table as everybody may see it.
    pub fn public(&self) -> PublicTable {
        PublicTable(self.loaded.clone())
    }

    /// The game as this seat sees it, once it has started.
    pub fn view(&self) -> Option<PrivateView<'_>> {
        self.loaded.play.as_ref()?.private(self.seat)
    }

    /// This seat's standing answers.
    pub fn standing(&self) -> &[StandingAnswer] {
        self.loaded.players.get(self.seat.index()).map_or(&[], |player| &player.life.standing)
    }

    /// The stamp of this seat's question, which its buttons carry.
    pub fn stamp(&self) -> Option<Stamp> {
        self.loaded.play.as_ref().map(|play| play.stamp(self.seat))
    }

    /// Everything this seat may do now: the asked question's choices before the offered ones.
    pub fn choices(&self) -> Vec<Choice> {
        let Some(view) = self.view().filter(|_| self.loaded.row.status == Status::Running) else { return Vec::new() };
        let asked = view.question().map(|question| question.choices).unwrap_or_default();
        asked.into_iter().chain(view.offers()).collect()
    }

    /// The options that fit the command typed so far, for filling `slot`.
    pub fn complete(&self, given: &[SlotValue], slot: &str) -> Vec<Choice> {
        self.loaded.play.as_ref().map(|play| path::complete(play, self.seat, given, slot)).unwrap_or_default()
    }
}
