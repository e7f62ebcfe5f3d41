//! The page: plain files that show the server's world as Discord's client shows Discord.

use axum::Router;
use axum::http::HeaderName;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::routing::get;
use connections::page as shared;

const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// Nothing from elsewhere, and no text can become markup: the browser itself refuses.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
                      require-trusted-types-for 'script'; trusted-types 'none'";

/// A file of the page: where it is asked for, its type, its text.
type File = (&'static str, &'static str, &'static str);

macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        [$((concat!("/page/", $name), SCRIPT, include_str!(concat!("page/", $name))) as File),+]
    };
}

const FILES: [File; 6] = [
    ("/", HTML, include_str!("page/index.html")),
    ("/page/colours.css", STYLE, shared::COLOURS),
    ("/page/style.css", STYLE, include_str!("page/style.css")),
    ("/page/icon.svg", PICTURE, shared::ICON),
    ("/page/dom.js", SCRIPT, shared::DOM),
    ("/page/theme.js", SCRIPT, shared::THEME),
];

const SCRIPTS: [File; 13] = scripts![
    "channels.js",
    "commands.js",
    "components.js",
    "composer.js",
    "dialogs.js",
    "listbox.js",
    "main.js",
    "markdown.js",
    "messages.js",
    "model.js",
    "people.js",
    "server.js",
    "words.js",
];

/// The page's routes, for the same address as the server it shows.
pub fn router() -> Router {
    FILES
        .into_iter()
        .chain(SCRIPTS)
        .fold(Router::new(), |router, (path, kind, text)| router.route(path, get(async move || (headers(kind), text))))
}

fn headers(kind: &'static str) -> [(HeaderName, &'static str); 5] {
    [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-cache"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page's promise that texts stay texts, and that it needs nothing from elsewhere.
    #[test]
    fn the_page_has_no_way_to_insert_markup_or_to_reach_elsewhere() {
        for (path, _, text) in FILES.into_iter().chain(SCRIPTS) {
            for forbidden in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "src=\"http"] {
                assert!(!text.contains(forbidden), "{path} has {forbidden}");
            }
        }
    }

    #[test]
    fn every_file_that_the_page_asks_for_is_there() {
        let known: Vec<&str> = FILES.into_iter().chain(SCRIPTS).map(|(path, ..)| path).collect();
        for (path, _, text) in FILES.into_iter().chain(SCRIPTS) {
            let imported = text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
            let linked = text.split("=\"/page/").skip(1).filter_map(|rest| rest.split('"').next());
            for name in imported.chain(linked) {
                assert!(known.contains(&format!("/page/{name}").as_str()), "{path} asks for {name}");
            }
        }
    }
}
