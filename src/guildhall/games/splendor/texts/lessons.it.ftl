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
