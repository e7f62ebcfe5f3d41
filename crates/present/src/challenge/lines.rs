//! What panels about challenges share: lines of a ranking, and challenges to choose from.

use crate::turn::suggest::{Suggestion, named};
use crate::wording::people::{People, Person};
use crate::wording::script::Script;
use crate::words;
use crate::{Reader, Renderer};
use engine::{GameInfo, Phrase};
use table::{Apart, ChallengeRow, ChallengeStage, PublicChallenge, Standings, TryRow};

/// Somebody in a ranking.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contender<'a>(pub &'a TryRow);

impl Contender<'_> {
    /// The name they had, or a former player.
    pub(super) fn who(self) -> Phrase {
        match self.0.person {
            Some(_) => Person::named(&self.0.name).name.map_or_else(Phrase::empty, Phrase::sign),
            None => words::FORMER_PLAYER.say(),
        }
    }
}

/// `2 · Ana: 87 wigs (+12 to Lacerda), …`
pub(super) fn ranked(challenge: &PublicChallenge, (place, entry): (usize, &TryRow)) -> Phrase {
    let line = words::ChallengeLine {
        place: place.into(),
        who: Contender(entry).who(),
        feat: solo_result(challenge.kind(), entry),
    }
    .say();
    if challenge.beats_par(entry) { words::ChallengeBeatsPar { line }.say() } else { line }
}

/// "par 112 wigs"
pub(super) fn par(challenge: &PublicChallenge) -> Option<Phrase> {
    challenge.par().map(|par| words::ChallengePar { points: (challenge.kind().points)(par) }.say())
}

/// `Ana: 87 wigs`
fn plain(kind: &GameInfo, entry: &TryRow) -> Phrase {
    words::ChallengeApartLine { who: Contender(entry).who(), feat: solo_result(kind, entry) }.say()
}

/// What heads those who began under other rules.
pub(super) fn other_rules(challenge: &PublicChallenge) -> Phrase {
    words::ChallengeOtherRules { rules: challenge.rules().into() }.say()
}

/// The same, and why it is not ranked.
pub(super) fn apart(kind: &GameInfo, entry: &TryRow) -> Phrase {
    let why = match entry.apart {
        Some(Apart::Played) => &words::CHALLENGE_APART_PLAYED,
        Some(Apart::Author) => &words::CHALLENGE_APART_AUTHOR,
        None => return plain(kind, entry),
    };
    let (who, solo_result) = (Contender(entry).who(), solo_result(kind, entry));
    words::ChallengeApartBecause { who, feat: solo_result, why: why.say() }.say()
}

fn solo_result(kind: &GameInfo, entry: &TryRow) -> Phrase {
    entry.solo_result.as_ref().map_or_else(Phrase::empty, |solo_result| (kind.solo_result_line)(solo_result))
}

/// The best of a ranking, and how many more there are.
pub(super) fn best(challenge: &PublicChallenge, standings: &Standings<'_>, most: usize) -> Vec<Phrase> {
    let lines = standings.ranked.iter().take(most).map(|entry| ranked(challenge, *entry));
    lines.chain(more(standings.ranked.len(), most)).collect()
}

/// How many were left out.
pub(super) fn more(all: usize, most: usize) -> Option<Phrase> {
    let rest = all.saturating_sub(most);
    (rest > 0).then(|| words::ChallengeMore { count: rest.into() }.say())
}

/// Challenges by title and date, those that contain what was typed.
pub fn choices<'a>(
    reader: &Reader,
    challenges: impl Iterator<Item = &'a ChallengeRow>,
    typed: &str,
) -> Vec<Suggestion> {
    let nobody = People::default();
    let renderer: Renderer<'_> = reader.locale.renderer(&nobody);
    let label = |row: &ChallengeRow| {
        let (title, date) = (row.title.clone(), Script::Plain.date(row.closed.unwrap_or(row.closes).0));
        match row.stage {
            ChallengeStage::Open => words::ChallengeOpenOne { title, date }.say(),
            _ => words::ChallengeClosedOne { title, date }.say(),
        }
    };
    named(&renderer, challenges.map(|row| (row.id.to_string(), label(row))), typed)
}

/// Those whose games can be opened, by name: nobody's before it has closed.
pub fn players(reader: &Reader, challenge: &PublicChallenge, typed: &str) -> Vec<Suggestion> {
    if !challenge.is_closed() {
        return Vec::new();
    }
    let nobody = People::default();
    let renderer: Renderer<'_> = reader.locale.renderer(&nobody);
    let standings = challenge.standings();
    named(&renderer, standings.finished().map(|entry| (entry.game.to_string(), plain(challenge.kind(), entry))), typed)
}
