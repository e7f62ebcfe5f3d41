### Titles
madeira-title-setup = Madeira · setting up
# round: number
madeira-title-preparation = Madeira · round { $round }, A: preparation
# round: number
madeira-title-characters = Madeira · round { $round }, B: characters
# round: number
madeira-title-buildings = Madeira · round { $round }, C: buildings
# round: number
madeira-title-upkeep = Madeira · round { $round }, D: upkeep
# round: number
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
# sign: phrase, who: person
madeira-sign-of = { $sign } = { $who }
# signs: phrase
madeira-signs = Signs: { $signs }
# who: person, stock: phrase, mill: number
madeira-player = { $who }: { $stock } · windmill { $mill }
# dice: phrase
madeira-player-dice = · { $dice }
# space: sign
madeira-player-passed = · passed { $space }
# order: phrase
madeira-order = Order: { $order }
madeira-short-island = Island in short
madeira-short-cities = Cities in short
# region: number, workers: phrase, yields: phrase
madeira-short-region = Region { $region }: { $workers } · { $yields }
# workers: phrase
madeira-short-forest = Forest: { $workers }
madeira-short-nobody = nobody
# count: number
madeira-short-citizens =
    { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
# city: phrase, gives: phrase, who: phrase, majority: phrase
madeira-short-city = { $city } ({ $gives }): { $who } · { $majority }
# dice: phrase
madeira-pirate-dice = { $dice } at the City Watch
madeira-no-pirate-dice = No pirate dice are left at the City Watch.
madeira-stock = Supply
# pp: phrase, mill: number
madeira-pp-and-mill = { $pp }, windmill at { $mill }
# space: sign
madeira-passed-on = Passed on space { $space }
madeira-favours = Guild favors
# favour: phrase, guild: phrase, does: phrase
madeira-favour-up = ▲ { $favour } ({ $guild }): { $does }
# favour: phrase, guild: phrase, does: phrase
madeira-favour-down = ▽ { $favour } ({ $guild }), face down: { $does }
madeira-none = none
madeira-no-requests = none
madeira-requests = Crown requests
# request: phrase, pp: phrase
madeira-request-worth = { $request } (now { $pp })
madeira-pieces = Pieces
# count: number
madeira-workers-home =
    { $count ->
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }
# count: number
madeira-workers-watch =
    { $count ->
        [one] { $count } worker in the City Watch
       *[other] { $count } workers in the City Watch
    }
# places: phrase
madeira-workers-at = Workers: { $places }
# count: number
madeira-ships-home =
    { $count ->
        [one] { $count } ship at home
       *[other] { $count } ships at home
    }
# places: phrase
madeira-ships-at = Ships: { $places }
# buildings: phrase
madeira-markers-at = Action markers: { $buildings }
madeira-upkeep = Upkeep
# due: phrase, have: phrase
madeira-bread-due = Feeding: { $due } due, { $have } in supply
# due: phrase, have: phrase
madeira-wood-due = Maintenance: { $due } due, { $have } in supply
madeira-wood-access-forest = Access to any amount of wood (forest)
# wood: phrase
madeira-wood-access = Access to { $wood } on fields
madeira-wood-access-none = No access to wood
# wood: phrase, reais: phrase
madeira-wood-owed = Bought this turn: { $wood } for { $reais }
# count: number
madeira-pirates-are = Pirates: { $count }
madeira-pirates-secret = Pirates: secret
madeira-what-you-have = What you have
# count: number
madeira-hand-pirates = Pirates (secret): { $count }
# requests: phrase
madeira-hand-requests = Requests: { $requests }
# due: phrase
madeira-means-due = Due at the end of the round: { $due }
# mill: number
madeira-means-mill = windmill { $mill }
# count: number
madeira-means-workers =
    { $count ->
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }

## The island
# region: number, buildings: phrase
madeira-region-with = Region { $region }: { $buildings }
madeira-column-field = Field
madeira-column-good = Good
madeira-column-wood = Wood
madeira-column-workers = Workers
# good: phrase, next: phrase
madeira-good-then = { $good }→{ $next }
# field: sign, good: phrase
madeira-field-is = Field { $field }: { $good }.
# wood: number
madeira-field-has-wood = { $wood } wood on it.
# good: phrase, round: number
madeira-field-becomes = Becomes { $good } at the end of round { $round } if it has no wood then.
# who: phrase
madeira-field-workers = Workers: { $who }.
madeira-field-empty = No workers.
# who: phrase
madeira-forest-workers = Workers: { $who }
madeira-forest-empty = No workers
# wheat: phrase, sugar: phrase, wine: phrase
madeira-island-key = { $wheat }→{ $sugar } becomes sugar at the end of round 2, { $sugar }→{ $wine } wine at the end of round 4, if no wood lies on it then. Letters are workers.
# prices: sign
madeira-wood-prices = 1, 2, 3 … wood bought in one turn cost { $prices } reals
# who: phrase
madeira-watch-has = { $who }
madeira-watch-empty = Nobody
# who: person, count: number
madeira-count-of = { $who } { $count }

## Cities
madeira-cities-key = Two spots per district: initials are a worker, “o” is a citizen, a dot is free. +3 is not built and costs 3 wood.
# city: phrase, gives: phrase, most: phrase, less: phrase
madeira-city-gives-scores = { $city } ({ $gives }): { $most }, or { $less }
# who: person
madeira-majority = majority { $who }
madeira-majority-citizens = majority of the citizens
# district: number, favour: phrase, guild: phrase, wood: phrase
madeira-district = District { $district }: { $favour } ({ $guild }), { $wood }
madeira-districts-built = All districts are built.
# place: phrase, who: person
madeira-spot-worker = { $place }: { $who }
# place: phrase
madeira-spot-citizen = { $place }: a citizen
# place: phrase
madeira-spot-free = { $place }: free

## Trade posts and colonies
madeira-trade-posts = Trade posts
# example: sign
madeira-posts-key = { $example }: pay 4 of the good, get 14 reals. Behind it whose ship is there; a dot is free.
madeira-colonies = Colonies (arrival spaces)
# example: sign
madeira-colonies-key = { $example }: pay 3 wine. Behind it whose ship is there; a dot is free.
madeira-double-space = With two players the last two spaces of a trade post are one: the ship picks one of the two prices.
# place: phrase, goods: phrase, reais: phrase
madeira-space-trade = { $place }: { $goods } for { $reais },
# place: phrase, goods: phrase
madeira-space-colony = { $place }: { $goods },
# who: person
madeira-space-ship = ship of { $who }
madeira-space-free = free
# what: phrase, first: number, third: number, fifth: number
madeira-pp-by-round = { $what }: { $first }, { $third }, { $fifth } PP per ship
# good: phrase, first: number, third: number, fifth: number
madeira-colony-is = { $good } per worker and round; { $first }, { $third }, { $fifth } PP per ship (rounds 1, 3, 5)
# rewards: phrase
madeira-colony-rewards = Rewards: { $rewards }
# reward: phrase, gives: phrase
madeira-reward-is = { $reward } ({ $gives })
# who: phrase
madeira-colony-workers = Workers: { $who }
madeira-colony-empty = No workers

## The guild board
madeira-rows = Dice column
# row: sign, dice: phrase, guilds: phrase
madeira-row-free = { $row } · { $dice } · { $guilds }
# row: sign, who: person, guilds: phrase
madeira-row-of = { $row } · { $who } · { $guilds }
# requests: phrase
madeira-row-requests = · { $requests }
madeira-pass-column = Pass column
# space: sign, gains: phrase
madeira-pass-space = { $space } · { $gains }
# space: sign, gains: phrase, who: person
madeira-pass-space-of = { $space } · { $gains } · taken by { $who }
# pp: phrase
madeira-gain-city = { $pp }, 1 worker into a city
madeira-gain-watch = 1 worker to the City Watch
madeira-gain-ship = move 1 ship
# requests: phrase
madeira-presented = Fulfilled so far: { $requests }
# who: person, requests: phrase
madeira-requests-of = { $who }: { $requests }
madeira-requests-score = Trade Routes score in rounds 1, 3, 5

## Characters and buildings
madeira-sites = Characters and buildings
# building: phrase, region: number, character: phrase
madeira-site = { $building } (region { $region }): { $character }
# count: number
madeira-site-dice =
    { $count ->
        [one] · { $count } die
       *[other] · { $count } dice
    }
madeira-site-pirate = · pirate die
# who: phrase
madeira-site-markers = · action markers: { $who }
# cost: phrase, pirates: phrase
madeira-site-cost = · now { $cost } or { $pirates }
# number: number, building: phrase, region: number
madeira-building-head = { $number }. { $building } (region { $region })
# effect: phrase
madeira-building-few = 1 or 2 workers in the region: { $effect }
# effect: phrase
madeira-building-many = 3 or more: { $effect }
# cost: phrase
madeira-base-cost = A building costs { $cost } less its guild dice, rolled again. Whoever does not pay takes 1 pirate and those of the pirate die.

## Scoring
madeira-scoring = Scoring
madeira-score-prestige = Prestige
madeira-score-resources = Resources
madeira-score-pirates = Pirates
# limit: number
madeira-score-over = Above { $limit }
madeira-score-total = Total
# who: person, total: number, prestige: number, resources: number, pirates: number, limit: number, over: number
madeira-score-of = { $who }: { $total } PP (prestige { $prestige }, resources { $resources }, pirates { $pirates }, above { $limit }: { $over })
# who: person, total: number, prestige: number, resources: number
madeira-projected = { $who }: { $total } PP (prestige { $prestige }, resources { $resources })
# most: number
madeira-projection-pirates = Pirates are secret until the end: whoever has the most loses { $most } PP or more.
madeira-projection-requests = Requests in hand, each by itself

## Commands
madeira-about-row = Take a row of the guild board
madeira-about-place = Place a guild die on a character
madeira-about-pirate = Place a pirate die on a character
madeira-about-pass = Pass
madeira-about-favour = Use a guild favor
    .name = favor
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
    .name = honor
madeira-about-maintain = Pay wood for your ships
madeira-about-feed = Give bread to your workers
madeira-about-present = Fulfill a crown request
    .name = fulfill
madeira-about-done = Stop here, do nothing more
madeira-slot-row = The row
madeira-slot-request = The crown request
madeira-slot-guild = The guild whose favors are turned up
madeira-slot-die = The value of the die
madeira-slot-character = The character
madeira-slot-action = The action, the harvest, or a field to harvest again
madeira-slot-space = The pass space
madeira-slot-gain = What the pass space gives
madeira-slot-favour = The favor
    .name = favor
madeira-slot-from = Where the worker comes from
madeira-slot-to = Where the worker goes
madeira-slot-ship = Where the ship comes from
madeira-slot-sail = Where the ship goes
madeira-slot-district = The favor on the district
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
