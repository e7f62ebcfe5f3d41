### Das Spiel nur für Tests.

trial-name = Probespiel

## Fragen
trial-ask-stake = Welche Karte legst du beiseite?
trial-ask-turn = Eine Karte ziehen oder eine spielen?
trial-ask-square = Welches Feld markierst du?
trial-ask-guard = Wehrst du die Marke neben deiner ab?

## Möglichkeiten
trial-stake = { $card } beiseitelegen
trial-draw = Karte ziehen (noch { $left })
trial-play = { $card } spielen
trial-mark = { $square } markieren
trial-guard = Mit { $card } abwehren
trial-yield = Geschehen lassen
trial-melt = { $tokens } Plättchen zu einer Münze schmelzen
trial-row = Reihe { $row }
trial-sought-draw = Karte ziehen
trial-sought-melt = Plättchen schmelzen

## Was geschah
trial-staked = { $who } hatte { $card } beiseitegelegt.
trial-drew = { $who } zieht eine Karte.
trial-drew-card = { $who } zieht { $card }.
trial-played = { $who } spielt { $card }.
trial-marked = { $who } markiert { $square }.
trial-guarded = { $who } wehrt mit { $card } ab: { $square } ist wieder frei.
trial-melted = { $who } schmilzt { $tokens } Plättchen zu einer Münze.
trial-ended = Die Karten sind aufgebraucht.

## Warum nicht
trial-not-now = Das geht jetzt nicht.
trial-not-your-card = Diese Karte hast du nicht.
trial-square-taken = Dieses Feld ist besetzt. Markiere ein freies.
trial-deck-empty = Der Stapel ist leer. Spiel eine Karte.
trial-too-few-tokens = Für eine Münze brauchst du zwei Plättchen.
trial-brief-deck-empty = der Stapel ist leer
trial-brief-too-few-tokens = es braucht zwei Plättchen

## Seiten
trial-board = Spielplan
trial-deck =
    { $cards ->
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $cards } Karten.
    }
trial-player =
    { $who }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $tokens } Plättchen, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
trial-means = { $tokens } · { $coins }
trial-squares-of =
    { $who }: { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
trial-score = { $who }: { $total } (Felder { $squares }, Münzen { $coins }, Einsatz { $stake })
trial-deed-squares = Felder
trial-feat =
    { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }

## Befehle
trial-about-draw = Eine Karte ziehen
    .name = ziehen
trial-about-play = Eine Karte spielen und ein Feld markieren
    .name = spielen
trial-about-melt = Zwei Plättchen zu einer Münze schmelzen
    .name = schmelzen
trial-slot-card = Die Karte
    .name = karte
trial-slot-square = Das Feld
    .name = feld

## Optionen des Tisches
trial-tokens = Plättchen
trial-tokens-on = ja
trial-tokens-off = nein

## Regeln
trial-term-stake = Einsatz
trial-term-stake-text = Vor dem ersten Zug legen alle verdeckt eine Karte beiseite. Alle Einsätze werden zugleich aufgedeckt, und ihre Werte zählen am Ende.
trial-first-goal = Wer am Ende mit Feldern, Münzen und Einsatz die meisten Punkte hat, gewinnt.
trial-first-turn = In deinem Zug ziehst du eine Karte, oder du spielst eine und markierst ein Feld.
trial-first-help = Jede Übersicht nennt, was erlaubt ist; „Regeln“ erklärt die Begriffe.
trial-first-turns = Zieh zuerst, solange der Stapel voll ist. Markiere Felder, die an keine fremden grenzen, dann wehrt niemand ab. Zwei Plättchen lassen sich jederzeit zu einer Münze schmelzen.
