//! How a game goes on: which step is next, which answers it allows, and what they do.

use super::action::Action;
use super::event::{Cause, Event};
use super::play::{Look, Play};
use super::refusal::{Allowed, Refusal};
use super::step::{Obligation, Question, Step, Task, Unanswered};
use super::vocabulary::Plot;
use crate::engine::{Asked, Seat, SeatSet, VariantName};

/// The pattern of every question with every action. The matches over both end with it, so that neither can get a new kind
/// without an entry here and a look at those matches.
macro_rules! other_answer {
    () => {
        (
            Question::KeepTile
                | Question::Draft { .. }
                | Question::Turn
                | Question::TakeCard
                | Question::AddCard { .. }
                | Question::Deal
                | Question::Sell
                | Question::Offer
                | Question::PayVisit { .. }
                | Question::VisitState { .. }
                | Question::Follow { .. }
                | Question::Pay { .. }
                | Question::GainGood { .. }
                | Question::LoseGood { .. }
                | Question::LoseReis { .. }
                | Question::LoseOfficial
                | Question::TakeRubble
                | Question::PlaceOfficial { .. }
                | Question::TakePlan
                | Question::BuildShip { .. }
                | Question::PayShip { .. }
                | Question::ExtraGood { .. }
                | Question::MoveCardinal { .. }
                | Question::TakeFavour
                | Question::PickPlot
                | Question::TakeCube { .. }
                | Question::PickHouse { .. }
                | Question::TakeDecree
                | Question::SecondDecree
                | Question::PickSite
                | Question::PickPlan { .. }
                | Question::SendOfficial { .. }
                | Question::GiveTile
                | Question::Shed
                | Question::DiscardCard { .. },
            Action::Keep(_)
                | Action::Draft(..)
                | Action::Gold(_)
                | Action::Add(_)
                | Action::Visit(_)
                | Action::Sponsor(_)
                | Action::Slot(_)
                | Action::Sell(..)
                | Action::Offer(..)
                | Action::State(_)
                | Action::Follow(_)
                | Action::Reis(_)
                | Action::Coins(_)
                | Action::Good(_)
                | Action::Rubble(_)
                | Action::Office(_)
                | Action::Recall(..)
                | Action::Plan(_)
                | Action::Ship(_)
                | Action::Pay(_)
                | Action::Cardinal(..)
                | Action::Favour(_)
                | Action::Plot(..)
                | Action::Cube(..)
                | Action::House(_)
                | Action::Decree(_)
                | Action::Site(_)
                | Action::Open(..)
                | Action::Take(_)
                | Action::Give(_)
                | Action::Shed(_)
                | Action::Discard(_)
                | Action::Done,
        )
    };
}

/// Takes up answers only to find out whether there is one besides declining.
#[derive(Default)]
struct AnyChoice(bool);

impl Extend<Action> for AnyChoice {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 = self.0 || actions.into_iter().any(|action| action != Action::Done);
    }
}

impl Look<'_> {
    /// Whom the game waits for.
    pub fn waiting(self) -> SeatSet {
        match self.state.top() {
            Some(Step::Ask(seat, _)) => SeatSet::only(seat),
            Some(Step::AskAll(_)) => self.choosing(),
            Some(Step::Run(_)) | None => SeatSet::NONE,
        }
    }

    pub fn asked(self) -> Asked<Question> {
        match self.state.top() {
            Some(Step::AskAll(question)) => Asked::at_once(question),
            Some(Step::Ask(..) | Step::Run(_)) | None => Asked::of(self.question()),
        }
    }

    /// What is asked now.
    pub fn question(self) -> Question {
        match self.state.top() {
            Some(Step::Ask(_, question) | Step::AskAll(question)) => question,
            Some(Step::Run(_)) | None => unreachable!("only a seat that the game waits for is asked"),
        }
    }

    /// The legal answers of a waiting seat (ruling 1: none after which the turn cannot be completed).
    pub fn options(self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        self.allowed(seat, self.question(), out);
        if self.may_spoil() {
            let kept: Vec<_> = out.drain(from..).filter(|action| self.completes_after(seat, *action)).collect();
            out.extend(kept);
        }
    }

    /// Why a seat may not answer this.
    pub fn refusal(self, seat: Seat, action: Action) -> Refusal {
        match self.state.top() {
            Some(Step::Ask(_, question) | Step::AskAll(question)) => {
                self.may_answer(seat, question, action).err().unwrap_or(Refusal::WouldBlock)
            }
            // The game is over.
            Some(Step::Run(_)) | None => Refusal::OtherQuestion { asked: Question::Turn.kind() },
        }
    }

    /// The answers that the rules of a question allow.
    #[allow(clippy::too_many_lines)]
    pub fn allowed(self, seat: Seat, question: Question, out: &mut impl Extend<Action>) {
        let declining = Some(Action::Done);
        match question {
            Question::KeepTile => out.extend(self.tile_options(seat)),
            Question::Draft { keep } => self.draft_options(seat, keep, out),
            Question::Turn => self.turn_options(seat, out),
            Question::TakeCard => out.extend(self.take_options()),
            Question::AddCard { card } => out.extend(self.slot_options(seat, card)),
            Question::Deal => {
                self.sell_options(seat, out);
                self.offer_options(seat, out);
            }
            Question::Sell => {
                out.extend(declining);
                self.sell_options(seat, out);
            }
            Question::Offer => {
                out.extend(declining);
                self.offer_options(seat, out);
            }
            Question::PayVisit { cost, .. } => out.extend(self.visit_payment_options(seat, cost)),
            Question::VisitState { noble } => self.visit_state_options(seat, noble, out),
            Question::Follow { noble } => {
                out.extend(declining);
                out.extend(self.follow_options(seat, noble));
            }
            Question::Pay { price, .. } => out.extend(self.coin_options(seat, price)),
            Question::GainGood { .. } => out.extend(self.goods_to_gain(seat)),
            Question::LoseGood { .. } => out.extend(self.goods_to_lose(seat)),
            Question::LoseReis { count, .. } => out.extend(self.penalty_options(seat, count)),
            Question::LoseOfficial | Question::SendOfficial { .. } => out.extend(self.recall_options(seat)),
            Question::TakeRubble => out.extend(self.rubble_to_take()),
            Question::PlaceOfficial { first, reward } => {
                out.extend(self.office_options(seat, first));
                out.extend(declining.filter(|_| first.is_some() || reward.is_some()));
            }
            Question::TakePlan => out.extend(self.plan_options()),
            Question::BuildShip { optional } => {
                out.extend(self.ship_options(seat));
                out.extend(declining.filter(|_| optional));
            }
            Question::PayShip { goods, .. } => out.extend(self.ship_payment_options(seat, goods)),
            Question::ExtraGood { produced, .. } => out.extend(self.extra_good_options(seat, produced)),
            Question::MoveCardinal { far } => out.extend(self.cardinal_options(seat, far)),
            Question::TakeFavour => out.extend(self.favours_to_take(seat).map(Action::Favour)),
            Question::PickPlot => self.plot_options(seat, out),
            Question::TakeCube { plot } => out.extend(self.cube_options(seat, plot)),
            Question::PickHouse { .. } => out.extend(self.house_options(seat)),
            Question::TakeDecree => out.extend(self.decree_options()),
            Question::SecondDecree => {
                out.extend(declining);
                out.extend(self.decree_options());
            }
            Question::PickSite => out.extend(self.site_options(seat)),
            Question::PickPlan { site } => out.extend(self.open_options(seat, site)),
            Question::GiveTile => {
                out.extend(self.tiles_to_give(seat));
                out.extend(declining);
            }
            Question::Shed => out.extend(self.cards_to_shed(seat)),
            Question::DiscardCard { .. } => {
                out.extend(declining);
                out.extend(self.discard_options(seat));
            }
        }
    }

    /// Whether the rules of a question allow this answer: the same checks that the options are made of.
    #[allow(clippy::too_many_lines)]
    fn may_answer(self, seat: Seat, question: Question, action: Action) -> Allowed {
        use Action as A;
        use Question as Q;
        match (question, action) {
            (Q::KeepTile, A::Keep(tile)) => self.may_keep(seat, tile),
            (Q::Draft { keep }, A::Draft(card, other)) => self.may_draft(seat, keep, card, other),
            (Q::Turn, A::Gold(card)) | (Q::DiscardCard { .. }, A::Discard(card)) => self.may_play(seat, card),
            (Q::Turn, A::Add(card)) => self.may_add(seat, card),
            (Q::Turn, A::Visit(card)) => self.may_visit(seat, card),
            (Q::Turn, A::Sponsor(card)) => self.may_sponsor(seat, card).map(drop),
            (Q::TakeCard, A::Take(kind)) => self.may_take_card(kind),
            (Q::AddCard { card }, A::Slot(replaced)) => self.may_slot(seat, card, replaced),
            (Q::Deal | Q::Sell, A::Sell(good, ship)) => self.may_sell(seat, good, ship).map(drop),
            (Q::Deal | Q::Offer, A::Offer(good, action)) => self.may_offer(seat, good, action),
            (Q::PayVisit { cost, .. }, A::Reis(replaced)) => self.may_pay_visit(seat, cost, replaced).map(drop),
            (Q::VisitState { noble }, A::State(action)) => self.may_take_state(seat, noble, action),
            (Q::VisitState { noble }, A::Done) => self.may_skip_state(seat, noble),
            (Q::Follow { noble }, A::Follow(choice)) => self.may_follow(seat, noble, choice),
            (Q::Pay { price, .. }, A::Coins(coins)) => self.may_pay(seat, price, coins),
            (Q::LoseReis { count, .. }, A::Coins(coins)) => self.may_pay_penalty(seat, count, coins),
            (Q::GainGood { .. }, A::Good(good)) => self.may_store(seat, good),
            (Q::LoseGood { .. }, A::Good(good)) => self.may_give(seat, good),
            (Q::ExtraGood { produced, .. }, A::Good(good)) => self.may_produce_more(seat, produced, good),
            (Q::LoseOfficial | Q::SendOfficial { .. }, A::Recall(office, spot)) => self.may_recall(seat, office, spot),
            (Q::TakeRubble, A::Rubble(cube)) => self.may_take_rubble(cube),
            (Q::PlaceOfficial { first, .. }, A::Office(office)) => self.may_enter(first, office),
            (Q::TakePlan, A::Plan(architect)) => self.may_take_plan(architect),
            (Q::BuildShip { .. }, A::Ship(replaced)) => self.may_build_ship(seat, replaced).map(drop),
            (Q::PayShip { goods, .. }, A::Pay(given)) => self.may_pay_ship(seat, goods, given),
            (Q::MoveCardinal { far }, A::Cardinal(steps, side)) => {
                self.may_move_cardinal(seat, far, steps, side).map(drop)
            }
            (Q::TakeFavour, A::Favour(noble)) => self.may_take_favour(seat, noble),
            (Q::PickPlot, A::Plot(plot, good)) => self.may_build_store(seat, plot, good),
            (Q::TakeCube { plot }, A::Cube(cube, line)) => self.may_take_cube(seat, plot, cube, line).map(drop),
            (Q::PickHouse { .. }, A::House(group)) => self.may_use_house(seat, group),
            (Q::TakeDecree | Q::SecondDecree, A::Decree(decree)) => self.may_take_decree(decree),
            (Q::PickSite, A::Site(site)) => self.may_open_at(&self.means(seat), site),
            (Q::PickPlan { site }, A::Open(architect, officials)) => {
                self.may_open(seat, site, architect, officials).map(drop)
            }
            (Q::GiveTile, A::Give(tile)) => self.may_give_tile(seat, tile),
            (Q::Shed, A::Shed(card)) => self.may_shed(seat, card),
            (
                Q::Sell
                | Q::Offer
                | Q::Follow { .. }
                | Q::PlaceOfficial { first: Some(_), .. }
                | Q::PlaceOfficial { reward: Some(_), .. }
                | Q::BuildShip { optional: true }
                | Q::SecondDecree
                | Q::GiveTile
                | Q::DiscardCard { .. },
                A::Done,
            ) => Ok(()),
            other_answer!() if action == A::Done => Err(Refusal::NotOptional),
            other_answer!() => Err(Refusal::OtherQuestion { asked: question.kind() }),
        }
    }

    /// Whether a question is dropped because there is nothing to choose.
    fn is_moot(self, seat: Seat, question: Question) -> bool {
        match question.unanswered(seat) {
            Unanswered::Dropped => !self.has_choice(seat, question),
            // Where there is no rubble, no cube is owed.
            Unanswered::Owed(Obligation::Land(_, plot)) => self.rubble_price(plot).all == 0,
            Unanswered::Owed(Obligation::Deal(_) | Obligation::Opening | Obligation::Payment) | Unanswered::Asked => {
                false
            }
        }
    }

    /// Whether there is anything to choose, besides declining.
    pub fn has_choice(self, seat: Seat, question: Question) -> bool {
        let mut any = AnyChoice::default();
        self.allowed(seat, question, &mut any);
        any.0
    }

    /// Whether an answer to the question on top could make something impossible that has to follow.
    ///
    /// Where it could not, the answers need not be tried out. Paying for a visit and choosing its State action are
    /// judged by [`Means`](super::means::Means) instead, which foresees just what a trial would show.
    fn may_spoil(self) -> bool {
        let Some((Step::Ask(_, asked), below)) = self.state.steps.split_last() else { return false };
        match below.iter().rev().find_map(|step| step.obligation()) {
            None => false,
            Some(Obligation::Deal(seat)) => !self.deal_is_certain(seat),
            Some(Obligation::Land(seat, plot)) => asked.changes_prices() && !self.surely_pays_for(seat, plot),
            // A site's reward can bring the plan or the officials that are needed.
            Some(Obligation::Opening) => asked.changes_prices() || asked.changes_staff(),
            Some(Obligation::Payment) => asked.changes_prices(),
        }
    }

    /// Whether a plot can be paid for even if the treasury rises first.
    fn surely_pays_for(self, seat: Seat, plot: Plot) -> bool {
        let dearest = self.rubble_price(plot).dearest;
        u16::from(self.plot_price(seat, plot, None)) < self.power(seat) + dearest
    }

    /// Whether everything that has to follow an answer can still be done somehow: it is tried out.
    pub fn completes_after(self, seat: Seat, action: Action) -> bool {
        let mut state = self.state.clone();
        let mut play = Play { edition: self.edition, state: &mut state, events: None };
        play.answer(seat, action);
        play.run_to_obligation() || play.look().can_complete(seat)
    }

    /// Whether some answer to the question on top leads through everything that has to follow.
    fn can_complete(self, seat: Seat) -> bool {
        let mut answers = Vec::new();
        self.allowed(seat, self.question(), &mut answers);
        let mut below = self.state.steps.iter().rev().skip(1);
        let obliged = below.any(|step| step.obligation().is_some());
        // What an answer itself entails is considered where it is listed.
        if obliged { answers.into_iter().any(|action| self.completes_after(seat, action)) } else { !answers.is_empty() }
    }
}

impl Play<'_> {
    /// Plays on until somebody is asked, or the game is over.
    pub fn advance(&mut self) {
        while self.runs_on() {}
    }

    /// Plays on while something has to follow, until somebody is asked. Whether all of it was done without a question.
    pub fn run_to_obligation(&mut self) -> bool {
        while self.state.is_obliged() {
            if !self.runs_on() {
                return false;
            }
        }
        true
    }

    /// Takes off the stack what asks nobody, and carries it out. Whether there was such a step.
    fn runs_on(&mut self) -> bool {
        match self.state.top() {
            Some(Step::Ask(seat, question)) if self.look().is_moot(seat, question) => {
                self.state.steps.pop();
                true
            }
            Some(Step::Run(task)) => {
                self.state.steps.pop();
                self.carry_out(task);
                true
            }
            Some(Step::Ask(..) | Step::AskAll(_)) | None => false,
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::SetUp => self.tell_set_up(),
            Task::ReturnTiles => self.return_tiles(),
            Task::PassHands => self.pass_hands(),
            Task::StartingTiles { seat } => self.starting_tile(seat),
            Task::TurnBegins => self.begin_turn(),
            Task::TurnEnds => self.end_turn(),
            Task::TurnIsOver => self.turn_is_over(),
            Task::NextTurn => self.next_turn(),
            Task::Followers { noble, passed } => self.next_follower(noble, passed),
            Task::StateAct { seat, action } => self.state_action(seat, action),
            Task::Gain { seat, effect, cause } => self.reward(seat, effect, cause),
            Task::PayLand { seat, plot } => self.pay_land(seat, plot),
            Task::ScoreBuilding { seat, site } => self.score_building(seat, site),
            Task::Church { first, passed } => self.church_turn(first, passed),
            Task::ChurchInfluence { seat } => self.church_influence(seat),
            Task::PeriodDiscards { first, passed } => self.period_discards(first, passed),
            Task::PeriodChurch => self.score_church(),
            Task::NewPeriod => self.new_period(),
            Task::LacerdaCourtier => self.lacerda_courtier(),
            Task::LacerdaState => self.lacerda_state(),
            Task::LacerdaNoble => self.lacerda_noble(),
            Task::LacerdaDiscard => self.lacerda_discard(),
            Task::LacerdaHelper => self.lacerda_helper(),
        }
    }

    /// Takes the question off the stack and carries out an answer that [`Look::options`] lists.
    #[allow(clippy::too_many_lines)]
    pub fn answer(&mut self, seat: Seat, action: Action) {
        use Action as A;
        use Question as Q;
        let question = self.look().question();
        self.state.steps.pop();
        match (question, action) {
            (Q::KeepTile, A::Keep(tile)) => self.keep_tile(seat, tile),
            (Q::Draft { keep }, A::Draft(card, other)) => self.keep_cards(seat, keep, card, other),
            (Q::Turn, A::Gold(card)) => self.card_for_gold(seat, card),
            (Q::Turn, A::Add(card)) => self.add_card(seat, card),
            (Q::Turn, A::Visit(card)) => self.visit(seat, card),
            (Q::Turn, A::Sponsor(card)) => self.sponsor(seat, card),
            (Q::TakeCard, A::Take(kind)) => self.take_card(seat, kind),
            (Q::AddCard { card }, A::Slot(replaced)) => self.slot_card(seat, card, replaced),
            (Q::Deal | Q::Sell, A::Sell(good, ship)) => self.sell(seat, good, ship),
            (Q::Deal | Q::Offer, A::Offer(good, action)) => self.offer(seat, good, action),
            (Q::PayVisit { noble, cost }, A::Reis(replaced)) => self.pay_visit(seat, noble, cost, replaced),
            (Q::VisitState { .. }, A::State(action)) => self.state_action(seat, action),
            (Q::Follow { noble }, A::Follow(choice)) => self.follow(seat, noble, choice),
            (Q::Follow { noble }, A::Done) => self.tell(Event::NotFollowed { who: self.party(seat), noble }),
            (Q::Pay { price, cause }, A::Coins(coins)) => self.pay(seat, price, coins, cause),
            (Q::LoseReis { count, cause }, A::Coins(coins)) => self.lose_reis(seat, count, coins, cause),
            (Q::GainGood { cause }, A::Good(good)) => self.gain_goods(seat, good, 1, cause),
            (Q::LoseGood { cause }, A::Good(good)) => self.lose_good(seat, good, cause),
            (Q::ExtraGood { count, .. }, A::Good(good)) => self.gain_goods(seat, good, count, Cause::Production),
            (Q::LoseOfficial, A::Recall(office, spot)) => self.recall(seat, office, spot),
            (Q::SendOfficial { needed }, A::Recall(office, spot)) => self.send_official(seat, office, spot, needed),
            (Q::TakeRubble, A::Rubble(cube)) => self.take_rubble(seat, cube),
            (Q::PlaceOfficial { first, .. }, A::Office(office)) => self.place_official(seat, office, first),
            (Q::PlaceOfficial { reward: Some(cause), .. }, A::Done) => self.forgo_reward(cause),
            (Q::TakePlan, A::Plan(architect)) => self.take_plan(seat, architect),
            (Q::BuildShip { .. }, A::Ship(replaced)) => self.place_ship(seat, replaced),
            (Q::PayShip { replaced, .. }, A::Pay(goods)) => self.build_ship(seat, replaced, goods),
            (Q::MoveCardinal { .. }, A::Cardinal(steps, side)) => self.audience(seat, steps, side),
            (Q::TakeFavour, A::Favour(noble)) => self.take_favour(seat, noble),
            (Q::PickPlot, A::Plot(plot, good)) => self.choose_plot(seat, plot, good),
            (Q::TakeCube { plot }, A::Cube(cube, line)) => self.take_plot_cube(seat, plot, cube, line),
            (Q::PickHouse { plot, good }, A::House(group)) => self.build_store(seat, plot, good, Some(group)),
            (Q::TakeDecree, A::Decree(decree)) => self.take_first_decree(seat, decree),
            (Q::SecondDecree, A::Decree(decree)) => self.take_second_decree(seat, decree),
            (Q::PickSite, A::Site(site)) => self.choose_site(seat, site),
            (Q::PickPlan { site }, A::Open(architect, officials)) => self.open(seat, site, architect, officials),
            (Q::GiveTile, A::Give(tile)) => self.give_tile(seat, tile),
            (Q::Shed, A::Shed(card)) => self.shed(seat, card),
            (Q::DiscardCard { paid }, A::Discard(card)) => self.period_discard(seat, card, paid),
            (
                Q::Sell
                | Q::Offer
                | Q::VisitState { .. }
                | Q::PlaceOfficial { .. }
                | Q::BuildShip { .. }
                | Q::SecondDecree
                | Q::GiveTile
                | Q::DiscardCard { .. },
                A::Done,
            ) => {}
            other_answer!() => unreachable!("{action} does not answer {question:?}"),
        }
    }
}
