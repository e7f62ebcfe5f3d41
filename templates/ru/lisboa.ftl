### Лиссабон: имена, вопросы, варианты, команды.

lisboa-name = Лиссабон
lisboa-lacerda = Ласерда
lisboa-lacerda-initials = Лс
lisboa-joined = { $first }{ $second }
lisboa-dotted = { $first } · { $second }

## Количества
lisboa-influence-now = { $influence }, теперь { $now }
lisboa-influence-lost = { $influence }, теперь { $now } (ещё { $lost } не поместилось)
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
    .none = нет
lisboa-none = нет
lisboa-no-goods = без товаров
lisboa-pay = заплатить { $cost }
lisboa-penalty-paid = потерять { FORM($cost, "gen") } (штраф)
lisboa-get = получить { FORM($what, "acc") }
lisboa-terms = { $what }: { $terms }
lisboa-choose-how = { $cost } (как — выбираешь ты)
lisboa-by-cube = { $reis } (зависит от кубика)

## Цены и то, чему нет места
lisboa-with-influence = { $reis } (минимум { $influence })
lisboa-by-cube-with-influence = { $reis } (зависит от кубика, минимум { $influence })
lisboa-no-room = { $what } (нет места)
lisboa-room-for = { $what } (место только для { $room })
lisboa-brings-nothing = { $what } (ничего не даст)

## Товары
lisboa-gold = золото
    .gen = золота
lisboa-cloth = сукно
    .gen = сукна
lisboa-books = книги
    .gen = книг
lisboa-tools = инструменты
    .gen = инструментов
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
    .each =
        { $count ->
            [one] каждую ювелирную лавку
            [few] каждые { $count } ювелирные лавки
           *[many] каждые { $count } ювелирных лавок
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
    .each =
        { $count ->
            [one] каждую суконную лавку
            [few] каждые { $count } суконные лавки
           *[many] каждые { $count } суконных лавок
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
    .each =
        { $count ->
            [one] каждую книжную лавку
            [few] каждые { $count } книжные лавки
           *[many] каждые { $count } книжных лавок
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
    .each =
        { $count ->
            [one] каждую лавку инструментов
            [few] каждые { $count } лавки инструментов
           *[many] каждые { $count } лавок инструментов
        }
lisboa-street = улица { FORM($good, "gen") }

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
lisboa-short-officials = служащие
lisboa-short-plan = проект
lisboa-short-ship = корабль
lisboa-short-produce = производство
lisboa-short-cardinal = кардинал
lisboa-short-favour = милость
lisboa-noble-store = построить лавку
lisboa-noble-decree = принять указ
lisboa-noble-building = открыть общественное здание

## Карты, жетоны, проекты, здания
lisboa-card-does = { $card } ({ $what })
    .within = { $card }, { $what }
lisboa-ship-blue = синий корабль { $copy }
lisboa-ship-red = красный корабль { $copy }
lisboa-ship-purple = фиолетовый корабль { $copy }
lisboa-ship-brown = коричневый корабль { $copy }
lisboa-tile = { $benefit } (оборот: { $wigs })
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
lisboa-architect-blue = синий архитектор
    .gen = синего архитектора
lisboa-architect-green = зелёный архитектор
    .gen = зелёного архитектора

## Места
lisboa-west = к западу от ряда { $row }
    .line = К западу от ряда { $row }
lisboa-north = к северу от улицы { FORM($good, "gen") }
    .line = К северу от улицы { FORM($good, "gen") }
lisboa-east = к востоку от ряда { $row }
    .line = К востоку от ряда { $row }
lisboa-row =
    ряд { $row ->
        [B] B/Б
        [C] C/В
        [D] D/Г
        [E] E/Д
       *[other] { $row }
    }
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
lisboa-discount-hire = скидка в { $reis } на наём служащего
lisboa-discount-event = скидка в { $reis } на мероприятия
lisboa-sale-any = +{ $reis } за каждый проданный товар
lisboa-sale-of = +{ $reis } при продаже { FORM($good, "gen") }
lisboa-visit-any = визиты дешевле на { $influence }
lisboa-visit-to = визиты к { FORM($noble, "dat") } дешевле на { $influence }
lisboa-visit-following = повторение визита дешевле на { $influence }
lisboa-plan-officials = проектам нужно на { FORM($officials, "gen") } меньше
lisboa-ship-goods = корабли дешевле на { $goods }
lisboa-yield = +{ $goods } при производстве
lisboa-warehouse = склад +{ $count }
lisboa-portfolio = портфолио +{ $count }
lisboa-envelope = +{ $influence } за каждый конверт
lisboa-offers = { $noble } берёт любой товар
lisboa-wig-store = { $wigs } за построенную лавку
lisboa-wig-building = { $wigs } за открытое здание
lisboa-now = сразу { $what }

## Вопросы
lisboa-standing-not-follow = Не повторять визиты
lisboa-standing-not-follow-noble = Не повторять визиты к { FORM($noble, "dat") }
lisboa-standing-produce = Повторить визит и произвести товары
lisboa-ask-keep-tile = Какой жетон духовенства оставишь?
lisboa-ask-draft =
    { $count ->
        [one] Какую карту оставишь?
        [few] Какие { $count } карты оставишь?
       *[many] Какие { $count } карт оставишь?
    }
lisboa-ask-turn = Какую карту сыграешь?
lisboa-ask-take-card = Какую карту возьмёшь?
lisboa-ask-add-card = Куда в портфолио положишь карту { $card }?
lisboa-ask-deal = Продашь товары или сделаешь подношение?
lisboa-ask-sell = Продашь ещё товар?
lisboa-ask-offer = Поднесёшь второй товар?
lisboa-ask-pay-visit = Визит к { FORM($noble, "dat") } стоит { $cost }. Как заплатишь?
lisboa-ask-visit-state = Сначала действие государства у { FORM($noble, "gen") }? Потом: { $action }.
lisboa-ask-follow = { $who } наносит визит { FORM($noble, "dat") }. Повторишь визит? Ты возвращаешь милость и платишь { $cost } (у тебя { $influence }).
lisboa-ask-pay = К оплате: { $price } ({ FORM($cause, "within") }). Как заплатишь?
lisboa-ask-gain-good = Какой товар возьмёшь?
lisboa-ask-lose-good = Какой товар отдашь?
lisboa-ask-lose-reis = Штраф: { $price } ({ FORM($cause, "within") }). Как заплатишь?
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
lisboa-ask-second-decree = Потратишь маркер набора щебня на второй указ?
lisboa-ask-pick-site = Где откроешь общественное здание?
lisboa-ask-pick-site-plans = Где откроешь общественное здание? Твои проекты: { $plans }.
lisboa-ask-pick-plan = Какой проект выполнишь { $site }?
lisboa-ask-send-official =
    { $count ->
        [one] Какой служащий пойдёт работать в новое здание?
        [few] Какой служащий пойдёт работать в новое здание? (Нужно { $count }.)
       *[many] Какой служащий пойдёт работать в новое здание? (Нужно { $count }.)
    }
lisboa-ask-give-tile = Церковный подсчёт: отдашь жетон духовенства?
lisboa-ask-shed = В портфолио слишком много карт. Какую сбросишь?
lisboa-ask-discard-card = Конец периода: сбросишь карты? Потом доберёшь до пяти.

## Варианты
lisboa-option-draft = Оставить { $cards }
lisboa-option-gold = Сброс ({ FORM($card, "within") })
lisboa-option-add = Портфолио ({ FORM($card, "within") })
lisboa-option-treasury-falls = казна −1
lisboa-option-add-noble = { $influence } за каждый конверт · затем продажа или подношение
lisboa-option-add-treasury = Пока лежит: { $benefit } · затем продажа или подношение
lisboa-option-visit = Визит к { FORM($noble, "dat") } ({ FORM($card, "within") })
lisboa-option-visit-detail = По желанию действие государства ({ $states }), затем { $action }
lisboa-option-visit-detail-first = сначала действие государства ({ $states }), затем { $action }
lisboa-option-visit-states = { $first } или { $second }
lisboa-option-sponsor = Мероприятие ({ $card })
lisboa-option-slot-free = В свободный слот
lisboa-option-slot-replace = Заменить ({ FORM($card, "within") })
lisboa-option-sell = Продать { FORM($goods, "acc") } на { $ship } ({ $owner })
lisboa-option-sell-sails = Отплывает: { $wigs }, { $owner }
lisboa-option-sell-group = Продать: { $good }
lisboa-option-offer-group = Поднести { FORM($noble, "dat") }
lisboa-option-state = Действие государства: { $action }
lisboa-option-action-ship = { $action } ({ $ship }, трюм { $hull })
lisboa-option-action-plans = { $action } (служащих: синий { $blue }, зелёный { $green })
lisboa-option-follow = Повторить визит (вернуть милость, { $cost }): { $action }
lisboa-option-pay = Заплатить { $cost }
lisboa-option-coins = Заплатить { $cost } ({ $track })
lisboa-option-office = Приёмная: { $noble } (занято { $officials } из { $spaces })
lisboa-option-recall-office = Из приёмной { FORM($noble, "gen") }
lisboa-option-recall-plaza = С площади { FORM($noble, "gen") }
lisboa-option-ship-free = В свободный слот
lisboa-option-ship-replace = Заменить ({ FORM($card, "within") })
lisboa-option-cardinal =
    { $steps ->
        [one] { $steps } шаг: { $benefit } (оборот: { $wigs })
        [few] { $steps } шага: { $benefit } (оборот: { $wigs })
       *[many] { $steps } шагов: { $benefit } (оборот: { $wigs })
    }
lisboa-option-cardinal-treasury = Мимо церковной казны: казна растёт на 1.
lisboa-option-cardinal-envelope = Мимо конверта: в конце хода церковный подсчёт.
lisboa-option-favour = Милость { FORM($noble, "gen") }
lisboa-option-plot = { $plot } { $store }
lisboa-option-street-group = { $sign } { $street }: до { $wigs }
lisboa-option-cube-row = { $cube } из ряда
lisboa-option-cube-column = { $cube } из столбца
lisboa-option-house-left = Левый маркер (осталось { $left })
lisboa-option-house-middle = Средний маркер (осталось { $left })
lisboa-option-house-right = Правый маркер (осталось { $left })
lisboa-option-house-left-detail = Оба поставлены: визиты можно оплачивать и реалами
lisboa-option-house-middle-detail = Первый: корабли дешевле на 1 товар. Все: корабли без товаров
lisboa-option-house-right-detail = Первый: на 1 товар больше. Все: на 1 больше каждого вида
lisboa-option-decree = { $decree } · сейчас { $wigs }
lisboa-option-opening = { $colours } тебе { $you }, другим { $others }
lisboa-option-open-sent =
    { $sent ->
        [one] отправить { $sent } служащего
        [few] отправить { $sent } служащих
       *[many] отправить { $sent } служащих
    }
lisboa-option-open-hired = отправить { $sent }, нанять { $hired }
lisboa-option-take = Взять: { $card }
lisboa-option-give = Отдать «{ $benefit }»
lisboa-option-discard = Сброс ({ FORM($card, "within") })
lisboa-option-discard-unpaid = Сброс ({ FORM($card, "within") }): без награды, но с новой картой
lisboa-option-done = Нет, спасибо
lisboa-option-decline = Нет, спасибо: ничего не даст
lisboa-option-no-state = Без действия государства
lisboa-option-no-sale = Больше не продавать
lisboa-option-no-trade = Больше не подносить
lisboa-option-no-official = Больше никого не отправлять
lisboa-option-no-decree = Без второго указа
lisboa-sought-visit = визит к { FORM($noble, "dat") }
lisboa-sought-event = мероприятие: { $event }
lisboa-sought-portfolio = карта в портфолио

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
    .name = маркер
lisboa-slot-decree = Номер указа
    .name = указ
lisboa-slot-site = Строительный участок общественного здания
    .name = стройка
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

## Количества, у которых нет значка
lisboa-influence =
    { $count ->
        [one] { $count } влияние
        [few] { $count } влияния
       *[many] { $count } влияния
    }
lisboa-influence-range =
    { $high ->
        [one] { $low }–{ $high } влияние
        [few] { $low }–{ $high } влияния
       *[many] { $low }–{ $high } влияния
    }
lisboa-track = влияние с { $from } до { $to }
lisboa-wigs = { $count } ПО
lisboa-wigs-range = { $low }–{ $high } ПО
lisboa-metric-influence =
    { $count ->
        [one] каждую единицу влияния
        [few] { $count } влияния
       *[many] { $count } влияния
    }
    .each =
        { $count ->
            [one] каждую единицу влияния
            [few] каждые { $count } влияния
           *[many] каждые { $count } влияния
        }
lisboa-treasury-line = Казна: { $reis } · визиты { $visits } влияния
