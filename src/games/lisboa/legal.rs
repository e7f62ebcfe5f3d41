//! The legal answers to the question on top: all that the rules allow, less those that lead to a dead end.

use super::action::Action;
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{Card, Penalty, Reward};
use crate::engine::Seat;

impl Look<'_> {
    /// The legal answers of a waiting seat (ruling 1: none after which the turn cannot be completed).
    pub fn options(self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        self.allowed(seat, out);
        if self.may_spoil() {
            let kept: Vec<_> = out.drain(from..).filter(|action| self.completes_after(seat, *action)).collect();
            out.extend(kept);
        }
    }

    /// The answers that the rules of the step allow.
    pub fn allowed(self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.state.top() else { return };
        match step {
            Step::KeepTile => self.tile_options(seat, out),
            Step::Draft => self.draft_options(seat, out),
            Step::Turn => self.turn_options(seat, out),
            Step::TakeCard { .. } => self.take_options(out),
            Step::AddCard { card, .. } => self.slot_options(seat, card, out),
            Step::Deal { .. } => self.deal_options(seat, out),
            Step::Sell { .. } => {
                out.push(Action::Done);
                self.sell_options(seat, out);
            }
            Step::Offer { .. } => {
                out.push(Action::Done);
                self.offer_options(seat, out);
            }
            Step::PayVisit { cost, .. } => self.visit_payment_options(seat, cost, out),
            Step::VisitState { noble, .. } => self.visit_state_options(seat, noble, out),
            Step::Follow { noble, .. } => self.follow_options(seat, noble, out),
            Step::Pay { price, .. } => self.coin_options(seat, price, out),
            Step::GainGood { .. } => self.goods_to_gain(seat, out),
            Step::LoseGood { .. } => self.goods_to_lose(seat, out),
            Step::LoseReis { count, .. } => self.penalty_options(seat, count, out),
            Step::LoseOfficial { .. } | Step::SendOfficial { .. } => self.recall_options(seat, out),
            Step::TakeRubble { .. } => self.rubble_to_take(out),
            Step::PlaceOfficial { first, reward, .. } => self.office_options(first, reward, out),
            Step::TakePlan { .. } => self.plan_options(out),
            Step::BuildShip { optional, .. } => self.ship_options(seat, optional, out),
            Step::PayShip { goods, .. } => self.ship_payment_options(seat, goods, out),
            Step::ExtraGood { produced, .. } => self.extra_good_options(seat, produced, out),
            Step::MoveCardinal { far, .. } => self.cardinal_options(seat, far, out),
            Step::TakeFavour { .. } => out.extend(self.favours_to_take(seat).map(Action::Favour)),
            Step::PickPlot { .. } => self.plot_options(seat, out),
            Step::TakeCube { plot, .. } => self.cube_options(seat, plot, out),
            Step::PickHouse { .. } => self.house_options(seat, out),
            Step::TakeDecree { .. } => self.decree_options(out),
            Step::SecondDecree { .. } => {
                out.push(Action::Done);
                self.decree_options(out);
            }
            Step::PickSite { .. } => self.site_options(seat, out),
            Step::PickPlan { site, .. } => self.open_options(seat, site, out),
            Step::GiveTile { .. } => self.tiles_to_give(seat, out),
            Step::Shed { .. } => self.cards_to_shed(seat, out),
            Step::DiscardCard { .. } => self.discard_options(seat, out),
            _ => {}
        }
    }

    /// Whether an answer to the question on top could make something impossible that has to follow.
    ///
    /// Where it could not, the answers need not be tried out. Paying for a visit and choosing its State action are
    /// judged by [`Means`](super::means::Means) instead, which foresees just what a trial would show.
    fn may_spoil(self) -> bool {
        let Some((top, below)) = self.state.steps.split_last() else { return false };
        let Some(obligation) = below.iter().rev().find(|step| step.is_obligation()) else { return false };
        match *obligation {
            Step::Deal { seat } => !self.deal_is_certain(seat),
            Step::TakeCube { seat, plot } | Step::PayLand { seat, plot } => {
                top.changes_prices() && !self.surely_pays_for(seat, plot)
            }
            // A site's reward can bring the plan or the officials that are needed.
            Step::PickPlan { .. } | Step::PickSite { .. } => top.changes_prices() || top.changes_staff(),
            _ => top.changes_prices(),
        }
    }

    /// Whether a plot can be paid for even if the treasury rises first.
    fn surely_pays_for(self, seat: Seat, plot: super::vocabulary::Plot) -> bool {
        let dearest = self.rubble_price(plot).dearest;
        u16::from(self.plot_price(seat, plot, None)) < self.power(seat) + dearest
    }

    /// Whether everything that has to follow an answer can still be done somehow: it is tried out.
    pub fn completes_after(self, seat: Seat, action: Action) -> bool {
        let mut state = self.state.clone();
        let mut play = Play { edition: self.edition, state: &mut state, events: None };
        play.answer(seat, action);
        play.run_to_obligation() || play.look().can_complete(seat)
    }

    /// Whether some answer to the question on top leads through everything that has to follow.
    fn can_complete(self, seat: Seat) -> bool {
        let mut answers = Vec::new();
        self.allowed(seat, &mut answers);
        let obliged =
            self.state.steps.split_last().is_some_and(|(_, below)| below.iter().any(|step| step.is_obligation()));
        // What an answer itself entails is considered where it is listed.
        if obliged { answers.into_iter().any(|action| self.completes_after(seat, action)) } else { !answers.is_empty() }
    }

    /// Whether a card can be added to the portfolio: a sale or a trade must be possible afterwards (p. 9).
    pub fn can_add(self, seat: Seat, card: Card) -> bool {
        let loses_good = self.edition.card_reward(card) == Some(Reward::Lose(Penalty::Good));
        if !loses_good && self.deal_is_certain(seat) {
            return true;
        }
        self.completes_after(seat, Action::Add(card))
    }
}
