//! Delivering posts: in order at each address, repeated until they have arrived, and never twice.
//!
//! If nobody knows whether a post arrived, it is repeated with the same nonce while the receiver still remembers nonces;
//! later only after looking whether our message is there. What a process leaves behind when it ends is such a post, so
//! nothing needs to be written before one is sent.
//!
//! What is new comes in the bag. Only what could not be delivered at once is read from the store, with all that came
//! after it, until nothing of it is left.

use std::collections::{HashMap, HashSet, VecDeque};
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::task::JoinSet;

use super::answer::Refusal;
use super::bag::Found;
use super::clock::Time;
use super::history::Since;
use super::ids::{Address, InteractionId, PersonId, PostId, Which};
use super::parcel::{Courier, Parcel, Task, Undelivered};
use super::post::{Delivery, Outgoing, Post};
use super::sight::PublicTable;
use super::store::{Mark, Write};
use super::{Tables, Trouble};
use crate::engine::{Seat, Told};

/// How long a receiver is trusted to recognise a nonce.
const NONCE_HOLDS: Duration = Duration::from_secs(120);
/// How many addresses are served at the same time.
const AT_ONCE: usize = 16;
/// How long what was sent waits for something else to be written.
const SOON: Duration = Duration::from_millis(20);
/// The delay after the first failure; it doubles with each.
const FIRST_DELAY: Duration = Duration::from_secs(2);
const LONGEST_DELAY: Duration = Duration::from_secs(15 * 60);

/// Delivers what tables have to say.
#[derive(Clone)]
pub struct Postman {
    pub(super) tables: Tables,
    courier: Arc<dyn Courier>,
    lately: Arc<Mutex<Lately>>,
}

impl Postman {
    pub fn new(tables: Tables, courier: Arc<dyn Courier>) -> Postman {
        Postman { tables, courier, lately: Arc::default() }
    }

    /// Delivers until `stop`, then finishes what has begun.
    pub async fn run(&self, stop: impl Future<Output = ()>) {
        let mut stop = std::pin::pin!(stop);
        let mut round = Round::default();
        loop {
            self.take_up(&mut round).await;
            let quiet = round.noted && round.is_done();
            let pause = self.pause(round.from_bag, round.is_done());
            tokio::select! {
                () = &mut stop => break,
                () = tokio::time::sleep(SOON), if quiet => {
                    self.settle().await;
                    round.noted = false;
                }
                Some(kept) = round.next() => {
                    // Everybody tries again when the store has had time to recover.
                    if !kept {
                        self.tables.0.clock.until(self.tables.now().plus(FIRST_DELAY)).await;
                        while round.next().await.is_some() {}
                        round = Round::default();
                    }
                }
                () = pause => {}
            }
        }
        while round.next().await.is_some() {}
        self.settle().await;
    }

    /// Delivers everything that is due now.
    pub async fn deliver_due(&self) {
        let mut round = Round::default();
        loop {
            self.read(&mut round).await;
            self.set_out(&mut round);
            if round.next().await.is_none() {
                return;
            }
        }
    }

    /// Begins with what is due, one post at each address that is not busy yet.
    async fn take_up(&self, round: &mut Round) {
        let Found { posts, lacks, settled } = self.tables.0.bag.empty();
        round.from_bag &= !lacks;
        if round.from_bag {
            round.add(posts);
        } else {
            // What was in the bag is in the store as well.
            self.read(round).await;
            round.from_bag = settled && round.is_done() && self.is_empty().await;
        }
        self.set_out(round);
    }

    /// Reads what is due from the store.
    async fn read(&self, round: &mut Round) {
        round.waiting.clear();
        match self.tables.0.store.due(self.tables.now(), 2 * AT_ONCE as u32).await {
            Ok(due) => round.waiting.extend(due),
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
    }

    /// What was sent is written by itself if nobody else writes.
    async fn settle(&self) {
        if let Err(error) = self.tables.0.store.settle().await {
            tracing::error!(%error, "what was sent cannot be written yet");
        }
    }

    /// Whether nothing waits in the store, not even for a later time.
    async fn is_empty(&self) -> bool {
        matches!(self.tables.0.store.next_due().await, Ok(None))
    }

    fn set_out(&self, round: &mut Round) {
        while let Some(post) = round.next_free() {
            let postman = self.clone();
            round.tasks.spawn(async move { postman.deliver(post).await });
        }
    }

    /// Waits for something new, or for the next post that is due later.
    async fn pause(&self, from_bag: bool, idle: bool) {
        let filled = self.tables.0.bag.filled();
        if from_bag {
            return filled.await;
        }
        let now = self.tables.now();
        let next = match self.tables.0.store.next_due().await {
            // What is due already is under way, or the store could not be asked: do not spin.
            Ok(Some(due)) if due > now => due,
            // The next round is from the bag, if nothing is being kept just now.
            Ok(None) if idle => now.plus(Duration::from_secs(1)),
            _ => now.plus(FIRST_DELAY),
        };
        tokio::select! {
            () = filled => {}
            () = self.tables.0.clock.until(next) => {}
        }
    }

    /// Brings one post as far as it gets now. None: the store is in trouble, so this address must wait.
    async fn deliver(&self, post: Outgoing) -> Option<Address> {
        let address = post.address;
        match self.attempt(post).await {
            Ok(()) => Some(address),
            Err(error) => {
                tracing::error!(%error, "what became of a post cannot be kept");
                None
            }
        }
    }

    async fn attempt(&self, post: Outgoing) -> Result<(), Trouble> {
        let store = &self.tables.0.store;
        let now = self.tables.now();
        // Marked before it is packed: a refresh that still waits stands for those that come meanwhile.
        if post.post == Post::Refresh {
            store.mark(post.id, Mark::Sending { at: now }).await?;
        }
        let parcel = match self.pack(&post).await {
            Ok(parcel) => parcel,
            Err(Unpacked::Pointless(error)) => return store.mark(post.id, Mark::Dropped { error }).await,
            // What cannot be read now cannot be read later, and others wait at this address.
            Err(Unpacked::Trouble(Trouble::Unreadable(error))) => {
                tracing::error!(post = %post.id, error, "a post about a game that cannot be read");
                return store.mark(post.id, Mark::Dropped { error }).await;
            }
            Err(Unpacked::Trouble(trouble)) => return Err(trouble),
        };
        let forgotten = post.begun.is_some_and(|begun| now.since(begun) > NONCE_HOLDS);
        let delivered = if forgotten && !post.post.is_change() {
            self.deliver_unless_there(&parcel).await
        } else {
            self.courier.deliver(&parcel).await
        };
        match delivered {
            Ok(message) => {
                store.mark(post.id, Mark::Sent { message: message.clone() }).await?;
                let post = Outgoing { message, delivery: Delivery::Sent, ..post };
                self.lately.lock().unwrap_or_else(PoisonError::into_inner).add(post);
                Ok(())
            }
            Err(error) => self.failed(&post, now, error).await,
        }
    }

    /// A post that another one is about.
    async fn delivered(&self, id: PostId) -> Result<Option<Outgoing>, Trouble> {
        let known = self.lately.lock().unwrap_or_else(PoisonError::into_inner).take(id);
        match known {
            Some(post) => Ok(Some(post)),
            None => self.tables.0.store.post(id).await,
        }
    }

    /// The receiver may have forgotten the nonce: looks first.
    async fn deliver_unless_there(&self, parcel: &Parcel) -> Result<Option<String>, Undelivered> {
        match self.courier.find(parcel).await {
            Ok(Some(message)) => Ok(Some(message)),
            Ok(None) => self.courier.deliver(parcel).await,
            // Looking changes nothing, so it leaves no new doubt.
            Err(Undelivered::Unknown { reason }) => Err(Undelivered::Later { reason, delay: None }),
            Err(error) => Err(error),
        }
    }

    async fn failed(&self, post: &Outgoing, tried: Time, undelivered: Undelivered) -> Result<(), Trouble> {
        tracing::warn!(post = %post.id, address = %post.address, attempts = post.attempts + 1, %undelivered, "undelivered");
        let grown = FIRST_DELAY.saturating_mul(1 << post.attempts.min(16)).min(LONGEST_DELAY);
        let again = |delay: Duration, error: String, begun: Option<Time>| {
            let due = self.tables.now().plus(delay);
            self.tables.0.bag.lacks();
            self.tables.0.store.mark(post.id, Mark::Again { due, error, begun })
        };
        match undelivered {
            Undelivered::Unknown { reason } => again(grown, reason, post.begun.or(Some(tried))).await,
            Undelivered::Later { reason, delay } => {
                again(grown.max(delay.unwrap_or_default()), reason, post.begun).await
            }
            Undelivered::Blocked { reason } | Undelivered::Never { reason } if self.say_in_channel(post).await? => {
                self.tables.0.store.mark(post.id, Mark::Dropped { error: reason }).await
            }
            Undelivered::Blocked { reason } => {
                self.tell_host(post, &reason).await?;
                again(grown, reason, post.begun).await
            }
            Undelivered::Never { reason } => self.tables.0.store.mark(post.id, Mark::Dropped { error: reason }).await,
        }
    }

    /// Tells the host, once for each post, that something must be changed before it can be delivered.
    async fn tell_host(&self, post: &Outgoing, reason: &str) -> Result<(), Trouble> {
        let (Address::Channel(_), Some(host)) = (post.address, self.host(post).await?) else { return Ok(()) };
        let id = InteractionId::new(format!("blocked:{}", post.id));
        let notice = Post::Undelivered { reason: reason.to_owned(), challenge: post.post.challenge() };
        let notice = Outgoing { game: post.game, ..self.tables.outgoing(&id, Address::Person(host), notice) };
        self.tables.keep_unasked(id, vec![Write::Post(notice)]).await
    }

    /// Whose table, or challenge, a post is about.
    async fn host(&self, post: &Outgoing) -> Result<Option<PersonId>, Trouble> {
        if let Some(challenge) = post.post.challenge() {
            return Ok(self.tables.0.store.challenge(challenge).await?.and_then(|challenge| challenge.host));
        }
        let Some(game) = post.game else { return Ok(None) };
        Ok(self.tables.find(Which::Game(game)).await.ok().and_then(|(_, live)| live.row.host))
    }

    /// Takes what is to be shown, as it is now.
    async fn pack(&self, post: &Outgoing) -> Result<Parcel, Unpacked> {
        let table = match post.game {
            None => None,
            Some(game) => match self.tables.newest(game).await {
                Ok(live) => Some(PublicTable(live)),
                Err(refusal) => return Err(unpacked(refusal)),
            },
        };
        let about = match post.about {
            Some(about) => self.delivered(about).await.map_err(Unpacked::Trouble)?,
            None => None,
        };
        let challenge = [Some(post), about.as_ref()].into_iter().flatten().find_map(|post| post.post.challenge());
        let challenge = match challenge.or_else(|| table.as_ref()?.place().challenge()) {
            Some(challenge) => Some(self.tables.challenge(challenge).await.map_err(unpacked)?),
            None => None,
        };
        let task = if post.post.is_change() {
            self.change(post, about, table.as_ref()).await?
        } else {
            self.message(post, table.as_ref()).await?
        };
        Ok(Parcel { id: post.id, address: post.address, nonce: post.nonce.clone(), task, table, challenge })
    }

    async fn change(
        &self,
        post: &Outgoing,
        about: Option<Outgoing>,
        table: Option<&PublicTable>,
    ) -> Result<Task, Unpacked> {
        let Some(Outgoing { id, post: shows, message: Some(message), .. }) = about else {
            return Err(Unpacked::Pointless("the message it changes was never delivered".to_owned()));
        };
        Ok(match post.post {
            Post::Delete => Task::Delete { message },
            Post::Strip => Task::Strip { message },
            _ => {
                let recap = match (table, &shows) {
                    (Some(table), Post::Turn { pings }) => self.recap(table, pings).await,
                    _ => Vec::new(),
                };
                Task::Edit { message, current: is_current(id, &shows, table), shows, recap }
            }
        })
    }

    async fn message(&self, post: &Outgoing, table: Option<&PublicTable>) -> Result<Task, Unpacked> {
        let current = is_current(post.id, &post.post, table);
        let pings = match table {
            Some(table) => self.called(post, table).await?,
            None => Vec::new(),
        };
        let recap = match (table, &post.post) {
            (Some(table), Post::Turn { pings }) => self.recap(table, pings).await,
            _ => Vec::new(),
        };
        Ok(Task::Send { post: post.post.clone(), pings, recap, current })
    }

    /// What those who are pinged have missed. A message without it is better than none.
    async fn recap(&self, table: &PublicTable, pings: &[Seat]) -> Vec<Told> {
        let mut missed: Vec<Told> = Vec::new();
        for seat in pings {
            let Ok(history) = self.tables.history(table, Since::LastTurn(*seat)).await else { continue };
            let lines: Vec<Told> = history.lines.into_iter().map(|line| line.told).collect();
            if lines.len() > missed.len() {
                missed = lines;
            }
        }
        missed
    }
}

/// Whether the buttons of a message are to work: those of lobbies and turns do until another takes their place.
fn is_current(id: PostId, post: &Post, table: Option<&PublicTable>) -> bool {
    let replaced = matches!(post, Post::Lobby { .. } | Post::Turn { .. });
    !replaced || table.is_some_and(|table| table.message() == Some(id))
}

/// Posts that wait or are being delivered. Each is a task of its own: one that is not polled could hold a connection to
/// the store that the postman himself waits for.
#[derive(Default)]
struct Round {
    /// Everything that waits came from the bag, and nothing waits in the store beside it.
    from_bag: bool,
    waiting: VecDeque<Outgoing>,
    /// Something was sent since what was sent was last written.
    noted: bool,
    tasks: JoinSet<Option<Address>>,
    busy: HashSet<Address>,
}

impl Round {
    fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.tasks.is_empty()
    }

    /// Puts new posts behind those that wait. What a waiting refresh will show is what another would.
    fn add(&mut self, posts: Vec<Outgoing>) {
        for post in posts {
            let same = |other: &Outgoing| other.post == Post::Refresh && other.about == post.about;
            if post.post != Post::Refresh || !self.waiting.iter().any(same) {
                self.waiting.push_back(post);
            }
        }
    }

    /// The next post whose address is not busy; it is from now on.
    fn next_free(&mut self) -> Option<Outgoing> {
        if self.busy.len() >= AT_ONCE {
            return None;
        }
        let free = self.waiting.iter().position(|post| !self.busy.contains(&post.address))?;
        let post = self.waiting.remove(free)?;
        self.busy.insert(post.address);
        Some(post)
    }

    /// Waits for the next one to be done. False: the store is in trouble, and its address stays busy.
    async fn next(&mut self) -> Option<bool> {
        let address = self.tasks.join_next().await?.unwrap_or_else(|error| {
            tracing::error!(%error, "a delivery broke off");
            None
        });
        self.noted = true;
        Some(address.is_some_and(|address| self.busy.remove(&address)))
    }
}

/// Messages that were sent lately: most are changed once, when the next one takes their place.
#[derive(Default)]
struct Lately(HashMap<PostId, Outgoing>);

impl Lately {
    const MOST: usize = 512;

    fn add(&mut self, post: Outgoing) {
        if post.post.is_change() {
            return;
        }
        if self.0.len() >= Lately::MOST {
            self.0.clear();
        }
        self.0.insert(post.id, post);
    }

    fn take(&mut self, id: PostId) -> Option<Outgoing> {
        self.0.remove(&id)
    }
}

/// Why a post cannot be made ready.
pub(super) enum Unpacked {
    /// There is nothing to deliver any more.
    Pointless(String),
    Trouble(Trouble),
}

fn unpacked(refusal: Refusal) -> Unpacked {
    match refusal {
        Refusal::Unavailable(trouble) => Unpacked::Trouble(trouble),
        other => Unpacked::Pointless(format!("{other:?}")),
    }
}
