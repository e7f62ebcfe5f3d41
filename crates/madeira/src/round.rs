//! Phase A: characters and dice, and everybody takes a row (p. 8).

use super::prelude::*;
use super::state::{DICE, Row, Site};
use super::step::Stage;
use engine::{Events, Stream};

impl Ask<Madeira> for question::Row {
    type Reply = action::Row;
    const TERM: Option<&'static str> = Some("guild-board");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let rows = 1..=small(look.state.rows.len());
        out.extend(rows.filter(|row| look.may_take_row(*row).is_ok()).map(Action::Row));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Row) -> Allowed {
        look.may_take_row(reply.row)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::Row) {
        play.take_row(reply.row);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_ROW.say()
    }
}

impl Ask<Madeira> for question::Request {
    type Reply = action::Take;
    const TERM: Option<&'static str> = Some("requests");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.rows[usize::from(self.row)].requests.kinds().map(Action::Take));
    }

    fn check(self, look: Look<'_>, _seat: Seat, action::Take { request }: action::Take) -> Allowed {
        let there = look.state.rows[usize::from(self.row)].requests[request] > 0;
        if there { Ok(()) } else { Err(Refusal::NoSuchRequest { request }) }
    }

    fn carry_out(self, play: &mut Play<'_>, who: Seat, action::Take { request }: action::Take) {
        let row = self.row;
        play.state.rows[usize::from(row)].requests[request] -= 1;
        play.me().requests[request] += 1;
        play.tell(Event::RequestTaken { who, row: row + 1, request });
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskRequest { row: names::roman(self.row + 1).to_owned() }.say()
    }
}

impl Ask<Madeira> for question::Guild {
    type Reply = action::Guild;
    const TERM: Option<&'static str> = Some("favours");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.guilds_with_face_down_favours(self.row).map(Action::Guild));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::Guild) -> Allowed {
        let raises = look.guilds_with_face_down_favours(self.row).any(|other| other == reply.guild);
        if raises { Ok(()) } else { Err(Refusal::NothingOfGuild) }
    }

    /// Turns up the favours of the row's guild unless there is a choice to be made.
    fn settle(self, play: &mut Play<'_>) -> bool {
        let choice = {
            let look = play.look();
            let mut guilds = look.guilds_with_face_down_favours(self.row);
            (guilds.next(), guilds.next())
        };
        match choice {
            (None, _) => {}
            (Some(guild), None) => play.raise_guild(guild),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::Guild) {
        play.raise_guild(reply.guild);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskGuild { row: names::roman(self.row + 1).to_owned() }.say()
    }
}

impl Look<'_> {
    /// A row that nobody has taken; numbers from 1.
    fn may_take_row(&self, row: u8) -> Allowed {
        let found = usize::from(row).checked_sub(1).and_then(|index| self.state.rows.get(index));
        match found {
            None => Err(Refusal::NoSuchRow { row }),
            Some(Row { taken: Some(_), .. }) => Err(Refusal::RowTaken { row }),
            Some(_) => Ok(()),
        }
    }

    /// The favours of a guild that the row could turn up for the active player.
    fn raised_by(&self, guild: Guild) -> FavourSet {
        self.me().face_down & self.edition.favours(guild)
    }

    /// The guilds of a row that have something to turn up.
    fn guilds_with_face_down_favours(&self, row: u8) -> impl Iterator<Item = Guild> + Clone {
        let guilds = self.edition.board(self.state.seats()).rows[usize::from(row)].iter().copied();
        guilds.filter(move |guild| !self.raised_by(*guild).is_empty())
    }
}

impl Play<'_> {
    /// Begins the next round: characters, pirate dice, guild dice.
    pub fn begin_round(&mut self) {
        self.state.round += 1;
        let round = self.state.round;
        let free = self.edition.free_building(round);
        self.tell(Event::RoundBegan { round, free });
        self.place_characters(free);
        self.roll_pirate_dice();
        (0..small(self.state.rows.len())).for_each(|row| self.roll_row(row));
        self.mark(Events::reveal);
        self.state.dice_aside = 0;
        self.state.players.iter_mut().for_each(|player| player.passed = None);
        self.state.stage = Stage::Rows(0);
    }

    fn stream(&self, place: &str) -> Stream {
        self.state.seed.stream(&format!("round {} {place}", self.state.round))
    }

    fn place_characters(&mut self, free: Building) {
        let mut tiles = Character::TILES;
        self.stream("characters").shuffle(&mut tiles);
        let mut tiles = tiles.into_iter();
        for &building in Building::ALL {
            let tile = if building == free { Some(Character::Free) } else { tiles.next() };
            let character = tile.expect("all buildings but one have a tile");
            self.state.sites[building.index()] = Site { character, guild_dice: 0, pirate_die: false };
            self.tell(Event::CharacterPlaced { character, building });
        }
    }

    fn roll_pirate_dice(&mut self) {
        let mut stream = self.stream("pirate dice");
        self.state.pirate_dice = (0..self.edition.dice.pirate_dice).map(|_| self.roll(&mut stream)).collect();
        self.state.pirate_dice.sort_unstable();
        self.tell(Event::PirateDiceRolled { dice: self.state.pirate_dice.clone() });
    }

    fn roll_row(&mut self, row: u8) {
        let mut stream = self.stream(&format!("row {}", row + 1));
        let mut dice: [u8; DICE] = std::array::from_fn(|_| self.roll(&mut stream));
        dice.sort_unstable();
        let entry = &mut self.state.rows[usize::from(row)];
        (entry.dice, entry.taken) = (dice, None);
        self.tell(Event::RowRolled { row: row + 1, dice });
    }

    /// Rolls one die.
    pub fn roll(&self, stream: &mut Stream) -> u8 {
        *stream.pick(&self.edition.dice.faces).expect("a die has faces")
    }

    /// The stream of the dice on a building in this round.
    pub fn building_stream(&self, building: Building) -> Stream {
        self.stream(building.name())
    }

    /// The next in the order takes a row, or phase B begins.
    pub fn next_row(&mut self, taken: u8) {
        match self.state.order.get(usize::from(taken)).copied() {
            Some(seat) => {
                self.state.stage = Stage::Rows(taken + 1);
                self.begin(seat, Question::Row);
            }
            // Settled, so that the windmill is open to the others while the first player of phase B thinks.
            None => {
                self.state.stage = Stage::Characters(0);
                self.mark(Events::complete);
            }
        }
    }

    fn take_row(&mut self, number: u8) {
        let who = self.seat();
        let row = number - 1;
        let entry = &mut self.state.rows[usize::from(row)];
        entry.taken = Some(who);
        let dice = std::mem::take(&mut entry.dice);
        self.me().dice = dice;
        self.tell(Event::RowTaken { who, row: number, dice });
        self.then([Question::Request(row), Question::Guild(row)]);
    }

    fn raise_guild(&mut self, guild: Guild) {
        let favours = self.look().raised_by(guild);
        self.turn_up(favours);
    }

    /// Turns favours of the active player face up.
    pub fn turn_up(&mut self, favours: FavourSet) {
        let who = self.seat();
        let me = self.me();
        me.face_up = me.face_up | favours;
        me.face_down = me.face_down - favours;
        self.tell(Event::FavoursTurnedUp { who, favours });
    }
}

impl Reply<Madeira> for action::Row {
    const COMMAND: Option<&'static str> = Some("row");
    const PREVIEWS: bool = true;

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let dice = sight.row(self.row).map_or_else(|| names::guild_dice(&[]), |row| names::guild_dice(&row.dice));
        w::OptRow { row: names::roman(self.row).to_string(), dice, guilds: sight.guilds(self.row) }.say()
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        sight.row(self.row).map(|row| w::DetailRow { requests: names::requests(row.requests) }.say())
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::row(self.row)]
    }
}

impl Reply<Madeira> for action::Take {
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        w::OptTake { request: names::request(self.request), pp: sight.worth(self.request) }.say()
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        Some(names::request_scores(sight.edition, self.request))
    }
}

impl Reply<Madeira> for action::Guild {
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let favours = sight.me().face_down & sight.edition.favours(self.guild);
        w::OptGuild { guild: names::guild(self.guild), favours: names::favours(favours) }.say()
    }
}

impl Happen<Madeira> for event::RoundBegan {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::RoundBegan { round: self.round.into(), free: names::building(self.free) }.say())
    }
}

impl Happen<Madeira> for event::CharacterPlaced {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let (character, building) = (names::character(self.character), names::building(self.building));
        Some(w::CharacterPlaced { character, building }.say())
    }
}

impl Happen<Madeira> for event::PirateDiceRolled {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::PirateDiceRolled { dice: names::dice(&self.dice) }.say())
    }
}

impl Happen<Madeira> for event::RowRolled {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::RowRolled { row: names::roman(self.row).to_string(), dice: names::dice(&self.dice) }.say())
    }
}

impl Happen<Madeira> for event::RowTaken {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let row = names::roman(self.row).to_string();
        Some(w::RowTaken { who: self.who, row, dice: names::dice(&self.dice) }.say())
    }
}

impl Happen<Madeira> for event::RequestTaken {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::RequestTaken { who: self.who, request: names::request(self.request) }.say())
    }
}

impl Happen<Madeira> for event::FavoursTurnedUp {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let count = self.favours.len().into();
        Some(w::FavoursTurnedUp { who: self.who, favours: names::favours(self.favours), count }.say())
    }
}
