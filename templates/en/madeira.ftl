### Madeira: names, questions, options, what happened, why not.

madeira-name = Madeira

## Goods, and two letters for grids
madeira-wheat = wheat
    .cap = Wheat
madeira-sugar = sugar
    .cap = Sugar
madeira-wine = wine
    .cap = Wine

## Amounts
# wood: phrase, bought: number, reais: phrase
madeira-n-wood-bought = { $wood } ({ $bought } bought for { $reais })
# wood: phrase, bought: number, paid: phrase
madeira-n-wood-raised = { $wood } ({ $bought } bought: { $paid })
# wood: phrase, bought: number, paid: phrase, left: phrase
madeira-n-wood-raised-left = { $wood } ({ $bought } bought: { $paid }; { $left } left)
# count: number
madeira-n-steps =
    { $count ->
        [one] { $count } windmill step
       *[other] { $count } windmill steps
    }
madeira-nothing = nothing
# most: phrase, last: phrase
madeira-either = { $most } or { $last }
# most: phrase, last: phrase
madeira-both = { $most } and { $last }
# count: number, what: phrase
madeira-times = { $count }× { $what }
# head: phrase, tail: phrase
madeira-dots = { $head } · { $tail }
# what: phrase
madeira-pay = pay { $what }
# what: phrase
madeira-get = get { $what }
# what: phrase
madeira-later = later { $what }

## Buildings
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
# pp: phrase
madeira-capitania-few = { $pp }, 1 worker into a city
madeira-alfandega-few = 1 worker to a colony
madeira-casa-da-coroa-few = turn 1 favor face up
madeira-fortaleza-few = 1 worker to the City Watch
# pp: phrase
madeira-capitania-many = { $pp }, up to 2 workers into cities
madeira-alfandega-many = up to 2 workers to colonies
madeira-casa-da-coroa-many = turn up to 2 favors face up
madeira-fortaleza-many = up to 2 workers to the City Watch
# region: number
madeira-no-effect-without-workers = no action (no worker in region { $region })

## Characters
madeira-steward-does = move up to 2 workers to fields
madeira-guildmaster-does = build a district for its favor
madeira-mayor-does = move 2 in the cities, collect there
madeira-commander-does = move up to 2 ships
madeira-free-does = only harvest

## Guilds and favours
madeira-treasurer = Treasurer
madeira-bishop = Bishop
madeira-engineer = Engineer
madeira-patron = Patron
madeira-miller = Miller
madeira-monk = Monk
madeira-navigator = Navigator
madeira-lady = Lady
madeira-sergeant = Sergeant
madeira-noble = Noble
madeira-scout = Scout
madeira-diplomat = Diplomat
# gain: phrase
madeira-treasurer-does = get { $gain }
madeira-bishop-does = move one of your action markers
madeira-engineer-does = 2 more yields if you harvest this turn
# gain: phrase
madeira-patron-does = get { $gain }
madeira-miller-does = windmill one step up
# gain: phrase
madeira-monk-does = get { $gain }, where you have access
madeira-navigator-does = move 1 ship
# reais: phrase
madeira-lady-does = pay { $reais } · any one building action
madeira-sergeant-does = discard half of your pirates, rounded down
madeira-noble-does = this building costs you nothing
madeira-scout-does = move 1 worker from anywhere to anywhere
madeira-scout-explained = move 1 worker from anywhere to anywhere, with what the place gives (1 PP in a city, 1 PP per ship of yours in that colony, up to 3 pirates discarded in the City Watch)
madeira-diplomat-does = counts as 2 more workers at this building
# pirates: phrase
madeira-sergeant-now = discard { $pirates }
# effect: phrase
madeira-noble-now = pay nothing · { $effect }
# reais: phrase, effect: phrase
madeira-diplomat-now = pay { $reais } · with 2 more workers: { $effect }

## Crown requests
madeira-trade = Trade Routes
madeira-expedition = Expedition
madeira-guilds = Guild Influence
madeira-urban = Urban Development
madeira-wealth = Wealth of the Nation
madeira-urban-scores = any one city, more with the majority

## The king’s rewards
madeira-reward-island = Island
madeira-reward-watch = City Watch
madeira-reward-windmill = Windmill
madeira-reward-guilds = Guilds
madeira-reward-medal = Medal
madeira-reward-support = Royal Support
madeira-reward-city = City
madeira-reward-loot = Loot
madeira-island-gives = 1 worker to a field
madeira-watch-gives = 1 worker to the City Watch
madeira-windmill-gives = windmill one step up
madeira-guilds-gives = turn 1 favor face up
# bread: phrase, pirates: phrase
madeira-support-gives = get { $bread }, or discard up to { $pirates }
# pp: phrase
madeira-city-gives = { $pp }, 1 worker into a city
madeira-top-of-windmill = nothing (you are at the top of the windmill)
madeira-none-face-down = nothing (no favor of yours is face down)
# pp: phrase
madeira-city-full = { $pp }, no worker (no free city spot)

## Places
madeira-porto-santo = Porto Santo
madeira-funchal = Funchal
madeira-machico = Machico
madeira-azores = Azores
    .from = from the Azores
    .to = to the Azores
    .in = in the Azores
madeira-brazil = Brazil
    .from = from Brazil
    .to = to Brazil
    .in = in Brazil
madeira-india = India
    .from = from India
    .to = to India
    .in = in India
madeira-home = Home
    .from = from home
    .to = back home
    .in = at home
madeira-watch = City Watch
    .from = from the City Watch
    .to = to the City Watch
    .in = in the City Watch
madeira-forest = Forest
    .from = from the forest
    .to = to the forest
    .in = in the forest
# field: sign
madeira-field = Field { $field }
    .from = from field { $field }
    .to = to field { $field }
    .in = on field { $field }
# city: phrase, district: number, side: sign
madeira-spot =
    { $city } { $district } { $side ->
        [l] left
       *[r] right
    }
    .from =
        from { $city } { $district } { $side ->
            [l] left
           *[r] right
        }
    .to =
        to { $city } { $district } { $side ->
            [l] left
           *[r] right
        }
    .in =
        in { $city } { $district } { $side ->
            [l] left
           *[r] right
        }
# good: phrase
madeira-post = { FORM($good, "cap") } trade post
# good: phrase, number: number
madeira-trade-space = { FORM($good, "cap") } trade post { $number }
    .from = from the { $good } trade post (space { $number })
    .to = to the { $good } trade post (space { $number })
# colony: phrase, number: number
madeira-arrival-space = { $colony } { $number }
    .from = { FORM($colony, "from") } (space { $number })
    .to = { FORM($colony, "to") } (space { $number })
# region: number
madeira-region = Region { $region }

## Questions
madeira-standing-feed-all = Feed all workers
madeira-standing-no-windmill = Leave the windmill alone
madeira-ask-settle-city = On which city spot does your first worker begin?
# left: number
madeira-ask-settle-field =
    { $left ->
        [one] On which field does your last starting worker begin? Not in a region where you already have one.
       *[other] On which field does a worker of yours begin? ({ $left } to place, each in a different region)
    }
madeira-ask-row = Which row of the guild board do you take?
# row: sign
madeira-ask-request = Which crown request do you take from row { $row }?
# row: sign
madeira-ask-guild = Row { $row }: which guild’s favors do you turn up?
madeira-ask-turn = Place a die, or pass?
# character: phrase, building: phrase
madeira-ask-act = { $character } at { $building }: take the action, or harvest?
# building: phrase
madeira-ask-free = Free building { $building }: do you harvest?
# left: number
madeira-ask-worker-fields =
    { $left ->
        [one] Which worker do you move to a field?
       *[other] Which worker do you move to a field? (up to { $left })
    }
# left: number
madeira-ask-worker-city =
    { $left ->
        [one] Which worker do you move into a city?
       *[other] Which worker do you move into a city? (up to { $left })
    }
# left: number
madeira-ask-worker-within =
    { $left ->
        [one] Which worker or citizen do you move within the cities?
       *[other] Which worker or citizen do you move within the cities? (up to { $left })
    }
# left: number
madeira-ask-worker-colonies =
    { $left ->
        [one] Which worker do you move to a colony?
       *[other] Which worker do you move to a colony? (up to { $left })
    }
# left: number
madeira-ask-worker-watch =
    { $left ->
        [one] Which worker do you move to the City Watch?
       *[other] Which worker do you move to the City Watch? (up to { $left })
    }
madeira-ask-worker-anywhere = Scout: which worker do you move?
# from: phrase
madeira-ask-citizen-to = Where does the citizen { FORM($from, "from") } go?
# from: phrase
madeira-ask-worker-to = Where does the worker { FORM($from, "from") } go?
# left: number
madeira-ask-ship =
    { $left ->
        [one] Which ship do you move?
       *[other] Which ship do you move? (up to { $left })
    }
# from: phrase
madeira-ask-sail = Where does the ship { FORM($from, "from") } sail?
# left: number
madeira-ask-reward =
    { $left ->
        [one] Which of the king’s rewards do you take?
       *[other] Which of the king’s rewards do you take first? ({ $left } ships arrived)
    }
madeira-ask-district = Which district do you build?
# left: number
madeira-ask-wood =
    { $left ->
        [one] Where do you buy the wood?
       *[other] Where do you buy the next wood? ({ $left } still to take)
    }
# left: number
madeira-ask-wood-gift =
    { $left ->
        [one] Where do you take the wood?
       *[other] Where do you take the next wood? ({ $left } still to take)
    }
# left: number
madeira-ask-again =
    { $left ->
        [one] Which field do you harvest once more?
       *[other] Which field do you harvest once more? ({ $left } more yields)
    }
madeira-ask-marker = Bishop: which action marker goes where?
madeira-ask-building = Lady: which building action do you carry out?
# left: number
madeira-ask-turn-up =
    { $left ->
        [one] Which favor do you turn up?
       *[other] Which favor do you turn up? (up to { $left })
    }
madeira-ask-discard = How many pirates do you discard?
madeira-ask-support = Royal Support: get bread, or discard pirates?
# building: phrase, cost: phrase, pirates: phrase
madeira-ask-resolve = { $building }: pay { $cost }, or take { $pirates }?
# missing: phrase
madeira-ask-raise = You owe for wood and are { $missing } short: how do you raise it?
madeira-ask-last-windmill = Last chance to step down on the windmill this round: do you?
# pp: phrase
madeira-ask-honour = You alone have the most workers in the City Watch: take one home for { $pp }?
# ships: number
madeira-ask-maintain =
    { $ships ->
        [one] Maintenance: do you pay wood for your ship?
       *[other] Maintenance: how much wood do you pay for your { $ships } ships?
    }
# due: number
madeira-ask-feed =
    { $due ->
        [one] Feeding: do you give bread for the one worker the windmill does not feed?
       *[other] Feeding: how much bread do you give for the { $due } workers the windmill does not feed?
    }
madeira-ask-feed-nothing = Feeding: nobody needs bread. Last chance to use your goods at the windmill?
# left: number
madeira-ask-present =
    { $left ->
        [one] Which crown request do you fulfill?
       *[other] Which crown request do you fulfill? ({ $left } this round)
    }

## Options
# row: sign, dice: phrase, guilds: phrase
madeira-opt-row = Row { $row }: get { $dice } · { $guilds }
# requests: phrase
madeira-detail-row = Request: { $requests }
# request: phrase, pp: phrase
madeira-opt-take = { $request }: { $pp } if fulfilled now
# guild: phrase, favours: phrase
madeira-opt-guild = Turn up { $favours } ({ $guild })
# favour: phrase, does: phrase
madeira-opt-favour = Favor { $favour }: { $does }
# die: phrase, character: phrase, parts: phrase
madeira-opt-die = { FORM($die, "cap") } { FORM($character, "on") }: { $parts }
madeira-free-of-bread = no bread needed
madeira-worker-leaves-watch = a worker leaves the City Watch
# does: phrase, harvest: phrase
madeira-detail-die = { $does }; or harvest { $harvest }
# harvest: phrase
madeira-detail-only-harvest = only harvest { $harvest }
madeira-detail-no-use = neither action nor harvest is possible now
# region: number
madeira-detail-no-harvest = no worker of yours to harvest in region { $region }
# harvest: phrase
madeira-detail-free = harvest { $harvest }, plus one more yield
# space: sign, gain: phrase
madeira-opt-pass = Pass on { $space }: { $gain }
# dice: number
madeira-detail-pass =
    { $dice ->
        [one] You give up your last die
       *[other] You give up { $dice } dice
    }
# character: phrase, does: phrase
madeira-opt-act = { FORM($character, "cap") }: { $does }
# gains: phrase
madeira-detail-mayor = the cities would now give { $gains }
# region: number, gains: phrase
madeira-opt-harvest = Harvest region { $region }: get { $gains }
# region: number, gains: phrase, more: number
madeira-opt-harvest-more =
    Harvest region { $region }: get { $gains }, then { $more ->
        [one] { $more } more yield
       *[other] { $more } more yields
    }
# field: phrase, gain: phrase
madeira-opt-again = { $field } once more: get { $gain }
# place: phrase
madeira-opt-worker = Worker { FORM($place, "from") }
# place: phrase
madeira-opt-citizen = Citizen { FORM($place, "from") }
# place: phrase
madeira-opt-to = { $place }
# place: phrase, pp: phrase
madeira-opt-to-spot-pp = { $place }: { $pp }
# gives: phrase, most: phrase, less: phrase
madeira-detail-city = Mayor: { $gives } · Urban Development: { $most } with the majority, else { $less }
# field: sign, good: phrase
madeira-opt-to-field = Field { $field }: { $good }
# field: sign, good: phrase, wood: phrase
madeira-opt-to-field-wood = Field { $field }: { $good }, covered by { $wood }
madeira-opt-to-forest = Forest: access to any amount of wood
# place: phrase, pp: phrase, good: phrase
madeira-opt-to-colony = { $place }: get { $good } every round · { $pp } now
# pirates: phrase
madeira-opt-to-watch = City Watch: discard up to { $pirates }
madeira-opt-to-watch-none = City Watch: you have no pirates to discard
# good: phrase, round: number
madeira-detail-becomes = becomes { $good } at the end of round { $round } if it has no wood then
# wood: phrase
madeira-opt-ship-home = A ship from home: pay { $wood } when it sails
# place: phrase
madeira-opt-ship = Ship { FORM($place, "from") }
madeira-opt-another-ship = Choose another ship
# place: phrase, goods: phrase, reais: phrase
madeira-opt-sail-trade = { $place }: pay { $goods } · get { $reais }
# place: phrase, goods: phrase
madeira-opt-sail-colony = { $place }: pay { $goods } · get a reward
# rewards: phrase
madeira-detail-rewards = Reward: { $rewards }
# colony: phrase, reward: phrase, gives: phrase
madeira-opt-reward = { $colony }, { $reward }: { $gives }
# favour: phrase, city: phrase, district: number, wood: phrase
madeira-opt-build = { $favour } ({ $city } { $district }): pay { $wood }
# does: phrase
madeira-detail-build = Favor: { $does }
# field: phrase, left: phrase
madeira-opt-wood = { $field } ({ $left } left)
madeira-opt-wood-forest = Forest
# from: phrase, to: phrase
madeira-opt-marker = From { $from } to { $to }
# building: phrase, effect: phrase
madeira-opt-use = { $building }: { $effect }
# favour: phrase, does: phrase
madeira-opt-turn-up = { $favour }: { $does }
# pirates: phrase
madeira-opt-discard = Discard { $pirates }
madeira-opt-discard-none = Discard none
# bread: phrase
madeira-opt-bread = Get { $bread }
# reais: phrase, effect: phrase
madeira-opt-pay = Pay { $reais }: { $effect }
# pirates: phrase
madeira-opt-pirates = Take { $pirates }
# pp: phrase
madeira-opt-honour = Take a worker home: get { $pp }
# paid: phrase, pirates: phrase
madeira-opt-upkeep = Pay { $paid } · take { $pirates }
# pirates: phrase
madeira-opt-upkeep-none = Pay nothing · take { $pirates }
# paid: phrase
madeira-opt-upkeep-all = Pay { $paid } · no pirates
# request: phrase, pp: phrase
madeira-opt-present = { $request }: { $pp }
# request: phrase, city: phrase, pp: phrase
madeira-opt-present-city = { $request }, { $city }: { $pp }
# request: phrase, reais: phrase, pp: phrase
madeira-opt-present-reais = { $request }: pay { $reais } · { $pp }
# to: number, gain: phrase
madeira-opt-mill-down = Windmill down to { $to }: get { $gain }
# paid: phrase, gain: phrase
madeira-opt-mill-pay = Windmill: pay { $paid } · get { $gain }
# to: number, paid: phrase
madeira-opt-mill-up = Windmill up to { $to }: pay { $paid }
# what: phrase
madeira-detail-leaves = and then, as nothing else is left: { $what }
# give: phrase, get: phrase
madeira-opt-exchange = Exchange: pay { $give } · get { $get }
madeira-opt-done = No more
madeira-opt-stay = Stay on this step
madeira-opt-neither = Neither action nor harvest
madeira-opt-decline = No

## Groups of options
madeira-group-favours = Guild favors
# character: phrase, building: phrase, region: number, cost: phrase, pirates: phrase
madeira-group-character = { FORM($character, "cap") } · { $building } (region { $region }) · in phase C about { $cost } or { $pirates }
madeira-group-pass = Pass
madeira-group-colonies = Colonies
madeira-group-home = Home and City Watch
madeira-group-windmill = Windmill
madeira-group-exchange = Exchange goods
madeira-group-other = Everything else

## What happened: the beginning and phase A
# who: person, request: phrase, crowns: number
madeira-start-request =
    { $who } begins with the request { $request } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }).
# order: phrase
madeira-first-order = The order is { $order }.
# round: number, free: phrase
madeira-round-began = Round { $round } begins. { $free } stays free.
# round: number, phase: sign, who: person
madeira-turn-began = Round { $round }, { $phase }: { $who }
# who: person
madeira-turn-began-setup = { $who }
# character: phrase, building: phrase
madeira-character-placed = { $building }: { $character }.
# dice: sign
madeira-pirate-dice-rolled = Pirate dice at the City Watch: { $dice }.
# row: sign, dice: sign
madeira-row-rolled = Guild board, row { $row }: { $dice }.
# who: person, row: sign, dice: sign
madeira-row-taken = { $who } takes row { $row } with the dice { $dice }.
# who: person, request: phrase
madeira-request-taken = { $who } takes the request { $request }.
# who: person, favours: phrase, count: number
madeira-favours-turned-up =
    { $count ->
        [one] { $who } turns a favor face up: { $favours }.
       *[other] { $who } turns favors face up: { $favours }.
    }

## What happened: turns
# who: person, favour: phrase
madeira-favour-used = { $who } uses the { $favour }.
# who: person, die: phrase, character: phrase, building: phrase
madeira-die-placed = { $who } places { $die } { FORM($character, "on") } ({ $building }).
# who: person, die: phrase, character: phrase, building: phrase, bread: phrase
madeira-die-placed-bread = { $who } places { $die } { FORM($character, "on") } ({ $building }) for { $bread }.
# who: person, space: sign
madeira-passed = { $who } passes on space { $space }.
# who: person, place: phrase
madeira-worker-placed = { $who } places a worker { FORM($place, "in") }.
# who: person, from: phrase, to: phrase
madeira-worker-moved = { $who } moves a worker { FORM($from, "from") } { FORM($to, "to") }.
# who: person, from: phrase, to: phrase
madeira-citizen-moved = { $who } moves a citizen { FORM($from, "from") } { FORM($to, "to") }.
# who: person, to: phrase, paid: phrase
madeira-ship-launched = { $who } sends a ship from home { FORM($to, "to") } for { $paid }.
# who: person, from: phrase, to: phrase, paid: phrase
madeira-ship-moved = { $who } sends a ship { FORM($from, "from") } { FORM($to, "to") } for { $paid }.
# who: person, colony: phrase, reward: phrase, gives: phrase
madeira-reward-taken = { $who } takes a reward of the king { FORM($colony, "in") }: { $reward } ({ $gives }).
# who: person, city: phrase, district: number, favour: phrase, wood: phrase
madeira-district-built = { $who } builds district { $district } of { $city } with { $wood } and receives the { $favour }.
# who: person, wood: phrase, from: phrase
madeira-wood-bought = { $who } buys { $wood } { FORM($from, "from") }.
# who: person, wood: phrase, from: phrase
madeira-wood-received = { $who } receives { $wood } { FORM($from, "from") }.
# who: person, wood: phrase, reais: phrase
madeira-wood-paid = { $who } pays { $reais } for { $wood } bought this turn.
# who: person, gain: phrase, from: phrase
madeira-harvested = { $who } harvests { $gain } { FORM($from, "from") }.
# who: person, from: phrase, to: phrase
madeira-marker-moved = { $who } moves an action marker from { $from } to { $to }.
# who: person, gain: phrase
madeira-gained = { $who } gains { $gain }.
# who: person
madeira-lost-windmill-step = { $who } is at the top of the windmill already and gains no step.
# who: person
madeira-lost-favour = { $who } has no favor face down to turn up.
# who: person
madeira-lost-city-spot = { $who } moves no worker: no city spot is free.
# who: person, wood: phrase
madeira-lost-wood = { $who } has no access to { $wood } and goes without.
# who: person, reais: phrase
madeira-lady-paid = { $who } pays { $reais } for the Lady’s help.
# who: person, pirates: phrase
madeira-pirates-taken = { $who } takes { $pirates }.
# who: person, pirates: phrase
madeira-pirates-discarded = { $who } discards { $pirates }.

## What happened: buildings and windmill
# building: phrase, dice: phrase, cost: phrase, pirates: phrase
madeira-building-opened = { $building } is resolved with { $dice }: it costs { $cost }, or brings { $pirates }.
# who: person, building: phrase, reais: phrase
madeira-building-paid = { $who } pays { $reais } for { $building }.
# who: person, building: phrase, effect: phrase
madeira-building-used = { $who } uses { $building }: { $effect }.
# who: person, gain: phrase, level: number
madeira-mill-down = { $who } takes { $gain } from the windmill (now at { $level }).
# who: person, paid: phrase, gain: phrase
madeira-mill-paid = { $who } gives { $paid } at the windmill for { $gain }.
# who: person, paid: phrase, level: number
madeira-mill-up = { $who } gives { $paid } to the windmill and steps up to { $level }.
# who: person, level: number
madeira-windmill-raised = { $who } steps up to { $level } on the windmill.
# who: person, give: phrase, get: phrase
madeira-exchanged = { $who } exchanges { $give } for { $get }.

## What happened: upkeep, requests, the end
# who: person
madeira-honoured = { $who } is honored for the City Watch.
# who: person, colony: phrase, gain: phrase
madeira-colony-income = { $who } gains { $gain } { FORM($colony, "from") }.
# who: person, ships: number, wood: phrase
madeira-maintained =
    { $who } pays { $wood } for { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
# who: person, due: number, bread: phrase
madeira-fed =
    { $who } gives { $bread } for { $due ->
        [one] { $due } worker
       *[other] { $due } workers
    }.
# who: person, request: phrase, count: number, pp: phrase
madeira-presented-ships =
    { $who } fulfills { $request } with { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }: { $pp }.
# who: person, request: phrase, count: number, pp: phrase
madeira-presented-favours =
    { $who } fulfills { $request } with { $count ->
        [one] { $count } favor
       *[other] { $count } favors
    }: { $pp }.
# who: person, request: phrase, city: phrase, pp: phrase
madeira-presented-city = { $who } fulfills { $request } with { $city }: { $pp }.
# who: person, request: phrase, reais: phrase, pp: phrase
madeira-presented-reais = { $who } fulfills { $request } and gives { $reais } for { $pp }.
# who: person, request: phrase
madeira-presented-nothing = { $who } fulfills { $request } and scores nothing.
# field: sign, good: phrase
madeira-field-converted = Field { $field } now grows { $good }.
# who: person, reais: phrase, pp: phrase
madeira-resources-scored = { $who } has { $reais } in money and goods: { $pp }.
# who: person, pirates: phrase, loss: phrase
madeira-pirates-revealed = { $who } shows { $pirates } and loses { $loss }.
# who: person
madeira-pirates-revealed-none = { $who } has no pirates and loses nothing.
madeira-ended = The game is over.

## Why not
madeira-no-asked-otherwise = Something else is asked of you now.
madeira-no-your-turn = It is not your turn. Out of turn only the windmill is open to you.
# row: sign
madeira-no-row-taken = Row { $row } is taken. Choose a free one.
# row: sign
madeira-no-such-row = There is no row { $row } on the guild board with this number of players.
# request: phrase
madeira-no-such-request = There is no request { $request } here.
madeira-no-nothing-of-guild = You have nothing face down of that guild, or it does not belong to this row.
# value: number
madeira-no-such-die = You have no guild die of { $value } left.
# value: number
madeira-no-such-pirate-die = There is no pirate die of { $value } at the City Watch.
madeira-no-worker-in-watch = A pirate die needs a worker of yours in the City Watch, who then goes home.
# character: phrase
madeira-no-character-full = No room { FORM($character, "on") }: there lie at most as many dice as there are players.
# character: phrase
madeira-no-pirate-die-there = There is already a pirate die { FORM($character, "on") }, and there may be only one.
# need: number, have: number
madeira-no-bread = A die below the number of the region costs the difference in bread: { $need }. You have { $have }.
# space: sign
madeira-no-pass-space-taken = Pass space { $space } is taken. Choose a free one.
# space: sign
madeira-no-such-pass-space = There is no pass space { $space } with this number of players.
# space: sign
madeira-no-such-alternative = Pass space { $space } does not offer that.
# favour: phrase
madeira-no-such-favour = You do not have the { $favour }.
# favour: phrase
madeira-no-favour-face-down = Your { $favour } is face down. Turn it up first.
madeira-no-favour-used = Only one favor per turn, and you have used one.
# favour: phrase, does: phrase, phase: sign
madeira-no-favour-other-phase = { $favour } ({ $does }) is for phase { $phase } only.
madeira-no-die-must-follow = After the Engineer you must place a die.
madeira-no-effect = That would change nothing now.
# character: phrase, why: phrase
madeira-no-nothing-to-do = { FORM($character, "cap") }: { $why }. The action would change nothing now.
madeira-no-only-harvest = The free building has no action of its own: there you may only harvest.
# region: number
madeira-no-worker-in-region = You have no worker on a field of region { $region }. The forest does not count.
# place: phrase
madeira-no-nobody-there = You have nobody to move { FORM($place, "from") }.
madeira-no-moved-already = That piece has just moved. The second must be another one.
madeira-no-not-from-watch = Workers leave the City Watch only for a pirate die, the honor or the Scout.
madeira-no-only-within-cities = The Mayor moves only workers and citizens who are in cities.
# place: phrase
madeira-no-not-there = This move cannot lead { FORM($place, "to") }.
# place: phrase
madeira-no-field-taken = There is a worker { FORM($place, "in") } already: one of yours per field, and at the start one of anybody’s.
madeira-no-region-taken = At the start your field workers stand in different regions. The forest is an area of its own.
# place: phrase
madeira-no-spot-taken = { $place } is occupied. One piece per spot.
# place: phrase
madeira-no-district-not-built = { $place }: that district is not built yet, a favor still lies on it.
madeira-no-ship-there = You have no ship there.
# place: phrase
madeira-no-space-taken = { $place } is occupied. One ship per space; with two players the last two of a trade post are one.
# place: phrase
madeira-no-space-closed = { $place } is not used with this number of players.
# need: phrase, have: number
madeira-no-goods = You need { $need } and have { $have }. The windmill exchanges any two goods for one.
# need: number, have: number
madeira-no-access-to-wood = You need { $need } wood, but have and can reach only { $have }: wood is bought where a worker of yours stands.
# price: number, reach: number
madeira-no-wood-too-dear =
    { $price ->
        [one] The wood of this turn would cost { $price } real, and with the windmill you can raise at most { $reach }.
       *[other] The wood of this turn would cost { $price } reals, and with the windmill you can raise at most { $reach }.
    }
# place: phrase
madeira-no-wood-there = There is no wood for you { FORM($place, "in") }.
# favour: phrase
madeira-no-district-built = The { $favour } does not lie on a district any more.
madeira-no-such-reward = No ship of yours has arrived for that reward.
# need: number, have: number
madeira-no-reais =
    { $need ->
        [one] You need { $need } real and have { $have }. The windmill may help.
       *[other] You need { $need } reals and have { $have }. The windmill may help.
    }
# most: number
madeira-no-too-many = At most { $most }.
# building: phrase
madeira-no-marker = You have no action marker on { $building }.
madeira-no-same-building = Choose another building.
# place: phrase
madeira-no-not-harvested = No worker of yours has harvested { FORM($place, "in") }, so it yields nothing more.
madeira-no-windmill-closed = The windmill is open in phases B, C and D only.
madeira-no-stepping-down = Stepping down on the windmill is possible in phases B and C only.
madeira-no-windmill-at-top = You are at the top of the windmill: 2 wheat are worth 1 PP there.
madeira-no-windmill-not-at-top = Wheat becomes PP only at the top of the windmill.
madeira-no-prestige = At the bottom of the windmill a step costs 1 PP, and you have none.
# price: number
madeira-no-needed-for-wood =
    { $price ->
        [one] You have bought wood this turn and must still be able to pay { $price } real for it.
       *[other] You have bought wood this turn and must still be able to pay { $price } reals for it.
    }
# city: phrase
madeira-no-city-presented = You have already scored { $city } this round.

## Why not, in a few words
madeira-pirate-dice-sought = Pirate dice
# favour: phrase, city: phrase, district: number
madeira-district-sought = { $favour } ({ $city } { $district })
madeira-brief-full = full
madeira-brief-pirate-die = a pirate die is there
# need: phrase, have: number
madeira-brief-needs = { $need } needed, you have { $have }
# need: phrase, have: number
madeira-brief-wood = { $need } needed, only { $have } within reach
# need: phrase, reach: number
madeira-brief-wood-too-dear = { $need } needed, at most { $reach } with the windmill
madeira-brief-watch = no worker in the City Watch
madeira-brief-face-down = face down
madeira-brief-one-favour = one favor a turn
# phase: sign
madeira-brief-other-phase = only in phase { $phase }
madeira-brief-no-effect = would change nothing
madeira-no-worker-to-move = no worker can move to a field
madeira-no-district-to-build = there is no district you can pay for
madeira-nothing-in-cities = the cities give you nothing and nobody can move
madeira-no-ship-to-move = no ship can sail: goods, wood or a free space are missing
# region: number
madeira-brief-no-worker = no worker in region { $region }
madeira-brief-occupied = occupied
madeira-brief-only-harvest = only harvest
