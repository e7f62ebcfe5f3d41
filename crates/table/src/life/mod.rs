//! What keeps a table alive over weeks: standing answers, clocks, votes, and seats that change hands.
//!
//! A table and its seats store this state in their rows ([`TableLife`], [`SeatLife`]), so the table's version guards
//! every change to it. So do the limits of what writes to the channel or pings somebody, which therefore hold after a
//! restart and in every process.

pub(crate) mod clock;
pub(crate) mod following;
pub(crate) mod notes;
pub(crate) mod pace;
pub(crate) mod seats;
pub(crate) mod standing;
pub(crate) mod take_back;
pub(crate) mod votes;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use clock::{Clocks, SeatClock};
pub use following::Follow;
pub use pace::{ClockRule, Pace};
pub use seats::{Former, Offer};
pub use standing::{Span, StandingAnswer};
pub use take_back::{PastPrivateTable, PastPublicTable};
pub use votes::{Agreement, Proposal, ProposalError, Verdict, Vote};

use crate::clock::Time;
use engine::Seat;

/// How long people wait before they write to the channel in the same way again: with an offer of their seat, by giving
/// it up, or with a proposal after one that was rejected.
const PAUSE: Duration = Duration::from_secs(10 * 60);

/// How many closed votes a table remembers.
const REMEMBERED: usize = 8;

/// The long-term state of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableLife {
    /// How much time players have; none: unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// The votes that are open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// The newest closed votes and their results, for their messages to show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<(Vote, Verdict)>,
    /// How many votes there have been.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub voted: u32,
    /// Since when a vote has paused the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Time>,
    /// How many hints were given.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
    /// How often turns were taken back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken_back: u32,
    /// Whether all hands are shown once the game is over: chosen before the start, or agreed on after the end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hands: bool,
}

impl TableLife {
    /// Closes the open votes for which this is true. Returns those whose messages must show it.
    pub(crate) fn close(&mut self, verdict: Verdict, which: impl Fn(&Vote) -> bool) -> Vec<Vote> {
        let closed: Vec<Vote> = self.votes.extract_if(.., |vote| which(vote)).collect();
        self.closed.extend(closed.iter().map(|vote| (vote.clone(), verdict)));
        let forgotten = self.closed.len().saturating_sub(REMEMBERED);
        self.closed.drain(..forgotten);
        closed
    }

    /// Removes the ballots of a seat whose player leaves, and voids votes by or about them. Returns the votes whose
    /// messages must show it.
    pub(crate) fn withdraw(&mut self, seat: Seat) -> Vec<Vote> {
        for vote in self.votes.iter_mut().chain(self.closed.iter_mut().map(|(vote, _)| vote)) {
            vote.yes.retain(|other| *other != seat);
            vote.no.retain(|other| *other != seat);
        }
        self.close(Verdict::Void, |vote| vote.by == seat || vote.proposal == Proposal::Replace { seat })
    }
}

/// The long-term state of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLife {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<StandingAnswer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<SeatClock>,
    /// Whether the seat is vacant and anyone in the server may take it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub vacant: bool,
    /// Whether the player would let somebody else take over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// When the player may offer it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers_again: Option<Time>,
    /// When the player, whose proposal was rejected, may propose something again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposes_again: Option<Time>,
}

impl SeatLife {
    /// Whether somebody else may take the seat.
    pub fn is_open(&self) -> bool {
        self.vacant || self.offer.is_some()
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
