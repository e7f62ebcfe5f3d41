//! Pictures of the board: drawn on a thread of their own, each once, and never delaying a message.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use tokio::sync::oneshot;

use present::Sketch;
use table::lower_priority;

/// How many pictures are cached: the same position in the same language is drawn once.
const CACHED: usize = 24;
/// If this many wait to be drawn, a message goes without one.
const MOST_WAITING: usize = 6;

/// A drawn picture, and its description in words.
#[derive(Clone)]
pub struct Drawn {
    pub png: Arc<[u8]>,
    pub alt: String,
}

/// Draws pictures, one at a time. Cheap to clone.
#[derive(Clone)]
pub struct Pictures(SyncSender<Order>);

/// A picture that somebody waits for.
struct Order {
    sketch: Sketch,
    deliver: oneshot::Sender<Option<Drawn>>,
}

impl Pictures {
    /// Starts the thread that draws. It ends with the last of its users.
    pub fn start() -> Pictures {
        let (order, orders) = sync_channel(MOST_WAITING);
        if let Err(error) = std::thread::Builder::new().name("pictures".to_owned()).spawn(move || draw_all(&orders)) {
            tracing::error!(%error, "cannot start a thread for pictures; messages go without");
        }
        Pictures(order)
    }

    /// The picture, unless it cannot be drawn or too many wait already: the text says the same.
    pub async fn draw(&self, sketch: Sketch) -> Option<Drawn> {
        let (deliver, delivered) = oneshot::channel();
        self.0.try_send(Order { sketch, deliver }).ok()?;
        delivered.await.ok().flatten()
    }
}

fn draw_all(orders: &Receiver<Order>) {
    lower_priority();
    let mut cache = VecDeque::new();
    for Order { sketch, deliver } in orders {
        if deliver.is_closed() {
            continue;
        }
        let drawn = catch_unwind(AssertUnwindSafe(|| cached_or_drawn(&mut cache, &sketch)));
        let png = drawn.unwrap_or_else(|_| Err("the drawing panicked".to_owned()));
        let png = png.inspect_err(|error| tracing::error!(%error, "a picture could not be drawn")).ok();
        // Whoever ordered it may be gone.
        drop(deliver.send(png.map(|png| Drawn { png, alt: sketch.alt().to_owned() })));
    }
}

fn cached_or_drawn(cache: &mut VecDeque<(u64, Arc<[u8]>)>, sketch: &Sketch) -> Result<Arc<[u8]>, String> {
    let svg = sketch.svg();
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    let key = hasher.finish();
    if let Some((_, png)) = cache.iter().find(|(other, _)| *other == key) {
        return Ok(png.clone());
    }
    let png: Arc<[u8]> = sketch.rasterized(&svg, sketch.pixels()).map_err(|error| error.to_string())?.into();
    cache.truncate(CACHED - 1);
    cache.push_front((key, png.clone()));
    Ok(png)
}
