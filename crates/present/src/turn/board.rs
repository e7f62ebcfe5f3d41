//! Pages about a game: the board, a player, the scoring that would be.

use super::message::at_a_glance;
use crate::context::{Context, button};
use crate::panels::layout;
use crate::panels::limits;
use crate::panels::page_ref::{PageRef, PageSubject};
use crate::panels::panel::{Button, Menu, MenuEntry, Panel, PrivatePanel, PublicPanel};
use crate::request::{Request, TableRequest};
use crate::wording::reader::{Locale, Reader};
use crate::wording::renderer::Renderer;
use crate::wording::text::clipped;
use crate::words;
use engine::{GameView, Key, Page, Phrase, PrivateView, PublicView};

impl PublicPanel {
    /// A page beside its picture, as everybody sees it.
    pub fn pictured_board(context: &Context<'_>, locale: Locale, view: PublicView<'_>, look: &PageRef) -> PublicPanel {
        PublicPanel::of(pictured(context, &locale.renderer(context.people), &view, look))
    }

    /// A page of the board or a player in words, as everybody sees it.
    pub fn board(context: &Context<'_>, locale: Locale, view: PublicView<'_>, look: &PageRef) -> PublicPanel {
        PublicPanel::of(board(context, &locale.renderer(context.people), &view, look))
    }

    /// The final scoring as it would be now, as far as everybody may know.
    pub fn projection(context: &Context<'_>, locale: Locale, view: PublicView<'_>, sheet: usize) -> PublicPanel {
        PublicPanel::of(projection(context, &locale.renderer(context.people), view.projection(), sheet))
    }
}

impl PrivatePanel {
    /// A page beside its picture, as this seat sees it.
    pub fn pictured_board(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        look: &PageRef,
    ) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        PrivatePanel::of(reader, with_unsettled(&renderer, view, pictured(context, &renderer, &view, look)))
    }

    /// A page of the board or a player in words, as this seat sees it: with its own unsettled steps.
    pub fn board(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, look: &PageRef) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        PrivatePanel::of(reader, with_unsettled(&renderer, view, board(context, &renderer, &view, look)))
    }

    /// The final scoring as it would be now, with this seat's own unsettled steps: it agrees with the board.
    pub fn projection(context: &Context<'_>, reader: &Reader, view: PrivateView<'_>, sheet: usize) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let panel = projection(context, &renderer, view.projection(), sheet);
        PrivatePanel::of(reader, with_unsettled(&renderer, view, panel))
    }
}

/// Says so where a seat's unsettled steps are included.
fn with_unsettled(renderer: &Renderer<'_>, view: PrivateView<'_>, panel: Panel) -> Panel {
    if view.undoable() == 0 {
        return panel;
    }
    let text = format!("{}\n{}", renderer.say(&words::UNSETTLED.say()), panel.text);
    Panel { text: clipped(text.trim_end(), limits::TEXT), ..panel }
}

fn projection(context: &Context<'_>, renderer: &Renderer<'_>, page: Option<Page>, sheet: usize) -> Panel {
    let title = words::ScoreTitle { game: context.name() }.say();
    let Some(page) = page else {
        return Panel { text: renderer.say(&words::SCORE_UNKNOWN.say()), ..titled(renderer, &title) };
    };
    let turner = |sheet| context.request(TableRequest::Score(Some(sheet)));
    let (panel, turners) = sheet_of(renderer, titled(renderer, &title), &page, sheet, turner);
    panel.buttons(turners)
}

pub(crate) fn titled(renderer: &Renderer<'_>, title: &Phrase) -> Panel {
    Panel::titled(clipped(&renderer.say(title), limits::TITLE))
}

/// The page that is looked at.
fn looked_at(context: &Context<'_>, eyes: &GameView<'_>, look: &PageRef) -> Option<Page> {
    let first = || context.kind.pages.first().map_or("", |page| page.id);
    match &look.at {
        PageSubject::Page(id) if id.is_empty() => eyes.page(first()),
        PageSubject::Page(id) => eyes.page(id),
        PageSubject::Player(seat) => eyes.player(*seat),
    }
}

fn board(context: &Context<'_>, renderer: &Renderer<'_>, eyes: &GameView<'_>, look: &PageRef) -> Panel {
    let places = places(context, renderer, eyes, look.in_words);
    let Some(page) = looked_at(context, eyes, look) else {
        let panel = Panel { text: renderer.say(&words::NO_SUCH_PAGE.say()), ..titled(renderer, &context.name()) };
        return panel.menu(places);
    };
    let turner = |sheet| context.request(TableRequest::Board(look.sheet(sheet)));
    let (panel, turners) = sheet_of(renderer, titled(renderer, &page.title), &page, look.sheet, turner);
    let picture = look.in_words.then(|| {
        let picture = TableRequest::Board(look.clone().in_words(false).sheet(0));
        context.opener(renderer, picture, &words::AS_PICTURE)
    });
    panel.menu(places).buttons(turners.into_iter().chain(picture).collect())
}

/// What stands beside the picture of a page: of the board how it stands at a glance, of other pages nothing.
fn pictured(context: &Context<'_>, renderer: &Renderer<'_>, eyes: &GameView<'_>, look: &PageRef) -> Panel {
    let Some(page) = looked_at(context, eyes, look) else { return board(context, renderer, eyes, look) };
    let first = context.kind.pages.first().map(|page| page.id);
    let is_board = matches!(&look.at, PageSubject::Page(id) if id.is_empty() || first == Some(id.as_str()));
    let text = if is_board { at_a_glance(renderer, &eyes.glance()) } else { String::new() };
    let panel = Panel { text, ..titled(renderer, &page.title) };
    panel.menu(places(context, renderer, eyes, false)).buttons(vec![in_words(context, renderer, look.clone())])
}

/// The button that opens a page in words.
pub(crate) fn in_words(context: &Context<'_>, renderer: &Renderer<'_>, look: PageRef) -> Button {
    context.opener(renderer, TableRequest::Board(look.in_words(true).sheet(0)), &words::IN_WORDS)
}

/// One sheet of a page, and the buttons that turn to those beside it.
fn sheet_of(
    renderer: &Renderer<'_>,
    panel: Panel,
    page: &Page,
    sheet: usize,
    turner: impl Fn(usize) -> Request,
) -> (Panel, Vec<Button>) {
    let mut sheets = layout::sheets(renderer, page);
    let (sheet, count) = (sheet.min(sheets.len() - 1), sheets.len());
    let mut panel = panel.bearing(sheets.swap_remove(sheet));
    panel.footer = footer(renderer, sheet, count);
    (panel, turners(renderer, sheet, count, [&words::PREVIOUS, &words::NEXT], turner))
}

/// "Page 1 of 2", if there is more than one.
pub(crate) fn footer(renderer: &Renderer<'_>, sheet: usize, count: usize) -> Option<String> {
    let numbers = words::Sheet { number: (sheet + 1).into(), count: count.into() }.say();
    (count > 1).then(|| renderer.label(&numbers))
}

/// The buttons that turn one sheet back and one forward, where there is one.
pub(crate) fn turners(
    renderer: &Renderer<'_>,
    sheet: usize,
    count: usize,
    [before, after]: [&'static Key; 2],
    turner: impl Fn(usize) -> Request,
) -> Vec<Button> {
    let before = sheet.checked_sub(1).map(|sheet| button(renderer, turner(sheet), before));
    let after = (sheet + 1 < count).then(|| button(renderer, turner(sheet + 1), after));
    before.into_iter().chain(after).collect()
}

/// Everything one can look at: the pages that there are in this game, then the players. Who reads words goes on reading.
fn places(context: &Context<'_>, renderer: &Renderer<'_>, eyes: &GameView<'_>, in_words: bool) -> Option<Menu> {
    let entry = |look: PageRef, label: &Phrase| {
        let board = TableRequest::Board(look.in_words(in_words));
        MenuEntry::new(context.request(board), &renderer.label(label))
    };
    let pages = context.kind.pages.iter().filter(|page| eyes.page(page.id).is_some());
    let pages = pages.map(|page| entry(PageRef::page(page.id), &page.name.say()));
    let players = context.people.seats().map(|seat| entry(PageRef::player(seat), &Phrase::Person(seat)));
    let entries = pages.chain(players).take(limits::ENTRIES).collect();
    Menu::new("", &renderer.label(&words::LOOK_AT.say()), entries)
}
