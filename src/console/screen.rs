//! What is written, and how: in which width, with or without colours.

use std::io::{self, IsTerminal, Write};

use super::draw::{self, Paint};
use crate::present::Panel;

/// How a screen looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// In columns.
    pub width: usize,
    pub colours: bool,
    /// Whether it can be cleared: a file or a pipe cannot.
    pub clears: bool,
}

/// A width that suits files, pipes and most windows.
const USUAL: usize = 80;
/// Grids are never wider than 34 columns, and are indented.
const NARROWEST: usize = 40;
/// Longer lines are hard to read.
const WIDEST: usize = 100;

impl Look {
    /// Of standard output.
    pub fn from_env() -> Look {
        let terminal = io::stdout().is_terminal();
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let columns = set("COLUMNS").and_then(|columns| columns.to_str()?.parse().ok());
        let width = columns.or(terminal.then(columns_of_stdout).flatten()).unwrap_or(USUAL);
        Look {
            width: width.clamp(NARROWEST, WIDEST),
            // https://no-color.org
            colours: terminal && set("NO_COLOR").is_none(),
            clears: terminal,
        }
    }
}

#[cfg(unix)]
fn columns_of_stdout() -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
    Some(usize::from(size.ws_col)).filter(|columns| *columns > 0)
}

#[cfg(not(unix))]
fn columns_of_stdout() -> Option<usize> {
    None
}

/// Clears what can be seen and what could be scrolled back to.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

pub(super) struct Screen {
    output: Box<dyn Write + Send>,
    look: Look,
}

impl Screen {
    pub fn new(output: Box<dyn Write + Send>, look: Look) -> Screen {
        Screen { output, look }
    }

    fn paint(&self) -> Paint {
        Paint { width: self.look.width, colours: self.look.colours }
    }

    /// A panel with its choices.
    pub fn panel(&mut self, panel: &Panel) -> io::Result<()> {
        let text = draw::panel(self.paint(), panel);
        self.write(&text)
    }

    /// A panel that is only read.
    pub fn page(&mut self, panel: &Panel) -> io::Result<()> {
        self.panel(&Panel { rows: Vec::new(), ..panel.clone() })
    }

    /// A sentence.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        let text = draw::sentence(self.paint(), text);
        self.write(&text)
    }

    pub fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        let text = draw::prompt(self.paint(), prompt);
        self.write(&text)
    }

    pub fn gap(&mut self) -> io::Result<()> {
        self.write("\n")
    }

    /// Hides everything that was shown, where that can be done.
    pub fn hide(&mut self) -> io::Result<()> {
        let text = if self.look.clears { CLEAR.to_owned() } else { draw::rule(self.paint()) };
        self.write(&text)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }
}
