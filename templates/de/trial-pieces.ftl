### Die Teile des Spiels nur für Tests: je ein Zeichen, und Wörter für alle, die zuhören.

trial-amount-tokens = { $count } 🔘
    .plain =
        { $count ->
            [one] 1 Plättchen
           *[other] { $count } Plättchen
        }
trial-amount-coins = { $count } 🪙
    .plain =
        { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }
