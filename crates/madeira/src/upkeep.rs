//! Phase D: honour, income, maintenance, feeding (p. 14, ruling 10).

use super::crown::LAST_ROUND;
use super::prelude::*;
use super::price::{BREAD, FEEDING, MAINTENANCE, bought, of_wood};
use super::step::Stage;
use super::wood::wood_words;
use engine::{InAdvance, Recurring, Stance};

/// PP for a worker that is honoured.
pub const HONOUR: u8 = 4;

impl Ask<Madeira> for question::Honour {
    type Reply = Option<action::Honour>;
    const TERM: Option<&'static str> = Some("honour");

    fn options(self, _look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Honour, Action::Done]);
    }

    fn check(self, _look: Look<'_>, _seat: Seat, _reply: Option<action::Honour>) -> Allowed {
        Ok(())
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, reply: Option<action::Honour>) {
        if reply.is_none() {
            return;
        }
        let me = play.me();
        me.watch -= 1;
        me.workers += 1;
        play.tell(Event::Honoured { who });
        play.tell(Event::WorkerMoved { who, from: Place::Watch, to: Place::Home });
        play.gain(who, Stock::Prestige, HONOUR);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskHonour { pp: names::points(HONOUR) }.say()
    }

    fn declining(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::OPT_DECLINE.say())
    }
}

/// Pays wood for ships; each that goes without brings a pirate.
impl Ask<Madeira> for question::Maintain {
    type Reply = action::Maintain;
    const TERM: Option<&'static str> = Some("maintenance");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend((0..=look.most_maintenance()).rev().map(Action::Maintain));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Maintain) -> Allowed {
        let most = look.most_maintenance();
        if reply.count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }

    fn price(self, look: Look<'_>, _seat: Seat, reply: action::Maintain) -> Price {
        look.wood_price(Price::of(MAINTENANCE), reply.count, look.me(), 0)
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, action::Maintain { count: wood }: action::Maintain) {
        let ships = play.look().ships_out(who);
        let cost = play.look().wood_cost(wood);
        play.tell(Event::Maintained { who, ships, wood: cost });
        play.take_pirates(who, ships - wood);
        play.pay_wood(cost);
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        w::AskMaintain { ships: sight.me().wood_due.into() }.say()
    }
}

/// Feeds workers; each that goes without brings a pirate.
impl Ask<Madeira> for question::Feed {
    type Reply = action::Feed;
    const TERM: Option<&'static str> = Some("feeding");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend((0..=look.most_feeding(seat)).rev().map(Action::Feed));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Feed) -> Allowed {
        let most = look.most_feeding(seat);
        if reply.count <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: action::Feed) -> Price {
        Price::of(FEEDING).costs(BREAD, reply.count)
    }

    fn even_if_forced(self, look: Look<'_>, seat: Seat) -> bool {
        look.could_still_mill(seat)
    }

    /// It can be answered in advance only where there is bread for everybody; otherwise somebody has to decide who goes
    /// without.
    fn recurring(self, look: Look<'_>, seat: Seat) -> Option<Recurring<Action>> {
        let due = look.bread_due(seat);
        let all = InAdvance { name: "all", action: Action::Feed(due), stance: Stance::Accepts { brings: 0 } };
        (look.most_feeding(seat) == due).then(|| look.in_every_round(all))
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, action::Feed { count: bread }: action::Feed) {
        let due = play.look().bread_due(who);
        play.state.player_mut(who).bread -= u16::from(bread);
        play.state.asked = play.state.asked.without(who);
        if due > 0 {
            play.tell(Event::Fed { who, due, bread });
        }
        play.take_pirates(who, due - bread);
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        match sight.me().bread_due {
            0 => w::ASK_FEED_NOTHING.say(),
            due => w::AskFeed { due: due.into() }.say(),
        }
    }
}

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

    fn most_feeding(&self, seat: Seat) -> u8 {
        small(u16::from(self.bread_due(seat)).min(self.state.player(seat).bread))
    }

    /// Whether the windmill could still be of use at the feeding: a step up lowers the bread that is due. In the last
    /// round it is the last chance to turn goods into steps or PP, whatever is due (ruling 10).
    fn could_still_mill(&self, seat: Seat) -> bool {
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
    /// A question that comes back in every round, with its standing answer. In the last round goods are worth nothing
    /// afterwards, so that everybody looks once more.
    pub fn in_every_round(&self, answer: InAdvance<Action>) -> Recurring<Action> {
        let reasons = if self.state.round == LAST_ROUND { vec!["last-round"] } else { Vec::new() };
        Recurring { subject: "", answers: vec![answer], price: None, reasons, elsewhere: Vec::new() }
    }
}

impl Play<'_> {
    pub fn begin_upkeep(&mut self) {
        self.state.stage = Stage::Honour;
        if let Some(seat) = self.look().most_loyal() {
            self.begin(seat, Question::Honour);
        }
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

    fn ask_feeding(&mut self) {
        self.state.stage = Stage::Feeding;
        let look = self.look();
        let asked: SeatSet = Seat::all(look.state.seats()).filter(|seat| look.has_feeding_to_decide(*seat)).collect();
        self.state.asked = asked;
    }
}

impl Reply<Madeira> for action::Honour {
    const COMMAND: Option<&'static str> = Some("honour");

    fn label(self, _sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptHonour { pp: names::points(HONOUR) }.say()
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::WATCH.to_owned()]
    }
}

impl Reply<Madeira> for action::Maintain {
    const COMMAND: Option<&'static str> = Some("maintain");

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        let missing = sight.me().wood_due.saturating_sub(self.count);
        upkeep((self.count > 0).then(|| wood_words(self.count, price)), missing.into())
    }
}

impl Reply<Madeira> for action::Feed {
    const COMMAND: Option<&'static str> = Some("feed");

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        let count = price.range(BREAD).1;
        let due = u32::from(sight.me().bread_due);
        if due == 0 {
            return w::OPT_DECLINE.say();
        }
        upkeep((count > 0).then(|| names::amount(Stock::Bread, count)), due.saturating_sub(count))
    }
}

/// What is paid, and the pirates for what is missing.
fn upkeep(paid: Option<Phrase>, missing: u32) -> Phrase {
    let pirates = || names::pirates(missing);
    match (paid, missing) {
        (None, _) => w::OptUpkeepNone { pirates: pirates() }.say(),
        (Some(paid), 0) => w::OptUpkeepAll { paid }.say(),
        (Some(paid), _) => w::OptUpkeep { paid, pirates: pirates() }.say(),
    }
}

impl Happen<Madeira> for event::Honoured {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::Honoured { who: self.who }.say())
    }
}

impl Happen<Madeira> for event::ColonyIncome {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let gain = names::amount(Stock::Good(self.good), self.count);
        Some(w::ColonyIncome { who: self.who, colony: names::colony(self.colony), gain }.say())
    }
}

impl Happen<Madeira> for event::Maintained {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let wood = names::amount(Stock::Wood, self.wood.own + self.wood.bought);
        Some(w::Maintained { who: self.who, ships: self.ships.into(), wood }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, MAINTENANCE, of_wood(self.wood).into());
    }
}

impl Happen<Madeira> for event::Fed {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let bread = names::amount(Stock::Bread, self.bread);
        Some(w::Fed { who: self.who, due: self.due.into(), bread }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, FEEDING, vec![(BREAD, self.bread.into())]);
    }
}
