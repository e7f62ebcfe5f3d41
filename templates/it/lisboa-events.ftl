### Lisboa: che cosa è successo, come lo si racconterebbe.

## Prima del primo turno
lisboa-tiles-offered = { $who } può tenere una fra due tessere clero: { $tiles }.
lisboa-tile-kept = { $who } tiene una tessera clero: { $tile }.
lisboa-cards-dealt =
    { $count ->
        [one] { $who } pesca una carta.
       *[other] { $who } pesca { $count } carte.
    }
lisboa-cards-dealt-own = { $who } pesca { $cards }.
lisboa-cards-kept =
    { $count ->
        [one] { $who } tiene una carta.
       *[other] { $who } tiene { $count } carte.
    }
lisboa-cards-kept-own = { $who } tiene { $cards }.
lisboa-hands-passed = Le carte passano a sinistra.

## Il turno e la sua azione
lisboa-turn-began = Round { $round }: { $who }
lisboa-ship-home = { $who }: la { $ship } torna vuota in porto.
lisboa-card-for-gold = { $who } scarta { $card } per avere oro.
lisboa-card-played = { $who } mette nel portafoglio { $card }.
lisboa-card-replaced = { $who } scarta per fare posto: { $card }.
lisboa-card-shed = { $who } scarta { $card } dal portafoglio.
lisboa-sold = { $who } vende { $goods } alla { $ship } ({ $owner }) per { $reis }.
lisboa-sailed = La { $ship } ({ $owner }) è piena e salpa.
lisboa-offered = { $who } offre { $goods } al { $noble }: { $action }.
lisboa-visited = { $who } visita il { $noble } (carta { FORM($card, "within") }).
lisboa-followed = { $who } restituisce il favore e segue la visita al { $noble }: { $action }.
lisboa-not-followed = { $who } non segue la visita al { $noble }.
lisboa-sponsored = { $who } sponsorizza un evento con { $card }: { $event }.
lisboa-card-taken = { $who } prende { $card }.

## Pagare, guadagnare, perdere
lisboa-visit-paid = { $who } paga per la visita: { $cost }.
lisboa-paid = { $who } paga { $cost } ({ FORM($cause, "within") }).
lisboa-gained = { $who } riceve { $what } ({ FORM($cause, "within") }).
lisboa-lost = { $who } perde { $what } ({ FORM($cause, "within") }).
lisboa-no-room-for = { $who } non ha spazio per { $what } ({ FORM($cause, "within") }).
lisboa-reward-lost = { $who } non può usare questa ricompensa: { $what } ({ FORM($cause, "within") }).
lisboa-treasury-moved = Tesoro: { $from } → { $to }.
lisboa-price-fell = Prezzo di mercato ({ $good }): { $from } → { $to }.

## Corte, chiesa, cantiere
lisboa-official-placed = { $who } manda un funzionario dal { $noble }.
lisboa-official-to-plaza = { $who }: un funzionario deve lasciare l’ufficio pieno del { $noble } per la piazza.
lisboa-official-recalled = { $who } riprende un funzionario dal { $noble }.
lisboa-official-from-plaza = { $who } riprende un funzionario dalla piazza del { $noble }.
lisboa-officials-hired =
    { $count ->
        [one] { $who } assume un funzionario.
       *[other] { $who } assume { $count } funzionari.
    }
lisboa-plan-taken = { $who } acquista un { $plan }.
lisboa-ship-built = { $who } costruisce la { $ship }, pagando: { $goods }.
lisboa-ship-replaces = { $who } costruisce la { $ship } (sostituisce: { FORM($card, "within") }), pagando: { $goods }.
lisboa-cardinal-moved =
    { $steps ->
        [one] { $who } sposta il Cardinale di un passo.
       *[other] { $who } sposta il Cardinale di { $steps } passi.
    }
lisboa-tile-taken = { $who } prende una tessera clero: { $tile }.
lisboa-church-triggered = { $who } porta il Cardinale oltre la busta: a fine turno totalizzazione della chiesa.
lisboa-favour-taken = { $who } riceve un favore del { $noble }.
lisboa-decree-taken = { $who } prende un decreto: { $decree }.
lisboa-marker-used = { $who } usa un marcatore gruppo di macerie (restanti: { $left }).

## In città
lisboa-cube-taken = { $who } prende { $cube } ({ $from }).
lisboa-cube-lost = { $who } non ha spazio, il cubetto esce dal gioco: { $cube }.
lisboa-set-completed =
    { $sets ->
        [one] { $who } completa il primo gruppo di macerie.
       *[other] { $who } ha ora { $sets } gruppi di macerie.
    }
lisboa-plot-chosen = { $who } sceglie il terreno { $plot }.
lisboa-store-built =
    { $buildings ->
        [0] { $who } apre su { $plot }: { $store } (nessun edificio pubblico vi porta ancora gente).
        [one] { $who } apre su { $plot }: { $store } (un edificio pubblico vi porta gente).
       *[other] { $who } apre su { $plot }: { $store } ({ $buildings } edifici pubblici vi portano gente).
    }
lisboa-site-chosen = { $who } sceglie il sito { $site }.
lisboa-building-opened = { $who } apre { $site }: { $building }, con un { $plan }.
lisboa-building-opened-free = { $who } apre { $site }: { $building }.

## Che cosa viene scoperto
lisboa-card-revealed = Nuova carta a corte: { $card }.
lisboa-tile-revealed = Nuova tessera clero: { $tile }.
lisboa-decree-revealed = Nuovo decreto: { $decree }.
lisboa-building-revealed = Prossimo per l’{ $architect }: { $building }.

## Punteggio della chiesa, fine
lisboa-church-scoring = Totalizzazione della chiesa.
lisboa-tile-given = { $who } cede una tessera clero: { $benefit }.
lisboa-period-ended-sets = Il primo periodo finisce: { $by } ha due gruppi di macerie.
lisboa-period-ended-piles = Il primo periodo finisce dopo il turno di { $by }: tre mazzi sono esauriti.
lisboa-card-discarded = { $who } scarta { $card }.
lisboa-period-began = Comincia il periodo { $number }.
lisboa-end-by-sets = { $by } ha quattro gruppi di macerie: si finisce questo round e se ne gioca un ultimo.
lisboa-end-by-piles = Tre mazzi sono esauriti dopo il turno di { $by }: si finisce questo round e se ne gioca un ultimo.
lisboa-last-round = Comincia l’ultimo round.
lisboa-game-over = La partita è finita.

## Per che cosa
lisboa-cause-plot = terreno { $plot }
lisboa-cause-store = negozio su { $plot }
lisboa-cause-building = edificio pubblico { $site }
lisboa-cause-hire = assunzione di funzionari
lisboa-cause-event = evento
lisboa-cause-tile = tessera clero
lisboa-cause-ten = influenza a { $max }
lisboa-cause-rubble = macerie
lisboa-cause-church = totalizzazione della chiesa
lisboa-cause-production = produzione
lisboa-cause-limit = manca lo spazio
lisboa-cause-gold = carta scartata

## Lacerda
lisboa-helper-placed = L’aiutante di Lacerda comincia sopra il mazzo del { $pile } (rivelata: { FORM($card, "within") }).
lisboa-helper-moved = L’aiutante di Lacerda va al mazzo del { $pile }.
lisboa-courtier-placed = Il cortigiano di Lacerda comincia dal { $noble } (rivelata: { FORM($card, "within") }).
lisboa-courtier-moved = Il cortigiano di Lacerda va dal { $noble }.
lisboa-building-given = Già presente { $site }: { $building }.
lisboa-pile-discarded = Sotto l’aiutante { $card } esce dal gioco.
lisboa-lacerda-state-upper = Lacerda: azione di Stato superiore, perché l’aiutante è sopra il mazzo del { $pile }: { $action }.
lisboa-lacerda-state-lower = Lacerda: azione di Stato inferiore, perché l’aiutante è sopra il mazzo del { $pile }: { $action }.
lisboa-lacerda-state-impossible = Lacerda non può farlo: { $action }. La salta.
lisboa-lacerda-fewest-one = Il suo ultimo funzionario va dove ne ha di meno: { $first }.
lisboa-lacerda-fewest-two = I suoi funzionari vanno dove ne ha di meno: { $first }, { $second }.
lisboa-lacerda-larger-plan = Il primo progetto con più funzionari: { $plan }.
lisboa-lacerda-equal-plans = I due primi progetti sono uguali, quindi quello dell’architetto blu: { $plan }.
lisboa-lacerda-ship-influence = Influenza di Lacerda per la nave: { $own } della nave, { $yours } per il tuo porto.
lisboa-lacerda-produces = I negozi di Lacerda producono.
lisboa-lacerda-tile-in-front = La tessera davanti al Cardinale ({ $benefit }) esce dal gioco: { $wigs } per Lacerda.
lisboa-lacerda-no-tile = Davanti al Cardinale non c’è nessuna tessera.
lisboa-lacerda-first-favour = Il primo favore che gli manca: { $noble }.
lisboa-lacerda-visits = Lacerda visita il { $noble }.
lisboa-lacerda-noble-impossible = Lacerda non fa visite, perché non può: { $action }.
lisboa-lacerda-best-plot =
    { $equal ->
        [one] Il suo terreno migliore è { $plot }: { $store } da { $wigs }.
       *[other] { $plot } ({ $store }): il più in alto, poi a sinistra, fra { $equal } terreni da { $wigs }.
    }
lisboa-lacerda-left-entrance =
    { $equal ->
        [one] Il suo terreno migliore è { $plot }, da { $wigs }. Lì sono possibili due tipi di negozio, quindi l’ingresso è a sinistra: { $store }.
       *[other] { $plot }: il più in alto, poi a sinistra, fra { $equal } terreni da { $wigs }. Lì sono possibili due tipi di negozio, quindi l’ingresso è a sinistra: { $store }.
    }
lisboa-lacerda-cheapest-cube = Il cubetto meno caro: { $cube }.
lisboa-lacerda-cheapest-in-column = Il cubetto meno caro, a parità quello della colonna: { $cube }.
lisboa-lacerda-leftmost-decrees =
    { $count ->
        [one] Lacerda prende il decreto più a sinistra.
       *[other] Lacerda prende i { $count } decreti più a sinistra.
    }
lisboa-lacerda-best-site =
    { $equal ->
        [one] Il suo sito migliore è { $site }: { $his } per lui, { $yours } per te.
       *[other] Sito { $site }: in senso orario il più vicino fra { $equal } uguali ({ $his } per lui, { $yours } per te).
    }
lisboa-lacerda-site-by-helper =
    { $equal ->
        [one] Il suo sito migliore è { $site }: { $his } per lui, { $yours } per te; fra gli edifici decide l’aiutante.
       *[other] Sito { $site }: in senso orario il più vicino fra { $equal } uguali ({ $his } per lui, { $yours } per te); fra gli edifici decide l’aiutante.
    }
lisboa-lacerda-follows = Lacerda restituisce il favore del { $noble } e segue la visita.
lisboa-lacerda-cannot-follow = Lacerda ha il favore del { $noble }, ma non può fare l’azione.
lisboa-lacerda-church-influence = Lacerda riceve { $ships } punti influenza per le sue navi e { $yours } per il tuo porto.
lisboa-lacerda-nothing-to-discard = Il mazzo del { $pile } è esaurito: non si scarta niente.
lisboa-lacerda-helper-stays = Tutti i mazzi sono esauriti: l’aiutante di Lacerda resta dov’è.

## Ranghi
lisboa-rank-right-hand = Braccio destro del Marchese
lisboa-rank-protege = Protetto del Re
lisboa-rank-servant = Servitore a corte
lisboa-rank-jester = Buffone di corte
lisboa-rank-reached = Il tuo rango a corte: { $rank }.
lisboa-rank-would-be = Se finisse ora: { $rank }.
lisboa-rank-next = Per il rango successivo, { $rank }, servono:
lisboa-need-met = (soddisfatto)
lisboa-need-unmet = (non soddisfatto)
lisboa-need-wigs = parrucche con il calcolo finale: { $has }, servono { $needs }
lisboa-need-stores = negozi: { $has }, servono { $needs }
lisboa-need-majorities = maggioranze: { $has }, servono { $needs }
lisboa-need-reis = reali: { $has }, servono { $needs }
lisboa-need-decrees = decreti: { $has }, servono { $needs }
lisboa-need-ships = navi: { $has }, servono { $needs }

## Perché no
lisboa-no-other-question = Ora ti viene chiesto altro. Prima rispondi a quello.
lisboa-no-not-optional = Qui devi scegliere qualcosa.
lisboa-no-not-in-hand = Non hai in mano questa carta: { $card }.
lisboa-no-not-in-portfolio = { $card } non è nel tuo portafoglio.
lisboa-no-noble-card = { $card } è una carta Tesoro. Per le visite serve una carta Nobile.
lisboa-no-treasury-card = { $card } è una carta Nobile. Gli eventi si sponsorizzano con le carte Tesoro.
lisboa-no-visit-too-dear = Una visita al { $noble } costa { $cost }, e non puoi pagarla nemmeno con le parrucche.
lisboa-no-cannot-complete = Non potresti completare l’azione: { $action }. Una visita o un evento è permesso solo se la sua azione è possibile.
lisboa-no-too-dear = Costa { $price }; puoi pagare al massimo { $power }, influenza compresa.
lisboa-no-nothing-to-deal = Dopo questa carta non potresti né vendere né fare offerte, e una delle due è obbligatoria.
lisboa-no-free-slot =
    { $limit ->
        [one] Non c’è spazio: il tuo portafoglio tiene 1 carta. Sostituiscine una.
       *[other] Non c’è spazio: il tuo portafoglio tiene { $limit } carte. Sostituiscine una.
    }
lisboa-no-wrong-row = Scartare { $card } non libera uno spazio adatto: nobili e navi sopra, carte Tesoro sotto.
lisboa-no-such-good = Non hai questo bene: { $good }.
lisboa-no-warehouse-full = Il tuo magazzino non ha più spazio per: { $good }.
lisboa-no-not-produced = Questo non l’hai prodotto adesso: { $good }.
lisboa-no-ship-takes-no-goods = La { $ship } non prende beni: deve essere in porto e avere spazio.
lisboa-no-noble-refuses = Il { $noble } non accetta questo bene: { $good }. L’oro va sempre bene.
lisboa-no-already-covered = Su questa azione di Stato c’è un bene fino a fine turno: { $action }.
lisboa-no-changes-nothing = Questa azione di Stato ora non cambierebbe niente: { $action }.
lisboa-no-event-changes-nothing = Sponsorizzarlo non cambierebbe niente, ora l’evento non si può eseguire: { $card }.
lisboa-no-other-noble = Questa azione di Stato non è del { $noble }: { $action }.
lisboa-no-favour = Non c’è più nessun favore del { $noble }.
lisboa-no-wrong-amount = I conti non tornano: il prezzo è { $price }.
lisboa-no-such-cube = Qui non c’è un cubetto così: { $cube }.
lisboa-no-same-office = Il primo funzionario è andato dal { $noble }. Il secondo va in un altro ufficio.
lisboa-no-office-full = L’ufficio del { $noble } è pieno, e nessuno lì può spostarsi.
lisboa-no-official-there = Lì non hai funzionari: { $noble }.
lisboa-no-ship-too-dear =
    { $count ->
        [one] Lì la nave costa 1 bene.
       *[other] Lì la nave costa { $count } beni diversi.
    }
lisboa-no-wrong-goods =
    { $count ->
        [one] La nave costa esattamente 1 bene.
       *[other] La nave costa esattamente { $count } beni diversi.
    }
lisboa-no-too-far = Il Cardinale non va così lontano: uno o due passi, uno solo come ricompensa.
lisboa-no-tile-there = Lì non c’è nessuna tessera clero.
lisboa-no-favour-held = Hai già il favore del { $noble }.
lisboa-no-house-group-built = Questo gruppo è già costruito: { $house }.
lisboa-no-plot-taken = Il terreno { $plot } è occupato.
lisboa-no-row-closed = In due giocatori la riga E è chiusa.
lisboa-no-other-street = Il terreno { $plot } non dà su questa via: { $street }.
lisboa-no-city-tile = Per questo negozio non c’è una tessera città fino a fine turno: { $store }.
lisboa-no-site-taken = Lì c’è già un edificio pubblico: { $site }.
lisboa-no-such-plan = Non hai questo progetto: { $plan }.
lisboa-no-building-on-display = Nessun edificio esposto: { $architect }.
lisboa-no-wrong-colour = Un edificio { $site } deve avere il colore di quella via.
lisboa-no-not-on-display = Questo decreto non è esposto: { $decree }.
lisboa-no-pile-empty = Il mazzo è esaurito: { $pile }.
lisboa-no-such-tile = Questa tessera clero non è fra le tue: { $benefit }.
lisboa-no-would-block = Dopo non potresti più fare ciò che in questo turno deve ancora seguire.
lisboa-brief-store = nessun terreno che potresti pagare
lisboa-brief-decree = nessun decreto rimasto
lisboa-brief-building = nessun progetto che potresti completare
lisboa-brief-visit-too-dear = costa { $cost }, più di quanto puoi pagare
lisboa-brief-too-dear = costa { $price }, puoi pagare { $power }
lisboa-brief-nothing-to-deal = poi non avresti niente da vendere o da offrire
lisboa-brief-changes-nothing = non cambierebbe niente
lisboa-brief-covered = già usata in questo turno
lisboa-brief-no-favour = esauriti
lisboa-brief-favour-held = lo hai già
lisboa-brief-same-office = uno è già lì
lisboa-brief-office-full = pieno
lisboa-brief-ship-too-dear =
    { $count ->
        [one] costa 1 bene
       *[other] costa { $count } beni diversi
    }
lisboa-brief-ship-full = piena o in mare
lisboa-brief-no-free-slot = nessuno spazio libero
lisboa-brief-pile-empty = mazzo esaurito
lisboa-brief-no-building = nessun edificio rimasto
lisboa-brief-wrong-colour = colori sbagliati
lisboa-brief-houses-built = tutte costruite
lisboa-brief-would-block = il turno non si potrebbe completare
