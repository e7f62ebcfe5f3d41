//! What every game has, and nothing of any one of them.
//!
//! **Invariant:** nothing here or in `games` knows a clock, a file, a network or a front end.

pub mod edition;
pub mod game;
pub mod log;
pub mod options;
pub mod outcome;
pub mod page;
pub mod phrase;
pub mod position;
pub mod seat;
pub mod seed;
pub mod session;
pub mod stamp;
pub mod tell;

pub use edition::{EditionError, EditionHash};
pub use game::{Asked, Events, Game, Kinds};
pub use log::{Entry, Move, Opening};
pub use options::{OptionSpec, Options};
pub use outcome::{Item, Outcome, Party, Score};
pub use page::{Block, Grid, Page};
pub use phrase::{Arg, Key, Phrase};
pub use position::{Open, Position, Refused};
pub use seat::{Seat, SeatSet, Viewer};
pub use seed::{Seed, Stream};
pub use session::{NotEntered, Progress, Session, Settled};
pub use stamp::Stamp;
pub use tell::{Command, PageSpec, Slot, Tell, Term};
