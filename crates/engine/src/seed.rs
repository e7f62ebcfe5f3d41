//! Randomness as part of a game: a seed, and named streams that are pure functions of it.
//!
//! A stream is identified by the seed and its name alone, so adding one shifts no other, and a state needs to remember
//! nothing but the seed. The generator, the bounded draw and the shuffle are our own choice and tested with fixed
//! vectors: the same seed gives the same game on every build.

use std::fmt;
use std::str::FromStr;

use rand::rngs::SysRng;
use rand::{Rng, TryRng};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 128 bits that determine everything random in a game.
///
/// `Debug` hides it: a running game never shows its seed, not even in our own logs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 16]);

impl Seed {
    /// A fresh seed from the system's source of randomness.
    pub fn fresh() -> Result<Seed, SeedError> {
        let mut bytes = [0; 16];
        SysRng.try_fill_bytes(&mut bytes).map_err(|_| SeedError::NoEntropy)?;
        Ok(Seed(bytes))
    }

    /// The seed with this number; for simulations and tests.
    pub const fn from_number(number: u128) -> Seed {
        Seed(number.to_be_bytes())
    }

    /// The seed that a text stands for: 32 hexadecimal digits as they are, anything else by its hash.
    pub fn from_words(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| {
            let hash = Sha256::new().chain_update(b"correio seed words 1\0").chain_update(text.trim()).finalize();
            Seed(first_16(&hash))
        })
    }

    /// The stream of random numbers with this name.
    pub fn stream(&self, name: &str) -> Stream {
        let key = Sha256::new().chain_update(b"correio stream 1\0").chain_update(self.0).chain_update(name).finalize();
        Stream(ChaCha8Rng::from_seed(key.into()))
    }

    /// A seed derived from this one and a name; for redeals and series of games.
    pub fn derive(&self, name: &str) -> Seed {
        let hash = Sha256::new().chain_update(b"correio derive 1\0").chain_update(self.0).chain_update(name).finalize();
        Seed(first_16(&hash))
    }
}

fn first_16(hash: &[u8]) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    bytes
}

/// 32 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// Why there is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    #[error("a seed is 32 hexadecimal digits")]
    NotHex,
    #[error("the system provided no randomness for a seed")]
    NoEntropy,
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(SeedError::NotHex);
        }
        u128::from_str_radix(text, 16).map(Seed::from_number).map_err(|_| SeedError::NotHex)
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// One named stream of random numbers.
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// A number from 0 to `bound - 1`, each equally likely (Lemire's method, with rejection).
    ///
    /// A bound of 0 gives 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// A seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 16];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// One of the items, each equally likely.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Whether a chance of one in `times` comes up.
    pub fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// The Fisher-Yates shuffle, from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers must never change: stored games are replayed with them.
    #[test]
    fn streams_are_the_same_on_every_build() {
        let seed = Seed::from_number(42);
        let mut stream = seed.stream("test");
        let draws: Vec<_> = (0..8).map(|_| stream.below(6)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        seed.stream("cards").shuffle(&mut cards);
        assert_eq!((draws.as_slice(), cards.as_slice()), (DRAWS.as_slice(), CARDS.as_slice()));
        assert_eq!(Seed::from_words("lisbon 1755").to_string(), WORDS);
        assert_eq!(seed.derive("next").to_string(), DERIVED);
    }

    const DRAWS: [u32; 8] = [2, 3, 0, 3, 5, 1, 4, 4];
    const CARDS: [u8; 10] = [2, 4, 5, 7, 0, 3, 1, 6, 8, 9];
    const WORDS: &str = "134b064a3c36a3c417eae455405d7297";
    const DERIVED: &str = "b32f9f53b2581b883d1470f2349501d6";

    #[test]
    fn seeds_round_trip_and_stay_hidden() {
        let seed = Seed::from_words("00000000000000000000000000000abc");
        assert_eq!(seed, Seed::from_number(0xabc));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        assert_eq!("xyz".parse::<Seed>(), Err(SeedError::NotHex));
    }

    #[test]
    fn draws_are_even() {
        let mut stream = Seed::from_number(7).stream("even");
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[stream.below(6) as usize] += 1);
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
        assert_eq!(stream.below(0), 0);
    }
}
