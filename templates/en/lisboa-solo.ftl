### Lisboa: solo challenges.

lisboa-ship-waits = { $ship }: hold { $hull }, { $influence }
lisboa-scoring-tiles = Scoring tiles, from column 1 on
lisboa-lacerda-title = Lacerda and his people
lisboa-feat =
    { $wigs } ({ $margin } vs Lacerda), { $rank }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
