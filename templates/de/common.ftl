### Texte, die zu keinem Spiel gehören. Freundlich, genau, kurz: Die meisten lesen sie am Handy.

## Leute
and = { $most } und { $last }
player = Spieler { $seat }
former-player = ehemaliger Mitspieler
automa = der Automa

## Knöpfe
join = Mitspielen
leave = Aussteigen
start = Starten
take-turn = Zug machen
undo = Rückgängig
start-over = Zug neu beginnen
back = Zurück
board = Spielplan
rules = Regeln
log = Verlauf
rematch = Revanche
record = Partie speichern
sure = Ja, so machen
previous = Vorige
next = Nächste
older = Älter
newer = Neuer

## Ein Tisch, der sich füllt
lobby-title = { $game }: Wer spielt mit?
lobby-opened-by = { $host } hat diesen Tisch eröffnet.
lobby-players = Mitspieler ({ $count } von { $most })
lobby-nobody = Noch niemand
lobby-missing =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lobby-ready = Es kann losgehen.
lobby-options = Optionen
lobby-option = { $name }: { $value }

## Wer am Zug ist, für alle
ping =
    { $count ->
        [one] { $game }: Du bist am Zug.
       *[other] { $game }: Ihr seid gefragt.
    }
turn-of =
    { $count ->
        [one] { $who }, du bist am Zug: { $question }
       *[other] { $who }, ihr seid gefragt: { $question }
    }
since = Gefragt
since-last-turn =
    { $count ->
        [one] Seit deinem letzten Zug
       *[other] Was geschah
    }
earlier-in-log =
    { $count ->
        [one] (Ein früherer Schritt steht im Verlauf.)
       *[other] ({ $count } frühere Schritte stehen im Verlauf.)
    }

## Der eigene Zug
your-turn = { $game }: Du bist am Zug
your-hand = Deine Hand
no-hand = Du hast nichts Geheimes.
so-far = Dieser Zug bisher:
nothing-asked = Du wirst gerade nichts gefragt.
waiting-for = Wir warten auf { $who }.
answer-kept = Deine Antwort ist notiert. Du kannst sie ändern, bis alle geantwortet haben.
choose = Wähle
choose-group = Wähle zuerst eine Gruppe
may-also = Du darfst außerdem …
more = Weitere ({ $first }–{ $last })
no-way-back = ❗ lässt sich nicht rückgängig machen
ask-sure =
    { $action }

    Das lässt sich nicht rückgängig machen. Trotzdem?

## Ansehen
sheet = Seite { $number } von { $count }
look-at = Ansehen …
no-such-page = Diese Seite gibt es nicht. Wähle eine:
log-title = { $game }: Verlauf
log-empty = Noch ist nichts geschehen.
recap-title = { $game }: seit deinem letzten Zug
recap-empty = Seit deinem letzten Zug ist nichts geschehen.
score-title = { $game }: wenn jetzt Schluss wäre
score-unknown = Über die Wertung lässt sich noch nichts sagen.
transcript-title = { $game }: was alle gesehen haben
step = Schritt { $number } von { $count }

## Das Ende
end-title = { $game }: Das Spiel ist aus
winners =
    { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } teilen sich den Sieg!
    }
place = { $place } · { $who }: { $total }
game-over = Das Spiel ist aus.

## Meine Spiele
mine-title = Deine Spiele
mine-none = Du spielst gerade nirgends mit. Eröffne ein Spiel mit /game new.
mine-waits = { $game }: { $question }
mine-runs = { $game }: andere sind am Zug
mine-more =
    { $count ->
        [one] … und eines mehr
       *[other] … und { $count } weitere
    }
which-game = Zug machen in …

## Regeln und Hilfe
rules-title = { $game }: Regeln
rules-term = { $game }: { $term }
rules-unknown = Zu „{ $term }“ gibt es keinen Eintrag. Es gibt:
help-title = Was du tun kannst
help-asked = Das Spiel wartet auf dich. Drücke „Zug machen“ oder tippe /turn: Du siehst deine Hand, die Frage und jede erlaubte Antwort.
help-waiting = Du bist nicht am Zug. Wenn du dran bist, wirst du gerufen; bis dahin kannst du dich mit /board und /log umsehen.
help-gathering = Hier ist ein Tisch offen. Drücke „Mitspielen“; sobald genug dabei sind, beginnt „Starten“ das Spiel.
help-no-game = Hier läuft noch kein Spiel. Eröffne eines mit /game new.
help-commands = Befehle
help-turn = /turn – deinen Zug machen oder fortsetzen
help-do = /do – eine Antwort tippen; gesucht wird, was erlaubt ist
help-look = /board, /hand, /log, /recap, /score – das Spiel ansehen
help-rules = /rules – ein Begriff, kurz erklärt
help-mine = /game mine – alle deine Spiele
help-settings = /settings – Sprache, Vorlesen, Rückfragen

## Warum nicht
not-asked = Du bist nicht am Zug, und dir steht gerade nichts offen.
unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
no-such-seat = Diesen Platz gibt es am Tisch nicht.
nothing-to-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt ist schon endgültig.
unfit = { $slot }: „{ $given }“ passt hier nicht.
unfit-but = { $slot }: „{ $given }“ passt hier nicht. Möglich: { $fitting }.
stale = Diese Ansicht ist veraltet, darum ist nichts geschehen.
not-yours = Diese Ansicht gehört jemand anderem.
not-playing = Du spielst in dieser Partie nicht mit.
no-game = Dieses Spiel gibt es nicht mehr.
trouble = Bei uns ist etwas schiefgegangen. Dein Spiel ist sicher; versuch es bitte noch einmal.
