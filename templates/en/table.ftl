### What a table itself adds to the log of its game.

# The game continues under another rules number.
# rules: number
rules-changed = From here on, this game follows the corrected rules (rules { $rules }).
# Unsettled steps were undone because they were no longer legal.
steps-given-up = The unfinished steps of this turn are no longer possible and were taken back. Please begin the turn again.
# Turns were taken back by consent of all.
# who: person
taken-back = The last moves were taken back by consent; { $who } had proposed it. What was taken back no longer counts.
# An entry from before a change of the rules, as it stands in the log.
# who: person, entry: sign
entered = { $who }: { $entry }
