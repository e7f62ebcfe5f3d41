//! Handles interactions: parses them, has them carried out, responds, and counts.

use std::sync::Arc;
use std::time::Instant;

use serenity::all::{CommandInteraction, ComponentInteraction, Interaction};
use tokio::sync::RwLock;

use super::caller::{of_command, of_component};
use super::panels::Panels;
use super::presses::Presses;
use super::respond::{Incoming, ResponseRoute};
use super::typed::typed;
use crate::discord::commands::{carry_out, complete};
use crate::discord::connection::clients::HttpClients;
use crate::discord::metrics::{InteractionKind, InteractionOutcome, Metrics};
use crate::discord::pictures::Pictures;
use desk::{Caller, Desk, DeskResult, Response};
use present::{BadRequest, Request, Verb};
use table::Refusal;

/// Everything needed to respond. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Handler {
    pub desk: Desk,
    pub clients: HttpClients,
    pub metrics: Metrics,
    pub presses: Presses,
    pub panels: Panels,
    pub pictures: Pictures,
    /// Read-locked while responding; shutdown waits for all readers.
    pub open: Arc<RwLock<()>>,
}

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
        let (caller, typed) = (of_command(&interaction), typed(&interaction.data));
        let name = typed.name();
        let work = async {
            let done = carry_out(&self.desk, &caller, &typed).await;
            self.response_to(&caller, done, false).await
        };
        let outcome = self.respond(&Incoming::command(interaction, reply), false, work).await;
        self.note(InteractionKind::Command, &name, outcome, begun);
        self.retry_deliveries(&caller, outcome).await;
    }

    async fn component(&self, interaction: ComponentInteraction, reply: ResponseRoute) {
        let begun = Instant::now();
        let caller = of_component(&interaction);
        let pressed = pressed(&interaction);
        let request = pressed.as_ref().ok();
        let name = request.map(|request| request.verb().to_string()).unwrap_or_default();
        let message = interaction.message.id.get();
        let threads = request.is_some_and(|request| request.verb() == Verb::Thread);
        let again = request.is_some_and(|request| {
            let changes = request.stamp().is_some() || threads;
            changes && self.presses.begin(caller.person(), message, &request.to_string())
        });
        let incoming = Incoming::component(interaction, reply);
        let in_place = request.is_some_and(|request| !request.opens_beside()) && incoming.is_on_private_panel();
        let outcome = if again && threads {
            // The first press gets its response in this same panel.
            self.acknowledge(&incoming).await
        } else {
            let work = async {
                let done = match pressed {
                    Ok(request) => self.desk.answer(&caller, request).await,
                    Err(bad) => Err(bad.into()),
                };
                if done.is_err() && !again {
                    self.presses.forget(caller.person());
                }
                self.response_to(&caller, done, again).await
            };
            self.respond(&incoming, in_place, work).await
        };
        self.note(InteractionKind::Component, &name, outcome, begun);
        self.retry_deliveries(&caller, outcome).await;
    }

    async fn autocomplete(&self, interaction: CommandInteraction, reply: ResponseRoute) {
        let begun = Instant::now();
        let (caller, typed) = (of_command(&interaction), typed(&interaction.data));
        let suggestions = complete(&self.desk, &caller, &typed).await.unwrap_or_default();
        let outcome = self.suggest(&interaction, reply, suggestions).await;
        self.note(InteractionKind::Autocomplete, &typed.name(), outcome, begun);
    }

    /// Discord responds and somebody uses this channel: retries whatever could not be delivered.
    async fn retry_deliveries(&self, caller: &Caller, outcome: InteractionOutcome) {
        if outcome == InteractionOutcome::Unanswered {
            return;
        }
        if caller.lacking.is_empty() {
            self.desk.tables.channel_works(caller.channel).await;
        }
        self.desk.tables.receiver_works().await;
    }

    /// Always responds: with the reason, if the request was refused.
    async fn response_to(&self, caller: &Caller, done: DeskResult, again: bool) -> Response {
        match done {
            Ok(response) => response,
            Err(refusal) => {
                if matches!(refusal, Refusal::Unavailable(_) | Refusal::Edition(_)) {
                    self.metrics.failed();
                }
                self.desk.refused(caller, &refusal, again).await
            }
        }
    }
}

/// What was pressed, or chosen from a menu.
fn pressed(interaction: &ComponentInteraction) -> Result<Request, BadRequest> {
    use serenity::all::ComponentInteractionDataKind::StringSelect;
    let id = &interaction.data.custom_id;
    match &interaction.data.kind {
        StringSelect { values } => Request::chosen(id, values.first().map_or("", String::as_str)),
        _ => id.parse(),
    }
}
