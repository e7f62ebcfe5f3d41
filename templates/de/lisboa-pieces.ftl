### Lisboa: die Zeichen der Spielteile, und die Worte, die stattdessen vorgelesen werden.

## Mengen
lisboa-reis = { $count } 💶
    .plain =
        { $count ->
            [one] 1 Real
           *[other] { $count } Réis
        }
lisboa-reis-range = { $low }–{ $high } 💶
    .plain = { $low }–{ $high } Réis
lisboa-gold-of = { $count } 🟡
    .plain = { $count } Gold
lisboa-cloth-of = { $count } 🟣
    .plain =
        { $count ->
            [one] 1 Stoff
           *[other] { $count } Stoffe
        }
lisboa-books-of = { $count } 🔵
    .plain =
        { $count ->
            [one] 1 Buch
           *[other] { $count } Bücher
        }
lisboa-tools-of = { $count } 🟢
    .plain =
        { $count ->
            [one] 1 Werkzeug
           *[other] { $count } Werkzeuge
        }
lisboa-earthquake-of = { $count } 🟫
    .plain = { $count } Erdbebenwürfel
lisboa-fire-of = { $count } 🟥
    .plain = { $count } Feuerwürfel
lisboa-tsunami-of = { $count } 🟦
    .plain = { $count } Tsunamiwürfel
lisboa-stock = { $good } { $count }/{ $room }
    .plain = { $good }: { $count } von { $room }

## Zeichen allein
lisboa-piece-gold = 🟡
    .plain = Gold
lisboa-piece-cloth = 🟣
    .plain = Stoff
lisboa-piece-books = 🔵
    .plain = Bücher
    .plain-dat = Büchern
lisboa-piece-tools = 🟢
    .plain = Werkzeug
lisboa-piece-earthquake = 🟫
    .plain = Erdbeben
lisboa-piece-fire = 🟥
    .plain = Feuer
lisboa-piece-tsunami = 🟦
    .plain = Tsunami
lisboa-beside = { $first }{ $second }
    .plain = { $first }, { $second }

## Zeichen mit ihren Namen
lisboa-named-gold = 🟡 Gold
    .plain = Gold
lisboa-named-cloth = 🟣 Stoff
    .plain = Stoff
lisboa-named-books = 🔵 Bücher
    .plain = Bücher
lisboa-named-tools = 🟢 Werkzeug
    .plain = Werkzeug
lisboa-named-earthquake = 🟫 Erdbeben
    .plain = Erdbeben
lisboa-named-fire = 🟥 Feuer
    .plain = Feuer
lisboa-named-tsunami = 🟦 Tsunami
    .plain = Tsunami
lisboa-named-store-gold = 🟡 Goldgeschäft
    .plain = Goldgeschäft
lisboa-named-store-cloth = 🟣 Stoffgeschäft
    .plain = Stoffgeschäft
lisboa-named-store-books = 🔵 Buchladen
    .plain = Buchladen
lisboa-named-store-tools = 🟢 Werkzeuggeschäft
    .plain = Werkzeuggeschäft
lisboa-named-builder = 📐 Baumeister
    .plain = Baumeister
lisboa-named-minister = 🖋️ Minister
    .plain = Minister
lisboa-named-king = 👑 König
    .plain = König
lisboa-named-treasury = 💰 Wirtschaft
    .plain = Wirtschaft
lisboa-building = 🏛️ { $colours }
    .plain = öffentliches Gebäude ({ $colours })

## Politikkarten
lisboa-deck-blue = 💙
    .plain = blau
lisboa-deck-red = ❤️
    .plain = rot
lisboa-deck-purple = 💜
    .plain = lila
lisboa-deck-brown = 🤎
    .plain = braun
lisboa-card-noble = { $deck }{ $noble } { $influence }
    .plain = { $noble } { $influence } { $deck }
lisboa-card-number = { $deck } { $influence }
    .plain = { $influence } { $deck }
lisboa-card-treasury = { $deck }{ $treasury }
    .plain = { $treasury } { $deck }
lisboa-card-treasury-event = { $deck }{ $treasury } „{ $event }“
    .plain = { $treasury } { $deck } „{ $event }“

lisboa-metric-reis =
    { $count ->
        [one] 💶
       *[other] { $count } 💶
    }
    .plain =
        { $count ->
            [one] Real
           *[other] { $count } Réis
        }

## Was die Zeichen bedeuten
lisboa-term-signs-text = 🟡 Gold, 🟣 Stoff, 🔵 Bücher, 🟢 Werkzeug: Waren, und die Straßen, Geschäfte und öffentlichen Gebäude 🏛️ dieser Farbe. 🟫 Erdbeben, 🟥 Feuer, 🟦 Tsunami: Trümmer. 💶 Réis. 📐 Baumeister, 🖋️ Minister, 👑 König, 💰 Wirtschaft. Herzen zeigen den Stapel einer Karte: 💙 blau, ❤️ rot, 💜 lila, 🤎 braun. „🟡 1/3“ heißt: ein Gold, Platz für drei.
    .plain = Zeichen stehen für Spielteile, wo man sie sieht; dir werden stattdessen die Worte gesagt.
