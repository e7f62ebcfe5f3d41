//! The texts of Lisboa: the build script makes them of `templates/en/lisboa*.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
