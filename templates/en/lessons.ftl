### Lessons: a game learned by playing real positions.

lessons = Lessons
lessons-about = Each lesson takes three to five minutes: a real position, the real rules, and a coach who says what to do and why. Only you see it.
lesson-choose = Choose a lesson
# game: phrase, lesson: phrase
lesson-of = { $game }: { $lesson }
# lesson: phrase
lesson-new = ○ { $lesson }
# lesson: phrase
lesson-done = ✓ { $lesson } (done)
# lesson: phrase, step: number, steps: number
lesson-begun = ◐ { $lesson } (step { $step } of { $steps })
# lesson: phrase, step: number, steps: number
lesson-title = { $lesson } · step { $step } of { $steps }
lesson-next = Next lesson
# what: phrase
lesson-otherwise = “{ $what }” is possible, but here we want something else.
# what: phrase, detail: phrase
lesson-otherwise-with = “{ $what }” is possible ({ $detail }), but here we want something else.
lesson-unknown = That is not possible here.
lesson-changed = The lesson has changed since you began it, so it begins again.
lesson-no-such = There is no such lesson. /learn lists those there are.
