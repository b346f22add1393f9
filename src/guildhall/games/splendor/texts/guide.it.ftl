### The rules of the game for people: titles, paragraphs, what pictures and examples say.

## Chapters
splendor-guide-start = Prima di cominciare
splendor-guide-turns = Il turno
splendor-guide-visits = I nobili
splendor-guide-finish = La fine e il tavolo

## Goal
splendor-guide-goal = Il gioco in breve
splendor-guide-goal-1 = Sei un mercante di pietre preziose. Turno dopo turno raccogli *gemme*, le spendi per comprare *carte* e guadagni punti. Quando qualcuno è arrivato a *15* e il round è finito, vince chi ha più punti.
splendor-guide-goal-2 = Ogni carta comprata resta con te e rende più economiche le successive: dà un *bonus*, una gemma che non si spende mai. Prima si compra ciò che costa poco, poi ciò che porta punti.
splendor-guide-goal-at-1 = *Nobili.* Ciascuno vale 3 punti e viene da sé da chi ha i bonus giusti.
splendor-guide-goal-at-2 = *Tre mazzi.* Il livello I è economico, il III caro e ricco di punti.
splendor-guide-goal-at-3 = *Carte scoperte.* Quattro per livello: si possono comprare o prenotare.
splendor-guide-goal-at-4 = *La riserva.* Cinque tipi di gemme; quel che spendi torna qui.
splendor-guide-goal-at-5 = *L’oro* vale qualsiasi gemma. Si riceve solo prenotando.

## Set-up
splendor-guide-setup = Preparazione
splendor-guide-setup-1 = I tre mazzi si mescolano uno per uno: *40* carte di livello I, *30* di livello II, *20* di livello III. Di ciascuno se ne scoprono quattro.
splendor-guide-setup-2 = Si scopre un nobile in più del numero dei giocatori. Gli altri non si usano.
splendor-guide-setup-3 = Di ogni gemma ci sono *4* gettoni in due giocatori, *5* in tre, *7* in quattro. L’oro ne ha sempre *5*.
splendor-guide-setup-4 = Comincia chi siede al primo posto; poi si procede in senso orario.
splendor-guide-setup-at-1 = *Che cosa chiede il nobile:* bonus delle carte, mai gettoni.
splendor-guide-setup-at-2 = *I suoi punti,* sempre 3.

## A card
splendor-guide-card = Come si legge una carta
splendor-guide-card-1 = Una carta ha un *prezzo* in gemme, un *bonus* e spesso dei *punti*. Il bonus vale dal tuo turno successivo e per sempre: toglie a ogni prezzo una gemma del suo colore.
splendor-guide-card-2 = Ciò che hai comprato è scoperto: tutti vedono i tuoi punti e i tuoi bonus.
splendor-guide-card-at-1 = *Punti* per chi la compra.
splendor-guide-card-at-2 = *Il bonus* che dà; qui un rubino.
splendor-guide-card-at-3 = *Il prezzo:* tante gemme di ogni colore, meno i tuoi bonus.

## A turn
splendor-guide-turn = Una sola azione
splendor-guide-turn-1 = Nel tuo turno fai *esattamente una* cosa: prendi tre gemme diverse, ne prendi due dello stesso colore, prenoti una carta o compri una carta.
splendor-guide-turn-2 = Passi solo se non puoi fare altro. Se passano tutti di seguito, la partita finisce e si contano i punti come al solito.
splendor-guide-turn-3 = A fine turno, in quest’ordine: i gettoni oltre i dieci tornano nella riserva, può arrivare un nobile, poi si guarda se qualcuno ha raggiunto il traguardo.

## Take
splendor-guide-take = Prendere gemme
splendor-guide-take-1 = Prendi *tre gemme di colore diverso*. Ne puoi prendere meno solo se nella riserva restano meno di tre colori.
splendor-guide-take-2 = Oppure prendi *due gemme dello stesso colore*, se prima ce ne sono almeno *quattro*.
splendor-guide-take-3 = I gettoni sono scoperti: chiunque può contare i tuoi in ogni momento.
splendor-guide-take-at-1 = *Ne restano tre:* se ne può prendere una, non due.
splendor-guide-take-at-2 = *Una per ciascuno di tre colori* è la mossa più comune.
splendor-guide-take-at-3 = *L’oro non si prende* così; arriva con una carta prenotata.
splendor-guide-example-two-alike = Due smeraldi, ma non due diamanti
splendor-guide-example-two-alike-before = Nella riserva ci sono tutti e quattro gli smeraldi, ma solo tre diamanti: uno lo ha l’avversario.
splendor-guide-example-two-alike-after = Prendi due smeraldi. Due diamanti il tavolo te li rifiuta.

## Ten tokens
splendor-guide-ten = Al massimo dieci gettoni
splendor-guide-ten-1 = A fine turno tieni al massimo *dieci gettoni*, oro compreso. Se ne hai di più, rendi quelli che vuoi, anche appena presi.
splendor-guide-ten-2 = Conta anche l’oro di una carta prenotata: se è l’undicesimo gettone, ne rendi uno.
splendor-guide-ten-at-1 = *I tuoi gettoni, su dieci.* Il numero diventa rosso quando sono troppi.
splendor-guide-ten-at-2 = *L’oro* qui è un gettone come gli altri.
splendor-guide-example-return = Nove più tre fa dodici
splendor-guide-example-return-before = Hai nove gettoni e ne prendi altri tre.
splendor-guide-example-return-after = Due devono tornare. Rendi due rubini e tieni tutto ciò che hai appena preso.

## Reserve
splendor-guide-reserve = Prenotare una carta
splendor-guide-reserve-1 = Prendi in mano una carta scoperta, oppure la prima carta di un mazzo, che nessun altro vede. In mano puoi avere al massimo *tre* carte prenotate.
splendor-guide-reserve-2 = Prenotare ti porta un gettone *oro*, finché ce n’è. Anche senza oro si può prenotare.
splendor-guide-reserve-3 = Una carta prenotata lascia la mano solo quando la compri. Quella presa scoperta la ricordano tutti; di una carta del mazzo gli altri sanno solo il livello, e la pescata non si può annullare.
splendor-guide-reserve-at-1 = *Prenotata scoperta:* ora solo tu puoi comprarla.
splendor-guide-reserve-at-2 = *Pescata da un mazzo:* tu ne vedi la faccia, gli altri solo il dorso.
splendor-guide-example-reserve = Una carta messa da parte, e l’oro
splendor-guide-example-reserve-before = È scoperta una carta cara che l’avversario potrebbe comprare. Tu non puoi ancora pagarla.
splendor-guide-example-reserve-after = La prenoti e ricevi un gettone oro. Una nuova carta dello stesso livello prende il suo posto.

## Buy
splendor-guide-buy = Comprare una carta
splendor-guide-buy-1 = Compra una carta scoperta, oppure una che hai prenotato.
splendor-guide-buy-2 = Ogni bonus delle tue carte toglie dal prezzo una gemma del suo colore. Con abbastanza bonus una carta non costa nulla.
splendor-guide-buy-3 = Con l’*oro* si paga qualsiasi gemma. Puoi tenere una gemma e pagare in oro; se non lo chiedi, se ne spende il meno possibile.
splendor-guide-buy-4 = Ciò che paghi torna nella riserva. La carta resta scoperta davanti a te, con i suoi punti e il suo bonus.
splendor-guide-buy-at-1 = *Due zaffiri:* li coprono i tuoi due bonus zaffiro.
splendor-guide-buy-at-2 = *Uno smeraldo* resta da pagare; andrebbe bene anche l’oro.
splendor-guide-buy-at-3 = *Il nuovo bonus* che avrai d’ora in poi.
splendor-guide-example-discount = Due zaffiri di sconto
splendor-guide-example-discount-before = La carta costa due zaffiri e uno smeraldo. Non hai gettoni zaffiro, ma due bonus zaffiro.
splendor-guide-example-discount-after = Paghi solo lo smeraldo e ottieni un bonus rubino.
splendor-guide-example-gold = L’oro per la gemma che manca
splendor-guide-example-gold-before = Il prezzo è 1 diamante, 4 zaffiri, 2 smeraldi. Hai 1 diamante, 3 zaffiri, 1 smeraldo, 2 gettoni oro e un bonus smeraldo.
splendor-guide-example-gold-after = Il bonus copre uno smeraldo, un oro sostituisce il quarto zaffiro. La carta porta 2 punti.

## Refill
splendor-guide-refill = La fila si riempie
splendor-guide-refill-1 = Una carta comprata o prenotata si rimpiazza subito dal mazzo del suo livello. Quando il mazzo è vuoto, il posto resta vuoto.
splendor-guide-refill-2 = Da quel momento la mossa non si può annullare: si è visto qualcosa di nascosto.
splendor-guide-refill-at-1 = *Il numero* dice quante carte restano nel mazzo.

## Nobles
splendor-guide-nobles = La visita di un nobile
splendor-guide-nobles-1 = Se a fine turno i *bonus* delle tue carte bastano a un nobile, viene da te e vale *3 punti*. I gettoni non contano, e non lo si può rifiutare.
splendor-guide-nobles-2 = Un nobile per turno. Se ne verrebbe più d’uno, scegli tu.
splendor-guide-nobles-3 = Chi non è venuto questa volta verrà più tardi, qualunque cosa tu faccia. Arriva dopo che si sono resi i gettoni e prima di controllare la fine: i suoi punti possono chiudere la partita.
splendor-guide-nobles-at-1 = *3 punti* per chi lo riceve.
splendor-guide-nobles-at-2 = *I bonus richiesti:* qui tre per ciascuno di tre colori.
splendor-guide-example-ninth-card = La nona carta
splendor-guide-example-ninth-card-before = Hai tre bonus diamante, tre zaffiro e due smeraldo. Il nobile ne chiede tre di ciascuno.
splendor-guide-example-ninth-card-after = La nona carta porta il terzo smeraldo. Il nobile arriva subito, senza bisogno di un’azione.

## End
splendor-guide-end = La fine della partita
splendor-guide-end-1 = Appena qualcuno ha *15 punti* alla fine di un turno, il round si completa, così tutti hanno giocato lo stesso numero di turni.
splendor-guide-end-2 = Vince chi ha più punti. A parità è avanti chi ha *meno carte*; se anche quelle sono pari, la vittoria è condivisa.
splendor-guide-example-last-round = Quindici, e ancora un turno
splendor-guide-example-last-round-before = Hai 14 punti e puoi comprare una carta che ne vale uno. Eri il primo, perciò l’avversario ha ancora un turno in questo round.
splendor-guide-example-last-round-after = Con 15 punti annunci la fine. L’avversario gioca un ultimo turno, poi la partita è finita.
splendor-guide-options = Che cosa può scegliere il tavolo
splendor-guide-options-1 = Una regola della casa, di norma spenta: si possono prendere una o due gemme diverse anche quando ci sono tre colori.
splendor-guide-options-2 = Il traguardo può andare da 10 a 21 punti; di solito è 15.

## Facts of the examples
splendor-guide-fact-own-emeralds = i tuoi smeraldi
splendor-guide-fact-supply-emeralds = smeraldi nella riserva
splendor-guide-fact-own-tokens = tutti i tuoi gettoni
splendor-guide-fact-own-rubies = i tuoi rubini
splendor-guide-fact-own-gold = il tuo oro
splendor-guide-fact-own-reserved = le tue carte prenotate
splendor-guide-fact-own-sapphires = i tuoi zaffiri
splendor-guide-fact-ruby-bonus = bonus rubino
splendor-guide-fact-emerald-bonus = bonus smeraldo
splendor-guide-fact-nobles = nobili da te
splendor-guide-fact-points = i tuoi punti
