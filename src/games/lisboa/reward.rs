//! Rewards and penalties: what an effect code does when its step comes.

use super::action::Action;
use super::effects::{Effect, Penalty};
use super::event::{Cause, CubeSource, Event};
use super::nobles::{NobleAction, StateAction};
use super::rubble::Rubble;
use super::step::Step;
use super::table::{Look, Play};
use crate::engine::Seat;

impl Play<'_> {
    /// Carries out a reward. What asks something becomes a step; what is impossible is skipped (ruling 4).
    pub fn reward(&mut self, seat: Seat, effect: Effect, cause: Cause) {
        match effect {
            Effect::Goods(good, count) => {
                if self.gain_goods(seat, good, count, cause) == 0 {
                    self.tell(Event::RewardLost { who: self.party(seat), effect, cause });
                }
            }
            Effect::Reis(count) => self.gain_reis(seat, count, cause),
            Effect::Influence(count) => self.gain_influence(seat, count, cause),
            Effect::Wigs(count) => self.gain_wigs(seat, count, cause),
            Effect::Noble(action) => self.push(noble_step(seat, action)),
            Effect::AnyGood => self.reward_step(Step::GainGood { seat, cause }, effect, cause),
            Effect::Rubble => self.reward_step(Step::TakeRubble { seat }, effect, cause),
            Effect::Cardinal => self.reward_step(Step::MoveCardinal { seat, far: false }, effect, cause),
            Effect::Decree => self.reward_step(Step::TakeDecree { seat }, effect, cause),
            // A ship is never forced (ruling 4).
            Effect::State(StateAction::Ship) => {
                self.reward_step(Step::BuildShip { seat, optional: true }, effect, cause);
            }
            Effect::State(action) => {
                if self.look().state_possible(seat, action) {
                    self.state_action(seat, action);
                } else {
                    self.tell(Event::RewardLost { who: self.party(seat), effect, cause });
                }
            }
        }
    }

    fn reward_step(&mut self, step: Step, effect: Effect, cause: Cause) {
        if !self.look().is_moot(step) {
            self.push(step);
        } else if let Some((seat, _)) = step.question() {
            self.tell(Event::RewardLost { who: self.party(seat), effect, cause });
        }
    }

    /// Carries out a penalty: one pays what one has, the rest is forgiven.
    pub fn penalty(&mut self, seat: Seat, penalty: Penalty, cause: Cause) {
        match penalty {
            Penalty::Official => self.push(Step::LoseOfficial { seat }),
            Penalty::Good => self.push(Step::LoseGood { seat, cause }),
            Penalty::Reis(count) => self.lose_reis(seat, count, cause),
            Penalty::Influence(count) => self.lose_influence(seat, count, cause),
            Penalty::Wigs(count) => self.lose_wigs(seat, count, cause),
        }
    }

    pub fn take_rubble(&mut self, seat: Seat, cube: Rubble) {
        self.s.city.pile[cube] -= 1;
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
        let goods = super::goods::Good::ALL.iter().filter(|good| self.room(seat, **good) > 0);
        out.extend(goods.map(|good| Action::Good(*good)));
    }

    pub fn goods_to_lose(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.s.player(seat).goods.kinds().iter().map(Action::Good));
    }

    pub fn rubble_to_take(self, out: &mut Vec<Action>) {
        out.extend(self.s.city.pile.kinds().map(Action::Rubble));
    }
}
