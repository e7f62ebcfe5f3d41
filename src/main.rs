//! The command line: what to run, nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    correio::cli::run()
}
