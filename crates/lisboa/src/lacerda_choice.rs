//! Lacerda's choices of plot, cube and site, with the tie-breaks of the solo sheet.

use super::lacerda::{Entrance, LACERDA, YOU};
use super::play::Look;
use super::vocabulary::{Architect, Good, Line, Plot, Row, Rubble, Site, small};

/// A plot that he chose, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotChoice {
    pub plot: Plot,
    pub good: Good,
    pub wigs: u8,
    /// Plots of the same worth.
    pub equal: u8,
    pub entrance: Entrance,
}

/// A public building that he chose, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningChoice {
    pub site: Site,
    pub architect: Architect,
    pub his: u8,
    pub yours: u8,
    /// Sites of the same worth.
    pub equal: u8,
    /// Whether the helper decided between the two buildings.
    pub by_helper: bool,
}

impl Look<'_> {
    /// The plot that brings him the most wigs at once; the leftmost of the topmost row on a tie.
    pub fn best_plot(self) -> Option<PlotChoice> {
        if !self.has_house(LACERDA) {
            return None;
        }
        let choices: Vec<_> = self.free_plots().filter_map(|plot| self.left_entrance(plot)).collect();
        let wigs = choices.iter().map(|choice| choice.wigs).max()?;
        let mut best = choices.iter().filter(|choice| choice.wigs == wigs);
        // Plots are listed row by row from the north, each from the west.
        let first = *best.next()?;
        Some(PlotChoice { equal: 1 + small(best.count()), ..first })
    }

    /// Ruling 23: where two kinds of store are possible, the entrance faces left, and the plot is worth what that is worth.
    fn left_entrance(self, plot: Plot) -> Option<PlotChoice> {
        let mut kinds = self.kinds_on(plot);
        let good = kinds.next()?;
        let entrance = if kinds.next().is_some() { Entrance::Left } else { Entrance::Only };
        Some(PlotChoice { plot, good, wigs: self.store_wigs(plot, good), equal: 1, entrance })
    }

    /// The cheapest cube of the plot's lines, the column's on a tie; and whether there was one.
    pub fn cheapest_cube(self, plot: Plot) -> Option<(Rubble, Line, bool)> {
        let cheapest = |line: Line| {
            let kinds = self.state.city.cubes(plot, line).kinds();
            kinds.map(|kind| (self.edition.rubble_cost(kind), kind)).min_by_key(|(cost, _)| *cost)
        };
        match (cheapest(Line::Column), cheapest(Line::Row)) {
            (Some((column, kind)), Some((row, _))) if column <= row => Some((kind, Line::Column, column == row)),
            (_, Some((_, kind))) => Some((kind, Line::Row, false)),
            (Some((_, kind)), None) => Some((kind, Line::Column, false)),
            (None, None) => None,
        }
    }

    /// The sites clockwise from the west end of row D.
    pub fn sites_clockwise(self) -> impl Iterator<Item = Site> {
        let up = [Row::D, Row::C, Row::B, Row::A].into_iter().map(Site::West);
        let north = self.edition.downtown.streets.into_iter().map(Site::North);
        let down = Row::ALL.iter().map(|row| Site::East(*row));
        up.chain(north).chain(down).chain([Site::West(Row::E)])
    }

    /// The opening that brings him the most wigs less yours: even at a loss (ruling 22).
    pub fn best_opening(self) -> Option<OpeningChoice> {
        let helper = self.state.lacerda.map(|lacerda| Look::helper_architect(lacerda.helper));
        let sites = self.sites_clockwise().filter(|site| self.state.city.is_open(*site));
        let choices: Vec<_> = sites.filter_map(|site| self.best_building_at(site, helper)).collect();
        let net = |choice: &OpeningChoice| i16::from(choice.his) - i16::from(choice.yours);
        let most = choices.iter().map(net).max()?;
        let mut best = choices.iter().filter(|choice| net(choice) == most);
        let nearest = *best.next()?;
        Some(OpeningChoice { equal: 1 + small(best.count()), ..nearest })
    }

    /// The better of the two buildings on display for a site; the helper's on a tie.
    fn best_building_at(self, site: Site, helper: Option<Architect>) -> Option<OpeningChoice> {
        let at = |architect: Architect| {
            let building = self.state.desk(architect).display.filter(|_| self.fits(site, architect))?;
            let wigs = self.building_wigs(site, self.edition.colours(building, architect));
            let (his, yours) = (wigs[LACERDA.index()], wigs[YOU.index()]);
            Some(OpeningChoice { site, architect, his, yours, equal: 1, by_helper: false })
        };
        match (at(Architect::Blue), at(Architect::Green)) {
            (Some(blue), Some(green)) => {
                let (one, two) =
                    (i16::from(blue.his) - i16::from(blue.yours), i16::from(green.his) - i16::from(green.yours));
                Some(match one.cmp(&two) {
                    std::cmp::Ordering::Greater => blue,
                    std::cmp::Ordering::Less => green,
                    std::cmp::Ordering::Equal => {
                        let choice = if helper == Some(Architect::Green) { green } else { blue };
                        OpeningChoice { by_helper: true, ..choice }
                    }
                })
            }
            (one, two) => one.or(two),
        }
    }
}
