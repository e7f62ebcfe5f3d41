//! What an interaction is answered with: one panel, to one person or to everybody.

use crate::present::{PrivatePanel, PublicPanel};

/// An answer to one interaction.
pub(super) struct Answer {
    pub shown: Shown,
    /// Whether it takes the place of the private panel that was pressed, instead of standing beside it.
    pub in_place: bool,
}

/// Who sees it is part of its type.
pub(super) enum Shown {
    Private(PrivatePanel, Option<File>),
    Public(PublicPanel),
}

/// Something to take home.
pub(super) struct File {
    pub name: String,
    pub content: String,
}

impl Answer {
    pub fn in_place(self) -> Answer {
        Answer { in_place: true, ..self }
    }
}

impl From<PrivatePanel> for Answer {
    fn from(panel: PrivatePanel) -> Answer {
        Answer { shown: Shown::Private(panel, None), in_place: false }
    }
}

impl From<PublicPanel> for Answer {
    fn from(panel: PublicPanel) -> Answer {
        Answer { shown: Shown::Public(panel), in_place: false }
    }
}

impl From<(PrivatePanel, File)> for Answer {
    fn from((panel, file): (PrivatePanel, File)) -> Answer {
        Answer { shown: Shown::Private(panel, Some(file)), in_place: false }
    }
}
