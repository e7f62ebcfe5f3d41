//! A change to one table in the making: its new state, what must be stored, and what must be posted.

use std::sync::Arc;

use super::loaded::{ChallengeInfo, LoadedTable, Repair};
use crate::answer::Answer;
use crate::clock::Time;
use crate::delivery::post::{Outgoing, Post, TurnMessageKind};
use crate::ids::{Address, InteractionId, PersonId, Place, PostId};
use crate::life::Proposal;
use crate::life::clock::{Pauses, SeatClock};
use crate::log::history::{Recent, Settlement, Shown};
use crate::operating::numbers::Numbers;
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::reminders::policy::{Interval, Nudges};
use crate::store::{Change, Interaction, LoggedEntry, Player, Snapshot, Status, StoreError, TableRow, Write};
use crate::view::{PrivateTable, PublicTable};
use engine::{Declined, Entry, EntryResult, GameInfo, Move, Outcome, Party, Play, Seat, SeatSet};

pub(crate) struct Draft<'a> {
    pub now: Time,
    interaction: &'a InteractionId,
    numbers: &'a Numbers,
    before: Option<Arc<LoadedTable>>,
    pub kind: &'static GameInfo,
    pub row: TableRow,
    pub players: Vec<Player>,
    pub play: Option<Play>,
    pub challenge: Option<ChallengeInfo>,
    entries: Vec<LoggedEntry>,
    /// The entries since the game was settled last.
    unsettled: Vec<LoggedEntry>,
    lines: Vec<Arc<Settlement>>,
    settled: bool,
    posts: Vec<Outgoing>,
    /// When each seat's clock stands still; empty at tables without a clock.
    pub pauses: Vec<Pauses>,
    /// Further writes, which come before everything else.
    pub writes: Vec<Write>,
}

impl<'a> Draft<'a> {
    /// A draft that changes an existing table.
    pub fn of(loaded: &Arc<LoadedTable>, interaction: &'a InteractionId, numbers: &'a Numbers, now: Time) -> Draft<'a> {
        Draft {
            before: Some(loaded.clone()),
            play: loaded.play.clone(),
            unsettled: loaded.unsettled.clone(),
            challenge: loaded.challenge.clone(),
            players: loaded.players.clone(),
            ..Draft::opening(loaded.kind, loaded.row.clone(), interaction, numbers, now)
        }
    }

    /// A draft that opens a table.
    pub fn opening(
        kind: &'static GameInfo,
        row: TableRow,
        interaction: &'a InteractionId,
        numbers: &'a Numbers,
        now: Time,
    ) -> Draft<'a> {
        Draft {
            now,
            interaction,
            numbers,
            before: None,
            kind,
            row,
            players: Vec::new(),
            play: None,
            challenge: None,
            entries: Vec::new(),
            unsettled: Vec::new(),
            lines: Vec::new(),
            settled: false,
            posts: Vec::new(),
            pauses: Vec::new(),
            writes: Vec::new(),
        }
    }

    /// The table before the change.
    pub fn table(&self) -> Option<PublicTable> {
        self.before.clone().map(PublicTable)
    }

    /// The table before the change, as this seat sees it.
    pub fn private(&self, seat: Seat) -> Option<PrivateTable> {
        self.before.clone().map(|loaded| PrivateTable { loaded, seat })
    }

    /// The table before the change, as this person sees it.
    pub fn private_of(&self, person: PersonId) -> Option<PrivateTable> {
        let seat = self.before.as_ref()?.seat_of(person)?;
        self.private(seat)
    }

    /// Starts the game, here or in another place: a thread on the lobby message.
    pub fn begin(&mut self, play: Play, line: Settlement, elsewhere: Option<Place>) {
        self.row.status = Status::Running;
        self.row.started = Some(self.now);
        if let Some(rule) = self.row.life.clock {
            for player in self.players.iter_mut().filter(|player| player.bot.is_none()) {
                player.life.clock = Some(SeatClock::fresh(&rule));
            }
        }
        self.record_waiting(SeatSet::NONE, play.waiting());
        let (lobby, lobby_place) = (self.row.message.take(), self.row.place);
        self.row.place = elsewhere.unwrap_or(lobby_place);
        self.row.lobby = lobby.filter(|_| elsewhere.is_some());
        self.post_turn(play.waiting(), play.public().turn(), true);
        self.shrink(lobby_place, lobby, None);
        self.lines.push(Arc::new(line));
        self.settled = true;
        self.play = Some(play);
    }

    /// Makes an entry in the log, then enters the standing answers to what is asked next.
    pub fn enter(&mut self, entry: Entry) -> Result<EntryResult, Declined> {
        let (waited, before, seat) = (self.waiting(), self.turn(), entry.seat);
        let mut step = self.enter_one(entry)?;
        // Whoever acts is back.
        self.void_votes(|vote| vote.proposal == Proposal::Replace { seat });
        self.drop_expired_answers();
        if step.settled {
            self.answer_in_advance(&mut step);
            self.void_votes(|vote| matches!(vote.proposal, Proposal::TakeBack { .. }));
        }
        match self.play.as_ref().filter(|play| play.is_over()).and_then(Play::outcome) {
            Some(outcome) => self.conclude(outcome),
            None => self.announce_step(&step, (waited, self.waiting()), (before, self.turn())),
        }
        Ok(step)
    }

    /// Makes an entry in the log without posting anything yet.
    pub fn enter_one(&mut self, entry: Entry) -> Result<EntryResult, Declined> {
        let Some(play) = &mut self.play else { return Err(Declined::NotAsked) };
        let seat = entry.seat;
        let waited = play.waiting();
        let step = play.enter(&entry)?;
        let waiting = play.waiting();
        let number = self.log(entry);
        self.record_step(seat);
        self.record_waiting(waited, waiting);
        if step.settled {
            let (told, applied) = (step.told.clone(), step.applied.clone());
            self.settle_line(Settlement { number, at: self.now, told, applied, back_to: None, shown: Shown::Board });
        }
        Ok(step)
    }

    /// Appends an entry to the log. Returns its number.
    pub fn log(&mut self, entry: Entry) -> u32 {
        self.row.entries += 1;
        let number = self.row.entries;
        let logged = LoggedEntry { number, entry, by: self.interaction.clone(), at: self.now };
        self.unsettled.push(logged.clone());
        self.entries.push(logged);
        number
    }

    /// How many of its steps a seat took with its last press or command.
    pub fn taken_at_once(&self, seat: Seat) -> usize {
        let mut steps: Vec<&InteractionId> = Vec::new();
        for LoggedEntry { entry, by, .. } in self.unsettled.iter().filter(|logged| logged.entry.seat == seat) {
            match &entry.what {
                Move::Act(_) => steps.push(by),
                Move::Undo => drop(steps.pop()),
                Move::StartOver | Move::TakeBack(_) => steps.clear(),
            }
        }
        let Some(last) = steps.last().filter(|last| !last.as_str().is_empty()) else { return 1 };
        steps.iter().rev().take_while(|by| *by == last).count()
    }

    /// Adds a settlement: what happened since the last one is now public.
    pub fn settle_line(&mut self, line: Settlement) {
        self.settled = true;
        self.unsettled.clear();
        self.lines.push(Arc::new(line));
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::NONE, Play::waiting)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Party> {
        self.play.as_ref().and_then(|play| play.public().turn())
    }

    /// The round before this change.
    pub fn round_before(&self) -> Option<u32> {
        self.before.as_ref().and_then(|loaded| loaded.play.as_ref()).map(Play::round)
    }

    /// Posts a new turn message that pings these seats, because the position differs from what people last saw.
    pub fn announce_turn(&mut self, called: SeatSet) {
        self.post_turn(called, self.turn(), true);
    }

    /// Resumes the game after a pause: pings the awaited players again, and restarts their waiting time.
    pub fn resume(&mut self) {
        for player in self.players.iter_mut().filter(|player| player.since.is_some()) {
            (player.since, player.nudges) = (Some(self.now), Nudges::default());
        }
        self.announce_turn(self.waiting());
    }

    /// Ends the game.
    fn conclude(&mut self, outcome: Outcome) {
        self.row.outcome = Some(outcome);
        self.record_solo_result();
        self.record_deeds();
        self.close(Status::Over, Some(Post::End));
    }

    /// Announces what happened when a rules change moved the game on by itself: it has ended, or it waits for different
    /// seats.
    pub fn catch_up(&mut self) {
        let Some(waited) =
            self.before.as_ref().filter(|loaded| loaded.moved_by_new_rules()).map(|loaded| loaded.awaited())
        else {
            return;
        };
        let Some(play) = &self.play else { return };
        let (waiting, turn) = (play.waiting(), play.public().turn());
        let over = play.is_over().then(|| play.outcome()).flatten();
        self.record_waiting(waited, waiting);
        self.void_votes(|vote| matches!(vote.proposal, Proposal::TakeBack { .. }));
        match over {
            Some(outcome) => self.conclude(outcome),
            None => self.post_turn(waiting.iter().filter(|seat| !waited.contains(*seat)).collect(), turn, true),
        }
    }

    /// Records what everybody has built, for statistics.
    fn record_deeds(&mut self) {
        let (game, deeds) = (self.row.id, self.play.as_ref().map(|play| play.public().deeds()));
        self.writes.extend(deeds.map(|deeds| Write::Deeds { game, deeds }));
    }

    /// Records the result of a finished try at a challenge.
    fn record_solo_result(&mut self) {
        let solo_result =
            self.play.as_ref().and_then(Play::solo_result).filter(|_| self.row.place.challenge().is_some());
        let (game, at) = (self.row.id, self.now);
        self.writes.extend(solo_result.map(|solo_result| Write::SoloResult { game, solo_result, apart: None, at }));
    }

    /// Moves the table to another place, with its message. Players already pinged for their question are not pinged
    /// again.
    pub fn move_to(&mut self, place: Place) {
        let (from, message) = (self.row.place, self.row.message);
        self.row.place = place;
        match self.row.status {
            Status::Lobby => {
                self.row.message = self.post_here(Post::Lobby { again: None });
                self.shrink(from, message, None);
            }
            Status::Running | Status::Over | Status::Cancelled => {
                self.post_turn_replacing(SeatSet::NONE, self.turn(), true, from);
                self.refresh_lobby();
            }
        }
    }

    /// Closes the table: its messages shrink after the last words have been posted. If the game was played elsewhere,
    /// the lobby message says how it ended.
    pub fn close(&mut self, status: Status, last_post: Option<Post>) {
        self.row.status = status;
        self.row.ended = Some(self.now);
        self.schedule(Job::Remind(self.row.id), None);
        self.schedule(Job::Clock(self.row.id), None);
        self.schedule(Job::Votes(self.row.id), None);
        self.void_votes(|_| true);
        self.wait_for_nobody();
        last_post.and_then(|post| self.post_here(post));
        self.shrink_all();
        self.refresh_lobby();
    }

    /// Updates the message on which the game's thread was opened: it says where the game is, and how it ended.
    fn refresh_lobby(&mut self) {
        self.refresh_message(self.row.lobby);
    }

    /// Posts a new turn message if somebody has just become active or the turn has passed on; otherwise updates the
    /// existing one.
    fn announce_step(
        &mut self,
        step: &EntryResult,
        (waited, waiting): (SeatSet, SeatSet),
        (before, turn): (Option<Party>, Option<Party>),
    ) {
        let active: SeatSet = waiting.iter().filter(|seat| !waited.contains(*seat)).collect();
        // Before the first turn, and in solo games, the existing board will do.
        let passed_on = before != turn && (before.is_some() || self.row.message != self.row.board);
        if step.settled && (!active.is_empty() || passed_on) {
            let passed = before != turn || step.told.begins_turn();
            self.post_turn(active, turn, passed);
        } else if step.settled || waited != waiting {
            self.refresh();
        }
    }

    fn post_turn(&mut self, active: SeatSet, turn: Option<Party>, passed: bool) {
        self.post_turn_replacing(active, turn, passed, self.row.place);
    }

    /// Posts a new turn message. The one it replaces, perhaps in another place, shrinks.
    fn post_turn_replacing(&mut self, active: SeatSet, turn: Option<Party>, passed: bool, place: Place) {
        let Some(address) = self.row.place.address() else { return };
        let part = match (self.row.board, turn) {
            (Some(_), Some(_)) if !passed => TurnMessageKind::DuringTurn,
            (Some(_), None) if active.len() > 1 => TurnMessageKind::BetweenTurns,
            _ => TurnMessageKind::Turn,
        };
        let last = self.row.message;
        let over = match part {
            TurnMessageKind::Turn => [last.filter(|last| Some(*last) != self.row.board), self.row.board],
            TurnMessageKind::BetweenTurns | TurnMessageKind::DuringTurn => {
                [last.filter(|last| Some(*last) != self.row.board), None]
            }
        };
        let pings = active.iter().collect();
        let post = Post::Turn { pings, direct: Vec::new(), entries: self.row.entries, part };
        self.row.message = Some(self.post(address, post, last));
        if part == TurnMessageKind::Turn {
            self.row.board = self.row.message;
        } else {
            self.refresh_message(self.row.board);
        }
        for message in over {
            self.shrink(place, message, last);
        }
    }

    /// Shrinks all messages of the table, because it ends.
    pub fn shrink_all(&mut self) {
        let (message, board, place) = (self.row.message.take(), self.row.board.take(), self.row.place);
        self.shrink(place, message, message);
        self.shrink(place, board.filter(|board| Some(*board) != message), message);
    }

    /// Shrinks a message that is over; `last` is the newest turn message of that time.
    fn shrink(&mut self, place: Place, message: Option<PostId>, last: Option<PostId>) {
        if let (Some(address), Some(message)) = (place.address(), message) {
            self.post(address, Post::Shrink { until: Some(self.row.entries), last }, Some(message));
        }
    }

    pub fn record_waiting(&mut self, waited: SeatSet, waiting: SeatSet) {
        self.update_clocks(waited, waiting);
        for player in &mut self.players {
            player.since = match (waited.contains(player.seat), waiting.contains(player.seat)) {
                (true, true) => player.since.or(Some(self.now)),
                (false, true) => Some(self.now),
                (_, false) => None,
            };
            if !waited.contains(player.seat) || player.since.is_none() {
                player.nudges = Nudges::default();
            }
        }
    }

    /// A player who takes a step is back in the game: the wait for them starts over.
    fn record_step(&mut self, seat: Seat) {
        let Some(player) = self.players.iter_mut().find(|player| player.seat == seat) else { return };
        let reminded = player.nudges.sent > 0;
        player.nudges = player.nudges.stepped(self.now);
        if reminded {
            // The interval had grown; now it is short again.
            self.bring_reminders_forward(self.now.plus(Interval::SHORTEST));
        }
    }

    /// Records that the table waits for nobody.
    pub fn wait_for_nobody(&mut self) {
        for player in &mut self.players {
            (player.since, player.nudges) = (None, Nudges::default());
        }
    }

    /// Posts something in the table's channel. A private try posts nothing in public.
    pub fn post_here(&mut self, post: Post) -> Option<PostId> {
        self.row.place.address().map(|address| self.post(address, post, None))
    }

    /// Sends something to one person.
    pub fn post_to(&mut self, person: PersonId, post: Post) {
        self.post(Address::Person(person), post, None);
    }

    /// Updates the board and the newest message.
    pub fn refresh(&mut self) {
        self.refresh_message(self.row.message);
        if self.row.message.is_some() && self.row.board != self.row.message {
            self.refresh_message(self.row.board);
        }
    }

    /// Updates a message, if there is one.
    pub fn refresh_message(&mut self, message: Option<PostId>) {
        if let (Some(address), Some(message)) = (self.row.place.address(), message) {
            self.post(address, Post::Refresh, Some(message));
        }
    }

    /// Adds a post to the outbox, perhaps about a message.
    pub fn post(&mut self, address: Address, post: Post, about: Option<PostId>) -> PostId {
        let id = self.numbers.post();
        let post = Outgoing::new(id, self.interaction, address, post, self.now);
        self.posts.push(Outgoing { game: Some(self.row.id), about, ..post });
        id
    }

    /// Passes the host's role on when they leave.
    pub fn pass_host_on(&mut self, from: PersonId) {
        if self.row.host == Some(from) {
            self.row.host = next_host(&self.players, from);
        }
    }

    /// Whether there is anything to commit.
    pub fn changes_anything(&self) -> bool {
        let table = self.before.as_ref().is_none_or(|loaded| loaded.row != self.row || loaded.players != self.players);
        table || !self.posts.is_empty() || !self.writes.is_empty()
    }

    /// Sets the time of a job, or cancels it.
    pub fn schedule(&mut self, job: Job, due: Option<Time>) {
        self.writes.push(Write::Due { job, due });
    }

    /// The change to commit, and the table as it will be. Only what a person does counts as a move.
    pub fn finish(mut self, by: Option<PersonId>, answer: Answer) -> Result<(Change, Arc<LoadedTable>), StoreError> {
        let woken = by.is_some() && self.before.as_ref().is_some_and(|loaded| loaded.row.is_asleep(self.now));
        if woken {
            self.refresh();
        }
        if by.is_some() {
            self.row.moved = self.now;
        }
        self.schedule_reminders(woken);
        self.row.version += 1;
        self.make_repairs();
        let mut writes = std::mem::take(&mut self.writes);
        let game = self.row.id;
        writes.push(if self.before.is_some() { Write::Table(self.row.clone()) } else { Write::Open(self.row.clone()) });
        self.write_players(&mut writes);
        writes.extend(self.entries.iter().map(|logged| Write::Entry { game, logged: logged.clone() }));
        if let (true, Some(play)) = (self.settled, &self.play) {
            let state = play.to_store().map_err(|error| StoreError::Failed(error.to_string()))?;
            let snapshot = Snapshot { number: self.row.entries, form: self.kind.form, state };
            writes.push(Write::Snapshot { game, snapshot });
        }
        writes.extend(self.posts.drain(..).map(Write::Post));
        let interaction =
            Interaction { id: self.interaction.clone(), game: Some(game), person: by, at: self.now, answer };
        let recent = self.recent().map(Into::into).unwrap_or_default();
        let Draft { row, players, kind, play, unsettled, challenge, .. } = self;
        let loaded = LoadedTable { row, players, kind, play, unsettled, challenge, repair: None, recent };
        Ok((Change { interaction, writes }, Arc::new(loaded)))
    }

    /// Schedules reminders if somebody has become awaited.
    fn schedule_reminders(&mut self, woken: bool) {
        let asked = self.players.iter().any(|player| player.bot.is_none() && player.since == Some(self.now));
        if (asked || woken) && self.row.status == Status::Running && self.row.place.address().is_some() {
            self.bring_reminders_forward(self.now.plus(Interval::SHORTEST));
        }
    }

    /// Makes reminders due at this time or earlier.
    pub fn bring_reminders_forward(&mut self, due: Time) {
        self.writes.push(Write::BringForward(ScheduledJob { job: Job::Remind(self.row.id), due }));
    }

    /// Stores the repairs that loading the game required.
    fn make_repairs(&mut self) {
        let Some(repair) = self.before.as_ref().and_then(|loaded| loaded.repair.clone()) else { return };
        let game = self.row.id;
        match repair {
            Repair::Rewritten(snapshot) => self.writes.push(Write::Snapshot { game, snapshot }),
            Repair::Rebased(base) => {
                // Steps that were discarded are not folded again.
                let snapshot = base.given_up.then(|| base.snapshot.clone());
                self.writes.push(Write::Base { game, base });
                self.writes.extend(snapshot.map(|snapshot| Write::Snapshot { game, snapshot }));
            }
        }
        self.row.rules = Some(self.kind.rules);
    }

    fn write_players(&self, writes: &mut Vec<Write>) {
        let game = self.row.id;
        let before = self.before.as_ref().map_or(&[][..], |loaded| &loaded.players);
        let same = |a: &Player, b: &Player| (a.seat, a.person, &a.name, a.bot) == (b.seat, b.person, &b.name, b.bot);
        if before.len() != self.players.len() || before.iter().zip(&self.players).any(|(a, b)| !same(a, b)) {
            writes.push(Write::Players { game, players: self.players.clone() });
            return;
        }
        let kept = |player: &Player| (player.since, player.nudges, player.life.clone());
        let changed = before.iter().zip(&self.players).filter(|(a, b)| kept(a) != kept(b));
        let write = |Player { seat, since, nudges, life, .. }: &Player| Write::Since {
            game,
            seat: *seat,
            since: *since,
            nudges: *nudges,
            life: life.clone(),
        };
        writes.extend(changed.map(|(_, now)| write(now)));
    }

    /// The recent settlements, if those before this change are known.
    fn recent(&self) -> Option<Recent> {
        // After a take-back, earlier settlements are narrated differently.
        if self.lines.iter().any(|line| line.back_to.is_some()) {
            return None;
        }
        let before = match &self.before {
            Some(loaded) if loaded.play.is_some() => loaded.recent.get()?.clone(),
            _ => Recent::default(),
        };
        // When the game is over, everything in it is shown.
        if self.row.status == Status::Over && before.hides() {
            return None;
        }
        Some(before.and(&self.lines))
    }
}

/// Who becomes host when the current one leaves.
pub(crate) fn next_host(players: &[Player], from: PersonId) -> Option<PersonId> {
    players.iter().filter_map(|player| player.person).find(|person| *person != from)
}
