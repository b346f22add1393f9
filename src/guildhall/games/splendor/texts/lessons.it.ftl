### Splendor: che cosa dice il maestro nelle lezioni. Gli *asterischi* mettono in risalto una parola; al massimo due frasi.

splendor-chapter-first = Prima partita

splendor-lesson-three = Tre gemme
splendor-lesson-three-aim = Le carte danno punti: la cifra grande in alto. Quando qualcuno arriva a *15*, vince chi ne ha di più.
splendor-lesson-three-price = Le carte si pagano con le *gemme*. Il prezzo sta in basso sulla carta: questa costa { $paid }.
splendor-lesson-three-take = Nel tuo turno puoi prendere *tre gemme di colori diversi*. Prendi un diamante, uno zaffiro e un rubino.
splendor-lesson-three-other = Anche quella si potrebbe prendere, ma ora non serve. Prendi { $colour }.
splendor-lesson-three-card = Una carta va pagata, e tu non hai ancora gemme. Prima prendi { $colour }.
splendor-lesson-three-yours = Le tue gemme stanno fra le tue cose, e anche Pia ne ha prese tre. Un turno è *una sola azione*, poi tocca a chi segue.

splendor-lesson-two = Due uguali
splendor-lesson-two-emeralds = Se di un colore ci sono *quattro o più* gemme, puoi prenderne *due*. La carta dell’onice costa { $paid } e il rubino ce l’hai: prendi due smeraldi.
splendor-lesson-two-rubies = Non i rubini: ne restano solo due. Due gemme uguali si prendono solo dove ce ne sono *quattro o più*.
splendor-lesson-two-other = In quella pila ce ne sono meno di quattro. Due uguali ora si prendono solo tra gli *smeraldi*.
splendor-lesson-two-goal = Non puoi ancora pagarla: mancano due smeraldi. Prendili dalla loro pila.
splendor-lesson-two-enough = Due smeraldi e un rubino: proprio il prezzo della carta dell’onice. La comprerai presto.

splendor-lesson-ten = Dieci al massimo
splendor-lesson-ten-take = Alla fine di un turno nessuno può avere più di *dieci gettoni*. Tu ne hai nove: prendi lo stesso un diamante, uno smeraldo e un onice, e guarda che succede.
splendor-lesson-ten-other = Andrebbero bene altre tre, ma prendiamo le stesse: un diamante, uno smeraldo e un onice.
splendor-lesson-ten-return = Dodici sono due di troppo, e *scegli tu* quali rendere. Rendi una delle tue gemme.
splendor-lesson-ten-last = Ne va resa ancora una. Rendi un’altra gemma.
splendor-lesson-ten-advice = Ne restano dieci, e nessuno te le può togliere. *Anche l’oro conta*: spendi le gemme prima di prenderne altre.

splendor-lesson-buy = Comprare una carta
splendor-lesson-buy-pay = Invece di prendere gemme puoi *comprare una carta*. Hai { $paid }: premi la carta dell’onice e comprala.
splendor-lesson-buy-reserve = Non serve metterla da parte: hai tutte le gemme che costa. Scegli *compra*.
splendor-lesson-buy-dear = Quella non puoi ancora pagarla. Le gemme ti bastano per la *carta dell’onice*.
splendor-lesson-buy-gems = Per ora hai abbastanza gemme. Premi la *carta dell’onice* e comprala.
splendor-lesson-buy-yours = La carta è tua per sempre. Non dà punti, ma il suo *onice in alto* ti aiuterà in ogni acquisto futuro.
splendor-lesson-buy-filled = Le gemme pagate tornano nella riserva, per tutti. Al posto della carta se n’è scoperta subito una *nuova*.

splendor-lesson-bonus = Una carta paga sempre
splendor-lesson-bonus-pays = Ognuna delle tue tre carte dell’onice paga *un onice di ogni prezzo* e non si consuma mai. La carta del diamante costa { $paid }: comprala, bastano due rubini.
splendor-lesson-bonus-free = Questa carta costa { $paid }, e le tue tre carte dell’onice pagano tutto. Prendila *gratis*.
splendor-lesson-bonus-reserve = Non serve aspettare: puoi averla subito. Scegli *compra*.
splendor-lesson-bonus-later = Quella viene dopo. Prima compra la *carta del diamante*.
splendor-lesson-bonus-dear = Quella non puoi ancora pagarla. Compra la *carta del diamante*.
splendor-lesson-bonus-gems = Qui non servono altre gemme. Premi la carta illuminata e comprala.
splendor-lesson-bonus-income = Prima le carte economiche, poi quelle care costano meno: *le carte sono la tua rendita*. Chi ne compra molte ha presto bisogno di poche gemme.

splendor-lesson-reserve = Prenotare, e l’oro
splendor-lesson-reserve-short = Questa carta dà due punti e costa { $paid }. Hai tutti e quattro i rubini del gioco: uno mancherà sempre.
splendor-lesson-reserve-reserve = *Prenotala*: viene nella tua mano, solo tu puoi comprarla e ricevi un *oro*. Premi la carta e prenotala.
splendor-lesson-reserve-unpaid = Manca un rubino. Prima *prenota* la carta: ti porta un oro.
splendor-lesson-reserve-other = Se ne potrebbe prenotare un’altra, ma a noi serve questa carta da *due punti*.
splendor-lesson-reserve-gems = Di rubini non ce ne sono più. Serve l’oro, e l’oro viene solo con una carta *prenotata*.
splendor-lesson-reserve-gold = *L’oro vale qualsiasi gemma*: quattro rubini e l’oro { $paid } pagano la carta. Comprala dalla tua mano.
splendor-lesson-reserve-deck = Puoi avere *tre* carte prenotate alla volta. Puoi prenotare anche la prima carta di un mazzo, che nessun altro vede.

splendor-lesson-noble = I nobili vengono da soli
splendor-lesson-noble-wish = I nobili vogliono *carte*, non gemme: questo tre dello zaffiro, tre dello smeraldo e tre del rubino. Ti manca una sola carta del rubino.
splendor-lesson-noble-ruby = Compra la carta del rubino: i bonus pagano lo zaffiro e lo smeraldo, le gemme il resto.
splendor-lesson-noble-bought = Per un nobile una carta prenotata non conta: va *comprata*.
splendor-lesson-noble-other = Quella non dà rubini. Compra la *carta del rubino* illuminata.
splendor-lesson-noble-gems = Le gemme non impressionano un nobile. Compra la *carta del rubino* illuminata.
splendor-lesson-noble-came = Il nobile è venuto alla fine del tuo turno e ha portato *tre punti*: non costa azioni. Ne viene al massimo uno per turno, e resta da chi lo riceve per primo.

splendor-lesson-end = Quindici punti
splendor-lesson-end-fifteen = Hai 13 punti. Compra la carta da due punti: così arrivi a *15* e comincia l’ultimo round.
splendor-lesson-end-bought = Solo le carte *comprate* danno punti. Scegli di comprarla.
splendor-lesson-end-other = Così non arrivi a quindici. Compra la carta da *due punti* illuminata.
splendor-lesson-end-gems = Gemme ne hai abbastanza. Compra la carta da *due punti* illuminata.
splendor-lesson-end-round = Il round *si gioca fino in fondo*, perché tutti abbiano gli stessi turni. Hai cominciato tu, quindi Pia agisce ancora una volta.
splendor-lesson-end-tie = Anche Pia ha 15 punti. In parità vince chi ha *meno carte*: tu ne hai sette e Pia otto, quindi vinci tu.

splendor-lesson-game = Una breve partita
splendor-lesson-game-begin = Ora gioca tu, per una volta fino a *10 punti*. Tu ne hai sei, Pia cinque.
splendor-lesson-game-play = Prendi gemme, compra o prenota, come vuoi. Se non sai come continuare, premi *Mostrami*.
splendor-lesson-game-over = Era una partita intera, e ora conosci tutte le regole. In una vera si gioca a *15 punti*.
