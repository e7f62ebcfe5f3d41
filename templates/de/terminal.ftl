### Das Terminal: mehrere an einer Tastatur.

## Platz nehmen
terminal-seats = { $game } ist für { $fewest } bis { $most } Personen.
terminal-how-many = Zu wievielt spielt ihr? ({ $fewest }–{ $most })
terminal-not-so-many = Bitte tippe eine Zahl von { $fewest } bis { $most }.
terminal-ask-name = Wer spielt als Nummer { $seat }? (Nur Enter: { $usual })
terminal-name-taken = „{ $name }“ gibt es schon. Bitte einen anderen Namen.
terminal-names-too-many = Es sind mehr Namen ({ $names }) als Mitspielende ({ $players }).
terminal-names-differ = Alle brauchen verschiedene Namen.
terminal-in-use = Ein anderer Prozess von correio benutzt { $database }. Beende ihn zuerst oder wähle eine andere Datenbank.
terminal-open-games = Angefangene Partien
terminal-continue = { $game } fortsetzen ({ $who })
terminal-new-game = Eine neue Partie beginnen

## Spielen
terminal-hint = Tippe eine Nummer oder einen Teil einer Antwort. Ein Fragezeichen zeigt, was du sonst tippen kannst.
terminal-pass-on = Die Tastatur geht an { $who }. Sobald nur { $who } den Bildschirm sieht: Enter drücken.
terminal-enter-only = Erst Enter drücken, sobald { $who } an der Tastatur sitzt.
terminal-done-for-now = Enter verdeckt deine Hand und gibt die Tastatur weiter.
terminal-nothing-found = „{ $text }“ gibt es hier nicht. Tippe eine Nummer oder einen Teil einer Antwort; ein Fragezeichen zeigt, was du sonst tippen kannst.
terminal-much-found =
    { $count ->
        [one] Eine Antwort enthält „{ $text }“.
       *[other] { $count } Antworten enthalten „{ $text }“. Tippe etwas mehr von der, die du meinst.
    }
terminal-no-such-number = Eine { $number } gibt es hier nicht zur Wahl.
terminal-nobody-called = Am Tisch heißt niemand „{ $name }“.
terminal-alone = Du spielst allein: Die Tastatur gehört dir.
terminal-more = Enter zeigt mehr; alles andere ist deine Antwort

## Bots
terminal-bot = { $who } ({ $level })
terminal-thinking = { $who } überlegt …

## Das Ende
terminal-to-continue = Alles ist gespeichert. Zum Weiterspielen tippe: { $command }
terminal-after-the-end = Wähle eine Nummer, oder beende mit Enter.
terminal-recorded = Die Partie steht in { $file }.
terminal-not-recorded = Die Datei { $file } lässt sich nicht schreiben.

## Hilfe
terminal-help-title = Was du tippen kannst
terminal-help-answers = Die Nummer einer Antwort (solange die Frage zu sehen ist); jederzeit einen Teil ihrer Wörter; ihre Kurzform wie im Protokoll; oder einen Befehl des Spiels mit seinen Angaben ({ $example }). Enter allein zeigt deine Frage noch einmal.
terminal-help-saved = Jeder Schritt wird sofort gespeichert. Du kannst jederzeit aufhören und später genau dort weitermachen.
terminal-help-commands = Befehle
terminal-help-game = Befehle von { $game }
terminal-help-line = { $words } – { $about }

## Was man tippen kann
terminal-type-help = ?, hilfe
terminal-type-turn = z, zug
terminal-type-board = p, plan
terminal-type-hand = h, hand
terminal-type-log = v, verlauf
terminal-type-recap = n, neues
terminal-type-score = w, wertung
terminal-type-rules = regeln
terminal-type-learn = lernen, lektionen
terminal-type-undo = r, rückgängig
terminal-type-keyboard = t, tastatur
terminal-type-quit = e, ende

## Was es tut
terminal-about-help = was du tippen kannst
terminal-about-turn = deine Frage noch einmal
terminal-about-board = der Spielplan; mit dem Namen einer Seite oder Person nur die
terminal-about-hand = deine Hand
terminal-about-log = alles, was geschah
terminal-about-recap = was seit deinem letzten Zug geschah
terminal-about-score = die Wertung, wenn jetzt Schluss wäre
terminal-about-rules = die Begriffe der Regeln; mit einem Begriff, was er bedeutet
terminal-about-learn = kurze Lektionen mit einem Trainer; Enter führt zurück zum Spiel
terminal-about-undo = deinen letzten Schritt zurücknehmen
terminal-about-keyboard = die Tastatur jemand anderem geben, mit Namen
terminal-about-quit = aufhören; alles ist gespeichert
