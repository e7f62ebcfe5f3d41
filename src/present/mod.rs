//! What people read: what a viewer may see, put into words and laid out as panels that front ends only draw.
//!
//! * A game says [`crate::engine::Phrase`]s; a [`Renderer`] puts them into one of four [`Language`]s.
//! * What everybody may see becomes a [`PublicPanel`], what one person may see a [`PrivatePanel`].
//! * Limits of front ends hold by construction: `layout` and `text` divide, [`limits`] checks.
//!
//! **Invariant:** no game is named here. What is said of a game comes from its own words.

mod board;
pub mod bot_words;
mod bots;
pub mod challenge;
mod commands;
mod compare;
mod compare_charts;
pub mod compare_words;
mod context;
mod draw;
mod ending;
mod game_page;
mod help;
mod language;
mod layout;
mod life;
pub mod life_words;
pub mod limits;
mod lobby;
mod log;
mod menu;
mod mine;
mod notice;
mod page_ref;
mod panel;
mod people;
pub mod picture;
mod press;
mod reader;
mod refusal;
mod renderer;
mod replay;
mod review;
pub mod review_words;
mod script;
pub mod show;
mod story;
mod suggest;
mod table_options;
mod telling;
pub mod text;
mod texts;
mod transcript;
mod turn;
mod waiting;
pub mod waiting_words;
mod watch;
pub mod watch_words;
pub mod words;
mod your_turn;

#[cfg(test)]
mod tests;

pub use commands::CommandWords;
pub use compare_charts::{season_chart, statistics_chart};
pub use context::Context;
pub use draw::plain;
pub use game_page::{BoardWords, GamePage, PartWords, StepWords};
pub use help::Situation;
pub use language::{Language, LanguageError};
pub use life::TablePage;
pub use lobby::{LobbyOutcome, LobbyView};
pub use mine::{GameStanding, Mine};
pub use notice::{Obstacle, Permission, confirm, illustrated};
pub use page_ref::{PageRef, PageRefError, PageSubject};
pub use panel::{Button, Field, Menu, MenuEntry, Panel, Ping, PrivatePanel, PublicPanel, Row, Style};
pub use people::{People, Person};
pub use picture::{PrivatePicture, PublicPicture, Sketch};
pub use press::{Press, PressError, Trail, Verb};
pub use reader::{Locale, Reader, ReaderId};
pub use refusal::{declined, no_path, refused};
pub use renderer::Renderer;
pub use replay::ReplayStep;
pub use review::SHARE;
pub use script::Script;
pub use suggest::{Suggestion, answers, places, slot_values, tables, terms};
pub use table_options::TableOptions;
pub use transcript::transcript;
pub use turn::TurnMessage;
pub use waiting::{Away, Reminder, interval, target};
pub use your_turn::TurnContext;
