### What only the board of The Red Cathedral says: labels for screen readers, names of places, effects in words.

## Places

red_cathedral-board-site = Cantiere
red_cathedral-board-market = Mercato
red_cathedral-board-track = Tracciato di riconoscimento e prestigio
red_cathedral-board-own-board = la tua bottega
red_cathedral-board-workshop = Bottega
red_cathedral-board-treasury = Tesoro
red_cathedral-board-map = Granducato di Mosca
red_cathedral-board-ivan = Ivan Yakovlev
red_cathedral-board-tray = Da scegliere
red_cathedral-board-stock = Riserva
red_cathedral-board-presence = Presenza in questa torre
red_cathedral-board-tab-site = Cantiere
red_cathedral-board-tab-market = Mercato
red_cathedral-board-tab-boards = Plance
red_cathedral-board-tab-map = Mappa
red_cathedral-board-tab-ivan = Ivan
red_cathedral-board-next = Avanti

## Resources

red_cathedral-board-r-lumber = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
 }
red_cathedral-board-r-brick = { $n ->
    [one] { $n } mattone
   *[other] { $n } mattoni
 }
red_cathedral-board-r-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
 }
red_cathedral-board-r-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } ori
 }
red_cathedral-board-r-green_jewel = { $n ->
    [one] { $n } gemma verde
   *[other] { $n } gemme verdi
 }
red_cathedral-board-r-purple_jewel = { $n ->
    [one] { $n } gemma viola
   *[other] { $n } gemme viola
 }
red_cathedral-board-r-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
 }
red_cathedral-board-r-ruble = { $n ->
    [one] { $n } rublo
   *[other] { $n } rubli
 }
red_cathedral-board-r-permit = { $n ->
    [one] { $n } permesso
   *[other] { $n } permessi
 }
red_cathedral-board-r-rp = { $n ->
    [one] { $n } punto riconoscimento
   *[other] { $n } punti riconoscimento
 }
red_cathedral-board-r-pp = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }
red_cathedral-board-r-material = { $n ->
    [one] { $n } materiale a scelta
   *[other] { $n } materiali a scelta
 }
red_cathedral-board-r-basic = { $n ->
    [one] { $n } legno, mattone o pietra
   *[other] { $n } tra legno, mattone e pietra
 }
red_cathedral-board-r-fine = { $n ->
    [one] { $n } oro o gemma
   *[other] { $n } tra oro e gemme
 }
red_cathedral-board-r-jewel = { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
 }

## Sections and towers

red_cathedral-board-base = base
red_cathedral-board-middle = sezione mediana
red_cathedral-board-dome = cupola
red_cathedral-board-section = Torre { $tower }, { $kind }, livello { $level }
red_cathedral-board-unclaimed = { $section }: libera; servono { $needs }; dà { $gives }; tessera bottega: { $tile }
red_cathedral-board-unfinished = { $section }: { $name }, incompleta; mancano { $missing }; dà { $gives }
red_cathedral-board-finished = { $section }: completata, { $name }
red_cathedral-board-decorated = decorata da { $name }
red_cathedral-board-locked = non ancora disponibile: la sezione sotto è libera
red_cathedral-board-state-finished = completata, { $name }
red_cathedral-board-state-unfinished = incompleta, { $name }
red_cathedral-board-state-free = libera
red_cathedral-board-tower = Torre { $n }, vale { $value }; presenza: { $presence }
red_cathedral-board-nobody = nessuno
red_cathedral-board-foreman-here = qui sta il caposquadra
red_cathedral-board-pawn-here = qui sta la pedina di Ivan

## Market

red_cathedral-board-die-white = bianco
red_cathedral-board-die-red = rosso
red_cathedral-board-die-green = verde
red_cathedral-board-die-blue = blu
red_cathedral-board-die-yellow = giallo
red_cathedral-board-die-black = nero
red_cathedral-board-die = dado { $die }, mostra { $value }, spazio { $space }
red_cathedral-board-landing = arriva allo spazio { $space }: { $what } con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }{ $lost ->
    [0] {""}
   *[other] , ne entrano solo { $fits }
 }
red_cathedral-board-space = Spazio del mercato { $n }: { $what } per dado; dadi: { $dice }
red_cathedral-board-no-dice = nessuno
red_cathedral-board-once = una volta per turno
red_cathedral-board-any = quante volte puoi pagare
red_cathedral-board-guild-craftsmen = Artigiani
red_cathedral-board-guild-teamsters = Carrettieri
red_cathedral-board-guild-merchants = Mercanti
red_cathedral-board-guild-clergy = Clero
red_cathedral-board-guild-jewelers = Gioiellieri
red_cathedral-board-guild-workers = Operai
red_cathedral-board-guild-foremen = Capisquadra
red_cathedral-board-guild-contractors = Appaltatori
red_cathedral-board-guild-shopkeepers = Negozianti
red_cathedral-board-guild-accountants = Contabili
red_cathedral-board-guild-notaries = Notai
red_cathedral-board-guild-scribes = Scribi
red_cathedral-board-guild-architects = Architetti
red_cathedral-board-guild-brickmakers = Fornaciai
red_cathedral-board-objectives-left = Carte obiettivo nel mazzo: { $n }
red_cathedral-board-sections-left = Carte sezione nel mazzo: { $n }

## Boards

red_cathedral-board-inventory = Inventario { $n } / { $of }
red_cathedral-board-own = hai { $what }
red_cathedral-board-supply = { $what }, nella riserva: { $n }
red_cathedral-board-banner-inventory = bandierine nell’inventario: { $n }
red_cathedral-board-banner-outside = bandierine fuori dall’inventario: { $n }
red_cathedral-board-banner-white = qui sta una bandierina
red_cathedral-board-banners = bandierine: { $n }
red_cathedral-board-built = { $n } su 6 costruite
red_cathedral-board-rubles = rubli: { $n }
red_cathedral-board-pp = punti prestigio: { $n }
red_cathedral-board-rp = passi sul tracciato: { $n }
red_cathedral-board-marker = { $name }: passo { $rp }, prestigio { $pp }
red_cathedral-board-piece = { $piece }: ne restano { $n }
red_cathedral-board-piece-door = Porte
red_cathedral-board-piece-arch = Archi
red_cathedral-board-piece-cross = Croci
red_cathedral-board-bench-red = spazio bottega rosso
red_cathedral-board-bench-green = spazio bottega verde
red_cathedral-board-bench-blue = spazio bottega blu
red_cathedral-board-bench-yellow = spazio bottega giallo
red_cathedral-board-bench-white-a = primo spazio bottega bianco
red_cathedral-board-bench-white-b = secondo spazio bottega bianco
red_cathedral-board-face-down = tessera coperta
red_cathedral-board-empty-bench = vuoto, una tessera scoperta costa { $n ->
    [one] { $n } rublo
   *[other] { $n } rubli
 }
red_cathedral-board-exchange-rubles = Vendi prestigio: 1 punto prestigio per 2 rubli
red_cathedral-board-exchange-permit = 1 punto prestigio per 1 permesso
red_cathedral-board-service = gettone servizio: { $effect }
red_cathedral-board-objectives = carte obiettivo: { $n }
red_cathedral-board-objective-hidden = carta obiettivo coperta

## Contractors

red_cathedral-board-permits = permessi: { $n } su 6
red_cathedral-board-contractors = appaltatori sull’estensione: { $n }
red_cathedral-board-tools = attrezzi: { $n }
red_cathedral-board-specialist = specialista: { $effect }
red_cathedral-board-no-specialist = nessuno specialista
red_cathedral-board-city = { $name }: { $people }; l’ingaggio costa { $n ->
    [one] { $n } permesso
   *[other] { $n } permessi
 }
red_cathedral-board-city-closed = { $name }, chiusa: { $people }
red_cathedral-board-city-moscow = Mosca
red_cathedral-board-city-vologda = Vologda
red_cathedral-board-city-yaroslavl = Jaroslavl
red_cathedral-board-city-suzdal = Suzdal
red_cathedral-board-city-ryazan = Rjazan
red_cathedral-board-city-smolensk = Smolensk
red_cathedral-board-stand = spazio specialista { $name }: { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition = Riconoscimento
red_cathedral-board-ivan-recognition-does = ottiene punti
red_cathedral-board-ivan-inventory = Inventario
red_cathedral-board-ivan-inventory-does = prende materiali
red_cathedral-board-ivan-transport = Trasporto
red_cathedral-board-ivan-transport-does = li porta al cantiere
red_cathedral-board-ivan-claim = Rivendicazione
red_cathedral-board-ivan-claim-does = rivendica una sezione
red_cathedral-board-ivan-construction = Costruzione
red_cathedral-board-ivan-construction-does = costruisce le sue sezioni
red_cathedral-board-ivan-hire = Ingaggio
red_cathedral-board-ivan-hire-does = ingaggia un appaltatore

## Effects in words

red_cathedral-board-nothing = niente
red_cathedral-board-and = e
red_cathedral-board-or = o
red_cathedral-board-pay = paga { $what }
red_cathedral-board-per = { $what } per ogni { $per }
red_cathedral-board-require = almeno { $n }: { $what }
red_cathedral-board-per-paid = unità pagata
red_cathedral-board-per-dice-in-space = dado sullo spazio
red_cathedral-board-per-own-banners-at-foreman = tua bandierina presso il caposquadra
red_cathedral-board-per-other-banners-at-foreman = bandierina di un altro presso il caposquadra
red_cathedral-board-per-own-contractors-on-map = tuo appaltatore sulla mappa
red_cathedral-board-per-other-contractors-on-map = appaltatore di un altro sulla mappa
red_cathedral-board-per-towers-with-own-presence = torre con la tua presenza
red_cathedral-board-per-towers-without-own-presence = torre senza la tua presenza
red_cathedral-board-per-own-unbuilt-ornaments = tua decorazione non costruita
red_cathedral-board-per-own-built-ornaments = tua decorazione costruita
red_cathedral-board-per-own-ornaments-on-own = tua decorazione sulle tue sezioni
red_cathedral-board-per-own-ornaments-on-others = tua decorazione su sezioni altrui
red_cathedral-board-per-own-faceup-workshops = tessera bottega scoperta
red_cathedral-board-per-own-finished-section-types = tipo di sezione completata
red_cathedral-board-per-max-own-claims-in-tower = tue sezioni in una torre
red_cathedral-board-per-max-own-ornaments-in-tower = tue decorazioni in una torre
red_cathedral-board-deliver = { $n ->
    [one] { $n } materiale da consegnare
   *[other] { $n } materiali da consegnare
 }
red_cathedral-board-obtain-die = ciò che dà lo spazio di questo dado: { $die }
red_cathedral-board-obtain-any-tile = ciò che dà uno spazio del mercato
red_cathedral-board-obtain-any-die = ciò che dà lo spazio di un dado
red_cathedral-board-obtain-any-space = ciò che dà uno spazio del mercato, come se vi fosse arrivato un dado
red_cathedral-board-activate = attiva tue tessere bottega: { $n }{ $times ->
    [1] {""}
   *[other] , ciascuna × { $times }
 }
red_cathedral-board-activate-other = attiva una tessera bottega di un altro giocatore
red_cathedral-board-extra = azioni di mercato extra: { $n }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-board-foreman = muovi il caposquadra di 1 o 2 torri
red_cathedral-board-draw-section = pesca carte sezione: { $n }, prendi i materiali mostrati
red_cathedral-board-draw-objective = pesca carte obiettivo: { $n }, tienine 1
red_cathedral-board-reward-rubles = i rubli di una tua sezione incompleta
red_cathedral-board-reward-rp = metà del riconoscimento di una tua sezione incompleta
red_cathedral-board-claim = rivendica una sezione
red_cathedral-board-discard = rimuovi una decorazione non costruita
red_cathedral-board-take-service = prendi un gettone servizio
red_cathedral-board-influence = un’azione di una carta influenza
red_cathedral-board-waive = la tessera bottega di una rivendicazione gratis
