//! A finished game step by step, and the menu of those that can be opened.

use super::lines::Entered;
use super::words;
use crate::engine::{Arg, Narration, Phrase, PublicView};
use crate::present::board::titled;
use crate::present::context::{Context, button};
use crate::present::log::public;
use crate::present::panel::{Entry, Menu, Panel, PrivatePanel};
use crate::present::people::People;
use crate::present::press::{Press, Verb};
use crate::present::telling::line;
use crate::present::text::{self, clipped};
use crate::present::{Reader, Renderer, layout, limits, review_words};
use crate::table::{PublicChallenge, TryRow};

/// Room for what happened in one step.
const TOLD: usize = 1_500;

/// A game after one of its steps.
#[derive(Clone, Copy)]
pub struct Stepping<'a> {
    pub sight: PublicView<'a>,
    pub told: &'a Narration,
    /// From 0, which is the beginning.
    pub step: usize,
    /// The number of the last one.
    pub last: usize,
}

impl PrivatePanel {
    /// What happened in a step, and the board after it.
    pub fn replay(scene: &Context<'_>, reader: &Reader, at: &Stepping<'_>) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        let who = scene.people.seats().next().map_or_else(Phrase::empty, Phrase::Person);
        let title = Arg::sign(scene.title.unwrap_or_default());
        let title = words::REPLAY_TITLE.with([("who", who.into()), ("title", title)]);
        let number = match at.step {
            0 => words::REPLAY_BEGINNING.say(),
            step => words::REPLAY_STEP.with([("number", step.into()), ("last", at.last.into())]),
        };
        let told: Vec<String> =
            public(std::slice::from_ref(at.told)).into_iter().map(|one| line(&voice, one)).collect();
        let mut panel = titled(&voice, &title).bearing(layout::sheets(&voice, &at.sight.summary()).swap_remove(0));
        let said = text::parts(&told, TOLD).into_iter().next().unwrap_or_default();
        panel.text = [voice.script().strong(&voice.say(&number)), said].join("\n").trim_end().to_owned();
        panel.fields.truncate(limits::FIELDS);
        PrivatePanel::of(reader, steps(&voice, panel, scene.game, at))
    }

    /// The finished games of a challenge, to choose one; as many as a menu takes. One's own first, finished or not.
    pub fn replays(reader: &Reader, challenge: &PublicChallenge, own: Option<&TryRow>) -> PrivatePanel {
        let nobody = People::default();
        let voice = reader.manner.voice(&nobody);
        let standings = challenge.standings();
        let others = standings.finished().filter(|entry| own.is_none_or(|own| own.game != entry.game));
        let entries: Vec<Entry> = own
            .into_iter()
            .chain(others)
            .take(limits::ENTRIES)
            .map(|entry| Entry {
                value: format!("{}.0", entry.game),
                label: clipped(&voice.label(&Entered(entry).who()), limits::ENTRY),
                detail: entry.solo_result.as_ref().map(|solo_result| {
                    clipped(&voice.label(&challenge.kind().solo_result_line(solo_result)), limits::ENTRY)
                }),
                grave: false,
            })
            .collect();
        let title = words::TITLE.with([("title", Arg::sign(challenge.title()))]);
        let none = entries.is_empty();
        let text = voice.say(&if none { words::REPLAY_NONE.say() } else { words::HOW_TO_REPLAY.say() });
        let menu = (!none).then(|| Menu {
            press: Press::open(Verb::Replay, "", ""),
            prompt: clipped(&voice.label(&words::REPLAY_WHICH.say()), limits::ENTRY),
            entries,
        });
        PrivatePanel::of(reader, Panel { text, ..titled(&voice, &title) }.menu(menu))
    }
}

/// The buttons that lead to other steps, the game to take home, and its review.
fn steps(voice: &Renderer<'_>, panel: Panel, game: &str, at: &Stepping<'_>) -> Panel {
    let to = |step: usize, label| button(voice, Press::open(Verb::Replay, "", format!("{game}.{step}")), label);
    let mut buttons = Vec::new();
    if at.step > 1 {
        buttons.push(to(0, &words::FIRST));
    }
    if at.step > 0 {
        buttons.push(to(at.step - 1, &crate::present::words::PREVIOUS));
    }
    if at.step < at.last {
        buttons.push(to(at.step + 1, &crate::present::words::NEXT));
    }
    if at.step + 1 < at.last {
        buttons.push(to(at.last, &words::LAST));
    }
    buttons.push(button(voice, Press::open(Verb::Record, game, ""), &crate::present::words::RECORD));
    buttons.push(button(voice, Press::open(Verb::Review, game, ""), &review_words::REVIEW));
    panel.buttons(buttons)
}
