//! Correio: heavy board games by message.

pub mod engine;
pub mod games;
pub mod sandbox;
