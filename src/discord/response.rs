//! The response to an interaction: one panel, for one person or for everybody.

use super::pictures::Drawn;
use crate::present::{PrivatePanel, PublicPanel, Reader, Sketch};
use crate::table::{GameId, PrivateTable};

/// The response to one interaction.
pub(super) struct Response {
    pub shown: ShownPanel,
    /// The picture that an edit adds after responding.
    pub follows: Option<FollowingPicture>,
    /// The game of which it is the turn panel, whether anything is asked or not.
    pub turn_of: Option<GameId>,
}

/// A picture that is drawn after responding, so that nobody waits for it.
pub(super) enum FollowingPicture {
    /// The board that a panel shows in words.
    Board(Sketch),
    Own(OwnSeat),
}

/// A person's seat, drawn for nobody but them.
#[derive(Clone)]
pub(super) struct OwnSeat {
    pub reader: Reader,
    pub table: PrivateTable,
}

/// The type says who sees the panel.
pub(super) enum ShownPanel {
    Private(PrivatePanel, Option<Attachment>),
    Public(PublicPanel, Option<Attachment>),
}

/// A file to keep, or the picture of a panel.
pub(super) struct Attachment {
    pub name: String,
    pub content: Vec<u8>,
    /// The description of a picture. None if it is not a picture.
    pub alt: Option<String>,
}

/// The file name under which the picture of a panel is sent.
pub(super) const PICTURE: &str = "board.png";

impl From<Drawn> for Attachment {
    fn from(drawn: Drawn) -> Attachment {
        Attachment { name: PICTURE.to_owned(), content: drawn.png.to_vec(), alt: Some(drawn.alt) }
    }
}

impl From<PrivatePanel> for Response {
    fn from(panel: PrivatePanel) -> Response {
        Response { shown: ShownPanel::Private(panel, None), follows: None, turn_of: None }
    }
}

impl From<PublicPanel> for Response {
    fn from(panel: PublicPanel) -> Response {
        Response { shown: ShownPanel::Public(panel, None), follows: None, turn_of: None }
    }
}

impl From<(PrivatePanel, Attachment)> for Response {
    fn from((panel, file): (PrivatePanel, Attachment)) -> Response {
        Response { shown: ShownPanel::Private(panel, Some(file)), follows: None, turn_of: None }
    }
}

impl Response {
    /// The response, followed by a picture of the board that it shows, if there is one.
    pub fn followed_by(self, board: Option<Sketch>) -> Response {
        Response { follows: board.map(FollowingPicture::Board), ..self }
    }

    /// The response with a picture, if there is one.
    pub fn with_picture(mut self, picture: Option<Drawn>) -> Response {
        let (ShownPanel::Private(_, file) | ShownPanel::Public(_, file)) = &mut self.shown;
        *file = picture.map(Attachment::from).or(file.take());
        self
    }
}
