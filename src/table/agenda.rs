//! What falls due by itself: errands, each a row with its time, so that they outlive the process.
//!
//! An errand is lazy. When its time has come it looks whether its reason still holds; if it came too early, because
//! somebody moved meanwhile, it just goes to a later time. So a move writes to the agenda only if who is waited for
//! changes. **Invariant:** an errand is carried out in the transaction that takes it off the agenda or moves it on.

use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::answer::{Answer, Refusal};
use super::clock::Time;
use super::draft::Draft;
use super::editing::{Author, NotEdited};
use super::ids::{ChallengeId, GameId, IdError, InteractionId, PersonId, Which};
use super::store::{NotKept, Write};
use super::{Tables, Trouble};

/// How many errands are taken up at once.
const AT_ONCE: u32 = 64;
/// The agenda is looked at this often even if nothing is due: the machine's clock may have been set, or have slept.
pub(super) const GLANCE: Duration = Duration::from_secs(60);
/// How long the store is given to recover.
const RECOVERY: Duration = Duration::from_secs(2);
/// When an errand that fails is tried again; it doubles with each failure, up to the longest.
const FIRST_DELAY: Duration = Duration::from_secs(4);
const LONGEST_DELAY: Duration = Duration::from_secs(60 * 60);

/// Something to be looked after at its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Errand {
    /// A lobby in which nothing happens is closed.
    CloseLobby(GameId),
    /// A challenge closes, and the next one may begin.
    CloseChallenge(ChallengeId),
    /// The post of a challenge is brought up to date.
    ShowChallenge(ChallengeId),
    /// Somebody is reminded of their try at a challenge.
    Nudge(GameId),
    /// Those whom a game waits for are reminded; at last it goes to sleep.
    Remind(GameId),
    /// Somebody's absence ends: they hear which games wait for them.
    Return(PersonId),
}

impl fmt::Display for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Errand::CloseLobby(game) => write!(f, "close-lobby:{game}"),
            Errand::CloseChallenge(challenge) => write!(f, "close-challenge:{challenge}"),
            Errand::ShowChallenge(challenge) => write!(f, "show-challenge:{challenge}"),
            Errand::Nudge(game) => write!(f, "nudge:{game}"),
            Errand::Remind(game) => write!(f, "remind:{game}"),
            Errand::Return(person) => write!(f, "return:{person}"),
        }
    }
}

impl FromStr for Errand {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Errand, IdError> {
        match text.split_once(':') {
            Some(("close-lobby", game)) => game.parse().map(Errand::CloseLobby),
            Some(("close-challenge", challenge)) => challenge.parse().map(Errand::CloseChallenge),
            Some(("show-challenge", challenge)) => challenge.parse().map(Errand::ShowChallenge),
            Some(("nudge", game)) => game.parse().map(Errand::Nudge),
            Some(("remind", game)) => game.parse().map(Errand::Remind),
            Some(("return", person)) => person.parse().map(Errand::Return),
            _ => Err(IdError(text.to_owned())),
        }
    }
}

/// An errand on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    pub errand: Errand,
    pub due: Time,
}

/// Sees to errands when they are due.
#[derive(Clone)]
pub struct Steward {
    tables: Tables,
    /// How often errands have failed since they last went well.
    failures: Arc<Mutex<HashMap<Errand, u32>>>,
}

impl Steward {
    pub fn new(tables: Tables) -> Steward {
        Steward { tables, failures: Arc::default() }
    }

    /// Sees to what falls due until `stop`.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        loop {
            let planned = self.tables.0.planned.notified();
            let next = match self.run_due().await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(%error, "errands must wait");
                    self.tables.now().plus(RECOVERY)
                }
            };
            tokio::select! {
                () = &mut stop => return,
                () = planned => {}
                () = self.tables.0.clock.until(next) => {}
            }
        }
    }

    /// Sees to everything that is due now. Says when to look again.
    pub async fn run_due(&self) -> Result<Time, Trouble> {
        loop {
            let now = self.tables.now();
            let due = self.tables.0.store.errands(now, AT_ONCE).await?;
            if due.is_empty() {
                let glance = now.plus(GLANCE);
                // What is due and was not read is a row that nobody knows: it must not keep us busy.
                let next = self.tables.0.store.next_errand().await?.filter(|next| *next > now);
                return Ok(next.map_or(glance, |next| next.min(glance)));
            }
            let mut stuck = None;
            for planned in due {
                let done = self.carry_out(planned).await;
                let delay = self.delay(planned.errand, &done);
                if let (Err(error), Some(delay)) = (done, delay) {
                    tracing::error!(errand = %planned.errand, %error, ?delay, "an errand must wait");
                    stuck = self.tables.see_to(planned, Some(now.plus(delay)), Vec::new()).await.err().or(stuck);
                }
            }
            // If not even that could be written the store is in trouble. The others had their turn; now all must wait.
            if let Some(trouble) = stuck {
                return Err(trouble);
            }
        }
    }

    /// How long an errand must wait if it failed.
    fn delay(&self, errand: Errand, done: &Result<(), Trouble>) -> Option<Duration> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if done.is_ok() {
            failures.remove(&errand);
            return None;
        }
        let failed = failures.entry(errand).or_default();
        let delay = FIRST_DELAY.saturating_mul(1 << (*failed).min(16)).min(LONGEST_DELAY);
        *failed += 1;
        Some(delay)
    }

    async fn carry_out(&self, planned: Planned) -> Result<(), Trouble> {
        match planned.errand {
            Errand::CloseLobby(game) => self.tables.close_lobby(planned, game).await,
            Errand::CloseChallenge(challenge) => self.tables.close_challenge(planned, challenge).await,
            Errand::ShowChallenge(challenge) => self.tables.show_challenge(planned, challenge).await,
            Errand::Nudge(game) => self.tables.nudge(planned, game).await,
            Errand::Remind(game) => self.tables.remind(planned, game).await,
            Errand::Return(person) => self.tables.welcome_back(planned, person).await,
        }
    }
}

impl Tables {
    /// Changes a table because an errand is due. `decide` says when it is due again.
    pub(super) async fn by_itself(
        &self,
        planned: Planned,
        game: GameId,
        decide: impl Fn(&mut Draft<'_>) -> Option<Time>,
    ) -> Result<(), Trouble> {
        let id = self.errand_id(planned);
        let edited = self.edit(Which::Game(game), Author::program(&id), |draft| {
            let again = decide(draft);
            let changed = draft.changes_anything();
            if changed {
                draft.writes.extend(seen_to(planned, again));
            }
            Ok(((changed, again), Answer::Noted))
        });
        match edited.await {
            Ok((_, (true, _))) => Ok(()),
            Ok((_, (false, again))) => self.see_to(planned, again, Vec::new()).await,
            Err(NotEdited::Refused(Refusal::Unavailable(trouble))) => Err(trouble),
            Err(NotEdited::NotKept(NotKept::Trouble(trouble), _)) => Err(trouble),
            // There is no such table any more.
            Err(NotEdited::Refused(_)) => self.see_to(planned, None, Vec::new()).await,
            // Somebody was faster, with the table or with the errand: the agenda knows.
            Err(NotEdited::Conflict | NotEdited::NotKept(..)) => Ok(()),
        }
    }

    /// Takes an errand off the agenda or moves it on, with whatever else comes of it.
    pub(super) async fn see_to(
        &self,
        planned: Planned,
        again: Option<Time>,
        mut writes: Vec<Write>,
    ) -> Result<(), Trouble> {
        writes.extend(seen_to(planned, again));
        self.keep_unasked(self.errand_id(planned), writes).await.map(drop)
    }

    /// An id of its own: the agenda itself says whether an errand is still to be done. It is kept, so it names nobody.
    fn errand_id(&self, planned: Planned) -> InteractionId {
        let Planned { errand, due } = planned;
        let errand = match errand {
            Errand::Return(_) => "return".to_owned(),
            of_a_game => of_a_game.to_string(),
        };
        InteractionId::new(format!("errand:{errand}:{}:{}:{}", due.0, self.now().0, self.0.numbers.post().0))
    }
}

/// The errand is done, or due again.
fn seen_to(planned: Planned, again: Option<Time>) -> impl Iterator<Item = Write> {
    let next = again.map(|due| Write::Due { errand: planned.errand, due: Some(due) });
    [Write::Done(planned)].into_iter().chain(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errands_round_trip() {
        let mut errands = vec![
            Errand::CloseLobby(GameId(12)),
            Errand::CloseChallenge(ChallengeId(3)),
            Errand::ShowChallenge(ChallengeId(3)),
            Errand::Nudge(GameId(4)),
        ];
        errands.extend([Errand::Remind(GameId(3)), Errand::Return(PersonId(u64::MAX))]);
        for errand in errands {
            assert_eq!(errand.to_string().parse(), Ok(errand));
        }
        assert!("close-lobby".parse::<Errand>().is_err());
        assert!("dance:1".parse::<Errand>().is_err());
    }
}
