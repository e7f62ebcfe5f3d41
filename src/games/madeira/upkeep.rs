//! Phase D: honour, income, maintenance, feeding (p. 14, ruling 10).

use super::action::Action;
use super::crown::LAST_ROUND;
use super::event::{Event, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Question, Stage};
use super::vocabulary::{City, Colony, Field, Good, Place};
use crate::engine::{InAdvance, Recurring, Seat, SeatSet, Stance, small};

/// PP for a worker that is honoured.
pub const HONOUR: u8 = 4;

impl Look<'_> {
    /// Who alone has the most workers in the watch.
    fn most_loyal(&self) -> Option<Seat> {
        let watch = |seat: &Seat| self.state.player(*seat).watch;
        let most = Seat::all(self.state.seats()).map(|seat| watch(&seat)).max().unwrap_or(0);
        let mut first = Seat::all(self.state.seats()).filter(|seat| watch(seat) == most);
        match (first.next(), first.next()) {
            (Some(seat), None) if most > 0 => Some(seat),
            _ => None,
        }
    }

    /// The ships of a seat on the board.
    pub fn ships_out(&self, seat: Seat) -> u8 {
        let trade: u8 = Good::ALL.iter().map(|good| self.state.traders(*good, seat)).sum();
        let colonies: u8 = Colony::ALL.iter().map(|colony| self.state.explorers(*colony, seat)).sum();
        trade + colonies
    }

    /// The workers of a seat on the board, the watch included.
    pub fn workers_out(&self, seat: Seat) -> u8 {
        let fields = small(Field::all().filter(|field| self.state.field(*field).workers.contains(seat)).count());
        let cities: u8 = City::ALL.iter().map(|city| self.state.population(*city, seat).0).sum();
        let colonies: u8 = self.state.colonies.iter().map(|colony| colony.workers[seat.index()]).sum();
        fields + cities + colonies + self.state.player(seat).watch
    }

    /// The bread that a seat's workers need beyond what the windmill feeds.
    pub fn bread_due(&self, seat: Seat) -> u8 {
        self.workers_out(seat).saturating_sub(self.state.player(seat).windmill)
    }

    /// The most wood the active player can pay for ships: own, and what they can reach and afford.
    fn most_maintenance(&self) -> u8 {
        let ships = self.ships_out(self.seat());
        let affordable = |count: &u8| {
            let bought = self.wood_missing(*count);
            self.wood_in_reach(self.seat()) >= bought.into() && self.edition.wood_price(bought) <= self.me().reais
        };
        (0..=ships).rev().find(affordable).unwrap_or(0)
    }

    pub fn may_maintain(&self, count: u8) -> Allowed {
        let most = self.most_maintenance();
        if count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }

    pub fn maintain_options(&self, out: &mut Vec<Action>) {
        out.extend((0..=self.most_maintenance()).rev().map(Action::Maintain));
    }

    fn most_feeding(&self, seat: Seat) -> u8 {
        small(u16::from(self.bread_due(seat)).min(self.state.player(seat).bread))
    }

    pub fn may_feed(&self, seat: Seat, count: u8) -> Allowed {
        let most = self.most_feeding(seat);
        if count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }

    pub fn feed_options(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=self.most_feeding(seat)).rev().map(Action::Feed));
    }

    /// Whether the windmill could still be of use at the feeding: a step up lowers the bread that is due. In the last
    /// round it is the last chance to turn goods into steps or PP, whatever is due (ruling 10).
    pub fn could_still_mill(&self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        let of_use = self.state.round == LAST_ROUND || player.windmill < self.edition.windmill.top;
        of_use && player.steps_up() > 0
    }

    /// Ruling 10: whoever owes bread decides about it, and in the last round whoever has goods for the windmill.
    fn has_feeding_to_decide(&self, seat: Seat) -> bool {
        self.bread_due(seat) > 0 || (self.state.round == LAST_ROUND && self.could_still_mill(seat))
    }
}

impl Look<'_> {
    /// The last chance at the windmill and the feeding come back in every round. Feeding can be answered in advance only
    /// where there is bread for everybody; otherwise somebody has to decide who goes without.
    pub fn recurring(&self, seat: Seat, question: Question) -> Option<Recurring<Action>> {
        let answer = match question {
            Question::LastWindmill => InAdvance { name: "no", action: Action::Done, stance: Stance::Declines },
            Question::Feed if self.most_feeding(seat) == self.bread_due(seat) => {
                let action = Action::Feed(self.bread_due(seat));
                InAdvance { name: "all", action, stance: Stance::Accepts { brings: 0 } }
            }
            Question::Feed
            | Question::SettleCity
            | Question::SettleField(_)
            | Question::Row
            | Question::Request(_)
            | Question::Guild(_)
            | Question::Turn
            | Question::Act(_)
            | Question::Worker(_)
            | Question::WorkerTo(..)
            | Question::Ship(..)
            | Question::Sail(..)
            | Question::Reward
            | Question::District
            | Question::Wood(_)
            | Question::HarvestAgain(_)
            | Question::Marker
            | Question::Building
            | Question::TurnUp(_)
            | Question::Discard
            | Question::Support
            | Question::Resolve(_)
            | Question::RaiseReais
            | Question::Honour
            | Question::Maintain
            | Question::Present => return None,
        };
        // In the last round goods are worth nothing afterwards, so that everybody looks once more.
        let reasons = if self.state.round == LAST_ROUND { vec!["last-round"] } else { Vec::new() };
        Some(Recurring { subject: "", answers: vec![answer], price: None, reasons, elsewhere: Vec::new() })
    }
}

impl Play<'_> {
    pub fn begin_upkeep(&mut self) {
        self.state.stage = Stage::Honour;
        if let Some(seat) = self.look().most_loyal() {
            self.begin(seat, Question::Honour);
        }
    }

    pub fn honour(&mut self) {
        let who = self.seat();
        let me = self.me();
        me.watch -= 1;
        me.workers += 1;
        self.tell(Event::Honoured { who });
        self.tell(Event::WorkerMoved { who, from: Place::Watch, to: Place::Home });
        self.gain(who, Stock::Prestige, HONOUR);
    }

    /// Workers in colony lands bring their goods.
    pub fn income(&mut self) {
        for who in Seat::all(self.state.seats()) {
            for &colony in Colony::ALL {
                let count = self.state.colony(colony).workers[who.index()];
                let good = self.edition.colony(colony).good;
                if count > 0 {
                    self.add(who, Stock::Good(good), count);
                    self.tell(Event::ColonyIncome { who, colony, good, count });
                }
            }
        }
        self.state.stage = Stage::Maintenance(0);
    }

    /// The next in the order maintains their ships, one after another because wood is shared; then all are fed.
    pub fn next_maintenance(&mut self, done: u8) {
        match self.state.order.get(usize::from(done)).copied() {
            None => self.ask_feeding(),
            Some(seat) => {
                self.state.stage = Stage::Maintenance(done + 1);
                if self.look().ships_out(seat) > 0 {
                    self.begin(seat, Question::Maintain);
                }
            }
        }
    }

    /// Pays wood for ships; each that goes without brings a pirate.
    pub fn maintain(&mut self, wood: u8) {
        let who = self.seat();
        let ships = self.look().ships_out(who);
        let cost = self.look().wood_cost(wood);
        self.tell(Event::Maintained { who, ships, wood: cost });
        self.take_pirates(who, ships - wood);
        self.pay_wood(cost);
    }

    fn ask_feeding(&mut self) {
        self.state.stage = Stage::Feeding;
        let look = self.look();
        let asked: SeatSet = Seat::all(look.state.seats()).filter(|seat| look.has_feeding_to_decide(*seat)).collect();
        self.state.asked = asked;
    }

    /// Feeds workers; each that goes without brings a pirate.
    pub fn feed(&mut self, who: Seat, bread: u8) {
        let due = self.look().bread_due(who);
        self.state.player_mut(who).bread -= u16::from(bread);
        self.state.asked = self.state.asked.without(who);
        if due > 0 {
            self.tell(Event::Fed { who, due, bread });
        }
        self.take_pirates(who, due - bread);
    }
}
