### /challenge: was in Discord getippt wird, und eine Zeile dazu.

about-challenge = Solo-Herausforderungen: dieselbe Partie für alle, jeder für sich
    .name = herausforderung
about-challenge-post = Eine Herausforderung in diesem Kanal ausrufen
    .name = neu
about-challenge-ranking = Die Rangliste einer Herausforderung oder aller dieses Servers
    .name = rangliste
about-challenge-replay = Eine Partie einer beendeten Herausforderung Schritt für Schritt ansehen
    .name = ansehen
about-challenge-close = Eine Herausforderung jetzt beenden; sie wiederholt sich nicht mehr
    .name = beenden
slot-closes = Wann sie endet: 3d, 12h, 1w, 2026-11-20 oder 2026-11-20 18:00 (UTC)
    .name = ende
slot-title = Wie sie heißt
    .name = titel
slot-repeat = Ob jedes Mal eine neue folgt
    .name = wiederholen
slot-from = Die Nummer einer beendeten Partie: ihren Startwert spielen
    .name = aus
slot-open-seed = Ein eigener Startwert; die Herausforderung gilt dann als offen
    .name = startwert
slot-challenge = Die Herausforderung
    .name = herausforderung
slot-player = Wessen Partie
    .name = spieler
repeat-daily = jeden Tag
repeat-weekly = jede Woche
