### Bots at tables.

# name: sign
bot-name = 🤖 { $name }
    .plain = { $name } (bot)
# who: person, level: phrase
bot-at = { $who }, { $level }
bot-easy = easy
bot-normal = normal
bot-hard = hard

## In the lobby
bots = Bots
# game: phrase
bots-title = { $game }: bots
bots-about = Bots take free seats and answer within seconds. Easy is right for a first game; hard plays as well as it can. A person who joins a full table takes the seat of a bot.
bot-add-easy = Add an easy bot
bot-add-normal = Add a normal bot
bot-add-hard = Add a hard bot
# who: person
bot-remove = Remove { $who }
help-bots = Bots – the host of a table adds and removes them in the lobby
help-hint = /hint – the three best options, if you play alone or with bots

## Hints
about-hint = What a bot would do now, if nobody else plays along
# game: phrase
hint-title = { $game }: a hint
# place: number, option: phrase, chances: number, lead: phrase
hint-line = { $place }. { $option }: { $chances }/100, { $lead }
# next: phrase
hint-then = Then probably: { $next }
# place: number
hint-take = Do { $place }
# points: number
hint-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    }
# points: number
hint-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
hint-even = level on points
hint-marked = The figure out of 100 says how well it went on average when a bot played on from there: 100 would be a clear win every time. The result will say that hints were used.
# count: number
with-hints =
    { $count ->
        [one] 💡 Played with one hint.
       *[other] 💡 Played with { $count } hints.
    }
# count: number
with-take-backs =
    { $count ->
        [one] ↩️ Moves were taken back once.
       *[other] ↩️ Moves were taken back { $count } times.
    }

## Why not
bots-off = Bots are switched off here.
no-hints = Hints are for games in which no other person plays or played, and never for challenges.
hint-pending = Your last hint is still being worked out.
# when: phrase
hints-again = You have had many hints in the last minute. You can have the next one { $when }.
hint-too-late = The bots had no time for this hint. Ask again later.
no-such-bot = This bot is no longer at the table.
bots-rest-off = 🤖 Bots are switched off here, so the game waits.
bots-rest-alone = 🤖 Bots do not play among themselves: the game waits until somebody takes a vacant seat.
