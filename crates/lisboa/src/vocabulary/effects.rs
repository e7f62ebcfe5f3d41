//! The short codes of the edition file: rewards, penalties and permanent benefits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Good, Noble, NobleAction, StateAction};
use engine::vocabulary::Unknown;

/// Something that somebody gets at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Effect {
    Goods(Good, u8),
    /// One good of the player's choice.
    AnyGood,
    Reis(u8),
    Influence(u8),
    Wigs(u8),
    /// A cube of the player's choice from the rubble pile.
    Rubble,
    /// The Cardinal, one step exactly.
    Cardinal,
    State(StateAction),
    Decree,
    /// A noble action with all its costs; no visit, no followers.
    Noble(NobleAction),
}

/// Something that somebody loses at once; what they lack is forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Penalty {
    Official,
    Good,
    Reis(u8),
    Influence(u8),
    Wigs(u8),
}

/// What stands at the foot of a noble card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Reward {
    Gain(Effect),
    Lose(Penalty),
}

/// What a payment of reis is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expense {
    Land,
    Hire,
    Event,
}

/// Which visits a benefit makes cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visits {
    Any,
    To(Noble),
    Following,
}

/// A benefit for as long as somebody has the card or tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Benefit {
    /// Reis off; `None`: off any payment.
    Discount(Option<Expense>, u8),
    /// Reis more per good sold; `None`: of any kind.
    Sale(Option<Good>, u8),
    Visit(Visits, u8),
    PlanOfficials(u8),
    ShipGoods(u8),
    Yield(u8),
    Warehouse(u8),
    Portfolio(u8),
    Envelope(u8),
    /// This noble takes any good.
    Offers(Noble),
    Wig(NobleAction, u8),
    /// Once, when the tile is taken.
    Now(Effect),
}

impl Benefit {
    /// What it brings at once, if it is not lasting.
    pub const fn at_once(self) -> Option<Effect> {
        if let Benefit::Now(effect) = self { Some(effect) } else { None }
    }
}

/// The most that one code can count. Several of them add up, as discounts do, and the sum still fits a byte.
pub const MAX: u8 = 20;
/// The most goods at once: Lacerda's warehouse has no end.
const MAX_GOODS: u8 = 5;

fn number(text: &str, code: &str) -> Result<u8, Unknown> {
    let found = text.parse().ok().filter(|number| *number <= MAX);
    found.ok_or_else(|| Unknown::new("effect", code, "a number from 0 to 20 at its end"))
}

fn goods(text: &str, code: &str) -> Result<u8, Unknown> {
    let found = number(text, code).ok().filter(|number| *number <= MAX_GOODS);
    found.ok_or_else(|| Unknown::new("effect", code, "at most 5 goods"))
}

impl FromStr for Effect {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Effect, Unknown> {
        let words: Vec<_> = code.split_whitespace().collect();
        Ok(match words[..] {
            ["good"] => Effect::AnyGood,
            ["rubble"] => Effect::Rubble,
            ["cardinal"] => Effect::Cardinal,
            ["decree"] => Effect::Decree,
            ["reis", count] => Effect::Reis(number(count, code)?),
            ["influence", count] => Effect::Influence(number(count, code)?),
            ["wigs", count] => Effect::Wigs(number(count, code)?),
            ["state", action] => Effect::State(action.parse()?),
            ["noble", "store"] => Effect::Noble(NobleAction::Store),
            ["noble", "building"] => Effect::Noble(NobleAction::Building),
            [good] if good.parse::<Good>().is_ok() => Effect::Goods(good.parse()?, 1),
            [good, count] if good.parse::<Good>().is_ok() => Effect::Goods(good.parse()?, goods(count, code)?),
            _ => {
                let expected = "goods, good, reis N, influence N, wigs N, rubble, cardinal, state ACTION, decree or \
                                noble store|building";
                return Err(Unknown::new("effect", code, expected));
            }
        })
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Goods(good, 1) => write!(f, "{good}"),
            Effect::Goods(good, count) => write!(f, "{good} {count}"),
            Effect::AnyGood => f.write_str("good"),
            Effect::Reis(count) => write!(f, "reis {count}"),
            Effect::Influence(count) => write!(f, "influence {count}"),
            Effect::Wigs(count) => write!(f, "wigs {count}"),
            Effect::Rubble => f.write_str("rubble"),
            Effect::Cardinal => f.write_str("cardinal"),
            Effect::State(action) => write!(f, "state {action}"),
            Effect::Decree => f.write_str("decree"),
            Effect::Noble(action) => write!(f, "noble {action}"),
        }
    }
}

impl FromStr for Penalty {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Penalty, Unknown> {
        let words: Vec<_> = code.split_whitespace().collect();
        Ok(match words[..] {
            ["!official"] => Penalty::Official,
            ["!good"] => Penalty::Good,
            ["!reis", count] => Penalty::Reis(number(count, code)?),
            ["!influence", count] => Penalty::Influence(number(count, code)?),
            ["!wigs", count] => Penalty::Wigs(number(count, code)?),
            _ => {
                return Err(Unknown::new("penalty", code, "!official, !good, !reis N, !influence N or !wigs N"));
            }
        })
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Penalty::Official => f.write_str("!official"),
            Penalty::Good => f.write_str("!good"),
            Penalty::Reis(count) => write!(f, "!reis {count}"),
            Penalty::Influence(count) => write!(f, "!influence {count}"),
            Penalty::Wigs(count) => write!(f, "!wigs {count}"),
        }
    }
}

impl FromStr for Reward {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Reward, Unknown> {
        if code.starts_with('!') { code.parse().map(Reward::Lose) } else { code.parse().map(Reward::Gain) }
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reward::Gain(effect) => effect.fmt(f),
            Reward::Lose(penalty) => penalty.fmt(f),
        }
    }
}

impl FromStr for Benefit {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Benefit, Unknown> {
        if let Some(effect) = code.strip_prefix("now ") {
            return effect.parse().map(Benefit::Now);
        }
        let words: Vec<_> = code.split_whitespace().collect();
        Ok(match words[..] {
            ["discount", on, count] => Benefit::Discount(discounted(on, code)?, number(count, code)?),
            ["sale", "any", count] => Benefit::Sale(None, number(count, code)?),
            ["sale", good, count] => Benefit::Sale(Some(good.parse()?), number(count, code)?),
            ["visit", "any", count] => Benefit::Visit(Visits::Any, number(count, code)?),
            ["visit", "follow", count] => Benefit::Visit(Visits::Following, number(count, code)?),
            ["visit", noble, count] => Benefit::Visit(Visits::To(noble.parse()?), number(count, code)?),
            ["plan-officials", count] => Benefit::PlanOfficials(number(count, code)?),
            ["ship-goods", count] => Benefit::ShipGoods(number(count, code)?),
            ["yield", "any", count] => Benefit::Yield(number(count, code)?),
            ["warehouse", count] => Benefit::Warehouse(number(count, code)?),
            ["portfolio", count] => Benefit::Portfolio(number(count, code)?),
            ["envelope", count] => Benefit::Envelope(number(count, code)?),
            ["offers", noble] => Benefit::Offers(noble.parse()?),
            ["wig", "store", count] => Benefit::Wig(NobleAction::Store, number(count, code)?),
            ["wig", "building", count] => Benefit::Wig(NobleAction::Building, number(count, code)?),
            _ => {
                let expected = "discount, sale, visit, plan-officials, ship-goods, yield, warehouse, portfolio, \
                                envelope, offers, wig or now";
                return Err(Unknown::new("benefit", code, expected));
            }
        })
    }
}

fn discounted(on: &str, code: &str) -> Result<Option<Expense>, Unknown> {
    match on {
        "any" => Ok(None),
        "land" => Ok(Some(Expense::Land)),
        "hire" => Ok(Some(Expense::Hire)),
        "event" => Ok(Some(Expense::Event)),
        _ => Err(Unknown::new("discount", code, "any, land, hire or event")),
    }
}

impl fmt::Display for Benefit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Benefit::Discount(None, count) => write!(f, "discount any {count}"),
            Benefit::Discount(Some(Expense::Land), count) => write!(f, "discount land {count}"),
            Benefit::Discount(Some(Expense::Hire), count) => write!(f, "discount hire {count}"),
            Benefit::Discount(Some(Expense::Event), count) => write!(f, "discount event {count}"),
            Benefit::Sale(None, count) => write!(f, "sale any {count}"),
            Benefit::Sale(Some(good), count) => write!(f, "sale {good} {count}"),
            Benefit::Visit(Visits::Any, count) => write!(f, "visit any {count}"),
            Benefit::Visit(Visits::To(noble), count) => write!(f, "visit {noble} {count}"),
            Benefit::Visit(Visits::Following, count) => write!(f, "visit follow {count}"),
            Benefit::PlanOfficials(count) => write!(f, "plan-officials {count}"),
            Benefit::ShipGoods(count) => write!(f, "ship-goods {count}"),
            Benefit::Yield(count) => write!(f, "yield any {count}"),
            Benefit::Warehouse(count) => write!(f, "warehouse {count}"),
            Benefit::Portfolio(count) => write!(f, "portfolio {count}"),
            Benefit::Envelope(count) => write!(f, "envelope {count}"),
            Benefit::Offers(noble) => write!(f, "offers {noble}"),
            Benefit::Wig(action, count) => write!(f, "wig {action} {count}"),
            Benefit::Now(effect) => write!(f, "now {effect}"),
        }
    }
}

engine::by_text!(Effect, Penalty, Reward, Benefit);
