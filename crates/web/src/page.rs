//! The page itself: plain files, without a framework or a build step. Some are shared with the sandbox's page.

use axum::body::Bytes;

use connections::page;
use present::{GamePage, Language, SeatPage, door_labels, picture};
use table::PublicTable;

pub(super) const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const FONT: &str = "font/ttf";

const SHELL: &str = include_str!("page/index.html");
/// What the page of a seat has besides.
const SEAT: &str = include_str!("page/seat.html");
/// The page to which a link leads before it is exchanged.
const DOOR: &str = include_str!("page/door.html");

/// A file of the page: its name, its type, its text.
type File = (&'static str, &'static str, &'static str);

const FILES: [File; 8] = [
    ("game.js", SCRIPT, include_str!("page/game.js")),
    ("seat.js", SCRIPT, include_str!("page/seat.js")),
    ("door.js", SCRIPT, include_str!("page/door.js")),
    ("game.css", STYLE, include_str!("page/game.css")),
    ("dom.js", SCRIPT, page::DOM),
    ("theme.js", SCRIPT, page::THEME),
    ("colours.css", STYLE, page::COLOURS),
    ("icon.svg", PICTURE, page::ICON),
];

/// The file with this name.
pub(super) fn file(name: &str) -> Option<(&'static str, Bytes)> {
    // Boards are laid out with this font, so the page serves it.
    let font = |bytes: &'static [u8]| Some((FONT, Bytes::from_static(bytes)));
    match name {
        "regular.ttf" => font(picture::FONT),
        "bold.ttf" => font(picture::BOLD_FONT),
        _ => {
            let (_, kind, text) = FILES.into_iter().find(|(known, ..)| *known == name)?;
            Some((kind, Bytes::from_static(text.as_bytes())))
        }
    }
}

/// The page of a table without its content: only its title and labels, in this language.
pub(super) fn shell(table: &PublicTable, language: Language) -> String {
    let languages = Language::ALL.map(|other| {
        let current = if other == language { " aria-current=\"true\"" } else { "" };
        let (code, name) = (other.code(), other.own_name());
        format!("<a href=\"?lang={code}\" lang=\"{code}\" hreflang=\"{code}\"{current}>{name}</a>")
    });
    let more = [("script-file", "game.js".to_owned()), ("seat", String::new()), ("languages", languages.join("\n"))];
    shell_with(table, language, more)
}

/// The same for the player of a seat. Its language is their own, so there is none to choose.
pub(super) fn seat_shell(table: &PublicTable, seat: &SeatPage<'_>) -> String {
    let labels: Vec<_> = seat.labels().into_iter().map(|(name, text)| (name, escaped(&text))).collect();
    let more = [("script-file", "seat.js".to_owned()), ("seat", filled(SEAT, &labels)), ("languages", String::new())];
    shell_with(table, seat.language(), more)
}

fn shell_with(table: &PublicTable, language: Language, more: [(&'static str, String); 3]) -> String {
    let page = GamePage::of(table, language);
    let labels = page.labels().into_iter().map(|(name, text)| (name, escaped(&text)));
    let own = [("title", escaped(&page.title())), ("lang", language.code().to_owned())];
    filled(SHELL, &labels.chain(own).chain(more).collect::<Vec<_>>())
}

/// The page to which a link leads. It is the same for every seat, whether or not there is one.
pub(super) fn door(language: Language) -> String {
    let labels = door_labels(language).into_iter().map(|(name, text)| (name, escaped(&text)));
    filled(DOOR, &labels.chain([("lang", language.code().to_owned())]).collect::<Vec<_>>())
}

/// The template with a text for every `{{name}}`. Texts are not searched for further names.
fn filled(template: &str, texts: &[(&str, String)]) -> String {
    let mut parts = template.split("{{");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap_or(("", part));
        let text = texts.iter().find(|(known, _)| *known == name);
        debug_assert!(text.is_some(), "the page has no text {name}");
        page.push_str(text.map_or("", |(_, text)| text));
        page.push_str(rest);
    }
    page
}

/// Escapes a text for HTML, including quoted attributes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_texts() {
        let texts = [("title", escaped("<b>{{lang}}</b> \"x\" '&'")), ("lang", "de".to_owned())];
        let page = filled("<html lang=\"{{lang}}\"><title>{{title}}</title>", &texts);
        let title = "&lt;b&gt;{{lang}}&lt;/b&gt; &quot;x&quot; &#39;&amp;&#39;";
        assert_eq!(page, format!("<html lang=\"de\"><title>{title}</title>"));
    }

    /// The page's promise that texts stay texts, and that it needs nothing from elsewhere.
    #[test]
    fn the_page_has_no_way_to_insert_markup_and_every_file_it_asks_for() {
        for (path, _, text) in
            FILES.into_iter().chain([("index.html", HTML, SHELL), ("seat.html", HTML, SEAT), ("door.html", HTML, DOOR)])
        {
            for forbidden in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "style=\""] {
                assert!(!text.contains(forbidden), "{path} has {forbidden}");
            }
            let imported = text.split("from \"./").skip(1);
            let linked = text.split("\"../page/").skip(1).chain(text.split("url(\"").skip(1));
            for name in imported.chain(linked).filter_map(|rest| rest.split('"').next()) {
                // The address of the script is filled in when the page is served.
                if name.starts_with("{{") {
                    continue;
                }
                assert!(file(name).is_some(), "{path} asks for {name}");
            }
        }
    }
}
