//! Why an action is not legal.

use strum::{IntoStaticStr, VariantNames};

/// Whether something is allowed, and what it then takes.
pub type Allowed<T = ()> = Result<T, Refusal>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    NotNow,
    NotYourCard,
    SquareTaken,
    DeckEmpty,
    TooFewTokens,
}
