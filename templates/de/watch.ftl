### Einem Spiel auf seiner Seite zusehen und es Schritt für Schritt durchgehen.

watch = Zusehen
watch-title = { $game }: zusehen
watch-here = Wer diesen Link hat, kann dem Spiel zusehen und jeden Schritt zurückverfolgen. Die Seite zeigt, was alle am Tisch sehen dürfen; Hände nur nach dem Ende und nur, wenn der Tisch es so will.
watch-off = Die Seite dieses Spiels ist abgeschaltet. Wer den Tisch leitet, kann sie wieder einschalten.
watch-renew = Neuer Link
watch-switch-off = Seite abschalten
watch-switch-on = Seite einschalten
no-page = Dieses Spiel hat keine Seite: Entweder bietet dieser Bot keine Seiten an, oder der Server hat sie abgeschaltet.
unencrypted-pages = Dieser Bot zeigt seine Seiten unverschlüsselt, so dass jemand unterwegs deinen Platz übernehmen könnte: Auf ihnen kannst du nicht spielen. Wer den Bot betreibt, kann das mit einer https-Adresse für die Seiten ändern.
replay = Wiederholung
replay-title = { $game }: Schritt für Schritt
replay-no-board = Dieser Schritt wurde nach früheren Regeln gespielt. Von ihm gibt es keinen Spielplan, nur den Text.
about-replay = Das Spiel hier Schritt für Schritt durchgehen, mit Spielplan
    .name = wiederholung
slot-server-pages = Ob Spiele auf diesem Server eine Seite zum Zusehen haben; für alle, die ihn verwalten
    .name = server-seiten
help-watch = Zusehen, /wiederholung – ein Spiel live auf seiner Seite; ein Spiel Schritt für Schritt, nach dem Ende auch mit allen Händen, wenn alle zustimmen; /export – das Spiel als Datei

## Alle Hände nach dem Ende
choose-hands = Hände nach dem Ende
hands-shown = aufgedeckt
hands-hidden = verdeckt
lobby-hands = Ist die Partie vorbei, können alle sämtliche Hände sehen, auf ihrer Seite und in Wiederholungen.
slot-hands = Ob nach dem Ende alle sämtliche Hände sehen können; bis zum Start
    .name = hände
show-hands = Hände aufdecken
propose-show-hands = Alle Hände dieser Partie aufdecken, auf ihrer Seite und in Wiederholungen
hand-of = Auf der Hand: { $who }
nothing-held = nichts

## Auf der Seite
page-title = { $game }: { $who }
page-steps = Schritte
page-step = Schritt { $number } von { $last }
page-beginning = Der Anfang
page-first = Zum Anfang
page-back = Einen Schritt zurück
page-on = Einen Schritt weiter
page-last = Zum neuesten Schritt
page-live = Live
page-over = Das Spiel ist aus
page-log = Verlauf
page-board = Spielplan
page-in-words = Der Spielplan in Worten
page-hands = Auf der Hand
page-course = Der Verlauf der Partie
page-course-values = Punkte nach jedem Schritt
page-signs = Zeichen
page-enlarge = Spielplan vergrößern
page-language = Sprache
page-theme = Hell oder dunkel
page-keys = Pfeiltasten: einen Schritt zurück oder weiter. Pos1 und Ende: erster und neuester Schritt.
page-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
page-gone = Diese Seite gibt es nicht mehr. Frag dort, wo gespielt wird, nach einem neuen Link.
page-script = Diese Seite braucht JavaScript.

## A seat on its page
open-board = Spielplan öffnen
open-board-title = { $game }: dein Spielplan
open-board-here = Der Knopf öffnet deinen Spielplan im Browser, wo du auch spielen kannst. Er funktioniert einmal, innerhalb von zehn Minuten, und gibt jedem, der ihn drückt, deinen Platz: Gib ihn nicht weiter.
seat-part = Dein Zug
seat-answers = Antworten
seat-here = Was du hier tun kannst
seat-close = Schließen
seat-save = Notiz speichern
seat-hint = Tipp
seat-sending = Wird gesendet …
seat-unsent = Das ist nicht angekommen. Versuche es noch einmal.
seat-signed-out = Du bist hier nicht mehr angemeldet. Drücke in Discord „Spielplan öffnen“ für einen neuen Link.
seat-door = Dein Spielplan
seat-opening = Dein Spielplan wird geöffnet …
seat-used = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Drücke in Discord „Spielplan öffnen“ für einen neuen.
slot-sign-out = Mich in allen Browsern von meinen Spielplänen abmelden
    .name = abmelden
signed-out = Du bist in allen Browsern von allen Spielplänen abgemeldet.
help-seat = Spielplan öffnen – im Browser spielen, auf dem Spielplan selbst; /einstellungen meldet dich dort ab
