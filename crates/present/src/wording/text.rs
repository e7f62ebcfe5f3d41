//! Measures and divides texts, only ever between words or lines.

use unicode_width::UnicodeWidthStr;

use super::language::Language;

/// The length by which front ends count: UTF-16 units, the strictest of the ways in use.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The number of columns a text takes in a monospaced font.
pub fn width(text: &str) -> usize {
    text.width()
}

/// So many hundredths as a decimal number without needless zeros.
pub(crate) fn hundredths(language: Language, number: u32) -> String {
    let (whole, rest) = (number / 100, number % 100);
    let sign = language.decimal_sign();
    match rest {
        0 => whole.to_string(),
        rest if rest % 10 == 0 => format!("{whole}{sign}{}", rest / 10),
        rest => format!("{whole}{sign}{rest:02}"),
    }
}

/// What stands for what was left out.
const ELLIPSIS: char = '…';

/// The text, or as many of its words as fit, with an ellipsis. Only a single word that is too long is cut.
pub(crate) fn clipped(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let fitting = whole_words(text, most.saturating_sub(1));
    let mut clipped = fitting.trim_end_matches(|letter: char| ",;:·–".contains(letter) || letter == ' ').to_owned();
    clipped.push(ELLIPSIS);
    clipped
}

/// The longest beginning of whole words that is not longer than this; a part of the first word if that is longer.
fn whole_words(text: &str, most: usize) -> &str {
    let fitting = prefix(text, most);
    if text[fitting.len()..].starts_with(char::is_whitespace) {
        return fitting;
    }
    let end = fitting.rfind(char::is_whitespace).filter(|end| *end > 0);
    end.map_or(fitting, |end| &fitting[..end])
}

/// The longest beginning that is not longer than this.
fn prefix(text: &str, most: usize) -> &str {
    let mut used = 0;
    let end = text.char_indices().find(|(_, letter)| {
        used += letter.len_utf16();
        used > most
    });
    end.map_or(text, |(end, _)| &text[..end])
}

/// Divides lines into parts that are not longer than this: between lines, or between words where a line alone is
/// too long.
pub(crate) fn parts(lines: &[String], most: usize) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for line in lines.iter().flat_map(|line| pieces(line, most)) {
        match parts.last_mut() {
            Some(part) if length(part) + 1 + length(line) <= most => {
                part.push('\n');
                part.push_str(line);
            }
            _ => parts.push(line.to_owned()),
        }
    }
    parts
}

/// As many of these lines as fit, from the first; what is left is told in a line that `more` makes of its number.
pub(crate) fn first(lines: &[String], most: usize, more: impl Fn(usize) -> String) -> String {
    for shown in (0..=lines.len()).rev() {
        let left = lines.len() - shown;
        let more = (left > 0).then(|| more(left));
        let text = lines[..shown].iter().cloned().chain(more).collect::<Vec<_>>().join("\n");
        if length(&text) <= most || shown == 0 {
            return clipped(&text, most);
        }
    }
    String::new()
}

/// Divides a line between words.
fn pieces(line: &str, most: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while length(rest) > most {
        let (piece, after) = rest.split_at(whole_words(rest, most).len());
        pieces.push(piece);
        rest = after.trim_start();
    }
    pieces.push(rest);
    pieces
}

/// The signs in a text, each with the marks that belong to it.
pub fn signs(text: &str) -> Vec<String> {
    let mut signs: Vec<String> = Vec::new();
    let mut joins = false;
    for letter in text.chars() {
        let joined = matches!(letter, '\u{fe0f}' | '\u{200d}') || joins;
        match signs.last_mut().filter(|_| joined) {
            Some(sign) if is_sign(letter) || matches!(letter, '\u{fe0f}' | '\u{200d}') => sign.push(letter),
            _ if is_sign(letter) => signs.push(letter.to_string()),
            _ => {}
        }
        joins = letter == '\u{200d}';
    }
    signs
}

/// The first sign of a label that stands before the name of its piece, and the label without it: for front ends that show an
/// entry's sign beside its label. Amounts keep their signs.
pub fn with_sign_apart(label: &str) -> (Option<&str>, String) {
    let names = |at: usize, sign: &str| {
        let (before, after) = (&label[..at], &label[at + sign.len()..]);
        let counts = before
            .split_whitespace()
            .last()
            .is_some_and(|word| word.chars().all(|letter| letter.is_numeric() || letter == '–'));
        let named = after.trim_start_matches(|letter: char| is_sign(letter) || letter == '\u{fe0f}');
        !counts && named.strip_prefix(' ').is_some_and(|name| name.starts_with(char::is_alphabetic))
    };
    let mut at = 0;
    for sign in signs(label) {
        let Some(found) = label[at..].find(&sign).map(|found| at + found) else { break };
        at = found + sign.len();
        let emoji = sign.chars().next().is_some_and(|first| first >= '\u{1f300}' || "❤⚓⭐".contains(first));
        if emoji && names(found, &sign) {
            let rest = label[at..].strip_prefix(' ').unwrap_or(&label[at..]);
            return (Some(&label[found..at]), format!("{}{rest}", &label[..found]));
        }
    }
    (None, label.to_owned())
}

fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{1f300}'..='\u{1faff}' | '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_between_words_only() {
        assert_eq!(clipped("short", 10), "short");
        assert_eq!(clipped("visit the King", 10), "visit the…");
        assert_eq!(clipped("visit the King", 12), "visit the…");
        assert_eq!(clipped("unbreakable", 5), "unbr…");
        assert_eq!(length("🂡a"), 3);
        assert_eq!(width("я é"), 3);
    }

    #[test]
    fn only_the_sign_before_a_name_stands_apart() {
        for (label, sign, rest) in [
            ("A1 🟡 gold store: pay 11–13 💶", Some("🟡"), "A1 gold store: pay 11–13 💶"),
            ("💙🖋️ Minister 5 (1 🟢)", Some("💙"), "🖋️ Minister 5 (1 🟢)"),
            ("Get 5 💶 now", None, "Get 5 💶 now"),
            ("11–🟡 x", None, "11–🟡 x"),
            ("🎲 1 2 3", None, "🎲 1 2 3"),
            ("Discard", None, "Discard"),
        ] {
            assert_eq!(with_sign_apart(label), (sign, rest.to_owned()));
        }
    }

    #[test]
    fn lines_are_kept_together_where_they_fit() {
        let lines = ["one two", "three", "four five six seven"].map(str::to_owned);
        assert_eq!(parts(&lines, 13), ["one two\nthree", "four five six", "seven"]);
        assert_eq!(parts(&[], 13), Vec::<String>::new());
    }
}
