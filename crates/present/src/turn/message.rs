//! The public turn message: whom the game waits for, what is asked, how the board stands, what happened.

use super::board::in_words;
use super::waiting::Away;
use crate::context::{Context, everyone};
use crate::panels::layout::{self, Sheet};
use crate::panels::limits;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Panel, Ping, PublicPanel, Style};
use crate::request::TableRequest;
use crate::story::log::chapters_for_all;
use crate::story::paragraphs::{eventful, newest};
use crate::tables::bots;
use crate::tables::life;
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::wording::text::{self, clipped, length};
use crate::words;
use engine::{GlanceLine, Narration, Party, Phrase, PublicView, Seat, SeatSet};
use table::{Resting, Time};

/// What a turn message tells besides the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnMessage<'a> {
    /// Who has become active and is to be called, once.
    pub called: SeatSet,
    /// Since when the question waits.
    pub since: Option<i64>,
    /// What happened that no message before it tells.
    pub recap: &'a [Narration],
    /// Those at the table who are away.
    pub away: &'a [Away<'a>],
    /// When the time of those who are waited for runs out.
    pub deadlines: &'a [(Seat, Time)],
    /// Whether the game is paused by a vote.
    pub paused: bool,
    /// Whether nobody has moved for so long that nobody is reminded.
    pub asleep: bool,
    /// Whether others play with somebody who chose the seed.
    pub open_seed: bool,
    /// Why bots that are asked do not answer.
    pub resting: Option<Resting>,
    /// Whether the game has a page on which it can be watched.
    pub page: bool,
    /// Whether the picture of the board stands below the text: else the text has the whole board.
    pub illustrated: bool,
}

/// Room for the lines that say what else is asked and until when.
const HEAD: usize = 900;
/// Room for what happened before: four lines on a phone.
const RECAP: usize = 170;
/// What stands between the parts of the text.
const BETWEEN: &str = "\n\n";

impl PublicPanel {
    /// Whose turn it is.
    pub fn turn(context: &Context<'_>, locale: Locale, view: PublicView<'_>, turn: &TurnMessage<'_>) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let panel = standing(context, &renderer, view, turn);
        let take = context.opener(&renderer, TableRequest::Turn, &words::TAKE_TURN).styled(Style::Main);
        let take = (!view.waiting().is_empty()).then_some(take);
        let board = context.opener(&renderer, TableRequest::Board(PageRef::default()), &words::BOARD);
        let log = context.opener(&renderer, TableRequest::Log(None), &words::LOG);
        let in_words = turn.illustrated.then(|| in_words(context, &renderer, PageRef::default()));
        let watch = turn.page.then(|| context.opener(&renderer, TableRequest::Watch(None), &words::WATCH));
        let buttons = take.into_iter().chain([board]).chain(in_words).chain([log]).chain(watch);
        PublicPanel::of(panel.buttons(buttons.collect())).pinging(ping(context, &renderer, view, turn.called))
    }

    /// A question between turns or within one: who is asked what, without the board. Only those who are called are
    /// mentioned.
    pub fn question(context: &Context<'_>, locale: Locale, view: PublicView<'_>, called: SeatSet) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let name =
            |seat| if called.contains(seat) { renderer.mention(seat) } else { renderer.say(&Phrase::Person(seat)) };
        let line = |(question, seats): (Phrase, SeatSet)| {
            let who: Vec<_> = seats.iter().map(name).collect();
            format!("{}: {}", who.join(", "), renderer.say(&question))
        };
        let lines: Vec<String> = questions(view, view.waiting()).into_iter().map(line).collect();
        let text = clipped(&lines.join("\n"), limits::CONTENT);
        let take = context.opener(&renderer, TableRequest::Turn, &words::TAKE_TURN).styled(Style::Main);
        PublicPanel::line(text).with_buttons(vec![take])
    }

    /// How a running game stands: the same without a call.
    pub fn status(context: &Context<'_>, locale: Locale, view: PublicView<'_>, turn: &TurnMessage<'_>) -> PublicPanel {
        PublicPanel::turn(context, locale, view, &TurnMessage { called: SeatSet::NONE, recap: &[], ..*turn })
    }
}

/// Who is asked, what happened before, and how the board stands.
fn standing(context: &Context<'_>, renderer: &Renderer<'_>, view: PublicView<'_>, turn: &TurnMessage<'_>) -> Panel {
    let mut asked = questions(view, view.waiting())
        .into_iter()
        .map(|(question, seats)| format!("{}: {}", renderer.say(&everyone(renderer, seats)), renderer.say(&question)));
    let title = asked.next().unwrap_or_else(|| renderer.say(&words::GAME_OVER.say()));
    let mut head: Vec<String> = asked.collect();
    head.extend(
        turn.since.map(|unix| format!("{} {}", renderer.say(&words::SINCE.say()), renderer.script().moment(unix))),
    );
    head.extend(turn.paused.then(|| renderer.say(&words::TABLE_PAUSED.say())));
    head.extend(turn.deadlines.iter().map(|(seat, ends)| life::deadline(renderer, *seat, ends.0)));
    head.extend(turn.open_seed.then(|| renderer.say(&words::OPEN_SEED.say())));
    head.extend(turn.resting.map(|why| renderer.say(&bots::resting(why))));
    head.extend(turn.asleep.then(|| renderer.say(&words::ASLEEP.say())));
    head.extend(turn.away.iter().map(|away| away.line(renderer)));
    let head = text::parts(&head, HEAD).into_iter().next().unwrap_or_default();
    let sheet = match turn.illustrated {
        true => Sheet { text: at_a_glance(renderer, &view.glance()), fields: Vec::new() },
        false => layout::sheets(renderer, &view.summary()).swap_remove(0),
    };
    let title = Panel::titled(clipped(&title, limits::TITLE));
    // Round and phase stand in the head of the picture.
    let footer = (!turn.illustrated).then(|| renderer.label(&now(context, view.summary().title)));
    let panel = Panel { footer, ..title.bearing(sheet) };
    let beside = length(&head) + 2 * BETWEEN.len();
    let in_all = limits::TOTAL.saturating_sub(limits::total(&panel) + beside);
    let in_text = limits::TEXT.saturating_sub(length(&panel.text) + beside);
    let turns = eventful(chapters_for_all(turn.recap));
    let (recap, _) = newest(context, renderer, &turns, RECAP.min(in_all).min(in_text));
    let parts = [head, recap.join("\n"), panel.text].into_iter().filter(|part| !part.is_empty());
    Panel { text: parts.collect::<Vec<_>>().join(BETWEEN), ..panel }
}

/// The board in a few lines, beside its picture.
pub(crate) fn at_a_glance(renderer: &Renderer<'_>, lines: &[GlanceLine]) -> String {
    let line = |GlanceLine { of, stands, .. }: &GlanceLine| match of == &Phrase::empty() {
        true => renderer.say(stands),
        false => format!("{} {}", renderer.script().strong(&renderer.say(of)), renderer.say(stands)),
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Where the game stands, by this title; a try is named by its challenge, as there may be several.
pub(crate) fn now(context: &Context<'_>, title: Phrase) -> Phrase {
    if context.title.is_some() || title == Phrase::empty() { context.name() } else { title }
}

/// "Ana, your turn: …", a line for each question that waits for one of these; "Bo: …" in somebody else's turn.
pub(crate) fn asked(renderer: &Renderer<'_>, view: PublicView<'_>, of: SeatSet) -> Vec<String> {
    let line = |(question, seats): (Phrase, SeatSet)| {
        let who = everyone(renderer, seats);
        let theirs = |turn| matches!(turn, Party::Seat(seat) if seats.contains(seat));
        if view.turn().is_some_and(|turn| !theirs(turn)) {
            return format!("{}: {}", renderer.say(&who), renderer.say(&question));
        }
        renderer.say(&words::TurnOf { who, count: seats.len().into(), question }.say())
    };
    questions(view, of).into_iter().map(line).collect()
}

/// Each question that waits for some of these, and for whom.
fn questions(view: PublicView<'_>, of: SeatSet) -> Vec<(Phrase, SeatSet)> {
    let mut questions: Vec<(Phrase, SeatSet)> = Vec::new();
    for seat in view.waiting().iter().filter(|seat| of.contains(*seat)) {
        let Some(question) = view.asked(seat) else { continue };
        match questions.iter_mut().find(|(other, _)| *other == question) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => questions.push((question, SeatSet::only(seat))),
        }
    }
    questions
}

fn ping(context: &Context<'_>, renderer: &Renderer<'_>, view: PublicView<'_>, called: SeatSet) -> Option<Ping> {
    let mentions: Vec<_> = called.iter().map(|seat| renderer.mention(seat)).collect();
    let what = words::Ping { game: now(context, view.summary().title), count: called.len().into() }.say();
    let text = format!("{} {}", mentions.join(" "), renderer.say(&what));
    (!called.is_empty()).then_some(Ping { seats: called, text })
}
