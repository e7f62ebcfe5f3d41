//! Threads that the bot opens.

use serde_json::Value;

use super::Checker;
use crate::refusal::Refusal;

const NAME: usize = 100;
/// Minutes without a message after which a thread is archived.
const AUTO_ARCHIVE: [i64; 4] = [60, 1440, 4320, 10080];

pub fn check(thread: &Value) -> Result<(), Refusal> {
    Checker::run(|c| {
        if c.object(thread) {
            c.required_text(thread, "name", 1..=NAME);
            settings(c, thread);
        }
    })
}

fn settings(c: &mut Checker, thread: &Value) {
    if let Some(minutes) = c.integer(thread, "auto_archive_duration", 0..=i64::MAX)
        && !AUTO_ARCHIVE.contains(&minutes)
    {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        c.at("auto_archive_duration", |c| c.problem("BASE_TYPE_CHOICES", message));
    }
    c.integer(thread, "rate_limit_per_user", 0..=21600);
}
