//! Three lessons: a round and its dice, harvest and feeding, requests of the Crown. Each goes on where the one before it
//! ended.

use crate::words as w;
use engine::Key;
use engine::lesson::{Beginning, Lesson, LessonStep};

pub static LESSONS: [&Lesson; 3] = [&DICE, &HARVEST, &REQUEST];

const fn step(says: &'static Key, answer: &'static str) -> LessonStep {
    LessonStep { says, answer, then: &[] }
}

static DICE: Lesson = Lesson {
    id: "dice",
    version: 1,
    name: &w::LESSON_DICE,
    about: &w::LESSON_DICE_ABOUT,
    begins: Beginning::Opening { seats: 2, seed: "funchal" },
    before: &[
        "1: to machico-1l",
        "2: to funchal-1l",
        "1: to 2a",
        "1: to 1b",
        "2: to 3b",
        "2: to 2b",
        "2: row 2",
        "2: take guilds",
    ],
    steps: &[
        step(&w::LESSON_DICE_REQUEST, "take urban"),
        step(&w::LESSON_DICE_DIE, "die 3 steward"),
        step(&w::LESSON_DICE_ACT, "act"),
        step(&w::LESSON_DICE_FIRST, "from home"),
        step(&w::LESSON_DICE_FIELD, "to 3a"),
        step(&w::LESSON_DICE_SECOND, "from home"),
        LessonStep { then: &["2: pass 2 reais"], ..step(&w::LESSON_DICE_FOREST, "to forest") },
    ],
    end: &w::LESSON_DICE_END,
};

static HARVEST: Lesson = Lesson {
    id: "harvest",
    version: 1,
    name: &w::LESSON_HARVEST,
    about: &w::LESSON_HARVEST_ABOUT,
    begins: Beginning::After(&DICE),
    before: &[],
    steps: &[
        step(&w::LESSON_HARVEST_DIE, "die 3 free"),
        step(&w::LESSON_HARVEST_HARVEST, "harvest"),
        step(&w::LESSON_HARVEST_AGAIN, "again 3a"),
        step(&w::LESSON_HARVEST_LOW, "die 1 mayor"),
        step(&w::LESSON_HARVEST_MAYOR, "harvest"),
        step(&w::LESSON_HARVEST_PASS, "pass 1 city"),
        step(&w::LESSON_HARVEST_WORKER, "from home"),
        step(&w::LESSON_HARVEST_CITY, "to machico-1r"),
        step(&w::LESSON_HARVEST_PAY, "pay"),
        step(&w::LESSON_HARVEST_PIRATE, "pirates"),
        step(&w::LESSON_HARVEST_SECOND, "pirates"),
        LessonStep { then: &["2: done"], ..step(&w::LESSON_HARVEST_WINDMILL, "done") },
        LessonStep { then: &["2: feed 2"], ..step(&w::LESSON_HARVEST_FEED, "feed 5") },
    ],
    end: &w::LESSON_HARVEST_END,
};

static REQUEST: Lesson = Lesson {
    id: "request",
    version: 1,
    name: &w::LESSON_REQUEST,
    about: &w::LESSON_REQUEST_ABOUT,
    begins: Beginning::After(&HARVEST),
    before: &[],
    steps: &[
        LessonStep { then: &["2: present wealth 10"], ..step(&w::LESSON_REQUEST_PRESENT, "present urban machico") },
        step(&w::LESSON_REQUEST_ROW, "row 2"),
        step(&w::LESSON_REQUEST_TAKE, "take urban"),
    ],
    end: &w::LESSON_REQUEST_END,
};
