//! Games from their logs: restored, told line by line, looked back at, exported and verified.

pub(crate) mod export;
pub(crate) mod history;
pub(crate) mod restore;
pub(crate) mod steps;
pub(crate) mod verify;
