//! What everybody may see of a challenge: its setup, who plays, and the standings. Never its seed before it closes.

use std::cmp::Reverse;
use std::fmt;

use super::row::{ChallengeRow, ChallengeStage, Repeat, TryRow};
use super::season::Season;
use crate::clock::Time;
use crate::ids::{ChallengeId, PersonId, Place};
use crate::store::Status;
use engine::{GameInfo, Play, PublicView, Seed};

/// A challenge as everybody may see it.
#[derive(Clone)]
pub struct PublicChallenge {
    pub(super) row: ChallengeRow,
    pub(super) kind: &'static GameInfo,
    /// The game as it starts for everybody.
    pub(super) beginning: Play,
    pub(super) tries: Vec<TryRow>,
    /// The table of its season.
    pub(super) season: Option<Season>,
}

impl fmt::Debug for PublicChallenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "challenge {} ({}), {} tries", self.row.id, self.row.stage, self.tries.len())
    }
}

impl PublicChallenge {
    pub fn id(&self) -> ChallengeId {
        self.row.id
    }

    pub fn title(&self) -> &str {
        &self.row.title
    }

    pub fn kind(&self) -> &'static GameInfo {
        self.kind
    }

    pub fn place(&self) -> Place {
        self.row.place()
    }

    pub fn language(&self) -> Option<&str> {
        self.row.language.as_deref()
    }

    pub fn repeats(&self) -> Option<Repeat> {
        self.row.repeats
    }

    /// The week of its season.
    pub fn week(&self) -> Option<u8> {
        self.row.season.map(|week| week.number)
    }

    /// The table of its season.
    pub fn season(&self) -> Option<&Season> {
        self.season.as_ref()
    }

    /// Whether somebody may already know the seed.
    pub fn is_known(&self) -> bool {
        self.row.seeded.is_known()
    }

    /// The rules number at the time of posting.
    pub fn rules(&self) -> u32 {
        self.row.rules
    }

    /// Whether the rules have changed since it was posted, so that tries started now are played under other rules.
    pub fn has_older_rules(&self) -> bool {
        self.row.rules != self.kind.rules
    }

    pub fn is_closed(&self) -> bool {
        self.row.stage == ChallengeStage::Closed
    }

    pub fn closes(&self) -> Time {
        self.row.closes
    }

    /// The hash of seed and salt.
    pub fn commitment(&self) -> String {
        self.row.commitment()
    }

    /// Seed and salt, once it has closed.
    pub fn revealed(&self) -> Option<(Seed, Seed)> {
        self.is_closed().then_some((self.row.seed, self.row.salt))
    }

    /// A bot's median result over several games; none if it has not played yet.
    pub fn par(&self) -> Option<i32> {
        self.row.par
    }

    /// Whether a try beat the bot.
    pub fn beats_par(&self, entry: &TryRow) -> bool {
        self.par().is_some_and(|par| entry.total.is_some_and(|total| total > par))
    }

    pub(crate) fn beginning(self) -> Play {
        self.beginning
    }

    /// How the game starts.
    pub fn view(&self) -> PublicView<'_> {
        self.beginning.public()
    }

    pub fn standings(&self) -> Standings<'_> {
        Standings::of(&self.tries)
    }

    /// This person's try.
    pub fn try_of(&self, person: PersonId) -> Option<&TryRow> {
        self.tries.iter().find(|entry| entry.person == Some(person))
    }
}

/// The standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings<'a> {
    /// By place, from 1; tied tries share one.
    pub ranked: Vec<(usize, &'a TryRow)>,
    /// Finished, but not ranked.
    pub apart: Vec<&'a TryRow>,
    /// Finished, but started under different rules from those the challenge was posted under.
    pub other_rules: Vec<&'a TryRow>,
    /// Of people who have not been forgotten.
    pub unfinished: Vec<&'a TryRow>,
}

impl<'a> Standings<'a> {
    pub(super) fn of(tries: &'a [TryRow]) -> Standings<'a> {
        let standing = |entry: &TryRow| entry.solo_result.as_ref().map(|solo_result| solo_result.standing());
        let finished = |entry: &&TryRow| entry.status == Status::Over && entry.solo_result.is_some();
        let mut all: Vec<&TryRow> = tries.iter().filter(finished).collect();
        all.sort_by_key(|entry| (Reverse(standing(entry)), entry.finished, entry.game));
        let (comparable, other_rules): (Vec<_>, Vec<_>) = all.into_iter().partition(|entry| entry.same_rules);
        let (ranked, apart): (Vec<_>, Vec<_>) = comparable.into_iter().partition(|entry| entry.apart.is_none());
        let place = |entry: &TryRow| 1 + ranked.iter().filter(|other| standing(other) > standing(entry)).count();
        Standings {
            ranked: ranked.iter().map(|entry| (place(entry), *entry)).collect(),
            apart,
            other_rules,
            unfinished: tries.iter().filter(|entry| !finished(entry) && entry.person.is_some()).collect(),
        }
    }

    /// Every finished try, the ranked ones first.
    pub fn finished(&self) -> impl Iterator<Item = &'a TryRow> {
        let ranked = self.ranked.iter().map(|(_, entry)| *entry);
        ranked.chain(self.apart.iter().copied()).chain(self.other_rules.iter().copied())
    }

    /// The place of this person.
    pub fn place_of(&self, person: PersonId) -> Option<usize> {
        self.ranked.iter().find(|(_, entry)| entry.person == Some(person)).map(|(place, _)| *place)
    }

    /// How many people have finished; forgotten people do not count.
    pub fn people_finished(&self) -> usize {
        self.finished().filter(|entry| entry.person.is_some()).count()
    }

    /// How many are still playing.
    pub fn playing(&self) -> usize {
        self.unfinished.iter().filter(|entry| entry.status == Status::Running).count()
    }
}

/// A challenge for tests of what is shown, with these tries.
#[cfg(feature = "testing")]
impl PublicChallenge {
    pub fn sample(kind: &'static GameInfo, row: ChallengeRow, tries: Vec<TryRow>) -> PublicChallenge {
        let edition = kind.built_in_edition;
        let opening = kind.opening(edition, row.options.clone(), 1, row.seed).expect("one can play it");
        let (beginning, _) = kind.load(edition).expect("the edition is right").begin(&opening);
        let season = row.season.map(|week| Season::of(&tries, &[(row.id, week.number)].into()));
        PublicChallenge { row, kind, beginning, tries, season }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::Apart;
    use crate::ids::GameId;
    use engine::SoloResult;

    fn entry(number: u64, merits: Option<[i32; 2]>) -> TryRow {
        TryRow {
            challenge: ChallengeId(1),
            game: GameId(number as i64),
            kind: "trial".to_owned(),
            person: Some(PersonId(number)),
            name: format!("person {number}"),
            status: if merits.is_some() { Status::Over } else { Status::Running },
            apart: None,
            same_rules: true,
            solo_result: merits.map(|[rank, wigs]| SoloResult::of(&[("rank", rank), ("wigs", wigs)])),
            total: merits.map(|[_, wigs]| wigs),
            finished: merits.map(|_| Time(number as i64)),
        }
    }

    #[test]
    fn the_first_merit_decides_then_the_next_and_equals_share_a_place() {
        let unranked = TryRow { apart: Some(Apart::Played), ..entry(6, Some([9, 99])) };
        let tries = [
            entry(1, Some([1, 90])),
            entry(2, Some([2, 60])),
            entry(3, None),
            entry(4, Some([2, 70])),
            entry(5, Some([2, 60])),
            unranked,
            TryRow { same_rules: false, apart: Some(Apart::Played), ..entry(7, Some([9, 98])) },
        ];
        let standings = Standings::of(&tries);
        let places: Vec<_> = standings.ranked.iter().map(|(place, entry)| (*place, entry.game.0)).collect();
        assert_eq!(places, [(1, 4), (2, 2), (2, 5), (4, 1)]);
        assert_eq!(standings.apart.iter().map(|entry| entry.game.0).collect::<Vec<_>>(), [6]);
        assert_eq!(standings.other_rules.iter().map(|entry| entry.game.0).collect::<Vec<_>>(), [7]);
        assert_eq!(standings.finished().count(), 6);
        assert_eq!((standings.playing(), standings.place_of(PersonId(1))), (1, Some(4)));
        assert_eq!(standings.place_of(PersonId(6)), None);
    }
}
