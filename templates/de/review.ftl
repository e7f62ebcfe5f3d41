### Analysen beendeter Spiele.

review = Analyse
about-review = Was alle im letzten Spiel hier erwarten konnten und welche Entscheidungen dich am meisten kosteten
    .name = analyse
help-review = /analyse – nach einem Spiel: wer wann vorn lag und welche deiner Entscheidungen am meisten kosteten
review-title = { $game }: Analyse
review-waits =
    { $before ->
        [0] Ein Bot sieht sich dieses Spiel gerade an. Das dauert ein paar Minuten.
        [one] Ein Bot sieht sich erst ein anderes Spiel an, dann dieses. Das dauert ein paar Minuten.
       *[other] Ein Bot sieht sich erst { $before } andere Spiele an, dann dieses. Schau später noch einmal nach.
    }
review-look-again = Nachsehen
review-own = Meine Entscheidungen

## Das Diagramm
review-values = Erwartete Punkte am Ende: Schnitt einiger Partien, die Bots von dort weiterspielen
review-round = Runde { $round }

## Entscheidungen
review-in-round = Runde { $round }, Zug { $turn }
review-in-turn = Zug { $turn }
review-at-first = Vor dem ersten Zug
review-chosen = Gewählt: { $option }
review-better =
    { $points ->
        [one] Besser: { $option }, um etwa 1 Punkt
       *[other] Besser: { $option }, um etwa { $points } Punkte
    }
review-cost-most = Die Entscheidungen, die dich am meisten kosteten
review-nothing-cost = Keine deiner Entscheidungen kostete einen Punkt oder mehr.
review-how = Von einem Bot nach dem beurteilt, was damals zu wissen war: wie groß der Vorsprung vor dem besten Gegner nach jeder Wahl im Mittel war.
review-share = Allen zeigen
review-shared = { $game }: was { $who } am meisten kostete

## Warum nicht
review-too-many =
    { $most ->
        [one] Du kannst am Tag ein Spiel analysieren lassen.
       *[other] Du kannst am Tag { $most } Spiele analysieren lassen. Versuch es morgen wieder.
    }
review-impossible = Dieses Spiel kann nicht analysiert werden: Es wurde nach anderen Regeln gespielt, oder die Suche ist gescheitert.
review-not-over = Nur beendete Spiele werden analysiert.
review-for-players = Von denen, die mitgespielt haben, hat noch niemand um die Analyse gebeten, und nur sie können das.
review-shared-already = Deine Entscheidungen wurden in diesem Kanal schon gezeigt.
