### Goofspiel: domande, diario, azioni, opzioni e nomi delle cose.

goofspiel-title = Goofspiel
goofspiel-summary = Tutti puntano una carta nello stesso momento, coperta, per il premio scoperto. La puntata più alta lo vince, e ogni carta si punta una volta sola.

## Che cosa si chiede al giocatore

goofspiel-prompt-bid = Punta una carta per { $card }: in palio { $pot ->
        [one] { $pot } punto
       *[other] { $pot } punti
    }.

## Diario

goofspiel-log-bid = { $player } posa una carta coperta.
goofspiel-log-shows = { $player } ha puntato: { $card }.
goofspiel-log-wins = { $player } vince { $pot ->
        [one] { $pot } punto
       *[other] { $pot } punti
    }.
goofspiel-log-tie = Le puntate più alte sono pari: { $carried ->
        [0] il premio è perso.
       *[other] il premio si aggiunge al prossimo.
    }

## Punteggio e svolgimento

goofspiel-score-prizes = Premi
goofspiel-phase-bid = Puntate
goofspiel-end-played = Tutti i premi sono stati contesi.

## Opzioni

goofspiel-option-hands = Con quali carte punta ciascuno.
goofspiel-option-hands-suits = Un seme a testa: tutti hanno le stesse carte.
goofspiel-option-hands-dealt = Distribuite da un mazzo con un seme in più dei giocatori: nessuno sa che cosa hanno gli altri.
goofspiel-option-ties = Che ne è di un premio quando le puntate più alte sono pari.
goofspiel-option-ties-carry = Si aggiunge al premio successivo.
goofspiel-option-ties-discard = Nessuno lo riceve.
goofspiel-option-cards = Quanti premi ci sono, e quante carte in mano.

## Azioni

goofspiel-action-bid = Punta: { $a }

## Che cosa mostra il tavolo

goofspiel-view-prize = Premio
goofspiel-view-pot = In palio
goofspiel-view-gone = Premi precedenti
goofspiel-view-left = Premi a venire
goofspiel-view-points = Punti
goofspiel-view-ready = Ha puntato
goofspiel-view-bid = Coperta
goofspiel-view-hand = Mano
goofspiel-view-cards = Carte in mano
goofspiel-view-latest = Ultima puntata
goofspiel-view-played = Giocate

## Nomi delle cose

goofspiel-name-1 = Asso (1)
goofspiel-name-2 = 2
goofspiel-name-3 = 3
goofspiel-name-4 = 4
goofspiel-name-5 = 5
goofspiel-name-6 = 6
goofspiel-name-7 = 7
goofspiel-name-8 = 8
goofspiel-name-9 = 9
goofspiel-name-10 = 10
goofspiel-name-11 = Fante (11)
goofspiel-name-12 = Donna (12)
goofspiel-name-13 = Re (13)
