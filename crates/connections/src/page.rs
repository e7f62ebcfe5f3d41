//! Page files that every page of the program uses.

/// Helpers to build elements.
pub const DOM: &str = include_str!("page/dom.js");
/// The choice between the light and the dark theme.
pub const THEME: &str = include_str!("page/theme.js");
/// The colors of both themes.
pub const COLOURS: &str = include_str!("page/colours.css");
pub const ICON: &str = include_str!("page/icon.svg");
