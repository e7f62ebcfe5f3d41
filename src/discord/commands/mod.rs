//! The commands registered with Discord: those of every table, and those of each game.

mod challenge;
mod common;
mod games;
mod localised;
mod waiting;

use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use crate::engine::GameInfo;

/// Every command, for these games.
pub(super) fn all(list: &[&'static dyn GameInfo]) -> Vec<CreateCommand> {
    let challenges = challenge::command_for(list);
    let commands =
        common::commands(list).into_iter().chain(challenges).chain(list.iter().map(|game| games::command(*game)));
    commands.map(everywhere).collect()
}

/// In servers, and in direct messages with the bot.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::present::text::length;

    /// The length of the longest localisation of each text of a command, which is what Discord counts.
    fn size(value: &serde_json::Value) -> usize {
        let longest = |key: &str| {
            let translated = value[format!("{key}_localizations")].as_object().into_iter().flatten();
            let all = translated.map(|(_, text)| text).chain([&value[key]]);
            all.filter_map(|text| text.as_str()).map(length).max().unwrap_or_default()
        };
        let below = value["options"].as_array().into_iter().flatten().map(size).sum::<usize>();
        let choices = value["choices"].as_array().into_iter().flatten();
        let choices = choices.map(|choice| size(choice) + choice["value"].as_str().map_or(0, length)).sum::<usize>();
        longest("name") + longest("description") + below + choices
    }

    #[test]
    fn no_two_commands_have_the_same_name_in_any_language() {
        let list: Vec<_> = games::known().collect();
        let mut seen = std::collections::BTreeSet::new();
        for command in all(&list) {
            let json = serde_json::to_value(&command).expect("it is JSON");
            let translated = json["name_localizations"].as_object().into_iter().flatten();
            for (locale, name) in
                translated.map(|(locale, name)| (locale.as_str(), name)).chain([("en", &json["name"])])
            {
                assert!(seen.insert((locale.to_owned(), name.to_string())), "{locale}: {name}");
            }
        }
    }

    #[test]
    fn commands_fit_into_discord() {
        let list: Vec<_> = games::known().collect();
        let commands = all(&list);
        assert!(commands.len() <= 100);
        for command in commands {
            let json = serde_json::to_value(&command).expect("it is JSON");
            assert!(size(&json) <= 8_000, "{}: {}", json["name"], size(&json));
            assert!(json["options"].as_array().is_none_or(|options| options.len() <= 25), "{}", json["name"]);
        }
    }
}
