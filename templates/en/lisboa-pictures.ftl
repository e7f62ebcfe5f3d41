### Lisboa: labels on pictures.

lisboa-picture-tiles = City tiles
lisboa-picture-pile = Rubble pile
lisboa-picture-entrance = ▶ the entrance of a store
lisboa-picture-ring = Ringed in gold: changed since the last turn
# count: number
lisboa-picture-cards =
    { $count ->
        [one] Last card
       *[other] { $count } cards
    }
# taken: number, spaces: number
lisboa-picture-office = Office: { $taken } of { $spaces }
lisboa-picture-plaza = Plaza
lisboa-picture-at-sea = at sea
# count: number
lisboa-picture-bag =
    { $count ->
        [one] One more tile in the bag
       *[other] { $count } more tiles in the bag
    }
lisboa-picture-on-display = On display
lisboa-picture-next = Next
# count: number
lisboa-picture-in-stack =
    { $count ->
        [one] One building in the stack; officials of the plans:
       *[other] { $count } buildings in the stack; officials of the plans:
    }
lisboa-picture-hand = Your hand
# count: number
lisboa-picture-favours =
    { $count ->
        [one] One favor left
       *[other] { $count } favors left
    }
lisboa-picture-legend = Signs
