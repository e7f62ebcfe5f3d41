//! The menu of the finished games of a challenge.

use super::lines::Contender;
use crate::Reader;
use crate::panels::limits;
use crate::panels::panel::{Menu, MenuEntry, Panel, PrivatePanel};
use crate::request::{Request, TableRequest};
use crate::turn::board::titled;
use crate::wording::people::People;
use crate::wording::text::clipped;
use crate::words;
use table::{PublicChallenge, TryRow};

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
                detail: entry.solo_result.as_ref().map(|solo_result| {
                    clipped(&renderer.label(&(challenge.kind().solo_result_line)(solo_result)), limits::ENTRY)
                }),
                ..MenuEntry::new(
                    Request::Table(entry.game, TableRequest::Replay(0)),
                    &renderer.label(&Contender(entry).who()),
                )
            })
            .collect();
        let title = words::ChallengeTitle { title: challenge.title().to_string() }.say();
        let menu = Menu::new("", &renderer.label(&words::CHALLENGE_REPLAY_WHICH.say()), entries);
        let none = words::CHALLENGE_REPLAY_NONE.say();
        let text = renderer.say(&if menu.is_none() { none } else { words::CHALLENGE_HOW_TO_REPLAY.say() });
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &title) }.menu(menu))
    }
}
