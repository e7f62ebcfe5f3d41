//! Following a game without a seat: a direct message at each round, or at the end.

use strum::{Display, EnumString};

use crate::answer::{Answer, Refusal, Request};
use crate::change::draft::Draft;
use crate::delivery::post::Post;
use crate::ids::{GameId, Owner, PersonId};
use crate::store::{Status, Write};
use crate::{StoreError, Tables};
use engine::Play;

/// When a follower wants to hear of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Follow {
    /// At each round, and at the end.
    Rounds,
    End,
}

fn name(game: GameId) -> String {
    format!("follow:{game}")
}

impl Tables {
    /// How a person follows a game.
    pub async fn follows(&self, person: PersonId, game: GameId) -> Result<Option<Follow>, Refusal> {
        let settings = self.0.store.settings(Owner::Person(person)).await?;
        Ok(settings.get(&name(game)).and_then(|value| value.parse().ok()))
    }

    /// Follows a game the requester may see, or stops following it from anywhere.
    pub async fn follow(&self, request: &Request, game: GameId, how: Option<Follow>) -> Result<Answer, Refusal> {
        if how.is_none() && self.follows(request.person, game).await?.is_none() {
            return Err(Refusal::NoSuchGame(game));
        }
        if how.is_some() {
            let table = self.look(game, Some(request.requester())).await?;
            if table.place().challenge().is_some() {
                return Err(Refusal::NoVotesHere);
            }
            if !matches!(table.status(), Status::Lobby | Status::Running) {
                return Err(Refusal::Cancelled);
            }
        }
        let value = how.map(|how| how.to_string());
        let write = Write::Setting { owner: Owner::Person(request.person), name: name(game), value };
        self.commit_request(request, Answer::Set, vec![write]).await
    }

    /// A game's followers, and how they follow it.
    pub(crate) async fn followers(&self, game: GameId) -> Result<Vec<(PersonId, Follow)>, StoreError> {
        let holders = self.0.store.people_with_setting(&name(game)).await?;
        Ok(holders.into_iter().filter_map(|(person, value)| Some((person, value.parse().ok()?))).collect())
    }
}

impl Tables {
    /// Tells a game's followers that a round began, or that it is over.
    pub(crate) async fn tell_followers(&self, draft: &mut Draft<'_>) -> Result<(), StoreError> {
        let over = draft.row.status == Status::Over && draft.table().is_none_or(|table| table.status() != Status::Over);
        let round = draft.play.as_ref().map(Play::round);
        let before = draft.round_before();
        if before.is_none() || !over && before == round {
            return Ok(());
        }
        for (person, how) in self.followers(draft.row.id).await? {
            let seated = draft.players.iter().any(|player| player.person == Some(person));
            if !seated && (over || how == Follow::Rounds) {
                draft.post_to(person, Post::Followed { round: round.filter(|_| !over) });
            }
        }
        Ok(())
    }
}
