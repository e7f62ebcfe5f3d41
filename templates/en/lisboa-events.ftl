### Lisboa: what happened, as a person would tell it.

## Before the first turn
# who: phrase, tiles: phrase
lisboa-tiles-offered = { $who } may keep one of two clergy tiles: { $tiles }.
# who: phrase, tile: phrase
lisboa-tile-kept = { $who } keeps a clergy tile: { $tile }.
# who: phrase, count: number
lisboa-cards-dealt =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
# who: phrase, cards: phrase
lisboa-cards-dealt-own = { $who } draws { $cards }.
# who: phrase, count: number
lisboa-cards-kept =
    { $count ->
        [one] { $who } keeps a card.
       *[other] { $who } keeps { $count } cards.
    }
# who: phrase, cards: phrase
lisboa-cards-kept-own = { $who } keeps { $cards }.
lisboa-hands-passed = The hands are passed to the left.

## The turn and its action
# who: phrase, round: number
lisboa-turn-began = Round { $round }: { $who }
# who: phrase, ship: phrase
lisboa-ship-home = { $who }: the { $ship } comes home empty.
# who: phrase, card: phrase
lisboa-card-for-gold = { $who } discards { $card } for gold.
# who: phrase, card: phrase
lisboa-card-played = { $who } adds { $card } to the portfolio.
# who: phrase, card: phrase
lisboa-card-replaced = { $who } discards { $card } to make room.
# who: phrase, card: phrase
lisboa-card-shed = { $who } discards { $card } from the portfolio.
# who: phrase, goods: phrase, ship: phrase, owner: phrase, reis: phrase
lisboa-sold = { $who } sells { $goods } to the { $ship } ({ $owner }) for { $reis }.
# owner: phrase, ship: phrase
lisboa-sailed = The { $ship } ({ $owner }) is full and sets sail.
# who: phrase, goods: phrase, noble: phrase, action: phrase
lisboa-offered = { $who } offers { $goods } to the { $noble }: { $action }.
# who: phrase, noble: phrase, card: phrase
lisboa-visited = { $who } visits the { $noble } (card { FORM($card, "within") }).
# who: phrase, noble: phrase, action: phrase
lisboa-followed = { $who } returns the favor and follows the visit to the { $noble }: { $action }.
# who: phrase, noble: phrase
lisboa-not-followed = { $who } does not follow the visit to the { $noble }.
# who: phrase, card: phrase, event: phrase
lisboa-sponsored = { $who } sponsors an event with { $card }: { $event }.
# who: phrase, card: phrase
lisboa-card-taken = { $who } takes { $card }.

## Paying, gaining, losing
# who: phrase, cost: phrase
lisboa-visit-paid = { $who } pays { $cost } for the visit.
# who: phrase, cost: phrase, cause: phrase
lisboa-paid = { $who } pays { $cost } ({ FORM($cause, "within") }).
# who: phrase, what: phrase, cause: phrase
lisboa-gained = { $who } gets { $what } ({ FORM($cause, "within") }).
# who: phrase, what: phrase, cause: phrase
lisboa-lost = { $who } loses { $what } ({ FORM($cause, "within") }).
# who: phrase, what: phrase, cause: phrase
lisboa-no-room-for = { $who } has no room for { $what } ({ FORM($cause, "within") }).
# who: phrase, what: phrase, cause: phrase
lisboa-reward-lost = { $who } cannot use this reward: { $what } ({ FORM($cause, "within") }).
# from: number, to: number
lisboa-treasury-moved = Treasury: { $from } → { $to }.
# good: phrase, from: number, to: number
lisboa-price-fell = Market price of { $good }: { $from } → { $to }.

## Court, church, yard
# who: phrase, noble: phrase
lisboa-official-placed = { $who } sends an official to the { $noble }.
# who: phrase, noble: phrase
lisboa-official-to-plaza = An official of { $who } has to leave the { $noble }’s office for the plaza.
# who: phrase, noble: phrase
lisboa-official-recalled = { $who } takes back an official from the { $noble }.
# who: phrase, noble: phrase
lisboa-official-from-plaza = { $who } takes back an official from the plaza of the { $noble }.
# who: phrase, count: number
lisboa-officials-hired =
    { $count ->
        [one] { $who } hires an official.
       *[other] { $who } hires { $count } officials.
    }
# who: phrase, plan: phrase
lisboa-plan-taken = { $who } takes a { $plan }.
# who: phrase, ship: phrase, goods: phrase
lisboa-ship-built = { $who } builds { $ship }, paying { $goods }.
# who: phrase, ship: phrase, goods: phrase, card: phrase
lisboa-ship-replaces = { $who } builds { $ship } in place of { $card }, paying { $goods }.
# who: phrase, steps: number
lisboa-cardinal-moved =
    { $steps ->
        [one] { $who } moves the Cardinal one step.
       *[other] { $who } moves the Cardinal { $steps } steps.
    }
# who: phrase, tile: phrase
lisboa-tile-taken = { $who } takes a clergy tile: { $tile }.
# who: phrase
lisboa-church-triggered = { $who } moves the Cardinal past the envelope: church scoring at the end of the turn.
# who: phrase, noble: phrase
lisboa-favour-taken = { $who } gets a royal favor from the { $noble }.
# who: phrase, decree: phrase
lisboa-decree-taken = { $who } takes a decree: { $decree }.
# who: phrase, left: number
lisboa-marker-used = { $who } uses a rubble set marker ({ $left } left).

## Downtown
# who: phrase, cube: phrase, from: phrase
lisboa-cube-taken = { $who } takes { $cube } ({ $from }).
# who: phrase, cube: phrase
lisboa-cube-lost = { $who } has no room for { $cube }: it leaves the game.
# who: phrase, sets: number
lisboa-set-completed =
    { $sets ->
        [one] { $who } completes the first set of rubble.
       *[other] { $who } now has { $sets } sets of rubble.
    }
# who: phrase, plot: sign
lisboa-plot-chosen = { $who } chooses plot { $plot }.
# who: phrase, plot: sign, store: phrase, buildings: number
lisboa-store-built =
    { $buildings ->
        [0] { $who } builds on { $plot }: { $store } (no public building brings customers yet).
        [one] { $who } builds on { $plot }: { $store } (1 public building brings customers).
       *[other] { $who } builds on { $plot }: { $store } ({ $buildings } public buildings bring customers).
    }
# who: phrase, site: phrase
lisboa-site-chosen = { $who } chooses the site { $site }.
# who: phrase, site: phrase, building: phrase, plan: phrase
lisboa-building-opened = { $who } opens { $building } { $site } with a { $plan }.
# who: phrase, site: phrase, building: phrase
lisboa-building-opened-free = { $who } opens { $building } { $site }.

## What is laid out
# card: phrase
lisboa-card-revealed = New card at court: { $card }.
# tile: phrase
lisboa-tile-revealed = New clergy tile: { $tile }.
# decree: phrase
lisboa-decree-revealed = New decree: { $decree }.
# building: phrase, architect: phrase
lisboa-building-revealed = Next for the { $architect }: { $building }.

## Church scoring, ends
lisboa-church-scoring = Church scoring.
# who: phrase, benefit: phrase
lisboa-tile-given = { $who } gives up a clergy tile: { $benefit }.
# by: phrase
lisboa-period-ended-sets = The first period ends: { $by } has two sets of rubble.
# by: phrase
lisboa-period-ended-piles = The first period ends after the turn of { $by }: three piles are empty.
# who: phrase, card: phrase
lisboa-card-discarded = { $who } discards { $card }.
# number: number
lisboa-period-began = Period { $number } begins.
# by: phrase
lisboa-end-by-sets = { $by } has four sets of rubble: this round is finished, then one more is played.
# by: phrase
lisboa-end-by-piles = Three piles are empty after the turn of { $by }: this round is finished, then one more is played.
lisboa-last-round = The last round begins.
lisboa-game-over = The game is over.

## What for
# plot: sign
lisboa-cause-plot = plot { $plot }
# plot: sign
lisboa-cause-store = store on { $plot }
# site: phrase
lisboa-cause-building = public building { $site }
lisboa-cause-hire = hiring officials
lisboa-cause-event = event
lisboa-cause-tile = clergy tile
# max: number
lisboa-cause-ten = influence at { $max }
lisboa-cause-rubble = rubble
lisboa-cause-church = church scoring
lisboa-cause-production = production
lisboa-cause-limit = no room
lisboa-cause-gold = card discarded

## Lacerda
# pile: phrase, card: phrase
lisboa-helper-placed = Lacerda’s helper begins above the pile of the { $pile } (drawn: { FORM($card, "within") }).
# pile: phrase
lisboa-helper-moved = Lacerda’s helper moves to the pile of the { $pile }.
# noble: phrase, card: phrase
lisboa-courtier-placed = Lacerda’s courtier begins at the { $noble } (drawn: { FORM($card, "within") }).
# noble: phrase
lisboa-courtier-moved = Lacerda’s courtier moves to the { $noble }.
# site: phrase, building: phrase
lisboa-building-given = { $building } stands { $site } from the start.
# card: phrase
lisboa-pile-discarded = Below the helper, { $card } leaves the game.
# action: phrase, pile: phrase
lisboa-lacerda-state-upper = Lacerda: upper State action, since his helper is above the pile of the { $pile }: { $action }.
# action: phrase, pile: phrase
lisboa-lacerda-state-lower = Lacerda: lower State action, since his helper is above the pile of the { $pile }: { $action }.
# action: phrase
lisboa-lacerda-state-impossible = Lacerda cannot do this: { $action }. He skips it.
# first: phrase
lisboa-lacerda-fewest-one = His last official goes where he has the fewest: { $first }.
# first: phrase, second: phrase
lisboa-lacerda-fewest-two = His officials go where he has the fewest: { $first }, { $second }.
# plan: phrase
lisboa-lacerda-larger-plan = The top plan with more officials: { $plan }.
# plan: phrase
lisboa-lacerda-equal-plans = Both top plans are equal, so he takes the blue architect’s: { $plan }.
# own: number, yours: number
lisboa-lacerda-ship-influence = Lacerda’s influence for the ship: { $own } of its own, { $yours } for your docks.
lisboa-lacerda-produces = Lacerda’s stores produce.
# benefit: phrase, wigs: phrase
lisboa-lacerda-tile-in-front = The tile in front of the Cardinal ({ $benefit }) leaves the game: { $wigs } for Lacerda.
lisboa-lacerda-no-tile = No tile lies in front of the Cardinal.
# noble: phrase
lisboa-lacerda-first-favour = The first favor that he lacks: { $noble }.
# noble: phrase
lisboa-lacerda-visits = Lacerda visits the { $noble }.
# action: phrase
lisboa-lacerda-noble-impossible = Lacerda visits nobody, since he cannot do this: { $action }.
# plot: sign, store: phrase, wigs: phrase, equal: number
lisboa-lacerda-best-plot =
    { $equal ->
        [one] His best plot is { $plot }: { $store } for { $wigs }.
       *[other] { $plot } ({ $store }): topmost, then leftmost of { $equal } plots worth { $wigs }.
    }
# plot: sign, store: phrase, wigs: phrase, equal: number
lisboa-lacerda-left-entrance =
    { $equal ->
        [one] His best plot is { $plot }, worth { $wigs }. Two kinds of store are possible there, so the entrance faces left: { $store }.
       *[other] { $plot }: topmost, then leftmost of { $equal } plots worth { $wigs }. Two kinds of store are possible there, so the entrance faces left: { $store }.
    }
# cube: phrase
lisboa-lacerda-cheapest-cube = The cheapest cube: { $cube }.
# cube: phrase
lisboa-lacerda-cheapest-in-column = The cheapest cube, of the column since both lines have one: { $cube }.
# count: number
lisboa-lacerda-leftmost-decrees =
    { $count ->
        [one] Lacerda takes the leftmost decree.
       *[other] Lacerda takes the { $count } leftmost decrees.
    }
# site: phrase, his: phrase, yours: phrase, equal: number
lisboa-lacerda-best-site =
    { $equal ->
        [one] His best site is { $site }: { $his } for him, { $yours } for you.
       *[other] { FORM($site, "line") }: nearest clockwise of { $equal } equal sites ({ $his } for him, { $yours } for you).
    }
# site: phrase, his: phrase, yours: phrase, equal: number
lisboa-lacerda-site-by-helper =
    { $equal ->
        [one] His best site is { $site }: { $his } for him, { $yours } for you; the helper decides between the buildings.
       *[other] { FORM($site, "line") }: nearest clockwise of { $equal } equal sites ({ $his } for him, { $yours } for you); the helper decides between the buildings.
    }
# noble: phrase
lisboa-lacerda-follows = Lacerda returns the favor of the { $noble } and follows the visit.
# noble: phrase
lisboa-lacerda-cannot-follow = Lacerda holds the favor of the { $noble }, but cannot do the action.
# ships: number, yours: number
lisboa-lacerda-church-influence = Lacerda gets { $ships } influence for his ships and { $yours } for your docks.
# pile: phrase
lisboa-lacerda-nothing-to-discard = The pile of the { $pile } is empty: nothing is discarded.
lisboa-lacerda-helper-stays = All piles are empty: Lacerda’s helper stays.

## Ranks
lisboa-rank-right-hand = Right hand of the Marquis
lisboa-rank-protege = Protégé of the King
lisboa-rank-servant = Servant at court
lisboa-rank-jester = Court jester
# rank: phrase
lisboa-rank-reached = Your rank at court: { $rank }.
# rank: phrase
lisboa-rank-would-be = If it ended now: { $rank }.
# rank: phrase
lisboa-rank-next = For the next rank, { $rank }, you need:
lisboa-need-met = (met)
lisboa-need-unmet = (not met)
# has: number, needs: number
lisboa-need-wigs = wigs with the final scoring: { $has }, needs { $needs }
# has: number, needs: number
lisboa-need-stores = stores: { $has }, needs { $needs }
# has: number, needs: number
lisboa-need-majorities = majorities: { $has }, needs { $needs }
# has: number, needs: number
lisboa-need-reis = réis: { $has }, needs { $needs }
# has: number, needs: number
lisboa-need-decrees = decrees: { $has }, needs { $needs }
# has: number, needs: number
lisboa-need-ships = ships: { $has }, needs { $needs }

## Why not
lisboa-no-other-question = Something else is asked of you now. Answer that first.
lisboa-no-not-optional = You have to choose something here.
# card: phrase
lisboa-no-not-in-hand = You do not hold this card: { $card }.
# card: phrase
lisboa-no-not-in-portfolio = { $card } is not in your portfolio.
# card: phrase
lisboa-no-noble-card = { $card } is a Treasury card. Visits take a noble card.
# card: phrase
lisboa-no-treasury-card = { $card } is a noble card. Events are sponsored with Treasury cards.
# noble: phrase, cost: phrase
lisboa-no-visit-too-dear = A visit to the { $noble } costs { $cost }, and you cannot pay that even with wigs.
# action: phrase
lisboa-no-cannot-complete = You could not complete this action: { $action }. A visit or event is only allowed if its action can be carried out.
# price: phrase, power: phrase
lisboa-no-too-dear = That costs { $price }; you can pay at most { $power }, influence included.
lisboa-no-nothing-to-deal = After this card you could neither sell nor trade, and you must do one of them.
# limit: number
lisboa-no-free-slot =
    { $limit ->
        [one] There is no free slot: your portfolio holds 1 card. Replace one.
       *[other] There is no free slot: your portfolio holds { $limit } cards. Replace one.
    }
# card: phrase
lisboa-no-wrong-row = Discarding { $card } frees no slot of the right row: nobles and ships above, Treasury cards below.
# good: phrase
lisboa-no-such-good = You have none of this good: { $good }.
# good: phrase
lisboa-no-warehouse-full = Your warehouse has no room for more: { $good }.
# good: phrase
lisboa-no-not-produced = You did not produce this just now: { $good }.
# ship: phrase
lisboa-no-ship-takes-no-goods = The { $ship } takes no goods: it must lie in somebody’s docks and have room.
# noble: phrase, good: phrase
lisboa-no-noble-refuses = The { $noble } does not take this good: { $good }. Gold is always welcome.
# action: phrase
lisboa-no-already-covered = This State action is covered by a good until the end of the turn: { $action }.
# action: phrase
lisboa-no-changes-nothing = This State action would change nothing now: { $action }.
# card: phrase
lisboa-no-event-changes-nothing = Sponsoring this would change nothing, its event cannot be carried out now: { $card }.
# action: phrase, noble: phrase
lisboa-no-other-noble = That is not one of the { $noble }’s State actions: { $action }.
# noble: phrase
lisboa-no-favour = There is no favor of the { $noble } left.
# price: number
lisboa-no-wrong-amount = That does not add up: the price is { $price }.
# cube: phrase
lisboa-no-such-cube = There is no such cube: { $cube }.
# noble: phrase
lisboa-no-same-office = Your first official went to the { $noble }. The second goes to another office.
# noble: phrase
lisboa-no-office-full = The office of the { $noble } is full, and nobody there can be moved.
# noble: phrase
lisboa-no-official-there = You have no official there: { $noble }.
# count: number
lisboa-no-ship-too-dear =
    { $count ->
        [one] The ship costs 1 good there.
       *[other] The ship costs { $count } different goods there.
    }
# count: number
lisboa-no-wrong-goods =
    { $count ->
        [one] The ship costs just 1 good.
       *[other] The ship costs just { $count } different goods.
    }
lisboa-no-too-far = The Cardinal does not go that far: one or two steps, just one as a reward.
lisboa-no-tile-there = No clergy tile lies there.
# noble: phrase
lisboa-no-favour-held = You already hold the favor of the { $noble }.
# house: phrase
lisboa-no-house-group-built = This group is already built: { $house }.
# plot: sign
lisboa-no-plot-taken = Plot { $plot } is taken.
lisboa-no-row-closed = Row E is closed with two players.
# plot: sign, street: phrase
lisboa-no-other-street = Plot { $plot } does not lie on this street: { $street }.
# store: phrase
lisboa-no-city-tile = No city tile for this store is on display until the end of the turn: { $store }.
# site: phrase
lisboa-no-site-taken = A public building already stands { $site }.
# plan: phrase
lisboa-no-such-plan = You have no { $plan }.
# architect: phrase
lisboa-no-building-on-display = No building is on display: { $architect }.
# site: phrase
lisboa-no-wrong-colour = A building { $site } must have the color of that street.
# decree: phrase
lisboa-no-not-on-display = This decree is not on display: { $decree }.
# pile: phrase
lisboa-no-pile-empty = The pile is empty: { $pile }.
# benefit: phrase
lisboa-no-such-tile = This clergy tile is not among yours: { $benefit }.
lisboa-no-would-block = That would leave you unable to do what this turn still requires.
lisboa-brief-store = no plot you could pay for
lisboa-brief-decree = no decree left
lisboa-brief-building = no plan you could complete
# cost: phrase
lisboa-brief-visit-too-dear = costs { $cost }, more than you can pay
# price: phrase, power: phrase
lisboa-brief-too-dear = costs { $price }, you can pay { $power }
lisboa-brief-nothing-to-deal = would leave you nothing to sell or trade
lisboa-brief-changes-nothing = would change nothing
lisboa-brief-covered = used this turn
lisboa-brief-no-favour = none left
lisboa-brief-favour-held = you already hold it
lisboa-brief-same-office = one is already there
lisboa-brief-office-full = full
# count: number
lisboa-brief-ship-too-dear =
    { $count ->
        [one] costs 1 good
       *[other] costs { $count } different goods
    }
lisboa-brief-ship-full = full or at sea
lisboa-brief-no-free-slot = no free slot
lisboa-brief-pile-empty = pile empty
lisboa-brief-no-building = no building left
lisboa-brief-wrong-colour = wrong colors
lisboa-brief-houses-built = all built
lisboa-brief-would-block = the turn could not be completed
