//! Database files that are none, or damaged: one sentence on standard error, and the end.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use engine::Seed;

use crate::budget::sentence;

/// A folder with a database on which two games of two have been begun.
struct Folder {
    folder: tempfile::TempDir,
}

impl Folder {
    fn new() -> Folder {
        let folder = Folder { folder: tempfile::tempdir().expect("a folder") };
        for table in ["first", "second"] {
            folder.begin(table);
        }
        folder
    }

    /// The whole database as one file.
    fn content(&self) -> Vec<u8> {
        let copy = self.folder.path().join("whole.db");
        assert!(self.run(&["backup", copy.to_str().expect("a path")], "").status.success());
        fs::read(copy).expect("a database")
    }

    /// Puts something in the place of the database.
    fn replace(&self, content: &[u8]) {
        for rest in ["db-wal", "db-shm"] {
            // There may be none.
            let _ = fs::remove_file(self.file().with_extension(rest));
        }
        fs::write(self.file(), content).expect("written");
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("correio.db")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_correio"));
        command
            .args(arguments)
            .current_dir(self.folder.path())
            .env("DATABASE_URL", format!("sqlite://{}", self.file().display()))
            .env("DISCORD_TOKEN", "none")
            // Nobody listens there: a bot that got so far would say so.
            .env("DISCORD_API_URL", "http://127.0.0.1:9")
            .env("RUST_LOG", "off")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs a command to its end, which must not be long in coming.
    fn run(&self, arguments: &[&str], typed: &str) -> Output {
        let mut child = self.command(arguments).spawn().expect("the binary runs");
        let mut input = child.stdin.take().expect("its input");
        // It may end without reading any of it.
        let _ = input.write_all(typed.as_bytes());
        drop(input);
        let begun = Instant::now();
        while child.try_wait().expect("it can be asked").is_none() {
            if begun.elapsed() > Duration::from_secs(60) {
                child.kill().expect("it can be killed");
                panic!("{arguments:?} does not end");
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        child.wait_with_output().expect("its output")
    }

    /// Begins a game, at which nobody types anything.
    fn begin(&self, table: &str) {
        let played = self.run(&["play", "trial", "--table", table, "--names", "ana,ben", "--seed", "one"], "");
        assert!(played.status.success(), "{}", words(&played.stderr));
    }

    /// Every command that needs the database ends with the same kind of sentence.
    fn refuses(&self, what: &str, commands: &[&str], advice: &str) {
        for command in commands {
            let copy = self.folder.path().join("copy.db");
            let output = match *command {
                "play" => self.run(&["play", "trial", "--table", "first", "--names", "ana,ben"], ""),
                "backup" => self.run(&["backup", copy.to_str().expect("a path")], ""),
                command => self.run(&[command], ""),
            };
            let said = words(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{what}, {command}: {said}{}", words(&output.stdout));
            assert_eq!(said.lines().count(), 1, "{what}, {command}: {said}");
            sentence(said.trim()).unwrap_or_else(|error| panic!("{what}, {command}: {error}"));
            assert!(said.contains("correio.db") && said.contains(advice), "{what}, {command}: {said}");
            assert!(!copy.exists(), "{what}: half a backup is left");
        }
    }
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const ALL: [&str; 4] = ["run", "verify", "backup", "play"];
const RESTORE: &str = "docs/operating.md";

#[test]
fn a_file_that_is_no_database_is_named_in_one_sentence() {
    let folder = Folder::new();
    let mut random = Seed::from_number(11).stream("bytes");
    let noise: Vec<u8> = (0..50_000).map(|_| random.below(256) as u8).collect();
    for (what, bytes) in [("noise", noise.as_slice()), ("a text", b"Lisboa, 1 November 1755\n".repeat(99).as_slice())] {
        folder.replace(bytes);
        folder.refuses(what, &ALL, RESTORE);
        assert!(fs::read(folder.file()).is_ok_and(|left| left == bytes), "{what} is left as it was");
    }
}

#[test]
fn a_truncated_database_is_named_in_one_sentence() {
    let folder = Folder::new();
    let whole = folder.content();
    for part in [1, 2, 3] {
        folder.replace(&whole[..whole.len() * part / 4 + 100]);
        folder.refuses("truncated", &ALL, RESTORE);
    }
}

#[test]
fn overwritten_pages_are_found() {
    let folder = Folder::new();
    let whole = folder.content();
    let mut random = Seed::from_number(12).stream("pages");
    for _ in 0..4 {
        let mut damaged = whole.clone();
        for byte in damaged.iter_mut().skip(4096) {
            *byte = random.below(256) as u8;
        }
        folder.replace(&damaged);
        folder.refuses("overwritten", &ALL, RESTORE);
    }
}

/// One page of noise may be one that a command never needs; what it does then it does well.
#[test]
fn a_single_overwritten_page_never_brings_more_than_a_sentence() {
    let folder = Folder::new();
    let whole = folder.content();
    let mut random = Seed::from_number(13).stream("pages");
    for _ in 0..6 {
        let page = 1 + random.below((whole.len() / 4096) as u32 - 1) as usize;
        let mut damaged = whole.clone();
        damaged[page * 4096..(page + 1) * 4096].iter_mut().for_each(|byte| *byte = random.below(256) as u8);
        folder.replace(&damaged);
        for command in [["verify"].as_slice(), &["play", "trial", "--table", "first"]] {
            let output = folder.run(command, "ana show\n");
            let said = words(&output.stderr);
            assert!(matches!(output.status.code(), Some(0..=2)), "page {page}: {said}");
            assert!(said.lines().count() <= 1 && !said.contains("panicked"), "page {page}: {said}");
            if output.status.code() == Some(2) {
                assert!(said.contains("correio.db") && said.contains(RESTORE), "page {page}: {said}");
            }
        }
    }
}

#[test]
fn a_folder_in_its_place_is_named_in_one_sentence() {
    let folder = Folder::new();
    folder.replace(b"");
    fs::remove_file(folder.file()).expect("removed");
    fs::create_dir(folder.file()).expect("a folder");
    folder.refuses("a folder", &ALL, "");
}

#[test]
fn an_empty_file_is_a_new_database_for_those_who_play_and_nothing_to_others() {
    let folder = Folder::new();
    folder.replace(b"");
    folder.refuses("empty", &["verify", "backup"], "start the bot once");
    folder.begin("first");
    let verified = folder.run(&["verify"], "");
    assert_eq!(words(&verified.stdout).trim(), "1 games, 0 differ");
}

#[test]
fn a_missing_file_is_named() {
    let folder = Folder::new();
    folder.replace(b"");
    fs::remove_file(folder.file()).expect("removed");
    folder.refuses("missing", &["verify", "backup"], "there is no database");
}
