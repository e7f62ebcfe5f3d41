//! What an interaction is answered with: one panel, to one person or to everybody.

use crate::present::{PrivatePanel, PublicPanel};

/// An answer to one interaction.
pub(super) struct Answer {
    pub shown: Shown,
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

impl From<PrivatePanel> for Answer {
    fn from(panel: PrivatePanel) -> Answer {
        Answer { shown: Shown::Private(panel, None) }
    }
}

impl From<PublicPanel> for Answer {
    fn from(panel: PublicPanel) -> Answer {
        Answer { shown: Shown::Public(panel) }
    }
}

impl From<(PrivatePanel, File)> for Answer {
    fn from((panel, file): (PrivatePanel, File)) -> Answer {
        Answer { shown: Shown::Private(panel, Some(file)) }
    }
}
