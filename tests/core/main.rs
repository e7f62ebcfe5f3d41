//! The core as others use it: its rooms, its command line, its records.

mod command_line;
mod next;
mod playthroughs;
mod records;
mod rooms;
mod settings;
mod stored;
