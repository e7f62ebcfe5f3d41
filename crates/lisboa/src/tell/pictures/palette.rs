//! Azulejo blue, paper, and the colours of goods, rubble, decks and architects: the same wherever they occur.

use crate::vocabulary::{Architect, Deck, Good, Rubble, ShipColour};
use engine::picture::{Colour, Theme};

pub const THEME: Theme = Theme::AZULEJO;

/// The ground of a free plot.
pub const PLOT: Colour = Colour::rgb(0xFB_F9F3);
/// Clergy tiles.
pub const CLERGY: Colour = Colour::rgb(0xEA_DFF3);
pub const CLERGY_EDGE: Colour = Colour::rgb(0x8E_6FB0);
/// The Cardinal.
pub const CARDINAL: Colour = Colour::rgb(0x8C_1D40);
/// Decrees.
pub const DECREE: Colour = Colour::rgb(0xFF_F8DE);
pub const DECREE_EDGE: Colour = Colour::rgb(0xD9_C27A);
/// The price of a plot.
pub const PRICE: Colour = Colour::rgb(0xF3_D98B);
pub const PRICE_INK: Colour = Colour::rgb(0x4A_3504);
/// Coins, wigs, influence.
pub const COIN: Colour = Colour::rgb(0xA8_7B12);
pub const WIG: Colour = Colour::rgb(0x1F_4E8C);
pub const INFLUENCE: Colour = Colour::rgb(0x7A_4B9A);

pub const fn good(good: Good) -> Colour {
    match good {
        Good::Gold => Colour::rgb(0xD9_9A1C),
        Good::Cloth => Colour::rgb(0xB5_527A),
        Good::Books => Colour::rgb(0x3F_7FBF),
        Good::Tools => Colour::rgb(0x5E_7F52),
    }
}

pub const fn rubble(kind: Rubble) -> Colour {
    match kind {
        Rubble::Earthquake => Colour::rgb(0x8A_5A34),
        Rubble::Fire => Colour::rgb(0xD0_452B),
        Rubble::Tsunami => Colour::rgb(0x2E_86C1),
    }
}

pub const fn deck(deck: Deck) -> Colour {
    match deck {
        Deck::Blue => Colour::rgb(0x2B_5CA8),
        Deck::Red => Colour::rgb(0xB8_3227),
        Deck::Purple => Colour::rgb(0x7A_4B9A),
        Deck::Brown => Colour::rgb(0x7D_532E),
    }
}

pub const fn ship(colour: ShipColour) -> Colour {
    match colour {
        ShipColour::Blue => deck(Deck::Blue),
        ShipColour::Red => deck(Deck::Red),
        ShipColour::Purple => deck(Deck::Purple),
        ShipColour::Brown => deck(Deck::Brown),
    }
}

pub const fn architect(architect: Architect) -> Colour {
    match architect {
        Architect::Blue => Colour::rgb(0x1F_55A5),
        Architect::Green => Colour::rgb(0x2E_7D4F),
    }
}
