//! The audience with the Cardinal: steps, tiles, treasury and envelope (pp. 14-15).

use super::edition::{CHURCH_TILES, GAPS};
use super::player::CLERGY_SPACES;
use super::prelude::*;
use super::price::gains;
use super::state::Church;
use super::tell::options::{cardinal_detail, cardinal_words};

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
        let symbols = (passed(self.edition.church.treasury_gap), passed(self.edition.church.envelope_gap));
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

impl Ask<Lisboa> for question::MoveCardinal {
    type Reply = action::Cardinal;
    const TERM: Option<&'static str> = Some("cardinal");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let moves = [1, 2].into_iter().flat_map(|steps| Side::ALL.iter().map(move |side| (steps, *side)));
        out.extend(
            moves
                .filter(move |(steps, side)| look.may_move_cardinal(seat, self.far, *steps, *side).is_ok())
                .map(|(steps, side)| Action::Cardinal(steps, side)),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Cardinal) -> Allowed {
        look.may_move_cardinal(seat, self.far, reply.steps, reply.side).map(drop)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Cardinal) {
        play.audience(seat, reply.steps, reply.side);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        if self.far { w::ASK_MOVE_CARDINAL.say() } else { w::ASK_MOVE_CARDINAL_ONE.say() }
    }
}

impl Owe for question::MoveCardinal {
    const CHANGES_PRICES: bool = true;
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Cardinal {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let action::Cardinal { steps, side } = self;
        cardinal_words(sight.view, sight.seat, steps, side)
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        cardinal_detail(sight.view, self.steps)
    }

    fn places(self, sight: Sight<'_>) -> Vec<String> {
        let church = &sight.view.church;
        let space = Church::space(Church::gap_after(church.cardinal, self.steps), self.side);
        let taken = church.tiles[space].map(|taken| places::tile(taken.tile));
        taken.into_iter().chain([places::CHURCH.to_owned()]).collect()
    }
}

impl Happen<Lisboa> for event::CardinalMoved {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::CardinalMoved { who: party(self.who), steps: self.steps.into() }.say())
    }
}

impl Happen<Lisboa> for event::TileTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::TileTaken { who: party(self.who), tile: game.edition().tile_text(self.tile) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::ChurchTriggered {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::ChurchTriggered { who: party(self.who) }.say())
    }
}
