### Madeira: what is written on pictures only. Short: there is little room.

# round: number, page: phrase
madeira-picture-page = Madeira · round { $round } · { $page }
# page: phrase
madeira-picture-page-setup = Madeira · { $page }
madeira-picture-order = Order of play
madeira-picture-passed = passed
madeira-picture-secret = secret
# pp: number
madeira-picture-now = now { $pp } PP
madeira-picture-presented = Fulfilled so far

## The island
# good: phrase, round: number
madeira-picture-becomes = → { $good } (round { $round })
madeira-picture-conversion = Fields with an arrow become sugar at the end of round 2 and wine at the end of round 4, if no wood lies on them then.
madeira-picture-wood-prices = Wood bought in one turn, in reals

## Cities
madeira-picture-city-pp = PP with / without the majority
madeira-picture-with-majority = with the majority
madeira-picture-without-majority = without it
madeira-picture-citizens = the citizens
madeira-picture-bread = bread
madeira-picture-reais = reals
madeira-picture-wood = wood

## Ships
madeira-picture-pp-per-ship = PP per ship in rounds 1, 3, 5
# good: phrase
madeira-picture-per-worker = { $good } per worker

## Guilds and favours: names that are longer than nine letters are shortened
# request: sign
madeira-picture-request =
    { $request ->
        [trade] Trade
        [expedition] Expedition
        [guilds] Guilds
        [urban] Urban
       *[wealth] Wealth
    }
# favour: sign, name: phrase
madeira-picture-favour =
    { $favour ->
       *[other] { $name }
    }
# guild: phrase
madeira-picture-face-down = { $guild }, face down
