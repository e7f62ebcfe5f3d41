//! Church scoring: clergy tiles given up for wigs and influence (p. 15).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::step::Step;
use super::vocabulary::{ClergyTile, Good, Goods, PortfolioCard};
use crate::engine::Seat;

impl Look<'_> {
    pub fn tiles_to_give(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.state.player(seat).clergy.iter().map(|tile| Action::Give(*tile)));
        out.push(Action::Done);
    }

    /// Cards beyond the portfolio's limit.
    pub fn excess_cards(self, seat: Seat) -> usize {
        self.state.player(seat).portfolio().saturating_sub(self.portfolio_limit(seat))
    }

    pub fn cards_to_shed(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.state.player(seat).portfolio_cards().map(Action::Shed));
    }
}

impl Play<'_> {
    /// Begins the church scoring that was triggered, if any.
    pub fn score_church(&mut self) {
        if let Some(first) = self.state.church.triggered.take() {
            self.tell(Event::ChurchScoring);
            self.push(Step::Church { first, passed: 0 });
        }
    }

    /// The next party in the church scoring.
    pub fn church_turn(&mut self, first: Seat, passed: u8) {
        let parties = self.state.parties();
        if usize::from(passed) >= parties {
            return;
        }
        let seat = first.clockwise(usize::from(passed), parties);
        self.push(Step::Church { first, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_church(seat);
        } else {
            self.push(Step::GiveTile { seat });
        }
    }

    pub fn give_tile(&mut self, seat: Seat, tile: ClergyTile) {
        // The influence comes once, after the last tile.
        if self.state.top() != Some(Step::ChurchInfluence { seat }) {
            self.push(Step::ChurchInfluence { seat });
        }
        self.state.player_mut(seat).clergy.retain(|other| *other != tile);
        self.state.church.lost += 1;
        self.tell(Event::TileGiven { who: self.party(seat), tile });
        self.gain_wigs(seat, self.edition.clergy(tile).wigs, Cause::Tile(tile));
        self.push(Step::GiveTile { seat });
        self.shrink(seat);
    }

    /// Ruling 9: when a limit shrinks, the excess goes at once.
    fn shrink(&mut self, seat: Seat) {
        let room = self.look().warehouse(seat);
        let mut lost = Goods::NONE;
        for good in Good::ALL {
            let stored = &mut self.state.player_mut(seat).goods[*good];
            lost[*good] = stored.saturating_sub(room);
            *stored -= lost[*good];
        }
        if lost != Goods::NONE {
            self.tell(Event::GoodsLost { who: self.party(seat), goods: lost, cause: Cause::Limit });
        }
        self.push(Step::Shed { seat });
    }

    pub fn shed(&mut self, seat: Seat, card: PortfolioCard) {
        self.discard_from_portfolio(seat, card);
        self.tell(Event::CardShed { who: self.party(seat), card });
        self.push(Step::Shed { seat });
    }

    pub fn church_influence(&mut self, seat: Seat) {
        let influence = self.look().portfolio_influence(seat);
        self.gain_influence(seat, influence, Cause::Church);
    }
}
