//! The link that adds the bot to a server.

use serenity::all::{ApplicationId, CreateBotAuthParameters, HttpError, Permissions, Scope};

use super::config::Token;
use crate::discord::connection::clients::{Api, HttpClients};

/// The permissions the bot needs, and no more: to be seen, to post and edit its own messages, to open threads.
pub(super) const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Why there is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InviteError {
    #[error("Discord does not accept this token; copy it again from https://discord.com/developers")]
    Token,
    #[error("Discord cannot be reached")]
    Unreachable,
}

/// Asks Discord which application this is, and returns the link.
pub async fn invite(token: &Token, api: &Api) -> Result<String, InviteError> {
    let clients = HttpClients::new(token, api);
    match clients.interactions.get_current_application_info().await {
        Ok(application) => Ok(link(application.id)),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(_))) => Err(InviteError::Token),
        Err(_) => Err(InviteError::Unreachable),
    }
}

fn link(application: ApplicationId) -> String {
    CreateBotAuthParameters::new()
        .client_id(application)
        .scopes(&[Scope::Bot, Scope::ApplicationsCommands])
        .permissions(NEEDED)
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_asks_for_no_more_than_is_needed() {
        let link = link(ApplicationId::new(17));
        assert!(link.starts_with("https://") && link.contains("client_id=17") && link.contains("scope=bot"), "{link}");
        assert!(link.contains(&format!("permissions={}", NEEDED.bits())), "{link}");
        assert!(!NEEDED.administrator() && !NEEDED.manage_messages());
    }
}
