### Titoli
madeira-title-setup = Madeira · preparazione
madeira-title-preparation = Madeira · round { $round }, A: preparazione
madeira-title-characters = Madeira · round { $round }, B: personaggi
madeira-title-buildings = Madeira · round { $round }, C: edifici
madeira-title-upkeep = Madeira · round { $round }, D: mantenimento
madeira-title-requests = Madeira · round { $round }, E: richieste della Corona
madeira-title-over = Madeira · la partita è finita
madeira-page-board = Tutto il tabellone
madeira-page-island = Isola e campi
madeira-page-cities = Città
madeira-page-ships = Commercio e colonie
madeira-page-guilds = Gilde e richieste
madeira-page-buildings = Personaggi ed edifici

## Giocatori
madeira-players = Giocatori
madeira-sign-of = { $sign } = { $who }
madeira-signs = Segni: { $signs }
madeira-player = { $who }: { $stock } · mulino { $mill }
madeira-player-dice = · { $dice }
madeira-player-passed = · ha passato su { $space }
madeira-order = Ordine: { $order }
madeira-short-island = L’isola in breve
madeira-short-cities = Le città in breve
madeira-short-region = Regione { $region }: { $workers } · { $yields }
madeira-short-forest = Bosco: { $workers }
madeira-short-nobody = nessuno
madeira-short-citizens =
    { $count ->
        [one] { $count } cittadino
       *[other] { $count } cittadini
    }
madeira-short-city = { $city } ({ $gives }): { $who } · { $majority }
madeira-pirate-dice = { $dice } alla Guardia cittadina
madeira-no-pirate-dice = Alla Guardia cittadina non restano dadi pirata.
madeira-stock = Riserva
madeira-pp-and-mill = { $pp }, mulino a { $mill }
madeira-passed-on = Ha passato sullo spazio { $space }
madeira-favours = Favori
madeira-favour-up = ▲ { $favour } ({ $guild }): { $does }
madeira-favour-down = ▽ { $favour } ({ $guild }), coperto: { $does }
madeira-none = nessuno
madeira-no-requests = nessuna
madeira-requests = Richieste della Corona
madeira-request-worth = { $request } (ora { $pp })
madeira-pieces = Pedine
madeira-workers-home =
    { $count ->
        [one] { $count } lavoratore nella riserva
       *[other] { $count } lavoratori nella riserva
    }
madeira-workers-watch =
    { $count ->
        [one] { $count } lavoratore nella Guardia cittadina
       *[other] { $count } lavoratori nella Guardia cittadina
    }
madeira-workers-at = Lavoratori: { $places }
madeira-ships-home =
    { $count ->
        [one] { $count } nave nella riserva
       *[other] { $count } navi nella riserva
    }
madeira-ships-at = Navi: { $places }
madeira-markers-at = Segnalini azione: { $buildings }
madeira-upkeep = Mantenimento
madeira-bread-due = Nutrimento: dovuto { $due }, disponibile { $have }
madeira-wood-due = Manutenzione: dovuto { $due }, disponibile { $have }
madeira-wood-access-forest = Accesso a tutto il legno che vuoi (bosco)
madeira-wood-access = Accesso a { $wood } sui campi
madeira-wood-access-none = Nessun accesso al legno
madeira-wood-owed = Comprato in questo turno: { $wood } per { $reais }
madeira-pirates-are = Pirati: { $count }
madeira-pirates-secret = Pirati: segreti
madeira-what-you-have = Che cosa hai
madeira-hand-pirates = Pirati (segreti): { $count }
madeira-hand-requests = Richieste: { $requests }
madeira-means-due = Dovuto a fine round: { $due }
madeira-means-mill = mulino { $mill }
madeira-means-workers =
    { $count ->
        [one] { $count } lavoratore in riserva
       *[other] { $count } lavoratori in riserva
    }

## L’isola
madeira-region-with = Regione { $region }: { $buildings }
madeira-column-field = Campo
madeira-column-good = Merce
madeira-column-wood = Legno
madeira-column-workers = Chi
madeira-good-then = { $good }→{ $next }
madeira-field-is = Campo { $field }: { $good }.
madeira-field-has-wood = Legno sul campo: { $wood }.
madeira-field-becomes = Diventa { $good } alla fine del round { $round }, se allora non ha legno.
madeira-field-workers = Lavoratori: { $who }.
madeira-field-empty = Nessun lavoratore.
madeira-forest-workers = Lavoratori: { $who }
madeira-forest-empty = Nessun lavoratore
madeira-island-key = { $wheat }→{ $sugar } diventa zucchero alla fine del round 2, { $sugar }→{ $wine } vino alla fine del round 4, se allora non ha legno. Le lettere sono lavoratori.
madeira-wood-prices = Legno comprato in un turno: 1, 2, 3 … costano { $prices } reali
madeira-watch-has = { $who }
madeira-watch-empty = Nessuno
madeira-count-of = { $who } { $count }

## Città
madeira-cities-key = Due spazi per quartiere: le iniziali sono un lavoratore, «o» è un cittadino, un punto è uno spazio libero. +3 non è costruito e costa 3 legni.
madeira-city-gives-scores = { $city } ({ $gives }): { $most }, o { $less }
madeira-majority = maggioranza { $who }
madeira-majority-citizens = maggioranza dei cittadini
madeira-district = Quartiere { $district }: { $favour } ({ $guild }), { $wood }
madeira-districts-built = Tutti i quartieri sono costruiti.
madeira-spot-worker = { $place }: { $who }
madeira-spot-citizen = { $place }: un cittadino
madeira-spot-free = { $place }: libero

## Empori e colonie
madeira-trade-posts = Empori
madeira-posts-key = { $example }: paga 4 della merce, ricevi 14 reali. Dopo, di chi è la nave; un punto è libero.
madeira-colonies = Colonie (spazi di arrivo)
madeira-colonies-key = { $example }: paga 3 di vino. Dopo, di chi è la nave; un punto è libero.
madeira-double-space = In due gli ultimi due spazi di un emporio sono uno solo: la nave sceglie uno dei due prezzi.
madeira-space-trade = { $place }: { $goods } per { $reais },
madeira-space-colony = { $place }: { $goods },
madeira-space-ship = nave di { $who }
madeira-space-free = libero
madeira-pp-by-round = { $what }: { $first }, { $third }, { $fifth } PP per nave
madeira-colony-is = { $good } per lavoratore e round; { $first }, { $third }, { $fifth } PP per nave (round 1, 3, 5)
madeira-colony-rewards = Ricompense: { $rewards }
madeira-reward-is = { $reward } ({ $gives })
madeira-colony-workers = Lavoratori: { $who }
madeira-colony-empty = Nessun lavoratore

## Il tabellone delle gilde
madeira-rows = Colonna dei dadi
madeira-row-free = { $row } · { $dice } · { $guilds }
madeira-row-of = { $row } · { $who } · { $guilds }
madeira-row-requests = · { $requests }
madeira-pass-column = Colonna per passare
madeira-pass-space = { $space } · { $gains }
madeira-pass-space-of = { $space } · { $gains } · occupato da { $who }
madeira-gain-city = { $pp }, 1 lavoratore in una città
madeira-gain-watch = 1 lavoratore alla Guardia cittadina
madeira-gain-ship = muovi 1 nave
madeira-presented = Soddisfatte finora: { $requests }
madeira-requests-of = { $who }: { $requests }
madeira-requests-score = Rotte commerciali nei round 1, 3, 5

## Personaggi ed edifici
madeira-sites = Personaggi ed edifici
madeira-site = { $building } (regione { $region }): { $character }
madeira-site-dice =
    { $count ->
        [one] · { $count } dado
       *[other] · { $count } dadi
    }
madeira-site-pirate = · dado pirata
madeira-site-markers = · segnalini azione: { $who }
madeira-site-cost = · ora { $cost } o { $pirates }
madeira-building-head = { $number }. { $building } (regione { $region })
madeira-building-few = 1 o 2 lavoratori nella regione: { $effect }
madeira-building-many = 3 o più: { $effect }
madeira-base-cost = Un edificio costa { $cost } meno i suoi dadi gilda, tirati di nuovo. Chi non paga prende 1 pirata più quelli del dado pirata.

## Punteggio
madeira-scoring = Punteggio
madeira-score-prestige = Prestigio
madeira-score-resources = Risorse
madeira-score-pirates = Pirati
madeira-score-over = Oltre { $limit }
madeira-score-total = Totale
madeira-score-of = { $who }: { $total } PP (prestigio { $prestige }, risorse { $resources }, pirati { $pirates }, oltre { $limit }: { $over })
madeira-projected = { $who }: { $total } PP (prestigio { $prestige }, risorse { $resources })
madeira-projection-pirates = I pirati restano segreti fino alla fine: chi ne ha di più perde { $most } PP o più.
madeira-projection-requests = Richieste in mano, ciascuna da sola

## Comandi
madeira-about-row = Prendi una riga della plancia gilda
    .name = riga
madeira-about-place = Piazza un dado gilda su un personaggio
    .name = piazza
madeira-about-pirate = Piazza un dado pirata su un personaggio
    .name = pirata
madeira-about-pass = Passa
    .name = passa
madeira-about-favour = Usa un favore di gilda
    .name = favore
madeira-about-act = Fai l’azione del personaggio, o raccogli
    .name = azione
madeira-about-worker = Muovi un lavoratore o un cittadino
    .name = lavoratore
madeira-about-ship = Muovi una nave
    .name = nave
madeira-about-build = Costruisci un quartiere
    .name = costruisci
madeira-about-reward = Prendi una ricompensa del re
    .name = ricompensa
madeira-about-building = Paga un edificio, o prendi pirati
    .name = edificio
madeira-about-windmill = Sali o scendi sul mulino
    .name = mulino
madeira-about-exchange = Scambia due merci con un’altra
    .name = scambia
madeira-about-discard = Scarta pirati
    .name = scarta
madeira-about-honour = Riprendi un lavoratore dalla Guardia cittadina per 4 PP
    .name = onori
madeira-about-maintain = Dai legno per le tue navi
    .name = manutenzione
madeira-about-feed = Dai pane ai tuoi lavoratori
    .name = nutri
madeira-about-present = Soddisfa una richiesta della Corona
    .name = presenta
madeira-about-done = Fermati qui, non fare altro
    .name = basta
madeira-slot-row = La riga
    .name = riga
madeira-slot-request = La richiesta della Corona
    .name = richiesta
madeira-slot-guild = La gilda di cui si scoprono i favori
    .name = gilda
madeira-slot-die = Il valore del dado
    .name = dado
madeira-slot-character = Il personaggio
    .name = personaggio
madeira-slot-action = L’azione, il raccolto o un campo da raccogliere ancora
    .name = azione
madeira-slot-space = Lo spazio per passare
    .name = spazio
madeira-slot-gain = Che cosa dà lo spazio per passare
    .name = guadagno
madeira-slot-favour = Il favore
    .name = favore
madeira-slot-from = Da dove viene il lavoratore
    .name = da
madeira-slot-to = Dove va il lavoratore
    .name = a
madeira-slot-ship = Da dove viene la nave
    .name = nave
madeira-slot-sail = Dove va la nave
    .name = rotta
madeira-slot-district = Il favore sul quartiere
    .name = quartiere
madeira-slot-wood = Dove si compra il legno che manca
    .name = legno
madeira-slot-colony = La colonia
    .name = colonia
madeira-slot-reward = La ricompensa
    .name = ricompensa
madeira-slot-marker = L’edificio che il segnalino lascia
    .name = segnalino
madeira-slot-building = L’edificio
    .name = edificio
madeira-slot-way = Pagare o prendere pirati
    .name = modo
madeira-slot-step = Il passo sul mulino
    .name = passo
madeira-slot-give = Le due merci che dai
    .name = dai
madeira-slot-get = La merce che vuoi
    .name = ricevi
madeira-slot-count = Quanti
    .name = quanti
madeira-slot-city = La città
    .name = città

## Che cosa contano le statistiche
madeira-deed-workers = Lavoratori nelle città
madeira-deed-traders = Navi negli empori
madeira-deed-explorers = Navi nelle colonie
