//! What a channel sees of a challenge: the post with the ranking so far, the final ranking, and words to one person.

use super::lines::{Contender, apart, best, more, other_rules, par};
use super::season;
use crate::context::{Context, button};
use crate::panels::layout;
use crate::panels::panel::{Button, Panel, PublicPanel, Style};
use crate::request::{ChallengeRequest, Request, TableRequest};
use crate::turn::board::titled;
use crate::wording::people::People;
use crate::words;
use crate::{Locale, Obstacle, PageRef, PublicPicture, Renderer};
use engine::{Page, Phrase};
use table::{GameId, PublicChallenge, Repeat, Standings, Week};

/// How many are named in the post, and in the final ranking.
const SHOWN: usize = 10;
const FINAL: usize = 20;
/// How many of those apart, or unfinished, are named.
const ASIDE: usize = 5;

impl PublicPicture {
    /// The board as everybody who plays a challenge finds it.
    pub fn set_up(locale: Locale, challenge: &PublicChallenge) -> Option<PublicPicture> {
        let people = People::numbered(locale, 1);
        let context =
            Context { kind: challenge.kind(), game: GameId(0), people: &people, title: Some(challenge.title()) };
        PublicPicture::of(&context, locale, challenge.view(), None, &PageRef::default())
    }
}

impl PublicPanel {
    /// A challenge with its set-up and the ranking so far.
    pub fn challenge(locale: Locale, challenge: &PublicChallenge) -> PublicPanel {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let title = words::ChallengeTitle { title: challenge.title().to_string() }.say();
        let standings = challenge.standings();
        let page = Page { title: title.clone(), blocks: challenge.view().set_up().blocks };
        let page = aside(challenge, &standings, rows(challenge, &standings, page));
        let page = page.field(words::CHALLENGE_FAIR.say(), secrets(challenge));
        let mut panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        panel.text = head(&renderer, challenge);
        PublicPanel::of(panel.buttons(buttons(&renderer, challenge)))
    }

    /// The final ranking.
    pub fn standings(locale: Locale, challenge: &PublicChallenge) -> PublicPanel {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let standings = challenge.standings();
        let title = words::ChallengeFinalTitle { title: challenge.title().to_string() }.say();
        let finished = standings.people_finished();
        let summary = words::ChallengeFinal { game: challenge.kind().name.say(), finished: finished.into() }.say();
        let page = par(challenge).into_iter().fold(Page::new(title.clone()).line(summary), Page::line);
        let page = best(challenge, &standings, FINAL).into_iter().fold(page, Page::line);
        let page = aside(challenge, &standings, page.line(words::CHALLENGE_HOW_TO_REPLAY.say()));
        let page = season::field(locale, challenge, unfinished(&standings, page));
        let page = page.field(words::CHALLENGE_FAIR.say(), secrets(challenge));
        let panel = titled(&renderer, &title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        PublicPanel::of(panel.buttons(buttons(&renderer, challenge)))
    }

    /// To somebody whose try waits for them.
    pub fn nudge(context: &Context<'_>, locale: Locale, challenge: &PublicChallenge) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let said = words::ChallengeNudge { title: challenge.title().to_string() }.say();
        let text = format!("{}\n{}", renderer.say(&said), closing(&renderer, challenge));
        let panel = Panel { text, ..titled(&renderer, &context.name()) };
        let off = button(&renderer, Request::Nudge(false), &words::CHALLENGE_NUDGE_OFF);
        PublicPanel::of(panel.buttons(vec![
            context.opener(&renderer, TableRequest::Turn, &words::CHALLENGE_GO_ON).styled(Style::Main),
            off,
        ]))
    }

    /// To the person who posted it: why nothing can be posted, and what to do. The front end provides the link.
    pub fn challenge_blocked(
        locale: Locale,
        challenge: &PublicChallenge,
        obstacle: Obstacle,
        link: &str,
    ) -> PublicPanel {
        let nobody = People::default();
        let renderer = locale.renderer(&nobody);
        let advice = if obstacle == Obstacle::Channel { &words::CHALLENGE_HOMELESS } else { &words::CHALLENGE_BLOCKED };
        let text = format!("{}\n{link}", renderer.say(&advice.say()));
        let title = words::ChallengeTitle { title: challenge.title().to_string() }.say();
        PublicPanel::of(Panel { text: text.trim_end().to_owned(), ..titled(&renderer, &title) })
    }
}

/// What it is, whether its seed may be known, whether it repeats, and when it closes.
fn head(renderer: &Renderer<'_>, challenge: &PublicChallenge) -> String {
    if challenge.is_closed() {
        return closing(renderer, challenge);
    }
    let about = words::ChallengeAbout { game: challenge.kind().name.say() }.say();
    let known = challenge.is_known().then(|| words::CHALLENGE_KNOWN.say());
    let repeats = challenge.repeats().map(|repeat| match (challenge.week(), repeat) {
        (Some(week), _) => words::ChallengeSeasonWeek { number: week.into(), all: Week::ALL.into() }.say(),
        (None, Repeat::Daily) => words::CHALLENGE_DAILY.say(),
        (None, Repeat::Weekly) => words::CHALLENGE_WEEKLY.say(),
    });
    let rules =
        challenge.has_older_rules().then(|| words::ChallengeOlderRules { rules: challenge.rules().into() }.say());
    let lines =
        [Some(about), known, rules, repeats, par(challenge)].into_iter().flatten().map(|line| renderer.say(&line));
    lines.chain([closing(renderer, challenge)]).collect::<Vec<_>>().join("\n")
}

/// "Closes" and when, or that it has.
pub(super) fn closing(renderer: &Renderer<'_>, challenge: &PublicChallenge) -> String {
    if challenge.is_closed() {
        return renderer.script().strong(&renderer.say(&words::CHALLENGE_CLOSED.say()));
    }
    let (script, closes) = (renderer.script(), challenge.closes().0);
    format!("{}: {} ({})", renderer.say(&words::CHALLENGE_CLOSES.say()), script.date(closes), script.moment(closes))
}

fn rows(challenge: &PublicChallenge, standings: &Standings<'_>, page: Page) -> Page {
    let finished = standings.people_finished();
    let name = words::ChallengeStandings { finished: finished.into(), playing: standings.playing().into() }.say();
    let mut lines = best(challenge, standings, SHOWN);
    if lines.is_empty() {
        let anybody = standings.finished().next().is_some();
        lines.push(if anybody { words::CHALLENGE_NOBODY_RANKED.say() } else { words::CHALLENGE_NOBODY.say() });
    }
    page.field(name, lines)
}

/// Those who are not ranked: they may know the seed, or began under other rules.
fn aside(challenge: &PublicChallenge, standings: &Standings<'_>, page: Page) -> Page {
    let groups = [(words::CHALLENGE_APART.say(), &standings.apart), (other_rules(challenge), &standings.other_rules)];
    groups.into_iter().filter(|(_, tries)| !tries.is_empty()).fold(page, |page, (name, tries)| {
        let lines = tries.iter().take(ASIDE).map(|entry| apart(challenge.kind(), entry));
        page.field(name, lines.chain(more(tries.len(), ASIDE)).collect())
    })
}

fn unfinished(standings: &Standings<'_>, page: Page) -> Page {
    let count = standings.unfinished.len();
    if count == 0 {
        return page;
    }
    let names = standings.unfinished.iter().take(FINAL).map(|entry| Contender(entry).who());
    let lines = [Phrase::List(names.collect())].into_iter().chain(more(count, FINAL));
    page.field(words::ChallengeUnfinished { count: count.into() }.say(), lines.collect())
}

/// The hash of seed and salt; once it has closed both of them, and how to check them.
fn secrets(challenge: &PublicChallenge) -> Vec<Phrase> {
    match challenge.revealed() {
        Some((seed, salt)) => vec![
            words::ChallengeSeed { seed: seed.to_string() }.say(),
            words::ChallengeSalt { salt: salt.to_string() }.say(),
            words::ChallengeCheck { hash: challenge.commitment().to_string() }.say(),
        ],
        None => vec![words::ChallengeHash { hash: challenge.commitment().to_string() }.say()],
    }
}

/// While it is open it can be played; afterwards the games can be opened.
fn buttons(renderer: &Renderer<'_>, challenge: &PublicChallenge) -> Vec<Button> {
    let open = |request, label| button(renderer, Request::Challenge(challenge.id(), request), label);
    let ranking = open(ChallengeRequest::Ranking(None), &words::CHALLENGE_RANKING);
    let season = challenge.week().map(|_| open(ChallengeRequest::Season, &words::CHALLENGE_SEASON));
    let own = if challenge.is_closed() {
        [ranking, open(ChallengeRequest::Replays, &words::CHALLENGE_REPLAYS)]
    } else {
        [open(ChallengeRequest::Play, &words::CHALLENGE_PLAY).styled(Style::Main), ranking]
    };
    own.into_iter().chain(season).collect()
}
