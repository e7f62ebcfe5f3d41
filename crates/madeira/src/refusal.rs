//! Why an action is not legal, in terms of the rules.

use super::step::Phase;
use super::vocabulary::{Building, Character, City, Favour, Field, Good, Place, Region, Request, Space, Spot};

/// Whether something is allowed, and what it then takes.
pub type Allowed<T = ()> = Result<T, Refusal>;

/// The rule that an action would break. Pages are those of the rulebook, rulings those of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Something else is asked of this seat now.
    AskedOtherwise,
    /// It is somebody else's turn; only the windmill is open.
    NotYourTurn,
    /// A row is taken by one player only (p. 8).
    RowTaken { row: u8 },
    /// Rows are numbered from the top.
    NoSuchRow { row: u8 },
    /// There is no such request to take or present.
    NoSuchRequest { request: Request },
    /// That guild has nothing to turn up, or is not of this row (ruling 7).
    NothingOfGuild,
    /// No guild die with this value is left.
    NoSuchDie { value: u8 },
    /// No pirate die with this value is at the watch.
    NoSuchPirateDie { value: u8 },
    /// A pirate die needs a worker in the watch (p. 9).
    NoWorkerInWatch,
    /// A character holds as many dice as there are players (ruling 4).
    CharacterFull { character: Character },
    /// A character holds one pirate die (ruling 4).
    PirateDieThere { character: Character },
    /// A die below the region costs the difference in bread (ruling 4).
    BreadMissing { need: u8, have: u16 },
    /// A pass space is for one player (p. 9).
    PassSpaceTaken { space: u8 },
    /// Pass spaces are numbered from the top.
    NoSuchPassSpace { space: u8 },
    /// The pass space has no such alternative.
    NoSuchAlternative { space: u8 },
    /// That favour is not yours, or not among those asked for.
    NoSuchFavour { favour: Favour },
    /// A favour that was used must be turned up first.
    FavourFaceDown { favour: Favour },
    /// One favour per turn (ruling 3).
    FavourUsed,
    /// The favour is for this phase only.
    FavourOtherPhase { favour: Favour, phase: Phase },
    /// After the engineer a die must be placed (ruling 3).
    DieMustFollow,
    /// It would change nothing now.
    NoEffect,
    /// The character's own action would change nothing now.
    NothingToDo { character: Character },
    /// The free building has no action of its own, only the harvest.
    OnlyHarvest,
    /// No worker of yours is in the region.
    NoWorkerInRegion { region: Region },
    /// None of your workers, or no citizen, is there to be moved.
    NobodyThere { place: Place },
    /// Two different pieces are moved (ruling 5).
    MovedAlready,
    /// Workers leave the watch only by a pirate die, the honour or the scout.
    NotFromWatch,
    /// Only workers and citizens in cities are moved by the mayor (p. 11).
    OnlyWithinCities,
    /// That is no place for this move.
    NotThere { place: Place },
    /// One worker of yours per field (p. 10); at the start one of anybody's (p. 5).
    FieldTaken { field: Field },
    /// At the start one worker per region, the forest being an area of its own (p. 5).
    RegionTaken,
    /// One piece per spot.
    SpotTaken { spot: Spot },
    /// A favour lies on that district.
    DistrictNotBuilt { spot: Spot },
    /// No ship of yours is there.
    NoShipThere,
    /// One ship per space; the double space of two players is one (ruling 5).
    SpaceTaken { space: Space },
    /// This space is not used with this number of players (p. 4).
    SpaceClosed { space: Space },
    /// Not enough of a good.
    GoodsMissing { good: Good, need: u8, have: u8 },
    /// Wood can be taken only where a worker of yours stands (p. 10).
    NoAccessToWood { need: u8, have: u16 },
    /// Reais, incomes and windmill could not pay for this wood (ruling 6).
    WoodTooDear { price: u16, reach: u16 },
    /// No wood there, or no worker of yours.
    NoWoodThere { field: Field },
    /// The favour lies on no district any more.
    DistrictBuilt { favour: Favour },
    /// No ship of yours waits for that reward.
    NoSuchReward,
    /// Not enough reais.
    ReaisMissing { need: u16, have: u16 },
    /// More than there is, or than the rule allows.
    TooMany { most: u8 },
    /// No marker of yours is on that building.
    NoMarker { building: Building },
    /// A marker moves to another building.
    SameBuilding,
    /// Only a field that was harvested yields once more (ruling 4).
    NotHarvested { field: Field },
    /// The windmill stands still in phases A and E (p. 6).
    WindmillClosed,
    /// Stepping down is for phases B and C (p. 6).
    NoSteppingDown,
    /// At the top two wheat are 1 PP instead.
    WindmillAtTop,
    /// Below the top two wheat are a step up.
    WindmillNotAtTop,
    /// At the bottom a step costs 1 PP (p. 6).
    PrestigeMissing,
    /// The wood bought in this turn could not be paid any more (ruling 6).
    NeededForWood { price: u16 },
    /// A city is presented once in a round (ruling 11).
    CityPresented { city: City },
}
