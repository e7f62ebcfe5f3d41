//! The court: treasury, piles, offices, plazas, favours.

use crate::edition::Edition;
use crate::state::Office;
use crate::tell::costs;
use crate::tell::names::{self, dotted, influence, party, reis, share};
use crate::view::{PlayerView, View};
use crate::vocabulary::{Noble, StateAction};
use crate::words as w;
use engine::{Page, Party, Phrase};

pub fn treasury(view: &View) -> Phrase {
    w::TreasuryLine { reis: reis(view.treasury), visits: names::signed(view.treasury_influence.into()).to_string() }
        .say()
}

/// Where Lacerda's courtier and helper stand.
pub fn lacerda_stands(view: &View) -> Option<Phrase> {
    view.lacerda.map(|lacerda| {
        w::LacerdaStands { noble: names::noble(lacerda.courtier), pile: names::kind(lacerda.helper) }.say()
    })
}

/// Which State action of each noble is Lacerda's upper one, which his lower, and where that comes from.
pub fn lacerda_actions(ed: &Edition) -> Vec<Phrase> {
    let listed = |actions: [StateAction; 3]| {
        let each = Noble::ALL.iter().zip(actions).map(|(noble, action)| {
            w::NobleDoes { noble: names::noble_named(*noble), action: names::state(action) }.say()
        });
        Phrase::List(each.collect())
    };
    let upper = w::LacerdaUpper { actions: listed(ed.solo.upper) }.say();
    let lower = w::LacerdaLower { actions: listed(ed.solo.lower) }.say();
    let by_the_books = Noble::ALL.iter().zip(ed.solo.upper).all(|(noble, upper)| noble.state_actions()[0] == upper);
    [upper, lower].into_iter().chain(by_the_books.then(|| w::LACERDA_ORDER.say())).collect()
}

/// Treasury and piles, for the turn message.
pub fn short(view: &View) -> Vec<Phrase> {
    let count = |count: u8| Phrase::sign(count.to_string());
    let piles = view.piles.iter().map(|pile| Phrase::Row(vec![names::kind_named(pile.kind), count(pile.count)]));
    let piles = w::PilesLine { piles: Phrase::List(piles.collect()) }.say();
    [treasury(view), piles].into_iter().chain(lacerda_stands(view)).collect()
}

fn piles(ed: &Edition, view: &View) -> Vec<Phrase> {
    let line = |pile: &crate::view::PileView| match pile.top {
        Some(top) => w::PileLine { count: pile.count.into(), card: ed.card_and_effect(top.card) }.say(),
        None => w::PileEmpty { pile: names::kind_named(pile.kind) }.say(),
    };
    view.piles.iter().map(line).collect()
}

fn shares(view: &View, counts: &[u8], neutral: u8) -> Vec<Phrase> {
    let owned = view.players.iter().zip(counts).filter(|(_, count)| **count > 0);
    let owned = owned.map(|(player, count)| share(player.who, *count));
    let neutral = (neutral > 0).then(|| Phrase::Row(vec![w::NEUTRAL.say(), Phrase::sign(neutral.to_string())]));
    owned.chain(neutral).collect()
}

fn office(view: &View, noble: Noble, office: &Office) -> Vec<Phrase> {
    let inside = shares(view, &office.inside, office.neutral);
    let officials = if inside.is_empty() { w::NOBODY.say() } else { Phrase::List(inside) };
    let inside = w::OfficeLine {
        noble: names::noble_named(noble),
        taken: office.occupied().into(),
        spaces: view.office_spaces.into(),
        officials,
    }
    .say();
    let outside = shares(view, &office.plaza, 0);
    let plaza = (!outside.is_empty()).then(|| w::PlazaLine { officials: Phrase::List(outside) }.say());
    [inside].into_iter().chain(plaza).collect()
}

/// Nobles with a number each.
pub fn by_noble(numbers: &[u8; 3]) -> Phrase {
    let each = Noble::ALL.iter().zip(numbers);
    Phrase::List(
        each.map(|(noble, number)| Phrase::Row(vec![names::noble_named(*noble), Phrase::sign(number.to_string())]))
            .collect(),
    )
}

/// What somebody pays for visits, noble by noble. Lacerda's are never too dear: he pays what he has.
pub fn visit_costs(player: &PlayerView) -> Phrase {
    w::VisitCosts { who: party(player.who), costs: noble_costs(player) }.say()
}

/// The same on their own page, where nobody else is meant.
pub fn own_visit_costs(player: &PlayerView) -> Phrase {
    w::OwnVisitCosts { costs: noble_costs(player) }.say()
}

fn noble_costs(player: &PlayerView) -> Phrase {
    let each = Noble::ALL.iter().zip(&player.visits).map(|(noble, visit)| {
        let payable = visit.payable && player.who != Party::Automa;
        let cost = if payable { costs::visit(&visit.price) } else { influence(visit.cost) };
        let noble = names::noble_named(*noble);
        if payable || player.who == Party::Automa {
            w::NobleCost { noble, cost }.say()
        } else {
            w::NobleTooDear { noble, cost }.say()
        }
    });
    dotted(each)
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let offices = Noble::ALL.iter().zip(&view.offices).flat_map(|(noble, seen)| office(view, *noble, seen));
    let favours = w::FavoursLeft { favours: by_noble(&view.favours) }.say();
    let visits = [treasury(view)].into_iter().chain(view.players.iter().map(visit_costs)).chain([favours]);
    let page = page
        .field(w::PILES.say(), piles(ed, view))
        .field(w::OFFICES.say(), offices.collect())
        .field(w::HEAD_VISITS.say(), visits.collect());
    match lacerda_stands(view) {
        Some(stands) => page.field(w::LACERDA_TITLE.say(), [stands].into_iter().chain(lacerda_actions(ed)).collect()),
        None => page,
    }
}
