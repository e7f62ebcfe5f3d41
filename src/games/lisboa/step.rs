//! What is still to be done: frames of a stack, the topmost first. Each asks a question or runs by itself.

use serde::{Deserialize, Serialize};

use super::event::Cause;
use super::vocabulary::{Card, Effect, Good, GoodSet, Noble, Plot, PortfolioCard, Site, StateAction};
use crate::engine::Seat;

/// One thing that is still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Tells what the set-up brought, and sets Lacerda up.
    SetUp,
    /// Asks everybody which of two clergy tiles to keep.
    KeepTile,
    /// Asks everybody which cards to keep of those in hand.
    Draft,
    /// What starting tiles bring at once, from this seat on.
    StartingTiles {
        seat: Seat,
    },

    TurnBegins,
    /// Asks for the action of the turn.
    Turn,
    /// Asks which face-up card to take.
    TakeCard {
        seat: Seat,
    },
    TurnEnds,
    /// Whether the period or the game is over.
    TurnIsOver,
    NextTurn,

    /// Asks what makes room for a card in the portfolio.
    AddCard {
        seat: Seat,
        card: Card,
    },
    /// Asks for a first good to sell or to offer.
    Deal {
        seat: Seat,
    },
    /// Asks for further goods to sell.
    Sell {
        seat: Seat,
    },
    /// Asks for a second good to offer.
    Offer {
        seat: Seat,
    },

    /// Asks how many reis replace the influence of a visit.
    PayVisit {
        seat: Seat,
        noble: Noble,
        cost: u8,
    },
    /// Asks for a State action before the noble action.
    VisitState {
        seat: Seat,
        noble: Noble,
    },
    /// Lets the opponents follow a visit; so many have had their chance.
    Followers {
        noble: Noble,
        passed: u8,
    },
    /// Asks whether to follow.
    Follow {
        seat: Seat,
        noble: Noble,
    },

    /// Asks how many reis are paid with influence.
    Pay {
        seat: Seat,
        price: u8,
        cause: Cause,
    },
    /// A State action that was chosen.
    StateAct {
        seat: Seat,
        action: StateAction,
    },
    /// Something is gained.
    Gain {
        seat: Seat,
        effect: Effect,
        cause: Cause,
    },
    /// Asks for a good to gain.
    GainGood {
        seat: Seat,
        cause: Cause,
    },
    /// Asks for a good to lose.
    LoseGood {
        seat: Seat,
        cause: Cause,
    },
    /// Asks how many reis of a penalty are paid with influence.
    LoseReis {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    /// Asks for an official to take back.
    LoseOfficial {
        seat: Seat,
    },
    /// Asks for a cube of the rubble pile.
    TakeRubble {
        seat: Seat,
    },

    /// Asks for an office; `first` is where the first official went. As a reward it may be declined (ruling 4).
    PlaceOfficial {
        seat: Seat,
        first: Option<Noble>,
        /// What the officials are a reward for. Positions stored under rules 1 do not say.
        #[serde(default)]
        reward: Option<Cause>,
    },
    /// Asks from which architect to take a plan.
    TakePlan {
        seat: Seat,
    },
    /// Asks where the ship from the yard goes; a reward may be declined.
    BuildShip {
        seat: Seat,
        optional: bool,
    },
    /// Asks which goods pay for the ship.
    PayShip {
        seat: Seat,
        replaced: Option<PortfolioCard>,
        goods: u8,
    },
    /// Asks for the kind of an extra good among those produced.
    ExtraGood {
        seat: Seat,
        produced: GoodSet,
        count: u8,
    },
    /// Asks where the Cardinal goes and which tile is taken; `far`: one or two steps, else just one.
    MoveCardinal {
        seat: Seat,
        far: bool,
    },
    /// Asks whose favour to take.
    TakeFavour {
        seat: Seat,
    },

    /// Asks for a store: what and where.
    PickPlot {
        seat: Seat,
    },
    /// Asks which cube of the plot's row or column is taken.
    TakeCube {
        seat: Seat,
        plot: Plot,
    },
    PayLand {
        seat: Seat,
        plot: Plot,
    },
    /// Asks which house is used.
    PickHouse {
        seat: Seat,
        plot: Plot,
        good: Good,
    },

    /// Asks for a decree.
    TakeDecree {
        seat: Seat,
    },
    /// Asks whether a set marker buys another decree.
    SecondDecree {
        seat: Seat,
    },

    /// Asks for the site of a public building.
    PickSite {
        seat: Seat,
    },
    /// Asks which plan is completed.
    PickPlan {
        seat: Seat,
        site: Site,
    },
    /// Asks which official goes to work in the new building; so many are still needed.
    SendOfficial {
        seat: Seat,
        needed: u8,
    },
    /// The new building leads people to the stores.
    ScoreBuilding {
        seat: Seat,
        site: Site,
    },

    /// Church scoring, from `first` on; so many have had their chance.
    Church {
        first: Seat,
        passed: u8,
    },
    /// Asks for a clergy tile to give up.
    GiveTile {
        seat: Seat,
    },
    /// The influence of the portfolio for tiles given up.
    ChurchInfluence {
        seat: Seat,
    },
    /// Asks for a card beyond the portfolio's limit to discard.
    Shed {
        seat: Seat,
    },

    /// End of the period: discards from `first` on; so many have had their chance.
    PeriodDiscards {
        first: Seat,
        passed: u8,
    },
    /// Asks for a hand card to discard; `paid` are the nobles whose card has brought its reward.
    DiscardCard {
        seat: Seat,
        paid: super::vocabulary::NobleSet,
    },
    /// Church scoring after the discards, if they triggered it.
    PeriodChurch,
    /// New ships, hands and piles.
    NewPeriod,

    LacerdaCourtier,
    LacerdaState,
    LacerdaNoble,
    LacerdaDiscard,
    LacerdaHelper,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Question {
    KeepTile,
    /// So many cards are kept.
    Draft {
        keep: u8,
    },
    Turn,
    TakeCard,
    AddCard {
        card: Card,
    },
    Deal,
    Sell,
    Offer,
    PayVisit {
        noble: Noble,
        cost: u8,
    },
    VisitState {
        noble: Noble,
    },
    Follow {
        noble: Noble,
    },
    Pay {
        price: u8,
        cause: Cause,
    },
    GainGood,
    LoseGood,
    LoseReis {
        count: u8,
        cause: Cause,
    },
    LoseOfficial,
    TakeRubble,
    PlaceOfficial {
        first: Option<Noble>,
    },
    TakePlan,
    BuildShip {
        optional: bool,
    },
    PayShip {
        goods: u8,
    },
    ExtraGood {
        count: u8,
    },
    MoveCardinal {
        far: bool,
    },
    TakeFavour,
    PickPlot,
    TakeCube {
        plot: Plot,
    },
    PickHouse {
        plot: Plot,
        good: Good,
    },
    TakeDecree,
    SecondDecree,
    PickSite,
    PickPlan {
        site: Site,
    },
    SendOfficial {
        needed: u8,
    },
    GiveTile,
    Shed,
    DiscardCard,
}

impl Step {
    /// The question of this frame and whom it asks, if it is one that asks a single seat.
    pub fn question(self) -> Option<(Seat, Question)> {
        Some(match self {
            Step::TakeCard { seat } => (seat, Question::TakeCard),
            Step::AddCard { seat, card } => (seat, Question::AddCard { card }),
            Step::Deal { seat } => (seat, Question::Deal),
            Step::Sell { seat } => (seat, Question::Sell),
            Step::Offer { seat } => (seat, Question::Offer),
            Step::PayVisit { seat, noble, cost } => (seat, Question::PayVisit { noble, cost }),
            Step::VisitState { seat, noble } => (seat, Question::VisitState { noble }),
            Step::Follow { seat, noble } => (seat, Question::Follow { noble }),
            Step::Pay { seat, price, cause } => (seat, Question::Pay { price, cause }),
            Step::GainGood { seat, .. } => (seat, Question::GainGood),
            Step::LoseGood { seat, .. } => (seat, Question::LoseGood),
            Step::LoseReis { seat, count, cause } => (seat, Question::LoseReis { count, cause }),
            Step::LoseOfficial { seat } => (seat, Question::LoseOfficial),
            Step::TakeRubble { seat } => (seat, Question::TakeRubble),
            Step::PlaceOfficial { seat, first, .. } => (seat, Question::PlaceOfficial { first }),
            Step::TakePlan { seat } => (seat, Question::TakePlan),
            Step::BuildShip { seat, optional } => (seat, Question::BuildShip { optional }),
            Step::PayShip { seat, goods, .. } => (seat, Question::PayShip { goods }),
            Step::ExtraGood { seat, count, .. } => (seat, Question::ExtraGood { count }),
            Step::MoveCardinal { seat, far } => (seat, Question::MoveCardinal { far }),
            Step::TakeFavour { seat } => (seat, Question::TakeFavour),
            Step::PickPlot { seat } => (seat, Question::PickPlot),
            Step::TakeCube { seat, plot } => (seat, Question::TakeCube { plot }),
            Step::PickHouse { seat, plot, good } => (seat, Question::PickHouse { plot, good }),
            Step::TakeDecree { seat } => (seat, Question::TakeDecree),
            Step::SecondDecree { seat } => (seat, Question::SecondDecree),
            Step::PickSite { seat } => (seat, Question::PickSite),
            Step::PickPlan { seat, site } => (seat, Question::PickPlan { site }),
            Step::SendOfficial { seat, needed } => (seat, Question::SendOfficial { needed }),
            Step::GiveTile { seat } => (seat, Question::GiveTile),
            Step::Shed { seat } => (seat, Question::Shed),
            Step::DiscardCard { seat, .. } => (seat, Question::DiscardCard),
            _ => return None,
        })
    }

    /// Whether this must be possible when its turn comes: nothing before it may spoil it (ruling 1).
    ///
    /// Every question that can be left without an answer is here; the others are dropped if there is nothing to choose.
    pub fn is_obligation(self) -> bool {
        matches!(
            self,
            Step::Deal { .. }
                | Step::PayVisit { .. }
                | Step::Pay { .. }
                | Step::PickPlot { .. }
                | Step::TakeCube { .. }
                | Step::PayLand { .. }
                | Step::PickSite { .. }
                | Step::PickPlan { .. }
                | Step::Gain { effect: Effect::Noble(_), .. }
        )
    }

    /// Whether an answer changes what somebody can pay, or what something costs.
    pub fn changes_prices(self) -> bool {
        matches!(self, Step::MoveCardinal { .. } | Step::Pay { .. } | Step::BuildShip { .. } | Step::PayShip { .. })
    }

    /// Whether an answer changes somebody's plans or officials.
    pub fn changes_staff(self) -> bool {
        matches!(self, Step::PlaceOfficial { .. } | Step::TakePlan { .. } | Step::LoseOfficial { .. })
    }
}

/// What a follower does: the noble action, or one of the two State actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FollowChoice {
    Noble,
    State(StateAction),
}
