### The test-only game.

trial-name = Trial game

## Questions
trial-ask-stake = Which card do you set aside?
trial-ask-turn = Draw a card, or play one?
trial-ask-square = Which square do you mark?
trial-ask-guard = Do you guard against the mark next to yours?

## Options
trial-stake = Set { $card } aside
trial-draw = Draw a card ({ $left } left)
trial-play = Play { $card }
trial-mark = Mark { $square }
trial-guard = Guard with { $card }
trial-yield = Let it be
trial-melt = Melt { $tokens } tokens into a coin
trial-row = Row { $row }
trial-sought-draw = Draw a card
trial-sought-melt = Melt tokens

## What happened
trial-staked = { $who } had set { $card } aside.
trial-drew = { $who } draws a card.
trial-drew-card = { $who } draws { $card }.
trial-played = { $who } plays { $card }.
trial-marked = { $who } marks { $square }.
trial-guarded = { $who } guards with { $card }: { $square } is free again.
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
trial-deck =
    { $cards ->
        [one] One card is left in the deck.
       *[other] { $cards } cards are left in the deck.
    }
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
trial-means = { $tokens } · { $coins }
trial-squares-of =
    { $who }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
trial-score = { $who }: { $total } (squares { $squares }, coins { $coins }, stake { $stake })
trial-deed-squares = Squares
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
