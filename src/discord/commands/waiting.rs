//! The commands about waiting: reminders, quiet hours, absences.

use serenity::all::{CreateCommand, CreateCommandOption};

use super::localised::{choice, command, completed, flag, sub, text};
use crate::discord::reminders::{HEADS_UP, INTERVAL, QUIET, REMINDERS, TABLE, WHERE, ZONE};
use crate::discord::words as w;
use crate::present::{interval, target};
use crate::table::{Interval, ReminderTarget};

/// `/reminders`
pub fn reminders() -> CreateCommand {
    let after = intervals(text(INTERVAL, &w::SLOT_INTERVAL));
    let places = [ReminderTarget::Channel, ReminderTarget::Direct].into_iter();
    let place = text(WHERE, &w::SLOT_WHERE);
    let place = places.fold(place, |option, value| choice(option, &value.to_string(), &target(value).say()));
    command("reminders", &w::ABOUT_REMINDERS)
        .add_option(choice(after, TABLE, &interval(None).say()))
        .add_option(text(QUIET, &w::SLOT_QUIET).max_length(20))
        .add_option(completed(ZONE, &w::SLOT_ZONE))
        .add_option(place)
        .add_option(flag(HEADS_UP, &w::SLOT_HEADS_UP))
}

/// `/away`
pub fn away() -> CreateCommand {
    let until = text("until", &w::SLOT_UNTIL).max_length(20).required(true);
    let note = text("note", &w::SLOT_NOTE).max_length(200);
    command("away", &w::ABOUT_AWAY)
        .add_option(sub("set", &w::ABOUT_AWAY_SET).add_sub_option(until).add_sub_option(note))
        .add_option(sub("back", &w::ABOUT_AWAY_BACK))
}

/// The reminder interval of a table.
pub fn of_table() -> CreateCommandOption {
    intervals(text(REMINDERS, &w::SLOT_REMINDERS))
}

fn intervals(option: CreateCommandOption) -> CreateCommandOption {
    let named = |option, value: Interval| choice(option, &value.to_string(), &interval(Some(value)).say());
    Interval::ALL.into_iter().fold(option, named)
}
