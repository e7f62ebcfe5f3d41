### Lisboa: i segni dei pezzi, e le parole lette ad alta voce al loro posto.

## Quantità
lisboa-reis = { $count } 💶
    .plain =
        { $count ->
            [one] 1 reale
           *[other] { $count } reali
        }
lisboa-reis-range = { $low }–{ $high } 💶
    .plain = { $low }–{ $high } reali
lisboa-gold-of = { $count } 🟡
    .plain = { $count } oro
lisboa-cloth-of = { $count } 🟣
    .plain =
        { $count ->
            [one] 1 tessuto
           *[other] { $count } tessuti
        }
lisboa-books-of = { $count } 🔵
    .plain =
        { $count ->
            [one] 1 libro
           *[other] { $count } libri
        }
lisboa-tools-of = { $count } 🟢
    .plain =
        { $count ->
            [one] 1 attrezzo
           *[other] { $count } attrezzi
        }
lisboa-earthquake-of = { $count } 🟫
    .plain =
        { $count ->
            [one] 1 cubetto terremoto
           *[other] { $count } cubetti terremoto
        }
lisboa-fire-of = { $count } 🟥
    .plain =
        { $count ->
            [one] 1 cubetto fuoco
           *[other] { $count } cubetti fuoco
        }
lisboa-tsunami-of = { $count } 🟦
    .plain =
        { $count ->
            [one] 1 cubetto tsunami
           *[other] { $count } cubetti tsunami
        }
lisboa-stock = { $good } { $count }/{ $room }
    .plain = { $good }: { $count } su { $room }

## Segni da soli
lisboa-piece-gold = 🟡
    .plain = oro
lisboa-piece-cloth = 🟣
    .plain = tessuti
lisboa-piece-books = 🔵
    .plain = libri
lisboa-piece-tools = 🟢
    .plain = attrezzi
lisboa-piece-earthquake = 🟫
    .plain = terremoto
lisboa-piece-fire = 🟥
    .plain = fuoco
lisboa-piece-tsunami = 🟦
    .plain = tsunami
lisboa-beside = { $first }{ $second }
    .plain = { $first }, { $second }

## Segni con il nome
lisboa-named-gold = 🟡 oro
    .plain = oro
lisboa-named-cloth = 🟣 tessuti
    .plain = tessuti
lisboa-named-books = 🔵 libri
    .plain = libri
lisboa-named-tools = 🟢 attrezzi
    .plain = attrezzi
lisboa-named-earthquake = 🟫 terremoto
    .plain = terremoto
lisboa-named-fire = 🟥 fuoco
    .plain = fuoco
lisboa-named-tsunami = 🟦 tsunami
    .plain = tsunami
lisboa-named-store-gold = 🟡 oreficeria
    .plain = oreficeria
lisboa-named-store-cloth = 🟣 negozio di tessuti
    .plain = negozio di tessuti
lisboa-named-store-books = 🔵 libreria
    .plain = libreria
lisboa-named-store-tools = 🟢 negozio di attrezzi
    .plain = negozio di attrezzi
lisboa-named-builder = 📐 Costruttore
    .plain = Costruttore
lisboa-named-minister = 🖋️ Ministro
    .plain = Ministro
lisboa-named-king = 👑 Re
    .plain = Re
lisboa-named-treasury = 💰 Tesoro
    .plain = Tesoro
lisboa-building = 🏛️ { $colours }
    .plain = edificio pubblico ({ $colours })

## Carte Politiche
lisboa-deck-blue = 💙
    .plain = blu
lisboa-deck-red = ❤️
    .plain = rosso
lisboa-deck-purple = 💜
    .plain = viola
lisboa-deck-brown = 🤎
    .plain = marrone
lisboa-card-noble = { $deck }{ $noble } { $influence }
    .plain = { $noble } { $influence } { $deck }
lisboa-card-number = { $deck } { $influence }
    .plain = { $influence } { $deck }
lisboa-card-treasury = { $deck }{ $treasury }
    .plain = { $treasury } { $deck }
lisboa-card-treasury-event = { $deck }{ $treasury } «{ $event }»
    .plain = { $treasury } { $deck } «{ $event }»

lisboa-metric-reis =
    { $count ->
        [one] 💶
       *[other] { $count } 💶
    }
    .plain =
        { $count ->
            [one] reale
           *[other] { $count } reali
        }

## Che cosa significano i segni
lisboa-term-signs-text = 🟡 oro, 🟣 tessuti, 🔵 libri, 🟢 attrezzi: beni, e le vie, i negozi e gli edifici pubblici 🏛️ di quel colore. 🟫 terremoto, 🟥 fuoco, 🟦 tsunami: macerie. 💶 reali. 📐 Costruttore, 🖋️ Ministro, 👑 Re, 💰 Tesoro. I cuori mostrano il mazzo di una carta: 💙 blu, ❤️ rosso, 💜 viola, 🤎 marrone. «🟡 1/3» vuol dire: un oro, spazio per tre.
    .plain = I segni stanno per i pezzi dove si vedono; a te si dicono le parole.
