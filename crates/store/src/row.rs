//! Converts rows to types and back. Unreadable values are reported, never guessed.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::statement::Row;
use engine::{EditionHash, Seat, Seed};
use table::store::{Base, Listing, LoggedEntry, Player, Snapshot, TableRow};
use table::{
    BotSeat, Former, GameId, InteractionId, Nudges, Outgoing, PersonId, Place, PostId, SeatOf, SecretHash, ServerId,
    SessionRow, StoreError, Time,
};

/// People's ids are unsigned, but columns are signed: the bits stay the same.
pub(super) fn person(person: PersonId) -> i64 {
    person.0 as i64
}

pub(super) fn server(server: ServerId) -> i64 {
    server.0 as i64
}

pub(super) fn json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

/// The columns of a table that are read from its rows.
///
/// They are named because an older process goes on while a newer one adds columns: PostgreSQL refuses a prepared
/// `select *` once its result type has changed.
macro_rules! columns {
    (games) => {
        "id, place, server, game, status, version, host, options, seed, open_seed, rated, life, edition, begun, rules,
         entries, outcome, message, board, lobby, opened, started, moved, ended"
    };
    (seats) => {
        "seat, person, name, level, secret, since, nudges_from, nudges_sent, put_off, muted, life"
    };
    (former_players) => {
        "seat, person, name, until"
    };
    (positions) => {
        "number, form, state"
    };
    (bases) => {
        "number, form, state, rules, given_up, at"
    };
    (entries) => {
        "number, entry, interaction, at"
    };
    (challenges) => {
        "id, server, channel, game, options, edition, rules, seed, salt, seeded, title, host, language, repeats,
         season, week, stage, message, shown, opened, closes, closed, par"
    };
    (outbox) => {
        "id, game, address, post, about, nonce, state, due, attempts, begun, error, message"
    };
}
pub(super) use columns;

/// Reads one row.
pub(super) struct RowReader<'r>(pub &'r Row);

impl RowReader<'_> {
    pub(super) fn number(&self, column: &str) -> Result<i64, StoreError> {
        self.maybe_number(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_number(&self, column: &str) -> Result<Option<i64>, StoreError> {
        Ok(self.0.number(column)?)
    }

    pub(super) fn text(&self, column: &str) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.text(column)?)
    }

    pub(super) fn small<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_small(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_small<T: TryFrom<i64>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let number = self.maybe_number(column)?;
        number.map(|number| number.try_into().map_err(|_| unreadable(column, &number.to_string()))).transpose()
    }

    pub(super) fn parsed<T: std::str::FromStr>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_parsed(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_parsed<T: std::str::FromStr>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let text = self.maybe_text(column)?;
        text.map(|text| text.parse().map_err(|_| unreadable(column, &text))).transpose()
    }

    /// A column that holds JSON.
    pub(super) fn decoded<T: DeserializeOwned>(&self, column: &str) -> Result<T, StoreError> {
        self.maybe_decoded(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_decoded<T: DeserializeOwned>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let text = self.maybe_text(column)?;
        text.map(|text| serde_json::from_str(&text).map_err(|_| unreadable(column, &text))).transpose()
    }

    /// Seeds, salts and the random numbers of bots are secret: errors must not repeat them.
    pub(super) fn secret(&self, column: &str) -> Result<Seed, StoreError> {
        self.maybe_secret(column)?.ok_or_else(|| missing(column))
    }

    pub(super) fn maybe_secret(&self, column: &str) -> Result<Option<Seed>, StoreError> {
        let text = self.maybe_text(column)?;
        text.map(|text| text.parse().map_err(|_| unreadable(column, "hidden"))).transpose()
    }

    pub(super) fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.number(column)? != 0)
    }

    pub(super) fn game(&self, column: &str) -> Result<GameId, StoreError> {
        self.number(column).map(GameId)
    }

    pub(super) fn server(&self) -> Result<Option<ServerId>, StoreError> {
        Ok(self.maybe_number("server")?.map(|bits| ServerId(bits as u64)))
    }

    pub(super) fn seat(&self) -> Result<Seat, StoreError> {
        self.small("seat").map(Seat)
    }

    pub(super) fn person(&self, column: &str) -> Result<Option<PersonId>, StoreError> {
        Ok(self.maybe_number(column)?.map(|bits| PersonId(bits as u64)))
    }

    pub(super) fn time(&self, column: &str) -> Result<Time, StoreError> {
        self.number(column).map(Time)
    }

    pub(super) fn maybe_time(&self, column: &str) -> Result<Option<Time>, StoreError> {
        Ok(self.maybe_number(column)?.map(Time))
    }

    fn place(&self) -> Result<Place, StoreError> {
        let (text, server) = (self.text("place")?, self.server()?);
        Place::stored(&text, server).map_err(|_| unreadable("place", &text))
    }

    pub fn table(&self) -> Result<TableRow, StoreError> {
        Ok(TableRow {
            id: self.game("id")?,
            place: self.place()?,
            game: self.text("game")?,
            status: self.parsed("status")?,
            version: self.number("version")?,
            host: self.person("host")?,
            options: self.decoded("options")?,
            seed: self.maybe_secret("seed")?,
            open_seed: self.flag("open_seed")?,
            rated: self.flag("rated")?,
            life: self.decoded("life")?,
            edition: self.maybe_text("edition")?.map(EditionHash::stored),
            begun: self.maybe_small("begun")?,
            rules: self.maybe_small("rules")?,
            entries: self.small("entries")?,
            outcome: self.maybe_decoded("outcome")?,
            message: self.maybe_number("message")?.map(PostId),
            board: self.maybe_number("board")?.map(PostId),
            lobby: self.maybe_number("lobby")?.map(PostId),
            opened: self.time("opened")?,
            started: self.maybe_time("started")?,
            moved: self.time("moved")?,
            ended: self.maybe_time("ended")?,
        })
    }

    pub fn player(&self) -> Result<Player, StoreError> {
        let (seat, person) = (self.seat()?, self.person("person")?);
        let nudges = Nudges {
            from: self.maybe_time("nudges_from")?,
            sent: self.small("nudges_sent")?,
            put_off: self.maybe_time("put_off")?,
            muted: self.flag("muted")?,
        };
        let (name, since, life) = (self.text("name")?, self.maybe_time("since")?, self.decoded("life")?);
        Ok(Player { seat, person, name, bot: self.bot()?, since, nudges, life })
    }

    fn bot(&self) -> Result<Option<BotSeat>, StoreError> {
        let Some(level) = self.maybe_parsed("level")? else { return Ok(None) };
        Ok(Some(BotSeat { level, secret: self.secret("secret")? }))
    }

    pub fn former(&self) -> Result<Former, StoreError> {
        let (seat, person) = (self.seat()?, self.person("person")?);
        Ok(Former { seat, person, name: self.text("name")?, until: self.time("until")? })
    }

    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        Ok(Snapshot { number: self.small("number")?, form: self.small("form")?, state: self.text("state")? })
    }

    pub fn base(&self) -> Result<Base, StoreError> {
        let (rules, given_up) = (self.small("rules")?, self.flag("given_up")?);
        Ok(Base { snapshot: self.snapshot()?, rules, given_up, at: self.time("at")? })
    }

    pub fn logged(&self) -> Result<LoggedEntry, StoreError> {
        let by = InteractionId::new(self.text("interaction")?);
        Ok(LoggedEntry { number: self.small("number")?, entry: self.parsed("entry")?, by, at: self.time("at")? })
    }

    pub fn listing(&self) -> Result<Listing, StoreError> {
        Ok(Listing {
            game: self.game("id")?,
            kind: self.text("game")?,
            place: self.place()?,
            status: self.parsed("status")?,
            seat: self.seat()?,
            hosting: self.person("host")?.is_some() && self.person("host")? == self.person("person")?,
            since: self.maybe_time("since")?,
            moved: self.time("moved")?,
        })
    }

    pub fn session(&self) -> Result<SessionRow, StoreError> {
        Ok(SessionRow {
            hash: SecretHash(self.text("hash")?),
            person: self.person("person")?.ok_or_else(|| missing("person"))?,
            of: SeatOf { game: self.game("game")?, seat: self.seat()? },
            begun: self.time("begun")?,
            ends: self.time("ends")?,
        })
    }

    pub fn outgoing(&self) -> Result<Outgoing, StoreError> {
        Ok(Outgoing {
            id: PostId(self.number("id")?),
            game: self.maybe_number("game")?.map(GameId),
            address: self.parsed("address")?,
            post: self.decoded("post")?,
            about: self.maybe_number("about")?.map(PostId),
            nonce: self.text("nonce")?,
            delivery: self.parsed("state")?,
            due: self.time("due")?,
            attempts: self.small("attempts")?,
            begun: self.maybe_time("begun")?,
            error: self.maybe_text("error")?,
            message: self.maybe_text("message")?,
        })
    }
}

fn missing(column: &str) -> StoreError {
    StoreError::Unreadable(format!("{column} is missing"))
}

fn unreadable(column: &str, content: &str) -> StoreError {
    StoreError::Unreadable(format!("{column} '{content}'"))
}
