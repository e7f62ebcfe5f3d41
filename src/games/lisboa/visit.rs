//! Visiting a noble, following a visit, and sponsoring an event (pp. 16, 21).

use super::action::Action;
use super::event::{Cause, Event};
use super::means::Means;
use super::play::{Look, Play};
use super::price::{self, INFLUENCE, REIS, WIGS};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{FollowChoice, Question, Step, Task};
use super::vocabulary::{Card, Effect, Noble, NobleAction, StateAction};
use crate::engine::{InAdvance, Price, Recurring, Seat, Stance};

impl Look<'_> {
    /// Whether a noble action could be completed with these means.
    pub fn completes(self, seat: Seat, action: NobleAction, means: &Means) -> bool {
        match action {
            NobleAction::Store => self.affords_store(seat, means),
            NobleAction::Decree => !self.state.decree_row.is_empty(),
            NobleAction::Building => self.affords_building(means),
        }
    }

    /// Whether a visit's noble action could be completed, at once or after a State action (ruling 1).
    ///
    /// Of the State actions only an audience changes what a noble action costs: it comes before an opening.
    pub fn completes_visit(self, seat: Seat, noble: Noble, means: &Means) -> bool {
        self.completes(seat, noble.action(), means)
            || noble == Noble::King && self.after_audience(means, true, |after| self.affords_building(after))
    }

    /// Whether a visit can be paid for so that the means left are `enough` for this noble action.
    fn may_afford_visit(self, seat: Seat, noble: Noble, cost: u8, enough: impl Fn(&Means) -> bool) -> Allowed {
        let means = self.means(seat);
        let mut payments = self.visit_payments(seat, cost).peekable();
        allow_if(payments.peek().is_some(), Refusal::VisitTooDear { noble, cost })?;
        let completed = payments.any(|payment| enough(&means.after_visit(payment)));
        allow_if(completed, Refusal::CannotComplete { action: noble.action() })
    }

    pub fn may_visit_noble(self, seat: Seat, noble: Noble) -> Allowed {
        let cost = self.visit_cost(seat, noble, false);
        self.may_afford_visit(seat, noble, cost, |means| self.completes_visit(seat, noble, means))
    }

    pub fn may_visit(self, seat: Seat, card: Card) -> Allowed {
        self.may_play(seat, card)?;
        self.may_visit_noble(seat, card.noble().ok_or(Refusal::NoNobleCard { card })?)
    }

    /// Whether an event can be paid for and then changes something (ruling 3): its price.
    pub fn may_sponsor(self, seat: Seat, card: Card) -> Allowed<u8> {
        self.may_play(seat, card)?;
        let effect = self.edition.card_event(card).ok_or(Refusal::NoTreasuryCard { card })?;
        let price = self.may_charge(seat, self.event_price(seat))?;
        // Of all effects only a noble action depends on what is left after paying.
        if let Effect::Noble(action) = effect {
            let left = |coins: u8| self.means_after_paying(seat, price, coins);
            let completed = self.coin_range(seat, price).any(|coins| self.completes(seat, action, &left(coins)));
            allow_if(completed, Refusal::CannotComplete { action })?;
        } else {
            allow_if(self.effect_possible(seat, effect), Refusal::EventChangesNothing { card })?;
        }
        Ok(price)
    }

    /// Whether a visit may go on to its noble action without a State action.
    pub fn may_skip_state(self, seat: Seat, noble: Noble) -> Allowed {
        allow_if(self.completes(seat, noble.action(), &self.means(seat)), Refusal::NotOptional)
    }

    /// Whether a visit may begin with this State action, and the noble action remains possible (ruling 1).
    pub fn may_take_state(self, seat: Seat, noble: Noble, action: StateAction) -> Allowed {
        allow_if(action.noble() == noble, Refusal::OtherNoble { action, noble })?;
        allow_if(self.state_possible(seat, action), Refusal::ChangesNothing { action })?;
        let means = self.means(seat);
        let completed = if action == StateAction::Cardinal {
            self.after_audience(&means, true, |after| self.affords_building(after))
        } else {
            self.completes(seat, noble.action(), &means)
        };
        allow_if(completed, Refusal::WouldBlock)
    }

    pub fn visit_state_options(self, seat: Seat, noble: Noble, out: &mut impl Extend<Action>) {
        out.extend(self.may_skip_state(seat, noble).is_ok().then_some(Action::Done));
        let actions = noble.state_actions().into_iter();
        out.extend(actions.filter(|action| self.may_take_state(seat, noble, *action).is_ok()).map(Action::State));
    }

    /// Whether somebody who has the favour can do this by following.
    pub fn may_follow(self, seat: Seat, noble: Noble, choice: FollowChoice) -> Allowed {
        let cost = self.visit_cost(seat, noble, true);
        match choice {
            FollowChoice::Noble => {
                self.may_afford_visit(seat, noble, cost, |means| self.completes(seat, noble.action(), means))
            }
            FollowChoice::State(action) => {
                allow_if(action.noble() == noble, Refusal::OtherNoble { action, noble })?;
                // Ruling 16: the favour just returned may be taken again.
                let possible = action == StateAction::Favour || self.state_possible(seat, action);
                allow_if(possible, Refusal::ChangesNothing { action })?;
                self.may_afford_visit(seat, noble, cost, |_| true)
            }
        }
    }

    pub fn follow_options(self, seat: Seat, noble: Noble) -> impl Iterator<Item = Action> {
        self.follow_choices(seat, noble).map(Action::Follow)
    }

    fn follow_choices(self, seat: Seat, noble: Noble) -> impl Iterator<Item = FollowChoice> {
        let choices = [FollowChoice::Noble].into_iter().chain(noble.state_actions().map(FollowChoice::State));
        choices.filter(move |choice| self.may_follow(seat, noble, *choice).is_ok())
    }

    /// What a visit costs: between the ways to pay for it that leave enough for what follows.
    pub fn visit_price(self, seat: Seat, noble: Noble, following: bool, enough: impl Fn(&Means) -> bool) -> Price {
        let means = self.means(seat);
        let payments = self.visit_payments(seat, self.visit_cost(seat, noble, following));
        let mut range: Option<[(u8, u8); 3]> = None;
        for payment in payments.filter(|payment| enough(&means.after_visit(*payment))) {
            let paid = [payment.influence, payment.reis, payment.wigs];
            let range = range.get_or_insert(paid.map(|amount| (amount, amount)));
            for ((least, most), amount) in range.iter_mut().zip(paid) {
                (*least, *most) = ((*least).min(amount), (*most).max(amount));
            }
        }
        let [influence, reis, wigs] = range.unwrap_or_default();
        Price::of(price::visit(noble))
            .costs_within(INFLUENCE, influence.0, influence.1)
            .costs_within(REIS, reis.0, reis.1)
            .costs_within(WIGS, wigs.0, wigs.1)
    }

    pub fn follow_price(self, seat: Seat, noble: Noble, choice: FollowChoice) -> Price {
        self.visit_price(seat, noble, true, |means| match choice {
            FollowChoice::Noble => self.completes(seat, noble.action(), means),
            FollowChoice::State(_) => true,
        })
    }
}

impl Look<'_> {
    /// Whether to follow is asked again and again. The answer rests on what following costs and on what it could bring: a
    /// favour that somebody did not have before brings something new.
    pub fn recurring(self, seat: Seat, question: Question) -> Option<Recurring<Action>> {
        let Question::Follow { noble } = question else { return None };
        let others = self.state.player(seat).favours.iter().filter(|other| *other != noble);
        let no = InAdvance { name: "no", action: Action::Done, stance: Stance::Declines };
        Some(Recurring {
            subject: noble.name(),
            answers: [no].into_iter().chain(self.follow_to_produce(seat, noble)).collect(),
            price: Some(self.visit_cost(seat, noble, true).into()),
            reasons: self.gains_of_following(seat, noble).collect(),
            elsewhere: others.flat_map(|other| self.gains_of_following(seat, other)).collect(),
        })
    }

    /// What somebody could do by following, each by its name.
    fn gains_of_following(self, seat: Seat, noble: Noble) -> impl Iterator<Item = &'static str> {
        self.follow_choices(seat, noble).map(move |choice| match choice {
            FollowChoice::Noble => noble.action().name(),
            FollowChoice::State(action) => action.name(),
        })
    }

    /// Following leads to a further choice, such as a plot or a ship, and cannot be answered in advance. Only production runs
    /// by itself, where neither the payment nor an extra good is to be chosen.
    fn follow_to_produce(self, seat: Seat, noble: Noble) -> Option<InAdvance<Action>> {
        let produce = FollowChoice::State(StateAction::Produce);
        let payments = self.visit_payments(seat, self.visit_cost(seat, noble, true));
        let alone = payments.count() == 1 && !self.chooses_extra_goods(seat);
        let possible = alone && self.may_follow(seat, noble, produce).is_ok();
        let brings = self.production(seat).iter().map(|(_, count)| u32::from(count)).sum();
        possible.then_some(InAdvance {
            name: StateAction::Produce.name(),
            action: Action::Follow(produce),
            stance: Stance::Accepts { brings },
        })
    }
}

impl Play<'_> {
    pub fn visit(&mut self, seat: Seat, card: Card) {
        let noble = card.noble().expect("a visit is paid with a noble card");
        self.discard_from_hand(seat, card);
        self.tell(Event::Visited { who: self.party(seat), noble, card });
        let cost = self.look().visit_cost(seat, noble, false);
        self.then([
            Step::Ask(seat, Question::PayVisit { noble, cost }),
            Step::Ask(seat, Question::VisitState { noble }),
            Step::Ask(seat, Question::of(noble.action())),
            Step::Run(Task::Followers { noble, passed: 0 }),
        ]);
    }

    /// Gives the next opponent the chance to follow, clockwise.
    pub fn next_follower(&mut self, noble: Noble, passed: u8) {
        let next = usize::from(passed) + 1;
        if next >= self.state.parties() {
            return;
        }
        let seat = self.state.turn.clockwise(next, self.state.parties());
        self.run(Task::Followers { noble, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_follows(seat, noble);
            return;
        }
        let has_favour = self.state.player(seat).favours.contains(noble);
        if has_favour && self.look().has_choice(seat, Question::Follow { noble }) {
            self.ask(seat, Question::Follow { noble });
        }
    }

    pub fn follow(&mut self, seat: Seat, noble: Noble, choice: FollowChoice) {
        self.return_favour(seat, noble);
        self.tell(Event::Followed { who: self.party(seat), noble, choice });
        let cost = self.look().visit_cost(seat, noble, true);
        let choice = match choice {
            FollowChoice::Noble => Step::Ask(seat, Question::of(noble.action())),
            FollowChoice::State(action) => Step::Run(Task::StateAct { seat, action }),
        };
        self.then([Step::Ask(seat, Question::PayVisit { noble, cost }), choice]);
    }

    pub fn sponsor(&mut self, seat: Seat, card: Card) {
        let effect = self.edition.card_event(card).expect("only a Treasury card has an event");
        self.discard_from_hand(seat, card);
        self.tell(Event::Sponsored { who: self.party(seat), card });
        let price = self.look().event_price(seat);
        self.run(Task::Gain { seat, effect, cause: Cause::Event(card) });
        self.charge(seat, price, Cause::Event(card));
    }
}
