### Lisboa: pages, the map, hands, the final scoring.

lisboa-title = Lisboa · period { $period }, round { $round }
lisboa-ends-this-round = The end is near: this round, then a last one.
lisboa-ends-last-round = This is the last round.
lisboa-ends-over = The game is over.
lisboa-page-board = Board
lisboa-page-city = City
lisboa-page-court = Court and offices
lisboa-page-market = Market, ships, church
lisboa-page-decrees = Decrees and buildings
lisboa-players = Players
lisboa-head-court = Court
lisboa-head-market = Market
lisboa-head-visits = Visits and favours

## The court
lisboa-treasury-line = Treasury { $reis } · visits { $visits }
lisboa-piles = Cards at court
lisboa-piles-line = Piles: { $piles }
lisboa-pile-line =
    { $card } · { $count ->
        [one] last card
       *[other] { $count } cards
    }
lisboa-pile-empty = { $pile }: empty
lisboa-offices = Offices
lisboa-office-line = { $noble } ({ $taken } of { $spaces }): { $officials }
lisboa-plaza-line = … on the plaza: { $officials }
lisboa-neutral = neutral
lisboa-nobody = nobody
lisboa-favours-left = Favours left: { $favours }
lisboa-visit-costs = { $who } pays for visits: { $costs }
lisboa-noble-cost = { $noble } { $cost }
lisboa-noble-too-dear = { $noble } { $cost } (too dear)
lisboa-lacerda-stands = Lacerda: courtier at the { $noble }, helper above the pile of the { $pile }
lisboa-lacerda-upper = Lacerda’s upper State actions (helper above the King’s or the Treasury pile): { $actions }
lisboa-lacerda-lower = Lacerda’s lower State actions (helper above the Builder’s or the Minister’s pile): { $actions }
lisboa-lacerda-order = Upper and lower are not printed; this is the order of the rulebooks. The solo sheet names the Builder’s two in the other order.
lisboa-noble-does = { $noble }: { $action }

## Market, ships, church
lisboa-prices = Prices: { $prices }
lisboa-yard = Yard: { $ship } (hold { $hull }, influence { $influence }), { $left } in all
lisboa-yard-empty = Yard: empty
lisboa-ships = Ships
lisboa-ship-line =
    { $ship } ({ $owner }): { $goods } of { $hull } goods, { $bonus ->
        [0] no bonus
        [one] 1 real more per good
       *[other] { $bonus } réis more per good
    }
lisboa-ship-at-sea = { $ship } ({ $owner }): at sea
lisboa-no-ships = None yet
lisboa-church = Church
lisboa-church-tile = { $place }. { $tile }
lisboa-church-gap = { $place }. empty
lisboa-church-symbols = The Cardinal stands before number 1. Treasury in { $treasury }, envelope in { $envelope } steps.
lisboa-city-tiles = City tiles: { $stores }
lisboa-small-tile = small tool store
lisboa-rubble-pile = Rubble pile: { $cubes }

## Decrees and buildings
lisboa-decree-row = Decrees
lisboa-decree-worth = { $decree } · now { $wigs }
lisboa-decrees-left =
    { $count ->
        [one] One more in the stack
       *[other] { $count } more in the stack
    }
lisboa-desk = On display: { $building }
lisboa-desk-next = Then: { $building }, { $count } in the stack
lisboa-desk-plans = Officials of the plans: { $plans }

## The map
lisboa-sign-gold = G
lisboa-sign-cloth = C
lisboa-sign-books = B
lisboa-sign-tools = T
lisboa-sign-earthquake = e
lisboa-sign-fire = f
lisboa-sign-tsunami = t
lisboa-sign-reis = { $count }r
lisboa-sign-influence = { $count }i
lisboa-sign-officials = of
lisboa-sign-plan = pl
lisboa-sign-produce = pr
lisboa-sign-cardinal = ca
lisboa-sign-favour = fa
lisboa-sign-north = N
lisboa-sign-wigs = w
lisboa-legend = Signs
lisboa-legend-goods = G gold, C cloth, B books, T tools: streets, buildings, and stores with their owner’s number
lisboa-legend-rubble = e earthquake ({ $earthquake }), f fire ({ $fire }), t tsunami ({ $tsunami }): rubble at the sites, beside the rows, below the columns
lisboa-legend-rewards = Free plots: r réis, i influence, +G goods, of officials, pl plan, pr produce, ca Cardinal, fa favour; w wigs of a column
lisboa-sites = Free sites
lisboa-plain-free = { $plot } free ({ $reward })
lisboa-plain-store = { $plot } { $store } ({ $owner })
lisboa-plain-closed = Row { $row } is closed.
lisboa-plain-row = Row { $row }: { $plots }. Rubble: { $cubes }.
lisboa-plain-column = Column { $column }: { $wigs }. Rubble: { $cubes }.
lisboa-plain-building = A { $building } stands { $site }.

## Players
lisboa-player-line =
    { $who }: { $wigs } · { $reis } · { $influence } · { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    } · { $stores ->
        [one] 1 store
       *[other] { $stores } stores
    } · favours: { $favours }
lisboa-lacerda-line =
    { $who }: { $wigs } · { $influence } · { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } · { $stores ->
        [one] 1 store
       *[other] { $stores } stores
    } · favours: { $favours }
lisboa-wealth = Possessions
lisboa-wealth-line = { $wigs }, { $reis }, { $influence } (worth { $coins } as coins)
lisboa-goods-line = Goods: { $goods } (room for { $room } of a kind)
lisboa-goods-line-free = Goods: { $goods }
lisboa-rubble-line =
    Rubble: { $cubes } · { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    } · { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
lisboa-officials-line =
    { $count ->
        [one] 1 official left on the board
       *[other] { $count } officials left on the board
    }
lisboa-stores-line = Stores: { $stores }
lisboa-houses-line = Houses built: left { $left } of 2, middle { $middle } of 3, right { $right } of 3
lisboa-favours-line = Favours: { $favours }
lisboa-portfolio-title = Portfolio ({ $cards } of { $limit })
lisboa-docks-line = Docks: { $cards }
lisboa-bureau-line = Bureau: { $cards }
lisboa-envelope-line = An envelope brings { $influence }
lisboa-clergy-title = Clergy tiles
lisboa-plans-title = Plans
lisboa-open-plans-line = Open: { $plans }
lisboa-completed-plans-line = Completed: { $plans }
lisboa-player-decrees = Decrees
lisboa-costs-title = Costs
lisboa-event-cost = An event costs { $reis }
lisboa-hand-size =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
lisboa-hand-drafted = Kept so far: { $cards }
lisboa-hand-noble = { $card } ({ $what })
lisboa-hand-treasury = { $card } ({ $event }; in the portfolio: { $benefit })
lisboa-rank-title = Rank at court

## The final scoring
lisboa-scoring = Final scoring
lisboa-projection = If the game ended now
lisboa-item-track = Wigs so far
lisboa-item-ships = Ships
lisboa-item-sets = Sets of rubble
lisboa-item-rubble = Rubble cubes
lisboa-item-gold = Gold stores
lisboa-item-tools = Tool stores
lisboa-item-books = Book stores
lisboa-item-cloth = Cloth stores
lisboa-item-reis = Réis, influence
lisboa-item-decrees = Decrees
lisboa-item-officials = Officials
lisboa-item-favours = Favours
lisboa-item-total = Total
lisboa-score-line = { $who }: { $total } ({ $items })
lisboa-score-item = { $item } { $points }
lisboa-rank-asks = For the next rank, { $rank }, you would have needed: { $needs }.
lisboa-asks-wigs = more wigs than Lacerda
lisboa-asks-stores =
    { $count ->
        [one] 1 store
       *[other] { $count } stores
    }
lisboa-asks-stores-as-many = as many stores as Lacerda
lisboa-asks-stores-more = more stores than Lacerda
lisboa-asks-majorities =
    { $count ->
        [one] 1 majority
       *[other] { $count } majorities
    }
lisboa-asks-reis = { $reis }
lisboa-asks-decrees =
    { $count ->
        [one] 1 decree
       *[other] { $count } decrees
    }
lisboa-asks-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
