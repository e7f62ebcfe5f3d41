//! `correio play` as people use it: a real process, what it shows, and what is typed.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

/// A process and its pipes.
pub struct Keyboard {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    /// Everything that was shown.
    pub shown: String,
}

/// What is shown until somebody is to type.
pub struct Shown {
    pub text: String,
    /// Whose turn it is to type; empty where nobody in particular is asked.
    pub name: String,
}

impl Shown {
    /// The numbers of the answers: they stand off the edge.
    pub fn answers(&self) -> Vec<&str> {
        // Answers belong to the last panel.
        let last = self.text.rfind("\n── ").map_or("", |start| &self.text[start..]);
        last.lines().filter_map(number).collect()
    }
}

impl Keyboard {
    pub fn start(folder: &Path, arguments: &[&str]) -> Keyboard {
        Keyboard::spawned(Keyboard::command(folder, arguments).env_remove("LINES"))
    }

    /// In a window of so many lines.
    pub fn in_window(folder: &Path, arguments: &[&str], lines: usize) -> Keyboard {
        Keyboard::spawned(Keyboard::command(folder, arguments).env("LINES", lines.to_string()))
    }

    pub fn command(folder: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_correio"));
        command
            .arg("play")
            .args(arguments)
            .current_dir(folder)
            .env("DATABASE_URL", format!("sqlite://{}", folder.join("correio.db").display()));
        command.env("COLUMNS", "100").env_remove("LC_ALL").env("LANG", "C");
        command
    }

    fn spawned(command: &mut Command) -> Keyboard {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the binary runs");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output");
        Keyboard { child, input, output, shown: String::new() }
    }

    /// What is shown until the next prompt. None: the process has ended.
    pub fn look(&mut self) -> Option<Shown> {
        let mut bytes = Vec::new();
        let mut piece = [0; 4096];
        loop {
            let read = self.output.read(&mut piece).expect("its output can be read");
            bytes.extend_from_slice(&piece[..read]);
            if read == 0 {
                self.shown.push_str(&String::from_utf8(bytes).expect("letters"));
                return None;
            }
            let Ok(text) = std::str::from_utf8(&bytes) else { continue };
            if let Some(name) = prompted(text) {
                let shown = Shown { name: name.to_owned(), text: text.to_owned() };
                self.shown.push_str(text);
                return Some(shown);
            }
        }
    }

    pub fn enter(&mut self, line: &str) {
        let input = self.input.as_mut().expect("its input");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it reads");
    }

    /// Types a line and looks at what comes of it.
    pub fn say(&mut self, line: &str) -> Shown {
        self.enter(line);
        self.look().unwrap_or_else(|| panic!("it ended after '{line}':\n{}", self.shown))
    }

    /// Nobody types any more.
    pub fn close(&mut self) {
        drop(self.input.take());
    }

    /// A signal, by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("there is kill").success());
    }

    /// Waits for its end, and gives its last words.
    pub fn ended(mut self) -> (ExitStatus, String) {
        while self.look().is_some() {}
        let status = self.child.wait().expect("it has ended");
        let last = self.shown.trim_end().lines().next_back().unwrap_or_default().to_owned();
        (status, last)
    }
}

/// The number of an answer.
fn number(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix(' ')?.trim_start().strip_prefix('[')?.split_once("] ")?;
    Some(number)
}

/// The name before the prompt, if this ends with one.
fn prompted(text: &str) -> Option<&str> {
    let (before, line) = text.rsplit_once('\n')?;
    line.strip_suffix("> ").filter(|_| before.ends_with('\n'))
}
