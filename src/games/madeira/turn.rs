//! Phase B: placing dice and passing (p. 9).

use arrayvec::ArrayVec;

use super::action::Action;
use super::event::{Event, Lost, Stock};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::state::distinct;
use super::step::{Job, Moving, Question, Stage, Step, Task};
use super::vocabulary::{Building, Character, Favour, PassGain, PassKind, Place};
use crate::engine::{Seat, small};

impl Look<'_> {
    /// The bread that a die of this value costs on a character; none if there is no room for it.
    fn room_for(&self, value: u8, character: Character, pirate: bool) -> Allowed<u8> {
        let building = self.state.building_of(character);
        let site = self.state.site(building);
        let dice = usize::from(site.guild_dice) + usize::from(site.pirate_die);
        if dice >= self.state.seats() {
            return Err(Refusal::CharacterFull { character });
        }
        if pirate && site.pirate_die {
            return Err(Refusal::PirateDieThere { character });
        }
        Ok(self.edition.building(building).region.saturating_sub(value))
    }

    fn with_bread(&self, need: u8) -> Allowed<u8> {
        let have = self.me().bread;
        if have < need.into() { Err(Refusal::BreadMissing { need, have }) } else { Ok(need) }
    }

    /// Whether a guild die may be placed, and the bread it costs.
    pub fn may_place_die(&self, value: u8, character: Character) -> Allowed<u8> {
        if !self.me().has_die(value) {
            return Err(Refusal::NoSuchDie { value });
        }
        self.with_bread(self.room_for(value, character, false)?)
    }

    /// Whether a pirate die may be placed, and the bread it costs.
    pub fn may_place_pirate(&self, value: u8, character: Character) -> Allowed<u8> {
        if !self.state.pirate_dice.contains(&value) {
            return Err(Refusal::NoSuchPirateDie { value });
        }
        if self.me().watch == 0 {
            return Err(Refusal::NoWorkerInWatch);
        }
        self.with_bread(self.room_for(value, character, true)?)
    }

    /// Whether the active player may pass on a space, from 1, with this alternative, and what it gives.
    pub fn may_pass(&self, space: u8, kind: PassKind) -> Allowed<PassGain> {
        let index = space.wrapping_sub(1);
        let Some(gains) = self.edition.board(self.state.seats()).pass.get(usize::from(index)) else {
            return Err(Refusal::NoSuchPassSpace { space });
        };
        if self.state.players.iter().any(|player| player.passed == Some(index)) {
            return Err(Refusal::PassSpaceTaken { space });
        }
        let gain = gains.iter().copied().find(|gain| gain.kind() == kind);
        let gain = gain.ok_or(Refusal::NoSuchAlternative { space })?;
        if self.state.turn.holding == Some(Favour::Engineer) && self.can_place_die() {
            return Err(Refusal::DieMustFollow);
        }
        // On a space where everything could come to nothing one may still pass.
        let sure = |gain: &PassGain| matches!(gain, PassGain::Reais(_) | PassGain::City(_));
        let useless = match gain {
            PassGain::Watch => !self.can_move(Job::Watch),
            PassGain::Ship => !self.can_sail(),
            PassGain::Reais(_) | PassGain::City(_) => false,
        };
        if useless && gains.iter().any(sure) { Err(Refusal::NoEffect) } else { Ok(gain) }
    }

    /// The dice that the active player may place now, and where.
    fn placings(&self) -> impl Iterator<Item = Action> {
        let everywhere = |value: u8| Character::ALL.iter().map(move |character| (value, *character));
        let guild = self.me().die_values().flat_map(everywhere);
        let guild = guild.filter(|(value, character)| self.may_place_die(*value, *character).is_ok());
        let pirate = distinct(&self.state.pirate_dice).filter(|_| self.me().watch > 0).flat_map(everywhere);
        let pirate = pirate.filter(|(value, character)| self.may_place_pirate(*value, *character).is_ok());
        let guild = guild.map(|(value, character)| Action::Die(value, character));
        guild.chain(pirate.map(|(value, character)| Action::Pirate(value, character)))
    }

    /// Whether the active player can place any die now.
    pub fn can_place_die(&self) -> bool {
        self.placings().next().is_some()
    }

    pub fn turn_options(&self, out: &mut Vec<Action>) {
        self.favour_options(out);
        out.extend(self.placings());
        for (gains, space) in self.edition.board(self.state.seats()).pass.iter().zip(1..) {
            let kinds = gains.iter().map(|gain| gain.kind());
            out.extend(kinds.filter(|kind| self.may_pass(space, *kind).is_ok()).map(|kind| Action::Pass(space, kind)));
        }
    }

    /// Whether a die lacks nothing but bread, so that the windmill could help.
    pub fn lacks_only_bread(&self) -> bool {
        let short = |needed: Allowed<u8>| matches!(needed, Err(Refusal::BreadMissing { .. }));
        let dice = self
            .me()
            .die_values()
            .any(|value| Character::ALL.iter().any(|character| short(self.may_place_die(value, *character))));
        dice || distinct(&self.state.pirate_dice)
            .any(|value| Character::ALL.iter().any(|character| short(self.may_place_pirate(value, *character))))
    }

    /// Whether the character's own action could do anything. The free building has none.
    pub fn may_act(&self, character: Character) -> Allowed {
        let useful = match character {
            Character::Free => return Err(Refusal::OnlyHarvest),
            Character::Steward => self.can_move(Job::Fields),
            Character::Guildmaster => self.can_build(),
            Character::Mayor => self.mayor_is_of_use(),
            Character::Commander => self.can_sail(),
        };
        if useful { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    pub fn act_options(&self, building: Building, out: &mut Vec<Action>) {
        if self.may_act(self.state.site(building).character).is_ok() {
            out.push(Action::Act);
        }
        if self.may_harvest(self.edition.building(building).region).is_ok() {
            out.push(Action::Harvest);
        }
        out.push(Action::Done);
    }
}

impl Look<'_> {
    /// The next from this row on who has not passed, with their row.
    fn next_in_rows(&self, row: u8) -> Option<(usize, Seat)> {
        let seats = self.state.seats();
        let rows = (0..seats).map(|step| (usize::from(row) + step) % seats);
        let mut takers = rows.filter_map(|row| self.state.rows[row].taken.map(|seat| (row, seat)));
        takers.find(|(_, seat)| self.state.player(*seat).passed.is_none())
    }

    /// Who takes a row or has a turn after the one who is about to.
    pub fn next(&self) -> Option<Seat> {
        let next = match (self.state.asking(), self.state.stage) {
            // The last one has no choice of rows.
            (Some(Question::Row), Stage::Rows(taken)) if usize::from(taken) + 1 < self.state.seats() => {
                self.state.order.get(usize::from(taken)).copied()
            }
            (Some(Question::Turn), Stage::Characters(row)) => self.next_in_rows(row).map(|(_, seat)| seat),
            _ => None,
        };
        next.filter(|seat| *seat != self.seat())
    }
}

impl Play<'_> {
    /// The next in row order who has not passed has a turn, or phase C begins.
    pub fn next_turn(&mut self, row: u8) {
        match self.look().next_in_rows(row) {
            Some((row, seat)) => {
                self.state.stage = Stage::Characters(small(row + 1));
                self.begin(seat, Question::Turn);
            }
            None => self.begin_buildings(),
        }
    }

    /// Places a guild die with an action marker.
    pub fn place_die(&mut self, value: u8, character: Character) {
        let bread = self.look().may_place_die(value, character).expect("a listed die may be placed");
        let (who, building) = (self.seat(), self.state.building_of(character));
        let me = self.me();
        me.bread -= u16::from(bread);
        *me.dice.iter_mut().find(|die| **die == value).expect("the die is there") = 0;
        me.markers[building.index()] += 1;
        self.state.sites[building.index()].guild_dice += 1;
        self.tell(Event::GuildDiePlaced { who, value, character, building, bread });
        self.then([Question::Act(building)]);
    }

    /// Places a pirate die: a worker goes home from the watch, and there is no marker.
    pub fn place_pirate(&mut self, value: u8, character: Character) {
        let bread = self.look().may_place_pirate(value, character).expect("a listed pirate die may be placed");
        let (who, building) = (self.seat(), self.state.building_of(character));
        let me = self.me();
        me.bread -= u16::from(bread);
        me.watch -= 1;
        me.workers += 1;
        let die = self.state.pirate_dice.iter().position(|die| *die == value).expect("the die is there");
        self.state.pirate_dice.remove(die);
        self.state.sites[building.index()].pirate_die = true;
        self.tell(Event::PirateDiePlaced { who, value, character, building, bread });
        self.tell(Event::WorkerMoved { who, from: Place::Watch, to: Place::Home });
        self.then([Question::Act(building)]);
    }

    pub fn pass(&mut self, space: u8, kind: PassKind) {
        let gain = self.look().may_pass(space, kind).expect("a listed pass space is free");
        let who = self.seat();
        let me = self.me();
        me.passed = Some(space - 1);
        let left = me.dice_left();
        me.dice = [0; 3];
        self.state.dice_aside += left;
        self.tell(Event::Passed { who, space, with: kind });
        match gain {
            PassGain::Reais(count) => self.gain(who, Stock::Reais, count),
            PassGain::City(pp) => self.gain_city(pp, 1),
            PassGain::Watch => self.then([Question::Worker(Moving::of(Job::Watch, 1))]),
            PassGain::Ship => self.move_ships(1),
        }
    }

    /// Some PP, and workers may move into cities: capitania, pass space, reward.
    pub fn gain_city(&mut self, pp: u8, workers: u8) {
        let who = self.seat();
        self.gain(who, Stock::Prestige, pp);
        if self.look().can_move(Job::City) {
            self.then([Question::Worker(Moving::of(Job::City, workers))]);
        } else {
            self.tell(Event::Lost { who, what: Lost::CitySpot });
        }
    }

    /// Carries out the character's own action.
    pub fn act(&mut self, building: Building) {
        match self.state.site(building).character {
            Character::Steward => self.then([Question::Worker(Moving::of(Job::Fields, 2))]),
            Character::Guildmaster => self.then([Question::District]),
            Character::Mayor => {
                let moves = Question::Worker(Moving::of(Job::WithinCities, 2));
                self.then([Step::Ask(moves), Step::Run(Task::MayorGains)]);
            }
            Character::Commander => self.move_ships(2),
            Character::Free => unreachable!("the free building has no action of its own"),
        }
    }

    /// Everyone has passed: the pass column gives the order for the rest of the round.
    pub fn order_by_passing(&mut self) {
        let mut order: ArrayVec<Seat, 4> = Seat::all(self.state.seats()).collect();
        order.sort_by_key(|seat| self.state.player(*seat).passed);
        self.state.order = order;
    }
}
