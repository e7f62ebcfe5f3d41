//! The whole position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::step::Step;
use super::vocabulary::Card;
use engine::{Seat, Seed};

/// Everything there is to know about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub seed: Seed,
    pub players: ArrayVec<Player, 4>,
    /// The last card is the top.
    pub deck: ArrayVec<Card, 36>,
    /// Who marked which square.
    pub board: Vec<Option<Seat>>,
    pub discarded: u8,
    /// Touched by a flawed variant only: proves that the laws notice a field that is not stored.
    #[serde(skip)]
    pub forgotten: u8,
    /// What is still to be done, the next step last. The game is over when it is empty.
    pub steps: ArrayVec<Step, 3>,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hand: ArrayVec<Card, 36>,
    pub stake: Option<Card>,
    pub tokens: u8,
    pub coins: u8,
}

impl State {
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

/// Rewrites a position of form 1, which had a phase in place of steps.
pub fn reform(mut state: serde_json::Value) -> Result<serde_json::Value, String> {
    use serde_json::json;
    let object = state.as_object_mut().ok_or("a position is an object")?;
    let phase = object.remove("phase").ok_or("a position of form 1 has a phase")?;
    let bit = |seat: &serde_json::Value| 1 << seat.as_u64().unwrap_or(0);
    let next = |seat: &serde_json::Value| json!({ "Run": { "NextTurn": seat } });
    let seats = object["players"].as_array().map_or(0, Vec::len);
    let after = |seat: &serde_json::Value| json!((seat.as_u64().unwrap_or(0) + 1) % seats.max(1) as u64);
    let steps = if phase == "Stakes" {
        let open = |player: &serde_json::Value| player["stake"].is_null();
        let players = object["players"].as_array().into_iter().flatten();
        let asked: u64 = players.enumerate().filter(|(_, player)| open(player)).map(|(seat, _)| 1 << seat).sum();
        vec![next(&json!(0)), json!({ "Run": "ShowStakes" }), json!({ "Ask": [asked, "Stake"] })]
    } else if let Some(seat) = phase.get("Turn") {
        vec![next(&after(seat)), json!({ "Ask": [bit(seat), "Turn"] })]
    } else if let Some(seat) = phase.get("Marking") {
        vec![next(&after(seat)), json!({ "Ask": [bit(seat), "Square"] })]
    } else if let Some(guarding) = phase.get("Guarding") {
        let asked = json!({ "Ask": [bit(&guarding["victim"]), { "Guard": guarding["square"] }] });
        vec![next(&after(&guarding["by"])), asked]
    } else {
        Vec::new()
    };
    object.insert("steps".to_owned(), steps.into());
    Ok(state)
}
