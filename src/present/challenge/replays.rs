//! The menu of the finished games of a challenge.

use super::lines::Contender;
use super::words;
use crate::engine::Arg;
use crate::present::board::titled;
use crate::present::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::present::people::People;
use crate::present::press::{Press, Verb};
use crate::present::text::clipped;
use crate::present::{Reader, limits};
use crate::table::{PublicChallenge, TryRow};

impl PrivatePanel {
    /// The finished games of a challenge, to choose one; as many as a menu takes. One's own first, finished or not.
    pub fn replays(reader: &Reader, challenge: &PublicChallenge, own: Option<&TryRow>) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let standings = challenge.standings();
        let others = standings.finished().filter(|entry| own.is_none_or(|own| own.game != entry.game));
        let entries: Vec<MenuEntry> = own
            .into_iter()
            .chain(others)
            .take(limits::ENTRIES)
            .map(|entry| MenuEntry {
                value: format!("{}.0", entry.game),
                label: clipped(&renderer.label(&Contender(entry).who()), limits::ENTRY),
                detail: entry.solo_result.as_ref().map(|solo_result| {
                    clipped(&renderer.label(&challenge.kind().solo_result_line(solo_result)), limits::ENTRY)
                }),
                grave: false,
            })
            .collect();
        let title = words::TITLE.with([("title", Arg::sign(challenge.title()))]);
        let none = entries.is_empty();
        let text = renderer.say(&if none { words::REPLAY_NONE.say() } else { words::HOW_TO_REPLAY.say() });
        let menu = (!none).then(|| Menu {
            press: Press::open(Verb::Replay, "", ""),
            prompt: clipped(&renderer.label(&words::REPLAY_WHICH.say()), limits::ENTRY),
            entries,
        });
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.menu(menu))
    }
}
