### Watching a game on its page, and going through it step by step.

watch = Watch
watch-title = { $game }: watch
watch-here = Anybody with this link can watch the game and go back through every step. The page shows what everyone at the table may see; hands only after the end, if the table wants that.
watch-off = The page of this game is switched off. Its host can switch it on again.
watch-renew = New link
watch-switch-off = Switch the page off
watch-switch-on = Switch the page on
no-page = This game has no page: either this bot serves no pages, or this server has switched them off.
replay = Replay
replay-title = { $game }: step by step
replay-no-board = This step was played under earlier rules, so it has no board, only text.
about-replay = Go through the game here step by step, with the board
slot-server-pages = Whether games on this server have pages to watch them on; for those who manage it
help-watch = Watch, /replay – a game on its own page, live; a game step by step, after the end also with all hands, if everybody agrees

## All hands after the end
choose-hands = Hands after the end
hands-shown = shown
hands-hidden = hidden
lobby-hands = Once the game is over, everybody can see all hands, on its page and in replays.
slot-hands = Whether everybody can see all hands once the game is over; until the game starts
show-hands = Show hands
propose-show-hands = Show all hands of this game to everybody, on its page and in replays
hand-of = Hand: { $who }
nothing-held = nothing

## On the page
page-title = { $game }: { $who }
page-steps = Steps
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
page-enlarge = Enlarge the board
page-language = Language
page-theme = Light or dark
page-keys = Arrow keys: one step back or forward. Home and End: the first and the newest step.
page-lost = The connection is lost. Trying again …
page-gone = This page no longer exists. Ask for a new link where the game is played.
page-script = This page needs JavaScript.
