### La cornice del client web: ovunque, sala, errori. I testi delle pagine sono in `web.<topic>.<lang>.ftl`.

## Ovunque

web-nav = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-about = Informazioni
web-nav-puzzles = Problemi
web-nav-learn = Impara
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
web-sound = Suono quando tocca a te
web-link-copied = Link copiato
web-not-copied = Non copiato

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
web-rivals = Avversari
web-rivals-game = Avversari: { $game }
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
web-join = Prendi posto
web-record-open = Apri una partita salvata
web-analysis = Analisi

## Al tavolo

web-seat-n = Posto { $n }
web-bots-levels = Livelli
web-bots-compared = Per confronto
web-seat-open = Posto libero
web-seat-left = ha lasciato il tavolo
web-seat-bot = bot, { $bot }
web-seat-substitute = per ora gioca { $bot }
web-seat-yours = il tuo posto
web-seat-online = presente
web-seat-away = assente
web-your-turn = Tocca a te
web-thinks = Tocca a { $name }

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
web-error-play-first = Questa partita svela le carte di una sfida. Prima giocala, poi potrai guardarla.
web-error-no-challenge = Si può proporre solo una partita che hai giocato qui fino alla fine, da solo o contro i bot.
web-error-bad-tree = Questo non è un albero di varianti giocabile qui.
web-error-bad-tree-move = Nell’albero non è possibile la mossa { $n }: «{ $move }».
web-error-bad-position = A una posizione così nessuna partita può arrivare.
web-error-not-alone = In questa partita giocano altri. Si potrà analizzare quando sarà finita.
web-error-trees-full = Condividi già il massimo di alberi. Prima ritirane uno.

## Imparare giocando

web-learn-game = Impara { $game }
web-learn-offer = Prima volta qui? Gioca una prima partita con un maestro
web-learn-offer-text = { $game } sul vero tabellone: un’idea, una o due frasi, e poi tocca a te.
web-learn-offer-minutes =
    { $n ->
        [one] circa { $n } minuto
       *[other] circa { $n } minuti
    }
web-learn-offer-next = Ora viene la lezione { $n }.
web-lessons-of = di { $all }
web-lesson-minutes-left =
    { $n ->
        [one] ancora circa { $n } minuto
       *[other] ancora circa { $n } minuti
    }
web-lesson-begin = Comincia
web-lesson-on = Continua
