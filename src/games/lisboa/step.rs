//! What is still to be done: a stack of steps, the next one last. A step asks somebody, or runs by itself.

use serde::{Deserialize, Serialize};

use super::event::Cause;
use super::vocabulary::{
    Card, Effect, Good, GoodSet, Noble, NobleAction, NobleSet, Plot, PortfolioCard, Site, StateAction,
};
use crate::engine::Seat;

/// One thing that is still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Asks one seat.
    Ask(Seat, Question),
    /// Asks every seat, each without knowing what the others answer.
    AskAll(Question),
    /// Runs by itself.
    Run(Task),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    AddCard { card: Card },
    /// A first good to sell or to offer.
    Deal,
    /// Further goods to sell.
    Sell,
    /// A second good to offer.
    Offer,

    /// How many reis replace the influence of a visit.
    PayVisit { noble: Noble, cost: u8 },
    /// A State action before the noble action.
    VisitState { noble: Noble },
    /// Whether to follow.
    Follow { noble: Noble },

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
        first: Option<Noble>,
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
    PayShip { replaced: Option<PortfolioCard>, goods: u8 },
    /// The kind of an extra good among those produced.
    ExtraGood { produced: GoodSet, count: u8 },
    /// Where the Cardinal goes and which tile is taken; `far`: one or two steps, else just one.
    MoveCardinal { far: bool },
    /// Whose favour to take.
    TakeFavour,

    /// A store: what and where.
    PickPlot,
    /// Which cube of the plot's row or column is taken.
    TakeCube { plot: Plot },
    /// Which house is used.
    PickHouse { plot: Plot, good: Good },

    /// A decree.
    TakeDecree,
    /// Whether a set marker buys another decree.
    SecondDecree,

    /// The site of a public building.
    PickSite,
    /// Which plan is completed.
    PickPlan { site: Site },
    /// Which official goes to work in the new building, of those still needed.
    SendOfficial { needed: u8 },

    /// A clergy tile to give up.
    GiveTile,
    /// A card beyond the portfolio's limit to discard.
    Shed,
    /// A hand card to discard at the end of the period; `paid` are the nobles whose card has brought its reward.
    DiscardCard { paid: NobleSet },
}

/// What happens without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The set-up is told, and Lacerda set up.
    SetUp,
    /// Puts back the clergy tiles that were not kept.
    ReturnTiles,
    /// Hands the rest of the drafted cards on.
    PassHands,
    /// What starting tiles bring at once, from this seat on.
    StartingTiles { seat: Seat },

    /// A turn begins, with ships that come home.
    TurnBegins,
    /// Everything is refilled, and the church scored.
    TurnEnds,
    /// Checks whether the period or the game is over.
    TurnIsOver,
    /// The turn passes on, or the game is over.
    NextTurn,

    /// Lets the opponents follow a visit; `passed` of them have had their chance.
    Followers { noble: Noble, passed: u8 },
    /// A State action that was chosen.
    StateAct { seat: Seat, action: StateAction },
    /// Something is gained.
    Gain { seat: Seat, effect: Effect, cause: Cause },
    /// The price of a plot falls due.
    PayLand { seat: Seat, plot: Plot },
    /// The new building leads people to the stores.
    ScoreBuilding { seat: Seat, site: Site },

    /// Church scoring, from `first` on; `passed` parties have had their chance.
    Church { first: Seat, passed: u8 },
    /// The influence of the portfolio for tiles given up.
    ChurchInfluence { seat: Seat },

    /// End of the period: discards from `first` on; `passed` parties have had their chance.
    PeriodDiscards { first: Seat, passed: u8 },
    /// Church scoring after the discards, if they triggered it.
    PeriodChurch,
    /// New ships, hands and piles.
    NewPeriod,

    /// Lacerda's five steps: his courtier moves,
    LacerdaCourtier,
    /// he takes a State action,
    LacerdaState,
    /// visits a noble,
    LacerdaNoble,
    /// discards a card,
    LacerdaDiscard,
    /// and moves his helper.
    LacerdaHelper,
}

/// What a follower does: the noble action, or one of the two State actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FollowChoice {
    Noble,
    State(StateAction),
}

/// What must be possible when its turn comes: nothing before it may spoil it (ruling 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// A sale or a trade.
    Deal(Seat),
    /// The price of a plot.
    Land(Seat, Plot),
    /// A plan, and what its officials cost.
    Opening,
    /// Anything else that is paid for, now or later.
    Payment,
}

/// What becomes of a question to which there is no answer but to decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// It is not asked.
    Dropped,
    /// It must have an answer (ruling 1).
    Owed(Obligation),
    /// It always has an answer, or may be declined.
    Asked,
}

impl Step {
    pub fn obligation(self) -> Option<Obligation> {
        match self {
            Step::Ask(seat, question) => match question.unanswered(seat) {
                Unanswered::Owed(obligation) => Some(obligation),
                Unanswered::Dropped | Unanswered::Asked => None,
            },
            Step::Run(Task::PayLand { seat, plot }) => Some(Obligation::Land(seat, plot)),
            Step::Run(Task::Gain { effect: Effect::Noble(_), .. }) => Some(Obligation::Payment),
            Step::Run(_) | Step::AskAll(_) => None,
        }
    }
}

impl Question {
    /// The first question of a noble action.
    pub const fn of(action: NobleAction) -> Question {
        match action {
            NobleAction::Store => Question::PickPlot,
            NobleAction::Decree => Question::TakeDecree,
            NobleAction::Building => Question::PickSite,
        }
    }

    /// What becomes of this question to a seat if there is nothing to choose.
    pub fn unanswered(self, seat: Seat) -> Unanswered {
        match self {
            Question::Deal => Unanswered::Owed(Obligation::Deal(seat)),
            Question::TakeCube { plot } => Unanswered::Owed(Obligation::Land(seat, plot)),
            Question::PickSite | Question::PickPlan { .. } => Unanswered::Owed(Obligation::Opening),
            Question::PayVisit { .. } | Question::Pay { .. } | Question::PickPlot => {
                Unanswered::Owed(Obligation::Payment)
            }
            Question::TakeCard
            | Question::GainGood { .. }
            | Question::LoseGood { .. }
            | Question::LoseOfficial
            | Question::TakeRubble
            | Question::PlaceOfficial { .. }
            | Question::TakePlan
            | Question::BuildShip { .. }
            | Question::ExtraGood { .. }
            | Question::MoveCardinal { .. }
            | Question::TakeFavour
            | Question::TakeDecree
            | Question::SecondDecree
            | Question::GiveTile
            | Question::Shed
            | Question::DiscardCard { .. } => Unanswered::Dropped,
            Question::KeepTile
            | Question::Draft { .. }
            | Question::Turn
            | Question::AddCard { .. }
            | Question::Sell
            | Question::Offer
            | Question::VisitState { .. }
            | Question::Follow { .. }
            | Question::LoseReis { .. }
            | Question::PayShip { .. }
            | Question::PickHouse { .. }
            | Question::SendOfficial { .. } => Unanswered::Asked,
        }
    }

    /// Whether an answer changes what somebody can pay, or what something costs.
    pub fn changes_prices(self) -> bool {
        matches!(
            self,
            Question::MoveCardinal { .. }
                | Question::Pay { .. }
                | Question::BuildShip { .. }
                | Question::PayShip { .. }
        )
    }

    /// Whether an answer changes somebody's plans or officials.
    pub fn changes_staff(self) -> bool {
        matches!(self, Question::PlaceOfficial { .. } | Question::TakePlan | Question::LoseOfficial)
    }
}
