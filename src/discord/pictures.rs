//! Pictures of the board: drawn on another thread, each once, and never delaying a message.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use crate::present::Sketch;

/// The width at which Discord shows pictures large; a tap opens them.
const WIDTH: u32 = 1_200;
/// How many pictures are cached: the same position in the same language is drawn once.
const REMEMBERED: usize = 24;
/// If this many wait to be drawn, a message goes without one.
const MOST_WAITING: usize = 6;

/// A drawn picture, and its description in words.
#[derive(Clone)]
pub(super) struct Drawn {
    pub png: Arc<[u8]>,
    pub alt: String,
}

/// Draws pictures, one at a time.
#[derive(Clone, Default)]
pub(super) struct Pictures(Arc<Inner>);

struct Inner {
    drawn: Mutex<VecDeque<(u64, Arc<[u8]>)>>,
    one: Semaphore,
    waiting: AtomicUsize,
}

impl Default for Inner {
    fn default() -> Inner {
        Inner { drawn: Mutex::default(), one: Semaphore::new(1), waiting: AtomicUsize::new(0) }
    }
}

impl Pictures {
    /// The picture, unless it cannot be drawn or too many wait already: the text says the same.
    pub async fn draw(&self, sketch: Sketch) -> Option<Drawn> {
        let waiting = self.0.waiting.fetch_add(1, Ordering::Relaxed);
        let drawn = if waiting < MOST_WAITING { self.draw_in_turn(sketch).await } else { None };
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
        drawn
    }

    async fn draw_in_turn(&self, sketch: Sketch) -> Option<Drawn> {
        let _turn = self.0.one.acquire().await.ok()?;
        let pictures = self.clone();
        let drawing = tokio::task::spawn_blocking(move || {
            let png = pictures.known_or_drawn(&sketch)?;
            Some(Drawn { png, alt: sketch.alt().to_owned() })
        });
        drawing.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a picture could not be drawn");
            None
        })
    }

    fn known_or_drawn(&self, sketch: &Sketch) -> Option<Arc<[u8]>> {
        let mut hasher = DefaultHasher::new();
        sketch.svg().hash(&mut hasher);
        let key = hasher.finish();
        let known = self.drawn().iter().find(|(other, _)| *other == key).map(|(_, png)| png.clone());
        if known.is_some() {
            return known;
        }
        let png: Arc<[u8]> = match sketch.png(WIDTH) {
            Ok(png) => png.into(),
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                return None;
            }
        };
        let mut drawn = self.drawn();
        drawn.push_back((key, png.clone()));
        let forgotten = drawn.len().saturating_sub(REMEMBERED);
        drawn.drain(..forgotten);
        Some(png)
    }

    fn drawn(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, Arc<[u8]>)>> {
        self.0.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
