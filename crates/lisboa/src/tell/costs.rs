//! Prices and gains in words, as they really are at that moment: pay, get, wigs, in that order.

use super::names::{self, dotted, influence, listed, wigs};
use crate::player::RUBBLE_SPACES;
use crate::price::{GOODS, INFLUENCE, REIS, WIGS};
use crate::view::{PlayerView, View};
use crate::vocabulary::{Benefit, Cubes, Effect, Penalty, Rubble};
use crate::words as w;
use engine::{Number, Phrase, Price, Seat};

/// `D4 book store: pay 6 · get a plan · 9 wigs`
pub fn terms(what: Phrase, terms: impl IntoIterator<Item = Phrase>) -> Phrase {
    w::Terms { what, terms: dotted(terms) }.say()
}

pub fn pay(cost: Phrase) -> Phrase {
    w::Pay { cost }.say()
}

pub fn get(what: Phrase) -> Phrase {
    w::Get { what }.say()
}

/// `3 influence`, or `1–3 influence`
fn amount(exact: fn(u32) -> Phrase, range: fn(Number, Number) -> Phrase, (least, most): (u32, u32)) -> Option<Phrase> {
    match (least, most) {
        (_, 0) => None,
        (least, most) if least == most => Some(exact(most)),
        (least, most) => Some(range(least.into(), most.into())),
    }
}

fn reis(price: &Price) -> Option<Phrase> {
    amount(names::reis, |low, high| w::ReisRange { low, high }.say(), price.range(REIS))
}

fn varies(price: &Price, currency: &'static str) -> bool {
    let (least, most) = price.range(currency);
    least < most
}

/// What a visit costs: influence, reis that replace some of it, and wigs.
pub fn visit(price: &Price) -> Phrase {
    let influenced =
        amount(names::influence, |low, high| w::InfluenceRange { low, high }.say(), price.range(INFLUENCE));
    let wigs = amount(names::wigs, |low, high| w::WigsRange { low, high }.say(), price.range(WIGS));
    let amounts: Vec<Phrase> = [influenced, reis(price), wigs].into_iter().flatten().collect();
    if amounts.is_empty() { influence(0) } else { Phrase::List(amounts) }
}

/// The same, and that its payer chooses how, if there is a choice.
pub fn visit_as_chosen(price: &Price) -> Phrase {
    let cost = visit(price);
    let varies = [INFLUENCE, REIS, WIGS].into_iter().any(|currency| varies(price, currency));
    if varies { w::ChooseHow { cost }.say() } else { cost }
}

/// What is to be paid in reis, what that depends on, and the influence that has to be part of it.
pub fn bill(price: &Price) -> Phrase {
    let reis = reis(price).unwrap_or_else(|| names::reis(0));
    let least = price.range(INFLUENCE).0;
    let least = (least > 0).then(|| influence(least));
    // Only the price of a plot is not known beforehand: the cube that is taken no longer counts.
    match (varies(price, REIS), least) {
        (true, Some(influence)) => w::ByCubeWithInfluence { reis, influence }.say(),
        (true, None) => w::ByCube { reis }.say(),
        (false, Some(influence)) => w::WithInfluence { reis, influence }.say(),
        (false, None) => reis,
    }
}

/// What a penalty really takes: never more than there is.
pub fn penalty(me: &PlayerView, penalty: Penalty, price: &Price) -> Phrase {
    let most = |currency| price.range(currency).1;
    let (count, cost): (u32, fn(u32) -> Phrase) = match penalty {
        Penalty::Official => (me.placed_officials.min(1).into(), |count| w::Officials { count: count.into() }.say()),
        Penalty::Good => (most(GOODS), |count| w::Goods { count: count.into() }.say()),
        Penalty::Reis(_) => (most(REIS), names::reis),
        Penalty::Influence(_) => (most(INFLUENCE), names::influence),
        Penalty::Wigs(_) => (most(WIGS), names::wigs),
    };
    if count == 0 {
        return w::Penalty { what: w::NOTHING.say() }.say();
    }
    w::PenaltyPaid { cost: cost(count) }.say()
}

/// What does not fit, wholly or in part.
fn fitting(what: Phrase, count: u8, room: u8) -> Phrase {
    match room {
        0 => w::NoRoom { what }.say(),
        room if room < count => w::RoomFor { what, room: room.into() }.say(),
        _ => what,
    }
}

/// What an effect really brings somebody now.
pub fn gain(view: &View, seat: Seat, effect: Effect) -> Phrase {
    let me = &view.players[seat.index()];
    let what = names::effect(effect);
    match effect {
        Effect::Goods(good, count) => fitting(what, count, me.warehouse.saturating_sub(me.goods[good])),
        Effect::Influence(count) => {
            let gained = count.min(view.influence_max.saturating_sub(me.influence));
            let ends_on_last = count > 0 && me.influence + gained == view.influence_max;
            let gained = (gained > 0).then(|| influence(gained));
            listed(gained.into_iter().chain(ends_on_last.then(|| wigs(1))).collect())
        }
        Effect::AnyGood
        | Effect::Reis(_)
        | Effect::Wigs(_)
        | Effect::Rubble
        | Effect::Cardinal
        | Effect::State(_)
        | Effect::Decree
        | Effect::Noble(_) => {
            let futile = view.viewer == Some(seat) && view.futile.contains(&effect);
            if futile { w::BringsNothing { what }.say() } else { what }
        }
    }
}

/// Whether an effect is something that is got, rather than something that is done.
pub fn is_got(effect: Effect) -> bool {
    match effect {
        Effect::Goods(..)
        | Effect::AnyGood
        | Effect::Reis(_)
        | Effect::Influence(_)
        | Effect::Wigs(_)
        | Effect::Rubble => true,
        Effect::Cardinal | Effect::State(_) | Effect::Decree | Effect::Noble(_) => false,
    }
}

/// `get 2 books`, or `take a plan`
pub fn brings(view: &View, seat: Seat, effect: Effect) -> Phrase {
    let what = gain(view, seat, effect);
    if is_got(effect) { get(what) } else { what }
}

/// A benefit, and what it brings if that is at once.
pub fn benefit(view: &View, seat: Seat, benefit: Benefit) -> Phrase {
    match benefit.at_once() {
        Some(effect) => w::Now { what: gain(view, seat, effect) }.say(),
        None => names::benefit(benefit),
    }
}

/// Cubes that somebody would get: those beyond the spaces of their kind leave the game.
pub fn cubes_of(me: &PlayerView, kind: Rubble, count: u8) -> Phrase {
    fitting(names::cubes_of(kind, count), count, RUBBLE_SPACES.saturating_sub(me.rubble[kind]))
}

/// All that lie on a site; that none of them fits is said once.
pub fn cubes(me: &PlayerView, cubes: Cubes) -> Vec<Phrase> {
    let lying = || cubes.iter().filter(|(_, count)| *count > 0);
    if lying().count() > 1 && lying().all(|(kind, _)| me.rubble[kind] >= RUBBLE_SPACES) {
        let all = Phrase::List(lying().map(|(kind, count)| names::cubes_of(kind, count)).collect());
        return vec![w::NoRoom { what: all }.say()];
    }
    lying().map(|(kind, count)| cubes_of(me, kind, count)).collect()
}

/// A cube to choose, and whether it fits.
pub fn cube_named(me: &PlayerView, kind: Rubble) -> Phrase {
    fitting(names::cube_named(kind), 1, RUBBLE_SPACES.saturating_sub(me.rubble[kind]))
}
