//! Prices and gains in words, as they really are at that moment.

use super::names::{self, counted, listed, wigs};
use crate::engine::{Key, Phrase, Price, Seat};
use crate::games::lisboa::player::RUBBLE_SPACES;
use crate::games::lisboa::price::{GOODS, INFLUENCE, REIS, WIGS};
use crate::games::lisboa::view::{PlayerView, View};
use crate::games::lisboa::vocabulary::{Benefit, Cubes, Effect, Penalty, Rubble};
use crate::games::lisboa::words::costs as c;
use crate::games::lisboa::words::names as n;

/// `3 influence`, or `1–3 influence`
fn amount(exact: &'static Key, range: &'static Key, (least, most): (u32, u32)) -> Option<Phrase> {
    match (least, most) {
        (_, 0) => None,
        (least, most) if least == most => Some(counted(exact, most)),
        (least, most) => Some(range.with([("low", least.into()), ("high", most.into())])),
    }
}

fn reis(price: &Price) -> Option<Phrase> {
    amount(&n::REIS, &c::REIS_RANGE, price.range(REIS))
}

/// What a visit costs: influence, reis that replace some of it, and wigs.
pub fn visit(price: &Price) -> Phrase {
    let influence = amount(&n::INFLUENCE, &c::INFLUENCE_RANGE, price.range(INFLUENCE));
    let wigs = amount(&n::WIGS, &c::WIGS_RANGE, price.range(WIGS));
    let amounts: Vec<Phrase> = [influence, reis(price), wigs].into_iter().flatten().collect();
    if amounts.is_empty() { counted(&n::INFLUENCE, 0) } else { Phrase::List(amounts) }
}

/// What is to be paid in reis, and the influence that has to be part of it.
pub fn bill(price: &Price) -> Phrase {
    let reis = reis(price).unwrap_or_else(|| names::reis(0));
    match price.range(INFLUENCE).0 {
        0 => reis,
        least => c::WITH_INFLUENCE.with([("reis", reis.into()), ("influence", counted(&n::INFLUENCE, least).into())]),
    }
}

/// What a penalty really takes: never more than there is.
pub fn penalty(me: &PlayerView, penalty: Penalty, price: &Price) -> Phrase {
    let most = |currency| price.range(currency).1;
    let (key, count) = match penalty {
        Penalty::Official => (&n::OFFICIALS, u32::from(me.placed_officials.min(1))),
        Penalty::Good => (&n::GOODS, most(GOODS)),
        Penalty::Reis(_) => (&n::REIS, most(REIS)),
        Penalty::Influence(_) => (&n::INFLUENCE, most(INFLUENCE)),
        Penalty::Wigs(_) => (&n::WIGS, most(WIGS)),
    };
    let what = if count == 0 { n::NOTHING.say() } else { counted(key, count) };
    n::PENALTY.with([("what", what.into())])
}

/// Something with its price behind it.
pub fn with_cost(what: Phrase, cost: Phrase) -> Phrase {
    c::COSTS.with([("what", what.into()), ("cost", cost.into())])
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
            let gained = (gained > 0).then(|| counted(&n::INFLUENCE, gained));
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

pub fn cubes(me: &PlayerView, cubes: Cubes) -> Phrase {
    listed(cubes.iter().filter(|(_, count)| *count > 0).map(|(kind, count)| cubes_of(me, kind, count)).collect())
}
