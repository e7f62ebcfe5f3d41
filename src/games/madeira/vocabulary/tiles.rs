//! The tiles of the crown: requests and rewards.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::vocabulary;

vocabulary! {
    /// What the crown asks for.
    Request, "request" { Trade, Expedition, Guilds, Urban, Wealth }
}

vocabulary! {
    /// What the king grants to a ship that arrives in a colony.
    Reward, "reward" { Island, Watch, Windmill, Guilds, Medal, Support, City, Loot }
}

/// How many requests of each kind lie somewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Requests([u8; 5]);

impl Requests {
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds of which there is one, in order.
    pub fn kinds(self) -> impl Iterator<Item = Request> {
        Request::ALL.iter().copied().filter(move |request| self[*request] > 0)
    }
}

impl Index<Request> for Requests {
    type Output = u8;

    fn index(&self, request: Request) -> &u8 {
        &self.0[request.index()]
    }
}

impl IndexMut<Request> for Requests {
    fn index_mut(&mut self, request: Request) -> &mut u8 {
        &mut self.0[request.index()]
    }
}

impl FromIterator<Request> for Requests {
    fn from_iter<I: IntoIterator<Item = Request>>(requests: I) -> Requests {
        let mut all = Requests::default();
        requests.into_iter().for_each(|request| all[request] += 1);
        all
    }
}
