//! Moving workers and citizens: where from, where to, and what an arrival brings.

use super::action::Action;
use super::event::{Event, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::Occupant;
use super::step::{Job, Moving, Question};
use super::vocabulary::{Colony, Field, Place, Spot};
use crate::engine::Seat;

impl Look<'_> {
    /// How many workers of the active player stand at a place.
    fn own_workers(&self, place: Place) -> u8 {
        let seat = self.seat();
        match place {
            Place::Home => self.me().workers,
            Place::Watch => self.me().watch,
            Place::Field(field) => self.state.field(field).workers.contains(seat).into(),
            Place::Spot(spot) => (self.state.occupant(spot) == Occupant::Worker(seat)).into(),
            Place::Colony(colony) => self.state.colony(colony).workers[seat.index()],
        }
    }

    /// Whether a piece may leave this place for this move, if it then finds somewhere to go.
    fn may_leave(&self, moving: Moving, from: Place) -> Allowed {
        match moving.job {
            Job::Anywhere => {}
            Job::WithinCities => match from {
                Place::Spot(_) => {}
                Place::Home | Place::Watch | Place::Field(_) | Place::Colony(_) => {
                    return Err(Refusal::OnlyWithinCities);
                }
            },
            Job::Fields | Job::City | Job::Colonies | Job::Watch => {
                if from == Place::Watch {
                    return Err(Refusal::NotFromWatch);
                }
            }
        }
        let citizen = match from {
            Place::Spot(spot) => moving.job == Job::WithinCities && self.state.occupant(spot) == Occupant::Citizen,
            Place::Home | Place::Watch | Place::Field(_) | Place::Colony(_) => false,
        };
        let there = self.own_workers(from) + u8::from(citizen);
        match there {
            0 => Err(Refusal::NobodyThere { place: from }),
            // Ruling 5: the second piece is another one.
            1 if moving.moved == Some(from) => Err(Refusal::MovedAlready),
            _ => Ok(()),
        }
    }

    pub fn may_move_from(&self, moving: Moving, from: Place) -> Allowed {
        self.may_leave(moving, from)?;
        let somewhere = self.destinations(moving.job).any(|to| self.may_move_to(moving, from, to).is_ok());
        if somewhere { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    pub fn may_move_to(&self, moving: Moving, from: Place, to: Place) -> Allowed {
        if from == to {
            return Err(Refusal::NoEffect);
        }
        let leads_there = match to {
            Place::Field(_) => matches!(moving.job, Job::Fields | Job::Anywhere),
            Place::Spot(_) => matches!(moving.job, Job::City | Job::WithinCities | Job::Anywhere),
            Place::Colony(_) => matches!(moving.job, Job::Colonies | Job::Anywhere),
            Place::Watch => matches!(moving.job, Job::Watch | Job::Anywhere),
            Place::Home => moving.job == Job::Anywhere,
        };
        if !leads_there {
            return Err(Refusal::NotThere { place: to });
        }
        match to {
            Place::Field(field) => self.may_enter_field(field),
            Place::Spot(spot) => self.may_enter_spot(spot),
            Place::Colony(_) | Place::Watch | Place::Home => Ok(()),
        }
    }

    fn may_enter_field(&self, field: Field) -> Allowed {
        if !self.edition.has_field(field) {
            return Err(Refusal::NotThere { place: Place::Field(field) });
        }
        let taken = self.state.field(field).workers.contains(self.seat());
        if taken { Err(Refusal::FieldTaken { field }) } else { Ok(()) }
    }

    pub fn may_enter_spot(&self, spot: Spot) -> Allowed {
        if !self.state.is_built(spot) {
            return Err(Refusal::DistrictNotBuilt { spot });
        }
        if self.state.occupant(spot) == Occupant::Nobody { Ok(()) } else { Err(Refusal::SpotTaken { spot }) }
    }

    /// All places of the kinds that a job leads to.
    fn destinations(&self, job: Job) -> impl Iterator<Item = Place> + use<> {
        let wants = move |jobs: [Job; 2]| job == Job::Anywhere || jobs.contains(&job);
        let fields = wants([Job::Fields; 2]).then(|| Field::all().map(Place::Field));
        let spots = wants([Job::City, Job::WithinCities]).then(|| Spot::all().map(Place::Spot));
        let colonies = wants([Job::Colonies; 2]).then(|| Colony::ALL.iter().copied().map(Place::Colony));
        let watch = wants([Job::Watch; 2]).then_some(Place::Watch);
        let home = (job == Job::Anywhere).then_some(Place::Home);
        let on_board = fields.into_iter().flatten().chain(spots.into_iter().flatten());
        on_board.chain(colonies.into_iter().flatten()).chain(watch).chain(home)
    }

    /// All places that pieces may leave, of the kinds that a job allows.
    fn sources(&self, job: Job) -> impl Iterator<Item = Place> + use<> {
        let everywhere = job != Job::WithinCities;
        let home = everywhere.then_some(Place::Home);
        let watch = (job == Job::Anywhere).then_some(Place::Watch);
        let fields = everywhere.then(|| Field::all().map(Place::Field));
        let colonies = everywhere.then(|| Colony::ALL.iter().copied().map(Place::Colony));
        let spots = Spot::all().map(Place::Spot);
        home.into_iter()
            .chain(watch)
            .chain(fields.into_iter().flatten())
            .chain(spots)
            .chain(colonies.into_iter().flatten())
    }

    /// Whether any piece can be moved for this job.
    pub fn can_move(&self, job: Job) -> bool {
        let moving = Moving::of(job, 1);
        self.sources(job).any(|from| self.may_move_from(moving, from).is_ok())
    }

    pub fn move_options(&self, moving: Moving, out: &mut Vec<Action>) {
        let from = self.sources(moving.job).filter(|from| self.may_move_from(moving, *from).is_ok());
        out.extend(from.map(Action::From));
        out.push(Action::Done);
    }

    pub fn move_to_options(&self, moving: Moving, from: Place, out: &mut Vec<Action>) {
        let to = self.destinations(moving.job).filter(|to| self.may_move_to(moving, from, *to).is_ok());
        out.extend(to.map(Action::To));
    }
}

impl Play<'_> {
    /// Moves a piece, which may let another follow, and gives what its arrival brings.
    pub fn move_worker(&mut self, moving: Moving, from: Place, to: Place) {
        let who = self.seat();
        let citizen = matches!(from, Place::Spot(spot) if self.state.occupant(spot) == Occupant::Citizen);
        if let (true, Place::Spot(left), Place::Spot(entered)) = (citizen, from, to) {
            self.state.set_occupant(left, Occupant::Nobody);
            self.state.set_occupant(entered, Occupant::Citizen);
            self.tell(Event::CitizenMoved { who, from, to });
        } else {
            self.leave(who, from);
            self.enter(who, to);
            self.tell(Event::WorkerMoved { who, from, to });
        }
        if moving.left > 1 {
            self.then([Question::Worker(Moving { left: moving.left - 1, moved: Some(to), ..moving })]);
        }
        self.arrive(moving.job, to);
    }

    fn leave(&mut self, who: Seat, place: Place) {
        match place {
            Place::Home => self.state.player_mut(who).workers -= 1,
            Place::Watch => self.state.player_mut(who).watch -= 1,
            Place::Field(field) => {
                let workers = &mut self.state.field_mut(field).workers;
                *workers = workers.without(who);
            }
            Place::Spot(spot) => self.state.set_occupant(spot, Occupant::Nobody),
            Place::Colony(colony) => self.state.colonies[colony.index()].workers[who.index()] -= 1,
        }
    }

    pub fn enter(&mut self, who: Seat, place: Place) {
        match place {
            Place::Home => self.state.player_mut(who).workers += 1,
            Place::Watch => self.state.player_mut(who).watch += 1,
            Place::Field(field) => {
                let workers = &mut self.state.field_mut(field).workers;
                *workers = workers.with(who);
            }
            Place::Spot(spot) => self.state.set_occupant(spot, Occupant::Worker(who)),
            Place::Colony(colony) => self.state.colonies[colony.index()].workers[who.index()] += 1,
        }
    }

    fn arrive(&mut self, job: Job, to: Place) {
        let who = self.seat();
        match to {
            Place::Colony(colony) => {
                let ships = self.state.explorers(colony, who);
                self.gain(who, Stock::Prestige, ships);
            }
            // Ruling 9: the PP of capitania, pass space and reward do not depend on the move; the scout's do.
            Place::Spot(_) if job == Job::Anywhere => self.gain(who, Stock::Prestige, 1),
            Place::Watch => self.offer_discard(),
            Place::Spot(_) | Place::Home | Place::Field(_) => {}
        }
    }
}
