//! What somebody asks for by a button, a menu, a click or a number: one type with one text form.
//!
//! The text form `verb:subject:stamp[:detail]` is the id of a button. Where there is no subject or stamp, it has `-`.
//! Buttons stay in messages for years, so every form that a release wrote can still be read, and no verb changes its
//! name. Nothing else takes such a text apart.

use std::fmt;
use std::str::FromStr;

use strum::{Display, EnumIter, EnumString};

use crate::panels::page_ref::{IN_WORDS, PageRef};
use engine::search::Level;
use engine::{Seat, Seed, Stamp};
use table::{
    ChallengeId, ClockRule, Follow, GameId, InvalidPreference, LANGUAGE, NewTable, PageChange, PersonId, Place,
    Proposal, REMINDERS, Refusal, Span, Time,
};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Table(GameId, TableRequest),
    Challenge(ChallengeId, ChallengeRequest),
    /// Open this table in a thread of its own.
    OpenInThread(TableSpec),
    /// Forget who I am.
    Forget,
    /// Change a setting of mine; without one, show them.
    Settings(Option<Setting>),
    /// Change how I am reminded; without a setting, show how.
    Reminders(Option<Setting>),
    /// Explain a term of a game's rules.
    Term {
        game: String,
        term: String,
    },
    /// Show the ladder of a game; of the first one for several players if none is named.
    Ratings {
        game: String,
    },
    /// Show statistics of a game; of all games if none is named.
    Statistics {
        whose: StatisticsOf,
        game: String,
    },
    /// Remind me of my tries before they close, or stop that.
    Nudge(bool),
    Learn(LessonRequest),
}

/// What somebody asks for in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonRequest {
    /// Show the lessons there are.
    List,
    /// Show the step that is asked for here.
    Step(LessonPlace),
    Answer(LessonPlace, String),
    /// Show this level of a menu.
    Level(LessonPlace, Trail),
    Board(LessonPlace),
}

/// A place in a lesson: `lisboa.card.102.3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlace {
    pub game: String,
    pub lesson: String,
    /// That of the lesson when the button was made.
    pub revision: u32,
    pub step: usize,
}

/// What somebody asks for at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRequest {
    // In the lobby.
    Join,
    Leave,
    Start,
    Bots(BotsRequest),
    /// Play in a thread, or in the channel after all.
    PlayInThread(bool),
    /// Change an option of the table; without one, show them.
    Options(Option<Setting>),
    /// Close the table before its end.
    Cancel,
    // In a turn. What has a stamp belongs to one question.
    Turn,
    /// Answer the question with these actions, or ask me to confirm that.
    Answer(Stamp, String),
    /// Answer it without asking me again.
    Confirm(Stamp, String),
    /// The same, and never ask me about any answer again.
    ConfirmAlways(Stamp, String),
    /// Answer it now and from now on.
    AnswerAlways {
        stamp: Stamp,
        answer: String,
        span: Span,
    },
    /// Show this level of a menu.
    Level(Stamp, Trail),
    /// Go back to this level of a menu.
    Back(Stamp, Trail),
    Undo(Stamp),
    StartOver(Stamp),
    /// Show what is not possible now, and why.
    WhyNot,
    /// Show my standing answers.
    Standing,
    /// Take back the standing answer at this place in the list.
    Revoke(usize),
    // Looking. Lists without a sheet are opened from elsewhere; with one, their pages are turned.
    Board(PageRef),
    Hand,
    Log(Option<usize>),
    Recap(Option<usize>),
    Score(Option<usize>),
    /// Explain a term of the rules of this game.
    Rules(String),
    FirstTurns,
    /// Show how a bot would answer.
    Hint,
    /// Make a link to the page of my seat.
    OpenBoard,
    /// Show the page of the game in the web, perhaps after changing it.
    Watch(Option<PageChange>),
    /// Show a step of the game.
    Replay(usize),
    /// The same with the board in words, although there is a picture.
    ReplayInWords(usize),
    // After the end.
    Rematch,
    Record,
    /// Show the review of the game, or share what cost me most.
    Review {
        share: bool,
    },
    // The life of the table.
    /// Show its seats, clock and votes.
    Table,
    Propose(Proposal),
    Vote {
        number: u32,
        yes: bool,
    },
    Seat(SeatRequest),
    Clock(ClockRequest),
    /// Make whoever sits here the host.
    Host(Seat),
    Follow(Option<Follow>),
    /// Put off the reminder that was made then.
    Snooze(Time),
    /// Send no more reminders in this turn.
    Mute(Time),
}

/// What a host asks for about bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotsRequest {
    Show,
    Add(Level),
    /// By name.
    Remove(String),
}

/// What somebody asks for about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRequest {
    /// Give up my seat, once I am `sure`.
    GiveUp {
        sure: bool,
    },
    Offer,
    Keep,
    Take(Seat),
    /// Let a bot play for whoever left it.
    Bot(Seat, Level),
    /// Wait for its player after all.
    Wait(Seat),
    Remind(Seat),
}

/// What a host asks for about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRequest {
    Off,
    Set(ClockRule),
    /// Show a clock with values of one's own, these at first.
    Own(Option<ClockRule>),
}

/// What somebody asks for about a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeRequest {
    /// Start or resume my try.
    Play,
    Ranking(Option<usize>),
    /// Show the tries at it, to choose one.
    Replays,
    /// Show a step of a try at it.
    Replay(GameId, usize),
    /// Show the table of its season.
    Season,
}

/// Whose statistics are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsOf {
    Me,
    Server,
    Person(PersonId),
}

/// A choice, as `name=value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: String,
    pub value: String,
}

impl Setting {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Setting {
        Setting { name: name.into(), value: value.into() }
    }

    fn parse(text: &str) -> Option<Setting> {
        text.split_once('=').map(|(name, value)| Setting::new(name, value))
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.value)
    }
}

/// A table to be opened: `lisboa`, `lisboa;draft=on;language=it;seed=…`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSpec {
    pub game: String,
    pub options: Vec<(String, String)>,
    pub settings: Vec<(String, String)>,
    pub seed: Option<Seed>,
}

impl TableSpec {
    /// Names that stand for settings of the table rather than options of its game.
    const SETTINGS: [&str; 2] = [LANGUAGE, REMINDERS];

    fn parse(text: &str) -> TableSpec {
        let mut parts = text.split(';');
        let mut spec = TableSpec { game: parts.next().unwrap_or_default().to_owned(), ..TableSpec::default() };
        for (name, value) in parts.filter_map(|part| part.split_once('=')) {
            match name {
                "seed" => spec.seed = value.parse().ok(),
                name if TableSpec::SETTINGS.contains(&name) => spec.settings.push((name.to_owned(), value.to_owned())),
                _ => spec.options.push((name.to_owned(), value.to_owned())),
            }
        }
        spec
    }

    pub fn at(self, place: Place) -> NewTable {
        NewTable { place, game: self.game, options: self.options, seed: self.seed, settings: self.settings }
    }
}

impl fmt::Display for TableSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.game)?;
        for (name, value) in self.options.iter().chain(&self.settings) {
            write!(f, ";{name}={value}")?;
        }
        self.seed.map_or(Ok(()), |seed| write!(f, ";seed={seed}"))
    }
}

/// The first word of each text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumIter, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Verb {
    Join,
    Leave,
    Start,
    Bots,
    Turn,
    #[strum(serialize = "do")]
    Answer,
    #[strum(serialize = "sure")]
    Confirm,
    #[strum(serialize = "trust")]
    ConfirmAlways,
    #[strum(serialize = "page")]
    Back,
    #[strum(serialize = "not-now")]
    WhyNot,
    Undo,
    #[strum(serialize = "again")]
    StartOver,
    Board,
    Hand,
    Log,
    Recap,
    Score,
    Rules,
    Rematch,
    Record,
    Review,
    Thread,
    Cancel,
    Forget,
    Options,
    Settings,
    Reminders,
    Term,
    FirstTurns,
    Hint,
    Play,
    Ranking,
    Replays,
    Replay,
    Season,
    Open,
    Watch,
    Nudge,
    Ratings,
    Stats,
    Snooze,
    Mute,
    Table,
    Propose,
    Vote,
    Seat,
    Clock,
    Host,
    Follow,
    #[strum(serialize = "always")]
    AnswerAlways,
    Revoke,
    Learn,
}

/// A text that is no request: what it would be about does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRequest {
    #[error("there is no such table")]
    Table,
    #[error("there is no such lesson")]
    Lesson,
    #[error("there is no such challenge")]
    Challenge,
    #[error("there is no such vote")]
    Vote,
    #[error("there is no such seat or person")]
    Seat,
    #[error("there is no such bot")]
    Bot,
    #[error("nothing is answered in advance like this")]
    Standing,
    #[error("there is no clock '{0}'")]
    Clock(String),
}

impl From<BadRequest> for Refusal {
    fn from(bad: BadRequest) -> Refusal {
        match bad {
            BadRequest::Table => Refusal::NoSuchGame(GameId(0)),
            BadRequest::Lesson => Refusal::NoSuchLesson,
            BadRequest::Challenge => Refusal::NoSuchChallenge,
            BadRequest::Vote => Refusal::VoteClosed,
            BadRequest::Seat => Refusal::NotSeated,
            BadRequest::Bot => Refusal::NoSuchBot,
            BadRequest::Standing => Refusal::NotRecurring,
            BadRequest::Clock(text) => Refusal::Unfit(InvalidPreference::Value(text)),
        }
    }
}

/// Stands for a subject or stamp that is not there.
const NONE: &str = "-";
/// What the detail of an answer begins with if it leads into a group; no action does.
const INTO: &str = ">";
/// The detail of a request for the board of a lesson; no action is called so.
const LOOK: &str = "=";
const GIVE_UP: &str = "give-up";
const SURE: &str = "sure";
const SHARE: &str = "share";
const OWN: &str = "own";
const OFF: &str = "off";
const ON: &str = "on";
const YES: &str = "yes";

/// A text form in its parts.
struct Parts {
    verb: Verb,
    subject: String,
    stamp: Option<Stamp>,
    detail: String,
}

impl Parts {
    fn new(verb: Verb, subject: impl ToString, detail: impl ToString) -> Parts {
        Parts { verb, subject: subject.to_string(), stamp: None, detail: detail.to_string() }
    }

    fn stamped(verb: Verb, game: GameId, stamp: Stamp, detail: impl ToString) -> Parts {
        Parts { stamp: Some(stamp), ..Parts::new(verb, game, detail) }
    }

    fn read(text: &str) -> Result<Parts, BadRequest> {
        let mut parts = text.splitn(4, ':');
        let mut next = || parts.next().ok_or(BadRequest::Table);
        let verb = next()?.parse().map_err(|_| BadRequest::Table)?;
        let subject = next()?.to_owned();
        let stamp = next()?;
        let stamp = match stamp.split_once('#').map_or(stamp, |(stamp, _mark)| stamp) {
            NONE => None,
            stamp => Some(stamp.parse().map_err(|_| BadRequest::Table)?),
        };
        Ok(Parts { verb, subject, stamp, detail: parts.next().unwrap_or_default().to_owned() })
    }

    /// `verb:subject:stamp`, and what tells one message from another.
    fn head(&self, mark: Option<&str>) -> String {
        let stamp = self.stamp.as_ref().map_or(NONE, Stamp::as_str);
        let mark = mark.map(|mark| format!("#{mark}")).unwrap_or_default();
        format!("{}:{}:{stamp}{mark}", self.verb, self.subject)
    }

    fn text(&self, mark: Option<&str>) -> String {
        joined(self.head(mark), &self.detail)
    }

    /// What menus of subjects carry as their values: the subject.
    fn or_subject(mut self) -> Parts {
        if self.subject == NONE {
            self.subject = std::mem::take(&mut self.detail);
        }
        self
    }

    fn stamp(&self) -> Result<Stamp, BadRequest> {
        self.stamp.ok_or(BadRequest::Table)
    }

    fn request(self) -> Result<Request, BadRequest> {
        use Verb::{
            Forget, Learn, Nudge, Play, Ranking, Ratings, Reminders, Replay, Replays, Season, Settings, Stats, Term,
        };
        let (one, other) = self.detail.split_once('/').unwrap_or((&self.detail, ""));
        Ok(match self.verb {
            Verb::Thread if self.subject == NONE => Request::OpenInThread(TableSpec::parse(&self.detail)),
            Forget => Request::Forget,
            Settings => Request::Settings(Setting::parse(&self.detail)),
            Reminders => Request::Reminders(Setting::parse(&self.detail)),
            Term => Request::Term { game: one.to_owned(), term: other.to_owned() },
            Ratings => Request::Ratings { game: self.detail },
            Stats => Request::Statistics { whose: one.parse()?, game: other.to_owned() },
            Nudge => Request::Nudge(self.detail == ON),
            Learn if self.subject == NONE && self.detail.is_empty() => Request::Learn(LessonRequest::List),
            Learn => {
                let parts = self.or_subject();
                let place = parts.subject.parse()?;
                Request::Learn(match parts.detail.as_str() {
                    "" => LessonRequest::Step(place),
                    LOOK => LessonRequest::Board(place),
                    detail => match detail.strip_prefix(INTO) {
                        Some(trail) => LessonRequest::Level(place, trail.parse().unwrap_or_default()),
                        None => LessonRequest::Answer(place, parts.detail),
                    },
                })
            }
            Replay => {
                let (game, step) = self.detail.split_once('.').unwrap_or((&self.detail, ""));
                let game = game.parse().map_err(|_| BadRequest::Table)?;
                let (in_words, step) = step.strip_prefix(IN_WORDS).map_or((false, step), |step| (true, step));
                let step = step.parse().unwrap_or_default();
                // Earlier releases wrote no challenge.
                match self.subject.parse() {
                    Ok(challenge) => Request::Challenge(challenge, ChallengeRequest::Replay(game, step)),
                    Err(_) if in_words => Request::Table(game, TableRequest::ReplayInWords(step)),
                    Err(_) => Request::Table(game, TableRequest::Replay(step)),
                }
            }
            Play | Replays | Season | Ranking => {
                let parts = self.or_subject();
                let id = parts.subject.trim().parse().map_err(|_| BadRequest::Challenge)?;
                Request::Challenge(
                    id,
                    match parts.verb {
                        Play => ChallengeRequest::Play,
                        Replays => ChallengeRequest::Replays,
                        Season => ChallengeRequest::Season,
                        _ => ChallengeRequest::Ranking(sheet(&parts.detail)),
                    },
                )
            }
            _ => {
                let parts = self.or_subject();
                let game = parts.subject.parse().map_err(|_| BadRequest::Table)?;
                Request::Table(game, TableRequest::read(parts)?)
            }
        })
    }
}

fn joined(head: String, detail: &str) -> String {
    if detail.is_empty() { head } else { format!("{head}:{detail}") }
}

/// The sheet that is turned to; a text that names none was written by nobody.
fn sheet(text: &str) -> Option<usize> {
    (!text.is_empty()).then(|| text.parse().unwrap_or_default())
}

fn seat(text: &str) -> Result<Seat, BadRequest> {
    text.parse().map(Seat).map_err(|_| BadRequest::Seat)
}

fn time(text: &str) -> Result<Time, BadRequest> {
    text.parse().map(Time).map_err(|_| BadRequest::Table)
}

impl TableRequest {
    fn read(parts: Parts) -> Result<TableRequest, BadRequest> {
        let stamp = parts.stamp();
        let detail = parts.detail;
        let (first, rest) = detail.split_once(' ').unwrap_or((&detail, ""));
        Ok(match parts.verb {
            Verb::Join => TableRequest::Join,
            Verb::Leave => TableRequest::Leave,
            Verb::Start => TableRequest::Start,
            Verb::Bots => TableRequest::Bots(match first {
                "add" => BotsRequest::Add(rest.parse().map_err(|_| BadRequest::Bot)?),
                "remove" => BotsRequest::Remove(rest.to_owned()),
                _ => BotsRequest::Show,
            }),
            Verb::Thread => TableRequest::PlayInThread(detail == true.to_string()),
            Verb::Options => TableRequest::Options(Setting::parse(&detail)),
            Verb::Cancel => TableRequest::Cancel,
            Verb::Turn => TableRequest::Turn,
            Verb::Answer | Verb::Confirm | Verb::ConfirmAlways if detail.starts_with(INTO) => {
                TableRequest::Level(stamp?, detail[INTO.len()..].parse().unwrap_or_default())
            }
            Verb::Answer => TableRequest::Answer(stamp?, detail),
            Verb::Confirm => TableRequest::Confirm(stamp?, detail),
            Verb::ConfirmAlways => TableRequest::ConfirmAlways(stamp?, detail),
            Verb::AnswerAlways => {
                let span = rest.parse().map_err(|_| BadRequest::Standing)?;
                TableRequest::AnswerAlways { stamp: stamp?, answer: first.to_owned(), span }
            }
            Verb::Back => TableRequest::Back(stamp?, detail.parse().unwrap_or_default()),
            Verb::Undo => TableRequest::Undo(stamp?),
            Verb::StartOver => TableRequest::StartOver(stamp?),
            Verb::WhyNot => TableRequest::WhyNot,
            Verb::Revoke if detail.is_empty() => TableRequest::Standing,
            Verb::Revoke => TableRequest::Revoke(detail.parse().map_err(|_| BadRequest::Standing)?),
            Verb::Board => TableRequest::Board(detail.parse().unwrap_or_default()),
            Verb::Hand => TableRequest::Hand,
            Verb::Log => TableRequest::Log(sheet(&detail)),
            Verb::Recap => TableRequest::Recap(sheet(&detail)),
            Verb::Score => TableRequest::Score(sheet(&detail)),
            Verb::Rules => TableRequest::Rules(detail),
            Verb::FirstTurns => TableRequest::FirstTurns,
            Verb::Hint => TableRequest::Hint,
            Verb::Open => TableRequest::OpenBoard,
            Verb::Watch => TableRequest::Watch(detail.parse().ok()),
            Verb::Rematch => TableRequest::Rematch,
            Verb::Record => TableRequest::Record,
            Verb::Review => TableRequest::Review { share: detail == SHARE },
            Verb::Table => TableRequest::Table,
            Verb::Propose => TableRequest::Propose(detail.parse().map_err(|_| BadRequest::Vote)?),
            Verb::Vote => {
                let number = first.parse().map_err(|_| BadRequest::Vote)?;
                TableRequest::Vote { number, yes: rest == YES }
            }
            Verb::Seat => TableRequest::Seat(detail.parse()?),
            Verb::Clock => TableRequest::Clock(detail.parse()?),
            Verb::Host => TableRequest::Host(seat(&detail)?),
            Verb::Follow => TableRequest::Follow(detail.parse().ok()),
            Verb::Snooze => TableRequest::Snooze(time(&detail)?),
            Verb::Mute => TableRequest::Mute(time(&detail)?),
            Verb::Forget
            | Verb::Learn
            | Verb::Settings
            | Verb::Reminders
            | Verb::Term
            | Verb::Play
            | Verb::Ranking
            | Verb::Replays
            | Verb::Replay
            | Verb::Season
            | Verb::Nudge
            | Verb::Ratings
            | Verb::Stats => return Err(BadRequest::Table),
        })
    }

    fn parts(&self, game: GameId) -> Parts {
        let plain = |verb| Parts::new(verb, game, "");
        let with = |verb, detail: String| Parts::new(verb, game, detail);
        let text = |detail: Option<String>| detail.unwrap_or_default();
        let sheet = |verb, sheet: &Option<usize>| with(verb, text(sheet.map(|sheet| sheet.to_string())));
        match self {
            TableRequest::Join => plain(Verb::Join),
            TableRequest::Leave => plain(Verb::Leave),
            TableRequest::Start => plain(Verb::Start),
            TableRequest::Bots(BotsRequest::Show) => plain(Verb::Bots),
            TableRequest::Bots(BotsRequest::Add(level)) => with(Verb::Bots, format!("add {level}")),
            TableRequest::Bots(BotsRequest::Remove(name)) => with(Verb::Bots, format!("remove {name}")),
            TableRequest::PlayInThread(on) => with(Verb::Thread, on.to_string()),
            TableRequest::Options(setting) => with(Verb::Options, text(setting.as_ref().map(Setting::to_string))),
            TableRequest::Cancel => plain(Verb::Cancel),
            TableRequest::Turn => plain(Verb::Turn),
            TableRequest::Answer(stamp, answer) => Parts::stamped(Verb::Answer, game, *stamp, answer),
            TableRequest::Confirm(stamp, answer) => Parts::stamped(Verb::Confirm, game, *stamp, answer),
            TableRequest::ConfirmAlways(stamp, answer) => Parts::stamped(Verb::ConfirmAlways, game, *stamp, answer),
            TableRequest::AnswerAlways { stamp, answer, span } => {
                Parts::stamped(Verb::AnswerAlways, game, *stamp, format!("{answer} {span}"))
            }
            // Among answers, so that they can stand in one menu.
            TableRequest::Level(stamp, trail) => Parts::stamped(Verb::Answer, game, *stamp, format!("{INTO}{trail}")),
            TableRequest::Back(stamp, trail) => Parts::stamped(Verb::Back, game, *stamp, trail),
            TableRequest::Undo(stamp) => Parts::stamped(Verb::Undo, game, *stamp, ""),
            TableRequest::StartOver(stamp) => Parts::stamped(Verb::StartOver, game, *stamp, ""),
            TableRequest::WhyNot => plain(Verb::WhyNot),
            TableRequest::Standing => plain(Verb::Revoke),
            TableRequest::Revoke(place) => with(Verb::Revoke, place.to_string()),
            TableRequest::Board(page) => with(Verb::Board, page.to_string()),
            TableRequest::Hand => plain(Verb::Hand),
            TableRequest::Log(of) => sheet(Verb::Log, of),
            TableRequest::Recap(of) => sheet(Verb::Recap, of),
            TableRequest::Score(of) => sheet(Verb::Score, of),
            TableRequest::Rules(term) => with(Verb::Rules, term.clone()),
            TableRequest::FirstTurns => plain(Verb::FirstTurns),
            TableRequest::Hint => plain(Verb::Hint),
            TableRequest::OpenBoard => plain(Verb::Open),
            TableRequest::Watch(change) => with(Verb::Watch, text(change.map(|change| change.to_string()))),
            TableRequest::Replay(step) => Parts::new(Verb::Replay, NONE, format!("{game}.{step}")),
            TableRequest::ReplayInWords(step) => Parts::new(Verb::Replay, NONE, format!("{game}.{IN_WORDS}{step}")),
            TableRequest::Rematch => plain(Verb::Rematch),
            TableRequest::Record => plain(Verb::Record),
            TableRequest::Review { share } => with(Verb::Review, text(share.then(|| SHARE.to_owned()))),
            TableRequest::Table => plain(Verb::Table),
            TableRequest::Propose(proposal) => with(Verb::Propose, proposal.to_string()),
            TableRequest::Vote { number, yes } => {
                with(Verb::Vote, format!("{number} {}", if *yes { YES } else { "no" }))
            }
            TableRequest::Seat(seat) => with(Verb::Seat, seat.to_string()),
            TableRequest::Clock(clock) => with(Verb::Clock, clock.to_string()),
            TableRequest::Host(seat) => with(Verb::Host, seat.0.to_string()),
            TableRequest::Follow(how) => with(Verb::Follow, how.map_or(OFF.to_owned(), |how| how.to_string())),
            TableRequest::Snooze(made) => with(Verb::Snooze, made.0.to_string()),
            TableRequest::Mute(made) => with(Verb::Mute, made.0.to_string()),
        }
    }

    /// The question it belongs to. Whatever has none shows what is current, however old its button is.
    pub fn stamp(&self) -> Option<Stamp> {
        self.parts(GameId(0)).stamp
    }
}

impl FromStr for LessonPlace {
    type Err = BadRequest;

    fn from_str(text: &str) -> Result<LessonPlace, BadRequest> {
        let parts: Vec<&str> = text.split('.').collect();
        let [game, lesson, revision, step] = parts[..] else { return Err(BadRequest::Lesson) };
        let revision = revision.parse().map_err(|_| BadRequest::Lesson)?;
        let step = step.parse().map_err(|_| BadRequest::Lesson)?;
        Ok(LessonPlace { game: game.to_owned(), lesson: lesson.to_owned(), revision, step })
    }
}

impl fmt::Display for LessonPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LessonPlace { game, lesson, revision, step } = self;
        write!(f, "{game}.{lesson}.{revision}.{step}")
    }
}

impl FromStr for SeatRequest {
    type Err = BadRequest;

    fn from_str(text: &str) -> Result<SeatRequest, BadRequest> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            (GIVE_UP, sure) => SeatRequest::GiveUp { sure: sure == SURE },
            ("offer", _) => SeatRequest::Offer,
            ("keep", _) => SeatRequest::Keep,
            ("take", of) => SeatRequest::Take(seat(of)?),
            ("wait", of) => SeatRequest::Wait(seat(of)?),
            ("remind", of) => SeatRequest::Remind(seat(of)?),
            ("bot", kept) => {
                let (of, level) = kept.split_once(' ').ok_or(BadRequest::Seat)?;
                SeatRequest::Bot(seat(of)?, level.parse().map_err(|_| BadRequest::Bot)?)
            }
            _ => return Err(BadRequest::Seat),
        })
    }
}

impl fmt::Display for SeatRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatRequest::GiveUp { sure: false } => f.write_str(GIVE_UP),
            SeatRequest::GiveUp { sure: true } => write!(f, "{GIVE_UP} {SURE}"),
            SeatRequest::Offer => f.write_str("offer"),
            SeatRequest::Keep => f.write_str("keep"),
            SeatRequest::Take(seat) => write!(f, "take {}", seat.0),
            SeatRequest::Bot(seat, level) => write!(f, "bot {} {level}", seat.0),
            SeatRequest::Wait(seat) => write!(f, "wait {}", seat.0),
            SeatRequest::Remind(seat) => write!(f, "remind {}", seat.0),
        }
    }
}

impl FromStr for ClockRequest {
    type Err = BadRequest;

    fn from_str(text: &str) -> Result<ClockRequest, BadRequest> {
        Ok(match text.strip_prefix(OWN) {
            Some(values) => ClockRequest::Own(values.parse().ok()),
            None if text == OFF => ClockRequest::Off,
            None => ClockRequest::Set(text.parse().map_err(|_| BadRequest::Clock(text.to_owned()))?),
        })
    }
}

impl fmt::Display for ClockRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockRequest::Off => f.write_str(OFF),
            ClockRequest::Set(rule) => write!(f, "{rule}"),
            ClockRequest::Own(None) => f.write_str(OWN),
            ClockRequest::Own(Some(rule)) => write!(f, "{OWN} {}", rule.values()),
        }
    }
}

impl FromStr for StatisticsOf {
    type Err = BadRequest;

    fn from_str(text: &str) -> Result<StatisticsOf, BadRequest> {
        Ok(match text {
            "me" => StatisticsOf::Me,
            "server" => StatisticsOf::Server,
            person => StatisticsOf::Person(person.trim().parse().map_err(|_| BadRequest::Seat)?),
        })
    }
}

impl fmt::Display for StatisticsOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StatisticsOf::Me => f.write_str("me"),
            StatisticsOf::Server => f.write_str("server"),
            StatisticsOf::Person(person) => write!(f, "{person}"),
        }
    }
}

impl Request {
    fn parts(&self) -> Parts {
        let setting = |verb, setting: &Option<Setting>| {
            Parts::new(verb, NONE, setting.as_ref().map(Setting::to_string).unwrap_or_default())
        };
        match self {
            Request::Table(game, request) => request.parts(*game),
            Request::Challenge(id, request) => match request {
                ChallengeRequest::Play => Parts::new(Verb::Play, id, ""),
                ChallengeRequest::Ranking(None) => Parts::new(Verb::Ranking, id, ""),
                ChallengeRequest::Ranking(Some(sheet)) => Parts::new(Verb::Ranking, id, sheet),
                ChallengeRequest::Replays => Parts::new(Verb::Replays, id, ""),
                ChallengeRequest::Replay(game, step) => Parts::new(Verb::Replay, id, format!("{game}.{step}")),
                ChallengeRequest::Season => Parts::new(Verb::Season, id, ""),
            },
            Request::OpenInThread(spec) => Parts::new(Verb::Thread, NONE, spec),
            Request::Forget => Parts::new(Verb::Forget, NONE, ""),
            Request::Settings(chosen) => setting(Verb::Settings, chosen),
            Request::Reminders(chosen) => setting(Verb::Reminders, chosen),
            Request::Term { game, term } => Parts::new(Verb::Term, NONE, format!("{game}/{term}")),
            Request::Ratings { game } => Parts::new(Verb::Ratings, NONE, game),
            Request::Statistics { whose, game } => Parts::new(Verb::Stats, NONE, format!("{whose}/{game}")),
            Request::Nudge(on) => Parts::new(Verb::Nudge, NONE, if *on { ON } else { OFF }),
            Request::Learn(request) => match request {
                LessonRequest::List => Parts::new(Verb::Learn, NONE, ""),
                LessonRequest::Step(place) => Parts::new(Verb::Learn, place, ""),
                LessonRequest::Answer(place, answer) => Parts::new(Verb::Learn, place, answer),
                LessonRequest::Level(place, trail) => Parts::new(Verb::Learn, place, format!("{INTO}{trail}")),
                LessonRequest::Board(place) => Parts::new(Verb::Learn, place, LOOK),
            },
        }
    }

    /// The first word of its text form.
    pub fn verb(&self) -> Verb {
        self.parts().verb
    }

    /// The table it is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Request::Table(game, _) => Some(*game),
            _ => None,
        }
    }

    /// The question it belongs to.
    pub fn stamp(&self) -> Option<Stamp> {
        match self {
            Request::Table(_, request) => request.stamp(),
            _ => None,
        }
    }

    /// Whether it is shown beside the panel on which it was asked for: looking something up in a turn must not replace
    /// the turn.
    pub fn opens_beside(&self) -> bool {
        let request = match self {
            Request::Table(_, request) => request,
            Request::Learn(LessonRequest::Board(_)) => return true,
            _ => return false,
        };
        match request {
            TableRequest::Board(page) => *page == PageRef::default(),
            TableRequest::Log(sheet) | TableRequest::Recap(sheet) | TableRequest::Score(sheet) => sheet.is_none(),
            TableRequest::Watch(change) => change.is_none(),
            TableRequest::Review { share } => *share,
            TableRequest::OpenBoard => true,
            _ => false,
        }
    }

    /// The text form with a mark that tells one message from another: `verb:subject:stamp#mark[:detail]`.
    pub fn marked(&self, mark: &str) -> String {
        self.parts().text(Some(mark))
    }

    /// What an entry of this menu asks for.
    pub fn chosen(menu: &str, value: &str) -> Result<Request, BadRequest> {
        Parts { detail: value.to_owned(), ..Parts::read(menu)? }.request()
    }

    /// In a menu: what it has in common with the other entries, and its own value.
    fn in_menu(&self) -> Parts {
        match self {
            Request::Table(game, TableRequest::Turn) => Parts::new(Verb::Turn, NONE, game),
            Request::Challenge(id, ChallengeRequest::Ranking(None)) => Parts::new(Verb::Ranking, NONE, id),
            Request::Learn(LessonRequest::Step(place)) => Parts::new(Verb::Learn, NONE, place),
            request => request.parts(),
        }
    }

    /// The value of an entry that asks for this.
    pub fn value(&self) -> String {
        self.in_menu().detail
    }

    /// The id of a menu with such entries. Its name tells it from others in the same message.
    pub(super) fn menu_id(&self, name: &str, mark: Option<&str>) -> String {
        joined(self.in_menu().head(mark), name)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.parts().text(None))
    }
}

impl FromStr for Request {
    type Err = BadRequest;

    fn from_str(text: &str) -> Result<Request, BadRequest> {
        Parts::read(text)?.request()
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

    /// One level up; None at the top.
    pub(super) fn back(&self) -> Option<Trail> {
        let (_, above) = self.path.split_last()?;
        Some(Trail { path: above.to_vec(), ..self.clone() })
    }
}

/// `2.0` for options, `+2.0` for offers; empty at the top.
impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path: Vec<_> = self.path.iter().map(usize::to_string).collect();
        write!(f, "{}{}", if self.offers { "+" } else { "" }, path.join("."))
    }
}

/// A text that is not a trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a trail is numbers with dots between them")]
pub struct TrailError;

impl FromStr for Trail {
    type Err = TrailError;

    fn from_str(text: &str) -> Result<Trail, TrailError> {
        let (offers, path) = text.strip_prefix('+').map_or((false, text), |path| (true, path));
        let steps = path.split('.').filter(|step| !step.is_empty()).map(str::parse);
        Ok(Trail { offers, path: steps.collect::<Result<_, _>>().map_err(|_| TrailError)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp() -> Stamp {
        "0a1b2c3d".parse().expect("a stamp")
    }

    fn lesson() -> LessonPlace {
        "trial.melt.102.3".parse().expect("a place")
    }

    fn at(game: i64, request: TableRequest) -> Request {
        Request::Table(GameId(game), request)
    }

    #[test]
    fn requests_round_trip() {
        let page: PageRef = "city/2".parse().expect("a page");
        for (request, text) in [
            (at(17, TableRequest::Turn), "turn:17:-"),
            (at(17, TableRequest::Board(page)), "board:17:-:city/2"),
            (at(17, TableRequest::Answer(stamp(), "visit king rK3".to_owned())), "do:17:0a1b2c3d:visit king rK3"),
            (at(17, TableRequest::Confirm(stamp(), "a:b".to_owned())), "sure:17:0a1b2c3d:a:b"),
            (at(17, TableRequest::Snooze(Time(1_767_225_600))), "snooze:17:-:1767225600"),
            (at(17, TableRequest::Log(None)), "log:17:-"),
            (at(17, TableRequest::Log(Some(0))), "log:17:-:0"),
            (at(17, TableRequest::Seat(SeatRequest::GiveUp { sure: true })), "seat:17:-:give-up sure"),
            (at(17, TableRequest::Replay(4)), "replay:-:-:17.4"),
            (at(17, TableRequest::ReplayInWords(4)), "replay:-:-:17.=4"),
            (Request::Challenge(ChallengeId(3), ChallengeRequest::Replay(GameId(17), 4)), "replay:3:-:17.4"),
            (Request::Statistics { whose: StatisticsOf::Server, game: String::new() }, "stats:-:-:server/"),
            (Request::Learn(LessonRequest::List), "learn:-:-"),
            (Request::Learn(LessonRequest::Step(lesson())), "learn:trial.melt.102.3:-"),
            (Request::Learn(LessonRequest::Board(lesson())), "learn:trial.melt.102.3:-:="),
            (Request::Learn(LessonRequest::Answer(lesson(), "melt".to_owned())), "learn:trial.melt.102.3:-:melt"),
        ] {
            assert_eq!(request.to_string(), text);
            assert_eq!(text.parse(), Ok(request));
        }
        for text in ["", "turn", "turn:17", "fly:17:-", "do:17:short:x", "do:17:-:x"] {
            assert_eq!(text.parse::<Request>(), Err(BadRequest::Table), "{text}");
        }
    }

    #[test]
    fn a_mark_changes_nothing() {
        let request = at(17, TableRequest::Board("city/2".parse().expect("a page")));
        assert_eq!(request.marked("ab12"), "board:17:-#ab12:city/2");
        assert_eq!(request.marked("ab12").parse(), Ok(request));
        assert_eq!(at(17, TableRequest::Turn).marked("ab12"), "turn:17:-#ab12");
    }

    /// Discord sends the id of the menu and the value of the entry.
    #[test]
    fn an_entry_of_a_menu_asks_for_the_same() {
        let trail: Trail = "+2.0".parse().expect("a trail");
        let language = Some(Setting::new("language", "it"));
        for (request, menu, value) in [
            (at(17, TableRequest::Turn), "turn:-:-", "17"),
            (Request::Challenge(ChallengeId(3), ChallengeRequest::Ranking(None)), "ranking:-:-", "3"),
            (at(17, TableRequest::Answer(stamp(), "melt".to_owned())), "do:17:0a1b2c3d", "melt"),
            (at(17, TableRequest::Level(stamp(), trail)), "do:17:0a1b2c3d", ">+2.0"),
            (Request::Settings(language), "settings:-:-", "language=it"),
            (Request::Learn(LessonRequest::Step(lesson())), "learn:-:-", "trial.melt.102.3"),
            (
                Request::Learn(LessonRequest::Level(lesson(), "2".parse().expect("a trail"))),
                "learn:trial.melt.102.3:-",
                ">2",
            ),
        ] {
            assert_eq!(request.menu_id("", None), menu);
            assert_eq!(request.value(), value);
            let named = request.menu_id("name", Some("ab12"));
            assert_eq!(Request::chosen(&named, value), Ok(request));
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
