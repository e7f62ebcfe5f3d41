//! Each check, seen good and bad.

use std::path::PathBuf;

use super::*;
use crate::discord::{Checkup, ServerCheckup};
use table::Time;
use web::ReachError;

const NOW: Time = Time(1_794_970_800);

/// A machine on which everything is right.
fn right() -> Facts {
    let servers = vec![ServerCheckup { name: "Home".to_owned(), missing: Vec::new() }];
    Facts {
        env_file: Some((PathBuf::from(".env"), ["DISCORD_TOKEN", "WEB_ADDR", "TZ"].map(str::to_owned).to_vec())),
        env_error: None,
        environment: vec!["PATH".to_owned(), "WEB_ADDRESSES_OF_SOMETHING_ELSE".to_owned()],
        values: Vec::new(),
        has_token: true,
        by_http: false,
        discord: Some(Ok(Checkup {
            application: ("Correio".to_owned(), 17),
            endpoint: None,
            time: Some(Time(NOW.0 + 1)),
            servers,
            commands: RegisteredNow::These(25),
        })),
        now: NOW,
        database: "sqlite://correio.db".to_owned(),
        opened: Some(Ok(())),
        room: Some(Ok((10 << 20, 1 << 30))),
        backups: Backups::Newest(Some((PathBuf::from("backups/correio-2026-11-17.db"), 1))),
        zone: Ok("Europe/Lisbon".to_owned()),
        pages: Some(Ok(())),
        editions: Vec::new(),
        fonts: true,
    }
}

fn found(name: &str, facts: &Facts) -> Finding {
    let check = CHECKS.iter().find(|check| check.name == name).unwrap_or_else(|| panic!("there is no check {name}"));
    (check.look)(facts)
}

fn discord(change: impl FnOnce(&mut Checkup)) -> Facts {
    let mut facts = right();
    match &mut facts.discord {
        Some(Ok(checkup)) => change(checkup),
        other => panic!("{other:?}"),
    }
    facts
}

#[test]
fn where_everything_is_right_every_line_says_so() {
    for check in &CHECKS {
        let finding = (check.look)(&right());
        assert!(matches!(finding, Fine(_)), "{}: {finding:?}", check.name);
    }
}

/// The name of a check, what is wrong, and the words and the exit code that tell it.
type Case = (&'static str, Facts, &'static str, u8);

#[test]
fn what_is_wrong_is_said_with_what_to_do() {
    let missing = |file: &str| OpenError::Missing { file: PathBuf::from(file) };
    let damaged = OpenError::Damaged { database: "correio.db".to_owned() };
    let address = ([127, 0, 0, 1], 8090).into();
    let elsewhere = ReachError::Elsewhere("https://games.example.org".to_owned(), address);
    let file = |nights| Backups::Newest(Some((PathBuf::from("backups/correio-2026-11-10.db"), nights)));
    let named = |name: &str| Facts { env_file: Some((PathBuf::from(".env"), vec![name.to_owned()])), ..right() };
    let cases: Vec<Case> = vec![
        (".env", named("DISCORD_TOKN"), "did you mean DISCORD_TOKEN?", 1),
        (".env", named("SOMETHING"), ".env.example lists them all", 1),
        (".env", Facts { env_error: Some("line 3".to_owned()), ..right() }, "line 3", 2),
        (".env", Facts { environment: vec!["BACKUP_DIRS".to_owned()], ..right() }, "did you mean BACKUP_DIR?", 1),
        ("variables", Facts { values: vec!["PICTURES is 'no'".to_owned()], ..right() }, "PICTURES is 'no'", 2),
        ("token", Facts { has_token: false, ..right() }, "DISCORD_TOKEN is not set", 2),
        ("token", Facts { discord: Some(Err(CheckupError::Token)), ..right() }, "copy it again from", 2),
        ("token", Facts { discord: Some(Err(CheckupError::Unreachable)), ..right() }, "check the network", 1),
        ("interactions", discord(|found| found.endpoint = Some("https://x".to_owned())), "are not set; set both", 2),
        ("interactions", Facts { by_http: true, ..right() }, "set the Interactions Endpoint URL", 1),
        ("servers", discord(|found| found.servers.clear()), "correio invite", 1),
        (
            "servers",
            discord(|found| found.servers[0].missing.push("Embed Links")),
            "in Home the bot lacks Embed Links",
            1,
        ),
        ("commands", discord(|found| found.commands = RegisteredNow::Nothing), "correio run registers them", 1),
        ("commands", discord(|found| found.commands = RegisteredNow::Others), "of another version", 1),
        ("database", Facts { opened: Some(Err(missing("correio.db"))), ..right() }, "correio run creates it", 1),
        ("database", Facts { opened: Some(Err(damaged)), ..right() }, "restore a backup", 2),
        ("disk", Facts { room: Some(Ok((1 << 20, 30 << 20))), ..right() }, "games stop soon", 2),
        ("disk", Facts { room: Some(Ok((80 << 20, 100 << 20))), ..right() }, "more than twice its size", 1),
        ("disk", Facts { room: Some(Err("/none: no such folder".to_owned())), ..right() }, "make it a folder", 2),
        ("backup", Facts { backups: Backups::Off, ..right() }, "BACKUP_DIR is not set", 1),
        ("backup", Facts { backups: Backups::Newest(None), ..right() }, "there is none yet", 1),
        ("backup", Facts { backups: file(8), ..right() }, "8 nights old", 1),
        ("backup", Facts { backups: file(-9), ..right() }, "set the clock right", 2),
        ("backup", Facts { backups: Backups::Wrong("no folder".to_owned()), ..right() }, "no folder", 2),
        ("time zone", Facts { zone: Err("no zone Europe/Lissabon".to_owned()), ..right() }, "set TZ to a name", 1),
        ("clock", Facts { now: Time(9_000), ..right() }, "set it right", 2),
        ("clock", Facts { now: Time(NOW.0 - 9), ..right() }, "by 10 seconds; let the system set it", 1),
        ("clock", Facts { now: Time(NOW.0 + 3_601), ..right() }, "by 3600 seconds; let the system set it", 2),
        ("pages", Facts { pages: Some(Err(elsewhere)), ..right() }, "let the proxy forward it to WEB_ADDR", 2),
        ("editions", Facts { editions: vec!["lisboa.toml".to_owned()], ..right() }, "lisboa.toml", 2),
        ("fonts", Facts { fonts: false, ..right() }, "install it again", 2),
    ];
    for (name, facts, said, code) in &cases {
        let finding = found(name, facts);
        assert!(finding.says().contains(said), "{name}: {finding:?}");
        assert_eq!(finding.code(), *code, "{name}: {finding:?}");
    }
    for check in &CHECKS {
        assert!(cases.iter().any(|(name, ..)| *name == check.name), "{} is never seen bad", check.name);
    }
}

#[test]
fn without_discord_the_rest_is_still_checked() {
    let offline = Facts { discord: Some(Err(CheckupError::Unreachable)), ..right() };
    let of_discord = ["token", "interactions", "servers", "commands", "clock"];
    for check in &CHECKS {
        let finding = (check.look)(&offline);
        assert_eq!(matches!(finding, Fine(_)), !of_discord.contains(&check.name), "{}: {finding:?}", check.name);
        assert!(finding.code() < 2, "{}: {finding:?}", check.name);
    }
}
