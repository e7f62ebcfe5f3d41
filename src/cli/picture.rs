//! `correio picture`: what a viewer would see of a record, drawn.

use std::path::PathBuf;
use std::process::ExitCode;

use super::CliError;
use crate::engine::Seat;
use crate::games;
use crate::present::{Language, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// The record
    file: PathBuf,
    /// After so many actions; without it, at the end
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through the eyes of this seat, from 1; without it, a spectator's
    #[arg(long)]
    seat: Option<Seat>,
    /// A page of the board, or @2 for a player; without it, the whole board
    #[arg(long)]
    page: Option<String>,
    /// en, de, it or ru
    #[arg(long, default_value = "en")]
    lang: Language,
    /// As text that scales, or as pixels
    #[arg(long, value_enum, default_value = "png")]
    format: Format,
    /// How many pixels wide a PNG is
    #[arg(long, value_name = "W", default_value_t = 1200)]
    width: u32,
    /// The people in the order of their seats, separated by commas; without it, they are called by their seats
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The file that is written
    #[arg(long)]
    out: PathBuf,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Svg,
    Png,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let record = super::record(&self.file)?;
        let wanted = show::Show { seat: self.seat, page: self.page, language: self.lang, at: self.at };
        let sketch = show::picture(&record, games::find, &wanted, &self.names).map_err(CliError::new)?;
        let drawn = match self.format {
            Format::Svg => sketch.svg().into_bytes(),
            Format::Png => sketch.png(self.width).map_err(CliError::new)?,
        };
        let unwritten = |error| CliError::new(format_args!("{}: {error}", self.out.display()));
        std::fs::write(&self.out, drawn).map_err(unwritten)?;
        out!("{}", sketch.alt());
        Ok(ExitCode::SUCCESS)
    }
}
