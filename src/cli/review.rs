//! `correio review`: what a record tells about who was ahead when, and about the decisions that cost most.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use super::CliError;
use engine::log::{Entry, Move};
use engine::review::{Effort, Reviewing, Taken, course};
use engine::{Seat, Seed};
use present::{Context, Language, Locale, People, PrivatePanel, Reader, ReaderId, Script, plain, review_chart};
use table::{GameId, MadeReview};

#[derive(clap::Args)]
pub struct Arguments {
    /// The record
    file: PathBuf,
    /// Where the bot's random numbers come from: the same seed gives the same review
    #[arg(long, default_value = "review")]
    seed: String,
    /// en, de, it or ru
    #[arg(long, default_value = "en")]
    lang: Language,
    /// The people in the order of their seats, separated by commas; without it, they are called by their seats
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The file into which the chart is drawn
    #[arg(long)]
    out: Option<PathBuf>,
    /// How many pixels wide the chart is
    #[arg(long, value_name = "W", default_value_t = 1200)]
    width: u32,
}

impl Arguments {
    pub fn run(self) -> Result<ExitCode, CliError> {
        let record = super::record(&self.file)?;
        record.check(games::find).map_err(CliError::new)?;
        let kind = super::game(&record.opening.game)?;
        let begun = record.open(games::find).map_err(CliError::new)?.play;
        let acted = |line: &String| match line.parse() {
            Ok(Entry { seat, what: Move::Act(action) }) => Some((seat, action)),
            _ => None,
        };
        let taken: Vec<(Seat, String)> = record.actions.iter().filter_map(acted).collect();
        let judged = |(seat, action): &(Seat, String)| {
            let (seat, action) = (*seat, action.clone());
            Taken { seat, action, player: Some(seat.index()) }
        };
        let began = Instant::now();
        let judged = taken.iter().map(judged).collect();
        let Some(mut reviewing) = Reviewing::begin(begun.clone(), judged, Effort::Usual, Seed::from_words(&self.seed))
        else {
            return Err(CliError::new("the record does not replay"));
        };
        while reviewing.step() {}
        let review = reviewing.finish();
        let seconds = began.elapsed().as_secs_f64();

        let locale = Locale::of(self.lang, Script::Plain);
        let people = match &self.names[..] {
            [] => People::numbered(locale, record.opening.seats),
            names => People::named(names.iter().map(String::as_str)),
        };
        let context = Context { kind, game: GameId(0), people: &people, title: None };
        let mut made = MadeReview { moments: review.moments, rounds: Vec::new(), own: None };
        for (seat, decisions) in Seat::all(record.opening.seats).zip(&review.decisions) {
            let course = course(begun.clone(), &taken, decisions);
            (made.rounds, made.own) = (course.rounds, Some(course.explained));
            let reader = Reader::new(ReaderId(0), locale);
            let panel = PrivatePanel::review(&context, &reader, &made, seat != Seat(0));
            out!("{}\n", plain(panel.panel()));
        }
        if let Some(out) = &self.out {
            let drawn = review_chart(&made, &context, locale).png(self.width).map_err(CliError::new)?;
            std::fs::write(out, drawn).map_err(|error| CliError::new(format_args!("{}: {error}", out.display())))?;
        }
        out!("{} actions, {seconds:.1} s", taken.len());
        Ok(ExitCode::SUCCESS)
    }
}
