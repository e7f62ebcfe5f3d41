//! The command of a game: a subcommand for each of its main actions, with slots that complete.

use serenity::all::CreateCommand;

use super::localised::{completed, proper, sub};
use crate::discord::words as w;
use engine::GameInfo;

pub fn command(game: &'static GameInfo) -> CreateCommand {
    let about = w::AboutMoves { game: game.name.say() }.say();
    game.commands.iter().fold(proper(game.id, &about), |command, action| {
        let slots = action.slots.iter().map(|slot| completed(slot.name, slot.about));
        command.add_option(slots.fold(sub(action.name, action.about), |sub, slot| sub.add_sub_option(slot)))
    })
}
