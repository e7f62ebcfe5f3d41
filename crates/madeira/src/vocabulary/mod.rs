//! The words of the rulebook as small types: each has a text form that parses back.

mod board;
mod favours;
mod goods;
mod mill;
mod places;
mod tiles;

pub use board::{Building, Character, PassGain, PassKind, Region};
pub use favours::{Favour, FavourSet, Guild};
pub use goods::{Good, Goods};
pub use mill::{Exchange, Mill};
pub use places::{City, Colony, Field, Harbour, Place, Space, Spot};
pub use tiles::{Request, Requests, Reward};

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Unknown;
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    fn round_trips<T: Copy + PartialEq + Debug + Display + FromStr<Err = Unknown>>(words: impl IntoIterator<Item = T>) {
        for word in words {
            assert_eq!(word.to_string().parse(), Ok(word));
        }
    }

    #[test]
    fn every_word_parses_back() {
        round_trips(Good::ALL.iter().copied());
        round_trips(Building::ALL.iter().copied());
        round_trips(Character::ALL.iter().copied());
        round_trips(Favour::ALL.iter().copied());
        round_trips(Reward::ALL.iter().copied());
        round_trips(Request::ALL.iter().copied());
        round_trips(Field::all());
        round_trips(Spot::all());
        round_trips(Space::all());
        round_trips([Place::Home, Place::Watch, Place::Colony(Colony::India), Place::Field(Field::FOREST)]);
    }

    #[test]
    fn places_read_like_the_board() {
        assert_eq!("funchal-3r".parse::<Spot>().map(|spot| (spot.city(), spot.district())), Ok((City::Funchal, 2)));
        assert_eq!(Field::new(1, 2).map(|field| field.to_string()), Some("1c".to_owned()));
        assert_eq!("brazil-3".parse(), Ok(Space::Arrival(Colony::Brazil, 2)));
        assert_eq!("atlantis".parse::<Place>(), Err(Unknown::new("place", "atlantis", Place::EXPECTED)));
        assert!("4a".parse::<Field>().is_err() && "wheat-9".parse::<Space>().is_err());
    }
}
