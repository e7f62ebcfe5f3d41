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

## Why not
bots-off = Bots are switched off here.
no-such-bot = This bot is no longer at the table.
bots-rest-off = 🤖 Bots are switched off here, so the game waits.
bots-rest-alone = 🤖 Bots do not play among themselves: the game waits until somebody takes a vacant seat.
