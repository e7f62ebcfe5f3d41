//! What is gained, lost or lasting, as icons with numbers: short enough for a plot or a tile.

use super::{Drawing, palette};
use crate::vocabulary::{
    Architect, Benefit, CardKind, Effect, Expense, Good, Metric, Noble, NobleAction, Penalty, Quarter, Reward, Rubble,
    StateAction, Visits, Worth,
};
use engine::Phrase;
use engine::picture::{Area, Colour, Icon, Size, Text};

/// One of several signs in a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign {
    /// In its own colour where there is one, else in that of the text.
    Icon(Icon, Option<Colour>),
    /// Digits and arithmetic signs.
    Number(String),
    Good(Good),
    Cube(Rubble),
    Noble(Noble),
}

use Sign::{Icon as I, Number as N};

const fn plain(icon: Icon) -> Sign {
    I(icon, None)
}

fn plus(count: u8) -> Sign {
    N(format!("+{count}"))
}

fn minus(count: u8) -> Sign {
    N(format!("−{count}"))
}

fn reis(count: u8) -> Vec<Sign> {
    vec![N(count.to_string()), COIN]
}

const COIN: Sign = I(Icon::Coin, Some(palette::COIN));
const WIG: Sign = I(Icon::Wig, Some(palette::WIG));
const INFLUENCE: Sign = I(Icon::Influence, Some(palette::INFLUENCE));

const fn state(action: StateAction) -> Icon {
    match action {
        StateAction::Officials => Icon::Person,
        StateAction::Plan => Icon::Plan,
        StateAction::Ship => Icon::Ship,
        StateAction::Produce => Icon::Gear,
        StateAction::Cardinal => Icon::Cross,
        StateAction::Favour => Icon::Seal,
    }
}

const fn noble_action(action: NobleAction) -> Icon {
    match action {
        NobleAction::Store => Icon::Store,
        NobleAction::Decree => Icon::Scroll,
        NobleAction::Building => Icon::Building,
    }
}

pub fn effect(effect: Effect) -> Vec<Sign> {
    match effect {
        Effect::Goods(good, count) => vec![plus(count), Sign::Good(good)],
        Effect::AnyGood => vec![plus(1), plain(Icon::Crate)],
        Effect::Reis(count) => reis(count),
        Effect::Influence(count) => vec![N(count.to_string()), INFLUENCE],
        Effect::Wigs(count) => vec![N(count.to_string()), WIG],
        Effect::Rubble => vec![plus(1), plain(Icon::Cube)],
        Effect::Cardinal => vec![N("1".to_owned()), I(Icon::Cross, Some(palette::CARDINAL))],
        Effect::State(StateAction::Cardinal) => vec![I(Icon::Cross, Some(palette::CARDINAL))],
        Effect::State(action) => vec![plain(state(action))],
        Effect::Decree => vec![plain(Icon::Scroll)],
        Effect::Noble(action) => vec![plain(noble_action(action))],
    }
}

fn penalty(penalty: Penalty) -> Vec<Sign> {
    match penalty {
        Penalty::Official => vec![minus(1), plain(Icon::Person)],
        Penalty::Good => vec![minus(1), plain(Icon::Crate)],
        Penalty::Reis(count) => vec![minus(count), COIN],
        Penalty::Influence(count) => vec![minus(count), INFLUENCE],
        Penalty::Wigs(count) => vec![minus(count), WIG],
    }
}

pub fn reward(reward: Reward) -> Vec<Sign> {
    match reward {
        Reward::Gain(gained) => effect(gained),
        Reward::Lose(lost) => penalty(lost),
    }
}

pub fn benefit(benefit: Benefit) -> Vec<Sign> {
    match benefit {
        Benefit::Discount(on, count) => {
            let on = match on {
                None => None,
                Some(Expense::Land) => Some(plain(Icon::Store)),
                Some(Expense::Hire) => Some(plain(Icon::Person)),
                Some(Expense::Event) => Some(plain(Icon::Cards)),
            };
            on.into_iter().chain([minus(count), COIN]).collect()
        }
        Benefit::Sale(None, count) => vec![plain(Icon::Crate), plus(count), COIN],
        Benefit::Sale(Some(good), count) => vec![Sign::Good(good), plus(count), COIN],
        Benefit::Visit(Visits::Any, count) => vec![minus(count), INFLUENCE],
        Benefit::Visit(Visits::Following, count) => vec![plain(Icon::Arrow), minus(count), INFLUENCE],
        Benefit::Visit(Visits::To(noble), count) => vec![Sign::Noble(noble), minus(count), INFLUENCE],
        Benefit::PlanOfficials(count) => vec![plain(Icon::Plan), minus(count), plain(Icon::Person)],
        Benefit::ShipGoods(count) => vec![plain(Icon::Ship), minus(count), plain(Icon::Crate)],
        Benefit::Yield(count) => vec![plain(Icon::Gear), plus(count), plain(Icon::Crate)],
        Benefit::Warehouse(count) => vec![plain(Icon::Crate), plus(count), plain(Icon::House)],
        Benefit::Portfolio(count) => vec![plain(Icon::Cards), plus(count)],
        Benefit::Envelope(count) => vec![plain(Icon::Envelope), plus(count), INFLUENCE],
        Benefit::Offers(noble) => vec![Sign::Noble(noble), plain(Icon::Arrow), plain(Icon::Crate)],
        Benefit::Wig(action, count) => vec![plain(noble_action(action)), plus(count), WIG],
        Benefit::Now(gained) => effect(gained),
    }
}

fn metric(metric: Metric) -> Vec<Sign> {
    let arrow = |arrow: &str| N(arrow.to_owned());
    match metric {
        Metric::BuildingsBy(architect) => vec![I(Icon::Building, Some(palette::architect(architect)))],
        Metric::BuildingsAt(Quarter::West) => vec![arrow("←"), plain(Icon::Building)],
        Metric::BuildingsAt(Quarter::North) => vec![arrow("↑"), plain(Icon::Building)],
        Metric::BuildingsAt(Quarter::East) => vec![arrow("→"), plain(Icon::Building)],
        Metric::AnyStores(good) => vec![arrow("Σ"), plain(Icon::Store), Sign::Good(good)],
        Metric::Stores => vec![plain(Icon::Store)],
        Metric::StoresOf(good) => vec![plain(Icon::Store), Sign::Good(good)],
        Metric::StoresInRow(row) => vec![plain(Icon::Store), N(row.to_string())],
        Metric::StoresInColumn(column) => vec![plain(Icon::Store), N(column.to_string())],
        Metric::StoresInOneRow => vec![plain(Icon::Store), arrow("→")],
        Metric::StoresInOneColumn => vec![plain(Icon::Store), arrow("↓")],
        Metric::StoreTypes => vec![plain(Icon::Store), arrow("≠")],
        Metric::RowsWithTwoStores => vec![plain(Icon::Store), plain(Icon::Store)],
        Metric::StoresWithBuildings(count) => {
            vec![plain(Icon::Store), N(count.to_string()), plain(Icon::Building)]
        }
        Metric::TypeLeads => vec![plain(Icon::Store), arrow(">")],
        Metric::Ships => vec![plain(Icon::Ship)],
        Metric::Hulls => vec![plain(Icon::Ship), arrow("Σ")],
        Metric::LargestHull => vec![plain(Icon::Ship), arrow(">")],
        Metric::Cargo => vec![plain(Icon::Ship), plain(Icon::Crate)],
        Metric::CompletedPlans(None) => vec![plain(Icon::Plan), plain(Icon::Check)],
        Metric::CompletedPlans(Some(Architect::Blue)) => completed(Architect::Blue),
        Metric::CompletedPlans(Some(Architect::Green)) => completed(Architect::Green),
        Metric::OpenPlans => vec![plain(Icon::Plan)],
        Metric::EmployedOfficials => vec![plain(Icon::Plan), plain(Icon::Person)],
        Metric::Officials(None) => vec![plain(Icon::Person)],
        Metric::Officials(Some(noble)) => vec![plain(Icon::Person), Sign::Noble(noble)],
        Metric::OfficePresence => vec![plain(Icon::Person), plain(Icon::Building)],
        Metric::OfficeLeads => vec![plain(Icon::Person), arrow(">")],
        Metric::Favours => vec![plain(Icon::Seal)],
        Metric::Clergy => vec![I(Icon::Cross, Some(palette::CLERGY_EDGE))],
        Metric::Rubble(None) => vec![plain(Icon::Cube)],
        Metric::Rubble(Some(kind)) => vec![Sign::Cube(kind)],
        Metric::Sets => Rubble::ALL.iter().map(|kind| Sign::Cube(*kind)).collect(),
        Metric::Reis => vec![COIN],
        Metric::Influence => vec![INFLUENCE],
        Metric::Goods => vec![plain(Icon::Crate)],
        Metric::GoodTypes => vec![plain(Icon::Crate), arrow("≠")],
        Metric::PortfolioNobles => vec![plain(Icon::Cards), INFLUENCE],
        Metric::PortfolioTreasury => vec![plain(Icon::Cards), plain(Icon::MoneyBag)],
        Metric::Portfolio => vec![plain(Icon::Cards)],
        Metric::OtherDecrees => vec![plain(Icon::Scroll)],
        Metric::FinishedHouseGroups => vec![plain(Icon::House)],
    }
}

fn completed(architect: Architect) -> Vec<Sign> {
    vec![I(Icon::Plan, Some(palette::architect(architect))), plain(Icon::Check)]
}

/// What a decree counts, with its wigs.
pub fn worth(worth: Worth) -> Vec<Sign> {
    let (wigs, condition, what) = match worth {
        Worth::Per { wigs, each: 1, metric: what, .. } => (wigs, "/".to_owned(), metric(what)),
        Worth::Per { wigs, each, metric: what, .. } => (wigs, format!("/{each}"), metric(what)),
        Worth::If { wigs, metric: what, least } => (wigs, format!("≥{least}"), metric(what)),
        Worth::BestForeign => return vec![plain(Icon::Scroll), N(">".to_owned())],
    };
    [N(wigs.to_string()), WIG, N(condition)].into_iter().chain(what).collect()
}

pub const fn good_icon(good: Good) -> Icon {
    match good {
        Good::Gold => Icon::Ingot,
        Good::Cloth => Icon::Cloth,
        Good::Books => Icon::Book,
        Good::Tools => Icon::Hammer,
    }
}

pub const fn rubble_icon(kind: Rubble) -> Icon {
    match kind {
        Rubble::Earthquake => Icon::Crack,
        Rubble::Fire => Icon::Flame,
        Rubble::Tsunami => Icon::Wave,
    }
}

pub const fn noble_icon(noble: Noble) -> Icon {
    match noble {
        Noble::Builder => Icon::SetSquare,
        Noble::Minister => Icon::Pen,
        Noble::King => Icon::Crown,
    }
}

/// The noble of a pile, or the Treasury.
pub fn kind_icon(kind: CardKind) -> Icon {
    kind.noble().map_or(Icon::MoneyBag, noble_icon)
}

/// How wide the digits and arithmetic signs of a number are, in bold letters of this size; anything else has no digits.
fn number_width(sign: &Sign, size: Size) -> f32 {
    let letter = |letter: char| match letter {
        '0'..='9' => 0.7,
        '/' => 0.37,
        _ => 0.84,
    };
    match sign {
        Sign::Number(text) => text.chars().map(letter).sum::<f32>() * size.units() + 0.5,
        Sign::Icon(..) | Sign::Good(_) | Sign::Cube(_) | Sign::Noble(_) => 0.0,
    }
}

impl Drawing<'_> {
    /// Signs in a row in the middle of an area, the icons at most so high.
    pub fn signs(&mut self, area: Area, signs: &[Sign], size: Size, ink: Colour) {
        const GAP: f32 = 3.0;
        let gaps = GAP * signs.len().saturating_sub(1) as f32;
        let icons = signs.iter().filter(|sign| !matches!(sign, Sign::Number(_))).count() as f32;
        let side = |size: Size| (size.units() * 1.25).min(area.height);
        let numbers = |size: Size| signs.iter().map(|sign| number_width(sign, size)).sum::<f32>();
        // The largest size that fits; numbers can be no smaller than the smallest, icons can.
        let sizes = std::iter::successors(Some(size), |size| size.smaller());
        let fits = |size: &Size| numbers(*size) + icons * side(*size) + gaps <= area.width;
        let size = sizes.clone().find(fits).or_else(|| sizes.last()).unwrap_or(size);
        let side = side(size).min((area.width - numbers(size) - gaps) / icons.max(1.0)).max(1.0);
        let total = numbers(size) + icons * side + gaps;
        let mut x = area.centre().0 - total / 2.0;
        for sign in signs {
            let (width, height) = match sign {
                Sign::Number(_) => (number_width(sign, size), area.height),
                Sign::Icon(..) | Sign::Good(_) | Sign::Cube(_) | Sign::Noble(_) => (side, side),
            };
            let place = Area::new(x, area.centre().1 - height / 2.0, width, height);
            self.sign(place, sign, size, ink);
            x += width + GAP;
        }
    }

    fn sign(&mut self, place: Area, sign: &Sign, size: Size, ink: Colour) {
        match sign {
            // On a card everything is in the colour of its text.
            Sign::Icon(icon, own) => {
                let own = own.filter(|_| ink != Colour::WHITE).unwrap_or(ink);
                self.p.icon(*icon, place, own);
            }
            Sign::Number(text) => self.p.text(Text::new(Phrase::sign(text), place, size, ink).bold()),
            Sign::Good(good) => self.good(place, *good),
            Sign::Cube(kind) => self.cube(place, *kind),
            Sign::Noble(noble) => self.p.icon(noble_icon(*noble), place, ink),
        }
    }

    pub fn good(&mut self, place: Area, good: Good) {
        self.p.good(place, good_icon(good), palette::good(good));
    }

    pub fn cube(&mut self, place: Area, kind: Rubble) {
        self.p.cube(place, palette::rubble(kind), rubble_icon(kind));
    }
}
