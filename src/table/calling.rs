//! Whom a message calls, decided when it is delivered from the state at that moment.
//!
//! Nobody is called who is away. Whoever has quiet hours is called when those end. A reminder that nobody needs any more
//! is not delivered at all. Whoever cannot be called where the table is gets a direct message. For each question
//! everybody is called once, by whichever message gets through.

use std::collections::BTreeSet;

use super::clock::Time;
use super::courier::{Delivery, Instruction};
use super::ids::{Address, InteractionId, PersonId, PostId};
use super::loaded::LoadedTable;
use super::outbox::{Called, OutboxWorker};
use super::packing::Unpacked;
use super::post::{Outgoing, Part, Post};
use super::reminders::policy::Interval;
use super::sight::PublicTable;
use super::store::{Player, Write};
use super::{StoreError, Tables};
use crate::engine::Seat;

/// A host is told of the same obstacle once in so many seconds.
const DAY: i64 = 24 * 60 * 60;

/// What follows from a decision whom to call, and is written before the message is sent.
#[derive(Default)]
pub(super) struct FollowUp {
    /// Those who have quiet hours are called when these end.
    later: Vec<(Seat, Time)>,
    /// Whoever comes next and wants to hear it.
    next: Option<(Seat, PersonId)>,
}

/// What the turn messages before one have left to it.
#[derive(Default)]
pub(super) struct Untold {
    /// After how many entries the last one begins that was delivered and becomes a line of its own; none: there is none.
    pub since: Option<u32>,
    /// Those who were not called.
    pub seats: Vec<Seat>,
}

impl OutboxWorker {
    /// What the turn messages have left to tell and to call for; `before` is the newest of them.
    pub(super) async fn untold(&self, mut before: Option<PostId>) -> Result<Untold, StoreError> {
        let (mut untold, mut known, mut called) = (Untold::default(), Vec::new(), false);
        while let Some(post) = before {
            let Some(post) = self.tables.0.store.post(post).await? else { break };
            let Post::Turn { pings, direct, entries, part } = &post.post else { break };
            // Whoever was not called by then has been called by a message that arrived.
            called |= post.message.is_some();
            if called && *part != Part::Within && post.message.is_some() {
                untold.since = Some(*entries);
                break;
            }
            if !called {
                // The newest message that names somebody is the one about their present question.
                let news: Vec<Seat> = pings.iter().copied().filter(|seat| !known.contains(seat)).collect();
                untold.seats.extend(news.iter().filter(|seat| !direct.contains(seat)));
                known.extend(news);
            }
            before = post.about;
        }
        Ok(untold)
    }

    /// Those whom a turn message calls: its own, and those whom dropped ones would have called.
    pub(super) async fn called_by_turn(
        &self,
        post: &Outgoing,
        table: &PublicTable,
        untold: &Untold,
        follow_up: &mut FollowUp,
    ) -> Result<Vec<PersonId>, Unpacked> {
        let Post::Turn { pings, direct, .. } = &post.post else { return Ok(Vec::new()) };
        follow_up.next = self.next_up(post, table).await.map_err(Unpacked::StoreError)?;
        let wanted = |player: &Player, _| {
            let own = pings.contains(&player.seat) && !direct.contains(&player.seat);
            own || !pings.contains(&player.seat) && untold.seats.contains(&player.seat)
        };
        self.to_call(table, follow_up, wanted).await
    }

    /// Those whom any other post calls. What calls nobody may be pointless.
    pub(super) async fn called(
        &self,
        post: &Outgoing,
        table: &PublicTable,
        follow_up: &mut FollowUp,
    ) -> Result<Vec<PersonId>, Unpacked> {
        let called = match &post.post {
            Post::Call { seat } => {
                let open = self.is_still_asked(post, table, *seat).await.map_err(Unpacked::StoreError)?;
                needed(self.to_call(table, follow_up, |player, _| open && player.seat == *seat).await?)?
            }
            Post::Next { .. } if table.board() != post.about => needed(Vec::new())?,
            Post::Next { seat } => needed(table.player(*seat).and_then(|player| player.person).into_iter().collect())?,
            Post::Reminder { seats, at } => {
                let now = self.tables.now();
                let wanted =
                    |player: &Player, interval| seats.contains(&player.seat) && is_due(player, interval, *at, now);
                needed(self.to_call(table, follow_up, wanted).await?)?
            }
            Post::Return { seat } => needed(self.returned(table, *seat).await?)?,
            Post::SeatOpen { seat } => {
                let offer = table.player(*seat).and_then(|player| player.life.offer);
                offer.and_then(|offer| offer.to).into_iter().collect()
            }
            _ => Vec::new(),
        };
        Ok(called)
    }

    /// Whether no turn message since the one that is called for has called this seat for something else.
    async fn is_still_asked(&self, call: &Outgoing, table: &PublicTable, seat: Seat) -> Result<bool, StoreError> {
        let mut next = table.message();
        while let Some(id) = next.filter(|id| Some(*id) != call.about) {
            match self.tables.0.store.post(id).await? {
                Some(Outgoing { post: Post::Turn { pings, .. }, about, .. }) if !pings.contains(&seat) => next = about,
                _ => return Ok(false),
            }
        }
        Ok(next.is_some())
    }

    /// Calls those who cannot be called where the table is by direct messages.
    pub(super) async fn call_directly(&self, post: &Outgoing, delivery: &Delivery) -> Result<Called, StoreError> {
        let (Instruction::Send { pings, .. }, Some(table)) = (&delivery.instruction, &delivery.table) else {
            return Ok(Called::Besides);
        };
        let id = InteractionId::new(format!("direct:{}", post.id));
        let seats: Vec<(Seat, PersonId)> =
            pings.iter().filter_map(|person| Some((table.seat_of(*person)?, *person))).collect();
        let to = |person: PersonId, said: Post| {
            let call = self.tables.outgoing(&id, Address::Person(person), said);
            Outgoing { game: post.game, about: Some(post.id), ..call }
        };
        match &post.post {
            Post::Turn { pings, direct, entries, part } if !seats.is_empty() => {
                let mut writes: Vec<Write> =
                    seats.iter().map(|(seat, person)| Write::Post(to(*person, Post::Call { seat: *seat }))).collect();
                let direct = direct.iter().copied().chain(seats.iter().map(|(seat, _)| *seat)).collect();
                let pings = pings.iter().copied().chain(seats.iter().map(|(seat, _)| *seat));
                let pings = pings.collect::<BTreeSet<_>>().into_iter().collect();
                let amended = Post::Turn { pings, direct, entries: *entries, part: *part };
                writes.push(Write::Amend { post: post.id, to: amended });
                // Each time it is for others: those who were called are not called again.
                let id = InteractionId::new(format!("{id}:{}", post.attempts));
                self.tables.keep_unasked(id, writes).await?;
                Ok(Called::Besides)
            }
            Post::Reminder { at, .. } if !seats.is_empty() => {
                let reminder = |seat: Seat| Post::Reminder { seats: vec![seat], at: *at };
                let writes = seats.iter().map(|(seat, person)| Write::Post(to(*person, reminder(*seat)))).collect();
                let id = InteractionId::new(format!("direct:{}:{at:?}", table.id()));
                let new = self.tables.keep_unasked(id, writes).await?;
                Ok(if new { Called::Instead } else { Called::Besides })
            }
            _ => Ok(Called::Besides),
        }
    }

    /// Tells the host what must be changed before anything can be delivered; once a day.
    pub(super) async fn tell_host(&self, post: &Outgoing, reason: &str) -> Result<(), StoreError> {
        let Some(host) = self.host(post).await? else { return Ok(()) };
        let challenge = post.post.challenge();
        let about = match (post.game, challenge) {
            (Some(game), _) => format!("game:{game}"),
            (None, Some(challenge)) => format!("challenge:{challenge}"),
            (None, None) => return Ok(()),
        };
        let id = InteractionId::new(format!("blocked:{about}:{reason}:{}", self.tables.now().0.div_euclid(DAY)));
        let notice = Post::Undelivered { reason: reason.to_owned(), challenge };
        let notice = Outgoing { game: post.game, ..self.tables.outgoing(&id, Address::Person(host), notice) };
        self.tables.keep_unasked(id, vec![Write::Post(notice)]).await.map(drop)
    }

    /// Whose table, or challenge, a post is about.
    async fn host(&self, post: &Outgoing) -> Result<Option<PersonId>, StoreError> {
        if let Some(challenge) = post.post.challenge() {
            return Ok(self.tables.0.store.challenge(challenge).await?.and_then(|challenge| challenge.host));
        }
        let Some(game) = post.game else { return Ok(None) };
        Ok(self.tables.known(game).await?.and_then(|live| live.row.host))
    }

    /// Those of the people waited for who are wanted and may be called now; nobody who is away, and whoever has quiet
    /// hours later.
    async fn to_call(
        &self,
        table: &PublicTable,
        follow_up: &mut FollowUp,
        wanted: impl Fn(&Player, Interval) -> bool,
    ) -> Result<Vec<PersonId>, Unpacked> {
        let live: &LoadedTable = &table.0;
        let (waiting, now) = (table.waiting(), self.tables.now());
        let manners = self.tables.manners(live).await.map_err(Unpacked::StoreError)?;
        let mut called = Vec::new();
        for player in live.players.iter().filter(|player| waiting.contains(player.seat)) {
            let Some(person) = player.person else { continue };
            let Some((_, prefs)) = manners.of(person).filter(|(interval, _)| wanted(player, *interval)) else {
                continue;
            };
            match (prefs.away(now), prefs.quiet_until(now)) {
                (Some(_), _) => {}
                (None, Some(end)) => follow_up.later.push((player.seat, end)),
                (None, None) => called.push(person),
            }
        }
        Ok(called)
    }

    /// Writes what follows from the decision whom a post calls, once for each post.
    pub(super) async fn follow_up(
        &self,
        post: &Outgoing,
        FollowUp { later, next }: FollowUp,
    ) -> Result<(), StoreError> {
        if let (Some(game), false) = (post.game, later.is_empty()) {
            self.tables.put_off(post.id, game, &later).await?;
        }
        let Some((seat, person)) = next else { return Ok(()) };
        let id = InteractionId::new(format!("next:{}", post.id));
        let notice = self.tables.outgoing(&id, Address::Person(person), Post::Next { seat });
        let notice = Outgoing { game: post.game, about: Some(post.id), ..notice };
        self.tables.keep_unasked(id, vec![Write::Post(notice)]).await.map(drop)
    }

    /// Somebody who was away, if they are back and something still waits for them.
    async fn returned(&self, table: &PublicTable, seat: Seat) -> Result<Vec<PersonId>, Unpacked> {
        let Some(person) = table.player(seat).and_then(|player| player.person) else { return Ok(Vec::new()) };
        let prefs = self.tables.read_habits(person).await.map_err(Unpacked::StoreError)?;
        let waiting = self.tables.waiting_for(person).await.map_err(Unpacked::StoreError)?;
        let welcome = prefs.away(self.tables.now()).is_none() && !waiting.is_empty();
        Ok(welcome.then_some(person).into_iter().collect())
    }

    /// Whoever comes next is told that the turn before theirs begins, if they want to hear it and may be called.
    async fn next_up(&self, post: &Outgoing, table: &PublicTable) -> Result<Option<(Seat, PersonId)>, StoreError> {
        let next = table.sight().and_then(|sight| sight.next()).filter(|seat| !table.waiting().contains(*seat));
        let next = next.filter(|_| table.message() == Some(post.id)).and_then(|seat| table.player(seat));
        let Some((seat, person)) = next.and_then(|player| Some((player.seat, player.person?))) else { return Ok(None) };
        let (now, prefs) = (self.tables.now(), self.tables.read_habits(person).await?);
        let told = prefs.heads_up && prefs.away(now).is_none() && prefs.quiet_until(now).is_none();
        Ok(told.then_some((seat, person)))
    }

    /// What somebody does not take as a direct message is said where the game is, once: there may be no way either.
    pub(super) async fn say_in_channel(&self, post: &Outgoing) -> Result<(), StoreError> {
        let Some(game) = post.game else { return Ok(()) };
        let Some(live) = self.tables.known(game).await? else { return Ok(()) };
        let Some(address) = live.row.place.address() else { return Ok(()) };
        let id = InteractionId::new(match &post.post {
            Post::Reminder { seats, at } => format!("instead:{game}:{seats:?}:{at:?}"),
            Post::Call { .. } | Post::Return { .. } => format!("instead:{}", post.id),
            _ => return Ok(()),
        });
        let instead = self.tables.outgoing(&id, address, post.post.clone());
        let instead = Outgoing { game: post.game, about: post.about, ..instead };
        self.tables.keep_unasked(id, vec![Write::Post(instead)]).await.map(drop)
    }
}

fn needed(called: Vec<PersonId>) -> Result<Vec<PersonId>, Unpacked> {
    if called.is_empty() { Err(Unpacked::Pointless("nobody needs it any more".to_owned())) } else { Ok(called) }
}

/// Whether a reminder made at that moment is still right: nothing has happened since, and nobody said no to it.
fn is_due(player: &Player, interval: Interval, at: Time, now: Time) -> bool {
    let nudges = &player.nudges;
    let untouched = nudges.from.or(player.since).is_some_and(|from| from <= at);
    let wanted = !nudges.muted && nudges.put_off.is_none_or(|until| until <= now);
    // What made up for a call is no reminder, so nobody switched it off.
    untouched && wanted && (interval != Interval::Off || nudges.sent == 0)
}

impl Tables {
    /// A post that is due now.
    pub(super) fn outgoing(&self, by: &InteractionId, address: Address, post: Post) -> Outgoing {
        Outgoing::new(self.0.numbers.post(), by, address, post, self.now())
    }
}
