### The Red Cathedral : questions au joueur, journal, score, options, actions et noms des choses.

red_cathedral-summary = Bâtissez pour le tsar Ivan la cathédrale Saint-Basile : revendiquez des sections, puisez vos matériaux dans un marché de dés vagabonds, construisez, décorez – et gagnez plus de prestige que tous les autres.

## Questions au joueur

red_cathedral-prompt-basic =
    { $last ->
        [1] Votre dernier tour : revendiquez une section, construisez ou allez au marché.
       *[other] Revendiquez une section, construisez ou allez au marché.
    }
red_cathedral-prompt-after = Votre action est terminée : finissez votre tour ou utilisez d’abord une action gratuite.
red_cathedral-prompt-market = Votre dé { $die } est sur la case { $space } : effectuez les actions de marché dans l’ordre voulu, puis terminez.
red_cathedral-prompt-claim = Choisissez une section à revendiquer.
red_cathedral-prompt-banner = Quelle bannière va sur la section { $section } ?
red_cathedral-prompt-place =
    { $free ->
        [1] Placez la tuile atelier { $tile } : cette fois, c’est gratuit même face visible.
       *[other] Placez la tuile atelier { $tile } : face visible pour les roubles de l’emplacement, ou face cachée gratuitement.
    }
red_cathedral-prompt-deliver = Livrez des matériaux ou décorez : { $count ->
        [one] il reste { $count } livraison
       *[other] il reste { $count } livraisons
    }.
red_cathedral-prompt-jewels = Ajoutez des gemmes à l’ornement de la section { $section }, ou laissez-le tel quel.
red_cathedral-prompt-branch = Choisissez comment utiliser cet effet.
red_cathedral-prompt-part = Quelle partie de l’effet vient ensuite ? Vous pouvez renoncer au reste.
red_cathedral-prompt-take = Choisissez ce que vous prenez (encore { $count }).
red_cathedral-prompt-keep = Tout ne rentre pas : choisissez ce que vous gardez.
red_cathedral-prompt-pay =
    { $least ->
        [0] Choisissez ce que vous payez : encore { $most } au plus, ou arrêtez.
       *[other] Choisissez ce que vous payez : encore { $least } au moins, { $most } au plus.
    }
red_cathedral-prompt-tile = Choisissez une tuile atelier à activer (encore { $count }).
red_cathedral-prompt-space = Choisissez une case du marché.
red_cathedral-prompt-die = Choisissez un dé : vous gagnez les ressources de sa case.
red_cathedral-prompt-rival = Les pièces de qui comptent ?
red_cathedral-prompt-foreman = De combien de tours de la cathédrale avance le contremaître ?
red_cathedral-prompt-extra = Choisissez une action de marché supplémentaire (encore { $count }).
red_cathedral-prompt-influence = Choisissez une action d’une carte influence.
red_cathedral-prompt-again = { $card } : effectuer l’action encore une fois ?
red_cathedral-prompt-offer = Ce bénéfice a un coût : le voulez-vous ?
red_cathedral-prompt-objective = Choisissez la carte objectif à garder ({ $count ->
        [one] { $count } piochée
       *[other] { $count } piochées
    }).
red_cathedral-prompt-return = Vous avez quatre cartes objectif : mettez-en une sous la pioche.
red_cathedral-prompt-icons = Prenez des matériaux que montrent les sections piochées.
red_cathedral-prompt-section-rubles = Choisissez une de vos sections inachevées : vous gagnez ses roubles.
red_cathedral-prompt-section-rp = Choisissez une de vos sections inachevées : vous gagnez la moitié de ses PR.
red_cathedral-prompt-service = Choisissez un jeton service.
red_cathedral-prompt-token = { $city } : embauchez pour 2 roubles un spécialiste voisin de la ville, ou retirez-en un du jeu.
red_cathedral-prompt-sell = Vendez encore du prestige maintenant, ou arrêtez.
red_cathedral-prompt-ornament = Choisissez un ornement non construit à retirer du jeu.
red_cathedral-prompt-ivan-card = Ivan déplace le dé { $die } ; sa carte est « { $card } ».
red_cathedral-prompt-ivan-done = Ivan a effectué « { $card } » ; on relance maintenant les dés de sa case.
red_cathedral-prompt-ivan-claim = Plusieurs sections se valent pour Ivan : choisissez celle qu’il revendique.
red_cathedral-prompt-ivan-first = Choisissez la base qu’Ivan revendique avant le début de la partie.

## Journal

red_cathedral-log-gain =
    { $count ->
        [1] { $player } gagne : { $kind }.
       *[other] { $player } gagne : { $count } × { $kind }.
    }
red_cathedral-log-pay =
    { $count ->
        [1] { $player } paie : { $kind }.
       *[other] { $player } paie : { $count } × { $kind }.
    }
red_cathedral-log-claim = { $player } revendique la section { $section } et prend la tuile atelier { $tile }.
red_cathedral-log-place-up = { $player } place la tuile atelier { $tile } face visible : { $space }.
red_cathedral-log-place-down = { $player } place la tuile atelier { $tile } face cachée : { $space }.
red_cathedral-log-deliver = { $player } livre à la section { $section } : { $kind }.
red_cathedral-log-decorate =
    { $pp ->
        [0] { $player } décore la section { $section } ({ $piece }).
       *[other] { $player } décore la section { $section } ({ $piece }) et gagne { $pp } PP.
    }
red_cathedral-log-complete =
    { $rubles ->
        [0] { $player } achève la section { $section } et gagne { $rp } PR.
       *[other] { $player } achève la section { $section } et gagne { $rp } PR et { $rubles ->
                [one] { $rubles } rouble
               *[other] { $rubles } roubles
            }.
    }
red_cathedral-log-foreman-bonus = Le contremaître regarde : { $player } gagne 1 PR de plus.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } a achevé sa sixième section : Ivan a encore un tour.
       *[other] { $player } achève sa sixième section et gagne { $pp } PP : tous les autres ont encore un tour.
    }
red_cathedral-log-penalty = { $player } perd { $rp } PR pour la section inachevée { $section }.
red_cathedral-log-hire = { $player } envoie un entrepreneur à { $city } pour { $permits } permis.
red_cathedral-log-buy-token = { $player } embauche le spécialiste { $token }.
red_cathedral-log-remove-token = { $player } retire du jeu le spécialiste { $token }.
red_cathedral-log-city = La tour { $tower } est complète : la ville de { $city } rapporte et ferme.
red_cathedral-log-city-points = { $player } gagne { $rp } PR à { $city }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } déplace le dé { $die } sur la case { $space }.
       *[other] { $player } paie { $extra ->
                [one] { $extra } case supplémentaire
               *[other] { $extra } cases supplémentaires
            } et déplace le dé { $die } sur la case { $space }.
    }
red_cathedral-log-roll = Les dés de la case { $space } sont relancés ({ $die }) : { $values }.
red_cathedral-log-influence = { $player } utilise l’influence : { $card }, { $action } action.
red_cathedral-log-specialist = { $player } utilise le spécialiste { $token }.
red_cathedral-log-activate = { $player } active la tuile atelier { $tile }.
red_cathedral-log-draw-objectives = { $player } pioche { $count ->
        [one] { $count } carte objectif
       *[other] { $count } cartes objectif
    }. { $cards }
red_cathedral-log-keep-objective = { $player } garde une carte objectif.
red_cathedral-log-return-objective = { $player } met une carte objectif sous la pioche.
red_cathedral-log-draw-sections = { $player } révèle des sections inutilisées : { $cards }.
red_cathedral-log-reward = { $player } reçoit d’avance une part de la récompense de la section { $section }.
red_cathedral-log-foreman = { $player } envoie le contremaître à la tour { $tower }.
red_cathedral-log-take-service = { $player } prend un jeton service : { $service }.
red_cathedral-log-discard = { $player } retire du jeu un ornement : { $piece }.
red_cathedral-log-permit = { $player } paie 1 PP pour un permis.
red_cathedral-log-service = { $player } utilise un jeton service : { $service }.
red_cathedral-log-reroll = { $player } paie 1 PP pour relancer les dés de la case { $space }.
red_cathedral-log-sell = { $player } vend 1 PP pour 2 roubles.
red_cathedral-log-pass = { $player } ne peut rien faire et passe.
red_cathedral-log-score-objective = { $player } gagne { $pp } PP pour l’objectif { $card }.
red_cathedral-log-score-tower = { $player } gagne { $pp } PP pour la tour { $tower }.
red_cathedral-log-ivan-move = Ivan déplace le dé { $die } sur la case { $space } ; sa carte est « { $card } ».
red_cathedral-log-ivan-roll = Les dés de la case { $space } sont relancés ({ $die }) : { $values }.
red_cathedral-log-ivan-recognition = Ivan gagne { $rp } PR.
red_cathedral-log-ivan-stock = Ivan fait des réserves : { $kind }.
red_cathedral-log-ivan-transport = Ivan amène { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    } au chantier.
red_cathedral-log-ivan-skips = Ivan ne peut pas effectuer sa carte et la saute.
red_cathedral-log-ivan-claim = Ivan revendique la section { $section } ; la tuile atelier { $tile } est défaussée.
red_cathedral-log-ivan-deliver = Ivan livre à la section { $section } : { $kind }.
red_cathedral-log-ivan-complete = Ivan achève la section { $section } et gagne { $rp } PR.
red_cathedral-log-ivan-foreman-bonus = Le contremaître regarde : Ivan gagne 1 PR de plus.
red_cathedral-log-ivan-last = Ivan a achevé sa sixième section : il vous reste un tour.
red_cathedral-log-ivan-penalty = Ivan perd { $rp } PR pour la section inachevée { $section }.
red_cathedral-log-ivan-hire = Ivan envoie un entrepreneur à { $city }.
red_cathedral-log-ivan-token = Ivan prend le spécialiste { $token }.
red_cathedral-log-ivan-doubles = Deux spécialistes d’Ivan ont le même outil et retournent dans le sac : { $first } et { $second }.
red_cathedral-log-ivan-city-points = Ivan gagne { $rp } PR à { $city }.
red_cathedral-log-ivan-score-tower = Ivan gagne { $pp } PP pour la tour { $tower }.

## Score et déroulement

red_cathedral-score-track = Prestige sur la piste
red_cathedral-score-objectives = Cartes objectif
red_cathedral-score-leftovers = Restes
red_cathedral-score-tools = Outils
red_cathedral-score-towers = Tours
red_cathedral-phase-action = Action
red_cathedral-phase-claim = Revendication
red_cathedral-phase-market = Au marché
red_cathedral-phase-end = Fin du tour
red_cathedral-phase-ivan = Tour d’Ivan
red_cathedral-phase-last = Dernier tour
red_cathedral-phase-over = La partie est finie
red_cathedral-end-sixth = Quelqu’un a achevé une sixième section, et tous les autres ont eu un dernier tour.
red_cathedral-end-stalled = Pendant vingt manches, personne n’a revendiqué, livré ni embauché : la partie est finie.
red_cathedral-end-won = Vous avez plus de prestige qu’Ivan Yakovlev et gagnez.
red_cathedral-end-lost = Ivan Yakovlev a plus de prestige et gagne.
red_cathedral-end-tied = Vous partagez la victoire avec Ivan Yakovlev.

## Options

red_cathedral-option-contractors = Le module Entrepreneurs : envoyez des entrepreneurs dans six villes, embauchez des spécialistes avec leurs outils et lâchez un dé noir sur le marché.
red_cathedral-option-contractors-off = Sans le module : la cathédrale, le marché et rien d’autre.
red_cathedral-option-contractors-on = Avec le module : les permis ouvrent les villes, et chaque tour complète récompense ceux qui ont du monde dans sa ville.
red_cathedral-option-workshop_board = La face des plateaux d’atelier.
red_cathedral-option-workshop_board-basic = Face de base : les deux bannières extérieures ne bloquent rien.
red_cathedral-option-workshop_board-advanced = Face avancée : d’autres prix, et une bannière sur chaque emplacement d’atelier blanc.
red_cathedral-option-fourth_guild = La guilde de la quatrième carte influence, qui donne à chaque partie une saveur bien à elle.
red_cathedral-option-fourth_guild-auto = Le Clergé ; avec le module Entrepreneurs, une guilde de l’extension au hasard.
red_cathedral-option-fourth_guild-random = Une guilde de l’extension au hasard : laissez-vous surprendre.
red_cathedral-option-fourth_guild-clergy = Clergé : changez roubles et trésors en reconnaissance et en prestige.
red_cathedral-option-fourth_guild-jewelers = Joailliers : amassez des diamants, qui remplacent n’importe quel matériau quand vous construisez.
red_cathedral-option-fourth_guild-workers = Ouvriers : remettez au travail vos tuiles atelier – ou celles du voisin.
red_cathedral-option-fourth_guild-foremen = Contremaîtres : un contremaître va de tour en tour, récompense qui construit sous ses yeux et double les pénalités.
red_cathedral-option-fourth_guild-contractors = Entrepreneurs (seulement avec le module) : chaque entrepreneur sur la carte de Moscovie rapporte des roubles ou des permis.
red_cathedral-option-fourth_guild-shopkeepers = Boutiquiers : achetez des actions de marché supplémentaires et tirez davantage d’un seul dé.
red_cathedral-option-fourth_guild-accountants = Comptables : de petits gains et des échanges avisés.
red_cathedral-option-fourth_guild-notaries = Notaires (seulement avec le module) : gagnez des permis et changez-les en livraisons, en matériaux ou en prestige.
red_cathedral-option-fourth_guild-scribes = Scribes : poursuivez des objectifs secrets, ou faites ce que savent faire les autres guildes.
red_cathedral-option-fourth_guild-architects = Architectes : trouvez des matériaux dans les plans écartés et touchez vos récompenses d’avance.
red_cathedral-option-fourth_guild-brickmakers = Briquetiers : échangez des briques contre des jetons service et utilisez-les au meilleur moment.
red_cathedral-option-fourth_guild_card = Laquelle des trois cartes de cette guilde est utilisée.
red_cathedral-option-fourth_guild_card-random = Une au hasard.
red_cathedral-option-fourth_guild_card-1 = La première carte.
red_cathedral-option-fourth_guild_card-2 = La deuxième carte.
red_cathedral-option-fourth_guild_card-3 = La troisième carte.
red_cathedral-option-plans = Les plans de construction parmi lesquels on en tire un.
red_cathedral-option-plans-auto = Ceux du jeu de base ; avec le module Entrepreneurs, tous.
red_cathedral-option-plans-base = Ceux du jeu de base.
red_cathedral-option-plans-expansion = Ceux de l’extension.
red_cathedral-option-plans-all = Tous les plans.
red_cathedral-option-start_player = Qui commence.
red_cathedral-option-start_player-random = Le hasard décide.
red_cathedral-option-start_player-1 = La première place.
red_cathedral-option-start_player-2 = La deuxième place.
red_cathedral-option-start_player-3 = La troisième place.
red_cathedral-option-start_player-4 = La quatrième place.
red_cathedral-option-supply = Si les matériaux peuvent s’épuiser.
red_cathedral-option-supply-finite = Il y a autant de pièces que dans la boîte.
red_cathedral-option-supply-unlimited = Les matériaux ne s’épuisent jamais.
red_cathedral-option-replaced_specialist = Ce que devient un jeton spécialiste remplacé avant d’avoir servi.
red_cathedral-option-replaced_specialist-tool = Il compte comme outil à la fin.
red_cathedral-option-replaced_specialist-discard = Il est défaussé.
red_cathedral-option-scribes_virtual_die = Scribes : si le dé imaginaire compte avec les dés de la case choisie.
red_cathedral-option-scribes_virtual_die-on = Il compte, jusqu’à trois dés en tout.
red_cathedral-option-scribes_virtual_die-off = Seuls les vrais dés comptent, au moins un.
red_cathedral-option-solo-ivan_cards = Solo : quel dé va avec quelle carte d’Ivan.
red_cathedral-option-solo-ivan_cards-random = Le hasard décide.
red_cathedral-option-solo-ivan_cards-fixed = Toujours de la même façon.
red_cathedral-option-solo-ivan_die = Solo : quel dé Ivan déplace.
red_cathedral-option-solo-ivan_die-deck = Une pile mélangée décide : chaque dé une fois par passage de la pile.
red_cathedral-option-solo-ivan_die-lowest = Le dé au plus petit nombre.
red_cathedral-option-solo-ivan_die-highest = Le dé au plus grand nombre.
red_cathedral-option-solo-first_claim = Solo : ce qu’Ivan revendique avant le début de la partie.
red_cathedral-option-solo-first_claim-random_base = Une base au hasard.
red_cathedral-option-solo-first_claim-leftmost_base = La base la plus à gauche.
red_cathedral-option-solo-first_claim-human = Une base de votre choix.
red_cathedral-option-solo-first_claim-none = Rien.
red_cathedral-option-solo-ivan_claim_ties = Solo : qui choisit entre des sections qui se valent pour Ivan.
red_cathedral-option-solo-ivan_claim_ties-human = Vous choisissez.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Ivan prend la plus à gauche.
red_cathedral-option-solo-ivan_claim_ties-random = Le hasard décide.
red_cathedral-option-solo-ivan_scan = Solo : dans quel ordre Ivan remplit ses sections.
red_cathedral-option-solo-ivan_scan-rows = Niveau par niveau depuis le bas.
red_cathedral-option-solo-ivan_scan-towers = Tour par tour depuis la gauche.
red_cathedral-option-solo-ivan_leftovers = Solo : si les matériaux sur les cartes d’Ivan comptent comme restes.
red_cathedral-option-solo-ivan_leftovers-on = Ils comptent.
red_cathedral-option-solo-ivan_leftovers-off = Ils ne comptent pas.

## Actions

red_cathedral-action-claim = Revendiquer la section { $a }
red_cathedral-action-banner = Prendre une bannière { $a }
red_cathedral-action-place = Placer la tuile { $b } : { $a }
red_cathedral-action-deliver = Livrer à la section { $b } : { $a }
red_cathedral-action-substitute = Livrer à la section { $b } un diamant comme { $a }
red_cathedral-action-decorate = Décorer la section { $a }
red_cathedral-action-decorate-diamond = Décorer la section { $a } avec un diamant comme matériau
red_cathedral-action-jewel = Ajouter : { $a }
red_cathedral-action-move = Déplacer le dé { $a } (cases supplémentaires : { $b })
red_cathedral-action-obtain = Obtenir les ressources
red_cathedral-action-influence = Utiliser l’influence : { $a }
red_cathedral-action-activate = Activer la tuile ({ $a })
red_cathedral-action-borrow = Activer la tuile de la place { $a } ({ $b })
red_cathedral-action-specialist = Utiliser votre spécialiste
red_cathedral-action-finish = Terminer et relancer les dés
red_cathedral-action-end = Finir le tour
red_cathedral-action-pass = Passer
red_cathedral-action-sell = Vendre 1 PP pour 2 roubles
red_cathedral-action-reroll = Payer 1 PP et relancer les dés de la case { $a }
red_cathedral-action-permit = Payer 1 PP et prendre 1 permis
red_cathedral-action-service = Utiliser le service : { $a }
red_cathedral-action-take = Prendre : { $a }
red_cathedral-action-keep = Garder : { $a }
red_cathedral-action-pay = Payer : { $a }
red_cathedral-action-spend = Payer en roubles : { $a }
red_cathedral-action-part = Partie { $a } de l’effet
red_cathedral-action-branch = Façon { $a }
red_cathedral-action-accept = Oui, payer
red_cathedral-action-decline = Renoncer
red_cathedral-action-again = Encore une fois
red_cathedral-action-stop = Arrêter
red_cathedral-action-space = Case { $a }
red_cathedral-action-die = Le dé { $a }
red_cathedral-action-rival = Les pièces de la place { $a }
red_cathedral-action-foreman = Avancer le contremaître de { $a }
red_cathedral-action-keep-objective = Garder l’objectif pioché { $a }
red_cathedral-action-return-objective = Mettre l’objectif { $a } sous la pioche
red_cathedral-action-icon = De la section piochée { $a } : { $b }
red_cathedral-action-reward = Récompense de la section { $a }
red_cathedral-action-take-service = Prendre le service : { $a }
red_cathedral-action-hire = Envoyer un entrepreneur à { $a }
red_cathedral-action-buy-token = Embaucher le spécialiste { $a } pour 2 roubles
red_cathedral-action-remove-token = Retirer du jeu le spécialiste { $a }
red_cathedral-action-discard = Retirer du jeu : { $a }
red_cathedral-action-next = Continuer
red_cathedral-action-ivan = Ivan revendique la section { $a }

## Noms des choses

red_cathedral-name-lumber = bois
red_cathedral-name-brick = brique
red_cathedral-name-stone = pierre
red_cathedral-name-gold = or
red_cathedral-name-green_jewel = gemme verte
red_cathedral-name-purple_jewel = gemme violette
red_cathedral-name-diamond = diamant
red_cathedral-name-ruble = rouble
red_cathedral-name-permit = permis
red_cathedral-name-rp = PR
red_cathedral-name-pp = PP
red_cathedral-name-white = blanc
red_cathedral-name-red = rouge
red_cathedral-name-green = vert
red_cathedral-name-blue = bleu
red_cathedral-name-yellow = jaune
red_cathedral-name-black = noir
red_cathedral-jewel-green = gemme verte
red_cathedral-jewel-purple = gemme violette
red_cathedral-jewel-diamond-green = diamant comme gemme verte
red_cathedral-jewel-diamond-purple = diamant comme gemme violette
red_cathedral-space-red = emplacement d’atelier rouge
red_cathedral-space-green = emplacement d’atelier vert
red_cathedral-space-blue = emplacement d’atelier bleu
red_cathedral-space-yellow = emplacement d’atelier jaune
red_cathedral-space-white-a = premier emplacement d’atelier blanc
red_cathedral-space-white-b = second emplacement d’atelier blanc
red_cathedral-place-red = emplacement d’atelier rouge
red_cathedral-place-green = emplacement d’atelier vert
red_cathedral-place-blue = emplacement d’atelier bleu
red_cathedral-place-yellow = emplacement d’atelier jaune
red_cathedral-place-white-a = premier emplacement d’atelier blanc
red_cathedral-place-white-b = second emplacement d’atelier blanc
red_cathedral-activate-red = emplacement d’atelier rouge
red_cathedral-activate-green = emplacement d’atelier vert
red_cathedral-activate-blue = emplacement d’atelier bleu
red_cathedral-activate-yellow = emplacement d’atelier jaune
red_cathedral-activate-white-a = premier emplacement d’atelier blanc
red_cathedral-activate-white-b = second emplacement d’atelier blanc
red_cathedral-borrow-red = emplacement d’atelier rouge
red_cathedral-borrow-green = emplacement d’atelier vert
red_cathedral-borrow-blue = emplacement d’atelier bleu
red_cathedral-borrow-yellow = emplacement d’atelier jaune
red_cathedral-borrow-white-a = premier emplacement d’atelier blanc
red_cathedral-borrow-white-b = second emplacement d’atelier blanc
red_cathedral-banner-inventory = de l’inventaire
red_cathedral-banner-outside = hors de l’inventaire
red_cathedral-banner-white-a = du premier emplacement d’atelier blanc
red_cathedral-banner-white-b = du second emplacement d’atelier blanc
red_cathedral-name-up = face visible
red_cathedral-name-down = face cachée
red_cathedral-name-a = première
red_cathedral-name-b = seconde
red_cathedral-influence-1a = quadrant 1, première action
red_cathedral-influence-1b = quadrant 1, seconde action
red_cathedral-influence-2a = quadrant 2, première action
red_cathedral-influence-2b = quadrant 2, seconde action
red_cathedral-influence-3a = quadrant 3, première action
red_cathedral-influence-3b = quadrant 3, seconde action
red_cathedral-influence-4a = quadrant 4, première action
red_cathedral-influence-4b = quadrant 4, seconde action
red_cathedral-foreman-1 = 1 tour
red_cathedral-foreman-2 = 2 tours
red_cathedral-name-door = Porte
red_cathedral-name-arch = Arche
red_cathedral-name-cross = Croix
red_cathedral-name-base = base
red_cathedral-name-middle = section intermédiaire
red_cathedral-name-dome = dôme
red_cathedral-name-moscow = Moscou
red_cathedral-name-vologda = Vologda
red_cathedral-name-yaroslavl = Iaroslavl
red_cathedral-name-suzdal = Souzdal
red_cathedral-name-ryazan = Riazan
red_cathedral-name-smolensk = Smolensk
red_cathedral-name-plane = rabot
red_cathedral-name-saw = scie
red_cathedral-name-axe = hache
red_cathedral-name-hammer = marteau
red_cathedral-name-trowel = truelle
red_cathedral-name-chisel = ciseau

## Les guildes et leurs cartes influence

red_cathedral-name-craftsmen = Artisans
red_cathedral-name-teamsters = Charretiers
red_cathedral-name-merchants = Marchands
red_cathedral-name-clergy = Clergé
red_cathedral-name-jewelers = Joailliers
red_cathedral-name-workers = Ouvriers
red_cathedral-name-foremen = Contremaîtres
red_cathedral-name-contractors = Entrepreneurs
red_cathedral-name-shopkeepers = Boutiquiers
red_cathedral-name-accountants = Comptables
red_cathedral-name-notaries = Notaires
red_cathedral-name-scribes = Scribes
red_cathedral-name-architects = Architectes
red_cathedral-name-brickmakers = Briquetiers
red_cathedral-card-CR1 = Artisans
red_cathedral-card-CR2 = Artisans
red_cathedral-card-CR3 = Artisans
red_cathedral-card-TE1 = Charretiers
red_cathedral-card-TE2 = Charretiers
red_cathedral-card-TE3 = Charretiers
red_cathedral-card-ME1 = Marchands
red_cathedral-card-ME2 = Marchands
red_cathedral-card-ME3 = Marchands
red_cathedral-card-CL1 = Clergé
red_cathedral-card-CL2 = Clergé
red_cathedral-card-CL3 = Clergé
red_cathedral-card-JE1 = Joailliers
red_cathedral-card-JE2 = Joailliers
red_cathedral-card-JE3 = Joailliers
red_cathedral-card-WO1 = Ouvriers
red_cathedral-card-WO2 = Ouvriers
red_cathedral-card-WO3 = Ouvriers
red_cathedral-card-FO1 = Contremaîtres
red_cathedral-card-FO2 = Contremaîtres
red_cathedral-card-FO3 = Contremaîtres
red_cathedral-card-CO1 = Entrepreneurs
red_cathedral-card-CO2 = Entrepreneurs
red_cathedral-card-CO3 = Entrepreneurs
red_cathedral-card-SH1 = Boutiquiers
red_cathedral-card-SH2 = Boutiquiers
red_cathedral-card-SH3 = Boutiquiers
red_cathedral-card-AC1 = Comptables
red_cathedral-card-AC2 = Comptables
red_cathedral-card-AC3 = Comptables
red_cathedral-card-NO1 = Notaires
red_cathedral-card-NO2 = Notaires
red_cathedral-card-NO3 = Notaires
red_cathedral-card-SC1 = Scribes
red_cathedral-card-SC2 = Scribes
red_cathedral-card-SC3 = Scribes
red_cathedral-card-AR1 = Architectes
red_cathedral-card-AR2 = Architectes
red_cathedral-card-AR3 = Architectes
red_cathedral-card-BR1 = Briquetiers
red_cathedral-card-BR2 = Briquetiers
red_cathedral-card-BR3 = Briquetiers

## Les cartes d’Ivan

red_cathedral-card-recognition = Reconnaissance
red_cathedral-card-inventory = Inventaire
red_cathedral-card-transport = Transport
red_cathedral-card-claim = Revendication
red_cathedral-card-construction = Construction
red_cathedral-card-hire = Embauche

## Jetons service et cartes objectif

red_cathedral-name-V1 = gagner 5 roubles
red_cathedral-name-V2 = une action de n’importe quelle carte influence
red_cathedral-name-V3 = activer une de vos tuiles atelier
red_cathedral-name-V4 = livrer 1 matériau
red_cathedral-name-V5 = gagner 3 PR
red_cathedral-name-V6 = placer gratuitement face visible la tuile d’une revendication
red_cathedral-name-V7 = gagner 2 matériaux au choix
red_cathedral-name-V8 = gagner les ressources de la case d’un dé
red_cathedral-name-O01 = « rendre 2 bois : 2 PP »
red_cathedral-name-O02 = « 3 sections revendiquées dans une même tour : 3 PP »
red_cathedral-name-O03 = « 6 tuiles atelier face visible : 3 PP »
red_cathedral-name-O04 = « rendre 2 pierres : 2 PP »
red_cathedral-name-O05 = « par tour de la cathédrale sans pièce à vous : 2 PP (4 à deux joueurs) »
red_cathedral-name-O06 = « par ornement non construit : 2 PP »
red_cathedral-name-O07 = « rendre 4 roubles : 2 PP »
red_cathedral-name-O08 = « une base, une section intermédiaire et un dôme achevés : 2 PP »
red_cathedral-name-O09 = « par ornement sur les sections des autres : 1 PP »
red_cathedral-name-O10 = « les 4 ornements construits : 2 PP »
red_cathedral-name-O11 = « rendre 2 briques : 2 PP »
red_cathedral-name-O12 = « 3 ornements dans une même tour : 3 PP »
red_cathedral-name-O13 = « par ornement sur vos propres sections : 1 PP »
red_cathedral-name-O14 = « rendre une gemme et un or : 3 PP »
red_cathedral-name-O15 = « par tour de la cathédrale avec une pièce à vous : 1 PP (2 à deux joueurs) »

## Tuiles atelier, spécialistes et sections : ce qu’ils montrent

red_cathedral-tile-W01 = « 2 bois »
red_cathedral-tile-W02 = « 2 briques »
red_cathedral-tile-W03 = « 2 pierres »
red_cathedral-tile-W04 = « 1 or »
red_cathedral-tile-W05 = « 1 gemme verte »
red_cathedral-tile-W06 = « 1 gemme violette »
red_cathedral-tile-W07 = « 1 matériau au choix »
red_cathedral-tile-W08 = « 3 roubles »
red_cathedral-tile-W09 = « 2 PR »
red_cathedral-tile-W10 = « 1 PR et 2 roubles »
red_cathedral-tile-W11 = « 1 livraison »
red_cathedral-tile-W12 = « ressources de la case du dé blanc »
red_cathedral-tile-W13 = « ressources de la case du dé rouge »
red_cathedral-tile-W14 = « ressources de la case du dé vert »
red_cathedral-tile-W15 = « ressources de la case du dé bleu »
red_cathedral-tile-W16 = « ressources de la case du dé jaune »
red_cathedral-tile-W17 = « 1 bois et 1 brique »
red_cathedral-tile-W18 = « 1 brique et 1 pierre »
red_cathedral-tile-W19 = « 1 bois et 1 pierre »
red_cathedral-tile-W20 = « 1 gemme »
red_cathedral-tile-W21 = « 1 or »
red_cathedral-tile-W22 = « 1 bois, brique ou pierre par dé sur la case »
red_cathedral-tile-W23 = « 2 PR »
red_cathedral-tile-W24 = « 1 livraison »
red_cathedral-tile-W25 = « 1 rouble → 2 livraisons »
red_cathedral-tile-W26 = « 1 rouble → 1 or ou gemme »
red_cathedral-tile-W27 = « 1 matériau → 1 matériau au choix et 1 PR »
red_cathedral-tile-W28 = « 2 roubles → 1 PP »
red_cathedral-tile-WX1 = « 1 permis »
red_cathedral-tile-WX2 = « ressources de la case du dé noir »
red_cathedral-name-S01 = « 2 bois et 1 brique »
red_cathedral-name-S02 = « 2 briques et 1 pierre »
red_cathedral-name-S03 = « 1 bois et 2 pierres »
red_cathedral-name-S04 = « 2 ors »
red_cathedral-name-S05 = « 1 gemme verte et 1 gemme violette »
red_cathedral-name-S06 = « 5 roubles »
red_cathedral-name-S07 = « 3 permis »
red_cathedral-name-S08 = « 3 PR »
red_cathedral-name-S09 = « 1 or → 2 PP »
red_cathedral-name-S10 = « 1 gemme verte → 2 PP »
red_cathedral-name-S11 = « 1 gemme violette → 2 PP »
red_cathedral-name-S12 = « 1 bois → 3 PR »
red_cathedral-name-S13 = « 1 brique → 3 PR »
red_cathedral-name-S14 = « 1 pierre → 3 PR »
red_cathedral-name-S15 = « activer deux de vos tuiles atelier, ou une deux fois »
red_cathedral-name-S16 = « activer deux de vos tuiles atelier, ou une deux fois »
red_cathedral-name-S17 = « un ornement non construit → 3 PP »
red_cathedral-name-S18 = « un ornement non construit → 3 PP »
red_cathedral-name-S19 = « 1–5 roubles → 1 PR pour chacun »
red_cathedral-name-S20 = « 1 matériau au choix et 1 livraison »
red_cathedral-name-S21 = « 1 matériau au choix et 1 livraison »
red_cathedral-name-S22 = « activer une tuile ressource »
red_cathedral-name-S23 = « revendiquer une section »
red_cathedral-name-S24 = « revendiquer une section »
red_cathedral-cards-B01 = base
red_cathedral-cards-B02 = base
red_cathedral-cards-B03 = base
red_cathedral-cards-B04 = base
red_cathedral-cards-B05 = base
red_cathedral-cards-B06 = base
red_cathedral-cards-B07 = base
red_cathedral-cards-B08 = base
red_cathedral-cards-B09 = base
red_cathedral-cards-B10 = base
red_cathedral-cards-M01 = section intermédiaire
red_cathedral-cards-M02 = section intermédiaire
red_cathedral-cards-M03 = section intermédiaire
red_cathedral-cards-M04 = section intermédiaire
red_cathedral-cards-M05 = section intermédiaire
red_cathedral-cards-M06 = section intermédiaire
red_cathedral-cards-M07 = section intermédiaire
red_cathedral-cards-M08 = section intermédiaire
red_cathedral-cards-M09 = section intermédiaire
red_cathedral-cards-M10 = section intermédiaire
red_cathedral-cards-M11 = section intermédiaire
red_cathedral-cards-M12 = section intermédiaire
red_cathedral-cards-M13 = section intermédiaire
red_cathedral-cards-M14 = section intermédiaire
red_cathedral-cards-M15 = section intermédiaire
red_cathedral-cards-M16 = section intermédiaire
red_cathedral-cards-M17 = section intermédiaire
red_cathedral-cards-M18 = section intermédiaire
red_cathedral-cards-M19 = section intermédiaire
red_cathedral-cards-M20 = section intermédiaire
red_cathedral-cards-D01 = dôme
red_cathedral-cards-D02 = dôme
red_cathedral-cards-D03 = dôme
red_cathedral-cards-D04 = dôme
red_cathedral-cards-D05 = dôme
red_cathedral-cards-D06 = dôme
red_cathedral-cards-D07 = dôme
red_cathedral-cards-D08 = dôme
red_cathedral-cards-D09 = dôme
red_cathedral-cards-D10 = dôme
