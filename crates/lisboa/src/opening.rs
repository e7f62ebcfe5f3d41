//! What is chosen before the first turn: a clergy tile, and the starting hand where it is drafted (pp. 5, 7).

use std::fmt;

use super::action::ActionError;
use super::prelude::*;
use super::setup::other_tile;
use engine::steps::Text;
use engine::{SeatSet, Viewer};

impl Look<'_> {
    fn offered_tiles(self, seat: Seat) -> impl Iterator<Item = ClergyTile> {
        self.state.setting_up.offered.get(seat.index()).into_iter().flatten().copied()
    }

    /// The seats that have not chosen yet.
    pub fn choosing(self) -> SeatSet {
        Seat::all(usize::from(self.state.seats)).filter(|seat| !self.state.setting_up.chosen.contains(*seat)).collect()
    }
}

impl Play<'_> {
    pub fn tell_set_up(&mut self) {
        for seat in Seat::all(usize::from(self.state.seats)) {
            let who = self.party(seat);
            let tiles = self.state.setting_up.offered[seat.index()];
            let cards = self.state.player(seat).hand.to_vec();
            self.tell(Event::CardsDealt { who, count: small(cards.len()), cards });
            self.tell(Event::TilesOffered { who, tiles });
        }
        for kind in CardKind::ALL {
            if let Some(card) = self.state.pile(*kind).last().copied() {
                self.tell(Event::CardRevealed { kind: *kind, card });
            }
        }
        if usize::from(self.state.seats) < self.state.parties() {
            self.set_up_lacerda();
        }
    }

    /// Somebody has answered; the others are still asked.
    fn chosen(&mut self, seat: Seat, question: Question) {
        self.state.setting_up.chosen = self.state.setting_up.chosen.with(seat);
        if !self.look().choosing().is_empty() {
            self.state.steps.push(Step::AskAll(question));
        }
    }

    /// Puts the other tiles back at places that the seed has fixed, and lays six out.
    pub fn return_tiles(&mut self) {
        let setting_up = std::mem::take(&mut self.state.setting_up);
        for (seat, (offered, place)) in setting_up.offered.iter().zip(&setting_up.returns).enumerate() {
            let kept = self.state.players[seat].clergy.first().expect("everybody has kept a tile");
            let returned = other_tile(*offered, *kept);
            self.state.church.bag.insert(usize::from(*place), returned);
        }
        self.refill_church();
    }

    /// Everybody hands the rest to the left; the last card is kept.
    pub fn pass_hands(&mut self) {
        let seats = usize::from(self.state.seats);
        let hands: arrayvec::ArrayVec<_, 4> = self.state.players.iter().map(|player| player.hand.clone()).collect();
        for (seat, hand) in Seat::all(seats).zip(hands) {
            self.state.player_mut(seat).passed_on.push(&hand);
            self.state.player_mut(seat.clockwise(1, seats)).hand = hand;
        }
        Seat::all(seats).for_each(|seat| self.reveal_to(seat));
        self.tell(Event::HandsPassed);
        self.state.setting_up.chosen = SeatSet::NONE;
        self.state.setting_up.draft_round += 1;
        if self.state.players[0].hand.len() > 1 {
            return self.then([Step::AskAll(Question::Draft { keep: 1 }), Step::Run(Task::PassHands)]);
        }
        for (player, kept) in self.state.players.iter_mut().zip(&mut self.state.setting_up.kept) {
            kept.extend(player.hand.drain(..));
            player.hand = std::mem::take(kept);
        }
        self.state.setting_up = Default::default();
    }

    /// What starting tiles bring at once, in seat order (ruling 5).
    pub fn starting_tile(&mut self, seat: Seat) {
        if seat.index() >= usize::from(self.state.seats) {
            return;
        }
        self.run(Task::StartingTiles { seat: Seat(seat.0 + 1) });
        let tile = self.state.player(seat).clergy.first().copied().expect("everybody has kept a tile");
        self.tile_effect(seat, tile);
    }
}

impl Text<ActionError> for action::Draft {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name} {}", self.card)?;
        self.other.map_or(Ok(()), |other| write!(f, " {other}"))
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Draft, ActionError>> {
        let [first, cards @ ..] = words else { return None };
        let read = || match cards {
            [card] => Some(card.parse().map(|card| action::Draft { card, other: None })),
            // Cards to keep are a set: the spelling is that of the smaller first.
            [one, two] => Some(one.parse().and_then(|one: Card| {
                let two = two.parse()?;
                Ok(action::Draft { card: one.min(two), other: Some(one.max(two)) })
            })),
            _ => None,
        };
        (*first == name).then(read).flatten().map(|read| Ok(read?))
    }
}

impl Ask<Lisboa> for question::KeepTile {
    type Reply = action::Keep;
    const TERM: Option<&'static str> = Some("cardinal");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.offered_tiles(seat).map(Action::Keep));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Keep) -> Allowed {
        allow_if(
            look.offered_tiles(seat).any(|offered| offered == reply.tile),
            Refusal::NoSuchTile { tile: reply.tile },
        )
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Keep) {
        play.state.player_mut(seat).clergy.push(reply.tile);
        play.tell(Event::TileKept { who: play.party(seat), tile: reply.tile });
        play.chosen(seat, self.into());
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_KEEP_TILE.say()
    }
}

impl Owe for question::KeepTile {}

impl Ask<Lisboa> for question::Draft {
    type Reply = action::Draft;
    const TERM: Option<&'static str> = Some("draft");
    const AT_ONCE: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let hand = &look.state.player(seat).hand;
        if self.keep == 1 {
            return out.extend(hand.iter().map(|card| Action::Draft(*card, None)));
        }
        for (place, one) in hand.iter().enumerate() {
            let others = hand[place + 1..].iter();
            out.extend(others.map(|two| Action::Draft(*one.min(two), Some(*one.max(two)))));
        }
    }

    fn check(self, look: Look<'_>, seat: Seat, action::Draft { card, other }: action::Draft) -> Allowed {
        [Some(card), other].into_iter().flatten().try_for_each(|card| look.may_play(seat, card))?;
        let count = if other.is_some() { 2 } else { 1 };
        allow_if(count == self.keep && other != Some(card), Refusal::WrongAmount { price: self.keep })
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Draft) {
        let cards: Vec<_> = [Some(reply.card), reply.other].into_iter().flatten().collect();
        for card in &cards {
            play.play_from_hand(seat, *card);
            play.state.setting_up.kept[seat.index()].push(*card);
        }
        play.tell(Event::CardsKept { who: play.party(seat), count: small(cards.len()), cards });
        play.chosen(seat, self.into());
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::AskDraft { count: self.keep.into() }.say()
    }
}

impl Owe for question::Draft {}

impl Reply<Lisboa> for action::Keep {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        sight.edition().tile_text(self.tile)
    }
}

impl Reply<Lisboa> for action::Draft {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let ed = sight.edition();
        match (self.card, self.other) {
            (card, None) => w::OptionDraft { cards: sight.edition().card_and_effect(card) }.say(),
            (card, Some(other)) => {
                let short =
                    |card: Card| if card.noble().is_some() { ed.card_and_effect(card) } else { ed.name_of(card) };
                let cards = [card, other].map(short);
                w::OptionDraft { cards: Phrase::List(cards.into()) }.say()
            }
        }
    }
}

impl Happen<Lisboa> for event::TilesOffered {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let tiles = self.tiles.iter().map(|tile| names::benefit(game.edition().clergy(*tile).benefit)).collect();
        Some(w::TilesOffered { who: party(self.who), tiles: Phrase::List(tiles) }.say())
    }
}

impl Happen<Lisboa> for event::TileKept {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::TileKept { who: party(self.who), tile: game.edition().tile_text(self.tile) }.say())
    }
}

impl Happen<Lisboa> for event::CardsDealt {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let who = party(self.who);
        if self.cards.is_empty() {
            return Some(w::CardsDealt { who, count: self.count.into() }.say());
        }
        let cards = self.cards.iter().map(|card| game.edition().name_of(*card)).collect();
        Some(w::CardsDealtOwn { who, cards: Phrase::List(cards) }.say())
    }

    /// Cards that come into a hand are their owner's secret.
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        if !matches!(self.who, Party::Seat(seat) if viewer.knows(seat)) {
            self.cards.clear();
        }
        Some(self)
    }
}

impl Happen<Lisboa> for event::CardsKept {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let who = party(self.who);
        if self.cards.is_empty() {
            return Some(w::CardsKept { who, count: self.count.into() }.say());
        }
        let cards = self.cards.iter().map(|card| game.edition().name_of(*card)).collect();
        Some(w::CardsKeptOwn { who, cards: Phrase::List(cards) }.say())
    }

    /// Cards that come into a hand are their owner's secret.
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        if !matches!(self.who, Party::Seat(seat) if viewer.knows(seat)) {
            self.cards.clear();
        }
        Some(self)
    }
}

impl Happen<Lisboa> for event::HandsPassed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::HANDS_PASSED.say())
    }
}

impl Happen<Lisboa> for event::CardRevealed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardRevealed { card: game.edition().card_and_effect(self.card) }.say())
    }
}
