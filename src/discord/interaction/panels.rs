//! The open panel of each person in each game, so that a new one replaces the earlier one. Kept only in memory, and
//! only as long as Discord lets a bot edit a response: an older panel stays, and is refreshed when it is pressed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{GameId, PersonId};

/// How long a response can be edited with its interaction's token, less a little.
const LIFE: Duration = Duration::from_secs(14 * 60);
/// How many panels are remembered.
const MAX_REMEMBERED: usize = 10_000;

#[derive(Clone, Default)]
pub(crate) struct Panels(Arc<Mutex<HashMap<(PersonId, GameId), OpenPanel>>>);

/// A panel that a person has open.
struct OpenPanel {
    token: String,
    since: Instant,
    /// Its message id, once it has been pressed.
    message: Option<u64>,
}

impl Panels {
    /// Records that a person has got a panel of this game in response to the interaction with this token: in place of
    /// the pressed message, or as a new one. Returns the token with which their earlier panel can be deleted.
    pub fn shown(&self, person: PersonId, game: GameId, token: &str, pressed: Option<u64>) -> Option<String> {
        let mut panels = self.lock();
        if panels.len() >= MAX_REMEMBERED {
            panels.retain(|_, open| open.since.elapsed() < LIFE);
        }
        let open = OpenPanel { token: token.to_owned(), since: Instant::now(), message: pressed };
        let before = panels.insert((person, game), open)?;
        let same = pressed.is_some_and(|pressed| before.message.is_none_or(|message| message == pressed));
        (!same && before.since.elapsed() < LIFE).then_some(before.token)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(PersonId, GameId), OpenPanel>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_panel_takes_away_the_one_before_it_and_no_other() {
        let panels = Panels::default();
        let (ana, ben) = (PersonId(1), PersonId(2));
        let game = GameId(17);
        assert_eq!(panels.shown(ana, game, "a", None), None);
        assert_eq!(panels.shown(ben, game, "b", None), None, "somebody else");
        assert_eq!(panels.shown(ana, GameId(18), "c", None), None, "another game");
        assert_eq!(panels.shown(ana, game, "d", Some(7)), None, "the same panel, changed in place");
        assert_eq!(panels.shown(ana, game, "e", None), Some("d".to_owned()));
        assert_eq!(panels.shown(ana, game, "f", Some(8)), None);
        assert_eq!(panels.shown(ana, game, "g", Some(7)), Some("f".to_owned()), "an older one was pressed");
    }
}
