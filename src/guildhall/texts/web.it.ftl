### La cornice del client web: ovunque, sala, errori. I testi delle pagine sono in `web.<topic>.<lang>.ftl`.

## Ovunque

web-nav = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-about = Informazioni
web-nav-puzzles = Problemi
web-nav-learn = Impara
web-skip = Vai al contenuto
web-close = Chiudi
web-done = Fatto
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-loading = Caricamento…
web-to-the-hall = Torna alla sala
web-settings = Impostazioni
web-your-name = Il tuo nome
web-guest = Ospite
web-language = Lingua
web-sound = Suono quando tocca a te
web-link-copied = Link copiato
web-not-copied = Non copiato

## La sala

web-good-morning = Buongiorno
web-good-morning-name = Buongiorno, { $name }
web-good-day = Buon pomeriggio
web-good-day-name = Buon pomeriggio, { $name }
web-good-evening = Buonasera
web-good-evening-name = Buonasera, { $name }
web-home-lead = I tavoli sono pronti. Siediti, o chiama gli amici.
web-games = Giochi
web-minutes = { $n } min
web-play-now = Gioca ora
web-play-now-game = Gioca ora: { $game } contro i bot
web-open-table = Apri un tavolo
web-open-table-game = Apri un tavolo: { $game }
web-your-tables = I tuoi tavoli
web-go-on = Continua
web-earlier-tables = Tavoli passati
web-turns-waiting = { $n ->
    [one] Un turno ti aspetta.
   *[other] { $n } turni ti aspettano.
 }
web-have-a-link = Hai ricevuto un link?
web-paste-link = Incolla qui il link
web-no-such-link = Questo non è un link a un tavolo di questo server.
web-to-the-table = Vai al tavolo
web-see-result = Vedi il risultato
web-table-waiting = { $taken ->
    [one] { $taken } posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
 }
web-table-finished = Vittoria: { $names }
web-table-lost = Persa
web-table-abandoned = Abbandonata
web-unofficial = Non ufficiale: non è fatto, approvato né sostenuto dagli editori dei giochi. Compra i giochi che ti piacciono.
web-join = Prendi posto
web-record-open = Apri una partita salvata
web-analysis = Analisi

## Al tavolo

web-seat-n = Posto { $n }
web-bot-random = Casuale
web-bot-greedy = Mercante
web-bot-mcts = Pensatore { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }
web-seat-open = Posto libero
web-seat-left = ha lasciato il tavolo
web-seat-bot = bot, { $bot }
web-seat-substitute = per ora gioca { $bot }
web-seat-yours = il tuo posto
web-seat-online = presente
web-seat-away = assente
web-your-turn = Tocca a te
web-thinks = Tocca a { $name }

## Che cosa può andare storto

web-error-unknown = Qualcosa è andato storto. Nulla è cambiato.
web-error-load = Impossibile caricare la pagina. Riprova.
web-error-offline = Il server ora non è raggiungibile.
web-error-not-found = Qui non c’è nulla.
web-error-bad-request = Il server non ha capito.
web-error-bad-option = Queste opzioni non vanno insieme.
web-error-bad-seats = Questo numero di giocatori non va bene.
web-error-invalid-action = Il gioco non conosce questa azione.
web-error-unknown-name = Non c’è nulla con questo nome.
web-error-no-session = Indica prima il tuo nome.
web-error-forbidden-origin = Questa pagina viene da un indirizzo diverso dal server.
web-error-not-yours = Questo tavolo non è aperto per te. Chiedi un link.
web-error-bad-token = Questo link non è più valido.
web-error-too-large = È troppo in una volta.
web-error-stale = Intanto è successo qualcosa. Guarda di nuovo.
web-error-illegal-action = Ora non è possibile.
web-error-not-your-turn = Non tocca a te.
web-error-cannot-undo = Qui non si può annullare nulla: qualcosa è stato mostrato o un altro ha giocato.
web-error-not-playing = La partita non è in corso.
web-error-not-finished = La partita non è ancora finita.
web-error-already-started = La partita è già cominciata.
web-error-no-open-seat = Nessun posto è libero.
web-error-bad-record = Questo tavolo è cominciato con regole o valori diversi da quelli di questo server.
web-error-unreadable-record = Non è una partita di Guildhall, o ne manca una parte.
web-error-damaged-record = Questa partita salvata è stata cambiata o danneggiata: non si può giocare com’è scritta.
web-error-other-rules = Questa partita è stata giocata con un’altra versione delle regole, diversa da quella di questo server.
web-error-other-components = Questa partita è stata giocata con valori dei componenti diversi da quelli di questo server.
web-error-too-many = Troppo in fretta. Aspetta un momento.
web-error-bot-tables = Ci sono già troppi tavoli con soli bot. Aspetta che una di queste partite finisca.
web-error-no-storage = Il server ora non può salvare. Nulla è cambiato.
web-error-not-agreed = Chi siede lì non ha lasciato il tavolo né acconsentito. Prima bisogna chiedere.
web-error-already-asked = Un’altra domanda su un posto è ancora aperta.
web-error-disk-full = Il disco del server è pieno: nulla può essere salvato e nulla è cambiato.
web-error-busy = Il server è occupato. Riprova tra un attimo.
web-error-bug = Si è verificato un errore sul server. Nulla è cambiato.

## Mosse raccontate e tasti

web-told = Mosse degli altri
web-told-of = Mossa { $n } di { $all }
web-told-next = Avanti
web-told-skip = Salta
web-since = Dal tuo turno
web-since-again = Rivedi
web-since-none = Dal tuo turno non è successo nulla.
web-key-shift = Maiusc
web-key-enter = Invio
web-key-esc = Esc
web-key-space = Spazio
web-legend-next = prossima cosa da fare
web-legend-digits = per numero
web-legend-walk = spostati
web-legend-pick = scegli
web-legend-confirm = conferma
web-legend-clear = lascia
web-legend-log = diario
web-legend-all = tutti i tasti
web-keys = Tasti
web-keys-next = la prossima cosa che puoi fare
web-keys-previous = quella prima
web-keys-walk = passa da una cosa all’altra
web-keys-pick = scegli ciò che è a fuoco
web-keys-digits = scegli la cosa con questa cifra
web-keys-confirm = conferma ciò che hai scelto
web-keys-clear = lascia ciò che hai scelto
web-keys-near = guarda da vicino
web-keys-rule = la regola che ne parla
web-keys-undo = annulla
web-keys-hint = chiedi un consiglio
web-keys-skip = salta le mosse raccontate
web-keys-since = che cosa è successo dal tuo turno
web-keys-again = rivedi
web-keys-log = diario più grande
web-keys-all = tutti i tasti

## Puzzles and challenges
web-nav-puzzles = Problemi
web-puzzle = Problema
web-puzzles-lead = Una scelta è chiaramente la migliore, e non è la prima che viene in mente. Tre tentativi; ogni risposta spiega i conti.
web-puzzles-of-day = Problemi del giorno
web-puzzle-streak = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 } di fila a { $game }
web-puzzle-in-a-row = { $n ->
    [one] giorno
   *[other] giorni
 } di fila a { $game }
web-puzzle-lit = La candela di oggi è accesa.
web-puzzle-light-it = Risolvi il problema del giorno e la candela di oggi si accende.
web-puzzle-today = oggi
web-puzzle-day-lit = risolto
web-puzzle-day-dark = non risolto
web-puzzle-tries = { $n ->
    [one] Resta { $n } tentativo
   *[other] Restano { $n } tentativi
 }
web-puzzle-solution = La soluzione
web-puzzle-solved = { $n ->
    [1] Risolto al primo tentativo
    [2] Risolto al secondo tentativo
   *[other] Risolto al terzo tentativo
 }
web-puzzle-choice = Scelta
web-puzzle-share = Vittoria
web-puzzle-points = Punti
web-puzzle-obvious = quella ovvia
web-puzzle-at-try = { $n ->
    [1] 1º tentativo
    [2] 2º tentativo
   *[other] 3º tentativo
 }
web-puzzle-given-up = soluzione vista
web-puzzle-to-solve = da risolvere
web-puzzle-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 }
web-puzzle-you = Tu
web-puzzle-solved-head = Proprio così!
web-puzzle-given-up-head = Era questa la strada
web-puzzle-onward = Finora è giusto ({ $n }/{ $all }). E adesso?
web-puzzle-lead = Giocala sul tabellone: il motore risponde.
web-puzzle-give-up = Mi arrendo
web-puzzle-see-why = La spiegazione dice perché.
web-puzzle-why = Perché?
web-puzzle-analyse = Tavolo di analisi
web-puzzle-next = Problema successivo
web-puzzle-what-else = Che altro si può fare?
web-puzzle-archive = Tutti i problemi
web-puzzle-seats = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
web-puzzle-difficulty-1 = facile
web-puzzle-difficulty-2 = insidioso
web-puzzle-difficulty-3 = difficile
web-puzzle-solve = Risolvi
web-puzzle-solved-of = Risolti: { $n } su { $all }
web-puzzle-n = Problema { $n }
puzzle-theme-finish = L’ultima mossa
puzzle-theme-points = Punti da prendere
puzzle-theme-patience = Meglio dei punti subito
puzzle-theme-quiet = Una scelta tranquilla
puzzle-theme-harvest = Punti che arrivano dopo
puzzle-theme-race = Non solo questione di punti
puzzle-fact-now = «{ $choice }»: { $before } + { $gain } = { $after } punti adesso.
puzzle-fact-loses = «{ $choice }»: { $before } − { $loss } = { $after } punti adesso.
puzzle-fact-nothing = «{ $choice }» adesso non porta punti.
puzzle-fact-over = «{ $choice }» chiude la partita { $own } a { $other }, { $won ->
    [1] e si vince
   *[other] e non si vince
 }.
puzzle-fact-end = Ci si può aspettare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine e il { $share } % della vittoria.
puzzle-fact-lost = Così si perde il { $share } % della vittoria.
puzzle-fact-later = Adesso porta { $now ->
    [one] { $now } punto
   *[other] { $now } punti
 } in più, ma alla fine { $end ->
    [one] { $end } punto
   *[other] { $end } punti
 } in meno.
puzzle-fact-more = Alla fine sono { $end ->
    [one] { $end } punto
   *[other] { $end } punti
 } in meno.
web-challenge = Sfida
web-challenge-today = Sfide di oggi
web-challenge-lead = Le stesse carte per tutti: chi ne ricava più punti?
web-challenge-yours = Hai fatto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
web-challenge-open = Una partita che nessuno conosce ancora
web-challenge-best = Il migliore finora: { $name }, { $points }
web-challenge-nobody = Nessuno l’ha ancora finita.
web-challenge-see = Risultati
web-challenge-take = Accetta
web-challenge-play = Gioca questa partita
web-challenge-of-day = Sfida del { $day }
web-challenge-by = Una sfida di { $name }
web-challenge-question = stesse carte, chi fa più punti?
web-challenge-against = Ognuno gioca da solo contro { $bots }.
web-challenge-alone = Ognuno gioca da solo.
web-challenge-done = L’hai giocata
web-challenge-done-note = Adesso puoi guardare come hanno giocato gli altri.
web-challenge-begun = Hai già cominciato
web-challenge-rules = Si accetta una volta sola, e ciò che è stato rivelato non si può annullare. Il risultato è quello della tua partita qui.
web-challenge-share = Copia il link per gli amici
web-challenge-results = Risultati
web-challenge-place = N.
web-challenge-name = Nome
web-challenge-points = Punti
web-challenge-when = Finita
web-challenge-won = vittoria
web-challenge-helped = con aiuto
web-challenge-playing = { $n ->
    [one] { $n } persona sta ancora giocando.
   *[other] { $n } persone stanno ancora giocando.
 }
web-challenge-hidden = Le partite degli altri svelano le carte: potrai guardarle quando avrai finito.
web-challenge-compare = Confronta con gli altri
web-challenge-friends = Sfida gli amici con queste carte
web-challenge-new = Sfida i tuoi amici
web-challenge-new-lead = Scegli un gioco, e il server prepara una partita che nessuno conosce. Gli amici ricevono il link; ognuno la gioca al proprio tavolo, con le stesse carte.
web-challenge-rivals = Avversari
web-challenge-rivals-none = nessuno, ognuno gioca da solo
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
 }
web-challenge-make = Prepara la sfida
web-error-play-first = Questa partita svela le carte di una sfida. Prima giocala, poi potrai guardarla.
web-error-no-challenge = Si può proporre solo una partita che hai giocato qui fino alla fine, da solo o contro i bot.
web-error-bad-tree = Questo non è un albero di varianti giocabile qui.
web-error-bad-tree-move = Nell’albero non è possibile la mossa { $n }: «{ $move }».
web-error-bad-position = A una posizione così nessuna partita può arrivare.
web-error-not-alone = In questa partita giocano altri. Si potrà analizzare quando sarà finita.
web-error-trees-full = Condividi già il massimo di alberi. Prima ritirane uno.

## Imparare giocando

web-learn-game = Impara { $game }
web-learn-offer = Prima volta qui? Gioca una prima partita con un maestro
web-learn-offer-text = { $game } sul vero tabellone: un’idea, una o due frasi, e poi tocca a te.
web-learn-offer-minutes =
    { $n ->
        [one] circa { $n } minuto
       *[other] circa { $n } minuti
    }
web-learn-offer-next = Ora viene la lezione { $n }.
web-lessons-of = di { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ancora circa { $n } minuto
       *[other] ancora circa { $n } minuti
    }
web-lesson-begin = Comincia
web-lesson-on = Continua
