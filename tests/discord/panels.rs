//! Whole games, played by pressing random legal choices in the panels only.

use std::collections::BTreeSet;

use engine::{GameInfo, Seat, Seed, Stream, chain};
use sandbox::{Message, Person, Reply};
use table::{GameId, Status};

use crate::stage::{Games, Stage, person_id, shown};
use crate::watch::Watch;

/// Plays a whole game of so many people. Gives how many steps it took.
pub async fn play(games: Games, kind: &'static GameInfo, seats: usize, seed: &str) -> usize {
    play_on(&Stage::new(games).await, kind, seats, seed).await
}

/// The same with this bot.
pub async fn play_on(stage: &Stage, kind: &'static GameInfo, seats: usize, seed: &str) -> usize {
    let people = stage.people(seats);
    let game = stage.started(&people, kind, seed).await;
    let mut player = Player {
        stage,
        people: &people,
        game,
        chance: Seed::from_words(seed).stream("presses"),
        watch: Watch::new(stage, game, &people).await,
        questions: BTreeSet::new(),
    };
    while player.take_turn().await {}
    let steps = player.watch.steps;
    let end = stage.with_button(stage.general(), "rematch").expect("the end is told, with a rematch");
    assert!(!stage.sandbox.message(end.0).expect("the end").embeds.is_empty());
    steps
}

/// Somebody who presses whatever can be pressed.
struct Player<'a> {
    stage: &'a Stage,
    people: &'a [Person],
    game: GameId,
    chance: Stream,
    watch: Watch<'a>,
    /// VariantName of questions whose options have all been looked for.
    questions: BTreeSet<&'static str>,
}

/// Something that can be pressed or chosen.
#[derive(Clone, Debug)]
pub struct Control {
    pub id: String,
    pub value: Option<String>,
}

impl Control {
    pub fn verb(&self) -> &str {
        self.id.split(':').next().unwrap_or_default()
    }

    /// The action it means.
    fn detail(&self) -> &str {
        self.value.as_deref().unwrap_or_else(|| self.id.splitn(4, ':').nth(3).unwrap_or_default())
    }
}

pub fn controls(message: &Message) -> Vec<Control> {
    let one = |id: &str| {
        let values = message.menu_values(id);
        if values.is_empty() {
            return vec![Control { id: id.to_owned(), value: None }];
        }
        values.iter().map(|value| Control { id: id.to_owned(), value: Some((*value).to_owned()) }).collect()
    };
    message.custom_ids().into_iter().flat_map(one).collect()
}

impl Player<'_> {
    /// Somebody who is waited for opens their panel and presses until nothing is asked of them. False at the end.
    async fn take_turn(&mut self) -> bool {
        let table = self.stage.tables.look(self.game, None).await.expect("the table");
        if table.status() == Status::Over {
            return false;
        }
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = *self.chance.pick(&waiting).expect("somebody is waited for");
        let player = |person: &&Person| table.seat_of(person_id(person)) == Some(seat);
        let person = self.people.iter().find(player).expect("a person").clone();
        let mut panel = self.stage.press(&person, self.stage.general(), "turn").await;
        self.watch.step(&person).await;
        assert!(panel.is_private());
        // Some stop in the middle of a turn, and go on later.
        for _ in 0..200 {
            self.look_for_all_options(&person, &mut panel).await;
            match self.press_something(&person, &panel).await {
                Some(next) => panel = next,
                None => return true,
            }
            if self.chance.one_in(12) {
                return true;
            }
        }
        panic!("a turn that does not end: {}", panel.text());
    }

    /// Presses one of the choices; sometimes a way back, or something to look at.
    async fn press_something(&mut self, person: &Person, panel: &Reply) -> Option<Reply> {
        let message = shown(panel);
        let all = controls(message);
        let of = |verbs: &[&str]| -> Vec<Control> {
            all.iter().filter(|control| verbs.contains(&control.verb())).cloned().collect()
        };
        let (choices, back, looks) =
            (of(&["do", "sure"]), of(&["undo", "again"]), of(&["board", "log", "rules", "hand", "not-now"]));
        let chosen = match self.chance.below(20) {
            0 if !back.is_empty() && !choices.is_empty() => self.chance.pick(&back),
            1 if !looks.is_empty() => self.chance.pick(&looks),
            _ => self.chance.pick(&choices),
        }?
        .clone();
        let reply = self.press(person, message, &chosen).await;
        assert!(reply.is_private());
        self.watch.step(person).await;
        // What is looked at stands beside the panel; what explains it opens inside, and leads back.
        let beside = matches!(chosen.verb(), "board" | "log");
        assert_eq!(matches!(reply, Reply::Updated(_)), !beside, "{chosen:?}");
        if beside {
            return Some(panel.clone());
        }
        if matches!(chosen.verb(), "rules" | "hand" | "not-now") {
            let opened = shown(&reply);
            let back = controls(opened).into_iter().find(|control| control.verb() == "turn").expect("a way back");
            return Some(self.press(person, opened, &back).await);
        }
        let asked = self.stage.tables.seat(self.game, person_id(person)).await.expect("a seat");
        let asked = asked.view().is_some_and(|view| view.question().is_some());
        asked.then_some(reply)
    }

    async fn press(&self, person: &Person, message: &Message, control: &Control) -> Reply {
        let pressed = match &control.value {
            Some(value) => person.select(message.id, &control.id, &[value]).await,
            None => person.press(message.id, &control.id).await,
        };
        pressed.unwrap_or_else(|error| panic!("{control:?}: {error}"))
    }

    /// Each kind of question, once: every legal option can be reached.
    async fn look_for_all_options(&mut self, person: &Person, panel: &mut Reply) {
        let table = self.stage.tables.seat(self.game, person_id(person)).await.expect("a seat");
        let Some(question) = table.view().and_then(|view| view.question()) else { return };
        let asks_again = controls(shown(panel)).iter().any(|control| control.verb() == "sure");
        if asks_again || !self.questions.insert(question.kind) {
            return;
        }
        let mut found = BTreeSet::new();
        let mut levels = vec![shown(panel).clone()];
        while let Some(level) = levels.pop() {
            for control in controls(&level) {
                match control.verb() {
                    "do" if control.detail().starts_with('>') => {
                        levels.push(self.go_to(person, panel, &control).await);
                    }
                    // An entry may go on with answers to further questions.
                    "do" => found.extend(chain::actions(control.detail()).next().map(str::to_owned)),
                    _ => {}
                }
            }
        }
        let legal: BTreeSet<String> = table.choices().into_iter().map(|choice| choice.text).collect();
        assert_eq!(found, legal, "every option of {} can be reached", question.kind);
        *panel = self.stage.press(person, self.stage.general(), "turn").await;
        self.watch.step(person).await;
    }

    /// Goes to a level of the menu, wherever the panel is now: the client may have the menu still open.
    async fn go_to(&self, person: &Person, panel: &Reply, control: &Control) -> Message {
        let reply = match control.value.as_deref() {
            Some(value) => person.select_stale(shown(panel).id, &control.id, &[value]).await,
            None => person.press_stale(shown(panel).id, &control.id).await,
        };
        shown(&reply.unwrap_or_else(|error| panic!("{control:?}: {error}"))).clone()
    }
}
