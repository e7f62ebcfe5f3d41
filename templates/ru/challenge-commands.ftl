### /challenge: что печатают в Discord, и строка об этом.

about-challenge = Испытания в одиночку: одна партия для всех, каждый сам за себя
    .name = испытание
about-challenge-post = Объявить испытание в этом канале
    .name = объявить
about-challenge-ranking = Рейтинг одного испытания или всех испытаний сервера
    .name = рейтинг
about-challenge-replay = Открыть по шагам партию законченного испытания
    .name = просмотр
about-challenge-close = Закончить испытание сейчас; больше оно не повторится
    .name = закончить
slot-closes = Когда закончится: 3d, 12h, 1w, 2026-11-20 или 2026-11-20 18:00 (UTC)
    .name = конец
slot-title = Как называется
    .name = название
slot-repeat = Появляется ли каждый раз новое
    .name = повтор
slot-from = Номер доигранной партии: играть с её сидом
    .name = из
slot-open-seed = Свой сид; тогда испытание помечено как открытое
    .name = сид
slot-challenge = Испытание
    .name = испытание
slot-player = Чья партия
    .name = игрок
repeat-daily = каждый день
repeat-weekly = каждую неделю
