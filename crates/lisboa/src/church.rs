//! Church scoring: clergy tiles given up for wigs and influence (p. 15).

use super::prelude::*;
use super::price::{GOODS, TILES, pays, purpose};
use super::tell::costs::{get, terms};
use super::tell::events::lost;
use super::tell::names::wigs;
use engine::small;

impl Look<'_> {
    /// Cards beyond the portfolio's limit.
    pub fn excess_cards(self, seat: Seat) -> usize {
        self.state.player(seat).portfolio().saturating_sub(self.portfolio_limit(seat))
    }

    /// Whether somebody has this card to discard from the portfolio.
    pub fn may_shed(self, seat: Seat, card: PortfolioCard) -> Allowed {
        let held = self.state.player(seat).portfolio_cards().any(|other| other == card);
        allow_if(held, Refusal::NotInPortfolio { card })
    }
}

impl Play<'_> {
    /// Begins the church scoring that was triggered, if any.
    pub fn score_church(&mut self) {
        if let Some(first) = self.state.church.triggered.take() {
            self.tell(Event::ChurchScoring);
            self.run(Task::Church { first, passed: 0 });
        }
    }

    /// The next party in the church scoring.
    pub fn church_turn(&mut self, first: Seat, passed: u8) {
        let parties = self.state.parties();
        if usize::from(passed) >= parties {
            return;
        }
        let seat = first.clockwise(usize::from(passed), parties);
        self.run(Task::Church { first, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_church(seat);
        } else {
            self.ask(seat, Question::GiveTile);
        }
    }

    /// Ruling 9: when a limit shrinks, the excess goes at once.
    fn shrink(&mut self, seat: Seat) {
        let room = self.look().warehouse(seat);
        let mut lost = Goods::NONE;
        for good in Good::ALL {
            let stored = &mut self.state.player_mut(seat).goods[*good];
            lost[*good] = stored.saturating_sub(room);
            *stored -= lost[*good];
        }
        if lost != Goods::NONE {
            self.tell(Event::GoodsLost { who: self.party(seat), goods: lost, cause: Cause::Limit });
        }
        self.ask(seat, Question::Shed);
    }

    pub fn church_influence(&mut self, seat: Seat) {
        let influence = self.look().portfolio_influence(seat);
        self.gain_influence(seat, influence, Cause::Church);
    }
}

impl Ask<Lisboa> for question::GiveTile {
    type Reply = Option<action::Give>;
    const TERM: Option<&'static str> = Some("church-scoring");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.state.player(seat).clergy.iter().map(|tile| Action::Give(*tile)));
        out.extend([Action::Done]);
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Self::Reply) -> Allowed {
        let Some(tile) = reply.map(|give| give.tile) else { return Ok(()) };
        allow_if(look.state.player(seat).clergy.contains(&tile), Refusal::NoSuchTile { tile })
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Self::Reply) -> Price {
        reply.map_or(Price::free(), |give| Price::of(purpose(Cause::Tile(give.tile))).costs(TILES, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Self::Reply) {
        if let Some(tile) = reply.map(|give| give.tile) {
            // The influence comes once, after the last tile.
            if play.state.top() != Some(Step::Run(Task::ChurchInfluence { seat })) {
                play.run(Task::ChurchInfluence { seat });
            }
            play.state.player_mut(seat).clergy.retain(|other| *other != tile);
            play.state.church.lost += 1;
            play.tell(Event::TileGiven { who: play.party(seat), tile });
            play.gain_wigs(seat, play.edition.clergy(tile).wigs, Cause::Tile(tile));
            play.ask(seat, self.into());
            play.shrink(seat);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_GIVE_TILE.say()
    }

    fn completes(self, before: Action) -> bool {
        matches!(before, Action::Give(_))
    }
}

impl Owe for question::GiveTile {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Ask<Lisboa> for question::Shed {
    type Reply = action::Shed;
    const TERM: Option<&'static str> = Some("portfolio");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        let excess = look.excess_cards(seat) > 0;
        out.extend(look.state.player(seat).portfolio_cards().filter(move |_| excess).map(Action::Shed));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Shed) -> Allowed {
        look.may_shed(seat, reply.held)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Shed) {
        play.discard_from_portfolio(seat, reply.held);
        play.tell(Event::CardShed { who: play.party(seat), card: reply.held });
        play.ask(seat, Question::Shed);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_SHED.say()
    }
}

impl Owe for question::Shed {
    const UNANSWERED: Unanswered = Unanswered::Dropped;
}

impl Reply<Lisboa> for action::Give {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let values = sight.edition().clergy(self.tile);
        terms(w::OptionGive { benefit: names::benefit(values.benefit) }.say(), [get(wigs(values.wigs))])
    }
}

impl Reply<Lisboa> for action::Shed {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        sight.portfolio_words(self.held)
    }
}

impl Happen<Lisboa> for event::CardShed {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardShed { who: party(self.who), card: game.edition().portfolio_card(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::GoodsLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(lost(game.edition(), self.who, names::goods(self.goods), self.cause))
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        // What no longer fits is not paid for anything.
        if self.cause != Cause::Limit {
            pays(book, self.who, purpose(self.cause), &[(GOODS, small(self.goods.total()))]);
        }
    }
}

impl Happen<Lisboa> for event::ChurchScoring {
    const WEIGHT: Weight = Weight::Result;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::CHURCH_SCORING.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }
}

impl Happen<Lisboa> for event::TileGiven {
    const WEIGHT: Weight = Weight::Action;
    const BETWEEN_TURNS: bool = true;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let benefit = names::benefit(game.edition().clergy(self.tile).benefit);
        Some(w::TileGiven { who: party(self.who), benefit }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(Cause::Tile(self.tile)), &[(TILES, 1)]);
    }
}
