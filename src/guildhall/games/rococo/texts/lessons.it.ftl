### Rococo: che cosa dice il maestro nelle lezioni. Gli *asterischi* mettono in risalto una parola; al massimo due frasi.

rococo-chapter-court = A corte

rococo-lesson-ball = Il gran ballo
rococo-lesson-ball-aim = Dirigi una sartoria alla corte di Luigi XV. In sette round il palazzo si prepara a un gran ballo, e vince chi allora ha più *prestigio*.
rococo-lesson-ball-halls = In queste *cinque sale* gli ospiti aspettano di essere vestiti. Gli abiti che affitti loro danno punti alla fine, e chi ne ha di più in una sala ne segna altri.
rococo-lesson-ball-designs = Qui sono appesi i *modelli* da cucire. I nuovi arrivano a sinistra e costano cari; poi si spostano a destra e diventano più economici.
rococo-lesson-ball-drawers = *Seta*, merletto e filato stanno in tre cassetti: di questo sono fatti gli abiti.
rococo-lesson-ball-first = Il lavoro lo fanno i tuoi *dipendenti*. Prendi in mano la prima carta: un Maestro, con il ditale d’oro.
rococo-lesson-ball-other = Anche questa è una buona scelta, ma una cosa per volta. Comincia con un *Maestro*: la carta con il ditale d’oro.

rococo-lesson-hand = Tre carte
rococo-lesson-hand-journeyman = A ogni round scegli *tre* carte dalla tua riserva. Al Maestro aggiungi il Sarto: cuce anche lui.
rococo-lesson-hand-masters = Due Maestri sono forti, ma poi chi andrebbe a prendere la seta? Tieni il secondo per il prossimo round.
rococo-lesson-hand-order = Quella può venire dopo. Ora prendi il *Sarto*.
rococo-lesson-hand-apprentice = Servono anche i materiali. Prendi l’Apprendista il cui bonus fa *acquisire un’altra tessera*.
rococo-lesson-hand-livres = Questo Apprendista porta 2 monete. Ora contano di più i materiali: prendi l’altro.
rococo-lesson-hand-confirm = Puoi scegliere di nuovo finché l’ultimo giocatore non ha confermato. La tua mano è buona: *confermala*.
rococo-lesson-hand-change = È possibile, ma queste tre vanno benissimo. Confermale.
rococo-lesson-hand-secret = Anche Pia ha scelto tre carte: vedi quante ne ha, ma non quali. Le altre due tue aspettano nella *riserva* il prossimo round.

rococo-lesson-ranks = Tre ranghi
rococo-lesson-ranks-master = Nel tuo turno giochi una carta per *una sola azione*. Un *Maestro* sa fare tutto: cucire qualsiasi abito, assumere e il resto.
rococo-lesson-ranks-journeyman = Anche un *Sarto* cuce, ma non ciò che porta il ditale d’oro. E non assume.
rococo-lesson-ranks-apprentice = Un *Apprendista* acquisisce materiali e finanzia decorazioni. Non cuce e non assume, e la Regina non lo riceve.
rococo-lesson-ranks-play = Prima serve la seta, e per quella basta un Apprendista. *Giocalo*.
rococo-lesson-ranks-save-master = Tieni il Maestro: solo lui assume, e presto ti servirà. Gioca l’Apprendista.
rococo-lesson-ranks-save-journeyman = Il Sarto deve cucire, ma la seta non c’è ancora. Gioca l’Apprendista.

rococo-chapter-workshop = La bottega

rococo-lesson-silk = La seta
rococo-lesson-silk-gown = Questo abito da donna blu richiede *due pezze di seta blu* e un filato. Hai un merletto e un filato, ma ancora niente seta.
rococo-lesson-silk-acquire = Una tessera costa 2 monete, 1 se nel cassetto ne restano due, e l’ultima è gratis. Acquisisci la tessera con *due pezze blu* dal terzo cassetto.
rococo-lesson-silk-first-drawer = Anche questa ha due pezze blu. Ma prendi quella del terzo cassetto: lì presto ne prenderai una seconda, e a meno.
rococo-lesson-silk-not-blue = Quella tessera non ha due pezze blu. Le trovi a sinistra nel terzo cassetto.
rococo-lesson-silk-tailor = Un Apprendista *non cuce*. Va a prendere la seta: è nel terzo cassetto.
rococo-lesson-silk-hire = Solo un Maestro assume. L’Apprendista va a prendere la seta.
rococo-lesson-silk-fund = Le decorazioni sono splendide, ma care: verrà il loro momento. Prima la seta.
rococo-lesson-silk-depute = Così ti lascerebbe per sempre. Mandalo piuttosto a prendere la seta.
rococo-lesson-silk-keep = Una tessera è seta oppure, se la scambi, merletto o filato: si decide *subito*. Conservala come seta.
rococo-lesson-silk-markers = Merletto e filato li hai già. All’abito manca la seta blu: conserva la tessera.

rococo-lesson-bonus = Il bonus
rococo-lesson-bonus-again = Dopo l’azione puoi usare il *bonus* della carta: qui, un’altra tessera. Nel terzo cassetto ne restano due, quindi costa solo 1 moneta: prendi quella a destra.
rococo-lesson-bonus-decline = A un bonus si può rinunciare, ma una tessera per 1 moneta è un affare. Prendi quella a destra nel terzo cassetto.
rococo-lesson-bonus-middle = Quella dà merletto *o* filato. La vicina di destra dà tutti e due.
rococo-lesson-bonus-dear = In quel cassetto costerebbe 2 monete. Nel terzo ne costa 1.
rococo-lesson-bonus-exchange = Se la scambi, questa tessera dà merletto *e* filato. Scambiala.
rococo-lesson-bonus-keep = Una sola pezza rosa serve a poco, mentre molti abiti richiedono merletto o filato. Scambiala.
rococo-lesson-bonus-turns = Anche Pia ha preso una tessera, e il suo Apprendista le ha portato 2 monete. Si va avanti così, *una carta a testa*, finché le mani sono vuote.

rococo-lesson-tailor = Il primo abito
rococo-lesson-tailor-play = Seta e filato ci sono, dunque l’abito si può fare. Gioca il *Sarto*.
rococo-lesson-tailor-save-master = Saprebbe farlo anche il Maestro, ma serve per assumere. Questo abito non ha il ditale: basta il Sarto.
rococo-lesson-tailor-gown = Paghi i materiali e le monete dello *spazio* in cui è appeso: qui 1. Confeziona l’abito da donna blu.
rococo-lesson-tailor-thimble = Questo abito porta il ditale d’oro: solo un *Maestro* può farlo. Prendi quello da 1 moneta.
rococo-lesson-tailor-silk = Per quello non hai la seta. Per l’abito blu hai tutto.
rococo-lesson-tailor-hire = Solo un Maestro assume. Il Sarto cuce.
rococo-lesson-tailor-favor = Bella idea, e presto lo reclamerai. Ora cuci l’abito.
rococo-lesson-tailor-enough = Per l’abito blu hai tutto quel che serve. Confezionalo.
rococo-lesson-tailor-pay = La seta si paga con *tessere intere*; le pezze in più vanno perse. Paga con le tue due pezze blu.

rococo-lesson-guests = Gli ospiti
rococo-lesson-guests-rent = Un abito si *vende* oppure si *affitta*: allora resta al ballo e dà punti alla fine. Affittalo.
rococo-lesson-guests-sell = Undici monete fanno gola, ma un abito venduto non c’è più. Al ballo vale 2 punti prestigio e conta nella sua sala.
rococo-lesson-guests-place = Molti ospiti ti ricompensano subito: con monete, merletto, filato o una tessera risorsa. Vesti l’ospite della Quinta Sala che dà una *tessera*.
rococo-lesson-guests-fourth = Anche questo ospite dà una tessera. Prendiamo però quello della Quinta Sala.
rococo-lesson-guests-thimble = Gli ospiti con il ditale d’oro portano solo ciò che ha fatto un *Maestro*. Scegli quello con la tessera nella Quinta Sala.
rococo-lesson-guests-no-tile = Si può, ma l’ospite con la *tessera* nella Quinta Sala dà di più. Scegli quello.
rococo-lesson-guests-gift = Il dono è gratis: scegli una tessera qualsiasi. Anche l’abito con il ditale vuole seta blu, quindi prendi le due pezze blu del primo cassetto.
rococo-lesson-guests-decline = Una tessera gratis non si rifiuta. Prendi le due pezze blu del primo cassetto.
rococo-lesson-guests-not-blue = Per il secondo abito servono due pezze blu. Sono al centro del primo cassetto.
rococo-lesson-guests-keep = Conservala come seta per il secondo abito.
rococo-lesson-guests-markers = Di questo per ora ne hai abbastanza. Al secondo abito manca la seta: conserva la tessera.
rococo-lesson-guests-bonus = Ora il bonus del Sarto: merletto o filato per 1 moneta. Prendine uno.
rococo-lesson-guests-cheap = Per 1 moneta ne vale la pena, perché cucirai ancora. Prendi merletto o filato.

rococo-chapter-house = La bottega cresce

rococo-lesson-hire = Un nuovo dipendente
rococo-lesson-hire-price = La tua ultima carta, il Maestro, si gioca da sé. *Solo un Maestro assume*: con quattro carte qui una costa 5 monete, poi 3, poi 1, e l’ultima è gratis.
rococo-lesson-hire-take = Assumi il *Sarto* il cui bonus fa acquisire un’altra tessera.
rococo-lesson-hire-chance = Pesca una tessera alla cieca, per 1 moneta. L’altro Sarto te la lascia scegliere.
rococo-lesson-hire-apprentice = Questo Apprendista porta una tessera a caso. Un Sarto sa cucire e andare dalla Regina: assumi la seconda carta.
rococo-lesson-hire-master = Un terzo Maestro non serve ancora. Assumi il Sarto che acquisisce una tessera.
rococo-lesson-hire-favor = Potrà farlo tra un momento chi assumi ora. Prima assumi.
rococo-lesson-hire-tailor = Potresti cucire l’abito per 8 monete, ma al prossimo round costerà meno. Ora assumi.
rococo-lesson-hire-works = Chi è assunto arriva *nella tua mano* e lavora già in questo round: un turno più di Pia. Intanto lei ha vestito un ospite nella Sala Reale.

rococo-lesson-favor = Il favore della Regina
rococo-lesson-favor-claim = Il *favore della Regina* dà 5 monete e al prossimo round cominci tu; nell’ultimo round vale 3 punti prestigio. Reclamalo.
rococo-lesson-favor-depute = È appena arrivato, e ti lascerebbe per sempre. Mandalo dalla Regina.
rococo-lesson-favor-tile = Una tessera arriva comunque con il suo bonus. Prima reclama il favore della Regina.
rococo-lesson-favor-tailor = Per quello mancano le monete, la seta o un Maestro. La Regina dà 5 monete: reclama il suo favore.
rococo-lesson-favor-hire = Solo un Maestro assume. Ma dalla Regina può andare anche un Sarto.
rococo-lesson-favor-idle = Non far nulla è sempre permesso, ma la Regina dà 5 monete. Reclama il suo favore.
rococo-lesson-favor-bonus = Ora il suo bonus: un’altra tessera. Prendi la pezza blu e la verde dal *primo cassetto*, per 1 moneta.
rococo-lesson-favor-later = La stessa seta allo stesso prezzo. Questa la prenderai al prossimo round: ora prendi quella del primo cassetto.
rococo-lesson-favor-colours = Ti servirà seta verde. Prendi la tessera blu e verde dal primo cassetto.
rococo-lesson-favor-decline = Una tessera per 1 moneta ti farà comodo. Prendi quella blu e verde.
rococo-lesson-favor-keep = Conservala: la seta verde è rara.
rococo-lesson-favor-yarn = Il filato ce l’hai. La seta verde è rara: conserva la tessera.

rococo-lesson-round = Un nuovo round
rococo-lesson-round-income = Quando tutte le mani sono vuote il round è finito, e ognuno riceve *5 monete*. Alcune decorazioni aumentano questi proventi.
rococo-lesson-round-ready = Poi tutto si prepara di nuovo: altri quattro dipendenti, cassetti pieni, nuovi modelli. Ciò che era sui due spazi a destra è sparito, il resto avanza.
rococo-lesson-round-cheaper = L’abito con il ditale costava 8 monete; ora ne costa 4. Chi aspetta paga meno, se nessuno è più svelto.
rococo-lesson-round-supply = Nella riserva c’erano solo due carte, ora entrambe in mano. Così gli *scarti* sono diventati la nuova riserva e scegli la terza: il Sarto della tua bottega.
rococo-lesson-round-master = Un Maestro in mano ce l’hai già. In questo round ti serve anche un Sarto.
rococo-lesson-round-apprentice = Un Apprendista in mano ce l’hai già. Un Sarto sa cucire.
rococo-lesson-round-newcomer = Andrebbe bene anche lui; lascialo riposare. Prendi il tuo vecchio Sarto, il cui bonus dà merletto o filato.
rococo-lesson-round-confirm = Maestro, Sarto e Apprendista: *conferma*.
rococo-lesson-round-change = Queste tre vanno benissimo. Confermale.

rococo-chapter-mastery = Maestria

rococo-lesson-mixed = Seta mista
rococo-lesson-mixed-play = L’abito verde a destra non costa monete, ma due pezze verdi, e tu ne hai una. Gioca l’*Apprendista* per prenderne un’altra.
rococo-lesson-mixed-save-master = Il Maestro cucirà l’abito con il ditale. Per la seta manda l’Apprendista.
rococo-lesson-mixed-save-journeyman = Il Sarto può cucire l’abito verde solo quando c’è la seta. Prima l’Apprendista.
rococo-lesson-mixed-acquire = Le pezze di *più tessere* si contano insieme. Acquisisci la tessera blu e verde del secondo cassetto.
rococo-lesson-mixed-single = Una pezza verde basterebbe. Ma la tessera del secondo cassetto ne ha anche una blu.
rococo-lesson-mixed-not-green = Lì non c’è seta verde. Prendi la tessera blu e verde del secondo cassetto.
rococo-lesson-mixed-tailor = Un Apprendista non cuce. Fagli prendere la seta verde.
rococo-lesson-mixed-fund = Le decorazioni hanno una lezione tutta loro. Ora prendi la seta verde.
rococo-lesson-mixed-keep = Conservala come seta: insieme fanno due pezze verdi.
rococo-lesson-mixed-yarn = Così mancherebbe una pezza verde. Conserva la tessera.
rococo-lesson-mixed-bonus = Il bonus di questo Apprendista porta 2 monete: usalo.
rococo-lesson-mixed-decline = Due monete per niente: prendile.

rococo-lesson-thimble = Il ditale d’oro
rococo-lesson-thimble-play = L’abito blu con il *ditale d’oro* è lavoro da Maestro. Gioca il tuo Maestro.
rococo-lesson-thimble-journeyman = Il ditale d’oro vuole un *Maestro*. Il Sarto cucirà dopo l’abito verde.
rococo-lesson-thimble-gown = Confeziona l’abito da donna blu: 4 monete, due pezze blu e un filato.
rococo-lesson-thimble-later = Quello sa farlo anche il Sarto. Il Maestro faccia ciò che sa fare solo lui: l’abito blu.
rococo-lesson-thimble-green = Anche quello vuole un Maestro, ma la tua seta verde è per un altro abito. Fai quello blu.
rococo-lesson-thimble-silk = Per quello manca la seta. Per l’abito blu hai tutto.
rococo-lesson-thimble-hire = Si potrebbe, ma ora il Maestro deve cucire. Confeziona l’abito blu.
rococo-lesson-thimble-favor = Potrebbe farlo anche un Sarto. Il Maestro faccia ciò che sa fare solo lui: l’abito blu.
rococo-lesson-thimble-pay = Si può pagare in più modi. Prendi la tessera con *due pezze blu*: le miste sono per l’abito verde.
rococo-lesson-thimble-mixed = Così se ne andrebbe anche la seta verde, perché le tessere si pagano intere. Paga con le due pezze blu.
rococo-lesson-thimble-rent = Affittalo: alla fine sono 3 punti prestigio.
rococo-lesson-thimble-sell = Per 14 monete non ci sarebbe più. Il lavoro di un Maestro merita il ballo.
rococo-lesson-thimble-place = Gli ospiti con il ditale d’oro accettano solo il lavoro di un Maestro e *decidono i pareggi* in una sala. Nella Sala Reale Pia ne ha uno: prendi l’altro.
rococo-lesson-thimble-taken = Lì c’è già l’abito di Pia: ogni ospite ne porta uno solo. Prendi l’altro ospite d’oro.
rococo-lesson-thimble-plain = Quello è un ospite comune. Prendi quello con il ditale d’oro nella Sala Reale.
rococo-lesson-thimble-king = Nella Sala Reale il primo posto vale di più, e lì è in testa Pia. Prendi lì l’ospite d’oro.

rococo-lesson-sell = Vendere
rococo-lesson-sell-gown = Ti resta il Sarto. Confeziona l’abito verde, il cui spazio *non costa nulla*.
rococo-lesson-sell-thimble = Porta il ditale d’oro, quindi serve un Maestro. Prendi l’abito verde a destra.
rococo-lesson-sell-silk = Per quello manca la seta. Confeziona l’abito verde a destra.
rococo-lesson-sell-favor = Ce l’ha Pia: al prossimo round comincia lei. Confeziona l’abito verde.
rococo-lesson-sell-fund = Aspetta un attimo: tra poco avrai più monete. Confeziona l’abito verde.
rococo-lesson-sell-pay = Due tessere insieme hanno le due pezze verdi; le blu vanno perse. Paga con *entrambe*.
rococo-lesson-sell-sell = Affittato varrebbe 3 punti prestigio, venduto rende 15 monete. Anche le monete diventano prestigio: questa volta *vendi*.
rococo-lesson-sell-rent = Buona idea anche questa! Qui però si impara a vendere, e le monete serviranno: vendi.
rococo-lesson-sell-bonus = Di nuovo il bonus: merletto o filato per 1 moneta. Prendine uno o rinuncia, come vuoi.

rococo-lesson-depute = Delegare
rococo-lesson-depute-all = Un nuovo round: Pia aveva il favore della Regina e ha cominciato. Nella tua riserva c’erano esattamente *tre* carte, quindi niente da scegliere.
rococo-lesson-depute-play = Un dipendente si può *delegare*: ti lascia per sempre e porta 10, 7 o 4 monete secondo il rango. Gioca l’Apprendista.
rococo-lesson-depute-master = Un Maestro porta 10 monete, ma ti serve. Gioca l’Apprendista.
rococo-lesson-depute-newcomer = Il Sarto per te vale più di 7 monete. Gioca l’Apprendista.
rococo-lesson-depute-leave = Devono restare almeno quattro dipendenti, e tu ne hai sei. *Delegalo* per 4 monete.
rococo-lesson-depute-acquire = Quella arriva comunque con il suo bonus. Ora delegalo.
rococo-lesson-depute-fund = Tra un attimo, con più monete. Ora delegalo.
rococo-lesson-depute-bonus = Il suo bonus si può usare un’ultima volta. Acquisisci una tessera a piacere.
rococo-lesson-depute-decline = Un dono d’addio non si rifiuta. Acquisisci una tessera.
rococo-lesson-depute-tile = Conservala come seta o scambiala: decidi tu.
rococo-lesson-depute-small = Avere poco personale ha i suoi pregi: i tuoi *dipendenti migliori* tornano in mano prima.

rococo-lesson-decorations = Decorazioni
rococo-lesson-decorations-musicians = Le monete diventano prestigio con le *decorazioni*: i punti accanto contano alla fine. Con i *musicisti* sei anche presente nella loro sala.
rococo-lesson-decorations-kitchen = La *cucina* rende a ogni round: la metà sinistra 1 moneta per ogni tua decorazione, la destra 1 per ogni tuo abito.
rococo-lesson-decorations-more = *Fuochi d’artificio* e *statue* danno punti nel conteggio finale, ognuno a modo suo. Li incontrerai nel prossimo capitolo.
rococo-lesson-decorations-play = Ogni rango può finanziare una decorazione, e la tua borsa è piena. Gioca il Maestro.
rococo-lesson-decorations-newcomer = Potrebbe farlo anche lui, ma ha altro lavoro. Gioca il Maestro.
rococo-lesson-decorations-fund = Finanzia la *metà destra della cucina* per 12 monete. All’inizio i proventi valgono più di tutto.
rococo-lesson-decorations-dearer = È lo stesso, con un punto in più, ma costa 3 monete in più. Prendi quello da 12.
rococo-lesson-decorations-left = La metà sinistra conta le decorazioni, e questa sarà la tua prima. Di abiti ne hai due: prendi la destra.
rococo-lesson-decorations-musician = I musicisti valgono molti punti. Ma prima ciò che rende a ogni round: la cucina, a destra.
rococo-lesson-decorations-later = Quello dà punti solo alla fine. Prima ciò che rende a ogni round: la cucina, a destra.
rococo-lesson-decorations-hire = Si potrebbe, ma questa lezione parla di decorazioni. Finanzia la cucina, a destra.
rococo-lesson-decorations-income = Da ora ogni tuo abito porta 1 moneta a round. Più ne affitti, meglio è.

rococo-chapter-finale = L’ultimo round

rococo-lesson-crowns = Corone
rococo-lesson-crowns-crown = Settimo round, in tre al tavolo. Gli ultimi Apprendisti da assumere portano una *corona*: danno punti nel conteggio finale.
rococo-lesson-crowns-play = Solo un Maestro assume. Gioca il tuo.
rococo-lesson-crowns-rank = Lui non assume. Gioca il Maestro.
rococo-lesson-crowns-which = Hai 2 merletti e 1 filato, un abito su un ospite d’oro, un abito da donna e uno da uomo. Quale corona vale *di più* per te?
rococo-lesson-crowns-masters = Conta gli abiti sugli ospiti d’oro a due a due, e tu ne hai uno: per ora niente. Guarda merletto e filato.
rococo-lesson-crowns-journeyman = Questo Sarto non porta corona; finanzia una decorazione con 10 monete di sconto. Assumi quello di merletto e filato.
rococo-lesson-crowns-pairs = Una coppia di abiti da donna e da uomo: 2 punti. Merletto e filato ne valgono 3.
rococo-lesson-crowns-tailor = Un bel piano per la prossima lezione. Qui assumi una corona.
rococo-lesson-crowns-staff = Una coppia di merletto e filato: 3 punti alla fine. Il bonus del Maestro dà 1 moneta per ogni tua decorazione: usalo.
rococo-lesson-crowns-decline = Quattro monete per quattro decorazioni: prendile.

rococo-lesson-majority = Primato in sala
rococo-lesson-majority-halls = In ogni sala chi ha *più abiti* vince il primo premio, chi segue il secondo. Se si gioca in due, il secondo premio non c’è.
rococo-lesson-majority-play = Nella Seconda Sala c’è solo Pia. Gioca il Maestro: c’è un modo per superarla.
rococo-lesson-majority-thimble = Qui ci vuole un ospite d’oro, e quindi un Maestro. Giocalo.
rococo-lesson-majority-gown = Confeziona l’abito verde a destra: la seta ce l’hai, e il suo spazio non costa nulla.
rococo-lesson-majority-other = Si può, ma l’abito verde a destra vale 4 punti e non costa monete. Confeziona quello.
rococo-lesson-majority-hire = Questa era la lezione scorsa. Ora un abito: confeziona quello verde.
rococo-lesson-majority-favor = Darebbe 3 punti. L’abito verde ne dà di più.
rococo-lesson-majority-fund = Per quello c’è tempo in questo round. Ora confeziona l’abito verde.
rococo-lesson-majority-pay = Una pezza blu e due verdi: paga con tre tessere.
rococo-lesson-majority-rent = Affittalo: nell’ultimo round i punti contano più delle monete.
rococo-lesson-majority-sell = Venticinque monete farebbero 2 punti. Affittato ne vale 4, e altri nella sua sala.
rococo-lesson-majority-tie = Uno a uno sarebbe un pareggio. Lo decidono gli *ospiti d’oro*, poi i musicisti: vesti l’ospite d’oro della Seconda Sala.
rococo-lesson-majority-plain = Così saresti alla pari con Pia, e segnereste entrambi. Con l’ospite d’oro sei in testa.
rococo-lesson-majority-second = È nella Seconda Sala che manchi. Prendi lì l’ospite d’oro.
rococo-lesson-majority-all = Con i musicisti in due sale e gli abiti nelle altre tre sei presente in *tutte e cinque*. Sono 3 punti: Pia è arrivata prima e ne ha 5.
rococo-lesson-majority-bonus = Ora il bonus del Maestro: 4 monete.
rococo-lesson-majority-decline = Quattro monete per niente: prendile.

rococo-lesson-terrace = Fuochi d’artificio
rococo-lesson-terrace-fireworks = Chi ha più *fuochi d’artificio* segna 6 punti, chi segue 2. A parità conta il più caro, quindi ora è in testa Anselm.
rococo-lesson-terrace-terrace = E ognuno, alla fine, porta un tuo abito dalla *Sala Reale* sulla terrazza. Lì i suoi punti valgono il doppio o il triplo.
rococo-lesson-terrace-play = Uno ce l’hai, e raddoppia. Gioca il Sarto per il secondo.
rococo-lesson-terrace-apprentice = Lui ha ancora da fare. Gioca il Sarto.
rococo-lesson-terrace-fund = Finanzia i fuochi con il *3* per 17 monete: con due sei in testa, e il tuo abito verde vale il triplo.
rococo-lesson-terrace-statue = La statua viene dopo. Prima i fuochi.
rococo-lesson-terrace-taken = Quello è occupato o troppo caro. Finanzia i fuochi con il 3.
rococo-lesson-terrace-favor = L’ha già reclamato Anselm: 3 punti per lui. Finanzia i fuochi.
rococo-lesson-terrace-yarn = Ora non puoi farlo. Finanzia i fuochi.
rococo-lesson-terrace-bonus = Il bonus del Sarto ora serve a poco. Prendi qualcosa o rinuncia.

rococo-lesson-final = Il conteggio finale
rococo-lesson-final-statue = Una *statua* dà 2 punti per ogni colore diverso dei tuoi abiti, fino a 8. Tu hai verde e rosa: finanzia la statua.
rococo-lesson-final-taken = Quello è occupato o troppo caro. La statua è libera.
rococo-lesson-final-acquire = Quando comincia il ballo la seta non vale nulla. Finanzia la statua: 4 punti.
rococo-lesson-final-idle = Le monete avanzate danno solo 1 punto ogni 10. La statua ne dà 4.
rococo-lesson-final-bonus = E l’ultimo bonus: 2 monete. Usalo.
rococo-lesson-final-decline = Due monete in più possono fare un punto. Usa il bonus.
rococo-lesson-final-money = Si apre il ballo! Prima le monete: *10 fanno 1 punto*, a te 2; poi le corone, e il favore della Regina dà 3 ad Anselm.
rococo-lesson-final-halls = Le sale: nella Seconda il tuo ospite d’oro vince 4 punti. Nella Quarta tu e Pia siete del tutto pari, e segnate 4 *entrambi*.
rococo-lesson-final-fireworks = I tuoi due fuochi vincono 6 punti. L’abito della Sala Reale ora è sulla terrazza: 4 punti per 3 fanno *12*.
rococo-lesson-final-rest = La statua aggiunge 4, gli altri abiti 7, le decorazioni 12, il bonus Tutte le Sale 3.
rococo-lesson-final-won = In tutto *56*, davanti a Pia con 54 e Anselm con 37: la serata è tua! È bastato un ospite d’oro.

rococo-lesson-evening = Un round tutto tuo
rococo-lesson-evening-free = Ora gioca come vuoi il *primo round* di una nuova partita contro Pia. Pensa prima alla seta, poi a un abito, e fai assumere un Maestro.
rococo-lesson-evening-done = Ottimo: era un round intero. Ora conosci il gioco; altri sei round e si va al ballo.

rococo-chapter-jewels = Il Portagioie

rococo-lesson-jeweller = Il gioielliere
rococo-lesson-jeweller-jewels = Qui ci sono collane e anelli per gli ospiti; a destra costano meno. Ma per comprarli serve un *gioielliere*.
rococo-lesson-jeweller-play = Un gioielliere è una decorazione, e ogni rango può finanziarlo. Gioca l’Apprendista che porta 2 monete.
rococo-lesson-jeweller-later = Tra poco avrà altro da fare. Gioca l’Apprendista che porta 2 monete.
rococo-lesson-jeweller-fund = Finanzia il *gioielliere* meno caro, per 8 monete. Puoi averne uno solo.
rococo-lesson-jeweller-dearer = Fa lo stesso e costa di più; alcuni valgono più punti. Prendi quello da 8 monete.
rococo-lesson-jeweller-other = È un’altra decorazione, ma per i gioielli serve un gioielliere. Finanzia quello da 8 monete.
rococo-lesson-jeweller-tiles = La seta viene dopo. Prima il gioielliere.
rococo-lesson-jeweller-bonus = E il bonus: 2 monete.

rococo-lesson-tasks = I compiti
rococo-lesson-tasks-exam = I tuoi Apprendisti si preparano all’*esame da Sarto*, che ha quattro compiti. Uno è già segnato: un Apprendista ha finanziato una decorazione.
rococo-lesson-tasks-play = Gioca il prossimo Apprendista, che può acquisire due tessere.
rococo-lesson-tasks-journeyman = Questi compiti sono per *Apprendisti*. Gioca quello che acquisisce tessere.
rococo-lesson-tasks-silk = Acquisire e conservare seta blu o rosa è un compito. Acquisisci le due pezze blu del terzo cassetto.
rococo-lesson-tasks-not-blue = Per l’abito servono due pezze blu. Sono al centro del terzo cassetto.
rococo-lesson-tasks-keep = Conservala come seta.
rococo-lesson-tasks-markers = Così mancherebbe la seta. Conserva la tessera.
rococo-lesson-tasks-again = Anche merletto o filato è un compito. Prendi la tessera a sinistra nel terzo cassetto, per 1 moneta.
rococo-lesson-tasks-price = Lì costerebbe di più o servirebbe meno. Prendi quella a sinistra nel terzo cassetto.
rococo-lesson-tasks-decline = Sarebbe un compito perso. Prendi la tessera a sinistra nel terzo cassetto.
rococo-lesson-tasks-exchange = Scambiala: merletto, filato e il *terzo* compito su quattro.
rococo-lesson-tasks-marked = Il compito della seta blu o rosa è già segnato. Scambia la tessera.

rococo-lesson-necklace = Una collana
rococo-lesson-necklace-gown = Il tuo Sarto è in gioco. Confeziona l’abito da donna blu per 1 moneta: gli sta bene una collana blu.
rococo-lesson-necklace-other = Qui conviene l’abito blu da 1 moneta. Confeziona quello.
rococo-lesson-necklace-pay = Paga con le tue due pezze blu.
rococo-lesson-necklace-rent = Si può adornare solo un abito *affittato*. Affittalo.
rococo-lesson-necklace-sell = Un abito venduto non porta gioielli. Affittalo.
rococo-lesson-necklace-jewel = Le *collane* vanno con gli abiti da donna, gli anelli con quelli da uomo, uno per abito. Compra la collana blu per 2 monete.
rococo-lesson-necklace-ring = Quello è un *anello*: va con gli abiti da uomo. Prendi la collana a destra.
rococo-lesson-necklace-dearer = La stessa collana, ma più cara. Quella a destra costa 2 monete.
rococo-lesson-necklace-decline = Per 2 monete ne vale la pena. Prendi la collana blu a destra.
rococo-lesson-necklace-match = Gioiello e abito hanno lo *stesso colore*: per questo peschi una tessera risorsa. Conservala o scambiala.
rococo-lesson-necklace-place = L’ospite della Quinta Sala dà 5 monete: piazza lì l’abito.
rococo-lesson-necklace-guest = Si può, ma la tua borsa è quasi vuota. Il primo ospite della Quinta Sala dà 5 monete.
rococo-lesson-necklace-worth = Ogni gioiello porta *1 moneta* a round e *1 punto* alla fine.

rococo-lesson-exam = L’esame
rococo-lesson-exam-ready = Più tardi, al quarto round: tutti e quattro i compiti sono segnati. Ora un Apprendista può sostenere l’*esame da Sarto*.
rococo-lesson-exam-play = Ti lascerà, quindi manda quello che ti serve meno: l’Apprendista che porta 2 monete.
rococo-lesson-exam-acquirer = Acquisisce due tessere per turno e va tenuto. Manda quello che porta 2 monete.
rococo-lesson-exam-funder = Finanzia decorazioni con 5 monete di sconto e va tenuto. Manda quello che porta 2 monete.
rococo-lesson-exam-take = Sostieni l’esame: costa 5 monete e dà *1 punto prestigio*.
rococo-lesson-exam-master = Quello è per i Sarti. Sostieni l’esame da Sarto.
rococo-lesson-exam-fund = Si può, ma l’esame è pronto. Sostienilo.
rococo-lesson-exam-bonus = Il suo bonus si può usare ancora una volta: 2 monete.
rococo-lesson-exam-decline = Sta per andarsene: prendi le 2 monete.
rococo-lesson-exam-card = Superato! Prendi in mano *una carta qualsiasi* del mazzo d’esame: lavora già in questo round.
rococo-lesson-exam-next = Poi viene l’*esame da Maestro*: i Sarti cuciono un abito da donna e uno da uomo, un Maestro uno qualsiasi. Così i due esami si alternano.

rococo-lesson-special = Un talento speciale
rococo-lesson-special-wish = All’inizio ognuno riceve un *Apprendista specializzato*, nascosto agli altri. Il tuo arriva quando hai tre abiti da donna al ballo, e ora li hai.
rococo-lesson-special-play = Solo un Maestro assume. Giocalo.
rococo-lesson-special-rank = Lui non assume. Gioca il Maestro.
rococo-lesson-special-hire = Assumi il tuo Apprendista specializzato: *gratis*.
rococo-lesson-special-price = Quella carta costa 5 monete. Il tuo viene gratis.
rococo-lesson-special-works = Lavora subito. Giocalo.
rococo-lesson-special-first = Lui può venire dopo. Gioca il nuovo: vedrai perché.
rococo-lesson-special-action = Prima l’azione: acquisisci una tessera a piacere.
rococo-lesson-special-stay = Non lasciarlo andare, è prezioso. Acquisisci una tessera.
rococo-lesson-special-idle = Tanto vale che faccia qualcosa. Acquisisci una tessera.
rococo-lesson-special-tile = Conservala o scambiala, come vuoi.
rococo-lesson-special-prestige = E il suo bonus, ogni volta che lo giochi: *3 punti prestigio*. Usalo.
rococo-lesson-special-decline = Tre punti per niente: usa il bonus.

rococo-chapter-luxury = Abiti di lusso

rococo-lesson-luxury-coat = Un capolavoro
rococo-lesson-luxury-coat-dear = Tra i modelli ci sono due *abiti di lusso*: richiedono cinque pezze di seta e valgono 6 o 8 punti.
rococo-lesson-luxury-coat-tiles = Per loro ci sono anche tessere più ricche: questa ha *tre* pezze rosa. Con le altre due ne hai cinque.
rococo-lesson-luxury-coat-play = Il lusso è lavoro da Maestro. Giocalo.
rococo-lesson-luxury-coat-rank = Il ditale d’oro vuole un Maestro. Giocalo.
rococo-lesson-luxury-coat-coat = Confeziona l’abito da uomo rosa a destra: ha aspettato tanto che il suo spazio non costa più nulla.
rococo-lesson-luxury-coat-orange = Per quello manca la seta arancione. Confeziona l’abito rosa a destra.
rococo-lesson-luxury-coat-other = È un abito comune. La tua seta basta per il capolavoro a destra.
rococo-lesson-luxury-coat-pay = Paga con entrambe le tessere.
rococo-lesson-luxury-coat-choice = Ora decidi tu: venderlo per *30 monete* o affittarlo per 6 punti e un posto in una sala.
rococo-lesson-luxury-coat-rule = Il modulo è tutto qui: quattro abiti e cinque tessere in più. Tutte le altre regole restano uguali.

rococo-chapter-festive = Abiti da festa

rococo-lesson-festive-gown = Un abito da festa
rococo-lesson-festive-gown-reward = Qui sono appesi due *abiti da festa*. Ti premiano appena confezionati, ma non si possono mai vendere.
rococo-lesson-festive-gown-counts = Questo abito verde dà 1 punto per ogni tua *decorazione*, e ne hai cinque. Altri contano gli abiti.
rococo-lesson-festive-gown-play = Non ha il ditale: basta un Sarto. Giocane uno.
rococo-lesson-festive-gown-rank = Un Apprendista non cuce. Gioca un Sarto.
rococo-lesson-festive-gown-gown = Confeziona l’abito verde: il suo spazio non costa nulla.
rococo-lesson-festive-gown-thimble = Porta il ditale d’oro: lo fa solo un Maestro. Prendi l’abito verde.
rococo-lesson-festive-gown-other = È un abito comune. Quello da festa a destra dà punti subito.
rococo-lesson-festive-gown-more = Un’altra decorazione darebbe un punto in più, ma Pia potrebbe prendersi l’abito. Fallo ora.
rococo-lesson-festive-gown-pay = Paga con entrambe le tessere.
rococo-lesson-festive-gown-place = Subito *5 punti*! Va affittato: piazzalo in una sala qualsiasi.
rococo-lesson-festive-gown-after = Da ora è un abito come gli altri, con 3 punti alla fine. Solo il premio arriva una volta sola.

rococo-chapter-exclusive = Sartoria esclusiva

rococo-lesson-exclusive-coat = Un ospite speciale
rococo-lesson-exclusive-coat-gift = Gli *abiti esclusivi* portano un dono appena piazzati. Tranne uno, si possono solo affittare.
rococo-lesson-exclusive-coat-play = L’abito da uomo rosa porta il *favore della Regina* e vuole un Maestro. Giocalo.
rococo-lesson-exclusive-coat-rank = Il ditale d’oro vuole un Maestro. Giocalo.
rococo-lesson-exclusive-coat-coat = Ti resta una sola moneta, e lo spazio ne costa proprio una. Confeziona l’abito rosa.
rococo-lesson-exclusive-coat-other = Per quello mancano seta o monete. Confeziona l’abito rosa.
rococo-lesson-exclusive-coat-favor = Il favore arriva con l’abito, senza un’azione apposta. Confeziona l’abito.
rococo-lesson-exclusive-coat-pay = Tre pezze rosa: paga con entrambe le tessere.
rococo-lesson-exclusive-coat-place = Piazzalo su un *ospite d’oro* della Sala Reale.
rococo-lesson-exclusive-coat-plain = Si può, ma il lavoro di un Maestro merita un ospite d’oro. Scegline uno nella Sala Reale.
rococo-lesson-exclusive-coat-king = Si può, ma la Sala Reale vale di più. Scegli lì un ospite d’oro.
rococo-lesson-exclusive-coat-both = Un abito al ballo, il favore della Regina e *5 monete*, tutto con una sola azione. Altri doni: una tessera, monete o un dipendente delegato.

rococo-chapter-solo = Con Madame du Barry

rococo-lesson-rival = La tua rivale
rococo-lesson-rival-she = In solitario giochi contro *Madame du Barry*. Lei non decide nulla: a ogni round quattro carte dicono che cosa fa.
rococo-lesson-rival-confirm = Per te valgono le regole solite. Le tue tre carte sono scelte: conferma.
rococo-lesson-rival-change = Queste tre vanno benissimo. Confermale.
rococo-lesson-rival-card = Comincia lei e scopre una carta: prende la *tessera a destra di ogni cassetto*. Avanti.
rococo-lesson-rival-tiles = Lei *non paga e non prende mai monete*. Le sue tessere restano con lei, e ogni due valgono 1 punto alla fine.

rococo-lesson-leftovers = Ciò che lascia
rococo-lesson-leftovers-play = Tocca a te. Dove lei ha preso tessere le altre costano meno: gioca l’*Apprendista*.
rococo-lesson-leftovers-master = Tieni il Maestro per assumere. Gioca l’Apprendista.
rococo-lesson-leftovers-journeyman = Tieni il Sarto: avrà il suo compito. Gioca l’Apprendista.
rococo-lesson-leftovers-cheap = Con due tessere nel cassetto una costa 1 moneta. Acquisisci le due pezze blu del terzo cassetto.
rococo-lesson-leftovers-blue = La seta blu ti servirà di più. Prendi le due pezze blu del terzo cassetto.
rococo-lesson-leftovers-keep = Conservala come seta.
rococo-lesson-leftovers-silk = È la seta che serve. Conserva la tessera.
rococo-lesson-leftovers-free = E l’ultima tessera di un cassetto è *gratis*. Prendila con il bonus.
rococo-lesson-leftovers-price = Quella costa 1 moneta. L’ultima del terzo cassetto è gratis.
rococo-lesson-leftovers-decline = È gratis: prendila.
rococo-lesson-leftovers-exchange = Scambiala con merletto e filato.
rococo-lesson-leftovers-both = Una sola pezza rosa serve a poco. Merletto e filato ti serviranno.

rococo-lesson-her-garment = Il suo abito
rococo-lesson-her-garment-tailors = Confeziona il *primo abito da sinistra*, senza pagare nulla. Avanti.
rococo-lesson-her-garment-hall = Un’altra carta dice in *quale sala* lo affitta: la Quinta. Avanti.
rococo-lesson-her-garment-master = In una sala preferisce gli ospiti d’oro. Conta in ogni sala e partecipa al conteggio finale come un giocatore.

rococo-lesson-her-favor = La Regina fra voi
rococo-lesson-her-favor-play = Se reclama lei il favore della Regina, comincia di nuovo lei e segna 3 punti. Anticipala: gioca il *Sarto*.
rococo-lesson-her-favor-master = Il Maestro deve assumere. Dalla Regina può andare anche il Sarto.
rococo-lesson-her-favor-claim = Reclama il *favore della Regina*: 5 monete, e al prossimo round cominci tu.
rococo-lesson-her-favor-tailor = Per quello mancano la seta o un Maestro. Reclama il favore della Regina.
rococo-lesson-her-favor-tile = Una tessera può aspettare. Reclama il favore della Regina.
rococo-lesson-her-favor-fund = Una decorazione può aspettare. Reclama il favore della Regina.
rococo-lesson-her-favor-bonus = Merletto o filato per 1 moneta: prendine uno.
rococo-lesson-her-favor-decline = Ti servirà. Prendi merletto o filato.
rococo-lesson-her-favor-late = La sua carta dice: il favore della Regina, ma l’hai già tu. Avanti.
rococo-lesson-her-favor-three = Segna comunque *3 punti*. È così ogni volta che la sua carta non si può eseguire: 3 punti al suo posto.

rococo-lesson-beat-her = Come batterla
rococo-lesson-beat-her-hire = Il tuo Maestro è in gioco: *assumi* chi vuoi. Più carte sono più turni, mentre lei di solito ne ha quattro.
rococo-lesson-beat-her-favor = Ce l’hai già. Assumi qualcuno.
rococo-lesson-beat-her-funds = Finanzia i fuochi meno cari, senza pagare. Avanti.
rococo-lesson-beat-her-win = Non ha proventi, ma non fa neanche errori. Per vincere ti servono *più* punti di lei: il pareggio è suo.
