# Analisi delle partite e suggerimenti, per il terminale e il browser.

## Perché una scelta è migliore di un’altra. Ciò che costa e porta è `goods`, tanto di ogni cosa.

study-why-gone = { $turns ->
    [0] { $other_player } l’ha presa prima del turno successivo.
    [one] { $other_player } l’ha presa un turno dopo.
   *[other] { $other_player } l’ha presa { $turns } turni dopo.
 }
study-why-yourself = { $turns ->
    [one] { $player } ha fatto così un turno dopo.
   *[other] { $player } ha fatto così { $turns } turni dopo.
 }
study-why-points-later = { $now ->
    [one] Porta subito 1 punto in meno, ma { $points } in più alla fine.
   *[other] Porta subito { $now } punti in meno, ma { $points } in più alla fine.
 }
study-why-points-now = { $points ->
    [one] Porta subito 1 punto in più.
   *[other] Porta subito { $points } punti in più.
 }
study-why-points-end = { $points ->
    [one] Alla fine vale { $points } punto in più.
   *[other] Alla fine vale { $points } punti in più.
 }
study-why-sooner = Turni fino ai prossimi punti: { $turns } invece di { $instead }.
study-why-spent = La mossa giocata è costata { $goods }; questa non costa nulla.
study-why-cheaper = Costa { $goods }: { $n } in meno della mossa giocata.
study-why-brings = Porta subito: { $goods }.
study-why-profit = La mossa giocata ha aiutato soprattutto { $other_player }: +{ $percent } % della vittoria.
study-why-close = Non decide una cosa sola: è migliore la posizione che ne segue.
study-hint-brings = Porta { $goods }.
study-hint-costs = Costa { $goods }.
study-hint-only = È l’unica scelta.
study-hint-less = { $points ->
    [one] Alla fine { $points } punto in meno della prima.
   *[other] Alla fine { $points } punti in meno della prima.
 }
study-hint-alike = Quasi buona come la prima.

## Ciò che si dice di tutta la partita e di un posto

study-head-round = { $player } ha vinto al round { $round }
study-head-always = { $player } in testa dall’inizio alla fine
study-head-won = { $player } ha vinto
study-head-shared = Vittoria condivisa
study-head-nobody = Non ha vinto nessuno
study-head-lost = { $player } ha perso
study-seat-best = Scelte migliori: { $best } su { $all }.
study-seat-lost = La perdita maggiore al round { $round }: { $percent } % della vittoria.
study-seat-flawless = Da nessuna parte si è trovato di meglio.

## La pagina dell’analisi

web-review = Analisi
web-review-where = Guarda dove è stata vinta
web-review-begin = Dove è stata vinta?
web-review-begin-note = Una ricerca guarda ogni scelta di questa partita con ciò che il giocatore sapeva: che cosa ognuno poteva aspettarsi, che cosa è stata fortuna e che cosa sarebbe stato meglio. Dura circa un minuto; i bot con cui si gioca hanno la precedenza.
web-review-start-it = Fai l’analisi
web-review-nobody = Nessuno ha chiesto l’analisi di questa partita. Per farlo, presentati nella sala.
web-review-looking = Si guarda ogni scelta
web-review-stopped = L’analisi è stata fermata
web-review-stop = Ferma
web-review-go-on = Continua
web-review-what = Che cosa mostra la curva
web-review-shares = Quota di vittoria
web-review-points = Punti attesi
web-review-shares-after = quota di vittoria dopo ogni mossa
web-review-points-after = punti attesi alla fine, dopo ogni mossa
web-review-luck = fortuna
web-review-seat = Giocatore
web-review-start = inizio
web-review-own = scelte proprie
web-review-others = degli altri
web-review-end = fine
web-review-apart = La fortuna separata dalle scelte
web-review-of-win = percentuale della vittoria
web-review-mean = Perdita media per scelta: { $loss }.
web-review-turning = Svolte
web-review-turn-at = Svolta { $n }
web-review-by-luck = fortuna
web-review-costliest = Le scelte più costose
web-review-costly-at = Scelta costosa { $letter }
web-review-whose = Le scelte di chi
web-review-you = Tu
web-review-played = giocata
web-review-better = migliore
web-review-round = Round { $n }
web-review-move = Mossa { $n }
web-review-share = quota di vittoria
web-review-at-end = punti alla fine
web-review-turns = turni fino ai prossimi punti
web-review-analysis = Apri sulla tavola di analisi
web-review-look = Guarda questo momento nel replay
study-head-round-you = Hai vinto al round { $round }
study-head-always-you = In testa dall’inizio alla fine
study-head-won-you = Hai vinto
study-head-lost-you = Hai perso
