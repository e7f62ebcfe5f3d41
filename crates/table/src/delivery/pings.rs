//! Decides at delivery time whom a message pings.
//!
//! Nobody is pinged while they are away. People in their quiet hours are pinged when those end. A reminder that nobody
//! needs any more is not delivered. Anyone who cannot be pinged in the channel gets a direct message. Each person is
//! pinged once per question, by whichever message gets through.

use std::collections::BTreeSet;

use super::courier::{Delivery, Instruction};
use super::outbox::{DirectPing, OutboxWorker};
use super::packing::PackingError;
use super::post::{Outgoing, Post, TurnMessageKind};
use crate::change::loaded::LoadedTable;
use crate::clock::{DAY, Time};
use crate::ids::{Address, InteractionId, PersonId, PostId};
use crate::reminders::policy::Interval;
use crate::store::{Player, Write};
use crate::view::PublicTable;
use crate::{StoreError, Tables};
use engine::Seat;

/// How many seconds pass before a host hears of the same obstacle again.
const OBSTACLE_INTERVAL: i64 = DAY.as_secs() as i64;

/// What follows from the decision whom to ping. It is written before the message is sent.
#[derive(Default)]
pub(crate) struct FollowUp {
    /// People in their quiet hours, to be pinged when those end.
    later: Vec<(Seat, Time)>,
    /// The next player, if they want a heads-up.
    next: Option<(Seat, PersonId)>,
}

/// What earlier turn messages left for this one to do.
#[derive(Default)]
pub(crate) struct Untold {
    /// The entry count at which the last delivered message that becomes a line of its own begins; none if there is
    /// none.
    pub since: Option<u32>,
    /// The seats that were not pinged.
    pub seats: Vec<Seat>,
}

impl OutboxWorker {
    /// What earlier turn messages left to tell and whom they left to ping; `before` is the newest of them.
    pub(crate) async fn untold(&self, mut before: Option<PostId>) -> Result<Untold, StoreError> {
        let (mut untold, mut known, mut pinged) = (Untold::default(), Vec::new(), false);
        while let Some(post) = before {
            let Some(post) = self.tables.0.store.post(post).await? else { break };
            let Post::Turn { pings, direct, entries, part } = &post.post else { break };
            // Anyone not pinged by then was pinged by a message that did arrive.
            pinged |= post.message.is_some();
            if pinged && *part != TurnMessageKind::DuringTurn && post.message.is_some() {
                untold.since = Some(*entries);
                break;
            }
            if !pinged {
                // The newest message that names a seat is about its current question.
                let news: Vec<Seat> = pings.iter().copied().filter(|seat| !known.contains(seat)).collect();
                untold.seats.extend(news.iter().filter(|seat| !direct.contains(seat)));
                known.extend(news);
            }
            before = post.about;
        }
        Ok(untold)
    }

    /// Whom a turn message pings: its own seats, and those that dropped messages would have pinged.
    pub(crate) async fn pinged_by_turn(
        &self,
        post: &Outgoing,
        table: &PublicTable,
        untold: &Untold,
        follow_up: &mut FollowUp,
    ) -> Result<Vec<PersonId>, PackingError> {
        let Post::Turn { pings, direct, .. } = &post.post else { return Ok(Vec::new()) };
        follow_up.next = self.next_up(post, table).await?;
        let wanted = |player: &Player, _| {
            let own = pings.contains(&player.seat) && !direct.contains(&player.seat);
            own || !pings.contains(&player.seat) && untold.seats.contains(&player.seat)
        };
        self.may_ping(table, follow_up, wanted).await
    }

    /// Whom any other post pings. A post that pings nobody may be pointless.
    pub(crate) async fn pinged_by(
        &self,
        post: &Outgoing,
        table: &PublicTable,
        follow_up: &mut FollowUp,
    ) -> Result<Vec<PersonId>, PackingError> {
        let pinged = match &post.post {
            Post::Call { seat } => {
                let open = self.is_still_asked(post, table, *seat).await?;
                needed(self.may_ping(table, follow_up, |player, _| open && player.seat == *seat).await?)?
            }
            Post::Next { .. } if table.board() != post.about => needed(Vec::new())?,
            Post::Next { seat } => needed(table.player(*seat).and_then(|player| player.person).into_iter().collect())?,
            Post::Reminder { seats, at } => {
                let now = self.tables.now();
                let wanted =
                    |player: &Player, interval| seats.contains(&player.seat) && is_due(player, interval, *at, now);
                needed(self.may_ping(table, follow_up, wanted).await?)?
            }
            Post::Return { seat } => needed(self.returned(table, *seat).await?)?,
            Post::SeatOpen { seat } => {
                let offer = table.player(*seat).and_then(|player| player.life.offer);
                offer.and_then(|offer| offer.to).into_iter().collect()
            }
            _ => Vec::new(),
        };
        Ok(pinged)
    }

    /// Whether no turn message since the one this call is about has pinged this seat for something else.
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

    /// Sends direct messages to people who cannot be pinged in the channel.
    pub(crate) async fn ping_directly(&self, post: &Outgoing, delivery: &Delivery) -> Result<DirectPing, StoreError> {
        let (Instruction::Send { pings, .. }, Some(table)) = (&delivery.instruction, &delivery.table) else {
            return Ok(DirectPing::InAddition);
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
                // Each time it is for different people: those already pinged are not pinged again.
                let id = InteractionId::new(format!("{id}:{}", post.attempts));
                self.tables.commit_unrequested(id, writes).await?;
                Ok(DirectPing::InAddition)
            }
            Post::Reminder { at, .. } if !seats.is_empty() => {
                let reminder = |seat: Seat| Post::Reminder { seats: vec![seat], at: *at };
                let writes = seats.iter().map(|(seat, person)| Write::Post(to(*person, reminder(*seat)))).collect();
                let id = InteractionId::new(format!("direct:{}:{at:?}", table.id()));
                let new = self.tables.commit_unrequested(id, writes).await?;
                Ok(if new { DirectPing::Instead } else { DirectPing::InAddition })
            }
            _ => Ok(DirectPing::InAddition),
        }
    }

    /// Tells the host what must change before anything can be delivered; once a day.
    pub(crate) async fn tell_host(&self, post: &Outgoing, reason: &str) -> Result<(), StoreError> {
        let Some(host) = self.host(post).await? else { return Ok(()) };
        let challenge = post.post.challenge();
        let about = match (post.game, challenge) {
            (Some(game), _) => format!("game:{game}"),
            (None, Some(challenge)) => format!("challenge:{challenge}"),
            (None, None) => return Ok(()),
        };
        let id = InteractionId::new(format!(
            "blocked:{about}:{reason}:{}",
            self.tables.now().0.div_euclid(OBSTACLE_INTERVAL)
        ));
        let notice = Post::Undelivered { reason: reason.to_owned(), challenge };
        let notice = Outgoing { game: post.game, ..self.tables.outgoing(&id, Address::Person(host), notice) };
        self.tables.commit_unrequested(id, vec![Write::Post(notice)]).await.map(drop)
    }

    /// Whose table or challenge a post is about.
    async fn host(&self, post: &Outgoing) -> Result<Option<PersonId>, StoreError> {
        if let Some(challenge) = post.post.challenge() {
            return Ok(self.tables.0.store.challenge(challenge).await?.and_then(|challenge| challenge.host));
        }
        let Some(game) = post.game else { return Ok(None) };
        Ok(self.tables.readable(game).await?.and_then(|loaded| loaded.row.host))
    }

    /// Which of the awaited seats may be pinged now: not those who are away; those in quiet hours are pinged later.
    async fn may_ping(
        &self,
        table: &PublicTable,
        follow_up: &mut FollowUp,
        wanted: impl Fn(&Player, Interval) -> bool,
    ) -> Result<Vec<PersonId>, PackingError> {
        let loaded: &LoadedTable = &table.0;
        let (waiting, now) = (table.waiting(), self.tables.now());
        let table_prefs = self.tables.table_prefs(loaded).await?;
        let mut pinged = Vec::new();
        for player in loaded.players.iter().filter(|player| waiting.contains(player.seat)) {
            let Some(person) = player.person else { continue };
            let Some((_, prefs)) = table_prefs.of(person).filter(|(interval, _)| wanted(player, *interval)) else {
                continue;
            };
            match (prefs.away(now), prefs.quiet_until(now)) {
                (Some(_), _) => {}
                (None, Some(end)) => follow_up.later.push((player.seat, end)),
                (None, None) => pinged.push(person),
            }
        }
        Ok(pinged)
    }

    /// Writes what follows from the decision whom a post pings, once per post.
    pub(crate) async fn follow_up(
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
        self.tables.commit_unrequested(id, vec![Write::Post(notice)]).await.map(drop)
    }

    /// A person who was away, if they are back and something still waits for them.
    async fn returned(&self, table: &PublicTable, seat: Seat) -> Result<Vec<PersonId>, PackingError> {
        let Some(person) = table.player(seat).and_then(|player| player.person) else { return Ok(Vec::new()) };
        let prefs = self.tables.reminder_prefs(person).await?;
        let waiting = self.tables.waiting_for(person).await?;
        let welcome = prefs.away(self.tables.now()).is_none() && !waiting.is_empty();
        Ok(welcome.then_some(person).into_iter().collect())
    }

    /// The next player, if they want a heads-up when the turn before theirs begins and may be pinged now.
    async fn next_up(&self, post: &Outgoing, table: &PublicTable) -> Result<Option<(Seat, PersonId)>, StoreError> {
        let next = table.view().and_then(|view| view.next()).filter(|seat| !table.waiting().contains(*seat));
        let next = next.filter(|_| table.message() == Some(post.id)).and_then(|seat| table.player(seat));
        let Some((seat, person)) = next.and_then(|player| Some((player.seat, player.person?))) else { return Ok(None) };
        let (now, prefs) = (self.tables.now(), self.tables.reminder_prefs(person).await?);
        let told = prefs.heads_up && prefs.away(now).is_none() && prefs.quiet_until(now).is_none();
        Ok(told.then_some((seat, person)))
    }

    /// Posts in the channel, once, what could not be sent as a direct message. The channel may not work either.
    pub(crate) async fn post_in_channel(&self, post: &Outgoing) -> Result<(), StoreError> {
        let Some(game) = post.game else { return Ok(()) };
        let Some(loaded) = self.tables.readable(game).await? else { return Ok(()) };
        let Some(address) = loaded.row.place.address() else { return Ok(()) };
        let id = InteractionId::new(match &post.post {
            Post::Reminder { seats, at } => format!("instead:{game}:{seats:?}:{at:?}"),
            Post::Call { .. } | Post::Return { .. } => format!("instead:{}", post.id),
            _ => return Ok(()),
        });
        let instead = self.tables.outgoing(&id, address, post.post.clone());
        let instead = Outgoing { game: post.game, about: post.about, ..instead };
        self.tables.commit_unrequested(id, vec![Write::Post(instead)]).await.map(drop)
    }
}

fn needed(pinged: Vec<PersonId>) -> Result<Vec<PersonId>, PackingError> {
    if pinged.is_empty() { Err(PackingError::Pointless("nobody needs it any more".to_owned())) } else { Ok(pinged) }
}

/// Whether a reminder made at that moment still applies: nothing has happened since, and the player has not declined
/// it.
fn is_due(player: &Player, interval: Interval, at: Time, now: Time) -> bool {
    let nudges = &player.nudges;
    let untouched = nudges.from.or(player.since).is_some_and(|from| from <= at);
    let wanted = !nudges.muted && nudges.put_off.is_none_or(|until| until <= now);
    // What made up for a missed ping is not a reminder, so switching reminders off does not cover it.
    untouched && wanted && (interval != Interval::Off || nudges.sent == 0)
}

impl Tables {
    /// A post that is due now.
    pub(crate) fn outgoing(&self, by: &InteractionId, address: Address, post: Post) -> Outgoing {
        Outgoing::new(self.0.numbers.post(), by, address, post, self.now())
    }
}
