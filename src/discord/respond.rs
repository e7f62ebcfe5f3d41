//! Answering interactions: in the callback itself where it can be, deferred privately where it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use futures_util::future::join;
use serde_json::Value;
use serenity::all::{
    AutocompleteChoice, Builder, CommandInteraction, ComponentInteraction, CreateAutocompleteResponse,
    CreateInteractionResponse, CreateInteractionResponseMessage, EditInteractionResponse, MessageFlags, UserId,
};
use tokio::sync::{Mutex, oneshot};

use super::answer::{Answer, File, Own, Shown};
use super::draw;
use super::failure::Failure;
use super::handler::{Handler, Seen};
use super::metrics::{Asked, Outcome};
use crate::present::{Look, Press, PrivatePicture, Suggestion};
use crate::table::{PersonId, SeatStoodAt};

/// Half of what Discord allows: then it is acknowledged first.
const PROMPT: Duration = Duration::from_millis(1_500);
/// How often an answer is tried when Discord fails, and the pause before.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_millis(200);

/// How the first answer goes to Discord: as it was asked.
pub(super) enum Reply {
    /// By a request, since the question came by the gateway.
    Request,
    /// As the response to the request that brought the question.
    Response(oneshot::Sender<Value>),
}

/// An interaction that is answered with a panel.
pub(super) struct Incoming {
    asked: Asking,
    /// None once the response has been given.
    reply: Mutex<Option<Reply>>,
}

enum Asking {
    Command(Box<CommandInteraction>),
    Component(Box<ComponentInteraction>),
}

impl Incoming {
    pub fn command(interaction: CommandInteraction, reply: Reply) -> Incoming {
        Incoming { asked: Asking::Command(Box::new(interaction)), reply: Mutex::new(Some(reply)) }
    }

    pub fn component(interaction: ComponentInteraction, reply: Reply) -> Incoming {
        Incoming { asked: Asking::Component(Box::new(interaction)), reply: Mutex::new(Some(reply)) }
    }

    fn user(&self) -> UserId {
        match &self.asked {
            Asking::Command(interaction) => interaction.user.id,
            Asking::Component(interaction) => interaction.user.id,
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

    /// Whether files can go with the first answer: a response has no room for them.
    async fn takes_files(&self) -> bool {
        matches!(&*self.reply.lock().await, Some(Reply::Request))
    }
}

impl Handler {
    /// Answers with what the work comes to: in place of the private panel that was pressed, or beside it.
    pub async fn respond(&self, incoming: &Incoming, in_place: bool, work: impl Future<Output = Answer>) -> Outcome {
        let mut work = std::pin::pin!(work);
        let done = match tokio::time::timeout(PROMPT, &mut work).await {
            Ok(answer) => {
                let earlier = self.earlier_panel(incoming, in_place, &answer);
                let answered = self.answer(incoming, in_place, &answer).await;
                answered.map(|()| self.shown(incoming, earlier, answer)).map(|()| Outcome::Answered)
            }
            Err(_) => {
                let later = defer(in_place, true);
                // The work goes on meanwhile, and is done in any case: whoever asked will see it in the game.
                let (deferred, answer) = join(self.callback(incoming, later), work).await;
                match deferred {
                    Ok(()) => {
                        let earlier = self.earlier_panel(incoming, in_place, &answer);
                        let answered = self.answer_late(incoming, &answer).await;
                        answered.map(|()| self.shown(incoming, earlier, answer)).map(|()| Outcome::Deferred)
                    }
                    Err(failure) => Err(failure),
                }
            }
        };
        done.unwrap_or_else(unanswered)
    }

    /// If this is the panel of a turn, the token of the one that this person had before. It is asked for before the answer is
    /// given: afterwards the new panel may have been pressed already.
    fn earlier_panel(&self, incoming: &Incoming, in_place: bool, answer: &Answer) -> Option<String> {
        let Shown::Private(panel, _) = &answer.shown else { return None };
        let Press { game, .. } = panel.panel().presses().into_iter().find(|press| press.stamp.is_some())?;
        let person = PersonId(incoming.user().get());
        let pressed = incoming.pressed().filter(|_| in_place);
        self.panels.shown(person, game, incoming.token(), pressed)
    }

    /// The earlier panel is taken away, and a picture follows for those who like it. Nobody waits for that, and it does no harm
    /// if it fails.
    fn shown(&self, incoming: &Incoming, earlier: Option<String>, answer: Answer) {
        if let Some(token) = earlier {
            let http = self.clients.interactions.clone();
            tokio::spawn(async move {
                if let Err(failure) = http.delete_original_interaction_response(&token).await.map_err(Failure::from) {
                    tracing::debug!(%failure, "an earlier panel stays");
                }
            });
        }
        if let Some(own) = answer.follows {
            let (handler, token) = (self.clone(), incoming.token().to_owned());
            tokio::spawn(async move { handler.illustrate(&own, &token).await });
        }
    }

    /// Adds the picture of somebody's own things to the panel that was shown by this token, unless there is a newer one.
    async fn illustrate(&self, own: &Own, token: &str) {
        let (person, game) = (PersonId(own.reader.id.0), own.table.public().id().to_string());
        let Some(picture) = self.picture_of_own(own).await else { return };
        debug_assert_eq!(picture.reader(), own.reader.id, "a private picture goes to its reader");
        let Some(drawn) = self.pictures.draw(picture.sketch().clone()).await else { return };
        let Some(_turn) = self.panels.illustrate(person, &game, token).await else { return };
        let edit = draw::picture(&File::from(drawn));
        let http = &self.clients.interactions;
        let send = || async { Ok(edit.clone().execute(http, token).await.map(drop)?) };
        // A response that was just given may not have been read yet.
        if let Err(failure) = retried(send, Failure::is_too_early).await {
            tracing::debug!(%failure, "a panel stays without its picture");
        }
    }

    /// What somebody has themselves, with what changed since their last turn.
    async fn picture_of_own(&self, Own { reader, table }: &Own) -> Option<PrivatePicture> {
        let public = table.public();
        let before = self.tables.after_own_turn(table).await;
        let since = before.as_ref().and_then(SeatStoodAt::sight);
        PrivatePicture::of(&Seen::of(&public).scene(), reader, table.sight()?, since, &Look::player(table.seat()))
    }

    /// Answers that there is nothing new to be seen.
    pub async fn acknowledge(&self, incoming: &Incoming) -> Outcome {
        let done = self.callback_once(incoming, CreateInteractionResponse::Acknowledge).await;
        done.map_or_else(unanswered, |()| Outcome::Answered)
    }

    async fn answer(&self, incoming: &Incoming, in_place: bool, answer: &Answer) -> Result<(), Failure> {
        let response = match &answer.shown {
            Shown::Public(panel, file) => CreateInteractionResponse::Message(draw::public_reply(panel, file.as_ref())),
            Shown::Private(panel, file) => {
                debug_assert_eq!(panel.to().0, incoming.user().get(), "a private panel goes to its reader");
                let reply = draw::private_reply(panel, file.as_ref());
                if in_place {
                    CreateInteractionResponse::UpdateMessage(reply)
                } else {
                    CreateInteractionResponse::Message(reply)
                }
            }
        };
        if !incoming.takes_files().await && has_files(&response) {
            let private = matches!(answer.shown, Shown::Private(..));
            self.callback(incoming, defer(in_place, private)).await?;
            return self.answer_late(incoming, answer).await;
        }
        self.callback(incoming, response).await
    }

    async fn answer_late(&self, incoming: &Incoming, answer: &Answer) -> Result<(), Failure> {
        let edit = match &answer.shown {
            Shown::Public(panel, file) => draw::late_public_reply(panel, file.as_ref()),
            Shown::Private(panel, file) => draw::late_reply(panel, file.as_ref()),
        };
        // A response that was just given may not have been read yet.
        let answered = incoming.reply.lock().await.is_none();
        retried(|| self.edit_answer(incoming, edit.clone()), |failure| answered && failure.is_too_early()).await
    }

    async fn edit_answer(&self, incoming: &Incoming, edit: EditInteractionResponse) -> Result<(), Failure> {
        let http = &self.clients.interactions;
        match &incoming.asked {
            Asking::Command(interaction) => interaction.edit_response(http, edit).await?,
            Asking::Component(interaction) => interaction.edit_response(http, edit).await?,
        };
        Ok(())
    }

    /// Gives the first response. If it was to change a message that has been deleted meanwhile, it becomes a new one.
    async fn callback(&self, incoming: &Incoming, response: CreateInteractionResponse) -> Result<(), Failure> {
        let beside = match &response {
            CreateInteractionResponse::UpdateMessage(message) => {
                Some(CreateInteractionResponse::Message(message.clone()))
            }
            CreateInteractionResponse::Acknowledge => Some(defer(false, true)),
            _ => None,
        };
        match (self.callback_once(incoming, response).await, beside) {
            (Err(failure), Some(beside)) if failure.is_deleted_message() => self.callback_once(incoming, beside).await,
            (done, _) => done,
        }
    }

    async fn callback_once(&self, incoming: &Incoming, response: CreateInteractionResponse) -> Result<(), Failure> {
        let mut reply = incoming.reply.lock().await;
        match reply.take() {
            Some(Reply::Response(reply)) => return give(reply, &response),
            by_request => *reply = by_request,
        }
        let http = &self.clients.interactions;
        let ask = || async {
            match &incoming.asked {
                Asking::Command(interaction) => interaction.create_response(http, response.clone()).await?,
                Asking::Component(interaction) => interaction.create_response(http, response.clone()).await?,
            }
            Ok(())
        };
        retried(ask, |_| false).await
    }

    /// Answers what is being typed. It is never tried again: the next letter asks anew.
    pub async fn suggest(
        &self,
        interaction: &CommandInteraction,
        reply: Reply,
        suggestions: Vec<Suggestion>,
    ) -> Outcome {
        let choices = suggestions.into_iter().map(|found| AutocompleteChoice::new(found.label, found.value)).collect();
        let response = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().set_choices(choices));
        let suggested = match reply {
            Reply::Response(reply) => give(reply, &response),
            Reply::Request => {
                interaction.create_response(&self.clients.interactions, response).await.map_err(Failure::from)
            }
        };
        match suggested {
            Ok(()) => Outcome::Answered,
            Err(failure) => {
                tracing::debug!(%failure, "suggestions were not taken");
                Outcome::Unanswered
            }
        }
    }

    /// Counts an interaction. Its name is what was asked for, never what was typed or chosen.
    pub fn note(&self, asked: Asked, name: &str, outcome: Outcome, begun: Instant) {
        let took = begun.elapsed();
        self.metrics.interaction(asked, outcome, took);
        tracing::info!(kind = %asked, name, %outcome, ms = took.as_millis() as u64, "interaction");
    }
}

fn unanswered(failure: Failure) -> Outcome {
    if failure.is_settled() {
        tracing::debug!(%failure, "answered before, or too late");
    } else {
        tracing::warn!(%failure, "an answer was not taken");
    }
    Outcome::Unanswered
}

/// Says that the answer comes later: in place of the panel that was pressed, or beside it.
fn defer(in_place: bool, private: bool) -> CreateInteractionResponse {
    if in_place {
        return CreateInteractionResponse::Acknowledge;
    }
    CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(private))
}

/// Answers the request that brought the question.
fn give(reply: oneshot::Sender<Value>, response: &CreateInteractionResponse) -> Result<(), Failure> {
    let response = serde_json::to_value(response).map_err(|_| Failure::Lost)?;
    // Whoever asked has gone.
    reply.send(response).map_err(|_| Failure::Lost)
}

fn has_files(response: &CreateInteractionResponse) -> bool {
    let response = serde_json::to_value(response).unwrap_or_default();
    response["data"]["attachments"].as_array().is_some_and(|files| !files.is_empty())
}

/// Tries again where that may help. An answer that arrived after all is refused the second time, which is fine.
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
