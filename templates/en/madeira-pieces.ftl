### Madeira: the signs of its pieces. Each has a form `.plain` for those who listen.

# count: number
madeira-n-reais = { $count } 💶
    .plain =
        { $count ->
            [one] { $count } real
           *[other] { $count } reals
        }
# count: number
madeira-n-bread = { $count } 🍞
    .plain = { $count } bread
# count: number
madeira-n-wood = { $count } 🪵
    .plain = { $count } wood
# count: number
madeira-n-pp = { $count } ⭐
    .plain = { $count } PP
# count: number
madeira-n-wheat = { $count } 🌾
    .plain = { $count } wheat
# count: number
madeira-n-sugar = { $count } 🍬
    .plain = { $count } sugar
# count: number
madeira-n-wine = { $count } 🍷
    .plain = { $count } wine
# count: number
madeira-n-pirates = { $count } 🏴‍☠️
    .plain =
        { $count ->
            [one] { $count } pirate
           *[other] { $count } pirates
        }
madeira-wheat-sign = 🌾
    .plain = wheat
madeira-sugar-sign = 🍬
    .plain = sugar
madeira-wine-sign = 🍷
    .plain = wine
madeira-bread-sign = 🍞
    .plain = bread
madeira-reais-sign = 💶
    .plain = reals
madeira-wood-sign = 🪵
    .plain = wood
madeira-wheat-piece = 🌾 wheat
    .plain = wheat
madeira-sugar-piece = 🍬 sugar
    .plain = sugar
madeira-wine-piece = 🍷 wine
    .plain = wine
# value: number
madeira-die = 🎲 { $value }
    .plain = die { $value }
    .plain-cap = Die { $value }
# value: number
madeira-pirate-die = ☠️ { $value }
    .plain = pirate die { $value }
    .plain-cap = Pirate die { $value }
# dice: sign
madeira-dice = 🎲 { $dice }
    .plain = dice { $dice }
# dice: sign
madeira-pirate-dice-are = ☠️ { $dice }
    .plain = pirate dice { $dice }
madeira-orange = 🟠 orange guild
    .plain = orange guild
madeira-green = 🟢 green guild
    .plain = green guild
madeira-blue = 🔵 blue guild
    .plain = blue guild
madeira-violet = 🟣 violet guild
    .plain = violet guild
madeira-steward = 🌱 Steward
    .plain = Steward
    .on = on the Steward
madeira-guildmaster = 🔨 Guildmaster
    .plain = Guildmaster
    .on = on the Guildmaster
madeira-mayor = 🏘️ Mayor
    .plain = Mayor
    .on = on the Mayor
madeira-commander = ⚓ Commander
    .plain = Commander
    .on = on the Commander
madeira-free = ⬜ free building
    .plain = free building
    .on = on the free building
    .cap = ⬜ Free building
    .plain-cap = Free building
# least: number, most: number
madeira-trade-scores = { $least } to { $most } ⭐ for each of up to 3 ships at trade posts
    .plain = { $least } to { $most } PP for each of up to 3 ships at trade posts
# least: number, most: number
madeira-expedition-scores = { $least } to { $most } ⭐ for each of up to 3 ships in colonies
    .plain = { $least } to { $most } PP for each of up to 3 ships in colonies
madeira-guilds-scores = 5 ⭐ for a face-up favor of each guild
    .plain = 5 PP for a face-up favor of each guild
madeira-wealth-scores = give up to 15 💶, 1 ⭐ each
    .plain = give up to 15 reals, 1 PP each
# reais: phrase
madeira-n-by-pp-or-wheat = { $reais } from ⭐ or 🌾
    .plain = { $reais } from PP or wheat
madeira-term-signs-text = 🌾 wheat, 🍬 sugar, 🍷 wine: goods. 🪵 wood, 🍞 bread, 💶 reals, ⭐ prestige points (PP), 🏴‍☠️ pirates. 🎲 guild dice, ☠️ pirate dice. 🌱 Steward, 🔨 Guildmaster, 🏘️ Mayor, ⚓ Commander, ⬜ free building. Guilds: 🟠 orange, 🟢 green, 🔵 blue, 🟣 violet.
    .plain = Signs stand for pieces in the texts of those who see them; you are told the words instead.
