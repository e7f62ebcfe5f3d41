//! Packs a post when it is delivered: what it shows, and everything else the courier needs to know. Nothing is written
//! here.

use super::courier::{Delivery, Instruction};
use super::outbox::OutboxWorker;
use super::pings::FollowUp;
use super::post::{Outgoing, Post, TurnMessageKind};
use crate::StoreError;
use crate::answer::Refusal;
use crate::ids::{Address, PersonId, Place, PostId};
use crate::life::Proposal;
use crate::log::history::Since;
use crate::store::Listing;
use crate::view::PublicTable;
use engine::Narration;

impl OutboxWorker {
    /// Collects what to show, from the current state.
    pub(crate) async fn pack(&self, post: &Outgoing, follow_up: &mut FollowUp) -> Result<Delivery, PackingError> {
        let table = match post.game {
            None => None,
            Some(game) => Some(PublicTable(self.tables.newest(game).await?)),
        };
        let about = match post.about {
            Some(about) => self.tables.0.store.post(about).await?,
            None => None,
        };
        let challenge = [Some(post), about.as_ref()].into_iter().flatten().find_map(|post| post.post.challenge());
        let challenge = match challenge.or_else(|| table.as_ref()?.place().challenge()) {
            Some(challenge) => Some(self.tables.challenge(challenge).await?),
            None => None,
        };
        let stays = about.as_ref().map(|about| about.address);
        let instruction = if post.post.is_change() {
            self.edit_instruction(post, about, table.as_ref()).await?
        } else {
            self.send_instruction(post, table.as_ref(), follow_up).await?
        };
        // The table may have moved since; its messages stay where they are.
        let address = match (post.address, table.as_ref().and_then(|table| table.place().address())) {
            _ if post.post.is_change() => stays.unwrap_or(post.address),
            (Address::Channel(_), Some(address)) => address,
            (address, _) => address,
        };
        let mut delivery = Delivery {
            address,
            nonce: post.nonce.clone(),
            attempts: post.attempts,
            instruction,
            table,
            challenge,
            language: None,
            away: Vec::new(),
            picture: None,
            deadlines: Vec::new(),
            former: Vec::new(),
            review: None,
            thread: None,
            bots: self.tables.has_bots(),
            page: false,
            waiting: Vec::new(),
            at: self.tables.now(),
        };
        self.add_details(&mut delivery, post.id).await?;
        Ok(delivery)
    }

    async fn edit_instruction(
        &self,
        post: &Outgoing,
        about: Option<Outgoing>,
        table: Option<&PublicTable>,
    ) -> Result<Instruction, PackingError> {
        let Some(Outgoing { id, post: shows, message: Some(message), about: before, nonce, .. }) = about else {
            return Err(PackingError::Pointless("the message it changes was never delivered".to_owned()));
        };
        let over = table.filter(|table| is_superseded(id, &shows, table));
        Ok(match (&post.post, &shows, over) {
            (Post::Shrink { .. }, Post::Turn { part: TurnMessageKind::DuringTurn, .. }, _) => {
                Instruction::Delete { message }
            }
            (Post::Shrink { until, last }, Post::Turn { entries, .. }, Some(table)) => {
                let from = self.told_from(*entries, before).await?;
                let until = self.told_until(*until, *last, id).await?;
                let told = self.tables.story(table, from, until).await?;
                Instruction::Shrink { message, shows, told }
            }
            (_, Post::Lobby { .. }, Some(_)) => Instruction::Shrink { message, shows, told: Vec::new() },
            // It has shrunk, or is about to.
            (_, Post::Turn { .. }, Some(_)) => return Err(PackingError::Pointless("it is over".to_owned())),
            (_, Post::Turn { part, .. }, None) => {
                let recap = match table {
                    Some(table) => self.recap(table, *part, before).await?,
                    None => Vec::new(),
                };
                Instruction::Edit { message, nonce, current: true, shows, recap }
            }
            (_, Post::Vote { number }, _) => {
                let recap = self.taken_back_by(*number, table).await;
                Instruction::Edit { message, nonce, current: over.is_none(), shows, recap }
            }
            _ => Instruction::Edit { message, nonce, current: over.is_none(), shows, recap: Vec::new() },
        })
    }

    /// The entry count from which a turn message tells, including what earlier messages that were never delivered would
    /// have told.
    async fn told_from(&self, mut from: u32, mut before: Option<PostId>) -> Result<u32, StoreError> {
        while let Some(post) = before {
            let Some(post) = self.tables.0.store.post(post).await? else { break };
            match post.post {
                Post::Turn { part: TurnMessageKind::DuringTurn, .. } => {}
                Post::Turn { entries, .. } if post.message.is_none() => from = entries,
                _ => break,
            }
            before = post.about;
        }
        Ok(from)
    }

    /// The entry count up to which a turn message tells: until the next one that becomes a line of its own.
    async fn told_until(
        &self,
        mut until: Option<u32>,
        mut last: Option<PostId>,
        message: PostId,
    ) -> Result<Option<u32>, StoreError> {
        while let Some(id) = last.filter(|last| *last != message) {
            let Some(post) = self.tables.0.store.post(id).await? else { break };
            match post.post {
                Post::Turn { part: TurnMessageKind::DuringTurn, .. } => {}
                Post::Turn { entries, .. } => until = Some(entries),
                _ => break,
            }
            last = post.about;
        }
        Ok(until)
    }

    async fn send_instruction(
        &self,
        post: &Outgoing,
        table: Option<&PublicTable>,
        follow_up: &mut FollowUp,
    ) -> Result<Instruction, PackingError> {
        let send = |pings, recap| Instruction::Send { post: post.post.clone(), pings, recap };
        let Some(table) = table else { return Ok(send(Vec::new(), Vec::new())) };
        if is_superseded(post.id, &post.post, table) {
            return Err(PackingError::Pointless("another message has taken its place".to_owned()));
        }
        match &post.post {
            Post::Turn { part, .. } => {
                let untold = self.untold(post.about).await?;
                let pinged = self.pinged_by_turn(post, table, &untold, follow_up).await?;
                let recap = self.recap(table, *part, post.about).await?;
                Ok(send(pinged, recap))
            }
            Post::Call { seat } => {
                let pinged = self.pinged_by(post, table, follow_up).await?;
                let missed = or_empty(self.tables.history(table, Since::LastTurn(*seat)).await);
                Ok(send(pinged, missed.lines.into_iter().map(|line| line.told).collect()))
            }
            Post::Vote { number } => Ok(send(Vec::new(), self.taken_back_by(*number, Some(table)).await)),
            _ => Ok(send(self.pinged_by(post, table, follow_up).await?, Vec::new())),
        }
    }

    /// What a vote would take back, as everybody may be told it.
    async fn taken_back_by(&self, vote: u32, table: Option<&PublicTable>) -> Vec<Narration> {
        let open = table.and_then(|table| table.life().votes.iter().find(|open| open.number == vote));
        match (table, open.map(|open| open.proposal)) {
            (Some(table), Some(Proposal::TakeBack { to })) => or_empty(self.tables.story(table, to, None).await),
            _ => Vec::new(),
        }
    }

    /// What happened since the previous turn message began, or since the last delivered one. A question tells only what
    /// it asks.
    async fn recap(
        &self,
        table: &PublicTable,
        part: TurnMessageKind,
        before: Option<PostId>,
    ) -> Result<Vec<Narration>, StoreError> {
        if part != TurnMessageKind::Turn {
            return Ok(Vec::new());
        }
        let since = self.untold(before).await?.since.unwrap_or_default();
        Ok(or_empty(self.tables.story(table, since, None).await))
    }

    /// Adds what a message shows besides its table: its language, who is away, what else waits.
    async fn add_details(&self, delivery: &mut Delivery, id: PostId) -> Result<(), StoreError> {
        let (post, pings) = match &delivery.instruction {
            Instruction::Send { post, pings, .. } => (post, pings.as_slice()),
            Instruction::Edit { shows, .. } | Instruction::Shrink { shows, .. } => (shows, &[][..]),
            Instruction::Delete { .. } => return Ok(()),
        };
        let reader = match delivery.address {
            Address::Person(person) => Some(person),
            Address::Channel(_) => None,
        };
        delivery.picture = match (post, &delivery.table) {
            (Post::Turn { pings, part: TurnMessageKind::Turn, .. }, Some(table))
                if self.tables.draws_for(table).await? =>
            {
                Some(match pings.first() {
                    Some(seat) => self.tables.after_last_turn(&table.0, *seat).await,
                    None => None,
                })
            }
            (Post::End | Post::Review, Some(table)) if self.tables.draws_for(table).await? => Some(None),
            (Post::Challenge { .. } | Post::Season { .. }, None) if self.tables.draws() => Some(None),
            _ => None,
        };
        match (&delivery.challenge, &delivery.table) {
            (Some(challenge), _) if post.is_about_challenge() => {
                delivery.language = self.tables.language_of_challenge(challenge, reader).await?;
            }
            (_, Some(table)) => {
                delivery.language = self.tables.language_of(table, reader).await?;
                match (post, pings) {
                    (Post::Turn { .. } | Post::Call { .. }, _) => {
                        delivery.page = self.tables.offers_page(table).await?;
                        delivery.away = self.tables.absent(table).await?;
                        // The clocks start on delivery, which is now.
                        let asks = table.message() == Some(id) || matches!(post, Post::Call { .. });
                        delivery.deadlines = self.tables.deadlines(&table.0, asks.then_some(delivery.at)).await?;
                    }
                    (Post::End, _) => {
                        delivery.former = self.tables.former(table).await?;
                        delivery.page = self.tables.offers_page(table).await?;
                    }
                    (Post::Review, _) => delivery.review = self.tables.public_review(table).await?,
                    (Post::Lobby { .. }, _) => delivery.thread = self.tables.in_thread(table.id()).await?,
                    (Post::Return { .. }, [person]) => {
                        delivery.waiting = self.waiting_for(*person, delivery.address, table.place()).await?;
                    }
                    _ => {}
                }
            }
            (_, None) => {}
        }
        Ok(())
    }

    /// The games that wait for a person. In a channel, only those of its server: the others are nobody's business
    /// there.
    async fn waiting_for(
        &self,
        person: PersonId,
        address: Address,
        place: Place,
    ) -> Result<Vec<(Listing, PublicTable)>, StoreError> {
        let direct = matches!(address, Address::Person(_));
        let mut waiting = Vec::new();
        for listing in self.tables.waiting_for(person).await? {
            let here = listing.place.address().is_some() && listing.place.server() == place.server();
            if direct || here {
                let table = self.tables.readable(listing.game).await?;
                waiting.extend(table.map(|table| (listing, PublicTable(table))));
            }
        }
        Ok(waiting)
    }
}

/// The history that a message shows. If it cannot be read, the message goes without: that is better than no message.
fn or_empty<T: Default>(history: Result<T, Refusal>) -> T {
    history.unwrap_or_else(|refusal| {
        tracing::warn!(?refusal, "a message goes without its history");
        T::default()
    })
}

/// Whether a message is obsolete: a newer one has replaced it, or what it tells was taken back.
fn is_superseded(id: PostId, post: &Post, table: &PublicTable) -> bool {
    match post {
        Post::Turn { part: TurnMessageKind::Turn, .. } => table.board() != Some(id),
        Post::Lobby { .. } | Post::Turn { .. } => table.message() != Some(id),
        Post::TimeOut { seat } => !table.waiting().contains(*seat),
        Post::SeatOpen { seat } => !table.player(*seat).is_some_and(|player| player.life.is_open()),
        _ => false,
    }
}

/// Why a post cannot be packed.
pub(crate) enum PackingError {
    /// There is nothing left to deliver.
    Pointless(String),
    Store(StoreError),
}

impl From<StoreError> for PackingError {
    fn from(error: StoreError) -> PackingError {
        PackingError::Store(error)
    }
}

impl From<Refusal> for PackingError {
    fn from(refusal: Refusal) -> PackingError {
        match refusal {
            Refusal::Unavailable(error) => PackingError::Store(error),
            refusal => PackingError::Pointless(format!("{refusal:?}")),
        }
    }
}
