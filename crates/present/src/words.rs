//! The texts that belong to no game: the build script makes them of the files in `templates/en` that it names.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
