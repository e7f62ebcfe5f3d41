### Analisi delle partite finite.

review = Analisi
about-review = Che cosa si poteva aspettare ognuno nell’ultima partita qui, e quali scelte ti sono costate di più
    .name = analisi
help-review = /analisi – dopo una partita: chi era in vantaggio e quando, e quali tue scelte sono costate di più
review-title = { $game }: analisi
review-waits =
    { $before ->
        [0] Un bot sta analizzando questa partita. Ci vuole qualche minuto.
        [one] Un bot analizza prima un’altra partita, poi questa. Ci vuole qualche minuto.
       *[other] Un bot analizza prima altre { $before } partite, poi questa. Torna a guardare più tardi.
    }
review-look-again = Guarda di nuovo
review-own = Le mie scelte

## Il grafico
review-values = Punti attesi alla fine: media di alcune partite che i bot continuano da lì
review-round = Round { $round }

## Scelte
review-in-round = Round { $round }, turno { $turn }
review-in-turn = Turno { $turn }
review-at-first = Prima del primo turno
review-chosen = Scelta: { $option }
review-better =
    { $points ->
        [one] Meglio: { $option }, di circa 1 punto
       *[other] Meglio: { $option }, di circa { $points } punti
    }
review-cost-most = Le scelte che ti sono costate di più
review-nothing-cost = Nessuna delle tue scelte è costata un punto o più.
review-how = Valutato da un bot in base a ciò che si poteva sapere allora: il vantaggio medio sul miglior avversario dopo ogni scelta.
review-share = Mostra a tutti
review-shared = { $game }: che cosa è costato di più a { $who }

## Perché no
review-too-many =
    { $most ->
        [one] Puoi chiedere un’analisi al giorno.
       *[other] Puoi chiedere { $most } analisi al giorno. Riprova domani.
    }
review-impossible = Questa partita non si può analizzare: è stata giocata con altre regole, oppure la ricerca non è riuscita.
review-not-over = Si analizzano solo le partite finite.
review-for-players = Nessuno di chi ha giocato questa partita ne ha ancora chiesto l’analisi, e solo loro possono farlo.
review-shared-already = Le tue decisioni sono già state mostrate in questo canale.
