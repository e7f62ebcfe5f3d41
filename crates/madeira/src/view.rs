//! What a viewer may see: everything but others' pirates and the seed, and what people ask for reckoned out.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::edition::CityGives;
use super::play::Look;
use super::state::{ColonyState, FieldState, Occupant, Resolved, Row, Site};
use super::step::{Phase, Question, Stage};
use super::vocabulary::{
    Building, City, Favour, FavourSet, Field, Good, Goods, PassGain, Request, Requests, Space, Spot,
};
use engine::vocabulary::by_name;
use engine::{Seat, Viewer, small};

/// A game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks, if they have a seat.
    pub seat: Option<Seat>,
    pub round: u8,
    pub phase: Phase,
    /// The pass column from the top.
    pub order: ArrayVec<Seat, 4>,
    pub rows: ArrayVec<Row, 4>,
    pub pass_spaces: Vec<PassSpace>,
    pub pirate_dice: ArrayVec<u8, 3>,
    pub buildings: Vec<BuildingView>,
    pub fields: Vec<FieldView>,
    /// Who has a worker in the forest.
    pub forest: Vec<Seat>,
    pub cities: Vec<CityView>,
    pub colonies: [ColonyState; 3],
    pub spaces: Vec<SpaceView>,
    pub presented: Requests,
    /// Engineer, noble or diplomat, while it holds for the current turn.
    pub holding: Option<Favour>,
    /// What the viewer is in the middle of; others could tell from it whether there are pirates.
    pub step: Option<Question>,
    /// How many ships wait for their reward.
    pub rewards_left: u8,
    pub players: Vec<PlayerView>,
    /// Reais for one, two, three … wood bought in one turn.
    pub wood_prices: [u16; 8],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PassSpace {
    pub gains: ArrayVec<PassGain, 3>,
    pub taken: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuildingView {
    pub building: Building,
    pub region: u8,
    pub site: Site,
    /// Markers by seat.
    pub markers: Vec<u8>,
    /// What it costs before any die is rolled again.
    pub base_cost: u8,
    /// What it costs and how many pirates it brings, while it is being resolved.
    pub resolved: Option<Resolved>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FieldView {
    pub field: Field,
    pub state: FieldState,
    /// What it will become if it has no wood in time.
    pub becomes: Option<Good>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CityView {
    pub city: City,
    pub gives: CityGives,
    /// With and without the majority.
    pub pp: [u8; 2],
    pub spots: [Occupant; Spot::PER_CITY],
    /// The favours on districts that are not built, with the wood they cost.
    pub districts: Vec<(u8, Favour, u8)>,
    /// Who has the majority of workers and citizens; nobody if it is the citizens.
    pub majority: Option<Seat>,
}

/// A space for ships with its price and gain.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SpaceView {
    pub space: Space,
    pub good: Good,
    pub count: u8,
    pub reais: u8,
    /// The space on which a ship that goes here really stands.
    pub berth: Space,
    pub ship: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub pp: u16,
    pub reais: u16,
    pub bread: u16,
    pub wood: u16,
    pub goods: Goods,
    pub windmill: u8,
    /// The player's own secret until the end (ruling 13).
    pub pirates: Option<u16>,
    pub home_workers: u8,
    pub home_ships: u8,
    pub watch: u8,
    pub dice: Vec<u8>,
    pub passed: Option<u8>,
    #[serde(serialize_with = "by_name::serialize")]
    pub face_up: FavourSet,
    #[serde(serialize_with = "by_name::serialize")]
    pub face_down: FavourSet,
    pub requests: Requests,
    /// What each request would score now, were it presented alone.
    pub worth: [u8; 5],
    /// How many requests the player has still to present in this round.
    pub requests_left: u8,
    pub bread_due: u8,
    pub wood_due: u8,
    /// How much wood the player has access to on fields, and whether the forest gives any number.
    pub wood_on_fields: u16,
    pub forest: bool,
    /// Wood bought in the current turn and what it costs.
    pub bought: u8,
    pub owed: u16,
}

pub(super) fn view(look: Look<'_>, viewer: Viewer) -> View {
    let state = look.state;
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    View {
        seat,
        round: state.round,
        phase: state.stage.phase(),
        order: state.order.clone(),
        rows: state.rows.clone(),
        pass_spaces: look.pass_spaces(),
        pirate_dice: state.pirate_dice.clone(),
        buildings: Building::ALL.iter().map(|building| look.building_view(*building)).collect(),
        fields: Field::all().filter_map(|field| look.field_view(field)).collect(),
        forest: state.field(Field::FOREST).workers.iter().collect(),
        cities: City::ALL.iter().map(|city| look.city_view(*city)).collect(),
        colonies: state.colonies,
        spaces: Space::all().filter(|space| look.has_space(*space)).map(|space| look.space_view(space)).collect(),
        presented: state.presented,
        holding: state.turn.holding.filter(|_| !state.steps.is_empty()),
        step: state.asking().filter(|_| viewer.knows(state.turn.seat)),
        rewards_left: small(state.turn.arrivals.len()),
        players: Seat::all(state.seats()).map(|seat| look.player_view(seat, viewer)).collect(),
        wood_prices: std::array::from_fn(|index| look.edition.wood_price(small(index + 1))),
    }
}

impl Look<'_> {
    fn pass_spaces(&self) -> Vec<PassSpace> {
        let taken = |space: usize| {
            Seat::all(self.state.seats()).find(|seat| self.state.player(*seat).passed == Some(small(space)))
        };
        let spaces = self.edition.board(self.state.seats()).pass.iter().enumerate();
        spaces.map(|(space, gains)| PassSpace { gains: gains.clone(), taken: taken(space) }).collect()
    }

    fn building_view(&self, building: Building) -> BuildingView {
        BuildingView {
            building,
            region: self.edition.building(building).region,
            site: *self.state.site(building),
            markers: self.state.players.iter().map(|player| player.markers[building.index()]).collect(),
            base_cost: self.base_cost(),
            resolved: self.state.resolved.filter(|resolved| resolved.building == building),
        }
    }

    fn field_view(&self, field: Field) -> Option<FieldView> {
        let spec = self.edition.fields[field.index()]?;
        let state = *self.state.field(field);
        let conversion = if spec.good == Good::Wheat { 2 } else { 4 };
        let ahead = (self.state.round, self.state.stage.phase() == Phase::Requests) < (conversion, true);
        Some(FieldView { field, state, becomes: spec.becomes.filter(|_| ahead) })
    }

    fn city_view(&self, city: City) -> CityView {
        let spec = self.edition.city(city);
        let columns = self.state.districts[city.index()].iter().enumerate();
        let first = Spot::DISTRICTS - self.edition.district.wood.len() + 1;
        CityView {
            city,
            gives: spec.gives,
            pp: spec.pp,
            spots: self.state.cities[city.index()],
            districts: columns
                .filter_map(|(column, favour)| {
                    favour.map(|favour| (small(first + column), favour, self.edition.district.wood[column]))
                })
                .collect(),
            majority: Seat::all(self.state.seats()).find(|seat| self.has_majority(city, *seat)),
        }
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let voyage = self.edition.voyage(space);
        let berth = self.berth(space);
        let ship = self.state.ship_at(berth);
        SpaceView { space, good: voyage.good, count: voyage.count, reais: voyage.reais, berth, ship }
    }

    /// What a request of this kind would score for a seat if it were presented now.
    pub fn worth_now(&self, seat: Seat, request: Request) -> u8 {
        match request {
            Request::Trade => self.trade_worth(seat).pp,
            Request::Expedition => self.expedition_worth(seat).pp,
            Request::Guilds => self.guilds_worth(seat).pp,
            Request::Urban => self.urban_worth(seat),
            Request::Wealth => self.wealth_worth(seat),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.state.player(seat);
        let active = !self.state.steps.is_empty() && self.state.turn.seat == seat;
        let bought = if active { self.state.turn.bought } else { 0 };
        let fields = Field::all().filter(|field| !field.is_forest());
        PlayerView {
            seat,
            pp: player.pp,
            reais: player.reais,
            bread: player.bread,
            wood: player.wood,
            goods: player.goods,
            windmill: player.windmill,
            pirates: (viewer.knows(seat) || self.state.stage == Stage::Over).then_some(player.pirates),
            home_workers: player.workers,
            home_ships: player.ships,
            watch: player.watch,
            dice: player.dice.iter().copied().filter(|die| *die > 0).collect(),
            passed: player.passed.map(|space| space + 1),
            face_up: player.face_up,
            face_down: player.face_down,
            requests: player.requests,
            worth: std::array::from_fn(|index| self.worth_now(seat, Request::ALL[index])),
            requests_left: self.requests_left(seat),
            bread_due: self.bread_due(seat),
            wood_due: self.ships_out(seat),
            wood_on_fields: fields.map(|field| self.wood_from(seat, field)).sum(),
            forest: self.state.field(Field::FOREST).workers.contains(seat),
            bought,
            owed: self.edition.wood_price(bought),
        }
    }
}
