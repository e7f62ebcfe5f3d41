//! A small server that speaks Discord's protocol, for trying the bot out, for end-to-end tests and load tests.
//!
//! It knows nothing of games or of this bot. It refuses what Discord refuses, records what it was asked, and lets
//! tests, a page or another process act as people:
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use sandbox::Sandbox;
//!
//! let sandbox = Sandbox::start().await?;
//! let ana = sandbox.add_user("Ana", "pt-BR");
//! // … start a bot with `sandbox.url()` and `sandbox.token()` …
//! sandbox.until_connected(1).await?;
//! let reply = sandbox.as_user(ana).slash(sandbox.general(), "game new", &[]).await?;
//! println!("{}", reply.text());
//! # Ok(())
//! # }
//! ```

mod api;
mod changes;
mod clock;
mod delivery;
mod driver;
mod faults;
mod gateway;
mod guard;
mod ids;
mod limits;
mod page;
mod refusal;
mod rest;
mod run;
mod server;
mod traffic;
mod world;

pub use changes::Change;
pub use clock::Clock;
pub use driver::{Modal, NotDone, Person, Reply};
pub use faults::{Effect, Fault};
pub use ids::{AttachmentId, ChannelId, CommandId, GuildId, InteractionId, MessageId, NotAnId, UserId};
pub use page::router as page;
pub use run::{BadAddress, NotRun, Options, Stage, run, serve_only};
pub use server::{Config, Newcomer, Sandbox};
pub use traffic::Recorded;
pub use world::interactions::Kind;
pub use world::messages::{Attachment, Message, Origin, Ping};
pub use world::permissions::Permissions;
