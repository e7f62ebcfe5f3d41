### Уроки: учимся играть на настоящих позициях.

lessons = Уроки
lessons-about = Каждый урок занимает три–пять минут: настоящая позиция, настоящие правила и тренер, который говорит, что делать и почему. Видишь его только ты.
lesson-choose = Выбери урок
lesson-of = { $game }: { $lesson }
lesson-new = ○ { $lesson }
lesson-done = ✓ { $lesson } (пройден)
lesson-begun = ◐ { $lesson } (шаг { $step } из { $steps })
lesson-title = { $lesson } · шаг { $step } из { $steps }
lesson-next = Следующий урок
lesson-otherwise = «{ $what }» — так можно, но здесь нужно другое.
lesson-otherwise-with = «{ $what }» — так можно ({ $detail }), но здесь нужно другое.
lesson-unknown = Здесь так нельзя.
lesson-changed = Урок с тех пор изменился, поэтому он начинается заново.
lesson-no-such = Такого урока нет. Все уроки показывает /уроки.
