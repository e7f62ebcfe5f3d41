//! The texts of Madeira: the build script makes them of `templates/en/madeira*.ftl`.

include!(concat!(env!("OUT_DIR"), "/words.rs"));
