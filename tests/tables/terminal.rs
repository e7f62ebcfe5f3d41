//! A table as a process of its own, played line by line.

use crate::support::bench;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// A process of `bench lines`.
pub struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// What came back for a line.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    pub lines: Vec<String>,
    /// The last line, without the id: `ok …` or `no …`.
    pub end: String,
}

pub fn database(folder: &Path) -> String {
    format!("sqlite://{}", folder.join("correio.db").display())
}

pub fn messages(folder: &Path) -> std::path::PathBuf {
    folder.join("messages.jsonl")
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(bench());
    command.args(["lines", "--messages"]).arg(messages(folder)).env("DATABASE_URL", database(folder));
    command
}

impl Terminal {
    pub fn start(folder: &Path) -> Terminal {
        let mut child = command(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Terminal { child, input, output }
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("its input");
        // A process that was killed meanwhile does not read; what it said before is read below.
        let _ = writeln!(input, "{line}").and_then(|()| input.flush());
    }

    /// What it says to the last line. None: it was killed before.
    pub fn hear(&mut self) -> Option<Said> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).ok()? == 0 || !line.ends_with('\n') {
                return None;
            }
            let line = line.trim_end().to_owned();
            if line.starts_with("ok") || line.starts_with("no") {
                return Some(Said { lines, end: without_id(&line) });
            }
            lines.push(line.trim().to_owned());
        }
    }

    pub fn ask(&mut self, line: &str) -> Said {
        self.send(line);
        self.hear().expect("an answer")
    }

    /// Kills it with SIGKILL, and gives what it had said to the last line, if it had.
    pub fn kill(mut self) -> Option<Said> {
        self.child.kill().expect("it can be killed");
        let heard = self.hear();
        self.child.wait().expect("it has ended");
        heard
    }

    /// Lets it end by itself.
    pub fn close(mut self) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("its last words");
        assert!(self.child.wait().expect("it ends").success(), "{rest}");
    }
}

fn without_id(line: &str) -> String {
    let words = line.split(' ').filter(|word| !word.starts_with('#'));
    words.collect::<Vec<_>>().join(" ")
}

/// Runs it to its end without any input.
fn run(folder: &Path) -> Output {
    command(folder).stdin(Stdio::null()).output().expect("the binary runs")
}

#[test]
fn a_game_is_opened_played_and_shown_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::start(folder.path());
    assert_eq!(terminal.ask("ana start").end, "no no-game-here");
    assert_eq!(terminal.ask("ana open colour=red").end, "no options there is no option 'colour'; available: tokens");
    assert_eq!(terminal.ask("#1 ana open tokens=off seed=lisbon").end, r#"ok {"done":"opened","game":1}"#);
    assert_eq!(terminal.ask("#1 ana open tokens=off seed=lisbon").end, r#"ok {"done":"opened","game":1} again"#);
    assert_eq!(terminal.ask("ben join").end, r#"ok {"done":"joined","game":1,"seat":1}"#);
    assert_eq!(terminal.ask("ben start").end, "no not-allowed");
    assert_eq!(terminal.ask("ana start").end, r#"ok {"done":"started","game":1}"#);
    let shown = terminal.ask("ana show").lines;
    assert!(shown.contains(&"question trial-ask-stake".to_owned()), "{shown:?}");
    let stake = shown.iter().find_map(|line| line.strip_prefix("- ")).expect("a choice").to_owned();
    assert!(terminal.ask(&format!("ana do {stake}")).end.starts_with("ok"));
    assert!(terminal.ask("ana undo").end.starts_with("ok"));
    assert_eq!(terminal.ask("ana undo").end, "no nothing-to-undo");
    for command in ["board", "hand", "log", "recap", "score", "status", "mine", "help"] {
        let said = terminal.ask(&format!("ana {command}"));
        assert_eq!(said.end, "ok", "{command}");
    }
    assert!(terminal.ask("ana dance").end.starts_with("no 'dance"));
    let export = folder.path().join("export.json");
    assert_eq!(terminal.ask(&format!("ana export 1 {}", export.display())).end, "ok");
    assert!(std::fs::read_to_string(export).expect("a file").contains("\"game\": \"trial\""));

    let second = run(folder.path());
    let words = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && words.contains("another process of correio is using"), "{words}");
    terminal.close();
    assert!(run(folder.path()).status.success());
}
