//! The audience with the Cardinal: steps, tiles, treasury and envelope (pp. 14-15).

use super::action::Action;
use super::edition::{CHURCH_TILES, GAPS};
use super::event::{Cause, Event};
use super::play::{Look, Play, Sight};
use super::player::CLERGY_SPACES;
use super::price::gains;
use super::refusal::{Allowed, Refusal, allow_if};
use super::state::Church;
use super::step::{Owe, Task, Unanswered};
use super::tell::names::party;
use super::tell::options::{cardinal_detail, cardinal_words};
use super::vocabulary::{Benefit, ClergyTile, Side};
use super::{Lisboa, action, event, question, words as w};
use engine::{Ask, Booking, Happen, Phrase, Price, Reply, Seat, Weight};

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

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.cardinal_options(seat, self.far));
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

    fn completes(self, _before: Action) -> bool {
        true
    }
}

impl Owe for question::MoveCardinal {
    const CHANGES_PRICES: bool = true;

    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Dropped
    }
}

impl Reply<Lisboa> for action::Cardinal {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let action::Cardinal { steps, side } = self;
        cardinal_words(sight.view, sight.seat, steps, side)
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        cardinal_detail(sight.view, self.steps)
    }
}

impl Happen<Lisboa> for event::CardinalMoved {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let event::CardinalMoved { who, steps, .. } = self;
        Some(w::CardinalMoved { who: party(*who), steps: (*steps).into() }.say())
    }
}

impl Happen<Lisboa> for event::TileTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::TileTaken { who, tile } = self;
        let ed = game.edition();
        Some(w::TileTaken { who: party(*who), tile: ed.tile_text(*tile) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}

impl Happen<Lisboa> for event::ChurchTriggered {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let event::ChurchTriggered { who } = self;
        Some(w::ChurchTriggered { who: party(*who) }.say())
    }
}
