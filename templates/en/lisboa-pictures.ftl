### Lisboa: labels on pictures.

lisboa-picture-tiles = Store tiles
lisboa-picture-pile = Rubble pile
lisboa-picture-entrance = ▶ the entrance of a store
lisboa-picture-ring = Ringed in gold: changed since the last turn
lisboa-picture-cards =
    { $count ->
        [one] Last card
       *[other] { $count } cards
    }
lisboa-picture-office = Office: { $taken } of { $spaces }
lisboa-picture-plaza = Plaza
lisboa-picture-at-sea = at sea
lisboa-picture-bag =
    { $count ->
        [one] One more tile in the bag
       *[other] { $count } more tiles in the bag
    }
lisboa-picture-on-display = On display
lisboa-picture-next = Next
lisboa-picture-in-stack =
    { $count ->
        [one] One building in the stack; officials of the plans:
       *[other] { $count } buildings in the stack; officials of the plans:
    }
lisboa-picture-hand = Your hand
lisboa-picture-favours =
    { $count ->
        [one] One favour left
       *[other] { $count } favours left
    }
lisboa-picture-legend = Signs
lisboa-picture-cube-earthquake = E
lisboa-picture-cube-fire = F
lisboa-picture-cube-tsunami = T
