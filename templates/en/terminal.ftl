### The terminal: several people at one keyboard.

## Sitting down
terminal-seats = { $game } is for { $fewest } to { $most } players.
terminal-how-many = How many of you play? ({ $fewest }–{ $most })
terminal-not-so-many = Please type a number from { $fewest } to { $most }.
terminal-ask-name = Who is player { $seat }? (Enter alone: { $usual })
terminal-name-taken = There is a “{ $name }” already. Another name, please.
terminal-open-games = Games you have begun
terminal-continue = Continue { $game } ({ $who })
terminal-new-game = Begin a new game

## Playing
terminal-hint = Type a number, or a part of an answer. A question mark shows what else you can type.
terminal-pass-on = Pass the keyboard to { $who }. When only { $who } can see the screen: press Enter.
terminal-enter-only = First press Enter, once the keyboard is with { $who }.
terminal-done-for-now = Enter hides your hand and passes the keyboard on.
terminal-nothing-found = Nothing here is called “{ $text }”. Type a number, or a part of an answer; a question mark shows what else you can type.
terminal-much-found =
    { $count ->
        [one] One answer contains “{ $text }”.
       *[other] { $count } answers contain “{ $text }”. Type a little more of the one you mean.
    }
terminal-no-such-number = There is no { $number } to choose here.
terminal-nobody-called = Nobody at this table is called “{ $name }”.
terminal-alone = You play alone: the keyboard is yours.
terminal-more = Enter shows more

## Bots
terminal-bot = { $who } ({ $level })
terminal-thinking = { $who } is thinking …

## The end
terminal-to-continue = Everything is saved. To continue, type: { $command }
terminal-after-the-end = Choose a number, or press Enter to leave.
terminal-recorded = The record is in { $file }.
terminal-not-recorded = The file { $file } cannot be written.

## Help
terminal-help-title = What you can type
terminal-help-answers = The number of an answer; a part of its words, wherever you look; its text form as the log of actions has it; or a command of the game with its parts ({ $example }). Enter alone shows your question again.
terminal-help-saved = Every step is saved at once. Whenever you leave, you go on right there.
terminal-help-commands = Commands
terminal-help-game = Commands of { $game }
terminal-help-line = { $words } – { $about }

## What can be typed
terminal-type-help = ?, help
terminal-type-turn = t, turn
terminal-type-board = b, board
terminal-type-hand = h, hand
terminal-type-log = l, log
terminal-type-recap = n, news
terminal-type-score = s, score
terminal-type-rules = r, rules
terminal-type-undo = u, undo
terminal-type-keyboard = k, keyboard
terminal-type-quit = q, quit

## What it does
terminal-about-help = what you can type
terminal-about-turn = your question again
terminal-about-board = the board; with the name of a page or a player, just that
terminal-about-hand = your hand
terminal-about-log = everything that happened
terminal-about-recap = what happened since your last turn
terminal-about-score = the scoring as it would be now
terminal-about-rules = the terms of the rules; with a term, what it means
terminal-about-undo = take your last step back
terminal-about-keyboard = pass the keyboard to somebody else, by name
terminal-about-quit = leave; everything is saved
