//! The whole position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::city::City;
use super::edition::CHURCH_TILES;
use super::event::EndReason;
use super::player::Player;
use super::step::Step;
use super::vocabulary::{
    Architect, Building, Card, CardKind, CardSet, ClergyTile, Decree, Noble, Ship, StateActionSet,
};
use engine::{Party, Seat, SeatSet, Seed};

/// The most parties at a table.
pub const MAX_PARTIES: usize = 4;
/// Frames that the stack has room for; the deepest occur at the end of a period.
const MAX_STEPS: usize = 20;
/// Political cards that can lie in one pile.
pub const PILE: usize = 5;
/// Decrees in the display.
pub const DECREE_ROW: usize = 8;

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub seed: Seed,
    /// People at the table; a soloist plays against Lacerda, who is party two.
    pub seats: u8,
    pub steps: ArrayVec<Step, MAX_STEPS>,
    /// Whose turn it is.
    pub turn: Seat,
    pub round: u8,
    pub period: u8,
    /// Who ended the period first, by sets.
    pub completed_sets: Option<Seat>,
    pub ending: Ending,
    pub players: ArrayVec<Player, MAX_PARTIES>,
    pub lacerda: Option<Lacerda>,
    pub treasury: u8,
    pub market: [u8; 4],
    pub offices: [Office; 3],
    /// Favours on the portraits.
    pub favours: [u8; 3],
    pub city: City,
    pub church: Church,
    pub architects: [Desk; 2],
    /// Starting plans that nobody got.
    pub spare_plans: u8,
    pub yard: ArrayVec<Ship, { 2 * Ship::COPIES }>,
    /// The ships of the second period.
    pub later_ships: ArrayVec<Ship, { 2 * Ship::COPIES }>,
    /// How many ships have left the game.
    pub lost_ships: u8,
    pub decree_row: ArrayVec<Decree, DECREE_ROW>,
    /// The decrees face down, the next one last.
    pub decree_stack: ArrayVec<Decree, 70>,
    /// The face-up piles of the court, the visible card last.
    pub piles: [ArrayVec<Card, PILE>; 4],
    /// The piles of the second period, until they are laid out.
    pub later_piles: [ArrayVec<Card, PILE>; 4],
    /// What is left of the blue deck after dealing, and out of the game.
    pub blue_rest: ArrayVec<Card, 21>,
    /// The purple deck, the next card last.
    pub purple: ArrayVec<Card, 21>,
    /// Cards that have left the game face up, or with their pile.
    pub discarded: CardSet,
    /// State actions that a good covers this turn.
    pub covered: StateActionSet,
    /// Who has used a set marker this turn.
    pub used_marker: SeatSet,
    pub setting_up: SettingUp,
}

/// What is known only until the first turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SettingUp {
    /// The two tiles each seat chooses from.
    pub offered: ArrayVec<[ClergyTile; 2], MAX_PARTIES>,
    /// Where in the bag the tiles go that are put back.
    pub returns: ArrayVec<u8, MAX_PARTIES>,
    /// Which round of the draft it is, from 0.
    pub draft_round: u8,
    /// Who has chosen.
    pub chosen: SeatSet,
    /// The cards kept so far.
    pub kept: [ArrayVec<Card, 5>; MAX_PARTIES],
}

/// How far the game is from its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Open,
    /// Triggered: the round is played to its end.
    ThisRound(EndReason),
    LastRound(EndReason),
    Over(EndReason),
}

/// What Lacerda has besides the pieces of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lacerda {
    /// At whose portrait his courtier stands.
    pub courtier: Noble,
    /// Above which pile his helper stands.
    pub helper: CardKind,
}

/// A noble's office and the plaza before it: how many officials of each party.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Office {
    pub inside: [u8; MAX_PARTIES],
    pub plaza: [u8; MAX_PARTIES],
    /// Officials of an unused colour; they never move.
    pub neutral: u8,
}

impl Office {
    /// Officials in the office, not on the plaza.
    pub fn occupied(&self) -> u8 {
        self.inside.iter().sum::<u8>() + self.neutral
    }

    /// Officials in the office that are not this party's.
    pub fn foreign(&self, seat: Seat) -> u8 {
        self.occupied() - self.inside[seat.index()]
    }

    /// Officials of a party, in the office and on the plaza.
    pub fn of(&self, seat: Seat) -> u8 {
        self.inside[seat.index()] + self.plaza[seat.index()]
    }
}

/// The church, the Cardinal and the clergy tiles.
///
/// Tile `n` lies clockwise of gap `n`: the Cardinal in gap `n` has tile `n - 1` behind him and tile `n` before him.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Church {
    pub tiles: [Option<ClergyTile>; CHURCH_TILES],
    pub cardinal: u8,
    /// Who passed the envelope first this turn.
    pub triggered: Option<Seat>,
    /// The bag, the next tile last.
    pub bag: ArrayVec<ClergyTile, 37>,
    /// How many tiles have left the game.
    pub lost: u8,
}

/// An architect's place: the building on display, those to come, and the plans.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Desk {
    pub display: Option<Building>,
    /// The stack, its visible top last.
    pub stack: ArrayVec<Building, 8>,
    /// The officials of the plans, the top one last.
    pub plans: ArrayVec<u8, 8>,
}

impl State {
    /// Parties at the table, Lacerda included.
    pub fn parties(&self) -> usize {
        self.players.len()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether this party is Lacerda.
    pub fn is_lacerda(&self, seat: Seat) -> bool {
        seat.index() >= usize::from(self.seats)
    }

    /// The party as others know it.
    pub fn party(&self, seat: Seat) -> Party {
        if self.is_lacerda(seat) { Party::Automa } else { Party::Seat(seat) }
    }

    /// Whether the rules for two parties hold: two players, or one and Lacerda.
    pub fn for_two(&self) -> bool {
        self.parties() == 2
    }

    pub fn desk(&self, architect: Architect) -> &Desk {
        &self.architects[architect.index()]
    }

    pub fn desk_mut(&mut self, architect: Architect) -> &mut Desk {
        &mut self.architects[architect.index()]
    }

    pub fn office(&self, noble: Noble) -> &Office {
        &self.offices[noble.index()]
    }

    pub fn office_mut(&mut self, noble: Noble) -> &mut Office {
        &mut self.offices[noble.index()]
    }

    pub fn pile(&self, kind: CardKind) -> &ArrayVec<Card, PILE> {
        &self.piles[kind.index()]
    }

    /// Officials of a party in all offices and on all plazas.
    pub fn placed_officials(&self, seat: Seat) -> u8 {
        self.offices.iter().map(|office| office.of(seat)).sum()
    }

    pub fn empty_piles(&self) -> usize {
        self.piles.iter().filter(|pile| pile.is_empty()).count()
    }

    /// What is to be done next.
    pub fn top(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// Whether something still has to follow that must be possible.
    pub fn is_obliged(&self) -> bool {
        self.steps.iter().any(|step| step.obligation().is_some())
    }
}
