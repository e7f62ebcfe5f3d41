//! How much room is left on a disk.

use std::io;
use std::path::Path;

/// How many bytes are free for this program in a folder.
#[cfg(unix)]
pub fn free_space(folder: &Path) -> io::Result<u64> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Not known on this platform: enough.
#[cfg(not(unix))]
pub fn free_space(_: &Path) -> io::Result<u64> {
    Ok(u64::MAX)
}
