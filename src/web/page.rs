//! The page itself: plain files, without a framework or a build step. Some are shared with the sandbox's page.

use axum::body::Bytes;

use crate::present::{GamePage, Language, picture};
use crate::table::PublicTable;

pub(super) const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const FONT: &str = "font/ttf";

const SHELL: &str = include_str!("page/index.html");

/// A file of the page: its name, its type, its text.
type File = (&'static str, &'static str, &'static str);

const FILES: [File; 6] = [
    ("game.js", SCRIPT, include_str!("page/game.js")),
    ("game.css", STYLE, include_str!("page/game.css")),
    ("dom.js", SCRIPT, include_str!("../sandbox/page/dom.js")),
    ("theme.js", SCRIPT, include_str!("../sandbox/page/theme.js")),
    ("colours.css", STYLE, include_str!("../sandbox/page/colours.css")),
    ("icon.svg", PICTURE, include_str!("../sandbox/page/icon.svg")),
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
    let page = GamePage::of(table, language);
    let languages = Language::ALL.map(|other| {
        let current = if other == language { " aria-current=\"true\"" } else { "" };
        let (code, name) = (other.code(), other.own_name());
        format!("<a href=\"?lang={code}\" lang=\"{code}\" hreflang=\"{code}\"{current}>{name}</a>")
    });
    let labels = page.labels().into_iter().map(|(name, text)| (name, escaped(&text)));
    let own =
        [("title", escaped(&page.title())), ("lang", language.code().to_owned()), ("languages", languages.join("\n"))];
    filled(SHELL, &labels.chain(own).collect::<Vec<_>>())
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
        for (path, _, text) in FILES.into_iter().chain([("index.html", HTML, SHELL)]) {
            for forbidden in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "style=\""] {
                assert!(!text.contains(forbidden), "{path} has {forbidden}");
            }
            let imported = text.split("from \"./").skip(1);
            let linked = text.split("\"../page/").skip(1).chain(text.split("url(\"").skip(1));
            for name in imported.chain(linked).filter_map(|rest| rest.split('"').next()) {
                assert!(file(name).is_some(), "{path} asks for {name}");
            }
        }
    }
}
