//! The court: treasury, piles, offices, plazas, favours.

use crate::engine::{Arg, Page, Party, Phrase};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::state::Office;
use crate::games::lisboa::tell::costs;
use crate::games::lisboa::tell::names::{self, dotted, influence, party, reis, share};
use crate::games::lisboa::view::{PlayerView, View};
use crate::games::lisboa::vocabulary::{Noble, StateAction};
use crate::games::lisboa::words::pages as p;
use crate::games::lisboa::words::solo::LACERDA_TITLE;

fn treasury(view: &View) -> Phrase {
    p::TREASURY_LINE.with([
        ("reis", reis(view.treasury).into()),
        ("visits", Arg::sign(names::signed(view.treasury_influence.into()))),
    ])
}

/// Where Lacerda's courtier and helper stand.
pub fn lacerda_stands(view: &View) -> Option<Phrase> {
    view.lacerda.map(|lacerda| {
        p::LACERDA_STANDS
            .with([("noble", names::noble(lacerda.courtier).into()), ("pile", names::kind(lacerda.helper).into())])
    })
}

/// Which State action of each noble is Lacerda's upper one, which his lower, and where that comes from.
pub fn lacerda_actions(ed: &Edition) -> Vec<Phrase> {
    let listed = |actions: [StateAction; 3]| {
        let each = Noble::ALL.iter().zip(actions).map(|(noble, action)| {
            p::NOBLE_DOES.with([("noble", names::noble_named(*noble).into()), ("action", names::state(action).into())])
        });
        Phrase::List(each.collect())
    };
    let upper = p::LACERDA_UPPER.with([("actions", listed(ed.solo.upper).into())]);
    let lower = p::LACERDA_LOWER.with([("actions", listed(ed.solo.lower).into())]);
    let by_the_books = Noble::ALL.iter().zip(ed.solo.upper).all(|(noble, upper)| noble.state_actions()[0] == upper);
    [upper, lower].into_iter().chain(by_the_books.then(|| p::LACERDA_ORDER.say())).collect()
}

/// Treasury and piles, for the turn message.
pub fn short(view: &View) -> Vec<Phrase> {
    let count = |count: u8| Phrase::sign(count.to_string());
    let piles = view.piles.iter().map(|pile| Phrase::Row(vec![names::kind_named(pile.kind), count(pile.count)]));
    let piles = p::PILES_LINE.with([("piles", Phrase::List(piles.collect()).into())]);
    [treasury(view), piles].into_iter().chain(lacerda_stands(view)).collect()
}

fn piles(ed: &Edition, view: &View) -> Vec<Phrase> {
    let line = |pile: &crate::games::lisboa::view::PileView| match pile.top {
        Some(top) => p::PILE_LINE.with([("count", pile.count.into()), ("card", ed.card_and_effect(top.card).into())]),
        None => p::PILE_EMPTY.with([("pile", names::kind_named(pile.kind).into())]),
    };
    view.piles.iter().map(line).collect()
}

fn shares(view: &View, counts: &[u8], neutral: u8) -> Vec<Phrase> {
    let owned = view.players.iter().zip(counts).filter(|(_, count)| **count > 0);
    let owned = owned.map(|(player, count)| share(player.who, *count));
    let neutral = (neutral > 0).then(|| Phrase::Row(vec![p::NEUTRAL.say(), Phrase::sign(neutral.to_string())]));
    owned.chain(neutral).collect()
}

fn office(view: &View, noble: Noble, office: &Office) -> Vec<Phrase> {
    let inside = shares(view, &office.inside, office.neutral);
    let officials = if inside.is_empty() { p::NOBODY.say() } else { Phrase::List(inside) };
    let inside = p::OFFICE_LINE.with([
        ("noble", names::noble_named(noble).into()),
        ("taken", office.occupied().into()),
        ("spaces", view.office_spaces.into()),
        ("officials", officials.into()),
    ]);
    let outside = shares(view, &office.plaza, 0);
    let plaza = (!outside.is_empty()).then(|| p::PLAZA_LINE.with([("officials", Phrase::List(outside).into())]));
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
    p::VISIT_COSTS.with([("who", party(player.who).into()), ("costs", noble_costs(player).into())])
}

/// The same on their own page, where nobody else is meant.
pub fn own_visit_costs(player: &PlayerView) -> Phrase {
    p::OWN_VISIT_COSTS.with([("costs", noble_costs(player).into())])
}

fn noble_costs(player: &PlayerView) -> Phrase {
    let each = Noble::ALL.iter().zip(&player.visits).map(|(noble, visit)| {
        let payable = visit.payable && player.who != Party::Automa;
        let cost = if payable { costs::visit(&visit.price) } else { influence(visit.cost) };
        let key = if payable || player.who == Party::Automa { &p::NOBLE_COST } else { &p::NOBLE_TOO_DEAR };
        key.with([("noble", names::noble_named(*noble).into()), ("cost", cost.into())])
    });
    dotted(each)
}

pub fn blocks(ed: &Edition, view: &View, page: Page) -> Page {
    let offices = Noble::ALL.iter().zip(&view.offices).flat_map(|(noble, seen)| office(view, *noble, seen));
    let favours = p::FAVOURS_LEFT.with([("favours", by_noble(&view.favours).into())]);
    let visits = [treasury(view)].into_iter().chain(view.players.iter().map(visit_costs)).chain([favours]);
    let page = page
        .field(p::PILES.say(), piles(ed, view))
        .field(p::OFFICES.say(), offices.collect())
        .field(p::HEAD_VISITS.say(), visits.collect());
    match lacerda_stands(view) {
        Some(stands) => page.field(LACERDA_TITLE.say(), vec![stands]),
        None => page,
    }
}
