//! Rows that were changed behind our back: the game they belong to is told so, and everybody else plays on.

use std::io::{Seek, SeekFrom, Write};

use super::*;
use present::{Language, Locale, People, Script, refused};

/// What somebody may have done to the rows of game 1, and whether it can still be played.
const CHANGES: [(&str, bool); 15] = [
    // A position of this build's form that cannot be read is reported; nothing takes its place.
    ("update positions set state = '{' where game = 1", false),
    ("update positions set state = replace(state, 'hand', 'hat') where game = 1", false),
    ("update positions set form = 9 where game = 1", false),
    ("update bases set state = 'x' where game = 1", true),
    ("update entries set entry = '1: dance' where game = 1 and number = 1", true),
    ("update entries set entry = 'nonsense' where game = 1", false),
    ("delete from positions where game = 1", false),
    ("delete from seats where game = 1", false),
    ("update games set status = 'dancing' where id = 1", false),
    ("update games set place = 'room:1' where id = 1", false),
    ("update games set options = '{\"colour\":\"red\"}' where id = 1", false),
    ("update games set options = 'x' where id = 1", false),
    ("update games set seed = 'x' where id = 1", false),
    ("update games set entries = -7 where id = 1", false),
    ("update games set game = 'chess' where id = 1", false),
];

#[tokio::test]
async fn a_changed_row_concerns_its_own_game_alone() {
    for (change, playable) in CHANGES {
        let house = House::new().await;
        let broken = house.at_turn(channel(1), &[ANA, BEN]).await;
        house.first(broken, ANA, "play").await;
        let sound = house.at_turn(channel(2), &[BEN, CLEO]).await;
        house.store.pragma("pragma foreign_keys = off").await;
        house.store.pragma(change).await;
        let house = house.restarted().await;

        match house.tables.seat(broken, ANA).await {
            Ok(_) => assert!(playable, "{change}"),
            Err(refusal) => {
                assert!(!playable, "{change}: {refusal:?}");
                for language in Language::ALL {
                    let people = People::default();
                    let said = Locale::of(language, Script::Plain).renderer(&people).say(&refused(None, &refusal));
                    assert!(said.split(' ').count() >= 3, "{change}: {said}");
                }
            }
        }
        house.first(sound, BEN, "draw").await;
        assert!(house.tables.mine(BEN).await.is_ok_and(|list| list.iter().any(|one| one.game == sound)), "{change}");
        Scheduler::new(house.tables.clone()).run_due().await.expect("jobs are seen to");
        let report = verify(&*house.store, house.tables.catalogue()).await.expect("a report");
        assert!(!report.differences.iter().any(|(game, _)| *game == sound), "{change}: {report:?}");
        if !playable && change.starts_with("update") {
            assert_eq!(report.differences.len(), 1, "{change}: {report:?}");
        }
    }
}

#[tokio::test]
async fn a_job_that_nobody_knows_does_not_keep_the_scheduler_busy() {
    let house = House::new().await;
    house.store.pragma("insert into agenda (job, due) values ('dance:1', 5)").await;
    let next = Scheduler::new(house.tables.clone()).run_due().await.expect("jobs are seen to");
    assert!(next > house.tables.now());
}

#[tokio::test]
async fn a_post_that_cannot_be_read_is_dropped() {
    let house = House::new().await;
    house.open(channel(1)).await;
    house.store.pragma("update outbox set post = '{'").await;
    assert_eq!(house.store.due(house.tables.now()).await, Ok(Vec::new()));
    assert_eq!(house.store.next_due().await, Ok(None));
}

#[tokio::test]
async fn damage_that_is_found_later_is_said_too() {
    let house = House::new().await;
    let game = house.at_turn(channel(1), &[ANA, BEN]).await;
    let house = house.restarted().await;
    let mut file =
        std::fs::OpenOptions::new().write(true).open(house.folder.path().join("correio.db")).expect("the database");
    let length = file.metadata().expect("its size").len();
    file.seek(SeekFrom::Start(4096)).expect("a place");
    file.write_all(&vec![0xa5; length as usize - 4096]).expect("written");
    let refusal = house.tables.look(game, None).await.expect_err("it cannot be read");
    assert!(matches!(refusal, Refusal::Unavailable(StoreError::Damaged)), "{refusal:?}");
}
