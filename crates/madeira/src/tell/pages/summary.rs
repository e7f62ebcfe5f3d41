//! The summary of the turn message: round and phase, order, dice, a line for every player and every building.

use super::player::{held, stock};
use super::{buildings, cities, island, people};
use crate::edition::Edition;
use crate::event::Stock;
use crate::step::Phase;
use crate::tell::names;
use crate::view::{PlayerView, View};
use crate::words as w;
use engine::{GlanceLine, Page, Phrase, Seat};

/// Round and phase.
pub fn title(view: &View) -> Phrase {
    let round = view.round.into();
    match view.phase {
        Phase::Setup => w::TITLE_SETUP.say(),
        Phase::Preparation => w::TitlePreparation { round }.say(),
        Phase::Characters => w::TitleCharacters { round }.say(),
        Phase::Buildings => w::TitleBuildings { round }.say(),
        Phase::Upkeep => w::TitleUpkeep { round }.say(),
        Phase::Requests => w::TitleRequests { round }.say(),
        Phase::Over => w::TITLE_OVER.say(),
    }
}

/// Order and players, which every page of the whole game begins with.
pub fn players(view: &View) -> Page {
    let page = Page::new(title(view)).line(w::Order { order: people(in_order(view)) }.say());
    page.field(w::PLAYERS.say(), view.players.iter().map(line).collect())
}

/// Everybody's points, supply and dice, and the order.
pub fn glance(view: &View) -> Vec<GlanceLine> {
    let has = |player: &PlayerView| {
        let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
        let money = [names::amount(Stock::Reais, player.reais), names::amount(Stock::Bread, player.bread)];
        let has = [names::points(player.pp)].into_iter().chain(money).chain(dice);
        let shown = names::dots(held(player).collect());
        let shown = (shown != names::dots(Vec::new())).then_some(shown);
        GlanceLine { shown, ..GlanceLine::new(player.seat, names::dots(has.collect())) }
    };
    let order = GlanceLine::of_all(w::Order { order: people(in_order(view)) }.say());
    view.players.iter().map(has).chain([order]).collect()
}

pub fn summary(edition: &Edition, view: &View) -> Page {
    let page = players(view);
    let page = match view.phase {
        Phase::Setup => page,
        Phase::Over => return page,
        Phase::Preparation => {
            let page = page.field(w::ROWS.say(), super::guilds::rows(edition, view));
            buildings::sites(view, page)
        }
        Phase::Characters | Phase::Buildings | Phase::Upkeep | Phase::Requests => buildings::sites(view, page),
    };
    page.field(w::SHORT_ISLAND.say(), island::short(view)).field(w::SHORT_CITIES.say(), cities::short(view))
}

/// Phase B goes by the rows, everything else by the pass column.
pub fn in_order(view: &View) -> Vec<Seat> {
    let by_rows = view.rows.iter().filter_map(|row| row.taken);
    if view.phase == Phase::Characters { by_rows.collect() } else { view.order.iter().copied().collect() }
}

/// A player in one line.
fn line(player: &PlayerView) -> Phrase {
    let stock = [names::points(player.pp)].into_iter().chain(stock(player));
    let stock = w::Player { who: player.seat, stock: names::dots(stock.collect()), mill: player.windmill.into() }.say();
    let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
    let dice = dice.map(|dice| w::PlayerDice { dice }.say());
    let passed = player.passed.map(|space| w::PlayerPassed { space: names::roman(space).to_string() }.say());
    Phrase::Row([stock].into_iter().chain(dice).chain(passed).collect())
}
