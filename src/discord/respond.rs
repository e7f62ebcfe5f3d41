//! Answering interactions: in the callback itself where it can be, deferred privately where it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use futures_util::future::join;
use serenity::all::{
    AutocompleteChoice, CommandInteraction, ComponentInteraction, CreateAutocompleteResponse,
    CreateInteractionResponse, CreateInteractionResponseMessage, EditInteractionResponse, MessageFlags, UserId,
};

use super::answer::{Answer, Shown};
use super::draw;
use super::failure::Failure;
use super::handler::Handler;
use super::metrics::{Asked, Outcome};
use crate::present::{Press, Suggestion};
use crate::table::PersonId;

/// Half of what Discord allows: then it is acknowledged first.
const PROMPT: Duration = Duration::from_millis(1_500);
/// How often an answer is tried when Discord fails, and the pause before.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_millis(200);

/// An interaction that is answered with a panel.
pub(super) enum Incoming {
    Command(Box<CommandInteraction>),
    Component(Box<ComponentInteraction>),
}

impl From<CommandInteraction> for Incoming {
    fn from(interaction: CommandInteraction) -> Incoming {
        Incoming::Command(Box::new(interaction))
    }
}

impl From<ComponentInteraction> for Incoming {
    fn from(interaction: ComponentInteraction) -> Incoming {
        Incoming::Component(Box::new(interaction))
    }
}

impl Incoming {
    fn user(&self) -> UserId {
        match self {
            Incoming::Command(interaction) => interaction.user.id,
            Incoming::Component(interaction) => interaction.user.id,
        }
    }

    fn token(&self) -> &str {
        match self {
            Incoming::Command(interaction) => &interaction.token,
            Incoming::Component(interaction) => &interaction.token,
        }
    }

    /// The message that was pressed.
    fn pressed(&self) -> Option<u64> {
        match self {
            Incoming::Command(_) => None,
            Incoming::Component(interaction) => Some(interaction.message.id.get()),
        }
    }

    /// Whether it comes from a panel that only this person sees.
    pub fn is_on_private_panel(&self) -> bool {
        let flags = match self {
            Incoming::Command(_) => None,
            Incoming::Component(interaction) => interaction.message.flags,
        };
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }
}

impl Handler {
    /// Answers with what the work comes to: in place of the private panel that was pressed, or beside it.
    pub async fn respond(&self, incoming: &Incoming, in_place: bool, work: impl Future<Output = Answer>) -> Outcome {
        let mut work = std::pin::pin!(work);
        let done = match tokio::time::timeout(PROMPT, &mut work).await {
            Ok(answer) => {
                let answered = self.answer(incoming, in_place, &answer).await;
                answered.map(|()| self.replace_panel(incoming, in_place, &answer)).map(|()| Outcome::Answered)
            }
            Err(_) => {
                let later = if in_place { CreateInteractionResponse::Acknowledge } else { defer() };
                // The work goes on meanwhile, and is done in any case: whoever asked will see it in the game.
                let (deferred, answer) = join(self.callback(incoming, later), work).await;
                match deferred {
                    Ok(()) => {
                        let answered = self.answer_late(incoming, &answer).await;
                        answered.map(|()| self.replace_panel(incoming, in_place, &answer)).map(|()| Outcome::Deferred)
                    }
                    Err(failure) => Err(failure),
                }
            }
        };
        done.unwrap_or_else(unanswered)
    }

    /// If this is the panel of a turn, the one that this person had before is taken away. Nobody waits for that, and it
    /// does no harm if it fails.
    fn replace_panel(&self, incoming: &Incoming, in_place: bool, answer: &Answer) {
        let Shown::Private(panel, _) = &answer.shown else { return };
        let of_turn = panel.panel().presses().into_iter().find(|press| press.stamp.is_some());
        let Some(Press { game, .. }) = of_turn else { return };
        let person = PersonId(incoming.user().get());
        let pressed = incoming.pressed().filter(|_| in_place);
        if let Some(token) = self.panels.shown(person, game, incoming.token(), pressed) {
            let http = self.clients.interactions.clone();
            tokio::spawn(async move {
                if let Err(failure) = http.delete_original_interaction_response(&token).await.map_err(Failure::from) {
                    tracing::debug!(%failure, "an earlier panel stays");
                }
            });
        }
    }

    /// Answers that there is nothing new to be seen.
    pub async fn acknowledge(&self, incoming: &Incoming) -> Outcome {
        let done = self.callback(incoming, CreateInteractionResponse::Acknowledge).await;
        done.map_or_else(unanswered, |()| Outcome::Answered)
    }

    async fn answer(&self, incoming: &Incoming, in_place: bool, answer: &Answer) -> Result<(), Failure> {
        let response = match &answer.shown {
            Shown::Public(panel) => CreateInteractionResponse::Message(draw::public_reply(panel)),
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
        self.callback(incoming, response).await
    }

    async fn answer_late(&self, incoming: &Incoming, answer: &Answer) -> Result<(), Failure> {
        let edit = match &answer.shown {
            Shown::Public(panel) => draw::late_public_reply(panel),
            Shown::Private(panel, file) => draw::late_reply(panel, file.as_ref()),
        };
        retried(|| self.edit_answer(incoming, edit.clone())).await
    }

    async fn edit_answer(&self, incoming: &Incoming, edit: EditInteractionResponse) -> Result<(), Failure> {
        let http = &self.clients.interactions;
        match incoming {
            Incoming::Command(interaction) => interaction.edit_response(http, edit).await?,
            Incoming::Component(interaction) => interaction.edit_response(http, edit).await?,
        };
        Ok(())
    }

    async fn callback(&self, incoming: &Incoming, response: CreateInteractionResponse) -> Result<(), Failure> {
        let http = &self.clients.interactions;
        retried(|| async {
            match incoming {
                Incoming::Command(interaction) => interaction.create_response(http, response.clone()).await?,
                Incoming::Component(interaction) => interaction.create_response(http, response.clone()).await?,
            }
            Ok(())
        })
        .await
    }

    /// Answers what is being typed. It is never tried again: the next letter asks anew.
    pub async fn suggest(&self, interaction: &CommandInteraction, suggestions: Vec<Suggestion>) -> Outcome {
        let choices = suggestions.into_iter().map(|found| AutocompleteChoice::new(found.label, found.value)).collect();
        let response = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new().set_choices(choices));
        match interaction.create_response(&self.clients.interactions, response).await.map_err(Failure::from) {
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

fn defer() -> CreateInteractionResponse {
    CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
}

/// Tries again where that may help. An answer that arrived after all is refused the second time, which is fine.
async fn retried<F: Future<Output = Result<(), Failure>>>(mut once: impl FnMut() -> F) -> Result<(), Failure> {
    let mut doubtful = false;
    for _ in 1..TRIES {
        match once().await {
            Err(failure) if failure.may_pass() => doubtful = true,
            Err(failure) if doubtful && failure.is_answered() => return Ok(()),
            done => return done,
        }
        tokio::time::sleep(PAUSE).await;
    }
    once().await
}
