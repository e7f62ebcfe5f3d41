//! Before and after the game: opening a table, joining, starting, closing, rematches.

use std::time::Duration;

use super::draft::Draft;
use super::settings::{ON, THREAD};
use crate::answer::{Answer, Refusal, Reply, Request, Right};
use crate::clock::Time;
use crate::delivery::post::Post;
use crate::ids::{GameId, Owner, PersonId, Place, ServerId, Which};
use crate::life::TableLife;
use crate::log::history::{Settlement, Shown};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::results::ratings;
use crate::store::{Player, Status, TableRow, Write};
use crate::{Admission, Limits, StoreError, Tables, fresh_seed};
use engine::{GameInfo, LoadedGame, OpeningError, Options, Seat, Seed};

/// How long an idle lobby stays open.
const LOBBY_LIFETIME: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    pub place: Place,
    /// The id of the game to play.
    pub game: String,
    /// Options of the game, as name and value.
    pub options: Vec<(String, String)>,
    /// None: drawn at random at the start.
    pub seed: Option<Seed>,
    /// Settings of the table, as name and value.
    pub settings: Vec<(String, String)>,
}

impl Tables {
    /// Opens a table and seats the requester. Anyone may, where no game is open.
    pub async fn open(&self, request: &Request, table: NewTable) -> Result<Reply, Refusal> {
        match self.admit(request, table.place.server()).await {
            Ok(admission) => self.open_admitted(request, table, admission).await,
            Err(refusal) => self.unless_repeated(request, refusal).await,
        }
    }

    /// Takes a slot to open another table in this server now. It is released unless it is used.
    pub async fn admit(&self, request: &Request, server: Option<ServerId>) -> Result<Admission, Refusal> {
        let Limits { open_tables: most, tables_an_hour, .. } = self.0.limits;
        if self.0.store.hosted(request.person, server).await? >= most {
            return Err(Refusal::TooManyTables { most });
        }
        let now = self.now();
        let minutes = |until: Time| until.since(now).as_secs().div_ceil(60).max(1) as usize;
        let admitted = self.0.cooldown.admit(request.person, tables_an_hour, now);
        admitted.map_err(|until| Refusal::TooOften { minutes: minutes(until) })
    }

    /// Opens a table with a slot taken earlier.
    pub async fn open_admitted(
        &self,
        request: &Request,
        table: NewTable,
        admission: Admission,
    ) -> Result<Reply, Refusal> {
        let kind = self.kind(&table.game)?;
        let mut options = Options::default();
        for (id, value) in &table.options {
            options.choose(kind.options, id, value).map_err(Refusal::Options)?;
        }
        let mut draft = self.new_table(request, kind, table.place, options).await?;
        draft.row.seed = table.seed;
        for (name, value) in &table.settings {
            draft.set(name, Some(value))?;
        }
        draft.row.open_seed = table.seed.is_some();
        draft.row.message = draft.post_here(Post::Lobby { again: None });
        self.create_admitted(request, draft, admission).await
    }

    /// Opens another table for the same game in the same place. Only people who sat at the first one may.
    pub async fn rematch(&self, request: &Request, game: GameId) -> Result<Reply, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        if loaded.seat_of(request.person).is_none() {
            return Err(Refusal::NotAllowed(Right::Seated));
        }
        let TableRow { place, options, status, .. } = loaded.row.clone();
        match (status, place) {
            (_, Place::Try { .. } | Place::Former { .. }) => return Err(Refusal::NotAllowed(Right::Own)),
            (Status::Over | Status::Cancelled, _) => {}
            (Status::Lobby, _) => return Err(Refusal::NotStarted),
            (Status::Running, _) => return Err(Refusal::AlreadyStarted),
        }
        let admission = match self.admit(request, place.server()).await {
            Ok(admission) => admission,
            Err(refusal) => return self.unless_repeated(request, refusal).await,
        };
        let mut draft = self.new_table(request, loaded.kind, place, options).await?;
        // A bot that only kept somebody's seat does not play again.
        let bots = loaded.players.iter().filter(|player| self.has_bots() && !player.life.vacant);
        for bot in bots.filter_map(|player| player.bot) {
            draft.seat_bot(bot.level)?;
        }
        draft.row.message = draft.post_here(Post::Lobby { again: Some(game) });
        self.create_admitted(request, draft, admission).await
    }

    async fn create_admitted(
        &self,
        request: &Request,
        draft: Draft<'_>,
        admission: Admission,
    ) -> Result<Reply, Refusal> {
        let reply = self.create(request, draft).await?;
        if !reply.repeated {
            admission.spend();
        }
        Ok(reply)
    }

    /// A draft of a new table at which only its host sits.
    pub(crate) async fn new_table<'a>(
        &'a self,
        request: &'a Request,
        kind: &'static GameInfo,
        place: Place,
        options: Options,
    ) -> Result<Draft<'a>, Refusal> {
        let now = self.now();
        self.renew_numbers().await?;
        let row = TableRow {
            id: self.next_game().await?,
            place,
            game: kind.id.to_owned(),
            status: Status::Lobby,
            version: 0,
            host: Some(request.person),
            options,
            seed: None,
            open_seed: false,
            rated: place.server().is_some(),
            life: TableLife::default(),
            edition: None,
            begun: None,
            rules: None,
            entries: 0,
            outcome: None,
            message: None,
            board: None,
            lobby: None,
            opened: now,
            started: None,
            moved: now,
            ended: None,
        };
        let mut draft = Draft::opening(kind, row, &request.id, &self.0.numbers, now);
        draft.players.push(player(request, Seat(0)));
        if place.challenge().is_none() {
            draft.schedule(Job::CloseLobby(draft.row.id), Some(now.plus(LOBBY_LIFETIME)));
        }
        self.check_quota(&mut draft, request.person);
        Ok(draft)
    }

    /// Limits how many open tables a person has in one server. Private tries do not count.
    fn check_quota(&self, draft: &mut Draft<'_>, host: PersonId) {
        if let Place::Channel { server, .. } = draft.row.place {
            draft.writes.push(Write::Quota { host, server, most: self.0.limits.open_tables });
        }
    }

    /// Seats the requester. Anyone may join while there is room and the game has not started; at a full table, a bot
    /// makes room.
    pub async fn join(&self, request: &Request, which: impl Into<Which>) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            let (_, most) = draft.kind.seats;
            if let Some(seat) = seat_of(draft, request) {
                return Err(Refusal::AlreadySeated(seat));
            }
            let seat = if draft.players.len() < most {
                let seat = Seat(draft.players.len() as u8);
                draft.players.push(player(request, seat));
                seat
            } else {
                let bot = draft.players.iter_mut().rfind(|player| player.bot.is_some());
                let bot = bot.ok_or(Refusal::Full { most })?;
                *bot = player(request, bot.seat);
                bot.seat
            };
            draft.row.host.get_or_insert(request.person);
            draft.refresh();
            Ok(Answer::Joined { game: draft.row.id, seat }.into())
        })
        .await
    }

    /// Leaves the lobby. If the host leaves, the next player becomes host; if only bots are left, the table is closed.
    pub async fn leave(&self, request: &Request, which: impl Into<Which>) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            let seat = own_seat(draft, request)?;
            draft.pass_host_on(request.person);
            draft.players.remove(seat.index());
            number_seats(&mut draft.players);
            let closed = draft.players.iter().all(|player| player.bot.is_some());
            if closed {
                draft.close(Status::Cancelled, None);
            } else {
                draft.refresh();
            }
            Ok(Answer::Left { game: draft.row.id, closed }.into())
        })
        .await
    }

    /// Sets an option of the game. Only the host may, before the start.
    pub async fn choose(
        &self,
        request: &Request,
        which: impl Into<Which>,
        option: &str,
        value: &str,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            for_host(draft, request)?;
            draft.row.options.choose(draft.kind.options, option, value).map_err(Refusal::Options)?;
            draft.refresh();
            Ok(Answer::Chosen { game: draft.row.id, option: option.to_owned(), value: value.to_owned() }.into())
        })
        .await
    }

    /// Sets whether the result counts in the ratings. Only the host may, before the start.
    pub async fn set_rated(&self, request: &Request, which: impl Into<Which>, rated: bool) -> Result<Reply, Refusal> {
        self.change_lobby(request, which, |draft| {
            draft.row.rated = rated && draft.row.place.server().is_some();
            Ok(())
        })
        .await
    }

    /// Sets whether all hands are shown once the game is over. Only the host may, before the start.
    pub async fn set_hands(&self, request: &Request, which: impl Into<Which>, shown: bool) -> Result<Reply, Refusal> {
        self.change_lobby(request, which, |draft| {
            draft.row.life.hands = shown;
            Ok(())
        })
        .await
    }

    /// Changes a table before its start, on the host's request, and updates its message.
    pub(crate) async fn change_lobby(
        &self,
        request: &Request,
        which: impl Into<Which>,
        change: impl Fn(&mut Draft<'_>) -> Result<(), Refusal> + Send + Sync,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            in_lobby(draft)?;
            for_host(draft, request)?;
            change(draft)?;
            draft.refresh();
            Ok(draft.kept())
        })
        .await
    }

    /// Starts the game. Only the host may, once enough people have joined. The seed decides who sits where.
    pub async fn start(&self, request: &Request, which: impl Into<Which>) -> Result<Reply, Refusal> {
        self.start_at(request, which, None).await
    }

    /// Starts the game in a thread that was opened for it.
    pub async fn start_at(
        &self,
        request: &Request,
        which: impl Into<Which>,
        thread: Option<Place>,
    ) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            self.may_start(draft, request)?;
            self.begin(draft, thread)?;
            Ok(Answer::Started { game: draft.row.id }.into())
        })
        .await
    }

    /// The front end's id of the message on which to open the thread of a table about to start; none if it is played
    /// where it is. Refuses whatever the start would refuse, so that no thread is opened in vain.
    pub async fn thread_to_open(&self, request: &Request, game: GameId) -> Result<Option<String>, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(&request.requester())).await?;
        let draft = Draft::of(&loaded, &request.id, &self.0.numbers, self.now());
        self.may_start(&draft, request)?;
        enough(&draft)?;
        let wanted = self.settings(Owner::Game(game)).await?.get(THREAD).is_some_and(|value| value == ON);
        let lobby = loaded.row.message.filter(|_| wanted);
        let Some(lobby) = lobby else { return Ok(None) };
        Ok(self.0.store.post(lobby).await?.and_then(|post| post.message))
    }

    /// Closes a lobby that has been idle for long.
    pub(crate) async fn close_lobby(&self, scheduled: ScheduledJob, game: GameId) -> Result<(), StoreError> {
        self.change_on_schedule(scheduled, game, |draft| {
            if draft.row.status != Status::Lobby {
                return None;
            }
            let closes = draft.row.moved.plus(LOBBY_LIFETIME);
            if closes > draft.now {
                return Some(closes);
            }
            draft.close(Status::Cancelled, Some(Post::Expired));
            None
        })
        .await
    }

    fn may_start(&self, draft: &Draft<'_>, request: &Request) -> Result<(), Refusal> {
        in_lobby(draft)?;
        for_host(draft, request)?;
        let stalled = !self.has_bots() && draft.players.iter().any(|player| player.bot.is_some());
        if stalled { Err(Refusal::BotsOff) } else { Ok(()) }
    }

    fn begin(&self, draft: &mut Draft<'_>, thread: Option<Place>) -> Result<(), Refusal> {
        let edition = self.0.catalogue.current(draft.kind)?;
        self.begin_on(draft, &*edition.kind, edition.content, thread)
    }

    /// Starts the game with this edition.
    pub(crate) fn begin_on(
        &self,
        draft: &mut Draft<'_>,
        kind: &dyn LoadedGame,
        content: String,
        thread: Option<Place>,
    ) -> Result<(), Refusal> {
        let seated = draft.players.len();
        let seed = match draft.row.seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        };
        let opening =
            draft.kind.opening(&content, draft.row.options.clone(), seated, seed).map_err(|error| match error {
                OpeningError::Seats { fewest, .. } if seated < fewest => Refusal::TooFew { fewest, seated },
                OpeningError::Seats { most, .. } => Refusal::Full { most },
                OpeningError::Options(error) => Refusal::Options(error),
            })?;
        draw_seats(seed, &mut draft.players);
        let (play, told) = kind.begin(&opening);
        draft.writes.push(Write::Edition { hash: opening.edition.clone(), game: opening.game.clone(), content });
        draft.row.seed = Some(seed);
        draft.row.edition = Some(opening.edition);
        draft.row.begun = Some(opening.rules);
        draft.row.rules = Some(opening.rules);
        draft.row.rated = ratings::counts(&draft.row, &draft.players);
        draft.begin(
            play,
            Settlement { number: 0, at: draft.now, told, applied: Vec::new(), back_to: None, shown: Shown::Board },
            thread,
        );
        Ok(())
    }

    /// Closes a table before its end. Only the host and people who manage the server may.
    pub async fn cancel(&self, request: &Request, which: impl Into<Which>) -> Result<Reply, Refusal> {
        self.change(request, which, |draft| {
            not_ended(draft)?;
            for_host(draft, request)?;
            let by = seat_of(draft, request);
            draft.close(Status::Cancelled, Some(Post::Cancelled { by }));
            Ok(Answer::Cancelled { game: draft.row.id }.into())
        })
        .await
    }
}

impl Tables {
    /// Moves a table to another channel of its server. Only the host and people who manage the server may.
    pub async fn relocate(&self, request: &Request, game: GameId, place: Place) -> Result<Reply, Refusal> {
        self.change(request, game, |draft| {
            not_ended(draft)?;
            let same = draft.row.place.server() == place.server() && draft.row.place.address().is_some();
            // Outside its channel, only people who sit there may know that it exists.
            match (same, seat_of(draft, request)) {
                (true, _) => for_host(draft, request)?,
                (false, Some(_)) => return Err(Refusal::OtherServer),
                (false, None) => return Err(Refusal::NoSuchGame(game)),
            }
            if draft.row.place != place {
                // It is unknown whether a thread can be opened in the other channel.
                draft.set(THREAD, None)?;
                draft.move_to(place);
            }
            Ok(Answer::Moved { game }.into())
        })
        .await
    }
}

fn player(request: &Request, seat: Seat) -> Player {
    Player::new(seat, Some(request.person), request.name.clone())
}

/// Draws the seats at random, so that opening a table is no advantage.
fn draw_seats(seed: Seed, players: &mut [Player]) {
    seed.stream("seats").shuffle(players);
    number_seats(players);
}

/// Numbers the seats in the order of their players.
pub(crate) fn number_seats(players: &mut [Player]) {
    for (seat, player) in Seat::all(players.len()).zip(players) {
        player.seat = seat;
    }
}

pub(crate) fn seat_of(draft: &Draft<'_>, request: &Request) -> Option<Seat> {
    draft.players.iter().find(|player| player.person == Some(request.person)).map(|player| player.seat)
}

/// The seat of the requester.
pub(crate) fn own_seat(draft: &Draft<'_>, request: &Request) -> Result<Seat, Refusal> {
    seat_of(draft, request).ok_or(Refusal::NotSeated)
}

pub(crate) fn for_host(draft: &Draft<'_>, request: &Request) -> Result<(), Refusal> {
    if request.requester().is_host(&draft.row) { Ok(()) } else { Err(Refusal::NotAllowed(Right::Host)) }
}

/// Fails if too few players have joined.
fn enough(draft: &Draft<'_>) -> Result<(), Refusal> {
    let ((fewest, _), seated) = (draft.kind.seats, draft.players.len());
    if seated < fewest { Err(Refusal::TooFew { fewest, seated }) } else { Ok(()) }
}

pub(crate) fn in_lobby(draft: &Draft<'_>) -> Result<(), Refusal> {
    not_ended(draft)?;
    if draft.row.status == Status::Lobby { Ok(()) } else { Err(Refusal::AlreadyStarted) }
}

pub(crate) fn running(draft: &Draft<'_>) -> Result<(), Refusal> {
    not_ended(draft)?;
    if draft.row.status == Status::Lobby { Err(Refusal::NotStarted) } else { Ok(()) }
}

pub(crate) fn not_ended(draft: &Draft<'_>) -> Result<(), Refusal> {
    // Closing may take a moment, but nothing done after the deadline counts.
    if let Some(challenge) = &draft.challenge
        && draft.row.status != Status::Over
        && (draft.row.status == Status::Cancelled || challenge.closes <= draft.now)
    {
        return Err(Refusal::ChallengeClosed);
    }
    match (draft.row.status, draft.table()) {
        (Status::Over, Some(table)) => Err(Refusal::AlreadyOver(table)),
        (Status::Over | Status::Cancelled, _) => Err(Refusal::Cancelled),
        (Status::Lobby | Status::Running, _) => Ok(()),
    }
}
