//! Moving workers and citizens: where from, where to, and what an arrival brings.

use super::prelude::*;
use super::state::Occupant;
use super::step::{Job, Moving};
use super::tell::names::conversion;

impl Ask<Madeira> for question::Worker {
    type Reply = Option<action::From>;
    const TERM: Option<&'static str> = None;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let moving = self.moving;
        let from = look.sources(moving.job).filter(|from| look.may_move_from(moving, *from).is_ok());
        out.extend(from.map(Action::From));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: Option<action::From>) -> Allowed {
        reply.map_or(Ok(()), |reply| look.may_move_from(self.moving, reply.from))
    }

    fn term(self, _sight: Reckoning<'_>) -> Option<&'static str> {
        Some(self.moving.term())
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: Option<action::From>) {
        if let Some(action::From { from }) = reply {
            play.then([Question::WorkerTo(self.moving, from)]);
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        let left = self.moving.left.into();
        match self.moving.job {
            Job::Fields => w::AskWorkerFields { left }.say(),
            Job::City => w::AskWorkerCity { left }.say(),
            Job::WithinCities => w::AskWorkerWithin { left }.say(),
            Job::Colonies => w::AskWorkerColonies { left }.say(),
            Job::Watch => w::AskWorkerWatch { left }.say(),
            Job::Anywhere => w::ASK_WORKER_ANYWHERE.say(),
        }
    }
}

impl Ask<Madeira> for question::WorkerTo {
    type Reply = action::To;
    const TERM: Option<&'static str> = None;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let question::WorkerTo { moving, from } = self;
        let to = look.destinations(moving.job).filter(|to| look.may_move_to(moving, from, *to).is_ok());
        out.extend(to.map(Action::To));
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: action::To) -> Allowed {
        look.may_move_to(self.moving, self.from, reply.to)
    }

    fn term(self, _sight: Reckoning<'_>) -> Option<&'static str> {
        Some(self.moving.term())
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: action::To) {
        play.move_worker(self.moving, self.from, reply.to);
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        let from = names::place(self.from);
        if sight.is_citizen(self.from) { w::AskCitizenTo { from }.say() } else { w::AskWorkerTo { from }.say() }
    }
}

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

    fn may_move_from(&self, moving: Moving, from: Place) -> Allowed {
        self.may_leave(moving, from)?;
        let somewhere = self.destinations(moving.job).any(|to| self.may_move_to(moving, from, to).is_ok());
        if somewhere { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    fn may_move_to(&self, moving: Moving, from: Place, to: Place) -> Allowed {
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
}

impl Moving {
    /// The term that explains what workers are moved for.
    fn term(self) -> &'static str {
        match self.job {
            Job::Fields => "steward",
            Job::City => "capitania",
            Job::WithinCities => "mayor",
            Job::Colonies => "alfandega",
            Job::Watch => "fortaleza",
            Job::Anywhere => "favours",
        }
    }
}

impl Play<'_> {
    /// Moves a piece, which may let another follow, and gives what its arrival brings.
    fn move_worker(&mut self, moving: Moving, from: Place, to: Place) {
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

impl Reply<Madeira> for action::From {
    const COMMAND: Option<&'static str> = Some("worker");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let (is_citizen, place) = (sight.is_citizen(self.from), names::place(self.from));
        if is_citizen { w::OptCitizen { place }.say() } else { w::OptWorker { place }.say() }
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![around(self.from)]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        places::of(self.from)
    }
}

impl Reply<Madeira> for action::To {
    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        match self.to {
            Place::Spot(_) if sight.is_scouting() => {
                w::OptToSpotPp { place: names::place(self.to), pp: names::points(1u8) }.say()
            }
            Place::Home | Place::Spot(_) => w::OptTo { place: names::place(self.to) }.say(),
            Place::Watch => match sight.driven_away() {
                0 => w::OPT_TO_WATCH_NONE.say(),
                count => w::OptToWatch { pirates: names::pirates(count) }.say(),
            },
            Place::Field(field) => to_field(sight, field),
            Place::Colony(colony) => w::OptToColony {
                place: names::colony(colony),
                pp: names::points(sight.explorers(colony)),
                good: names::amount(Stock::Good(sight.edition.colony(colony).good), 1),
            }
            .say(),
        }
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        match self.to {
            Place::Field(field) => {
                let good = sight.field(field)?.becomes?;
                Some(w::DetailBecomes { good: names::good(good), round: conversion(good).into() }.say())
            }
            // What a city gives by the mayor, and what it scores.
            Place::Spot(spot) => {
                let here = &sight.view.cities[spot.city().index()];
                let [most, less] = here.pp.map(names::points);
                Some(w::DetailCity { gives: names::city_gives(here.gives), most, less }.say())
            }
            Place::Home | Place::Watch | Place::Colony(_) => None,
        }
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![around(self.to)]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        places::of(self.to)
    }
}

fn to_field(sight: Reckoning<'_>, field: Field) -> Phrase {
    let Some(here) = sight.field(field) else { return w::OPT_TO_FOREST.say() };
    let good = names::good_piece(here.state.good);
    match here.state.wood {
        0 => w::OptToField { field: field.to_string(), good }.say(),
        wood => w::OptToFieldWood { field: field.to_string(), good, wood: names::amount(Stock::Wood, wood) }.say(),
    }
}

/// Where a place is, as a subject under which moves are found.
fn around(place: Place) -> Phrase {
    match place {
        Place::Home | Place::Watch => w::GROUP_HOME.say(),
        Place::Field(field) => match field.region() {
            Some(region) => w::Region { region: region.into() }.say(),
            None => w::FOREST.say(),
        },
        Place::Spot(spot) => names::city(spot.city()),
        Place::Colony(_) => w::GROUP_COLONIES.say(),
    }
}

impl Happen<Madeira> for event::WorkerMoved {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::WorkerMoved { who: self.who, from: names::place(self.from), to: names::place(self.to) }.say())
    }
}

impl Happen<Madeira> for event::CitizenMoved {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::CitizenMoved { who: self.who, from: names::place(self.from), to: names::place(self.to) }.say())
    }
}
