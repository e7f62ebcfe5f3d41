//! A finished try that anyone may step through once its challenge has closed.

use std::fmt;

use crate::engine::{Narration, Play, PublicView};
use crate::table::answer::Refusal;
use crate::table::ids::{ChallengeId, GameId, Which};
use crate::table::replay::replay;
use crate::table::sight::PublicTable;
use crate::table::store::StoreError;
use crate::table::{Requester, Tables, words};

/// A game as it stood after one of its steps.
pub struct Replayed {
    pub table: PublicTable,
    /// Step 0 is the setup.
    pub step: usize,
    /// The number of the last one.
    pub last: usize,
    told: Narration,
    play: Play,
    before: Option<Play>,
}

impl fmt::Debug for Replayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of {} of {:?}", self.step, self.last, self.table)
    }
}

impl Replayed {
    /// What happened in this step, as everybody may be told it.
    pub fn told(&self) -> &Narration {
        &self.told
    }

    /// The board after it.
    pub fn sight(&self) -> PublicView<'_> {
        self.play.public()
    }

    /// The board before it, unless it is the first.
    pub fn sight_before(&self) -> Option<PublicView<'_>> {
        self.before.as_ref().map(Play::public)
    }
}

impl Tables {
    /// One step of a try, of this challenge if one is named. A try can be opened once its challenge has closed; an
    /// unfinished one only by its owner.
    pub async fn replayed(
        &self,
        game: GameId,
        of: Option<ChallengeId>,
        viewer: &Requester,
        step: usize,
    ) -> Result<Replayed, Refusal> {
        let (_, live) = self.find_for(Which::Game(game), Some(viewer)).await?;
        match live.row.place.challenge() {
            Some(challenge) if of.is_none_or(|of| of == challenge) => self.no_secret(live.row.place).await?,
            _ => return Err(Refusal::NoSuchGame(game)),
        }
        let opening = live.row.opening(live.players.len()).ok_or(Refusal::NotStarted)?;
        let (log, kind) = (self.log_of(&live).await?, self.loaded(&opening).await?);
        let (mut last, mut found): (_, Option<(_, _, Play, _)>) = (0, None);
        // A game from earlier rules is shown as far as today's rules replay it, followed by the position it led to.
        for era in log.eras() {
            let note = era.until.map_or_else(Narration::default, |base| {
                Narration::notice(words::REPLAY_DIFFERS.with([("rules", base.rules.into())]))
            });
            let replayed = replay(&*kind, &opening, era, |_, _, told, entered, play| {
                if entered.is_some_and(|entered| entered.settled) {
                    last += 1;
                }
                if entered.is_none_or(|entered| entered.settled) && last <= step {
                    let before = found.take().map(|(_, _, play, _)| play);
                    found = Some((last, note.clone().and(told.for_everybody()), play.clone(), before));
                }
            });
            if let (Err(broken), None) = (replayed, era.until) {
                let problem = format!("game {game}: entry {} does not replay", broken.number);
                return Err(StoreError::Unreadable(problem).into());
            }
        }
        let (step, told, play, before) = found.ok_or(Refusal::NotStarted)?;
        Ok(Replayed { table: PublicTable(live), step, last, told, play, before })
    }
}
