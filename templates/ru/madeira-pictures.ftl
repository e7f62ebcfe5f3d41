### Мадейра: то, что написано только на картинках. Коротко: места мало.

madeira-picture-page = Мадейра · раунд { $round } · { $page }
madeira-picture-page-setup = Мадейра · { $page }
madeira-picture-order = Порядок хода
madeira-picture-passed = пас
madeira-picture-secret = тайна
madeira-picture-now = сейчас { $pp } ОП
madeira-picture-presented = Уже выполнены

## Остров
madeira-picture-becomes = → { $good } (раунд { $round })
madeira-picture-conversion = Поля со стрелкой в конце раунда 2 станут сахаром, в конце раунда 4 — вином, если на них не будет древесины.
madeira-picture-wood-prices = Древесина, купленная за один ход, в реалах

## Города
madeira-picture-city-pp = ОП с большинством / без него
madeira-picture-with-majority = с большинством
madeira-picture-without-majority = без большинства
madeira-picture-citizens = горожане
madeira-picture-bread = хлеб
madeira-picture-reais = реалы
madeira-picture-wood = древесина

## Корабли
madeira-picture-pp-per-ship = ОП за корабль в раундах 1, 3, 5
madeira-picture-per-worker = { $good } за рабочего

## Гильдии и милости: имена длиннее девяти букв сокращены
madeira-picture-request =
    { $request ->
        [trade] Торговля
        [expedition] Экспедиция
        [guilds] Гильдии
        [urban] Город
       *[wealth] Богатство
    }
madeira-picture-favour =
    { $favour ->
        [patron] Покров.
        [noble] Дворян.
        [scout] Развед.
        [diplomat] Дипл.
       *[other] { $name }
    }
madeira-picture-face-down = { $guild }, закрыта
