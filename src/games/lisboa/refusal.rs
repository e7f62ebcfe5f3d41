//! Why something cannot be done, in terms of the rules.

use super::action::Action;
use super::play::Look;
use super::step::{FollowChoice, Question, Step};
use super::vocabulary::{
    Architect, Card, CardKind, ClergyTile, Decree, Effect, Good, HouseGroup, Line, Noble, NobleAction, Plot,
    PortfolioCard, Rubble, Ship, Site, StateAction,
};
use crate::engine::{Kinds, Seat};

/// The rule that stands against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Something else is asked now.
    OtherQuestion {
        asked: &'static str,
    },
    /// This is no time for doing nothing.
    NotOptional,
    NotInHand {
        card: Card,
    },
    NotInPortfolio {
        card: PortfolioCard,
    },
    /// Only noble cards are played for visits.
    NoNobleCard {
        card: Card,
    },
    /// Only Treasury cards are played for events.
    NoTreasuryCard {
        card: Card,
    },
    /// A visit costs more influence, reis and wigs than there are.
    VisitTooDear {
        noble: Noble,
        cost: u8,
    },
    /// The noble action could not be completed (p. 16, ruling 1).
    CannotComplete {
        action: NobleAction,
    },
    TooDear {
        price: u8,
        power: u16,
    },
    /// After the card neither a sale nor a trade would be possible (p. 9).
    NothingToDeal {
        card: Card,
    },
    /// No slot of the right row, or the portfolio is full.
    NoFreeSlot {
        limit: u8,
    },
    /// Discarding this card frees no slot of the right row.
    WrongRow {
        card: PortfolioCard,
    },
    NoSuchGood {
        good: Good,
    },
    WarehouseFull {
        good: Good,
    },
    NotProduced {
        good: Good,
    },
    /// The ship is full, at sea, or in nobody's docks.
    ShipTakesNoGoods {
        ship: Ship,
    },
    NobleRefuses {
        noble: Noble,
        good: Good,
    },
    /// A good covers this State action already.
    AlreadyCovered {
        action: StateAction,
    },
    /// A State action that would change nothing is not offered (ruling 3).
    ChangesNothing {
        action: StateAction,
    },
    /// An event that cannot be carried out is not offered (ruling 3).
    EventChangesNothing {
        card: Card,
    },
    OtherNoble {
        action: StateAction,
        noble: Noble,
    },
    NoFavour {
        noble: Noble,
    },
    WrongAmount {
        price: u8,
    },
    NoSuchCube {
        cube: Rubble,
        line: Option<Line>,
    },
    /// The second official goes to another office.
    SameOffice {
        office: Noble,
    },
    OfficeFull {
        office: Noble,
    },
    NoOfficialThere {
        office: Noble,
    },
    ShipTooDear {
        goods: u8,
    },
    /// Different goods, just as many as asked.
    WrongGoods {
        count: u8,
    },
    TooFar {
        steps: u8,
    },
    NoTileThere,
    FavourTaken {
        noble: Noble,
    },
    HouseGroupBuilt {
        group: HouseGroup,
    },
    PlotTaken {
        plot: Plot,
    },
    RowClosed,
    OtherStreet {
        plot: Plot,
        good: Good,
    },
    /// No tile of this kind is in the display until the end of the turn (ruling 13).
    NoCityTile {
        good: Good,
    },
    SiteTaken {
        site: Site,
    },
    NoSuchPlan {
        architect: Architect,
        officials: u8,
    },
    NoBuildingOnDisplay {
        architect: Architect,
    },
    /// A building in the north has the colour of its street.
    WrongColour {
        site: Site,
        architect: Architect,
    },
    NotOnDisplay {
        decree: Decree,
    },
    PileEmpty {
        kind: CardKind,
    },
    NoSuchTile {
        tile: ClergyTile,
    },
    /// What has to follow could not be done any more (ruling 1).
    WouldBlock,
}

impl Look<'_> {
    /// Why an action that is not listed cannot be done.
    pub fn refusal(self, seat: Seat, action: Action) -> Refusal {
        let Some(step) = self.state.top() else { return Refusal::OtherQuestion { asked: Question::Turn.kind() } };
        let question = match step {
            Step::KeepTile => Question::KeepTile,
            Step::Draft => Question::Draft { keep: self.cards_to_keep() },
            _ => step.question().map_or(Question::Turn, |(_, question)| question),
        };
        if action == Action::Done {
            return Refusal::NotOptional;
        }
        if !answers(question, action) {
            return Refusal::OtherQuestion { asked: question.kind() };
        }
        let mut allowed = Vec::new();
        self.allowed(seat, &mut allowed);
        if allowed.contains(&action) {
            return Refusal::WouldBlock;
        }
        self.reason(seat, question, action).unwrap_or(Refusal::WouldBlock)
    }

    fn reason(self, seat: Seat, question: Question, action: Action) -> Option<Refusal> {
        let player = self.state.player(seat);
        match action {
            Action::Keep(tile) | Action::Give(tile) => Some(Refusal::NoSuchTile { tile }),
            Action::Draft(card, other) => {
                let missing = [Some(card), other].into_iter().flatten().find(|card| !player.hand.contains(card));
                Some(
                    missing.map_or(Refusal::WrongAmount { price: self.cards_to_keep() }, |card| Refusal::NotInHand {
                        card,
                    }),
                )
            }
            Action::Gold(card) | Action::Add(card) | Action::Visit(card) | Action::Sponsor(card)
                if !player.hand.contains(&card) =>
            {
                Some(Refusal::NotInHand { card })
            }
            Action::Discard(card) | Action::Gold(card) => Some(Refusal::NotInHand { card }),
            Action::Add(card) => Some(Refusal::NothingToDeal { card }),
            Action::Visit(card) => self.no_visit(seat, card),
            Action::Sponsor(card) => Some(self.no_event(seat, card)),
            Action::Slot(slot) | Action::Ship(slot) => Some(self.no_slot(seat, slot)),
            Action::Shed(card) => Some(Refusal::NotInPortfolio { card }),
            Action::Sell(good, ship) => {
                let has = player.goods[good] > 0;
                Some(if has { Refusal::ShipTakesNoGoods { ship } } else { Refusal::NoSuchGood { good } })
            }
            Action::Offer(good, action) => Some(self.no_offer(seat, good, action)),
            Action::State(action) => self.no_state(seat, question, action),
            Action::Follow(choice) => self.no_follow(seat, question, choice),
            Action::Reis(_) => match question {
                Question::PayVisit { cost, .. } => Some(Refusal::WrongAmount { price: cost }),
                _ => None,
            },
            Action::Coins(_) => match question {
                Question::Pay { price, .. } | Question::LoseReis { count: price, .. } => {
                    Some(Refusal::WrongAmount { price })
                }
                _ => None,
            },
            Action::Good(good) => Some(self.no_good(seat, question, good)),
            Action::Rubble(cube) => Some(Refusal::NoSuchCube { cube, line: None }),
            Action::Office(office) => Some(match question {
                Question::PlaceOfficial { first: Some(first) } if first == office => Refusal::SameOffice { office },
                _ => Refusal::OfficeFull { office },
            }),
            Action::Recall(office, _) => Some(Refusal::NoOfficialThere { office }),
            Action::Plan(_) => None,
            Action::Pay(_) => match question {
                Question::PayShip { goods } => Some(Refusal::WrongGoods { count: goods }),
                _ => None,
            },
            Action::Cardinal(steps, side) => self.no_audience(question, steps, side),
            Action::Favour(noble) => {
                let held = player.favours.contains(noble);
                Some(if held { Refusal::FavourTaken { noble } } else { Refusal::NoFavour { noble } })
            }
            Action::Plot(plot, good) => Some(self.no_plot(seat, plot, good)),
            Action::Cube(cube, line) => self.no_cube(seat, question, cube, line),
            Action::House(group) => Some(Refusal::HouseGroupBuilt { group }),
            Action::Decree(decree) => Some(Refusal::NotOnDisplay { decree }),
            Action::Site(site) => Some(self.no_site(site)),
            Action::Open(architect, officials) => self.no_opening(seat, question, architect, officials),
            Action::Take(kind) => Some(Refusal::PileEmpty { kind }),
            Action::Done => Some(Refusal::NotOptional),
        }
    }

    fn no_visit(self, seat: Seat, card: Card) -> Option<Refusal> {
        let Some(noble) = card.noble() else { return Some(Refusal::NoNobleCard { card }) };
        let cost = self.visit_cost(seat, noble, false);
        if self.visit_payments(seat, cost).next().is_none() {
            return Some(Refusal::VisitTooDear { noble, cost });
        }
        Some(Refusal::CannotComplete { action: noble.action() })
    }

    fn no_event(self, seat: Seat, card: Card) -> Refusal {
        let Some(effect) = self.edition.card_event(card) else { return Refusal::NoTreasuryCard { card } };
        let (price, power) = (self.event_price(seat), self.power(seat));
        match effect {
            _ if u16::from(price) > power => Refusal::TooDear { price, power },
            Effect::Noble(action) => Refusal::CannotComplete { action },
            _ => Refusal::EventChangesNothing { card },
        }
    }

    fn no_slot(self, seat: Seat, slot: Option<PortfolioCard>) -> Refusal {
        let player = self.state.player(seat);
        if let Some(card) = slot
            && !player.portfolio_cards().any(|other| other == card)
        {
            return Refusal::NotInPortfolio { card };
        }
        let ship = self.ship_in_yard().filter(|_| matches!(self.state.top(), Some(Step::BuildShip { .. })));
        let goods = ship.map_or(0, |ship| self.ship_cost(seat, ship, slot));
        if goods > player.goods.kinds().len() {
            return Refusal::ShipTooDear { goods };
        }
        match slot {
            None => Refusal::NoFreeSlot { limit: self.portfolio_limit(seat) as u8 },
            Some(card) => Refusal::WrongRow { card },
        }
    }

    fn no_offer(self, seat: Seat, good: Good, action: StateAction) -> Refusal {
        if self.state.player(seat).goods[good] == 0 {
            Refusal::NoSuchGood { good }
        } else if self.state.covered.contains(action) {
            Refusal::AlreadyCovered { action }
        } else if !self.accepts(seat, action.noble(), good) {
            Refusal::NobleRefuses { noble: action.noble(), good }
        } else {
            Refusal::ChangesNothing { action }
        }
    }

    fn no_state(self, seat: Seat, question: Question, action: StateAction) -> Option<Refusal> {
        match question {
            Question::VisitState { noble } if noble != action.noble() => Some(Refusal::OtherNoble { action, noble }),
            _ if !self.state_possible(seat, action) => Some(Refusal::ChangesNothing { action }),
            _ => None,
        }
    }

    fn no_follow(self, seat: Seat, question: Question, choice: FollowChoice) -> Option<Refusal> {
        let Question::Follow { noble } = question else { return None };
        match choice {
            FollowChoice::Noble => Some(Refusal::CannotComplete { action: noble.action() }),
            FollowChoice::State(action) if action.noble() != noble => Some(Refusal::OtherNoble { action, noble }),
            FollowChoice::State(action) if !self.state_possible(seat, action) => {
                Some(Refusal::ChangesNothing { action })
            }
            FollowChoice::State(_) => None,
        }
    }

    fn no_good(self, seat: Seat, question: Question, good: Good) -> Refusal {
        match question {
            Question::LoseGood => Refusal::NoSuchGood { good },
            _ if self.room(seat, good) == 0 => Refusal::WarehouseFull { good },
            _ => Refusal::NotProduced { good },
        }
    }

    fn no_audience(self, question: Question, steps: u8, side: super::vocabulary::Side) -> Option<Refusal> {
        let far = question == Question::MoveCardinal { far: true };
        if steps == 0 || steps > if far { 2 } else { 1 } {
            return Some(Refusal::TooFar { steps });
        }
        self.state.church.tile_after(steps, side).is_none().then_some(Refusal::NoTileThere)
    }

    fn no_plot(self, seat: Seat, plot: Plot, good: Good) -> Refusal {
        if self.state.city.closed_row == Some(plot.row()) {
            return Refusal::RowClosed;
        }
        if !self.state.city.is_free(plot) {
            return Refusal::PlotTaken { plot };
        }
        if !self.edition.streets_beside(plot.column()).contains(&Some(good)) {
            return Refusal::OtherStreet { plot, good };
        }
        if !self.state.city.has_tile(plot.column(), good) {
            return Refusal::NoCityTile { good };
        }
        Refusal::TooDear { price: self.plot_price(seat, plot, None), power: self.power(seat) }
    }

    fn no_cube(self, seat: Seat, question: Question, cube: Rubble, line: Line) -> Option<Refusal> {
        let Question::TakeCube { plot } = question else { return None };
        if self.state.city.cubes(plot, line)[cube] == 0 {
            return Some(Refusal::NoSuchCube { cube, line: Some(line) });
        }
        Some(Refusal::TooDear { price: self.plot_price(seat, plot, Some(cube)), power: self.power(seat) })
    }

    fn no_site(self, site: Site) -> Refusal {
        if site.row().is_some() && site.row() == self.state.city.closed_row {
            Refusal::RowClosed
        } else if self.state.city.building(site).is_some() {
            Refusal::SiteTaken { site }
        } else {
            Refusal::CannotComplete { action: NobleAction::Building }
        }
    }

    fn no_opening(self, seat: Seat, question: Question, architect: Architect, officials: u8) -> Option<Refusal> {
        let Question::PickPlan { site } = question else { return None };
        if !self.state.player(seat).open_plans.has(architect, officials) {
            return Some(Refusal::NoSuchPlan { architect, officials });
        }
        if self.state.desk(architect).display.is_none() {
            return Some(Refusal::NoBuildingOnDisplay { architect });
        }
        if !self.fits(site, architect) {
            return Some(Refusal::WrongColour { site, architect });
        }
        let (_, hired) = self.staff(seat, officials);
        Some(Refusal::TooDear { price: self.hiring_price(seat, hired), power: self.power(seat) })
    }
}

/// Whether an action is of the kind that a question asks for.
fn answers(question: Question, action: Action) -> bool {
    use Action as A;
    use Question as Q;
    match question {
        Q::KeepTile => matches!(action, A::Keep(_)),
        Q::Draft { .. } => matches!(action, A::Draft(..)),
        Q::Turn => matches!(action, A::Gold(_) | A::Add(_) | A::Visit(_) | A::Sponsor(_)),
        Q::TakeCard => matches!(action, A::Take(_)),
        Q::AddCard { .. } => matches!(action, A::Slot(_)),
        Q::Deal => matches!(action, A::Sell(..) | A::Offer(..)),
        Q::Sell => matches!(action, A::Sell(..)),
        Q::Offer => matches!(action, A::Offer(..)),
        Q::PayVisit { .. } => matches!(action, A::Reis(_)),
        Q::VisitState { .. } => matches!(action, A::State(_)),
        Q::Follow { .. } => matches!(action, A::Follow(_)),
        Q::Pay { .. } | Q::LoseReis { .. } => matches!(action, A::Coins(_)),
        Q::GainGood | Q::LoseGood | Q::ExtraGood { .. } => matches!(action, A::Good(_)),
        Q::LoseOfficial | Q::SendOfficial { .. } => matches!(action, A::Recall(..)),
        Q::TakeRubble => matches!(action, A::Rubble(_)),
        Q::PlaceOfficial { .. } => matches!(action, A::Office(_)),
        Q::TakePlan => matches!(action, A::Plan(_)),
        Q::BuildShip { .. } => matches!(action, A::Ship(_)),
        Q::PayShip { .. } => matches!(action, A::Pay(_)),
        Q::MoveCardinal { .. } => matches!(action, A::Cardinal(..)),
        Q::TakeFavour => matches!(action, A::Favour(_)),
        Q::PickPlot => matches!(action, A::Plot(..)),
        Q::TakeCube { .. } => matches!(action, A::Cube(..)),
        Q::PickHouse { .. } => matches!(action, A::House(_)),
        Q::TakeDecree | Q::SecondDecree => matches!(action, A::Decree(_)),
        Q::PickSite => matches!(action, A::Site(_)),
        Q::PickPlan { .. } => matches!(action, A::Open(..)),
        Q::GiveTile => matches!(action, A::Give(_)),
        Q::Shed => matches!(action, A::Shed(_)),
        Q::DiscardCard => matches!(action, A::Discard(_)),
    }
}
