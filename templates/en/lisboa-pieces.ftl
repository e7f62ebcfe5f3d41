### Lisboa: the signs of pieces, and the words that are read aloud instead.

## Amounts
# count: number
lisboa-reis = { $count } 💶
    .plain =
        { $count ->
            [one] 1 real
           *[other] { $count } réis
        }
# low: number, high: number
lisboa-reis-range = { $low }–{ $high } 💶
    .plain = { $low }–{ $high } réis
# count: number
lisboa-gold-of = { $count } 🟡
    .plain = { $count } gold
# count: number
lisboa-cloth-of = { $count } 🟣
    .plain = { $count } cloth
# count: number
lisboa-books-of = { $count } 🔵
    .plain =
        { $count ->
            [one] 1 book
           *[other] { $count } books
        }
# count: number
lisboa-tools-of = { $count } 🟢
    .plain =
        { $count ->
            [one] 1 tool
           *[other] { $count } tools
        }
# count: number
lisboa-earthquake-of = { $count } 🟫
    .plain =
        { $count ->
            [one] 1 earthquake cube
           *[other] { $count } earthquake cubes
        }
# count: number
lisboa-fire-of = { $count } 🟥
    .plain =
        { $count ->
            [one] 1 fire cube
           *[other] { $count } fire cubes
        }
# count: number
lisboa-tsunami-of = { $count } 🟦
    .plain =
        { $count ->
            [one] 1 tsunami cube
           *[other] { $count } tsunami cubes
        }
# good: phrase, count: number, room: number
lisboa-stock = { $good } { $count }/{ $room }
    .plain = { $good }: { $count } of { $room }

## Signs alone
lisboa-piece-gold = 🟡
    .plain = gold
lisboa-piece-cloth = 🟣
    .plain = cloth
lisboa-piece-books = 🔵
    .plain = books
    .plain-one = book
lisboa-piece-tools = 🟢
    .plain = tools
    .plain-one = tool
lisboa-piece-earthquake = 🟫
    .plain = earthquake
lisboa-piece-fire = 🟥
    .plain = fire
lisboa-piece-tsunami = 🟦
    .plain = tsunami
# first: phrase, second: phrase
lisboa-beside = { $first }{ $second }
    .plain = { $first }, { $second }

## Signs with their names
lisboa-named-gold = 🟡 gold
    .plain = gold
lisboa-named-cloth = 🟣 cloth
    .plain = cloth
lisboa-named-books = 🔵 books
    .plain = books
lisboa-named-tools = 🟢 tools
    .plain = tools
lisboa-named-earthquake = 🟫 earthquake
    .plain = earthquake
lisboa-named-fire = 🟥 fire
    .plain = fire
lisboa-named-tsunami = 🟦 tsunami
    .plain = tsunami
lisboa-named-store-gold = 🟡 gold store
    .plain = gold store
lisboa-named-store-cloth = 🟣 cloth store
    .plain = cloth store
lisboa-named-store-books = 🔵 book store
    .plain = book store
lisboa-named-store-tools = 🟢 tool store
    .plain = tool store
lisboa-named-builder = 📐 Builder
    .plain = Builder
lisboa-named-minister = 🖋️ Minister
    .plain = Minister
lisboa-named-king = 👑 King
    .plain = King
lisboa-named-treasury = 💰 Treasury
    .plain = Treasury
# colours: phrase
lisboa-building = 🏛️ { $colours }
    .plain = public building ({ $colours })

## Political cards
lisboa-deck-blue = 💙
    .plain = blue
lisboa-deck-red = ❤️
    .plain = red
lisboa-deck-purple = 💜
    .plain = purple
lisboa-deck-brown = 🤎
    .plain = brown
# deck: phrase, noble: phrase, influence: number
lisboa-card-noble = { $deck }{ $noble } { $influence }
    .plain = { $deck } { $noble } { $influence }
# deck: phrase, influence: number
lisboa-card-number = { $deck } { $influence }
    .plain = { $deck } { $influence }
# deck: phrase, treasury: phrase
lisboa-card-treasury = { $deck }{ $treasury }
    .plain = { $deck } { $treasury } card
# deck: phrase, treasury: phrase, event: phrase
lisboa-card-treasury-event = { $deck }{ $treasury } “{ $event }”
    .plain = { $deck } { $treasury } card “{ $event }”

# count: number
lisboa-metric-reis =
    { $count ->
        [one] 💶
       *[other] { $count } 💶
    }
    .plain =
        { $count ->
            [one] real
           *[other] { $count } réis
        }

## What the signs mean
lisboa-term-signs-text = 🟡 gold, 🟣 cloth, 🔵 books, 🟢 tools: goods, and the streets, stores and public buildings 🏛️ of that color. 🟫 earthquake, 🟥 fire, 🟦 tsunami: rubble. 💶 réis. 📐 Builder, 🖋️ Minister, 👑 King, 💰 Treasury. Hearts show the deck of a card: 💙 blue, ❤️ red, 💜 purple, 🤎 brown. “🟡 1/3” means: one gold, room for three.
    .plain = Signs stand for pieces in the texts of those who see them; you are told the words instead.
