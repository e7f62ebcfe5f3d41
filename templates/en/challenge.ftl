### Solo challenges: the same game for everybody, each alone.

## Buttons
challenge-play = Play
challenge-go-on = Go on
challenge-ranking = Ranking
challenge-replays = Games step by step
challenge-nudge-on = Remind me once a day
challenge-nudge-off = No more reminders
challenge-first = First
challenge-last = Last

## The post
# title: sign
challenge-title = Solo challenge: { $title }
# game: phrase
challenge-about = { $game }, the same for everybody. Play alone, in private, in your own time: here or with /turn. You have one try.
challenge-known = Open: some may know this seed. Whoever chose it or has played it before is listed apart.
# rules: number
challenge-older-rules = Posted under earlier rules (rules { $rules }). Whoever begins now plays by today’s rules and is listed apart.
challenge-daily = A new one follows every day.
challenge-weekly = A new one follows every week.
challenge-closes = Closes
challenge-closed = This challenge has closed.
# points: phrase
challenge-par = ⛳ A bot that played it five times: par { $points }.
# line: phrase
challenge-beats-par = { $line } · ⛳ beats par
# finished: number, playing: number
challenge-standings = Ranking: { $finished } finished, { $playing } playing
challenge-nobody = Nobody has finished yet.
challenge-nobody-ranked = Nobody is ranked yet.
# place: number, who: phrase, feat: phrase
challenge-line = { $place } · { $who }: { $feat }
# who: phrase, feat: phrase
challenge-apart-line = { $who }: { $feat }
challenge-apart = Listed apart
# who: phrase, feat: phrase, why: phrase
challenge-apart-because = { $who }: { $feat } · { $why }
challenge-apart-played = had played this seed before
challenge-apart-author = chose the seed
# rules: number
challenge-other-rules = Begun under other rules than the challenge (rules { $rules })
# count: number
challenge-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
challenge-fair = Fair play
# hash: sign
challenge-hash = Seed and salt are shown at closing. Their SHA-256: { $hash }

## The end
# title: sign
challenge-final-title = Final ranking: { $title }
# game: phrase, finished: number
challenge-final =
    { $game }. { $finished ->
        [0] Nobody finished.
        [one] One person finished.
       *[other] { $finished } people finished.
    }
# count: number
challenge-unfinished = Not finished ({ $count })
# seed: sign
challenge-seed = Seed: { $seed }
# salt: sign
challenge-salt = Salt: { $salt }
# hash: sign
challenge-check = SHA-256 of seed, colon, salt: { $hash }
challenge-how-to-replay = Everybody can now open every finished game step by step.

## For one person
challenge-yours-runs = Your try is under way.
# place: number, count: number
challenge-yours-place =
    { $count ->
        [one] You have finished; nobody else has yet.
       *[other] You have finished: place { $place } of { $count }.
    }
challenge-yours-played = You have finished. You had played this seed before, so you are listed apart.
challenge-yours-author = You have finished. You chose this seed, so you are listed apart.
challenge-yours-other-rules = You have finished. You began under other rules than the challenge was posted under, so you are listed apart.
challenge-yours-ended = Your try was not finished in time. The game is kept.
challenge-one-try = You have one try, and this was it.
challenge-posted = The challenge is posted.
challenge-closed-early = The challenge is closed; the final ranking follows.
challenge-nudges-on = I will remind you once a day, by direct message, while a try of yours waits.
challenge-nudges-off = I will not remind you of your tries any more.
# title: sign
challenge-nudge = Your try at “{ $title }” waits for you.
# game: phrase, title: sign
challenge-try-at = { $game } · { $title }

## Step by step
# who: phrase, title: sign
challenge-replay-title = { $title }: the game of { $who }
# number: number, last: number
challenge-replay-step = Step { $number } of { $last }
challenge-replay-beginning = The beginning
challenge-replay-quiet = Nothing to tell.
challenge-replay-which = Whose game?
challenge-replay-none = No finished game can be opened here.

## Over all challenges of a server
challenge-overall-title = All challenges of this server
challenge-overall-choose = Ranking of one challenge…
challenge-overall-none = No challenge of this server has closed with a result yet.
# challenges: number, median: number
challenge-overall-count =
    { $challenges ->
        [one] One challenge so far.
       *[other] { $challenges } challenges so far.
    } Median score: { $median }.
challenge-overall-best = The best five results
challenge-overall-people = Wins and medians
# who: sign, wins: number, finished: number, place: number, total: number
challenge-overall-line =
    { $who }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $finished }, median place { $place }, median score { $total }

## Seasons
challenge-season = Season
# number: number, all: number
challenge-season-week = Week { $number } of { $all } of a season: the best six weeks count.
# title: sign
challenge-season-title = Season: { $title }
# title: sign
challenge-season-final-title = Final table of the season: { $title }
# weeks: number, all: number
challenge-season-about =
    { $weeks ->
        [one] After one week of { $all }.
       *[other] After { $weeks } weeks of { $all }.
    } Each week brings 10, 7, 5, 4, 3, 2 and 1 points; ties share them. Each player’s best six weeks count.
# place: number, who: sign, points: sign, weeks: number
challenge-season-line =
    { $place } · { $who }: { $points } ({ $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    })
challenge-season-nobody = No week of this season has closed with a result yet.
challenge-no-season = There is no season on this server yet. Anyone with the Manage Events permission can begin one with /challenge post.
challenge-season-points = Points
challenge-season-so-far = How the season stands

## Choosing one
# title: sign, date: sign
challenge-open-one = { $title } (open until { $date })
# title: sign, date: sign
challenge-closed-one = { $title } (closed { $date })

## Help
challenge-help = /challenge ranking – solo challenges: who stands where, and games to open

## Why not
challenge-no-such = There is no such challenge here.
challenge-is-closed = This challenge has closed: nothing more can be played in it. What you did is kept, and the ranking is there to read.
challenge-no-closing-time = I need a closing time between five minutes and three months from now: such as 3d, 12h, 1w, 2026-11-20 or 2026-11-20 18:00 (UTC).
challenge-not-alone = Nobody can play this game alone.
challenge-not-over = That game is not finished, so its seed stays secret.
challenge-only-events = Only people with the Manage Events permission can do that.
challenge-blocked = I am not allowed to write in this challenge’s channel. Give me the permissions View Channel, Send Messages, Send Messages in Threads and Embed Links there. Nothing is lost; I keep trying.
challenge-homeless = The channel of this challenge is gone. Tries can go on with /turn, and the ranking is there with /challenge ranking.
