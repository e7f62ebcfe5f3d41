//! What is left in the channels: of each game the newest turn with its board, and one line for every turn before it.

use crate::BenchError;
use sandbox::{Message, MessageId, Sandbox};
use store::Database;
use table::store::Store;
use table::{Outgoing, Post, PostId, TurnMessageKind};

/// How many turn messages shrank to lines, or were deleted with their question.
pub async fn audit(store: &Database, sandbox: &Sandbox) -> Result<u64, BenchError> {
    let (mut over, mut last) = (0, PostId(0));
    while let Some(post) = store.post_after(last).await? {
        last = post.id;
        let Outgoing { game: Some(game), message: Some(message), post: Post::Turn { part, .. }, id, .. } = &post else {
            continue;
        };
        let Some((row, _)) = store.row(*game).await? else { continue };
        let current = [row.message, row.board].contains(&Some(*id));
        let message = message.parse().ok().and_then(|id| sandbox.message(MessageId(id)));
        let right = match (current, part, &message) {
            (true, TurnMessageKind::Turn, Some(message)) => {
                !message.embeds.is_empty() && !message.components.is_empty()
            }
            (true, TurnMessageKind::BetweenTurns | TurnMessageKind::DuringTurn, Some(message)) => {
                message.embeds.is_empty()
            }
            (false, TurnMessageKind::Turn | TurnMessageKind::BetweenTurns, Some(message)) => is_line(message),
            (false, TurnMessageKind::DuringTurn, None) => true,
            (true, _, None)
            | (false, TurnMessageKind::Turn | TurnMessageKind::BetweenTurns, None)
            | (false, TurnMessageKind::DuringTurn, Some(_)) => false,
        };
        if !right {
            return Err(BenchError::Found(format!("{post:?} shows {message:?}")));
        }
        over += u64::from(!current);
    }
    Ok(over)
}

fn is_line(message: &Message) -> bool {
    !message.content.is_empty() && message.embeds.is_empty() && message.components.is_empty()
}
