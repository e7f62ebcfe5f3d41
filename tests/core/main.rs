//! The core as others use it: its modules, its command line, its records.

mod command_line;
mod modules;
mod next;
mod playthroughs;
mod records;
mod settings;
mod stored;
