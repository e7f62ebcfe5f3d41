### Madeira: the terms of /rules, in our own words.

madeira-term-rounds = Round and phases
    .also = round; phase
madeira-term-rounds-text = The game has five rounds of five phases. A: characters and dice are laid out and everybody takes a row. B: dice are placed for character actions until everybody has passed. C: the buildings are resolved. D: ships and workers are provided for. E: crown requests are fulfilled (rounds 1, 3, 5) or fields are converted (rounds 2, 4).
madeira-term-order = Order of play
    .also = turn order; first player
madeira-term-order-text = In phase B turns go down the rows of the dice column. Everything else follows the pass column from the top, as people passed; before anybody has passed, whoever’s start request shows the most crowns goes first and the others follow clockwise. The pass column also decides who chooses a row first in the next round, and it breaks ties at the end.
madeira-term-guild-board = Guild board
    .also = row; guild
madeira-term-guild-board-text = Each row offers three dice, some crown requests and one guild, or two with two or three players. Whoever takes a row takes its dice and one of its requests and turns up all their favors of its guild; of two guilds one is chosen. Rows further up act earlier in phase B.
madeira-term-guild-dice = Guild dice
    .also = guild die; dice; die
madeira-term-guild-dice-text = A guild die is placed on a character together with an action marker on its building. It gives the character’s action or a harvest at once, and a chance to use the building in phase C. A die lower than the number of the region costs the difference in bread. A character holds as many dice as there are players.
madeira-term-pirate-dice = Pirate dice
    .also = pirate die
# dice: number
madeira-term-pirate-dice-text =
    { $dice ->
        [one] One pirate die lies
       *[other] { $dice } pirate dice lie
    } at the City Watch. To place one, one of your workers there goes home. It gives the action or harvest like a guild die, but leaves no marker, so the building is not for you. Each character holds at most one, and it makes not paying for the building more dangerous.
madeira-term-passing = Passing
    .also = pass
madeira-term-passing-text = If you cannot or do not want to place a die, you pass: choose a free space of the pass column and one of the alternatives shown there. Dice that are left are given up. Higher spaces mean an earlier place for the rest of the round, lower ones give more.
madeira-term-regions = Regions
    .also = area
# buildings: phrase
madeira-term-regions-text = The islands have three regions, with a building or two in each: { $buildings }. The number of the region is what a die needs, and your workers on its fields decide what a harvest and a building bring. The forest is in no region.
# building: phrase, region: number
madeira-building-in-region = { $building } (region { $region })
madeira-term-fields = Fields
# workers: number
madeira-term-fields-text = A field yields wheat, sugar or wine, but only after all wood on it is gone. You may have one worker on each field, beside those of others. At the start of the game everybody puts { $workers } workers on fields without any worker, each in another region.
madeira-term-forest = Forest
madeira-term-forest-text = A worker in the forest gives access to any amount of wood, to buy or to receive. It belongs to no region: it is never harvested and does not count for buildings.
madeira-term-wood = Wood
# prices: sign, count: number
madeira-term-wood-text = Districts, ships from home and maintenance cost wood. Your own is used first; only what is missing may be bought, from fields with wood where you have a worker, or from the forest. All wood bought in one turn is paid together at its end: { $prices } reals for 1 to { $count }.
madeira-term-harvest = Harvest
madeira-term-harvest-text = Instead of the character’s action you may harvest the region where the character stands. Each of your workers on its fields brings 1 wood as long as there is wood on the field, otherwise 1 of its good.
madeira-term-free-building = Free building
# buildings: phrase
madeira-term-free-building-text = Every round one building has no character: { $buildings } in rounds 1 to 5. A die placed there may only harvest, but one of the fields just harvested yields once more.
madeira-term-steward = Steward
madeira-term-steward-text = Moves up to two of your workers to fields or to the forest, where you have none yet. They may come from home, from other fields, cities or colonies, but not from the City Watch.
madeira-term-guildmaster = Guildmaster
# least: number, most: number
madeira-term-guildmaster-text = Builds one district: pay { $least } to { $most } wood, according to its column, and take the favor that lies on it, face up. You need no worker in that city. The favor can be used from your next turn.
madeira-term-mayor = Mayor
madeira-term-mayor-text = Moves up to two pieces between spots of built districts, your workers or citizens. Then each city with a worker of yours gives 2 for each of your workers and 1 for each citizen there: bread in Porto Santo, reals in Funchal, wood in Machico. Wood comes only where you have access to it.
madeira-term-commander = Commander
madeira-term-commander-text = Moves up to two different ships, one after the other, each to a free space. A ship from home costs 1 wood. At a trade post you pay its good and gain reals; in a colony you pay wine and take one of its two rewards. Gains come after both moves. Ships never return home.
madeira-term-building-actions = Building actions
    .also = building; base cost; phase C
# two: number, three: number, four: number
madeira-term-building-actions-text = In phase C the buildings are resolved from 1 to 5. The dice on the character are rolled again. Whoever has a marker there pays the base cost ({ $two }, { $three } or { $four } reals with 2, 3 or 4 players) less the guild dice, or takes 1 pirate plus the pirate die. Whoever pays may take the action if a worker stands in the region; three or more make it better.
madeira-term-moinho = Moinho
# region: number
madeira-term-moinho-text = The mill, building 1 in region { $region }. It gives 2 bread, or 5 with at least three workers in the region.
madeira-term-capitania = Capitania
# region: number
madeira-term-capitania-text = The town hall, building 2 in region { $region }. It gives 1 PP and moves a worker into a city; with at least three workers 3 PP and up to two workers. They come from anywhere but the City Watch and need free spots in built districts.
madeira-term-alfandega = Alfândega
# region: number
madeira-term-alfandega-text = The customs house, building 3 in region { $region }. It moves a worker, with at least three in the region up to two, to colony lands. Each brings 1 PP for every ship of yours in that colony.
madeira-term-casa-da-coroa = Casa da Coroa
# region: number
madeira-term-casa-da-coroa-text = The guild house, building 4 in region { $region }. It turns one of your favors face up again, or up to two with at least three workers in the region.
madeira-term-fortaleza = Fortaleza
# region: number
madeira-term-fortaleza-text = The watchtower, building 5 in region { $region }. It moves a worker, with at least three in the region up to two, to the City Watch. For each you may discard up to three pirates.
madeira-term-cities = Cities
    .also = city; district; spot; Funchal; Machico; Porto Santo
madeira-term-cities-text = Three cities have six districts of two spots each. The two on the left are built; on the others a favor lies until somebody builds them. Each spot holds one worker or one neutral citizen.
madeira-term-majority = Majority
    .also = tie
madeira-term-majority-text = Having the most workers in a city gives the higher score of Urban Development. The citizens count as one player. In a tie the piece furthest to the right decides; the right spot of a district is further right.
madeira-term-city-watch = City Watch
    .also = watch
madeira-term-city-watch-text = Workers here let you use pirate dice and may earn the honor. Any worker that enters lets you discard up to three pirates. Workers leave only for a pirate die, the honor or by the Scout, and they eat like all others.
madeira-term-honour = Honor
    .also = honor, honour
madeira-term-honour-text = At the start of phase D whoever alone has the most workers in the City Watch may take one of them home for 4 PP. In a tie nobody may.
madeira-term-colonies = Colonies
    .also = colony; colony land; arrival space; Azores; Brazil; India; ship; hull
madeira-term-colonies-text = Azores, Brazil and India have arrival spaces for ships, paid with wine, and land for workers. In phase D each worker on the land brings its owner 1 wheat, sugar or wine. Ships there count for Expedition.
madeira-term-rewards = King’s rewards
    .also = reward; king
madeira-term-rewards-text = Every colony shows two rewards for the whole game. A ship that arrives takes one of them, whichever its owner likes. After two arrivals you choose the order. Each reward has an entry of its own.
madeira-term-trade-posts = Trade posts
    .also = trade post; market; trade space
madeira-term-trade-posts-text = A ship that moves to a space of the wheat, sugar or wine post pays that many of the good and gains reals. Each space holds one ship. With two players the last two spaces of a post are one, with a choice of two prices. Ships there count for Trade Routes.
madeira-term-maintenance = Maintenance
    .also = upkeep; phase D
madeira-term-maintenance-text = In phase D, in order, everybody pays 1 wood for each of their ships on the board, at trade posts and in colonies. You say how much you pay; missing wood may be bought. Each ship without wood brings you 1 pirate.
madeira-term-feeding = Feeding
    .also = feed; food
madeira-term-feeding-text = In phase D each of your workers on the board, the City Watch included, needs 1 bread. Your windmill level says how many need none. Each worker without bread brings 1 pirate; you may also keep bread on purpose.
madeira-term-windmill = Windmill
    .also = mill
madeira-term-windmill-text = In phases B, C and D, in and out of turn, 2 wheat move you a step up; at the top they are 1 PP. In B and C a step down gives you 1 bread or 3 reals; at the bottom, 1 PP buys 1 bread or 1 real. Your level is the number of workers it feeds. Goods are exchanged here, too: see Exchange of goods.
madeira-term-exchange = Exchange of goods
    .also = exchange, swap; windmill exchange
madeira-term-exchange-text = In phases B, C and D the windmill exchanges any two goods for any one good, as often as you like, in and out of turn. Goods are wheat, sugar and wine.
madeira-term-favours = Guild favors
    .also = guild favor, guild favour, favor, favour, favours
madeira-term-favours-text = At the start of a turn in phase B, or of your decision at a building in phase C, you may use one face-up favor. It is turned face down. After the Engineer a die must be placed; with the Noble or the Diplomat you have to pay for the building, with the Noble nothing. It comes up again by a row of its guild, Casa da Coroa or the reward Guilds. Each has an entry of its own.
madeira-term-requests = Crown requests
    .also = request; fulfill, fulfil, present, presenting; crown
madeira-term-requests-text = You begin with one request and take one more every round. In rounds 1, 3 and 5 you fulfill one, two and three of them for PP. Nothing counts twice in one round: other ships, other favors, another city. A fulfilled request is gone, even if it scored nothing.
madeira-term-trade-routes = Trade Routes
# least: number, most: number, posts: phrase
madeira-term-trade-routes-text = Scores up to three of your ships at trade posts with { $least } to { $most } PP each, in rounds 1, 3 and 5: { $posts }.
# what: phrase, first: number, third: number, fifth: number
madeira-pp-by-scoring = { $what } { $first }–{ $third }–{ $fifth }
madeira-term-expedition = Expedition
# least: number, most: number, colonies: phrase
madeira-term-expedition-text = Scores up to three of your ships in colonies with { $least } to { $most } PP each, in rounds 1, 3 and 5: { $colonies }.
madeira-term-guild-influence = Guild Influence
madeira-term-guild-influence-text = Scores 5 PP for a face-up favor of each guild, so four favors at most. Favors that are face down do not count. A second such request needs other favors.
madeira-term-urban-development = Urban Development
# cities: phrase
madeira-term-urban-development-text = Scores any one city, with or without a worker of yours in it: the higher value if you have the majority there, otherwise the lower. { $cities }. That you need no worker there is a ruling; the book leaves it open.
# city: phrase, most: number, less: number
madeira-city-scores = { $city } { $most } or { $less }
madeira-term-wealth = Wealth of the Nation
madeira-term-wealth-text = Give up to 15 reals for 1 PP each. You may give fewer, or none. With a second such request you may give as many again.
madeira-term-conversion = Conversion of fields
    .also = convert
madeira-term-conversion-text = At the end of round 2 some wheat fields become sugar, at the end of round 4 some sugar fields become wine, if no wood lies on them then. It happens once and for good: a field that still has wood stays as it is. A field that became sugar does not become wine.
madeira-term-pirates = Pirates
# first: number, second: number, third: number, fourth: number, limit: number
madeira-term-pirates-text = They come with unpaid buildings, ships without wood and workers without bread. How many somebody takes or discards is public, the totals are secret until the end. Then whoever has the most loses { $first } PP, the next { $second }, { $third } and { $fourth }; in a tie whoever stands lower in the order loses more. Each pirate above { $limit } costs 1 PP more.
madeira-term-end-of-game = End of the game
    .also = final scoring; winner; tie-break
madeira-term-end-of-game-text = After round 5 goods, wood and bread become 1 real each, and every 5 reals are 1 PP. Then the pirates are shown and paid for. The most PP wins; ties go to whoever stands higher in the order.
# guild: phrase, does: phrase, when: phrase
madeira-term-favour-text = Guild favor ({ $guild }): { $does }. { $when }
madeira-favour-any-phase = You may use it at the start of a turn in phase B or of a decision at a building in phase C.
madeira-favour-phase-b = You may use it at the start of a turn in phase B; then a die must be placed.
# gives: phrase
madeira-term-reward-text = A reward of the king for a ship that arrives in a colony: { $gives }. It is taken at the end of the Commander’s moves.
madeira-term-reward-island = Reward: Island
madeira-term-reward-watch = Reward: City Watch
madeira-term-reward-windmill = Reward: Windmill
madeira-term-reward-guilds = Reward: Guilds
madeira-term-reward-medal = Reward: Medal
madeira-term-reward-support = Reward: Royal Support
madeira-term-reward-city = Reward: City
madeira-term-reward-loot = Reward: Loot
madeira-term-income = Income
# goods: phrase
madeira-term-income-text = In phase D, after the honor and before maintenance, each worker of yours on the land of a colony brings 1 of its good: { $goods }.
# colony: phrase, good: phrase
madeira-colony-grows = { $colony } { $good }
madeira-term-signs = Signs
    .also = symbols; icons; emoji; legend
madeira-term-first-turns = Good first turns
    .also = beginner; opening; tips; strategy
madeira-first-goal = Settle Madeira for the Crown: whoever has the most prestige points (PP) after five rounds wins, and they come above all from crown requests fulfilled in rounds 1, 3 and 5.
madeira-first-turn = On your turn you place one die on a character and at once use the character’s action or harvest; later that round you pay for the building below it or take pirates.
madeira-first-help = Every question has a Rules button that explains it, the board shows where everybody stands, and steps can be undone until a label says otherwise.
madeira-first-turns = Start: put your field workers where wood lies and where a good is already free; you need both. Row: high dice save bread, since a 3 needs no bread anywhere; take a request you can already see yourself fulfilling. Dice: harvest where you have the most workers, and move a ship to a trade post early: it turns goods into reals every time it moves and counts for Trade Routes. Keep reals for phase C: a building with several dice is cheap, one that you do not pay for brings pirates. Before you pass, look at what is due: each worker without bread and each ship without wood is a pirate.
madeira-term-setup = Setup
    .also = set up; start; starting; beginning
# goods: number, wood: number, bread: number, least: number, most: number, watch: number, city: number, field: number
madeira-term-setup-text = You begin with { $goods } of each good, { $wood } wood, { $bread } bread, { $least } to { $most } reals (more the later you play), a start request and { $watch } workers in the City Watch. Then everybody, the last one first, puts { $city } worker on a built city spot and { $field } on fields. Whoever’s start request shows the most crowns goes first.
madeira-term-players = Two, three and four players
    .also = two players; three players; four players; 2 players; 3 players; player count
# two: number, three: number, four: number
madeira-term-players-text = The base cost of a building is { $two }, { $three } or { $four } reals with two, three or four players, and a character holds as many guild dice as there are players. The guild board has a row for each player; with two or three each row has two guilds. The fewer play, the less wood lies on the fields; with two the last two spaces of a trade post are one.
madeira-term-action-markers = Action markers
    .also = action marker; marker
madeira-term-action-markers-text = With a guild die you put one of your markers on the building below the character; a pirate die brings none. In phase C whoever has a marker on a building decides once, however many lie there: pay and perhaps act, or take pirates. The Bishop moves a marker to another building.
madeira-term-goods = Goods
    .also = wheat; sugar; wine; good
madeira-term-goods-text = Wheat, sugar and wine: fields and colony lands bring them. Each trade post takes its own good, colonies take wine, and wheat moves you up the windmill. Any two of them can be exchanged for one.
madeira-term-home = Home
    .also = home supply; supply
madeira-term-home-text = Workers and ships that are not on the board are at home, in your own supply. Workers there eat nothing, and ships there need no wood; a ship that sets out costs 1 wood and never comes back. Workers come home from the City Watch, for a pirate die or the honor, or by the Scout.
madeira-term-citizens = Citizens
    .also = citizen; neutral
madeira-term-citizens-text = At the start a neutral citizen stands in each city; they belong to nobody. For the majority the citizens count as one player. The Mayor may move them, and gains 1 for each in a city where you have a worker.
madeira-term-bread = Bread
madeira-term-bread-text = In phase D each of your workers on the board eats 1 bread; before that, bread makes up for a die that is lower than its region. You get it from Moinho, from the Mayor in Porto Santo, from the Patron and for windmill steps down. At the end each is 1 real.
madeira-term-reals = Reals
    .also = real, reals, reais, réis; money, coins, cash
madeira-term-reals-text = The money of the game: it pays for buildings in phase C, for wood that you buy and for Wealth of the Nation. You get it at trade posts, from the Mayor in Funchal, for passing, from the Treasurer and for windmill steps down. At the end every 5 are 1 PP.
madeira-term-prestige = Prestige points (PP)
    .also = PP; prestige; points; victory points; score
madeira-term-prestige-text = Whoever has the most prestige points at the end wins. Most come from crown requests in rounds 1, 3 and 5; Capitania, Alfândega, the honor, some rewards and the windmill at its top bring others. At the end every 5 reals are 1 PP, and pirates cost some.
madeira-favour-noble = You may use it in phase C before you pay for a building. You then pay nothing for it, and cannot take pirates instead.
madeira-favour-diplomat = You may use it in phase C before you pay for a building: its action is then possible even with none of your workers in the region. You must pay for it, and cannot take pirates instead.

## Chapters
madeira-chapter-round = Rounds and dice
madeira-chapter-round-about = How a round goes, who acts when, and what dice do.
madeira-chapter-island = The island
madeira-chapter-island-about = Where workers stand, and what fields, forest and harvests bring.
madeira-chapter-characters = Characters
madeira-chapter-characters-about = What each of the four characters does for a die.
madeira-chapter-buildings = Buildings
madeira-chapter-buildings-about = What the five buildings cost and bring in phase C.
madeira-chapter-cities = Cities and City Watch
madeira-chapter-cities-about = What workers and citizens in the cities are worth, and what the City Watch is for.
madeira-chapter-ships = Ships and colonies
madeira-chapter-ships-about = What ships bring at trade posts and in colonies.
madeira-chapter-upkeep = End of the round
madeira-chapter-upkeep-about = What workers and ships bring and need in phase D, and how the windmill helps.
madeira-chapter-favours = Guild favors
madeira-chapter-favours-about = When a favor can be used, and what each of the twelve does.
madeira-chapter-crown = Crown requests
madeira-chapter-crown-about = What the five kinds of crown requests score.
madeira-chapter-last = Pirates and the end
madeira-chapter-last-about = How fields change, what pirates cost, and how the game ends.
