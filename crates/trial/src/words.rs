//! The texts of the test-only game: the build script makes them of `templates/en/trial*.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
