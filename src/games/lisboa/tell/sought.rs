//! What people look for under a question, whether it can be done or not: the most wanted first.

use std::cmp::Reverse;

use crate::engine::Seat;
use crate::games::lisboa::action::Action;
use crate::games::lisboa::step::{FollowChoice, Question};
use crate::games::lisboa::view::{PlayerView, View};
use crate::games::lisboa::vocabulary::{Architect, CardKind, Good, HouseGroup, Noble, StateAction};

pub fn sought(view: &View, seat: Seat, question: Question) -> Vec<Action> {
    let Some(me) = view.players.get(seat.index()) else { return Vec::new() };
    match question {
        Question::Turn => uses(me),
        Question::VisitState { noble } => noble.state_actions().map(Action::State).to_vec(),
        Question::Follow { noble } => [FollowChoice::Noble]
            .into_iter()
            .chain(noble.state_actions().map(FollowChoice::State))
            .map(Action::Follow)
            .collect(),
        Question::Deal => sales(view, me).chain(offers(me)).collect(),
        Question::Sell => sales(view, me).collect(),
        Question::Offer => offers(me).collect(),
        Question::PickPlot => plots(view),
        Question::PickSite => view.sites.iter().map(|seen| Action::Site(seen.site)).collect(),
        Question::PickPlan { .. } => {
            me.open_plans.iter().map(|(architect, officials, _)| Action::Open(*architect, *officials)).collect()
        }
        Question::PlaceOfficial { .. } => Noble::ALL.iter().map(|noble| Action::Office(*noble)).collect(),
        Question::TakeFavour => Noble::ALL.iter().map(|noble| Action::Favour(*noble)).collect(),
        Question::TakePlan => Architect::ALL.iter().map(|architect| Action::Plan(*architect)).collect(),
        Question::TakeCard => CardKind::ALL.iter().map(|kind| Action::Take(*kind)).collect(),
        Question::PickHouse { .. } => HouseGroup::ALL.iter().map(|group| Action::House(*group)).collect(),
        Question::AddCard { .. } => vec![Action::Slot(None)],
        Question::BuildShip { .. } => vec![Action::Ship(None)],
        Question::KeepTile
        | Question::Draft { .. }
        | Question::PayVisit { .. }
        | Question::Pay { .. }
        | Question::GainGood { .. }
        | Question::LoseGood { .. }
        | Question::LoseReis { .. }
        | Question::LoseOfficial
        | Question::TakeRubble
        | Question::PayShip { .. }
        | Question::ExtraGood { .. }
        | Question::MoveCardinal { .. }
        | Question::TakeCube { .. }
        | Question::TakeDecree
        | Question::SecondDecree
        | Question::SendOfficial { .. }
        | Question::GiveTile
        | Question::Shed
        | Question::DiscardCard { .. } => Vec::new(),
    }
}

/// What the cards of the hand could be played for: visits and events, then the portfolio.
fn uses(me: &PlayerView) -> Vec<Action> {
    let hand = || me.hand.iter().flatten().map(|seen| seen.card);
    let court = hand().map(|card| if card.noble().is_some() { Action::Visit(card) } else { Action::Sponsor(card) });
    court.chain(hand().map(Action::Add)).collect()
}

/// Each ship, with a good that the seller has.
fn sales(view: &View, me: &PlayerView) -> impl Iterator<Item = Action> {
    let good = Good::ALL.iter().copied().find(|good| me.goods[*good] > 0);
    let ships = view.players.iter().flat_map(|player| player.ships()).map(|moored| moored.ship).collect::<Vec<_>>();
    good.into_iter().flat_map(move |good| ships.clone().into_iter().map(move |ship| Action::Sell(good, ship)))
}

/// Each State action, for gold or for the good that its noble takes besides.
fn offers(me: &PlayerView) -> impl Iterator<Item = Action> {
    let held = |good: Good| (me.goods[good] > 0).then_some(good);
    StateAction::ALL.iter().filter_map(move |action| {
        let good = held(action.noble().wants()).or_else(|| held(Good::Gold))?;
        Some(Action::Offer(good, *action))
    })
}

/// Each free plot, those with the most wigs first.
fn plots(view: &View) -> Vec<Action> {
    let best = |seen: &crate::games::lisboa::view::PlotView| seen.stores.iter().copied().max_by_key(|(_, wigs)| *wigs);
    let mut plots: Vec<_> = view.plots.iter().filter_map(|seen| Some((seen.plot, best(seen)?))).collect();
    plots.sort_by_key(|(_, (_, wigs))| Reverse(*wigs));
    plots.into_iter().map(|(plot, (good, _))| Action::Plot(plot, good)).collect()
}
