//! Why something is not legal, and which rule says so.

use super::names;
use crate::engine::{Arg, Phrase};
use crate::games::madeira::event::Stock;
use crate::games::madeira::refusal::Refusal;
use crate::games::madeira::vocabulary::Place;
use crate::games::madeira::words as w;

pub fn say(refusal: Refusal) -> Phrase {
    let place = |at: Phrase| [("place", Arg::from(at))];
    let space_of = |space: u8| [("space", Arg::sign(names::roman(space)))];
    match refusal {
        Refusal::AskedOtherwise => w::NO_ASKED_OTHERWISE.say(),
        Refusal::NotYourTurn => w::NO_YOUR_TURN.say(),
        Refusal::RowTaken { row } => w::NO_ROW_TAKEN.with([("row", Arg::sign(names::roman(row)))]),
        Refusal::NoSuchRow { row } => w::NO_SUCH_ROW.with([("row", Arg::sign(row))]),
        Refusal::NoSuchRequest { request } => w::NO_SUCH_REQUEST.with([("request", names::request(request).into())]),
        Refusal::NothingOfGuild => w::NO_NOTHING_OF_GUILD.say(),
        Refusal::NoSuchDie { value } => w::NO_SUCH_DIE.with([("value", value.into())]),
        Refusal::NoSuchPirateDie { value } => w::NO_SUCH_PIRATE_DIE.with([("value", value.into())]),
        Refusal::NoWorkerInWatch => w::NO_WORKER_IN_WATCH.say(),
        Refusal::CharacterFull { character } => {
            w::NO_CHARACTER_FULL.with([("character", names::character(character).into())])
        }
        Refusal::PirateDieThere { character } => {
            w::NO_PIRATE_DIE_THERE.with([("character", names::character(character).into())])
        }
        Refusal::BreadMissing { need, have } => w::NO_BREAD.with([("need", need.into()), ("have", have.into())]),
        Refusal::PassSpaceTaken { space } => w::NO_PASS_SPACE_TAKEN.with(space_of(space)),
        Refusal::NoSuchPassSpace { space } => w::NO_SUCH_PASS_SPACE.with([("space", Arg::sign(space))]),
        Refusal::NoSuchAlternative { space } => w::NO_SUCH_ALTERNATIVE.with(space_of(space)),
        Refusal::NoSuchFavour { favour } => w::NO_SUCH_FAVOUR.with([("favour", names::favour(favour).into())]),
        Refusal::FavourFaceDown { favour } => w::NO_FAVOUR_FACE_DOWN.with([("favour", names::favour(favour).into())]),
        Refusal::FavourUsed => w::NO_FAVOUR_USED.say(),
        Refusal::FavourOtherPhase { favour } => w::NO_FAVOUR_OTHER_PHASE
            .with([("favour", names::favour(favour).into()), ("does", names::favour_does(favour).into())]),
        Refusal::DieMustFollow => w::NO_DIE_MUST_FOLLOW.say(),
        Refusal::NoEffect => w::NO_EFFECT.say(),
        Refusal::OnlyHarvest => w::NO_ONLY_HARVEST.say(),
        Refusal::NoWorkerInRegion { region } => w::NO_WORKER_IN_REGION.with([("region", region.into())]),
        Refusal::NobodyThere { place: at } => w::NO_NOBODY_THERE.with(place(names::place(at))),
        Refusal::MovedAlready => w::NO_MOVED_ALREADY.say(),
        Refusal::NotFromWatch => w::NO_NOT_FROM_WATCH.say(),
        Refusal::OnlyWithinCities => w::NO_ONLY_WITHIN_CITIES.say(),
        Refusal::NotThere { place: at } => w::NO_NOT_THERE.with(place(names::place(at))),
        Refusal::FieldTaken { field } => w::NO_FIELD_TAKEN.with(place(names::field(field))),
        Refusal::RegionTaken => w::NO_REGION_TAKEN.say(),
        Refusal::SpotTaken { spot } => w::NO_SPOT_TAKEN.with(place(names::place(Place::Spot(spot)))),
        Refusal::DistrictNotBuilt { spot } => w::NO_DISTRICT_NOT_BUILT.with(place(names::spot(spot))),
        Refusal::NoShipThere => w::NO_SHIP_THERE.say(),
        Refusal::SpaceTaken { space } => w::NO_SPACE_TAKEN.with(place(names::space(space))),
        Refusal::SpaceClosed { space } => w::NO_SPACE_CLOSED.with(place(names::space(space))),
        Refusal::GoodsMissing { good, need, have } => {
            w::NO_GOODS.with([("need", names::amount(Stock::Good(good), need).into()), ("have", have.into())])
        }
        Refusal::NoAccessToWood { need, have } => {
            w::NO_ACCESS_TO_WOOD.with([("need", need.into()), ("have", have.into())])
        }
        Refusal::WoodTooDear { price, reach } => {
            w::NO_WOOD_TOO_DEAR.with([("price", price.into()), ("reach", reach.into())])
        }
        Refusal::NoWoodThere { field } => w::NO_WOOD_THERE.with(place(names::field(field))),
        Refusal::DistrictBuilt { favour } => w::NO_DISTRICT_BUILT.with([("favour", names::favour(favour).into())]),
        Refusal::NoSuchReward => w::NO_SUCH_REWARD.say(),
        Refusal::ReaisMissing { need, have } => w::NO_REAIS.with([("need", need.into()), ("have", have.into())]),
        Refusal::TooMany { most } => w::NO_TOO_MANY.with([("most", most.into())]),
        Refusal::NoMarker { building } => w::NO_MARKER.with([("building", names::building(building).into())]),
        Refusal::SameBuilding => w::NO_SAME_BUILDING.say(),
        Refusal::NotHarvested { field } => w::NO_NOT_HARVESTED.with(place(names::field(field))),
        Refusal::WindmillClosed => w::NO_WINDMILL_CLOSED.say(),
        Refusal::NoSteppingDown => w::NO_STEPPING_DOWN.say(),
        Refusal::WindmillAtTop => w::NO_WINDMILL_AT_TOP.say(),
        Refusal::WindmillNotAtTop => w::NO_WINDMILL_NOT_AT_TOP.say(),
        Refusal::PrestigeMissing => w::NO_PRESTIGE.say(),
        Refusal::NeededForWood { price } => w::NO_NEEDED_FOR_WOOD.with([("price", price.into())]),
        Refusal::CityPresented { city } => w::NO_CITY_PRESENTED.with([("city", names::city(city).into())]),
    }
}
