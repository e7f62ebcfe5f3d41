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
in-words = Spielplan in Worten
as-picture = Als Bild
rules = Regeln
log = Verlauf
rematch = Revanche
record = Partie speichern
sure = Ja, ausführen
previous = Vorige
next = Nächste
older = Älter
newer = Neuer

## Ein Tisch, der sich füllt
lobby-title = { $game }: Wer spielt mit?
lobby-opened-by = { $host } leitet diesen Tisch.
lobby-players = Mitspieler ({ $count } von { $most })
lobby-nobody = Noch niemand
lobby-missing =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lobby-ready = Es kann losgehen.
lobby-ready-alone = Mit Starten spielst du jetzt allein, dein Gegner ist { $automa }; oder warte, bis andere mitspielen.
lobby-options = Optionen
open-seed = 🔓 Offener Startwert: Wer den Tisch eröffnet hat, hat ihn gewählt und weiß vielleicht alles, was verdeckt ist.
lobby-option = { $name }: { $value }
play-in-thread = In einem Thread spielen
play-here = In diesem Kanal spielen
lobby-in-thread = Gespielt wird in einem Thread an dieser Nachricht.
lobby-plays =
    { $count ->
        [one] { $game }: { $who } spielt.
       *[other] { $game }: { $who } spielen.
    }
lobby-plays-there =
    { $count ->
        [one] { $game }: { $who } spielt im Thread:
       *[other] { $game }: { $who } spielen im Thread:
    }
lobby-ended = { $game }: { $result }
lobby-closed = { $game }: Dieser Tisch wurde geschlossen.
lobby-moved = { $game }: Dieser Tisch ist in einen anderen Kanal umgezogen.

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
story-empty = In diesem Zug ist nichts geschehen.
story-more =
    { $count ->
        [one] (+1 Zeile im Verlauf)
       *[other] (+{ $count } Zeilen im Verlauf)
    }
earlier-in-log =
    { $count ->
        [one] (Eine frühere Zeile steht im Verlauf.)
       *[other] ({ $count } frühere Zeilen stehen im Verlauf.)
    }

## Der eigene Zug
your-turn = { $game }: Du bist am Zug
your-question = { $game }: eine Frage an dich
your-hand = Deine Hand
no-hand = Du hast nichts Verdecktes.
so-far = Dieser Zug bisher:
set-up = Das Spiel ist aufgebaut. Spielplan und Verlauf zeigen, wie.
since-your-turn = Seit deinem Zug
between-turns = Zwischen den Zügen
nothing-asked = Im Moment hast du nichts zu tun.
waiting-for = Wir warten auf { $who }.
answer-kept = Deine Antwort ist notiert. Du kannst sie ändern, bis alle geantwortet haben.
choose = Wähle
may-also = Du darfst außerdem …
pay-otherwise = anders zahlen
then = { $first } → { $next }
    .plain = { $first }, dann { $next }
more = Weitere ({ $first }–{ $last })
ends-turn = beendet deinen Zug
is-sealed = endgültig, sobald alle geantwortet haben
is-final = endgültig
no-way-back = nicht rückgängig zu machen
all-end-turn = Das beendet deinen Zug.
all-sealed = Du kannst deine Antwort ändern, bis alle geantwortet haben.
all-final = Deine Antwort ist endgültig.
all-without-way-back = Das lässt sich nicht rückgängig machen.
ask-sure = Das lässt sich nicht rückgängig machen, und dein Zug geht weiter. Ausführen?
ask-end-turn = Das beendet deinen Zug. Ausführen?
ask-final = Diese Antwort ist endgültig. Abgeben?
trust = Ja, und nicht mehr fragen
not-now = Jetzt nicht möglich
not-now-brief = { $what } ({ $why })
not-now-title = { $game }: jetzt nicht möglich
not-now-line = { $what }: { $why }
and-more =
    { $count ->
        [one] … und noch eines
       *[other] … und { $count } weitere
    }
why-not = Warum nicht?

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
unsettled = Darin sind auch deine Schritte, die noch nicht endgültig sind. Sonst sieht sie niemand.
transcript-title = { $game }: was alle gesehen haben
step = Schritt { $number } von { $count }
record-departs = Gespielt nach Regelstand { $recorded }. Nach Regelstand { $current } geht es nicht weiter: Aktion { $number }, „{ $action }“, ist hier nicht erlaubt.

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
mine-none = Du spielst gerade nirgends mit. Eröffne ein Spiel mit /spiel neu.
mine-waits = { $game }: { $question }
mine-runs = { $game }: am Zug: { $who }
mine-more =
    { $count ->
        [one] … und noch eines
       *[other] … und { $count } weitere
    }
which-game = Zug machen in …

## Regeln und Hilfe
rules-title = { $game }: Regeln
rules-term = { $game }: { $term }
choose-chapter = Kapitel
choose-term = Begriffe: { $chapter }
first-turns = Gute erste Züge
first-turns-title = { $game }: gute erste Züge
rules-unknown = Zu „{ $term }“ gibt es keinen Eintrag. Es gibt:
help-title = Was du tun kannst
help-asked = Das Spiel wartet auf dich. Drücke „Zug machen“ oder tippe /zug: Du siehst deine Hand, die Frage und jede erlaubte Antwort.
help-waiting = Du bist nicht am Zug. Wenn du dran bist, wirst du gerufen; bis dahin kannst du dich mit /plan und /verlauf umsehen.
help-watching = Du spielst bei dieser Partie nicht mit. Sieh mit /plan und /verlauf zu, oder eröffne mit /spiel neu in einem anderen Kanal oder Thread einen eigenen Tisch.
help-no-game = Hier läuft noch kein Spiel. Eröffne eines mit /spiel neu; startest du gleich, spielst du allein, wenn das Spiel es erlaubt.
help-gathering = Hier ist ein Tisch offen. Drücke „Mitspielen“; sobald genug dabei sind, geht es mit „Starten“ los. Wer den Tisch leitet, kann das Spiel in einem Thread spielen lassen.
help-own-turn = Dein Zug
help-looking = Ansehen und nachschlagen
help-tables = Tische und Herausforderungen
help-person = Du
help-turn = /zug – deinen Zug machen oder fortsetzen; /zurück – deinen letzten Schritt zurücknehmen
help-do = /tun – eine Antwort tippen; gesucht wird, was erlaubt ist
help-look = /plan, /hand, /verlauf, /rückblick, /wertung – das Spiel ansehen
help-rules = /regeln – ein Begriff, kurz erklärt
help-learn = /lernen – kurze Lektionen mit einem Trainer
help-mine = /spiel meine – alle deine Spiele
help-move = /spiel umziehen – dein Spiel in einem anderen Kanal fortsetzen
help-settings = /einstellungen – Sprache, Screenreader, Nachfragen, Bilder

## Warum nicht
not-asked = Du bist nicht am Zug, und dir steht gerade nichts offen.
unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
no-such-seat = Diesen Platz gibt es am Tisch nicht.
nothing-to-undo = Es gibt nichts zurückzunehmen: Noch ist nichts gewählt, oder dein letzter Schritt ist schon endgültig.
dead-end = Nach diesem Schritt könnte die Partie nicht weitergehen. Das ist ein Fehler im Programm; er ist für den Betreiber des Bots festgehalten. Deine Schritte seit dem letzten endgültigen sind zurückgenommen: Wähle bitte einen anderen Weg.
unfit = { $slot }: „{ $given }“ passt hier nicht.
unfit-but = { $slot }: „{ $given }“ passt hier nicht. Möglich: { $fitting }.
unfit-command = Jetzt nicht möglich: { $what }. Möglich: { $fitting }.
unfit-command-only = Jetzt nicht möglich: { $what }. Beantworte zuerst die Frage unten.
too-far = { $slot }: „{ $given }“ kann noch nicht angegeben werden, denn der Schritt davor lässt sich nicht zurücknehmen. Lass es weg; danach wirst du gefragt.
too-far-command = Noch nicht möglich: { $what }. Der Schritt davor lässt sich nicht zurücknehmen; danach wirst du gefragt.
stale = Diese Ansicht ist veraltet, darum ist nichts geschehen.
not-yours = Diese Ansicht gehört jemand anderem.
not-playing = Du spielst in dieser Partie nicht mit.
no-game = Dieses Spiel gibt es nicht mehr.
trouble = Bei uns ist etwas schiefgegangen. Geändert wurde dadurch nichts; versuch es bitte noch einmal.
being-updated = Der Bot wird gerade aktualisiert. Bitte drück gleich noch einmal.
unreadable-game = Die gespeicherten Daten dieser Partie lassen sich nicht lesen, deshalb kann sie nicht weitergehen. Daran wurde nichts geändert; bitte sag der Person Bescheid, die den Bot betreibt.
no-game-here = Hier läuft kein Spiel. Mit /spiel neu eröffnest du eines.
no-such-kind = Ein Spiel „{ $game }“ gibt es hier nicht.
place-taken = Hier ist schon ein Spiel offen: eines je Kanal oder Thread.
place-taken-thread = Hier ist schon ein Spiel offen: eines je Kanal oder Thread. Deines in einem Thread eröffnen?
table-full = Alle { $most } Plätze sind besetzt.
too-many-tables =
    { $most ->
        [one] Du hast auf diesem Server schon einen offenen Tisch. Beende ihn zuerst oder brich ihn ab.
       *[other] Du hast auf diesem Server schon { $most } offene Tische. Beende zuerst einen oder brich ihn ab.
    }
too-often =
    { $minutes ->
        [one] Du hast in der letzten Stunde viele Tische eröffnet. Den nächsten kannst du in einer Minute eröffnen.
       *[other] Du hast in der letzten Stunde viele Tische eröffnet. Den nächsten kannst du in { $minutes } Minuten eröffnen.
    }
already-seated = Du spielst schon mit.
only-host = Das darf nur, wer den Tisch leitet oder den Server verwaltet.
only-managers = Das darf nur, wer den Server verwaltet.
other-server = Ein Spiel bleibt auf seinem Server: Wähle dort einen Kanal.
not-started = Das Spiel hat noch nicht begonnen.
already-started = Das Spiel hat schon begonnen.
was-cancelled = Dieses Spiel wurde abgebrochen.
no-such-option = Dieses Spiel hat keine Option „{ $option }“.
withheld = Das wird gezeigt, sobald die Herausforderung beendet ist.

## Was am Tisch geschah
opened = Dein Tisch ist offen, und du bist dabei. Andere können jetzt mitspielen; mit Starten geht es los.
joined = Du spielst mit. Los geht es, wenn der Tisch gestartet wird.
left = Du hast den Tisch verlassen.
closed = Niemand ist mehr am Tisch, darum ist er geschlossen.
started = Das Spiel beginnt. Die Nachricht darunter sagt, wer dran ist; dort steht „Zug machen“.
started-in-thread = Das Spiel beginnt in seinem Thread. Wer dran ist, wird dort gerufen:
thread-on = Beim Start wird an dieser Nachricht ein Thread eröffnet, und dort wird gespielt.
thread-off = Gespielt wird in diesem Kanal.
saved = Gespeichert.
cancelled = Das Spiel wurde abgebrochen.
cancelled-by = { $who } hat das Spiel abgebrochen.
ask-cancel = Dieses Spiel für alle abbrechen? Es kann danach nicht fortgesetzt werden.
cancel-it = Spiel abbrechen
in-thread = In einem Thread eröffnen
opened-in-thread = Dein Tisch ist in einem eigenen Thread offen:
moved = Das Spiel geht in diesem Kanal weiter.
no-thread = Hier kann ich keinen Thread eröffnen. Nimm einen Kanal, in dem ich öffentliche Threads erstellen darf.
no-thread-for-you = Du darfst in diesem Kanal keine Threads eröffnen.
whole-record = Die ganze Partie. Sie lässt sich nachspielen.
transcript-so-far = Was bisher alle gesehen haben.

## Was Nachrichten aufhält
obstacle-permission = Im Kanal dieses Spiels darf ich nicht schreiben. Gib mir dort die Rechte Kanal anzeigen, Nachrichten senden, Nachrichten in Threads senden und Links einbetten. Das Spiel bleibt erhalten; ich versuche es weiter, und alle können mit /zug weiterspielen.
obstacle-thread = Der Thread dieses Spiels ist gesperrt. Entsperre ihn oder lass mich Threads verwalten. Das Spiel bleibt erhalten; ich versuche es weiter, und alle können mit /zug weiterspielen.
obstacle-channel = Den Kanal dieses Spiels gibt es nicht mehr. Das Spiel bleibt erhalten. Um es in einem anderen Kanal des Servers fortzusetzen, gib dort /spiel umziehen spiel:{ $game } ein. Bis dahin rufe ich alle per Direktnachricht, und alle können mit /zug weiterspielen.
cannot-write = In diesem Kanal darf ich nicht schreiben, deshalb ist nichts geschehen. Mir fehlt: { $permissions }.
permission-view = Kanal anzeigen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-embed = Links einbetten

## Einstellungen
settings-title = Deine Einstellungen
setting-language = Sprache: { $language }
setting-aloud = Sätze statt Raster, für Screenreader: { $value }
setting-confirm = Nachfragen: { $value }
setting-pictures = Bilder: { $value }
choose-language = Sprache
language-of-server = die des Servers
choose-table-interval = Erste Erinnerung
choose-table-pictures = Bilder des Spielplans
choose-switches = Ein- und ausschalten …
table-options-title = { $game }: Optionen dieses Tisches
choose-aloud = Text für Screenreader
choose-confirm = Nachfragen
choose-pictures = Bilder
switch = { $what }: { $value }
confirm-always = immer vor Schritten, die sich nicht rückgängig machen lassen
confirm-mid-turn = nur wenn der Zug danach weitergeht
confirm-never = nie
pictures-nothing = keine
pictures-boards = vom Spielplan, wenn ich ihn öffne
pictures-panels = vom Spielplan und im eigenen Zug auch von meiner Auslage
yes = ja
no = nein
ask-forget = Vergessen, wer du bist? Deine Partien bleiben, mit „ehemaliger Mitspieler“ auf deinem Platz, und du kannst in ihnen nicht weiterspielen.
forget-me = Mich vergessen
forgotten = Erledigt. Hier steht dein Name nirgends mehr. Frühere Sicherungskopien enthalten ihn noch: die nächtlichen eine Woche lang, die von vor einem Update bis zu 30 Tage.
