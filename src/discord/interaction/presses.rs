//! Remembers each person's last press, to recognise double clicks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PersonId;

/// How many people's last presses are remembered.
const MAX_REMEMBERED: usize = 10_000;

/// Each person's last press that was or is being carried out: the message, and what was pressed.
#[derive(Clone, Default)]
pub(crate) struct Presses(Arc<Mutex<HashMap<PersonId, (u64, String)>>>);

impl Presses {
    /// Records a press on a message. Returns whether it repeats the last one.
    pub fn begin(&self, person: PersonId, message: u64, press: &str) -> bool {
        let mut last = self.lock();
        if last.len() >= MAX_REMEMBERED {
            last.clear();
        }
        let press = (message, press.to_owned());
        last.insert(person, press.clone()) == Some(press)
    }

    /// Forgets a press that failed, so that pressing again counts.
    pub fn forget(&self, person: PersonId) {
        self.lock().remove(&person);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, (u64, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
