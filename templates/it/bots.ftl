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
help-bots = Bot – chi gestisce il tavolo li aggiunge e li toglie prima dell’inizio
help-hint = /suggerimento – le tre scelte migliori, se giochi in solitario o con i bot

## Suggerimenti
about-hint = Che cosa farebbe un bot adesso, se non gioca nessun altro
    .name = suggerimento
hint-title = { $game }: un suggerimento
hint-line = { $place }. { $option }: { $chances }/100, { $lead }
hint-then = Poi probabilmente: { $next }
hint-take = Esegui la { $place }
hint-ahead =
    { $points ->
        [one] 1 punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
hint-behind =
    { $points ->
        [one] 1 punto di svantaggio
       *[other] { $points } punti di svantaggio
    }
hint-even = pari punti
hint-marked = Il valore su 100 dice come è andata in media quando un bot ha continuato da lì: 100 sarebbe ogni volta una vittoria netta. Il risultato dirà che ci sono stati suggerimenti.
with-hints =
    { $count ->
        [one] 💡 Partita giocata con un suggerimento.
       *[other] 💡 Partita giocata con { $count } suggerimenti.
    }
with-take-backs =
    { $count ->
        [one] ↩️ Mosse annullate una volta.
       *[other] ↩️ Mosse annullate { $count } volte.
    }

## Perché no
bots-off = Qui i bot sono disattivati.
no-hints = I suggerimenti sono solo per partite in cui nessun’altra persona gioca o ha giocato, e mai per le sfide.
hint-pending = Il tuo ultimo suggerimento è ancora in preparazione.
hints-again = Hai avuto molti suggerimenti nell’ultimo minuto. Potrai avere il prossimo { $when }.
hint-too-late = I bot non hanno avuto tempo per questo suggerimento. Riprova più tardi.
no-such-bot = Questo bot non è più al tavolo.
bots-rest-off = 🤖 Qui i bot sono disattivati, perciò la partita aspetta.
bots-rest-alone = 🤖 I bot non giocano tra loro: la partita aspetta che qualcuno prenda un posto libero.
