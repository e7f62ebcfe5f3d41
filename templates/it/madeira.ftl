### Madeira: nomi, domande, possibilità, che cosa è successo, perché no.

madeira-name = Madeira

## Merci, e due lettere per le tabelle
madeira-wheat = grano
    .di = del grano
madeira-sugar = zucchero
    .di = dello zucchero
madeira-wine = vino
    .di = del vino

## Quantità
madeira-n-wood-bought = { $wood } ({ $bought } da comprare per { $reais })
madeira-n-wood-raised = { $wood } ({ $bought } da comprare: { $paid })
madeira-n-wood-raised-left = { $wood } ({ $bought } da comprare: { $paid }; resto { $left })
madeira-n-steps =
    { $count ->
        [one] { $count } gradino del mulino
       *[other] { $count } gradini del mulino
    }
madeira-nothing = niente
madeira-either = { $most } o { $last }
madeira-both = { $most } e { $last }
madeira-times = { $count }× { $what }
madeira-dots = { $head } · { $tail }
madeira-pay = paga { $what }
madeira-get = ricevi { $what }
madeira-later = poi { $what }

## Edifici
madeira-moinho = Moinho
madeira-capitania = Capitania
madeira-alfandega = Alfândega
madeira-casa-da-coroa = Casa da Coroa
madeira-fortaleza = Fortaleza
madeira-capitania-few = { $pp }, 1 lavoratore in una città
madeira-alfandega-few = 1 lavoratore in una colonia
madeira-casa-da-coroa-few = scopri 1 favore
madeira-fortaleza-few = 1 lavoratore alla Guardia cittadina
madeira-capitania-many = { $pp }, fino a 2 lavoratori nelle città
madeira-alfandega-many = fino a 2 lavoratori nelle colonie
madeira-casa-da-coroa-many = scopri fino a 2 favori
madeira-fortaleza-many = fino a 2 lavoratori alla Guardia cittadina
madeira-no-effect-without-workers = nessuna azione (nessun lavoratore nella regione { $region })

## Personaggi
madeira-steward-does = muovi fino a 2 lavoratori sui campi
madeira-guildmaster-does = costruisci un quartiere per il suo favore
madeira-mayor-does = sposta 2 in città e incassa
madeira-commander-does = muovi fino a 2 navi
madeira-free-does = solo raccolto

## Gilde e favori
madeira-treasurer = Tesoriere
madeira-bishop = Vescovo
madeira-engineer = Ingegnere
madeira-patron = Mecenate
madeira-miller = Mugnaio
madeira-monk = Monaco
madeira-navigator = Navigatore
madeira-lady = Dama
madeira-sergeant = Sergente
madeira-noble = Nobile
madeira-scout = Esploratore
madeira-diplomat = Diplomatico
madeira-treasurer-does = ricevi { $gain }
madeira-bishop-does = sposta un tuo segnalino azione
madeira-engineer-does = 2 raccolti in più se raccogli in questo turno
madeira-patron-does = ricevi { $gain }
madeira-miller-does = mulino +1 gradino
madeira-monk-does = ricevi { $gain }, dove hai accesso
madeira-navigator-does = muovi 1 nave
madeira-lady-does = paga { $reais } · l’azione di un edificio qualsiasi
madeira-sergeant-does = scarta metà dei tuoi pirati, per difetto
madeira-noble-does = questo edificio non ti costa nulla
madeira-scout-does = muovi 1 lavoratore da dove vuoi a dove vuoi
madeira-scout-explained = muovi 1 lavoratore da dove vuoi a dove vuoi, con ciò che dà il luogo (città 1 PP, colonia 1 PP per ogni tua nave lì, Guardia cittadina: scarta fino a 3 pirati)
madeira-diplomat-does = vale 2 lavoratori in più per questo edificio
madeira-sergeant-now = scarta { $pirates }
madeira-noble-now = non paghi nulla · { $effect }
madeira-diplomat-now = paga { $reais } · +2 lavoratori: { $effect }

## Richieste della Corona
madeira-trade = Rotte commerciali
madeira-expedition = Spedizione
madeira-guilds = Influenza delle gilde
madeira-urban = Sviluppo urbano
madeira-wealth = Ricchezza nazionale
madeira-urban-scores = una città qualsiasi, di più con la maggioranza

## Ricompense del re
madeira-reward-island = Isola
madeira-reward-watch = Guardia cittadina
madeira-reward-windmill = Mulino
madeira-reward-guilds = Gilde
madeira-reward-medal = Medaglia
madeira-reward-support = Sostegno reale
madeira-reward-city = Città
madeira-reward-loot = Bottino
madeira-island-gives = 1 lavoratore su un campo
madeira-watch-gives = 1 lavoratore alla Guardia cittadina
madeira-windmill-gives = mulino +1 gradino
madeira-guilds-gives = scopri 1 favore
madeira-support-gives = ricevi { $bread }, oppure scarta fino a { $pirates }
madeira-city-gives = { $pp }, 1 lavoratore in una città
madeira-top-of-windmill = niente (sei in cima al mulino)
madeira-none-face-down = niente (nessun tuo favore è coperto)
madeira-city-full = { $pp }, nessun lavoratore (nessuno spazio libero in città)

## Luoghi
madeira-porto-santo = Porto Santo
madeira-funchal = Funchal
madeira-machico = Machico
madeira-azores = Azzorre
    .from = dalle Azzorre
    .to = alle Azzorre
    .in = alle Azzorre
madeira-brazil = Brasile
    .from = dal Brasile
    .to = in Brasile
    .in = in Brasile
madeira-india = India
    .from = dall’India
    .to = in India
    .in = in India
madeira-home = Riserva
    .from = dalla riserva
    .to = nella riserva
    .in = nella riserva
madeira-watch = Guardia cittadina
    .from = dalla Guardia cittadina
    .to = alla Guardia cittadina
    .in = alla Guardia cittadina
madeira-forest = Bosco
    .from = dal bosco
    .to = nel bosco
    .in = nel bosco
madeira-field = Campo { $field }
    .from = dal campo { $field }
    .to = sul campo { $field }
    .in = sul campo { $field }
madeira-spot =
    { $city } { $district } { $side ->
        [l] sinistra
       *[r] destra
    }
    .from =
        da { $city } ({ $district } { $side ->
            [l] sinistra
           *[r] destra
        })
    .to =
        a { $city } ({ $district } { $side ->
            [l] sinistra
           *[r] destra
        })
    .in =
        a { $city } ({ $district } { $side ->
            [l] sinistra
           *[r] destra
        })
madeira-post = Emporio { FORM($good, "di") }
madeira-trade-space = Emporio { FORM($good, "di") } { $number }
    .from = dall’emporio { FORM($good, "di") } (spazio { $number })
    .to = all’emporio { FORM($good, "di") } (spazio { $number })
madeira-arrival-space = { $colony } { $number }
    .from = { FORM($colony, "from") } (spazio { $number })
    .to = { FORM($colony, "to") } (spazio { $number })
madeira-region = Regione { $region }

## Domande
madeira-standing-feed-all = Nutrire tutti i lavoratori
madeira-standing-no-windmill = Non usare il mulino
madeira-ask-settle-city = In quale spazio di città comincia il tuo primo lavoratore?
madeira-ask-settle-field =
    { $left ->
        [one] Su quale campo comincia il tuo ultimo lavoratore iniziale? Non in una regione dove ne hai già uno.
       *[other] Su quale campo comincia un tuo lavoratore? (ne restano { $left }, ognuno in una regione diversa)
    }
madeira-ask-row = Quale riga della plancia gilda prendi?
madeira-ask-request = Quale richiesta della Corona prendi dalla riga { $row }?
madeira-ask-guild = Riga { $row }: di quale gilda scopri i favori?
madeira-ask-turn = Piazzi un dado o passi?
madeira-ask-act = { $character } ({ $building }): fai l’azione o raccogli?
madeira-ask-free = Edificio libero { $building }: raccogli?
madeira-ask-worker-fields =
    { $left ->
        [one] Quale lavoratore muovi su un campo?
       *[other] Quale lavoratore muovi su un campo? (fino a { $left })
    }
madeira-ask-worker-city =
    { $left ->
        [one] Quale lavoratore muovi in una città?
       *[other] Quale lavoratore muovi in una città? (fino a { $left })
    }
madeira-ask-worker-within =
    { $left ->
        [one] Quale lavoratore o cittadino sposti tra gli spazi delle città?
       *[other] Quale lavoratore o cittadino sposti tra gli spazi delle città? (fino a { $left })
    }
madeira-ask-worker-colonies =
    { $left ->
        [one] Quale lavoratore muovi in una colonia?
       *[other] Quale lavoratore muovi in una colonia? (fino a { $left })
    }
madeira-ask-worker-watch =
    { $left ->
        [one] Quale lavoratore muovi alla Guardia cittadina?
       *[other] Quale lavoratore muovi alla Guardia cittadina? (fino a { $left })
    }
madeira-ask-worker-anywhere = Esploratore: quale lavoratore muovi?
madeira-ask-citizen-to = Dove va il cittadino { FORM($from, "from") }?
madeira-ask-worker-to = Dove va il lavoratore { FORM($from, "from") }?
madeira-ask-ship =
    { $left ->
        [one] Quale nave muovi?
       *[other] Quale nave muovi? (fino a { $left })
    }
madeira-ask-sail = Dove va la nave { FORM($from, "from") }?
madeira-ask-reward =
    { $left ->
        [one] Quale ricompensa del re prendi?
       *[other] Quale ricompensa del re prendi per prima? ({ $left } navi sono arrivate)
    }
madeira-ask-district = Quale quartiere costruisci?
madeira-ask-wood =
    { $left ->
        [one] Dove compri il legno?
       *[other] Dove compri il prossimo legno? (ne mancano { $left })
    }
madeira-ask-wood-gift =
    { $left ->
        [one] Dove prendi il legno?
       *[other] Dove prendi il prossimo legno? (ne mancano { $left })
    }
madeira-ask-again =
    { $left ->
        [one] Da quale campo raccogli ancora?
       *[other] Da quale campo raccogli ancora? (altri { $left } raccolti)
    }
madeira-ask-marker = Vescovo: quale segnalino azione va dove?
madeira-ask-building = Dama: quale azione di edificio fai?
madeira-ask-turn-up =
    { $left ->
        [one] Quale favore scopri?
       *[other] Quale favore scopri? (fino a { $left })
    }
madeira-ask-discard = Quanti pirati scarti?
madeira-ask-support = Sostegno reale: ricevi pane o scarti pirati?
madeira-ask-resolve = { $building }: paghi { $cost } o prendi { $pirates }?
madeira-ask-raise = Il legno va pagato, ma ti manca denaro ({ $missing }): come lo procuri?
madeira-ask-last-windmill = Ultima occasione in questo round per scendere sul mulino: la usi?
madeira-ask-honour = Hai più lavoratori di chiunque altro nella Guardia cittadina: ne riprendi uno per { $pp }?
madeira-ask-maintain =
    { $ships ->
        [one] Manutenzione: dai legno per la tua nave?
       *[other] Manutenzione: quanto legno dai per le tue { $ships } navi?
    }
madeira-ask-feed =
    { $due ->
        [one] Nutrimento: dai pane all’unico lavoratore che il mulino non sfama?
       *[other] Nutrimento: quanto pane dai ai { $due } lavoratori che il mulino non sfama?
    }
madeira-ask-feed-nothing = Nutrimento: nessuno ha bisogno di pane. Ultima occasione per usare le tue merci al mulino?
madeira-ask-present =
    { $left ->
        [one] Quale richiesta della Corona soddisfi?
       *[other] Quale richiesta della Corona soddisfi? ({ $left } in questo round)
    }

## Possibilità
madeira-opt-row = Riga { $row }: ricevi { $dice } · { $guilds }
madeira-detail-row = Richiesta: { $requests }
madeira-opt-take = { $request }: ora vale { $pp }
madeira-opt-guild = Scopri { $favours } ({ $guild })
madeira-opt-favour = Favore { $favour }: { $does }
madeira-opt-die = { FORM($die, "cap") } { FORM($character, "on") }: { $parts }
madeira-free-of-bread = non serve pane
madeira-worker-leaves-watch = un lavoratore lascia la Guardia
madeira-detail-die = { $does }; o raccolto: { $harvest }
madeira-detail-only-harvest = solo raccolto: { $harvest }
madeira-detail-no-use = ora non è possibile né l’azione né il raccolto
madeira-detail-no-harvest = nessun tuo lavoratore per raccogliere nella regione { $region }
madeira-detail-free = raccolto: { $harvest }, più un altro raccolto
madeira-opt-pass = Passa su { $space }: { $gain }
madeira-detail-pass =
    { $dice ->
        [one] Rinunci al tuo ultimo dado
       *[other] Rinunci a { $dice } dadi
    }
madeira-opt-act = { FORM($character, "cap") }: { $does }
madeira-detail-mayor = ora le città darebbero { $gains }
madeira-opt-harvest = Raccogli nella regione { $region }: ricevi { $gains }
madeira-opt-harvest-more =
    Raccogli nella regione { $region }: ricevi { $gains }, più { $more ->
        [one] { $more } altro raccolto
       *[other] altri { $more } raccolti
    }
madeira-opt-again = { $field } ancora: ricevi { $gain }
madeira-opt-worker = Lavoratore { FORM($place, "from") }
madeira-opt-citizen = Cittadino { FORM($place, "from") }
madeira-opt-to = { $place }
madeira-opt-to-spot-pp = { $place }: { $pp }
madeira-detail-city = Sindaco: { $gives } · Sviluppo urbano: { $most } con la maggioranza, altrimenti { $less }
madeira-opt-to-field = Campo { $field }: { $good }
madeira-opt-to-field-wood = Campo { $field }: { $good }, sopra { $wood }
madeira-opt-to-forest = Bosco: accesso a tutto il legno che vuoi
madeira-opt-to-colony = { $place }: ricevi { $good } a ogni round · ora { $pp }
madeira-opt-to-watch = Guardia cittadina: scarta fino a { $pirates }
madeira-opt-to-watch-none = Guardia cittadina: non hai pirati da scartare
madeira-detail-becomes = diventa { $good } alla fine del round { $round }, se allora non ha legno
madeira-opt-ship-home = Nave dalla riserva: paga { $wood } quando parte
madeira-opt-ship = Nave { FORM($place, "from") }
madeira-opt-another-ship = Scegli un’altra nave
madeira-opt-sail-trade = { $place }: paga { $goods } · ricevi { $reais }
madeira-opt-sail-colony = { $place }: paga { $goods } · ricevi una ricompensa
madeira-detail-rewards = Ricompensa: { $rewards }
madeira-opt-reward = { $colony }, { $reward }: { $gives }
madeira-opt-build = { $favour } ({ $city } { $district }): paga { $wood }
madeira-detail-build = Favore: { $does }
madeira-opt-wood = { $field } (rimasti: { $left })
madeira-opt-wood-forest = Bosco
madeira-opt-marker = { $from } → { $to }
madeira-opt-use = { $building }: { $effect }
madeira-opt-turn-up = { $favour }: { $does }
madeira-opt-discard = Scarta { $pirates }
madeira-opt-discard-none = Non scartarne nessuno
madeira-opt-bread = Ricevi { $bread }
madeira-opt-pay = Paga { $reais }: { $effect }
madeira-opt-pirates = Prendi { $pirates }
madeira-opt-honour = Riprendi un lavoratore: ricevi { $pp }
madeira-opt-upkeep = Paga { $paid } · prendi { $pirates }
madeira-opt-upkeep-none = Non pagare · prendi { $pirates }
madeira-opt-upkeep-all = Paga { $paid } · nessun pirata
madeira-opt-present = { $request }: { $pp }
madeira-opt-present-city = { $request }, { $city }: { $pp }
madeira-opt-present-reais = { $request }: paga { $reais } · { $pp }
madeira-opt-mill-down = Mulino giù a { $to }: ricevi { $gain }
madeira-opt-mill-pay = Mulino: paga { $paid } · ricevi { $gain }
madeira-opt-mill-up = Mulino su a { $to }: paga { $paid }
madeira-detail-leaves = e poi, perché non resta altro: { $what }
madeira-opt-exchange = Scambio: paga { $give } · ricevi { $get }
madeira-opt-done = Basta così
madeira-opt-stay = Resta su questo gradino
madeira-opt-neither = Né azione né raccolto
madeira-opt-decline = No

## Gruppi di possibilità
madeira-group-favours = Favori
madeira-group-character = { FORM($character, "cap") } · { $building } (regione { $region }) · nella fase C circa { $cost } o { $pirates }
madeira-group-pass = Passa
madeira-group-colonies = Colonie
madeira-group-home = Riserva e Guardia cittadina
madeira-group-windmill = Mulino
madeira-group-exchange = Scambio di merci
madeira-group-other = Tutto il resto

## Che cosa è successo: inizio e fase A
madeira-start-request =
    { $who } comincia con la richiesta «{ $request }» ({ $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }).
madeira-first-order = L’ordine è { $order }.
madeira-round-began = Comincia il round { $round }. Edificio libero: { $free }.
madeira-turn-began = Round { $round }, fase { $phase }: { $who }
madeira-turn-began-setup = { $who }
madeira-character-placed = { $building }: { $character }.
madeira-pirate-dice-rolled = Dadi pirata alla Guardia cittadina: { $dice }.
madeira-row-rolled = Plancia gilda, riga { $row }: { $dice }.
madeira-row-taken = { $who } prende la riga { $row } con i dadi { $dice }.
madeira-request-taken = { $who } prende la richiesta «{ $request }».
madeira-favours-turned-up =
    { $count ->
        [one] { $who } scopre un favore: { $favours }.
       *[other] { $who } scopre dei favori: { $favours }.
    }

## Che cosa è successo: turni
madeira-favour-used = { $who } usa il favore «{ $favour }».
madeira-die-placed = { $who } piazza { $die } { FORM($character, "on") } ({ $building }).
madeira-die-placed-bread = { $who } piazza { $die } { FORM($character, "on") } ({ $building }) per { $bread }.
madeira-passed = { $who } passa sullo spazio { $space }.
madeira-worker-placed = { $who } mette un lavoratore { FORM($place, "in") }.
madeira-worker-moved = { $who } muove un lavoratore { FORM($from, "from") } { FORM($to, "to") }.
madeira-citizen-moved = { $who } sposta un cittadino { FORM($from, "from") } { FORM($to, "to") }.
madeira-ship-launched = { $who } manda una nave dalla riserva { FORM($to, "to") } per { $paid }.
madeira-ship-moved = { $who } manda una nave { FORM($from, "from") } { FORM($to, "to") } per { $paid }.
madeira-reward-taken = { $who } prende una ricompensa del re { FORM($colony, "in") }: { $reward } ({ $gives }).
madeira-district-built = { $who } costruisce il quartiere { $district } di { $city } con { $wood } e riceve il favore «{ $favour }».
madeira-wood-bought = { $who } compra { $wood } { FORM($from, "from") }.
madeira-wood-received = { $who } riceve { $wood } { FORM($from, "from") }.
madeira-wood-paid = { $who } paga { $reais } per il legno comprato in questo turno ({ $wood }).
madeira-harvested = { $who } raccoglie { $gain } { FORM($from, "from") }.
madeira-marker-moved = { $who } sposta un segnalino azione: { $from } → { $to }.
madeira-gained = { $who } riceve { $gain }.
madeira-lost-windmill-step = { $who } è già in cima al mulino e non sale.
madeira-lost-favour = { $who } non ha favori coperti da scoprire.
madeira-lost-city-spot = { $who } non muove lavoratori: nessuno spazio di città è libero.
madeira-lost-wood = { $who } non ha accesso al legno e ne perde: { $wood }.
madeira-lady-paid = { $who } paga { $reais } per l’aiuto della Dama.
madeira-pirates-taken = { $who } prende { $pirates }.
madeira-pirates-discarded = { $who } scarta { $pirates }.

## Che cosa è successo: edifici e mulino
madeira-building-opened = Si risolve { $building } con { $dice }: costa { $cost }, altrimenti { $pirates }.
madeira-building-paid = { $who } paga { $reais } per { $building }.
madeira-building-used = { $who } usa { $building }: { $effect }.
madeira-mill-down = { $who } prende { $gain } dal mulino (ora a { $level }).
madeira-mill-paid = { $who } dà { $paid } al mulino per { $gain }.
madeira-mill-up = { $who } dà { $paid } al mulino e sale a { $level }.
madeira-windmill-raised = { $who } sale a { $level } sul mulino.
madeira-exchanged = { $who } scambia { $give } con { $get }.

## Che cosa è successo: mantenimento, richieste, fine
madeira-honoured = { $who } riceve gli onori per la Guardia cittadina.
madeira-colony-income = { $who } riceve { $gain } { FORM($colony, "from") }.
madeira-maintained =
    { $who } dà { $wood } per { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }.
madeira-fed =
    { $who } dà { $bread } per { $due ->
        [one] { $due } lavoratore
       *[other] { $due } lavoratori
    }.
madeira-presented-ships =
    { $who } soddisfa «{ $request }» con { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }: { $pp }.
madeira-presented-favours =
    { $who } soddisfa «{ $request }» con { $count ->
        [one] { $count } favore
       *[other] { $count } favori
    }: { $pp }.
madeira-presented-city = { $who } soddisfa «{ $request }» con { $city }: { $pp }.
madeira-presented-reais = { $who } soddisfa «{ $request }» e dà { $reais } per { $pp }.
madeira-presented-nothing = { $who } soddisfa «{ $request }» senza ottenere punti.
madeira-field-converted = Il campo { $field } ora produce { $good }.
madeira-resources-scored = { $who } ha { $reais } in denaro e merci: { $pp }.
madeira-pirates-revealed = { $who } mostra { $pirates } e perde { $loss }.
madeira-pirates-revealed-none = { $who } non ha pirati e non perde nulla.
madeira-ended = La partita è finita.

## Perché no
madeira-no-asked-otherwise = Ora ti viene chiesto qualcos’altro.
madeira-no-your-turn = Non è il tuo turno. Fuori turno puoi usare solo il mulino.
madeira-no-row-taken = La riga { $row } è già presa. Scegline una libera.
madeira-no-such-row = Con questo numero di giocatori la riga { $row } non c’è.
madeira-no-such-request = Qui non c’è una richiesta «{ $request }».
madeira-no-nothing-of-guild = Di quella gilda non hai nulla di coperto, o non appartiene a questa riga.
madeira-no-such-die = Non hai più un dado gilda da { $value }.
madeira-no-such-pirate-die = Alla Guardia cittadina non c’è un dado pirata da { $value }.
madeira-no-worker-in-watch = Per un dado pirata serve un tuo lavoratore nella Guardia cittadina, che poi torna nella riserva.
madeira-no-character-full = Non c’è più posto { FORM($character, "on") }: al massimo tanti dadi quanti sono i giocatori.
madeira-no-pirate-die-there = C’è già un dado pirata { FORM($character, "on") }, e può essercene uno solo.
madeira-no-bread = Un dado sotto il numero della regione costa la differenza in pane: { $need }. Ne hai { $have }.
madeira-no-pass-space-taken = Lo spazio { $space } per passare è occupato. Scegline uno libero.
madeira-no-such-pass-space = Con questo numero di giocatori lo spazio { $space } per passare non c’è.
madeira-no-such-alternative = Lo spazio { $space } per passare non offre questo.
madeira-no-such-favour = Non hai il favore «{ $favour }».
madeira-no-favour-face-down = Il tuo favore «{ $favour }» è coperto. Prima scoprilo.
madeira-no-favour-used = Un solo favore per turno, e ne hai già usato uno.
madeira-no-favour-other-phase = «{ $favour }» ({ $does }) si usa solo nella fase { $phase }.
madeira-no-die-must-follow = Dopo l’Ingegnere devi piazzare un dado.
madeira-no-effect = Ora non cambierebbe nulla.
madeira-no-nothing-to-do = { FORM($character, "cap") }: { $why }. Ora l’azione non cambierebbe nulla.
madeira-no-only-harvest = L’edificio libero non ha un’azione sua: lì puoi solo raccogliere.
madeira-no-worker-in-region = Non hai lavoratori sui campi della regione { $region }. Il bosco non conta.
madeira-no-nobody-there = Non hai nessuno da muovere { FORM($place, "from") }.
madeira-no-moved-already = Quella pedina si è appena mossa. La seconda deve essere un’altra.
madeira-no-not-from-watch = I lavoratori lasciano la Guardia cittadina solo per un dado pirata, gli onori o l’Esploratore.
madeira-no-only-within-cities = Il Sindaco sposta solo lavoratori e cittadini che sono in città.
madeira-no-not-there = Questo movimento non può portare { FORM($place, "to") }.
madeira-no-field-taken = C’è già un lavoratore { FORM($place, "in") }: uno tuo per campo, e all’inizio uno soltanto in tutto.
madeira-no-region-taken = All’inizio i tuoi lavoratori nei campi stanno in regioni diverse. Il bosco è un’area a sé.
madeira-no-spot-taken = { $place }: occupato. Una pedina per spazio.
madeira-no-district-not-built = { $place }: quel quartiere non è ancora costruito, c’è ancora un favore.
madeira-no-ship-there = Lì non hai navi.
madeira-no-space-taken = { $place }: occupato. Una nave per spazio; in due gli ultimi due spazi di un emporio sono uno solo.
madeira-no-space-closed = { $place }: non si usa con questo numero di giocatori.
madeira-no-goods = Richiesti: { $need }; hai { $have }. Al mulino scambi due merci qualsiasi con una.
madeira-no-access-to-wood = Legno necessario: { $need }; tra riserva e campi arrivi a { $have }. Si compra dove c’è un tuo lavoratore.
madeira-no-wood-too-dear =
    { $price ->
        [one] Il legno di questo turno costerebbe { $price } reale e con il mulino puoi procurarne al massimo { $reach }.
       *[other] Il legno di questo turno costerebbe { $price } reali e con il mulino puoi procurarne al massimo { $reach }.
    }
madeira-no-wood-there = Non c’è legno per te { FORM($place, "in") }.
madeira-no-district-built = Il favore «{ $favour }» non è più su nessun quartiere.
madeira-no-such-reward = Nessuna tua nave è arrivata per quella ricompensa.
madeira-no-reais =
    { $need ->
        [one] Ti serve { $need } reale e ne hai { $have }. Forse aiuta il mulino.
       *[other] Ti servono { $need } reali e ne hai { $have }. Forse aiuta il mulino.
    }
madeira-no-too-many = Al massimo { $most }.
madeira-no-marker = Non hai segnalini azione su { $building }.
madeira-no-same-building = Scegli un altro edificio.
madeira-no-not-harvested = Nessun tuo lavoratore ha raccolto { FORM($place, "in") }, quindi lì non c’è altro.
madeira-no-windmill-closed = Il mulino si usa solo nelle fasi B, C e D.
madeira-no-stepping-down = Sul mulino si scende solo nelle fasi B e C.
madeira-no-windmill-at-top = Sei in cima al mulino: lì 2 di grano valgono 1 PP.
madeira-no-windmill-not-at-top = Il grano diventa PP solo in cima al mulino.
madeira-no-prestige = In fondo al mulino un gradino costa 1 PP, e non ne hai.
madeira-no-needed-for-wood =
    { $price ->
        [one] In questo turno hai comprato legno e devi poter ancora pagare { $price } reale.
       *[other] In questo turno hai comprato legno e devi poter ancora pagare { $price } reali.
    }
madeira-no-city-presented = In questo round { $city } ha già dato punti.

## Perché no, in poche parole
madeira-pirate-dice-sought = Dadi pirata
madeira-district-sought = { $favour } ({ $city } { $district })
madeira-brief-full = pieno
madeira-brief-pirate-die = c’è già un dado pirata
madeira-brief-needs = richiesti: { $need }, hai { $have }
madeira-brief-wood = richiesti: { $need }, raggiungibili solo { $have }
madeira-brief-wood-too-dear = richiesti: { $need }, con il mulino al massimo { $reach }
madeira-brief-watch = nessun lavoratore nella Guardia
madeira-brief-face-down = coperto
madeira-brief-one-favour = un favore per turno
madeira-brief-other-phase = solo nella fase { $phase }
madeira-brief-no-effect = non cambierebbe nulla
madeira-no-worker-to-move = nessun lavoratore può andare su un campo
madeira-no-district-to-build = non puoi pagare nessun quartiere
madeira-nothing-in-cities = le città non ti danno nulla e nessuno può spostarsi
madeira-no-ship-to-move = nessuna nave può partire: mancano merci, legno o uno spazio libero
madeira-brief-no-worker = nessun lavoratore nella regione { $region }
madeira-brief-occupied = occupato
madeira-brief-only-harvest = solo raccolto
