//! Phase A: characters and dice, and everybody takes a row (p. 8).

use super::action::Action;
use super::event::Event;
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::{DICE, Row, Site};
use super::step::{Question, Stage};
use super::vocabulary::{Building, Character, FavourSet, Guild, Request};
use crate::engine::{Stream, small};

impl Look<'_> {
    /// A row that nobody has taken; numbers from 1.
    pub fn may_take_row(&self, row: u8) -> Allowed {
        let found = usize::from(row).checked_sub(1).and_then(|index| self.state.rows.get(index));
        match found {
            None => Err(Refusal::NoSuchRow { row }),
            Some(Row { taken: Some(_), .. }) => Err(Refusal::RowTaken { row }),
            Some(_) => Ok(()),
        }
    }

    pub fn row_options(&self, out: &mut Vec<Action>) {
        let rows = 1..=small(self.state.rows.len());
        out.extend(rows.filter(|row| self.may_take_row(*row).is_ok()).map(Action::Row));
    }

    pub fn request_options(&self, row: u8, out: &mut Vec<Action>) {
        out.extend(self.state.rows[usize::from(row)].requests.kinds().map(Action::Take));
    }

    pub fn may_take_request(&self, row: u8, request: Request) -> Allowed {
        let there = self.state.rows[usize::from(row)].requests[request] > 0;
        if there { Ok(()) } else { Err(Refusal::NoSuchRequest { request }) }
    }

    /// The favours of a guild that the row could turn up for the active player.
    fn raised_by(&self, guild: Guild) -> FavourSet {
        self.me().face_down & self.edition.favours[guild.index()]
    }

    /// The guilds of a row that have something to turn up.
    pub fn raising_guilds(&self, row: u8) -> impl Iterator<Item = Guild> + Clone {
        let guilds = self.edition.board(self.state.seats()).rows[usize::from(row)].iter().copied();
        guilds.filter(move |guild| !self.raised_by(*guild).is_empty())
    }

    pub fn may_raise_guild(&self, row: u8, guild: Guild) -> Allowed {
        if self.raising_guilds(row).any(|other| other == guild) { Ok(()) } else { Err(Refusal::NothingOfGuild) }
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
        self.events.reveal();
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
        self.state.pirate_dice = (0..self.edition.pirate_dice).map(|_| self.roll(&mut stream)).collect();
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
        *stream.pick(&self.edition.faces).expect("a die has faces")
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
                self.events.complete();
            }
        }
    }

    pub fn take_row(&mut self, number: u8) {
        let who = self.seat();
        let row = number - 1;
        let entry = &mut self.state.rows[usize::from(row)];
        entry.taken = Some(who);
        let dice = std::mem::take(&mut entry.dice);
        self.me().dice = dice;
        self.tell(Event::RowTaken { who, row: number, dice });
        self.then([Question::Request(row), Question::Guild(row)]);
    }

    pub fn take_request(&mut self, row: u8, request: Request) {
        let who = self.seat();
        self.state.rows[usize::from(row)].requests[request] -= 1;
        self.me().requests[request] += 1;
        self.tell(Event::RequestTaken { who, row: row + 1, request });
    }

    /// Turns up the favours of the row's guild unless there is a choice to be made. Whether it was decided.
    pub fn raise_only_guild(&mut self, row: u8) -> bool {
        let choice = {
            let look = self.look();
            let mut guilds = look.raising_guilds(row);
            (guilds.next(), guilds.next())
        };
        match choice {
            (None, _) => {}
            (Some(guild), None) => self.raise_guild(guild),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    pub fn raise_guild(&mut self, guild: Guild) {
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
