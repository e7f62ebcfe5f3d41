//! How large the numbers of an edition may be: far above what is printed, and so that all that the rules add up fits.

use super::{Checked, File, StartTable, check};
use crate::engine::edition::at_most;
use crate::games::lisboa::player::WAREHOUSE;
use crate::games::lisboa::vocabulary::{MOST, Site, small};

/// The most that a cube can cost, and the most cubes in one place: a row and a column of them still have a price.
const MOST_RUBBLE: u8 = 9;
/// The most cubes of a colour.
const MOST_CUBES: u8 = 60;

impl File {
    /// What the rules add up fits their counters.
    pub(super) fn check_numbers(&self) -> Checked<()> {
        let influence_at: Vec<u8> =
            self.treasury.influence_at.values().map(|influence| influence.unsigned_abs()).collect();
        at_most("treasury.influence_at", &influence_at, MOST)?;
        let market: Vec<u8> = self.market.start.values().copied().collect();
        at_most("market.start", &market, MOST)?;
        at_most("market.minimum", &[self.market.minimum], MOST)?;
        at_most("downtown.scoring_tiles", &self.downtown.scoring_tiles, MOST)?;
        let rubble = &self.rubble;
        let cost: Vec<u8> = rubble.cost.values().copied().collect();
        at_most("rubble.cost", &cost, MOST_RUBBLE)?;
        at_most("rubble.row_end", &[rubble.row_end], MOST_RUBBLE)?;
        at_most("rubble.column_foot", &rubble.column_foot, MOST_RUBBLE)?;
        at_most("rubble.site", &[rubble.site], MOST_RUBBLE)?;
        at_most("rubble.per_colour", &[rubble.per_colour], MOST_CUBES)
    }

    /// All cubes have a place at a full table.
    pub(super) fn check_cubes(&self) -> Checked<()> {
        let rubble = &self.rubble;
        let places = 5 * u32::from(rubble.row_end)
            + rubble.column_foot.iter().map(|count| u32::from(*count)).sum::<u32>()
            + u32::from(small(Site::COUNT)) * u32::from(rubble.site)
            + u32::from(rubble.pile);
        let cubes = 3 * u32::from(rubble.per_colour);
        check("rubble", places == cubes, &format!("{places} places for {cubes} cubes"))
    }

    /// There is a tile for every plot.
    pub(super) fn check_city_tiles(&self) -> Checked<()> {
        check("city_tiles.large", self.city_tiles.large >= 20, "expected at least 20, one for each large plot")?;
        check("city_tiles.small", self.city_tiles.small >= 5, "expected at least 5, one for each thin plot")
    }
}

impl StartTable {
    pub(super) fn check(&self) -> Checked<()> {
        check("start.hand", (3..=5).contains(&self.hand), "expected 3 to 5")?;
        check("start.officials", (1..=MOST).contains(&self.officials), "expected 1 to 20")?;
        at_most("start.goods_each", &[self.goods_each], WAREHOUSE)
    }
}
