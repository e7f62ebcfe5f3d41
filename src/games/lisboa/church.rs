//! Church scoring: clergy tiles given up for wigs and influence (p. 15).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Question, Step, Task};
use super::vocabulary::{ClergyTile, Good, Goods, PortfolioCard};
use crate::engine::Seat;

impl Look<'_> {
    pub fn may_give_tile(self, seat: Seat, tile: ClergyTile) -> Allowed {
        allow_if(self.state.player(seat).clergy.contains(&tile), Refusal::NoSuchTile { tile })
    }

    pub fn tiles_to_give(self, seat: Seat) -> impl Iterator<Item = Action> {
        self.state.player(seat).clergy.iter().map(|tile| Action::Give(*tile))
    }

    /// Cards beyond the portfolio's limit.
    pub fn excess_cards(self, seat: Seat) -> usize {
        self.state.player(seat).portfolio().saturating_sub(self.portfolio_limit(seat))
    }

    /// Whether somebody has this card to discard from the portfolio.
    pub fn may_shed(self, seat: Seat, card: PortfolioCard) -> Allowed {
        let held = self.state.player(seat).portfolio_cards().any(|other| other == card);
        allow_if(held, Refusal::NotInPortfolio { card })
    }

    pub fn cards_to_shed(self, seat: Seat) -> impl Iterator<Item = Action> {
        let excess = self.excess_cards(seat) > 0;
        self.state.player(seat).portfolio_cards().filter(move |_| excess).map(Action::Shed)
    }
}

impl Play<'_> {
    /// Begins the church scoring that was triggered, if any.
    pub fn score_church(&mut self) {
        if let Some(first) = self.state.church.triggered.take() {
            self.tell(Event::ChurchScoring);
            self.run(Task::Church { first, passed: 0 });
        }
    }

    /// The next party in the church scoring.
    pub fn church_turn(&mut self, first: Seat, passed: u8) {
        let parties = self.state.parties();
        if usize::from(passed) >= parties {
            return;
        }
        let seat = first.clockwise(usize::from(passed), parties);
        self.run(Task::Church { first, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_church(seat);
        } else {
            self.ask(seat, Question::GiveTile);
        }
    }

    pub fn give_tile(&mut self, seat: Seat, tile: ClergyTile) {
        // The influence comes once, after the last tile.
        if self.state.top() != Some(Step::Run(Task::ChurchInfluence { seat })) {
            self.run(Task::ChurchInfluence { seat });
        }
        self.state.player_mut(seat).clergy.retain(|other| *other != tile);
        self.state.church.lost += 1;
        self.tell(Event::TileGiven { who: self.party(seat), tile });
        self.gain_wigs(seat, self.edition.clergy(tile).wigs, Cause::Tile(tile));
        self.ask(seat, Question::GiveTile);
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
        self.ask(seat, Question::Shed);
    }

    pub fn shed(&mut self, seat: Seat, card: PortfolioCard) {
        self.discard_from_portfolio(seat, card);
        self.tell(Event::CardShed { who: self.party(seat), card });
        self.ask(seat, Question::Shed);
    }

    pub fn church_influence(&mut self, seat: Seat) {
        let influence = self.look().portfolio_influence(seat);
        self.gain_influence(seat, influence, Cause::Church);
    }
}
