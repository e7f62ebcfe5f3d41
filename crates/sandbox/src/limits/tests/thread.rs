//! Threads.

use super::*;

#[test]
fn names_and_durations_that_do_not_fit() {
    refused(threads::check(&json!({ "name": long(101) })), "name", "BASE_TYPE_BAD_LENGTH");
    refused(threads::check(&json!({})), "name", "BASE_TYPE_REQUIRED");
    let odd = json!({ "name": "x", "auto_archive_duration": 61 });
    refused(threads::check(&odd), "auto_archive_duration", "BASE_TYPE_CHOICES");
    accepted(threads::check(&json!({ "name": "x", "auto_archive_duration": 1440 })));
}
