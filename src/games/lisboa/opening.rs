//! What is chosen before the first turn: a clergy tile, and the starting hand where it is drafted (pp. 5, 7).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::setup::other_tile;
use super::step::Step;
use super::vocabulary::{Card, CardKind, ClergyTile};
use crate::engine::{Seat, SeatSet};

impl Look<'_> {
    pub fn tile_options(self, seat: Seat, out: &mut Vec<Action>) {
        let offered = self.state.setting_up.offered.get(seat.index());
        out.extend(offered.into_iter().flatten().map(|tile| Action::Keep(*tile)));
    }

    /// Cards to keep this time: two, then one, then one.
    pub fn cards_to_keep(self) -> u8 {
        if self.state.setting_up.draft_round == 0 { 2 } else { 1 }
    }

    pub fn draft_options(self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.state.player(seat).hand;
        if self.cards_to_keep() == 1 {
            out.extend(hand.iter().map(|card| Action::Draft(*card, None)));
            return;
        }
        for (place, one) in hand.iter().enumerate() {
            let others = hand[place + 1..].iter();
            out.extend(others.map(|two| Action::Draft(*one.min(two), Some(*one.max(two)))));
        }
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
            self.tell(Event::CardsDealt { who, count: cards.len() as u8, cards });
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

    pub fn everybody_chose(&self) -> bool {
        self.look().choosing().is_empty()
    }

    pub fn keep_tile(&mut self, seat: Seat, tile: ClergyTile) {
        self.state.player_mut(seat).clergy.push(tile);
        self.state.setting_up.chosen = self.state.setting_up.chosen.with(seat);
        self.tell(Event::TileKept { who: self.party(seat), tile });
    }

    /// Puts the other tiles back at places that the seed has fixed, and lays six out.
    pub fn return_tiles(&mut self) {
        let setting_up = std::mem::take(&mut self.state.setting_up);
        for (seat, (offered, place)) in setting_up.offered.iter().zip(&setting_up.returns).enumerate() {
            if let Some(kept) = self.state.players[seat].clergy.first() {
                let returned = other_tile(*offered, *kept);
                self.state.church.bag.insert(usize::from(*place), returned);
            }
        }
        self.refill_church();
    }

    pub fn keep_cards(&mut self, seat: Seat, card: Card, other: Option<Card>) {
        let cards: Vec<_> = [Some(card), other].into_iter().flatten().collect();
        for card in &cards {
            self.play_from_hand(seat, *card);
            self.state.setting_up.kept[seat.index()].push(*card);
        }
        self.state.setting_up.chosen = self.state.setting_up.chosen.with(seat);
        self.tell(Event::CardsKept { who: self.party(seat), count: cards.len() as u8, cards });
    }

    /// Everybody hands the rest to the left; the last card is kept.
    pub fn pass_hands(&mut self) {
        let seats = usize::from(self.state.seats);
        let hands: arrayvec::ArrayVec<_, 4> = self.state.players.iter().map(|player| player.hand.clone()).collect();
        for (seat, hand) in Seat::all(seats).zip(hands) {
            self.state.player_mut(seat.clockwise(1, seats)).hand = hand;
        }
        Seat::all(seats).for_each(|seat| self.reveal_to(seat));
        self.tell(Event::HandsPassed);
        self.state.setting_up.chosen = SeatSet::NONE;
        self.state.setting_up.draft_round += 1;
        if self.state.players[0].hand.len() > 1 {
            self.push(Step::Draft);
            return;
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
        self.push(Step::StartingTiles { seat: Seat(seat.0 + 1) });
        if let Some(tile) = self.state.player(seat).clergy.first().copied() {
            self.tile_effect(seat, tile);
        }
    }
}
