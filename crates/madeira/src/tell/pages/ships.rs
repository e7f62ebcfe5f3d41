//! Trade posts and colonies: spaces, prices, ships, rewards, workers on the land.

use super::{counts, signs};
use crate::edition::Edition;
use crate::event::Stock;
use crate::tell::names;
use crate::view::{SpaceView, View};
use crate::vocabulary::{Colony, Good, Space};
use crate::words as w;
use engine::{Grid, Page, Phrase};

/// With two players the last two spaces of a trade post are one (p. 4).
const DOUBLE_SPACE: usize = 2;

pub fn add(edition: &Edition, view: &View, page: Page) -> Page {
    let posts = Good::ALL.iter().map(|good| (names::good(*good), of_post(view, *good))).collect();
    let page =
        grid(page, w::TRADE_POSTS.say(), posts, vec![signs(view), w::PostsKey { example: "4>14".to_string() }.say()]);
    let page = page.field(w::REQUESTS_SCORE.say(), Good::ALL.iter().map(|good| post_worth(edition, *good)).collect());
    let colonies = Colony::ALL.iter().map(|colony| (names::colony(*colony), of_colony(view, *colony))).collect();
    let page = grid(page, w::COLONIES.say(), colonies, vec![w::ColoniesKey { example: "3".to_string() }.say()]);
    let page = if view.players.len() == DOUBLE_SPACE { page.line(w::DOUBLE_SPACE.say()) } else { page };
    Colony::ALL.iter().fold(page, |page, colony| page.field(names::colony(*colony), about(edition, view, *colony)))
}

fn of_post(view: &View, post: Good) -> Vec<&SpaceView> {
    view.spaces.iter().filter(|space| matches!(space.space, Space::Trade(good, _) if good == post)).collect()
}

fn of_colony(view: &View, colony: Colony) -> Vec<&SpaceView> {
    view.spaces.iter().filter(|space| matches!(space.space, Space::Arrival(other, _) if other == colony)).collect()
}

/// Columns of spaces under their names, the first space on top.
fn grid(page: Page, name: Phrase, columns: Vec<(Phrase, Vec<&SpaceView>)>, legend: Vec<Phrase>) -> Page {
    let names = columns.iter().map(|(name, _)| name.clone());
    let head = [Phrase::empty()].into_iter().chain(names).collect();
    let deepest = columns.iter().map(|(_, spaces)| spaces.len()).max().unwrap_or(0);
    let row = |index: usize| {
        let cells = columns.iter().map(|(_, spaces)| spaces.get(index).map_or(Phrase::empty(), |space| cell(space)));
        [Phrase::sign((index + 1).to_string())].into_iter().chain(cells).collect()
    };
    let rows = [head].into_iter().chain((0..deepest).map(row)).collect();
    let plain = columns.iter().flat_map(|(_, spaces)| spaces).map(|space| sentence(space)).collect();
    page.grid_with_legend(Some(name), Grid { rows, gap: "  " }, legend, plain)
}

/// What the space costs and brings, and whose ship is on it: `4>14 An`, `3 .`.
fn cell(space: &SpaceView) -> Phrase {
    let ship = space.ship.map_or_else(|| Phrase::sign("."), Phrase::Initials);
    let price = match space.space {
        Space::Trade(..) => format!("{}>{}", space.count, space.reais),
        Space::Arrival(..) => space.count.to_string(),
    };
    Phrase::Row(vec![Phrase::sign(price), ship])
}

fn sentence(space: &SpaceView) -> Phrase {
    let place = names::space(space.space);
    let goods = names::amount(Stock::Good(space.good), space.count);
    let price = match space.space {
        Space::Trade(..) => w::SpaceTrade { place, goods, reais: names::amount(Stock::Reais, space.reais) }.say(),
        Space::Arrival(..) => w::SpaceColony { place, goods }.say(),
    };
    let ship = space.ship.map_or_else(|| w::SPACE_FREE.say(), |seat| w::SpaceShip { who: seat }.say());
    Phrase::Row(vec![price, ship])
}

fn post_worth(edition: &Edition, good: Good) -> Phrase {
    let [first, third, fifth] = edition.trade(good).pp;
    w::PpByRound { what: names::post(good), first: first.into(), third: third.into(), fifth: fifth.into() }.say()
}

fn about(edition: &Edition, view: &View, colony: Colony) -> Vec<Phrase> {
    let spec = edition.colony(colony);
    let [first, third, fifth] = spec.pp;
    let is = w::ColonyIs {
        good: names::amount(Stock::Good(spec.good), 1),
        first: first.into(),
        third: third.into(),
        fifth: fifth.into(),
    }
    .say();
    let state = &view.colonies[colony.index()];
    let rewards = state
        .rewards
        .map(|reward| w::RewardIs { reward: names::reward(reward), gives: names::reward_gives(edition, reward) }.say());
    let rewards = w::ColonyRewards { rewards: Phrase::List(rewards.into()) }.say();
    let workers = counts(view, |seat| state.workers[seat.index()]);
    let workers = match workers.is_empty() {
        true => w::COLONY_EMPTY.say(),
        false => w::ColonyWorkers { who: Phrase::List(workers) }.say(),
    };
    vec![is, rewards, workers]
}
