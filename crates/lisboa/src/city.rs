//! Downtown: stores, public buildings, rubble, and the tiles that are built with.

use serde::{Deserialize, Serialize};

use super::vocabulary::{Architect, Building, Column, Cubes, Good, Line, Plot, Row, Site};
use engine::Seat;

/// The town between the two squares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct City {
    pub stores: [Option<Store>; Plot::COUNT],
    pub buildings: [Option<Opened>; Site::COUNT],
    pub row_cubes: [Cubes; 5],
    pub column_cubes: [Cubes; Column::COUNT],
    pub site_cubes: [Cubes; Site::COUNT],
    /// The rubble pile.
    pub pile: Cubes,
    /// Cubes that have left the game.
    pub lost: Cubes,
    /// Wigs on the tiles below columns 1 to 4.
    pub scoring: [u8; 4],
    /// Whether a tile lies on the display space of each street's large stores, and of the small ones.
    pub display: [bool; 4],
    pub small_display: bool,
    /// Tiles beside the display.
    pub large_stock: u8,
    pub small_stock: u8,
    /// Two players: row E is covered.
    pub closed_row: Option<Row>,
}

/// A store and its owner; its kind is the street of its entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Store {
    pub owner: Seat,
    pub good: Good,
}

/// An opened public building, the architect's side up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub building: Building,
    pub side: Architect,
}

impl City {
    pub fn store(&self, plot: Plot) -> Option<Store> {
        self.stores[plot.index()]
    }

    pub fn building(&self, site: Site) -> Option<Opened> {
        self.buildings[site.index()]
    }

    /// Whether a store can stand here.
    pub fn is_free(&self, plot: Plot) -> bool {
        self.store(plot).is_none() && self.closed_row != Some(plot.row())
    }

    /// Whether a public building can stand here.
    pub fn is_open(&self, site: Site) -> bool {
        self.building(site).is_none() && (site.row().is_none() || site.row() != self.closed_row)
    }

    /// The cubes at the end of the plot's row, or at the foot of its column.
    pub fn cubes(&self, plot: Plot, line: Line) -> Cubes {
        match line {
            Line::Row => self.row_cubes[plot.row().index()],
            Line::Column => self.column_cubes[plot.column().index()],
        }
    }

    pub fn cubes_mut(&mut self, plot: Plot, line: Line) -> &mut Cubes {
        match line {
            Line::Row => &mut self.row_cubes[plot.row().index()],
            Line::Column => &mut self.column_cubes[plot.column().index()],
        }
    }

    /// The wigs below a column. Ruling 13: column 5 shares the tile of column 4.
    pub fn worth(&self, column: Column) -> u8 {
        self.scoring[column.index().min(3)]
    }

    /// Whether a tile for this kind of store at this column lies in the display.
    pub fn has_tile(&self, column: Column, good: Good) -> bool {
        if column == Column::THIN { self.small_display } else { self.display[good.index()] }
    }

    /// Takes that tile.
    pub fn take_tile(&mut self, column: Column, good: Good) {
        if column == Column::THIN {
            self.small_display = false;
        } else {
            self.display[good.index()] = false;
        }
    }

    /// Fills the display from the stock.
    pub fn refill(&mut self) {
        for space in &mut self.display {
            if !*space && self.large_stock > 0 {
                *space = true;
                self.large_stock -= 1;
            }
        }
        if !self.small_display && self.small_stock > 0 {
            self.small_display = true;
            self.small_stock -= 1;
        }
    }

    /// Every store with its plot.
    pub fn all_stores(&self) -> impl Iterator<Item = (Plot, Store)> + '_ {
        Plot::all().filter_map(|plot| self.store(plot).map(|store| (plot, store)))
    }

    /// The stores of one player.
    pub fn stores_of(&self, owner: Seat) -> impl Iterator<Item = (Plot, Good)> + '_ {
        self.all_stores().filter(move |(_, store)| store.owner == owner).map(|(plot, store)| (plot, store.good))
    }
}
