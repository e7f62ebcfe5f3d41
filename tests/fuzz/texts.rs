//! The short texts that come back to us, from buttons, menus and rows: read as what they are, or not at all.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::{Entry, Seat, Seed, Stamp};
use present::{Language, PageRef, Request, Trail};
use proptest::prelude::*;
use table::{Address, ChallengeId, ChannelId, GameId, Job, PersonId, Place, PostId, ServerId};

use crate::budget::check;
use crate::mutate::{anything, slipped, slips};

/// What can be read means the same when it is written and read again.
fn round_trips<T: FromStr + Display + Debug + PartialEq>(samples: &[&str]) {
    let samples: Vec<String> = samples.iter().map(|sample| (*sample).to_owned()).collect();
    let almost = (prop::sample::select(samples), slips()).prop_map(|(sample, slips)| slipped(&sample, &slips));
    check(600, prop_oneof![anything(100), almost], |text| {
        if let Ok(read) = text.parse::<T>() {
            let written = read.to_string();
            let again = written.parse::<T>().ok();
            prop_assert_eq!(Some(&read), again.as_ref(), "{:?} is written {:?}", text, written);
        }
        Ok(())
    });
}

#[test]
fn requests_round_trip() {
    let kept = [include_str!("../fixtures/ids-1.txt"), include_str!("../fixtures/ids-2.txt")];
    let kept = kept.iter().flat_map(|ids| ids.lines()).filter_map(|line| {
        let mut columns = line.split('\t').skip(2);
        let (id, value) = (columns.next()?, columns.next());
        Some(value.filter(|value| !value.is_empty()).map_or(id.to_owned(), |value| format!("{id}:{value}")))
    });
    let kept: Vec<String> = kept.collect();
    let own = [
        "do:17:0a1b2c3d:>+2.0",
        "sure:1:zzzzzzzz:a:b",
        "page:9:0a1b2c3d:+2.0",
        "turn:-:-:17",
        "clock:17:-:own 1d+4h<3d",
    ];
    let samples: Vec<&str> = kept.iter().map(String::as_str).chain(own).collect();
    round_trips::<Request>(&samples);
    round_trips::<Trail>(&["", "+", "2.0.11", "+3.1", "2"]);
    round_trips::<PageRef>(&["city/2", "@2", "@1/3", "board", "/1"]);
    round_trips::<Stamp>(&["0a1b2c3d", "zzzzzzzz"]);
}

#[test]
fn entries_round_trip() {
    round_trips::<Entry>(&["1: visit king rK3", "4: undo", "2: start-over", "1: a: b"]);
    round_trips::<Seat>(&["1", "6"]);
    round_trips::<Seed>(&["00000000000000000000000000000abc"]);
    round_trips::<Language>(&["en", "de", "it", "ru"]);
}

#[test]
fn names_of_people_and_places_round_trip() {
    round_trips::<GameId>(&["17", "9223372036854775807", "-1"]);
    round_trips::<PersonId>(&["17", "18446744073709551615"]);
    round_trips::<ServerId>(&["17"]);
    round_trips::<ChannelId>(&["17"]);
    round_trips::<ChallengeId>(&["17"]);
    round_trips::<PostId>(&["17"]);
    round_trips::<Address>(&["channel:17", "person:18446744073709551615"]);
    round_trips::<Job>(&["close-lobby:12"]);
    let samples = vec!["channel:17".to_owned(), "try:3:4".to_owned()];
    let almost = (prop::sample::select(samples), slips()).prop_map(|(sample, slips)| slipped(&sample, &slips));
    check(600, prop_oneof![anything(100), almost], |text| {
        for server in [None, Some(ServerId(u64::MAX))] {
            if let Ok(place) = Place::stored(&text, server) {
                prop_assert_eq!(Place::stored(&place.to_string(), place.server()), Ok(place));
            }
        }
        Ok(())
    });
}
