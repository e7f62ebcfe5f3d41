//! The audience with the Cardinal: steps, tiles, treasury and envelope (pp. 14-15).

use super::action::Action;
use super::edition::CHURCH_TILES;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::player::CLERGY_SPACES;
use super::state::Church;
use super::step::Step;
use super::vocabulary::{Benefit, ClergyTile, Side};
use crate::engine::Seat;

impl Church {
    /// The space of the tile on a side of a gap.
    pub fn space(gap: u8, side: Side) -> usize {
        match side {
            Side::Left => (usize::from(gap) + CHURCH_TILES - 1) % CHURCH_TILES,
            Side::Right => usize::from(gap),
        }
    }

    /// The gap so many steps clockwise of another.
    pub fn gap_after(gap: u8, steps: u8) -> u8 {
        (gap + steps) % CHURCH_TILES as u8
    }

    /// The tile that is taken after so many steps.
    pub fn tile_after(&self, steps: u8, side: Side) -> Option<ClergyTile> {
        self.tiles[Church::space(Church::gap_after(self.cardinal, steps), side)]
    }

    /// Every move of so many steps that leads to a tile.
    pub fn moves(&self, far: bool) -> impl Iterator<Item = (u8, Side, ClergyTile)> + '_ {
        let steps = if far { 1..=2 } else { 1..=1 };
        steps.flat_map(move |steps| {
            let sides = Side::ALL.iter();
            sides.filter_map(move |side| self.tile_after(steps, *side).map(|tile| (steps, *side, tile)))
        })
    }
}

impl Look<'_> {
    /// The ways to move the Cardinal. Ruling 18: none that leads to no tile; none at all with four tiles.
    pub fn cardinal_moves(self, seat: Seat, far: bool) -> impl Iterator<Item = (u8, Side, ClergyTile)> {
        let full = self.state.player(seat).clergy.len() >= CLERGY_SPACES;
        self.state.church.moves(far).filter(move |_| !full)
    }

    pub fn cardinal_options(self, seat: Seat, far: bool, out: &mut Vec<Action>) {
        out.extend(self.cardinal_moves(seat, far).map(|(steps, side, _)| Action::Cardinal(steps, side)));
    }
}

impl Play<'_> {
    pub fn audience(&mut self, seat: Seat, steps: u8, side: Side) {
        let symbols = self.walk_cardinal(seat, steps);
        let space = Church::space(self.state.church.cardinal, side);
        if let Some(tile) = self.state.church.tiles[space].take() {
            self.state.player_mut(seat).clergy.push(tile);
            self.tell(Event::TileTaken { who: self.party(seat), tile });
            self.tile_effect(seat, tile);
        }
        self.church_symbols(seat, symbols);
    }

    /// What a tile brings at once.
    pub fn tile_effect(&mut self, seat: Seat, tile: ClergyTile) {
        if let Benefit::Now(effect) = self.edition.clergy(tile).benefit {
            self.push(Step::Gain { seat, effect, cause: Cause::Tile(tile) });
        }
    }

    /// Moves the Cardinal; whether he came to the treasury gap, and to the envelope.
    pub fn walk_cardinal(&mut self, seat: Seat, steps: u8) -> (bool, bool) {
        let from = self.state.church.cardinal;
        let passed = |gap: u8| (1..=steps).any(|step| Church::gap_after(from, step) == gap);
        let symbols = (passed(self.edition.treasury_gap), passed(self.edition.envelope_gap));
        let gap = Church::gap_after(from, steps);
        self.state.church.cardinal = gap;
        self.tell(Event::CardinalMoved { who: self.party(seat), steps, gap });
        symbols
    }

    /// Ruling 18: one church scoring per turn, starting with whoever passed the envelope first.
    pub fn church_symbols(&mut self, seat: Seat, (treasury, envelope): (bool, bool)) {
        if treasury {
            self.move_treasury(true);
        }
        if envelope && self.state.church.triggered.is_none() {
            self.state.church.triggered = Some(seat);
            self.tell(Event::ChurchTriggered { who: self.party(seat) });
        }
    }
}
