### Madeira: ciò che è scritto solo sulle immagini. Breve: lo spazio è poco.

madeira-picture-page = Madeira · round { $round } · { $page }
madeira-picture-page-setup = Madeira · { $page }
madeira-picture-order = Ordine di gioco
madeira-picture-passed = ha passato
madeira-picture-secret = segreti
madeira-picture-now = ora { $pp } PP
madeira-picture-presented = Soddisfatte finora

## L’isola
madeira-picture-becomes = → { $good } (round { $round })
madeira-picture-conversion = I campi con la freccia diventano zucchero alla fine del round 2 e vino alla fine del round 4, se allora non hanno legno.
madeira-picture-wood-prices = Legno comprato in un turno, in reali

## Città
madeira-picture-city-pp = PP con / senza maggioranza
madeira-picture-with-majority = con la maggioranza
madeira-picture-without-majority = senza
madeira-picture-citizens = i cittadini
madeira-picture-bread = pane
madeira-picture-reais = reali
madeira-picture-wood = legno

## Navi
madeira-picture-pp-per-ship = PP per nave nei round 1, 3, 5
madeira-picture-per-worker = { $good } per lavoratore

## Gilde e favori: i nomi con più di nove lettere sono abbreviati
madeira-picture-request =
    { $request ->
        [trade] Rotte
        [expedition] Spedizione
        [guilds] Gilde
        [urban] Sviluppo
       *[wealth] Ricchezza
    }
madeira-picture-favour =
    { $favour ->
        [engineer] Ingegn.
        [navigator] Navigat.
        [scout] Esplorat.
        [diplomat] Diplom.
       *[other] { $name }
    }
madeira-picture-face-down = { $guild }, coperto
