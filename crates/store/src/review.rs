//! Reviews of finished games and the decisions of their players: their rows, read and written.

use super::row::{self, RowReader};
use super::statement::{Query, Statement, Transaction, query};
use engine::review::Decision;
use table::store::{AskedReview, CommitError, ReviewRow};
use table::{GameId, PersonId, StoreError};

/// The reviews that have not been made yet, in the order of the requests.
pub(super) const WAITING: &str = "select game from reviews where moments is null order by asked, game";

impl Transaction<'_> {
    pub(super) async fn ask_review(&mut self, asked: &AskedReview) -> Result<(), CommitError> {
        let AskedReview { game, person, at, since, most } = asked;
        let insert = self.statement(
            "insert into reviews (game, person, asked)
             select $1, $2, $3 where (select count(*) from reviews where person = $2 and asked > $4) < $5
             on conflict (game) do nothing",
        );
        let insert = insert.bind(game.0).bind(row::person(*person)).bind(at.0).bind(since.0).bind(i64::from(*most));
        insert.run_one(CommitError::TooMany).await
    }

    /// Stores what a review has found, once. People who were forgotten in the meantime have no decisions any more.
    pub(super) async fn review(
        &mut self,
        game: GameId,
        row: &ReviewRow,
        decisions: &[(PersonId, Vec<Decision>)],
    ) -> Result<(), CommitError> {
        let moments = row.moments.as_ref().map(row::json).transpose()?;
        let made = self.statement("update reviews set moments = $2 where game = $1 and moments is null");
        made.bind(game.0).bind(moments).run_one(CommitError::Conflict).await?;
        for (person, found) in decisions {
            let found = row::json(found)?;
            self.decisions(game, *person, found).run().await?;
        }
        Ok(())
    }

    fn decisions(&mut self, game: GameId, person: PersonId, found: String) -> Statement<'_> {
        let insert = self.statement(
            "insert into decisions (game, person, found) select $1, $2, $3
             where exists (select 1 from seats where game = $1 and person = $2)
                or exists (select 1 from former_players where game = $1 and person = $2)",
        );
        insert.bind(game.0).bind(row::person(person)).bind(found)
    }
}

pub(super) fn review_of(game: GameId) -> Query {
    query("select asked, moments from reviews where game = $1").bind(game.0)
}

pub(super) fn decisions_of(game: GameId, person: PersonId) -> Query {
    query("select found from decisions where game = $1 and person = $2").bind(game.0).bind(row::person(person))
}

impl RowReader<'_> {
    pub(super) fn review(&self) -> Result<ReviewRow, StoreError> {
        let moments = self.maybe_decoded("moments")?;
        Ok(ReviewRow { asked: self.time("asked")?, moments })
    }
}
