### Lisboa: nomi, domande, possibilità, comandi.

lisboa-name = Lisboa
lisboa-lacerda = Lacerda
lisboa-lacerda-initials = Lc
lisboa-joined = { $first }{ $second }
lisboa-dotted = { FORM($first, "imp") } · { FORM($second, "imp") }

## Quantità
lisboa-influence-now = { $influence }, ora { $now }
lisboa-influence-lost = { $influence }, ora { $now } ({ $lost } in più non ci stanno)
lisboa-goods =
    { $count ->
        [one] 1 bene
       *[other] { $count } beni
    }
lisboa-officials =
    { $count ->
        [one] 1 funzionario
       *[other] { $count } funzionari
    }
lisboa-nothing = niente
    .m = nessuno
    .f = nessuna
lisboa-none = nessuno
    .f = nessuna
lisboa-no-goods = nessun bene
lisboa-pay = paga { $cost }
lisboa-penalty-paid = perdi { $cost } (penalità)
lisboa-get = ricevi { $what }
lisboa-terms = { $what }: { FORM($terms, "imp") }
lisboa-choose-how = { $cost } (scegli tu come)
lisboa-by-cube = { $reis } (secondo il cubetto)

## Prezzi, e ciò che non ci sta
lisboa-with-influence = { $reis } (almeno { $influence })
lisboa-by-cube-with-influence = { $reis } (secondo il cubetto, almeno { $influence })
lisboa-no-room = { $what } (non c’è spazio)
lisboa-room-for = { $what } (spazio per { $room })
lisboa-brings-nothing = { $what } (non porta niente)
    .imp = { FORM($what, "imp") } (non porta niente)

## Beni
lisboa-gold = oro
    .via = via dell’oro
lisboa-cloth = tessuti
    .via = via dei tessuti
lisboa-books = libri
    .via = via dei libri
lisboa-tools = attrezzi
    .via = via degli attrezzi
lisboa-store-gold =
    { $count ->
        [one] oreficeria
       *[other] { $count } oreficerie
    }
    .un =
        { $count ->
            [one] un’oreficeria
           *[other] { $count } oreficerie
        }
lisboa-store-cloth =
    { $count ->
        [one] negozio di tessuti
       *[other] { $count } negozi di tessuti
    }
    .un =
        { $count ->
            [one] un negozio di tessuti
           *[other] { $count } negozi di tessuti
        }
lisboa-store-books =
    { $count ->
        [one] libreria
       *[other] { $count } librerie
    }
    .un =
        { $count ->
            [one] una libreria
           *[other] { $count } librerie
        }
lisboa-store-tools =
    { $count ->
        [one] negozio di attrezzi
       *[other] { $count } negozi di attrezzi
    }
    .un =
        { $count ->
            [one] un negozio di attrezzi
           *[other] { $count } negozi di attrezzi
        }
lisboa-street = { FORM($good, "via") }

## Persone
lisboa-builder = Costruttore
lisboa-minister = Ministro
lisboa-king = Re
lisboa-treasury = Tesoro

## Azioni
lisboa-state-officials = reclutare funzionari
    .imp = recluta funzionari
lisboa-state-plan = acquistare un progetto
    .imp = acquista un progetto
lisboa-state-ship = costruire una nave
    .imp = costruisci una nave
lisboa-state-produce = produrre beni
    .imp = produci beni
lisboa-state-cardinal = incontrare il Cardinale
    .imp = incontra il Cardinale
lisboa-state-favour = ricevere un favore
    .imp = ricevi un favore
lisboa-short-officials = funzionari
lisboa-short-plan = progetto
lisboa-short-ship = nave
lisboa-short-produce = produzione
lisboa-short-cardinal = Cardinale
lisboa-short-favour = favore
lisboa-noble-store = aprire un negozio
    .imp = apri un negozio
lisboa-noble-decree = prendere un decreto
    .imp = prendi un decreto
lisboa-noble-building = aprire un edificio pubblico
    .imp = apri un edificio pubblico

## Carte, tessere, progetti, edifici
lisboa-card-does = { $card } ({ $what })
    .within = { $card }, { $what }
lisboa-ship-blue = nave blu { $copy }
lisboa-ship-red = nave rossa { $copy }
lisboa-ship-purple = nave viola { $copy }
lisboa-ship-brown = nave marrone { $copy }
lisboa-tile = { $benefit } (retro: { $wigs })
lisboa-plan-blue =
    progetto blu ({ $officials ->
        [one] 1 funzionario
       *[other] { $officials } funzionari
    })
lisboa-plan-green =
    progetto verde ({ $officials ->
        [one] 1 funzionario
       *[other] { $officials } funzionari
    })
lisboa-architect-blue = architetto blu
lisboa-architect-green = architetto verde

## Luoghi
lisboa-west = a ovest della riga { $row }
    .line = A ovest della riga { $row }
lisboa-north = a nord della { FORM($good, "via") }
    .line = A nord della { FORM($good, "via") }
lisboa-east = a est della riga { $row }
    .line = A est della riga { $row }
lisboa-row = riga { $row }
lisboa-column = colonna { $column }
lisboa-pile = pila delle macerie
lisboa-left-house = casette di sinistra
lisboa-middle-house = casette centrali
lisboa-right-house = casette di destra

## Che cosa arriva e se ne va subito
lisboa-any-good = 1 bene a scelta
lisboa-any-cube = 1 cubetto dalla pila delle macerie
lisboa-one-step = Cardinale 1 passo
lisboa-penalty = penalità: { $what }

## Benefici permanenti
lisboa-discount-any = { $reis } di sconto su ogni pagamento
lisboa-discount-land = { $reis } di sconto sui terreni
lisboa-discount-hire = { $reis } di sconto per ogni funzionario assunto
lisboa-discount-event = { $reis } di sconto sugli eventi
lisboa-sale-any = { $reis } in più per ogni bene venduto
lisboa-sale-of = { $reis } in più vendendo { $good }
lisboa-visit-any = le visite costano { $influence } in meno
lisboa-visit-to = le visite al { $noble } costano { $influence } in meno
lisboa-visit-following = seguire costa { $influence } in meno
lisboa-plan-officials = { $officials } in meno per i progetti
lisboa-ship-goods = { $goods } in meno per le navi
lisboa-yield = { $goods } in più quando produci
lisboa-warehouse = magazzino +{ $count }
lisboa-portfolio = portafoglio +{ $count }
lisboa-envelope = { $influence } in più a ogni busta
lisboa-offers = il { $noble } accetta qualsiasi bene
lisboa-wig-store = { $wigs } per ogni negozio aperto
lisboa-wig-building = { $wigs } per ogni edificio aperto
lisboa-now = subito { $what }

## Domande
lisboa-standing-not-follow = Non seguire le visite
lisboa-standing-not-follow-noble = Non seguire le visite al { $noble }
lisboa-standing-produce = Seguire e produrre beni
lisboa-ask-keep-tile = Quale tessera clero tieni?
lisboa-ask-draft =
    { $count ->
        [one] Quale carta tieni?
       *[other] Quali { $count } carte tieni?
    }
lisboa-ask-turn = Quale carta giochi?
lisboa-ask-take-card = Quale carta prendi?
lisboa-ask-add-card = Dove va { $card } nel tuo portafoglio?
lisboa-ask-deal = Vendi beni o fai un’offerta a un nobile?
lisboa-ask-sell = Vendi un altro bene?
lisboa-ask-offer = Offri un secondo bene?
lisboa-ask-pay-visit = La visita al { $noble } costa { $cost }. Come paghi?
lisboa-ask-visit-state = Prima un’azione di Stato del { $noble }? Poi: { $action }.
lisboa-ask-follow = { $who } visita il { $noble }. Segui la visita? Restituisci il favore e paghi { $cost } (hai { $influence }).
lisboa-ask-pay = Paghi { $price } ({ FORM($cause, "within") }). Come?
lisboa-ask-gain-good = Quale bene prendi?
lisboa-ask-lose-good = Quale bene cedi?
lisboa-ask-lose-reis = Penalità di { $price } ({ FORM($cause, "within") }). Come paghi?
lisboa-ask-lose-official = Quale funzionario riprendi?
lisboa-ask-take-rubble = Quale cubetto prendi dalla pila delle macerie?
lisboa-ask-place-official = In quale ufficio mandi un funzionario?
lisboa-ask-place-second = Un funzionario è dal { $noble }. Ne mandi un altro altrove?
lisboa-ask-take-plan = Quale progetto acquisti?
lisboa-ask-build-ship = Dove va la { $ship }?
lisboa-ask-may-build-ship = Costruisci la { $ship }, e dove?
lisboa-ask-pay-ship =
    { $count ->
        [one] Con quale bene paghi la nave?
       *[other] Con quali { $count } beni diversi paghi la nave?
    }
lisboa-ask-extra-good =
    { $count ->
        [one] Quale bene produci una volta in più?
       *[other] Quale bene produci { $count } volte in più?
    }
lisboa-ask-move-cardinal = Di quanto si sposta il Cardinale, e quale tessera prendi?
lisboa-ask-move-cardinal-one = Il Cardinale fa un passo. Quale tessera prendi?
lisboa-ask-take-favour = Di quale nobile ricevi il favore?
lisboa-ask-pick-plot = Quale negozio apri, e dove?
lisboa-ask-take-cube = Quale cubetto accanto a { $plot } prendi?
lisboa-ask-pick-house = Quale casetta costruisci su { $plot }?
lisboa-ask-take-decree = Quale decreto prendi?
lisboa-ask-second-decree = Usi un marcatore gruppo di macerie per un secondo decreto?
lisboa-ask-pick-site = Dove apri un edificio pubblico?
lisboa-ask-pick-site-plans = Dove apri un edificio pubblico? I tuoi progetti: { $plans }.
lisboa-ask-pick-plan = Quale progetto completi { $site }?
lisboa-ask-send-official =
    { $count ->
        [one] Quale funzionario va a lavorare nel nuovo edificio?
       *[other] Quale funzionario va a lavorare nel nuovo edificio? (Ne servono { $count }.)
    }
lisboa-ask-give-tile = Totalizzazione della chiesa: cedi una tessera clero?
lisboa-ask-shed = Il tuo portafoglio ha troppe carte. Quale scarti?
lisboa-ask-discard-card = Fine del periodo: scarti carte? Poi peschi fino ad averne cinque.

## Possibilità
lisboa-option-draft = Tieni { $cards }
lisboa-option-gold = Scarta ({ FORM($card, "within") })
lisboa-option-add = Portafoglio ({ FORM($card, "within") })
lisboa-option-treasury-falls = Tesoro −1
lisboa-option-add-noble = { $influence } a ogni busta · poi vendi o fai offerte
lisboa-option-add-treasury = Finché resta: { $benefit } · poi vendi o fai offerte
lisboa-option-visit = Visita al { $noble } ({ FORM($card, "within") })
lisboa-option-visit-detail = Se vuoi un’azione di Stato ({ $states }), poi { FORM($action, "imp") }
lisboa-option-visit-detail-first = prima un’azione di Stato ({ $states }), poi { FORM($action, "imp") }
lisboa-option-visit-states = { $first } o { $second }
lisboa-option-sponsor = Evento ({ $card })
lisboa-option-slot-free = In uno spazio libero
lisboa-option-slot-replace = Sostituisci ({ FORM($card, "within") })
lisboa-option-sell = Vendi { $goods } alla { $ship } ({ $owner })
lisboa-option-sell-sails = Salpa: { $wigs } per { $owner }
lisboa-option-sell-group = Vendi { $good }
lisboa-option-offer-group = Offerte al { $noble }
lisboa-option-state = Azione di Stato: { FORM($action, "imp") }
lisboa-option-action-ship = { $action } ({ $ship }, scafo { $hull })
    .imp = { FORM($action, "imp") } ({ $ship }, scafo { $hull })
lisboa-option-action-plans = { $action } (funzionari: blu { $blue }, verde { $green })
    .imp = { FORM($action, "imp") } (funzionari: blu { $blue }, verde { $green })
lisboa-option-follow = Segui (restituisci il favore, paga { $cost }): { FORM($action, "imp") }
lisboa-option-pay = Paga { $cost }
lisboa-option-coins = Paga { $cost } ({ $track })
lisboa-option-office = Dal { $noble } (occupati { $officials } su { $spaces })
lisboa-option-recall-office = Dall’ufficio del { $noble }
lisboa-option-recall-plaza = Dalla piazza del { $noble }
lisboa-option-ship-free = In uno spazio libero
lisboa-option-ship-replace = Sostituisci ({ FORM($card, "within") })
lisboa-option-cardinal =
    { $steps ->
        [one] 1 passo: { $benefit } (retro: { $wigs })
       *[other] { $steps } passi: { $benefit } (retro: { $wigs })
    }
lisboa-option-cardinal-treasury = Passa sul tesoro della chiesa: il Tesoro sale di 1.
lisboa-option-cardinal-envelope = Passa sulla busta: a fine turno totalizzazione della chiesa.
lisboa-option-favour = Favore del { $noble }
lisboa-option-plot = { $plot } { $store }
lisboa-option-street-group = { $sign } { $street }: fino a { $wigs }
lisboa-option-cube-row = { $cube } della riga
lisboa-option-cube-column = { $cube } della colonna
lisboa-option-house-left = Casetta di sinistra (restanti: { $left })
lisboa-option-house-middle = Casetta centrale (restanti: { $left })
lisboa-option-house-right = Casetta di destra (restanti: { $left })
lisboa-option-house-left-detail = Entrambe costruite: paghi le visite anche in reali
lisboa-option-house-middle-detail = La prima: le navi costano 1 bene in meno. Tutte: nessun bene
lisboa-option-house-right-detail = La prima: produci 1 bene in più. Tutte: 1 in più per tipo
lisboa-option-decree = { $decree } · ora { $wigs }
lisboa-option-opening = { $colours } tu { $you }, altri { $others }
lisboa-option-open-sent =
    { $sent ->
        [one] manda 1 funzionario
       *[other] manda { $sent } funzionari
    }
lisboa-option-open-hired = manda { $sent }, assumi { $hired }
lisboa-option-take = Prendi { $card }
lisboa-option-give = Cedi «{ $benefit }»
lisboa-option-discard = Scarta ({ FORM($card, "within") })
lisboa-option-discard-unpaid = Scarta ({ FORM($card, "within") }): nessuna ricompensa, ma una carta nuova
lisboa-option-done = No, grazie
lisboa-option-decline = No, grazie: non porta niente
lisboa-option-no-state = Senza azione di Stato
lisboa-option-no-sale = Non vendere altro
lisboa-option-no-trade = Non offrire altro
lisboa-option-no-official = Non mandare nessun altro
lisboa-option-no-decree = Nessun secondo decreto
lisboa-sought-visit = visita al { $noble }
lisboa-sought-event = evento: { $event }
lisboa-sought-portfolio = una carta nel portafoglio

## Comandi
lisboa-command-gold = Scarta una carta per 1 oro
    .name = oro
lisboa-command-sell = Metti una carta nel portafoglio e vendi beni
    .name = vendi
lisboa-command-offer = Metti una carta nel portafoglio e fai offerte ai nobili
    .name = offri
lisboa-command-visit = Visita un nobile
    .name = visita
lisboa-command-sponsor = Sponsorizza un evento con una carta Tesoro
    .name = sponsorizza
lisboa-command-follow = Segui una visita
    .name = segui
lisboa-command-take = Prendi una carta scoperta
    .name = prendi
lisboa-slot-card = La carta della tua mano
    .name = carta
lisboa-slot-place = Lo spazio, o la carta da sostituire
    .name = spazio
lisboa-slot-good = Il bene
    .name = bene
lisboa-slot-ship = La nave
    .name = nave
lisboa-slot-state = L’azione di Stato
    .name = stato
lisboa-slot-noble = Il nobile
    .name = nobile
lisboa-slot-office = L’ufficio per un funzionario
    .name = ufficio
lisboa-slot-architect = L’architetto del progetto che acquisti
    .name = architetto
lisboa-slot-choice = L’azione del nobile o un’azione di Stato
    .name = azione
lisboa-slot-plot = Il terreno, per esempio B2
    .name = terreno
lisboa-slot-street = La via, e quindi il tipo di negozio
    .name = via
lisboa-slot-cube = Il tipo di cubetto macerie
    .name = cubetto
lisboa-slot-line = Da dove viene il cubetto: riga o colonna
    .name = linea
lisboa-slot-house = Il gruppo della casetta
    .name = casetta
lisboa-slot-decree = Il numero del decreto
    .name = decreto
lisboa-slot-site = Il sito dell’edificio pubblico
    .name = sito
lisboa-slot-plan = Il progetto che completi
    .name = progetto
lisboa-slot-favour = Il nobile di cui ricevi il favore
    .name = favore
lisboa-slot-pile = Il mazzo da cui prendi una carta
    .name = mazzo

## Opzioni del tavolo
lisboa-option-of-draft = Carte iniziali
lisboa-option-of-draft-off = distribuite
lisboa-option-of-draft-on = scelte a draft

## Quantità senza segno
lisboa-influence =
    { $count ->
        [one] 1 punto influenza
       *[other] { $count } punti influenza
    }
lisboa-influence-range = { $low }–{ $high } punti influenza
lisboa-track = influenza da { $from } a { $to }
lisboa-wigs =
    { $count ->
        [one] 1 parrucca
       *[other] { $count } parrucche
    }
lisboa-wigs-range = { $low }–{ $high } parrucche
lisboa-metric-influence =
    { $count ->
        [one] punto influenza
       *[other] { $count } punti influenza
    }
lisboa-treasury-line =
    Tesoro { $reis } · visite { $visits ->
        [one] 1 punto influenza
       *[other] { $visits } punti influenza
    }
