### Рейтинг и статистика.

## В лобби
lobby-rated = Рейтинговая партия, если игроков двое или больше: результат идёт в /рейтинг. Хозяин стола может это отключить через /игра параметры.
lobby-unrated = Без рейтинга.
lobby-unrated-bots = Без рейтинга: партии с ботами не учитываются.
result-rated = Рейтинговая партия: результат идёт в /рейтинг.
choose-rated = Рейтинговая партия
vote-unrates = Если предложение примут, партия перестанет быть рейтинговой.

## Рейтинг
ratings = Рейтинг игроков
ratings-title = Рейтинг игроков: { $game }
ratings-about =
    { $games ->
        [one] На этом сервере { $games } рейтинговая партия.
        [few] На этом сервере { $games } рейтинговые партии.
       *[many] На этом сервере { $games } рейтинговых партий.
    } ± — неуверенность: в двух случаях из трёх настоящая сила в этих пределах.
ratings-none = На этом сервере ещё не доиграна ни одна рейтинговая партия.
ratings-line =
    { $place } · { $who }: { $rating }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
ratings-provisional = Предварительно, меньше пяти партий
ratings-provisional-line =
    { $who }: { $rating }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
ratings-choose = Другая игра…
rating = { $points } ± { $uncertainty }

## Статистика
stats = Статистика
stats-own = Твоя статистика
stats-of = Статистика: { $who }
stats-server = Статистика этого сервера
stats-none = Здесь ещё нет доигранных партий.
stats-hidden = Это видишь только ты: так выбрано в /настройки.
stats-games =
    { $games ->
        [one] { $games } доигранная партия
        [few] { $games } доигранные партии
       *[many] { $games } доигранных партий
    }, { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
stats-played =
    { $games ->
        [one] { $games } доигранная партия
        [few] { $games } доигранные партии
       *[many] { $games } доигранных партий
    }
stats-points = Очки: медиана { $median }, лучшее { $best }
stats-median = Очки: медиана { $median }
stats-place = Место { $place }: { $count }{ $bar }
stats-rating = Рейтинг: { $rating }
stats-rating-provisional = Рейтинг: { $rating } (предварительный)
stats-deeds = Любимые стратегии, в среднем за партию
stats-deed = { $deed }: { $own } (на этом сервере { $server })
stats-deed-server = { $deed }: { $server }
stats-solo =
    { $games ->
        [one] В одиночку: { $games } доигранная партия
        [few] В одиночку: { $games } доигранные партии
       *[many] В одиночку: { $games } доигранных партий
    }
stats-solo-best = Лучшее в одиночку: { $best }
stats-par =
    { $challenges ->
        [one] Выше пара: { $above } из { $challenges } испытания
        [few] Выше пара: { $above } из { $challenges } испытаний
       *[many] Выше пара: { $above } из { $challenges } испытаний
    }
stats-turns = Сколько длятся ходы
stats-turns-own = Твоя медиана: { $time }
stats-turns-server = Медиана этого сервера: { $time }
minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
stats-mine = Моя статистика
stats-of-server = Этот сервер
stats-choose = Одна игра или все…
stats-all = Все игры
stats-chart = Очки в последних партиях
stats-finished = Доигранные партии

## Настройки, помощь, почему нет
setting-statistics = Другие видят мой рейтинг и статистику: { $value }
choose-statistics = Другие видят мой рейтинг и статистику
help-ratings = /рейтинг — сильнейшие на этом сервере; /статистика — моя, чья-то, всего сервера
no-server = Рейтинг и статистика есть только на серверах: спроси в одном из каналов.
kept-private = Этот человек не показывает свою статистику.

## Команды
about-ratings = Сильнейшие на этом сервере
    .name = рейтинг
about-stats = Статистика моих партий, чьих-то или всего сервера
    .name = статистика
slot-who = Чья статистика
    .name = кто
slot-whole-server = Статистика всего сервера
    .name = сервер
slot-rated = Идёт ли результат в рейтинг; до начала партии
    .name = рейтинговая
slot-statistics = Видят ли другие мой рейтинг и статистику
    .name = статистика
