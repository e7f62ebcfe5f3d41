//! What a table itself adds to the log of its game: the build script makes it of `templates/en/table.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
