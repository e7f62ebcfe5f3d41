### Testi che non appartengono a nessun gioco. Cordiali, precisi, brevi: quasi tutti li leggono sul telefono.

## Persone
and = { $most } e { $last }
player = Giocatore { $seat }
former-player = ex giocatore
automa = l’automa

## Pulsanti
join = Partecipa
leave = Esci
start = Inizia
take-turn = Fai il tuo turno
undo = Annulla
start-over = Ricomincia il turno
back = Indietro
board = Tabellone
in-words = Tabellone a parole
as-picture = Come immagine
rules = Regole
log = Cronaca
rematch = Rivincita
record = Salva la partita
sure = Sì, procedi
previous = Precedente
next = Successiva
older = Meno recenti
newer = Più recenti

## Un tavolo che si riempie
lobby-title = { $game }: chi gioca?
lobby-opened-by = Tavolo gestito da { $host }.
lobby-players = Giocatori ({ $count } su { $most })
lobby-nobody = Ancora nessuno
lobby-missing =
    { $count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $count } persone.
    }
lobby-ready = Si può iniziare.
lobby-ready-alone = Se inizi ora giochi in solitario: l’avversario è { $automa }. Oppure aspetta che altri partecipino.
lobby-options = Opzioni
open-seed = 🔓 Seme aperto: l’ha scelto chi ha aperto il tavolo, che forse conosce tutto ciò che è nascosto.
lobby-option = { $name }: { $value }
play-in-thread = Gioca in un thread
play-here = Gioca in questo canale
lobby-in-thread = Si giocherà in un thread su questo messaggio.
lobby-plays =
    { $count ->
        [one] { $game }: gioca { $who }.
       *[other] { $game }: giocano { $who }.
    }
lobby-plays-there =
    { $count ->
        [one] { $game }: { $who } gioca nel thread:
       *[other] { $game }: { $who } giocano nel thread:
    }
lobby-ended = { $game }: { $result }
lobby-closed = { $game }: questo tavolo è stato chiuso.
lobby-moved = { $game }: questo tavolo si è spostato in un altro canale.

## Di chi è il turno, per tutti
ping =
    { $count ->
        [one] { $game }: tocca a te.
       *[other] { $game }: tocca a voi rispondere.
    }
turn-of =
    { $count ->
        [one] { $who }, tocca a te: { $question }
       *[other] { $who }, tocca a voi rispondere: { $question }
    }
since = Chiesto
story-empty = In questo turno non è successo nulla.
story-more =
    { $count ->
        [one] (+1 riga nella cronaca)
       *[other] (+{ $count } righe nella cronaca)
    }
earlier-in-log =
    { $count ->
        [one] (Una riga precedente è nella cronaca.)
       *[other] ({ $count } righe precedenti sono nella cronaca.)
    }

## Il proprio turno
your-turn = { $game }: tocca a te
your-question = { $game }: una domanda per te
your-hand = La tua mano
no-hand = Non hai nulla di segreto.
so-far = Questo turno finora:
set-up = Il gioco è preparato. Tabellone e cronaca mostrano come.
since-your-turn = Dal tuo ultimo turno
between-turns = Tra i turni
nothing-asked = Ora non hai nulla da fare.
waiting-for = Si aspetta: { $who }.
answer-kept = La tua risposta è annotata. Puoi cambiarla finché non hanno risposto tutti.
choose = Scegli
may-also = Puoi anche…
pay-otherwise = paga altrimenti
then = { $first } → { $next }
    .plain = { $first }, poi { $next }
more = Altre ({ $first }–{ $last })
ends-turn = chiude il turno
is-sealed = definitivo quando avranno risposto tutti
is-final = definitivo
no-way-back = non si può annullare
all-end-turn = Così chiudi il turno.
all-sealed = Puoi cambiare la risposta finché non hanno risposto tutti.
all-final = La risposta sarà definitiva.
all-without-way-back = Non si potrà annullare.
ask-sure = Non si potrà annullare, e il tuo turno continua. Procedi?
ask-end-turn = Così chiudi il turno. Procedi?
ask-final = La risposta è definitiva. Procedi?
trust = Sì, e non chiedere più
not-now = Ora non è possibile
not-now-brief = { $what } ({ $why })
not-now-title = { $game }: ora non è possibile
not-now-line = { $what }: { $why }
and-more =
    { $count ->
        [one] … e un altro
       *[other] … e altri { $count }
    }
why-not = Perché no?

## Guardare
sheet = Pagina { $number } di { $count }
look-at = Guarda…
no-such-page = Questa pagina non esiste. Scegline una:
log-title = { $game }: cronaca
log-empty = Non è ancora successo nulla.
recap-title = { $game }: dal tuo ultimo turno
recap-empty = Dal tuo ultimo turno non è successo nulla.
score-title = { $game }: se finisse adesso
score-unknown = Sul punteggio non si può ancora dire nulla.
unsettled = Sono compresi i tuoi passi non ancora definitivi, che nessun altro vede.
transcript-title = { $game }: che cosa hanno visto tutti
step = Passo { $number } di { $count }
record-departs = Giocata con le regole { $recorded }. Con le regole { $current } non si va oltre: l’azione { $number }, «{ $action }», qui non è consentita.

## La fine
end-title = { $game }: la partita è finita
winners =
    { $count ->
        [one] Vince { $who }!
       *[other] Vincono a pari merito { $who }!
    }
place = { $place } · { $who }: { $total }
game-over = La partita è finita.

## Le mie partite
mine-title = Le tue partite
mine-none = Al momento non partecipi a nessuna partita. Aprine una con /partita nuova.
mine-waits = { $game }: { $question }
mine-runs = { $game }: tocca a { $who }
mine-more =
    { $count ->
        [one] … e un’altra
       *[other] … e altre { $count }
    }
which-game = Fai il tuo turno in…

## Regole e aiuto
rules-title = { $game }: regole
rules-term = { $game }: { $term }
choose-chapter = Capitoli
choose-term = Termini: { $chapter }
first-turns = Primi turni consigliati
first-turns-title = { $game }: primi turni consigliati
rules-unknown = Non c’è nessuna voce «{ $term }». Ci sono:
help-title = Che cosa puoi fare
help-asked = La partita aspetta te. Premi «Fai il tuo turno» o scrivi /turno: vedi la tua mano, la domanda e ogni risposta possibile.
help-waiting = Non è il tuo turno. Quando lo sarà, riceverai un avviso; intanto guarda /tabellone e /cronaca.
help-watching = Non partecipi a questa partita. Guardala con /tabellone e /cronaca, oppure apri un tavolo tuo con /partita nuova in un altro canale o thread.
help-no-game = Qui non c’è ancora una partita. Aprine una con /partita nuova; se inizi subito giochi in solitario, quando il gioco lo permette.
help-gathering = Qui c’è un tavolo aperto. Premi «Partecipa»; quando siete abbastanza, «Inizia» fa cominciare la partita. Chi gestisce il tavolo può farla giocare in un thread.
help-own-turn = Il tuo turno
help-looking = Guardare e capire
help-tables = Tavoli e sfide
help-person = Tu
help-turn = /turno – fai o continua il tuo turno; /indietro – annulla il tuo ultimo passo
help-do = /fai – scrivi una risposta; cerca fra quelle possibili
help-look = /tabellone, /mano, /cronaca, /riassunto, /punteggio – guarda la partita
help-rules = /regole – un termine spiegato in breve
help-learn = /impara – brevi lezioni con un istruttore
help-mine = /partita mie – tutte le tue partite
help-move = /partita sposta – continua la tua partita in un altro canale
help-settings = /impostazioni – lingua, lettore di schermo, conferme, immagini

## Perché no
not-asked = Non è il tuo turno e ora non hai altro da fare.
unreadable = «{ $text }» non è un’azione di questo gioco.
no-such-seat = A questo tavolo quel posto non c’è.
nothing-to-undo = Non c’è nulla da annullare: non hai ancora scelto nulla, oppure il tuo ultimo passo è già definitivo.
dead-end = Dopo questo passo la partita non potrebbe continuare. È un errore del programma ed è stato segnalato a chi gestisce il bot. I tuoi passi dopo l’ultimo definitivo sono stati annullati: scegli un’altra strada.
unfit = { $slot }: qui «{ $given }» non va bene.
unfit-but = { $slot }: qui «{ $given }» non va bene. Possibile: { $fitting }.
unfit-command = Ora non è possibile: { $what }. Possibile: { $fitting }.
unfit-command-only = Ora non è possibile: { $what }. Prima rispondi alla domanda qui sotto.
too-far = { $slot }: «{ $given }» non si può ancora indicare, perché il passo precedente non si può annullare. Lascialo fuori: ti verrà chiesto dopo.
too-far-command = Non ancora possibile: { $what }. Il passo precedente non si può annullare: ti verrà chiesto dopo.
stale = Questo pannello non è più attuale, quindi non è successo nulla.
not-yours = Questo pannello è di un’altra persona.
not-playing = Non partecipi a questa partita.
no-game = Questa partita non esiste più.
trouble = Qualcosa è andato storto da parte nostra. Non è cambiato nulla: riprova.
being-updated = Il bot si sta aggiornando. Premi di nuovo tra poco.
unreadable-game = I dati salvati di questa partita non si possono leggere, perciò non può continuare. Non è stato modificato nulla: avvisa chi gestisce il bot.
no-game-here = Qui non c’è nessuna partita. Aprine una con /partita nuova.
no-such-kind = Qui non c’è nessun gioco «{ $game }».
place-taken = Qui è già aperta un’altra partita: una per canale o thread.
place-taken-thread = Qui è già aperta un’altra partita: una per canale o thread. Vuoi aprire la tua in un thread?
table-full = Tutti i { $most } posti sono occupati.
too-many-tables =
    { $most ->
        [one] Hai già un tavolo aperto su questo server. Prima finiscilo o annullalo.
       *[other] Hai già { $most } tavoli aperti su questo server. Prima finiscine o annullane uno.
    }
too-often =
    { $minutes ->
        [one] Hai aperto molti tavoli nell’ultima ora. Potrai aprire il prossimo tra un minuto.
       *[other] Hai aperto molti tavoli nell’ultima ora. Potrai aprire il prossimo tra { $minutes } minuti.
    }
already-seated = Partecipi già.
only-host = Può farlo solo chi gestisce il tavolo o il server.
only-managers = Può farlo solo chi gestisce il server.
other-server = Una partita resta sul suo server: scegli un canale lì.
not-started = La partita non è ancora iniziata.
already-started = La partita è già iniziata.
was-cancelled = Questa partita è stata annullata.
no-such-option = Questo gioco non ha l’opzione «{ $option }».
withheld = Si potrà vedere quando la sfida sarà chiusa.

## Che cosa è successo al tavolo
opened = Il tuo tavolo è aperto e ci sei anche tu. Ora possono partecipare altri; con Inizia comincia la partita.
joined = Partecipi. La partita comincia quando viene avviata.
left = Hai lasciato il tavolo.
closed = Non restava più nessuno, quindi il tavolo è chiuso.
started = La partita comincia. Il messaggio qui sotto chiama chi deve agire; lì trovi «Fai il tuo turno».
started-in-thread = La partita comincia nel suo thread. Lì viene chiamato chi deve agire:
thread-on = All’inizio si aprirà un thread su questo messaggio, e si giocherà lì.
thread-off = Si giocherà in questo canale.
saved = Salvato.
cancelled = La partita è stata annullata.
cancelled-by = { $who } ha annullato la partita.
ask-cancel = Annullare questa partita per tutti? Poi non potrà essere ripresa.
cancel-it = Annulla la partita
in-thread = Apri in un thread
opened-in-thread = Il tuo tavolo è aperto in un thread tutto suo:
moved = La partita continua in questo canale.
no-thread = Qui non posso aprire un thread. Usa un canale in cui posso creare thread pubblici.
no-thread-for-you = In questo canale non puoi aprire thread.
whole-record = La partita intera. Si può rivedere passo per passo.
transcript-so-far = Quello che tutti hanno visto finora.

## Che cosa ferma i messaggi
obstacle-permission = Non posso scrivere nel canale di questa partita. Dammi lì i permessi Visualizza canale, Invia messaggi, Invia messaggi nei thread e Incorpora link. La partita è conservata; continuo a provare, e tutti possono andare avanti con /turno.
obstacle-thread = Il thread di questa partita è bloccato. Sbloccalo, o permettimi di gestire i thread. La partita è conservata; continuo a provare, e tutti possono andare avanti con /turno.
obstacle-channel = Il canale di questa partita non c’è più. La partita è conservata. Per continuarla in un altro canale del server, usa lì /partita sposta partita:{ $game }. Fino ad allora chiamo tutti con un messaggio diretto, e tutti possono giocare con /turno.
cannot-write = Non posso scrivere in questo canale, quindi non è stato fatto nulla. Mi manca: { $permissions }.
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-send-in-threads = Invia messaggi nei thread
permission-embed = Incorpora link

## Impostazioni
settings-title = Le tue impostazioni
setting-language = Lingua: { $language }
setting-aloud = Frasi invece di griglie, per i lettori di schermo: { $value }
setting-confirm = Chiedere conferma: { $value }
setting-pictures = Immagini: { $value }
choose-language = Lingua
language-of-server = quella del server
choose-table-interval = Primo promemoria
choose-table-pictures = Immagini del tabellone
choose-switches = Attiva o disattiva…
table-options-title = { $game }: opzioni di questo tavolo
choose-aloud = Testo per lettori di schermo
choose-confirm = Chiedere conferma
choose-pictures = Immagini
switch = { $what }: { $value }
confirm-always = sempre prima di ciò che non si può annullare
confirm-mid-turn = solo se poi il turno continua
confirm-never = mai
pictures-nothing = nessuna
pictures-boards = del tabellone, quando lo apro
pictures-panels = del tabellone e, nel mio turno, anche della mia plancia
yes = sì
no = no
ask-forget = Dimenticare chi sei? Le tue partite restano, con «ex giocatore» al tuo posto, e non potrai continuarle.
forget-me = Dimenticami
forgotten = Fatto. Qui niente porta più il tuo nome. I backup fatti finora lo contengono ancora: quelli notturni per una settimana, quelli precedenti a un aggiornamento fino a 30 giorni.
