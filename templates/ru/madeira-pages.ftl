### Заголовки
madeira-title-setup = Мадейра · подготовка
madeira-title-preparation = Мадейра · раунд { $round }, A: подготовка
madeira-title-characters = Мадейра · раунд { $round }, B: персонажи
madeira-title-buildings = Мадейра · раунд { $round }, C: здания
madeira-title-upkeep = Мадейра · раунд { $round }, D: содержание
madeira-title-requests = Мадейра · раунд { $round }, E: запросы короны
madeira-title-over = Мадейра · игра окончена
madeira-page-board = Всё поле
madeira-page-island = Остров и поля
madeira-page-cities = Города
madeira-page-ships = Торговля и колонии
madeira-page-guilds = Гильдии и запросы
madeira-page-buildings = Персонажи и здания

## Игроки
madeira-players = Игроки
madeira-sign-of = { $sign } = { $who }
madeira-signs = Обозначения: { $signs }
madeira-player = { $who }: { $stock } · мельница { $mill }
madeira-player-dice = · { $dice }
madeira-player-passed = · пас на { $space }
madeira-order = Порядок: { $order }
madeira-short-island = Остров коротко
madeira-short-cities = Города коротко
madeira-short-region = Регион { $region }: { $workers } · { $yields }
madeira-short-forest = Лес: { $workers }
madeira-short-nobody = никого
madeira-short-citizens = горожане { $count }
madeira-short-city = { $city } ({ $gives }): { $who } · { $majority }
madeira-pirate-dice = { $dice } у городской стражи
madeira-no-pirate-dice = У городской стражи не осталось пиратских кубиков.
madeira-stock = Запас
madeira-pp-and-mill = { $pp }, мельница { $mill }
madeira-passed-on = Пас на месте { $space }
madeira-favours = Милости гильдий
madeira-favour-up = ▲ { $favour } ({ $guild }): { $does }
madeira-favour-down = ▽ { $favour } ({ $guild }), закрыта: { $does }
madeira-none = нет
madeira-no-requests = нет
madeira-requests = Запросы короны
madeira-request-worth = { $request } (сейчас { $pp })
madeira-pieces = Фигуры
madeira-workers-home = Рабочих в запасе: { $count }
madeira-workers-watch = Рабочих в городской страже: { $count }
madeira-workers-at = Рабочие: { $places }
madeira-ships-home = Кораблей в запасе: { $count }
madeira-ships-at = Корабли: { $places }
madeira-markers-at = Маркеры действий: { $buildings }
madeira-upkeep = Содержание
madeira-bread-due = Пропитание: нужно { FORM($due, "acc") }, есть { $have }
madeira-wood-due = Ремонт: нужно { FORM($due, "acc") }, есть { $have }
madeira-wood-access-forest = Доступ к любому количеству древесины (лес)
madeira-wood-access = Доступно на полях: { $wood }
madeira-wood-access-none = Нет доступа к древесине
madeira-wood-owed = Куплено в этом ходу: { $wood } за { $reais }
madeira-pirates-are = Пираты: { $count }
madeira-pirates-secret = Пираты: тайна
madeira-what-you-have = Что у тебя есть
madeira-hand-pirates = Пираты (скрыто): { $count }
madeira-hand-requests = Запросы: { $requests }
madeira-means-due = К концу раунда нужно: { $due }
madeira-means-mill = мельница { $mill }
madeira-means-workers = рабочих в запасе: { $count }

## Остров
madeira-region-with = Регион { $region }: { $buildings }
madeira-column-field = Поле
madeira-column-good = Товар
madeira-column-wood = Древ.
madeira-column-workers = Рабочие
madeira-good-then = { $good }→{ $next }
madeira-field-is = Поле { $field }: { $good }.
madeira-field-has-wood = На нём древесина: { $wood }.
madeira-field-becomes = В конце раунда { $round } станет: { $good }, если не будет древесины.
madeira-field-workers = Рабочие: { $who }.
madeira-field-empty = Рабочих нет.
madeira-forest-workers = Рабочие: { $who }
madeira-forest-empty = Рабочих нет
madeira-island-key = { $wheat }→{ $sugar } в конце раунда 2 станет сахаром, { $sugar }→{ $wine } в конце раунда 4 — вином, если на поле не будет древесины. Буквы — рабочие.
madeira-wood-prices = 1, 2, 3 … древесины за ход стоят { $prices } реалов
madeira-watch-has = { $who }
madeira-watch-empty = Никого
madeira-count-of = { $who } { $count }

## Города
madeira-cities-key = В квартале два места: инициалы — рабочий, «o» — горожанин, точка — свободно. +3 — не построен и стоит 3 древесины.
madeira-city-gives-scores = { $city } ({ $gives }): { $most } или { $less }
madeira-majority = большинство: { $who }
madeira-majority-citizens = большинство: горожане
madeira-district = Квартал { $district }: { $favour } ({ $guild }), { $wood }
madeira-districts-built = Все кварталы построены.
madeira-spot-worker = { $place }: { $who }
madeira-spot-citizen = { $place }: горожанин
madeira-spot-free = { $place }: свободно

## Рынки и колонии
madeira-trade-posts = Рынки
madeira-posts-key = { $example }: отдать 4 товара, получить 14 реалов. Дальше — чей корабль; точка — свободно.
madeira-colonies = Колонии (места прибытия)
madeira-colonies-key = { $example }: отдать 3 вина. Дальше — чей корабль; точка — свободно.
madeira-double-space = Вдвоём два последних места рынка — одно: корабль выбирает одну из двух цен.
madeira-space-trade = { $place }: { $goods } за { $reais },
madeira-space-colony = { $place }: { $goods },
madeira-space-ship = корабль: { $who }
madeira-space-free = свободно
madeira-pp-by-round = { $what }: { $first }, { $third }, { $fifth } ОП за корабль
madeira-colony-is = { $good } за рабочего каждый раунд; { $first }, { $third }, { $fifth } ОП за корабль (раунды 1, 3, 5)
madeira-colony-rewards = Награды: { $rewards }
madeira-reward-is = { $reward } ({ $gives })
madeira-colony-workers = Рабочие: { $who }
madeira-colony-empty = Рабочих нет

## Планшет гильдий
madeira-rows = Столбец кубиков
madeira-row-free = { $row } · { $dice } · { $guilds }
madeira-row-of = { $row } · { $who } · { $guilds }
madeira-row-requests = · { $requests }
madeira-pass-column = Столбец паса
madeira-pass-space = { $space } · { $gains }
madeira-pass-space-of = { $space } · { $gains } · занято: { $who }
madeira-gain-city = { $pp }, 1 рабочий в город
madeira-gain-watch = 1 рабочий в городскую стражу
madeira-gain-ship = переместить 1 корабль
madeira-presented = Уже выполнены: { $requests }
madeira-requests-of = { $who }: { $requests }
madeira-requests-score = Торговые пути в раундах 1, 3, 5

## Персонажи и здания
madeira-sites = Персонажи и здания
madeira-site = { $building } (регион { $region }): { $character }
madeira-site-dice =
    { $count ->
        [one] · { $count } кубик
        [few] · { $count } кубика
       *[many] · { $count } кубиков
    }
madeira-site-pirate = · пиратский кубик
madeira-site-markers = · маркеры действий: { $who }
madeira-site-cost = · сейчас { $cost } или { $pirates }
madeira-building-head = { $number }. { $building } (регион { $region })
madeira-building-few = 1 или 2 рабочих в регионе: { $effect }
madeira-building-many = 3 и больше: { $effect }
madeira-base-cost = Здание стоит { $cost } минус переброшенные кубики гильдий. Кто не платит, берёт 1 пирата и столько, сколько на пиратском кубике.

## Подсчёт
madeira-scoring = Подсчёт
madeira-score-prestige = Престиж
madeira-score-resources = Ресурсы
madeira-score-pirates = Пираты
madeira-score-over = Сверх { $limit }
madeira-score-total = Итого
madeira-score-of = { $who }: { $total } ОП (престиж { $prestige }, ресурсы { $resources }, пираты { $pirates }, сверх { $limit }: { $over })
madeira-projected = { $who }: { $total } ОП (престиж { $prestige }, ресурсы { $resources })
madeira-projection-pirates = Пираты — тайна до конца: тот, у кого их больше всех, теряет { $most } ОП или больше.
madeira-projection-requests = Запросы на руках, каждый сам по себе

## Команды
madeira-about-row = Взять ряд планшета гильдий
    .name = ряд
madeira-about-place = Поставить кубик гильдии на персонажа
    .name = кубик
madeira-about-pirate = Поставить пиратский кубик на персонажа
    .name = пиратский
madeira-about-pass = Спасовать
    .name = пас
madeira-about-favour = Использовать милость гильдии
    .name = милость
madeira-about-act = Выполнить действие персонажа или собрать урожай
    .name = действие
madeira-about-worker = Переместить рабочего или горожанина
    .name = рабочий
madeira-about-ship = Переместить корабль
    .name = корабль
madeira-about-build = Построить квартал
    .name = построить
madeira-about-reward = Взять награду короля
    .name = награда
madeira-about-building = Заплатить за здание или взять пиратов
    .name = здание
madeira-about-windmill = Подняться или спуститься на мельнице
    .name = мельница
madeira-about-exchange = Обменять два товара на другой
    .name = обмен
madeira-about-discard = Сбросить пиратов
    .name = сбросить
madeira-about-honour = Вернуть рабочего из городской стражи за 4 ОП
    .name = почести
madeira-about-maintain = Отдать древесину за свои корабли
    .name = ремонт
madeira-about-feed = Отдать хлеб своим рабочим
    .name = накормить
madeira-about-present = Выполнить запрос короны
    .name = выполнить
madeira-about-done = Больше ничего не делать
    .name = всё
madeira-slot-row = Ряд
    .name = ряд
madeira-slot-request = Запрос короны
    .name = запрос
madeira-slot-guild = Гильдия, милости которой открываются
    .name = гильдия
madeira-slot-die = Значение кубика
    .name = кубик
madeira-slot-character = Персонаж
    .name = персонаж
madeira-slot-action = Действие, урожай или поле для ещё одного сбора
    .name = действие
madeira-slot-space = Место для паса
    .name = место
madeira-slot-gain = Что даёт место для паса
    .name = доход
madeira-slot-favour = Милость
    .name = милость
madeira-slot-from = Откуда рабочий
    .name = откуда
madeira-slot-to = Куда рабочий
    .name = куда
madeira-slot-ship = Откуда корабль
    .name = корабль
madeira-slot-sail = Куда корабль
    .name = плыть
madeira-slot-district = Милость на квартале
    .name = квартал
madeira-slot-wood = Где купить недостающую древесину
    .name = древесина
madeira-slot-colony = Колония
    .name = колония
madeira-slot-reward = Награда
    .name = награда
madeira-slot-marker = Здание, с которого уходит маркер
    .name = маркер
madeira-slot-building = Здание
    .name = здание
madeira-slot-way = Заплатить или взять пиратов
    .name = как
madeira-slot-step = Шаг на мельнице
    .name = шаг
madeira-slot-give = Два товара, которые отдаёшь
    .name = отдать
madeira-slot-get = Нужный товар
    .name = получить
madeira-slot-count = Сколько
    .name = сколько
madeira-slot-city = Город
    .name = город

## Что считает статистика
madeira-deed-workers = Рабочие в городах
madeira-deed-traders = Корабли на рынках
madeira-deed-explorers = Корабли в колониях
