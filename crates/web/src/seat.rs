//! The page of a seat: its player sees what their panel shows, and answers by pressing.
//!
//! Whatever is pressed goes to the desk as a press on Discord does, with its stamp and an id that is the request's for
//! good: the same request again gets the same answer. There is no rule here.

use std::time::Instant;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, LOCATION, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::cache::{Content, is_over};
use super::guard::{self, Floods, Refused};
use super::live::{Reached, Watched, mark_of};
use super::page;
use super::routes::{Answered, Asked, JSON, SVG, Served, sent};
use desk::{Caller, Response as Shows, ThreadError};
use present::{Reader, Request as Wish, Script, SeatPage, TurnContext, is_sent_by_seats};
use table::{
    Answer, ChannelId, Confirm, InteractionId, Origin, Place, Refusal, Request, SeatOf, SeatPageEvent, Secret, Session,
    StoreError,
};

/// Something went wrong before the table was asked, or while it was.
enum Failure {
    Refused(Refused),
    Store(StoreError),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Refused(refused)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl Served {
    /// A part of the page of a seat.
    pub(super) async fn get_seat(&self, of: SeatOf, part: &[&str], asked: &Asked<'_>) -> Answered {
        if part.is_empty() {
            return self.seat_shell(of, asked).await;
        }
        let session = match self.site.check_read(asked.headers) {
            Err(refused) => return Ok(Some(self.refuse(refused))),
            Ok(()) => match self.session(of, asked.headers).await? {
                Some(session) => session,
                None => return Ok(Some(self.refuse(Refused::SignedOut))),
            },
        };
        if let Err(refused) = self.floods.read(&session.hash, Instant::now()) {
            return Ok(Some(self.refuse(refused)));
        }
        match part {
            ["seat.json"] => {
                let reader = self.reader(&session, asked).await?;
                let panel = self.desk.turn_panel(&reader, &session.table, TurnContext::default()).await;
                let shown = self.shown(&session, reader, panel).await?;
                Ok(Some(sent(JSON, Content::new(shown.to_string()), asked)))
            }
            ["board.svg"] => {
                let reader = self.reader(&session, asked).await?;
                let small = asked.parameter("small").is_some();
                let drawn = self.calmly(move || SeatPage::of(&session.table, reader).board(small)).await.flatten();
                Ok(drawn.map(|svg| sent(SVG, Content::new(svg), asked)))
            }
            ["events"] => self.seat_events(of, session, asked).await,
            part => {
                let table = session.table.public();
                let reached = Reached::by(&self.tables, &table).await;
                let Some(reached) = super::routes::unless_refused(reached)? else { return Ok(None) };
                self.part_of(&table, reached, part, asked).await
            }
        }
    }

    /// The page itself: for whoever has the session of this seat; for everybody else the same, which tries the link.
    async fn seat_shell(&self, of: SeatOf, asked: &Asked<'_>) -> Answered {
        let Some(session) = self.session(of, asked.headers).await? else {
            return Ok(Some(sent(page::HTML, Content::new(page::door(asked.language())), asked)));
        };
        let table = session.table.public();
        if is_over(&table)
            && let Some(key) = self.tables.page_key(&table).await?
            && let Ok(to) = HeaderValue::from_str(&format!("../g/{key}"))
        {
            return Ok(Some((StatusCode::SEE_OTHER, [(LOCATION, to)]).into_response()));
        }
        let reader = self.reader(&session, asked).await?;
        let shell = page::seat_shell(&table, &SeatPage::of(&session.table, reader));
        Ok(Some(sent(page::HTML, Content::new(shell), asked)))
    }

    async fn seat_events(&self, of: SeatOf, session: Session, asked: &Asked<'_>) -> Answered {
        let reached = Reached::of_seat(&self.tables, &session.table).await;
        let Some(reached) = super::routes::unless_refused(reached)? else { return Ok(None) };
        let watched = Watched::Seat(of, session.person);
        let Some(live) = self.live.watch(watched, reached, asked.client) else {
            return Ok(Some(StatusCode::SERVICE_UNAVAILABLE.into_response()));
        };
        // Nothing more is sent once the session has ended.
        let tables = self.tables.clone();
        let live = futures_util::StreamExt::take_while(live, move |_| {
            let (tables, session) = (tables.clone(), session.clone());
            async move { tables.session_now(of, &session).await.is_ok_and(|session| session.is_some()) }
        });
        Ok(Some(super::routes::events(live)))
    }

    /// A request that changes something.
    pub(super) async fn post_seat(
        &self,
        of: SeatOf,
        part: &[&str],
        asked: &Asked<'_>,
        body: Body,
    ) -> Option<Response<Body>> {
        let done = match part {
            ["enter"] => self.enter(of, asked, body).await,
            ["press"] | ["note"] => self.ask_desk(of, part, asked, body).await,
            _ => return None,
        };
        Some(match done {
            Ok(response) => response,
            Err(Failure::Refused(refused)) => self.refuse(refused),
            Err(Failure::Store(error)) => {
                tracing::warn!(%error, "a page cannot be answered");
                StatusCode::SERVICE_UNAVAILABLE.into_response()
            }
        })
    }

    fn refuse(&self, refused: Refused) -> Response<Body> {
        self.tables.seat_page_counts().count(refused.event());
        let mut response =
            (refused.status(), [(CONTENT_TYPE, super::routes::TEXT)], refused.sentence()).into_response();
        if refused == Refused::Flood {
            let seconds = HeaderValue::from(Floods::PAUSE.as_secs());
            response.headers_mut().insert(RETRY_AFTER, seconds);
        }
        response
    }

    /// Exchanges the secret of a link for a session.
    async fn enter(&self, of: SeatOf, asked: &Asked<'_>, body: Body) -> Result<Response<Body>, Failure> {
        self.site.check_write(asked.headers)?;
        self.floods.try_link(asked.client, Instant::now())?;
        let body = guard::json(asked.headers, body).await?;
        let link = body["key"].as_str().ok_or(Refused::Malformed)?;
        let link = Secret::read(link).ok_or(Refused::BadLink)?;
        let session = match self.tables.exchange(of, &link).await {
            Ok(session) => session.ok_or(Refused::BadLink)?,
            Err(Refusal::Unavailable(error)) => return Err(error.into()),
            Err(_) => return Err(Refused::BadLink.into()),
        };
        self.tables.seat_page_counts().count(SeatPageEvent::Entered);
        // When the game is over, this page leads to the one that everybody sees: it must have an address by then.
        if let Some(session) = self.tables.session(of, &session).await? {
            let caller = caller(&session, asked, "page");
            if let Err(refusal) = self.tables.page(&caller.request, of.game).await {
                tracing::debug!(?refusal, "a game has no page for everybody");
            }
        }
        let cookie = HeaderValue::from_str(&self.site.cookie(of, &session)).map_err(|_| Refused::Malformed)?;
        Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
    }

    /// Asks the desk for what was pressed, or to keep a note.
    async fn ask_desk(
        &self,
        of: SeatOf,
        part: &[&str],
        asked: &Asked<'_>,
        body: Body,
    ) -> Result<Response<Body>, Failure> {
        self.site.check_write(asked.headers)?;
        let session = self.session(of, asked.headers).await?.ok_or(Refused::SignedOut)?;
        self.floods.press(&session.hash, Instant::now())?;
        let body = guard::json(asked.headers, body).await?;
        let id = body["id"].as_str().filter(|id| is_id(id)).ok_or(Refused::Malformed)?;
        let caller = caller(&session, asked, id);
        let answered = if part == ["note"] {
            self.desk.note(&caller, of.game, body["text"].as_str().ok_or(Refused::Malformed)?).await
        } else {
            let pressed = body["press"].as_str().and_then(|press| press.parse::<Wish>().ok());
            let pressed = pressed.filter(|pressed| is_sent_by_seats(pressed, of.game)).ok_or(Refused::Malformed)?;
            self.desk.answer(&caller, pressed).await
        };
        let (declined, response) = match answered {
            Err(Refusal::Unavailable(error)) => return Err(error.into()),
            Err(refusal) => (true, self.desk.refused(&caller, &refusal, false).await),
            Ok(response) => (is_declined(&response), response),
        };
        let event = if declined { SeatPageEvent::Declined } else { SeatPageEvent::Answered };
        self.tables.seat_page_counts().count(event);
        // The seat may have gone with it.
        let session = self.tables.session_now(of, &session).await?.ok_or(Refused::SignedOut)?;
        let reader = self.reader(&session, asked).await?;
        let mut shown = self.shown(&session, reader, response).await?;
        shown["declined"] = declined.into();
        Ok(([(CONTENT_TYPE, JSON)], shown.to_string()).into_response())
    }

    /// What the desk shows, as the page takes it: a panel of the turn with the mark of what it was made from.
    async fn shown(&self, session: &Session, reader: Reader, response: Shows) -> Result<Value, StoreError> {
        let Shows { shown, turn_of, .. } = response;
        let is_turn = turn_of.is_some();
        let table = turn_of.unwrap_or_else(|| session.table.clone());
        let (over, mark) = (is_over(&table.public()), is_turn.then(|| mark_of(&table)));
        let note = self.tables.note(session.person, table.public().id()).await;
        let note = super::routes::unless_refused(note)?.flatten();
        let hints = is_turn && self.tables.offers_hint(&table).await?;
        let made = move || {
            let page = SeatPage::of(&table, reader);
            if is_turn { page.turn(shown.panel(), note, hints) } else { page.panel(shown.panel()) }
        };
        let panel = self.calmly(made).await.unwrap_or_default();
        Ok(json!({ "mark": mark, "over": over, "panel": panel }))
    }

    /// Does what takes long on a blocking thread, so that nobody else's answer waits for it.
    async fn calmly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        tokio::task::spawn_blocking(work)
            .await
            .inspect_err(|error| tracing::error!(%error, "a part of a seat's page could not be made"))
            .ok()
    }

    async fn session(&self, of: SeatOf, headers: &HeaderMap) -> Result<Option<Session>, StoreError> {
        match self.site.secret(headers) {
            Some(secret) => self.tables.session(of, &secret).await,
            None => Ok(None),
        }
    }

    /// How the player of this seat likes to read.
    async fn reader(&self, session: &Session, asked: &Asked<'_>) -> Result<Reader, StoreError> {
        let caller = caller(session, asked, "reads");
        Ok(super::routes::unless_refused(caller.reader(&self.tables).await)?.unwrap_or_else(|| caller.plain_reader()))
    }
}

/// Whether an answer changed nothing, which the panel says first.
fn is_declined(response: &Shows) -> bool {
    match response.outcome.as_deref() {
        Some(Ok(reply)) => matches!(reply.answer, Answer::DeadEnd { .. }),
        Some(Err(_)) => true,
        None => false,
    }
}

/// The player of this seat. Where they have not chosen a language, it is the one that the address names.
fn caller(session: &Session, asked: &Asked<'_>, id: &str) -> Caller {
    let table = session.table.public();
    let name = table.player(session.table.seat()).map(|player| player.name.clone()).unwrap_or_default();
    // The hash of a session tells nobody its secret.
    let id = InteractionId::new(format!("page:{}:{id}", session.hash.0.get(..16).unwrap_or_default()));
    let (server, channel) = match table.place() {
        Place::Channel { server, channel } => (server, channel),
        Place::Try { .. } | Place::Former { .. } => (None, ChannelId(0)),
    };
    Caller {
        request: Request {
            id,
            person: session.person,
            name,
            from: Origin::Nowhere,
            manages: false,
            confirm: Confirm::default(),
        },
        server,
        channel,
        events: false,
        lacking: Vec::new(),
        threads: Err(ThreadError::Place),
        locale: asked.language().code().to_owned(),
        server_locale: None,
        script: Script::Plain,
        in_words: true,
    }
}

/// Whether this can be the id of a request: short, and of letters, digits and hyphens.
fn is_id(text: &str) -> bool {
    (8..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
