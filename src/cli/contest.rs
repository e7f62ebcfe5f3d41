//! `correio match`: bots against each other, on one thread.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Instant;

use serde::Serialize;

use super::CliError;
use engine::search::{Level, Settings};
use engine::{GameInfo, Opening, Options, Party, Play, Seat, Seed, Stream};
use table::editions::Edition;

/// Entries after which a game counts as endless.
const LONGEST: usize = 10_000;
/// Standard deviations on either side of a 95 % interval.
const DEVIATIONS: f64 = 1.96;

#[derive(clap::Args)]
pub struct Arguments {
    /// The game
    game: String,
    /// Who plays, separated by commas: easy, normal, hard, random, or plain:N for a plain search of N playouts
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Contestant>,
    /// How many games to play; each setup is played once per seat, with the seats rotated
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
}

/// A player of the contest.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Contestant {
    Level(Level),
    /// A plain search with this many playouts.
    Plain(u32),
    Random,
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        if text == "random" {
            return Ok(Contestant::Random);
        }
        if let Some(playouts) = text.strip_prefix("plain:") {
            return playouts
                .parse()
                .map(Contestant::Plain)
                .map_err(|_| format!("'{playouts}' is no number of playouts"));
        }
        let level = text.parse().map(Contestant::Level);
        level.map_err(|_| format!("unknown player '{text}'; expected easy, normal, hard, random or plain:N"))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => level.fmt(f),
            Contestant::Plain(playouts) => write!(f, "plain:{playouts}"),
            Contestant::Random => f.write_str("random"),
        }
    }
}

/// A contestant's results over all games.
#[derive(Clone, Debug, Default)]
struct ContestRecord {
    /// First places; shared ones count in part.
    wins: f64,
    points: f64,
    ranks: BTreeMap<String, u32>,
    /// What shows how they play, summed over all games.
    style: BTreeMap<String, u32>,
    /// Seconds for each decision with two or more options.
    seconds: Vec<f64>,
    playouts: u64,
}

/// The output of `--json`.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: usize,
    seed: String,
    seconds: f64,
    entrants: Vec<ReportLine>,
}

#[derive(Serialize)]
struct ReportLine {
    name: String,
    wins: f64,
    /// The 95 % interval of the share of wins (Wilson).
    interval: [f64; 2],
    points: f64,
    decisions: usize,
    seconds_median: f64,
    seconds_mean: f64,
    playouts_per_second: f64,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    ranks: BTreeMap<String, u32>,
    /// What they did in a game, on average.
    style: BTreeMap<String, f64>,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let game = super::game(&self.game)?;
        let edition = super::editions()?.current(game).map_err(CliError::new)?;
        let options = super::simulate::options(game, &self.options)?;
        if self.games == 0 {
            return Err(CliError::new("play at least one game"));
        }
        let start = Instant::now();
        let mut records = vec![ContestRecord::default(); self.seats.len()];
        for number in 0..self.games {
            self.play(game, &edition, &options, number, &mut records)?;
            // A match of strong bots takes an hour. The next thing printed overwrites this.
            if io::stderr().is_terminal() {
                eprint!("{} of {} games\r", number + 1, self.games);
            }
        }
        self.print(game, records, start.elapsed().as_secs_f64());
        Ok(ExitCode::SUCCESS)
    }

    /// Plays the game with this number: a setup with the seats rotated.
    fn play(
        &self,
        game: &'static GameInfo,
        edition: &Edition,
        options: &Options,
        number: usize,
        records: &mut [ContestRecord],
    ) -> Result<(), CliError> {
        let seats = self.seats.len();
        let seed = Seed::from_words(&self.seed).derive(&format!("game {}", number / seats));
        let opening = game.opening(&edition.content, options.clone(), seats, seed).map_err(CliError::new)?;
        let rotated = |seat: Seat| (seat.index() + number) % seats;
        let play = self.played(edition, &opening, number, rotated, records)?;
        let Some(outcome) = play.outcome() else { return Err(CliError::new("a game did not end")) };
        for (seat, deeds) in Seat::all(seats).zip(play.public().deeds()) {
            for (what, count) in deeds {
                *records[rotated(seat)].style.entry(what).or_default() += count;
            }
        }
        let winners = outcome.winners().count();
        for score in &outcome.scores {
            let Party::Seat(seat) = score.who else { continue };
            let record = &mut records[rotated(seat)];
            record.points += f64::from(score.total);
            record.wins += if score.place == 1 { 1.0 / winners as f64 } else { 0.0 };
            if let Some(rank) = &outcome.rank {
                *record.ranks.entry(rank.clone()).or_default() += 1;
            }
        }
        Ok(())
    }

    fn played(
        &self,
        edition: &Edition,
        opening: &Opening,
        number: usize,
        rotated: impl Fn(Seat) -> usize,
        records: &mut [ContestRecord],
    ) -> Result<Play, CliError> {
        let (mut play, _) = edition.kind.begin(opening);
        let secret = Seed::from_words(&self.seed).derive(&format!("secret {number}"));
        let secrets: Vec<Seed> = Seat::all(opening.seats).map(|seat| secret.derive(&format!("seat {seat}"))).collect();
        let mut random = secret.stream("random player");
        for _ in 0..LONGEST {
            let Some(seat) = play.waiting().iter().next() else { return Ok(play) };
            let entrant = rotated(seat);
            let action =
                self.seats[entrant].decide(&play, seat, &secrets[seat.index()], &mut random, &mut records[entrant]);
            let action = action.ok_or_else(|| CliError::new(format_args!("seat {seat} is asked nothing")))?;
            let done = play.act(seat, &action).map_err(|declined| {
                CliError::new(format_args!("game {}: seat {seat} may not do '{action}': {declined:?}", number + 1))
            })?;
            for (who, what, count) in done.style {
                *records[rotated(who)].style.entry(what.to_owned()).or_default() += count;
            }
        }
        Err(CliError::new(format_args!("game {} does not end", number + 1)))
    }

    fn print(&self, game: &'static GameInfo, records: Vec<ContestRecord>, seconds: f64) {
        let entrants = self.seats.iter().zip(records).map(|(player, record)| record.line(player, self.games)).collect();
        let report = Report { game: game.id, games: self.games, seed: self.seed.clone(), seconds, entrants };
        if self.json {
            out!("{}", serde_json::to_string(&report).unwrap_or_default());
            return;
        }
        out!("{}, {} games, one thread, {:.1} s", report.game, report.games, report.seconds);
        for line in &report.entrants {
            let [low, high] = line.interval.map(|share| 100.0 * share);
            out!("{}: {} wins ({low:.0} to {high:.0} %), {:.1} points on average", line.name, line.wins, line.points);
            out!(
                "  {} decisions, {:.4} s each (median; mean {:.4}), {:.0} playouts a second",
                line.decisions,
                line.seconds_median,
                line.seconds_mean,
                line.playouts_per_second
            );
            let style: Vec<String> = line.style.iter().map(|(what, count)| format!("{what} {count:.1}")).collect();
            if !style.is_empty() {
                out!("  in a game: {}", style.join(", "));
            }
            line.ranks.iter().for_each(|(rank, count)| out!("  rank {rank}: {count}"));
        }
    }
}

impl Contestant {
    /// The action a contestant takes.
    fn decide(
        self,
        play: &Play,
        seat: Seat,
        secret: &Seed,
        random: &mut Stream,
        record: &mut ContestRecord,
    ) -> Option<String> {
        let settings = match self {
            Contestant::Random => {
                let choices = play.private(seat)?.question()?.choices;
                return random.pick(&choices).map(|choice| choice.text.clone());
            }
            Contestant::Level(level) => level.settings(),
            Contestant::Plain(playouts) => Settings::plain(playouts),
        };
        let start = Instant::now();
        let advice = play.private(seat)?.advise(&settings, secret)?;
        if advice.playouts > 0 {
            record.seconds.push(start.elapsed().as_secs_f64());
            record.playouts += u64::from(advice.playouts);
        }
        Some(advice.action().clone())
    }
}

impl ContestRecord {
    fn line(mut self, player: &Contestant, games: usize) -> ReportLine {
        self.seconds.sort_unstable_by(f64::total_cmp);
        let spent: f64 = self.seconds.iter().sum();
        let decisions = self.seconds.len();
        let per = |sum: f64, count: f64| if count > 0.0 { sum / count } else { 0.0 };
        ReportLine {
            name: player.to_string(),
            wins: self.wins,
            interval: interval(self.wins, games as f64),
            points: per(self.points, games as f64),
            decisions,
            seconds_median: self.seconds.get(decisions / 2).copied().unwrap_or_default(),
            seconds_mean: per(spent, decisions as f64),
            playouts_per_second: per(self.playouts as f64, spent),
            ranks: self.ranks,
            style: self.style.into_iter().map(|(what, count)| (what, per(count.into(), games as f64))).collect(),
        }
    }
}

/// Wilson's interval of a share.
fn interval(wins: f64, games: f64) -> [f64; 2] {
    let (share, z) = (wins / games, DEVIATIONS * DEVIATIONS / games);
    let middle = (share + z / 2.0) / (1.0 + z);
    let around = (share * (1.0 - share) * z + z * z / 4.0).sqrt() / (1.0 + z);
    [middle - around, middle + around]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named() {
        assert_eq!("hard".parse(), Ok(Contestant::Level(Level::Hard)));
        assert_eq!("plain:200".parse(), Ok(Contestant::Plain(200)));
        assert_eq!("random".parse(), Ok(Contestant::Random));
        assert!("plain:x".parse::<Contestant>().is_err() && "strong".parse::<Contestant>().is_err());
    }

    #[test]
    fn a_match_tells_how_they_play() {
        let game = super::super::game("madeira").expect("it is on the list");
        let edition = super::super::editions().and_then(|all| all.current(game).map_err(CliError::new)).expect("one");
        let (seats, seed) = (vec![Contestant::Random; 2], "style".to_owned());
        let arguments =
            Arguments { game: "madeira".to_owned(), seats, games: 1, seed, options: Vec::new(), json: false };
        let mut records = vec![ContestRecord::default(); 2];
        arguments.play(game, &edition, &Options::default(), 0, &mut records).expect("a game");
        let counted =
            |what: &str| records.iter().map(|record| record.style.get(what).copied().unwrap_or(0)).sum::<u32>();
        assert_eq!(counted("requests"), 12, "each presents six");
        assert!(counted("guild dice") > 0 && counted("points of requests") > 0, "{records:?}");
    }

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = interval(60.0, 100.0);
        assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001, "{low} {high}");
    }
}
