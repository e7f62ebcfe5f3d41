//! The `.env` file: read as a whole or not at all, because what follows a bad line would silently be missing.

use std::path::PathBuf;

use super::CliError;

/// Reads the variables of the nearest `.env` file, here or in a parent folder, into the environment; those that are set
/// already stay.
pub fn load() -> Result<(), CliError> {
    let Some(file) = checked()? else { return Ok(()) };
    dotenvy::from_path(&file).map_err(|_| CliError::new(format_args!("{} cannot be read", file.display())))
}

/// The file, and the names in it.
pub fn names() -> Result<Option<(PathBuf, Vec<String>)>, CliError> {
    let Some(file) = checked()? else { return Ok(None) };
    let entries = dotenvy::from_path_iter(&file).into_iter().flatten();
    let names = entries.filter_map(|entry| entry.ok().map(|(name, _)| name)).collect();
    Ok(Some((file, names)))
}

/// The nearest file, every entry of which can be used.
fn checked() -> Result<Option<PathBuf>, CliError> {
    let here = std::env::current_dir().map_err(CliError::new)?;
    let Some(file) = here.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file()) else {
        return Ok(None);
    };
    let name = file.strip_prefix(&here).unwrap_or(&file).display().to_string();
    let text = std::fs::read(&file).map_err(|error| CliError::new(format_args!("{name} cannot be read: {error}")))?;
    let text = String::from_utf8(text).map_err(|_| CliError::new(format_args!("{name} is not UTF-8 text")))?;
    check(&text).map_err(|wrong| CliError::new(format_args!("{name}, {wrong}")))?;
    Ok(Some(file))
}

/// A line that cannot be used. Its text is never shown: it may be the token.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}: {problem}", variable.as_ref().map(|name| format!(" ({name})")).unwrap_or_default())]
struct WrongLine {
    line: usize,
    variable: Option<String>,
    problem: &'static str,
}

const UNREADABLE: &str = "expected NAME=value, with quotes around a value that has spaces or quotes in it";
const SUBSTITUTED: &str = "a $ would be replaced by the value of a variable; put single quotes around the value";

/// Checks every entry: one line each, or several if the value is quoted.
fn check(text: &str) -> Result<(), WrongLine> {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    let mut first = 0;
    while first < lines.len() {
        let wrong = |problem| WrongLine { line: first + 1, variable: variable(lines[first]), problem };
        // An entry ends with the first line up to which it can be read.
        let end = (first + 1..=lines.len()).find(|end| {
            let entry = lines[first..*end].join("\n");
            dotenvy::Iter::new(entry.as_bytes()).all(|entry| entry.is_ok())
        });
        let Some(end) = end else { return Err(wrong(UNREADABLE)) };
        if substitutes(&lines[first..end].join("\n")) {
            return Err(wrong(SUBSTITUTED));
        }
        first = end;
    }
    Ok(())
}

/// The variable that a line sets. None if that may be anything else, such as half a token.
fn variable(line: &str) -> Option<String> {
    let name = line.split_once('=')?.0.trim();
    let name = name.strip_prefix("export ").unwrap_or(name).trim();
    let is_name = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_';
    (name.contains('_') && name.bytes().all(is_name) || name == "LANG").then(|| name.to_owned())
}

/// Whether a `$` in this entry has a meaning: outside of comments and single quotes, and without a backslash before it.
fn substitutes(entry: &str) -> bool {
    let (mut single, mut double, mut escaped, mut blank) = (false, false, false, true);
    for character in entry.chars() {
        match character {
            _ if escaped => escaped = false,
            '\\' if !single => escaped = true,
            '\'' if !double => single = !single,
            '"' if !single => double = !double,
            '#' if !single && !double && blank => return false,
            '$' if !single => return true,
            _ => {}
        }
        blank = character.is_whitespace();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> Option<(usize, Option<String>, &'static str)> {
        check(text).err().map(|wrong| (wrong.line, wrong.variable, wrong.problem))
    }

    #[test]
    fn what_people_write_is_read() {
        let text = "\u{feff}# a comment with a $ and a '\n\nDISCORD_TOKEN=abc.def\nexport WEB_URL = 'a $ b' # $5\n\
                    NOTE=\"two\nlines, \\$5\"\r\nEMPTY=\nPASSWORD='it''s'\n";
        assert_eq!(check(text), Ok(()));
    }

    #[test]
    fn a_bad_line_is_named_by_number_and_variable() {
        let named = |line, name: &str, problem| Some((line, Some(name.to_owned()), problem));
        assert_eq!(wrong("A_B=1\n\nWEB_URL=https://x y\nC_D=2\n"), named(3, "WEB_URL", UNREADABLE));
        assert_eq!(wrong("DATABASE_URL=postgres://me:pa$word@host/db\n"), named(1, "DATABASE_URL", SUBSTITUTED));
        assert_eq!(wrong("A_B=1\nC_D=\"${A_B}\"\n"), named(2, "C_D", SUBSTITUTED));
        assert_eq!(wrong("A_B='x\nC_D=2\n"), named(1, "A_B", UNREADABLE));
    }

    /// A token may stand in a line of its own, and end in `=`.
    #[test]
    fn a_line_that_is_no_variable_is_never_shown() {
        for secret in ["MTIz.GhIj.klmn", "MTIz GhIj=", "MTIZGHIJ=y"] {
            let error = check(&format!("A_B=1\n{secret} x\n")).expect_err("a bad line").to_string();
            assert!(error.starts_with("line 2: ") && !error.contains("MTI"), "{error}");
        }
    }
}
