### Lisboa: che cosa contano i decreti. Con uno il numero si omette: «ogni negozio», «ogni 2 negozi».

lisboa-decree-per = { $wigs } ogni { $what }
lisboa-decree-per-at-most = { $wigs } ogni { $what }, al massimo { $max }
lisboa-decree-if = { $wigs } con almeno { $what }
lisboa-decree-best-foreign = le parrucche che darebbe qui il miglior decreto altrui

lisboa-metric-buildings-blue =
    { $count ->
        [one] edificio pubblico dell’architetto blu
       *[other] { $count } edifici pubblici dell’architetto blu
    }
lisboa-metric-buildings-green =
    { $count ->
        [one] edificio pubblico dell’architetto verde
       *[other] { $count } edifici pubblici dell’architetto verde
    }
lisboa-metric-buildings-west =
    { $count ->
        [one] edificio pubblico a ovest
       *[other] { $count } edifici pubblici a ovest
    }
lisboa-metric-buildings-north =
    { $count ->
        [one] edificio pubblico a nord
       *[other] { $count } edifici pubblici a nord
    }
lisboa-metric-buildings-east =
    { $count ->
        [one] edificio pubblico a est
       *[other] { $count } edifici pubblici a est
    }
lisboa-metric-any-stores = { $store }, di qualsiasi giocatore
lisboa-metric-stores =
    { $count ->
        [one] negozio
       *[other] { $count } negozi
    }
lisboa-metric-stores-of = { $store }
lisboa-metric-stores-in-row =
    { $count ->
        [one] negozio nella riga { $row }
       *[other] { $count } negozi nella riga { $row }
    }
lisboa-metric-stores-in-column =
    { $count ->
        [one] negozio nella colonna { $column }
       *[other] { $count } negozi nella colonna { $column }
    }
lisboa-metric-stores-in-one-row =
    { $count ->
        [one] negozio in una stessa riga
       *[other] { $count } negozi in una stessa riga
    }
lisboa-metric-stores-in-one-column =
    { $count ->
        [one] negozio in una stessa colonna
       *[other] { $count } negozi in una stessa colonna
    }
lisboa-metric-store-types =
    { $count ->
        [one] tipo di negozio
       *[other] { $count } tipi di negozio
    }
lisboa-metric-rows-with-two =
    { $count ->
        [one] riga con due negozi propri
       *[other] { $count } righe con due negozi propri
    }
lisboa-metric-stores-with-buildings =
    { $count ->
        [one] negozio con { $buildings } edifici pubblici
       *[other] { $count } negozi con { $buildings } edifici pubblici
    }
lisboa-metric-type-leads =
    { $count ->
        [one] tipo di negozio con maggioranza esclusiva
       *[other] { $count } tipi di negozio con maggioranza esclusiva
    }
lisboa-metric-ships =
    { $count ->
        [one] nave
       *[other] { $count } navi
    }
lisboa-metric-hulls =
    { $count ->
        [one] punto di scafo delle proprie navi
       *[other] { $count } punti di scafo delle proprie navi
    }
lisboa-metric-largest-hull = una nave con scafo { $count }
lisboa-metric-cargo =
    { $count ->
        [one] bene sulle proprie navi
       *[other] { $count } beni sulle proprie navi
    }
lisboa-metric-plans =
    { $count ->
        [one] progetto completato
       *[other] { $count } progetti completati
    }
lisboa-metric-plans-blue =
    { $count ->
        [one] progetto blu completato
       *[other] { $count } progetti blu completati
    }
lisboa-metric-plans-green =
    { $count ->
        [one] progetto verde completato
       *[other] { $count } progetti verdi completati
    }
lisboa-metric-open-plans =
    { $count ->
        [one] progetto incompleto
       *[other] { $count } progetti incompleti
    }
lisboa-metric-employed =
    { $count ->
        [one] funzionario sui progetti completati
       *[other] { $count } funzionari sui progetti completati
    }
lisboa-metric-officials =
    { $count ->
        [one] funzionario a corte
       *[other] { $count } funzionari a corte
    }
lisboa-metric-officials-with =
    { $count ->
        [one] funzionario presso il { $noble }
       *[other] { $count } funzionari presso il { $noble }
    }
lisboa-metric-presence =
    { $count ->
        [one] ufficio con un proprio funzionario
       *[other] { $count } uffici con un proprio funzionario
    }
lisboa-metric-office-leads =
    { $count ->
        [one] ufficio con maggioranza esclusiva di funzionari
       *[other] { $count } uffici con maggioranza esclusiva di funzionari
    }
lisboa-metric-favours =
    { $count ->
        [one] favore
       *[other] { $count } favori
    }
lisboa-metric-clergy =
    { $count ->
        [one] tessera clero
       *[other] { $count } tessere clero
    }
lisboa-metric-rubble =
    { $count ->
        [one] cubetto macerie
       *[other] { $count } cubetti macerie
    }
lisboa-metric-rubble-of =
    { $count ->
        [one] cubetto { $kind }
       *[other] { $count } cubetti { $kind }
    }
lisboa-metric-sets =
    { $count ->
        [one] gruppo di macerie
       *[other] { $count } gruppi di macerie
    }
lisboa-metric-goods =
    { $count ->
        [one] bene
       *[other] { $count } beni
    }
lisboa-metric-good-types =
    { $count ->
        [one] tipo di beni
       *[other] { $count } tipi di beni
    }
lisboa-metric-portfolio-nobles =
    { $count ->
        [one] carta Nobile nel portafoglio
       *[other] { $count } carte Nobile nel portafoglio
    }
lisboa-metric-portfolio-treasury =
    { $count ->
        [one] carta Tesoro nel portafoglio
       *[other] { $count } carte Tesoro nel portafoglio
    }
lisboa-metric-portfolio =
    { $count ->
        [one] carta nel portafoglio
       *[other] { $count } carte nel portafoglio
    }
lisboa-metric-other-decrees =
    { $count ->
        [one] altro decreto
       *[other] { $count } altri decreti
    }
lisboa-metric-house-groups =
    { $count ->
        [one] gruppo di casette completato
       *[other] { $count } gruppi di casette completati
    }
