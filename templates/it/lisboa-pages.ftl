### Lisboa: pagine, mappa, mani, punteggio finale.

lisboa-title = Lisboa · periodo { $period }, round { $round }
lisboa-title-setting-up = Lisboa · prima del primo turno
lisboa-ends-this-round = La fine è vicina: questo round, poi un ultimo.
lisboa-ends-last-round = Questo è l’ultimo round.
lisboa-ends-over = La partita è finita.
lisboa-page-board = Mappa
lisboa-page-city = Downtown
lisboa-page-court = Corte e uffici
lisboa-page-market = Mercato, navi, chiesa
lisboa-page-decrees = Decreti ed edifici
lisboa-players = Giocatori
lisboa-head-court = Corte
lisboa-head-market = Mercato
lisboa-head-visits = Visite e favori

## La corte
lisboa-piles = Carte a corte
lisboa-piles-line = Mazzi: { $piles }
lisboa-pile-line =
    { $card } · { $count ->
        [one] ultima carta
       *[other] { $count } carte
    }
lisboa-pile-empty = { $pile }: esaurito
lisboa-offices = Uffici
lisboa-office-line = { $noble } ({ $taken } su { $spaces }): { $officials }
lisboa-plaza-line = … in piazza: { $officials }
lisboa-neutral = neutrale
lisboa-nobody = nessuno
lisboa-favours-left = Favori rimasti: { $favours }
lisboa-visit-costs = { $who } paga per le visite: { $costs }
lisboa-own-visit-costs = Visite: { $costs }
lisboa-noble-cost = { $noble } { $cost }
lisboa-noble-too-dear = { $noble } { $cost } (troppo caro)
lisboa-lacerda-stands = Lacerda: cortigiano dal { $noble }, aiutante sopra il mazzo del { $pile }
lisboa-lacerda-upper = Azioni di Stato superiori di Lacerda (aiutante sopra il mazzo del Re o del Tesoro): { $actions }
lisboa-lacerda-lower = Azioni di Stato inferiori di Lacerda (aiutante sopra il mazzo del Costruttore o del Ministro): { $actions }
lisboa-lacerda-order = Il foglio non dice quale sia quella superiore; qui vale l’ordine del regolamento.
lisboa-noble-does = { $noble }: { $action }

## Mercato, navi, chiesa
lisboa-prices = Prezzi: { $prices }
lisboa-yard = Cantiere: { $ship } (scafo { $hull }, { $influence }), { $left } in tutto
lisboa-yard-empty = Cantiere: vuoto
lisboa-ships = Navi
lisboa-ship-line =
    { $ship } ({ $owner }): { $goods } beni su { $hull }, { $bonus ->
        [0] nessun bonus
        [one] 1 reale in più per bene
       *[other] { $bonus } reali in più per bene
    }
lisboa-ship-at-sea = { $ship } ({ $owner }): in mare
lisboa-no-ships = Ancora nessuna
lisboa-church = Chiesa
lisboa-church-tile = { $place }. { $tile }
lisboa-church-gap = { $place }. vuoto
lisboa-church-symbols = Il Cardinale sta davanti al numero 1. Passi fino al tesoro della chiesa: { $treasury }, fino alla busta: { $envelope }.
lisboa-city-tiles = Tessere città: { $stores }
lisboa-small-tile = piccolo negozio di attrezzi
lisboa-rubble-pile = Pila delle macerie: { $cubes }

## Decreti ed edifici
lisboa-decree-row = Decreti
lisboa-decree-worth = { $decree } · ora { $wigs }
lisboa-decrees-left =
    { $count ->
        [one] Ne resta uno nel mazzo
       *[other] Ne restano { $count } nel mazzo
    }
lisboa-desk-blue = Architetto blu
lisboa-desk-green = Architetto verde
lisboa-desk = Esposto: { $building }
lisboa-desk-next = Poi: { $building }, { $count } nella pila
lisboa-desk-plans = Funzionari dei progetti: { $plans }

## La mappa
lisboa-sign-gold = o
lisboa-sign-cloth = t
lisboa-sign-books = l
lisboa-sign-tools = a
lisboa-sign-reis = { $count }r
lisboa-sign-influence = { $count }i
lisboa-sign-officials = fun
lisboa-sign-plan = prg
lisboa-sign-produce = prd
lisboa-sign-cardinal = car
lisboa-sign-favour = fav
lisboa-sign-north = nord
lisboa-legend-goods = Vie, negozi, edifici: { $goods } · [fra parentesi] edifici pubblici, [··] siti liberi
lisboa-legend-owners = I negozi mostrano tipo, poi proprietario: { $owners }
lisboa-legend-rewards = Terreni liberi: r reali, i influenza, + beni, fun funzionari, prg progetto, prd produrre, car Cardinale, fav favore, --- chiuso · ultima riga: parrucche della colonna
lisboa-rubble-title = Macerie, rincarano i terreni ({ $costs })
lisboa-rubble-rows = Righe: { $rows }
lisboa-rubble-columns = Colonne: { $columns }
lisboa-rubble-at = { $line } { $cubes }
lisboa-rubble-none = –
lisboa-sites = Siti liberi
lisboa-site-line = { FORM($site, "line") }: { $terms }
lisboa-plain-free = { $plot } libero ({ $reward })
lisboa-plain-store = { $plot } { $store } ({ $owner })
lisboa-plain-closed = La riga { $row } è chiusa.
lisboa-plain-row = Riga { $row }: { $plots }.
lisboa-plain-column = Colonna { $column }: { $wigs }.
lisboa-plain-building = { FORM($site, "line") }: { $building }.
lisboa-means-wealth = { $reis } · { $influence } (pari a { $coins }) · { $goods }
lisboa-means-more = { $officials } · progetti: { $plans } · portafoglio { $cards }/{ $limit } · cubetti macerie: { $rubble } · favori: { $favours }
lisboa-means-plan-blue = blu { $officials }
lisboa-means-plan-green = verde { $officials }

## Giocatori
lisboa-player-line =
    { $who }: { $wigs } · { $reis } · { $influence } · { $sets ->
        [one] 1 gruppo
       *[other] { $sets } gruppi
    } · { $stores ->
        [one] 1 negozio
       *[other] { $stores } negozi
    } · favori: { $favours }
lisboa-lacerda-line =
    { $who }: { $wigs } · { $influence } · { $cubes ->
        [one] 1 cubetto
       *[other] { $cubes } cubetti
    } · { $stores ->
        [one] 1 negozio
       *[other] { $stores } negozi
    } · favori: { $favours }
lisboa-wealth = Averi
lisboa-wealth-line = { $wigs }, { $reis }, { $influence } (in monete vale { $coins })
lisboa-goods-line = Beni: { FORM($goods, "m") } (spazio per { $room } di ogni tipo)
lisboa-goods-line-free = Beni: { FORM($goods, "m") }
lisboa-rubble-line =
    Macerie: { FORM($cubes, "f") } · { $sets ->
        [one] 1 gruppo
       *[other] { $sets } gruppi
    } · { $markers ->
        [one] 1 marcatore
       *[other] { $markers } marcatori
    }
lisboa-officials-line =
    { $count ->
        [one] 1 funzionario sulla plancia
       *[other] { $count } funzionari sulla plancia
    }
lisboa-stores-line = Negozi: { $stores }
lisboa-houses-line = Casette costruite: sinistra { $left } su 2, centro { $middle } su 3, destra { $right } su 3
lisboa-favours-line = Favori: { $favours }
lisboa-portfolio-title = Portafoglio ({ $cards } su { $limit })
lisboa-docks-line = Porto: { FORM($cards, "f") }
lisboa-bureau-line = Ufficio: { FORM($cards, "f") }
lisboa-envelope-line = Una busta porta { $influence }
lisboa-clergy-title = Tessere clero
lisboa-no-clergy = nessuna
lisboa-plans-title = Progetti
lisboa-open-plans-line = Incompleti: { $plans }
lisboa-completed-plans-line = Completati: { $plans }
lisboa-player-decrees = Decreti
lisboa-costs-title = Costi
lisboa-event-cost = Un evento costa { $reis }
lisboa-hand-size =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
lisboa-hand-drafted = Tenute finora: { $cards }
lisboa-hand-treasury = { $card } (nel portafoglio: { $benefit })
lisboa-rank-title = Rango a corte
lisboa-rank-projected = Rango a corte, se la partita finisse ora

## Il punteggio finale
lisboa-scoring = Calcolo finale dei punti
lisboa-projection = Se la partita finisse ora
lisboa-item-track = Finora
lisboa-item-ships = Navi
lisboa-item-sets = Gruppi macerie
lisboa-item-rubble = Cubetti macerie
lisboa-item-gold = Oreficerie
lisboa-item-tools = Attrezzi
lisboa-item-books = Librerie
lisboa-item-cloth = Tessuti
lisboa-item-reis = Reali, influenza
lisboa-item-decrees = Decreti
lisboa-item-officials = Funzionari
lisboa-item-favours = Favori
lisboa-deed-stores = Negozi
lisboa-deed-buildings = Edifici pubblici
lisboa-item-total = Totale
lisboa-score-line = { $who }: { $total } ({ $items })
lisboa-score-item = { $item } { $points }
lisboa-rank-asks = Per il rango successivo, { $rank }, sarebbero serviti: { $needs }.
lisboa-asks-wigs = più parrucche di Lacerda
lisboa-asks-stores =
    { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    }
lisboa-asks-stores-as-many = tanti negozi quanti Lacerda
lisboa-asks-stores-more = più negozi di Lacerda
lisboa-asks-majorities =
    { $count ->
        [one] 1 maggioranza
       *[other] { $count } maggioranze
    }
lisboa-asks-reis = { $reis }
lisboa-asks-decrees =
    { $count ->
        [one] 1 decreto
       *[other] { $count } decreti
    }
lisboa-asks-ships =
    { $count ->
        [one] 1 nave
       *[other] { $count } navi
    }
