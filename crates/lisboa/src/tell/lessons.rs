//! Three lessons: a turn and its card, a store, a public building. Each goes on where the one before it ended.

use crate::words as w;
use engine::Key;
use engine::lesson::{Beginning, Lesson, LessonStep};

pub static LESSONS: [&Lesson; 3] = [&CARD, &STORE, &BUILDING];

const fn step(says: &'static Key, answer: &'static str) -> LessonStep {
    LessonStep { says, answer, then: &[] }
}

static CARD: Lesson = Lesson {
    id: "card",
    version: 1,
    name: &w::LESSON_CARD,
    about: &w::LESSON_CARD_ABOUT,
    begins: Beginning::Opening { seats: 2, seed: "lisbon" },
    before: &["1: keep 33", "2: keep 31"],
    steps: &[
        step(&w::LESSON_CARD_ADD, "add bT3"),
        step(&w::LESSON_CARD_OFFER, "offer tools officials"),
        step(&w::LESSON_CARD_OFFICE, "office king"),
        step(&w::LESSON_CARD_SECOND, "office minister"),
        step(&w::LESSON_CARD_GOLD, "offer gold plan"),
        step(&w::LESSON_CARD_PLAN, "plan blue"),
        step(&w::LESSON_CARD_TAKE, "take minister"),
    ],
    end: &w::LESSON_CARD_END,
};

static STORE: Lesson = Lesson {
    id: "store",
    version: 1,
    name: &w::LESSON_STORE,
    about: &w::LESSON_STORE_ABOUT,
    begins: Beginning::After(&CARD),
    before: &["2: gold bB3", "2: take builder"],
    steps: &[
        step(&w::LESSON_STORE_VISIT, "visit builder bB4"),
        step(&w::LESSON_STORE_STATE, "done"),
        step(&w::LESSON_STORE_PLOT, "plot B4 books"),
        step(&w::LESSON_STORE_CUBE, "cube earthquake row"),
        step(&w::LESSON_STORE_PAY, "coins 0"),
        step(&w::LESSON_STORE_HOUSE, "house right"),
        step(&w::LESSON_STORE_TAKE, "take treasury"),
    ],
    end: &w::LESSON_STORE_END,
};

static BUILDING: Lesson = Lesson {
    id: "building",
    version: 1,
    name: &w::LESSON_BUILDING,
    about: &w::LESSON_BUILDING_ABOUT,
    begins: Beginning::After(&STORE),
    before: &["2: add bM2", "2: offer tools plan", "2: plan green", "2: done", "2: take treasury"],
    steps: &[
        step(&w::LESSON_BUILDING_VISIT, "visit king bK1"),
        step(&w::LESSON_BUILDING_STATE, "done"),
        step(&w::LESSON_BUILDING_SITE, "site north-books"),
        step(&w::LESSON_BUILDING_FIRST, "recall minister office"),
        LessonStep { then: &["2: done"], ..step(&w::LESSON_BUILDING_SECOND, "recall minister office") },
        step(&w::LESSON_BUILDING_TAKE, "take builder"),
    ],
    end: &w::LESSON_BUILDING_END,
};
