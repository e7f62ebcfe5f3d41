//! Rewards and penalties: what an effect code does when its step comes.

use super::prelude::*;
use super::price::{GOODS, purpose};
use super::tell::events::cause;

impl Look<'_> {
    /// Whether an effect would change something now (rulings 3 and 4).
    pub fn effect_possible(self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Goods(good, count) => count.min(self.room(seat, good)) > 0,
            Effect::AnyGood => self.goods_to_gain(seat).next().is_some(),
            Effect::Reis(count) | Effect::Influence(count) | Effect::Wigs(count) => count > 0,
            Effect::Rubble => !self.state.city.pile.is_empty(),
            Effect::Cardinal => self.has_choice(seat, Question::MoveCardinal { far: false }),
            Effect::State(action) => self.state_possible(seat, action),
            Effect::Decree => !self.state.decree_row.is_empty(),
            Effect::Noble(action) => self.completes(seat, action, &self.means(seat)),
        }
    }

    /// Whether somebody has room for a good of this kind.
    pub fn may_store(self, seat: Seat, good: Good) -> Allowed {
        allow_if(self.room(seat, good) > 0, Refusal::WarehouseFull { good })
    }

    pub fn goods_to_gain(self, seat: Seat) -> impl Iterator<Item = Action> {
        Good::ALL.iter().copied().filter(move |good| self.may_store(seat, *good).is_ok()).map(Action::Good)
    }
}

impl Play<'_> {
    /// Carries out a reward. What asks something becomes a step; what is impossible is skipped (ruling 4).
    pub fn reward(&mut self, seat: Seat, effect: Effect, cause: Cause) {
        // A noble action is paid for before it comes, so only payments that leave it possible were offered (ruling 1).
        let owed = matches!(effect, Effect::Noble(_));
        if !owed && !self.look().effect_possible(seat, effect) {
            return self.tell(Event::RewardLost { who: self.party(seat), effect, cause });
        }
        match effect {
            Effect::Goods(good, count) => self.gain_goods(seat, good, count, cause),
            Effect::Reis(count) => self.gain_reis(seat, count, cause),
            Effect::Influence(count) => self.gain_influence(seat, count, cause),
            Effect::Wigs(count) => self.gain_wigs(seat, count, cause),
            Effect::Noble(action) => self.ask(seat, Question::of(action)),
            Effect::AnyGood => self.ask(seat, Question::GainGood { cause }),
            Effect::Rubble => self.ask(seat, Question::TakeRubble),
            Effect::Cardinal => self.ask(seat, Question::MoveCardinal { far: false }),
            Effect::Decree => self.ask(seat, Question::TakeDecree),
            // Neither a ship nor officials are forced (ruling 4).
            Effect::State(StateAction::Ship) => self.ask(seat, Question::BuildShip { optional: true }),
            Effect::State(StateAction::Officials) => {
                self.tell(Event::StateTaken { who: self.party(seat), action: StateAction::Officials });
                self.ask(seat, Question::PlaceOfficial { first: None, reward: Some(cause) });
            }
            Effect::State(action) => self.state_action(seat, action),
        }
    }

    /// A reward that is declined is not the one that pays at the end of a period (ruling 19).
    pub fn forgo_reward(&mut self, cause: Cause) {
        if let (Cause::Card(card), Some(Step::Ask(_, Question::DiscardCard { paid }))) =
            (cause, self.state.steps.last_mut())
            && let Some(noble) = card.noble()
        {
            *paid = paid.without(noble);
        }
    }

    /// Carries out a penalty: one pays what one has, the rest is forgiven.
    pub fn penalty(&mut self, seat: Seat, penalty: Penalty, cause: Cause) {
        match penalty {
            Penalty::Official => self.ask(seat, Question::LoseOfficial),
            Penalty::Good => self.ask(seat, Question::LoseGood { cause }),
            Penalty::Reis(count) => {
                let count = self.look().reis_due(seat, count);
                self.ask(seat, Question::LoseReis { count, cause });
            }
            Penalty::Influence(count) => self.lose_influence(seat, count, cause),
            Penalty::Wigs(count) => self.lose_wigs(seat, count, cause),
        }
    }
}

impl Ask<Lisboa> for question::GainGood {
    type Reply = action::Good;
    const TERM: Option<&'static str> = Some("warehouse");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.goods_to_gain(seat));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Good) -> Allowed {
        look.may_store(seat, reply.good)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Good) {
        play.gain_goods(seat, reply.good, 1, self.cause);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_GAIN_GOOD.say()
    }
}

impl Owe for question::GainGood {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::LoseGood {
    type Reply = action::Good;
    const TERM: Option<&'static str> = Some("warehouse");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.player(seat).goods.kinds().map(Action::Good));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Good) -> Allowed {
        look.may_give(seat, reply.good)
    }

    fn price(self, _look: Look<'_>, _seat: Seat, _reply: action::Good) -> Price {
        Price::of(purpose(self.cause)).costs(GOODS, 1u8)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Good) {
        play.lose_good(seat, reply.good, self.cause);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_LOSE_GOOD.say()
    }
}

impl Owe for question::LoseGood {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Good {
    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        names::good_named(self.good)
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::price(self.good)]
    }
}

impl Happen<Lisboa> for event::StateTaken {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        None
    }
}

impl Happen<Lisboa> for event::RewardLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(
            w::RewardLost {
                who: party(self.who),
                what: names::effect(self.effect),
                cause: cause(game.edition(), self.cause),
            }
            .say(),
        )
    }
}
