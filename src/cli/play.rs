//! `correio play`: a table in the terminal.

use std::process::ExitCode;

use super::CliError;
use console::{self, PlayOptions, Setting};
use engine::search::Level;
use engine::{GameInfo, Seed};
use present::Language;

#[derive(clap::Args)]
pub struct Arguments {
    /// The game to play
    game: String,
    /// How many people play at this keyboard; bots come on top of them
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Play solo, against the game itself
    #[arg(long, conflicts_with = "players")]
    solo: bool,
    /// Bots that play with you, in addition to the people, with commas between: easy, normal or hard each
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', conflicts_with = "solo")]
    bots: Vec<Level>,
    /// The players' names, separated by commas; asked for if not given
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    names: Vec<String>,
    /// The same text deals the same game; random by default
    #[arg(long)]
    seed: Option<String>,
    /// en, de, it or ru; by default the language of LC_ALL, LC_MESSAGES or LANG
    #[arg(long)]
    lang: Option<Language>,
    /// An option of the game, such as draft=on; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// The name of the table, to find its games again; the game's name by default
    #[arg(long)]
    table: Option<String>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let game = super::game(&self.game)?;
        let table = self.table.clone().unwrap_or_else(|| game.id.to_owned());
        let wish = self.wish(game)?;
        let setting = Setting { game, database: super::database(), table, editions: super::editions()?, wish };
        console::play(&setting, super::run::told_to_end()).map_err(CliError::new)?;
        Ok(ExitCode::SUCCESS)
    }

    fn wish(self, game: &'static GameInfo) -> Result<PlayOptions, CliError> {
        let command = self.command();
        let language = self.lang.unwrap_or_else(|| language(|name| std::env::var(name).ok()));
        super::simulate::options(game, &self.options)?;
        let options = self.options.iter().filter_map(|option| option.split_once('='));
        let names: Vec<String> = self.names.iter().map(|name| name.trim().to_owned()).collect();
        let players = if self.solo { Some(1) } else { self.players };
        let alone = Some(1).filter(|_| !self.bots.is_empty() && players.is_none() && names.is_empty());
        for count in players.into_iter().chain(Some(names.len()).filter(|names| *names > 0)).chain(alone) {
            console::seats_wanted(game, count + self.bots.len(), language).map_err(CliError::new)?;
        }
        console::names_wanted(&names, players, language).map_err(CliError::new)?;
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let seed = self.seed.as_deref().map(Seed::from_words);
        Ok(PlayOptions { language, players, bots: self.bots, names, seed, options, command })
    }

    /// The command that returns to this table.
    fn command(&self) -> String {
        let table = self.table.as_ref().map(|table| format!(" --table {table}"));
        let language = self.lang.map(|language| format!(" --lang {language}"));
        format!("correio play {}{}{}", self.game, table.unwrap_or_default(), language.unwrap_or_default())
    }
}

/// The language of the environment, in POSIX order.
fn language(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    set.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_the_language() {
        let set = |all: &'static str, lang: &'static str| {
            move |name: &str| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            }
        };
        assert_eq!(language(set("", "de_AT.UTF-8")), Language::De);
        assert_eq!(language(set("it_IT", "de_AT.UTF-8")), Language::It);
        assert_eq!(language(set("", "C.UTF-8")), Language::En);
        assert_eq!(language(|_| None), Language::En);
    }
}
