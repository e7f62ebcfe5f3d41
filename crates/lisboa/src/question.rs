//! What can be asked.

use serde::{Deserialize, Serialize};

use super::Lisboa;
use super::event::Cause;
use super::step::{Owe, Unanswered};
use super::vocabulary as v;
use engine::Seat;

engine::questions! {
    Lisboa;
    /// What is asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Question {
        /// Which of two clergy tiles to keep.
        KeepTile,
        /// Which cards of those in hand to keep.
        Draft { keep: u8 },

        /// The action of the turn.
        Turn,
        /// Which face-up card to take.
        TakeCard,

        /// What makes room for a card in the portfolio.
        AddCard { card: v::Card },
        /// A first good to sell or to offer.
        Deal,
        /// Further goods to sell.
        Sell,
        /// A second good to offer.
        Offer,

        /// How many reis replace the influence of a visit.
        PayVisit { noble: v::Noble, cost: u8 },
        /// A State action before the noble action.
        VisitState { noble: v::Noble },
        /// Whether to follow.
        Follow { noble: v::Noble },

        /// How many reis are paid with influence.
        Pay { price: u8, cause: Cause },
        /// A good to gain.
        GainGood { cause: Cause },
        /// A good to lose.
        LoseGood { cause: Cause },
        /// How many reis of a penalty are paid with influence.
        LoseReis { count: u8, cause: Cause },
        /// An official to take back.
        LoseOfficial,
        /// A cube of the rubble pile.
        TakeRubble,

        /// An office for an official.
        PlaceOfficial {
            /// Where the first of two officials went.
            first: Option<v::Noble>,
            /// What the officials are a reward for, which may be declined (ruling 4). Positions stored under rules 1 do not
            /// say.
            #[serde(default)]
            reward: Option<Cause>,
        },
        /// From which architect to take a plan.
        TakePlan,
        /// Where the ship from the yard goes; a reward may be declined.
        BuildShip { optional: bool },
        /// Which goods pay for the ship.
        PayShip { replaced: Option<v::PortfolioCard>, goods: u8 },
        /// The kind of an extra good among those produced.
        ExtraGood { produced: v::GoodSet, count: u8 },
        /// Where the Cardinal goes and which tile is taken; `far`: one or two steps, else just one.
        MoveCardinal { far: bool },
        /// Whose favour to take.
        TakeFavour,

        /// A store: what and where.
        PickPlot,
        /// Which cube of the plot's row or column is taken.
        TakeCube { plot: v::Plot },
        /// Which house is used.
        PickHouse { plot: v::Plot, good: v::Good },

        /// A decree.
        TakeDecree,
        /// Whether a set marker buys another decree.
        SecondDecree,

        /// The site of a public building.
        PickSite,
        /// Which plan is completed.
        PickPlan { site: v::Site },
        /// Which official goes to work in the new building, of those still needed.
        SendOfficial { needed: u8 },

        /// A clergy tile to give up.
        GiveTile,
        /// A card beyond the portfolio's limit to discard.
        Shed,
        /// A hand card to discard at the end of the period; `paid` are the nobles whose card has brought its reward.
        DiscardCard { paid: v::NobleSet },
    }
}

impl Question {
    /// What becomes of this question to a seat if there is nothing to choose.
    pub fn unanswered(self, seat: Seat) -> Unanswered {
        each_question!(self, one => one.unanswered(seat))
    }

    pub fn changes_prices(self) -> bool {
        each_question!(self, one => one.changes_prices())
    }

    pub fn changes_staff(self) -> bool {
        each_question!(self, one => one.changes_staff())
    }
}
