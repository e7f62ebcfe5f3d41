### Lisboa: Seiten, Stadtplan, Hände, Schlusswertung.

lisboa-title = Lisboa · Epoche { $period }, Runde { $round }
lisboa-title-setting-up = Lisboa · vor dem ersten Zug
lisboa-ends-this-round = Das Ende naht: diese Runde, dann eine letzte.
lisboa-ends-last-round = Das ist die letzte Runde.
lisboa-ends-over = Das Spiel ist aus.
lisboa-page-board = Spielplan
lisboa-page-city = Stadtzentrum
lisboa-page-court = Hof und Amtsstuben
lisboa-page-market = Markt, Schiffe, Kirche
lisboa-page-decrees = Erlasse und Gebäude
lisboa-players = Spieler
lisboa-head-court = Hof
lisboa-head-market = Markt
lisboa-head-visits = Besuche und Gunst

## Der Hof
lisboa-piles = Karten am Hof
lisboa-piles-line = Stapel: { $piles }
lisboa-pile-line =
    { $card } · { $count ->
        [one] letzte Karte
       *[other] { $count } Karten
    }
lisboa-pile-empty = { $pile }: leer
lisboa-offices = Amtsstuben
lisboa-office-line = { $noble } ({ $taken } von { $spaces }): { $officials }
lisboa-plaza-line = … auf der Plaza: { $officials }
lisboa-neutral = neutral
lisboa-nobody = niemand
lisboa-favours-left = Gunstplättchen übrig: { $favours }
lisboa-visit-costs = { $who } zahlt für Besuche: { $costs }
lisboa-own-visit-costs = Besuche: { $costs }
lisboa-noble-cost = { $noble } { $cost }
lisboa-noble-too-dear = { $noble } { $cost } (zu teuer)
lisboa-lacerda-stands = Lacerda: Höfling { FORM($noble, "bei") }, Helfer über dem { FORM($pile, "pile") }
lisboa-lacerda-upper = Lacerdas obere Staatsaktionen (Helfer über dem Königs- oder Wirtschaftsstapel): { $actions }
lisboa-lacerda-lower = Lacerdas untere Staatsaktionen (Helfer über dem Baumeister- oder Ministerstapel): { $actions }
lisboa-lacerda-order = Welche Aktion die obere ist, steht nicht auf dem Soloblatt; hier gilt die Reihenfolge der Spielregel.
lisboa-noble-does = { $noble }: { $action }

## Markt, Schiffe, Kirche
lisboa-prices = Preise: { $prices }
lisboa-yard = Werft: { $ship } (Ladekapazität { $hull }, { $influence }), insgesamt { $left }
lisboa-yard-empty = Werft: leer
lisboa-ships = Schiffe
lisboa-ship-line =
    { $ship } ({ $owner }): { $goods } von { $hull } Waren, { $bonus ->
        [0] kein Bonus
        [one] 1 Real mehr je Ware
       *[other] { $bonus } Réis mehr je Ware
    }
lisboa-ship-at-sea = { $ship } ({ $owner }): auf See
lisboa-no-ships = Noch keine
lisboa-church = Kirche
lisboa-church-tile = { $place }. { $tile }
lisboa-church-gap = { $place }. leer
lisboa-church-symbols = Der Kardinal steht vor Nummer 1. Kirchenschatz in { $treasury }, Briefumschlag in { $envelope } Schritten.
lisboa-city-tiles = Stadtplättchen: { $stores }
lisboa-small-tile = schmales Werkzeuggeschäft
lisboa-rubble-pile = Trümmerhaufen: { $cubes }

## Erlasse und Gebäude
lisboa-decree-row = Erlasse
lisboa-decree-worth = { $decree } · jetzt { $wigs }
lisboa-decrees-left =
    { $count ->
        [one] Noch einer im Stapel
       *[other] Noch { $count } im Stapel
    }
lisboa-desk-blue = Blauer Architekt
lisboa-desk-green = Grüner Architekt
lisboa-desk = Ausgelegt: { $building }
lisboa-desk-next = Danach: { $building }, { $count } im Stapel
lisboa-desk-plans = Beamte der Pläne: { $plans }

## Der Stadtplan
lisboa-sign-gold = g
lisboa-sign-cloth = s
lisboa-sign-books = b
lisboa-sign-tools = w
lisboa-sign-reis = { $count }R
lisboa-sign-influence = { $count }E
lisboa-sign-officials = Bea
lisboa-sign-plan = Pla
lisboa-sign-produce = Pro
lisboa-sign-cardinal = Kar
lisboa-sign-favour = Gun
lisboa-sign-north = Nord
lisboa-legend-goods = Straßen, Geschäfte, Gebäude: { $goods } · [in Klammern] öffentliche Gebäude, [··] freie Bauplätze
lisboa-legend-owners = Geschäfte zeigen Art, dann Besitzer: { $owners }
lisboa-legend-rewards = Freie Grundstücke: R Réis, E Einfluss, + Ware, Bea Beamte, Pla Plan, Pro produzieren, Kar Kardinal, Gun Gunst, --- gesperrt · letzte Zeile: Perücken der Spalte
lisboa-rubble-title = Trümmer, verteuern Grundstücke ({ $costs })
lisboa-rubble-rows = Reihen: { $rows }
lisboa-rubble-columns = Spalten: { $columns }
lisboa-rubble-at = { $line } { $cubes }
lisboa-rubble-none = –
lisboa-sites = Freie Bauplätze
lisboa-site-line = { FORM($site, "line") }: { $terms }
lisboa-plain-free = { $plot } frei ({ $reward })
lisboa-plain-store = { $plot } { $store } ({ $owner })
lisboa-plain-closed = Reihe { $row } ist gesperrt.
lisboa-plain-row = Reihe { $row }: { $plots }.
lisboa-plain-column = Spalte { $column }: { $wigs }.
lisboa-plain-building = { FORM($site, "line") }: { $building }.
lisboa-means-wealth = { $reis } · { $influence } ({ $coins } wert) · { $goods }
lisboa-means-more = { $officials } · Pläne: { $plans } · Portfolio { $cards }/{ $limit } · Trümmer: { $rubble } · Gunst: { $favours }
lisboa-means-plan-blue = blau { $officials }
lisboa-means-plan-green = grün { $officials }

## Spieler
lisboa-player-line =
    { $who }: { $wigs } · { $reis } · { $influence } · { $sets ->
        [one] 1 Set
       *[other] { $sets } Sets
    } · { $stores ->
        [one] 1 Geschäft
       *[other] { $stores } Geschäfte
    } · Gunst: { $favours }
lisboa-lacerda-line =
    { $who }: { $wigs } · { $influence } · { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } · { $stores ->
        [one] 1 Geschäft
       *[other] { $stores } Geschäfte
    } · Gunst: { $favours }
lisboa-wealth = Besitz
lisboa-wealth-line = { $wigs }, { $reis }, { $influence } (als Münzen { $coins } wert)
lisboa-goods-line = Waren: { FORM($goods, "none") } (Platz für je { $room })
lisboa-goods-line-free = Waren: { FORM($goods, "none") }
lisboa-rubble-line =
    Trümmer: { FORM($cubes, "none") } · { $sets ->
        [one] 1 Set
       *[other] { $sets } Sets
    } · { $markers ->
        [one] 1 Marker
       *[other] { $markers } Marker
    }
lisboa-officials-line =
    { $count ->
        [one] 1 Beamter auf dem Tableau
       *[other] { $count } Beamte auf dem Tableau
    }
lisboa-stores-line = Geschäfte: { $stores }
lisboa-houses-line = Gebaute Häuser: links { $left } von 2, Mitte { $middle } von 3, rechts { $right } von 3
lisboa-favours-line = Gunst: { $favours }
lisboa-portfolio-title = Portfolio ({ $cards } von { $limit })
lisboa-docks-line = Docks: { $cards }
lisboa-bureau-line = Kontor: { $cards }
lisboa-envelope-line = Ein Briefumschlag bringt { $influence }
lisboa-clergy-title = Klerusplättchen
lisboa-no-clergy = keine
lisboa-plans-title = Pläne
lisboa-open-plans-line = Nicht ausgeführt: { $plans }
lisboa-completed-plans-line = Ausgeführt: { $plans }
lisboa-player-decrees = Erlasse
lisboa-costs-title = Kosten
lisboa-event-cost = Ein Ereignis kostet { $reis }
lisboa-hand-size =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
lisboa-hand-drafted = Bisher behalten: { $cards }
lisboa-hand-treasury = { $card } (im Portfolio: { $benefit })
lisboa-rank-title = Position am Hof
lisboa-rank-projected = Position am Hof, wenn jetzt Schluss wäre

## Die Schlusswertung
lisboa-scoring = Schlusswertung
lisboa-projection = Wenn jetzt Schluss wäre
lisboa-item-track = Bisher
lisboa-item-ships = Schiffe
lisboa-item-sets = Trümmersets
lisboa-item-rubble = Trümmerwürfel
lisboa-item-gold = Goldgeschäfte
lisboa-item-tools = Werkzeuge
lisboa-item-books = Buchläden
lisboa-item-cloth = Stoffgeschäfte
lisboa-item-reis = Réis, Einfluss
lisboa-item-decrees = Erlasse
lisboa-item-officials = Beamte
lisboa-item-favours = Gunst
lisboa-deed-stores = Geschäfte
lisboa-deed-buildings = Öffentliche Gebäude
lisboa-item-total = Summe
lisboa-score-line = { $who }: { $total } ({ $items })
lisboa-score-item = { $item } { $points }
lisboa-rank-asks = Für die nächste Position, { $rank }, hättest du gebraucht: { $needs }.
lisboa-asks-wigs = mehr Perücken als Lacerda
lisboa-asks-stores =
    { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    }
lisboa-asks-stores-as-many = so viele Geschäfte wie Lacerda
lisboa-asks-stores-more = mehr Geschäfte als Lacerda
lisboa-asks-majorities =
    { $count ->
        [one] 1 Mehrheit
       *[other] { $count } Mehrheiten
    }
lisboa-asks-reis = { $reis }
lisboa-asks-decrees =
    { $count ->
        [one] 1 Erlass
       *[other] { $count } Erlasse
    }
lisboa-asks-ships =
    { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
