//! What can be typed besides answers: words of the reader's language, and the English ones.

use crate::words;
use engine::{Command as GameCommand, GameInfo, Key, Phrase};
use present::{CommandWords, Field, Language, Locale, Panel, People, Renderer};

/// A command that is not an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    /// Back to the question.
    Turn,
    Board,
    Hand,
    Log,
    Recap,
    Score,
    Rules,
    /// Lessons with a coach.
    Learn,
    Undo,
    /// Pass the keyboard on.
    Keyboard,
    Quit,
}

/// Every command: what to type, and what it does.
static COMMANDS: [(Command, &Key, &Key); 12] = [
    (Command::Turn, &words::TYPE_TURN, &words::ABOUT_TURN),
    (Command::Board, &words::TYPE_BOARD, &words::ABOUT_BOARD),
    (Command::Hand, &words::TYPE_HAND, &words::ABOUT_HAND),
    (Command::Log, &words::TYPE_LOG, &words::ABOUT_LOG),
    (Command::Recap, &words::TYPE_RECAP, &words::ABOUT_RECAP),
    (Command::Score, &words::TYPE_SCORE, &words::ABOUT_SCORE),
    (Command::Rules, &words::TYPE_RULES, &words::ABOUT_RULES),
    (Command::Learn, &words::TYPE_LEARN, &words::ABOUT_LEARN),
    (Command::Undo, &words::TYPE_UNDO, &words::ABOUT_UNDO),
    (Command::Keyboard, &words::TYPE_KEYBOARD, &words::ABOUT_KEYBOARD),
    (Command::Help, &words::TYPE_HELP, &words::ABOUT_HELP),
    (Command::Quit, &words::TYPE_QUIT, &words::ABOUT_QUIT),
];

impl Command {
    /// The command that was typed, and its argument.
    pub fn of(locale: Locale, typed: &str) -> Option<(Command, &str)> {
        let (word, about) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let word = word.to_lowercase();
        // Where a letter means something else in English, the reader's language wins.
        let english = Locale { language: Language::En, ..locale };
        let (command, _, _) = [locale, english]
            .into_iter()
            .find_map(|locale| COMMANDS.iter().find(|(_, typed, _)| words_of(locale, typed).contains(&word)))?;
        (about.is_empty() || command.takes_words()).then_some((*command, about.trim()))
    }

    fn takes_words(self) -> bool {
        matches!(self, Command::Board | Command::Rules | Command::Keyboard)
    }
}

fn words_of(locale: Locale, typed: &'static Key) -> Vec<String> {
    let nobody = People::default();
    let words = locale.renderer(&nobody).label(&typed.say());
    words.split(',').map(|word| word.trim().to_owned()).collect()
}

/// Everything that can be typed.
pub(super) fn help(renderer: &Renderer<'_>, kind: &GameInfo) -> Panel {
    let line = |(_, typed, about): &(Command, &'static Key, &'static Key)| {
        renderer.say(&words::HelpLine { words: typed.say(), about: about.say() }.say())
    };
    let say = |key: &'static Key| renderer.say(&key.say());
    let commands = COMMANDS.iter().map(line).collect::<Vec<_>>().join("\n");
    let example = kind.commands.iter().find(|command| !command.slots.is_empty());
    let example = example.map_or_else(String::new, |command| form(renderer.language(), command, 1));
    let answers = words::HelpAnswers { example: example.to_string() }.say();
    let of_the_game = kind.commands.iter().map(|command| {
        let typed = Phrase::sign(form(renderer.language(), command, command.slots.len()));
        renderer.say(&words::HelpLine { words: typed, about: command.about.say() }.say())
    });
    let of_the_game = of_the_game.collect::<Vec<_>>().join("\n");
    let game = renderer.say(&words::HelpGame { game: kind.name.say() }.say());
    Panel {
        title: say(&words::HELP_TITLE),
        text: [renderer.say(&answers), say(&words::HELP_SAVED)].join("\n\n"),
        fields: vec![
            Field { name: say(&words::HELP_COMMANDS), value: commands },
            Field { name: game, value: of_the_game },
        ],
        ..Panel::default()
    }
}

/// How to type a command of a game, with this many of its slots: `visit noble=… card=…`.
fn form(language: Language, command: &GameCommand, slots: usize) -> String {
    let name = CommandWords::of(command, language).name;
    let slots = command.slots.iter().take(slots);
    let slots = slots.map(|slot| format!(" {}=…", CommandWords::named(slot.name, slot.about, language).name));
    [name].into_iter().chain(slots).collect()
}

/// Says something that is about nobody.
pub(super) fn said(locale: Locale, phrase: &Phrase) -> String {
    locale.renderer(&People::default()).say(phrase)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use present::Script;

    fn locale(language: Language) -> Locale {
        Locale::of(language, Script::Plain)
    }

    #[test]
    fn no_word_means_two_things_in_a_language() {
        for language in Language::ALL {
            let words: Vec<_> = COMMANDS.iter().flat_map(|(_, typed, _)| words_of(locale(language), typed)).collect();
            assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{language}: {words:?}");
            assert!(words.iter().all(|word| word.to_lowercase() == *word && !word.is_empty()), "{words:?}");
        }
    }

    #[test]
    fn commands_are_known_in_ones_own_language_and_in_english() {
        assert_eq!(Command::of(locale(Language::De), "Verlauf"), Some((Command::Log, "")));
        assert_eq!(Command::of(locale(Language::De), "log"), Some((Command::Log, "")));
        assert_eq!(Command::of(locale(Language::De), "t Ben"), Some((Command::Keyboard, "Ben")));
        assert_eq!(Command::of(locale(Language::Ru), "п город"), Some((Command::Board, "город")));
        assert_eq!(Command::of(locale(Language::En), "undo everything"), None);
        assert_eq!(Command::of(locale(Language::En), "visit king"), None);
    }
}
