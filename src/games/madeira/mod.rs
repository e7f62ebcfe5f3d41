//! The rules of Madeira; one file per phase.
