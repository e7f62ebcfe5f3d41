//! What options cost, which their labels say, and what the events say was paid; the laws compare the two.

use super::buildings::building_cost;
use super::event::WoodCost;
use super::favour::LADY;
use super::play::Look;
use super::state::Player;
use super::vocabulary::{Building, Favour, Good, Harbour, Mill, Space};
use super::windmill;
use engine::{Booking, Payment, Price, Seat};

pub const REAIS: &str = "reais";
pub const BREAD: &str = "bread";
pub const WOOD: &str = "wood";
pub const PP: &str = "PP";
/// Steps down on the windmill.
pub const STEPS: &str = "windmill steps";
/// Reais to be raised at the bottom of the windmill, where the player chooses how.
pub const PP_OR_WHEAT: &str = "PP or wheat";
pub const REQUESTS: &str = "requests";

/// An action of a building is optional, and needs a worker (ruling 8).
pub const NO_ACTION: &str = "paying for a building without acting";
/// A chosen request is discarded even for 0 (ruling 11).
pub const FOR_NOTHING: &str = "a request given up for 0";
pub const IN_VAIN: &[(&str, &str)] = &[(NO_ACTION, "ruling 8"), (FOR_NOTHING, "ruling 11")];

/// Why a check that prices are taken from does not fail.
pub const LISTED: &str = "only listed actions are priced";

/// What is paid for.
pub const DIE: &str = "die";
pub const LADYS_HELP: &str = "lady";
pub const BUILDING: &str = "building";
pub const DISTRICT: &str = "district";
pub const VOYAGE: &str = "voyage";
pub const MAINTENANCE: &str = "maintenance";
pub const FEEDING: &str = "feeding";
pub const PRESENTING: &str = "request";
pub const MILL: &str = "windmill";

impl Look<'_> {
    pub fn favour_price(&self, favour: Favour) -> Price {
        if favour == Favour::Lady {
            Price::of(LADYS_HELP).costs(REAIS, LADY)
        } else if matches!(favour, Favour::Noble | Favour::Diplomat) {
            self.building_price(Some(favour))
        } else {
            Price::free()
        }
    }

    /// What the building that is being resolved costs the active player with this favour.
    pub fn building_price(&self, holding: Option<Favour>) -> Price {
        let resolved = self.state.resolved.expect("a building is being resolved");
        let price = Price::of(BUILDING).costs(REAIS, building_cost(resolved, holding));
        if self.may_carry_out(resolved.building, holding) { price } else { price.in_vain(NO_ACTION) }
    }

    pub fn voyage_price(&self, from: Harbour, to: Space) -> Price {
        let voyage = self.edition.voyage(to);
        let mut rest = *self.me();
        rest.goods = rest.goods.less(voyage.good, voyage.count).expect(LISTED);
        let price = Price::of(VOYAGE).costs(voyage.good.name(), voyage.count);
        self.wood_price(price, Look::voyage_wood(from), &rest, voyage.reais.into())
    }

    /// Adds this much wood to a price, with what raising the reais for it takes. `rest` is what the active player then
    /// has left, and `income` what reais come besides.
    pub fn wood_price(&self, price: Price, need: u8, rest: &Player, income: u16) -> Price {
        let WoodCost { own, reais, .. } = self.wood_cost(need);
        let (steps, others) = self.raised(rest, self.wood_debt() + reais, income);
        let (steps_before, others_before) = self.raised(self.me(), self.wood_debt(), 0);
        let how = if rest.steps_up() > 0 { PP_OR_WHEAT } else { PP };
        price
            .costs(WOOD, own)
            .costs(REAIS, reais)
            .costs_within(STEPS, 0u16, steps.saturating_sub(steps_before))
            .costs_within(how, 0u16, others.saturating_sub(others_before))
    }

    /// How the reais that would be missing at the end of the turn are raised: so many by steps down on the windmill, so
    /// many in other ways once it is at the bottom.
    fn raised(&self, player: &Player, debt: u16, income: u16) -> (u16, u16) {
        let missing = debt.saturating_sub(player.reais + self.coming_income() + income);
        let steps = u16::from(player.windmill - self.edition.windmill.bottom);
        (missing.div_ceil(windmill::REAIS).min(steps), missing.saturating_sub(windmill::REAIS * steps))
    }

    pub fn mill_price(&self, seat: Seat, step: Mill) -> Price {
        let at_bottom = self.state.player(seat).windmill == self.edition.windmill.bottom;
        let price = Price::of(MILL);
        match step {
            Mill::Up | Mill::Prestige => price.costs(Good::Wheat.name(), windmill::WHEAT),
            Mill::Bread | Mill::Reais if at_bottom => price.costs(PP, 1u8),
            Mill::Bread | Mill::Reais => price.costs(STEPS, 1u8),
        }
    }
}

pub fn request_price(pp: u8) -> Price {
    let price = Price::of(PRESENTING).costs(REQUESTS, 1u8);
    if pp == 0 { price.in_vain(FOR_NOTHING) } else { price }
}

/// The accounts of something that is paid for and got at once.
pub fn bought(book: &mut dyn FnMut(Booking), who: Seat, purpose: &str, amounts: Vec<(&'static str, u32)>) {
    book(Booking::Closed);
    book(paid(who, purpose, amounts));
    book(Booking::Gained(who));
    book(Booking::Closed);
}

pub fn of_wood(wood: WoodCost) -> [(&'static str, u32); 2] {
    [(WOOD, wood.own.into()), (REAIS, wood.reais.into())]
}

pub fn paid(seat: Seat, purpose: &str, amounts: Vec<(&'static str, u32)>) -> Booking {
    Booking::Paid(Payment { seat, purpose: purpose.to_owned(), amounts })
}

impl Look<'_> {
    /// Whether the active player could carry out the action of a building, helped by this favour.
    fn may_carry_out(&self, building: Building, holding: Option<Favour>) -> bool {
        // A favour that is used for it is face down then.
        let idle = building == Building::CasaDaCoroa && holding.is_none() && self.me().face_down.is_empty();
        self.workers_at(building, holding) > 0 && !idle
    }
}
