//! One builder for positions: a table in the middle of a turn, arranged by hand.

use crate::Lisboa;
use crate::action::Action;
use crate::city::{Opened, Store};
use crate::edition::Edition;
use crate::event::Event;
use crate::player::{Docked, Moored, Player};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::{Question, Step};
use crate::vocabulary::{
    Architect, Building, Card, ClergyTile, Cubes, Decree, Good, Goods, Noble, Plot, PortfolioCard, Ship, Site,
};
use engine::Steps;
use engine::{Events, Game, Options, Outcome, Position, Refused, Seat, Seed};

/// A table on which a position is arranged, and then played.
pub(super) struct Table {
    game: Lisboa,
    pub state: State,
    position: Option<Position<Lisboa>>,
    pub events: Vec<Event>,
}

/// Parses a word of the game; tests spell them as people do.
pub(super) fn the<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().expect("a word of the game")
}

impl Table {
    /// A table at the first turn of seat one: nobody has tiles, favours, goods or anything in the portfolio; all hold
    /// just the card bB1; there is no rubble downtown, and row E is open with three players or more.
    pub fn of(seats: usize) -> Table {
        Table::with(seats, Lisboa::EDITION)
    }

    /// Such a table with another edition.
    pub fn with(seats: usize, edition: &str) -> Table {
        let game = Lisboa::load(edition).expect("an edition that is whole");
        let mut position =
            Position::<Lisboa>::start(&game, &Options::default(), seats, Seed::from_number(1), &mut Events::default());
        while let Some(open) = position.questions().first().filter(|open| matches!(open.options[0], Action::Keep(_))) {
            let (seat, action) = (open.seat, open.options[0]);
            position.apply(&game, seat, action, &mut Events::default()).expect("a tile is kept");
        }
        let mut state = position.state().clone();
        let turn = state
            .steps
            .iter()
            .position(|step| matches!(step, Step::Ask(_, Question::Turn)))
            .expect("it is somebody's turn");
        state.steps.truncate(turn + 1);
        for player in &mut state.players {
            let officials = player.officials;
            let hand = [card("bB1")].into_iter().collect();
            *player = Player { wigs: 5, reis: 10, influence: 5, officials, hand, ..Player::default() };
        }
        state.favours = [state.parties() as u8; 3];
        state.treasury = 3;
        state.turn = Seat(0);
        state.city.row_cubes = Default::default();
        state.city.column_cubes = Default::default();
        state.city.site_cubes = Default::default();
        state.city.buildings = [None; Site::COUNT];
        state.market = game.edition().market.start;
        Table { game, state, position: None, events: Vec::new() }
    }

    /// Arranges the position.
    pub fn set(mut self, arrange: impl FnOnce(&mut State)) -> Table {
        arrange(&mut self.state);
        self
    }

    pub fn player(self, seat: u8, arrange: impl FnOnce(&mut Player)) -> Table {
        self.set(|state| arrange(state.player_mut(Seat(seat))))
    }

    pub fn hand(self, seat: u8, cards: &[&str]) -> Table {
        self.player(seat, |player| player.hand = cards.iter().map(|card| the(card)).collect())
    }

    pub fn goods(self, seat: u8, goods: [u8; 4]) -> Table {
        self.player(seat, |player| player.goods = goods_of(goods))
    }

    /// Puts cards and empty ships into a portfolio.
    pub fn portfolio(self, seat: u8, cards: &[&str]) -> Table {
        self.player(seat, |player| {
            for card in cards {
                match the(card) {
                    PortfolioCard::Ship(ship) => {
                        player.docks.push(Docked::Ship(Moored { ship, cargo: Goods::NONE, at_sea: false }));
                    }
                    PortfolioCard::Political(card) if card.noble().is_some() => player.docks.push(Docked::Noble(card)),
                    PortfolioCard::Political(card) => player.bureau.push(card),
                }
            }
        })
    }

    pub fn cargo(self, seat: u8, ship: &str, goods: [u8; 4]) -> Table {
        let ship: Ship = the(ship);
        self.player(seat, |player| {
            let moored = player.ships_mut().find(|moored| moored.ship == ship).expect("the ship is there");
            moored.cargo = goods_of(goods);
        })
    }

    pub fn rubble(self, seat: u8, earthquake: u8, fire: u8, tsunami: u8) -> Table {
        self.player(seat, |player| player.rubble = Cubes::new([earthquake, fire, tsunami]))
    }

    pub fn clergy(self, seat: u8, tiles: &[&str]) -> Table {
        self.player(seat, |player| player.clergy = tiles.iter().map(|tile| the(tile)).collect())
    }

    pub fn favours(self, seat: u8, nobles: &[Noble]) -> Table {
        self.set(|state| {
            for noble in nobles {
                let player = state.player_mut(Seat(seat));
                player.favours = player.favours.with(*noble);
                state.favours[noble.index()] -= 1;
            }
        })
    }

    /// Officials of each seat in an office; the rest stays on the boards.
    pub fn office(self, noble: Noble, inside: [u8; 4]) -> Table {
        self.set(|state| {
            for seat in Seat::all(state.parties()) {
                let before = state.office(noble).inside[seat.index()];
                let player = state.player_mut(seat);
                player.officials = player.officials + before - inside[seat.index()];
                state.office_mut(noble).inside[seat.index()] = inside[seat.index()];
            }
        })
    }

    pub fn plaza(self, noble: Noble, plaza: [u8; 4]) -> Table {
        self.set(|state| {
            for seat in Seat::all(state.parties()) {
                state.player_mut(seat).officials -= plaza[seat.index()];
                state.office_mut(noble).plaza[seat.index()] = plaza[seat.index()];
            }
        })
    }

    /// A store, with a house of its owner (left group first).
    pub fn store(self, seat: u8, plot: &str, good: Good) -> Table {
        self.set(|state| {
            state.city.stores[the::<Plot>(plot).index()] = Some(Store { owner: Seat(seat), good });
            let houses = &mut state.player_mut(Seat(seat)).houses;
            let group = (0..3).find(|group| houses[*group] < [2, 3, 3][*group]).unwrap_or(0);
            houses[group] += 1;
        })
    }

    pub fn houses(self, seat: u8, left: u8, middle: u8, right: u8) -> Table {
        self.player(seat, |player| player.houses = [left, middle, right])
    }

    /// A public building of these colours, opened by somebody.
    pub fn building(self, site: &str, side: Architect, colours: [Good; 2]) -> Table {
        let building = find_building(self.game.edition(), side, colours);
        self.set(|state| state.city.buildings[the::<Site>(site).index()] = Some(Opened { building, side }))
    }

    /// The building that an architect has on display.
    pub fn display(self, side: Architect, colours: [Good; 2]) -> Table {
        let building = find_building(self.game.edition(), side, colours);
        self.set(|state| state.desk_mut(side).display = Some(building))
    }

    pub fn plans(self, seat: u8, plans: &[(Architect, u8)]) -> Table {
        self.player(seat, |player| {
            plans.iter().for_each(|(architect, count)| player.open_plans.add(*architect, *count))
        })
    }

    pub fn decrees(self, seat: u8, decrees: &[u8]) -> Table {
        let set = decrees.iter().map(|number| Decree::new(usize::from(*number) - 1)).collect();
        self.player(seat, |player| player.decrees = set)
    }

    /// The clergy tiles around the church, by number; 0 is an empty space.
    pub fn church(self, cardinal: u8, tiles: [u8; 6]) -> Table {
        self.set(|state| {
            state.church.cardinal = cardinal;
            state.church.tiles =
                tiles.map(|tile| (tile > 0).then(|| ClergyTile::new(usize::from(tile).saturating_sub(1))));
        })
    }

    pub fn yard(self, ships: &[&str]) -> Table {
        self.set(|state| state.yard = ships.iter().rev().map(|ship| the(ship)).collect())
    }

    /// What is asked first instead of the action of the turn.
    pub fn asking(self, step: Step) -> Table {
        self.set(|state| state.steps.push(step))
    }

    /// Carries out steps that ask nothing, the first one first.
    pub fn runs(mut self, steps: &[Step]) -> Table {
        for step in steps {
            let mut events = Events::default();
            self.state.steps.push(*step);
            engine::steps::advance::<Lisboa>(&mut self.game.play(&mut self.state, &mut events));
            self.events.extend(events.take());
        }
        self
    }

    fn position(&mut self) -> &mut Position<Lisboa> {
        self.position.get_or_insert_with(|| Position::of(&self.game, self.state.clone()))
    }

    /// Plays actions of a seat, one after the other; each must be legal. What has one answer is answered before.
    pub fn plays(&mut self, seat: u8, actions: &[&str]) -> &mut Table {
        self.state = self.position().state().clone();
        for action in actions {
            self.play(seat, action).unwrap_or_else(|refused| {
                let open = self.position().questions().iter().map(|open| (open.asked.question, open.options.clone()));
                let open: Vec<_> = open.collect();
                panic!("{action} of seat {seat} is refused: {refused:?}; asked: {open:?}")
            });
        }
        self
    }

    pub fn play(&mut self, seat: u8, action: &str) -> Result<(), Refused<Refusal>> {
        let mut events = Events::default();
        let action = the(action);
        let game = self.game.clone();
        self.position().apply(&game, Seat(seat), action, &mut events)?;
        self.events.extend(events.take());
        self.state = self.position().state().clone();
        Ok(())
    }

    /// Why an action is refused.
    pub fn refuses(&mut self, seat: u8, action: &str) -> Refusal {
        match self.play(seat, action) {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{action} of seat {seat}: {other:?}"),
        }
    }

    /// The legal answers of a seat, as texts.
    pub fn options(&mut self, seat: u8) -> Vec<String> {
        let open = self.position().question(Seat(seat));
        open.map(|open| open.options.iter().map(ToString::to_string).collect()).unwrap_or_default()
    }

    pub fn offers_option(&mut self, seat: u8, action: &str) -> bool {
        self.options(seat).iter().any(|option| option == action)
    }

    pub fn at(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    pub fn game(&self) -> &Lisboa {
        &self.game
    }

    /// The final scoring of this position.
    pub fn scored(&self) -> Outcome {
        self.game.look(&self.state).outcome()
    }

    /// One item of a seat's final scoring.
    pub fn item(&self, seat: usize, what: &str) -> i32 {
        let outcome = self.scored();
        outcome.scores[seat].items.iter().find(|item| item.what == what).map_or(0, |item| item.points)
    }

    pub fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}

pub(super) fn goods_of([gold, cloth, books, tools]: [u8; 4]) -> Goods {
    let mut goods = Goods::NONE;
    for (good, count) in [(Good::Gold, gold), (Good::Cloth, cloth), (Good::Books, books), (Good::Tools, tools)] {
        goods[good] = count;
    }
    goods
}

fn find_building(ed: &Edition, side: Architect, colours: [Good; 2]) -> Building {
    let set = colours.into_iter().collect();
    ed.buildings().find(|building| ed.colours(*building, side) == set).expect("such a building exists")
}

/// A political card by its name.
pub(super) fn card(text: &str) -> Card {
    the(text)
}
