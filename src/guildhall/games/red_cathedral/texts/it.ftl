### The Red Cathedral: domande al giocatore, diario, punteggio, opzioni, azioni e nomi delle cose.

red_cathedral-title = The Red Cathedral
red_cathedral-summary = Costruisci per lo zar Ivan la cattedrale di San Basilio: rivendica sezioni, procurati materiali in un mercato di dadi vaganti, costruisci e decora – e conquista più prestigio di tutti.

## Domande al giocatore

red_cathedral-prompt-basic =
    { $last ->
        [1] Il tuo ultimo turno: { $open }.
       *[other] Il tuo turno: { $open }.
    }
red_cathedral-prompt-after =
    { $free ->
        [0] La tua azione è conclusa: termina il turno.
       *[other] La tua azione è conclusa: termina il turno o usa prima un’azione gratuita.
    }
red_cathedral-prompt-market =
    { $open ->
        [0] Il tuo dado { $die } è sulla casella { $space }: non c’è altro da fare, concludi.
       *[other] Il tuo dado { $die } è sulla casella { $space }: svolgi le azioni di mercato in qualsiasi ordine, poi concludi.
    }
red_cathedral-prompt-claim = Scegli una sezione da rivendicare.
red_cathedral-prompt-banner = Quale bandierina va sulla sezione { $section }?
red_cathedral-prompt-place =
    { $free ->
        [1] Metti la tessera bottega { $tile }: questa volta è gratis anche a faccia in su.
       *[other] { $payable ->
            [0] Metti la tessera bottega { $tile }: a faccia in su non puoi pagare, quindi a faccia in giù.
           *[other] Metti la tessera bottega { $tile }: a faccia in su per i rubli dello spazio, o a faccia in giù gratis.
        }
    }
red_cathedral-prompt-deliver = { $work ->
        [deliver] Consegna materiali
        [decorate] Decora
       *[other] Consegna materiali o decora
    }: { $count ->
        [one] resta { $count } consegna
       *[other] restano { $count } consegne
    }.
red_cathedral-prompt-jewels = Aggiungi gemme alla decorazione sulla sezione { $section }, o lasciala così com’è.
red_cathedral-prompt-branch = Scegli in che modo usare questo effetto.
red_cathedral-prompt-part = Quale parte dell’effetto viene ora? Puoi rinunciare al resto.
red_cathedral-prompt-take = Scegli che cosa prendere (ancora { $count }).
red_cathedral-prompt-keep = Non ci sta tutto: scegli che cosa tenere.
red_cathedral-prompt-pay =
    { $least ->
        [0] Scegli che cosa pagare: ancora fino a { $most }, o fermati.
       *[other] Scegli che cosa pagare: ancora almeno { $least }, al massimo { $most }.
    }
red_cathedral-prompt-tile = Scegli una tessera bottega da attivare (ancora { $count }).
red_cathedral-prompt-space = Scegli una casella del mercato.
red_cathedral-prompt-die = Scegli un dado: ottieni le risorse della sua casella.
red_cathedral-prompt-rival = Di chi contano i pezzi?
red_cathedral-prompt-foreman = Di quante torri avanza il caposquadra?
red_cathedral-prompt-extra = Scegli un’azione di mercato extra (ancora { $count }).
red_cathedral-prompt-influence = Scegli un’azione di una carta influenza.
red_cathedral-prompt-again = { $card }: svolgere l’azione ancora una volta?
red_cathedral-prompt-offer = Questo beneficio ha un costo: lo vuoi?
red_cathedral-prompt-objective = Scegli la carta obiettivo da tenere ({ $count ->
        [one] { $count } pescata
       *[other] { $count } pescate
    }).
red_cathedral-prompt-return = Hai quattro carte obiettivo: mettine una sotto il mazzo.
red_cathedral-prompt-icons = Prendi i materiali mostrati dalle sezioni pescate.
red_cathedral-prompt-section-rubles = Scegli una tua sezione incompleta: ottieni i suoi rubli.
red_cathedral-prompt-section-rp = Scegli una tua sezione incompleta: ottieni metà dei suoi PR.
red_cathedral-prompt-service = Scegli un gettone servizio.
red_cathedral-prompt-token =
    { $payable ->
        [0] { $city }: togli dal gioco uno specialista accanto alla città; ingaggiarlo costa { $price ->
            [one] { $price } rublo
           *[other] { $price } rubli
        }.
       *[other] { $city }: ingaggia per { $price ->
            [one] { $price } rublo
           *[other] { $price } rubli
        } uno specialista accanto alla città, o togline uno dal gioco.
    }
red_cathedral-prompt-sell = Vendi ora altro prestigio, o fermati.
red_cathedral-prompt-ornament = Scegli una decorazione non costruita da togliere dal gioco.
red_cathedral-prompt-ivan-card = Ivan muove il dado { $die }; la sua carta è «{ $card }».
red_cathedral-prompt-ivan-done = Ivan ha svolto «{ $card }»; ora si rilanciano i dadi sulla sua casella.
red_cathedral-prompt-ivan-claim = Più sezioni sono ugualmente buone per Ivan: scegli quale rivendica.
red_cathedral-prompt-ivan-first = Scegli la base che Ivan rivendica prima di iniziare.

## Diario

red_cathedral-log-gain = { $player } ottiene { $goods }.
red_cathedral-log-pay = { $player } paga { $goods }.
red_cathedral-log-claim = { $player } rivendica la sezione { $section } e prende la tessera bottega { $tile }.
red_cathedral-log-place-up = { $player } mette la tessera bottega { $tile } a faccia in su: { $space }.
red_cathedral-log-place-down = { $player } mette la tessera bottega { $tile } a faccia in giù: { $space }.
red_cathedral-log-deliver = { $player } consegna alla sezione { $section }: { $kind }.
red_cathedral-log-decorate =
    { $pp ->
        [0] { $player } decora la sezione { $section } ({ $piece }).
       *[other] { $player } decora la sezione { $section } ({ $piece }) e ottiene { $pp } PP.
    }
red_cathedral-log-complete =
    { $rubles ->
        [0] { $player } completa la sezione { $section } e ottiene { $rp } PR.
       *[other] { $player } completa la sezione { $section } e ottiene { $rp } PR e { $rubles ->
                [one] { $rubles } rublo
               *[other] { $rubles } rubli
            }.
    }
red_cathedral-log-foreman-bonus = Il caposquadra osserva: { $player } ottiene 1 PR in più.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } ha completato la sesta sezione: Ivan ha ancora un turno.
       *[other] { $player } completa la sesta sezione e ottiene { $pp } PP: tutti gli altri hanno ancora un turno.
    }
red_cathedral-log-penalty = { $player } perde { $rp } PR per la sezione incompleta { $section }.
red_cathedral-log-hire = { $player } manda un appaltatore a { $city } per { $permits ->
        [one] { $permits } permesso
       *[other] { $permits } permessi
    }.
red_cathedral-log-buy-token = { $player } ingaggia lo specialista { $token }.
red_cathedral-log-remove-token = { $player } toglie dal gioco lo specialista { $token }.
red_cathedral-log-city = La torre { $tower } è completa: { $city } dà punti e viene chiusa.
red_cathedral-log-city-points = { $player } ottiene { $rp } PR a { $city }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } muove il dado { $die } sulla casella { $space }.
       *[other] { $player } paga { $extra ->
                [one] { $extra } casella extra
               *[other] { $extra } caselle extra
            } e muove il dado { $die } sulla casella { $space }.
    }
red_cathedral-log-roll = I dadi sulla casella { $space } sono rilanciati: { $dice }.
red_cathedral-log-influence = { $player } usa l’influenza: { $card }, { $action } azione.
red_cathedral-log-specialist = { $player } usa lo specialista { $token }.
red_cathedral-log-activate = { $player } attiva la tessera bottega { $tile }.
red_cathedral-log-draw-objectives = { $player } pesca { $count ->
        [one] { $count } carta obiettivo
       *[other] { $count } carte obiettivo
    }. { $cards }
red_cathedral-log-keep-objective = { $player } tiene una carta obiettivo.
red_cathedral-log-return-objective = { $player } mette una carta obiettivo sotto il mazzo.
red_cathedral-log-draw-sections = { $player } scopre sezioni inutilizzate: { $cards }.
red_cathedral-log-reward = { $player } riceve in anticipo parte della ricompensa della sezione { $section }.
red_cathedral-log-foreman = { $player } manda il caposquadra alla torre { $tower }.
red_cathedral-log-take-service = { $player } prende un gettone servizio: { $service }.
red_cathedral-log-discard = { $player } toglie dal gioco una decorazione: { $piece }.
red_cathedral-log-permit = { $player } paga 1 PP per un permesso.
red_cathedral-log-service = { $player } usa un gettone servizio: { $service }.
red_cathedral-log-reroll = { $player } paga 1 PP per rilanciare i dadi sulla casella { $space }.
red_cathedral-log-sell = { $player } vende 1 PP per 2 rubli.
red_cathedral-log-pass = { $player } non può fare nulla e passa.
red_cathedral-log-decline-offer = { $player } rinuncia al beneficio.
red_cathedral-log-decline-part = { $player } rinuncia al resto dell’effetto.
red_cathedral-log-decline-tile = { $player } rinuncia ad attivare un’altra tessera bottega.
red_cathedral-log-decline-deliver = { $player } rinuncia ad altre consegne.
red_cathedral-log-decline-sell = { $player } non vende altri PP.
red_cathedral-log-decline-extra = { $player } rinuncia a un’azione di mercato extra.
red_cathedral-log-decline-again = { $player } non ripete l’azione: { $card }.
red_cathedral-log-decline-jewel =
    { $count ->
        [0] { $player } non aggiunge gemme.
       *[other] { $player } non aggiunge una seconda gemma.
    }
red_cathedral-log-decline-market = { $player } lascia il mercato senza usare: { $left }.
red_cathedral-left-obtain = le risorse
red_cathedral-left-influence = l’influenza
red_cathedral-left-activate = la bottega
red_cathedral-log-extra-lost = { $player } perde un’azione di mercato extra.
red_cathedral-log-score-objective = { $player } ottiene { $pp } PP per l’obiettivo { $card }.
red_cathedral-log-score-tower = { $player } ottiene { $pp } PP per la torre { $tower }.
red_cathedral-log-ivan-move = Ivan muove il dado { $die } sulla casella { $space }; la sua carta è «{ $card }».
red_cathedral-log-ivan-roll = I dadi sulla casella { $space } sono rilanciati: { $dice }.
red_cathedral-log-ivan-gain = Ivan ottiene { $goods }.
red_cathedral-log-ivan-stock = Ivan fa provvista: { $goods }.
red_cathedral-log-ivan-transport = Ivan porta al cantiere { $count ->
        [one] { $count } materiale
       *[other] { $count } materiali
    }.
red_cathedral-log-ivan-skips = Ivan non può svolgere la sua carta e la salta.
red_cathedral-log-ivan-claim = Ivan rivendica la sezione { $section }; la tessera bottega { $tile } viene scartata.
red_cathedral-log-ivan-deliver = Ivan consegna alla sezione { $section }: { $kind }.
red_cathedral-log-ivan-complete = Ivan completa la sezione { $section } e ottiene { $rp } PR.
red_cathedral-log-ivan-foreman-bonus = Il caposquadra osserva: Ivan ottiene 1 PR in più.
red_cathedral-log-ivan-last = Ivan ha completato la sua sesta sezione: hai ancora un turno.
red_cathedral-log-ivan-penalty = Ivan perde { $rp } PR per la sezione incompleta { $section }.
red_cathedral-log-ivan-hire = Ivan manda un appaltatore a { $city }.
red_cathedral-log-ivan-token = Ivan prende lo specialista { $token }.
red_cathedral-log-ivan-doubles = Due specialisti di Ivan hanno lo stesso attrezzo e tornano nel sacchetto: { $first } e { $second }.
red_cathedral-log-ivan-city-points = Ivan ottiene { $rp } PR a { $city }.
red_cathedral-log-ivan-score-tower = Ivan ottiene { $pp } PP per la torre { $tower }.

## Punteggio e svolgimento

red_cathedral-rival = Ivan Yakovlev
red_cathedral-score-track = Prestigio sul tracciato
red_cathedral-score-objectives = Carte obiettivo
red_cathedral-score-leftovers = Avanzi
red_cathedral-score-tools = Attrezzi
red_cathedral-score-towers = Torri
red_cathedral-score-tower-1 = Torre 1
red_cathedral-score-tower-2 = Torre 2
red_cathedral-score-tower-3 = Torre 3
red_cathedral-score-tower-4 = Torre 4
red_cathedral-score-tower-5 = Torre 5
red_cathedral-score-tower-6 = Torre 6
red_cathedral-phase-action = Azione
red_cathedral-phase-claim = Rivendicazione
red_cathedral-phase-market = Al mercato
red_cathedral-phase-end = Fine del turno
red_cathedral-phase-ivan = Turno di Ivan
red_cathedral-phase-last = Ultimo turno
red_cathedral-phase-over = La partita è finita
red_cathedral-end-sixth = Qualcuno ha completato la sesta sezione e tutti gli altri hanno avuto un ultimo turno.
red_cathedral-end-stalled = Per venti round nessuno ha rivendicato, consegnato o ingaggiato: la partita è finita.
red_cathedral-end-won = Hai più prestigio di Ivan Yakovlev e vinci.
red_cathedral-end-lost = Ivan Yakovlev ha più prestigio e vince.
red_cathedral-end-tied = Condividi la vittoria con Ivan Yakovlev.

## Opzioni

red_cathedral-option-contractors = Il modulo Appaltatori: manda appaltatori in sei città, ingaggia specialisti con i loro attrezzi e libera un dado nero sul mercato.
red_cathedral-option-contractors-off = Senza il modulo: la cattedrale, il mercato e nient’altro.
red_cathedral-option-contractors-on = Con il modulo: i permessi aprono le città e ogni torre completa ripaga chi ha i suoi uomini nella sua città.
red_cathedral-option-workshop_board = Il lato delle plance bottega.
red_cathedral-option-workshop_board-basic = Lato base: le due bandierine esterne non bloccano nulla.
red_cathedral-option-workshop_board-advanced = Lato avanzato: altri prezzi, e una bandierina su ogni spazio bottega bianco.
red_cathedral-option-fourth_guild = La gilda della quarta carta influenza, che dà a ogni partita un sapore tutto suo.
red_cathedral-option-fourth_guild-auto = Il Clero; con il modulo Appaltatori una gilda casuale dell’espansione.
red_cathedral-option-fourth_guild-random = Una gilda casuale dell’espansione: lasciati sorprendere.
red_cathedral-option-fourth_guild-clergy = Clero: trasforma rubli e tesori in riconoscimento e prestigio.
red_cathedral-option-fourth_guild-jewelers = Gioiellieri: raccogli diamanti, che nel costruire valgono come qualsiasi materiale.
red_cathedral-option-fourth_guild-workers = Operai: rimetti al lavoro le tue tessere bottega – o quelle del vicino.
red_cathedral-option-fourth_guild-foremen = Capisquadra: un caposquadra va di torre in torre, premia chi costruisce sotto i suoi occhi e raddoppia le penalità.
red_cathedral-option-fourth_guild-contractors = Appaltatori (solo con il modulo): ogni appaltatore sulla mappa frutta rubli o permessi.
red_cathedral-option-fourth_guild-shopkeepers = Negozianti: compra azioni di mercato extra e ricava di più da un solo dado.
red_cathedral-option-fourth_guild-accountants = Contabili: piccoli guadagni e scambi accorti.
red_cathedral-option-fourth_guild-notaries = Notai (solo con il modulo): ottieni permessi e trasformali in consegne, materiali o prestigio.
red_cathedral-option-fourth_guild-scribes = Scribi: insegui obiettivi segreti, o fai ciò che sanno fare le altre gilde.
red_cathedral-option-fourth_guild-architects = Architetti: trova materiali nei progetti scartati e incassa le ricompense in anticipo.
red_cathedral-option-fourth_guild-brickmakers = Fornaciai: scambia mattoni con gettoni servizio e usali quando ti servono di più.
red_cathedral-option-fourth_guild_card = Quale delle tre carte di quella gilda si usa.
red_cathedral-option-fourth_guild_card-random = Una a caso.
red_cathedral-option-fourth_guild_card-1 = La prima carta.
red_cathedral-option-fourth_guild_card-2 = La seconda carta.
red_cathedral-option-fourth_guild_card-3 = La terza carta.
red_cathedral-option-plans = I progetti di costruzione fra cui se ne pesca uno.
red_cathedral-option-plans-auto = Quelli del gioco base; con il modulo Appaltatori tutti.
red_cathedral-option-plans-base = Quelli del gioco base.
red_cathedral-option-plans-expansion = Quelli dell’espansione.
red_cathedral-option-plans-all = Tutti.
red_cathedral-option-start_player = Chi comincia.
red_cathedral-option-start_player-random = Decide la sorte.
red_cathedral-option-start_player-1 = Il primo posto.
red_cathedral-option-start_player-2 = Il secondo posto.
red_cathedral-option-start_player-3 = Il terzo posto.
red_cathedral-option-start_player-4 = Il quarto posto.
red_cathedral-option-supply = Se i materiali possono esaurirsi.
red_cathedral-option-supply-finite = Ci sono tanti pezzi quanti nella scatola.
red_cathedral-option-supply-unlimited = I materiali non finiscono mai.
red_cathedral-option-replaced_specialist = Che ne è di un gettone specialista sostituito prima di essere usato.
red_cathedral-option-replaced_specialist-tool = Alla fine conta come attrezzo.
red_cathedral-option-replaced_specialist-discard = Viene scartato.
red_cathedral-option-scribes_virtual_die = Scribi: se il dado immaginario conta insieme ai dadi sulla casella scelta.
red_cathedral-option-scribes_virtual_die-on = Conta, fino a tre dadi in tutto.
red_cathedral-option-scribes_virtual_die-off = Contano solo i dadi veri, almeno uno.
red_cathedral-option-shopkeepers_influence = Negozianti: se l’azione di mercato extra può essere usare l’influenza.
red_cathedral-option-shopkeepers_influence-on = Può, anche sulla carta stessa dei Negozianti.
red_cathedral-option-shopkeepers_influence-off = Non può: solo ottenere risorse o attivare una tessera bottega.
red_cathedral-option-borrowed_infinity = Quante volte si ripete un’azione con l’infinito prestata dagli Scribi o da un gettone servizio.
red_cathedral-option-borrowed_infinity-any = Quante volte vuoi e puoi pagare, come al mercato.
red_cathedral-option-borrowed_infinity-once = Si svolge una volta.
red_cathedral-option-architects_resource = Architetti: che cosa può essere la risorsa della seconda carta.
red_cathedral-option-architects_resource-material = Un materiale mostrato sulla carta.
red_cathedral-option-architects_resource-any = Anche un rublo mostrato sulla carta.
red_cathedral-option-solo-ivan_cards = Solitario: quale dado appartiene a quale carta di Ivan.
red_cathedral-option-solo-ivan_cards-random = Decide la sorte.
red_cathedral-option-solo-ivan_cards-fixed = Sempre allo stesso modo.
red_cathedral-option-solo-ivan_die = Solitario: quale dado muove Ivan.
red_cathedral-option-solo-ivan_die-deck = Decide una pila mescolata: ogni dado una volta per giro della pila.
red_cathedral-option-solo-ivan_die-lowest = Il dado con il numero più basso.
red_cathedral-option-solo-ivan_die-highest = Il dado con il numero più alto.
red_cathedral-option-solo-first_claim = Solitario: che cosa rivendica Ivan prima di iniziare.
red_cathedral-option-solo-first_claim-random_base = Una base casuale.
red_cathedral-option-solo-first_claim-leftmost_base = La base più a sinistra.
red_cathedral-option-solo-first_claim-human = Una base a tua scelta.
red_cathedral-option-solo-first_claim-none = Niente.
red_cathedral-option-solo-ivan_claim_ties = Solitario: chi sceglie fra sezioni ugualmente buone per Ivan.
red_cathedral-option-solo-ivan_claim_ties-human = Scegli tu.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Ivan prende quella più a sinistra.
red_cathedral-option-solo-ivan_claim_ties-random = Decide la sorte.
red_cathedral-option-solo-ivan_scan = Solitario: in che ordine Ivan riempie le sue sezioni.
red_cathedral-option-solo-ivan_scan-rows = Livello per livello dal basso.
red_cathedral-option-solo-ivan_scan-towers = Torre per torre da sinistra.
red_cathedral-option-solo-ivan_leftovers = Solitario: se i materiali sulle carte di Ivan contano come avanzi.
red_cathedral-option-solo-ivan_leftovers-on = Contano.
red_cathedral-option-solo-ivan_leftovers-off = Non contano.
red_cathedral-option-solo-level = Solitario: quanto è forte Ivan (valori ricostruiti).
red_cathedral-option-solo-level-apprentice = Apprendista: un rivale mite per le prime partite.
red_cathedral-option-solo-level-journeyman = Lavorante: il rivale consueto.
red_cathedral-option-solo-level-master = Maestro: ottiene e mette da parte di più e agisce più spesso.
red_cathedral-need-contractors = Solo con il modulo Appaltatori.
red_cathedral-need-permits = La terza carta dei Gioiellieri dà permessi: solo con il modulo Appaltatori.
red_cathedral-need-alone = Solo quando giochi senza altri.
red_cathedral-need-company = In solitario cominci tu.
red_cathedral-need-seat = A questo tavolo non c’è quel posto.
red_cathedral-need-scribes = Solo se gli Scribi possono essere la quarta gilda.
red_cathedral-need-shopkeepers = Solo se i Negozianti possono essere la quarta gilda.
red_cathedral-need-architects = Solo se gli Architetti possono essere la quarta gilda.
red_cathedral-need-borrowing = Solo se gli Scribi o i Fornaciai possono essere la quarta gilda.
red_cathedral-preset-first = Prima pietra
red_cathedral-preset-first-note = Il gioco base, plance semplici.
red_cathedral-preset-full = Tutta la città
red_cathedral-preset-full-note = Modulo Appaltatori, una gilda dell’espansione, plance avanzate.
red_cathedral-preset-solo = Da soli con Ivan
red_cathedral-preset-solo-note = Un rivale mite per il primo solitario.

## Azioni

red_cathedral-action-claim = Rivendica la sezione { $a }
red_cathedral-action-banner = Prendi una bandierina { $a }
red_cathedral-action-place = Metti la tessera { $b }: { $a }
red_cathedral-action-deliver = Consegna alla sezione { $b }: { $a }
red_cathedral-action-substitute = Consegna alla sezione { $b } un diamante come { $a }
red_cathedral-action-decorate = Decora la sezione { $a }
red_cathedral-action-decorate-diamond = Decora la sezione { $a } con un diamante come materiale
red_cathedral-action-jewel = Aggiungi: { $a }
red_cathedral-action-move = Muovi il dado { $a } – { $b } { $c }
red_cathedral-action-obtain = Ottieni le risorse
red_cathedral-action-influence = Usa l’influenza – { $a }
red_cathedral-action-activate = Attiva la tessera ({ $a }){ $more }
red_cathedral-action-borrow = Attiva la tessera del posto { $a } ({ $b }){ $more }
red_cathedral-action-specialist = Usa il tuo specialista{ $more }
red_cathedral-action-finish = Concludi e rilancia i dadi
red_cathedral-action-end = Termina il turno
red_cathedral-action-pass = Passa
red_cathedral-action-sell = Vendi 1 PP per 2 rubli
red_cathedral-action-reroll = Paga 1 PP e rilancia i dadi sulla casella { $a }
red_cathedral-action-permit = Paga 1 PP e prendi 1 permesso
red_cathedral-action-service = Usa il servizio: { $a }
red_cathedral-action-take = Prendi: { $a }
red_cathedral-action-keep = Tieni: { $a }
red_cathedral-action-pay = Paga: { $a }
red_cathedral-action-spend = Paga in rubli: { $a }
red_cathedral-action-part = { $a }
red_cathedral-action-branch = { $a }
red_cathedral-action-accept = Sì, paga
red_cathedral-action-decline = Rinuncia
red_cathedral-action-again = Ancora una volta
red_cathedral-action-stop = Fermati
red_cathedral-action-space = Casella { $a }
red_cathedral-action-die = Il dado { $a }
red_cathedral-action-rival = I pezzi del posto { $a }
red_cathedral-action-foreman = Fai avanzare il caposquadra di { $a }
red_cathedral-action-keep-objective = Tieni l’obiettivo pescato { $a }
red_cathedral-action-return-objective = Metti l’obiettivo { $a } sotto il mazzo
red_cathedral-action-icon = Dalla carta pescata, { $a }: { $b }
red_cathedral-action-reward = Ricompensa della sezione { $a }
red_cathedral-action-take-service = Prendi il servizio: { $a }
red_cathedral-action-hire = Manda un appaltatore a { $a }
red_cathedral-action-buy-token = Ingaggia lo specialista { $a } per 2 rubli
red_cathedral-action-remove-token = Togli dal gioco lo specialista { $a }
red_cathedral-action-discard = Togli dal gioco: { $a }
red_cathedral-action-next = Avanti
red_cathedral-action-ivan = Ivan rivendica la sezione { $a }

## Nomi delle cose

red_cathedral-name-lumber = legno
red_cathedral-name-brick = mattone
red_cathedral-name-stone = pietra
red_cathedral-name-gold = oro
red_cathedral-name-green_jewel = gemma verde
red_cathedral-name-purple_jewel = gemma viola
red_cathedral-name-diamond = diamante
red_cathedral-name-ruble = rublo
red_cathedral-name-permit = permesso
red_cathedral-name-rp = punti riconoscimento (PR)
red_cathedral-name-pp = punti prestigio (PP)
red_cathedral-name-white = bianco
red_cathedral-name-red = rosso
red_cathedral-name-green = verde
red_cathedral-name-blue = blu
red_cathedral-name-yellow = giallo
red_cathedral-name-black = nero
red_cathedral-jewel-green = gemma verde
red_cathedral-jewel-purple = gemma viola
red_cathedral-jewel-diamond-green = diamante come gemma verde
red_cathedral-jewel-diamond-purple = diamante come gemma viola
red_cathedral-bench-red = spazio bottega rosso
red_cathedral-bench-green = spazio bottega verde
red_cathedral-bench-blue = spazio bottega blu
red_cathedral-bench-yellow = spazio bottega giallo
red_cathedral-bench-white-a = primo spazio bottega bianco
red_cathedral-bench-white-b = secondo spazio bottega bianco
red_cathedral-banner-inventory = dall’inventario
red_cathedral-banner-outside = fuori dall’inventario
red_cathedral-banner-white-a = dal primo spazio bottega bianco
red_cathedral-banner-white-b = dal secondo spazio bottega bianco
red_cathedral-name-up = a faccia in su
red_cathedral-name-down = a faccia in giù
red_cathedral-name-a = prima
red_cathedral-name-b = seconda
red_cathedral-extra = { $n ->
    [0] casella
    [one] { $n } casella extra, casella
   *[other] { $n } caselle extra, casella
 }
red_cathedral-foreman-1 = 1 torre
red_cathedral-foreman-2 = 2 torri
red_cathedral-name-door = Porta
red_cathedral-name-arch = Arco
red_cathedral-name-cross = Croce
red_cathedral-name-base = base
red_cathedral-name-middle = sezione mediana
red_cathedral-name-dome = cupola
red_cathedral-name-moscow = Mosca
red_cathedral-name-vologda = Vologda
red_cathedral-name-yaroslavl = Jaroslavl
red_cathedral-name-suzdal = Suzdal
red_cathedral-name-ryazan = Rjazan
red_cathedral-name-smolensk = Smolensk
red_cathedral-name-plane = pialla
red_cathedral-name-saw = sega
red_cathedral-name-axe = ascia
red_cathedral-name-hammer = martello
red_cathedral-name-trowel = cazzuola
red_cathedral-name-chisel = scalpello

## Le gilde e le loro carte influenza

red_cathedral-name-craftsmen = Artigiani
red_cathedral-name-teamsters = Carrettieri
red_cathedral-name-merchants = Mercanti
red_cathedral-name-clergy = Clero
red_cathedral-name-jewelers = Gioiellieri
red_cathedral-name-workers = Operai
red_cathedral-name-foremen = Capisquadra
red_cathedral-name-contractors = Appaltatori
red_cathedral-name-shopkeepers = Negozianti
red_cathedral-name-accountants = Contabili
red_cathedral-name-notaries = Notai
red_cathedral-name-scribes = Scribi
red_cathedral-name-architects = Architetti
red_cathedral-name-brickmakers = Fornaciai

## Le carte di Ivan

red_cathedral-card-recognition = Riconoscimento
red_cathedral-card-inventory = Inventario
red_cathedral-card-transport = Trasporto
red_cathedral-card-claim = Rivendicazione
red_cathedral-card-construction = Costruzione
red_cathedral-card-hire = Ingaggio

## Resources and effects in words

red_cathedral-goods-lumber = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
 }
red_cathedral-goods-brick = { $n ->
    [one] { $n } mattone
   *[other] { $n } mattoni
 }
red_cathedral-goods-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
 }
red_cathedral-goods-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } oro
 }
red_cathedral-goods-green_jewel = { $n ->
    [one] { $n } gemma verde
   *[other] { $n } gemme verdi
 }
red_cathedral-goods-purple_jewel = { $n ->
    [one] { $n } gemma viola
   *[other] { $n } gemme viola
 }
red_cathedral-goods-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
 }
red_cathedral-goods-ruble = { $n ->
    [one] { $n } rublo
   *[other] { $n } rubli
 }
red_cathedral-goods-permit = { $n ->
    [one] { $n } permesso
   *[other] { $n } permessi
 }
red_cathedral-goods-rp = { $n ->
    [one] { $n } punto riconoscimento
   *[other] { $n } punti riconoscimento
 }
red_cathedral-goods-pp = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
 }
red_cathedral-goods-unseen = { $n ->
    [one] { $n } carta nascosta
   *[other] { $n } carte nascoste
 }
red_cathedral-goods-material = { $n ->
    [one] { $n } materiale a scelta
   *[other] { $n } materiali a scelta
 }
red_cathedral-goods-basic = { $n ->
    [one] { $n } legno, mattone o pietra
   *[other] { $n } tra legno, mattone e pietra
 }
red_cathedral-goods-fine = { $n ->
    [one] { $n } oro o gemma
   *[other] { $n } tra oro e gemme
 }
red_cathedral-goods-jewel = { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
 }
red_cathedral-does-nothing = niente
red_cathedral-does-pay = paga { $what }
red_cathedral-does-per = { $what } { $per }
red_cathedral-does-require = { $what }
red_cathedral-per-paid = { $n ->
    [0] per ogni unità pagata
    [one] almeno { $n } unità pagata
   *[other] almeno { $n } unità pagate
 }
red_cathedral-per-dice-in-space = { $n ->
    [0] per ogni dado sulla casella
    [one] almeno { $n } dado sulla casella
   *[other] almeno { $n } dadi sulla casella
 }
red_cathedral-per-own-banners-at-foreman = { $n ->
    [0] per ogni tua bandierina presso il caposquadra
    [one] almeno { $n } tua bandierina presso il caposquadra
   *[other] almeno { $n } tue bandierine presso il caposquadra
 }
red_cathedral-per-other-banners-at-foreman = { $n ->
    [0] per ogni bandierina di un altro giocatore presso il caposquadra
    [one] almeno { $n } bandierina di altri giocatori presso il caposquadra
   *[other] almeno { $n } bandierine di altri giocatori presso il caposquadra
 }
red_cathedral-per-own-contractors-on-map = { $n ->
    [0] per ogni tuo appaltatore sulla mappa
    [one] almeno { $n } tuo appaltatore sulla mappa
   *[other] almeno { $n } tuoi appaltatori sulla mappa
 }
red_cathedral-per-other-contractors-on-map = { $n ->
    [0] per ogni appaltatore di un altro giocatore sulla mappa
    [one] almeno { $n } appaltatore di altri giocatori sulla mappa
   *[other] almeno { $n } appaltatori di altri giocatori sulla mappa
 }
red_cathedral-per-towers-with-own-presence = { $n ->
    [0] per ogni torre con tue bandierine o decorazioni
    [one] almeno { $n } torre con tue bandierine o decorazioni
   *[other] almeno { $n } torri con tue bandierine o decorazioni
 }
red_cathedral-per-towers-without-own-presence = { $n ->
    [0] per ogni torre senza tue bandierine né decorazioni
    [one] almeno { $n } torre senza tue bandierine né decorazioni
   *[other] almeno { $n } torri senza tue bandierine né decorazioni
 }
red_cathedral-per-own-unbuilt-ornaments = { $n ->
    [0] per ogni tua decorazione non costruita
    [one] almeno { $n } tua decorazione non costruita
   *[other] almeno { $n } tue decorazioni non costruite
 }
red_cathedral-per-own-built-ornaments = { $n ->
    [0] per ogni tua decorazione costruita
    [one] almeno { $n } tua decorazione costruita
   *[other] almeno { $n } tue decorazioni costruite
 }
red_cathedral-per-own-ornaments-on-own = { $n ->
    [0] per ogni tua decorazione sulle tue sezioni
    [one] almeno { $n } tua decorazione sulle tue sezioni
   *[other] almeno { $n } tue decorazioni sulle tue sezioni
 }
red_cathedral-per-own-ornaments-on-others = { $n ->
    [0] per ogni tua decorazione su sezioni altrui
    [one] almeno { $n } tua decorazione su sezioni altrui
   *[other] almeno { $n } tue decorazioni su sezioni altrui
 }
red_cathedral-per-own-faceup-workshops = { $n ->
    [0] per ogni tessera bottega a faccia in su
    [one] almeno { $n } tessera bottega a faccia in su
   *[other] almeno { $n } tessere bottega a faccia in su
 }
red_cathedral-per-own-finished-section-types = { $n ->
    [0] per ogni tipo di sezione completata
    [one] almeno { $n } tipo di sezione completata
   *[other] almeno { $n } tipi di sezione completati
 }
red_cathedral-per-max-own-claims-in-tower = { $n ->
    [0] per ogni tua sezione in una torre
    [one] almeno { $n } tua sezione in una torre
   *[other] almeno { $n } tue sezioni in una torre
 }
red_cathedral-per-max-own-ornaments-in-tower = { $n ->
    [0] per ogni tua decorazione in una torre
    [one] almeno { $n } tua decorazione in una torre
   *[other] almeno { $n } tue decorazioni in una torre
 }
red_cathedral-does-deliver = { $n ->
    [one] { $n } materiale da consegnare
   *[other] { $n } materiali da consegnare
 }
red_cathedral-does-obtain-die = le risorse della casella del dado { $die }
red_cathedral-does-obtain-any-tile = le risorse di una casella del mercato
red_cathedral-does-obtain-any-die = le risorse della casella di un dado a scelta
red_cathedral-does-obtain-any-space = le risorse di una casella del mercato, come se vi fosse arrivato un dado
red_cathedral-does-activate = attiva { $n ->
    [one] { $n } tua tessera bottega
   *[other] { $n } tue tessere bottega
 }{ $times ->
    [1] {""}
   *[other] { $n ->
        [one] , × { $times }
       *[other] , ciascuna × { $times }
     }
 }
red_cathedral-does-activate-other = attiva una tessera bottega di un altro giocatore
red_cathedral-does-market = { $n ->
    [one] { $n } azione di mercato extra
   *[other] { $n } azioni di mercato extra
 }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-does-foreman = muovi il caposquadra di 1 o 2 torri
red_cathedral-does-draw-section = { $n ->
    [one] pesca { $n } carta sezione e prendi i materiali mostrati
   *[other] pesca { $n } carte sezione e prendi i materiali mostrati
 }
red_cathedral-does-draw-objective = { $n ->
    [one] pesca { $n } carta obiettivo, tienine 1
   *[other] pesca { $n } carte obiettivo, tienine 1
 }
red_cathedral-does-reward-rubles = i rubli di una tua sezione incompleta
red_cathedral-does-reward-rp = metà del riconoscimento di una tua sezione incompleta
red_cathedral-does-claim = rivendica una sezione
red_cathedral-does-discard = togli dal gioco una decorazione non costruita
red_cathedral-does-take-service = prendi un gettone servizio
red_cathedral-does-influence = un’azione di una carta influenza
red_cathedral-does-waive = metti gratis la tessera bottega di una rivendicazione
red_cathedral-quoted = «{ $what }»
red_cathedral-section = { $level } della torre { $tower }
red_cathedral-space = { $n }
red_cathedral-section-card = { $type } ({ $needs })
red_cathedral-influence = { $guild }: { $effect }
red_cathedral-rolled = { $die } { $n }
red_cathedral-range = { $low }–{ $what }

## Why not, in short

red_cathedral-why-RC-CLAIM-08 = Richiede { red_cathedral-goods-ruble }: ne hai { $have }.
red_cathedral-why-RC-CON-17 = Richiede { red_cathedral-goods-ruble }: ne hai { $have }.
red_cathedral-why-RC-MKT-05 = Richiede { red_cathedral-goods-ruble }: ne hai { $have }.
red_cathedral-why-RC-CON-14 = Richiede { red_cathedral-goods-permit }: ne hai { $have }.
red_cathedral-why-RC-CLAIM-01 = Non hai più bandierine.
red_cathedral-why-RC-FREE-10 = Il massimo è { red_cathedral-goods-permit }: ne hai { $have }.
red_cathedral-why-RC-TRACK-07 = Non hai punti prestigio da pagare.
red_cathedral-why-RC-EFF-01-rest = Dopo non potresti pagare ciò che segue.
red_cathedral-why-RC-EFF-12-tile = Non hai tessere bottega a faccia in su.
red_cathedral-why-RC-EFF-12-other = Nessun altro ha tessere bottega a faccia in su.
red_cathedral-why-RC-GUILD-WORKERS-05 = Richiede { $n ->
    [one] { $n } tessera bottega a faccia in su
   *[other] { $n } tessere bottega a faccia in su
 }: ne hai { $have }.
red_cathedral-why-RC-EFF-12-tiles = { red_cathedral-why-RC-GUILD-WORKERS-05 }
red_cathedral-why-RC-EFF-12-section = Non hai sezioni incomplete.
red_cathedral-why-RC-EFF-12-card = Ora non è possibile nessuna azione di una carta influenza.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02-none = Non ci sono più gettoni servizio.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02 = Non è più esposto.
red_cathedral-why-RC-CLAIM-02 = La sezione sotto non ha ancora una bandierina.
red_cathedral-why-RC-CLAIM-03 = Lì non c’è nessuna tua bandierina.
red_cathedral-why-RC-CLAIM-06 = Su questo spazio c’è già una tessera.
red_cathedral-why-RC-CLAIM-13 = Su questo spazio sta la tua bandierina.
red_cathedral-why-RC-BUILD-03 = Non è una tua sezione incompleta.
red_cathedral-why-RC-BUILD-04 = A questa sezione non ne servono altri.
red_cathedral-why-RC-GUILD-JEWELERS-03 = Non hai diamanti.
red_cathedral-why-RC-CON-11 = Tutti e 6 i tuoi appaltatori sono sulla mappa.
red_cathedral-why-RC-CON-16 = Questo specialista non è accanto alla città.
red_cathedral-why-RC-CON-22 = Questa città è chiusa: la sua torre è completa.
red_cathedral-why-RC-DECO-01 = Si decora solo una sezione completata senza decorazione.
red_cathedral-why-RC-DECO-02 = Non hai più decorazioni per questo tipo di sezione.
red_cathedral-why-RC-DECO-03 = Non hai quella gemma.
red_cathedral-why-RC-DECO-06 = Non hai più decorazioni.
red_cathedral-why-RC-DECO-08 = Non resta una consegna per un’altra gemma.
red_cathedral-why-RC-EFF-01 = Non puoi pagarne il costo.
red_cathedral-why-RC-EFF-02 = Non te ne avanza.
red_cathedral-why-RC-EFF-04 = La riserva non ne ha più.
red_cathedral-why-RC-EFF-12 = Manca ciò su cui agisce.
red_cathedral-why-RC-FREE-02 = Non nel mezzo di un effetto.
red_cathedral-why-RC-FREE-04 = In questo turno hai già venduto prestigio.
red_cathedral-why-RC-FREE-06 = In questo turno hai già pagato un rilancio.
red_cathedral-why-RC-FREE-07 = Su questa casella non ci sono dadi.
red_cathedral-why-RC-FREE-09 = I permessi fanno parte del modulo Appaltatori.
red_cathedral-why-RC-SERV-01 = Non hai quel gettone servizio.
red_cathedral-why-RC-SERV-02 = In questo turno hai già usato un gettone servizio.
red_cathedral-why-RC-SERV-16 = Serve per una tessera bottega che si sta mettendo.
red_cathedral-why-RC-GUILD-FOREMEN-09 = I tuoi pezzi qui non contano.
red_cathedral-why-RC-GUILD-CONTRACTORS-04 = I tuoi pezzi qui non contano.
red_cathedral-why-RC-MKT-03 = Per rubli avanzano oltre solo il dado bianco, quello nero e il tuo.
red_cathedral-why-RC-MKT-04 = In questa partita non c’è il dado nero.
red_cathedral-why-RC-MKT-06 = Su quella casella ci sono già 3 dadi.
red_cathedral-why-RC-MKT-10 = Con questo dado l’hai già fatto.
red_cathedral-why-RC-MKT-13 = Il tuo dado è in un altro quadrante.
red_cathedral-why-RC-MKT-14 = Già usata: il fulmine vale una volta per turno.
red_cathedral-why-RC-MKT-15 = Già usata: il fulmine vale una volta per turno.
red_cathedral-why-RC-MKT-18 = Hai già usato questa carta: una delle due azioni.
red_cathedral-why-RC-MKT-19 = Il dado che hai mosso ha un altro colore.
red_cathedral-why-RC-MKT-20 = Una tessera bianca per il dado bianco: già usata.
red_cathedral-why-RC-MKT-21 = Qui non c’è una tessera a faccia in su.
red_cathedral-why-RC-SPEC-01 = Vale una volta, quando muovi il dado nero.
red_cathedral-why-RC-SPEC-03 = Non puoi pagarlo, o non ha su che agire.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-04 = Deve essere di nuovo la stessa azione.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-05 = Deve essere un’azione diversa.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-06 = A questo tavolo l’influenza non è un’azione extra.
red_cathedral-why-RC-GUILD-SCRIBES-07 = Questa carta è già stata usata per questo.
red_cathedral-why-RC-SOLO-22 = Per Ivan è meglio un’altra sezione.
red_cathedral-why-RC-TURN-04 = Puoi ancora agire.
red_cathedral-short = Servono: { $what }, ne hai { $have }.
red_cathedral-short-lumber = { red_cathedral-goods-lumber }
red_cathedral-short-brick = { red_cathedral-goods-brick }
red_cathedral-short-stone = { red_cathedral-goods-stone }
red_cathedral-short-gold = { red_cathedral-goods-gold }
red_cathedral-short-green_jewel = { red_cathedral-goods-green_jewel }
red_cathedral-short-purple_jewel = { red_cathedral-goods-purple_jewel }
red_cathedral-short-diamond = { red_cathedral-goods-diamond }
red_cathedral-short-ruble = { red_cathedral-goods-ruble }
red_cathedral-short-permit = { red_cathedral-goods-permit }
red_cathedral-short-rp = { red_cathedral-goods-rp }
red_cathedral-short-pp = { red_cathedral-goods-pp }
red_cathedral-short-material = { red_cathedral-goods-material }
red_cathedral-short-basic = { red_cathedral-goods-basic }
red_cathedral-short-fine = { red_cathedral-goods-fine }
red_cathedral-short-jewel = { red_cathedral-goods-jewel }
red_cathedral-why-RC-EFF-01-lumber = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-brick = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-stone = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-gold = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-diamond = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-ruble = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-permit = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-rp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-pp = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-material = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-basic = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-fine = { red_cathedral-short }
red_cathedral-why-RC-EFF-01-jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-brick = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-stone = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-gold = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-BUILD-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-lumber = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-brick = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-stone = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-gold = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-green_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-purple_jewel = { red_cathedral-short }
red_cathedral-why-RC-DECO-03-diamond = { red_cathedral-short }

## Azioni di base aperte

red_cathedral-open = { $what }
red_cathedral-open-claim = rivendica una sezione
red_cathedral-open-build = costruisci
red_cathedral-open-market = vai al mercato
red_cathedral-open-hire = ingaggia un appaltatore
red_cathedral-open-pass = nulla è possibile, passa

## A che cosa porta una scelta

red_cathedral-effect-claim = La tua bandierina resta qui fino alla fine; prendi la tessera e costruisci più tardi.
red_cathedral-effect-decorate = La tua decorazione: 1 punto prestigio con una gemma, fino a 3 con due.
red_cathedral-effect-move = Poi risorse, influenza e bottega, una volta ciascuna; alla fine i dadi lì si rilanciano.
red_cathedral-effect-end = Tocca al giocatore seguente.
red_cathedral-effect-finish = I dadi su questa casella si rilanciano; la tua visita al mercato è finita.
red_cathedral-effect-hire = Il primo appaltatore da sinistra va lì; poi ingaggi o togli uno specialista accanto alla città.
red_cathedral-effect-buy-token = Resta sulla tua plancia e vale una volta, con il dado nero; poi conta come attrezzo.
red_cathedral-effect-remove-token = Non va a nessuno.
red_cathedral-effect-decline = Non ne prendi nulla.
red_cathedral-effect-discard = Non puoi più costruirla.
red_cathedral-effect-keep-objective = Le altre carte pescate vanno sotto il mazzo.

## A che cosa porta una scelta definitiva

red_cathedral-final-finish = I dadi su questa casella vengono rilanciati.
red_cathedral-final-reroll = I dadi lì vengono rilanciati.
red_cathedral-final-buy-token = Un altro specialista viene pescato dal sacchetto.
red_cathedral-final-remove-token = Esce dal gioco, e un altro viene pescato dal sacchetto.
red_cathedral-final-influence = Si scoprono carte nascoste.
red_cathedral-final-again = Si scoprono carte nascoste.
