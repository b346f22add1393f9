### Splendor: domande al giocatore, diario, azioni, opzioni e nomi delle cose.

splendor-title = Splendor
splendor-summary = Raccogli gemme, trasformale in miniere, botteghe e negozi che rendono più economico ogni acquisto seguente, e conquista i nobili prima degli altri.

## Domande al giocatore

splendor-prompt-action =
    { $takes ->
        [0] { $buys ->
            [0] Prenota una carta.
           *[other] { $reserves ->
                [0] Compra una carta.
               *[other] Compra o prenota una carta.
            }
        }
       *[other] { $buys ->
            [0] { $reserves ->
                [0] Prendi gemme.
               *[other] Prendi gemme o prenota una carta.
            }
           *[other] { $reserves ->
                [0] Prendi gemme o compra una carta.
               *[other] Prendi gemme, compra o prenota una carta.
            }
        }
    }
splendor-prompt-pay = Acquisto di { $card }: conferma il pagamento o usa oro al posto di una gemma.
splendor-prompt-return =
    { $count ->
        [one] Hai più di dieci gettoni: rendine { $count }.
       *[other] Hai più di dieci gettoni: rendine { $count }.
    }
splendor-prompt-noble = Più nobili verrebbero da te: scegline uno.
splendor-prompt-pass = Non hai azioni possibili: passa.
splendor-note-action =
    { $last ->
        [0] {""}
       *[other] Ultimo round: è la tua ultima azione.
    } { $takes ->
        [0] { $buys ->
            [0] Non c’è altro: brillano carte e mazzi ({ $reserves }).
           *[other] Carte che puoi pagare: { $buys }.
        }
       *[other] Brillano: pile di gemme ({ $takes }){ $buys ->
            [0] .
           *[other] {" "}e carte che puoi pagare ({ $buys }).
        }
    }
splendor-note-return = Brillano i tuoi gettoni. Se ne possono tenere dieci.
splendor-note-pay = Premi una tua gemma che brilla per tenerla e pagare oro.
splendor-note-noble = Un nobile non è un’azione: uno viene ora, gli altri forse più tardi.
splendor-note-pass = Non c’è nulla da prendere, comprare o prenotare.

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
    }){ $tokens ->
        [0] { "" }, coperta dai bonus
       *[other] { " " }per { $paid }
    }.
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

## Che cosa porta una scelta

splendor-effect-reserve = D’ora in poi solo tu puoi comprarla. Occupa uno dei tuoi tre posti.
splendor-effect-buy = Il suo bonus è tuo per sempre.
splendor-effect-buy-hand = Il suo bonus è tuo per sempre, e un posto si libera.
splendor-effect-noble = I punti contano subito.
splendor-effect-pay = Il pagamento resta così, e la carta è tua.
splendor-final-reserve-deck = Solo tu vedi la carta. Una volta vista, non si annulla da soli: premi ancora.

## Nomi

splendor-colour-w = diamante
splendor-colour-b = zaffiro
splendor-colour-g = smeraldo
splendor-colour-r = rubino
splendor-colour-k = onice
splendor-colour-o = oro
splendor-card = carta di livello { $level }, { $colour }
splendor-noble = nobile ({ $price })
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

splendor-why-SPL-BUY-01 = Lì non c’è nessuna carta.
splendor-why-SPL-BUY-03 =
    { $n ->
        [one] Manca { $n } gemma, hai { $have } oro.
       *[other] Mancano { $n } gemme, hai { $have } oro.
    }
splendor-why-SPL-BUY-03-gold = L’oro può sostituire solo una gemma di questo pagamento, finché hai oro.
splendor-why-SPL-TAKE-01 = Nella riserva non ce ne sono più.
splendor-why-SPL-TAKE-02 = Con almeno tre colori nella riserva si prendono tre gemme diverse.
splendor-why-SPL-TAKE-03 = Ne restano { $have }. Per due uguali ne servono { $n }.
splendor-why-SPL-TAKE-04-none = Non hai questo gettone.
splendor-why-SPL-RES-02 =
    { $have ->
        [one] Hai già { $have } carta prenotata: è il massimo.
       *[other] Hai già { $have } carte prenotate: è il massimo.
    }
splendor-why-SPL-RES-01 = Lì non c’è più nessuna carta.
splendor-why-SPL-NOBLE-01 = I tuoi bonus non bastano a questo nobile.
splendor-why-SPL-TURN-02 = Puoi ancora agire.

## So many of what is paid or comes, in facts about a choice

splendor-goods-w = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
 }
splendor-goods-b = { $n ->
    [one] { $n } zaffiro
   *[other] { $n } zaffiri
 }
splendor-goods-g = { $n ->
    [one] { $n } smeraldo
   *[other] { $n } smeraldi
 }
splendor-goods-r = { $n ->
    [one] { $n } rubino
   *[other] { $n } rubini
 }
splendor-goods-k = { $n ->
    [one] { $n } onice
   *[other] { $n } onici
 }
splendor-goods-o = { $n ->
    [one] { $n } oro
   *[other] { $n } oro
 }
splendor-goods-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
splendor-goods-card_w = un bonus: { splendor-colour-w }
splendor-goods-card_b = un bonus: { splendor-colour-b }
splendor-goods-card_g = un bonus: { splendor-colour-g }
splendor-goods-card_r = un bonus: { splendor-colour-r }
splendor-goods-card_k = un bonus: { splendor-colour-k }
