### Lisboa: what decrees count. With one, the number is left out: "per store", "per 2 stores".

# wigs: phrase, what: phrase
lisboa-decree-per = { $wigs } per { $what }
# wigs: phrase, what: phrase, max: number
lisboa-decree-per-at-most = { $wigs } per { $what }, at most { $max }
# wigs: phrase, what: phrase
lisboa-decree-if = { $wigs } with at least { $what }
lisboa-decree-best-foreign = the wigs that another player’s best decree brings here

# count: number
lisboa-metric-buildings-blue =
    { $count ->
        [one] public building of the blue architect
       *[other] { $count } public buildings of the blue architect
    }
# count: number
lisboa-metric-buildings-green =
    { $count ->
        [one] public building of the green architect
       *[other] { $count } public buildings of the green architect
    }
# count: number
lisboa-metric-buildings-west =
    { $count ->
        [one] public building in the west
       *[other] { $count } public buildings in the west
    }
# count: number
lisboa-metric-buildings-north =
    { $count ->
        [one] public building in the north
       *[other] { $count } public buildings in the north
    }
# count: number
lisboa-metric-buildings-east =
    { $count ->
        [one] public building in the east
       *[other] { $count } public buildings in the east
    }
# store: phrase
lisboa-metric-any-stores = { $store }, whoever owns them
# count: number
lisboa-metric-stores =
    { $count ->
        [one] store
       *[other] { $count } stores
    }
# store: phrase
lisboa-metric-stores-of = { $store }
# count: number, row: sign
lisboa-metric-stores-in-row =
    { $count ->
        [one] store in row { $row }
       *[other] { $count } stores in row { $row }
    }
# count: number, column: sign
lisboa-metric-stores-in-column =
    { $count ->
        [one] store in column { $column }
       *[other] { $count } stores in column { $column }
    }
# count: number
lisboa-metric-stores-in-one-row =
    { $count ->
        [one] store in one row
       *[other] { $count } stores in one row
    }
# count: number
lisboa-metric-stores-in-one-column =
    { $count ->
        [one] store in one column
       *[other] { $count } stores in one column
    }
# count: number
lisboa-metric-store-types =
    { $count ->
        [one] kind of store
       *[other] { $count } kinds of store
    }
# count: number
lisboa-metric-rows-with-two =
    { $count ->
        [one] row with two of one’s own stores
       *[other] { $count } rows with two of one’s own stores
    }
# count: number, buildings: number
lisboa-metric-stores-with-buildings =
    { $count ->
        [one] store with { $buildings } public buildings
       *[other] { $count } stores with { $buildings } public buildings
    }
# count: number
lisboa-metric-type-leads =
    { $count ->
        [one] kind of store with a sole majority
       *[other] { $count } kinds of store with a sole majority
    }
# count: number
lisboa-metric-ships =
    { $count ->
        [one] ship
       *[other] { $count } ships
    }
# count: number
lisboa-metric-hulls =
    { $count ->
        [one] hull space of one’s own ships
       *[other] { $count } hull spaces of one’s own ships
    }
# count: number
lisboa-metric-largest-hull = a ship with hull size { $count }
# count: number
lisboa-metric-cargo =
    { $count ->
        [one] good on one’s own ships
       *[other] { $count } goods on one’s own ships
    }
# count: number
lisboa-metric-plans =
    { $count ->
        [one] completed plan
       *[other] { $count } completed plans
    }
# count: number
lisboa-metric-plans-blue =
    { $count ->
        [one] completed blue plan
       *[other] { $count } completed blue plans
    }
# count: number
lisboa-metric-plans-green =
    { $count ->
        [one] completed green plan
       *[other] { $count } completed green plans
    }
# count: number
lisboa-metric-open-plans =
    { $count ->
        [one] plan not completed
       *[other] { $count } plans not completed
    }
# count: number
lisboa-metric-employed =
    { $count ->
        [one] official on completed plans
       *[other] { $count } officials on completed plans
    }
# count: number
lisboa-metric-officials =
    { $count ->
        [one] official at court
       *[other] { $count } officials at court
    }
# count: number, noble: phrase
lisboa-metric-officials-with =
    { $count ->
        [one] official with the { $noble }
       *[other] { $count } officials with the { $noble }
    }
# count: number
lisboa-metric-presence =
    { $count ->
        [one] office with an official of one’s own
       *[other] { $count } offices with an official of one’s own
    }
# count: number
lisboa-metric-office-leads =
    { $count ->
        [one] office with a sole majority
       *[other] { $count } offices with a sole majority
    }
# count: number
lisboa-metric-favours =
    { $count ->
        [one] royal favor
       *[other] { $count } royal favors
    }
# count: number
lisboa-metric-clergy =
    { $count ->
        [one] clergy tile
       *[other] { $count } clergy tiles
    }
# count: number
lisboa-metric-rubble =
    { $count ->
        [one] rubble cube
       *[other] { $count } rubble cubes
    }
# count: number, kind: phrase
lisboa-metric-rubble-of =
    { $count ->
        [one] { $kind } cube
       *[other] { $count } { $kind } cubes
    }
# count: number
lisboa-metric-sets =
    { $count ->
        [one] set of rubble
       *[other] { $count } sets of rubble
    }
# count: number
lisboa-metric-goods =
    { $count ->
        [one] good
       *[other] { $count } goods
    }
# count: number
lisboa-metric-good-types =
    { $count ->
        [one] kind of goods
       *[other] { $count } kinds of goods
    }
# count: number
lisboa-metric-portfolio-nobles =
    { $count ->
        [one] noble card in the portfolio
       *[other] { $count } noble cards in the portfolio
    }
# count: number
lisboa-metric-portfolio-treasury =
    { $count ->
        [one] Treasury card in the portfolio
       *[other] { $count } Treasury cards in the portfolio
    }
# count: number
lisboa-metric-portfolio =
    { $count ->
        [one] card in the portfolio
       *[other] { $count } cards in the portfolio
    }
# count: number
lisboa-metric-other-decrees =
    { $count ->
        [one] other decree
       *[other] { $count } other decrees
    }
# count: number
lisboa-metric-house-groups =
    { $count ->
        [one] finished group of houses
       *[other] { $count } finished groups of houses
    }
