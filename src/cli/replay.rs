//! `correio replay`: a recorded game step by step.

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
    /// Show only this step
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat saw, from 1; what everybody saw by default
    #[arg(long)]
    seat: Option<Seat>,
    /// en, de, it or ru
    #[arg(long, default_value = "en")]
    lang: Language,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let record = super::record(&self.file)?;
        let show::ShownSteps { steps, departs } =
            show::steps(&record, games::find, self.seat, self.lang).map_err(CliError::new)?;
        if departs.is_none() && self.at.is_some_and(|at| at >= steps.len()) {
            return Err(CliError::new(format_args!("the game has {} steps", steps.len() - 1)));
        }
        for (number, step) in steps.iter().enumerate().filter(|(number, _)| self.at.is_none_or(|at| at == *number)) {
            match &step.action {
                Some(action) => out!("{number}. {action}"),
                None => out!("{number}."),
            }
            step.told.iter().for_each(|line| out!("   {line}"));
        }
        if let Some(departs) = departs.filter(|_| self.at.is_none_or(|at| at >= steps.len())) {
            out!("{departs}");
        }
        Ok(ExitCode::SUCCESS)
    }
}
