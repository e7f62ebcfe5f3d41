//! For each limit a payload that breaks it, written out by hand, and one that just keeps it.

mod autocomplete;
mod command;
mod component;
mod embed;
mod message;
mod modal;
mod thread;

use serde_json::{Value, json};

use super::messages::Purpose;
use super::{choices, commands, messages, modals, threads};
use crate::refusal::Refusal;
use crate::world::commands::OptionKind;

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn post(message: Value) -> Result<(), Refusal> {
    messages::check(&message, Purpose::Post, &[])
}

#[track_caller]
fn refused(result: Result<(), Refusal>, path: &str, code: &str) {
    let refusal = result.expect_err("must be refused");
    assert_eq!(refusal.code, 50035);
    let found: Vec<_> = refusal.problems.iter().map(|problem| (problem.path.join("."), problem.code)).collect();
    assert!(found.contains(&(path.to_owned(), code)), "{path} {code} is not among {found:?}");
}

#[track_caller]
fn accepted(result: Result<(), Refusal>) {
    assert_eq!(result, Ok(()));
}
