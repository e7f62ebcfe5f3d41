### Das Leben eines Tisches: Abstimmungen, Uhren, Plätze, Antworten im Voraus.

## Abstimmungen
vote-title = Abstimmung
vote-by = { $who } schlägt vor: { $proposal }
propose-take-back =
    { $count ->
        [one] Den letzten Zug zurücknehmen
       *[other] Die letzten { $count } Züge zurücknehmen
    }
propose-pause = Das Spiel unterbrechen
propose-go-on = Das Spiel fortsetzen
propose-replace = Den Platz von { $who } für frei erklären
propose-end = Das Spiel ohne Ergebnis beenden
vote-seen =
    { $count ->
        [one] { $who } hat seither ein Geheimnis erfahren.
       *[other] { $who } hat seither { $count } Geheimnisse erfahren.
    }
vote-needs-all = Alle Stimmberechtigten müssen zustimmen.
vote-needs-majority = Die Mehrheit entscheidet.
vote-yes = Ja: { $who }
vote-no = Nein: { $who }
vote-expires = Die Abstimmung endet
vote-accepted = Angenommen.
vote-rejected = Abgelehnt.
vote-expired = Nicht alle haben rechtzeitig abgestimmt, es bleibt also alles beim Alten.
vote-void = Hinfällig: Das Spiel ist seither weitergegangen oder aus, oder jemand, um den es ging, ist nicht mehr dabei.
vote-replace-void = Hinfällig: { $who } hat geantwortet oder wieder Zeit, das Spiel ist aus, oder jemand, um den es ging, ist nicht mehr dabei.
taken-back-mark = (zurückgenommen)
agree = Zustimmen
disagree = Ablehnen

## Uhren
clock-none = Keine Uhr
clock-fast = Schnell: 1 Tag, dazu 4 Stunden je Zug, höchstens 3 Tage
clock-normal = Normal: 3 Tage, dazu 12 Stunden je Zug, höchstens 5 Tage
clock-slow = Langsam: 3 Tage, dazu 36 Stunden je Zug, höchstens 10 Tage
clock-own = { $bank }, dazu { $turn } je Zug, höchstens { $most }
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
own-clock = Eigene Werte …
own-bank = Zeit zu Beginn …
own-turn = Dazu je Zug …
own-most = Höchstens …
own-set = Diese Uhr verwenden
clock-line = Uhr: { $clock }
clock-ends = ⏳ Die Zeit von { $who } läuft ab
clock-away =
    { $days ->
        [one] { $who }: Die Uhr stand wegen Abwesenheit einen Tag still, von höchstens { $most }
       *[other] { $who }: Die Uhr stand wegen Abwesenheit { $days } Tage still, von höchstens { $most }
    }
time-out = ⌛ Die Zeit von { $who } ist abgelaufen. Von selbst geschieht nichts: Wartet, schickt eine Erinnerung oder schlagt einen Ersatz vor.
wait = Warten
waited = Gut. Kommt auch nach der Zeit für einen weiteren Zug keine Antwort, frage ich euch noch einmal.
remind-now = Erinnern
replace = Ersetzen

## Plätze
seat-open = Platz { $number } ist frei. Wer auf diesem Server ist und noch nicht an diesem Tisch saß, kann ihn übernehmen und weiterspielen.
seat-offered = { $who } bietet den eigenen Platz an: Wer auf diesem Server ist und noch nicht an diesem Tisch saß, kann ihn übernehmen und weiterspielen.
seat-offered-to = { $who } möchte dir den eigenen Platz überlassen. Du kannst ihn übernehmen und weiterspielen.
take-seat = Platz übernehmen
seat-took = Der Platz gehört dir. Ab jetzt siehst du seine Hand.
seat-left = Du hast das Spiel verlassen.
seat-is-offered = Dein Platz ist angeboten. Du spielst weiter, bis ihn jemand übernimmt.
seat-kept = Du behältst deinen Platz.
give-up = Meinen Platz aufgeben
give-up-sure = Deinen Platz aufgeben? Du siehst seine Hand dann nicht mehr, und jemand anderes kann ihn übernehmen.
offer-seat = Meinen Platz anbieten
keep-seat = Meinen Platz behalten
formerly = { $now } hat den Platz von { $who } übernommen.

## Die Seite eines Tisches
table-title = { $game }: der Tisch
table-seats = Plätze
table-seat = { $who }: { $state }
state-host = leitet den Tisch
state-waited = am Zug
state-vacant = frei
state-offered = Platz angeboten
state-left = vorher { $who }
table-votes = Offene Abstimmungen
table-paused = ⏸ Das Spiel ist unterbrochen.
table-propose = Den anderen etwas vorschlagen …
table-clock = Die Uhr stellen …
table-host = Den Tisch übergeben an …
table-bot = Auf einem freien Platz einen Bot spielen lassen …
bot-keeps = Platz { $number }: { $level }
bot-sits = Ein Bot spielt auf dem Platz weiter, bis ihn jemand übernimmt.
handed-over = Der Tisch hat eine neue Leitung.
done = Erledigt.

## Folgen
follow-rounds = Eine Direktnachricht zu jeder Runde
follow-end = Eine Direktnachricht am Ende
follow-off = Keine Nachrichten
follow-prompt = Diesem Spiel folgen …
followed-round = Runde { $round } hat begonnen.
followed-end = Das Spiel ist aus.

## Antworten im Voraus
always-until-turn = Bis zu meinem nächsten Zug: { $answer }
always-subject = Bis Spielende: { $answer }
always-unless-free = { $answer }, außer es kostet nichts
always-when-free = { $answer }, immer wenn es nichts kostet
always-game = Bis Spielende: { $answer }
always-prompt = Jetzt und künftig so antworten …
standing = Im Voraus beantwortet
standing-none = Du beantwortest nichts im Voraus.
standing-how = Antworten im Voraus werden für dich gegeben, sobald die Frage gestellt wird. Die anderen merken es daran, wie schnell sie kommen. Eine Antwort entfällt, sobald sich der Preis ändert oder das, was es zu gewinnen gibt. Eine Antwort, die zu einer weiteren Wahl führt, lässt sich nicht im Voraus geben.
standing-change = Antwort zurücknehmen
revoke-prompt = Eine Antwort zurücknehmen …

## Notizen
note = Deine Notiz
note-kept = Deine Notiz ist gespeichert. Nur du kannst sie sehen.
note-gone = Deine Notiz ist gelöscht. Sie lautete: { $note }
note-none = Du hast keine Notiz zu diesem Spiel.

## Warum nicht
paused = Das Spiel ist unterbrochen. Mit /tisch kannst du vorschlagen, es fortzusetzen.
not-recurring = Diese Frage lässt sich so nicht im Voraus beantworten.
vote-closed = Diese Abstimmung ist vorbei.
not-your-vote = Diese Abstimmung betrifft dich selbst, deshalb hast du keine Stimme.
already-proposed = Darüber wird schon abgestimmt, oder es ist schon so.
proposal-open = Über deinen letzten Vorschlag wird noch abgestimmt; die Abstimmung endet { $when }. Danach kannst du wieder etwas vorschlagen. Um ihn zurückzuziehen, stimm dagegen.
proposes-again = Dein letzter Vorschlag wurde abgelehnt. Den nächsten kannst du { $when } machen.
not-overdue = So lange hat noch niemand auf sich warten lassen: Eine Uhr muss abgelaufen sein, oder es müssen sieben Tage vergangen sein (14 zu zweit).
not-in-try = Das geht nicht in einem Einzelversuch an einer Herausforderung.
seat-taken = Dort sitzt jemand.
offers-again = Du hast deinen Platz gerade erst angeboten. Du kannst ihn { $when } wieder anbieten.
gives-up-again = Du hast deinen Platz gerade erst aufgegeben. Du kannst ihn { $when } wieder aufgeben.
sits-here = Diese Person spielt hier schon mit.
sat-here = Du kennst schon eine andere Hand dieses Spiels, du kannst diesen Platz also nicht übernehmen.
help-table = /tisch – Plätze, Uhr, Abstimmungen, folgen; /notiz – eine private Notiz
help-standing = Antworten im Voraus – für dich gegeben, sooft eine Frage wiederkehrt; /zug und /tisch zeigen deine

## Befehle
about-table = Der Tisch: Plätze, Uhr, Abstimmungen, folgen
    .name = tisch
slot-offer-to = Meinen Platz dieser Person anbieten
    .name = anbieten
about-note = Eine private Notiz zu diesem Spiel schreiben
    .name = notiz
slot-note-text = Die Notiz; ohne Text wird sie gelöscht
    .name = text
