//! Ratings: a pure function of the rated games of a server, folded in the order in which they ended. No rating is stored,
//! so ratings cannot differ from the results.
//!
//! * A game is rated if two or more people and no bot began it, its seed was secret, the host did not switch rating off,
//!   and it ended by its rules, without a turn taken back.
//! * Everybody who began it is rated. Players who left or were voted out share the last place; those who took over are
//!   not rated.
//! * A person who asked to be forgotten counts in each of their games as a new player.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::finished::Finished;
use crate::Tables;
use crate::answer::Refusal;
use crate::change::settings::{OFF, STATISTICS};
use crate::ids::{PersonId, ServerId};
use crate::store::{Player, StoreError, TableRow};

/// Fewer rated games than this leave a rating provisional.
const PROVISIONAL: u32 = 5;
/// The points of a new player, and how many points one unit of the model is: new players have 1500 ± 350.
const START: f64 = 1_500.0;
const SCALE: f64 = 42.0;
/// The place of players who left: behind every place in a game.
const LAST: usize = 1_000;

/// Whether a table would be rated, judging by its setup and the players so far.
pub(crate) fn may_count(row: &TableRow, players: &[Player]) -> bool {
    row.rated && !row.open_seed && row.place.server().is_some() && players.iter().all(|player| player.bot.is_none())
}

/// Whether a table that starts now is rated.
pub(crate) fn counts(row: &TableRow, players: &[Player]) -> bool {
    may_count(row, players) && players.iter().filter(|player| player.person.is_some()).count() > 1
}

/// A player's estimated strength, with its uncertainty.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    model: WengLinRating,
    /// The number of rated games behind it.
    pub games: u32,
}

impl Rating {
    pub fn points(&self) -> i32 {
        (START + (self.model.rating - WengLinRating::new().rating) * SCALE).round() as i32
    }

    /// The standard deviation: the true strength is within it two times out of three.
    pub fn uncertainty(&self) -> i32 {
        (self.model.uncertainty * SCALE).round() as i32
    }

    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL
    }
}

/// The ratings that follow from these games of one kind, in this order. Games that are not rated change nothing.
pub fn ratings<'a>(games: impl IntoIterator<Item = &'a Finished>) -> BTreeMap<PersonId, Rating> {
    let config = WengLinConfig::new();
    let mut ratings: BTreeMap<PersonId, Rating> = BTreeMap::new();
    for game in games.into_iter().filter(|game| game.rated) {
        let Some(began) = placed(game) else { continue };
        let before: Vec<Rating> = began
            .iter()
            .map(|(person, _)| person.and_then(|person| ratings.get(&person).copied()).unwrap_or_default())
            .collect();
        let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.model]).collect();
        let outcomes = began.iter().map(|(_, place)| MultiTeamOutcome::new(*place));
        let ranked: Vec<_> = teams.iter().map(|team| &team[..]).zip(outcomes).collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (((person, _), before), after) in began.iter().zip(before).zip(after.into_iter().flatten()) {
            if let Some(person) = person {
                ratings.insert(*person, Rating { model: after, games: before.games + 1 });
            }
        }
    }
    ratings
}

/// Everybody who began a game, with their places. None: somebody has no score, so there is nothing to compare.
fn placed(game: &Finished) -> Option<Vec<(Option<PersonId>, usize)>> {
    let place = |seat: &crate::FinishedSeat| match game.left(seat.seat) {
        Some(former) => Some((former.person, LAST)),
        None => Some((seat.person, usize::from(game.score(seat.seat)?.place))),
    };
    game.seats.iter().map(place).collect()
}

/// A person on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    pub person: PersonId,
    /// Their name in their newest game.
    pub name: String,
    pub rating: Rating,
}

/// The ranking of a game's players on a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// How many games were rated.
    pub games: usize,
    /// The strongest first; provisional ratings after all others.
    pub rungs: Vec<Rung>,
}

impl Ladder {
    /// Computes the ladder from games of one kind, without people who opted out.
    pub fn of(games: &[Finished], hidden: &BTreeSet<PersonId>) -> Ladder {
        let names: BTreeMap<PersonId, &str> = games.iter().flat_map(Finished::named).collect();
        let rung = |(person, rating): (PersonId, Rating)| {
            let name = names.get(&person).copied().unwrap_or_default().to_owned();
            Rung { person, name, rating }
        };
        let shown = ratings(games).into_iter().filter(|(person, _)| !hidden.contains(person));
        let mut rungs: Vec<Rung> = shown.map(rung).collect();
        rungs.sort_by_key(|rung| (rung.rating.is_provisional(), Reverse(rung.rating.points()), rung.person));
        Ladder { games: games.iter().filter(|game| game.rated).count(), rungs }
    }
}

impl Tables {
    /// The ladder of a game on a server. Viewers always see themselves, even if they opted out.
    pub async fn ladder(&self, server: ServerId, kind: &str, viewer: PersonId) -> Result<Ladder, Refusal> {
        let games = self.0.store.finished(server, Some(kind)).await?;
        let mut hidden = self.opted_out().await?;
        hidden.remove(&viewer);
        Ok(Ladder::of(&games, &hidden))
    }

    /// The people who opted out of statistics.
    pub(crate) async fn opted_out(&self) -> Result<BTreeSet<PersonId>, StoreError> {
        let holders = self.0.store.people_with_setting(STATISTICS).await?;
        Ok(holders.into_iter().filter(|(_, value)| value == OFF).map(|(person, _)| person).collect())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::Time;
    use crate::ids::GameId;
    use crate::life::Former;
    use crate::results::finished::FinishedSeat;
    use engine::{Outcome, Party, Score, Seat};

    /// A rated game of these people, in the order of their places.
    fn game(number: i64, people: &[u64]) -> Finished {
        let scores = people.iter().enumerate().map(|(seat, _)| {
            let points = 100 - seat as i32;
            Score::of(Party::Seat(Seat(seat as u8)), vec![("all", points)], Vec::new())
        });
        let seat = |(seat, person): (usize, &u64)| FinishedSeat {
            seat: Seat(seat as u8),
            person: (*person > 0).then_some(PersonId(*person)),
            name: format!("person {person}"),
        };
        Finished {
            game: GameId(number),
            kind: "trial".to_owned(),
            rated: true,
            open_seed: false,
            hints: 0,
            taken_back: 0,
            outcome: Outcome::ranked(scores.collect()),
            deeds: Vec::new(),
            ended: Time(number),
            seats: people.iter().enumerate().map(seat).collect(),
            former: Vec::new(),
        }
    }

    fn points(games: &[Finished]) -> Vec<(u64, i32)> {
        ratings(games).into_iter().map(|(person, rating)| (person.0, rating.points())).collect()
    }

    #[test]
    fn whoever_wins_gains_and_games_that_are_not_rated_change_nothing() {
        let won = [game(1, &[1, 2, 3])];
        let [(_, first), (_, second), (_, third)] = points(&won)[..] else { panic!("three") };
        assert!(first > 1_500 && second == 1_500 && third < 1_500, "{first} {second} {third}");
        let unrated = Finished { rated: false, ..game(2, &[3, 2, 1]) };
        assert_eq!(points(&[won[0].clone(), unrated]), points(&won));
        let rating = ratings(&won)[&PersonId(1)];
        assert!(rating.is_provisional() && rating.uncertainty() < 350, "{rating:?}");
        let often: Vec<_> = (1..=5).map(|number| game(number, &[1, 2])).collect();
        assert!(!ratings(&often)[&PersonId(1)].is_provisional());
    }

    #[test]
    fn whoever_leaves_is_last_and_whoever_takes_over_is_not_rated() {
        // Person 1 began in the winning seat and left; person 9 won there.
        let mut left = game(1, &[9, 2, 3]);
        let until = Time(1);
        left.former = vec![
            Former { seat: Seat(0), person: Some(PersonId(1)), name: "one".to_owned(), until },
            Former { seat: Seat(0), person: None, name: "Inês".to_owned(), until: Time(2) },
        ];
        let [(one, last), (two, first), (three, second)] = points(std::slice::from_ref(&left))[..] else {
            panic!("nobody but those who began")
        };
        assert_eq!((one, two, three), (1, 2, 3));
        assert!(first > second && second > last, "{first} {second} {last}");
        assert_eq!(Ladder::of(&[left], &BTreeSet::new()).rungs[2].name, "one");
    }

    #[test]
    fn a_forgotten_player_counts_as_a_fresh_one_in_each_game() {
        let known = [game(1, &[1, 2]), game(2, &[1, 2]), game(3, &[3, 1])];
        let forgotten = [game(1, &[0, 2]), game(2, &[0, 2]), game(3, &[3, 0])];
        let after: BTreeMap<_, _> = points(&forgotten).into_iter().collect();
        assert_eq!(after.keys().copied().collect::<Vec<_>>(), [2, 3]);
        assert_ne!(
            points(&known).into_iter().find(|(person, _)| *person == 3),
            after.get_key_value(&3).map(|(a, b)| (*a, *b))
        );
        assert_eq!(after[&3], points(&[game(3, &[3, 0])])[0].1, "as against somebody new");
    }

    #[test]
    fn the_ladder_has_established_players_first_and_hides_who_asks_for_it() {
        let mut games: Vec<_> = (1..=5).map(|number| game(number, &[1, 2])).collect();
        games.push(game(6, &[3, 4]));
        let people = |hidden: &[u64]| {
            let hidden = hidden.iter().copied().map(PersonId).collect();
            Ladder::of(&games, &hidden).rungs.iter().map(|rung| rung.person.0).collect::<Vec<_>>()
        };
        assert_eq!(people(&[]), [1, 2, 3, 4]);
        assert_eq!(people(&[1, 3]), [2, 4]);
    }

    proptest! {
        /// However far the fold has come, going on from the results gives what all of them together give; and it does not
        /// matter in which order they are read, only in which they ended.
        #[test]
        fn recomputed_from_the_results_ratings_are_the_same(
            drawn in prop::collection::vec(prop::sample::subsequence((1..=6u64).collect::<Vec<_>>(), 2..=4), 1..30),
            shift in 0..6usize,
        ) {
            let games: Vec<Finished> = drawn.iter().zip(1..).map(|(people, number)| {
                let mut people = people.clone();
                let places = people.len();
                people.rotate_left(shift % places);
                game(number, &people)
            }).collect();
            let mut read: Vec<_> = games.iter().rev().cloned().collect();
            read.sort_by_key(|game| (game.ended, game.game));
            prop_assert_eq!(ratings(&games), ratings(&read));
            let (rated, all): (u32, usize) =
                (ratings(&games).values().map(|rating| rating.games).sum(), games.iter().map(|game| game.seats.len()).sum());
            prop_assert_eq!(rated as usize, all);
        }
    }
}
