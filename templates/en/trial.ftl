### The test-only game.

trial-name = Trial game

## Questions
trial-ask-stake = Which card do you set aside?
trial-ask-turn = Draw a card, or play one?
trial-ask-square = Which square do you mark?
trial-ask-guard = Do you guard against the mark next to yours?

## Options
# card: sign
trial-stake = Set { $card } aside
# left: number
trial-draw = Draw a card ({ $left } left)
# card: sign
trial-play = Play { $card }
# square: sign
trial-mark = Mark { $square }
# card: sign
trial-guard = Guard with { $card }
trial-yield = Let it be
# tokens: number
trial-melt = Melt { $tokens } tokens into a coin
# row: sign
trial-row = Row { $row }
trial-sought-draw = Draw a card
trial-sought-melt = Melt tokens

## What happened
# who: person, card: sign
trial-staked = { $who } had set { $card } aside.
# who: person
trial-drew = { $who } draws a card.
# who: person, card: sign
trial-drew-card = { $who } draws { $card }.
# who: person, card: sign
trial-played = { $who } plays { $card }.
# who: person, square: sign
trial-marked = { $who } marks { $square }.
# who: person, card: sign, square: sign
trial-guarded = { $who } guards with { $card }: { $square } is free again.
# who: person, tokens: number
trial-melted = { $who } melts { $tokens } tokens into a coin.
trial-ended = The cards are used up.

## Why not
trial-not-now = That cannot be done now.
trial-not-your-card = You do not hold that card.
trial-square-taken = That square is taken. Mark a free one.
trial-deck-empty = The deck is empty. Play a card.
trial-too-few-tokens = You need two tokens to melt a coin.
trial-brief-deck-empty = the deck is empty
trial-brief-too-few-tokens = two tokens are needed

## Pages
trial-board = Board
# cards: number
trial-deck =
    { $cards ->
        [one] One card is left in the deck.
       *[other] { $cards } cards are left in the deck.
    }
# who: person, cards: number, tokens: number, coins: number
trial-player =
    { $who }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
# tokens: phrase, coins: phrase
trial-means = { $tokens } · { $coins }
# who: person, squares: number
trial-squares-of =
    { $who }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
# who: person, total: number, squares: number, coins: number, stake: number
trial-score = { $who }: { $total } (squares { $squares }, coins { $coins }, stake { $stake })
trial-deed-squares = Squares
# total: number
trial-feat =
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }

## Commands
trial-about-draw = Draw a card
trial-about-play = Play a card and mark a square
trial-about-melt = Melt two tokens into a coin
trial-slot-card = The card
trial-slot-square = The square

## Options of the table
trial-tokens = Tokens
trial-tokens-on = yes
trial-tokens-off = no

## Rules
trial-term-stake = Stake
trial-term-stake-text = Before the first turn everybody sets one card aside in secret. All stakes are shown together, and their values count at the end.
trial-first-goal = Whoever has the most squares, coins and staked points at the end wins.
trial-first-turn = In your turn you draw a card, or play one and mark a square.
trial-first-help = Every panel lists what is legal; Rules explains the terms.
trial-first-turns = Draw first while the deck is full. Mark squares that touch nobody else’s, so that nobody guards against them. Two tokens melt into a coin at any time.
