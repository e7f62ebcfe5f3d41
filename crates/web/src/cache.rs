//! The parts of pages. Each is made once, on a blocking thread, so that nobody else's answer waits for it; the newest
//! parts are cached.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use present::{GamePage, Language};
use table::{GameId, PublicTable, Refusal, Status, Tables};

/// The size of the cache.
const MOST_BYTES: usize = 16 * 1024 * 1024;

/// A part of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// What happened, from this step up to the last one.
    Steps { from: usize, last: usize },
    /// The board after a step, drawn.
    Board { step: usize, small: bool },
    /// The board after a step, in words.
    InWords(usize),
    /// All hands after a step, of a game that is over.
    Hands(usize),
    /// How everybody's points went, up to the last step.
    Course { last: usize },
    /// Every sign of the pictures with its word.
    Signs,
}

/// The key of a cached part: everything that its content depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct PartKey {
    game: GameId,
    part: Part,
    language: Language,
    /// A hash of the players' names: people who ask to be forgotten lose theirs in every step.
    people: u64,
    over: bool,
    hands: bool,
}

/// A part of a page as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Content {
    pub bytes: Bytes,
    pub etag: String,
}

impl Content {
    pub fn new(bytes: impl Into<Bytes>) -> Content {
        let bytes = bytes.into();
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Content { etag: format!("\"{:016x}\"", hasher.finish()), bytes }
    }
}

pub(super) struct Cache {
    tables: Tables,
    /// Held while a part is made. Only one is made at a time, so requests for the same part wait for it.
    making: Arc<Semaphore>,
    parts: Arc<Mutex<VecDeque<(PartKey, Content)>>>,
}

impl Cache {
    pub fn new(tables: Tables) -> Cache {
        Cache { tables, making: Arc::new(Semaphore::new(1)), parts: Arc::default() }
    }

    /// A part of the page of this table. None: there is no such part.
    pub async fn part(&self, table: &PublicTable, language: Language, part: Part) -> Result<Option<Content>, Refusal> {
        let key = PartKey {
            game: table.id(),
            part,
            language,
            people: hash_of(&GamePage::of(table, language)),
            over: is_over(table),
            hands: table.shows_hands(),
        };
        if let Some(cached) = self.cached(&key) {
            return Ok(Some(cached));
        }
        let permit = self.making.clone().acquire_owned().await.ok();
        if let Some(cached) = self.cached(&key) {
            return Ok(Some(cached));
        }
        let (tables, table, parts, handle) =
            (self.tables.clone(), table.clone(), self.parts.clone(), Handle::current());
        let making = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let content = handle.block_on(make(&tables, &table, language, part))?;
            if let Some(content) = &content {
                insert(&parts, key, content.clone());
            }
            Ok(content)
        });
        making.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a part of a page could not be made");
            Ok(None)
        })
    }

    fn cached(&self, key: &PartKey) -> Option<Content> {
        let parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        parts.iter().rev().find(|(other, _)| other == key).map(|(_, content)| content.clone())
    }
}

/// Whether nothing more will happen at a table.
pub(super) fn is_over(table: &PublicTable) -> bool {
    match table.status() {
        Status::Over | Status::Cancelled => true,
        Status::Lobby | Status::Running => false,
    }
}

fn hash_of(page: &GamePage) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", page.people()).hash(&mut hasher);
    hasher.finish()
}

fn insert(parts: &Mutex<VecDeque<(PartKey, Content)>>, key: PartKey, content: Content) {
    let mut parts = parts.lock().unwrap_or_else(PoisonError::into_inner);
    parts.push_back((key, content));
    let mut bytes: usize = parts.iter().map(|(_, content)| content.bytes.len()).sum();
    while bytes > MOST_BYTES {
        match parts.pop_front() {
            Some((_, evicted)) => bytes -= evicted.bytes.len(),
            None => break,
        }
    }
}

async fn make(
    tables: &Tables,
    table: &PublicTable,
    language: Language,
    part: Part,
) -> Result<Option<Content>, Refusal> {
    let page = GamePage::of(table, language);
    match part {
        Part::Steps { from, last } => {
            let past = tables.past(table).await?;
            let mut steps = page.steps(&past);
            steps.truncate(last + 1);
            let steps = steps.split_off(from.min(steps.len()));
            let (over, hands) = (is_over(table), table.shows_hands());
            let json = serde_json::json!({ "last": last, "over": over, "hands": hands, "steps": steps });
            Ok(Some(Content::new(json.to_string())))
        }
        Part::Board { step, small } => {
            let replayed = tables.step_of(table, step).await?;
            let drawn = replayed.view().and_then(|view| page.svg(view, replayed.view_before(), small));
            Ok(drawn.map(Content::new))
        }
        Part::InWords(step) => {
            let replayed = tables.step_of(table, step).await?;
            let words = replayed.view().map(|view| page.in_words(view));
            Ok(words.map(|words| Content::new(serde_json::json!(words).to_string())))
        }
        Part::Course { .. } => Ok(page.course(&tables.course(table).await?).map(Content::new)),
        Part::Signs => Ok(page.signs().map(Content::new)),
        Part::Hands(step) => {
            let hands = tables.step_of(table, step).await?.hands().map(|hands| page.hands(&hands));
            Ok(hands.map(|hands| Content::new(serde_json::json!(hands).to_string())))
        }
    }
}
