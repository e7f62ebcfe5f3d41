//! Packing a post: what it shows is taken when it is delivered, and with it everything that the courier needs to know.
//! Nothing is written here.

use super::StoreError;
use super::answer::Refusal;
use super::calling::{FollowUp, Untold};
use super::courier::{Delivery, Instruction};
use super::history::Since;
use super::ids::{Address, PersonId, Place, PostId};
use super::outbox::OutboxWorker;
use super::post::{Outgoing, Post};
use super::sight::PublicTable;
use super::store::{Listing, Status};
use crate::engine::{Narration, Seat};

impl OutboxWorker {
    /// Takes what is to be shown, as it is now.
    pub(super) async fn pack(&self, post: &Outgoing, follow_up: &mut FollowUp) -> Result<Delivery, Unpacked> {
        let table = match post.game {
            None => None,
            Some(game) => match self.tables.newest(game).await {
                Ok(live) => Some(PublicTable(live)),
                Err(refusal) => return Err(unpacked(refusal)),
            },
        };
        let about = match post.about {
            Some(about) => self.tables.0.store.post(about).await.map_err(Unpacked::StoreError)?,
            None => None,
        };
        let challenge = [Some(post), about.as_ref()].into_iter().flatten().find_map(|post| post.post.challenge());
        let challenge = match challenge.or_else(|| table.as_ref()?.place().challenge()) {
            Some(challenge) => Some(self.tables.challenge(challenge).await.map_err(unpacked)?),
            None => None,
        };
        let instruction = if post.post.is_change() {
            self.change(post, about, table.as_ref()).await?
        } else {
            self.message(post, table.as_ref(), follow_up).await?
        };
        // A table may have gone elsewhere since; its messages stay where they are.
        let address = match (post.address, table.as_ref().and_then(|table| table.place().address())) {
            (Address::Channel(_), Some(address)) if !post.post.is_change() => address,
            (address, _) => address,
        };
        let mut delivery = Delivery {
            address,
            nonce: post.nonce.clone(),
            instruction,
            table,
            challenge,
            language: None,
            away: Vec::new(),
            deadlines: Vec::new(),
            waiting: Vec::new(),
            at: self.tables.now(),
        };
        self.add_surroundings(&mut delivery).await.map_err(Unpacked::StoreError)?;
        Ok(delivery)
    }

    async fn change(
        &self,
        post: &Outgoing,
        about: Option<Outgoing>,
        table: Option<&PublicTable>,
    ) -> Result<Instruction, Unpacked> {
        let Some(Outgoing { id, post: shows, message: Some(message), about: before, nonce, .. }) = about else {
            return Err(Unpacked::Pointless("the message it changes was never delivered".to_owned()));
        };
        Ok(match &post.post {
            Post::Delete => Instruction::Delete { message },
            Post::Strip => Instruction::Strip { message },
            // The board is in the message that has taken its place.
            _ if matches!(shows, Post::Turn { .. }) && table.is_some_and(|table| is_superseded(id, &shows, table)) => {
                Instruction::Strip { message }
            }
            _ => {
                let recap = match (table, &shows) {
                    (Some(table), Post::Turn { pings, .. }) => {
                        let untold = self.untold(before).await.map_err(Unpacked::StoreError)?;
                        self.recap(table, pings, &untold).await
                    }
                    _ => Vec::new(),
                };
                let current = !table.is_some_and(|table| is_superseded(id, &shows, table));
                Instruction::Edit { message, nonce, current, shows, recap }
            }
        })
    }

    async fn message(
        &self,
        post: &Outgoing,
        table: Option<&PublicTable>,
        follow_up: &mut FollowUp,
    ) -> Result<Instruction, Unpacked> {
        let send = |pings, recap| Instruction::Send { post: post.post.clone(), pings, recap };
        let Some(table) = table else { return Ok(send(Vec::new(), Vec::new())) };
        if is_superseded(post.id, &post.post, table) {
            return Err(Unpacked::Pointless("another message has taken its place".to_owned()));
        }
        match &post.post {
            Post::Turn { pings, .. } => {
                let untold = self.untold(post.about).await.map_err(Unpacked::StoreError)?;
                let called = self.called_by_turn(post, table, &untold, follow_up).await?;
                Ok(send(called, self.recap(table, pings, &untold).await))
            }
            Post::Call { seat } => {
                let called = self.called(post, table, follow_up).await?;
                Ok(send(called, self.recap(table, &[*seat], &Untold::default()).await))
            }
            _ => Ok(send(self.called(post, table, follow_up).await?, Vec::new())),
        }
    }

    /// What those who are pinged have missed, and what nobody was told yet. A message without it is better than none.
    async fn recap(&self, table: &PublicTable, pings: &[Seat], untold: &Untold) -> Vec<Narration> {
        let mut missed: Vec<Narration> = Vec::new();
        let seats = pings.iter().chain(&untold.seats);
        let moments = seats.map(|seat| Since::LastTurn(*seat)).chain(untold.since.map(Since::Entry));
        for moment in moments {
            let Ok(history) = self.tables.history(table, moment).await else { continue };
            let lines: Vec<Narration> = history.lines.into_iter().map(|line| line.told).collect();
            if lines.len() > missed.len() {
                missed = lines;
            }
        }
        missed
    }

    /// Adds what a message shows besides its table: in which language, who is away, what else waits.
    async fn add_surroundings(&self, delivery: &mut Delivery) -> Result<(), StoreError> {
        let (post, pings) = match &delivery.instruction {
            Instruction::Send { post, pings, .. } => (post, pings.as_slice()),
            Instruction::Edit { shows, .. } => (shows, &[][..]),
            Instruction::Strip { .. } | Instruction::Delete { .. } => return Ok(()),
        };
        let reader = match delivery.address {
            Address::Person(person) => Some(person),
            Address::Channel(_) => None,
        };
        match (&delivery.challenge, &delivery.table) {
            (Some(challenge), _) if post.is_about_challenge() => {
                delivery.language = self.tables.language_of_challenge(challenge, reader).await?;
            }
            (_, Some(table)) => {
                delivery.language = self.tables.language_of(table, reader).await?;
                match (post, pings) {
                    (Post::Turn { .. } | Post::Call { .. }, _) => {
                        delivery.away = self.tables.absent(table).await?;
                        delivery.deadlines = self.tables.deadlines(&table.0).await?;
                    }
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

    /// The games that wait for somebody. In a channel only those of its server: the others are nobody's business there.
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
                let table = self.tables.known(listing.game).await?;
                waiting.extend(table.map(|table| (listing, PublicTable(table))));
            }
        }
        Ok(waiting)
    }
}

/// Whether a message says nothing true any more: a newer one has taken its place, or what it tells was taken back.
fn is_superseded(id: PostId, post: &Post, table: &PublicTable) -> bool {
    match post {
        Post::Lobby { .. } | Post::Turn { .. } => table.message() != Some(id),
        Post::Archived { .. } => table.status() != Status::Archived,
        _ => false,
    }
}

/// Why a post cannot be made ready.
pub(super) enum Unpacked {
    /// There is nothing to deliver any more.
    Pointless(String),
    StoreError(StoreError),
}

fn unpacked(refusal: Refusal) -> Unpacked {
    match refusal {
        Refusal::Unavailable(trouble) => Unpacked::StoreError(trouble),
        other => Unpacked::Pointless(format!("{other:?}")),
    }
}
