//! Whole games of every listed kind.

use engine::GameInfo;

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_lisboa_game_of_three_by_pressing() {
    assert!(panels::play(games::ALL, kind("lisboa"), 3, "Lisboa of three").await > 100);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_lisboa_game_alone_by_pressing() {
    assert!(panels::play(games::ALL, kind("lisboa"), 1, "Lisboa alone").await > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_lisboa_game_of_two_by_typing() {
    assert!(typing::play(games::ALL, kind("lisboa"), 2, "Lisboa by typing").await > 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_madeira_game_of_four_by_pressing() {
    assert!(panels::play(games::ALL, kind("madeira"), 4, "Madeira of four").await > 100);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_madeira_game_of_three_by_typing() {
    assert!(typing::play(games::ALL, kind("madeira"), 3, "Madeira by typing").await > 50);
}

fn kind(id: &str) -> &'static GameInfo {
    games::find(id).unwrap_or_else(|| panic!("{id} is listed"))
}
