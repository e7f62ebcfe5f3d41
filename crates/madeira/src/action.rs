//! What a player can answer.

use super::play::Reckoning;
use super::vocabulary as v;
use super::{Madeira, words as w};
use engine::steps::{Declines, WordError};
use engine::{Ask, Phrase, Price, Reply, Unknown};

engine::actions! {
    Madeira, ActionError;
    /// An answer to a question, or a use of the windmill.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Action {
        /// Takes the dice of a row, from 1.
        Row(row: u8),
        /// Takes a request from the row.
        Take(request: v::Request),
        /// Turns up the favours of this guild.
        Guild(guild: v::Guild),
        /// Uses a favour at the start of a turn.
        Favour(favour: v::Favour),
        /// Places a guild die of this value.
        Die(die: u8, character: v::Character),
        /// Places a pirate die of this value.
        Pirate(die: u8, character: v::Character),
        /// Passes on a space, from 1, with one of its alternatives.
        Pass(space: u8, gain: v::PassKind),
        /// Carries out the action of the character.
        Act,
        /// Harvests instead.
        Harvest,
        /// Harvests a field once more.
        Again(field: v::Field),
        /// Moves a worker or citizen from here.
        From(from: v::Place),
        /// Moves or places it here.
        To(to: v::Place),
        /// Moves a ship from here.
        Ship(from: v::Harbour),
        /// Sends it to this space.
        Sail(to: v::Space),
        /// Takes the reward for a ship that arrived in a colony.
        Reward(colony: v::Colony, reward: v::Reward),
        /// Builds the district on which this favour lies.
        Build(favour: v::Favour),
        /// Takes one wood from a field or the forest.
        Wood(field: v::Field),
        /// Discards this many pirates.
        Discard(count: u8),
        /// Takes bread as royal support.
        Bread,
        /// Turns a favour up.
        TurnUp(favour: v::Favour),
        /// Moves an action marker to another building.
        Marker(from: v::Building, to: v::Building),
        /// Carries out the action of a building by the lady's help.
        Use(building: v::Building),
        /// Pays the cost of the building that is being resolved.
        Pay,
        /// Takes pirates instead.
        Pirates,
        /// Takes a worker home from the watch for its honour.
        Honour,
        /// Pays this much wood for the ships.
        Maintain(count: u8),
        /// Pays this much bread for the workers.
        Feed(count: u8),
        /// Presents trade routes, an expedition or guilds.
        Present(request: v::Request) by hand,
        /// Presents a city.
        PresentCity(city: v::City) by hand,
        /// Presents wealth: this many reais are given.
        PresentReais(count: u8) by hand,
        /// Uses the windmill.
        Windmill(step: v::Mill),
        /// Exchanges two goods for a third.
        Exchange(exchange: v::Exchange) by hand,
        /// Does no more of this.
        Done,
    }
}

impl Declines for Action {
    fn declines(&self) -> bool {
        *self == Action::Done
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

impl WordError for ActionError {
    fn no_action(text: &str, _names: &[&str]) -> ActionError {
        ActionError::Unknown(text.to_owned())
    }

    fn no_number(text: &str) -> ActionError {
        ActionError::Number(text.to_owned())
    }
}

impl Reply<Madeira> for Done {
    const COMMAND: Option<&'static str> = Some("done");

    /// Going without what is asked.
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let asked = sight.view.step.and_then(|question| question.declining(sight));
        asked.unwrap_or_else(|| w::OPT_DONE.say())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Exchange;

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
