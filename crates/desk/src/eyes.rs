//! What a position shows, and through whose eyes: the same at a table and from a record.

use super::response::{Response, ShownPanel};
use engine::{Narration, PrivateView, PublicView};
use present::{Context, Locale, PageRef, PrivatePanel, PrivatePicture, PublicPanel, PublicPicture, Reader, Sketch};

/// Who looks at a position.
pub enum Eyes<'a> {
    /// Everybody in a channel, in the language of the table.
    Everybody(Locale),
    /// Somebody who sees what everybody may see.
    Watcher(&'a Reader),
    /// A player, with their position after their last turn: later changes are ringed.
    Player { reader: &'a Reader, view: PrivateView<'a>, before: Option<PrivateView<'a>> },
}

/// A position before somebody who looks at it.
pub struct Scene<'a> {
    pub context: Context<'a>,
    pub view: PublicView<'a>,
    pub eyes: Eyes<'a>,
}

impl Scene<'_> {
    /// A page of the board or a player, in words; beside its picture where one is wanted.
    pub fn board(&self, page: &PageRef, drawn: bool) -> Response {
        let (context, view) = (&self.context, self.view);
        let in_words = match &self.eyes {
            Eyes::Player { reader, view, .. } => PrivatePanel::board(context, reader, *view, page).into(),
            eyes => eyes.shows(|locale| PublicPanel::board(context, locale, view, page)),
        };
        let pictured = || match &self.eyes {
            Eyes::Player { reader, view, .. } => PrivatePanel::pictured_board(context, reader, *view, page).into(),
            eyes => eyes.shows(|locale| PublicPanel::pictured_board(context, locale, view, page)),
        };
        let sketch = if drawn && !page.in_words { self.sketch(page) } else { None };
        Response::from(in_words).or_pictured(sketch.map(|sketch| (pictured(), sketch)))
    }

    /// The picture of a page.
    pub fn sketch(&self, page: &PageRef) -> Option<Sketch> {
        let public = |locale| {
            let picture = PublicPicture::of(&self.context, locale, self.view, None, page)?;
            Some(picture.sketch().clone())
        };
        match &self.eyes {
            Eyes::Everybody(locale) => public(*locale),
            Eyes::Watcher(reader) => public(reader.locale),
            Eyes::Player { reader, view, before } => {
                Some(PrivatePicture::of(&self.context, reader, *view, *before, page)?.sketch().clone())
            }
        }
    }

    /// What happened, as they may be told it.
    pub fn log(&self, told: &[Narration], sheet: usize) -> ShownPanel {
        match &self.eyes {
            Eyes::Player { reader, view, .. } => {
                PrivatePanel::log(&self.context, reader, view.seat(), told, sheet).into()
            }
            eyes => eyes.shows(|locale| PublicPanel::log(&self.context, locale, told, sheet)),
        }
    }

    /// The final scoring as it would be now.
    pub fn score(&self, sheet: usize) -> ShownPanel {
        match &self.eyes {
            Eyes::Player { reader, view, .. } => PrivatePanel::projection(&self.context, reader, *view, sheet).into(),
            eyes => eyes.shows(|locale| PublicPanel::projection(&self.context, locale, self.view, sheet)),
        }
    }
}

impl Eyes<'_> {
    /// A panel that says only what everybody may know.
    pub fn shows(&self, panel: impl FnOnce(Locale) -> PublicPanel) -> ShownPanel {
        match self {
            Eyes::Everybody(locale) => panel(*locale).into(),
            Eyes::Watcher(reader) | Eyes::Player { reader, .. } => panel(reader.locale).only_for(reader).into(),
        }
    }
}
