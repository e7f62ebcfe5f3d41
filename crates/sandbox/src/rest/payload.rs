//! What a request carries: JSON, or JSON with files.

use std::convert::Infallible;

use axum::RequestExt;
use axum::body::{Bytes, to_bytes};
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequestParts, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde_json::Value;

use crate::refusal::Refusal;
use crate::world::messages::Upload;

/// Discord takes ten files of 10 MiB; what is beyond is not read.
pub const MOST_BYTES: usize = 101 * 1024 * 1024;

/// The form of a request and the files sent along.
#[derive(Clone, Debug, Default)]
pub struct Payload {
    /// `null` if there was no body.
    pub json: Value,
    pub files: Vec<Upload>,
}

impl Payload {
    pub async fn read(request: Request) -> Result<Payload, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.starts_with("multipart/form-data") {
            let parts = request.extract::<Multipart, _>().await.map_err(|_| Refusal::invalid_json())?;
            return Payload::from_parts(parts).await;
        }
        let bytes = to_bytes(request.into_body(), MOST_BYTES).await.map_err(|_| Refusal::request_too_large())?;
        Ok(Payload { json: parse(&bytes)?, files: Vec::new() })
    }

    async fn from_parts(mut parts: Multipart) -> Result<Payload, Refusal> {
        let mut payload = Payload::default();
        while let Some(part) = parts.next_field().await.map_err(unread)? {
            let name = part.name().unwrap_or_default().to_owned();
            let file = part.file_name().map(str::to_owned);
            let kind = part.content_type().unwrap_or("application/octet-stream").to_owned();
            let bytes = part.bytes().await.map_err(unread)?;
            if name == "payload_json" {
                payload.json = parse(&bytes)?;
            } else if let (Some(number), Some(name)) = (file_number(&name), file) {
                payload.files.push(Upload { number, name, kind, bytes });
            }
        }
        if payload.json.is_null() {
            payload.json = Value::Object(serde_json::Map::new());
        }
        Ok(payload)
    }

    /// The sizes of the files by their numbers.
    pub fn file_sizes(&self) -> Vec<(u64, usize)> {
        self.files.iter().map(|file| (file.number, file.bytes.len())).collect()
    }
}

/// Why a part could not be read. A sender that was killed in the middle of it has not been refused anything.
fn unread(error: MultipartError) -> Refusal {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::request_too_large(),
        StatusCode::INTERNAL_SERVER_ERROR => Refusal::cut_off(),
        _ => Refusal::invalid_json(),
    }
}

/// Files are called `files[0]`, `files[1]` …
fn file_number(name: &str) -> Option<u64> {
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

fn parse(bytes: &Bytes) -> Result<Value, Refusal> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| Refusal::invalid_json())
}

/// The recorder has read the body and left the payload with the request.
impl<S: Sync> FromRequestParts<S> for Payload {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Payload, Infallible> {
        Ok(parts.extensions.remove::<Payload>().unwrap_or_default())
    }
}
