//! A screen and a keyboard.

use std::io::{self, Write};

use tokio::io::AsyncBufRead;

use super::keyboard::Keyboard;
use super::screen::{Screen, ScreenStyle};
use present::Panel;
use table::Refusal;

/// Why playing stops here.
pub(super) enum Stop {
    /// People quit, or have gone.
    Left,
    /// The table cannot do what is necessary.
    Refused(Refusal),
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Failed(error)
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}

pub(super) struct Terminal {
    pub screen: Screen,
    keyboard: Keyboard,
    /// Whether typed text is echoed; from a pipe it is not.
    typed: bool,
    /// The prompt shown where a panel continues below.
    pub more: String,
    /// What was typed there: it answers what is asked next.
    ahead: Option<String>,
}

impl Terminal {
    pub fn new(
        input: Box<dyn AsyncBufRead + Unpin + Send>,
        typed: bool,
        output: Box<dyn Write + Send>,
        look: ScreenStyle,
    ) -> io::Result<Terminal> {
        let (screen, keyboard) = (Screen::new(output, look), Keyboard::new(input)?);
        Ok(Terminal { screen, keyboard, typed, more: String::new(), ahead: None })
    }

    /// Shows a panel with its choices. What is longer than the screen is shown in parts, each after Enter; whoever
    /// types something else has seen enough, and it is the answer to what is asked next.
    pub async fn panel(&mut self, panel: &Panel) -> Result<(), Stop> {
        for (place, part) in self.screen.parts(panel).into_iter().enumerate() {
            if place > 0 && self.ahead.is_none() {
                let more = self.more.clone();
                self.ahead = Some(self.ask(&more).await?).filter(|typed| !typed.is_empty());
                if self.ahead.is_some() {
                    return Ok(());
                }
            }
            self.screen.write(&part)?;
        }
        Ok(())
    }

    /// Shows a panel that is only read.
    pub async fn page(&mut self, panel: &Panel) -> Result<(), Stop> {
        self.panel(&Panel { rows: Vec::new(), ..panel.clone() }).await
    }

    /// Asks for a line.
    pub async fn ask(&mut self, prompt: &str) -> Result<String, Stop> {
        if let Some(typed) = self.ahead.take() {
            self.screen.answered_prompt(prompt, &typed)?;
            return Ok(typed);
        }
        self.screen.prompt(prompt)?;
        let line = self.keyboard.line().await?;
        if !self.typed || line.is_none() {
            self.screen.gap()?;
        }
        line.ok_or(Stop::Left)
    }
}
