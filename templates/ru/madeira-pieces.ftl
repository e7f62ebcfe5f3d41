### Мадейра: знаки компонентов. У каждого есть форма `.plain` для чтения вслух.

madeira-n-reais = { $count } 💶
    .plain =
        { $count ->
            [one] { $count } реал
            [few] { $count } реала
           *[many] { $count } реалов
        }
madeira-n-bread = { $count } 🍞
    .plain =
        { $count ->
            [one] { $count } хлеб
            [few] { $count } хлеба
           *[many] { $count } хлеба
        }
madeira-n-wood = { $count } 🪵
    .plain =
        { $count ->
            [one] { $count } древесина
            [few] { $count } древесины
           *[many] { $count } древесины
        }
    .plain-acc =
        { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
           *[many] { $count } древесины
        }
madeira-n-pp = { $count } ⭐
    .plain = { $count } ОП
madeira-n-wheat = { $count } 🌾
    .plain =
        { $count ->
            [one] { $count } пшеница
            [few] { $count } пшеницы
           *[many] { $count } пшеницы
        }
    .plain-acc =
        { $count ->
            [one] { $count } пшеницу
            [few] { $count } пшеницы
           *[many] { $count } пшеницы
        }
madeira-n-sugar = { $count } 🍬
    .plain =
        { $count ->
            [one] { $count } сахар
            [few] { $count } сахара
           *[many] { $count } сахара
        }
madeira-n-wine = { $count } 🍷
    .plain =
        { $count ->
            [one] { $count } вино
            [few] { $count } вина
           *[many] { $count } вина
        }
madeira-n-pirates = { $count } 🏴‍☠️
    .plain =
        { $count ->
            [one] { $count } пират
            [few] { $count } пирата
           *[many] { $count } пиратов
        }
    .plain-acc =
        { $count ->
            [one] { $count } пирата
            [few] { $count } пиратов
           *[many] { $count } пиратов
        }
madeira-wheat-sign = 🌾
    .plain = пшеница
madeira-sugar-sign = 🍬
    .plain = сахар
madeira-wine-sign = 🍷
    .plain = вино
madeira-bread-sign = 🍞
    .plain = хлеб
madeira-reais-sign = 💶
    .plain = реалы
madeira-wood-sign = 🪵
    .plain = древесина
madeira-wheat-piece = 🌾 пшеница
    .plain = пшеница
madeira-sugar-piece = 🍬 сахар
    .plain = сахар
madeira-wine-piece = 🍷 вино
    .plain = вино
madeira-die = 🎲 { $value }
    .plain = кубик { $value }
    .plain-cap = Кубик { $value }
madeira-pirate-die = ☠️ { $value }
    .plain = пиратский кубик { $value }
    .plain-cap = Пиратский кубик { $value }
madeira-dice = 🎲 { $dice }
    .plain = кубики { $dice }
madeira-pirate-dice-are = ☠️ { $dice }
    .plain = пиратские кубики { $dice }
madeira-orange = 🟠 оранжевая гильдия
    .plain = оранжевая гильдия
    .gen = 🟠 оранжевой гильдии
    .plain-gen = оранжевой гильдии
madeira-green = 🟢 зелёная гильдия
    .plain = зелёная гильдия
    .gen = 🟢 зелёной гильдии
    .plain-gen = зелёной гильдии
madeira-blue = 🔵 синяя гильдия
    .plain = синяя гильдия
    .gen = 🔵 синей гильдии
    .plain-gen = синей гильдии
madeira-violet = 🟣 фиолетовая гильдия
    .plain = фиолетовая гильдия
    .gen = 🟣 фиолетовой гильдии
    .plain-gen = фиолетовой гильдии
madeira-steward = 🌱 Управляющий
    .plain = Управляющий
    .on = на Управляющего
    .at = на Управляющем
madeira-guildmaster = 🔨 Мастер гильдии
    .plain = Мастер гильдии
    .on = на Мастера гильдии
    .at = на Мастере гильдии
madeira-mayor = 🏘️ Мэр
    .plain = Мэр
    .on = на Мэра
    .at = на Мэре
madeira-commander = ⚓ Командующий
    .plain = Командующий
    .on = на Командующего
    .at = на Командующем
madeira-free = ⬜ свободное здание
    .plain = свободное здание
    .on = на свободное здание
    .at = на свободном здании
    .cap = ⬜ Свободное здание
    .plain-cap = Свободное здание
madeira-trade-scores = от { $least } до { $most } ⭐ за корабль на рынках, до 3 кораблей
    .plain = от { $least } до { $most } ОП за корабль на рынках, до 3 кораблей
madeira-expedition-scores = от { $least } до { $most } ⭐ за корабль в колониях, до 3 кораблей
    .plain = от { $least } до { $most } ОП за корабль в колониях, до 3 кораблей
madeira-guilds-scores = 5 ⭐ за открытую милость каждой гильдии
    .plain = 5 ОП за открытую милость каждой гильдии
madeira-wealth-scores = отдать до 15 💶, по 1 ⭐ за каждый
    .plain = отдать до 15 реалов, по 1 ОП за каждый
madeira-n-by-pp-or-wheat = { $reais } за ⭐/🌾
    .plain = { $reais } за ОП/пшеницу
madeira-term-signs-text = 🌾 пшеница, 🍬 сахар, 🍷 вино: товары. 🪵 древесина, 🍞 хлеб, 💶 реалы, ⭐ очки престижа (ОП), 🏴‍☠️ пираты. 🎲 кубики гильдий, ☠️ пиратские кубики. 🌱 Управляющий, 🔨 Мастер гильдии, 🏘️ Мэр, ⚓ Командующий, ⬜ свободное здание. Гильдии: 🟠 оранжевая, 🟢 зелёная, 🔵 синяя, 🟣 фиолетовая.
    .plain = Значки заменяют фигуры там, где их видно; тебе вместо них говорятся слова.
