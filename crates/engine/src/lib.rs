//! What all games have in common, and nothing specific to any of them.
//!
//! A game is a pure state machine that always knows its open questions. Its rules implement [`Game`]; everything that
//! shows a game or answers its questions is written against that contract. This is all it takes to play one:
//!
//! ```
//! use engine::{Events, Game, Options, Position, Refused, Seat, Seed, Viewer};
//! use trial::{Action, Refusal, Trial};
//!
//! // The rules, with the values of an edition.
//! let game = Trial::load(Trial::EDITION).expect("the built-in edition");
//!
//! // Set a game up for two. Everything random follows from the seed.
//! let (seed, mut events) = (Seed::from_number(1755), Events::default());
//! let mut position = Position::start(&game, &Options::default(), 2, seed, &mut events);
//!
//! // Both players are asked which card they set aside, and each question lists its legal answers.
//! let asked: Vec<Seat> = position.questions().iter().map(|open| open.seat).collect();
//! assert_eq!(asked, [Seat(0), Seat(1)]);
//! let answers = position.question(Seat(0)).expect("a question").options.clone();
//! assert_eq!(answers.len(), 4);
//!
//! // An answer has a short text form, for logs, commands and tests. What is listed is accepted.
//! let answer: Action = answers[0].to_string().parse().expect("the text parses back");
//! position.apply(&game, Seat(0), answer, &mut events).expect("a listed answer");
//!
//! // Some actions are offered at any time: two of the three tokens can be melted into a coin.
//! position.apply(&game, Seat(1), Action::Melt, &mut events).expect("an offered action");
//!
//! // Anything else is refused with the rule that forbids it, and changes nothing.
//! let refused = position.apply(&game, Seat(1), Action::Melt, &mut events);
//! assert_eq!(refused, Err(Refused::Rule(Refusal::TooFewTokens)));
//!
//! // A view holds what one viewer may see: their own hand, but nobody else's.
//! assert_eq!(position.view(&game, Viewer::Seat(Seat(0))).hand.len(), 3);
//! assert!(position.view(&game, Viewer::Spectator).hand.is_empty());
//! ```
//!
//! People play through a [`Session`], which adds undo, sealed answers and settlements, and front ends through a
//! [`Play`], which hides the types of the game and hands out only what a viewer may see. [`Tell`] describes a game in
//! words. [`laws`] checks over random games that a game fulfils its side of the contract.
//!
//! **Invariant:** nothing here or in `games` knows a clock, a file, a network or a front end.

pub mod chain;
pub mod dead_ends;
pub mod edition;
pub mod fold;
pub mod game;
pub mod laws;
pub mod lesson;
pub mod log;
pub mod menu;
pub mod narration;
pub mod options;
pub mod outcome;
pub mod page;
pub mod path;
pub mod phrase;
pub mod picture;
pub mod play;
pub mod playthrough;
pub mod position;
pub mod price;
pub mod random;
pub mod record;
pub mod recurring;
pub mod refused;
pub mod registry;
pub mod review;
pub mod search;
pub mod seat;
pub mod seed;
pub mod session;
pub mod simulate;
pub mod stamp;
pub mod steps;
pub mod tell;
pub mod vocabulary;

pub use chain::{Chain, Room};
pub use edition::{EditionError, EditionHash};
pub use fold::Fold;
pub use game::{Asked, Events, Game, Horizon, Judged, Memory, Scene, Scores, VariantName};
pub use lesson::Lesson;
pub use log::{Entry, Move, Opening};
pub use narration::{Chapter, Narration, ToldLine, chapters};
pub use options::{OptionSpec, Options};
pub use outcome::{Item, Outcome, Party, Score, SoloResult};
pub use page::{Block, Grid, Page};
pub use phrase::{Arg, Key, Number, Phrase};
pub use picture::Picture;
pub use play::{
    Choice, Deeds, EntryResult, GameView, Missing, Play, PrivateView, PublicView, Question, StandingChoice,
    StandingQuestion, Stored, StoredError, UnstorableError,
};
pub use position::{OpenQuestion, Position};
pub use price::{Booking, Cost, Payment, Price};
pub use record::{Record, RecordError, Transcript};
pub use recurring::{InAdvance, Recurring, Stance};
pub use refused::{Declined, Refused};
pub use registry::{GameInfo, LoadedGame, OpeningError};
pub use seat::{Seat, SeatSet, Viewer};
pub use seed::{Seed, Stream};
pub use session::{Finality, Progress, Session, Settled};
pub use stamp::Stamp;
pub use steps::{Ask, Happen, Reply, Steps};
pub use tell::{Command, Deed, FirstGame, GlanceLine, OptionWords, PageSpec, RulesChapter, Slot, Tell, Term, Weight};
pub use vocabulary::{Counts, Set, Unknown, small};
