//! Wood: paying with one's own, buying what is missing, receiving (p. 10-11, ruling 6).

use super::event::{Loss, WoodCost};
use super::prelude::*;
use super::price::{PP, PP_OR_WHEAT, REAIS, STEPS, WOOD};
use super::state::Player;
use super::step::{Step, WoodDue};
use engine::steps::Nothing;

/// What the forest can give: no turn needs more.
const ENDLESS: u16 = 255;

impl Ask<Madeira> for question::Wood {
    type Reply = action::Wood;
    const TERM: Option<&'static str> = Some("wood");
    const PAYS: bool = true;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(Field::all().filter(|field| look.wood_from(seat, *field) > 0).map(Action::Wood));
    }

    fn check(self, look: Look<'_>, seat: Seat, action::Wood { field }: action::Wood) -> Allowed {
        if look.wood_from(seat, field) > 0 { Ok(()) } else { Err(Refusal::NoWoodThere { field }) }
    }

    /// Takes wood without asking where there is no choice.
    fn settle(self, play: &mut Play<'_>) -> bool {
        let (seat, left) = (play.seat(), self.due.left);
        if left == 0 {
            return true;
        }
        let look = play.look();
        let mut sources = Field::all().filter(|field| look.wood_from(seat, *field) > 0);
        let all_needed = look.wood_in_reach(seat) <= left.into();
        let (Some(first), second) = (sources.next(), sources.next()) else { return true };
        if second.is_some() && !all_needed {
            return false;
        }
        let count = small(look.wood_from(seat, first).min(left.into()));
        play.take_wood(first, count, self.due);
        true
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::Wood) {
        play.take_wood(reply.field, 1, self.due);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        let left = self.due.left.into();
        if self.due.gift { w::AskWoodGift { left }.say() } else { w::AskWood { left }.say() }
    }
}

impl Ask<Madeira> for question::RaiseReais {
    /// What brings reais, or leads to it, is done with the windmill, which is offered anyway.
    type Reply = Nothing;
    const TERM: Option<&'static str> = Some("wood");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let raises = |step: &Mill| look.milled(seat, *step).is_ok();
        out.extend([Mill::Reais].into_iter().filter(raises).map(Action::Windmill));
        if look.me().windmill > look.edition.windmill.bottom {
            return;
        }
        out.extend([Mill::Up].into_iter().filter(raises).map(Action::Windmill));
        let exchanges = Exchange::all().filter(|exchange| exchange.get == Good::Wheat);
        out.extend(exchanges.filter(|exchange| look.exchanged(seat, *exchange).is_ok()).map(Action::Exchange));
    }

    fn check(self, _look: Look<'_>, _seat: Seat, reply: Nothing) -> Allowed {
        match reply {}
    }

    /// The end of a turn: pays for the wood that was bought, once there are reais enough.
    fn settle(self, play: &mut Play<'_>) -> bool {
        let (who, count) = (play.seat(), play.state.turn.bought);
        let reais = play.look().wood_debt();
        if play.me().reais < reais {
            return false;
        }
        if count > 0 {
            play.me().reais -= reais;
            play.tell(Event::WoodPaid { who, count, reais });
        }
        play.state.turn.bought = 0;
        true
    }

    fn carry_out(self, _play: &mut Play<'_>, _seat: Seat, reply: Nothing) {
        match reply {}
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        let me = sight.me();
        w::AskRaise { missing: names::amount(Stock::Reais, me.owed.saturating_sub(me.reais)) }.say()
    }
}

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
            self.tell(Event::Lost { who, what: Loss::Wood(count - left) });
        }
        if left > 0 {
            self.then([Question::Wood(WoodDue { left, gift: true })]);
        }
    }

    /// Takes some of the wood that is still due from one place.
    fn take_wood(&mut self, field: Field, count: u8, due: WoodDue) {
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
}

impl Reply<Madeira> for action::Wood {
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        if self.field.is_forest() {
            return w::OPT_WOOD_FOREST.say();
        }
        let left = sight.field(self.field).map_or(0, |field| field.state.wood);
        w::OptWood { field: names::field(self.field), left: names::amount(Stock::Wood, left) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("wood", self.field.to_string())]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::field(self.field)]
    }
}

/// This much wood, and what buying the part that is missing takes: reais, and what has to raise them.
pub fn wood_words(need: u8, price: &Price) -> Phrase {
    let most = |currency: &str| price.range(currency).1;
    let (wood, bought) = (names::amount(Stock::Wood, need), u32::from(need) - most(WOOD));
    if bought == 0 {
        return wood;
    }
    let reais = |count: u32| names::amount(Stock::Reais, count);
    let bought = bought.into();
    let raised = u32::from(super::windmill::REAIS) * most(STEPS) + most(PP) + most(PP_OR_WHEAT);
    if raised == 0 {
        return w::NWoodBought { wood, bought, reais: reais(most(REAIS)) }.say();
    }
    let own = most(REAIS).saturating_sub(raised);
    let paid = [
        (own, names::amount(Stock::Reais, own)),
        (most(STEPS), w::NSteps { count: most(STEPS).into() }.say()),
        (most(PP), names::amount(Stock::Prestige, most(PP))),
        (most(PP_OR_WHEAT), w::NByPpOrWheat { reais: reais(most(PP_OR_WHEAT)) }.say()),
    ];
    let paid = paid.into_iter().filter(|(count, _)| *count > 0).map(|(_, phrase)| phrase);
    let paid = names::both(paid.collect());
    match raised.saturating_sub(most(REAIS)) {
        0 => w::NWoodRaised { wood, bought, paid }.say(),
        left => w::NWoodRaisedLeft { wood, bought, paid, left: reais(left) }.say(),
    }
}

impl Happen<Madeira> for event::WoodBought {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let wood = names::amount(Stock::Wood, self.count);
        Some(w::WoodBought { who: self.who, wood, from: names::field(self.from) }.say())
    }
}

impl Happen<Madeira> for event::WoodReceived {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let wood = names::amount(Stock::Wood, self.count);
        Some(w::WoodReceived { who: self.who, wood, from: names::field(self.from) }.say())
    }
}

impl Happen<Madeira> for event::WoodPaid {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let wood = names::amount(Stock::Wood, self.count);
        Some(w::WoodPaid { who: self.who, wood, reais: names::amount(Stock::Reais, self.reais) }.say())
    }
}
