//! Church scoring: clergy tiles given up for wigs and influence (p. 15).

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play, Sight};
use super::price::{GOODS, TILES, pays, purpose};
use super::refusal::{Allowed, Refusal, allow_if};
use super::step::{Owe, Question, Step, Task, Unanswered};
use super::tell::costs::{get, terms};
use super::tell::events::lost;
use super::tell::names;
use super::tell::names::{party, wigs};
use super::vocabulary::{ClergyTile, Good, Goods, PortfolioCard};
use super::{Lisboa, action, event, question, words as w};
use engine::{Ask, Booking, Happen, Phrase, Price, Reply, Scene, Seat, Weight, small};

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

    pub fn cards_to_shed(self, seat: Seat) -> impl Iterator<Item = Action> {
        let excess = self.excess_cards(seat) > 0;
        self.state.player(seat).portfolio_cards().filter(move |_| excess).map(Action::Shed)
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

    pub fn give_tile(&mut self, seat: Seat, tile: ClergyTile) {
        // The influence comes once, after the last tile.
        if self.state.top() != Some(Step::Run(Task::ChurchInfluence { seat })) {
            self.run(Task::ChurchInfluence { seat });
        }
        self.state.player_mut(seat).clergy.retain(|other| *other != tile);
        self.state.church.lost += 1;
        self.tell(Event::TileGiven { who: self.party(seat), tile });
        self.gain_wigs(seat, self.edition.clergy(tile).wigs, Cause::Tile(tile));
        self.ask(seat, Question::GiveTile);
        self.shrink(seat);
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

    pub fn shed(&mut self, seat: Seat, card: PortfolioCard) {
        self.discard_from_portfolio(seat, card);
        self.tell(Event::CardShed { who: self.party(seat), card });
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

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Give>) -> Allowed {
        let Some(action::Give { tile }) = reply else { return Ok(()) };
        allow_if(look.state.player(seat).clergy.contains(&tile), Refusal::NoSuchTile { tile })
    }

    fn price(self, _look: Look<'_>, _seat: Seat, reply: Option<action::Give>) -> Price {
        reply.map_or(Price::free(), |give| Price::of(purpose(Cause::Tile(give.tile))).costs(TILES, 1u8))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Give>) {
        if let Some(action::Give { tile }) = reply {
            play.give_tile(seat, tile);
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
    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Dropped
    }
}

impl Ask<Lisboa> for question::Shed {
    type Reply = action::Shed;
    const TERM: Option<&'static str> = Some("portfolio");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.cards_to_shed(seat));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Shed) -> Allowed {
        look.may_shed(seat, reply.card)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Shed) {
        play.shed(seat, reply.card);
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        w::ASK_SHED.say()
    }
}

impl Owe for question::Shed {
    fn unanswered(&self, _seat: Seat) -> Unanswered {
        Unanswered::Dropped
    }
}

impl Reply<Lisboa> for action::Give {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        let values = sight.edition().clergy(self.tile);
        terms(w::OptionGive { benefit: names::benefit(values.benefit) }.say(), [get(wigs(values.wigs))])
    }
}

impl Reply<Lisboa> for action::Shed {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        sight.portfolio_words(self.card)
    }
}

impl Happen<Lisboa> for event::CardShed {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::CardShed { who, card } = self;
        let ed = game.edition();
        Some(w::CardShed { who: party(*who), card: ed.portfolio_card(*card) }.say())
    }
}

impl Happen<Lisboa> for event::GoodsLost {
    const WEIGHT: Weight = Weight::Result;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::GoodsLost { who, goods, cause: why } = self;
        let ed = game.edition();
        Some(lost(ed, *who, names::goods(*goods), *why))
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

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::CHURCH_SCORING.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        book(Booking::Closed);
    }

    fn begins(&self) -> Option<Scene> {
        Some(Scene::BetweenTurns)
    }
}

impl Happen<Lisboa> for event::TileGiven {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let event::TileGiven { who, tile } = self;
        let ed = game.edition();
        Some(w::TileGiven { who: party(*who), benefit: names::benefit(ed.clergy(*tile).benefit) }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        pays(book, self.who, purpose(Cause::Tile(self.tile)), &[(TILES, 1)]);
    }

    fn begins(&self) -> Option<Scene> {
        Some(Scene::BetweenTurns)
    }
}
