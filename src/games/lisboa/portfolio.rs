//! Adding a card to the portfolio (pp. 9-10).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::player::{Docked, SLOTS};
use super::step::Step;
use super::vocabulary::{Card, PortfolioCard, Reward};
use crate::engine::Seat;

impl Look<'_> {
    /// What can make room for a card. Ruling 9: any card, if a slot of the right row is then free.
    pub fn slot_options(self, seat: Seat, card: Card, out: &mut Vec<Action>) {
        let player = self.state.player(seat);
        let above = card.noble().is_some();
        let row_is_full = if above { player.docks.len() >= SLOTS } else { player.bureau.len() >= SLOTS };
        if !row_is_full && player.portfolio() < self.portfolio_limit(seat) {
            out.push(Action::Slot(None));
        }
        if above || !row_is_full {
            out.extend(player.docks.iter().map(|docked| Action::Slot(Some(docked.card()))));
        }
        if !above || !row_is_full {
            out.extend(player.bureau.iter().map(|below| Action::Slot(Some(PortfolioCard::Political(*below)))));
        }
    }
}

impl Play<'_> {
    /// Plays a card to the portfolio: reward or penalty first, then its slot, then a sale or a trade.
    pub fn add_card(&mut self, seat: Seat, card: Card) {
        self.play_from_hand(seat, card);
        self.tell(Event::CardPlayed { who: self.party(seat), card });
        self.push(Step::Deal { seat });
        self.push(Step::AddCard { seat, card });
        match self.edition.card_reward(card) {
            Some(Reward::Gain(effect)) => self.push(Step::Gain { seat, effect, cause: Cause::Card(card) }),
            Some(Reward::Lose(penalty)) => self.penalty(seat, penalty, Cause::Card(card)),
            None => self.subsidy(seat, card),
        }
    }

    /// A Treasury card brings reis from the royal treasury, which then holds less (p. 10).
    fn subsidy(&mut self, seat: Seat, card: Card) {
        self.gain_reis(seat, self.state.treasury, Cause::Card(card));
        self.move_treasury(false);
    }

    pub fn slot_card(&mut self, seat: Seat, card: Card, replaced: Option<PortfolioCard>) {
        if let Some(old) = replaced {
            self.discard_from_portfolio(seat, old);
        }
        let player = self.state.player_mut(seat);
        if card.noble().is_some() {
            player.docks.push(Docked::Noble(card));
        } else {
            player.bureau.push(card);
        }
        self.tell(Event::CardAdded { who: self.party(seat), card, replaced });
    }

    pub fn play_from_hand(&mut self, seat: Seat, card: Card) {
        self.state.player_mut(seat).hand.retain(|other| *other != card);
    }

    /// Plays a card from the hand that then leaves the game.
    pub fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        self.play_from_hand(seat, card);
        self.state.discarded.insert(card);
    }
}
