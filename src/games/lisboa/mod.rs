//! The rules of Lisboa; one file per part of the rulebook.
