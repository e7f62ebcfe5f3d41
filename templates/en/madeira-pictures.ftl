### Madeira: what is written on pictures only. Short: there is little room.

madeira-picture-page = Madeira · round { $round } · { $page }
madeira-picture-page-setup = Madeira · { $page }
madeira-picture-order = Order of play
madeira-picture-passed = passed
madeira-picture-secret = secret
madeira-picture-now = now { $pp } PP
madeira-picture-presented = Presented so far
madeira-picture-windmill = windmill at { $level }

## The island
madeira-picture-becomes = → { $good } (round { $round })
madeira-picture-conversion = Fields with an arrow become sugar after round 2 and wine after round 4, if no wood lies on them then.
madeira-picture-wood-prices = Wood bought in one turn, in reais

## Cities
madeira-picture-city-pp = PP with / without the majority
madeira-picture-with-majority = with the majority
madeira-picture-without-majority = without it
madeira-picture-citizens = the citizens
madeira-picture-bread = bread
madeira-picture-reais = reais
madeira-picture-wood = wood

## Ships
madeira-picture-pp-per-ship = PP per ship in rounds 1, 3, 5
madeira-picture-per-worker = { $good } per worker

## Guilds and favours: names that are longer than nine letters are shortened
madeira-picture-request =
    { $request ->
        [trade] Trade
        [expedition] Expedition
        [guilds] Guilds
        [urban] Urban
       *[wealth] Wealth
    }
madeira-picture-favour =
    { $favour ->
       *[other] { $name }
    }
madeira-picture-face-down = { $guild }, face down
madeira-orange-sign = O
madeira-green-sign = G
madeira-blue-sign = B
madeira-violet-sign = V
