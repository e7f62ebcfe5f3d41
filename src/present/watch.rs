//! Where a game can be watched.

use super::board::titled;
use super::context::Context;
use super::panel::{Button, Panel, PrivatePanel, Style};
use super::press::Verb;
use super::reader::Reader;
use super::watch_words as words;
use crate::engine::Key;
use crate::table::WatchPage;

impl PrivatePanel {
    /// The link to the page of a game; its host can give it another one, or switch the page off.
    pub fn watch(context: &Context<'_>, reader: &Reader, page: &WatchPage) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let change =
            |label: &'static Key, detail: &str| context.opener_at(&renderer, Verb::Watch, label, detail.to_owned());
        let text = match &page.address {
            Some(address) => format!("{address}\n{}", renderer.say(&words::WATCH_HERE.say())),
            None => renderer.say(&words::WATCH_OFF.say()),
        };
        let buttons: Vec<Button> = match (page.hosts, page.address.is_some()) {
            (false, _) => Vec::new(),
            (true, false) => vec![change(&words::WATCH_SWITCH_ON, "renew")],
            (true, true) => vec![
                change(&words::WATCH_RENEW, "renew"),
                change(&words::WATCH_SWITCH_OFF, "switch-off").styled(Style::Grave),
            ],
        };
        let title = words::WATCH_TITLE.with([("game", context.name().into())]);
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(buttons))
    }
}
