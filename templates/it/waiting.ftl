### Attese: promemoria, ore di silenzio, assenze.

## Promemoria
reminder-ping =
    { $count ->
        [one] { $game } ti aspetta.
       *[other] { $game } vi aspetta ancora.
    }
snooze = Tra 4 ore
mute = Silenzia questo turno
snoozed = Riceverai un altro promemoria
muted = Niente più promemoria in questo turno.
next-up =
    { $count ->
        [one] { $who } sta giocando. Poi tocca a te.
       *[other] { $who } stanno giocando. Poi tocca a te.
    }

## Assenze
away = { $who } è via, torna
away-note = «{ $note }»
away-set = Sei via: nessuno ti chiama o ti ricorda nulla, e gli altri lo vedono. Finisce
away-not = Non eri via.
return-title = Eccoti di nuovo
return-ping =
    { $count ->
        [one] Che bello rivederti! Una partita ti aspetta.
       *[other] Che bello rivederti! { $count } partite ti aspettano.
    }
return-none = Nessuna partita ti aspetta.

## Partite che nessuno gioca
asleep = 💤 Nessuna mossa da 60 giorni, quindi niente più promemoria. Qualsiasi mossa risveglia la partita.
expired = Qui non è successo nulla per 14 giorni, quindi questo tavolo è chiuso. Con /partita nuova ne apri un altro.
mine-gathers = { $game }: cerca ancora giocatori
mine-asleep = { $game }: dorme

## Che cosa si è scelto
reminders-title = I tuoi promemoria
reminders-interval = Primo promemoria: { $value }
reminders-quiet = Ore di silenzio: { $hours }
reminders-no-quiet = Ore di silenzio: nessuna
reminders-zone = Fuso orario: { $zone }
reminders-where = Dove: { $value }
reminders-heads-up = Messaggio diretto quando sto per giocare: { $value }
choose-zone = Il mio fuso orario, per le ore di silenzio…
zone-now = { $zone }: ora lì sono le { $time }
reminders-how = Dopo il primo, i promemoria arrivano sempre più di rado: almeno ogni tre giorni e al massimo otto per turno. Nelle ore di silenzio un messaggio di turno ti chiama solo quando finiscono. Altre ore e altri fusi si possono scrivere: /promemoria.
interval-12 = dopo 12 ore
interval-24 = dopo 24 ore
interval-48 = dopo 48 ore
interval-off = nessuno
interval-table = come impostato al tavolo
where-channel = nel canale della partita
where-direct = con un messaggio diretto
help-reminders = /promemoria, /via – quando e dove ti chiamo

## Perché no
misfit-value = «{ $text }» non si può scegliere.
misfit-hours = «{ $text }» non è un intervallo di ore. Scrivilo così: 22:00-08:00, oppure off.
misfit-zone = Non esiste il fuso orario «{ $text }». Scrivi una città vicina e scegli dalla lista.
misfit-no-zone = Secondo quale orologio? Scegli anche il tuo fuso orario, per esempio Europe/Rome.
misfit-until = Non capisco «{ $text }». Scrivi una data come 2026-12-24, o per quanto: 36h, 10d, 2w.
misfit-past = È già passato.
misfit-too-far = Manca più di un anno. Scegli una data più vicina.
misfit-note =
    { $most ->
        [one] La nota può avere un carattere.
       *[other] La nota può avere al massimo { $most } caratteri.
    }

## Comandi
about-reminders = Quando e dove ricevo promemoria; senza opzioni, che cosa vale
    .name = promemoria
slot-interval = Dopo quanto arriva il primo promemoria
    .name = intervallo
slot-quiet = In queste ore nessuno mi chiama: 22:00-08:00, oppure off
    .name = silenzio
slot-zone = Il mio fuso orario; scrivi una città
    .name = fuso
slot-where = Dove arrivano i promemoria
    .name = dove
slot-heads-up = Messaggio diretto quando sto per giocare
    .name = preavviso
slot-reminders = Dopo quanto arriva il primo promemoria, se un giocatore non ha scelto altro
    .name = promemoria
about-away = Via per un po’, e di nuovo qui
    .name = via
about-away-set = Niente chiamate né promemoria finché non torno
    .name = parto
about-away-back = Rieccomi: che cosa mi aspetta?
    .name = torno
slot-until = Una data (2026-12-24), o per quanto (36h, 10d, 2w)
    .name = fino-a
slot-note = Che cosa possono sapere gli altri
    .name = nota
