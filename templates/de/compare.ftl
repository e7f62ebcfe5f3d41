### Wertungszahlen und Statistik.

## In der Lobby
lobby-rated = Gewertet ab zwei Leuten: Das Ergebnis zählt für /wertungszahlen. Abschalten kann das mit /spiel optionen, wer den Tisch leitet.
lobby-unrated = Nicht gewertet.
lobby-unrated-bots = Nicht gewertet: Partien mit Bots zählen nicht.
result-rated = Gewertet: Dieses Ergebnis zählt für /wertungszahlen.
choose-rated = Gewertet
vote-unrates = Wird das angenommen, ist die Partie nicht mehr gewertet.

## Wertungszahlen
ratings = Wertungszahlen
ratings-title = Wertungszahlen: { $game }
ratings-about =
    { $games ->
        [one] Bisher eine gewertete Partie auf diesem Server.
       *[other] Bisher { $games } gewertete Partien auf diesem Server.
    } ± sagt, wie unsicher eine Zahl ist: In zwei von drei Fällen liegt die wahre Stärke innerhalb.
ratings-none = Auf diesem Server ist noch keine gewertete Partie zu Ende gegangen.
ratings-line =
    { $place } · { $who }: { $rating }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
ratings-provisional = Vorläufig, weniger als fünf Partien
ratings-provisional-line =
    { $who }: { $rating }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
ratings-choose = Ein anderes Spiel …
rating = { $points } ± { $uncertainty }

## Statistik
stats = Statistik
stats-own = Deine Statistik
stats-of = Statistik: { $who }
stats-server = Statistik dieses Servers
stats-none = Hier gibt es noch keine beendeten Partien.
stats-hidden = Das siehst nur du: In /einstellungen hast du es so gewählt.
stats-games =
    { $games ->
        [one] Eine beendete Partie
       *[other] { $games } beendete Partien
    }, { $people ->
        [one] eine Person
       *[other] { $people } Leute
    }
stats-played =
    { $games ->
        [one] Eine beendete Partie
       *[other] { $games } beendete Partien
    }
stats-points = Punkte: Median { $median }, Bestwert { $best }
stats-median = Punkte: Median { $median }
stats-place = Platz { $place }: { $count }{ $bar }
stats-rating = Wertungszahl: { $rating }
stats-rating-provisional = Wertungszahl: { $rating } (vorläufig)
stats-deeds = Lieblingsstrategien, Durchschnitt je Partie
stats-deed = { $deed }: { $own } (auf diesem Server { $server })
stats-deed-server = { $deed }: { $server }
stats-solo =
    { $games ->
        [one] Allein: eine beendete Partie
       *[other] Allein: { $games } beendete Partien
    }
stats-solo-best = Beste Solo-Ergebnisse: { $best }
stats-par =
    { $challenges ->
        [one] Über Par: { $above } von einer Herausforderung
       *[other] Über Par: { $above } von { $challenges } Herausforderungen
    }
stats-turns = Wie lange Züge dauern
stats-turns-own = Dein Median: { $time }
stats-turns-server = Median dieses Servers: { $time }
minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
stats-mine = Meine Statistik
stats-of-server = Dieser Server
stats-choose = Ein Spiel oder alle …
stats-all = Alle Spiele
stats-chart = Punkte der letzten Partien
stats-finished = Beendete Partien

## Einstellungen, Hilfe, warum nicht
setting-statistics = Andere sehen meine Wertungszahlen und Statistik: { $value }
choose-statistics = Andere sehen meine Wertungszahlen und Statistik
help-ratings = /wertungszahlen – die Stärksten dieses Servers; /statistik – meine, die von jemandem, die des Servers
no-server = Wertungszahlen und Statistik gehören zu einem Server: Frag in einem seiner Kanäle danach.
kept-private = Diese Person behält ihre Statistik für sich.

## Befehle
about-ratings = Die Stärksten dieses Servers
    .name = wertungszahlen
about-stats = Statistik meiner Partien, von jemandem oder dieses Servers
    .name = statistik
slot-who = Wessen Statistik
    .name = wer
slot-whole-server = Statistik des ganzen Servers
    .name = server
slot-rated = Ob das Ergebnis für die Wertungszahlen zählt; bis zum Start
    .name = gewertet
slot-statistics = Ob andere meine Wertungszahlen und Statistik sehen
    .name = statistik
