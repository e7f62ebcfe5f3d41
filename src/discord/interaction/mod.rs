//! An interaction from its arrival to its response: who asks for what, what the desk answers, how it is sent.

pub(crate) mod caller;
pub(crate) mod front;
pub(crate) mod handler;
pub(crate) mod panels;
pub(crate) mod presses;
pub(crate) mod respond;
pub(crate) mod typed;
