### Лиссабон: страницы, карта города, рука, итоговый подсчёт.

lisboa-title = Лиссабон · период { $period }, раунд { $round }
lisboa-title-setting-up = Лиссабон · до первого хода
lisboa-ends-this-round = Конец близок: этот раунд и ещё один, последний.
lisboa-ends-last-round = Это последний раунд.
lisboa-ends-over = Игра окончена.
lisboa-page-board = Игровое поле
lisboa-page-city = Центр города
lisboa-page-court = Двор и приёмные
lisboa-page-market = Рынок, корабли, церковь
lisboa-page-decrees = Указы и здания
lisboa-players = Игроки
lisboa-head-court = Двор
lisboa-head-market = Рынок
lisboa-head-visits = Визиты и милости

## Двор
lisboa-piles = Карты при дворе
lisboa-piles-line = Стопки: { $piles }
lisboa-pile-line =
    { $card } · { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
lisboa-pile-empty = { $pile }: пусто
lisboa-offices = Приёмные
lisboa-office-line = { $noble } ({ $taken } из { $spaces }): { $officials }
lisboa-plaza-line = … на площади: { $officials }
lisboa-neutral = нейтральный
lisboa-nobody = никого
lisboa-favours-left = Осталось милостей: { $favours }
lisboa-visit-costs = { $who } платит за визиты: { $costs }
lisboa-own-visit-costs = Визиты: { $costs }
lisboa-noble-cost = { $noble }: { $cost }
lisboa-noble-too-dear = { $noble }: { $cost } (слишком дорого)
lisboa-lacerda-stands = Ласерда: придворный у { FORM($noble, "gen") }, помощник над стопкой { FORM($pile, "gen") }
lisboa-lacerda-upper = Верхние действия государства Ласерды (помощник над стопкой Короля или Казны): { $actions }
lisboa-lacerda-lower = Нижние действия государства Ласерды (помощник над стопкой Строителя или Министра): { $actions }
lisboa-lacerda-order = В листе одиночной игры не сказано, какое действие верхнее; здесь порядок правил.
lisboa-noble-does = { $noble }: { $action }

## Рынок, корабли, церковь
lisboa-prices = Цены: { $prices }
lisboa-yard = Верфь: { $ship } (трюм { $hull }, { $influence }), всего { $left }
lisboa-yard-empty = Верфь пуста
lisboa-ships = Корабли
lisboa-ship-line =
    { $ship } ({ $owner }): товаров { $goods } из { $hull }, { $bonus ->
        [0] без надбавки
        [one] +{ $bonus } реал за товар
        [few] +{ $bonus } реала за товар
       *[many] +{ $bonus } реалов за товар
    }
lisboa-ship-at-sea = { $ship } ({ $owner }): в море
lisboa-no-ships = Пока нет
lisboa-church = Церковь
lisboa-church-tile = { $place }. { $tile }
lisboa-church-gap = { $place }. пусто
lisboa-church-symbols = Кардинал стоит перед номером 1. Шагов до церковной казны: { $treasury }, до конверта: { $envelope }.
lisboa-city-tiles = Жетоны кварталов: { $stores }
lisboa-small-tile = малая лавка инструментов
lisboa-rubble-pile = Груда щебня: { $cubes }

## Указы и здания
lisboa-decree-row = Указы
lisboa-decree-worth = { $decree } · сейчас { $wigs }
lisboa-decrees-left =
    { $count ->
        [one] В колоде ещё { $count } указ
        [few] В колоде ещё { $count } указа
       *[many] В колоде ещё { $count } указов
    }
lisboa-desk-blue = Синий архитектор
lisboa-desk-green = Зелёный архитектор
lisboa-desk = Выложено: { $building }
lisboa-desk-next = Затем: { $building }, в стопке { $count }
lisboa-desk-plans = Служащие на проектах: { $plans }

## Карта города
lisboa-sign-gold = з
lisboa-sign-cloth = с
lisboa-sign-books = к
lisboa-sign-tools = и
lisboa-sign-reis = { $count }р
lisboa-sign-influence = { $count }в
lisboa-sign-officials = слу
lisboa-sign-plan = про
lisboa-sign-produce = тов
lisboa-sign-cardinal = кар
lisboa-sign-favour = мил
lisboa-sign-north = север
lisboa-legend-goods = Улицы, лавки, здания: { $goods } · [в скобках] общественные здания, [··] свободные строительные участки
lisboa-legend-owners = Лавки: вид, затем владелец: { $owners }
lisboa-legend-rewards = Свободные участки: р реалы, в влияние, + товар, слу служащие, про проект, тов производство, кар кардинал, мил милость, --- закрыт · последняя строка: ПО столбца
lisboa-rubble-title = Щебень, повышает цену участков ({ $costs })
lisboa-rubble-rows = Ряды: { $rows }
lisboa-rubble-columns = Столбцы: { $columns }
lisboa-rubble-at = { $line } { $cubes }
lisboa-rubble-none = –
lisboa-sites = Свободные строительные участки
lisboa-site-line = { FORM($site, "line") }: { $terms }
lisboa-plain-free = { $plot } свободен ({ $reward })
lisboa-plain-store = { $plot } { $store } ({ $owner })
lisboa-plain-closed = Ряд { $row } закрыт.
lisboa-plain-row = Ряд { $row }: { $plots }.
lisboa-plain-column = Столбец { $column }: { $wigs }.
lisboa-plain-building = { FORM($site, "line") }: { $building }.
lisboa-means-wealth = { $reis } · { $influence } (стоит { $coins }) · { $goods }
lisboa-means-more = { $officials } · проекты: { $plans } · портфолио { $cards }/{ $limit } · щебень: { $rubble } · милости: { $favours }
lisboa-means-plan-blue = синий { $officials }
lisboa-means-plan-green = зелёный { $officials }

## Игроки
lisboa-player-line =
    { $who }: { $wigs } · { $reis } · { $influence } · { $sets ->
        [one] { $sets } набор
        [few] { $sets } набора
       *[many] { $sets } наборов
    } · { $stores ->
        [one] { $stores } лавка
        [few] { $stores } лавки
       *[many] { $stores } лавок
    } · милости: { $favours }
lisboa-lacerda-line =
    { $who }: { $wigs } · { $influence } · { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    } · { $stores ->
        [one] { $stores } лавка
        [few] { $stores } лавки
       *[many] { $stores } лавок
    } · милости: { $favours }
lisboa-wealth = Имущество
lisboa-wealth-line = { $wigs }, { $reis }, { $influence } (монетами { $coins })
lisboa-goods-line = Товары: { FORM($goods, "none") } (место на { $room } каждого вида)
lisboa-goods-line-free = Товары: { FORM($goods, "none") }
lisboa-rubble-line =
    Щебень: { FORM($cubes, "none") } · { $sets ->
        [one] { $sets } набор
        [few] { $sets } набора
       *[many] { $sets } наборов
    } · { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }
lisboa-officials-line =
    { $count ->
        [one] { $count } служащий на планшете
        [few] { $count } служащих на планшете
       *[many] { $count } служащих на планшете
    }
lisboa-stores-line = Лавки: { $stores }
lisboa-houses-line = Маркеры лавок: слева { $left } из 2, в середине { $middle } из 3, справа { $right } из 3
lisboa-favours-line = Милости: { $favours }
lisboa-portfolio-title = Портфолио ({ $cards } из { $limit })
lisboa-docks-line = Доки: { $cards }
lisboa-bureau-line = Бюро: { $cards }
lisboa-envelope-line = Конверт приносит { $influence }
lisboa-clergy-title = Жетоны духовенства
lisboa-no-clergy = нет
lisboa-plans-title = Проекты
lisboa-open-plans-line = Не выполнены: { $plans }
lisboa-completed-plans-line = Выполнены: { $plans }
lisboa-player-decrees = Указы
lisboa-costs-title = Цены
lisboa-event-cost = Мероприятие стоит { $reis }
lisboa-hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
lisboa-hand-drafted = Уже оставлено: { $cards }
lisboa-hand-treasury = { $card } (в портфолио: { $benefit })
lisboa-rank-title = Место при дворе
lisboa-rank-projected = Место при дворе, если бы игра закончилась сейчас

## Итоговый подсчёт
lisboa-scoring = Итоговый подсчёт
lisboa-projection = Если бы игра закончилась сейчас
lisboa-item-track = До подсчёта
lisboa-item-ships = Корабли
lisboa-item-sets = Наборы щебня
lisboa-item-rubble = Кубики щебня
lisboa-item-gold = Ювелирные лавки
lisboa-item-tools = Инструменты
lisboa-item-books = Книжные лавки
lisboa-item-cloth = Суконные лавки
lisboa-item-reis = Реалы, влияние
lisboa-item-decrees = Указы
lisboa-item-officials = Служащие
lisboa-item-favours = Милости
lisboa-deed-stores = Лавки
lisboa-deed-buildings = Общественные здания
lisboa-item-total = Всего
lisboa-score-line = { $who }: { $total } ({ $items })
lisboa-score-item = { $item } { $points }
lisboa-rank-asks = Для следующего места, «{ $rank }», нужно было: { $needs }.
lisboa-asks-wigs = ПО больше, чем у Ласерды
lisboa-asks-stores =
    { $count ->
        [one] { $count } лавка
        [few] { $count } лавки
       *[many] { $count } лавок
    }
lisboa-asks-stores-as-many = лавок не меньше, чем у Ласерды
lisboa-asks-stores-more = лавок больше, чем у Ласерды
lisboa-asks-majorities = лидерство: { $count }
lisboa-asks-reis = { $reis }
lisboa-asks-decrees =
    { $count ->
        [one] { $count } указ
        [few] { $count } указа
       *[many] { $count } указов
    }
lisboa-asks-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
