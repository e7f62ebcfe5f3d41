//! What people look for under a question whether it is legal or not, and why it is not in a few words.

use super::names;
use super::reckoning::Reckoning;
use crate::engine::Phrase;
use crate::games::madeira::action::Action;
use crate::games::madeira::event::Stock;
use crate::games::madeira::refusal::Refusal;
use crate::games::madeira::step::Question;
use crate::games::madeira::vocabulary::{Character, Colony, Favour, Good, Space};
use crate::games::madeira::words as w;

/// The most wanted first.
pub fn actions(asked: &Reckoning<'_>, question: Question) -> Vec<Action> {
    match question {
        Question::Turn => dice(asked).chain(favours(asked)).collect(),
        Question::Act(_) => vec![Action::Act, Action::Harvest],
        Question::Sail(..) => voyages(asked).map(Action::Sail).collect(),
        Question::District => {
            let districts = asked.view.cities.iter().flat_map(|city| &city.districts);
            districts.map(|(_, favour, _)| Action::Build(*favour)).collect()
        }
        Question::Resolve(_) => [Action::Pay].into_iter().chain(favours(asked)).collect(),
        Question::SettleCity
        | Question::SettleField(_)
        | Question::Row
        | Question::Request(_)
        | Question::Guild(_)
        | Question::Worker(_)
        | Question::WorkerTo(..)
        | Question::Ship(..)
        | Question::Reward
        | Question::Wood(_)
        | Question::HarvestAgain(_)
        | Question::Marker
        | Question::Building
        | Question::TurnUp(_)
        | Question::Discard
        | Question::Support
        | Question::RaiseReais
        | Question::LastWindmill
        | Question::Honour
        | Question::Maintain
        | Question::Feed
        | Question::Present => Vec::new(),
    }
}

/// One's best die on every character: whatever a lower one lacks, it may not. Then a pirate die.
fn dice<'a>(asked: &Reckoning<'a>) -> impl Iterator<Item = Action> + use<'a> {
    let best = asked.me().dice.iter().copied().max();
    let pirate = asked.view.pirate_dice.iter().copied().max();
    let guild = Character::ALL.iter().filter_map(move |character| Some(Action::Die(best?, *character)));
    guild.chain(pirate.map(|value| Action::Pirate(value, Character::Steward)))
}

/// The cheapest free space of each trade post and colony: the others lack more.
fn voyages<'a>(asked: &Reckoning<'a>) -> impl Iterator<Item = Space> + use<'a> {
    let spaces = &asked.view.spaces;
    let cheapest = move |fits: &dyn Fn(Space) -> bool| {
        let free = spaces.iter().filter(|space| space.ship.is_none() && fits(space.space));
        free.min_by_key(|space| space.count).map(|space| space.space)
    };
    let posts = Good::ALL
        .iter()
        .filter_map(move |good| cheapest(&|space| matches!(space, Space::Trade(other, _) if other == *good)));
    let colonies = Colony::ALL
        .iter()
        .filter_map(move |colony| cheapest(&|space| matches!(space, Space::Arrival(other, _) if other == *colony)));
    posts.chain(colonies)
}

fn favours<'a>(asked: &Reckoning<'a>) -> impl Iterator<Item = Action> + use<'a> {
    let me = asked.me();
    Favour::ALL
        .iter()
        .copied()
        .filter(move |favour| me.face_up.contains(*favour) || me.face_down.contains(*favour))
        .map(Action::Favour)
}

/// What such an action is called.
pub fn name(asked: &Reckoning<'_>, action: Action) -> Phrase {
    match action {
        Action::Die(_, character) => names::character(character),
        Action::Pirate(..) => w::PIRATE_DICE_SOUGHT.say(),
        Action::Favour(favour) | Action::TurnUp(favour) => names::favour(favour),
        Action::Build(favour) => match asked.district_of(favour) {
            Some((city, district, _)) => w::DISTRICT_SOUGHT.with([
                ("favour", names::favour(favour).into()),
                ("city", names::city(city).into()),
                ("district", district.into()),
            ]),
            None => names::favour(favour),
        },
        Action::Sail(Space::Trade(good, _)) => names::post(good),
        Action::Sail(Space::Arrival(colony, _)) => names::colony(colony),
        Action::Act => asked.acting().map_or_else(Phrase::empty, |site| names::character(site.site.character)),
        Action::Harvest => w::TERM_HARVEST.say(),
        Action::Pay => asked.resolved().map_or_else(Phrase::empty, |resolved| names::building(resolved.building)),
        Action::Row(_)
        | Action::Take(_)
        | Action::Guild(_)
        | Action::Pass(..)
        | Action::Again(_)
        | Action::From(_)
        | Action::To(_)
        | Action::Ship(_)
        | Action::Reward(..)
        | Action::Wood(_)
        | Action::Discard(_)
        | Action::Bread
        | Action::Marker(..)
        | Action::Use(_)
        | Action::Pirates
        | Action::Honour
        | Action::Maintain(_)
        | Action::Feed(_)
        | Action::Present(_)
        | Action::PresentCity(_)
        | Action::PresentReais(_)
        | Action::Windmill(_)
        | Action::Exchange(_)
        | Action::Done => Phrase::sign(action.to_string()),
    }
}

/// Why not, in a few words; None where there are no fewer.
pub fn brief(refusal: Refusal) -> Option<Phrase> {
    let needs = |what: Stock, need: u16, have: u16| {
        w::BRIEF_NEEDS.with([("need", names::amount(what, need).into()), ("have", have.into())])
    };
    Some(match refusal {
        Refusal::CharacterFull { .. } => w::BRIEF_FULL.say(),
        Refusal::PirateDieThere { .. } => w::BRIEF_PIRATE_DIE.say(),
        Refusal::BreadMissing { need, have } => needs(Stock::Bread, need.into(), have),
        Refusal::NoWorkerInWatch => w::BRIEF_WATCH.say(),
        Refusal::FavourFaceDown { .. } => w::BRIEF_FACE_DOWN.say(),
        Refusal::FavourUsed => w::BRIEF_ONE_FAVOUR.say(),
        Refusal::FavourOtherPhase { .. } => w::BRIEF_OTHER_PHASE.say(),
        Refusal::NoEffect => w::BRIEF_NO_EFFECT.say(),
        Refusal::NoWorkerInRegion { region } => w::BRIEF_NO_WORKER.with([("region", region.into())]),
        Refusal::SpaceTaken { .. } | Refusal::SpotTaken { .. } | Refusal::FieldTaken { .. } => w::BRIEF_OCCUPIED.say(),
        Refusal::OnlyHarvest => w::BRIEF_ONLY_HARVEST.say(),
        Refusal::GoodsMissing { good, need, have } => needs(Stock::Good(good), need.into(), have.into()),
        Refusal::NoAccessToWood { need, have } => needs(Stock::Wood, need.into(), have),
        Refusal::WoodTooDear { price, reach } => needs(Stock::Reais, price, reach),
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
