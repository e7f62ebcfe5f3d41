//! What people read: what a viewer may see, put into words and laid out as panels that front ends only draw.
//!
//! * A game says [`engine::Phrase`]s; a [`Renderer`] puts them into one of four [`Language`]s.
//! * What everybody may see becomes a [`PublicPanel`], what one person may see a [`PrivatePanel`].
//! * Limits of front ends hold by construction: `layout` and `text` divide, [`limits`] checks.
//!
//! **Invariant:** no game is named here. What is said of a game comes from its own words.

pub mod challenge;
mod context;
mod help;
mod pages;
mod panels;
pub mod picture;
mod refusal;
mod request;
mod results;
mod story;
mod tables;
mod turn;
mod wording;
pub mod words;

#[cfg(test)]
mod tests;

pub use context::{Context, TableContext};
pub use help::Situation;
pub use pages::game_page::{BoardWords, GamePage, PartWords, StepWords};
pub use pages::seat_page::{ChoiceWords, RowWords, SeatPage, SeatPanel, TurnPart, door_labels, is_sent_by_seats};
pub use panels::draw::plain;
pub use panels::limits;
pub use panels::page_ref::{PageRef, PageRefError, PageSubject};
pub use panels::panel::{Button, Field, Link, Menu, MenuEntry, Panel, Ping, PrivatePanel, PublicPanel, Row, Style};
pub use picture::{PrivatePicture, PublicPicture, Sketch};
pub use refusal::{declined, no_path, refused};
pub use request::{
    BadRequest, BotsRequest, ChallengeRequest, ClockRequest, LessonPlace, LessonRequest, Request, SeatRequest, Setting,
    StatisticsOf, TableRequest, TableSpec, Trail, TrailError, Verb,
};
pub use results::compare_charts::{season_chart, statistics_chart};
pub use results::review::review_chart;
pub use story::replay::{BoardForm, ReplayStep};
pub use story::transcript::transcript;
pub use tables::bots::level_name;
pub use tables::life::TablePage;
pub use tables::lobby::{LobbyOutcome, LobbyView};
pub use tables::mine::{GameStanding, Mine};
pub use tables::notice::{Obstacle, Permission, confirm, illustrated};
pub use tables::table_options::TableOptions;
pub use turn::lesson::{LessonEntry, LessonNote};
pub use turn::message::TurnMessage;
pub use turn::suggest::{Suggestion, answers, places, slot_values, tables, terms};
pub use turn::waiting::{Away, Reminder, interval, target};
pub use turn::your_turn::TurnContext;
pub use wording::commands::CommandWords;
pub use wording::language::{Language, LanguageError};
pub use wording::people::{People, Person};
pub use wording::reader::{CONFIRM, Locale, Reader, ReaderId, confirm_setting};
pub use wording::renderer::Renderer;
pub use wording::script::Script;
pub use wording::terms::OtherWords;
pub use wording::text;
pub use wording::texts::{TEMPLATES, missing};
