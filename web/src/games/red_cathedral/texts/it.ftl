### What only the board of The Red Cathedral says: labels for screen readers and headings.

## Places

red_cathedral-board-with-contractors = con gli Appaltatori
red_cathedral-board-site = Cantiere
red_cathedral-board-market = Mercato
red_cathedral-board-track = Tracciato di riconoscimento e prestigio
red_cathedral-board-own-board = la tua bottega
red_cathedral-board-workshop = Bottega
red_cathedral-board-treasury = Tesoro
red_cathedral-board-map = Granducato di Mosca
red_cathedral-board-tray = Da scegliere
red_cathedral-board-stock = Riserva
red_cathedral-board-presence = Presenza in questa torre
red_cathedral-board-tab-site = Cantiere
red_cathedral-board-tab-market = Mercato
red_cathedral-board-tab-boards = Plance
red_cathedral-board-tab-map = Mappa
red_cathedral-board-tab-ivan = Ivan
red_cathedral-board-next = Avanti

## Sections and towers

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

red_cathedral-board-die = dado { $die }, mostra { $value }, casella { $space }
red_cathedral-board-landing = arriva alla casella { $space }: { $what } con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }{ $lost ->
    [0] {""}
   *[other] { $fits ->
        [0] , non ci sta nulla
        [one] , ne entra solo { $fits }
       *[other] , ne entrano solo { $fits }
     }
 }
red_cathedral-board-space = Casella del mercato { $n }: { $what } per dado; dadi: { $dice }
red_cathedral-board-no-dice = nessuno
red_cathedral-board-once = una volta per turno
red_cathedral-board-any = quante volte puoi pagare
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
red_cathedral-board-face-down = tessera a faccia in giù
red_cathedral-board-empty-bench = vuoto, una tessera a faccia in su costa { $n ->
    [one] { $n } rublo
   *[other] { $n } rubli
 }
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
red_cathedral-board-stand = specialista: { $effect }

## Ivan’s cards

red_cathedral-board-ivan-recognition-does = ottiene punti
red_cathedral-board-ivan-inventory-does = prende materiali
red_cathedral-board-ivan-transport-does = li porta al cantiere
red_cathedral-board-ivan-claim-does = rivendica una sezione
red_cathedral-board-ivan-construction-does = costruisce le sue sezioni
red_cathedral-board-ivan-hire-does = ingaggia un appaltatore
red_cathedral-board-ivan-apprentice = apprendista
red_cathedral-board-ivan-journeyman = lavorante
red_cathedral-board-ivan-master = maestro

## Actions by name, and the menu of a tile

red_cathedral-board-acts = Azioni
red_cathedral-board-free = Azioni gratuite
red_cathedral-board-act-claim = Rivendica
red_cathedral-board-act-build = Costruisci
red_cathedral-board-act-market = Mercato
red_cathedral-board-act-hire = Ingaggia
red_cathedral-board-act-obtain = Risorse
red_cathedral-board-act-workshop = Bottega
red_cathedral-board-act-specialist = Specialista
red_cathedral-board-act-now = in corso
red_cathedral-board-none-build = a nessuna sezione serve ciò che hai
red_cathedral-board-none-goods = il tuo inventario è vuoto
red_cathedral-board-fits = ne entrano { $n } su { $of }
red_cathedral-board-reroll = 1 punto prestigio: rilancia i dadi di una casella, una volta per turno
red_cathedral-board-banner-frees = Una bandierina da qui libera un posto per i materiali.
red_cathedral-board-banner-keeps = Una bandierina da qui non libera posti per i materiali.
red_cathedral-board-tile-on = la tessera qui: { $space }
red_cathedral-board-up = A faccia in su
red_cathedral-board-down = A faccia in giù
red_cathedral-board-you-pay = paghi
red_cathedral-board-left = da { $from } a { $to }
red_cathedral-board-stay = restano { $n }
red_cathedral-board-now-and = ora, e ogni volta che muovi il dado { $die }
red_cathedral-board-never = nulla ora, nulla dopo: resta chiusa per tutta la partita
red_cathedral-board-either = In ogni caso la bandierina resta lì; completare la sezione porta
red_cathedral-board-open-claim = { $n ->
    [one] { $n } sezione libera
   *[other] { $n } sezioni libere
 }
red_cathedral-board-open-build = { $n ->
    [one] { $n } sezione prende i tuoi materiali
   *[other] { $n } sezioni prendono i tuoi materiali
 }
red_cathedral-board-open-market = { $n ->
    [one] { $n } dado può muovere
   *[other] { $n } dadi possono muovere
 }
red_cathedral-board-open-hire = { $n ->
    [one] { $n } città aperta
   *[other] { $n } città aperte
 }
