//! What nearly every rule file uses.

pub(super) use super::action::{self, Action};
pub(super) use super::event::{self, Event};
pub(super) use super::play::{Look, Play, Sight};
pub(super) use super::question::{self, Question};
pub(super) use super::refusal::{Allowed, Refusal};
pub(super) use super::step::{Step, Task};
pub(super) use super::vocabulary::{Card, Square};
pub(super) use super::{Trial, words as w};
pub(super) use engine::{Ask, Booking, Happen, Phrase, Price, Reply, Seat, SeatSet, Viewer, Weight};
