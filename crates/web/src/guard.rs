//! What a request to a seat must be before anything is done for it: from our own page, small, JSON, with a session.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use serde_json::Value;

use super::limiter::Buckets;
use table::{SESSION, SeatOf, SeatPageEvent, Secret, SecretHash};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// The longest body: an answer is far shorter.
const MAX_BYTES: usize = 4 * 1024;

/// Why nothing was done for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It comes from a page of somebody else.
    CrossSite,
    /// It is not JSON, lacks something, or is too long.
    Malformed,
    /// No session: it never began, or it has ended.
    SignedOut,
    /// The link was used, is too old, or is not for this seat.
    BadLink,
    Flood,
}

impl Refused {
    pub fn status(self) -> StatusCode {
        match self {
            Refused::CrossSite | Refused::BadLink => StatusCode::FORBIDDEN,
            Refused::Malformed => StatusCode::BAD_REQUEST,
            Refused::SignedOut => StatusCode::UNAUTHORIZED,
            Refused::Flood => StatusCode::TOO_MANY_REQUESTS,
        }
    }

    pub fn sentence(self) -> &'static str {
        match self {
            Refused::CrossSite => "This page takes requests only from itself.\n",
            Refused::Malformed => "This is not what the page sends.\n",
            Refused::SignedOut => "You are not signed in here. Ask the bot for a new link.\n",
            Refused::BadLink => {
                "This link has been used, is too old, or is not for this seat. Ask the bot for a new one.\n"
            }
            Refused::Flood => "These are too many requests. Wait a moment.\n",
        }
    }

    /// What metrics count it as.
    pub fn event(self) -> SeatPageEvent {
        match self {
            Refused::CrossSite => SeatPageEvent::CrossSite,
            Refused::Malformed => SeatPageEvent::Malformed,
            Refused::SignedOut => SeatPageEvent::SignedOut,
            Refused::BadLink => SeatPageEvent::BadLink,
            Refused::Flood => SeatPageEvent::Flood,
        }
    }
}

/// What our own URL decides: where requests may come from, and how cookies are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// `https://games.example.org`
    origin: String,
    /// The path of the URL, without a slash at its end.
    path: String,
    cookie: String,
    secure: bool,
}

impl Site {
    pub fn at(url: &str) -> Site {
        let url = url.trim_end_matches('/');
        let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
        let (host, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let (scheme, host) = (scheme.to_ascii_lowercase(), host.to_ascii_lowercase());
        let usual = if scheme == "https" { "443" } else { "80" };
        let port = host.rsplit_once(':').map(|(_, port)| port).filter(|port| port.parse::<u16>().is_ok());
        // Browsers leave the usual port out.
        let named = host.strip_suffix(&format!(":{usual}")).unwrap_or(&host);
        Site {
            origin: format!("{scheme}://{named}"),
            path: path.to_owned(),
            // Cookies of all ports of a host are one jar, so that each program has a name of its own.
            cookie: format!("seat-{}", port.unwrap_or(usual)),
            secure: scheme == "https",
        }
    }

    /// Whether a request that changes something comes from our own page.
    pub fn check_write(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let ours = text(headers, ORIGIN).is_some_and(|origin| origin == self.origin);
        let from_here = text(headers, FETCH_SITE).is_none_or(|site| site == "same-origin");
        if ours && from_here { Ok(()) } else { Err(Refused::CrossSite) }
    }

    /// Whether a request that reads comes from our own page, as far as the browser says: it names no origin for these.
    pub fn check_read(&self, headers: &HeaderMap) -> Result<(), Refused> {
        let ours = text(headers, ORIGIN).is_none_or(|origin| origin == self.origin);
        let from_here = text(headers, FETCH_SITE).is_none_or(|site| matches!(site, "same-origin" | "none"));
        let readable = headers.get_all(ORIGIN).iter().all(|value| value.to_str().is_ok());
        if ours && from_here && readable { Ok(()) } else { Err(Refused::CrossSite) }
    }

    /// The cookie of a session at this seat. It is not sent to any other seat.
    pub fn cookie(&self, of: SeatOf, secret: &Secret) -> String {
        let Site { path, cookie, .. } = self;
        let secure = if self.secure { "; Secure" } else { "" };
        let age = SESSION.as_secs();
        format!("{cookie}={}; Path={path}/s/{of}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}", secret.reveal())
    }

    /// The secret in a cookie of ours.
    pub fn secret(&self, headers: &HeaderMap) -> Option<Secret> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == self.cookie).find_map(|(_, value)| Secret::read(value))
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

/// The JSON that a page has sent.
pub(super) async fn json(headers: &HeaderMap, body: Body) -> Result<Value, Refused> {
    let kind = text(headers, CONTENT_TYPE).unwrap_or_default();
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Refused::Malformed);
    }
    let bytes = axum::body::to_bytes(body, MAX_BYTES).await.map_err(|_| Refused::Malformed)?;
    serde_json::from_slice(&bytes).map_err(|_| Refused::Malformed)
}

/// How much a client may try and a session may do.
pub(super) struct Floods {
    tries: Buckets<IpAddr>,
    presses: Buckets<SecretHash>,
    reads: Buckets<SecretHash>,
}

impl Floods {
    pub fn new() -> Floods {
        // Somebody opens a few links, presses as fast as they can, and has several tabs that take what comes.
        Floods { tries: Buckets::new(20.0, 1.0), presses: Buckets::new(40.0, 5.0), reads: Buckets::new(200.0, 20.0) }
    }

    /// Another attempt to use a link. None: a client on this machine.
    pub fn try_link(&self, client: Option<IpAddr>, now: Instant) -> Result<(), Refused> {
        match client {
            Some(client) if self.tries.refuses(client, now) => Err(Refused::Flood),
            _ => Ok(()),
        }
    }

    pub fn press(&self, session: &SecretHash, now: Instant) -> Result<(), Refused> {
        if self.presses.refuses(session.clone(), now) { Err(Refused::Flood) } else { Ok(()) }
    }

    pub fn read(&self, session: &SecretHash, now: Instant) -> Result<(), Refused> {
        if self.reads.refuses(session.clone(), now) { Err(Refused::Flood) } else { Ok(()) }
    }

    /// How long somebody should wait who was refused.
    pub const PAUSE: Duration = Duration::from_secs(1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use table::GameId;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("a value")));
        pairs.collect()
    }

    #[test]
    fn cookies_belong_to_one_program_one_path_and_one_seat() {
        let of = SeatOf { game: GameId(17), seat: Seat(1) };
        let secret = Secret::read("0123456789abcdef0123456789abcdef").expect("a secret");
        let set = |url: &str| Site::at(url).cookie(of, &secret);
        let there = |name: &str, path: &str, end: &str| {
            let secret = secret.reveal();
            format!("{name}={secret}; Path={path}/s/17-2; Max-Age=2592000; HttpOnly; SameSite=Lax{end}")
        };
        assert_eq!(set("http://127.0.0.1:8090"), there("seat-8090", "", ""));
        assert_eq!(set("http://127.0.0.1:8091/"), there("seat-8091", "", ""));
        assert_eq!(set("https://games.example.org/lisboa/"), there("seat-443", "/lisboa", "; Secure"));
        let site = Site::at("http://127.0.0.1:8090");
        let other = "f123456789abcdef0123456789abcdef";
        let sent =
            headers(&[("cookie", &format!("seat-8091={other}; seat-8090=x; a=b; seat-8090={}", secret.reveal()))]);
        assert_eq!(site.secret(&sent), Some(secret));
    }

    #[test]
    fn only_our_own_page_changes_anything() {
        let site = Site::at("https://Games.example.org:443/lisboa");
        let ours = ("origin", "https://games.example.org");
        for good in [&[ours][..], &[ours, ("sec-fetch-site", "same-origin")]] {
            assert_eq!(site.check_write(&headers(good)), Ok(()), "{good:?}");
        }
        for bad in [
            &[][..],
            &[("origin", "null")],
            &[("origin", "http://games.example.org")],
            &[("origin", "https://games.example.org.evil.example")],
            &[("origin", "https://discord.com")],
            &[("sec-fetch-site", "same-origin")],
            &[ours, ("sec-fetch-site", "same-site")],
            &[ours, ("sec-fetch-site", "cross-site")],
        ] {
            assert_eq!(site.check_write(&headers(bad)), Err(Refused::CrossSite), "{bad:?}");
        }
    }

    #[test]
    fn only_our_own_page_reads() {
        let site = Site::at("http://127.0.0.1:8090");
        let ours = ("origin", "http://127.0.0.1:8090");
        for good in [&[][..], &[ours], &[("sec-fetch-site", "same-origin")], &[("sec-fetch-site", "none")]] {
            assert_eq!(site.check_read(&headers(good)), Ok(()), "{good:?}");
        }
        for bad in [&[("origin", "http://127.0.0.1:8091")][..], &[("sec-fetch-site", "cross-site")]] {
            assert_eq!(site.check_read(&headers(bad)), Err(Refused::CrossSite), "{bad:?}");
        }
    }

    #[test]
    fn a_flood_of_one_session_or_client_refuses_nobody_else() {
        let (floods, now) = (Floods::new(), Instant::now());
        let [ana, ben] = ["a", "b"].map(|hash| SecretHash(hash.to_owned()));
        let refused = (0..100).filter(|_| floods.press(&ana, now).is_err()).count();
        assert!((1..100).contains(&refused), "{refused}");
        assert_eq!(floods.press(&ben, now), Ok(()));
        assert_eq!(floods.press(&ana, now + Floods::PAUSE), Ok(()));
        let [eve, joe] = [[203, 0, 113, 1], [203, 0, 113, 2]].map(|address| Some(IpAddr::from(address)));
        let refused = (0..100).filter(|_| floods.try_link(eve, now).is_err()).count();
        assert!((1..100).contains(&refused), "{refused}");
        assert_eq!((floods.try_link(joe, now), floods.try_link(None, now)), (Ok(()), Ok(())));
        assert_eq!(floods.try_link(eve, now + Floods::PAUSE), Ok(()));
    }
}
