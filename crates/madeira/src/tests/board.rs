//! The one builder of positions: an empty board, what is put on it, and a table that plays from there.

use crate::play::Play;
use crate::setup;
use crate::state::{Occupant, Player, Presenting, Resolved, Site, State};
use crate::step::{Stage, Step, Turn};
use crate::view::PlayerView;
use crate::vocabulary::{Building, Character, FavourSet, Field, Goods, Place, Request, Requests, Reward, Space, Spot};
use crate::{Action, Event, Madeira, Question, Refusal};
use engine::{Events, Game, Position, Refused, Seat, Seed, Viewer, small};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const YELLOW: Seat = Seat(2);
pub const PURPLE: Seat = Seat(3);

/// A position in the making: everybody has all workers and ships at home, three requests and nothing else, citizens
/// stand where they begin, seats play in their order, and it is round 1.
pub struct Board {
    game: Madeira,
    pub state: State,
}

impl Board {
    pub fn of(seats: usize) -> Board {
        Board::on(Madeira::load(Madeira::EDITION).expect("the built-in edition"), seats)
    }

    /// On the values of another edition.
    pub fn on(game: Madeira, seats: usize) -> Board {
        let mut state = setup::setup(game.edition(), seats, Seed::from_number(1419));
        state.order = Seat::all(seats).collect();
        for (row, seat) in state.rows.iter_mut().zip(Seat::all(seats)) {
            row.taken = Some(seat);
        }
        let start = &game.edition().start;
        for player in &mut state.players {
            *player = Player { workers: start.workers, ships: start.ships, ..nothing() };
        }
        let board =
            Seat::all(seats).fold(Board { game, state }, |board, seat| board.requests(seat, "trade expedition guilds"));
        board.round(1)
    }

    pub fn game(&self) -> &Madeira {
        &self.game
    }

    /// Sets the round; the characters lie in their order on the buildings that are not free.
    pub fn round(mut self, round: u8) -> Board {
        self.state.round = round;
        let mut tiles = Character::TILES.into_iter();
        for &building in Building::ALL {
            let free = self.game.edition().building(building).free_round == round;
            let character = if free { Character::Free } else { tiles.next().unwrap_or(Character::Free) };
            self.state.sites[building.index()] = Site { character, guild_dice: 0, pirate_die: false };
        }
        self
    }

    /// Puts a character on a building; whoever was there changes places with it.
    pub fn character(mut self, character: Character, building: Building) -> Board {
        let other = self.state.building_of(character);
        let there = self.state.site(building).character;
        self.state.sites[other.index()].character = there;
        self.state.sites[building.index()].character = character;
        self
    }

    /// Puts workers from home on places, such as `1c forest funchal-1l azores watch`.
    pub fn workers(mut self, seat: Seat, places: &str) -> Board {
        for place in places.split_whitespace() {
            self.state.player_mut(seat).workers -= 1;
            let place: Place = place.parse().expect("a place");
            let mut events = Events::default();
            Play { edition: self.game.edition(), state: &mut self.state, events: Some(&mut events) }.enter(seat, place);
        }
        self
    }

    /// Puts the citizens on these spots and nowhere else.
    pub fn citizens(mut self, spots: &str) -> Board {
        let everywhere: Vec<Spot> =
            Spot::all().filter(|spot| self.state.occupant(*spot) == Occupant::Citizen).collect();
        everywhere.into_iter().for_each(|spot| self.state.set_occupant(spot, Occupant::Nobody));
        for spot in spots.split_whitespace() {
            self.state.set_occupant(spot.parse().expect("a spot"), Occupant::Citizen);
        }
        self
    }

    /// Puts ships from home on spaces, such as `wheat-2 brazil-1`.
    pub fn ships(mut self, seat: Seat, spaces: &str) -> Board {
        for space in spaces.split_whitespace() {
            self.state.player_mut(seat).ships -= 1;
            self.state.set_ship(space.parse::<Space>().expect("a space"), Some(seat));
        }
        self
    }

    /// Gives a player favours from the districts they lie on: face up, and face down.
    pub fn favours(mut self, seat: Seat, up: &str, down: &str) -> Board {
        let set = |names: &str| -> FavourSet {
            names.split_whitespace().map(|name| name.parse().expect("a favour")).collect()
        };
        let (face_up, face_down) = (set(up), set(down));
        for tile in self.state.districts.iter_mut().flatten() {
            *tile = tile.filter(|favour| !(face_up | face_down).contains(*favour));
        }
        let player = self.state.player_mut(seat);
        (player.face_up, player.face_down) = (face_up, face_down);
        self
    }

    pub fn requests(mut self, seat: Seat, names: &str) -> Board {
        let requests: Requests =
            names.split_whitespace().map(|name| name.parse::<Request>().expect("a request")).collect();
        self.state.player_mut(seat).requests = requests;
        self
    }

    pub fn goods(self, seat: Seat, wheat: u8, sugar: u8, wine: u8) -> Board {
        self.has(seat, |player| player.goods = Goods::new([wheat, sugar, wine]))
    }

    pub fn reais(self, seat: Seat, reais: u16) -> Board {
        self.has(seat, |player| player.reais = reais)
    }

    pub fn bread(self, seat: Seat, bread: u16) -> Board {
        self.has(seat, |player| player.bread = bread)
    }

    pub fn wood(self, seat: Seat, wood: u16) -> Board {
        self.has(seat, |player| player.wood = wood)
    }

    pub fn pirates(self, seat: Seat, pirates: u16) -> Board {
        self.has(seat, |player| player.pirates = pirates)
    }

    pub fn dice(self, seat: Seat, dice: [u8; 3]) -> Board {
        self.has(seat, |player| player.dice = dice)
    }

    pub fn has(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Board {
        change(self.state.player_mut(seat));
        self
    }

    pub fn field_wood(mut self, field: &str, wood: u8) -> Board {
        let field: Field = field.parse().expect("a field");
        self.state.field_mut(field).wood = wood;
        self
    }

    /// Puts these rewards in a colony, in the order of the colonies.
    pub fn rewards(mut self, rewards: [[Reward; 2]; 3]) -> Board {
        for (colony, rewards) in self.state.colonies.iter_mut().zip(rewards) {
            colony.rewards = rewards;
        }
        self
    }

    /// Phase B: it is this seat's turn.
    pub fn turn(mut self, seat: Seat) -> Table {
        self.state.stage = Stage::Characters(seat.0 + 1);
        self.asking(seat, Question::Turn)
    }

    /// Phase B: this seat has just placed a die on the character of a building.
    pub fn placed(mut self, seat: Seat, building: Building) -> Table {
        self.state.stage = Stage::Characters(seat.0 + 1);
        self.asking(seat, Question::Act(building))
    }

    /// Phase C: a building is being resolved by all who have a marker there, this seat first.
    pub fn resolving(mut self, first: Seat, building: Building, cost: u8, pirates: u8) -> Table {
        let resolved = Resolved { building, cost, pirates };
        self.state.resolved = Some(resolved);
        self.state.stage = Stage::Buildings(small(building.index()), first.0 + 1);
        self.asking(first, Question::Resolve(resolved))
    }

    /// Puts a marker of each of these seats on a building.
    pub fn markers(mut self, building: Building, seats: &[Seat]) -> Board {
        seats.iter().for_each(|seat| self.state.player_mut(*seat).markers[building.index()] += 1);
        self
    }

    /// Something is asked of a seat.
    pub fn asking(mut self, seat: Seat, question: Question) -> Table {
        self.state.turn = Turn::of(seat);
        self.state.steps.extend([Question::RaiseReais, question].map(Step::Ask));
        self.play()
    }

    /// The same is asked of several seats at once.
    pub fn all_asked(mut self, stage: Stage, seats: &[Seat]) -> Table {
        self.state.stage = stage;
        self.state.asked = seats.iter().copied().collect();
        self.play()
    }

    fn play(self) -> Table {
        let position = Position::of(&self.game, self.state);
        Table { game: self.game, position, events: Vec::new() }
    }
}

fn nothing() -> Player {
    Player {
        workers: 0,
        watch: 0,
        ships: 0,
        goods: Goods::default(),
        wood: 0,
        bread: 0,
        reais: 0,
        pp: 0,
        windmill: 0,
        pirates: 0,
        face_up: FavourSet::NONE,
        face_down: FavourSet::NONE,
        requests: Requests::default(),
        dice: [0; 3],
        markers: [0; 5],
        passed: None,
        presenting: Presenting::default(),
    }
}

/// A position that is played on.
pub struct Table {
    pub game: Madeira,
    pub position: Position<Madeira>,
    /// What the last actions brought about, besides whose turn began.
    pub events: Vec<Event>,
}

impl Table {
    /// Carries actions out; the events are then theirs, besides whose turn begins.
    pub fn does(&mut self, seat: Seat, actions: &[&str]) -> &mut Table {
        let mut events = Events::default();
        for text in actions {
            let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let applied = self.position.apply(&self.game, seat, action, &mut events);
            applied.unwrap_or_else(|refused| panic!("{text}: {refused:?}, but {:?}", self.options(seat)));
        }
        self.events = events.take();
        self.events.retain(|event| !matches!(event, Event::TurnBegan { .. }));
        self
    }

    /// The rule for which an action is refused; the state stays as it is.
    pub fn refuses(&mut self, seat: Seat, text: &str) -> Refusal {
        let before = self.position.clone();
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let refused = self.position.apply(&self.game, seat, action, &mut Events::default());
        assert_eq!(self.position.state(), before.state());
        match refused {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{text}: {other:?}"),
        }
    }

    pub fn state(&self) -> &State {
        self.position.state()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.state().player(seat)
    }

    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.position.question(seat).map(|open| open.asked.question)
    }

    /// What everybody sees of a player.
    pub fn seen(&self, seat: Seat) -> PlayerView {
        self.position.view(&self.game, Viewer::Spectator).players.swap_remove(seat.index())
    }

    /// What a seat may answer, as texts.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        let open = self.position.question(seat);
        open.map_or(Vec::new(), |open| open.options.iter().map(ToString::to_string).collect())
    }

    /// What a seat may do besides, as texts.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        self.position.offers(&self.game, seat).iter().map(ToString::to_string).collect()
    }

    /// Whether this was told since the last actions began.
    #[track_caller]
    pub fn told(&self, event: Event) {
        assert!(self.events.contains(&event), "{event:?} is not in {:#?}", self.events);
    }
}
