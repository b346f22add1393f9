### Analisi delle partite e suggerimenti, per il terminale e il browser.

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
study-head-round-you = Hai vinto al round { $round }
study-head-always-you = In testa dall’inizio alla fine
study-head-won-you = Hai vinto
study-head-lost-you = Hai perso
