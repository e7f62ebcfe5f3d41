//! The games. Adding one is a folder here, its texts in `templates`, and one line in the list.

pub mod lisboa;
pub mod madeira;
pub mod trial;
