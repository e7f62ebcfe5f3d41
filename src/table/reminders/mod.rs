//! Who hears when that a game waits for them.
//!
//! `policy.rs` says when somebody is due, from facts alone; `preferences.rs` what a person chose, `quiet_hours.rs` their
//! nights. One job for each running game (`schedule.rs`) reminds those who are due and moves on to the next time;
//! `absence.rs` tells people what waits when they come back. Whom a message calls is decided once more when it is delivered
//! (`calling.rs` beside `delivery.rs`).

pub(super) mod absence;
pub(super) mod policy;
pub(super) mod preferences;
mod quiet_hours;
pub(super) mod schedule;

pub use policy::{Interval, Nudges};
pub use preferences::{Absence, Habit, InvalidPreference, ReminderPrefs, ReminderTarget};
pub use quiet_hours::{Hours, Quiet, Zone};
