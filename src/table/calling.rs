//! Whom a message calls: decided when it is delivered, from what is then.
//!
//! Nobody is called who is away. Whoever has quiet hours is called when those end. A reminder that nobody needs any more
//! is not delivered at all.

use super::clock::Time;
use super::delivery::{Postman, Unpacked};
use super::ids::{Address, InteractionId, PersonId};
use super::live::Live;
use super::patience::Interval;
use super::post::{Outgoing, Post};
use super::sight::PublicTable;
use super::store::{Change, Interaction, NotKept, Sitter, Write};
use super::waiting::Manners;
use super::{Answer, Tables, Trouble};
use crate::engine::Seat;

/// Who is called now, and who when.
#[derive(Default)]
struct Calls {
    now: Vec<PersonId>,
    later: Vec<(Seat, Time)>,
}

impl Calls {
    fn add(&mut self, sitter: &Sitter, manners: &Manners, now: Time) {
        let Some((person, (_, habits))) = sitter.person.and_then(|person| Some((person, manners.of(person)?))) else {
            return;
        };
        match (habits.away(now), habits.quiet_until(now)) {
            (Some(_), _) => {}
            (None, Some(end)) => self.later.push((sitter.seat, end)),
            (None, None) => self.now.push(person),
        }
    }
}

impl Postman {
    /// Those whom this post calls. What calls nobody may be pointless.
    pub(super) async fn called(&self, post: &Outgoing, table: &PublicTable) -> Result<Vec<PersonId>, Unpacked> {
        let called = match &post.post {
            Post::Turn { pings } => {
                self.tell_next(post, table).await.map_err(Unpacked::Trouble)?;
                self.to_call(post, table, |sitter, _| pings.contains(&sitter.seat)).await?
            }
            Post::Next { .. } if table.message() != post.about => needed(Vec::new())?,
            Post::Next { seat } => needed(table.sitter(*seat).and_then(|sitter| sitter.person).into_iter().collect())?,
            Post::Reminder { seats, at } => {
                let now = self.tables.now();
                let wanted =
                    |sitter: &Sitter, interval| seats.contains(&sitter.seat) && is_due(sitter, interval, *at, now);
                needed(self.to_call(post, table, wanted).await?)?
            }
            Post::Return { seat } => needed(self.returned(table, *seat).await?)?,
            _ => Vec::new(),
        };
        Ok(called)
    }

    /// Those of the people waited for who are wanted and may be called now; the others are called later.
    async fn to_call(
        &self,
        post: &Outgoing,
        table: &PublicTable,
        wanted: impl Fn(&Sitter, Interval) -> bool,
    ) -> Result<Vec<PersonId>, Unpacked> {
        let live: &Live = &table.0;
        let (waiting, now) = (table.waiting(), self.tables.now());
        let manners = self.tables.manners(live).await.map_err(Unpacked::Trouble)?;
        let interval =
            |sitter: &Sitter| sitter.person.and_then(|person| manners.of(person)).map(|(interval, _)| interval);
        let mut calls = Calls::default();
        for sitter in live.sitters.iter().filter(|sitter| waiting.contains(sitter.seat)) {
            if interval(sitter).is_some_and(|interval| wanted(sitter, interval)) {
                calls.add(sitter, &manners, now);
            }
        }
        if !calls.later.is_empty() {
            self.tables.put_off(post.id, live.row.id, &calls.later).await.map_err(Unpacked::Trouble)?;
        }
        Ok(calls.now)
    }

    /// Somebody who was away, if they are back and something still waits for them.
    async fn returned(&self, table: &PublicTable, seat: Seat) -> Result<Vec<PersonId>, Unpacked> {
        let Some(person) = table.sitter(seat).and_then(|sitter| sitter.person) else { return Ok(Vec::new()) };
        let habits = self.tables.read_habits(person).await.map_err(Unpacked::Trouble)?;
        let waiting = self.tables.waiting_for(person).await.map_err(Unpacked::Trouble)?;
        let welcome = habits.away(self.tables.now()).is_none() && !waiting.is_empty();
        Ok(welcome.then_some(person).into_iter().collect())
    }

    /// Tells whoever comes next that the turn before theirs begins, if they want to hear it and may be called.
    async fn tell_next(&self, post: &Outgoing, table: &PublicTable) -> Result<(), Trouble> {
        let next = table.sight().and_then(|sight| sight.next()).filter(|seat| !table.waiting().contains(*seat));
        let next = next.filter(|_| table.message() == Some(post.id)).and_then(|seat| table.sitter(seat));
        let Some((seat, person)) = next.and_then(|sitter| Some((sitter.seat, sitter.person?))) else { return Ok(()) };
        let (now, habits) = (self.tables.now(), self.tables.read_habits(person).await?);
        if !habits.heads_up || habits.away(now).is_some() || habits.quiet_until(now).is_some() {
            return Ok(());
        }
        let id = InteractionId::new(format!("next:{}", post.id));
        let notice = self.tables.outgoing(&id, Address::Person(person), Post::Next { seat });
        let notice = Outgoing { game: post.game, about: Some(post.id), ..notice };
        self.tables.keep_unasked(id, vec![Write::Post(notice)]).await
    }

    /// What somebody does not take as a direct message is said where the game is. Whether there is such a place.
    pub(super) async fn say_in_channel(&self, post: &Outgoing) -> Result<bool, Trouble> {
        let falls_back = matches!(post.post, Post::Reminder { .. } | Post::Return { .. });
        let (Some(game), Address::Person(_), true) = (post.game, post.address, falls_back) else { return Ok(false) };
        let Ok((_, live)) = self.tables.find(game.into()).await else { return Ok(false) };
        let Some(address) = live.row.place.address() else { return Ok(false) };
        let instead = self.tables.outgoing(&instead_of(post), address, post.post.clone());
        let instead = Outgoing { game: post.game, ..instead };
        self.tables.keep_unasked(instead_of(post), vec![Write::Post(instead)]).await?;
        Ok(true)
    }
}

fn instead_of(post: &Outgoing) -> InteractionId {
    InteractionId::new(format!("instead:{}", post.id))
}

fn needed(called: Vec<PersonId>) -> Result<Vec<PersonId>, Unpacked> {
    if called.is_empty() { Err(Unpacked::Pointless("nobody needs it any more".to_owned())) } else { Ok(called) }
}

/// Whether a reminder made at that moment is still right: nothing has happened since, and nobody said no to it.
fn is_due(sitter: &Sitter, interval: Interval, at: Time, now: Time) -> bool {
    let nudges = &sitter.nudges;
    let untouched = nudges.from.or(sitter.since).is_some_and(|from| from <= at);
    let wanted = !nudges.muted && nudges.put_off.is_none_or(|until| until <= now);
    // What made up for a call is no reminder, so nobody switched it off.
    untouched && wanted && (interval != Interval::Off || nudges.sent == 0)
}

impl Tables {
    /// A post that is due now.
    pub(super) fn outgoing(&self, by: &InteractionId, address: Address, post: Post) -> Outgoing {
        Outgoing::new(self.0.numbers.post(), by, address, post, self.now())
    }

    /// Keeps something that nobody asked for, once.
    pub(super) async fn keep_unasked(&self, id: InteractionId, writes: Vec<Write>) -> Result<(), Trouble> {
        let interaction = Interaction { id, game: None, person: None, at: self.now(), answer: Answer::Noted };
        match self.store(&Change { interaction, writes }).await {
            Err(NotKept::Trouble(trouble)) => Err(trouble),
            _ => Ok(()),
        }
    }
}
