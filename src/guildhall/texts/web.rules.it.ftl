### Le regole da leggere, e informazioni.

web-rules-title = Regole: { $game }
web-rules-search = Cerca nelle regole
web-rules-search-hint = una parola, o un codice
web-rules-count = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
 }
web-rules-own-words = Le regole con parole nostre, ciascuna con il codice che il gioco nomina quando rifiuta qualcosa.
web-guide-player = Giocatore { $n }
web-guide-callout = { $n }: { $what }
web-guide-example = Esempio svolto
web-guide-what = che cosa cambia
web-guide-was = Prima
web-guide-becomes = Dopo
web-guide-open = Apri sul tabellone
web-guide-picture = Figura: { $what }
web-guide-of = { $n } di { $all }
web-guide-exact = Testo esatto ({ $n })
web-guide-contents = Indice
web-guide-all = Tutte le regole per numero
web-guide-found = Sezioni: { $sections } · regole: { $rules }
web-guide-back = Torna al tuo tavolo
web-guide-note = Raccontate con parole nostre. I codici a margine portano al testo esatto; gli esempi si aprono sul tabellone.
web-guide-turn = Sfoglia
web-guide-beside = Esempi e seguito
web-guide-before = prima
web-guide-next = poi
web-guide-to-section = La regola a parole
web-guide-whole = Apri con le figure, in una nuova scheda
web-about-title = Informazioni su Guildhall
web-about-lead = Un tavolo tutto tuo per giochi da tavolo in stile europeo: con amici, con bot o in solitario. Software libero, senza account, nulla viene caricato da altri siti.
web-unofficial-title = Non ufficiale
web-about-art = Tutte le immagini sono disegnate dagli autori di Guildhall; nessuna copia le illustrazioni di un editore.
web-about-credits = Autori: { $designers }. Editori: { $publishers }.
web-about-fonts-title = Caratteri
web-about-fonts = Playfair Display e Source Sans 3, entrambi con SIL Open Font License.
