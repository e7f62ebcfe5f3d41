//! What messages about challenges show, and in which language.

use crate::discord::caller::LANGUAGE;
use crate::discord::desk::Seen;
use crate::discord::public::link;
use crate::present::{Language, Manner, Obstacle, PublicPanel, Script};
use crate::table::{Address, Owner, Post, PublicChallenge, PublicTable, Refusal, Tables};

/// The language of a message: that of the one person it goes to, of the challenge, or of its server.
pub async fn manner(tables: &Tables, challenge: &PublicChallenge, to: Address) -> Result<Manner, Refusal> {
    let own = match to {
        Address::Person(person) => tables.settings(Owner::Person(person)).await?.remove(LANGUAGE),
        Address::Channel(_) => None,
    };
    let chosen = own.or_else(|| challenge.language().map(str::to_owned));
    let chosen = match (chosen, challenge.place().server()) {
        (None, Some(server)) => tables.settings(Owner::Server(server)).await?.remove(LANGUAGE),
        (chosen, _) => chosen,
    };
    let language: Option<Language> = chosen.and_then(|language| language.parse().ok());
    Ok(Manner::of(language.unwrap_or_default(), Script::Markdown))
}

/// Whether a message is about a challenge, not about a table.
pub fn is_about(post: &Post) -> bool {
    post.challenge().is_some() || *post == Post::Nudge
}

/// The message as it is to be shown now.
pub fn panel(
    challenge: &PublicChallenge,
    table: Option<&PublicTable>,
    manner: Manner,
    post: &Post,
) -> Result<PublicPanel, Refusal> {
    match (post, table) {
        (Post::Challenge { .. }, _) => Ok(PublicPanel::challenge(manner, challenge)),
        (Post::Standings { .. }, _) => Ok(PublicPanel::standings(manner, challenge)),
        (Post::Nudge, Some(table)) => Ok(PublicPanel::nudge(&Seen::of(table).scene(), manner, challenge)),
        (Post::Undelivered { reason, .. }, _) => {
            let obstacle = reason.parse().unwrap_or(Obstacle::Permission);
            let link = if obstacle == Obstacle::Channel { String::new() } else { link(challenge.place()) };
            Ok(PublicPanel::challenge_blocked(manner, challenge, obstacle, &link))
        }
        _ => Err(Refusal::NoSuchChallenge),
    }
}
