//! What options cost, for their labels, and what events mean for the accounts (the laws hold one against the other).

use super::action::Action;
use super::event::{Cause, Event};
use super::means::{Bill, Means};
use super::play::Look;
use super::step::{FollowChoice, Step};
use super::vocabulary::{Card, Good, Noble, Penalty, Reward};
use crate::engine::{Booking, Party, Payment, Price, Seat};

/// Reis, whether they are paid in cash or with coins of the influence track.
pub const REIS: &str = "reis";
pub const INFLUENCE: &str = "influence";
pub const WIGS: &str = "wigs";
pub const GOODS: &str = "goods";
const CARDS: &str = "cards";
const TILES: &str = "tiles";
const MARKERS: &str = "markers";

const GOLD: &str = "gold with a full warehouse";
const DECLINED: &str = "a reward that is declined";
const DISCARD: &str = "a card discarded at the end of the period";

/// The options that may bring nothing, and why they are offered all the same.
pub const IN_VAIN: &[(&str, &str)] = &[
    (GOLD, "ruling 2: always legal, even with a full warehouse"),
    (DECLINED, "ruling 4: a ship is never forced, and officials are up to two"),
    (DISCARD, "ruling 19: any card may be discarded, and brings a reward or nothing"),
];

fn visit(noble: Noble) -> String {
    format!("visit {noble}")
}

fn purpose(cause: Cause) -> String {
    format!("{cause:?}")
}

impl Look<'_> {
    /// What an option costs, as its label says.
    pub fn price(self, seat: Seat, action: Action) -> Price {
        match action {
            Action::Gold(_) => {
                let price = Price::of(purpose(Cause::Gold)).costs(CARDS, 1u8);
                if self.room(seat, Good::Gold) > 0 { price } else { price.in_vain(GOLD) }
            }
            Action::Add(card) => self.penalty_price(seat, card),
            Action::Visit(card) => card.noble().map_or_else(Price::free, |noble| {
                self.visit_price(seat, noble, false, |means| self.completes_visit(seat, noble, means))
            }),
            Action::Follow(choice) => self.follow_price(seat, choice),
            Action::Sponsor(card) => self.bill(Cause::Event(card), self.bill_now(seat, self.event_price(seat))),
            Action::Sell(..) => Price::of("sale").costs(GOODS, 1u8),
            Action::Offer(..) => Price::of("trade").costs(GOODS, 1u8),
            Action::Ship(place) => {
                let goods = self.ship_in_yard().map_or(0, |ship| self.ship_cost(seat, ship, place));
                Price::of("ship").costs(GOODS, goods)
            }
            Action::Pay(goods) => Price::of("ship").costs(GOODS, goods.len()),
            Action::Plot(plot, _) => self.bill(Cause::Store(plot), self.plot_bill(seat, plot)),
            Action::Open(_, officials) => {
                let (_, hired) = self.staff(seat, officials);
                let price = if hired > 0 { self.hiring_price(seat, hired) } else { 0 };
                self.bill(Cause::Hire, self.bill_now(seat, price))
            }
            Action::Give(tile) => Price::of(purpose(Cause::Tile(tile))).costs(TILES, 1u8),
            _ => self.answer_price(seat, action),
        }
    }

    /// The price of an answer that means something else to each question.
    fn answer_price(self, seat: Seat, action: Action) -> Price {
        match (self.state.top(), action) {
            (Some(Step::PayVisit { noble, cost, .. }), Action::Reis(replaced)) => {
                let payment = self.visit_payment(seat, cost, replaced);
                payment.map_or_else(Price::free, |payment| {
                    Price::of(visit(noble))
                        .costs(INFLUENCE, payment.influence)
                        .costs(REIS, payment.reis)
                        .costs(WIGS, payment.wigs)
                })
            }
            (
                Some(Step::Pay { price, cause, .. } | Step::LoseReis { count: price, cause, .. }),
                Action::Coins(coins),
            ) => Price::of(purpose(cause)).costs(REIS, price).costs(INFLUENCE, self.coins_cost(seat, coins)),
            (Some(Step::LoseGood { cause, .. }), Action::Good(_)) => Price::of(purpose(cause)).costs(GOODS, 1u8),
            (Some(Step::TakeCube { plot, .. }), Action::Cube(kind, _)) => {
                self.bill(Cause::Store(plot), self.bill_now(seat, self.plot_price(seat, plot, Some(kind))))
            }
            (
                Some(Step::BuildShip { optional: true, .. } | Step::PlaceOfficial { first: None, reward: Some(_), .. }),
                Action::Done,
            ) => Price::free().in_vain(DECLINED),
            (Some(Step::SecondDecree { .. }), Action::Decree(_)) => Price::of("decree").costs(MARKERS, 1u8),
            (Some(Step::DiscardCard { paid, .. }), Action::Discard(card)) => {
                let price = Price::of(purpose(Cause::Card(card))).costs(CARDS, 1u8);
                if self.discard_brings(seat, card, paid).is_some() { price } else { price.in_vain(DISCARD) }
            }
            _ => Price::free(),
        }
    }

    fn coins_cost(self, seat: Seat, coins: u8) -> u8 {
        let influence = self.state.player(seat).influence;
        influence - self.edition.after_coins(influence, coins)
    }

    /// A price in reis, some of which are or may be paid with influence.
    fn bill(self, cause: Cause, bill: Bill) -> Price {
        Price::of(purpose(cause)).costs_within(REIS, bill.reis.0, bill.reis.1).costs_within(
            INFLUENCE,
            bill.influence.0,
            bill.influence.1,
        )
    }

    /// What a visit costs: between the ways to pay for it that leave enough for what follows.
    pub fn visit_price(self, seat: Seat, noble: Noble, following: bool, enough: impl Fn(&Means) -> bool) -> Price {
        let means = self.means(seat);
        let payments = self.visit_payments(seat, self.visit_cost(seat, noble, following));
        let mut range: Option<[(u8, u8); 3]> = None;
        for payment in payments.filter(|payment| enough(&means.after_visit(*payment))) {
            let paid = [payment.influence, payment.reis, payment.wigs];
            let range = range.get_or_insert(paid.map(|amount| (amount, amount)));
            for ((least, most), amount) in range.iter_mut().zip(paid) {
                (*least, *most) = ((*least).min(amount), (*most).max(amount));
            }
        }
        let [influence, reis, wigs] = range.unwrap_or_default();
        Price::of(visit(noble))
            .costs_within(INFLUENCE, influence.0, influence.1)
            .costs_within(REIS, reis.0, reis.1)
            .costs_within(WIGS, wigs.0, wigs.1)
    }

    fn follow_price(self, seat: Seat, choice: FollowChoice) -> Price {
        let Some(Step::Follow { noble, .. }) = self.state.top() else { return Price::free() };
        self.visit_price(seat, noble, true, |means| match choice {
            FollowChoice::Noble => self.completes(seat, noble.action(), means),
            FollowChoice::State(_) => true,
        })
    }

    /// What the penalty of a card that is added to the portfolio really takes: no more than there is.
    fn penalty_price(self, seat: Seat, card: Card) -> Price {
        let player = self.state.player(seat);
        let price = Price::of(purpose(Cause::Card(card)));
        match self.edition.card_reward(card) {
            Some(Reward::Lose(Penalty::Reis(count))) => {
                let due = self.reis_due(seat, count);
                let coins = self.penalty_coins(seat, due);
                price.costs(REIS, due).costs_within(INFLUENCE, 0u8, self.coins_cost(seat, coins))
            }
            Some(Reward::Lose(Penalty::Influence(count))) => price.costs(INFLUENCE, count.min(player.influence)),
            Some(Reward::Lose(Penalty::Wigs(count))) => price.costs(WIGS, u16::from(count).min(player.wigs)),
            Some(Reward::Lose(Penalty::Good)) => price.costs(GOODS, u8::from(player.goods.total() > 0)),
            Some(Reward::Lose(Penalty::Official) | Reward::Gain(_)) | None => price,
        }
    }
}

/// What an event means for the accounts of those at the table. Lacerda keeps none.
pub fn book(event: &Event, book: &mut dyn FnMut(Booking)) {
    match event {
        // Each discard stands for itself, and a church scoring belongs to no option before it.
        Event::TurnBegan { .. } | Event::PeriodEnded { .. } | Event::CardDiscarded { .. } | Event::ChurchScoring => {
            book(Booking::Closed)
        }
        _ => {}
    }
    if let Some((Party::Seat(seat), purpose, amounts)) = paid(event) {
        book(Booking::Paid(Payment { seat, purpose, amounts }));
    }
    if let Some(Party::Seat(seat)) = gainer(event) {
        book(Booking::Gained(seat));
    }
}

/// Who paid, what for, and how much of each currency.
type Paid = (Party, String, Vec<(&'static str, u32)>);

fn paid(event: &Event) -> Option<Paid> {
    let one = |currency, amount: u8| vec![(currency, u32::from(amount))];
    Some(match event {
        Event::VisitPaid { who, noble, influence, wigs, reis } => {
            let amounts = [(INFLUENCE, influence), (REIS, reis), (WIGS, wigs)];
            (*who, visit(*noble), amounts.map(|(currency, amount)| (currency, u32::from(*amount))).to_vec())
        }
        Event::Paid { who, price, influence, cause, .. } => {
            (*who, purpose(*cause), vec![(REIS, u32::from(*price)), (INFLUENCE, u32::from(*influence))])
        }
        Event::ReisLost { who, reis, coins, influence, cause } => {
            (*who, purpose(*cause), vec![(REIS, u32::from(reis + coins)), (INFLUENCE, u32::from(*influence))])
        }
        Event::InfluenceLost { who, count, cause } => (*who, purpose(*cause), one(INFLUENCE, *count)),
        Event::WigsLost { who, count, cause } => (*who, purpose(*cause), one(WIGS, *count)),
        // What no longer fits is not paid for anything.
        Event::GoodsLost { cause: Cause::Limit, .. } => return None,
        Event::GoodsLost { who, goods, cause } => (*who, purpose(*cause), one(GOODS, goods.total())),
        Event::CardForGold { who, .. } => (*who, purpose(Cause::Gold), one(CARDS, 1)),
        Event::CardDiscarded { who, card, .. } => (*who, purpose(Cause::Card(*card)), one(CARDS, 1)),
        Event::Sold { who, .. } => (*who, "sale".to_owned(), one(GOODS, 1)),
        Event::Offered { who, .. } => (*who, "trade".to_owned(), one(GOODS, 1)),
        Event::ShipBuilt { who, goods, .. } => (*who, "ship".to_owned(), one(GOODS, goods.len())),
        Event::TileGiven { who, tile } => (*who, purpose(Cause::Tile(*tile)), one(TILES, 1)),
        Event::MarkerUsed { who, .. } => (*who, "decree".to_owned(), one(MARKERS, 1)),
        _ => return None,
    })
}

/// Who got something by this, or changed something on the board.
fn gainer(event: &Event) -> Option<Party> {
    match event {
        Event::InfluenceGained { gained: 0, .. } | Event::CubeTaken { kept: false, .. } => None,
        Event::CardAdded { who, .. }
        | Event::Sold { who, .. }
        | Event::GoodsGained { who, .. }
        | Event::ReisGained { who, .. }
        | Event::InfluenceGained { who, .. }
        | Event::WigsGained { who, .. }
        | Event::OfficialPlaced { who, .. }
        | Event::PlanTaken { who, .. }
        | Event::ShipBuilt { who, .. }
        | Event::TileTaken { who, .. }
        | Event::FavourTaken { who, .. }
        | Event::DecreeTaken { who, .. }
        | Event::CubeTaken { who, .. }
        | Event::StoreBuilt { who, .. }
        | Event::BuildingOpened { who, .. } => Some(*who),
        _ => None,
    }
}
