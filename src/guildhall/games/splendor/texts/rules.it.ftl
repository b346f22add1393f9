### Le regole di Splendor, un messaggio per regola, nell’ordine di gioco.

SPL-SECTION-01 = Preparazione
SPL-SETUP-01 = Le 90 carte sviluppo formano tre mazzi: 40 carte di livello 1, 30 di livello 2 e 20 di livello 3. Ogni mazzo si mescola per conto suo.
SPL-SETUP-02 = Quattro carte di ogni livello stanno scoperte accanto al proprio mazzo.
SPL-SETUP-03 = Si scopre un nobile in più del numero dei giocatori; gli altri nobili non si usano in questa partita.
SPL-SETUP-04 = Ogni gemma ha 4 gettoni con due giocatori, 5 con tre e 7 con quattro. I gettoni oro sono sempre 5.
SPL-SETUP-05 = Comincia chi siede al primo posto, poi si procede in senso orario. Chi vi siede lo decide il tavolo, per scelta o a sorte.

SPL-SECTION-02 = Il tuo turno
SPL-TURN-01 = Nel tuo turno fai esattamente una di quattro azioni: prendere tre gemme di colore diverso, prendere due gemme dello stesso colore, prenotare una carta o comprare una carta.
SPL-TURN-02 = Si passa solo quando nessuna delle quattro azioni è possibile.
SPL-TURN-03 = Se tutti passano uno dopo l’altro, nessuno potrà mai più muovere: la partita finisce subito e si contano i punti come al solito.
SPL-TAKE-01 = Tre gemme diverse: prendi un gettone per ciascuno di tre colori ancora presenti nella riserva. L’oro non si prende in questo modo.
SPL-TAKE-02 = Puoi prendere meno di tre gemme diverse solo se nella riserva restano meno di tre colori: se ne restano due, entrambi o uno solo; se ne resta uno, un gettone.
SPL-TAKE-03 = Puoi prendere due gemme dello stesso colore solo se prima di prenderle la riserva ne contiene almeno quattro.
SPL-TAKE-04 = A fine turno puoi avere al massimo dieci gettoni, oro compreso. Se ne hai di più, ne rendi alla riserva a tua scelta fino a restare con dieci, anche tra quelli appena presi.
SPL-TAKE-05 = Conta anche l’oro ricevuto prenotando: se con esso superi i dieci gettoni, ne rendi uno.
SPL-TAKE-06 = I gettoni di tutti sono sempre visibili a tutti.
SPL-RES-01 = Prenota una delle carte scoperte, oppure la prima carta di un mazzo a tua scelta senza mostrarla agli altri.
SPL-RES-02 = Puoi tenere in mano al massimo tre carte prenotate. Con tre carte non puoi prenotarne altre.
SPL-RES-03 = Prenotando ricevi un gettone oro. Se l’oro è finito puoi prenotare lo stesso, ma senza gettone.
SPL-RES-04 = Una carta prenotata non si può scartare: te ne liberi solo comprandola.
SPL-RES-05 = Le carte prenotate da scoperte sono note a tutti. Di una carta pescata da un mazzo gli altri conoscono solo il livello; una pescata così non si può annullare.
SPL-BUY-01 = Compra una carta scoperta oppure una di quelle che hai prenotato tu.
SPL-BUY-02 = Ogni bonus delle tue carte riduce il prezzo di una gemma del suo colore, al massimo fino a zero.
SPL-BUY-03 = Un gettone oro vale come una gemma di qualsiasi colore, anche di un colore che possiedi. Se non scegli diversamente, si usa meno oro possibile.
SPL-BUY-04 = I gettoni spesi tornano nella riserva.
SPL-BUY-05 = Se i tuoi bonus coprono tutto il prezzo, la carta non ti costa nulla.
SPL-BUY-06 = Le carte comprate, con i loro punti e bonus, sono visibili a tutti.
SPL-FILL-01 = Una carta scoperta comprata o prenotata si rimpiazza subito dal mazzo del suo livello. Quando il mazzo è vuoto, il posto resta vuoto.
SPL-FILL-02 = Appena la nuova carta è stata scoperta, la mossa non si può più annullare.

SPL-SECTION-03 = Nobili
SPL-NOBLE-01 = Se a fine turno i bonus delle tue carte soddisfano un nobile, quel nobile viene da te. I gettoni non contano; la visita non è un’azione e non si può rifiutare.
SPL-NOBLE-02 = Ricevi al massimo un nobile per turno. Se ne verrebbe più d’uno, scegli tu.
SPL-NOBLE-03 = Ogni nobile vale 3 punti prestigio.
SPL-NOBLE-04 = Un nobile che non è venuto in questo turno può venire alla fine di uno dei successivi, qualunque azione tu faccia allora.
SPL-NOBLE-05 = Il turno si chiude in quest’ordine: si rendono i gettoni oltre i dieci, arriva il nobile, poi si controlla se la partita finisce.

SPL-SECTION-04 = Fine della partita
SPL-END-01 = Quando un giocatore ha 15 o più punti alla fine di un turno, il round si completa, così che tutti abbiano giocato lo stesso numero di turni.
SPL-END-02 = Vince chi ha più punti. In caso di parità è avanti chi ha meno carte sviluppo.
SPL-END-03 = Se la parità rimane, i giocatori condividono la vittoria.

SPL-SECTION-05 = Opzioni del tavolo
SPL-OPT-01 = Regola della casa, di norma spenta: puoi prendere una o due gemme diverse anche se nella riserva ci sono tre o più colori.
SPL-OPT-02 = I punti che fanno finire la partita si possono fissare da 10 a 21; di solito sono 15.
