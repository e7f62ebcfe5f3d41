//! One player: wealth, portfolio, plans, decrees; and the hand, for its owner only.

use super::court::{lacerda_actions, lacerda_stands, own_visit_costs};
use super::decrees::decree;
use crate::edition::Edition;
use crate::player::Docked;
use crate::tell::lacerda;
use crate::tell::names::{self, dotted, held, influence, party, reis, wigs};
use crate::view::{CardView, PlayerView, View};
use crate::vocabulary::{Architect, Good};
use crate::words as w;
use engine::{GlanceLine, Key, Page, Party, Phrase, Seat};

fn favours(player: &PlayerView) -> Phrase {
    held(player.favours.iter().map(names::noble_named).collect())
}

/// Points and what there is to pay with.
pub fn glance(player: &PlayerView) -> GlanceLine {
    let money = (player.who != Party::Automa).then(|| reis(player.reis));
    let has = [wigs(player.wigs)].into_iter().chain(money).chain([influence(player.influence)]);
    let shown = (player.goods.total() > 0).then(|| names::goods(player.goods));
    GlanceLine { shown, ..GlanceLine::new(party(player.who), dotted(has)) }
}

/// Everything that matters in one line, for the turn message.
pub fn line(player: &PlayerView) -> Phrase {
    let stores: u8 = player.stores.iter().sum();
    let [who, wigs, influence] = [party(player.who), wigs(player.wigs), influence(player.influence)];
    let (stores, favours) = (stores.into(), favours(player));
    match player.who {
        Party::Seat(_) => {
            w::PlayerLine { who, wigs, reis: reis(player.reis), influence, sets: player.sets.into(), stores, favours }
                .say()
        }
        Party::Automa => {
            w::LacerdaLine { who, wigs, influence, cubes: player.rubble.total().into(), stores, favours }.say()
        }
    }
}

/// Rubble, stores, houses and favours.
pub fn holdings(player: &PlayerView) -> [Phrase; 4] {
    let [left, middle, right] = player.houses;
    let stores = Good::ALL.iter().zip(player.stores).filter(|(_, count)| *count > 0);
    let stores =
        stores.map(|(good, count)| Phrase::Row(vec![names::good_sign(*good), Phrase::sign(count.to_string())]));
    let stores = w::StoresLine { stores: held(stores.collect()) }.say();
    let favours = w::FavoursLine { favours: favours(player) }.say();
    let houses = w::HousesLine { left: left.into(), middle: middle.into(), right: right.into() }.say();
    let rubble =
        w::RubbleLine { cubes: names::cubes(player.rubble), sets: player.sets.into(), markers: player.markers.into() }
            .say();
    [rubble, stores, houses, favours]
}

fn wealth(player: &PlayerView) -> Vec<Phrase> {
    let [rubble, stores, houses, favours] = holdings(player);
    let officials = w::OfficialsLine { count: player.officials.into() }.say();
    let money = w::WealthLine {
        wigs: wigs(player.wigs),
        reis: reis(player.reis),
        influence: influence(player.influence),
        coins: player.coins.into(),
    }
    .say();
    let goods = names::goods(player.goods);
    match player.who {
        Party::Seat(_) => vec![
            money,
            w::GoodsLine { goods, room: player.warehouse.into() }.say(),
            rubble,
            officials,
            stores,
            houses,
            favours,
        ],
        Party::Automa => vec![line(player), w::GoodsLineFree { goods }.say(), rubble, officials, stores],
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
        w::DocksLine { cards: held(docks) }.say(),
        w::BureauLine { cards: held(bureau) }.say(),
        w::EnvelopeLine { influence: influence(player.portfolio_influence) }.say(),
    ]
}

/// A Treasury card that lies in a bureau, with its benefit.
fn treasury_card(ed: &Edition, seen: &CardView) -> Phrase {
    let name = ed.short_name_of(seen.card);
    match seen.benefit {
        Some(benefit) => w::CardDoes { card: name, what: names::benefit(benefit) }.say(),
        None => name,
    }
}

fn plans(plans: &[(Architect, u8, u8)]) -> Phrase {
    let each = plans.iter().flat_map(|(architect, officials, count)| {
        std::iter::repeat_n(names::plan(*architect, *officials), usize::from(*count))
    });
    held(each.collect())
}

/// What visits and events cost, and how many cards are held.
pub fn costs(player: &PlayerView) -> [Phrase; 3] {
    [
        own_visit_costs(player),
        w::EventCost { reis: reis(player.event_price) }.say(),
        w::HandSize { count: player.hand_size.into() }.say(),
    ]
}

/// The next rank of a soloist that is not reached, and what it still takes.
pub fn next_rank(view: &View) -> Vec<Phrase> {
    let reached = view.ranks.iter().position(|rank| rank.reached).unwrap_or(view.ranks.len());
    let Some(now) = view.ranks.get(reached) else { return Vec::new() };
    let would_be = w::RankWouldBe { rank: lacerda::rank(&now.id) }.say();
    let next = reached.checked_sub(1).and_then(|next| view.ranks.get(next));
    let next = next.into_iter().flat_map(|next| {
        let name = w::RankNext { rank: lacerda::rank(&next.id) }.say();
        [name].into_iter().chain(next.conditions.iter().map(lacerda::need))
    });
    [would_be].into_iter().chain(next).collect()
}

pub fn player(ed: &Edition, view: &View, seat: Seat) -> Page {
    let Some(player) = view.players.get(seat.index()) else { return Page::new(Phrase::Person(seat)) };
    let clergy: Vec<Phrase> = player.clergy.iter().map(|tile| ed.tile_text(tile.tile)).collect();
    let decrees: Vec<Phrase> = player.decrees.iter().map(|seen| decree(ed, seen)).collect();
    let mut page = Page::new(party(player.who)).field(w::WEALTH.say(), wealth(player));
    if matches!(player.who, Party::Seat(_)) {
        page = page
            .field(portfolio_title(player), portfolio(ed, player))
            .field(w::CLERGY_TITLE.say(), lines(clergy, &w::NO_CLERGY))
            .field(w::COSTS_TITLE.say(), costs(player).into());
    }
    let page = page
        .field(
            w::PLANS_TITLE.say(),
            vec![
                w::OpenPlansLine { plans: plans(&player.open_plans) }.say(),
                w::CompletedPlansLine { plans: plans(&player.completed_plans) }.say(),
            ],
        )
        .field(w::PLAYER_DECREES.say(), lines(decrees, &w::NONE));
    let ranks = next_rank(view);
    if ranks.is_empty() { page } else { page.field(w::RANK_PROJECTED.say(), ranks) }
}

/// A line each, or the word for none of them, which has a gender in some languages.
fn lines(phrases: Vec<Phrase>, none: &'static Key) -> Vec<Phrase> {
    if phrases.is_empty() { vec![none.say()] } else { phrases }
}

/// The opponent of the solo game; None in other games.
pub fn lacerda(ed: &Edition, view: &View) -> Option<Page> {
    let player = view.players.iter().find(|player| player.who == Party::Automa)?;
    let plans = w::OpenPlansLine { plans: plans(&player.open_plans) }.say();
    let decrees: Vec<Phrase> = player.decrees.iter().map(|seen| decree(ed, seen)).collect();
    let ships = player.docks.iter().map(|card| docked(ed, card)).collect();
    let ships = w::DocksLine { cards: held(ships) }.say();
    let actions = lacerda_stands(view).into_iter().chain(lacerda_actions(ed)).collect();
    let page = Page::new(party(player.who))
        .field(w::WEALTH.say(), wealth(player).into_iter().chain([plans, ships]).collect())
        .field(w::LACERDA_TITLE.say(), actions)
        .field(w::PLAYER_DECREES.say(), lines(decrees, &w::NONE));
    Some(page)
}

/// How many cards the portfolio has, and how many it may have.
pub fn portfolio_title(player: &PlayerView) -> Phrase {
    let cards = player.docks.len() + player.bureau.len();
    w::PortfolioTitle { cards: cards.into(), limit: player.portfolio_limit.into() }.say()
}

fn means_plans((architect, officials, count): &(Architect, u8, u8)) -> impl Iterator<Item = Phrase> {
    let officials = (*officials).into();
    let plan = match architect {
        Architect::Blue => w::MeansPlanBlue { officials }.say(),
        Architect::Green => w::MeansPlanGreen { officials }.say(),
    };
    std::iter::repeat_n(plan, usize::from(*count))
}

/// What somebody has, in two lines: money, influence and goods; people, plans, slots, rubble, favours.
pub fn means(view: &View, seat: Seat) -> Vec<Phrase> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let stock = |good: &Good| {
        w::Stock { good: names::good_sign(*good), count: player.goods[*good].into(), room: player.warehouse.into() }
            .say()
    };
    let wealth = w::MeansWealth {
        reis: reis(player.reis),
        influence: influence(player.influence),
        coins: reis(player.coins),
        goods: dotted(Good::ALL.iter().map(stock)),
    }
    .say();
    let more = w::MeansMore {
        officials: w::Officials { count: player.officials.into() }.say(),
        plans: held(player.open_plans.iter().flat_map(means_plans).collect()),
        cards: (player.docks.len() + player.bureau.len()).into(),
        limit: player.portfolio_limit.into(),
        rubble: rubble(player),
        favours: favours(player),
    }
    .say();
    vec![wealth, more]
}

fn rubble(player: &PlayerView) -> Phrase {
    if player.rubble.total() == 0 { w::NONE.say() } else { names::cube_signs(player.rubble) }
}

/// A card of a hand with everything that it can do.
fn in_hand(ed: &Edition, seen: &CardView) -> Phrase {
    match (seen.reward, seen.event, seen.benefit) {
        (None, Some(_), Some(benefit)) => {
            w::HandTreasury { card: ed.name_of(seen.card), benefit: names::benefit(benefit) }.say()
        }
        _ => ed.card_and_effect(seen.card),
    }
}

pub fn hand(ed: &Edition, view: &View, seat: Seat) -> Vec<Phrase> {
    let cards = view.players.get(seat.index()).and_then(|player| player.hand.as_ref());
    let cards = cards.into_iter().flatten().map(|seen| in_hand(ed, seen));
    let drafted = view.drafted.iter().map(|seen| ed.name_of(seen.card)).collect::<Vec<_>>();
    let drafted = (!drafted.is_empty()).then(|| w::HandDrafted { cards: Phrase::List(drafted) }.say());
    cards.chain(drafted).collect()
}
