### Guardare una partita sulla sua pagina e ripercorrerla passo per passo.

watch = Guarda
watch-title = { $game }: guarda
watch-here = Chi ha questo link può guardare la partita e ripercorrerne ogni passo. La pagina mostra ciò che tutti al tavolo possono vedere; le mani solo a partita finita e solo se il tavolo lo vuole.
watch-off = La pagina di questa partita è disattivata. Chi gestisce il tavolo può riattivarla.
watch-renew = Nuovo link
watch-switch-off = Disattiva la pagina
watch-switch-on = Attiva la pagina
no-page = Questa partita non ha una pagina: o questo bot non offre pagine, o il server le ha disattivate.
unencrypted-pages = Questo bot offre le sue pagine senza cifratura, quindi chiunque lungo la strada potrebbe prendere il tuo posto: non ci puoi giocare. Chi gestisce il bot può cambiarlo con un indirizzo https per le pagine.
replay = Rivedi
replay-title = { $game }: passo per passo
replay-no-board = Questo passo è stato giocato con regole precedenti: non c’è un tabellone, solo il testo.
about-replay = Ripercorri la partita qui passo per passo, con il tabellone
    .name = rivedi
slot-server-pages = Se le partite di questo server hanno una pagina per guardarle; per chi lo gestisce
    .name = pagine-del-server
help-watch = Guarda, /rivedi – una partita dal vivo sulla sua pagina; una partita passo per passo, a partita finita anche con tutte le mani, se tutti sono d’accordo; /esporta – la partita come file

## Tutte le mani dopo la fine
choose-hands = Mani a partita finita
hands-shown = scoperte
hands-hidden = coperte
lobby-hands = A partita finita tutti possono vedere tutte le mani, sulla sua pagina e quando la si rivede.
slot-hands = Se a partita finita tutti possono vedere tutte le mani; fino all’inizio
    .name = mani
show-hands = Scopri le mani
propose-show-hands = Scoprire a tutti le mani di questa partita, sulla sua pagina e quando la si rivede
hand-of = Mano: { $who }
nothing-held = niente

## Sulla pagina
page-title = { $game }: { $who }
page-steps = Passi
page-step = Passo { $number } di { $last }
page-beginning = L’inizio
page-first = All’inizio
page-back = Un passo indietro
page-on = Un passo avanti
page-last = Al passo più recente
page-live = Dal vivo
page-over = La partita è finita
page-log = Cronaca
page-board = Tabellone
page-in-words = Il tabellone a parole
page-hands = In mano
page-course = Come è andata la partita
page-course-values = Punti dopo ogni passo
page-signs = Segni
page-enlarge = Ingrandisci il tabellone
page-language = Lingua
page-theme = Chiaro o scuro
page-keys = Tasti freccia: un passo indietro o avanti. Home e Fine: il primo passo e il più recente.
page-lost = La connessione è interrotta. Nuovo tentativo…
page-gone = Questa pagina non esiste più. Chiedi un nuovo link dove si gioca.
page-script = Questa pagina richiede JavaScript.

## A seat on its page
open-board = Apri il tabellone
open-board-title = { $game }: il tuo tabellone
open-board-here = Il pulsante apre il tuo tabellone in un browser, dove puoi anche giocare. Funziona una volta sola, entro dieci minuti, e dà il tuo posto a chiunque lo prema: non passarlo ad altri.
seat-part = Il tuo turno
seat-answers = Risposte
seat-here = Che cosa puoi fare qui
seat-close = Chiudi
seat-save = Salva la nota
seat-hint = Suggerimento
seat-sending = Invio…
seat-unsent = Non è arrivato. Riprova.
seat-signed-out = Qui non sei più collegato. Premi «Apri il tabellone» in Discord per un nuovo link.
seat-door = Il tuo tabellone
seat-opening = Apertura del tuo tabellone…
seat-used = Questo link è già stato usato, o ha più di dieci minuti. Premi «Apri il tabellone» in Discord per averne uno nuovo.
slot-sign-out = Uscire dai miei tabelloni in tutti i browser
    .name = esci
signed-out = Sei uscito da tutti i tabelloni in tutti i browser.
help-seat = Apri il tabellone – giocare in un browser, sul tabellone stesso; /impostazioni ti fa uscire da lì
