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
use desk::{Attachment, FollowingPicture, Response, ShownPanel};
use present::Suggestion;
use table::PersonId;

/// Half of what Discord allows; after that the interaction is acknowledged first.
const PROMPT: Duration = Duration::from_millis(1_500);
/// How often a response is attempted when Discord fails, and the pause between attempts.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_millis(200);
/// Under this key a person's newest board is remembered; turn panels are remembered by the numbers of their games.
const BOARD: &str = "board";

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

    /// Whether attachments can go with the first response: an HTTP response has no room for them.
    async fn takes_files(&self) -> bool {
        matches!(&*self.reply.lock().await, Some(ResponseRoute::Request))
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
        let mut work = std::pin::pin!(async { self.with_board(incoming, in_place, work.await).await });
        let done = match tokio::time::timeout(PROMPT, &mut work).await {
            Ok(answer) => {
                let in_place = in_place && !answer.beside;
                let earlier = self.earlier_panel(incoming, in_place, &answer);
                let answered = self.answer(incoming, in_place, &answer).await;
                answered.map(|()| self.shown(incoming, earlier, answer)).map(|()| InteractionOutcome::Answered)
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
                        answered.map(|()| self.shown(incoming, earlier, answer)).map(|()| InteractionOutcome::Deferred)
                    }
                    (Err(failure), _) => Err(failure),
                }
            }
        };
        done.unwrap_or_else(unanswered)
    }

    /// A board that replaces another comes together with its picture. A new one is shown first, and its picture follows
    /// unless the person has opened another page by then.
    async fn with_board(&self, incoming: &Incoming, in_place: bool, answer: Response) -> Response {
        let Some(FollowingPicture::Board(board)) = answer.follows else { return answer };
        let person = PersonId(incoming.user().get());
        self.panels.shown(person, BOARD.to_owned(), incoming.token(), None);
        if !in_place {
            return Response { follows: Some(FollowingPicture::Board(board)), ..answer };
        }
        let drawn = self.desk.pictures.draw(board.sketch).await;
        // An earlier picture may be on its way to this message.
        drop(self.panels.illustrate(person, BOARD, incoming.token()).await);
        let shown = if drawn.is_some() { answer.shown } else { board.in_words };
        Response { shown, follows: None, ..answer }.with_picture(drawn)
    }

    /// If this is a turn panel, the token of the one this person had before. It is looked up before responding:
    /// afterwards the new panel may already have been pressed.
    fn earlier_panel(&self, incoming: &Incoming, in_place: bool, answer: &Response) -> Option<String> {
        let ShownPanel::Private(panel, _) = &answer.shown else { return None };
        let stamped = || panel.panel().requests().into_iter().find(|request| request.stamp().is_some());
        let game = answer.turn_of.or_else(|| stamped()?.game())?.to_string();
        let person = PersonId(incoming.user().get());
        let pressed = incoming.pressed().filter(|_| in_place);
        self.panels.shown(person, game, incoming.token(), pressed)
    }

    /// Deletes the earlier panel, and adds the picture that follows. Nobody waits for this, and a failure does no harm.
    fn shown(&self, incoming: &Incoming, earlier: Option<String>, answer: Response) {
        if let Some(token) = earlier {
            let http = self.clients.interactions.clone();
            tokio::spawn(async move {
                if let Err(failure) = http.delete_original_interaction_response(&token).await.map_err(Failure::from) {
                    tracing::debug!(%failure, "an earlier panel could not be deleted");
                }
            });
        }
        let Response { shown, follows, .. } = answer;
        if let Some(picture) = follows {
            let (handler, person, token) = (self.clone(), PersonId(incoming.user().get()), incoming.token().to_owned());
            tokio::spawn(async move { handler.illustrate(person, &token, shown, picture).await });
        }
    }

    /// Adds a picture to the panel shown with this token, unless the person has a newer one.
    async fn illustrate(&self, person: PersonId, token: &str, shown: ShownPanel, picture: FollowingPicture) {
        let (key, sketch) = match &picture {
            FollowingPicture::Board(board) => (BOARD.to_owned(), board.sketch.clone()),
            FollowingPicture::Own(own) => {
                let Some(picture) = self.desk.picture_of_own(own).await else { return };
                debug_assert_eq!(picture.reader().0, person.0, "a private picture goes to its reader");
                (own.table.public().id().to_string(), picture.sketch().clone())
            }
        };
        let drawn = self.desk.pictures.draw(sketch).await.map(Attachment::from);
        let Some(_turn) = self.panels.illustrate(person, &key, token).await else { return };
        let edit = match (&picture, &drawn) {
            (FollowingPicture::Own(_), Some(drawn)) => draw::picture(drawn),
            (FollowingPicture::Own(_), None) => return,
            (FollowingPicture::Board(_), Some(drawn)) => late(&shown, Some(drawn)),
            (FollowingPicture::Board(board), None) => late(&board.in_words, None),
        };
        let send = || self.edit_original(token, &edit, drawn.as_ref());
        // Discord may not have processed the response yet.
        if let Err(failure) = retried(send, Failure::is_too_early).await {
            tracing::debug!(%failure, "a picture could not be added to its panel");
        }
    }

    /// Responds that there is nothing new to see.
    pub async fn acknowledge(&self, incoming: &Incoming) -> InteractionOutcome {
        let done = self.callback_once(incoming, CreateInteractionResponse::Acknowledge, None).await;
        done.map_or_else(unanswered, |()| InteractionOutcome::Answered)
    }

    async fn answer(&self, incoming: &Incoming, in_place: bool, answer: &Response) -> Result<(), Failure> {
        let response = match &answer.shown {
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
        if !incoming.takes_files().await && has_files(&response) {
            let private = matches!(answer.shown, ShownPanel::Private(..));
            self.callback(incoming, defer(in_place, private)).await?;
            return self.answer_late(incoming, answer).await;
        }
        let (ShownPanel::Public(_, file) | ShownPanel::Private(_, file)) = &answer.shown;
        self.callback_with(incoming, response, file.as_ref()).await
    }

    async fn answer_late(&self, incoming: &Incoming, answer: &Response) -> Result<(), Failure> {
        let (ShownPanel::Public(_, file) | ShownPanel::Private(_, file)) = &answer.shown;
        let edit = late(&answer.shown, file.as_ref());
        // Discord may not have processed the response yet.
        let answered = incoming.reply.lock().await.is_none();
        let send = || self.edit_original(incoming.token(), &edit, file.as_ref());
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

/// A panel as an edit of the response, with this file.
fn late(shown: &ShownPanel, file: Option<&Attachment>) -> EditInteractionResponse {
    match shown {
        ShownPanel::Public(panel, _) => draw::late_public_reply(panel, file),
        ShownPanel::Private(panel, _) => draw::late_reply(panel, file),
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

fn has_files(response: &CreateInteractionResponse) -> bool {
    let response = serde_json::to_value(response).unwrap_or_default();
    response["data"]["attachments"].as_array().is_some_and(|files| !files.is_empty())
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
