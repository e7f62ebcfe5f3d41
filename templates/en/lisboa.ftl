### Lisboa: names, questions, options, commands.

lisboa-name = Lisboa
lisboa-lacerda = Lacerda
lisboa-lacerda-initials = Lc
lisboa-joined = { $first }{ $second }
lisboa-dotted = { $first } · { $second }

## Amounts
lisboa-influence-now = { $influence }, now { $now }
lisboa-influence-lost = { $influence }, now { $now } ({ $lost } more did not fit)
lisboa-goods =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
lisboa-officials =
    { $count ->
        [one] 1 official
       *[other] { $count } officials
    }
lisboa-nothing = nothing
lisboa-none = none
lisboa-no-goods = no goods
lisboa-pay = pay { $cost }
lisboa-penalty-paid = lose { $cost } (penalty)
lisboa-get = get { $what }
lisboa-terms = { $what }: { $terms }
lisboa-choose-how = { $cost } (you choose how)
lisboa-by-cube = { $reis } (by the cube you take)

## Prices, and what does not fit
lisboa-with-influence = { $reis } (at least { $influence } of it)
lisboa-by-cube-with-influence = { $reis } (by the cube you take; at least { $influence } of it)
lisboa-no-room = { $what } (no room: nothing)
lisboa-room-for = { $what } (room for { $room })
lisboa-brings-nothing = { $what } (brings nothing)

## Goods
lisboa-gold = gold
lisboa-cloth = cloth
lisboa-books = books
    .one = book
lisboa-tools = tools
    .one = tool
lisboa-store-gold =
    { $count ->
        [one] gold store
       *[other] { $count } gold stores
    }
lisboa-store-cloth =
    { $count ->
        [one] cloth store
       *[other] { $count } cloth stores
    }
lisboa-store-books =
    { $count ->
        [one] book store
       *[other] { $count } book stores
    }
lisboa-store-tools =
    { $count ->
        [one] tool store
       *[other] { $count } tool stores
    }
lisboa-street = { FORM($good, "one") } street

## People
lisboa-builder = Builder
lisboa-minister = Minister
lisboa-king = King
lisboa-treasury = Treasury

## Actions
lisboa-state-officials = place officials
lisboa-state-plan = take a plan
lisboa-state-ship = build a ship
lisboa-state-produce = produce goods
lisboa-state-cardinal = meet the Cardinal
lisboa-state-favour = take a favour
lisboa-short-officials = officials
lisboa-short-plan = plan
lisboa-short-ship = ship
lisboa-short-produce = production
lisboa-short-cardinal = Cardinal
lisboa-short-favour = favour
lisboa-noble-store = build a store
lisboa-noble-decree = take a decree
lisboa-noble-building = open a public building

## Cards, tiles, plans, buildings
lisboa-card-does = { $card } ({ $what })
lisboa-ship-blue = blue ship { $copy }
lisboa-ship-red = red ship { $copy }
lisboa-ship-purple = purple ship { $copy }
lisboa-ship-brown = brown ship { $copy }
lisboa-tile = { $benefit } (back: { $wigs })
lisboa-plan-blue =
    blue plan ({ $officials ->
        [one] 1 official
       *[other] { $officials } officials
    })
lisboa-plan-green =
    green plan ({ $officials ->
        [one] 1 official
       *[other] { $officials } officials
    })
lisboa-architect-blue = blue architect
lisboa-architect-green = green architect

## Places
lisboa-west = west of row { $row }
    .line = West of row { $row }
lisboa-north = north of { FORM($good, "one") } street
    .line = North of { FORM($good, "one") } street
lisboa-east = east of row { $row }
    .line = East of row { $row }
lisboa-row = row { $row }
lisboa-column = column { $column }
lisboa-pile = the rubble pile
lisboa-left-house = left houses
lisboa-middle-house = middle houses
lisboa-right-house = right houses

## What is gained and lost at once
lisboa-any-good = 1 good of your choice
lisboa-any-cube = 1 cube from the rubble pile
lisboa-one-step = Cardinal 1 step
lisboa-penalty = penalty: { $what }

## Permanent benefits
lisboa-discount-any = { $reis } off every payment
lisboa-discount-land = { $reis } off plots
lisboa-discount-hire = { $reis } off each hired official
lisboa-discount-event = { $reis } off events
lisboa-sale-any = +{ $reis } per good sold
lisboa-sale-of = +{ $reis } per { FORM($good, "one") } sold
lisboa-visit-any = visits cost { $influence } less
lisboa-visit-to = visits to the { $noble } cost { $influence } less
lisboa-visit-following = following costs { $influence } less
lisboa-plan-officials = plans need { $officials } fewer
lisboa-ship-goods = ships cost { $goods } less
lisboa-yield = +{ $goods } when producing
lisboa-warehouse = warehouse +{ $count }
lisboa-portfolio = portfolio +{ $count }
lisboa-envelope = +{ $influence } at each envelope
lisboa-offers = the { $noble } takes any good
lisboa-wig-store = { $wigs } for building a store
lisboa-wig-building = { $wigs } for opening a building
lisboa-now = at once { $what }

## Questions
lisboa-standing-not-follow = Do not follow
lisboa-standing-not-follow-noble = Do not follow visits to the { $noble }
lisboa-standing-produce = Follow and produce goods
lisboa-ask-keep-tile = Which clergy tile do you keep?
lisboa-ask-draft =
    { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
lisboa-ask-turn = Which card do you play?
lisboa-ask-take-card = Which card do you take?
lisboa-ask-add-card = Where does { $card } go in your portfolio?
lisboa-ask-deal = Sell goods, or trade with a noble?
lisboa-ask-sell = Sell another good?
lisboa-ask-offer = Offer a second good?
lisboa-ask-pay-visit = The visit to the { $noble } costs { $cost }. How do you pay?
lisboa-ask-visit-state = Take one of the { $noble }’s State actions first? Then: { $action }.
lisboa-ask-follow = { $who } visits the { $noble }. Do you follow? You give back the favour and pay { $cost } (you have { $influence }).
lisboa-ask-pay = You pay { $price } ({ $cause }). How?
lisboa-ask-gain-good = Which good do you take?
lisboa-ask-lose-good = Which good do you give up?
lisboa-ask-lose-reis = Penalty of { $price } ({ $cause }). How do you pay?
lisboa-ask-lose-official = Which official do you take back?
lisboa-ask-take-rubble = Which cube do you take from the rubble pile?
lisboa-ask-place-official = Into which office do you send an official?
lisboa-ask-place-second = One official is with the { $noble }. Send another one elsewhere?
lisboa-ask-take-plan = Which plan do you take?
lisboa-ask-build-ship = Where does the { $ship } go?
lisboa-ask-may-build-ship = Do you build the { $ship }, and where?
lisboa-ask-pay-ship =
    { $count ->
        [one] Which good pays for the ship?
       *[other] Which { $count } different goods pay for the ship?
    }
lisboa-ask-extra-good =
    { $count ->
        [one] Which kind do you produce one more of?
       *[other] Which kind do you produce { $count } more of?
    }
lisboa-ask-move-cardinal = How far does the Cardinal move, and which tile do you take?
lisboa-ask-move-cardinal-one = The Cardinal moves one step. Which tile do you take?
lisboa-ask-take-favour = Whose favour do you take?
lisboa-ask-pick-plot = Which store do you build, and where?
lisboa-ask-take-cube = Which cube beside { $plot } do you take?
lisboa-ask-pick-house = Which house do you build on { $plot }?
lisboa-ask-take-decree = Which decree do you take?
lisboa-ask-second-decree = Use a set marker for a second decree?
lisboa-ask-pick-site = Where do you open a public building?
lisboa-ask-pick-site-plans = Where do you open a public building? Your plans: { $plans }.
lisboa-ask-pick-plan = Which plan do you complete { $site }?
lisboa-ask-send-official =
    { $count ->
        [one] Which official goes to work in the new building?
       *[other] Which official goes to work in the new building? ({ $count } are needed.)
    }
lisboa-ask-give-tile = Church scoring: do you give up a clergy tile?
lisboa-ask-shed = Your portfolio has too many cards. Which one do you discard?
lisboa-ask-discard-card = End of the period: do you discard a card for its reward?

## Options
lisboa-option-draft = Keep { $cards }
lisboa-option-gold = Discard ({ $card })
lisboa-option-add = Portfolio ({ $card })
lisboa-option-treasury-falls = treasury −1
lisboa-option-add-noble = { $influence } at each envelope · then sell goods or trade with nobles
lisboa-option-add-treasury = While it lies there: { $benefit } · then sell or trade
lisboa-option-visit = Visit the { $noble } ({ $card })
lisboa-option-visit-detail = State action if you like ({ $first } or { $second }), then { $action }
lisboa-option-sponsor = Event ({ $card })
lisboa-option-slot-free = Into a free slot
lisboa-option-slot-replace = Replace { $card }
lisboa-option-sell = Sell { $goods } to the { $ship } ({ $owner })
lisboa-option-sell-sails = It sails: { $wigs } for { $owner }
lisboa-option-sell-group = Sell { $good }
lisboa-option-offer-group = Trade with the { $noble }
lisboa-option-state = State action: { $action }
lisboa-option-action-ship = { $action } ({ $ship }, hold { $hull })
lisboa-option-action-plans = { $action } (officials: blue { $blue }, green { $green })
lisboa-option-follow = Follow: give the favour and { $cost }, then { $action }
lisboa-option-pay = Pay { $cost }
lisboa-option-coins = Pay { $cost } ({ $track })
lisboa-option-office = To the { $noble } ({ $officials } of { $spaces } taken)
lisboa-option-recall-office = From the office of the { $noble }
lisboa-option-recall-plaza = From the plaza of the { $noble }
lisboa-option-ship-free = Into a free slot
lisboa-option-ship-replace = Replace { $card }
lisboa-option-cardinal =
    { $steps ->
        [one] 1 step: { $benefit } (back: { $wigs })
       *[other] { $steps } steps: { $benefit } (back: { $wigs })
    }
lisboa-option-cardinal-treasury = Passes the treasury: it rises by 1.
lisboa-option-cardinal-envelope = Passes the envelope: church scoring at the end of the turn.
lisboa-option-favour = Favour of the { $noble }
lisboa-option-plot = { $plot } { $store }
lisboa-option-street-group = { $sign } { $street }: up to { $wigs }
lisboa-option-cube-row = { $cube } of the row
lisboa-option-cube-column = { $cube } of the column
lisboa-option-house-left = Left house ({ $left } left)
lisboa-option-house-middle = Middle house ({ $left } left)
lisboa-option-house-right = Right house ({ $left } left)
lisboa-option-house-left-detail = Both built: pay visits with réis, too
lisboa-option-house-middle-detail = First: ships cost 1 good less. All: ships cost no goods
lisboa-option-house-right-detail = First: produce 1 more. All: 1 more of each kind produced
lisboa-option-decree = { $decree } · now { $wigs }
lisboa-option-opening = { $colours } you { $you }, others { $others }
lisboa-option-open-sent =
    { $sent ->
        [one] send 1 official
       *[other] send { $sent } officials
    }
lisboa-option-open-hired = send { $sent }, hire { $hired }
lisboa-option-take = Take { $card }
lisboa-option-give = Give up “{ $benefit }”
lisboa-option-discard = Discard ({ $card })
lisboa-option-discard-in-vain = Discard ({ $card }): brings nothing
lisboa-option-done = No, thanks
lisboa-option-decline = No, thanks: brings nothing
lisboa-option-no-state = Without a State action
lisboa-option-no-sale = Sell no more
lisboa-option-no-trade = Trade no more
lisboa-option-no-official = Send nobody else
lisboa-option-no-decree = No second decree
lisboa-sought-visit = visit the { $noble }
lisboa-sought-event = event: { $event }
lisboa-sought-portfolio = a card into the portfolio

## Commands
lisboa-command-gold = Discard a card for 1 gold
lisboa-command-sell = Add a card to your portfolio and sell goods
lisboa-command-offer = Add a card to your portfolio and trade with nobles
lisboa-command-visit = Visit a noble
lisboa-command-sponsor = Sponsor an event with a Treasury card
lisboa-command-follow = Follow a visit
lisboa-command-take = Take a face-up card
lisboa-slot-card = The card from your hand
lisboa-slot-place = The slot, or the card that is replaced
lisboa-slot-good = The good
lisboa-slot-ship = The ship
lisboa-slot-state = The State action
lisboa-slot-noble = The noble
lisboa-slot-office = The office for an official
lisboa-slot-architect = The architect of the plan you take
lisboa-slot-choice = The noble action or a State action
lisboa-slot-plot = The plot, such as B2
lisboa-slot-street = The street, and so the kind of store
lisboa-slot-cube = The kind of rubble cube
lisboa-slot-line = The cube’s line: row or column
lisboa-slot-house = The group of the house
lisboa-slot-decree = The number of the decree
lisboa-slot-site = The site of the public building
lisboa-slot-plan = The plan that is completed
lisboa-slot-favour = The noble whose favour you take
lisboa-slot-pile = The pile you take a card from

## Options of the table
lisboa-option-of-draft = Starting hands
lisboa-option-of-draft-off = dealt
lisboa-option-of-draft-on = drafted
