//! Registered commands: names, options, choices, localisations, and their total size.

use std::collections::HashSet;

use serde_json::Value;

use super::{Checker, LOCALES, choices};
use crate::refusal::Refusal;
use crate::world::commands::OptionKind;

const NAME: usize = 32;
const DESCRIPTION: usize = 100;
const OPTIONS: usize = 25;
const TEXT_LENGTH: std::ops::RangeInclusive<i64> = 0..=6000;
/// Of one command, counting the longest locale of each text.
const TOTAL: usize = 8000;
/// Chat commands of one application, globally and per server.
pub const PER_SCOPE: usize = 100;

const CHAT_INPUT: i64 = 1;

/// Where options stand: what may stand there depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Command,
    Group,
    Subcommand,
}

/// All commands of a scope at once.
pub fn check_all(commands: &[Value]) -> Result<(), Refusal> {
    if commands.len() > PER_SCOPE {
        return Err(Refusal::too_many_commands());
    }
    Checker::run(|c| {
        for (index, command) in commands.iter().enumerate() {
            c.at(index, |c| top_level(c, command));
        }
        let kind = |command: &Value| command["type"].as_i64().unwrap_or(CHAT_INPUT);
        unique_names(c, commands, kind, "APPLICATION_COMMANDS_DUPLICATE_NAME");
    })
}

fn top_level(c: &mut Checker, command: &Value) {
    if !c.object(command) {
        return;
    }
    if c.integer(command, "type", 1..=4).unwrap_or(CHAT_INPUT) == CHAT_INPUT {
        named(c, command);
        options(c, command, Level::Command);
    } else {
        // Commands in the menus of people and messages have a free name and nothing else.
        c.required_text(command, "name", 1..=NAME);
        c.text(command, "description", 0..=0);
        c.each(command, "options", 0..=0, |_, _| {});
    }
    c.flag(command, "nsfw");
    c.each(command, "contexts", 0..=3, |c, context| number_in(c, context, 0..=2));
    c.each(command, "integration_types", 0..=2, |c, kind| number_in(c, kind, 0..=1));
    let permissions = &command["default_member_permissions"];
    if !permissions.is_null() && permissions.as_str().is_none_or(|bits| bits.parse::<u64>().is_err()) {
        c.at("default_member_permissions", |c| c.problem("PERMISSIONS_TYPE_INVALID", "Not a set of permissions"));
    }
    if characters(command) > TOTAL {
        let message = format!("Command exceeds maximum size ({TOTAL})");
        c.problem("APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

fn number_in(c: &mut Checker, value: &Value, range: std::ops::RangeInclusive<i64>) {
    if value.as_i64().is_none_or(|number| !range.contains(&number)) {
        c.problem("BASE_TYPE_CHOICES", format!("Value must be between {} and {}.", range.start(), range.end()));
    }
}

fn named(c: &mut Checker, form: &Value) {
    c.required(form, "name");
    if !form["name"].is_null() {
        c.at("name", |c| name(c, &form["name"]));
    }
    choices::localised(c, form, "name_localizations", name);
    c.required_text(form, "description", 1..=DESCRIPTION);
    choices::localised(c, form, "description_localizations", |c, text| {
        c.sized_text(text, 1..=DESCRIPTION);
    });
}

/// Letters, digits, `-`, `_` and `'`, in lower case where the script has cases.
fn name(c: &mut Checker, value: &Value) {
    let Some(name) = c.sized_text(value, 1..=NAME) else { return };
    let allowed = name.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '-' | '_' | '\''));
    if !allowed || name.to_lowercase() != name {
        c.problem("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn options(c: &mut Checker, form: &Value, level: Level) {
    let options = c.each(form, "options", 0..=OPTIONS, |c, option| command_option(c, option, level));
    if options.is_empty() {
        return;
    }
    c.at("options", |c| {
        let kinds: Vec<_> = options.iter().filter_map(OptionKind::of).collect();
        if kinds.iter().any(|kind| kind.is_branch()) && !kinds.iter().all(|kind| kind.is_branch()) {
            let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
            c.problem("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        let required = options.iter().map(|option| option["required"] == true);
        if !required.is_sorted_by(|first, second| first >= second) {
            let message = "Required options must be placed before non-required options";
            c.problem("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        unique_names(c, options, |_| 0, "APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS");
    });
}

fn command_option(c: &mut Checker, option: &Value, level: Level) {
    if !c.object(option) {
        return;
    }
    named(c, option);
    c.flag(option, "required");
    let kind = OptionKind::of(option);
    match (kind, level) {
        (Some(OptionKind::Group), Level::Command) => {
            c.required(option, "options");
            options(c, option, Level::Group);
        }
        (Some(OptionKind::Subcommand), Level::Command | Level::Group) => options(c, option, Level::Subcommand),
        (Some(kind), Level::Command | Level::Subcommand) if !kind.is_branch() => plain_option(c, option, kind),
        _ => c.at("type", |c| {
            c.problem("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type of option cannot be used here");
        }),
    }
}

fn plain_option(c: &mut Checker, option: &Value, kind: OptionKind) {
    let typed = matches!(kind, OptionKind::Text | OptionKind::Integer | OptionKind::Number);
    let choices = option["choices"].as_array().map_or(0, Vec::len);
    if c.flag(option, "autocomplete") && (!typed || choices > 0) {
        let message = "Only typed options without choices can have autocomplete";
        c.at("autocomplete", |c| c.problem("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message));
    }
    if choices > 0 && !typed {
        c.at("choices", |c| c.problem("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type has no choices"));
    }
    if typed {
        choices::check(c, option, kind);
    }
    let least = c.integer(option, "min_length", TEXT_LENGTH).unwrap_or(0);
    let most = c.integer(option, "max_length", TEXT_LENGTH).unwrap_or(*TEXT_LENGTH.end());
    let numbers = option["min_value"].as_f64().zip(option["max_value"].as_f64());
    if least > most || numbers.is_some_and(|(least, most)| least > most) {
        c.problem("APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", "The minimum is larger than the maximum");
    }
}

/// Names are unique among neighbours of a kind, in every language.
fn unique_names(c: &mut Checker, forms: &[Value], kind: impl Fn(&Value) -> i64, code: &'static str) {
    for locale in std::iter::once(None).chain(LOCALES.iter().copied().map(Some)) {
        let mut names = HashSet::new();
        for (index, form) in forms.iter().enumerate() {
            let own = locale.and_then(|locale| form["name_localizations"][locale].as_str());
            if let Some(name) = own.or_else(|| form["name"].as_str())
                && !names.insert((name, kind(form)))
                && (locale.is_none() || own.is_some())
            {
                c.at(index, |c| c.problem(code, format!("The name {name} is already used")));
            }
        }
    }
}

/// Names, descriptions and values of the command, its options and choices, each in its longest locale.
fn characters(form: &Value) -> usize {
    let longest = |key: &str, localised: &str| {
        let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
        let others = form[localised].as_object().into_iter().flatten().map(|(_, text)| count(text));
        others.max().unwrap_or(0).max(count(&form[key]))
    };
    let below = ["options", "choices"].iter().filter_map(|key| form[*key].as_array()).flatten();
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + form["value"].as_str().map_or(0, |value| value.chars().count())
        + below.map(characters).sum::<usize>()
}
