//! Votes: whatever needs the others' consent.
//!
//! A vote is one message that is edited. It is decided in the transaction of the deciding ballot, expires after two
//! days, and survives restarts like everything else in its table's row.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::PAUSE;
use super::clock::overdue;
use super::take_back::PastGame;
use crate::answer::{Limit, Refusal, Reply, Request};
use crate::change::draft::Draft;
use crate::change::lobby::{not_ended, own_seat};
use crate::clock::Time;
use crate::delivery::post::Post;
use crate::ids::{GameId, PostId, Which};
use crate::operating::scheduler::{Job, ScheduledJob};
use crate::store::{Player, Status};
use crate::{StoreError, Tables};
use engine::{Seat, SeatSet};

/// How long people have to vote.
const OPEN: Duration = Duration::from_secs(48 * 60 * 60);

/// What a vote is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Restore the position after this many entries.
    TakeBack {
        to: u32,
    },
    Pause,
    GoOn,
    /// Declare this seat vacant.
    Replace {
        seat: Seat,
    },
    /// End the game without a result.
    End,
    /// Show all hands of a game that is over.
    ShowHands,
}

/// `take-back 17`, `replace 0`, `pause`.
impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proposal::TakeBack { to } => write!(f, "take-back {to}"),
            Proposal::Pause => f.write_str("pause"),
            Proposal::GoOn => f.write_str("go-on"),
            Proposal::Replace { seat } => write!(f, "replace {}", seat.0),
            Proposal::End => f.write_str("end"),
            Proposal::ShowHands => f.write_str("show-hands"),
        }
    }
}

/// A text that proposes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing like this can be proposed")]
pub struct ProposalError;

impl FromStr for Proposal {
    type Err = ProposalError;

    fn from_str(text: &str) -> Result<Proposal, ProposalError> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("take-back", to) => Ok(Proposal::TakeBack { to: to.parse().map_err(|_| ProposalError)? }),
            ("pause", "") => Ok(Proposal::Pause),
            ("go-on", "") => Ok(Proposal::GoOn),
            ("replace", seat) => Ok(Proposal::Replace { seat: Seat(seat.parse().map_err(|_| ProposalError)?) }),
            ("end", "") => Ok(Proposal::End),
            ("show-hands", "") => Ok(Proposal::ShowHands),
            _ => Err(ProposalError),
        }
    }
}

/// How many of those who may vote must agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    Everybody,
    Majority,
}

impl Proposal {
    /// Whether the game is no longer rated if this is accepted.
    pub fn unrates(self) -> bool {
        match self {
            Proposal::TakeBack { .. } | Proposal::End => true,
            Proposal::Pause | Proposal::GoOn | Proposal::Replace { .. } | Proposal::ShowHands => false,
        }
    }

    pub fn agreement(self) -> Agreement {
        match self {
            Proposal::TakeBack { .. } | Proposal::Replace { .. } | Proposal::End | Proposal::ShowHands => {
                Agreement::Everybody
            }
            Proposal::Pause | Proposal::GoOn => Agreement::Majority,
        }
    }
}

/// An open vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// From 1, in the order in which this table's votes were opened.
    pub number: u32,
    pub proposal: Proposal,
    pub by: Seat,
    pub expires: Time,
    #[serde(default)]
    pub yes: Vec<Seat>,
    #[serde(default)]
    pub no: Vec<Seat>,
    /// How many turns would be taken back.
    #[serde(default)]
    pub turns: usize,
    /// If turns would be taken back: how many secrets each seat has seen since then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<(Seat, usize)>,
    /// The message that shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<PostId>,
}

/// The result of a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Accepted,
    Rejected,
    Expired,
    /// The game moved on or ended, somebody it concerns has left, or what it rests on no longer holds.
    Void,
}

impl Vote {
    /// Whether this seat has a ballot: the seat the vote is about has none.
    fn may_vote(&self, seat: Seat) -> bool {
        self.proposal != Proposal::Replace { seat }
    }

    /// The people whose consent counts. Votes to end the game do not wait for players who no longer answer, unless they
    /// have voted after all.
    fn voters(&self, players: &[Player], overdue: SeatSet) -> SeatSet {
        let voted = |seat: &Seat| self.yes.contains(seat) || self.no.contains(seat);
        let gone = |seat: Seat| self.proposal == Proposal::End && overdue.contains(seat) && !voted(&seat);
        let people = players.iter().filter(|player| player.person.is_some()).map(|player| player.seat);
        people.filter(|seat| self.may_vote(*seat) && !gone(*seat)).collect()
    }

    /// The verdict, if it is decided given these voters. A proposer who votes no withdraws the proposal.
    fn verdict(&self, voters: SeatSet) -> Option<Verdict> {
        let count = |ballots: &[Seat]| ballots.iter().filter(|seat| voters.contains(**seat)).count();
        let (yes, no, all) = (count(&self.yes), count(&self.no), usize::from(voters.len()));
        match self.proposal.agreement() {
            _ if self.no.contains(&self.by) => Some(Verdict::Rejected),
            Agreement::Everybody if no > 0 => Some(Verdict::Rejected),
            Agreement::Everybody if yes == all => Some(Verdict::Accepted),
            Agreement::Majority if 2 * yes > all => Some(Verdict::Accepted),
            Agreement::Majority if 2 * no >= all => Some(Verdict::Rejected),
            Agreement::Everybody | Agreement::Majority => None,
        }
    }
}

impl Tables {
    /// Proposes something to the others. The proposer agrees.
    pub async fn propose(
        &self,
        request: &Request,
        which: impl Into<Which>,
        proposal: Proposal,
    ) -> Result<Reply, Refusal> {
        let which = which.into();
        let earlier = self.earlier_for(request, which, proposal).await?;
        self.change(request, which, |draft| {
            let seat = voter(draft, request, proposal)?;
            may_propose(draft, seat, proposal)?;
            draft.row.life.voted += 1;
            let number = draft.row.life.voted;
            let expires = draft.now.plus(OPEN);
            let (turns, seen) =
                earlier.as_ref().map(|earlier| (earlier.turns, earlier.seen.clone())).unwrap_or_default();
            let vote = Vote {
                number,
                proposal,
                by: seat,
                expires,
                yes: vec![seat],
                no: Vec::new(),
                turns,
                seen,
                message: None,
            };
            draft.row.life.votes.push(vote);
            let message = draft.post_here(Post::Vote { number });
            if let Some(vote) = draft.row.life.votes.last_mut() {
                vote.message = message;
            }
            draft.schedule(Job::Votes(draft.row.id), draft.row.life.votes.iter().map(|vote| vote.expires).min());
            draft.count_ballots(number, earlier.as_ref())?;
            Ok(draft.kept())
        })
        .await
    }

    /// Casts or changes a ballot.
    pub async fn vote(&self, request: &Request, game: GameId, number: u32, agree: bool) -> Result<Reply, Refusal> {
        let open = self.look(game, Some(request.requester())).await?;
        let proposal = open.0.row.life.votes.iter().find(|vote| vote.number == number).map(|vote| vote.proposal);
        let proposal = proposal.ok_or(Refusal::VoteClosed)?;
        let earlier = self.earlier_for(request, game.into(), proposal).await?;
        self.change(request, game, |draft| {
            let (seat, now) = (voter(draft, request, proposal)?, draft.now);
            let vote = draft.row.life.votes.iter_mut().find(|vote| vote.number == number && now < vote.expires);
            let vote = vote.ok_or(Refusal::VoteClosed)?;
            if !vote.may_vote(seat) {
                return Err(Refusal::NotYourVote);
            }
            vote.yes.retain(|other| *other != seat);
            vote.no.retain(|other| *other != seat);
            if agree {
                vote.yes.push(seat)
            } else {
                vote.no.push(seat)
            }
            draft.count_ballots(number, earlier.as_ref())?;
            Ok(draft.kept())
        })
        .await
    }

    /// Closes expired votes.
    pub(crate) async fn expire_votes(&self, scheduled: ScheduledJob, game: GameId) -> Result<(), StoreError> {
        self.change_on_schedule(scheduled, game, |draft| {
            let now = draft.now;
            draft.close_votes(Verdict::Expired, |vote| vote.expires <= now);
            draft.row.life.votes.iter().map(|vote| vote.expires).min()
        })
        .await
    }
}

/// The seat of a person who may vote on this now: on showing hands after the game, on anything else during it.
fn voter(draft: &Draft<'_>, request: &Request, proposal: Proposal) -> Result<Seat, Refusal> {
    let (status, refusal) = match proposal {
        Proposal::ShowHands => (Status::Over, Refusal::VoteClosed),
        Proposal::TakeBack { .. } | Proposal::Pause | Proposal::GoOn | Proposal::Replace { .. } | Proposal::End => {
            not_ended(draft)?;
            (Status::Running, Refusal::NotStarted)
        }
    };
    if draft.row.place.challenge().is_some() {
        return Err(Refusal::NoVotesHere);
    }
    if draft.row.status != status {
        return Err(refusal);
    }
    own_seat(draft, request)
}

/// Everybody has one open proposal at most, and pauses after one that was rejected: each is a message to the others.
fn may_propose(draft: &Draft<'_>, seat: Seat, proposal: Proposal) -> Result<(), Refusal> {
    let same = |vote: &Vote| std::mem::discriminant(&vote.proposal) == std::mem::discriminant(&proposal);
    if draft.row.life.votes.iter().any(same) {
        return Err(Refusal::AlreadyProposed);
    }
    can_be_carried_out(draft, proposal)?;
    let own = draft.row.life.votes.iter().find(|vote| vote.by == seat && vote.expires > draft.now);
    if let Some(open) = own {
        return Err(Refusal::TooSoon { limit: Limit::OpenProposal, again: open.expires });
    }
    match draft.player(seat)?.life.proposes_again.filter(|again| *again > draft.now) {
        Some(again) => Err(Refusal::TooSoon { limit: Limit::Proposal, again }),
        None => Ok(()),
    }
}

/// Whether what a proposal rests on holds now: when it is made, and again when it is carried out.
fn can_be_carried_out(draft: &Draft<'_>, proposal: Proposal) -> Result<(), Refusal> {
    match proposal {
        Proposal::TakeBack { to } if to >= draft.row.entries => Err(Refusal::NothingToUndo),
        Proposal::Pause if draft.row.life.paused.is_some() => Err(Refusal::AlreadyProposed),
        Proposal::GoOn if draft.row.life.paused.is_none() => Err(Refusal::AlreadyProposed),
        Proposal::Replace { seat } => {
            let player = draft.player(seat)?;
            match (player.life.vacant, player.person) {
                (true, _) => Err(Refusal::AlreadyProposed),
                (false, None) if player.bot.is_some() => Err(Refusal::NotOverdue),
                (false, None) => Ok(()),
                (false, Some(_)) if draft.overdue().contains(seat) => Ok(()),
                (false, Some(_)) => Err(Refusal::NotOverdue),
            }
        }
        Proposal::ShowHands if draft.row.life.hands => Err(Refusal::AlreadyProposed),
        Proposal::TakeBack { .. } | Proposal::Pause | Proposal::GoOn | Proposal::End | Proposal::ShowHands => Ok(()),
    }
}

impl Draft<'_> {
    /// The seats that the others have waited for long enough.
    pub fn overdue(&self) -> SeatSet {
        overdue(&self.row, &self.players, &self.pauses, self.now)
    }

    /// Counts ballots, and carries out what was decided.
    fn count_ballots(&mut self, number: u32, earlier: Option<&PastGame>) -> Result<(), Refusal> {
        let Some(vote) = self.row.life.votes.iter().find(|vote| vote.number == number).cloned() else {
            return Err(Refusal::VoteClosed);
        };
        match vote.verdict(vote.voters(&self.players, self.overdue())) {
            None => self.show_vote(&vote),
            Some(Verdict::Accepted) if can_be_carried_out(self, vote.proposal).is_err() => {
                self.void_votes(|vote| vote.number == number);
            }
            Some(verdict) => {
                self.close_votes(verdict, |vote| vote.number == number);
                match verdict {
                    Verdict::Accepted => self.carry_out(vote.proposal, vote.by, earlier)?,
                    Verdict::Rejected => {
                        let again = self.now.plus(PAUSE);
                        self.player_mut(vote.by, |player| player.life.proposes_again = Some(again));
                    }
                    Verdict::Expired | Verdict::Void => {}
                }
            }
        }
        Ok(())
    }

    fn carry_out(&mut self, proposal: Proposal, by: Seat, earlier: Option<&PastGame>) -> Result<(), Refusal> {
        match proposal {
            Proposal::TakeBack { to } => self.take_back_to(by, to, earlier.ok_or(Refusal::NothingToUndo)?),
            Proposal::Pause => {
                self.row.life.paused = Some(self.now);
                self.stop_clocks();
                self.refresh();
                Ok(())
            }
            Proposal::GoOn => {
                self.row.life.paused = None;
                self.resume();
                Ok(())
            }
            Proposal::Replace { seat } => self.vacate(seat),
            Proposal::End => {
                self.close(Status::Cancelled, Some(Post::Cancelled { by: None }));
                Ok(())
            }
            Proposal::ShowHands => {
                self.row.life.hands = true;
                Ok(())
            }
        }
    }

    /// Updates the message of a vote.
    pub fn show_vote(&mut self, vote: &Vote) {
        self.refresh_message(vote.message);
    }

    /// Closes votes; their messages show the verdict.
    fn close_votes(&mut self, verdict: Verdict, which: impl Fn(&Vote) -> bool) {
        for vote in self.row.life.close(verdict, which) {
            self.show_vote(&vote);
        }
    }

    /// Voids votes that have become moot.
    pub fn void_votes(&mut self, which: impl Fn(&Vote) -> bool) {
        self.close_votes(Verdict::Void, which);
    }
}
