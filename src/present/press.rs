//! What pressing a button or choosing from a menu means, as a short text that comes back from the front end.

use std::fmt;
use std::str::FromStr;

use strum::{Display, EnumIter, EnumString};

use crate::engine::Stamp;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumIter, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Verb {
    // At a table in its lobby.
    Join,
    Leave,
    Start,
    /// Bots: the panel of them, or `add easy`, `remove Inês`.
    Bots,
    // In a turn; all but `TurnMessage` belong to one question.
    Turn,
    /// An action, perhaps asked about once more; or the way into a group of them ([`Trail::of_detail`]).
    Do,
    /// An action, without being asked about it again.
    Sure,
    /// The same, and never again about any other.
    Trust,
    /// Another level of a menu.
    Page,
    /// What is not possible now, and why.
    NotNow,
    Undo,
    /// Start over.
    Again,
    // Looking.
    Board,
    Hand,
    Log,
    Recap,
    Score,
    /// A term of the rules.
    Rules,
    // After the end.
    Rematch,
    Record,
    /// What everybody could expect, and what cost me most; `share` shows the latter to everybody.
    Review,
    // Around tables; each was asked about once more.
    /// Open a table in a thread of its own; or choose whether a table in its lobby is played in a thread (`true`) or not.
    Thread,
    /// Close a table before its end.
    Cancel,
    /// Forget who I am.
    Forget,
    /// A choice about a table, as `name=value`; none shows what can be chosen.
    Options,
    // Choices about oneself, as `name=value`.
    Settings,
    Reminders,
    /// A term of the rules of a game, as `game/term`.
    Term,
    /// Good first turns in this game.
    FirstTurns,
    // Challenges, by their ids; steps of a game as `GAME.STEP`.
    Play,
    Ranking,
    /// The finished games of a challenge, to choose one.
    Replays,
    Replay,
    /// The table of the season that a challenge is part of.
    Season,
    /// The page of a game: its link, or a change of it as `renew`, `switch-off`.
    Watch,
    /// Reminders of one's tries, `on` or `off`.
    Nudge,
    // Comparing, on this server.
    /// The ladder of a game.
    Ratings,
    /// Statistics, as `me/GAME`, `server/GAME` or `PERSON/GAME`; no game: of all.
    Stats,
    // On a reminder; the detail is when it was made.
    /// Remind me later.
    Snooze,
    /// No more reminders in this turn.
    Mute,
    // The life of a table.
    /// The page of the table: seats, clock, votes, and what can be done about them.
    Table,
    /// Something is put to the vote, as `pause`, `take-back 17`.
    Propose,
    /// A ballot, as `3 yes`.
    Vote,
    /// A seat: `give-up`, `offer`, `keep`, `take 1`, `bot 1 easy`, `wait 1`, `remind 1`.
    Seat,
    /// The clock of the table.
    Clock,
    /// Another host, by seat.
    Host,
    /// Follow the game: `rounds`, `end`, `off`.
    Follow,
    /// An answer that stands from now on, as `no until-turn`.
    Always,
    /// A standing answer is taken back, by its place in the list; without one, they are shown.
    Revoke,
}

impl Verb {
    /// Whether it only shows what is current, however old the panel is.
    pub fn opens(self) -> bool {
        !matches!(self, Verb::Do | Verb::Sure | Verb::Trust | Verb::Page | Verb::Undo | Verb::Again | Verb::Always)
    }
}

/// A press: `verb:game:stamp[:detail]`, with `-` where there is no game or stamp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    pub verb: Verb,
    /// The game it is about, as the table names it; empty if the detail does.
    pub game: String,
    /// The question it belongs to.
    pub stamp: Option<Stamp>,
    /// An action, a page, a level of a menu.
    pub detail: String,
}

impl Press {
    /// A press that only opens something.
    pub fn open(verb: Verb, game: &str, detail: impl Into<String>) -> Press {
        Press { verb, game: game.to_owned(), stamp: None, detail: detail.into() }
    }

    /// A press that belongs to the question with this stamp.
    pub fn stamped(verb: Verb, game: &str, stamp: Stamp, detail: impl Into<String>) -> Press {
        Press { verb, game: game.to_owned(), stamp: Some(stamp), detail: detail.into() }
    }

    /// The text form with a mark in it that tells one message from another: `verb:game:stamp#mark[:detail]`. It means
    /// the same press.
    pub fn marked(&self, mark: &str) -> String {
        let unmarked = self.to_string();
        let front = unmarked.match_indices(':').nth(2).map_or(unmarked.len(), |(colon, _)| colon);
        let (front, detail) = unmarked.split_at(front);
        format!("{front}#{mark}{detail}")
    }

    /// The same with another detail: what choosing from a menu means.
    pub fn with(&self, detail: impl Into<String>) -> Press {
        Press { detail: detail.into(), ..self.clone() }
    }
}

const NONE: &str = "-";

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = if self.game.is_empty() { NONE } else { &self.game };
        let stamp = self.stamp.as_ref().map_or(NONE, Stamp::as_str);
        write!(f, "{}:{game}:{stamp}", self.verb)?;
        if self.detail.is_empty() { Ok(()) } else { write!(f, ":{}", self.detail) }
    }
}

/// A text that is not a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a press is verb:game:stamp, and a detail")]
pub struct PressError;

impl FromStr for Press {
    type Err = PressError;

    fn from_str(text: &str) -> Result<Press, PressError> {
        let mut parts = text.splitn(4, ':');
        let mut next = || parts.next().ok_or(PressError);
        let verb = next()?.parse().map_err(|_| PressError)?;
        let game = next()?;
        let stamp = next()?;
        let stamp = match stamp.split_once('#').map_or(stamp, |(stamp, _mark)| stamp) {
            NONE => None,
            stamp => Some(stamp.parse().map_err(|_| PressError)?),
        };
        let detail = parts.next().unwrap_or_default().to_owned();
        Ok(Press { verb, game: if game == NONE { String::new() } else { game.to_owned() }, stamp, detail })
    }
}

/// The path into a menu of groups: of the question's options, or of additional offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    pub offers: bool,
    /// The groups gone into, one after another.
    pub path: Vec<usize>,
}

impl Trail {
    pub(super) fn entering(&self, group: usize) -> Trail {
        let path = self.path.iter().copied().chain([group]).collect();
        Trail { path, ..self.clone() }
    }

    /// As the detail of a choice that leads into a group.
    pub(super) fn as_detail(&self) -> String {
        format!("{INTO}{self}")
    }

    /// The group that a choice with this detail leads into; none if it is an action.
    pub fn of_detail(detail: &str) -> Option<Trail> {
        detail.strip_prefix(INTO)?.parse().ok()
    }

    /// One level up; None at the top.
    pub(super) fn back(&self) -> Option<Trail> {
        let (_, above) = self.path.split_last()?;
        Some(Trail { path: above.to_vec(), ..self.clone() })
    }
}

/// What no action begins with.
const INTO: &str = ">";

/// `2.0` for options, `+2.0` for offers; empty at the top.
impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path: Vec<_> = self.path.iter().map(usize::to_string).collect();
        write!(f, "{}{}", if self.offers { "+" } else { "" }, path.join("."))
    }
}

impl FromStr for Trail {
    type Err = PressError;

    fn from_str(text: &str) -> Result<Trail, PressError> {
        let (offers, path) = text.strip_prefix('+').map_or((false, text), |path| (true, path));
        let steps = path.split('.').filter(|step| !step.is_empty()).map(str::parse);
        Ok(Trail { offers, path: steps.collect::<Result<_, _>>().map_err(|_| PressError)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_round_trip() {
        let stamp: Stamp = "0a1b2c3d".parse().expect("a stamp");
        for (press, text) in [
            (Press::open(Verb::Turn, "17", ""), "turn:17:-"),
            (Press::open(Verb::Turn, "", "17"), "turn:-:-:17"),
            (Press::open(Verb::Board, "17", "city/2"), "board:17:-:city/2"),
            (Press::stamped(Verb::Do, "17", stamp, "visit king rK3"), "do:17:0a1b2c3d:visit king rK3"),
            (Press::stamped(Verb::Sure, "17", stamp, "a:b"), "sure:17:0a1b2c3d:a:b"),
            (Press::open(Verb::Snooze, "17", "1767225600"), "snooze:17:-:1767225600"),
        ] {
            assert_eq!(press.to_string(), text);
            assert_eq!(text.parse(), Ok(press));
        }
        let press = Press::open(Verb::Board, "17", "city/2");
        assert_eq!(press.marked("ab12"), "board:17:-#ab12:city/2");
        assert_eq!(press.marked("ab12").parse(), Ok(press));
        assert_eq!(Press::open(Verb::Turn, "17", "").marked("ab12"), "turn:17:-#ab12");
        for text in ["", "turn", "turn:17", "fly:17:-", "do:17:short:x"] {
            assert_eq!(text.parse::<Press>(), Err(PressError), "{text}");
        }
    }

    #[test]
    fn trails_round_trip() {
        for text in ["", "+", "2", "2.0.11", "+3.1"] {
            assert_eq!(text.parse::<Trail>().map(|trail| trail.to_string()), Ok(text.to_owned()));
        }
        assert!("2.x".parse::<Trail>().is_err());
        let trail: Trail = "2.1".parse().expect("a trail");
        assert_eq!(trail.back().map(|trail| trail.to_string()), Some("2".to_owned()));
        assert_eq!(trail.entering(4).to_string(), "2.1.4");
        assert_eq!(Trail::default().back(), None);
    }
}
