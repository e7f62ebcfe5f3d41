### Madeira: was nur auf Bildern steht. Kurz: es ist wenig Platz.

madeira-picture-page = Madeira · Runde { $round } · { $page }
madeira-picture-page-setup = Madeira · { $page }
madeira-picture-order = Reihenfolge
madeira-picture-passed = gepasst
madeira-picture-secret = geheim
madeira-picture-now = jetzt { $pp } PP
madeira-picture-presented = Bisher erfüllt

## Die Insel
madeira-picture-becomes = → { $good } (Runde { $round })
madeira-picture-conversion = Felder mit Pfeil werden am Ende von Runde 2 zu Zucker, am Ende von Runde 4 zu Wein, wenn dann kein Holz darauf liegt.
madeira-picture-wood-prices = In einem Zug gekauftes Holz, in Real

## Städte
madeira-picture-city-pp = PP mit / ohne Mehrheit
madeira-picture-with-majority = mit Mehrheit
madeira-picture-without-majority = ohne Mehrheit
madeira-picture-citizens = die Bürger
madeira-picture-bread = Brot
madeira-picture-reais = Real
madeira-picture-wood = Holz

## Schiffe
madeira-picture-pp-per-ship = PP je Schiff in den Runden 1, 3, 5
madeira-picture-per-worker = { $good } je Arbeiter

## Gilden und Günste: Namen mit mehr als neun Buchstaben sind gekürzt
madeira-picture-request =
    { $request ->
        [trade] Handel
        [expedition] Expedition
        [guilds] Gilden
        [urban] Stadt
       *[wealth] Wohlstand
    }
madeira-picture-favour =
    { $favour ->
        [treasurer] Schatzm.
        [sergeant] Wachtm.
        [scout] Kundsch.
       *[other] { $name }
    }
madeira-picture-face-down = { $guild }, verdeckt
