### Lisboa: испытания в одиночку.

lisboa-ship-waits = { $ship }: трюм { $hull }, { $influence }
lisboa-scoring-tiles = Жетоны ПО, начиная со столбца 1
lisboa-lacerda-title = Ласерда и его люди
lisboa-feat =
    { $wigs } ({ $margin } относительно Ласерды), { $rank }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
