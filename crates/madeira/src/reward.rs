//! The king's rewards for ships that arrive in colonies (reference sheet).

use super::event::Stock;
use super::play::Play;
use super::step::{Job, Moving, Question};
use super::vocabulary::Reward;

/// PP of the medal.
pub const MEDAL: u8 = 3;
/// Bread of the royal support.
pub const SUPPORT: u8 = 2;

impl Play<'_> {
    pub fn reward(&mut self, reward: Reward) {
        let who = self.seat();
        match reward {
            Reward::Island => self.then([Question::Worker(Moving::of(Job::Fields, 1))]),
            Reward::Watch => self.then([Question::Worker(Moving::of(Job::Watch, 1))]),
            Reward::Windmill => self.raise_windmill(),
            Reward::Guilds => self.offer_to_turn_up(1),
            Reward::Medal => self.gain(who, Stock::Prestige, MEDAL),
            Reward::Support => self.then([Question::Support]),
            Reward::City => self.gain_city(1, 1),
            Reward::Loot => self.gain(who, Stock::Reais, self.edition.rewards.loot),
        }
    }
}
