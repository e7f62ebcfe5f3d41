//! A turn from its first step to its last (pp. 8-9, 21-22).

use super::prelude::*;
use super::price::{LISTED, bill};
use super::tell::costs::{get, terms};
use engine::SeatSet;

impl Look<'_> {
    /// Whether somebody has this card to play.
    pub fn may_play(self, seat: Seat, card: Card) -> Allowed {
        allow_if(self.state.player(seat).hand.contains(&card), Refusal::NotInHand { card })
    }

    pub fn may_take_card(self, kind: CardKind) -> Allowed {
        allow_if(!self.state.pile(kind).is_empty(), Refusal::PileEmpty { kind })
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
        // What can be done with the cards in hand.
        // Cards of the same noble make the same visit.
        let visits = [Noble::Builder, Noble::Minister, Noble::King].map(|noble| look.may_visit_noble(seat, noble));
        let hand = &look.state.player(seat).hand;
        out.extend(hand.iter().filter_map(|card| match card.noble() {
            Some(noble) => visits[noble.index()].is_ok().then_some(Action::Visit(*card)),
            None => look.may_sponsor(seat, *card).is_ok().then_some(Action::Sponsor(*card)),
        }));
        out.extend(hand.iter().filter(|card| look.may_add(seat, **card).is_ok()).map(|card| Action::Add(*card)));
        out.extend(hand.iter().map(|card| Action::Gold(*card)));
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

impl Owe for question::Turn {}

impl Ask<Lisboa> for question::TakeCard {
    type Reply = action::Take;
    const TERM: Option<&'static str> = Some("political-card");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let kinds = CardKind::ALL.iter().copied();
        out.extend(kinds.filter(move |kind| look.may_take_card(*kind).is_ok()).map(Action::Take));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Take) -> Allowed {
        look.may_take_card(reply.pile)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Take) {
        let pile = &mut play.state.piles[reply.pile.index()];
        let card = pile.pop().expect("a card is taken from a pile that has one");
        let next = pile.last().copied();
        play.state.player_mut(seat).hand.push(card);
        play.tell(Event::CardTaken { who: play.party(seat), card });
        if let Some(card) = next {
            play.reveal();
            play.tell(Event::CardRevealed { kind: reply.pile, card });
        }
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
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Gold {
    const COMMAND: Option<&'static str> = Some("gold");

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let gold = names::goods_of(Good::Gold, 1);
        let gold = if price.in_vain.is_some() { w::NoRoom { what: gold }.say() } else { gold };
        terms(w::OptionGold { card: sight.edition().name_of(self.card) }.say(), [get(gold)])
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![sight.edition().card_and_effect(self.card)]
    }
}

impl Reply<Lisboa> for action::Take {
    const COMMAND: Option<&'static str> = Some("take");

    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let top = sight.view.piles[self.pile.index()].top;
        let card = top.map_or_else(|| names::kind_named(self.pile), |top| sight.edition().card_and_effect(top.card));
        w::OptionTake { card }.say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::kind_named(self.pile))
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.pile)]
    }
}

impl Happen<Lisboa> for event::TurnBegan {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::TurnBegan { who: party(self.who), round: self.round.into() }.say())
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
        Some(w::ShipHome { who: party(self.who), ship: names::ship(self.ship) }.say())
    }
}

impl Happen<Lisboa> for event::CardTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardTaken { who: party(self.who), card: game.edition().card_and_effect(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::TileRevealed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::TileRevealed { tile: game.edition().tile_text(self.tile) }.say())
    }
}
