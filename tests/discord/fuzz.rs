//! Whatever people may send over the protocol: each gets a private answer in words, and only what is legal counts.

use engine::GameInfo;
use present::{Request, Verb};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use sandbox::{Message, MessageId, NotDone, Person, Reply};
use serde_json::{Value, json};
use table::GameId;

use crate::mutate::{anything, slipped, slips};
use crate::stage::{Games, Stage, TRIAL, person_id, shown};

/// Chances that are the same on every run.
struct Chance(TestRunner);

impl Chance {
    fn new() -> Chance {
        let random = TestRng::from_seed(RngAlgorithm::ChaCha, b"whatever people send to this bot");
        Chance(TestRunner::new_with_rng(Config { failure_persistence: None, ..Config::default() }, random))
    }

    fn draw<S: Strategy>(&mut self, strategy: S) -> S::Value {
        strategy.new_tree(&mut self.0).expect("a value").current()
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.draw(any::<Index>()).index(list.len())]
    }
}

/// A game, those who play it, and somebody who does not.
struct Fuzz<'a> {
    stage: &'a Stage,
    kind: &'static GameInfo,
    game: GameId,
    people: Vec<Person>,
    chance: Chance,
    entries: u32,
    pings: usize,
    requests: u64,
}

impl<'a> Fuzz<'a> {
    async fn new(stage: &'a Stage, kind: &'static GameInfo) -> Fuzz<'a> {
        let mut people = stage.people(3);
        let game = stage.started(&people[..2], kind, "fuzz").await;
        people.push(stage.sandbox.as_user(stage.sandbox.add_user("Eva", "en-GB")));
        let (pings, requests) = (stage.sandbox.pings(), stage.sandbox.requests());
        Fuzz { stage, kind, game, people, chance: Chance::new(), entries: 0, pings, requests }
    }

    fn person(&mut self) -> Person {
        self.chance.of(&self.people).clone()
    }

    /// The ids of buttons that are or were somewhere, with the message that has them.
    async fn buttons(&mut self, person: &Person) -> (MessageId, Vec<String>) {
        let (message, id) = self.stage.with_button(self.stage.general(), "turn").expect("a turn message");
        let panel = person.press(message, &id).await.expect("an answer");
        let ids = |message: &Message| message.custom_ids().into_iter().map(str::to_owned).collect::<Vec<_>>();
        let shown = shown(&panel);
        let on = if self.chance.draw(any::<bool>()) { shown.id } else { message };
        (on, ids(shown).into_iter().chain([id]).collect())
    }

    /// An id that no button has, or one that has seen better days.
    fn custom_id(&mut self, real: &[String]) -> String {
        let base = self.chance.of(real).clone();
        let text = match self.chance.draw(0..6) {
            0 => self.chance.draw(anything(100)),
            1 => base.replacen(&format!(":{}:", self.game), &format!(":{}:", self.chance.draw(-3..9_i64)), 1),
            2 => {
                // Verbs that lead away from this game are somebody's right, not a mistake.
                let verbs = [
                    "join", "start", "turn", "do", "sure", "trust", "not-now", "page", "undo", "again", "board",
                    "hand", "log",
                ];
                let verb = self.chance.draw(select(verbs.to_vec()));
                format!("{verb}:{}:-:{}", self.game, self.chance.draw(anything(60)))
            }
            3 => {
                let verbs = ["recap", "score", "rules", "board", "log", "page", "do", "record"];
                let verb = self.chance.draw(select(verbs.to_vec()));
                let detail = self.chance.draw(select(vec![
                    "999999999",
                    "-1",
                    "18446744073709551616",
                    "+9.9.9",
                    "@9/9",
                    "@0",
                    "/",
                ]));
                format!("{verb}:{}:-:{detail}", self.game)
            }
            4 => format!("{base}{}", self.chance.draw(anything(60))),
            _ => slipped(&base, &self.chance.draw(slips())),
        };
        let text: String = text.chars().take(100).collect();
        if text.is_empty() { "x".to_owned() } else { text }
    }

    /// Whether this press means something that its person may do now.
    async fn is_meant(&self, person: &Person, id: &str) -> bool {
        let Ok(request) = id.parse::<Request>() else { return false };
        let acts = matches!(request.verb(), Verb::Answer | Verb::Confirm | Verb::Undo | Verb::StartOver);
        let own = self.stage.tables.seat(self.game, person_id(person)).await.ok();
        acts && request.game() == Some(self.game) && own.is_some_and(|own| own.stamp() == request.stamp())
    }

    async fn press(&mut self) {
        let person = self.person();
        let (message, real) = self.buttons(&person).await;
        let id = self.custom_id(&real);
        let request = id.parse::<Request>();
        if request.is_ok_and(|request| matches!(request.verb(), Verb::Cancel | Verb::Forget | Verb::Thread)) {
            return;
        }
        let meant = self.is_meant(&person, &id).await;
        let reply = if self.chance.draw(0..4) == 0 {
            let value: String = self.chance.draw(anything(100));
            person.select_stale(message, &id, &[&value]).await
        } else {
            person.press_stale(message, &id).await
        };
        self.answered(&format!("press {id:?}"), reply, meant).await;
    }

    /// A command with whatever somebody typed into its options.
    async fn slash(&mut self) {
        let person = self.person();
        let listed = self.listed(&person).await;
        let text = self.text(&listed);
        let (command, options): (String, Vec<(&str, Value)>) = match self.chance.draw(0..6) {
            0 => ("board".to_owned(), vec![("page", json!(text))]),
            1 => ("rules".to_owned(), vec![("term", json!(text))]),
            2 => ("game new".to_owned(), vec![("game", json!(self.kind.id)), ("seed", json!(text))]),
            3 | 4 => {
                let command = self.chance.of(self.kind.commands);
                let options = command.slots.iter().map(|slot| (slot.name, json!(self.text(&listed)))).collect();
                (format!("{} {}", self.kind.id, command.name), options)
            }
            _ => ("do".to_owned(), vec![("choice", json!(text))]),
        };
        let typed = options.iter().any(|(_, value)| {
            value.as_str().is_some_and(|text| listed.iter().any(|one| one.eq_ignore_ascii_case(text.trim())))
        });
        // A command of the game may mean something whatever its options are.
        let meant = typed || command.starts_with(self.kind.id);
        let reply = person.slash(self.stage.general(), &command, &options).await;
        self.answered(&format!("/{command} {options:?}"), reply, meant).await;
    }

    /// What was typed so far, and what would complete it.
    async fn type_on(&mut self) {
        let person = self.person();
        let listed = self.listed(&person).await;
        let text = self.text(&listed);
        let (command, option) = match self.chance.draw(0..4) {
            0 => ("board".to_owned(), "page"),
            1 => ("rules".to_owned(), "term"),
            2 => {
                let with_slots: Vec<_> = self.kind.commands.iter().filter(|one| !one.slots.is_empty()).collect();
                let command = *self.chance.of(&with_slots);
                (format!("{} {}", self.kind.id, command.name), self.chance.of(command.slots).name)
            }
            _ => ("do".to_owned(), "choice"),
        };
        let reply = person.autocomplete(self.stage.general(), &command, &[], (option, &text)).await;
        match reply {
            Ok(Reply::Choices(choices)) => assert!(choices.len() <= 25),
            other => panic!("typing {text:?} into /{command}: {other:?}"),
        }
        self.unchanged(&format!("typing {text:?}")).await;
    }

    fn text(&mut self, listed: &[String]) -> String {
        match self.chance.draw(0..3) {
            0 if !listed.is_empty() => slipped(&self.chance.of(listed).clone(), &self.chance.draw(slips())),
            1 => self.chance.draw(anything(400)),
            _ => self.chance.draw(anything(100)),
        }
    }

    async fn listed(&self, person: &Person) -> Vec<String> {
        let own = self.stage.tables.seat(self.game, person_id(person)).await;
        own.map(|own| own.choices().into_iter().map(|choice| choice.text).collect()).unwrap_or_default()
    }

    async fn answered(&mut self, what: &str, reply: Result<Reply, NotDone>, meant: bool) {
        let reply = match reply {
            Ok(reply) => reply,
            // The client itself does not send such values.
            Err(NotDone::BadValue(_) | NotDone::MissingOption(_)) => return,
            Err(error) => panic!("{what}: {error}"),
        };
        assert!(reply.is_private(), "{what} is answered to everybody: {}", reply.text());
        let text = reply.text();
        assert!(text.chars().any(char::is_alphabetic), "{what} is answered with {text:?}");
        if meant {
            self.stage.quiet().await;
            self.entries = self.entries().await;
            self.pings = self.stage.sandbox.pings();
        }
        self.unchanged(what).await;
    }

    async fn entries(&self) -> u32 {
        self.stage.tables.look(self.game, None).await.expect("the table").entries()
    }

    /// Nothing has happened, nobody was called, and nothing was sent that Discord would refuse.
    async fn unchanged(&mut self, what: &str) {
        assert_eq!(self.entries().await, self.entries, "{what} changed the game");
        let called = self.stage.sandbox.pings_since(self.pings);
        assert!(called.is_empty(), "{what} called {called:?}");
        for request in self.stage.sandbox.recorded_since(self.requests) {
            self.requests = request.number + 1;
            assert!(request.status < 400, "{what}: {} {} {}", request.route, request.status, request.answer);
        }
    }
}

async fn fuzz(games: Games, kind: &'static GameInfo, steps: usize) {
    let stage = Stage::new(games).await;
    let mut fuzz = Fuzz::new(&stage, kind).await;
    for _ in 0..steps {
        match fuzz.chance.draw(0..3) {
            0 => fuzz.press().await,
            1 => fuzz.slash().await,
            _ => fuzz.type_on().await,
        }
        if stage.tables.look(fuzz.game, None).await.expect("the table").waiting().iter().next().is_none() {
            return;
        }
    }
}

#[tokio::test]
async fn anything_sent_to_the_trial_game_is_answered_in_private() {
    fuzz(TRIAL, games::TRIAL, 300).await;
}

#[tokio::test]
async fn anything_sent_to_lisboa_is_answered_in_private() {
    fuzz(games::ALL, games::ALL[0], 150).await;
}

#[tokio::test]
async fn anything_sent_to_madeira_is_answered_in_private() {
    fuzz(games::ALL, games::ALL[1], 150).await;
}
