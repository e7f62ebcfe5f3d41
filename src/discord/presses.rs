//! What each person pressed last, so that a double click is known to be one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::table::PersonId;

/// Of how many people the last press is remembered.
const MOST: usize = 10_000;

/// The last press of each person that was carried out, or is being carried out: on which message, and what.
#[derive(Clone, Default)]
pub(super) struct Presses(Arc<Mutex<HashMap<PersonId, (u64, String)>>>);

impl Presses {
    /// Somebody presses this on a message. Whether it is the same again.
    pub fn begin(&self, person: PersonId, message: u64, press: &str) -> bool {
        let mut last = self.lock();
        if last.len() >= MOST {
            last.clear();
        }
        let press = (message, press.to_owned());
        last.insert(person, press.clone()) == Some(press)
    }

    /// Nothing came of it: pressing it again means it again.
    pub fn undone(&self, person: PersonId) {
        self.lock().remove(&person);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, (u64, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
