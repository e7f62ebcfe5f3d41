//! Lessons: every one can be played as it says, and what it says is asked.

use std::collections::BTreeSet;

use engine::{GameInfo, Lesson};

fn all() -> impl Iterator<Item = (&'static GameInfo, &'static Lesson)> {
    games::ALL.iter().flat_map(|kind| kind.lessons.iter().map(move |lesson| (*kind, *lesson)))
}

#[test]
fn every_lesson_can_be_played_as_it_says() {
    for (kind, lesson) in all() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let place = format!("{} {}, step {}", kind.id, lesson.id, number + 1);
            let play = lesson.position(kind, number).unwrap_or_else(|error| panic!("{place}: {error}"));
            let view = play.private(Lesson::LEARNER).expect("a seat");
            let question = view.question().unwrap_or_else(|| panic!("{place}: nothing is asked"));
            let listed = question.choices.iter().any(|choice| choice.text == step.answer);
            let choices = || question.choices.iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join(" | ");
            assert!(listed, "{place}: '{}' is not among {}", step.answer, choices());
        }
        lesson.position(kind, lesson.steps.len()).unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
    }
}

#[test]
fn an_answer_takes_as_many_steps_as_it_agrees_with() {
    let (_, lesson) = all().next().expect("a lesson");
    let [first, second] = [lesson.steps[0].answer, lesson.steps[1].answer];
    assert_eq!(lesson.taken(0, first), (1, true));
    assert_eq!(lesson.taken(0, &format!("{first}; {second}")), (2, true));
    assert_eq!(lesson.taken(0, &format!("{first}; another")), (1, false));
    assert_eq!(lesson.taken(0, second), (0, false));
    assert_eq!(lesson.taken(lesson.steps.len(), first), (0, false));
}

#[test]
fn both_games_have_lessons_and_every_lesson_a_name_of_its_own() {
    for kind in games::ALL {
        let names: BTreeSet<&str> = kind.lessons.iter().map(|lesson| lesson.id).collect();
        assert_eq!(names.len(), 3, "{}", kind.id);
    }
}
