//! So many cases, and always the same ones.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestCaseResult, TestRng, TestRunner};

/// How many times as many cases are wanted.
pub fn times() -> u32 {
    std::env::var("CORREIO_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Tries so many cases of a strategy; what fails is made as small as it can be.
pub fn check<S: Strategy>(cases: u32, strategy: S, test: impl Fn(S::Value) -> TestCaseResult) {
    let config = Config {
        cases: cases.saturating_mul(times()),
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..Config::default()
    };
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, b"correio is tried like this again");
    if let Err(error) = TestRunner::new_with_rng(config, random).run(&strategy, test) {
        panic!("{error}");
    }
}

/// An error that people read: one line with words in it.
pub fn sentence(text: &str) -> TestCaseResult {
    let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count();
    if words >= 3 && !text.contains('\n') && text.len() < 2_000 {
        Ok(())
    } else {
        Err(TestCaseError::fail(format!("no sentence: {text:?}")))
    }
}
