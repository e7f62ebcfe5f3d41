//! The desk: one place that decides what a request shows to whoever asks.
//!
//! A front end says who asks ([`Caller`]) and what for ([`present::Request`], or a command as [`Typed`]), and draws the
//! [`Response`]. It decides nothing else.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use super::caller::Caller;
use super::public;
use super::response::Response;
use engine::{GameInfo, Narration};
use present::words;
use present::{
    Language, PageRef, Person, PrivatePanel, PrivatePicture, Reader, Sketch, TableContext, TurnContext, refused,
};
use table::{
    ChannelId, Illustrate, PastPrivateTable, PersonId, Player, PrivateTable, PublicTable, Refusal, Since, Tables,
};

/// The games on offer, in order.
pub type Games = &'static [&'static GameInfo];

/// What is shown, or why nothing is.
pub type DeskResult = Result<Response, Refusal>;

/// What the desk asks of a front end.
pub trait Front: Send + Sync {
    /// Opens a thread in a channel, on a message or by itself; None if that is not possible. A thread that is already on
    /// the message serves as well: somebody may have pressed twice, or the program stopped before the game started.
    fn open_thread<'a>(
        &'a self,
        channel: ChannelId,
        on: Option<u64>,
        name: &'a str,
    ) -> BoxFuture<'a, Option<ChannelId>>;

    /// What people type as commands in a language, and what to write so that a click does the same.
    fn mentions<'a>(&'a self, desk: &'a Desk, language: Language) -> BoxFuture<'a, Vec<(String, String)>>;

    /// How it calls a player.
    fn person(&self, player: &Player) -> Person {
        public::person(player)
    }
}

/// Everything needed to answer. Cheap to clone.
#[derive(Clone)]
pub struct Desk {
    pub tables: Tables,
    pub games: Games,
    pub front: Arc<dyn Front>,
}

impl Desk {
    /// What is shown to somebody instead of what they asked for. `again`: they had asked for the same just before, and it was
    /// done.
    pub async fn refused(&self, caller: &Caller, refusal: &Refusal, again: bool) -> Response {
        let reader = match refusal {
            // Asking the same database for the reader's settings would only take longer.
            Refusal::Unavailable(error) => {
                // What needs the host is logged once, not for every request.
                if error.need().is_none() {
                    tracing::error!(%error, "a request could not be carried out");
                }
                caller.plain_reader()
            }
            Refusal::Edition(error) => {
                tracing::error!(%error, "a game cannot be started");
                caller.plain_reader()
            }
            _ => caller.reader(&self.tables).await.unwrap_or_else(|_| caller.plain_reader()),
        };
        if let (Refusal::Stale(table), true) = (refusal, again) {
            return self.turn_panel(&reader, table, TurnContext::default()).await;
        }
        // Whoever is to try again needs the panel with its buttons.
        Response { beside: refusal.may_pass(), ..self.refusal(caller, &reader, refusal).await }
    }

    /// The refusal, with the current question where there is one.
    async fn refusal(&self, caller: &Caller, reader: &Reader, refusal: &Refusal) -> Response {
        if let Refusal::Stale(table) = refusal {
            let step = TurnContext { notice: Some(words::STALE.say()), ..TurnContext::default() };
            return self.turn_panel(reader, table, step).await;
        }
        let table = match refusal {
            Refusal::AlreadyOver(table) | Refusal::NotYourTurn(table) => Some(table.clone()),
            Refusal::Declined(_) | Refusal::NoPath(_) => {
                self.tables.look(caller.place(), Some(caller.requester())).await.ok()
            }
            _ => None,
        };
        match table {
            Some(table) => {
                let seen = self.context_of(&table);
                PrivatePanel::notice(&seen.context(), reader, &refused(Some(table.kind()), refusal)).into()
            }
            None => PrivatePanel::word(reader, &refused(None, refusal)).into(),
        }
    }

    /// The private turn panel, with what happened since this person's last turn. A panel without the history is better
    /// than none. People who want it get a picture of their own things with it.
    pub async fn turn_panel(&self, reader: &Reader, table: &PrivateTable, step: TurnContext<'_>) -> Response {
        let public = table.public();
        let seen = self.context_of(&public);
        let history = self.tables.private_history(table, Since::OwnTurn(table.seat())).await.unwrap_or_else(without);
        let history: Vec<Narration> = history.lines.into_iter().map(|line| line.told).collect();
        let note = self.tables.note(PersonId(reader.id.0), public.id()).await.unwrap_or_else(without);
        let Some(view) = table.view() else {
            return PrivatePanel::notice(&seen.context(), reader, &words::NOT_STARTED.say()).into();
        };
        let step = TurnContext {
            history: &history,
            standing: table.standing(),
            note: note.as_deref(),
            page: self.offers_seats(&public),
            ..step
        };
        let panel = PrivatePanel::turn(&seen.context(), reader, view, &step);
        let own = self.own_things(reader, table).await.map(|sketch| (panel.clone(), sketch));
        Response { turn_of: Some(table.clone()), ..Response::from(panel).or_pictured(own) }
    }

    /// A table in words, with its people as this front end calls them.
    pub fn context_of(&self, table: &PublicTable) -> TableContext {
        TableContext::of(table, |player| self.front.person(player))
    }

    /// The game with this id, if it is on offer.
    pub fn game(&self, id: &str) -> Option<&'static GameInfo> {
        self.games.iter().copied().find(|game| game.id == id)
    }

    /// The person's own things, with what has changed since their last turn, for those who want them in their panel.
    async fn own_things(&self, reader: &Reader, table: &PrivateTable) -> Option<Sketch> {
        if !self.tables.draws() || reader.pictures != Illustrate::Panels {
            return None;
        }
        let before = self.tables.after_own_turn(table).await;
        let since = before.as_ref().and_then(PastPrivateTable::view);
        let (seen, page) = (self.context_of(&table.public()), PageRef::player(table.seat()));
        let picture = PrivatePicture::of(&seen.context(), reader, table.view()?, since, &page)?;
        Some(picture.sketch().clone())
    }
}

/// A table in words, with its people mentioned where they are called.
pub fn context_of(table: &PublicTable) -> TableContext {
    TableContext::of(table, public::person)
}

/// A panel without a part that cannot be read is better than no panel.
fn without<T: Default>(refusal: Refusal) -> T {
    tracing::warn!(?refusal, "a panel is incomplete");
    T::default()
}
