### Il tabellone di Rococo: che cosa vi si trova e come lo legge uno screen reader.

## Luoghi
rococo-board-palace = Il palazzo
rococo-board-all-halls = Tutte le Sale
rococo-board-favor = Favore della Regina
rococo-board-favor-short = Favore
rococo-board-favor-free = { $n ->
    [one] libero, dà { $n } moneta
   *[other] libero, dà { $n } monete
 }
rococo-board-garments = Abiti
rococo-board-drawers = Cassetti
rococo-board-silk-fold = Seta
rococo-board-for-hire = Assunzioni
rococo-board-hire = { $n ->
    [0] Dipendenti da assumere, il prossimo gratis
    [one] Dipendenti da assumere, il prossimo per { $n } moneta
   *[other] Dipendenti da assumere, il prossimo per { $n } monete
 }
rococo-board-jewels = Gioielli ed esami
rococo-board-works = Terrazza, statue e cucina
rococo-board-whole = Tutto il palazzo
rococo-board-open = Apri: { $room }
rococo-board-bag = { $n } nel sacchetto
rococo-board-round = Round { $n } di { $of }

## Cose
rococo-board-gown = abito da donna
rococo-board-coat = abito da uomo
rococo-board-worn = al ballo, { $what }: { $n }
rococo-board-costs = { $n ->
    [0] gratis
    [one] costa { $n } moneta
   *[other] costa { $n } monete
 }
rococo-board-free-tile = una tessera risorsa gratis
rococo-board-master-space = solo per abiti di un Maestro
rococo-board-free = libero
rococo-board-free-short = { $n ->
    [one] { $n } libero
   *[other] { $n } liberi
 }
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
rococo-board-jewel = { $what }, prezzo { $n }
rococo-board-exam = { $n ->
    [one] { $exam }; { $n } carta nel mazzo; qui: { $who }
   *[other] { $exam }; { $n } carte nel mazzo; qui: { $who }
 }
rococo-board-exam-tasks = { $exam }, compiti fatti: { $n }
rococo-board-exam-deck = Il mazzo d’esame: prendi una carta

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
rococo-board-income = proventi a fine round: { $n }
rococo-board-decorations = decorazioni: { $n }
rococo-board-present = presente nelle sale: { $n }
rococo-board-masters = abiti su spazi Maestro: { $n }
rococo-board-in-work = In lavorazione
rococo-board-still = Serve ancora:
rococo-board-save = risparmia seta { $colour }
rococo-board-copy = Usa il bonus in cima agli scarti di un rivale

## Il vassoio
rococo-board-your-silk = La tua seta
rococo-board-your-goods = I tuoi beni
rococo-board-works-now = al lavoro
rococo-board-leaves-game = esce dal gioco
rococo-board-actions = Le azioni
rococo-board-not-this = Non con questo bonus.
rococo-board-act-favor = Favore
rococo-board-act-acquire = Acquisisci
rococo-board-act-tailor = Confeziona
rococo-board-act-hire = Assumi
rococo-board-act-depute = Delega
rococo-board-act-fund = Finanzia
rococo-board-act-exam = Esame
rococo-board-does-favor = cominci il prossimo round
rococo-board-does-acquire = una tessera, o il suo merletto o filato
rococo-board-does-tailor = un abito, da affittare o vendere
rococo-board-does-hire = una carta in mano
rococo-board-does-depute = la carta esce dal gioco
rococo-board-does-fund = una decorazione del palazzo
rococo-board-does-exam = una carta del mazzo d’esame per questa
rococo-board-now-tailor = ne puoi pagare { $n } di { $of }
rococo-board-none-tailor = Non ne puoi pagare nessuno.
rococo-board-now-hire = in mano, una di { $n }
rococo-board-now-depute = { $rank ->
    [2] il Maestro
    [1] il Sarto
   *[other] l’Apprendista
 } esce dal gioco
rococo-board-now-fund = { $n ->
    [one] { $n } spazio per { $price }
   *[other] { $n } spazi per { $price }
 }
rococo-board-favor-taken = In questo round ce l’ha { $who }.
rococo-board-nothing-there = Non c’è nulla.
rococo-board-lacking = manca
rococo-board-hired = assunto
rococo-board-page-palace = Palazzo
rococo-board-page-garments = Abiti
rococo-board-page-silk = Seta
rococo-board-page-hire = Personale
rococo-board-page-jewels = Gioielli

## Madame du Barry
rococo-board-next = Avanti
rococo-board-her-cards = carte ancora in questo round: { $hand }, nella riserva: { $supply }
rococo-board-her-last = La sua ultima carta
rococo-board-her-hall = Un’altra carta dice dove va l’abito: { $hall }.

## Il conteggio finale
rococo-board-scoring = Conteggio finale
rococo-board-step = Passo { $n }:
rococo-board-step-play = Prestigio guadagnato in partita
rococo-board-step-livres = Monete: 1 punto prestigio ogni 10; gioielli
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
