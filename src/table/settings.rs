//! What people, servers and tables have chosen for themselves, and the wish to be forgotten.

use std::collections::BTreeMap;

use super::answer::{Answer, Refusal, Request, Right};
use super::ids::{Owner, PersonId, Which};
use super::store::{Change, Interaction, NotKept, Write};
use super::{Tables, Trouble};

impl Tables {
    /// What was chosen, by name.
    pub async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, Refusal> {
        Ok(self.0.store.settings(owner).await?)
    }

    /// Sets or takes away a setting: one's own, the table's as its host, the server's as who manages it.
    pub async fn set(
        &self,
        request: &Request,
        owner: Owner,
        name: &str,
        value: Option<&str>,
    ) -> Result<Answer, Refusal> {
        self.may_set(request, owner).await?;
        let write = Write::Setting { owner, name: name.to_owned(), value: value.map(str::to_owned) };
        self.keep_apart(request, Answer::Set, vec![write]).await
    }

    async fn may_set(&self, request: &Request, owner: Owner) -> Result<(), Refusal> {
        let (may, right) = match owner {
            Owner::Person(person) => (person == request.person, Right::Own),
            Owner::Server(_) => (request.manages, Right::Manage),
            Owner::Game(game) => {
                let (_, live) = self.find(Which::Game(game)).await?;
                (request.manages || live.row.host == Some(request.person), Right::Host)
            }
        };
        if may { Ok(()) } else { Err(Refusal::NotAllowed(right)) }
    }

    /// Forgets who somebody is. Their games stay, with a former player in their seats; tables they host fall to
    /// the next one there.
    pub async fn forget(&self, request: &Request) -> Result<Answer, Refusal> {
        let answer = self.keep_apart(request, Answer::Forgotten, vec![Write::Forget(request.person)]).await?;
        // Any table in memory may still name them.
        self.0.cache.clear();
        Ok(answer)
    }

    /// Keeps something that belongs to no one table.
    async fn keep_apart(&self, request: &Request, answer: Answer, writes: Vec<Write>) -> Result<Answer, Refusal> {
        let person: Option<PersonId> = (answer != Answer::Forgotten).then_some(request.person);
        let interaction = Interaction {
            id: request.id.clone(),
            game: None,
            person,
            at: self.now(),
            answer: serde_json::to_string(&answer).unwrap_or_default(),
        };
        match self.0.store.keep(&Change { interaction, writes }).await {
            Ok(()) | Err(NotKept::Repeated(_)) => Ok(answer),
            Err(NotKept::Trouble(trouble)) => Err(trouble.into()),
            Err(_) => Err(Refusal::Unavailable(Trouble::Busy)),
        }
    }
}
