//! The first answer to an interaction.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Payload;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::limits;
use crate::limits::messages::{EPHEMERAL, LOADING, Purpose};
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::world::World;
use crate::world::commands::OptionKind;
use crate::world::interactions::{Answer, Interaction, Kind};
use crate::world::messages::{Origin, Sender};

/// The ways to answer; the numbers are Discord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Callback {
    Message = 4,
    MessageLater = 5,
    UpdateLater = 6,
    Update = 7,
    Choices = 8,
    Modal = 9,
}

impl Callback {
    /// Pings (answered by 1) are no interactions of anybody, and the ways from 10 on are for sold things and activities.
    fn of(form: &Value) -> Option<Callback> {
        use Callback::*;
        let number = form["type"].as_u64()?;
        [Message, MessageLater, UpdateLater, Update, Choices, Modal].into_iter().find(|&kind| kind as u64 == number)
    }

    fn fits(self, asked: &Asked) -> bool {
        match self {
            Callback::Message | Callback::MessageLater => asked.kind != Kind::Autocomplete,
            Callback::UpdateLater | Callback::Update => asked.source.is_some() && asked.kind != Kind::Autocomplete,
            Callback::Choices => asked.kind == Kind::Autocomplete,
            Callback::Modal => matches!(asked.kind, Kind::Command | Kind::Component),
        }
    }
}

/// What is being answered.
struct Asked {
    id: InteractionId,
    kind: Kind,
    user: UserId,
    channel: ChannelId,
    source: Option<MessageId>,
    focused: Option<OptionKind>,
    origin: Origin,
}

impl From<&Interaction> for Asked {
    fn from(interaction: &Interaction) -> Asked {
        Asked {
            id: interaction.id,
            kind: interaction.kind,
            user: interaction.user,
            channel: interaction.channel,
            source: interaction.source,
            focused: interaction.focused,
            origin: interaction.origin(),
        }
    }
}

pub async fn answer(
    State(shared): State<Shared>,
    Path((id, token)): Path<(InteractionId, String)>,
    payload: Payload,
) -> Result<StatusCode, Refusal> {
    take_answer(&mut shared.world(), id, &token, payload).map(|()| StatusCode::NO_CONTENT)
}

/// Takes the first answer, however it came.
pub fn take_answer(world: &mut World, id: InteractionId, token: &str, payload: Payload) -> Result<(), Refusal> {
    let asked = Asked::from(world.unanswered(id, token)?);
    let callback = Callback::of(&payload.json).filter(|callback| callback.fits(&asked));
    let callback = callback.ok_or_else(|| {
        let message = "This type of answer does not fit the interaction";
        Refusal::invalid_field(&["type"], "BASE_TYPE_CHOICES", message)
    })?;
    let answer = carry_out(world, &asked, callback, payload)?;
    world.set_answer(asked.id, answer);
    Ok(())
}

fn carry_out(world: &mut World, asked: &Asked, callback: Callback, payload: Payload) -> Result<Answer, Refusal> {
    let data = &payload.json["data"];
    let source = || asked.source.ok_or_else(Refusal::unknown_message);
    let sizes = payload.file_sizes();
    Ok(match callback {
        Callback::Message => {
            limits::messages::check(data, Purpose::Reply, &sizes).map_err(|refusal| refusal.under("data"))?;
            Answer::Message(world.post(asked.channel, sender(world, asked, data), data, payload.files)?)
        }
        Callback::MessageLater => {
            let empty = json!({ "flags": LOADING });
            Answer::Thinking(world.post(asked.channel, sender(world, asked, data), &empty, Vec::new())?)
        }
        Callback::UpdateLater => Answer::UpdateLater(source()?),
        Callback::Update => {
            limits::messages::check(data, Purpose::Edit, &sizes).map_err(|refusal| refusal.under("data"))?;
            world.edit(asked.channel, source()?, data, payload.files)?;
            Answer::Update(source()?)
        }
        Callback::Choices => {
            let focused = asked.focused.unwrap_or(OptionKind::Text);
            limits::choices::check_answer(data, focused).map_err(|refusal| refusal.under("data"))?;
            Answer::Choices(data["choices"].as_array().cloned().unwrap_or_default())
        }
        Callback::Modal => {
            limits::modals::check(data).map_err(|refusal| refusal.under("data"))?;
            Answer::Modal(data.clone())
        }
    })
}

fn sender(world: &World, asked: &Asked, data: &Value) -> Sender {
    let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    Sender {
        author: world.application.bot,
        interaction: Some(asked.origin.clone()),
        visible_to: private.then_some(asked.user),
    }
}
