//! Which command does what.

use super::caller::Caller;
use super::desk::{Desk, Done};
use super::typed::Typed;
use crate::table::Refusal;

impl Desk {
    /// Carries a slash command out.
    pub async fn carry_out(&self, caller: &Caller, typed: &Typed) -> Done {
        match (typed.command.as_str(), typed.sub.as_deref()) {
            ("game", Some("new")) => self.open_table(caller, typed).await,
            ("game", Some("status")) => self.status(caller, typed).await,
            ("game", Some("options")) => self.table_options(caller, typed).await,
            ("game", Some("cancel")) => self.ask_cancel(caller).await,
            ("game", Some("move")) => self.move_table(caller, typed).await,
            ("game", Some("mine")) => self.mine(caller).await,
            ("challenge", Some(what)) => self.challenge_command(caller, what, typed).await,
            ("turn", _) => self.turn_here(caller).await,
            ("do", _) => self.type_answer(caller, typed.get("choice").unwrap_or_default()).await,
            ("undo", _) => self.undo_here(caller).await,
            ("hand", _) => self.hand_here(caller).await,
            ("recap", _) => self.recap_here(caller).await,
            ("board", _) => self.board_here(caller, typed).await,
            ("log", _) => self.log_here(caller, typed).await,
            ("score", _) => self.score_here(caller, typed).await,
            ("export", _) => self.export_here(caller).await,
            ("rules", _) => self.rules(caller, typed).await,
            ("settings", _) => self.settings(caller, typed).await,
            ("reminders", _) => self.reminders(caller, typed).await,
            ("away", Some("set")) => self.go_away(caller, typed).await,
            ("away", Some("back")) => self.come_back(caller).await,
            ("help", _) => self.help(caller).await,
            (game, Some(action)) => match self.game(game) {
                Some(kind) => self.play_command(caller, kind, action, typed).await,
                None => Err(Refusal::NoSuchKind(game.to_owned())),
            },
            (unknown, None) => Err(Refusal::NoSuchKind(unknown.to_owned())),
        }
    }
}
