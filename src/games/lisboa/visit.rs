//! Visiting a noble, following a visit, and sponsoring an event (pp. 16, 21).

use super::action::Action;
use super::event::{Cause, Event};
use super::means::Means;
use super::play::{Look, Play};
use super::reward::noble_step;
use super::step::{FollowChoice, Step};
use super::vocabulary::{Card, Effect, Noble, NobleAction, StateAction};
use crate::engine::Seat;

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

    /// Whether some way to pay for a visit leaves means of which `enough` holds.
    fn payable(self, seat: Seat, cost: u8, enough: impl Fn(&Means) -> bool) -> bool {
        let means = self.means(seat);
        self.visit_payments(seat, cost).any(|payment| enough(&means.after_visit(payment)))
    }

    pub fn can_visit(self, seat: Seat, noble: Noble) -> bool {
        let cost = self.visit_cost(seat, noble, false);
        self.payable(seat, cost, |means| self.completes_visit(seat, noble, means))
    }

    /// Whether an event can be paid for, and then changes something (ruling 3).
    pub fn can_sponsor(self, seat: Seat, card: Card) -> bool {
        let Some(effect) = self.edition.card_event(card) else { return false };
        let price = self.event_price(seat);
        if u16::from(price) > self.power(seat) {
            return false;
        }
        // Of all effects only a noble action depends on what is left after paying.
        let Effect::Noble(action) = effect else { return self.effect_possible(seat, effect) };
        let (fewest, most) = self.coin_range(seat, price);
        (fewest..=most).any(|coins| self.completes(seat, action, &self.means_after_paying(seat, price, coins)))
    }

    /// The ways to pay for a visit after which what it is paid for can be completed.
    pub fn visit_payment_options(self, seat: Seat, cost: u8, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let next = self.state.steps.iter().rev().nth(1).copied();
        for payment in self.visit_payments(seat, cost) {
            let left = means.after_visit(payment);
            let enough = match next {
                Some(Step::VisitState { noble, .. }) => self.completes_visit(seat, noble, &left),
                Some(Step::PickPlot { .. }) => self.completes(seat, NobleAction::Store, &left),
                Some(Step::PickSite { .. }) => self.completes(seat, NobleAction::Building, &left),
                _ => true,
            };
            if enough {
                out.push(Action::Reis(payment.replaced));
            }
        }
    }

    /// The State actions of a visit; none that would make the noble action impossible (ruling 1).
    pub fn visit_state_options(self, seat: Seat, noble: Noble, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let now = self.completes(seat, noble.action(), &means);
        if now {
            out.push(Action::Done);
        }
        for action in noble.state_actions() {
            let then = match action {
                StateAction::Cardinal => self.after_audience(&means, true, |after| self.affords_building(after)),
                _ => now,
            };
            if then && self.state_possible(seat, action) {
                out.push(Action::State(action));
            }
        }
    }

    /// What somebody could do by following; nothing without the favour.
    pub fn follow_choices(self, seat: Seat, noble: Noble) -> impl Iterator<Item = FollowChoice> {
        let holds = self.state.player(seat).favours.contains(noble);
        let cost = self.visit_cost(seat, noble, true);
        let noble_action = FollowChoice::Noble;
        let choices = [noble_action].into_iter().chain(noble.state_actions().map(FollowChoice::State));
        choices.filter(move |choice| {
            holds
                && self.payable(seat, cost, |means| match choice {
                    FollowChoice::Noble => self.completes(seat, noble.action(), means),
                    FollowChoice::State(action) => self.follow_possible(seat, *action),
                })
        })
    }

    /// Ruling 16: the favour just returned may be taken again.
    fn follow_possible(self, seat: Seat, action: StateAction) -> bool {
        action == StateAction::Favour || self.state_possible(seat, action)
    }

    pub fn follow_options(self, seat: Seat, noble: Noble, out: &mut Vec<Action>) {
        out.push(Action::Done);
        out.extend(self.follow_choices(seat, noble).map(Action::Follow));
    }
}

impl Play<'_> {
    pub fn visit(&mut self, seat: Seat, card: Card) {
        let Some(noble) = card.noble() else { return };
        self.discard_from_hand(seat, card);
        self.tell(Event::Visited { who: self.party(seat), noble, card });
        let cost = self.look().visit_cost(seat, noble, false);
        self.push(Step::Followers { noble, passed: 0 });
        self.push(noble_step(seat, noble.action()));
        self.push(Step::VisitState { seat, noble });
        self.push(Step::PayVisit { seat, noble, cost });
    }

    /// Gives the next opponent the chance to follow, clockwise.
    pub fn next_follower(&mut self, noble: Noble, passed: u8) {
        let next = usize::from(passed) + 1;
        if next >= self.state.parties() {
            return;
        }
        let seat = self.state.turn.clockwise(next, self.state.parties());
        self.push(Step::Followers { noble, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_follows(seat, noble);
        } else if self.look().follow_choices(seat, noble).next().is_some() {
            self.push(Step::Follow { seat, noble });
        }
    }

    pub fn follow(&mut self, seat: Seat, noble: Noble, choice: FollowChoice) {
        self.return_favour(seat, noble);
        self.tell(Event::Followed { who: self.party(seat), noble, choice });
        let cost = self.look().visit_cost(seat, noble, true);
        match choice {
            FollowChoice::Noble => self.push(noble_step(seat, noble.action())),
            FollowChoice::State(action) => self.push(Step::StateAct { seat, action }),
        }
        self.push(Step::PayVisit { seat, noble, cost });
    }

    pub fn sponsor(&mut self, seat: Seat, card: Card) {
        let Some(effect) = self.edition.card_event(card) else { return };
        self.discard_from_hand(seat, card);
        self.tell(Event::Sponsored { who: self.party(seat), card });
        let price = self.look().event_price(seat);
        self.push(Step::Gain { seat, effect, cause: Cause::Event(card) });
        self.charge(seat, price, Cause::Event(card));
    }
}
