//! What is done with the windmill.

use std::fmt;
use std::str::FromStr;

use super::Good;
use engine::Unknown;

/// A step of one's counter on the windmill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mill {
    /// Down, or 1 PP at the bottom, for one bread.
    Bread,
    /// Down for three reais, or 1 PP at the bottom for one.
    Reais,
    /// Up for two wheat.
    Up,
    /// 1 PP for two wheat at the top.
    Prestige,
}

impl Mill {
    pub const ALL: [Mill; 4] = [Mill::Bread, Mill::Reais, Mill::Up, Mill::Prestige];

    pub fn name(self) -> &'static str {
        match self {
            Mill::Bread => "bread",
            Mill::Reais => "reais",
            Mill::Up => "up",
            Mill::Prestige => "pp",
        }
    }

    pub fn is_down(self) -> bool {
        matches!(self, Mill::Bread | Mill::Reais)
    }
}

impl fmt::Display for Mill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Mill {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Mill, Unknown> {
        let found = Mill::ALL.into_iter().find(|mill| mill.name() == text);
        found.ok_or_else(|| Unknown::new("step of the windmill", text, "bread, reais, up or pp"))
    }
}

/// Two goods for another one. The two are in the order of [`Good::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Exchange {
    pub give: [Good; 2],
    pub get: Good,
}

impl Exchange {
    /// Every exchange that brings something new.
    pub fn all() -> impl Iterator<Item = Exchange> {
        Good::ALL.iter().flat_map(|&first| {
            let seconds = Good::ALL[first.index()..].iter().copied();
            seconds.flat_map(move |second| {
                let gets = Good::ALL.iter().copied().filter(move |get| *get != first && *get != second);
                gets.map(move |get| Exchange { give: [first, second], get })
            })
        })
    }

    /// Goods that are given in any order.
    pub fn of(mut give: [Good; 2], get: Good) -> Exchange {
        give.sort();
        Exchange { give, get }
    }
}
