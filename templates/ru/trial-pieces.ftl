### Детали игры только для тестов: по знаку на каждую и слова для тех, кто слушает.

trial-amount-tokens = { $count } 🔘
    .plain =
        { $count ->
            [one] { $count } жетон
            [few] { $count } жетона
           *[many] { $count } жетонов
        }
trial-amount-coins = { $count } 🪙
    .plain =
        { $count ->
            [one] { $count } монета
            [few] { $count } монеты
           *[many] { $count } монет
        }
