//! Limits the requests of each address: a token bucket that refills over time.

use std::collections::HashMap;
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
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn filled(&self, now: Instant) -> f64 {
        (self.left + now.saturating_duration_since(self.at).as_secs_f64() * PER_SECOND).min(BURST)
    }
}

impl Limiter {
    pub fn new(behind_proxy: bool) -> Limiter {
        Limiter { behind_proxy, buckets: Mutex::default() }
    }

    /// Whether this request exceeds the limit.
    pub fn refuses(&self, from: SocketAddr, headers: &HeaderMap, now: Instant) -> bool {
        self.client(from, headers).is_some_and(|client| self.is_too_much(client, now))
    }

    /// The client: the address of the connection, or the one that the proxy names. None: a client on this machine, which
    /// may be a proxy that names nobody.
    fn client(&self, from: SocketAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if self.behind_proxy {
            // The last address is the one that the proxy itself saw; the client may have sent those before it.
            let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|value| value.to_str().ok());
            let last = forwarded.and_then(|forwarded| forwarded.rsplit(',').next()?.trim().parse().ok());
            return Some(network(last.unwrap_or(from.ip())));
        }
        (!from.ip().to_canonical().is_loopback()).then(|| network(from.ip()))
    }

    fn is_too_much(&self, client: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&client) {
            buckets.retain(|_, bucket| bucket.filled(now) < BURST);
            if buckets.len() >= REMEMBERED {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(client).or_insert(Bucket { left: BURST, at: now });
        let left = bucket.filled(now);
        let refused = left < 1.0;
        *bucket = Bucket { left: if refused { left } else { left - 1.0 }, at: now };
        refused
    }

    /// How long a refused client should wait.
    pub fn pause() -> Duration {
        Duration::from_secs(1)
    }
}

/// A household has one IPv4 address, but a whole IPv6 network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forwarded(by: &str) -> HeaderMap {
        [(FORWARDED_FOR.parse().expect("a name"), by.parse().expect("a value"))].into_iter().collect()
    }

    #[test]
    fn an_address_that_asks_too_often_waits_and_others_do_not() {
        let (limiter, now, nothing) = (Limiter::new(false), Instant::now(), HeaderMap::new());
        let [eve, ana]: [SocketAddr; 2] = [([203, 0, 113, 1], 1).into(), ([203, 0, 113, 2], 1).into()];
        let asked = (0..1_000).filter(|_| !limiter.refuses(eve, &nothing, now)).count();
        assert_eq!(asked, BURST as usize);
        assert!(!limiter.refuses(ana, &nothing, now));
        assert!(limiter.refuses(eve, &forwarded("203.0.113.9"), now), "nobody chooses their own address");
        assert!(!limiter.refuses(eve, &nothing, now + Limiter::pause()));
        let local: SocketAddr = ([127, 0, 0, 1], 1).into();
        assert!(
            (0..1_000).all(|_| !limiter.refuses(local, &nothing, now)),
            "a proxy on this machine is not one viewer"
        );
    }

    #[test]
    fn behind_a_proxy_viewers_are_told_apart_by_what_the_proxy_saw() {
        let (limiter, now) = (Limiter::new(true), Instant::now());
        let proxy: SocketAddr = ([127, 0, 0, 1], 1).into();
        let asked = |by: &str| (0..1_000).filter(|_| !limiter.refuses(proxy, &forwarded(by), now)).count();
        assert_eq!(asked("198.51.100.7, 203.0.113.1"), BURST as usize);
        assert_eq!(asked("198.51.100.8, 203.0.113.1"), 0, "what was sent along does not count");
        assert_eq!(asked("2001:db8::1"), BURST as usize);
        assert_eq!(asked("2001:db8::2"), 0, "the same network");
    }

    #[test]
    fn it_remembers_only_so_many_addresses() {
        let (limiter, now) = (Limiter::new(false), Instant::now());
        for number in 0..3 * REMEMBERED as u32 {
            limiter.refuses((std::net::Ipv4Addr::from_bits(0x0a00_0000 + number), 1).into(), &HeaderMap::new(), now);
        }
        assert!(limiter.buckets.lock().is_ok_and(|buckets| buckets.len() <= REMEMBERED));
    }
}
