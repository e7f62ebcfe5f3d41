//! What the API refuses and with which code, asked over real HTTP with payloads written by hand.

mod answers;
mod guarded;
mod posts;
mod registered;

use serde_json::{Value, json};

use crate::Sandbox;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::world::commands::OptionKind;
use crate::world::interactions::{Act, Kind};

/// A bot that speaks bare HTTP, one person, and the world they are in.
struct Bench {
    sandbox: Sandbox,
    client: reqwest::Client,
    ana: UserId,
    channel: ChannelId,
}

impl Bench {
    async fn new() -> Bench {
        let sandbox = Sandbox::start().await.unwrap();
        let ana = sandbox.add_user("Ana", "pt-BR");
        let channel = sandbox.general();
        Bench { sandbox, client: reqwest::Client::new(), ana, channel }
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().unwrap();
        let url = format!("{}/api/v10{path}", self.sandbox.url());
        self.client.request(method, url).header("Authorization", format!("Bot {}", self.sandbox.token()))
    }

    /// Status and body of an answer.
    async fn send(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.send(self.request(method, path).json(&body)).await
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.send(self.request("GET", path)).await
    }

    /// Status and code of a refusal.
    async fn refusal(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let (status, answer) = self.call(method, path, body).await;
        (status, answer["code"].as_u64().unwrap_or_else(|| panic!("{status} {answer} is no refusal")))
    }

    fn messages(&self) -> String {
        format!("/channels/{}/messages", self.channel)
    }

    fn message(&self, id: MessageId) -> String {
        format!("/channels/{}/messages/{id}", self.channel)
    }

    async fn post(&self, body: Value) -> MessageId {
        let (status, message) = self.call("POST", &self.messages(), body).await;
        assert_eq!(status, 200, "{message}");
        message["id"].as_str().unwrap().parse().unwrap()
    }

    /// Something Ana does; returns what the bot is told of it.
    fn act(&self, kind: Kind, source: Option<MessageId>) -> Told {
        let focused = (kind == Kind::Autocomplete).then_some(OptionKind::Text);
        let mut world = self.sandbox.shared.world();
        let act = Act {
            kind,
            user: self.ana,
            channel: self.channel,
            name: "test".to_owned(),
            source,
            focused,
            data: json!({}),
        };
        let id = world.act(act);
        let token = world.interactions.get(id).unwrap().token.clone();
        let webhook = format!("/webhooks/{}/{token}", world.application.id);
        Told { id, token, webhook }
    }
}

/// An interaction as the bot knows it.
struct Told {
    id: InteractionId,
    token: String,
    webhook: String,
}

impl Told {
    fn callback(&self) -> String {
        format!("/interactions/{}/{}/callback", self.id, self.token)
    }

    fn original(&self) -> String {
        format!("{}/messages/@original", self.webhook)
    }
}
