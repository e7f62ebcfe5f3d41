//! For each limit a payload that breaks it, written out by hand, and one that just keeps it.

use serde_json::{Value, json};

use super::messages::Purpose;
use super::{choices, commands, messages, modals, threads};
use crate::sandbox::refusal::Refusal;
use crate::sandbox::world::commands::OptionKind;

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn post(message: Value) -> Result<(), Refusal> {
    messages::check(&message, Purpose::Post, &[])
}

#[track_caller]
fn refused(result: Result<(), Refusal>, path: &str, code: &str) {
    let refusal = result.expect_err("must be refused");
    assert_eq!(refusal.code, 50035);
    let found: Vec<_> = refusal.problems.iter().map(|problem| (problem.path.join("."), problem.code)).collect();
    assert!(found.contains(&(path.to_owned(), code)), "{path} {code} is not among {found:?}");
}

#[track_caller]
fn accepted(result: Result<(), Refusal>) {
    assert_eq!(result, Ok(()));
}

mod message {
    use super::*;

    #[test]
    fn content_of_2001() {
        refused(post(json!({ "content": long(2001) })), "content", "BASE_TYPE_MAX_LENGTH");
        accepted(post(json!({ "content": "ß".repeat(2000) })));
    }

    #[test]
    fn content_that_is_no_text() {
        refused(post(json!({ "content": 7 })), "content", "STRING_TYPE_CONVERT");
        refused(post(json!(["content"])), "", "DICT_TYPE_CONVERT");
    }

    #[test]
    fn flags_that_do_not_fit() {
        refused(post(json!({ "content": "x", "flags": 64 })), "flags", "MESSAGE_FLAGS_INVALID");
        accepted(messages::check(&json!({ "content": "x", "flags": 64 }), Purpose::Reply, &[]));
        refused(post(json!({ "content": "x", "flags": 128 })), "flags", "MESSAGE_FLAGS_INVALID");
    }

    #[test]
    fn a_nonce_of_26() {
        refused(post(json!({ "content": "x", "nonce": long(26) })), "nonce", "BASE_TYPE_MAX_LENGTH");
        accepted(post(json!({ "content": "x", "nonce": long(25), "enforce_nonce": true })));
    }

    #[test]
    fn mentions_allowed_twice() {
        let both = json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } });
        refused(post(both), "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
        accepted(post(json!({ "content": "x", "allowed_mentions": { "parse": ["everyone"], "users": ["1"] } })));
    }

    #[test]
    fn mentions_of_an_unknown_kind_or_of_no_id() {
        let kind = json!({ "content": "x", "allowed_mentions": { "parse": ["bots"] } });
        refused(post(kind), "allowed_mentions.parse.0", "BASE_TYPE_CHOICES");
        let id = json!({ "content": "x", "allowed_mentions": { "users": ["ana"] } });
        refused(post(id), "allowed_mentions.users.0", "NUMBER_TYPE_COERCE");
        let many: Vec<String> = (0..101).map(|id: u32| id.to_string()).collect();
        let many = json!({ "content": "x", "allowed_mentions": { "users": many } });
        refused(post(many), "allowed_mentions.users", "BASE_TYPE_BAD_LENGTH");
    }

    #[test]
    fn a_description_of_a_file_that_was_not_sent() {
        let form = json!({ "attachments": [{ "id": 0, "filename": "log.txt" }] });
        refused(post(form.clone()), "attachments.0.id", "ATTACHMENT_NOT_FOUND");
        accepted(messages::check(&form, Purpose::Post, &[(0, 10)]));
    }

    #[test]
    fn eleven_files_or_one_too_large() {
        let files: Vec<(u64, usize)> = (0..11).map(|number| (number, 1)).collect();
        refused(messages::check(&json!({}), Purpose::Post, &files), "attachments", "BASE_TYPE_MAX_LENGTH");
        let large = messages::check(&json!({}), Purpose::Post, &[(0, 10 * 1024 * 1024 + 1)]);
        assert_eq!(large, Err(Refusal::request_too_large()));
    }
}

mod embed {
    use super::*;

    fn embed(embed: Value) -> Result<(), Refusal> {
        post(json!({ "embeds": [embed] }))
    }

    #[test]
    fn eleven_of_them() {
        refused(post(json!({ "embeds": vec![json!({ "title": "x" }); 11] })), "embeds", "BASE_TYPE_BAD_LENGTH");
        accepted(post(json!({ "embeds": vec![json!({ "title": "x" }); 10] })));
    }

    #[test]
    fn texts_that_are_too_long() {
        refused(embed(json!({ "title": long(257) })), "embeds.0.title", "BASE_TYPE_MAX_LENGTH");
        refused(embed(json!({ "description": long(4097) })), "embeds.0.description", "BASE_TYPE_MAX_LENGTH");
        refused(embed(json!({ "footer": { "text": long(2049) } })), "embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH");
        refused(embed(json!({ "author": { "name": long(257) } })), "embeds.0.author.name", "BASE_TYPE_BAD_LENGTH");
        accepted(embed(json!({ "title": long(256), "description": long(4096) })));
    }

    #[test]
    fn fields_that_are_too_many_too_long_or_empty() {
        let field = json!({ "name": "x", "value": "x" });
        refused(embed(json!({ "fields": vec![field.clone(); 26] })), "embeds.0.fields", "BASE_TYPE_BAD_LENGTH");
        accepted(embed(json!({ "fields": vec![field; 25] })));
        let name = json!({ "fields": [{ "name": long(257), "value": "x" }] });
        refused(embed(name), "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH");
        let value = json!({ "fields": [{ "name": "x", "value": long(1025) }] });
        refused(embed(value), "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH");
        let blank = json!({ "fields": [{ "name": " ", "value": "x" }] });
        refused(embed(blank), "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH");
        refused(embed(json!({ "fields": [{ "name": "x" }] })), "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED");
    }

    #[test]
    fn more_than_6000_characters_in_all() {
        let half = json!({ "description": long(3000) });
        accepted(post(json!({ "embeds": [half, half] })));
        let more = json!({ "description": long(3000), "title": "x" });
        refused(post(json!({ "embeds": [half, more] })), "embeds", "MAX_EMBED_SIZE_EXCEEDED");
    }

    #[test]
    fn addresses_colours_and_times_that_are_none() {
        refused(embed(json!({ "url": "javascript://x" })), "embeds.0.url", "URL_TYPE_INVALID_SCHEME");
        refused(embed(json!({ "image": { "url": "map.png" } })), "embeds.0.image.url", "URL_TYPE_INVALID_SCHEME");
        accepted(embed(json!({ "image": { "url": "attachment://map.png" } })));
        refused(embed(json!({ "color": 0x100_0000 })), "embeds.0.color", "NUMBER_TYPE_RANGE");
        refused(embed(json!({ "timestamp": "yesterday" })), "embeds.0.timestamp", "DATE_TYPE_PARSE");
    }
}

mod component {
    use super::*;

    fn rows(rows: Value) -> Result<(), Refusal> {
        post(json!({ "content": "x", "components": rows }))
    }

    fn row(components: Value) -> Result<(), Refusal> {
        rows(json!([{ "type": 1, "components": components }]))
    }

    fn button(id: usize) -> Value {
        json!({ "type": 2, "style": 1, "label": "x", "custom_id": format!("b{id}") })
    }

    fn menu(options: Value) -> Value {
        json!({ "type": 3, "custom_id": "m", "options": options })
    }

    fn options(count: usize) -> Value {
        (0..count).map(|value| json!({ "label": "x", "value": value.to_string() })).collect()
    }

    #[test]
    fn six_rows() {
        let rows_of =
            |count: usize| -> Value { (0..count).map(|id| json!({ "type": 1, "components": [button(id)] })).collect() };
        refused(rows(rows_of(6)), "components", "BASE_TYPE_BAD_LENGTH");
        accepted(rows(rows_of(5)));
    }

    #[test]
    fn a_button_outside_a_row() {
        refused(rows(json!([button(0)])), "components.0.type", "UNION_TYPE_CHOICES");
    }

    #[test]
    fn a_row_with_six_buttons_or_none() {
        refused(row((0..6).map(button).collect()), "components.0.components", "BASE_TYPE_BAD_LENGTH");
        refused(row(json!([])), "components.0.components", "BASE_TYPE_BAD_LENGTH");
        accepted(row((0..5).map(button).collect()));
    }

    #[test]
    fn a_menu_beside_a_button() {
        let both = json!([menu(options(1)), button(0)]);
        refused(row(both), "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
        accepted(row(json!([menu(options(1))])));
    }

    #[test]
    fn a_text_input_in_a_message() {
        let input = json!([{ "type": 4, "style": 1, "label": "x", "custom_id": "i" }]);
        refused(row(input), "components.0.components.0.type", "UNION_TYPE_CHOICES");
    }

    #[test]
    fn custom_ids_that_are_missing_too_long_or_used_twice() {
        let place = "components.0.components.0.custom_id";
        refused(row(json!([{ "type": 2, "style": 1, "label": "x" }])), place, "BASE_TYPE_REQUIRED");
        let long_id = json!([{ "type": 2, "style": 1, "label": "x", "custom_id": long(101) }]);
        refused(row(long_id), place, "BASE_TYPE_BAD_LENGTH");
        let empty = json!([{ "type": 2, "style": 1, "label": "x", "custom_id": "" }]);
        refused(row(empty), place, "BASE_TYPE_BAD_LENGTH");
        let twice = json!([
            { "type": 1, "components": [button(0)] },
            { "type": 1, "components": [button(0)] },
        ]);
        refused(rows(twice), "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
    }

    #[test]
    fn buttons_without_a_face_or_with_too_long_a_one() {
        let place = "components.0.components.0";
        let bare = json!([{ "type": 2, "style": 1, "custom_id": "b" }]);
        refused(row(bare), place, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED");
        let label = json!([{ "type": 2, "style": 1, "custom_id": "b", "label": long(81) }]);
        refused(row(label), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH");
        let style = json!([{ "type": 2, "style": 9, "custom_id": "b", "label": "x" }]);
        refused(row(style), "components.0.components.0.style", "NUMBER_TYPE_RANGE");
    }

    #[test]
    fn links_with_an_id_or_without_an_address() {
        let both = json!([{ "type": 2, "style": 5, "label": "x", "url": "https://example.org", "custom_id": "b" }]);
        refused(row(both), "components.0.components.0.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL");
        let none = json!([{ "type": 2, "style": 5, "label": "x" }]);
        refused(row(none), "components.0.components.0.url", "BASE_TYPE_REQUIRED");
        accepted(row(json!([{ "type": 2, "style": 5, "label": "x", "url": "https://example.org" }])));
    }

    #[test]
    fn menus_with_26_options_or_none() {
        refused(row(json!([menu(options(26))])), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH");
        refused(row(json!([menu(options(0))])), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH");
        accepted(row(json!([menu(options(25))])));
    }

    #[test]
    fn options_with_texts_of_101() {
        for key in ["label", "value", "description"] {
            let mut option = json!({ "label": "x", "value": "x", "description": "x" });
            option[key] = json!(long(101));
            let place = format!("components.0.components.0.options.0.{key}");
            refused(row(json!([menu(json!([option]))])), &place, "BASE_TYPE_BAD_LENGTH");
        }
    }

    #[test]
    fn options_with_the_same_value() {
        let same = json!([{ "label": "x", "value": "1" }, { "label": "y", "value": "1" }]);
        let place = "components.0.components.0.options.1.value";
        refused(row(json!([menu(same)])), place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
    }

    #[test]
    fn menus_whose_counts_do_not_fit() {
        let place = "components.0.components.0";
        let mut many = menu(options(2));
        many["max_values"] = json!(3);
        refused(row(json!([many])), &format!("{place}.max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE");
        let mut least = menu(options(2));
        least["min_values"] = json!(2);
        refused(row(json!([least])), &format!("{place}.min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE");
        let mut preset = menu(json!([
            { "label": "x", "value": "1", "default": true },
            { "label": "y", "value": "2", "default": true },
        ]));
        refused(row(json!([preset])), &format!("{place}.options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES");
        preset["max_values"] = json!(2);
        accepted(row(json!([preset])));
        let mut placeholder = menu(options(1));
        placeholder["placeholder"] = json!(long(151));
        refused(row(json!([placeholder])), &format!("{place}.placeholder"), "BASE_TYPE_MAX_LENGTH");
    }
}

mod modal {
    use super::*;

    fn input(id: &str) -> Value {
        json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "label": "Name", "style": 1 }] })
    }

    fn with(rows: Value) -> Result<(), Refusal> {
        modals::check(&json!({ "title": "Title", "custom_id": "modal", "components": rows }))
    }

    #[test]
    fn a_title_or_label_of_46() {
        let title = json!({ "title": long(46), "custom_id": "modal", "components": [input("a")] });
        refused(modals::check(&title), "title", "BASE_TYPE_BAD_LENGTH");
        let mut label = input("a");
        label["components"][0]["label"] = json!(long(46));
        refused(with(json!([label])), "components.0.components.0.label", "BASE_TYPE_BAD_LENGTH");
        label["components"][0]["label"] = json!(long(45));
        accepted(with(json!([label])));
    }

    #[test]
    fn six_inputs_none_or_two_in_a_row() {
        let inputs = |count: usize| -> Value { (0..count).map(|id| input(&id.to_string())).collect() };
        refused(with(inputs(6)), "components", "BASE_TYPE_BAD_LENGTH");
        refused(with(inputs(0)), "components", "BASE_TYPE_BAD_LENGTH");
        accepted(with(inputs(5)));
        let mut two = input("a");
        two["components"] = json!([two["components"][0], { "type": 4, "custom_id": "b", "label": "x", "style": 1 }]);
        refused(with(json!([two])), "components.0.components", "BASE_TYPE_BAD_LENGTH");
    }

    #[test]
    fn something_else_than_text_inputs() {
        let button = json!([{ "type": 1, "components": [{ "type": 2, "custom_id": "b", "label": "x", "style": 1 }] }]);
        refused(with(button), "components.0.components.0.type", "UNION_TYPE_CHOICES");
    }

    #[test]
    fn ids_used_twice_and_lengths_that_do_not_fit() {
        let twice = json!([input("a"), input("a")]);
        refused(with(twice), "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
        let mut lengths = input("a");
        lengths["components"][0]["min_length"] = json!(5);
        lengths["components"][0]["max_length"] = json!(4);
        refused(with(json!([lengths])), "components.0.components.0.min_length", "TEXT_INPUT_MIN_LENGTH_TOO_LARGE");
        let mut value = input("a");
        value["components"][0]["value"] = json!(long(4001));
        refused(with(json!([value])), "components.0.components.0.value", "BASE_TYPE_MAX_LENGTH");
    }
}

mod autocomplete {
    use super::*;

    fn answer(choices: Value) -> Result<(), Refusal> {
        choices::check_answer(&json!({ "choices": choices }), OptionKind::Text)
    }

    #[test]
    fn twenty_six_choices() {
        let choices = |count: usize| -> Value { vec![json!({ "name": "x", "value": "x" }); count].into() };
        refused(answer(choices(26)), "choices", "BASE_TYPE_BAD_LENGTH");
        accepted(answer(choices(25)));
        accepted(answer(choices(0)));
    }

    #[test]
    fn names_and_values_of_101_or_empty() {
        refused(answer(json!([{ "name": long(101), "value": "x" }])), "choices.0.name", "BASE_TYPE_BAD_LENGTH");
        refused(answer(json!([{ "name": "", "value": "x" }])), "choices.0.name", "BASE_TYPE_BAD_LENGTH");
        refused(answer(json!([{ "name": "x", "value": long(101) }])), "choices.0.value", "BASE_TYPE_BAD_LENGTH");
    }

    #[test]
    fn values_of_another_type() {
        refused(answer(json!([{ "name": "x", "value": 1 }])), "choices.0.value", "STRING_TYPE_CONVERT");
        let number = json!({ "choices": [{ "name": "x", "value": "one" }] });
        refused(choices::check_answer(&number, OptionKind::Integer), "choices.0.value", "NUMBER_TYPE_COERCE");
        let large = json!({ "choices": [{ "name": "x", "value": 9_007_199_254_740_994_i64 }] });
        refused(choices::check_answer(&large, OptionKind::Integer), "choices.0.value", "NUMBER_TYPE_COERCE");
        refused(choices::check_answer(&json!({}), OptionKind::Text), "choices", "BASE_TYPE_REQUIRED");
    }
}

mod command {
    use super::*;

    fn with(key: &str, value: Value) -> Result<(), Refusal> {
        let mut command = json!({ "name": "game", "description": "Games" });
        command[key] = value;
        commands::check(&command)
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
        refused(commands::check(&json!({ "name": "game" })), "description", "BASE_TYPE_REQUIRED");
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
        accepted(commands::check(&json!({ "type": 2, "name": "Show games" })));
        let described = json!({ "type": 2, "name": "Show games", "description": "x" });
        refused(commands::check(&described), "description", "BASE_TYPE_MAX_LENGTH");
    }
}

mod thread {
    use super::*;

    #[test]
    fn names_and_durations_that_do_not_fit() {
        refused(threads::check(&json!({ "name": long(101) })), "name", "BASE_TYPE_BAD_LENGTH");
        refused(threads::check(&json!({})), "name", "BASE_TYPE_REQUIRED");
        let odd = json!({ "name": "x", "auto_archive_duration": 61 });
        refused(threads::check(&odd), "auto_archive_duration", "BASE_TYPE_CHOICES");
        accepted(threads::check(&json!({ "name": "x", "auto_archive_duration": 1440 })));
    }
}
