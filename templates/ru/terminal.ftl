### Терминал: несколько человек за одной клавиатурой.

## Как сесть за стол
terminal-seats = { $game }: игра на { $fewest }–{ $most } игроков.
terminal-how-many = Сколько вас играет? ({ $fewest }–{ $most })
terminal-not-so-many = Введи число от { $fewest } до { $most }.
terminal-ask-name = Кто игрок { $seat }? (просто Enter: { $usual })
terminal-name-taken = Имя «{ $name }» уже занято. Выбери другое.
terminal-names-too-many = Имён больше ({ $names }), чем игроков ({ $players }).
terminal-names-differ = Имена должны быть разными.
terminal-in-use = Базу { $database } использует другой процесс correio. Сначала останови его или выбери другую базу.
terminal-open-games = Начатые партии
terminal-continue = Продолжить: { $game } ({ $who })
terminal-new-game = Начать новую партию

## Игра
terminal-hint = Введи номер или часть ответа. Знак вопроса покажет, что ещё можно ввести.
terminal-pass-on = Теперь за клавиатурой { $who }. Когда экран видит только { $who }, нажми Enter.
terminal-enter-only = Сначала нажми Enter, когда за клавиатурой будет { $who }.
terminal-done-for-now = Enter скроет твою руку и передаст клавиатуру дальше.
terminal-nothing-found = «{ $text }» здесь нет. Введи номер или часть ответа; знак вопроса покажет, что ещё можно ввести.
terminal-much-found =
    { $count ->
        [one] «{ $text }» есть в { $count } ответе. Введи чуть больше из нужного.
        [few] «{ $text }» есть в { $count } ответах. Введи чуть больше из нужного.
       *[many] «{ $text }» есть в { $count } ответах. Введи чуть больше из нужного.
    }
terminal-no-such-number = Номера { $number } здесь нет.
terminal-nobody-called = За столом никого не зовут «{ $name }».
terminal-alone = Соперников за столом нет: клавиатура твоя.
terminal-more = Enter покажет ещё; всё остальное — твой ответ

## Боты
terminal-bot = { $who } ({ $level })
terminal-thinking = { $who } думает…

## Конец
terminal-to-continue = Всё сохранено. Чтобы продолжить, введи: { $command }
terminal-after-the-end = Выбери номер или нажми Enter, чтобы выйти.
terminal-recorded = Запись партии в файле { $file }.
terminal-not-recorded = Файл { $file } записать не удаётся.

## Помощь
terminal-help-title = Что можно ввести
terminal-help-answers = Номер ответа (пока вопрос на экране); часть его слов — в любой момент; его краткую форму, как в записи; или команду игры с её частями ({ $example }). Просто Enter показывает вопрос ещё раз.
terminal-help-saved = Каждый шаг сразу сохраняется. Выходи когда угодно: продолжишь с того же места.
terminal-help-commands = Команды
terminal-help-game = Команды игры { $game }
terminal-help-line = { $words } — { $about }

## Что можно ввести
terminal-type-help = ?, помощь
terminal-type-turn = х, ход
terminal-type-board = п, поле
terminal-type-hand = р, рука
terminal-type-log = ж, журнал
terminal-type-recap = н, новое
terminal-type-score = с, счёт
terminal-type-rules = правила
terminal-type-learn = уроки, учиться
terminal-type-undo = о, отмена
terminal-type-keyboard = к, клавиатура
terminal-type-quit = в, выход

## Что это делает
terminal-about-help = что можно ввести
terminal-about-turn = твой вопрос ещё раз
terminal-about-board = поле; с названием страницы или именем игрока — только это
terminal-about-hand = твоя рука
terminal-about-log = всё, что произошло
terminal-about-recap = что произошло с твоего прошлого хода
terminal-about-score = счёт, если бы игра кончилась сейчас
terminal-about-rules = термины правил; с термином — что он значит
terminal-about-learn = короткие уроки с тренером; Enter возвращает к игре
terminal-about-undo = отменить последний шаг
terminal-about-keyboard = передать клавиатуру другому, по имени
terminal-about-quit = выйти; всё сохранено
