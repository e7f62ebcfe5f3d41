//! The engine on the games that it runs.

mod dead_ends;
mod laws;
mod lessons;
mod paths;
mod search;
mod sessions;
