### Игра только для проверок.

trial-name = Пробная игра

## Вопросы
trial-ask-stake = Какую карту отложишь?
trial-ask-turn = Взять карту или сыграть?
trial-ask-square = Какую клетку отметишь?
trial-ask-guard = Отразишь отметку рядом с твоей?

## Варианты
trial-stake = Отложить { $card }
trial-draw = Взять карту (осталось { $left })
trial-play = Сыграть { $card }
trial-mark = Отметить { $square }
trial-guard = Отразить картой { $card }
trial-yield = Не мешать
trial-melt = Переплавить жетоны в монету ({ $tokens })
trial-row = Ряд { $row }
trial-sought-draw = Взять карту
trial-sought-melt = Переплавить жетоны

## Что произошло
trial-staked = { $who }: отложена карта { $card }.
trial-drew = { $who } берёт карту.
trial-drew-card = { $who } берёт { $card }.
trial-played = { $who } играет { $card }.
trial-marked = { $who } отмечает { $square }.
trial-guarded = { $who } отражает картой { $card }: { $square } снова свободна.
trial-melted = { $who } переплавляет жетоны в монету ({ $tokens }).
trial-ended = Карты закончились.

## Почему нет
trial-not-now = Сейчас так нельзя.
trial-not-your-card = У тебя нет этой карты.
trial-square-taken = Эта клетка занята. Отметь свободную.
trial-deck-empty = Колода пуста. Сыграй карту.
trial-too-few-tokens = Для монеты нужны два жетона.
trial-brief-deck-empty = колода пуста
trial-brief-too-few-tokens = нужны два жетона

## Страницы
trial-board = Поле
trial-deck =
    { $cards ->
        [one] В колоде осталась { $cards } карта.
        [few] В колоде осталось { $cards } карты.
       *[many] В колоде осталось { $cards } карт.
    }
trial-player =
    { $who }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
trial-means = { $tokens } · { $coins }
trial-squares-of =
    { $who }: { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    }
trial-score = { $who }: { $total } (клетки { $squares }, монеты { $coins }, ставка { $stake })
trial-deed-squares = Клетки
trial-feat =
    { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }

## Команды
trial-about-draw = Взять карту
    .name = взять
trial-about-play = Сыграть карту и отметить клетку
    .name = сыграть
trial-about-melt = Переплавить два жетона в монету
    .name = переплавить
trial-slot-card = Карта
    .name = карта
trial-slot-square = Клетка
    .name = клетка

## Настройки стола
trial-tokens = Жетоны
trial-tokens-on = да
trial-tokens-off = нет

## Правила
trial-term-stake = Ставка
trial-term-stake-text = Перед первым ходом каждый тайно откладывает одну карту. Все ставки показываются вместе, и их значения учитываются в конце.
trial-first-goal = Побеждает тот, у кого в конце больше всего очков за клетки, монеты и ставку.
trial-first-turn = В свой ход ты берёшь карту или играешь карту и отмечаешь клетку.
trial-first-help = На каждой панели перечислено всё, что можно; «Правила» объясняют термины.
trial-first-turns = Сначала бери карты, пока колода полна. Отмечай клетки, которые не граничат с чужими: тогда их никто не отобьёт. Два жетона можно в любой момент переплавить в монету.
