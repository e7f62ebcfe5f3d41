//! The terminal as a front end of the desk: no threads, no commands to click, and bots that are known by their ids.

use futures_util::future::BoxFuture;

use super::bots::bot_of;
use desk::{Desk, Front};
use engine::Narration;
use present::{Language, Person};
use table::{ChannelId, History, Player};

pub(super) struct Keyboard;

impl Front for Keyboard {
    fn open_thread<'a>(&'a self, _: ChannelId, _: Option<u64>, _: &'a str) -> BoxFuture<'a, Option<ChannelId>> {
        Box::pin(async { None })
    }

    fn mentions<'a>(&'a self, _: &'a Desk, _: Language) -> BoxFuture<'a, Vec<(String, String)>> {
        Box::pin(async { Vec::new() })
    }

    fn person(&self, player: &Player) -> Person {
        match bot_of(player) {
            Some(bot) => Person::bot(&player.name, bot.level),
            None => Person::at(player),
        }
    }
}

/// What happened, settlement by settlement.
pub(super) fn told(history: History) -> Vec<Narration> {
    history.lines.into_iter().map(|line| line.told).collect()
}
