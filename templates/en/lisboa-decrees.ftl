### Lisboa: what decrees count. With one, the number is left out: "per store", "per 2 stores".

lisboa-decree-per = { $wigs } per { $what }
lisboa-decree-per-at-most = { $wigs } per { $what }, at most { $max }
lisboa-decree-if = { $wigs } with at least { $what }
lisboa-decree-best-foreign = the wigs of another player’s best decree, counted for you

lisboa-metric-buildings-blue =
    { $count ->
        [one] public building of the blue architect
       *[other] { $count } public buildings of the blue architect
    }
lisboa-metric-buildings-green =
    { $count ->
        [one] public building of the green architect
       *[other] { $count } public buildings of the green architect
    }
lisboa-metric-buildings-west =
    { $count ->
        [one] public building in the west
       *[other] { $count } public buildings in the west
    }
lisboa-metric-buildings-north =
    { $count ->
        [one] public building in the north
       *[other] { $count } public buildings in the north
    }
lisboa-metric-buildings-east =
    { $count ->
        [one] public building in the east
       *[other] { $count } public buildings in the east
    }
lisboa-metric-any-stores = { $store }, whoever owns them
lisboa-metric-stores =
    { $count ->
        [one] store
       *[other] { $count } stores
    }
lisboa-metric-stores-of = { $store }
lisboa-metric-stores-in-row =
    { $count ->
        [one] store in row { $row }
       *[other] { $count } stores in row { $row }
    }
lisboa-metric-stores-in-column =
    { $count ->
        [one] store in column { $column }
       *[other] { $count } stores in column { $column }
    }
lisboa-metric-stores-in-one-row =
    { $count ->
        [one] store in one row
       *[other] { $count } stores in one row
    }
lisboa-metric-stores-in-one-column =
    { $count ->
        [one] store in one column
       *[other] { $count } stores in one column
    }
lisboa-metric-store-types =
    { $count ->
        [one] kind of store
       *[other] { $count } kinds of store
    }
lisboa-metric-rows-with-two =
    { $count ->
        [one] row with two of your stores
       *[other] { $count } rows with two of your stores
    }
lisboa-metric-stores-with-buildings =
    { $count ->
        [one] store with { $buildings } public buildings
       *[other] { $count } stores with { $buildings } public buildings
    }
lisboa-metric-type-leads =
    { $count ->
        [one] kind of store in which you alone lead
       *[other] { $count } kinds of store in which you alone lead
    }
lisboa-metric-ships =
    { $count ->
        [one] ship
       *[other] { $count } ships
    }
lisboa-metric-hulls =
    { $count ->
        [one] hold space of your ships
       *[other] { $count } hold spaces of your ships
    }
lisboa-metric-largest-hull =
    { $count ->
        [one] a ship with 1 hold space
       *[other] a ship with { $count } hold spaces
    }
lisboa-metric-cargo =
    { $count ->
        [one] good on your ships
       *[other] { $count } goods on your ships
    }
lisboa-metric-plans =
    { $count ->
        [one] completed plan
       *[other] { $count } completed plans
    }
lisboa-metric-plans-blue =
    { $count ->
        [one] completed blue plan
       *[other] { $count } completed blue plans
    }
lisboa-metric-plans-green =
    { $count ->
        [one] completed green plan
       *[other] { $count } completed green plans
    }
lisboa-metric-open-plans =
    { $count ->
        [one] open plan
       *[other] { $count } open plans
    }
lisboa-metric-employed =
    { $count ->
        [one] official on completed plans
       *[other] { $count } officials on completed plans
    }
lisboa-metric-officials =
    { $count ->
        [one] official at court
       *[other] { $count } officials at court
    }
lisboa-metric-officials-with =
    { $count ->
        [one] official with the { $noble }
       *[other] { $count } officials with the { $noble }
    }
lisboa-metric-presence =
    { $count ->
        [one] office where you have an official
       *[other] { $count } offices where you have an official
    }
lisboa-metric-office-leads =
    { $count ->
        [one] office in which you alone lead
       *[other] { $count } offices in which you alone lead
    }
lisboa-metric-favours =
    { $count ->
        [one] favour
       *[other] { $count } favours
    }
lisboa-metric-clergy =
    { $count ->
        [one] clergy tile
       *[other] { $count } clergy tiles
    }
lisboa-metric-rubble =
    { $count ->
        [one] rubble cube
       *[other] { $count } rubble cubes
    }
lisboa-metric-rubble-of =
    { $count ->
        [one] { $kind } cube
       *[other] { $count } { $kind } cubes
    }
lisboa-metric-sets =
    { $count ->
        [one] set of rubble
       *[other] { $count } sets of rubble
    }
lisboa-metric-goods =
    { $count ->
        [one] good
       *[other] { $count } goods
    }
lisboa-metric-good-types =
    { $count ->
        [one] kind of goods
       *[other] { $count } kinds of goods
    }
lisboa-metric-portfolio-nobles =
    { $count ->
        [one] noble card in your portfolio
       *[other] { $count } noble cards in your portfolio
    }
lisboa-metric-portfolio-treasury =
    { $count ->
        [one] Treasury card in your portfolio
       *[other] { $count } Treasury cards in your portfolio
    }
lisboa-metric-portfolio =
    { $count ->
        [one] card in your portfolio
       *[other] { $count } cards in your portfolio
    }
lisboa-metric-other-decrees =
    { $count ->
        [one] other decree
       *[other] { $count } other decrees
    }
lisboa-metric-house-groups =
    { $count ->
        [one] finished group of houses
       *[other] { $count } finished groups of houses
    }
