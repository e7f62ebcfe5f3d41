//! Public messages as lines of a file, each at most once by its nonce.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use futures_util::future::BoxFuture;
use serde_json::json;

use table::{Address, Courier, Delivery, DeliveryError, Instruction};

/// Writes messages to a file. Like Discord, it recognises a nonce it has seen.
pub(super) struct FileCourier(Mutex<Lines>);

struct Lines {
    /// None: standard output.
    file: Option<File>,
    nonces: HashSet<String>,
}

impl FileCourier {
    pub(super) fn open(path: Option<&Path>) -> io::Result<FileCourier> {
        let Some(path) = path else {
            return Ok(FileCourier(Mutex::new(Lines { file: None, nonces: HashSet::new() })));
        };
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        let written = std::fs::read_to_string(path)?;
        let nonces = written.lines().filter_map(nonce_of).collect();
        Ok(FileCourier(Mutex::new(Lines { file: Some(file), nonces })))
    }

    fn write(&self, delivery: &Delivery) -> io::Result<()> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.nonces.contains(&delivery.nonce) {
            return Ok(());
        }
        // In one write, so that a killed process leaves whole lines behind.
        let line = format!("{}\n", line(delivery));
        match &mut lines.file {
            Some(file) => file.write_all(line.as_bytes())?,
            None => io::stdout().lock().write_all(format!("* {line}").as_bytes())?,
        }
        lines.nonces.insert(delivery.nonce.clone());
        Ok(())
    }

    fn knows(&self, nonce: &str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).nonces.contains(nonce)
    }
}

fn nonce_of(line: &str) -> Option<String> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    Some(line.get("nonce")?.as_str()?.to_owned())
}

fn line(delivery: &Delivery) -> serde_json::Value {
    let game = delivery.table.as_ref().map(|table| table.id().0);
    let (post, about) = match &delivery.instruction {
        Instruction::Send { post, .. } => (json!(post), None),
        Instruction::Edit { message, .. } => (json!("edit"), Some(message)),
        Instruction::Shrink { message, .. } => (json!("shrink"), Some(message)),
        Instruction::Delete { message } => (json!("delete"), Some(message)),
    };
    json!({ "nonce": delivery.nonce, "address": delivery.address.to_string(), "game": game, "post": post, "about": about })
}

impl Courier for FileCourier {
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move {
            let written = self.write(delivery);
            // A message is found again by its nonce.
            let failed = |error: io::Error| DeliveryError::Unknown { reason: error.to_string() };
            written.map(|()| Some(delivery.nonce.clone())).map_err(failed)
        })
    }

    fn find<'a>(&'a self, _: Address, nonce: &'a str) -> BoxFuture<'a, Result<Option<String>, DeliveryError>> {
        Box::pin(async move { Ok(self.knows(nonce).then(|| nonce.to_owned())) })
    }
}
