//! Which request does what: everything that a button, a menu or a click can ask for.

use super::caller::{CONFIRM, Caller};
use super::desk::{Desk, DeskResult};
use super::response::Response;
use super::typed::Typed;
use engine::Stamp;
use present::words;
use present::{ChallengeRequest, PrivatePanel, Request, SeatRequest, TableRequest, Trail, TurnContext};
use table::{Act, Confirm, GameId, Owner, Refusal};

impl Desk {
    /// Answers a request. What only shows something shows the current state, however old the button is.
    pub async fn answer(&self, caller: &Caller, request: Request) -> DeskResult {
        match request {
            Request::Table(game, request) => self.at_table(caller, game, request).await,
            Request::Challenge(id, request) => match request {
                ChallengeRequest::Play => self.play_challenge(caller, id).await,
                ChallengeRequest::Ranking(sheet) => self.ranking(caller, id, sheet.unwrap_or_default()).await,
                ChallengeRequest::Replays => self.replays(caller, id).await,
                ChallengeRequest::Replay(game, step) => self.replay(caller, Some(id), game, step, false).await,
                ChallengeRequest::Season => self.season(caller, id).await,
            },
            Request::OpenInThread(spec) => self.open_in_thread(caller, spec).await,
            Request::Forget => self.forget(caller).await,
            Request::Settings(chosen) => self.choose_setting(caller, chosen).await,
            Request::Reminders(chosen) => self.reminders(caller, &Typed::from(chosen)).await,
            Request::Term { game, term } => self.rules(caller, &Typed::with("game", &game).and("term", &term)).await,
            Request::Ratings { game } => self.ratings(caller, &game).await,
            Request::Statistics { whose, game } => self.statistics(caller, whose, &game).await,
            Request::Nudge(wanted) => self.nudge(caller, wanted).await,
            Request::Learn(request) => self.lesson(caller, request).await,
        }
    }

    async fn at_table(&self, caller: &Caller, game: GameId, request: TableRequest) -> DeskResult {
        match request {
            TableRequest::Join => self.join(caller, game).await,
            TableRequest::Leave => self.leave(caller, game).await,
            TableRequest::Start => self.start(caller, game).await,
            TableRequest::Bots(bots) => self.bots(caller, game, bots).await,
            TableRequest::PlayInThread(on) => self.choose_place(caller, game, on).await,
            TableRequest::Options(chosen) => self.choose_option(caller, game, chosen).await,
            TableRequest::Cancel => self.cancel(caller, game).await,
            TableRequest::Turn => self.turn(caller, game).await,
            TableRequest::Answer(stamp, choice) => self.act(caller, game, Act::Press { stamp, choice }, false).await,
            TableRequest::Confirm(stamp, choice) => self.act(caller, game, Act::Press { stamp, choice }, true).await,
            TableRequest::ConfirmAlways(stamp, choice) => {
                let own = Owner::Person(caller.person());
                self.set(caller, own, CONFIRM, &Confirm::Never.to_string()).await?;
                self.act(caller, game, Act::Press { stamp, choice }, true).await
            }
            TableRequest::AnswerAlways { stamp, answer, span } => {
                self.answer_always(caller, game, stamp, &answer, span).await
            }
            TableRequest::Level(stamp, trail) | TableRequest::Back(stamp, trail) => {
                self.level(caller, game, stamp, trail).await
            }
            TableRequest::Undo(stamp) => self.undo(caller, game, Some(stamp)).await,
            TableRequest::StartOver(stamp) => self.start_over(caller, game, Some(stamp)).await,
            TableRequest::WhyNot => self.why_not(caller, game).await,
            TableRequest::Standing => self.standing_answers(caller, game).await,
            TableRequest::Revoke(place) => self.revoke(caller, game, place).await,
            TableRequest::Board(page) => self.board(caller, game, &page, false).await,
            TableRequest::Hand => {
                let hand = self.hand(caller, game).await?;
                self.within_turn(caller, game, hand).await
            }
            TableRequest::Log(sheet) => self.log(caller, game, sheet.unwrap_or_default(), false).await,
            TableRequest::Recap(sheet) => self.recap(caller, game, sheet.unwrap_or_default()).await,
            TableRequest::Score(sheet) => self.score(caller, game, sheet.unwrap_or_default(), false).await,
            TableRequest::Rules(term) => {
                let term = self.term(caller, game, &term).await?;
                self.within_turn(caller, game, term).await
            }
            TableRequest::FirstTurns => {
                let first_turns = self.first_turns(caller, game).await?;
                self.within_turn(caller, game, first_turns).await
            }
            TableRequest::Hint => self.hint(caller, game).await,
            TableRequest::OpenBoard => self.open_board(caller, game).await,
            TableRequest::Watch(change) => self.watch(caller, game, change).await,
            TableRequest::Replay(step) => self.replay(caller, None, game, step, false).await,
            TableRequest::ReplayInWords(step) => self.replay(caller, None, game, step, true).await,
            TableRequest::Rematch => self.rematch(caller, game).await,
            TableRequest::Record => self.export(caller, game).await,
            TableRequest::Review { share } => self.review(caller, game, share).await,
            TableRequest::Table => self.table_page(caller, game).await,
            TableRequest::Propose(proposal) => self.propose(caller, game, proposal).await,
            TableRequest::Vote { number, yes } => self.vote(caller, game, number, yes).await,
            TableRequest::Seat(SeatRequest::GiveUp { sure: false }) => self.ask_give_up(caller, game).await,
            TableRequest::Seat(seat) => self.seat(caller, game, seat).await,
            TableRequest::Clock(clock) => self.clock(caller, game, clock).await,
            TableRequest::Host(seat) => self.hand_over(caller, game, seat).await,
            TableRequest::Follow(how) => self.follow(caller, game, how).await,
            TableRequest::Snooze(made) => self.snooze(caller, game, made).await,
            TableRequest::Mute(made) => self.mute(caller, game, made).await,
        }
    }

    /// What was opened in place of a turn panel, with the way back there.
    async fn within_turn(&self, caller: &Caller, game: GameId, opened: Response) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        Ok(opened.within_turn(reader.locale, game))
    }

    /// Another level of a menu.
    async fn level(&self, caller: &Caller, game: GameId, stamp: Stamp, trail: Trail) -> DeskResult {
        let table = self.tables.seat(game, caller.requester()).await?;
        if table.stamp() != Some(stamp) {
            return Err(Refusal::Stale(Box::new(table)));
        }
        let reader = caller.reader(&self.tables).await?;
        Ok(self.turn_panel(&reader, &table, TurnContext { trail, ..TurnContext::default() }).await)
    }

    /// What is not possible now, and why.
    async fn why_not(&self, caller: &Caller, game: GameId) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let table = self.tables.seat(game, caller.requester()).await?;
        let view = table.view().ok_or(Refusal::NotStarted)?;
        Ok(PrivatePanel::not_now(&self.context_of(&table.public()).context(), &reader, view).into())
    }

    async fn forget(&self, caller: &Caller) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        self.tables.forget(&caller.request).await?;
        Ok(Response::from(PrivatePanel::word(&reader, &words::FORGOTTEN.say())))
    }
}
