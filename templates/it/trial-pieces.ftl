### I pezzi del gioco solo per le prove: un segno ciascuno, e parole per chi ascolta.

trial-amount-tokens = { $count } 🔘
    .plain =
        { $count ->
            [one] 1 gettone
           *[other] { $count } gettoni
        }
trial-amount-coins = { $count } 🪙
    .plain =
        { $count ->
            [one] 1 moneta
           *[other] { $count } monete
        }
