//! Where on the board an answer belongs, by the names that the pictures give their places.

use crate::action::Action;
use crate::state::Church;
use crate::view::View;
use crate::vocabulary::{ClergyTile, Decree, Good, Noble, Plot, Ship, Site};

pub fn plot(plot: Plot) -> String {
    format!("plot {plot}")
}

pub fn site(site: Site) -> String {
    format!("site {site}")
}

/// The pile, office and plaza of a noble, or the treasury.
pub fn pile(kind: impl ToString) -> String {
    format!("pile {}", kind.to_string())
}

pub fn tile(tile: ClergyTile) -> String {
    format!("tile {tile}")
}

pub fn decree(decree: Decree) -> String {
    format!("decree {decree}")
}

pub fn price(good: Good) -> String {
    format!("price {good}")
}

pub fn ship(ship: Ship) -> String {
    format!("ship {ship}")
}

pub const CHURCH: &str = "church";
pub const RUBBLE: &str = "rubble";
pub const YARD: &str = "yard";

/// The place of an answer. None: it belongs to the hand, to a player's own board, or to no place at all.
pub fn of(view: &View, action: Action) -> Vec<String> {
    let of_noble = |noble: Noble| vec![pile(noble)];
    match action {
        Action::Visit(card) | Action::Sponsor(card) => vec![pile(card.kind())],
        Action::Take(kind) => vec![pile(kind)],
        Action::Office(noble) | Action::Recall(noble, _) | Action::Favour(noble) => of_noble(noble),
        Action::Sell(good, to) => vec![price(good), ship(to)],
        Action::Good(good) => vec![price(good)],
        Action::Rubble(_) => vec![RUBBLE.to_owned()],
        Action::Ship(_) => vec![YARD.to_owned()],
        Action::Cardinal(steps, side) => {
            let space = Church::space(Church::gap_after(view.church.cardinal, steps), side);
            let taken = view.church.tiles[space].map(|taken| tile(taken.tile));
            taken.into_iter().chain([CHURCH.to_owned()]).collect()
        }
        Action::Plot(built, _) => vec![plot(built)],
        Action::Site(opened) => vec![site(opened)],
        Action::Decree(taken) => vec![decree(taken)],
        _ => Vec::new(),
    }
}
