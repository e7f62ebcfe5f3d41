### Lisboa: what happened, as a person would tell it.

## Before the first turn
lisboa-tiles-offered = { $who } may keep one of two clergy tiles: { $tiles }.
lisboa-tile-kept = { $who } keeps a clergy tile: { $tile }.
lisboa-cards-dealt =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
lisboa-cards-dealt-own = { $who } draws { $cards }.
lisboa-cards-kept =
    { $count ->
        [one] { $who } keeps a card.
       *[other] { $who } keeps { $count } cards.
    }
lisboa-cards-kept-own = { $who } keeps { $cards }.
lisboa-hands-passed = The hands go on to the left.

## The turn and its action
lisboa-turn-began = Round { $round }: { $who }
lisboa-ship-home = { $who }: the { $ship } comes home empty.
lisboa-card-for-gold = { $who } discards { $card } for gold.
lisboa-card-played = { $who } plays { $card } into the portfolio.
lisboa-card-replaced = { $who } discards { $card } to make room.
lisboa-card-shed = { $who } discards { $card } from the portfolio.
lisboa-sold = { $who } sells { $goods } to the { $ship } ({ $owner }) for { $reis }.
lisboa-sailed = The { $ship } ({ $owner }) is full and sets sail.
lisboa-offered = { $who } offers { $goods } to the { $noble }: { $action }.
lisboa-visited = { $who } visits the { $noble } (card { $card }).
lisboa-followed = { $who } gives back the favour and follows the visit to the { $noble }: { $action }.
lisboa-not-followed = { $who } does not follow the visit to the { $noble }.
lisboa-sponsored = { $who } sponsors an event with { $card }: { $event }.
lisboa-card-taken = { $who } takes { $card }.

## Paying, gaining, losing
lisboa-visit-paid = { $who } pays { $cost } for the visit.
lisboa-paid = { $who } pays { $cost } ({ $cause }).
lisboa-gained = { $who } gets { $what } ({ $cause }).
lisboa-lost = { $who } loses { $what } ({ $cause }).
lisboa-no-room-for = { $who } has no room for { $what } ({ $cause }).
lisboa-reward-lost = { $who } cannot use this reward: { $what } ({ $cause }).
lisboa-treasury-moved = Treasury: { $from } → { $to }.
lisboa-price-fell = Market price of { $good }: { $from } → { $to }.

## Court, church, yard
lisboa-official-placed = { $who } sends an official to the { $noble }.
lisboa-official-to-plaza = An official of { $who } has to leave the { $noble }’s office for the plaza.
lisboa-official-recalled = { $who } takes back an official from the { $noble }.
lisboa-official-from-plaza = { $who } takes back an official from the plaza of the { $noble }.
lisboa-officials-hired =
    { $count ->
        [one] { $who } hires an official.
       *[other] { $who } hires { $count } officials.
    }
lisboa-plan-taken = { $who } takes a { $plan }.
lisboa-ship-built = { $who } builds the { $ship } for { $goods }.
lisboa-ship-replaces = { $who } builds the { $ship } for { $goods }, in place of { $card }.
lisboa-cardinal-moved =
    { $steps ->
        [one] { $who } moves the Cardinal one step.
       *[other] { $who } moves the Cardinal { $steps } steps.
    }
lisboa-tile-taken = { $who } takes a clergy tile: { $tile }.
lisboa-church-triggered = { $who } moves the Cardinal past the envelope: church scoring at the end of the turn.
lisboa-favour-taken = { $who } takes a favour of the { $noble }.
lisboa-decree-taken = { $who } takes a decree: { $decree }.
lisboa-marker-used = { $who } uses a set marker ({ $left } left).

## Downtown
lisboa-cube-taken = { $who } takes { $cube } ({ $from }).
lisboa-cube-lost = { $who } has no room for { $cube }: it leaves the game.
lisboa-set-completed =
    { $sets ->
        [one] { $who } completes the first set of rubble.
       *[other] { $who } now has { $sets } sets of rubble.
    }
lisboa-plot-chosen = { $who } chooses plot { $plot }.
lisboa-store-built =
    { $buildings ->
        [0] { $who } builds on { $plot }: { $store } (no public building leads there yet).
        [one] { $who } builds on { $plot }: { $store } (one public building leads there).
       *[other] { $who } builds on { $plot }: { $store } ({ $buildings } public buildings lead there).
    }
lisboa-site-chosen = { $who } chooses the site { $site }.
lisboa-building-opened = { $who } opens { $building } { $site } with a { $plan }.
lisboa-building-opened-free = { $who } opens { $building } { $site }.

## What is laid out
lisboa-card-revealed = New card at court: { $card }.
lisboa-tile-revealed = New clergy tile: { $tile }.
lisboa-decree-revealed = New decree: { $decree }.
lisboa-building-revealed = Next for the { $architect }: { $building }.

## Church scoring, ends
lisboa-church-scoring = Church scoring.
lisboa-tile-given = { $who } gives up a clergy tile: { $benefit }.
lisboa-period-ended-sets = The first period ends: { $by } has two sets of rubble.
lisboa-period-ended-piles = The first period ends after the turn of { $by }: three piles are empty.
lisboa-card-discarded = { $who } discards { $card }.
lisboa-period-began = Period { $number } begins.
lisboa-end-by-sets = { $by } has four sets of rubble: this round is finished, then one more is played.
lisboa-end-by-piles = Three piles are empty after the turn of { $by }: this round is finished, then one more is played.
lisboa-last-round = The last round begins.
lisboa-game-over = The game is over.

## What for
lisboa-cause-plot = plot { $plot }
lisboa-cause-store = store on { $plot }
lisboa-cause-building = public building { $site }
lisboa-cause-hire = hiring officials
lisboa-cause-event = event
lisboa-cause-tile = clergy tile
lisboa-cause-ten = influence at { $max }
lisboa-cause-rubble = rubble
lisboa-cause-church = church scoring
lisboa-cause-production = production
lisboa-cause-limit = no room
lisboa-cause-gold = card discarded

## Lacerda
lisboa-helper-placed = Lacerda’s helper begins above the pile of the { $pile } (drawn: { $card }).
lisboa-helper-moved = Lacerda’s helper moves to the pile of the { $pile }.
lisboa-courtier-placed = Lacerda’s courtier begins at the { $noble } (drawn: { $card }).
lisboa-courtier-moved = Lacerda’s courtier moves to the { $noble }.
lisboa-building-given = { $building } stands { $site } from the start.
lisboa-pile-discarded = Below the helper, { $card } leaves the game.
lisboa-lacerda-state-upper = Lacerda: upper State action, since his helper is above the pile of the { $pile }: { $action }.
lisboa-lacerda-state-lower = Lacerda: lower State action, since his helper is above the pile of the { $pile }: { $action }.
lisboa-lacerda-state-impossible = Lacerda cannot do this: { $action }. He skips it.
lisboa-lacerda-fewest-one = His last official goes where he has the fewest: { $first }.
lisboa-lacerda-fewest-two = His officials go where he has the fewest: { $first }, { $second }.
lisboa-lacerda-larger-plan = The top plan with more officials: { $plan }.
lisboa-lacerda-equal-plans = Both top plans are equal, so he takes the blue architect’s: { $plan }.
lisboa-lacerda-ship-influence = Lacerda’s influence for the ship: { $own } of its own, { $yours } for your docks.
lisboa-lacerda-produces = Lacerda’s stores produce.
lisboa-lacerda-tile-in-front = The tile in front of the Cardinal ({ $benefit }) leaves the game: { $wigs } for Lacerda.
lisboa-lacerda-no-tile = No tile lies in front of the Cardinal.
lisboa-lacerda-first-favour = The first favour that he lacks: { $noble }.
lisboa-lacerda-visits = Lacerda visits the { $noble }.
lisboa-lacerda-noble-impossible = Lacerda visits nobody, since he cannot do this: { $action }.
lisboa-lacerda-best-plot =
    { $equal ->
        [one] His best plot is { $plot }: { $store } for { $wigs }.
       *[other] { $plot } ({ $store }): topmost, then leftmost of { $equal } plots worth { $wigs }.
    }
lisboa-lacerda-left-entrance =
    { $equal ->
        [one] His best plot is { $plot }, worth { $wigs }. Two kinds of store are possible there, so the entrance faces left: { $store }.
       *[other] { $plot }: topmost, then leftmost of { $equal } plots worth { $wigs }. Two kinds of store are possible there, so the entrance faces left: { $store }.
    }
lisboa-lacerda-cheapest-cube = The cheapest cube: { $cube }.
lisboa-lacerda-cheapest-in-column = The cheapest cube, of the column since both lines have one: { $cube }.
lisboa-lacerda-leftmost-decrees =
    { $count ->
        [one] Lacerda takes the leftmost decree.
       *[other] Lacerda takes the { $count } leftmost decrees.
    }
lisboa-lacerda-best-site =
    { $equal ->
        [one] His best site is { $site }: { $his } for him, { $yours } for you.
       *[other] { FORM($site, "line") }: nearest clockwise of { $equal } equal sites ({ $his } for him, { $yours } for you).
    }
lisboa-lacerda-site-by-helper =
    { $equal ->
        [one] His best site is { $site }: { $his } for him, { $yours } for you; the helper decides between the buildings.
       *[other] { FORM($site, "line") }: nearest clockwise of { $equal } equal sites ({ $his } for him, { $yours } for you); the helper decides between the buildings.
    }
lisboa-lacerda-follows = Lacerda gives back the favour of the { $noble } and follows the visit.
lisboa-lacerda-cannot-follow = Lacerda holds the favour of the { $noble }, but cannot do the action.
lisboa-lacerda-church-influence = Lacerda gets { $ships } influence for his ships and { $yours } for your docks.
lisboa-lacerda-nothing-to-discard = The pile of the { $pile } is empty: nothing is discarded.
lisboa-lacerda-helper-stays = All piles are empty: Lacerda’s helper stays.

## Ranks
lisboa-rank-right-hand = Right hand of the Marquis
lisboa-rank-protege = Protégé of the King
lisboa-rank-servant = Servant at court
lisboa-rank-jester = Court jester
lisboa-rank-reached = Your rank at court: { $rank }.
lisboa-rank-would-be = If it ended now: { $rank }.
lisboa-rank-next = For the next rank, { $rank }, you need:
lisboa-need-met = (met)
lisboa-need-unmet = (not met)
lisboa-need-wigs = wigs with the final scoring: { $has }, needs { $needs }
lisboa-need-stores = stores: { $has }, needs { $needs }
lisboa-need-majorities = majorities: { $has }, needs { $needs }
lisboa-need-reis = réis: { $has }, needs { $needs }
lisboa-need-decrees = decrees: { $has }, needs { $needs }
lisboa-need-ships = ships: { $has }, needs { $needs }

## Why not
lisboa-no-other-question = Something else is asked of you now. Answer that first.
lisboa-no-not-optional = You have to choose something here.
lisboa-no-not-in-hand = You do not hold this card: { $card }.
lisboa-no-not-in-portfolio = { $card } is not in your portfolio.
lisboa-no-noble-card = { $card } is a Treasury card. Visits take a noble card.
lisboa-no-treasury-card = { $card } is a noble card. Events are sponsored with Treasury cards.
lisboa-no-visit-too-dear = A visit to the { $noble } costs { $cost }, and you cannot pay that even with wigs.
lisboa-no-cannot-complete = You could not complete this action: { $action }. A visit or event is only allowed if its action can be carried out.
lisboa-no-too-dear = That costs { $price }; you can pay at most { $power }, influence included.
lisboa-no-nothing-to-deal = After this card you could neither sell nor trade, and you must do one of them.
lisboa-no-free-slot =
    { $limit ->
        [one] There is no free slot: your portfolio holds 1 card. Replace one.
       *[other] There is no free slot: your portfolio holds { $limit } cards. Replace one.
    }
lisboa-no-wrong-row = Discarding { $card } frees no slot of the right row: nobles and ships above, Treasury cards below.
lisboa-no-such-good = You have none of this good: { $good }.
lisboa-no-warehouse-full = Your warehouse has no room for more: { $good }.
lisboa-no-not-produced = You did not produce this just now: { $good }.
lisboa-no-ship-takes-no-goods = The { $ship } takes no goods: it must lie in somebody’s docks and have room.
lisboa-no-noble-refuses = The { $noble } does not take this good: { $good }. Gold is always welcome.
lisboa-no-already-covered = This State action is covered by a good until the end of the turn: { $action }.
lisboa-no-changes-nothing = This State action would change nothing now: { $action }.
lisboa-no-event-changes-nothing = Sponsoring this would change nothing, its event cannot be carried out now: { $card }.
lisboa-no-other-noble = That is not one of the { $noble }’s State actions: { $action }.
lisboa-no-favour = There is no favour of the { $noble } left.
lisboa-no-wrong-amount = That does not add up: the price is { $price }.
lisboa-no-such-cube = There is no such cube: { $cube }.
lisboa-no-same-office = Your first official went to the { $noble }. The second goes to another office.
lisboa-no-office-full = The office of the { $noble } is full, and nobody there can be moved.
lisboa-no-official-there = You have no official there: { $noble }.
lisboa-no-ship-too-dear =
    { $count ->
        [one] The ship costs 1 good there.
       *[other] The ship costs { $count } different goods there.
    }
lisboa-no-wrong-goods =
    { $count ->
        [one] The ship costs just 1 good.
       *[other] The ship costs just { $count } different goods.
    }
lisboa-no-too-far = The Cardinal does not go that far: one or two steps, just one as a reward.
lisboa-no-tile-there = No clergy tile lies there.
lisboa-no-favour-held = You already hold the favour of the { $noble }.
lisboa-no-house-group-built = This group is already built: { $house }.
lisboa-no-plot-taken = Plot { $plot } is taken.
lisboa-no-row-closed = Row E is closed with two players.
lisboa-no-other-street = Plot { $plot } does not lie on this street: { $street }.
lisboa-no-city-tile = No city tile for this store is on display until the end of the turn: { $store }.
lisboa-no-site-taken = A public building already stands { $site }.
lisboa-no-such-plan = You have no { $plan }.
lisboa-no-building-on-display = No building is on display: { $architect }.
lisboa-no-wrong-colour = A building { $site } must have the colour of that street.
lisboa-no-not-on-display = This decree is not on display: { $decree }.
lisboa-no-pile-empty = The pile is empty: { $pile }.
lisboa-no-such-tile = This clergy tile is not among yours: { $benefit }.
lisboa-no-would-block = That would leave you unable to do what this turn still requires.
lisboa-brief-store = no plot you could pay for
lisboa-brief-decree = no decree left
lisboa-brief-building = no plan you could complete
lisboa-brief-visit-too-dear = costs { $cost }, more than you can pay
lisboa-brief-too-dear = costs { $price }, you can pay { $power }
lisboa-brief-nothing-to-deal = then nothing to sell or to trade
lisboa-brief-changes-nothing = would change nothing
lisboa-brief-covered = used this turn
lisboa-brief-no-favour = none left
lisboa-brief-favour-held = you already hold it
lisboa-brief-same-office = one is already there
lisboa-brief-office-full = full
lisboa-brief-ship-too-dear =
    { $count ->
        [one] costs 1 good
       *[other] costs { $count } different goods
    }
lisboa-brief-ship-full = full or at sea
lisboa-brief-no-free-slot = no free slot
lisboa-brief-pile-empty = pile empty
lisboa-brief-no-building = no building left
lisboa-brief-wrong-colour = wrong colours
lisboa-brief-houses-built = all built
lisboa-brief-would-block = the turn could not be completed
