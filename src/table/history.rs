//! What happened so far, told to whoever asks: a line for each settlement.

use std::sync::Arc;

use super::Tables;
use super::answer::Refusal;
use super::clock::Time;
use super::live::Live;
use super::replay::replay;
use super::sight::{PrivateTable, PublicTable};
use super::store::{Logged, Status, StoredLog, Trouble};
use crate::engine::{Phrase, Seat, Told};

/// What happened at one settlement, before anybody in particular is told.
pub(super) struct Line {
    /// How many entries had been made.
    pub number: u32,
    pub at: Time,
    pub told: Told,
    /// The actions that took effect.
    pub applied: Vec<(Seat, String)>,
}

/// The newest settlements of a game, as many as recaps need: most of a long game is rarely asked for.
#[derive(Clone, Default)]
pub(super) struct Recent {
    lines: Vec<Arc<Line>>,
    /// How many came before these.
    earlier: usize,
}

impl Recent {
    const MOST: usize = 12;

    /// These and the next ones.
    pub fn and(mut self, next: &[Arc<Line>]) -> Recent {
        self.lines.extend_from_slice(next);
        let forgotten = self.lines.len().saturating_sub(Recent::MOST);
        self.lines.drain(..forgotten);
        self.earlier += forgotten;
        self
    }

    /// Everything after a moment, if it goes back that far.
    fn after(&self, since: Since) -> Option<&[Arc<Line>]> {
        let from = since.first_of(&self.lines);
        (from > 0 || self.earlier == 0).then(|| &self.lines[from..])
    }
}

/// What somebody is told of one settlement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many entries had been made.
    pub number: u32,
    pub at: Time,
    /// Only what they may be told.
    pub told: Told,
}

impl LogLine {
    /// What happened, in order.
    pub fn events(&self) -> impl Iterator<Item = &Phrase> {
        self.told.lines()
    }
}

/// What somebody is told of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Entries from before the game was rebased, in their text form: one's own, and everybody's when it is over.
    pub earlier: Vec<String>,
    pub lines: Vec<LogLine>,
}

/// From where on somebody wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    Start,
    /// After this many entries.
    Entry(u32),
    /// After what this seat did last.
    LastTurn(Seat),
}

impl Since {
    /// The first of these lines that is after this moment.
    fn first_of(self, lines: &[Arc<Line>]) -> usize {
        match self {
            Since::Start => 0,
            Since::Entry(number) => lines.iter().take_while(|line| line.number <= number).count(),
            Since::LastTurn(seat) => {
                let acted = |line: &Arc<Line>| line.applied.iter().any(|(other, _)| *other == seat);
                lines.iter().rposition(acted).map_or(0, |last| last + 1)
            }
        }
    }
}

impl Tables {
    /// What everybody may be told.
    pub async fn history(&self, table: &PublicTable, since: Since) -> Result<History, Refusal> {
        self.told(&table.0, None, since).await
    }

    /// What this person may be told.
    pub async fn private_history(&self, table: &PrivateTable, since: Since) -> Result<History, Refusal> {
        self.told(&table.live, Some(table.seat), since).await
    }

    async fn told(&self, live: &Live, seat: Option<Seat>, since: Since) -> Result<History, Refusal> {
        let earlier = self.earlier(live, seat, since).await?;
        let lines = match live.recent.get().and_then(|recent| recent.after(since)) {
            Some(lines) => lines.to_vec(),
            None => {
                let mut lines = self.lines(live).await?;
                lines.split_off(since.first_of(&lines))
            }
        };
        let told = |line: &Arc<Line>| LogLine {
            number: line.number,
            at: line.at,
            told: seat.map_or_else(|| line.told.for_everybody(), |seat| line.told.only_for(seat)),
        };
        Ok(History { earlier, lines: lines.iter().map(told).collect() })
    }

    /// The old log of a rebased game: it does not replay any more, but it can be read.
    async fn earlier(&self, live: &Live, seat: Option<Seat>, since: Since) -> Result<Vec<String>, Refusal> {
        let rebased = live.row.rules.is_some() && since == Since::Start;
        if !rebased {
            return Ok(Vec::new());
        }
        let log = self.log_of(live).await?;
        let Some(base) = &log.base else { return Ok(Vec::new()) };
        // What others entered may have been secret, and nobody can say any more what of it was shown.
        let shown = |logged: &&Logged| {
            logged.number <= base.number && (live.row.status == Status::Over || Some(logged.entry.seat) == seat)
        };
        Ok(log.entries.iter().filter(shown).map(|logged| logged.entry.to_string()).collect())
    }

    /// What happened at each settlement of this version of the table, from its beginning.
    pub(super) async fn lines(&self, live: &Live) -> Result<Vec<Arc<Line>>, Refusal> {
        let Some(opening) = live.row.opening(live.sitters.len()) else { return Err(Refusal::NotStarted) };
        let log = self.log_of(live).await?;
        let kind = self.loaded(&opening).await?;
        let mut lines = Vec::new();
        let began = live.row.started.unwrap_or(live.row.opened);
        let replayed = replay(&*kind, &opening, &log, |number, logged, told, step, _| {
            if step.is_none_or(|step| step.settled) {
                let applied = step.map(|step| step.applied.clone()).unwrap_or_default();
                let at = logged.map_or(began, |logged| logged.at);
                lines.push(Arc::new(Line { number, at, told: told.clone(), applied }));
            }
        });
        replayed.map_err(|broken| {
            Trouble::Unreadable(format!("game {}: entry {} does not replay", live.row.id, broken.number))
        })?;
        live.recent.get_or_init(|| Recent::default().and(&lines));
        Ok(lines)
    }

    /// The log up to this version of the table, with the base it has in this build.
    pub(super) async fn log_of(&self, live: &Live) -> Result<StoredLog, Refusal> {
        let mut log = self.0.store.log(live.row.id).await?;
        log.entries.retain(|logged| logged.number <= live.row.entries);
        if let Some(base) = live.rebased() {
            log.base = Some(base.clone());
        }
        Ok(log)
    }
}
