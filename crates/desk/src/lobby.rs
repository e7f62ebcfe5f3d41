//! Opening a table, joining, starting, closing, rematches.

use super::caller::{Caller, ThreadError};
use super::desk::{Desk, DeskResult};
use super::public::{link, locale, names};
use super::reminders::REMINDERS;
use super::response::Response;
use super::typed::Typed;
use engine::{Key, Phrase, Seed};
use present::text::length;
use present::words;
use present::{BadRequest, BotsRequest, PrivatePanel, Request, Setting, TableOptions, TableRequest, TableSpec, limits};
use table::{
    Answer as TableAnswer, ChannelId, GameId, LANGUAGE, OFF, ON, Owner, PICTURES, Place, PublicTable, Refusal, Right,
    Status, THREAD,
};

/// Options of `/game new` and `/game options` that are not options of a game.
const COMMON: [&str; 8] = ["game", "seed", "language", "public", "pictures", "rated", "hands", REMINDERS];

/// The longest name of a thread.
const THREAD_NAME: usize = 90;

impl Desk {
    /// `/game new`
    pub async fn open_table(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let kind = match typed.get("game") {
            Some(id) => self.game(id).ok_or_else(|| Refusal::NoSuchKind(id.to_owned()))?,
            None => self.games.first().copied().ok_or(Refusal::NoGameHere)?,
        };
        let spec = TableSpec {
            game: kind.id.to_owned(),
            options: chosen(typed),
            seed: typed.get("seed").map(Seed::from_words),
            settings: self.settings_of_new(caller, typed).await?,
        };
        let thread = Request::OpenInThread(spec.clone());
        let mut table = spec.at(caller.place());
        table.settings.extend(self.thread_of_new(caller).await?.map(|on| (THREAD.to_owned(), on.to_string())));
        let reply = match self.tables.open(&caller.request, table).await {
            Err(Refusal::PlaceTaken(_)) if caller.threads.is_ok() && length(&thread.to_string()) <= limits::PRESS => {
                let reader = caller.reader(&self.tables).await?;
                let question = words::PLACE_TAKEN_THREAD.say();
                return Ok(PrivatePanel::ask(&reader, &question, thread, &words::IN_THREAD).into());
            }
            reply => reply?,
        };
        self.notice(caller, reply.table.id(), &words::OPENED).await
    }

    /// Opens a table in its own thread.
    pub async fn open_in_thread(&self, caller: &Caller, spec: TableSpec) -> DeskResult {
        let kind = self.game(&spec.game).ok_or_else(|| Refusal::NoSuchKind(spec.game.clone()))?;
        let reader = caller.reader(&self.tables).await?;
        if let Err(refused) = caller.threads {
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        // Before a thread exists: one that nobody may use would stay.
        let admission = self.tables.admit(&caller.request, caller.server).await?;
        let name = reader.locale.renderer(&Default::default()).label(&kind.name.say());
        let Some(channel) = self.open_thread(caller, None, &format!("{name} · {}", caller.request.name)).await else {
            return Ok(PrivatePanel::word(&reader, &words::NO_THREAD.say()).into());
        };
        let place = Place::Channel { server: caller.server, channel };
        let reply = self.tables.open_admitted(&caller.request, spec.at(place), admission).await?;
        let seen = self.context_of(&reply.table);
        let said = words::OPENED_IN_THREAD.say();
        Ok(PrivatePanel::linked(&seen.context(), &reader, &said, &link(place)).into())
    }

    /// Opens a thread in this channel, on a message or by itself.
    async fn open_thread(&self, caller: &Caller, on: Option<u64>, name: &str) -> Option<ChannelId> {
        let name: String = name.chars().take(THREAD_NAME).collect();
        self.front.open_thread(caller.channel, on, &name).await
    }

    /// Whether a new table is to be played in a thread, as its server prefers; none where it cannot be.
    async fn thread_of_new(&self, caller: &Caller) -> Result<Option<bool>, Refusal> {
        let Some(server) = caller.server.filter(|_| caller.threads.is_ok()) else { return Ok(None) };
        Ok(Some(self.tables.settings(Owner::Server(server)).await?.get(THREAD).is_some_and(|value| value == ON)))
    }

    /// *Play in a thread*, or in this channel after all. Only the host may.
    pub async fn choose_place(&self, caller: &Caller, game: GameId, on: bool) -> DeskResult {
        let table = self.tables.look(game, Some(caller.requester())).await?;
        if table.status() != Status::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        if let (true, Err(refused)) = (on, caller.threads) {
            let reader = caller.reader(&self.tables).await?;
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        self.set(caller, Owner::Game(game), THREAD, if on { ON } else { OFF }).await?;
        self.notice(caller, game, if on { &words::THREAD_ON } else { &words::THREAD_OFF }).await
    }

    /// The settings of a new table: those typed, or else the language that Discord reports for the server, unless
    /// somebody has chosen one for it.
    async fn settings_of_new(&self, caller: &Caller, typed: &Typed) -> Result<Vec<(String, String)>, Refusal> {
        let chosen = match caller.server {
            Some(server) => self.tables.settings(Owner::Server(server)).await?.contains_key(LANGUAGE),
            None => false,
        };
        let reported = caller.server_locale.filter(|_| !chosen).map(|language| language.code());
        let wanted = [(LANGUAGE, typed.get(LANGUAGE).or(reported)), (REMINDERS, typed.get(REMINDERS))];
        Ok(wanted.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?.to_owned()))).collect())
    }

    /// `/game options`
    pub async fn table_options(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let table = self.tables.look(caller.place(), Some(caller.requester())).await?;
        self.options_of(caller, &table, typed).await
    }

    /// A choice in a table's options panel.
    pub async fn choose_option(&self, caller: &Caller, game: GameId, chosen: Option<Setting>) -> DeskResult {
        let table = self.tables.look(game, Some(caller.requester())).await?;
        self.options_of(caller, &table, &Typed::from(chosen)).await
    }

    /// Changes the options typed, and shows the result.
    async fn options_of(&self, caller: &Caller, table: &PublicTable, typed: &Typed) -> DeskResult {
        if let Some(language) = typed.get("language") {
            self.set(caller, Owner::Game(table.id()), LANGUAGE, language).await?;
        }
        self.set_reminders(caller, typed, table.id()).await?;
        if let Some(on) = typed.flag("pictures") {
            self.set(caller, Owner::Game(table.id()), PICTURES, if on { ON } else { OFF }).await?;
        }
        if let Some(on) = typed.flag("rated") {
            self.tables.set_rated(&caller.part("rated"), table.id(), on).await?;
        }
        if let Some(shown) = typed.flag("hands") {
            self.tables.set_hands(&caller.part("hands"), table.id(), shown).await?;
        }
        for (option, value) in chosen(typed) {
            self.tables.choose(&caller.part(&option), table.id(), &option, &value).await?;
        }
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(table.id(), Some(caller.requester())).await?;
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
        Ok(PrivatePanel::table_options(&self.context_of(&table).context(), &reader, &chosen).into())
    }

    pub async fn join(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reply = self.tables.join(&caller.request, game).await?;
        self.notice(caller, reply.table.id(), &words::JOINED).await
    }

    pub async fn leave(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reply = self.tables.leave(&caller.request, game).await?;
        let closed = matches!(reply.answer, TableAnswer::Left { closed: true, .. });
        self.notice(caller, reply.table.id(), if closed { &words::CLOSED } else { &words::LEFT }).await
    }

    /// *Bots*: the host adds and removes them.
    pub async fn bots(&self, caller: &Caller, game: GameId, wanted: BotsRequest) -> DeskResult {
        let table = match wanted {
            BotsRequest::Add(level) => self.tables.add_bot(&caller.request, game, level).await?.table,
            BotsRequest::Remove(name) => self.tables.remove_bot(&caller.request, game, &name).await?.table,
            BotsRequest::Show => self.tables.look(game, Some(caller.requester())).await?,
        };
        if table.status() != Status::Lobby {
            return Err(Refusal::AlreadyStarted);
        }
        if !table.is_hosted_by(&caller.requester()) {
            return Err(Refusal::NotAllowed(Right::Host));
        }
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::bots(&self.context_of(&table).context(), &reader, self.tables.has_bots()).into())
    }

    /// Starts the game, in a thread if the host wants one. The turn panel is not opened here: the message that pings
    /// the player comes below it.
    pub async fn start(&self, caller: &Caller, game: GameId) -> DeskResult {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let message = match self.tables.thread_to_open(&caller.request, game).await {
            Ok(message) => message.and_then(|message| message.parse().ok()),
            // It may have started with this very press, which then gets the same answer again.
            Err(Refusal::AlreadyStarted) => None,
            Err(refusal) => return Err(refusal),
        };
        let Some(message) = message else {
            let reply = self.tables.start(&caller.request, game).await?;
            return self.notice(caller, reply.table.id(), &words::STARTED).await;
        };
        let reader = caller.reader(&self.tables).await?;
        if let Err(refused) = caller.threads {
            return Ok(PrivatePanel::word(&reader, &no_thread(refused)).into());
        }
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let locale = locale(&self.tables, &table).await?;
        let kind = locale.renderer(&Default::default()).label(&table.kind().name.say());
        let name = format!("{kind} · {}", names(table.players().iter()));
        let Some(channel) = self.open_thread(caller, Some(message), &name).await else {
            return Ok(PrivatePanel::word(&reader, &words::NO_THREAD.say()).into());
        };
        let place = Place::Channel { server: caller.server, channel };
        let reply = self.tables.start_at(&caller.request, game, Some(place)).await?;
        let said = words::STARTED_IN_THREAD.say();
        Ok(PrivatePanel::linked(&self.context_of(&reply.table).context(), &reader, &said, &link(place)).into())
    }

    /// The refusal to start anything in a channel where the bot cannot post.
    pub async fn cannot_write(&self, caller: &Caller) -> Result<Option<Response>, Refusal> {
        if caller.lacking.is_empty() {
            return Ok(None);
        }
        let reader = caller.reader(&self.tables).await?;
        Ok(Some(PrivatePanel::cannot_write(&reader, &caller.lacking).into()))
    }

    /// `/game move`: a table continues in this channel.
    pub async fn move_table(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let game = typed.get("game").unwrap_or_default().trim();
        let game: GameId = game.parse().map_err(|_| BadRequest::Table)?;
        let reply = self.tables.relocate(&caller.request, game, caller.place()).await?;
        self.notice(caller, reply.table.id(), &words::MOVED).await
    }

    pub async fn rematch(&self, caller: &Caller, game: GameId) -> DeskResult {
        if let Some(answer) = self.cannot_write(caller).await? {
            return Ok(answer);
        }
        let reply = self.tables.rematch(&caller.request, game).await?;
        self.notice(caller, reply.table.id(), &words::OPENED).await
    }

    /// `/game cancel` asks for confirmation.
    pub async fn ask_cancel(&self, caller: &Caller) -> DeskResult {
        let table = self.tables.look(caller.place(), Some(caller.requester())).await?;
        if !table.is_hosted_by(&caller.requester()) {
            return Err(Refusal::NotAllowed(Right::Host));
        }
        let reader = caller.reader(&self.tables).await?;
        let cancel = Request::Table(table.id(), TableRequest::Cancel);
        Ok(PrivatePanel::ask(&reader, &words::ASK_CANCEL.say(), cancel, &words::CANCEL_IT).into())
    }

    pub async fn cancel(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reply = self.tables.cancel(&caller.request, game).await?;
        self.notice(caller, reply.table.id(), &words::CANCELLED).await
    }

    async fn notice(&self, caller: &Caller, game: GameId, said: &'static Key) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        Ok(Response::from(PrivatePanel::notice(&self.context_of(&table).context(), &reader, &said.say())))
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
