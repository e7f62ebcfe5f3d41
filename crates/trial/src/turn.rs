//! A turn: drawing a card, or playing one.

use super::event::paid;
use super::prelude::*;

engine::one_of! {
    pub enum TurnReply of Action { Draw(action::Draw), Play(action::Play) }
}

impl Ask<Trial> for question::Turn {
    type Reply = TurnReply;
    const TERM: Option<&'static str> = None;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.may_draw().is_ok().then_some(Action::Draw));
        out.extend(look.hand(seat).map(Action::Play));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: TurnReply) -> Allowed {
        match reply {
            TurnReply::Draw(_) => look.may_draw(),
            TurnReply::Play(play) => look.holds(seat, play.card),
        }
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: TurnReply) -> Price {
        match reply {
            TurnReply::Draw(_) => Price::free(),
            // The card pays for the mark that follows.
            TurnReply::Play(_) => Price::of("mark").costs("card", 1u32),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: TurnReply) {
        match reply {
            TurnReply::Draw(_) => play.draw(seat),
            TurnReply::Play(action::Play { card }) => {
                play.discard(seat, card);
                play.tell(Event::Played { seat, card });
                play.ask(seat, Question::Square);
            }
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_TURN.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        vec![Action::Draw, Action::Melt]
    }
}

impl Reply<Trial> for action::Draw {
    const COMMAND: Option<&'static str> = Some("draw");

    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        w::Draw { left: sight.view.deck.into() }.say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::SOUGHT_DRAW.say())
    }
}

impl Reply<Trial> for action::Play {
    const COMMAND: Option<&'static str> = Some("play");

    fn label(self, _sight: Sight<'_>, _price: &Price) -> Phrase {
        w::Play { card: self.card.to_string() }.say()
    }
}

impl Look<'_> {
    fn may_draw(&self) -> Allowed {
        if self.state.deck.is_empty() { Err(Refusal::DeckEmpty) } else { Ok(()) }
    }

    /// Whose turn it is: the one before whoever comes next.
    pub fn turn(&self) -> Option<Seat> {
        let seats = self.state.seats();
        let next = self.state.steps.iter().rev().find_map(|step| match step {
            Step::Run(Task::NextTurn(next)) => Some(*next),
            Step::Run(Task::ShowStakes) | Step::Ask(..) => None,
        });
        next.filter(|_| !self.stakes_are_secret()).map(|next| next.clockwise(seats - 1, seats))
    }

    /// Whoever may run out of cards before could be passed over, or have nothing to choose.
    pub fn next(&self) -> Option<Seat> {
        let Some(Step::Ask(asked, Question::Turn)) = self.state.steps.last() else { return None };
        let next = asked.first()?.clockwise(1, self.state.seats());
        (self.state.deck.len() > 1 && self.hand(next).count() > 1).then_some(next)
    }
}

impl Play<'_> {
    pub fn next_turn(&mut self, from: Seat) {
        let seats = self.state.seats();
        let able = |seat: &Seat| !self.state.deck.is_empty() || !self.state.player(*seat).hand.is_empty();
        match from.round(seats).find(able) {
            Some(seat) => {
                let turn = Step::Ask(SeatSet::only(seat), Question::Turn);
                self.then([turn, Step::Run(Task::NextTurn(seat.clockwise(1, seats)))]);
            }
            None => self.tell(Event::Ended),
        }
    }

    fn draw(&mut self, seat: Seat) {
        let card = self.state.deck.pop();
        self.player(seat).hand.extend(card);
        self.tell(Event::Drew { seat, card });
        self.mark(|events| events.reveal_to(seat));
    }

    pub fn discard(&mut self, seat: Seat, card: Card) {
        self.take_card(seat, card);
        self.state.discarded += 1;
    }
}

impl Happen<Trial> for event::Drew {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        let who = self.seat;
        Some(match self.card {
            Some(card) => w::DrewCard { who, card: card.to_string() }.say(),
            None => w::Drew { who }.say(),
        })
    }

    fn seen_by(self, viewer: Viewer) -> Option<event::Drew> {
        Some(event::Drew { card: self.card.filter(|_| viewer.knows(self.seat)), ..self })
    }
}

impl Happen<Trial> for event::Played {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        Some(w::Played { who: self.seat, card: self.card.to_string() }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
        book(paid(self.seat, "mark", "card", 1));
    }
}

impl Happen<Trial> for event::Ended {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Trial) -> Option<Phrase> {
        Some(w::ENDED.say())
    }
}
