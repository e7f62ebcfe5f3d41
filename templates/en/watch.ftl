### Watching a game on its page, and going through it step by step.

watch = Watch
# game: phrase
watch-title = { $game }: watch
watch-here = Anybody with this link can watch the game and go back through every step. The page shows what everyone at the table may see; hands only after the end, if the table wants that.
watch-off = The page of this game is switched off. Its host can switch it on again.
watch-renew = New link
watch-switch-off = Switch the page off
watch-switch-on = Switch the page on
no-page = This game has no page: either this bot serves no pages, or this server has switched them off.
unencrypted-pages = This bot serves its pages without encryption, so anybody on the way could take your seat: you cannot play on them. The operator can change that with an https address for them.
replay = Replay
# game: phrase
replay-title = { $game }: step by step
replay-no-board = This step was played under earlier rules, so it has no board, only text.
about-replay = Go through the game here step by step, with the board
slot-server-pages = Whether games on this server have pages to watch them on; for those who manage it
help-watch = Watch, /replay – a game on its own page, live; a game step by step, after the end also with all hands, if everybody agrees; /export – the game as a file

## All hands after the end
choose-hands = Hands after the end
hands-shown = shown
hands-hidden = hidden
lobby-hands = Once the game is over, everybody can see all hands, on its page and in replays.
slot-hands = Whether everybody can see all hands once the game is over; until the game starts
show-hands = Show hands
propose-show-hands = Show all hands of this game to everybody, on its page and in replays
# who: person
hand-of = Hand: { $who }
nothing-held = nothing

## On the page
# game: phrase, who: phrase
page-title = { $game }: { $who }
page-steps = Steps
# number: sign, last: sign
page-step = Step { $number } of { $last }
page-beginning = The beginning
page-first = To the beginning
page-back = One step back
page-on = One step forward
page-last = To the newest step
page-live = Live
page-over = The game is over
page-log = Log
page-board = Board
page-in-words = The board in words
page-hands = Hands
page-course = How the game went
page-course-values = Points after each step
page-signs = Signs
page-enlarge = Enlarge the board
page-language = Language
page-theme = Light or dark
page-keys = Arrow keys: one step back or forward. Home and End: the first and the newest step.
page-lost = The connection is lost. Trying again…
page-gone = This page no longer exists. Ask for a new link where the game is played.
page-script = This page needs JavaScript.

## A seat on its page
open-board = Open the board
# game: phrase
open-board-title = { $game }: your board
open-board-here = The button opens your board in a browser, where you can play. It works once, within ten minutes, and gives whoever presses it your seat: do not pass it on.
seat-part = Your turn
seat-answers = Answers
seat-here = What you can do here
seat-close = Close
seat-save = Save the note
seat-hint = Hint
seat-sending = Sending…
seat-unsent = That did not arrive. Try again.
seat-signed-out = You are no longer signed in here. Press “Open the board” in Discord for a new link.
seat-door = Your board
seat-opening = Opening your board…
seat-used = This link has been used, or it is older than ten minutes. Press “Open the board” in Discord for a new one.
slot-sign-out = Sign out of my boards in all browsers
signed-out = You are signed out of all boards in all browsers.
help-seat = Open the board – play in a browser, on the board itself; /settings signs you out there
