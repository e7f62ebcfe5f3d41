//! What to show, independent of language and front end: pages of lines, fields and grids.

use super::phrase::Phrase;

/// A page about a game: a board, a player, a market.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub title: Phrase,
    pub blocks: Vec<Block>,
}

/// A part of a page that is never split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Line(Phrase),
    /// A heading with a few lines under it.
    Field { name: Phrase, lines: Vec<Phrase> },
    /// A monospaced grid with a legend, and the same in sentences for screen readers.
    Grid { name: Option<Phrase>, grid: Grid, legend: Vec<Phrase>, plain: Vec<Phrase> },
}

/// Cells shown in aligned columns, at most 34 characters wide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    pub rows: Vec<Vec<Phrase>>,
    /// The separator between two columns.
    pub gap: &'static str,
}

impl Page {
    pub fn new(title: Phrase) -> Page {
        Page { title, blocks: Vec::new() }
    }

    pub fn line(mut self, line: Phrase) -> Page {
        self.blocks.push(Block::Line(line));
        self
    }

    pub fn field(mut self, name: Phrase, lines: Vec<Phrase>) -> Page {
        self.blocks.push(Block::Field { name, lines });
        self
    }

    pub fn grid(self, name: Option<Phrase>, grid: Grid, plain: Vec<Phrase>) -> Page {
        self.grid_with_legend(name, grid, Vec::new(), plain)
    }

    /// A grid with its legend; screen readers get neither signs nor legend.
    pub fn grid_with_legend(
        mut self,
        name: Option<Phrase>,
        grid: Grid,
        legend: Vec<Phrase>,
        plain: Vec<Phrase>,
    ) -> Page {
        self.blocks.push(Block::Grid { name, grid, legend, plain });
        self
    }
}
