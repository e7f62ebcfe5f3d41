//! Replays every stored game and compares it with what is stored.

use std::collections::BTreeMap;
use std::fmt;

use super::restore::replay;
use crate::catalogue::Catalogue;
use crate::ids::GameId;
use crate::store::{Status, Store, StoreError, WholeTable};
use engine::{Deeds, Opening, Seat};

/// The result of a verification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games were replayed.
    pub games: u64,
    /// How many of them were last played under earlier rules: only their positions were checked.
    pub earlier_rules: u64,
    pub differences: Vec<(GameId, Difference)>,
}

/// How a game differs from what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// One of its rows cannot be read.
    Unreadable(String),
    /// This build does not have the game.
    NoSuchGame(String),
    Edition(String),
    /// An entry is not accepted.
    Entry(u32),
    /// After this entry the position is not the stored one.
    Position(u32),
    /// The log has a different length than it should have.
    Length {
        stored: u32,
        counted: u32,
    },
    Outcome,
    /// What this seat has built is counted differently.
    Deeds(Seat),
}

impl Difference {
    /// Whether the game nonetheless continues from its stored position when somebody next plays.
    pub fn is_rebased(&self) -> bool {
        matches!(self, Difference::Entry(_) | Difference::Position(_))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Unreadable(problem) => write!(f, "it cannot be read: {problem}"),
            Difference::NoSuchGame(game) => write!(f, "this build has no game '{game}'"),
            Difference::Edition(problem) => write!(f, "its edition cannot be read: {problem}"),
            Difference::Entry(number) => write!(f, "entry {number} is no longer legal"),
            Difference::Position(number) => write!(f, "the position after entry {number} is different"),
            Difference::Length { stored, counted } => write!(f, "the log has {counted} entries instead of {stored}"),
            Difference::Outcome => f.write_str("it ends differently"),
            Difference::Deeds(seat) => write!(f, "what seat {seat} has built is counted differently"),
        }?;
        if self.is_rebased() { f.write_str("; it continues from its stored position") } else { Ok(()) }
    }
}

/// Replays every stored game, one after another.
pub async fn verify(store: &dyn Store, catalogue: &Catalogue) -> Result<Report, StoreError> {
    let mut report = Report::default();
    let mut last = GameId(0);
    while let Some(game) = store.after(last).await? {
        last = game;
        let found = match examine(store, catalogue, game).await {
            // A problem with one game says nothing about the others.
            Err(StoreError::Unreadable(problem) | StoreError::Failed(problem)) => {
                Some(Finding::Different(Difference::Unreadable(problem)))
            }
            Err(StoreError::Damaged) => {
                Some(Finding::Different(Difference::Unreadable("this part of the file is damaged".to_owned())))
            }
            found => found?,
        };
        match found {
            Some(Finding::Earlier) => report.earlier_rules += 1,
            Some(Finding::Different(difference)) => report.differences.push((game, difference)),
            Some(Finding::Same) => {}
            None => continue,
        }
        report.games += 1;
    }
    Ok(report)
}

/// The finding for one game.
enum Finding {
    Same,
    /// It was last played under earlier rules, and its position can be read.
    Earlier,
    Different(Difference),
}

/// None: the game has not started.
async fn examine(store: &dyn Store, catalogue: &Catalogue, game: GameId) -> Result<Option<Finding>, StoreError> {
    // All of it as of one moment: people may be playing.
    let Some(whole) = store.whole(game).await? else { return Ok(None) };
    let Some(opening) = whole.table.row.opening(whole.table.players.len()) else { return Ok(None) };
    Ok(Some(compare(catalogue, &whole, &opening).unwrap_or_else(Finding::Different)))
}

fn compare(catalogue: &Catalogue, whole: &WholeTable, opening: &Opening) -> Result<Finding, Difference> {
    let WholeTable { table: stored, log, edition, deeds } = whole;
    let row = &stored.row;
    let Some(game) = catalogue.find(&row.game) else { return Err(Difference::NoSuchGame(row.game.clone())) };
    if let Err(error) = game.admits(&opening.options, opening.seats) {
        return Err(Difference::Unreadable(error.to_string()));
    }
    let Some(content) = edition else { return Err(Difference::Edition("it is missing".to_owned())) };
    let kind = catalogue.read(game, content).map_err(|error| Difference::Edition(error.to_string()))?;
    let counted = log.entries.len() as u32;
    if counted != row.entries {
        return Err(Difference::Length { stored: row.entries, counted });
    }
    if row.rules != Some(game.rules) {
        let position = stored.snapshot.as_ref().map(|snapshot| kind.resume(opening, snapshot.stored()));
        return match position {
            Some(Err(error)) => Err(Difference::Unreadable(error.to_string())),
            Some(Ok(_)) => Ok(Finding::Earlier),
            None => Err(Difference::Position(row.entries)),
        };
    }
    let mut position = None;
    let replayed = replay(&*kind, opening, log.current(), |number, _, _, _, play| {
        if let Some(snapshot) = stored.snapshot.as_ref().filter(|snapshot| snapshot.number == number) {
            position = Some(play.is_stored_as(snapshot.stored()));
        }
    });
    match replayed {
        Err(broken) => Err(Difference::Entry(broken.number)),
        Ok(_) if position != Some(true) => {
            Err(Difference::Position(stored.snapshot.as_ref().map_or(0, |snapshot| snapshot.number)))
        }
        Ok(play) if row.status == Status::Over && play.outcome() != row.outcome => Err(Difference::Outcome),
        Ok(play) => {
            let deeds = deeds.clone().unwrap_or_default();
            recounted(&deeds, &play.public().deeds()).map_or(Ok(Finding::Same), |seat| Err(Difference::Deeds(seat)))
        }
    }
}

/// The first seat whose deeds are counted differently now. Deeds that only one of the two builds counts are not compared.
fn recounted(stored: &Deeds, now: &Deeds) -> Option<Seat> {
    let differ = |(then, now): (&BTreeMap<String, u32>, &BTreeMap<String, u32>)| {
        then.iter().any(|(deed, count)| now.get(deed).is_some_and(|now| now != count))
    };
    Seat::all(stored.len()).zip(stored.iter().zip(now)).find(|(_, both)| differ(*both)).map(|(seat, _)| seat)
}
