### The life of a table: votes, clocks, seats, standing answers.

## Votes
vote-title = Vote
vote-by = { $who } proposes: { $proposal }
propose-take-back =
    { $count ->
        [one] Take the last move back
       *[other] Take the last { $count } moves back
    }
propose-pause = Pause the game
propose-go-on = Resume the game
propose-replace = Declare the seat of { $who } vacant
propose-end = End the game without a result
vote-seen =
    { $count ->
        [one] { $who } has learned one secret since then.
       *[other] { $who } has learned { $count } secrets since then.
    }
vote-needs-all = Everybody who may vote must agree.
vote-needs-majority = A majority decides.
vote-yes = Yes: { $who }
vote-no = No: { $who }
vote-expires = The vote ends
vote-accepted = Accepted.
vote-rejected = Rejected.
vote-expired = Not everybody voted in time, so nothing changes.
vote-void = Void: the game has gone on or ended since, or somebody whom it concerns has left.
taken-back-mark = (taken back)
agree = Agree
disagree = Disagree

## Clocks
clock-none = No clock
clock-fast = Fast: 1 day, plus 4 hours each turn, at most 3 days
clock-normal = Normal: 3 days, plus 12 hours each turn, at most 5 days
clock-slow = Slow: 3 days, plus 36 hours each turn, at most 10 days
clock-own = { $bank }, plus { $turn } each turn, at most { $most }
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
own-clock = Your own values …
own-bank = Time at the start …
own-turn = Added each turn …
own-most = At most …
own-set = Use this clock
clock-line = Clock: { $clock }
clock-ends = ⏳ { $who } runs out of time
clock-away =
    { $days ->
        [one] { $who }: the clock stood still for one day of absence, of { $most } at most
       *[other] { $who }: the clock stood still for { $days } days of absence, of { $most } at most
    }
time-out = ⌛ { $who } has run out of time. Nothing happens by itself: wait, send a reminder, or propose to replace them.
wait = Wait
waited = All right. If there is still no answer after the time that a turn adds, you will all be asked again.
remind-now = Remind
replace = Replace

## Seats
seat-open = Seat { $number } is vacant. Anybody on this server who has not sat at this table can take it and play on.
seat-offered = { $who } offers their seat: anybody on this server who has not sat at this table can take it and play on.
seat-offered-to = { $who } would like you to take their seat and play on.
take-seat = Take the seat
seat-took = The seat is yours. From now on you see its hand.
seat-left = You have left the game.
seat-is-offered = Your seat is offered. You play on until somebody takes it.
seat-kept = You keep your seat.
give-up = Give up my seat
give-up-sure = Give up your seat? You will no longer see its hand, and somebody else can take it.
offer-seat = Offer my seat
keep-seat = Keep my seat
formerly = { $now } took over from { $who }.

## The page of a table
table-title = { $game }: the table
table-seats = Seats
table-seat = { $who }: { $state }
state-host = host
state-waited = to move
state-vacant = vacant
state-offered = seat offered
state-left = left by { $who }
table-votes = Open votes
table-paused = ⏸ The game is paused.
table-propose = Propose something to the others …
table-clock = Set the clock …
table-host = Hand the table to …
table-bot = Let a bot keep a vacant seat …
bot-keeps = Seat { $number }: { $level }
bot-sits = A bot plays on for this seat until somebody takes it.
handed-over = The table has a new host.
done = Done.

## Following
follow-rounds = A direct message at each round
follow-end = A direct message at the end
follow-off = No messages
follow-prompt = Follow this game …
followed-round = Round { $round } has begun.
followed-end = The game is over.

## Standing answers
always-until-turn = { $answer } until my next turn
always-subject = { $answer } for the rest of the game
always-unless-free = { $answer }, unless it is free
always-when-free = { $answer }, whenever it is free
always-game = { $answer } for the rest of the game
always-prompt = Answer now and from now on …
standing = Answered in advance
standing-none = You answer nothing in advance.
standing-how = Answers in advance are given for you as soon as the question is asked. An answer is dropped as soon as what it rests on changes: the price, or what there is to gain. An answer that leads to a further choice cannot be given in advance.
standing-change = Take an answer back
revoke-prompt = Take an answer back …

## Notes
note = Your note
note-kept = Your note is saved. Only you can see it.
note-gone = Your note is deleted. It said: { $note }
note-none = You have no note on this game.

## Why not
paused = The game is paused. With /table you can propose to resume it.
not-recurring = This question cannot be answered in advance like that.
vote-closed = This vote is closed.
not-your-vote = This vote is about you, so you cannot vote in it.
already-proposed = A vote on that is already open, or it is already so.
not-overdue = Nobody has kept you waiting long enough for that: a clock must have run out, or seven days have passed (14 in a game of two).
not-in-try = That is not possible in a private try at a challenge.
seat-taken = Somebody sits there.
sat-here = You have seen another hand of this game, so you cannot take this seat.
help-table = /table – seats, clock, votes, following; /note – a private note
help-standing = Under a question that comes back you can also answer it from now on; the others can tell by how fast the answer comes. An answer that leads to a further choice cannot be given in advance. /table and /turn show your answers and take them back.

## Commands
about-table = The table: seats, clock, votes, following
slot-offer-to = Offer my seat to this person
about-note = Keep a private note on this game
slot-note-text = The note; leave it out to delete it
