### La vita di un tavolo: votazioni, orologi, posti, risposte in anticipo.

## Votazioni
vote-title = Votazione
vote-by = { $who } propone: { $proposal }
propose-take-back =
    { $count ->
        [one] Annullare l’ultima mossa
       *[other] Annullare le ultime { $count } mosse
    }
propose-pause = Sospendere la partita
propose-go-on = Riprendere la partita
propose-replace = Dichiarare libero il posto di { $who }
propose-end = Terminare la partita senza risultato
vote-seen =
    { $count ->
        [one] Da allora { $who } ha scoperto un segreto.
       *[other] Da allora { $who } ha scoperto { $count } segreti.
    }
vote-needs-all = Devono essere d’accordo tutti quelli che possono votare.
vote-needs-majority = Decide la maggioranza.
vote-yes = Sì: { $who }
vote-no = No: { $who }
vote-expires = La votazione termina
vote-accepted = Approvata.
vote-rejected = Respinta.
vote-expired = Non tutti hanno votato in tempo, quindi non cambia nulla.
vote-void = Decaduta: nel frattempo la partita è andata avanti o è finita, oppure una persona interessata se n’è andata.
vote-replace-void = Decaduta: { $who } ha risposto o ha di nuovo tempo, la partita è finita, oppure una persona interessata se n’è andata.
taken-back-mark = (annullato)
agree = D’accordo
disagree = Non d’accordo

## Orologi
clock-none = Senza orologio
clock-fast = Veloce: 1 giorno, più 4 ore a ogni turno, al massimo 3 giorni
clock-normal = Normale: 3 giorni, più 12 ore a ogni turno, al massimo 5 giorni
clock-slow = Lento: 3 giorni, più 36 ore a ogni turno, al massimo 10 giorni
clock-own = { $bank }, più { $turn } a ogni turno, al massimo { $most }
days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
own-clock = Valori personalizzati…
own-bank = Tempo all’inizio…
own-turn = In più a ogni turno…
own-most = Al massimo…
own-set = Usa questo orologio
clock-line = Orologio: { $clock }
clock-ends = ⏳ Il tempo di { $who } scade
clock-away =
    { $days ->
        [one] { $who }: l’orologio è rimasto fermo per un giorno di assenza, su { $most } al massimo
       *[other] { $who }: l’orologio è rimasto fermo per { $days } giorni di assenza, su { $most } al massimo
    }
time-out = ⌛ Il tempo di { $who } è scaduto. Non succede nulla da sé: aspettate, mandate un promemoria o proponete una sostituzione.
wait = Aspetta
waited = Va bene. Se non c’è ancora risposta dopo il tempo di un altro turno, ve lo chiederò di nuovo.
remind-now = Manda un promemoria
replace = Sostituisci

## Posti
seat-open = Il posto { $number } è libero. Chi è su questo server e non è ancora stato a questo tavolo può prenderlo e continuare a giocare.
seat-offered = { $who } offre il proprio posto: chi è su questo server e non è ancora stato a questo tavolo può prenderlo e continuare a giocare.
seat-offered-to = { $who } vorrebbe che prendessi il suo posto e continuassi a giocare.
take-seat = Prendi il posto
seat-took = Il posto è tuo. D’ora in poi vedi la sua mano.
seat-left = Hai lasciato la partita.
seat-is-offered = Hai offerto il tuo posto. Continui a giocare finché qualcuno non lo prende.
seat-kept = Tieni il tuo posto.
give-up = Lascia il posto
give-up-sure = Vuoi lasciare il tuo posto? Non vedrai più la sua mano e qualcun altro potrà prenderlo.
offer-seat = Offri il posto
keep-seat = Tieni il posto
formerly = { $now } ha preso il posto di { $who }.

## La pagina di un tavolo
table-title = { $game }: il tavolo
table-seats = Posti
table-seat = { $who }: { $state }
state-host = gestisce il tavolo
state-waited = deve giocare
state-vacant = libero
state-offered = posto offerto
state-left = prima { $who }
table-votes = Votazioni aperte
table-paused = ⏸ La partita è sospesa.
table-propose = Proponi qualcosa agli altri…
table-clock = Regola l’orologio…
table-host = Affida il tavolo a…
table-bot = Affida un posto libero a un bot…
bot-keeps = Posto { $number }: { $level }
bot-sits = Un bot gioca per questo posto finché qualcuno non lo prende.
handed-over = Ora il tavolo è gestito da un’altra persona.
done = Fatto.

## Seguire
follow-rounds = Un messaggio diretto a ogni round
follow-end = Un messaggio diretto alla fine
follow-off = Nessun messaggio
follow-prompt = Segui questa partita…
followed-round = È iniziato il round { $round }.
followed-end = La partita è finita.

## Risposte in anticipo
always-until-turn = { $answer } fino al mio prossimo turno
always-subject = { $answer } per il resto della partita
always-unless-free = { $answer }, a meno che non sia gratis
always-when-free = { $answer }, ogni volta che è gratis
always-game = { $answer } per il resto della partita
always-prompt = Rispondi ora e d’ora in poi…
standing = Risposte in anticipo
standing-none = Non hai dato risposte in anticipo.
standing-how = Le risposte in anticipo vengono date per te appena la domanda viene posta. Gli altri se ne accorgono da quanto presto arrivano. Una risposta decade appena cambia il prezzo o quello che c’è da guadagnare. Una risposta che porta a un’altra scelta non si può dare in anticipo.
standing-change = Ritira una risposta
revoke-prompt = Ritira una risposta…

## Note
note = La tua nota
note-kept = La tua nota è salvata. Solo tu puoi vederla.
note-gone = La tua nota è cancellata. Diceva: { $note }
note-none = Non hai note su questa partita.

## Perché no
paused = La partita è sospesa. Con /tavolo puoi proporre di riprenderla.
not-recurring = A questa domanda non si può rispondere in anticipo così.
vote-closed = Questa votazione è chiusa.
not-your-vote = Questa votazione riguarda te, quindi non puoi votare.
already-proposed = Si sta già votando su questo, oppure è già così.
proposal-open = La tua ultima proposta è ancora aperta; la votazione termina { $when }. Dopo potrai farne un’altra. Per ritirarla, vota contro.
proposes-again = La tua ultima proposta è stata respinta. Potrai farne un’altra { $when }.
not-overdue = Nessuno si è fatto aspettare abbastanza: deve essere scaduto un orologio, oppure devono essere passati sette giorni (14 in due).
not-in-try = Non è possibile in un tentativo privato di una sfida.
seat-taken = Quel posto è occupato.
offers-again = Hai offerto il tuo posto da poco. Potrai offrirlo di nuovo { $when }.
gives-up-again = Hai lasciato il tuo posto da poco. Potrai lasciarlo di nuovo { $when }.
sits-here = Questa persona gioca già in questa partita.
sat-here = Hai già visto un’altra mano di questa partita, quindi non puoi prendere questo posto.
help-table = /tavolo – posti, orologio, votazioni, seguire; /nota – una nota privata
help-standing = Risposte in anticipo – date per te ogni volta che una domanda ritorna; /turno e /tavolo mostrano le tue

## Comandi
about-table = Il tavolo: posti, orologio, votazioni, seguire
    .name = tavolo
slot-offer-to = Offri il posto a questa persona
    .name = offri-a
about-note = Tieni una nota privata su questa partita
    .name = nota
slot-note-text = La nota; senza testo viene cancellata
    .name = testo
