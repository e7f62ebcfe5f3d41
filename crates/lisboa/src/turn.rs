//! A turn from its first step to its last (pp. 8-9, 21-22).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play, Sight};
use super::price::{LISTED, bill};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Owe, Question, Step, Task, Unanswered};
use super::tell::costs::{get, terms};
use super::tell::names;
use super::tell::names::party;
use super::vocabulary::{Card, CardKind, Good, Goods, Noble, StateActionSet};
use super::{Lisboa, action, event, question, words as w};
use engine::{Ask, Booking, Happen, Phrase, Price, Reply, Scene, Seat, SeatSet, Weight};

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

engine::one_of! {
    pub enum TurnReply of Action {
        Gold(action::Gold),
        Add(action::Add),
        Visit(action::Visit),
        Sponsor(action::Sponsor),
    }
}

impl Ask<Lisboa> for question::Turn {
    type Reply = TurnReply;
    const TERM: Option<&'static str> = Some("turn");
    const GROUPED: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        look.turn_options(seat, out);
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: TurnReply) -> Allowed {
        match reply {
            TurnReply::Gold(reply) => look.may_play(seat, reply.card),
            TurnReply::Add(reply) => look.may_add(seat, reply.card),
            TurnReply::Visit(reply) => look.may_visit(seat, reply.card),
            TurnReply::Sponsor(reply) => look.may_sponsor(seat, reply.card).map(drop),
        }
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: TurnReply) -> Price {
        match reply {
            TurnReply::Gold(_) => look.gold_price(seat),
            TurnReply::Add(reply) => look.penalty_price(seat, reply.card),
            TurnReply::Visit(reply) => {
                let noble = reply.card.noble().expect("a visit is paid with a noble card");
                look.visit_price(seat, noble, false, |means| look.completes_visit(seat, noble, means))
            }
            TurnReply::Sponsor(reply) => {
                let price = look.may_sponsor(seat, reply.card).expect(LISTED);
                bill(Cause::Event(reply.card), look.bill_now(seat, price))
            }
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: TurnReply) {
        match reply {
            TurnReply::Gold(reply) => play.card_for_gold(seat, reply.card),
            TurnReply::Add(reply) => play.add_card(seat, reply.card),
            TurnReply::Visit(reply) => play.visit(seat, reply.card),
            TurnReply::Sponsor(reply) => play.sponsor(seat, reply.card),
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TURN.say()
    }

    fn sought(self, sight: Sight<'_>) -> Vec<Action> {
        // What the cards of the hand could be played for: visits and events, then the portfolio.
        let hand = || sight.me().hand.iter().flatten().map(|seen| seen.card);
        let court = hand().map(|card| if card.noble().is_some() { Action::Visit(card) } else { Action::Sponsor(card) });
        court.chain(hand().map(Action::Add)).collect()
    }
}

impl Owe for question::Turn {
    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Asked
    }
}

impl Ask<Lisboa> for question::TakeCard {
    type Reply = action::Take;
    const TERM: Option<&'static str> = Some("political-card");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.take_options());
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Take) -> Allowed {
        look.may_take_card(reply.kind)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Take) {
        play.take_card(seat, reply.kind);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TAKE_CARD.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        CardKind::ALL.iter().map(|kind| Action::Take(*kind)).collect()
    }

    fn completes(self, before: Action) -> bool {
        // A menu shows it with an answer that has few alternatives.
        matches!(
            before,
            Action::Done
                | Action::Gold(_)
                | Action::Sponsor(_)
                | Action::Coins(_)
                | Action::Office(_)
                | Action::Plan(_)
                | Action::Favour(_)
                | Action::House(_)
                | Action::Open(..)
        )
    }
}

impl Owe for question::TakeCard {
    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Dropped
    }
}

impl Reply<Lisboa> for action::Gold {
    const COMMAND: Option<&'static str> = Some("gold");

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let gold = names::goods_of(Good::Gold, 1);
        let gold = if price.in_vain.is_some() { w::NoRoom { what: gold }.say() } else { gold };
        terms(w::OptionGold { card: sight.edition().name_of(self.card) }.say(), [get(gold)])
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("card", self.card.to_string())]
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![sight.edition().card_and_effect(self.card)]
    }
}

impl Reply<Lisboa> for action::Take {
    const COMMAND: Option<&'static str> = Some("take");

    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let top = sight.view.piles[self.kind.index()].top;
        let card = top.map_or_else(|| names::kind_named(self.kind), |top| sight.edition().card_and_effect(top.card));
        w::OptionTake { card }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("pile", self.kind.to_string())]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::kind_named(self.kind))
    }
}

impl Happen<Lisboa> for event::TurnBegan {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let event::TurnBegan { who, round } = self;
        Some(w::TurnBegan { who: party(*who), round: (*round).into() }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }

    fn begins(&self) -> Option<Scene> {
        Some(Scene::Turn(self.who))
    }
}

impl Happen<Lisboa> for event::ShipHome {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let event::ShipHome { who, ship } = self;
        Some(w::ShipHome { who: party(*who), ship: names::ship(*ship) }.say())
    }
}

impl Happen<Lisboa> for event::CardTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::CardTaken { who, card } = self;
        let ed = game.edition();
        Some(w::CardTaken { who: party(*who), card: ed.card_and_effect(*card) }.say())
    }
}

impl Happen<Lisboa> for event::TileRevealed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::TileRevealed { tile } = self;
        let ed = game.edition();
        Some(w::TileRevealed { tile: ed.tile_text(*tile) }.say())
    }
}
