//! Places downtown: rows, columns, plots, and the sites of public buildings around them.

use std::fmt;
use std::str::FromStr;

use super::Good;
use serde::{Deserialize, Serialize};

use engine::vocabulary::Unknown;

engine::vocabulary! {
    /// A row of plots, north to south.
    "row" Row {
        #[serde(rename = "A")]
        #[strum(serialize = "A")]
        A,
        #[serde(rename = "B")]
        #[strum(serialize = "B")]
        B,
        #[serde(rename = "C")]
        #[strum(serialize = "C")]
        C,
        #[serde(rename = "D")]
        #[strum(serialize = "D")]
        D,
        #[serde(rename = "E")]
        #[strum(serialize = "E")]
        E,
    }
}

/// How many columns and plots there are.
const WIDTH: u8 = 5;
const PLOTS: u8 = 25;

/// A column of plots, west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    pub const COUNT: usize = WIDTH as usize;
    /// The thin column in the east.
    pub const THIN: Column = Column(4);

    pub fn all() -> impl Iterator<Item = Column> {
        (0..WIDTH).map(Column)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Column {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Column, Unknown> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Column(digit - b'1')),
            _ => Err(Unknown::new("column", text, "1 to 5")),
        }
    }
}

/// A plot downtown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Plot(u8);

impl Plot {
    pub const COUNT: usize = PLOTS as usize;

    pub const fn new(row: Row, column: Column) -> Plot {
        Plot(row as u8 * WIDTH + column.0)
    }

    /// All plots, row by row from the north, each from the west.
    pub fn all() -> impl DoubleEndedIterator<Item = Plot> {
        (0..PLOTS).map(Plot)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> Row {
        Row::ALL[self.index() / Column::COUNT]
    }

    pub const fn column(self) -> Column {
        Column(self.0 % WIDTH)
    }
}

/// `B2`
impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.column())
    }
}

impl fmt::Debug for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Plot {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Plot, Unknown> {
        let error = || Unknown::new("plot", text, "a row and a column, A1 to E5");
        let (row, column) = text.split_at_checked(1).ok_or_else(error)?;
        let row = row.parse().map_err(|_| error())?;
        let column = column.parse().map_err(|_| error())?;
        Ok(Plot::new(row, column))
    }
}

/// Where a public building can stand. A street is named after its goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Site {
    West(Row),
    North(Good),
    East(Row),
}

impl Site {
    pub const COUNT: usize = 14;

    /// All sites: west and north and east, rows from the north.
    pub fn all() -> impl Iterator<Item = Site> {
        let west = Row::ALL.iter().map(|row| Site::West(*row));
        let north = Good::ALL.iter().map(|good| Site::North(*good));
        let east = Row::ALL.iter().map(|row| Site::East(*row));
        west.chain(north).chain(east)
    }

    pub const fn index(self) -> usize {
        match self {
            Site::West(row) => row.index(),
            Site::North(good) => 5 + good.index(),
            Site::East(row) => 9 + row.index(),
        }
    }

    /// The row at whose end it lies.
    pub const fn row(self) -> Option<Row> {
        match self {
            Site::West(row) | Site::East(row) => Some(row),
            Site::North(_) => None,
        }
    }
}

/// `west-A`, `north-gold`, `east-C`
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::West(row) => write!(f, "west-{row}"),
            Site::North(good) => write!(f, "north-{good}"),
            Site::East(row) => write!(f, "east-{row}"),
        }
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Site {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Site, Unknown> {
        let error = || Unknown::new("site", text, "west-A to west-E, north-GOODS, or east-A to east-E");
        match text.split_once('-').ok_or_else(error)? {
            ("west", row) => row.parse().map(Site::West).map_err(|_| error()),
            ("north", good) => good.parse().map(Site::North).map_err(|_| error()),
            ("east", row) => row.parse().map(Site::East).map_err(|_| error()),
            _ => Err(error()),
        }
    }
}

engine::by_text!(Plot, Site);
