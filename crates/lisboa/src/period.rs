//! The end of a turn, of a period, and of the game (p. 22).

use super::event::EndReason;
use super::prelude::*;
use super::price::{CARDS, gains, pays, purpose};
use super::state::Ending;

/// Empty piles that end a period.
const EMPTY_PILES: usize = 3;
/// Sets that end the game.
const LAST_SETS: u8 = 4;

impl Look<'_> {
    /// What discarding a hand card at the end of the period would bring now, goods only as far as there is room.
    ///
    /// Ruling 19: per noble one card pays, penalties are ignored, and a reward that comes to nothing is not the one.
    pub fn discard_brings(self, seat: Seat, card: Card, paid: NobleSet) -> Option<Effect> {
        card.noble().filter(|noble| !paid.contains(*noble))?;
        match self.edition.card_reward(card)? {
            Reward::Gain(Effect::Goods(good, count)) => {
                let stored = count.min(self.room(seat, good));
                (stored > 0).then_some(Effect::Goods(good, stored))
            }
            Reward::Gain(effect) => self.effect_possible(seat, effect).then_some(effect),
            Reward::Lose(_) => None,
        }
    }

    /// Who brings the period (or the game) to its end, and how. Ruling 19: a set comes before an empty pile.
    fn end_reached(self) -> Option<(Seat, EndReason)> {
        let mut people = Seat::all(usize::from(self.state.seats));
        let by_sets = self
            .state
            .completed_sets
            .or_else(|| people.find(|seat| self.state.period > 1 && self.state.player(*seat).sets() >= LAST_SETS));
        match by_sets {
            Some(seat) => Some((seat, EndReason::Sets)),
            None if self.state.empty_piles() >= EMPTY_PILES => Some((self.state.turn, EndReason::Piles)),
            None => None,
        }
    }
}

impl Play<'_> {
    pub fn turn_is_over(&mut self) {
        self.run(Task::NextTurn);
        let Some((seat, reason)) = self.look().end_reached() else { return };
        if self.state.period == 1 {
            self.end_period(seat, reason);
        } else if self.state.ending == Ending::Open {
            self.state.ending = Ending::ThisRound(reason);
            self.tell(Event::EndTriggered { by: self.party(seat), reason });
        }
    }

    /// Finishes the round once the end was triggered, then plays one more.
    pub fn next_turn(&mut self) {
        if self.state.turn.index() + 1 == self.state.parties() {
            match self.state.ending {
                Ending::ThisRound(reason) => {
                    self.state.ending = Ending::LastRound(reason);
                    self.tell(Event::LastRound);
                }
                Ending::LastRound(reason) => {
                    self.state.ending = Ending::Over(reason);
                    self.tell(Event::GameOver);
                    return;
                }
                Ending::Open | Ending::Over(_) => {}
            }
        }
        self.state.turn = self.state.turn.clockwise(1, self.state.parties());
        self.run(Task::TurnBegins);
    }

    fn end_period(&mut self, by: Seat, reason: EndReason) {
        self.tell(Event::PeriodEnded { by: self.party(by), reason });
        for pile in &mut self.state.piles {
            pile.drain(..).for_each(|card| {
                self.state.discarded.insert(card);
            });
        }
        for seat in by.round(self.state.parties()) {
            self.period_wigs(seat);
        }
        self.then([
            Step::Run(Task::PeriodDiscards { first: by, passed: 0 }),
            Step::Run(Task::PeriodChurch),
            Step::Run(Task::NewPeriod),
        ]);
    }

    /// Three wigs for each set; Lacerda has one for each cube.
    fn period_wigs(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let wigs = if self.state.is_lacerda(seat) { small(player.rubble.total()) } else { 3 * player.sets() };
        self.gain_wigs(seat, wigs, Cause::Rubble);
    }

    pub fn period_discards(&mut self, first: Seat, passed: u8) {
        let parties = self.state.parties();
        if usize::from(passed) >= parties {
            return;
        }
        let seat = first.clockwise(usize::from(passed), parties);
        self.then([
            Step::Ask(seat, Question::DiscardCard { paid: NobleSet::NONE }),
            Step::Run(Task::PeriodDiscards { first, passed: passed + 1 }),
        ]);
    }

    /// New ships, then hands, then piles.
    pub fn new_period(&mut self) {
        self.state.period = 2;
        self.state.completed_sets = None;
        self.state.lost_ships += small(self.state.yard.len());
        self.state.yard = std::mem::take(&mut self.state.later_ships);
        for seat in Seat::all(usize::from(self.state.seats)) {
            self.fill_hand(seat);
        }
        self.state.piles = std::mem::take(&mut self.state.later_piles);
        self.reveal();
        self.tell(Event::PeriodBegan { number: 2 });
        for kind in CardKind::ALL {
            if let Some(card) = self.state.pile(*kind).last().copied() {
                self.tell(Event::CardRevealed { kind: *kind, card });
            }
        }
        self.refill_church();
        self.refill_decrees();
    }

    fn fill_hand(&mut self, seat: Seat) {
        let mut cards = Vec::new();
        while self.state.player(seat).hand.len() < usize::from(self.edition.start.hand) {
            let Some(card) = self.state.purple.pop() else { break };
            self.state.player_mut(seat).hand.push(card);
            cards.push(card);
        }
        if !cards.is_empty() {
            self.reveal_to(seat);
            self.tell(Event::CardsDealt { who: self.party(seat), count: small(cards.len()), cards });
        }
    }
}

impl Ask<Lisboa> for question::DiscardCard {
    type Reply = Option<action::Discard>;
    const TERM: Option<&'static str> = Some("period");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Done]);
        out.extend(look.state.player(seat).hand.iter().map(|card| Action::Discard(*card)));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Discard>) -> Allowed {
        reply.map_or(Ok(()), |discard| look.may_play(seat, discard.card))
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Discard>) -> Price {
        reply.map_or(Price::free(), |discard| Price::of(purpose(Cause::Card(discard.card))).costs(CARDS, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Discard>) {
        if let Some(action::Discard { card }) = reply {
            // Discards a hand card for what it brings.
            let reward = play.look().discard_brings(seat, card, self.paid);
            play.discard_from_hand(seat, card);
            play.tell(Event::CardDiscarded { who: play.party(seat), card, paid: reward.is_some() });
            match (reward, card.noble()) {
                (Some(effect), Some(noble)) => play.then([
                    Step::Run(Task::Gain { seat, effect, cause: Cause::Card(card) }),
                    Step::Ask(seat, Question::DiscardCard { paid: self.paid.with(noble) }),
                ]),
                (Some(_), None) | (None, _) => play.ask(seat, Question::DiscardCard { paid: self.paid }),
            }
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_DISCARD_CARD.say()
    }

    fn completes(self, before: Action) -> bool {
        matches!(before, Action::Discard(_))
    }
}

impl Owe for question::DiscardCard {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Discard {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        sight.discard_words(sight.view, sight.seat, self.card)
    }
}

impl Happen<Lisboa> for event::PeriodEnded {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let by = party(self.by);
        Some(match self.reason {
            EndReason::Sets => w::PeriodEndedSets { by }.say(),
            EndReason::Piles => w::PeriodEndedPiles { by }.say(),
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }
}

impl Happen<Lisboa> for event::CardDiscarded {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardDiscarded { who: party(self.who), card: game.edition().name_of(self.card) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        // Each discard stands for itself. It always brings something: the hand is filled up to five again.
        book(Booking::Closed);
        pays(book, self.who, purpose(Cause::Card(self.card)), &[(CARDS, 1)]);
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::PeriodBegan {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::PeriodBegan { number: self.number.into() }.say())
    }
}

impl Happen<Lisboa> for event::EndTriggered {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let by = party(self.by);
        Some(match self.reason {
            EndReason::Sets => w::EndBySets { by }.say(),
            EndReason::Piles => w::EndByPiles { by }.say(),
        })
    }
}

impl Happen<Lisboa> for event::LastRound {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::LAST_ROUND.say())
    }
}

impl Happen<Lisboa> for event::GameOver {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::GAME_OVER.say())
    }
}
