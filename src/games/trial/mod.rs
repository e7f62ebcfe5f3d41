//! A small game for tests only.
