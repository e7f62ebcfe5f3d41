//! A finished game looked at again: what everybody could expect to score over time, and the decisions that cost most.
//!
//! A decision is judged from what its seat knew when it was made, by the same search that plays for bots. Whoever runs a
//! review has it take one step after another, and may do something else in between.

use serde::{Deserialize, Serialize};

use super::outcome::Party;
use super::phrase::Phrase;
use super::play::{Choice, Play};
use super::search::{Level, Settings};
use super::seat::Seat;
use super::seed::Seed;

/// How hard each decision is searched for something better.
const SEARCH: Settings = Level::Normal.settings();
/// How hard what was chosen and what seemed better are compared, at first and for the decisions that seem to cost most.
const COMPARED: Settings = Settings { most: 300, ..SEARCH };
const COMPARED_AGAIN: Settings = Settings { most: 2_000, ..SEARCH };
/// How hard bots think that play on to see what everybody can expect.
const PLAYED_ON: Settings = Settings { each: 10, most: 60, ..SEARCH };

/// How much work a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// About two minutes of one core for the longest games.
    Usual,
    /// Hardly any; for tests.
    Least,
}

/// How much work each part of a review is.
struct Figures {
    search: Settings,
    compared: Settings,
    compared_again: Settings,
    /// Games that are played on from each moment, and how hard the bots in them think.
    games: u32,
    played_on: Settings,
    /// How many moments are looked at, at most.
    moments: usize,
    /// How many decisions of each player are compared again.
    candidates: usize,
}

impl Effort {
    const fn figures(self) -> Figures {
        match self {
            Effort::Usual => Figures {
                search: SEARCH,
                compared: COMPARED,
                compared_again: COMPARED_AGAIN,
                games: 6,
                played_on: PLAYED_ON,
                moments: 48,
                candidates: 6,
            },
            Effort::Least => Figures {
                search: Settings { each: 1, most: 3, ..SEARCH },
                compared: Settings { most: 2, ..SEARCH },
                compared_again: Settings { most: 3, ..SEARCH },
                games: 1,
                played_on: Settings { each: 1, most: 2, ..SEARCH },
                moments: 4,
                candidates: 3,
            },
        }
    }
}

/// As many decisions of each player are shown.
pub const SHOWN: usize = 3;
/// What a decision costs at least to be worth mentioning, in points.
const WORTH_MENTIONING: f64 = 1.0;

/// An action that took effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub seat: Seat,
    pub action: String,
    /// Which player took it, if their decisions are to be judged.
    pub player: Option<usize>,
}

/// What everybody could expect at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// How many actions had taken effect.
    pub after: usize,
    /// Points: seats in order, then automas.
    pub expected: Vec<f64>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// How many actions had taken effect before it.
    pub after: usize,
    pub seat: Seat,
    /// Actions in their text form.
    pub chosen: String,
    pub better: String,
    /// By how many points the better one was expected to do better, against the best of the others.
    pub points: f64,
}

/// What a review has found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    pub moments: Vec<Moment>,
    /// For each player, what cost most first.
    pub decisions: Vec<Vec<Decision>>,
}

/// A review in progress.
pub struct Reviewing {
    figures: Figures,
    secret: Seed,
    taken: Vec<Taken>,
    /// The moments that are looked at, in order, by how many actions come before them.
    moments: Vec<usize>,
    /// The game after this many actions.
    play: Play,
    after: usize,
    /// Whether this moment was looked at already.
    looked: bool,
    candidates: Vec<Vec<Candidate>>,
    review: Review,
}

/// A decision that seems to cost something, and the game before it.
struct Candidate {
    decision: Decision,
    play: Play,
    compared_again: bool,
}

impl Reviewing {
    /// Begins with a game before its first action. None: these actions do not lead to its end.
    pub fn begin(play: Play, taken: Vec<Taken>, effort: Effort, secret: Seed) -> Option<Reviewing> {
        let mut turns = Vec::new();
        let mut last = None;
        let mut end = play.clone();
        for (after, Taken { seat, action, .. }) in taken.iter().enumerate() {
            let turn = turn_of(&end);
            if after == 0 || turn.is_some() && turn != last {
                turns.push(after);
            }
            last = turn.or(last);
            end.act(*seat, action).ok()?;
        }
        let outcome = end.outcome()?;
        let totals = outcome.scores.iter().map(|score| f64::from(score.total)).collect();
        let figures = effort.figures();
        let every = turns.len().div_ceil(figures.moments).max(1);
        let players = taken.iter().filter_map(|taken| taken.player).max().map_or(0, |last| last + 1);
        let review = Review { moments: vec![Moment { after: taken.len(), expected: totals }], decisions: Vec::new() };
        Some(Reviewing {
            figures,
            secret,
            moments: turns.into_iter().step_by(every).collect(),
            play,
            after: 0,
            looked: false,
            candidates: (0..players).map(|_| Vec::new()).collect(),
            taken,
            review,
        })
    }

    /// Takes the next step. False: there is nothing left to do.
    pub fn step(&mut self) -> bool {
        while let Some(taken) = self.taken.get(self.after).cloned() {
            if !std::mem::replace(&mut self.looked, true) && self.moments.contains(&self.after) {
                self.look();
                return true;
            }
            let judged = taken.player.is_some_and(|player| self.judge(player, &taken));
            // It was legal when the review began.
            if self.play.act(taken.seat, &taken.action).is_err() {
                self.after = self.taken.len();
                return false;
            }
            (self.after, self.looked) = (self.after + 1, false);
            if judged {
                return true;
            }
        }
        self.compare_again()
    }

    /// What was found, when nothing is left to do.
    pub fn finish(mut self) -> Review {
        self.review.moments.sort_by_key(|moment| moment.after);
        self.review.decisions = self.candidates.into_iter().map(costliest).collect();
        self.review
    }

    /// What everybody can expect now.
    fn look(&mut self) {
        let secret = self.secret.derive("moment");
        let expected = self.play.public().expect(self.figures.games, &self.figures.played_on, &secret);
        self.review.moments.extend(expected.map(|expected| Moment { after: self.after, expected }));
    }

    /// Judges a decision. Whether that took any work.
    fn judge(&mut self, player: usize, taken: &Taken) -> bool {
        let Some(view) = self.play.private(taken.seat) else { return false };
        let secret = self.secret.derive(&format!("decision {}", self.after));
        let Some(found) = view.advise(&self.figures.search, &secret) else { return false };
        let better = found.action().clone();
        if found.weighed.len() < 2 || better == taken.action {
            return found.playouts > 0;
        }
        let points = difference(&self.play, taken, &better, &self.figures.compared, &secret);
        if let Some(points) = points.filter(|points| *points > 0.0) {
            let Taken { seat, action: chosen, .. } = taken.clone();
            let decision = Decision { after: self.after, seat, chosen, better, points };
            let candidates = &mut self.candidates[player];
            candidates.push(Candidate { decision, play: self.play.clone(), compared_again: false });
            candidates.sort_by(|one, other| other.decision.points.total_cmp(&one.decision.points));
            candidates.truncate(self.figures.candidates);
        }
        true
    }

    /// Compares one more of the decisions that seem to cost most. The highest of many guesses is too high: a fresh one is not.
    fn compare_again(&mut self) -> bool {
        let mut candidates = self.candidates.iter_mut().flatten();
        let Some(candidate) = candidates.find(|candidate| !candidate.compared_again) else { return false };
        candidate.compared_again = true;
        let Decision { after, seat, chosen, better, .. } = candidate.decision.clone();
        let secret = self.secret.derive(&format!("again {after}"));
        let taken = Taken { seat, action: chosen, player: None };
        let points = difference(&candidate.play, &taken, &better, &self.figures.compared_again, &secret);
        candidate.decision.points = points.unwrap_or_default();
        true
    }
}

/// Whose turn it is, and in which round: whoever plays alone has one turn after another.
fn turn_of(play: &Play) -> Option<(Party, u32)> {
    play.public().turn().map(|party| (party, play.round()))
}

/// By how many points something else would have been better, for all that its seat knew.
fn difference(play: &Play, taken: &Taken, better: &str, settings: &Settings, secret: &Seed) -> Option<f64> {
    let weighed = play.private(taken.seat)?.weigh(&[&taken.action, better], settings, secret);
    match &weighed[..] {
        [chosen, better] => Some(better.lead - chosen.lead),
        _ => None,
    }
}

fn costliest(mut candidates: Vec<Candidate>) -> Vec<Decision> {
    candidates.sort_by(|one, other| other.decision.points.total_cmp(&one.decision.points));
    let decisions = candidates.into_iter().map(|candidate| candidate.decision);
    decisions.filter(|decision| decision.points >= WORTH_MENTIONING).take(SHOWN).collect()
}

/// A decision, ready to be put into words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// How many actions came before it.
    pub after: usize,
    pub seat: Seat,
    pub round: u32,
    /// Which turn of this seat it was, from 1; 0 before the first.
    pub turn: u32,
    pub question: Phrase,
    pub chosen: Choice,
    pub better: Choice,
    pub points: f64,
}

/// The course of a game, as far as charts and decisions need it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// The rounds, each with how many actions came before it.
    pub rounds: Vec<(usize, u32)>,
    pub explained: Vec<Explained>,
}

/// Replays a game from before its first action, and explains these decisions in it. One that cannot be explained, since the
/// rules have changed, is left out.
pub fn course(mut play: Play, taken: &[(Seat, String)], decisions: &[Decision]) -> Course {
    let mut course = Course::default();
    let mut turns = vec![0u32; play.seats()];
    let mut last = None;
    for (after, (seat, action)) in taken.iter().enumerate() {
        let (round, turn) = (play.round(), turn_of(&play));
        if course.rounds.last().is_none_or(|(_, known)| *known != round) {
            course.rounds.push((after, round));
        }
        if let Some((Party::Seat(seat), _)) = turn.filter(|turn| last != Some(*turn)) {
            turns[seat.index()] += 1;
        }
        last = turn.or(last);
        for decision in decisions.iter().filter(|decision| decision.after == after) {
            course.explained.extend(explained(&play, decision, round, turns[decision.seat.index()]));
        }
        if play.act(*seat, action).is_err() {
            break;
        }
    }
    course.explained.sort_by(|one, other| other.points.total_cmp(&one.points));
    course
}

fn explained(play: &Play, decision: &Decision, round: u32, turn: u32) -> Option<Explained> {
    let view = play.private(decision.seat)?;
    let asked = view.question()?;
    let offers = view.offers();
    let choice = |text: &str| asked.choices.iter().chain(&offers).find(|choice| choice.text == text).cloned();
    Some(Explained {
        after: decision.after,
        seat: decision.seat,
        round,
        turn,
        chosen: choice(&decision.chosen)?,
        better: choice(&decision.better)?,
        question: asked.text.clone(),
        points: decision.points,
    })
}
