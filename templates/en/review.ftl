### Reviews of finished games.

review = Review
about-review = What everybody could expect in the last game here, and which decisions cost you most
help-review = /review – after a game: who was ahead when, and which of your decisions cost most
# game: phrase
review-title = { $game }: review
# before: number
review-waits =
    { $before ->
        [0] A bot is looking through this game now. That takes a few minutes.
        [one] A bot is looking through another game first, then through this one. That takes a few minutes.
       *[other] A bot is looking through { $before } other games first, then through this one. Look again later.
    }
review-look-again = Look again
review-own = My decisions

## The chart
review-values = Points expected at the end: the average of a few games that bots play on from there
# round: number
review-round = Round { $round }

## Decisions
# round: number, turn: number
review-in-round = Round { $round }, turn { $turn }
# turn: number
review-in-turn = Turn { $turn }
review-at-first = Before the first turn
# option: phrase
review-chosen = Chosen: { $option }
# option: phrase, points: number
review-better =
    { $points ->
        [one] Better: { $option }, by about 1 point
       *[other] Better: { $option }, by about { $points } points
    }
review-cost-most = The decisions that cost you most
review-nothing-cost = None of your decisions cost a point or more.
review-how = Judged by a bot from what could be known at the time: the average lead over the best opponent after each choice.
review-share = Share with everybody
# who: sign, game: phrase
review-shared = { $game }: what cost { $who } most

## Why not
# most: number
review-too-many =
    { $most ->
        [one] You can have one game reviewed a day.
       *[other] You can have { $most } games reviewed a day. Try again tomorrow.
    }
review-impossible = This game cannot be reviewed: it was played under other rules, or the search failed.
review-not-over = Only finished games are reviewed.
review-for-players = Nobody who played this game has asked for its review yet, and only they can.
review-shared-already = Your decisions have already been shared in this channel.
