//! Every request passes here: it is read, may meet a fault, and is recorded with its answer.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Payload;
use crate::faults::Effect;
use crate::refusal::Refusal;
use crate::server::Shared;
use crate::traffic::Recorded;

const PREFIX: &str = "/api/v10";
/// What something between the server and the bot may make of an answer.
const UNREADABLE: &str = "<html><body>Everything is fine.</body></html>";

pub async fn record(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let path = without_prefix(request.uri().path());
    let route = request.extensions().get::<MatchedPath>().map(|route| without_prefix(route.as_str()));
    let mut recorded = Recorded {
        number: 0,
        at: shared.world().clock.now(),
        method: request.method().to_string(),
        route: route.unwrap_or_else(|| path.clone()),
        path,
        query: request.uri().query().map(str::to_owned),
        agent: request.headers().get(USER_AGENT).and_then(|agent| agent.to_str().ok()).map(str::to_owned),
        body: Value::Null,
        files: Vec::new(),
        status: 0,
        answer: Value::Null,
    };
    let (parts, body) = request.into_parts();
    let response = match Payload::read(Request::from_parts(parts.clone(), body)).await {
        Ok(payload) => {
            recorded.body = payload.json.clone();
            recorded.files = payload.files.iter().map(|file| file.name.clone()).collect();
            let mut request = Request::from_parts(parts, Body::empty());
            request.extensions_mut().insert(payload);
            perform(&shared, &recorded, request, next).await
        }
        Err(refusal) => refusal.into_response(),
    };
    keep(&shared, recorded, response).await
}

fn without_prefix(path: &str) -> String {
    path.strip_prefix(PREFIX).unwrap_or(path).to_owned()
}

/// Carries the request out, unless a fault is to happen.
async fn perform(shared: &Shared, recorded: &Recorded, request: Request, next: Next) -> Response {
    let (fault, hanging) = {
        let faults = &mut shared.world().faults;
        (faults.take(&recorded.method, &recorded.route, !recorded.files.is_empty()), faults.hanging())
    };
    match fault {
        None => next.run(request).await,
        Some(Effect::Fail { status }) => failure(status),
        Some(Effect::RateLimit { retry_after_ms, global }) => rate_limited(retry_after_ms, global),
        Some(Effect::Delay { ms }) => {
            tokio::time::sleep(Duration::from_millis(ms)).await;
            next.run(request).await
        }
        Some(Effect::LoseAnswer { status }) => {
            next.run(request).await;
            failure(status)
        }
        Some(Effect::Garble) => {
            let response = next.run(request).await;
            if response.status().is_success() { (response.status(), UNREADABLE).into_response() } else { response }
        }
        Some(Effect::Hang) => {
            hanging.hang().await;
            next.run(request).await
        }
    }
}

fn failure(status: u16) -> Response {
    if status == 403 {
        return Refusal::missing_permissions().into_response();
    }
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let message = format!("{}: {}", status.as_u16(), status.canonical_reason().unwrap_or_default());
    Refusal::new(status, 0, &message).into_response()
}

fn rate_limited(retry_after_ms: u64, global: bool) -> Response {
    let seconds = Duration::from_millis(retry_after_ms).as_secs_f64();
    let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
    let mut headers = HeaderMap::new();
    let mut set = |name: &'static str, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    // Discord's Retry-After is in whole seconds for people, but serenity reads fractions, and tests need not wait.
    set("retry-after", &seconds.to_string());
    set("x-ratelimit-limit", "5");
    set("x-ratelimit-remaining", "0");
    set("x-ratelimit-reset-after", &seconds.to_string());
    set("x-ratelimit-bucket", "sandbox");
    set("x-ratelimit-scope", if global { "global" } else { "user" });
    if global {
        set("x-ratelimit-global", "true");
    }
    (StatusCode::TOO_MANY_REQUESTS, headers, axum::Json(body)).into_response()
}

async fn keep(shared: &Shared, mut recorded: Recorded, response: Response) -> Response {
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    recorded.status = parts.status.as_u16();
    recorded.answer = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
    shared.world().traffic.add(recorded);
    Response::from_parts(parts, Body::from(bytes))
}
