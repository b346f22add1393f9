### Rococò: domande, registro, azioni, opzioni e nomi delle cose.

rococo-summary = Dirigi una sartoria ai tempi di Luigi XV: assumi dipendenti, confeziona abiti da vendere o affittare, paga fuochi d'artificio e musica e guadagna più prestigio di tutti entro la notte del gran ballo.
rococo-prompt-choose =
    Prendi in mano ancora { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
rococo-prompt-confirm = Conferma la mano o scegli di nuovo.
rococo-prompt-play = Gioca una carta.
rococo-prompt-main = { $card } è in gioco: scegli un'azione principale, o nessuna.
rococo-prompt-bonus = Bonus di { $card }: { $bonus }
rococo-prompt-garment-bonus = { $garment }: { $bonus }
rococo-prompt-reward-tile = Prendi gratis una tessera da un cassetto, o rinuncia.
rococo-prompt-buy = { $card }: compra punti prestigio (finora { $count }) o fermati.
rococo-prompt-discard = { $card }: scarta tessere per prestigio (finora { $count }) o fermati.
rococo-prompt-tile = Tieni { $tile } come seta o convertila in pizzo o filo.
rococo-prompt-discount = { $garment }: quale seta ridurre?
rococo-prompt-pay = Paga la seta per { $garment }: mancano azzurro { $azure }, rosa { $rose }, giada { $jade }, ambra { $amber }.
rococo-prompt-rent =
    L'abito è pronto ({ $garment }): affittalo ({ $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
    } alla fine) o vendilo ({ $livres ->
        [one] { $livres } lira
       *[other] { $livres } lire
    }).
rococo-prompt-jewel = Un gioiello con { $garment }? Compralo o rinuncia.
rococo-prompt-place = Scegli lo spazio ospite per { $garment }.
rococo-prompt-task = Due compiti d'esame vanno bene: segnane uno.
rococo-prompt-exam-card = Prendi in mano una carta del mazzo d'esame.
rococo-prompt-her-card = Madame du Barry rivela { $card }.
rococo-prompt-her-place = Madame du Barry ha confezionato { $garment } e rivela { $card }: sala { $hall }.
rococo-log-round = Inizia il round { $round }.
rococo-log-starts = { $player } ha il favore della Regina e inizia.
rococo-log-recycle = { $player } trasforma gli scarti in riserva.
rococo-log-chosen = { $player } ha scelto la mano. { $cards }
rococo-log-play = { $player } gioca { $card }.
rococo-log-favor = { $player } reclama il favore della Regina.
rococo-log-acquire =
    { $player } prende { $tile } per { $price ->
        [one] { $price } lira
       *[other] { $price } lire
    }.
rococo-log-draw = { $player } pesca una tessera dal sacchetto. { $tile }
rococo-log-keep = { $player } tiene la tessera come seta. { $tile }
rococo-log-convert = { $player } scarta { $tile } (pizzo { $lace }, filo { $yarn }).
rococo-log-markers = { $player } riceve pizzo { $lace }, filo { $yarn }.
rococo-log-tailor =
    { $player } confeziona { $garment } per { $price ->
        [one] { $price } lira
       *[other] { $price } lire
    } e { $tiles }.
rococo-log-sell = { $player } vende { $garment }.
rococo-log-place = { $player } affitta { $garment }: sala { $hall }, posto { $position }.
rococo-log-all-halls =
    { $player } è presente in tutte le sale: { $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
    } alla fine.
rococo-log-hire =
    { $player } assume { $card } per { $price ->
        [one] { $price } lira
       *[other] { $price } lire
    }.
rococo-log-depute = { $player } delega { $card }.
rococo-log-fund =
    { $player } finanzia { $space } per { $price ->
        [one] { $price } lira
       *[other] { $price } lire
    }.
rococo-log-livres =
    { $player } riceve { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    }.
rococo-log-prestige =
    { $player } ottiene { $amount ->
        [one] { $amount } punto prestigio
       *[other] { $amount } punti prestigio
    }.
rococo-log-discard = { $player } scarta { $tile }.
rococo-log-call = { $player } chiama { $card } dalla riserva.
rococo-log-copy = { $player } usa il bonus di { $card } dagli scarti di { $other_player }.
rococo-log-task = { $player } completa un compito d'esame: { $task }.
rococo-log-exam = { $player } supera l'esame: { $exam }.
rococo-log-exam-card = { $player } prende una carta dal mazzo d'esame. { $card }
rococo-log-jewel =
    { $player } riceve un gioiello ({ $jewel }) per { $price ->
        [one] { $price } lira
       *[other] { $price } lire
    }.
rococo-log-income =
    { $player } ha una rendita di { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    }.
rococo-log-final = Il ballo comincia: conteggio finale.
rococo-log-her-card = Madame du Barry rivela { $card }.
rococo-log-her-starts = Madame du Barry ha il favore della Regina e inizia.
rococo-log-her-favor = Madame du Barry prende il favore della Regina.
rococo-log-her-tiles =
    Madame du Barry prende { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }.
rococo-log-her-tailor = Madame du Barry confeziona { $garment }.
rococo-log-her-hall = Madame du Barry rivela { $card } per il posto: sala { $hall }.
rococo-log-her-place = Madame du Barry affitta { $garment }: sala { $hall }, posto { $position }.
rococo-log-her-markers = Madame du Barry riceve pizzo { $lace }, filo { $yarn }.
rococo-log-her-all-halls =
    Madame du Barry è presente in tutte le sale: { $prestige ->
        [one] { $prestige } punto prestigio
       *[other] { $prestige } punti prestigio
    } alla fine.
rococo-log-her-jewel = Madame du Barry prende un gioiello ({ $jewel }).
rococo-log-her-hire = Madame du Barry assume { $card }.
rococo-log-her-fund = Madame du Barry finanzia { $space }.
rococo-log-her-task = Madame du Barry completa un compito d'esame: { $task }.
rococo-log-her-exam = Madame du Barry supera l'esame: { $exam }.
rococo-log-her-prestige =
    Madame du Barry ottiene { $amount ->
        [one] { $amount } punto prestigio
       *[other] { $amount } punti prestigio
    }.
rococo-score-play = Durante il gioco
rococo-score-livres = 1. Lire
rococo-score-jewels = 1b. Gioielli
rococo-score-crowns = 2. Bonus con corona
rococo-score-favor = 2. Favore della Regina
rococo-score-hall1 = 3. Sala del Re
rococo-score-hall2 = 3. Seconda sala
rococo-score-hall3 = 3. Terza sala
rococo-score-hall4 = 3. Quarta sala
rococo-score-hall5 = 3. Quinta sala
rococo-score-fireworks = 4. Fuochi d'artificio
rococo-score-statues = 6. Statue
rococo-score-garments = 7. Abiti nelle sale
rococo-score-terrace = 5 + 7. Abiti sulla terrazza
rococo-score-decorations = 7. Decorazioni
rococo-score-all-halls = 7. Tutte le sale
rococo-score-tiles = Le sue tessere risorsa
rococo-phase-choose = Scelta delle carte
rococo-phase-actions = Azioni
rococo-phase-her = Turno di Madame du Barry
rococo-phase-over = Il ballo è finito
rococo-end-rounds = Sono stati giocati sette round.
rococo-end-beaten = Madame du Barry è battuta.
rococo-end-du_barry = Vince Madame du Barry.
rococo-option-edition = Quale edizione dà regole, colori e nomi.
rococo-option-edition-deluxe = Deluxe (2020): prestigio scoperto; in due niente secondi posti; da soli contro Madame du Barry.
rococo-option-edition-classic = Classica (2013): prestigio nascosto; da 2 a 5 giocatori.
rococo-option-jewelry_box = Portagioie: gioielli per gli abiti, esami per apprendisti e sarti, altri 28 dipendenti.
rococo-option-jewelry_box-on = In uso.
rococo-option-jewelry_box-off = Non usato.
rococo-option-luxury_garments = Abiti di lusso: quattro abiti costosi e cinque ricche tessere vanno nei sacchetti.
rococo-option-luxury_garments-on = In uso.
rococo-option-luxury_garments-off = Non usato.
rococo-option-festive_garments = Abiti da festa: quattro abiti che danno subito punti e non si vendono mai.
rococo-option-festive_garments-on = In uso.
rococo-option-festive_garments-off = Non usato.
rococo-option-exclusive_tailoring = Sartoria esclusiva: abiti con un effetto speciale quando sono affittati.
rococo-option-exclusive_tailoring-on = In uso.
rococo-option-exclusive_tailoring-off = Non usato.
rococo-option-start_player = Chi inizia il primo round (da soli, Madame du Barry).
rococo-option-start_player-by_lot = A sorte.
rococo-option-start_player-first_seat = Il primo posto.
rococo-action-choose = Prendi in mano { $a }
rococo-action-confirm = Conferma
rococo-action-change = Scegli di nuovo
rococo-action-play = Gioca { $a }
rococo-action-no-action = Nessuna azione principale
rococo-action-favor = Reclama il favore della Regina
rococo-action-acquire = Prendi la tessera { $a }
rococo-action-tailor = Confeziona l'abito in { $a }
rococo-action-hire = Assumi { $a }
rococo-action-depute = Delega la carta giocata
rococo-action-fund = Finanzia { $a }
rococo-action-exam = Sostieni l'esame: { $a }
rococo-action-use = Usa il bonus
rococo-action-decline = Rinuncia
rococo-action-done = Basta così
rococo-action-keep = Tieni come seta
rococo-action-convert = Converti in pizzo e filo
rococo-action-lace = Prendi pizzo
rococo-action-yarn = Prendi filo
rococo-action-discount = Meno seta: { $a }
rococo-action-pay = Paga con { $a }
rococo-action-rent = Affitta
rococo-action-sell = Vendi
rococo-action-place = Posto { $a }
rococo-action-jewel = Prendi il gioiello { $a }
rococo-action-depute-card = Delega { $a }
rococo-action-buy-prestige = Compra un punto prestigio
rococo-action-discard = Scarta { $a }
rococo-action-call = Chiama { $a }
rococo-action-copy = Usa il bonus del giocatore { $a }
rococo-action-hall = Sala { $a }
rococo-action-mark = Segna { $a }
rococo-action-take = Prendi { $a }
rococo-action-next = Avanti
rococo-hire-special = il tuo apprendista specializzato
rococo-colour-deluxe-azure = blu
rococo-colour-deluxe-rose = rosa
rococo-colour-deluxe-jade = verde
rococo-colour-deluxe-amber = arancione
rococo-colour-classic-azure = giallo
rococo-colour-classic-rose = verde
rococo-colour-classic-jade = rosso
rococo-colour-classic-amber = blu
rococo-name-azure = azzurro
rococo-name-rose = rosa
rococo-name-jade = giada
rococo-name-amber = ambra
rococo-jewel-azure = collana, azzurro
rococo-jewel-rose = anello, rosa
rococo-jewel-jade = collana, giada
rococo-jewel-amber = anello, ambra
rococo-name-necklace = collana
rococo-name-ring = anello
rococo-rank-master = Maestro
rococo-rank-journeyman = Sarto
rococo-rank-apprentice = Apprendista
rococo-exam-journeyman = Sarto
rococo-exam-master = Maestro
rococo-name-JT1 = un apprendista prende seta azzurra o rosa
rococo-name-JT2 = un apprendista prende seta giada o ambra
rococo-name-JT3 = un apprendista prende pizzo o filo
rococo-name-JT4 = un apprendista finanzia una decorazione
rococo-name-MT1 = un sarto confeziona un abito da dama
rococo-name-MT2 = un sarto confeziona un abito da gentiluomo
rococo-name-MT3 = un maestro confeziona un abito
rococo-name-F1 = fuochi d'artificio 1
rococo-name-F2 = fuochi d'artificio 2
rococo-name-F3 = fuochi d'artificio 3
rococo-name-F4 = fuochi d'artificio 4
rococo-name-F5 = fuochi d'artificio 5
rococo-name-F6 = fuochi d'artificio 6
rococo-name-S1 = statua 1
rococo-name-S2 = statua 2
rococo-name-S3 = statua 3
rococo-name-S4 = statua 4
rococo-name-S5 = statua 5
rococo-name-KL1 = cucina, metà sinistra 1
rococo-name-KL2 = cucina, metà sinistra 2
rococo-name-KL3 = cucina, metà sinistra 3
rococo-name-KR1 = cucina, metà destra 1
rococo-name-KR2 = cucina, metà destra 2
rococo-name-KR3 = cucina, metà destra 3
rococo-name-M1 = musicisti della sala 1
rococo-name-M2 = musicisti della sala 2
rococo-name-M3 = musicisti della sala 3
rococo-name-M4 = musicisti della sala 4
rococo-name-M5 = musicisti della sala 5
rococo-name-W1 = gioielliere 1
rococo-name-W2 = gioielliere 2
rococo-name-W3 = gioielliere 3
rococo-name-W4 = gioielliere 4
rococo-name-W5 = gioielliere 5
rococo-decoration-fireworks = fuochi d'artificio
rococo-decoration-statues = statua
rococo-decoration-kitchen_left = cucina, metà sinistra
rococo-decoration-kitchen_right = cucina, metà destra
rococo-decoration-musicians = musicisti della sala
rococo-decoration-jeweller = gioielliere
rococo-decoration-classic-kitchen_left = fontana, fila superiore
rococo-decoration-classic-kitchen_right = fontana, fila inferiore
rococo-hall-1 = Sala del Re
rococo-hall-2 = Seconda sala
rococo-hall-3 = Terza sala
rococo-hall-4 = Quarta sala
rococo-hall-5 = Quinta sala
rococo-thing-terrace = Terrazza
rococo-thing-all_halls = Bonus di tutte le sale
rococo-thing-display = Esposizione degli abiti
rococo-thing-drawers = Cassetti delle risorse
rococo-thing-hire = Area assunzioni
rococo-thing-favor = Favore della Regina
rococo-thing-jewels = Esposizione dei gioielli
rococo-thing-staff = Dipendenti
rococo-thing-supply = Riserva
rococo-thing-hand = Mano
rococo-thing-discard-pile = Scarti
rococo-thing-livres = Lire
rococo-thing-lace = Pizzo
rococo-thing-yarn = Filo
rococo-thing-silk = Seta
rococo-thing-prestige = Prestigio
rococo-thing-special-card = Apprendista specializzato
rococo-thing-du_barry = Madame du Barry
rococo-thing-start_marker = Ditale d'oro (primo giocatore)
rococo-thing-master_space = Spazio del maestro
rococo-name-S-a = Maestro S-a
rococo-name-S-b = Maestro S-b
rococo-name-S-c = Sarto S-c
rococo-name-S-d = Apprendista S-d
rococo-name-S-e = Apprendista S-e
rococo-name-I-a = Maestro I-a
rococo-name-I-b = Maestro I-b
rococo-name-I-c = Sarto I-c
rococo-name-I-d = Sarto I-d
rococo-name-I-e = Apprendista I-e
rococo-name-I-f = Apprendista I-f
rococo-name-II-a = Maestro II-a
rococo-name-II-b = Sarto II-b
rococo-name-II-c = Sarto II-c
rococo-name-II-d = Apprendista II-d
rococo-name-III-a = Maestro III-a
rococo-name-III-b = Sarto III-b
rococo-name-III-c = Apprendista III-c
rococo-name-III-d = Apprendista III-d
rococo-name-IV-a = Maestro IV-a
rococo-name-IV-b = Sarto IV-b
rococo-name-IV-c = Sarto IV-c
rococo-name-IV-d = Apprendista IV-d
rococo-name-V-a = Maestro V-a
rococo-name-V-b = Maestro V-b
rococo-name-V-c = Sarto V-c
rococo-name-V-d = Apprendista V-d
rococo-name-VI-a = Maestro VI-a
rococo-name-VI-b = Sarto VI-b
rococo-name-VI-c = Apprendista VI-c
rococo-name-VI-d = Apprendista VI-d
rococo-name-VI-e = Apprendista VI-e
rococo-name-VI-f = Apprendista VI-f
rococo-name-JJ-1 = Sarto JJ-1
rococo-name-JJ-2 = Sarto JJ-2
rococo-name-JJ-3 = Sarto JJ-3
rococo-name-JJ-4 = Sarto JJ-4
rococo-name-JJ-5 = Sarto JJ-5
rococo-name-JJ-6 = Sarto JJ-6
rococo-name-JJ-7 = Sarto JJ-7
rococo-name-JJ-8 = Sarto JJ-8
rococo-name-JJ-9 = Sarto JJ-9
rococo-name-JM-1 = Maestro JM-1
rococo-name-JM-2 = Maestro JM-2
rococo-name-JM-3 = Maestro JM-3
rococo-name-JM-4 = Maestro JM-4
rococo-name-JM-5 = Maestro JM-5
rococo-name-JM-6 = Maestro JM-6
rococo-name-JM-7 = Maestro JM-7
rococo-name-JM-8 = Maestro JM-8
rococo-name-JM-9 = Maestro JM-9
rococo-name-JA-1 = Apprendista JA-1
rococo-name-JA-2 = Apprendista JA-2
rococo-name-JA-3 = Apprendista JA-3
rococo-name-JA-4 = Apprendista JA-4
rococo-name-JA-5 = Apprendista JA-5
rococo-name-JA-6 = Apprendista JA-6
rococo-name-JA-7 = Apprendista JA-7
rococo-name-JA-8 = Apprendista JA-8
rococo-name-JA-9 = Apprendista JA-9
rococo-name-JA-10 = Apprendista JA-10
rococo-name-A01 = abito da dama A01
rococo-name-A02 = abito da dama A02
rococo-name-A03 = abito da dama A03
rococo-name-A04 = abito da dama A04
rococo-name-A05 = abito da dama A05
rococo-name-A06 = abito da dama A06
rococo-name-A07 = abito da dama A07
rococo-name-A08 = abito da dama A08
rococo-name-A09 = abito da dama A09
rococo-name-A10 = abito da dama A10
rococo-name-A11 = abito da dama A11
rococo-name-A12 = abito da dama A12
rococo-name-A13 = abito da dama A13
rococo-name-R01 = abito da gentiluomo R01
rococo-name-R02 = abito da gentiluomo R02
rococo-name-R03 = abito da gentiluomo R03
rococo-name-R04 = abito da gentiluomo R04
rococo-name-R05 = abito da gentiluomo R05
rococo-name-R06 = abito da gentiluomo R06
rococo-name-R07 = abito da gentiluomo R07
rococo-name-R08 = abito da gentiluomo R08
rococo-name-R09 = abito da gentiluomo R09
rococo-name-R10 = abito da gentiluomo R10
rococo-name-R11 = abito da gentiluomo R11
rococo-name-R12 = abito da gentiluomo R12
rococo-name-R13 = abito da gentiluomo R13
rococo-name-J01 = abito da dama J01
rococo-name-J02 = abito da dama J02
rococo-name-J03 = abito da dama J03
rococo-name-J04 = abito da dama J04
rococo-name-J05 = abito da dama J05
rococo-name-J06 = abito da dama J06
rococo-name-J07 = abito da dama J07
rococo-name-J08 = abito da dama J08
rococo-name-J09 = abito da dama J09
rococo-name-J10 = abito da dama J10
rococo-name-O01 = abito da gentiluomo O01
rococo-name-O02 = abito da gentiluomo O02
rococo-name-O03 = abito da gentiluomo O03
rococo-name-O04 = abito da gentiluomo O04
rococo-name-O05 = abito da gentiluomo O05
rococo-name-O06 = abito da gentiluomo O06
rococo-name-L01 = abito da dama L01
rococo-name-L02 = abito da gentiluomo L02
rococo-name-L03 = abito da dama L03
rococo-name-L04 = abito da gentiluomo L04
rococo-name-F01 = abito da gentiluomo F01
rococo-name-F02 = abito da dama F02
rococo-name-F03 = abito da dama F03
rococo-name-F04 = abito da gentiluomo F04
rococo-name-E01 = abito da gentiluomo E01
rococo-name-E02 = abito da dama E02
rococo-name-E03 = abito da gentiluomo E03
rococo-name-E04 = abito da dama E04
rococo-name-E05 = abito da dama E05
rococo-name-E06 = abito da gentiluomo E06
rococo-bonus-none = nessun bonus
rococo-bonus-gain_livres = prendi lire
rococo-bonus-gain_prestige = ottieni prestigio
rococo-bonus-lace_or_yarn = prendi 1 pizzo o 1 filo
rococo-bonus-random_resource = pesca una tessera dal sacchetto
rococo-bonus-extra_acquire = prendi un'altra tessera
rococo-bonus-extra_tailor = confeziona un altro abito
rococo-bonus-extra_fund = finanzia un'altra decorazione
rococo-bonus-delegate_any = delega un tuo dipendente qualsiasi
rococo-bonus-livres_per = lire per ciò che hai
rococo-bonus-prestige_per = prestigio per ciò che hai
rococo-bonus-per_garment_colour = secondo i colori dei tuoi abiti
rococo-bonus-livres_by_deck_size = lire secondo il numero di dipendenti
rococo-bonus-prestige_by_deck_size = prestigio secondo il numero di dipendenti
rococo-bonus-buy_prestige = compra prestigio
rococo-bonus-discard_silk = scarta seta per prestigio
rococo-bonus-use_own_bonus = chiama una carta della riserva e usane il bonus
rococo-bonus-copy_opponent_bonus = usa il bonus in cima agli scarti altrui
rococo-bonus-livres_if_no_colour = lire per i colori mancanti
rococo-bonus-claim_favor = prendi il favore della Regina
rococo-bonus-take_resource = prendi gratis una tessera
rococo-bonus-take_jewel = prendi gratis un gioiello
rococo-effect-S-a = nessun bonus
rococo-effect-S-b = nessun bonus
rococo-effect-S-c = Paga 1 lira: 1 pizzo o 1 filo.
rococo-effect-S-d = Prendi un'altra tessera al prezzo normale.
rococo-effect-S-e = 2 lire.
rococo-effect-I-a = 1 lira.
rococo-effect-I-b = Delega una tua carta, anche questa; niente lire; prima puoi usarne il bonus.
rococo-effect-I-c = Paga 1 lira: una tessera a caso.
rococo-effect-I-d = Prendi un'altra tessera al prezzo normale.
rococo-effect-I-e = Una tessera a caso.
rococo-effect-I-f = 1 pizzo o 1 filo.
rococo-effect-II-a = 1 lira per ogni abito azzurro e 2 per ogni abito giada.
rococo-effect-II-b = Confeziona un altro abito con 1 rotolo azzurro o rosa in meno; non da maestro.
rococo-effect-II-c = Delega una tua carta per 8, 5 o 2 lire secondo il grado; senza bonus.
rococo-effect-II-d = 1 prestigio ogni 2 decorazioni.
rococo-effect-III-a = 1 lira per decorazione.
rococo-effect-III-b = 1 prestigio ogni 3 abiti.
rococo-effect-III-c = Finanzia un'altra decorazione a 5 lire in meno.
rococo-effect-III-d = Lire per dipendenti: 5–6: 2, 7–8: 6, 9–10: 10, 11+: 14.
rococo-effect-IV-a = Lire per dipendenti: 5–6: 1, 7–8: 3, 9–10: 5, 11+: 7.
rococo-effect-IV-b = Confeziona un altro abito con fino a 2 rotoli giada in meno; non da maestro.
rococo-effect-IV-c = 2 lire per abito rosa e 1 prestigio per abito ambra.
rococo-effect-IV-d = Compra 1 prestigio per 4 lire, quante volte vuoi.
rococo-effect-V-a = 1 lira per abito.
rococo-effect-V-b = 1 prestigio ogni 2 decorazioni.
rococo-effect-V-c = 1 prestigio ogni 2 abiti.
rococo-effect-V-d = Scarta tessere: 1 prestigio per rotolo giada o ambra e ogni 2 rotoli azzurri o rosa.
rococo-effect-VI-a = Compra 1 prestigio per 3 lire, quante volte vuoi.
rococo-effect-VI-b = Finanzia un'altra decorazione a 10 lire in meno.
rococo-effect-VI-c = Fine: prestigio per dipendenti: 5–6: 2, 7–8: 5, 9–10: 8, 11+: 11.
rococo-effect-VI-d = Fine: 3 prestigio per coppia pizzo e filo.
rococo-effect-VI-e = Fine: 3 prestigio ogni 2 abiti su spazi del maestro.
rococo-effect-VI-f = Fine: 2 prestigio per coppia di abito da dama e da gentiluomo.
rococo-effect-JJ-1 = Sposta una carta della riserva negli scarti e usane il bonus.
rococo-effect-JJ-2 = Usa il bonus della carta in cima agli scarti di un avversario.
rococo-effect-JJ-3 = 1 lira per sala in cui sei presente.
rococo-effect-JJ-4 = Lire per dipendenti: 4: 6, 5: 5, 6: 4, 7+: 2.
rococo-effect-JJ-5 = 3 lire ogni 2 decorazioni.
rococo-effect-JJ-6 = Confeziona e vendi un altro abito, più 1 prestigio; non da maestro.
rococo-effect-JJ-7 = 1 prestigio ogni 2 abiti in una sala a scelta.
rococo-effect-JJ-8 = 3 lire ogni 2 anelli.
rococo-effect-JJ-9 = 1 prestigio ogni 3 gioielli.
rococo-effect-JM-1 = 2 lire per abito in una sala a scelta.
rococo-effect-JM-2 = 1 prestigio per coppia di abiti azzurro e giada.
rococo-effect-JM-3 = 3 lire ogni 2 abiti su spazi del maestro.
rococo-effect-JM-4 = 3 lire ogni 2 gioielli.
rococo-effect-JM-5 = 4 lire senza abito giada, 5 senza abito ambra.
rococo-effect-JM-6 = Fine: 6 prestigio per serie di quattro gioielli diversi.
rococo-effect-JM-7 = Fine: 3 prestigio ogni 2 collane.
rococo-effect-JM-8 = Fine: 1 prestigio per decorazione.
rococo-effect-JM-9 = Fine: 3 prestigio ogni 2 apprendisti.
rococo-effect-JA-1 = 3 prestigio. Si assume gratis se: 3 abiti da gentiluomo.
rococo-effect-JA-2 = 3 prestigio. Si assume gratis se: 3 abiti da dama.
rococo-effect-JA-3 = 3 prestigio. Si assume gratis se: 3 abiti su spazi del maestro.
rococo-effect-JA-4 = 3 prestigio. Si assume gratis se: 30 lire.
rococo-effect-JA-5 = 3 prestigio. Si assume gratis se: 3 gioielli.
rococo-effect-JA-6 = 3 prestigio. Si assume gratis se: decorazioni di 3 tipi.
rococo-effect-JA-7 = 3 prestigio. Si assume gratis se: 4 tessere, 2 pizzi e 2 fili.
rococo-effect-JA-8 = 3 prestigio. Si assume gratis se: 5 prestigio già ottenuti.
rococo-effect-JA-9 = 3 prestigio. Si assume gratis se: un esame da maestro superato.
rococo-effect-JA-10 = 3 prestigio. Si assume gratis se: presenza in tutte le 5 sale.
rococo-effect-F01 = Quando è confezionato: 2 prestigio per coppia di abiti da dama e gentiluomo; non si vende.
rococo-effect-F02 = Quando è confezionato: 1 prestigio per decorazione; non si vende.
rococo-effect-F03 = Quando è confezionato: 1 prestigio per abito azzurro; non si vende.
rococo-effect-F04 = Quando è confezionato: 1 prestigio per abito rosa; non si vende.
rococo-effect-E01 = Quando è affittato: il favore della Regina, se c'è, e 5 lire.
rococo-effect-E02 = Quando è affittato: puoi delegare una carta per le sue lire, senza bonus.
rococo-effect-E03 = Quando è affittato: una tessera gratis da un cassetto.
rococo-effect-E04 = 14 lire, venduto o affittato; niente prestigio.
rococo-effect-E05 = Quando è affittato, con un segnalino dal gioielliere: un gioiello gratis; dello stesso colore anche una tessera a caso.
rococo-effect-E06 = Quando è affittato, con un segnalino dal gioielliere: un gioiello gratis; dello stesso colore anche una tessera a caso.
rococo-name-DB01 = DB01 (favore della Regina)
rococo-name-DB02 = DB02 (favore della Regina)
rococo-name-DB03 = DB03 (tutte le tessere del cassetto 1)
rococo-name-DB04 = DB04 (tutte le tessere del cassetto 2)
rococo-name-DB05 = DB05 (tutte le tessere del cassetto 3)
rococo-name-DB06 = DB06 (le tessere allo spazio 1 di tutti i cassetti)
rococo-name-DB07 = DB07 (le tessere allo spazio 2 di tutti i cassetti)
rococo-name-DB08 = DB08 (le tessere allo spazio 3 di tutti i cassetti)
rococo-name-DB09 = DB09 (abito 1 da destra)
rococo-name-DB10 = DB10 (abito 2 da destra)
rococo-name-DB11 = DB11 (abito 3 da destra)
rococo-name-DB12 = DB12 (abito 1 da sinistra)
rococo-name-DB13 = DB13 (abito 2 da sinistra)
rococo-name-DB14 = DB14 (dipendente 2 da sinistra)
rococo-name-DB15 = DB15 (dipendente 1 da destra)
rococo-name-DB16 = DB16 (finanzia: fuochi d'artificio)
rococo-name-DB17 = DB17 (finanzia: cucina)
rococo-name-DB18 = DB18 (finanzia: musicisti)
rococo-name-DB19 = DB19 (finanzia: statua)
rococo-name-DB20 = DB20 (tutte le tessere del cassetto 1)
rococo-name-DB21 = DB21 (tutte le tessere del cassetto 2)
rococo-name-DB22 = DB22 (tutte le tessere del cassetto 3)
rococo-name-DB23 = DB23 (le tessere allo spazio 1 di tutti i cassetti)
rococo-name-DB24 = DB24 (le tessere allo spazio 2 di tutti i cassetti)
rococo-name-DB25 = DB25 (le tessere allo spazio 3 di tutti i cassetti)
