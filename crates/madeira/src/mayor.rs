//! The mayor: what the cities give after workers and citizens have moved within them (p. 11).

use super::edition::CityGives;
use super::event::Stock;
use super::play::{Look, Play};
use super::step::Job;
use super::vocabulary::City;

/// For each of one's workers, and for each citizen, in a city where one has a worker.
pub const PER_WORKER: u8 = 2;
pub const PER_CITIZEN: u8 = 1;

impl Look<'_> {
    /// How much a city gives the active player.
    pub fn city_yield(&self, city: City) -> u8 {
        match self.state.population(city, self.seat()) {
            (0, _) => 0,
            (workers, citizens) => PER_WORKER * workers + PER_CITIZEN * citizens,
        }
    }

    pub fn mayor_is_of_use(&self) -> bool {
        City::ALL.iter().any(|city| self.city_yield(*city) > 0) || self.can_move(Job::WithinCities)
    }
}

impl Play<'_> {
    pub fn mayor_gains(&mut self) {
        let who = self.seat();
        for &city in City::ALL {
            let count = self.look().city_yield(city);
            match self.edition.city(city).gives {
                CityGives::Bread => self.gain(who, Stock::Bread, count),
                CityGives::Reais => self.gain(who, Stock::Reais, count),
                CityGives::Wood => self.receive_wood(count),
            }
        }
    }
}
