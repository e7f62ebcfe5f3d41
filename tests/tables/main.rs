//! Tables in a terminal, as people play there: a real process, what it shows, and what is typed.

mod keyboard;
mod people;
