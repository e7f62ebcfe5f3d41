//! The windmill: open to everybody in phases B, C and D, in and out of turn (p. 6, ruling 2).

use super::action::ActionError;
use super::event::Loss;
use super::prelude::*;
use super::price::{BREAD, MILL, PP, STEPS, bought};
use super::question as q;
use super::state::Player;
use super::step::{Phase, Stage};
use engine::steps::{self, Offer, Text, question};
use engine::{InAdvance, Recurring, Stance};
use std::fmt;
use std::str::FromStr;

/// Wheat for a step up.
pub const WHEAT: u8 = 2;
/// Reais for a step down.
pub const REAIS: u16 = 3;

engine::one_of! {
    pub enum MillReply of Action { Windmill(action::Windmill), Exchange(action::Exchange) }
}

/// The windmill, in and out of turn.
#[derive(Clone, Copy, Default)]
pub struct AtTheWindmill;

impl Offer<Madeira> for AtTheWindmill {
    type Reply = MillReply;

    /// Everything a seat may do with the windmill now, as far as it does not answer what is asked.
    fn options(self, look: Look<'_>, seat: Seat, out: &mut Vec<Action>) {
        if look.windmill_is_open().is_err() {
            return;
        }
        let first = out.len();
        out.extend(Mill::ALL.into_iter().filter(|step| look.milled(seat, *step).is_ok()).map(Action::Windmill));
        if look.state.player(seat).goods.total() >= 2 {
            let exchanges = Exchange::all().filter(|exchange| look.exchanged(seat, *exchange).is_ok());
            out.extend(exchanges.map(Action::Exchange));
        }
        let asked = question::<Madeira>(look, seat);
        if asked.is_some_and(|asked| matches!(asked, Question::LastWindmill | Question::RaiseReais)) {
            let mut answers = Vec::new();
            steps::options::<Madeira>(look, seat, &mut answers);
            let mut index = 0;
            out.retain(|action| {
                index += 1;
                index <= first || !answers.contains(action)
            });
        }
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: MillReply) -> Allowed {
        match reply {
            MillReply::Windmill(reply) => look.milled(seat, reply.step).map(drop),
            MillReply::Exchange(reply) => look.exchanged(seat, reply.exchange).map(drop),
        }
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: MillReply) -> Price {
        match reply {
            MillReply::Windmill(reply) => look.mill_price(seat, reply.step),
            MillReply::Exchange(reply) => match reply.exchange.give {
                [first, second] if first == second => Price::of(MILL).costs(first.name(), 2u8),
                [first, second] => Price::of(MILL).costs(first.name(), 1u8).costs(second.name(), 1u8),
            },
        }
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: MillReply) {
        match reply {
            MillReply::Windmill(action::Windmill { step }) => {
                let after = play.look().milled(who, step).expect("a listed step can be made");
                let prestige = after.pp < play.state.player(who).pp;
                *play.state.player_mut(who) = after;
                play.tell(Event::WindmillStepped { who, step, level: after.windmill, prestige });
            }
            MillReply::Exchange(action::Exchange { exchange }) => {
                let after = play.look().exchanged(who, exchange).expect("a listed exchange can be made");
                *play.state.player_mut(who) = after;
                play.tell(Event::GoodsExchanged { who, exchange });
            }
        }
    }
}

/// The last chance to step down before phase D, which is done with the windmill, or not at all.
impl Ask<Madeira> for q::LastWindmill {
    type Reply = action::Done;
    const TERM: Option<&'static str> = Some("windmill");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let steps = [Mill::Bread, Mill::Reais].into_iter().filter(|step| look.milled(seat, *step).is_ok());
        out.extend(steps.map(Action::Windmill));
        out.extend([Action::Done]);
    }

    fn check(self, _look: Look<'_>, _seat: Seat, _reply: action::Done) -> Allowed {
        Ok(())
    }

    fn even_if_forced(self, look: Look<'_>, seat: Seat) -> bool {
        look.state.player(seat).steps_up() > 0
    }

    fn recurring(self, look: Look<'_>, _seat: Seat) -> Option<Recurring<Action>> {
        Some(look.in_every_round(InAdvance { name: "no", action: Action::Done, stance: Stance::Declines }))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _reply: action::Done) {
        play.state.asked = play.state.asked.without(seat);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_LAST_WINDMILL.say()
    }

    fn declining(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::OPT_STAY.say())
    }
}

impl Look<'_> {
    /// The reais that a player could have by using the windmill for nothing else.
    pub fn purse(&self, player: &Player) -> u16 {
        let steps = u16::from(player.windmill - self.edition.windmill.bottom) + player.steps_up();
        player.reais + REAIS * steps + player.pp
    }

    /// Whether the active player has fewer reais than this, and could raise them by the windmill and then still pay for
    /// wood.
    pub fn lacks_only_reais(&self, need: u16) -> bool {
        let (have, purse) = (self.me().reais, self.purse(self.me()));
        have < need && purse.checked_sub(need).is_some_and(|rest| rest + self.coming_income() >= self.wood_debt())
    }

    /// Whether the windmill could bring the active player this much bread and leave enough to pay for wood.
    pub fn could_mill_bread(&self, need: u8) -> bool {
        let (me, need) = (self.me(), u16::from(need));
        let down = need.min((me.windmill - self.edition.windmill.bottom).into());
        let by_pp = (need - down).min(me.pp);
        let by_goods = need - down - by_pp;
        let given = REAIS * (down + by_goods) + by_pp;
        by_goods <= me.steps_up() && self.purse(me) - given + self.coming_income() >= self.wood_debt()
    }

    /// The player after this step, if it is legal.
    pub fn milled(&self, seat: Seat, step: Mill) -> Allowed<Player> {
        self.windmill_is_open()?;
        if step.is_down() && self.state.stage.phase() == Phase::Upkeep {
            return Err(Refusal::NoSteppingDown);
        }
        let mut after = *self.state.player(seat);
        if step.is_down() {
            self.step_down(&mut after, step)?
        } else {
            self.step_up(&mut after, step)?
        }
        self.stays_solvent(seat, &after)?;
        Ok(after)
    }

    fn windmill_is_open(&self) -> Allowed {
        match self.state.stage.phase() {
            Phase::Characters | Phase::Buildings | Phase::Upkeep => Ok(()),
            Phase::Setup | Phase::Preparation | Phase::Requests | Phase::Over => Err(Refusal::WindmillClosed),
        }
    }

    fn step_down(&self, player: &mut Player, step: Mill) -> Allowed {
        let at_bottom = player.windmill == self.edition.windmill.bottom;
        if at_bottom {
            player.pp = player.pp.checked_sub(1).ok_or(Refusal::PrestigeMissing)?;
        } else {
            player.windmill -= 1;
        }
        if step == Mill::Bread {
            player.bread += 1;
        } else {
            player.reais += if at_bottom { 1 } else { REAIS };
        }
        Ok(())
    }

    fn step_up(&self, player: &mut Player, step: Mill) -> Allowed {
        let at_top = player.windmill == self.edition.windmill.top;
        if at_top != (step == Mill::Prestige) {
            return Err(if at_top { Refusal::WindmillAtTop } else { Refusal::WindmillNotAtTop });
        }
        let have = player.goods[Good::Wheat];
        let missing = Refusal::GoodsMissing { good: Good::Wheat, need: WHEAT, have };
        player.goods = player.goods.less(Good::Wheat, WHEAT).ok_or(missing)?;
        if at_top {
            player.pp += 1;
        } else {
            player.windmill += 1;
        }
        Ok(())
    }

    /// The player after this exchange, if it is legal.
    pub fn exchanged(&self, seat: Seat, exchange: Exchange) -> Allowed<Player> {
        self.windmill_is_open()?;
        let Exchange { give, get } = exchange;
        if give.contains(&get) {
            return Err(Refusal::NoEffect);
        }
        let mut after = *self.state.player(seat);
        for good in give {
            let need = small(give.iter().filter(|other| **other == good).count());
            let missing = Refusal::GoodsMissing { good, need, have: self.state.player(seat).goods[good] };
            after.goods = after.goods.less(good, 1).ok_or(missing)?;
        }
        after.goods[get] += 1;
        self.stays_solvent(seat, &after)?;
        Ok(after)
    }

    /// Ruling 2: whoever could still step down with something to gain is asked. From the bottom a PP is given for a
    /// bread or a real, which is a gain only if it saves a pirate.
    fn gains_by_stepping_down(&self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        let steps = player.windmill > self.edition.windmill.bottom || player.steps_up() > 0;
        let hungry = u16::from(self.bread_due(seat)) > player.bread;
        let rotting = u16::from(self.ships_out(seat)) > player.wood && self.wood_in_reach(seat) > 0;
        steps || (player.pp > 0 && (hungry || rotting))
    }
}

impl Play<'_> {
    /// A step up for nothing: miller or the windmill reward. At the top it gives nothing.
    pub fn raise_windmill(&mut self) {
        let (who, top) = (self.seat(), self.edition.windmill.top);
        let me = self.me();
        if me.windmill == top {
            self.tell(Event::Lost { who, what: Loss::WindmillStep });
            return;
        }
        me.windmill += 1;
        let level = me.windmill;
        self.tell(Event::WindmillRaised { who, level });
    }

    /// Asks everybody who may want to step down before phase D, all together.
    pub fn ask_last_windmill(&mut self) {
        self.state.stage = Stage::LastWindmill;
        let look = self.look();
        let asked: SeatSet = Seat::all(look.state.seats()).filter(|seat| look.gains_by_stepping_down(*seat)).collect();
        self.state.asked = asked;
    }
}

impl Text<ActionError> for action::Exchange {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Exchange { give: [first, second], get } = self.exchange;
        write!(f, "{name} {first} {second} {get}")
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Exchange, ActionError>> {
        let [word, goods @ ..] = words else { return None };
        let [first, second, get] = goods else { return None };
        let good = |word: &str| Good::from_str(word);
        let read = || Ok(Exchange::of([good(first)?, good(second)?], good(get)?));
        (*word == name).then(|| read().map(|exchange| action::Exchange { exchange }))
    }
}

impl Reply<Madeira> for action::Windmill {
    const COMMAND: Option<&'static str> = Some("windmill");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let level = sight.me().windmill;
        let at_bottom = level == sight.edition.windmill.bottom;
        let wheat = || names::amount(Stock::Good(Good::Wheat), WHEAT);
        let down = |gain: Phrase| w::OptMillDown { to: (level - 1).into(), gain }.say();
        let pay = |paid: Phrase, gain: Phrase| w::OptMillPay { paid, gain }.say();
        match self.step {
            Mill::Bread if at_bottom => pay(names::points(1u8), names::amount(Stock::Bread, 1u8)),
            Mill::Reais if at_bottom => pay(names::points(1u8), names::amount(Stock::Reais, 1u8)),
            Mill::Bread => down(names::amount(Stock::Bread, 1u8)),
            Mill::Reais => down(names::amount(Stock::Reais, REAIS)),
            Mill::Up => w::OptMillUp { to: (level + 1).into(), paid: wheat() }.say(),
            Mill::Prestige => pay(wheat(), names::points(1u8)),
        }
    }

    fn detail(self, sight: Reckoning<'_>, next: &[Action]) -> Option<Phrase> {
        leaves(sight, self.step == Mill::Up, next)
    }

    fn announces(self, look: Look<'_>, seat: Seat) -> Vec<Action> {
        look.only_answer_after(seat, self.into())
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![w::GROUP_WINDMILL.say()]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::WINDMILL.to_owned()]
    }
}

impl Reply<Madeira> for action::Exchange {
    const COMMAND: Option<&'static str> = Some("exchange");

    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let [give, get] = names::exchange(self.exchange);
        w::OptExchange { give, get }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![
            ("give", format!("{} {}", self.exchange.give[0], self.exchange.give[1])),
            ("get", self.exchange.get.to_string()),
        ]
    }

    fn detail(self, sight: Reckoning<'_>, next: &[Action]) -> Option<Phrase> {
        leaves(sight, false, next)
    }

    fn announces(self, look: Look<'_>, seat: Seat) -> Vec<Action> {
        look.only_answer_after(seat, self.into())
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![w::GROUP_EXCHANGE.say()]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::WINDMILL.to_owned()]
    }
}

/// The answer that is given without asking after a use of the windmill, because no other is left.
fn leaves(sight: Reckoning<'_>, steps_up: bool, next: &[Action]) -> Option<Phrase> {
    let only = *next.first()?;
    let due = sight.me().bread_due.saturating_sub(u8::from(steps_up));
    let what = if let Action::Feed(_) = only {
        if due == 0 {
            return None;
        }
        // Whoever has any bread could still choose how much of it to give.
        w::OptPirates { pirates: names::pirates(due) }.say()
    } else {
        let price = if let Action::Die(value, character) | Action::Pirate(value, character) = only {
            Price::free().costs(BREAD, sight.site_of(character)?.region.saturating_sub(value))
        } else {
            Price::free()
        };
        only.label(sight, &price)
    };
    Some(w::DetailLeaves { what }.say())
}

impl Happen<Madeira> for event::WindmillStepped {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (who, level) = (self.who, self.level.into());
        let wheat = names::amount(Stock::Good(Good::Wheat), WHEAT);
        let paid = |paid: Phrase, gain: Phrase| w::MillPaid { who, paid, gain }.say();
        Some(match (self.step, self.prestige) {
            (Mill::Bread, true) => paid(names::points(1u8), names::amount(Stock::Bread, 1u8)),
            (Mill::Reais, true) => paid(names::points(1u8), names::amount(Stock::Reais, 1u8)),
            (Mill::Bread, false) => w::MillDown { who, gain: names::amount(Stock::Bread, 1u8), level }.say(),
            (Mill::Reais, false) => w::MillDown { who, gain: names::amount(Stock::Reais, REAIS), level }.say(),
            (Mill::Up, _) => w::MillUp { who, paid: wheat, level }.say(),
            (Mill::Prestige, _) => paid(wheat, names::points(1u8)),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        let given = match self.step {
            Mill::Up | Mill::Prestige => (Good::Wheat.name(), WHEAT.into()),
            Mill::Bread | Mill::Reais => (if self.prestige { PP } else { STEPS }, 1),
        };
        bought(book, self.who, MILL, vec![given]);
    }
}

impl Happen<Madeira> for event::WindmillRaised {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::WindmillRaised { who: self.who, level: self.level.into() }.say())
    }
}

impl Happen<Madeira> for event::GoodsExchanged {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let [give, get] = names::exchange(self.exchange);
        Some(w::Exchanged { who: self.who, give, get }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, MILL, self.exchange.give.iter().map(|good| (good.name(), 1)).collect());
    }
}
