### The life of a table: votes, clocks, seats, standing answers.

## Votes
vote-title = Vote
# who: person, proposal: phrase
vote-by = { $who } proposes: { $proposal }
# count: number
propose-take-back =
    { $count ->
        [one] Take the last move back
       *[other] Take the last { $count } moves back
    }
propose-pause = Pause the game
propose-go-on = Resume the game
# who: person
propose-replace = Declare the seat of { $who } vacant
propose-end = End the game without a result
# who: person, count: number
vote-seen =
    { $count ->
        [one] { $who } has learned one secret since then.
       *[other] { $who } has learned { $count } secrets since then.
    }
vote-needs-all = Everybody who may vote must agree.
vote-needs-majority = A majority decides.
# who: phrase
vote-yes = Yes: { $who }
# who: phrase
vote-no = No: { $who }
vote-expires = The vote ends
vote-accepted = Accepted.
vote-rejected = Rejected.
vote-expired = Not everybody voted in time, so nothing changes.
vote-void = Void: the game has gone on or ended since, or somebody whom it concerns has left.
# who: person
vote-replace-void = Void: { $who } has answered or has time again, the game has ended, or somebody whom it concerns has left.
taken-back-mark = (taken back)
agree = Agree
disagree = Disagree

## Clocks
clock-none = No clock
clock-fast = Fast: 1 day, plus 4 hours each turn, at most 3 days
clock-normal = Normal: 3 days, plus 12 hours each turn, at most 5 days
clock-slow = Slow: 3 days, plus 36 hours each turn, at most 10 days
# bank: phrase, turn: phrase, most: phrase
clock-own = { $bank }, plus { $turn } each turn, at most { $most }
# count: number
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
# count: number
hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
own-clock = Your own values…
own-bank = Time at the start…
own-turn = Added each turn…
own-most = At most…
own-set = Use this clock
# clock: phrase
clock-line = Clock: { $clock }
# who: person
clock-ends = ⏳ { $who } runs out of time
# who: person, days: number, most: number
clock-away =
    { $days ->
        [one] { $who }: the clock stood still for one day of absence, of { $most } at most
       *[other] { $who }: the clock stood still for { $days } days of absence, of { $most } at most
    }
# who: person
time-out = ⌛ { $who } has run out of time. Nothing happens by itself: wait, send a reminder, or propose to replace them.
wait = Wait
waited = All right. If there is still no answer after one more turn’s time, you will be asked again.
remind-now = Remind
replace = Replace

## Seats
# number: number
seat-open = Seat { $number } is vacant. Anybody on this server who has not sat at this table can take it and play on.
# who: person
seat-offered = { $who } offers their seat: anybody on this server who has not sat at this table can take it and play on.
# who: person
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
# now: person, who: phrase
formerly = { $now } took over from { $who }.

## The page of a table
# game: phrase
table-title = { $game }: the table
table-seats = Seats
# who: person, state: phrase
table-seat = { $who }: { $state }
state-host = host
state-waited = to move
state-vacant = vacant
state-offered = seat offered
# who: phrase
state-left = left by { $who }
table-votes = Open votes
table-paused = ⏸ The game is paused.
table-propose = Propose something to the others…
table-clock = Set the clock…
table-host = Hand the table to…
table-bot = Let a bot keep a vacant seat…
# number: number, level: phrase
bot-keeps = Seat { $number }: { $level }
bot-sits = A bot plays on for this seat until somebody takes it.
handed-over = The table has a new host.
done = Done.

## Following
follow-rounds = A direct message at each round
follow-end = A direct message at the end
follow-off = No messages
follow-prompt = Follow this game…
# round: number
followed-round = Round { $round } has begun.
followed-end = The game is over.

## Standing answers
# answer: phrase
always-until-turn = { $answer } until my next turn
# answer: phrase
always-subject = { $answer } for the rest of the game
# answer: phrase
always-unless-free = { $answer }, unless it is free
# answer: phrase
always-when-free = { $answer }, whenever it is free
# answer: phrase
always-game = { $answer } for the rest of the game
always-prompt = Answer now and from now on…
standing = Standing answers
standing-none = You have no standing answers.
standing-how = Standing answers are given for you as soon as the question is asked. The others can tell by how fast they come. One is dropped as soon as the price or the possible gain changes. An answer that leads to a further choice cannot be a standing answer.
standing-change = Withdraw an answer
revoke-prompt = Withdraw an answer…

## Notes
note = Your note
note-kept = Your note is saved. Only you can see it.
# note: sign
note-gone = Your note is deleted. It said: { $note }
note-none = You have no note on this game.

## Why not
paused = The game is paused. With /table you can propose to resume it.
not-recurring = You cannot give that as a standing answer.
vote-closed = This vote is closed.
not-your-vote = This vote is about you, so you cannot vote in it.
already-proposed = A vote on that is already open, or it is already so.
# when: phrase
proposal-open = Your last proposal is still open; the vote ends { $when }. After that you can make another one. To withdraw it, vote against it.
# when: phrase
proposes-again = Your last proposal was rejected. You can make another one { $when }.
not-overdue = Nobody has kept you waiting long enough for that: a clock must have run out, or seven days have passed (14 in a game of two).
not-in-try = That is not possible in a private try at a challenge.
seat-taken = Somebody sits there.
# when: phrase
offers-again = You offered your seat only recently. You can offer it again { $when }.
# when: phrase
gives-up-again = You gave up your seat only recently. You can give it up again { $when }.
sits-here = That person already plays in this game.
sat-here = You have seen another hand of this game, so you cannot take this seat.
help-table = /table – seats, clock, votes, following; /note – a private note
help-standing = Standing answers – given for you whenever a question comes back; /turn and /table show yours

## Commands
about-table = The table: seats, clock, votes, following
slot-offer-to = Offer my seat to this person
about-note = Keep a private note on this game
slot-note-text = The note; leave it out to delete it
