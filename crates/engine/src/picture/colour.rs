//! Colours, and those of the players.

use super::super::outcome::Party;
use super::super::seat::MAX_SEATS;

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// `0xRRGGBB`
    pub rgb: u32,
    /// Of 255.
    pub opacity: u8,
}

impl Colour {
    pub const WHITE: Colour = Colour::rgb(0xFF_FFFF);
    /// White of a piece, which stays so in the dark.
    pub const IVORY: Colour = Colour::rgb(0xFF_FFFE);
    pub const BLACK: Colour = Colour::rgb(0x20_2A33);
    /// For rings around what has changed.
    pub const GOLD: Colour = Colour::rgb(0xF2_B705);

    pub const fn rgb(rgb: u32) -> Colour {
        Colour { rgb, opacity: 255 }
    }

    /// White or black, whichever is easier to read on this colour.
    pub fn letters(self) -> Colour {
        let [_, red, green, blue] = self.rgb.to_be_bytes().map(f32::from);
        if 0.299 * red + 0.587 * green + 0.114 * blue > 165.0 { Colour::BLACK } else { Colour::WHITE }
    }

    /// The same with this opacity; 255 is opaque.
    pub const fn faded(self, opacity: u8) -> Colour {
        Colour { opacity, ..self }
    }
}

/// The colours of the seats, which everybody can tell apart (Okabe and Ito). Pink comes late: goods of our games are
/// pink.
const SEATS: [Colour; MAX_SEATS] = [
    Colour::rgb(0xD5_5E00),
    Colour::rgb(0x00_72B2),
    Colour::rgb(0x00_9E73),
    Colour::rgb(0x22_2222),
    Colour::rgb(0xCC_79A7),
    Colour::rgb(0x56_B4E9),
];

/// For the opponent played by the rules.
const AUTOMA: Colour = Colour::rgb(0x4A_4F57);

/// The colour of whoever has this seat.
pub fn seat_colour(who: Party) -> Colour {
    match who {
        Party::Seat(seat) => SEATS[seat.index()],
        Party::Automa => AUTOMA,
    }
}
