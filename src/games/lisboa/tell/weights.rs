//! What each event is in a turn that is told as a paragraph: what was done, what came of it, why.

use crate::engine::Weight;
use crate::games::lisboa::event::Event;
use crate::games::lisboa::lacerda::Reason;

pub fn weight(event: &Event) -> Weight {
    match event {
        Event::TileKept { .. }
        | Event::TurnBegan { .. }
        | Event::CardForGold { .. }
        | Event::CardPlayed { .. }
        | Event::Sold { .. }
        | Event::Offered { .. }
        | Event::Visited { .. }
        | Event::Followed { .. }
        | Event::Sponsored { .. }
        | Event::TileGiven { .. }
        | Event::CardDiscarded { .. }
        | Event::StoreBuilt { .. }
        | Event::BuildingOpened { .. }
        | Event::ShipBuilt { .. }
        | Event::WigsGained { .. } => Weight::Action,
        Event::CardsDealt { .. }
        | Event::TilesOffered { .. }
        | Event::CardsKept { .. }
        | Event::ShipHome { .. }
        | Event::CardShed { .. }
        | Event::Sailed { .. }
        | Event::CardTaken { .. }
        | Event::VisitPaid { .. }
        | Event::Paid { .. }
        | Event::GoodsGained { .. }
        | Event::NoRoom { .. }
        | Event::GoodsLost { .. }
        | Event::ReisGained { .. }
        | Event::ReisLost { .. }
        | Event::InfluenceGained { .. }
        | Event::InfluenceLost { .. }
        | Event::WigsLost { .. }
        | Event::RewardLost { .. }
        | Event::TreasuryMoved { .. }
        | Event::OfficialPlaced { .. }
        | Event::OfficialToPlaza { .. }
        | Event::OfficialsHired { .. }
        | Event::PlanTaken { .. }
        | Event::TileTaken { .. }
        | Event::ChurchTriggered { .. }
        | Event::FavourTaken { .. }
        | Event::DecreeTaken { .. }
        | Event::MarkerUsed { .. }
        | Event::CubeTaken { .. }
        | Event::SetCompleted { .. }
        | Event::ChurchScoring
        | Event::PeriodEnded { .. }
        | Event::PeriodBegan { .. }
        | Event::EndTriggered { .. }
        | Event::LastRound
        | Event::GameOver => Weight::Result,
        Event::HandsPassed
        | Event::CardAdded { .. }
        | Event::NotFollowed { .. }
        | Event::StateTaken { .. }
        | Event::PriceFell { .. }
        | Event::OfficialRecalled { .. }
        | Event::CardinalMoved { .. }
        | Event::FavourReturned { .. }
        | Event::PlotChosen { .. }
        | Event::SiteChosen { .. }
        | Event::CardRevealed { .. }
        | Event::TileRevealed { .. }
        | Event::DecreeRevealed { .. }
        | Event::BuildingRevealed { .. }
        | Event::HelperPlaced { .. }
        | Event::BuildingGiven { .. }
        | Event::CourtierPlaced { .. }
        | Event::CourtierMoved { .. }
        | Event::PileDiscarded { .. }
        | Event::HelperMoved { .. } => Weight::Reason,
        Event::Lacerda { reason } => of_lacerda(*reason),
    }
}

fn of_lacerda(reason: Reason) -> Weight {
    match reason {
        Reason::Visits { .. } | Reason::FollowsByFavour { .. } => Weight::Action,
        Reason::StateByHelper { .. }
        | Reason::StateImpossible { .. }
        | Reason::FewestOfficials { .. }
        | Reason::LargerPlan { .. }
        | Reason::ShipInfluence { .. }
        | Reason::Produces
        | Reason::TileInFront { .. }
        | Reason::FirstFavour { .. }
        | Reason::NobleImpossible { .. }
        | Reason::BestPlot { .. }
        | Reason::CheapestCube { .. }
        | Reason::LeftmostDecrees { .. }
        | Reason::BestSite { .. }
        | Reason::CannotFollow { .. }
        | Reason::ChurchInfluence { .. }
        | Reason::NothingToDiscard { .. }
        | Reason::HelperStays => Weight::Reason,
    }
}
