### Lisboa: etichette sulle immagini.

lisboa-picture-tiles = Tessere città
lisboa-picture-pile = Pila delle macerie
lisboa-picture-entrance = ▶ l’ingresso di un negozio
lisboa-picture-ring = Cerchiato in oro: cambiato dall’ultimo turno
lisboa-picture-cards =
    { $count ->
        [one] Ultima carta
       *[other] { $count } carte
    }
lisboa-picture-office = Ufficio: { $taken } su { $spaces }
lisboa-picture-plaza = Piazza
lisboa-picture-at-sea = in mare
lisboa-picture-bag =
    { $count ->
        [one] Ancora una tessera nel sacchetto
       *[other] Ancora { $count } tessere nel sacchetto
    }
lisboa-picture-on-display = Esposto
lisboa-picture-next = Poi
lisboa-picture-in-stack =
    { $count ->
        [one] Un edificio nella pila; funzionari dei progetti:
       *[other] { $count } edifici nella pila; funzionari dei progetti:
    }
lisboa-picture-hand = La tua mano
lisboa-picture-favours =
    { $count ->
        [one] Un favore rimasto
       *[other] { $count } favori rimasti
    }
lisboa-picture-legend = Segni
