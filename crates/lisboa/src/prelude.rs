//! What nearly every rule file uses.

pub(super) use super::action::{self, Action};
pub(super) use super::event::{self, Cause, Event};
pub(super) use super::play::{Look, Play, Sight};
pub(super) use super::question::{self, Question};
pub(super) use super::refusal::{Allowed, Refusal, allow_if};
pub(super) use super::step::{Obligation, Owe, Step, Task, Unanswered};
pub(super) use super::tell::names::{self, party};
pub(super) use super::tell::places;
pub(super) use super::vocabulary::*;
pub(super) use super::{Lisboa, words as w};
pub(super) use engine::{Ask, Booking, Happen, Party, Phrase, Price, Reply, Scene, Seat, Weight};
