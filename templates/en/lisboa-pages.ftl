### Lisboa: pages, the map, hands, the final scoring.

lisboa-title = Lisboa · period { $period }, round { $round }
lisboa-title-setting-up = Lisboa · before the first turn
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
lisboa-own-visit-costs = Visits: { $costs }
lisboa-noble-cost = { $noble } { $cost }
lisboa-noble-too-dear = { $noble } { $cost } (too expensive)
lisboa-lacerda-stands = Lacerda: courtier at the { $noble }, helper above the pile of the { $pile }
lisboa-lacerda-upper = Lacerda’s upper State actions (helper above the King’s or the Treasury pile): { $actions }
lisboa-lacerda-lower = Lacerda’s lower State actions (helper above the Builder’s or the Minister’s pile): { $actions }
lisboa-lacerda-order = Upper and lower are not printed; this is the order of the rulebooks. The solo sheet names the Builder’s two in the other order.
lisboa-noble-does = { $noble }: { $action }

## Market, ships, church
lisboa-prices = Prices: { $prices }
lisboa-yard = Yard: { $ship } (hold { $hull }, { $influence }), { $left } in all
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
lisboa-desk-blue = Blue architect
lisboa-desk-green = Green architect
lisboa-desk = On display: { $building }
lisboa-desk-next = Then: { $building }, { $count } in the stack
lisboa-desk-plans = Officials of the plans: { $plans }

## The map
lisboa-sign-gold = g
lisboa-sign-cloth = c
lisboa-sign-books = b
lisboa-sign-tools = t
lisboa-sign-reis = { $count }r
lisboa-sign-influence = { $count }i
lisboa-sign-officials = off
lisboa-sign-plan = pla
lisboa-sign-produce = prd
lisboa-sign-cardinal = car
lisboa-sign-favour = fav
lisboa-sign-north = north
lisboa-legend-goods = Streets, stores, buildings: { $goods } · [in brackets] public buildings, [··] free sites
lisboa-legend-owners = Stores show kind, then owner: { $owners }
lisboa-legend-rewards = Free plots: r réis, i influence, + goods, off officials, pla plan, prd produce, car Cardinal, fav favour, --- closed · last line: wigs of the column
lisboa-rubble-title = Rubble, added to the price of plots ({ $costs })
lisboa-rubble-rows = Rows: { $rows }
lisboa-rubble-columns = Columns: { $columns }
lisboa-rubble-at = { $line } { $cubes }
lisboa-rubble-none = –
lisboa-sites = Free sites
lisboa-site-line = { FORM($site, "line") }: { $terms }
lisboa-plain-free = { $plot } free ({ $reward })
lisboa-plain-store = { $plot } { $store } ({ $owner })
lisboa-plain-closed = Row { $row } is closed.
lisboa-plain-row = Row { $row }: { $plots }.
lisboa-plain-column = Column { $column }: { $wigs }.
lisboa-plain-building = { FORM($site, "line") }: { $building }.
lisboa-means-wealth = { $reis } · { $influence } (worth { $coins }) · { $goods }
lisboa-means-more = { $officials } · plans: { $plans } · portfolio { $cards }/{ $limit } · rubble: { $rubble } · favours: { $favours }
lisboa-means-plan-blue = blue { $officials }
lisboa-means-plan-green = green { $officials }

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
lisboa-hand-treasury = { $card } (in the portfolio: { $benefit })
lisboa-rank-title = Rank at court
lisboa-rank-projected = Rank at court, if the game ended now

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
lisboa-deed-stores = Stores
lisboa-deed-buildings = Public buildings
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
