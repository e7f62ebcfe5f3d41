### What a table itself adds to the log of its game.

rules-changed = Da qui in poi questa partita segue le regole corrette (regole { $rules }).
steps-given-up = I passi già fatti in questo turno non sono più possibili e sono stati annullati. Il turno va ricominciato.
taken-back = Le ultime mosse sono state annullate di comune accordo, su proposta di { $who }. Ciò che è annullato non conta più.
entered = { $who }: { $entry }
