//! Setting the game up (p. 3-5), with the players' own placements.

use arrayvec::ArrayVec;

use super::action::Action;
use super::edition::Edition;
use super::event::Event;
use super::play::{Look, Play, Reckoning};
use super::refusal::{Allowed, Refusal};
use super::state::{ColonyState, FieldState, Occupant, Player, Presenting, Row, Site, State};
use super::step::{Question, Stage, Turn};
use super::tell::names;
use super::vocabulary::{Character, Favour, FavourSet, Field, Good, Goods, Place, Request, Requests, Reward, Spot};
use super::{Madeira, action, event, question, words as w};
use engine::{Ask, Happen, Phrase, Seat, SeatSet, Seed, Weight, small};

/// The districts of each city that are built at the start, from the left.
const BUILT: usize = Spot::DISTRICTS - Edition::COLUMNS;

/// The position before the first placement.
pub fn setup(edition: &Edition, seats: usize, seed: Seed) -> State {
    let start = deal_start_requests(edition, seats, seed);
    let first = (0..seats).max_by_key(|seat| start[*seat].1).expect("somebody plays");
    let order: ArrayVec<Seat, 4> = Seat(small(first)).round(seats).collect();
    let players = Seat::all(seats)
        .map(|seat| {
            let place = order.iter().position(|other| *other == seat).expect("everybody is in the order");
            player(edition, place, start[seat.index()].0)
        })
        .collect();
    State {
        seed,
        round: 0,
        stage: Stage::Opening,
        asked: SeatSet::NONE,
        turn: Turn::of(Seat(0)),
        steps: ArrayVec::new(),
        players,
        order,
        rows: deal_requests(edition, seats, seed),
        pirate_dice: ArrayVec::new(),
        dice_aside: 0,
        sites: [Site { character: Character::Free, guild_dice: 0, pirate_die: false }; 5],
        resolved: None,
        fields: std::array::from_fn(|index| field(edition, seats, index)),
        cities: [city(); 3],
        districts: deal_favours(seed),
        colonies: deal_rewards(edition, seed),
        trade: Default::default(),
        presented: Requests::default(),
    }
}

/// A start request for each seat, with the crowns on its back.
fn deal_start_requests(edition: &Edition, seats: usize, seed: Seed) -> ArrayVec<(Request, u8), 4> {
    let mut tiles = edition.requests.start;
    seed.stream("start requests").shuffle(&mut tiles);
    tiles.into_iter().take(seats).collect()
}

fn player(edition: &Edition, place: usize, request: Request) -> Player {
    let start = &edition.start;
    Player {
        workers: start.workers - start.watch_workers,
        watch: start.watch_workers,
        ships: start.ships,
        goods: Goods::each(start.goods_each),
        wood: start.wood.into(),
        bread: start.bread.into(),
        reais: start.reais + start.reais_by_seat[place],
        pp: 0,
        windmill: edition.windmill.start,
        pirates: 0,
        face_up: FavourSet::NONE,
        face_down: FavourSet::NONE,
        requests: [request].into_iter().collect(),
        dice: [0; 3],
        markers: [0; 5],
        passed: None,
        presenting: Presenting::default(),
    }
}

/// Five requests on each row, of those with as many heads as there are players or fewer.
fn deal_requests(edition: &Edition, seats: usize, seed: Seed) -> ArrayVec<Row, 4> {
    let mut tiles: Vec<Request> = Vec::with_capacity(20);
    for heads in &edition.requests()[..seats - 1] {
        for &request in Request::ALL {
            tiles.extend(std::iter::repeat_n(request, heads[request].into()));
        }
    }
    seed.stream("requests").shuffle(&mut tiles);
    tiles.chunks(5).map(|chunk| Row { dice: [0; 3], requests: chunk.iter().copied().collect(), taken: None }).collect()
}

fn field(edition: &Edition, seats: usize, index: usize) -> FieldState {
    let spec = edition.fields[index];
    FieldState {
        good: spec.map_or(Good::Wheat, |spec| spec.good),
        wood: spec.map_or(0, |spec| spec.wood[seats - 2]),
        workers: SeatSet::NONE,
    }
}

/// A citizen stands on the rightmost built spot of each city.
fn city() -> [Occupant; Spot::PER_CITY] {
    let mut spots = [Occupant::Nobody; Spot::PER_CITY];
    spots[2 * BUILT - 1] = Occupant::Citizen;
    spots
}

fn deal_favours(seed: Seed) -> [[Option<Favour>; Edition::COLUMNS]; 3] {
    let mut tiles: Vec<Favour> = Favour::ALL.to_vec();
    seed.stream("favours").shuffle(&mut tiles);
    std::array::from_fn(|city| std::array::from_fn(|column| tiles.get(city * Edition::COLUMNS + column).copied()))
}

/// One A and one B reward for each colony.
fn deal_rewards(edition: &Edition, seed: Seed) -> [ColonyState; 3] {
    let shuffled = |name: &str, mut tiles: [Reward; 4]| {
        seed.stream(name).shuffle(&mut tiles);
        tiles
    };
    let [a, b] = [shuffled("rewards a", edition.rewards.a), shuffled("rewards b", edition.rewards.b)];
    std::array::from_fn(|colony| ColonyState { workers: [0; 4], ships: [None; 5], rewards: [a[colony], b[colony]] })
}

impl Ask<Madeira> for question::SettleCity {
    type Reply = action::To;
    const TERM: Option<&'static str> = Some("cities");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let spots = Spot::all().map(Place::Spot).filter(|place| look.may_settle_city(*place).is_ok());
        out.extend(spots.map(Action::To));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::To) -> Allowed {
        look.may_settle_city(reply.to)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::To) {
        play.settle(reply.to, 0);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_SETTLE_CITY.say()
    }
}

impl Ask<Madeira> for question::SettleField {
    type Reply = action::To;
    const TERM: Option<&'static str> = Some("fields");

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let fields = Field::all().map(Place::Field).filter(|place| look.may_settle_field(*place).is_ok());
        out.extend(fields.map(Action::To));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::To) -> Allowed {
        look.may_settle_field(reply.to)
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::To) {
        play.settle(reply.to, self.left - 1);
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::AskSettleField { left: self.left.into() }.say()
    }
}

impl Look<'_> {
    /// A first city worker goes to a free built spot.
    fn may_settle_city(&self, place: Place) -> Allowed {
        let Place::Spot(spot) = place else { return Err(Refusal::NotThere { place }) };
        self.may_enter_spot(spot)
    }

    /// First field workers go to fields where nobody is, in different areas (ruling 1).
    fn may_settle_field(&self, place: Place) -> Allowed {
        let Place::Field(field) = place else { return Err(Refusal::NotThere { place }) };
        if !self.edition.has_field(field) {
            return Err(Refusal::NotThere { place: Place::Field(field) });
        }
        if !self.state.field(field).workers.is_empty() {
            return Err(Refusal::FieldTaken { field });
        }
        let same_area = Field::all().filter(|other| other.region() == field.region());
        if same_area.clone().any(|other| self.state.field(other).workers.contains(self.seat())) {
            return Err(Refusal::RegionTaken);
        }
        Ok(())
    }
}

impl Play<'_> {
    /// Tells what was dealt.
    pub fn open(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            let dealt = self.state.player(seat).requests.kinds().next();
            let tile = self.edition.requests.start.iter().copied().find(|(request, _)| Some(*request) == dealt);
            if let Some((request, crowns)) = tile {
                self.tell(Event::StartRequest { who: seat, request, crowns });
            }
        }
        self.tell(Event::FirstOrder { order: self.state.order.clone() });
        self.mark(engine::Events::reveal);
        self.state.stage = Stage::CityWorkers(0);
    }

    /// The last in the order places first.
    pub fn settle_next(&mut self, placed: u8) {
        let seats = self.state.seats();
        let seat = self.state.order.get(seats.wrapping_sub(1 + usize::from(placed))).copied();
        match (self.state.stage, seat) {
            (Stage::CityWorkers(_), Some(seat)) => {
                self.state.stage = Stage::CityWorkers(placed + 1);
                self.begin(seat, Question::SettleCity);
            }
            (Stage::CityWorkers(_), None) => self.state.stage = Stage::FieldWorkers(0),
            (_, Some(seat)) => {
                self.state.stage = Stage::FieldWorkers(placed + 1);
                self.begin(seat, Question::SettleField(self.edition.start.field_workers));
            }
            (_, None) => self.begin_round(),
        }
    }

    /// Places a worker from home.
    fn settle(&mut self, place: Place, further: u8) {
        let who = self.seat();
        self.me().workers -= 1;
        self.enter(who, place);
        self.tell(Event::WorkerPlaced { who, place });
        if further > 0 {
            self.then([Question::SettleField(further)]);
        }
    }
}

impl Happen<Madeira> for event::StartRequest {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let request = names::request(self.request);
        Some(w::StartRequest { who: self.who, request, crowns: self.crowns.into() }.say())
    }
}

impl Happen<Madeira> for event::FirstOrder {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let order = Phrase::List(self.order.iter().copied().map(Phrase::Person).collect());
        Some(w::FirstOrder { order }.say())
    }
}

impl Happen<Madeira> for event::WorkerPlaced {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::WorkerPlaced { who: self.who, place: names::place(self.place) }.say())
    }
}
