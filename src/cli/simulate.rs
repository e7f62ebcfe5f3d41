//! `correio simulate`: random games on one thread.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use serde::Serialize;

use super::CliError;
use engine::simulate::{Simulated, Simulation};
use engine::{GameInfo, Options, Record, Seat, Seed};
use table::editions::Edition;

#[derive(clap::Args)]
pub struct Arguments {
    /// The game
    game: String,
    /// How many people play
    #[arg(long)]
    players: Option<usize>,
    /// How many games to play
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// The seed of the series: any text
    #[arg(long, default_value = "correio")]
    seed: String,
    /// An option of the game, such as draft=on; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,
}

/// The output of `--json`.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: usize,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    games_per_second: f64,
    score_median: i32,
    length_median: u32,
    #[serde(skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    ranks: std::collections::BTreeMap<String, u32>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let game = super::game(&self.game)?;
        let edition = super::editions()?.current(game).map_err(CliError::new)?;
        let simulation = self.simulation(game, &edition)?;
        let start = Instant::now();
        let mut simulated = edition.kind.simulate(&simulation);
        let seconds = start.elapsed().as_secs_f64();
        if let Some(directory) = &self.export {
            export(directory, game, &edition, &simulation, &simulated)?;
        }
        simulated.scores.sort_unstable();
        simulated.lengths.sort_unstable();
        self.print(game, &simulation, &simulated, seconds);
        Ok(ExitCode::SUCCESS)
    }

    fn simulation(&self, game: &'static GameInfo, edition: &Edition) -> Result<Simulation, CliError> {
        if self.games == 0 {
            return Err(CliError::new("play at least one game"));
        }
        let options = options(game, &self.options)?;
        let seats = self.players.unwrap_or(game.seats.1);
        let seed = Seed::from_words(&self.seed);
        game.opening(&edition.content, options.clone(), seats, seed).map_err(CliError::new)?;
        Ok(Simulation { seats, games: self.games, options, seed, keep: self.export.is_some() })
    }

    fn print(&self, game: &'static GameInfo, simulation: &Simulation, simulated: &Simulated, seconds: f64) {
        let report = Report {
            game: game.id,
            players: simulation.seats,
            games: simulation.games,
            actions: simulated.actions,
            seconds,
            actions_per_second: simulated.actions as f64 / seconds,
            games_per_second: simulation.games as f64 / seconds,
            score_median: quantile(&simulated.scores, 2),
            length_median: quantile(&simulated.lengths, 2),
            ranks: simulated.ranks.clone(),
        };
        if self.json {
            out!("{}", serde_json::to_string(&report).unwrap_or_default());
            return;
        }
        out!("{}, {} players, {} games, one thread", report.game, report.players, report.games);
        out!("{} actions in {:.3} s", report.actions, report.seconds);
        out!("{:.0} actions a second, {:.0} games a second", report.actions_per_second, report.games_per_second);
        out!("length: {}", quartiles(&simulated.lengths));
        out!("score: {}", quartiles(&simulated.scores));
        for (rank, count) in &simulated.ranks {
            out!("rank {rank}: {count}");
        }
    }
}

/// The options typed as NAME=VALUE.
pub(super) fn options(game: &'static GameInfo, typed: &[String]) -> Result<Options, CliError> {
    let mut options = Options::default();
    for option in typed {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| CliError::new(format_args!("expected an option as NAME=VALUE, not '{option}'")))?;
        options.choose(game.options, name, value).map_err(CliError::new)?;
    }
    Ok(options)
}

/// The value below which `quarters` quarters of the sorted values lie.
fn quantile<T: Copy + Default>(sorted: &[T], quarters: usize) -> T {
    sorted.get(sorted.len() * quarters / 4).or(sorted.last()).copied().unwrap_or_default()
}

fn quartiles<T: Copy + Default + std::fmt::Display>(sorted: &[T]) -> String {
    let [low, middle, high] = [1, 2, 3].map(|quarters| quantile(sorted, quarters));
    let (first, last) = (sorted.first().copied().unwrap_or_default(), sorted.last().copied().unwrap_or_default());
    format!("median {middle}, quartiles {low} and {high}, from {first} to {last}")
}

/// Writes a record of each game.
fn export(
    directory: &Path,
    game: &'static GameInfo,
    edition: &Edition,
    simulation: &Simulation,
    simulated: &Simulated,
) -> Result<(), CliError> {
    let failed = |error: std::io::Error| CliError::new(format_args!("{}: {error}", directory.display()));
    std::fs::create_dir_all(directory).map_err(failed)?;
    for (number, log) in simulated.logs.iter().enumerate() {
        let seed = simulation.seed_of(number);
        let opening = game
            .opening(&edition.content, simulation.options.clone(), simulation.seats, seed)
            .map_err(CliError::new)?;
        let mut applied: Vec<(Seat, String)> = Vec::new();
        let play = edition
            .kind
            .replay(&opening, log, |_, _, step, _| applied.extend(step.applied.iter().cloned()))
            .map_err(|(number, _)| CliError::new(format_args!("action {} does not replay", number + 1)))?;
        let Some(outcome) = play.outcome() else { return Err(CliError::new("a simulated game did not end")) };
        let record = Record::of(opening, edition.content.clone(), &applied, outcome);
        let file = directory.join(format!("{}-{}-{:04}.json", game.id, simulation.seats, number + 1));
        std::fs::write(&file, record.to_text()).map_err(failed)?;
    }
    Ok(())
}
