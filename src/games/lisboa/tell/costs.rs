//! Prices and gains in words, as they really are at that moment: pay, get, wigs, in that order.

use super::names::{self, counted, dotted, influence, listed, wigs};
use crate::engine::{Key, Phrase, Price, Seat};
use crate::games::lisboa::player::RUBBLE_SPACES;
use crate::games::lisboa::price::{GOODS, INFLUENCE, REIS, WIGS};
use crate::games::lisboa::view::{PlayerView, View};
use crate::games::lisboa::vocabulary::{Benefit, Cubes, Effect, Penalty, Rubble};
use crate::games::lisboa::words::costs as c;
use crate::games::lisboa::words::names as n;
use crate::games::lisboa::words::pieces as i;

/// `D4 book store: pay 6 · get a plan · 9 wigs`
pub fn terms(what: Phrase, terms: impl IntoIterator<Item = Phrase>) -> Phrase {
    c::TERMS.with([("what", what.into()), ("terms", dotted(terms).into())])
}

pub fn pay(cost: Phrase) -> Phrase {
    c::PAY.with([("cost", cost.into())])
}

pub fn get(what: Phrase) -> Phrase {
    c::GET.with([("what", what.into())])
}

/// `3 influence`, or `1–3 influence`
fn amount(exact: &'static Key, range: &'static Key, (least, most): (u32, u32)) -> Option<Phrase> {
    match (least, most) {
        (_, 0) => None,
        (least, most) if least == most => Some(counted(exact, most)),
        (least, most) => Some(range.with([("low", least.into()), ("high", most.into())])),
    }
}

fn reis(price: &Price) -> Option<Phrase> {
    amount(&i::REIS, &i::REIS_RANGE, price.range(REIS))
}

fn varies(price: &Price, currency: &'static str) -> bool {
    let (least, most) = price.range(currency);
    least < most
}

/// What a visit costs: influence, reis that replace some of it, and wigs.
pub fn visit(price: &Price) -> Phrase {
    let influenced = amount(&i::INFLUENCE, &i::INFLUENCE_RANGE, price.range(INFLUENCE));
    let wigs = amount(&i::WIGS, &i::WIGS_RANGE, price.range(WIGS));
    let amounts: Vec<Phrase> = [influenced, reis(price), wigs].into_iter().flatten().collect();
    if amounts.is_empty() { influence(0) } else { Phrase::List(amounts) }
}

/// The same, and that its payer chooses how, if there is a choice.
pub fn visit_as_chosen(price: &Price) -> Phrase {
    let cost = visit(price);
    let varies = [INFLUENCE, REIS, WIGS].into_iter().any(|currency| varies(price, currency));
    if varies { c::CHOOSE_HOW.with([("cost", cost.into())]) } else { cost }
}

/// What is to be paid in reis, what that depends on, and the influence that has to be part of it.
pub fn bill(price: &Price) -> Phrase {
    let reis = reis(price).unwrap_or_else(|| names::reis(0));
    let least = price.range(INFLUENCE).0;
    let least = (least > 0).then(|| ("influence", influence(least).into()));
    // Only the price of a plot is not known beforehand: the cube that is taken no longer counts.
    match (varies(price, REIS), least) {
        (true, Some(least)) => c::BY_CUBE_WITH_INFLUENCE.with([("reis", reis.into()), least]),
        (true, None) => c::BY_CUBE.with([("reis", reis.into())]),
        (false, Some(least)) => c::WITH_INFLUENCE.with([("reis", reis.into()), least]),
        (false, None) => reis,
    }
}

/// What a penalty really takes: never more than there is.
pub fn penalty(me: &PlayerView, penalty: Penalty, price: &Price) -> Phrase {
    let most = |currency| price.range(currency).1;
    let (key, count) = match penalty {
        Penalty::Official => (&n::OFFICIALS, u32::from(me.placed_officials.min(1))),
        Penalty::Good => (&n::GOODS, most(GOODS)),
        Penalty::Reis(_) => (&i::REIS, most(REIS)),
        Penalty::Influence(_) => (&i::INFLUENCE, most(INFLUENCE)),
        Penalty::Wigs(_) => (&i::WIGS, most(WIGS)),
    };
    if count == 0 {
        return n::PENALTY.with([("what", n::NOTHING.say().into())]);
    }
    c::PENALTY_PAID.with([("cost", counted(key, count).into())])
}

/// What does not fit, wholly or in part.
fn fitting(what: Phrase, count: u8, room: u8) -> Phrase {
    match room {
        0 => c::NO_ROOM.with([("what", what.into())]),
        room if room < count => c::ROOM_FOR.with([("what", what.into()), ("room", room.into())]),
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
            if futile { c::BRINGS_NOTHING.with([("what", what.into())]) } else { what }
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
        Some(effect) => n::NOW.with([("what", gain(view, seat, effect).into())]),
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
        return vec![c::NO_ROOM.with([("what", all.into())])];
    }
    lying().map(|(kind, count)| cubes_of(me, kind, count)).collect()
}

/// A cube to choose, and whether it fits.
pub fn cube_named(me: &PlayerView, kind: Rubble) -> Phrase {
    fitting(names::cube_named(kind), 1, RUBBLE_SPACES.saturating_sub(me.rubble[kind]))
}
