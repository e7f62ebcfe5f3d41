//! Seats that change hands: given up, offered, declared vacant by vote, taken over.
//!
//! The new player of a seat sees its hand from then on, and the former player no longer does. The former player's unsettled
//! steps are undone; a sealed answer stands until the new player changes it. Standing answers and notes are not handed
//! over. A bot may keep a vacant seat meanwhile. Anyone who may take a vacant seat can take it from the bot, including
//! its former player.

use serde::{Deserialize, Serialize};

use super::{PAUSE, SeatLife};
use crate::answer::{Answer, Limit, Refusal, Reply, Request};
use crate::change::draft::Draft;
use crate::change::lobby::{for_host, not_ended, own_seat, running, seat_of};
use crate::clock::Time;
use crate::delivery::post::Post;
use crate::ids::{GameId, PersonId, Which};
use crate::reminders::policy::Nudges;
use crate::store::Write;
use crate::view::PublicTable;
use crate::{StoreError, Tables};
use engine::search::Level;
use engine::{Entry, Move, Seat};

/// A seat whose player would let somebody else take over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The person they propose; none: anyone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<PersonId>,
}

/// A former player of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Former {
    pub seat: Seat,
    /// None: a bot, or a person who asked to be forgotten.
    pub person: Option<PersonId>,
    /// Empty: a person who asked to be forgotten.
    pub name: String,
    pub until: Time,
}

impl Former {
    /// Whether it was a bot that kept the seat: it has a name, but is not a person.
    pub fn is_bot(&self) -> bool {
        self.person.is_none() && !self.name.is_empty()
    }
}

impl Tables {
    /// Leaves a running game: the seat is vacant until somebody takes it. People who take it back may give it up again
    /// after a while.
    pub async fn give_up(&self, request: &Request, which: impl Into<Which>) -> Result<Reply, Refusal> {
        let which = which.into();
        let former = match self.find_for(which, Some(&request.requester())).await {
            Ok((_, loaded)) => self.0.store.former_players(loaded.row.id).await?,
            // `change` knows why, or that it was done before.
            Err(_) => Vec::new(),
        };
        let left = former.iter().filter(|sat| sat.person == Some(request.person)).map(|sat| sat.until).max();
        self.change(request, which, |draft| {
            let seat = seat_in_game(draft, request)?;
            if let Some(again) = left.map(|left| left.plus(PAUSE)).filter(|again| *again > draft.now) {
                return Err(Refusal::TooSoon { limit: Limit::GiveUpSeat, again });
            }
            draft.vacate(seat)?;
            Ok(draft.kept())
        })
        .await
    }

    /// Offers the requester's seat to anyone or to one person, and plays on until it is taken; or withdraws the offer.
    /// An offer is a message and may ping somebody, so the next one has to wait.
    pub async fn offer_seat(
        &self,
        request: &Request,
        which: impl Into<Which>,
        offer: Option<Offer>,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            let seat = seat_in_game(draft, request)?;
            if let Some(Offer { to }) = offer {
                if to.is_some() && draft.players.iter().any(|player| player.person == to) {
                    return Err(Refusal::SitsHere);
                }
                if let Some(again) = draft.player(seat)?.life.offers_again.filter(|again| *again > draft.now) {
                    return Err(Refusal::TooSoon { limit: Limit::OfferSeat, again });
                }
                let again = draft.now.plus(PAUSE);
                draft.player_mut(seat, |player| player.life.offers_again = Some(again));
                draft.post_here(Post::SeatOpen { seat });
            }
            draft.player_mut(seat, |player| player.life.offer = offer);
            Ok(draft.kept())
        })
        .await
    }

    /// Takes a vacant or offered seat. Former players of the table may take only their own seat.
    pub async fn take_seat(&self, request: &Request, game: GameId, seat: Seat) -> Result<Reply, Refusal> {
        let former = self.0.store.former_players(game).await?;
        self.change(request, game, |draft| {
            running(draft)?;
            if draft.row.place.challenge().is_some() {
                return Err(Refusal::NoVotesHere);
            }
            if let Some(seat) = seat_of(draft, request) {
                return Err(Refusal::AlreadySeated(seat));
            }
            let player = draft.player(seat)?;
            let offered = player.life.offer.is_some_and(|offer| offer.to.is_none_or(|to| to == request.person));
            if !player.life.vacant && !offered {
                return Err(Refusal::SeatTaken);
            }
            let knows_another = |sat: &Former| sat.person == Some(request.person) && sat.seat != seat;
            if former.iter().any(knows_another) {
                return Err(Refusal::SatHere);
            }
            draft.leave_seat(seat)?;
            draft.sit_down(seat, request);
            Ok(Answer::Joined { game, seat }.into())
        })
        .await
    }

    /// Lets a bot keep a vacant seat until somebody takes it. Only the host may.
    pub async fn let_bot_keep(
        &self,
        request: &Request,
        game: GameId,
        seat: Seat,
        level: Level,
    ) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            running(draft)?;
            for_host(draft, request)?;
            if !self.has_bots() {
                return Err(Refusal::BotsOff);
            }
            let player = draft.player(seat)?;
            if !player.life.vacant || player.bot.is_some() {
                return Err(Refusal::SeatTaken);
            }
            let (name, bot) = draft.new_bot(level)?;
            draft.player_mut(seat, |player| {
                (player.name, player.bot, player.life.clock) = (name, Some(bot), None);
            });
            draft.refresh();
            Ok(draft.kept())
        })
        .await
    }

    /// Makes another seated player the host. Only the host may.
    pub async fn hand_over(&self, request: &Request, which: impl Into<Which>, to: PersonId) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            not_ended(draft)?;
            for_host(draft, request)?;
            if !draft.players.iter().any(|player| player.person == Some(to)) {
                return Err(Refusal::NotSeated);
            }
            draft.row.host = Some(to);
            draft.refresh();
            Ok(draft.kept())
        })
        .await
    }

    /// A table's former players.
    pub async fn former(&self, table: &PublicTable) -> Result<Vec<Former>, StoreError> {
        self.0.store.former_players(table.id()).await
    }
}

fn seat_in_game(draft: &Draft<'_>, request: &Request) -> Result<Seat, Refusal> {
    let seat = own_seat(draft, request)?;
    running(draft)?;
    if draft.row.place.challenge().is_some() { Err(Refusal::NoVotesHere) } else { Ok(seat) }
}

impl Draft<'_> {
    /// Vacates a seat: anyone may take it.
    pub fn vacate(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.leave_seat(seat)?;
        self.player_mut(seat, |player| player.life.vacant = true);
        self.post_here(Post::SeatOpen { seat });
        self.refresh();
        Ok(())
    }

    /// Removes a seat's player. Their unsettled steps are undone; their sealed answers stand.
    fn leave_seat(&mut self, seat: Seat) -> Result<(), Refusal> {
        let unsettled = self
            .play
            .as_ref()
            .and_then(|play| play.private(seat))
            .is_some_and(|view| view.undoable() > 0 && view.question().is_some());
        if unsettled {
            self.enter(Entry { seat, what: Move::StartOver }).map_err(Refusal::Declined)?;
        }
        let (game, until) = (self.row.id, self.now);
        for vote in self.row.life.withdraw(seat) {
            self.show_vote(&vote);
        }
        let left = self.player_mut(seat, |player| {
            let former = Former { seat, person: player.person.take(), name: std::mem::take(&mut player.name), until };
            player.bot = None;
            player.life = SeatLife::default();
            player.nudges = Nudges::default();
            former
        });
        if let Some(former) = left.filter(|former| former.person.is_some() || former.is_bot()) {
            if let Some(person) = former.person {
                self.pass_host_on(person);
            }
            self.writes.push(Write::Sat { game, former });
        }
        Ok(())
    }

    fn sit_down(&mut self, seat: Seat, request: &Request) {
        let now = self.now;
        let clock = self.row.life.clock;
        let waited = self.waiting().contains(seat);
        self.player_mut(seat, |player| {
            player.person = Some(request.person);
            player.name = request.name.clone();
            player.since = waited.then_some(now);
            player.life = SeatLife { clock: clock.map(|rule| super::SeatClock::fresh(&rule)), ..SeatLife::default() };
        });
        self.row.host.get_or_insert(request.person);
        let waiting = self.waiting();
        self.announce_turn(waiting.iter().filter(|waited| *waited == seat).collect());
    }
}
