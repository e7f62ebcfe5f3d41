//! What must hold at every step, whoever plays what: payloads, pings, number of messages, secrets.

use std::collections::BTreeSet;

use engine::{Party, Seat, SeatSet};
use sandbox::{MessageId, Person, Recorded};
use serde_json::Value;
use table::{GameId, PublicTable, Status};

use crate::openapi::OpenApi;
use crate::secret_signs::Secrets;
use crate::stage::{Stage, person_id};

/// Looks on from step to step.
pub struct Watch<'a> {
    stage: &'a Stage,
    game: GameId,
    people: &'a [Person],
    description: Option<OpenApi>,
    requests: u64,
    pings: usize,
    posts: BTreeSet<MessageId>,
    waiting: SeatSet,
    turn: Option<Party>,
    pub steps: usize,
}

impl<'a> Watch<'a> {
    pub async fn new(stage: &'a Stage, game: GameId, people: &'a [Person]) -> Watch<'a> {
        let table = stage.tables.look(game, None).await.expect("the table");
        let mut watch = Watch {
            stage,
            game,
            people,
            description: OpenApi::find(),
            requests: 0,
            pings: stage.sandbox.pings(),
            posts: ids(stage),
            waiting: table.waiting(),
            turn: table.view().and_then(|view| view.turn()),
            steps: 0,
        };
        let first: Vec<_> = stage.sandbox.pings_since(0).iter().map(|ping| ping.user).collect();
        assert_eq!(sorted(first), watch.users(&table, table.waiting()), "who begins is called");
        watch.check_payloads();
        watch
    }

    /// Looks at everything since the last step, which this person took.
    pub async fn step(&mut self, actor: &Person) {
        self.stage.quiet().await;
        self.steps += 1;
        let table = self.stage.tables.look(self.game, None).await.expect("the table");
        self.check_pings(&table);
        self.check_posts(&table);
        self.check_traffic(actor).await;
        self.waiting = table.waiting();
    }

    /// Exactly those who have become active are called, once.
    fn check_pings(&mut self, table: &PublicTable) {
        let called: Vec<_> = self.stage.sandbox.pings_since(self.pings).iter().map(|ping| ping.user).collect();
        self.pings += called.len();
        let active: SeatSet = table.waiting().iter().filter(|seat| !self.waiting.contains(*seat)).collect();
        assert_eq!(sorted(called), self.users(table, active), "step {}", self.steps);
    }

    /// At most one new public message, and the channel is a story: one message with the board, or at the end with the
    /// result. A question after it shows no board, and all others are a few lines.
    fn check_posts(&mut self, table: &PublicTable) {
        let posts = ids(self.stage);
        let new = posts.difference(&self.posts).count();
        let turn = table.view().and_then(|view| view.turn());
        let changed = table.waiting() != self.waiting || turn != self.turn || table.status() == Status::Over;
        assert!(new <= usize::from(changed), "step {}: {new} new messages", self.steps);
        (self.posts, self.turn) = (posts, turn);
        let all = self.stage.posts(self.stage.general());
        let (whole, lines): (Vec<_>, Vec<_>) = all.iter().partition(|post| !post.embeds.is_empty());
        assert_eq!(whole.len(), 1, "step {}: {whole:#?}", self.steps);
        let (asking, told): (Vec<_>, Vec<_>) = lines.into_iter().partition(|post| !post.custom_ids().is_empty());
        assert!(asking.len() <= usize::from(table.status() == Status::Running), "step {}: {asking:#?}", self.steps);
        for post in told {
            assert!(
                !post.content.is_empty() && post.content.chars().count() <= 2_000,
                "step {}: {}",
                self.steps,
                post.content
            );
        }
    }

    /// What was sent tells nobody what they may not know.
    async fn check_traffic(&mut self, actor: &Person) {
        let secrets = Secrets::of(&self.stage.tables, self.game).await.expect("the table");
        let table = self.stage.tables.look(self.game, None).await.expect("the table");
        let own = table.seat_of(person_id(actor));
        for request in self.check_payloads() {
            let private = request.route.contains("/interactions/") || request.route.contains("/webhooks/");
            self.check_secrets(&secrets, if private { own } else { None }, &request.body);
        }
    }

    /// What was sent is within Discord's limits, and as Discord describes it.
    fn check_payloads(&mut self) -> Vec<Recorded> {
        let requests = self.stage.sandbox.recorded_since(self.requests);
        for request in &requests {
            self.requests = request.number + 1;
            // The sandbox refuses what breaks a limit.
            assert!(
                request.status < 400,
                "{} {}: {} {}",
                request.method,
                request.route,
                request.status,
                request.answer
            );
            if let Some(description) = &mut self.description {
                let mistakes = description.mistakes(request);
                assert!(mistakes.is_empty(), "{mistakes:#?}\n{}", request.body);
            }
        }
        requests
    }

    fn check_secrets(&self, secrets: &Secrets, reader: Option<Seat>, body: &Value) {
        if let Some(leak) = secrets.leak(reader, &texts_of(body)) {
            panic!("step {}: {reader:?} was shown {leak}: {body}", self.steps);
        }
    }

    fn users(&self, table: &PublicTable, seats: SeatSet) -> Vec<sandbox::UserId> {
        let person = |seat: Seat| self.people.iter().find(|person| table.seat_of(person_id(person)) == Some(seat));
        sorted(seats.iter().filter_map(person).map(Person::id).collect())
    }
}

fn ids(stage: &Stage) -> BTreeSet<MessageId> {
    stage.posts(stage.general()).iter().map(|post| post.id).collect()
}

fn sorted(mut users: Vec<sandbox::UserId>) -> Vec<sandbox::UserId> {
    users.sort();
    users
}

/// Every text of a payload that names something, ids of buttons and values of menus included; nonces and stamps
/// are random letters, and name nothing.
fn texts_of(body: &Value) -> Vec<String> {
    let mut texts = Vec::new();
    walk(body, &mut texts);
    texts
}

fn walk(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, texts)),
        Value::Object(keys) => {
            for (key, below) in keys {
                match below {
                    Value::String(id) if key == "custom_id" => {
                        texts.extend(id.splitn(4, ':').nth(3).map(str::to_owned))
                    }
                    Value::String(_) if key == "nonce" => {}
                    below => walk(below, texts),
                }
            }
        }
        Value::String(text) => texts.push(text.clone()),
        _ => {}
    }
}
