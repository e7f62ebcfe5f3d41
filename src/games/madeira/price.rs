//! What options cost, which their labels say, and what the events say was paid; the laws compare the two.

use super::action::{Action, Mill};
use super::buildings::building_cost;
use super::event::{Event, WoodCost};
use super::favour::LADY;
use super::play::Look;
use super::state::Player;
use super::step::Question;
use super::vocabulary::{Building, Favour, Good, Request, Space};
use super::windmill;
use crate::engine::{Booking, Payment, Price, Seat};

pub const REAIS: &str = "reais";
pub const BREAD: &str = "bread";
pub const WOOD: &str = "wood";
pub const PP: &str = "PP";
/// Steps down on the windmill.
pub const STEPS: &str = "windmill steps";
/// Reais to be raised at the bottom of the windmill, where the player chooses how.
pub const PP_OR_WHEAT: &str = "PP or wheat";
const REQUESTS: &str = "requests";

/// An action of a building is optional, and needs a worker (ruling 8).
pub const NO_ACTION: &str = "paying for a building without acting";
/// A chosen request is discarded even for 0 (ruling 11).
pub const FOR_NOTHING: &str = "a request given up for 0";
pub const IN_VAIN: &[(&str, &str)] = &[(NO_ACTION, "ruling 8"), (FOR_NOTHING, "ruling 11")];

/// Why a check that prices are taken from does not fail.
const LISTED: &str = "only listed actions are priced";

/// What is paid for.
const DIE: &str = "die";
const LADYS_HELP: &str = "lady";
const BUILDING: &str = "building";
const DISTRICT: &str = "district";
const VOYAGE: &str = "voyage";
const MAINTENANCE: &str = "maintenance";
const FEEDING: &str = "feeding";
const PRESENTING: &str = "request";
const MILL: &str = "windmill";

impl Look<'_> {
    /// What a listed action costs a seat.
    pub fn price(&self, seat: Seat, action: Action) -> Price {
        use Action::*;
        match action {
            Die(value, character) => Price::of(DIE).costs(BREAD, self.may_place_die(value, character).expect(LISTED)),
            Pirate(value, character) => {
                Price::of(DIE).costs(BREAD, self.may_place_pirate(value, character).expect(LISTED))
            }
            Favour(favour) => self.favour_price(favour),
            Pay => self.building_price(self.state.turn.holding),
            Build(favour) => {
                let wood = self.may_build(favour).expect(LISTED);
                self.wood_price(Price::of(DISTRICT), wood, self.me(), 0)
            }
            Sail(to) => self.voyage_price(to),
            Maintain(wood) => self.wood_price(Price::of(MAINTENANCE), wood, self.me(), 0),
            Feed(bread) => Price::of(FEEDING).costs(BREAD, bread),
            Present(request) => request_price(self.worth_now(seat, request)),
            PresentCity(city) => request_price(self.may_present_city(seat, city).expect(LISTED)),
            PresentReais(count) => request_price(count).costs(REAIS, count),
            Windmill(step) => self.mill_price(seat, step),
            Exchange(exchange) => goods(Price::of(MILL), &exchange.give),
            Row(_) | Take(_) | Guild(_) | Pass(..) | Act | Harvest | Again(_) | From(_) | To(_) | Ship(_)
            | Reward(..) | Wood(_) | Discard(_) | Bread | TurnUp(_) | Marker(..) | Use(_) | Pirates | Honour | Done => {
                Price::free()
            }
        }
    }

    fn favour_price(&self, favour: Favour) -> Price {
        if favour == Favour::Lady {
            Price::of(LADYS_HELP).costs(REAIS, LADY)
        } else if matches!(favour, Favour::Noble | Favour::Diplomat) {
            self.building_price(Some(favour))
        } else {
            Price::free()
        }
    }

    /// What the building that is being resolved costs the active player with this favour.
    fn building_price(&self, holding: Option<Favour>) -> Price {
        let resolved = self.state.resolved.expect("a building is being resolved");
        let price = Price::of(BUILDING).costs(REAIS, building_cost(resolved, holding));
        if self.may_carry_out(resolved.building, holding) { price } else { price.in_vain(NO_ACTION) }
    }

    fn voyage_price(&self, to: Space) -> Price {
        let Some(Question::Sail(_, from)) = self.state.asking() else {
            unreachable!("a ship is chosen before it sails")
        };
        let voyage = self.edition.voyage(to);
        let mut rest = *self.me();
        rest.goods = rest.goods.less(voyage.good, voyage.count).expect(LISTED);
        let price = Price::of(VOYAGE).costs(voyage.good.name(), voyage.count);
        self.wood_price(price, Look::voyage_wood(from), &rest, voyage.reais.into())
    }

    /// Adds this much wood to a price, with what raising the reais for it takes. `rest` is what the active player then
    /// has left, and `income` what reais come besides.
    fn wood_price(&self, price: Price, need: u8, rest: &Player, income: u16) -> Price {
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

    fn mill_price(&self, seat: Seat, step: Mill) -> Price {
        let at_bottom = self.state.player(seat).windmill == self.edition.windmill.bottom;
        let price = Price::of(MILL);
        match step {
            Mill::Up | Mill::Prestige => price.costs(Good::Wheat.name(), windmill::WHEAT),
            Mill::Bread | Mill::Reais if at_bottom => price.costs(PP, 1u8),
            Mill::Bread | Mill::Reais => price.costs(STEPS, 1u8),
        }
    }
}

fn request_price(pp: u8) -> Price {
    let price = Price::of(PRESENTING).costs(REQUESTS, 1u8);
    if pp == 0 { price.in_vain(FOR_NOTHING) } else { price }
}

/// Adds one of each of these goods to a price.
fn goods(price: Price, given: &[Good; 2]) -> Price {
    match given {
        [first, second] if first == second => price.costs(first.name(), 2u8),
        [first, second] => price.costs(first.name(), 1u8).costs(second.name(), 1u8),
    }
}

/// What an event means for the accounts.
pub fn book(event: &Event, book: &mut dyn FnMut(Booking)) {
    let mut bought = |who: Seat, purpose: &str, amounts: Vec<(&'static str, u32)>| {
        book(Booking::Closed);
        book(paid(who, purpose, amounts));
        book(Booking::Gained(who));
        book(Booking::Closed);
    };
    match *event {
        Event::GuildDiePlaced { who, bread, .. } | Event::PirateDiePlaced { who, bread, .. } => {
            bought(who, DIE, vec![(BREAD, bread.into())]);
        }
        Event::ShipMoved { who, good, paid, wood, .. } => {
            let goods = (good.name(), paid.into());
            bought(who, VOYAGE, [goods].into_iter().chain(of_wood(wood)).collect());
        }
        Event::DistrictBuilt { who, wood, .. } => bought(who, DISTRICT, of_wood(wood).into()),
        Event::Maintained { who, wood, .. } => bought(who, MAINTENANCE, of_wood(wood).into()),
        Event::Fed { who, bread, .. } => bought(who, FEEDING, vec![(BREAD, bread.into())]),
        Event::LadyPaid { who, reais } => bought(who, LADYS_HELP, vec![(REAIS, reais.into())]),
        Event::WindmillStepped { who, step, prestige, .. } => {
            let given = match step {
                Mill::Up | Mill::Prestige => (Good::Wheat.name(), windmill::WHEAT.into()),
                Mill::Bread | Mill::Reais => (if prestige { PP } else { STEPS }, 1),
            };
            bought(who, MILL, vec![given]);
        }
        Event::GoodsExchanged { who, exchange } => {
            bought(who, MILL, exchange.give.iter().map(|good| (good.name(), 1)).collect());
        }
        // Noble and diplomat announce what is then paid, so nothing is closed before it.
        Event::BuildingPaid { who, reais, .. } => book(paid(who, BUILDING, vec![(REAIS, reais.into())])),
        Event::BuildingUsed { who, .. } => book(Booking::Gained(who)),
        Event::Presented { who, request, count, pp, .. } => {
            book(Booking::Closed);
            let reais = if request == Request::Wealth { count.into() } else { 0 };
            book(paid(who, PRESENTING, vec![(REQUESTS, 1), (REAIS, reais)]));
            if pp > 0 {
                book(Booking::Gained(who));
            }
            book(Booking::Closed);
        }
        Event::FavourUsed { .. } | Event::BuildingOpened { .. } => book(Booking::Closed),
        Event::StartRequest { .. }
        | Event::FirstOrder { .. }
        | Event::RoundBegan { .. }
        | Event::CharacterPlaced { .. }
        | Event::PirateDiceRolled { .. }
        | Event::RowRolled { .. }
        | Event::RowTaken { .. }
        | Event::RequestTaken { .. }
        | Event::FavoursTurnedUp { .. }
        | Event::Passed { .. }
        | Event::WorkerPlaced { .. }
        | Event::WorkerMoved { .. }
        | Event::CitizenMoved { .. }
        | Event::RewardTaken { .. }
        | Event::WoodBought { .. }
        | Event::WoodReceived { .. }
        | Event::WoodPaid { .. }
        | Event::Harvested { .. }
        | Event::MarkerMoved { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::PiratesTaken { .. }
        | Event::PiratesDiscarded { .. }
        | Event::WindmillRaised { .. }
        | Event::Honoured { .. }
        | Event::ColonyIncome { .. }
        | Event::FieldConverted { .. }
        | Event::ResourcesScored { .. }
        | Event::PiratesRevealed { .. }
        | Event::Ended => {}
    }
}

fn of_wood(wood: WoodCost) -> [(&'static str, u32); 2] {
    [(WOOD, wood.own.into()), (REAIS, wood.reais.into())]
}

fn paid(seat: Seat, purpose: &str, amounts: Vec<(&'static str, u32)>) -> Booking {
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
