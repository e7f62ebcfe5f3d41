//! Reviews of finished games. Whoever played a game can ask for its review; everybody who may see the game may see it
//! then. The leading process makes reviews one at a time, and they are stored permanently.
//!
//! A review in progress is not stored. After a restart it starts over.

use std::sync::Arc;

use super::worker::{BotWorker, in_background};
use crate::answer::{Answer, Refusal, Request};
use crate::change::loaded::LoadedTable;
use crate::clock::{DAY, Time};
use crate::delivery::post::{Outgoing, Post};
use crate::ids::{GameId, InteractionId, PersonId, Which};
use crate::life::Former;
use crate::log::history::{Settlement, Settlements};
use crate::operating::scheduler::POLL_INTERVAL;
use crate::store::{AskedReview, Change, CommitError, Interaction, Player, ReviewRow, Status, StoredLog, Write};
use crate::view::PublicTable;
use crate::visibility::Origin;
use crate::{StoreError, Tables};
use engine::review::{Explained, Moment, Review, Reviewing, Taken, course};
use engine::{Entry, Move, Play, Seat};

/// How many reviews one person may ask for in a day.
const MOST: u32 = 3;

/// How far the review of a game has come.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// It has not been made yet; this many others come first.
    Waiting {
        before: usize,
    },
    Made(Box<MadeReview>),
}

/// The review of a game, as one person may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct MadeReview {
    pub moments: Vec<Moment>,
    /// The rounds, each with the number of actions before it.
    pub rounds: Vec<(usize, u32)>,
    /// This person's costliest decisions. None: none of their decisions was judged.
    pub own: Option<Vec<Explained>>,
}

impl Tables {
    /// The review of a finished game. If nobody has asked for it yet, a player's request does.
    pub async fn review(&self, request: &Request, game: GameId) -> Result<(PublicTable, ReviewState), Refusal> {
        let loaded = self.reviewable(request, game).await?;
        let row = match self.0.store.review(game).await? {
            Some(row) => row,
            None => self.ask_review(request, &loaded).await?,
        };
        let state = match row.moments {
            Some(moments) => ReviewState::Made(Box::new(self.made(Some(request.person), &loaded, moments).await?)),
            None if !self.has_bots() => return Err(Refusal::BotsOff),
            None => {
                let waiting = self.0.store.reviews_waiting().await?;
                ReviewState::Waiting { before: waiting.iter().take_while(|other| **other != game).count() }
            }
        };
        Ok((PublicTable(loaded), state))
    }

    /// A finished game that may be reviewed. A private try may be reviewed only after its challenge has closed.
    async fn reviewable(&self, request: &Request, game: GameId) -> Result<Arc<LoadedTable>, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        self.check_not_withheld(loaded.row.place).await?;
        match loaded.row.status {
            Status::Over if loaded.row.outcome.is_some() => Ok(loaded),
            Status::Cancelled => Err(Refusal::Cancelled),
            Status::Lobby => Err(Refusal::NotStarted),
            Status::Over | Status::Running => Err(Refusal::NotOverYet),
        }
    }

    async fn ask_review(&self, request: &Request, loaded: &LoadedTable) -> Result<ReviewRow, Refusal> {
        if !self.has_bots() {
            return Err(Refusal::BotsOff);
        }
        let (game, person, now) = (loaded.row.id, request.person, self.now());
        let former = self.0.store.former_players(game).await?;
        if loaded.seat_of(person).is_none() && former.iter().all(|sat| sat.person != Some(person)) {
            return Err(Refusal::ReviewForPlayers);
        }
        let asked = AskedReview { game, person, at: now, since: now.minus(DAY), most: MOST };
        let interaction = Interaction {
            id: request.id.clone(),
            game: Some(game),
            person: Some(person),
            at: now,
            answer: Answer::Kept { game },
        };
        let committed = self.commit(&Change { interaction, writes: vec![Write::AskReview(asked)] }).await;
        match (committed, self.0.store.review(game).await?) {
            // Somebody else may have asked at the same time.
            (_, Some(row)) => Ok(row),
            (Err(CommitError::TooMany), None) => Err(Refusal::TooManyReviews { most: MOST }),
            (Err(CommitError::Store(error)), None) => Err(error.into()),
            (_, None) => Err(Refusal::Unavailable(StoreError::Busy)),
        }
    }

    /// Records that a person shares their decisions in the channel from which they ask; once for each channel.
    pub async fn share_review(&self, request: &Request, game: GameId) -> Result<(), Refusal> {
        let Origin::Channel { channel, .. } = request.from else { return Ok(()) };
        let id = InteractionId::new(format!("share:{game}:{}:{channel}", request.person));
        let answer = Answer::Kept { game };
        let interaction = Interaction { id, game: Some(game), person: Some(request.person), at: self.now(), answer };
        match self.commit(&Change { interaction, writes: Vec::new() }).await {
            Ok(()) => Ok(()),
            Err(CommitError::Repeated(_)) => Err(Refusal::SharedAlready),
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(_) => Err(Refusal::Unavailable(StoreError::Busy)),
        }
    }

    /// The review of a game as everybody may see it, if it has been made.
    pub(crate) async fn public_review(&self, table: &PublicTable) -> Result<Option<Box<MadeReview>>, StoreError> {
        let Some(moments) = self.0.store.review(table.id()).await?.and_then(|row| row.moments) else { return Ok(None) };
        match self.made(None, &table.0, moments).await {
            Ok(made) => Ok(Some(Box::new(made))),
            Err(Refusal::Unavailable(error)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// What this person, or everybody, may see of a review.
    async fn made(
        &self,
        person: Option<PersonId>,
        loaded: &LoadedTable,
        moments: Vec<Moment>,
    ) -> Result<MadeReview, Refusal> {
        let own = match person {
            Some(person) => self.0.store.decisions(loaded.row.id, person).await?,
            None => None,
        };
        let Some(Course { begun, taken }) = self.course_of(loaded).await? else { return Err(Refusal::NoReview) };
        if moments.is_empty() {
            return Err(Refusal::NoReview);
        }
        let taken: Vec<(Seat, String)> = taken.into_iter().map(|(_, seat, action)| (seat, action)).collect();
        let course = course(begun, &taken, own.as_deref().unwrap_or_default());
        Ok(MadeReview { moments, rounds: course.rounds, own: own.map(|_| course.explained) })
    }

    /// The game before its first action, and every action that took effect. None: today's rules do not replay it.
    async fn course_of(&self, loaded: &LoadedTable) -> Result<Option<Course>, Refusal> {
        let opening = loaded.row.opening(loaded.players.len()).ok_or(Refusal::NotStarted)?;
        let Settlements { lines, whole } = self.settlements_of(loaded).await?;
        if !whole {
            return Ok(None);
        }
        let log = &self.log_of(loaded).await?;
        let (begun, _) = self.loaded_game(&opening).await?.begin(&opening);
        let taken = lines.iter().flat_map(|line| {
            line.applied.iter().map(move |(seat, action)| (entered(log, line, *seat, action), *seat, action.clone()))
        });
        Ok(Some(Course { begun, taken: taken.collect() }))
    }

    /// Makes a review and stores it. One that cannot be made is stored empty.
    async fn make_review(&self, game: GameId) -> Result<(), StoreError> {
        let Some(asked) = self.0.store.review(game).await?.filter(|row| row.moments.is_none()) else { return Ok(()) };
        let loaded = self.readable(game).await?;
        let (review, people) = match &loaded {
            Some(loaded) => self.reviewed(loaded).await?,
            None => (Review::default(), Vec::new()),
        };
        if review.moments.is_empty() {
            tracing::warn!(%game, "cannot review a game: it does not replay, or the search failed");
        }
        let id = InteractionId::new(format!("review:{game}"));
        self.renew_numbers().await?;
        // A private try has no channel in which to post its review.
        let address = loaded.and_then(|loaded| loaded.row.place.address()).filter(|_| !review.moments.is_empty());
        let post = address.map(|address| {
            let post = self.outgoing(&id, address, Post::Review);
            Write::Post(Outgoing { game: Some(game), ..post })
        });
        let row = ReviewRow { moments: Some(review.moments), ..asked };
        let decisions = people.into_iter().zip(review.decisions).collect();
        let writes = [Write::Review { game, row, decisions }].into_iter().chain(post);
        self.commit_unrequested(id, writes.collect()).await.map(drop)
    }

    /// What a review of this game finds, and whose decisions it has judged.
    async fn reviewed(&self, loaded: &LoadedTable) -> Result<(Review, Vec<PersonId>), StoreError> {
        let former = self.0.store.former_players(loaded.row.id).await?;
        let course = match self.course_of(loaded).await {
            Ok(course) => course,
            Err(Refusal::Unavailable(error)) if !matches!(error, StoreError::Unreadable(_)) => return Err(error),
            Err(_) => None,
        };
        let (Some(Course { begun, taken }), Some(seed)) = (course, loaded.row.seed) else {
            return Ok((Review::default(), Vec::new()));
        };
        let mut people = Vec::new();
        let taken = taken.into_iter().map(|(at, seat, action)| {
            let person = sat_there(seat, at, &former, &loaded.players);
            let player = person.map(|person| {
                people.iter().position(|known| *known == person).unwrap_or_else(|| {
                    people.push(person);
                    people.len() - 1
                })
            });
            Taken { seat, action, player }
        });
        let taken = taken.collect();
        // The game is over, so its seed is no longer secret. A review that starts over comes out the same.
        let secret = seed.derive("review");
        let Some(mut reviewing) = Reviewing::begin(begun, taken, self.0.limits.review, secret) else {
            return Ok((Review::default(), people));
        };
        loop {
            // Each step takes a thinking slot of its own, so that no table waits for long.
            let _slot = self.0.thinking.for_background().await;
            match step(reviewing).await {
                Some((further, true)) => reviewing = further,
                Some((done, false)) => return Ok((done.finish(), people)),
                None => return Ok((Review::default(), people)),
            }
        }
    }
}

/// A game before its first action, and every action that took effect, with the time at which it was entered.
struct Course {
    begun: Play,
    taken: Vec<(Time, Seat, String)>,
}

/// When a seat entered an action that took effect with this settlement. A sealed answer may have waited for days, and
/// its seat may have changed hands since.
fn entered(log: &StoredLog, line: &Settlement, seat: Seat, action: &str) -> Time {
    let until = log.entries.partition_point(|logged| logged.number <= line.number);
    let is_meant = |entry: &Entry| entry.seat == seat && matches!(&entry.what, Move::Act(text) if text == action);
    let meant = log.entries[..until].iter().rev().find(|logged| is_meant(&logged.entry));
    meant.map_or(line.at, |logged| logged.at)
}

/// Who sat on a seat at that time, unless it was a bot or somebody who has been forgotten.
fn sat_there(seat: Seat, at: Time, former: &[Former], players: &[Player]) -> Option<PersonId> {
    // Former players are sorted by when they left.
    match former.iter().find(|sat| sat.seat == seat && sat.until >= at) {
        Some(sat) => sat.person,
        None => players.iter().find(|player| player.seat == seat)?.person,
    }
}

/// Takes one step of a review. Returns whether there may be another. None: the search failed.
async fn step(mut reviewing: Reviewing) -> Option<(Reviewing, bool)> {
    let work = move || {
        let further = reviewing.step();
        (reviewing, further)
    };
    in_background("review", work).await
}

impl BotWorker {
    /// Makes the reviews that somebody has asked for, one after another; runs forever.
    pub(super) async fn review_games(&self) {
        let tables = &self.tables;
        loop {
            tables.until_writable().await;
            if let Err(error) = self.make_reviews().await
                && error.need().is_none()
            {
                tracing::error!(%error, "cannot look for reviews to make; retrying later");
            }
            tokio::select! {
                () = tables.0.review_requested.notified() => {}
                () = tables.0.clock.until(tables.now().plus(POLL_INTERVAL)) => {}
            }
        }
    }

    /// Makes the reviews that somebody has asked for. One that fails does not hold up the others.
    pub async fn make_reviews(&self) -> Result<(), StoreError> {
        for game in self.tables.0.store.reviews_waiting().await? {
            if let Err(error) = self.tables.make_review(game).await {
                if error.need().is_some() {
                    return Err(error);
                }
                tracing::error!(%game, %error, "cannot make a review; retrying later");
            }
        }
        Ok(())
    }
}
