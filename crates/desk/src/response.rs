//! The response to an interaction: one panel, for one person or for everybody.

use present::{Locale, Panel, PrivatePanel, PublicPanel, Sketch};
use table::{GameId, PrivateTable, Refusal, Reply};

/// The response to one interaction.
pub struct Response {
    /// The panel, which says everything in words.
    pub shown: ShownPanel,
    /// The same beside a picture, for front ends that draw.
    pub pictured: Option<Box<Pictured>>,
    /// What became of an answer, or of taking one back; the panel says the same.
    pub outcome: Option<Box<Result<Reply, Refusal>>>,
    /// The seat of which it is the turn panel, whether anything is asked or not.
    pub turn_of: Option<PrivateTable>,
    /// Whether the panel that was pressed stays, with this next to it.
    pub beside: bool,
}

/// A picture, and the panel beside it, which need not say what the picture shows.
pub struct Pictured {
    pub sketch: Sketch,
    pub panel: ShownPanel,
}

/// The type says who sees the panel.
pub enum ShownPanel {
    Private(PrivatePanel, Option<Attachment>),
    Public(PublicPanel, Option<Attachment>),
}

/// A file to keep, or the picture of a panel.
pub struct Attachment {
    pub name: String,
    pub content: Vec<u8>,
    /// The description of a picture. None if it is not a picture.
    pub alt: Option<String>,
}

impl From<PrivatePanel> for ShownPanel {
    fn from(panel: PrivatePanel) -> ShownPanel {
        ShownPanel::Private(panel, None)
    }
}

impl From<PublicPanel> for ShownPanel {
    fn from(panel: PublicPanel) -> ShownPanel {
        ShownPanel::Public(panel, None)
    }
}

impl From<(PrivatePanel, Attachment)> for ShownPanel {
    fn from((panel, file): (PrivatePanel, Attachment)) -> ShownPanel {
        ShownPanel::Private(panel, Some(file))
    }
}

impl<P: Into<ShownPanel>> From<P> for Response {
    fn from(panel: P) -> Response {
        Response { shown: panel.into(), pictured: None, outcome: None, turn_of: None, beside: false }
    }
}

impl ShownPanel {
    /// The panel with this file.
    pub fn with(self, file: Attachment) -> ShownPanel {
        match self {
            ShownPanel::Private(panel, _) => ShownPanel::Private(panel, Some(file)),
            ShownPanel::Public(panel, _) => ShownPanel::Public(panel, Some(file)),
        }
    }

    pub fn panel(&self) -> &Panel {
        match self {
            ShownPanel::Private(panel, _) => panel.panel(),
            ShownPanel::Public(panel, _) => panel.panel(),
        }
    }

    /// The file that comes with it.
    pub fn file(&self) -> Option<&Attachment> {
        let (ShownPanel::Private(_, file) | ShownPanel::Public(_, file)) = self;
        file.as_ref()
    }

    fn within_turn(self, locale: Locale, game: GameId) -> ShownPanel {
        match self {
            ShownPanel::Private(panel, file) => ShownPanel::Private(panel.within_turn(locale, game), file),
            ShownPanel::Public(panel, file) => ShownPanel::Public(panel.within_turn(locale, game), file),
        }
    }
}

impl Response {
    /// The response with the panel that stands beside a picture, if there is a picture.
    pub fn or_pictured(mut self, pictured: Option<(impl Into<ShownPanel>, Sketch)>) -> Response {
        self.pictured = pictured.map(|(panel, sketch)| Box::new(Pictured { sketch, panel: panel.into() }));
        self
    }

    /// The response in place of the turn panel of a game, with the way back there.
    pub fn within_turn(mut self, locale: Locale, game: GameId) -> Response {
        self.shown = self.shown.within_turn(locale, game);
        if let Some(pictured) = self.pictured.take() {
            let Pictured { sketch, panel } = *pictured;
            self.pictured = Some(Box::new(Pictured { sketch, panel: panel.within_turn(locale, game) }));
        }
        self
    }
}
