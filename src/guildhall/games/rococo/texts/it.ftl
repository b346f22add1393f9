### Rococò: domande al giocatore, cronaca, punteggio, opzioni, azioni e nomi delle cose.

rococo-summary = Dirigi una sartoria alla corte di Luigi XV: guida con saggezza i tuoi dipendenti, cuci abiti splendidi, adorna il palazzo e ottieni più prestigio di tutti prima che si apra il gran ballo.

## Che cosa si chiede al giocatore

rococo-prompt-choose = { $count ->
    [one] Scegli ancora { $count } carta per la tua mano.
   *[other] Scegli { $count } carte per la tua mano.
 }
rococo-prompt-confirm = Giochi questo round con queste tre carte? Conferma o scegli di nuovo.
rococo-prompt-play = Tocca a te: gioca una carta dalla mano.
rococo-prompt-main = Scegli un’azione principale o rinuncia. Carta giocata: { $card }
rococo-prompt-bonus = Bonus: { $bonus }. Puoi rinunciare. { $card }
rococo-prompt-garment-bonus = Bonus dell’abito ({ $garment }): { $bonus }. Puoi rinunciare.
rococo-prompt-reward-tile = L’ospite ti dona una tessera risorsa: prendine una da un cassetto oppure rinuncia.
rococo-prompt-tile = Conservi la tessera come seta o la scambi con merletto o filato? { $tile }
rococo-prompt-discount = Quale seta risparmi per questo abito ({ $garment })? Puoi anche non risparmiarne.
rococo-prompt-pay = Scegli le tessere risorsa per pagare: { $garment }{ $azure ->
    [0] { "" }
   *[other] { "; mancano pezze di seta " }blu (classica: gialla): { $azure }
 }{ $rose ->
    [0] { "" }
   *[other] { "; mancano pezze di seta " }rosa (classica: verde): { $rose }
 }{ $jade ->
    [0] { "" }
   *[other] { "; mancano pezze di seta " }verde (classica: rossa): { $jade }
 }{ $amber ->
    [0] { "" }
   *[other] { "; mancano pezze di seta " }arancione (classica: blu): { $amber }
 }.
rococo-prompt-rent = { $livres ->
    [0] Questo abito ({ $garment }) non si può vendere: affittalo (a fine partita { $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
     }).
   *[other] Confezionato: { $garment }. Lo affitti (a fine partita { $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
     }) o lo vendi per { $livres ->
        [one] { $livres } moneta
       *[other] { $livres } monete
     }?
 }
rococo-prompt-jewel = Compra un gioiello per questo abito ({ $garment }) oppure rinuncia.
rococo-prompt-place = Scegli uno spazio ospite: { $garment }.
rococo-prompt-task = Questa tessera va bene per due compiti d’esame: quale segni?
rococo-prompt-exam-card = Esame superato: prendi in mano una carta qualsiasi del mazzo d’esame.
rococo-prompt-discard = { $count ->
    [0] Scarta tessere risorsa per ottenere prestigio oppure rinuncia. { $card }
    [one] { $count } tessera scartata finora: un’altra o basta? { $card }
   *[other] { $count } tessere scartate finora: un’altra o basta? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Compra prestigio con le monete oppure rinuncia. { $card }
    [one] { $count } punto prestigio comprato finora: un altro o basta? { $card }
   *[other] { $count } punti prestigio comprati finora: un altro o basta? { $card }
 }
rococo-prompt-her-card = Madame du Barry scopre una carta: { $card }
rococo-prompt-her-place = Un’altra carta dice dove Madame du Barry affitta l’abito ({ $garment }): { $hall ->
    [1] Sala Reale
    [2] Seconda Sala
    [3] Terza Sala
    [4] Quarta Sala
    [5] Quinta Sala
   *[other] { $hall }
 }.

## La cronaca

rococo-log-round = Comincia il round { $round }.
rococo-log-starts = { $player } aveva il favore della Regina e comincia questo round.
rococo-log-chosen = { $player } ha scelto le carte per questo round. { $cards }
rococo-log-recycle = { $player } fa degli scarti una nuova riserva.
rococo-log-play = { $player } gioca la carta { $card }
rococo-log-favor = { $player } prende il favore della Regina.
rococo-log-acquire = { $player } prende una tessera risorsa { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
 }. { $tile }
rococo-log-draw = { $player } pesca una tessera risorsa a caso. { $tile }
rococo-log-keep = { $player } conserva la tessera come seta. { $tile }
rococo-log-convert = { $player } scarta la tessera e prende { $lace ->
    [0] { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         }
       *[other] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         } e { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
     }
 }.
rococo-log-markers = { $player } prende { $lace ->
    [0] { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         }
       *[other] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         } e { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
     }
 }.
rococo-log-tailor = { $player } confeziona { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
 }: { $garment }.
rococo-log-sell = { $player } vende: { $garment }.
rococo-log-place = { $player } affitta: { $garment } — { $hall ->
    [1] Sala Reale
    [2] Seconda Sala
    [3] Terza Sala
    [4] Quarta Sala
    [5] Quinta Sala
   *[other] { $hall }
 }, ospite { $position }.
rococo-log-jewel = { $player } prende un gioiello { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
 }: { $jewel }.
rococo-log-hire = { $player } assume { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
 }: { $card }
rococo-log-depute = { $player } delega la carta { $card }
rococo-log-fund = { $player } finanzia una decorazione { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
 }: { $space }.
rococo-log-all-halls = { $player } è presente in tutte e 5 le sale: a fine partita { $prestige ->
    [one] { $prestige } punto prestigio
   *[other] { $prestige } punti prestigio
 }.
rococo-log-livres = { $player } riceve { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
 }.
rococo-log-prestige = { $player } segna { $amount ->
    [one] { $amount } punto prestigio
   *[other] { $amount } punti prestigio
 }.
rococo-log-discard = { $player } scarta una tessera risorsa per ottenere prestigio. { $tile }
rococo-log-call = { $player } sposta una carta dalla riserva agli scarti: { $card }
rococo-log-copy = { $player } usa il bonus della prima carta degli scarti di { $other_player }: { $card }
rococo-log-task = { $player } segna un compito d’esame: { $task }.
rococo-log-exam = { $player } supera l’{ $exam }.
rococo-log-exam-card = { $player } prende una carta dal mazzo d’esame. { $card }
rococo-log-income = { $player } riceve proventi per { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
 }.
rococo-log-final = Si apre il ballo: conteggio finale.
rococo-log-her-starts = Madame du Barry aveva il favore della Regina e comincia questo round.
rococo-log-her-card = Madame du Barry scopre una carta: { $card }
rococo-log-her-favor = Madame du Barry prende il favore della Regina.
rococo-log-her-tiles = { $count ->
    [one] Madame du Barry prende { $count } tessera risorsa.
   *[other] Madame du Barry prende { $count } tessere risorsa.
 }
rococo-log-her-markers = Madame du Barry prende { $lace ->
    [0] { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         }
       *[other] { $lace ->
            [one] { $lace } merletto
           *[other] { $lace } merletti
         } e { $yarn ->
            [one] { $yarn } filato
           *[other] { $yarn } filati
         }
     }
 }.
rococo-log-her-tailor = Madame du Barry confeziona: { $garment }.
rococo-log-her-hall = Madame du Barry scopre una carta per la sala: { $hall ->
    [1] Sala Reale
    [2] Seconda Sala
    [3] Terza Sala
    [4] Quarta Sala
    [5] Quinta Sala
   *[other] { $hall }
 }.
rococo-log-her-place = Madame du Barry affitta: { $garment } — { $hall ->
    [1] Sala Reale
    [2] Seconda Sala
    [3] Terza Sala
    [4] Quarta Sala
    [5] Quinta Sala
   *[other] { $hall }
 }, ospite { $position }.
rococo-log-her-jewel = Madame du Barry prende un gioiello: { $jewel }.
rococo-log-her-hire = Madame du Barry assume: { $card }
rococo-log-her-fund = Madame du Barry finanzia una decorazione: { $space }.
rococo-log-her-all-halls = Madame du Barry è presente in tutte e 5 le sale: a fine partita { $prestige ->
    [one] { $prestige } punto prestigio
   *[other] { $prestige } punti prestigio
 }.
rococo-log-her-prestige = Madame du Barry segna { $amount ->
    [one] { $amount } punto prestigio
   *[other] { $amount } punti prestigio
 }.
rococo-log-her-task = Madame du Barry segna un compito d’esame: { $task }.
rococo-log-her-exam = Madame du Barry supera l’{ $exam }.

## Punteggio e svolgimento

rococo-score-play = Durante la partita
rococo-score-livres = 1. Monete avanzate
rococo-score-jewels = 1b. Gioielli
rococo-score-crowns = 2. Dipendenti con la corona
rococo-score-favor = 2. Favore della Regina
rococo-score-hall1 = 3. Sala Reale
rococo-score-hall2 = 3. Seconda Sala
rococo-score-hall3 = 3. Terza Sala
rococo-score-hall4 = 3. Quarta Sala
rococo-score-hall5 = 3. Quinta Sala
rococo-score-fireworks = 4. Fuochi d’artificio
rococo-score-statues = 6. Statue
rococo-score-garments = 7. Abiti nelle sale
rococo-score-terrace = 5 + 7. Abiti sulla terrazza
rococo-score-decorations = 7. Decorazioni
rococo-score-all-halls = 7. Bonus Tutte le Sale
rococo-score-tiles = Tessere risorsa
rococo-phase-choose = Scelta delle carte
rococo-phase-actions = Azioni
rococo-phase-her = Turno di Madame du Barry
rococo-phase-over = La partita è finita
rococo-end-rounds = I sette round sono finiti e il gran ballo è cominciato.
rococo-end-beaten = Hai eclissato Madame du Barry.
rococo-end-du_barry = Madame du Barry ha almeno il tuo prestigio: la serata è sua.

## Opzioni

rococo-option-edition = L’edizione con cui si gioca.
rococo-option-edition-deluxe = Edizione Deluxe del 2020: il prestigio è pubblico e da soli si affronta Madame du Barry.
rococo-option-edition-classic = Edizione classica del 2013: il prestigio resta segreto fino alla fine, da 2 a 5 giocatori.
rococo-option-jewelry_box = Portagioie: finanzia un gioielliere, adorna i tuoi ospiti di collane e anelli e prepara gli Apprendisti a esami che portano dipendenti più forti.
rococo-option-jewelry_box-on = Con il Portagioie.
rococo-option-jewelry_box-off = Senza il Portagioie.
rococo-option-luxury_garments = Abiti di lusso: quattro capolavori che divorano seta e valgono più di ogni altro abito, con cinque ricche tessere risorsa per realizzarli.
rococo-option-luxury_garments-on = Con gli abiti di lusso.
rococo-option-luxury_garments-off = Senza gli abiti di lusso.
rococo-option-festive_garments = Abiti da festa: quattro creazioni che ti premiano appena confezionate, per ciò che hai già al ballo.
rococo-option-festive_garments-on = Con gli abiti da festa.
rococo-option-festive_garments-off = Senza gli abiti da festa.
rococo-option-exclusive_tailoring = Sartoria esclusiva: abiti per ospiti speciali, ciascuno con un dono tutto suo appena viene collocato.
rococo-option-exclusive_tailoring-on = Con la Sartoria esclusiva.
rococo-option-exclusive_tailoring-off = Senza la Sartoria esclusiva.
rococo-option-start_player = Chi comincia il primo round (da soli: Madame du Barry).
rococo-option-start_player-by_lot = Un giocatore tirato a sorte.
rococo-option-start_player-first_seat = Il primo posto al tavolo.

## Azioni

rococo-action-choose = Prendi in mano: { $a }
rococo-action-confirm = Conferma queste carte
rococo-action-change = Scegli di nuovo
rococo-action-play = Gioca: { $a }
rococo-action-no-action = Nessuna azione principale
rococo-action-favor = Reclama il favore della Regina
rococo-action-acquire = Prendi una tessera risorsa: { $a }
rococo-action-tailor = Confeziona: { $a }
rococo-action-hire = Assumi: { $a }
rococo-action-depute = Delega la carta giocata
rococo-action-fund = Finanzia: { $a }
rococo-action-exam = Sostieni l’{ $a }
rococo-action-use = Usa il bonus
rococo-action-decline = Rinuncia
rococo-action-done = Basta così
rococo-action-keep = Conserva la tessera come seta
rococo-action-convert = Scarta la tessera per il merletto o il filato che mostra
rococo-action-lace = Prendi merletto
rococo-action-yarn = Prendi filato
rococo-action-discount = Risparmia seta: { $a }
rococo-action-pay = Paga con: { $a }
rococo-action-rent = Affitta
rococo-action-sell = Vendi
rococo-action-place = Colloca qui: { $a }
rococo-action-jewel = Prendi un gioiello: { $a }
rococo-action-depute-card = Delega: { $a }
rococo-action-buy-prestige = Compra 1 punto prestigio
rococo-action-discard = Scarta: { $a }
rococo-action-call = Sposta dalla riserva agli scarti: { $a }
rococo-action-copy = Usa il bonus della prima carta degli scarti: { $a }
rococo-action-hall = Scegli: { $a }
rococo-action-mark = Segna: { $a }
rococo-action-take = Prendi dal mazzo d’esame: { $a }
rococo-action-next = Avanti

## Nomi: colori, sale e luoghi

rococo-name-azure = blu (classica: gialla)
rococo-name-rose = rosa (classica: verde)
rococo-name-jade = verde (classica: rossa)
rococo-name-amber = arancione (classica: blu)
rococo-hall-1 = Sala Reale
rococo-hall-2 = Seconda Sala
rococo-hall-3 = Terza Sala
rococo-hall-4 = Quarta Sala
rococo-hall-5 = Quinta Sala
rococo-acquire-1-1 = cassetto 1, spazio 1
rococo-acquire-1-2 = cassetto 1, spazio 2
rococo-acquire-1-3 = cassetto 1, spazio 3
rococo-acquire-1-4 = cassetto 1, spazio 4
rococo-acquire-2-1 = cassetto 2, spazio 1
rococo-acquire-2-2 = cassetto 2, spazio 2
rococo-acquire-2-3 = cassetto 2, spazio 3
rococo-acquire-2-4 = cassetto 2, spazio 4
rococo-acquire-3-1 = cassetto 3, spazio 1
rococo-acquire-3-2 = cassetto 3, spazio 2
rococo-acquire-3-3 = cassetto 3, spazio 3
rococo-acquire-3-4 = cassetto 3, spazio 4
rococo-name-G1 = spazio 1 del laboratorio
rococo-name-G2 = spazio 2 del laboratorio
rococo-name-G3 = spazio 3 del laboratorio
rococo-name-G4 = spazio 4 del laboratorio
rococo-name-G5 = spazio 5 del laboratorio
rococo-name-G6 = spazio 6 del laboratorio
rococo-name-G7 = spazio 7 del laboratorio
rococo-place-1-1 = Sala Reale, ospite 1
rococo-place-1-2 = Sala Reale, ospite 2
rococo-place-1-3 = Sala Reale, ospite 3
rococo-place-1-4 = Sala Reale, ospite 4
rococo-place-1-5 = Sala Reale, ospite 5
rococo-place-1-6 = Sala Reale, ospite 6
rococo-place-1-7 = Sala Reale, ospite 7
rococo-place-1-8 = Sala Reale, ospite 8
rococo-place-1-9 = Sala Reale, ospite 9
rococo-place-2-1 = Seconda Sala, ospite 1
rococo-place-2-2 = Seconda Sala, ospite 2
rococo-place-2-3 = Seconda Sala, ospite 3
rococo-place-2-4 = Seconda Sala, ospite 4
rococo-place-2-5 = Seconda Sala, ospite 5
rococo-place-2-6 = Seconda Sala, ospite 6
rococo-place-2-7 = Seconda Sala, ospite 7
rococo-place-2-8 = Seconda Sala, ospite 8
rococo-place-2-9 = Seconda Sala, ospite 9
rococo-place-3-1 = Terza Sala, ospite 1
rococo-place-3-2 = Terza Sala, ospite 2
rococo-place-3-3 = Terza Sala, ospite 3
rococo-place-3-4 = Terza Sala, ospite 4
rococo-place-3-5 = Terza Sala, ospite 5
rococo-place-3-6 = Terza Sala, ospite 6
rococo-place-3-7 = Terza Sala, ospite 7
rococo-place-3-8 = Terza Sala, ospite 8
rococo-place-3-9 = Terza Sala, ospite 9
rococo-place-4-1 = Quarta Sala, ospite 1
rococo-place-4-2 = Quarta Sala, ospite 2
rococo-place-4-3 = Quarta Sala, ospite 3
rococo-place-4-4 = Quarta Sala, ospite 4
rococo-place-4-5 = Quarta Sala, ospite 5
rococo-place-4-6 = Quarta Sala, ospite 6
rococo-place-4-7 = Quarta Sala, ospite 7
rococo-place-4-8 = Quarta Sala, ospite 8
rococo-place-4-9 = Quarta Sala, ospite 9
rococo-place-5-1 = Quinta Sala, ospite 1
rococo-place-5-2 = Quinta Sala, ospite 2
rococo-place-5-3 = Quinta Sala, ospite 3
rococo-place-5-4 = Quinta Sala, ospite 4
rococo-place-5-5 = Quinta Sala, ospite 5
rococo-place-5-6 = Quinta Sala, ospite 6
rococo-place-5-7 = Quinta Sala, ospite 7
rococo-place-5-8 = Quinta Sala, ospite 8
rococo-place-5-9 = Quinta Sala, ospite 9
rococo-copy-0 = giocatore 1
rococo-copy-1 = giocatore 2
rococo-copy-2 = giocatore 3
rococo-copy-3 = giocatore 4
rococo-copy-4 = giocatore 5

## Nomi: decorazioni, esami e compiti

rococo-name-F1 = fuochi d’artificio, spazio 1
rococo-name-F2 = fuochi d’artificio, spazio 2
rococo-name-F3 = fuochi d’artificio, spazio 3
rococo-name-F4 = fuochi d’artificio, spazio 4
rococo-name-F5 = fuochi d’artificio, spazio 5
rococo-name-F6 = fuochi d’artificio, spazio 6
rococo-name-S1 = statue, spazio 1
rococo-name-S2 = statue, spazio 2
rococo-name-S3 = statue, spazio 3
rococo-name-S4 = statue, spazio 4
rococo-name-S5 = statue, spazio 5
rococo-name-KL1 = metà sinistra della cucina (classica: riga superiore della fontana), spazio 1
rococo-name-KL2 = metà sinistra della cucina (classica: riga superiore della fontana), spazio 2
rococo-name-KL3 = metà sinistra della cucina (classica: riga superiore della fontana), spazio 3
rococo-name-KR1 = metà destra della cucina (classica: riga inferiore della fontana), spazio 1
rococo-name-KR2 = metà destra della cucina (classica: riga inferiore della fontana), spazio 2
rococo-name-KR3 = metà destra della cucina (classica: riga inferiore della fontana), spazio 3
rococo-name-M1 = musicista, Sala Reale
rococo-name-M2 = musicista, Seconda Sala
rococo-name-M3 = musicista, Terza Sala
rococo-name-M4 = musicista, Quarta Sala
rococo-name-M5 = musicista, Quinta Sala
rococo-name-W1 = gioielliere, spazio 1
rococo-name-W2 = gioielliere, spazio 2
rococo-name-W3 = gioielliere, spazio 3
rococo-name-W4 = gioielliere, spazio 4
rococo-name-W5 = gioielliere, spazio 5
rococo-exam-journeyman = esame da Sarto
rococo-exam-master = esame da Maestro
rococo-name-JT1 = un Apprendista acquisisce e conserva seta blu o rosa (classica: gialla o verde)
rococo-name-JT2 = un Apprendista acquisisce e conserva seta verde o arancione (classica: rossa o blu)
rococo-name-JT3 = un Apprendista acquisisce merletto o filato
rococo-name-JT4 = un Apprendista finanzia una decorazione
rococo-name-MT1 = un Sarto confeziona un abito da donna
rococo-name-MT2 = un Sarto confeziona un abito da uomo
rococo-name-MT3 = un Maestro confeziona un abito

## Nomi: che cosa permette un bonus

rococo-bonus-none = non c’è nulla da usare
rococo-bonus-gain_livres = prendi le monete
rococo-bonus-gain_prestige = segna il prestigio
rococo-bonus-lace_or_yarn = prendi merletto o filato
rococo-bonus-random_resource = pesca una tessera risorsa a caso
rococo-bonus-extra_acquire = acquisisci un’altra tessera risorsa
rococo-bonus-extra_tailor = confeziona un altro abito
rococo-bonus-extra_fund = finanzia un’altra decorazione
rococo-bonus-delegate_any = delega un tuo dipendente qualsiasi
rococo-bonus-livres_per = prendi le monete
rococo-bonus-prestige_per = segna il prestigio
rococo-bonus-per_garment_colour = prendi la ricompensa per i tuoi abiti
rococo-bonus-livres_by_deck_size = prendi le monete per il tuo personale
rococo-bonus-prestige_by_deck_size = segna il prestigio per il tuo personale
rococo-bonus-buy_prestige = compra prestigio con le monete
rococo-bonus-discard_silk = scarta tessere risorsa per ottenere prestigio
rococo-bonus-use_own_bonus = sposta una carta dalla riserva agli scarti e usane il bonus
rococo-bonus-copy_opponent_bonus = scegli di chi copiare la prima carta degli scarti
rococo-bonus-livres_if_no_colour = prendi le monete per i colori che ti mancano
rococo-bonus-claim_favor = prendi il favore della Regina
rococo-bonus-take_resource = prendi una tessera a scelta da un cassetto
rococo-bonus-take_jewel = prendi un gioiello qualsiasi dall’esposizione

## Nomi: i dipendenti con i loro bonus

rococo-name-S-a = Maestro S-a: nessun bonus
rococo-name-S-b = Maestro S-b: nessun bonus
rococo-name-S-c = Sarto S-c: per 1 moneta, 1 merletto o 1 filato
rococo-name-S-d = Apprendista S-d: acquisisci un’altra tessera
rococo-name-S-e = Apprendista S-e: 2 monete
rococo-name-I-a = Maestro I-a: 1 moneta
rococo-name-I-b = Maestro I-b: delega una carta qualsiasi senza monete e usane il bonus
rococo-name-I-c = Sarto I-c: per 1 moneta, una tessera a caso
rococo-name-I-d = Sarto I-d: acquisisci un’altra tessera
rococo-name-I-e = Apprendista I-e: una tessera a caso
rococo-name-I-f = Apprendista I-f: 1 merletto o 1 filato
rococo-name-II-a = Maestro II-a: 1 moneta per ogni abito blu (classica: giallo), 2 per ogni verde (classica: rosso)
rococo-name-II-b = Sarto II-b: confeziona un altro abito con 1 seta blu o rosa (classica: gialla o verde) in meno
rococo-name-II-c = Sarto II-c: delega una carta qualsiasi per 8, 5 o 2 monete
rococo-name-II-d = Apprendista II-d: 1 prestigio ogni 2 decorazioni
rococo-name-III-a = Maestro III-a: 1 moneta per ogni decorazione
rococo-name-III-b = Sarto III-b: 1 prestigio ogni 3 abiti
rococo-name-III-c = Apprendista III-c: finanzia un’altra decorazione a 5 monete in meno
rococo-name-III-d = Apprendista III-d: da 2 a 14 monete secondo il personale
rococo-name-IV-a = Maestro IV-a: da 1 a 7 monete secondo il personale
rococo-name-IV-b = Sarto IV-b: confeziona un altro abito con fino a 2 sete verdi (classica: rosse) in meno
rococo-name-IV-c = Sarto IV-c: 2 monete per ogni abito rosa (classica: verde), 1 prestigio per ogni arancione (classica: blu)
rococo-name-IV-d = Apprendista IV-d: 1 prestigio ogni 4 monete pagate
rococo-name-V-a = Maestro V-a: 1 moneta per ogni abito
rococo-name-V-b = Maestro V-b: 1 prestigio ogni 2 decorazioni
rococo-name-V-c = Sarto V-c: 1 prestigio ogni 2 abiti
rococo-name-V-d = Apprendista V-d: scarta tessere per ottenere prestigio
rococo-name-VI-a = Maestro VI-a: 1 prestigio ogni 3 monete pagate
rococo-name-VI-b = Sarto VI-b: finanzia un’altra decorazione a 10 monete in meno
rococo-name-VI-c = Apprendista VI-c: a fine partita, da 2 a 11 prestigio secondo il personale
rococo-name-VI-d = Apprendista VI-d: a fine partita, 3 prestigio per ogni coppia di merletto e filato
rococo-name-VI-e = Apprendista VI-e: a fine partita, 3 prestigio ogni 2 abiti sugli spazi Maestro
rococo-name-VI-f = Apprendista VI-f: a fine partita, 2 prestigio per ogni coppia di abiti da donna e da uomo
rococo-name-JJ-1 = Sarto JJ-1: sposta una carta dalla riserva agli scarti e usane il bonus
rococo-name-JJ-2 = Sarto JJ-2: usa il bonus della prima carta degli scarti di un avversario
rococo-name-JJ-3 = Sarto JJ-3: 1 moneta per ogni sala in cui sei presente
rococo-name-JJ-4 = Sarto JJ-4: da 6 a 2 monete, di più con poco personale
rococo-name-JJ-5 = Sarto JJ-5: 3 monete ogni 2 decorazioni
rococo-name-JJ-6 = Sarto JJ-6: confeziona e vendi un altro abito, più 1 prestigio
rococo-name-JJ-7 = Sarto JJ-7: 1 prestigio ogni 2 abiti in una sala
rococo-name-JJ-8 = Sarto JJ-8: 3 monete ogni 2 anelli
rococo-name-JJ-9 = Sarto JJ-9: 1 prestigio ogni 3 gioielli
rococo-name-JM-1 = Maestro JM-1: 2 monete per ogni abito in una sala
rococo-name-JM-2 = Maestro JM-2: 1 prestigio per ogni coppia di un abito blu e uno verde (classica: giallo e rosso)
rococo-name-JM-3 = Maestro JM-3: 3 monete ogni 2 abiti sugli spazi Maestro
rococo-name-JM-4 = Maestro JM-4: 3 monete ogni 2 gioielli
rococo-name-JM-5 = Maestro JM-5: 4 monete senza abiti verdi (classica: rossi), 5 senza abiti arancioni (classica: blu)
rococo-name-JM-6 = Maestro JM-6: a fine partita, 6 prestigio per ogni serie di quattro gioielli diversi
rococo-name-JM-7 = Maestro JM-7: a fine partita, 3 prestigio ogni 2 collane
rococo-name-JM-8 = Maestro JM-8: a fine partita, 1 prestigio per ogni decorazione
rococo-name-JM-9 = Maestro JM-9: a fine partita, 3 prestigio ogni 2 Apprendisti
rococo-name-JA-1 = Apprendista JA-1: 3 prestigio (si assume con 3 abiti da uomo)
rococo-name-JA-2 = Apprendista JA-2: 3 prestigio (si assume con 3 abiti da donna)
rococo-name-JA-3 = Apprendista JA-3: 3 prestigio (si assume con 3 abiti sugli spazi Maestro)
rococo-name-JA-4 = Apprendista JA-4: 3 prestigio (si assume con 30 monete)
rococo-name-JA-5 = Apprendista JA-5: 3 prestigio (si assume con 3 gioielli)
rococo-name-JA-6 = Apprendista JA-6: 3 prestigio (si assume con 3 tipi di decorazione)
rococo-name-JA-7 = Apprendista JA-7: 3 prestigio (si assume con 4 tessere, 2 merletti e 2 filati)
rococo-name-JA-8 = Apprendista JA-8: 3 prestigio (si assume con 5 punti prestigio)
rococo-name-JA-9 = Apprendista JA-9: 3 prestigio (si assume con un esame da Maestro superato)
rococo-name-JA-10 = Apprendista JA-10: 3 prestigio (si assume con presenza in tutte e 5 le sale)

## Nomi: le carte di Madame du Barry

rococo-name-DB01 = Reclama il favore della Regina e segna 3 punti prestigio.
rococo-name-DB02 = Reclama il favore della Regina e segna 3 punti prestigio.
rococo-name-DB03 = Prende tutte le tessere del cassetto 1.
rococo-name-DB04 = Prende tutte le tessere del cassetto 2.
rococo-name-DB05 = Prende tutte le tessere del cassetto 3.
rococo-name-DB06 = Prende la tessera a sinistra di ogni cassetto.
rococo-name-DB07 = Prende la tessera al centro di ogni cassetto.
rococo-name-DB08 = Prende la tessera a destra di ogni cassetto.
rococo-name-DB09 = Confeziona l’abito numero 1 da destra.
rococo-name-DB10 = Confeziona l’abito numero 2 da destra.
rococo-name-DB11 = Confeziona l’abito numero 3 da destra.
rococo-name-DB12 = Confeziona l’abito numero 1 da sinistra.
rococo-name-DB13 = Confeziona l’abito numero 2 da sinistra.
rococo-name-DB14 = Assume il dipendente numero 2 da sinistra.
rococo-name-DB15 = Assume il dipendente numero 1 da destra.
rococo-name-DB16 = Finanzia i fuochi d’artificio meno cari.
rococo-name-DB17 = Finanzia lo spazio meno caro della cucina.
rococo-name-DB18 = Finanzia il musicista meno caro.
rococo-name-DB19 = Finanzia la statua meno cara.
rococo-name-DB20 = Prende tutte le tessere del cassetto 1.
rococo-name-DB21 = Prende tutte le tessere del cassetto 2.
rococo-name-DB22 = Prende tutte le tessere del cassetto 3.
rococo-name-DB23 = Prende la tessera a sinistra di ogni cassetto.
rococo-name-DB24 = Prende la tessera al centro di ogni cassetto.
rococo-name-DB25 = Prende la tessera a destra di ogni cassetto.

## Nomi: le tessere risorsa

rococo-name-T01 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto o 1 filato
rococo-name-T02 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto o 1 filato
rococo-name-T03 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto o 1 filato
rococo-name-T04 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto o 1 filato
rococo-name-T05 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto
rococo-name-T06 = 2 pezze di seta blu (classica: gialla); oppure 1 merletto
rococo-name-T07 = 2 pezze di seta blu (classica: gialla); oppure 1 filato
rococo-name-T08 = 2 pezze di seta blu (classica: gialla); oppure 1 filato
rococo-name-T09 = 1 pezza di seta blu (classica: gialla); oppure 1 merletto e 1 filato
rococo-name-T10 = 1 pezza di seta blu (classica: gialla); oppure 1 merletto e 1 filato
rococo-name-T11 = 1 pezza di seta blu (classica: gialla); oppure 1 merletto e 1 filato
rococo-name-T12 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto o 1 filato
rococo-name-T13 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto o 1 filato
rococo-name-T14 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto o 1 filato
rococo-name-T15 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto o 1 filato
rococo-name-T16 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto
rococo-name-T17 = 2 pezze di seta rosa (classica: verde); oppure 1 merletto
rococo-name-T18 = 2 pezze di seta rosa (classica: verde); oppure 1 filato
rococo-name-T19 = 2 pezze di seta rosa (classica: verde); oppure 1 filato
rococo-name-T20 = 1 pezza di seta rosa (classica: verde); oppure 1 merletto e 1 filato
rococo-name-T21 = 1 pezza di seta rosa (classica: verde); oppure 1 merletto e 1 filato
rococo-name-T22 = 1 pezza di seta rosa (classica: verde); oppure 1 merletto e 1 filato
rococo-name-T23 = 1 pezza di seta blu + 1 rosa (classica: gialla + verde); oppure 1 merletto o 1 filato
rococo-name-T24 = 1 pezza di seta blu + 1 rosa (classica: gialla + verde); oppure 1 merletto o 1 filato
rococo-name-T25 = 1 pezza di seta blu + 1 rosa (classica: gialla + verde); oppure 1 merletto o 1 filato
rococo-name-T26 = 1 pezza di seta blu + 1 rosa (classica: gialla + verde); oppure 1 merletto e 1 filato
rococo-name-T27 = 1 pezza di seta blu + 1 rosa (classica: gialla + verde); oppure 1 merletto e 1 filato
rococo-name-T28 = 1 pezza di seta blu + 1 verde (classica: gialla + rossa); oppure 1 merletto
rococo-name-T29 = 1 pezza di seta blu + 1 verde (classica: gialla + rossa); oppure 1 merletto
rococo-name-T30 = 1 pezza di seta blu + 1 verde (classica: gialla + rossa); oppure 1 filato
rococo-name-T31 = 1 pezza di seta blu + 1 verde (classica: gialla + rossa); oppure 1 filato
rococo-name-T32 = 1 pezza di seta rosa + 1 verde (classica: verde + rossa); oppure 1 merletto
rococo-name-T33 = 1 pezza di seta rosa + 1 verde (classica: verde + rossa); oppure 1 merletto
rococo-name-T34 = 1 pezza di seta rosa + 1 verde (classica: verde + rossa); oppure 1 filato
rococo-name-T35 = 1 pezza di seta rosa + 1 verde (classica: verde + rossa); oppure 1 filato
rococo-name-T36 = 1 pezza di seta verde (classica: rossa); oppure 1 merletto e 1 filato
rococo-name-T37 = 1 pezza di seta verde (classica: rossa); oppure 1 merletto e 1 filato
rococo-name-T38 = 1 pezza di seta verde (classica: rossa); oppure 1 merletto e 1 filato
rococo-name-T39 = 2 pezze di seta verde (classica: rossa); oppure 1 merletto
rococo-name-T40 = 2 pezze di seta verde (classica: rossa); oppure 1 filato
rococo-name-T41 = 2 pezze di seta verde (classica: rossa); oppure 1 filato
rococo-name-T42 = 1 pezza di seta arancione (classica: blu); oppure 1 merletto o 1 filato
rococo-name-T43 = 1 pezza di seta arancione (classica: blu); oppure 1 merletto o 1 filato
rococo-name-T44 = 1 pezza di seta arancione (classica: blu); oppure 1 merletto o 1 filato
rococo-name-T45 = 1 pezza di seta arancione (classica: blu); oppure 1 merletto e 1 filato
rococo-name-T46 = 1 pezza di seta arancione (classica: blu); oppure 1 merletto e 1 filato
rococo-name-T47 = 1 pezza di seta blu + 1 arancione (classica: gialla + blu); oppure 1 filato
rococo-name-T48 = 1 pezza di seta rosa + 1 arancione (classica: verde + blu); oppure 1 merletto
rococo-name-T49 = 3 pezze di seta blu (classica: gialla); oppure 1 filato
rococo-name-T50 = 3 pezze di seta rosa (classica: verde); oppure 1 merletto
rococo-name-T51 = 1 pezza di seta verde + 1 arancione (classica: rossa + blu); oppure 1 filato
rococo-name-T52 = 1 pezza di seta blu + 1 rosa + 1 verde (classica: gialla + verde + rossa); oppure 1 merletto
rococo-name-T53 = 1 pezza di seta verde (classica: rossa); oppure 2 merletti e 1 filato

## Altri nomi

rococo-hire-1 = dipendente 1 della fila
rococo-hire-2 = dipendente 2 della fila
rococo-hire-3 = dipendente 3 della fila
rococo-hire-4 = dipendente 4 della fila
rococo-jewel-1 = spazio 1 dell’esposizione
rococo-jewel-2 = spazio 2 dell’esposizione
rococo-jewel-3 = spazio 3 dell’esposizione
rococo-jewel-4 = spazio 4 dell’esposizione
rococo-jewel-5 = spazio 5 dell’esposizione
rococo-jewel-azure = collana blu (classica: gialla)
rococo-jewel-rose = anello rosa (classica: verde)
rococo-jewel-jade = collana verde (classica: rossa)
rococo-jewel-amber = anello arancione (classica: blu)
rococo-hire-special = il tuo Apprendista specializzato
rococo-effect-S-a = Nessun bonus.
rococo-effect-S-b = Nessun bonus.
rococo-effect-S-c = Per 1 moneta, 1 merletto o 1 filato.
rococo-effect-S-d = Acquisisci un’altra tessera.
rococo-effect-S-e = 2 monete.
rococo-effect-I-a = 1 moneta.
rococo-effect-I-b = Delega una carta qualsiasi senza monete e usane il bonus.
rococo-effect-I-c = Per 1 moneta, una tessera a caso.
rococo-effect-I-d = Acquisisci un’altra tessera.
rococo-effect-I-e = Una tessera a caso.
rococo-effect-I-f = 1 merletto o 1 filato.
rococo-effect-II-a = 1 moneta per ogni abito blu (classica: giallo), 2 per ogni verde (classica: rosso).
rococo-effect-II-b = Confeziona un altro abito con 1 seta blu o rosa (classica: gialla o verde) in meno.
rococo-effect-II-c = Delega una carta qualsiasi per 8, 5 o 2 monete.
rococo-effect-II-d = 1 prestigio ogni 2 decorazioni.
rococo-effect-III-a = 1 moneta per ogni decorazione.
rococo-effect-III-b = 1 prestigio ogni 3 abiti.
rococo-effect-III-c = Finanzia un’altra decorazione a 5 monete in meno.
rococo-effect-III-d = Da 2 a 14 monete secondo il personale.
rococo-effect-IV-a = Da 1 a 7 monete secondo il personale.
rococo-effect-IV-b = Confeziona un altro abito con fino a 2 sete verdi (classica: rosse) in meno.
rococo-effect-IV-c = 2 monete per ogni abito rosa (classica: verde), 1 prestigio per ogni arancione (classica: blu).
rococo-effect-IV-d = 1 prestigio ogni 4 monete pagate.
rococo-effect-V-a = 1 moneta per ogni abito.
rococo-effect-V-b = 1 prestigio ogni 2 decorazioni.
rococo-effect-V-c = 1 prestigio ogni 2 abiti.
rococo-effect-V-d = Scarta tessere per ottenere prestigio.
rococo-effect-VI-a = 1 prestigio ogni 3 monete pagate.
rococo-effect-VI-b = Finanzia un’altra decorazione a 10 monete in meno.
rococo-effect-VI-c = A fine partita, da 2 a 11 prestigio secondo il personale.
rococo-effect-VI-d = A fine partita, 3 prestigio per ogni coppia di merletto e filato.
rococo-effect-VI-e = A fine partita, 3 prestigio ogni 2 abiti sugli spazi Maestro.
rococo-effect-VI-f = A fine partita, 2 prestigio per ogni coppia di abiti da donna e da uomo.
rococo-effect-JJ-1 = Sposta una carta dalla riserva agli scarti e usane il bonus.
rococo-effect-JJ-2 = Usa il bonus della prima carta degli scarti di un avversario.
rococo-effect-JJ-3 = 1 moneta per ogni sala in cui sei presente.
rococo-effect-JJ-4 = Da 6 a 2 monete, di più con poco personale.
rococo-effect-JJ-5 = 3 monete ogni 2 decorazioni.
rococo-effect-JJ-6 = Confeziona e vendi un altro abito, più 1 prestigio.
rococo-effect-JJ-7 = 1 prestigio ogni 2 abiti in una sala.
rococo-effect-JJ-8 = 3 monete ogni 2 anelli.
rococo-effect-JJ-9 = 1 prestigio ogni 3 gioielli.
rococo-effect-JM-1 = 2 monete per ogni abito in una sala.
rococo-effect-JM-2 = 1 prestigio per ogni coppia di un abito blu e uno verde (classica: giallo e rosso).
rococo-effect-JM-3 = 3 monete ogni 2 abiti sugli spazi Maestro.
rococo-effect-JM-4 = 3 monete ogni 2 gioielli.
rococo-effect-JM-5 = 4 monete senza abiti verdi (classica: rossi), 5 senza abiti arancioni (classica: blu).
rococo-effect-JM-6 = A fine partita, 6 prestigio per ogni serie di quattro gioielli diversi.
rococo-effect-JM-7 = A fine partita, 3 prestigio ogni 2 collane.
rococo-effect-JM-8 = A fine partita, 1 prestigio per ogni decorazione.
rococo-effect-JM-9 = A fine partita, 3 prestigio ogni 2 Apprendisti.
rococo-effect-JA-1 = 3 prestigio (si assume con 3 abiti da uomo).
rococo-effect-JA-2 = 3 prestigio (si assume con 3 abiti da donna).
rococo-effect-JA-3 = 3 prestigio (si assume con 3 abiti sugli spazi Maestro).
rococo-effect-JA-4 = 3 prestigio (si assume con 30 monete).
rococo-effect-JA-5 = 3 prestigio (si assume con 3 gioielli).
rococo-effect-JA-6 = 3 prestigio (si assume con 3 tipi di decorazione).
rococo-effect-JA-7 = 3 prestigio (si assume con 4 tessere, 2 merletti e 2 filati).
rococo-effect-JA-8 = 3 prestigio (si assume con 5 punti prestigio).
rococo-effect-JA-9 = 3 prestigio (si assume con un esame da Maestro superato).
rococo-effect-JA-10 = 3 prestigio (si assume con presenza in tutte e 5 le sale).
rococo-effect-F01 = Quando è confezionato: 2 prestigio per ogni coppia di tuoi abiti da donna e da uomo; non si vende.
rococo-effect-F02 = Quando è confezionato: 1 prestigio per ogni tua decorazione; non si vende.
rococo-effect-F03 = Quando è confezionato: 1 prestigio per ogni tuo abito blu (classica: giallo); non si vende.
rococo-effect-F04 = Quando è confezionato: 1 prestigio per ogni tuo abito rosa (classica: verde); non si vende.
rococo-effect-E01 = Quando è affittato: il favore della Regina, se è sul tabellone, e 5 monete.
rococo-effect-E02 = Quando è affittato: puoi delegare una carta qualsiasi per le monete stampate, senza il suo bonus.
rococo-effect-E03 = Quando è affittato: una tessera a scelta da un cassetto, gratis.
rococo-effect-E04 = 14 monete, venduto o affittato; niente prestigio.
rococo-effect-E05 = Quando è affittato, con un dischetto sul gioielliere: un gioiello qualsiasi gratis; dello stesso colore anche una tessera a caso.
rococo-effect-E06 = Quando è affittato, con un dischetto sul gioielliere: un gioiello qualsiasi gratis; dello stesso colore anche una tessera a caso.
rococo-colour-deluxe-azure = blu
rococo-colour-deluxe-rose = rosa
rococo-colour-deluxe-jade = verde
rococo-colour-deluxe-amber = arancione
rococo-colour-classic-azure = giallo
rococo-colour-classic-rose = verde
rococo-colour-classic-jade = rosso
rococo-colour-classic-amber = blu
rococo-name-necklace = collana
rococo-name-ring = anello
rococo-rank-master = Maestro
rococo-rank-journeyman = Sarto
rococo-rank-apprentice = Apprendista
rococo-decoration-fireworks = fuochi d’artificio
rococo-decoration-statues = statua
rococo-decoration-kitchen_left = cucina, metà sinistra
rococo-decoration-kitchen_right = cucina, metà destra
rococo-decoration-musicians = musicista della sala
rococo-decoration-jeweller = gioielliere
rococo-decoration-classic-kitchen_left = fontana, riga superiore
rococo-decoration-classic-kitchen_right = fontana, riga inferiore
rococo-thing-terrace = Terrazza
rococo-thing-all_halls = Bonus Tutte le Sale
rococo-thing-display = Laboratorio
rococo-thing-drawers = Cassetti delle risorse
rococo-thing-hire = Fila delle assunzioni
rococo-thing-favor = Favore della Regina
rococo-thing-jewels = Esposizione dei gioielli
rococo-thing-staff = Personale
rococo-thing-supply = Riserva
rococo-thing-hand = Mano
rococo-thing-discard-pile = Scarti
rococo-thing-livres = Monete
rococo-thing-lace = Merletto
rococo-thing-yarn = Filato
rococo-thing-silk = Seta
rococo-thing-prestige = Prestigio
rococo-thing-special-card = Apprendista specializzato
rococo-thing-du_barry = Madame du Barry
rococo-thing-start_marker = Ditale d’oro (primo giocatore)
rococo-thing-master_space = Spazio Maestro
rococo-name-A01 = abito da donna A01
rococo-name-A02 = abito da donna A02
rococo-name-A03 = abito da donna A03
rococo-name-A04 = abito da donna A04
rococo-name-A05 = abito da donna A05
rococo-name-A06 = abito da donna A06
rococo-name-A07 = abito da donna A07
rococo-name-A08 = abito da donna A08
rococo-name-A09 = abito da donna A09
rococo-name-A10 = abito da donna A10
rococo-name-A11 = abito da donna A11
rococo-name-A12 = abito da donna A12
rococo-name-A13 = abito da donna A13
rococo-name-R01 = abito da uomo R01
rococo-name-R02 = abito da uomo R02
rococo-name-R03 = abito da uomo R03
rococo-name-R04 = abito da uomo R04
rococo-name-R05 = abito da uomo R05
rococo-name-R06 = abito da uomo R06
rococo-name-R07 = abito da uomo R07
rococo-name-R08 = abito da uomo R08
rococo-name-R09 = abito da uomo R09
rococo-name-R10 = abito da uomo R10
rococo-name-R11 = abito da uomo R11
rococo-name-R12 = abito da uomo R12
rococo-name-R13 = abito da uomo R13
rococo-name-J01 = abito da donna J01
rococo-name-J02 = abito da donna J02
rococo-name-J03 = abito da donna J03
rococo-name-J04 = abito da donna J04
rococo-name-J05 = abito da donna J05
rococo-name-J06 = abito da donna J06
rococo-name-J07 = abito da donna J07
rococo-name-J08 = abito da donna J08
rococo-name-J09 = abito da donna J09
rococo-name-J10 = abito da donna J10
rococo-name-O01 = abito da uomo O01
rococo-name-O02 = abito da uomo O02
rococo-name-O03 = abito da uomo O03
rococo-name-O04 = abito da uomo O04
rococo-name-O05 = abito da uomo O05
rococo-name-O06 = abito da uomo O06
rococo-name-L01 = abito da donna L01
rococo-name-L02 = abito da uomo L02
rococo-name-L03 = abito da donna L03
rococo-name-L04 = abito da uomo L04
rococo-name-F01 = abito da uomo F01
rococo-name-F02 = abito da donna F02
rococo-name-F03 = abito da donna F03
rococo-name-F04 = abito da uomo F04
rococo-name-E01 = abito da uomo E01
rococo-name-E02 = abito da donna E02
rococo-name-E03 = abito da uomo E03
rococo-name-E04 = abito da donna E04
rococo-name-E05 = abito da donna E05
rococo-name-E06 = abito da uomo E06
