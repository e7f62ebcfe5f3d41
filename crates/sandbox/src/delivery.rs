//! Delivering interactions to a bot by HTTP, signed as Discord signs them, instead of by the gateway.

use std::fmt;
use std::io;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rand::TryRng;
use rand::rngs::SysRng;
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::driver::NotDone;
use super::ids::InteractionId;
use super::rest::{self, Payload};
use super::server::{Sandbox, Shared};
use super::traffic::Recorded;
use super::world::interactions::FIRST_ANSWER;

/// How often the bot is tried until it answers.
const GLANCE: Duration = Duration::from_millis(10);

/// Signs what is delivered.
pub struct Signer(Ed25519KeyPair);

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public_key())
    }
}

impl Signer {
    /// A new key, as good as new at every start.
    pub fn fresh() -> io::Result<Signer> {
        let mut seed = [0; 32];
        SysRng.try_fill_bytes(&mut seed).map_err(io::Error::other)?;
        Ed25519KeyPair::from_seed_unchecked(&seed).map(Signer).map_err(|error| io::Error::other(error.to_string()))
    }

    /// What a bot checks signatures with.
    pub fn public_key(&self) -> String {
        hex(self.0.public_key().as_ref())
    }

    fn sign(&self, timestamp: &str, body: &str) -> String {
        hex(self.0.sign(format!("{timestamp}{body}").as_bytes()).as_ref())
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Where a bot takes its interactions.
#[derive(Debug)]
pub struct Endpoint {
    pub url: String,
    queue: mpsc::UnboundedSender<Value>,
}

impl Endpoint {
    pub fn deliver(&self, interaction: Value) {
        // The receiving half lives as long as this.
        let _ = self.queue.send(interaction);
    }
}

impl Sandbox {
    /// The key of the application, with which a bot checks what it is sent by HTTP.
    pub fn public_key(&self) -> String {
        self.shared.world().signer.public_key()
    }

    /// From now on interactions go to this address, and no more by the gateway.
    pub fn deliver_to(&self, url: &str) {
        let (queue, delivered) = mpsc::unbounded_channel();
        self.shared.world().endpoint = Some(Endpoint { url: url.to_owned(), queue });
        tokio::spawn(deliver_all(self.shared.clone(), url.to_owned(), delivered));
    }

    /// Waits until a bot answers at that address as Discord demands: the greeting, and 401 if it is signed wrongly.
    pub async fn until_reached(&self, url: &str) -> Result<(), NotDone> {
        let client = reqwest::Client::new();
        let ping = json!({
            "id": "1", "application_id": self.bot(), "type": 1, "token": "ping", "version": 1, "entitlements": [],
            "attachment_size_limit": 0, "user": { "id": "1", "username": "discord", "discriminator": "0", "avatar": null },
        });
        let body = ping.to_string();
        let deadline = tokio::time::Instant::now() + self.shared.patience;
        while tokio::time::Instant::now() < deadline {
            let greeted = post(&self.shared, &client, url, body.clone(), false).await;
            if greeted.is_ok_and(|answer| answer == (200, json!({ "type": 1 }))) {
                let forged = post(&self.shared, &client, url, body.clone(), true).await;
                return if forged.is_ok_and(|(status, _)| status == 401) { Ok(()) } else { Err(NotDone::NotAllowed) };
            }
            tokio::time::sleep(GLANCE).await;
        }
        Err(NotDone::NoAnswer)
    }
}

/// Sends a signed body; what was answered.
async fn post(
    shared: &Shared,
    client: &reqwest::Client,
    url: &str,
    body: String,
    forged: bool,
) -> reqwest::Result<(u16, Value)> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let timestamp = now.as_secs().to_string();
    let signed = if forged { "something else" } else { &body };
    let signature = shared.world().signer.sign(&timestamp, signed);
    let request = client.post(url).timeout(FIRST_ANSWER).header("X-Signature-Ed25519", signature);
    let request = request.header("X-Signature-Timestamp", timestamp).header("Content-Type", "application/json");
    let response = request.body(body).send().await?;
    let status = response.status().as_u16();
    Ok((status, response.json().await.unwrap_or(Value::Null)))
}

async fn deliver_all(shared: Shared, url: String, mut delivered: mpsc::UnboundedReceiver<Value>) {
    let client = reqwest::Client::new();
    while let Some(interaction) = delivered.recv().await {
        let (shared, client, url) = (shared.clone(), client.clone(), url.clone());
        tokio::spawn(async move { deliver(&shared, &client, &url, interaction).await });
    }
}

/// Delivers one interaction. What is answered is the first answer; whoever answers nothing, or an error, has not answered.
async fn deliver(shared: &Shared, client: &reqwest::Client, url: &str, interaction: Value) {
    let answered = post(shared, client, url, interaction.to_string(), false).await;
    let Ok((200, answer)) = answered else {
        return tracing::debug!(?answered, "an interaction was not answered");
    };
    let text = |key: &str| interaction[key].as_str().unwrap_or_default().to_owned();
    let (Ok(id), token) = (text("id").parse::<InteractionId>(), text("token")) else { return };
    let mut world = shared.world();
    let payload = Payload { json: answer.clone(), files: Vec::new() };
    let (status, said) = match rest::take_answer(&mut world, id, &token, payload) {
        Ok(()) => (204, Value::Null),
        Err(refusal) => (refusal.status.as_u16(), refusal.body()),
    };
    // As if it had come as a request, so that whoever checks what a bot sends sees it too.
    let recorded = Recorded {
        number: 0,
        at: world.clock.now(),
        method: "POST".to_owned(),
        route: "/interactions/{interaction_id}/{interaction_token}/callback".to_owned(),
        path: format!("/interactions/{id}/{token}/callback"),
        query: None,
        agent: None,
        body: answer,
        files: Vec::new(),
        status,
        answer: said,
    };
    world.traffic.add(recorded);
}
