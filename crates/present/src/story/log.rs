//! The log and the recap: what happened, told line by line.

use super::telling::headed;
use crate::context::Context;
use crate::panels::panel::{Panel, PrivatePanel, PublicPanel};
use crate::request::TableRequest;
use crate::turn::board::{footer, titled, turners};
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::words;
use engine::{Chapter, Key, Narration, Party, Phrase, Seat, chapters};

/// Lines on a sheet: with the longest that there may be, they fit into the text of a panel.
const LINES: usize = 20;

impl PublicPanel {
    /// What happened, as everybody may be told it; sheet 0 is the newest.
    pub fn log(context: &Context<'_>, locale: Locale, told: &[Narration], sheet: usize) -> PublicPanel {
        PublicPanel::of(LOG.panel(context, &locale.renderer(context.people), &chapters_for_all(told), sheet))
    }
}

impl PrivatePanel {
    /// What happened, as this seat may be told it; sheet 0 is the newest.
    pub fn log(context: &Context<'_>, reader: &Reader, seat: Seat, told: &[Narration], sheet: usize) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        PrivatePanel::of(reader, LOG.panel(context, &renderer, &chapters_for(told, seat), sheet))
    }

    /// What happened from one's last turn on, as this seat may be told it; sheet 0 is the oldest. What came before that
    /// turn at the same moment is left out, and so is a turn in which nothing has happened yet.
    pub fn recap(context: &Context<'_>, reader: &Reader, seat: Seat, told: &[Narration], sheet: usize) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let mut chapters = chapters_for(told, seat);
        let own =
            chapters.iter().position(|chapter| chapter.turn() == Some(Party::Seat(seat)) && !chapter.lines.is_empty());
        chapters.drain(..own.unwrap_or(0));
        chapters.retain(|chapter| !chapter.lines.is_empty());
        PrivatePanel::of(reader, RECAP.panel(context, &renderer, &chapters, sheet))
    }
}

/// What everybody may be told.
pub(crate) fn public(told: &[Narration]) -> Vec<&Phrase> {
    told.iter().flat_map(Narration::public).collect()
}

/// What everybody may be told, turn by turn.
pub(crate) fn chapters_for_all(told: &[Narration]) -> Vec<Chapter<'_>> {
    chapters(told.iter().flat_map(Narration::told_to_all))
}

/// What this seat may be told, turn by turn.
pub(crate) fn chapters_for(told: &[Narration], seat: Seat) -> Vec<Chapter<'_>> {
    chapters(told.iter().flat_map(|told| told.told_to(seat)))
}

/// A way to tell what happened.
struct Telling {
    request: fn(Option<usize>) -> TableRequest,
    title: fn(Phrase) -> Phrase,
    nothing: &'static Key,
    first: FirstSheet,
}

enum FirstSheet {
    Newest,
    Oldest,
}

const LOG: Telling = Telling {
    request: TableRequest::Log,
    title: |game| words::LogTitle { game }.say(),
    nothing: &words::LOG_EMPTY,
    first: FirstSheet::Newest,
};
const RECAP: Telling = Telling {
    request: TableRequest::Recap,
    title: |game| words::RecapTitle { game }.say(),
    nothing: &words::RECAP_EMPTY,
    first: FirstSheet::Oldest,
};

impl Telling {
    fn panel(&self, context: &Context<'_>, renderer: &Renderer<'_>, chapters: &[Chapter<'_>], sheet: usize) -> Panel {
        let lines = headed(context, renderer, chapters);
        let count = lines.len().div_ceil(LINES).max(1);
        let sheet = sheet.min(count - 1);
        // The first sheet is full; lines are read downwards on all of them.
        let (shown, labels) = match self.first {
            FirstSheet::Newest => {
                let end = lines.len() - sheet * LINES;
                (end.saturating_sub(LINES)..end, [&words::NEWER, &words::OLDER])
            }
            FirstSheet::Oldest => {
                let begin = sheet * LINES;
                (begin..lines.len().min(begin + LINES), [&words::OLDER, &words::NEWER])
            }
        };
        let lines = lines[shown].join("\n");
        let text = if lines.is_empty() { renderer.say(&self.nothing.say()) } else { lines };
        let footer = footer(renderer, sheet, count);
        let turner = |sheet| context.request((self.request)(Some(sheet)));
        let panel = Panel { text, footer, ..titled(renderer, &(self.title)(context.name())) };
        panel.buttons(turners(renderer, sheet, count, labels, turner))
    }
}
