### Madeira: i segni dei pezzi. Ognuno ha una forma `.plain` per chi ascolta.

madeira-n-reais = { $count } 💶
    .plain =
        { $count ->
            [one] { $count } reale
           *[other] { $count } reali
        }
madeira-n-bread = { $count } 🍞
    .plain =
        { $count ->
            [one] { $count } pane
           *[other] { $count } pani
        }
madeira-n-wood = { $count } 🪵
    .plain =
        { $count ->
            [one] { $count } legno
           *[other] { $count } legni
        }
madeira-n-pp = { $count } ⭐
    .plain = { $count } PP
madeira-n-wheat = { $count } 🌾
    .plain = { $count } di grano
madeira-n-sugar = { $count } 🍬
    .plain = { $count } di zucchero
madeira-n-wine = { $count } 🍷
    .plain = { $count } di vino
madeira-n-pirates = { $count } 🏴‍☠️
    .plain =
        { $count ->
            [one] { $count } pirata
           *[other] { $count } pirati
        }
madeira-wheat-sign = 🌾
    .plain = grano
madeira-sugar-sign = 🍬
    .plain = zucchero
madeira-wine-sign = 🍷
    .plain = vino
madeira-bread-sign = 🍞
    .plain = pane
madeira-reais-sign = 💶
    .plain = reali
madeira-wood-sign = 🪵
    .plain = legno
madeira-wheat-piece = 🌾 grano
    .plain = grano
madeira-sugar-piece = 🍬 zucchero
    .plain = zucchero
madeira-wine-piece = 🍷 vino
    .plain = vino
madeira-die = 🎲 { $value }
    .plain = dado { $value }
    .plain-cap = Dado { $value }
madeira-pirate-die = ☠️ { $value }
    .plain = dado pirata { $value }
    .plain-cap = Dado pirata { $value }
madeira-dice = 🎲 { $dice }
    .plain = dadi { $dice }
madeira-pirate-dice-are = ☠️ { $dice }
    .plain = dadi pirata { $dice }
madeira-orange = 🟠 gilda arancione
    .plain = gilda arancione
madeira-green = 🟢 gilda verde
    .plain = gilda verde
madeira-blue = 🔵 gilda blu
    .plain = gilda blu
madeira-violet = 🟣 gilda viola
    .plain = gilda viola
madeira-steward = 🌱 Amministratore
    .plain = Amministratore
    .on = sull’Amministratore
madeira-guildmaster = 🔨 Maestro di gilda
    .plain = Maestro di gilda
    .on = sul Maestro di gilda
madeira-mayor = 🏘️ Sindaco
    .plain = Sindaco
    .on = sul Sindaco
madeira-commander = ⚓ Comandante
    .plain = Comandante
    .on = sul Comandante
madeira-free = ⬜ edificio libero
    .plain = edificio libero
    .on = sull’edificio libero
    .cap = ⬜ Edificio libero
    .plain-cap = Edificio libero
madeira-trade-scores = da { $least } a { $most } ⭐ per nave agli empori, fino a 3 navi
    .plain = da { $least } a { $most } PP per nave agli empori, fino a 3 navi
madeira-expedition-scores = da { $least } a { $most } ⭐ per nave nelle colonie, fino a 3 navi
    .plain = da { $least } a { $most } PP per nave nelle colonie, fino a 3 navi
madeira-guilds-scores = 5 ⭐ per un favore scoperto di ogni gilda
    .plain = 5 PP per un favore scoperto di ogni gilda
madeira-wealth-scores = dai fino a 15 💶, 1 ⭐ ciascuno
    .plain = dai fino a 15 reali, 1 PP ciascuno
madeira-n-by-pp-or-wheat = { $reais } da ⭐/🌾
    .plain = { $reais } da PP/grano
madeira-term-signs-text = 🌾 grano, 🍬 zucchero, 🍷 vino: merci. 🪵 legno, 🍞 pane, 💶 reali, ⭐ punti prestigio (PP), 🏴‍☠️ pirati. 🎲 dadi gilda, ☠️ dadi pirata. 🌱 Amministratore, 🔨 Maestro di gilda, 🏘️ Sindaco, ⚓ Comandante, ⬜ edificio libero. Gilde: 🟠 arancione, 🟢 verde, 🔵 blu, 🟣 viola.
    .plain = I segni stanno per i pezzi dove si vedono; a te si dicono le parole.
