//! Looking back: every settlement of a game as everybody may see it, step by step from the beginning.

use std::fmt;

use super::history::{Recent, Settlement, Shown};
use super::restore::{RejectedEntry, replay};
use crate::answer::Refusal;
use crate::change::loaded::LoadedTable;
use crate::ids::{ChallengeId, GameId, Which};
use crate::store::StoreError;
use crate::view::{OpenHands, PublicTable};
use crate::{Requester, Tables};
use engine::log::Move;
use engine::{Narration, Play, PublicView};

/// What everybody may be told of one step of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastStep {
    pub told: Narration,
    /// If turns were taken back here: the step whose position was restored.
    pub back_to: Option<usize>,
    /// Whether its board can be shown. Steps under earlier rules, which this build does not have, are only text.
    pub has_board: bool,
}

/// How everybody stood after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub round: u32,
    /// Points: seats in order, then automas.
    pub points: Vec<i32>,
}

/// A game as it stood after one of its steps.
pub struct Replayed {
    pub table: PublicTable,
    /// From 0, which is the beginning.
    pub step: usize,
    /// The number of the last one.
    pub last: usize,
    told: Narration,
    play: Option<Play>,
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

    /// The board after it; none if it was played under earlier rules, which this build does not have.
    pub fn view(&self) -> Option<PublicView<'_>> {
        self.play.as_ref().map(Play::public)
    }

    /// All hands after it, if the game is over and they may be shown.
    pub fn hands(&self) -> Option<OpenHands> {
        OpenHands::of(&self.table, self.play.as_ref()?)
    }

    /// The board before it, unless it is the first.
    pub fn view_before(&self) -> Option<PublicView<'_>> {
        self.before.as_ref().map(Play::public)
    }
}

impl Tables {
    /// One step of a game that this viewer may see; if a challenge is named, of a try at it. Numbers beyond the last step
    /// mean the last one.
    pub async fn replayed(
        &self,
        game: GameId,
        of: Option<ChallengeId>,
        viewer: &Requester,
        step: usize,
    ) -> Result<Replayed, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(viewer)).await?;
        if of.is_some_and(|of| loaded.row.place.challenge() != Some(of)) {
            return Err(Refusal::NoSuchGame(game));
        }
        self.check_not_withheld(loaded.row.place).await?;
        self.step_of(&PublicTable(loaded), step).await
    }

    /// One step of a table that may be shown. Numbers beyond the last step mean the last one.
    pub async fn step_of(&self, table: &PublicTable, step: usize) -> Result<Replayed, Refusal> {
        let loaded = &table.0;
        let lines = self.settlements_of(loaded).await?.lines;
        let shown: Vec<&Settlement> = lines.iter().map(|line| &**line).filter(|line| is_shown(line)).collect();
        let last = shown.len().checked_sub(1).ok_or(Refusal::NotStarted)?;
        let step = step.min(last);
        let (line, has_board) = (shown[step], |line: &&&Settlement| line.shown == Shown::Board);
        let before = step.checked_sub(1).and_then(|before| shown.get(before)).filter(has_board);
        let (play, before) = match line.shown {
            Shown::Board => self.stood_after(loaded, line.number, before.map(|line| line.number)).await?,
            Shown::Text | Shown::Nothing => (None, None),
        };
        Ok(Replayed { table: table.clone(), step, last, told: line.told.for_everybody(), play, before })
    }

    /// Every step of a table that may be shown.
    pub async fn past(&self, table: &PublicTable) -> Result<Vec<PastStep>, Refusal> {
        let lines = self.settlements_of(&table.0).await?.lines;
        let shown: Vec<&Settlement> = lines.iter().map(|line| &**line).filter(|line| is_shown(line)).collect();
        let step = |line: &&Settlement| PastStep {
            told: line.told.for_everybody(),
            back_to: line.back_to.and_then(|to| shown.iter().rposition(|line| line.number == to)),
            has_board: line.shown == Shown::Board,
        };
        Ok(shown.iter().map(step).collect())
    }

    /// How everybody stood after each step of a table. What was taken back is left out, as is what was played under rules
    /// that this build does not have.
    pub async fn course(&self, table: &PublicTable) -> Result<Vec<Standing>, Refusal> {
        let loaded = &table.0;
        let opening = loaded.row.opening(loaded.players.len()).ok_or(Refusal::NotStarted)?;
        let (log, kind) = (self.log_of(loaded).await?, self.loaded_game(&opening).await?);
        let mut course: Vec<(u32, Standing)> = Vec::new();
        for era in log.eras() {
            let earlier = course.len();
            let replayed = replay(&*kind, &opening, era, |number, logged, _, step, play| {
                if let Some(Move::TakeBack(to)) = logged.map(|logged| &logged.entry.what) {
                    course.retain(|(number, _)| number <= to);
                } else if step.is_none_or(|step| step.settled) {
                    let points = play.public().points_so_far();
                    course.push((number, Standing { round: play.round(), points }));
                }
            });
            let leads_there = |play: &Play| era.until.is_none_or(|base| play.is_stored_as(base.snapshot.stored()));
            if !replayed.is_ok_and(|play| leads_there(&play)) {
                course.truncate(earlier);
            }
        }
        Ok(course.into_iter().map(|(_, standing)| standing).collect())
    }

    /// The number of the last step of a table.
    pub async fn last_step(&self, table: &PublicTable) -> Result<usize, Refusal> {
        let known = || table.0.recent.get().map(Recent::last_step);
        if known().is_none() {
            self.settlements_of(&table.0).await?;
        }
        known().ok_or(Refusal::NotStarted)
    }

    /// The game after this many entries and, if given, after `before` entries.
    async fn stood_after(
        &self,
        loaded: &LoadedTable,
        entries: u32,
        before: Option<u32>,
    ) -> Result<(Option<Play>, Option<Play>), Refusal> {
        let opening = loaded.row.opening(loaded.players.len()).ok_or(Refusal::NotStarted)?;
        let (log, kind) = (self.log_of(loaded).await?, self.loaded_game(&opening).await?);
        let began = |number: u32| log.eras().filter(|era| era.first() <= number).last();
        let Some(era) = began(entries) else { return Ok((None, None)) };
        let mut earlier = None;
        let replayed = replay(&*kind, &opening, era.up_to(entries), |number, _, _, _, play| {
            if before == Some(number) {
                earlier = Some(play.clone());
            }
        });
        let unreadable = |rejected: RejectedEntry| {
            StoreError::Unreadable(format!("game {}: entry {} does not replay", loaded.row.id, rejected.number))
        };
        Ok((Some(replayed.map_err(unreadable)?), earlier))
    }
}

fn is_shown(line: &Settlement) -> bool {
    line.shown != Shown::Nothing
}
