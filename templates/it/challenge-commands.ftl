### /challenge: cosa si scrive in Discord, e una riga che lo spiega.

about-challenge = Sfide in solitario: la stessa partita per tutti, ognuno per sé
    .name = sfida
about-challenge-post = Pubblicare una sfida in questo canale
    .name = nuova
about-challenge-ranking = La classifica di una sfida, o di tutte le sfide di questo server
    .name = classifica
about-challenge-replay = Aprire passo per passo una partita di una sfida chiusa
    .name = rivedi
about-challenge-close = Chiudere subito una sfida; non si ripete più
    .name = chiudi
slot-closes = Quando chiude: 3d, 12h, 1w, 2026-11-20 o 2026-11-20 18:00 (UTC)
    .name = chiusura
slot-title = Come si chiama
    .name = titolo
slot-repeat = Se ogni volta ne segue una nuova
    .name = ripeti
slot-from = Il numero di una partita finita: giocare il suo seme
    .name = da
slot-open-seed = Un seme scelto da te; la sfida è allora segnata come aperta
    .name = seme
slot-challenge = La sfida
    .name = sfida
slot-player = Di chi è la partita
    .name = giocatore
repeat-daily = ogni giorno
repeat-weekly = ogni settimana
