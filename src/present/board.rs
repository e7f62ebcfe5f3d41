//! Pages about a game: the board, a player, the scoring that would be.

use super::context::{Context, button};
use super::layout;
use super::limits;
use super::page_ref::{PageRef, PageSubject};
use super::panel::{Button, Menu, MenuEntry, Panel, PrivatePanel, PublicPanel};
use super::press::{Press, Verb};
use super::reader::{Locale, Reader};
use super::renderer::Renderer;
use super::text::clipped;
use super::words;
use crate::engine::{Key, Page, Phrase, PrivateView, PublicView, Seat};

/// Eyes that can be laid on a board.
trait BoardView {
    fn page(&self, id: &str) -> Option<Page>;
    fn player(&self, seat: Seat) -> Option<Page>;
}

impl BoardView for PublicView<'_> {
    fn page(&self, id: &str) -> Option<Page> {
        PublicView::page(self, id)
    }

    fn player(&self, seat: Seat) -> Option<Page> {
        PublicView::player(self, seat)
    }
}

impl BoardView for PrivateView<'_> {
    fn page(&self, id: &str) -> Option<Page> {
        PrivateView::page(self, id)
    }

    fn player(&self, seat: Seat) -> Option<Page> {
        PrivateView::player(self, seat)
    }
}

impl PublicPanel {
    /// A page of the board or a player, as everybody sees it.
    pub fn board(context: &Context<'_>, locale: Locale, view: PublicView<'_>, look: &PageRef) -> PublicPanel {
        PublicPanel::of(board(context, &locale.renderer(context.people), &view, look))
    }

    /// The final scoring as it would be now, as far as everybody may know.
    pub fn projection(context: &Context<'_>, locale: Locale, view: PublicView<'_>, sheet: usize) -> PublicPanel {
        let renderer = locale.renderer(context.people);
        let title = words::SCORE_TITLE.with([("game", context.name().into())]);
        let Some(page) = view.projection() else {
            return PublicPanel::of(Panel {
                text: renderer.say(&words::SCORE_UNKNOWN.say()),
                ..titled(&renderer, &title)
            });
        };
        let (panel, turners) = sheet_of(&renderer, titled(&renderer, &title), &page, sheet, |sheet| {
            Press::open(Verb::Score, context.game, sheet.to_string())
        });
        PublicPanel::of(panel.buttons(turners))
    }
}

impl PrivatePanel {
    /// A page of the board or a player, as this seat sees it: with its own unsettled steps.
    pub fn board(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, look: &PageRef) -> PrivatePanel {
        PrivatePanel::of(reader, board(context, &reader.locale.renderer(context.people), &view, look))
    }
}

pub(super) fn titled(renderer: &Renderer<'_>, title: &Phrase) -> Panel {
    Panel::titled(clipped(&renderer.say(title), limits::TITLE))
}

fn board(context: &Context<'_>, renderer: &Renderer<'_>, eyes: &dyn BoardView, look: &PageRef) -> Panel {
    let first = || context.kind.pages().first().map_or("", |page| page.id);
    let page = match &look.at {
        PageSubject::Page(id) if id.is_empty() => eyes.page(first()),
        PageSubject::Page(id) => eyes.page(id),
        PageSubject::Player(seat) => eyes.player(*seat),
    };
    let Some(page) = page else {
        let panel = Panel { text: renderer.say(&words::NO_SUCH_PAGE.say()), ..titled(renderer, &context.name()) };
        return panel.menu(Some(places(context, renderer, eyes)));
    };
    let turner = |sheet| Press::open(Verb::Board, context.game, look.sheet(sheet).to_string());
    let (panel, turners) = sheet_of(renderer, titled(renderer, &page.title), &page, look.sheet, turner);
    panel.menu(Some(places(context, renderer, eyes))).buttons(turners)
}

/// One sheet of a page, and the buttons that turn to those beside it.
fn sheet_of(
    renderer: &Renderer<'_>,
    panel: Panel,
    page: &Page,
    sheet: usize,
    turner: impl Fn(usize) -> Press,
) -> (Panel, Vec<Button>) {
    let mut sheets = layout::sheets(renderer, page);
    let (sheet, count) = (sheet.min(sheets.len() - 1), sheets.len());
    let mut panel = panel.bearing(sheets.swap_remove(sheet));
    panel.footer = footer(renderer, sheet, count);
    (panel, turners(renderer, sheet, count, [&words::PREVIOUS, &words::NEXT], turner))
}

/// "Page 1 of 2", if there is more than one.
pub(super) fn footer(renderer: &Renderer<'_>, sheet: usize, count: usize) -> Option<String> {
    let numbers = words::SHEET.with([("number", (sheet + 1).into()), ("count", count.into())]);
    (count > 1).then(|| renderer.label(&numbers))
}

/// The buttons that turn one sheet back and one forward, where there is one.
pub(super) fn turners(
    renderer: &Renderer<'_>,
    sheet: usize,
    count: usize,
    [before, after]: [&'static Key; 2],
    turner: impl Fn(usize) -> Press,
) -> Vec<Button> {
    let before = sheet.checked_sub(1).map(|sheet| button(renderer, turner(sheet), before));
    let after = (sheet + 1 < count).then(|| button(renderer, turner(sheet + 1), after));
    before.into_iter().chain(after).collect()
}

/// Everything one can look at: the pages that there are in this game, then the players.
fn places(context: &Context<'_>, renderer: &Renderer<'_>, eyes: &dyn BoardView) -> Menu {
    let entry = |look: PageRef, label: &Phrase| MenuEntry {
        value: look.to_string(),
        label: clipped(&renderer.label(label), limits::ENTRY),
        detail: None,
        grave: false,
    };
    let pages = context.kind.pages().iter().filter(|page| eyes.page(page.id).is_some());
    let pages = pages.map(|page| entry(PageRef::page(page.id), &page.name.say()));
    let players = context.people.seats().map(|seat| entry(PageRef::player(seat), &Phrase::Person(seat)));
    Menu {
        press: Press::open(Verb::Board, context.game, ""),
        prompt: clipped(&renderer.label(&words::LOOK_AT.say()), limits::ENTRY),
        entries: pages.chain(players).take(limits::ENTRIES).collect(),
    }
}
