//! What happened so far, told to whoever asks: a line for each settlement.

use std::sync::Arc;

use super::Tables;
use super::answer::Refusal;
use super::clock::Time;
use super::loaded::LoadedTable;
use super::replay::{Era, replay};
use super::sight::{PrivateTable, PublicTable};
use super::store::{Base, Logged, Status, StoredLog};
use super::words;
use crate::engine::{Arg, Entry, LoadedGame, Move, Narration, Opening, Party, Phrase, Seat};

/// What happened at one settlement, before anybody in particular is told.
pub(super) struct Line {
    /// How many entries had been made.
    pub number: u32,
    pub at: Time,
    pub told: Narration,
    /// The actions that took effect, and were not taken back since.
    pub applied: Vec<(Seat, String)>,
    /// If turns were taken back here: how many entries there were when the game stood so before.
    pub back_to: Option<u32>,
}

/// Every settlement of a game.
pub(super) struct Lines {
    pub lines: Vec<Arc<Line>>,
    /// Whether all of it replays under this build's rules.
    pub whole: bool,
}

/// The newest settlements of a game, as many as recaps need: most of a long game is rarely asked for.
#[derive(Clone, Default)]
pub(super) struct Recent {
    lines: Vec<Arc<Line>>,
    /// How many came before these.
    earlier: usize,
}

impl Recent {
    const MOST: usize = 32;

    /// These and the next ones.
    pub fn and(mut self, next: &[Arc<Line>]) -> Recent {
        self.lines.extend_from_slice(next);
        let forgotten = self.lines.len().saturating_sub(Recent::MOST);
        self.lines.drain(..forgotten);
        self.earlier += forgotten;
        self
    }

    /// Everything after a moment, if it goes back that far.
    fn after(&self, since: Since, now: Option<Party>) -> Option<&[Arc<Line>]> {
        let from = since.first_of(&self.lines, now);
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
    pub told: Narration,
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
    /// From the beginning of the last turn that this seat has finished.
    OwnTurn(Seat),
}

impl Since {
    /// The first of these lines that is after this moment; `now` is whose turn it is.
    fn first_of(self, lines: &[Arc<Line>], now: Option<Party>) -> usize {
        match self {
            Since::Start => 0,
            Since::Entry(number) => lines.iter().take_while(|line| line.number <= number).count(),
            Since::LastTurn(seat) => {
                let acted = |line: &Arc<Line>| line.applied.iter().any(|(other, _)| *other == seat);
                lines.iter().rposition(acted).map_or(0, |last| last + 1)
            }
            Since::OwnTurn(seat) => last_finished_turn(lines, Party::Seat(seat), now),
        }
    }
}

/// Where the last turn of somebody began that is over; `now` is whose turn it is.
fn last_finished_turn(lines: &[Arc<Line>], who: Party, now: Option<Party>) -> usize {
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
        self.told(&table.live, Some(table.seat), since).await
    }

    /// What happened from the turn that began with entry `from` up to the one that began with entry `until`, or up to now,
    /// as everybody may be told it.
    pub(super) async fn story(
        &self,
        table: &PublicTable,
        from: u32,
        until: Option<u32>,
    ) -> Result<Vec<Narration>, Refusal> {
        let history = self.history(table, from.checked_sub(1).map_or(Since::Start, Since::Entry)).await?;
        let within = history.lines.into_iter().filter(|line| until.is_none_or(|until| line.number <= until));
        // What settles a turn also begins the next one.
        let told = within.map(|line| match line.number {
            number if number == from => line.told.from_turn(),
            number if Some(number) == until => line.told.up_to_turn(),
            _ => line.told,
        });
        Ok(told.filter(|told| told.lines().next().is_some()).collect())
    }

    async fn told(&self, live: &LoadedTable, seat: Option<Seat>, since: Since) -> Result<History, Refusal> {
        let now = live.play.as_ref().and_then(|play| play.public().turn());
        let lines = match live.recent.get().and_then(|recent| recent.after(since, now)) {
            Some(lines) => lines.to_vec(),
            None => {
                let Lines { mut lines, .. } = self.lines(live).await?;
                lines.split_off(since.first_of(&lines, now))
            }
        };
        let told = |line: &Arc<Line>| LogLine {
            number: line.number,
            at: line.at,
            told: seat.map_or_else(|| line.told.for_everybody(), |seat| line.told.only_for(seat)),
        };
        Ok(History { lines: lines.iter().map(told).collect() })
    }

    /// What happened at each settlement of this version of the table, from its beginning.
    pub(super) async fn lines(&self, live: &LoadedTable) -> Result<Lines, Refusal> {
        let Some(opening) = live.row.opening(live.players.len()) else { return Err(Refusal::NotStarted) };
        let log = self.log_of(live).await?;
        let kind = self.loaded(&opening).await?;
        let began = live.row.started.unwrap_or(live.row.opened);
        let (mut lines, mut whole) = (Vec::new(), true);
        for era in log.eras() {
            let notice = era.from.map_or_else(Narration::default, |base| notice(live, base, era.until));
            let told = told_of(&*kind, &opening, era, began);
            whole &= told.is_some();
            let first = lines.len();
            lines.extend(told.unwrap_or_else(|| as_entered(live, era, began)));
            if let Some(line) = lines.get_mut(first) {
                line.told = notice.and(std::mem::take(&mut line.told));
            }
        }
        let lines: Vec<Arc<Line>> = lines.into_iter().map(Arc::new).collect();
        live.recent.get_or_init(|| Recent::default().and(&lines));
        Ok(Lines { lines, whole })
    }

    /// The log up to this version of the table, with the base it has in this build.
    pub(super) async fn log_of(&self, live: &LoadedTable) -> Result<StoredLog, Refusal> {
        let mut log = self.0.store.log(live.row.id).await?;
        log.entries.retain(|logged| logged.number <= live.row.entries);
        log.bases.extend(live.rebased().cloned());
        Ok(log)
    }
}

/// What happened in one part of a log. None: this build makes something else of it, and nobody can say what was told.
fn told_of(kind: &dyn LoadedGame, opening: &Opening, era: Era<'_>, began: Time) -> Option<Vec<Line>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut leads_there = true;
    let replayed = replay(kind, opening, era, |number, logged, told, step, play| {
        if step.is_none_or(|step| step.settled) {
            let applied = step.map(|step| step.applied.clone()).unwrap_or_default();
            let at = logged.map_or_else(|| era.from.map_or(began, |base| base.at), |logged| logged.at);
            let (told, back_to) = match logged.map(|logged| &logged.entry) {
                Some(Entry { seat, what: Move::TakeBack(to) }) => {
                    take_back(&mut lines, *to);
                    (Narration::notice(words::TAKEN_BACK.with([("who", (*seat).into())])), Some(*to))
                }
                _ => (told.clone(), None),
            };
            lines.push(Line { number, at, told, applied, back_to });
            leads_there = era.until.is_none_or(|base| play.is_stored_as(base.snapshot.stored()));
        }
    });
    (replayed.is_ok() && leads_there).then_some(lines)
}

/// What was done since then no longer counts; it stays told as what was taken back.
fn take_back(lines: &mut [Line], to: u32) {
    for line in lines.iter_mut().filter(|line| line.number > to) {
        line.applied.clear();
        line.told = std::mem::take(&mut line.told).taken_back();
    }
}

/// The entries themselves, where they no longer replay. What somebody else entered may have been secret: it is told when
/// the game is over.
fn as_entered(live: &LoadedTable, era: Era<'_>, began: Time) -> Vec<Line> {
    let line = |Logged { number, entry, at, .. }: &Logged| {
        let Entry { seat, what } = entry;
        let phrase = words::ENTERED.with([("who", (*seat).into()), ("entry", Arg::sign(what))]);
        let over = live.row.status == Status::Over;
        let told = if over { Narration::notice(phrase) } else { Narration::notice_to(*seat, phrase) };
        Line { number: *number, at: *at, told, applied: vec![(*seat, what.to_string())], back_to: None }
    };
    let first = Line {
        number: era.from.map_or(0, |base| base.snapshot.number),
        at: era.from.map_or(began, |base| base.at),
        told: Narration::default(),
        applied: Vec::new(),
        back_to: None,
    };
    [first].into_iter().chain(era.entries.iter().map(line)).collect()
}

/// What is said where the rules changed, up to the `next` change. A game that had ended before is not concerned.
fn notice(live: &LoadedTable, base: &Base, next: Option<&Base>) -> Narration {
    let ended = !matches!(live.row.status, Status::Running | Status::Archived);
    if ended && live.rebased() == Some(base) {
        return Narration::default();
    }
    let mut told = Narration::default();
    let rules = next.map_or(live.kind.rules(), |next| next.rules);
    if base.rules != rules {
        told = Narration::notice(words::RULES_CHANGED.with([("rules", rules.into())]));
    }
    if base.given_up {
        told = told.and(Narration::notice(words::STEPS_GIVEN_UP.say()));
    }
    told
}
