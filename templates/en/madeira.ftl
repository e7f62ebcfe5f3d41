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
madeira-n-wood-bought = { $wood } ({ $bought } bought for { $reais })
madeira-n-wood-raised = { $wood } ({ $bought } bought: { $paid })
madeira-n-wood-raised-left = { $wood } ({ $bought } bought: { $paid }; { $left } left)
madeira-n-steps =
    { $count ->
        [one] { $count } windmill step
       *[other] { $count } windmill steps
    }
madeira-nothing = nothing
madeira-either = { $most } or { $last }
madeira-both = { $most } and { $last }
madeira-times = { $count }× { $what }
madeira-dots = { $head } · { $tail }
madeira-pay = pay { $what }
madeira-get = get { $what }
madeira-later = later { $what }

## Buildings
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
madeira-capitania-few = { $pp }, 1 worker into a city
madeira-alfandega-few = 1 worker to a colony
madeira-casa-da-coroa-few = turn 1 favour face up
madeira-fortaleza-few = 1 worker to the City Watch
madeira-capitania-many = { $pp }, up to 2 workers into cities
madeira-alfandega-many = up to 2 workers to colonies
madeira-casa-da-coroa-many = turn up to 2 favours face up
madeira-fortaleza-many = up to 2 workers to the City Watch
madeira-no-effect-without-workers = no action (no worker in region { $region })

## Characters
madeira-steward-does = move up to 2 workers to fields
madeira-guildmaster-does = build a district for its favour
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
madeira-treasurer-does = get { $gain }
madeira-bishop-does = move one of your action markers
madeira-engineer-does = 2 more yields if you harvest this turn
madeira-patron-does = get { $gain }
madeira-miller-does = windmill one step up
madeira-monk-does = get { $gain }, where you have access
madeira-navigator-does = move 1 ship
madeira-lady-does = pay { $reais } · any one building action
madeira-sergeant-does = discard half of your pirates, rounded down
madeira-noble-does = this building costs you nothing
madeira-scout-does = move 1 worker from anywhere to anywhere
madeira-diplomat-does = counts as 2 more workers at this building
madeira-sergeant-now = discard { $pirates }
madeira-noble-now = pay nothing · { $effect }
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
madeira-guilds-gives = turn 1 favour face up
madeira-support-gives = get { $bread }, or discard up to { $pirates }
madeira-city-gives = { $pp }, 1 worker into a city
madeira-top-of-windmill = nothing (you are at the top of the windmill)
madeira-none-face-down = nothing (no favour of yours is face down)
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
madeira-field = Field { $field }
    .from = from field { $field }
    .to = to field { $field }
    .in = on field { $field }
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
madeira-post = { FORM($good, "cap") } trade post
madeira-trade-space = { FORM($good, "cap") } trade post { $number }
    .from = from the { $good } trade post (space { $number })
    .to = to the { $good } trade post (space { $number })
madeira-arrival-space = { $colony } { $number }
    .from = { FORM($colony, "from") } (space { $number })
    .to = { FORM($colony, "to") } (space { $number })
madeira-region = Region { $region }

## Questions
madeira-standing-feed-all = Feed all workers
madeira-standing-no-windmill = Leave the windmill alone
madeira-ask-settle-city = On which city spot does your first worker begin?
madeira-ask-settle-field =
    { $left ->
        [one] On which field does your last starting worker begin? Not in a region where you already have one.
       *[other] On which field does a worker of yours begin? ({ $left } to place, each in a different region)
    }
madeira-ask-row = Which row of the guild board do you take?
madeira-ask-request = Which crown request do you take from row { $row }?
madeira-ask-guild = Row { $row }: which guild’s favours do you turn up?
madeira-ask-turn = Place a die, or pass?
madeira-ask-act = { $character } at { $building }: take the action, or harvest?
madeira-ask-free = Free building { $building }: do you harvest?
madeira-ask-worker-fields =
    { $left ->
        [one] Which worker do you move to a field?
       *[other] Which worker do you move to a field? (up to { $left })
    }
madeira-ask-worker-city =
    { $left ->
        [one] Which worker do you move into a city?
       *[other] Which worker do you move into a city? (up to { $left })
    }
madeira-ask-worker-within =
    { $left ->
        [one] Which worker or citizen do you move within the cities?
       *[other] Which worker or citizen do you move within the cities? (up to { $left })
    }
madeira-ask-worker-colonies =
    { $left ->
        [one] Which worker do you move to a colony?
       *[other] Which worker do you move to a colony? (up to { $left })
    }
madeira-ask-worker-watch =
    { $left ->
        [one] Which worker do you move to the City Watch?
       *[other] Which worker do you move to the City Watch? (up to { $left })
    }
madeira-ask-worker-anywhere = Scout: which worker do you move?
madeira-ask-worker-to = Where does the piece { FORM($from, "from") } go?
madeira-ask-ship =
    { $left ->
        [one] Which ship do you move?
       *[other] Which ship do you move? (up to { $left })
    }
madeira-ask-sail = Where does the ship { FORM($from, "from") } sail?
madeira-ask-reward =
    { $left ->
        [one] Which of the king’s rewards do you take?
       *[other] Which of the king’s rewards do you take first? ({ $left } ships arrived)
    }
madeira-ask-district = Which district do you build?
madeira-ask-wood =
    { $left ->
        [one] Where do you buy the wood?
       *[other] Where do you buy the next wood? ({ $left } still to take)
    }
madeira-ask-wood-gift =
    { $left ->
        [one] Where do you take the wood?
       *[other] Where do you take the next wood? ({ $left } still to take)
    }
madeira-ask-again =
    { $left ->
        [one] Which field do you harvest once more?
       *[other] Which field do you harvest once more? ({ $left } more yields)
    }
madeira-ask-marker = Bishop: which action marker goes where?
madeira-ask-building = Lady: which building action do you carry out?
madeira-ask-turn-up =
    { $left ->
        [one] Which favour do you turn up?
       *[other] Which favour do you turn up? (up to { $left })
    }
madeira-ask-discard = How many pirates do you discard?
madeira-ask-support = Royal Support: get bread, or discard pirates?
madeira-ask-resolve = { $building }: pay { $cost }, or take { $pirates }?
madeira-ask-raise = You owe for wood and are { $missing } short: how do you raise it?
madeira-ask-last-windmill = Last chance to step down on the windmill this round: do you?
madeira-ask-honour = You alone have the most workers in the City Watch: take one home for { $pp }?
madeira-ask-maintain =
    { $ships ->
        [one] Maintenance: do you pay wood for your ship?
       *[other] Maintenance: how much wood do you pay for your { $ships } ships?
    }
madeira-ask-feed =
    { $due ->
        [one] Feeding: do you give bread for the one worker the windmill does not feed?
       *[other] Feeding: how much bread do you give for the { $due } workers the windmill does not feed?
    }
madeira-ask-feed-nothing = Feeding: nobody needs bread. Last chance to use your goods at the windmill?
madeira-ask-present =
    { $left ->
        [one] Which crown request do you present?
       *[other] Which crown request do you present? ({ $left } this round)
    }

## Options
madeira-opt-row = Row { $row }: get { $dice } · { $guilds }
madeira-detail-row = Request: { $requests }
madeira-opt-take = { $request }: { $pp } if presented now
madeira-opt-guild = Turn up { $favours } ({ $guild })
madeira-opt-favour = Favour { $favour }: { $does }
madeira-opt-die = { FORM($die, "cap") } { FORM($character, "on") }: { $parts }
madeira-free-of-bread = free of bread
madeira-worker-leaves-watch = a worker leaves the City Watch
madeira-detail-die = { $does }; or harvest { $harvest }
madeira-detail-no-harvest = no worker of yours to harvest in region { $region }
madeira-detail-free = harvest { $harvest }, plus one more yield
madeira-opt-pass = Pass on { $space }: { $gain }
madeira-detail-pass =
    { $dice ->
        [one] You give up your last die
       *[other] You give up { $dice } dice
    }
madeira-opt-act = { FORM($character, "cap") }: { $does }
madeira-detail-mayor = the cities would now give { $gains }
madeira-opt-harvest = Harvest region { $region }: get { $gains }
madeira-opt-harvest-more =
    Harvest region { $region }: get { $gains }, then { $more ->
        [one] { $more } more yield
       *[other] { $more } more yields
    }
madeira-opt-again = { $field } once more: get { $gain }
madeira-opt-worker = Worker { FORM($place, "from") }
madeira-opt-citizen = Citizen { FORM($place, "from") }
madeira-opt-to = { $place }
madeira-opt-to-spot-pp = { $place }: { $pp }
madeira-detail-city = Mayor: { $gives } · Urban Development: { $most } with the majority, else { $less }
madeira-opt-to-field = Field { $field }: { $good }
madeira-opt-to-field-wood = Field { $field }: { $good }, covered by { $wood }
madeira-opt-to-forest = Forest: access to any amount of wood
madeira-opt-to-colony = { $place }: get { $good } every round · { $pp } now
madeira-opt-to-watch = City Watch: discard up to { $pirates }
madeira-opt-to-watch-none = City Watch: you have no pirates to discard
madeira-detail-becomes = becomes { $good } in round { $round } if it has no wood then
madeira-opt-ship-home = A ship from home: pay { $wood } when it sails
madeira-opt-ship = Ship { FORM($place, "from") }
madeira-opt-another-ship = Choose another ship
madeira-opt-sail-trade = { $place }: pay { $goods } · get { $reais }
madeira-opt-sail-colony = { $place }: pay { $goods } · get a reward
madeira-detail-rewards = Reward: { $rewards }
madeira-opt-reward = { $colony }, { $reward }: { $gives }
madeira-opt-build = { $favour } ({ $city } { $district }): pay { $wood }
madeira-detail-build = Favour: { $does }
madeira-opt-wood = { $field } ({ $left } left)
madeira-opt-wood-forest = Forest
madeira-opt-marker = From { $from } to { $to }
madeira-opt-use = { $building }: { $effect }
madeira-opt-turn-up = { $favour }: { $does }
madeira-opt-discard = Discard { $pirates }
madeira-opt-discard-none = Discard none
madeira-opt-bread = Get { $bread }
madeira-opt-pay = Pay { $reais }: { $effect }
madeira-opt-pirates = Take { $pirates }
madeira-opt-honour = Take a worker home: get { $pp }
madeira-opt-upkeep = Pay { $paid } · take { $pirates }
madeira-opt-upkeep-none = Pay nothing · take { $pirates }
madeira-opt-upkeep-all = Pay { $paid } · no pirates
madeira-opt-present = { $request }: { $pp }
madeira-opt-present-city = { $request }, { $city }: { $pp }
madeira-opt-present-reais = { $request }: pay { $reais } · { $pp }
madeira-opt-mill-down = Windmill down to { $to }: get { $gain }
madeira-opt-mill-pay = Windmill: pay { $paid } · get { $gain }
madeira-opt-mill-up = Windmill up to { $to }: pay { $paid }
madeira-opt-exchange = Exchange: pay { $give } · get { $get }
madeira-opt-done = No more
madeira-opt-neither = Neither action nor harvest
madeira-opt-decline = No

## Groups of options
madeira-group-favours = Favours
madeira-group-character = { FORM($character, "cap") } · { $building } (region { $region }), then about { $cost } or { $pirates }
madeira-group-pass = Pass
madeira-group-colonies = Colonies
madeira-group-home = Home and City Watch
madeira-group-windmill = Windmill
madeira-group-exchange = Exchange goods
madeira-group-other = Everything else

## What happened: the beginning and phase A
madeira-start-request =
    { $who } begins with the request { $request } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }).
madeira-first-order = The order is { $order }.
madeira-round-began = Round { $round } begins. { $free } stays free.
madeira-character-placed = { $building }: { $character }.
madeira-pirate-dice-rolled = Pirate dice at the City Watch: { $dice }.
madeira-row-rolled = Guild board, row { $row }: { $dice }.
madeira-row-taken = { $who } takes row { $row } with the dice { $dice }.
madeira-request-taken = { $who } takes the request { $request }.
madeira-favours-turned-up =
    { $count ->
        [one] { $who } turns a favour face up: { $favours }.
       *[other] { $who } turns favours face up: { $favours }.
    }

## What happened: turns
madeira-favour-used = { $who } uses the favour { $favour }.
madeira-die-placed = { $who } places { $die } { FORM($character, "on") } ({ $building }).
madeira-die-placed-bread = { $who } places { $die } { FORM($character, "on") } ({ $building }) for { $bread }.
madeira-passed = { $who } passes on space { $space }.
madeira-worker-placed = { $who } places a worker { FORM($place, "in") }.
madeira-worker-moved = { $who } moves a worker { FORM($from, "from") } { FORM($to, "to") }.
madeira-citizen-moved = { $who } moves a citizen { FORM($from, "from") } { FORM($to, "to") }.
madeira-ship-launched = { $who } sends a ship from home { FORM($to, "to") } for { $paid }.
madeira-ship-moved = { $who } sends a ship { FORM($from, "from") } { FORM($to, "to") } for { $paid }.
madeira-reward-taken = The king’s reward { FORM($colony, "in") } for { $who }: { $reward } ({ $gives }).
madeira-district-built = { $who } builds district { $district } of { $city } with { $wood } and receives the favour { $favour }.
madeira-wood-bought = { $who } buys { $wood } { FORM($from, "from") }.
madeira-wood-received = { $who } receives { $wood } { FORM($from, "from") }.
madeira-wood-paid = { $who } pays { $reais } for { $wood } bought this turn.
madeira-harvested = { $who } harvests { $gain } { FORM($from, "from") }.
madeira-marker-moved = { $who } moves an action marker from { $from } to { $to }.
madeira-gained = { $who } gains { $gain }.
madeira-lost-windmill-step = { $who } is at the top of the windmill already and gains no step.
madeira-lost-favour = { $who } has no favour face down to turn up.
madeira-lost-city-spot = { $who } moves no worker: no city spot is free.
madeira-lost-wood = { $who } has no access to { $wood } and goes without.
madeira-lady-paid = { $who } pays { $reais } for the Lady’s help.
madeira-pirates-taken = { $who } takes { $pirates }.
madeira-pirates-discarded = { $who } discards { $pirates }.

## What happened: buildings and windmill
madeira-building-opened = { $building } is resolved with { $dice }: it costs { $cost }, or brings { $pirates }.
madeira-building-paid = { $who } pays { $reais } at { $building }.
madeira-building-used = { $who } uses { $building }: { $effect }.
madeira-mill-down = { $who } takes { $gain } from the windmill (now at { $level }).
madeira-mill-paid = { $who } gives { $paid } at the windmill for { $gain }.
madeira-mill-up = { $who } gives { $paid } to the windmill and steps up to { $level }.
madeira-windmill-raised = { $who } steps up to { $level } on the windmill.
madeira-exchanged = { $who } exchanges { $give } for { $get }.

## What happened: upkeep, requests, the end
madeira-honoured = { $who } is honoured for the City Watch.
madeira-colony-income = { $who } gains { $gain } { FORM($colony, "from") }.
madeira-maintained =
    { $who } pays { $wood } for { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
madeira-fed =
    { $who } gives { $bread } for { $due ->
        [one] { $due } worker
       *[other] { $due } workers
    }.
madeira-presented-ships =
    { $who } presents { $request } with { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }: { $pp }.
madeira-presented-favours =
    { $who } presents { $request } with { $count ->
        [one] { $count } favour
       *[other] { $count } favours
    }: { $pp }.
madeira-presented-city = { $who } presents { $request } with { $city }: { $pp }.
madeira-presented-reais = { $who } presents { $request } and gives { $reais } for { $pp }.
madeira-presented-nothing = { $who } presents { $request } and scores nothing.
madeira-field-converted = Field { $field } now grows { $good }.
madeira-resources-scored = { $who } has { $reais } in money and goods: { $pp }.
madeira-pirates-revealed = { $who } shows { $pirates } and loses { $loss }.
madeira-pirates-revealed-none = { $who } has no pirates and loses nothing.
madeira-ended = The game is over.

## Why not
madeira-no-asked-otherwise = Something else is asked of you now.
madeira-no-your-turn = It is not your turn. Out of turn only the windmill is open to you.
madeira-no-row-taken = Row { $row } is taken. Choose a free one.
madeira-no-such-row = There is no row { $row } on the guild board with this number of players.
madeira-no-such-request = There is no request { $request } here.
madeira-no-nothing-of-guild = You have nothing face down of that guild, or it does not belong to this row.
madeira-no-such-die = You have no guild die of { $value } left.
madeira-no-such-pirate-die = There is no pirate die of { $value } at the City Watch.
madeira-no-worker-in-watch = A pirate die needs a worker of yours in the City Watch, who then goes home.
madeira-no-character-full = No room { FORM($character, "on") }: there lie at most as many dice as there are players.
madeira-no-pirate-die-there = There is already a pirate die { FORM($character, "on") }, and there may be only one.
madeira-no-bread = A die below the number of the region costs the difference in bread: { $need }. You have { $have }.
madeira-no-pass-space-taken = Pass space { $space } is taken. Choose a free one.
madeira-no-such-pass-space = There is no pass space { $space } with this number of players.
madeira-no-such-alternative = Pass space { $space } does not offer that.
madeira-no-such-favour = You do not have the favour { $favour }.
madeira-no-favour-face-down = Your favour { $favour } is face down. Turn it up first.
madeira-no-favour-used = Only one favour per turn, and you have used one.
madeira-no-favour-other-phase = { $favour } ({ $does }) is for the other phase: Engineer in B, Noble and Diplomat in C.
madeira-no-die-must-follow = After the Engineer you must place a die.
madeira-no-effect = That would change nothing now.
madeira-no-only-harvest = The free building has no action of its own: there you may only harvest.
madeira-no-worker-in-region = You have no worker on a field of region { $region }. The forest does not count.
madeira-no-nobody-there = You have nobody to move { FORM($place, "from") }.
madeira-no-moved-already = That piece has just moved. The second must be another one.
madeira-no-not-from-watch = Workers leave the City Watch only for a pirate die, the honour or the Scout.
madeira-no-only-within-cities = The Mayor moves only workers and citizens who are in cities.
madeira-no-not-there = This move cannot lead { FORM($place, "to") }.
madeira-no-field-taken = There is a worker { FORM($place, "in") } already: one of yours per field, and at the start one of anybody’s.
madeira-no-region-taken = At the start your field workers stand in different regions. The forest is an area of its own.
madeira-no-spot-taken = { $place } is occupied. One piece per spot.
madeira-no-district-not-built = { $place }: that district is not built yet, a favour still lies on it.
madeira-no-ship-there = You have no ship there.
madeira-no-space-taken = { $place } is occupied. One ship per space; with two players the last two of a trade post are one.
madeira-no-space-closed = { $place } is not used with this number of players.
madeira-no-goods = You need { $need } and have { $have }. The windmill exchanges any two goods for one.
madeira-no-access-to-wood = You need { $need } wood, but have and can reach only { $have }: wood is bought where a worker of yours stands.
madeira-no-wood-too-dear =
    { $price ->
        [one] The wood of this turn would cost { $price } real, and you can raise only { $reach }.
       *[other] The wood of this turn would cost { $price } reais, and you can raise only { $reach }.
    }
madeira-no-wood-there = There is no wood for you { FORM($place, "in") }.
madeira-no-district-built = The favour { $favour } lies on no district any more.
madeira-no-such-reward = No ship of yours has arrived for that reward.
madeira-no-reais =
    { $need ->
        [one] You need { $need } real and have { $have }. The windmill may help.
       *[other] You need { $need } reais and have { $have }. The windmill may help.
    }
madeira-no-too-many = At most { $most }.
madeira-no-marker = You have no action marker on { $building }.
madeira-no-same-building = Choose another building.
madeira-no-not-harvested = No worker of yours has harvested { FORM($place, "in") }, so it yields nothing more.
madeira-no-windmill-closed = The windmill is open in phases B, C and D only.
madeira-no-stepping-down = Stepping down on the windmill is possible in phases B and C only.
madeira-no-windmill-at-top = You are at the top of the windmill: 2 wheat are worth 1 PP there.
madeira-no-windmill-not-at-top = Wheat becomes PP only at the top of the windmill.
madeira-no-prestige = At the bottom of the windmill a step costs 1 PP, and you have none.
madeira-no-needed-for-wood =
    { $price ->
        [one] You have bought wood this turn and must still be able to pay { $price } real for it.
       *[other] You have bought wood this turn and must still be able to pay { $price } reais for it.
    }
madeira-no-city-presented = You have presented { $city } already this round.

## Why not, in a few words
madeira-pirate-dice-sought = Pirate dice
madeira-district-sought = { $favour } ({ $city } { $district })
madeira-brief-full = full
madeira-brief-pirate-die = a pirate die is there
madeira-brief-needs = { $need } needed, you have { $have }
madeira-brief-watch = no worker in the City Watch
madeira-brief-face-down = face down
madeira-brief-one-favour = one favour a turn
madeira-brief-other-phase = in the other phase
madeira-brief-no-effect = would change nothing
madeira-brief-no-worker = no worker in region { $region }
madeira-brief-occupied = occupied
madeira-brief-only-harvest = only harvest
