//! The texts of Madeira: what the game says, before any language. The words are in `templates/*/madeira*.ftl`.

mod asking;
mod commanding;
mod explaining;
mod naming;
mod refusing;
mod showing;
mod telling;

pub use asking::*;
pub use commanding::*;
pub use explaining::*;
pub use naming::*;
pub use refusing::*;
pub use showing::*;
pub use telling::*;

use crate::engine::Key;

const PARTS: [&[&Key]; 7] =
    [naming::ALL, asking::ALL, telling::ALL, refusing::ALL, showing::ALL, commanding::ALL, explaining::ALL];

const COUNT: usize = {
    let (mut count, mut part) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
};

static JOINED: [&Key; COUNT] = {
    let mut joined = [PARTS[0][0]; COUNT];
    let (mut next, mut part) = (0, 0);
    while part < PARTS.len() {
        let mut place = 0;
        while place < PARTS[part].len() {
            joined[next] = PARTS[part][place];
            next += 1;
            place += 1;
        }
        part += 1;
    }
    joined
};

/// Every text of the game.
pub static ALL: &[&Key] = &JOINED;
