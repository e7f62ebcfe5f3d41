//! The audience with the Cardinal: steps, tiles, treasury and envelope (pp. 14-15).

use super::action::Action;
use super::edition::{CHURCH_TILES, GAPS};
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::player::CLERGY_SPACES;
use super::refusal::{Allowed, Refusal, allow_if};
use super::state::Church;
use super::step::Task;
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

    /// The gap that lies `steps` clockwise of another.
    pub fn gap_after(gap: u8, steps: u8) -> u8 {
        (gap + steps) % GAPS
    }

    /// The tile on a side of the Cardinal after some steps.
    pub fn tile_after(&self, steps: u8, side: Side) -> Option<ClergyTile> {
        self.tiles[Church::space(Church::gap_after(self.cardinal, steps), side)]
    }
}

impl Look<'_> {
    /// Whether the Cardinal may go this far, and the tile that is then taken.
    ///
    /// Ruling 18: never to no tile; nobody with four tiles has an audience.
    pub fn may_move_cardinal(self, seat: Seat, far: bool, steps: u8, side: Side) -> Allowed<ClergyTile> {
        let most = if far { 2 } else { 1 };
        allow_if((1..=most).contains(&steps), Refusal::TooFar { steps })?;
        let tile = self.state.church.tile_after(steps, side).ok_or(Refusal::NoTileThere)?;
        allow_if(self.state.player(seat).clergy.len() < CLERGY_SPACES, Refusal::WouldBlock)?;
        Ok(tile)
    }

    pub fn cardinal_options(self, seat: Seat, far: bool) -> impl Iterator<Item = Action> {
        let moves = [1, 2].into_iter().flat_map(|steps| Side::ALL.iter().map(move |side| (steps, *side)));
        moves
            .filter(move |(steps, side)| self.may_move_cardinal(seat, far, *steps, *side).is_ok())
            .map(|(steps, side)| Action::Cardinal(steps, side))
    }
}

impl Play<'_> {
    pub fn audience(&mut self, seat: Seat, steps: u8, side: Side) {
        let symbols = self.walk_cardinal(seat, steps);
        let space = Church::space(self.state.church.cardinal, side);
        let tile = self.state.church.tiles[space].take().expect("an audience leads to a tile");
        self.state.player_mut(seat).clergy.push(tile);
        self.tell(Event::TileTaken { who: self.party(seat), tile });
        self.tile_effect(seat, tile);
        self.church_symbols(seat, symbols);
    }

    /// What a tile brings at once.
    pub fn tile_effect(&mut self, seat: Seat, tile: ClergyTile) {
        if let Benefit::Now(effect) = self.edition.clergy(tile).benefit {
            self.run(Task::Gain { seat, effect, cause: Cause::Tile(tile) });
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
