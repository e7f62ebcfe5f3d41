### The terminal: several people at one keyboard.

## Sitting down
# game: phrase, fewest: number, most: number
terminal-seats = { $game } is for { $fewest } to { $most } players.
# fewest: number, most: number
terminal-how-many = How many of you play? ({ $fewest }–{ $most })
# fewest: number, most: number
terminal-not-so-many = Please type a number from { $fewest } to { $most }.
# seat: number, usual: phrase
terminal-ask-name = Who is player { $seat }? (Enter alone: { $usual })
# name: sign
terminal-name-taken = There is a “{ $name }” already. Another name, please.
# names: number, players: number
terminal-names-too-many = There are more names ({ $names }) than players ({ $players }).
terminal-names-differ = Every player needs a different name.
# database: sign
terminal-in-use = Another process of correio is using { $database }. Stop it first, or choose another database.
terminal-open-games = Games you have begun
# game: phrase, who: phrase
terminal-continue = Continue { $game } ({ $who })
terminal-new-game = Begin a new game

## Playing
terminal-hint = Type a number, or a part of an answer. A question mark shows what else you can type.
# who: person
terminal-pass-on = Pass the keyboard to { $who }. When only { $who } can see the screen: press Enter.
# who: person
terminal-enter-only = First press Enter, once the keyboard is with { $who }.
terminal-done-for-now = Enter hides your hand and passes the keyboard on.
# text: sign
terminal-nothing-found = Nothing here is called “{ $text }”. Type a number, or a part of an answer; a question mark shows what else you can type.
# text: sign, count: number
terminal-much-found =
    { $count ->
        [one] One answer contains “{ $text }”.
       *[other] { $count } answers contain “{ $text }”. Type a little more of the one you mean.
    }
# number: sign
terminal-no-such-number = There is no { $number } to choose here.
# name: sign
terminal-nobody-called = Nobody at this table is called “{ $name }”.
terminal-alone = You play alone: the keyboard is yours.
terminal-more = Enter shows more; anything else is your answer

## Bots
# who: person, level: phrase
terminal-bot = { $who } ({ $level })
# who: phrase
terminal-thinking = { $who } is thinking…

## The end
# command: sign
terminal-to-continue = Everything is saved. To continue, type: { $command }
terminal-after-the-end = Choose a number, or press Enter to leave.
# file: sign
terminal-recorded = The record is in { $file }.
# file: sign
terminal-not-recorded = The file { $file } cannot be written.

## Help
terminal-help-title = What you can type
# example: sign
terminal-help-answers = The number of an answer (while the question is shown); part of its words, at any time; its short form from the action log; or a command of the game with its parts ({ $example }). Enter alone shows your question again.
terminal-help-saved = Every step is saved at once. You can leave at any time and continue where you were.
terminal-help-commands = Commands
# game: phrase
terminal-help-game = Commands of { $game }
# words: phrase, about: phrase
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
terminal-type-learn = learn, lessons
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
terminal-about-learn = short lessons with a coach; Enter leads back to your game
terminal-about-undo = take your last step back
terminal-about-keyboard = pass the keyboard to somebody else, by name
terminal-about-quit = leave; everything is saved
