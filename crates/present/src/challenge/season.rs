//! The table of a season: how it stands after the weeks that have closed, and how it ended.

use super::lines::more;
use crate::Locale;
use crate::context::button;
use crate::panels::layout;
use crate::panels::panel::PublicPanel;
use crate::request::{ChallengeRequest, Request};
use crate::turn::board::titled;
use crate::wording::people::{People, Person};
use crate::wording::text::hundredths;
use crate::words;
use engine::{Page, Phrase};
use table::{PublicChallenge, Season, SeasonLine, Week};

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
        let title = challenge.title().to_owned();
        let title = match challenge.is_closed() {
            true => words::ChallengeSeasonFinalTitle { title }.say(),
            false => words::ChallengeSeasonTitle { title }.say(),
        };
        let page = Page::new(title.clone()).line(about(challenge));
        let page = lines(locale, season, SHOWN).into_iter().fold(page, Page::line);
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let ranking = Request::Challenge(challenge.id(), ChallengeRequest::Ranking(None));
        PublicPanel::of(panel.buttons(vec![button(&renderer, ranking, &words::CHALLENGE_RANKING)]))
    }
}

/// How the season stands, under the final ranking of a week.
pub(super) fn field(locale: Locale, challenge: &PublicChallenge, page: Page) -> Page {
    match challenge.season() {
        Some(season) => page.field(words::CHALLENGE_SEASON_SO_FAR.say(), lines(locale, season, BRIEF)),
        None => page,
    }
}

fn about(challenge: &PublicChallenge) -> Phrase {
    let open = u8::from(!challenge.is_closed());
    let weeks = challenge.week().unwrap_or_default().saturating_sub(open);
    words::ChallengeSeasonAbout { weeks: weeks.into(), all: Week::ALL.into() }.say()
}

fn lines(locale: Locale, season: &Season, most: usize) -> Vec<Phrase> {
    if season.lines.is_empty() {
        return vec![words::CHALLENGE_SEASON_NOBODY.say()];
    }
    let shown = season.lines.iter().take(most).map(|one| line(locale, one));
    shown.chain(more(season.lines.len(), most)).collect()
}

/// `1 · Ana: 47.5 (6 weeks)`
fn line(locale: Locale, line: &SeasonLine) -> Phrase {
    words::ChallengeSeasonLine {
        place: line.place.into(),
        who: Person::named(&line.name).name.unwrap_or_default().to_string(),
        points: hundredths(locale.language, line.total).to_string(),
        weeks: line.weeks.len().into(),
    }
    .say()
}
