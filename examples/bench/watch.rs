//! What must hold while people play: Discord refuses nothing, and nobody is shown what belongs to another.

use std::sync::Arc;

use crate::BenchError;
use crate::secrets::Secrets;
use sandbox::{Message, Recorded, Sandbox};
use store::Database;
use table::editions::Editions;
use table::{Catalogue, GameId, Limits, PersonId, Refusal, SystemClock, Tables};

/// Fails if the server refused something since this request, other than for these of Discord's reasons.
pub fn refused(sandbox: &Sandbox, since: u64, expected: &[u64]) -> Result<u64, BenchError> {
    let mut next = since;
    for request in sandbox.recorded_since(since) {
        next = request.number + 1;
        let Recorded { method, path, status, answer, .. } = &request;
        let is_expected = answer["code"].as_u64().is_some_and(|code| expected.contains(&code));
        if (400..500).contains(status) && *status != 429 && !is_expected {
            return Err(BenchError::Found(format!("{method} {path} was refused: {status} {answer}")));
        }
    }
    Ok(next)
}

/// Reads the database of a running bot.
pub struct Observer(Arc<Database>);

impl Observer {
    pub async fn at(database: &str) -> Result<Observer, BenchError> {
        Ok(Observer(Arc::new(Database::look(database).await?)))
    }

    /// Fails if what this person was shown reveals what only another player knows.
    pub async fn check(&self, game: &str, reader: u64, shown: &Message) -> Result<(), BenchError> {
        let Ok(game) = game.parse::<GameId>() else { return Ok(()) };
        // Nothing is cached: the bot has changed everything since.
        let catalogue = Catalogue::new(games::find, Editions::default());
        let tables = Tables::new(self.0.clone(), Arc::new(SystemClock), catalogue, Limits::default()).await?;
        let found = |refusal| match refusal {
            Refusal::Unavailable(error) => BenchError::Store(error),
            refusal => BenchError::Found(format!("game {game} cannot be read: {refusal:?}")),
        };
        let secrets = Secrets::of(&tables, game).await.map_err(found)?;
        let table = tables.look(game, None).await.map_err(found)?;
        match secrets.leak(table.seat_of(PersonId(reader)), &[shown.text()]) {
            None => Ok(()),
            Some(leak) => Err(BenchError::Found(format!("game {game}: {reader} was shown {leak}: {}", shown.text()))),
        }
    }
}
