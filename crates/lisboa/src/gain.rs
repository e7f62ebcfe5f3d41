//! Gaining and losing: goods, reis, influence, wigs, cubes, and the treasury.

use super::edition::TREASURY;
use super::event::CubeSource;
use super::player::RUBBLE_SPACES;
use super::prelude::*;
use super::price::{INFLUENCE, WIGS, gains, pays, purpose};
use super::tell::events::{cause, gained, lost, source};
use super::tell::names::{reis, wigs};

impl Play<'_> {
    /// Stores goods as far as there is room; the rest goes back to the supply.
    pub fn gain_goods(&mut self, seat: Seat, good: Good, count: u8, cause: Cause) {
        let who = self.party(seat);
        let stored = count.min(self.look().room(seat, good));
        if stored > 0 {
            self.state.player_mut(seat).goods[good] += stored;
            self.tell(Event::GoodsGained { who, good, count: stored, cause });
        }
        if stored < count {
            self.tell(Event::NoRoom { who, good, count: count - stored, cause });
        }
    }

    pub fn gain_reis(&mut self, seat: Seat, count: u8, cause: Cause) {
        if count > 0 {
            self.state.player_mut(seat).reis += u16::from(count);
            self.tell(Event::ReisGained { who: self.party(seat), count, cause });
        }
    }

    /// Ruling 8: a gain that ends on the last space brings a wig, whatever the overflow.
    pub fn gain_influence(&mut self, seat: Seat, count: u8, cause: Cause) {
        if count == 0 {
            return;
        }
        let max = self.edition.influence.max;
        let player = self.state.player_mut(seat);
        let before = player.influence;
        player.influence = before.saturating_add(count).min(max);
        let now = player.influence;
        let (who, gained) = (self.party(seat), now - before);
        self.tell(Event::InfluenceGained { who, gained, now, lost: count - gained, cause });
        if now == max {
            self.gain_wigs(seat, 1, Cause::Ten);
        }
    }

    pub fn gain_wigs(&mut self, seat: Seat, count: u8, cause: Cause) {
        if count > 0 {
            self.state.player_mut(seat).wigs += u16::from(count);
            self.tell(Event::WigsGained { who: self.party(seat), count, cause });
        }
    }

    /// Puts a cube on somebody's board. Ruling 21: beyond five of a kind it leaves the game.
    pub fn gain_cube(&mut self, seat: Seat, cube: Rubble, from: CubeSource) {
        let lacerda = self.state.is_lacerda(seat);
        let player = self.state.player_mut(seat);
        let before = player.sets();
        let kept = lacerda || player.rubble[cube] < RUBBLE_SPACES;
        if kept {
            player.rubble[cube] += 1;
        } else {
            self.state.city.lost[cube] += 1;
        }
        self.tell(Event::CubeTaken { who: self.party(seat), cube, from, kept });
        // Ruling 22: Lacerda's cubes make no sets.
        let sets = self.state.player(seat).sets();
        if !lacerda && sets > before {
            self.complete_set(seat, sets);
        }
    }

    fn complete_set(&mut self, seat: Seat, sets: u8) {
        self.state.player_mut(seat).markers += 1;
        self.tell(Event::SetCompleted { who: self.party(seat), sets });
        // Ruling 19: the first in time ends the period or the game.
        let enough = if self.state.period == 1 { 2 } else { 4 };
        if sets >= enough && self.state.completed_sets.is_none() {
            self.state.completed_sets = Some(seat);
        }
    }

    /// Moves the treasury marker; it stays within its track.
    pub fn move_treasury(&mut self, up: bool) {
        let from = self.state.treasury;
        let to = if up { (from + 1).min(TREASURY) } else { (from - 1).max(1) };
        if to != from {
            self.state.treasury = to;
            self.tell(Event::TreasuryMoved { from, to });
        }
    }

    pub fn lose_influence(&mut self, seat: Seat, count: u8, cause: Cause) {
        let player = self.state.player_mut(seat);
        let count = count.min(player.influence);
        player.influence -= count;
        if count > 0 {
            self.tell(Event::InfluenceLost { who: self.party(seat), count, cause });
        }
    }

    pub fn lose_wigs(&mut self, seat: Seat, count: u8, cause: Cause) {
        let player = self.state.player_mut(seat);
        let count = at_most(count, player.wigs);
        player.wigs -= u16::from(count);
        if count > 0 {
            self.tell(Event::WigsLost { who: self.party(seat), count, cause });
        }
    }

    pub fn lose_good(&mut self, seat: Seat, good: Good, cause: Cause) {
        self.state.player_mut(seat).goods[good] -= 1;
        let mut goods = Goods::NONE;
        goods[good] = 1;
        self.tell(Event::GoodsLost { who: self.party(seat), goods, cause });
    }
}

impl Happen<Lisboa> for event::GoodsGained {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(gained(game.edition(), self.who, names::goods_of(self.good, self.count), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::NoRoom {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(
            w::NoRoomFor {
                who: party(self.who),
                what: names::goods_of(self.good, self.count),
                cause: cause(game.edition(), self.cause),
            }
            .say(),
        )
    }
}

impl Happen<Lisboa> for event::ReisGained {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(gained(game.edition(), self.who, reis(self.count), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::InfluenceGained {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let (influence, now) = (names::influence(self.gained), self.now.into());
        let what = match self.lost {
            0 => w::InfluenceNow { influence, now }.say(),
            lost => w::InfluenceLost { influence, now, lost: lost.into() }.say(),
        };
        Some(gained(game.edition(), self.who, what, self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        if self.gained > 0 {
            gains(book, self.who);
        }
    }
}

impl Happen<Lisboa> for event::InfluenceLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(lost(game.edition(), self.who, names::influence(self.count), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(self.cause), &[(INFLUENCE, self.count)]);
    }
}

impl Happen<Lisboa> for event::WigsGained {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(gained(game.edition(), self.who, wigs(self.count), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::WigsLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(lost(game.edition(), self.who, wigs(self.count), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(self.cause), &[(WIGS, self.count)]);
    }
}

impl Happen<Lisboa> for event::TreasuryMoved {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::TreasuryMoved { from: self.from.into(), to: self.to.into() }.say())
    }
}

impl Happen<Lisboa> for event::CubeTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let (who, cube) = (party(self.who), names::cubes_of(self.cube, 1));
        Some(if self.kept {
            w::CubeTaken { who, cube, from: source(self.from) }.say()
        } else {
            w::CubeLost { who, cube }.say()
        })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        if self.kept {
            gains(book, self.who);
        }
    }
}

impl Happen<Lisboa> for event::SetCompleted {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::SetCompleted { who: party(self.who), sets: self.sets.into() }.say())
    }
}
