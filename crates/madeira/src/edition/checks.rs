//! What must hold of an edition file beyond its shape: errors name the table and the key.

use super::Edition;
use crate::vocabulary::{Building, City, Colony, Favour, FavourSet, Field, Good, Guild, Reward};
use engine::edition::{EditionError, at_most, check};

/// The most that a number can be where nothing else bounds it: all that the rules add up then fits its counter.
const MAX: u8 = 50;
/// The same for what lies about in ones: pieces, goods, wood.
const MAX_PIECES: u8 = 20;
/// The same for money.
const MAX_REAIS: u16 = 200;

type Checked = Result<(), EditionError>;

impl Edition {
    pub(super) fn check(&self) -> Checked {
        self.check_start()?;
        self.check_dice()?;
        self.check_buildings()?;
        self.check_wood()?;
        self.check_fields()?;
        self.check_places()?;
        self.check_boards()?;
        self.check_crown()
    }

    fn check_start(&self) -> Checked {
        let start = self.start;
        at_most("start.reais", &[start.reais], MAX_REAIS)?;
        at_most("start.reais_by_seat", &start.reais_by_seat, MAX_REAIS)?;
        for (key, count) in [
            ("workers", start.workers),
            ("ships", start.ships),
            ("goods_each", start.goods_each),
            ("wood", start.wood),
            ("bread", start.bread),
            ("watch_workers", start.watch_workers),
        ] {
            at_most(&format!("start.{key}"), &[count], MAX_PIECES)?;
        }
        let placed = start.watch_workers.saturating_add(start.city_workers).saturating_add(start.field_workers);
        check(placed <= start.workers, "start.workers", format!("{placed} workers are placed at the start"))?;
        check(start.city_workers == 1, "start.city_workers", "expected 1")?;
        check(start.field_workers == 2, "start.field_workers", "expected 2")
    }

    fn check_dice(&self) -> Checked {
        let faces = &self.dice.faces;
        check(!faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face)), "dice.faces", "expected 1 to 6")?;
        check((1..=3).contains(&self.dice.pirate_dice), "dice.pirate_dice", "expected 1 to 3")
    }

    fn check_buildings(&self) -> Checked {
        at_most("building.base_cost", &self.building.base_cost, MAX)?;
        let (order, place) = (&self.building.order, "building.order");
        check(
            order.iter().map(|spec| &spec.id).eq(Building::ALL),
            place,
            "expected the five buildings in their order",
        )?;
        for round in 1..=5 {
            let free = order.iter().filter(|spec| spec.free_round == round).count();
            check(free == 1, place, format!("expected one building that is free in round {round}"))?;
        }
        check(order.iter().all(|spec| (1..=3).contains(&spec.region)), place, "regions are 1 to 3")
    }

    fn check_wood(&self) -> Checked {
        let price = &self.wood.price;
        check(!price.is_empty() && price.is_sorted(), "wood.price", "expected prices that rise")?;
        at_most("wood.price", price, MAX_REAIS)?;
        at_most("district.wood", &self.district.wood, MAX)
    }

    fn check_fields(&self) -> Checked {
        for spec in self.fields.iter().flatten() {
            at_most(&format!("field.{}.wood", spec.id), &spec.wood, MAX_PIECES)?;
        }
        // Four players need a free field in each of two areas at the start, whatever the others chose.
        for region in 1..=3 {
            let count = Field::of_region(region).filter(|field| self.fields[field.index()].is_some()).count();
            check(count >= 4, "field", format!("region {region} needs four fields"))?;
        }
        Ok(())
    }

    fn check_places(&self) -> Checked {
        for (good, post) in Good::ALL.iter().zip(&self.trade) {
            at_most(&format!("trade.{good}.pp"), &post.pp, MAX)?;
            let place = format!("trade.{good}.spaces");
            check(post.spaces.len() >= 2, &place, "expected 2 to 6 spaces")?;
            post.spaces.iter().try_for_each(|(goods, reais)| at_most(&place, &[*goods, *reais], MAX))?;
        }
        for (colony, spec) in Colony::ALL.iter().zip(&self.colonies) {
            at_most(&format!("colony.{colony}.pp"), &spec.pp, MAX)?;
            at_most(&format!("colony.{colony}.wine"), &spec.wine, MAX)?;
        }
        for (city, spec) in City::ALL.iter().zip(&self.cities) {
            at_most(&format!("city.{city}.pp"), &spec.pp, MAX)?;
        }
        let windmill = self.windmill;
        check(windmill.bottom == 0, "windmill.bottom", "expected 0")?;
        check(windmill.top > windmill.bottom, "windmill.top", "expected at least one step")?;
        at_most("windmill.top", &[windmill.top], MAX_PIECES)?;
        check((windmill.bottom..=windmill.top).contains(&windmill.start), "windmill.start", "is not between the ends")
    }

    fn check_boards(&self) -> Checked {
        for seats in 2..=4 {
            let board = self.board(seats);
            let rows_fit = board.rows.len() == seats && board.rows.iter().all(|row| !row.is_empty());
            let place = format!("guild_board.{seats}");
            check(rows_fit, &format!("{place}.rows"), format!("expected {seats} rows of one or two guilds"))?;
            let pass_fits = board.pass.len() == seats && board.pass.iter().all(|space| !space.is_empty());
            let expected = format!("expected {seats} spaces of one to three alternatives");
            check(pass_fits, &format!("{place}.pass"), expected)?;
        }
        let guilds = Guild::ALL.iter().map(|guild| self.favours.of(*guild));
        let all: FavourSet = guilds.clone().flatten().copied().collect();
        let each_once = guilds.clone().all(|guild| guild.len() == 3) && usize::from(all.len()) == Favour::ALL.len();
        check(each_once, "favours", "expected three favors per guild, each once")
    }

    fn check_crown(&self) -> Checked {
        for ((heads, total), requests) in [("two", 10), ("three", 5), ("four", 5)].iter().zip(self.requests()) {
            let place = format!("requests.{heads}_heads");
            check(requests.total() == *total, &place, format!("expected {total} requests"))?;
        }
        let start = &self.requests.start;
        let rising = start.windows(2).all(|pair| pair[0].1 < pair[1].1);
        check(rising, "requests.start", "no two requests have the same crowns")?;
        let rewards: Vec<Reward> = self.rewards.a.iter().chain(&self.rewards.b).copied().collect();
        let each_once = Reward::ALL.iter().all(|reward| rewards.contains(reward));
        check(each_once, "rewards", "expected each reward once")?;
        at_most("rewards.loot", &[self.rewards.loot], MAX)?;
        at_most("pirates.loss", &self.pirates.loss, MAX)
    }
}
