//! Rewards and penalties: what an effect code does when its step comes.

use super::action::Action;
use super::event::{Cause, CubeSource, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{Effect, Good, NobleAction, Penalty, Rubble, StateAction};
use crate::engine::Seat;

impl Look<'_> {
    /// Whether an effect would change something now (rulings 3 and 4).
    pub fn effect_possible(self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Goods(good, count) => count.min(self.room(seat, good)) > 0,
            Effect::AnyGood => Good::ALL.iter().any(|good| self.room(seat, *good) > 0),
            Effect::Reis(count) | Effect::Influence(count) | Effect::Wigs(count) => count > 0,
            Effect::Rubble => !self.state.city.pile.is_empty(),
            Effect::Cardinal => self.cardinal_moves(seat, false).next().is_some(),
            Effect::State(action) => self.state_possible(seat, action),
            Effect::Decree => !self.state.decree_row.is_empty(),
            Effect::Noble(action) => self.completes(seat, action, &self.means(seat)),
        }
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
            Effect::Goods(good, count) => {
                self.gain_goods(seat, good, count, cause);
            }
            Effect::Reis(count) => self.gain_reis(seat, count, cause),
            Effect::Influence(count) => self.gain_influence(seat, count, cause),
            Effect::Wigs(count) => self.gain_wigs(seat, count, cause),
            Effect::Noble(action) => self.push(noble_step(seat, action)),
            Effect::AnyGood => self.push(Step::GainGood { seat, cause }),
            Effect::Rubble => self.push(Step::TakeRubble { seat }),
            Effect::Cardinal => self.push(Step::MoveCardinal { seat, far: false }),
            Effect::Decree => self.push(Step::TakeDecree { seat }),
            // Neither a ship nor officials are forced (ruling 4).
            Effect::State(StateAction::Ship) => self.push(Step::BuildShip { seat, optional: true }),
            Effect::State(StateAction::Officials) => {
                self.tell(Event::StateTaken { who: self.party(seat), action: StateAction::Officials });
                self.push(Step::PlaceOfficial { seat, first: None, reward: Some(cause) });
            }
            Effect::State(action) => self.state_action(seat, action),
        }
    }

    /// A reward that is declined is not the one that pays at the end of a period (ruling 19).
    pub fn forgo_reward(&mut self, cause: Cause) {
        if let (Cause::Card(card), Some(Step::DiscardCard { paid, .. })) = (cause, self.state.steps.last_mut())
            && let Some(noble) = card.noble()
        {
            *paid = paid.without(noble);
        }
    }

    /// Carries out a penalty: one pays what one has, the rest is forgiven.
    pub fn penalty(&mut self, seat: Seat, penalty: Penalty, cause: Cause) {
        match penalty {
            Penalty::Official => self.push(Step::LoseOfficial { seat }),
            Penalty::Good => self.push(Step::LoseGood { seat, cause }),
            Penalty::Reis(count) => {
                let count = self.look().reis_due(seat, count);
                self.push(Step::LoseReis { seat, count, cause });
            }
            Penalty::Influence(count) => self.lose_influence(seat, count, cause),
            Penalty::Wigs(count) => self.lose_wigs(seat, count, cause),
        }
    }

    pub fn take_rubble(&mut self, seat: Seat, cube: Rubble) {
        self.state.city.pile[cube] -= 1;
        self.gain_cube(seat, cube, CubeSource::Pile);
    }
}

/// The first step of a noble action.
pub(super) fn noble_step(seat: Seat, action: NobleAction) -> Step {
    match action {
        NobleAction::Store => Step::PickPlot { seat },
        NobleAction::Decree => Step::TakeDecree { seat },
        NobleAction::Building => Step::PickSite { seat },
    }
}

impl Look<'_> {
    pub fn goods_to_gain(self, seat: Seat, out: &mut Vec<Action>) {
        let goods = Good::ALL.iter().filter(|good| self.room(seat, **good) > 0);
        out.extend(goods.map(|good| Action::Good(*good)));
    }

    pub fn goods_to_lose(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.state.player(seat).goods.kinds().iter().map(Action::Good));
    }

    pub fn rubble_to_take(self, out: &mut Vec<Action>) {
        out.extend(self.state.city.pile.kinds().map(Action::Rubble));
    }
}
