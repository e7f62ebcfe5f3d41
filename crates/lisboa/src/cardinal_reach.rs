//! Where the Cardinal could go, for what is only thought through.

use super::edition::CHURCH_TILES;
use super::state::Church;
use super::vocabulary::{ClergyTile, Side, small};

/// The Cardinal's gap, the tiles that would be gone, and the room for more.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    gap: u8,
    gone: u8,
    room: u8,
}

/// A move that takes a tile.
pub struct Walk {
    from: u8,
    steps: u8,
    pub tile: ClergyTile,
    pub reach: Reach,
}

impl Walk {
    /// Whether the Cardinal comes to this gap or over it.
    pub fn passes(&self, gap: u8) -> bool {
        (1..=self.steps).any(|step| Church::gap_after(self.from, step) == gap)
    }
}

impl Reach {
    pub fn of(church: &Church, room: usize) -> Reach {
        let empty = (0..CHURCH_TILES).filter(|space| church.tiles[*space].is_none());
        Reach { gap: church.cardinal, gone: empty.fold(0, |gone, space| gone | 1 << space), room: small(room) }
    }

    /// The moves that take a tile.
    pub fn moves(self, church: &Church, far: bool) -> impl Iterator<Item = Walk> + '_ {
        let most = if self.room == 0 { 0 } else { 1 + u8::from(far) };
        let walks = (1..=most).flat_map(|steps| Side::ALL.iter().map(move |side| (steps, *side)));
        walks.filter_map(move |(steps, side)| {
            let gap = Church::gap_after(self.gap, steps);
            let space = Church::space(gap, side);
            let tile = church.tiles[space].filter(|_| self.gone & 1 << space == 0)?;
            let reach = Reach { gap, gone: self.gone | 1 << space, room: self.room - 1 };
            Some(Walk { from: self.gap, steps, tile, reach })
        })
    }
}
