### Lisboa: Solo-Herausforderungen.

lisboa-ship-waits = { $ship }: Laderaum { $hull }, Einfluss { $influence }
lisboa-scoring-tiles = Wertungsplättchen, ab Spalte 1
lisboa-lacerda-title = Lacerda und seine Leute
lisboa-feat =
    { $wigs } ({ $margin } zu Lacerda), { $rank }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
