//! What earlier releases left: a database of each, and the buttons and menus in the messages that they wrote.
//!
//! Ids are lines of `reader`, `place`, `custom id` and, for an entry of a menu, its `value`, with tabs between them. The
//! reader of a private message is a number among the people of the sandbox; `*` stands for a public message, `*3` for one
//! in the conversation with a person. Places are numbers among the channels, `general`, `direct` or `thread`.

#![allow(dead_code)] // Not everybody who shares this needs all of it.

use std::path::{Path, PathBuf};

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use table::Time;

/// What a release left.
#[derive(Clone, Copy)]
pub struct Release {
    database: &'static str,
    ids: &'static str,
    /// When the database was last written.
    pub left: Time,
    /// How many channels there were in the server that its ids are about, beside `general`.
    pub channels: usize,
    /// Moves everybody and everything into the sandbox, where the release knew none.
    moves: Option<&'static str>,
    /// The rules number of both games in it.
    pub rules: u32,
    /// How many running games of a kind cannot be played to their end by people alone: a bot or nobody sits there, or the
    /// game is paused.
    pub unplayable: usize,
}

/// The first release: commit d109795.
pub const FIRST: Release = Release {
    database: "rules-1.sql",
    ids: "ids-1.txt",
    left: Time(1_760_449_695),
    channels: 90,
    moves: Some("rules-1-moves.sql"),
    rules: 1,
    unplayable: 0,
};

/// The second release: commit d636972.
pub const SECOND: Release = Release {
    database: "release-2.sql",
    ids: "ids-2.txt",
    left: Time(1_767_711_600),
    channels: 60,
    moves: None,
    rules: 2,
    unplayable: 4,
};

/// A button, or an entry of a menu.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The person whose private message or conversation it is in.
    pub reader: Option<usize>,
    pub private: bool,
    pub place: String,
    pub id: String,
    pub value: Option<String>,
}

impl Release {
    /// A copy of the database in this folder.
    pub async fn copy(&self, folder: &Path) -> String {
        self.copy_into(folder, 0, 0).await
    }

    /// A copy in which the server and its first channel have these ids. Further channels and the people come after the
    /// first channel, each person with their conversation.
    pub async fn copy_into(&self, folder: &Path, server: u64, general: u64) -> String {
        let file = folder.join("correio.db");
        std::fs::File::create(&file).expect("a file");
        let url = format!("sqlite://{}", file.display());
        let mut database = SqliteConnection::connect(&url).await.expect("a database");
        sqlx::raw_sql(AssertSqlSafe(fixture(self.database))).execute(&mut database).await.expect("the fixture");
        if let Some(moves) = self.moves.filter(|_| general > 0) {
            let (server, general, channels) = (server.to_string(), general.to_string(), self.channels.to_string());
            let moves = fixture(moves).replace("SERVER", &server).replace("GENERAL", &general);
            let moves = moves.replace("CHANNELS", &channels);
            sqlx::raw_sql(AssertSqlSafe(moves)).execute(&mut database).await.expect("everybody moves");
        }
        database.close().await.expect("closed");
        url
    }

    pub fn kept(&self) -> Vec<Kept> {
        let line = |line: &str| {
            let mut parts = line.split('\t').map(str::to_owned);
            let mut next = || parts.next().expect("reader, place and id");
            let (reader, place, id) = (next(), next(), next());
            let private = !reader.starts_with('*');
            let reader = reader.trim_start_matches('*').parse().ok();
            Kept { reader, private, place, id, value: parts.next() }
        };
        fixture(self.ids).lines().map(line).collect()
    }
}

fn fixture(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
