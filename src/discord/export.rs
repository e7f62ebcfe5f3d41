//! A game as a file: the record of a finished one, the transcript of a running one.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::response::{Attachment, Response};
use super::turn::TargetGame;
use crate::present::{PrivatePanel, words};
use crate::table::{Export, GameId};

impl Handler {
    /// `/export`: the game here, or else the last one the requester played.
    pub async fn export_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.game_or_last(invoker).await? {
            TargetGame::One(game) => self.export(invoker, game).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    pub async fn export(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let (what, content) = match self.tables.export(&table).await? {
            Export::Record(record) => (&words::WHOLE_RECORD, record.to_text()),
            Export::Transcript(transcript) => {
                let content = serde_json::to_string_pretty(&transcript).expect("a transcript is plain data");
                (&words::TRANSCRIPT_SO_FAR, content)
            }
        };
        let file =
            Attachment { name: format!("{}-{game}.json", table.kind().id()), content: content.into_bytes(), alt: None };
        Ok(Response::from((PrivatePanel::notice(&TableContext::of(&table).context(), &reader, &what.say()), file)))
    }
}
