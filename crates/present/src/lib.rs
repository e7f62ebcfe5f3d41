//! What people read: what a viewer may see, put into words and laid out as panels that front ends only draw.
//!
//! * A game says [`engine::Phrase`]s; a [`Renderer`] puts them into one of four [`Language`]s.
//! * What everybody may see becomes a [`PublicPanel`], what one person may see a [`PrivatePanel`].
//! * Limits of front ends hold by construction: `layout` and `text` divide, [`limits`] checks.
//!
//! **Invariant:** no game is named here. What is said of a game comes from its own words.

mod board;
mod bots;
pub mod challenge;
mod commands;
mod compare;
mod compare_charts;
mod context;
mod draw;
mod ending;
mod game_page;
mod help;
mod language;
mod layout;
mod life;
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
mod reader;
mod refusal;
mod renderer;
mod replay;
mod request;
mod review;
mod script;
mod seat_page;
pub mod show;
mod story;
mod suggest;
mod table_options;
mod telling;
mod terms;
pub mod text;
mod texts;
mod transcript;
mod turn;
mod waiting;
mod watch;
pub mod words;
mod your_turn;

#[cfg(test)]
mod tests;

pub use bots::level_name;
pub use commands::CommandWords;
pub use compare_charts::{season_chart, statistics_chart};
pub use context::{Context, TableContext};
pub use draw::plain;
pub use game_page::{BoardWords, GamePage, PartWords, StepWords};
pub use help::Situation;
pub use language::{Language, LanguageError};
pub use life::TablePage;
pub use lobby::{LobbyOutcome, LobbyView};
pub use mine::{GameStanding, Mine};
pub use notice::{Obstacle, Permission, confirm, illustrated};
pub use page_ref::{PageRef, PageRefError, PageSubject};
pub use panel::{Button, Field, Link, Menu, MenuEntry, Panel, Ping, PrivatePanel, PublicPanel, Row, Style};
pub use people::{People, Person};
pub use picture::{PrivatePicture, PublicPicture, Sketch};
pub use reader::{CONFIRM, Locale, Reader, ReaderId, confirm_setting};
pub use refusal::{declined, no_path, refused};
pub use renderer::Renderer;
pub use replay::{BoardForm, ReplayStep};
pub use request::{
    BadRequest, BotsRequest, ChallengeRequest, ClockRequest, Request, SeatRequest, Setting, StatisticsOf, TableRequest,
    TableSpec, Trail, TrailError, Verb,
};
pub use review::review_chart;
pub use script::Script;
pub use seat_page::{ChoiceWords, RowWords, SeatPage, SeatPanel, door_labels};
pub use suggest::{Suggestion, answers, places, slot_values, tables, terms};
pub use table_options::TableOptions;
pub use terms::OtherWords;
pub use texts::{TEMPLATES, missing};
pub use transcript::transcript;
pub use turn::TurnMessage;
pub use waiting::{Away, Reminder, interval, target};
pub use your_turn::TurnContext;
