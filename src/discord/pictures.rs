//! Pictures: drawn on a thread of their own, each once. Nothing waits long for one: what it shows is also said in words.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use desk::Attachment;
use present::Sketch;

/// How many pictures are cached: the same position in the same language is drawn once.
const CACHED: usize = 24;
/// If this many wait to be drawn, what comes next goes without one.
const MAX_WAITING: usize = 6;
/// The file name under which a picture is sent.
pub(super) const PICTURE: &str = "board.png";

/// A drawn picture, and its description in words.
#[derive(Clone)]
pub(super) struct Drawn {
    pub png: Arc<[u8]>,
    pub alt: String,
}

impl From<Drawn> for Attachment {
    fn from(drawn: Drawn) -> Attachment {
        Attachment { name: PICTURE.to_owned(), content: drawn.png.to_vec(), alt: Some(drawn.alt) }
    }
}

/// Draws pictures, one at a time. Cheap to clone.
#[derive(Clone)]
pub(super) struct Pictures(SyncSender<Order>);

/// A picture that somebody waits for.
struct Order {
    sketch: Sketch,
    deliver: oneshot::Sender<Option<Drawn>>,
}

impl Pictures {
    /// Starts the thread that draws. It ends with the last of its users.
    pub fn start() -> Pictures {
        let (order, orders) = sync_channel(MAX_WAITING);
        if let Err(error) = std::thread::Builder::new().name("pictures".to_owned()).spawn(move || draw_all(&orders)) {
            tracing::error!(%error, "cannot start a thread for pictures; messages go without");
        }
        Pictures(order)
    }

    /// The picture, unless it cannot be drawn, too many wait already, or it takes longer than this.
    pub async fn draw(&self, sketch: Sketch, patience: Duration) -> Option<Drawn> {
        let (deliver, delivered) = oneshot::channel();
        self.0.try_send(Order { sketch, deliver }).ok()?;
        timeout(patience, delivered).await.ok()?.ok().flatten()
    }
}

fn draw_all(orders: &Receiver<Order>) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use present::Locale;

    #[tokio::test]
    async fn nobody_waits_longer_than_they_have_patience() {
        let (order, orders) = sync_channel(1);
        let pictures = Pictures(order);
        let game = games::find("lisboa").expect("the game");
        let sketch = || present::PublicPicture::signs(game, Locale::default()).expect("a picture").sketch().clone();
        assert!(pictures.draw(sketch(), Duration::ZERO).await.is_none(), "nobody draws");
        let waiting = orders.try_recv().expect("it was ordered");
        assert!(waiting.deliver.is_closed(), "what nobody waits for is not drawn");
    }
}
