//! A turn from its first step to its last (pp. 8-9, 21-22).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Question, Step, Task};
use super::vocabulary::{Card, CardKind, Goods, Noble, StateActionSet};
use crate::engine::{Seat, SeatSet};

impl Look<'_> {
    /// What can be done with the cards in hand.
    pub fn turn_options(self, seat: Seat, out: &mut impl Extend<Action>) {
        // Cards of the same noble make the same visit.
        let visits = [Noble::Builder, Noble::Minister, Noble::King].map(|noble| self.may_visit_noble(seat, noble));
        let hand = &self.state.player(seat).hand;
        out.extend(hand.iter().filter_map(|card| match card.noble() {
            Some(noble) => visits[noble.index()].is_ok().then_some(Action::Visit(*card)),
            None => self.may_sponsor(seat, *card).is_ok().then_some(Action::Sponsor(*card)),
        }));
        out.extend(hand.iter().filter(|card| self.may_add(seat, **card).is_ok()).map(|card| Action::Add(*card)));
        out.extend(hand.iter().map(|card| Action::Gold(*card)));
    }

    /// Whether somebody has this card to play.
    pub fn may_play(self, seat: Seat, card: Card) -> Allowed {
        allow_if(self.state.player(seat).hand.contains(&card), Refusal::NotInHand { card })
    }

    pub fn may_take_card(self, kind: CardKind) -> Allowed {
        allow_if(!self.state.pile(kind).is_empty(), Refusal::PileEmpty { kind })
    }

    pub fn take_options(self) -> impl Iterator<Item = Action> {
        let kinds = CardKind::ALL.iter().copied();
        kinds.filter(move |kind| self.may_take_card(*kind).is_ok()).map(Action::Take)
    }
}

impl Play<'_> {
    pub fn begin_turn(&mut self) {
        let seat = self.state.turn;
        if seat == Seat(0) {
            self.state.round += 1;
        }
        self.state.used_marker = SeatSet::NONE;
        self.tell(Event::TurnBegan { who: self.party(seat), round: self.state.round });
        self.ships_come_home(seat);
        self.run(Task::TurnEnds);
        if self.state.is_lacerda(seat) {
            self.then([
                Step::Run(Task::LacerdaCourtier),
                Step::Run(Task::LacerdaState),
                Step::Run(Task::LacerdaNoble),
                Step::Run(Task::LacerdaDiscard),
                Step::Run(Task::LacerdaHelper),
            ]);
        } else {
            self.then([Step::Ask(seat, Question::Turn), Step::Ask(seat, Question::TakeCard)]);
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
        let card = pile.pop().expect("a card is taken from a pile that has one");
        let next = pile.last().copied();
        self.state.player_mut(seat).hand.push(card);
        self.tell(Event::CardTaken { who: self.party(seat), card });
        if let Some(card) = next {
            self.reveal();
            self.tell(Event::CardRevealed { kind, card });
        }
    }

    /// Refills everything and scores the church (p. 22).
    pub fn end_turn(&mut self) {
        self.state.city.refill();
        self.refill_church();
        self.refill_decrees();
        self.state.covered = StateActionSet::NONE;
        self.run(Task::TurnIsOver);
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
}
