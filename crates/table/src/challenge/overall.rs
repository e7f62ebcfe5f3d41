//! The overall ranking of a server's challenges: the best results, and who won how often.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::row::{TriesOf, TryRow};
use super::view::Standings;
use crate::Tables;
use crate::answer::Refusal;
use crate::ids::{ChallengeId, PersonId, ServerId};

/// How many of the best results are listed.
const BEST: usize = 5;

/// The results of all closed challenges of a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overall {
    pub challenges: usize,
    /// The best results ever.
    pub best: Vec<TryRow>,
    /// Everybody who was ranked, most wins first.
    pub people: Vec<Champion>,
    /// The median score.
    pub median: i32,
}

/// Somebody's results over all challenges of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Champion {
    pub person: PersonId,
    /// Their name in their newest try.
    pub name: String,
    pub wins: usize,
    pub finished: usize,
    pub median_place: usize,
    pub median_total: i32,
}

impl Tables {
    pub async fn overall(&self, server: ServerId) -> Result<Overall, Refusal> {
        Ok(Overall::of(&self.0.store.tries(TriesOf::Server(server)).await?))
    }
}

impl Overall {
    fn of(tries: &[TryRow]) -> Overall {
        let mut by_challenge: BTreeMap<ChallengeId, Vec<TryRow>> = BTreeMap::new();
        for entry in tries {
            by_challenge.entry(entry.challenge).or_default().push(entry.clone());
        }
        let mut results: Vec<(usize, TryRow)> = Vec::new();
        for tries in by_challenge.values() {
            let standings = Standings::of(tries);
            results.extend(standings.ranked.into_iter().map(|(place, entry)| (place, entry.clone())));
        }
        let mut best: Vec<TryRow> = results.iter().map(|(_, entry)| entry.clone()).collect();
        let standing = |entry: &TryRow| entry.solo_result.as_ref().map(|solo_result| solo_result.standing());
        best.sort_by_key(|entry| (Reverse(standing(entry)), entry.finished));
        best.truncate(BEST);
        let totals = results.iter().filter_map(|(_, entry)| entry.total).collect();
        Overall { challenges: by_challenge.len(), best, people: people(results), median: median(totals) }
    }
}

fn people(results: Vec<(usize, TryRow)>) -> Vec<Champion> {
    let mut by_person: BTreeMap<PersonId, Vec<(usize, TryRow)>> = BTreeMap::new();
    for (place, entry) in results {
        if let Some(person) = entry.person {
            by_person.entry(person).or_default().push((place, entry));
        }
    }
    let champion = |(person, results): (PersonId, Vec<(usize, TryRow)>)| Champion {
        person,
        name: results.last().map(|(_, entry)| entry.name.clone()).unwrap_or_default(),
        wins: results.iter().filter(|(place, _)| *place == 1).count(),
        finished: results.len(),
        median_place: median(results.iter().map(|(place, _)| *place).collect()),
        median_total: median(results.iter().filter_map(|(_, entry)| entry.total).collect()),
    };
    let mut people: Vec<Champion> = by_person.into_iter().map(champion).collect();
    people.sort_by_key(|one| (Reverse(one.wins), one.median_place, Reverse(one.median_total), one.person));
    people
}

/// The median; the lower of two middle values.
fn median<T: Ord + Copy + Default>(mut numbers: Vec<T>) -> T {
    numbers.sort_unstable();
    numbers.get(numbers.len().saturating_sub(1) / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_first_then_the_median_place() {
        let tries = [
            TryRow::finished(1, 1, 50),
            TryRow::finished(1, 2, 40),
            TryRow::finished(1, 3, 30),
            TryRow::finished(2, 2, 60),
            TryRow::finished(2, 1, 60),
            TryRow::finished(3, 3, 20),
            TryRow::finished(3, 0, 10),
        ];
        let overall = Overall::of(&tries);
        let lines: Vec<_> =
            overall.people.iter().map(|one| (one.person.0, one.wins, one.finished, one.median_place)).collect();
        assert_eq!(lines, [(1, 2, 2, 1), (2, 1, 2, 1), (3, 1, 2, 1)]);
        assert_eq!(overall.people.iter().map(|one| one.median_total).collect::<Vec<_>>(), [50, 40, 20]);
        let best: Vec<_> = overall.best.iter().filter_map(|entry| entry.total).collect();
        assert_eq!((best, overall.challenges, overall.median), (vec![60, 60, 50, 40, 30], 3, 40));
    }

    #[test]
    fn a_server_without_challenges_has_no_ranking() {
        assert_eq!(Overall::of(&[]), Overall::default());
    }
}
