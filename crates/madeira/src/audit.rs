//! Checks that no piece was lost or made.

use super::play::Look;
use super::state::{DICE, Occupant};
use super::step::Phase;
use super::vocabulary::{Building, FavourSet, Field, Request, Space, Spot};
use engine::{Seat, small};

fn expect<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: there are {found:?}, not {expected:?}")) }
}

impl Look<'_> {
    pub fn audit(&self) -> Result<(), String> {
        for seat in Seat::all(self.state.seats()) {
            self.audit_player(seat)?;
        }
        self.audit_favours()?;
        self.audit_requests()?;
        self.audit_dice()?;
        self.audit_cities()?;
        self.audit_ships()
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.state.player(seat);
        let (start, mill) = (&self.edition.start, &self.edition.windmill);
        expect(&format!("workers of seat {seat}"), player.workers + self.workers_out(seat), start.workers)?;
        expect(&format!("ships of seat {seat}"), player.ships + self.ships_out(seat), start.ships)?;
        if !(mill.bottom..=mill.top).contains(&player.windmill) {
            return Err(format!("seat {seat} is on step {} of the windmill", player.windmill));
        }
        let missing = Field::all()
            .find(|field| self.state.field(*field).workers.contains(seat) && !self.edition.has_field(*field));
        missing.map_or(Ok(()), |field| Err(format!("seat {seat} has a worker on {field}, which does not exist")))
    }

    fn audit_favours(&self) -> Result<(), String> {
        let on_board: FavourSet = self.favours_on_board().collect();
        let held = self.state.players.iter().flat_map(|player| [player.face_up, player.face_down]);
        let sets: Vec<FavourSet> = held.chain([on_board]).collect();
        let all = sets.iter().fold(FavourSet::NONE, |all, set| all | *set);
        expect("favours", sets.iter().map(|set| set.len()).sum::<u8>(), 12)?;
        expect("different favours", all.len(), 12)
    }

    fn audit_requests(&self) -> Result<(), String> {
        let seats = self.state.seats();
        let held = self.state.players.iter().map(|player| player.requests);
        let piles: Vec<_> = held.chain(self.state.rows.iter().map(|row| row.requests)).collect();
        let count =
            |request: Request| piles.iter().map(|pile| pile[request]).sum::<u8>() + self.state.presented[request];
        expect("requests", Request::ALL.iter().map(|request| count(*request)).sum::<u8>(), small(6 * seats))?;
        for &request in Request::ALL {
            let dealt: u8 = self.edition.requests()[..seats - 1].iter().map(|heads| heads[request]).sum();
            let start = self.edition.requests.start.iter().any(|(other, _)| *other == request);
            if !(dealt..=dealt + u8::from(start)).contains(&count(request)) {
                return Err(format!("there are {} {request} requests", count(request)));
            }
        }
        Ok(())
    }

    fn audit_dice(&self) -> Result<(), String> {
        let phase = self.state.stage.phase();
        if !matches!(phase, Phase::Preparation | Phase::Characters | Phase::Buildings) {
            return Ok(());
        }
        let on_rows = small(self.state.rows.iter().flat_map(|row| row.dice).filter(|die| *die > 0).count());
        let held: u8 = self.state.players.iter().map(|player| player.dice_left()).sum();
        let placed: u8 = self.state.sites.iter().map(|site| site.guild_dice).sum();
        let markers: u8 = self.state.players.iter().flat_map(|player| player.markers).sum();
        let pirates = self.state.sites.iter().filter(|site| site.pirate_die).count() + self.state.pirate_dice.len();
        if pirates > 0 {
            expect("guild dice", on_rows + held + placed + self.state.dice_aside, small(DICE * self.state.seats()))?;
            expect("pirate dice", pirates, self.edition.dice.pirate_dice.into())?;
            expect("markers for guild dice", markers, placed)?;
        }
        for &building in Building::ALL {
            let site = self.state.site(building);
            if usize::from(site.guild_dice) + usize::from(site.pirate_die) > self.state.seats() {
                return Err(format!("too many dice on {building}"));
            }
        }
        Ok(())
    }

    fn audit_cities(&self) -> Result<(), String> {
        let citizens = Spot::all().filter(|spot| self.state.occupant(*spot) == Occupant::Citizen).count();
        expect("citizens", citizens, 3)?;
        let unbuilt =
            Spot::all().find(|spot| !self.state.is_built(*spot) && self.state.occupant(*spot) != Occupant::Nobody);
        unbuilt.map_or(Ok(()), |spot| Err(format!("somebody stands on {spot}, which is not built")))
    }

    fn audit_ships(&self) -> Result<(), String> {
        let lost = Space::all().find(|space| {
            self.state.ship_at(*space).is_some() && (!self.has_space(*space) || self.berth(*space) != *space)
        });
        lost.map_or(Ok(()), |space| Err(format!("a ship is on {space}, which is not in play")))
    }
}
