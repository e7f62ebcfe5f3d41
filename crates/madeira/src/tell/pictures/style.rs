//! Colours of the drawing: goods and guilds have one colour everywhere.

use crate::vocabulary::{Good, Guild};
use engine::picture::{Colour, Theme};

pub const INK: Colour = Colour::rgb(0x22_303C);
pub const MUTED: Colour = Colour::rgb(0x5F_6B75);
pub const PALE: Colour = Colour::rgb(0x8D_949A);
pub const SEA: Colour = Colour::rgb(0x14_506B);
pub const WATER: Colour = Colour::rgb(0xE4_EEF2);
pub const FOAM: Colour = Colour::rgb(0xD5_E8EF);
pub const PAPER: Colour = Colour::rgb(0xFF_FFFF);
pub const SAND: Colour = Colour::rgb(0xF3_F0DF);
pub const SHELL: Colour = Colour::rgb(0xFB_F8EF);
pub const STONE: Colour = Colour::rgb(0xEC_E7D6);
pub const LINE: Colour = Colour::rgb(0xC9_BFA9);
pub const WOOD: Colour = Colour::rgb(0x8B_5E34);
pub const BARK: Colour = Colour::rgb(0x5B_3B1C);
pub const CRUST: Colour = Colour::rgb(0xB5_6F1E);
pub const LEAF: Colour = Colour::rgb(0x2F_6B3C);
pub const CITIZEN: Colour = Colour::rgb(0x8A_9096);
pub const SHORT: Colour = Colour::rgb(0xA3_320B);
pub const PARCHMENT: Colour = Colour::rgb(0xF7_EFD6);
pub const SEAL: Colour = Colour::rgb(0xC8_A94A);
pub const MONEY: Colour = Colour::rgb(0xF3_D98B);
pub const MINT: Colour = Colour::rgb(0xA8_7B12);
pub const POINTS: Colour = Colour::rgb(0xC4_8A00);

/// The colours of every picture.
pub const THEME: Theme =
    Theme { paper: WATER, accent: SEA, ink: INK, faint: MUTED, edge: LINE, panel: PAPER, blank: STONE };

pub const fn good(good: Good) -> Colour {
    match good {
        Good::Wheat => Colour::rgb(0xE0_AE2E),
        Good::Sugar => Colour::rgb(0xB4_CBD8),
        Good::Wine => Colour::rgb(0x7A_2B4B),
    }
}

/// What is written on the colour of a good.
pub const fn on(good: Good) -> Colour {
    match good {
        Good::Wheat => Colour::rgb(0x33_250A),
        Good::Sugar => INK,
        Good::Wine => PAPER,
    }
}

pub const fn guild(guild: Guild) -> Colour {
    match guild {
        Guild::Orange => Colour::rgb(0xC9_650C),
        Guild::Green => Colour::rgb(0x3C_8F3E),
        Guild::Blue => Colour::rgb(0x2D_6BB5),
        Guild::Violet => Colour::rgb(0x7E_4FA5),
    }
}
