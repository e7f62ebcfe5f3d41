### Мадейра: названия, вопросы, варианты, что произошло, почему нет.

madeira-name = Мадейра

## Товары и две буквы для таблиц
madeira-wheat = пшеница
    .gen = пшеницы
    .ins = пшеницей
madeira-sugar = сахар
    .gen = сахара
    .ins = сахаром
madeira-wine = вино
    .gen = вина
    .ins = вином
madeira-wheat-sign = пш
madeira-sugar-sign = са
madeira-wine-sign = ви

## Количества
madeira-n-reais =
    { $count ->
        [one] { $count } реал
        [few] { $count } реала
       *[many] { $count } реалов
    }
madeira-n-bread =
    { $count ->
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[many] { $count } хлеба
    }
madeira-n-wood =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    }
    .acc =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесины
        }
madeira-n-pp = { $count } ОП
madeira-n-wheat =
    { $count ->
        [one] { $count } пшеница
        [few] { $count } пшеницы
       *[many] { $count } пшеницы
    }
    .acc =
        { $count ->
            [one] { $count } пшеницу
            [few] { $count } пшеницы
           *[many] { $count } пшеницы
        }
madeira-n-sugar =
    { $count ->
        [one] { $count } сахар
        [few] { $count } сахара
       *[many] { $count } сахара
    }
    .acc =
        { $count ->
            [one] { $count } сахар
            [few] { $count } сахара
           *[many] { $count } сахара
        }
madeira-n-wine =
    { $count ->
        [one] { $count } вино
        [few] { $count } вина
       *[many] { $count } вина
    }
    .acc =
        { $count ->
            [one] { $count } вино
            [few] { $count } вина
           *[many] { $count } вина
        }
madeira-n-pirates =
    { $count ->
        [one] { $count } пират
        [few] { $count } пирата
       *[many] { $count } пиратов
    }
madeira-n-wood-bought =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    } (покупка { $bought } за { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    })
    .acc =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесины
        } (покупка { $bought } за { $reais ->
            [one] { $reais } реал
            [few] { $reais } реала
           *[many] { $reais } реалов
        })
madeira-n-wood-raised =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    } (покупка { $bought }: { $paid })
    .acc =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесины
        } (покупка { $bought }: { $paid })
madeira-n-wood-raised-left =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    } (покупка { $bought }: { $paid }, { $left ->
        [one] останется { $left } реал
        [few] останется { $left } реала
       *[many] останется { $left } реалов
    })
    .acc =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесины
        } (покупка { $bought }: { $paid }, { $left ->
            [one] останется { $left } реал
            [few] останется { $left } реала
           *[many] останется { $left } реалов
        })
madeira-n-steps =
    { $count ->
        [one] { $count } ступень мельницы
        [few] { $count } ступени мельницы
       *[many] { $count } ступеней мельницы
    }
madeira-n-by-pp-or-wheat = { $count } за ОП/пшеницу
madeira-nothing = ничего
madeira-either = { $most } или { $last }
madeira-both = { $most } и { $last }
madeira-times = { $count }× { $what }

## Здания
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
madeira-moinho-few = 2 хлеба
madeira-capitania-few = 1 ОП, 1 рабочий в город
madeira-alfandega-few = 1 рабочий в колонию
madeira-casa-da-coroa-few = открыть 1 милость
madeira-fortaleza-few = 1 рабочий в городскую стражу
madeira-moinho-many = 5 хлеба
madeira-capitania-many = 3 ОП, до 2 рабочих в города
madeira-alfandega-many = до 2 рабочих в колонии
madeira-casa-da-coroa-many = открыть до 2 милостей
madeira-fortaleza-many = до 2 рабочих в городскую стражу
madeira-no-effect-without-workers = без действия (нет рабочих в регионе { $region })

## Персонажи
madeira-steward = Управляющий
    .on = на Управляющего
    .at = на Управляющем
madeira-guildmaster = Гильдмейстер
    .on = на Гильдмейстера
    .at = на Гильдмейстере
madeira-mayor = Мэр
    .on = на Мэра
    .at = на Мэре
madeira-commander = Командующий
    .on = на Командующего
    .at = на Командующем
madeira-free = свободное здание
    .on = на свободное здание
    .at = на свободном здании
madeira-steward-does = до 2 рабочих на поля
madeira-guildmaster-does = построить квартал ради милости
madeira-mayor-does = 2 перемещения в городах и доход
madeira-commander-does = переместить до 2 кораблей
madeira-free-does = только урожай

## Гильдии и милости
madeira-orange = оранжевая гильдия
    .gen = оранжевой гильдии
madeira-green = зелёная гильдия
    .gen = зелёной гильдии
madeira-blue = синяя гильдия
    .gen = синей гильдии
madeira-violet = фиолетовая гильдия
    .gen = фиолетовой гильдии
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
madeira-treasurer-does = получить 5 реалов
madeira-bishop-does = переставить свой маркер действия
madeira-engineer-does = ещё 2 сбора при урожае в этом ходу
madeira-patron-does = получить 3 хлеба
madeira-miller-does = мельница на ступень вверх
madeira-monk-does = получить 2 древесины, если есть доступ
madeira-navigator-does = переместить 1 корабль
madeira-lady-does = за 4 реала выполнить действие любого здания
madeira-sergeant-does = сбросить половину своих пиратов с округлением вниз
madeira-noble-does = это здание для тебя бесплатно
madeira-scout-does = переместить 1 рабочего откуда угодно куда угодно
madeira-diplomat-does = ещё 2 рабочих в счёт этого здания
madeira-sergeant-now = сбросить пиратов: { $count }
madeira-noble-now = бесплатно: { $effect }
madeira-diplomat-now =
    заплатить { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    }, ещё 2 рабочих в счёт: { $effect }

## Запросы короны
madeira-trade = Торговые пути
madeira-expedition = Экспедиция
madeira-guilds = Влияние гильдий
madeira-urban = Развитие города
madeira-wealth = Богатство нации
madeira-trade-scores = от { $least } до { $most } ОП за корабль на рынках, до 3 кораблей
madeira-expedition-scores = от { $least } до { $most } ОП за корабль в колониях, до 3 кораблей
madeira-guilds-scores = 5 ОП за открытую милость каждой гильдии
madeira-urban-scores = любой город, при большинстве — больше
madeira-wealth-scores = отдать до 15 реалов, по 1 ОП

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
madeira-medal-gives = 3 ОП
madeira-support-gives = сбросить до 3 пиратов или 2 хлеба
madeira-city-gives = 1 ОП, 1 рабочий в город
madeira-loot-gives =
    { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    }
madeira-top-of-windmill = ничего (ты на вершине мельницы)
madeira-none-face-down = ничего (у тебя нет закрытых милостей)
madeira-city-full = { $pp } ОП, без рабочего (в городах нет свободных мест)

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
madeira-ask-settle-city = На каком месте города начнёт твой первый рабочий?
madeira-ask-settle-field =
    { $left ->
        [one] На каком поле начнёт твой последний стартовый рабочий? Не в регионе, где у тебя уже есть рабочий.
        [few] На каком поле начнёт твой рабочий? (осталось { $left }, каждый в другом регионе)
       *[many] На каком поле начнёт твой рабочий? (осталось { $left }, каждый в другом регионе)
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
madeira-ask-worker-to = Куда переместить фигуру { FORM($from, "from") }?
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
madeira-ask-support = Королевская поддержка: хлеб или сброс пиратов?
madeira-ask-resolve =
    { $building }: заплатить { $cost ->
        [one] { $cost } реал
        [few] { $cost } реала
       *[many] { $cost } реалов
    } или взять пиратов ({ $pirates })?
madeira-ask-raise =
    { $missing ->
        [one] Нужно заплатить за древесину, не хватает { $missing } реала. Где взять?
        [few] Нужно заплатить за древесину, не хватает { $missing } реалов. Где взять?
       *[many] Нужно заплатить за древесину, не хватает { $missing } реалов. Где взять?
    }
madeira-ask-last-windmill = Последняя возможность в этом раунде спуститься на мельнице. Спустишься?
madeira-ask-honour = У тебя больше всех рабочих в городской страже: вернуть одного в запас за 4 ОП?
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
madeira-opt-row = Ряд { $row }: кубики { $dice }, { $guilds }
madeira-opt-take = { $request } (сейчас { $pp } ОП)
madeira-opt-guild = Милости { FORM($guild, "gen") }: { $favours }
madeira-opt-favour = Милость «{ $favour }»: { $does }
madeira-opt-die = Кубик { $value } { FORM($character, "on") } ({ $building }, регион { $region })
madeira-opt-die-bread =
    Кубик { $value } { FORM($character, "on") } ({ $building }, регион { $region }) за { $bread ->
        [one] { $bread } хлеб
        [few] { $bread } хлеба
       *[many] { $bread } хлеба
    }
madeira-opt-pirate = Пиратский кубик { $value } { FORM($character, "on") } ({ $building }, регион { $region })
madeira-opt-pirate-bread =
    Пиратский кубик { $value } { FORM($character, "on") } ({ $building }, регион { $region }) за { $bread ->
        [one] { $bread } хлеб
        [few] { $bread } хлеба
       *[many] { $bread } хлеба
    }
madeira-detail-die = { $does } или урожай: { $harvest }
madeira-detail-no-harvest = нет твоих рабочих для урожая в регионе { $region }
madeira-detail-free = урожай: { $harvest } и ещё один сбор
madeira-opt-pass-reais =
    Пас на { $space }: { $count ->
        [one] { $count } реал
        [few] { $count } реала
       *[many] { $count } реалов
    }
madeira-opt-pass-city = Пас на { $space }: { $gain }
madeira-opt-pass-watch = Пас на { $space }: 1 рабочий в городскую стражу
madeira-opt-pass-ship = Пас на { $space }: переместить 1 корабль
madeira-detail-pass =
    { $dice ->
        [one] пропадает { $dice } кубик
        [few] пропадают { $dice } кубика
       *[many] пропадают { $dice } кубиков
    }
madeira-opt-act = { $character }: { $does }
madeira-detail-mayor = города дали бы сейчас { FORM($gains, "acc") }
madeira-opt-harvest = Урожай в регионе { $region }: { $gains }
madeira-opt-harvest-more =
    Урожай в регионе { $region }: { $gains } и ещё { $more ->
        [one] { $more } сбор
        [few] { $more } сбора
       *[many] { $more } сборов
    }
madeira-opt-again = { $field } ещё раз: { $gain }
madeira-opt-worker = Рабочий { FORM($place, "from") }
madeira-opt-citizen = Горожанин { FORM($place, "from") }
madeira-opt-to = { $place }
madeira-opt-to-spot-pp = { $place }: 1 ОП
madeira-opt-to-field = Поле { $field }: { $good }
madeira-opt-to-field-wood = Поле { $field }: { $good }, сверху древесина: { $wood }
madeira-opt-to-forest = Лес: доступ к любому количеству древесины
madeira-opt-to-colony = { $place }: сейчас { $pp } ОП, каждый раунд { $good }
madeira-opt-to-watch =
    { $count ->
        [one] Городская стража: сбросить { $count } пирата
        [few] Городская стража: сбросить до { $count } пиратов
       *[many] Городская стража: сбросить до { $count } пиратов
    }
madeira-opt-to-watch-none = Городская стража: у тебя нет пиратов
madeira-detail-becomes = в раунде { $round } станет: { $good }, если не будет древесины
madeira-opt-ship-home = Корабль из запаса (1 древесина при отплытии)
madeira-opt-ship = Корабль { FORM($place, "from") }
madeira-opt-another-ship = Выбрать другой корабль
madeira-opt-sail-trade =
    { $place }: отдать { FORM($goods, "acc") }, получить { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    }
madeira-opt-sail-colony = { $place }: отдать { FORM($goods, "acc") }, взять награду
madeira-detail-rewards = награда: { $rewards }
madeira-opt-reward = { $colony }, { $reward }: { $gives }
madeira-opt-build = { $favour } ({ $city } { $district }): { $wood }
madeira-opt-wood = { $field } (осталось { $left })
madeira-opt-wood-forest = Лес
madeira-opt-marker = С { $from } на { $to }
madeira-opt-use = { $building }: { $effect }
madeira-opt-turn-up = { $favour }: { $does }
madeira-opt-discard = Сбросить пиратов: { $count }
madeira-opt-discard-none = Не сбрасывать
madeira-opt-bread = 2 хлеба
madeira-opt-pay =
    Заплатить { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    }: { $effect }
madeira-opt-pirates = Взять пиратов: { $count }
madeira-opt-honour = Вернуть рабочего: 4 ОП
madeira-opt-maintain = { $wood } и { $pirates }
madeira-opt-maintain-none = Без древесины, взамен { $pirates }
madeira-opt-maintain-all = { $wood }, без пиратов
madeira-opt-feed =
    { $bread ->
        [one] { $bread } хлеб, за остальных { $pirates }
        [few] { $bread } хлеба, за остальных { $pirates }
       *[many] { $bread } хлеба, за остальных { $pirates }
    }
madeira-opt-feed-none = Без хлеба, взамен { $pirates }
madeira-opt-feed-all =
    { $bread ->
        [one] { $bread } хлеб, без пиратов
        [few] { $bread } хлеба, без пиратов
       *[many] { $bread } хлеба, без пиратов
    }
madeira-opt-present = { $request }: { $pp } ОП
madeira-opt-present-city = { $request }: { $city }, { $pp } ОП
madeira-opt-present-reais =
    { $request }: отдать { $reais ->
        [one] { $reais } реал за { $reais } ОП
        [few] { $reais } реала за { $reais } ОП
       *[many] { $reais } реалов за { $reais } ОП
    }
madeira-opt-mill-bread = Мельница вниз до { $to }: 1 хлеб
madeira-opt-mill-reais = Мельница вниз до { $to }: 3 реала
madeira-opt-mill-pp-bread = Мельница: 1 ОП за 1 хлеб
madeira-opt-mill-pp-real = Мельница: 1 ОП за 1 реал
madeira-opt-mill-up = Мельница вверх до { $to }: отдать 2 пшеницы
madeira-opt-mill-prestige = Мельница: 2 пшеницы за 1 ОП
madeira-opt-exchange = Обменять { FORM($give, "acc") } на { FORM($get, "acc") }
madeira-opt-done = Больше ничего
madeira-opt-neither = Ни то ни другое
madeira-opt-decline = Нет

## Группы вариантов
madeira-group-favours = Милости гильдий
madeira-group-die = Поставить кубик { $value }
madeira-group-pirate = Поставить пиратский кубик { $value }
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
madeira-die-placed = { $who } ставит кубик { $value } { FORM($character, "on") } ({ $building }).
madeira-die-placed-bread = { $who } ставит кубик { $value } { FORM($character, "on") } ({ $building }), отдав хлеб: { $bread }.
madeira-pirate-placed = { $who } ставит пиратский кубик { $value } { FORM($character, "on") } ({ $building }).
madeira-pirate-placed-bread = { $who } ставит пиратский кубик { $value } { FORM($character, "on") } ({ $building }), отдав хлеб: { $bread }.
madeira-passed = { $who } пасует на месте { $space }.
madeira-worker-placed = { $who } ставит рабочего { FORM($place, "to") }.
madeira-worker-moved = { $who } перемещает рабочего { FORM($from, "from") } { FORM($to, "to") }.
madeira-citizen-moved = { $who } перемещает горожанина { FORM($from, "from") } { FORM($to, "to") }.
madeira-ship-launched = { $who } отправляет корабль из запаса { FORM($to, "to") } за { FORM($paid, "acc") } и 1 древесину.
madeira-ship-moved = { $who } отправляет корабль { FORM($from, "from") } { FORM($to, "to") } за { FORM($paid, "acc") }.
madeira-reward-taken = { $who } берёт награду короля { FORM($colony, "in") }: { $reward } ({ $gives }).
madeira-district-built = { $who } строит квартал { $district } города { $city } за { FORM($wood, "acc") } и получает милость «{ $favour }».
madeira-wood-bought = { $who } покупает { FORM($wood, "acc") } { FORM($from, "from") }.
madeira-wood-received = { $who } получает { FORM($wood, "acc") } { FORM($from, "from") }.
madeira-wood-paid =
    { $who } платит { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    } за древесину, купленную в этом ходу ({ $wood }).
madeira-harvested = { $who } собирает { FORM($gain, "acc") } { FORM($from, "from") }.
madeira-marker-moved = { $who } переставляет маркер действия: { $from } → { $to }.
madeira-gained = { $who } получает { FORM($gain, "acc") }.
madeira-lost-windmill-step = { $who } уже на вершине мельницы и не поднимается.
madeira-lost-favour = { $who }: нет закрытых милостей, открыть нечего.
madeira-lost-city-spot = { $who } не перемещает рабочего: в городах нет свободных мест.
madeira-lost-wood = { $who } без доступа к древесине теряет: { $wood }.
madeira-lady-paid =
    { $who } платит { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    } за помощь Дамы.
madeira-pirates-taken = { $who } получает пиратов: { $count }.
madeira-pirates-discarded = { $who } сбрасывает пиратов: { $count }.

## Что произошло: здания и мельница
madeira-building-opened =
    Разыгрывается { $building }. Кубики гильдий: { $dice }. Цена — { $cost ->
        [one] { $cost } реал
        [few] { $cost } реала
       *[many] { $cost } реалов
    }, иначе { $pirates ->
        [one] { $pirates } пират
        [few] { $pirates } пирата
       *[many] { $pirates } пиратов
    }.
madeira-building-opened-pirate =
    Разыгрывается { $building }. Кубики гильдий: { $dice }, пиратский: { $pirate }. Цена — { $cost ->
        [one] { $cost } реал
        [few] { $cost } реала
       *[many] { $cost } реалов
    }, иначе { $pirates ->
        [one] { $pirates } пират
        [few] { $pirates } пирата
       *[many] { $pirates } пиратов
    }.
madeira-building-paid =
    { $who } платит { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    } за { $building }.
madeira-building-used = { $who } использует { $building }: { $effect }.
madeira-mill-bread = { $who } берёт 1 хлеб с мельницы (теперь { $level }).
madeira-mill-reais =
    { $who } берёт { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    } с мельницы (теперь { $level }).
madeira-mill-pp-bread = { $who } отдаёт на мельнице 1 ОП за 1 хлеб.
madeira-mill-pp-real = { $who } отдаёт на мельнице 1 ОП за 1 реал.
madeira-mill-up = { $who } отдаёт мельнице 2 пшеницы и поднимается до { $level }.
madeira-mill-prestige = { $who } отдаёт мельнице 2 пшеницы за 1 ОП.
madeira-windmill-raised = { $who } поднимается на мельнице до { $level }.
madeira-exchanged = { $who } обменивает { FORM($give, "acc") } на { FORM($get, "acc") }.

## Что произошло: содержание, запросы, конец
madeira-honoured = { $who } получает почести за городскую стражу.
madeira-colony-income = { $who } получает { FORM($gain, "acc") } { FORM($colony, "from") }.
madeira-maintained =
    { $who } отдаёт древесину ({ $wood }) за { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }.
madeira-fed =
    { $who } отдаёт хлеб ({ $bread }) за { $due ->
        [one] { $due } рабочего
        [few] { $due } рабочих
       *[many] { $due } рабочих
    }.
madeira-presented-ships =
    { $who } выполняет запрос «{ $request }», { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }: { $pp } ОП.
madeira-presented-favours =
    { $who } выполняет запрос «{ $request }», { $count ->
        [one] { $count } милость
        [few] { $count } милости
       *[many] { $count } милостей
    }: { $pp } ОП.
madeira-presented-city = { $who } выполняет запрос «{ $request }», { $city }: { $pp } ОП.
madeira-presented-reais =
    { $who } выполняет запрос «{ $request }» и отдаёт { $pp ->
        [one] { $pp } реал за { $pp } ОП.
        [few] { $pp } реала за { $pp } ОП.
       *[many] { $pp } реалов за { $pp } ОП.
    }
madeira-presented-nothing = { $who } сдаёт запрос «{ $request }» без очков.
madeira-field-converted = Поле { $field } теперь даёт: { $good }.
madeira-resources-scored =
    { $who }: деньги и товары на { $reais ->
        [one] { $reais } реал
        [few] { $reais } реала
       *[many] { $reais } реалов
    }, { $pp } ОП.
madeira-pirates-revealed = { $who } показывает пиратов ({ $pirates }) и теряет { $loss } ОП.
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
madeira-no-favour-other-phase = «{ $favour }» ({ $does }) — для другой фазы: Инженер в B, Дворянин и Дипломат в C.
madeira-no-die-must-follow = После Инженера нужно поставить кубик.
madeira-no-effect = Сейчас это ничего не изменит.
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
        [one] Древесина этого хода стоила бы { $price } реал, а ты можешь собрать только { $reach }.
        [few] Древесина этого хода стоила бы { $price } реала, а ты можешь собрать только { $reach }.
       *[many] Древесина этого хода стоила бы { $price } реалов, а ты можешь собрать только { $reach }.
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
madeira-no-city-presented = Город { $city } в этом раунде уже предъявлен.
