### Ratings and statistics.

## In the lobby
lobby-rated = Rated from two people on: the result counts in /ratings. The host can switch this off with /game options.
lobby-unrated = Not rated.
lobby-unrated-bots = Not rated: games with bots do not count.
result-rated = Rated: this result counts in /ratings.
choose-rated = Rated
vote-unrates = If this is accepted, the game is no longer rated.

## Ratings
ratings = Ratings
# game: phrase
ratings-title = Ratings: { $game }
# games: number
ratings-about =
    { $games ->
        [one] One rated game on this server so far.
       *[other] { $games } rated games on this server so far.
    } ± is the uncertainty: two times out of three the true strength lies within it.
ratings-none = No rated game has been finished on this server yet.
# place: number, who: sign, rating: phrase, games: number
ratings-line =
    { $place } · { $who }: { $rating }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ratings-provisional = Provisional, fewer than five games
# who: sign, rating: phrase, games: number
ratings-provisional-line =
    { $who }: { $rating }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ratings-choose = Another game…
# points: number, uncertainty: number
rating = { $points } ± { $uncertainty }

## Statistics
stats = Statistics
stats-own = Your statistics
# who: sign
stats-of = Statistics: { $who }
stats-server = Statistics of this server
stats-none = No finished games here yet.
stats-hidden = Only you can see this: in /settings you chose to keep it to yourself.
# games: number, people: number
stats-games =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
# games: number
stats-played =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }
# median: phrase, best: phrase
stats-points = Points: median { $median }, best { $best }
# median: phrase
stats-median = Points: median { $median }
# place: number, count: number, bar: sign
stats-place = Place { $place }: { $count }{ $bar }
# rating: phrase
stats-rating = Rating: { $rating }
# rating: phrase
stats-rating-provisional = Rating: { $rating } (provisional)
stats-deeds = Favorite strategies, average per game
# deed: phrase, own: sign, server: sign
stats-deed = { $deed }: { $own } (on this server { $server })
# deed: phrase, server: sign
stats-deed-server = { $deed }: { $server }
# games: number
stats-solo =
    { $games ->
        [one] Alone: one finished game
       *[other] Alone: { $games } finished games
    }
# best: phrase
stats-solo-best = Best alone: { $best }
# above: number, challenges: number
stats-par =
    { $challenges ->
        [one] Above par: { $above } of one challenge
       *[other] Above par: { $above } of { $challenges } challenges
    }
stats-turns = How long turns take
# time: phrase
stats-turns-own = Your median: { $time }
# time: phrase
stats-turns-server = Median of this server: { $time }
# count: number
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
stats-mine = My statistics
stats-of-server = This server
stats-choose = One game, or all…
stats-all = All games
stats-chart = Points in the latest games
stats-finished = Finished games

## Settings, help, why not
# value: phrase
setting-statistics = Others see my ratings and statistics: { $value }
choose-statistics = Others see my ratings and statistics
help-ratings = /ratings – the strongest players of this server; /stats – statistics: mine, somebody’s, the server’s
no-server = Ratings and statistics belong to a server: ask for them in one of its channels.
kept-private = This person keeps their statistics to themselves.

## Commands
about-ratings = The strongest players of this server
about-stats = Statistics of my games, of somebody’s or of this server’s
slot-who = Whose statistics
slot-whole-server = Statistics of the whole server
slot-rated = Whether the result counts in the ratings; until the game starts
slot-statistics = Whether others see my ratings and statistics
