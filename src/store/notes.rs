//! What was sent, noted in memory until something else is written: it is told often, and nobody waits for it.
//!
//! What is lost with the process is doubtful at the next start, as everything is that was not delivered.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::batch::{Batch, Expected};
use crate::table::{Delivery, Outgoing, PostId};

/// A post that has arrived, and the message it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub post: PostId,
    pub message: Option<String>,
}

/// What is noted and not written yet, in order.
#[derive(Default)]
pub(super) struct Notes(Mutex<Vec<Note>>);

impl Notes {
    pub fn add(&self, note: Note) {
        self.lock().push(note);
    }

    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Everything that is to be written now.
    pub fn all(&self) -> Vec<Note> {
        self.lock().clone()
    }

    /// These are written. There may be new ones behind them.
    pub fn written(&self, notes: &[Note]) {
        self.lock().drain(..notes.len());
    }

    /// A post as it is with what is noted of it.
    pub fn apply(&self, mut post: Outgoing) -> Outgoing {
        if let Some(note) = self.lock().iter().find(|note| note.post == post.id) {
            post.delivery = Delivery::Sent;
            post.error = None;
            post.message.clone_from(&note.message);
        }
        post
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Note>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds the notes to what is written: however many there are, it is the same statement.
pub(super) fn write(batch: &mut Batch, notes: &[Note]) {
    if notes.is_empty() {
        return;
    }
    let rows: Vec<_> = notes.iter().map(|note| (note.post.0, &note.message)).collect();
    batch
        .add(
            "update outbox set state = 'sent', error = null, message = note.value ->> 1
             from json_each($1) as note where outbox.id = note.value ->> 0",
            Expected::Any,
        )
        .bind_json(&rows);
}
