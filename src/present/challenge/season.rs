//! The table of a season: how it stands after the weeks that have closed, and how it ended.

use super::lines::more;
use super::words;
use crate::engine::{Arg, Page, Phrase};
use crate::present::board::titled;
use crate::present::context::button;
use crate::present::panel::PublicPanel;
use crate::present::people::{People, Person};
use crate::present::press::{Press, Verb};
use crate::present::text::hundredths;
use crate::present::{Locale, layout};
use crate::table::{PublicChallenge, Season, SeasonLine, Week};

/// How many are named in the table, and under the ranking of a week.
const SHOWN: usize = 20;
const BRIEF: usize = 7;

impl PublicPanel {
    /// The table of a season, of which this is the newest challenge: once that has closed, the season is over.
    pub fn season(locale: Locale, challenge: &PublicChallenge) -> PublicPanel {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let none = Season::default();
        let season = challenge.season().unwrap_or(&none);
        let title = if challenge.is_closed() { &words::SEASON_FINAL_TITLE } else { &words::SEASON_TITLE };
        let title = title.with([("title", Arg::sign(challenge.title()))]);
        let page = Page::new(title.clone()).line(about(challenge));
        let page = lines(locale, season, SHOWN).into_iter().fold(page, Page::line);
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let ranking = Press::open(Verb::Ranking, &challenge.id().to_string(), "");
        PublicPanel::of(panel.buttons(vec![button(&renderer, ranking, &words::RANKING)]))
    }
}

/// How the season stands, under the final ranking of a week.
pub(super) fn field(locale: Locale, challenge: &PublicChallenge, page: Page) -> Page {
    match challenge.season() {
        Some(season) => page.field(words::SEASON_SO_FAR.say(), lines(locale, season, BRIEF)),
        None => page,
    }
}

fn about(challenge: &PublicChallenge) -> Phrase {
    let open = u8::from(!challenge.is_closed());
    let weeks = challenge.week().unwrap_or_default().saturating_sub(open);
    words::SEASON_ABOUT.with([("weeks", weeks.into()), ("all", Week::ALL.into())])
}

fn lines(locale: Locale, season: &Season, most: usize) -> Vec<Phrase> {
    if season.lines.is_empty() {
        return vec![words::SEASON_NOBODY.say()];
    }
    let shown = season.lines.iter().take(most).map(|one| line(locale, one));
    shown.chain(more(season.lines.len(), most)).collect()
}

/// `1 · Ana: 47.5 (6 weeks)`
fn line(locale: Locale, line: &SeasonLine) -> Phrase {
    words::SEASON_LINE.with([
        ("place", line.place.into()),
        ("who", Arg::sign(Person::named(&line.name).name.unwrap_or_default())),
        ("points", Arg::sign(hundredths(locale.language, line.total))),
        ("weeks", line.weeks.len().into()),
    ])
}
