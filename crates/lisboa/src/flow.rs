//! How a game goes on: which step is next, which answers it allows, and what they do.

use super::prelude::*;
use engine::steps;

/// Takes up answers only to find out whether there is one besides declining.
#[derive(Default)]
struct AnyChoice(bool);

impl Extend<Action> for AnyChoice {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 = self.0 || actions.into_iter().any(|action| action != Action::Done);
    }
}

impl Look<'_> {
    /// What is asked now.
    pub fn question(self) -> Question {
        match self.state.top() {
            Some(Step::Ask(_, question) | Step::AskAll(question)) => question,
            Some(Step::Run(_)) | None => unreachable!("only a seat that the game waits for is asked"),
        }
    }

    /// Whether a question is dropped because there is nothing to choose.
    pub fn is_moot(self, seat: Seat, question: Question) -> bool {
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
        question.options(self, seat, &mut any);
        any.0
    }

    /// Whether an answer to the question on top could make something impossible that has to follow.
    ///
    /// Where it could not, the answers need not be tried out. Paying for a visit and choosing its State action are
    /// judged by [`Means`](super::means::Means) instead, which foresees just what a trial would show.
    pub fn may_spoil(self) -> bool {
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
        steps::perform::<Lisboa>(&mut play, seat, action);
        play.run_to_obligation() || play.look().can_complete(seat)
    }

    /// Whether some answer to the question on top leads through everything that has to follow.
    fn can_complete(self, seat: Seat) -> bool {
        let mut answers = Vec::new();
        self.question().options(self, seat, &mut answers);
        let mut below = self.state.steps.iter().rev().skip(1);
        let obliged = below.any(|step| step.obligation().is_some());
        // What an answer itself entails is considered where it is listed.
        if obliged { answers.into_iter().any(|action| self.completes_after(seat, action)) } else { !answers.is_empty() }
    }
}

impl Play<'_> {
    /// Plays on while something has to follow, until somebody is asked. Whether all of it was done without a question.
    pub fn run_to_obligation(&mut self) -> bool {
        while self.state.is_obliged() {
            if !steps::run_on::<Lisboa>(self) {
                return false;
            }
        }
        true
    }

    pub fn carry_out(&mut self, task: Task) {
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
}
