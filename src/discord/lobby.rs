//! Opening a table, joining, starting, closing, rematches.

use serenity::all::{AutoArchiveDuration, ChannelId as DiscordChannel, ChannelType, CreateThread, MessageId};

use super::failure::Failure;
use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::{Invoker, ThreadError};
use super::press::malformed;
use super::public::{link, locale, names};
use super::reminders::REMINDERS;
use super::response::Response;
use super::typed::Typed;
use crate::engine::{Key, Phrase, Seed};
use crate::present::text::length;
use crate::present::{Press, PrivatePanel, TableOptions, Verb, limits, words};
use crate::table::{
    Answer as TableAnswer, ChannelId, GameId, LANGUAGE, NewTable, OFF, ON, Owner, PICTURES, Place, PublicTable,
    Refusal, Right, Status, THREAD,
};

/// Options of `/game new` and `/game options` that are not options of a game.
const COMMON: [&str; 8] = ["game", "seed", "language", "public", "pictures", "rated", "hands", REMINDERS];

/// Those of them that are settings of the table.
const SETTINGS: [&str; 2] = [LANGUAGE, REMINDERS];

/// The specification of a new table: `lisboa`, `lisboa;draft=on;seed=…;language=it`.
struct TableSpec {
    game: String,
    options: Vec<(String, String)>,
    seed: Option<Seed>,
    settings: Vec<(String, String)>,
}

impl TableSpec {
    fn text(&self) -> String {
        let options = self.options.iter().chain(&self.settings).map(|(name, value)| format!(";{name}={value}"));
        let seed = self.seed.map(|seed| format!(";seed={seed}"));
        [self.game.clone()].into_iter().chain(options).chain(seed).collect()
    }

    fn parse(text: &str) -> TableSpec {
        let mut parts = text.split(';');
        let game = parts.next().unwrap_or_default().to_owned();
        let mut spec = TableSpec { game, options: Vec::new(), seed: None, settings: Vec::new() };
        for (name, value) in parts.filter_map(|part| part.split_once('=')) {
            match name {
                "seed" => spec.seed = value.parse().ok(),
                name if SETTINGS.contains(&name) => spec.settings.push((name.to_owned(), value.to_owned())),
                _ => spec.options.push((name.to_owned(), value.to_owned())),
            }
        }
        spec
    }

    fn at(self, place: Place) -> NewTable {
        NewTable { place, game: self.game, options: self.options, seed: self.seed, settings: self.settings }
    }
}

impl Handler {
    /// `/game new`
    pub async fn open_table(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        if let Some(answer) = self.cannot_write(invoker).await? {
            return Ok(answer);
        }
        let kind = match typed.get("game") {
            Some(id) => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
            None => self.games.first().copied().ok_or(Refusal::NoGameHere)?,
        };
        let spec = TableSpec {
            game: kind.id().to_owned(),
            options: chosen(typed),
            seed: typed.get("seed").map(Seed::from_words),
            settings: self.settings_of_new(invoker, typed).await?,
        };
        let thread = Press::open(Verb::Thread, "", spec.text());
        let mut table = spec.at(invoker.place());
        table.settings.extend(self.thread_of_new(invoker).await?.map(|on| (THREAD.to_owned(), on.to_string())));
        let reply = match self.tables.open(&invoker.request, table).await {
            Err(Refusal::PlaceTaken(_)) if invoker.threads.is_ok() && length(&thread.to_string()) <= limits::PRESS => {
                let reader = invoker.reader(&self.tables).await?;
                let question = words::PLACE_TAKEN.say();
                return Ok(PrivatePanel::ask(&reader, &question, thread, &words::IN_THREAD).into());
            }
            reply => reply?,
        };
        self.notice(invoker, reply.table.id(), &words::OPENED).await
    }

    /// Opens a table in its own thread.
    pub async fn open_in_thread(&self, invoker: &Invoker, spec: &str) -> HandlerResult {
        let spec = TableSpec::parse(spec);
        let kind = self.game(&spec.game).ok_or_else(|| Refusal::NoSuchKind(spec.game.clone()))?;
        let reader = invoker.reader(&self.tables).await?;
        if let Err(refused) = invoker.threads {
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        // Before a thread exists: one that nobody may use would stay.
        let admission = self.tables.admit(&invoker.request, invoker.server).await?;
        let name = reader.locale.renderer(&Default::default()).label(&kind.name().say());
        let Ok(channel) = self.open_thread(invoker, None, &format!("{name} · {}", invoker.request.name)).await else {
            return Ok(PrivatePanel::word(&reader, &words::NO_THREAD.say()).into());
        };
        let place = Place::Channel { server: invoker.server, channel };
        let reply = self.tables.open_admitted(&invoker.request, spec.at(place), admission).await?;
        let seen = TableContext::of(&reply.table);
        let said = words::OPENED_IN_THREAD.say();
        Ok(PrivatePanel::linked(&seen.context(), &reader, &said, &link(place)).into())
    }

    /// Opens a thread in this channel, on a message or by itself. An existing one on that message serves as well:
    /// somebody may have pressed twice, or the bot stopped before the game started. It has the id of the message.
    async fn open_thread(&self, invoker: &Invoker, on: Option<MessageId>, name: &str) -> Result<ChannelId, Failure> {
        let name: String = name.chars().take(90).collect();
        let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let (channel, http) = (DiscordChannel::new(invoker.channel.0), &self.clients.messages);
        let opened = match on {
            Some(message) => channel.create_thread_from_message(http, message, thread).await,
            None => channel.create_thread(http, thread.kind(ChannelType::PublicThread)).await,
        };
        match (opened.map_err(Failure::from), on) {
            (Ok(opened), _) => Ok(ChannelId(opened.id.get())),
            (Err(failure), Some(message)) if failure.is_existing_thread() => Ok(ChannelId(message.get())),
            (Err(failure), _) => {
                tracing::warn!(channel = %invoker.channel, %failure, "a thread could not be opened");
                Err(failure)
            }
        }
    }

    /// Whether a new table is to be played in a thread, as its server prefers; none where it cannot be.
    async fn thread_of_new(&self, invoker: &Invoker) -> Result<Option<bool>, Refusal> {
        let Some(server) = invoker.server.filter(|_| invoker.threads.is_ok()) else { return Ok(None) };
        Ok(Some(self.tables.settings(Owner::Server(server)).await?.get(THREAD).is_some_and(|value| value == ON)))
    }

    /// *Play in a thread*, or in this channel after all. Only the host may.
    pub async fn choose_place(&self, invoker: &Invoker, game: GameId, in_thread: &str) -> HandlerResult {
        let on = in_thread == ON;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        if table.status() != Status::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        if let (true, Err(refused)) = (on, invoker.threads) {
            let reader = invoker.reader(&self.tables).await?;
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        self.set(invoker, Owner::Game(game), THREAD, if on { ON } else { OFF }).await?;
        self.notice(invoker, game, if on { &words::THREAD_ON } else { &words::THREAD_OFF }).await
    }

    /// The settings of a new table: those typed, or else the language that Discord reports for the server, unless
    /// somebody has chosen one for it.
    async fn settings_of_new(&self, invoker: &Invoker, typed: &Typed) -> Result<Vec<(String, String)>, Refusal> {
        let chosen = match invoker.server {
            Some(server) => self.tables.settings(Owner::Server(server)).await?.contains_key(LANGUAGE),
            None => false,
        };
        let reported = invoker.server_locale.filter(|_| !chosen).map(|language| language.code());
        let wanted = [(LANGUAGE, typed.get(LANGUAGE).or(reported)), (REMINDERS, typed.get(REMINDERS))];
        Ok(wanted.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?.to_owned()))).collect())
    }

    /// `/game options`
    pub async fn table_options(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let table = self.tables.look(invoker.place(), Some(invoker.requester())).await?;
        self.options_of(invoker, &table, typed).await
    }

    /// A choice in a table's options panel.
    pub async fn choose_option(&self, invoker: &Invoker, game: GameId, choice: &str) -> HandlerResult {
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let typed = choice.split_once('=').map(|(name, value)| Typed::with(name, value));
        self.options_of(invoker, &table, &typed.unwrap_or_default()).await
    }

    /// Changes the options typed, and shows the result.
    async fn options_of(&self, invoker: &Invoker, table: &PublicTable, typed: &Typed) -> HandlerResult {
        if let Some(language) = typed.get("language") {
            self.set(invoker, Owner::Game(table.id()), LANGUAGE, language).await?;
        }
        self.set_reminders(invoker, typed, table.id()).await?;
        if let Some(on) = typed.flag("pictures") {
            self.set(invoker, Owner::Game(table.id()), PICTURES, if on { ON } else { OFF }).await?;
        }
        if let Some(on) = typed.flag("rated") {
            self.tables.set_rated(&invoker.part("rated"), table.id(), on).await?;
        }
        if let Some(shown) = typed.flag("hands") {
            self.tables.set_hands(&invoker.part("hands"), table.id(), shown).await?;
        }
        for (option, value) in chosen(typed) {
            self.tables.choose(&invoker.part(&option), table.id(), &option, &value).await?;
        }
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(table.id(), Some(invoker.requester())).await?;
        let set = self.tables.settings(Owner::Game(table.id())).await?;
        let of = |name: &str| set.get(name).map(String::as_str);
        let chosen = TableOptions {
            options: table.options(),
            in_lobby: table.status() == Status::Lobby,
            language: of(LANGUAGE).and_then(|code| code.parse().ok()),
            interval: of(REMINDERS).and_then(|text| text.parse().ok()).unwrap_or_default(),
            pictures: of(PICTURES) != Some(OFF),
            rated: table.rated().filter(|_| table.status() == Status::Lobby),
            hands: table.life().hands,
            saved: typed.options().next().is_some(),
        };
        Ok(PrivatePanel::table_options(&TableContext::of(&table).context(), &reader, &chosen).into())
    }

    pub async fn join(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reply = self.tables.join(&invoker.request, game).await?;
        self.notice(invoker, reply.table.id(), &words::JOINED).await
    }

    pub async fn leave(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reply = self.tables.leave(&invoker.request, game).await?;
        let closed = matches!(reply.answer, TableAnswer::Left { closed: true, .. });
        self.notice(invoker, reply.table.id(), if closed { &words::CLOSED } else { &words::LEFT }).await
    }

    /// *Bots*: the host adds and removes them.
    pub async fn bots(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let table = match detail.split_once(' ') {
            Some(("add", level)) => {
                let level = level.parse().map_err(|_| Refusal::NoSuchBot)?;
                self.tables.add_bot(&invoker.request, game, level).await?.table
            }
            Some(("remove", name)) => self.tables.remove_bot(&invoker.request, game, name).await?.table,
            _ => self.tables.look(game, Some(invoker.requester())).await?,
        };
        if table.status() != Status::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        if !table.is_hosted_by(&invoker.requester()) {
            return Err(Refusal::NotAllowed(Right::Host));
        }
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::bots(&TableContext::of(&table).context(), &reader, self.tables.has_bots()).into())
    }

    /// Starts the game, in a thread if the host wants one. The turn panel is not opened here: the message that pings
    /// the player comes below it.
    pub async fn start(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        if let Some(answer) = self.cannot_write(invoker).await? {
            return Ok(answer);
        }
        let message = match self.tables.thread_to_open(&invoker.request, game).await {
            Ok(message) => message.and_then(|message| message.parse().ok()),
            // It may have started with this very press, which then gets the same answer again.
            Err(Refusal::AlreadyStarted) => None,
            Err(refusal) => return Err(refusal),
        };
        let Some(message) = message else {
            let reply = self.tables.start(&invoker.request, game).await?;
            return self.notice(invoker, reply.table.id(), &words::STARTED).await;
        };
        let reader = invoker.reader(&self.tables).await?;
        if let Err(refused) = invoker.threads {
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let locale = locale(&self.tables, &table).await?;
        let kind = locale.renderer(&Default::default()).label(&table.kind().name().say());
        let name = format!("{kind} · {}", names(table.players().iter()));
        let Ok(channel) = self.open_thread(invoker, Some(message), &name).await else {
            return Ok(PrivatePanel::word(&reader, &words::NO_THREAD.say()).into());
        };
        let place = Place::Channel { server: invoker.server, channel };
        let reply = self.tables.start_at(&invoker.request, game, Some(place)).await?;
        let said = words::STARTED_IN_THREAD.say();
        Ok(PrivatePanel::linked(&TableContext::of(&reply.table).context(), &reader, &said, &link(place)).into())
    }

    /// The refusal to start anything in a channel where the bot cannot post.
    pub async fn cannot_write(&self, invoker: &Invoker) -> Result<Option<Response>, Refusal> {
        if invoker.lacking.is_empty() {
            return Ok(None);
        }
        let reader = invoker.reader(&self.tables).await?;
        Ok(Some(PrivatePanel::cannot_write(&reader, &invoker.lacking).into()))
    }

    /// `/game move`: a table continues in this channel.
    pub async fn move_table(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        if let Some(answer) = self.cannot_write(invoker).await? {
            return Ok(answer);
        }
        let game = typed.get("game").unwrap_or_default().trim();
        let game: GameId = game.parse().map_err(|_| malformed())?;
        let reply = self.tables.relocate(&invoker.request, game, invoker.place()).await?;
        self.notice(invoker, reply.table.id(), &words::MOVED).await
    }

    pub async fn rematch(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        if let Some(answer) = self.cannot_write(invoker).await? {
            return Ok(answer);
        }
        let reply = self.tables.rematch(&invoker.request, game).await?;
        self.notice(invoker, reply.table.id(), &words::OPENED).await
    }

    /// `/game cancel` asks for confirmation.
    pub async fn ask_cancel(&self, invoker: &Invoker) -> HandlerResult {
        let table = self.tables.look(invoker.place(), Some(invoker.requester())).await?;
        if !table.is_hosted_by(&invoker.requester()) {
            return Err(Refusal::NotAllowed(Right::Host));
        }
        let reader = invoker.reader(&self.tables).await?;
        let press = Press::open(Verb::Cancel, &table.id().to_string(), "");
        Ok(PrivatePanel::ask(&reader, &words::ASK_CANCEL.say(), press, &words::CANCEL_IT).into())
    }

    pub async fn cancel(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reply = self.tables.cancel(&invoker.request, game).await?;
        self.notice(invoker, reply.table.id(), &words::CANCELLED).await
    }

    async fn notice(&self, invoker: &Invoker, game: GameId, said: &'static Key) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        Ok(Response::from(PrivatePanel::notice(&TableContext::of(&table).context(), &reader, &said.say())))
    }
}

/// The message that says why no thread is opened.
fn no_thread(refused: ThreadError) -> Phrase {
    match refused {
        ThreadError::Yours => words::NO_THREAD_FOR_YOU.say(),
        ThreadError::Bots | ThreadError::Place => words::NO_THREAD.say(),
    }
}

/// The game's options among those typed.
fn chosen(typed: &Typed) -> Vec<(String, String)> {
    let options = typed.options().filter(|(name, _)| !COMMON.contains(name));
    options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specifications_round_trip() {
        for text in ["lisboa", "lisboa;draft=on", "madeira;a=b;c=d", "lisboa;draft=on;language=it;reminders=12h"] {
            assert_eq!(TableSpec::parse(text).text(), text);
        }
        let settings = vec![("language".to_owned(), "it".to_owned()), ("reminders".to_owned(), "12h".to_owned())];
        let seed = Some(Seed::from_words("x"));
        let spec = TableSpec { game: "lisboa".to_owned(), options: Vec::new(), seed, settings };
        assert_eq!(TableSpec::parse(&spec.text()).seed, spec.seed);
        let press = Press::open(Verb::Thread, "", spec.text());
        assert!(press.to_string().len() <= limits::PRESS);
    }
}
