//! The eight rewards: before and after.

use super::board::Table;
use super::*;
use crate::event::{Event, Stock};
use crate::vocabulary::{Building, Character, Colony, Favour, Reward};

/// Red's ship arrives in Brazil, where this reward lies.
fn arriving(board: Board, reward: Reward) -> Table {
    let rewards = [[Reward::Loot; 2], [reward, Reward::Medal], [Reward::Loot; 2]];
    let mut table = board
        .character(Character::Commander, Building::Moinho)
        .rewards(rewards)
        .ships(RED, "wheat-1")
        .goods(RED, 0, 0, 1)
        .placed(RED, Building::Moinho);
    let take = format!("reward brazil {reward}");
    table.does(RED, &["act", "ship wheat-1", "sail brazil-1", &take]);
    table.told(Event::RewardTaken { who: RED, colony: Colony::Brazil, reward });
    table
}

fn board() -> Board {
    Board::of(4)
}

#[test]
fn island_moves_a_worker_to_a_field() {
    let mut table = arriving(board(), Reward::Island);
    table.does(RED, &["from home", "to 2c"]);
    assert!(table.state().field("2c".parse().expect("a field")).workers.contains(RED));
}

#[test]
fn watch_moves_a_worker_to_the_watch() {
    let mut table = arriving(board().pirates(RED, 2), Reward::Watch);
    table.does(RED, &["from home", "discard 2"]);
    assert_eq!((table.player(RED).watch, table.player(RED).pirates), (1, 0));
}

#[test]
fn windmill_is_one_step_up_but_nothing_at_the_top() {
    for (before, after) in [(3, 4), (6, 6)] {
        let table = arriving(board().has(RED, |red| red.windmill = before), Reward::Windmill);
        assert_eq!((table.player(RED).windmill, table.player(RED).pp), (after, 0));
    }
}

#[test]
fn guilds_turns_a_favour_up() {
    let mut table = arriving(board().favours(RED, "", "patron monk"), Reward::Guilds);
    table.does(RED, &["turn-up monk"]);
    assert_eq!(table.player(RED).face_up, [Favour::Monk].into_iter().collect());
}

#[test]
fn medal_3_pp() {
    let table = arriving(board(), Reward::Medal);
    assert_eq!(table.player(RED).pp, 3);
}

#[test]
fn support_drives_3_pirates_away_or_brings_2_bread() {
    let mut table = arriving(board().pirates(RED, 5), Reward::Support);
    assert_eq!(table.options(RED), ["bread", "discard 3", "discard 2", "discard 1"]);
    table.does(RED, &["discard 3"]);
    assert_eq!((table.player(RED).pirates, table.player(RED).bread), (2, 0));
    let mut table = arriving(board().pirates(RED, 5), Reward::Support);
    table.does(RED, &["bread"]);
    assert_eq!((table.player(RED).pirates, table.player(RED).bread), (5, 2));
}

#[test]
fn city_1_pp_and_a_worker_who_may_stay_at_home() {
    let mut table = arriving(board(), Reward::City);
    table.does(RED, &["done"]);
    assert_eq!((table.player(RED).pp, table.player(RED).workers), (1, 12));
}

#[test]
fn loot_5_reais() {
    let table = arriving(board(), Reward::Loot);
    table.told(Event::Gained { who: RED, what: Stock::Reais, count: 5 });
    assert_eq!(table.player(RED).reais, 5);
}

#[test]
fn two_ships_bring_two_rewards_in_the_order_the_player_likes() {
    let rewards = [[Reward::Loot, Reward::City], [Reward::Medal, Reward::Watch], [Reward::Island, Reward::Guilds]];
    let mut table = board()
        .character(Character::Commander, Building::Moinho)
        .rewards(rewards)
        .ships(RED, "wheat-1 wheat-2")
        .goods(RED, 0, 0, 2)
        .placed(RED, Building::Moinho);
    table.does(RED, &["act", "ship wheat-1", "sail azores-1", "ship wheat-2", "sail brazil-1"]);
    let both = ["reward azores loot", "reward azores city", "reward brazil medal", "reward brazil watch"];
    assert_eq!(table.options(RED), both);
    table.does(RED, &["reward brazil medal", "reward azores loot"]);
    assert_eq!((table.player(RED).pp, table.player(RED).reais), (3, 5));
}
