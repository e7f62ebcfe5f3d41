//! The values of an edition file.

use serde::Deserialize;

use engine::{EditionError, edition};

#[derive(Clone, Debug)]
pub struct Edition {
    /// Cards that everybody is dealt.
    pub hand: usize,
    /// Tokens that everybody begins with.
    pub tokens: u8,
}

#[derive(Deserialize)]
struct File {
    start: Start,
}

#[derive(Deserialize)]
struct Start {
    hand: usize,
    tokens: u8,
}

impl Edition {
    pub fn load(text: &str) -> Result<Edition, EditionError> {
        let File { start: Start { hand, tokens } } = edition::parse(text)?;
        if !(1..=8).contains(&hand) {
            return Err(EditionError::at("start.hand", "a hand has 1 to 8 cards"));
        }
        Ok(Edition { hand, tokens })
    }
}
