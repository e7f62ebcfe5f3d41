### Lisboa: names, questions, options, commands.

lisboa-name = Lisboa
lisboa-lacerda = Lacerda
lisboa-lacerda-initials = Lc
# first: phrase, second: phrase
lisboa-joined = { $first }{ $second }
# first: phrase, second: phrase
lisboa-dotted = { $first } · { $second }

## Amounts
# influence: phrase, now: number
lisboa-influence-now = { $influence }, now { $now }
# influence: phrase, now: number, lost: number
lisboa-influence-lost = { $influence }, now { $now } ({ $lost } more did not fit)
# count: number
lisboa-goods =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
# count: number
lisboa-officials =
    { $count ->
        [one] 1 official
       *[other] { $count } officials
    }
lisboa-nothing = nothing
    .none = none
lisboa-none = none
lisboa-no-goods = no goods
# cost: phrase
lisboa-pay = pay { $cost }
# cost: phrase
lisboa-penalty-paid = lose { $cost } (penalty)
# what: phrase
lisboa-get = get { $what }
# what: phrase, terms: phrase
lisboa-terms = { $what }: { $terms }
# cost: phrase
lisboa-choose-how = { $cost } (you choose how)
# reis: phrase
lisboa-by-cube = { $reis } (depending on the cube)

## Prices, and what does not fit
# reis: phrase, influence: phrase
lisboa-with-influence = { $reis } (using at least { $influence })
# reis: phrase, influence: phrase
lisboa-by-cube-with-influence = { $reis } (depending on the cube; using at least { $influence })
# what: phrase
lisboa-no-room = { $what } (no room)
# what: phrase, room: number
lisboa-room-for = { $what } (room for { $room })
# what: phrase
lisboa-brings-nothing = { $what } (brings nothing)

## Goods
lisboa-gold = gold
    .street = Gold Street
lisboa-cloth = cloth
    .street = Cloth Street
lisboa-books = books
    .one = book
    .street = Book Street
lisboa-tools = tools
    .one = tool
    .street = Tool Street
# count: number
lisboa-store-gold =
    { $count ->
        [one] gold store
       *[other] { $count } gold stores
    }
# count: number
lisboa-store-cloth =
    { $count ->
        [one] cloth store
       *[other] { $count } cloth stores
    }
# count: number
lisboa-store-books =
    { $count ->
        [one] book store
       *[other] { $count } book stores
    }
# count: number
lisboa-store-tools =
    { $count ->
        [one] tool store
       *[other] { $count } tool stores
    }
# good: phrase
lisboa-street = { FORM($good, "street") }

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
lisboa-state-favour = get a royal favor
lisboa-short-officials = officials
lisboa-short-plan = plan
lisboa-short-ship = ship
lisboa-short-produce = production
lisboa-short-cardinal = Cardinal
lisboa-short-favour = favor
lisboa-noble-store = build a store
lisboa-noble-decree = take a decree
lisboa-noble-building = open a public building

## Cards, tiles, plans, buildings
# card: phrase, what: phrase
lisboa-card-does = { $card } ({ $what })
    .within = { $card }, { $what }
# copy: sign
lisboa-ship-blue = blue ship { $copy }
# copy: sign
lisboa-ship-red = red ship { $copy }
# copy: sign
lisboa-ship-purple = purple ship { $copy }
# copy: sign
lisboa-ship-brown = brown ship { $copy }
# benefit: phrase, wigs: phrase
lisboa-tile = { $benefit } (back: { $wigs })
# officials: number
lisboa-plan-blue =
    blue plan ({ $officials ->
        [one] 1 official
       *[other] { $officials } officials
    })
# officials: number
lisboa-plan-green =
    green plan ({ $officials ->
        [one] 1 official
       *[other] { $officials } officials
    })
lisboa-architect-blue = blue architect
lisboa-architect-green = green architect

## Places
# row: sign
lisboa-west = west of row { $row }
    .line = West of row { $row }
# good: phrase
lisboa-north = north of { FORM($good, "street") }
    .line = North of { FORM($good, "street") }
# row: sign
lisboa-east = east of row { $row }
    .line = East of row { $row }
# row: sign
lisboa-row = row { $row }
# column: sign
lisboa-column = column { $column }
lisboa-pile = the rubble pile
lisboa-left-house = left houses
lisboa-middle-house = middle houses
lisboa-right-house = right houses

## What is gained and lost at once
lisboa-any-good = 1 good of your choice
lisboa-any-cube = 1 cube from the rubble pile
lisboa-one-step = Cardinal 1 step
# what: phrase
lisboa-penalty = penalty: { $what }

## Permanent benefits
# reis: phrase
lisboa-discount-any = { $reis } off every payment
# reis: phrase
lisboa-discount-land = { $reis } off plots
# reis: phrase
lisboa-discount-hire = { $reis } off each hired official
# reis: phrase
lisboa-discount-event = { $reis } off events
# reis: phrase
lisboa-sale-any = +{ $reis } per good sold
# reis: phrase, good: phrase
lisboa-sale-of = +{ $reis } per { FORM($good, "one") } sold
# influence: phrase
lisboa-visit-any = visits cost { $influence } less
# influence: phrase, noble: phrase
lisboa-visit-to = visits to the { $noble } cost { $influence } less
# influence: phrase
lisboa-visit-following = following costs { $influence } less
# officials: phrase
lisboa-plan-officials = plans need { $officials } fewer
# goods: phrase
lisboa-ship-goods = ships cost { $goods } less
# goods: phrase
lisboa-yield = +{ $goods } when producing
# count: number
lisboa-warehouse = warehouse +{ $count }
# count: number
lisboa-portfolio = portfolio +{ $count }
# influence: phrase
lisboa-envelope = +{ $influence } at each envelope
# noble: phrase
lisboa-offers = the { $noble } takes any good
# wigs: phrase
lisboa-wig-store = { $wigs } for building a store
# wigs: phrase
lisboa-wig-building = { $wigs } for opening a building
# what: phrase
lisboa-now = { $what } immediately

## Questions
lisboa-standing-not-follow = Do not follow
# noble: phrase
lisboa-standing-not-follow-noble = Do not follow visits to the { $noble }
lisboa-standing-produce = Follow and produce goods
lisboa-ask-keep-tile = Which clergy tile do you keep?
# count: number
lisboa-ask-draft =
    { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }
lisboa-ask-turn = Which card do you play?
lisboa-ask-take-card = Which card do you take?
# card: phrase
lisboa-ask-add-card = Where does { $card } go in your portfolio?
lisboa-ask-deal = Sell goods, or trade with a noble?
lisboa-ask-sell = Sell another good?
lisboa-ask-offer = Offer a second good?
# noble: phrase, cost: phrase
lisboa-ask-pay-visit = The visit to the { $noble } costs { $cost }. How do you pay?
# noble: phrase, action: phrase
lisboa-ask-visit-state = Take one of the { $noble }’s State actions first? Then: { $action }.
# who: phrase, noble: phrase, cost: phrase, influence: phrase
lisboa-ask-follow = { $who } visits the { $noble }. Do you follow? You return the favor and pay { $cost } (you have { $influence }).
# price: phrase, cause: phrase
lisboa-ask-pay = You pay { $price } ({ FORM($cause, "within") }). How?
lisboa-ask-gain-good = Which good do you take?
lisboa-ask-lose-good = Which good do you give up?
# price: phrase, cause: phrase
lisboa-ask-lose-reis = Penalty of { $price } ({ FORM($cause, "within") }). How do you pay?
lisboa-ask-lose-official = Which official do you take back?
lisboa-ask-take-rubble = Which cube do you take from the rubble pile?
lisboa-ask-place-official = Into which office do you send an official?
# noble: phrase
lisboa-ask-place-second = One official is with the { $noble }. Send another one elsewhere?
lisboa-ask-take-plan = Which plan do you take?
# ship: phrase
lisboa-ask-build-ship = Where does the { $ship } go?
# ship: phrase
lisboa-ask-may-build-ship = Do you build the { $ship }, and where?
# count: number
lisboa-ask-pay-ship =
    { $count ->
        [one] Which good pays for the ship?
       *[other] Which { $count } different goods pay for the ship?
    }
# count: number
lisboa-ask-extra-good =
    { $count ->
        [one] Which kind do you produce one more of?
       *[other] Which kind do you produce { $count } more of?
    }
lisboa-ask-move-cardinal = How far does the Cardinal move, and which tile do you take?
lisboa-ask-move-cardinal-one = The Cardinal moves one step. Which tile do you take?
lisboa-ask-take-favour = Whose royal favor do you get?
lisboa-ask-pick-plot = Which store do you build, and where?
# plot: sign
lisboa-ask-take-cube = Which cube beside { $plot } do you take?
# plot: sign
lisboa-ask-pick-house = Which house do you build on { $plot }?
lisboa-ask-take-decree = Which decree do you take?
lisboa-ask-second-decree = Use a rubble set marker for a second decree?
lisboa-ask-pick-site = Where do you open a public building?
# plans: phrase
lisboa-ask-pick-site-plans = Where do you open a public building? Your plans: { $plans }.
# site: phrase
lisboa-ask-pick-plan = Which plan do you complete { $site }?
# count: number
lisboa-ask-send-official =
    { $count ->
        [one] Which official goes to work in the new building?
       *[other] Which official goes to work in the new building? ({ $count } are needed.)
    }
lisboa-ask-give-tile = Church scoring: do you give up a clergy tile?
lisboa-ask-shed = Your portfolio has too many cards. Which one do you discard?
lisboa-ask-discard-card = End of the period: do you discard cards? You then draw back up to five.

## Options
# cards: phrase
lisboa-option-draft = Keep { $cards }
# card: phrase
lisboa-option-gold = Discard ({ FORM($card, "within") })
# card: phrase
lisboa-option-add = Portfolio ({ FORM($card, "within") })
lisboa-option-treasury-falls = treasury −1
# influence: phrase
lisboa-option-add-noble = { $influence } at each envelope · then sell goods or trade with nobles
# benefit: phrase
lisboa-option-add-treasury = While it lies there: { $benefit } · then sell or trade
# card: phrase, noble: phrase
lisboa-option-visit = Visit the { $noble } ({ FORM($card, "within") })
# states: phrase, action: phrase
lisboa-option-visit-detail = State action if you like ({ $states }), then { $action }
# states: phrase, action: phrase
lisboa-option-visit-detail-first = first a State action ({ $states }), then { $action }
# first: phrase, second: phrase
lisboa-option-visit-states = { $first } or { $second }
# card: phrase
lisboa-option-sponsor = Event ({ $card })
lisboa-option-slot-free = Into a free slot
# card: phrase
lisboa-option-slot-replace = Replace { $card }
# goods: phrase, ship: phrase, owner: phrase
lisboa-option-sell = Sell { $goods } to the { $ship } ({ $owner })
# owner: phrase, wigs: phrase
lisboa-option-sell-sails = It sails: { $wigs } for { $owner }
# good: phrase
lisboa-option-sell-group = Sell { $good }
# noble: phrase
lisboa-option-offer-group = Trade with the { $noble }
# action: phrase
lisboa-option-state = State action: { $action }
# action: phrase, ship: phrase, hull: number
lisboa-option-action-ship = { $action } ({ $ship }, hull { $hull })
# action: phrase, blue: sign, green: sign
lisboa-option-action-plans = { $action } (officials: blue { $blue }, green { $green })
# cost: phrase, action: phrase
lisboa-option-follow = Follow: return the favor, pay { $cost }, then { $action }
# cost: phrase
lisboa-option-pay = Pay { $cost }
# cost: phrase, track: phrase
lisboa-option-coins = Pay { $cost } ({ $track })
# noble: phrase, officials: number, spaces: number
lisboa-option-office = To the { $noble } ({ $officials } of { $spaces } taken)
# noble: phrase
lisboa-option-recall-office = From the office of the { $noble }
# noble: phrase
lisboa-option-recall-plaza = From the plaza of the { $noble }
lisboa-option-ship-free = Into a free slot
# card: phrase
lisboa-option-ship-replace = Replace { $card }
# steps: number, benefit: phrase, wigs: phrase
lisboa-option-cardinal =
    { $steps ->
        [one] 1 step: { $benefit } (back: { $wigs })
       *[other] { $steps } steps: { $benefit } (back: { $wigs })
    }
lisboa-option-cardinal-treasury = Passes the church treasury: the treasury rises by 1.
lisboa-option-cardinal-envelope = Passes the envelope: church scoring at the end of the turn.
# noble: phrase
lisboa-option-favour = Favor of the { $noble }
# plot: sign, store: phrase
lisboa-option-plot = { $plot } { $store }
# sign: phrase, street: phrase, wigs: phrase
lisboa-option-street-group = { $sign } { $street }: up to { $wigs }
# cube: phrase
lisboa-option-cube-row = { $cube } of the row
# cube: phrase
lisboa-option-cube-column = { $cube } of the column
# left: number
lisboa-option-house-left = Left house ({ $left } left)
# left: number
lisboa-option-house-middle = Middle house ({ $left } left)
# left: number
lisboa-option-house-right = Right house ({ $left } left)
lisboa-option-house-left-detail = Both built: pay visits with réis, too
lisboa-option-house-middle-detail = First: ships cost 1 good less. All: ships cost no goods
lisboa-option-house-right-detail = First: produce 1 more. All: 1 more of each kind produced
# decree: phrase, wigs: phrase
lisboa-option-decree = { $decree } · now { $wigs }
# colours: phrase, you: number, others: phrase
lisboa-option-opening = { $colours } you { $you }, others { $others }
# sent: number
lisboa-option-open-sent =
    { $sent ->
        [one] send 1 official
       *[other] send { $sent } officials
    }
# sent: number, hired: number
lisboa-option-open-hired = send { $sent }, hire { $hired }
# card: phrase
lisboa-option-take = Take { $card }
# benefit: phrase
lisboa-option-give = Give up “{ $benefit }”
# card: phrase
lisboa-option-discard = Discard ({ FORM($card, "within") })
# card: phrase
lisboa-option-discard-unpaid = Discard ({ FORM($card, "within") }): no reward, you draw a new card
lisboa-option-done = No, thanks
lisboa-option-decline = No, thanks: brings nothing
lisboa-option-no-state = Without a State action
lisboa-option-no-sale = Sell no more
lisboa-option-no-trade = Trade no more
lisboa-option-no-official = Send nobody else
lisboa-option-no-decree = No second decree
# noble: phrase
lisboa-sought-visit = visit the { $noble }
# event: phrase
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
lisboa-slot-favour = The noble whose favor you get
    .name = favor
lisboa-slot-pile = The pile you take a card from

## Options of the table
lisboa-option-of-draft = Starting hands
lisboa-option-of-draft-off = dealt
lisboa-option-of-draft-on = drafted

## Amounts that have no sign
# count: number
lisboa-influence = { $count } influence
# low: number, high: number
lisboa-influence-range = { $low }–{ $high } influence
# from: number, to: number
lisboa-track = influence from { $from } to { $to }
# count: number
lisboa-wigs =
    { $count ->
        [one] 1 wig
       *[other] { $count } wigs
    }
# low: number, high: number
lisboa-wigs-range = { $low }–{ $high } wigs
# count: number
lisboa-metric-influence =
    { $count ->
        [one] influence
       *[other] { $count } influence
    }
# reis: phrase, visits: sign
lisboa-treasury-line = Treasury { $reis } · visits { $visits } influence
