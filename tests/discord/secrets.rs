//! No token, hand or seed in any log or debug output.

use std::io::Write;
use std::sync::{Arc, Mutex};

use correio::discord::log_to;
use engine::Seed;
use sandbox::Fault;
use serde_json::json;
use table::store::Store;
use tracing::Dispatch;
use tracing::subscriber::DefaultGuard;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::challenge::{begin, play, posted};
use crate::pressing::play_out;
use crate::secret_signs::Secrets;
use crate::stage::{Stage, TRIAL, shown};

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a buffer").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'w> MakeWriter<'w> for Lines {
    type Writer = Lines;

    fn make_writer(&'w self) -> Lines {
        self.clone()
    }
}

impl Lines {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("a buffer")).into_owned()
    }
}

/// Logs what this thread does, as long as the guard is held.
///
/// Other tests run beside this one and log nothing: with a single subscriber tracing would ask whichever thread comes
/// first whether anybody listens, and believe it ever after. A second subscriber makes it ask both.
fn log_everything(lines: &Lines) -> (DefaultGuard, Dispatch) {
    let subscriber = || log_to(EnvFilter::new("trace"), lines.clone());
    let second = Dispatch::new(subscriber());
    (tracing::subscriber::set_default(subscriber()), second)
}

/// Everything is logged that can be, over a game in which much goes wrong.
#[tokio::test]
async fn the_log_of_a_whole_game_tells_no_secret() {
    let lines = Lines::default();
    let _logging = log_everything(&lines);
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "hushed").await;
    let secrets = Secrets::of(&stage.tables, game).await.expect("the table");
    assert!(all(&secrets).count() >= 4);
    for fault in [Fault::fail(500), Fault::lose_answer(), Fault::fail(400)] {
        stage.sandbox.inject(fault.on("POST", "/callback"));
        // A refused answer leaves the person without one.
        let panel =
            tokio::time::timeout(std::time::Duration::from_secs(1), people[0].slash(stage.general(), "turn", &[]));
        if let Ok(Ok(panel)) = panel.await {
            let id = shown(&panel).custom_ids().into_iter().find(|id| id.starts_with("do:")).map(str::to_owned);
            if let Some(id) = id {
                let _ = people[0].press(shown(&panel).id, &id).await;
            }
        }
    }
    stage.sandbox.inject(Fault::fail(400).on("POST", "/messages"));
    play_out(&stage, game, &people).await;
    stage.quiet().await;
    let log = lines.text();
    assert!(log.contains("interaction") && log.lines().count() > 10, "{log}");
    let seed = Seed::from_words("hushed").to_string();
    for secret in [stage.sandbox.token(), seed, "hushed".to_owned(), "interaction-token".to_owned()] {
        assert!(!log.contains(&secret), "{secret} in\n{log}");
    }
    let words: Vec<&str> = log.split(|letter: char| !letter.is_alphanumeric()).collect();
    for sign in all(&secrets) {
        assert!(!words.contains(&sign.as_str()), "{sign} in\n{log}");
    }
}

#[tokio::test]
async fn the_log_of_a_challenge_tells_no_seed() {
    let lines = Lines::default();
    let _logging = log_everything(&lines);
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(1);
    stage.slash(&people[0], "settings", &[("confirm", json!("never"))]).await;
    let (challenge, post) = posted(&stage, &people[0], &[("seed", json!("hushed"))]).await;
    let (game, _) = begin(&stage, &people[0], post, challenge).await;
    play(&stage, &people[0], game, &mut Seed::from_number(1).stream("policy"), 1_000).await;
    stage.slash(&people[0], "export", &[]).await;
    stage.quiet().await;
    let row = stage.store.challenge(challenge).await.expect("the store").expect("a challenge");
    let log = lines.text();
    assert!(log.contains("challenge post") && log.lines().count() > 10, "{log}");
    for secret in [row.seed.to_string(), row.salt.to_string(), "hushed".to_owned()] {
        assert!(!log.contains(&secret), "{secret} in\n{log}");
    }
    for message in stage.sandbox.messages(stage.general()) {
        assert!(!message.text().contains(&row.seed.to_string()) && !message.text().contains(&row.salt.to_string()));
    }
}

#[tokio::test]
async fn debug_output_tells_no_secret() {
    let stage = Stage::new(TRIAL).await;
    let people = stage.people(2);
    let game = stage.started(&people, games::TRIAL, "hushed").await;
    let own = stage.tables.seat(game, crate::stage::person_id(&people[0])).await.expect("a seat");
    let debug = format!("{:?} {:?} {own:?} {:?}", stage.config, own.public(), own.public().players());
    let secrets = Secrets::of(&stage.tables, game).await.expect("the table");
    let words: Vec<&str> = debug.split(|letter: char| !letter.is_alphanumeric()).collect();
    assert!(all(&secrets).all(|sign| !words.contains(&sign.as_str())), "{debug}");
    assert!(!debug.contains(&stage.sandbox.token()) && !debug.contains(&Seed::from_words("hushed").to_string()));
}

/// Every secret of every seat.
fn all(secrets: &Secrets) -> impl Iterator<Item = &String> {
    secrets.0.iter().flat_map(|(_, signs)| signs)
}
