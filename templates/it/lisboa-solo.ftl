### Lisboa: sfide in solitario.

lisboa-ship-waits = { $ship }: scafo { $hull }, { $influence }
lisboa-scoring-tiles = Tessere punteggio, dalla colonna 1
lisboa-lacerda-title = Lacerda e i suoi
lisboa-feat =
    { $wigs } ({ $margin } su Lacerda), { $rank }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
