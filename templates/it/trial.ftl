### Il gioco solo per le prove.

trial-name = Gioco di prova

## Domande
trial-ask-stake = Quale carta metti da parte?
trial-ask-turn = Peschi una carta o ne giochi una?
trial-ask-square = Quale casella segni?
trial-ask-guard = Ti difendi dal segno accanto al tuo?

## Possibilità
trial-stake = Metti da parte { $card }
trial-draw = Pesca una carta (restanti: { $left })
trial-play = Gioca { $card }
trial-mark = Segna { $square }
trial-guard = Difenditi con { $card }
trial-yield = Lascia correre
trial-melt = Fondi { $tokens } gettoni in una moneta
trial-row = Riga { $row }
trial-sought-draw = Pescare una carta
trial-sought-melt = Fondere gettoni

## Che cosa è successo
trial-staked = { $who } aveva messo da parte { $card }.
trial-drew = { $who } pesca una carta.
trial-drew-card = { $who } pesca { $card }.
trial-played = { $who } gioca { $card }.
trial-marked = { $who } segna { $square }.
trial-guarded = { $who } si difende con { $card }: { $square } è di nuovo libera.
trial-melted = { $who } fonde { $tokens } gettoni in una moneta.
trial-ended = Le carte sono finite.

## Perché no
trial-not-now = Ora non si può fare.
trial-not-your-card = Non hai questa carta.
trial-square-taken = Questa casella è occupata. Segnane una libera.
trial-deck-empty = Il mazzo è vuoto. Gioca una carta.
trial-too-few-tokens = Per una moneta servono due gettoni.
trial-brief-deck-empty = il mazzo è vuoto
trial-brief-too-few-tokens = servono due gettoni

## Pagine
trial-board = Tabellone
trial-deck =
    { $cards ->
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $cards } carte.
    }
trial-player =
    { $who }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
trial-means = { $tokens } · { $coins }
trial-squares-of =
    { $who }: { $squares ->
        [one] 1 casella
       *[other] { $squares } caselle
    }
trial-score = { $who }: { $total } (caselle { $squares }, monete { $coins }, posta { $stake })
trial-deed-squares = Caselle
trial-feat =
    { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }

## Comandi
trial-about-draw = Pesca una carta
    .name = pesca
trial-about-play = Gioca una carta e segna una casella
    .name = gioca
trial-about-melt = Fondi due gettoni in una moneta
    .name = fondi
trial-slot-card = La carta
    .name = carta
trial-slot-square = La casella
    .name = casella

## Opzioni del tavolo
trial-tokens = Gettoni
trial-tokens-on = sì
trial-tokens-off = no

## Regole
trial-term-stake = Posta
trial-term-stake-text = Prima del primo turno ognuno mette da parte in segreto una carta. Tutte le poste vengono mostrate insieme e i loro valori contano alla fine.
trial-first-goal = Vince chi alla fine ha più punti tra caselle, monete e posta.
trial-first-turn = Nel tuo turno peschi una carta, oppure ne giochi una e segni una casella.
trial-first-help = Ogni pannello elenca ciò che è permesso; «Regole» spiega i termini.
trial-first-turns = Pesca finché il mazzo è pieno. Segna caselle che non toccano quelle altrui, così nessuno le difende. Due gettoni si fondono in una moneta in qualsiasi momento.
