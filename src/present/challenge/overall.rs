//! The ranking over all challenges of a server.

use super::lines::apart;
use super::words;
use crate::engine::{Arg, GameInfo, Page, Phrase};
use crate::present::board::titled;
use crate::present::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::present::people::{People, Person};
use crate::present::press::{Press, Verb};
use crate::present::{Reader, Renderer, Suggestion, layout, limits};
use crate::table::{Champion, Overall, TryRow};

/// How many people are named.
const PEOPLE: usize = 20;

impl PrivatePanel {
    /// The best results, wins and medians, and the challenges that there are. `kind` is the game of a challenge's try.
    pub fn overall(
        reader: &Reader,
        overall: &Overall,
        challenges: &[Suggestion],
        kind: impl Fn(&TryRow) -> Option<&'static dyn GameInfo>,
    ) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let title = words::OVERALL_TITLE.say();
        if overall.people.is_empty() && overall.best.is_empty() {
            let text = renderer.say(&words::OVERALL_NONE.say());
            let panel = Panel { text, ..titled(&renderer, &title) };
            return PrivatePanel::of(reader, panel.menu(menu(&renderer, challenges)));
        }
        let count =
            words::OVERALL_COUNT.with([("challenges", overall.challenges.into()), ("median", overall.median.into())]);
        let best = overall.best.iter().filter_map(|entry| Some(apart(kind(entry)?, entry))).collect();
        let people = overall.people.iter().take(PEOPLE).map(champion);
        let people = people.chain(super::lines::more(overall.people.len(), PEOPLE)).collect();
        let page = Page::new(title.clone())
            .line(count)
            .field(words::OVERALL_BEST.say(), best)
            .field(words::OVERALL_PEOPLE.say(), people);
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        PrivatePanel::of(reader, panel.menu(menu(&renderer, challenges)))
    }
}

/// The ranking of one challenge, by its title.
fn menu(renderer: &Renderer<'_>, challenges: &[Suggestion]) -> Option<Menu> {
    let entry = |Suggestion { label, value }: &Suggestion| MenuEntry {
        value: value.clone(),
        label: label.clone(),
        detail: None,
        grave: false,
    };
    let prompt = renderer.label(&words::OVERALL_CHOOSE.say());
    let entries: Vec<MenuEntry> = challenges.iter().take(limits::ENTRIES).map(entry).collect();
    (!entries.is_empty()).then(|| Menu { press: Press::open(Verb::Ranking, "", ""), prompt, entries })
}

fn champion(one: &Champion) -> Phrase {
    words::OVERALL_LINE.with([
        ("who", Arg::sign(Person::named(&one.name).name.unwrap_or_default())),
        ("wins", one.wins.into()),
        ("finished", one.finished.into()),
        ("place", one.median_place.into()),
        ("total", one.median_total.into()),
    ])
}
