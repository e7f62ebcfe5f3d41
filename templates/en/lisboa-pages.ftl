### Lisboa: pages, the map, hands, the final scoring.

# period: sign, round: number
lisboa-title = Lisboa · period { $period }, round { $round }
lisboa-title-setting-up = Lisboa · before the first turn
lisboa-ends-this-round = The end is near: this round, then a last one.
lisboa-ends-last-round = This is the last round.
lisboa-ends-over = The game is over.
lisboa-page-board = Board
lisboa-page-city = Downtown
lisboa-page-court = Court and offices
lisboa-page-market = Market, ships, church
lisboa-page-decrees = Decrees and buildings
lisboa-players = Players
lisboa-head-court = Court
lisboa-head-market = Market
lisboa-head-visits = Visits and favors

## The court
lisboa-piles = Cards at court
# piles: phrase
lisboa-piles-line = Piles: { $piles }
# count: number, card: phrase
lisboa-pile-line =
    { $card } · { $count ->
        [one] last card
       *[other] { $count } cards
    }
# pile: phrase
lisboa-pile-empty = { $pile }: empty
lisboa-offices = Offices
# noble: phrase, taken: number, spaces: number, officials: phrase
lisboa-office-line = { $noble } ({ $taken } of { $spaces }): { $officials }
# officials: phrase
lisboa-plaza-line = … on the plaza: { $officials }
lisboa-neutral = neutral
lisboa-nobody = nobody
# favours: phrase
lisboa-favours-left = Favors left: { $favours }
# who: phrase, costs: phrase
lisboa-visit-costs = { $who } pays for visits: { $costs }
# costs: phrase
lisboa-own-visit-costs = Visits: { $costs }
# noble: phrase, cost: phrase
lisboa-noble-cost = { $noble } { $cost }
# noble: phrase, cost: phrase
lisboa-noble-too-dear = { $noble } { $cost } (too expensive)
# noble: phrase, pile: phrase
lisboa-lacerda-stands = Lacerda: courtier at the { $noble }, helper above the pile of the { $pile }
# actions: phrase
lisboa-lacerda-upper = Lacerda’s upper State actions (helper above the King’s or the Treasury pile): { $actions }
# actions: phrase
lisboa-lacerda-lower = Lacerda’s lower State actions (helper above the Builder’s or the Minister’s pile): { $actions }
lisboa-lacerda-order = The sheet does not say which is upper; this follows the rulebook’s order.
# noble: phrase, action: phrase
lisboa-noble-does = { $noble }: { $action }

## Market, ships, church
# prices: phrase
lisboa-prices = Prices: { $prices }
# ship: phrase, hull: number, influence: phrase, left: number
lisboa-yard = Shipyard: { $ship } (hull { $hull }, { $influence }), { $left } left
lisboa-yard-empty = Shipyard: empty
lisboa-ships = Ships
# ship: phrase, owner: phrase, goods: number, hull: number, bonus: number
lisboa-ship-line =
    { $ship } ({ $owner }): { $goods } of { $hull } goods, { $bonus ->
        [0] no bonus
        [one] 1 real more per good
       *[other] { $bonus } réis more per good
    }
# ship: phrase, owner: phrase
lisboa-ship-at-sea = { $ship } ({ $owner }): at sea
lisboa-no-ships = None yet
lisboa-church = Church
# place: number, tile: phrase
lisboa-church-tile = { $place }. { $tile }
# place: number
lisboa-church-gap = { $place }. empty
# treasury: number, envelope: number
lisboa-church-symbols = The Cardinal stands before number 1. Steps to the church treasury: { $treasury }, to the envelope: { $envelope }.
# stores: phrase
lisboa-city-tiles = City tiles: { $stores }
lisboa-small-tile = small tool store
# cubes: phrase
lisboa-rubble-pile = Rubble pile: { $cubes }

## Decrees and buildings
lisboa-decree-row = Decrees
# decree: phrase, wigs: phrase
lisboa-decree-worth = { $decree } · now { $wigs }
# count: number
lisboa-decrees-left =
    { $count ->
        [one] One more in the stack
       *[other] { $count } more in the stack
    }
lisboa-desk-blue = Blue architect
lisboa-desk-green = Green architect
# building: phrase
lisboa-desk = On display: { $building }
# building: phrase, count: number
lisboa-desk-next = Then: { $building }, { $count } in the stack
# plans: phrase
lisboa-desk-plans = Officials of the plans: { $plans }

## The map
lisboa-sign-gold = g
lisboa-sign-cloth = c
lisboa-sign-books = b
lisboa-sign-tools = t
# count: number
lisboa-sign-reis = { $count }r
# count: number
lisboa-sign-influence = { $count }i
lisboa-sign-officials = off
lisboa-sign-plan = pla
lisboa-sign-produce = prd
lisboa-sign-cardinal = car
lisboa-sign-favour = fav
lisboa-sign-north = north
# goods: phrase
lisboa-legend-goods = Streets, stores, buildings: { $goods } · [in brackets] public buildings, [··] free sites
# owners: phrase
lisboa-legend-owners = Stores show kind, then owner: { $owners }
lisboa-legend-rewards = Free plots: r réis, i influence, + goods, off officials, pla plan, prd produce, car Cardinal, fav favor, --- closed · last line: wigs of the column
# costs: phrase
lisboa-rubble-title = Rubble, added to the price of plots ({ $costs })
# rows: phrase
lisboa-rubble-rows = Rows: { $rows }
# columns: phrase
lisboa-rubble-columns = Columns: { $columns }
# line: sign, cubes: phrase
lisboa-rubble-at = { $line } { $cubes }
lisboa-rubble-none = –
lisboa-sites = Free sites
# site: phrase, terms: phrase
lisboa-site-line = { FORM($site, "line") }: { $terms }
# plot: sign, reward: phrase
lisboa-plain-free = { $plot } free ({ $reward })
# plot: sign, store: phrase, owner: phrase
lisboa-plain-store = { $plot } { $store } ({ $owner })
# row: sign
lisboa-plain-closed = Row { $row } is closed.
# row: sign, plots: phrase
lisboa-plain-row = Row { $row }: { $plots }.
# column: sign, wigs: phrase
lisboa-plain-column = Column { $column }: { $wigs }.
# site: phrase, building: phrase
lisboa-plain-building = { FORM($site, "line") }: { $building }.
# reis: phrase, influence: phrase, coins: phrase, goods: phrase
lisboa-means-wealth = { $reis } · { $influence } (worth { $coins }) · { $goods }
# officials: phrase, plans: phrase, cards: number, limit: number, rubble: phrase, favours: phrase
lisboa-means-more = { $officials } · plans: { $plans } · portfolio { $cards }/{ $limit } · rubble: { $rubble } · favors: { $favours }
# officials: number
lisboa-means-plan-blue = blue { $officials }
# officials: number
lisboa-means-plan-green = green { $officials }

## Players
# who: phrase, wigs: phrase, reis: phrase, influence: phrase, sets: number, stores: number, favours: phrase
lisboa-player-line =
    { $who }: { $wigs } · { $reis } · { $influence } · { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    } · { $stores ->
        [one] 1 store
       *[other] { $stores } stores
    } · favors: { $favours }
# who: phrase, wigs: phrase, influence: phrase, cubes: number, stores: number, favours: phrase
lisboa-lacerda-line =
    { $who }: { $wigs } · { $influence } · { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } · { $stores ->
        [one] 1 store
       *[other] { $stores } stores
    } · favors: { $favours }
lisboa-wealth = Supply
# wigs: phrase, reis: phrase, influence: phrase, coins: number
lisboa-wealth-line = { $wigs }, { $reis }, { $influence } (worth { $coins } as coins)
# goods: phrase, room: number
lisboa-goods-line = Goods: { FORM($goods, "none") } (room for { $room } of a kind)
# goods: phrase
lisboa-goods-line-free = Goods: { FORM($goods, "none") }
# cubes: phrase, sets: number, markers: number
lisboa-rubble-line =
    Rubble: { FORM($cubes, "none") } · { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    } · { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
# count: number
lisboa-officials-line =
    { $count ->
        [one] 1 official on the player board
       *[other] { $count } officials on the player board
    }
# stores: phrase
lisboa-stores-line = Stores: { $stores }
# left: number, middle: number, right: number
lisboa-houses-line = Houses built: left { $left } of 2, middle { $middle } of 3, right { $right } of 3
# favours: phrase
lisboa-favours-line = Favors: { $favours }
# cards: number, limit: number
lisboa-portfolio-title = Portfolio ({ $cards } of { $limit })
# cards: phrase
lisboa-docks-line = Docks: { $cards }
# cards: phrase
lisboa-bureau-line = Bureau: { $cards }
# influence: phrase
lisboa-envelope-line = An envelope brings { $influence }
lisboa-clergy-title = Clergy tiles
lisboa-no-clergy = none
lisboa-plans-title = Plans
# plans: phrase
lisboa-open-plans-line = Not completed: { $plans }
# plans: phrase
lisboa-completed-plans-line = Completed: { $plans }
lisboa-player-decrees = Decrees
lisboa-costs-title = Costs
# reis: phrase
lisboa-event-cost = An event costs { $reis }
# count: number
lisboa-hand-size =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
# cards: phrase
lisboa-hand-drafted = Kept so far: { $cards }
# card: phrase, benefit: phrase
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
lisboa-item-favours = Favors
lisboa-deed-stores = Stores
lisboa-deed-buildings = Public buildings
lisboa-item-total = Total
# who: phrase, total: phrase, items: phrase
lisboa-score-line = { $who }: { $total } ({ $items })
# item: phrase, points: number
lisboa-score-item = { $item } { $points }
# rank: phrase, needs: phrase
lisboa-rank-asks = For the next rank, { $rank }, you would have needed: { $needs }.
lisboa-asks-wigs = more wigs than Lacerda
# count: number
lisboa-asks-stores =
    { $count ->
        [one] 1 store
       *[other] { $count } stores
    }
lisboa-asks-stores-as-many = as many stores as Lacerda
lisboa-asks-stores-more = more stores than Lacerda
# count: number
lisboa-asks-majorities =
    { $count ->
        [one] 1 majority
       *[other] { $count } majorities
    }
# reis: phrase
lisboa-asks-reis = { $reis }
# count: number
lisboa-asks-decrees =
    { $count ->
        [one] 1 decree
       *[other] { $count } decrees
    }
# count: number
lisboa-asks-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
