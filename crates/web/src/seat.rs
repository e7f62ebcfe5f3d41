//! The page of a seat: its player sees what their panel shows, and answers by pressing.
//!
//! Whatever is pressed goes to the table as a press on Discord does, with its stamp and an id that is the request's for
//! good: the same request again gets the same answer. There is no rule here.

use std::time::Instant;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, LOCATION, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use serde_json::json;

use super::cache::{Content, is_over};
use super::guard::{self, Floods, Refused};
use super::live::{Reached, Watched, mark_of};
use super::page;
use super::routes::{Answered, Asked, JSON, SVG, Served, sent};
use engine::{Choice, Declined, Narration, Phrase};
use present::{
    CONFIRM, Language, Locale, Reader, ReaderId, Request as Asks, Script, SeatPage, SeatPanel, TableRequest, Trail,
    TurnContext, declined, refused,
};
use table::{
    Act, Answer, Confirm, InteractionId, LANGUAGE, Origin, Owner, PrivateTable, Refusal, Reply, Request, SeatOf,
    SeatPageEvent, Secret, Session, Since, StoreError,
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

/// What a panel says besides what is asked.
#[derive(Default)]
struct Step {
    trail: Trail,
    notice: Option<Phrase>,
    narrowed: Vec<Choice>,
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
        match part {
            ["seat.json"] => {
                let reader = self.reader(&session, asked).await?;
                let panel = self.panel(&session.table, reader, Step::default()).await;
                Ok(Some(sent(JSON, Content::new(shown(&session.table, &panel)), asked)))
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
        if is_over(&table) {
            let request = request(&session, InteractionId::new(format!("page:{of}")), Confirm::default());
            if let Ok(page) = self.tables.page(&request, of.game).await
                && let Some((_, key)) = page.address.as_deref().and_then(|address| address.rsplit_once('/'))
                && let Ok(to) = HeaderValue::from_str(&format!("../g/{key}"))
            {
                return Ok(Some((StatusCode::SEE_OTHER, [(LOCATION, to)]).into_response()));
            }
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
            ["press"] => self.press(of, asked, body).await,
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
        let cookie = HeaderValue::from_str(&self.site.cookie(of, &session)).map_err(|_| Refused::Malformed)?;
        Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
    }

    /// Carries out a press.
    async fn press(&self, of: SeatOf, asked: &Asked<'_>, body: Body) -> Result<Response<Body>, Failure> {
        self.site.check_write(asked.headers)?;
        let session = self.session(of, asked.headers).await?.ok_or(Refused::SignedOut)?;
        self.floods.press(&session.hash, Instant::now())?;
        let body = guard::json(asked.headers, body).await?;
        let id = body["id"].as_str().filter(|id| is_id(id)).ok_or(Refused::Malformed)?;
        let pressed = body["press"].as_str().and_then(|press| press.parse().ok());
        let Some(Asks::Table(game, press)) = pressed else { return Err(Refused::Malformed.into()) };
        if game != of.game {
            return Err(Refused::Malformed.into());
        }
        let reader = self.reader(&session, asked).await?;
        // The hash of a session tells nobody its secret.
        let id = InteractionId::new(format!("page:{}:{id}", session.hash.0.get(..16).unwrap_or_default()));
        let (table, panel, allowed) = match self.carry_out(&session, reader, id, press).await {
            Ok((table, panel)) => (table, panel, true),
            Err(Refusal::Unavailable(error)) => return Err(error.into()),
            Err(Refusal::Stale(table)) => {
                let stale = Refusal::Stale(table.clone());
                let panel = self.explained(&table, reader, &stale).await;
                (*table, panel, false)
            }
            Err(refusal) => {
                let session = self.session(of, asked.headers).await?.ok_or(Refused::SignedOut)?;
                let panel = self.explained(&session.table, reader, &refusal).await;
                (session.table, panel, false)
            }
        };
        let event = if allowed { SeatPageEvent::Answered } else { SeatPageEvent::Declined };
        self.tables.seat_page_counts().count(event);
        Ok(([(CONTENT_TYPE, JSON)], shown(&table, &panel)).into_response())
    }

    async fn explained(&self, table: &PrivateTable, reader: Reader, refusal: &Refusal) -> SeatPanel {
        let notice = Some(refused(Some(table.public().kind()), refusal));
        self.panel(table, reader, Step { notice, ..Step::default() }).await
    }

    async fn carry_out(
        &self,
        session: &Session,
        reader: Reader,
        id: InteractionId,
        press: TableRequest,
    ) -> Result<(PrivateTable, SeatPanel), Refusal> {
        let game = session.table.public().id();
        let confirmed = matches!(press, TableRequest::Confirm(..) | TableRequest::ConfirmAlways(..));
        let by = request(session, id, if confirmed { Confirm::Never } else { reader.confirm });
        let act = |stamp, choice| self.tables.act(&by, game, Act::Press { stamp, choice });
        let reply = match press {
            TableRequest::Answer(stamp, choice) | TableRequest::Confirm(stamp, choice) => act(stamp, choice).await?,
            TableRequest::ConfirmAlways(stamp, choice) => {
                let trust = Request { id: InteractionId::new(format!("{}/trust", by.id)), ..by.clone() };
                let (own, never) = (Owner::Person(by.person), Confirm::Never.to_string());
                self.tables.set(&trust, own, CONFIRM, Some(&never)).await?;
                act(stamp, choice).await?
            }
            TableRequest::AnswerAlways { stamp, answer, span } => {
                self.tables.answer_always(&by, game, stamp, &answer, span).await?
            }
            TableRequest::Undo(stamp) => self.tables.undo(&by, game, Some(stamp)).await?,
            TableRequest::StartOver(stamp) => self.tables.start_over(&by, game, Some(stamp)).await?,
            TableRequest::Revoke(place) => self.tables.revoke(&by, game, place).await?,
            TableRequest::Level(stamp, trail) | TableRequest::Back(stamp, trail) => {
                return self.level(session, reader, stamp, trail).await;
            }
            TableRequest::Standing => return self.page(session, reader, |page| page.standing()).await,
            TableRequest::WhyNot => return self.page(session, reader, |page| page.not_now()).await,
            TableRequest::Turn => {
                let panel = self.panel(&session.table, reader, Step::default()).await;
                return Ok((session.table.clone(), panel));
            }
            // What else can be asked for at a table is asked for on Discord.
            _ => return Err(Refusal::NoSuchGame(game)),
        };
        self.acted(reader, reply).await
    }

    /// What came of it, and what is asked next.
    async fn acted(&self, reader: Reader, reply: Reply) -> Result<(PrivateTable, SeatPanel), Refusal> {
        let table = reply.seat.ok_or(Refusal::NotSeated)?;
        let mut step = Step::default();
        match &reply.answer {
            Answer::NeedsConfirmation { action, .. } => {
                let (seen, action) = (table.clone(), action.clone());
                let sure = self.calmly(move || SeatPage::of(&seen, reader).sure(&action)).await.flatten();
                if let Some(panel) = sure {
                    return Ok((table, panel));
                }
            }
            Answer::DeadEnd { action, .. } => {
                step.notice = Some(declined(&Declined::Stuck { action: action.clone() }));
            }
            Answer::Acted { narrowed, .. } => {
                step.narrowed = table.choices();
                step.narrowed.retain(|choice| narrowed.contains(&choice.text));
            }
            _ => {}
        }
        let panel = self.panel(&table, reader, step).await;
        Ok((table, panel))
    }

    /// Another level of a menu.
    async fn level(
        &self,
        session: &Session,
        reader: Reader,
        stamp: engine::Stamp,
        trail: Trail,
    ) -> Result<(PrivateTable, SeatPanel), Refusal> {
        if session.table.stamp() != Some(stamp) {
            return Err(Refusal::Stale(Box::new(session.table.clone())));
        }
        let panel = self.panel(&session.table, reader, Step { trail, ..Step::default() }).await;
        Ok((session.table.clone(), panel))
    }

    /// A panel that only shows something.
    async fn page(
        &self,
        session: &Session,
        reader: Reader,
        show: impl FnOnce(&SeatPage<'_>) -> Option<SeatPanel> + Send + 'static,
    ) -> Result<(PrivateTable, SeatPanel), Refusal> {
        let table = session.table.clone();
        let panel = self.calmly(move || show(&SeatPage::of(&table, reader))).await.flatten();
        Ok((session.table.clone(), panel.ok_or(Refusal::NotStarted)?))
    }

    async fn panel(&self, table: &PrivateTable, reader: Reader, step: Step) -> SeatPanel {
        let (person, game) = (table::PersonId(reader.id.0), table.public().id());
        let history = self.tables.private_history(table, Since::OwnTurn(table.seat())).await;
        let history: Vec<Narration> =
            history.map_or_else(|_| Vec::new(), |history| history.lines.into_iter().map(|line| line.told).collect());
        let note = self.tables.note(person, game).await.ok().flatten();
        let table = table.clone();
        let made = move || {
            let Step { trail, notice, narrowed } = &step;
            SeatPage::of(&table, reader).turn(&TurnContext {
                trail: trail.clone(),
                notice: notice.clone(),
                history: &history,
                first: false,
                narrowed,
                standing: table.standing(),
                note: note.as_deref(),
                page: false,
            })
        };
        self.calmly(made).await.unwrap_or_default()
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

    /// How the player of this seat likes to read; where they have not chosen a language, the one that the address names.
    async fn reader(&self, session: &Session, asked: &Asked<'_>) -> Result<Reader, StoreError> {
        let chosen = super::routes::unless_refused(self.tables.settings(Owner::Person(session.person)).await)?;
        let chosen = chosen.unwrap_or_default();
        let own = chosen.get(LANGUAGE).and_then(|language| language.parse::<Language>().ok());
        let locale = Locale::of(own.unwrap_or_else(|| asked.language()), Script::Plain);
        let reader = Reader::new(ReaderId(session.person.0), locale);
        Ok(Reader { confirm: present::confirm_setting(chosen.get(CONFIRM)), ..reader })
    }
}

/// A panel with the mark of what it was made from.
fn shown(table: &PrivateTable, panel: &SeatPanel) -> String {
    json!({ "mark": mark_of(table), "over": is_over(&table.public()), "panel": panel }).to_string()
}

fn request(session: &Session, id: InteractionId, confirm: Confirm) -> Request {
    let table = session.table.public();
    let name = table.player(session.table.seat()).map(|player| player.name.clone()).unwrap_or_default();
    Request { id, person: session.person, name, from: Origin::Nowhere, manages: false, confirm }
}

/// Whether this can be the id of a request: short, and of letters, digits and hyphens.
fn is_id(text: &str) -> bool {
    (8..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
