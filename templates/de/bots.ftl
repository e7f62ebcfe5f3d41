### Bots an Tischen.

bot-name = 🤖 { $name }
    .plain = { $name } (Bot)
bot-at = { $who }, { $level }
bot-easy = leicht
bot-normal = mittel
bot-hard = stark

## Bevor es losgeht
bots = Bots
bots-title = { $game }: Bots
bots-about = Bots nehmen freie Plätze ein und antworten in Sekunden. Leicht passt für die erste Partie; stark spielt, so gut es geht. Wer an einem vollen Tisch mitspielen will, bekommt den Platz eines Bots.
bot-add-easy = Leichten Bot hinzufügen
bot-add-normal = Mittleren Bot hinzufügen
bot-add-hard = Starken Bot hinzufügen
bot-remove = { $who } entfernen
help-bots = Bots – wer den Tisch leitet, setzt sie vor dem Start dazu oder entfernt sie
help-hint = /tipp – die drei besten Möglichkeiten, wenn du allein oder mit Bots spielst

## Tipps
about-hint = Was ein Bot jetzt täte, wenn sonst niemand mitspielt
    .name = tipp
hint-title = { $game }: ein Tipp
hint-line = { $place }. { $option }: { $chances }/100, { $lead }
hint-then = Danach wohl: { $next }
hint-take = { $place } ausführen
hint-ahead =
    { $points ->
        [one] 1 Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
hint-behind =
    { $points ->
        [one] 1 Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
hint-even = nach Punkten gleichauf
hint-marked = Die Zahl vor „/100“ sagt, wie gut es im Mittel lief, wenn ein Bot von dort weiterspielte: 100 wäre jedes Mal ein klarer Sieg. Im Ergebnis wird stehen, dass es Tipps gab.
with-hints =
    { $count ->
        [one] 💡 Mit einem Tipp gespielt.
       *[other] 💡 Mit { $count } Tipps gespielt.
    }
with-take-backs =
    { $count ->
        [one] ↩️ Einmal wurden Züge zurückgenommen.
       *[other] ↩️ { $count }-mal wurden Züge zurückgenommen.
    }

## Warum nicht
bots-off = Bots sind hier ausgeschaltet.
no-hints = Tipps gibt es nur, wo sonst niemand mitspielt oder mitgespielt hat, und nie in Herausforderungen.
hint-pending = An deinem letzten Tipp wird noch gerechnet.
hints-again = Du hast in der letzten Minute viele Tipps bekommen. Den nächsten bekommst du { $when }.
hint-too-late = Die Bots hatten für diesen Tipp keine Zeit. Versuch es später noch einmal.
no-such-bot = Dieser Bot sitzt nicht mehr am Tisch.
bots-rest-off = 🤖 Bots sind hier ausgeschaltet, deshalb wartet die Partie.
bots-rest-alone = 🤖 Bots spielen nicht unter sich: Die Partie wartet, bis jemand einen freien Platz übernimmt.
