### Rococo: domande al giocatore, diario, punteggio, opzioni, azioni e nomi delle cose.

rococo-title = Rococo
rococo-summary = Dirigi una sartoria alla corte di Luigi XV: guida con saggezza i tuoi dipendenti, cuci abiti splendidi, adorna il palazzo e ottieni più prestigio di tutti prima che si apra il gran ballo.

## Che cosa si chiede al giocatore

rococo-prompt-choose = { $count ->
    [one] Scegli ancora { $count } carta per la tua mano.
   *[other] Scegli { $count } carte per la tua mano.
 }
rococo-prompt-confirm = Giochi questo round con queste tre carte? Conferma o scegli di nuovo.
rococo-prompt-chosen = Hai scelto le carte. Puoi scegliere di nuovo finché l’ultimo giocatore non ha confermato.
rococo-prompt-play = Tocca a te: gioca una carta dalla mano.
rococo-prompt-main = Il tuo { $rank ->
    [2] Maestro
    [1] Sarto
   *[other] Apprendista
 } è al lavoro: scegli un’azione.
rococo-note-main = Un’azione illumina ciò a cui si riferisce.
rococo-prompt-bonus = Bonus: { $card }. Puoi rinunciare.
rococo-prompt-garment-bonus = Bonus dell’abito ({ $garment }): { $bonus }. Puoi rinunciare.
rococo-prompt-reward-tile = L’ospite ti dona una tessera risorsa: prendine una da un cassetto oppure rinuncia.
rococo-prompt-tile = Conservi la tessera come seta o la scambi con merletto o filato? { $tile }
rococo-prompt-discount = Quale seta risparmi per questo abito ({ $garment })? Puoi anche non risparmiarne.
rococo-prompt-pay = Scegli le tessere risorsa per pagare: { $garment }; mancano ancora: { $rolls }.
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

## Il diario

rococo-log-round = Comincia il round { $round }.
rococo-log-starts = { $player } aveva il favore della Regina e comincia questo round.
rococo-log-chosen = { $player } ha scelto le carte per questo round. { $cards }
rococo-log-change = { $player } sceglie di nuovo le carte.
rococo-log-recycle = { $player } fa degli scarti una nuova riserva.
rococo-log-play = { $player } gioca la carta { $card }
rococo-log-no-action = { $player } non svolge nessuna azione principale.
rococo-log-decline = { $player } rinuncia al bonus della carta { $cards }.
rococo-log-decline-garment = { $player } rinuncia al bonus dell’abito ({ $garment }).
rococo-log-decline-tile = { $player } rinuncia alla tessera risorsa dell’ospite.
rococo-log-decline-jewel = { $player } non compra gioielli.
rococo-log-decline-discount = { $player } non risparmia seta per questo abito ({ $garment }).
rococo-log-decline-buying = { $player } non compra altro prestigio.
rococo-log-decline-discarding = { $player } non scarta altre tessere.
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
rococo-log-tailor = { $player } confeziona{ $price ->
    [0] { "" }
    [one] { " " }per { $price } moneta
   *[other] { " " }per { $price } monete
 }: { $garment }{ $paid ->
    [0] { "" }
   *[other] { "; " }paga con: { $tiles }
 }.
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
rococo-log-pay = { $player } paga { $amount ->
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

rococo-rival = Madame du Barry
rococo-score-play = Durante la partita
rococo-score-livres = Monete avanzate
rococo-score-jewels = Gioielli
rococo-score-crowns = Dipendenti con la corona
rococo-score-favor = Favore della Regina
rococo-score-hall1 = Sala Reale
rococo-score-hall2 = Seconda Sala
rococo-score-hall3 = Terza Sala
rococo-score-hall4 = Quarta Sala
rococo-score-hall5 = Quinta Sala
rococo-score-fireworks = Fuochi d’artificio
rococo-score-statues = Statue
rococo-score-garments = Abiti nelle sale
rococo-score-terrace = Abiti sulla terrazza
rococo-score-decorations = Decorazioni
rococo-score-all-halls = Bonus Tutte le Sale
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
rococo-option-exclusive_tailoring = Sartoria esclusiva: abiti per ospiti speciali, ciascuno con un dono tutto suo appena viene piazzato.
rococo-option-exclusive_tailoring-on = Con la Sartoria esclusiva.
rococo-option-exclusive_tailoring-off = Senza la Sartoria esclusiva.
rococo-option-v_c_per = Edizione classica: come il Sarto di livello V conta gli abiti. I regolamenti non concordano.
rococo-option-v_c_per-2 = 1 punto prestigio ogni 2 abiti, come nel regolamento Deluxe.
rococo-option-v_c_per-3 = 1 punto prestigio ogni 3 abiti, come nel regolamento del 2013.
rococo-option-du_barry_level = Solitario: il livello di Madame du Barry, cioè quali carte ha nel mazzo. Questi mazzi sono ricostruiti.
rococo-option-du_barry_level-apprentice = Apprendista: raccoglie soprattutto tessere risorsa.
rococo-option-du_barry_level-journeyman = Sarto: l’avversaria abituale.
rococo-option-du_barry_level-master = Maestro: confeziona e assume più che mai.
rococo-option-du_barry_tasks = Solitario con Portagioie: quale compito d’esame segna Madame du Barry.
rococo-option-du_barry_tasks-fitting = Il compito libero più in alto a cui corrisponde la sua tessera o il suo abito.
rococo-option-du_barry_tasks-next = Semplicemente il prossimo compito libero dall’alto.
rococo-option-start_player = Chi comincia il primo round (da soli: Madame du Barry).
rococo-option-start_player-by_lot = Un giocatore tirato a sorte.
rococo-option-start_player-first_seat = Il primo posto al tavolo.
rococo-need-company = Da soli si gioca con l’edizione Deluxe.
rococo-need-classic = Solo nell’edizione classica.
rococo-need-alone = Solo quando giochi senza altri.
rococo-need-exam = Solo in solitario, con il Portagioie.
rococo-need-her_start = In solitario comincia Madame du Barry.
rococo-preset-first = Prima serata
rococo-preset-first-note = L’edizione Deluxe, senza moduli.
rococo-preset-full = Il gran ballo
rococo-preset-full-note = Deluxe con tutti e quattro i moduli.
rococo-preset-solo = Una prova privata
rococo-preset-solo-note = In solitario contro Madame du Barry, con il mazzo più mite.

## Azioni

rococo-action-choose = Prendi in mano: { $a }
rococo-action-confirm = Conferma queste carte
rococo-action-change = Scegli di nuovo
rococo-action-play = Gioca: { $a }
rococo-action-no-action = Nessuna azione
rococo-action-favor = Reclama il favore della Regina
rococo-action-acquire = Prendi una tessera risorsa: { $a }
rococo-action-tailor = Confeziona: { $a }
rococo-action-hire = Assumi: { $a }
rococo-action-depute = Delega
rococo-action-fund = Finanzia: { $a }
rococo-action-exam = Sostieni l’{ $a }
rococo-action-use = Usa il bonus
rococo-action-decline = Rinuncia
rococo-action-done = Basta così
rococo-action-keep = Conserva la tessera come seta
rococo-action-convert = Scambia la tessera
rococo-action-lace = Prendi merletto
rococo-action-yarn = Prendi filato
rococo-action-discount = Risparmia seta: { $a }
rococo-action-pay = Paga con: { $a }
rococo-action-rent = Affitta
rococo-action-sell = Vendi
rococo-action-place = Piazza qui: { $a }
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

## Che cosa comporta una scelta e che cosa è definitivo

rococo-effect-play = Un’azione, poi il suo bonus.
rococo-effect-confirm = Puoi scegliere di nuovo finché l’ultimo giocatore non ha confermato.
rococo-effect-no-action = Segue solo il bonus della carta giocata.
rococo-effect-favor = Nel prossimo round cominci tu.
rococo-effect-acquire = Conservala come seta o prendi il merletto o il filato.
rococo-effect-tailor = Poi lo affitti o lo vendi.
rococo-effect-hire = In mano, già per questo round.
rococo-effect-depute = La carta esce dal gioco; il suo bonus si può usare un’ultima volta.
rococo-effect-depute-card = La carta esce dal gioco.
rococo-effect-fund = Il tuo segnalino resta fino alla fine.
rococo-effect-exam = La carta esce dal gioco; ne prendi una dal mazzo d’esame.
rococo-effect-keep = Serve per confezionare.
rococo-effect-convert = La tessera va agli scarti.
rococo-effect-rent = Alla fine dà punti, nella sala che scegli.
rococo-effect-sell = L’abito va agli scarti.
rococo-effect-jewel = Resta tuo.
rococo-effect-pay = Si scarta intera; le pezze in più vanno perse.
rococo-effect-call = Agli scarti; poi il suo bonus.
rococo-effect-take = In mano.
rococo-final-depute = La carta esce dal gioco per sempre.
rococo-final-depute-card = La carta esce dal gioco per sempre.
rococo-final-exam = La carta esce dal gioco per sempre, e vedi il mazzo d’esame.
rococo-final-use = Peschi una tessera che nessuno ha visto.
rococo-final-jewel = Porta una tessera che nessuno ha visto.

## Nomi: colori, sale e luoghi

rococo-hall-1 = Sala Reale
rococo-hall-2 = Seconda Sala
rococo-hall-3 = Terza Sala
rococo-hall-4 = Quarta Sala
rococo-hall-5 = Quinta Sala
rococo-seat-0 = giocatore 1
rococo-seat-1 = giocatore 2
rococo-seat-2 = giocatore 3
rococo-seat-3 = giocatore 4
rococo-seat-4 = giocatore 5

## Nomi: decorazioni, esami e compiti

rococo-exam-journeyman = esame da Sarto
rococo-exam-master = esame da Maestro

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

## Altri nomi

rococo-hire-special = il tuo Apprendista specializzato

## Oggetti e bonus a parole

rococo-fireworks = Fuochi
rococo-statues = Statue
rococo-kitchen-left = Cucina, sinistra
rococo-kitchen-right = Cucina, destra
rococo-fountain-left = Fontana, sopra
rococo-fountain-right = Fontana, sotto
rococo-musicians = Musicista, { $hall }
rococo-space = { $kind } { $n }
rococo-jeweller = Gioielliere
rococo-deluxe-azure = blu
rococo-deluxe-rose = rosa
rococo-deluxe-jade = verde
rococo-deluxe-amber = arancione
rococo-classic-azure = { $for ->
    [silk] gialla
    [necklace] gialla
   *[other] giallo
 }
rococo-classic-rose = verde
rococo-classic-jade = { $for ->
    [silk] rossa
    [necklace] rossa
   *[other] rosso
 }
rococo-classic-amber = blu
rococo-master = Maestro
rococo-journeyman = Sarto
rococo-apprentice = Apprendista
rococo-card-name = { $rank } { $level }
rococo-special = Apprendista specializzato
rococo-gown-of = abito da donna { $colour }
rococo-coat-of = abito da uomo { $colour }
rococo-garment = { $what } ({ $printed })
rococo-needs = servono { $what }
rococo-master-only = solo un Maestro può farlo
rococo-sells = si vende a { $price }
rococo-tile = { $silk } · { $goods }
rococo-silks = { $silk }
rococo-about-tile = Tessera risorsa: { $silk }; oppure { $goods }
rococo-livres = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
rococo-lace = { $n ->
    [one] { $n } merletto
   *[other] { $n } merletti
 }
rococo-yarn = { $n ->
    [one] { $n } filato
   *[other] { $n } filati
 }
rococo-prestige = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }
rococo-silk = { $n ->
    [one] { $n } pezza di seta { $colour }
   *[other] { $n } pezze di seta { $colour }
 }
rococo-guest = { $hall }, ospite { $n }
rococo-jewel-name = { $kind ->
    [ring] anello { $colour }
   *[necklace] collana { $colour }
 }
rococo-task-JT1 = un Apprendista acquisisce e conserva seta { $silk }
rococo-task-JT2 = un Apprendista acquisisce e conserva seta { $silk }
rococo-task-JT3 = un Apprendista acquisisce merletto o filato
rococo-task-JT4 = un Apprendista finanzia una decorazione
rococo-task-MT1 = un Sarto confeziona un abito da donna
rococo-task-MT2 = un Sarto confeziona un abito da uomo
rococo-task-MT3 = un Maestro confeziona un abito
rococo-her-favor = Reclama il favore della Regina e segna 3 punti prestigio.
rococo-her-drawer = Prende tutte le tessere del cassetto { $n }.
rococo-her-place = { $place ->
    [left] Prende la tessera a sinistra di ogni cassetto.
    [centre] Prende la tessera al centro di ogni cassetto.
   *[right] Prende la tessera a destra di ogni cassetto.
 }
rococo-her-tailor = { $from ->
    [left] Confeziona l’abito numero { $n } da sinistra.
   *[right] Confeziona l’abito numero { $n } da destra.
 }
rococo-her-hire = { $from ->
    [left] Assume il dipendente numero { $n } da sinistra.
   *[right] Assume il dipendente numero { $n } da destra.
 }
rococo-her-fund = Finanzia lo spazio meno caro: { $what }.
rococo-her-fireworks = fuochi d’artificio
rococo-her-kitchen = cucina
rococo-her-musicians = musicisti
rococo-her-statues = statue
rococo-b-none = nessun bonus
rococo-b-pay = per { $price }: { $what }
rococo-b-if = { $gain } ({ $wish })
rococo-b-several = { $what }
rococo-b-lace_or_yarn = un merletto o un filato
rococo-b-random_resource = una tessera risorsa a caso
rococo-b-extra-acquire = acquisisci un’altra tessera
rococo-b-extra-tailor = confeziona un altro abito
rococo-b-extra-fund = finanzia un’altra decorazione
rococo-b-less = { $what } in meno
rococo-b-must-sell = va venduto
rococo-b-delegate = { $pay ->
    [none] delega un dipendente qualsiasi senza monete e usa il suo bonus
    [printed] delega un dipendente qualsiasi per le monete indicate
   *[table] delega un dipendente qualsiasi per { $list } monete (Maestro, Sarto, Apprendista)
 }
rococo-b-per = { $n ->
    [1] { $gain } per ogni { $what }
   *[other] { $gain } ogni { $n } { $what }
 }
rococo-b-colour = { $gain } per ogni abito { $colour }
rococo-b-no-colour = { $gain } se non hai abiti di colore { $colour }
rococo-b-staff = { $kind ->
    [livres] monete secondo il personale: { $list }
   *[prestige] prestigio secondo il personale: { $list }
 }
rococo-b-step = { $staff }: { $amount }
rococo-b-buy = quante volte vuoi: 1 punto prestigio per { $price }
rococo-b-discard_silk = { $n ->
    [one] scarta tessere: 1 punto prestigio per pezza rara o per { $n } pezza comune
   *[other] scarta tessere: 1 punto prestigio per pezza rara o ogni { $n } pezze comuni
 }
rococo-b-use_own_bonus = sposta una carta dalla riserva agli scarti e usa il suo bonus
rococo-b-copy_opponent_bonus = usa il bonus in cima agli scarti di un rivale
rococo-b-claim_favor = il favore della Regina e { $gain }
rococo-b-take_resource = una tessera qualsiasi da un cassetto
rococo-b-take_jewel = un gioiello qualsiasi
rococo-of-garment = { $n ->
    [one] tuo abito
   *[other] tuoi abiti
 }
rococo-of-garment_azure = { $n ->
    [one] tuo abito { $colour }
   *[other] tuoi abiti (colore { $colour })
 }
rococo-of-garment_rose = { $n ->
    [one] tuo abito { $colour }
   *[other] tuoi abiti (colore { $colour })
 }
rococo-of-decoration = { $n ->
    [one] tua decorazione
   *[other] tue decorazioni
 }
rococo-of-hall_present = { $n ->
    [one] sala in cui sei presente
   *[other] sale in cui sei presente
 }
rococo-of-garment_in_one_hall = { $n ->
    [one] tuo abito in una sala
   *[other] tuoi abiti in una sala
 }
rococo-of-master_guest = { $n ->
    [one] tuo abito su uno spazio Maestro
   *[other] tuoi abiti su spazi Maestro
 }
rococo-of-pair_lady_gentleman = { $n ->
    [one] coppia di tuoi abiti da donna e da uomo
   *[other] coppie di tuoi abiti da donna e da uomo
 }
rococo-of-pair_azure_jade = { $n ->
    [one] coppia di tuoi abiti da donna dei due colori
   *[other] coppie di tuoi abiti da donna dei due colori
 }
rococo-of-lace_yarn_pair = { $n ->
    [one] coppia di merletto e filato restituita
   *[other] coppie di merletto e filato restituite
 }
rococo-of-jewel = { $n ->
    [one] tuo gioiello
   *[other] tuoi gioielli
 }
rococo-of-ring = { $n ->
    [one] tuo anello
   *[other] tuoi anelli
 }
rococo-of-necklace = { $n ->
    [one] tua collana
   *[other] tue collane
 }
rococo-of-jewel_set = { $n ->
    [one] serie di quattro gioielli diversi
   *[other] serie di quattro gioielli diversi
 }
rococo-of-apprentice = { $n ->
    [one] tuo Apprendista
   *[other] tuoi Apprendisti
 }
rococo-if-gentleman_garments = { $n ->
    [one] si assume con almeno { $n } tuo abito da uomo al ballo
   *[other] si assume con almeno { $n } tuoi abiti da uomo al ballo
 }
rococo-if-lady_garments = { $n ->
    [one] si assume con almeno { $n } tuo abito da donna al ballo
   *[other] si assume con almeno { $n } tuoi abiti da donna al ballo
 }
rococo-if-master_guests = { $n ->
    [one] si assume con almeno { $n } tuo abito su uno spazio Maestro
   *[other] si assume con almeno { $n } tuoi abiti su spazi Maestro
 }
rococo-if-livres = si assume con almeno { rococo-livres }
rococo-if-jewels = { $n ->
    [one] si assume con almeno { $n } gioiello
   *[other] si assume con almeno { $n } gioielli
 }
rococo-if-decoration_types = { $n ->
    [one] si assume con almeno { $n } tipo di decorazione
   *[other] si assume con almeno { $n } tipi di decorazione
 }
rococo-if-stock = si assume con almeno { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
 }, { $lace ->
    [one] { $lace } merletto
   *[other] { $lace } merletti
 } e { $yarn ->
    [one] { $yarn } filato
   *[other] { $yarn } filati
 }
rococo-if-prestige = { $n ->
    [one] si assume con almeno { $n } punto prestigio già segnato
   *[other] si assume con almeno { $n } punti prestigio già segnati
 }
rococo-if-master_exams = si assume dopo un esame da Maestro
rococo-if-halls_present = si assume se sei presente in tutte le sale
rococo-at-end = a fine partita, { $what }
rococo-card-does = { $card }: { $bonus }
rococo-deputes = { $price } delegandolo
rococo-about = { $what }

## Why not, in short

rococo-why-ROC-ACQ-03 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-FUND-08 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-HIRE-04 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-JB-04 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-TAILOR-02 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-EXAM-11-fee = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-EXAM-12-fee = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-TAILOR-04-azure = Richiede { $what }: ne hai { $have }.
rococo-why-ROC-TAILOR-04-rose = Richiede { $what }: ne hai { $have }.
rococo-why-ROC-TAILOR-04-jade = Richiede { $what }: ne hai { $have }.
rococo-why-ROC-TAILOR-04-amber = Richiede { $what }: ne hai { $have }.
rococo-why-ROC-TAILOR-06-lace = Richiede { rococo-lace }: ne hai { $have }.
rococo-why-ROC-TAILOR-06-yarn = Richiede { rococo-yarn }: ne hai { $have }.
rococo-why-ROC-ACQ-01 = Qui non c’è nessuna tessera.
rococo-why-ROC-BON-01 = Questo bonus non lo offre.
rococo-why-ROC-EXAM-17 = Un esame non è mai un bonus.
rococo-why-ROC-EXAM-11 = Questo esame ora non ti è aperto.
rococo-why-ROC-EXAM-12 = Questo esame ora non ti è aperto.
rococo-why-ROC-EXAM-11-tasks = Compiti segnati: { $have } di { $n }.
rococo-why-ROC-EXAM-12-tasks = Compiti segnati: { $have } di { $n }.
rococo-why-ROC-DEPUTE-05 = Ne devono restare quattro: ne hai { $have }.
rococo-why-ROC-DEPUTE-01 = Devono restare quattro dipendenti.
rococo-why-ROC-MIX-03 = Questa carta sta già uscendo.
rococo-why-ROC-MIX-10 = In questo colore non c’è nulla da risparmiare.
rococo-why-ROC-MIX-21 = Lì non c’è un bonus che puoi usare ora.
rococo-why-ROC-MIX-26 = Non si può vendere, e questo bonus obbliga a vendere.
rococo-why-ROC-P3-07-favor = Un Apprendista non può reclamarlo.
rococo-why-ROC-P3-07-apprentice = Solo un Apprendista sostiene questo esame.
rococo-why-ROC-P3-07-journeyman = Solo un Sarto sostiene questo esame.
rococo-why-ROC-FAVOR-01 = Per questo round è già preso.
rococo-why-ROC-FUND-03 = Questo spazio è occupato.
rococo-why-ROC-FUND-04 = In questa metà hai già un segnalino.
rococo-why-ROC-JB-10 = Hai già un gioielliere.
rococo-why-ROC-JB-02 = Non hai un gioielliere.
rococo-why-ROC-JB-03 = Collane con gli abiti da donna, anelli con quelli da uomo.
rococo-why-ROC-JB-08 = Qui non c’è nessun gioiello.
rococo-why-ROC-HIRE-01 = Solo un Maestro assume.
rococo-why-ROC-SPEC-01 = Già assunto.
rococo-why-ROC-SPEC-01-rank = Solo un Maestro assume.
rococo-why-ROC-SPEC-JA-1 = Abiti da uomo al ballo: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-2 = Abiti da donna al ballo: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-3 = Abiti su spazi Maestro: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-4 = Richiede { rococo-livres }: ne hai { $have }.
rococo-why-ROC-SPEC-JA-5 = Gioielli: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-6 = Tipi di decorazioni: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-7 = Servono quattro tessere, due merletti e due filati.
rococo-why-ROC-SPEC-JA-8 = Prestigio segnato: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-9 = Esami da Maestro superati: { $have } di { $n }.
rococo-why-ROC-SPEC-JA-10 = Presente nelle sale: { $have } di { $n }.
rococo-why-ROC-TAILOR-01 = Un Apprendista non confeziona.
rococo-why-ROC-TAILOR-03 = Lo confeziona solo un Maestro.
rococo-why-ROC-TAILOR-05 = Questa tessera non serve.
rococo-why-ROC-TAILOR-12 = Solo per abiti di un Maestro.
rococo-why-ROC-TAILOR-13 = Questo ospite è già vestito.
rococo-why-ROC-TAILOR-14 = Nessun ospite adatto è libero.
rococo-why-ROC-EMP-JJ-6 = Questo bonus obbliga a vendere.
rococo-why-ROC-FEST-01 = Gli abiti festivi non si vendono.
rococo-why-ROC-FEST-02 = Nessun ospite adatto è libero.
rococo-why-ROC-EXCL-01 = Gli abiti esclusivi non si vendono.
rococo-why-ROC-EXCL-02 = Nessun ospite adatto è libero.

## So many of what is paid or comes, in facts about a choice

rococo-goods-livres = { rococo-livres }
rococo-goods-lace = { rococo-lace }
rococo-goods-yarn = { rococo-yarn }
rococo-goods-prestige = { rococo-prestige }
rococo-goods-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
rococo-goods-tile = { $n ->
    [one] { $n } tessera risorsa
   *[other] { $n } tessere risorsa
 }
rococo-goods-unseen = { $n ->
    [one] { $n } cosa nascosta
   *[other] { $n } cose nascoste
 }
