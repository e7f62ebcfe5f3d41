### Madeira: Namen, Fragen, Möglichkeiten, was geschah, warum nicht.

madeira-name = Madeira

## Waren, und zwei Buchstaben für Tabellen
madeira-wheat = Weizen
madeira-sugar = Zucker
madeira-wine = Wein

## Mengen
madeira-n-wood-bought = { $wood } (davon { $bought } kaufen für { $reais })
madeira-n-wood-raised = { $wood } ({ $bought } kaufen: { $paid })
madeira-n-wood-raised-left = { $wood } ({ $bought } kaufen: { $paid }; Rest { $left })
madeira-n-steps =
    { $count ->
        [one] { $count } Windmühlenstufe
       *[other] { $count } Windmühlenstufen
    }
madeira-nothing = nichts
madeira-either = { $most } oder { $last }
madeira-both = { $most } und { $last }
madeira-times = { $count }× { $what }
madeira-dots = { $head } · { $tail }
madeira-pay = { $what } zahlen
madeira-get = { $what } erhalten
madeira-later = später { $what }

## Gebäude
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
madeira-capitania-few = { $pp }, 1 Arbeiter in eine Stadt
madeira-alfandega-few = 1 Arbeiter in eine Kolonie
madeira-casa-da-coroa-few = 1 Gildengunst aufdecken
madeira-fortaleza-few = 1 Arbeiter in die Stadtwache
madeira-capitania-many = { $pp }, bis zu 2 Arbeiter in Städte
madeira-alfandega-many = bis zu 2 Arbeiter in Kolonien
madeira-casa-da-coroa-many = bis zu 2 Gildengünste aufdecken
madeira-fortaleza-many = bis zu 2 Arbeiter in die Stadtwache
madeira-no-effect-without-workers = keine Aktion (kein Arbeiter in Region { $region })

## Charaktere
madeira-steward-does = bis zu 2 Arbeiter auf Felder bewegen
madeira-guildmaster-does = Stadtteil für seine Gunst bauen
madeira-mayor-does = in Städten 2 versetzen, Erträge nehmen
madeira-commander-does = bis zu 2 Schiffe bewegen
madeira-free-does = nur ernten

## Gilden und Günste
madeira-treasurer = Schatzmeister
madeira-bishop = Bischof
madeira-engineer = Ingenieur
madeira-patron = Patron
madeira-miller = Müller
madeira-monk = Mönch
madeira-navigator = Navigator
madeira-lady = Dame
madeira-sergeant = Wachtmeister
madeira-noble = Adliger
madeira-scout = Kundschafter
madeira-diplomat = Diplomat
madeira-treasurer-does = { $gain } erhalten
madeira-bishop-does = einen eigenen Aktionsmarker versetzen
madeira-engineer-does = 2 Erträge mehr, wenn du in diesem Zug erntest
madeira-patron-does = { $gain } erhalten
madeira-miller-does = Windmühle eine Stufe hoch
madeira-monk-does = { $gain } erhalten, soweit du Zugang hast
madeira-navigator-does = 1 Schiff bewegen
madeira-lady-does = { $reais } zahlen · eine beliebige Gebäude-Aktion
madeira-sergeant-does = die Hälfte deiner Piraten abgeben, abgerundet
madeira-noble-does = dieses Gebäude kostet dich nichts
madeira-scout-does = 1 Arbeiter von überall nach überall bewegen
madeira-scout-explained = 1 Arbeiter von überall nach überall bewegen, mit dem, was der Ort gibt (Stadt 1 PP, Kolonie 1 PP je eigenes Schiff dort, Stadtwache bis zu 3 Piraten abgeben)
madeira-diplomat-does = zählt bei diesem Gebäude als 2 weitere Arbeiter
madeira-sergeant-now = { FORM($pirates, "acc") } abgeben
madeira-noble-now = nichts zahlen · { $effect }
madeira-diplomat-now = { $reais } zahlen · mit 2 weiteren Arbeitern: { $effect }

## Aufträge der Krone
madeira-trade = Handelsrouten
madeira-expedition = Expedition
madeira-guilds = Einfluss der Gilden
madeira-urban = Stadtentwicklung
madeira-wealth = Wohlstand der Nation
madeira-urban-scores = eine beliebige Stadt, mit Mehrheit mehr

## Königliche Belohnungen
madeira-reward-island = Insel
madeira-reward-watch = Stadtwache
madeira-reward-windmill = Windmühle
madeira-reward-guilds = Gilden
madeira-reward-medal = Medaille
madeira-reward-support = Königliche Unterstützung
madeira-reward-city = Stadt
madeira-reward-loot = Beute
madeira-island-gives = 1 Arbeiter auf ein Feld
madeira-watch-gives = 1 Arbeiter in die Stadtwache
madeira-windmill-gives = Windmühle eine Stufe hoch
madeira-guilds-gives = 1 Gildengunst aufdecken
madeira-support-gives = { $bread } erhalten oder bis zu { FORM($pirates, "acc") } abgeben
madeira-city-gives = { $pp }, 1 Arbeiter in eine Stadt
madeira-top-of-windmill = nichts (du bist auf der Windmühle ganz oben)
madeira-none-face-down = nichts (keine deiner Günste ist verdeckt)
madeira-city-full = { $pp }, kein Arbeiter (kein freies Stadtfeld)

## Orte
madeira-porto-santo = Porto Santo
madeira-funchal = Funchal
madeira-machico = Machico
madeira-azores = Azoren
    .from = von den Azoren
    .to = auf die Azoren
    .in = auf den Azoren
madeira-brazil = Brasilien
    .from = aus Brasilien
    .to = nach Brasilien
    .in = in Brasilien
madeira-india = Indien
    .from = aus Indien
    .to = nach Indien
    .in = in Indien
madeira-home = Heimat-Vorrat
    .from = aus dem Heimat-Vorrat
    .to = in den Heimat-Vorrat
    .in = im Heimat-Vorrat
madeira-watch = Stadtwache
    .from = aus der Stadtwache
    .to = in die Stadtwache
    .in = in der Stadtwache
madeira-forest = Wald
    .from = aus dem Wald
    .to = in den Wald
    .in = im Wald
madeira-field = Feld { $field }
    .from = von Feld { $field }
    .to = auf Feld { $field }
    .in = auf Feld { $field }
madeira-spot =
    { $city } { $district } { $side ->
        [l] links
       *[r] rechts
    }
    .from =
        aus { $city } { $district } { $side ->
            [l] links
           *[r] rechts
        }
    .to =
        nach { $city } { $district } { $side ->
            [l] links
           *[r] rechts
        }
    .in =
        in { $city } { $district } { $side ->
            [l] links
           *[r] rechts
        }
madeira-post = { $good }-Handelsplatz
madeira-trade-space = { $good }-Handelsplatz, Feld { $number }
    .from = vom { $good }-Handelsplatz (Feld { $number })
    .to = zum { $good }-Handelsplatz (Feld { $number })
madeira-arrival-space = { $colony } { $number }
    .from = { FORM($colony, "from") } (Feld { $number })
    .to = { FORM($colony, "to") } (Feld { $number })
madeira-region = Region { $region }

## Fragen
madeira-standing-feed-all = Alle Arbeiter ernähren
madeira-standing-no-windmill = Die Windmühle nicht nutzen
madeira-ask-settle-city = Auf welchem Stadtfeld beginnt dein erster Arbeiter?
madeira-ask-settle-field =
    { $left ->
        [one] Auf welchem Feld beginnt dein letzter Start-Arbeiter? Nicht in einer Region, in der schon einer von dir steht.
       *[other] Auf welchem Feld beginnt ein Arbeiter von dir? (noch { $left }, jeder in einer anderen Region)
    }
madeira-ask-row = Welche Reihe des Gildenplans nimmst du?
madeira-ask-request = Welchen Auftrag der Krone nimmst du aus Reihe { $row }?
madeira-ask-guild = Reihe { $row }: Günste welcher Gilde deckst du auf?
madeira-ask-turn = Würfel einsetzen oder passen?
madeira-ask-act = { $character } bei { $building }: Aktion ausführen oder ernten?
madeira-ask-free = Freies Gebäude { $building }: Erntest du?
madeira-ask-worker-fields =
    { $left ->
        [one] Welchen Arbeiter bewegst du auf ein Feld?
       *[other] Welchen Arbeiter bewegst du auf ein Feld? (bis zu { $left })
    }
madeira-ask-worker-city =
    { $left ->
        [one] Welchen Arbeiter bewegst du in eine Stadt?
       *[other] Welchen Arbeiter bewegst du in eine Stadt? (bis zu { $left })
    }
madeira-ask-worker-within =
    { $left ->
        [one] Welchen Arbeiter oder Bürger versetzt du innerhalb der Städte?
       *[other] Welchen Arbeiter oder Bürger versetzt du innerhalb der Städte? (bis zu { $left })
    }
madeira-ask-worker-colonies =
    { $left ->
        [one] Welchen Arbeiter bewegst du in eine Kolonie?
       *[other] Welchen Arbeiter bewegst du in eine Kolonie? (bis zu { $left })
    }
madeira-ask-worker-watch =
    { $left ->
        [one] Welchen Arbeiter bewegst du in die Stadtwache?
       *[other] Welchen Arbeiter bewegst du in die Stadtwache? (bis zu { $left })
    }
madeira-ask-worker-anywhere = Kundschafter: Welchen Arbeiter bewegst du?
madeira-ask-citizen-to = Wohin geht der Bürger { FORM($from, "from") }?
madeira-ask-worker-to = Wohin geht der Arbeiter { FORM($from, "from") }?
madeira-ask-ship =
    { $left ->
        [one] Welches Schiff bewegst du?
       *[other] Welches Schiff bewegst du? (bis zu { $left })
    }
madeira-ask-sail = Wohin fährt das Schiff { FORM($from, "from") }?
madeira-ask-reward =
    { $left ->
        [one] Welche königliche Belohnung nimmst du?
       *[other] Welche königliche Belohnung nimmst du zuerst? ({ $left } Schiffe sind angekommen)
    }
madeira-ask-district = Welchen Stadtteil baust du?
madeira-ask-wood =
    { $left ->
        [one] Woher kaufst du das Holz?
       *[other] Woher kaufst du das nächste Holz? (noch { $left })
    }
madeira-ask-wood-gift =
    { $left ->
        [one] Woher nimmst du das Holz?
       *[other] Woher nimmst du das nächste Holz? (noch { $left })
    }
madeira-ask-again =
    { $left ->
        [one] Welches Feld erntest du noch einmal?
       *[other] Welches Feld erntest du noch einmal? (noch { $left } Erträge)
    }
madeira-ask-marker = Bischof: Welcher Aktionsmarker kommt wohin?
madeira-ask-building = Dame: Welche Gebäude-Aktion führst du aus?
madeira-ask-turn-up =
    { $left ->
        [one] Welche Gildengunst deckst du auf?
       *[other] Welche Gildengunst deckst du auf? (bis zu { $left })
    }
madeira-ask-discard = Wie viele Piraten gibst du ab?
madeira-ask-support = Königliche Unterstützung: Brot erhalten oder Piraten abgeben?
madeira-ask-resolve = { $building }: { $cost } bezahlen oder { FORM($pirates, "acc") } erhalten?
madeira-ask-raise = Dein Holz muss bezahlt werden, und dir fehlt Geld ({ $missing }): Wie beschaffst du es?
madeira-ask-last-windmill = Letzte Gelegenheit in dieser Runde, auf der Windmühle herabzusteigen: Nutzt du sie?
madeira-ask-honour = Du hast allein die meisten Arbeiter in der Stadtwache: Nimmst du einen für { $pp } zurück?
madeira-ask-maintain =
    { $ships ->
        [one] Wartung: Gibst du Holz für dein Schiff?
       *[other] Wartung: Wie viel Holz gibst du für deine { $ships } Schiffe?
    }
madeira-ask-feed =
    { $due ->
        [one] Ernährung: Gibst du Brot für den einen Arbeiter, den die Windmühle nicht ernährt?
       *[other] Ernährung: Wie viel Brot gibst du für die { $due } Arbeiter, die die Windmühle nicht ernährt?
    }
madeira-ask-feed-nothing = Ernährung: Niemand braucht Brot. Letzte Gelegenheit, deine Waren an der Windmühle zu nutzen?
madeira-ask-present =
    { $left ->
        [one] Welchen Auftrag der Krone erfüllst du?
       *[other] Welchen Auftrag der Krone erfüllst du? ({ $left } in dieser Runde)
    }

## Möglichkeiten
madeira-opt-row = Reihe { $row }: { $dice } erhalten · { $guilds }
madeira-detail-row = Auftrag: { $requests }
madeira-opt-take = { $request }: jetzt { $pp } wert
madeira-opt-guild = { $favours } aufdecken ({ $guild })
madeira-opt-favour = Gunst { $favour }: { $does }
madeira-opt-die = { FORM($die, "cap") } { FORM($character, "on") }: { $parts }
madeira-free-of-bread = kein Brot nötig
madeira-worker-leaves-watch = ein Arbeiter verlässt die Stadtwache
madeira-detail-die = { $does }; oder ernten: { $harvest }
madeira-detail-only-harvest = nur ernten: { $harvest }
madeira-detail-no-use = jetzt ist weder Aktion noch Ernte möglich
madeira-detail-no-harvest = kein Arbeiter von dir zum Ernten in Region { $region }
madeira-detail-free = ernten: { $harvest }, dazu ein weiterer Ertrag
madeira-opt-pass = Passen auf { $space }: { $gain }
madeira-detail-pass =
    { $dice ->
        [one] Dein letzter Würfel verfällt
       *[other] { $dice } Würfel verfallen
    }
madeira-opt-act = { FORM($character, "cap") }: { $does }
madeira-detail-mayor = die Städte gäben jetzt { $gains }
madeira-opt-harvest = Region { $region } ernten: { $gains } erhalten
madeira-opt-harvest-more =
    Region { $region } ernten: { $gains } und { $more ->
        [one] { $more } weiteren Ertrag
       *[other] { $more } weitere Erträge
    } erhalten
madeira-opt-again = { $field } noch einmal: { $gain } erhalten
madeira-opt-worker = Arbeiter { FORM($place, "from") }
madeira-opt-citizen = Bürger { FORM($place, "from") }
madeira-opt-to = { $place }
madeira-opt-to-spot-pp = { $place }: { $pp }
madeira-detail-city = Bürgermeister: { $gives } · Stadtentwicklung: { $most } mit Mehrheit, sonst { $less }
madeira-opt-to-field = Feld { $field }: { $good }
madeira-opt-to-field-wood = Feld { $field }: { $good }, darauf { $wood }
madeira-opt-to-forest = Wald: Zugang zu beliebig viel Holz
madeira-opt-to-colony = { $place }: jede Runde { $good } erhalten · jetzt { $pp }
madeira-opt-to-watch = Stadtwache: bis zu { FORM($pirates, "acc") } abgeben
madeira-opt-to-watch-none = Stadtwache: du hast keine Piraten abzugeben
madeira-detail-becomes = wird am Ende von Runde { $round } zu { $good }, wenn dann kein Holz darauf liegt
madeira-opt-ship-home = Schiff aus dem Heimat-Vorrat: { $wood } zahlen, wenn es fährt
madeira-opt-ship = Schiff { FORM($place, "from") }
madeira-opt-another-ship = Ein anderes Schiff wählen
madeira-opt-sail-trade = { $place }: { $goods } zahlen · { $reais } erhalten
madeira-opt-sail-colony = { $place }: { $goods } zahlen · Belohnung erhalten
madeira-detail-rewards = Belohnung: { $rewards }
madeira-opt-reward = { $colony }, { $reward }: { $gives }
madeira-opt-build = { $favour } ({ $city } { $district }): { $wood } zahlen
madeira-detail-build = Gunst: { $does }
madeira-opt-wood = { $field } (noch { $left })
madeira-opt-wood-forest = Wald
madeira-opt-marker = Von { $from } nach { $to }
madeira-opt-use = { $building }: { $effect }
madeira-opt-turn-up = { $favour }: { $does }
madeira-opt-discard = { FORM($pirates, "acc") } abgeben
madeira-opt-discard-none = Keine abgeben
madeira-opt-bread = { $bread } erhalten
madeira-opt-pay = { $reais } zahlen: { $effect }
madeira-opt-pirates = { FORM($pirates, "acc") } erhalten
madeira-opt-honour = Arbeiter zurücknehmen: { $pp } erhalten
madeira-opt-upkeep = { $paid } zahlen · { FORM($pirates, "acc") } erhalten
madeira-opt-upkeep-none = Nichts zahlen · { FORM($pirates, "acc") } erhalten
madeira-opt-upkeep-all = { $paid } zahlen · keine Piraten
madeira-opt-present = { $request }: { $pp }
madeira-opt-present-city = { $request }, { $city }: { $pp }
madeira-opt-present-reais = { $request }: { $reais } zahlen · { $pp }
madeira-opt-mill-down = Windmühle hinab auf { $to }: { $gain } erhalten
madeira-opt-mill-pay = Windmühle: { $paid } zahlen · { $gain } erhalten
madeira-opt-mill-up = Windmühle hinauf auf { $to }: { $paid } zahlen
madeira-detail-leaves = und dann, weil sonst nichts bleibt: { $what }
madeira-opt-exchange = Tausch: { $give } zahlen · { $get } erhalten
madeira-opt-done = Nichts weiter
madeira-opt-stay = Auf dieser Stufe bleiben
madeira-opt-neither = Weder Aktion noch Ernte
madeira-opt-decline = Nein

## Gruppen von Möglichkeiten
madeira-group-favours = Gildengünste
madeira-group-character = { FORM($character, "cap") } · { $building } (Region { $region }) · in Phase C etwa { $cost } oder { $pirates }
madeira-group-pass = Passen
madeira-group-colonies = Kolonien
madeira-group-home = Heimat-Vorrat und Stadtwache
madeira-group-windmill = Windmühle
madeira-group-exchange = Waren tauschen
madeira-group-other = Alles Übrige

## Was geschah: Beginn und Phase A
madeira-start-request =
    { $who } beginnt mit dem Auftrag „{ $request }“ ({ $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }).
madeira-first-order = Die Reihenfolge ist { $order }.
madeira-round-began = Runde { $round } beginnt. { $free } bleibt frei.
madeira-turn-began = Runde { $round }, { $phase }: { $who }
madeira-turn-began-setup = { $who }
madeira-character-placed = { $building }: { $character }.
madeira-pirate-dice-rolled = Piratenwürfel bei der Stadtwache: { $dice }.
madeira-row-rolled = Gildenplan, Reihe { $row }: { $dice }.
madeira-row-taken = { $who } nimmt Reihe { $row } mit den Würfeln { $dice }.
madeira-request-taken = { $who } nimmt den Auftrag „{ $request }“.
madeira-favours-turned-up =
    { $count ->
        [one] { $who } deckt eine Gunst auf: { $favours }.
       *[other] { $who } deckt Günste auf: { $favours }.
    }

## Was geschah: Züge
madeira-favour-used = { $who } setzt die Gunst „{ $favour }“ ein.
madeira-die-placed = { $who } setzt { $die } { FORM($character, "on") } ({ $building }).
madeira-die-placed-bread = { $who } setzt { $die } { FORM($character, "on") } ({ $building }) für { $bread }.
madeira-passed = { $who } passt auf Feld { $space }.
madeira-worker-placed = { $who } setzt einen Arbeiter { FORM($place, "to") }.
madeira-worker-moved = { $who } bewegt einen Arbeiter { FORM($from, "from") } { FORM($to, "to") }.
madeira-citizen-moved = { $who } versetzt einen Bürger { FORM($from, "from") } { FORM($to, "to") }.
madeira-ship-launched = { $who } schickt ein Schiff aus dem Heimat-Vorrat { FORM($to, "to") } für { $paid }.
madeira-ship-moved = { $who } schickt ein Schiff { FORM($from, "from") } { FORM($to, "to") } für { $paid }.
madeira-reward-taken = { $who } nimmt eine königliche Belohnung { FORM($colony, "in") }: { $reward } ({ $gives }).
madeira-district-built = { $who } baut Stadtteil { $district } von { $city } mit { $wood } und erhält die Gunst „{ $favour }“.
madeira-wood-bought = { $who } kauft { $wood } { FORM($from, "from") }.
madeira-wood-received = { $who } erhält { $wood } { FORM($from, "from") }.
madeira-wood-paid = { $who } bezahlt { $reais } für das in diesem Zug gekaufte Holz ({ $wood }).
madeira-harvested = { $who } erntet { $gain } { FORM($from, "from") }.
madeira-marker-moved = { $who } versetzt einen Aktionsmarker von { $from } nach { $to }.
madeira-gained = { $who } erhält { $gain }.
madeira-lost-windmill-step = { $who } ist auf der Windmühle schon ganz oben und steigt nicht weiter.
madeira-lost-favour = { $who } hat keine verdeckte Gunst zum Aufdecken.
madeira-lost-city-spot = { $who } bewegt keinen Arbeiter: Kein Stadtfeld ist frei.
madeira-lost-wood = { $who } hat zu { $wood } keinen Zugang und geht dafür leer aus.
madeira-lady-paid = { $who } bezahlt { $reais } für die Hilfe der Dame.
madeira-pirates-taken = { $who } erhält { FORM($pirates, "acc") }.
madeira-pirates-discarded = { $who } gibt { FORM($pirates, "acc") } ab.

## Was geschah: Gebäude und Windmühle
madeira-building-opened = { $building } wird ausgewertet ({ $dice }): kostet { $cost } oder bringt { FORM($pirates, "acc") }.
madeira-building-paid = { $who } bezahlt { $reais } für { $building }.
madeira-building-used = { $who } nutzt { $building }: { $effect }.
madeira-mill-down = { $who } nimmt { $gain } von der Windmühle (jetzt auf { $level }).
madeira-mill-paid = { $who } gibt bei der Windmühle { $paid } für { $gain }.
madeira-mill-up = { $who } gibt der Windmühle { $paid } und steigt auf { $level }.
madeira-windmill-raised = { $who } steigt auf der Windmühle auf { $level }.
madeira-exchanged = { $who } tauscht { $give } gegen { $get }.

## Was geschah: Versorgung, Aufträge, Ende
madeira-honoured = { $who } wird für die Stadtwache geehrt.
madeira-colony-income = { $who } erhält { $gain } { FORM($colony, "from") }.
madeira-maintained =
    { $who } gibt { $wood } für { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
madeira-fed = { $who } gibt { $bread } für { $due } Arbeiter.
madeira-presented-ships =
    { $who } erfüllt „{ $request }“ mit { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffen
    }: { $pp }.
madeira-presented-favours =
    { $who } erfüllt „{ $request }“ mit { $count ->
        [one] { $count } Gunst
       *[other] { $count } Günsten
    }: { $pp }.
madeira-presented-city = { $who } erfüllt „{ $request }“ mit { $city }: { $pp }.
madeira-presented-reais = { $who } erfüllt „{ $request }“ und gibt { $reais } für { $pp }.
madeira-presented-nothing = { $who } erfüllt „{ $request }“ ohne Punkte.
madeira-field-converted = Feld { $field } trägt von nun an { $good }.
madeira-resources-scored = { $who } hat { $reais } in Geld und Waren: { $pp }.
madeira-pirates-revealed = { $who } zeigt { FORM($pirates, "acc") } und verliert { $loss }.
madeira-pirates-revealed-none = { $who } hat keine Piraten und verliert nichts.
madeira-ended = Das Spiel ist aus.

## Warum nicht
madeira-no-asked-otherwise = Du wirst gerade etwas anderes gefragt.
madeira-no-your-turn = Du bist nicht am Zug. Außer der Reihe steht dir nur die Windmühle offen.
madeira-no-row-taken = Reihe { $row } ist vergeben. Wähle eine freie.
madeira-no-such-row = Bei dieser Spielerzahl gibt es auf dem Gildenplan keine Reihe { $row }.
madeira-no-such-request = Einen Auftrag „{ $request }“ gibt es hier nicht.
madeira-no-nothing-of-guild = Von dieser Gilde hast du nichts Verdecktes, oder sie gehört nicht zu dieser Reihe.
madeira-no-such-die = Du hast keinen Gildenwürfel mit { $value } mehr.
madeira-no-such-pirate-die = Bei der Stadtwache liegt kein Piratenwürfel mit { $value }.
madeira-no-worker-in-watch = Für einen Piratenwürfel brauchst du einen Arbeiter in der Stadtwache, der dann heimkehrt.
madeira-no-character-full = Kein Platz mehr { FORM($character, "at") }: Dort liegen höchstens so viele Würfel, wie Leute mitspielen.
madeira-no-pirate-die-there = Es liegt schon ein Piratenwürfel { FORM($character, "at") }, und es darf nur einer sein.
madeira-no-bread = Ein Würfel unter der Zahl der Region kostet die Differenz in Brot: { $need }. Du hast { $have }.
madeira-no-pass-space-taken = Das Passen-Feld { $space } ist besetzt. Wähle ein freies.
madeira-no-such-pass-space = Bei dieser Spielerzahl gibt es kein Passen-Feld { $space }.
madeira-no-such-alternative = Das Passen-Feld { $space } bietet das nicht an.
madeira-no-such-favour = Die Gunst „{ $favour }“ hast du nicht.
madeira-no-favour-face-down = Deine Gunst „{ $favour }“ ist verdeckt. Decke sie erst wieder auf.
madeira-no-favour-used = Nur eine Gunst pro Zug, und du hast schon eine eingesetzt.
madeira-no-favour-other-phase = „{ $favour }“ ({ $does }) gehört nur in Phase { $phase }.
madeira-no-die-must-follow = Nach dem Ingenieur musst du einen Würfel einsetzen.
madeira-no-effect = Das würde jetzt nichts ändern.
madeira-no-nothing-to-do = { FORM($character, "cap") }: { $why }. Die Aktion würde jetzt nichts ändern.
madeira-no-only-harvest = Das freie Gebäude hat keine eigene Aktion: Dort kannst du nur ernten.
madeira-no-worker-in-region = Du hast keinen Arbeiter auf einem Feld in Region { $region }. Der Wald zählt nicht.
madeira-no-nobody-there = Du kannst niemanden { FORM($place, "from") } bewegen.
madeira-no-moved-already = Diese Figur wurde gerade bewegt. Die zweite muss eine andere sein.
madeira-no-not-from-watch = Arbeiter verlassen die Stadtwache nur für einen Piratenwürfel, die Ehrung oder den Kundschafter.
madeira-no-only-within-cities = Der Bürgermeister versetzt nur Arbeiter und Bürger, die in Städten stehen.
madeira-no-not-there = Diese Bewegung kann nicht { FORM($place, "to") } führen.
madeira-no-field-taken = Es steht schon ein Arbeiter { FORM($place, "in") }: einer von dir je Feld, zu Beginn überhaupt nur einer.
madeira-no-region-taken = Zu Beginn stehen deine Feldarbeiter in verschiedenen Regionen. Der Wald ist ein eigener Bereich.
madeira-no-spot-taken = { $place } ist besetzt. Nur eine Figur je Stadtfeld.
madeira-no-district-not-built = { $place }: Dieser Stadtteil ist noch nicht gebaut, es liegt noch eine Gunst darauf.
madeira-no-ship-there = Dort hast du kein Schiff.
madeira-no-space-taken = { $place } ist besetzt. Ein Schiff je Feld; zu zweit sind die letzten beiden Felder eines Handelsplatzes eines.
madeira-no-space-closed = { $place } wird bei dieser Spielerzahl nicht benutzt.
madeira-no-goods = Du brauchst { $need } und hast { $have }. Die Windmühle tauscht zwei beliebige Waren gegen eine.
madeira-no-access-to-wood = Du brauchst { $need } Holz, hast und erreichst aber nur { $have }: Holz kauft man dort, wo ein eigener Arbeiter steht.
madeira-no-wood-too-dear = Das Holz dieses Zuges würde { $price } Real kosten, und mit der Windmühle kannst du höchstens { $reach } aufbringen.
madeira-no-wood-there = Es gibt { FORM($place, "in") } kein Holz für dich.
madeira-no-district-built = Die Gunst „{ $favour }“ liegt auf keinem Stadtteil mehr.
madeira-no-such-reward = Für diese Belohnung ist kein Schiff von dir angekommen.
madeira-no-reais = Du brauchst { $need } Real und hast { $have }. Vielleicht hilft die Windmühle.
madeira-no-too-many = Höchstens { $most }.
madeira-no-marker = Du hast keinen Aktionsmarker auf { $building }.
madeira-no-same-building = Wähle ein anderes Gebäude.
madeira-no-not-harvested = Kein Arbeiter von dir hat { FORM($place, "in") } geerntet, darum gibt es dort nichts mehr.
madeira-no-windmill-closed = Die Windmühle ist nur in den Phasen B, C und D offen.
madeira-no-stepping-down = Auf der Windmühle herabsteigen kann man nur in den Phasen B und C.
madeira-no-windmill-at-top = Du bist auf der Windmühle ganz oben: Dort sind 2 Weizen 1 PP wert.
madeira-no-windmill-not-at-top = Weizen wird nur ganz oben auf der Windmühle zu PP.
madeira-no-prestige = Ganz unten auf der Windmühle kostet ein Schritt 1 PP, und du hast keine.
madeira-no-needed-for-wood = Du hast in diesem Zug Holz gekauft und musst dafür noch { $price } Real bezahlen können.
madeira-no-city-presented = { $city } hast du in dieser Runde schon gewertet.

## Warum nicht, in wenigen Worten
madeira-pirate-dice-sought = Piratenwürfel
madeira-district-sought = { $favour } ({ $city } { $district })
madeira-brief-full = voll
madeira-brief-pirate-die = dort liegt ein Piratenwürfel
madeira-brief-needs = { $need } nötig, du hast { $have }
madeira-brief-wood = { $need } nötig, nur { $have } erreichbar
madeira-brief-wood-too-dear = { $need } nötig, mit der Windmühle höchstens { $reach }
madeira-brief-watch = kein Arbeiter in der Stadtwache
madeira-brief-face-down = verdeckt
madeira-brief-one-favour = eine Gunst pro Zug
madeira-brief-other-phase = nur in Phase { $phase }
madeira-brief-no-effect = würde nichts ändern
madeira-no-worker-to-move = kein Arbeiter kann auf ein Feld gehen
madeira-no-district-to-build = du kannst keinen Stadtteil bezahlen
madeira-nothing-in-cities = die Städte geben dir nichts, und niemand kann umziehen
madeira-no-ship-to-move = kein Schiff kann fahren: Waren, Holz oder ein freier Platz fehlen
madeira-brief-no-worker = kein Arbeiter in Region { $region }
madeira-brief-occupied = besetzt
madeira-brief-only-harvest = nur ernten
