//! How often one person may do something: open tables, ask for hints.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::clock::Time;
use super::ids::PersonId;

/// Above this many people, those who have done nothing recently are dropped.
const MANY: usize = 1_000;

type Uses = HashMap<PersonId, VecDeque<Time>>;

/// When people recently did something. Not stored: a restart forgets it.
#[derive(Clone)]
pub(super) struct Cooldown {
    uses: Arc<Mutex<Uses>>,
    /// How long a use counts.
    span: Duration,
}

/// A slot to do it; released on drop unless it is used.
pub struct Admission {
    cooldown: Cooldown,
    person: PersonId,
    at: Time,
    used: bool,
}

impl Cooldown {
    /// Counts what happened within this span.
    pub fn per(span: Duration) -> Cooldown {
        Cooldown { uses: Arc::default(), span }
    }

    fn lock(&self) -> MutexGuard<'_, Uses> {
        self.uses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one of this person's slots, or says when the next one is free.
    pub fn admit(&self, person: PersonId, most: Option<u32>, now: Time) -> Result<Admission, Time> {
        let (mut uses, span) = (self.lock(), self.span);
        if uses.len() > MANY {
            uses.retain(|_, times| times.back().is_some_and(|last| last.plus(span) > now));
        }
        let times = uses.entry(person).or_default();
        while times.front().is_some_and(|first| first.plus(span) <= now) {
            times.pop_front();
        }
        if let Some(most) = most
            && times.len() >= most as usize
        {
            return Err(times.front().map_or(now, |first| first.plus(span)));
        }
        times.push_back(now);
        Ok(Admission { cooldown: self.clone(), person, at: now, used: false })
    }
}

impl Admission {
    pub(super) fn spend(mut self) {
        self.used = true;
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        if self.used {
            return;
        }
        let mut uses = self.cooldown.lock();
        if let Some(times) = uses.get_mut(&self.person)
            && let Some(place) = times.iter().rposition(|time| *time == self.at)
        {
            times.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HOUR;

    #[test]
    fn an_opening_is_free_again_after_an_hour_or_when_nothing_came_of_it() {
        let (cooldown, ana, noon) = (Cooldown::per(HOUR), PersonId(1), Time(1_000_000));
        let admit = |person, now| cooldown.admit(person, Some(2), now);
        admit(ana, noon).expect("the first").spend();
        drop(admit(ana, noon).expect("nothing comes of it"));
        admit(ana, noon.plus(HOUR / 2)).expect("the second").spend();
        assert_eq!(admit(ana, noon.plus(HOUR / 2)).err(), Some(noon.plus(HOUR)));
        admit(PersonId(2), noon).expect("somebody else").spend();
        admit(ana, noon.plus(HOUR)).expect("the first is an hour ago").spend();
        assert_eq!(admit(ana, noon.plus(HOUR)).err(), Some(noon.plus(HOUR + HOUR / 2)));
        assert!(cooldown.admit(ana, None, noon.plus(HOUR)).is_ok(), "no limit");
    }
}
