# Texts of the terminal and of push messages, shared by all games.

cli-welcome = Ti diamo il benvenuto a { $game }. Scrivi un numero, un’azione come «{ $example }» o uno dei comandi: { $commands }.
cli-rival = { $name }: { $note }
cli-round = Round { $round }
cli-to-act = Tocca a { $player }
cli-thinking = { $player } sta pensando…
cli-your-choice = La tua scelta
cli-choices = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
 }
cli-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
cli-not-understood = «{ $text }» non è un numero della lista, né un’azione, né un comando. Scrivi help per i comandi.
cli-not-now = «{ $text }» ora non è possibile: { $why } ({ $rule })
cli-why-not = Ora non è possibile, ed ecco perché:
cli-no-rule = Non c’è una regola «{ $rule }».
cli-log-empty = Non è ancora successo nulla.
cli-saved = Salvato in { $file }.
cli-cannot-save = Impossibile scrivere { $file }: { $why }
cli-save-how = Indica dove: save FILE
cli-bye = Arrivederci. Per continuare: guildhall play --resume { $file }
cli-undone = Annullato.
cli-redone = Ripetuto.
cli-cannot-undo = Qui non si può annullare nulla: qualcosa è stato rivelato, pescato o tirato, o ha agito un altro giocatore.
cli-nothing-to-decide = { $player } ora non ha nulla da decidere.
cli-help = numero o azione: scegliere · ? : che cosa non è possibile e perché · ? REGOLA : una regola · undo : annullare · redo : ripetere · take back : all’inizio del turno · hint : consiglio · log : diario · board : tabellone · seat N : sceglie un altro giocatore · save FILE · quit : uscire
cli-result = La partita è finita: { $reason }
cli-winner = Vince { $players }.
cli-shared = Vittoria condivisa: { $players }.
cli-total = Totale
cli-place = Posto
cli-player = Giocatore
cli-reconstructed = Alcuni valori dei componenti di questo gioco sono ricostruiti, non quelli stampati (guildhall components check { $game }).

# Analisi e suggerimenti nel terminale.
cli-review-title = Analisi
cli-review-shares = Quota di vittoria
cli-review-turning = Svolte
cli-review-costly = Le scelte più costose
cli-review-accounts = La fortuna separata dalle scelte, in percentuale della vittoria
cli-review-start = inizio
cli-review-luck = fortuna
cli-review-own = scelte proprie
cli-review-others = degli altri
cli-review-end = fine
cli-review-best = migliori
cli-review-mean = perdita media
cli-review-round = Round
cli-review-played = giocata
cli-review-better = migliore
cli-review-points = punti
cli-hint-title = Un maestro sceglierebbe:
cli-hint-line = { $action } – { $share } % della vittoria, punti: { $points }

# Told to a device when its person does not look at the table.
push-your-turn = Tocca a te.
cli-analyse-moment = { $n ->
    [one] Dopo { $n } mossa
   *[other] Dopo { $n } mosse
 }: sceglie { $player }
cli-analyse-move = Mossa
cli-analyse-share = Quota di vittoria
cli-analyse-points = Punti alla fine
cli-analyse-looks = Esami
cli-analyse-all = Con la migliore: { $all }
