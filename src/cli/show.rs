//! `correio show`: what a viewer would see of a record.

use std::path::PathBuf;
use std::process::ExitCode;

use super::CliError;
use desk::show;
use engine::Seat;
use present::Language;

#[derive(clap::Args)]
pub struct Arguments {
    /// The record
    file: PathBuf,
    /// As seen from this seat, from 1; a spectator by default
    #[arg(long)]
    seat: Option<Seat>,
    /// A page of the board, @2 for a player, or turn, hand, log, score
    #[arg(long)]
    page: Option<String>,
    /// en, de, it or ru
    #[arg(long, default_value = "en")]
    lang: Language,
    /// After this many actions; the end by default
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let record = super::record(&self.file)?;
        let wanted = show::Show { seat: self.seat, page: self.page, language: self.lang, at: self.at };
        let shown = show::show(&record, games::find, &wanted).map_err(CliError::new)?;
        out!("{}", shown.trim_end());
        Ok(ExitCode::SUCCESS)
    }
}
