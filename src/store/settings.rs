//! Settings that were read lately: every answer needs those of a person, a table and a server.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Sqlite, trouble};
use crate::table::store::{Change, Write};
use crate::table::{Owner, Trouble};

/// How many owners are remembered; then all are forgotten.
const MOST: usize = 4_096;

type Settings = BTreeMap<String, String>;

#[derive(Default)]
struct Remembered {
    by_owner: HashMap<Owner, Settings>,
    /// Raised by every change of a setting, so that nobody remembers what they read before it.
    changes: u64,
}

/// What is known without asking the database. None: somebody else may change it.
pub(super) struct Known(Option<Mutex<Remembered>>);

impl Known {
    pub fn new(alone: bool) -> Known {
        Known(alone.then(Mutex::default))
    }

    fn lock(&self) -> Option<MutexGuard<'_, Remembered>> {
        Some(self.0.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Forgets what a change has made untrue. Called when it has been committed.
    pub fn changed(&self, change: &Change) {
        let touches = |write: &Write| matches!(write, Write::Setting { .. } | Write::Forget(_));
        if !change.writes.iter().any(touches) {
            return;
        }
        let Some(mut known) = self.lock() else { return };
        known.changes += 1;
        for write in &change.writes {
            match write {
                Write::Setting { owner, .. } => drop(known.by_owner.remove(owner)),
                Write::Forget(_) => known.by_owner.clear(),
                _ => {}
            }
        }
    }
}

impl Sqlite {
    pub(super) async fn read_settings(&self, owner: Owner) -> Result<Settings, Trouble> {
        let changes = match self.settings.lock() {
            None => None,
            Some(known) => match known.by_owner.get(&owner) {
                Some(settings) => return Ok(settings.clone()),
                None => Some(known.changes),
            },
        };
        let rows = sqlx::query_as::<_, (String, String)>("select name, value from settings where owner = $1")
            .bind(owner.to_string())
            .fetch_all(&mut *self.readers.one().await?)
            .await
            .map_err(trouble)?;
        let settings: Settings = rows.into_iter().collect();
        if let (Some(mut known), Some(before)) = (self.settings.lock(), changes)
            && known.changes == before
        {
            if known.by_owner.len() >= MOST {
                known.by_owner.clear();
            }
            known.by_owner.insert(owner, settings.clone());
        }
        Ok(settings)
    }
}
