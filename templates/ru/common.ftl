### Тексты, не относящиеся к какой-либо игре. Дружелюбно, точно, коротко: чаще всего их читают с телефона.

## Люди
and = { $most } и { $last }
player = Игрок { $seat }
former-player = бывший игрок
automa = автома

## Кнопки
join = Играю
leave = Выйти
start = Начать
take-turn = Сделать ход
undo = Отменить шаг
start-over = Начать ход заново
back = Назад
board = Поле
rules = Правила
log = Журнал
rematch = Реванш
record = Запись партии
sure = Да, сделать
previous = Назад
next = Дальше
older = Раньше
newer = Позже

## Стол собирается
lobby-title = { $game }: кто играет?
lobby-opened-by = Стол открыт, хозяин – { $host }.
lobby-players = Игроки ({ $count } из { $most })
lobby-nobody = Пока никого
lobby-missing =
    { $count ->
        [one] Нужен ещё { $count } игрок.
        [few] Нужно ещё { $count } игрока.
       *[many] Нужно ещё { $count } игроков.
    }
lobby-ready = Можно начинать.
lobby-options = Настройки
lobby-option = { $name }: { $value }

## Чей ход, для всех
ping =
    { $count ->
        [one] { $game }: твой ход.
        [few] { $game }: ждём ваших ответов.
       *[many] { $game }: ждём ваших ответов.
    }
turn-of =
    { $count ->
        [one] { $who }, твой ход: { $question }
        [few] { $who }, ждём ваших ответов: { $question }
       *[many] { $who }, ждём ваших ответов: { $question }
    }
since = Вопрос задан
since-last-turn =
    { $count ->
        [one] С твоего прошлого хода
        [few] Что произошло
       *[many] Что произошло
    }
earlier-in-log =
    { $count ->
        [one] (Ещё { $count } более ранний шаг – в журнале.)
        [few] (Ещё { $count } более ранних шага – в журнале.)
       *[many] (Ещё { $count } более ранних шагов – в журнале.)
    }

## Свой ход
your-turn = { $game }: твой ход
your-hand = Твоя рука
no-hand = У тебя нет ничего тайного.
so-far = В этом ходу:
nothing-asked = Сейчас от тебя ничего не требуется.
waiting-for = Ждём: { $who }.
answer-kept = Твой ответ записан. Его можно изменить, пока не ответят все.
choose = Выбери
choose-group = Сначала выбери группу
may-also = Ещё можно …
more = Ещё ({ $first }–{ $last })
no-way-back = ❗ отменить нельзя
ask-sure =
    { $action }

    Отменить это будет нельзя. Сделать?

## Просмотр
sheet = Страница { $number } из { $count }
look-at = Посмотреть …
no-such-page = Такой страницы нет. Выбери другую:
log-title = { $game }: журнал
log-empty = Пока ничего не произошло.
recap-title = { $game }: с твоего прошлого хода
recap-empty = С твоего прошлого хода ничего не произошло.
score-title = { $game }: если бы игра закончилась сейчас
score-unknown = О счёте пока ничего сказать нельзя.
transcript-title = { $game }: что видели все
step = Шаг { $number } из { $count }

## Конец
end-title = { $game }: игра окончена
winners =
    { $count ->
        [one] Победа! Победитель – { $who }.
        [few] Победу делят { $who }!
       *[many] Победу делят { $who }!
    }
place = { $place } · { $who }: { $total }
game-over = Игра окончена.

## Мои игры
mine-title = Твои игры
mine-none = Сейчас ты нигде не играешь. Открой стол командой /game new.
mine-waits = { $game }: { $question }
mine-runs = { $game }: ходят другие
mine-more =
    { $count ->
        [one] … и ещё { $count } игра
        [few] … и ещё { $count } игры
       *[many] … и ещё { $count } игр
    }
which-game = Сделать ход в игре …

## Правила и помощь
rules-title = { $game }: правила
rules-term = { $game }: { $term }
rules-unknown = Статьи «{ $term }» нет. Есть:
help-title = Что можно сделать
help-asked = Игра ждёт тебя. Нажми «Сделать ход» или набери /turn: увидишь свою руку, вопрос и все допустимые ответы.
help-waiting = Сейчас не твой ход. Когда он настанет, тебя позовут; а пока смотри /board и /log.
help-gathering = Здесь открыт стол. Нажми «Играю»; когда людей хватит, «Начать» запустит игру.
help-no-game = Здесь пока нет игры. Открой стол командой /game new.
help-commands = Команды
help-turn = /turn – сделать или продолжить ход
help-do = /do – набрать ответ; поиск среди допустимых
help-look = /board, /hand, /log, /recap, /score – посмотреть игру
help-rules = /rules – коротко о термине
help-mine = /game mine – все твои игры
help-settings = /settings – язык, чтение с экрана, подтверждения

## Почему нет
not-asked = Сейчас не твой ход, и других действий у тебя нет.
unreadable = «{ $text }» – в этой игре нет такого действия.
no-such-seat = За этим столом нет такого места.
nothing-to-undo = Отменять нечего: твой последний шаг уже окончательный.
unfit = { $slot }: «{ $given }» здесь не подходит.
unfit-but = { $slot }: «{ $given }» здесь не подходит. Можно: { $fitting }.
stale = Эта панель устарела, поэтому ничего не сделано.
not-yours = Это чужая панель.
not-playing = Ты не играешь в этой партии.
no-game = Этой игры больше нет.
trouble = Что-то пошло не так на нашей стороне. Игра цела; попробуй ещё раз.
