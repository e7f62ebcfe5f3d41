//! Registered commands.

use super::*;

/// Checks one command; its mistakes are found from its root.
fn check(command: &Value) -> Result<(), Refusal> {
    commands::check_all(std::slice::from_ref(command)).map_err(|mut refusal| {
        refusal.problems.iter_mut().for_each(|problem| drop(problem.path.remove(0)));
        refusal
    })
}

fn with(key: &str, value: Value) -> Result<(), Refusal> {
    let mut command = json!({ "name": "game", "description": "Games" });
    command[key] = value;
    check(&command)
}

fn options(options: Value) -> Result<(), Refusal> {
    with("options", options)
}

fn text(name: &str) -> Value {
    json!({ "type": 3, "name": name, "description": "x" })
}

fn subcommand(name: &str) -> Value {
    json!({ "type": 1, "name": name, "description": "x" })
}

#[test]
fn names_with_capitals_spaces_or_too_long() {
    for name in ["Game", "new game", "game!", "ИГРА"] {
        refused(with("name", json!(name)), "name", "APPLICATION_COMMAND_INVALID_NAME");
    }
    refused(with("name", json!(long(33))), "name", "BASE_TYPE_BAD_LENGTH");
    refused(with("name", json!("")), "name", "BASE_TYPE_BAD_LENGTH");
    for name in ["new-game", "игра", "größe_2"] {
        accepted(with("name", json!(name)));
    }
}

#[test]
fn descriptions_that_are_missing_or_too_long() {
    refused(check(&json!({ "name": "game" })), "description", "BASE_TYPE_REQUIRED");
    refused(with("description", json!(long(101))), "description", "BASE_TYPE_BAD_LENGTH");
}

#[test]
fn localisations_that_are_wrong() {
    let unknown = json!({ "xx": "jogo" });
    refused(with("name_localizations", unknown), "name_localizations.xx", "APPLICATION_COMMAND_LOCALE_INVALID");
    let capital = json!({ "de": "Spiel" });
    refused(with("name_localizations", capital), "name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME");
    let too_long = json!({ "ru": long(101) });
    refused(with("description_localizations", too_long), "description_localizations.ru", "BASE_TYPE_BAD_LENGTH");
    accepted(with("name_localizations", json!({ "de": "spiel", "it": "gioco", "ru": "игра" })));
}

#[test]
fn twenty_six_options_or_subcommands() {
    let many = |make: fn(&str) -> Value, count: usize| -> Value {
        (0..count).map(|number| make(&format!("o{number}"))).collect()
    };
    refused(options(many(text, 26)), "options", "BASE_TYPE_BAD_LENGTH");
    refused(options(many(subcommand, 26)), "options", "BASE_TYPE_BAD_LENGTH");
    accepted(options(many(text, 25)));
    accepted(options(many(subcommand, 25)));
}

#[test]
fn required_options_after_others() {
    let mut required = text("b");
    required["required"] = json!(true);
    let wrong = json!([text("a"), required]);
    refused(options(wrong), "options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID");
    accepted(options(json!([required, text("a")])));
}

#[test]
fn names_used_twice_in_any_language() {
    let twice = json!([text("a"), text("a")]);
    refused(options(twice), "options.1", "APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS");
    let mut german = text("b");
    german["name_localizations"] = json!({ "de": "a" });
    let localised = json!([text("a"), german]);
    refused(options(localised), "options.1", "APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS");
    let commands = [json!({ "name": "a", "description": "x" }), json!({ "name": "a", "description": "y" })];
    refused(commands::check_all(&commands), "1", "APPLICATION_COMMANDS_DUPLICATE_NAME");
}

#[test]
fn subcommands_beside_options_or_too_deep() {
    let mixed = json!([subcommand("a"), text("b")]);
    refused(options(mixed), "options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID");
    let group = |inner: Value| json!([{ "type": 2, "name": "g", "description": "x", "options": inner }]);
    accepted(options(group(json!([subcommand("a")]))));
    let plain = "options.0.options.0.type";
    refused(options(group(json!([text("a")]))), plain, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID");
    let mut nested = subcommand("a");
    nested["options"] = json!([subcommand("b")]);
    refused(options(json!([nested])), plain, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID");
}

#[test]
fn choices_that_are_too_many_too_long_or_beside_autocomplete() {
    let mut many = text("a");
    many["choices"] = vec![json!({ "name": "x", "value": "x" }); 26].into();
    refused(options(json!([many])), "options.0.choices", "BASE_TYPE_BAD_LENGTH");
    let mut named = text("a");
    named["choices"] = json!([{ "name": long(101), "value": "x" }]);
    refused(options(json!([named])), "options.0.choices.0.name", "BASE_TYPE_BAD_LENGTH");
    let mut both = text("a");
    both["choices"] = json!([{ "name": "x", "value": "x" }]);
    both["autocomplete"] = json!(true);
    let code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID";
    refused(options(json!([both])), "options.0.autocomplete", code);
    let user = json!([{ "type": 6, "name": "a", "description": "x", "autocomplete": true }]);
    refused(options(user), "options.0.autocomplete", code);
    let role = json!([{ "type": 8, "name": "a", "description": "x", "choices": [{ "name": "x", "value": "x" }] }]);
    refused(options(role), "options.0.choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID");
}

#[test]
fn ranges_that_are_upside_down() {
    let number = json!([{ "type": 4, "name": "a", "description": "x", "min_value": 5, "max_value": 4 }]);
    refused(options(number), "options.0", "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID");
    let length = json!([{ "type": 3, "name": "a", "description": "x", "max_length": 6001 }]);
    refused(options(length), "options.0.max_length", "NUMBER_TYPE_RANGE");
}

/// 25 subcommands with 4 options of 80 characters each are beyond 8,000, in the longest locale of each text.
#[test]
fn more_than_8000_characters() {
    let filled = |description: &str, localised: &str| -> Value {
        let option = |name: &str| {
            json!({
                "type": 3, "name": name, "description": description,
                "description_localizations": { "de": localised },
            })
        };
        let inner: Vec<Value> = ["a", "b", "c", "d"].into_iter().map(option).collect();
        (0..25)
            .map(|number| json!({ "type": 1, "name": format!("s{number}"), "description": "x", "options": inner }))
            .collect()
    };
    refused(options(filled(&long(80), "x")), "", "APPLICATION_COMMAND_TOO_LARGE");
    refused(options(filled("x", &long(80))), "", "APPLICATION_COMMAND_TOO_LARGE");
    accepted(options(filled(&long(70), &long(70))));
}

#[test]
fn one_hundred_and_one_commands() {
    let many = |count: usize| -> Vec<Value> {
        (0..count).map(|number| json!({ "name": format!("c{number}"), "description": "x" })).collect()
    };
    assert_eq!(commands::check_all(&many(101)), Err(Refusal::too_many_commands()));
    accepted(commands::check_all(&many(100)));
}

#[test]
fn contexts_and_permissions_that_are_none() {
    refused(with("contexts", json!([3])), "contexts.0", "BASE_TYPE_CHOICES");
    refused(with("integration_types", json!([2])), "integration_types.0", "BASE_TYPE_CHOICES");
    let permissions = with("default_member_permissions", json!("all"));
    refused(permissions, "default_member_permissions", "PERMISSIONS_TYPE_INVALID");
    accepted(with("default_member_permissions", json!("32")));
}

#[test]
fn commands_of_people_have_a_free_name_and_no_description() {
    accepted(check(&json!({ "type": 2, "name": "Show games" })));
    let described = json!({ "type": 2, "name": "Show games", "description": "x" });
    refused(check(&described), "description", "BASE_TYPE_MAX_LENGTH");
}
