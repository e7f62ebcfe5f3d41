//! Which command does what.

use super::handler::{Handler, HandlerResult};
use super::invoker::Invoker;
use super::typed::Typed;
use crate::table::Refusal;

impl Handler {
    /// Carries out a slash command.
    pub async fn carry_out(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        match (typed.command.as_str(), typed.sub.as_deref()) {
            ("game", Some("new")) => self.open_table(invoker, typed).await,
            ("game", Some("status")) => self.status(invoker, typed).await,
            ("game", Some("options")) => self.table_options(invoker, typed).await,
            ("game", Some("cancel")) => self.ask_cancel(invoker).await,
            ("game", Some("move")) => self.move_table(invoker, typed).await,
            ("game", Some("mine")) => self.mine(invoker).await,
            ("challenge", Some(what)) => self.challenge_command(invoker, what, typed).await,
            ("turn", _) => self.turn_here(invoker).await,
            ("do", _) => self.type_answer(invoker, typed.get("choice").unwrap_or_default()).await,
            ("undo", _) => self.undo_here(invoker).await,
            ("hand", _) => self.hand_here(invoker).await,
            ("recap", _) => self.recap_here(invoker).await,
            ("board", _) => self.board_here(invoker, typed).await,
            ("log", _) => self.log_here(invoker, typed).await,
            ("score", _) => self.score_here(invoker, typed).await,
            ("export", _) => self.export_here(invoker).await,
            ("replay", _) => self.replay_here(invoker).await,
            ("rules", _) => self.rules(invoker, typed).await,
            ("settings", _) => self.settings(invoker, typed).await,
            ("reminders", _) => self.reminders(invoker, typed).await,
            ("away", Some("set")) => self.go_away(invoker, typed).await,
            ("away", Some("back")) => self.come_back(invoker).await,
            ("table", _) => self.table_here(invoker, typed).await,
            ("review", _) => self.review_here(invoker).await,
            ("hint", _) => self.hint_here(invoker).await,
            ("note", _) => self.note_here(invoker, typed).await,
            ("ratings", _) => self.ratings(invoker, typed.get("game").unwrap_or_default()).await,
            ("stats", _) => self.stats_command(invoker, typed).await,
            ("help", _) => self.help(invoker).await,
            (game, Some(action)) => match self.game(game) {
                Some(kind) => self.play_command(invoker, kind, action, typed).await,
                None => Err(Refusal::NoSuchKind(game.to_owned())),
            },
            (unknown, None) => Err(Refusal::NoSuchKind(unknown.to_owned())),
        }
    }
}
