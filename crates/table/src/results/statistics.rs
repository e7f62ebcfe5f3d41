//! Statistics: computed on request from the finished games and tries of a server, so they cannot differ from the results.
//!
//! The statistics of people who opted out are shown to nobody else, and their turns count in no median. People learn how
//! long their own turns take; for the server there is only a median over several people.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::finished::Finished;
use super::ratings::{Rating, ratings};
use crate::Tables;
use crate::answer::Refusal;
use crate::challenge::{TriesOf, TryRow};
use crate::ids::{ChallengeId, GameId, PersonId, ServerId};
use crate::store::LoggedEntry;
use engine::Seat;

/// How many of the newest finished games turn times are computed from.
const LOGS: u32 = 50;
/// A median over fewer people would reveal too much about each of them.
const FEWEST_PEOPLE: usize = 3;
/// How many results a chart shows.
const RECENT: usize = 20;
/// How many of the best solo results are named.
const BEST: usize = 3;

/// Whose statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Person(PersonId),
    Server,
}

/// Statistics of the finished games of one person, or of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    pub whose: Whose,
    /// This person's name in their newest game, if known.
    pub name: Option<String>,
    /// Whether only this person may see it.
    pub hidden: bool,
    /// Each game that was played, in the order of its first finished game.
    pub kinds: Vec<KindStatistics>,
    pub turns: TurnTimes,
}

/// The statistics of one kind of game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KindStatistics {
    /// The id of the game.
    pub kind: String,
    /// Finished games with two or more seats.
    pub games: usize,
    /// How many different people finished them.
    pub people: usize,
    /// How often each place was reached, from the first.
    pub places: Vec<usize>,
    /// The points of those games, in the order in which they ended.
    pub points: Vec<i32>,
    /// The most points in a fair game ([`Finished::is_fair`]).
    pub best: Option<i32>,
    /// What was built in an average game, by name, in tenths: by this person, and on the whole server.
    pub deeds: Vec<(String, u32, u32)>,
    pub solo: SoloStatistics,
    pub rating: Option<Rating>,
}

/// Solo results, at tables and in challenges.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SoloStatistics {
    pub games: usize,
    /// The best scores in fair games ([`Finished::is_fair`]) and ranked tries, the highest first.
    pub best: Vec<i32>,
    /// How many challenges with a par were finished, and how many of those above it. Tries listed apart do not count.
    pub with_par: usize,
    pub above_par: usize,
}

/// Median turn times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnTimes {
    /// This person's own.
    pub own: Option<Duration>,
    /// Those of the server. None: the median would be over too few people.
    pub server: Option<Duration>,
}

impl KindStatistics {
    /// The median of the points; the lower of two middle values.
    pub fn median(&self) -> Option<i32> {
        median(self.points.clone())
    }

    /// The newest results, the oldest of them first.
    pub fn recent(&self) -> &[i32] {
        &self.points[self.points.len().saturating_sub(RECENT)..]
    }
}

impl Tables {
    /// Statistics of a person or of the server, about one game or all. Refused for people who opted out, except to
    /// themselves.
    pub async fn statistics(
        &self,
        server: ServerId,
        whose: Whose,
        kind: Option<&str>,
        viewer: PersonId,
    ) -> Result<Statistics, Refusal> {
        let hidden = self.opted_out().await?;
        let keeps = matches!(whose, Whose::Person(person) if hidden.contains(&person));
        if keeps && whose != Whose::Person(viewer) {
            return Err(Refusal::KeptPrivate);
        }
        let games = self.0.store.finished(server, kind).await?;
        let tries = self.0.store.tries(TriesOf::Server(server)).await?;
        let tries: Vec<TryRow> = tries.into_iter().filter(|entry| kind.is_none_or(|kind| entry.kind == kind)).collect();
        let challenges = self.0.store.challenges(server).await?;
        let pars = challenges.into_iter().filter_map(|row| Some((row.id, row.par?))).collect();
        let names: BTreeMap<PersonId, &str> = games.iter().flat_map(Finished::named).collect();
        let tried = tries.iter().rev().find(|entry| whose == entry.person.map_or(Whose::Server, Whose::Person));
        let name = match whose {
            Whose::Person(person) => names.get(&person).copied().or(tried.map(|entry| entry.name.as_str())),
            Whose::Server => None,
        };
        let mut kinds: Vec<String> = Vec::new();
        for kind in games.iter().map(|game| &game.kind).chain(tries.iter().map(|entry| &entry.kind)) {
            if !kinds.contains(kind) {
                kinds.push(kind.clone());
            }
        }
        let of_kind = |kind: &String| of_kind(kind, whose, &games, &tries, &pars);
        let kinds = kinds.iter().map(of_kind).filter(|one| one.games + one.solo.games > 0).collect();
        let turns = match whose {
            Whose::Person(person) if person != viewer => TurnTimes::default(),
            Whose::Person(_) | Whose::Server => {
                let logs = self.0.store.finished_logs(server, LOGS).await?;
                turn_times(&games, &logs, whose, &hidden)
            }
        };
        Ok(Statistics { whose, name: name.map(str::to_owned), hidden: keeps, kinds, turns })
    }
}

fn of_kind(
    kind: &str,
    whose: Whose,
    games: &[Finished],
    tries: &[TryRow],
    pars: &BTreeMap<ChallengeId, i32>,
) -> KindStatistics {
    let games: Vec<&Finished> = games.iter().filter(|game| game.kind == kind).collect();
    let is_meant = |person: Option<PersonId>| match whose {
        Whose::Person(meant) => person == Some(meant),
        Whose::Server => person.is_some(),
    };
    // The seats of people at the end of a game.
    let seats = |game: &Finished, everybody: bool| -> Vec<Seat> {
        let here = game.seats.iter().filter(|seat| seat.person.is_some() && (everybody || is_meant(seat.person)));
        here.map(|seat| seat.seat).collect()
    };
    let (solo, shared): (Vec<&Finished>, Vec<&Finished>) = games.iter().copied().partition(|game| game.is_solo());
    let mut one = KindStatistics { kind: kind.to_owned(), ..KindStatistics::default() };
    let mut people = BTreeSet::new();
    for game in shared.iter().filter(|game| !seats(game, false).is_empty()) {
        one.games += 1;
        people.extend(game.seats.iter().filter_map(|seat| seat.person));
        for score in seats(game, false).into_iter().filter_map(|seat| game.score(seat)) {
            let place = usize::from(score.place).saturating_sub(1);
            one.places.resize(one.places.len().max(place + 1), 0);
            one.places[place] += 1;
            one.points.push(score.total);
            one.best = one.best.max(Some(score.total).filter(|_| game.is_fair()));
        }
    }
    one.people = people.len();
    let deeds = |everybody: bool| {
        averages(
            shared
                .iter()
                .flat_map(|game| seats(game, everybody).into_iter().filter_map(|seat| game.deeds.get(seat.index()))),
        )
    };
    let on_server = deeds(true);
    let own = deeds(false);
    one.deeds = own
        .into_iter()
        .map(|(name, own)| {
            let all = on_server[&name];
            (name, own, all)
        })
        .collect();
    one.solo =
        solo_results(&solo, tries.iter().filter(|entry| entry.kind == kind && is_meant(entry.person)), pars, is_meant);
    if let Whose::Person(person) = whose {
        one.rating = ratings(games).get(&person).copied();
    }
    one
}

/// The average of each deed, in tenths.
fn averages<'a>(all: impl Iterator<Item = &'a BTreeMap<String, u32>>) -> BTreeMap<String, u32> {
    let mut sums: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for (name, count) in all.flatten() {
        let (sum, games) = sums.entry(name.clone()).or_default();
        (*sum, *games) = (*sum + count, *games + 1);
    }
    sums.into_iter().map(|(name, (sum, games))| (name, (20 * sum + games) / (2 * games))).collect()
}

fn solo_results<'a>(
    games: &[&Finished],
    tries: impl Iterator<Item = &'a TryRow>,
    pars: &BTreeMap<ChallengeId, i32>,
    is_meant: impl Fn(Option<PersonId>) -> bool,
) -> SoloStatistics {
    let mut solo = SoloStatistics::default();
    for game in games.iter().filter(|game| game.seats.iter().any(|seat| is_meant(seat.person))) {
        solo.games += 1;
        solo.best.extend(game.score(Seat(0)).filter(|_| game.is_fair()).map(|score| score.total));
    }
    for entry in tries {
        solo.games += 1;
        let total = entry.total.filter(|_| entry.apart.is_none());
        solo.best.extend(total);
        if let (Some(par), Some(total)) = (pars.get(&entry.challenge), total) {
            solo.with_par += 1;
            solo.above_par += usize::from(total > *par);
        }
    }
    solo.best.sort_unstable_by(|a, b| b.cmp(a));
    solo.best.truncate(BEST);
    solo
}

/// Median turn times in these logs. A turn lasts from the last entry of another seat to the seat's own last entry before
/// another seat's. Turns at seats that changed hands count for nobody, and standing answers take no time.
fn turn_times(
    games: &[Finished],
    logs: &[(GameId, LoggedEntry)],
    whose: Whose,
    hidden: &BTreeSet<PersonId>,
) -> TurnTimes {
    let by_number: BTreeMap<GameId, &Finished> = games.iter().map(|game| (game.game, game)).collect();
    let mut turns: BTreeMap<PersonId, Vec<Duration>> = BTreeMap::new();
    for log in logs.chunk_by(|(one, _), (other, _)| one == other) {
        let Some(game) = log.first().and_then(|(game, _)| by_number.get(game)) else { continue };
        let runs: Vec<_> = log.chunk_by(|(_, one), (_, other)| one.entry.seat == other.entry.seat).collect();
        for pair in runs.windows(2) {
            let ([.., (_, before)], [first, ..]) = (pair[0], pair[1]) else { continue };
            let done = pair[1].last().unwrap_or(first);
            let seat = first.1.entry.seat;
            let player = game.seats.iter().find(|one| one.seat == seat && game.left(seat).is_none());
            let took = done.1.at.since(before.at);
            if let Some(person) = player.and_then(|player| player.person).filter(|_| !took.is_zero()) {
                turns.entry(person).or_default().push(took);
            }
        }
    }
    let own = match whose {
        Whose::Person(person) => turns.get(&person).cloned().and_then(median),
        Whose::Server => None,
    };
    let shown: Vec<_> = turns.into_iter().filter(|(person, _)| !hidden.contains(person)).collect();
    let enough = shown.len() >= FEWEST_PEOPLE;
    let all = shown.into_iter().flat_map(|(_, turns)| turns).collect();
    TurnTimes { own, server: median(all).filter(|_| enough) }
}

/// The median; the lower of two middle values.
fn median<T: Ord + Copy>(mut values: Vec<T>) -> Option<T> {
    values.sort_unstable();
    values.get(values.len().saturating_sub(1) / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Time;
    use crate::fairness::Apart;
    use crate::results::finished::FinishedSeat;
    use crate::store::Status;
    use engine::{Outcome, Party, Score};

    const ANA: PersonId = PersonId(1);

    /// A fair game in which Ana scored this much, against so many others.
    fn game(total: i32, others: u8) -> Finished {
        let score = |seat: u8| Score::of(Party::Seat(Seat(seat)), vec![("all", total - i32::from(seat))], Vec::new());
        let person = |seat: u8| (seat == 0).then_some(ANA);
        let seat = |seat: u8| FinishedSeat { seat: Seat(seat), person: person(seat), name: format!("seat {seat}") };
        Finished {
            game: GameId(i64::from(total)),
            kind: "trial".to_owned(),
            rated: false,
            open_seed: false,
            hints: 0,
            taken_back: 0,
            outcome: Outcome::ranked((0..=others).map(score).collect()),
            deeds: Vec::new(),
            ended: Time(i64::from(total)),
            seats: (0..=others).map(seat).collect(),
            former: Vec::new(),
        }
    }

    fn best(games: &[Finished]) -> (Option<i32>, Vec<i32>, usize) {
        let one = of_kind("trial", Whose::Person(ANA), games, &[], &BTreeMap::new());
        (one.best, one.solo.best, one.points.len() + one.solo.games)
    }

    #[test]
    fn games_that_are_not_fair_count_but_not_among_the_best() {
        for others in [0, 1] {
            let both = |best: Option<i32>| match others {
                0 => (None, best.into_iter().collect::<Vec<_>>()),
                _ => (best, Vec::new()),
            };
            let unfair = [
                Finished { hints: 2, ..game(60, others) },
                Finished { open_seed: true, ..game(50, others) },
                Finished { taken_back: 1, ..game(40, others) },
            ];
            for game in &unfair {
                let (shared, solo, games) = best(std::slice::from_ref(game));
                assert_eq!(((shared, solo), games), (both(None), 1));
            }
            let all: Vec<_> = unfair.into_iter().chain([game(30, others)]).collect();
            let (shared, solo, games) = best(&all);
            assert_eq!(((shared, solo), games), (both(Some(30)), 4));
        }
    }

    #[test]
    fn tries_listed_apart_are_neither_among_the_best_nor_above_par() {
        let finished = |total: i32, apart: Option<Apart>| TryRow {
            challenge: ChallengeId(1),
            game: GameId(i64::from(total)),
            kind: "trial".to_owned(),
            person: Some(ANA),
            name: "Ana".to_owned(),
            status: Status::Over,
            apart,
            same_rules: true,
            solo_result: None,
            total: Some(total),
            finished: Some(Time(1)),
        };
        let tries = [finished(40, None), finished(60, None), finished(90, Some(Apart::Author))];
        let pars = BTreeMap::from([(ChallengeId(1), 50)]);
        let solo = of_kind("trial", Whose::Person(ANA), &[], &tries, &pars).solo;
        assert_eq!((solo.games, solo.best, solo.with_par, solo.above_par), (3, vec![60, 40], 2, 1));
    }
}
