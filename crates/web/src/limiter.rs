//! Limits the requests of each address: a token bucket that refills over time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;

/// The capacity of a bucket: enough for opening several tabs at once.
const BURST: f64 = 240.0;
/// The refill rate: enough for several people behind one address who drag their sliders.
const PER_SECOND: f64 = 40.0;
/// The most addresses whose buckets are remembered.
const REMEMBERED: usize = 10_000;

/// The header in which a proxy names the client.
const FORWARDED_FOR: &str = "x-forwarded-for";

pub(super) struct Limiter {
    behind_proxy: bool,
    clients: Buckets<IpAddr>,
}

/// A token bucket for each client, session or whoever else is limited.
pub(super) struct Buckets<K> {
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(burst: f64, per_second: f64) -> Buckets<K> {
        Buckets { burst, per_second, buckets: Mutex::default() }
    }

    fn filled(&self, bucket: &Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.left + since * self.per_second).min(self.burst)
    }

    /// Whether a request of this client exceeds the limit.
    pub fn refuses(&self, client: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&client) {
            buckets.retain(|_, bucket| self.filled(bucket, now) < self.burst);
            if buckets.len() >= REMEMBERED {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(client).or_insert(Bucket { left: self.burst, at: now });
        let left = self.filled(bucket, now);
        let refused = left < 1.0;
        *bucket = Bucket { left: if refused { left } else { left - 1.0 }, at: now };
        refused
    }
}

impl Limiter {
    pub fn new(behind_proxy: bool) -> Limiter {
        Limiter { behind_proxy, clients: Buckets::new(BURST, PER_SECOND) }
    }

    /// Whether a request of this client exceeds the limit.
    pub fn refuses(&self, client: Option<IpAddr>, now: Instant) -> bool {
        client.is_some_and(|client| self.clients.refuses(client, now))
    }

    /// The client: the address of the connection, or the one that the proxy names. None: a client on this machine, which
    /// may be a proxy that names nobody.
    pub fn client(&self, from: SocketAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.behind_proxy {
            return connections::client(from.ip());
        }
        // The last address is the one that the proxy itself saw; the client may have sent anything before it.
        let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back();
        let last = forwarded.and_then(|value| value.as_bytes().rsplit(|byte| *byte == b',').next());
        Some(connections::network(last.and_then(address).unwrap_or(from.ip())))
    }

    /// How long a refused client should wait.
    pub fn pause() -> Duration {
        Duration::from_secs(1)
    }
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forwarded(by: &str) -> HeaderMap {
        [(FORWARDED_FOR.parse().expect("a name"), by.parse().expect("a value"))].into_iter().collect()
    }

    /// How many of a thousand requests at one moment are answered.
    fn answered(limiter: &Limiter, from: [u8; 4], headers: &HeaderMap, now: Instant) -> usize {
        let client = limiter.client((from, 1).into(), headers);
        (0..1_000).filter(|_| !limiter.refuses(client, now)).count()
    }

    #[test]
    fn an_address_that_asks_too_often_waits_and_others_do_not() {
        let (limiter, now, nothing) = (Limiter::new(false), Instant::now(), HeaderMap::new());
        let [eve, ana] = [[203, 0, 113, 1], [203, 0, 113, 2]];
        assert_eq!(answered(&limiter, eve, &nothing, now), BURST as usize);
        assert_eq!(answered(&limiter, ana, &nothing, now), BURST as usize);
        assert_eq!(answered(&limiter, eve, &forwarded("203.0.113.9"), now), 0, "nobody chooses their own address");
        assert!(answered(&limiter, eve, &nothing, now + Limiter::pause()) > 0);
        let local = [127, 0, 0, 1];
        assert_eq!(answered(&limiter, local, &nothing, now), 1_000, "a proxy on this machine is not one viewer");
    }

    #[test]
    fn behind_a_proxy_viewers_are_told_apart_by_what_the_proxy_saw() {
        let (limiter, now) = (Limiter::new(true), Instant::now());
        let asked = |by: &str| answered(&limiter, [127, 0, 0, 1], &forwarded(by), now);
        assert_eq!(asked("198.51.100.7, 203.0.113.1"), BURST as usize);
        assert_eq!(asked("198.51.100.8, 203.0.113.1"), 0, "what was sent along does not count");
        assert_eq!(asked("2001:db8::1"), BURST as usize);
        assert_eq!(asked("2001:db8::2"), 0, "the same network");
    }

    #[test]
    fn what_a_client_forges_before_the_proxys_address_gives_it_no_other_allowance() {
        let (limiter, now) = (Limiter::new(true), Instant::now());
        let seen_as = |header: &[u8]| {
            let value = axum::http::HeaderValue::from_bytes(header).expect("a value");
            let headers = [(FORWARDED_FOR.parse().expect("a name"), value)].into_iter().collect();
            limiter.client(([127, 0, 0, 1], 1).into(), &headers).map(|client| client.to_string())
        };
        for header in [&b"203.0.113.1"[..], b"\xff\xfe, 203.0.113.1", b"nobody,203.0.113.1:4711", b"203.0.113.1:80"] {
            assert_eq!(seen_as(header).as_deref(), Some("203.0.113.1"), "{}", header.escape_ascii());
        }
        for header in [&b"2001:db8::1"[..], b"[2001:db8::1]", b"\xe9, [2001:db8::7]:4711"] {
            assert_eq!(seen_as(header).as_deref(), Some("2001:db8::"), "{}", header.escape_ascii());
        }
        assert_eq!(answered(&limiter, [127, 0, 0, 1], &forwarded("203.0.113.1:1"), now), BURST as usize);
        assert_eq!(
            answered(&limiter, [127, 0, 0, 1], &forwarded("203.0.113.1:2"), now),
            0,
            "a port is no other client"
        );
    }

    #[test]
    fn it_remembers_only_so_many_addresses() {
        let (limiter, now) = (Limiter::new(false), Instant::now());
        for number in 0..3 * REMEMBERED as u32 {
            limiter.refuses(Some(std::net::Ipv4Addr::from_bits(0x0a00_0000 + number).into()), now);
        }
        assert!(limiter.clients.buckets.lock().is_ok_and(|buckets| buckets.len() <= REMEMBERED));
    }
}
