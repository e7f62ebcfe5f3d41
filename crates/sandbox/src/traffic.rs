//! Everything the bot asked of the server, and what it was told.

use std::collections::VecDeque;

use jiff::Timestamp;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// One request and its answer.
#[derive(Clone, Debug, Serialize)]
pub struct Recorded {
    /// Counts up from 0 over the life of the server.
    pub number: u64,
    #[serde(serialize_with = "as_text")]
    pub at: Timestamp,
    pub method: String,
    /// As Discord's API description writes it, as `/channels/{channel_id}/messages`.
    pub route: String,
    /// As it was asked, without `/api/v10`.
    pub path: String,
    pub query: Option<String>,
    /// The `User-Agent` header.
    pub agent: Option<String>,
    /// The JSON that was sent, `null` if none.
    pub body: Value,
    /// The names of the files that were sent along.
    pub files: Vec<String>,
    pub status: u16,
    /// The JSON that was answered, `null` if none.
    pub answer: Value,
}

fn as_text<S: Serializer>(at: &Timestamp, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(at)
}

/// The requests of the bot in order; a server that runs for long keeps only the last ones.
#[derive(Debug, Default)]
pub struct Traffic {
    kept: VecDeque<Recorded>,
    next: u64,
    limit: Option<usize>,
}

impl Traffic {
    pub fn keep_last(&mut self, limit: usize) {
        self.limit = Some(limit);
    }

    pub fn add(&mut self, mut request: Recorded) {
        request.number = self.next;
        self.next += 1;
        self.kept.push_back(request);
        if self.limit.is_some_and(|limit| self.kept.len() > limit) {
            self.kept.pop_front();
        }
    }

    /// The number of the next request.
    pub fn next(&self) -> u64 {
        self.next
    }

    pub fn since(&self, number: u64) -> impl Iterator<Item = &Recorded> {
        self.kept.iter().skip_while(move |request| request.number < number)
    }
}
