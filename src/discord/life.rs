//! The life of a table: its page, votes, clocks, seats, standing answers, notes, following.

use super::handler::{Handler, HandlerResult, TableContext};
use super::invoker::Invoker;
use super::play::stamp_of;
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use crate::engine::{Arg, Key, Phrase, Seat};
use crate::present::{Press, PrivatePanel, TablePage, TurnContext, life_words as words};
use crate::table::{Follow, GameId, Offer, Pace, Proposal, PublicTable, Refusal, Span};

/// How many settlements are offered to take turns back to.
const SETTLEMENTS: usize = 12;

impl Handler {
    /// `/table`: the page of the table here; or offers the requester's seat to somebody.
    pub async fn table_here(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let table = self.tables.look(invoker.place(), Some(invoker.requester())).await?;
        match typed.get("offer-to").map(|person| person.parse().map_err(|_| Refusal::NotSeated)).transpose()? {
            Some(to) => {
                let offer = Some(Offer { to: Some(to) });
                let reply = self.tables.offer_seat(&invoker.request, table.id(), offer).await?;
                self.done(invoker, &reply.table, &words::SEAT_IS_OFFERED).await
            }
            None => self.table_page(invoker, table.id()).await,
        }
    }

    pub async fn table_page(&self, invoker: &Invoker, game: GameId) -> HandlerResult {
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let reader = invoker.reader(&self.tables).await?;
        let standing = self.tables.clocks(&table).await?;
        let settlements = match table.view() {
            Some(_) => self.tables.take_back_points(&table, SETTLEMENTS).await?,
            None => Vec::new(),
        };
        let own = match table.seat_of(invoker.person()) {
            Some(_) => Some(self.tables.seat(game, invoker.requester()).await?),
            None => None,
        };
        let hosts = table.is_hosted_by(&invoker.requester());
        let page = TablePage {
            table: &table,
            person: invoker.person(),
            hosts,
            former: &self.tables.former(&table).await?,
            deadlines: &standing.deadlines,
            away: &standing.away,
            most_away: standing.most_away,
            overdue: standing.overdue,
            settlements: &settlements,
            follows: self.tables.follows(invoker.person(), game).await?,
            bots: self.tables.has_bots(),
            standing: own.as_ref().and_then(|own| Some((own.view()?, own.standing()))),
            page: self.tables.offers_page(&table).await? || hosts && self.tables.serves_pages(),
        };
        Ok(PrivatePanel::table(&TableContext::of(&table).context(), &reader, &page).into())
    }

    /// Opens a vote.
    pub async fn propose(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let proposal = proposal(detail).ok_or(Refusal::VoteClosed)?;
        let reply = self.tables.propose(&invoker.request, game, proposal).await?;
        self.done(invoker, &reply.table, &words::DONE).await
    }

    pub async fn vote(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let (number, ballot) = detail.split_once(' ').ok_or(Refusal::VoteClosed)?;
        let number = number.parse().map_err(|_| Refusal::VoteClosed)?;
        let reply = self.tables.vote(&invoker.request, game, number, ballot == "yes").await?;
        self.done(invoker, &reply.table, &words::DONE).await
    }

    pub async fn seat(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let (reply, said) = match detail.split_once(' ').unwrap_or((detail, "")) {
            ("take", seat) => {
                let reply = self.tables.take_seat(&invoker.request, game, read_seat(seat)?).await?;
                (reply, &words::SEAT_TOOK)
            }
            ("offer", _) => {
                let offer = Some(Offer { to: None });
                (self.tables.offer_seat(&invoker.request, game, offer).await?, &words::SEAT_IS_OFFERED)
            }
            ("keep", _) => (self.tables.offer_seat(&invoker.request, game, None).await?, &words::SEAT_KEPT),
            ("give-up", "sure") => (self.tables.give_up(&invoker.request, game).await?, &words::SEAT_LEFT),
            ("give-up", _) => {
                let table = self.tables.seat(game, invoker.requester()).await?.public();
                let reader = invoker.reader(&self.tables).await?;
                return Ok(PrivatePanel::ask_give_up(&TableContext::of(&table).context(), &reader).into());
            }
            ("bot", kept) => {
                let (seat, level) = kept.split_once(' ').ok_or(Refusal::NotSeated)?;
                let level = level.parse().map_err(|_| Refusal::NoSuchBot)?;
                let reply = self.tables.let_bot_keep(&invoker.request, game, read_seat(seat)?, level).await?;
                (reply, &words::BOT_SITS)
            }
            ("wait", seat) => (self.tables.wait_on(&invoker.request, game, read_seat(seat)?).await?, &words::WAITED),
            ("remind", seat) => {
                let reply = self.tables.remind_now(&invoker.request, game, read_seat(seat)?).await?;
                (reply, &words::DONE)
            }
            _ => return Err(Refusal::NotSeated),
        };
        self.done(invoker, &reply.table, said).await
    }

    pub async fn set_clock(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        if let Some(values) = detail.strip_prefix("own") {
            let table = self.tables.look(game, Some(invoker.requester())).await?;
            let reader = invoker.reader(&self.tables).await?;
            let rule = values.parse().unwrap_or(table.life().clock.unwrap_or(Pace::Normal.rule()));
            return Ok(PrivatePanel::own_clock(&TableContext::of(&table).context(), &reader, rule).into());
        }
        let rule = (detail != "off").then_some(detail);
        self.tables.set_clock(&invoker.request, game, rule).await?;
        self.table_page(invoker, game).await
    }

    pub async fn hand_over(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let table = self.tables.look(game, Some(invoker.requester())).await?;
        let heir = table.player(read_seat(detail)?).and_then(|player| player.person).ok_or(Refusal::NotSeated)?;
        let reply = self.tables.hand_over(&invoker.request, game, heir).await?;
        self.done(invoker, &reply.table, &words::HANDED_OVER).await
    }

    pub async fn follow(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        let how: Option<Follow> = detail.parse().ok();
        self.tables.follow(&invoker.request, game, how).await?;
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::word(&reader, &words::DONE.say()).into())
    }

    /// Answers a question now and from now on.
    pub async fn answer_always(&self, invoker: &Invoker, game: GameId, press: &Press) -> HandlerResult {
        let (answer, span) = press.detail.split_once(' ').ok_or(Refusal::NotRecurring)?;
        let span: Span = span.parse().map_err(|_| Refusal::NotRecurring)?;
        let reply = self.tables.answer_always(&invoker.request, game, stamp_of(press)?, answer, span).await?;
        let (reader, table) = (invoker.reader(&self.tables).await?, reply.seat.ok_or(Refusal::NotSeated)?);
        Ok(self.turn_panel(&reader, &table, TurnContext::default()).await)
    }

    /// Withdraws a standing answer; without a number, shows all of them.
    pub async fn revoke(&self, invoker: &Invoker, game: GameId, detail: &str) -> HandlerResult {
        if detail.is_empty() {
            let table = self.tables.seat(game, invoker.requester()).await?;
            let (reader, public) = (invoker.reader(&self.tables).await?, table.public());
            let view = table.view().ok_or(Refusal::NotStarted)?;
            return Ok(
                PrivatePanel::standing(&TableContext::of(&public).context(), &reader, view, table.standing()).into()
            );
        }
        let number = detail.parse().map_err(|_| Refusal::NotRecurring)?;
        let reply = self.tables.revoke(&invoker.request, game, number).await?;
        let (reader, table) = (invoker.reader(&self.tables).await?, reply.seat.ok_or(Refusal::NotSeated)?);
        Ok(self.turn_panel(&reader, &table, TurnContext::default()).await)
    }

    /// `/hint`: how the search rates the requester's options here.
    pub async fn hint_here(&self, invoker: &Invoker) -> HandlerResult {
        let game = match self.meant(invoker, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(invoker, games).await,
        };
        let (table, hints) = self.tables.hint(&invoker.request, game).await?;
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::hints(&TableContext::of(&table.public()).context(), &reader, &hints).into())
    }

    /// `/note`: stores a private note on the requester's game here.
    pub async fn note_here(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        let game = match self.meant(invoker, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(invoker, games).await,
        };
        let text = typed.get("text").unwrap_or_default();
        let before = self.tables.note(invoker.person(), game).await?;
        self.tables.set_note(&invoker.request, game, text).await?;
        let table = self.tables.seat(game, invoker.requester()).await?.public();
        let said = match (text.trim().is_empty(), before) {
            (false, _) => words::NOTE_KEPT.say(),
            // It may have been meant as a look at the note.
            (true, Some(note)) => words::NOTE_GONE.with([("note", Arg::sign(note))]),
            (true, None) => words::NOTE_NONE.say(),
        };
        self.say(invoker, &table, &said).await
    }

    async fn done(&self, invoker: &Invoker, table: &PublicTable, said: &'static Key) -> HandlerResult {
        self.say(invoker, table, &said.say()).await
    }

    async fn say(&self, invoker: &Invoker, table: &PublicTable, said: &Phrase) -> HandlerResult {
        let reader = invoker.reader(&self.tables).await?;
        Ok(Response::from(PrivatePanel::notice(&TableContext::of(table).context(), &reader, said)))
    }
}

/// A proposal as buttons carry it.
fn proposal(text: &str) -> Option<Proposal> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("take-back", to) => Some(Proposal::TakeBack { to: to.parse().ok()? }),
        ("pause", "") => Some(Proposal::Pause),
        ("go-on", "") => Some(Proposal::GoOn),
        ("replace", seat) => Some(Proposal::Replace { seat: read_seat(seat).ok()? }),
        ("end", "") => Some(Proposal::End),
        ("show-hands", "") => Some(Proposal::ShowHands),
        _ => None,
    }
}

fn read_seat(text: &str) -> Result<Seat, Refusal> {
    text.parse().map(Seat).map_err(|_| Refusal::NotSeated)
}
