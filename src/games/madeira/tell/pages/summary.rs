//! The summary of the turn message: round and phase, order, dice, a line for every player and every building.

use super::player::stock;
use super::{buildings, cities, island, people};
use crate::engine::{Arg, Page, Phrase, Seat};
use crate::games::madeira::edition::Edition;
use crate::games::madeira::step::Phase;
use crate::games::madeira::tell::names;
use crate::games::madeira::view::{PlayerView, View};
use crate::games::madeira::words as w;

/// Round and phase.
pub fn title(view: &View) -> Phrase {
    let round = [("round", Arg::from(view.round))];
    match view.phase {
        Phase::Setup => w::TITLE_SETUP.say(),
        Phase::Preparation => w::TITLE_PREPARATION.with(round),
        Phase::Characters => w::TITLE_CHARACTERS.with(round),
        Phase::Buildings => w::TITLE_BUILDINGS.with(round),
        Phase::Upkeep => w::TITLE_UPKEEP.with(round),
        Phase::Requests => w::TITLE_REQUESTS.with(round),
        Phase::Over => w::TITLE_OVER.say(),
    }
}

/// Order and players, which every page of the whole game begins with.
pub fn players(view: &View) -> Page {
    let page = Page::new(title(view)).line(w::ORDER.with([("order", people(in_order(view)).into())]));
    page.field(w::PLAYERS.say(), view.players.iter().map(line).collect())
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
    let stock = w::PLAYER.with([
        ("who", player.seat.into()),
        ("stock", names::dots(stock.collect()).into()),
        ("mill", player.windmill.into()),
    ]);
    let dice = (!player.dice.is_empty()).then(|| names::guild_dice(&player.dice));
    let dice = dice.map(|dice| w::PLAYER_DICE.with([("dice", dice.into())]));
    let passed = player.passed.map(|space| w::PLAYER_PASSED.with([("space", Arg::sign(names::roman(space)))]));
    Phrase::Row([stock].into_iter().chain(dice).chain(passed).collect())
}
