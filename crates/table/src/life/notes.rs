//! Private notes: what a player wants to remember about a game. Nobody else ever sees them.

use crate::Tables;
use crate::answer::{Answer, Refusal, Request};
use crate::ids::{GameId, Owner, PersonId};
use crate::reminders::preferences::InvalidPreference;
use crate::store::Write;

/// The longest note, in characters: it shares a panel with everything else.
pub const LONGEST_NOTE: usize = 500;

fn name(game: GameId) -> String {
    format!("note:{game}")
}

impl Tables {
    /// A person's note about a game.
    pub async fn note(&self, person: PersonId, game: GameId) -> Result<Option<String>, Refusal> {
        Ok(self.0.store.settings(Owner::Person(person)).await?.remove(&name(game)))
    }

    /// Stores a note about a game at which the person sits; none deletes it.
    pub async fn set_note(&self, request: &Request, game: GameId, text: &str) -> Result<Answer, Refusal> {
        self.seat(game, request.requester()).await?;
        let text = text.trim();
        if text.chars().count() > LONGEST_NOTE {
            return Err(Refusal::Unfit(InvalidPreference::Note { most: LONGEST_NOTE }));
        }
        let value = (!text.is_empty()).then(|| text.to_owned());
        let write = Write::Setting { owner: Owner::Person(request.person), name: name(game), value };
        self.commit_request(request, Answer::Set, vec![write]).await
    }
}
