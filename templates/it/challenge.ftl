### Sfide in solitario: la stessa partita per tutti, ognuno per sé.

## Pulsanti
challenge-play = Gioca
challenge-go-on = Continua
challenge-ranking = Classifica
challenge-replays = Partite passo per passo
challenge-nudge-on = Ricordamelo una volta al giorno
challenge-nudge-off = Niente più promemoria
challenge-first = Inizio
challenge-last = Fine

## Il post
challenge-title = Sfida in solitario: { $title }
challenge-about = { $game }, la stessa partita per tutti. Gioca in solitario, in privato e con i tuoi tempi: qui o con /turno. Hai un solo tentativo.
challenge-known = Aperta: qualcuno potrebbe conoscere questo seme. Chi lo ha scelto o già giocato è fuori classifica.
challenge-older-rules = Pubblicata con regole precedenti (regole { $rules }). Chi comincia ora gioca con quelle attuali ed è fuori classifica.
challenge-daily = Ogni giorno ne segue una nuova.
challenge-weekly = Ogni settimana ne segue una nuova.
challenge-closes = Chiude
challenge-closed = Questa sfida è chiusa.
challenge-par = ⛳ Un bot l’ha giocata cinque volte: par { $points }.
challenge-beats-par = { $line } · ⛳ sopra il par
challenge-standings = Classifica: { $finished } finite, { $playing } in corso
challenge-nobody = Nessuno ha ancora finito.
challenge-nobody-ranked = Nessuno è ancora in classifica.
challenge-line = { $place } · { $who }: { $feat }
challenge-apart-line = { $who }: { $feat }
challenge-apart = Fuori classifica
challenge-apart-because = { $who }: { $feat } · { $why }
challenge-apart-played = aveva già giocato questo seme
challenge-apart-author = ha scelto il seme
challenge-other-rules = Fuori classifica: iniziate con regole diverse da quelle della sfida (regole { $rules })
challenge-more =
    { $count ->
        [one] … e un’altra persona
       *[other] … e altre { $count } persone
    }
challenge-fair = Gioco leale
challenge-hash = Seme e sale si vedranno alla chiusura. Il loro SHA-256: { $hash }

## La fine
challenge-final-title = Classifica finale: { $title }
challenge-final =
    { $game }. { $finished ->
        [0] Nessuno ha finito.
        [one] Ha finito una persona.
       *[other] Hanno finito { $finished } persone.
    }
challenge-unfinished = Non hanno finito ({ $count })
challenge-seed = Seme: { $seed }
challenge-salt = Sale: { $salt }
challenge-check = SHA-256 di seme, due punti, sale: { $hash }
challenge-how-to-replay = Ora tutti possono aprire ogni partita finita, passo per passo.

## Per una persona
challenge-yours-runs = Il tuo tentativo è in corso.
challenge-yours-place =
    { $count ->
        [one] Hai finito, per ora nessun altro.
       *[other] Hai finito: posto { $place } su { $count }.
    }
challenge-yours-played = Hai finito. Avevi già giocato questo seme, quindi sei fuori classifica.
challenge-yours-author = Hai finito. Hai scelto tu questo seme, quindi sei fuori classifica.
challenge-yours-other-rules = Hai finito. Hai cominciato con regole diverse da quelle della sfida, quindi sei fuori classifica.
challenge-yours-ended = Il tuo tentativo non è finito in tempo. La partita resta conservata.
challenge-one-try = Hai un solo tentativo, ed era questo.
challenge-posted = La sfida è pubblicata.
challenge-closed-early = La sfida è chiusa; segue la classifica finale.
challenge-nudges-on = Finché un tuo tentativo ti aspetta, te lo ricordo una volta al giorno con un messaggio diretto.
challenge-nudges-off = Non ti ricorderò più i tuoi tentativi.
challenge-nudge = Il tuo tentativo a «{ $title }» ti aspetta.
challenge-try-at = { $game } · { $title }

## Passo per passo
challenge-replay-title = { $title }: la partita di { $who }
challenge-replay-step = Passo { $number } di { $last }
challenge-replay-beginning = L’inizio
challenge-replay-quiet = Niente da raccontare.
challenge-replay-which = Di chi è la partita?
challenge-replay-none = Qui non c’è nessuna partita finita da aprire.

## Tutte le sfide di un server
challenge-overall-title = Tutte le sfide di questo server
challenge-overall-choose = Classifica di una sfida…
challenge-overall-none = Nessuna sfida di questo server si è ancora chiusa con un risultato.
challenge-overall-count =
    { $challenges ->
        [one] Finora una sfida.
       *[other] Finora { $challenges } sfide.
    } Punteggio mediano: { $median }.
challenge-overall-best = I cinque risultati migliori
challenge-overall-people = Vittorie e mediane
challenge-overall-line =
    { $who }: { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    } su { $finished }, posto mediano { $place }, punteggio mediano { $total }

## Stagioni
challenge-season = Stagione
challenge-season-week = Settimana { $number } di { $all } di una stagione: contano le sei settimane migliori.
challenge-season-title = Stagione: { $title }
challenge-season-final-title = Classifica finale della stagione: { $title }
challenge-season-about =
    { $weeks ->
        [one] Dopo una settimana su { $all }.
       *[other] Dopo { $weeks } settimane su { $all }.
    } Una settimana porta 10, 7, 5, 4, 3, 2 e 1 punti; chi è alla pari li divide. Di ognuno contano le sei settimane migliori.
challenge-season-line =
    { $place } · { $who }: { $points } ({ $weeks ->
        [one] 1 settimana
       *[other] { $weeks } settimane
    })
challenge-season-nobody = Nessuna settimana di questa stagione si è ancora chiusa con un risultato.
challenge-no-season = Su questo server non c’è ancora nessuna stagione. Chi può gestire gli eventi può cominciarne una con /sfida nuova.
challenge-season-points = Punti
challenge-season-so-far = La stagione finora

## Sceglierne una
challenge-open-one = { $title } (aperta fino al { $date })
challenge-closed-one = { $title } (chiusa il { $date })

## Aiuto
challenge-help = /sfida classifica – sfide in solitario: chi è a che posto, e partite da rivedere

## Perché no
challenge-no-such = Questa sfida qui non c’è.
challenge-is-closed = Questa sfida è chiusa: non si può più giocare. Quello che hai fatto resta conservato, e la classifica si può leggere.
challenge-no-closing-time = Mi serve una chiusura tra cinque minuti e tre mesi da adesso: per esempio 3d, 12h, 1w, 2026-11-20 o 2026-11-20 18:00 (UTC).
challenge-not-alone = A questo gioco non si può giocare da soli.
challenge-not-over = Quella partita non è finita, quindi il suo seme resta segreto.
challenge-only-events = Può farlo solo chi può gestire gli eventi di questo server.
challenge-blocked = Non posso scrivere nel canale di questa sfida. Dammi lì i permessi Visualizza canale, Invia messaggi, Invia messaggi nei thread e Incorpora link. Niente va perso; continuo a provare.
challenge-homeless = Il canale di questa sfida non c’è più. I tentativi continuano con /turno, e la classifica c’è con /sfida classifica.
