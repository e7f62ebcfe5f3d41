### Мадейра: названия, вопросы, варианты, что произошло, почему нет.

madeira-name = Мадейра

## Товары и две буквы для таблиц
madeira-wheat = пшеница
    .gen = пшеницы
madeira-sugar = сахар
    .gen = сахара
madeira-wine = вино
    .gen = вина

## Количества
madeira-n-wood-bought = { FORM($wood, "acc") } (купить { $bought } за { $reais })
madeira-n-wood-raised = { FORM($wood, "acc") } (купить { $bought }: { $paid })
madeira-n-wood-raised-left = { FORM($wood, "acc") } (купить { $bought }: { $paid }; останется { $left })
madeira-n-steps =
    { $count ->
        [one] { $count } ступень мельницы
        [few] { $count } ступени мельницы
       *[many] { $count } ступеней мельницы
    }
madeira-nothing = ничего
madeira-either = { $most } или { $last }
madeira-both = { $most } и { $last }
madeira-times = { $count }× { $what }
madeira-dots = { $head } · { $tail }
madeira-pay = заплатить { FORM($what, "acc") }
madeira-get = получить { FORM($what, "acc") }
madeira-later = позже { $what }

## Здания
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
madeira-capitania-few = { $pp }, 1 рабочий в город
madeira-alfandega-few = 1 рабочий в колонию
madeira-casa-da-coroa-few = открыть 1 милость
madeira-fortaleza-few = 1 рабочий в городскую стражу
madeira-capitania-many = { $pp }, до 2 рабочих в города
madeira-alfandega-many = до 2 рабочих в колонии
madeira-casa-da-coroa-many = открыть до 2 милостей
madeira-fortaleza-many = до 2 рабочих в городскую стражу
madeira-no-effect-without-workers = без действия (нет рабочих в регионе { $region })

## Персонажи
madeira-steward-does = до 2 рабочих на поля
madeira-guildmaster-does = построить квартал ради милости
madeira-mayor-does = 2 перемещения в городах и доход
madeira-commander-does = переместить до 2 кораблей
madeira-free-does = только урожай

## Гильдии и милости
madeira-treasurer = Казначей
madeira-bishop = Епископ
madeira-engineer = Инженер
madeira-patron = Покровитель
madeira-miller = Мельник
madeira-monk = Монах
madeira-navigator = Штурман
madeira-lady = Дама
madeira-sergeant = Сержант
madeira-noble = Дворянин
madeira-scout = Разведчик
madeira-diplomat = Дипломат
madeira-treasurer-does = получить { $gain }
madeira-bishop-does = переставить свой маркер действия
madeira-engineer-does = ещё 2 сбора при урожае в этом ходу
madeira-patron-does = получить { $gain }
madeira-miller-does = мельница на ступень вверх
madeira-monk-does = получить { FORM($gain, "acc") }, если есть доступ
madeira-navigator-does = переместить 1 корабль
madeira-lady-does = заплатить { $reais } · действие любого здания
madeira-sergeant-does = сбросить половину своих пиратов с округлением вниз
madeira-noble-does = это здание для тебя бесплатно
madeira-scout-does = переместить 1 рабочего откуда угодно куда угодно
madeira-scout-explained = переместить 1 рабочего откуда угодно куда угодно и получить то, что даёт место (город — 1 ОП, колония — 1 ОП за каждый твой корабль там, городская стража — сброс до 3 пиратов)
madeira-diplomat-does = ещё 2 рабочих в счёт этого здания
madeira-sergeant-now = сбросить { FORM($pirates, "acc") }
madeira-noble-now = бесплатно · { $effect }
madeira-diplomat-now = заплатить { $reais } · ещё 2 рабочих в счёт: { $effect }

## Запросы короны
madeira-trade = Торговые пути
madeira-expedition = Экспедиция
madeira-guilds = Влияние гильдий
madeira-urban = Развитие города
madeira-wealth = Богатство нации
madeira-urban-scores = любой город, при большинстве — больше

## Награды короля
madeira-reward-island = Остров
madeira-reward-watch = Городская стража
madeira-reward-windmill = Мельница
madeira-reward-guilds = Гильдии
madeira-reward-medal = Медаль
madeira-reward-support = Королевская поддержка
madeira-reward-city = Город
madeira-reward-loot = Добыча
madeira-island-gives = 1 рабочий на поле
madeira-watch-gives = 1 рабочий в городскую стражу
madeira-windmill-gives = мельница на ступень вверх
madeira-guilds-gives = открыть 1 милость
madeira-support-gives = получить { $bread } или сбросить до { FORM($pirates, "acc") }
madeira-city-gives = { $pp }, 1 рабочий в город
madeira-top-of-windmill = ничего (ты на вершине мельницы)
madeira-none-face-down = ничего (у тебя нет закрытых милостей)
madeira-city-full = { $pp }, без рабочего (в городах нет свободных мест)

## Места
madeira-porto-santo = Порту-Санту
    .gen = Порту-Санту
    .prep = Порту-Санту
madeira-funchal = Фуншал
    .gen = Фуншала
    .prep = Фуншале
madeira-machico = Машику
    .gen = Машику
    .prep = Машику
madeira-azores = Азоры
    .from = с Азор
    .to = на Азоры
    .in = на Азорах
madeira-brazil = Бразилия
    .from = из Бразилии
    .to = в Бразилию
    .in = в Бразилии
madeira-india = Индия
    .from = из Индии
    .to = в Индию
    .in = в Индии
madeira-home = Запас
    .from = из запаса
    .to = в запас
    .in = в запасе
madeira-watch = Городская стража
    .from = из городской стражи
    .to = в городскую стражу
    .in = в городской страже
madeira-forest = Лес
    .from = из леса
    .to = в лес
    .in = в лесу
madeira-field = Поле { $field }
    .from = с поля { $field }
    .to = на поле { $field }
    .in = на поле { $field }
madeira-spot =
    { $city } { $district } { $side ->
        [l] слева
       *[r] справа
    }
    .from =
        из { FORM($city, "gen") } ({ $district } { $side ->
            [l] слева
           *[r] справа
        })
    .to =
        в { $city } ({ $district } { $side ->
            [l] слева
           *[r] справа
        })
    .in =
        в { FORM($city, "prep") } ({ $district } { $side ->
            [l] слева
           *[r] справа
        })
madeira-post = Рынок { FORM($good, "gen") }
madeira-trade-space = Рынок { FORM($good, "gen") } { $number }
    .from = с рынка { FORM($good, "gen") } (место { $number })
    .to = на рынок { FORM($good, "gen") } (место { $number })
madeira-arrival-space = { $colony } { $number }
    .from = { FORM($colony, "from") } (место { $number })
    .to = { FORM($colony, "to") } (место { $number })
madeira-region = Регион { $region }

## Вопросы
madeira-standing-feed-all = Накормить всех рабочих
madeira-standing-no-windmill = Не использовать мельницу
madeira-ask-settle-city = На каком месте в городе начнёт твой первый рабочий?
madeira-ask-settle-field =
    { $left ->
        [one] На каком поле начнёт твой последний стартовый рабочий? Не в регионе, где у тебя уже есть рабочий.
        [few] На каком поле начнёт твой рабочий? (осталось { $left }, каждый в своём регионе)
       *[many] На каком поле начнёт твой рабочий? (осталось { $left }, каждый в своём регионе)
    }
madeira-ask-row = Какой ряд планшета гильдий возьмёшь?
madeira-ask-request = Какой запрос короны возьмёшь из ряда { $row }?
madeira-ask-guild = Ряд { $row }: милости какой гильдии откроешь?
madeira-ask-turn = Поставишь кубик или спасуешь?
madeira-ask-act = { $character } у { $building }: действие или урожай?
madeira-ask-free = Свободное здание { $building }: собираешь урожай?
madeira-ask-worker-fields =
    { $left ->
        [one] Какого рабочего переместишь на поле?
        [few] Какого рабочего переместишь на поле? (до { $left })
       *[many] Какого рабочего переместишь на поле? (до { $left })
    }
madeira-ask-worker-city =
    { $left ->
        [one] Какого рабочего переместишь в город?
        [few] Какого рабочего переместишь в город? (до { $left })
       *[many] Какого рабочего переместишь в город? (до { $left })
    }
madeira-ask-worker-within =
    { $left ->
        [one] Какого рабочего или горожанина переместишь по городам?
        [few] Какого рабочего или горожанина переместишь по городам? (до { $left })
       *[many] Какого рабочего или горожанина переместишь по городам? (до { $left })
    }
madeira-ask-worker-colonies =
    { $left ->
        [one] Какого рабочего переместишь в колонию?
        [few] Какого рабочего переместишь в колонию? (до { $left })
       *[many] Какого рабочего переместишь в колонию? (до { $left })
    }
madeira-ask-worker-watch =
    { $left ->
        [one] Какого рабочего переместишь в городскую стражу?
        [few] Какого рабочего переместишь в городскую стражу? (до { $left })
       *[many] Какого рабочего переместишь в городскую стражу? (до { $left })
    }
madeira-ask-worker-anywhere = Разведчик: какого рабочего переместишь?
madeira-ask-citizen-to = Куда переместить горожанина { FORM($from, "from") }?
madeira-ask-worker-to = Куда переместить рабочего { FORM($from, "from") }?
madeira-ask-ship =
    { $left ->
        [one] Какой корабль переместишь?
        [few] Какой корабль переместишь? (до { $left })
       *[many] Какой корабль переместишь? (до { $left })
    }
madeira-ask-sail = Куда плывёт корабль { FORM($from, "from") }?
madeira-ask-reward =
    { $left ->
        [one] Какую награду короля возьмёшь?
        [few] Какую награду короля возьмёшь первой? (прибыло { $left } корабля)
       *[many] Какую награду короля возьмёшь первой? (прибыло { $left } кораблей)
    }
madeira-ask-district = Какой квартал построишь?
madeira-ask-wood =
    { $left ->
        [one] Где купишь древесину?
        [few] Где купишь следующую древесину? (осталось { $left })
       *[many] Где купишь следующую древесину? (осталось { $left })
    }
madeira-ask-wood-gift =
    { $left ->
        [one] Где возьмёшь древесину?
        [few] Где возьмёшь следующую древесину? (осталось { $left })
       *[many] Где возьмёшь следующую древесину? (осталось { $left })
    }
madeira-ask-again =
    { $left ->
        [one] С какого поля собрать ещё раз?
        [few] С какого поля собрать ещё раз? (осталось { $left })
       *[many] С какого поля собрать ещё раз? (осталось { $left })
    }
madeira-ask-marker = Епископ: какой маркер действия куда переставить?
madeira-ask-building = Дама: действие какого здания выполнишь?
madeira-ask-turn-up =
    { $left ->
        [one] Какую милость откроешь?
        [few] Какую милость откроешь? (до { $left })
       *[many] Какую милость откроешь? (до { $left })
    }
madeira-ask-discard = Сколько пиратов сбросишь?
madeira-ask-support = Королевская поддержка: получить хлеб или сбросить пиратов?
madeira-ask-resolve = { $building }: заплатить { $cost } или взять { FORM($pirates, "acc") }?
madeira-ask-raise = Древесину нужно оплатить, не хватает: { $missing }. Где возьмёшь?
madeira-ask-last-windmill = Последняя возможность в этом раунде спуститься на мельнице. Спустишься?
madeira-ask-honour = У тебя больше всех рабочих в городской страже: вернуть одного в запас за { $pp }?
madeira-ask-maintain =
    { $ships ->
        [one] Ремонт кораблей: сколько древесины отдашь? (у тебя { $ships } корабль)
        [few] Ремонт кораблей: сколько древесины отдашь? (у тебя { $ships } корабля)
       *[many] Ремонт кораблей: сколько древесины отдашь? (у тебя { $ships } кораблей)
    }
madeira-ask-feed =
    { $due ->
        [one] Пропитание: сколько хлеба отдашь? (мельница не кормит { $due } рабочего)
        [few] Пропитание: сколько хлеба отдашь? (мельница не кормит { $due } рабочих)
       *[many] Пропитание: сколько хлеба отдашь? (мельница не кормит { $due } рабочих)
    }
madeira-ask-feed-nothing = Пропитание: хлеб никому не нужен. Последняя возможность использовать товары на мельнице?
madeira-ask-present =
    { $left ->
        [one] Какой запрос короны выполнишь?
        [few] Какой запрос короны выполнишь? ({ $left } в этом раунде)
       *[many] Какой запрос короны выполнишь? ({ $left } в этом раунде)
    }

## Варианты
madeira-opt-row = Ряд { $row }: получить { $dice } · { $guilds }
madeira-detail-row = Запрос: { $requests }
madeira-opt-take = { $request }: сейчас { $pp }
madeira-opt-guild = Открыть: { $favours } ({ $guild })
madeira-opt-favour = Милость «{ $favour }»: { $does }
madeira-opt-die = { FORM($die, "cap") } { FORM($character, "on") }: { $parts }
madeira-free-of-bread = хлеб не нужен
madeira-worker-leaves-watch = рабочий покидает стражу
madeira-detail-die = { $does }; или урожай: { $harvest }
madeira-detail-only-harvest = только урожай: { $harvest }
madeira-detail-no-use = сейчас невозможны ни действие, ни урожай
madeira-detail-no-harvest = нет твоих рабочих для урожая в регионе { $region }
madeira-detail-free = урожай: { $harvest } и ещё один сбор
madeira-opt-pass = Пас на { $space }: { $gain }
madeira-detail-pass =
    { $dice ->
        [one] Пропадёт { $dice } кубик
        [few] Пропадут { $dice } кубика
       *[many] Пропадут { $dice } кубиков
    }
madeira-opt-act = { FORM($character, "cap") }: { $does }
madeira-detail-mayor = города дали бы сейчас { FORM($gains, "acc") }
madeira-opt-harvest = Урожай в регионе { $region }: получить { FORM($gains, "acc") }
madeira-opt-harvest-more =
    Урожай в регионе { $region }: получить { FORM($gains, "acc") } и ещё { $more ->
        [one] { $more } сбор
        [few] { $more } сбора
       *[many] { $more } сборов
    }
madeira-opt-again = { $field } ещё раз: получить { FORM($gain, "acc") }
madeira-opt-worker = Рабочий { FORM($place, "from") }
madeira-opt-citizen = Горожанин { FORM($place, "from") }
madeira-opt-to = { $place }
madeira-opt-to-spot-pp = { $place }: { $pp }
madeira-detail-city = Мэр: { $gives } · Развитие города: { $most } при большинстве, иначе { $less }
madeira-opt-to-field = Поле { $field }: { $good }
madeira-opt-to-field-wood = Поле { $field }: { $good }, сверху { $wood }
madeira-opt-to-forest = Лес: доступ к любому количеству древесины
madeira-opt-to-colony = { $place }: получать { FORM($good, "acc") } каждый раунд · сейчас { $pp }
madeira-opt-to-watch = Городская стража: сбросить до { FORM($pirates, "acc") }
madeira-opt-to-watch-none = Городская стража: у тебя нет пиратов
madeira-detail-becomes = в конце раунда { $round } станет полем { FORM($good, "gen") }, если не будет древесины
madeira-opt-ship-home = Корабль из запаса: заплатить { FORM($wood, "acc") } при отплытии
madeira-opt-ship = Корабль { FORM($place, "from") }
madeira-opt-another-ship = Выбрать другой корабль
madeira-opt-sail-trade = { $place }: заплатить { FORM($goods, "acc") } · получить { $reais }
madeira-opt-sail-colony = { $place }: заплатить { FORM($goods, "acc") } · получить награду
madeira-detail-rewards = Награда: { $rewards }
madeira-opt-reward = { $colony }, { $reward }: { $gives }
madeira-opt-build = { $favour } ({ $city } { $district }): заплатить { FORM($wood, "acc") }
madeira-detail-build = Милость: { $does }
madeira-opt-wood = { $field } (осталось { $left })
madeira-opt-wood-forest = Лес
madeira-opt-marker = С { $from } на { $to }
madeira-opt-use = { $building }: { $effect }
madeira-opt-turn-up = { $favour }: { $does }
madeira-opt-discard = Сбросить { FORM($pirates, "acc") }
madeira-opt-discard-none = Не сбрасывать
madeira-opt-bread = Получить { $bread }
madeira-opt-pay = Заплатить { $reais }: { $effect }
madeira-opt-pirates = Взять { FORM($pirates, "acc") }
madeira-opt-honour = Вернуть рабочего: получить { $pp }
madeira-opt-upkeep = Заплатить { FORM($paid, "acc") } · взять { FORM($pirates, "acc") }
madeira-opt-upkeep-none = Не платить · взять { FORM($pirates, "acc") }
madeira-opt-upkeep-all = Заплатить { FORM($paid, "acc") } · без пиратов
madeira-opt-present = { $request }: { $pp }
madeira-opt-present-city = { $request }, { $city }: { $pp }
madeira-opt-present-reais = { $request }: заплатить { $reais } · { $pp }
madeira-opt-mill-down = Мельница вниз до { $to }: получить { $gain }
madeira-opt-mill-pay = Мельница: заплатить { FORM($paid, "acc") } · получить { $gain }
madeira-opt-mill-up = Мельница вверх до { $to }: заплатить { FORM($paid, "acc") }
madeira-detail-leaves = и затем, раз больше ничего не остаётся: { $what }
madeira-opt-exchange = Обмен: заплатить { FORM($give, "acc") } · получить { FORM($get, "acc") }
madeira-opt-done = Больше ничего
madeira-opt-stay = Остаться на этой ступени
madeira-opt-neither = Ни действия, ни урожая
madeira-opt-decline = Нет

## Группы вариантов
madeira-group-favours = Милости гильдий
madeira-group-character = { FORM($character, "cap") } · { $building } (регион { $region }) · в фазе C около { $cost } или { $pirates }
madeira-group-pass = Пас
madeira-group-colonies = Колонии
madeira-group-home = Запас и городская стража
madeira-group-windmill = Мельница
madeira-group-exchange = Обмен товаров
madeira-group-other = Остальное

## Что произошло: начало и фаза A
madeira-start-request =
    { $who } начинает с запросом «{ $request }» ({ $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }).
madeira-first-order = Порядок хода: { $order }.
madeira-round-began = Начинается раунд { $round }. Свободно здание { $free }.
madeira-turn-began = Раунд { $round }, { $phase }: { $who }
madeira-turn-began-setup = { $who }
madeira-character-placed = { $building }: { $character }.
madeira-pirate-dice-rolled = Пиратские кубики у городской стражи: { $dice }.
madeira-row-rolled = Планшет гильдий, ряд { $row }: { $dice }.
madeira-row-taken = { $who } берёт ряд { $row } с кубиками { $dice }.
madeira-request-taken = { $who } берёт запрос «{ $request }».
madeira-favours-turned-up =
    { $count ->
        [one] { $who } открывает милость: { $favours }.
        [few] { $who } открывает милости: { $favours }.
       *[many] { $who } открывает милости: { $favours }.
    }

## Что произошло: ходы
madeira-favour-used = { $who } использует милость «{ $favour }».
madeira-die-placed = { $who } ставит { $die } { FORM($character, "on") } ({ $building }).
madeira-die-placed-bread = { $who } ставит { $die } { FORM($character, "on") } ({ $building }) за { $bread }.
madeira-passed = { $who } пасует на месте { $space }.
madeira-worker-placed = { $who } ставит рабочего { FORM($place, "to") }.
madeira-worker-moved = { $who } перемещает рабочего { FORM($from, "from") } { FORM($to, "to") }.
madeira-citizen-moved = { $who } перемещает горожанина { FORM($from, "from") } { FORM($to, "to") }.
madeira-ship-launched = { $who } отправляет корабль из запаса { FORM($to, "to") } за { FORM($paid, "acc") }.
madeira-ship-moved = { $who } отправляет корабль { FORM($from, "from") } { FORM($to, "to") } за { FORM($paid, "acc") }.
madeira-reward-taken = { $who } берёт награду короля { FORM($colony, "in") }: { $reward } ({ $gives }).
madeira-district-built = { $who } строит квартал { $district } города { $city } за { FORM($wood, "acc") } и получает милость «{ $favour }».
madeira-wood-bought = { $who } покупает { FORM($wood, "acc") } { FORM($from, "from") }.
madeira-wood-received = { $who } получает { FORM($wood, "acc") } { FORM($from, "from") }.
madeira-wood-paid = { $who } платит { $reais } за древесину, купленную в этом ходу ({ $wood }).
madeira-harvested = { $who } собирает { FORM($gain, "acc") } { FORM($from, "from") }.
madeira-marker-moved = { $who } переставляет маркер действия: { $from } → { $to }.
madeira-gained = { $who } получает { FORM($gain, "acc") }.
madeira-lost-windmill-step = { $who } уже на вершине мельницы и не поднимается.
madeira-lost-favour = { $who }: нет закрытых милостей, открыть нечего.
madeira-lost-city-spot = { $who } не перемещает рабочего: в городах нет свободных мест.
madeira-lost-wood = { $who } без доступа к древесине теряет: { $wood }.
madeira-lady-paid = { $who } платит { $reais } за помощь Дамы.
madeira-pirates-taken = { $who } берёт { FORM($pirates, "acc") }.
madeira-pirates-discarded = { $who } сбрасывает { FORM($pirates, "acc") }.

## Что произошло: здания и мельница
madeira-building-opened = Разыгрывается { $building } ({ $dice }): цена { $cost }, иначе { $pirates }.
madeira-building-paid = { $who } платит { $reais } за { $building }.
madeira-building-used = { $who } использует { $building }: { $effect }.
madeira-mill-down = { $who } берёт { $gain } с мельницы (теперь { $level }).
madeira-mill-paid = { $who } отдаёт на мельнице { FORM($paid, "acc") } за { $gain }.
madeira-mill-up = { $who } отдаёт мельнице { FORM($paid, "acc") } и поднимается до { $level }.
madeira-windmill-raised = { $who } поднимается на мельнице до { $level }.
madeira-exchanged = { $who } обменивает { FORM($give, "acc") } на { FORM($get, "acc") }.

## Что произошло: содержание, запросы, конец
madeira-honoured = { $who } получает почести за городскую стражу.
madeira-colony-income = { $who } получает { FORM($gain, "acc") } { FORM($colony, "from") }.
madeira-maintained =
    { $who } отдаёт { FORM($wood, "acc") } за { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }.
madeira-fed =
    { $who } отдаёт { $bread } за { $due ->
        [one] { $due } рабочего
        [few] { $due } рабочих
       *[many] { $due } рабочих
    }.
madeira-presented-ships =
    { $who } выполняет запрос «{ $request }», { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }: { $pp }.
madeira-presented-favours =
    { $who } выполняет запрос «{ $request }», { $count ->
        [one] { $count } милость
        [few] { $count } милости
       *[many] { $count } милостей
    }: { $pp }.
madeira-presented-city = { $who } выполняет запрос «{ $request }», { $city }: { $pp }.
madeira-presented-reais = { $who } выполняет запрос «{ $request }» и отдаёт { $reais } за { $pp }.
madeira-presented-nothing = { $who } выполняет запрос «{ $request }» без очков.
madeira-field-converted = Поле { $field } теперь даёт: { $good }.
madeira-resources-scored = { $who }: деньги и товары на { $reais }, { $pp }.
madeira-pirates-revealed = { $who } показывает { FORM($pirates, "acc") } и теряет { $loss }.
madeira-pirates-revealed-none = У игрока { $who } нет пиратов, потерь нет.
madeira-ended = Игра окончена.

## Почему нет
madeira-no-asked-otherwise = Сейчас вопрос о другом.
madeira-no-your-turn = Сейчас не твой ход. Вне хода можно только пользоваться мельницей.
madeira-no-row-taken = Ряд { $row } занят. Выбери свободный.
madeira-no-such-row = При таком числе игроков ряда { $row } нет.
madeira-no-such-request = Запроса «{ $request }» здесь нет.
madeira-no-nothing-of-guild = У тебя нет закрытых милостей этой гильдии, или она не из этого ряда.
madeira-no-such-die = У тебя больше нет кубика гильдии { $value }.
madeira-no-such-pirate-die = У городской стражи нет пиратского кубика { $value }.
madeira-no-worker-in-watch = Для пиратского кубика нужен твой рабочий в городской страже: он вернётся в запас.
madeira-no-character-full = Нет места { FORM($character, "at") }: кубиков не больше, чем игроков.
madeira-no-pirate-die-there = Пиратский кубик { FORM($character, "at") } уже есть, а можно только один.
madeira-no-bread = Кубик ниже номера региона стоит разницу в хлебе: { $need }. У тебя { $have }.
madeira-no-pass-space-taken = Место для паса { $space } занято. Выбери свободное.
madeira-no-such-pass-space = При таком числе игроков места для паса { $space } нет.
madeira-no-such-alternative = На месте для паса { $space } этого нет.
madeira-no-such-favour = У тебя нет милости «{ $favour }».
madeira-no-favour-face-down = Милость «{ $favour }» закрыта. Сначала открой её.
madeira-no-favour-used = Одна милость за ход, и она уже использована.
madeira-no-favour-other-phase = «{ $favour }» ({ $does }) — только для фазы { $phase }.
madeira-no-die-must-follow = После Инженера нужно поставить кубик.
madeira-no-effect = Сейчас это ничего не изменит.
madeira-no-nothing-to-do = { FORM($character, "cap") }: { $why }. Сейчас действие ничего не изменит.
madeira-no-only-harvest = У свободного здания нет своего действия: там можно только собрать урожай.
madeira-no-worker-in-region = У тебя нет рабочих на полях региона { $region }. Лес не считается.
madeira-no-nobody-there = Некого перемещать { FORM($place, "from") }.
madeira-no-moved-already = Эта фигура только что перемещена. Вторая должна быть другой.
madeira-no-not-from-watch = Рабочие покидают городскую стражу только ради пиратского кубика, почестей или с Разведчиком.
madeira-no-only-within-cities = Мэр перемещает только рабочих и горожан в городах.
madeira-no-not-there = Это перемещение не может вести { FORM($place, "to") }.
madeira-no-field-taken = Рабочий { FORM($place, "in") } уже есть: твоих — по одному на поле, а в начале игры только один на всех.
madeira-no-region-taken = В начале твои рабочие стоят в разных регионах. Лес — отдельная область.
madeira-no-spot-taken = { $place }: занято. Одна фигура на место.
madeira-no-district-not-built = { $place }: этот квартал ещё не построен, на нём лежит милость.
madeira-no-ship-there = Там нет твоего корабля.
madeira-no-space-taken = { $place }: занято. Один корабль на место; вдвоём два последних места рынка — одно.
madeira-no-space-closed = { $place }: не используется при таком числе игроков.
madeira-no-goods = Нужно: { $need }, а у тебя { $have }. Мельница обменяет два любых товара на один.
madeira-no-access-to-wood = Нужно древесины: { $need }, а есть и доступно { $have }. Её покупают там, где стоит твой рабочий.
madeira-no-wood-too-dear =
    { $price ->
        [one] Древесина этого хода стоила бы { $price } реал, а с мельницей ты можешь собрать не больше { $reach }.
        [few] Древесина этого хода стоила бы { $price } реала, а с мельницей ты можешь собрать не больше { $reach }.
       *[many] Древесина этого хода стоила бы { $price } реалов, а с мельницей ты можешь собрать не больше { $reach }.
    }
madeira-no-wood-there = Для тебя нет древесины { FORM($place, "in") }.
madeira-no-district-built = Милость «{ $favour }» больше не лежит ни на одном квартале.
madeira-no-such-reward = Для этой награды твой корабль не прибыл.
madeira-no-reais =
    { $need ->
        [one] Нужен { $need } реал, а у тебя { $have }. Может помочь мельница.
        [few] Нужно { $need } реала, а у тебя { $have }. Может помочь мельница.
       *[many] Нужно { $need } реалов, а у тебя { $have }. Может помочь мельница.
    }
madeira-no-too-many = Не больше { $most }.
madeira-no-marker = На { $building } нет твоего маркера действия.
madeira-no-same-building = Выбери другое здание.
madeira-no-not-harvested = Твой рабочий не собирал урожай { FORM($place, "in") }, второго сбора там нет.
madeira-no-windmill-closed = Мельница работает только в фазах B, C и D.
madeira-no-stepping-down = Спускаться на мельнице можно только в фазах B и C.
madeira-no-windmill-at-top = Ты на вершине мельницы: там 2 пшеницы дают 1 ОП.
madeira-no-windmill-not-at-top = Пшеница даёт ОП только на вершине мельницы.
madeira-no-prestige = Внизу мельницы шаг стоит 1 ОП, а у тебя их нет.
madeira-no-needed-for-wood =
    { $price ->
        [one] В этом ходу куплена древесина, и нужно суметь заплатить за неё { $price } реал.
        [few] В этом ходу куплена древесина, и нужно суметь заплатить за неё { $price } реала.
       *[many] В этом ходу куплена древесина, и нужно суметь заплатить за неё { $price } реалов.
    }
madeira-no-city-presented = Город { $city } в этом раунде уже учтён.

## Почему нет, в двух словах
madeira-pirate-dice-sought = Пиратские кубики
madeira-district-sought = { $favour } ({ $city } { $district })
madeira-brief-full = нет места
madeira-brief-pirate-die = там уже пиратский кубик
madeira-brief-needs = нужно { $need }, у тебя { $have }
madeira-brief-wood = нужно { $need }, доступно только { $have }
madeira-brief-wood-too-dear = нужно { $need }, с мельницей не больше { $reach }
madeira-brief-watch = нет рабочих в страже
madeira-brief-face-down = закрыта
madeira-brief-one-favour = одна милость за ход
madeira-brief-other-phase = только в фазе { $phase }
madeira-brief-no-effect = ничего не изменит
madeira-no-worker-to-move = ни один рабочий не может перейти на поле
madeira-no-district-to-build = ни один квартал тебе не по средствам
madeira-nothing-in-cities = города ничего не дают, и переместить некого
madeira-no-ship-to-move = ни один корабль не может плыть: не хватает товаров, древесины или свободного места
madeira-brief-no-worker = нет рабочих в регионе { $region }
madeira-brief-occupied = занято
madeira-brief-only-harvest = только урожай
