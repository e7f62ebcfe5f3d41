### Lisboa: Solo-Herausforderungen.

lisboa-ship-waits = { $ship }: Ladekapazität { $hull }, { $influence }
lisboa-scoring-tiles = Wertungsplättchen, ab Spalte 1
lisboa-lacerda-title = Lacerda und seine Leute
lisboa-feat =
    { $wigs } ({ $margin } gegenüber Lacerda), { $rank }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
