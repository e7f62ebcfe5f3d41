### Titel
madeira-title-setup = Madeira · Aufbau
madeira-title-preparation = Madeira · Runde { $round }, A: Rundenvorbereitung
madeira-title-characters = Madeira · Runde { $round }, B: Charakter-Aktionen
madeira-title-buildings = Madeira · Runde { $round }, C: Gebäude-Aktionen
madeira-title-upkeep = Madeira · Runde { $round }, D: Versorgung
madeira-title-requests = Madeira · Runde { $round }, E: Aufträge der Krone
madeira-title-over = Madeira · Das Spiel ist aus
madeira-page-board = Ganzer Spielplan
madeira-page-island = Insel und Felder
madeira-page-cities = Städte
madeira-page-ships = Handel und Kolonien
madeira-page-guilds = Gildenplan und Aufträge
madeira-page-buildings = Charaktere und Gebäude

## Leute
madeira-players = Mitspieler
madeira-sign-of = { $sign } = { $who }
madeira-signs = Zeichen: { $signs }
madeira-player = { $who }: { $stock } · Windmühle { $mill }
madeira-player-dice = · { $dice }
madeira-player-passed = · gepasst auf { $space }
madeira-order = Reihenfolge: { $order }
madeira-short-island = Insel in Kürze
madeira-short-cities = Städte in Kürze
madeira-short-region = Region { $region }: { $workers } · { $yields }
madeira-short-forest = Wald: { $workers }
madeira-short-nobody = niemand
madeira-short-citizens = { $count } Bürger
madeira-short-city = { $city } ({ $gives }): { $who } · { $majority }
madeira-pirate-dice = { $dice } bei der Stadtwache
madeira-no-pirate-dice = Bei der Stadtwache liegt kein Piratenwürfel mehr.
madeira-stock = Vorrat
madeira-pp-and-mill = { $pp }, Windmühle auf { $mill }
madeira-passed-on = Gepasst auf Feld { $space }
madeira-favours = Gildengünste
madeira-favour-up = ▲ { $favour } ({ $guild }): { $does }
madeira-favour-down = ▽ { $favour } ({ $guild }), verdeckt: { $does }
madeira-none = keine
madeira-no-requests = keine
madeira-requests = Aufträge der Krone
madeira-request-worth = { $request } (jetzt { $pp })
madeira-pieces = Figuren
madeira-workers-home = { $count } Arbeiter im Heimat-Vorrat
madeira-workers-watch = { $count } Arbeiter in der Stadtwache
madeira-workers-at = Arbeiter: { $places }
madeira-ships-home =
    { $count ->
        [one] { $count } Schiff im Heimat-Vorrat
       *[other] { $count } Schiffe im Heimat-Vorrat
    }
madeira-ships-at = Schiffe: { $places }
madeira-markers-at = Aktionsmarker: { $buildings }
madeira-upkeep = Versorgung
madeira-bread-due = Ernährung: { $due } nötig, { $have } da
madeira-wood-due = Wartung: { $due } nötig, { $have } da
madeira-wood-access-forest = Zugang zu beliebig viel Holz (Wald)
madeira-wood-access = Zugang zu { $wood } auf Feldern
madeira-wood-access-none = Kein Zugang zu Holz
madeira-wood-owed = In diesem Zug gekauft: { $wood } für { $reais }
madeira-pirates-are = Piraten: { $count }
madeira-pirates-secret = Piraten: geheim
madeira-what-you-have = Was du hast
madeira-hand-pirates = Piraten (geheim): { $count }
madeira-hand-requests = Aufträge: { $requests }
madeira-means-due = Am Ende der Runde fällig: { $due }
madeira-means-mill = Windmühle { $mill }
madeira-means-workers = { $count } Arbeiter im Heimat-Vorrat

## Die Insel
madeira-region-with = Region { $region }: { $buildings }
madeira-column-field = Feld
madeira-column-good = Ware
madeira-column-wood = Holz
madeira-column-workers = Arbeiter
madeira-good-then = { $good }→{ $next }
madeira-field-is = Feld { $field }: { $good }.
madeira-field-has-wood =
    { $wood ->
        [one] Darauf liegt 1 Holz.
       *[other] Darauf liegen { $wood } Holz.
    }
madeira-field-becomes = Wird am Ende von Runde { $round } zu { $good }, wenn dann kein Holz darauf liegt.
madeira-field-workers = Arbeiter: { $who }.
madeira-field-empty = Keine Arbeiter.
madeira-forest-workers = Arbeiter: { $who }
madeira-forest-empty = Keine Arbeiter
madeira-island-key = { $wheat }→{ $sugar } wird am Ende von Runde 2 zu Zucker, { $sugar }→{ $wine } am Ende von Runde 4 zu Wein, wenn dann kein Holz darauf liegt. Buchstaben sind Arbeiter.
madeira-wood-prices = In einem Zug gekauftes Holz (1, 2, 3 …) kostet { $prices } Real
madeira-watch-has = { $who }
madeira-watch-empty = Niemand
madeira-count-of = { $who } { $count }

## Städte
madeira-cities-key = Zwei Stadtfelder je Stadtteil: Anfangsbuchstaben sind ein Arbeiter, „o“ ist ein Bürger, ein Punkt ist frei. +3 ist nicht gebaut und kostet 3 Holz.
madeira-city-gives-scores = { $city } ({ $gives }): { $most }, sonst { $less }
madeira-majority = Mehrheit { $who }
madeira-majority-citizens = Mehrheit der Bürger
madeira-district = Stadtteil { $district }: { $favour } ({ $guild }), { $wood }
madeira-districts-built = Alle Stadtteile sind gebaut.
madeira-spot-worker = { $place }: { $who }
madeira-spot-citizen = { $place }: ein Bürger
madeira-spot-free = { $place }: frei

## Handelsplätze und Kolonien
madeira-trade-posts = Handelsplätze
madeira-posts-key = { $example }: zahle 4 der Ware, erhalte 14 Real. Dahinter, wessen Schiff dort liegt; ein Punkt ist frei.
madeira-colonies = Kolonien (Ankunftsfelder)
madeira-colonies-key = { $example }: zahle 3 Wein. Dahinter, wessen Schiff dort liegt; ein Punkt ist frei.
madeira-double-space = Zu zweit sind die letzten beiden Felder eines Handelsplatzes eines: Das Schiff wählt einen der beiden Preise.
madeira-space-trade = { $place }: { $goods } für { $reais },
madeira-space-colony = { $place }: { $goods },
madeira-space-ship = Schiff von { $who }
madeira-space-free = frei
madeira-pp-by-round = { $what }: { $first }, { $third }, { $fifth } PP je Schiff
madeira-colony-is = { $good } je Arbeiter und Runde; { $first }, { $third }, { $fifth } PP je Schiff (Runden 1, 3, 5)
madeira-colony-rewards = Belohnungen: { $rewards }
madeira-reward-is = { $reward } ({ $gives })
madeira-colony-workers = Arbeiter: { $who }
madeira-colony-empty = Keine Arbeiter

## Der Gildenplan
madeira-rows = Würfel-Spalte
madeira-row-free = { $row } · { $dice } · { $guilds }
madeira-row-of = { $row } · { $who } · { $guilds }
madeira-row-requests = · { $requests }
madeira-pass-column = Passen-Spalte
madeira-pass-space = { $space } · { $gains }
madeira-pass-space-of = { $space } · { $gains } · besetzt von { $who }
madeira-gain-city = { $pp }, 1 Arbeiter in eine Stadt
madeira-gain-watch = 1 Arbeiter in die Stadtwache
madeira-gain-ship = 1 Schiff bewegen
madeira-presented = Bisher erfüllt: { $requests }
madeira-requests-of = { $who }: { $requests }
madeira-requests-score = Handelsrouten in den Runden 1, 3, 5

## Charaktere und Gebäude
madeira-sites = Charaktere und Gebäude
madeira-site = { $building } (Region { $region }): { $character }
madeira-site-dice = · { $count } Würfel
madeira-site-pirate = · Piratenwürfel
madeira-site-markers = · Aktionsmarker: { $who }
madeira-site-cost = · jetzt { $cost } oder { $pirates }
madeira-building-head = { $number }. { $building } (Region { $region })
madeira-building-few = 1 oder 2 Arbeiter in der Region: { $effect }
madeira-building-many = 3 oder mehr: { $effect }
madeira-base-cost = Ein Gebäude kostet { $cost } minus seine neu geworfenen Gildenwürfel. Wer nicht zahlt, erhält 1 Piraten und so viele, wie der Piratenwürfel zeigt.

## Wertung
madeira-scoring = Wertung
madeira-score-prestige = Prestige
madeira-score-resources = Ressourcen
madeira-score-pirates = Piraten
madeira-score-over = Über { $limit }
madeira-score-total = Summe
madeira-score-of = { $who }: { $total } PP (Prestige { $prestige }, Ressourcen { $resources }, Piraten { $pirates }, über { $limit }: { $over })
madeira-projected = { $who }: { $total } PP (Prestige { $prestige }, Ressourcen { $resources })
madeira-projection-pirates = Piraten bleiben bis zum Ende geheim: Wer die meisten hat, verliert { $most } PP oder mehr.
madeira-projection-requests = Aufträge in der Hand, jeder für sich

## Befehle
madeira-about-row = Eine Reihe des Gildenplans nehmen
    .name = reihe
madeira-about-place = Einen Gildenwürfel auf einen Charakter setzen
    .name = setzen
madeira-about-pirate = Einen Piratenwürfel auf einen Charakter setzen
    .name = piratenwürfel
madeira-about-pass = Passen
    .name = passen
madeira-about-favour = Eine Gildengunst einsetzen
    .name = gunst
madeira-about-act = Die Aktion des Charakters ausführen oder ernten
    .name = aktion
madeira-about-worker = Einen Arbeiter oder Bürger bewegen
    .name = arbeiter
madeira-about-ship = Ein Schiff bewegen
    .name = schiff
madeira-about-build = Einen Stadtteil bauen
    .name = bauen
madeira-about-reward = Eine königliche Belohnung nehmen
    .name = belohnung
madeira-about-building = Ein Gebäude bezahlen oder Piraten erhalten
    .name = gebäude
madeira-about-windmill = Auf der Windmühle hinauf- oder herabsteigen
    .name = windmühle
madeira-about-exchange = Zwei Waren gegen eine andere tauschen
    .name = tauschen
madeira-about-discard = Piraten abgeben
    .name = abgeben
madeira-about-honour = Einen Arbeiter für 4 PP aus der Stadtwache zurücknehmen
    .name = ehrung
madeira-about-maintain = Holz für die eigenen Schiffe geben
    .name = wartung
madeira-about-feed = Den eigenen Arbeitern Brot geben
    .name = ernährung
madeira-about-present = Einen Auftrag der Krone erfüllen
    .name = erfüllen
madeira-about-done = Hier aufhören, nichts weiter tun
    .name = fertig
madeira-slot-row = Die Reihe
    .name = reihe
madeira-slot-request = Der Auftrag der Krone
    .name = auftrag
madeira-slot-guild = Die Gilde, deren Günste aufgedeckt werden
    .name = gilde
madeira-slot-die = Der Wert des Würfels
    .name = würfel
madeira-slot-character = Der Charakter
    .name = charakter
madeira-slot-action = Die Aktion, die Ernte oder ein Feld, das noch einmal geerntet wird
    .name = aktion
madeira-slot-space = Das Passen-Feld
    .name = feld
madeira-slot-gain = Was das Passen-Feld gibt
    .name = ertrag
madeira-slot-favour = Die Gunst
    .name = gunst
madeira-slot-from = Woher der Arbeiter kommt
    .name = von
madeira-slot-to = Wohin der Arbeiter kommt
    .name = nach
madeira-slot-ship = Woher das Schiff kommt
    .name = schiff
madeira-slot-sail = Wohin das Schiff fährt
    .name = ziel
madeira-slot-district = Die Gunst auf dem Stadtteil
    .name = stadtteil
madeira-slot-wood = Wo fehlendes Holz gekauft wird
    .name = holz
madeira-slot-colony = Die Kolonie
    .name = kolonie
madeira-slot-reward = Die Belohnung
    .name = belohnung
madeira-slot-marker = Das Gebäude, das der Marker verlässt
    .name = marker
madeira-slot-building = Das Gebäude
    .name = gebäude
madeira-slot-way = Bezahlen oder Piraten erhalten
    .name = wie
madeira-slot-step = Der Schritt auf der Windmühle
    .name = schritt
madeira-slot-give = Die zwei Waren, die abgegeben werden
    .name = geben
madeira-slot-get = Die gewünschte Ware
    .name = bekommen
madeira-slot-count = Wie viele
    .name = anzahl
madeira-slot-city = Die Stadt
    .name = stadt

## Was die Statistik zählt
madeira-deed-workers = Arbeiter in Städten
madeira-deed-traders = Schiffe an Handelsplätzen
madeira-deed-explorers = Schiffe in Kolonien
