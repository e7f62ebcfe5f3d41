//! Verifies that an interaction delivered over HTTP comes from Discord, and is recent.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::HeaderMap;
use ring::signature::{ED25519, UnparsedPublicKey};

/// How old a request may be. Discord waits for 3 seconds; a recorded request replayed later would show a hand.
const FRESH: Duration = Duration::from_secs(60);
/// A clock difference from Discord that the operator should know about.
const SKEW: Duration = Duration::from_secs(5);

/// The key with which Discord signs what it sends to this application.
#[derive(Clone, PartialEq, Eq)]
pub struct PublicKey([u8; 32]);

/// A text that is not a public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKeyError;

impl FromStr for PublicKey {
    type Err = PublicKeyError;

    fn from_str(text: &str) -> Result<PublicKey, PublicKeyError> {
        bytes(text).map(PublicKey).ok_or(PublicKeyError)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

/// Why a request is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum SignatureError {
    /// It is not signed, or not the way Discord signs.
    Unsigned,
    /// The signature belongs to another key, time or body.
    Forged,
    /// It was signed too long ago, or our clock is wrong.
    Stale,
}

/// What the headers of a request claim before its body is read.
pub(crate) struct Signed<'h> {
    signature: [u8; 64],
    timestamp: &'h str,
    at: SystemTime,
}

impl<'h> Signed<'h> {
    /// Reads a signature as Discord writes it.
    pub fn of(headers: &'h HeaderMap) -> Result<Signed<'h>, SignatureError> {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let signature = header("x-signature-ed25519").and_then(bytes::<64>).ok_or(SignatureError::Unsigned)?;
        let timestamp = header("x-signature-timestamp").ok_or(SignatureError::Unsigned)?;
        let at = timestamp.parse().ok().and_then(|seconds| UNIX_EPOCH.checked_add(Duration::from_secs(seconds)));
        Ok(Signed { signature, timestamp, at: at.ok_or(SignatureError::Unsigned)? })
    }

    /// Verifies that Discord signed this body, and when.
    pub fn check(&self, by: &PublicKey, body: &[u8], now: SystemTime) -> Result<(), SignatureError> {
        let signed = [self.timestamp.as_bytes(), body].concat();
        let key = UnparsedPublicKey::new(&ED25519, &by.0);
        key.verify(&signed, &self.signature).map_err(|_| SignatureError::Forged)?;
        let apart = difference(self.at, now);
        if apart > SKEW {
            tracing::warn!(seconds = apart.as_secs(), "clock skew between Discord and this machine");
        }
        if apart > FRESH { Err(SignatureError::Stale) } else { Ok(()) }
    }
}

fn difference(one: SystemTime, other: SystemTime) -> Duration {
    one.duration_since(other).or_else(|_| other.duration_since(one)).unwrap_or_default()
}

/// This many bytes, written in hexadecimal.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use proptest::prelude::*;
    use ring::signature::{Ed25519KeyPair, KeyPair};

    use super::*;

    const BODY: &[u8] = br#"{"type":1}"#;
    const NOW: u64 = 1_700_000_000;

    fn pair(seed: u8) -> Ed25519KeyPair {
        Ed25519KeyPair::from_seed_unchecked(&[seed; 32]).expect("a key")
    }

    fn public(pair: &Ed25519KeyPair) -> PublicKey {
        PublicKey(pair.public_key().as_ref().try_into().expect("32 bytes"))
    }

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn signed(pair: &Ed25519KeyPair, at: u64, body: &[u8]) -> HeaderMap {
        let signature = pair.sign(&[at.to_string().as_bytes(), body].concat());
        let mut headers = HeaderMap::new();
        headers.insert("x-signature-ed25519", hex(signature.as_ref()).parse().expect("a header"));
        headers.insert("x-signature-timestamp", at.to_string().parse().expect("a header"));
        headers
    }

    fn check(headers: &HeaderMap, body: &[u8]) -> Result<(), SignatureError> {
        Signed::of(headers)?.check(&public(&pair(1)), body, UNIX_EPOCH + Duration::from_secs(NOW))
    }

    #[test]
    fn only_what_discord_signed_just_now_is_taken() {
        let good = signed(&pair(1), NOW, BODY);
        assert_eq!(check(&good, BODY), Ok(()));
        assert_eq!(check(&good, br#"{"type":2}"#), Err(SignatureError::Forged), "another body");
        assert_eq!(check(&signed(&pair(2), NOW, BODY), BODY), Err(SignatureError::Forged), "another key");
        let mut later = good.clone();
        later.insert("x-signature-timestamp", (NOW + 1).to_string().parse().expect("a header"));
        assert_eq!(check(&later, BODY), Err(SignatureError::Forged), "another time");
        for name in ["x-signature-ed25519", "x-signature-timestamp"] {
            let mut headers = good.clone();
            headers.remove(name);
            assert_eq!(check(&headers, BODY), Err(SignatureError::Unsigned), "without {name}");
            headers.insert(name, HeaderValue::from_bytes(b"\xff").expect("a header"));
            assert_eq!(check(&headers, BODY), Err(SignatureError::Unsigned), "{name} is no text");
        }
        for (at, expected) in [(60, Ok(())), (61, Err(SignatureError::Stale)), (600_000, Err(SignatureError::Stale))] {
            assert_eq!(check(&signed(&pair(1), NOW - at, BODY), BODY), expected, "{at} seconds ago");
            assert_eq!(check(&signed(&pair(1), NOW + at, BODY), BODY), expected, "in {at} seconds");
        }
    }

    #[test]
    fn a_key_is_64_digits() {
        let key = public(&pair(1));
        assert_eq!(key.to_string().parse(), Ok(key.clone()));
        assert_eq!(key.to_string().to_uppercase().parse(), Ok(key.clone()));
        for wrong in ["", "12", &key.to_string()[1..], &format!("{}zz", &key.to_string()[2..]), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<PublicKey>(), Err(PublicKeyError), "{wrong}");
        }
    }

    proptest! {
        /// Arbitrary input is rejected, and nothing panics.
        #[test]
        fn nothing_made_up_is_taken(signature in ".{0,140}", timestamp in "[0-9a-z+-]{0,24}", body in ".{0,60}") {
            let mut headers = HeaderMap::new();
            for (name, value) in [("x-signature-ed25519", &signature), ("x-signature-timestamp", &timestamp)] {
                if let Ok(value) = HeaderValue::from_str(value) {
                    headers.insert(name, value);
                }
            }
            prop_assert!(check(&headers, body.as_bytes()).is_err());
        }

        /// One bit is enough.
        #[test]
        fn what_was_changed_on_its_way_is_not_taken(bit in 0usize..(64 + BODY.len()) * 8) {
            let (mut signature, mut body) = ([0; 64], BODY.to_vec());
            signature.copy_from_slice(pair(1).sign(&[NOW.to_string().as_bytes(), BODY].concat()).as_ref());
            match bit.checked_sub(64 * 8) {
                None => signature[bit / 8] ^= 1 << (bit % 8),
                Some(bit) => body[bit / 8] ^= 1 << (bit % 8),
            }
            let mut headers = signed(&pair(1), NOW, BODY);
            headers.insert("x-signature-ed25519", hex(&signature).parse().expect("a header"));
            prop_assert_eq!(check(&headers, &body), Err(SignatureError::Forged));
        }

        /// So does anything that only looks like a signature.
        #[test]
        fn random_signatures_are_forged(signature in proptest::collection::vec(any::<u8>(), 64), ago in 0u64..200) {
            let mut headers = signed(&pair(1), NOW - ago, BODY);
            headers.insert("x-signature-ed25519", hex(&signature).parse().expect("a header"));
            prop_assert_eq!(check(&headers, BODY), Err(SignatureError::Forged));
        }
    }
}
