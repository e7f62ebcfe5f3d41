//! The rules of the test-only game.

use serde::Deserialize;

use super::action::{Action, Card, Square};
use super::state::{Event, Phase, Player, PlayerView, Question, Refusal, State, View};
use crate::engine::{
    Asked, Booking, EditionError, Events, Game, OptionSpec, Options, Outcome, Party, Payment, Price, Score, Seat,
    SeatSet, Seed, Stream, Viewer, edition,
};

const SUITS: u8 = 4;
const VALUES: u8 = 9;
/// Tokens that make a coin.
const MELTED: u8 = 2;

/// The test-only game.
#[derive(Clone, Debug)]
pub struct Trial {
    hand: usize,
    tokens: u8,
}

#[derive(Deserialize)]
struct File {
    start: Start,
}

#[derive(Deserialize)]
struct Start {
    hand: usize,
    tokens: u8,
}

/// Whether tokens are dealt at all.
pub const TOKENS: OptionSpec = OptionSpec { id: "tokens", values: &["on", "off"] };

impl Game for Trial {
    const ID: &'static str = "trial";
    const RULES: u32 = 1;
    const FORM: u32 = 1;
    const SEATS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[TOKENS];
    const EDITION: &'static str = include_str!("edition.toml");
    const LONGEST: usize = 400;

    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn load(text: &str) -> Result<Trial, EditionError> {
        let File { start } = edition::parse(text)?;
        if !(1..=8).contains(&start.hand) {
            return Err(EditionError::at("start.hand", "a hand has 1 to 8 cards"));
        }
        Ok(Trial { hand: start.hand, tokens: start.tokens })
    }

    fn setup(&self, options: &Options, seats: usize, seed: Seed) -> State {
        let mut cards: Vec<Card> = (0..SUITS * VALUES).map(Card).collect();
        seed.stream("deck").shuffle(&mut cards);
        let mut deck: arrayvec::ArrayVec<Card, 36> = cards.into_iter().collect();
        let tokens = if options.value(&TOKENS) == "on" { self.tokens } else { 0 };
        let players = (0..seats)
            .map(|_| Player { hand: (0..self.hand).filter_map(|_| deck.pop()).collect(), tokens, ..Player::default() })
            .collect();
        let board = vec![None; usize::from(Square::COUNT)];
        State { seed, players, deck, board, discarded: 0, forgotten: 0, phase: Phase::Stakes }
    }

    fn advance(&self, state: &mut State, events: &mut Events<Event>) {
        if state.phase == Phase::Stakes && state.players.iter().all(|player| player.stake.is_some()) {
            for (seat, player) in Seat::all(state.players.len()).zip(&state.players) {
                events.extend_stake(seat, player.stake);
            }
            state.phase = Phase::Turn(Seat(0));
        }
        if let Phase::Turn(seat) = state.phase
            && state.players[seat.index()].hand.is_empty()
            && state.deck.is_empty()
        {
            state.phase = Phase::Over;
            events.push(Event::Ended);
        }
    }

    fn waiting(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Stakes => {
                let open = |seat: &Seat| state.players[seat.index()].stake.is_none();
                Seat::all(state.players.len()).filter(open).collect()
            }
            Phase::Turn(seat) | Phase::Marking(seat) => SeatSet::only(seat),
            Phase::Guarding { victim, .. } => SeatSet::only(victim),
            Phase::Over => SeatSet::NONE,
        }
    }

    fn next(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Turn(seat) => {
                let next = seat.clockwise(1, state.players.len());
                // Whoever may run out of cards before could be passed over, or have nothing to choose.
                (state.deck.len() > 1 && state.players[next.index()].hand.len() > 1).then_some(next)
            }
            _ => None,
        }
    }

    fn asked(&self, state: &State, _seat: Seat) -> Asked<Question> {
        match state.phase {
            Phase::Stakes => Asked::at_once(Question::Stake),
            Phase::Turn(_) | Phase::Over => Asked::of(Question::Turn),
            Phase::Marking(_) => Asked::of(Question::Square),
            Phase::Guarding { .. } => Asked::of(Question::Guard),
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = &state.players[seat.index()].hand;
        match state.phase {
            Phase::Stakes => out.extend(hand.iter().copied().map(Action::Stake)),
            Phase::Turn(_) => {
                if !state.deck.is_empty() {
                    out.push(Action::Draw);
                }
                out.extend(hand.iter().copied().map(Action::Play));
            }
            Phase::Marking(_) => {
                out.extend(
                    Square::all().filter(|square| state.board[usize::from(square.0)].is_none()).map(Action::Mark),
                );
            }
            Phase::Guarding { .. } => {
                out.push(Action::Yield);
                out.extend(hand.iter().copied().map(Action::Guard));
            }
            Phase::Over => {}
        }
    }

    fn offers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.phase != Phase::Over && state.players[seat.index()].tokens >= MELTED {
            out.push(Action::Melt);
        }
    }

    fn price(&self, _state: &State, _seat: Seat, action: Action) -> Price {
        match action {
            Action::Melt => Price::of("coin").costs("token", MELTED),
            // The card pays for the mark that follows.
            Action::Play(_) => Price::of("mark").costs("card", 1u32),
            Action::Guard(_) => Price::of("guard").costs("card", 1u32),
            Action::Stake(_) | Action::Draw | Action::Mark(_) | Action::Yield => Price::free(),
        }
    }

    fn book(&self, event: &Event, book: &mut dyn FnMut(Booking)) {
        let pays = |seat: Seat, purpose: &str, currency: &'static str, amount: u8| {
            let amounts = vec![(currency, amount.into())];
            Booking::Paid(Payment { seat, purpose: purpose.to_owned(), amounts })
        };
        match event {
            Event::Melted { seat, tokens } => {
                book(pays(*seat, "coin", "token", *tokens));
                book(Booking::Gained(*seat));
            }
            Event::Played { seat, .. } => {
                book(Booking::Closed);
                book(pays(*seat, "mark", "card", 1));
            }
            Event::Guarded { seat, .. } => {
                book(pays(*seat, "guard", "card", 1));
                book(Booking::Gained(*seat));
            }
            Event::Marked { seat, .. } => book(Booking::Gained(*seat)),
            Event::Staked { .. } | Event::Drew { .. } | Event::Ended => {}
        }
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, events: &mut Events<Event>) {
        match action {
            Action::Stake(card) => {
                state.take_card(seat, card);
                state.players[seat.index()].stake = Some(card);
            }
            Action::Draw => {
                let card = state.deck.pop();
                state.players[seat.index()].hand.extend(card);
                events.push(Event::Drew { seat, card });
                events.reveal_to(seat);
                state.next_turn(seat);
            }
            Action::Play(card) => {
                state.take_card(seat, card);
                state.discarded += 1;
                events.push(Event::Played { seat, card });
                state.phase = Phase::Marking(seat);
            }
            Action::Mark(square) => state.mark(seat, square, events),
            Action::Guard(card) => {
                let Phase::Guarding { by, square, .. } = state.phase else { return };
                state.take_card(seat, card);
                state.discarded += 1;
                state.board[usize::from(square.0)] = None;
                events.push(Event::Guarded { seat, card, square });
                state.next_turn(by);
            }
            Action::Yield => {
                let Phase::Guarding { by, .. } = state.phase else { return };
                state.next_turn(by);
            }
            Action::Melt => {
                let player = &mut state.players[seat.index()];
                player.tokens -= MELTED;
                player.coins += 1;
                events.push(Event::Melted { seat, tokens: MELTED });
            }
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let hand = &state.players[seat.index()].hand;
        match (action, state.phase) {
            (Action::Melt, _) => Refusal::TooFewTokens,
            (Action::Draw, Phase::Turn(turn)) if turn == seat => Refusal::DeckEmpty,
            (Action::Mark(_), Phase::Marking(turn)) if turn == seat => Refusal::SquareTaken,
            (Action::Play(card), Phase::Turn(turn)) if turn == seat && !hand.contains(&card) => Refusal::NotYourCard,
            (Action::Guard(card), Phase::Guarding { .. }) if !hand.contains(&card) => Refusal::NotYourCard,
            (Action::Stake(card), Phase::Stakes) if !hand.contains(&card) => Refusal::NotYourCard,
            _ => Refusal::NotNow,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let score = |(seat, player): (Seat, &Player)| {
            let squares = state.board.iter().filter(|owner| **owner == Some(seat)).count() as i32;
            let stake = player.stake.map_or(0, Card::value);
            let items = vec![("squares", squares), ("coins", i32::from(player.coins)), ("stake", stake)];
            Score::of(Party::Seat(seat), items, vec![squares])
        };
        Some(Outcome::ranked(Seat::all(state.players.len()).zip(&state.players).map(score).collect()))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mine = match viewer {
            Viewer::Seat(seat) => state.players.get(seat.index()),
            Viewer::Spectator => None,
        };
        let shown = state.phase != Phase::Stakes;
        View {
            hand: mine.map(|player| player.hand.to_vec()).unwrap_or_default(),
            stake: mine.and_then(|player| player.stake),
            players: state
                .players
                .iter()
                .map(|player| PlayerView {
                    // Who has set a card aside is not shown before all have.
                    cards: if shown { player.hand.len() } else { self.hand },
                    tokens: player.tokens,
                    coins: player.coins,
                    stake: player.stake.filter(|_| shown),
                })
                .collect(),
            deck: state.deck.len(),
            board: state.board.clone(),
            phase: state.phase,
        }
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !viewer.knows(*seat) => Event::Drew { seat: *seat, card: None },
            other => other.clone(),
        })
    }

    fn redeal(&self, state: &State, viewer: Viewer, random: &mut Stream) -> State {
        let mut state = state.clone();
        state.seed = state.seed.derive(&format!("redeal {}", random.below(u32::MAX)));
        let secret_stakes = state.phase == Phase::Stakes;
        let others: Vec<usize> = (0..state.players.len()).filter(|seat| !viewer.knows(Seat(*seat as u8))).collect();
        let mut pool: Vec<Card> = state.deck.to_vec();
        for &other in &others {
            pool.extend(state.players[other].hand.iter());
            pool.extend(state.players[other].stake.filter(|_| secret_stakes));
        }
        let before = pool.clone();
        while pool.len() > 1 && pool.iter().zip(&before).any(|(new, old)| new == old) {
            random.shuffle(&mut pool);
        }
        let mut pool = pool.into_iter();
        state.deck.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
        for other in others {
            let player = &mut state.players[other];
            player.hand.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
            if secret_stakes {
                player.stake.iter_mut().zip(&mut pool).for_each(|(card, new)| *card = new);
            }
        }
        state
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<Vec<String>> {
        let texts = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        let hands = Seat::all(state.players.len())
            .filter(|seat| !viewer.knows(*seat))
            .map(|seat| texts(&state.players[seat.index()].hand));
        [texts(&state.deck)].into_iter().chain(hands).collect()
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let held: usize =
            state.players.iter().map(|player| player.hand.len() + usize::from(player.stake.is_some())).sum();
        let cards = held + state.deck.len() + usize::from(state.discarded);
        if cards == usize::from(SUITS * VALUES) { Ok(()) } else { Err(format!("{cards} cards")) }
    }
}

impl Events<Event> {
    fn extend_stake(&mut self, seat: Seat, stake: Option<Card>) {
        if let Some(card) = stake {
            self.push(Event::Staked { seat, card });
        }
    }
}

impl State {
    fn take_card(&mut self, seat: Seat, card: Card) {
        self.players[seat.index()].hand.retain(|held| *held != card);
    }

    fn mark(&mut self, seat: Seat, square: Square, events: &mut Events<Event>) {
        self.board[usize::from(square.0)] = Some(seat);
        events.push(Event::Marked { seat, square });
        let victim = square
            .neighbours()
            .filter_map(|beside| self.board[usize::from(beside.0)])
            .find(|owner| *owner != seat && !self.players[owner.index()].hand.is_empty());
        match victim {
            Some(victim) => self.phase = Phase::Guarding { by: seat, square, victim },
            None => self.next_turn(seat),
        }
    }

    /// The next seat clockwise that can still do something.
    fn next_turn(&mut self, seat: Seat) {
        let seats = self.players.len();
        let able = |next: &Seat| !self.deck.is_empty() || !self.players[next.index()].hand.is_empty();
        let next = seat.clockwise(1, seats).round(seats).find(able);
        self.phase = Phase::Turn(next.unwrap_or(seat));
    }
}
