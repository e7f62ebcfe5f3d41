//! A game as a file: the record of a finished one, the transcript of a running one.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::response::{Attachment, Response};
use super::turn::TargetGame;
use crate::present::{PrivatePanel, words};
use crate::table::{Export, GameId, Refusal, Status};

impl Handler {
    /// `/export`: the game here, or else the last one the requester played.
    pub async fn export_here(&self, invoker: &Invoker) -> HandlerResult {
        match self.tables.look(invoker.place(), Some(invoker.viewer())).await {
            Ok(table) => return self.export(invoker, table.id()).await,
            Err(Refusal::NoGameHere) => {}
            Err(refusal) => return Err(refusal),
        }
        let over = self.tables.all_of(invoker.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == invoker.place());
        if let Some(last) = over.max_by_key(|game| game.game) {
            return self.export(invoker, last.game).await;
        }
        match self.meant(invoker, None).await? {
            TargetGame::One(game) => self.export(invoker, game).await,
            TargetGame::Several(games) => self.ask_which(invoker, games).await,
        }
    }

    pub async fn export(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(invoker.viewer())).await?;
        let (what, content) = match self.tables.export(&table).await? {
            Export::Record(record) => (&words::WHOLE_RECORD, record.to_text()),
            Export::Transcript(transcript) => {
                let content = serde_json::to_string_pretty(&transcript).expect("a transcript is plain data");
                (&words::TRANSCRIPT_SO_FAR, content)
            }
        };
        let file =
            Attachment { name: format!("{}-{game}.json", table.kind().id()), content: content.into_bytes(), alt: None };
        Ok(Response::from((PrivatePanel::notice(&TableContext::of(&table).scene(), &reader, &what.say()), file)))
    }
}
