//! What has happened so far, as each viewer may be told it: one line per settlement.

use std::sync::Arc;

use super::restore::{Era, replay};
use crate::Tables;
use crate::answer::Refusal;
use crate::change::loaded::LoadedTable;
use crate::clock::Time;
use crate::store::{Base, LoggedEntry, Status, StoredLog};
use crate::view::{PrivateTable, PublicTable};
use crate::words;
use engine::{Entry, LoadedGame, Move, Narration, Opening, Party, Phrase, Seat};

/// What happened at one settlement, for all viewers.
pub(crate) struct Settlement {
    /// How many entries the log had.
    pub number: u32,
    pub at: Time,
    pub told: Narration,
    /// The actions that took effect and have not been taken back since.
    pub applied: Vec<(Seat, String)>,
    /// If turns were taken back here: the entry count of the position that was restored.
    pub back_to: Option<u32>,
    /// What everybody may see of it afterwards.
    pub shown: Shown,
}

/// What everybody may see of a settlement when they look back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Shown {
    #[default]
    Board,
    /// Only what is told: it was played under earlier rules, which this build does not have.
    Text,
    /// Nothing: it is no more than an entry, and others may not know it before the game is over.
    Nothing,
}

/// Every settlement of a game.
pub(crate) struct Settlements {
    pub lines: Vec<Arc<Settlement>>,
    /// Whether all of it replays under this build's rules.
    pub whole: bool,
}

/// The newest settlements of a game, as many as recaps need. Earlier ones are rarely needed.
#[derive(Clone, Default)]
pub(crate) struct Recent {
    lines: Vec<Arc<Settlement>>,
    /// How many came before these.
    earlier: usize,
    /// How many settlements of the whole game are not shown to anybody yet.
    unseen: usize,
}

impl Recent {
    const MOST: usize = 32;

    /// These and the following ones.
    pub fn and(mut self, next: &[Arc<Settlement>]) -> Recent {
        self.unseen += next.iter().filter(|line| line.shown == Shown::Nothing).count();
        self.lines.extend_from_slice(next);
        let forgotten = self.lines.len().saturating_sub(Recent::MOST);
        self.lines.drain(..forgotten);
        self.earlier += forgotten;
        self
    }

    /// Whether some settlements are not shown yet.
    pub fn hides(&self) -> bool {
        self.unseen > 0
    }

    /// The number of the last settlement that is shown, from 0.
    pub fn last_step(&self) -> usize {
        (self.earlier + self.lines.len()).saturating_sub(self.unseen + 1)
    }

    /// Everything since a moment, if this goes back that far.
    fn after(&self, since: Since, now: Option<Party>) -> Option<&[Arc<Settlement>]> {
        let from = since.first_of(&self.lines, now);
        (from > 0 || self.earlier == 0).then(|| &self.lines[from..])
    }
}

/// What a viewer is told of one settlement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many entries the log had.
    pub number: u32,
    pub at: Time,
    /// Only what they may be told.
    pub told: Narration,
}

impl LogLine {
    /// What happened, in order.
    pub fn events(&self) -> impl Iterator<Item = &Phrase> {
        self.told.lines()
    }
}

/// What a viewer is told of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub lines: Vec<LogLine>,
}

/// Where a history begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    Start,
    /// After this many entries.
    Entry(u32),
    /// After this seat's last action.
    LastTurn(Seat),
    /// From the start of the last turn that this seat has finished.
    OwnTurn(Seat),
}

impl Since {
    /// The index of the first line after this moment; `now` is whose turn it is.
    fn first_of(self, lines: &[Arc<Settlement>], now: Option<Party>) -> usize {
        match self {
            Since::Start => 0,
            Since::Entry(number) => lines.iter().take_while(|line| line.number <= number).count(),
            Since::LastTurn(seat) => {
                let acted = |line: &Arc<Settlement>| line.applied.iter().any(|(other, _)| *other == seat);
                lines.iter().rposition(acted).map_or(0, |last| last + 1)
            }
            Since::OwnTurn(seat) => last_finished_turn(lines, Party::Seat(seat), now),
        }
    }
}

/// Where a party's last finished turn began; `now` is whose turn it is.
fn last_finished_turn(lines: &[Arc<Settlement>], who: Party, now: Option<Party>) -> usize {
    let mut began: Vec<usize> = Vec::new();
    let mut last = None;
    for (number, line) in lines.iter().enumerate() {
        for (turn, begins) in line.told.turns() {
            if turn == who && (begins || last != Some(who)) {
                began.push(number);
            }
            last = Some(turn);
        }
    }
    if now == Some(who) && last == Some(who) {
        began.pop();
    }
    began.pop().unwrap_or(0)
}

impl Tables {
    /// What everybody may be told.
    pub async fn history(&self, table: &PublicTable, since: Since) -> Result<History, Refusal> {
        self.told(&table.0, None, since).await
    }

    /// What this person may be told.
    pub async fn private_history(&self, table: &PrivateTable, since: Since) -> Result<History, Refusal> {
        self.told(&table.loaded, Some(table.seat), since).await
    }

    /// What happened from the turn that began with entry `from` to the one that began with entry `until`, or to now, as
    /// everybody may be told it.
    pub(crate) async fn story(
        &self,
        table: &PublicTable,
        from: u32,
        until: Option<u32>,
    ) -> Result<Vec<Narration>, Refusal> {
        let history = self.history(table, from.checked_sub(1).map_or(Since::Start, Since::Entry)).await?;
        let within = history.lines.into_iter().filter(|line| until.is_none_or(|until| line.number <= until));
        // The entry that settles a turn also begins the next one.
        let told = within.map(|line| match line.number {
            number if number == from => line.told.from_turn(),
            number if Some(number) == until => line.told.up_to_turn(),
            _ => line.told,
        });
        Ok(told.filter(|told| told.lines().next().is_some()).collect())
    }

    async fn told(&self, loaded: &LoadedTable, seat: Option<Seat>, since: Since) -> Result<History, Refusal> {
        let now = loaded.play.as_ref().and_then(|play| play.public().turn());
        let lines = match loaded.recent.get().and_then(|recent| recent.after(since, now)) {
            Some(lines) => lines.to_vec(),
            None => {
                let Settlements { mut lines, .. } = self.settlements_of(loaded).await?;
                lines.split_off(since.first_of(&lines, now))
            }
        };
        let told = |line: &Arc<Settlement>| LogLine {
            number: line.number,
            at: line.at,
            told: seat.map_or_else(|| line.told.for_everybody(), |seat| line.told.only_for(seat)),
        };
        Ok(History { lines: lines.iter().map(told).collect() })
    }

    /// What happened at each settlement of this version of the table, from its start.
    pub(crate) async fn settlements_of(&self, loaded: &LoadedTable) -> Result<Settlements, Refusal> {
        let Some(opening) = loaded.row.opening(loaded.players.len()) else { return Err(Refusal::NotStarted) };
        let log = self.log_of(loaded).await?;
        let kind = self.loaded_game(&opening).await?;
        let began = loaded.row.started.unwrap_or(loaded.row.opened);
        let (mut lines, mut whole) = (Vec::new(), true);
        for era in log.eras() {
            let notice = era.from.map_or_else(Narration::default, |base| notice(loaded, base, era.until));
            let told = settlements_in(&*kind, &opening, era, began);
            whole &= told.is_some();
            let first = lines.len();
            lines.extend(told.unwrap_or_else(|| as_entered(loaded, era, began)));
            if let Some(line) = lines.get_mut(first) {
                line.told = notice.and(std::mem::take(&mut line.told));
            }
        }
        let lines: Vec<Arc<Settlement>> = lines.into_iter().map(Arc::new).collect();
        loaded.recent.get_or_init(|| Recent::default().and(&lines));
        Ok(Settlements { lines, whole })
    }

    /// The log up to this version of the table, with the base it has in this build.
    pub(crate) async fn log_of(&self, loaded: &LoadedTable) -> Result<StoredLog, Refusal> {
        let mut log = self.0.store.log(loaded.row.id).await?;
        log.entries.retain(|logged| logged.number <= loaded.row.entries);
        log.bases.extend(loaded.rebased().cloned());
        Ok(log)
    }
}

/// The settlements in one part of a log. None: this build replays it differently, so what happened is unknown.
fn settlements_in(kind: &dyn LoadedGame, opening: &Opening, era: Era<'_>, began: Time) -> Option<Vec<Settlement>> {
    let mut lines: Vec<Settlement> = Vec::new();
    let mut leads_there = true;
    let replayed = replay(kind, opening, era, |number, logged, told, step, play| {
        if step.is_none_or(|step| step.settled) {
            let applied = step.map(|step| step.applied.clone()).unwrap_or_default();
            let at = logged.map_or_else(|| era.from.map_or(began, |base| base.at), |logged| logged.at);
            let (told, back_to) = match logged.map(|logged| &logged.entry) {
                Some(Entry { seat, what: Move::TakeBack(to) }) => {
                    take_back(&mut lines, *to);
                    (Narration::notice(words::TakenBack { who: *seat }.say()), Some(*to))
                }
                _ => (told.clone(), None),
            };
            lines.push(Settlement { number, at, told, applied, back_to, shown: Shown::Board });
            leads_there = era.until.is_none_or(|base| play.is_stored_as(base.snapshot.stored()));
        }
    });
    (replayed.is_ok() && leads_there).then_some(lines)
}

/// Marks what was done since then as taken back.
fn take_back(lines: &mut [Settlement], to: u32) {
    for line in lines.iter_mut().filter(|line| line.number > to) {
        line.applied.clear();
        line.told = std::mem::take(&mut line.told).taken_back();
    }
}

/// The entries themselves, where they no longer replay. Another seat's entries may have been secret, so they are shown
/// only when the game is over.
fn as_entered(loaded: &LoadedTable, era: Era<'_>, began: Time) -> Vec<Settlement> {
    let line = |LoggedEntry { number, entry, at, .. }: &LoggedEntry| {
        let Entry { seat, what } = entry;
        let phrase = words::Entered { who: *seat, entry: what.to_string() }.say();
        let (told, shown) = match loaded.row.status == Status::Over {
            true => (Narration::notice(phrase), Shown::Text),
            false => (Narration::notice_to(*seat, phrase), Shown::Nothing),
        };
        Settlement { number: *number, at: *at, told, applied: vec![(*seat, what.to_string())], back_to: None, shown }
    };
    let first = Settlement {
        number: era.from.map_or(0, |base| base.snapshot.number),
        at: era.from.map_or(began, |base| base.at),
        told: Narration::default(),
        applied: Vec::new(),
        back_to: None,
        shown: Shown::Text,
    };
    [first].into_iter().chain(era.entries.iter().map(line)).collect()
}

/// What the log says where the rules changed, up to the `next` change. A game that had ended before is not affected.
fn notice(loaded: &LoadedTable, base: &Base, next: Option<&Base>) -> Narration {
    let ended = loaded.row.status != Status::Running;
    if ended && loaded.rebased() == Some(base) {
        return Narration::default();
    }
    let mut told = Narration::default();
    let rules = next.map_or(loaded.kind.rules, |next| next.rules);
    if base.rules != rules {
        told = Narration::notice(words::RulesChanged { rules: rules.into() }.say());
    }
    if base.given_up {
        told = told.and(Narration::notice(words::STEPS_GIVEN_UP.say()));
    }
    told
}
