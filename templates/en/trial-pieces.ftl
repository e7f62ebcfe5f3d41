### The pieces of the test-only game: a sign each, and words for those who listen.

# count: number
trial-amount-tokens = { $count } 🔘
    .plain =
        { $count ->
            [one] 1 token
           *[other] { $count } tokens
        }
# count: number
trial-amount-coins = { $count } 🪙
    .plain =
        { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
