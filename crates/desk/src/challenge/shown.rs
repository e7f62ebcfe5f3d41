//! What messages about challenges show.

use crate::desk::context_of;
use crate::public::link;
use present::{Locale, Obstacle, PublicPanel};
use table::{Post, PublicChallenge, PublicTable, Refusal};

/// The message as it should look now.
pub fn panel(
    challenge: &PublicChallenge,
    table: Option<&PublicTable>,
    locale: Locale,
    post: &Post,
) -> Result<PublicPanel, Refusal> {
    match (post, table) {
        (Post::Challenge { .. }, _) => Ok(PublicPanel::challenge(locale, challenge)),
        (Post::Standings { .. }, _) => Ok(PublicPanel::standings(locale, challenge)),
        (Post::Season { .. }, _) => Ok(PublicPanel::season(locale, challenge)),
        (Post::Nudge, Some(table)) => Ok(PublicPanel::nudge(&context_of(table).context(), locale, challenge)),
        (Post::Undelivered { reason, .. }, _) => {
            let obstacle = reason.parse().unwrap_or(Obstacle::Permission);
            let link = if obstacle == Obstacle::Channel { String::new() } else { link(challenge.place()) };
            Ok(PublicPanel::challenge_blocked(locale, challenge, obstacle, &link))
        }
        _ => Err(Refusal::NoSuchChallenge),
    }
}
