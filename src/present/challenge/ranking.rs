//! The ranking of one challenge for one person, all of it; and what came of their own try.

use super::lines::{apart, other_rules, par, ranked};
use super::post::closing;
use super::words;
use crate::engine::{Arg, Key, Outcome, Phrase, PublicView};
use crate::present::board::{footer, titled, turners};
use crate::present::context::{Context, button};
use crate::present::ending::results;
use crate::present::panel::{Button, Panel, PrivatePanel, Style};
use crate::present::people::People;
use crate::present::press::{Press, Verb};
use crate::present::{Reader, Renderer, layout};
use crate::table::{Apart, PublicChallenge, Standings, Status, TryRow};

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
        let id = challenge.id().to_string();
        let turner = |sheet: usize| Press::open(Verb::Ranking, &id, sheet.to_string());
        let title = words::TITLE.with([("title", Arg::sign(challenge.title()))]);
        let panel = Panel { text, footer: footer(&renderer, sheet, count), ..titled(&renderer, &title) };
        let ways = ways(&renderer, challenge, own, nudged);
        let pages = [&crate::present::words::PREVIOUS, &crate::present::words::NEXT];
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
        let once = again.then(|| words::ONE_TRY.say());
        let head = once.into_iter().chain([of_own(&challenge.standings(), own)]).map(|line| renderer.say(&line));
        panel.text = head.chain([panel.text]).collect::<Vec<_>>().join("\n");
        let id = challenge.id().to_string();
        PrivatePanel::of(
            reader,
            panel.buttons(vec![
                button(&renderer, Press::open(Verb::Ranking, &id, ""), &words::RANKING).styled(Style::Main),
                context.opener(&renderer, Verb::Board, &crate::present::words::BOARD),
                context.opener(&renderer, Verb::Log, &crate::present::words::LOG),
            ]),
        )
    }
}

/// How a person's own try stands.
fn of_own(standings: &Standings<'_>, own: &TryRow) -> Phrase {
    let place = own.person.and_then(|person| standings.place_of(person));
    match (own.status, own.apart, place) {
        (Status::Over, ..) if !own.same_rules => words::YOURS_OTHER_RULES.say(),
        (Status::Over, Some(Apart::Played), _) => words::YOURS_PLAYED.say(),
        (Status::Over, Some(Apart::Author), _) => words::YOURS_AUTHOR.say(),
        (Status::Over, None, Some(place)) => {
            words::YOURS_PLACE.with([("place", place.into()), ("count", standings.ranked.len().into())])
        }
        (Status::Running, ..) => words::YOURS_RUNS.say(),
        _ => words::YOURS_ENDED.say(),
    }
}

fn lines(renderer: &Renderer<'_>, challenge: &PublicChallenge, standings: &Standings<'_>) -> Vec<String> {
    let kind = challenge.kind();
    let finished = standings.people_finished();
    let name = words::STANDINGS.with([("finished", finished.into()), ("playing", standings.playing().into())]);
    let mut phrases: Vec<Phrase> = par(challenge).into_iter().chain([name]).collect();
    phrases.extend(standings.ranked.iter().map(|entry| ranked(challenge, *entry)));
    if finished == 0 {
        phrases.push(words::NOBODY.say());
    }
    for (name, tries) in [(words::APART.say(), &standings.apart), (other_rules(challenge), &standings.other_rules)] {
        if !tries.is_empty() {
            phrases.extend([Phrase::empty(), name]);
            phrases.extend(tries.iter().map(|entry| apart(kind, entry)));
        }
    }
    phrases.iter().map(|phrase| renderer.say(phrase)).collect()
}

/// What this person can do about the challenge now.
fn ways(renderer: &Renderer<'_>, challenge: &PublicChallenge, own: Option<&TryRow>, nudged: bool) -> Vec<Button> {
    let id = challenge.id().to_string();
    let way = |verb, detail: &str, label: &'static Key| button(renderer, Press::open(verb, &id, detail), label);
    if challenge.is_closed() {
        return vec![way(Verb::Replays, "", &words::REPLAYS)];
    }
    let (detail, label) = if nudged { ("off", &words::NUDGE_OFF) } else { ("on", &words::NUDGE_ON) };
    match own.map(|own| own.status) {
        None => vec![way(Verb::Play, "", &words::PLAY).styled(Style::Main)],
        Some(Status::Running) => {
            vec![way(Verb::Play, "", &words::GO_ON).styled(Style::Main), way(Verb::Nudge, detail, label)]
        }
        Some(_) => Vec::new(),
    }
}
