### La partita: aprire un tavolo, entrare, giocare, risultato e replay.

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
web-waiting-bots = Bot per i posti liberi
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
web-hint-title = { $bot ->
    [journeyman] Che cosa farebbe un lavorante
    [master] Che cosa farebbe un maestro
   *[other] Che cosa farebbe un bot che riflette
 }
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
web-guide-rule = Regola: { $what }

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
web-level-up = Ben giocato! Il prossimo livello: { $level }. { $note }
web-level-down = Un livello più mite: { $level }. { $note }
web-play-level = Gioca ora: { $level }
web-to-rematch = Vai alla rivincita
web-export = Salva la partita
web-share = Condividi
web-saved = Salvato
web-not-saved = Non salvato
web-play-on = Continua da qui
web-play-on-title = Continua dopo l’azione { $n }
web-play-on-lead = Qui comincia un nuovo tavolo. Ciò che è ancora nascosto è stato distribuito in questa partita: chi la conosce può saperlo.
web-play-on-seat = Chi gioca per { $name }
web-taken-over = Questa partita ne continua un’altra. Chi conosce l’altra può sapere che cosa è nascosto qui.
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
web-challenge-compare = Confronta con gli altri
web-challenge-friends = Sfida gli amici con queste carte
web-analysis-from-here = Analizza da qui
web-analysis-match = Analizza la partita
web-review = Analisi
web-review-where = Guarda dove è stata vinta

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
