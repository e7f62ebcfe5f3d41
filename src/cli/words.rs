//! `correio words`: the texts that a language lacks, and that are said in English instead.

use std::process::ExitCode;

use super::CliError;
use present::{Language, missing};

#[derive(clap::Args)]
pub struct Arguments {
    /// Only this language; otherwise all of them
    language: Option<Language>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let languages = self.language.map_or_else(|| Language::ALL.to_vec(), |language| vec![language]);
        let lacking: Vec<_> = languages
            .into_iter()
            .flat_map(|language| missing(language).into_iter().map(move |id| format!("{language} {id}")))
            .collect();
        lacking.iter().for_each(|line| out!("{line}"));
        Ok(if lacking.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
