//! Wood: paying with one's own, buying what is missing, receiving (p. 10-11, ruling 6).

use super::action::Action;
use super::event::{Event, Lost, WoodCost};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::Player;
use super::step::{Question, Step, WoodDue};
use super::vocabulary::Field;
use crate::engine::{Seat, small};

/// What the forest can give: no turn needs more.
const ENDLESS: u16 = 255;

impl Look<'_> {
    /// How much wood a field or the forest can give a seat.
    pub fn wood_from(&self, seat: Seat, field: Field) -> u16 {
        let here = self.state.field(field);
        match here.workers.contains(seat) {
            true if field.is_forest() => ENDLESS,
            true => here.wood.into(),
            false => 0,
        }
    }

    /// How much wood a seat has access to.
    pub fn wood_in_reach(&self, seat: Seat) -> u16 {
        Field::all().map(|field| self.wood_from(seat, field)).sum()
    }

    /// How much wood the active player must buy to pay this much; own wood comes first.
    pub fn wood_missing(&self, need: u8) -> u8 {
        small(u16::from(need).saturating_sub(self.me().wood))
    }

    /// What paying this much wood takes from the active player.
    pub fn wood_cost(&self, need: u8) -> WoodCost {
        let bought = self.wood_missing(need);
        let reais = self.edition.wood_price(self.wood_bought() + bought) - self.wood_debt();
        WoodCost { own: need - bought, bought, reais }
    }

    /// Whether the active player can pay this much wood, after which `rest` is what they have to raise reais from.
    pub fn may_pay_wood(&self, need: u8, rest: &Player, income: u16) -> Allowed {
        let missing = self.wood_missing(need);
        if missing > 0 {
            let reach = self.wood_in_reach(self.seat());
            if reach < missing.into() {
                return Err(Refusal::NoAccessToWood { need, have: self.me().wood + reach });
            }
        }
        let price = self.edition.wood_price(self.wood_bought() + missing);
        let reach = self.purse(rest) + self.coming_income() + income;
        if price > reach { Err(Refusal::WoodTooDear { price, reach }) } else { Ok(()) }
    }

    /// The reais that ships already moved in this turn will bring.
    pub fn coming_income(&self) -> u16 {
        self.state.turn.arrivals.iter().map(|space| u16::from(self.edition.voyage(*space).reais)).sum()
    }

    /// The wood that the active player buys in this turn, whether it has been taken yet or not.
    fn wood_bought(&self) -> u8 {
        let to_take =
            self.state.steps.iter().map(|step| {
                if let Step::Ask(Question::Wood(WoodDue { left, gift: false })) = step { *left } else { 0 }
            });
        self.state.turn.bought + to_take.sum::<u8>()
    }

    /// What the active player owes for wood bought in this turn.
    pub fn wood_debt(&self) -> u16 {
        self.edition.wood_price(self.wood_bought())
    }

    /// Whether a player, after what they are about to do, could still pay for wood bought in this turn.
    pub fn stays_solvent(&self, seat: Seat, after: &Player) -> Allowed {
        let owing = !self.state.steps.is_empty() && seat == self.seat();
        let price = if owing { self.wood_debt() } else { 0 };
        if price > self.purse(after) + self.coming_income() {
            return Err(Refusal::NeededForWood { price });
        }
        Ok(())
    }

    pub fn may_take_wood(&self, field: Field) -> Allowed {
        if self.wood_from(self.seat(), field) > 0 { Ok(()) } else { Err(Refusal::NoWoodThere { field }) }
    }

    pub fn wood_options(&self, out: &mut Vec<Action>) {
        out.extend(Field::all().filter(|field| self.may_take_wood(*field).is_ok()).map(Action::Wood));
    }
}

impl Play<'_> {
    /// Pays wood: own first, the rest is bought. The purchase has been found affordable.
    pub fn pay_wood(&mut self, wood: WoodCost) {
        self.me().wood -= u16::from(wood.own);
        if wood.bought > 0 {
            self.then([Question::Wood(WoodDue { left: wood.bought, gift: false })]);
        }
    }

    /// Receives wood for nothing, as far as there is access to any.
    pub fn receive_wood(&mut self, count: u8) {
        let (who, reach) = (self.seat(), self.look().wood_in_reach(self.seat()));
        let left = small(u16::from(count).min(reach));
        if left < count {
            self.tell(Event::Lost { who, what: Lost::Wood(count - left) });
        }
        if left > 0 {
            self.then([Question::Wood(WoodDue { left, gift: true })]);
        }
    }

    /// Takes wood without asking where there is no choice. Whether it was decided.
    pub fn take_only_wood(&mut self, due: WoodDue) -> bool {
        let (seat, left) = (self.seat(), due.left);
        if left == 0 {
            return true;
        }
        let look = self.look();
        let mut sources = Field::all().filter(|field| look.wood_from(seat, *field) > 0);
        let all_needed = look.wood_in_reach(seat) <= left.into();
        let (Some(first), second) = (sources.next(), sources.next()) else { return true };
        if second.is_some() && !all_needed {
            return false;
        }
        let count = small(look.wood_from(seat, first).min(left.into()));
        self.take_wood(first, count, due);
        true
    }

    /// Takes some of the wood that is still due from one place.
    pub fn take_wood(&mut self, field: Field, count: u8, due: WoodDue) {
        let who = self.seat();
        if !field.is_forest() {
            self.state.field_mut(field).wood -= count;
        }
        if due.gift {
            self.me().wood += u16::from(count);
            self.tell(Event::WoodReceived { who, from: field, count });
        } else {
            self.state.turn.bought += count;
            self.tell(Event::WoodBought { who, from: field, count });
        }
        self.then([Question::Wood(WoodDue { left: due.left - count, ..due })]);
    }

    /// The end of a turn: pays for the wood that was bought, once there are reais enough. Whether that is so.
    pub fn pay_bought_wood(&mut self) -> bool {
        let (who, count) = (self.seat(), self.state.turn.bought);
        let reais = self.look().wood_debt();
        if self.me().reais < reais {
            return false;
        }
        if count > 0 {
            self.me().reais -= reais;
            self.tell(Event::WoodPaid { who, count, reais });
        }
        self.state.turn.bought = 0;
        true
    }
}
