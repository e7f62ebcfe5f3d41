### Titles
madeira-title-setup = Madeira · setting up
madeira-title-preparation = Madeira · round { $round }, A: preparation
madeira-title-characters = Madeira · round { $round }, B: characters
madeira-title-buildings = Madeira · round { $round }, C: buildings
madeira-title-upkeep = Madeira · round { $round }, D: upkeep
madeira-title-requests = Madeira · round { $round }, E: crown requests
madeira-title-over = Madeira · the game is over
madeira-page-board = Whole board
madeira-page-island = Island and fields
madeira-page-cities = Cities
madeira-page-ships = Trade and colonies
madeira-page-guilds = Guild board and requests
madeira-page-buildings = Characters and buildings

## Players
madeira-players = Players
madeira-sign-of = { $sign } = { $who }
madeira-signs = Signs: { $signs }
madeira-player = { $who }: { $stock } · windmill { $mill }
madeira-player-dice = · { $dice }
madeira-player-passed = · passed { $space }
madeira-order = Order: { $order }
madeira-short-island = Island in short
madeira-short-cities = Cities in short
madeira-short-region = Region { $region }: { $workers } · { $yields }
madeira-short-nobody = nobody
madeira-short-citizens =
    { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
madeira-short-city = { $city } ({ $gives }): { $who } · { $majority }
madeira-pirate-dice = { $dice } at the City Watch
madeira-no-pirate-dice = No pirate dice are left at the City Watch.
madeira-stock = Supply
madeira-pp-and-mill = { $pp }, windmill at { $mill }
madeira-passed-on = Passed on space { $space }
madeira-favours = Favours
madeira-favour-up = ▲ { $favour } ({ $guild }): { $does }
madeira-favour-down = ▽ { $favour } ({ $guild }), face down: { $does }
madeira-none = none
madeira-requests = Crown requests
madeira-request-worth = { $request } (now { $pp })
madeira-pieces = Pieces
madeira-workers-home =
    { $count ->
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }
madeira-workers-watch =
    { $count ->
        [one] { $count } worker in the City Watch
       *[other] { $count } workers in the City Watch
    }
madeira-workers-at = Workers: { $places }
madeira-ships-home =
    { $count ->
        [one] { $count } ship at home
       *[other] { $count } ships at home
    }
madeira-ships-at = Ships: { $places }
madeira-markers-at = Action markers: { $buildings }
madeira-upkeep = Upkeep
madeira-bread-due = Feeding: { $due } due, { $have } there
madeira-wood-due = Maintenance: { $due } due, { $have } there
madeira-wood-access-forest = Access to any amount of wood (forest)
madeira-wood-access = Access to { $wood } on fields
madeira-wood-access-none = No access to wood
madeira-wood-owed = Bought this turn: { $wood } for { $reais }
madeira-pirates-are = Pirates: { $count }
madeira-pirates-secret = Pirates: secret
madeira-hand-pirates = Pirates (secret): { $count }
madeira-hand-requests = Requests: { $requests }
madeira-means-due = Due at the end of the round: { $due }
madeira-means-mill = windmill { $mill }
madeira-means-workers =
    { $count ->
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }

## The island
madeira-region-with = Region { $region }: { $buildings }
madeira-column-field = Field
madeira-column-good = Good
madeira-column-wood = Wood
madeira-column-workers = Workers
madeira-good-then = { $good }→{ $next }
madeira-field-is = Field { $field }: { $good }.
madeira-field-has-wood = { $wood } wood on it.
madeira-field-becomes = Becomes { $good } in round { $round } if it has no wood then.
madeira-field-workers = Workers: { $who }.
madeira-field-empty = No workers.
madeira-forest-workers = Workers: { $who }
madeira-forest-empty = No workers
madeira-island-key = { $wheat }→{ $sugar } becomes sugar after round 2, { $sugar }→{ $wine } wine after round 4, if no wood lies on it then. Letters are workers.
madeira-wood-prices = 1, 2, 3 … wood bought in one turn cost { $prices } reais
madeira-watch-has = { $who }
madeira-watch-empty = Nobody
madeira-count-of = { $who } { $count }

## Cities
madeira-cities-key = Two spots per district: initials are a worker, o a citizen, a dot is free. +3 is not built and costs 3 wood.
madeira-city-gives-scores = { $city } ({ $gives }): { $most }, or { $less }
madeira-majority = majority { $who }
madeira-majority-citizens = majority of the citizens
madeira-district = District { $district }: { $favour } ({ $guild }), { $wood }
madeira-districts-built = All districts are built.
madeira-spot-worker = { $place }: { $who }
madeira-spot-citizen = { $place }: a citizen
madeira-spot-free = { $place }: free

## Trade posts and colonies
madeira-trade-posts = Trade posts
madeira-posts-key = { $example }: pay 4 of the good, get 14 reais. Behind it whose ship is there; a dot is free.
madeira-colonies = Colonies (arrival spaces)
madeira-colonies-key = { $example }: pay 3 wine. Behind it whose ship is there; a dot is free.
madeira-double-space = With two players the last two spaces of a trade post are one: the ship picks one of the two prices.
madeira-space-trade = { $place }: { $goods } for { $reais },
madeira-space-colony = { $place }: { $goods },
madeira-space-ship = ship of { $who }
madeira-space-free = free
madeira-pp-by-round = { $what }: { $first }, { $third }, { $fifth } PP per ship
madeira-colony-is = { $good } per worker and round; { $first }, { $third }, { $fifth } PP per ship (rounds 1, 3, 5)
madeira-colony-rewards = Rewards: { $rewards }
madeira-reward-is = { $reward } ({ $gives })
madeira-colony-workers = Workers: { $who }
madeira-colony-empty = No workers

## The guild board
madeira-rows = Dice column
madeira-row-free = { $row } · { $dice } · { $guilds }
madeira-row-of = { $row } · { $who } · { $guilds }
madeira-row-requests = · { $requests }
madeira-pass-column = Pass column
madeira-pass-space = { $space } · { $gains }
madeira-pass-space-of = { $space } · { $gains } · taken by { $who }
madeira-gain-city = { $pp }, 1 worker into a city
madeira-gain-watch = 1 worker to the City Watch
madeira-gain-ship = move 1 ship
madeira-presented = Presented so far: { $requests }
madeira-requests-of = { $who }: { $requests }
madeira-requests-score = Trade Routes score in rounds 1, 3, 5

## Characters and buildings
madeira-sites = Characters and buildings
madeira-site = { $building } (region { $region }): { $character }
madeira-site-dice =
    { $count ->
        [one] · { $count } die
       *[other] · { $count } dice
    }
madeira-site-pirate = · pirate die
madeira-site-markers = · markers: { $who }
madeira-site-cost = · now { $cost } or { $pirates }
madeira-building-head = { $number }. { $building } (region { $region })
madeira-building-few = 1 or 2 workers in the region: { $effect }
madeira-building-many = 3 or more: { $effect }
madeira-base-cost = A building costs { $cost } less its guild dice, rolled again. Whoever does not pay takes 1 pirate and those of the pirate die.

## Scoring
madeira-scoring = Scoring
madeira-score-prestige = Prestige
madeira-score-resources = Resources
madeira-score-pirates = Pirates
madeira-score-over = Above { $limit }
madeira-score-total = Total
madeira-score-of = { $who }: { $total } PP (prestige { $prestige }, resources { $resources }, pirates { $pirates }, above { $limit }: { $over })
madeira-projected = { $who }: { $total } PP (prestige { $prestige }, resources { $resources })
madeira-projection-pirates = Pirates are secret until the end: whoever has the most loses { $most } PP or more.
madeira-projection-requests = Requests in hand, each by itself

## Commands
madeira-about-row = Take a row of the guild board
madeira-about-place = Place a guild die on a character
madeira-about-pirate = Place a pirate die on a character
madeira-about-pass = Pass
madeira-about-favour = Use a guild favour
madeira-about-act = Take the action of the character, or harvest
madeira-about-worker = Move a worker or citizen
madeira-about-ship = Move a ship
madeira-about-build = Build a district
madeira-about-reward = Take a reward of the king
madeira-about-building = Pay for a building, or take pirates
madeira-about-windmill = Step up or down on the windmill
madeira-about-exchange = Exchange two goods for another one
madeira-about-discard = Discard pirates
madeira-about-honour = Take a worker home from the City Watch for 4 PP
madeira-about-maintain = Pay wood for your ships
madeira-about-feed = Give bread to your workers
madeira-about-present = Present a crown request
madeira-about-done = Stop here, do nothing more
madeira-slot-row = The row
madeira-slot-request = The crown request
madeira-slot-guild = The guild whose favours are turned up
madeira-slot-die = The value of the die
madeira-slot-character = The character
madeira-slot-action = The action, the harvest, or a field to harvest again
madeira-slot-space = The pass space
madeira-slot-gain = What the pass space gives
madeira-slot-favour = The favour
madeira-slot-from = Where the worker comes from
madeira-slot-to = Where the worker goes
madeira-slot-ship = Where the ship comes from
madeira-slot-sail = Where the ship goes
madeira-slot-district = The favour on the district
madeira-slot-wood = Where missing wood is bought
madeira-slot-colony = The colony
madeira-slot-reward = The reward
madeira-slot-marker = The building the marker leaves
madeira-slot-building = The building
madeira-slot-way = Pay or take pirates
madeira-slot-step = The step on the windmill
madeira-slot-give = The two goods that are given
madeira-slot-get = The good that is wanted
madeira-slot-count = How many
madeira-slot-city = The city

## What statistics count
madeira-deed-workers = Workers in cities
madeira-deed-traders = Ships at trade posts
madeira-deed-explorers = Ships in colonies
