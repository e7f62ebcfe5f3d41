//! What every game has, and nothing of any one of them.
//!
//! **Invariant:** nothing here or in `games` knows a clock, a file, a network or a front end.

pub mod dead_ends;
pub mod edition;
pub mod game;
pub mod kind;
pub mod laws;
pub mod log;
pub mod menu;
pub mod options;
pub mod outcome;
pub mod page;
pub mod path;
pub mod phrase;
pub mod play;
pub mod playthrough;
pub mod position;
pub mod price;
pub mod random;
pub mod record;
pub mod seat;
pub mod seed;
pub mod session;
pub mod simulate;
pub mod stamp;
pub mod tell;
pub mod told;
pub mod vocabulary;

pub use edition::{EditionError, EditionHash};
pub use game::{Asked, Events, Game, Kinds};
pub use kind::{GameKind, Kind, Listed, OpeningError};
pub use log::{Entry, Move, Opening};
pub use options::{OptionSpec, Options};
pub use outcome::{Feat, Item, Outcome, Party, Score};
pub use page::{Block, Grid, Page};
pub use phrase::{Arg, Key, Phrase};
pub use play::{
    Choice, Declined, Play, PrivateSight, PublicSight, Question, Step, Stored, StoredError, UnstorableError,
};
pub use position::{Open, Position, Refused};
pub use price::{Booking, Cost, Payment, Price};
pub use record::{Record, RecordError, Transcript};
pub use seat::{Seat, SeatSet, Viewer};
pub use seed::{Seed, Stream};
pub use session::{NotEntered, Progress, Session, Settled};
pub use stamp::Stamp;
pub use tell::{Command, OptionWords, PageSpec, Slot, Tell, Term};
pub use told::Told;
pub use vocabulary::{Counts, Set, Unknown, small};
