### Il tavolo d’analisi.

web-analysis-lead = Prova mosse per tutti i posti, torna indietro, apri varianti, chiedi le mosse migliori e condividi ciò che hai trovato.
web-analysis-of-start = Inizio
web-analysis-move-of = mossa { $n } di { $all }
web-analysis-open-eyes = Tutto scoperto
web-analysis-as-seen = Come lo vedeva { $name }
web-analysis-as-seen-why = Ciò che { $name } non poteva sapere è nascosto, e ridistribuito per le mosse che provi.
web-analysis-best = Mosse migliori
web-analysis-find = Trova le mosse migliori
web-analysis-find-why = La ricerca gioca molte volte questa posizione, con ciò che può sapere chi muove.
web-analysis-searching = Cerco…
web-analysis-effort = Quanto cercare
web-analysis-effort-100 = veloce
web-analysis-effort-500 = accurata
web-analysis-effort-3000 = profonda
web-analysis-measure = Mostra come
web-analysis-share = quota di vittoria
web-analysis-points = punti
web-analysis-before = Segno bianco: quanto ci si aspettava prima della mossa
web-analysis-all-moves = Tutte le mosse ({ $n })
web-analysis-over = Qui la partita è finita.
web-analysis-variations = Varianti
web-analysis-played = giocate
web-analysis-tried = provate
web-analysis-bots = bot
web-analysis-tree-keys = Frecce: indietro, avanti, tra le varianti. Canc: togli la variante.
web-analysis-empty = Non è stato ancora provato nulla. Fai una mossa sul tavolo.
web-analysis-branch = Un’altra mossa
web-analysis-branch-why = Torna indietro di una mossa e provane un’altra
web-analysis-main = Rendila linea principale
web-analysis-delete = Elimina da qui in poi
web-analysis-add-note = Aggiungi una nota
web-analysis-note = Nota
web-analysis-note-after = Dopo «{ $move }»
web-analysis-save = Salva
web-analysis-save-title = Salva su questo dispositivo
web-analysis-name = Nome
web-analysis-share-tree = Condividi
web-analysis-shared = Chi ha questo link vede l’albero com’è ora. Ciò che cambi dopo resta da te.
web-analysis-link = Link all’albero
web-analysis-more = Altro
web-analysis-export = Esporta in un file
web-analysis-import = Importa un file
web-analysis-copy-position = Copia la posizione
web-analysis-start-over = Ricomincia
web-analysis-deal-anew = Ridistribuisci l’ignoto
web-analysis-bots-play = Fai continuare i bot
web-analysis-bots-moves = Mosse
web-analysis-bots-who = Quale bot
web-analysis-stop = Ferma
web-analysis-to-move = Muove { $name }
web-analysis-first = All’inizio
web-analysis-last = Alla fine della linea
web-analysis-chooser = Chi sceglie
web-analysis-new = Nuova
web-analysis-new-title = Da un tavolo vuoto
web-analysis-game = Gioco
web-analysis-seats = Posti
web-analysis-seed = Seme (può restare vuoto)
web-analysis-begin = Inizia
web-analysis-paste-title = Un file o un testo
web-analysis-paste = Una registrazione, un albero di varianti o una posizione
web-analysis-read = Apri
web-analysis-reading = Leggo…
web-analysis-mine = Su questo dispositivo
web-analysis-mine-none = Ancora nulla. Ciò che analizzi resta qui da sé.
web-analysis-links = Condivise da me
web-analysis-untitled = Senza nome
web-analysis-remove = Rimuovi
web-analysis-take-back = Ritira il link
web-analysis-looks = { $n ->
    [one] { $n } esame
   *[other] { $n } esami
 } · { $s } s
web-analysis-moves-n = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
 }
web-analysis-left = { $n ->
    [one] Resta { $n } mossa
   *[other] Restano { $n } mosse
 }
web-analysis-looked = { $n ->
    [one] { $n } esame
   *[other] { $n } esami
 }
