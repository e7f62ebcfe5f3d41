//! Handles interactions: parses them, has them carried out, responds, and counts.

use std::sync::Arc;
use std::time::Instant;

use serenity::all::{CommandInteraction, ComponentInteraction, Interaction};
use tokio::sync::RwLock;

use super::clients::HttpClients;
use super::invoker::Invoker;
use super::metrics::{InteractionKind, InteractionOutcome, Metrics};
use super::panels::Panels;
use super::pictures::Pictures;
use super::presses::Presses;
use super::respond::{Incoming, ResponseRoute};
use super::response::{FollowingPicture, OwnSeat, Response};
use super::typed::Typed;
use crate::engine::{GameInfo, Narration};
use crate::present::{Context, People, Press, PrivatePanel, Reader, SHARE, TurnContext, Verb, refused, words};
use crate::table::{Illustrate, PersonId, PrivateTable, PublicTable, Refusal, Since, Tables};

/// Everything needed to respond. Cheap to clone.
#[derive(Clone)]
pub(super) struct Handler {
    pub tables: Tables,
    pub games: Games,
    pub clients: HttpClients,
    pub metrics: Metrics,
    pub presses: Presses,
    pub pictures: Pictures,
    pub panels: Panels,
    /// Read-locked while responding; shutdown waits for all readers.
    pub open: Arc<RwLock<()>>,
}

/// The games on offer, in order.
pub(super) type Games = &'static [&'static dyn GameInfo];

/// The result of carrying out a command or press.
pub(super) type HandlerResult = Result<Response, Refusal>;

impl Handler {
    pub async fn receive(&self, interaction: Interaction, reply: ResponseRoute) {
        let _open = self.open.read().await;
        self.clients.set_application(interaction.application_id());
        match interaction {
            Interaction::Command(command) => self.command(command, reply).await,
            Interaction::Component(component) => self.component(component, reply).await,
            Interaction::Autocomplete(typing) => self.autocomplete(typing, reply).await,
            other => tracing::debug!(kind = ?other.kind(), "ignored an interaction of another kind"),
        }
    }

    async fn command(&self, interaction: CommandInteraction, reply: ResponseRoute) {
        let begun = Instant::now();
        let (invoker, typed) = (Invoker::of_command(&interaction), Typed::of(&interaction.data));
        let name = typed.name();
        let work = async {
            let done = self.carry_out(&invoker, &typed).await;
            self.response_to(&invoker, done, false).await
        };
        let outcome = self.respond(&Incoming::command(interaction, reply), false, work).await;
        self.note(InteractionKind::Command, &name, outcome, begun);
        self.retry_deliveries(&invoker, outcome).await;
    }

    async fn component(&self, interaction: ComponentInteraction, reply: ResponseRoute) {
        let begun = Instant::now();
        let invoker = Invoker::of_component(&interaction);
        let press = pressed(&interaction);
        let name = press.as_ref().map(|press| press.verb.to_string()).unwrap_or_default();
        let message = interaction.message.id.get();
        let again = press.as_ref().is_some_and(|press| {
            let changes = !press.verb.opens() || press.verb == Verb::Thread;
            changes && self.presses.begin(invoker.person(), message, &press.to_string())
        });
        let incoming = Incoming::component(interaction, reply);
        let in_place = press.as_ref().is_some_and(|press| !opens_beside(press)) && incoming.is_on_private_panel();
        let outcome = if again && press.as_ref().is_some_and(|press| press.verb == Verb::Thread) {
            // The first press gets its response in this same panel.
            self.acknowledge(&incoming).await
        } else {
            let work = async {
                match press {
                    Some(press) => {
                        let done = self.press(&invoker, &press).await;
                        if done.is_err() && !again {
                            self.presses.forget(invoker.person());
                        }
                        self.response_to(&invoker, done, again).await
                    }
                    None => PrivatePanel::word(&invoker.plain_reader(), &words::NO_GAME.say()).into(),
                }
            };
            self.respond(&incoming, in_place, work).await
        };
        self.note(InteractionKind::Component, &name, outcome, begun);
        self.retry_deliveries(&invoker, outcome).await;
    }

    async fn autocomplete(&self, interaction: CommandInteraction, reply: ResponseRoute) {
        let begun = Instant::now();
        let (invoker, typed) = (Invoker::of_command(&interaction), Typed::of(&interaction.data));
        let suggestions = self.complete(&invoker, &typed).await.unwrap_or_default();
        let outcome = self.suggest(&interaction, reply, suggestions).await;
        self.note(InteractionKind::Autocomplete, &typed.name(), outcome, begun);
    }

    /// Discord responds and somebody uses this channel: retries whatever could not be delivered.
    async fn retry_deliveries(&self, invoker: &Invoker, outcome: InteractionOutcome) {
        if outcome == InteractionOutcome::Unanswered {
            return;
        }
        if invoker.lacking.is_empty() {
            self.tables.channel_works(invoker.channel).await;
        }
        self.tables.receiver_works().await;
    }

    /// Always responds: with the reason, if the request was refused. A repeated press was carried out the first time.
    async fn response_to(&self, invoker: &Invoker, done: HandlerResult, again: bool) -> Response {
        let refusal = match done {
            Ok(answer) => return answer,
            Err(refusal) => refusal,
        };
        let reader = match &refusal {
            // Asking the same database for the reader's settings would only take longer.
            Refusal::Unavailable(error) => {
                tracing::error!(%error, "a request could not be carried out");
                invoker.plain_reader()
            }
            _ => invoker.reader(&self.tables).await.unwrap_or_else(|_| invoker.plain_reader()),
        };
        if let (Refusal::Stale(table), true) = (&refusal, again) {
            return self.turn_panel(&reader, table, TurnContext::default()).await;
        }
        self.refusal(invoker, &reader, &refusal).await
    }

    /// The refusal, with the current question where there is one.
    async fn refusal(&self, invoker: &Invoker, reader: &Reader, refusal: &Refusal) -> Response {
        if let Refusal::Stale(table) = refusal {
            let step = TurnContext { notice: Some(words::STALE.say()), ..TurnContext::default() };
            return self.turn_panel(reader, table, step).await;
        }
        let table = match refusal {
            Refusal::AlreadyOver(table) | Refusal::NotYourTurn(table) => Some(table.clone()),
            Refusal::Declined(_) | Refusal::NoPath(_) => {
                self.tables.look(invoker.place(), Some(invoker.requester())).await.ok()
            }
            _ => None,
        };
        match table {
            Some(table) => {
                let seen = TableContext::of(&table);
                PrivatePanel::notice(&seen.context(), reader, &refused(Some(table.kind()), refusal)).into()
            }
            None => PrivatePanel::word(reader, &refused(None, refusal)).into(),
        }
    }

    /// The private turn panel, with what happened since this person's last turn. A panel without the history is better
    /// than none. People who want it get a picture of their own things afterwards.
    pub async fn turn_panel(&self, reader: &Reader, table: &PrivateTable, step: TurnContext<'_>) -> Response {
        let public = table.public();
        let seen = TableContext::of(&public);
        let history = self.tables.private_history(table, Since::OwnTurn(table.seat())).await.unwrap_or_else(without);
        let history: Vec<Narration> = history.lines.into_iter().map(|line| line.told).collect();
        let note = self.tables.note(PersonId(reader.id.0), public.id()).await.unwrap_or_else(without);
        let Some(view) = table.view() else {
            return PrivatePanel::notice(&seen.context(), reader, &words::NOT_STARTED.say()).into();
        };
        let step = TurnContext { history: &history, standing: table.standing(), note: note.as_deref(), ..step };
        let wanted = self.tables.draws() && reader.pictures == Illustrate::Panels;
        let follows = wanted.then(|| FollowingPicture::Own(OwnSeat { reader: *reader, table: table.clone() }));
        let panel = PrivatePanel::turn(&seen.context(), reader, view, &step);
        Response { follows, turn_of: Some(public.id()), ..panel.into() }
    }

    /// The game with this id, if it is on offer.
    pub fn game(&self, id: &str) -> Option<&'static dyn GameInfo> {
        self.games.iter().copied().find(|game| game.id() == id)
    }
}

/// A panel without a part that cannot be read is better than no panel.
fn without<T: Default>(refusal: Refusal) -> T {
    tracing::warn!(?refusal, "a panel is incomplete");
    T::default()
}

/// What was pressed; choosing from a menu is a press with the value as its detail.
fn pressed(interaction: &ComponentInteraction) -> Option<Press> {
    use serenity::all::ComponentInteractionDataKind::StringSelect;
    let press: Press = interaction.data.custom_id.parse().ok()?;
    match &interaction.data.kind {
        StringSelect { values } => Some(press.with(values.first()?)),
        _ => Some(press),
    }
}

/// Whether the response appears next to the panel: looking something up during a turn must not replace the turn panel.
fn opens_beside(press: &Press) -> bool {
    let opens = matches!(press.verb, Verb::Board | Verb::Log | Verb::Hand | Verb::Recap | Verb::Score | Verb::Watch);
    let shares = press.verb == Verb::Review && press.detail == SHARE;
    matches!(press.verb, Verb::Rules | Verb::FirstTurns) || shares || opens && press.detail.is_empty()
}

/// What panels need to know about a table.
pub(super) struct TableContext {
    kind: &'static dyn GameInfo,
    game: String,
    people: People,
    /// The challenge tried there.
    title: Option<String>,
}

impl TableContext {
    pub fn of(table: &PublicTable) -> TableContext {
        let people = table.players().iter().map(super::public::person).collect();
        TableContext {
            kind: table.kind(),
            game: table.id().to_string(),
            people,
            title: table.title().map(str::to_owned),
        }
    }

    pub fn context(&self) -> Context<'_> {
        Context { kind: self.kind, game: &self.game, people: &self.people, title: self.title.as_deref() }
    }

    pub fn people(&self) -> &People {
        &self.people
    }
}
