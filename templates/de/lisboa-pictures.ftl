### Lissabon: Beschriftungen auf Bildern.

lisboa-picture-tiles = Stadtplättchen
lisboa-picture-pile = Trümmerhaufen
lisboa-picture-entrance = ▶ der Eingang eines Geschäfts
lisboa-picture-ring = Golden umrandet: seit dem letzten Zug verändert
lisboa-picture-cards =
    { $count ->
        [one] Letzte Karte
       *[other] { $count } Karten
    }
lisboa-picture-office = Amtsstube: { $taken } von { $spaces }
lisboa-picture-plaza = Plaza
lisboa-picture-at-sea = auf See
lisboa-picture-bag =
    { $count ->
        [one] Noch ein Plättchen im Beutel
       *[other] Noch { $count } Plättchen im Beutel
    }
lisboa-picture-on-display = Ausgelegt
lisboa-picture-next = Danach
lisboa-picture-in-stack =
    { $count ->
        [one] Ein Gebäude im Stapel; Beamte der Pläne:
       *[other] { $count } Gebäude im Stapel; Beamte der Pläne:
    }
lisboa-picture-hand = Deine Hand
lisboa-picture-favours =
    { $count ->
        [one] Noch ein Gunstplättchen
       *[other] Noch { $count } Gunstplättchen
    }
lisboa-picture-legend = Zeichen
