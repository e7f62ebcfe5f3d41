//! The ranking over all challenges of a server.

use super::lines::apart;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::panels::{layout, limits};
use crate::request::{ChallengeRequest, Request};
use crate::turn::board::titled;
use crate::wording::people::{People, Person};
use crate::words;
use crate::{Reader, Renderer, Suggestion};
use engine::{GameInfo, Page, Phrase};
use table::{Champion, Overall, TryRow};

/// How many people are named.
const PEOPLE: usize = 20;

impl PrivatePanel {
    /// The best results, wins and medians, and the challenges that there are. `kind` is the game of a challenge's try.
    pub fn overall(
        reader: &Reader,
        overall: &Overall,
        challenges: &[Suggestion],
        kind: impl Fn(&TryRow) -> Option<&'static GameInfo>,
    ) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let title = words::CHALLENGE_OVERALL_TITLE.say();
        if overall.people.is_empty() && overall.best.is_empty() {
            let text = renderer.say(&words::CHALLENGE_OVERALL_NONE.say());
            let panel = Panel { text, ..titled(&renderer, &title) };
            return PrivatePanel::of(reader, panel.menu(menu(&renderer, challenges)));
        }
        let count =
            words::ChallengeOverallCount { challenges: overall.challenges.into(), median: overall.median.into() }.say();
        let best = overall.best.iter().filter_map(|entry| Some(apart(kind(entry)?, entry))).collect();
        let people = overall.people.iter().take(PEOPLE).map(champion);
        let people = people.chain(super::lines::more(overall.people.len(), PEOPLE)).collect();
        let page = Page::new(title.clone())
            .line(count)
            .field(words::CHALLENGE_OVERALL_BEST.say(), best)
            .field(words::CHALLENGE_OVERALL_PEOPLE.say(), people);
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        PrivatePanel::of(reader, panel.menu(menu(&renderer, challenges)))
    }
}

/// The ranking of one challenge, by its title.
fn menu(renderer: &Renderer<'_>, challenges: &[Suggestion]) -> Option<Menu> {
    let entry = |Suggestion { label, value }: &Suggestion| {
        let id = value.parse().ok()?;
        Some(MenuEntry::new(Request::Challenge(id, ChallengeRequest::Ranking(None)), label))
    };
    let entries = challenges.iter().take(limits::ENTRIES).filter_map(entry).collect();
    Menu::new("", &renderer.label(&words::CHALLENGE_OVERALL_CHOOSE.say()), entries)
}

fn champion(one: &Champion) -> Phrase {
    words::ChallengeOverallLine {
        who: Person::named(&one.name).name.unwrap_or_default().to_string(),
        wins: one.wins.into(),
        finished: one.finished.into(),
        place: one.median_place.into(),
        total: one.median_total.into(),
    }
    .say()
}
