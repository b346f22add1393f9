### Il tabellone di Rococò: che cosa vi si trova e come lo legge uno screen reader.

## Luoghi
rococo-board-palace = Il palazzo
rococo-board-hall-1 = Sala Reale
rococo-board-hall-2 = Seconda Sala
rococo-board-hall-3 = Terza Sala
rococo-board-hall-4 = Quarta Sala
rococo-board-hall-5 = Quinta Sala
rococo-board-fireworks = Fuochi
rococo-board-statues = Statue
rococo-board-kitchen-left = Cucina, sinistra
rococo-board-kitchen-right = Cucina, destra
rococo-board-fountain-left = Fontana, sopra
rococo-board-fountain-right = Fontana, sotto
rococo-board-musicians = Musicista, { $hall }
rococo-board-jeweller = Gioielliere
rococo-board-all-halls = Tutte le Sale
rococo-board-favor = Favore della Regina
rococo-board-favor-short = Favore
rococo-board-favor-free = libero, dà { $n } monete
rococo-board-garments = Abiti
rococo-board-drawers = Cassetti
rococo-board-silk-fold = Seta
rococo-board-for-hire = Assunzioni
rococo-board-hire = Dipendenti da assumere, il prossimo per { $n } monete
rococo-board-jewels = Gioielli ed esami
rococo-board-works = Terrazza, statue e cucina
rococo-board-whole = Tutto il palazzo
rococo-board-open = Apri: { $room }
rococo-board-bag = { $n } nel sacchetto
rococo-board-round = Round { $n } di { $of }

## Colori dell'edizione, ranghi e cose
rococo-board-deluxe-azure = blu
rococo-board-deluxe-rose = rosa
rococo-board-deluxe-jade = verde
rococo-board-deluxe-amber = arancione
rococo-board-classic-azure = { $for ->
    [silk] gialla
    [necklace] gialla
   *[other] giallo
 }
rococo-board-classic-rose = verde
rococo-board-classic-jade = { $for ->
    [silk] rossa
    [necklace] rossa
   *[other] rosso
 }
rococo-board-classic-amber = blu
rococo-board-master = Maestro
rococo-board-journeyman = Sarto
rococo-board-apprentice = Apprendista
rococo-board-level = livello { $level }
rococo-board-card-name = { $rank } { $id }
rococo-board-card-level = { $rank } di livello { $level }
rococo-board-gown = donna
rococo-board-coat = uomo
rococo-board-gown-of = abito da donna { $colour }
rococo-board-coat-of = abito da uomo { $colour }
rococo-board-gowns = abiti da donna al ballo, { $colour }: { $n }
rococo-board-coats = abiti da uomo al ballo, { $colour }: { $n }
rococo-board-livres = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
rococo-board-lace = { $n } di pizzo
rococo-board-yarn = { $n } di filo
rococo-board-prestige = { $n } di prestigio
rococo-board-silk = { $n } di seta { $colour }
rococo-board-tile = Tessera risorsa: { $silk }; oppure { $goods }
rococo-board-needs = servono { $what }
rococo-board-master-only = solo un Maestro può farlo
rococo-board-sells = si vende a { $n } monete
rococo-board-costs = { $n ->
    [0] gratis
    [one] costa { $n } moneta
   *[other] costa { $n } monete
 }
rococo-board-deputes = { $n } monete delegandolo
rococo-board-free-tile = una tessera risorsa gratis
rococo-board-guest = { $hall }, ospite { $n }
rococo-board-master-space = solo per abiti di un Maestro
rococo-board-free = libero
rococo-board-free-short = { $n } liberi
rococo-board-free-spaces = { $n ->
    [one] { $n } spazio libero
   *[other] { $n } spazi liberi
 }
rococo-board-terrace = l’ospite della terrazza vale { $n } volte
rococo-board-first = primo posto { $n }: { $who }
rococo-board-second = secondo posto { $n }: { $who }
rococo-board-nobody = nessuno
rococo-board-empty-window = vetrina vuota, costo { $n }
rococo-board-leaves = esce alla fine del round
rococo-board-jewel = { $kind ->
    [ring] anello { $colour }
   *[necklace] collana { $colour }
 }, prezzo { $n }
rococo-board-jewel-name = { $kind ->
    [ring] anello { $colour }
   *[necklace] collana { $colour }
 }
rococo-board-own-jewels = { $kind ->
    [ring] anelli, { $colour }: { $n }
   *[necklace] collane, { $colour }: { $n }
 }
rococo-board-exam = Esame: { $rank }; { $n } carte nel mazzo; qui: { $who }
rococo-board-exam-journeyman = esame da Sarto
rococo-board-exam-master = esame da Maestro
rococo-board-exam-tasks = Esame: { $rank }, compiti fatti: { $n }
rococo-board-exam-deck = Il mazzo d’esame: prendi una carta
rococo-board-task-JT1 = un Apprendista acquisisce e conserva seta { $a } o { $b }
rococo-board-task-JT2 = un Apprendista acquisisce e conserva seta { $a } o { $b }
rococo-board-task-JT3 = un Apprendista acquisisce pizzo o filo
rococo-board-task-JT4 = un Apprendista finanzia una decorazione
rococo-board-task-MT1 = un Sarto confeziona un abito da donna
rococo-board-task-MT2 = un Sarto confeziona un abito da uomo
rococo-board-task-MT3 = un Maestro confeziona un abito

## Persone
rococo-board-starts = primo giocatore
rococo-board-ready = carte scelte
rococo-board-choosing = sceglie le carte
rococo-board-hand = carte in mano: { $n }
rococo-board-no-hand = nessuna carta in mano
rococo-board-in-play = in gioco
rococo-board-top = in cima agli scarti
rococo-board-supply = Riserva: { $n }
rococo-board-discard = Scarti: { $n }
rococo-board-staff = personale: { $n }
rococo-board-special = Specializzato
rococo-board-silk-rack = tessere risorsa conservate: { $n }
rococo-board-no-silk = ancora niente seta
rococo-board-income = rendita a fine round: { $n }
rococo-board-decorations = decorazioni: { $n }
rococo-board-present = presente nelle sale: { $n }
rococo-board-masters = abiti su spazi Maestro: { $n }
rococo-board-in-work = In lavorazione
rococo-board-still = Serve ancora:
rococo-board-save = risparmia seta { $colour }
rococo-board-copy = Usa il bonus in cima agli scarti di un rivale

## Madame du Barry
rococo-board-du-barry = Madame du Barry
rococo-board-next = Avanti
rococo-board-her-cards = carte ancora in questo round: { $hand }, nella riserva: { $supply }
rococo-board-her-last = La sua ultima carta
rococo-board-her-favor = Reclama il favore della Regina e segna 3 di prestigio.
rococo-board-her-drawer = Prende tutte le tessere del cassetto { $n }.
rococo-board-her-place = { $place ->
    [left] Prende la tessera a sinistra di ogni cassetto.
    [centre] Prende la tessera al centro di ogni cassetto.
   *[right] Prende la tessera a destra di ogni cassetto.
 }
rococo-board-her-tailor = { $from ->
    [left] Confeziona l’abito numero { $n } da sinistra.
   *[right] Confeziona l’abito numero { $n } da destra.
 }
rococo-board-her-hire = { $from ->
    [left] Assume il dipendente numero { $n } da sinistra.
   *[right] Assume il dipendente numero { $n } da destra.
 }
rococo-board-her-fund = Finanzia lo spazio meno caro: { $what }.
rococo-board-her-fireworks = fuochi d’artificio
rococo-board-her-kitchen = cucina
rococo-board-her-musicians = musicisti
rococo-board-her-statues = statue
rococo-board-her-hall = Un’altra carta dice dove va l’abito: { $hall }.

## I bonus a parole
rococo-board-b-none = nessun bonus
rococo-board-b-pay = per { $price }: { $what }
rococo-board-b-lace_or_yarn = un pizzo o un filo
rococo-board-b-random_resource = una tessera risorsa a caso
rococo-board-b-extra-acquire = acquisisci un’altra tessera
rococo-board-b-extra-tailor = confeziona un altro abito
rococo-board-b-extra-fund = finanzia un’altra decorazione
rococo-board-b-less = { $what } in meno
rococo-board-b-must-sell = va venduto
rococo-board-b-delegate = { $pay ->
    [none] delega un dipendente qualsiasi senza monete e usa il suo bonus
    [printed] delega un dipendente qualsiasi per le monete indicate
   *[list] delega un dipendente qualsiasi per { $list } monete (Maestro, Sarto, Apprendista)
 }
rococo-board-b-per = { $n ->
    [1] { $gain } per ogni { $what }
   *[other] { $gain } ogni { $n } { $what }
 }
rococo-board-b-colour = { $gain } per ogni abito { $colour }
rococo-board-b-no-colour = { $gain } senza un abito { $colour }
rococo-board-b-staff = { $kind ->
    [livres] monete secondo il personale: { $list }
   *[prestige] prestigio secondo il personale: { $list }
 }
rococo-board-b-buy = quante volte vuoi: 1 di prestigio per { $price }
rococo-board-b-discard_silk = scarta tessere: 1 di prestigio per rotolo raro o ogni 2 comuni
rococo-board-b-use_own_bonus = sposta una carta dalla riserva agli scarti e usa il suo bonus
rococo-board-b-copy_opponent_bonus = usa il bonus in cima agli scarti di un rivale
rococo-board-b-claim_favor = il favore della Regina e { $gain }
rococo-board-b-take_resource = una tessera qualsiasi da un cassetto
rococo-board-b-take_jewel = un gioiello qualsiasi
rococo-board-of-garment = { $n ->
    [one] tuo abito
   *[other] tuoi abiti
 }
rococo-board-of-garment_azure = tuo abito { $colour }
rococo-board-of-garment_rose = tuo abito { $colour }
rococo-board-of-decoration = { $n ->
    [one] tua decorazione
   *[other] tue decorazioni
 }
rococo-board-of-hall_present = sala in cui sei presente
rococo-board-of-garment_in_one_hall = { $n ->
    [one] tuo abito in una sala
   *[other] tuoi abiti in una sala
 }
rococo-board-of-master_guest = { $n ->
    [one] tuo abito su uno spazio Maestro
   *[other] tuoi abiti su spazi Maestro
 }
rococo-board-of-pair_lady_gentleman = coppia di tuoi abiti da donna e da uomo
rococo-board-of-pair_azure_jade = coppia di tuoi abiti da donna dei due colori
rococo-board-of-lace_yarn_pair = coppia di pizzo e filo restituita
rococo-board-of-jewel = { $n ->
    [one] tuo gioiello
   *[other] tuoi gioielli
 }
rococo-board-of-ring = { $n ->
    [one] tuo anello
   *[other] tuoi anelli
 }
rococo-board-of-necklace = { $n ->
    [one] tua collana
   *[other] tue collane
 }
rococo-board-of-jewel_set = gruppo di quattro gioielli diversi
rococo-board-of-apprentice = { $n ->
    [one] tuo Apprendista
   *[other] tuoi Apprendisti
 }
rococo-board-if-gentleman_garments = si assume con { $n } tuoi abiti da uomo al ballo
rococo-board-if-lady_garments = si assume con { $n } tuoi abiti da donna al ballo
rococo-board-if-master_guests = si assume con { $n } tuoi abiti su spazi Maestro
rococo-board-if-livres = si assume con { $n } monete
rococo-board-if-jewels = si assume con { $n } gioielli
rococo-board-if-decoration_types = si assume con { $n } tipi di decorazione
rococo-board-if-stock = si assume con { $tiles } tessere, { $lace } di pizzo e { $yarn } di filo
rococo-board-if-prestige = si assume con { $n } di prestigio già segnati
rococo-board-if-master_exams = si assume dopo un esame da Maestro
rococo-board-if-halls_present = si assume se presenti in tutte le sale

## Il conteggio finale
rococo-board-scoring = Conteggio finale
rococo-board-step = Passo { $n }:
rococo-board-step-play = Prestigio guadagnato in partita
rococo-board-step-livres = Monete: 1 di prestigio ogni 10; gioielli
rococo-board-step-crowns = Dipendenti con la corona; favore della Regina
rococo-board-step-halls = Maggioranze nelle cinque sale
rococo-board-step-fireworks = Maggioranza dei fuochi d’artificio
rococo-board-step-terrace = Abiti sulla terrazza, per due o per tre
rococo-board-step-statues = Statue: gruppi di colori diversi
rococo-board-step-garments = Abiti, decorazioni e bonus Tutte le Sale
rococo-board-row-livres = monete
rococo-board-row-jewels = gioielli
rococo-board-row-crowns = corone
rococo-board-row-favor = favore
rococo-board-row-hall1 = I
rococo-board-row-hall2 = II
rococo-board-row-hall3 = III
rococo-board-row-hall4 = IV
rococo-board-row-hall5 = V
rococo-board-row-garments = abiti
rococo-board-row-decorations = decoraz.
rococo-board-row-all-halls = tutte le sale
rococo-board-row-tiles = tessere
rococo-board-gained = passo
rococo-board-sum = finora
rococo-board-back = Indietro
rococo-board-next-step = Passo seguente
