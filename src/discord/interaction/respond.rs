//! Responds to interactions: in the callback itself if possible, deferred privately if it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use futures_util::future::join;
use serde_json::Value;
use serenity::all::{
    AutocompleteChoice, CommandInteraction, ComponentInteraction, CreateAutocompleteResponse,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    EditInteractionResponse, InteractionId, MessageFlags, UserId,
};
use tokio::sync::{Mutex, oneshot};

use super::handler::Handler;
use crate::discord::connection::failure::Failure;
use crate::discord::draw;
use crate::discord::metrics::{InteractionKind, InteractionOutcome};
use desk::{Attachment, Response, ShownPanel};
use present::Suggestion;
use table::{GameId, PersonId};

/// Half of what Discord allows; after that the interaction is acknowledged first.
const PROMPT: Duration = Duration::from_millis(1_500);
/// How often a response is attempted when Discord fails, and the pause between attempts.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_millis(200);
/// How long an answer waits for its picture. Drawing takes some 30 ms; where it takes longer than [`PROMPT`], the
/// interaction is acknowledged first.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the first response goes to Discord: the way the interaction came.
pub(crate) enum ResponseRoute {
    /// By a request, because the interaction came over the gateway.
    Request,
    /// In the HTTP response to the request that brought it.
    Response(oneshot::Sender<Value>),
}

/// An interaction that is answered with a panel.
pub(crate) struct Incoming {
    asked: Asking,
    /// None once the response has been sent.
    reply: Mutex<Option<ResponseRoute>>,
}

enum Asking {
    Command(Box<CommandInteraction>),
    Component(Box<ComponentInteraction>),
}

impl Incoming {
    pub fn command(interaction: CommandInteraction, reply: ResponseRoute) -> Incoming {
        Incoming { asked: Asking::Command(Box::new(interaction)), reply: Mutex::new(Some(reply)) }
    }

    pub fn component(interaction: ComponentInteraction, reply: ResponseRoute) -> Incoming {
        Incoming { asked: Asking::Component(Box::new(interaction)), reply: Mutex::new(Some(reply)) }
    }

    fn user(&self) -> UserId {
        match &self.asked {
            Asking::Command(interaction) => interaction.user.id,
            Asking::Component(interaction) => interaction.user.id,
        }
    }

    fn id(&self) -> InteractionId {
        match &self.asked {
            Asking::Command(interaction) => interaction.id,
            Asking::Component(interaction) => interaction.id,
        }
    }

    fn token(&self) -> &str {
        match &self.asked {
            Asking::Command(interaction) => &interaction.token,
            Asking::Component(interaction) => &interaction.token,
        }
    }

    /// The message that was pressed.
    fn pressed(&self) -> Option<u64> {
        match &self.asked {
            Asking::Command(_) => None,
            Asking::Component(interaction) => Some(interaction.message.id.get()),
        }
    }

    /// Whether it comes from a panel that only this person sees.
    pub fn is_on_private_panel(&self) -> bool {
        let flags = match &self.asked {
            Asking::Command(_) => None,
            Asking::Component(interaction) => interaction.message.flags,
        };
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }
}

/// A response as it is sent.
struct Answer {
    shown: ShownPanel,
    /// The same without its picture, if it has one.
    in_words: Option<ShownPanel>,
    turn_of: Option<GameId>,
    beside: bool,
}

impl Answer {
    /// What is sent instead where the picture may be the reason for a failure.
    fn instead(&self, failure: &Failure) -> Option<&ShownPanel> {
        let in_words = self.in_words.as_ref().filter(|_| !failure.is_settled())?;
        tracing::warn!(%failure, "a response went without its picture");
        Some(in_words)
    }
}

impl Handler {
    /// Responds with the result of the work: in place of the private panel that was pressed, or next to it.
    pub async fn respond(
        &self,
        incoming: &Incoming,
        in_place: bool,
        work: impl Future<Output = Response>,
    ) -> InteractionOutcome {
        let mut work = std::pin::pin!(async { self.with_picture(work.await).await });
        let done = match tokio::time::timeout(PROMPT, &mut work).await {
            Ok(answer) => {
                let in_place = in_place && !answer.beside;
                let earlier = self.earlier_panel(incoming, in_place, &answer);
                let answered = self.answer(incoming, in_place, &answer).await;
                answered.map(|()| self.delete_panel(earlier)).map(|()| InteractionOutcome::Answered)
            }
            Err(_) => {
                let later = defer(in_place, true);
                // The work continues meanwhile, and is done in any case: the requester will see it in the game.
                let (deferred, answer) = join(self.callback(incoming, later), work).await;
                match (deferred, &answer.shown) {
                    (Ok(()), ShownPanel::Private(panel, _)) if in_place && answer.beside => {
                        let followed = self.follow_up(incoming, draw::private_follow_up(panel)).await;
                        followed.map(|()| InteractionOutcome::Deferred)
                    }
                    (Ok(()), _) => {
                        let earlier = self.earlier_panel(incoming, in_place, &answer);
                        let answered = self.answer_late(incoming, &answer).await;
                        answered.map(|()| self.delete_panel(earlier)).map(|()| InteractionOutcome::Deferred)
                    }
                    (Err(failure), _) => Err(failure),
                }
            }
        };
        done.unwrap_or_else(unanswered)
    }

    /// The response beside its picture; in words if that takes too long to draw.
    async fn with_picture(&self, answer: Response) -> Answer {
        let Response { shown, pictured, turn_of, beside, .. } = answer;
        let turn_of = turn_of.map(|table| table.public().id());
        let Some(pictured) = pictured else { return Answer { shown, in_words: None, turn_of, beside } };
        match self.pictures.draw(pictured.sketch, PATIENCE).await {
            Some(drawn) => {
                let pictured = pictured.panel.with(Attachment::from(drawn));
                Answer { shown: pictured, in_words: Some(shown), turn_of, beside }
            }
            None => Answer { shown, in_words: None, turn_of, beside },
        }
    }

    /// If this is a turn panel, the token of the one this person had before. It is looked up before responding:
    /// afterwards the new panel may already have been pressed.
    fn earlier_panel(&self, incoming: &Incoming, in_place: bool, answer: &Answer) -> Option<String> {
        let ShownPanel::Private(panel, _) = &answer.shown else { return None };
        let stamped = || panel.panel().requests().into_iter().find(|request| request.stamp().is_some());
        let game = answer.turn_of.or_else(|| stamped()?.game())?;
        let person = PersonId(incoming.user().get());
        let pressed = incoming.pressed().filter(|_| in_place);
        self.panels.shown(person, game, incoming.token(), pressed)
    }

    /// Deletes an earlier panel. Nobody waits for this, and a failure does no harm.
    fn delete_panel(&self, token: Option<String>) {
        let Some(token) = token else { return };
        let http = self.clients.interactions.clone();
        tokio::spawn(async move {
            if let Err(failure) = http.delete_original_interaction_response(&token).await.map_err(Failure::from) {
                tracing::debug!(%failure, "an earlier panel could not be deleted");
            }
        });
    }

    /// Responds that there is nothing new to see.
    pub async fn acknowledge(&self, incoming: &Incoming) -> InteractionOutcome {
        let done = self.callback_once(incoming, CreateInteractionResponse::Acknowledge, None).await;
        done.map_or_else(unanswered, |()| InteractionOutcome::Answered)
    }

    async fn answer(&self, incoming: &Incoming, in_place: bool, answer: &Answer) -> Result<(), Failure> {
        let by_http = matches!(&*incoming.reply.lock().await, Some(ResponseRoute::Response(_)));
        // An HTTP response has no room for files.
        if by_http && answer.shown.file().is_some() {
            let private = matches!(answer.shown, ShownPanel::Private(..));
            self.callback(incoming, defer(in_place, private)).await?;
            return self.answer_late(incoming, answer).await;
        }
        match self.send(incoming, in_place, &answer.shown).await {
            Err(failure) => match answer.instead(&failure) {
                Some(in_words) => self.send(incoming, in_place, in_words).await,
                None => Err(failure),
            },
            done => done,
        }
    }

    async fn send(&self, incoming: &Incoming, in_place: bool, shown: &ShownPanel) -> Result<(), Failure> {
        let response = match shown {
            ShownPanel::Public(panel, file) => {
                CreateInteractionResponse::Message(draw::public_reply(panel, file.as_ref()))
            }
            ShownPanel::Private(panel, file) => {
                debug_assert_eq!(panel.to().0, incoming.user().get(), "a private panel goes to its reader");
                let reply = draw::private_reply(panel, file.as_ref());
                if in_place {
                    CreateInteractionResponse::UpdateMessage(reply)
                } else {
                    CreateInteractionResponse::Message(reply)
                }
            }
        };
        self.callback_with(incoming, response, shown.file()).await
    }

    async fn answer_late(&self, incoming: &Incoming, answer: &Answer) -> Result<(), Failure> {
        match self.send_late(incoming, &answer.shown).await {
            Err(failure) => match answer.instead(&failure) {
                Some(in_words) => self.send_late(incoming, in_words).await,
                None => Err(failure),
            },
            done => done,
        }
    }

    async fn send_late(&self, incoming: &Incoming, shown: &ShownPanel) -> Result<(), Failure> {
        // Discord may not have processed the response yet.
        let answered = incoming.reply.lock().await.is_none();
        let (edit, file) = (draw::late(shown), shown.file());
        let send = || self.edit_original(incoming.token(), &edit, file);
        retried(send, |failure| answered && failure.is_too_early()).await
    }

    /// Adds a response next to the one already given. It is not retried: it would come twice if only its answer was lost.
    async fn follow_up(&self, incoming: &Incoming, also: CreateInteractionResponseFollowup) -> Result<(), Failure> {
        let http = &self.clients.interactions;
        match &incoming.asked {
            Asking::Command(interaction) => interaction.create_followup(http, also).await?,
            Asking::Component(interaction) => interaction.create_followup(http, also).await?,
        };
        Ok(())
    }

    async fn edit_original(
        &self,
        token: &str,
        edit: &EditInteractionResponse,
        file: Option<&Attachment>,
    ) -> Result<(), Failure> {
        let body = draw::described(edit).map_err(|_| Failure::Lost)?;
        let files = file.map(draw::attachment).into_iter().collect();
        Ok(self.clients.interactions.edit_original_interaction_response(token, &body, files).await.map(drop)?)
    }

    /// Sends the first response. If it was to edit a message that has been deleted in the meantime, it becomes a new
    /// one.
    async fn callback(&self, incoming: &Incoming, response: CreateInteractionResponse) -> Result<(), Failure> {
        self.callback_with(incoming, response, None).await
    }

    /// The same with this file.
    async fn callback_with(
        &self,
        incoming: &Incoming,
        response: CreateInteractionResponse,
        file: Option<&Attachment>,
    ) -> Result<(), Failure> {
        let beside = match &response {
            CreateInteractionResponse::UpdateMessage(message) => {
                Some(CreateInteractionResponse::Message(message.clone()))
            }
            CreateInteractionResponse::Acknowledge => Some(defer(false, true)),
            _ => None,
        };
        match (self.callback_once(incoming, response, file).await, beside) {
            (Err(failure), Some(beside)) if failure.is_deleted_message() => {
                self.callback_once(incoming, beside, file).await
            }
            (done, _) => done,
        }
    }

    async fn callback_once(
        &self,
        incoming: &Incoming,
        response: CreateInteractionResponse,
        file: Option<&Attachment>,
    ) -> Result<(), Failure> {
        let mut reply = incoming.reply.lock().await;
        match reply.take() {
            Some(ResponseRoute::Response(reply)) => return give(reply, &response),
            by_request => *reply = by_request,
        }
        let http = &self.clients.interactions;
        let body = draw::described(&response).map_err(|_| Failure::Lost)?;
        let ask = || async {
            let files = file.map(draw::attachment).into_iter().collect();
            Ok(http.create_interaction_response(incoming.id(), incoming.token(), &body, files).await?)
        };
        retried(ask, |_| false).await
    }

    /// Responds to autocompletion. It is never retried: the next keystroke asks again.
    pub async fn suggest(
        &self,
        interaction: &CommandInteraction,
        reply: ResponseRoute,
        suggestions: Vec<Suggestion>,
    ) -> InteractionOutcome {
        let choices = suggestions.into_iter().map(|found| AutocompleteChoice::new(found.label, found.value)).collect();
        let response = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().set_choices(choices));
        let suggested = match reply {
            ResponseRoute::Response(reply) => give(reply, &response),
            ResponseRoute::Request => {
                interaction.create_response(&self.clients.interactions, response).await.map_err(Failure::from)
            }
        };
        match suggested {
            Ok(()) => InteractionOutcome::Answered,
            Err(failure) => {
                tracing::debug!(%failure, "suggestions were not accepted");
                InteractionOutcome::Unanswered
            }
        }
    }

    /// Counts an interaction. Its name is what was requested, never what was typed or chosen.
    pub fn note(&self, asked: InteractionKind, name: &str, outcome: InteractionOutcome, begun: Instant) {
        let took = begun.elapsed();
        self.metrics.interaction(asked, outcome, took);
        tracing::info!(kind = %asked, name, %outcome, ms = took.as_millis() as u64, "interaction");
    }
}

fn unanswered(failure: Failure) -> InteractionOutcome {
    if failure.is_settled() {
        tracing::debug!(%failure, "already answered, or too late");
    } else {
        tracing::warn!(%failure, "a response was not accepted");
    }
    InteractionOutcome::Unanswered
}

/// Acknowledges that the response comes later: in place of the panel that was pressed, or next to it.
fn defer(in_place: bool, private: bool) -> CreateInteractionResponse {
    if in_place {
        return CreateInteractionResponse::Acknowledge;
    }
    CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(private))
}

/// Answers the HTTP request that brought the interaction.
fn give(reply: oneshot::Sender<Value>, response: &CreateInteractionResponse) -> Result<(), Failure> {
    let response = serde_json::to_value(response).map_err(|_| Failure::Lost)?;
    // The client has gone.
    reply.send(response).map_err(|_| Failure::Lost)
}

/// Retries where that may help. A response that arrived after all is refused the second time, which is fine.
async fn retried<F: Future<Output = Result<(), Failure>>>(
    mut once: impl FnMut() -> F,
    too_early: impl Fn(&Failure) -> bool,
) -> Result<(), Failure> {
    let mut doubtful = false;
    for _ in 1..TRIES {
        match once().await {
            Err(failure) if failure.may_pass() => doubtful = true,
            Err(failure) if too_early(&failure) => {}
            Err(failure) if doubtful && failure.is_answered() => return Ok(()),
            done => return done,
        }
        tokio::time::sleep(PAUSE).await;
    }
    once().await
}
