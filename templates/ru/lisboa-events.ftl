### Лиссабон: что произошло, как рассказал бы человек.

## До первого хода
lisboa-tiles-offered = { $who } выбирает один из двух жетонов духовенства: { $tiles }.
lisboa-tile-kept = { $who } оставляет жетон духовенства: { $tile }.
lisboa-cards-dealt =
    { $count ->
        [one] { $who } берёт { $count } карту.
        [few] { $who } берёт { $count } карты.
       *[many] { $who } берёт { $count } карт.
    }
lisboa-cards-dealt-own = { $who } берёт: { $cards }.
lisboa-cards-kept =
    { $count ->
        [one] { $who } оставляет { $count } карту.
        [few] { $who } оставляет { $count } карты.
       *[many] { $who } оставляет { $count } карт.
    }
lisboa-cards-kept-own = { $who } оставляет: { $cards }.
lisboa-hands-passed = Карты передаются влево.

## Ход и его действие
lisboa-turn-began = Раунд { $round }: { $who }
lisboa-ship-home = { $who }: { $ship } возвращается в док пустым.
lisboa-card-for-gold = { $who } сбрасывает карту ради золота: { $card }.
lisboa-card-played = { $who } кладёт в портфолио: { $card }.
lisboa-card-replaced = { $who } сбрасывает, чтобы освободить место: { $card }.
lisboa-card-shed = { $who } сбрасывает из портфолио: { $card }.
lisboa-sold = { $who } продаёт { FORM($goods, "acc") } на { $ship } ({ $owner }) за { $reis }.
lisboa-sailed = Полный трюм: { $ship } ({ $owner }) отплывает.
lisboa-offered = { $who } подносит { FORM($noble, "dat") }: { $goods }. Взамен: { $action }.
lisboa-visited = { $who } наносит визит { FORM($noble, "dat") } (карта { FORM($card, "within") }).
lisboa-followed = { $who } возвращает милость и повторяет визит к { FORM($noble, "dat") }: { $action }.
lisboa-not-followed = { $who } не повторяет визит к { FORM($noble, "dat") }.
lisboa-sponsored = { $who } спонсирует мероприятие ({ $card }): { $event }.
lisboa-card-taken = { $who } берёт карту: { $card }.

## Оплата, доходы, потери
lisboa-visit-paid = { $who } платит за визит: { $cost }.
lisboa-paid = { $who } платит { $cost } ({ FORM($cause, "within") }).
lisboa-gained = { $who } получает { FORM($what, "acc") } ({ FORM($cause, "within") }).
lisboa-lost = { $who } теряет { FORM($what, "acc") } ({ FORM($cause, "within") }).
lisboa-no-room-for = { $who }: { $what } ({ FORM($cause, "within") }), но места нет.
lisboa-reward-lost = { $who } не может получить награду: { $what } ({ FORM($cause, "within") }).
lisboa-treasury-moved = Казна: { $from } → { $to }.
lisboa-price-fell = Цена на рынке ({ $good }): { $from } → { $to }.

## Двор, церковь, верфь
lisboa-official-placed = { $who } отправляет служащего к { FORM($noble, "dat") }.
lisboa-official-to-plaza = { $who }: служащий уходит на площадь из полной приёмной { FORM($noble, "gen") }.
lisboa-official-recalled = { $who } забирает служащего у { FORM($noble, "gen") }.
lisboa-official-from-plaza = { $who } забирает служащего с площади { FORM($noble, "gen") }.
lisboa-officials-hired =
    { $count ->
        [one] { $who } нанимает { $count } служащего.
        [few] { $who } нанимает { $count } служащих.
       *[many] { $who } нанимает { $count } служащих.
    }
lisboa-plan-taken = { $who } принимает { $plan }.
lisboa-ship-built = { $who } строит { $ship } ({ $goods }).
lisboa-ship-replaces = { $who } строит { $ship } ({ $goods }) вместо: { $card }.
lisboa-cardinal-moved =
    { $steps ->
        [one] { $who } двигает кардинала на { $steps } шаг.
        [few] { $who } двигает кардинала на { $steps } шага.
       *[many] { $who } двигает кардинала на { $steps } шагов.
    }
lisboa-tile-taken = { $who } берёт жетон духовенства: { $tile }.
lisboa-church-triggered = { $who } проводит кардинала мимо конверта: в конце хода церковный подсчёт.
lisboa-favour-taken = { $who } получает милость { FORM($noble, "gen") }.
lisboa-decree-taken = { $who } принимает указ: { $decree }.
lisboa-marker-used = { $who } тратит маркер набора щебня (осталось { $left }).

## В центре города
lisboa-cube-taken = { $who } берёт: { $cube } ({ $from }).
lisboa-cube-lost = { $who }: нет места, кубик выходит из игры: { $cube }.
lisboa-set-completed =
    { $sets ->
        [one] { $who } собирает первый набор щебня.
        [few] { $who }: теперь { $sets } набора щебня.
       *[many] { $who }: теперь { $sets } наборов щебня.
    }
lisboa-plot-chosen = { $who } выбирает участок { $plot }.
lisboa-store-built =
    { $buildings ->
        [0] { $who } строит на { $plot }: { $store } (туда пока не ведёт ни одно общественное здание).
        [one] { $who } строит на { $plot }: { $store } (туда ведёт { $buildings } общественное здание).
        [few] { $who } строит на { $plot }: { $store } (туда ведут { $buildings } общественных здания).
       *[many] { $who } строит на { $plot }: { $store } (туда ведут { $buildings } общественных зданий).
    }
lisboa-site-chosen = { $who } выбирает строительный участок { $site }.
lisboa-building-opened = { $who } открывает { $site }: { $building }. Выполнен { $plan }.
lisboa-building-opened-free = { $who } открывает { $site }: { $building }.

## Что выкладывается
lisboa-card-revealed = Новая карта при дворе: { $card }.
lisboa-tile-revealed = Новый жетон духовенства: { $tile }.
lisboa-decree-revealed = Новый указ: { $decree }.
lisboa-building-revealed = Следующее у { FORM($architect, "gen") }: { $building }.

## Церковный подсчёт, концы
lisboa-church-scoring = Церковный подсчёт.
lisboa-tile-given = { $who } отдаёт жетон духовенства: { $benefit }.
lisboa-period-ended-sets = Первый период завершён. Два набора щебня: { $by }.
lisboa-period-ended-piles = Первый период завершён: после этого хода пусты три стопки. Ход: { $by }.
lisboa-card-discarded = { $who } сбрасывает: { $card }.
lisboa-period-began = Начинается период { $number }.
lisboa-end-by-sets = Четыре набора щебня: { $by }. Этот раунд доигрывается, затем будет последний.
lisboa-end-by-piles = Три стопки пусты, ход: { $by }. Этот раунд доигрывается, затем будет последний.
lisboa-last-round = Начинается последний раунд.
lisboa-game-over = Игра окончена.

## За что
lisboa-cause-plot = участок { $plot }
lisboa-cause-store = лавка на { $plot }
lisboa-cause-building = общественное здание { $site }
lisboa-cause-hire = наём служащих
lisboa-cause-event = мероприятие
lisboa-cause-tile = жетон духовенства
lisboa-cause-ten = влияние { $max }
lisboa-cause-rubble = щебень
lisboa-cause-church = церковный подсчёт
lisboa-cause-production = производство
lisboa-cause-limit = нет места
lisboa-cause-gold = сброс карты

## Ласерда
lisboa-helper-placed = Помощник Ласерды начинает над стопкой { FORM($pile, "gen") } (открыта карта: { FORM($card, "within") }).
lisboa-helper-moved = Помощник Ласерды переходит к стопке { FORM($pile, "gen") }.
lisboa-courtier-placed = Придворный Ласерды начинает у { FORM($noble, "gen") } (открыта карта: { FORM($card, "within") }).
lisboa-courtier-moved = Придворный Ласерды переходит к { FORM($noble, "dat") }.
lisboa-building-given = С самого начала стоит { $site }: { $building }.
lisboa-pile-discarded = Под помощником выходит из игры { $card }.
lisboa-lacerda-state-upper = Ласерда: верхнее действие государства, ведь помощник над стопкой { FORM($pile, "gen") }: { $action }.
lisboa-lacerda-state-lower = Ласерда: нижнее действие государства, ведь помощник над стопкой { FORM($pile, "gen") }: { $action }.
lisboa-lacerda-state-impossible = Ласерда не может выполнить действие: { $action }. Он его пропускает.
lisboa-lacerda-fewest-one = Его последний служащий идёт туда, где их у него меньше всего: { $first }.
lisboa-lacerda-fewest-two = Его служащие идут туда, где их у него меньше всего: { $first }, { $second }.
lisboa-lacerda-larger-plan = Верхний проект, где служащих больше: { $plan }.
lisboa-lacerda-equal-plans = Верхние проекты равны, поэтому проект синего архитектора: { $plan }.
lisboa-lacerda-ship-influence = Влияние Ласерды: за корабль { $own }, за твои доки { $yours }.
lisboa-lacerda-produces = Лавки Ласерды производят товары.
lisboa-lacerda-tile-in-front = Жетон перед кардиналом ({ $benefit }) выходит из игры: { $wigs } Ласерде.
lisboa-lacerda-no-tile = Перед кардиналом нет жетона.
lisboa-lacerda-first-favour = Первая милость, которой у него нет: { $noble }.
lisboa-lacerda-visits = Ласерда наносит визит { FORM($noble, "dat") }.
lisboa-lacerda-noble-impossible = Ласерда не наносит визит: он не смог бы выполнить действие ({ $action }).
lisboa-lacerda-best-plot =
    { $equal ->
        [one] Лучший участок для него — { $plot }: { $store }, { $wigs }.
        [few] { $plot } ({ $store }): самый верхний, затем левый из равных участков ({ $equal }) по { $wigs }.
       *[many] { $plot } ({ $store }): самый верхний, затем левый из равных участков ({ $equal }) по { $wigs }.
    }
lisboa-lacerda-left-entrance =
    { $equal ->
        [one] Лучший участок для него — { $plot }: { $wigs }. Там возможны два вида лавок, поэтому вход слева: { $store }.
        [few] { $plot }: самый верхний, затем левый из равных участков ({ $equal }) по { $wigs }. Там возможны два вида лавок, поэтому вход слева: { $store }.
       *[many] { $plot }: самый верхний, затем левый из равных участков ({ $equal }) по { $wigs }. Там возможны два вида лавок, поэтому вход слева: { $store }.
    }
lisboa-lacerda-cheapest-cube = Самый дешёвый кубик: { $cube }.
lisboa-lacerda-cheapest-in-column = Самый дешёвый кубик, при равенстве из столбца: { $cube }.
lisboa-lacerda-leftmost-decrees =
    { $count ->
        [one] Ласерда берёт самый левый указ.
        [few] Ласерда берёт { $count } самых левых указа.
       *[many] Ласерда берёт { $count } самых левых указов.
    }
lisboa-lacerda-best-site =
    { $equal ->
        [one] Лучший строительный участок для него — { $site }: ему { $his }, тебе { $yours }.
        [few] Строительный участок { $site }: ближайший по часовой стрелке из равных ({ $equal }); ему { $his }, тебе { $yours }.
       *[many] Строительный участок { $site }: ближайший по часовой стрелке из равных ({ $equal }); ему { $his }, тебе { $yours }.
    }
lisboa-lacerda-site-by-helper =
    { $equal ->
        [one] Лучший строительный участок для него — { $site }: ему { $his }, тебе { $yours }; какое здание, решает помощник.
        [few] Строительный участок { $site }: ближайший по часовой стрелке из равных ({ $equal }); ему { $his }, тебе { $yours }; какое здание, решает помощник.
       *[many] Строительный участок { $site }: ближайший по часовой стрелке из равных ({ $equal }); ему { $his }, тебе { $yours }; какое здание, решает помощник.
    }
lisboa-lacerda-follows = Ласерда возвращает милость { FORM($noble, "gen") } и повторяет визит.
lisboa-lacerda-cannot-follow = У Ласерды есть милость { FORM($noble, "gen") }, но действие ему недоступно.
lisboa-lacerda-church-influence = Влияние Ласерды: за его корабли { $ships }, за твои доки { $yours }.
lisboa-lacerda-nothing-to-discard = Стопка { FORM($pile, "gen") } пуста: сбрасывать нечего.
lisboa-lacerda-helper-stays = Все стопки пусты: помощник Ласерды остаётся на месте.

## Ранги
lisboa-rank-right-hand = Правая рука маркиза
lisboa-rank-protege = Протеже короля
lisboa-rank-servant = Слуга при дворе
lisboa-rank-jester = Придворный шут
lisboa-rank-reached = Твоё место при дворе: { $rank }.
lisboa-rank-would-be = Если бы игра закончилась сейчас: { $rank }.
lisboa-rank-next = Для следующего места, «{ $rank }», нужно:
lisboa-need-met = (выполнено)
lisboa-need-unmet = (не выполнено)
lisboa-need-wigs = ПО с итоговым подсчётом: { $has }, нужно { $needs }
lisboa-need-stores = лавки: { $has }, нужно { $needs }
lisboa-need-majorities = лидерство: { $has }, нужно { $needs }
lisboa-need-reis = реалы: { $has }, нужно { $needs }
lisboa-need-decrees = указы: { $has }, нужно { $needs }
lisboa-need-ships = корабли: { $has }, нужно { $needs }

## Почему нет
lisboa-no-other-question = Сейчас вопрос другой. Сначала ответь на него.
lisboa-no-not-optional = Здесь нужно что-то выбрать.
lisboa-no-not-in-hand = У тебя на руке нет этой карты: { $card }.
lisboa-no-not-in-portfolio = В твоём портфолио этого нет: { $card }.
lisboa-no-noble-card = { $card } — карта казны. Для визита нужна карта дворянина.
lisboa-no-treasury-card = { $card } — карта дворянина. Мероприятия спонсируют картами казны.
lisboa-no-visit-too-dear = Визит к { FORM($noble, "dat") } стоит { $cost }, этого не покрыть даже ПО.
lisboa-no-cannot-complete = Это действие не удалось бы выполнить: { $action }. Визит или мероприятие возможны, только если можно выполнить действие.
lisboa-no-too-dear = Цена: { $price }. Ты можешь заплатить не больше, чем { $power }, считая влияние.
lisboa-no-nothing-to-deal = После этой карты ты не сможешь ни продать, ни поднести товар, а одно из двух обязательно.
lisboa-no-free-slot =
    { $limit ->
        [one] Свободного слота нет: в портфолио помещается { $limit } карта. Замени одну.
        [few] Свободного слота нет: в портфолио помещается { $limit } карты. Замени одну.
       *[many] Свободного слота нет: в портфолио помещается { $limit } карт. Замени одну.
    }
lisboa-no-wrong-row = Сброс не освободит подходящий слот: { $card }. Дворяне и корабли — вверху, карты казны — внизу.
lisboa-no-such-good = У тебя нет этого товара: { $good }.
lisboa-no-warehouse-full = На складе больше нет места: { $good }.
lisboa-no-not-produced = Этот товар сейчас не произведён: { $good }.
lisboa-no-ship-takes-no-goods = { $ship } не берёт товары: он должен стоять в доках и иметь место.
lisboa-no-noble-refuses = { $noble } не берёт этот товар: { $good }. Золото подходит всегда.
lisboa-no-already-covered = На этом действии государства до конца хода лежит товар: { $action }.
lisboa-no-changes-nothing = Это действие государства сейчас ничего не изменит: { $action }.
lisboa-no-event-changes-nothing = Мероприятие сейчас нельзя выполнить, оно ничего не изменит: { $card }.
lisboa-no-other-noble = У { FORM($noble, "gen") } нет такого действия государства: { $action }.
lisboa-no-favour = Милости { FORM($noble, "gen") } больше нет.
lisboa-no-wrong-amount = Не сходится: цена — { $price }.
lisboa-no-such-cube = Здесь нет такого кубика: { $cube }.
lisboa-no-same-office = Первый служащий уже у { FORM($noble, "gen") }. Второй идёт в другую приёмную.
lisboa-no-office-full = Приёмная { FORM($noble, "gen") } полна, и никто оттуда не может уйти.
lisboa-no-official-there = Там нет твоих служащих: { $noble }.
lisboa-no-ship-too-dear =
    { $count ->
        [one] Там корабль стоит { $count } товар.
        [few] Там корабль стоит { $count } разных товара.
       *[many] Там корабль стоит { $count } разных товаров.
    }
lisboa-no-wrong-goods =
    { $count ->
        [one] Корабль стоит ровно { $count } товар.
        [few] Корабль стоит ровно { $count } разных товара.
       *[many] Корабль стоит ровно { $count } разных товаров.
    }
lisboa-no-too-far = Так далеко кардинал не ходит: один или два шага, в награду — ровно один.
lisboa-no-tile-there = Там нет жетона духовенства.
lisboa-no-favour-held = Милость { FORM($noble, "gen") } у тебя уже есть.
lisboa-no-house-group-built = Эта группа уже поставлена: { $house }.
lisboa-no-plot-taken = Участок { $plot } занят.
lisboa-no-row-closed = При игре вдвоём ряд E/Д закрыт.
lisboa-no-other-street = Участок { $plot } не выходит на эту улицу: { $street }.
lisboa-no-city-tile = Для неё до конца хода нет жетона квартала: { $store }.
lisboa-no-site-taken = Там уже стоит общественное здание: { $site }.
lisboa-no-such-plan = У тебя нет такого проекта: { $plan }.
lisboa-no-building-on-display = Здание не выложено: { $architect }.
lisboa-no-wrong-colour = Здание { $site } должно быть цвета этой улицы.
lisboa-no-not-on-display = Этого указа нет в ряду: { $decree }.
lisboa-no-pile-empty = Стопка пуста: { $pile }.
lisboa-no-such-tile = Среди твоих нет такого жетона духовенства: { $benefit }.
lisboa-no-would-block = После этого не удастся сделать то, что в этом ходу ещё обязательно.
lisboa-brief-store = нет участка, который можно оплатить
lisboa-brief-decree = указов больше нет
lisboa-brief-building = нет проекта, который можно выполнить
lisboa-brief-visit-too-dear = стоит { $cost }, больше, чем можно заплатить
lisboa-brief-too-dear = стоит { $price }, можно заплатить { $power }
lisboa-brief-nothing-to-deal = потом нечего будет продать или поднести
lisboa-brief-changes-nothing = ничего не изменит
lisboa-brief-covered = уже было в этом ходу
lisboa-brief-no-favour = больше нет
lisboa-brief-favour-held = уже есть
lisboa-brief-same-office = один уже там
lisboa-brief-office-full = нет мест
lisboa-brief-ship-too-dear =
    { $count ->
        [one] стоит { $count } товар
        [few] стоит { $count } разных товара
       *[many] стоит { $count } разных товаров
    }
lisboa-brief-ship-full = нет места или в море
lisboa-brief-no-free-slot = нет свободного слота
lisboa-brief-pile-empty = стопка пуста
lisboa-brief-no-building = зданий больше нет
lisboa-brief-wrong-colour = не те цвета
lisboa-brief-houses-built = все поставлены
lisboa-brief-would-block = ход не удалось бы завершить
