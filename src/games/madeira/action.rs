//! What a player can answer, and how it is written: short, readable, and it parses back.

use std::fmt;
use std::str::FromStr;

use super::vocabulary::{
    Building, Character, City, Colony, Favour, Field, Good, Guild, Harbour, PassKind, Place, Request, Reward, Space,
};
use crate::engine::Unknown;

/// An answer to a question, or a use of the windmill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Takes the dice of a row, from 1.
    Row(u8),
    /// Takes a request from the row.
    Take(Request),
    /// Turns up the favours of this guild.
    Guild(Guild),
    /// Uses a favour at the start of a turn.
    Favour(Favour),
    /// Places a guild die of this value.
    Die(u8, Character),
    /// Places a pirate die of this value.
    Pirate(u8, Character),
    /// Passes on a space, from 1, with one of its alternatives.
    Pass(u8, PassKind),
    /// Carries out the action of the character.
    Act,
    /// Harvests instead.
    Harvest,
    /// Harvests a field once more.
    Again(Field),
    /// Moves a worker or citizen from here.
    From(Place),
    /// Moves or places it here.
    To(Place),
    /// Moves a ship from here.
    Ship(Harbour),
    /// Sends it to this space.
    Sail(Space),
    /// Takes the reward for a ship that arrived in a colony.
    Reward(Colony, Reward),
    /// Builds the district on which this favour lies.
    Build(Favour),
    /// Takes one wood from a field or the forest.
    Wood(Field),
    /// Discards this many pirates.
    Discard(u8),
    /// Takes bread as royal support.
    Bread,
    /// Turns a favour up.
    TurnUp(Favour),
    /// Moves an action marker to another building.
    Marker(Building, Building),
    /// Carries out the action of a building by the lady's help.
    Use(Building),
    /// Pays the cost of the building that is being resolved.
    Pay,
    /// Takes pirates instead.
    Pirates,
    /// Takes a worker home from the watch for its honour.
    Honour,
    /// Pays this much wood for the ships.
    Maintain(u8),
    /// Pays this much bread for the workers.
    Feed(u8),
    /// Presents trade routes, an expedition or guilds.
    Present(Request),
    /// Presents a city.
    PresentCity(City),
    /// Presents wealth: this many reais are given.
    PresentReais(u8),
    /// Uses the windmill.
    Windmill(Mill),
    /// Exchanges two goods for a third.
    Exchange(Exchange),
    /// Does no more of this.
    Done,
}

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
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Row(number) => write!(f, "row {number}"),
            Action::Take(request) => write!(f, "take {request}"),
            Action::Guild(guild) => write!(f, "guild {guild}"),
            Action::Favour(favour) => write!(f, "favour {favour}"),
            Action::Die(value, character) => write!(f, "die {value} {character}"),
            Action::Pirate(value, character) => write!(f, "pirate {value} {character}"),
            Action::Pass(space, kind) => write!(f, "pass {space} {kind}"),
            Action::Act => f.write_str("act"),
            Action::Harvest => f.write_str("harvest"),
            Action::Again(field) => write!(f, "again {field}"),
            Action::From(place) => write!(f, "from {place}"),
            Action::To(place) => write!(f, "to {place}"),
            Action::Ship(harbour) => write!(f, "ship {harbour}"),
            Action::Sail(space) => write!(f, "sail {space}"),
            Action::Reward(colony, reward) => write!(f, "reward {colony} {reward}"),
            Action::Build(favour) => write!(f, "build {favour}"),
            Action::Wood(field) => write!(f, "wood {field}"),
            Action::Discard(count) => write!(f, "discard {count}"),
            Action::Bread => f.write_str("bread"),
            Action::TurnUp(favour) => write!(f, "turn-up {favour}"),
            Action::Marker(from, to) => write!(f, "marker {from} {to}"),
            Action::Use(building) => write!(f, "use {building}"),
            Action::Pay => f.write_str("pay"),
            Action::Pirates => f.write_str("pirates"),
            Action::Honour => f.write_str("honour"),
            Action::Maintain(count) => write!(f, "maintain {count}"),
            Action::Feed(count) => write!(f, "feed {count}"),
            Action::Present(request) => write!(f, "present {request}"),
            Action::PresentCity(city) => write!(f, "present urban {city}"),
            Action::PresentReais(count) => write!(f, "present wealth {count}"),
            Action::Windmill(mill) => write!(f, "windmill {}", mill.name()),
            Action::Exchange(Exchange { give: [first, second], get }) => write!(f, "exchange {first} {second} {get}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    #[error("'{0}' is not an action; try 'die 3 steward', 'pass 2 reais' or 'done'")]
    Unknown(String),
    #[error(transparent)]
    Word(#[from] Unknown),
    #[error("'{0}' is not a number that fits here")]
    Number(String),
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let text = text.trim();
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["row", count] => Action::Row(number(count)?),
            ["take", request] => Action::Take(request.parse()?),
            ["guild", guild] => Action::Guild(guild.parse()?),
            ["favour", favour] => Action::Favour(favour.parse()?),
            ["die", value, character] => Action::Die(number(value)?, character.parse()?),
            ["pirate", value, character] => Action::Pirate(number(value)?, character.parse()?),
            ["pass", space, kind] => Action::Pass(number(space)?, kind.parse()?),
            ["act"] => Action::Act,
            ["harvest"] => Action::Harvest,
            ["again", field] => Action::Again(field.parse()?),
            ["from", place] => Action::From(place.parse()?),
            ["to", place] => Action::To(place.parse()?),
            ["ship", harbour] => Action::Ship(harbour.parse()?),
            ["sail", space] => Action::Sail(space.parse()?),
            ["reward", colony, reward] => Action::Reward(colony.parse()?, reward.parse()?),
            ["build", favour] => Action::Build(favour.parse()?),
            ["wood", field] => Action::Wood(field.parse()?),
            ["discard", count] => Action::Discard(number(count)?),
            ["bread"] => Action::Bread,
            ["turn-up", favour] => Action::TurnUp(favour.parse()?),
            ["marker", from, to] => Action::Marker(from.parse()?, to.parse()?),
            ["use", building] => Action::Use(building.parse()?),
            ["pay"] => Action::Pay,
            ["pirates"] => Action::Pirates,
            ["honour"] => Action::Honour,
            ["maintain", count] => Action::Maintain(number(count)?),
            ["feed", count] => Action::Feed(number(count)?),
            ["present", "urban", city] => Action::PresentCity(city.parse()?),
            ["present", "wealth", count] => Action::PresentReais(number(count)?),
            ["present", request] => Action::Present(request.parse()?),
            ["windmill", step] => Action::Windmill(mill(step)?),
            ["exchange", first, second, get] => Action::Exchange(exchange(first, second, get)?),
            ["done"] => Action::Done,
            _ => return Err(ActionError::Unknown(text.to_owned())),
        })
    }
}

fn number(text: &str) -> Result<u8, ActionError> {
    text.parse().map_err(|_| ActionError::Number(text.to_owned()))
}

fn mill(text: &str) -> Result<Mill, Unknown> {
    let found = Mill::ALL.into_iter().find(|mill| mill.name() == text);
    found.ok_or_else(|| Unknown::new("step of the windmill", text, "bread, reais, up or pp"))
}

fn exchange(first: &str, second: &str, get: &str) -> Result<Exchange, Unknown> {
    let mut give: [Good; 2] = [first.parse()?, second.parse()?];
    give.sort();
    Ok(Exchange { give, get: get.parse()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_parse_back() {
        let texts = "row 2|take urban|guild violet|favour bishop|die 3 steward|pirate 1 free|pass 2 reais|act|harvest|\
                     again 1c|from home|to funchal-3r|ship wheat-2|sail brazil-3|reward india medal|build monk|\
                     wood forest|discard 3|bread|turn-up patron|marker moinho casa-da-coroa|use fortaleza|pay|pirates|\
                     honour|maintain 2|feed 4|present trade|present urban machico|present wealth 8|windmill bread|\
                     windmill pp|exchange wheat wine sugar|done";
        for text in texts.split('|') {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn other_texts_are_refused_by_name() {
        assert_eq!("fly".parse::<Action>(), Err(ActionError::Unknown("fly".to_owned())));
        assert_eq!(
            "take gold".parse::<Action>(),
            Err(ActionError::Word(Unknown::new("request", "gold", "trade, expedition, guilds, urban, wealth")))
        );
        assert_eq!("feed lots".parse::<Action>(), Err(ActionError::Number("lots".to_owned())));
    }

    #[test]
    fn goods_to_exchange_come_in_any_order() {
        assert_eq!("exchange wine wheat sugar".parse::<Action>(), "exchange wheat wine sugar".parse());
        assert_eq!(Exchange::all().count(), 9);
    }
}
