//! `correio replay`: a recorded game step by step.

use std::path::PathBuf;
use std::process::ExitCode;

use super::Mistake;
use crate::engine::Seat;
use crate::games;

#[derive(clap::Args)]
pub struct Arguments {
    /// The record
    file: PathBuf,
    /// Show only this step, and what is asked after it
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat saw, from 1; without it, what everybody saw
    #[arg(long)]
    seat: Option<Seat>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, Mistake> {
        let record = super::record(&self.file)?;
        let mut replay = record.open(games::find).map_err(Mistake::new)?;
        if self.at.is_some_and(|at| at > record.actions.len()) {
            return Err(Mistake::new(format_args!("the game has {} steps", record.actions.len())));
        }
        if self.seat.is_some_and(|seat| seat.index() >= record.opening.seats) {
            return Err(Mistake::new(format_args!("the game has {} seats", record.opening.seats)));
        }
        loop {
            let shown = self.at.is_none_or(|at| at == replay.number);
            let Some(entry) = replay.step(&record).map_err(Mistake::new)? else { break };
            if shown {
                out!("{}. {entry}", replay.number);
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
