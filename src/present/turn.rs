//! The public turn message: whom the game waits for, what is asked, how the board stands, what happened.

use super::board::titled;
use super::context::{Context, everyone};
use super::layout;
use super::limits;
use super::log::public;
use super::panel::{Field, Panel, Ping, PublicPanel, Style};
use super::press::Verb;
use super::reader::Locale;
use super::renderer::Renderer;
use super::telling::line;
use super::text::{self, clipped, length};
use super::waiting::Away;
use super::waiting_words;
use super::words;
use crate::engine::{Narration, Phrase, PublicView, SeatSet};

/// What a turn message tells besides the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turn<'a> {
    /// Who has become active and is to be called, once.
    pub called: SeatSet,
    /// Since when the question waits.
    pub since: Option<i64>,
    /// What happened since their last turn.
    pub recap: &'a [Narration],
    /// Those at the table who are away.
    pub away: &'a [Away<'a>],
    /// Whether nobody has moved for so long that nobody is reminded.
    pub asleep: bool,
    /// Whether others play with somebody who chose the seed.
    pub open_seed: bool,
}

/// The most lines of the recap; the log has the rest.
const RECAP_LINES: usize = 8;

/// Room for the lines that say whose turn it is.
const HEAD: usize = 900;

impl PublicPanel {
    /// Whose turn it is.
    pub fn turn(scene: &Context<'_>, manner: Locale, sight: PublicView<'_>, turn: &Turn<'_>) -> PublicPanel {
        let voice = manner.voice(scene.people);
        let mut panel = standing(scene, &voice, sight, turn);
        panel.fields.extend(recap(&voice, turn, limits::TOTAL - limits::total(&panel)));
        let take = scene.opener(&voice, Verb::Turn, &words::TAKE_TURN).styled(Style::Main);
        let take = (!sight.waiting().is_empty()).then_some(take);
        let look = [(Verb::Board, &words::BOARD), (Verb::Log, &words::LOG)];
        let look = look.map(|(verb, label)| scene.opener(&voice, verb, label));
        let panel = panel.buttons(take.into_iter().chain(look).collect());
        PublicPanel::of(panel).pinging(ping(scene, &voice, turn.called))
    }

    /// How a running game stands: the same without a call.
    pub fn status(scene: &Context<'_>, manner: Locale, sight: PublicView<'_>, turn: &Turn<'_>) -> PublicPanel {
        PublicPanel::turn(scene, manner, sight, &Turn { called: SeatSet::NONE, recap: &[], ..*turn })
    }
}

/// The summary of the board under the lines that say what is waited for.
fn standing(scene: &Context<'_>, voice: &Renderer<'_>, sight: PublicView<'_>, turn: &Turn<'_>) -> Panel {
    let page = sight.summary();
    let sheet = layout::sheets(voice, &page).swap_remove(0);
    let mut head: Vec<String> = asked(voice, sight, sight.waiting());
    if head.is_empty() {
        head.push(voice.say(&words::GAME_OVER.say()));
    }
    head.extend(turn.since.map(|unix| format!("{} {}", voice.say(&words::SINCE.say()), voice.script().moment(unix))));
    head.extend(turn.open_seed.then(|| voice.say(&words::OPEN_SEED.say())));
    head.extend(turn.asleep.then(|| voice.say(&waiting_words::ASLEEP.say())));
    head.extend(turn.away.iter().map(|away| away.line(voice)));
    let head = text::parts(&head, HEAD).swap_remove(0);
    let title = if page.title == Phrase::empty() { scene.name() } else { page.title };
    let panel = titled(voice, &title).bearing(sheet);
    let text = if panel.text.is_empty() { head } else { format!("{head}\n\n{}", panel.text) };
    Panel { text, ..panel }
}

/// "Ana, your turn: …", a line for each question that waits for one of these.
pub(super) fn asked(voice: &Renderer<'_>, sight: PublicView<'_>, of: SeatSet) -> Vec<String> {
    let mut questions: Vec<(Phrase, SeatSet)> = Vec::new();
    for seat in sight.waiting().iter().filter(|seat| of.contains(*seat)) {
        let Some(question) = sight.asked(seat) else { continue };
        match questions.iter_mut().find(|(other, _)| *other == question) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => questions.push((question, SeatSet::only(seat))),
        }
    }
    let line = |(question, seats): (Phrase, SeatSet)| {
        let who = everyone(voice, seats);
        voice.say(&words::TURN_OF.with([
            ("who", who.into()),
            ("count", seats.len().into()),
            ("question", question.into()),
        ]))
    };
    questions.into_iter().map(line).collect()
}

fn ping(scene: &Context<'_>, voice: &Renderer<'_>, called: SeatSet) -> Option<Ping> {
    let mentions: Vec<_> = called.iter().map(|seat| voice.mention(seat)).collect();
    let what = words::PING.with([("game", scene.name().into()), ("count", called.len().into())]);
    let text = format!("{} {}", mentions.join(" "), voice.say(&what));
    (!called.is_empty()).then_some(Ping { seats: called, text })
}

/// The last lines of what happened, as many as there is room for.
fn recap(voice: &Renderer<'_>, turn: &Turn<'_>, room: usize) -> Option<Field> {
    let count = turn.called.len();
    let name = voice.say(&words::SINCE_LAST_TURN.with([("count", count.into())]));
    let told = public(turn.recap);
    let room = room.saturating_sub(length(&name)).min(limits::FIELD_VALUE);
    for shown in (1..=told.len().min(RECAP_LINES)).rev() {
        let earlier = told.len() - shown;
        let more = words::EARLIER_IN_LOG.with([("count", earlier.into())]);
        let more = (earlier > 0).then(|| voice.say(&more));
        let lines = told[earlier..].iter().map(|phrase| line(voice, phrase));
        let value = more.into_iter().chain(lines).collect::<Vec<_>>().join("\n");
        if length(&value) <= room {
            return Some(Field { name: clipped(&name, limits::FIELD_NAME), value });
        }
    }
    None
}
