//! docs/operating.md: each of its commands is run, on a machine that is a folder with a bot in it and the sandbox in
//! Discord's place.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use sandbox::Sandbox;
use sqlx::Connection;

const MANUAL: &str = include_str!("../../docs/operating.md");

/// Where the manual runs a block of commands, and the commands.
fn blocks() -> Vec<(&'static str, &'static str)> {
    let mut blocks = Vec::new();
    for (before, after) in MANUAL.match_indices("```sh\n").map(|(at, mark)| (&MANUAL[..at], &MANUAL[at + mark.len()..]))
    {
        let mark = before.trim_end().lines().last().unwrap_or_default();
        let place = mark.strip_prefix("<!-- run: ").and_then(|mark| mark.strip_suffix(" -->"));
        let place = place.unwrap_or_else(|| panic!("a block of commands after '{mark}' is not run"));
        blocks.push((place, after.split("```").next().unwrap_or_default()));
    }
    blocks
}

/// What stands in for systemd and Docker: it starts and stops the bot, and knows only what the manual uses.
const STAND_INS: [(&str, &str); 5] = [
    (
        "machine",
        r#"
state=$ROOT/var/lib/correio
start() {
  mkdir -p "$state" && cd "$state"
  [ ! -f "$ROOT/etc/correio.env" ] || { set -a; . "$ROOT/etc/correio.env"; set +a; }
  "$ROOT/usr/local/bin/correio" run > "$ROOT/log" 2>&1 &
  echo $! > "$ROOT/pid"
  until grep -q ': connected' "$ROOT/log"; do
    running || { cat "$ROOT/log" >&2; exit 1; }
    sleep 0.05
  done
}
running() {
  kill -0 "$(cat "$ROOT/pid")" 2> /dev/null && ! grep -qs '^State:.*Z' "/proc/$(cat "$ROOT/pid")/status"
}
stop() {
  kill -TERM "$(cat "$ROOT/pid")" 2> /dev/null || true
  while running; do sleep 0.05; done
}
unknown() { echo "the manual uses $*" >&2; exit 64; }
"#,
    ),
    (
        "systemctl",
        r#"#!/usr/bin/env bash
set -eu; . "$ROOT/bin/machine"
case "$*" in
  daemon-reload) ;;
  "disable --now correio" | "stop correio") stop ;;
  "enable --now correio" | "start correio") start ;;
  "restart correio") stop; start ;;
  *) unknown systemctl "$*" ;;
esac
"#,
    ),
    (
        "journalctl",
        r#"#!/usr/bin/env bash
cat "$ROOT/log"
"#,
    ),
    (
        "scp",
        r#"#!/usr/bin/env bash
cp "$1" "${2#*:}"
"#,
    ),
    (
        "docker",
        r#"#!/usr/bin/env bash
set -eu; . "$ROOT/bin/machine"
case "$1 ${2-}" in
  "build -f") [ -f "$3" ] ;;
  "run -d") start ;;
  "run --rm") while [ "$1" != correio ]; do shift; done; cd "$state"; "$@" ;;
  "exec correio") shift 2; cd "$state"; "$@" ;;
  "logs correio") cat "$ROOT/log" ;;
  "stop -t") stop ;;
  "start correio") start ;;
  *) unknown docker "$*" ;;
esac
"#,
    ),
];

/// A machine of its own.
struct Machine {
    folder: tempfile::TempDir,
    sandbox: Sandbox,
}

impl Drop for Machine {
    fn drop(&mut self) {
        // The bot of a test that failed.
        self.run("[ ! -f \"$ROOT/pid\" ] || kill -KILL \"$(cat \"$ROOT/pid\")\" 2> /dev/null || true");
    }
}

impl Machine {
    fn new(sandbox: &Sandbox) -> Machine {
        let machine = Machine { folder: tempfile::tempdir().expect("a folder"), sandbox: sandbox.clone() };
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        for folder in ["bin", "usr/local/bin", "etc/systemd/system", "root", "var/lib", "source/target/release"] {
            fs::create_dir_all(machine.path(folder)).expect("a folder");
        }
        for (name, script) in STAND_INS {
            fs::write(machine.path("bin").join(name), script).expect("written");
            executable(&machine.path("bin").join(name));
        }
        for file in [".env.example", "docs", "Containerfile"] {
            link(&repository.join(file), &machine.path("source").join(file));
        }
        link(Path::new(env!("CARGO_BIN_EXE_correio")), &machine.path("source/target/release/correio"));
        machine
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn run(&self, script: &str) -> Output {
        let path = std::env::var("PATH").unwrap_or_default();
        let own = [self.path("bin"), self.path("usr/local/bin")].map(|folder| folder.display().to_string());
        Command::new("bash")
            .args(["-euo", "pipefail", "-c", script])
            .current_dir(self.path("source"))
            .env_clear()
            .env("PATH", format!("{}:{path}", own.join(":")))
            .env("ROOT", self.folder.path())
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("DISCORD_API_URL", self.sandbox.url())
            .env("BACKUP_DIR", "backups")
            .output()
            .expect("bash")
    }

    /// Runs a block of the manual, and returns what it printed.
    fn follow(&self, block: &str) -> String {
        let mut script = block.replace("version-18", "version-1");
        for folder in ["/usr/local/", "/etc/", "/var/lib/", "/root/"] {
            script = script.replace(folder, &format!("{}{folder}", self.folder.path().display()));
        }
        if script.contains(EXAMPLE) {
            script = script.replace(EXAMPLE, &self.backup());
        }
        let output = self.run(&script);
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        assert!(output.status.success(), "{block}\n{said}");
        said
    }

    /// The name of the backup that the bot makes when it starts.
    fn backup(&self) -> String {
        let begun = Instant::now();
        loop {
            let files = fs::read_dir(self.path("var/lib/correio/backups")).into_iter().flatten().flatten();
            let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
            if let Some(name) = names.into_iter().find(|name| name.ends_with(".db")) {
                return name;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "there is no backup");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// A database as the first release left it.
    async fn with_games(self) -> Machine {
        let file = self.path("var/lib/correio/correio.db");
        fs::create_dir_all(self.path("var/lib/correio")).expect("a folder");
        fs::File::create(&file).expect("a file");
        let url = format!("sqlite://{}", file.display());
        let mut old = sqlx::SqliteConnection::connect(&url).await.expect("a database");
        sqlx::raw_sql(include_str!("../fixtures/migration-1.sql")).execute(&mut old).await.expect("the fixture");
        old.close().await.expect("closed");
        self
    }
}

/// The backup that the manual names.
const EXAMPLE: &str = "correio-2026-11-18.db";

fn executable(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).expect("a program");
}

fn link(from: &Path, to: &Path) {
    std::os::unix::fs::symlink(from, to).expect("a link");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_for_a_service_do_what_the_manual_says() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let old = Machine::new(&sandbox).with_games().await;
    let mut said = String::new();
    for (_, block) in blocks().into_iter().filter(|(place, _)| *place == "service") {
        said.push_str(&old.follow(block));
    }
    for line in [
        "✓ token: accepted",
        "2 games, 0 differ",
        "copied 3 games with ",
        "restored 3 games with ",
        "what was there is now ",
        "the bot has stopped",
    ] {
        assert!(said.contains(line), "'{line}' is not in\n{said}");
    }
    let kept = |name: &str| old.path("var/lib/correio").join(name).exists();
    assert!(kept("correio.db.version-1") && kept("correio.db.replaced-1") && kept("correio.db.replaced-2"));

    let new = Machine::new(&sandbox);
    fs::copy(env!("CARGO_BIN_EXE_correio"), new.path("usr/local/bin/correio")).expect("installed");
    fs::copy(old.path("root/correio.db"), new.path("root/correio.db")).expect("copied");
    let moved = blocks().into_iter().filter(|(place, _)| *place == "new machine");
    let said: String = moved.map(|(_, block)| new.follow(block)).collect();
    assert!(said.contains("restored 3 games") && said.contains("2 games, 0 differ"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_for_a_container_do_what_the_manual_says() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let machine = Machine::new(&sandbox).with_games().await;
    link(Path::new(env!("CARGO_BIN_EXE_correio")), &machine.path("usr/local/bin/correio"));
    let said: String = blocks()
        .into_iter()
        .filter(|(place, _)| *place == "container")
        .map(|(_, block)| machine.follow(block))
        .collect();
    assert!(said.contains("copied 3 games") && said.contains("restored 3 games"), "{said}");
}

#[test]
fn every_block_of_commands_is_run() {
    let known = ["service", "new machine", "container"];
    assert!(blocks().iter().all(|(place, _)| known.contains(place)), "{:?}", blocks());
    assert!(blocks().len() >= 9, "{:?}", blocks());
}

/// Every file of the program.
fn sources(folder: &Path, text: &mut String) {
    for path in fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            text.push_str(&fs::read_to_string(path).expect("a source file"));
        }
    }
}

#[test]
fn every_line_of_the_log_that_is_explained_is_one_that_the_bot_writes() {
    let mut text = String::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    sources(&root.join("src"), &mut text);
    sources(&root.join("crates"), &mut text);
    // Long texts are written over several lines.
    let text: String = text.split("\\\n").map(str::trim_start).collect();
    let (_, table) = MANUAL.split_once("| line | what it means |\n").expect("the table of lines");
    let rows: Vec<_> = table.lines().skip(1).map_while(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    assert!(rows.len() > 15, "{rows:?}");
    for row in rows {
        assert!(text.contains(row), "the bot never writes: {row}");
    }
}
