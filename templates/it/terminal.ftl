### Il terminale: più persone a una tastiera.

## Sedersi al tavolo
terminal-seats = { $game } è per { $fewest }–{ $most } giocatori.
terminal-how-many = In quanti giocate? ({ $fewest }–{ $most })
terminal-not-so-many = Scrivi un numero da { $fewest } a { $most }.
terminal-ask-name = Chi è il numero { $seat }? (Solo Invio: { $usual })
terminal-name-taken = C’è già un nome «{ $name }». Scegline un altro.
terminal-names-too-many = Ci sono più nomi ({ $names }) che giocatori ({ $players }).
terminal-names-differ = Ognuno deve avere un nome diverso.
terminal-in-use = Un altro processo di correio sta usando { $database }. Prima fermalo, oppure scegli un altro database.
terminal-open-games = Partite iniziate
terminal-continue = Continua { $game } ({ $who })
terminal-new-game = Inizia una nuova partita

## Giocare
terminal-hint = Scrivi un numero o una parte di una risposta. Il punto interrogativo mostra che cos’altro puoi scrivere.
terminal-pass-on = Passa la tastiera a { $who }. Quando solo { $who } vede lo schermo: premi Invio.
terminal-enter-only = Prima premi Invio, quando alla tastiera c’è { $who }.
terminal-done-for-now = Invio nasconde la tua mano e passa la tastiera.
terminal-nothing-found = Qui non c’è niente che si chiami «{ $text }». Scrivi un numero o una parte di una risposta; il punto interrogativo mostra che cos’altro puoi scrivere.
terminal-much-found =
    { $count ->
        [one] Una risposta contiene «{ $text }».
       *[other] { $count } risposte contengono «{ $text }». Scrivi qualcosa in più di quella che intendi.
    }
terminal-no-such-number = Qui non c’è un { $number } da scegliere.
terminal-nobody-called = A questo tavolo nessuno si chiama «{ $name }».
terminal-alone = Giochi in solitario: la tastiera è tua.
terminal-more = Invio mostra il resto; qualsiasi altro testo è la tua risposta

## Bot
terminal-bot = { $who } ({ $level })
terminal-thinking = { $who } sta pensando…

## La fine
terminal-to-continue = È tutto salvato. Per continuare scrivi: { $command }
terminal-after-the-end = Scegli un numero, oppure premi Invio per uscire.
terminal-recorded = La partita è nel file { $file }.
terminal-not-recorded = Il file { $file } non si può scrivere.

## Aiuto
terminal-help-title = Che cosa puoi scrivere
terminal-help-answers = Il numero di una risposta (finché si vede la domanda); una parte delle sue parole, in qualsiasi momento; la sua forma breve come nel registro; oppure un comando del gioco con le sue parti ({ $example }). Invio da solo mostra di nuovo la domanda.
terminal-help-saved = Ogni passo è salvato subito. Puoi uscire quando vuoi e riprendere da dove eri.
terminal-help-commands = Comandi
terminal-help-game = Comandi di { $game }
terminal-help-line = { $words } – { $about }

## Che cosa si può scrivere
terminal-type-help = ?, aiuto
terminal-type-turn = t, turno
terminal-type-board = b, tabellone
terminal-type-hand = m, mano
terminal-type-log = c, cronaca
terminal-type-recap = n, novità
terminal-type-score = p, punti
terminal-type-rules = r, regole
terminal-type-learn = impara, lezioni
terminal-type-undo = a, annulla
terminal-type-keyboard = k, tastiera
terminal-type-quit = e, esci

## Che cosa fa
terminal-about-help = che cosa puoi scrivere
terminal-about-turn = di nuovo la tua domanda
terminal-about-board = il tabellone; con il nome di una pagina o di una persona, solo quella
terminal-about-hand = la tua mano
terminal-about-log = tutto ciò che è successo
terminal-about-recap = che cosa è successo dal tuo ultimo turno
terminal-about-score = il punteggio come sarebbe adesso
terminal-about-rules = i termini delle regole; con un termine, che cosa significa
terminal-about-learn = brevi lezioni con un istruttore; Invio riporta alla partita
terminal-about-undo = annulla il tuo ultimo passo
terminal-about-keyboard = passa la tastiera a qualcun altro, per nome
terminal-about-quit = esci; è tutto salvato
