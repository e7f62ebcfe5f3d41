### Texts that belong to no game. Friendly, precise, short: most people read them on a phone.

## People
# most: phrase, last: phrase
and = { $most } and { $last }
# seat: sign
player = Player { $seat }
former-player = former player
automa = the automa

## Buttons
join = Join
leave = Leave
start = Start
take-turn = Take your turn
undo = Undo
start-over = Start over
back = Back
board = Board
in-words = Board in words
as-picture = As a picture
rules = Rules
log = Log
rematch = Rematch
record = Record
sure = Yes, do it
previous = Previous
next = Next
older = Older
newer = Newer

## A table that gathers
# game: phrase
lobby-title = { $game }: who plays?
# host: sign
lobby-opened-by = The host is { $host }.
# count: number, most: number
lobby-players = Players ({ $count } of { $most })
lobby-nobody = Nobody yet
# count: number
lobby-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-ready = Ready to start.
# automa: phrase
lobby-ready-alone = Start now and you play alone against { $automa }; or wait for others to join.
lobby-options = Options
open-seed = 🔓 Open seed: whoever opened this table chose the seed and may know everything that is hidden.
# name: phrase, value: phrase
lobby-option = { $name }: { $value }
play-in-thread = Play in a thread
play-here = Play in this channel
lobby-in-thread = It will be played in a thread on this message.
# game: phrase, who: phrase, count: number
lobby-plays =
    { $count ->
        [one] { $game }: { $who } plays.
       *[other] { $game }: { $who } play.
    }
# game: phrase, who: phrase, count: number
lobby-plays-there =
    { $count ->
        [one] { $game }: { $who } plays in the thread:
       *[other] { $game }: { $who } play in the thread:
    }
# game: phrase, result: phrase
lobby-ended = { $game }: { $result }
# game: phrase
lobby-closed = { $game }: this table was closed.
# game: phrase
lobby-moved = { $game }: this table has moved to another channel.

## Whose turn it is, for everybody
# game: phrase, count: number
ping =
    { $count ->
        [one] { $game }: it’s your turn.
       *[other] { $game }: your answers, please.
    }
# who: phrase, count: number, question: phrase
turn-of =
    { $count ->
        [one] { $who }, your turn: { $question }
       *[other] { $who }, your answers, please: { $question }
    }
since = Asked
story-empty = Nothing happened in this turn.
# count: number
story-more =
    { $count ->
        [one] (+1 line in the log)
       *[other] (+{ $count } lines in the log)
    }
# count: number
earlier-in-log =
    { $count ->
        [one] (One earlier line is in the log.)
       *[other] ({ $count } earlier lines are in the log.)
    }

## One's own turn
# game: phrase
your-turn = { $game }: your turn
# game: phrase
your-question = { $game }: a question for you
your-hand = Your hand
no-hand = You hold nothing secret.
so-far = This turn so far:
set-up = The game is set up. The board and the log show how.
since-your-turn = Since your turn
between-turns = Between turns
nothing-asked = There is nothing for you to do right now.
# who: phrase
waiting-for = Waiting for { $who }.
answer-kept = Your answer is noted. You can change it until everybody has answered.
choose = Choose
may-also = You may also…
pay-otherwise = pay otherwise
# first: phrase, next: phrase
then = { $first } → { $next }
    .plain = { $first }, then { $next }
# first: number, last: number
more = More ({ $first }–{ $last })
ends-turn = ends your turn
is-sealed = final once all have answered
is-final = final
no-way-back = cannot be undone
all-end-turn = This ends your turn.
all-sealed = You can change your answer until everybody has given theirs.
all-final = Your answer will be final.
all-without-way-back = This cannot be undone.
ask-sure = This cannot be undone, and your turn goes on. Do it?
ask-end-turn = This ends your turn. Do it?
ask-final = This answer is final. Give it?
trust = Yes, and do not ask again
not-now = Not now
# what: phrase, why: phrase
not-now-brief = { $what } ({ $why })
# game: phrase
not-now-title = { $game }: not possible now
# what: phrase, why: phrase
not-now-line = { $what }: { $why }
# count: number
and-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
why-not = Why not?

## Looking
# number: number, count: number
sheet = Page { $number } of { $count }
look-at = Look at…
no-such-page = There is no such page. Choose one:
# game: phrase
log-title = { $game }: log
log-empty = Nothing has happened yet.
# game: phrase
recap-title = { $game }: since your last turn
recap-empty = Nothing has happened since your last turn.
# game: phrase
score-title = { $game }: if it ended now
score-unknown = Nothing can be said about the score yet.
unsettled = This includes your steps that are not final yet. Nobody else sees those.
# game: phrase
transcript-title = { $game }: what everybody has seen
# number: number, count: number
step = Step { $number } of { $count }
# recorded: number, current: number, number: number, action: sign
record-departs = Played under rules { $recorded }. Under rules { $current } it goes no further: action { $number }, “{ $action }”, is not legal here.

## The end
# game: phrase
end-title = { $game }: the game is over
# who: phrase, count: number
winners =
    { $count ->
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }
# place: number, who: phrase, total: number
place = { $place } · { $who }: { $total }
game-over = The game is over.

## My games
mine-title = Your games
mine-none = You are in no game right now. Open one with /game new.
# game: phrase, question: phrase
mine-waits = { $game }: { $question }
# game: phrase, who: phrase
mine-runs = { $game }: waiting for { $who }
# count: number
mine-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
which-game = Take your turn in…

## Rules and help
# game: phrase
rules-title = { $game }: rules
# game: phrase, term: phrase
rules-term = { $game }: { $term }
choose-chapter = Chapters
# chapter: phrase
choose-term = Terms: { $chapter }
first-turns = Good first turns
# game: phrase
first-turns-title = { $game }: good first turns
# term: sign
rules-unknown = There is no entry “{ $term }”. There is:
help-title = What you can do
help-asked = The game is waiting for you. Press Take your turn, or type /turn: you see your hand, the question and every legal answer.
help-waiting = It is not your turn. You will be called when it is; until then look around with /board and /log.
help-watching = You are not playing in the game here. Look on with /board and /log, or open a table of your own with /game new in another channel or thread.
help-gathering = A table is open here. Press Join; once enough people are in, Start begins the game. Its host can have it played in a thread.
help-no-game = No game here yet. Open one with /game new; press Start at once to play alone, where the game allows it.
help-own-turn = Your turn
help-looking = Look and learn
help-tables = Tables and challenges
help-person = You
help-turn = /turn – take your turn, or continue it; /undo – take your last step back
help-do = /do – type an answer; it searches what is legal
help-look = /board, /hand, /log, /recap, /score – look at the game
help-rules = /rules – a term, briefly explained
help-learn = /learn – short lessons with a coach
help-mine = /game mine – all your games
help-move = /game move – continue your game in another channel
help-settings = /settings – language, screen reader, confirmations, pictures

## Why not
not-asked = It is not your turn, and nothing is offered to you right now.
# text: sign
unreadable = “{ $text }” is not an action of this game.
no-such-seat = There is no such seat at this table.
nothing-to-undo = There is nothing to undo: nothing is chosen yet, or your last step is already final.
dead-end = After that step the game could not go on. This is a fault in the program, and it has been reported to whoever runs the bot. Your steps since the last final one have been taken back: please choose another way.
# slot: phrase, given: sign
unfit = { $slot }: “{ $given }” does not fit here.
# slot: phrase, given: sign, fitting: phrase
unfit-but = { $slot }: “{ $given }” does not fit here. Possible: { $fitting }.
# what: phrase, fitting: phrase
unfit-command = Not possible now: { $what }. You can: { $fitting }.
# what: phrase
unfit-command-only = Not possible now: { $what }. Answer the question below first.
# slot: phrase, given: sign
too-far = { $slot }: “{ $given }” cannot be given yet, since the step before it cannot be undone. Leave it out; you are asked afterwards.
# what: phrase
too-far-command = Not possible yet: { $what }. The step before it cannot be undone; you are asked afterwards.
stale = This panel is out of date, so nothing was done.
not-yours = This panel belongs to somebody else.
not-playing = You are not playing in this game.
no-game = This game no longer exists.
trouble = Something went wrong on our side. Nothing was changed by it; please try again.
being-updated = The bot is being updated. Please press again in a moment.
unreadable-game = The stored data of this game cannot be read, so it cannot go on. Nothing in it was changed; please tell whoever runs this bot.
no-game-here = There is no game here. Open one with /game new.
# game: sign
no-such-kind = There is no game “{ $game }” here.
place-taken = Another game is open here: one game per channel or thread.
place-taken-thread = Another game is open here: one game per channel or thread. Open yours in a thread?
# most: number
table-full = All { $most } seats are taken.
# most: number
too-many-tables =
    { $most ->
        [one] You already have an open table on this server. Finish or cancel it first.
       *[other] You already have { $most } open tables on this server. Finish or cancel one first.
    }
# minutes: number
too-often =
    { $minutes ->
        [one] You have opened many tables in the last hour. You can open the next one in a minute.
       *[other] You have opened many tables in the last hour. You can open the next one in { $minutes } minutes.
    }
already-seated = You are already in.
only-host = Only the host may do that, or somebody who manages the server.
only-managers = Only those who manage the server may do that.
other-server = A game stays on its server: choose a channel there.
not-started = The game has not started yet.
already-started = The game has already started.
was-cancelled = This game was canceled.
# option: sign
no-such-option = This game has no option “{ $option }”.
withheld = This can be shown once the challenge has closed.

## What was done at a table
opened = Your table is open, and you are in. Others can join now; Start begins the game.
joined = You are in. The host starts the game.
left = You have left the table.
closed = Nobody is left, so the table is closed.
started = The game begins. The message below calls whoever is to act; Take your turn is there.
started-in-thread = The game begins in its thread. Whoever is to act is called there:
thread-on = Start will open a thread on this message, and the game is played there.
thread-off = The game will be played in this channel.
saved = Saved.
cancelled = The game was canceled.
# who: person
cancelled-by = { $who } canceled the game.
ask-cancel = Cancel this game for everybody? It cannot be continued afterwards.
cancel-it = Cancel the game
in-thread = Open in a thread
opened-in-thread = Your table is open in a thread of its own:
moved = The game goes on in this channel.
no-thread = I cannot open a thread here. Use a channel where I am allowed to create public threads.
no-thread-for-you = You may not open threads in this channel.
whole-record = The whole game. It can be replayed.
transcript-so-far = What everybody has seen so far.

## What keeps messages from being delivered
obstacle-permission = I am not allowed to write in this game’s channel. Give me the permissions View Channel, Send Messages, Send Messages in Threads and Embed Links there. The game is kept; I keep trying, and everybody can go on with /turn.
obstacle-thread = The thread of this game is locked. Unlock it, or let me manage threads. The game is kept; I keep trying, and everybody can go on with /turn.
# game: sign
obstacle-channel = The channel of this game is gone. The game is kept. To continue it in another channel of the server, use /game move game:{ $game } there. Until then I call everybody by direct message, and everybody can play on with /turn.
# permissions: phrase
cannot-write = I am not allowed to post in this channel, so nothing was done. I lack: { $permissions }.
permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-embed = Embed Links

## Settings
settings-title = Your settings
# language: sign
setting-language = Language: { $language }
# value: phrase
setting-aloud = Sentences instead of grids, for screen readers: { $value }
# value: phrase
setting-confirm = Ask once more: { $value }
# value: phrase
setting-pictures = Pictures: { $value }
choose-language = Language
language-of-server = that of the server
choose-table-interval = First reminder
choose-table-pictures = Pictures of the board
choose-switches = Switch on or off…
# game: phrase
table-options-title = { $game }: options of this table
choose-aloud = Screen-reader text
choose-confirm = Ask once more
choose-pictures = Pictures
# what: phrase, value: phrase
switch = { $what }: { $value }
confirm-always = always before what cannot be undone
confirm-mid-turn = only while the turn goes on
confirm-never = never
pictures-nothing = none
pictures-boards = of boards that I open
pictures-panels = of boards, and of my own things in my panel
yes = yes
no = no
ask-forget = Forget who you are? Your games stay, with “former player” in your seat, and you cannot play on in them.
forget-me = Forget me
forgotten = Done. Nothing here names you any more. Backups made before now still do: those of each night for a week, those from before an upgrade for up to 30 days.
