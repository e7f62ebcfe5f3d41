### Лиссабон: что считают указы. Для одного число не называется: «за лавку», «за 2 лавки».

lisboa-decree-per = { $wigs } за { FORM($what, "each") }
lisboa-decree-per-at-most = { $wigs } за { FORM($what, "each") }, не больше { $max }
lisboa-decree-if = { $wigs }, если есть хотя бы { $what }
lisboa-decree-best-foreign = столько ПО, сколько дал бы здесь лучший чужой указ

lisboa-metric-buildings-blue =
    { $count ->
        [one] каждое общественное здание синего архитектора
        [few] { $count } общественных здания синего архитектора
       *[many] { $count } общественных зданий синего архитектора
    }
lisboa-metric-buildings-green =
    { $count ->
        [one] каждое общественное здание зелёного архитектора
        [few] { $count } общественных здания зелёного архитектора
       *[many] { $count } общественных зданий зелёного архитектора
    }
lisboa-metric-buildings-west =
    { $count ->
        [one] каждое общественное здание на западе
        [few] { $count } общественных здания на западе
       *[many] { $count } общественных зданий на западе
    }
lisboa-metric-buildings-north =
    { $count ->
        [one] каждое общественное здание на севере
        [few] { $count } общественных здания на севере
       *[many] { $count } общественных зданий на севере
    }
lisboa-metric-buildings-east =
    { $count ->
        [one] каждое общественное здание на востоке
        [few] { $count } общественных здания на востоке
       *[many] { $count } общественных зданий на востоке
    }
lisboa-metric-any-stores = { FORM($store, "each") } любого игрока
lisboa-metric-stores =
    { $count ->
        [one] каждую лавку
        [few] { $count } лавки
       *[many] { $count } лавок
    }
lisboa-metric-stores-of = { FORM($store, "each") }
lisboa-metric-stores-in-row =
    { $count ->
        [one] каждую лавку в ряду { $row }
        [few] { $count } лавки в ряду { $row }
       *[many] { $count } лавок в ряду { $row }
    }
lisboa-metric-stores-in-column =
    { $count ->
        [one] каждую лавку в столбце { $column }
        [few] { $count } лавки в столбце { $column }
       *[many] { $count } лавок в столбце { $column }
    }
lisboa-metric-stores-in-one-row =
    { $count ->
        [one] каждую лавку в одном ряду
        [few] { $count } лавки в одном ряду
       *[many] { $count } лавок в одном ряду
    }
lisboa-metric-stores-in-one-column =
    { $count ->
        [one] каждую лавку в одном столбце
        [few] { $count } лавки в одном столбце
       *[many] { $count } лавок в одном столбце
    }
lisboa-metric-store-types =
    { $count ->
        [one] каждый вид лавок
        [few] { $count } вида лавок
       *[many] { $count } видов лавок
    }
lisboa-metric-rows-with-two =
    { $count ->
        [one] каждый ряд с двумя своими лавками
        [few] { $count } ряда с двумя своими лавками
       *[many] { $count } рядов с двумя своими лавками
    }
lisboa-metric-stores-with-buildings =
    { $count ->
        [one] каждую лавку с { $buildings } общественными зданиями
        [few] { $count } лавки с { $buildings } общественными зданиями
       *[many] { $count } лавок с { $buildings } общественными зданиями
    }
lisboa-metric-type-leads =
    { $count ->
        [one] каждый вид лавок с единоличным лидерством
        [few] { $count } вида лавок с единоличным лидерством
       *[many] { $count } видов лавок с единоличным лидерством
    }
lisboa-metric-ships =
    { $count ->
        [one] каждый корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
lisboa-metric-hulls =
    { $count ->
        [one] каждое место в трюмах своих кораблей
        [few] { $count } места в трюмах своих кораблей
       *[many] { $count } мест в трюмах своих кораблей
    }
lisboa-metric-largest-hull =
    { $count ->
        [one] корабль с трюмом на { $count } товар
        [few] корабль с трюмом на { $count } товара
       *[many] корабль с трюмом на { $count } товаров
    }
lisboa-metric-cargo =
    { $count ->
        [one] каждый товар на своих кораблях
        [few] { $count } товара на своих кораблях
       *[many] { $count } товаров на своих кораблях
    }
lisboa-metric-plans =
    { $count ->
        [one] каждый выполненный проект
        [few] { $count } выполненных проекта
       *[many] { $count } выполненных проектов
    }
lisboa-metric-plans-blue =
    { $count ->
        [one] каждый выполненный синий проект
        [few] { $count } выполненных синих проекта
       *[many] { $count } выполненных синих проектов
    }
lisboa-metric-plans-green =
    { $count ->
        [one] каждый выполненный зелёный проект
        [few] { $count } выполненных зелёных проекта
       *[many] { $count } выполненных зелёных проектов
    }
lisboa-metric-open-plans =
    { $count ->
        [one] каждый невыполненный проект
        [few] { $count } невыполненных проекта
       *[many] { $count } невыполненных проектов
    }
lisboa-metric-employed =
    { $count ->
        [one] каждого служащего на выполненных проектах
        [few] { $count } служащих на выполненных проектах
       *[many] { $count } служащих на выполненных проектах
    }
    .each =
        { $count ->
            [one] каждого служащего на выполненных проектах
            [few] каждых { $count } служащих на выполненных проектах
           *[many] каждых { $count } служащих на выполненных проектах
        }
lisboa-metric-officials =
    { $count ->
        [one] каждого служащего при дворе
        [few] { $count } служащих при дворе
       *[many] { $count } служащих при дворе
    }
    .each =
        { $count ->
            [one] каждого служащего при дворе
            [few] каждых { $count } служащих при дворе
           *[many] каждых { $count } служащих при дворе
        }
lisboa-metric-officials-with =
    { $count ->
        [one] каждого служащего у { FORM($noble, "gen") }
        [few] { $count } служащих у { FORM($noble, "gen") }
       *[many] { $count } служащих у { FORM($noble, "gen") }
    }
lisboa-metric-presence =
    { $count ->
        [one] каждую приёмную со своим служащим
        [few] { $count } приёмные со своим служащим
       *[many] { $count } приёмных со своим служащим
    }
lisboa-metric-office-leads =
    { $count ->
        [one] каждую приёмную с единоличным лидерством
        [few] { $count } приёмные с единоличным лидерством
       *[many] { $count } приёмных с единоличным лидерством
    }
lisboa-metric-favours =
    { $count ->
        [one] каждый жетон милости
        [few] { $count } жетона милости
       *[many] { $count } жетонов милости
    }
lisboa-metric-clergy =
    { $count ->
        [one] каждый жетон духовенства
        [few] { $count } жетона духовенства
       *[many] { $count } жетонов духовенства
    }
lisboa-metric-rubble =
    { $count ->
        [one] каждый кубик щебня
        [few] { $count } кубика щебня
       *[many] { $count } кубиков щебня
    }
    .each =
        { $count ->
            [one] каждый кубик щебня
            [few] каждые { $count } кубика щебня
           *[many] каждые { $count } кубиков щебня
        }
lisboa-metric-rubble-of =
    { $count ->
        [one] каждый кубик { FORM($kind, "gen") }
        [few] каждые { $count } кубика { FORM($kind, "gen") }
       *[many] каждые { $count } кубиков { FORM($kind, "gen") }
    }
lisboa-metric-sets =
    { $count ->
        [one] каждый набор щебня
        [few] { $count } набора щебня
       *[many] { $count } наборов щебня
    }
lisboa-metric-goods =
    { $count ->
        [one] каждый товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
    .each =
        { $count ->
            [one] каждый товар
            [few] каждые { $count } товара
           *[many] каждые { $count } товаров
        }
lisboa-metric-good-types =
    { $count ->
        [one] каждый вид товаров
        [few] { $count } вида товаров
       *[many] { $count } видов товаров
    }
lisboa-metric-portfolio-nobles =
    { $count ->
        [one] каждую карту дворянина в портфолио
        [few] { $count } карты дворян в портфолио
       *[many] { $count } карт дворян в портфолио
    }
lisboa-metric-portfolio-treasury =
    { $count ->
        [one] каждую карту казны в портфолио
        [few] { $count } карты казны в портфолио
       *[many] { $count } карт казны в портфолио
    }
lisboa-metric-portfolio =
    { $count ->
        [one] каждую карту в портфолио
        [few] { $count } карты в портфолио
       *[many] { $count } карт в портфолио
    }
lisboa-metric-other-decrees =
    { $count ->
        [one] каждый другой указ
        [few] { $count } других указа
       *[many] { $count } других указов
    }
lisboa-metric-house-groups =
    { $count ->
        [one] каждую законченную группу маркеров лавок
        [few] { $count } законченные группы маркеров лавок
       *[many] { $count } законченных групп маркеров лавок
    }
