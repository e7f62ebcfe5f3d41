//! Positions set up by hand, and what the rules make of them.

mod laws;
mod smoke;
