### The Red Cathedral : questions au joueur, journal, score, options, actions et noms des choses.

red_cathedral-title = La Cathédrale rouge
red_cathedral-summary = Bâtissez pour le tsar Ivan la cathédrale Saint-Basile : revendiquez des sections, puisez vos matériaux dans un marché de dés vagabonds, construisez, décorez – et gagnez plus de prestige que tous les autres.

## Questions au joueur

red_cathedral-prompt-basic =
    { $last ->
        [1] Votre dernier tour : { $open }.
       *[other] Votre tour : { $open }.
    }
red_cathedral-prompt-after =
    { $free ->
        [0] Votre action est terminée : finissez votre tour.
       *[other] Votre action est terminée : finissez votre tour ou utilisez d’abord une action gratuite.
    }
red_cathedral-prompt-market =
    { $open ->
        [0] Votre dé { $die } est sur la case { $space } : il n’y a plus rien à y faire, terminez.
       *[other] Votre dé { $die } est sur la case { $space } : effectuez les actions de marché dans l’ordre voulu, puis terminez.
    }
red_cathedral-prompt-claim = Choisissez une section à revendiquer.
red_cathedral-prompt-banner = Quelle bannière va sur la section { $section } ?
red_cathedral-prompt-place =
    { $free ->
        [1] Placez la tuile atelier { $tile } : cette fois, c’est gratuit même face visible.
       *[other] { $payable ->
            [0] Placez la tuile atelier { $tile } : face visible, rien n’est payable, donc face cachée.
           *[other] Placez la tuile atelier { $tile } : face visible pour les roubles de l’emplacement, ou face cachée gratuitement.
        }
    }
red_cathedral-prompt-deliver = { $work ->
        [deliver] Livrez des matériaux
        [decorate] Décorez
       *[other] Livrez des matériaux ou décorez
    } : { $count ->
        [one] il reste { $count } livraison
       *[other] il reste { $count } livraisons
    }.
red_cathedral-prompt-jewels = Ajoutez des gemmes à l’ornement de la section { $section }, ou laissez-le tel quel.
red_cathedral-prompt-branch = Choisissez comment utiliser cet effet.
red_cathedral-prompt-part = Quelle partie de l’effet vient ensuite ? Vous pouvez renoncer au reste.
red_cathedral-prompt-take = Choisissez ce que vous prenez (encore { $count }).
red_cathedral-prompt-keep = Tout ne rentre pas : choisissez ce que vous gardez.
red_cathedral-prompt-pay =
    { $least ->
        [0] Choisissez ce que vous payez : encore { $most } au plus, ou arrêtez.
       *[other] Choisissez ce que vous payez : encore { $least } au moins, { $most } au plus.
    }
red_cathedral-prompt-tile = Choisissez une tuile atelier à activer (encore { $count }).
red_cathedral-prompt-space = Choisissez une case du marché.
red_cathedral-prompt-die = Choisissez un dé : vous gagnez les ressources de sa case.
red_cathedral-prompt-rival = Les pièces de qui comptent ?
red_cathedral-prompt-foreman = De combien de tours de la cathédrale avance le contremaître ?
red_cathedral-prompt-extra = Choisissez une action de marché supplémentaire (encore { $count }).
red_cathedral-prompt-influence = Choisissez une action d’une carte influence.
red_cathedral-prompt-again = { $card } : effectuer l’action encore une fois ?
red_cathedral-prompt-offer = Ce bénéfice a un coût : le voulez-vous ?
red_cathedral-prompt-objective = Choisissez la carte objectif à garder ({ $count ->
        [one] { $count } piochée
       *[other] { $count } piochées
    }).
red_cathedral-prompt-return = Vous avez quatre cartes objectif : mettez-en une sous la pioche.
red_cathedral-prompt-icons = Prenez des matériaux que montrent les sections piochées.
red_cathedral-prompt-section-rubles = Choisissez une de vos sections inachevées : vous gagnez ses roubles.
red_cathedral-prompt-section-rp = Choisissez une de vos sections inachevées : vous gagnez la moitié de ses PR.
red_cathedral-prompt-service = Choisissez un jeton service.
red_cathedral-prompt-token =
    { $payable ->
        [0] { $city } : retirez du jeu un spécialiste voisin de la ville ; l’embaucher coûte { $price ->
            [one] { $price } rouble
           *[other] { $price } roubles
        }.
       *[other] { $city } : embauchez pour { $price ->
            [one] { $price } rouble
           *[other] { $price } roubles
        } un spécialiste voisin de la ville, ou retirez-en un du jeu.
    }
red_cathedral-prompt-sell = Vendez encore du prestige maintenant, ou arrêtez.
red_cathedral-prompt-ornament = Choisissez un ornement non construit à retirer du jeu.
red_cathedral-prompt-ivan-card = Ivan déplace le dé { $die } ; sa carte est « { $card } ».
red_cathedral-prompt-ivan-done = Ivan a effectué « { $card } » ; on relance maintenant les dés de sa case.
red_cathedral-prompt-ivan-claim = Plusieurs sections se valent pour Ivan : choisissez celle qu’il revendique.
red_cathedral-prompt-ivan-first = Choisissez la base qu’Ivan revendique avant le début de la partie.

## Journal

red_cathedral-log-gain = { $player } gagne { $goods }.
red_cathedral-log-pay = { $player } paie { $goods }.
red_cathedral-log-claim = { $player } revendique la section { $section } et prend la tuile atelier { $tile }.
red_cathedral-log-place-up = { $player } place la tuile atelier { $tile } face visible : { $space }.
red_cathedral-log-place-down = { $player } place la tuile atelier { $tile } face cachée : { $space }.
red_cathedral-log-deliver = { $player } livre à la section { $section } : { $kind }.
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
red_cathedral-log-foreman-bonus = Le contremaître regarde : { $player } gagne 1 PR de plus.
red_cathedral-log-last =
    { $pp ->
        [0] { $player } a achevé sa sixième section : Ivan a encore un tour.
       *[other] { $player } achève sa sixième section et gagne { $pp } PP : tous les autres ont encore un tour.
    }
red_cathedral-log-penalty = { $player } perd { $rp } PR pour la section inachevée { $section }.
red_cathedral-log-hire = { $player } envoie un entrepreneur à { $city } pour { $permits } permis.
red_cathedral-log-buy-token = { $player } embauche le spécialiste { $token }.
red_cathedral-log-remove-token = { $player } retire du jeu le spécialiste { $token }.
red_cathedral-log-city = La tour { $tower } est complète : la ville de { $city } rapporte et ferme.
red_cathedral-log-city-points = { $player } gagne { $rp } PR à { $city }.
red_cathedral-log-move =
    { $extra ->
        [0] { $player } déplace le dé { $die } sur la case { $space }.
       *[other] { $player } paie { $extra ->
                [one] { $extra } case supplémentaire
               *[other] { $extra } cases supplémentaires
            } et déplace le dé { $die } sur la case { $space }.
    }
red_cathedral-log-roll = Les dés de la case { $space } sont relancés : { $dice }.
red_cathedral-log-influence = { $player } utilise l’influence : { $card }, { $action } action.
red_cathedral-log-specialist = { $player } utilise le spécialiste { $token }.
red_cathedral-log-activate = { $player } active la tuile atelier { $tile }.
red_cathedral-log-draw-objectives = { $player } pioche { $count ->
        [one] { $count } carte objectif
       *[other] { $count } cartes objectif
    }. { $cards }
red_cathedral-log-keep-objective = { $player } garde une carte objectif.
red_cathedral-log-return-objective = { $player } met une carte objectif sous la pioche.
red_cathedral-log-draw-sections = { $player } révèle des sections inutilisées : { $cards }.
red_cathedral-log-reward = { $player } reçoit d’avance une part de la récompense de la section { $section }.
red_cathedral-log-foreman = { $player } envoie le contremaître à la tour { $tower }.
red_cathedral-log-take-service = { $player } prend un jeton service : { $service }.
red_cathedral-log-discard = { $player } retire du jeu un ornement : { $piece }.
red_cathedral-log-permit = { $player } paie 1 PP pour un permis.
red_cathedral-log-service = { $player } utilise un jeton service : { $service }.
red_cathedral-log-reroll = { $player } paie 1 PP pour relancer les dés de la case { $space }.
red_cathedral-log-sell = { $player } vend 1 PP pour 2 roubles.
red_cathedral-log-pass = { $player } ne peut rien faire et passe.
red_cathedral-log-decline-offer = { $player } renonce au bénéfice.
red_cathedral-log-decline-part = { $player } renonce au reste de l’effet.
red_cathedral-log-decline-tile = { $player } renonce à activer une autre tuile atelier.
red_cathedral-log-decline-deliver = { $player } renonce à livrer davantage.
red_cathedral-log-decline-sell = { $player } ne vend plus de PP.
red_cathedral-log-decline-extra = { $player } renonce à une action de marché supplémentaire.
red_cathedral-log-decline-again = { $player } ne répète pas l’action : { $card }.
red_cathedral-log-decline-jewel =
    { $count ->
        [0] { $player } n’ajoute aucune gemme.
       *[other] { $player } n’ajoute pas de seconde gemme.
    }
red_cathedral-log-decline-market = { $player } quitte le marché sans utiliser : { $left }.
red_cathedral-left-obtain = les ressources
red_cathedral-left-influence = l’influence
red_cathedral-left-activate = l’atelier
red_cathedral-log-extra-lost = { $player } perd une action de marché supplémentaire.
red_cathedral-log-score-objective = { $player } gagne { $pp } PP pour l’objectif { $card }.
red_cathedral-log-score-tower = { $player } gagne { $pp } PP pour la tour { $tower }.
red_cathedral-log-ivan-move = Ivan déplace le dé { $die } sur la case { $space } ; sa carte est « { $card } ».
red_cathedral-log-ivan-roll = Les dés de la case { $space } sont relancés : { $dice }.
red_cathedral-log-ivan-gain = Ivan gagne { $goods }.
red_cathedral-log-ivan-stock = Ivan fait des réserves : { $goods }.
red_cathedral-log-ivan-transport = Ivan amène { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    } au chantier.
red_cathedral-log-ivan-skips = Ivan ne peut pas effectuer sa carte et la saute.
red_cathedral-log-ivan-claim = Ivan revendique la section { $section } ; la tuile atelier { $tile } est défaussée.
red_cathedral-log-ivan-deliver = Ivan livre à la section { $section } : { $kind }.
red_cathedral-log-ivan-complete = Ivan achève la section { $section } et gagne { $rp } PR.
red_cathedral-log-ivan-foreman-bonus = Le contremaître regarde : Ivan gagne 1 PR de plus.
red_cathedral-log-ivan-last = Ivan a achevé sa sixième section : il vous reste un tour.
red_cathedral-log-ivan-penalty = Ivan perd { $rp } PR pour la section inachevée { $section }.
red_cathedral-log-ivan-hire = Ivan envoie un entrepreneur à { $city }.
red_cathedral-log-ivan-token = Ivan prend le spécialiste { $token }.
red_cathedral-log-ivan-doubles = Deux spécialistes d’Ivan ont le même outil et retournent dans le sac : { $first } et { $second }.
red_cathedral-log-ivan-city-points = Ivan gagne { $rp } PR à { $city }.
red_cathedral-log-ivan-score-tower = Ivan gagne { $pp } PP pour la tour { $tower }.

## Score et déroulement

red_cathedral-rival = Ivan Yakovlev
red_cathedral-score-track = Prestige sur la piste
red_cathedral-score-objectives = Cartes objectif
red_cathedral-score-leftovers = Restes
red_cathedral-score-tools = Outils
red_cathedral-score-towers = Tours
red_cathedral-score-tower-1 = Tour 1
red_cathedral-score-tower-2 = Tour 2
red_cathedral-score-tower-3 = Tour 3
red_cathedral-score-tower-4 = Tour 4
red_cathedral-score-tower-5 = Tour 5
red_cathedral-score-tower-6 = Tour 6
red_cathedral-phase-action = Action
red_cathedral-phase-claim = Revendication
red_cathedral-phase-market = Au marché
red_cathedral-phase-end = Fin du tour
red_cathedral-phase-ivan = Tour d’Ivan
red_cathedral-phase-last = Dernier tour
red_cathedral-phase-over = La partie est finie
red_cathedral-end-sixth = Quelqu’un a achevé une sixième section, et tous les autres ont eu un dernier tour.
red_cathedral-end-stalled = Pendant vingt manches, personne n’a revendiqué, livré ni embauché : la partie est finie.
red_cathedral-end-won = Vous avez plus de prestige qu’Ivan Yakovlev et gagnez.
red_cathedral-end-lost = Ivan Yakovlev a plus de prestige et gagne.
red_cathedral-end-tied = Vous partagez la victoire avec Ivan Yakovlev.

## Options

red_cathedral-option-contractors = Le module Entrepreneurs : envoyez des entrepreneurs dans six villes, embauchez des spécialistes avec leurs outils et lâchez un dé noir sur le marché.
red_cathedral-option-contractors-off = Sans le module : la cathédrale, le marché et rien d’autre.
red_cathedral-option-contractors-on = Avec le module : les permis ouvrent les villes, et chaque tour complète récompense ceux qui ont du monde dans sa ville.
red_cathedral-option-workshop_board = La face des plateaux d’atelier.
red_cathedral-option-workshop_board-basic = Face de base : les deux bannières extérieures ne bloquent rien.
red_cathedral-option-workshop_board-advanced = Face avancée : d’autres prix, et une bannière sur chaque emplacement d’atelier blanc.
red_cathedral-option-fourth_guild = La guilde de la quatrième carte influence, qui donne à chaque partie une saveur bien à elle.
red_cathedral-option-fourth_guild-auto = Le Clergé ; avec le module Entrepreneurs, une guilde de l’extension au hasard.
red_cathedral-option-fourth_guild-random = Une guilde de l’extension au hasard : laissez-vous surprendre.
red_cathedral-option-fourth_guild-clergy = Clergé : changez roubles et trésors en reconnaissance et en prestige.
red_cathedral-option-fourth_guild-jewelers = Joailliers : amassez des diamants, qui remplacent n’importe quel matériau quand vous construisez.
red_cathedral-option-fourth_guild-workers = Ouvriers : remettez au travail vos tuiles atelier – ou celles du voisin.
red_cathedral-option-fourth_guild-foremen = Contremaîtres : un contremaître va de tour en tour, récompense qui construit sous ses yeux et double les pénalités.
red_cathedral-option-fourth_guild-contractors = Entrepreneurs (seulement avec le module) : chaque entrepreneur sur la carte de Moscovie rapporte des roubles ou des permis.
red_cathedral-option-fourth_guild-shopkeepers = Boutiquiers : achetez des actions de marché supplémentaires et tirez davantage d’un seul dé.
red_cathedral-option-fourth_guild-accountants = Comptables : de petits gains et des échanges avisés.
red_cathedral-option-fourth_guild-notaries = Notaires (seulement avec le module) : gagnez des permis et changez-les en livraisons, en matériaux ou en prestige.
red_cathedral-option-fourth_guild-scribes = Scribes : poursuivez des objectifs secrets, ou faites ce que savent faire les autres guildes.
red_cathedral-option-fourth_guild-architects = Architectes : trouvez des matériaux dans les plans écartés et touchez vos récompenses d’avance.
red_cathedral-option-fourth_guild-brickmakers = Briquetiers : échangez des briques contre des jetons service et utilisez-les au meilleur moment.
red_cathedral-option-fourth_guild_card = Laquelle des trois cartes de cette guilde est utilisée.
red_cathedral-option-fourth_guild_card-random = Une au hasard.
red_cathedral-option-fourth_guild_card-1 = La première carte.
red_cathedral-option-fourth_guild_card-2 = La deuxième carte.
red_cathedral-option-fourth_guild_card-3 = La troisième carte.
red_cathedral-option-plans = Les plans de construction parmi lesquels on en tire un.
red_cathedral-option-plans-auto = Ceux du jeu de base ; avec le module Entrepreneurs, tous.
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
red_cathedral-option-scribes_virtual_die = Scribes : si le dé imaginaire compte avec les dés de la case choisie.
red_cathedral-option-scribes_virtual_die-on = Il compte, jusqu’à trois dés en tout.
red_cathedral-option-scribes_virtual_die-off = Seuls les vrais dés comptent, au moins un.
red_cathedral-option-shopkeepers_influence = Boutiquiers : si utiliser l’influence peut être l’action de marché supplémentaire.
red_cathedral-option-shopkeepers_influence-on = Oui, même sur la carte des Boutiquiers elle-même.
red_cathedral-option-shopkeepers_influence-off = Non : seulement obtenir des ressources ou activer une tuile atelier.
red_cathedral-option-borrowed_infinity = Combien de fois se répète une action infinie prêtée par les Scribes ou par un jeton service.
red_cathedral-option-borrowed_infinity-any = Autant que vous voulez et pouvez payer, comme au marché.
red_cathedral-option-borrowed_infinity-once = Elle se joue une fois.
red_cathedral-option-architects_resource = Architectes : ce que peut être la ressource de la seconde carte.
red_cathedral-option-architects_resource-material = Un matériau montré par la carte.
red_cathedral-option-architects_resource-any = Aussi un rouble montré par la carte.
red_cathedral-option-solo-ivan_cards = Solo : quel dé va avec quelle carte d’Ivan.
red_cathedral-option-solo-ivan_cards-random = Le hasard décide.
red_cathedral-option-solo-ivan_cards-fixed = Toujours de la même façon.
red_cathedral-option-solo-ivan_die = Solo : quel dé Ivan déplace.
red_cathedral-option-solo-ivan_die-deck = Une pile mélangée décide : chaque dé une fois par passage de la pile.
red_cathedral-option-solo-ivan_die-lowest = Le dé au plus petit nombre.
red_cathedral-option-solo-ivan_die-highest = Le dé au plus grand nombre.
red_cathedral-option-solo-first_claim = Solo : ce qu’Ivan revendique avant le début de la partie.
red_cathedral-option-solo-first_claim-random_base = Une base au hasard.
red_cathedral-option-solo-first_claim-leftmost_base = La base la plus à gauche.
red_cathedral-option-solo-first_claim-human = Une base de votre choix.
red_cathedral-option-solo-first_claim-none = Rien.
red_cathedral-option-solo-ivan_claim_ties = Solo : qui choisit entre des sections qui se valent pour Ivan.
red_cathedral-option-solo-ivan_claim_ties-human = Vous choisissez.
red_cathedral-option-solo-ivan_claim_ties-leftmost = Ivan prend la plus à gauche.
red_cathedral-option-solo-ivan_claim_ties-random = Le hasard décide.
red_cathedral-option-solo-ivan_scan = Solo : dans quel ordre Ivan remplit ses sections.
red_cathedral-option-solo-ivan_scan-rows = Niveau par niveau depuis le bas.
red_cathedral-option-solo-ivan_scan-towers = Une tour après l’autre depuis la gauche.
red_cathedral-option-solo-ivan_leftovers = Solo : si les matériaux sur les cartes d’Ivan comptent comme restes.
red_cathedral-option-solo-ivan_leftovers-on = Ils comptent.
red_cathedral-option-solo-ivan_leftovers-off = Ils ne comptent pas.
red_cathedral-option-solo-level = Solo : la force d’Ivan (valeurs reconstituées).
red_cathedral-option-solo-level-apprentice = Apprenti : un rival clément pour vos premières parties.
red_cathedral-option-solo-level-journeyman = Compagnon : le rival habituel.
red_cathedral-option-solo-level-master = Maître : il gagne et amasse davantage et agit plus souvent.
red_cathedral-need-contractors = Seulement avec le module Entrepreneurs.
red_cathedral-need-permits = La troisième carte des Joailliers donne des permis : seulement avec le module Entrepreneurs.
red_cathedral-need-alone = Seulement quand vous jouez en solo.
red_cathedral-need-company = En solo, vous commencez.
red_cathedral-need-seat = Cette place n’existe pas à cette table.
red_cathedral-need-scribes = Seulement si les Scribes peuvent être la quatrième guilde.
red_cathedral-need-shopkeepers = Seulement si les Boutiquiers peuvent être la quatrième guilde.
red_cathedral-need-architects = Seulement si les Architectes peuvent être la quatrième guilde.
red_cathedral-need-borrowing = Seulement si les Scribes ou les Briquetiers peuvent être la quatrième guilde.
red_cathedral-preset-first = Première pierre
red_cathedral-preset-first-note = Le jeu de base, plateaux simples.
red_cathedral-preset-full = Toute la ville
red_cathedral-preset-full-note = Module Entrepreneurs, une guilde de l’extension, plateaux avancés.
red_cathedral-preset-solo = Seul avec Ivan
red_cathedral-preset-solo-note = Un rival clément pour un premier solo.

## Actions

red_cathedral-action-claim = Revendiquer la section { $a }
red_cathedral-action-banner = Prendre une bannière { $a }
red_cathedral-action-place = Placer la tuile { $b } : { $a }
red_cathedral-action-deliver = Livrer à la section { $b } : { $a }
red_cathedral-action-substitute = Livrer à la section { $b } un diamant comme { $a }
red_cathedral-action-decorate = Décorer la section { $a }
red_cathedral-action-decorate-diamond = Décorer la section { $a } avec un diamant comme matériau
red_cathedral-action-jewel = Ajouter : { $a }
red_cathedral-action-move = Déplacer le dé { $a } – { $b } { $c }
red_cathedral-action-obtain = Obtenir les ressources
red_cathedral-action-influence = Utiliser l’influence – { $a }
red_cathedral-action-activate = Activer la tuile ({ $a }){ $more }
red_cathedral-action-borrow = Activer la tuile de la place { $a } ({ $b }){ $more }
red_cathedral-action-specialist = Utiliser votre spécialiste{ $more }
red_cathedral-action-finish = Terminer et relancer les dés
red_cathedral-action-end = Finir le tour
red_cathedral-action-pass = Passer
red_cathedral-action-sell = Vendre 1 PP pour 2 roubles
red_cathedral-action-reroll = Payer 1 PP et relancer les dés de la case { $a }
red_cathedral-action-permit = Payer 1 PP et prendre 1 permis
red_cathedral-action-service = Utiliser le service : { $a }
red_cathedral-action-take = Prendre : { $a }
red_cathedral-action-keep = Garder : { $a }
red_cathedral-action-pay = Payer : { $a }
red_cathedral-action-spend = Payer en roubles : { $a }
red_cathedral-action-part = { $a }
red_cathedral-action-branch = { $a }
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
red_cathedral-action-icon = De la carte piochée, { $a } : { $b }
red_cathedral-action-reward = Récompense de la section { $a }
red_cathedral-action-take-service = Prendre le service : { $a }
red_cathedral-action-hire = Envoyer un entrepreneur à { $a }
red_cathedral-action-buy-token = Embaucher le spécialiste { $a } pour 2 roubles
red_cathedral-action-remove-token = Retirer du jeu le spécialiste { $a }
red_cathedral-action-discard = Retirer du jeu : { $a }
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
red_cathedral-name-rp = points de reconnaissance (PR)
red_cathedral-name-pp = points de prestige (PP)
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
red_cathedral-bench-red = emplacement d’atelier rouge
red_cathedral-bench-green = emplacement d’atelier vert
red_cathedral-bench-blue = emplacement d’atelier bleu
red_cathedral-bench-yellow = emplacement d’atelier jaune
red_cathedral-bench-white-a = premier emplacement d’atelier blanc
red_cathedral-bench-white-b = second emplacement d’atelier blanc
red_cathedral-banner-inventory = de l’inventaire
red_cathedral-banner-outside = hors de l’inventaire
red_cathedral-banner-white-a = du premier emplacement d’atelier blanc
red_cathedral-banner-white-b = du second emplacement d’atelier blanc
red_cathedral-name-up = face visible
red_cathedral-name-down = face cachée
red_cathedral-name-a = première
red_cathedral-name-b = seconde
red_cathedral-extra = { $n ->
    [0] case
    [one] { $n } case supplémentaire, case
   *[other] { $n } cases supplémentaires, case
 }
red_cathedral-foreman-1 = 1 tour de la cathédrale
red_cathedral-foreman-2 = 2 tours de la cathédrale
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

## Les cartes d’Ivan

red_cathedral-card-recognition = Reconnaissance
red_cathedral-card-inventory = Inventaire
red_cathedral-card-transport = Transport
red_cathedral-card-claim = Revendication
red_cathedral-card-construction = Construction
red_cathedral-card-hire = Embauche

## Resources and effects in words

red_cathedral-goods-lumber = { $n ->
    [one] { $n } bois
   *[other] { $n } bois
 }
red_cathedral-goods-brick = { $n ->
    [one] { $n } brique
   *[other] { $n } briques
 }
red_cathedral-goods-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
 }
red_cathedral-goods-gold = { $n ->
    [one] { $n } or
   *[other] { $n } or
 }
red_cathedral-goods-green_jewel = { $n ->
    [one] { $n } gemme verte
   *[other] { $n } gemmes vertes
 }
red_cathedral-goods-purple_jewel = { $n ->
    [one] { $n } gemme violette
   *[other] { $n } gemmes violettes
 }
red_cathedral-goods-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }
red_cathedral-goods-ruble = { $n ->
    [one] { $n } rouble
   *[other] { $n } roubles
 }
red_cathedral-goods-permit = { $n ->
    [one] { $n } permis
   *[other] { $n } permis
 }
red_cathedral-goods-rp = { $n ->
    [one] { $n } point de reconnaissance
   *[other] { $n } points de reconnaissance
 }
red_cathedral-goods-pp = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
 }
red_cathedral-goods-unseen = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
 }
red_cathedral-goods-material = { $n ->
    [one] { $n } matériau au choix
   *[other] { $n } matériaux au choix
 }
red_cathedral-goods-basic = { $n ->
    [one] { $n } bois, brique ou pierre
   *[other] { $n } parmi bois, brique et pierre
 }
red_cathedral-goods-fine = { $n ->
    [one] { $n } or ou gemme
   *[other] { $n } parmi or et gemmes
 }
red_cathedral-goods-jewel = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
 }
red_cathedral-does-nothing = rien
red_cathedral-does-pay = payez { $what }
red_cathedral-does-per = { $what } { $per }
red_cathedral-does-require = { $what }
red_cathedral-per-paid = { $n ->
    [0] par unité payée
    [one] au moins { $n } unité payée
   *[other] au moins { $n } unités payées
 }
red_cathedral-per-dice-in-space = { $n ->
    [0] par dé sur la case
    [one] au moins { $n } dé sur la case
   *[other] au moins { $n } dés sur la case
 }
red_cathedral-per-own-banners-at-foreman = { $n ->
    [0] pour chacune de vos bannières chez le contremaître
    [one] au moins { $n } bannière à vous chez le contremaître
   *[other] au moins { $n } bannières à vous chez le contremaître
 }
red_cathedral-per-other-banners-at-foreman = { $n ->
    [0] pour chaque bannière d’un autre joueur chez le contremaître
    [one] au moins { $n } bannière d’autres joueurs chez le contremaître
   *[other] au moins { $n } bannières d’autres joueurs chez le contremaître
 }
red_cathedral-per-own-contractors-on-map = { $n ->
    [0] pour chacun de vos entrepreneurs sur la carte
    [one] au moins { $n } entrepreneur à vous sur la carte
   *[other] au moins { $n } entrepreneurs à vous sur la carte
 }
red_cathedral-per-other-contractors-on-map = { $n ->
    [0] pour chaque entrepreneur d’un autre joueur sur la carte
    [one] au moins { $n } entrepreneur d’autres joueurs sur la carte
   *[other] au moins { $n } entrepreneurs d’autres joueurs sur la carte
 }
red_cathedral-per-towers-with-own-presence = { $n ->
    [0] pour chaque tour de la cathédrale où vous avez une bannière ou un ornement
    [one] au moins { $n } tour de la cathédrale où vous avez une bannière ou un ornement
   *[other] au moins { $n } tours de la cathédrale où vous avez une bannière ou un ornement
 }
red_cathedral-per-towers-without-own-presence = { $n ->
    [0] pour chaque tour de la cathédrale où vous n’avez ni bannière ni ornement
    [one] au moins { $n } tour de la cathédrale où vous n’avez ni bannière ni ornement
   *[other] au moins { $n } tours de la cathédrale où vous n’avez ni bannière ni ornement
 }
red_cathedral-per-own-unbuilt-ornaments = { $n ->
    [0] pour chacun de vos ornements non construits
    [one] au moins { $n } ornement non construit
   *[other] au moins { $n } ornements non construits
 }
red_cathedral-per-own-built-ornaments = { $n ->
    [0] pour chacun de vos ornements construits
    [one] au moins { $n } ornement construit
   *[other] au moins { $n } ornements construits
 }
red_cathedral-per-own-ornaments-on-own = { $n ->
    [0] pour chacun de vos ornements sur vos sections
    [one] au moins { $n } ornement sur vos sections
   *[other] au moins { $n } ornements sur vos sections
 }
red_cathedral-per-own-ornaments-on-others = { $n ->
    [0] pour chacun de vos ornements sur les sections des autres
    [one] au moins { $n } ornement sur les sections des autres
   *[other] au moins { $n } ornements sur les sections des autres
 }
red_cathedral-per-own-faceup-workshops = { $n ->
    [0] par tuile atelier face visible
    [one] au moins { $n } tuile atelier face visible
   *[other] au moins { $n } tuiles atelier face visible
 }
red_cathedral-per-own-finished-section-types = { $n ->
    [0] par type de section achevée
    [one] au moins { $n } type de section achevée
   *[other] au moins { $n } types de sections achevées
 }
red_cathedral-per-max-own-claims-in-tower = { $n ->
    [0] pour chacune de vos sections dans une tour de la cathédrale
    [one] au moins { $n } section à vous dans une tour de la cathédrale
   *[other] au moins { $n } sections à vous dans une tour de la cathédrale
 }
red_cathedral-per-max-own-ornaments-in-tower = { $n ->
    [0] pour chacun de vos ornements dans une tour de la cathédrale
    [one] au moins { $n } ornement à vous dans une tour de la cathédrale
   *[other] au moins { $n } ornements à vous dans une tour de la cathédrale
 }
red_cathedral-does-deliver = { $n ->
    [one] { $n } matériau à livrer
   *[other] { $n } matériaux à livrer
 }
red_cathedral-does-obtain-die = les ressources de la case du dé { $die }
red_cathedral-does-obtain-any-tile = les ressources d’une case du marché
red_cathedral-does-obtain-any-die = les ressources de la case d’un dé au choix
red_cathedral-does-obtain-any-space = les ressources d’une case du marché, comme si un dé y était arrivé
red_cathedral-does-activate = activez { $n ->
    [one] { $n } de vos tuiles atelier
   *[other] { $n } de vos tuiles atelier
 }{ $times ->
    [1] {""}
   *[other] { $n ->
        [one] , × { $times }
       *[other] , chacune × { $times }
     }
 }
red_cathedral-does-activate-other = activez une tuile atelier d’un autre joueur
red_cathedral-does-market = { $n ->
    [one] { $n } action de marché supplémentaire
   *[other] { $n } actions de marché supplémentaires
 }{ $times ->
    [1] {""}
   *[other] , × { $times }
 }
red_cathedral-does-foreman = avancez le contremaître de 1 ou 2 tours de la cathédrale
red_cathedral-does-draw-section = { $n ->
    [one] piochez { $n } carte section et prenez les matériaux montrés
   *[other] piochez { $n } cartes section et prenez les matériaux montrés
 }
red_cathedral-does-draw-objective = { $n ->
    [one] piochez { $n } carte objectif, gardez-en 1
   *[other] piochez { $n } cartes objectif, gardez-en 1
 }
red_cathedral-does-reward-rubles = les roubles d’une de vos sections inachevées
red_cathedral-does-reward-rp = la moitié de la reconnaissance d’une de vos sections inachevées
red_cathedral-does-claim = revendiquez une section
red_cathedral-does-discard = retirez du jeu un ornement non construit
red_cathedral-does-take-service = prenez un jeton service
red_cathedral-does-influence = une action d’une carte influence
red_cathedral-does-waive = placez gratuitement la tuile atelier d’une revendication
red_cathedral-quoted = « { $what } »
red_cathedral-section = { $level } de la tour { $tower }
red_cathedral-space = { $n }
red_cathedral-section-card = { $type } ({ $needs })
red_cathedral-influence = { $guild } : { $effect }
red_cathedral-rolled = { $die } { $n }
red_cathedral-range = { $low }–{ $what }

## Why not, in short

red_cathedral-why-RC-CLAIM-08 = Il faut { red_cathedral-goods-ruble } : vous en avez { $have }.
red_cathedral-why-RC-CON-17 = Il faut { red_cathedral-goods-ruble } : vous en avez { $have }.
red_cathedral-why-RC-MKT-05 = Il faut { red_cathedral-goods-ruble } : vous en avez { $have }.
red_cathedral-why-RC-CON-14 = Il faut { red_cathedral-goods-permit } : vous en avez { $have }.
red_cathedral-why-RC-CLAIM-01 = Vous n’avez plus de bannière.
red_cathedral-why-RC-FREE-10 = Le maximum est de { red_cathedral-goods-permit } : vous en avez { $have }.
red_cathedral-why-RC-TRACK-07 = Vous n’avez aucun point de prestige à payer.
red_cathedral-why-RC-EFF-01-rest = Ensuite, vous ne pourriez pas payer la suite.
red_cathedral-why-RC-EFF-12-tile = Vous n’avez aucune tuile atelier face visible.
red_cathedral-why-RC-EFF-12-other = Personne d’autre n’a de tuile atelier face visible.
red_cathedral-why-RC-GUILD-WORKERS-05 = Il faut { $n ->
    [one] { $n } tuile atelier face visible
   *[other] { $n } tuiles atelier face visible
 } : vous en avez { $have }.
red_cathedral-why-RC-EFF-12-tiles = { red_cathedral-why-RC-GUILD-WORKERS-05 }
red_cathedral-why-RC-EFF-12-section = Vous n’avez aucune section inachevée.
red_cathedral-why-RC-EFF-12-card = Aucune action d’une carte influence n’est possible pour l’instant.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02-none = Il ne reste aucun jeton service.
red_cathedral-why-RC-GUILD-BRICKMAKERS-02 = Il n’est plus exposé.
red_cathedral-why-RC-CLAIM-02 = La section du dessous n’a pas encore de bannière.
red_cathedral-why-RC-CLAIM-03 = Aucune de vos bannières n’est là.
red_cathedral-why-RC-CLAIM-06 = Il y a déjà une tuile sur cet emplacement.
red_cathedral-why-RC-CLAIM-13 = Votre bannière occupe cet emplacement.
red_cathedral-why-RC-BUILD-03 = Ce n’est pas une de vos sections inachevées.
red_cathedral-why-RC-BUILD-04 = Cette section n’en a plus besoin.
red_cathedral-why-RC-GUILD-JEWELERS-03 = Vous n’avez pas de diamant.
red_cathedral-why-RC-CON-11 = Vos 6 entrepreneurs sont tous sur la carte de Moscovie.
red_cathedral-why-RC-CON-16 = Ce spécialiste n’est pas voisin de la ville.
red_cathedral-why-RC-CON-22 = Cette ville est fermée : sa tour est achevée.
red_cathedral-why-RC-DECO-01 = Seule une section achevée sans ornement se décore.
red_cathedral-why-RC-DECO-02 = Vous n’avez plus d’ornement pour ce type de section.
red_cathedral-why-RC-DECO-03 = Vous n’avez pas cette gemme.
red_cathedral-why-RC-DECO-06 = Vous n’avez plus d’ornement.
red_cathedral-why-RC-DECO-08 = Il ne reste pas de livraison pour une autre gemme.
red_cathedral-why-RC-EFF-01 = Vous ne pouvez pas en payer le coût.
red_cathedral-why-RC-EFF-02 = Vous n’en avez pas de trop.
red_cathedral-why-RC-EFF-04 = La réserve n’en a plus.
red_cathedral-why-RC-EFF-12 = Il manque ce sur quoi il agit.
red_cathedral-why-RC-FREE-02 = Pas au milieu d’un effet.
red_cathedral-why-RC-FREE-04 = Vous avez déjà vendu du prestige ce tour-ci.
red_cathedral-why-RC-FREE-06 = Vous avez déjà payé une relance ce tour-ci.
red_cathedral-why-RC-FREE-07 = Il n’y a aucun dé sur cette case.
red_cathedral-why-RC-FREE-09 = Les permis font partie du module Entrepreneurs.
red_cathedral-why-RC-SERV-01 = Vous n’avez pas ce jeton service.
red_cathedral-why-RC-SERV-02 = Vous avez déjà utilisé un jeton service ce tour-ci.
red_cathedral-why-RC-SERV-16 = Il sert à une tuile atelier que l’on place.
red_cathedral-why-RC-GUILD-FOREMEN-09 = Vos propres pièces ne comptent pas ici.
red_cathedral-why-RC-GUILD-CONTRACTORS-04 = Vos propres pièces ne comptent pas ici.
red_cathedral-why-RC-MKT-03 = Seuls le dé blanc, le noir et le vôtre vont plus loin pour des roubles.
red_cathedral-why-RC-MKT-04 = Il n’y a pas de dé noir dans cette partie.
red_cathedral-why-RC-MKT-06 = Il y a déjà 3 dés sur cette case.
red_cathedral-why-RC-MKT-10 = Vous l’avez déjà fait avec ce dé.
red_cathedral-why-RC-MKT-13 = Votre dé est dans un autre quadrant.
red_cathedral-why-RC-MKT-14 = Déjà utilisée : l’éclair sert une fois par tour.
red_cathedral-why-RC-MKT-15 = Déjà utilisée : l’éclair sert une fois par tour.
red_cathedral-why-RC-MKT-18 = Carte déjà utilisée : une de ses deux actions.
red_cathedral-why-RC-MKT-19 = Le dé déplacé est d’une autre couleur.
red_cathedral-why-RC-MKT-20 = Une tuile blanche pour le dé blanc : déjà utilisée.
red_cathedral-why-RC-MKT-21 = Aucune tuile face visible ici.
red_cathedral-why-RC-SPEC-01 = Il sert une fois, quand vous déplacez le dé noir.
red_cathedral-why-RC-SPEC-03 = Vous ne pouvez pas le payer, ou il n’a rien sur quoi agir.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-04 = Ce doit être de nouveau la même action.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-05 = Ce doit être une autre action.
red_cathedral-why-RC-GUILD-SHOPKEEPERS-06 = À cette table, l’influence n’est pas une action supplémentaire.
red_cathedral-why-RC-GUILD-SCRIBES-07 = Cette carte a déjà servi pour cela.
red_cathedral-why-RC-SOLO-22 = Une autre section vaut mieux pour Ivan.
red_cathedral-why-RC-TURN-04 = Vous pouvez encore agir.
red_cathedral-short = Il faut { $what } : vous en avez { $have }.
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

## Actions de base ouvertes

red_cathedral-open = { $what }
red_cathedral-open-claim = revendiquez une section
red_cathedral-open-build = construisez
red_cathedral-open-market = allez au marché
red_cathedral-open-hire = embauchez un entrepreneur
red_cathedral-open-pass = rien n’est possible, passez

## Ce qu’entraîne un choix

red_cathedral-effect-claim = Votre bannière reste ici jusqu’à la fin ; vous prenez la tuile et construisez plus tard.
red_cathedral-effect-decorate = Votre ornement : 1 point de prestige avec une gemme, jusqu’à 3 avec deux.
red_cathedral-effect-move = Puis ressources, influence et atelier, une fois chacun ; à la fin, les dés y sont relancés.
red_cathedral-effect-end = Au joueur suivant.
red_cathedral-effect-finish = Les dés de cette case sont relancés ; votre passage au marché est fini.
red_cathedral-effect-hire = L’entrepreneur le plus à gauche y va ; puis vous embauchez ou retirez un spécialiste voisin.
red_cathedral-effect-buy-token = Il reste sur votre plateau et sert une fois, avec le dé noir ; ensuite c’est un outil.
red_cathedral-effect-remove-token = Personne ne l’aura.
red_cathedral-effect-decline = Vous n’en prenez rien.
red_cathedral-effect-discard = Vous ne pourrez plus le construire.
red_cathedral-effect-keep-objective = Les autres cartes piochées vont sous la pioche.

## Ce qu’entraîne un choix définitif

red_cathedral-final-finish = Les dés de cette case sont relancés.
red_cathedral-final-reroll = Les dés qui y sont sont relancés.
red_cathedral-final-buy-token = Un autre spécialiste est pioché dans le sac.
red_cathedral-final-remove-token = Il quitte le jeu, et un autre est pioché dans le sac.
red_cathedral-final-influence = Des cartes cachées sont révélées.
red_cathedral-final-again = Des cartes cachées sont révélées.
