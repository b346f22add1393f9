# Regole di The Red Cathedral con Appaltatori: un messaggio per regola, in ordine di lettura.

RC-SECTION-01 = Componenti

RC-DATA-01 = Il tracciato ha 80 passi e 40 tacche di prestigio: la prima è sul passo 5, la seconda sul 9, l’ultima sull’80, e la distanza fra le tacche non aumenta mai.
RC-DATA-02 = Ci sono 8 tessere risorsa e una sola dà PR: 1 PR per dado. Il modulo Appaltatori aggiunge una tessera che dà permessi.
RC-DATA-03 = Ci sono 40 carte cattedrale: 10 basi, 20 sezioni mediane e 10 cupole. Ognuna richiede 3 o 4 materiali di base e premia il proprietario con almeno 1 PR ed eventualmente con dei rubli.
RC-DATA-04 = Un progetto mostra le torri da sinistra a destra; ogni torre è formata da una base, un numero qualsiasi di sezioni mediane (anche nessuna) e una cupola.
RC-DATA-05 = I progetti per 2 giocatori e per il solitario hanno 4 torri con 12 carte, quelli per 3 giocatori 5 torri con 18 carte, quelli per 4 giocatori 6 torri con 24 carte.
RC-DATA-06 = Ci sono 28 tessere bottega, alcune solo per 3 o 4 giocatori; bastano sempre per tutte le carte del progetto. Il modulo Appaltatori ne ha due proprie, ciascuna al posto di una tessera del gioco base.
RC-DATA-07 = Una plancia bottega ha 10 spazi inventario e 6 spazi bottega: uno rosso, uno verde, uno blu, uno giallo e due bianchi, ciascuno con il suo prezzo in rubli.
RC-DATA-08 = Ogni gilda ha tre carte influenza. Ogni carta offre due azioni, ciascuna contrassegnata da un fulmine o dal simbolo dell’infinito.
RC-DATA-09 = Le tre carte di una gilda offrono insieme esattamente le azioni elencate per quella gilda: di regola la prima si trova su tutte e tre le carte, ogni altra su una sola. Le sei azioni dei Contabili formano tre coppie fisse.
RC-DATA-10 = Modulo Appaltatori: ci sono 24 gettoni specialista con nove tipi di effetto; sul retro mostrano 6 attrezzi diversi, 4 di ciascuno.
RC-DATA-11 = Modulo Appaltatori: la mappa ha 6 città e 5 spazi specialista. Mosca tocca tutti e cinque gli spazi, ogni altra città ne tocca due.
RC-DATA-12 = Modulo Appaltatori: l’estensione ha 6 spazi appaltatore in fila, alcuni con un bonus; il terzo dà 1 materiale a scelta.
RC-DATA-13 = Con gli Scribi ci sono 15 carte obiettivo, tutte diverse.
RC-DATA-14 = Con i Fornaciai ci sono gettoni servizio di otto tipi, almeno uno per tipo.
RC-DATA-15 = Solitario: Ivan ha cinque carte – Riconoscimento, Inventario, Trasporto, Rivendicazione e Costruzione – e una sesta, Ingaggio, con il modulo Appaltatori.
RC-DATA-16 = Il gioco base ha 9 progetti e l’espansione altri 6; nella raccolta scelta ce n’è sempre uno per il numero dei giocatori.
RC-DATA-17 = Chi inserisce i valori stampati sulla propria copia riceve solo un avviso dove differiscono da valori non del tutto certi; quantità di componenti o strutture sbagliate vengono rifiutate.

RC-SECTION-02 = Il caso

RC-RNG-01 = Tutto il caso nasce da un solo seme: lo stesso seme con le stesse opzioni e decisioni porta sempre alla stessa partita.
RC-RNG-02 = I passi casuali della preparazione seguono un ordine fisso, dal primo giocatore alla prima rivendicazione di Ivan; ciò che non fa parte della partita viene saltato.
RC-RNG-03 = I dadi lanciati insieme si lanciano nell’ordine bianco, rosso, verde, blu, giallo, nero, e ogni faccia è ugualmente probabile.
RC-RNG-04 = Nessuno può vedere ciò che non è ancora rivelato: l’ordine di un mazzo, i gettoni nel sacchetto o i lanci futuri.

RC-SECTION-03 = Preparazione

RC-SETUP-01 = Ogni giocatore ha un proprio colore: rosso, verde, blu o giallo.
RC-SETUP-02 = Ogni giocatore inizia con 6 bandierine: 4 stanno su spazi inventario e li bloccano, 2 stanno fuori dall’inventario.
RC-SETUP-03 = Ogni giocatore inizia con 1 Porta, 2 Archi e 1 Croce; l’inventario e tutti e sei gli spazi bottega sono vuoti.
RC-SETUP-04 = Tutto il tavolo usa lo stesso lato delle plance, base o avanzato; i lati differiscono solo per gli spazi bottega e per il posto delle due bandierine esterne.
RC-SETUP-05 = Tutti i segnalini partono dalla casella iniziale del tracciato, con il lato «+40» nascosto.
RC-SETUP-06 = Le 8 tessere risorsa vengono mescolate e messe una per ciascuna delle 8 caselle del mercato.
RC-SETUP-07 = È in gioco una carta influenza casuale per ciascuno dei quattro gruppi; le quattro carte vengono assegnate a caso ai quattro quadranti.
RC-SETUP-08 = I cinque dadi vengono lanciati e disposti in ordine casuale, uno per casella: il primo sulla casella la cui tessera dà PR, gli altri sulle caselle seguenti nel verso della freccia. I quattro dadi colorati si usano tutti con qualsiasi numero di giocatori.
RC-SETUP-09 = Si pesca a caso un progetto per il numero dei giocatori; in solitario se ne usa uno per 2 giocatori.
RC-SETUP-10 = Le torri vengono disposte come nel progetto, pescando da basi, sezioni mediane e cupole mescolate, con il costo visibile. Le carte rimaste non si usano, salvo con gli Architetti.
RC-SETUP-11 = Le tessere bottega pensate per un numero maggiore di giocatori vengono tolte; il solitario conta come 2 giocatori.
RC-SETUP-12 = Su ogni carta cattedrale c’è una tessera bottega casuale a faccia in su; le tessere rimaste non si usano.
RC-SETUP-13 = Il primo giocatore viene sorteggiato, a meno che non lo indichi il tavolo; poi si procede in senso orario.
RC-SETUP-14 = In ordine di turno i giocatori ricevono 3, 4, 5 e 6 rubli.
RC-SETUP-15 = La quarta carta influenza è del Clero oppure, se si preferisce, di una gilda dell’espansione. Artigiani, Carrettieri e Mercanti sono sempre in gioco.
RC-SETUP-16 = La gilda degli Appaltatori e i Notai richiedono il modulo Appaltatori; le altre otto gilde dell’espansione si possono usare anche senza.
RC-SETUP-17 = Si può tenere il Clero come quarta carta anche giocando con il modulo Appaltatori.
RC-SETUP-18 = La riserva inizia con 20 legni, 20 mattoni, 20 pietre, 15 oro, 10 gemme verdi e 10 gemme viola.
RC-SETUP-19 = I componenti speciali di una gilda si preparano solo se quella gilda è in gioco.
RC-SETUP-20 = Sul lato base le due bandierine esterne stanno accanto all’inventario e non bloccano nulla. Sul lato avanzato ce n’è una su ogni spazio bottega bianco, che non accoglie tessere finché la bandierina è lì.

RC-SECTION-04 = Tracciato dei punti

RC-TRACK-01 = Ogni giocatore, e in solitario anche Ivan, ha un solo segnalino sul tracciato; lo muovono sia i punti riconoscimento (PR) sia i punti prestigio (PP).
RC-TRACK-02 = Ogni tacca di prestigio vale un PP. Dopo il passo 80 il tracciato ricomincia con le stesse tacche; la casella iniziale non è una tacca.
RC-TRACK-03 = Quando ottieni PR, fai avanzare il tuo segnalino di altrettanti passi.
RC-TRACK-04 = Quando ottieni un PP, fai avanzare il tuo segnalino fino alla tacca di prestigio successiva; più PP si contano una tacca alla volta.
RC-TRACK-05 = Quando perdi PR, fai arretrare il tuo segnalino di altrettanti passi, ma mai sotto 0.
RC-TRACK-06 = Quando paghi un PP, fai arretrare il segnalino fino alla tacca di prestigio più vicina dietro di lui. Se si trova fra due tacche, è quella inferiore.
RC-TRACK-07 = Puoi pagare un PP solo se il tuo segnalino ha superato la prima tacca di prestigio; esattamente sulla prima tacca non c’è ancora nulla da pagare.
RC-TRACK-08 = I tuoi PP sono il numero di tacche che il tuo segnalino ha raggiunto o superato; i passi in più oltre una tacca non contano.
RC-TRACK-09 = Quando il segnalino supera la 40ª tacca, giralo sul lato «+40» e prosegui dall’inizio del tracciato.
RC-TRACK-10 = Una perdita può riportare il segnalino prima della 40ª tacca; allora il lato «+40» torna nascosto. I giri successivi funzionano allo stesso modo.
RC-TRACK-11 = Puoi pagare un costo in PR solo se hai percorso almeno altrettanti passi. Una penalità si applica sempre, al massimo fino a 0.
RC-TRACK-12 = Le ricompense si applicano una dopo l’altra nell’ordine in cui le regole le nominano; se una ricompensa mostra PR e PP, i PR vengono prima.
RC-TRACK-13 = Sulla stessa casella possono stare quanti segnalini si vuole.

RC-SECTION-05 = Turno, azioni gratuite ed effetti

RC-TURN-01 = I giocatori giocano a turno in senso orario, a partire dal primo giocatore.
RC-TURN-02 = Nel tuo turno svolgi esattamente un’azione principale: rivendicare una sezione, costruire e decorare, oppure andare al mercato. Con il modulo Appaltatori puoi invece ingaggiare.
RC-TURN-03 = Puoi scegliere un’azione principale solo se puoi davvero svolgerla: c’è una carta da rivendicare, un materiale da consegnare, un dado da muovere o uno specialista da ingaggiare.
RC-TURN-04 = Puoi passare solo se nessuna azione principale è possibile.
RC-TURN-05 = Dopo l’azione principale sei tu a chiudere il turno; fino ad allora puoi ancora usare azioni gratuite.
RC-TURN-06 = Se un effetto ne provoca un altro, completa il nuovo effetto prima di proseguire con il primo.

RC-FREE-01 = Le azioni gratuite sono facoltative, spettano solo al giocatore di turno e non consumano l’azione principale.
RC-FREE-02 = Puoi usare azioni gratuite prima e dopo l’azione principale e fra i suoi passi: prima di piazzare una tessera rivendicata, prima di ogni consegna, prima di ogni azione di mercato e del rilancio, prima di scegliere una città o un gettone specialista. Non puoi usarle nel mezzo di un effetto.
RC-FREE-03 = Paga un numero qualsiasi di PP, uno dopo l’altro, e prendi 2 rubli per ciascuno.
RC-FREE-04 = Puoi cambiare PP in rubli in un solo momento del turno: allora quanti ne vuoi, ma non di nuovo più tardi nello stesso turno.
RC-FREE-05 = Paga 1 PP, scegli una casella del mercato e rilancia tutti i dadi che vi si trovano; restano dove sono.
RC-FREE-06 = Puoi pagare per un rilancio una sola volta per turno.
RC-FREE-07 = La casella scelta per un rilancio a pagamento deve contenere almeno un dado.
RC-FREE-08 = Nello stesso turno puoi fare entrambe le cose, rubli in cambio di PP e rilancio, nell’ordine che vuoi e in momenti diversi.
RC-FREE-09 = Modulo Appaltatori: paga 1 PP e prendi 1 permesso, quante volte vuoi nel tuo turno.
RC-FREE-10 = Modulo Appaltatori: non puoi prendere un permesso in cambio di PP se ne hai già 6.
RC-FREE-11 = Ogni volta che paghi PP il segnalino arretra tacca per tacca, e deve trovarsi oltre la prima tacca di prestigio.

RC-EFF-01 = Paga l’intero costo prima di ottenere l’effetto; se non puoi, l’azione non è possibile. Ciò che paghi va nella riserva.
RC-EFF-02 = I materiali che paghi vengono dal tuo inventario e lo lasciano per primi, perciò i loro spazi sono liberi per ciò che ottieni.
RC-EFF-03 = Puoi svolgere un’azione anche se il guadagno va perso in tutto o in parte perché l’inventario è pieno, la riserva è vuota o hai troppi permessi.
RC-EFF-04 = Un materiale a scelta è uno qualsiasi dei sei materiali di base ancora presenti nella riserva.
RC-EFF-05 = Un effetto di consegna permette fino a quel numero di consegne al di fuori dell’azione di costruzione, con le stesse regole; può anche completare sezioni con tutte le conseguenze.
RC-EFF-06 = Attivare una tessera bottega significa ottenere una volta il beneficio di una tessera a faccia in su; il suo posto e il dado mosso non contano, salvo diversa indicazione.
RC-EFF-07 = Attivare una tessera risorsa significa ottenere una volta ciò che mostra una delle 8 tessere del mercato, qualunque sia il numero di dadi presenti.
RC-EFF-08 = Le risorse della casella di un dado sono ciò che mostra la tessera dove si trova quel dado, ottenuto una volta.
RC-EFF-09 = Se un effetto ha più parti, puoi rinunciare a ogni parte che non sia un costo. Si rinuncia a una parte intera: se accetti un guadagno, prendi tutto ciò che ci sta.
RC-EFF-10 = Un’azione influenza ottenuta fuori dal mercato, dagli Scribi o da un gettone servizio, funziona come al mercato, con gli stessi limiti di fulmine e infinito. Con l’opzione, un’azione con l’infinito ottenuta così si svolge una volta sola.
RC-EFF-11 = Un effetto che conta i dadi conta quelli sulla casella dove si è fermato il tuo dado. Fuori dal mercato una tessera bottega conta i dadi sulla casella del dado del colore del suo spazio, e un’azione influenza conta 1.
RC-EFF-12 = Non puoi scegliere un effetto che non ha nulla su cui agire, come una tessera a faccia in su, una decorazione non costruita, un gettone servizio, una tua sezione incompleta o una carta da rivendicare. Un effetto di consegna può finire anche senza consegne.

RC-SECTION-06 = Azioni principali

RC-CLAIM-01 = Puoi rivendicare se hai ancora una bandierina sulla tua plancia e c’è almeno una carta cattedrale disponibile.
RC-CLAIM-02 = Una carta senza bandierina è disponibile se è una base o se la carta subito sotto ha una bandierina, di chiunque sia, completata o no.
RC-CLAIM-03 = Prendi una bandierina qualsiasi dalla tua plancia, dall’inventario o da fuori.
RC-CLAIM-04 = Una bandierina presa dall’inventario libera subito il suo spazio per un materiale, ancora prima del beneficio della tessera.
RC-CLAIM-05 = Metti la bandierina sulla carta; vi resta fino alla fine della partita.
RC-CLAIM-06 = Prendi la tessera bottega dalla carta e mettila su uno spazio bottega vuoto a tua scelta; non puoi rifiutarla.
RC-CLAIM-07 = Mettere la tessera a faccia in giù non costa nulla, ma quella tessera non potrà mai essere attivata né girata.
RC-CLAIM-08 = Mettere la tessera a faccia in su costa i rubli indicati sullo spazio scelto.
RC-CLAIM-09 = Una tessera messa a faccia in su dà subito una volta il suo beneficio.
RC-CLAIM-10 = Un beneficio senza costo si prende per quanto ci sta; a un beneficio con un costo si può rinunciare.
RC-CLAIM-11 = Puoi avere quante sezioni incomplete vuoi, anche nella stessa torre; l’unico limite sono le tue 6 bandierine.
RC-CLAIM-12 = Una rivendicazione concessa da un effetto segue le regole consuete e non consuma la tua azione principale.
RC-CLAIM-13 = Uno spazio bottega con una bandierina non è vuoto. Appena prendi quella bandierina lo spazio è libero, anche per la tessera della stessa rivendicazione.

RC-BUILD-01 = Consegna in tutto fino a 3 materiali, divisi come vuoi fra le tue sezioni incomplete e le decorazioni.
RC-BUILD-02 = L’azione di costruzione richiede almeno 1 consegna.
RC-BUILD-03 = I materiali vengono dal tuo inventario e possono andare solo alle tue sezioni incomplete.
RC-BUILD-04 = Una sezione accetta solo materiali che richiede e che ancora le mancano.
RC-BUILD-05 = I materiali si possono consegnare poco alla volta; restano sulla carta e non si possono riprendere.
RC-BUILD-06 = Consegna i materiali uno alla volta; se una sezione è completata, tutto ciò che ne segue avviene prima della consegna successiva.
RC-BUILD-07 = Quando una sezione ha tutti i materiali, questi vanno nella riserva, ottieni i suoi PR e poi i rubli, e la carta si gira mentre la bandierina resta. Seguono il premio del caposquadra, le penalità, il punteggio della città di una torre completa (modulo Appaltatori) e la verifica della fine della partita.
RC-BUILD-08 = Una sezione appena completata si può decorare nella stessa azione, se restano consegne.
RC-BUILD-09 = In un’azione puoi completare più sezioni; ognuna si risolve separatamente.
RC-BUILD-10 = I materiali consegnati lasciano subito l’inventario, perciò i loro spazi possono accoglierne altri nello stesso turno.
RC-BUILD-11 = Rubli e permessi non sono materiali e non si possono consegnare.
RC-BUILD-12 = Puoi fermarti dopo qualsiasi consegna.

RC-DECO-01 = Puoi mettere una decorazione su qualsiasi sezione completata che non ne abbia, anche di un altro giocatore.
RC-DECO-02 = La Porta va su una base, l’Arco su una sezione mediana, la Croce su una cupola.
RC-DECO-03 = La Porta costa 1 legno, l’Arco 1 pietra, la Croce 1 oro; puoi aggiungere una o due gemme.
RC-DECO-04 = Tutti i materiali di una decorazione si consegnano insieme; ognuno conta come una consegna, gemme comprese.
RC-DECO-05 = Ottieni subito PP: 1 con una gemma, 2 con due gemme dello stesso colore, 3 con due di colore diverso, nessuno senza gemme.
RC-DECO-06 = Le decorazioni vengono dalla tua plancia; se di un tipo non ne hai più, non puoi costruirlo.
RC-DECO-07 = I materiali vanno subito nella riserva; la decorazione resta fino alla fine della partita.
RC-DECO-08 = Se un effetto concede un certo numero di consegne, la decorazione con le sue gemme deve rientrarvi; con una sola consegna non c’è posto per una gemma.
RC-DECO-09 = Decorare non dà PR, non causa penalità e non conta per il completamento di una torre.

RC-PEN-01 = Ogni volta che una sezione viene completata, ogni sezione incompleta sotto di essa nella stessa torre procura subito una penalità al suo proprietario.
RC-PEN-02 = Per ognuna di queste sezioni il proprietario perde 1 PR per ogni sezione completata da altri al di sopra di essa.
RC-PEN-03 = Conta la sezione appena completata e contano, ogni volta di nuovo, quelle completate in precedenza più in alto.
RC-PEN-04 = Se sono coinvolte più tue sezioni incomplete, perdi la somma.
RC-PEN-05 = Anche chi ha completato la sezione paga per le proprie sezioni incomplete sottostanti, ma le sue sezioni completate non contano.
RC-PEN-06 = Le sezioni sopra quella completata e quelle di altre torri non causano penalità.
RC-PEN-07 = Le penalità vengono dopo la ricompensa di chi ha completato e non portano mai un segnalino sotto 0.

RC-MKT-01 = Scegli un dado di qualsiasi colore e muovilo nel verso della freccia esattamente di tante caselle quante ne mostra.
RC-MKT-02 = Il mercato è un anello di 8 caselle; ogni coppia di caselle vicine forma un quadrante con una carta influenza.
RC-MKT-03 = Puoi muovere il dado bianco e quello del tuo colore di quante caselle extra vuoi per 1 rublo ciascuna, anche oltre 6 in tutto. Gli altri dadi non possono andare oltre.
RC-MKT-04 = Modulo Appaltatori: ogni giocatore può pagare caselle extra anche per il dado nero.
RC-MKT-05 = Le caselle extra si dichiarano e si pagano prima del movimento, con i rubli che hai in quel momento.
RC-MKT-06 = Un dado non può fermarsi su una casella con altri 3 dadi; una casella non ne contiene mai più di 3.
RC-MKT-07 = Conta solo la casella dove il dado si ferma; le caselle piene si possono oltrepassare.
RC-MKT-08 = Un dado che non può fermarsi da nessuna parte non si può scegliere; se vale per tutti, non puoi andare al mercato.
RC-MKT-09 = Con cinque dadi ce n’è sempre uno da muovere; con i sei dadi del modulo Appaltatori può capitare che non ce ne sia nessuno.
RC-MKT-10 = Dopo il movimento puoi ottenere risorse, usare l’influenza e attivare una tessera bottega: ciascuna al massimo una volta, in qualsiasi ordine, e nessuna è obbligatoria.
RC-MKT-11 = Ottenere risorse: prendi ciò che mostra la tessera della casella una volta per ogni dado che ora vi si trova, compreso quello mosso.
RC-MKT-12 = I dadi moltiplicano ogni tipo di tessera, anche quelle che danno PR, rubli o permessi.
RC-MKT-13 = Usare l’influenza: svolgi una delle due azioni della carta del quadrante dove il dado si è fermato. I dadi non la moltiplicano, a meno che l’azione stessa non li conti.
RC-MKT-14 = Un’azione con il fulmine si può svolgere una volta per turno.
RC-MKT-15 = Il limite del fulmine vale per l’intero turno, qualunque cosa ti permetta di svolgere l’azione.
RC-MKT-16 = Un’azione con l’infinito si può ripetere quante volte vuoi e puoi pagare.
RC-MKT-17 = Le ripetizioni di un’azione con l’infinito si susseguono direttamente; quando ti fermi, quest’uso dell’influenza è finito.
RC-MKT-18 = Ogni volta che usi l’influenza scegli una sola delle due azioni della carta.
RC-MKT-19 = Attivare una tessera bottega: ottieni una volta il beneficio della tua tessera a faccia in su nello spazio bottega del colore del dado mosso.
RC-MKT-20 = Se hai mosso il dado bianco ed entrambi i tuoi spazi bianchi hanno tessere a faccia in su, scegline una.
RC-MKT-21 = Le tessere a faccia in giù e gli spazi bottega vuoti non danno nulla. I dadi sulla casella non moltiplicano il beneficio di una tessera, a meno che la tessera stessa non li conti.
RC-MKT-22 = Modulo Appaltatori: se hai mosso il dado nero, puoi usare il tuo gettone specialista al posto di una tessera bottega.
RC-MKT-23 = Alla fine tutti i dadi sulla casella dove si è fermato il tuo dado vengono rilanciati e restano lì; avviene sempre, dopo le azioni di mercato.

RC-INV-01 = Ogni spazio inventario libero contiene un materiale: gli spazi sono 10 meno le bandierine che ancora vi stanno, 6 all’inizio e 10 al massimo.
RC-INV-02 = Devi riporre i materiali ottenuti per quanto ci stanno e la riserva ne ha; il resto va perso.
RC-INV-03 = Se ottieni insieme materiali diversi e non ci stanno tutti, scegli quali tenere; tutti gli spazi liberi devono riempirsi.
RC-INV-04 = Non puoi scartare materiali per fare posto; lasciano l’inventario solo quando vengono consegnati o pagati.
RC-INV-05 = I rubli non occupano spazi inventario e puoi averne quanti vuoi.
RC-INV-06 = La riserva di ogni materiale di base è limitata, se non si è scelta illimitata; se non basta, ottieni solo ciò che resta, senza sostituti.
RC-INV-07 = Rubli e permessi nella riserva non finiscono mai.
RC-INV-08 = Inventari, rubli, permessi e plance sono visibili a tutti.

RC-SECTION-07 = Fine della partita e punteggio finale

RC-END-01 = La fine della partita comincia quando un giocatore completa la sua sesta sezione.
RC-END-02 = Quel giocatore ottiene 3 PP, dopo i PR della carta e dopo l’eventuale punteggio della città.
RC-END-03 = Solo il primo giocatore che completa sei sezioni provoca la fine e ottiene i 3 PP.
RC-END-04 = Il giocatore che ha provocato la fine conclude il suo turno normalmente.
RC-END-05 = Poi ogni altro giocatore svolge esattamente un altro turno, in ordine di turno, e segue il punteggio finale.
RC-END-06 = Gli ultimi turni sono turni normali: sezioni, penalità, città e azioni gratuite funzionano come sempre.
RC-END-07 = La fine comincia anche se la sesta sezione viene completata da un effetto al di fuori dell’azione di costruzione.
RC-END-08 = Una partita in cui per 20 round nessuno rivendica, consegna, decora o ingaggia finisce subito e si calcola il punteggio. Serve solo a non far durare una partita all’infinito; il gioco stampato non ha questa regola.

RC-SCORE-01 = Il punteggio finale dà PP in quest’ordine: carte obiettivo, avanzi, attrezzi, poi le torri da sinistra a destra. Infine si stabilisce la classifica.
RC-SCORE-02 = Avanzi: somma i tuoi materiali (anche i diamanti), i rubli e, con il modulo Appaltatori, i permessi; ogni 5 pezzi danno 1 PP.
RC-SCORE-03 = I materiali sulle sezioni incomplete non contano per nessuno.
RC-SCORE-04 = Una torre vale 2 PP per ogni sezione completata e 1 PP per ogni decorazione al suo interno.
RC-SCORE-05 = La tua presenza in una torre è il numero delle tue bandierine su sezioni completate più le tue decorazioni in essa.
RC-SCORE-06 = Senza presenza in una torre non ottieni nulla e non occupi alcuna posizione.
RC-SCORE-07 = In 3 o 4 giocatori il primo per presenza ottiene l’intero valore della torre, e ogni posizione successiva la metà della precedente, arrotondata per difetto.
RC-SCORE-08 = In 3 o 4 giocatori chi è in parità somma i valori delle posizioni occupate insieme e li divide in parti uguali, arrotondando per difetto.
RC-SCORE-09 = In 3 o 4 giocatori chi viene dopo una parità prende la posizione successiva a tutti i giocatori pari.
RC-SCORE-10 = In 2 giocatori e in solitario chi ha più presenza ottiene l’intero valore della torre, l’altro un terzo arrotondato per difetto, se è presente.
RC-SCORE-11 = In 2 giocatori e in solitario una presenza uguale non dà nulla a nessuno dei due.
RC-SCORE-12 = Si conta ogni torre, completa o no.
RC-SCORE-13 = Vince il giocatore con più PP.
RC-SCORE-14 = In caso di parità decidono più sezioni completate, poi più decorazioni costruite; se anche queste sono pari, la vittoria è condivisa.

RC-SECTION-08 = Modulo Appaltatori

RC-CON-01 = Modulo Appaltatori: disposte le tessere risorsa, la tessera dei PR viene sostituita sulla sua casella dalla tessera permesso.
RC-CON-02 = Modulo Appaltatori: sei dadi, compreso quello nero, vengono disposti come al solito, a partire dalla casella della tessera permesso.
RC-CON-03 = Modulo Appaltatori: due tessere bottega del gioco base vengono sostituite da quella del permesso e da quella del dado nero.
RC-CON-04 = Modulo Appaltatori: i 24 gettoni specialista vanno nel sacchetto; se ne pescano 5 e si mettono sugli spazi specialista della mappa con l’effetto in su.
RC-CON-05 = Modulo Appaltatori: sopra ogni torre c’è un segnalino città casuale. Gli altri chiudono le loro città fin dall’inizio: due con 4 torri, una con 5, nessuna con 6.
RC-CON-06 = Modulo Appaltatori: ogni giocatore riceve 1 permesso e l’estensione con 6 appaltatori sui suoi spazi.
RC-CON-07 = Modulo Appaltatori: l’estensione si adatta a entrambi i lati della plancia e non ne cambia le regole; sul lato base le due bandierine esterne stanno sopra l’inventario.

RC-CON-11 = Modulo Appaltatori: puoi ingaggiare se hai ancora un appaltatore sull’estensione e permessi sufficienti per almeno una città aperta.
RC-CON-12 = Modulo Appaltatori: si usa sempre l’appaltatore più a sinistra sulla tua estensione.
RC-CON-13 = Modulo Appaltatori: manda l’appaltatore in una qualsiasi città aperta, anche se ce ne sono già di tuoi.
RC-CON-14 = Modulo Appaltatori: paga un permesso per ogni appaltatore di qualsiasi colore che ora si trova in quella città, compreso quello appena mandato.
RC-CON-15 = Modulo Appaltatori: se lo spazio dell’estensione che hai liberato mostra un bonus, lo ottieni dopo aver pagato i permessi e prima di scegliere un gettone.
RC-CON-16 = Modulo Appaltatori: scegli uno dei due gettoni specialista accanto alla città; a Mosca uno fra tutti e cinque.
RC-CON-17 = Modulo Appaltatori: paga 2 rubli e metti il gettone sulla tua plancia con l’effetto in su, oppure toglilo dal gioco senza pagare. Una delle due cose è obbligatoria.
RC-CON-18 = Modulo Appaltatori: sulla plancia c’è posto per un solo gettone specialista; se ne ingaggi un altro, il vecchio si gira sul lato attrezzo e il suo effetto va perso.
RC-CON-19 = Modulo Appaltatori: il gettone sostituito va con quelli usati e alla fine conta come attrezzo, a meno che non si sia scelta l’opzione di scartarlo.
RC-CON-20 = Modulo Appaltatori: infine gli spazi specialista vuoti della mappa si riempiono dal sacchetto finché ci sono gettoni.
RC-CON-21 = Modulo Appaltatori: a sacchetto vuoto gli spazi restano vuoti; se accanto alla città non c’è alcun gettone, ingaggi senza prenderne.
RC-CON-22 = Modulo Appaltatori: in una città chiusa non si può ingaggiare. Gli appaltatori già sulla mappa restano dove sono, anche nelle città chiuse.

RC-PERMIT-01 = Modulo Appaltatori: i permessi stanno sull’estensione e non occupano l’inventario.
RC-PERMIT-02 = Modulo Appaltatori: puoi avere al massimo 6 permessi; quelli in più vanno persi.
RC-PERMIT-03 = Modulo Appaltatori: la tessera permesso del mercato dà permessi come ogni altra risorsa, moltiplicati per i dadi.
RC-PERMIT-04 = Modulo Appaltatori: i permessi rimasti alla fine contano fra gli avanzi come materiali e rubli.

RC-CITY-01 = Modulo Appaltatori: una torre è completa quando tutte le sue sezioni sono completate.
RC-CITY-02 = Modulo Appaltatori: il segnalino città di una torre completa va sulla sua città con la X in su; da quel momento la città è chiusa.
RC-CITY-03 = Modulo Appaltatori: ogni giocatore ottiene tanti PR quante sono le sue bandierine nella torre moltiplicate per i suoi appaltatori nella città.
RC-CITY-04 = Modulo Appaltatori: le decorazioni non contano per il punteggio della città.
RC-CITY-05 = Modulo Appaltatori: una città si conta subito, dopo le penalità; poi il turno prosegue.
RC-CITY-06 = Modulo Appaltatori: se la sezione che completa la torre è anche la sesta di qualcuno, la città si conta prima dei 3 PP.
RC-CITY-07 = Modulo Appaltatori: le città le cui torri non sono complete alla fine della partita non danno nulla.
RC-CITY-08 = Modulo Appaltatori: ogni città si conta al massimo una volta; una città chiusa nella preparazione mai.

RC-SPEC-01 = Modulo Appaltatori: puoi usare il tuo gettone specialista solo muovendo il dado nero al mercato, come attivazione della bottega.
RC-SPEC-02 = Modulo Appaltatori: ogni gettone specialista funziona una volta; poi mettilo accanto alla plancia con l’attrezzo in su, e il posto dello specialista torna libero.
RC-SPEC-03 = Modulo Appaltatori: usare il gettone è facoltativo. È possibile solo se puoi pagarne il costo e c’è qualcosa su cui agisce; la mancanza di spazio per il guadagno non conta.
RC-SPEC-04 = Modulo Appaltatori: gli effetti che attivano tessere bottega non attivano mai un gettone specialista.
RC-SPEC-11 = Specialista (modulo Appaltatori): ottieni i materiali, i rubli, i permessi o i PR indicati.
RC-SPEC-12 = Specialista (modulo Appaltatori): restituisci il materiale indicato e ottieni i PP indicati.
RC-SPEC-13 = Specialista (modulo Appaltatori): paga il materiale indicato e ottieni 3 PR.
RC-SPEC-14 = Specialista (modulo Appaltatori): attiva due tue tessere bottega una volta ciascuna, oppure una di esse due volte.
RC-SPEC-15 = Specialista (modulo Appaltatori): togli dal gioco una tua decorazione non costruita e ottieni 3 PP.
RC-SPEC-16 = Specialista (modulo Appaltatori): paga da 1 a 5 rubli e ottieni 1 PR per ciascuno.
RC-SPEC-17 = Specialista (modulo Appaltatori): ottieni 1 materiale a scelta e consegna 1 materiale, nell’ordine che vuoi.
RC-SPEC-18 = Specialista (modulo Appaltatori): attiva una tessera risorsa a scelta.
RC-SPEC-19 = Specialista (modulo Appaltatori): rivendica una sezione oltre alla tua azione principale.

RC-TOOL-01 = Modulo Appaltatori: alla fine i tuoi attrezzi formano serie di attrezzi diversi; una serie di 1, 2, 3, 4, 5 o 6 attrezzi dà 1, 2, 4, 7, 11 o 16 PP.
RC-TOOL-02 = Modulo Appaltatori: ogni gettone conta in una sola serie, e le serie si formano nel modo per te migliore.
RC-TOOL-03 = Modulo Appaltatori: contano solo i gettoni con l’attrezzo in su; uno specialista non usato ancora sulla plancia non dà nulla.

RC-SECTION-09 = Gilde dell’espansione

RC-GUILD-01 = Le carte delle gilde dell’espansione si usano come ogni altra carta influenza.
RC-GUILD-02 = È in gioco al massimo una gilda dell’espansione.
RC-GUILD-03 = La carta in gioco mostra quali due azioni offre la gilda in questa partita e se hanno il fulmine o l’infinito.

RC-GUILD-JEWELERS-01 = Gioiellieri, preparazione: 15 diamanti formano una riserva a parte.
RC-GUILD-JEWELERS-02 = Gioiellieri: un diamante occupa uno spazio inventario come ogni materiale.
RC-GUILD-JEWELERS-03 = Gioiellieri: in una consegna un diamante può sostituire un materiale qualsiasi di una sezione o di una decorazione. Conta come una consegna e torna nella riserva dei diamanti a lavoro finito.
RC-GUILD-JEWELERS-04 = Gioiellieri: un diamante usato come gemma di una decorazione ha il colore di gemma che dichiari.
RC-GUILD-JEWELERS-05 = Gioiellieri: in altri costi un diamante non sostituisce un materiale preciso, ma dove si chiedono materiali qualsiasi vale come uno.
RC-GUILD-JEWELERS-06 = Gioiellieri: non puoi prendere un diamante come materiale a scelta.
RC-GUILD-JEWELERS-07 = Gioiellieri: paga 1 rublo, ottieni 1 diamante.
RC-GUILD-JEWELERS-08 = Gioiellieri: paga 3 materiali qualsiasi, ottieni 2 diamanti.
RC-GUILD-JEWELERS-09 = Gioiellieri: paga 3 rubli, ottieni 2 diamanti.
RC-GUILD-JEWELERS-10 = Gioiellieri (modulo Appaltatori): paga 1 diamante, ottieni 2 permessi.
RC-GUILD-JEWELERS-11 = Gioiellieri: senza il modulo Appaltatori la carta che dà permessi non si usa e non si può scegliere.

RC-GUILD-WORKERS-01 = Operai: si possono attivare solo tessere bottega, mai gettoni specialista.
RC-GUILD-WORKERS-02 = Operai: attiva 1 tua tessera bottega.
RC-GUILD-WORKERS-03 = Operai: paga 1 rublo alla riserva e attiva 1 tessera bottega a faccia in su di un altro giocatore; il beneficio è solo tuo.
RC-GUILD-WORKERS-04 = Operai: paga 2 rubli e attiva due volte 1 tua tessera bottega.
RC-GUILD-WORKERS-05 = Operai: paga 2 rubli e attiva 2 tue tessere bottega diverse; te ne servono almeno 2 a faccia in su.

RC-GUILD-FOREMEN-01 = Capisquadra, preparazione: il caposquadra sta sotto la torre più a sinistra.
RC-GUILD-FOREMEN-02 = Capisquadra: il caposquadra va da sinistra a destra, una torre per passo, e dopo l’ultima torre riparte dalla prima. Conta solo la torre dove si ferma.
RC-GUILD-FOREMEN-03 = Capisquadra: chi completa una sezione nella torre del caposquadra ottiene 1 PR in più.
RC-GUILD-FOREMEN-04 = Capisquadra: nella torre del caposquadra la penalità per sezioni incomplete è di 2 PR invece di 1 per ogni sezione contata.
RC-GUILD-FOREMEN-05 = Capisquadra: muovi il caposquadra di 1 o 2 passi e ottieni 1 PR per ogni tua bandierina nella sua torre.
RC-GUILD-FOREMEN-06 = Capisquadra: muovi il caposquadra di 1 o 2 passi e ottieni 1 rublo per ogni tua bandierina nella sua torre.
RC-GUILD-FOREMEN-07 = Capisquadra: muovi il caposquadra di 1 o 2 passi, scegli il colore di un altro giocatore e ottieni 1 PR per ogni bandierina di quel colore nella sua torre.
RC-GUILD-FOREMEN-08 = Capisquadra: muovi il caposquadra di 1 o 2 passi, scegli il colore di un altro giocatore e ottieni 1 rublo per ogni bandierina di quel colore nella sua torre.
RC-GUILD-FOREMEN-09 = Capisquadra: contano le bandierine su sezioni completate e incomplete. Il caposquadra deve muoversi davvero e il colore deve essere in gioco.

RC-GUILD-CONTRACTORS-01 = Gilda degli Appaltatori: ottieni una volta le risorse della casella del dado nero, qualunque sia il numero di dadi presenti.
RC-GUILD-CONTRACTORS-02 = Gilda degli Appaltatori: ottieni 1 permesso per ogni tuo appaltatore sulla mappa, fino al limite di 6 permessi.
RC-GUILD-CONTRACTORS-03 = Gilda degli Appaltatori: ottieni 1 rublo per ogni tuo appaltatore sulla mappa.
RC-GUILD-CONTRACTORS-04 = Gilda degli Appaltatori: scegli un altro giocatore (in solitario Ivan) e ottieni 1 rublo per ogni suo appaltatore sulla mappa.

RC-GUILD-SHOPKEEPERS-01 = Negozianti: un’azione di mercato extra è una delle tre azioni di mercato con lo stesso dado e la stessa casella; può essere una già usata in questo turno.
RC-GUILD-SHOPKEEPERS-02 = Negozianti: paga 1 rublo per 1 azione di mercato extra.
RC-GUILD-SHOPKEEPERS-03 = Negozianti: paga 2 rubli per 1 azione di mercato extra e 1 materiale a scelta.
RC-GUILD-SHOPKEEPERS-04 = Negozianti: paga 3 rubli per svolgere due volte la stessa azione di mercato extra.
RC-GUILD-SHOPKEEPERS-05 = Negozianti: paga 4 rubli per due azioni di mercato extra diverse.
RC-GUILD-SHOPKEEPERS-06 = Negozianti: l’azione di mercato extra può essere anche usare l’influenza, perfino della carta dei Negozianti; un’azione con il fulmine usata in questo turno resta usata, così ogni catena finisce. Con l’opzione non può.
RC-GUILD-SHOPKEEPERS-07 = Negozianti: un’azione di mercato extra che si rivela impossibile è persa, e il prezzo non viene restituito.

RC-GUILD-ACCOUNTANTS-01 = Contabili: ottieni 1 materiale di uno dei tipi indicati.
RC-GUILD-ACCOUNTANTS-02 = Contabili: paga 1 dei materiali indicati, ottieni 1 PR.
RC-GUILD-ACCOUNTANTS-03 = Contabili: ottieni 1 rublo.
RC-GUILD-ACCOUNTANTS-04 = Contabili: paga 1 oro, ottieni 3 rubli.
RC-GUILD-ACCOUNTANTS-05 = Contabili: ottieni 1 gemma verde o 1 gemma viola.
RC-GUILD-ACCOUNTANTS-06 = Contabili: paga 1 gemma verde e 1 gemma viola, ottieni 1 PP e 2 rubli.

RC-GUILD-NOTARIES-01 = Notai (modulo Appaltatori): ottieni 1 permesso.
RC-GUILD-NOTARIES-02 = Notai (modulo Appaltatori): paga 1 permesso, consegna 1 materiale.
RC-GUILD-NOTARIES-03 = Notai (modulo Appaltatori): paga 2 permessi, ottieni 1 PP.
RC-GUILD-NOTARIES-04 = Notai (modulo Appaltatori): paga 1 permesso, ottieni 1 materiale a scelta.

RC-GUILD-SCRIBES-01 = Scribi, preparazione: le 15 carte obiettivo vengono mescolate in un mazzo coperto.
RC-GUILD-SCRIBES-02 = Scribi: paga 2 rubli, pesca 3 carte obiettivo e tienine 1 in mano; le altre vanno sotto il mazzo nell’ordine di pesca.
RC-GUILD-SCRIBES-03 = Scribi: puoi avere in mano al massimo 3 carte obiettivo; con la quarta, mettine una delle quattro sotto il mazzo.
RC-GUILD-SCRIBES-04 = Scribi: le tue carte obiettivo restano segrete fino al punteggio finale.
RC-GUILD-SCRIBES-05 = Scribi: paga 1 PR, scegli una casella del mercato e ottienine le risorse come se vi avessi appena mosso un dado.
RC-GUILD-SCRIBES-06 = Scribi: il dado immaginario conta insieme ai dadi sulla casella scelta, fino a 3; con un’opzione contano solo i dadi veri, almeno 1. Nessun dado viene mosso o rilanciato per questo.
RC-GUILD-SCRIBES-07 = Scribi: paga 1 PR e svolgi un’azione di un’altra carta influenza in gioco.
RC-GUILD-SCRIBES-08 = Scribi: paga 1 PR e attiva 1 tessera risorsa.

RC-GUILD-ARCHITECTS-01 = Architetti, preparazione: tutte le carte cattedrale non usate nelle torri vengono mescolate in un mazzo.
RC-GUILD-ARCHITECTS-02 = Architetti: le carte pescate si scartano dopo l’uso; quando il mazzo è vuoto, si mescolano gli scarti per formarne uno nuovo.
RC-GUILD-ARCHITECTS-03 = Architetti: paga 2 rubli, pesca 1 carta e ottieni 2 dei materiali che mostra; due volte lo stesso tipo solo se è mostrato due volte.
RC-GUILD-ARCHITECTS-04 = Architetti: paga 3 rubli, pesca 2 carte e ottieni 2 dei materiali mostrati da una e 1 di quelli dell’altra. Con l’opzione quest’ultimo può essere un rublo mostrato dalla carta.
RC-GUILD-ARCHITECTS-05 = Architetti: paga 1 PR e ottieni i rubli di una tua sezione incompleta; quando la completi li ottieni di nuovo.
RC-GUILD-ARCHITECTS-06 = Architetti: paga 1 rublo e ottieni metà dei PR, arrotondata per difetto, di una tua sezione incompleta; quando la completi ottieni comunque tutti i PR.

RC-GUILD-BRICKMAKERS-01 = Fornaciai, preparazione: tutti i gettoni servizio stanno scoperti accanto al mercato.
RC-GUILD-BRICKMAKERS-02 = Fornaciai: paga 2 mattoni e prendi 1 dei gettoni servizio esposti; se non ce ne sono più, non è possibile.
RC-GUILD-BRICKMAKERS-03 = Fornaciai: paga 1 mattone, consegna 1 materiale.
RC-GUILD-BRICKMAKERS-04 = Fornaciai: paga 1 mattone, ottieni 2 rubli.
RC-GUILD-BRICKMAKERS-05 = Fornaciai: paga 1 mattone, ottieni 1 PR.

RC-SERV-01 = Fornaciai: puoi usare un gettone servizio nel tuo turno ogni volta che sono possibili azioni gratuite, anche nel turno in cui l’hai preso.
RC-SERV-02 = Fornaciai: puoi usare un solo gettone servizio per turno.
RC-SERV-03 = Fornaciai: un gettone servizio usato viene tolto dal gioco.
RC-SERV-04 = Fornaciai: puoi avere quanti gettoni servizio vuoi.
RC-SERV-11 = Servizio (Fornaciai): ottieni 5 rubli.
RC-SERV-12 = Servizio (Fornaciai): svolgi un’azione di una qualsiasi delle 4 carte influenza.
RC-SERV-13 = Servizio (Fornaciai): attiva 1 tua tessera bottega.
RC-SERV-14 = Servizio (Fornaciai): consegna 1 materiale.
RC-SERV-15 = Servizio (Fornaciai): ottieni 3 PR.
RC-SERV-16 = Servizio (Fornaciai): usalo durante una rivendicazione prima di piazzare la tessera; puoi allora metterla a faccia in su senza pagare.
RC-SERV-17 = Servizio (Fornaciai): ottieni 2 materiali a scelta, uguali o diversi.
RC-SERV-18 = Servizio (Fornaciai): scegli un dado sul mercato e ottieni una volta le risorse della sua casella.

RC-OBJ-01 = Obiettivo (Scribi): restituisci 2 legni per 2 PP.
RC-OBJ-02 = Obiettivo (Scribi): 3 PP, una volta, se hai rivendicato almeno 3 sezioni in una torre, completate o no.
RC-OBJ-03 = Obiettivo (Scribi): 3 PP se sulla tua plancia ci sono 6 tessere bottega a faccia in su.
RC-OBJ-04 = Obiettivo (Scribi): restituisci 2 pietre per 2 PP.
RC-OBJ-05 = Obiettivo (Scribi): 2 PP per ogni torre senza tue bandierine né tue decorazioni; 4 PP ciascuna in due giocatori.
RC-OBJ-06 = Obiettivo (Scribi): 2 PP per ogni tua decorazione non costruita; anche una tolta dal gioco non è stata costruita.
RC-OBJ-07 = Obiettivo (Scribi): restituisci 4 rubli per 2 PP.
RC-OBJ-08 = Obiettivo (Scribi): 2 PP, una volta, se hai completato almeno una base, una sezione mediana e una cupola.
RC-OBJ-09 = Obiettivo (Scribi): 1 PP per ogni tua decorazione su sezioni di altri giocatori.
RC-OBJ-10 = Obiettivo (Scribi): 2 PP se hai costruito tutte e 4 le tue decorazioni; una tolta dal gioco non è stata costruita.
RC-OBJ-11 = Obiettivo (Scribi): restituisci 2 mattoni per 2 PP.
RC-OBJ-12 = Obiettivo (Scribi): 3 PP, una volta, se hai almeno 3 decorazioni in una torre.
RC-OBJ-13 = Obiettivo (Scribi): 1 PP per ogni tua decorazione sulle tue sezioni.
RC-OBJ-14 = Obiettivo (Scribi): restituisci 1 gemma di qualsiasi colore e 1 oro per 3 PP.
RC-OBJ-15 = Obiettivo (Scribi): 1 PP per ogni torre con una tua bandierina o una tua decorazione; 2 PP ciascuna in due giocatori.
RC-OBJ-21 = Scribi: gli obiettivi si contano prima degli avanzi e delle torri; ciò che restituisci per essi non conta più fra gli avanzi.
RC-OBJ-22 = Scribi: ogni obiettivo si conta una volta. Le carte che chiedono di restituire qualcosa lo fanno da sole quando è possibile; fra le gemme si restituisce il colore che hai di più, verde se pari.
RC-OBJ-23 = Scribi: in solitario per gli obiettivi sulle torri valgono i valori per due giocatori.

RC-SECTION-10 = Solitario

RC-SOLO-01 = Il solitario è una partita a 2 giocatori contro Ivan; salvo diversa indicazione valgono le regole per 2 giocatori, penalità comprese.
RC-SOLO-02 = Solitario: Ivan ha un colore, 6 bandierine e un segnalino, ma niente plancia, rubli, inventario, permessi o decorazioni. Il suo colore è il primo libero fra rosso, verde, blu e giallo.
RC-SOLO-03 = Solitario: a ogni carta di Ivan è assegnato il gettone di un dado, a caso o con un’opzione in modo fisso, e vi resta per tutta la partita.
RC-SOLO-04 = Solitario: prima di iniziare Ivan rivendica una base, casuale se non hai scelto altrimenti; la sua tessera bottega viene scartata senza effetto.
RC-SOLO-05 = Solitario: cominci tu e hai 3 rubli.
RC-SOLO-06 = Solitario: tu e Ivan giocate a turno.
RC-SOLO-07 = Solitario: Ivan non usa azioni gratuite e non paga mai nulla.

RC-SOLO-11 = Solitario: nel turno di Ivan si determina e si muove il suo dado, si svolge l’azione della carta con il gettone di quel dado e si rilanciano tutti i dadi sulla casella d’arrivo.
RC-SOLO-12 = Solitario: Ivan muove sempre un dado, anche se la sua azione viene saltata.
RC-SOLO-13 = Solitario: una pila mescolata di gettoni dado indica quale dado muove Ivan; quando è esaurita si rimescola. Così ogni sua azione arriva una volta per ogni giro della pila.
RC-SOLO-14 = Solitario, con un’opzione: Ivan muove il dado con il numero più basso o più alto; in parità vale l’ordine bianco, rosso, verde, blu, giallo, nero.
RC-SOLO-15 = Solitario: il dado di Ivan si muove di tante caselle quante ne mostra; se lì ci sono già 3 dadi, prosegue fino alla prima casella con posto.
RC-SOLO-16 = Solitario: Ivan non svolge azioni di mercato e non ottiene nulla dalla casella.
RC-SOLO-17 = Solitario, Riconoscimento: Ivan ottiene i punti mostrati dalla carta; quanti, dipende dal suo livello.
RC-SOLO-18 = Solitario, Inventario: tanti materiali della riserva quanti ne mostra la carta vanno sulla carta Inventario di Ivan; quanti, dipende dal suo livello.
RC-SOLO-19 = Solitario: si prendono uno alla volta dal mucchio più grande di materiali di base, mai diamanti; in parità vale l’ordine legno, mattone, pietra, oro, verde, viola. A ogni visita i materiali si accumulano.
RC-SOLO-20 = Solitario, Trasporto: tutti i materiali passano dalla carta Inventario alla carta Costruzione di Ivan; se non ce ne sono, l’azione viene saltata.
RC-SOLO-21 = Solitario, Rivendicazione: Ivan rivendica se può una carta subito sopra una tua sezione, altrimenti una base, altrimenti una qualsiasi carta disponibile. Senza bandierine o carte disponibili l’azione viene saltata.
RC-SOLO-22 = Solitario: se più carte sono ugualmente buone per Ivan scegli tu, salvo diversa opzione; se nessuno dei due tipi preferiti è disponibile, scegli sempre tu.
RC-SOLO-23 = Solitario: Ivan ottiene i PR o i PP che la tessera della carta rivendicata mostra di per sé senza costo; ignora tutto il resto, e la tessera viene scartata.
RC-SOLO-24 = Solitario, Costruzione: tutti i materiali della carta Costruzione vanno alle sezioni incomplete di Ivan; conta solo il numero, non il tipo. Senza materiali o senza sezioni l’azione viene saltata.
RC-SOLO-25 = Solitario: Ivan riempie le sue sezioni livello per livello dal basso, in ogni livello da sinistra a destra (con un’opzione torre per torre). Ciò che avanza resta sulla carta Costruzione.
RC-SOLO-26 = Solitario: Ivan posa i materiali nell’ordine legno, mattone, pietra, oro, gemme verdi, gemme viola.
RC-SOLO-27 = Solitario: quando Ivan completa una sezione tutto avviene come al solito, ma ottiene solo i PR e niente rubli.
RC-SOLO-28 = Solitario: Ivan non decora, ma tu puoi decorare le sue sezioni completate.

RC-SOLO-31 = Solitario: la fine comincia quando tu o Ivan avete 6 sezioni completate; nessuno ottiene i 3 PP.
RC-SOLO-32 = Solitario: l’altra parte svolge ancora un turno.
RC-SOLO-33 = Solitario: il punteggio finale è quello di una partita a 2 giocatori. I materiali sulle carte Inventario e Costruzione sono gli avanzi di Ivan, se non l’hai disattivato.
RC-SOLO-34 = Solitario: vince chi ha più PP; in parità valgono i criteri consueti, e una parità completa è condivisa.
RC-SOLO-35 = Solitario: il livello di Ivan dice che cosa dà ogni sua carta, quanti materiali mette da parte e quanto spesso torna il suo ciclo: in certi suoi turni svolge anche una seconda carta. Il lavorante è la ricostruzione più vicina al gioco stampato che sia un rivale alla pari; un pacchetto di componenti può sostituire ogni numero e ogni guadagno.

RC-SOLO-41 = Solitario con Appaltatori: prepara il modulo per 2 giocatori, aggiungendo la carta Ingaggio di Ivan e il gettone del dado nero; sei gettoni vengono distribuiti su sei carte.
RC-SOLO-42 = Solitario con Appaltatori: i 6 appaltatori di Ivan stanno accanto alla sua carta Ingaggio.
RC-SOLO-43 = Solitario con Appaltatori: la pedina di Ivan parte dalla torre della sua prima rivendicazione, e un suo appaltatore va nella città di quella torre senza prendere gettoni. Senza prima rivendicazione la pedina parte dalla torre più a sinistra e non si piazza alcun appaltatore.
RC-SOLO-44 = Solitario con Appaltatori: il segnalino di Ivan parte dalla terza tacca di prestigio, il tuo dalla solita casella iniziale.
RC-SOLO-45 = Solitario con Appaltatori: cominci tu, con 3 rubli e 1 permesso.
RC-SOLO-46 = Solitario con Appaltatori: ogni volta che tu o Ivan rivendicate una sezione, la pedina va a quella torre.
RC-SOLO-47 = Solitario con Appaltatori, Ingaggio: un appaltatore di Ivan va nella città della pedina; non paga permessi e non riceve bonus dell’estensione.
RC-SOLO-48 = Solitario con Appaltatori: l’Ingaggio viene saltato se Ivan non ha più appaltatori o se la città della pedina è chiusa.
RC-SOLO-49 = Solitario con Appaltatori: Ivan prende entrambi i gettoni specialista accanto alla città, se ci sono; dei loro effetti ottiene solo i PR che non costano nulla.
RC-SOLO-50 = Solitario con Appaltatori: i gettoni di Ivan stanno con l’attrezzo in su e alla fine si contano come attrezzi.
RC-SOLO-51 = Solitario con Appaltatori: ogni volta che due gettoni di Ivan mostrano lo stesso attrezzo, entrambi tornano nel sacchetto.
RC-SOLO-52 = Solitario con Appaltatori: Ivan prende e confronta i gettoni uno alla volta, e conserva i PR di un gettone che torna nel sacchetto; solo dopo si riempie la mappa.
RC-SOLO-53 = Solitario con Appaltatori: a Mosca Ivan piazza l’appaltatore ma non prende gettoni; ottiene invece 1 PP.
RC-SOLO-54 = Solitario con Appaltatori: Ivan partecipa al punteggio delle città come ogni giocatore.
RC-SOLO-55 = Solitario con Appaltatori: quando ingaggi, anche gli appaltatori di Ivan nella città contano per il tuo costo in permessi.
