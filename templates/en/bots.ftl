### Bots at tables.

bot-name = 🤖 { $name }
    .plain = { $name } (bot)
bot-at = { $who }, { $level }
bot-easy = easy
bot-normal = normal
bot-hard = hard

## In the lobby
bots = Bots
bots-title = { $game }: bots
bots-about = Bots take free seats and answer within seconds. Easy is right for a first game; hard plays as well as it can. A person who joins a full table takes the seat of a bot.
bot-add-easy = Add an easy bot
bot-add-normal = Add a normal bot
bot-add-hard = Add a hard bot
bot-remove = Remove { $who }
help-bots = Bots – the host of a table adds and removes them in the lobby
help-hint = /hint – the three best options, if you play alone or with bots

## Hints
about-hint = What a bot would do now, if nobody else plays along
hint-title = { $game }: a hint
hint-line = { $place }. { $option }: { $chances } of 100, { $lead }
hint-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    }
hint-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
hint-even = level on points
hint-marked = The figure out of 100 says how well it went on average when a bot played on from there: 100 would be a clear win every time. The result will say that hints were used.
with-hints =
    { $count ->
        [one] 💡 Played with one hint.
       *[other] 💡 Played with { $count } hints.
    }
with-take-backs =
    { $count ->
        [one] ↩️ Moves were taken back once.
       *[other] ↩️ Moves were taken back { $count } times.
    }

## Why not
bots-off = Bots are switched off here.
no-hints = Hints are for games in which no other person plays or played, and never for challenges.
no-such-bot = This bot is no longer at the table.
bots-rest-off = 🤖 Bots are switched off here, so the game waits.
bots-rest-alone = 🤖 Bots do not play among themselves: the game waits until somebody takes a vacant seat.
