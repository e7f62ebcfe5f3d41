//! Who is mentioned by a text, and who is really pinged.

use serde_json::Value;

use crate::ids::UserId;

/// Which mentions a message may turn into pings.
#[derive(Clone, Debug, PartialEq)]
pub enum Allowed {
    /// Nothing was said: everything in the text pings.
    Everything,
    /// `allowed_mentions`.
    Only { every_user: bool, users: Vec<UserId>, everyone: bool, replied_user: bool },
}

impl Allowed {
    pub fn from_form(message: &Value) -> Allowed {
        let allowed = &message["allowed_mentions"];
        if allowed.is_null() {
            return Allowed::Everything;
        }
        let parses = |kind: &str| allowed["parse"].as_array().is_some_and(|parse| parse.iter().any(|p| p == kind));
        Allowed::Only {
            every_user: parses("users"),
            users: serde_json::from_value(allowed["users"].clone()).unwrap_or_default(),
            everyone: parses("everyone"),
            replied_user: allowed["replied_user"] == true,
        }
    }

    fn user(&self, user: UserId) -> bool {
        match self {
            Allowed::Everything => true,
            Allowed::Only { every_user, users, .. } => *every_user || users.contains(&user),
        }
    }

    pub fn everyone(&self) -> bool {
        matches!(self, Allowed::Everything | Allowed::Only { everyone: true, .. })
    }

    pub fn replied_user(&self) -> bool {
        matches!(self, Allowed::Everything | Allowed::Only { replied_user: true, .. })
    }
}

/// The users a text mentions and may ping, each once, in the order of the text.
pub fn users(content: &str, allowed: &Allowed) -> Vec<UserId> {
    let mut found = Vec::new();
    for after in mentionable(content).split("<@").skip(1) {
        let Some((inside, _)) = after.split_once('>') else { continue };
        if let Ok(user) = inside.strip_prefix('!').unwrap_or(inside).parse()
            && allowed.user(user)
            && !found.contains(&user)
        {
            found.push(user);
        }
    }
    found
}

/// Whether a text calls everyone.
pub fn everyone(content: &str) -> bool {
    let text = mentionable(content);
    text.contains("@everyone") || text.contains("@here")
}

/// Code mentions nobody: what stands between backticks is left out.
fn mentionable(content: &str) -> String {
    let mut text = String::new();
    let mut rest = content;
    while let Some(start) = rest.find('`') {
        let fence = &rest[start..][..rest[start..].len() - rest[start..].trim_start_matches('`').len()];
        let after = &rest[start + fence.len()..];
        let Some(end) = after.find(fence) else { break };
        text.push_str(&rest[..start]);
        rest = &after[end + fence.len()..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn each_mentioned_user_counts_once() {
        let text = "<@1> and <@!2> and <@1>, but `<@3>` and ```\n<@4>``` are code, <@x> is nobody";
        assert_eq!(users(text, &Allowed::Everything), [UserId(1), UserId(2)]);
    }

    #[test]
    fn only_allowed_mentions_ping() {
        let only = Allowed::from_form(&json!({ "allowed_mentions": { "users": ["2"] } }));
        assert_eq!(users("<@1> <@2>", &only), [UserId(2)]);
        let none = Allowed::from_form(&json!({ "allowed_mentions": { "parse": [] } }));
        assert!(users("<@1> <@2>", &none).is_empty());
        assert!(everyone("hello @everyone") && !none.everyone() && !none.replied_user());
        assert!(!everyone("`@everyone`"));
    }
}
