//! `correio dead-ends`: a search for questions without an answer.

use std::process::ExitCode;

use super::{CliError, simulate};
use engine::Seed;
use engine::dead_ends::{DeadEnd, DeadEndSearch};

#[derive(clap::Args)]
pub struct Arguments {
    /// The game
    game: String,
    /// How many people play
    #[arg(long)]
    players: Option<usize>,
    /// How many playouts to run
    #[arg(long, default_value_t = 1_000_000)]
    playouts: u64,
    /// How many of them to run before each decision of the games they start from
    #[arg(long, default_value_t = 200)]
    width: usize,
    /// The seed of the search: any text
    #[arg(long, default_value = "correio")]
    seed: String,
    /// An option of the game, such as draft=on; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Arguments {
    /// Exit code 1 means that a dead end was found.
    pub fn run(self) -> Result<ExitCode, CliError> {
        let game = super::game(&self.game)?;
        let edition = super::editions()?.current(game).map_err(CliError::new)?;
        let options = simulate::options(game, &self.options)?;
        let seats = self.players.unwrap_or(game.seats.1);
        let seed = Seed::from_words(&self.seed);
        game.opening(&edition.content, options.clone(), seats, seed).map_err(CliError::new)?;
        let search = DeadEndSearch { seats, options, playouts: self.playouts, width: self.width, seed };
        let searched = edition.kind.search(&search);
        let found = if searched.found.is_some() { "a dead end" } else { "no dead end" };
        out!("{}, {seats} players: {found} in {} playouts of {} games", game.id, searched.playouts, searched.games);
        let Some(dead_end) = searched.found else { return Ok(ExitCode::SUCCESS) };
        print(&dead_end);
        Ok(ExitCode::FAILURE)
    }
}

fn print(dead_end: &DeadEnd) {
    out!("seed {}", dead_end.seed);
    dead_end.entries.iter().for_each(|entry| out!("{entry}"));
    out!("no answer to {}", dead_end.question);
    out!("{}", dead_end.state);
}
