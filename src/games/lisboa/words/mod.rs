//! The texts of Lisboa, one file a subject.

pub mod commands;
pub mod costs;
pub mod decrees;
pub mod events;
pub mod lacerda;
pub mod names;
pub mod options;
pub mod pages;
pub mod pictures;
pub mod pieces;
pub mod questions;
pub mod refusals;
pub mod solo;
pub mod terms;

use crate::engine::Key;

const PARTS: [&[&Key]; 13] = [
    names::ALL,
    pieces::ALL,
    decrees::ALL,
    questions::ALL,
    options::ALL,
    costs::ALL,
    events::ALL,
    lacerda::ALL,
    refusals::ALL,
    pages::ALL,
    pictures::ALL,
    commands::ALL,
    terms::ALL,
    solo::ALL,
];

/// Every text of the game.
pub static ALL: &[&Key] = &joined::<{ count() }>();

const fn count() -> usize {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
}

const fn joined<const N: usize>() -> [&'static Key; N] {
    let mut all = [names::ALL[0]; N];
    let (mut at, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut key = 0;
        while key < PARTS[part].len() {
            all[at] = PARTS[part][key];
            at += 1;
            key += 1;
        }
        part += 1;
    }
    all
}
