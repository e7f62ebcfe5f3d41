//! `correio picture`: draws what a viewer would see of a record.

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
    /// After this many actions; the end by default
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As seen from this seat, from 1; a spectator by default
    #[arg(long)]
    seat: Option<Seat>,
    /// A page of the board, @2 for a player, `message` or `result` as messages show them; the whole board by default
    #[arg(long)]
    page: Option<String>,
    /// en, de, it or ru
    #[arg(long, default_value = "en")]
    lang: Language,
    /// SVG or PNG
    #[arg(long, value_enum, default_value = "png")]
    format: Format,
    /// The width of a PNG in pixels; as messages have it by default
    #[arg(long, value_name = "W")]
    width: Option<u32>,
    /// The players' names in seat order, separated by commas; their seats by default
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The file to write
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
            Format::Png => sketch.png(self.width.unwrap_or(sketch.pixels())).map_err(CliError::new)?,
        };
        let unwritten = |error| CliError::new(format_args!("{}: {error}", self.out.display()));
        std::fs::write(&self.out, drawn).map_err(unwritten)?;
        out!("{}", sketch.alt());
        Ok(ExitCode::SUCCESS)
    }
}
