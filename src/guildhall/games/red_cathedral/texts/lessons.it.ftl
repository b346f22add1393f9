### The Red Cathedral: what the coach says in the lessons. *Stars* make a word stand out; at most two sentences a text.

red_cathedral-chapter-site = Il cantiere

red_cathedral-lesson-claim = Rivendicare
red_cathedral-lesson-claim-aim = Insieme costruite una cattedrale, *sezione per sezione*. Quando qualcuno ha finito sei sezioni la fine è vicina, e vince chi ha più *prestigio*.
red_cathedral-lesson-claim-turn = In un turno fai *una cosa sola*: rivendichi una sezione, costruisci o vai al mercato con un dado. Cominciamo con una rivendicazione.
red_cathedral-lesson-claim-base = Può costruire una sezione solo chi l’ha rivendicata. Rivendica la *base della prima torre*: chiede due legni e un mattone.
red_cathedral-lesson-claim-other = Anche quella base è libera, ma prendiamo quella della *prima torre*.
red_cathedral-lesson-claim-above = Non ancora: tutto ciò che non è base si rivendica solo quando la sezione *sotto* ha una bandierina.
red_cathedral-lesson-claim-dice = Al mercato andiamo dopo. Prima rivendica la *base della prima torre*.
red_cathedral-lesson-claim-banner = Una tua bandierina segna la sezione. Quattro occupano il tuo inventario: prendine una *dall’inventario* e farai posto a un pezzo in più.
red_cathedral-lesson-claim-outside = È permesso, ma non fa posto. Prendi una bandierina *dall’inventario*.
red_cathedral-lesson-claim-tile = La tessera bottega della sezione è tua. *A faccia in su* costa i rubli dello spazio e dà subito ciò che mostra: mettila così sul *primo spazio bianco* per 1 rublo.
red_cathedral-lesson-claim-down = A faccia in giù è gratis, ma la tessera è *persa per sempre*. Questa dà due legni: un rublo lo vale.
red_cathedral-lesson-claim-dear = Quello spazio costa di più. Il *primo bianco* chiede solo 1 rublo.
red_cathedral-lesson-claim-end = Nel tuo inventario ci sono due legni: la tessera li ha dati subito. *Termina il turno*.
red_cathedral-lesson-claim-pia = Pia ha rivendicato la base della seconda torre. Sopra *ogni* bandierina, anche tua, chiunque può rivendicare la sezione successiva.

red_cathedral-chapter-market = Il mercato

red_cathedral-lesson-die = Muovere un dado
red_cathedral-lesson-die-lack = Oltre ai due legni la tua base chiede *un mattone*. I mattoni si trovano al mercato, dove cinque dadi girano in cerchio.
red_cathedral-lesson-die-move = Un dado avanza esattamente *di quante caselle mostra*, e puoi muovere quello che vuoi. Muovi il *dado giallo*: quattro caselle, fino ai mattoni.
red_cathedral-lesson-die-other = Quel dado non arriva ai mattoni dove ce n’è già un altro. Prendi il *dado giallo*.
red_cathedral-lesson-die-build = Il mattone manca ancora. Prima procuratelo con il *dado giallo*.
red_cathedral-lesson-die-obtain = La casella dà due mattoni *per ogni dado che c’è sopra*, e ora sono due. *Ottieni le risorse*: quattro mattoni.
red_cathedral-lesson-die-card = La carta della gilda è un’altra azione di mercato, ci arriveremo. Prima *ottieni* i mattoni.
red_cathedral-lesson-die-early = Non andare via: i mattoni sono ancora lì. Prima *ottieni le risorse*.
red_cathedral-lesson-die-roll = Alla fine della visita *tutti i dadi di quella casella* si rilanciano e restano lì. Concludi la visita.
red_cathedral-lesson-die-end = Ora per Pia il cerchio è cambiato. *Termina il turno*.
red_cathedral-lesson-die-stay = Dove i dadi si radunano, il prossimo porta di più, fino a *tre*. Un quarto non può fermarsi lì.

red_cathedral-lesson-extra = Rubli per i passi
red_cathedral-lesson-extra-own = Il *dado bianco* e quello del *tuo colore* (sei il rosso) possono andare oltre: un rublo per ogni casella in più.
red_cathedral-lesson-extra-move = Il dado rosso mostra 2, e l’oro è tre caselle più avanti, dove sta il blu. Paga *1 rublo* e portalo fino all’oro.
red_cathedral-lesson-extra-short = Quella è un’altra casella. Con un rublo il dado rosso arriva proprio all’*oro*.
red_cathedral-lesson-extra-white = Anche il bianco si può spingere, ma l’oro è troppo lontano. Prendi il *dado rosso*.
red_cathedral-lesson-extra-others = Quel dado va solo fin dove mostra. I rubli spingono solo il bianco e *il tuo, il rosso*.
red_cathedral-lesson-extra-obtain = Due dadi darebbero due pezzi d’oro, ma nel tuo inventario c’è posto per *un solo pezzo*. Prendilo comunque.
red_cathedral-lesson-extra-early = Un pezzo d’oro ci sta ancora. Prima *prendilo*.

red_cathedral-lesson-influence = L’influenza delle gilde
red_cathedral-lesson-influence-card = Ogni quadrante del mercato ha la *carta di una gilda* con due azioni. Dove si è fermato il tuo dado puoi usarne una.
red_cathedral-lesson-influence-use = I Mercanti danno una *gemma verde* per due mattoni. Usa la prima azione della loro carta.
red_cathedral-lesson-influence-stone = Quella chiede pietra, e non ne hai. Usa la *prima azione*: mattoni per una gemma verde.
red_cathedral-lesson-influence-early = Usa la carta prima di andare: quattro mattoni sono più del necessario.
red_cathedral-lesson-influence-again = Con l’*infinito* ripeti l’azione finché puoi pagare; il *fulmine* vale una volta per turno. Un mattone serve alla tua base: fermati.
red_cathedral-lesson-influence-enough = Poi non resterebbe nessun mattone per la tua base. *Fermati*.
red_cathedral-lesson-influence-finish = Era la seconda azione di mercato. *Concludi* la visita: i due dadi si rilanciano.
red_cathedral-lesson-influence-end = *Termina il turno*; c’è una terza azione di mercato, la vediamo adesso.

red_cathedral-lesson-workshop = La bottega lavora
red_cathedral-lesson-workshop-colour = Una tessera della bottega lavora quando si muove il dado *del colore del suo spazio*. La tua sta sul bianco: la sveglia il *dado bianco*.
red_cathedral-lesson-workshop-move = Muovi il *dado bianco* di quanto mostra, fino al legno.
red_cathedral-lesson-workshop-further = Non servono rubli. Muovi il dado bianco *di una casella*, come mostra.
red_cathedral-lesson-workshop-other = Quel dado non sveglia la tua tessera. Muovi quello *bianco*.
red_cathedral-lesson-workshop-activate = La terza azione di mercato: *attiva* la tua tessera, che dà legno come quando l’hai messa. Un pezzo ci sta ancora.
red_cathedral-lesson-workshop-obtain = Ognuna delle tre azioni di mercato si fa *una volta*, in qualsiasi ordine. L’inventario è pieno: concludi la visita.
red_cathedral-lesson-workshop-full = Non c’è posto per altro legno: ciò che non ci sta va perso. *Concludi* la visita.
red_cathedral-lesson-workshop-end = Hai tutto ciò che serve alla tua base. *Termina il turno*.

red_cathedral-chapter-building = Costruire

red_cathedral-lesson-deliver = Costruire
red_cathedral-lesson-deliver-first = Per costruire consegni *fino a tre* materiali a sezioni con la tua bandierina. Consegna il primo *legno* alla tua base.
red_cathedral-lesson-deliver-market = Hai già tutto. Consegna *legno* alla tua base.
red_cathedral-lesson-deliver-brick = L’ordine non conta, ma cominciamo dal *legno*.
red_cathedral-lesson-deliver-second = È sulla sezione e ci resta. Consegna il *secondo legno*.
red_cathedral-lesson-deliver-third = Manca solo il *mattone*. Consegnalo.
red_cathedral-lesson-deliver-done = La tua prima sezione è *finita*: quattro punti riconoscimento e un rublo. Il tuo segnalino avanza, e ogni casella segnata del tracciato è un *punto prestigio*.
red_cathedral-lesson-deliver-end = Tre consegne sono tutto ciò che un turno permette. *Termina il turno*.

red_cathedral-lesson-decorate = Una porta con gemma
red_cathedral-lesson-decorate-door = Le sezioni finite si possono *decorare*, anche le altrui: Porta su una base per un legno, Arco su una mediana per una pietra, Croce su una cupola per un oro.
red_cathedral-lesson-decorate-do = Ti resta un legno. *Decora* la tua base con la Porta.
red_cathedral-lesson-decorate-market = Il mercato può aspettare: *decora* la tua base.
red_cathedral-lesson-decorate-jewel = Si possono aggiungere fino a due *gemme*, e ognuna conta come consegna. Aggiungi la tua gemma verde: porta subito un punto prestigio.
red_cathedral-lesson-decorate-without = Una Porta senza gemme ora non porta nulla. Aggiungi la *gemma verde*.
red_cathedral-lesson-decorate-worth = Una gemma 1 prestigio, due uguali 2, *due diverse 3*. Alla fine la Porta conta ancora: la torre vale di più e tu vi pesi di più.

red_cathedral-lesson-penalty = Chi tarda in basso
red_cathedral-lesson-penalty-below = La base di Pia è *incompleta*, e tu hai rivendicato la sezione sopra. Niente ti impedisce di finire per prima.
red_cathedral-lesson-penalty-finish = Consegna la *pietra* e finisci la tua sezione.
red_cathedral-lesson-penalty-market = La pietra c’è già: consegnala alla *tua sezione*.
red_cathedral-lesson-penalty-other = La tua sezione è *quella mediana della prima torre*. Consegna lì la pietra.
red_cathedral-lesson-penalty-lost = Hai guadagnato quattro punti e Pia ne ha *perso uno*: uno per ogni sezione finita non sua sopra la sua incompleta. In basso fai presto, oppure costruisci sopra i lenti.

red_cathedral-lesson-track = Prestigio in rubli
red_cathedral-lesson-track-points = Il tuo segnalino è sul passo 13 e hai superato *tre tacche*: tre punti prestigio. I passi oltre l’ultima tacca alla fine non contano.
red_cathedral-lesson-track-sell = Senza rubli molte strade sono chiuse. Nel tuo turno puoi *vendere prestigio*: un punto per 2 rubli; vendine uno.
red_cathedral-lesson-track-reroll = Con un punto prestigio puoi anche rilanciare i dadi di una casella. Ora *vendilo per rubli*.
red_cathedral-lesson-track-sold = Il segnalino è tornato *alla tacca precedente*. Non è costato azioni: il turno è ancora tuo.

red_cathedral-chapter-end = La fine

red_cathedral-lesson-sixth = La sesta sezione
red_cathedral-lesson-sixth-five = Hai finito *cinque sezioni*. Chi finisce la sesta chiude la partita e guadagna *3 punti prestigio*.
red_cathedral-lesson-sixth-finish = Alla cupola della prima torre manca solo un legno. *Consegnalo*.
red_cathedral-lesson-sixth-market = Il legno è nel tuo inventario. *Consegnalo* alla cupola della prima torre.
red_cathedral-lesson-sixth-other = Prima la *cupola della prima torre*: è la tua sesta sezione.
red_cathedral-lesson-sixth-arch = In questo turno restano due consegne. Con la pietra metti un *Arco* sulla tua sezione mediana: nelle torri contano anche le decorazioni.
red_cathedral-lesson-sixth-end = Tutti gli altri hanno *un ultimo turno*. Termina il tuo, e gioca Pia.
red_cathedral-lesson-sixth-tower = Ora pagano le torri: una torre vale *2 per ogni sezione finita e 1 per ogni decorazione*. La prima ha tre sezioni e due decorazioni: 8.
red_cathedral-lesson-sixth-presence = In due chi ha *più* sezioni e decorazioni in una torre ne prende tutto il valore, l’altro *un terzo*; in parità nessuno prende nulla, come nella terza torre. In tre o quattro il secondo prende la metà e le parità si dividono.
red_cathedral-lesson-sixth-left = Ogni *cinque pezzi* avanzati, rubli e materiali insieme, sono un altro punto. Hai vinto, e ora conosci tutto il gioco.

red_cathedral-chapter-contractors = Appaltatori

red_cathedral-lesson-permits = Permessi
red_cathedral-lesson-permits-map = Il modulo aggiunge una mappa. Ogni torre appartiene a una *città aperta*, e chi vi manda *appaltatori* è pagato quando la torre è completa.
red_cathedral-lesson-permits-move = A un appaltatore servono *permessi*, e si trovano al mercato. Muovi il *dado bianco* fino ai permessi.
red_cathedral-lesson-permits-other = Quel dado non arriva ai permessi. Muovi quello *bianco* di una casella.
red_cathedral-lesson-permits-first = Il tuo permesso basterebbe, ma ce ne sono altri a portata. Prima muovi il *dado bianco*.
red_cathedral-lesson-permits-obtain = *Ottieni* due permessi. Stanno sulla plancia e non occupano l’inventario; al massimo sei.
red_cathedral-lesson-permits-early = I permessi sono ancora lì. Prima *ottienili*.
red_cathedral-lesson-permits-finish = *Concludi* la visita.
red_cathedral-lesson-permits-end = *Termina il turno*. Poi metterai in viaggio un appaltatore.

red_cathedral-lesson-hire = Ingaggiare
red_cathedral-lesson-hire-city = Ingaggiare è una quarta azione. Un appaltatore costa *tanti permessi quanti saranno in città con lui*: manda il primo a *Jaroslavl*, la città della prima torre, per 1.
red_cathedral-lesson-hire-other = Andrebbe bene anche quella, ma la tua base finita è nella prima torre: *Jaroslavl*.
red_cathedral-lesson-hire-market = Ora hai permessi: manda un appaltatore a *Jaroslavl*.
red_cathedral-lesson-hire-token = Accanto alla città aspettano due *specialisti*. Ingaggia il primo per *2 rubli*: il suo lavoro te ne porterà cinque.
red_cathedral-lesson-hire-remove = Toglierlo è gratis e lo nega agli altri, ma questo vale il suo prezzo: *ingaggia* il primo.
red_cathedral-lesson-hire-second = Quello darebbe tre punti riconoscimento, niente male. Ma ingaggiamo il *primo*: cinque rubli.
red_cathedral-lesson-hire-yours = Lo specialista sta sulla tua plancia; c’è posto per uno solo. Lavora *una volta*, quando muovi il *dado nero*.
red_cathedral-lesson-hire-end = *Termina il turno*.

red_cathedral-lesson-specialist = Il dado nero
red_cathedral-lesson-specialist-move = Il dado nero non è di nessuno e tutti possono spingerlo con rubli. Muovilo *di quanto mostra*.
red_cathedral-lesson-specialist-other = Solo il *dado nero* sveglia il tuo specialista.
red_cathedral-lesson-specialist-use = Al posto di una tessera bottega *usa il tuo specialista*: cinque rubli.
red_cathedral-lesson-specialist-early = Non andare via: prima *usa il tuo specialista*.
red_cathedral-lesson-specialist-tool = Il suo gettone si gira e diventa un *attrezzo*. Alla fine le serie di attrezzi diversi valgono fino a *16 punti prestigio*.

red_cathedral-lesson-city = Una città paga
red_cathedral-lesson-city-tower = Hai due bandierine nella prima torre e *due appaltatori a Jaroslavl*, Pia uno e uno. Manca solo la tua cupola.
red_cathedral-lesson-city-finish = *Consegna* il legno alla tua cupola: la torre è completa.
red_cathedral-lesson-city-market = Non ti serve altro: *consegna* il legno alla tua cupola.
red_cathedral-lesson-city-scored = Bandierine per appaltatori: *due per due* fa quattro punti a te, uno a Pia. Ora la città è chiusa e nessuno può più ingaggiare lì.

red_cathedral-chapter-solo = Da soli con Ivan

red_cathedral-lesson-ivan = Il turno di Ivan
red_cathedral-lesson-ivan-rival = Da soli si costruisce contro *Ivan Yakovlev*. Non ha plancia: cinque carte dicono cosa fa, e ognuna appartiene a *un dado*.
red_cathedral-lesson-ivan-claim = Il tuo turno è quello di sempre. Rivendica la *base della prima torre*.
red_cathedral-lesson-ivan-other = Prendiamo la *base della prima torre*.
red_cathedral-lesson-ivan-dice = Prima rivendica la *base della prima torre*.
red_cathedral-lesson-ivan-banner = Prendi una bandierina *dall’inventario*: fa posto.
red_cathedral-lesson-ivan-outside = Così non fai posto. Prendine una *dall’inventario*.
red_cathedral-lesson-ivan-place = Metti la tessera *a faccia in su* sul primo spazio bianco, per 1 rublo.
red_cathedral-lesson-ivan-dear = Qui conviene il *primo spazio bianco, a faccia in su*: 1 rublo per due legni.
red_cathedral-lesson-ivan-end = *Termina il turno* e guarda cosa fa Ivan.
red_cathedral-lesson-ivan-moves = Una pila coperta decide il dado: si è mosso il *blu*, e la sua carta è la *rivendicazione*. Premi per continuare.
red_cathedral-lesson-ivan-acts = Preferisce rivendicare *proprio sopra di te*, e così ha fatto. Poi si rilanciano i dadi di quella casella: avanti.
red_cathedral-lesson-ivan-yours = Non paga e non prende nulla al mercato, ma *muove i dadi che avevi in mente*. Tocca di nuovo a te.

red_cathedral-lesson-race = La corsa
red_cathedral-lesson-race-store = Ivan raccoglie materiali su una carta, li porta su un’altra e poi *costruisce con tutti insieme*: il tipo non gli importa.
red_cathedral-lesson-race-move = Il dado giallo è a una casella dai *rubli*. Portalo lì.
red_cathedral-lesson-race-other = Va bene anche un altro, ma prendiamo *rubli* con quello giallo.
red_cathedral-lesson-race-build = Non ancora: muovi il *dado giallo* fino ai rubli.
red_cathedral-lesson-race-obtain = *Ottieni* due rubli.
red_cathedral-lesson-race-finish = *Concludi* la visita.
red_cathedral-lesson-race-end = *Termina il turno*.
red_cathedral-lesson-race-again = Il dado bianco porta al *Riconoscimento*: quella carta gli dà subito punti. Avanti.
red_cathedral-lesson-race-go = Ogni carta esce *una volta ogni cinque turni*, così puoi contare cosa deve ancora venire. Avanti.
red_cathedral-lesson-race-win = Quando uno dei due ha finito *sei sezioni*, l’altro ha ancora un turno; poi si contano le torri come sempre. Ora gioca contro di lui una partita intera.
