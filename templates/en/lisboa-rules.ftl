### Lisboa: the terms of /rules, in our own words.

lisboa-term-turn = Turn
    .also = turn order; sequence
lisboa-term-turn-text = First your ships at sea come home. Then you play one card from your hand: into your portfolio, to sell goods or to trade with nobles, or to the court, to visit a noble or to sponsor an event. If nothing suits you, discard a card for one gold. At the end you take a face-up card.
lisboa-term-action = Actions
lisboa-term-action-text = A card in the portfolio is followed by a sale or by a trade with nobles. A noble card played to the court visits that noble; a Treasury card played to the court sponsors its event. You must be able to carry out what you choose.
lisboa-term-political-card = Political cards
    .also = card; deck; pile; code
lisboa-term-political-card-text = Noble cards show influence at the top and a reward or penalty at the foot. Treasury cards show an event and a lasting benefit. After your action you take the face-up card of one of the four piles; if there is none, your hand shrinks. A discarded card is out of the game. Only where you type does a card have a code, such as rK3: deck (b blue, r red, p purple, n brown), kind (B Builder, M Minister, K King, T Treasury), place in the list.
lisboa-term-gold = Taking gold
lisboa-term-gold-text = Instead of an action you may discard any card for one gold. If your warehouse is full, the gold is lost.
lisboa-term-portfolio = Portfolio
    .also = replace; slot
lisboa-term-portfolio-text = Noble cards and ships lie in the docks above, Treasury cards in the bureau below: three slots each. At first you may have two cards in all, and one more for every set of rubble. When it is full, discard a card to make room: any card may go, as long as that frees a slot in the right row.
lisboa-term-docks = Docks
    .also = dock
lisboa-term-docks-text = The upper slots hold noble cards and ships. Whenever you gain the influence of your portfolio, you add up the envelopes of all cards in the docks.
lisboa-term-bureau = Bureau
lisboa-term-bureau-text = The lower slots hold Treasury cards. When you put one there, you get as many réis as the treasury shows, and the treasury falls by one. Its discount or sales bonus holds as long as the card stays.
lisboa-term-sell = Selling goods
    .also = sale; sell
lisboa-term-sell-text = You may sell any number of goods to ships at a dock, your own or others’. Each good brings its market price, the bonus of the ship and your own bonuses. A ship that becomes full sets sail at once and brings its owner a wig per good.
lisboa-term-trade = Trading with nobles
    .also = offer; trade
lisboa-term-trade-text = You offer one or two goods, each for a different State action. The Builder takes tools, the Minister books, the King cloth, and all of them take gold. The good covers the action until your turn is over.
lisboa-term-state-action = State actions
lisboa-term-state-action-text = Each noble offers two: the Builder officials and plans, the Minister ships and production, the King the Cardinal and royal favors. You get them for goods, on a visit before the noble action, or as a reward. One that would change nothing is not offered.
lisboa-term-official = Officials
    .also = official; place officials; office; worker
lisboa-term-official-text = You send up to two officials into two different offices. Every other player’s official in an office makes your visit there cost 1 more influence. If an office is full, each color with the most officials there first sends one to the plaza.
lisboa-term-plaza = Plaza
    .also = square
lisboa-term-plaza-text = Officials who had to leave a full office stand on the plaza before it. They no longer make visits cost more, but they can still be sent to a public building and count for decrees.
lisboa-term-plan = Plans
    .also = take a plan; blueprint
lisboa-term-plan-text = A plan is what you need to open a public building of the same architect. It shows how many officials the building takes. You choose the top plan of either architect; those with fewer officials come first.
lisboa-term-ship = Ships
    .also = build a ship; shipyard, yard; hull, hold; cargo; set sail
lisboa-term-ship-text = The ship in the shipyard costs as many different goods as its hull has spaces. If you replace a ship, you pay only the difference, and the cargo moves over. After that the treasury rises by one, and you gain the influence of your portfolio.
lisboa-term-produce = Producing
    .also = production; produce goods
# minimum: number
lisboa-term-produce-text = Each of your stores gives a good of its kind, as far as your warehouse has room. For every kind that you really produced, the market price then falls by one, but never below { $minimum }.
lisboa-term-cardinal = Cardinal
    .also = meet the Cardinal
lisboa-term-cardinal-text = The Cardinal goes clockwise, one or two steps, or just one as a reward. You take one of the two tiles beside him. Passing the church treasury raises the treasury by one; passing the envelope brings a church scoring at the end of the turn. With four clergy tiles you cannot meet him.
lisboa-term-clergy = Clergy tiles
lisboa-term-clergy-text = Most clergy tiles give a lasting benefit; some bring something once. The back shows wigs that you get when you give the tile up in a church scoring. You can have four.
lisboa-term-church-scoring = Church scoring
    .also = church
lisboa-term-church-scoring-text = Beginning with whoever passed the envelope, everybody may give up clergy tiles for the wigs on their backs. Whoever gives up at least one gains the influence of the portfolio once. There is at most one church scoring a turn.
lisboa-term-favour = Royal favors
    .also = royal favor, royal favour, favor, favour, favours
lisboa-term-favour-text = A royal favor lets you follow when somebody else visits that noble. You can hold one of each noble. Each that you still hold at the end is worth two wigs.
lisboa-term-visit = Visit
    .also = court
lisboa-term-visit-text = A visit costs what the treasury shows as influence, plus one for each other player’s official in the office. What you lack in influence you pay in wigs. You may take one State action of the noble first, then you carry out the noble action; the others may follow.
lisboa-term-follow = Following
    .also = follow; follower
lisboa-term-follow-text = When somebody else visits a noble whose favor you hold, you may return the favor and pay for a visit of your own. Then you carry out the noble action or one of the two State actions. Everybody is asked once, clockwise.
lisboa-term-store = Building a store
    .also = shop; store; build
lisboa-term-store-text = With the Builder you choose a free plot, take its reward and a cube of its row or column, pay the price, and place a city tile and a house. The street at the entrance decides what is sold there. For each public building that brings it customers the store scores the wigs of its column.
lisboa-term-plot = Plots
    .also = plot; downtown, city, town; row; column
lisboa-term-plot-text = Downtown has five rows and five columns of plots. A plot lies between two streets, and you choose which one its entrance faces; plots at the edge have just one. Its reward is taken once, by whoever builds there.
lisboa-term-price = Price of a plot
    .also = cost; land
# earthquake: number, fire: number, tsunami: number
lisboa-term-price-text = You pay the value of the treasury, plus all rubble at the end of the row and below the column: { $earthquake } for an earthquake cube, { $fire } for fire, { $tsunami } for tsunami. The cube that you take first no longer counts. Discounts are taken off.
lisboa-term-house = Houses
    .also = wooden house
lisboa-term-house-text = Each store takes a house from one of three groups. Both left houses let you pay visits with réis. One middle house makes ships one good cheaper, all three make them free. One right house lets you produce one good more, all three one more of each kind.
lisboa-term-public-building = Opening a public building
    .also = building
lisboa-term-public-building-text = With the King you choose a free site, take both cubes and its reward, and complete a plan of the architect whose building you open. Then all stores to which it brings customers score the wigs of their column for their owners, whoever opened it.
lisboa-term-site = Sites
    .also = building site
lisboa-term-site-text = Sites lie at both ends of the rows and north of the streets. A building at the end of a row brings customers to the stores of that row in its two colors. One in the north must have the color of its street and brings customers to all stores on it.
lisboa-term-hiring = Sending and hiring officials
    .also = hire; employ; complete a plan
lisboa-term-hiring-text = To complete a plan you take back as many of your officials from offices and plazas as it shows. Those you lack are hired: each costs what the treasury shows. The printed number counts for the majority at the end.
lisboa-term-decree = Decrees
# wigs: phrase
lisboa-term-decree-text = With the Minister you take one of the eight decrees on display. At the end of the game it brings wigs for what it counts. In the solo game each decree of Lacerda is worth { $wigs }.
lisboa-term-set = Sets of rubble
    .also = rubble set
lisboa-term-set-text = One cube of each of the three kinds is a set. Each set makes your warehouse and your portfolio larger by one, and brings a rubble set marker. Sets score three wigs each at the end of both periods; two sets end the first period, four the game.
lisboa-term-set-marker = Rubble set markers
    .also = rubble set marker, set marker; marker
lisboa-term-set-marker-text = Each set of rubble brings a marker. When you take a decree, you may use up a marker to take a second one, once a turn.
lisboa-term-rubble = Rubble
    .also = cube; earthquake; fire; tsunami
lisboa-term-rubble-text = Brown cubes stand for the earthquake, red ones for the fire, blue ones for the tsunami. They make plots cost more as long as they lie there. You have room for five of each kind; further ones leave the game.
lisboa-term-treasury = Treasury
    .also = treasury track
# poor: sign, rich: sign
lisboa-term-treasury-text = The treasury value is what plots, hired officials and events cost. The fuller the treasury, the cheaper the visits: from { $poor } influence when it is empty to { $rich } when it is full. Ships and the Cardinal raise it, Treasury cards in the bureau lower it.
lisboa-term-event = Sponsoring an event
    .also = event; sponsor
lisboa-term-event-text = You play a Treasury card to the court and pay what the treasury shows. Then you get what the event says. A noble action among them needs no visit, and nobody can follow.
lisboa-term-influence = Influence
# max: number
lisboa-term-influence-text = Influence pays for visits. A plain envelope brings the influence of all cards in your docks, a numbered one just its number. The track ends at { $max }: a gain that ends there brings one wig.
lisboa-term-coins = Paying with influence
# max: number, reis: phrase
lisboa-term-coins-text = Some spaces of the influence track show a coin. When you pay réis, you may move your marker down to the next coin instead, for one real each. From { $max } influence that is { $reis }.
lisboa-term-warehouse = Warehouse
    .also = storage; room
lisboa-term-warehouse-text = You can store two goods of each kind, and one more for every set of rubble. What does not fit is lost.
lisboa-term-market = Market
    .also = prices
# minimum: number
lisboa-term-market-text = The market shows what a good of each kind brings when it is sold. Prices fall by one for every kind that somebody produces. They never rise, and never fall below { $minimum }.
lisboa-term-wig = Wigs
    .also = points; victory points; VP; score
lisboa-term-wig-text = Wigs are the points of the game. Whoever has the most after the final scoring wins. Visits may be paid with them when influence is short.
lisboa-term-city-tile = City tiles
    .also = store tile
lisboa-term-city-tile-text = One tile for each kind of store is on display, and a small one for the thin column in the east. They are refilled only at the end of a turn, so nobody can build the same kind twice in one turn, not even a follower.
lisboa-term-period = End of the first period
    .also = period; end of the period
lisboa-term-period-text = The first period ends after a turn in which somebody has two sets of rubble or three piles are empty. Sets score three wigs each. Then everybody may discard any number of cards; one card of each noble pays its reward. Hands are filled up to five; new ships and piles follow.
lisboa-term-end = End of the game
    .also = last round; game over
lisboa-term-end-text = In the second period four sets of rubble or three empty piles bring the end. The round is finished, and one more is played. Then comes the final scoring.
lisboa-term-scoring = Final scoring
    .also = score; tie; tie-break; winner
lisboa-term-scoring-text = You score the hulls of your ships, three wigs a set, the majorities in each kind of store, a wig for every five réis including the coins of your influence, your decrees, the majority of officials on completed plans, and two wigs a royal favor. Ties go to more sets, then stores, plans, réis.
lisboa-term-majority = Majorities
# gold: sign, tools: sign, books: sign, cloth: sign, officials: sign
lisboa-term-majority-text = Wigs for the first, second and third place in stores: gold { $gold }, tools { $tools }, books { $books }, cloth { $cloth }; in officials on completed plans: { $officials }. Tied players add their places and divide. With two players only the first and the third place count.
lisboa-term-draft = Draft
# hand: number
lisboa-term-draft-text = An option for those who know the game: the starting hands are drafted. You keep two of your { $hand } cards and pass the others on to the left, keep one of those that you get, and one again; the last comes with the next hand.
lisboa-term-two-players = Two players
    .also = 2 players; two
# copies: phrase
lisboa-term-two-players-text = Row E is closed, one neutral official stands in each office, and the shipyard has { $copies } of each color. Some decrees are left out. Of the majorities only the first and the third place count.
lisboa-term-solo = Solo game
    .also = Lacerda; automa; alone
lisboa-term-solo-text = You play against Lacerda by the rules for two. He needs no money, cards or plans, and he follows your visits whenever he can. At the end you are given a rank at court.
lisboa-term-lacerda-turn = Lacerda’s turn
lisboa-term-lacerda-turn-text = His courtier goes to the next noble. He takes one of that noble’s State actions: the upper one if his helper stands above the King’s or the Treasury pile, else the lower. Then he carries out the noble action. The face-up card below his helper leaves the game, and the helper goes on. Which action is the upper one is a ruling; the court page lists them.
lisboa-term-rank = Ranks
lisboa-term-rank-text = From jester to right hand of the Marquis: each rank asks for more wigs than Lacerda, and for stores, majorities, réis, decrees and ships. You get the highest rank whose conditions all hold. A majority is having more than Lacerda in a kind of store, or of officials on completed plans.
lisboa-term-noble = Nobles
    .also = prime minister; royal builder; builder; minister; king; Marquis of Pombal; Manuel da Maia; noble action
lisboa-term-noble-text = The Builder (royal builder Manuel da Maia) has stores built, the Minister (prime minister, Marquis of Pombal) issues decrees, the King (José I) opens public buildings: these are the noble actions. Each has an office for officials, royal favors to give, and two State actions.
lisboa-term-goods = Goods
    .also = gold; cloth; books; tools
lisboa-term-goods-text = Gold, cloth, books and tools. Each kind has a street and its stores, which produce it. Goods are sold to ships for réis, given to nobles for State actions, or spent on ships.
lisboa-term-real = Réis
    .also = real, reals, reis, réis, reais; money, cash
lisboa-term-real-text = The money of the game, one real, two réis. It pays for plots, hired officials and events. You get it by selling goods, by putting Treasury cards into your portfolio, and as a reward. At the end every five are worth a wig.
lisboa-term-reward = Rewards and penalties
    .also = bonus; penalty
lisboa-term-reward-text = Cards in the portfolio, plots, sites and some clergy tiles bring something at once. What does not fit is lost; a reward that you cannot use is skipped, and ships and officials may be declined. A penalty takes what it shows, as far as you have it.
lisboa-term-benefit = Discounts and lasting benefits
    .also = discount; bonus; permanent
lisboa-term-benefit-text = Clergy tiles and Treasury cards in the bureau help as long as you keep them: cheaper plots, officials, events or visits, more réis for goods, more room. Equal ones add up. A discount on every payment counts once per payment.
lisboa-term-envelope = Envelope and church treasury
    .also = church treasury
lisboa-term-envelope-text = Two symbols lie between the clergy tiles. When the Cardinal passes the church treasury, the treasury rises by one. When he passes the envelope, a church scoring follows at the end of the turn. Envelopes elsewhere bring the influence of your portfolio.
lisboa-term-architect = Architects
lisboa-term-architect-text = A blue and a green one. Each has a public building on display, the next one behind it, and a stack of plans. Completing a plan opens the building that its architect has on display.
lisboa-term-scoring-tile = Scoring tiles
lisboa-term-scoring-tile-text = Each column of plots has one; column 5 shares that of column 4. It shows the wigs that a store of the column brings for every public building that brings it customers: when the store is built, and again whenever such a building is opened.
lisboa-term-helper = Courtier and helper
lisboa-term-helper-text = Lacerda’s two figures. The courtier goes from noble to noble and shows whom he visits. The helper stands above a pile at court: it decides which State action he takes and which building he opens on a tie, and the face-up card below it leaves the game.
lisboa-term-signs = Signs
    .also = symbols; icons; emoji; legend
lisboa-term-first-turns = Good first turns
    .also = beginner; opening; tips; strategy
lisboa-term-first-turns-text = Visit the Minister: a decree costs nothing but influence and tells you what to build for. Visit the Builder while you still have your starting money: choose a plot that pays something back, and take the most expensive cube beside it, since it then no longer counts. Put a Treasury card into your portfolio: it brings réis at once and helps for the rest of the game. Put a noble card with high influence there and trade gold: take a plan and send officials, both of which you need before the King opens a building for you. Build a ship early: it brings influence, and wigs whenever it sails. Keep a favor of the noble that the others visit most: following is a second turn.
lisboa-first-goal = You rebuild Lisbon after the earthquake of 1755; whoever has the most wigs at the end wins.
lisboa-first-turn = On your turn you play one card: to visit a noble, to sponsor an event, or into your portfolio to sell or trade; then you take a new card.
lisboa-first-help = The Rules button explains the question you are asked, and steps can be undone until a label says otherwise.
# count: number
lisboa-ships-of =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
lisboa-term-setup = Setup
    .also = set up; start; starting; beginning
# wigs: phrase, reis: phrase, goods: number, hand: number, least: number, most: number
lisboa-term-setup-text = You begin with { $wigs }, { $reis }, { $goods } of each good, one royal favor, one plan, { $hand } blue cards, one of two clergy tiles and an official in the Minister’s office. Your influence is { $least } to { $most }, more the later you play. The rubble at rows, columns and sites is drawn at random.
lisboa-term-hand = Hand
    .also = hand size; draw; drawing; refill; refilling; replenish
# hand: number
lisboa-term-hand-text = You hold { $hand } political cards that only you see. Every turn you play or discard one and take a face-up card from court; if there is none, your hand shrinks. At the end of the first period you may discard any number of cards, and all hands are filled up to { $hand } from the purple deck.
lisboa-term-street = Streets and entrances
    .also = street; entrance; door
# streets: phrase
lisboa-term-street-text = Four streets run from north to south; from west to east they are { $streets }. The street at its entrance decides what a store sells: between two streets you choose one, at the edge there is just one. A public building at the north end of a street serves all stores on it.

## Chapters
lisboa-chapter-turn = Your turn
lisboa-chapter-turn-about = What you do from the first card you play to the card you take, and what cards show.
lisboa-chapter-portfolio = Portfolio and goods
lisboa-chapter-portfolio-about = What lies in your portfolio, and what goods and money are for.
lisboa-chapter-state = State actions and the church
lisboa-chapter-state-about = What the six State actions do, and what the Cardinal and the church bring.
lisboa-chapter-city = Visits and downtown
lisboa-chapter-city-about = How visits are paid and followed, and what is built in the city.
lisboa-chapter-money = Money, influence, wigs
lisboa-chapter-money-about = What things cost, what you pay them with, and where it comes from.
lisboa-chapter-end = Periods and scoring
lisboa-chapter-end-about = How both periods end, how the game is scored, and what changes with two players or a draft.
lisboa-chapter-solo = Alone against Lacerda
lisboa-chapter-solo-about = How Lacerda plays, and which rank you can reach against him.
