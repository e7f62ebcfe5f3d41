//! Panels and what they are made of: fields, buttons, menus and sheets that keep within the limits of a message.

pub(crate) mod draw;
pub(crate) mod layout;
pub mod limits;
pub(crate) mod menu;
pub(crate) mod page_ref;
pub(crate) mod panel;
