//! What messages about challenges show.

use crate::discord::handler::TableContext;
use crate::discord::public::link;
use crate::present::{Locale, Obstacle, PublicPanel};
use crate::table::{Post, PublicChallenge, PublicTable, Refusal};

/// The message as it should look now.
pub fn panel(
    challenge: &PublicChallenge,
    table: Option<&PublicTable>,
    manner: Locale,
    post: &Post,
) -> Result<PublicPanel, Refusal> {
    match (post, table) {
        (Post::Challenge { .. }, _) => Ok(PublicPanel::challenge(manner, challenge)),
        (Post::Standings { .. }, _) => Ok(PublicPanel::standings(manner, challenge)),
        (Post::Season { .. }, _) => Ok(PublicPanel::season(manner, challenge)),
        (Post::Nudge, Some(table)) => Ok(PublicPanel::nudge(&TableContext::of(table).scene(), manner, challenge)),
        (Post::Undelivered { reason, .. }, _) => {
            let obstacle = reason.parse().unwrap_or(Obstacle::Permission);
            let link = if obstacle == Obstacle::Channel { String::new() } else { link(challenge.place()) };
            Ok(PublicPanel::challenge_blocked(manner, challenge, obstacle, &link))
        }
        _ => Err(Refusal::NoSuchChallenge),
    }
}
