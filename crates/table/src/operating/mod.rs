//! What runs by itself, and what it needs: the leading process, scheduled jobs, numbers, the disk and the clock.

pub(crate) mod jumps;
pub(crate) mod leading;
pub(crate) mod needs;
pub(crate) mod numbers;
pub(crate) mod scheduler;
pub(crate) mod writable;
