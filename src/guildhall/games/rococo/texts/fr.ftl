### Rococo : questions au joueur, journal, score, options, actions et noms des choses.

rococo-title = Rococo
rococo-summary = Dirigez un atelier de couture à la cour de Louis XV : menez habilement vos ouvriers, créez des vêtements splendides, ornez le palais et brillez par votre prestige quand s’ouvrira le grand bal.

## Ce que l’on demande au joueur

rococo-prompt-choose = { $count ->
    [one] Choisissez encore { $count } carte pour votre main.
   *[other] Choisissez { $count } cartes pour votre main.
 }
rococo-prompt-confirm = Jouez-vous cette manche avec ces trois cartes ? Confirmez ou choisissez de nouveau.
rococo-prompt-chosen = Vos cartes sont choisies. Vous pouvez choisir de nouveau jusqu’à ce que le dernier joueur ait confirmé.
rococo-prompt-play = À vous : jouez une carte de votre main.
rococo-prompt-main = Votre { $rank ->
    [2] maître
    [1] compagnon
   *[other] apprenti
 } travaille : choisissez une action.
rococo-note-main = Une action éclaire ce qu’elle vise.
rococo-prompt-bonus = Bonus : { $card }. Vous pouvez renoncer.
rococo-prompt-garment-bonus = Bonus du vêtement ({ $garment }) : { $bonus }. Vous pouvez renoncer.
rococo-prompt-reward-tile = Votre invité vous offre une tuile ressource : prenez-en une dans un tiroir ou renoncez.
rococo-prompt-tile = Garder la tuile comme soie ou l’échanger contre de la dentelle ou du fil ? { $tile }
rococo-prompt-discount = Quelle soie économisez-vous sur ce vêtement ({ $garment }) ? Vous pouvez aussi n’en économiser aucune.
rococo-prompt-pay = Choisissez les tuiles ressource pour payer : { $garment } ; encore à payer : { $rolls }.
rococo-prompt-rent = { $livres ->
    [0] Ce vêtement ({ $garment }) ne peut pas être vendu : louez-le ({ $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
     } à la fin).
   *[other] Votre création : { $garment }. La louer ({ $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
     } à la fin) ou la vendre pour { $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
     } ?
 }
rococo-prompt-jewel = Achetez un bijou assorti à ce vêtement ({ $garment }) ou renoncez.
rococo-prompt-place = Choisissez une case d’invité : { $garment }.
rococo-prompt-task = Cette tuile convient à deux épreuves d’examen : laquelle marquez-vous ?
rococo-prompt-exam-card = Examen réussi : prenez en main une carte au choix de la pioche d’examen.
rococo-prompt-discard = { $count ->
    [0] Défaussez des tuiles ressource pour du prestige ou renoncez. { $card }
    [one] { $count } tuile défaussée jusqu’ici : une autre, ou terminé ? { $card }
   *[other] { $count } tuiles défaussées jusqu’ici : une autre, ou terminé ? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Achetez du prestige avec vos livres ou renoncez. { $card }
    [one] { $count } point de prestige acheté jusqu’ici : un autre, ou terminé ? { $card }
   *[other] { $count } points de prestige achetés jusqu’ici : un autre, ou terminé ? { $card }
 }
rococo-prompt-her-card = Madame du Barry dévoile une carte : { $card }
rococo-prompt-her-place = Une autre carte dit où Madame du Barry loue le vêtement ({ $garment }) : { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }.

## Le journal

rococo-log-round = La manche { $round } commence.
rococo-log-starts = { $player } détenait la faveur de la reine et commence cette manche.
rococo-log-chosen = { $player } a choisi ses cartes pour cette manche. { $cards }
rococo-log-change = { $player } choisit de nouveau ses cartes.
rococo-log-recycle = { $player } fait de sa défausse une nouvelle réserve.
rococo-log-play = { $player } joue la carte { $card }
rococo-log-no-action = { $player } ne fait aucune action principale.
rococo-log-decline = { $player } renonce au bonus de la carte { $cards }.
rococo-log-decline-garment = { $player } renonce au bonus du vêtement ({ $garment }).
rococo-log-decline-tile = { $player } renonce à la tuile ressource de l’invité.
rococo-log-decline-jewel = { $player } n’achète aucun bijou.
rococo-log-decline-discount = { $player } n’économise pas de soie sur ce vêtement ({ $garment }).
rococo-log-decline-buying = { $player } n’achète plus de prestige.
rococo-log-decline-discarding = { $player } ne défausse plus de tuiles.
rococo-log-favor = { $player } prend la faveur de la reine.
rococo-log-acquire = { $player } prend une tuile ressource { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 }. { $tile }
rococo-log-draw = { $player } tire une tuile ressource au hasard. { $tile }
rococo-log-keep = { $player } garde la tuile comme soie. { $tile }
rococo-log-convert = { $player } défausse la tuile et prend { $lace ->
    [0] { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         }
       *[other] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         } et { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
     }
 }.
rococo-log-markers = { $player } prend { $lace ->
    [0] { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         }
       *[other] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         } et { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
     }
 }.
rococo-log-tailor = { $player } crée{ $price ->
    [0] { "" }
    [one] { " " }pour { $price } livre
   *[other] { " " }pour { $price } livres
 } : { $garment }{ $paid ->
    [0] { "" }
   *[other] { " ; " }payé avec : { $tiles }
 }.
rococo-log-sell = { $player } vend : { $garment }.
rococo-log-place = { $player } loue : { $garment } — { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }, invité { $position }.
rococo-log-jewel = { $player } prend un bijou { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $jewel }.
rococo-log-hire = { $player } embauche { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $card }
rococo-log-depute = { $player } se sépare de la carte { $card }
rococo-log-fund = { $player } finance une décoration { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $space }.
rococo-log-all-halls = { $player } est dans les 5 salles : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
 } à la fin.
rococo-log-livres = { $player } reçoit { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-pay = { $player } paie { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-prestige = { $player } marque { $amount ->
    [one] { $amount } point de prestige
   *[other] { $amount } points de prestige
 }.
rococo-log-discard = { $player } défausse une tuile ressource pour du prestige. { $tile }
rococo-log-call = { $player } déplace une carte de sa réserve vers sa défausse : { $card }
rococo-log-copy = { $player } utilise le bonus du dessus d’une défausse adverse ({ $other_player }) : { $card }
rococo-log-task = { $player } marque une épreuve d’examen : { $task }.
rococo-log-exam = { $player } réussit l’{ $exam }.
rococo-log-exam-card = { $player } prend une carte de la pioche d’examen. { $card }
rococo-log-income = { $player } reçoit un revenu de { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-final = Le bal s’ouvre : décompte final.
rococo-log-her-starts = Madame du Barry détenait la faveur de la reine et commence cette manche.
rococo-log-her-card = Madame du Barry dévoile une carte : { $card }
rococo-log-her-favor = Madame du Barry prend la faveur de la reine.
rococo-log-her-tiles = { $count ->
    [one] Madame du Barry prend { $count } tuile ressource.
   *[other] Madame du Barry prend { $count } tuiles ressource.
 }
rococo-log-her-markers = Madame du Barry prend { $lace ->
    [0] { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
   *[other] { $yarn ->
        [0] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         }
       *[other] { $lace ->
            [one] { $lace } dentelle
           *[other] { $lace } dentelles
         } et { $yarn ->
            [one] { $yarn } fil
           *[other] { $yarn } fils
         }
     }
 }.
rococo-log-her-tailor = Madame du Barry crée : { $garment }.
rococo-log-her-hall = Madame du Barry dévoile une carte pour la salle : { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }.
rococo-log-her-place = Madame du Barry loue : { $garment } — { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }, invité { $position }.
rococo-log-her-jewel = Madame du Barry prend un bijou : { $jewel }.
rococo-log-her-hire = Madame du Barry embauche : { $card }
rococo-log-her-fund = Madame du Barry finance une décoration : { $space }.
rococo-log-her-all-halls = Madame du Barry est dans les 5 salles : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
 } à la fin.
rococo-log-her-prestige = Madame du Barry marque { $amount ->
    [one] { $amount } point de prestige
   *[other] { $amount } points de prestige
 }.
rococo-log-her-task = Madame du Barry marque une épreuve d’examen : { $task }.
rococo-log-her-exam = Madame du Barry réussit l’{ $exam }.

## Score et déroulement

rococo-rival = Madame du Barry
rococo-score-play = Pendant la partie
rococo-score-livres = Livres restantes
rococo-score-jewels = Bijoux
rococo-score-crowns = Ouvriers à couronne
rococo-score-favor = Faveur de la reine
rococo-score-hall1 = Salle du Roi
rococo-score-hall2 = Deuxième salle
rococo-score-hall3 = Troisième salle
rococo-score-hall4 = Quatrième salle
rococo-score-hall5 = Cinquième salle
rococo-score-fireworks = Feux d’artifice
rococo-score-statues = Statues
rococo-score-garments = Vêtements dans les salles
rococo-score-terrace = Vêtements sur la terrasse
rococo-score-decorations = Décorations
rococo-score-all-halls = Bonus « Toutes les salles »
rococo-score-tiles = Tuiles ressource
rococo-phase-choose = Choix des cartes
rococo-phase-actions = Actions
rococo-phase-her = Tour de Madame du Barry
rococo-phase-over = La partie est terminée
rococo-end-rounds = Les sept manches sont jouées et le grand bal a commencé.
rococo-end-beaten = Vous avez éclipsé Madame du Barry.
rococo-end-du_barry = Madame du Barry a au moins autant de prestige que vous : la soirée est à elle.

## Options

rococo-option-edition = L’édition jouée.
rococo-option-edition-deluxe = Édition Deluxe de 2020 : le prestige est visible et l’on peut affronter Madame du Barry en solo.
rococo-option-edition-classic = Édition classique de 2013 : le prestige reste secret jusqu’à la fin, de 2 à 5 joueurs.
rococo-option-jewelry_box = Boîte à bijoux : financez un joaillier, parez vos invités de colliers et de bagues et préparez vos apprentis à des examens qui vous valent de meilleurs ouvriers.
rococo-option-jewelry_box-on = Avec la Boîte à bijoux.
rococo-option-jewelry_box-off = Sans la Boîte à bijoux.
rococo-option-luxury_garments = Vêtements de luxe : quatre chefs-d’œuvre qui dévorent la soie et rapportent plus que tout autre vêtement, avec cinq riches tuiles ressource pour les créer.
rococo-option-luxury_garments-on = Avec les Vêtements de luxe.
rococo-option-luxury_garments-off = Sans les Vêtements de luxe.
rococo-option-festive_garments = Vêtements de fête : quatre créations qui vous récompensent dès qu’elles sont faites, selon ce que vous avez déjà au bal.
rococo-option-festive_garments-on = Avec les Vêtements de fête.
rococo-option-festive_garments-off = Sans les Vêtements de fête.
rococo-option-exclusive_tailoring = Confection exclusive : des vêtements pour des invités d’exception, chacun avec son propre cadeau dès qu’il est posé.
rococo-option-exclusive_tailoring-on = Avec la Confection exclusive.
rococo-option-exclusive_tailoring-off = Sans la Confection exclusive.
rococo-option-v_c_per = Édition classique : comment le compagnon de niveau V compte les vêtements. Les livrets ne s’accordent pas.
rococo-option-v_c_per-2 = 1 point de prestige par tranche de 2 vêtements, comme dans le livret Deluxe.
rococo-option-v_c_per-3 = 1 point de prestige par tranche de 3 vêtements, comme dans le livret de 2013.
rococo-option-du_barry_level = Solo : le niveau de Madame du Barry, c’est-à-dire les cartes de sa pioche. Ces pioches sont reconstituées.
rococo-option-du_barry_level-apprentice = Apprenti : elle amasse surtout des tuiles ressource.
rococo-option-du_barry_level-journeyman = Compagnon : l’adversaire habituelle.
rococo-option-du_barry_level-master = Maître : elle crée et embauche plus que jamais.
rococo-option-du_barry_tasks = Solo avec Boîte à bijoux : quelle épreuve d’examen marque Madame du Barry.
rococo-option-du_barry_tasks-fitting = La plus haute épreuve libre à laquelle sa tuile ou son vêtement convient.
rococo-option-du_barry_tasks-next = Simplement la prochaine épreuve libre à partir du haut.
rococo-option-start_player = Qui commence la première manche (en solo : Madame du Barry).
rococo-option-start_player-by_lot = Un joueur tiré au sort.
rococo-option-start_player-first_seat = La première place.
rococo-need-company = En solo, on joue l’édition Deluxe.
rococo-need-classic = Seulement dans l’édition classique.
rococo-need-alone = Seulement quand vous jouez en solo.
rococo-need-exam = Seulement en solo, avec la Boîte à bijoux.
rococo-need-her_start = En solo, Madame du Barry commence.
rococo-preset-first = Première soirée
rococo-preset-first-note = L’édition Deluxe, sans modules.
rococo-preset-full = Le grand bal
rococo-preset-full-note = Deluxe avec les quatre modules.
rococo-preset-solo = Un essayage privé
rococo-preset-solo-note = En solo contre Madame du Barry, avec sa pioche la plus douce.

## Actions

rococo-action-choose = Prendre en main : { $a }
rococo-action-confirm = Confirmer ces cartes
rococo-action-change = Choisir de nouveau
rococo-action-play = Jouer : { $a }
rococo-action-no-action = Aucune action
rococo-action-favor = Demander la faveur de la reine
rococo-action-acquire = Prendre une tuile ressource : { $a }
rococo-action-tailor = Créer : { $a }
rococo-action-hire = Embaucher : { $a }
rococo-action-depute = Se séparer
rococo-action-fund = Financer : { $a }
rococo-action-exam = Passer l’{ $a }
rococo-action-use = Utiliser le bonus
rococo-action-decline = Renoncer
rococo-action-done = Terminé
rococo-action-keep = Garder la tuile comme soie
rococo-action-convert = Échanger la tuile
rococo-action-lace = Prendre de la dentelle
rococo-action-yarn = Prendre du fil
rococo-action-discount = Économiser de la soie : { $a }
rococo-action-pay = Payer avec : { $a }
rococo-action-rent = Louer
rococo-action-sell = Vendre
rococo-action-place = Poser ici : { $a }
rococo-action-jewel = Prendre un bijou : { $a }
rococo-action-depute-card = Se séparer de : { $a }
rococo-action-buy-prestige = Acheter 1 point de prestige
rococo-action-discard = Défausser : { $a }
rococo-action-call = Déplacer de la réserve vers la défausse : { $a }
rococo-action-copy = Utiliser le bonus du dessus de la défausse : { $a }
rococo-action-hall = Choisir : { $a }
rococo-action-mark = Marquer : { $a }
rococo-action-take = Prendre dans la pioche d’examen : { $a }
rococo-action-next = Continuer

## Ce qu’un choix entraîne et ce qui y est définitif

rococo-effect-play = Une action, puis son bonus.
rococo-effect-confirm = Vous pouvez choisir de nouveau jusqu’à ce que le dernier joueur ait confirmé.
rococo-effect-no-action = Seul suit le bonus de la carte jouée.
rococo-effect-favor = Vous commencez la manche suivante.
rococo-effect-acquire = Gardez-la comme soie ou prenez sa dentelle ou son fil.
rococo-effect-tailor = Puis louez-le ou vendez-le.
rococo-effect-hire = En main, dès cette manche.
rococo-effect-depute = La carte quitte la partie ; son bonus peut servir une dernière fois.
rococo-effect-depute-card = La carte quitte la partie.
rococo-effect-fund = Votre jeton reste jusqu’à la fin.
rococo-effect-exam = La carte quitte la partie ; vous en prenez une de la pioche d’examen.
rococo-effect-keep = Elle servira à créer.
rococo-effect-convert = La tuile est défaussée.
rococo-effect-rent = Il rapporte des points à la fin, dans la salle de votre choix.
rococo-effect-sell = Le vêtement est défaussé.
rococo-effect-jewel = Il reste à vous.
rococo-effect-pay = Défaussée entière ; les rouleaux en trop sont perdus.
rococo-effect-call = Vers la défausse ; puis son bonus.
rococo-effect-take = En main.
rococo-final-depute = La carte quitte la partie pour de bon.
rococo-final-depute-card = La carte quitte la partie pour de bon.
rococo-final-exam = La carte quitte la partie pour de bon, et vous voyez la pioche d’examen.
rococo-final-use = Vous tirez une tuile que personne n’a vue.
rococo-final-jewel = Il apporte une tuile que personne n’a vue.

## Noms : couleurs, salles et lieux

rococo-hall-1 = Salle du Roi
rococo-hall-2 = Deuxième salle
rococo-hall-3 = Troisième salle
rococo-hall-4 = Quatrième salle
rococo-hall-5 = Cinquième salle
rococo-seat-0 = joueur 1
rococo-seat-1 = joueur 2
rococo-seat-2 = joueur 3
rococo-seat-3 = joueur 4
rococo-seat-4 = joueur 5

## Noms : décorations, examens et épreuves

rococo-exam-journeyman = examen de compagnon
rococo-exam-master = examen de maître

## Noms : ce que permet un bonus

rococo-bonus-none = il n’y a rien à utiliser
rococo-bonus-gain_livres = prenez les livres
rococo-bonus-gain_prestige = marquez le prestige
rococo-bonus-lace_or_yarn = prenez de la dentelle ou du fil
rococo-bonus-random_resource = tirez une tuile ressource au hasard
rococo-bonus-extra_acquire = acquérez une tuile ressource de plus
rococo-bonus-extra_tailor = créez un vêtement de plus
rococo-bonus-extra_fund = financez une décoration de plus
rococo-bonus-delegate_any = séparez-vous d’un de vos ouvriers au choix
rococo-bonus-livres_per = prenez les livres
rococo-bonus-prestige_per = marquez le prestige
rococo-bonus-per_garment_colour = prenez la récompense de vos vêtements
rococo-bonus-livres_by_deck_size = prenez les livres selon votre personnel
rococo-bonus-prestige_by_deck_size = marquez le prestige selon votre personnel
rococo-bonus-buy_prestige = achetez du prestige avec vos livres
rococo-bonus-discard_silk = défaussez des tuiles ressource pour du prestige
rococo-bonus-use_own_bonus = déplacez une carte de votre réserve vers votre défausse et utilisez son bonus
rococo-bonus-copy_opponent_bonus = choisissez de qui copier la carte du dessus de la défausse
rococo-bonus-livres_if_no_colour = prenez les livres pour les couleurs qui vous manquent
rococo-bonus-claim_favor = prenez la faveur de la reine
rococo-bonus-take_resource = prenez une tuile au choix dans un tiroir
rococo-bonus-take_jewel = prenez un bijou quelconque du présentoir

## Autres noms

rococo-hire-special = votre apprenti spécialisé

## Objets et bonus en toutes lettres

rococo-fireworks = Feux
rococo-statues = Statues
rococo-kitchen-left = Cuisine, gauche
rococo-kitchen-right = Cuisine, droite
rococo-fountain-left = Fontaine, haut
rococo-fountain-right = Fontaine, bas
rococo-musicians = Musicien, { $hall }
rococo-space = { $kind } { $n }
rococo-jeweller = Joaillier
rococo-deluxe-azure = { $for ->
    [gown] bleue
    [silk] bleue
    [ring] bleue
   *[other] bleu
 }
rococo-deluxe-rose = rose
rococo-deluxe-jade = { $for ->
    [gown] verte
    [silk] verte
    [ring] verte
   *[other] vert
 }
rococo-deluxe-amber = orange
rococo-classic-azure = jaune
rococo-classic-rose = { $for ->
    [gown] verte
    [silk] verte
    [ring] verte
   *[other] vert
 }
rococo-classic-jade = rouge
rococo-classic-amber = { $for ->
    [gown] bleue
    [silk] bleue
    [ring] bleue
   *[other] bleu
 }
rococo-master = Maître
rococo-journeyman = Compagnon
rococo-apprentice = Apprenti
rococo-card-name = { $rank } { $level }
rococo-special = Apprenti spécialisé
rococo-gown-of = robe { $colour }
rococo-coat-of = habit { $colour }
rococo-garment = { $what } ({ $printed })
rococo-needs = demande { $what }
rococo-master-only = création réservée à un maître
rococo-sells = se vend { $price }
rococo-tile = { $silk } · { $goods }
rococo-silks = { $silk }
rococo-about-tile = Tuile ressource : { $silk } ; ou { $goods }
rococo-livres = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
 }
rococo-lace = { $n ->
    [one] { $n } dentelle
   *[other] { $n } dentelles
 }
rococo-yarn = { $n ->
    [one] { $n } fil
   *[other] { $n } fils
 }
rococo-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
 }
rococo-silk = { $n ->
    [one] { $n } rouleau de soie { $colour }
   *[other] { $n } rouleaux de soie { $colour }
 }
rococo-guest = { $hall }, invité { $n }
rococo-jewel-name = { $kind ->
    [ring] bague { $colour }
   *[necklace] collier { $colour }
 }
rococo-task-JT1 = un apprenti acquiert et garde de la soie { $silk }
rococo-task-JT2 = un apprenti acquiert et garde de la soie { $silk }
rococo-task-JT3 = un apprenti acquiert de la dentelle ou du fil
rococo-task-JT4 = un apprenti finance une décoration
rococo-task-MT1 = un compagnon crée une robe
rococo-task-MT2 = un compagnon crée un habit
rococo-task-MT3 = un maître crée un vêtement
rococo-her-favor = Elle demande la faveur de la reine et marque 3 points de prestige.
rococo-her-drawer = Elle prend toutes les tuiles du tiroir { $n }.
rococo-her-place = { $place ->
    [left] Elle prend la tuile de gauche de chaque tiroir.
    [centre] Elle prend la tuile du milieu de chaque tiroir.
   *[right] Elle prend la tuile de droite de chaque tiroir.
 }
rococo-her-tailor = { $from ->
    [left] Elle crée le vêtement numéro { $n } depuis la gauche.
   *[right] Elle crée le vêtement numéro { $n } depuis la droite.
 }
rococo-her-hire = { $from ->
    [left] Elle embauche l’ouvrier numéro { $n } depuis la gauche.
   *[right] Elle embauche l’ouvrier numéro { $n } depuis la droite.
 }
rococo-her-fund = Elle finance la case la moins chère : { $what }.
rococo-her-fireworks = feux d’artifice
rococo-her-kitchen = cuisine
rococo-her-musicians = musiciens
rococo-her-statues = statues
rococo-b-none = aucun bonus
rococo-b-pay = pour { $price } : { $what }
rococo-b-if = { $gain } ({ $wish })
rococo-b-several = { $what }
rococo-b-lace_or_yarn = une dentelle ou un fil
rococo-b-random_resource = une tuile ressource au hasard
rococo-b-extra-acquire = acquérir une tuile de plus
rococo-b-extra-tailor = créer un vêtement de plus
rococo-b-extra-fund = financer une décoration de plus
rococo-b-less = { $what } de moins
rococo-b-must-sell = il faut le vendre
rococo-b-delegate = { $pay ->
    [none] se séparer de n’importe quel ouvrier sans livres et utiliser son bonus
    [printed] se séparer de n’importe quel ouvrier pour les livres indiquées
   *[table] se séparer de n’importe quel ouvrier pour { $list } livres (maître, compagnon, apprenti)
 }
rococo-b-per = { $gain } { $what }
rococo-b-colour = { $gain } par vêtement { $colour }
rococo-b-no-colour = { $gain } si vous n’avez pas de vêtement { $colour }
rococo-b-staff = { $kind ->
    [livres] livres selon le personnel : { $list }
   *[prestige] prestige selon le personnel : { $list }
 }
rococo-b-step = { $staff } : { $amount }
rococo-b-buy = autant de fois que voulu : 1 point de prestige pour { $price }
rococo-b-discard_silk = { $n ->
    [one] défausser des tuiles : 1 point de prestige par rouleau rare ou par { $n } rouleau commun
   *[other] défausser des tuiles : 1 point de prestige par rouleau rare ou par { $n } rouleaux communs
 }
rococo-b-use_own_bonus = déplacer une carte de la réserve vers la défausse et utiliser son bonus
rococo-b-copy_opponent_bonus = utiliser le bonus du dessus de la défausse d’un rival
rococo-b-claim_favor = la faveur de la reine et { $gain }
rococo-b-take_resource = une tuile au choix d’un tiroir
rococo-b-take_jewel = un bijou au choix
rococo-of-garment = { $n ->
    [one] pour chacun de vos vêtements
   *[other] par tranche de { $n } de vos vêtements
 }
rococo-of-garment_azure = { $n ->
    [one] pour chaque vêtement { $colour } à vous
   *[other] par tranche de { $n } vêtements à vous (couleur : { $colour })
 }
rococo-of-garment_rose = { $n ->
    [one] pour chaque vêtement { $colour } à vous
   *[other] par tranche de { $n } vêtements à vous (couleur : { $colour })
 }
rococo-of-decoration = { $n ->
    [one] pour chacune de vos décorations
   *[other] par tranche de { $n } de vos décorations
 }
rococo-of-hall_present = { $n ->
    [one] pour chaque salle où vous êtes
   *[other] par tranche de { $n } salles où vous êtes
 }
rococo-of-garment_in_one_hall = { $n ->
    [one] pour chacun de vos vêtements dans une salle
   *[other] par tranche de { $n } de vos vêtements dans une salle
 }
rococo-of-master_guest = { $n ->
    [one] pour chacun de vos vêtements sur une case de maître
   *[other] par tranche de { $n } de vos vêtements sur des cases de maître
 }
rococo-of-pair_lady_gentleman = { $n ->
    [one] pour chaque paire formée d’une de vos robes et d’un de vos habits
   *[other] par tranche de { $n } paires formées de vos robes et de vos habits
 }
rococo-of-pair_azure_jade = { $n ->
    [one] pour chaque paire de vos robes des deux couleurs
   *[other] par tranche de { $n } paires de vos robes des deux couleurs
 }
rococo-of-lace_yarn_pair = { $n ->
    [one] pour chaque paire rendue de dentelle et de fil
   *[other] par tranche de { $n } paires rendues de dentelle et de fil
 }
rococo-of-jewel = { $n ->
    [one] pour chacun de vos bijoux
   *[other] par tranche de { $n } de vos bijoux
 }
rococo-of-ring = { $n ->
    [one] pour chacune de vos bagues
   *[other] par tranche de { $n } de vos bagues
 }
rococo-of-necklace = { $n ->
    [one] pour chacun de vos colliers
   *[other] par tranche de { $n } de vos colliers
 }
rococo-of-jewel_set = { $n ->
    [one] pour chaque série de quatre bijoux différents
   *[other] par tranche de { $n } séries de quatre bijoux différents
 }
rococo-of-apprentice = { $n ->
    [one] pour chacun de vos apprentis
   *[other] par tranche de { $n } de vos apprentis
 }
rococo-if-gentleman_garments = { $n ->
    [one] s’embauche avec au moins { $n } habit à vous au bal
   *[other] s’embauche avec au moins { $n } habits à vous au bal
 }
rococo-if-lady_garments = { $n ->
    [one] s’embauche avec au moins { $n } robe à vous au bal
   *[other] s’embauche avec au moins { $n } robes à vous au bal
 }
rococo-if-master_guests = { $n ->
    [one] s’embauche avec au moins { $n } vêtement sur une case de maître
   *[other] s’embauche avec au moins { $n } vêtements sur des cases de maître
 }
rococo-if-livres = s’embauche avec au moins { rococo-livres }
rococo-if-jewels = { $n ->
    [one] s’embauche avec au moins { $n } bijou
   *[other] s’embauche avec au moins { $n } bijoux
 }
rococo-if-decoration_types = { $n ->
    [one] s’embauche avec au moins { $n } type de décoration
   *[other] s’embauche avec au moins { $n } types de décorations
 }
rococo-if-stock = s’embauche avec au moins { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, { $lace ->
    [one] { $lace } dentelle
   *[other] { $lace } dentelles
 } et { $yarn ->
    [one] { $yarn } fil
   *[other] { $yarn } fils
 }
rococo-if-prestige = { $n ->
    [one] s’embauche avec au moins { $n } point de prestige déjà marqué
   *[other] s’embauche avec au moins { $n } points de prestige déjà marqués
 }
rococo-if-master_exams = s’embauche après un examen de maître
rococo-if-halls_present = s’embauche si vous êtes dans toutes les salles
rococo-at-end = à la fin, { $what }
rococo-card-does = { $card } : { $bonus }
rococo-deputes = { $price } en s’en séparant
rococo-about = { $what }

## Why not, in short

rococo-why-ROC-ACQ-03 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-FUND-08 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-HIRE-04 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-JB-04 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-TAILOR-02 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-EXAM-11-fee = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-EXAM-12-fee = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-TAILOR-04-azure = Il faut { $what } : vous en avez { $have }.
rococo-why-ROC-TAILOR-04-rose = Il faut { $what } : vous en avez { $have }.
rococo-why-ROC-TAILOR-04-jade = Il faut { $what } : vous en avez { $have }.
rococo-why-ROC-TAILOR-04-amber = Il faut { $what } : vous en avez { $have }.
rococo-why-ROC-TAILOR-06-lace = Il faut { rococo-lace } : vous en avez { $have }.
rococo-why-ROC-TAILOR-06-yarn = Il faut { rococo-yarn } : vous en avez { $have }.
rococo-why-ROC-ACQ-01 = Il n’y a pas de tuile ici.
rococo-why-ROC-BON-01 = Ce bonus ne l’offre pas.
rococo-why-ROC-EXAM-17 = Un examen n’est jamais un bonus.
rococo-why-ROC-EXAM-11 = Cet examen ne vous est pas ouvert.
rococo-why-ROC-EXAM-12 = Cet examen ne vous est pas ouvert.
rococo-why-ROC-EXAM-11-tasks = Épreuves remplies : { $have } sur { $n }.
rococo-why-ROC-EXAM-12-tasks = Épreuves remplies : { $have } sur { $n }.
rococo-why-ROC-DEPUTE-05 = Il doit en rester quatre : vous en avez { $have }.
rococo-why-ROC-DEPUTE-01 = Quatre ouvriers doivent rester.
rococo-why-ROC-MIX-03 = Cette carte part déjà.
rococo-why-ROC-MIX-10 = Rien à économiser dans cette couleur.
rococo-why-ROC-MIX-21 = Aucun bonus utilisable pour vous.
rococo-why-ROC-MIX-26 = Il ne se vend pas, et ce bonus oblige à vendre.
rococo-why-ROC-P3-07-favor = Un apprenti ne peut pas la demander.
rococo-why-ROC-P3-07-apprentice = Seul un apprenti passe cet examen.
rococo-why-ROC-P3-07-journeyman = Seul un compagnon passe cet examen.
rococo-why-ROC-FAVOR-01 = Elle est prise pour cette manche.
rococo-why-ROC-FUND-03 = Cette case est prise.
rococo-why-ROC-FUND-04 = Vous avez déjà un jeton dans cette moitié.
rococo-why-ROC-JB-10 = Vous avez déjà un joaillier.
rococo-why-ROC-JB-02 = Vous n’avez pas de joaillier.
rococo-why-ROC-JB-03 = Un collier va avec une robe, une bague avec un habit.
rococo-why-ROC-JB-08 = Il n’y a pas de bijou ici.
rococo-why-ROC-HIRE-01 = Seul un maître embauche.
rococo-why-ROC-SPEC-01 = Déjà embauché.
rococo-why-ROC-SPEC-01-rank = Seul un maître embauche.
rococo-why-ROC-SPEC-JA-1 = Habits au bal : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-2 = Robes au bal : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-3 = Vêtements sur des cases de maître : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-4 = Il faut { rococo-livres } : vous en avez { $have }.
rococo-why-ROC-SPEC-JA-5 = Bijoux : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-6 = Types de décorations : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-7 = Il faut quatre tuiles, deux dentelles et deux fils.
rococo-why-ROC-SPEC-JA-8 = Prestige marqué : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-9 = Examens de maître réussis : { $have } sur { $n }.
rococo-why-ROC-SPEC-JA-10 = Présence dans les salles : { $have } sur { $n }.
rococo-why-ROC-TAILOR-01 = Un apprenti ne crée pas.
rococo-why-ROC-TAILOR-03 = Seul un maître le crée.
rococo-why-ROC-TAILOR-05 = Cette tuile est inutile ici.
rococo-why-ROC-TAILOR-12 = Réservé aux créations d’un maître.
rococo-why-ROC-TAILOR-13 = Cet invité est déjà habillé.
rococo-why-ROC-TAILOR-14 = Aucun invité qui convienne n’est libre.
rococo-why-ROC-EMP-JJ-6 = Ce bonus oblige à vendre.
rococo-why-ROC-FEST-01 = Un vêtement de fête ne se vend jamais.
rococo-why-ROC-FEST-02 = Aucun invité qui convienne n’est libre.
rococo-why-ROC-EXCL-01 = Un vêtement exclusif ne se vend jamais.
rococo-why-ROC-EXCL-02 = Aucun invité qui convienne n’est libre.

## So many of what is paid or comes, in facts about a choice

rococo-goods-livres = { rococo-livres }
rococo-goods-lace = { rococo-lace }
rococo-goods-yarn = { rococo-yarn }
rococo-goods-prestige = { rococo-prestige }
rococo-goods-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
rococo-goods-tile = { $n ->
    [one] { $n } tuile ressource
   *[other] { $n } tuiles ressource
 }
rococo-goods-unseen = { $n ->
    [one] { $n } chose cachée
   *[other] { $n } choses cachées
 }
