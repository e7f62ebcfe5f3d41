//! A slash command as typed: its names, and its options as text.

use std::collections::BTreeMap;

use serenity::all::{CommandData, CommandDataOption, CommandDataOptionValue};

/// A command as typed. Names are in English, whatever language the client shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    pub command: String,
    pub sub: Option<String>,
    options: BTreeMap<String, String>,
    /// The option being typed.
    pub focused: Option<String>,
}

impl Typed {
    pub fn of(data: &CommandData) -> Typed {
        let mut typed = Typed { command: data.name.clone(), ..Typed::default() };
        typed.add(&data.options);
        typed
    }

    /// A single option, as chosen in a panel.
    pub fn with(option: &str, value: &str) -> Typed {
        let options = BTreeMap::from([(option.to_owned(), value.to_owned())]);
        Typed { options, ..Typed::default() }
    }

    /// Adds another option.
    pub fn and(mut self, option: &str, value: &str) -> Typed {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    fn add(&mut self, options: &[CommandDataOption]) {
        for option in options {
            let text = match &option.value {
                CommandDataOptionValue::SubCommand(below) | CommandDataOptionValue::SubCommandGroup(below) => {
                    self.sub = Some(option.name.clone());
                    self.add(below);
                    continue;
                }
                CommandDataOptionValue::Autocomplete { value, .. } => {
                    self.focused = Some(option.name.clone());
                    value.clone()
                }
                CommandDataOptionValue::String(text) => text.clone(),
                CommandDataOptionValue::Boolean(flag) => flag.to_string(),
                CommandDataOptionValue::Integer(number) => number.to_string(),
                CommandDataOptionValue::User(person) => person.to_string(),
                _ => continue,
            };
            self.options.insert(option.name.clone(), text);
        }
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.options.get(name).map(String::as_str)
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        self.get(name).map(|value| value == "true")
    }

    /// Every option with its text.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The whole command without its options: what may be logged.
    pub fn name(&self) -> String {
        let sub = self.sub.as_ref().map(|sub| format!(" {sub}")).unwrap_or_default();
        format!("{}{sub}", self.command)
    }
}
