### Waiting: reminders, quiet hours, absences.

## Reminders
# game: phrase, count: number
reminder-ping =
    { $count ->
        [one] { $game } is waiting for you.
       *[other] { $game } is still waiting for you all.
    }
snooze = Snooze 4 h
mute = Mute this turn
snoozed = You will be reminded again
muted = No more reminders in this turn.
# who: phrase, count: number
next-up =
    { $count ->
        [one] { $who } is playing. You are next.
       *[other] { $who } are playing. You are next.
    }

## Absences
# who: person
away = { $who } is away, back
# note: sign
away-note = “{ $note }”
away-set = You are away: nobody calls or reminds you, and the others see it. It ends
away-not = You were not away.
return-title = Welcome back
# count: number
return-ping =
    { $count ->
        [one] Welcome back! A game is waiting for you.
       *[other] Welcome back! { $count } games are waiting for you.
    }
return-none = No game is waiting for you.

## Games that nobody plays
asleep = 💤 No move for 60 days, so nobody is reminded any more. Any move wakes the game.
expired = Nothing happened here for 14 days, so this lobby is closed. /game new opens another.
# game: phrase
mine-gathers = { $game }: still looking for players
# game: phrase
mine-asleep = { $game }: asleep

## What somebody has chosen
reminders-title = How you are reminded
# value: phrase
reminders-interval = First reminder: { $value }
# hours: sign
reminders-quiet = Quiet hours: { $hours }
reminders-no-quiet = Quiet hours: none
# zone: sign
reminders-zone = Time zone: { $zone }
# value: phrase
reminders-where = Where: { $value }
# value: phrase
reminders-heads-up = Tell me by direct message when I am next: { $value }
choose-zone = My time zone, for quiet hours…
# zone: sign, time: sign
zone-now = { $zone }: it is { $time } there now
reminders-how = After the first one, reminders come at growing intervals, never more than three days apart, and at most eight per turn. During quiet hours the turn message calls you only once they end. Other hours and zones can be typed: /reminders.
interval-12 = after 12 hours
interval-24 = after 24 hours
interval-48 = after 48 hours
interval-off = none
interval-table = the table’s setting
where-channel = in the game’s channel
where-direct = by direct message
help-reminders = /reminders, /away – when and where you are called

## Why not
# text: sign
misfit-value = “{ $text }” cannot be chosen.
# text: sign
misfit-hours = “{ $text }” is not a time range. Write it like 22:00-08:00, or off.
# text: sign
misfit-zone = There is no time zone “{ $text }”. Type a city near you and choose from the list.
misfit-no-zone = By whose clock? Choose your zone as well, for example Europe/Lisbon.
# text: sign
misfit-until = I cannot read “{ $text }”. Write a date like 2026-12-24, or how long: 36h, 10d, 2w.
misfit-past = That is over already.
misfit-too-far = That is more than a year away. Choose an earlier date.
# most: number
misfit-note =
    { $most ->
        [one] The note may have at most one character.
       *[other] The note may have at most { $most } characters.
    }

## Commands
about-reminders = When and where I am reminded; without options, what is set
slot-interval = How long until the first reminder
slot-quiet = No calls in these hours: 22:00-08:00, or off
slot-zone = My time zone; type a city
slot-where = Where reminders come
slot-heads-up = Tell me by direct message when I am next
slot-reminders = The first reminder comes after so long, unless a player chose otherwise
about-away = Away for a while, and back
about-away-set = No calls or reminders until I am back
about-away-back = I am back: what is waiting for me?
slot-until = A date (2026-12-24), or how long (36h, 10d, 2w)
slot-note = What the others may know
