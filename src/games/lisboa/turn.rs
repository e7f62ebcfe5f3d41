//! A turn from its first step to its last, and what runs by itself between the questions (pp. 8-9, 21-22).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{CardKind, Goods, Noble, StateActionSet};
use crate::engine::{Seat, SeatSet};

impl Look<'_> {
    /// What can be done with the cards in hand.
    pub fn turn_options(self, seat: Seat, out: &mut Vec<Action>) {
        let visits = [Noble::Builder, Noble::Minister, Noble::King].map(|noble| self.can_visit(seat, noble));
        let hand = &self.state.player(seat).hand;
        for card in hand {
            match card.noble() {
                Some(noble) if visits[noble.index()] => out.push(Action::Visit(*card)),
                None if self.can_sponsor(seat, *card) => out.push(Action::Sponsor(*card)),
                _ => {}
            }
        }
        out.extend(hand.iter().filter(|card| self.can_add(seat, **card)).map(|card| Action::Add(*card)));
        out.extend(hand.iter().map(|card| Action::Gold(*card)));
    }

    pub fn take_options(self, out: &mut Vec<Action>) {
        let kinds = CardKind::ALL.iter().filter(|kind| !self.state.pile(**kind).is_empty());
        out.extend(kinds.map(|kind| Action::Take(*kind)));
    }

    /// Whether a question has nothing to choose from, so that it is not asked.
    pub fn is_moot(self, step: Step) -> bool {
        match step {
            Step::TakeCard { .. } => self.state.piles.iter().all(|pile| pile.is_empty()),
            Step::GainGood { seat, .. } => super::vocabulary::Good::ALL.iter().all(|good| self.room(seat, *good) == 0),
            Step::LoseGood { seat, .. } => self.state.player(seat).goods == Goods::NONE,
            Step::LoseOfficial { seat } => self.state.placed_officials(seat) == 0,
            Step::TakeRubble { .. } => self.state.city.pile.is_empty(),
            Step::PlaceOfficial { seat, first, .. } => {
                self.state.player(seat).officials == 0 || self.offices_to_enter(first).next().is_none()
            }
            Step::TakePlan { .. } => self.state.architects.iter().all(|desk| desk.plans.is_empty()),
            Step::BuildShip { seat, .. } => {
                self.affordable_ship_places(seat, self.state.player(seat).goods.kinds().len()).next().is_none()
            }
            Step::ExtraGood { seat, produced, .. } => produced.iter().all(|good| self.room(seat, good) == 0),
            Step::MoveCardinal { seat, far } => self.cardinal_moves(seat, far).next().is_none(),
            Step::TakeFavour { seat } => self.favours_to_take(seat).next().is_none(),
            Step::TakeCube { plot, .. } => self.rubble_price(plot).all == 0,
            Step::TakeDecree { .. } | Step::SecondDecree { .. } => self.state.decree_row.is_empty(),
            Step::GiveTile { seat } => self.state.player(seat).clergy.is_empty(),
            Step::Shed { seat } => self.excess_cards(seat) == 0,
            Step::DiscardCard { seat, .. } => self.state.player(seat).hand.is_empty(),
            _ => false,
        }
    }
}

impl Play<'_> {
    /// Plays on until somebody is asked, or the game is over.
    pub fn run(&mut self) {
        while self.runs_on() {}
    }

    /// Plays on while something has to follow, until somebody is asked. Whether all of it was done without a question.
    pub fn run_to_obligation(&mut self) -> bool {
        while self.state.is_obliged() {
            if !self.runs_on() {
                return false;
            }
        }
        true
    }

    /// Carries out what is on top, unless somebody is asked or the game is over.
    fn runs_on(&mut self) -> bool {
        let Some(step) = self.state.top() else { return false };
        let asks = match step {
            Step::KeepTile | Step::Draft => !self.everybody_chose(),
            Step::Turn => true,
            _ => step.question().is_some() && !self.look().is_moot(step),
        };
        if !asks {
            self.state.steps.pop();
            self.carry_out(step);
        }
        !asks
    }

    /// Carries out a frame that asks nothing. A question without an answer is dropped.
    fn carry_out(&mut self, step: Step) {
        match step {
            Step::SetUp => self.tell_set_up(),
            Step::KeepTile => self.return_tiles(),
            Step::Draft => self.pass_hands(),
            Step::StartingTiles { seat } => self.starting_tile(seat),
            Step::TurnBegins => self.begin_turn(),
            Step::TurnEnds => self.end_turn(),
            Step::TurnIsOver => self.turn_is_over(),
            Step::NextTurn => self.next_turn(),
            Step::Followers { noble, passed } => self.next_follower(noble, passed),
            Step::StateAct { seat, action } => self.state_action(seat, action),
            Step::Gain { seat, effect, cause } => self.reward(seat, effect, cause),
            Step::PayLand { seat, plot } => self.pay_land(seat, plot),
            Step::ScoreBuilding { seat, site } => self.score_building(seat, site),
            Step::Church { first, passed } => self.church_turn(first, passed),
            Step::ChurchInfluence { seat } => self.church_influence(seat),
            Step::PeriodDiscards { first, passed } => self.period_discards(first, passed),
            Step::PeriodChurch => self.score_church(),
            Step::NewPeriod => self.new_period(),
            Step::LacerdaCourtier => self.lacerda_courtier(),
            Step::LacerdaState => self.lacerda_state(),
            Step::LacerdaNoble => self.lacerda_noble(),
            Step::LacerdaDiscard => self.lacerda_discard(),
            Step::LacerdaHelper => self.lacerda_helper(),
            _ => {}
        }
    }

    fn begin_turn(&mut self) {
        let seat = self.state.turn;
        if seat == Seat(0) {
            self.state.round += 1;
        }
        self.state.used_marker = SeatSet::NONE;
        self.tell(Event::TurnBegan { who: self.party(seat), round: self.state.round });
        self.ships_come_home(seat);
        self.push(Step::TurnEnds);
        if self.state.is_lacerda(seat) {
            self.push(Step::LacerdaHelper);
            self.push(Step::LacerdaDiscard);
            self.push(Step::LacerdaNoble);
            self.push(Step::LacerdaState);
            self.push(Step::LacerdaCourtier);
        } else {
            self.push(Step::TakeCard { seat });
            self.push(Step::Turn);
        }
    }

    fn ships_come_home(&mut self, seat: Seat) {
        let mut home = arrayvec::ArrayVec::<_, 4>::new();
        for moored in self.state.player_mut(seat).ships_mut().filter(|moored| moored.at_sea) {
            moored.at_sea = false;
            moored.cargo = Goods::NONE;
            home.push(moored.ship);
        }
        for ship in home {
            self.tell(Event::ShipHome { who: self.party(seat), ship });
        }
    }

    pub fn take_card(&mut self, seat: Seat, kind: CardKind) {
        let pile = &mut self.state.piles[kind.index()];
        let Some(card) = pile.pop() else { return };
        let next = pile.last().copied();
        self.state.player_mut(seat).hand.push(card);
        self.tell(Event::CardTaken { who: self.party(seat), card });
        if let Some(card) = next {
            self.reveal();
            self.tell(Event::CardRevealed { kind, card });
        }
    }

    /// Refills everything and scores the church (p. 22).
    fn end_turn(&mut self) {
        self.state.city.refill();
        self.refill_church();
        self.refill_decrees();
        self.state.covered = StateActionSet::NONE;
        self.push(Step::TurnIsOver);
        self.score_church();
    }

    pub fn refill_church(&mut self) {
        for space in 0..self.state.church.tiles.len() {
            if self.state.church.tiles[space].is_some() {
                continue;
            }
            let Some(tile) = self.state.church.bag.pop() else { return };
            self.state.church.tiles[space] = Some(tile);
            self.reveal();
            self.tell(Event::TileRevealed { tile });
        }
    }

    /// Carries out an answer to the question on top.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.top() else { return };
        match (step, action) {
            (Step::KeepTile, Action::Keep(tile)) => return self.keep_tile(seat, tile),
            (Step::Draft, Action::Draft(card, other)) => return self.keep_cards(seat, card, other),
            _ => {}
        }
        self.state.steps.pop();
        match (step, action) {
            (Step::Turn, Action::Gold(card)) => self.card_for_gold(seat, card),
            (Step::Turn, Action::Add(card)) => self.add_card(seat, card),
            (Step::Turn, Action::Visit(card)) => self.visit(seat, card),
            (Step::Turn, Action::Sponsor(card)) => self.sponsor(seat, card),
            (Step::TakeCard { .. }, Action::Take(kind)) => self.take_card(seat, kind),
            (Step::AddCard { card, .. }, Action::Slot(replaced)) => self.slot_card(seat, card, replaced),
            (_, Action::Sell(good, ship)) => self.sell(seat, good, ship),
            (_, Action::Offer(good, action)) => self.offer(seat, good, action),
            (Step::PayVisit { noble, cost, .. }, Action::Reis(replaced)) => {
                if let Some(payment) = self.look().visit_payment(seat, cost, replaced) {
                    self.pay_visit(seat, noble, payment);
                }
            }
            (_, Action::State(action)) => self.state_action(seat, action),
            (Step::Follow { noble, .. }, Action::Follow(choice)) => self.follow(seat, noble, choice),
            (Step::Follow { noble, .. }, Action::Done) => {
                self.tell(Event::NotFollowed { who: self.party(seat), noble });
            }
            (Step::Pay { price, cause, .. }, Action::Coins(coins)) => self.pay(seat, price, coins, cause),
            (Step::LoseReis { count, cause, .. }, Action::Coins(coins)) => self.lose_reis(seat, count, coins, cause),
            (step, action) => self.answer_detail(seat, step, action),
        }
    }

    fn answer_detail(&mut self, seat: Seat, step: Step, action: Action) {
        use super::event::Cause;
        match (step, action) {
            (Step::GainGood { cause, .. }, Action::Good(good)) => {
                self.gain_goods(seat, good, 1, cause);
            }
            (Step::LoseGood { cause, .. }, Action::Good(good)) => self.lose_good(seat, good, cause),
            (Step::ExtraGood { count, .. }, Action::Good(good)) => {
                self.gain_goods(seat, good, count, Cause::Production);
            }
            (Step::SendOfficial { needed, .. }, Action::Recall(noble, spot)) => {
                self.recall(seat, noble, spot);
                self.send_officials(seat, needed - 1);
            }
            (_, Action::Recall(noble, spot)) => self.recall(seat, noble, spot),
            (_, Action::Rubble(kind)) => self.take_rubble(seat, kind),
            (Step::PlaceOfficial { first, .. }, Action::Office(noble)) => self.place_official(seat, noble, first),
            (Step::PlaceOfficial { reward: Some(cause), .. }, Action::Done) => self.forgo_reward(cause),
            (_, Action::Plan(architect)) => self.take_plan(seat, architect),
            (_, Action::Ship(replaced)) => self.place_ship(seat, replaced),
            (Step::PayShip { replaced, .. }, Action::Pay(goods)) => self.build_ship(seat, replaced, goods),
            (_, Action::Cardinal(steps, side)) => self.audience(seat, steps, side),
            (_, Action::Favour(noble)) => self.take_favour(seat, noble),
            (_, Action::Plot(plot, good)) => self.choose_plot(seat, plot, good),
            (Step::TakeCube { plot, .. }, Action::Cube(kind, line)) => self.take_plot_cube(seat, plot, kind, line),
            (Step::PickHouse { plot, good, .. }, Action::House(group)) => {
                self.build_store(seat, plot, good, Some(group));
            }
            (Step::TakeDecree { .. }, Action::Decree(decree)) => self.take_first_decree(seat, decree),
            (_, Action::Decree(decree)) => self.take_second_decree(seat, decree),
            (_, Action::Site(site)) => self.choose_site(seat, site),
            (Step::PickPlan { site, .. }, Action::Open(architect, officials)) => {
                self.open(seat, site, architect, officials);
            }
            (_, Action::Give(tile)) => self.give_tile(seat, tile),
            (_, Action::Shed(card)) => self.shed(seat, card),
            (Step::DiscardCard { paid, .. }, Action::Discard(card)) => self.period_discard(seat, card, paid),
            _ => {}
        }
    }
}
