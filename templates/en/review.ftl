### Reviews of finished games.

review = Review
about-review = What everybody could expect in the last game here, and which decisions cost you most
help-review = /review – after a game: who was ahead when, and which of your decisions cost most
review-title = { $game }: review
review-waits =
    { $before ->
        [0] A bot is looking through this game now. That takes a few minutes.
        [one] A bot is looking through another game first, then through this one. That takes a few minutes.
       *[other] A bot is looking through { $before } other games first, then through this one. Look again later.
    }
review-look-again = Look again
review-own = My decisions

## The chart
review-values = Points expected at the end, if everybody plays on as bots do
review-round = Round { $round }

## Decisions
review-in-round = Round { $round }, turn { $turn }
review-in-turn = Turn { $turn }
review-at-first = Before the first turn
review-chosen = Chosen: { $option }
review-better =
    { $points ->
        [one] Better: { $option }, by about 1 point
       *[other] Better: { $option }, by about { $points } points
    }
review-cost-most = The decisions that cost you most
review-nothing-cost = None of your decisions cost a point or more.
review-how = Judged by a bot from what could be known at the time: how far ahead of the best opponent each choice led, on average.
review-share = Share with everybody
review-shared = { $game }: what cost { $who } most

## Why not
review-too-many =
    { $most ->
        [one] You can have one game reviewed a day.
       *[other] You can have { $most } games reviewed a day. Try again tomorrow.
    }
review-impossible = This game cannot be reviewed: it was played under other rules, or the search failed.
review-not-over = Only finished games are reviewed.
