//! Games that are over, read for ratings and statistics.

use std::collections::BTreeMap;

use super::row::{self, RowReader, columns};
use super::statement::query;
use super::{Database, StoreError};
use engine::Deeds;
use table::store::LoggedEntry;
use table::{Finished, FinishedSeat, Former, GameId, ServerId, TableLife};

/// Every seat of the games of a server that are over.
const SEATS: &str =
    "select games.id, games.game as kind, games.rated, games.open_seed, games.life, games.outcome, games.deeds,
            games.ended, seats.seat, seats.person, seats.name
     from games join seats on seats.game = games.id
     where games.server = $1 and games.status = 'over' and games.outcome is not null and ($2 = '' or games.game = $2)
     order by games.ended, games.id, seats.seat";

/// Players who left a seat before the end.
const FORMER: &str = concat!(
    "select former_players.game, ",
    columns!(former_players),
    " from games join former_players on former_players.game = games.id
     where games.server = $1 and games.status = 'over' and ($2 = '' or games.game = $2)
     order by former_players.game, former_players.until, former_players.seat"
);

/// The logs of the newest games.
const LOGS: &str = concat!(
    "select game, ",
    columns!(entries),
    " from entries
     where entries.game in (select id from games where server = $1 and status = 'over' order by ended desc limit $2)
     order by entries.game, entries.number"
);

impl Database {
    pub(super) async fn read_finished(
        &self,
        server: ServerId,
        kind: Option<&str>,
    ) -> Result<Vec<Finished>, StoreError> {
        let mut reading = self.read_transaction().await?;
        let of = |sql| query(sql).bind(row::server(server)).bind(kind.unwrap_or_default());
        let mut former: BTreeMap<GameId, Vec<Former>> = BTreeMap::new();
        for row in reading.rows(of(FORMER)).await?.iter().map(RowReader) {
            former.entry(row.game("game")?).or_default().push(row.former()?);
        }
        let mut games: Vec<Finished> = Vec::new();
        let mut seen = None;
        for row in reading.rows(of(SEATS)).await?.iter().map(RowReader) {
            let id = row.game("id")?;
            if seen.replace(id) != Some(id) {
                match row.finished(id, former.remove(&id).unwrap_or_default()) {
                    Ok(game) => games.push(game),
                    // One unreadable row does not hide the others.
                    Err(StoreError::Unreadable(problem)) => {
                        tracing::error!(%id, problem, "the result of a game is unreadable")
                    }
                    Err(error) => return Err(error),
                }
            }
            if let Some(game) = games.last_mut().filter(|game| game.game == id) {
                let (seat, person) = (row.seat()?, row.person("person")?);
                game.seats.push(FinishedSeat { seat, person, name: row.text("name")? });
            }
        }
        Ok(games)
    }

    pub(super) async fn read_finished_logs(
        &self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<(GameId, LoggedEntry)>, StoreError> {
        let logs = query(LOGS).bind(row::server(server)).bind(i64::from(most));
        self.read_all(logs, |row| Ok((row.game("game")?, row.logged()?))).await
    }
}

impl RowReader<'_> {
    pub(super) fn deeds(&self) -> Result<Option<Deeds>, StoreError> {
        self.maybe_decoded("deeds")
    }

    /// The game of a seat, without the seats.
    fn finished(&self, game: GameId, former: Vec<Former>) -> Result<Finished, StoreError> {
        let life: TableLife = self.decoded("life")?;
        Ok(Finished {
            game,
            kind: self.text("kind")?,
            rated: self.flag("rated")?,
            open_seed: self.flag("open_seed")?,
            hints: life.hints,
            taken_back: life.taken_back,
            outcome: self.decoded("outcome")?,
            deeds: self.deeds()?.unwrap_or_default(),
            ended: self.time("ended")?,
            seats: Vec::new(),
            former,
        })
    }
}
