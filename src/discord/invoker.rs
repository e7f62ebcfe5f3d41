//! Who acts, where, and in which language they read.

use std::collections::BTreeMap;

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, GuildId, Member, PartialChannel, Permissions, User,
};

use crate::present::{Language, Locale, Permission, Reader, ReaderId, Script};
use crate::table::{
    ChannelId, Confirm, Illustrate, InteractionId, LANGUAGE, OFF, Origin, Owner, PICTURES, PersonId, Place, Refusal,
    Request, Requester, STATISTICS, ServerId, Tables,
};

/// Names of settings.
pub(super) const ALOUD: &str = "aloud";
pub(super) const CONFIRM: &str = "confirm";

/// Why no thread can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ThreadError {
    /// Direct messages and threads have none.
    Place,
    /// This person may not.
    Yours,
    /// The bot may not.
    Bots,
}

/// A person who pressed or typed something.
#[derive(Clone, Debug)]
pub(super) struct Invoker {
    pub request: Request,
    pub server: Option<ServerId>,
    pub channel: ChannelId,
    /// Whether they may manage the server's events.
    pub events: bool,
    /// The permissions the bot lacks to post in this channel, as far as Discord says.
    pub lacking: Vec<Permission>,
    /// Whether a thread may be opened in this channel: by this person, and by the bot as far as Discord says.
    pub threads: Result<(), ThreadError>,
    locale: String,
    /// The server's language, if it is not the default that most servers report.
    pub server_locale: Option<Language>,
}

impl Invoker {
    pub fn of_command(interaction: &CommandInteraction) -> Invoker {
        let invoker = Invoker::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_deref(),
            interaction.guild_id,
            (interaction.channel_id.get(), interaction.channel.as_ref()),
            (&interaction.locale, interaction.guild_locale.as_deref()),
        );
        invoker.with_bot_permissions(interaction.app_permissions, interaction.channel.as_ref())
    }

    pub fn of_component(interaction: &ComponentInteraction) -> Invoker {
        let invoker = Invoker::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_ref(),
            interaction.guild_id,
            (interaction.channel_id.get(), interaction.channel.as_ref()),
            (&interaction.locale, interaction.guild_locale.as_deref()),
        );
        invoker.with_bot_permissions(interaction.app_permissions, interaction.channel.as_ref())
    }

    /// The invoker with these bot permissions in the channel.
    fn with_bot_permissions(self, may: Option<Permissions>, channel: Option<&PartialChannel>) -> Invoker {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        let thread = channel.is_some_and(|channel| matches!(channel.kind, PublicThread | PrivateThread | NewsThread));
        let write = match thread {
            true => (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendInThreads),
            false => (Permissions::SEND_MESSAGES, Permission::Send),
        };
        let needed =
            [(Permissions::VIEW_CHANNEL, Permission::View), write, (Permissions::EMBED_LINKS, Permission::Embed)];
        let lacking = needed.into_iter().filter(|(needed, _)| may.is_some_and(|may| !may.contains(*needed)));
        let in_threads = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
        let bots = if may.is_some_and(|may| !may.contains(in_threads)) { Err(ThreadError::Bots) } else { Ok(()) };
        Invoker { lacking: lacking.map(|(_, name)| name).collect(), threads: self.threads.and(bots), ..self }
    }

    fn new(
        id: u64,
        user: &User,
        member: Option<&Member>,
        server: Option<GuildId>,
        (channel, partial): (u64, Option<&PartialChannel>),
        (locale, server_locale): (&str, Option<&str>),
    ) -> Invoker {
        let name = member.map_or_else(|| user.display_name(), Member::display_name).to_owned();
        let may = member.and_then(|member| member.permissions).unwrap_or_default();
        let manages = may.manage_guild();
        let kind = partial.map(|channel| channel.kind);
        let (server, channel) = (server.map(|server| ServerId(server.get())), ChannelId(channel));
        Invoker {
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
        }
    }

    pub fn person(&self) -> PersonId {
        self.request.person
    }

    /// Who asks, and from where.
    pub fn requester(&self) -> Requester {
        self.request.requester()
    }

    /// The request for a part that is committed by itself.
    pub fn part(&self, name: &str) -> Request {
        Request { id: InteractionId::new(format!("{}/{name}", self.request.id)), ..self.request.clone() }
    }

    pub fn place(&self) -> Place {
        Place::Channel { server: self.server, channel: self.channel }
    }

    /// This person's reading preferences.
    pub async fn reader(&self, tables: &Tables) -> Result<Reader, Refusal> {
        let chosen = tables.settings(Owner::Person(self.person())).await?;
        Ok(self.reader_with(&chosen))
    }

    /// The same where nothing can be looked up.
    pub fn plain_reader(&self) -> Reader {
        self.reader_with(&BTreeMap::new())
    }

    fn reader_with(&self, chosen: &BTreeMap<String, String>) -> Reader {
        let own = chosen.get(LANGUAGE).and_then(|language| language.parse().ok());
        let language = own.or_else(|| Language::of_locale(&self.locale)).unwrap_or_default();
        let is = |name: &str, value: &str| chosen.get(name).is_some_and(|chosen| chosen == value);
        let locale = Locale { language, script: Script::Markdown, aloud: is(ALOUD, "true") };
        let (confirm, pictures) = (confirm(chosen.get(CONFIRM)), pictures(chosen.get(PICTURES)));
        Reader { id: ReaderId(self.person().0), locale, confirm, pictures, statistics: !is(STATISTICS, OFF) }
    }
}

/// The stored choice; earlier releases knew only yes and no.
fn confirm(chosen: Option<&String>) -> Confirm {
    match chosen.map(String::as_str) {
        Some("true") => Confirm::Always,
        Some("false") => Confirm::Never,
        chosen => chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or_default(),
    }
}

/// The stored choice; at first it was only a switch.
fn pictures(chosen: Option<&String>) -> Illustrate {
    match chosen.map(String::as_str) {
        Some(OFF) => Illustrate::Nothing,
        chosen => chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or_default(),
    }
}
