//! Names and amounts as phrases: everything that cards, tiles and places are called.

use super::decrees::worth;
use crate::edition::Edition;
use crate::vocabulary::{
    Architect, Benefit, Building, Card, CardKind, ClergyTile, Cubes, Deck, Decree, Effect, Expense, Good, GoodSet,
    Goods, HouseGroup, Noble, NobleAction, Penalty, PortfolioCard, Reward, Rubble, Ship, ShipColour, Site, StateAction,
    Visits,
};
use crate::words as w;
use engine::{Number, Party, Phrase};

pub fn party(who: Party) -> Phrase {
    match who {
        Party::Seat(seat) => Phrase::Person(seat),
        Party::Automa => w::LACERDA.say(),
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

fn joined_by(join: fn(Phrase, Phrase) -> Phrase, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    phrases.into_iter().reduce(join).unwrap_or_else(Phrase::empty)
}

/// Phrases with nothing between them: letters of a grid.
pub fn joined(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(|first, second| w::Joined { first, second }.say(), phrases)
}

/// Signs of pieces side by side; a list for those who listen.
pub fn beside(signs: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(|first, second| w::Beside { first, second }.say(), signs)
}

/// `pay 3 · get 2 · 4 wigs`
pub fn dotted(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined_by(|first, second| w::Dotted { first, second }.say(), parts)
}

/// Somebody in two letters, for a grid.
pub fn initials(who: Party) -> Phrase {
    match who {
        Party::Seat(seat) => Phrase::Initials(seat),
        Party::Automa => w::LACERDA_INITIALS.say(),
    }
}

pub fn reis(count: impl Into<Number>) -> Phrase {
    w::Reis { count: count.into() }.say()
}

pub fn influence(count: impl Into<Number>) -> Phrase {
    w::Influence { count: count.into() }.say()
}

pub fn wigs(count: impl Into<Number>) -> Phrase {
    w::Wigs { count: count.into() }.say()
}

/// Phrases in a list; "nothing" if there are none.
pub fn listed(phrases: Vec<Phrase>) -> Phrase {
    if phrases.is_empty() { w::NOTHING.say() } else { Phrase::List(phrases) }
}

/// Things that somebody may hold; "none" if there are none.
pub fn held(phrases: Vec<Phrase>) -> Phrase {
    if phrases.is_empty() { w::NONE.say() } else { Phrase::List(phrases) }
}

/// What is paid, without what is nothing.
pub fn cost(influence: u32, reis_paid: u32, wigs_paid: u32) -> Phrase {
    let influence = (influence > 0).then(|| self::influence(influence));
    let reis = (reis_paid > 0).then(|| reis(reis_paid));
    let wigs = (wigs_paid > 0).then(|| wigs(wigs_paid));
    listed([influence, reis, wigs].into_iter().flatten().collect())
}

pub fn good(good: Good) -> Phrase {
    match good {
        Good::Gold => w::GOLD.say(),
        Good::Cloth => w::CLOTH.say(),
        Good::Books => w::BOOKS.say(),
        Good::Tools => w::TOOLS.say(),
    }
}

/// The sign of a good, which is also that of its street, its stores and its side of a public building.
pub fn good_sign(good: Good) -> Phrase {
    match good {
        Good::Gold => w::PIECE_GOLD.say(),
        Good::Cloth => w::PIECE_CLOTH.say(),
        Good::Books => w::PIECE_BOOKS.say(),
        Good::Tools => w::PIECE_TOOLS.say(),
    }
}

pub fn good_named(good: Good) -> Phrase {
    match good {
        Good::Gold => w::NAMED_GOLD.say(),
        Good::Cloth => w::NAMED_CLOTH.say(),
        Good::Books => w::NAMED_BOOKS.say(),
        Good::Tools => w::NAMED_TOOLS.say(),
    }
}

pub fn goods_of(good: Good, count: u8) -> Phrase {
    let count = count.into();
    match good {
        Good::Gold => w::GoldOf { count }.say(),
        Good::Cloth => w::ClothOf { count }.say(),
        Good::Books => w::BooksOf { count }.say(),
        Good::Tools => w::ToolsOf { count }.say(),
    }
}

pub fn goods(goods: Goods) -> Phrase {
    listed(goods.iter().filter(|(_, count)| *count > 0).map(|(good, count)| goods_of(good, count)).collect())
}

/// One of each of these.
pub fn one_each(set: GoodSet) -> Phrase {
    if set.is_empty() { w::NO_GOODS.say() } else { Phrase::List(set.iter().map(|good| goods_of(good, 1)).collect()) }
}

pub fn stores(good: Good, count: u8) -> Phrase {
    let count = count.into();
    match good {
        Good::Gold => w::StoreGold { count }.say(),
        Good::Cloth => w::StoreCloth { count }.say(),
        Good::Books => w::StoreBooks { count }.say(),
        Good::Tools => w::StoreTools { count }.say(),
    }
}

pub fn store(good: Good) -> Phrase {
    stores(good, 1)
}

pub fn store_named(good: Good) -> Phrase {
    match good {
        Good::Gold => w::NAMED_STORE_GOLD.say(),
        Good::Cloth => w::NAMED_STORE_CLOTH.say(),
        Good::Books => w::NAMED_STORE_BOOKS.say(),
        Good::Tools => w::NAMED_STORE_TOOLS.say(),
    }
}

pub fn street(of: Good) -> Phrase {
    w::Street { good: good(of) }.say()
}

pub fn cube_sign(kind: Rubble) -> Phrase {
    match kind {
        Rubble::Earthquake => w::PIECE_EARTHQUAKE.say(),
        Rubble::Fire => w::PIECE_FIRE.say(),
        Rubble::Tsunami => w::PIECE_TSUNAMI.say(),
    }
}

/// A sign for each cube.
pub fn cube_signs(cubes: Cubes) -> Phrase {
    beside(cubes.iter().flat_map(|(kind, count)| std::iter::repeat_n(cube_sign(kind), usize::from(count))))
}

pub fn cube_named(kind: Rubble) -> Phrase {
    match kind {
        Rubble::Earthquake => w::NAMED_EARTHQUAKE.say(),
        Rubble::Fire => w::NAMED_FIRE.say(),
        Rubble::Tsunami => w::NAMED_TSUNAMI.say(),
    }
}

pub fn cubes_of(kind: Rubble, count: u8) -> Phrase {
    let count = count.into();
    match kind {
        Rubble::Earthquake => w::EarthquakeOf { count }.say(),
        Rubble::Fire => w::FireOf { count }.say(),
        Rubble::Tsunami => w::TsunamiOf { count }.say(),
    }
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
        CardKind::Builder => w::BUILDER.say(),
        CardKind::Minister => w::MINISTER.say(),
        CardKind::King => w::KING.say(),
        CardKind::Treasury => w::TREASURY.say(),
    }
}

/// The same with its sign.
pub fn kind_named(kind: CardKind) -> Phrase {
    match kind {
        CardKind::Builder => w::NAMED_BUILDER.say(),
        CardKind::Minister => w::NAMED_MINISTER.say(),
        CardKind::King => w::NAMED_KING.say(),
        CardKind::Treasury => w::NAMED_TREASURY.say(),
    }
}

pub fn noble_named(noble: Noble) -> Phrase {
    kind_named(noble.into())
}

/// A State action in one word, where another text says what kind of thing it is.
pub fn state_short(action: StateAction) -> Phrase {
    match action {
        StateAction::Officials => w::SHORT_OFFICIALS.say(),
        StateAction::Plan => w::SHORT_PLAN.say(),
        StateAction::Ship => w::SHORT_SHIP.say(),
        StateAction::Produce => w::SHORT_PRODUCE.say(),
        StateAction::Cardinal => w::SHORT_CARDINAL.say(),
        StateAction::Favour => w::SHORT_FAVOUR.say(),
    }
}

pub fn state(action: StateAction) -> Phrase {
    match action {
        StateAction::Officials => w::STATE_OFFICIALS.say(),
        StateAction::Plan => w::STATE_PLAN.say(),
        StateAction::Ship => w::STATE_SHIP.say(),
        StateAction::Produce => w::STATE_PRODUCE.say(),
        StateAction::Cardinal => w::STATE_CARDINAL.say(),
        StateAction::Favour => w::STATE_FAVOUR.say(),
    }
}

pub fn noble_action(action: NobleAction) -> Phrase {
    match action {
        NobleAction::Store => w::NOBLE_STORE.say(),
        NobleAction::Decree => w::NOBLE_DECREE.say(),
        NobleAction::Building => w::NOBLE_BUILDING.say(),
    }
}

pub fn site(site: Site) -> Phrase {
    match site {
        Site::West(row) => w::West { row: row.to_string() }.say(),
        Site::North(street) => w::North { good: good(street) }.say(),
        Site::East(row) => w::East { row: row.to_string() }.say(),
    }
}

pub fn architect(architect: Architect) -> Phrase {
    match architect {
        Architect::Blue => w::ARCHITECT_BLUE.say(),
        Architect::Green => w::ARCHITECT_GREEN.say(),
    }
}

pub fn plan(architect: Architect, officials: u8) -> Phrase {
    let officials = officials.into();
    match architect {
        Architect::Blue => w::PlanBlue { officials }.say(),
        Architect::Green => w::PlanGreen { officials }.say(),
    }
}

pub fn house(group: HouseGroup) -> Phrase {
    match group {
        HouseGroup::Left => w::LEFT_HOUSE.say(),
        HouseGroup::Middle => w::MIDDLE_HOUSE.say(),
        HouseGroup::Right => w::RIGHT_HOUSE.say(),
    }
}

pub fn ship(ship: Ship) -> Phrase {
    let copy = ship.to_string().trim_start_matches(ship.colour().name()).to_owned();
    match ship.colour() {
        ShipColour::Blue => w::ShipBlue { copy }.say(),
        ShipColour::Red => w::ShipRed { copy }.say(),
        ShipColour::Purple => w::ShipPurple { copy }.say(),
        ShipColour::Brown => w::ShipBrown { copy }.say(),
    }
}

/// What happens at once.
pub fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::Goods(good, count) => goods_of(good, count),
        Effect::AnyGood => w::ANY_GOOD.say(),
        Effect::Reis(count) => reis(count),
        Effect::Influence(count) => influence(count),
        Effect::Wigs(count) => wigs(count),
        Effect::Rubble => w::ANY_CUBE.say(),
        Effect::Cardinal => w::ONE_STEP.say(),
        Effect::State(action) => state(action),
        Effect::Decree => w::NOBLE_DECREE.say(),
        Effect::Noble(action) => noble_action(action),
    }
}

fn penalty(penalty: Penalty) -> Phrase {
    let what = match penalty {
        Penalty::Official => w::Officials { count: 1.into() }.say(),
        Penalty::Good => w::Goods { count: 1.into() }.say(),
        Penalty::Reis(count) => reis(count),
        Penalty::Influence(count) => influence(count),
        Penalty::Wigs(count) => wigs(count),
    };
    w::Penalty { what }.say()
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
            let reis = reis(count);
            match on {
                None => w::DiscountAny { reis }.say(),
                Some(Expense::Land) => w::DiscountLand { reis }.say(),
                Some(Expense::Hire) => w::DiscountHire { reis }.say(),
                Some(Expense::Event) => w::DiscountEvent { reis }.say(),
            }
        }
        Benefit::Sale(None, count) => w::SaleAny { reis: reis(count) }.say(),
        Benefit::Sale(Some(kind), count) => w::SaleOf { reis: reis(count), good: good_sign(kind) }.say(),
        Benefit::Visit(Visits::Any, count) => w::VisitAny { influence: influence(count) }.say(),
        Benefit::Visit(Visits::Following, count) => w::VisitFollowing { influence: influence(count) }.say(),
        Benefit::Visit(Visits::To(to), count) => w::VisitTo { influence: influence(count), noble: noble(to) }.say(),
        Benefit::PlanOfficials(count) => {
            w::PlanOfficials { officials: w::Officials { count: count.into() }.say() }.say()
        }
        Benefit::ShipGoods(count) => w::ShipGoods { goods: w::Goods { count: count.into() }.say() }.say(),
        Benefit::Yield(count) => w::Yield { goods: w::Goods { count: count.into() }.say() }.say(),
        Benefit::Warehouse(count) => w::Warehouse { count: count.into() }.say(),
        Benefit::Portfolio(count) => w::Portfolio { count: count.into() }.say(),
        Benefit::Envelope(count) => w::Envelope { influence: influence(count) }.say(),
        Benefit::Offers(to) => w::Offers { noble: noble(to) }.say(),
        Benefit::Wig(action, count) => {
            let wigs = wigs(count);
            if action == NobleAction::Building { w::WigBuilding { wigs }.say() } else { w::WigStore { wigs }.say() }
        }
        Benefit::Now(gained) => w::Now { what: effect(gained) }.say(),
    }
}

fn deck(deck: Deck) -> Phrase {
    match deck {
        Deck::Blue => w::DECK_BLUE.say(),
        Deck::Red => w::DECK_RED.say(),
        Deck::Purple => w::DECK_PURPLE.say(),
        Deck::Brown => w::DECK_BROWN.say(),
    }
}

impl Edition {
    /// `Builder 4`, `Treasury “produce goods”`, each after the colour of its deck; with what the card does where another
    /// one has that name: `King 2 (meet the Cardinal)`.
    pub fn name_of(&self, card: Card) -> Phrase {
        self.told_apart(card, Edition::common_name)
    }

    /// A noble card where its noble is named already: the colour of its deck and its influence.
    pub fn number_of(&self, card: Card) -> Phrase {
        let number = |ed: &Edition, card: Card| {
            w::CardNumber { deck: deck(card.deck()), influence: ed.card_influence(card).into() }.say()
        };
        self.told_apart(card, number)
    }

    /// Noble and influence, or that it is a Treasury card: only where the rest is told beside it.
    pub fn short_name_of(&self, card: Card) -> Phrase {
        let deck = deck(card.deck());
        match card.noble() {
            Some(shown) => {
                w::CardNoble { deck, noble: noble_named(shown), influence: self.card_influence(card).into() }.say()
            }
            None => w::CardTreasury { deck, treasury: kind_named(card.kind()) }.say(),
        }
    }

    /// `Builder 4 (1 tool)`, `Treasury “produce goods” (2 réis off plots)`
    pub fn card_and_effect(&self, card: Card) -> Phrase {
        self.with_effect(card, self.common_name(card))
    }

    /// A name that two cards may have: a deck may have two Kings of the same influence.
    fn common_name(&self, card: Card) -> Phrase {
        match self.card_event(card) {
            Some(event) => w::CardTreasuryEvent {
                deck: deck(card.deck()),
                treasury: kind_named(card.kind()),
                event: effect(event),
            }
            .say(),
            None => self.short_name_of(card),
        }
    }

    fn told_apart(&self, card: Card, name: impl Fn(&Edition, Card) -> Phrase) -> Phrase {
        let common = name(self, card);
        let alike = |other: Card| other != card && other.kind() == card.kind() && name(self, other) == common;
        if self.deck(card.deck()).any(alike) { self.with_effect(card, common) } else { common }
    }

    /// A card by this name, with the reward of a noble card or the benefit of a Treasury card.
    fn with_effect(&self, card: Card, name: Phrase) -> Phrase {
        let what = match (self.card_reward(card), self.card_benefit(card)) {
            (Some(at_foot), _) => reward(at_foot),
            (None, Some(lasting)) => benefit(lasting),
            (None, None) => return name,
        };
        w::CardDoes { card: name, what }.say()
    }

    /// What a card brings: the reward of a noble card, event and benefit of a Treasury card.
    pub fn effect_of(&self, card: Card) -> Phrase {
        let event = self.card_event(card).map(effect);
        match self.card_reward(card) {
            Some(at_foot) => reward(at_foot),
            None => Phrase::List(event.into_iter().chain(self.card_benefit(card).map(benefit)).collect()),
        }
    }

    pub fn portfolio_card(&self, card: PortfolioCard) -> Phrase {
        match card {
            PortfolioCard::Ship(built) => ship(built),
            PortfolioCard::Political(card) => self.name_of(card),
        }
    }

    pub fn tile_text(&self, tile: ClergyTile) -> Phrase {
        let values = self.clergy(tile);
        w::Tile { benefit: benefit(values.benefit), wigs: wigs(values.wigs) }.say()
    }

    pub fn decree_text(&self, decree: Decree) -> Phrase {
        worth(self.decree(decree).worth)
    }

    /// A decree that somebody typed, so its number may be of none.
    pub fn typed_decree(&self, decree: Decree) -> Phrase {
        match self.decrees().any(|known| known == decree) {
            true => self.decree_text(decree),
            false => Phrase::sign(decree.to_string()),
        }
    }

    /// The benefit of a clergy tile that somebody typed, so its number may be of none.
    pub fn typed_tile(&self, tile: ClergyTile) -> Phrase {
        match self.clergy_tiles().any(|known| known == tile) {
            true => benefit(self.clergy(tile).benefit),
            false => Phrase::sign(tile.to_string()),
        }
    }

    pub fn building_text(&self, building: Building, side: Architect) -> Phrase {
        w::Building { colours: beside(self.colours(building, side).iter().map(good_sign)) }.say()
    }
}
