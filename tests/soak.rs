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
