//! The program as its host runs it: stopped, copied, copied over.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Output, Stdio};

use sqlx::Connection;

/// A folder with a database, in which the program runs.
struct Host {
    folder: tempfile::TempDir,
}

impl Host {
    fn new() -> Host {
        Host { folder: tempfile::tempdir().expect("a folder") }
    }

    /// With the games that the first release left.
    fn with_games() -> Host {
        let host = Host::new();
        fs::File::create(host.database()).expect("a file");
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let mut old = sqlx::SqliteConnection::connect(&url(&host.database())).await.expect("a database");
            sqlx::raw_sql(include_str!("../fixtures/rules-1.sql")).execute(&mut old).await.expect("the fixture");
            old.close().await.expect("closed");
        });
        host
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("correio.db")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_correio"));
        let command_in = command.args(arguments).current_dir(self.folder.path());
        command_in.env("DATABASE_URL", url(&self.database())).env_remove("DISCORD_TOKEN").env("RUST_LOG", "info");
        command_in.env("SANDBOX_ADDR", "127.0.0.1:0").env("WEB_ADDR", "127.0.0.1:0").env("LANG", "en");
        command_in.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// The bot on a sandbox of its own, connected.
    fn start(&self) -> Bot {
        let database = self.database();
        let mut child = self
            .command(&["sandbox", "--database", database.to_str().expect("a path")])
            .stdout(Stdio::null())
            .spawn()
            .expect("the binary runs");
        let mut bot = Bot { log: BufReader::new(child.stderr.take().expect("its log")), child, lines: String::new() };
        bot.until("connected");
        bot
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).stdin(Stdio::null()).output().expect("the binary runs")
    }

    /// The database file alone, in another folder.
    fn file_alone(&self) -> Host {
        let elsewhere = Host::new();
        fs::copy(self.database(), elsewhere.database()).expect("copied");
        elsewhere
    }

    /// The exit code and the words of `correio verify`.
    fn verify(&self) -> (Option<i32>, String) {
        let output = self.run(&["verify"]);
        (output.status.code(), [output.stdout, output.stderr].map(|bytes| words(&bytes)).concat())
    }
}

/// A running bot.
struct Bot {
    child: Child,
    log: BufReader<ChildStderr>,
    lines: String,
}

impl Bot {
    /// Reads the log up to a line that says this.
    fn until(&mut self, said: &str) {
        let from = self.lines.len();
        while !self.lines[from..].contains(said) {
            assert_ne!(self.log.read_line(&mut self.lines).expect("its log"), 0, "{}", self.lines);
        }
    }

    fn stop(self) -> (Option<i32>, String) {
        terminate(&self.child);
        self.ended()
    }

    /// Waits until it has ended by itself. Gives its exit code and its log.
    fn ended(mut self) -> (Option<i32>, String) {
        self.log.read_to_string(&mut self.lines).expect("its log");
        (self.child.wait().expect("it ends").code(), self.lines)
    }
}

fn terminate(child: &Child) {
    rustix::process::kill_process(rustix::process::Pid::from_child(child), rustix::process::Signal::TERM)
        .expect("a signal");
}

fn url(database: &Path) -> String {
    format!("sqlite://{}", database.display())
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn after_a_clean_stop_the_database_file_alone_has_every_game() {
    let host = Host::with_games();
    let (code, log) = host.start().stop();
    assert_eq!(code, Some(0), "{log}");
    let started = log.lines().find(|line| line.contains("correio starts")).expect("a line about the start");
    for part in ["version=", "database=", "correio.db", "running_games="] {
        assert!(started.contains(part), "{started}");
    }
    let (code, all) = host.verify();
    assert!(code == Some(0) && all.contains(" games, 0 differ") && !all.starts_with("0 "), "{all}");
    assert_eq!(host.file_alone().verify(), (Some(0), all));
}

#[test]
fn a_file_copied_from_a_running_bot_without_its_log_does_not_pass_as_whole() {
    let host = Host::with_games();
    host.start().stop();
    let bot = host.start();
    let (code, said) = host.file_alone().verify();
    assert!(code == Some(1) && said.contains("its newest entries are missing"), "{said}");
    assert_eq!(host.verify().0, Some(0), "the original has its log");
    bot.stop();
}

#[test]
fn the_terminal_game_leaves_every_game_in_the_file_however_it_ends() {
    for told in [true, false] {
        let host = Host::new();
        let mut game = host.command(&["play", "trial", "--names", "Ana,Ben"]).spawn().expect("the binary runs");
        let mut output = BufReader::new(game.stdout.take().expect("its output"));
        let mut input = game.stdin.take().expect("its input");
        // The first player is asked, so the game has begun.
        input.write_all(b"\n").expect("typed");
        let mut shown = String::new();
        while !shown.contains("Ana") || !shown.contains("1") {
            assert_ne!(output.read_line(&mut shown).expect("its output"), 0, "{shown}");
        }
        if told {
            terminate(&game);
        } else {
            drop(input);
        }
        output.read_to_string(&mut shown).expect("its output");
        assert_eq!(game.wait().expect("it ends").code(), Some(0), "{shown}");
        assert_eq!(host.file_alone().verify(), (Some(0), "1 games, 0 differ\n".to_owned()));
    }
}

#[test]
fn a_backup_copied_over_the_running_database_ends_the_bot_and_opens_with_all_its_games() {
    let host = Host::with_games();
    host.start().stop();
    let backup = host.folder.path().join("backup.db");
    assert!(host.run(&["backup", backup.to_str().expect("a path")]).status.success());
    let all = host.verify();
    let bot = host.start();
    fs::copy(&backup, host.database()).expect("copied over it");
    let (code, log) = bot.ended();
    assert!(code == Some(2) && log.contains("was deleted, replaced or overwritten"), "{log}");
    assert_eq!(host.verify(), all);
    let (code, log) = host.start().stop();
    assert_eq!(code, Some(0), "{log}");
    assert_eq!(host.verify(), all);
}

/// The sandbox would have started, on another database than the one that is set further down.
#[test]
fn a_bad_line_in_the_env_file_is_named_and_nothing_is_started() {
    let host = Host::new();
    let inner = host.folder.path().join("inner");
    fs::create_dir(&inner).expect("a folder");
    let bad = "WEB_URL=https://x y\nDATABASE_URL=sqlite://other.db\nMTIz.secret token\n";
    fs::write(host.folder.path().join(".env"), bad).expect("written");
    for (folder, name) in
        [(host.folder.path(), "correio: .env, line 1 (WEB_URL): "), (inner.as_path(), "/.env, line 1 (WEB_URL): ")]
    {
        let output = host.command(&[]).current_dir(folder).env_remove("DATABASE_URL").stdin(Stdio::null()).output();
        let output = output.expect("the binary runs");
        let said = words(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{said}");
        assert!(said.contains(name) && said.lines().count() == 1, "{said}");
        assert!(!said.contains("https") && !said.contains("secret"), "{said}");
    }
    assert_eq!(fs::read_dir(host.folder.path()).expect("a folder").count(), 2, "nothing was made");
}

/// Reads the first line that `correio run` says, and ends it if it has not ended by itself.
fn first_line(mut command: Command) -> String {
    let mut child = command.stdout(Stdio::null()).spawn().expect("the binary runs");
    let mut line = String::new();
    BufReader::new(child.stderr.take().expect("its log")).read_line(&mut line).expect("a line");
    // It may have ended.
    let _ = child.kill();
    child.wait().expect("it ends");
    line
}

#[test]
fn editions_that_cannot_be_used_are_named_before_anything_is_opened() {
    let host = Host::new();
    let editions = host.folder.path().join("editions");
    let said = || {
        let mut command = host.command(&["run"]);
        command
            .env("DISCORD_TOKEN", "none")
            .env("DISCORD_API_URL", "http://127.0.0.1:9")
            .env("EDITIONS_DIR", &editions);
        first_line(command)
    };
    let missing = said();
    assert!(missing.starts_with("correio: EDITIONS_DIR is ") && missing.contains("not a folder"), "{missing}");
    fs::create_dir(&editions).expect("a folder");
    fs::write(editions.join("lisboa.toml"), "[ships]\ncopies = [\n").expect("written");
    let junk = said();
    assert!(junk.starts_with("correio: ") && junk.contains("lisboa.toml: ") && junk.contains("(line "), "{junk}");
    assert!(!host.database().exists());
}
