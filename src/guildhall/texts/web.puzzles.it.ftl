### Problemi e sfide.

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
web-challenge-new = Sfida i tuoi amici
web-challenge-new-lead = Scegli un gioco, e il server prepara una partita che nessuno conosce. Gli amici ricevono il link; ognuno la gioca al proprio tavolo, con le stesse carte.
web-challenge-game = Gioco
web-challenge-bot = Quale bot
web-challenge-rivals = Avversari
web-challenge-rivals-none = nessuno, ognuno gioca da solo
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
 }
web-challenge-make = Prepara la sfida
