//! Phase B: placing dice and passing (p. 9).

use arrayvec::ArrayVec;

use super::event::Loss;
use super::prelude::*;
use super::price::{BREAD, DIE, LISTED, bought};
use super::state::distinct;
use super::step::{Job, Moving, Stage, Step, Task};

engine::one_of! {
    pub enum TurnReply of Action {
        Favour(action::Favour),
        Die(action::Die),
        Pirate(action::Pirate),
        Pass(action::Pass),
    }
}

impl Ask<Madeira> for question::Turn {
    type Reply = TurnReply;
    const TERM: Option<&'static str> = Some("guild-dice");
    const GROUPED: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        look.favour_options(out);
        out.extend(look.placings());
        for (gains, space) in look.edition.board(look.state.seats()).pass.iter().zip(1..) {
            let kinds = gains.iter().map(|gain| gain.kind());
            out.extend(kinds.filter(|kind| look.may_pass(space, *kind).is_ok()).map(|kind| Action::Pass(space, kind)));
        }
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: TurnReply) -> Allowed {
        match reply {
            TurnReply::Favour(reply) => look.may_use(reply.favour),
            TurnReply::Die(reply) => look.may_place_die(reply.die, reply.character).map(drop),
            TurnReply::Pirate(reply) => look.may_place_pirate(reply.die, reply.character).map(drop),
            TurnReply::Pass(reply) => look.may_pass(reply.space, reply.gain).map(drop),
        }
    }

    fn price(self, look: Look<'_>, _seat: Seat, reply: TurnReply) -> Price {
        let bread = match reply {
            TurnReply::Favour(reply) => return look.favour_price(reply.favour),
            TurnReply::Die(reply) => look.may_place_die(reply.die, reply.character),
            TurnReply::Pirate(reply) => look.may_place_pirate(reply.die, reply.character),
            TurnReply::Pass(_) => return Price::free(),
        };
        Price::of(DIE).costs(BREAD, bread.expect(LISTED))
    }

    fn even_if_forced(self, look: Look<'_>, _seat: Seat) -> bool {
        look.lacks_only_bread() || look.lacks_only_means()
    }

    /// One's best die on every character: whatever a lower one lacks, it may not. Then a pirate die, and favours.
    fn sought(self, sight: Reckoning<'_>) -> Vec<Action> {
        let best = sight.me().dice.iter().copied().max();
        let pirate = sight.view.pirate_dice.iter().copied().max();
        let guild = Character::ALL.iter().filter_map(|character| Some(Action::Die(best?, *character)));
        let dice = guild.chain(pirate.map(|value| Action::Pirate(value, Character::Steward)));
        dice.chain(sight.favours()).collect()
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: TurnReply) {
        match reply {
            TurnReply::Favour(reply) => play.use_favour(reply.favour, self.into()),
            TurnReply::Die(reply) => play.place_die(reply.die, reply.character),
            TurnReply::Pirate(reply) => play.place_pirate(reply.die, reply.character),
            TurnReply::Pass(reply) => play.pass(reply.space, reply.gain),
        }
    }

    fn words(self, _sight: Reckoning<'_>) -> Phrase {
        w::ASK_TURN.say()
    }
}

engine::one_of! {
    pub enum ActReply of Action { Act(action::Act), Harvest(action::Harvest), Done(action::Done) }
}

impl Ask<Madeira> for question::Act {
    type Reply = ActReply;
    const TERM: Option<&'static str> = None;
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, _seat: Seat, out: &mut impl Extend<Action>) {
        let building = self.building;
        if look.may_act(look.state.site(building).character).is_ok() {
            out.extend([Action::Act]);
        }
        if look.may_harvest(look.edition.building(building).region).is_ok() {
            out.extend([Action::Harvest]);
        }
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, _seat: Seat, reply: ActReply) -> Allowed {
        match reply {
            ActReply::Act(_) => look.may_act(look.state.site(self.building).character),
            ActReply::Harvest(_) => look.may_harvest(look.edition.building(self.building).region),
            ActReply::Done(_) => Ok(()),
        }
    }

    fn term(self, sight: Reckoning<'_>) -> Option<&'static str> {
        Some(match sight.building(self.building).site.character {
            Character::Steward => "steward",
            Character::Guildmaster => "guildmaster",
            Character::Mayor => "mayor",
            Character::Commander => "commander",
            Character::Free => "free-building",
        })
    }

    fn even_if_forced(self, look: Look<'_>, _seat: Seat) -> bool {
        look.state.site(self.building).character == Character::Commander && look.could_sail_by_exchange(None)
    }

    fn sought(self, _sight: Reckoning<'_>) -> Vec<Action> {
        vec![Action::Act, Action::Harvest]
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, reply: ActReply) {
        match reply {
            ActReply::Act(_) => play.act(self.building),
            ActReply::Harvest(_) => play.harvest(self.building),
            ActReply::Done(_) => {}
        }
    }

    fn words(self, sight: Reckoning<'_>) -> Phrase {
        let (character, building) = (sight.building(self.building).site.character, names::building(self.building));
        if character == Character::Free {
            w::AskFree { building }.say()
        } else {
            w::AskAct { character: names::character(character), building }.say()
        }
    }

    fn declining(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::OPT_NEITHER.say())
    }
}

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
    fn may_place_die(&self, value: u8, character: Character) -> Allowed<u8> {
        if !self.me().has_die(value) {
            return Err(Refusal::NoSuchDie { value });
        }
        self.with_bread(self.room_for(value, character, false)?)
    }

    /// Whether a pirate die may be placed, and the bread it costs.
    fn may_place_pirate(&self, value: u8, character: Character) -> Allowed<u8> {
        if !self.state.pirate_dice.contains(&value) {
            return Err(Refusal::NoSuchPirateDie { value });
        }
        if self.me().watch == 0 {
            return Err(Refusal::NoWorkerInWatch);
        }
        self.with_bread(self.room_for(value, character, true)?)
    }

    /// Whether the active player may pass on a space, from 1, with this alternative, and what it gives.
    fn may_pass(&self, space: u8, kind: PassKind) -> Allowed<PassGain> {
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

    /// Whether a die lacks nothing but bread that the windmill could bring.
    fn lacks_only_bread(&self) -> bool {
        let short = |needed: Allowed<u8>| match needed {
            Err(Refusal::BreadMissing { need, have }) => self.could_mill_bread(small(u16::from(need) - have)),
            _ => false,
        };
        let dice = self
            .me()
            .die_values()
            .any(|value| Character::ALL.iter().any(|character| short(self.may_place_die(value, *character))));
        dice || distinct(&self.state.pirate_dice)
            .any(|value| Character::ALL.iter().any(|character| short(self.may_place_pirate(value, *character))))
    }

    /// Whether the character's own action could do anything. The free building has none.
    fn may_act(&self, character: Character) -> Allowed {
        let useful = match character {
            Character::Free => return Err(Refusal::OnlyHarvest),
            Character::Steward => self.can_move(Job::Fields),
            Character::Guildmaster => self.can_build(),
            Character::Mayor => self.mayor_is_of_use(),
            Character::Commander => self.can_sail(),
        };
        if useful { Ok(()) } else { Err(Refusal::NothingToDo { character }) }
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
    fn place_die(&mut self, value: u8, character: Character) {
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
    fn place_pirate(&mut self, value: u8, character: Character) {
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

    fn pass(&mut self, space: u8, kind: PassKind) {
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
            self.tell(Event::Lost { who, what: Loss::CitySpot });
        }
    }

    /// Carries out the character's own action.
    fn act(&mut self, building: Building) {
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

impl Reply<Madeira> for action::Die {
    const COMMAND: Option<&'static str> = Some("place");
    const PREVIEWS: bool = true;

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        die_label(sight, self.die, self.character, false, price)
    }

    fn detail(self, sight: Reckoning<'_>, next: &[Action]) -> Option<Phrase> {
        die_detail(sight, self.character, next)
    }

    fn announces(self, look: Look<'_>, seat: Seat) -> Vec<Action> {
        look.uses_after(seat, self.into())
    }

    fn groups(self, sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![by_character(sight, self.character)]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(names::character(self.character))
    }

    fn places(self, sight: Reckoning<'_>) -> Vec<String> {
        sight.places_of(self.character)
    }
}

impl Reply<Madeira> for action::Pirate {
    const COMMAND: Option<&'static str> = Some("pirate");
    const PREVIEWS: bool = true;

    fn label(self, sight: Reckoning<'_>, price: &Price) -> Phrase {
        die_label(sight, self.die, self.character, true, price)
    }

    fn detail(self, sight: Reckoning<'_>, next: &[Action]) -> Option<Phrase> {
        die_detail(sight, self.character, next)
    }

    fn announces(self, look: Look<'_>, seat: Seat) -> Vec<Action> {
        look.uses_after(seat, self.into())
    }

    fn groups(self, sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![by_character(sight, self.character)]
    }

    fn sought_name(self, _sight: Reckoning<'_>) -> Option<Phrase> {
        Some(w::PIRATE_DICE_SOUGHT.say())
    }

    fn places(self, sight: Reckoning<'_>) -> Vec<String> {
        sight.places_of(self.character)
    }
}

/// What placing a die costs now, and what the building will do for whoever leaves a marker there.
fn die_label(sight: Reckoning<'_>, value: u8, character: Character, pirate: bool, price: &Price) -> Phrase {
    let bread = match price.range(BREAD).1 {
        0 => w::FREE_OF_BREAD.say(),
        bread => names::pay(names::amount(Stock::Bread, bread)),
    };
    let effect = sight.site_of(character).map(|site| sight.effect(site.building, None));
    let then =
        if pirate { Some(w::WORKER_LEAVES_WATCH.say()) } else { effect.map(|effect| w::Later { what: effect }.say()) };
    let parts = names::dots([bread].into_iter().chain(then).collect());
    w::OptDie { die: names::die(value, pirate), character: names::character(character), parts }.say()
}

/// What a die on this character can be used for.
fn die_detail(sight: Reckoning<'_>, character: Character, next: &[Action]) -> Option<Phrase> {
    let site = sight.site_of(character)?;
    let harvest = || Phrase::List(sight.harvest(site.region));
    let does = || names::character_does(character);
    Some(match (next.contains(&Action::Act), next.contains(&Action::Harvest)) {
        (true, true) => w::DetailDie { does: does(), harvest: harvest() }.say(),
        (true, false) => does(),
        (false, true) if character == Character::Free => w::DetailFree { harvest: harvest() }.say(),
        (false, true) => w::DetailOnlyHarvest { harvest: harvest() }.say(),
        (false, false) if character == Character::Free => w::DetailNoHarvest { region: site.region.into() }.say(),
        (false, false) => w::DETAIL_NO_USE.say(),
    })
}

/// A character, the building where it stands, and what that will cost whoever leaves a marker.
fn by_character(sight: Reckoning<'_>, character: Character) -> Phrase {
    let Some(site) = sight.site_of(character) else { return names::character(character) };
    let (cost, pirates) = sight.outlook(site);
    w::GroupCharacter {
        character: names::character(character),
        building: names::building(site.building),
        region: site.region.into(),
        cost: names::amount(Stock::Reais, cost),
        pirates: names::pirates(pirates),
    }
    .say()
}

impl Reply<Madeira> for action::Pass {
    const COMMAND: Option<&'static str> = Some("pass");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        let space = &sight.view.pass_spaces[usize::from(self.space) - 1];
        let gain = space.gains.iter().copied().find(|gain| gain.kind() == self.gain).expect("a listed alternative");
        let gain = match gain {
            PassGain::City(pp) => sight.gain_in_cities(pp, names::pass_gain(gain)),
            PassGain::Reais(_) => names::get(names::pass_gain(gain)),
            PassGain::Watch | PassGain::Ship => names::pass_gain(gain),
        };
        w::OptPass { space: names::roman(self.space).to_string(), gain }.say()
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        // Dice that are given up.
        let dice = sight.me().dice.len();
        (dice > 0).then(|| w::DetailPass { dice: dice.into() }.say())
    }

    fn groups(self, _sight: Reckoning<'_>) -> Vec<Phrase> {
        vec![w::GROUP_PASS.say()]
    }

    fn places(self, _sight: Reckoning<'_>) -> Vec<String> {
        vec![places::pass(self.space)]
    }
}

impl Reply<Madeira> for action::Act {
    const COMMAND: Option<&'static str> = Some("act");

    fn label(self, sight: Reckoning<'_>, _price: &Price) -> Phrase {
        // Which character it is follows from where the last die went.
        let character = sight.acting().expect("an action follows a die").site.character;
        w::OptAct { character: names::character(character), does: names::character_does(character) }.say()
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("action", Action::Act.to_string())]
    }

    fn detail(self, sight: Reckoning<'_>, _next: &[Action]) -> Option<Phrase> {
        let gains = sight.mayor();
        let acts = sight.acting().is_some_and(|site| site.site.character == Character::Mayor);
        (acts && !gains.is_empty()).then(|| w::DetailMayor { gains: Phrase::List(gains) }.say())
    }

    fn sought_name(self, sight: Reckoning<'_>) -> Option<Phrase> {
        Some(sight.acting().map_or_else(Phrase::empty, |site| names::character(site.site.character)))
    }
}

fn die_placed(pirate: bool, die: event::GuildDiePlaced) -> Option<Phrase> {
    let event::GuildDiePlaced { who, value, character, building, bread } = die;
    let die = names::die(value, pirate);
    let (character, building) = (names::character(character), names::building(building));
    Some(match bread {
        0 => w::DiePlaced { who, die, character, building }.say(),
        _ => {
            let bread = names::amount(Stock::Bread, bread);
            w::DiePlacedBread { who, die, character, building, bread }.say()
        }
    })
}

impl Happen<Madeira> for event::GuildDiePlaced {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        die_placed(false, self.clone())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, DIE, vec![(BREAD, self.bread.into())]);
    }
}

impl Happen<Madeira> for event::PirateDiePlaced {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        let event::PirateDiePlaced { who, value, character, building, bread } = *self;
        die_placed(true, event::GuildDiePlaced { who, value, character, building, bread })
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        bought(book, self.who, DIE, vec![(BREAD, self.bread.into())]);
    }
}

impl Happen<Madeira> for event::Passed {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Madeira) -> Option<Phrase> {
        Some(w::Passed { who: self.who, space: names::roman(self.space).to_string() }.say())
    }
}
