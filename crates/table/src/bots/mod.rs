//! Bots at tables: the host adds and removes them in the lobby and lets them keep vacant seats; the leading process
//! plays for them.
//!
//! A bot occupies a seat without a person, so nobody is pinged, reminded or asked to vote there. Bots play for the
//! benefit of people: where no person sits, they rest.

mod hints;
mod par;
mod reviews;
mod slots;
mod worker;

pub use hints::Hint;
pub(super) use hints::HintLimits;
pub use reviews::{MadeReview, ReviewState};
pub(super) use slots::ThinkingSlots;
pub use worker::BotWorker;

use super::answer::{Refusal, Reply, Request};
use super::ids::Which;
use super::store::{Player, Status};
use super::view::PublicTable;
use super::{Tables, fresh_seed};
use crate::change::draft::Draft;
use crate::change::loaded::LoadedTable;
use crate::change::lobby::number_seats;
use engine::search::Level;
use engine::{Play, Seat, Seed};

/// The bots' names, the same in every language: more than any table has seats.
pub const BOT_NAMES: [&str; 8] = ["Inês", "Tomé", "Leonor", "Duarte", "Beatriz", "Vasco", "Graça", "Simão"];

/// The level at which hints are computed.
const LEVEL_OF_HINTS: Level = Level::Hard;

/// A bot on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeat {
    pub level: Level,
    /// The source of its random numbers. Anyone who knew it could predict its moves.
    pub secret: Seed,
}

/// Why bots whose turn it is do not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resting {
    /// The operator has switched bots off.
    Off,
    /// No person plays with them.
    Alone,
}

impl Tables {
    /// Whether the operator lets bots play.
    pub fn has_bots(&self) -> bool {
        self.0.limits.bots
    }

    /// Seats a bot. Only the host may, while there is room and the game has not started.
    pub async fn add_bot(&self, request: &Request, which: impl Into<Which>, level: Level) -> Result<Reply, Refusal> {
        self.change_lobby(request, which, |draft| {
            if !self.has_bots() {
                return Err(Refusal::BotsOff);
            }
            let (_, most) = draft.kind.seats;
            if draft.players.len() >= most {
                return Err(Refusal::Full { most });
            }
            draft.seat_bot(level)
        })
        .await
    }

    /// Removes the bot with this name. Only the host may, before the start.
    pub async fn remove_bot(&self, request: &Request, which: impl Into<Which>, name: &str) -> Result<Reply, Refusal> {
        self.change_lobby(request, which, |draft| {
            let meant = draft.players.iter().position(|player| player.bot.is_some() && player.name == name);
            draft.players.remove(meant.ok_or(Refusal::NoSuchBot)?);
            number_seats(&mut draft.players);
            Ok(())
        })
        .await
    }
}

impl Draft<'_> {
    /// A bot for this table, and its name.
    pub fn new_bot(&self, level: Level) -> Result<(String, BotSeat), Refusal> {
        let secret = fresh_seed()?;
        let is_free = |name: &&&str| self.players.iter().all(|player| player.name != **name);
        // No table has that many seats.
        let name = BOT_NAMES.iter().find(is_free).ok_or(Refusal::Full { most: BOT_NAMES.len() })?;
        Ok(((*name).to_owned(), BotSeat { level, secret }))
    }

    /// Seats a bot on the next seat.
    pub fn seat_bot(&mut self, level: Level) -> Result<(), Refusal> {
        let (name, bot) = self.new_bot(level)?;
        let seat = Seat(self.players.len() as u8);
        self.players.push(Player { bot: Some(bot), ..Player::new(seat, None, name) });
        Ok(())
    }
}

impl LoadedTable {
    /// The next bot that has to answer, if the game is running and a person plays with it.
    pub(super) fn asked_bot(&self) -> Option<(Seat, BotSeat)> {
        let is_played = self.row.status == Status::Running && self.row.life.paused.is_none();
        if !is_played || self.has_bots_alone() {
            return None;
        }
        let waiting = self.play.as_ref().map(Play::waiting)?;
        self.players
            .iter()
            .find_map(|player| Some((player.seat, player.bot.filter(|_| waiting.contains(player.seat))?)))
    }

    fn has_bots_alone(&self) -> bool {
        self.players.iter().all(|player| player.person.is_none())
    }
}

impl PublicTable {
    /// Why the game is stuck although it waits for a bot; `bots`: whether the operator lets bots play.
    pub fn resting(&self, bots: bool) -> Option<Resting> {
        let waiting = self.waiting();
        let asked = self.players().iter().any(|player| player.bot.is_some() && waiting.contains(player.seat));
        match (asked, bots) {
            (false, _) => None,
            (true, false) => Some(Resting::Off),
            (true, true) => self.0.has_bots_alone().then_some(Resting::Alone),
        }
    }
}
