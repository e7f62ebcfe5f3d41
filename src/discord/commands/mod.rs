//! Slash commands: each is one item of one list, with its name, words, options, completion and handler.
//!
//! Registration, dispatch and completion go through that list, so a new command is a new item (and its texts).

mod games;
mod list;
mod localised;
mod options;
pub(crate) mod registration;

use std::collections::BTreeMap;

use futures_util::future::BoxFuture;
use serde_json::Value;
use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext};

use desk::{Caller, Desk, DeskResult, Typed};
use engine::{GameInfo, Key};
use list::COMMANDS;
use present::{Language, Suggestion};
use table::Refusal;

type Games<'a> = &'a [&'static GameInfo];
type Suggestions = Result<Vec<Suggestion>, Refusal>;
/// Carries a command out.
type Run = for<'a> fn(&'a Desk, &'a Caller, &'a Typed) -> BoxFuture<'a, DeskResult>;
/// Suggests values of the option being typed.
type Complete = for<'a> fn(&'a Desk, &'a Caller, &'a Typed) -> BoxFuture<'a, Suggestions>;

/// A slash command, or a subcommand of one.
struct Command {
    /// What interactions bring back, whatever language the client shows.
    name: &'static str,
    about: &'static Key,
    /// Whether it is offered with these games.
    offered: fn(Games<'_>) -> bool,
    does: Does,
}

enum Does {
    Run { options: fn(Games<'_>) -> Vec<CreateCommandOption>, run: Run, complete: Option<Complete> },
    Group(&'static [Command]),
}

impl Command {
    const fn new(name: &'static str, about: &'static Key, run: Run) -> Command {
        let does = Does::Run { options: |_| Vec::new(), run, complete: None };
        Command { name, about, offered: |_| true, does }
    }

    const fn group(name: &'static str, about: &'static Key, below: &'static [Command]) -> Command {
        Command { name, about, offered: |_| true, does: Does::Group(below) }
    }

    const fn with(
        name: &'static str,
        about: &'static Key,
        options: fn(Games<'_>) -> Vec<CreateCommandOption>,
        run: Run,
    ) -> Command {
        Command { name, about, offered: |_| true, does: Does::Run { options, run, complete: None } }
    }

    const fn completed(
        name: &'static str,
        about: &'static Key,
        options: fn(Games<'_>) -> Vec<CreateCommandOption>,
        complete: Complete,
        run: Run,
    ) -> Command {
        Command { name, about, offered: |_| true, does: Does::Run { options, run, complete: Some(complete) } }
    }

    fn declared(&self, games: Games<'_>) -> CreateCommand {
        let command = localised::command(self.name, self.about);
        match &self.does {
            Does::Run { options, .. } => options(games).into_iter().fold(command, CreateCommand::add_option),
            Does::Group(below) => {
                below.iter().map(|sub| sub.declared_below(games)).fold(command, CreateCommand::add_option)
            }
        }
    }

    fn declared_below(&self, games: Games<'_>) -> CreateCommandOption {
        let sub = localised::sub(self.name, self.about);
        match &self.does {
            Does::Run { options, .. } => options(games).into_iter().fold(sub, CreateCommandOption::add_sub_option),
            Does::Group(_) => sub,
        }
    }

    /// The command that was typed.
    fn find(typed: &Typed) -> Option<&'static Command> {
        let command = COMMANDS.iter().find(|command| command.name == typed.command)?;
        match (&command.does, &typed.sub) {
            (Does::Group(below), Some(sub)) => below.iter().find(|command| command.name == sub),
            (Does::Group(_), None) => None,
            (Does::Run { .. }, _) => Some(command),
        }
    }
}

/// Every command, for these games: those of the list, and those of each game.
pub(super) fn all(games: Games<'_>) -> Vec<CreateCommand> {
    let offered = COMMANDS.iter().filter(|command| (command.offered)(games));
    let declared = offered.map(|command| command.declared(games));
    declared.chain(games.iter().map(|game| games::command(game))).map(everywhere).collect()
}

/// Carries out a slash command.
pub(super) async fn carry_out(desk: &Desk, caller: &Caller, typed: &Typed) -> DeskResult {
    match Command::find(typed).map(|command| &command.does) {
        Some(Does::Run { run, .. }) => run(desk, caller, typed).await,
        Some(Does::Group(_)) | None => desk.command_of_game(caller, typed).await,
    }
}

/// Suggestions for the option being typed.
pub(super) async fn complete(desk: &Desk, caller: &Caller, typed: &Typed) -> Suggestions {
    match Command::find(typed).map(|command| &command.does) {
        Some(Does::Run { complete: Some(complete), .. }) => complete(desk, caller, typed).await,
        Some(_) => Ok(Vec::new()),
        None => desk.complete_slot(caller, typed).await,
    }
}

/// What people type in a language, with the slash, and the mention that does the same when somebody clicks it. A mention
/// has the name in the code, whatever the reader's language: Discord knows no other.
pub(super) fn mentions(games: Games<'_>, language: Language, ids: &BTreeMap<String, String>) -> Vec<(String, String)> {
    let in_code = |json: &Value| json["name"].as_str().unwrap_or_default().to_owned();
    let typed = |json: &Value| {
        let local = json["name_localizations"][language.locale()].as_str();
        local.map_or_else(|| in_code(json), str::to_owned)
    };
    let mut out = Vec::new();
    for command in all(games).iter().filter_map(|command| serde_json::to_value(command).ok()) {
        let (name, local) = (in_code(&command), typed(&command));
        let Some(id) = ids.get(&name) else { continue };
        let below: Vec<&Value> = command["options"].as_array().into_iter().flatten().filter(is_sub).collect();
        if below.is_empty() {
            out.push((format!("/{local}"), format!("</{name}:{id}>")));
        }
        let of = |sub: &Value| (format!("/{local} {}", typed(sub)), format!("</{name} {}:{id}>", in_code(sub)));
        out.extend(below.into_iter().map(of));
    }
    out
}

/// Whether an option of a command is a command below it.
fn is_sub(option: &&Value) -> bool {
    option["type"] == u8::from(CommandOptionType::SubCommand)
}

/// In servers, and in direct messages with the bot.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use present::text::length;
    use present::{CommandWords, Locale, PublicPanel, Situation};

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
        let list: Vec<_> = ::games::known().collect();
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
        let list: Vec<_> = ::games::known().collect();
        let commands = all(&list);
        assert!(commands.len() <= 100);
        for command in commands {
            let json = serde_json::to_value(&command).expect("it is JSON");
            assert!(size(&json) <= 8_000, "{}: {}", json["name"], size(&json));
            assert!(json["options"].as_array().is_none_or(|options| options.len() <= 25), "{}", json["name"]);
        }
    }

    /// Every command as it is typed in English; those of a group with its name: `/game new`.
    fn typed() -> Vec<String> {
        let name = |command: &Command| CommandWords::named(command.name, command.about, Language::En).name;
        let below = |command: &'static Command| match &command.does {
            Does::Run { .. } => vec![format!("/{}", name(command))],
            Does::Group(below) => below.iter().map(|sub| format!("/{} {}", name(command), name(sub))).collect(),
        };
        COMMANDS.iter().flat_map(below).collect()
    }

    /// What a text in backticks names: `/game new`, `status` are two commands of one group.
    fn documented(line: &str) -> Vec<String> {
        let mut group = "";
        let quoted = line.split('`').skip(1).step_by(2);
        quoted
            .map(|typed| match typed.split_once(' ') {
                Some((first, _)) if typed.starts_with('/') => {
                    group = first;
                    typed.to_owned()
                }
                _ if typed.starts_with('/') => typed.to_owned(),
                _ => format!("{group} {typed}"),
            })
            .collect()
    }

    #[test]
    fn docs_list_every_command_and_no_other() {
        let rows = include_str!("../../../docs/commands.md").lines().filter(|line| line.starts_with("| `"));
        let rows: Vec<&str> = rows.filter_map(|row| row.split('|').nth(1)).collect();
        let listed: BTreeSet<String> = rows.into_iter().flat_map(documented).collect();
        let is_of_a_game = |typed: &&String| typed.ends_with('…');
        let missing: Vec<_> = typed().into_iter().filter(|typed| !listed.contains(typed)).collect();
        assert!(missing.is_empty(), "docs/commands.md lacks {missing:?}");
        let options = ["/settings pictures", "/game options pictures"];
        let unknown = listed.iter().filter(|typed| !is_of_a_game(typed) && !options.contains(&typed.as_str()));
        let unknown: Vec<_> = unknown.filter(|listed| !typed().contains(listed)).collect();
        assert!(unknown.is_empty(), "docs/commands.md lists {unknown:?}, which do not exist");
    }

    #[test]
    fn the_help_names_every_command() {
        let help = PublicPanel::help(Locale::default(), Situation::Asked, true);
        let said = help.panel().fields.iter().map(|field| field.value.as_str()).collect::<Vec<_>>().join("\n");
        // Whoever reads it has found /help; of a group, one command leads to the others.
        let groups = COMMANDS.iter().filter(|command| command.name != "help");
        let named =
            |command: &Command| format!("/{}", CommandWords::named(command.name, command.about, Language::En).name);
        let missing: Vec<_> = groups.map(named).filter(|name| !said.contains(name.as_str())).collect();
        assert!(missing.is_empty(), "/help does not name {missing:?}");
    }
}
