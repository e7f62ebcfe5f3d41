//! Reviews of finished games: asked for by whoever may see the game, made one at a time by whoever leads, kept for good.
//!
//! Nothing is noted of a review that is being made. After a restart it begins anew.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::worker::{BotWorker, give_way};
use crate::engine::review::{Explained, Moment, Review, Reviewing, Taken, course};
use crate::engine::{Play, Seat};
use crate::table::answer::{Answer, Refusal, Request};
use crate::table::clock::Time;
use crate::table::history::Settlements;
use crate::table::ids::{GameId, InteractionId, PersonId, Which};
use crate::table::life::Former;
use crate::table::loaded::LoadedTable;
use crate::table::post::{Outgoing, Post};
use crate::table::scheduler::GLANCE;
use crate::table::store::{AskedReview, Change, CommitError, Interaction, Player, ReviewRow, Status, Write};
use crate::table::view::PublicTable;
use crate::table::{StoreError, Tables};

/// How many reviews somebody may ask for in a day.
const MOST: u32 = 3;
const DAY: i64 = 24 * 60 * 60;

/// How far the review of a game has come.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// It is still to be made; how many others come first.
    Waiting {
        before: usize,
    },
    Made(Box<MadeReview>),
}

/// The review of a game, as one person may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct MadeReview {
    pub moments: Vec<Moment>,
    /// The rounds, each with how many actions came before it.
    pub rounds: Vec<(usize, u32)>,
    /// What cost this person most. None: no decision of theirs was judged.
    pub own: Option<Vec<Explained>>,
}

impl Tables {
    /// The review of a finished game. If nobody has asked for it yet, this person does.
    pub async fn review(&self, request: &Request, game: GameId) -> Result<(PublicTable, ReviewState), Refusal> {
        let live = self.reviewable(request, game).await?;
        let row = match self.0.store.review(game).await? {
            Some(row) => row,
            None => self.ask_review(request, &live).await?,
        };
        let state = match row.moments {
            Some(moments) => ReviewState::Made(Box::new(self.made(Some(request.person), &live, moments).await?)),
            None if !self.has_bots() => return Err(Refusal::BotsOff),
            None => {
                let waiting = self.0.store.reviews_waiting().await?;
                ReviewState::Waiting { before: waiting.iter().take_while(|other| **other != game).count() }
            }
        };
        Ok((PublicTable(live), state))
    }

    /// A finished game that may be reviewed; that of a private try not before its challenge has closed.
    async fn reviewable(&self, request: &Request, game: GameId) -> Result<Arc<LoadedTable>, Refusal> {
        let (_, live) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        self.no_secret(live.row.place).await?;
        match live.row.status {
            Status::Over if live.row.outcome.is_some() => Ok(live),
            Status::Cancelled => Err(Refusal::Cancelled),
            Status::Lobby => Err(Refusal::NotStarted),
            Status::Over | Status::Running | Status::Archived => Err(Refusal::NotOverYet),
        }
    }

    async fn ask_review(&self, request: &Request, live: &LoadedTable) -> Result<ReviewRow, Refusal> {
        if !self.has_bots() {
            return Err(Refusal::BotsOff);
        }
        let (game, person, now) = (live.row.id, request.person, self.now());
        let asked = AskedReview { game, person, at: now, since: Time(now.0 - DAY), most: MOST };
        let interaction = Interaction {
            id: request.id.clone(),
            game: Some(game),
            person: Some(person),
            at: now,
            answer: Answer::Kept { game },
        };
        let kept = self.commit(&Change { interaction, writes: vec![Write::AskReview(asked)] }).await;
        match (kept, self.0.store.review(game).await?) {
            // Somebody else may have asked at the same time.
            (_, Some(row)) => Ok(row),
            (Err(CommitError::TooMany), None) => Err(Refusal::TooManyReviews { most: MOST }),
            (Err(CommitError::Store(error)), None) => Err(error.into()),
            (_, None) => Err(Refusal::Unavailable(StoreError::Busy)),
        }
    }

    /// The review of a game as everybody may see it, if it has been made.
    pub(in crate::table) async fn public_review(
        &self,
        table: &PublicTable,
    ) -> Result<Option<Box<MadeReview>>, StoreError> {
        let Some(moments) = self.0.store.review(table.id()).await?.and_then(|row| row.moments) else { return Ok(None) };
        match self.made(None, &table.0, moments).await {
            Ok(made) => Ok(Some(Box::new(made))),
            Err(Refusal::Unavailable(error)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// What somebody may see of a review, or everybody.
    async fn made(
        &self,
        person: Option<PersonId>,
        live: &LoadedTable,
        moments: Vec<Moment>,
    ) -> Result<MadeReview, Refusal> {
        let own = match person {
            Some(person) => self.0.store.decisions(live.row.id, person).await?,
            None => None,
        };
        let Some(Course { begun, taken }) = self.course_of(live).await? else { return Err(Refusal::NoReview) };
        if moments.is_empty() {
            return Err(Refusal::NoReview);
        }
        let taken: Vec<(Seat, String)> = taken.into_iter().map(|(_, seat, action)| (seat, action)).collect();
        let course = course(begun, &taken, own.as_deref().unwrap_or_default());
        Ok(MadeReview { moments, rounds: course.rounds, own: own.map(|_| course.explained) })
    }

    /// The game before its first action, and every action that took effect. None: today's rules do not replay it.
    async fn course_of(&self, live: &LoadedTable) -> Result<Option<Course>, Refusal> {
        let opening = live.row.opening(live.players.len()).ok_or(Refusal::NotStarted)?;
        let Settlements { lines, whole } = self.lines(live).await?;
        if !whole {
            return Ok(None);
        }
        let (begun, _) = self.loaded(&opening).await?.begin(&opening);
        let taken = lines.iter().flat_map(|line| {
            let at = line.at;
            line.applied.iter().map(move |(seat, action)| (at, *seat, action.clone()))
        });
        Ok(Some(Course { begun, taken: taken.collect() }))
    }

    /// Makes a review and keeps it. One that cannot be made is kept as an empty one.
    async fn make_review(&self, game: GameId) -> Result<(), StoreError> {
        let Some(asked) = self.0.store.review(game).await?.filter(|row| row.moments.is_none()) else { return Ok(()) };
        let live = self.known(game).await?;
        let (review, people) = match &live {
            Some(live) => self.reviewed(live).await?,
            None => (Review::default(), Vec::new()),
        };
        if review.moments.is_empty() {
            tracing::warn!(%game, "a game cannot be reviewed: it does not replay, or the search failed");
        }
        let id = InteractionId::new(format!("review:{game}"));
        self.renew_numbers().await?;
        // A try has no place of its own where anybody else would read it.
        let address = live.and_then(|live| live.row.place.address()).filter(|_| !review.moments.is_empty());
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
    async fn reviewed(&self, live: &LoadedTable) -> Result<(Review, Vec<PersonId>), StoreError> {
        let former = self.0.store.sittings(live.row.id).await?;
        let course = match self.course_of(live).await {
            Ok(course) => course,
            Err(Refusal::Unavailable(error)) if !matches!(error, StoreError::Unreadable(_)) => return Err(error),
            Err(_) => None,
        };
        let (Some(Course { begun, taken }), Some(seed)) = (course, live.row.seed) else {
            return Ok((Review::default(), Vec::new()));
        };
        let mut people = Vec::new();
        let taken = taken.into_iter().map(|(at, seat, action)| {
            let person = sat_there(seat, at, &former, &live.players);
            let player = person.map(|person| {
                people.iter().position(|known| *known == person).unwrap_or_else(|| {
                    people.push(person);
                    people.len() - 1
                })
            });
            Taken { seat, action, player }
        });
        let taken = taken.collect();
        // The game is over, so its seed is no secret any more. Begun anew, a review comes out the same.
        let secret = seed.derive("review");
        let Some(mut reviewing) = Reviewing::begin(begun, taken, self.0.limits.review, secret) else {
            return Ok((Review::default(), people));
        };
        loop {
            // A turn to think for each step, so that no table waits for long.
            let _turn = self.0.thinking.acquire().await;
            match step(reviewing).await {
                Some((further, true)) => reviewing = further,
                Some((done, false)) => return Ok((done.finish(), people)),
                None => return Ok((Review::default(), people)),
            }
        }
    }
}

/// A game before its first action, and every action that took effect, with when it did.
struct Course {
    begun: Play,
    taken: Vec<(Time, Seat, String)>,
}

/// Who sat on a seat at that time, unless it was a bot or somebody who has been forgotten.
fn sat_there(seat: Seat, at: Time, former: &[Former], players: &[Player]) -> Option<PersonId> {
    // They are in the order in which they got up.
    match former.iter().find(|sat| sat.seat == seat && sat.until >= at) {
        Some(sat) => sat.person,
        None => players.iter().find(|player| player.seat == seat)?.person,
    }
}

/// Takes a step of a review on a thread of low priority. Whether there may be another. None: the search failed.
async fn step(mut reviewing: Reviewing) -> Option<(Reviewing, bool)> {
    let (tell, told) = oneshot::channel();
    let work = move || {
        give_way();
        let further = reviewing.step();
        drop(tell.send((reviewing, further)));
    };
    std::thread::Builder::new().name("review".to_owned()).spawn(work).ok()?;
    told.await.ok()
}

impl BotWorker {
    /// Makes the reviews that somebody has asked for, one after another; for ever.
    pub(super) async fn review_games(&self) {
        let tables = &self.tables;
        loop {
            if let Err(error) = self.make_reviews().await {
                tracing::error!(%error, "a review must wait");
            }
            tokio::select! {
                () = tables.0.review_asked.notified() => {}
                () = tables.0.clock.until(tables.now().plus(GLANCE)) => {}
            }
        }
    }

    /// Makes the reviews that somebody has asked for.
    pub async fn make_reviews(&self) -> Result<(), StoreError> {
        for game in self.tables.0.store.reviews_waiting().await? {
            self.tables.make_review(game).await?;
        }
        Ok(())
    }
}
