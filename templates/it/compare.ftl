### Graduatoria e statistiche.

## Nella sala d’attesa
lobby-rated = Valida per la graduatoria da due persone in su: il risultato conta in /graduatoria. Chi gestisce il tavolo può escluderlo con /partita opzioni.
lobby-unrated = Non valida per la graduatoria.
lobby-unrated-bots = Non valida per la graduatoria: le partite con i bot non contano.
result-rated = Valida per la graduatoria: il risultato conta in /graduatoria.
choose-rated = Valida per la graduatoria
vote-unrates = Se viene accettata, la partita non vale più per la graduatoria.

## La graduatoria
ratings = Graduatoria
ratings-title = Graduatoria: { $game }
ratings-about =
    { $games ->
        [one] Finora una partita valida su questo server.
       *[other] Finora { $games } partite valide su questo server.
    } ± dice quanto è incerto un valore: due volte su tre la forza vera sta lì dentro.
ratings-none = Su questo server non è ancora finita nessuna partita valida.
ratings-line =
    { $place } · { $who }: { $rating }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
ratings-provisional = Provvisori, meno di cinque partite
ratings-provisional-line =
    { $who }: { $rating }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
ratings-choose = Un altro gioco…
rating = { $points } ± { $uncertainty }

## Statistiche
stats = Statistiche
stats-own = Le tue statistiche
stats-of = Statistiche: { $who }
stats-server = Statistiche di questo server
stats-none = Qui non ci sono ancora partite finite.
stats-hidden = Lo vedi solo tu: lo hai scelto in /impostazioni.
stats-games =
    { $games ->
        [one] Una partita finita
       *[other] { $games } partite finite
    }, { $people ->
        [one] una persona
       *[other] { $people } persone
    }
stats-played =
    { $games ->
        [one] Una partita finita
       *[other] { $games } partite finite
    }
stats-points = Punti: mediana { $median }, migliore { $best }
stats-median = Punti: mediana { $median }
stats-place = Posto { $place }: { $count }{ $bar }
stats-rating = Valore in graduatoria: { $rating }
stats-rating-provisional = Valore in graduatoria: { $rating } (provvisorio)
stats-deeds = Strategie preferite, media per partita
stats-deed = { $deed }: { $own } (su questo server { $server })
stats-deed-server = { $deed }: { $server }
stats-solo =
    { $games ->
        [one] In solitario: una partita finita
       *[other] In solitario: { $games } partite finite
    }
stats-solo-best = I migliori in solitario: { $best }
stats-par =
    { $challenges ->
        [one] Sopra il par: { $above } su una sfida
       *[other] Sopra il par: { $above } su { $challenges } sfide
    }
stats-turns = Quanto durano i turni
stats-turns-own = La tua mediana: { $time }
stats-turns-server = Mediana di questo server: { $time }
minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
stats-mine = Le mie statistiche
stats-of-server = Questo server
stats-choose = Un gioco o tutti…
stats-all = Tutti i giochi
stats-chart = Punti delle ultime partite
stats-finished = Partite finite

## Impostazioni, aiuto, perché no
setting-statistics = Gli altri vedono la mia graduatoria e le mie statistiche: { $value }
choose-statistics = Gli altri vedono graduatoria e statistiche mie
help-ratings = /graduatoria – i più forti di questo server; /statistiche – le mie, di qualcuno, del server
no-server = Graduatoria e statistiche appartengono a un server: chiedile in uno dei suoi canali.
kept-private = Questa persona tiene per sé le sue statistiche.

## Comandi
about-ratings = I più forti di questo server
    .name = graduatoria
about-stats = Statistiche delle mie partite, di qualcuno o di questo server
    .name = statistiche
slot-who = Le statistiche di chi
    .name = chi
slot-whole-server = Statistiche di tutto il server
    .name = server
slot-rated = Se il risultato conta in graduatoria; fino all’inizio
    .name = valida
slot-statistics = Se gli altri vedono la mia graduatoria e le mie statistiche
    .name = statistiche
