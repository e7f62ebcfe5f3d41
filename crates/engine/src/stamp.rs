//! Stamps name a question: a button that carries another stamp is stale.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// The stamp of one seat's current question; eight letters and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stamp([u8; 8]);

/// Letters and digits that are not easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Stamp {
    pub(super) fn builder() -> StampBuilder {
        StampBuilder(Sha256::new())
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

pub(super) struct StampBuilder(Sha256);

impl StampBuilder {
    pub(super) fn add(&mut self, text: &str) {
        self.0.update(text.as_bytes());
        self.0.update([0]);
    }

    pub(super) fn finish(self) -> Stamp {
        let hash = self.0.finalize();
        let mut letters = [0; 8];
        for (letter, byte) in letters.iter_mut().zip(hash) {
            *letter = ALPHABET[usize::from(byte % 32)];
        }
        Stamp(letters)
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that is not a stamp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a stamp has eight letters or digits")]
pub struct StampError;

impl FromStr for Stamp {
    type Err = StampError;

    fn from_str(text: &str) -> Result<Stamp, StampError> {
        let letters: [u8; 8] = text.as_bytes().try_into().map_err(|_| StampError)?;
        if letters.iter().all(|letter| ALPHABET.contains(letter)) { Ok(Stamp(letters)) } else { Err(StampError) }
    }
}
