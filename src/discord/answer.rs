//! What an interaction is answered with: one panel, to one person or to everybody.

use super::pictures::Drawn;
use crate::present::{PrivatePanel, PublicPanel, Reader};
use crate::table::PrivateTable;

/// An answer to one interaction.
pub(super) struct Answer {
    pub shown: Shown,
    /// Whose things are drawn once the answer has been given; the picture follows by an edit.
    pub follows: Option<Own>,
}

/// Somebody's seat, drawn for nobody but them.
#[derive(Clone)]
pub(super) struct Own {
    pub reader: Reader,
    pub table: PrivateTable,
}

/// Who sees it is part of its type.
pub(super) enum Shown {
    Private(PrivatePanel, Option<File>),
    Public(PublicPanel, Option<File>),
}

/// Something to take home, or a picture that the panel shows.
pub(super) struct File {
    pub name: String,
    pub content: Vec<u8>,
    /// What a picture shows, in words. None: it is not a picture.
    pub alt: Option<String>,
}

/// The file name under which the picture of a panel is sent.
pub(super) const PICTURE: &str = "board.png";

impl From<Drawn> for File {
    fn from(drawn: Drawn) -> File {
        File { name: PICTURE.to_owned(), content: drawn.png.to_vec(), alt: Some(drawn.alt) }
    }
}

impl From<PrivatePanel> for Answer {
    fn from(panel: PrivatePanel) -> Answer {
        Answer { shown: Shown::Private(panel, None), follows: None }
    }
}

impl From<PublicPanel> for Answer {
    fn from(panel: PublicPanel) -> Answer {
        Answer { shown: Shown::Public(panel, None), follows: None }
    }
}

impl From<(PrivatePanel, File)> for Answer {
    fn from((panel, file): (PrivatePanel, File)) -> Answer {
        Answer { shown: Shown::Private(panel, Some(file)), follows: None }
    }
}

impl Answer {
    /// The same with a picture, if there is one.
    pub fn with_picture(mut self, picture: Option<Drawn>) -> Answer {
        let (Shown::Private(_, file) | Shown::Public(_, file)) = &mut self.shown;
        *file = picture.map(File::from).or(file.take());
        self
    }
}
