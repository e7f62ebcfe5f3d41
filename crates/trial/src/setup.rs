//! Setting the game up.

use arrayvec::ArrayVec;

use super::edition::Edition;
use super::question::Question;
use super::state::{Player, State};
use super::step::{Step, Task};
use super::vocabulary::{Card, Square};
use engine::{OptionSpec, Options, Seat, SeatSet, Seed};

/// Whether tokens are dealt at all.
pub const TOKENS: OptionSpec = OptionSpec { id: "tokens", values: &["on", "off"] };

pub fn setup(edition: &Edition, options: &Options, seats: usize, seed: Seed) -> State {
    let mut cards: Vec<Card> = (0..Card::COUNT).map(Card).collect();
    seed.stream("deck").shuffle(&mut cards);
    let mut deck: ArrayVec<Card, 36> = cards.into_iter().collect();
    let tokens = if options.value(&TOKENS) == "on" { edition.tokens } else { 0 };
    let players = (0..seats)
        .map(|_| Player { hand: (0..edition.hand).filter_map(|_| deck.pop()).collect(), tokens, ..Player::default() })
        .collect();
    let first = [Step::Ask(SeatSet::all(seats), Question::Stake), Step::Run(Task::ShowStakes)];
    let steps = first.into_iter().chain([Step::Run(Task::NextTurn(Seat(0)))]).rev().collect();
    let board = vec![None; usize::from(Square::COUNT)];
    State { seed, players, deck, board, discarded: 0, forgotten: 0, steps }
}
