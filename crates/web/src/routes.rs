//! Routes requests and answers them. Everything that does not exist gets the same bytes.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY,
    RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, StreamExt};

use super::cache::{Cache, Content, Part};
use super::guard::{Floods, Site};
use super::limiter::Limiter;
use super::live::{Live, Reached, Watched};
use super::page;
use desk::Desk;
use present::Language;
use table::{PublicTable, Refusal, SeatPageEvent, StoreError, Tables};

/// Makes the browser refuse content from elsewhere, and any attempt to turn text into markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
                      require-trusted-types-for 'script'; trusted-types 'none'";

/// How often viewers are sent a comment, so that no proxy considers the connection dead.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");
/// Tells proxies to pass events on at once.
const BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

pub(super) const TEXT: &str = "text/plain; charset=utf-8";
pub(super) const JSON: &str = "application/json";
pub(super) const SVG: &str = "image/svg+xml";

/// State shared by all requests.
pub(super) struct Served {
    pub tables: Tables,
    pub desk: Desk,
    pub cache: Cache,
    pub live: Live,
    pub limiter: Limiter,
    pub site: Site,
    pub floods: Floods,
}

/// A request, as far as the response depends on it.
pub(super) struct Asked<'a> {
    pub client: Option<IpAddr>,
    query: &'a str,
    pub headers: &'a HeaderMap,
}

impl Asked<'_> {
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The language that the query names, or else the first supported one of the browser.
    pub fn language(&self) -> Language {
        let named = self.parameter("lang").and_then(Language::of_locale);
        named
            .or_else(|| {
                let accepted = self.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
                accepted
                    .split(',')
                    .find_map(|one| Language::of_locale(one.split(';').next().unwrap_or_default().trim()))
            })
            .unwrap_or_default()
    }

    /// Whether the browser already has this content.
    fn has(&self, etag: &str) -> bool {
        let known = self.headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        known.flat_map(|value| value.split(',')).any(|one| one.trim().trim_start_matches("W/") == etag)
    }
}

pub(super) async fn answer(
    State(served): State<Arc<Served>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Body,
) -> Response<Body> {
    let client = served.limiter.client(from, &headers);
    let asked = Asked { client, query: uri.query().unwrap_or_default(), headers: &headers };
    let mut response = if served.limiter.refuses(client, Instant::now()) {
        if uri.path().starts_with("/s/") {
            served.tables.seat_page_counts().count(SeatPageEvent::Flood);
        }
        let seconds = Limiter::pause().as_secs();
        (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, HeaderValue::from(seconds))], "").into_response()
    } else if method == Method::GET || method == Method::HEAD {
        served.get(uri.path(), &asked).await
    } else if method == Method::POST {
        served.post(uri.path(), &asked, body).await
    } else {
        not_found()
    };
    let common = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (ROBOTS, "noindex, nofollow"),
        (VARY, "accept-language"),
    ];
    for (name, value) in common {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // The page may be switched off at any moment.
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}

/// A response, or none if there is nothing at this address.
pub(super) type Answered = Result<Option<Response<Body>>, StoreError>;

impl Served {
    async fn get(&self, path: &str, asked: &Asked<'_>) -> Response<Body> {
        let segments: Vec<&str> = path.split('/').skip(1).collect();
        let answered = match segments[..] {
            ["page", file] => Ok(page::file(file).map(|(kind, bytes)| sent(kind, Content::new(bytes), asked))),
            ["g", key] => self.shell(key, asked).await,
            ["g", key, "events"] => self.events(key, asked).await,
            ["g", key, ref part @ ..] => self.public_part(key, part, asked).await,
            ["s", seat, ref part @ ..] => match seat.parse() {
                Ok(of) => self.get_seat(of, part, asked).await,
                Err(_) => Ok(None),
            },
            _ => Ok(None),
        };
        match answered {
            Ok(Some(response)) => response,
            Ok(None) => not_found(),
            Err(error) => {
                tracing::warn!(%error, "cannot serve a page");
                StatusCode::SERVICE_UNAVAILABLE.into_response()
            }
        }
    }

    async fn post(&self, path: &str, asked: &Asked<'_>, body: Body) -> Response<Body> {
        let segments: Vec<&str> = path.split('/').skip(1).collect();
        let done = match segments[..] {
            ["s", seat, ref part @ ..] => match seat.parse() {
                Ok(of) => self.post_seat(of, part, asked, body).await,
                Err(_) => None,
            },
            _ => None,
        };
        done.unwrap_or_else(not_found)
    }

    /// The table on this page, and how far its game has progressed.
    async fn open(&self, key: &str) -> Result<Option<(PublicTable, Reached)>, StoreError> {
        let Some(table) = self.tables.watched(key).await? else { return Ok(None) };
        let reached = unless_refused(Reached::by(&self.tables, &table).await)?;
        Ok(reached.map(|reached| (table, reached)))
    }

    async fn shell(&self, key: &str, asked: &Asked<'_>) -> Answered {
        let Some((table, _)) = self.open(key).await? else { return Ok(None) };
        Ok(Some(sent(page::HTML, Content::new(page::shell(&table, asked.language())), asked)))
    }

    async fn public_part(&self, key: &str, part: &[&str], asked: &Asked<'_>) -> Answered {
        let Some((table, reached)) = self.open(key).await? else { return Ok(None) };
        self.part_of(&table, reached, part, asked).await
    }

    /// A part that everybody may see: what happened, and how the table looked after a step.
    pub(super) async fn part_of(
        &self,
        table: &PublicTable,
        Reached { last, .. }: Reached,
        part: &[&str],
        asked: &Asked<'_>,
    ) -> Answered {
        let (part, kind) = match part {
            ["steps.json"] => {
                let from = asked.parameter("from").and_then(number).unwrap_or(0).min(last + 1);
                (Part::Steps { from, last }, JSON)
            }
            ["course.svg"] => (Part::Course { last }, SVG),
            ["signs.svg"] => (Part::Signs, SVG),
            ["step", file] => {
                let Some((step, ending)) = file.split_once('.') else { return Ok(None) };
                let Some(step) = number(step).filter(|step| *step <= last) else { return Ok(None) };
                match ending {
                    "svg" => (Part::Board { step, small: asked.parameter("small").is_some() }, SVG),
                    "json" => (Part::InWords(step), JSON),
                    "hands.json" => (Part::Hands(step), JSON),
                    _ => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        let made = unless_refused(self.cache.part(table, asked.language(), part).await)?;
        Ok(made.flatten().map(|content| sent(kind, content, asked)))
    }

    /// How far the game has progressed, now and after each change.
    async fn events(&self, key: &str, asked: &Asked<'_>) -> Answered {
        let Some((_, reached)) = self.open(key).await? else { return Ok(None) };
        let Some(live) = self.live.watch(Watched::Page(key.to_owned()), reached, asked.client) else {
            return Ok(Some(StatusCode::SERVICE_UNAVAILABLE.into_response()));
        };
        Ok(Some(events(live)))
    }
}

/// A stream of how far a game has progressed.
pub(super) fn events(live: impl Stream<Item = Reached> + Send + 'static) -> Response<Body> {
    let event = |Reached { last, over, hands, mark }| {
        let mark = mark.map(|mark| format!(",\"mark\":{mark}")).unwrap_or_default();
        let data = format!("{{\"last\":{last},\"over\":{over},\"hands\":{hands}{mark}}}");
        Ok::<_, Infallible>(Event::default().data(data))
    };
    let events = Sse::new(live.map(event)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    ([(BUFFERING, "no")], events).into_response()
}

/// None for a refusal: there is nothing to show. An error of the store stays an error.
pub(super) fn unless_refused<T>(found: Result<T, Refusal>) -> Result<Option<T>, StoreError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Refusal::Unavailable(error)) => Err(error),
        Err(_) => Ok(None),
    }
}

/// A number in its canonical form: without a sign or leading zeros.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

pub(super) fn sent(kind: &'static str, content: Content, asked: &Asked<'_>) -> Response<Body> {
    let status = if asked.has(&content.etag) { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    let body = if status == StatusCode::OK { Body::from(content.bytes) } else { Body::empty() };
    (status, [(CONTENT_TYPE, kind.to_owned()), (ETAG, content.etag)], body).into_response()
}

fn not_found() -> Response<Body> {
    (StatusCode::NOT_FOUND, [(CONTENT_TYPE, TEXT)], "There is nothing here.\n").into_response()
}
