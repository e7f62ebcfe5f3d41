//! Output: its width, and whether it has colours.

use std::io::{self, IsTerminal, Write};

use super::draw::{self, TextStyle};
use present::Panel;

/// The properties of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenStyle {
    /// In columns.
    pub width: usize,
    /// In lines, if longer output is to be shown in parts.
    pub height: Option<usize>,
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
/// Below this, parts of a panel would be too small to read.
const LOWEST: usize = 12;
/// Lines reserved for a sentence and the prompt.
const FOR_THE_PROMPT: usize = 5;

impl ScreenStyle {
    /// The properties of standard output.
    pub fn from_env() -> ScreenStyle {
        let terminal = io::stdout().is_terminal();
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let number = |name: &str| set(name).and_then(|number| number.to_str()?.parse().ok());
        let (columns, lines) = terminal.then(size_of_stdout).flatten().unzip();
        ScreenStyle {
            width: number("COLUMNS").or(columns).unwrap_or(USUAL).clamp(NARROWEST, WIDEST),
            height: number("LINES").or(lines).map(|lines| lines.max(LOWEST)),
            // https://no-color.org
            colours: terminal && set("NO_COLOR").is_none(),
            clears: terminal,
        }
    }
}

/// Columns and lines.
#[cfg(unix)]
fn size_of_stdout() -> Option<(usize, usize)> {
    let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
    Some((size.ws_col.into(), size.ws_row.into())).filter(|(columns, lines)| *columns > 0 && *lines > 0)
}

#[cfg(not(unix))]
fn size_of_stdout() -> Option<(usize, usize)> {
    None
}

/// Clears the screen and its scrollback.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

pub(super) struct Screen {
    output: Box<dyn Write + Send>,
    look: ScreenStyle,
}

impl Screen {
    pub fn new(output: Box<dyn Write + Send>, look: ScreenStyle) -> Screen {
        Screen { output, look }
    }

    fn paint(&self) -> TextStyle {
        TextStyle { width: self.look.width, colours: self.look.colours }
    }

    /// A panel with its choices: in parts where it is longer than the screen.
    pub fn parts(&self, panel: &Panel) -> Vec<String> {
        let text = draw::panel(self.paint(), panel);
        let Some(room) = self.look.height.map(|height| height - FOR_THE_PROMPT) else { return vec![text] };
        let lines: Vec<&str> = text.lines().collect();
        lines.chunks(room).map(|part| part.join("\n") + "\n").collect()
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

    /// Shows a prompt with its answer, which was typed before. One write, so that no reader sees a prompt that waits for nobody.
    pub fn answered_prompt(&mut self, prompt: &str, answer: &str) -> io::Result<()> {
        let text = draw::prompt(self.paint(), prompt);
        self.write(&format!("{text}{answer}\n"))
    }

    /// The end of the typed line, where it does not show by itself.
    pub fn gap(&mut self) -> io::Result<()> {
        self.write("\n")
    }

    /// Hides everything shown so far, where possible.
    pub fn hide(&mut self) -> io::Result<()> {
        let text = if self.look.clears { CLEAR.to_owned() } else { draw::rule(self.paint()) };
        self.write(&text)
    }

    pub fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(height: Option<usize>) -> Screen {
        Screen::new(Box::new(io::sink()), ScreenStyle { width: 40, height, colours: false, clears: false })
    }

    fn long(lines: usize) -> Panel {
        Panel { title: "Long".to_owned(), text: vec!["x"; lines].join("\n"), ..Panel::default() }
    }

    #[test]
    fn what_is_longer_than_the_screen_is_shown_in_parts_and_nothing_is_lost() {
        let parts = screen(Some(20)).parts(&long(40));
        assert!(parts.len() == 3 && parts.iter().all(|part| part.lines().count() <= 15), "{parts:?}");
        assert_eq!(parts.concat(), screen(None).parts(&long(40)).concat());
        assert_eq!(screen(Some(20)).parts(&long(10)).len(), 1);
    }
}
