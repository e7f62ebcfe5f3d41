//! One player: wealth, portfolio, plans, decrees; and the hand, for its owner only.

use super::court::{lacerda_actions, lacerda_stands, own_visit_costs};
use super::decrees::decree;
use crate::engine::{Page, Party, Phrase, Seat};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::player::Docked;
use crate::games::lisboa::tell::lacerda;
use crate::games::lisboa::tell::names::{self, counted, dotted, held, influence, party, reis, wigs};
use crate::games::lisboa::view::{CardView, PlayerView, View};
use crate::games::lisboa::vocabulary::{Architect, Good};
use crate::games::lisboa::words::names::NONE;
use crate::games::lisboa::words::names::OFFICIALS;
use crate::games::lisboa::words::pages as p;
use crate::games::lisboa::words::pieces::STOCK;
use crate::games::lisboa::words::solo::LACERDA_TITLE;

fn favours(player: &PlayerView) -> Phrase {
    held(player.favours.iter().map(names::noble_named).collect())
}

/// Everything that matters in one line, for the turn message.
pub fn line(player: &PlayerView) -> Phrase {
    let stores: u8 = player.stores.iter().sum();
    let [who, wigs, influence] = [
        ("who", party(player.who).into()),
        ("wigs", wigs(player.wigs).into()),
        ("influence", influence(player.influence).into()),
    ];
    let [stores, favours] = [("stores", stores.into()), ("favours", favours(player).into())];
    match player.who {
        Party::Seat(_) => p::PLAYER_LINE.with([
            who,
            wigs,
            ("reis", reis(player.reis).into()),
            influence,
            ("sets", player.sets.into()),
            stores,
            favours,
        ]),
        Party::Automa => {
            p::LACERDA_LINE.with([who, wigs, influence, ("cubes", player.rubble.total().into()), stores, favours])
        }
    }
}

fn wealth(player: &PlayerView) -> Vec<Phrase> {
    let [left, middle, right] = player.houses;
    let stores = Good::ALL.iter().zip(player.stores).filter(|(_, count)| *count > 0);
    let stores =
        stores.map(|(good, count)| Phrase::Row(vec![names::good_sign(*good), Phrase::sign(count.to_string())]));
    let stores = p::STORES_LINE.with([("stores", held(stores.collect()).into())]);
    let favours = p::FAVOURS_LINE.with([("favours", favours(player).into())]);
    let officials = counted(&p::OFFICIALS_LINE, player.officials);
    let money = p::WEALTH_LINE.with([
        ("wigs", wigs(player.wigs).into()),
        ("reis", reis(player.reis).into()),
        ("influence", influence(player.influence).into()),
        ("coins", player.coins.into()),
    ]);
    let rubble = p::RUBBLE_LINE.with([
        ("cubes", names::cubes(player.rubble).into()),
        ("sets", player.sets.into()),
        ("markers", player.markers.into()),
    ]);
    let goods = ("goods", names::goods(player.goods).into());
    match player.who {
        Party::Seat(_) => vec![
            money,
            p::GOODS_LINE.with([goods, ("room", player.warehouse.into())]),
            rubble,
            officials,
            stores,
            p::HOUSES_LINE.with([("left", left.into()), ("middle", middle.into()), ("right", right.into())]),
            favours,
        ],
        Party::Automa => vec![line(player), p::GOODS_LINE_FREE.with([goods]), rubble, officials, stores],
    }
}

fn docked(ed: &Edition, docked: &Docked) -> Phrase {
    match docked {
        Docked::Noble(card) => ed.name_of(*card),
        Docked::Ship(moored) => names::ship(moored.ship),
    }
}

fn portfolio(ed: &Edition, player: &PlayerView) -> Vec<Phrase> {
    let docks = player.docks.iter().map(|card| docked(ed, card)).collect();
    let bureau = player.bureau.iter().map(|seen| treasury_card(ed, seen)).collect();
    vec![
        p::DOCKS_LINE.with([("cards", held(docks).into())]),
        p::BUREAU_LINE.with([("cards", held(bureau).into())]),
        p::ENVELOPE_LINE.with([("influence", influence(player.portfolio_influence).into())]),
    ]
}

/// A Treasury card that lies in a bureau, with its benefit.
fn treasury_card(ed: &Edition, seen: &CardView) -> Phrase {
    let name = ed.short_name_of(seen.card);
    match seen.benefit {
        Some(benefit) => p::HAND_NOBLE.with([("card", name.into()), ("what", names::benefit(benefit).into())]),
        None => name,
    }
}

fn plans(plans: &[(Architect, u8, u8)]) -> Phrase {
    let each = plans.iter().flat_map(|(architect, officials, count)| {
        std::iter::repeat_n(names::plan(*architect, *officials), usize::from(*count))
    });
    held(each.collect())
}

fn costs(player: &PlayerView) -> Vec<Phrase> {
    vec![
        own_visit_costs(player),
        p::EVENT_COST.with([("reis", reis(player.event_price).into())]),
        counted(&p::HAND_SIZE, player.hand_size),
    ]
}

/// The next rank of a soloist that is not reached, and what it still takes.
pub fn next_rank(view: &View) -> Vec<Phrase> {
    use crate::games::lisboa::words::lacerda as l;
    let reached = view.ranks.iter().position(|rank| rank.reached).unwrap_or(view.ranks.len());
    let Some(now) = view.ranks.get(reached) else { return Vec::new() };
    let would_be = l::RANK_WOULD_BE.with([("rank", lacerda::rank(&now.id).into())]);
    let next = reached.checked_sub(1).and_then(|next| view.ranks.get(next));
    let next = next.into_iter().flat_map(|next| {
        let name = l::RANK_NEXT.with([("rank", lacerda::rank(&next.id).into())]);
        [name].into_iter().chain(next.conditions.iter().map(lacerda::need))
    });
    [would_be].into_iter().chain(next).collect()
}

pub fn player(ed: &Edition, view: &View, seat: Seat) -> Page {
    let Some(player) = view.players.get(seat.index()) else { return Page::new(Phrase::Person(seat)) };
    let clergy: Vec<Phrase> = player.clergy.iter().map(|tile| ed.tile_text(tile.tile)).collect();
    let decrees: Vec<Phrase> = player.decrees.iter().map(|seen| decree(ed, seen)).collect();
    let mut page = Page::new(party(player.who)).field(p::WEALTH.say(), wealth(player));
    if matches!(player.who, Party::Seat(_)) {
        let cards = player.docks.len() + player.bureau.len();
        let title = p::PORTFOLIO_TITLE.with([("cards", cards.into()), ("limit", player.portfolio_limit.into())]);
        page = page
            .field(title, portfolio(ed, player))
            .field(p::CLERGY_TITLE.say(), lines(clergy))
            .field(p::COSTS_TITLE.say(), costs(player));
    }
    let page = page
        .field(
            p::PLANS_TITLE.say(),
            vec![
                p::OPEN_PLANS_LINE.with([("plans", plans(&player.open_plans).into())]),
                p::COMPLETED_PLANS_LINE.with([("plans", plans(&player.completed_plans).into())]),
            ],
        )
        .field(p::PLAYER_DECREES.say(), lines(decrees));
    let ranks = next_rank(view);
    if ranks.is_empty() { page } else { page.field(p::RANK_PROJECTED.say(), ranks) }
}

/// A line each; "nothing" if there are none.
fn lines(phrases: Vec<Phrase>) -> Vec<Phrase> {
    if phrases.is_empty() { vec![held(phrases)] } else { phrases }
}

/// The opponent of the solo game; None in other games.
pub fn lacerda(ed: &Edition, view: &View) -> Option<Page> {
    let player = view.players.iter().find(|player| player.who == Party::Automa)?;
    let plans = p::OPEN_PLANS_LINE.with([("plans", plans(&player.open_plans).into())]);
    let decrees: Vec<Phrase> = player.decrees.iter().map(|seen| decree(ed, seen)).collect();
    let ships = player.docks.iter().map(|card| docked(ed, card)).collect();
    let ships = p::DOCKS_LINE.with([("cards", held(ships).into())]);
    let actions = lacerda_stands(view).into_iter().chain(lacerda_actions(ed)).collect();
    let page = Page::new(party(player.who))
        .field(p::WEALTH.say(), wealth(player).into_iter().chain([plans, ships]).collect())
        .field(LACERDA_TITLE.say(), actions)
        .field(p::PLAYER_DECREES.say(), lines(decrees));
    Some(page)
}

fn means_plans((architect, officials, count): &(Architect, u8, u8)) -> impl Iterator<Item = Phrase> {
    let key = match architect {
        Architect::Blue => &p::MEANS_PLAN_BLUE,
        Architect::Green => &p::MEANS_PLAN_GREEN,
    };
    std::iter::repeat_n(key.with([("officials", (*officials).into())]), usize::from(*count))
}

/// What somebody has, in two lines: money, influence and goods; people, plans, slots, rubble, favours.
pub fn means(view: &View, seat: Seat) -> Vec<Phrase> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let stock = |good: &Good| {
        STOCK.with([
            ("good", names::good_sign(*good).into()),
            ("count", player.goods[*good].into()),
            ("room", player.warehouse.into()),
        ])
    };
    let wealth = p::MEANS_WEALTH.with([
        ("reis", reis(player.reis).into()),
        ("influence", influence(player.influence).into()),
        ("coins", reis(player.coins).into()),
        ("goods", dotted(Good::ALL.iter().map(stock)).into()),
    ]);
    let more = p::MEANS_MORE.with([
        ("officials", counted(&OFFICIALS, player.officials).into()),
        ("plans", held(player.open_plans.iter().flat_map(means_plans).collect()).into()),
        ("cards", (player.docks.len() + player.bureau.len()).into()),
        ("limit", player.portfolio_limit.into()),
        ("rubble", rubble(player).into()),
        ("favours", favours(player).into()),
    ]);
    vec![wealth, more]
}

fn rubble(player: &PlayerView) -> Phrase {
    if player.rubble.total() == 0 { NONE.say() } else { names::cube_signs(player.rubble) }
}

/// A card of a hand with everything that it can do.
fn in_hand(ed: &Edition, seen: &CardView) -> Phrase {
    let name = ("card", ed.name_of(seen.card).into());
    match (seen.reward, seen.event, seen.benefit) {
        (Some(reward), _, _) => p::HAND_NOBLE.with([name, ("what", names::reward(reward).into())]),
        (None, Some(_), Some(benefit)) => p::HAND_TREASURY.with([name, ("benefit", names::benefit(benefit).into())]),
        _ => ed.name_of(seen.card),
    }
}

pub fn hand(ed: &Edition, view: &View, seat: Seat) -> Vec<Phrase> {
    let cards = view.players.get(seat.index()).and_then(|player| player.hand.as_ref());
    let cards = cards.into_iter().flatten().map(|seen| in_hand(ed, seen));
    let drafted = view.drafted.iter().map(|seen| ed.name_of(seen.card)).collect::<Vec<_>>();
    let drafted = (!drafted.is_empty()).then(|| p::HAND_DRAFTED.with([("cards", Phrase::List(drafted).into())]));
    cards.chain(drafted).collect()
}
