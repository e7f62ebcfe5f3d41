//! What a viewer would see of a record: at any step, through anybody's eyes, in any language.

use std::fmt::Write;

use super::eyes::{Eyes, Scene};
use super::response::ShownPanel;
use engine::record::{Find, Replay};
use engine::{Narration, Phrase, Record, RecordError, Seat};
use present::{
    Context, Language, Locale, PageRef, PageRefError, PageSubject, People, Person, PrivatePanel, PrivatePicture,
    PublicPanel, PublicPicture, Reader, ReaderId, Script, Sketch, TurnContext, TurnMessage, plain, transcript, words,
};
use table::GameId;

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct Show {
    /// Through whose eyes; None: a spectator's.
    pub seat: Option<Seat>,
    /// A page of the board, `@2` for a player, or one of `turn`, `hand`, `log`, `score`; None: `turn`.
    pub page: Option<String>,
    pub language: Language,
    /// After how many actions; None: at the end.
    pub at: Option<usize>,
}

/// Why it cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the record has {0} actions")]
    NoSuchStep(usize),
    #[error("the record has {0} seats")]
    NoSuchSeat(usize),
    #[error(transparent)]
    Look(#[from] PageRefError),
    #[error("there is no page '{page}'; there is: {known}")]
    NoSuchPage { page: String, known: String },
    #[error("only a seat has a hand: add --seat")]
    NoHand,
    #[error("there is no picture of '{0}'")]
    NoPicture(String),
}

/// What is shown in words and not drawn.
const IN_WORDS: [&str; 4] = ["turn", "hand", "log", "score"];

/// How many steps back the summary of a record recalls.
const RECAP: usize = 4;

/// What this viewer would see, as plain text.
pub fn show(record: &Record, find: Find, show: &Show) -> Result<String, ShowError> {
    let seats = record.opening.seats;
    if show.seat.is_some_and(|seat| seat.index() >= seats) {
        return Err(ShowError::NoSuchSeat(seats));
    }
    let ReplayedRecord { replay, told, departs } = replayed(record, find, show.at)?;
    let kind = find(&record.opening.game).ok_or_else(|| RecordError::NoSuchGame(record.opening.game.clone()))?;
    let locale = Locale::of(show.language, Script::Plain);
    let people = People::numbered(locale, seats);
    let context = Context { kind, game: GameId(0), people: &people, title: None };
    let step = words::Step { number: replay.number.into(), count: record.actions.len().into() }.say();
    let mut out = format!("{}\n\n", locale.renderer(&people).say(&step));
    let _ = write!(out, "{}", Viewed { context, locale, replay: &replay, told: &told }.page(show)?);
    if let Some(departs) = departs {
        let _ = write!(out, "\n\n{}", locale.renderer(&people).say(&departs));
    }
    Ok(out)
}

/// Stand for the board as messages show it and for the card of a finished game, where a page is named.
const MESSAGE: &str = "message";
const RESULT: &str = "result";

/// What this viewer would see, ready to be drawn; what changed since the turn before is ringed.
pub fn picture(record: &Record, find: Find, show: &Show, names: &[String]) -> Result<Sketch, ShowError> {
    let seats = record.opening.seats;
    if show.seat.is_some_and(|seat| seat.index() >= seats) {
        return Err(ShowError::NoSuchSeat(seats));
    }
    let ReplayedRecord { replay, .. } = replayed(record, find, show.at)?;
    let whose = show.seat.or_else(|| replay.play.waiting().iter().next());
    let before = whose.and_then(|seat| turn_before(&record.actions[..replay.number], seat));
    let earlier = before.map(|before| replayed(record, find, Some(before))).transpose()?;
    let kind = find(&record.opening.game).ok_or_else(|| RecordError::NoSuchGame(record.opening.game.clone()))?;
    let locale = Locale::of(show.language, Script::Plain);
    let people = People::numbered(locale, seats);
    let named = |seat: Seat| names.get(seat.index()).map(|name| Person::named(name));
    let people: People = people.seats().filter_map(|seat| named(seat).or_else(|| people.get(seat).cloned())).collect();
    let context = Context { kind, game: GameId(0), people: &people, title: None };
    let viewed = Viewed { context, locale, replay: &replay, told: &[] };
    let page = show.page.clone().unwrap_or_else(|| kind.pages.first().map_or("", |page| page.id).to_owned());
    if page == RESULT {
        let outcome = replay.play.outcome();
        let result = |outcome| PublicPicture::result(&viewed.context, locale, replay.play.public(), outcome);
        let picture = outcome.as_ref().and_then(result);
        return picture.map(|picture| picture.sketch().clone()).ok_or(ShowError::NoPicture(page));
    }
    let message = page == MESSAGE;
    let look = if message { PageRef::default() } else { viewed.look(&page, &[MESSAGE, RESULT])? };
    let earlier = earlier.as_ref().map(|earlier| &earlier.replay.play);
    let sketch = match show.seat {
        None => {
            let since = earlier.map(|play| play.public());
            let drawn = if message { PublicPicture::of } else { PublicPicture::sheet };
            let picture = drawn(&viewed.context, locale, replay.play.public(), since, &look);
            picture.map(|picture| picture.sketch().clone())
        }
        Some(seat) => {
            let view = replay.play.private(seat).ok_or(ShowError::NoSuchSeat(seats))?;
            let since = earlier.and_then(|play| play.private(seat));
            let reader = Reader::new(ReaderId(seat.index() as u64), locale);
            let drawn = if message { PrivatePicture::of } else { PrivatePicture::sheet };
            let picture = drawn(&viewed.context, &reader, view, since, &look);
            picture.map(|picture| picture.sketch().clone())
        }
    };
    sketch.ok_or(ShowError::NoPicture(page))
}

/// After how many of these actions a seat had ended its last turn; alone at the table, before the last action.
fn turn_before(actions: &[String], seat: Seat) -> Option<usize> {
    let own: Vec<bool> = actions.iter().map(|action| action.starts_with(&format!("{seat}:"))).collect();
    match own.iter().rposition(|own| !own) {
        Some(other) => own[..other].iter().rposition(|own| *own).map(|last| last + 1),
        None => actions.len().checked_sub(1),
    }
}

/// A step of a record: the action as it is written, and what happened in words. The first is the set-up.
pub struct ShownStep {
    pub action: Option<String>,
    pub told: Vec<String>,
}

/// The steps of a record, and why there are no more if the rules have changed since.
pub struct ShownSteps {
    pub steps: Vec<ShownStep>,
    pub departs: Option<String>,
}

/// Every step of a record, as this seat or a spectator was told it.
pub fn steps(record: &Record, find: Find, seat: Option<Seat>, language: Language) -> Result<ShownSteps, ShowError> {
    if seat.is_some_and(|seat| seat.index() >= record.opening.seats) {
        return Err(ShowError::NoSuchSeat(record.opening.seats));
    }
    let ReplayedRecord { told, departs, .. } = replayed(record, find, None)?;
    let locale = Locale::of(language, Script::Plain);
    let people = People::numbered(locale, record.opening.seats);
    let renderer = locale.renderer(&people);
    // A settlement tells the whole turn: what its seat was told step by step is not told to it again.
    let mut before: Vec<String> = Vec::new();
    let mut lines = |told: &Narration| {
        let mut lines: Vec<String> = match seat {
            None => told.public().map(|phrase| renderer.say(phrase)).collect(),
            Some(seat) => told.private(seat).map(|phrase| renderer.say(phrase)).collect(),
        };
        if told.public().next().is_none() {
            before.extend(lines.iter().cloned());
        } else {
            let told_before = std::mem::take(&mut before);
            if lines.starts_with(&told_before) {
                lines.drain(..told_before.len());
            }
        }
        lines
    };
    let actions = [None].into_iter().chain(record.actions.iter().cloned().map(Some));
    let steps = actions.zip(&told).map(|(action, told)| ShownStep { action, told: lines(told) }).collect();
    Ok(ShownSteps { steps, departs: departs.map(|departs| renderer.say(&departs)) })
}

/// A record replayed up to a step.
struct ReplayedRecord {
    replay: Replay,
    /// Everything told until then.
    told: Vec<Narration>,
    /// Why it goes no further, if the rules have changed since it was played.
    departs: Option<Phrase>,
}

fn replayed(record: &Record, find: Find, at: Option<usize>) -> Result<ReplayedRecord, ShowError> {
    let at = at.unwrap_or(record.actions.len());
    if at > record.actions.len() {
        return Err(ShowError::NoSuchStep(record.actions.len()));
    }
    let mut replay = record.open(find)?;
    let mut told = vec![replay.told.clone()];
    let mut departs = None;
    while replay.number < at && departs.is_none() {
        match replay.step(record) {
            Ok(_) => told.push(replay.told.clone()),
            Err(error) if error.is_of_other_rules() => departs = Some(departure(record, &replay)),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(ReplayedRecord { replay, told, departs })
}

/// The next action is not legal under today's rules.
fn departure(record: &Record, replay: &Replay) -> Phrase {
    words::RecordDeparts {
        recorded: record.opening.rules.into(),
        current: replay.rules.into(),
        number: (replay.number + 1).into(),
        action: record.actions.get(replay.number).map_or("", String::as_str).escape_debug().to_string(),
    }
    .say()
}

/// A position of a record before a viewer.
struct Viewed<'a> {
    context: Context<'a>,
    locale: Locale,
    replay: &'a Replay,
    told: &'a [Narration],
}

impl Viewed<'_> {
    fn page(&self, show: &Show) -> Result<String, ShowError> {
        let view = self.replay.play.public();
        let reader = Reader::new(ReaderId(show.seat.map_or(0, |seat| seat.index() as u64)), self.locale);
        let own =
            show.seat.map(|seat| self.replay.play.private(seat).ok_or(ShowError::NoSuchSeat(self.replay.play.seats())));
        let own = own.transpose()?;
        let eyes = match own {
            Some(view) => Eyes::Player { reader: &reader, view, before: None },
            None => Eyes::Watcher(&reader),
        };
        let scene = Scene { context: self.context, view, eyes };
        let shown = match (show.page.as_deref().unwrap_or("turn"), own) {
            ("turn", Some(own)) => PrivatePanel::turn(&self.context, &reader, own, &TurnContext::default()).into(),
            ("turn", None) => self.turn(),
            ("hand", Some(own)) => PrivatePanel::hand(&self.context, &reader, own).into(),
            ("hand", None) => return Err(ShowError::NoHand),
            ("log", None) => return Ok(transcript(&self.context, self.locale, self.told)),
            ("log", Some(_)) => scene.log(self.told, 0),
            ("score", _) if self.replay.play.outcome().is_some() => self.turn(),
            ("score", _) => scene.score(0),
            (page, _) => scene.board(&self.look(page, &IN_WORDS)?, false).shown,
        };
        Ok(plain(shown.panel()))
    }

    fn turn(&self) -> ShownPanel {
        let view = self.replay.play.public();
        let panel = match self.replay.play.outcome() {
            Some(outcome) => PublicPanel::ending(&self.context, self.locale, view, &outcome),
            None => {
                let recap = &self.told[self.told.len().saturating_sub(RECAP)..];
                PublicPanel::turn(&self.context, self.locale, view, &TurnMessage { recap, ..TurnMessage::default() })
            }
        };
        panel.into()
    }

    /// A page of the board or a player; `others` can be shown too.
    fn look(&self, page: &str, others: &[&str]) -> Result<PageRef, ShowError> {
        let look: PageRef = page.parse()?;
        let known = || self.context.kind.pages.iter().map(|page| page.id);
        let there = match &look.at {
            PageSubject::Page(id) => known().any(|known| known == id),
            PageSubject::Player(seat) => seat.index() < self.context.people.len(),
        };
        if there {
            return Ok(look);
        }
        let known = known().chain(others.iter().copied()).chain(["@1"]).collect::<Vec<_>>().join(", ");
        Err(ShowError::NoSuchPage { page: page.to_owned(), known })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options;
    use engine::Seed;
    use games::TRIAL;

    /// A game of three in which everybody takes the first answer.
    fn played() -> Record {
        let edition = TRIAL.built_in_edition;
        let opening =
            TRIAL.opening(edition, Options::default(), 3, Seed::from_words("panels")).expect("three can play");
        let (mut play, _) = TRIAL.load(edition).expect("the edition is right").begin(&opening);
        let mut applied = Vec::new();
        while let Some(seat) = play.waiting().first() {
            let question = play.private(seat).and_then(|view| view.question()).expect("it waits");
            applied.extend(play.act(seat, &question.choices[0].text).expect("it is legal").applied);
        }
        let outcome = play.outcome().expect("it is over");
        Record::of(opening, edition.to_owned(), &applied, outcome)
    }

    #[test]
    fn records_are_shown_at_any_step_through_anybodys_eyes() {
        let record = played();
        let shown = |seat, page: Option<&str>, language, at| {
            let page = page.map(str::to_owned);
            show(&record, games::find, &Show { seat, page, language, at })
        };
        let text = |seat, page, language, at| shown(seat, page, language, at).expect("it can be shown");
        let album = [
            text(None, None, Language::En, Some(5)),
            text(Some(Seat(1)), None, Language::De, Some(4)),
            text(Some(Seat(1)), Some("hand"), Language::It, Some(4)),
            text(None, Some("board"), Language::Ru, Some(9)),
            text(None, Some("@2"), Language::En, None),
            text(None, None, Language::De, None),
        ];
        insta::assert_snapshot!("records", album.join("\n"));
        assert_eq!(text(None, Some("score"), Language::En, None), text(None, None, Language::En, None));
        assert!(text(None, Some("log"), Language::En, None).lines().count() > 40);
        assert_eq!(shown(None, Some("hand"), Language::En, None), Err(ShowError::NoHand));
        assert_eq!(shown(Some(Seat(3)), None, Language::En, None), Err(ShowError::NoSuchSeat(3)));
        assert_eq!(shown(None, None, Language::En, Some(999)), Err(ShowError::NoSuchStep(record.actions.len())));
        assert!(matches!(shown(None, Some("moon"), Language::En, None), Err(ShowError::NoSuchPage { .. })));
        // Only what can be drawn is listed where a picture is wanted.
        let hand = Show { seat: Some(Seat(0)), page: Some("hand".to_owned()), language: Language::En, at: None };
        let drawn =
            picture(&record, games::find, &hand, &[]).expect_err("hands are not drawn by themselves").to_string();
        assert!(
            drawn.starts_with("there is no page 'hand'; there is: ") && drawn.matches("hand").count() == 1,
            "{drawn}"
        );
    }
}
