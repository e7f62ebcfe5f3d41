//! The life of a table: its page, votes, clocks, seats, standing answers, notes, following.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::turn::TargetGame;
use super::typed::Typed;
use engine::{Key, Phrase, Seat, Stamp};
use present::words;
use present::{ClockRequest, PrivatePanel, SeatRequest, TablePage};
use table::{Follow, GameId, Offer, Pace, Proposal, PublicTable, Refusal, Span};

/// How many settlements are offered to take turns back to.
const SETTLEMENTS: usize = 12;

impl Desk {
    /// `/table`: the page of the table here; or offers the requester's seat to somebody.
    pub async fn table_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let table = self.tables.look(caller.place(), Some(caller.requester())).await?;
        match typed.get("offer-to").map(|person| person.parse().map_err(|_| Refusal::NotSeated)).transpose()? {
            Some(to) => {
                let offer = Some(Offer { to: Some(to) });
                let reply = self.tables.offer_seat(&caller.request, table.id(), offer).await?;
                self.done(caller, &reply.table, &words::SEAT_IS_OFFERED).await
            }
            None => self.table_page(caller, table.id()).await,
        }
    }

    pub async fn table_page(&self, caller: &Caller, game: GameId) -> DeskResult {
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let reader = caller.reader(&self.tables).await?;
        let standing = self.tables.clocks(&table).await?;
        let settlements = match table.view() {
            Some(_) => self.tables.take_back_points(&table, SETTLEMENTS).await?,
            None => Vec::new(),
        };
        let own = match table.seat_of(caller.person()) {
            Some(_) => Some(self.tables.seat(game, caller.requester()).await?),
            None => None,
        };
        let hosts = table.is_hosted_by(&caller.requester());
        let page = TablePage {
            table: &table,
            person: caller.person(),
            hosts,
            former: &self.tables.former(&table).await?,
            deadlines: &standing.deadlines,
            away: &standing.away,
            most_away: standing.most_away,
            overdue: standing.overdue,
            settlements: &settlements,
            follows: self.tables.follows(caller.person(), game).await?,
            bots: self.tables.has_bots(),
            standing: own.as_ref().and_then(|own| Some((own.view()?, own.standing()))),
            page: self.tables.offers_page(&table).await? || hosts && self.tables.serves_pages(),
        };
        Ok(PrivatePanel::table(&self.context_of(&table).context(), &reader, &page).into())
    }

    /// Opens a vote.
    pub async fn propose(&self, caller: &Caller, game: GameId, proposal: Proposal) -> DeskResult {
        let reply = self.tables.propose(&caller.request, game, proposal).await?;
        self.done(caller, &reply.table, &words::DONE).await
    }

    pub async fn vote(&self, caller: &Caller, game: GameId, number: u32, yes: bool) -> DeskResult {
        let reply = self.tables.vote(&caller.request, game, number, yes).await?;
        self.done(caller, &reply.table, &words::DONE).await
    }

    /// Asks somebody to confirm that they give up their seat.
    pub async fn ask_give_up(&self, caller: &Caller, game: GameId) -> DeskResult {
        let table = self.tables.seat(game, caller.requester()).await?.public();
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::ask_give_up(&self.context_of(&table).context(), &reader).into())
    }

    pub async fn seat(&self, caller: &Caller, game: GameId, wanted: SeatRequest) -> DeskResult {
        let (tables, request) = (&self.tables, &caller.request);
        let (reply, said) = match wanted {
            SeatRequest::Take(seat) => (tables.take_seat(request, game, seat).await?, &words::SEAT_TOOK),
            SeatRequest::Offer => {
                (tables.offer_seat(request, game, Some(Offer { to: None })).await?, &words::SEAT_IS_OFFERED)
            }
            SeatRequest::Keep => (tables.offer_seat(request, game, None).await?, &words::SEAT_KEPT),
            SeatRequest::GiveUp { .. } => (tables.give_up(request, game).await?, &words::SEAT_LEFT),
            SeatRequest::Bot(seat, level) => (tables.let_bot_keep(request, game, seat, level).await?, &words::BOT_SITS),
            SeatRequest::Wait(seat) => (tables.wait_on(request, game, seat).await?, &words::WAITED),
            SeatRequest::Remind(seat) => (tables.remind_now(request, game, seat).await?, &words::DONE),
        };
        self.done(caller, &reply.table, said).await
    }

    pub async fn clock(&self, caller: &Caller, game: GameId, wanted: ClockRequest) -> DeskResult {
        let rule = match wanted {
            ClockRequest::Off => None,
            ClockRequest::Set(rule) => Some(rule),
            ClockRequest::Own(rule) => {
                let table = self.tables.look(game, Some(caller.requester())).await?;
                let reader = caller.reader(&self.tables).await?;
                let rule = rule.or(table.life().clock).unwrap_or(Pace::Normal.rule());
                return Ok(PrivatePanel::own_clock(&self.context_of(&table).context(), &reader, rule).into());
            }
        };
        self.tables.set_clock(&caller.request, game, rule).await?;
        self.table_page(caller, game).await
    }

    pub async fn hand_over(&self, caller: &Caller, game: GameId, seat: Seat) -> DeskResult {
        let table = self.tables.look(game, Some(caller.requester())).await?;
        let heir = table.player(seat).and_then(|player| player.person).ok_or(Refusal::NotSeated)?;
        let reply = self.tables.hand_over(&caller.request, game, heir).await?;
        self.done(caller, &reply.table, &words::HANDED_OVER).await
    }

    pub async fn follow(&self, caller: &Caller, game: GameId, how: Option<Follow>) -> DeskResult {
        self.tables.follow(&caller.request, game, how).await?;
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::word(&reader, &words::DONE.say()).into())
    }

    /// Answers a question now and from now on.
    pub async fn answer_always(
        &self,
        caller: &Caller,
        game: GameId,
        stamp: Stamp,
        answer: &str,
        span: Span,
    ) -> DeskResult {
        let reply = self.tables.answer_always(&caller.request, game, stamp, answer, span).await?;
        self.acted(&caller.reader(&self.tables).await?, reply).await
    }

    /// Shows the requester's standing answers.
    pub async fn standing_answers(&self, caller: &Caller, game: GameId) -> DeskResult {
        let table = self.tables.seat(game, caller.requester()).await?;
        let (reader, public) = (caller.reader(&self.tables).await?, table.public());
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(PrivatePanel::standing(&self.context_of(&public).context(), &reader, view, table.standing()).into())
    }

    /// Withdraws the standing answer at this place in the list.
    pub async fn revoke(&self, caller: &Caller, game: GameId, place: usize) -> DeskResult {
        let reply = self.tables.revoke(&caller.request, game, place).await?;
        self.acted(&caller.reader(&self.tables).await?, reply).await
    }

    /// `/hint`: how the search rates the requester's options here.
    pub async fn hint_here(&self, caller: &Caller) -> DeskResult {
        let game = match self.meant(caller, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        self.hint(caller, game).await
    }

    pub async fn hint(&self, caller: &Caller, game: GameId) -> DeskResult {
        let (table, hints) = self.tables.hint(&caller.request, game).await?;
        let reader = caller.reader(&self.tables).await?;
        let stamp = table.view().map(|view| view.stamp()).ok_or_else(|| Refusal::NotYourTurn(table.public()))?;
        Ok(PrivatePanel::hints(&self.context_of(&table.public()).context(), &reader, stamp, &hints).into())
    }

    /// `/note`: stores a private note on the requester's game here.
    pub async fn note_here(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        let game = match self.meant(caller, None).await? {
            TargetGame::One(game) => game,
            TargetGame::Several(games) => return self.ask_which(caller, games).await,
        };
        self.note(caller, game, typed.get("text").unwrap_or_default()).await
    }

    /// Stores a private note on a game; none deletes it.
    pub async fn note(&self, caller: &Caller, game: GameId, text: &str) -> DeskResult {
        let before = self.tables.note(caller.person(), game).await?;
        self.tables.set_note(&caller.request, game, text).await?;
        let table = self.tables.seat(game, caller.requester()).await?.public();
        let said = match (text.trim().is_empty(), before) {
            (false, _) => words::NOTE_KEPT.say(),
            // It may have been meant as a look at the note.
            (true, Some(note)) => words::NoteGone { note: note.to_string() }.say(),
            (true, None) => words::NOTE_NONE.say(),
        };
        self.say(caller, &table, &said).await
    }

    async fn done(&self, caller: &Caller, table: &PublicTable, said: &'static Key) -> DeskResult {
        self.say(caller, table, &said.say()).await
    }

    async fn say(&self, caller: &Caller, table: &PublicTable, said: &Phrase) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        Ok(Response::from(PrivatePanel::notice(&self.context_of(table).context(), &reader, said)))
    }
}
