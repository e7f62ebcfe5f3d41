//! The texts of the terminal: the build script makes them of `templates/en/terminal.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
