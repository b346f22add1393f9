### La cornice del client web: sala, tavolo, risultato, regole, errori.

## Ovunque

web-nav = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-about = Informazioni
web-skip = Vai al contenuto
web-close = Chiudi
web-done = Fatto
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-loading = Caricamento…
web-to-the-hall = Torna alla sala
web-settings = Impostazioni
web-your-name = Il tuo nome
web-guest = Ospite
web-language = Lingua
web-theme = Tema: chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-dark = Scuro
web-theme-light = Chiaro
web-theme-auto = Come il gioco
web-motion = Movimento
web-motion-full = Pieno
web-motion-calm = Calmo
web-motion-none = Nessuno
web-motion-why = Calmo: i pezzi non volano, ciò che è cambiato ha un anello. Nessuno: non si muove nulla.
web-telling = Velocità dei turni altrui
web-telling-off = Subito
web-telling-quick = Veloce
web-telling-normal = Normale
web-telling-slow = Lenta
web-telling-why = Normale: 1,2 secondi per mossa. La barra spaziatrice o un tocco sul tavolo salta il racconto.
web-volume = Volume
web-when-your-turn = Quando tocca a te
web-sound = Suono quando tocca a te
web-notify = Notifica del browser quando tocca a te
web-notify-blocked = Il browser non lo permette per questa pagina.
web-push = Messaggio su questo dispositivo, anche a pagina chiusa
web-push-why = Solo quando non stai guardando il tavolo. Dice il gioco e nulla di ciò che è nascosto.
web-push-none = Questo server non invia messaggi ai dispositivi.
web-push-cannot = Questo browser non può ricevere messaggi da qui. Su iPhone o iPad aggiungi prima Guildhall alla schermata Home.
web-push-failed = Il servizio di messaggi del browser ora non è raggiungibile.
web-careful = Conferma ogni azione, anche un solo clic

## La sala

web-good-morning = Buongiorno
web-good-morning-name = Buongiorno, { $name }
web-good-day = Buon pomeriggio
web-good-day-name = Buon pomeriggio, { $name }
web-good-evening = Buonasera
web-good-evening-name = Buonasera, { $name }
web-home-lead = I tavoli sono pronti. Siediti, o chiama gli amici.
web-games = Giochi
web-minutes = { $n } min
web-play-now = Gioca ora
web-play-now-game = Gioca ora: { $game } contro i bot
web-open-table = Apri un tavolo
web-open-table-game = Apri un tavolo: { $game }
web-your-tables = I tuoi tavoli
web-go-on = Continua
web-earlier-tables = Tavoli passati
web-turns-waiting = { $n ->
    [one] Un turno ti aspetta.
   *[other] { $n } turni ti aspettano.
 }
web-have-a-link = Hai ricevuto un link?
web-paste-link = Incolla qui il link
web-no-such-link = Questo non è un link a un tavolo di questo server.
web-to-the-table = Vai al tavolo
web-see-result = Vedi il risultato
web-table-waiting = { $taken ->
    [one] { $taken } posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
 }
web-table-finished = Vittoria: { $names }
web-table-lost = Persa
web-table-abandoned = Abbandonata
web-unofficial = Non ufficiale: non è fatto, approvato né sostenuto dagli editori dei giochi. Compra i giochi che ti piacciono.

## Aprire un tavolo

web-open-lead = Scegli chi siede dove. I posti liberi ricevono un link da inviare; se non ce ne sono, la partita comincia subito.
web-how-many = Giocatori
web-table-name = Nome del tavolo
web-table-name-hint = Venerdì sera
web-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
web-player-n = Giocatore { $n }
web-presets = Che tipo di partita
web-preset-own = La tua scelta
web-preset-own-note = Le opzioni come le hai impostate.
web-all-options = Tutte le opzioni
web-values-left-out = { $n ->
    [one] Una scelta non è offerta:
   *[other] { $n } scelte non sono offerte:
 }
web-options-left-out = Non per questo tavolo ({ $n })
web-set-back = Riportato al consueto:
web-seat-n = Posto { $n }
web-name-n = Nome al posto { $n }
web-which-bot = Bot al posto { $n }
web-kind-me = Io
web-kind-open = Qualcuno con un link
web-kind-bot = Un bot
web-kind-hotseat = Qualcuno accanto a me, su questo dispositivo
web-need-me = Uno dei posti dev’essere tuo.
web-lot = Assegna i posti a sorte all’inizio della partita
web-options = Opzioni
web-no-options = Questo gioco non ha opzioni.
web-option-range = da { $low } a { $high }
web-value-on = Sì
web-value-off = No
web-time = Tempo
web-clock-none = Senza orologio
web-clock-live = Dal vivo: una riserva di minuti e qualche secondo per turno
web-clock-days = A giorni: tanti giorni per ogni turno
web-clock-bank = Minuti di riserva
web-clock-increment = Secondi per turno
web-clock-days-each = Giorni per turno
web-webhook = Avvisa un altro programma dei turni
web-webhook-why = Un indirizzo che riceve un messaggio quando comincia il turno di qualcuno (webhook)
web-webhook-bad = Un indirizzo comincia con http:// o https://
web-open-and-invite = Apri e invita
web-start = Comincia
web-bot-random = Casuale
web-bot-greedy = Mercante
web-bot-mcts = Pensatore { $strength ->
    [0] {""}
   *[other] ({ $strength })
 }

## Attesa e ingresso

web-waiting = in attesa di giocatori
web-waiting-title = { $n ->
    [one] Un posto è libero
   *[other] { $n } posti sono liberi
 }
web-waiting-lead = Invia il link agli amici. La partita comincia quando tutti i posti sono occupati, oppure ora con i bot.
web-links = Link
web-call-friends = Chiama gli amici
web-call-friends-why = Chi apre il link si siede, o guarda. Non serve un account.
web-qr = Codice QR dell’invito
web-more-links = Altri link
web-waiting-for-owner = { $name } ha aperto il tavolo e può cominciare ora, con bot sui posti liberi.
web-waiting-looking-on = Stai guardando. C’è posto anche per te.
web-link-invite = Invito: per il prossimo posto libero
web-link-seat = Posto { $n } { $name }
web-link-watch = Per gli spettatori
web-seat-a-bot = Metti un bot
web-seat-clear = Libera il posto
web-seat-give-back = Restituisci il posto
web-seat-substitute-now = Fai sostituire da un bot
web-seat-substitute-me = Fai giocare un bot per me
web-seat-take-back = Torna a giocare
web-seat-ask-substitute = Chiedi che un bot sostituisca
web-seat-ask-clear = Chiedi di liberare il posto
web-seat-why-ask = { $name } non ha lasciato il tavolo né esaurito il tempo: serve il suo consenso o, per una sostituzione, quello di tutti gli altri.
web-seat-why-only = Chi prende il posto ne vede le carte: solo { $name } può acconsentire.
web-seat-gone-left = ha lasciato il tavolo: un bot o qualcun altro può prendere il posto.
web-seat-gone-late = ha esaurito il tempo: un bot può sostituire.
web-seat-gone-away = manca da un giorno: un bot può sostituire.
web-start-with-bots = Comincia, con bot sui posti liberi
web-leave = Lascia il tavolo
web-join = Prendi posto
web-join-title = Hai un invito per { $game }
web-take-seat = Prendi il posto
web-table-full = Tutti i posti sono occupati
web-table-full-lead = Puoi guardare: vedi ciò che tutti possono vedere.
web-watch = Guarda
web-join-over = Questa partita è finita
web-join-here = Hai già un posto qui: { $name }
web-join-beside = Qualcuno accanto a te vuole giocare su questo dispositivo? Dagli un nome e un posto libero.
web-join-beside-name = Il nome
web-join-beside-do = Siede accanto a te

## Al tavolo

web-board = Tabellone
web-seats = Posti
web-own = Le tue cose
web-seat-open = Posto libero
web-seat-left = ha lasciato il tavolo
web-seat-bot = bot, { $bot }
web-seat-substitute = per ora gioca { $bot }
web-seat-yours = il tuo posto
web-seat-online = presente
web-seat-away = assente
web-seat-look = { $name }: mostra tutto
web-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
web-thinking = sta pensando
web-choosing = sta scegliendo
web-ready = ha scelto
web-clock = Tempo rimasto
web-round = Round { $n }
web-your-turn = Tocca a te
web-thinks = Tocca a { $name }
web-wait = Ti avviseremo quando toccherà a te.
web-in-line = { $n ->
    [0] Il bot è il prossimo a riflettere.
    [one] Il bot aspetta di poter riflettere: ce n’è uno prima.
   *[other] Il bot aspetta di poter riflettere: ce ne sono { $n } prima.
 }
web-hint-in-line = { $n ->
    [0] Il prossimo è il tuo consiglio.
    [one] Il consiglio deve aspettare: ce n’è uno prima.
   *[other] Il consiglio deve aspettare: ce ne sono { $n } prima.
 }
web-watching = Stai guardando.
web-prompt = Che cosa fare ora
web-note-choices = { $n ->
    [one] Una scelta. Ciò che brilla si può cliccare.
   *[other] { $n } scelte. Ciò che brilla si può cliccare.
 }
web-note-buttons = { $n ->
    [one] C’è una scelta: il pulsante è qui.
   *[other] { $n } scelte: i pulsanti sono qui.
 }
web-note-leads = { $n ->
    [one] Fa parte di una scelta. Seleziona il resto.
   *[other] Fa parte di { $n } scelte. Seleziona il resto.
 }
web-press-again = Premi ancora
web-sure = { $what }?
web-final = Non si può annullare. Premi ancora per farlo.
web-note-more = Scegli ancora, o azzera.
web-note-confirm = Conferma, o cambia la scelta.
web-choose = Scegli che cosa fare
web-confirm = Conferma
web-clear = Azzera
web-undo = Annulla
web-undo-what = Annulla: { $what }
web-redo = Ripeti
web-take-back = Annulla tutto il turno
web-ask-undo = Chiedi di annullare
web-asked = { $name } chiede di annullare: { $what }
web-you-ask-undo = Chiedi di annullare: { $what }
web-asked-too = Con questo si annulla anche: { $what }
web-asked-alone = Non si annulla altro.
web-agree-undo = { $n ->
    [one] Accetta, un’azione indietro
   *[other] Accetta, { $n } azioni indietro
 }
web-asked-waiting = In attesa di risposta: { $names }
web-agree = Accetta
web-refuse = Rifiuta
web-withdraw = Ritira
web-proposed-substitute = { $by } chiede che per ora un bot giochi al posto di { $name }.
web-proposed-open = { $by } chiede a { $name } di liberare il posto per qualcun altro.
web-proposed-bot = { $by } chiede a { $name } di cedere il posto a un bot.
web-seating-substituted = { $name }: per ora gioca { $bot }. { $why }
web-seating-returned = { $name } torna a giocare.
web-seating-opened = Il posto di { $name } è libero. { $why }
web-seating-handed = Al posto di { $name } ora c’è { $bot }. { $why }
web-seating-taken = { $name } prende il posto di { $former }.
web-seating-goes-on = { $name } continua da qui. Ciò che precede viene da un’altra partita; chi la conosce può sapere che cosa è nascosto.
web-seating-moved = Il posto di { $name } ora si gioca da un altro dispositivo: { $by }.
web-seating-left = { $name } ha lasciato il tavolo.
web-seating-owner = Il tavolo ora è di { $name }.
web-seating-why-own = Per propria scelta.
web-seating-why-left = Aveva lasciato il tavolo.
web-seating-why-late = Il tempo era esaurito.
web-seating-why-away = Mancava da un giorno.
web-seating-why-agreed = Con il suo consenso; richiesta di { $by }.
web-seating-why-voted = Con il consenso di tutti gli altri; richiesta di { $by }.
web-seating-why-free = Da { $by }.
web-hint = Consiglio
web-hint-title = Che cosa farebbe un bot che riflette
web-hint-win = { $share } della vittoria
web-hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
web-hint-why = La quota di vittoria e i punti finali che la ricerca si aspetta dopo ogni scelta. Sa solo ciò che puoi sapere tu.
web-drawer = Diario, chat, appunti e scelte
web-tab-log = Diario
web-tab-chat = Chat
web-tab-notes = Appunti
web-notes-placeholder = Che cosa vuoi ricordare
web-notes-private = Solo tu puoi leggerli.
web-notes-keeping = Salvataggio…
web-notes-kept = Salvato. Solo tu puoi leggerli.
web-tab-choices = Scelte
web-log-empty = Non è ancora successo nulla.
web-log-look = Mostra il tavolo dopo questo
web-log-earlier = Righe precedenti
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-placeholder = Di’ qualcosa di gentile
web-send = Invia
web-choices-none = Ora non c’è nulla da scegliere.
web-choices-refused = Ora non è possibile, ed ecco perché ({ $n })
web-looking-back = Sguardo indietro: dopo l’azione { $n }
web-back-to-now = Torna al presente
web-earlier = Un passo indietro
web-later = Un passo avanti
web-pass-device = Passa il dispositivo a { $name }
web-pass-device-why = Così nessuno vede ciò che non lo riguarda.
web-i-am = Sono { $name }
web-connection-lost = Connessione persa. Nuovo tentativo…
web-move-waits = In attesa di invio: { $move }
web-move-kept = Nessuna connessione al server. La tua mossa è conservata e parte appena la connessione torna.
web-try-now = Prova ora
web-move-take-back = Annullala
web-move-given-back = Intanto al tavolo è successo altro: «{ $move }» non è stata fatta. Scegli di nuovo.
web-offline = Nessuna connessione al server
web-offline-lead = Guildhall riparte da sé appena il server è raggiungibile. Intanto qui puoi rivedere le partite finite.
web-offline-kept = Partite finite su questo dispositivo
web-offline-none = Su questo dispositivo non c’è ancora nessuna partita finita. D’ora in poi saranno conservate.
web-offline-forget = Togli da questo dispositivo: { $game }, { $date }
web-table-info = Questo tavolo
web-seed-chosen = Il mescolamento è stato scelto da chi ha aperto il tavolo.
web-components = Valori dei componenti
web-components-exact = Tutti i valori sono quelli del gioco stampato.
web-components-reconstructed = Valori ricostruiti: alcuni numeri sui componenti non sono quelli stampati, ma ricavati da ciò che si sa. Chi possiede il gioco può inserire quelli stampati.
web-components-file = File
web-components-source = Da dove vengono i valori
web-source-exact = stampati
web-source-printed = stampati
web-source-rulebook = regolamento
web-source-reported = riferiti
web-source-inferred = dedotti
web-source-reconstructed = ricostruiti

## Risultato e replay

web-result = Risultato
web-wins = { $name } vince con { $points }
web-share-win = Vittoria condivisa: { $names }
web-you = Tu
web-you-came = { $place ->
    [1] Hai vinto
    [2] Secondo posto per te
    [3] Terzo posto per te
    [4] Quarto posto per te
    [5] Quinto posto per te
   *[other] Per te il posto { $place }
 }
web-you-share = { $place ->
    [1] Vittoria condivisa per te
   *[other] Condividi il posto { $place }
 }
web-you-lost = Hai perso
web-gap-ahead = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $gap ->
    [0] alla pari con { $name }
   *[other] { $gap } più di { $name }
 }.
web-gap-behind = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $gap ->
    [0] alla pari con { $name }
   *[other] { $gap } meno di { $name }
 }.
web-gap-most = La differenza più grande: { $part } ({ $n }).
web-score-sheet = Segnapunti
web-rounds = { $n } round
web-moves = { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
 }
web-points-came = Come sono arrivati i punti
web-part = Da
web-total = Totale
web-race = La corsa
web-thinking-times = Tempo per pensare
web-longest = il più lungo: { $time }
web-what-next = E adesso?
web-replay = Replay
web-rematch = Gioca ancora
web-to-rematch = Vai alla rivincita
web-export = Salva la partita
web-share = Condividi
web-link-copied = Link copiato
web-not-copied = Non copiato
web-saved = Salvato
web-not-saved = Non salvato
web-play-on = Continua da qui
web-play-on-title = Continua dopo l’azione { $n }
web-play-on-lead = Qui comincia un nuovo tavolo. Ciò che è ancora nascosto è stato distribuito in questa partita: chi la conosce può saperlo.
web-play-on-seat = Chi gioca per { $name }
web-taken-over = Questa partita ne continua un’altra. Chi conosce l’altra può sapere che cosa è nascosto qui.
web-record-open = Apri una partita salvata
web-record-shown = una partita salvata
web-record-lead = È il file che si ottiene con «Salva la partita». Rivedi la partita e continua da qualsiasi punto, con bot o con amici.
web-record-choose = Scegli un file
web-record-drop = o trascinalo qui
web-record-paste = Oppure incolla il testo
web-record-show = Mostra la partita
web-record-reading = Lettura della partita…
web-record-too-large = È troppo grande per una partita salvata. Non è cambiato nulla.
web-record-unknown-name = Questo server non ha il gioco di questa partita.
web-play = Riproduci
web-pause = Pausa
web-set-up = Il tavolo è pronto.
web-move-of = { $n } di { $all }
web-position = Punto della partita
web-eyes = Con gli occhi di
web-eyes-spectator = Uno spettatore
web-speed = Velocità: { $n }×

## Regole e informazioni

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
web-guide-rule = Regola: { $what }
web-guide-whole = Apri con le figure, in una nuova scheda
web-about-title = Informazioni su Guildhall
web-about-lead = Un tavolo tutto tuo per giochi da tavolo in stile europeo: con amici, con bot o in solitario. Software libero, senza account, nulla viene caricato da altri siti.
web-unofficial-title = Non ufficiale
web-about-art = Tutte le immagini sono disegnate dagli autori di Guildhall; nessuna copia le illustrazioni di un editore.
web-about-credits = Autori: { $designers }. Editori: { $publishers }.
web-about-fonts-title = Caratteri
web-about-fonts = Playfair Display e Source Sans 3, entrambi con SIL Open Font License.

## Che cosa può andare storto

web-error-unknown = Qualcosa è andato storto. Nulla è cambiato.
web-error-load = Impossibile caricare la pagina. Riprova.
web-error-offline = Il server ora non è raggiungibile.
web-error-not-found = Qui non c’è nulla.
web-error-bad-request = Il server non ha capito.
web-error-bad-option = Queste opzioni non vanno insieme.
web-error-bad-seats = Questo numero di giocatori non va bene.
web-error-invalid-action = Il gioco non conosce questa azione.
web-error-unknown-name = Non c’è nulla con questo nome.
web-error-no-session = Indica prima il tuo nome.
web-error-forbidden-origin = Questa pagina viene da un indirizzo diverso dal server.
web-error-not-yours = Questo tavolo non è aperto per te. Chiedi un link.
web-error-bad-token = Questo link non è più valido.
web-error-too-large = È troppo in una volta.
web-error-stale = Intanto è successo qualcosa. Guarda di nuovo.
web-error-illegal-action = Ora non è possibile.
web-error-not-your-turn = Non tocca a te.
web-error-cannot-undo = Qui non si può annullare nulla: qualcosa è stato mostrato o un altro ha giocato.
web-error-not-playing = La partita non è in corso.
web-error-not-finished = La partita non è ancora finita.
web-error-already-started = La partita è già cominciata.
web-error-no-open-seat = Nessun posto è libero.
web-error-bad-record = Questo tavolo è cominciato con regole o valori diversi da quelli di questo server.
web-error-unreadable-record = Non è una partita di Guildhall, o ne manca una parte.
web-error-damaged-record = Questa partita salvata è stata cambiata o danneggiata: non si può giocare com’è scritta.
web-error-other-rules = Questa partita è stata giocata con un’altra versione delle regole, diversa da quella di questo server.
web-error-other-components = Questa partita è stata giocata con valori dei componenti diversi da quelli di questo server.
web-error-too-many = Troppo in fretta. Aspetta un momento.
web-error-bot-tables = Ci sono già troppi tavoli con soli bot. Aspetta che una di queste partite finisca.
web-error-no-storage = Il server ora non può salvare. Nulla è cambiato.
web-error-not-agreed = Chi siede lì non ha lasciato il tavolo né acconsentito. Prima bisogna chiedere.
web-error-already-asked = Un’altra domanda su un posto è ancora aperta.
web-error-disk-full = Il disco del server è pieno: nulla può essere salvato e nulla è cambiato.
web-error-busy = Il server è occupato. Riprova tra un attimo.
web-error-bug = Si è verificato un errore sul server. Nulla è cambiato.

## Mosse raccontate e tasti

web-told = Mosse degli altri
web-told-of = Mossa { $n } di { $all }
web-told-next = Avanti
web-told-skip = Salta
web-since = Dal tuo turno
web-since-again = Rivedi
web-since-none = Dal tuo turno non è successo nulla.
web-key-shift = Maiusc
web-key-enter = Invio
web-key-esc = Esc
web-key-space = Spazio
web-legend-next = prossima cosa da fare
web-legend-digits = per numero
web-legend-walk = spostati
web-legend-pick = scegli
web-legend-confirm = conferma
web-legend-clear = lascia
web-legend-log = diario
web-legend-all = tutti i tasti
web-keys = Tasti
web-keys-next = la prossima cosa che puoi fare
web-keys-previous = quella prima
web-keys-walk = passa da una cosa all’altra
web-keys-pick = scegli ciò che è a fuoco
web-keys-digits = scegli la cosa con questa cifra
web-keys-confirm = conferma ciò che hai scelto
web-keys-clear = lascia ciò che hai scelto
web-keys-near = guarda da vicino
web-keys-rule = la regola che ne parla
web-keys-undo = annulla
web-keys-hint = chiedi un consiglio
web-keys-skip = salta le mosse raccontate
web-keys-since = che cosa è successo dal tuo turno
web-keys-again = rivedi
web-keys-log = diario più grande
web-keys-all = tutti i tasti

## Puzzles and challenges
web-nav-puzzles = Problemi
web-puzzle = Problema
web-puzzles-lead = Una scelta è chiaramente la migliore, e non è la prima che viene in mente. Tre tentativi; ogni risposta spiega i conti.
web-puzzles-of-day = Problemi del giorno
web-puzzle-streak = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 } di fila a { $game }
web-puzzle-in-a-row = { $n ->
    [one] giorno
   *[other] giorni
 } di fila a { $game }
web-puzzle-lit = La candela di oggi è accesa.
web-puzzle-light-it = Risolvi il problema del giorno e la candela di oggi si accende.
web-puzzle-today = oggi
web-puzzle-day-lit = risolto
web-puzzle-day-dark = non risolto
web-puzzle-tries = { $n ->
    [one] Resta { $n } tentativo
   *[other] Restano { $n } tentativi
 }
web-puzzle-solution = La soluzione
web-puzzle-solved = { $n ->
    [1] Risolto al primo tentativo
    [2] Risolto al secondo tentativo
   *[other] Risolto al terzo tentativo
 }
web-puzzle-choice = Scelta
web-puzzle-share = Vittoria
web-puzzle-points = Punti
web-puzzle-obvious = quella ovvia
web-puzzle-at-try = { $n ->
    [1] 1º tentativo
    [2] 2º tentativo
   *[other] 3º tentativo
 }
web-puzzle-given-up = soluzione vista
web-puzzle-to-solve = da risolvere
web-puzzle-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 }
web-puzzle-you = Tu
web-puzzle-solved-head = Proprio così!
web-puzzle-given-up-head = Era questa la strada
web-puzzle-onward = Finora è giusto ({ $n }/{ $all }). E adesso?
web-puzzle-lead = Giocala sul tabellone: il motore risponde.
web-puzzle-give-up = Mi arrendo
web-puzzle-see-why = La spiegazione dice perché.
web-puzzle-why = Perché?
web-puzzle-analyse = Tavolo di analisi
web-puzzle-next = Problema successivo
web-puzzle-what-else = Che altro si può fare?
web-puzzle-archive = Tutti i problemi
web-puzzle-seats = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
web-puzzle-difficulty-1 = facile
web-puzzle-difficulty-2 = insidioso
web-puzzle-difficulty-3 = difficile
web-puzzle-solve = Risolvi
web-puzzle-solved-of = Risolti: { $n } su { $all }
web-puzzle-n = Problema { $n }
puzzle-theme-finish = L’ultima mossa
puzzle-theme-points = Punti da prendere
puzzle-theme-patience = Meglio dei punti subito
puzzle-theme-quiet = Una scelta tranquilla
puzzle-theme-harvest = Punti che arrivano dopo
puzzle-theme-race = Non solo questione di punti
puzzle-fact-now = «{ $choice }»: { $before } + { $gain } = { $after } punti adesso.
puzzle-fact-loses = «{ $choice }»: { $before } − { $loss } = { $after } punti adesso.
puzzle-fact-nothing = «{ $choice }» adesso non porta punti.
puzzle-fact-over = «{ $choice }» chiude la partita { $own } a { $other }, { $won ->
    [1] e si vince
   *[other] e non si vince
 }.
puzzle-fact-end = Ci si può aspettare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine e il { $share } % della vittoria.
puzzle-fact-lost = Così si perde il { $share } % della vittoria.
puzzle-fact-later = Adesso porta { $now ->
    [one] { $now } punto
   *[other] { $now } punti
 } in più, ma alla fine { $end ->
    [one] { $end } punto
   *[other] { $end } punti
 } in meno.
puzzle-fact-more = Alla fine sono { $end ->
    [one] { $end } punto
   *[other] { $end } punti
 } in meno.
web-challenge = Sfida
web-challenge-today = Sfide di oggi
web-challenge-lead = Le stesse carte per tutti: chi ne ricava più punti?
web-challenge-yours = Hai fatto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
web-challenge-open = Una partita che nessuno conosce ancora
web-challenge-best = Il migliore finora: { $name }, { $points }
web-challenge-nobody = Nessuno l’ha ancora finita.
web-challenge-see = Risultati
web-challenge-take = Accetta
web-challenge-play = Gioca questa partita
web-challenge-of-day = Sfida del { $day }
web-challenge-by = Una sfida di { $name }
web-challenge-question = stesse carte, chi fa più punti?
web-challenge-against = Ognuno gioca da solo contro { $bots }.
web-challenge-alone = Ognuno gioca da solo.
web-challenge-done = L’hai giocata
web-challenge-done-note = Adesso puoi guardare come hanno giocato gli altri.
web-challenge-begun = Hai già cominciato
web-challenge-rules = Si accetta una volta sola, e ciò che è stato rivelato non si può annullare. Il risultato è quello della tua partita qui.
web-challenge-share = Copia il link per gli amici
web-challenge-results = Risultati
web-challenge-place = N.
web-challenge-name = Nome
web-challenge-points = Punti
web-challenge-when = Finita
web-challenge-won = vittoria
web-challenge-helped = con aiuto
web-challenge-playing = { $n ->
    [one] { $n } persona sta ancora giocando.
   *[other] { $n } persone stanno ancora giocando.
 }
web-challenge-hidden = Le partite degli altri svelano le carte: potrai guardarle quando avrai finito.
web-challenge-compare = Confronta con gli altri
web-challenge-friends = Sfida gli amici con queste carte
web-challenge-new = Sfida i tuoi amici
web-challenge-new-lead = Scegli un gioco, e il server prepara una partita che nessuno conosce. Gli amici ricevono il link; ognuno la gioca al proprio tavolo, con le stesse carte.
web-challenge-rivals = Avversari
web-challenge-rivals-none = nessuno, ognuno gioca da solo
web-challenge-rivals-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
 }
web-challenge-make = Prepara la sfida
web-error-play-first = Questa partita svela le carte di una sfida. Prima giocala, poi potrai guardarla.
web-error-no-challenge = Si può proporre solo una partita che hai giocato qui fino alla fine, da solo o contro i bot.
## Analysis

web-analysis = Analisi
web-analysis-lead = Prova mosse per tutti i posti, torna indietro, apri varianti, chiedi le mosse migliori e condividi ciò che hai trovato.
web-analysis-from-here = Analizza da qui
web-analysis-match = Analizza la partita
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
web-error-bad-tree = Questo non è un albero di varianti giocabile qui.
web-error-bad-tree-move = Nell’albero non è possibile la mossa { $n }: «{ $move }».
web-error-bad-position = A una posizione così nessuna partita può arrivare.
web-error-not-alone = In questa partita giocano altri. Si potrà analizzare quando sarà finita.
web-error-trees-full = Condividi già il massimo di alberi. Prima ritirane uno.
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
## Imparare giocando

web-nav-learn = Impara
web-learn-title = Impara giocando
web-learn-lead = Una prima partita sul vero tabellone, un’idea alla volta. Interrompi quando vuoi: questo dispositivo ricorda dove sei arrivato.
web-learn-game = Impara { $game }
web-learn-offer = Prima volta qui? Gioca una prima partita con un maestro
web-learn-offer-text = { $game } sul vero tabellone: un’idea, una o due frasi, e poi tocca a te.
web-learn-offer-minutes =
    { $n ->
        [one] circa { $n } minuto
       *[other] circa { $n } minuti
    }
web-learn-offer-next = Ora viene la lezione { $n }.
web-lessons = Lezioni
web-lessons-of = di { $all }
web-lessons-done = Lezioni completate: { $n } di { $all }
web-lesson-n = Lezione { $n }
web-lesson-of = Lezione { $n } di { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ancora circa { $n } minuto
       *[other] ancora circa { $n } minuti
    }
web-lesson-begin = Comincia
web-lesson-on = Continua
web-lesson-go-on = Continua con la lezione { $n }
web-lesson-is-done = (completata)
web-lesson-leave = Esci
web-lesson-leave-long = Esci, torna quando vuoi
web-lesson-coach = Il maestro
web-lesson-you = Tu
web-lesson-seat-1 = Pia
web-lesson-seat-2 = Anselm
web-lesson-seat-3 = Vasari
web-lesson-seat-4 = Noor
web-lesson-seat-5 = Isabella
web-lesson-goal = il tuo obiettivo
web-lesson-tap-once = premi
web-lesson-tap-twice = premi due volte
web-lesson-tap-again = ancora
web-lesson-press = Premi: { $what }
web-lesson-press-again = Ancora: { $what }
web-lesson-show = Mostrami
web-lesson-like-this = Così. Ora tocca a te.
web-lesson-read = Leggi, poi vai avanti.
web-lesson-nothing-lost = Sbagliare non costa nulla: ti si dice perché e riprovi.
web-lesson-not-now = Sarebbe possibile, ma questo passo parla d’altro. Prova ciò che è illuminato.
web-lesson-next = Avanti
web-lesson-next-lesson = Lezione seguente
web-lesson-finish = Fine
web-lesson-again = Da capo
web-lesson-well-done = Ben fatto!
web-lesson-done = La lezione è finita; la prossima ti aspetta.
web-lesson-all-done = Era l’ultima lezione: ora sai giocare a { $game }. Provalo davvero.
web-lesson-to-list = Tutte le lezioni
web-lesson-play = Gioca una partita
