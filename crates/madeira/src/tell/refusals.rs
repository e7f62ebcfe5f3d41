//! Why something is not legal, and which rule says so.

use super::names;
use crate::event::Stock;
use crate::refusal::Refusal;
use crate::vocabulary::Place;
use crate::words as w;
use engine::Phrase;

pub fn say(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::AskedOtherwise => w::NO_ASKED_OTHERWISE.say(),
        Refusal::NotYourTurn => w::NO_YOUR_TURN.say(),
        Refusal::RowTaken { row } => w::NoRowTaken { row: names::roman(row).to_string() }.say(),
        Refusal::NoSuchRow { row } => w::NoSuchRow { row: row.to_string() }.say(),
        Refusal::NoSuchRequest { request } => w::NoSuchRequest { request: names::request(request) }.say(),
        Refusal::NothingOfGuild => w::NO_NOTHING_OF_GUILD.say(),
        Refusal::NoSuchDie { value } => w::NoSuchDie { value: value.into() }.say(),
        Refusal::NoSuchPirateDie { value } => w::NoSuchPirateDie { value: value.into() }.say(),
        Refusal::NoWorkerInWatch => w::NO_WORKER_IN_WATCH.say(),
        Refusal::CharacterFull { character } => w::NoCharacterFull { character: names::character(character) }.say(),
        Refusal::PirateDieThere { character } => w::NoPirateDieThere { character: names::character(character) }.say(),
        Refusal::BreadMissing { need, have } => w::NoBread { need: need.into(), have: have.into() }.say(),
        Refusal::PassSpaceTaken { space } => w::NoPassSpaceTaken { space: names::roman(space).to_owned() }.say(),
        Refusal::NoSuchPassSpace { space } => w::NoSuchPassSpace { space: space.to_string() }.say(),
        Refusal::NoSuchAlternative { space } => w::NoSuchAlternative { space: names::roman(space).to_owned() }.say(),
        Refusal::NoSuchFavour { favour } => w::NoSuchFavour { favour: names::favour(favour) }.say(),
        Refusal::FavourFaceDown { favour } => w::NoFavourFaceDown { favour: names::favour(favour) }.say(),
        Refusal::FavourUsed => w::NO_FAVOUR_USED.say(),
        Refusal::FavourOtherPhase { favour, phase } => w::NoFavourOtherPhase {
            favour: names::favour(favour),
            does: names::favour_does(favour),
            phase: phase.letter().to_string(),
        }
        .say(),
        Refusal::DieMustFollow => w::NO_DIE_MUST_FOLLOW.say(),
        Refusal::NoEffect => w::NO_EFFECT.say(),
        Refusal::NothingToDo { character } => {
            w::NoNothingToDo { character: names::character(character), why: names::nothing_to_do(character) }.say()
        }
        Refusal::OnlyHarvest => w::NO_ONLY_HARVEST.say(),
        Refusal::NoWorkerInRegion { region } => w::NoWorkerInRegion { region: region.into() }.say(),
        Refusal::NobodyThere { place: at } => w::NoNobodyThere { place: names::place(at) }.say(),
        Refusal::MovedAlready => w::NO_MOVED_ALREADY.say(),
        Refusal::NotFromWatch => w::NO_NOT_FROM_WATCH.say(),
        Refusal::OnlyWithinCities => w::NO_ONLY_WITHIN_CITIES.say(),
        Refusal::NotThere { place: at } => w::NoNotThere { place: names::place(at) }.say(),
        Refusal::FieldTaken { field } => w::NoFieldTaken { place: names::field(field) }.say(),
        Refusal::RegionTaken => w::NO_REGION_TAKEN.say(),
        Refusal::SpotTaken { spot } => w::NoSpotTaken { place: names::place(Place::Spot(spot)) }.say(),
        Refusal::DistrictNotBuilt { spot } => w::NoDistrictNotBuilt { place: names::spot(spot) }.say(),
        Refusal::NoShipThere => w::NO_SHIP_THERE.say(),
        Refusal::SpaceTaken { space } => w::NoSpaceTaken { place: names::space(space) }.say(),
        Refusal::SpaceClosed { space } => w::NoSpaceClosed { place: names::space(space) }.say(),
        Refusal::GoodsMissing { good, need, have } => {
            w::NoGoods { need: names::amount(Stock::Good(good), need), have: have.into() }.say()
        }
        Refusal::NoAccessToWood { need, have } => w::NoAccessToWood { need: need.into(), have: have.into() }.say(),
        Refusal::WoodTooDear { price, reach } => w::NoWoodTooDear { price: price.into(), reach: reach.into() }.say(),
        Refusal::NoWoodThere { field } => w::NoWoodThere { place: names::field(field) }.say(),
        Refusal::DistrictBuilt { favour } => w::NoDistrictBuilt { favour: names::favour(favour) }.say(),
        Refusal::NoSuchReward => w::NO_SUCH_REWARD.say(),
        Refusal::ReaisMissing { need, have } => w::NoReais { need: need.into(), have: have.into() }.say(),
        Refusal::TooMany { most } => w::NoTooMany { most: most.into() }.say(),
        Refusal::NoMarker { building } => w::NoMarker { building: names::building(building) }.say(),
        Refusal::SameBuilding => w::NO_SAME_BUILDING.say(),
        Refusal::NotHarvested { field } => w::NoNotHarvested { place: names::field(field) }.say(),
        Refusal::WindmillClosed => w::NO_WINDMILL_CLOSED.say(),
        Refusal::NoSteppingDown => w::NO_STEPPING_DOWN.say(),
        Refusal::WindmillAtTop => w::NO_WINDMILL_AT_TOP.say(),
        Refusal::WindmillNotAtTop => w::NO_WINDMILL_NOT_AT_TOP.say(),
        Refusal::PrestigeMissing => w::NO_PRESTIGE.say(),
        Refusal::NeededForWood { price } => w::NoNeededForWood { price: price.into() }.say(),
        Refusal::CityPresented { city } => w::NoCityPresented { city: names::city(city) }.say(),
    }
}

/// Why not, in a few words; None where there are no fewer.
pub fn brief(refusal: Refusal) -> Option<Phrase> {
    let needs =
        |what: Stock, need: u16, have: u16| w::BriefNeeds { need: names::amount(what, need), have: have.into() }.say();
    Some(match refusal {
        Refusal::CharacterFull { .. } => w::BRIEF_FULL.say(),
        Refusal::PirateDieThere { .. } => w::BRIEF_PIRATE_DIE.say(),
        Refusal::BreadMissing { need, have } => needs(Stock::Bread, need.into(), have),
        Refusal::NoWorkerInWatch => w::BRIEF_WATCH.say(),
        Refusal::FavourFaceDown { .. } => w::BRIEF_FACE_DOWN.say(),
        Refusal::FavourUsed => w::BRIEF_ONE_FAVOUR.say(),
        Refusal::FavourOtherPhase { phase, .. } => w::BriefOtherPhase { phase: phase.letter().to_string() }.say(),
        Refusal::NoEffect => w::BRIEF_NO_EFFECT.say(),
        Refusal::NothingToDo { character } => names::nothing_to_do(character),
        Refusal::NoWorkerInRegion { region } => w::BriefNoWorker { region: region.into() }.say(),
        Refusal::SpaceTaken { .. } | Refusal::SpotTaken { .. } | Refusal::FieldTaken { .. } => w::BRIEF_OCCUPIED.say(),
        Refusal::OnlyHarvest => w::BRIEF_ONLY_HARVEST.say(),
        Refusal::GoodsMissing { good, need, have } => needs(Stock::Good(good), need.into(), have.into()),
        Refusal::NoAccessToWood { need, have } => {
            w::BriefWood { need: names::amount(Stock::Wood, need), have: have.into() }.say()
        }
        Refusal::WoodTooDear { price, reach } => {
            w::BriefWoodTooDear { need: names::amount(Stock::Reais, price), reach: reach.into() }.say()
        }
        Refusal::ReaisMissing { need, have } => needs(Stock::Reais, need, have),
        Refusal::AskedOtherwise
        | Refusal::NotYourTurn
        | Refusal::RowTaken { .. }
        | Refusal::NoSuchRow { .. }
        | Refusal::NoSuchRequest { .. }
        | Refusal::NothingOfGuild
        | Refusal::NoSuchDie { .. }
        | Refusal::NoSuchPirateDie { .. }
        | Refusal::PassSpaceTaken { .. }
        | Refusal::NoSuchPassSpace { .. }
        | Refusal::NoSuchAlternative { .. }
        | Refusal::NoSuchFavour { .. }
        | Refusal::DieMustFollow
        | Refusal::NobodyThere { .. }
        | Refusal::MovedAlready
        | Refusal::NotFromWatch
        | Refusal::OnlyWithinCities
        | Refusal::NotThere { .. }
        | Refusal::RegionTaken
        | Refusal::DistrictNotBuilt { .. }
        | Refusal::NoShipThere
        | Refusal::SpaceClosed { .. }
        | Refusal::NoWoodThere { .. }
        | Refusal::DistrictBuilt { .. }
        | Refusal::NoSuchReward
        | Refusal::TooMany { .. }
        | Refusal::NoMarker { .. }
        | Refusal::SameBuilding
        | Refusal::NotHarvested { .. }
        | Refusal::WindmillClosed
        | Refusal::NoSteppingDown
        | Refusal::WindmillAtTop
        | Refusal::WindmillNotAtTop
        | Refusal::PrestigeMissing
        | Refusal::NeededForWood { .. }
        | Refusal::CityPresented { .. } => return None,
    })
}
