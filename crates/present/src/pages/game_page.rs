//! The page of a game in one language: every step in words, the board as a picture and in words, and the page's own labels.

use serde::Serialize;

use crate::context::{Context, everyone};
use crate::panels::page_ref::PageRef;
use crate::picture::chart::{LineChart, Series};
use crate::picture::{PublicPicture, Tips};
use crate::results::review::{in_rounds, marks};
use crate::story::replay::held;
use crate::wording::language::Language;
use crate::wording::people::{People, Person};
use crate::wording::reader::Locale;
use crate::wording::renderer::Renderer;
use crate::wording::script::Script;
use crate::words;
use engine::picture::seat_colour;
use engine::{Block, Key, Page, Party, Phrase, PublicView, Scene, Seat, SeatSet, ToldLine};
use table::{GameId, OpenHands, PastStep, PublicTable, Standing};

/// What stands for numbers in labels until the page puts them in.
const NUMBER: &str = "%n";
const LAST: &str = "%m";

/// A table as its page shows it.
pub struct GamePage {
    kind: &'static engine::GameInfo,
    people: People,
    title: Option<String>,
    locale: Locale,
}

/// One step in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepWords {
    pub number: usize,
    /// The step after which the game stood so before, if turns were taken back here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back_to: Option<usize>,
    pub has_board: bool,
    pub parts: Vec<PartWords>,
}

/// What happened in one turn, or in what is left of it in this step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PartWords {
    /// Whose turn begins here, or what begins it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<String>,
    pub lines: Vec<String>,
}

/// A page of the board or a player, in sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardWords {
    pub title: String,
    pub parts: Vec<PartWords>,
}

impl GamePage {
    pub fn of(table: &PublicTable, language: Language) -> GamePage {
        GamePage {
            kind: table.kind(),
            people: table.players().iter().map(Person::at).collect(),
            title: table.title().map(str::to_owned),
            // Sentences in place of grids, words in place of signs: this is also read aloud.
            locale: Locale { aloud: true, ..Locale::of(language, Script::Plain) },
        }
    }

    pub(crate) fn context(&self) -> Context<'_> {
        Context { kind: self.kind, game: GameId(0), people: &self.people, title: self.title.as_deref() }
    }

    pub(crate) fn renderer(&self) -> Renderer<'_> {
        self.locale.renderer(&self.people)
    }

    /// The players' names, on which everything that shows them depends.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Which game, and who plays.
    pub fn title(&self) -> String {
        let (renderer, seats) = (self.renderer(), self.people.seats().collect::<SeatSet>());
        let who = everyone(&renderer, seats);
        renderer.label(&words::PageTitle { game: self.context().name(), who }.say())
    }

    /// What happened in each step, with a heading wherever another turn begins.
    pub fn steps(&self, past: &[PastStep]) -> Vec<StepWords> {
        let renderer = self.renderer();
        let mut scene = None;
        let mut begun: Option<PartWords> = None;
        let step = |(number, step): (usize, &PastStep)| {
            let mut parts = self.parts(step.told.told_to_all(), &mut scene);
            // A turn that begins at the end of a step is headed where something is done in it.
            if let Some(begun) = begun.take().filter(|_| step.back_to.is_none()) {
                match parts.first_mut().filter(|first| first.heading.is_none()) {
                    Some(first) => first.heading = begun.heading,
                    None => parts.insert(0, begun),
                }
            }
            if parts.last().is_some_and(|last| last.lines.is_empty()) {
                begun = parts.pop();
            }
            if parts.is_empty() && step.back_to.is_none() && number > 0 {
                let quiet = renderer.label(&words::CHALLENGE_REPLAY_QUIET.say());
                parts.push(PartWords { heading: None, lines: vec![quiet] });
            }
            StepWords { number, back_to: step.back_to, has_board: step.has_board, parts }
        };
        past.iter().enumerate().map(step).collect()
    }

    fn parts<'a>(&self, told: impl Iterator<Item = ToldLine<'a>>, scene: &mut Option<Scene>) -> Vec<PartWords> {
        let (renderer, context) = (self.renderer(), self.context());
        let mut parts: Vec<PartWords> = Vec::new();
        for line in told {
            let passes = line.scene.filter(|now| line.begins || Some(*now) != *scene);
            let is_first = scene.is_none();
            *scene = line.scene.or(*scene);
            if let Some(now) = passes {
                let heading = match now {
                    Scene::Turn(_) if line.begins => Some(line.phrase.clone()),
                    Scene::Turn(party) => Some(context.party(party)),
                    Scene::BetweenTurns => (!is_first).then(|| words::BETWEEN_TURNS.say()),
                };
                let heading = heading.map(|heading| renderer.label(&heading));
                parts.push(PartWords { heading, lines: Vec::new() });
            }
            if !line.begins {
                if parts.is_empty() {
                    parts.push(PartWords::default());
                }
                parts.iter_mut().last().into_iter().for_each(|part| part.lines.push(renderer.label(line.phrase)));
            }
        }
        parts
    }

    /// The board as SVG, for a narrow screen as messages show it, with what changed since then ringed. None: this game has
    /// no pictures.
    pub fn svg(&self, view: PublicView<'_>, since: Option<PublicView<'_>>, small: bool) -> Option<String> {
        let draw = if small { PublicPicture::of } else { PublicPicture::sheet };
        draw(&self.context(), self.locale, view, since, &PageRef::default())
            .map(|drawn| drawn.sketch().svg_with_tips(&self.tips()))
    }

    pub(super) fn tips(&self) -> Tips {
        Tips::new(self.kind, self.locale)
    }

    /// How the game went: everybody's points over the rounds. None: nobody has any points yet.
    pub fn course(&self, course: &[Standing]) -> Option<String> {
        let mut rounds: Vec<(usize, u32)> = Vec::new();
        for (step, standing) in course.iter().enumerate() {
            if rounds.last().is_none_or(|(_, known)| *known != standing.round) {
                rounds.push((step, standing.round));
            }
        }
        let time = in_rounds(&rounds, course.len().saturating_sub(1));
        let (context, parties) = (self.context(), Seat::all(self.people.len()).map(Party::Seat).chain([Party::Automa]));
        let series = parties.enumerate().map(|(place, party)| {
            let point = |(step, standing): (usize, &Standing)| Some((time(step), *standing.points.get(place)? as f32));
            let points = course.iter().enumerate().filter_map(point).collect();
            Series { name: context.party(party), colour: seat_colour(party), points, marked: Vec::new() }
        });
        let chart = LineChart {
            title: context.name(),
            values: words::PAGE_COURSE_VALUES.say(),
            marks: marks(&rounds, &time),
            series: series.filter(|series| series.points.len() > 1).collect(),
        };
        let drawn = || chart.sketch(self.locale, &self.people, self.kind.automa).svg();
        (!chart.series.is_empty()).then(drawn)
    }

    /// Every sign of the pictures with its word. None: this game has no pictures.
    pub fn signs(&self) -> Option<String> {
        PublicPicture::signs(self.kind, self.locale).map(|drawn| drawn.sketch().svg())
    }

    /// All of the board and every player, in sentences. What several pages of the board show is said once.
    pub fn in_words(&self, view: PublicView<'_>) -> Vec<BoardWords> {
        let pages = self.kind.pages.iter().filter_map(|page| view.page(page.id));
        let players = self.people.seats().filter_map(|seat: Seat| view.player(seat));
        let mut said: Vec<BoardWords> = Vec::new();
        for mut page in pages.map(|page| self.page_in_words(&page)) {
            page.parts.retain(|part| !said.iter().any(|known| known.parts.contains(part)));
            match said.iter_mut().find(|known| known.title == page.title) {
                Some(known) => known.parts.append(&mut page.parts),
                None => said.push(page),
            }
        }
        said.retain(|page| !page.parts.is_empty());
        said.extend(players.chain(view.scoring()).map(|page| self.page_in_words(&page)));
        said
    }

    /// What everybody holds, under their names.
    pub fn hands(&self, hands: &OpenHands) -> Vec<PartWords> {
        let renderer = self.renderer();
        let of = |(seat, hand): (Seat, &[Phrase])| PartWords {
            heading: Some(renderer.label(&Phrase::Person(seat))),
            lines: held(hand).iter().map(|line| renderer.label(line)).collect(),
        };
        hands.iter().map(of).collect()
    }

    fn page_in_words(&self, page: &Page) -> BoardWords {
        let renderer = self.renderer();
        let say = |lines: &[Phrase]| -> Vec<String> {
            lines.iter().map(|line| renderer.label(line)).filter(|line| !line.is_empty()).collect()
        };
        let part = |block: &Block| match block {
            Block::Line(line) => PartWords { heading: None, lines: say(std::slice::from_ref(line)) },
            Block::Field { name, lines } => PartWords { heading: Some(renderer.label(name)), lines: say(lines) },
            Block::Grid { name, plain, .. } => {
                PartWords { heading: name.as_ref().map(|name| renderer.label(name)), lines: say(plain) }
            }
        };
        let parts = page.blocks.iter().map(part).filter(|part| !part.lines.is_empty()).collect();
        BoardWords { title: renderer.label(&page.title), parts }
    }

    /// The page's own labels, by the names under which its files ask for them.
    pub fn labels(&self) -> Vec<(&'static str, String)> {
        let renderer = self.renderer();
        let step = words::PageStep { number: NUMBER.to_string(), last: LAST.to_string() }.say();
        let said = LABELS.iter().map(|(name, key)| (*name, renderer.label(&key.say())));
        said.chain([("step", renderer.label(&step))]).collect()
    }
}

static LABELS: [(&str, &Key); 23] = [
    ("steps", &words::PAGE_STEPS),
    ("beginning", &words::PAGE_BEGINNING),
    ("first", &words::PAGE_FIRST),
    ("back", &words::PAGE_BACK),
    ("on", &words::PAGE_ON),
    ("last", &words::PAGE_LAST),
    ("live", &words::PAGE_LIVE),
    ("over", &words::PAGE_OVER),
    ("log", &words::PAGE_LOG),
    ("board", &words::PAGE_BOARD),
    ("in-words", &words::PAGE_IN_WORDS),
    ("hands", &words::PAGE_HANDS),
    ("course", &words::PAGE_COURSE),
    ("signs", &words::PAGE_SIGNS),
    ("enlarge", &words::PAGE_ENLARGE),
    ("language", &words::PAGE_LANGUAGE),
    ("theme", &words::PAGE_THEME),
    ("keys", &words::PAGE_KEYS),
    ("lost", &words::PAGE_LOST),
    ("gone", &words::PAGE_GONE),
    ("script", &words::PAGE_SCRIPT),
    ("no-board", &words::REPLAY_NO_BOARD),
    ("taken-back", &words::TAKEN_BACK_MARK),
];
