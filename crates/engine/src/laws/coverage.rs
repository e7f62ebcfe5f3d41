//! What occurred over a whole run: a kind that never does is a rule that was never played.

use std::collections::BTreeMap;

use strum::VariantNames;

use crate::game::Game;

/// How often each kind of thing occurred.
#[derive(Clone, Debug, Default)]
pub struct Coverage(BTreeMap<&'static str, BTreeMap<String, u64>>);

impl Coverage {
    pub fn count(&mut self, what: &'static str, kind: &str) {
        let kinds = self.0.entry(what).or_default();
        match kinds.get_mut(kind) {
            Some(count) => *count += 1,
            None => {
                kinds.insert(kind.to_owned(), 1);
            }
        }
    }

    /// Adds what occurred in another run.
    pub fn merge(&mut self, other: Coverage) {
        for (what, kinds) in other.0 {
            let mine = self.0.entry(what).or_default();
            kinds.into_iter().for_each(|(kind, count)| *mine.entry(kind).or_default() += count);
        }
    }

    /// How often this kind occurred.
    pub fn of(&self, what: &'static str, kind: &str) -> u64 {
        self.0.get(what).and_then(|kinds| kinds.get(kind)).copied().unwrap_or(0)
    }

    /// Everything in the game that never occurred.
    pub fn missing<G: Game>(&self, game: &G) -> Vec<String> {
        let lists: [(&'static str, &[&str]); 4] = [
            ("question", G::Question::VARIANTS),
            ("action", G::Action::VARIANTS),
            ("event", G::Event::VARIANTS),
            ("refusal", G::Refusal::VARIANTS),
        ];
        let kinds = lists.into_iter().flat_map(|(what, list)| list.iter().map(move |kind| (what, (*kind).to_owned())));
        let in_vain = G::IN_VAIN.iter().map(|(exception, _)| ("in vain", (*exception).to_owned()));
        kinds
            .chain(in_vain)
            .chain(game.tallied())
            .filter(|(what, kind)| self.of(what, kind) == 0)
            .map(|(what, kind)| format!("{what} {kind}"))
            .collect()
    }
}
