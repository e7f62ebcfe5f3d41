### I bot ai tavoli.

bot-name = 🤖 { $name }
    .plain = { $name } (bot)
bot-at = { $who }, { $level }
bot-easy = facile
bot-normal = normale
bot-hard = difficile

## Prima dell’inizio
bots = Bot
bots-title = { $game }: i bot
bots-about = I bot occupano i posti liberi e rispondono in pochi secondi. Facile va bene per la prima partita; difficile gioca meglio che può. Chi partecipa a un tavolo pieno prende il posto di un bot.
bot-add-easy = Aggiungi un bot facile
bot-add-normal = Aggiungi un bot normale
bot-add-hard = Aggiungi un bot difficile
bot-remove = Togli { $who }
help-bots = Bot – chi ha aperto il tavolo li aggiunge e li toglie prima dell’inizio

## Perché no
bots-off = Qui i bot sono disattivati.
no-such-bot = Questo bot non è più al tavolo.
bots-rest-off = 🤖 Qui i bot sono disattivati, perciò la partita aspetta.
bots-rest-alone = 🤖 I bot non giocano tra loro: la partita aspetta che qualcuno prenda un posto libero.
