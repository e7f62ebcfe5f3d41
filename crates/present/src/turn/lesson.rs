//! Lessons: the list of them, and a step with what the coach says.

use super::board::titled;
use super::your_turn::TurnContext;
use crate::context::{Context, button};
use crate::panels::limits;
use crate::panels::page_ref::PageRef;
use crate::panels::panel::{Button, Menu, MenuEntry, Panel, PrivatePanel, Row, Style};
use crate::request::{LessonPlace, LessonRequest, Request, TableRequest};
use crate::wording::people::People;
use crate::wording::reader::Reader;
use crate::wording::text::clipped;
use crate::words;
use engine::{GameInfo, Lesson, Phrase, PrivateView};

/// A lesson of a game, and how far its learner came; none if they have not begun.
pub struct LessonEntry {
    pub kind: &'static GameInfo,
    pub lesson: &'static Lesson,
    pub step: Option<usize>,
}

impl LessonEntry {
    fn request(&self) -> LessonRequest {
        // Whoever is done begins again.
        let step = self.step.filter(|step| *step < self.lesson.steps.len()).unwrap_or_default();
        LessonRequest::Step(LessonPlace::of(self.kind, self.lesson, step))
    }
}

impl LessonPlace {
    pub fn of(kind: &'static GameInfo, lesson: &Lesson, step: usize) -> LessonPlace {
        let (game, id) = (kind.id.to_owned(), lesson.id.to_owned());
        LessonPlace { game, lesson: id, revision: lesson.revision(kind), step }
    }
}

/// What an answer in a lesson leads to.
pub enum LessonNote {
    /// The step is shown for the first time.
    Asked,
    /// The answer was possible, but is not what the lesson is about.
    Otherwise(String),
    /// The lesson has changed since, and begins again.
    Changed,
}

impl PrivatePanel {
    /// All lessons, in a menu.
    pub fn lessons(reader: &Reader, lessons: &[LessonEntry]) -> PrivatePanel {
        let nobody = People::default();
        let renderer = reader.locale.renderer(&nobody);
        let name = |entry: &LessonEntry| {
            words::LessonOf { game: entry.kind.name.say(), lesson: entry.lesson.name.say() }.say()
        };
        let entry = |entry: &LessonEntry| {
            let about = clipped(&renderer.label(&entry.lesson.about.say()), limits::ENTRY);
            let request = Request::Learn(entry.request());
            MenuEntry { detail: Some(about), ..MenuEntry::new(request, &renderer.label(&name(entry))) }
        };
        let line = |entry: &LessonEntry| {
            let (steps, lesson) = (entry.lesson.steps.len(), name(entry));
            renderer.say(&match entry.step {
                None => words::LessonNew { lesson }.say(),
                Some(step) if step >= steps => words::LessonDone { lesson }.say(),
                Some(step) => words::LessonBegun { lesson, step: (step + 1).into(), steps: steps.into() }.say(),
            })
        };
        let about = [renderer.say(&words::LESSONS_ABOUT.say()), String::new()];
        let text = about.into_iter().chain(lessons.iter().map(line)).collect::<Vec<_>>().join("\n");
        let prompt = renderer.label(&words::LESSON_CHOOSE.say());
        let menu = Menu::new("", &prompt, lessons.iter().map(entry).collect());
        PrivatePanel::of(reader, Panel { text, ..titled(&renderer, &words::LESSONS.say()) }.menu(menu))
    }

    /// A step of a lesson: what the coach says, and the panel of the turn with its answers.
    pub fn lesson(
        context: &Context<'_>,
        reader: &Reader,
        view: PrivateView<'_>,
        (lesson, place): (&Lesson, &LessonPlace),
        note: &LessonNote,
        step: &TurnContext<'_>,
    ) -> PrivatePanel {
        let renderer = reader.locale.renderer(context.people);
        let heading = |panel: Panel| {
            let (step, steps) = (place.step.min(lesson.steps.len() - 1) + 1, lesson.steps.len());
            let lesson = lesson.name.say();
            let title = words::LessonTitle { lesson, step: step.into(), steps: steps.into() }.say();
            Panel { title: titled(&renderer, &title).title, footer: None, ..panel }
        };
        let list = button(&renderer, Request::Learn(LessonRequest::List), &words::LESSONS);
        let board = button(&renderer, Request::Learn(LessonRequest::Board(place.clone())), &words::BOARD);
        let Some(asked) = lesson.steps.get(place.step) else {
            let text = clipped(&renderer.say(&lesson.end.say()), limits::TEXT);
            let lessons = context.kind.lessons.iter().skip_while(|other| other.id != lesson.id);
            let next = lessons.skip(1).map(|next| {
                let request = LessonRequest::Step(LessonPlace::of(context.kind, next, 0));
                button(&renderer, Request::Learn(request), &words::LESSON_NEXT).styled(Style::Main)
            });
            let buttons = next.take(1).chain([list, board]).collect();
            return PrivatePanel::of(reader, heading(Panel { text, ..Panel::default() }.buttons(buttons)));
        };
        let says = asked.says.say();
        let coach = match note {
            LessonNote::Asked => says,
            LessonNote::Otherwise(answer) => Phrase::Row(vec![otherwise(view, answer), says]),
            LessonNote::Changed => Phrase::Row(vec![words::LESSON_CHANGED.say(), says]),
        };
        let step = TurnContext { notice: Some(coach), ..step.clone() };
        let panel = PrivatePanel::turn(context, reader, view, &step).panel;
        let mut rows: Vec<Row> = panel.rows.into_iter().filter_map(|row| in_lesson(place, row)).collect();
        // Beside the board, with which the last row begins: answers may take all the others.
        match rows.last_mut() {
            Some(Row::Buttons(ways)) if ways.len() < limits::BUTTONS => ways.push(list),
            _ => rows.push(Row::Buttons(vec![list])),
        }
        PrivatePanel::of(reader, heading(Panel { rows, ..panel }))
    }

    /// The board of a lesson, with the way back.
    pub fn back_to_lesson(self, reader: &Reader, place: &LessonPlace) -> PrivatePanel {
        let nobody = People::default();
        let back = Request::Learn(LessonRequest::Step(place.clone()));
        let back = button(&reader.locale.renderer(&nobody), back, &words::BACK);
        let panel = Panel { rows: Vec::new(), ..self.panel };
        PrivatePanel::of(reader, panel.buttons(vec![back]))
    }
}

/// What the coach says to an answer that is possible and not what the lesson is about: what it is, at which price.
fn otherwise(view: PrivateView<'_>, answer: &str) -> Phrase {
    let choices = view.question().map(|question| question.choices).unwrap_or_default();
    let Some(choice) = choices.into_iter().chain(view.offers()).find(|choice| choice.text == answer) else {
        return words::LESSON_UNKNOWN.say();
    };
    match choice.detail {
        Some(detail) => words::LessonOtherwiseWith { what: choice.label, detail }.say(),
        None => words::LessonOtherwise { what: choice.label }.say(),
    }
}

/// A row of a turn's panel as it stands in a lesson; what only tables have is left out.
fn in_lesson(place: &LessonPlace, row: Row) -> Option<Row> {
    let request = |request| {
        Some(match request {
            Request::Table(_, TableRequest::Answer(_, answer)) => {
                Request::Learn(LessonRequest::Answer(place.clone(), answer))
            }
            Request::Table(_, TableRequest::Level(_, trail) | TableRequest::Back(_, trail)) => {
                Request::Learn(LessonRequest::Level(place.clone(), trail))
            }
            Request::Table(_, TableRequest::Board(page)) if page == PageRef::default() => {
                Request::Learn(LessonRequest::Board(place.clone()))
            }
            Request::Table(_, TableRequest::Rules(term)) => Request::Term { game: place.game.clone(), term },
            _ => return None,
        })
    };
    match row {
        Row::Buttons(buttons) => {
            let kept =
                buttons.into_iter().filter_map(|button| Some(Button { request: request(button.request)?, ..button }));
            let kept: Vec<Button> = kept.collect();
            (!kept.is_empty()).then_some(Row::Buttons(kept))
        }
        Row::Menu(menu) => {
            let entries = menu.entries.into_iter();
            let entries = entries.filter_map(|entry| Some(MenuEntry { request: request(entry.request)?, ..entry }));
            Some(Menu { entries: entries.collect(), ..menu }).filter(|menu| !menu.entries.is_empty()).map(Row::Menu)
        }
    }
}
