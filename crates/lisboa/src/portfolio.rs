//! Adding a card to the portfolio (pp. 9-10).

use std::fmt;

use super::action::ActionError;
use super::player::{Docked, SLOTS};
use super::prelude::*;
use super::price::{GOODS, INFLUENCE, REIS, WIGS, gains, purpose};
use engine::Unknown;
use engine::steps::Text;

impl Look<'_> {
    /// Whether a card can be added to the portfolio: a sale or a trade must be possible afterwards (p. 9).
    pub fn may_add(self, seat: Seat, card: Card) -> Allowed {
        self.may_play(seat, card)?;
        let loses_good = self.edition.card_reward(card) == Some(Reward::Lose(Penalty::Good));
        let certain = !loses_good && self.deal_is_certain(seat);
        let possible = certain || self.completes_after(seat, Action::Add(card));
        allow_if(possible, Refusal::NothingToDeal { card })
    }

    /// Whether a card for this row finds a free slot, or can take the place of another.
    ///
    /// Ruling 9: any card makes room, if a slot of the right row is then free.
    pub fn may_make_room(self, seat: Seat, row: PortfolioRow, replaced: Option<PortfolioCard>) -> Allowed {
        let player = self.state.player(seat);
        let slot_is_free = match row {
            PortfolioRow::Docks => player.docks.len() < SLOTS,
            PortfolioRow::Bureau => player.bureau.len() < SLOTS,
        };
        if let Some(card) = replaced {
            self.may_shed(seat, card)?;
            return allow_if(slot_is_free || card.row() == row, Refusal::WrongRow { card });
        }
        let limit = self.portfolio_limit(seat);
        allow_if(slot_is_free && player.portfolio() < limit, Refusal::NoFreeSlot { limit: small(limit) })
    }

    pub fn may_slot(self, seat: Seat, card: Card, replaced: Option<PortfolioCard>) -> Allowed {
        self.may_make_room(seat, PortfolioCard::Political(card).row(), replaced)
    }

    /// Where a new card might go: a free slot, or the place of another card.
    pub fn portfolio_places(self, seat: Seat) -> impl Iterator<Item = Option<PortfolioCard>> {
        [None].into_iter().chain(self.state.player(seat).portfolio_cards().map(Some))
    }

    /// What the penalty of a card that is added to the portfolio really takes: no more than there is.
    pub fn penalty_price(self, seat: Seat, card: Card) -> Price {
        let player = self.state.player(seat);
        let price = Price::of(purpose(Cause::Card(card)));
        match self.edition.card_reward(card) {
            Some(Reward::Lose(Penalty::Reis(count))) => {
                let due = self.reis_due(seat, count);
                let coins = *self.penalty_coins(seat, due).end();
                price.costs(REIS, due).costs_within(INFLUENCE, 0u8, self.coins_cost(seat, coins))
            }
            Some(Reward::Lose(Penalty::Influence(count))) => price.costs(INFLUENCE, count.min(player.influence)),
            Some(Reward::Lose(Penalty::Wigs(count))) => price.costs(WIGS, u16::from(count).min(player.wigs)),
            Some(Reward::Lose(Penalty::Good)) => price.costs(GOODS, u8::from(player.goods.total() > 0)),
            Some(Reward::Lose(Penalty::Official) | Reward::Gain(_)) | None => price,
        }
    }
}

impl Play<'_> {
    /// Plays a card to the portfolio: reward or penalty first, then its slot, then a sale or a trade.
    pub fn add_card(&mut self, seat: Seat, card: Card) {
        self.play_from_hand(seat, card);
        self.tell(Event::CardPlayed { who: self.party(seat), card });
        self.then([Step::Ask(seat, Question::AddCard { card }), Step::Ask(seat, Question::Deal)]);
        match self.edition.card_reward(card) {
            Some(Reward::Gain(effect)) => self.run(Task::Gain { seat, effect, cause: Cause::Card(card) }),
            Some(Reward::Lose(penalty)) => self.penalty(seat, penalty, Cause::Card(card)),
            None => self.subsidy(seat, card),
        }
    }

    /// A Treasury card brings reis from the royal treasury, which then holds less (p. 10).
    fn subsidy(&mut self, seat: Seat, card: Card) {
        self.gain_reis(seat, self.state.treasury, Cause::Card(card));
        self.move_treasury(false);
    }

    pub fn play_from_hand(&mut self, seat: Seat, card: Card) {
        self.state.player_mut(seat).hand.retain(|other| *other != card);
    }

    /// Plays a card from the hand that then leaves the game.
    pub fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        self.play_from_hand(seat, card);
        self.state.discarded.insert(card);
    }
}

/// A card of a portfolio, or a free slot.
pub fn free_or(text: &str) -> Result<Option<PortfolioCard>, Unknown> {
    if text == "free" { Ok(None) } else { text.parse().map(Some) }
}

impl Text<ActionError> for action::Slot {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.replaced {
            Some(card) => write!(f, "{name} {card}"),
            None => write!(f, "{name} free"),
        }
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Slot, ActionError>> {
        let [first, place] = words else { return None };
        (*first == name).then(|| Ok(action::Slot { replaced: free_or(place)? }))
    }
}

impl Ask<Lisboa> for question::AddCard {
    type Reply = action::Slot;
    const TERM: Option<&'static str> = Some("portfolio");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(
            look.portfolio_places(seat)
                .filter(move |place| look.may_slot(seat, self.card, *place).is_ok())
                .map(Action::Slot),
        );
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: action::Slot) -> Allowed {
        look.may_slot(seat, self.card, reply.replaced)
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: action::Slot) {
        if let Some(old) = reply.replaced {
            play.discard_from_portfolio(seat, old);
        }
        let player = play.state.player_mut(seat);
        match PortfolioCard::Political(self.card).row() {
            PortfolioRow::Docks => player.docks.push(Docked::Noble(self.card)),
            PortfolioRow::Bureau => player.bureau.push(self.card),
        }
        play.tell(Event::CardAdded { who: play.party(seat), card: self.card, replaced: reply.replaced });
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        w::AskAddCard { card: sight.edition().name_of(self.card) }.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        vec![Action::Slot(None)]
    }
}

impl Owe for question::AddCard {}

impl Reply<Lisboa> for action::Add {
    const PREVIEWS: bool = true;

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let action::Add { card } = self;
        sight.add_words(sight.view, sight.seat, card, price)
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        let ed = sight.edition();
        Some(match ed.card_benefit(self.card) {
            Some(benefit) => w::OptionAddTreasury { benefit: names::benefit(benefit) }.say(),
            None => w::OptionAddNoble { influence: names::influence(ed.card_influence(self.card)) }.say(),
        })
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![sight.edition().card_and_effect(self.card)]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::SOUGHT_PORTFOLIO.say())
    }
}

impl Reply<Lisboa> for action::Slot {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        match self.replaced {
            None => w::OPTION_SLOT_FREE.say(),
            Some(card) => w::OptionSlotReplace { card: sight.portfolio_words(card) }.say(),
        }
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("place", self.replaced.map_or_else(|| "free".to_owned(), |card| card.to_string()))]
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        self.replaced.is_none().then(|| w::OPTION_SLOT_FREE.say())
    }
}

impl Happen<Lisboa> for event::CardPlayed {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(w::CardPlayed { who: party(self.who), card: game.edition().name_of(self.card) }.say())
    }
}

impl Happen<Lisboa> for event::CardAdded {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        // What comes before tells of a free slot.
        let card = game.edition().portfolio_card(self.replaced?);
        Some(w::CardReplaced { who: party(self.who), card }.say())
    }

    fn book(&self, book: &mut dyn FnMut(Booking)) {
        gains(book, self.who);
    }
}
