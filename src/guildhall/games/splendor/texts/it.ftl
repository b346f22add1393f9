### Splendor: domande al giocatore, diario, azioni, opzioni e nomi delle cose.

splendor-title = Splendor
splendor-summary = Raccogli gemme, trasformale in miniere, botteghe e negozi che rendono più economico ogni acquisto seguente, e conquista i nobili prima degli altri.

## Domande al giocatore

splendor-prompt-action = Prendi gemme, prenota una carta o compra una carta.
splendor-prompt-pay = Acquisto di { $card }: conferma il pagamento o usa oro al posto di una gemma.
splendor-prompt-return =
    { $count ->
        [one] Hai più di dieci gettoni: rendine { $count }.
       *[other] Hai più di dieci gettoni: rendine { $count }.
    }
splendor-prompt-noble = Più nobili verrebbero da te: scegline uno.
splendor-prompt-pass = Non hai azioni possibili: passa.

## Diario

splendor-log-take = { $player } prende { $colour }.
splendor-log-return = { $player } rende { $colour }.
splendor-log-reserve =
    { $gold ->
        [0] { $player } prenota { $card }; l’oro è finito.
       *[other] { $player } prenota { $card } e prende un oro.
    }
splendor-log-reserve-blind =
    { $gold ->
        [0] { $player } prenota in segreto la prima carta del mazzo di livello { $level }; l’oro è finito. { $card }
       *[other] { $player } prenota in segreto la prima carta del mazzo di livello { $level } e prende un oro. { $card }
    }
splendor-log-buy =
    { $reserved ->
        [0] { $player } compra { $card }
       *[other] { $player } compra dalle prenotate { $card }
    } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }).
splendor-log-noble = { $player } riceve una visita: { $noble }.
splendor-log-pass = { $player } passa.

## Punteggio e andamento

splendor-score-cards = Carte sviluppo
splendor-score-nobles = Nobili
splendor-phase-action = Azione
splendor-phase-pay = Pagamento
splendor-phase-return = Resa dei gettoni
splendor-phase-noble = Scelta del nobile
splendor-phase-last = Ultimo round
splendor-end-target = Il traguardo è stato raggiunto e il round è stato completato.
splendor-end-deadlock = Nessuno poteva più muovere, perciò la partita è finita subito.

## Opzioni

splendor-option-small_takes = Se si possono prendere una o due gemme diverse quando nella riserva ci sono tre o più colori.
splendor-option-small_takes-on = Si può sempre prendere meno (regola della casa).
splendor-option-small_takes-off = Finché ci sono tre colori si prendono tre gemme diverse (come da regolamento).
splendor-option-target = Quanti punti fanno finire la partita; di solito 15.
splendor-preset-first = Prima partita
splendor-preset-first-note = Come da regolamento, a 15 punti.
splendor-preset-short = Di fretta
splendor-preset-short-note = Una partita breve, a 10 punti.
splendor-preset-full = La grande sfida
splendor-preset-full-note = Una partita lunga, a 21 punti.

## Azioni

splendor-action-take = Prendi { $a }
splendor-action-reserve = Prenota { $a }
splendor-action-reserve-deck = Prenota la prima carta del mazzo di livello { $a }
splendor-action-buy = Compra { $a }
splendor-action-buy-hand = Compra la tua carta prenotata { $a }
splendor-action-pass = Passa
splendor-action-return = Rendi { $a }
splendor-action-pay = Paga così
splendor-action-gold-for = Paga oro al posto di { $a }
splendor-action-noble = Ricevi { $a }

## Nomi

splendor-colour-w = diamante
splendor-colour-b = zaffiro
splendor-colour-g = smeraldo
splendor-colour-r = rubino
splendor-colour-k = onice
splendor-colour-o = oro
splendor-card = carta di livello { $level }, { $colour }
splendor-noble = nobile { $n }
splendor-price = { $n } { $colour }
splendor-about-card = livello { $level }, dà { $colour }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, costo: { $price }
splendor-about-noble = nobile, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, chiede carte: { $price }

## Why not, in short

splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Dopo bonus e gemme manca { $n } gemma; di oro ne hai { $have }.
       *[other] Dopo bonus e gemme mancano { $n } gemme; di oro ne hai { $have }.
    }
splendor-why-SPL-BUY-03-gold = L’oro può sostituire solo una gemma di questo pagamento, finché hai oro.
splendor-why-SPL-TAKE-03 = Per prenderne due uguali nella riserva ne servono { $n } di quel colore; ce ne sono { $have }.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] Hai già { $have } carta prenotata: è il massimo.
       *[other] Hai già { $have } carte prenotate: è il massimo.
    }
