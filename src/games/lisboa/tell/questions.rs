//! Questions in words, and the terms of the rules that explain them.

use super::super::Lisboa;
use super::costs;
use super::events::cause;
use super::names::{self, counted};
use super::options::plans_words;
use crate::engine::{Arg, Phrase, Seat};
use crate::games::lisboa::action::Action;
use crate::games::lisboa::step::Question;
use crate::games::lisboa::view::View;
use crate::games::lisboa::words::names::NOTHING;
use crate::games::lisboa::words::questions as q;

impl Lisboa {
    #[allow(clippy::too_many_lines)]
    pub(super) fn ask(&self, view: &View, seat: Seat, question: Question) -> Phrase {
        match question {
            Question::KeepTile => q::KEEP_TILE.say(),
            Question::Draft { keep } => counted(&q::DRAFT, keep),
            Question::Turn => q::TURN.say(),
            Question::TakeCard => q::TAKE_CARD.say(),
            Question::AddCard { card } => q::ADD_CARD.with([("card", self.edition().name_of(card).into())]),
            Question::Deal => q::DEAL.say(),
            Question::Sell => q::SELL.say(),
            Question::Offer => q::OFFER.say(),
            Question::PayVisit { noble, cost } => {
                q::PAY_VISIT.with([("noble", names::noble(noble).into()), ("cost", names::influence(cost).into())])
            }
            Question::VisitState { noble } => q::VISIT_STATE
                .with([("noble", names::noble(noble).into()), ("action", names::noble_action(noble.action()).into())]),
            Question::Follow { noble } => {
                let me = &view.players[seat.index()];
                q::FOLLOW.with([
                    ("who", names::party(view.turn).into()),
                    ("noble", names::noble(noble).into()),
                    ("cost", costs::visit(&me.follows[noble.index()].price).into()),
                    ("influence", names::influence(me.influence).into()),
                ])
            }
            Question::Pay { price, cause: what } => {
                q::PAY.with([("price", names::reis(price).into()), ("cause", cause(self.edition(), what).into())])
            }
            Question::LoseReis { count, cause: what } => {
                q::LOSE_REIS.with([("price", names::reis(count).into()), ("cause", cause(self.edition(), what).into())])
            }
            Question::GainGood { .. } => q::GAIN_GOOD.say(),
            Question::LoseGood { .. } => q::LOSE_GOOD.say(),
            Question::LoseOfficial => q::LOSE_OFFICIAL.say(),
            Question::TakeRubble => q::TAKE_RUBBLE.say(),
            Question::PlaceOfficial { first: None, .. } => q::PLACE_OFFICIAL.say(),
            Question::PlaceOfficial { first: Some(first), .. } => {
                q::PLACE_SECOND.with([("noble", names::noble(first).into())])
            }
            Question::TakePlan => q::TAKE_PLAN.say(),
            Question::BuildShip { optional } => {
                let ship = view.yard.first().map_or(NOTHING.say(), |next| names::ship(next.ship));
                let key = if optional { &q::MAY_BUILD_SHIP } else { &q::BUILD_SHIP };
                key.with([("ship", ship.into())])
            }
            Question::PayShip { goods, .. } => counted(&q::PAY_SHIP, goods),
            Question::ExtraGood { count, .. } => counted(&q::EXTRA_GOOD, count),
            Question::MoveCardinal { far: true } => q::MOVE_CARDINAL.say(),
            Question::MoveCardinal { far: false } => q::MOVE_CARDINAL_ONE.say(),
            Question::TakeFavour => q::TAKE_FAVOUR.say(),
            Question::PickPlot => q::PICK_PLOT.say(),
            Question::TakeCube { plot } => q::TAKE_CUBE.with([("plot", Arg::sign(plot))]),
            Question::PickHouse { plot, .. } => q::PICK_HOUSE.with([("plot", Arg::sign(plot))]),
            Question::TakeDecree => q::TAKE_DECREE.say(),
            Question::SecondDecree => q::SECOND_DECREE.say(),
            Question::PickSite => match plans_words(view) {
                Some(plans) => q::PICK_SITE_PLANS.with([("plans", plans.into())]),
                None => q::PICK_SITE.say(),
            },
            Question::PickPlan { site } => q::PICK_PLAN.with([("site", names::site(site).into())]),
            Question::SendOfficial { needed } => counted(&q::SEND_OFFICIAL, needed),
            Question::GiveTile => q::GIVE_TILE.say(),
            Question::Shed => q::SHED.say(),
            Question::DiscardCard { .. } => q::DISCARD_CARD.say(),
        }
    }
}

/// The term of `/rules` that explains a question.
pub fn term(question: Question) -> Option<&'static str> {
    Some(match question {
        Question::KeepTile | Question::MoveCardinal { .. } => "cardinal",
        Question::Draft { .. } => "draft",
        Question::Turn => "turn",
        Question::TakeCard => "political-card",
        Question::AddCard { .. } | Question::Shed => "portfolio",
        Question::Deal | Question::Sell => "sell",
        Question::Offer => "trade",
        Question::PayVisit { .. } => "visit",
        Question::VisitState { .. } => "state-action",
        Question::Follow { .. } => "follow",
        Question::Pay { .. } | Question::LoseReis { .. } => "coins",
        Question::GainGood { .. } | Question::LoseGood { .. } => "warehouse",
        Question::LoseOfficial | Question::PlaceOfficial { .. } => "official",
        Question::TakeRubble | Question::TakeCube { .. } => "rubble",
        Question::TakePlan => "plan",
        Question::BuildShip { .. } | Question::PayShip { .. } => "ship",
        Question::ExtraGood { .. } => "produce",
        Question::TakeFavour => "favour",
        Question::PickPlot => "store",
        Question::PickHouse { .. } => "house",
        Question::TakeDecree => "decree",
        Question::SecondDecree => "set-marker",
        Question::PickSite => "public-building",
        Question::PickPlan { .. } | Question::SendOfficial { .. } => "hiring",
        Question::GiveTile => "church-scoring",
        Question::DiscardCard { .. } => "period",
    })
}

/// Whether the options are always shown by their subjects: a card, then what it is used for.
pub fn is_grouped(question: Question) -> bool {
    matches!(question, Question::Turn)
}

/// Whether a question only asks how the answer before it is carried out: how it is paid, where to, what of; or for more of the
/// same. The card that is taken at the end goes with an answer that had few alternatives.
pub fn completes(answer: Action, question: Question) -> bool {
    match question {
        Question::AddCard { .. }
        | Question::Deal
        | Question::Sell
        | Question::PayVisit { .. }
        | Question::VisitState { .. }
        | Question::Pay { .. }
        | Question::GainGood { .. }
        | Question::LoseGood { .. }
        | Question::LoseReis { .. }
        | Question::LoseOfficial
        | Question::TakeRubble
        | Question::PlaceOfficial { .. }
        | Question::TakePlan
        | Question::BuildShip { .. }
        | Question::PayShip { .. }
        | Question::ExtraGood { .. }
        | Question::MoveCardinal { .. }
        | Question::TakeFavour
        | Question::PickPlot
        | Question::TakeCube { .. }
        | Question::PickHouse { .. }
        | Question::TakeDecree
        | Question::PickSite
        | Question::PickPlan { .. }
        | Question::SendOfficial { .. } => true,
        Question::TakeCard => is_last_of_few(answer),
        Question::GiveTile => matches!(answer, Action::Give(_)),
        Question::DiscardCard { .. } => matches!(answer, Action::Discard(_)),
        Question::KeepTile
        | Question::Draft { .. }
        | Question::Turn
        | Question::Offer
        | Question::Follow { .. }
        | Question::SecondDecree
        | Question::Shed => false,
    }
}

/// Whether an answer has so few alternatives that a menu shows each of them with every card that can be taken next.
fn is_last_of_few(answer: Action) -> bool {
    match answer {
        Action::Done
        | Action::Gold(_)
        | Action::Sponsor(_)
        | Action::Coins(_)
        | Action::Office(_)
        | Action::Plan(_)
        | Action::Favour(_)
        | Action::House(_)
        | Action::Open(..) => true,
        Action::Keep(_)
        | Action::Draft(..)
        | Action::Add(_)
        | Action::Visit(_)
        | Action::Slot(_)
        | Action::Sell(..)
        | Action::Offer(..)
        | Action::State(_)
        | Action::Follow(_)
        | Action::Take(_)
        | Action::Give(_)
        | Action::Shed(_)
        | Action::Discard(_)
        | Action::Reis(_)
        | Action::Good(_)
        | Action::Rubble(_)
        | Action::Recall(..)
        | Action::Ship(_)
        | Action::Pay(_)
        | Action::Cardinal(..)
        | Action::Plot(..)
        | Action::Cube(..)
        | Action::Decree(_)
        | Action::Site(_) => false,
    }
}
