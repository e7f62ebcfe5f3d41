//! A seat on a page: a person asks for a link, and the link is exchanged for a session of that person at that seat.
//!
//! **Whoever has the secret has the seat**, so a secret is in one link or one cookie and nowhere else: the store has only
//! its hash. A link can be exchanged once, within ten minutes. A session ends after thirty days, with the seat, when
//! its person is forgotten, and when they sign out everywhere.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::answer::Refusal;
use crate::clock::Time;
use crate::ids::{GameId, IdError, PersonId, Which};
use crate::store::StoreError;
use crate::view::PrivateTable;
use crate::visibility::Requester;
use crate::{Tables, fresh_seed};
use engine::Seat;

/// How long a link can be exchanged.
const LINK: Duration = Duration::from_secs(10 * 60);
/// How long a session lasts.
pub const SESSION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// How many sessions a person has at most, and how many links that wait: browsers inside of apps have cookies of their
/// own. One more ends the oldest.
pub const MAX_SESSIONS: u32 = 10;

/// A secret of 128 random bits. It is never shown: not by `Debug` either.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// The hash of a secret, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(pub String);

impl Secret {
    fn fresh() -> Result<Secret, Refusal> {
        Ok(Secret(fresh_seed()?.to_string()))
    }

    /// A secret as a browser sends it. None: it cannot be one.
    pub fn read(text: &str) -> Option<Secret> {
        let is_secret = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        is_secret.then(|| Secret(text.to_owned()))
    }

    /// For the link or the cookie that it is made for.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// A seat as its page has it in its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatOf {
    pub game: GameId,
    pub seat: Seat,
}

/// `17-2`
impl fmt::Display for SeatOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.seat)
    }
}

impl FromStr for SeatOf {
    type Err = IdError;

    /// Only its canonical form is one.
    fn from_str(text: &str) -> Result<SeatOf, IdError> {
        let read = text
            .split_once('-')
            .and_then(|(game, seat)| Some(SeatOf { game: game.parse().ok()?, seat: seat.parse().ok()? }));
        read.filter(|of| of.to_string() == text).ok_or_else(|| IdError(text.to_owned()))
    }
}

/// A link or a session as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    pub hash: SecretHash,
    pub person: PersonId,
    pub of: SeatOf,
    pub begun: Time,
    pub ends: Time,
}

/// A person at their seat, through a session.
#[derive(Clone, Debug)]
pub struct Session {
    pub person: PersonId,
    pub hash: SecretHash,
    pub table: PrivateTable,
}

/// What happens on pages of seats, as metrics count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SeatPageEvent {
    /// A link became a session.
    Entered,
    Answered,
    /// The rules, or the state of the table, did not allow it.
    Declined,
    // Refused before anything was done.
    CrossSite,
    Malformed,
    SignedOut,
    BadLink,
    Flood,
}

/// How often each of that has happened in this process.
#[derive(Debug, Default)]
pub struct SeatPageCounts([AtomicU64; 8]);

impl SeatPageCounts {
    pub fn count(&self, event: SeatPageEvent) {
        self.0[event as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub fn get(&self, event: SeatPageEvent) -> u64 {
        self.0[event as usize].load(Ordering::Relaxed)
    }
}

/// Whether seats can be played on pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatPages {
    Offered,
    /// No pages are served.
    NoPages,
    /// Anybody on the way could read a secret sent to this URL.
    Unencrypted,
}

impl Tables {
    pub fn seat_page_counts(&self) -> &SeatPageCounts {
        &self.0.seat_page_counts
    }

    /// Whether seats can be played on pages, as far as their URL decides it.
    pub fn seat_pages(&self) -> SeatPages {
        match self.0.pages.get() {
            None => SeatPages::NoPages,
            Some(url) if keeps_secrets(url) => SeatPages::Offered,
            Some(_) => SeatPages::Unencrypted,
        }
    }

    /// The address of the page of the requester's seat, with a fresh secret in its fragment, in the language in which they
    /// read.
    pub async fn seat_link(&self, requester: &Requester, game: GameId, language: &str) -> Result<String, Refusal> {
        let (_, loaded) = self.find_for(Which::Game(game), Some(requester)).await?;
        let seat = loaded.seat_of(requester.person).ok_or(Refusal::NotSeated)?;
        if loaded.play.is_none() {
            return Err(Refusal::NotStarted);
        }
        match self.seat_pages() {
            SeatPages::Offered => {}
            SeatPages::NoPages => return Err(Refusal::NoPage),
            SeatPages::Unencrypted => return Err(Refusal::UnencryptedPages),
        }
        let url = self.0.pages.get().ok_or(Refusal::NoPage)?;
        let (secret, now) = (Secret::fresh()?, self.now());
        let (of, ends) = (SeatOf { game, seat }, now.plus(LINK));
        let row = SessionRow { hash: secret.hash(), person: requester.person, of, begun: now, ends };
        self.0.store.add_link(&row).await?;
        Ok(format!("{url}/s/{of}?lang={language}#{}", secret.reveal()))
    }

    /// Exchanges the secret of a link for that of a session. None: it is not a link to this seat, was exchanged before,
    /// or is too old.
    pub async fn exchange(&self, of: SeatOf, link: &Secret) -> Result<Option<Secret>, Refusal> {
        let (session, now) = (Secret::fresh()?, self.now());
        let begun = self.0.store.exchange(&link.hash(), of, &session.hash(), now, now.plus(SESSION)).await?;
        Ok(begun.then_some(session))
    }

    /// The person whose session at this seat this is. None: it has ended, or never began.
    pub async fn session(&self, of: SeatOf, secret: &Secret) -> Result<Option<Session>, StoreError> {
        self.session_with(of, secret.hash()).await
    }

    /// The same session as it is now.
    pub async fn session_now(&self, of: SeatOf, session: &Session) -> Result<Option<Session>, StoreError> {
        self.session_with(of, session.hash.clone()).await
    }

    async fn session_with(&self, of: SeatOf, hash: SecretHash) -> Result<Option<Session>, StoreError> {
        let Some(row) = self.0.store.session(&hash).await? else { return Ok(None) };
        if row.of != of || row.ends <= self.now() {
            return Ok(None);
        }
        let Some(loaded) = self.readable(of.game).await? else { return Ok(None) };
        if loaded.seat_of(row.person) != Some(of.seat) {
            return Ok(None);
        }
        Ok(Some(Session { person: row.person, hash, table: PrivateTable { loaded, seat: of.seat } }))
    }

    /// Ends all sessions of a person, and the links that they have not used.
    pub async fn sign_out_everywhere(&self, person: PersonId) -> Result<(), Refusal> {
        Ok(self.0.store.end_sessions(person).await?)
    }
}

/// Whether what is sent to this URL is encrypted, or stays on this machine.
fn keeps_secrets(url: &str) -> bool {
    let Some(rest) = url.strip_prefix("http://") else { return url.starts_with("https://") };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(bracketed) => bracketed.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    host.eq_ignore_ascii_case("localhost")
        || host.parse().is_ok_and(|address: std::net::IpAddr| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_sent_encrypted_or_within_the_machine() {
        for url in ["https://games.example.org/board", "http://127.0.0.1:8090", "http://[::1]:80/x", "http://localhost"]
        {
            assert!(keeps_secrets(url), "{url}");
        }
        for url in
            ["http://192.168.1.2:8090", "http://localhost.example.org", "http://0.0.0.0:1", "ftp://localhost", ""]
        {
            assert!(!keeps_secrets(url), "{url}");
        }
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        let secret = Secret::read("0123456789abcdef0123456789abcdef").expect("a secret");
        assert_eq!(format!("{secret:?}"), "Secret");
        for text in ["", "0123456789ABCDEF0123456789abcdef", "0123456789abcdef0123456789abcdef0"] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }
}
