//! Seasons: eight weekly challenges with a common table. Places bring points, and each person's best six weeks count.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::row::{TriesOf, TryRow};
use super::view::{PublicChallenge, Standings};
use crate::Tables;
use crate::answer::Refusal;
use crate::ids::{ChallengeId, PersonId};
use crate::store::StoreError;

/// The points for each place of a week, in hundredths, so that tied players' shares are whole numbers.
const POINTS: [u32; 7] = [1_000, 700, 500, 400, 300, 200, 100];
/// How many weeks of each person count.
const BEST: usize = 6;

/// The table of a season after the weeks that have closed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Season {
    /// Everybody who has finished a week, best first.
    pub lines: Vec<SeasonLine>,
}

/// A person in the table of a season. Points are in hundredths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// From 1; people with equal points share a place.
    pub place: usize,
    pub person: PersonId,
    /// Their name in their newest try.
    pub name: String,
    /// The points of each week, and whether it counts.
    pub weeks: BTreeMap<u8, (u32, bool)>,
    pub total: u32,
}

impl Tables {
    /// The table of a season.
    pub(crate) async fn season(&self, first: ChallengeId) -> Result<Season, StoreError> {
        let tries = self.0.store.tries(TriesOf::Season(first)).await?;
        let mut weeks = BTreeMap::new();
        for challenge in tries.iter().map(|entry| entry.challenge).collect::<BTreeSet<_>>() {
            let row = self.0.store.challenge(challenge).await?;
            weeks.extend(row.and_then(|row| row.season).map(|week| (challenge, week.number)));
        }
        Ok(Season::of(&tries, &weeks))
    }

    /// The newest challenge of this one's season.
    pub async fn newest_of_season(&self, challenge: &PublicChallenge) -> Result<ChallengeId, Refusal> {
        let (Some(server), Some(week)) = (challenge.row.server, challenge.row.season) else {
            return Err(Refusal::NoSuchChallenge);
        };
        let rows = self.0.store.challenges(server).await?;
        let newest = rows.iter().find(|row| row.season.is_some_and(|other| other.season == week.season));
        Ok(newest.map_or(challenge.row.id, |row| row.id))
    }
}

impl Season {
    /// Computes the table from finished tries; `weeks` maps each challenge to its week.
    pub(super) fn of(tries: &[TryRow], weeks: &BTreeMap<ChallengeId, u8>) -> Season {
        let mut people: BTreeMap<PersonId, SeasonLine> = BTreeMap::new();
        for (challenge, week) in weeks {
            let tries: Vec<TryRow> = tries.iter().filter(|entry| entry.challenge == *challenge).cloned().collect();
            let ranked = Standings::of(&tries).ranked;
            for (place, entry) in &ranked {
                let tied = ranked.iter().filter(|(other, _)| other == place).count();
                let Some(person) = entry.person else { continue };
                let line = people.entry(person).or_insert_with(|| SeasonLine {
                    place: 0,
                    person,
                    name: String::new(),
                    weeks: BTreeMap::new(),
                    total: 0,
                });
                line.name.clone_from(&entry.name);
                line.weeks.insert(*week, (shared(*place, tied), false));
            }
        }
        let mut lines: Vec<SeasonLine> = people.into_values().map(counted).collect();
        lines.sort_by_key(|line| (Reverse(line.total), line.person));
        let totals: Vec<u32> = lines.iter().map(|line| line.total).collect();
        for line in &mut lines {
            line.place = 1 + totals.iter().filter(|total| **total > line.total).count();
        }
        Season { lines }
    }
}

/// The points of each of `tied` people on one place: they share the points of the places they occupy.
fn shared(place: usize, tied: usize) -> u32 {
    let all: u32 = POINTS.iter().skip(place - 1).take(tied).sum();
    all / tied as u32
}

/// Marks the best weeks as counting, and adds them up.
fn counted(mut line: SeasonLine) -> SeasonLine {
    let mut best: Vec<(Reverse<u32>, u8)> =
        line.weeks.iter().map(|(week, (points, _))| (Reverse(*points), *week)).collect();
    best.sort_unstable();
    for (_, week) in best.iter().take(BEST) {
        if let Some((points, counts)) = line.weeks.get_mut(week) {
            *counts = true;
            line.total += *points;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::challenge::Week;

    fn season(tries: &[TryRow]) -> Season {
        Season::of(tries, &tries.iter().map(|entry| (entry.challenge, entry.challenge.0 as u8)).collect())
    }

    #[test]
    fn seven_places_bring_points_and_ties_share_them() {
        assert_eq!((1..=8).map(|place| shared(place, 1)).collect::<Vec<_>>(), [1_000, 700, 500, 400, 300, 200, 100, 0]);
        assert_eq!((shared(1, 2), shared(1, 3), shared(7, 2), shared(8, 2)), (850, 733, 50, 0));
        let table = season(&[
            TryRow::finished(1, 1, 50),
            TryRow::finished(1, 2, 50),
            TryRow::finished(1, 3, 40),
            TryRow::finished(1, 0, 30),
            TryRow::finished(1, 5, 20),
        ]);
        let lines: Vec<_> = table.lines.iter().map(|line| (line.place, line.person.0, line.total)).collect();
        assert_eq!(lines, [(1, 1, 850), (1, 2, 850), (3, 3, 500), (4, 5, 300)], "a forgotten player keeps the place");
    }

    #[test]
    fn the_best_six_weeks_count() {
        let mut tries = Vec::new();
        for week in 1..=8 {
            // Person 1 wins five weeks and comes second in three; person 2 the other way round.
            let (first, second) = if week <= 5 { (1, 2) } else { (2, 1) };
            tries.extend([TryRow::finished(week, first, 50), TryRow::finished(week, second, 40)]);
        }
        let table = season(&tries);
        let totals: Vec<_> = table.lines.iter().map(|line| (line.person.0, line.total)).collect();
        assert_eq!(totals, [(1, 5 * 1_000 + 700), (2, 3 * 1_000 + 3 * 700)]);
        let counting = table.lines[0].weeks.values().filter(|(_, counts)| *counts).count();
        assert_eq!((counting, table.lines[0].weeks.len()), (6, 8));
    }

    #[test]
    fn a_season_has_eight_weeks() {
        let first = Week { season: ChallengeId(4), number: 1 };
        let all: Vec<Week> = std::iter::successors(Some(first), |week| week.next()).collect();
        assert_eq!((all.len(), all[7].number, all[7].season), (8, 8, ChallengeId(4)));
    }
}
