//! Bots at tables: the host adds and removes them while a table gathers, lets them keep vacant seats, and whoever leads plays
//! for them.
//!
//! A bot sits on a seat without a person, so nobody is called, reminded or asked to vote there. Bots play for people: where
//! no person sits, they rest.

mod hints;
mod par;
mod reviews;
mod worker;

pub use hints::Hint;
pub use reviews::{MadeReview, ReviewState};
pub use worker::BotWorker;
pub(super) use worker::turns_to_think;

use super::Tables;
use super::answer::{Answer, Refusal, Reply, Request};
use super::draft::Draft;
use super::ids::Which;
use super::life::SeatLife;
use super::loaded::LoadedTable;
use super::lobby::{for_host, in_lobby, number_seats};
use super::reminders::policy::Nudges;
use super::sight::PublicTable;
use super::store::{Player, Status};
use crate::engine::search::Level;
use crate::engine::{Play, Seat, Seed};

/// What bots are called, in every language: more names than any table has seats.
pub const BOT_NAMES: [&str; 8] = ["Inês", "Tomé", "Leonor", "Duarte", "Beatriz", "Vasco", "Graça", "Simão"];

/// How hard hints are thought about.
const LEVEL_OF_HINTS: Level = Level::Hard;

/// A bot on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeat {
    pub level: Level,
    /// Where its random numbers come from. Whoever knew it could tell its moves beforehand.
    pub(crate) secret: Seed,
}

/// Why bots that are asked do not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resting {
    /// The operator has switched bots off.
    Off,
    /// No person plays with them.
    Alone,
}

impl Tables {
    /// Whether bots play here.
    pub fn has_bots(&self) -> bool {
        self.0.limits.bots
    }

    /// Seats a bot. The host may, while there is room and nothing is played.
    pub async fn add_bot(&self, request: &Request, which: impl Into<Which>, level: Level) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            for_host(draft, request)?;
            if !self.has_bots() {
                return Err(Refusal::BotsOff);
            }
            let (_, most) = draft.kind.seats();
            if draft.players.len() >= most {
                return Err(Refusal::Full { most });
            }
            draft.seat_bot(level)?;
            draft.refresh();
            Ok(Answer::Kept { game: draft.row.id }.into())
        })
        .await
    }

    /// Takes the bot with this name away. The host may, before the start.
    pub async fn remove_bot(&self, request: &Request, which: impl Into<Which>, name: &str) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            for_host(draft, request)?;
            let meant = draft.players.iter().position(|player| player.bot.is_some() && player.name == name);
            draft.players.remove(meant.ok_or(Refusal::NoSuchBot)?);
            number_seats(&mut draft.players);
            draft.refresh();
            Ok(Answer::Kept { game: draft.row.id }.into())
        })
        .await
    }
}

impl Draft<'_> {
    /// A bot for this table, and what it is called.
    pub fn new_bot(&self, level: Level) -> Result<(String, BotSeat), Refusal> {
        let secret = Seed::fresh().map_err(|_| Refusal::NoSeed)?;
        let is_free = |name: &&&str| self.players.iter().all(|player| player.name != **name);
        let name = BOT_NAMES.iter().find(is_free).copied().unwrap_or_default().to_owned();
        Ok((name, BotSeat { level, secret }))
    }

    /// A bot sits down on the next seat.
    pub fn seat_bot(&mut self, level: Level) -> Result<(), Refusal> {
        let (name, bot) = self.new_bot(level)?;
        self.players.push(Player {
            seat: Seat(self.players.len() as u8),
            person: None,
            name,
            bot: Some(bot),
            since: None,
            nudges: Nudges::default(),
            life: SeatLife::default(),
        });
        Ok(())
    }
}

impl LoadedTable {
    /// The next bot that is to answer: the game goes on, and somebody plays with it.
    pub(super) fn asked_bot(&self) -> Option<(Seat, BotSeat)> {
        let goes_on = self.row.status == Status::Running && self.row.life.paused.is_none();
        if !goes_on || self.has_bots_alone() {
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
    /// Why the game does not go on although it waits for a bot; `bots`: whether they play here.
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
