### Испытания в одиночку: одна и та же партия для всех, каждый сам за себя.

## Кнопки
challenge-play = Играть
challenge-go-on = Продолжить
challenge-ranking = Результаты
challenge-replays = Партии по шагам
challenge-nudge-on = Напоминать раз в день
challenge-nudge-off = Больше не напоминать
challenge-first = В начало
challenge-last = В конец

## Сообщение
challenge-title = Испытание в одиночку: { $title }
challenge-about = { $game }, для всех одна и та же партия. Играй в одиночку, скрыто от других и когда удобно: здесь или командой /ход. Попытка только одна.
challenge-known = Открытое: кто-то может знать этот сид. Автор сида и те, кто уже играл с ним, идут вне зачёта.
challenge-older-rules = Объявлено по прежним правилам (правила { $rules }). Кто начинает сейчас, играет по нынешним и идёт вне зачёта.
challenge-daily = Новое появляется каждый день.
challenge-weekly = Новое появляется каждую неделю.
challenge-closes = Закончится
challenge-closed = Это испытание закончилось.
challenge-par = ⛳ Бот сыграл партию пять раз: пар { $points }.
challenge-beats-par = { $line } · ⛳ выше пара
challenge-standings = Результаты: доиграно { $finished }, в игре { $playing }
challenge-nobody = Пока никто не доиграл.
challenge-nobody-ranked = Результатов пока нет.
challenge-line = { $place } · { $who }: { $feat }
challenge-apart-line = { $who }: { $feat }
challenge-apart = Вне зачёта
challenge-apart-because = { $who }: { $feat } · { $why }
challenge-apart-played = этот сид уже был сыгран
challenge-apart-author = автор сида
challenge-other-rules = Вне зачёта: начато не по правилам испытания (правила { $rules })
challenge-more =
    { $count ->
        [one] … и ещё { $count } человек
        [few] … и ещё { $count } человека
       *[many] … и ещё { $count } человек
    }
challenge-fair = Честная игра
challenge-hash = Сид и соль будут показаны в конце. Их SHA-256: { $hash }

## Конец
challenge-final-title = Итоговые результаты: { $title }
challenge-final =
    { $game }. { $finished ->
        [0] Никто не доиграл.
        [one] Доиграл { $finished } человек.
        [few] Доиграли { $finished } человека.
       *[many] Доиграли { $finished } человек.
    }
challenge-unfinished = Не доиграли ({ $count })
challenge-seed = Сид: { $seed }
challenge-salt = Соль: { $salt }
challenge-check = SHA-256 от сида, двоеточия и соли: { $hash }
challenge-how-to-replay = Теперь все могут открыть любую доигранную партию по шагам.

## Для одного человека
challenge-yours-runs = Твоя попытка идёт.
challenge-yours-place =
    { $count ->
        [one] Партия доиграна: место { $place } из { $count }.
        [few] Партия доиграна: место { $place } из { $count }.
       *[many] Партия доиграна: место { $place } из { $count }.
    }
challenge-yours-played = Партия доиграна. Этот сид тебе уже встречался, поэтому ты идёшь вне зачёта.
challenge-yours-author = Партия доиграна. Этот сид задан тобой, поэтому ты идёшь вне зачёта.
challenge-yours-other-rules = Партия доиграна. Она начата не по тем правилам, по которым объявлено испытание, поэтому ты идёшь вне зачёта.
challenge-yours-ended = Твоя попытка не доиграна вовремя. Партия сохранена.
challenge-one-try = Попытка только одна, и она уже была.
challenge-posted = Испытание опубликовано.
challenge-closed-early = Испытание закончено; итоговые результаты сейчас появятся.
challenge-nudges-on = Пока твоя попытка ждёт, я буду напоминать о ней раз в день личным сообщением.
challenge-nudges-off = Больше не буду напоминать о твоих попытках.
challenge-nudge = Твоя попытка в испытании «{ $title }» ждёт тебя.
challenge-try-at = { $game } · { $title }

## По шагам
challenge-replay-title = { $title }, партия: { $who }
challenge-replay-step = Шаг { $number } из { $last }
challenge-replay-beginning = Начало
challenge-replay-quiet = Рассказывать нечего.
challenge-replay-which = Чья партия?
challenge-replay-none = Здесь нет доигранных партий, которые можно открыть.

## Все испытания сервера
challenge-overall-title = Все испытания этого сервера
challenge-overall-choose = Результаты одного испытания…
challenge-overall-none = Ещё ни одно испытание этого сервера не закончилось с результатом.
challenge-overall-count =
    { $challenges ->
        [one] Пока { $challenges } испытание.
        [few] Пока { $challenges } испытания.
       *[many] Пока { $challenges } испытаний.
    } Медиана очков: { $median }.
challenge-overall-best = Пять лучших результатов
challenge-overall-people = Победы и медианы
challenge-overall-line =
    { $who }: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, доиграно { $finished }, медиана места { $place }, медиана очков { $total }

## Сезоны
challenge-season = Сезон
challenge-season-week = Неделя { $number } из { $all } сезона: в зачёт идут шесть лучших недель.
challenge-season-title = Сезон: { $title }
challenge-season-final-title = Итог сезона: { $title }
challenge-season-about =
    { $weeks ->
        [one] После { $weeks } недели из { $all }.
        [few] После { $weeks } недель из { $all }.
       *[many] После { $weeks } недель из { $all }.
    } Неделя приносит 10, 7, 5, 4, 3, 2 и 1 очко; при равенстве очки делятся. У каждого в зачёт идут шесть лучших недель.
challenge-season-line =
    { $place } · { $who }: { $points } ({ $weeks ->
        [one] { $weeks } неделя
        [few] { $weeks } недели
       *[many] { $weeks } недель
    })
challenge-season-nobody = Ни одна неделя этого сезона ещё не закончилась с результатом.
challenge-no-season = На этом сервере ещё нет сезона. Начать его может тот, кто управляет событиями: /испытание объявить.
challenge-season-points = Очки
challenge-season-so-far = Как идёт сезон

## Выбор
challenge-open-one = { $title } (открыто до { $date })
challenge-closed-one = { $title } (закончено { $date })

## Помощь
challenge-help = /испытание рейтинг — испытания в одиночку: кто на каком месте, и партии для просмотра

## Почему нет
challenge-no-such = Такого испытания здесь нет.
challenge-is-closed = Это испытание закончилось: играть в нём больше нельзя. Всё сделанное сохранено, а результаты можно посмотреть.
challenge-no-closing-time = Мне нужно время окончания от пяти минут до трёх месяцев от этого момента: например 3d, 12h, 1w, 2026-11-20 или 2026-11-20 18:00 (UTC).
challenge-not-alone = В эту игру нельзя играть одному.
challenge-not-over = Эта партия не закончена, поэтому её сид остаётся тайной.
challenge-only-events = Это может только тот, кому можно управлять событиями этого сервера.
challenge-blocked = Мне нельзя писать в канале этого испытания. Дай мне там права: просматривать канал, отправлять сообщения, отправлять сообщения в ветках и встраивать ссылки. Ничего не потеряно; я продолжаю попытки.
challenge-homeless = Канала этого испытания больше нет. Попытки продолжаются с /ход, а результаты есть в /испытание рейтинг.
