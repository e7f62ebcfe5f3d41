### Lisboa: was Erlasse zählen. Bei eins fällt die Zahl weg: „je Geschäft“, „je 2 Geschäfte“.

lisboa-decree-per = { $wigs } je { $what }
lisboa-decree-per-at-most = { $wigs } je { $what }, höchstens { $max }
lisboa-decree-if = { $wigs } für mindestens { $what }
lisboa-decree-best-foreign = so viele Perücken, wie der beste fremde Erlass hier wert wäre

lisboa-metric-buildings-blue =
    { $count ->
        [one] öffentliches Gebäude des blauen Architekten
       *[other] { $count } öffentliche Gebäude des blauen Architekten
    }
lisboa-metric-buildings-green =
    { $count ->
        [one] öffentliches Gebäude des grünen Architekten
       *[other] { $count } öffentliche Gebäude des grünen Architekten
    }
lisboa-metric-buildings-west =
    { $count ->
        [one] öffentliches Gebäude im Westen
       *[other] { $count } öffentliche Gebäude im Westen
    }
lisboa-metric-buildings-north =
    { $count ->
        [one] öffentliches Gebäude im Norden
       *[other] { $count } öffentliche Gebäude im Norden
    }
lisboa-metric-buildings-east =
    { $count ->
        [one] öffentliches Gebäude im Osten
       *[other] { $count } öffentliche Gebäude im Osten
    }
lisboa-metric-any-stores = { $store } aller Spieler
lisboa-metric-stores =
    { $count ->
        [one] Geschäft
       *[other] { $count } Geschäfte
    }
lisboa-metric-stores-of = { $store }
lisboa-metric-stores-in-row =
    { $count ->
        [one] Geschäft in Reihe { $row }
       *[other] { $count } Geschäfte in Reihe { $row }
    }
lisboa-metric-stores-in-column =
    { $count ->
        [one] Geschäft in Spalte { $column }
       *[other] { $count } Geschäfte in Spalte { $column }
    }
lisboa-metric-stores-in-one-row =
    { $count ->
        [one] Geschäft in einer Reihe
       *[other] { $count } Geschäfte in einer Reihe
    }
lisboa-metric-stores-in-one-column =
    { $count ->
        [one] Geschäft in einer Spalte
       *[other] { $count } Geschäfte in einer Spalte
    }
lisboa-metric-store-types =
    { $count ->
        [one] Geschäftsart
       *[other] { $count } Geschäftsarten
    }
lisboa-metric-rows-with-two =
    { $count ->
        [one] Reihe mit zwei eigenen Geschäften
       *[other] { $count } Reihen mit zwei eigenen Geschäften
    }
lisboa-metric-stores-with-buildings =
    { $count ->
        [one] Geschäft mit { $buildings } öffentlichen Gebäuden
       *[other] { $count } Geschäfte mit { $buildings } öffentlichen Gebäuden
    }
lisboa-metric-type-leads =
    { $count ->
        [one] Geschäftsart mit alleiniger Mehrheit
       *[other] { $count } Geschäftsarten mit alleiniger Mehrheit
    }
lisboa-metric-ships =
    { $count ->
        [one] Schiff
       *[other] { $count } Schiffe
    }
lisboa-metric-hulls =
    { $count ->
        [one] Warenplatz der eigenen Schiffe
       *[other] { $count } Warenplätze der eigenen Schiffe
    }
lisboa-metric-largest-hull = ein Schiff mit Ladekapazität { $count }
lisboa-metric-cargo =
    { $count ->
        [one] Ware auf eigenen Schiffen
       *[other] { $count } Waren auf eigenen Schiffen
    }
lisboa-metric-plans =
    { $count ->
        [one] ausgeführten Plan
       *[other] { $count } ausgeführte Pläne
    }
lisboa-metric-plans-blue =
    { $count ->
        [one] ausgeführten blauen Plan
       *[other] { $count } ausgeführte blaue Pläne
    }
lisboa-metric-plans-green =
    { $count ->
        [one] ausgeführten grünen Plan
       *[other] { $count } ausgeführte grüne Pläne
    }
lisboa-metric-open-plans =
    { $count ->
        [one] nicht ausgeführten Plan
       *[other] { $count } nicht ausgeführte Pläne
    }
lisboa-metric-employed =
    { $count ->
        [one] Beamten auf ausgeführten Plänen
       *[other] { $count } Beamte auf ausgeführten Plänen
    }
lisboa-metric-officials =
    { $count ->
        [one] Beamten am Hof
       *[other] { $count } Beamte am Hof
    }
lisboa-metric-officials-with =
    { $count ->
        [one] Beamten { FORM($noble, "bei") }
       *[other] { $count } Beamte { FORM($noble, "bei") }
    }
lisboa-metric-presence =
    { $count ->
        [one] Amtsstube mit eigenem Beamten
       *[other] { $count } Amtsstuben mit eigenem Beamten
    }
lisboa-metric-office-leads =
    { $count ->
        [one] Amtsstube mit alleiniger Mehrheit
       *[other] { $count } Amtsstuben mit alleiniger Mehrheit
    }
lisboa-metric-favours =
    { $count ->
        [one] Gunstplättchen
       *[other] { $count } Gunstplättchen
    }
lisboa-metric-clergy =
    { $count ->
        [one] Klerusplättchen
       *[other] { $count } Klerusplättchen
    }
lisboa-metric-rubble =
    { $count ->
        [one] Trümmerwürfel
       *[other] { $count } Trümmerwürfel
    }
lisboa-metric-rubble-of =
    { $count ->
        [one] { $kind }-Würfel
       *[other] { $count } { $kind }-Würfel
    }
lisboa-metric-sets =
    { $count ->
        [one] Trümmerset
       *[other] { $count } Trümmersets
    }
lisboa-metric-goods =
    { $count ->
        [one] Ware
       *[other] { $count } Waren
    }
lisboa-metric-good-types =
    { $count ->
        [one] Warenart
       *[other] { $count } Warenarten
    }
lisboa-metric-portfolio-nobles =
    { $count ->
        [one] Adelskarte im Portfolio
       *[other] { $count } Adelskarten im Portfolio
    }
lisboa-metric-portfolio-treasury =
    { $count ->
        [one] Wirtschaftskarte im Portfolio
       *[other] { $count } Wirtschaftskarten im Portfolio
    }
lisboa-metric-portfolio =
    { $count ->
        [one] Karte im Portfolio
       *[other] { $count } Karten im Portfolio
    }
lisboa-metric-other-decrees =
    { $count ->
        [one] weiteren Erlass
       *[other] { $count } weitere Erlasse
    }
lisboa-metric-house-groups =
    { $count ->
        [one] fertige Häusergruppe
       *[other] { $count } fertige Häusergruppen
    }
