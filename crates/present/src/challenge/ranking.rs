//! The ranking of one challenge for one person, all of it; and what came of their own try.

use super::lines::{apart, other_rules, par, ranked};
use super::post::closing;
use crate::context::{Context, button};
use crate::panels::layout;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Button, Panel, PrivatePanel, Style};
use crate::request::{ChallengeRequest, Request, TableRequest};
use crate::results::ending::results;
use crate::turn::board::{footer, titled, turners};
use crate::wording::people::People;
use crate::words;
use crate::{Locale, PublicPicture, Reader, Renderer};
use engine::{Outcome, Phrase, PublicView};
use table::{Apart, PublicChallenge, Standings, Status, TryRow};

/// Lines on a sheet.
const LINES: usize = 20;

impl PrivatePanel {
    /// Who stands where, and what this person can do. `nudged`: whether they are reminded of their tries.
    pub fn ranking(
        reader: &Reader,
        challenge: &PublicChallenge,
        own: Option<&TryRow>,
        nudged: bool,
        sheet: usize,
    ) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let standings = challenge.standings();
        let lines = lines(&renderer, challenge, &standings);
        let count = lines.len().div_ceil(LINES).max(1);
        let sheet = sheet.min(count - 1);
        let head = [Some(closing(&renderer, challenge)), own.map(|own| renderer.say(&of_own(&standings, own)))];
        let shown = lines.iter().skip(sheet * LINES).take(LINES).cloned();
        let text = head.into_iter().flatten().chain([String::new()]).chain(shown).collect::<Vec<_>>().join("\n");
        let turner = |sheet| Request::Challenge(challenge.id(), ChallengeRequest::Ranking(Some(sheet)));
        let title = words::ChallengeTitle { title: challenge.title().to_string() }.say();
        let panel = Panel { text, footer: footer(&renderer, sheet, count), ..titled(&renderer, &title) };
        let ways = ways(&renderer, challenge, own, nudged);
        let pages = [&words::PREVIOUS, &words::NEXT];
        PrivatePanel::of(reader, panel.buttons(turners(&renderer, sheet, count, pages, turner)).buttons(ways))
    }

    /// What came of somebody's try: the scoring, and their place among those who have finished.
    pub fn tried(
        context: &Context<'_>,
        reader: &Reader,
        (view, outcome): (PublicView<'_>, &Outcome),
        challenge: &PublicChallenge,
        (own, again): (&TryRow, bool),
    ) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let page = results(context, &renderer, view, outcome);
        let mut panel = titled(&renderer, &page.title).bearing(layout::sheets(&renderer, &page).swap_remove(0));
        let once = again.then(|| words::CHALLENGE_ONE_TRY.say());
        let head = once.into_iter().chain([of_own(&challenge.standings(), own)]).map(|line| renderer.say(&line));
        panel.text = head.chain([panel.text]).collect::<Vec<_>>().join("\n");
        let ranking = Request::Challenge(challenge.id(), ChallengeRequest::Ranking(None));
        PrivatePanel::of(
            reader,
            panel.buttons(vec![
                button(&renderer, ranking, &words::CHALLENGE_RANKING).styled(Style::Main),
                context.opener(&renderer, TableRequest::Board(PageRef::default()), &words::BOARD),
                context.opener(&renderer, TableRequest::Log(None), &words::LOG),
            ]),
        )
    }
}

impl PublicPicture {
    /// The result card of a try: how it stands among the others, and the par.
    pub fn tried(
        context: &Context<'_>,
        locale: Locale,
        end: (PublicView<'_>, &Outcome),
        challenge: &PublicChallenge,
        own: &TryRow,
    ) -> Option<PublicPicture> {
        let more: Vec<Phrase> = [of_own(&challenge.standings(), own)].into_iter().chain(par(challenge)).collect();
        PublicPicture::result_with(context, locale, end, &more)
    }
}

/// How a person's own try stands.
fn of_own(standings: &Standings<'_>, own: &TryRow) -> Phrase {
    let place = own.person.and_then(|person| standings.place_of(person));
    match (own.status, own.apart, place) {
        (Status::Over, ..) if !own.same_rules => words::CHALLENGE_YOURS_OTHER_RULES.say(),
        (Status::Over, Some(Apart::Played), _) => words::CHALLENGE_YOURS_PLAYED.say(),
        (Status::Over, Some(Apart::Author), _) => words::CHALLENGE_YOURS_AUTHOR.say(),
        (Status::Over, None, Some(place)) => {
            words::ChallengeYoursPlace { place: place.into(), count: standings.ranked.len().into() }.say()
        }
        (Status::Running, ..) => words::CHALLENGE_YOURS_RUNS.say(),
        _ => words::CHALLENGE_YOURS_ENDED.say(),
    }
}

fn lines(renderer: &Renderer<'_>, challenge: &PublicChallenge, standings: &Standings<'_>) -> Vec<String> {
    let kind = challenge.kind();
    let finished = standings.people_finished();
    let name = words::ChallengeStandings { finished: finished.into(), playing: standings.playing().into() }.say();
    let mut phrases: Vec<Phrase> = par(challenge).into_iter().chain([name]).collect();
    phrases.extend(standings.ranked.iter().map(|entry| ranked(challenge, *entry)));
    if standings.finished().next().is_none() {
        phrases.push(words::CHALLENGE_NOBODY.say());
    }
    for (name, tries) in
        [(words::CHALLENGE_APART.say(), &standings.apart), (other_rules(challenge), &standings.other_rules)]
    {
        if !tries.is_empty() {
            phrases.extend([Phrase::empty(), name]);
            phrases.extend(tries.iter().map(|entry| apart(kind, entry)));
        }
    }
    phrases.iter().map(|phrase| renderer.say(phrase)).collect()
}

/// What this person can do about the challenge now.
fn ways(renderer: &Renderer<'_>, challenge: &PublicChallenge, own: Option<&TryRow>, nudged: bool) -> Vec<Button> {
    let way = |request, label| button(renderer, Request::Challenge(challenge.id(), request), label);
    if challenge.is_closed() {
        return vec![way(ChallengeRequest::Replays, &words::CHALLENGE_REPLAYS)];
    }
    let label = if nudged { &words::CHALLENGE_NUDGE_OFF } else { &words::CHALLENGE_NUDGE_ON };
    let nudge = button(renderer, Request::Nudge(!nudged), label);
    match own.map(|own| own.status) {
        None => vec![way(ChallengeRequest::Play, &words::CHALLENGE_PLAY).styled(Style::Main)],
        Some(Status::Running) => {
            vec![way(ChallengeRequest::Play, &words::CHALLENGE_GO_ON).styled(Style::Main), nudge]
        }
        Some(_) => Vec::new(),
    }
}
