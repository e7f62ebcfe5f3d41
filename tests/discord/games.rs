//! Whole games of every listed kind.

use correio::games;

use crate::stage::TRIAL;
use crate::{panels, typing};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_trial_game_of_three_by_pressing() {
    assert!(panels::play(TRIAL, games::TRIAL, 3, "panels of three").await > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_trial_game_of_two_by_pressing() {
    assert!(panels::play(TRIAL, games::TRIAL, 2, "panels of two").await > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_trial_game_of_four_by_typing() {
    assert!(typing::play(TRIAL, games::TRIAL, 4, "commands of four").await > 30);
}
