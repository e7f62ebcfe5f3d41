//! The log and the recap: what happened, told line by line.

use super::board::{footer, titled, turners};
use super::context::Context;
use super::panel::{Panel, PrivatePanel, PublicPanel};
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::renderer::Renderer;
use super::text::clipped;
use super::words;
use crate::engine::{Key, Narration, Phrase, Seat};

/// Lines on a sheet, and the longest line: together they fit into the text of a panel.
const LINES: usize = 20;
const LINE: usize = 200;

impl PublicPanel {
    /// What happened, as everybody may be told it; sheet 0 is the newest.
    pub fn log(scene: &Context<'_>, manner: Locale, told: &[Narration], sheet: usize) -> PublicPanel {
        PublicPanel::of(LOG.panel(scene, &manner.voice(scene.people), &public(told), sheet))
    }

    /// What happened since somebody's last turn, as everybody may be told it.
    pub fn recap(scene: &Context<'_>, manner: Locale, told: &[Narration], sheet: usize) -> PublicPanel {
        PublicPanel::of(RECAP.panel(scene, &manner.voice(scene.people), &public(told), sheet))
    }
}

impl PrivatePanel {
    /// What happened, as this seat may be told it; sheet 0 is the newest.
    pub fn log(scene: &Context<'_>, reader: &Reader, seat: Seat, told: &[Narration], sheet: usize) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        PrivatePanel::of(reader, LOG.panel(scene, &voice, &private(told, seat), sheet))
    }

    /// What happened since one's last turn, as this seat may be told it.
    pub fn recap(scene: &Context<'_>, reader: &Reader, seat: Seat, told: &[Narration], sheet: usize) -> PrivatePanel {
        let voice = reader.manner.voice(scene.people);
        PrivatePanel::of(reader, RECAP.panel(scene, &voice, &private(told, seat), sheet))
    }
}

/// What everybody may be told.
pub(super) fn public(told: &[Narration]) -> Vec<&Phrase> {
    told.iter().flat_map(Narration::public).collect()
}

fn private(told: &[Narration], seat: Seat) -> Vec<&Phrase> {
    told.iter().flat_map(|told| told.private(seat)).collect()
}

/// One line of what happened.
pub(super) fn line(voice: &Renderer<'_>, phrase: &Phrase) -> String {
    clipped(&voice.say(phrase), LINE)
}

/// A way to tell what happened.
struct Telling {
    verb: Verb,
    title: &'static Key,
    nothing: &'static Key,
}

const LOG: Telling = Telling { verb: Verb::Log, title: &words::LOG_TITLE, nothing: &words::LOG_EMPTY };
const RECAP: Telling = Telling { verb: Verb::Recap, title: &words::RECAP_TITLE, nothing: &words::RECAP_EMPTY };

impl Telling {
    fn panel(&self, scene: &Context<'_>, voice: &Renderer<'_>, phrases: &[&Phrase], sheet: usize) -> Panel {
        let count = phrases.len().div_ceil(LINES).max(1);
        let sheet = sheet.min(count - 1);
        // Sheets are counted from the newest, which is full; lines are read downwards.
        let end = phrases.len() - sheet * LINES;
        let lines = phrases[end.saturating_sub(LINES)..end].iter().map(|phrase| line(voice, phrase));
        let lines = lines.collect::<Vec<_>>().join("\n");
        let text = if lines.is_empty() { voice.say(&self.nothing.say()) } else { lines };
        let footer = footer(voice, sheet, count);
        let turner = |sheet: usize| Press::open(self.verb, scene.game, sheet.to_string());
        let panel = Panel { text, footer, ..titled(voice, &self.title.with([("game", scene.name().into())])) };
        panel.buttons(turners(voice, sheet, count, [&words::NEWER, &words::OLDER], turner))
    }
}
