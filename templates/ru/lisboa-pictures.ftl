### Лиссабон: надписи на картинках.

lisboa-picture-tiles = Жетоны кварталов
lisboa-picture-pile = Груда щебня
lisboa-picture-entrance = ▶ вход в лавку
lisboa-picture-ring = В золотой рамке: изменилось с прошлого хода
lisboa-picture-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
lisboa-picture-office = Приёмная: { $taken } из { $spaces }
lisboa-picture-plaza = Площадь
lisboa-picture-at-sea = в море
lisboa-picture-bag =
    { $count ->
        [one] В мешке ещё { $count } жетон
        [few] В мешке ещё { $count } жетона
       *[many] В мешке ещё { $count } жетонов
    }
lisboa-picture-on-display = Выложено
lisboa-picture-next = Затем
lisboa-picture-in-stack =
    { $count ->
        [one] В стопке { $count } здание; служащие на проектах:
        [few] В стопке { $count } здания; служащие на проектах:
       *[many] В стопке { $count } зданий; служащие на проектах:
    }
lisboa-picture-hand = Твоя рука
lisboa-picture-favours =
    { $count ->
        [one] Осталась { $count } милость
        [few] Осталось { $count } милости
       *[many] Осталось { $count } милостей
    }
lisboa-picture-legend = Знаки
