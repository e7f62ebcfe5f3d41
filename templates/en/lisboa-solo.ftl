### Lisboa: solo challenges.

# ship: phrase, hull: number, influence: phrase
lisboa-ship-waits = { $ship }: hull { $hull }, { $influence }
lisboa-scoring-tiles = Scoring tiles, from column 1 on
lisboa-lacerda-title = Lacerda and his people
# wigs: phrase, margin: sign, rank: phrase, turns: number
lisboa-feat =
    { $wigs } ({ $margin } vs Lacerda), { $rank }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
