//! Settings of people, servers and tables, and requests to be forgotten.

use std::collections::BTreeMap;

use super::draft::{Draft, next_host};
use super::editing::ATTEMPTS;
use super::lobby::{for_host, number_seats};
use crate::answer::{Answer, Refusal, Request, Right};
use crate::challenge::PublicChallenge;
use crate::clock::Time;
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{GameId, InteractionId, Owner, PersonId, Place, PostId};
use crate::life::{Former, SeatLife};
use crate::operating::scheduler::Job;
use crate::reminders::policy::Interval;
use crate::reminders::preferences::{InvalidPreference, REMINDERS};
use crate::store::{Player, Scope, Status, TableRow, Write};
use crate::view::PublicTable;
use crate::{StoreError, Tables};
use engine::Seat;

/// The language of a person, a table or a server, as a language code of the front end.
pub const LANGUAGE: &str = "language";

/// Whether a table is played in its own thread or, for a server, whether its new tables are; a table without it cannot
/// be.
pub const THREAD: &str = "thread";
/// The values of on/off settings.
pub const ON: &str = "true";
pub const OFF: &str = "false";

/// For a table, whether its messages have pictures; for a person, where they want to see them.
pub const PICTURES: &str = "pictures";

/// The setting with which a person opts out of showing their ratings and statistics to others.
pub const STATISTICS: &str = "statistics";

impl Tables {
    /// The settings of an owner, by name.
    pub async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, Refusal> {
        Ok(self.0.store.settings(owner).await?)
    }

    /// Whether this table's messages show a drawn board.
    pub(crate) async fn draws_for(&self, table: &PublicTable) -> Result<bool, StoreError> {
        let chosen = || self.0.store.settings(Owner::Game(table.id()));
        Ok(self.draws() && chosen().await?.get(PICTURES).is_none_or(|value| value != OFF))
    }

    /// Sets or removes a setting: one's own, a table's as its host, or a server's as somebody who manages it.
    pub async fn set(
        &self,
        request: &Request,
        owner: Owner,
        name: &str,
        value: Option<&str>,
    ) -> Result<Answer, Refusal> {
        if let Owner::Game(game) = owner {
            return self.set_for_table(request, game, name, value).await;
        }
        may_set(request, owner)?;
        let write = Write::Setting { owner, name: name.to_owned(), value: value.map(str::to_owned) };
        self.commit_request(request, Answer::Set, vec![write]).await
    }

    /// The language of a message about a table: that of its one recipient, of the table, or of its server.
    pub async fn language_of(&self, table: &PublicTable, to: Option<PersonId>) -> Result<Option<String>, StoreError> {
        let server = table.place().server().map(Owner::Server);
        self.first_language(to.map(Owner::Person).into_iter().chain([Owner::Game(table.id())]).chain(server)).await
    }

    /// The language of a message about a challenge: that of its one recipient, of the challenge, or of its server.
    pub(crate) async fn language_of_challenge(
        &self,
        challenge: &PublicChallenge,
        to: Option<PersonId>,
    ) -> Result<Option<String>, StoreError> {
        let own = self.first_language(to.map(Owner::Person)).await?;
        match own.or_else(|| challenge.language().map(str::to_owned)) {
            None => self.first_language(challenge.place().server().map(Owner::Server)).await,
            chosen => Ok(chosen),
        }
    }

    async fn first_language(&self, owners: impl IntoIterator<Item = Owner>) -> Result<Option<String>, StoreError> {
        for owner in owners {
            if let Some(language) = self.0.store.settings(owner).await?.remove(LANGUAGE) {
                return Ok(Some(language));
            }
        }
        Ok(None)
    }

    /// Whether a table in its lobby will be played in a thread; none if it cannot be.
    pub(crate) async fn in_thread(&self, game: GameId) -> Result<Option<bool>, StoreError> {
        Ok(self.0.store.settings(Owner::Game(game)).await?.get(THREAD).map(|value| value == ON))
    }

    /// Sets a setting that changes what the table's message shows.
    async fn set_for_table(
        &self,
        request: &Request,
        game: GameId,
        name: &str,
        value: Option<&str>,
    ) -> Result<Answer, Refusal> {
        let reply = self.change(request, game, |draft| {
            for_host(draft, request)?;
            draft.set(name, value)?;
            if name == REMINDERS {
                draft.bring_reminders_forward(draft.now);
            }
            draft.refresh();
            let value = value.unwrap_or_default().to_owned();
            Ok(Answer::Chosen { game, option: name.to_owned(), value }.into())
        });
        reply.await.map(|_| Answer::Set)
    }

    /// Stores something for a front end.
    pub async fn remember(&self, name: &str, value: &str) -> Result<(), Refusal> {
        let id = InteractionId::new(format!("program:{name}:{}:{value}", self.now().0));
        let write = Write::Setting { owner: Owner::Program, name: name.to_owned(), value: Some(value.to_owned()) };
        Ok(self.commit_unrequested(id, vec![write]).await.map(drop)?)
    }

    /// Forgets a person. Their games stay, with a former player in their seats; tables they host pass to the next
    /// player there.
    pub async fn forget(&self, request: &Request) -> Result<Answer, Refusal> {
        let mut forgotten = Err(Refusal::Unavailable(StoreError::Busy));
        for _ in 0..ATTEMPTS {
            forgotten = self.forget_once(request).await;
            // They may have joined another table in the meantime.
            if !matches!(forgotten, Err(Refusal::Unavailable(StoreError::Busy))) {
                break;
            }
        }
        forgotten
    }

    async fn forget_once(&self, request: &Request) -> Result<Answer, Refusal> {
        let person = request.person;
        self.renew_numbers().await?;
        let mut writes_there = Vec::new();
        let edit = |row: &mut TableRow, players: &mut Vec<Player>| {
            let now = self.now();
            let (left, address) = (forgotten_sittings(row, players, person, now), row.place.address());
            let address = address.filter(|_| matches!(row.status, Status::Running | Status::Lobby));
            let posts = match row.status {
                Status::Lobby => leave_lobby(row, players, person, now),
                _ => remove_person(row, players, person),
            };
            let posts_there = posts.into_iter().filter_map(|(post, about)| {
                Some(Outgoing { game: Some(row.id), about, ..self.outgoing(&request.id, address?, post) })
            });
            writes_there.extend(posts_there.map(Write::Post).chain(left));
        };
        let mut group = self.edit_all(Scope::Person(person), edit).await?;
        let return_job = Write::Due { job: Job::Return(person), due: None };
        let mut writes = vec![group.check.clone(), Write::Forget(person), return_job];
        writes.append(&mut group.writes);
        writes.append(&mut writes_there);
        self.commit_request(request, Answer::Forgotten, writes).await
    }
}

/// Records that a forgotten person left a running game: the next player of their seat did not begin it.
fn forgotten_sittings(row: &TableRow, players: &[Player], person: PersonId, until: Time) -> Vec<Write> {
    let seats = players.iter().filter(|player| row.status == Status::Running && player.person == Some(person));
    let former = |seat| Former { seat, person: None, name: String::new(), until };
    seats.map(|player| Write::Sat { game: row.id, former: former(player.seat) }).collect()
}

/// Removes a forgotten person from a table that has not started; if only bots are left, it is closed. Returns the edit of
/// its message.
fn leave_lobby(
    row: &mut TableRow,
    players: &mut Vec<Player>,
    person: PersonId,
    now: Time,
) -> Vec<(Post, Option<PostId>)> {
    if row.host == Some(person) {
        row.host = next_host(players, person);
    }
    players.retain(|player| player.person != Some(person));
    number_seats(players);
    if players.iter().any(|player| player.bot.is_none()) {
        return vec![(Post::Refresh, row.message)];
    }
    (row.status, row.ended) = (Status::Cancelled, Some(now));
    let message = row.message.take();
    vec![(Post::Shrink { until: Some(row.entries), last: message }, message)]
}

/// Removes a forgotten person from this table: it passes to the next player, and a try is no longer named after them.
/// Returns the posts that follow, each perhaps about a message.
fn remove_person(row: &mut TableRow, players: &mut [Player], person: PersonId) -> Vec<(Post, Option<PostId>)> {
    if row.host == Some(person) {
        row.host = next_host(players, person);
    }
    if let Place::Try { challenge, .. } = row.place {
        row.place = Place::Former { challenge, game: row.id };
    }
    let seats: Vec<Seat> =
        players.iter().filter(|player| player.person == Some(person)).map(|player| player.seat).collect();
    let void = seats.iter().flat_map(|seat| row.life.withdraw(*seat)).map(|vote| (Post::Refresh, vote.message));
    let void: Vec<_> = void.filter(|(_, message)| message.is_some()).collect();
    for player in players.iter_mut() {
        player.life.offer.take_if(|offer| offer.to == Some(person));
    }
    for player in players.iter_mut().filter(|player| player.person == Some(person)) {
        (player.person, player.name) = (None, String::new());
        player.life = SeatLife { vacant: row.status == Status::Running, ..SeatLife::default() };
    }
    seats.into_iter().map(|seat| (Post::SeatOpen { seat }, None)).chain(void).collect()
}

impl Draft<'_> {
    /// Sets or removes a setting of the table.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), Refusal> {
        if let (REMINDERS, Some(value)) = (name, value) {
            value.parse::<Interval>().map_err(|_| unfit(value))?;
        }
        let (owner, name, value) = (Owner::Game(self.row.id), name.to_owned(), value.map(str::to_owned));
        self.writes.push(Write::Setting { owner, name, value });
        Ok(())
    }
}

fn unfit(value: &str) -> Refusal {
    Refusal::Unfit(InvalidPreference::Value(value.to_owned()))
}

fn may_set(request: &Request, owner: Owner) -> Result<(), Refusal> {
    let (may, right) = match owner {
        Owner::Person(person) => (person == request.person, Right::Own),
        Owner::Server(server) => (request.requester().manages(Some(server)), Right::Manage),
        // `set_for_table` checks that it is the host.
        Owner::Game(_) => (false, Right::Host),
        Owner::Program => (false, Right::Own),
    };
    if may { Ok(()) } else { Err(Refusal::NotAllowed(right)) }
}
