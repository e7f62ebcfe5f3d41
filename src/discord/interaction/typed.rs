//! Reads a slash command as Discord sends it.

use serenity::all::{CommandData, CommandDataOption, CommandDataOptionValue};

use desk::Typed;

pub(crate) fn typed(data: &CommandData) -> Typed {
    let mut typed = Typed::default();
    typed.command.clone_from(&data.name);
    add(&mut typed, &data.options);
    typed
}

fn add(typed: &mut Typed, options: &[CommandDataOption]) {
    for option in options {
        let text = match &option.value {
            CommandDataOptionValue::SubCommand(below) | CommandDataOptionValue::SubCommandGroup(below) => {
                typed.sub = Some(option.name.clone());
                add(typed, below);
                continue;
            }
            CommandDataOptionValue::Autocomplete { value, .. } => {
                typed.focused = Some(option.name.clone());
                value.clone()
            }
            CommandDataOptionValue::String(text) => text.clone(),
            CommandDataOptionValue::Boolean(flag) => flag.to_string(),
            CommandDataOptionValue::Integer(number) => number.to_string(),
            CommandDataOptionValue::User(person) => person.to_string(),
            _ => continue,
        };
        typed.add(&option.name, text);
    }
}
