//! What options cost, for their labels, and what events mean for the accounts (the laws hold one against the other).

use super::action::Action;
use super::event::{Cause, Event};
use super::means::Bill;
use super::play::Look;
use super::step::Question;
use super::vocabulary::{Noble, small};
use crate::engine::{Booking, Party, Payment, Price, Seat};

/// Reis, whether they are paid in cash or with coins of the influence track.
pub const REIS: &str = "reis";
pub const INFLUENCE: &str = "influence";
pub const WIGS: &str = "wigs";
pub const GOODS: &str = "goods";
pub const CARDS: &str = "cards";
const TILES: &str = "tiles";
const MARKERS: &str = "markers";

/// What is paid for, where it has no [`Cause`].
const SALE: &str = "sale";
const TRADE: &str = "trade";
const SHIP: &str = "ship";
const DECREE: &str = "decree";

pub const GOLD: &str = "gold with a full warehouse";
const DECLINED: &str = "a reward that is declined";
pub const DISCARD: &str = "a card discarded at the end of the period";

/// Only options that are listed have a price.
const LISTED: &str = "a listed option is allowed";

/// The options that may bring nothing, and why they are offered all the same.
pub const IN_VAIN: &[(&str, &str)] = &[
    (GOLD, "ruling 2: always legal, even with a full warehouse"),
    (DECLINED, "ruling 4: a ship is never forced, and officials are up to two"),
    (DISCARD, "ruling 19: any card may be discarded, and brings a reward or nothing"),
];

pub fn visit(noble: Noble) -> String {
    format!("visit {noble}")
}

pub fn purpose(cause: Cause) -> String {
    format!("{cause:?}")
}

impl Look<'_> {
    /// What an option costs, as its label says.
    pub fn price(self, seat: Seat, action: Action) -> Price {
        match (self.question(), action) {
            (_, Action::Gold(_)) => self.gold_price(seat),
            (_, Action::Add(card)) => self.penalty_price(seat, card),
            (_, Action::Visit(card)) => {
                let noble = card.noble().expect("a visit is paid with a noble card");
                self.visit_price(seat, noble, false, |means| self.completes_visit(seat, noble, means))
            }
            (Question::Follow { noble }, Action::Follow(choice)) => self.follow_price(seat, noble, choice),
            (_, Action::Sponsor(card)) => {
                let price = self.may_sponsor(seat, card).expect(LISTED);
                bill(Cause::Event(card), self.bill_now(seat, price))
            }
            (_, Action::Sell(..)) => Price::of(SALE).costs(GOODS, 1u8),
            (_, Action::Offer(..)) => Price::of(TRADE).costs(GOODS, 1u8),
            (_, Action::Ship(place)) => Price::of(SHIP).costs(GOODS, self.may_build_ship(seat, place).expect(LISTED)),
            (_, Action::Pay(goods)) => Price::of(SHIP).costs(GOODS, goods.len()),
            (_, Action::Plot(plot, _)) => bill(Cause::Store(plot), self.plot_bill(seat, plot)),
            (Question::TakeCube { plot }, Action::Cube(cube, line)) => {
                let price = self.may_take_cube(seat, plot, cube, line).expect(LISTED);
                bill(Cause::Store(plot), self.bill_now(seat, price))
            }
            (Question::PickPlan { site }, Action::Open(architect, officials)) => {
                let staff = self.may_open(seat, site, architect, officials).expect(LISTED);
                bill(Cause::Hire, self.bill_now(seat, staff.price))
            }
            (_, Action::Give(tile)) => Price::of(purpose(Cause::Tile(tile))).costs(TILES, 1u8),
            (Question::PayVisit { noble, cost }, Action::Reis(replaced)) => {
                let payment = self.may_pay_visit(seat, cost, replaced).expect(LISTED);
                Price::of(visit(noble))
                    .costs(INFLUENCE, payment.influence)
                    .costs(REIS, payment.reis)
                    .costs(WIGS, payment.wigs)
            }
            (Question::Pay { price, cause } | Question::LoseReis { count: price, cause }, Action::Coins(coins)) => {
                Price::of(purpose(cause)).costs(REIS, price).costs(INFLUENCE, self.coins_cost(seat, coins))
            }
            (Question::LoseGood { cause }, Action::Good(_)) => Price::of(purpose(cause)).costs(GOODS, 1u8),
            (Question::SecondDecree, Action::Decree(_)) => Price::of(DECREE).costs(MARKERS, 1u8),
            (Question::DiscardCard { paid }, Action::Discard(card)) => self.discard_price(seat, card, paid),
            (
                Question::BuildShip { optional: true } | Question::PlaceOfficial { first: None, reward: Some(_) },
                Action::Done,
            ) => Price::free().in_vain(DECLINED),
            (
                _,
                Action::Keep(_)
                | Action::Draft(..)
                | Action::Slot(_)
                | Action::State(_)
                | Action::Follow(_)
                | Action::Reis(_)
                | Action::Coins(_)
                | Action::Good(_)
                | Action::Rubble(_)
                | Action::Office(_)
                | Action::Recall(..)
                | Action::Plan(_)
                | Action::Cardinal(..)
                | Action::Favour(_)
                | Action::Cube(..)
                | Action::House(_)
                | Action::Decree(_)
                | Action::Site(_)
                | Action::Open(..)
                | Action::Take(_)
                | Action::Shed(_)
                | Action::Discard(_)
                | Action::Done,
            ) => Price::free(),
        }
    }
}

/// A price in reis, some of which are or may be paid with influence.
fn bill(cause: Cause, bill: Bill) -> Price {
    Price::of(purpose(cause)).costs_within(REIS, bill.reis.0, bill.reis.1).costs_within(
        INFLUENCE,
        bill.influence.0,
        bill.influence.1,
    )
}

/// What an event means for the accounts of those at the table. Lacerda keeps none.
#[allow(clippy::too_many_lines)]
pub fn book(event: &Event, book: &mut dyn FnMut(Booking)) {
    let seat = |who: &Party| match who {
        Party::Seat(seat) => Some(*seat),
        Party::Automa => None,
    };
    let paid = |who: &Party, purpose: String, amounts: &[(&'static str, u8)]| {
        let amounts = amounts.iter().map(|(currency, amount)| (*currency, u32::from(*amount))).collect();
        seat(who).map(|seat| Booking::Paid(Payment { seat, purpose, amounts }))
    };
    let gained = |who: &Party| seat(who).map(Booking::Gained);
    let mut enter = |bookings: &[Option<Booking>]| bookings.iter().flatten().cloned().for_each(&mut *book);
    match event {
        // A church scoring belongs to no option before it.
        Event::TurnBegan { .. } | Event::PeriodEnded { .. } | Event::ChurchScoring => enter(&[Some(Booking::Closed)]),
        // Each discard stands for itself.
        Event::CardDiscarded { who, card, .. } => {
            enter(&[Some(Booking::Closed), paid(who, purpose(Cause::Card(*card)), &[(CARDS, 1)])]);
        }
        Event::VisitPaid { who, noble, influence, wigs, reis } => {
            enter(&[paid(who, visit(*noble), &[(INFLUENCE, *influence), (REIS, *reis), (WIGS, *wigs)])]);
        }
        Event::Paid { who, price, influence, cause, .. } => {
            enter(&[paid(who, purpose(*cause), &[(REIS, *price), (INFLUENCE, *influence)])]);
        }
        Event::ReisLost { who, reis, coins, influence, cause } => {
            enter(&[paid(who, purpose(*cause), &[(REIS, reis + coins), (INFLUENCE, *influence)])]);
        }
        Event::InfluenceLost { who, count, cause } => enter(&[paid(who, purpose(*cause), &[(INFLUENCE, *count)])]),
        Event::WigsLost { who, count, cause } => enter(&[paid(who, purpose(*cause), &[(WIGS, *count)])]),
        // What no longer fits is not paid for anything.
        Event::GoodsLost { cause: Cause::Limit, .. } => {}
        Event::GoodsLost { who, goods, cause } => {
            enter(&[paid(who, purpose(*cause), &[(GOODS, small(goods.total()))])])
        }
        Event::CardForGold { who, .. } => enter(&[paid(who, purpose(Cause::Gold), &[(CARDS, 1)])]),
        Event::TileGiven { who, tile } => enter(&[paid(who, purpose(Cause::Tile(*tile)), &[(TILES, 1)])]),
        Event::MarkerUsed { who, .. } => enter(&[paid(who, DECREE.to_owned(), &[(MARKERS, 1)])]),
        Event::Offered { who, .. } => enter(&[paid(who, TRADE.to_owned(), &[(GOODS, 1)])]),
        Event::Sold { who, .. } => enter(&[paid(who, SALE.to_owned(), &[(GOODS, 1)]), gained(who)]),
        Event::ShipBuilt { who, goods, .. } => {
            enter(&[paid(who, SHIP.to_owned(), &[(GOODS, goods.len())]), gained(who)]);
        }
        Event::InfluenceGained { gained: 0, .. } | Event::CubeTaken { kept: false, .. } => {}
        Event::CardAdded { who, .. }
        | Event::GoodsGained { who, .. }
        | Event::ReisGained { who, .. }
        | Event::InfluenceGained { who, .. }
        | Event::WigsGained { who, .. }
        | Event::OfficialPlaced { who, .. }
        | Event::PlanTaken { who, .. }
        | Event::TileTaken { who, .. }
        | Event::FavourTaken { who, .. }
        | Event::DecreeTaken { who, .. }
        | Event::CubeTaken { who, .. }
        | Event::StoreBuilt { who, .. }
        | Event::BuildingOpened { who, .. } => enter(&[gained(who)]),
        Event::TilesOffered { .. }
        | Event::TileKept { .. }
        | Event::CardsDealt { .. }
        | Event::CardsKept { .. }
        | Event::HandsPassed
        | Event::ShipHome { .. }
        | Event::CardPlayed { .. }
        | Event::CardShed { .. }
        | Event::Sailed { .. }
        | Event::Visited { .. }
        | Event::Followed { .. }
        | Event::NotFollowed { .. }
        | Event::Sponsored { .. }
        | Event::StateTaken { .. }
        | Event::CardTaken { .. }
        | Event::NoRoom { .. }
        | Event::RewardLost { .. }
        | Event::TreasuryMoved { .. }
        | Event::PriceFell { .. }
        | Event::OfficialToPlaza { .. }
        | Event::OfficialRecalled { .. }
        | Event::OfficialsHired { .. }
        | Event::CardinalMoved { .. }
        | Event::ChurchTriggered { .. }
        | Event::FavourReturned { .. }
        | Event::SetCompleted { .. }
        | Event::PlotChosen { .. }
        | Event::SiteChosen { .. }
        | Event::CardRevealed { .. }
        | Event::TileRevealed { .. }
        | Event::DecreeRevealed { .. }
        | Event::BuildingRevealed { .. }
        | Event::PeriodBegan { .. }
        | Event::EndTriggered { .. }
        | Event::LastRound
        | Event::GameOver
        | Event::HelperPlaced { .. }
        | Event::BuildingGiven { .. }
        | Event::CourtierPlaced { .. }
        | Event::CourtierMoved { .. }
        | Event::Lacerda { .. }
        | Event::PileDiscarded { .. }
        | Event::HelperMoved { .. } => {}
    }
}
