//! A game as a file: the record of a finished one, the transcript of a running one.

use super::answer::{Answer, File};
use super::caller::Caller;
use super::desk::{Desk, Done, Seen};
use super::turn::Meant;
use crate::present::{PrivatePanel, words};
use crate::table::{Export, GameId, Refusal, Status};

impl Desk {
    /// `/export`: the game here, or else the last one that I played.
    pub async fn export_here(&self, caller: &Caller) -> Done {
        match self.tables.look(caller.place(), Some(caller.viewer())).await {
            Ok(table) => return self.export(caller, table.id()).await,
            Err(Refusal::NoGameHere) => {}
            Err(refusal) => return Err(refusal),
        }
        let over = self.tables.all_of(caller.person()).await?;
        let over = over.into_iter().filter(|game| game.status == Status::Over && game.place == caller.place());
        if let Some(last) = over.max_by_key(|game| game.game) {
            return self.export(caller, last.game).await;
        }
        match self.meant(caller, None).await? {
            Meant::One(game) => self.export(caller, game).await,
            Meant::Several(games) => self.ask_which(caller, games).await,
        }
    }

    pub async fn export(&self, caller: &Caller, game: GameId) -> Done {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.look(game, Some(caller.viewer())).await?;
        let (what, content) = match self.tables.export(&table).await? {
            Export::Record(record) => (&words::WHOLE_RECORD, record.to_text()),
            Export::Transcript(transcript) => {
                let content = serde_json::to_string_pretty(&transcript).expect("a transcript is plain data");
                (&words::TRANSCRIPT_SO_FAR, content)
            }
        };
        let file = File { name: format!("{}-{game}.json", table.kind().id()), content };
        Ok(Answer::from((PrivatePanel::notice(&Seen::of(&table).scene(), &reader, &what.say()), file)))
    }
}
