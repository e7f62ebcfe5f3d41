### Solo-Herausforderungen: dieselbe Partie für alle, jeder für sich.

## Knöpfe
challenge-play = Spielen
challenge-go-on = Weiterspielen
challenge-ranking = Rangliste
challenge-replays = Partien Schritt für Schritt
challenge-nudge-on = Einmal am Tag erinnern
challenge-nudge-off = Nicht mehr erinnern
challenge-first = Anfang
challenge-last = Ende

## Der Beitrag
challenge-title = Solo-Herausforderung: { $title }
challenge-about = { $game }, für alle dieselbe Partie. Spiel allein, privat und in deinem Tempo: hier oder mit /zug. Du hast einen Versuch.
challenge-known = Offen: Manche kennen diesen Startwert vielleicht. Wer ihn gewählt oder schon gespielt hat, steht außer Wertung.
challenge-older-rules = Nach früheren Regeln ausgeschrieben (Regelstand { $rules }). Wer jetzt beginnt, spielt nach den heutigen Regeln und steht außer Wertung.
challenge-daily = Jeden Tag folgt eine neue.
challenge-weekly = Jede Woche folgt eine neue.
challenge-closes = Endet
challenge-closed = Diese Herausforderung ist beendet.
challenge-par = ⛳ Ein Bot hat sie fünfmal gespielt: Par { $points }.
challenge-beats-par = { $line } · ⛳ über Par
challenge-standings = Rangliste: { $finished } fertig, { $playing } noch dabei
challenge-nobody = Noch ist niemand fertig.
challenge-nobody-ranked = Noch ist niemand in der Wertung.
challenge-line = { $place } · { $who }: { $feat }
challenge-apart-line = { $who }: { $feat }
challenge-apart = Außer Wertung
challenge-apart-because = { $who }: { $feat } · { $why }
challenge-apart-played = hatte diesen Startwert schon gespielt
challenge-apart-author = hat den Startwert gewählt
challenge-other-rules = Außer Wertung: nach anderen Regeln begonnen als die Herausforderung (Regelstand { $rules })
challenge-more =
    { $count ->
        [one] … und noch jemand
       *[other] … und { $count } weitere
    }
challenge-fair = Fair Play
challenge-hash = Startwert und Salz werden am Ende gezeigt. Ihr SHA-256: { $hash }

## Das Ende
challenge-final-title = Endstand: { $title }
challenge-final =
    { $game }. { $finished ->
        [0] Niemand ist fertig geworden.
        [one] Eine Person ist fertig geworden.
       *[other] { $finished } Leute sind fertig geworden.
    }
challenge-unfinished = Nicht fertig geworden ({ $count })
challenge-seed = Startwert: { $seed }
challenge-salt = Salz: { $salt }
challenge-check = SHA-256 von Startwert, Doppelpunkt, Salz: { $hash }
challenge-how-to-replay = Jede fertige Partie können jetzt alle Schritt für Schritt ansehen.

## Für eine Person
challenge-yours-runs = Dein Versuch läuft.
challenge-yours-place =
    { $count ->
        [one] Du bist fertig, bisher als einzige Person.
       *[other] Du bist fertig: Platz { $place } von { $count }.
    }
challenge-yours-played = Du bist fertig. Du hattest diesen Startwert schon gespielt, darum stehst du außer Wertung.
challenge-yours-author = Du bist fertig. Du hast diesen Startwert gewählt, darum stehst du außer Wertung.
challenge-yours-other-rules = Du bist fertig. Du hast nach anderen Regeln begonnen, als die Herausforderung ausgeschrieben war, darum stehst du außer Wertung.
challenge-yours-ended = Dein Versuch ist nicht rechtzeitig fertig geworden. Die Partie bleibt erhalten.
challenge-one-try = Du hast einen Versuch, und das war er.
challenge-posted = Die Herausforderung steht im Kanal.
challenge-closed-early = Die Herausforderung ist beendet; der Endstand folgt.
challenge-nudges-on = Solange ein Versuch auf dich wartet, erinnere ich dich einmal am Tag per Direktnachricht.
challenge-nudges-off = Ich erinnere dich nicht mehr an deine Versuche.
challenge-nudge = Dein Versuch bei „{ $title }“ wartet auf dich.
challenge-try-at = { $game } · { $title }

## Schritt für Schritt
challenge-replay-title = { $title }: die Partie von { $who }
challenge-replay-step = Schritt { $number } von { $last }
challenge-replay-beginning = Der Anfang
challenge-replay-quiet = Nichts zu berichten.
challenge-replay-which = Wessen Partie?
challenge-replay-none = Hier gibt es keine fertige Partie zum Ansehen.

## Über alle Herausforderungen eines Servers
challenge-overall-title = Alle Herausforderungen dieses Servers
challenge-overall-choose = Rangliste einer Herausforderung …
challenge-overall-none = Noch ist keine Herausforderung dieses Servers mit einem Ergebnis zu Ende gegangen.
challenge-overall-count =
    { $challenges ->
        [one] Bisher eine Herausforderung.
       *[other] Bisher { $challenges } Herausforderungen.
    } Median: { $median }.
challenge-overall-best = Die fünf besten Ergebnisse
challenge-overall-people = Siege und Mediane
challenge-overall-line =
    { $who }: { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } bei { $finished }, Median: Platz { $place }, Wertung { $total }

## Saisons
challenge-season = Saison
challenge-season-week = Woche { $number } von { $all } einer Saison: Die besten sechs Wochen zählen.
challenge-season-title = Saison: { $title }
challenge-season-final-title = Endstand der Saison: { $title }
challenge-season-about =
    { $weeks ->
        [one] Nach einer von { $all } Wochen.
       *[other] Nach { $weeks } von { $all } Wochen.
    } Eine Woche bringt 10, 7, 5, 4, 3, 2 und 1 Punkte; wer gleichauf liegt, teilt sie. Von allen zählen die besten sechs Wochen.
challenge-season-line =
    { $place } · { $who }: { $points } ({ $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    })
challenge-season-nobody = Noch keine Woche dieser Saison ist mit einem Ergebnis zu Ende gegangen.
challenge-no-season = Auf diesem Server gibt es noch keine Saison. Mit /herausforderung neu kann eine beginnen, wer Events verwalten darf.
challenge-season-points = Punkte
challenge-season-so-far = Wie die Saison steht

## Eine auswählen
challenge-open-one = { $title } (offen bis { $date })
challenge-closed-one = { $title } (beendet am { $date })

## Hilfe
challenge-help = /herausforderung rangliste – Solo-Herausforderungen: wer wo steht, und Partien zum Ansehen

## Warum nicht
challenge-no-such = Diese Herausforderung gibt es hier nicht.
challenge-is-closed = Diese Herausforderung ist beendet: Es kann nichts mehr gespielt werden. Was du getan hast, bleibt erhalten, und die Rangliste kannst du weiter lesen.
challenge-no-closing-time = Ich brauche ein Ende zwischen fünf Minuten und drei Monaten ab jetzt: zum Beispiel 3d, 12h, 1w, 2026-11-20 oder 2026-11-20 18:00 (UTC).
challenge-not-alone = Dieses Spiel kann niemand allein spielen.
challenge-not-over = Diese Partie ist noch nicht aus, ihr Startwert bleibt also geheim.
challenge-only-events = Das darf nur, wer auf diesem Server Events verwalten darf.
challenge-blocked = Im Kanal dieser Herausforderung darf ich nicht schreiben. Gib mir dort die Rechte Kanal anzeigen, Nachrichten senden, Nachrichten in Threads senden und Links einbetten. Es geht nichts verloren; ich versuche es weiter.
challenge-homeless = Den Kanal dieser Herausforderung gibt es nicht mehr. Versuche gehen mit /zug weiter, die Rangliste gibt es mit /herausforderung rangliste.
