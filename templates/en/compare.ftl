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
ratings-title = Ratings: { $game }
ratings-about =
    { $games ->
        [one] One rated game on this server so far.
       *[other] { $games } rated games on this server so far.
    } ± says how uncertain a rating is: two times in three the true strength is within it.
ratings-none = No rated game has been finished on this server yet.
ratings-line =
    { $place } · { $who }: { $rating }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ratings-provisional = Provisional, fewer than five games
ratings-provisional-line =
    { $who }: { $rating }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ratings-choose = Another game …
rating = { $points } ± { $uncertainty }

## Statistics
stats = Statistics
stats-own = Your statistics
stats-of = Statistics: { $who }
stats-server = Statistics of this server
stats-none = No finished games here yet.
stats-hidden = Only you can see this: in /settings you chose to keep it to yourself.
stats-games =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
stats-played =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }
stats-points = Points: median { $median }, best { $best }
stats-median = Points: median { $median }
stats-place = Place { $place }: { $count }{ $bar }
stats-rating = Rating: { $rating }
stats-rating-provisional = Rating: { $rating } (provisional)
stats-deeds = Favourite strategies, in an average game
stats-deed = { $deed }: { $own } (on this server { $server })
stats-deed-server = { $deed }: { $server }
stats-solo =
    { $games ->
        [one] Alone: one finished game
       *[other] Alone: { $games } finished games
    }
stats-solo-best = Best alone: { $best }
stats-par =
    { $challenges ->
        [one] Above par: { $above } of one challenge
       *[other] Above par: { $above } of { $challenges } challenges
    }
stats-turns = How long turns take
stats-turns-own = Your median: { $time }
stats-turns-server = Median of this server: { $time }
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
stats-mine = My statistics
stats-of-server = This server
stats-choose = One game, or all …
stats-all = All games
stats-chart = Points in the latest games
stats-finished = Finished games

## Settings, help, why not
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
