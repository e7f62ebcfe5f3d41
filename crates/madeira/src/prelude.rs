//! What nearly every rule file uses.

pub(super) use super::action::{self, Action};
pub(super) use super::event::{self, Event, Stock};
pub(super) use super::play::{Look, Play, Reckoning};
pub(super) use super::question::{self, Question};
pub(super) use super::refusal::{Allowed, Refusal};
pub(super) use super::tell::{names, places};
pub(super) use super::vocabulary::*;
pub(super) use super::{Madeira, words as w};
pub(super) use engine::{Ask, Booking, Happen, Phrase, Price, Reply, Seat, SeatSet, Weight, small};
