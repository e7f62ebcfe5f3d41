//! A small bot on serenity that answers in every way there is.

use std::sync::Arc;
use std::time::Duration;

use sandbox::{Sandbox, UserId};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, CommandInteraction, CommandOptionType, ComponentInteraction,
    ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EventHandler, GatewayIntents, Guild,
    InputTextStyle, Interaction, ModalInteraction, Ready, ResumedEvent, ShardManager,
};
use serenity::async_trait;
use serenity::http::{Http, HttpBuilder};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;

/// What the bot noticed of its connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noticed {
    Ready {
        shard: u32,
        guilds: usize,
    },
    Guild(String),
    Resumed,
    /// An answer that the server refused, with the status.
    Refused(u16, String),
}

struct Handler {
    noticed: UnboundedSender<Noticed>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(0, |shard| shard.id.0);
        let _ = self.noticed.send(Noticed::Ready { shard, guilds: ready.guilds.len() });
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let _ = self.noticed.send(Noticed::Guild(guild.name));
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        let _ = self.noticed.send(Noticed::Resumed);
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let result = match interaction {
            Interaction::Command(command) => on_command(&ctx, &command).await,
            Interaction::Autocomplete(command) => on_typing(&ctx, &command).await,
            Interaction::Component(component) => on_component(&ctx, &component).await,
            Interaction::Modal(modal) => on_modal(&ctx, &modal).await,
            _ => Ok(()),
        };
        if let Err(error) = result {
            let _ = self.noticed.send(Noticed::Refused(status_of(&error), error.to_string()));
        }
    }
}

fn status_of(error: &serenity::Error) -> u16 {
    match error {
        serenity::Error::Http(error) => error.status_code().map_or(0, |status| status.as_u16()),
        _ => 0,
    }
}

fn say(text: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(text)
}

async fn on_command(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let reply = |message| CreateInteractionResponse::Message(message);
    match command.data.name.as_str() {
        "hello" => {
            let text = format!("hello {} in {}", command.user.name, command.locale);
            command.create_response(ctx, reply(say(text))).await
        }
        "secret" => {
            command.create_response(ctx, reply(say("your hand").ephemeral(true))).await?;
            let more = CreateInteractionResponseFollowup::new().content("and more").ephemeral(true);
            command.create_followup(ctx, more).await.map(drop)
        }
        "slow" => {
            command.defer_ephemeral(ctx).await?;
            command.edit_response(ctx, EditInteractionResponse::new().content("at last")).await.map(drop)
        }
        "panel" => command.create_response(ctx, reply(panel())).await,
        "direct" => {
            let sent = command.user.direct_message(ctx, CreateMessage::new().content("psst")).await;
            let text = sent.map_or_else(|error| error.to_string(), |_| "sent".to_owned());
            command.create_response(ctx, reply(say(text).ephemeral(true))).await
        }
        "record" => {
            let file = CreateAttachment::bytes("visit king", "game.txt");
            command.create_response(ctx, reply(say("here").add_file(file))).await
        }
        "find" => {
            let chosen = command.data.options[0].value.clone();
            command.create_response(ctx, reply(say(format!("{chosen:?}")))).await
        }
        _ => Ok(()),
    }
}

fn panel() -> CreateInteractionResponseMessage {
    let options = ["gold", "cloth"].map(|good| CreateSelectMenuOption::new(good, good).description("a good"));
    let menu = CreateSelectMenu::new("pick", CreateSelectMenuKind::String { options: options.into() });
    let buttons = [("count:1", "Count"), ("later", "Later"), ("ask", "Ask")];
    let buttons = buttons.map(|(id, label)| CreateButton::new(id).label(label));
    say("")
        .embed(CreateEmbed::new().title("Panel").field("Goods", "gold, cloth", true))
        .components(vec![CreateActionRow::Buttons(buttons.into()), CreateActionRow::SelectMenu(menu)])
}

async fn on_typing(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    let typed = command.data.autocomplete().map_or("", |option| option.value);
    let found = ["gold", "books", "cloth"].into_iter().filter(|good| good.contains(typed));
    let choices = found.map(|good| AutocompleteChoice::new(good, good)).collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    command.create_response(ctx, CreateInteractionResponse::Autocomplete(response)).await
}

async fn on_component(ctx: &Context, component: &ComponentInteraction) -> serenity::Result<()> {
    let response = match component.data.custom_id.as_str() {
        "later" => {
            component.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
            return component.edit_response(ctx, EditInteractionResponse::new().content("changed")).await.map(drop);
        }
        "ask" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name");
            let modal = CreateModal::new("who", "Who?").components(vec![CreateActionRow::InputText(input)]);
            CreateInteractionResponse::Modal(modal)
        }
        "pick" => match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                CreateInteractionResponse::Message(say(format!("picked {}", values.join(" "))).ephemeral(true))
            }
            _ => return Ok(()),
        },
        count => {
            let number = count.strip_prefix("count:").and_then(|count| count.parse::<u32>().ok()).unwrap_or(0);
            let button = CreateButton::new(format!("count:{}", number + 1)).label("Count");
            let message = say(format!("pressed {number}")).components(vec![CreateActionRow::Buttons(vec![button])]);
            CreateInteractionResponse::UpdateMessage(message)
        }
    };
    component.create_response(ctx, response).await
}

async fn on_modal(ctx: &Context, modal: &ModalInteraction) -> serenity::Result<()> {
    let inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let values = inputs.filter_map(|input| match input {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    let text = format!("you are {}", values.collect::<Vec<_>>().join(" "));
    modal.create_response(ctx, CreateInteractionResponse::Message(say(text))).await
}

pub fn commands() -> Vec<CreateCommand> {
    let plain = ["hello", "secret", "slow", "panel", "direct", "record"];
    let choice = CreateCommandOption::new(CommandOptionType::String, "good", "A good")
        .required(true)
        .set_autocomplete(true)
        .description_localized("de", "Eine Ware");
    let find = CreateCommand::new("find").description("Finds a good").name_localized("de", "suche").add_option(choice);
    plain.into_iter().map(|name| CreateCommand::new(name).description("For tests")).chain([find]).collect()
}

pub fn http(sandbox: &Sandbox) -> Http {
    HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build()
}

/// A running bot.
pub struct Running {
    pub noticed: UnboundedReceiver<Noticed>,
    pub task: JoinHandle<serenity::Result<()>>,
    shards: Arc<ShardManager>,
}

impl Running {
    pub async fn start(http: Http, shards: u32, intents: GatewayIntents) -> Running {
        let (sender, noticed) = unbounded_channel();
        let mut client = serenity::client::ClientBuilder::new_with_http(http, intents)
            .event_handler(Handler { noticed: sender })
            .await
            .unwrap();
        let manager = client.shard_manager.clone();
        let task = tokio::spawn(async move { client.start_shards(shards).await });
        Running { noticed, task, shards: manager }
    }

    /// The next thing the bot notices.
    pub async fn next(&mut self) -> Noticed {
        let next = tokio::time::timeout(Duration::from_secs(60), self.noticed.recv()).await;
        next.expect("the bot notices something").expect("the bot is running")
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        let _ = self.task.await;
    }
}

/// A sandbox with a connected bot whose commands are registered, and one person.
pub async fn table() -> (Sandbox, Running, UserId) {
    let sandbox = Sandbox::start().await.unwrap();
    let ana = sandbox.add_user("Ana", "pt-BR");
    let http = http(&sandbox);
    http.set_application_id(sandbox.bot().0.into());
    http.create_global_commands(&commands()).await.unwrap();
    let mut bot = Running::start(http, 1, GatewayIntents::GUILDS).await;
    assert_eq!(bot.next().await, Noticed::Ready { shard: 0, guilds: 1 });
    assert_eq!(bot.next().await, Noticed::Guild("Sandbox".to_owned()));
    (sandbox, bot, ana)
}
