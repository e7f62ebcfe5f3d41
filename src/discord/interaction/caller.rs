//! Who pressed or typed something, as Discord tells it.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, GuildId, Member, PartialChannel, Permissions, User,
};

use desk::{Caller, ThreadError};
use present::{Language, Permission, Script};
use table::{ChannelId, Confirm, InteractionId, Origin, PersonId, Request, ServerId};

pub(crate) fn of_command(interaction: &CommandInteraction) -> Caller {
    let caller = of_person(
        interaction.id.get(),
        &interaction.user,
        interaction.member.as_deref(),
        interaction.guild_id,
        (interaction.channel_id.get(), interaction.channel.as_ref()),
        (&interaction.locale, interaction.guild_locale.as_deref()),
    );
    with_bot_permissions(caller, interaction.app_permissions, interaction.channel.as_ref())
}

pub(crate) fn of_component(interaction: &ComponentInteraction) -> Caller {
    let caller = of_person(
        interaction.id.get(),
        &interaction.user,
        interaction.member.as_ref(),
        interaction.guild_id,
        (interaction.channel_id.get(), interaction.channel.as_ref()),
        (&interaction.locale, interaction.guild_locale.as_deref()),
    );
    with_bot_permissions(caller, interaction.app_permissions, interaction.channel.as_ref())
}

/// The caller with these bot permissions in the channel.
fn with_bot_permissions(caller: Caller, may: Option<Permissions>, channel: Option<&PartialChannel>) -> Caller {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let thread = channel.is_some_and(|channel| matches!(channel.kind, PublicThread | PrivateThread | NewsThread));
    let write = match thread {
        true => (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendInThreads),
        false => (Permissions::SEND_MESSAGES, Permission::Send),
    };
    let needed = [(Permissions::VIEW_CHANNEL, Permission::View), write, (Permissions::EMBED_LINKS, Permission::Embed)];
    let lacking = needed.into_iter().filter(|(needed, _)| may.is_some_and(|may| !may.contains(*needed)));
    let in_threads = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    let bots = if may.is_some_and(|may| !may.contains(in_threads)) { Err(ThreadError::Bots) } else { Ok(()) };
    Caller { lacking: lacking.map(|(_, name)| name).collect(), threads: caller.threads.and(bots), ..caller }
}

fn of_person(
    id: u64,
    user: &User,
    member: Option<&Member>,
    server: Option<GuildId>,
    (channel, partial): (u64, Option<&PartialChannel>),
    (locale, server_locale): (&str, Option<&str>),
) -> Caller {
    let name = member.map_or_else(|| user.display_name(), Member::display_name).to_owned();
    let may = member.and_then(|member| member.permissions).unwrap_or_default();
    let manages = may.manage_guild();
    let kind = partial.map(|channel| channel.kind);
    let (server, channel) = (server.map(|server| ServerId(server.get())), ChannelId(channel));
    Caller {
        request: Request {
            id: InteractionId::new(id.to_string()),
            person: PersonId(user.id.get()),
            name,
            from: Origin::Channel { server, channel },
            manages,
            confirm: Confirm::default(),
        },
        server,
        channel,
        events: may.manage_events() || may.administrator(),
        lacking: Vec::new(),
        threads: match kind {
            Some(ChannelType::Text | ChannelType::News) if may.create_public_threads() => Ok(()),
            Some(ChannelType::Text | ChannelType::News) => Err(ThreadError::Yours),
            _ => Err(ThreadError::Place),
        },
        locale: locale.to_owned(),
        // Most servers report English whatever they speak.
        server_locale: server_locale.and_then(Language::of_locale).filter(|language| *language != Language::En),
        script: Script::Markdown,
        in_words: false,
    }
}
