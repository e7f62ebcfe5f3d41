//! The test bench as a process: `cargo test` builds it beside the tests, as every target in `examples`.

use std::path::PathBuf;

/// The program of `examples/bench`.
pub fn bench() -> PathBuf {
    let test = std::env::current_exe().expect("the path of this test");
    let target = test.parent().and_then(|deps| deps.parent()).expect("a target folder");
    let bench = target.join("examples/bench").with_extension(std::env::consts::EXE_EXTENSION);
    assert!(bench.exists(), "{} is missing: run `cargo build --example bench`", bench.display());
    bench
}
