//! What is still to be done: a stack of steps, the next one last. A step asks somebody, or runs by itself.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::event::Cause;
pub use super::question::Question;
use super::vocabulary::{Effect, Noble, NobleAction, Plot, Site, StateAction};
use engine::{Seat, Unknown};

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

impl fmt::Display for FollowChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FollowChoice::Noble => f.write_str("noble"),
            FollowChoice::State(action) => write!(f, "{action}"),
        }
    }
}

impl FromStr for FollowChoice {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<FollowChoice, Unknown> {
        if text == "noble" { Ok(FollowChoice::Noble) } else { text.parse().map(FollowChoice::State) }
    }
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
}

/// What only Lisboa wants to know of a question.
pub trait Owe {
    /// Whether an answer changes what somebody can pay, or what something costs.
    const CHANGES_PRICES: bool = false;
    /// Whether an answer changes somebody's plans or officials.
    const CHANGES_STAFF: bool = false;

    /// What becomes of it if there is nothing to choose, whoever is asked.
    const UNANSWERED: Unanswered = Unanswered::Asked;

    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Self::UNANSWERED
    }

    fn changes_prices(&self) -> bool {
        Self::CHANGES_PRICES
    }

    fn changes_staff(&self) -> bool {
        Self::CHANGES_STAFF
    }
}
