//! The short form of the soak: whole games over the protocol while the bot is killed and everything else goes wrong. The
//! long form is `cargo run --release --example bench -- soak`.

#[path = "support/bench.rs"]
mod support;

use std::process::Command;

#[test]
fn whatever_breaks_nothing_is_lost_doubled_or_leaked() {
    let soak = ["soak", "--games", "2", "--kills", "8", "--tables", "7", "--outage", "3", "--seed", "a short soak"];
    let output = Command::new(support::bench()).args(soak).output().expect("the bench runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn at_three_processes_on_postgres_neither() {
    let scale = ["scale", "--games", "1", "--kills", "6", "--restarts", "1", "--tables", "6", "--seed", "a short one"];
    let output = Command::new(support::bench()).args(scale).output().expect("the bench runs");
    let (said, failed) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if failed.contains("PostgreSQL cannot be started here") && std::env::var_os("REQUIRE_POSTGRES").is_none() {
        return println!("skipped: PostgreSQL cannot be started here");
    }
    assert!(output.status.success(), "{said}\n{failed}");
}
