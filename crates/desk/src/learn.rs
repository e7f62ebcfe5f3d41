//! Lessons: which there are, and what an answer in one leads to.
//!
//! The buttons of a step carry the place in the lesson, and the position follows from it. Stored is only how far somebody
//! came, as a setting of theirs.

use super::caller::Caller;
use super::desk::{Desk, DeskResult};
use super::response::Response;
use engine::{GameInfo, Lesson, Play};
use present::{
    Context, LessonEntry, LessonNote, LessonPlace, LessonRequest, PageRef, People, PrivatePanel, PrivatePicture,
    Reader, TurnContext,
};
use table::{GameId, Owner, Refusal};

/// Whoever sits beside the learner.
const OTHERS: [&str; 3] = ["Inês", "Duarte", "Beatriz"];

/// A lesson that was asked for, in its position.
struct Shown<'a> {
    kind: &'static GameInfo,
    lesson: &'static Lesson,
    place: LessonPlace,
    play: Play,
    people: People,
    reader: &'a Reader,
}

impl Shown<'_> {
    fn context(&self) -> Context<'_> {
        // No table has this number, and no request of a lesson carries it.
        Context { kind: self.kind, game: GameId(0), people: &self.people, title: None }
    }

    fn panel(&self, note: &LessonNote, step: &TurnContext<'_>) -> DeskResult {
        let view = self.play.private(Lesson::LEARNER).ok_or(Refusal::NoSuchLesson)?;
        Ok(PrivatePanel::lesson(&self.context(), self.reader, view, (self.lesson, &self.place), note, step).into())
    }

    fn board(&self, draws: bool) -> DeskResult {
        let (view, page) = (self.play.private(Lesson::LEARNER).ok_or(Refusal::NoSuchLesson)?, PageRef::default());
        let picture = PrivatePicture::of(&self.context(), self.reader, view, None, &page).filter(|_| draws);
        let back = |panel: PrivatePanel| panel.back_to_lesson(self.reader, &self.place);
        let pictured = picture.map(|picture| {
            (back(PrivatePanel::pictured_board(&self.context(), self.reader, view, &page)), picture.sketch().clone())
        });
        let in_words = back(PrivatePanel::board(&self.context(), self.reader, view, &page));
        Ok(Response::from(in_words).or_pictured(pictured))
    }
}

impl Desk {
    pub async fn lessons(&self, caller: &Caller) -> DeskResult {
        let reader = caller.reader(&self.tables).await?;
        let progress = self.tables.settings(Owner::Person(caller.person())).await?;
        let of = |kind: &'static GameInfo| kind.lessons.iter().map(move |lesson| (kind, *lesson));
        let lessons: Vec<LessonEntry> = self
            .games
            .iter()
            .flat_map(|kind| of(kind))
            .map(|(kind, lesson)| {
                let stored = progress.get(&setting(kind.id, lesson.id));
                LessonEntry { kind, lesson, step: stored.and_then(|stored| reached(stored, lesson.revision(kind))) }
            })
            .collect();
        Ok(PrivatePanel::lessons(&reader, &lessons).into())
    }

    pub(super) async fn lesson(&self, caller: &Caller, request: LessonRequest) -> DeskResult {
        let reader = &caller.reader(&self.tables).await?;
        match request {
            LessonRequest::List => self.lessons(caller).await,
            LessonRequest::Step(place) => {
                let (shown, note) = self.lesson_at(caller, reader, place)?;
                shown.panel(&note, &TurnContext::default())
            }
            LessonRequest::Level(place, trail) => {
                let (shown, note) = self.lesson_at(caller, reader, place)?;
                shown.panel(&note, &TurnContext { trail, ..TurnContext::default() })
            }
            LessonRequest::Board(place) => {
                let (shown, _) = self.lesson_at(caller, reader, place)?;
                shown.board(self.draws_boards_for(reader))
            }
            LessonRequest::Answer(place, answer) => {
                let (shown, note) = self.lesson_at(caller, reader, place)?;
                if matches!(note, LessonNote::Changed) {
                    return shown.panel(&note, &TurnContext::default());
                }
                let (taken, all) = shown.lesson.taken(shown.place.step, &answer);
                let other = engine::chain::actions(&answer).nth(taken).unwrap_or_default().to_owned();
                let note = if all { LessonNote::Asked } else { LessonNote::Otherwise(other) };
                if taken == 0 {
                    return shown.panel(&note, &TurnContext::default());
                }
                let place = LessonPlace { step: shown.place.step + taken, ..shown.place };
                let reached = format!("{}.{}", place.revision, place.step);
                let name = setting(&place.game, &place.lesson);
                self.set(caller, Owner::Person(caller.person()), &name, &reached).await?;
                let (shown, _) = self.lesson_at(caller, reader, place)?;
                shown.panel(&note, &TurnContext::default())
            }
        }
    }

    /// A place in a lesson. One that has changed since begins again.
    fn lesson_at<'a>(
        &self,
        caller: &Caller,
        reader: &'a Reader,
        place: LessonPlace,
    ) -> Result<(Shown<'a>, LessonNote), Refusal> {
        let kind = self.game(&place.game).ok_or(Refusal::NoSuchLesson)?;
        let lesson =
            kind.lessons.iter().copied().find(|lesson| lesson.id == place.lesson).ok_or(Refusal::NoSuchLesson)?;
        let revision = lesson.revision(kind);
        let (place, note) = match place.revision == revision && place.step <= lesson.steps.len() {
            true => (place, LessonNote::Asked),
            false => (LessonPlace::of(kind, lesson, 0), LessonNote::Changed),
        };
        let play = lesson.position(kind, place.step).map_err(|error| {
            tracing::error!(lesson = lesson.id, %error, "a lesson does not go with the rules");
            Refusal::NoSuchLesson
        })?;
        let others = OTHERS.into_iter().take(play.seats() - 1);
        let people = People::named([caller.request.name.as_str()].into_iter().chain(others));
        Ok((Shown { kind, lesson, place, play, people, reader }, note))
    }
}

/// The name of the setting in which progress is stored.
fn setting(game: &str, lesson: &str) -> String {
    format!("lesson {game}.{lesson}")
}

/// The step that was reached: as `revision.step`.
fn reached(stored: &str, revision: u32) -> Option<usize> {
    let (of, step) = stored.split_once('.')?;
    (of.parse() == Ok(revision)).then(|| step.parse().ok())?
}
