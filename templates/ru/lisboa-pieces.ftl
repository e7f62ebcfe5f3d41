### Лиссабон: значки фигур и слова, которые читаются вслух вместо них.

## Количества
lisboa-reis = { $count } 💶
    .plain =
        { $count ->
            [one] { $count } реал
            [few] { $count } реала
           *[many] { $count } реалов
        }
lisboa-reis-range = { $low }–{ $high } 💶
    .plain =
        { $high ->
            [one] { $low }–{ $high } реал
            [few] { $low }–{ $high } реала
           *[many] { $low }–{ $high } реалов
        }
lisboa-gold-of = { $count } 🟡
    .plain =
        { $count ->
            [one] { $count } золото
            [few] { $count } золота
           *[many] { $count } золота
        }
lisboa-cloth-of = { $count } 🟣
    .plain =
        { $count ->
            [one] { $count } сукно
            [few] { $count } сукна
           *[many] { $count } сукна
        }
lisboa-books-of = { $count } 🔵
    .plain =
        { $count ->
            [one] { $count } книга
            [few] { $count } книги
           *[many] { $count } книг
        }
    .plain-acc =
        { $count ->
            [one] { $count } книгу
            [few] { $count } книги
           *[many] { $count } книг
        }
lisboa-tools-of = { $count } 🟢
    .plain =
        { $count ->
            [one] { $count } инструмент
            [few] { $count } инструмента
           *[many] { $count } инструментов
        }
lisboa-earthquake-of = { $count } 🟫
    .plain =
        { $count ->
            [one] { $count } кубик землетрясения
            [few] { $count } кубика землетрясения
           *[many] { $count } кубиков землетрясения
        }
lisboa-fire-of = { $count } 🟥
    .plain =
        { $count ->
            [one] { $count } кубик пожара
            [few] { $count } кубика пожара
           *[many] { $count } кубиков пожара
        }
lisboa-tsunami-of = { $count } 🟦
    .plain =
        { $count ->
            [one] { $count } кубик цунами
            [few] { $count } кубика цунами
           *[many] { $count } кубиков цунами
        }
lisboa-stock = { $good } { $count }/{ $room }
    .plain = { $good }: { $count } из { $room }

## Одни значки
lisboa-piece-gold = 🟡
    .plain = золото
    .plain-gen = золота
lisboa-piece-cloth = 🟣
    .plain = сукно
    .plain-gen = сукна
lisboa-piece-books = 🔵
    .plain = книги
    .plain-gen = книг
lisboa-piece-tools = 🟢
    .plain = инструменты
    .plain-gen = инструментов
lisboa-piece-earthquake = 🟫
    .plain = землетрясение
    .plain-gen = землетрясения
lisboa-piece-fire = 🟥
    .plain = пожар
    .plain-gen = пожара
lisboa-piece-tsunami = 🟦
    .plain = цунами
    .plain-gen = цунами
lisboa-beside = { $first }{ $second }
    .plain = { $first }, { $second }

## Значки с названиями
lisboa-named-gold = 🟡 золото
    .plain = золото
lisboa-named-cloth = 🟣 сукно
    .plain = сукно
lisboa-named-books = 🔵 книги
    .plain = книги
lisboa-named-tools = 🟢 инструменты
    .plain = инструменты
lisboa-named-earthquake = 🟫 землетрясение
    .plain = землетрясение
lisboa-named-fire = 🟥 пожар
    .plain = пожар
lisboa-named-tsunami = 🟦 цунами
    .plain = цунами
lisboa-named-store-gold = 🟡 ювелирная лавка
    .plain = ювелирная лавка
lisboa-named-store-cloth = 🟣 суконная лавка
    .plain = суконная лавка
lisboa-named-store-books = 🔵 книжная лавка
    .plain = книжная лавка
lisboa-named-store-tools = 🟢 лавка инструментов
    .plain = лавка инструментов
lisboa-named-builder = 📐 Строитель
    .plain = Строитель
lisboa-named-minister = 🖋️ Министр
    .plain = Министр
lisboa-named-king = 👑 Король
    .plain = Король
lisboa-named-treasury = 💰 Казна
    .plain = Казна
lisboa-building = 🏛️ { $colours }
    .plain = общественное здание ({ $colours })

## Карты политики
lisboa-deck-blue = 💙
    .plain = синяя
lisboa-deck-red = ❤️
    .plain = красная
lisboa-deck-purple = 💜
    .plain = фиолетовая
lisboa-deck-brown = 🤎
    .plain = коричневая
lisboa-card-noble = { $deck }{ $noble } { $influence }
    .plain = { $noble } { $influence } ({ $deck })
lisboa-card-number = { $deck } { $influence }
    .plain = { $influence } ({ $deck })
lisboa-card-treasury = { $deck }{ $treasury }
    .plain = { $treasury } ({ $deck })
lisboa-card-treasury-event = { $deck }{ $treasury } «{ $event }»
    .plain = { $treasury } ({ $deck }) «{ $event }»

lisboa-metric-reis =
    { $count ->
        [one] каждый 💶
        [few] { $count } 💶
       *[many] { $count } 💶
    }
    .plain =
        { $count ->
            [one] каждый реал
            [few] { $count } реала
           *[many] { $count } реалов
        }
    .each =
        { $count ->
            [one] каждый 💶
            [few] каждые { $count } 💶
           *[many] каждые { $count } 💶
        }
    .plain-each =
        { $count ->
            [one] каждый реал
            [few] каждые { $count } реала
           *[many] каждые { $count } реалов
        }

## Что значат значки
lisboa-term-signs-text = 🟡 золото, 🟣 сукно, 🔵 книги, 🟢 инструменты: товары, а также улицы, лавки и общественные здания 🏛️ этого цвета. 🟫 землетрясение, 🟥 пожар, 🟦 цунами: щебень. 💶 реалы. 📐 Строитель, 🖋️ Министр, 👑 Король, 💰 Казна. Сердца показывают колоду карты: 💙 синяя, ❤️ красная, 💜 фиолетовая, 🤎 коричневая. «🟡 1/3» значит: одно золото, место для трёх.
    .plain = Значки заменяют фигуры там, где их видно; тебе вместо них говорятся слова.
