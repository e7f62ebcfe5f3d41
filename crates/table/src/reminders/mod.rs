//! Reminders: who is told, and when, that a game waits for them.
//!
//! `policy.rs` computes when a reminder is due, from facts alone; `preferences.rs` holds what a person chose,
//! `quiet_hours.rs` their nights. One job per running game (`schedule.rs`) reminds those who are due and moves on to
//! the next time; `absence.rs` tells people what waits when they come back. Whom a message pings is decided again on
//! delivery (`pings.rs`, next to `outbox.rs`).

pub(super) mod absence;
pub(super) mod policy;
pub(super) mod preferences;
mod quiet_hours;
pub(super) mod schedule;

pub use policy::{Interval, Nudges};
pub use preferences::{Absence, InvalidPreference, Preference, REMINDERS, ReminderPrefs, ReminderTarget};
pub use quiet_hours::{Hours, Quiet, Zone};
