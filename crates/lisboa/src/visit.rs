//! Visiting a noble, following a visit, and sponsoring an event (pp. 16, 21).

use std::fmt;

use super::action::ActionError;
use super::means::Means;
use super::prelude::*;
use super::price::{self, INFLUENCE, REIS, WIGS};
use super::state::State;
use super::step::FollowChoice;
use super::tell::costs;
use super::tell::costs::{pay, terms};
use super::tell::options::{follow_action, state_words, visit_detail};
use engine::steps::Text;
use engine::{InAdvance, Recurring, Stance, steps};

impl Look<'_> {
    /// Whether a noble action could be completed with these means.
    pub fn completes(self, seat: Seat, action: NobleAction, means: &Means) -> bool {
        match action {
            NobleAction::Store => self.affords_store(seat, means),
            NobleAction::Decree => !self.state.decree_row.is_empty(),
            NobleAction::Building => self.affords_building(means),
        }
    }

    /// Whether a visit's noble action could be completed, at once or after a State action (ruling 1).
    ///
    /// Of the State actions only an audience changes what a noble action costs: it comes before an opening.
    pub fn completes_visit(self, seat: Seat, noble: Noble, means: &Means) -> bool {
        self.completes(seat, noble.action(), means)
            || noble == Noble::King && self.after_audience(means, true, |after| self.affords_building(after))
    }

    /// Whether a visit can be paid for so that the means left are `enough` for this noble action.
    fn may_afford_visit(self, seat: Seat, noble: Noble, cost: u8, enough: impl Fn(&Means) -> bool) -> Allowed {
        let means = self.means(seat);
        let mut payments = self.visit_payments(seat, cost).peekable();
        allow_if(payments.peek().is_some(), Refusal::VisitTooDear { noble, cost })?;
        let completed = payments.any(|payment| enough(&means.after_visit(payment)));
        allow_if(completed, Refusal::CannotComplete { action: noble.action() })
    }

    pub fn may_visit_noble(self, seat: Seat, noble: Noble) -> Allowed {
        let cost = self.visit_cost(seat, noble, false);
        self.may_afford_visit(seat, noble, cost, |means| self.completes_visit(seat, noble, means))
    }

    pub fn may_visit(self, seat: Seat, card: Card) -> Allowed {
        self.may_play(seat, card)?;
        self.may_visit_noble(seat, card.noble().ok_or(Refusal::NoNobleCard { card })?)
    }

    /// Whether an event can be paid for and then changes something (ruling 3): its price.
    pub fn may_sponsor(self, seat: Seat, card: Card) -> Allowed<u8> {
        self.may_play(seat, card)?;
        let effect = self.edition.card_event(card).ok_or(Refusal::NoTreasuryCard { card })?;
        let price = self.may_charge(seat, self.event_price(seat))?;
        // Of all effects only a noble action depends on what is left after paying.
        if let Effect::Noble(action) = effect {
            let left = |coins: u8| self.means_after_paying(seat, price, coins);
            let completed = self.coin_range(seat, price).any(|coins| self.completes(seat, action, &left(coins)));
            allow_if(completed, Refusal::CannotComplete { action })?;
        } else {
            allow_if(self.effect_possible(seat, effect), Refusal::EventChangesNothing { card })?;
        }
        Ok(price)
    }

    /// Whether a visit may go on to its noble action without a State action.
    pub fn may_skip_state(self, seat: Seat, noble: Noble) -> Allowed {
        allow_if(self.completes(seat, noble.action(), &self.means(seat)), Refusal::NotOptional)
    }

    /// Whether a visit may begin with this State action, and the noble action remains possible (ruling 1).
    pub fn may_take_state(self, seat: Seat, noble: Noble, action: StateAction) -> Allowed {
        allow_if(action.noble() == noble, Refusal::OtherNoble { action, noble })?;
        allow_if(self.state_possible(seat, action), Refusal::ChangesNothing { action })?;
        let means = self.means(seat);
        let completed = if action == StateAction::Cardinal {
            self.after_audience(&means, true, |after| self.affords_building(after))
        } else {
            self.completes(seat, noble.action(), &means)
        };
        allow_if(completed, Refusal::WouldBlock)
    }

    /// Whether somebody who has the favour can do this by following.
    pub fn may_follow(self, seat: Seat, noble: Noble, choice: FollowChoice) -> Allowed {
        let cost = self.visit_cost(seat, noble, true);
        match choice {
            FollowChoice::Noble => {
                self.may_afford_visit(seat, noble, cost, |means| self.completes(seat, noble.action(), means))
            }
            FollowChoice::State(action) => {
                allow_if(action.noble() == noble, Refusal::OtherNoble { action, noble })?;
                // Ruling 16: the favour just returned may be taken again.
                let possible = action == StateAction::Favour || self.state_possible(seat, action);
                allow_if(possible, Refusal::ChangesNothing { action })?;
                self.may_afford_visit(seat, noble, cost, |_| true)
            }
        }
    }

    fn follow_choices(self, seat: Seat, noble: Noble) -> impl Iterator<Item = FollowChoice> {
        let choices = [FollowChoice::Noble].into_iter().chain(noble.state_actions().map(FollowChoice::State));
        choices.filter(move |choice| self.may_follow(seat, noble, *choice).is_ok())
    }

    /// What a visit costs: between the ways to pay for it that leave enough for what follows.
    pub fn visit_price(self, seat: Seat, noble: Noble, following: bool, enough: impl Fn(&Means) -> bool) -> Price {
        let means = self.means(seat);
        let payments = self.visit_payments(seat, self.visit_cost(seat, noble, following));
        let mut range: Option<[(u8, u8); 3]> = None;
        for payment in payments.filter(|payment| enough(&means.after_visit(*payment))) {
            let paid = [payment.influence, payment.reis, payment.wigs];
            let range = range.get_or_insert(paid.map(|amount| (amount, amount)));
            for ((least, most), amount) in range.iter_mut().zip(paid) {
                (*least, *most) = ((*least).min(amount), (*most).max(amount));
            }
        }
        let [influence, reis, wigs] = range.unwrap_or_default();
        Price::of(price::visit(noble))
            .costs_within(INFLUENCE, influence.0, influence.1)
            .costs_within(REIS, reis.0, reis.1)
            .costs_within(WIGS, wigs.0, wigs.1)
    }

    pub fn follow_price(self, seat: Seat, noble: Noble, choice: FollowChoice) -> Price {
        self.visit_price(seat, noble, true, |means| match choice {
            FollowChoice::Noble => self.completes(seat, noble.action(), means),
            FollowChoice::State(_) => true,
        })
    }
}

impl Look<'_> {
    /// The State actions with which a visit can begin, at least after one way to pay for it, and whether it can do without
    /// one.
    fn after_visit(self, seat: Seat, action: Action) -> Vec<Action> {
        let unpaid = self.tried(seat, action);
        let mut payments = Vec::new();
        steps::options::<Lisboa>(Look { edition: self.edition, state: &unpaid }, seat, &mut payments);
        let mut announced = Vec::new();
        for payment in payments {
            let paid = Look { edition: self.edition, state: &unpaid }.tried(seat, payment);
            let look = Look { edition: self.edition, state: &paid };
            let mut answers = Vec::new();
            if let Some(Question::VisitState { .. }) = steps::question::<Lisboa>(look, seat) {
                steps::options::<Lisboa>(look, seat, &mut answers);
            }
            answers.retain(|answer| !announced.contains(answer));
            announced.append(&mut answers);
        }
        announced
    }

    /// The position after an action that is only tried out.
    fn tried(self, seat: Seat, action: Action) -> State {
        let mut state = self.state.clone();
        let mut play = Play { edition: self.edition, state: &mut state, events: None };
        steps::perform::<Lisboa>(&mut play, seat, action);
        steps::advance::<Lisboa>(&mut play);
        state
    }

    /// What somebody could do by following, each by its name.
    fn gains_of_following(self, seat: Seat, noble: Noble) -> impl Iterator<Item = &'static str> {
        self.follow_choices(seat, noble).map(move |choice| match choice {
            FollowChoice::Noble => noble.action().name(),
            FollowChoice::State(action) => action.name(),
        })
    }

    /// Following leads to a further choice, such as a plot or a ship, and cannot be answered in advance. Only production runs
    /// by itself, where neither the payment nor an extra good is to be chosen.
    fn follow_to_produce(self, seat: Seat, noble: Noble) -> Option<InAdvance<Action>> {
        let produce = FollowChoice::State(StateAction::Produce);
        let payments = self.visit_payments(seat, self.visit_cost(seat, noble, true));
        let alone = payments.count() == 1 && !self.chooses_extra_goods(seat);
        let possible = alone && self.may_follow(seat, noble, produce).is_ok();
        let brings = self.production(seat).iter().map(|(_, count)| u32::from(count)).sum();
        possible.then_some(InAdvance {
            name: StateAction::Produce.name(),
            action: Action::Follow(produce),
            stance: Stance::Accepts { brings },
        })
    }
}

impl Play<'_> {
    pub fn visit(&mut self, seat: Seat, card: Card) {
        let noble = card.noble().expect("a visit is paid with a noble card");
        self.discard_from_hand(seat, card);
        self.tell(Event::Visited { who: self.party(seat), noble, card });
        let cost = self.look().visit_cost(seat, noble, false);
        self.then([
            Step::Ask(seat, Question::PayVisit { noble, cost }),
            Step::Ask(seat, Question::VisitState { noble }),
            Step::Ask(seat, Question::of(noble.action())),
            Step::Run(Task::Followers { noble, passed: 0 }),
        ]);
    }

    /// Gives the next opponent the chance to follow, clockwise.
    pub fn next_follower(&mut self, noble: Noble, passed: u8) {
        let next = usize::from(passed) + 1;
        if next >= self.state.parties() {
            return;
        }
        let seat = self.state.turn.clockwise(next, self.state.parties());
        self.run(Task::Followers { noble, passed: passed + 1 });
        if self.state.is_lacerda(seat) {
            self.lacerda_follows(seat, noble);
            return;
        }
        let has_favour = self.state.player(seat).favours.contains(noble);
        if has_favour && self.look().has_choice(seat, Question::Follow { noble }) {
            self.ask(seat, Question::Follow { noble });
        }
    }

    pub fn follow(&mut self, seat: Seat, noble: Noble, choice: FollowChoice) {
        self.return_favour(seat, noble);
        self.tell(Event::Followed { who: self.party(seat), noble, choice });
        let cost = self.look().visit_cost(seat, noble, true);
        let choice = match choice {
            FollowChoice::Noble => Step::Ask(seat, Question::of(noble.action())),
            FollowChoice::State(action) => Step::Run(Task::StateAct { seat, action }),
        };
        self.then([Step::Ask(seat, Question::PayVisit { noble, cost }), choice]);
    }

    pub fn sponsor(&mut self, seat: Seat, card: Card) {
        let effect = self.edition.card_event(card).expect("only a Treasury card has an event");
        self.discard_from_hand(seat, card);
        self.tell(Event::Sponsored { who: self.party(seat), card });
        let price = self.look().event_price(seat);
        self.run(Task::Gain { seat, effect, cause: Cause::Event(card) });
        self.charge(seat, price, Cause::Event(card));
    }
}

impl Text<ActionError> for action::Visit {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{name} {} {}", self.card.kind(), self.card)
    }

    fn read(name: &str, words: &[&str]) -> Option<Result<action::Visit, ActionError>> {
        let [first, noble, card] = words else { return None };
        let read = || {
            let (noble, card): (Noble, Card) = (noble.parse()?, card.parse()?);
            let own = card.noble() == Some(noble);
            if own { Ok(action::Visit { card }) } else { Err(ActionError::OtherNoble { card, noble }) }
        };
        (*first == name).then(read)
    }
}

impl Ask<Lisboa> for question::VisitState {
    type Reply = Option<action::State>;
    const TERM: Option<&'static str> = Some("state-action");
    const COMPLETES: bool = true;

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend(look.may_skip_state(seat, self.noble).is_ok().then_some(Action::Done));
        let actions = self.noble.state_actions().into_iter();
        out.extend(actions.filter(|action| look.may_take_state(seat, self.noble, *action).is_ok()).map(Action::State));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::State>) -> Allowed {
        match reply {
            Some(action::State { state: action }) => look.may_take_state(seat, self.noble, action),
            None => look.may_skip_state(seat, self.noble),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::State>) {
        if let Some(action::State { state: action }) = reply {
            play.state_action(seat, action);
        }
    }

    fn words(self, _sight: Sight<'_>) -> Phrase {
        let action = names::noble_action(self.noble.action());
        w::AskVisitState { noble: names::noble(self.noble), action }.say()
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        self.noble.state_actions().map(Action::State).to_vec()
    }

    fn declining(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(w::OPTION_NO_STATE.say())
    }
}

impl Owe for question::VisitState {}

impl Ask<Lisboa> for question::Follow {
    type Reply = Option<action::Follow>;
    const TERM: Option<&'static str> = Some("follow");

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::Done]);
        out.extend(look.follow_choices(seat, self.noble).map(Action::Follow));
    }

    fn check(self, look: Look<'_>, seat: Seat, reply: Option<action::Follow>) -> Allowed {
        reply.map_or(Ok(()), |follow| look.may_follow(seat, self.noble, follow.choice))
    }

    fn price(self, look: Look<'_>, seat: Seat, reply: Option<action::Follow>) -> Price {
        reply.map_or(Price::free(), |follow| look.follow_price(seat, self.noble, follow.choice))
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, reply: Option<action::Follow>) {
        match reply {
            Some(action::Follow { choice }) => play.follow(seat, self.noble, choice),
            None => play.tell(Event::NotFollowed { who: play.party(seat), noble: self.noble }),
        }
    }

    fn words(self, sight: Sight<'_>) -> Phrase {
        let me = sight.me();
        w::AskFollow {
            who: names::party(sight.view.turn),
            noble: names::noble(self.noble),
            cost: costs::visit(&me.follows[self.noble.index()].price),
            influence: names::influence(me.influence),
        }
        .say()
    }

    fn recurring(self, look: Look<'_>, seat: Seat) -> Option<Recurring<Action>> {
        // The answer rests on what following costs and on what it could bring: a favour that somebody did not have before brings
        // something new.
        let noble = self.noble;
        let others = look.state.player(seat).favours.iter().filter(|other| *other != noble);
        let no = InAdvance { name: "no", action: Action::Done, stance: Stance::Declines };
        Some(Recurring {
            subject: noble.name(),
            answers: [no].into_iter().chain(look.follow_to_produce(seat, noble)).collect(),
            price: Some(look.visit_cost(seat, noble, true).into()),
            reasons: look.gains_of_following(seat, noble).collect(),
            elsewhere: others.flat_map(|other| look.gains_of_following(seat, other)).collect(),
        })
    }

    fn sought(self, _sight: Sight<'_>) -> Vec<Action> {
        let states = self.noble.state_actions().map(FollowChoice::State);
        [FollowChoice::Noble].into_iter().chain(states).map(Action::Follow).collect()
    }
}

impl Owe for question::Follow {}

impl Reply<Lisboa> for action::Visit {
    const COMMAND: Option<&'static str> = Some("visit");
    const PREVIEWS: bool = true;

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let noble = names::noble(self.card.noble().expect("a visit is paid with a noble card"));
        let visit = w::OptionVisit { card: sight.edition().number_of(self.card), noble }.say();
        terms(visit, [pay(costs::visit_as_chosen(price))])
    }

    fn slots(self) -> Vec<(&'static str, String)> {
        vec![("noble", self.card.kind().to_string()), ("card", self.card.to_string())]
    }

    fn detail(self, _sight: Sight<'_>, next: &[Action]) -> Option<Phrase> {
        Some(visit_detail(self.card.noble()?, next))
    }

    fn announces(self, look: Look<'_>, seat: Seat) -> Vec<Action> {
        look.after_visit(seat, self.into())
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![sight.edition().card_and_effect(self.card)]
    }

    fn sought_name(self, sight: Sight<'_>) -> Option<Phrase> {
        Some(match self.card.noble() {
            Some(noble) => w::SoughtVisit { noble: names::noble(noble) }.say(),
            None => sight.edition().name_of(self.card),
        })
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.card.kind())]
    }
}

impl Reply<Lisboa> for action::Sponsor {
    const COMMAND: Option<&'static str> = Some("sponsor");

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let ed = sight.edition();
        let event = ed
            .card_event(self.card)
            .map_or_else(|| w::NOTHING.say(), |event| costs::brings(sight.view, sight.seat, event));
        let sponsor = w::OptionSponsor { card: ed.short_name_of(self.card) }.say();
        terms(sponsor, [pay(costs::bill(price)), event])
    }

    fn groups(self, sight: Sight<'_>) -> Vec<Phrase> {
        vec![sight.edition().card_and_effect(self.card)]
    }

    fn sought_name(self, sight: Sight<'_>) -> Option<Phrase> {
        Some(match sight.edition().card_event(self.card) {
            Some(event) => w::SoughtEvent { event: names::effect(event) }.say(),
            None => sight.edition().name_of(self.card),
        })
    }

    fn places(self, _sight: Sight<'_>) -> Vec<String> {
        vec![places::pile(self.card.kind())]
    }
}

impl Reply<Lisboa> for action::State {
    fn label(self, sight: Sight<'_>, _price: &Price) -> Phrase {
        w::OptionState { action: state_words(sight.view, self.state) }.say()
    }

    fn sought_name(self, _sight: Sight<'_>) -> Option<Phrase> {
        Some(names::state(self.state))
    }
}

impl Reply<Lisboa> for action::Follow {
    const COMMAND: Option<&'static str> = Some("follow");
    const PREVIEWS: bool = true;

    fn label(self, sight: Sight<'_>, price: &Price) -> Phrase {
        let action = match self.choice {
            FollowChoice::Noble => follow_action(sight.view),
            FollowChoice::State(action) => names::state(action),
        };
        w::OptionFollow { cost: costs::visit(price), action }.say()
    }

    fn detail(self, sight: Sight<'_>, _next: &[Action]) -> Option<Phrase> {
        match self.choice {
            FollowChoice::State(action @ (StateAction::Ship | StateAction::Plan)) => {
                Some(state_words(sight.view, action))
            }
            FollowChoice::State(_) | FollowChoice::Noble => None,
        }
    }

    fn sought_name(self, sight: Sight<'_>) -> Option<Phrase> {
        Some(match self.choice {
            FollowChoice::Noble => follow_action(sight.view),
            FollowChoice::State(action) => names::state(action),
        })
    }
}

impl Happen<Lisboa> for event::Visited {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        Some(
            w::Visited {
                who: party(self.who),
                noble: names::noble(self.noble),
                card: game.edition().number_of(self.card),
            }
            .say(),
        )
    }
}

impl Happen<Lisboa> for event::Followed {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        let action = match self.choice {
            FollowChoice::Noble => names::noble_action(self.noble.action()),
            FollowChoice::State(action) => names::state(action),
        };
        Some(w::Followed { who: party(self.who), noble: names::noble(self.noble), action }.say())
    }
}

impl Happen<Lisboa> for event::NotFollowed {
    const WEIGHT: Weight = Weight::Reason;

    fn words(&self, _game: &Lisboa) -> Option<Phrase> {
        Some(w::NotFollowed { who: party(self.who), noble: names::noble(self.noble) }.say())
    }
}

impl Happen<Lisboa> for event::Sponsored {
    const WEIGHT: Weight = Weight::Action;

    fn words(&self, game: &Lisboa) -> Option<Phrase> {
        let ed = game.edition();
        Some(
            w::Sponsored {
                who: party(self.who),
                card: ed.short_name_of(self.card),
                event: ed.card_event(self.card).map_or_else(|| w::NOTHING.say(), names::effect),
            }
            .say(),
        )
    }
}
