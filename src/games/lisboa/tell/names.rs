//! Names and amounts as phrases: everything that cards, tiles and places are called.

use super::decrees::worth;
use crate::engine::{Arg, Key, Party, Phrase};
use crate::games::lisboa::edition::Edition;
use crate::games::lisboa::vocabulary::{
    Architect, Benefit, Building, Card, CardKind, ClergyTile, Cubes, Deck, Decree, Effect, Expense, Good, GoodSet,
    Goods, HouseGroup, Noble, NobleAction, Penalty, PortfolioCard, Reward, Rubble, Ship, ShipColour, Site, StateAction,
    Visits,
};
use crate::games::lisboa::words::names as n;
use crate::games::lisboa::words::pieces as i;

pub fn party(who: Party) -> Phrase {
    match who {
        Party::Seat(seat) => Phrase::Person(seat),
        Party::Automa => n::LACERDA.say(),
    }
}

/// `+1`, `±0`, `−2`
pub fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// `Ana 3`
pub fn share(who: Party, count: u8) -> Phrase {
    Phrase::Row(vec![party(who), Phrase::sign(count.to_string())])
}

fn joined_by(key: &'static Key, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let join = |first: Phrase, second: Phrase| key.with([("first", first.into()), ("second", second.into())]);
    phrases.into_iter().reduce(join).unwrap_or_else(Phrase::empty)
}

/// Phrases with nothing between them: letters of a grid.
pub fn joined(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(&n::JOINED, phrases)
}

/// Signs of pieces side by side; a list for those who listen.
pub fn beside(signs: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(&i::BESIDE, signs)
}

/// `pay 3 · get 2 · 4 wigs`
pub fn dotted(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(&n::DOTTED, parts)
}

/// Somebody in two letters, for a grid.
pub fn initials(who: Party) -> Phrase {
    match who {
        Party::Seat(seat) => Phrase::Initials(seat),
        Party::Automa => n::LACERDA_INITIALS.say(),
    }
}

/// A text that takes just a number called `count`.
pub fn counted(key: &'static Key, count: impl Into<Arg>) -> Phrase {
    key.with([("count", count.into())])
}

pub fn reis(count: impl Into<Arg>) -> Phrase {
    counted(&i::REIS, count)
}

pub fn influence(count: impl Into<Arg>) -> Phrase {
    counted(&i::INFLUENCE, count)
}

pub fn wigs(count: impl Into<Arg>) -> Phrase {
    counted(&i::WIGS, count)
}

/// Phrases in a list; "nothing" if there are none.
pub fn listed(phrases: Vec<Phrase>) -> Phrase {
    if phrases.is_empty() { n::NOTHING.say() } else { Phrase::List(phrases) }
}

/// Things that somebody may hold; "none" if there are none.
pub fn held(phrases: Vec<Phrase>) -> Phrase {
    if phrases.is_empty() { n::NONE.say() } else { Phrase::List(phrases) }
}

/// What is paid, without what is nothing.
pub fn cost(influence: u32, reis_paid: u32, wigs_paid: u32) -> Phrase {
    let parts = [(&i::INFLUENCE, influence), (&i::REIS, reis_paid), (&i::WIGS, wigs_paid)];
    listed(parts.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| counted(key, count)).collect())
}

pub fn good(good: Good) -> Phrase {
    match good {
        Good::Gold => n::GOLD.say(),
        Good::Cloth => n::CLOTH.say(),
        Good::Books => n::BOOKS.say(),
        Good::Tools => n::TOOLS.say(),
    }
}

/// The sign of a good, which is also that of its street, its stores and its side of a public building.
pub fn good_sign(good: Good) -> Phrase {
    match good {
        Good::Gold => i::GOLD.say(),
        Good::Cloth => i::CLOTH.say(),
        Good::Books => i::BOOKS.say(),
        Good::Tools => i::TOOLS.say(),
    }
}

pub fn good_named(good: Good) -> Phrase {
    match good {
        Good::Gold => i::GOLD_NAMED.say(),
        Good::Cloth => i::CLOTH_NAMED.say(),
        Good::Books => i::BOOKS_NAMED.say(),
        Good::Tools => i::TOOLS_NAMED.say(),
    }
}

pub fn goods_of(good: Good, count: u8) -> Phrase {
    let key = match good {
        Good::Gold => &i::GOLD_OF,
        Good::Cloth => &i::CLOTH_OF,
        Good::Books => &i::BOOKS_OF,
        Good::Tools => &i::TOOLS_OF,
    };
    counted(key, count)
}

pub fn goods(goods: Goods) -> Phrase {
    listed(goods.iter().filter(|(_, count)| *count > 0).map(|(good, count)| goods_of(good, count)).collect())
}

/// One of each of these.
pub fn one_each(set: GoodSet) -> Phrase {
    if set.is_empty() { n::NO_GOODS.say() } else { Phrase::List(set.iter().map(|good| goods_of(good, 1)).collect()) }
}

pub fn stores(good: Good, count: u8) -> Phrase {
    let key = match good {
        Good::Gold => &n::STORE_GOLD,
        Good::Cloth => &n::STORE_CLOTH,
        Good::Books => &n::STORE_BOOKS,
        Good::Tools => &n::STORE_TOOLS,
    };
    counted(key, count)
}

pub fn store(good: Good) -> Phrase {
    stores(good, 1)
}

pub fn store_named(good: Good) -> Phrase {
    match good {
        Good::Gold => i::STORE_GOLD.say(),
        Good::Cloth => i::STORE_CLOTH.say(),
        Good::Books => i::STORE_BOOKS.say(),
        Good::Tools => i::STORE_TOOLS.say(),
    }
}

pub fn street(of: Good) -> Phrase {
    n::STREET.with([("good", good(of).into())])
}

pub fn cube_sign(kind: Rubble) -> Phrase {
    match kind {
        Rubble::Earthquake => i::EARTHQUAKE.say(),
        Rubble::Fire => i::FIRE.say(),
        Rubble::Tsunami => i::TSUNAMI.say(),
    }
}

/// A sign for each cube.
pub fn cube_signs(cubes: Cubes) -> Phrase {
    beside(cubes.iter().flat_map(|(kind, count)| std::iter::repeat_n(cube_sign(kind), usize::from(count))))
}

pub fn cube_named(kind: Rubble) -> Phrase {
    match kind {
        Rubble::Earthquake => i::EARTHQUAKE_NAMED.say(),
        Rubble::Fire => i::FIRE_NAMED.say(),
        Rubble::Tsunami => i::TSUNAMI_NAMED.say(),
    }
}

pub fn cubes_of(kind: Rubble, count: u8) -> Phrase {
    let key = match kind {
        Rubble::Earthquake => &i::EARTHQUAKE_OF,
        Rubble::Fire => &i::FIRE_OF,
        Rubble::Tsunami => &i::TSUNAMI_OF,
    };
    counted(key, count)
}

pub fn cubes(cubes: Cubes) -> Phrase {
    listed(cubes.iter().filter(|(_, count)| *count > 0).map(|(kind, count)| cubes_of(kind, count)).collect())
}

pub fn noble(noble: Noble) -> Phrase {
    kind(noble.into())
}

/// What a political card shows, which is also the name of its pile.
pub fn kind(kind: CardKind) -> Phrase {
    match kind {
        CardKind::Builder => n::BUILDER.say(),
        CardKind::Minister => n::MINISTER.say(),
        CardKind::King => n::KING.say(),
        CardKind::Treasury => n::TREASURY.say(),
    }
}

/// The same with its sign.
pub fn kind_named(kind: CardKind) -> Phrase {
    match kind {
        CardKind::Builder => i::BUILDER.say(),
        CardKind::Minister => i::MINISTER.say(),
        CardKind::King => i::KING.say(),
        CardKind::Treasury => i::TREASURY.say(),
    }
}

pub fn noble_named(noble: Noble) -> Phrase {
    kind_named(noble.into())
}

/// A State action in one word, where another text says what kind of thing it is.
pub fn state_short(action: StateAction) -> Phrase {
    match action {
        StateAction::Officials => n::STATE_OFFICIALS_SHORT.say(),
        StateAction::Plan => n::STATE_PLAN_SHORT.say(),
        StateAction::Ship => n::STATE_SHIP_SHORT.say(),
        StateAction::Produce => n::STATE_PRODUCE_SHORT.say(),
        StateAction::Cardinal => n::STATE_CARDINAL_SHORT.say(),
        StateAction::Favour => n::STATE_FAVOUR_SHORT.say(),
    }
}

pub fn state(action: StateAction) -> Phrase {
    match action {
        StateAction::Officials => n::STATE_OFFICIALS.say(),
        StateAction::Plan => n::STATE_PLAN.say(),
        StateAction::Ship => n::STATE_SHIP.say(),
        StateAction::Produce => n::STATE_PRODUCE.say(),
        StateAction::Cardinal => n::STATE_CARDINAL.say(),
        StateAction::Favour => n::STATE_FAVOUR.say(),
    }
}

pub fn noble_action(action: NobleAction) -> Phrase {
    match action {
        NobleAction::Store => n::NOBLE_STORE.say(),
        NobleAction::Decree => n::NOBLE_DECREE.say(),
        NobleAction::Building => n::NOBLE_BUILDING.say(),
    }
}

pub fn site(site: Site) -> Phrase {
    match site {
        Site::West(row) => n::WEST.with([("row", Arg::sign(row))]),
        Site::North(street) => n::NORTH.with([("good", good(street).into())]),
        Site::East(row) => n::EAST.with([("row", Arg::sign(row))]),
    }
}

pub fn architect(architect: Architect) -> Phrase {
    match architect {
        Architect::Blue => n::ARCHITECT_BLUE.say(),
        Architect::Green => n::ARCHITECT_GREEN.say(),
    }
}

pub fn plan(architect: Architect, officials: u8) -> Phrase {
    let key = match architect {
        Architect::Blue => &n::PLAN_BLUE,
        Architect::Green => &n::PLAN_GREEN,
    };
    key.with([("officials", officials.into())])
}

pub fn house(group: HouseGroup) -> Phrase {
    match group {
        HouseGroup::Left => n::LEFT_HOUSE.say(),
        HouseGroup::Middle => n::MIDDLE_HOUSE.say(),
        HouseGroup::Right => n::RIGHT_HOUSE.say(),
    }
}

pub fn ship(ship: Ship) -> Phrase {
    let key = match ship.colour() {
        ShipColour::Blue => &n::SHIP_BLUE,
        ShipColour::Red => &n::SHIP_RED,
        ShipColour::Purple => &n::SHIP_PURPLE,
        ShipColour::Brown => &n::SHIP_BROWN,
    };
    let copy = ship.to_string().trim_start_matches(ship.colour().name()).to_owned();
    key.with([("copy", Arg::Sign(copy))])
}

/// What happens at once.
pub fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::Goods(good, count) => goods_of(good, count),
        Effect::AnyGood => n::ANY_GOOD.say(),
        Effect::Reis(count) => reis(count),
        Effect::Influence(count) => influence(count),
        Effect::Wigs(count) => wigs(count),
        Effect::Rubble => n::ANY_CUBE.say(),
        Effect::Cardinal => n::ONE_STEP.say(),
        Effect::State(action) => state(action),
        Effect::Decree => n::NOBLE_DECREE.say(),
        Effect::Noble(action) => noble_action(action),
    }
}

fn penalty(penalty: Penalty) -> Phrase {
    let what = match penalty {
        Penalty::Official => counted(&n::OFFICIALS, 1),
        Penalty::Good => counted(&n::GOODS, 1),
        Penalty::Reis(count) => reis(count),
        Penalty::Influence(count) => influence(count),
        Penalty::Wigs(count) => wigs(count),
    };
    n::PENALTY.with([("what", what.into())])
}

pub fn reward(reward: Reward) -> Phrase {
    match reward {
        Reward::Gain(gained) => effect(gained),
        Reward::Lose(lost) => penalty(lost),
    }
}

/// What holds as long as somebody has the card or tile.
pub fn benefit(benefit: Benefit) -> Phrase {
    match benefit {
        Benefit::Discount(on, count) => {
            let key = match on {
                None => &n::DISCOUNT_ANY,
                Some(Expense::Land) => &n::DISCOUNT_LAND,
                Some(Expense::Hire) => &n::DISCOUNT_HIRE,
                Some(Expense::Event) => &n::DISCOUNT_EVENT,
            };
            key.with([("reis", reis(count).into())])
        }
        Benefit::Sale(None, count) => n::SALE_ANY.with([("reis", reis(count).into())]),
        Benefit::Sale(Some(kind), count) => {
            n::SALE_OF.with([("reis", reis(count).into()), ("good", good_sign(kind).into())])
        }
        Benefit::Visit(Visits::Any, count) => n::VISIT_ANY.with([("influence", influence(count).into())]),
        Benefit::Visit(Visits::Following, count) => n::VISIT_FOLLOWING.with([("influence", influence(count).into())]),
        Benefit::Visit(Visits::To(to), count) => {
            n::VISIT_TO.with([("influence", influence(count).into()), ("noble", noble(to).into())])
        }
        Benefit::PlanOfficials(count) => n::PLAN_OFFICIALS.with([("officials", counted(&n::OFFICIALS, count).into())]),
        Benefit::ShipGoods(count) => n::SHIP_GOODS.with([("goods", counted(&n::GOODS, count).into())]),
        Benefit::Yield(count) => n::YIELD.with([("goods", counted(&n::GOODS, count).into())]),
        Benefit::Warehouse(count) => counted(&n::WAREHOUSE, count),
        Benefit::Portfolio(count) => counted(&n::PORTFOLIO, count),
        Benefit::Envelope(count) => n::ENVELOPE.with([("influence", influence(count).into())]),
        Benefit::Offers(to) => n::OFFERS.with([("noble", noble(to).into())]),
        Benefit::Wig(action, count) => {
            let key = if action == NobleAction::Building { &n::WIG_BUILDING } else { &n::WIG_STORE };
            key.with([("wigs", wigs(count).into())])
        }
        Benefit::Now(gained) => n::NOW.with([("what", effect(gained).into())]),
    }
}

fn deck(deck: Deck) -> Phrase {
    match deck {
        Deck::Blue => i::DECK_BLUE.say(),
        Deck::Red => i::DECK_RED.say(),
        Deck::Purple => i::DECK_PURPLE.say(),
        Deck::Brown => i::DECK_BROWN.say(),
    }
}

impl Edition {
    /// `Builder 4`, `Treasury · produce goods`, each after the colour of its deck.
    pub(super) fn name_of(&self, card: Card) -> Phrase {
        match self.card_event(card) {
            Some(event) => i::CARD_TREASURY_EVENT.with([
                ("deck", deck(card.deck()).into()),
                ("treasury", kind_named(card.kind()).into()),
                ("event", effect(event).into()),
            ]),
            None => self.short_name_of(card),
        }
    }

    /// The same without the event of a Treasury card, where it is told beside it.
    pub(super) fn short_name_of(&self, card: Card) -> Phrase {
        let deck = ("deck", deck(card.deck()).into());
        match card.noble() {
            Some(shown) => i::CARD_NOBLE.with([
                deck,
                ("noble", noble_named(shown).into()),
                ("influence", self.card_influence(card).into()),
            ]),
            None => i::CARD_TREASURY.with([deck, ("treasury", kind_named(card.kind()).into())]),
        }
    }

    /// A noble card where its noble is named already: the colour of its deck and its influence.
    pub(super) fn number_of(&self, card: Card) -> Phrase {
        i::CARD_NUMBER.with([("deck", deck(card.deck()).into()), ("influence", self.card_influence(card).into())])
    }

    /// `Builder 4 (1 tool)`, `Treasury · produce goods (2 réis off plots)`
    pub(super) fn card_and_effect(&self, card: Card) -> Phrase {
        let what = match (self.card_reward(card), self.card_benefit(card)) {
            (Some(at_foot), _) => reward(at_foot),
            (None, Some(lasting)) => benefit(lasting),
            (None, None) => return self.name_of(card),
        };
        n::CARD_DOES.with([("card", self.name_of(card).into()), ("what", what.into())])
    }

    /// What a card brings: the reward of a noble card, event and benefit of a Treasury card.
    pub(super) fn effect_of(&self, card: Card) -> Phrase {
        let event = self.card_event(card).map(effect);
        match self.card_reward(card) {
            Some(at_foot) => reward(at_foot),
            None => Phrase::List(event.into_iter().chain(self.card_benefit(card).map(benefit)).collect()),
        }
    }

    pub(super) fn portfolio_card(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Ship(built) => ship(built),
            PortfolioCard::Political(card) => self.name_of(card),
        }
    }

    pub(super) fn tile_text(&self, tile: ClergyTile) -> Phrase {
        let values = self.clergy(tile);
        n::TILE.with([("benefit", benefit(values.benefit).into()), ("wigs", wigs(values.wigs).into())])
    }

    pub(super) fn decree_text(&self, decree: Decree) -> Phrase {
        worth(self.decree(decree).worth)
    }

    /// A decree that somebody typed, so its number may be of none.
    pub(super) fn typed_decree(&self, decree: Decree) -> Phrase {
        match self.decrees().any(|known| known == decree) {
            true => self.decree_text(decree),
            false => Phrase::sign(decree.to_string()),
        }
    }

    /// The benefit of a clergy tile that somebody typed, so its number may be of none.
    pub(super) fn typed_tile(&self, tile: ClergyTile) -> Phrase {
        match self.clergy_tiles().any(|known| known == tile) {
            true => benefit(self.clergy(tile).benefit),
            false => Phrase::sign(tile.to_string()),
        }
    }

    pub(super) fn building_text(&self, building: Building, side: Architect) -> Phrase {
        i::BUILDING.with([("colours", beside(self.colours(building, side).iter().map(good_sign)).into())])
    }
}
