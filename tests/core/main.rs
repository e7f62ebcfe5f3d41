//! The core as others use it: its modules, its command line, its records.

#[path = "../support/releases.rs"]
mod releases;

mod command_line;
mod docs;
mod doctor;
mod hosting;
mod next;
mod operating;
mod playthroughs;
mod records;
mod settings;
mod stored;
mod texts;
