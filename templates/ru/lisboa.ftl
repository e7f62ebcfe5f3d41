### Лиссабон: имена, вопросы, варианты, команды.

lisboa-name = Лиссабон
lisboa-lacerda = Ласерда
lisboa-joined = { $first }{ $second }

## Количества
lisboa-reis =
    { $count ->
        [one] { $count } реал
        [few] { $count } реала
       *[many] { $count } реалов
    }
lisboa-influence =
    { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }
lisboa-influence-now =
    { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }, теперь { $now }
lisboa-influence-lost =
    { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }, теперь { $now } (ещё { $lost } не поместилось)
lisboa-wigs = { $count } ПО
lisboa-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
lisboa-officials =
    { $count ->
        [one] { $count } служащий
        [few] { $count } служащих
       *[many] { $count } служащих
    }
    .gen =
        { $count ->
            [one] { $count } служащего
            [few] { $count } служащих
           *[many] { $count } служащих
        }
lisboa-nothing = ничего
lisboa-no-goods = без товаров

## Цены и то, чему нет места
lisboa-reis-range =
    { $high ->
        [one] { $low }–{ $high } реал
        [few] { $low }–{ $high } реала
       *[many] { $low }–{ $high } реалов
    }
lisboa-influence-range =
    { $high ->
        [one] { $low }–{ $high } влияние
        [few] { $low }–{ $high } влияния
       *[many] { $low }–{ $high } влияния
    }
lisboa-wigs-range =
    { $high ->
        [one] { $low }–{ $high } парик
        [few] { $low }–{ $high } парика
       *[many] { $low }–{ $high } париков
    }
lisboa-with-influence = { $reis } (≥ { $influence })
lisboa-costs = { $what } (цена: { $cost })
lisboa-no-room = { $what } (нет места)
lisboa-room-for = { $what } (место только для { $room })
lisboa-brings-nothing = { $what } (ничего)

## Товары
lisboa-gold = золото
    .gen = золота
lisboa-cloth = сукно
    .gen = сукна
lisboa-books = книги
    .gen = книг
lisboa-tools = инструменты
    .gen = инструментов
lisboa-gold-of =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
lisboa-cloth-of =
    { $count ->
        [one] { $count } сукно
        [few] { $count } сукна
       *[many] { $count } сукна
    }
lisboa-books-of =
    { $count ->
        [one] { $count } книга
        [few] { $count } книги
       *[many] { $count } книг
    }
    .acc =
        { $count ->
            [one] { $count } книгу
            [few] { $count } книги
           *[many] { $count } книг
        }
lisboa-tools-of =
    { $count ->
        [one] { $count } инструмент
        [few] { $count } инструмента
       *[many] { $count } инструментов
    }
lisboa-store-gold =
    { $count ->
        [one] ювелирная лавка
        [few] { $count } ювелирные лавки
       *[many] { $count } ювелирных лавок
    }
    .acc =
        { $count ->
            [one] ювелирную лавку
            [few] { $count } ювелирные лавки
           *[many] { $count } ювелирных лавок
        }
lisboa-store-cloth =
    { $count ->
        [one] суконная лавка
        [few] { $count } суконные лавки
       *[many] { $count } суконных лавок
    }
    .acc =
        { $count ->
            [one] суконную лавку
            [few] { $count } суконные лавки
           *[many] { $count } суконных лавок
        }
lisboa-store-books =
    { $count ->
        [one] книжная лавка
        [few] { $count } книжные лавки
       *[many] { $count } книжных лавок
    }
    .acc =
        { $count ->
            [one] книжную лавку
            [few] { $count } книжные лавки
           *[many] { $count } книжных лавок
        }
lisboa-store-tools =
    { $count ->
        [one] лавка инструментов
        [few] { $count } лавки инструментов
       *[many] { $count } лавок инструментов
    }
    .acc =
        { $count ->
            [one] лавку инструментов
            [few] { $count } лавки инструментов
           *[many] { $count } лавок инструментов
        }
lisboa-street = улица { FORM($good, "gen") }

## Щебень
lisboa-earthquake = землетрясение
    .gen = землетрясения
lisboa-fire = пожар
    .gen = пожара
lisboa-tsunami = цунами
    .gen = цунами
lisboa-cubes =
    { $count ->
        [one] { $count } кубик { FORM($kind, "gen") }
        [few] { $count } кубика { FORM($kind, "gen") }
       *[many] { $count } кубиков { FORM($kind, "gen") }
    }

## Люди
lisboa-builder = Строитель
    .gen = Строителя
    .dat = Строителю
lisboa-minister = Министр
    .gen = Министра
    .dat = Министру
lisboa-king = Король
    .gen = Короля
    .dat = Королю
lisboa-treasury = Казна
    .gen = Казны
    .dat = Казне

## Действия
lisboa-state-officials = назначить служащих
lisboa-state-plan = принять проект
lisboa-state-ship = построить корабль
lisboa-state-produce = произвести товары
lisboa-state-cardinal = посетить кардинала
lisboa-state-favour = получить милость
lisboa-noble-store = построить лавку
lisboa-noble-decree = принять указ
lisboa-noble-building = открыть общественное здание

## Карты, жетоны, проекты, здания
lisboa-card-noble = { $card } { $noble } { $influence }
lisboa-card-treasury = { $card } Казна
lisboa-card-does = { $card } ({ $what })
lisboa-card-event = { $event }; { $benefit }
lisboa-ship-blue = синий корабль { $copy }
lisboa-ship-red = красный корабль { $copy }
lisboa-ship-purple = фиолетовый корабль { $copy }
lisboa-ship-brown = коричневый корабль { $copy }
lisboa-tile =
    жетон духовенства { $tile }: { $benefit } (оборот: { $wigs } ПО)
lisboa-tile-short = жетон духовенства { $tile }
lisboa-decree = { $decree }: { $text }
lisboa-plan-blue =
    синий проект ({ $officials ->
        [one] { $officials } служащий
        [few] { $officials } служащих
       *[many] { $officials } служащих
    })
lisboa-plan-green =
    зелёный проект ({ $officials ->
        [one] { $officials } служащий
        [few] { $officials } служащих
       *[many] { $officials } служащих
    })
lisboa-building = общественное здание ({ $colours })
lisboa-architect-blue = синий архитектор
    .gen = синего архитектора
lisboa-architect-green = зелёный архитектор
    .gen = зелёного архитектора

## Места
lisboa-west = к западу от ряда { $row }
lisboa-north = к северу от улицы { FORM($good, "gen") }
lisboa-east = к востоку от ряда { $row }
lisboa-row = ряд { $row }
lisboa-column = столбец { $column }
lisboa-pile = груда щебня
lisboa-left-house = левые маркеры лавок
lisboa-middle-house = средние маркеры лавок
lisboa-right-house = правые маркеры лавок

## Что приходит и уходит сразу
lisboa-any-good = 1 товар на выбор
lisboa-any-cube = 1 кубик из груды щебня
lisboa-one-step = 1 шаг кардинала
lisboa-penalty = штраф: { $what }

## Постоянные выгоды
lisboa-discount-any = скидка в { $reis } на любую оплату
lisboa-discount-land = скидка в { $reis } на участки
lisboa-discount-hire = скидка в { $reis } на каждого нанятого служащего
lisboa-discount-event = скидка в { $reis } на мероприятия
lisboa-sale-any = +{ $reis } за каждый проданный товар
lisboa-sale-of = +{ $reis } при продаже { FORM($good, "gen") }
lisboa-visit-any =
    визиты дешевле на { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }
lisboa-visit-to =
    визиты к { FORM($noble, "dat") } дешевле на { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }
lisboa-visit-following =
    повторить визит дешевле на { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }
lisboa-plan-officials = проектам нужно на { FORM($officials, "gen") } меньше
lisboa-ship-goods = корабли дешевле на { $goods }
lisboa-yield = +{ $goods } при производстве
lisboa-warehouse = склад +{ $count }
lisboa-portfolio = портфолио +{ $count }
lisboa-envelope =
    +{ $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    } от портфолио
lisboa-offers = { $noble } берёт любой товар
lisboa-wig-store = { $wigs } за построенную лавку
lisboa-wig-building = { $wigs } за открытое здание
lisboa-now = сразу { $what }

## Вопросы
lisboa-standing-not-follow = Не следовать
lisboa-standing-not-follow-noble = Не следовать: { $noble }
lisboa-ask-keep-tile = Какой жетон духовенства оставишь?
lisboa-ask-draft =
    { $count ->
        [one] Какую карту оставишь?
        [few] Какие { $count } карты оставишь?
       *[many] Какие { $count } карт оставишь?
    }
lisboa-ask-turn = Какую карту сыграешь и для чего?
lisboa-ask-take-card = Какую карту возьмёшь?
lisboa-ask-add-card = Куда в портфолио положишь карту { $card }?
lisboa-ask-deal = Продашь товары или сделаешь подношение?
lisboa-ask-sell = Продашь ещё товар?
lisboa-ask-offer = Поднесёшь второй товар?
lisboa-ask-pay-visit =
    Визит к { FORM($noble, "dat") } стоит { $cost ->
        [one] { $cost } влияние
        [few] { $cost } влияния
       *[many] { $cost } влияния
    }. Как заплатишь?
lisboa-ask-visit-state = Сначала действие государства у { FORM($noble, "gen") }? Потом: { $action }.
lisboa-ask-follow = Повторишь визит к { FORM($noble, "dat") }? Цена: { $cost }.
lisboa-ask-pay = К оплате: { $price } ({ $cause }). Как заплатишь?
lisboa-ask-gain-good = Какой товар возьмёшь?
lisboa-ask-lose-good = Какой товар отдашь?
lisboa-ask-lose-reis = Штраф: { $price } ({ $cause }). Как заплатишь?
lisboa-ask-lose-official = Какого служащего заберёшь?
lisboa-ask-take-rubble = Какой кубик возьмёшь из груды щебня?
lisboa-ask-place-official = В какую приёмную отправишь служащего?
lisboa-ask-place-second = Один служащий у { FORM($noble, "gen") }. Отправишь ещё одного в другую приёмную?
lisboa-ask-take-plan = Какой проект примешь?
lisboa-ask-build-ship = Куда встанет { $ship }?
lisboa-ask-may-build-ship = Построишь { $ship }? Куда он встанет?
lisboa-ask-pay-ship =
    { $count ->
        [one] Каким товаром оплатишь корабль?
        [few] Какими { $count } разными товарами оплатишь корабль?
       *[many] Какими { $count } разными товарами оплатишь корабль?
    }
lisboa-ask-extra-good =
    { $count ->
        [one] Какого товара произведёшь на { $count } больше?
        [few] Какого товара произведёшь на { $count } больше?
       *[many] Какого товара произведёшь на { $count } больше?
    }
lisboa-ask-move-cardinal = На сколько шагов пойдёт кардинал и какой жетон возьмёшь?
lisboa-ask-move-cardinal-one = Кардинал делает один шаг. Какой жетон возьмёшь?
lisboa-ask-take-favour = Чью милость получишь?
lisboa-ask-pick-plot = Какую лавку построишь и где?
lisboa-ask-take-cube = Какой кубик возле участка { $plot } возьмёшь?
lisboa-ask-pick-house = Маркер из какой группы поставишь на { $plot }?
lisboa-ask-take-decree = Какой указ примешь?
lisboa-ask-second-decree = Потратишь маркер набора на второй указ?
lisboa-ask-pick-site = Где откроешь общественное здание?
lisboa-ask-pick-plan = Какой проект выполнишь { $site }?
lisboa-ask-send-official =
    { $count ->
        [one] Какой служащий пойдёт работать в новое здание?
        [few] Какой служащий пойдёт работать в новое здание? (Нужно { $count }.)
       *[many] Какой служащий пойдёт работать в новое здание? (Нужно { $count }.)
    }
lisboa-ask-give-tile = Церковный подсчёт: отдашь жетон духовенства?
lisboa-ask-shed = В портфолио слишком много карт. Какую сбросишь?
lisboa-ask-discard-card = Конец периода: сбросишь карту ради награды?

## Варианты
lisboa-option-draft = Оставить { $cards }
lisboa-option-gold = Сбросить { $card } за 1 золото
lisboa-option-gold-in-vain = Сбросить { $card } за золото: нет места, ничего не даст
lisboa-option-add = { $card } в портфолио: { $what }
lisboa-option-subsidy = { $reis }, казна −1
lisboa-option-add-detail = Постоянно: { $what }. Затем продажа или подношение.
lisboa-option-visit = Визит к { FORM($noble, "dat") } с картой { $card }: { $cost }
lisboa-option-visit-detail = При желании действие государства, затем { $action }.
lisboa-option-sponsor = Мероприятие { $card }: { $event } (стоит { $reis })
lisboa-option-slot-free = В свободный слот
lisboa-option-slot-replace = Заменить: { $card }
lisboa-option-sell = Продать { FORM($goods, "acc") } на { $ship } ({ $owner }): { $reis }
lisboa-option-sell-sails = Отплывает: { $wigs }, { $owner }
lisboa-option-sell-group = Продать: { $good }
lisboa-option-offer = { $goods } { FORM($noble, "dat") }: { $action }
lisboa-option-offer-group = Подношение { FORM($noble, "dat") }
lisboa-option-state = Действие государства: { $action }
lisboa-option-state-ship = Действие государства: { $action } ({ $ship })
lisboa-option-state-plans = Действие государства: { $action } (служащих: синий { $blue }, зелёный { $green })
lisboa-option-follow-noble = Повторить визит: действие дворянина
lisboa-option-pay = Заплатить: { $cost }
lisboa-option-coins = Заплатить: { $cost } (влияние { $from } → { $to })
lisboa-option-office = { $noble } (занято { $officials } из { $spaces })
lisboa-option-recall-office = Из приёмной { FORM($noble, "gen") }
lisboa-option-recall-plaza = С площади { FORM($noble, "gen") }
lisboa-option-ship-free = В свободный слот (цена: { $cost })
lisboa-option-ship-replace = Вместо: { $card } (цена: { $cost })
lisboa-option-cardinal =
    { $steps ->
        [one] { $steps } шаг, жетон { $tile }: { $benefit } (оборот: { $wigs })
        [few] { $steps } шага, жетон { $tile }: { $benefit } (оборот: { $wigs })
       *[many] { $steps } шагов, жетон { $tile }: { $benefit } (оборот: { $wigs })
    }
lisboa-option-cardinal-treasury = Мимо символа казны: казна растёт на 1.
lisboa-option-cardinal-envelope = Мимо конверта: в конце хода церковный подсчёт.
lisboa-option-favour = Милость { FORM($noble, "gen") }
lisboa-option-plot = { $plot }, { $store } за { $reis } → { $reward }, { $wigs }
lisboa-option-cube-row = { $cube } из ряда: −{ $reis }, к оплате { $cost }
lisboa-option-cube-column = { $cube } из столбца: −{ $reis }, к оплате { $cost }
lisboa-option-house-left = Левый маркер (осталось { $left })
lisboa-option-house-middle = Средний маркер (осталось { $left })
lisboa-option-house-right = Правый маркер (осталось { $left })
lisboa-option-house-left-detail = Оба поставлены: визиты можно оплачивать и реалами
lisboa-option-house-middle-detail = Первый: корабли дешевле на 1 товар. Все: корабли без товаров
lisboa-option-house-right-detail = Первый: на 1 товар больше. Все: на 1 больше каждого вида
lisboa-option-decree = { $decree } (сейчас { $wigs })
lisboa-option-site = { $site }: { $reward }, { $cubes }
lisboa-option-site-opening = ({ $colours }) тебе { $you }, другим { $others } ПО
lisboa-option-open-sent = { $plan }: отправить служащих: { $sent }
lisboa-option-open-hired = { $plan }: отправить { $sent }, нанять { $hired } ({ $reis })
lisboa-option-give = Отдать жетон духовенства { $tile }: { $wigs }
lisboa-option-give-detail = Потеря: { $benefit }
lisboa-option-discard = Сбросить { $card }: { $what }
lisboa-option-discard-in-vain = Сбросить { $card }: ничего не даст
lisboa-option-done = Нет, спасибо
lisboa-option-decline = Нет, спасибо: ничего не даст

## Команды
lisboa-command-gold = Сбросить карту за 1 золото
    .name = золото
lisboa-command-sell = Положить карту в портфолио и продать товары
    .name = продать
lisboa-command-offer = Положить карту в портфолио и сделать подношение
    .name = поднести
lisboa-command-visit = Нанести визит дворянину
    .name = визит
lisboa-command-sponsor = Спонсировать мероприятие картой казны
    .name = мероприятие
lisboa-command-follow = Повторить визит
    .name = повторить
lisboa-command-take = Взять открытую карту
    .name = взять
lisboa-slot-card = Карта с твоей руки
    .name = карта
lisboa-slot-place = Слот или карта, которая заменяется
    .name = слот
lisboa-slot-good = Товар
    .name = товар
lisboa-slot-ship = Корабль
    .name = корабль
lisboa-slot-state = Действие государства
    .name = действие
lisboa-slot-noble = Дворянин
    .name = дворянин
lisboa-slot-office = Приёмная для служащего
    .name = приёмная
lisboa-slot-architect = Архитектор проекта, который ты принимаешь
    .name = архитектор
lisboa-slot-choice = Действие дворянина или действие государства
    .name = выбор
lisboa-slot-plot = Участок, например B2
    .name = участок
lisboa-slot-street = Улица, а значит, и вид лавки
    .name = улица
lisboa-slot-cube = Вид кубика щебня
    .name = кубик
lisboa-slot-line = Откуда кубик: из ряда или из столбца
    .name = линия
lisboa-slot-house = Группа маркеров лавок
    .name = дом
lisboa-slot-decree = Номер указа
    .name = указ
lisboa-slot-site = Строительный участок общественного здания
    .name = место
lisboa-slot-plan = Проект, который выполняется
    .name = проект
lisboa-slot-favour = Дворянин, чью милость ты получаешь
    .name = милость
lisboa-slot-pile = Стопка, из которой берётся карта
    .name = стопка

## Настройки стола
lisboa-option-of-draft = Начальные карты
lisboa-option-of-draft-off = раздаются
lisboa-option-of-draft-on = выбираются драфтом
