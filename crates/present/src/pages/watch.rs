//! Where a game can be watched.

use crate::context::Context;
use crate::panels::panel::{Button, Link, Panel, PrivatePanel};
use crate::request::TableRequest;
use crate::turn::board::titled;
use crate::wording::reader::Reader;
use crate::words;
use engine::Key;
use table::{PageChange, WatchPage};

impl PrivatePanel {
    /// The link to the page of one's own seat, as a button that was made for this one time.
    pub fn board_link(context: &Context<'_>, reader: &Reader, address: String) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let label = renderer.label(&words::OPEN_BOARD.say());
        let title = words::OpenBoardTitle { game: context.name() }.say();
        let text = renderer.say(&words::OPEN_BOARD_HERE.say());
        let link = Some(Link { label, address });
        PrivatePanel::of(reader, Panel { text, link, ..titled(&renderer, &title) })
    }

    /// The link to the page of a game; its host can give it another one, or switch the page off.
    pub fn watch(context: &Context<'_>, reader: &Reader, page: &WatchPage) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let change = |label: &'static Key, change| context.opener(&renderer, TableRequest::Watch(Some(change)), label);
        let text = match &page.address {
            Some(address) => format!("{address}\n{}", renderer.say(&words::WATCH_HERE.say())),
            None => renderer.say(&words::WATCH_OFF.say()),
        };
        let buttons: Vec<Button> = match (page.hosts, page.address.is_some()) {
            (false, _) => Vec::new(),
            (true, false) => vec![change(&words::WATCH_SWITCH_ON, PageChange::Renew)],
            (true, true) => vec![
                change(&words::WATCH_RENEW, PageChange::Renew),
                change(&words::WATCH_SWITCH_OFF, PageChange::SwitchOff),
            ],
        };
        let title = words::WatchTitle { game: context.name() }.say();
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.buttons(buttons))
    }
}
