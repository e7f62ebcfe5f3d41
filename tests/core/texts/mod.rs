//! The texts of all crates together: each is declared, used and written in every language.

mod catalogue;
mod keys;
mod signs;
mod sources;
