### Lisboa: Namen, Fragen, Möglichkeiten, Befehle.

lisboa-name = Lisboa
lisboa-lacerda = Lacerda
lisboa-lacerda-initials = Lc
lisboa-joined = { $first }{ $second }
lisboa-dotted = { $first } · { $second }

## Mengen
lisboa-influence-now = { $influence }, jetzt { $now }
lisboa-influence-lost = { $influence }, jetzt { $now } (weitere { $lost } verfallen)
lisboa-goods =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
lisboa-officials =
    { $count ->
        [one] 1 Beamter
       *[other] { $count } Beamte
    }
    .acc =
        { $count ->
            [one] 1 Beamten
           *[other] { $count } Beamte
        }
lisboa-nothing = nichts
    .none = keine
lisboa-none = keine
lisboa-no-goods = keine Waren
lisboa-pay = { $cost } zahlen
lisboa-penalty-paid = { FORM($cost, "acc") } verlieren (Malus)
lisboa-get = { $what } erhalten
lisboa-terms = { $what }: { $terms }
lisboa-choose-how = { $cost } (du wählst, wie)
lisboa-by-cube = { $reis } (je nach Würfel)

## Preise, und was nicht passt
lisboa-with-influence = { $reis } (mind. { $influence })
lisboa-by-cube-with-influence = { $reis } (je nach Würfel, mind. { $influence })
lisboa-no-room = { $what } (kein Platz)
lisboa-room-for = { $what } (Platz für { $room })
lisboa-brings-nothing = { $what } (bringt nichts)

## Waren
lisboa-gold = Gold
    .compound = Gold
lisboa-cloth = Stoff
    .compound = Stoff
lisboa-books = Bücher
    .compound = Bücher
    .dat = Büchern
lisboa-tools = Werkzeug
    .compound = Werkzeug
lisboa-store-gold =
    { $count ->
        [one] Goldgeschäft
       *[other] { $count } Goldgeschäfte
    }
    .acc =
        { $count ->
            [one] ein Goldgeschäft
           *[other] { $count } Goldgeschäfte
        }
lisboa-store-cloth =
    { $count ->
        [one] Stoffgeschäft
       *[other] { $count } Stoffgeschäfte
    }
    .acc =
        { $count ->
            [one] ein Stoffgeschäft
           *[other] { $count } Stoffgeschäfte
        }
lisboa-store-books =
    { $count ->
        [one] Buchladen
       *[other] { $count } Buchläden
    }
    .acc =
        { $count ->
            [one] einen Buchladen
           *[other] { $count } Buchläden
        }
lisboa-store-tools =
    { $count ->
        [one] Werkzeuggeschäft
       *[other] { $count } Werkzeuggeschäfte
    }
    .acc =
        { $count ->
            [one] ein Werkzeuggeschäft
           *[other] { $count } Werkzeuggeschäfte
        }
lisboa-street = { FORM($good, "compound") }straße

## Personen
lisboa-builder = Baumeister
    .nom = der Baumeister
    .bei = beim Baumeister
    .zu = zum Baumeister
    .von = vom Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .gen = des Baumeisters
    .pile = Baumeisterstapel
lisboa-minister = Minister
    .nom = der Minister
    .bei = beim Minister
    .zu = zum Minister
    .von = vom Minister
    .acc = den Minister
    .dat = dem Minister
    .gen = des Ministers
    .pile = Ministerstapel
lisboa-king = König
    .nom = der König
    .bei = beim König
    .zu = zum König
    .von = vom König
    .acc = den König
    .dat = dem König
    .gen = des Königs
    .pile = Königsstapel
lisboa-treasury = Wirtschaft
    .nom = die Wirtschaft
    .acc = die Wirtschaft
    .dat = der Wirtschaft
    .gen = der Wirtschaft
    .pile = Wirtschaftsstapel

## Aktionen
lisboa-state-officials = Beamte einsetzen
lisboa-state-plan = einen Plan erhalten
lisboa-state-ship = ein Schiff bauen
lisboa-state-produce = Waren produzieren
lisboa-state-cardinal = Audienz beim Kardinal
lisboa-state-favour = ein Gunstplättchen erlangen
lisboa-short-officials = Beamte
lisboa-short-plan = Plan
lisboa-short-ship = Schiff
lisboa-short-produce = Produktion
lisboa-short-cardinal = Kardinal
lisboa-short-favour = Gunst
lisboa-noble-store = ein Geschäft errichten
lisboa-noble-decree = einen Erlass nehmen
lisboa-noble-building = ein öffentliches Gebäude eröffnen

## Karten, Plättchen, Pläne, Gebäude
lisboa-card-does = { $card } ({ $what })
    .within = { $card }, { $what }
lisboa-ship-blue = blaues Schiff { $copy }
    .nom = das blaue Schiff { $copy }
    .dat = dem blauen Schiff { $copy }
lisboa-ship-red = rotes Schiff { $copy }
    .nom = das rote Schiff { $copy }
    .dat = dem roten Schiff { $copy }
lisboa-ship-purple = lila Schiff { $copy }
    .nom = das lila Schiff { $copy }
    .dat = dem lila Schiff { $copy }
lisboa-ship-brown = braunes Schiff { $copy }
    .nom = das braune Schiff { $copy }
    .dat = dem braunen Schiff { $copy }
lisboa-tile = { $benefit } (Rückseite { $wigs })
lisboa-plan-blue =
    blauer Plan ({ $officials ->
        [one] 1 Beamter
       *[other] { $officials } Beamte
    })
    .acc =
        einen blauen Plan ({ $officials ->
            [one] 1 Beamter
           *[other] { $officials } Beamte
        })
    .dat =
        einem blauen Plan ({ $officials ->
            [one] 1 Beamter
           *[other] { $officials } Beamte
        })
lisboa-plan-green =
    grüner Plan ({ $officials ->
        [one] 1 Beamter
       *[other] { $officials } Beamte
    })
    .acc =
        einen grünen Plan ({ $officials ->
            [one] 1 Beamter
           *[other] { $officials } Beamte
        })
    .dat =
        einem grünen Plan ({ $officials ->
            [one] 1 Beamter
           *[other] { $officials } Beamte
        })
lisboa-architect-blue = blauer Architekt
    .bei = beim blauen Architekten
lisboa-architect-green = grüner Architekt
    .bei = beim grünen Architekten

## Orte
lisboa-west = westlich von Reihe { $row }
    .line = Westlich von Reihe { $row }
lisboa-north = nördlich der { FORM($good, "compound") }straße
    .line = Nördlich der { FORM($good, "compound") }straße
lisboa-east = östlich von Reihe { $row }
    .line = Östlich von Reihe { $row }
lisboa-row = Reihe { $row }
lisboa-column = Spalte { $column }
lisboa-pile = Trümmerhaufen
lisboa-left-house = linke Häuser
lisboa-middle-house = mittlere Häuser
lisboa-right-house = rechte Häuser

## Was sofort kommt und geht
lisboa-any-good = 1 Ware deiner Wahl
lisboa-any-cube = 1 Würfel vom Trümmerhaufen
lisboa-one-step = Kardinal 1 Schritt
lisboa-penalty = Malus: { $what }

## Dauerhafte Vorteile
lisboa-discount-any = { $reis } Rabatt auf jede Zahlung
lisboa-discount-land = { $reis } Rabatt auf Grundstücke
lisboa-discount-hire = { $reis } Rabatt je eingestellten Beamten
lisboa-discount-event = { $reis } Rabatt auf Ereignisse
lisboa-sale-any = { $reis } mehr je verkaufte Ware
lisboa-sale-of = { $reis } mehr beim Verkauf von { FORM($good, "dat") }
lisboa-visit-any = Besuche kosten { $influence } weniger
lisboa-visit-to = Besuche { FORM($noble, "bei") } kosten { $influence } weniger
lisboa-visit-following = Folgen kostet { $influence } weniger
lisboa-plan-officials = Pläne brauchen { FORM($officials, "acc") } weniger
lisboa-ship-goods = Schiffe kosten { $goods } weniger
lisboa-yield = { $goods } mehr beim Produzieren
lisboa-warehouse = Lagerhaus +{ $count }
lisboa-portfolio = Portfolio +{ $count }
lisboa-envelope = { $influence } mehr je Briefumschlag
lisboa-offers = { FORM($noble, "nom") } nimmt jede Ware
lisboa-wig-store = { $wigs } je errichtetes Geschäft
lisboa-wig-building = { $wigs } je eröffnetes Gebäude
lisboa-now = sofort { $what }

## Fragen
lisboa-standing-not-follow = Nicht folgen
lisboa-standing-not-follow-noble = Besuchen { FORM($noble, "bei") } nicht folgen
lisboa-standing-produce = Folgen und Waren produzieren
lisboa-ask-keep-tile = Welches Klerusplättchen behältst du?
lisboa-ask-draft =
    { $count ->
        [one] Welche Karte behältst du?
       *[other] Welche { $count } Karten behältst du?
    }
lisboa-ask-turn = Welche Karte spielst du?
lisboa-ask-take-card = Welche Karte nimmst du?
lisboa-ask-add-card = Wohin in deinem Portfolio kommt { $card }?
lisboa-ask-deal = Verkaufst du Waren, oder handelst du mit einem Adeligen?
lisboa-ask-sell = Verkaufst du noch eine Ware?
lisboa-ask-offer = Bietest du noch eine zweite Ware an?
lisboa-ask-pay-visit = Der Besuch { FORM($noble, "bei") } kostet { $cost }. Wie zahlst du?
lisboa-ask-visit-state = Zuerst eine Staatsaktion { FORM($noble, "bei") }? Danach: { $action }.
lisboa-ask-follow = { $who } besucht { FORM($noble, "acc") }. Folgst du? Du gibst das Gunstplättchen zurück und zahlst { $cost } (du hast { $influence }).
lisboa-ask-pay = Du zahlst { $price } ({ FORM($cause, "within") }). Wie?
lisboa-ask-gain-good = Welche Ware nimmst du?
lisboa-ask-lose-good = Welche Ware gibst du ab?
lisboa-ask-lose-reis = Malus: { $price } ({ FORM($cause, "within") }). Wie zahlst du?
lisboa-ask-lose-official = Welchen Beamten nimmst du zurück?
lisboa-ask-take-rubble = Welchen Würfel nimmst du vom Trümmerhaufen?
lisboa-ask-place-official = In welche Amtsstube schickst du einen Beamten?
lisboa-ask-place-second = Ein Beamter ist { FORM($noble, "bei") }. Schickst du noch einen woandershin?
lisboa-ask-take-plan = Welchen Plan erhältst du?
lisboa-ask-build-ship = Wohin kommt { FORM($ship, "nom") }?
lisboa-ask-may-build-ship = Baust du { FORM($ship, "nom") }, und wohin?
lisboa-ask-pay-ship =
    { $count ->
        [one] Mit welcher Ware bezahlst du das Schiff?
       *[other] Mit welchen { $count } verschiedenen Waren bezahlst du das Schiff?
    }
lisboa-ask-extra-good =
    { $count ->
        [one] Von welcher Ware produzierst du eine mehr?
       *[other] Von welcher Ware produzierst du { $count } mehr?
    }
lisboa-ask-move-cardinal = Wie weit geht der Kardinal, und welches Plättchen nimmst du?
lisboa-ask-move-cardinal-one = Der Kardinal geht einen Schritt. Welches Plättchen nimmst du?
lisboa-ask-take-favour = Wessen Gunst erlangst du?
lisboa-ask-pick-plot = Welches Geschäft errichtest du, und wo?
lisboa-ask-take-cube = Welchen Würfel neben { $plot } nimmst du?
lisboa-ask-pick-house = Welches Haus baust du auf { $plot }?
lisboa-ask-take-decree = Welchen Erlass nimmst du?
lisboa-ask-second-decree = Nutzt du einen Trümmerset-Marker für einen zweiten Erlass?
lisboa-ask-pick-site = Wo eröffnest du ein öffentliches Gebäude?
lisboa-ask-pick-site-plans = Wo eröffnest du ein öffentliches Gebäude? Deine Pläne: { $plans }.
lisboa-ask-pick-plan = Welchen Plan führst du aus ({ $site })?
lisboa-ask-send-official =
    { $count ->
        [one] Welcher Beamte arbeitet im neuen Gebäude?
       *[other] Welcher Beamte arbeitet im neuen Gebäude? ({ $count } werden gebraucht.)
    }
lisboa-ask-give-tile = Wertung der Kirche: Gibst du ein Klerusplättchen ab?
lisboa-ask-shed = Dein Portfolio hat zu viele Karten. Welche wirfst du ab?
lisboa-ask-discard-card = Ende der Epoche: Wirfst du Karten ab? Danach ziehst du auf fünf nach.

## Möglichkeiten
lisboa-option-draft = Behalten: { $cards }
lisboa-option-gold = Abwerfen ({ FORM($card, "within") })
lisboa-option-add = Portfolio ({ FORM($card, "within") })
lisboa-option-treasury-falls = Wirtschaft −1
lisboa-option-add-noble = { $influence } bei jedem Briefumschlag · dann verkaufen oder handeln
lisboa-option-add-treasury = Solange sie liegt: { $benefit } · dann verkaufen oder handeln
lisboa-option-visit = Besuch { FORM($noble, "bei") } ({ FORM($card, "within") })
lisboa-option-visit-detail = Auf Wunsch Staatsaktion ({ $states }), dann { $action }
lisboa-option-visit-detail-first = erst eine Staatsaktion ({ $states }), dann { $action }
lisboa-option-visit-states = { $first } oder { $second }
lisboa-option-sponsor = Ereignis ({ $card })
lisboa-option-slot-free = Auf einen freien Platz
lisboa-option-slot-replace = { $card } ersetzen
lisboa-option-sell = { $goods } an { FORM($ship, "nom") } ({ $owner }) verkaufen
lisboa-option-sell-sails = Es läuft aus: { $wigs } für { $owner }
lisboa-option-sell-group = { $good } verkaufen
lisboa-option-offer-group = Mit { FORM($noble, "dat") } handeln
lisboa-option-state = Staatsaktion: { $action }
lisboa-option-action-ship = { $action } ({ $ship }, Ladekapazität { $hull })
lisboa-option-action-plans = { $action } (Beamte: blau { $blue }, grün { $green })
lisboa-option-follow = Folgen (Gunst zurück, { $cost }): { $action }
lisboa-option-pay = { $cost } zahlen
lisboa-option-coins = { $cost } zahlen ({ $track })
lisboa-option-office = Zum { $noble } ({ $officials } von { $spaces } besetzt)
lisboa-option-recall-office = Aus der Amtsstube { FORM($noble, "gen") }
lisboa-option-recall-plaza = Von der Plaza { FORM($noble, "gen") }
lisboa-option-ship-free = Auf einen freien Platz
lisboa-option-ship-replace = { $card } ersetzen
lisboa-option-cardinal =
    { $steps ->
        [one] 1 Schritt: { $benefit } (Rückseite { $wigs })
       *[other] { $steps } Schritte: { $benefit } (Rückseite { $wigs })
    }
lisboa-option-cardinal-treasury = Über den Kirchenschatz: Die Wirtschaft steigt um 1.
lisboa-option-cardinal-envelope = Über den Briefumschlag: am Ende des Zugs Wertung der Kirche.
lisboa-option-favour = Gunst { FORM($noble, "gen") }
lisboa-option-plot = { $plot } { $store }
lisboa-option-street-group = { $sign } { $street }: bis zu { $wigs }
lisboa-option-cube-row = { $cube } der Reihe
lisboa-option-cube-column = { $cube } der Spalte
lisboa-option-house-left = Linkes Haus (noch { $left })
lisboa-option-house-middle = Mittleres Haus (noch { $left })
lisboa-option-house-right = Rechtes Haus (noch { $left })
lisboa-option-house-left-detail = Beide gebaut: Besuche auch mit Réis bezahlen
lisboa-option-house-middle-detail = Das erste: Schiffe kosten 1 Ware weniger. Alle: keine Waren
lisboa-option-house-right-detail = Das erste: 1 Ware mehr produzieren. Alle: je Art 1 mehr
lisboa-option-decree = { $decree } · jetzt { $wigs }
lisboa-option-opening = { $colours } du { $you }, andere { $others }
lisboa-option-open-sent =
    { $sent ->
        [one] 1 Beamten schicken
       *[other] { $sent } Beamte schicken
    }
lisboa-option-open-hired = { $sent } schicken, { $hired } einstellen
lisboa-option-take = { $card } nehmen
lisboa-option-give = „{ $benefit }“ abgeben
lisboa-option-discard = Abwerfen ({ FORM($card, "within") })
lisboa-option-discard-unpaid = Abwerfen ({ FORM($card, "within") }): kein Bonus, aber eine neue Karte
lisboa-option-done = Nein, danke
lisboa-option-decline = Nein, danke: bringt nichts
lisboa-option-no-state = Ohne Staatsaktion
lisboa-option-no-sale = Nichts mehr verkaufen
lisboa-option-no-trade = Nichts mehr anbieten
lisboa-option-no-official = Niemanden mehr schicken
lisboa-option-no-decree = Kein zweiter Erlass
lisboa-sought-visit = Besuch { FORM($noble, "bei") }
lisboa-sought-event = Ereignis: { $event }
lisboa-sought-portfolio = eine Karte ins Portfolio

## Befehle
lisboa-command-gold = Eine Karte für 1 Gold abwerfen
    .name = gold
lisboa-command-sell = Eine Karte ins Portfolio legen und Waren verkaufen
    .name = verkaufen
lisboa-command-offer = Eine Karte ins Portfolio legen und mit Adeligen handeln
    .name = handeln
lisboa-command-visit = Einen Adeligen besuchen
    .name = besuchen
lisboa-command-sponsor = Mit einer Wirtschaftskarte ein Ereignis unterstützen
    .name = ereignis
lisboa-command-follow = Einem Besuch folgen
    .name = folgen
lisboa-command-take = Eine offene Karte nehmen
    .name = nehmen
lisboa-slot-card = Die Karte aus deiner Hand
    .name = karte
lisboa-slot-place = Der Platz, oder die Karte, die ersetzt wird
    .name = platz
lisboa-slot-good = Die Ware
    .name = ware
lisboa-slot-ship = Das Schiff
    .name = schiff
lisboa-slot-state = Die Staatsaktion
    .name = staatsaktion
lisboa-slot-noble = Der Adelige
    .name = adeliger
lisboa-slot-office = Die Amtsstube für einen Beamten
    .name = amtsstube
lisboa-slot-architect = Der Architekt des Plans, den du erhältst
    .name = architekt
lisboa-slot-choice = Die Adelsaktion oder eine Staatsaktion
    .name = aktion
lisboa-slot-plot = Das Grundstück, etwa B2
    .name = grundstück
lisboa-slot-street = Die Straße und damit die Art des Geschäfts
    .name = straße
lisboa-slot-cube = Die Art des Trümmerwürfels
    .name = würfel
lisboa-slot-line = Woher der Würfel kommt: Reihe oder Spalte
    .name = linie
lisboa-slot-house = Die Gruppe des Holzhauses
    .name = haus
lisboa-slot-decree = Die Nummer des Erlasses
    .name = erlass
lisboa-slot-site = Der Bauplatz des öffentlichen Gebäudes
    .name = bauplatz
lisboa-slot-plan = Der Plan, der ausgeführt wird
    .name = plan
lisboa-slot-favour = Der Adelige, dessen Gunst du erlangst
    .name = gunst
lisboa-slot-pile = Der Stapel, von dem du eine Karte nimmst
    .name = stapel

## Optionen des Tisches
lisboa-option-of-draft = Starthand
lisboa-option-of-draft-off = verteilt
lisboa-option-of-draft-on = gedraftet

## Mengen, für die es kein Zeichen gibt
lisboa-influence = { $count } Einfluss
lisboa-influence-range = { $low }–{ $high } Einfluss
lisboa-track = Einfluss von { $from } auf { $to }
lisboa-wigs =
    { $count ->
        [one] 1 Perücke
       *[other] { $count } Perücken
    }
lisboa-wigs-range = { $low }–{ $high } Perücken
lisboa-metric-influence =
    { $count ->
        [one] Einfluss
       *[other] { $count } Einfluss
    }
lisboa-treasury-line = Wirtschaft { $reis } · Besuche { $visits } Einfluss
