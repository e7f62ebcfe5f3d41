//! What somebody could pay for a store or a public building, now and after what may still come first.
//!
//! Ruling 1: nothing is offered after which a turn cannot be completed. These predicates see only what the
//! player knows, and follow the few rewards that change what can be paid: reis, influence, plans, officials
//! and the Cardinal's tiles.

use super::cardinal_reach::Reach;
use super::edition::TREASURY;
use super::pay::VisitPayment;
use super::play::Look;
use super::player::CLERGY_SPACES;
use super::vocabulary::{Architect, Benefit, ClergyTile, Effect, Expense, Noble, StateAction, at_most, small};
use engine::Seat;

/// What bears on somebody's next payment.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    pub reis: u16,
    pub influence: u8,
    pub treasury: u8,
    /// Reis off any payment, off land, and off each official hired.
    pub any: u8,
    pub land: u8,
    pub hire: u8,
    /// Officials fewer to send.
    pub fewer: u8,
    /// Officials in offices and on plazas, and on the own board.
    pub placed: u8,
    pub board: u8,
    /// The smallest open plan of each architect.
    pub plans: [Option<u8>; 2],
    pub reach: Reach,
}

impl Means {
    /// What is left after paying reis and influence.
    fn less(self, reis: u8, influence: u8) -> Means {
        Means { reis: self.reis - u16::from(reis), influence: self.influence - influence, ..self }
    }

    /// What is left after paying for a visit.
    pub fn after_visit(self, payment: VisitPayment) -> Means {
        self.less(payment.reis, payment.influence)
    }
}

impl Look<'_> {
    /// The means after paying a price, some of it with coins of the influence track.
    pub fn means_after_paying(self, seat: Seat, price: u8, coins: u8) -> Means {
        let means = self.means(seat);
        means.less(price - coins, means.influence - self.edition.after_coins(means.influence, coins))
    }

    pub fn means(self, seat: Seat) -> Means {
        let player = self.state.player(seat);
        Means {
            reis: player.reis,
            influence: player.influence,
            treasury: self.state.treasury,
            any: self.discount(seat, None),
            land: self.discount(seat, Some(Expense::Land)),
            hire: self.discount(seat, Some(Expense::Hire)),
            fewer: self.fewer_plan_officials(seat),
            placed: self.state.placed_officials(seat),
            board: player.officials,
            plans: [player.open_plans.smallest(Architect::Blue), player.open_plans.smallest(Architect::Green)],
            reach: Reach::of(&self.state.church, CLERGY_SPACES - player.clergy.len()),
        }
    }

    pub fn means_power(self, means: &Means) -> u16 {
        means.reis + u16::from(self.edition.coins(means.influence))
    }

    fn with_influence(self, means: &Means, count: u8) -> Means {
        Means { influence: (means.influence + count).min(self.edition.influence.max), ..*means }
    }

    /// The means after an audience that takes this tile.
    fn with_tile(self, means: &Means, tile: ClergyTile, reach: Reach, treasury: bool) -> Means {
        let mut after = Means { reach, ..*means };
        if treasury {
            after.treasury = (after.treasury + 1).min(TREASURY);
        }
        match self.edition.clergy(tile).benefit {
            Benefit::Discount(None, count) => after.any += count,
            Benefit::Discount(Some(Expense::Land), count) => after.land += count,
            Benefit::Discount(Some(Expense::Hire), count) => after.hire += count,
            Benefit::PlanOfficials(count) => after.fewer += count,
            Benefit::Now(Effect::Reis(count)) => after.reis += u16::from(count),
            Benefit::Now(Effect::Influence(count)) => return self.with_influence(&after, count),
            Benefit::Discount(Some(Expense::Event), _)
            | Benefit::Sale(..)
            | Benefit::Visit(..)
            | Benefit::ShipGoods(_)
            | Benefit::Yield(_)
            | Benefit::Warehouse(_)
            | Benefit::Portfolio(_)
            | Benefit::Envelope(_)
            | Benefit::Offers(_)
            | Benefit::Wig(..)
            | Benefit::Now(_) => {}
        }
        after
    }

    /// Whether an audience can be had after which `enough` holds.
    pub fn after_audience(self, means: &Means, far: bool, enough: impl Fn(&Means) -> bool) -> bool {
        means.reach.moves(&self.state.church, far).any(|walk| {
            let treasury = walk.passes(self.edition.church.treasury_gap);
            enough(&self.with_tile(means, walk.tile, walk.reach, treasury))
        })
    }

    /// Whether a reward can be resolved so that `enough` holds afterwards.
    pub fn after_reward(self, means: &Means, effect: Effect, enough: impl Fn(&Means) -> bool) -> bool {
        match effect {
            Effect::Reis(count) => enough(&Means { reis: means.reis + u16::from(count), ..*means }),
            Effect::Influence(count) => enough(&self.with_influence(means, count)),
            Effect::Cardinal | Effect::State(StateAction::Cardinal) => {
                let far = effect != Effect::Cardinal;
                if means.reach.moves(&self.state.church, far).next().is_none() {
                    return enough(means);
                }
                self.after_audience(means, far, enough)
            }
            Effect::State(StateAction::Plan) => self.after_plan(means, enough),
            Effect::State(StateAction::Officials) => {
                let placed =
                    means.board.min(2).min(small(Noble::ALL.iter().filter(|office| self.can_enter(**office)).count()));
                enough(&Means { placed: means.placed + placed, board: means.board - placed, ..*means })
            }
            Effect::Goods(..)
            | Effect::AnyGood
            | Effect::Wigs(_)
            | Effect::Rubble
            | Effect::State(StateAction::Ship | StateAction::Produce | StateAction::Favour)
            | Effect::Decree
            | Effect::Noble(_) => enough(means),
        }
    }

    fn after_plan(self, means: &Means, enough: impl Fn(&Means) -> bool) -> bool {
        let tops = Architect::ALL.iter().filter_map(|one| self.state.desk(*one).plans.last().map(|top| (*one, *top)));
        let mut tops = tops.peekable();
        if tops.peek().is_none() {
            return enough(means);
        }
        tops.any(|(architect, top)| {
            let mut after = *means;
            let smallest = &mut after.plans[architect.index()];
            *smallest = Some(smallest.map_or(top, |other| other.min(top)));
            enough(&after)
        })
    }

    /// What somebody pays who pays this price now.
    pub fn bill_now(self, seat: Seat, price: u8) -> Bill {
        self.bill_for(&self.means(seat), price)
    }

    pub fn bill_for(self, means: &Means, price: u8) -> Bill {
        let fewest = price - at_most(price, means.reis);
        let most = price.min(self.edition.coins(means.influence)).max(fewest);
        let influence = |coins: u8| means.influence - self.edition.after_coins(means.influence, coins);
        Bill { reis: (price, price), influence: (influence(fewest), influence(most)) }
    }
}

/// A price in reis, and the influence of which some of it must or may be paid: least and most of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bill {
    pub reis: (u8, u8),
    pub influence: (u8, u8),
}

impl Bill {
    /// What either of two ways may cost.
    pub fn or(self, other: Bill) -> Bill {
        let both = |one: (u8, u8), two: (u8, u8)| (one.0.min(two.0), one.1.max(two.1));
        Bill { reis: both(self.reis, other.reis), influence: both(self.influence, other.influence) }
    }
}
