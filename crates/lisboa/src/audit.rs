//! The law of conservation: every piece is somewhere, and in one place only.

use super::edition::TREASURY;
use super::play::Look;
use super::player::Docked;
use super::step::{Question, Step};
use super::vocabulary::{Architect, Card, CardSet, Cubes, Deck, DecreeSet, Good, Rubble, Ship};
use engine::Seat;

fn equal(what: &str, found: usize, expected: usize) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found}, not {expected}")) }
}

fn holds(what: &str, yes: bool) -> Result<(), String> {
    if yes { Ok(()) } else { Err(what.to_owned()) }
}

impl Look<'_> {
    pub fn audit(self) -> Result<(), String> {
        self.audit_cubes()?;
        self.audit_cards()?;
        self.audit_clergy()?;
        self.audit_decrees()?;
        self.audit_plans_and_buildings()?;
        self.audit_city_tiles()?;
        self.audit_ships()?;
        self.audit_board()?;
        Seat::all(self.state.parties()).try_for_each(|seat| self.audit_player(seat))
    }

    fn audit_cubes(self) -> Result<(), String> {
        let city = &self.state.city;
        let mut all = Cubes::NONE;
        all += city.pile;
        all += city.lost;
        city.row_cubes.iter().chain(&city.column_cubes).chain(&city.site_cubes).for_each(|cubes| all += *cubes);
        self.state.players.iter().for_each(|player| all += player.rubble);
        Rubble::ALL
            .iter()
            .try_for_each(|kind| equal(kind.name(), all[*kind].into(), self.edition.rubble.per_colour.into()))
    }

    fn audit_cards(self) -> Result<(), String> {
        let mut seen = CardSet::default();
        let mut count = |card: Card| -> Result<(), String> {
            if self.edition.card(card).is_none() || !seen.insert(card) {
                return Err(format!("the card {card} is there twice, or should not be there"));
            }
            Ok(())
        };
        let s = self.state;
        s.discarded.iter().try_for_each(&mut count)?;
        s.piles.iter().chain(&s.later_piles).flatten().copied().try_for_each(&mut count)?;
        s.blue_rest.iter().chain(&s.purple).copied().try_for_each(&mut count)?;
        s.setting_up.kept.iter().flatten().copied().try_for_each(&mut count)?;
        for player in &s.players {
            player.hand.iter().chain(&player.bureau).copied().try_for_each(&mut count)?;
            for docked in &player.docks {
                if let Docked::Noble(card) = docked {
                    count(*card)?;
                }
            }
        }
        for step in &s.steps {
            if let Step::Ask(_, Question::AddCard { card }) = step {
                count(*card)?;
            }
        }
        let cards = Deck::ALL.iter().map(|deck| self.edition.deck(*deck).count()).sum();
        equal("political cards", seen.len(), cards)
    }

    fn audit_clergy(self) -> Result<(), String> {
        let s = self.state;
        let mut seen: Vec<_> = s.church.bag.iter().chain(s.church.tiles.iter().flatten()).copied().collect();
        seen.extend(s.players.iter().flat_map(|player| &player.clergy));
        let known = seen.len();
        seen.sort_unstable();
        seen.dedup();
        equal("different clergy tiles", seen.len(), known)?;
        // Until all have chosen, two tiles lie before each seat, then the one that it did not keep.
        let offered =
            2 * s.setting_up.offered.len() - usize::from(s.setting_up.chosen.len()).min(s.setting_up.offered.len());
        equal("clergy tiles", known + offered + usize::from(s.church.lost), self.edition.clergy_tiles().count())
    }

    fn audit_decrees(self) -> Result<(), String> {
        let s = self.state;
        let all: DecreeSet = s.decree_row.iter().chain(&s.decree_stack).copied().collect();
        let known = s.decree_row.len() + s.decree_stack.len();
        let held: usize = s.players.iter().map(|player| usize::from(player.decrees.len())).sum();
        let together: DecreeSet = all.iter().chain(s.players.iter().flat_map(|player| player.decrees.iter())).collect();
        equal("different decrees", together.len().into(), known + held)?;
        let out = self.edition.decrees().filter(|decree| {
            let card = self.edition.decree(*decree);
            card.out_for_two && s.for_two() || card.out_for_solo && s.seats == 1
        });
        equal("decrees", known + held + out.count(), self.edition.decrees().count())
    }

    fn audit_plans_and_buildings(self) -> Result<(), String> {
        let s = self.state;
        let stacked: usize = s.architects.iter().map(|desk| desk.plans.len()).sum();
        let held: usize = s
            .players
            .iter()
            .map(|player| usize::from(player.open_plans.total() + player.completed_plans.total()))
            .sum();
        let plans =
            self.edition.plans.starting.len() + self.edition.plans().iter().map(|stack| stack.len()).sum::<usize>();
        equal("plans", stacked + held + usize::from(s.spare_plans), plans)?;
        let mut buildings: Vec<_> = s.city.buildings.iter().flatten().map(|opened| opened.building).collect();
        for architect in Architect::ALL {
            let desk = s.desk(*architect);
            buildings.extend(desk.display.iter().chain(&desk.stack));
        }
        buildings.sort_unstable();
        buildings.dedup();
        equal("public buildings", buildings.len(), self.edition.buildings().count())
    }

    fn audit_city_tiles(self) -> Result<(), String> {
        let city = &self.state.city;
        let (mut large, mut small) = (usize::from(city.large_stock), usize::from(city.small_stock));
        large += city.display.iter().filter(|tile| **tile).count();
        small += usize::from(city.small_display);
        let building = self.state.steps.iter().filter_map(|step| {
            if let Step::Ask(_, Question::PickHouse { plot, .. }) = step { Some(*plot) } else { None }
        });
        for plot in city.all_stores().map(|(plot, _)| plot).chain(building) {
            let thin = plot.column() == super::vocabulary::Column::THIN;
            *(if thin { &mut small } else { &mut large }) += 1;
        }
        equal("large city tiles", large, self.edition.city_tiles.large.into())?;
        equal("small city tiles", small, self.edition.city_tiles.small.into())
    }

    fn audit_ships(self) -> Result<(), String> {
        let s = self.state;
        let mut ships: Vec<Ship> = s.yard.iter().chain(&s.later_ships).copied().collect();
        ships.extend(s.players.iter().flat_map(|player| player.ships().map(|moored| moored.ship)));
        ships.sort_unstable();
        ships.dedup();
        let all = 4 * usize::from(self.edition.ship_copies.copies[s.parties() - 2]);
        equal("ships", ships.len() + usize::from(s.lost_ships), all)
    }

    fn audit_board(self) -> Result<(), String> {
        let s = self.state;
        holds("the treasury is off its track", (1..=TREASURY).contains(&s.treasury))?;
        let prices = s.market.iter().zip(&self.edition.market.start);
        let fell =
            prices.clone().all(|(price, start)| (self.edition.market.minimum.min(*start)..=*start).contains(price));
        holds("a price rose, or fell too low", fell)?;
        let held: usize = s.players.iter().map(|player| usize::from(player.favours.len())).sum();
        let stock: usize = s.favours.iter().map(|count| usize::from(*count)).sum();
        equal("favours", held + stock, 3 * s.parties())?;
        let full = s.offices.iter().all(|office| office.occupied() <= self.edition.offices.spaces);
        holds("an office is too full", full)?;
        let neutral = s.offices.iter().all(|office| office.neutral == u8::from(s.for_two()));
        holds("a neutral official is missing", neutral)
    }

    fn audit_player(self, seat: Seat) -> Result<(), String> {
        let player = self.state.player(seat);
        let officials = player.officials + self.state.placed_officials(seat);
        equal("officials", officials.into(), self.edition.start.officials.into())?;
        equal("houses", self.state.city.stores_of(seat).count(), player.built_houses().into())?;
        holds("too much influence", player.influence <= self.edition.influence.max)?;
        if self.state.is_lacerda(seat) {
            return Ok(());
        }
        let fits = Good::ALL.iter().all(|good| player.goods[*good] <= self.warehouse(seat));
        holds("more goods than the warehouse holds", fits)?;
        let shedding = self.state.steps.contains(&Step::Ask(seat, Question::Shed));
        holds("more cards than the portfolio holds", shedding || self.excess_cards(seat) == 0)?;
        holds("more cards than slots", player.docks.len() <= super::player::SLOTS)?;
        let cubes = Rubble::ALL.iter().all(|kind| player.rubble[*kind] <= super::player::RUBBLE_SPACES);
        holds("more cubes of a kind than spaces", cubes)?;
        holds("more set markers than sets", player.markers <= player.sets())?;
        holds("more hand cards than allowed", player.hand.len() <= usize::from(self.edition.start.hand))
    }
}
