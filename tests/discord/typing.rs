//! Whole games, played by slash commands with autocomplete only: `/do`, and the game's own.

use engine::path::COMMAND;
use engine::{Choice, GameInfo, Seat, Seed, Stream};
use sandbox::Person;
use serde_json::{Value, json};
use table::{GameId, Status};

use crate::stage::{Games, Stage, person_id};
use crate::watch::Watch;

/// Plays a whole game of so many people. Gives how many steps it took.
pub async fn play(games: Games, kind: &'static GameInfo, seats: usize, seed: &str) -> usize {
    play_on(&Stage::new(games).await, kind, seats, seed).await
}

/// The same with this bot.
pub async fn play_on(stage: &Stage, kind: &'static GameInfo, seats: usize, seed: &str) -> usize {
    let people = stage.people(seats);
    for person in &people {
        stage.slash(person, "settings", &[("confirm", json!("never"))]).await;
    }
    let game = stage.started(&people, kind, seed).await;
    let watch = Watch::new(stage, game, &people).await;
    let chance = Seed::from_words(seed).stream("typing");
    let mut typist = Typist { stage, people: &people, game, kind, chance, watch, commands: 0 };
    while typist.take_step().await {}
    assert!(typist.commands > 0, "the game's own commands were used");
    typist.watch.steps
}

struct Typist<'a> {
    stage: &'a Stage,
    people: &'a [Person],
    game: GameId,
    kind: &'static GameInfo,
    chance: Stream,
    watch: Watch<'a>,
    commands: usize,
}

impl Typist<'_> {
    async fn take_step(&mut self) -> bool {
        let table = self.stage.tables.look(self.game, None).await.expect("the table");
        if table.status() == Status::Over {
            return false;
        }
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = *self.chance.pick(&waiting).expect("somebody is waited for");
        let sits = |person: &&Person| table.seat_of(person_id(person)) == Some(seat);
        let person = self.people.iter().find(sits).expect("a person").clone();
        let own = self.stage.tables.seat(self.game, person_id(&person)).await.expect("a seat");
        let choices = own.choices();
        let choice = self.chance.pick(&choices).expect("something is legal").clone();
        let command = choice.slots.iter().find(|(slot, _)| *slot == COMMAND).map(|(_, name)| name.clone());
        let known = command.filter(|name| self.kind.commands.iter().any(|command| command.name == name));
        match known.filter(|_| !self.chance.one_in(3)) {
            Some(command) => self.command(&person, &command, &choice).await,
            None => self.answer(&person, &choice).await,
        }
        self.watch.step(&person).await;
        true
    }

    /// `/do`: finds the option by typing its text.
    async fn answer(&self, person: &Person, choice: &Choice) {
        let channel = self.stage.general();
        let typed: String = choice.text.to_uppercase();
        let found = person.autocomplete(channel, "do", &[], ("choice", &typed)).await.expect("suggestions");
        let values = found.choice_values();
        assert!(values.contains(&json!(choice.text)), "{} is found by typing it: {values:?}", choice.text);
        self.stage.slash(person, "do", &[("choice", json!(choice.text))]).await;
    }

    /// The game's own command, each slot completed from what is suggested.
    async fn command(&mut self, person: &Person, name: &str, choice: &Choice) {
        self.commands += 1;
        let channel = self.stage.general();
        let command = format!("{} {name}", self.kind.id);
        let spec = self.kind.commands.iter().find(|command| command.name == name).expect("a command");
        let mut options: Vec<(&str, Value)> = Vec::new();
        for slot in spec.slots {
            let found = person.autocomplete(channel, &command, &options, (slot.name, "")).await.expect("suggestions");
            let values = found.choice_values();
            let meant = choice.slots.iter().find(|(name, _)| *name == slot.name).map(|(_, value)| json!(value));
            let value = match meant.filter(|value| values.contains(value)) {
                Some(value) => value,
                None => match self.chance.pick(&values) {
                    Some(value) => value.clone(),
                    // Not every slot is asked for on every way.
                    None => continue,
                },
            };
            options.push((slot.name, value));
        }
        let reply = self.stage.slash(person, &command, &options).await;
        assert!(reply.is_private());
    }
}
