//! The response to an interaction: one panel, for one person or for everybody.

use super::pictures::Drawn;
use present::{Locale, PrivatePanel, PublicPanel, Reader, Sketch};
use table::{GameId, PrivateTable};

/// The response to one interaction.
pub struct Response {
    pub shown: ShownPanel,
    /// The picture that an edit adds after responding.
    pub follows: Option<FollowingPicture>,
    /// The game of which it is the turn panel, whether anything is asked or not.
    pub turn_of: Option<GameId>,
    /// Whether the panel that was pressed stays, with this next to it.
    pub beside: bool,
}

/// A picture that is drawn after responding, so that nobody waits for it.
pub enum FollowingPicture {
    Board(Box<BoardPicture>),
    Own(OwnSeat),
}

/// The board beside which a panel says little.
pub struct BoardPicture {
    pub sketch: Sketch,
    /// The same board in words, for when it cannot be drawn.
    pub in_words: ShownPanel,
}

/// A person's seat, drawn for nobody but them.
#[derive(Clone)]
pub struct OwnSeat {
    pub reader: Reader,
    pub table: PrivateTable,
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

/// The file name under which the picture of a panel is sent.
pub const PICTURE: &str = "board.png";

impl From<Drawn> for Attachment {
    fn from(drawn: Drawn) -> Attachment {
        Attachment { name: PICTURE.to_owned(), content: drawn.png.to_vec(), alt: Some(drawn.alt) }
    }
}

impl From<PrivatePanel> for Response {
    fn from(panel: PrivatePanel) -> Response {
        Response { shown: ShownPanel::Private(panel, None), follows: None, turn_of: None, beside: false }
    }
}

impl From<PublicPanel> for Response {
    fn from(panel: PublicPanel) -> Response {
        Response { shown: ShownPanel::Public(panel, None), follows: None, turn_of: None, beside: false }
    }
}

impl From<(PrivatePanel, Attachment)> for Response {
    fn from((panel, file): (PrivatePanel, Attachment)) -> Response {
        Response { shown: ShownPanel::Private(panel, Some(file)), follows: None, turn_of: None, beside: false }
    }
}

impl Response {
    /// A board in words; or beside its picture, which follows.
    pub fn board<P>(in_words: P, pictured: Option<(P, Sketch)>) -> Response
    where
        Response: From<P>,
    {
        let in_words = Response::from(in_words);
        match pictured {
            None => in_words,
            Some((panel, sketch)) => {
                let board = BoardPicture { sketch, in_words: in_words.shown };
                Response { follows: Some(FollowingPicture::Board(Box::new(board))), ..Response::from(panel) }
            }
        }
    }

    /// The response in place of the turn panel of a game, with the way back there.
    pub fn within_turn(mut self, locale: Locale, game: GameId) -> Response {
        self.shown = match self.shown {
            ShownPanel::Private(panel, file) => ShownPanel::Private(panel.within_turn(locale, game), file),
            ShownPanel::Public(panel, file) => ShownPanel::Public(panel.within_turn(locale, game), file),
        };
        self
    }

    /// The response with a picture, if there is one.
    pub fn with_picture(mut self, picture: Option<Drawn>) -> Response {
        let (ShownPanel::Private(_, file) | ShownPanel::Public(_, file)) = &mut self.shown;
        *file = picture.map(Attachment::from).or(file.take());
        self
    }
}
