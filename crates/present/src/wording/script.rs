//! How a front end writes: what must be escaped so that it is never taken for a mark.

use std::fmt::Write;

/// The way a front end writes texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Script {
    /// Letters as they are: terminals, files, labels of buttons.
    #[default]
    Plain,
    /// Discord's kind of Markdown.
    Markdown,
}

/// Where a foreign text stands, which decides what could be mistaken for a mark there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Within {
    Plain,
    Markdown,
    /// In a block of code, where only its end is a mark.
    Code,
}

impl Within {
    pub(crate) fn script(self) -> Script {
        match self {
            Within::Plain | Within::Code => Script::Plain,
            Within::Markdown => Script::Markdown,
        }
    }
}

/// What formats, mentions or links in Markdown wherever it stands.
const MARKS: &[char] = &['\\', '*', '_', '~', '|', '`', '<', '>', '#', '[', ']', '@', ':'];

impl Script {
    pub(crate) fn within(self) -> Within {
        match self {
            Script::Plain => Within::Plain,
            Script::Markdown => Within::Markdown,
        }
    }

    /// Lines whose columns must stay aligned.
    pub(crate) fn monospaced(self, lines: &str) -> String {
        match self {
            Script::Plain => lines.to_owned(),
            Script::Markdown => format!("```\n{lines}\n```"),
        }
    }

    /// What matters most.
    pub(crate) fn strong(self, text: &str) -> String {
        match self {
            Script::Plain => text.to_owned(),
            Script::Markdown => format!("**{text}**"),
        }
    }

    /// What no longer holds. None: it must be said in words.
    pub(crate) fn struck(self, text: &str) -> Option<String> {
        match self {
            Script::Plain => None,
            Script::Markdown => Some(format!("~~{text}~~")),
        }
    }

    /// What matters least, on a line of its own.
    pub(crate) fn small(self, text: &str) -> String {
        match self {
            Script::Plain => text.to_owned(),
            Script::Markdown => format!("-# {text}"),
        }
    }

    /// A moment; how long ago it was, where the front end can tell.
    pub(crate) fn moment(self, unix: i64) -> String {
        match self {
            Script::Markdown => format!("<t:{unix}:R>"),
            Script::Plain => self.date(unix),
        }
    }

    /// A moment with its date, where the reader is if the front end knows that.
    pub(crate) fn date(self, unix: i64) -> String {
        match self {
            Script::Markdown => format!("<t:{unix}:F>"),
            Script::Plain => {
                jiff::Timestamp::from_second(unix).map(|at| at.strftime("%F %H:%M UTC").to_string()).unwrap_or_default()
            }
        }
    }
}

impl Within {
    #[cfg(test)]
    fn escaped(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        self.escape(text, &mut out);
        out
    }

    /// Appends a text that somebody or something else wrote: always on one line, and never a mark.
    pub(crate) fn escape(self, text: &str, out: &mut String) {
        for (place, letter) in text.chars().enumerate() {
            match letter {
                letter if turns_text(letter) => {}
                letter if letter.is_control() => out.push(' '),
                '`' if self == Within::Code => out.push('\''),
                // A list would begin here.
                '-' | '+' if self == Within::Markdown && place == 0 => {
                    out.push('\\');
                    out.push(letter);
                }
                // An invisible gap keeps a mention from being one, whoever reads the mark.
                '@' if self == Within::Markdown => out.push_str("@\u{200b}"),
                mark if self == Within::Markdown && MARKS.contains(&mark) => {
                    let _ = write!(out, "\\{mark}");
                }
                letter => out.push(letter),
            }
        }
    }
}

/// Letters that turn the direction of what follows them, which a name must not do.
fn turns_text(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_texts_never_format_or_ping() {
        assert_eq!(Within::Markdown.escaped("**Ana**_x_"), r"\*\*Ana\*\*\_x\_");
        assert_eq!(Within::Markdown.escaped("@everyone <@1>"), "@\u{200b}everyone \\<@\u{200b}1\\>");
        assert_eq!(Within::Markdown.escaped("- a-b"), r"\- a-b");
        assert_eq!(Within::Markdown.escaped("https://x.y"), r"https\://x.y");
        assert_eq!(Within::Code.escaped("a```b"), "a'''b");
        assert_eq!(Within::Plain.escaped("two\nlines \u{202e}turned"), "two lines turned");
    }

    #[test]
    fn moments_are_written_as_the_front_end_can() {
        assert_eq!(Script::Markdown.moment(1_767_225_600), "<t:1767225600:R>");
        assert_eq!(Script::Plain.moment(1_767_225_600), "2026-01-01 00:00 UTC");
    }
}
