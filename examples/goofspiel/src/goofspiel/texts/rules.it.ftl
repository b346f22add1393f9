### Le regole di Goofspiel, un messaggio per regola, nell’ordine di gioco.

GOP-SECTION-01 = Preparazione
GOP-SETUP-01 = I premi sono le carte di un seme, dall’asso, che vale 1, al re, che vale 13. Con meno carte si tolgono le più alte. I premi si mescolano e si scopre il primo.
GOP-SETUP-02 = Ognuno prende in mano un seme della stessa grandezza. Oppure, come opzione, le mani si distribuiscono da un mazzo con un seme in più dei giocatori; il resto si mette da parte senza guardarlo.
GOP-SETUP-03 = Si gioca da due a cinque.

GOP-SECTION-02 = Le puntate
GOP-BID-01 = Per il premio scoperto ognuno posa coperta una carta della propria mano, tutti nello stesso momento.
GOP-BID-02 = Per ogni premio si punta una carta. Quando tutti hanno puntato, le carte si scoprono ed escono dal gioco.
GOP-WIN-01 = La carta più alta vince il premio, e il suo valore in punti.
GOP-WIN-02 = Se più giocatori hanno puntato la carta più alta, nessuno vince. Il premio si aggiunge al successivo o, come opzione, si scarta. Dopo l’ultimo premio è perso in ogni caso.

GOP-SECTION-03 = La fine
GOP-END-01 = Quando tutti i premi sono stati contesi, vince chi ha più punti. A parità di punti si condivide il posto.
