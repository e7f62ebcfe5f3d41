//! A turn: the message that everybody sees, the panel of the person who is asked, the board, reminders.

pub(crate) mod board;
pub(crate) mod lesson;
pub(crate) mod message;
pub(crate) mod suggest;
pub(crate) mod waiting;
pub(crate) mod your_turn;
