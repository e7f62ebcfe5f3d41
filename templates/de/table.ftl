### What a table itself adds to the log of its game.

rules-changed = Von hier an folgt diese Partie den berichtigten Regeln (Regelstand { $rules }).
steps-given-up = Die begonnenen Schritte dieses Zugs sind nicht mehr möglich und wurden zurückgenommen. Bitte den Zug neu beginnen.
taken-back = Die letzten Züge wurden einvernehmlich zurückgenommen, vorgeschlagen von { $who }. Was zurückgenommen ist, zählt nicht mehr.
entered = { $who }: { $entry }
