//! Challenges and tries: their rows, read and written.

use super::row::{self, RowReader};
use super::statement::{Statement, Transaction};
use engine::{EditionHash, Outcome, Seat, SoloResult};
use table::store::CommitError;
use table::{Apart, ChallengeId, ChallengeRow, ChannelId, GameId, PostId, StoreError, Time, TryRow, Week};

impl Transaction<'_> {
    pub(super) fn challenge(&mut self, new: &ChallengeRow) -> Result<Statement<'_>, StoreError> {
        let insert = self.statement(
            "insert into challenges (id, server, channel, game, options, edition, seed, salt, seeded, title, host,
                                     language, repeats, stage, message, shown, opened, closes, closed, rules,
                                     par, season, week)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
                     $22, $23)",
        );
        Ok(insert
            .bind(new.id.0)
            .bind(new.server.map(row::server))
            .bind(new.channel.0 as i64)
            .bind(new.game.as_str())
            .bind(row::json(&new.options)?)
            .bind(new.edition.as_str())
            .bind(new.seed.to_string())
            .bind(new.salt.to_string())
            .bind(new.seeded.to_string())
            .bind(new.title.as_str())
            .bind(new.host.map(row::person))
            .bind(new.language.as_deref())
            .bind(new.repeats.map(|repeat| repeat.to_string()))
            .bind(new.stage.to_string())
            .bind(new.message.0)
            .bind(new.shown.0)
            .bind(new.opened.0)
            .bind(new.closes.0)
            .bind(new.closed.map(|time| time.0))
            .bind(i64::from(new.rules))
            .bind(new.par.map(i64::from))
            .bind(new.season.map(|week| week.season.0))
            .bind(new.season.map(|week| i64::from(week.number))))
    }

    /// Starts a try, unless the challenge has closed in the meantime.
    pub(super) async fn begin_try(&mut self, challenge: ChallengeId, game: GameId) -> Result<(), CommitError> {
        let insert = self.statement(
            "insert into tries (game, challenge)
             select $1, id from challenges where id = $2 and stage = 'open'",
        );
        insert.bind(game.0).bind(challenge.0).run_one(CommitError::Closed).await
    }

    pub(super) fn solo_result(
        &mut self,
        game: GameId,
        solo_result: &SoloResult,
        apart: Option<Apart>,
        at: Time,
    ) -> Result<Statement<'_>, StoreError> {
        let solo_result = row::json(solo_result)?;
        Ok(self
            .statement("update tries set solo_result = $2, apart = $3, finished = $4 where game = $1")
            .bind(game.0)
            .bind(solo_result)
            .bind(apart.map(|apart| apart.to_string()))
            .bind(at.0))
    }

    pub(super) async fn close(&mut self, challenge: ChallengeId, at: Time) -> Result<(), CommitError> {
        let close = "update challenges set stage = 'closed', closed = $2 where id = $1 and stage = 'open'";
        self.statement(close).bind(challenge.0).bind(at.0).run_one(CommitError::Closed).await
    }
}

impl RowReader<'_> {
    pub(super) fn challenge(&self) -> Result<ChallengeRow, StoreError> {
        Ok(ChallengeRow {
            id: ChallengeId(self.number("id")?),
            server: self.server()?,
            channel: ChannelId(self.number("channel")? as u64),
            game: self.text("game")?,
            options: self.decoded("options")?,
            edition: EditionHash::stored(self.text("edition")?),
            rules: self.small("rules")?,
            seed: self.secret("seed")?,
            salt: self.secret("salt")?,
            seeded: self.parsed("seeded")?,
            title: self.text("title")?,
            host: self.person("host")?,
            language: self.maybe_text("language")?,
            repeats: self.maybe_parsed("repeats")?,
            season: self.week()?,
            stage: self.parsed("stage")?,
            message: PostId(self.number("message")?),
            shown: self.time("shown")?,
            opened: self.time("opened")?,
            closes: self.time("closes")?,
            closed: self.maybe_time("closed")?,
            par: self.maybe_small("par")?,
        })
    }

    fn week(&self) -> Result<Option<Week>, StoreError> {
        let Some(season) = self.maybe_number("season")? else { return Ok(None) };
        Ok(Some(Week { season: ChallengeId(season), number: self.small("week")? }))
    }

    pub(super) fn tried(&self) -> Result<TryRow, StoreError> {
        let outcome: Option<Outcome> = self.maybe_decoded("outcome")?;
        Ok(TryRow {
            challenge: ChallengeId(self.number("challenge")?),
            game: self.game("game")?,
            kind: self.text("kind")?,
            person: self.person("person")?,
            name: self.text("name")?,
            status: self.parsed("status")?,
            apart: self.maybe_parsed("apart")?,
            same_rules: self.flag("same_rules")?,
            solo_result: self.maybe_decoded("solo_result")?,
            total: outcome.and_then(|outcome| outcome.seat(Seat(0)).map(|score| score.total)),
            finished: self.maybe_time("finished")?,
        })
    }
}
