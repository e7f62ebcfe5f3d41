//! A game as a file: the record of a finished one, the transcript of a running one.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::{Attachment, Response};
use super::turn::TargetGame;
use present::PrivatePanel;
use present::words;
use table::{Export, GameId};

impl Desk {
    /// `/export`: the game here, or else the last one the requester played.
    pub async fn export_here(&self, caller: &Caller) -> DeskResult {
        match self.game_or_last(caller).await? {
            TargetGame::One(game) => self.export(caller, game).await,
            TargetGame::Several(games) => self.ask_which(caller, games).await,
        }
    }

    pub async fn export(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let (what, content) = match self.tables.export(&table).await? {
            Export::Record(record) => (&words::WHOLE_RECORD, record.to_text()),
            Export::Transcript(transcript) => {
                let content = serde_json::to_string_pretty(&transcript).expect("a transcript is plain data");
                (&words::TRANSCRIPT_SO_FAR, content)
            }
        };
        let file =
            Attachment { name: format!("{}-{game}.json", table.kind().id), content: content.into_bytes(), alt: None };
        Ok(Response::from((PrivatePanel::notice(&self.context_of(&table).context(), &reader, &what.say()), file)))
    }
}
