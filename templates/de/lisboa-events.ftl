### Lisboa: was geschah, wie man es erzählen würde.

## Vor dem ersten Zug
lisboa-tiles-offered = { $who } darf eins von zwei Klerusplättchen behalten: { $tiles }.
lisboa-tile-kept = { $who } behält ein Klerusplättchen: { $tile }.
lisboa-cards-dealt =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
lisboa-cards-dealt-own = { $who } zieht { $cards }.
lisboa-cards-kept =
    { $count ->
        [one] { $who } behält eine Karte.
       *[other] { $who } behält { $count } Karten.
    }
lisboa-cards-kept-own = { $who } behält { $cards }.
lisboa-hands-passed = Die Karten gehen nach links weiter.

## Der Zug und seine Aktion
lisboa-turn-began = Runde { $round }: { $who }
lisboa-ship-home = { $who }: { FORM($ship, "nom") } legt leer wieder an.
lisboa-card-for-gold = { $who } wirft { $card } gegen Gold ab.
lisboa-card-played = { $who } legt { $card } ins Portfolio.
lisboa-card-replaced = { $who } wirft dafür { FORM($card, "nom") } ab.
lisboa-card-shed = { $who } wirft { FORM($card, "nom") } aus dem Portfolio ab.
lisboa-sold = { $who } verkauft { $goods } an { FORM($ship, "nom") } ({ $owner }) für { $reis }.
lisboa-sailed = Voll beladen läuft { FORM($ship, "nom") } ({ $owner }) aus.
lisboa-offered = { $who } bietet { FORM($noble, "dat") } { $goods } an: { $action }.
lisboa-visited = { $who } besucht { FORM($noble, "acc") } (Karte { FORM($card, "within") }).
lisboa-followed = { $who } gibt das Gunstplättchen zurück und folgt dem Besuch { FORM($noble, "bei") }: { $action }.
lisboa-not-followed = { $who } folgt dem Besuch { FORM($noble, "bei") } nicht.
lisboa-sponsored = { $who } unterstützt mit { $card } ein Ereignis: { $event }.
lisboa-card-taken = { $who } nimmt { $card }.

## Zahlen, gewinnen, verlieren
lisboa-visit-paid = { $who } zahlt für den Besuch: { $cost }.
lisboa-paid = { $who } zahlt { $cost } ({ FORM($cause, "within") }).
lisboa-gained = { $who } erhält { $what } ({ FORM($cause, "within") }).
lisboa-lost = { $who } verliert { $what } ({ FORM($cause, "within") }).
lisboa-no-room-for = { $who } hat keinen Platz für { $what } ({ FORM($cause, "within") }).
lisboa-reward-lost = { $who } kann diesen Bonus nicht nutzen: { $what } ({ FORM($cause, "within") }).
lisboa-treasury-moved = Wirtschaft: { $from } → { $to }.
lisboa-price-fell = Marktpreis ({ $good }): { $from } → { $to }.

## Hof, Kirche, Werft
lisboa-official-placed = { $who } schickt einen Beamten { FORM($noble, "zu") }.
lisboa-official-to-plaza = { $who }: Ein Beamter muss aus der vollen Amtsstube { FORM($noble, "gen") } auf die Plaza.
lisboa-official-recalled = { $who } nimmt einen Beamten { FORM($noble, "von") } zurück.
lisboa-official-from-plaza = { $who } nimmt einen Beamten von der Plaza { FORM($noble, "gen") } zurück.
lisboa-officials-hired =
    { $count ->
        [one] { $who } stellt einen Beamten ein.
       *[other] { $who } stellt { $count } Beamte ein.
    }
lisboa-plan-taken = { $who } erhält { FORM($plan, "acc") }.
lisboa-ship-built = { $who } baut { FORM($ship, "nom") }, dafür: { $goods }.
lisboa-ship-replaces = { $who } ersetzt { FORM($card, "nom") } durch { FORM($ship, "nom") }, dafür: { $goods }.
lisboa-cardinal-moved =
    { $steps ->
        [one] { $who } bewegt den Kardinal einen Schritt.
       *[other] { $who } bewegt den Kardinal { $steps } Schritte.
    }
lisboa-tile-taken = { $who } nimmt ein Klerusplättchen: { $tile }.
lisboa-church-triggered = { $who } zieht den Kardinal über den Briefumschlag: am Ende des Zugs Wertung der Kirche.
lisboa-favour-taken = { $who } erlangt ein Gunstplättchen { FORM($noble, "gen") }.
lisboa-decree-taken = { $who } nimmt einen Erlass: { $decree }.
lisboa-marker-used = { $who } nutzt einen Trümmerset-Marker (noch { $left }).

## Im Stadtzentrum
lisboa-cube-taken = { $who } nimmt { $cube } ({ $from }).
lisboa-cube-lost = { $who } hat keinen Platz, der Würfel ist aus dem Spiel: { $cube }.
lisboa-set-completed =
    { $sets ->
        [one] { $who } hat das erste Trümmerset.
       *[other] { $who } hat nun { $sets } Trümmersets.
    }
lisboa-plot-chosen = { $who } wählt Grundstück { $plot }.
lisboa-store-built =
    { $buildings ->
        [0] { $who } errichtet auf { $plot }: { $store } (noch führt kein öffentliches Gebäude dorthin).
        [one] { $who } errichtet auf { $plot }: { $store } (ein öffentliches Gebäude führt dorthin).
       *[other] { $who } errichtet auf { $plot }: { $store } ({ $buildings } öffentliche Gebäude führen dorthin).
    }
lisboa-site-chosen = { $who } wählt den Bauplatz { $site }.
lisboa-building-opened = { $who } eröffnet { $site }: { $building }, mit { FORM($plan, "dat") }.
lisboa-building-opened-free = { $who } eröffnet { $site }: { $building }.

## Was ausgelegt wird
lisboa-card-revealed = Neue Karte am Hof: { $card }.
lisboa-tile-revealed = Neues Klerusplättchen: { $tile }.
lisboa-decree-revealed = Neuer Erlass: { $decree }.
lisboa-building-revealed = Als Nächstes { FORM($architect, "bei") }: { $building }.

## Wertung der Kirche, Enden
lisboa-church-scoring = Wertung der Kirche.
lisboa-tile-given = { $who } gibt ein Klerusplättchen ab: { $benefit }.
lisboa-period-ended-sets = Die erste Epoche endet: { $by } hat zwei Trümmersets.
lisboa-period-ended-piles = Die erste Epoche endet mit dem Zug von { $by }: Drei Stapel sind leer.
lisboa-card-discarded = { $who } wirft { $card } ab.
lisboa-period-began = Epoche { $number } beginnt.
lisboa-end-by-sets = { $by } hat vier Trümmersets: Diese Runde wird beendet, dann folgt eine letzte.
lisboa-end-by-piles = Drei Stapel sind leer nach dem Zug von { $by }: Diese Runde wird beendet, dann folgt eine letzte.
lisboa-last-round = Die letzte Runde beginnt.
lisboa-game-over = Das Spiel ist aus.

## Wofür
lisboa-cause-plot = Grundstück { $plot }
lisboa-cause-store = Geschäft auf { $plot }
lisboa-cause-building = öffentliches Gebäude { $site }
lisboa-cause-hire = Beamte einstellen
lisboa-cause-event = Ereignis
lisboa-cause-tile = Klerusplättchen
lisboa-cause-ten = Einfluss { $max }
lisboa-cause-rubble = Trümmer
lisboa-cause-church = Wertung der Kirche
lisboa-cause-production = Produktion
lisboa-cause-limit = kein Platz
lisboa-cause-gold = Karte abgeworfen

## Lacerda
lisboa-helper-placed = Lacerdas Helfer beginnt über dem { FORM($pile, "pile") } (aufgedeckt: { FORM($card, "within") }).
lisboa-helper-moved = Lacerdas Helfer geht zum { FORM($pile, "pile") }.
lisboa-courtier-placed = Lacerdas Höfling beginnt { FORM($noble, "bei") } (aufgedeckt: { FORM($card, "within") }).
lisboa-courtier-moved = Lacerdas Höfling geht { FORM($noble, "zu") }.
lisboa-building-given = Von Anfang an steht { $site }: { $building }.
lisboa-pile-discarded = Unter dem Helfer kommt { $card } aus dem Spiel.
lisboa-lacerda-state-upper = Lacerda: obere Staatsaktion, denn sein Helfer steht über dem { FORM($pile, "pile") }: { $action }.
lisboa-lacerda-state-lower = Lacerda: untere Staatsaktion, denn sein Helfer steht über dem { FORM($pile, "pile") }: { $action }.
lisboa-lacerda-state-impossible = Lacerda kann das nicht: { $action }. Er lässt es aus.
lisboa-lacerda-fewest-one = Sein letzter Beamter geht dorthin, wo er die wenigsten hat: { $first }.
lisboa-lacerda-fewest-two = Seine Beamten gehen dorthin, wo er die wenigsten hat: { $first }, { $second }.
lisboa-lacerda-larger-plan = Der oberste Plan mit mehr Beamten: { $plan }.
lisboa-lacerda-equal-plans = Beide obersten Pläne sind gleich, also der des blauen Architekten: { $plan }.
lisboa-lacerda-ship-influence = Einfluss für Lacerdas Schiff: { $own } eigener, { $yours } für deine Docks.
lisboa-lacerda-produces = Lacerdas Geschäfte produzieren.
lisboa-lacerda-tile-in-front = Das Plättchen vor dem Kardinal ({ $benefit }) kommt aus dem Spiel: { $wigs } für Lacerda.
lisboa-lacerda-no-tile = Vor dem Kardinal liegt kein Plättchen.
lisboa-lacerda-first-favour = Die erste Gunst, die ihm fehlt: { $noble }.
lisboa-lacerda-visits = Lacerda besucht { FORM($noble, "acc") }.
lisboa-lacerda-noble-impossible = Lacerda besucht niemanden, denn das kann er nicht: { $action }.
lisboa-lacerda-best-plot =
    { $equal ->
        [one] Sein bestes Grundstück ist { $plot }: { $store } für { $wigs }.
       *[other] { $plot } ({ $store }): oberstes, dann linkes von { $equal } Grundstücken für je { $wigs }.
    }
lisboa-lacerda-left-entrance =
    { $equal ->
        [one] Sein bestes Grundstück ist { $plot } für { $wigs }. Dort sind zwei Geschäftsarten möglich, also liegt der Eingang links: { $store }.
       *[other] { $plot }: oberstes, dann linkes von { $equal } Grundstücken für je { $wigs }. Dort sind zwei Geschäftsarten möglich, also liegt der Eingang links: { $store }.
    }
lisboa-lacerda-cheapest-cube = Der billigste Würfel: { $cube }.
lisboa-lacerda-cheapest-in-column = Der billigste Würfel, bei Gleichstand der aus der Spalte: { $cube }.
lisboa-lacerda-leftmost-decrees =
    { $count ->
        [one] Lacerda nimmt den Erlass ganz links.
       *[other] Lacerda nimmt die { $count } Erlasse ganz links.
    }
lisboa-lacerda-best-site =
    { $equal ->
        [one] Sein bester Bauplatz ist { $site }: { $his } für ihn, { $yours } für dich.
       *[other] Bauplatz { $site }: im Uhrzeigersinn der nächste von { $equal } gleichen ({ $his } für ihn, { $yours } für dich).
    }
lisboa-lacerda-site-by-helper =
    { $equal ->
        [one] Sein bester Bauplatz ist { $site }: { $his } für ihn, { $yours } für dich; welches Gebäude, sagt der Helfer.
       *[other] Bauplatz { $site }: im Uhrzeigersinn der nächste von { $equal } gleichen ({ $his } für ihn, { $yours } für dich); welches Gebäude, sagt der Helfer.
    }
lisboa-lacerda-follows = Lacerda gibt das Gunstplättchen { FORM($noble, "gen") } zurück und folgt dem Besuch.
lisboa-lacerda-cannot-follow = Lacerda hat die Gunst { FORM($noble, "gen") }, kann die Aktion aber nicht ausführen.
lisboa-lacerda-church-influence = Lacerda erhält { $ships } Einfluss für seine Schiffe und { $yours } für deine Docks.
lisboa-lacerda-nothing-to-discard = Nichts wird abgeworfen: Der { FORM($pile, "pile") } ist leer.
lisboa-lacerda-helper-stays = Alle Stapel sind leer: Lacerdas Helfer bleibt stehen.

## Ränge
lisboa-rank-right-hand = Rechte Hand des Marquis
lisboa-rank-protege = Protegé des Königs
lisboa-rank-servant = Diener bei Hofe
lisboa-rank-jester = Hofnarr
lisboa-rank-reached = Deine Position am Hof: { $rank }.
lisboa-rank-would-be = Wenn jetzt Schluss wäre: { $rank }.
lisboa-rank-next = Für die nächste Position, { $rank }, brauchst du:
lisboa-need-met = (erfüllt)
lisboa-need-unmet = (nicht erfüllt)
lisboa-need-wigs = Perücken mit Schlusswertung: { $has }, nötig { $needs }
lisboa-need-stores = Geschäfte: { $has }, nötig { $needs }
lisboa-need-majorities = Mehrheiten: { $has }, nötig { $needs }
lisboa-need-reis = Réis: { $has }, nötig { $needs }
lisboa-need-decrees = Erlasse: { $has }, nötig { $needs }
lisboa-need-ships = Schiffe: { $has }, nötig { $needs }

## Warum nicht
lisboa-no-other-question = Du wirst gerade etwas anderes gefragt. Beantworte zuerst das.
lisboa-no-not-optional = Hier musst du etwas wählen.
lisboa-no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
lisboa-no-not-in-portfolio = { $card } liegt nicht in deinem Portfolio.
lisboa-no-noble-card = { $card } ist eine Wirtschaftskarte. Für Besuche brauchst du eine Adelskarte.
lisboa-no-treasury-card = { $card } ist eine Adelskarte. Ereignisse unterstützt man mit Wirtschaftskarten.
lisboa-no-visit-too-dear = Ein Besuch { FORM($noble, "bei") } kostet { $cost }; das kannst du auch mit Perücken nicht zahlen.
lisboa-no-cannot-complete = Diese Aktion könntest du nicht ausführen: { $action }. Ein Besuch oder Ereignis ist nur erlaubt, wenn seine Aktion möglich ist.
lisboa-no-too-dear = Das kostet { $price }; du kannst höchstens { $power } zahlen, Einfluss eingerechnet.
lisboa-no-nothing-to-deal = Nach dieser Karte könntest du weder verkaufen noch handeln, und eines davon musst du tun.
lisboa-no-free-slot =
    { $limit ->
        [one] Kein Platz ist frei: Dein Portfolio fasst 1 Karte. Ersetze eine.
       *[other] Kein Platz ist frei: Dein Portfolio fasst { $limit } Karten. Ersetze eine.
    }
lisboa-no-wrong-row = Ohne { $card } wird kein passender Platz frei: Adelige und Schiffe liegen oben, Wirtschaftskarten unten.
lisboa-no-such-good = Diese Ware hast du nicht: { $good }.
lisboa-no-warehouse-full = Dafür ist in deinem Lagerhaus kein Platz mehr: { $good }.
lisboa-no-not-produced = Das hast du gerade nicht produziert: { $good }.
lisboa-no-ship-takes-no-goods = Dieses Schiff nimmt keine Waren: { $ship }. Es muss an einem Dock liegen und Platz haben.
lisboa-no-noble-refuses = Diese Ware nimmt { FORM($noble, "nom") } nicht: { $good }. Gold ist immer willkommen.
lisboa-no-already-covered = Auf dieser Staatsaktion liegt bis zum Ende des Zugs eine Ware: { $action }.
lisboa-no-changes-nothing = Diese Staatsaktion würde jetzt nichts bewirken: { $action }.
lisboa-no-event-changes-nothing = Das zu unterstützen würde nichts bewirken, das Ereignis lässt sich jetzt nicht ausführen: { $card }.
lisboa-no-other-noble = Diese Staatsaktion gibt es { FORM($noble, "bei") } nicht: { $action }.
lisboa-no-favour = Es gibt kein Gunstplättchen { FORM($noble, "gen") } mehr.
lisboa-no-wrong-amount = Das geht nicht auf: Der Preis ist { $price }.
lisboa-no-such-cube = So einen Würfel gibt es hier nicht: { $cube }.
lisboa-no-same-office = Dein erster Beamter ging { FORM($noble, "zu") }. Der zweite geht in eine andere Amtsstube.
lisboa-no-office-full = Die Amtsstube { FORM($noble, "gen") } ist voll, und niemand dort kann weichen.
lisboa-no-official-there = Dort hast du keinen Beamten: { $noble }.
lisboa-no-ship-too-dear =
    { $count ->
        [one] Das Schiff kostet dort 1 Ware.
       *[other] Das Schiff kostet dort { $count } verschiedene Waren.
    }
lisboa-no-wrong-goods =
    { $count ->
        [one] Das Schiff kostet genau 1 Ware.
       *[other] Das Schiff kostet genau { $count } verschiedene Waren.
    }
lisboa-no-too-far = So weit geht der Kardinal nicht: ein oder zwei Schritte, als Bonus genau einen.
lisboa-no-tile-there = Dort liegt kein Klerusplättchen.
lisboa-no-favour-held = Die Gunst { FORM($noble, "gen") } hast du schon.
lisboa-no-house-group-built = Diese Gruppe ist schon gebaut: { $house }.
lisboa-no-plot-taken = Grundstück { $plot } ist belegt.
lisboa-no-row-closed = Reihe E ist zu zweit gesperrt.
lisboa-no-other-street = Grundstück { $plot } liegt nicht an dieser Straße: { $street }.
lisboa-no-city-tile = Dafür liegt bis zum Ende des Zugs kein Stadtplättchen aus: { $store }.
lisboa-no-site-taken = Dort steht schon ein öffentliches Gebäude: { $site }.
lisboa-no-such-plan = Diesen Plan hast du nicht: { $plan }.
lisboa-no-building-on-display = Es liegt kein Gebäude aus: { $architect }.
lisboa-no-wrong-colour = Ein Gebäude { $site } muss die Farbe dieser Straße haben.
lisboa-no-not-on-display = Dieser Erlass liegt nicht aus: { $decree }.
lisboa-no-pile-empty = Dieser Stapel ist leer: { $pile }.
lisboa-no-such-tile = Dieses Klerusplättchen gehört nicht zu deinen: { $benefit }.
lisboa-no-would-block = Danach könntest du nicht mehr tun, was in diesem Zug noch folgen muss.
lisboa-brief-store = kein Grundstück, das du bezahlen könntest
lisboa-brief-decree = kein Erlass mehr
lisboa-brief-building = kein Plan, den du ausführen könntest
lisboa-brief-visit-too-dear = kostet { $cost }, mehr als du zahlen kannst
lisboa-brief-too-dear = kostet { $price }, du kannst { $power } zahlen
lisboa-brief-nothing-to-deal = danach wäre nichts zu verkaufen oder zu handeln
lisboa-brief-changes-nothing = würde nichts bewirken
lisboa-brief-covered = in diesem Zug schon genutzt
lisboa-brief-no-favour = keine mehr da
lisboa-brief-favour-held = hast du schon
lisboa-brief-same-office = einer ist schon dort
lisboa-brief-office-full = voll
lisboa-brief-ship-too-dear =
    { $count ->
        [one] kostet 1 Ware
       *[other] kostet { $count } verschiedene Waren
    }
lisboa-brief-ship-full = voll oder auf See
lisboa-brief-no-free-slot = kein freier Platz
lisboa-brief-pile-empty = Stapel leer
lisboa-brief-no-building = kein Gebäude mehr
lisboa-brief-wrong-colour = falsche Farben
lisboa-brief-houses-built = alle gebaut
lisboa-brief-would-block = der Zug ließe sich nicht beenden
