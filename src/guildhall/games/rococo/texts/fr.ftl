### Rococo : questions au joueur, journal, score, options, actions et noms des choses.

rococo-summary = Dirigez un atelier de couture à la cour de Louis XV : menez habilement vos ouvriers, créez des vêtements splendides, ornez le palais et brillez par votre prestige quand s’ouvrira le grand bal.

## Ce que l’on demande au joueur

rococo-prompt-choose = { $count ->
    [one] Choisissez encore { $count } carte pour votre main.
   *[other] Choisissez { $count } cartes pour votre main.
 }
rococo-prompt-confirm = Jouez-vous cette manche avec ces trois cartes ? Confirmez ou choisissez de nouveau.
rococo-prompt-play = À vous : jouez une carte de votre main.
rococo-prompt-main = Choisissez une action principale ou renoncez-y. Carte jouée : { $card }
rococo-prompt-bonus = Bonus : { $bonus }. Vous pouvez renoncer. { $card }
rococo-prompt-garment-bonus = Bonus du vêtement ({ $garment }) : { $bonus }. Vous pouvez renoncer.
rococo-prompt-reward-tile = Votre invité vous offre une tuile ressource : prenez-en une dans un tiroir ou renoncez.
rococo-prompt-tile = Garder la tuile comme soie ou l’échanger contre de la dentelle ou du fil ? { $tile }
rococo-prompt-discount = Quelle soie économisez-vous sur ce vêtement ({ $garment }) ? Vous pouvez aussi n’en économiser aucune.
rococo-prompt-pay = Choisissez les tuiles ressource pour payer : { $garment }{ $azure ->
    [0] { "" }
   *[other] { " ; rouleaux de soie " }bleue (classique : jaune) encore à payer : { $azure }
 }{ $rose ->
    [0] { "" }
   *[other] { " ; rouleaux de soie " }rose (classique : verte) encore à payer : { $rose }
 }{ $jade ->
    [0] { "" }
   *[other] { " ; rouleaux de soie " }verte (classique : rouge) encore à payer : { $jade }
 }{ $amber ->
    [0] { "" }
   *[other] { " ; rouleaux de soie " }orange (classique : bleue) encore à payer : { $amber }
 }.
rococo-prompt-rent = { $livres ->
    [0] Ce vêtement ({ $garment }) ne peut pas être vendu : louez-le ({ $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
     } à la fin).
   *[other] Créé : { $garment }. Le louer ({ $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
     } à la fin) ou le vendre pour { $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
     } ?
 }
rococo-prompt-jewel = Achetez un bijou assorti à ce vêtement ({ $garment }) ou renoncez.
rococo-prompt-place = Choisissez une case d’invité : { $garment }.
rococo-prompt-task = Cette tuile convient à deux épreuves d’examen : laquelle marquez-vous ?
rococo-prompt-exam-card = Examen réussi : prenez en main une carte au choix de la pioche d’examen.
rococo-prompt-discard = { $count ->
    [0] Défaussez des tuiles ressource pour du prestige ou renoncez. { $card }
    [one] { $count } tuile défaussée jusqu’ici : une autre, ou terminé ? { $card }
   *[other] { $count } tuiles défaussées jusqu’ici : une autre, ou terminé ? { $card }
 }
rococo-prompt-buy = { $count ->
    [0] Achetez du prestige avec vos livres ou renoncez. { $card }
    [one] { $count } point de prestige acheté jusqu’ici : un autre, ou terminé ? { $card }
   *[other] { $count } points de prestige achetés jusqu’ici : un autre, ou terminé ? { $card }
 }
rococo-prompt-her-card = Madame du Barry dévoile une carte : { $card }
rococo-prompt-her-place = Une autre carte dit où Madame du Barry loue le vêtement ({ $garment }) : { $hall ->
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
rococo-log-recycle = { $player } fait de sa défausse une nouvelle réserve.
rococo-log-play = { $player } joue la carte { $card }
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
rococo-log-tailor = { $player } crée { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $garment }.
rococo-log-sell = { $player } vend : { $garment }.
rococo-log-place = { $player } loue : { $garment } — { $hall ->
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
 } : { $jewel }.
rococo-log-hire = { $player } embauche { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $card }
rococo-log-depute = { $player } se sépare de la carte { $card }
rococo-log-fund = { $player } finance une décoration { $price ->
    [0] gratuitement
    [one] pour { $price } livre
   *[other] pour { $price } livres
 } : { $space }.
rococo-log-all-halls = { $player } est dans les 5 salles : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
 } à la fin.
rococo-log-livres = { $player } reçoit { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-prestige = { $player } marque { $amount ->
    [one] { $amount } point de prestige
   *[other] { $amount } points de prestige
 }.
rococo-log-discard = { $player } défausse une tuile ressource pour du prestige. { $tile }
rococo-log-call = { $player } déplace une carte de sa réserve vers sa défausse : { $card }
rococo-log-copy = { $player } utilise le bonus du dessus d’une défausse adverse ({ $other_player }) : { $card }
rococo-log-task = { $player } marque une épreuve d’examen : { $task }.
rococo-log-exam = { $player } réussit l’{ $exam }.
rococo-log-exam-card = { $player } prend une carte de la pioche d’examen. { $card }
rococo-log-income = { $player } reçoit un revenu de { $amount ->
    [one] { $amount } livre
   *[other] { $amount } livres
 }.
rococo-log-final = Le bal s’ouvre : décompte final.
rococo-log-her-starts = Madame du Barry détenait la faveur de la reine et commence cette manche.
rococo-log-her-card = Madame du Barry dévoile une carte : { $card }
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
rococo-log-her-tailor = Madame du Barry crée : { $garment }.
rococo-log-her-hall = Madame du Barry dévoile une carte pour la salle : { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }.
rococo-log-her-place = Madame du Barry loue : { $garment } — { $hall ->
    [1] Salle du Roi
    [2] Deuxième salle
    [3] Troisième salle
    [4] Quatrième salle
    [5] Cinquième salle
   *[other] { $hall }
 }, invité { $position }.
rococo-log-her-jewel = Madame du Barry prend un bijou : { $jewel }.
rococo-log-her-hire = Madame du Barry embauche : { $card }
rococo-log-her-fund = Madame du Barry finance une décoration : { $space }.
rococo-log-her-all-halls = Madame du Barry est dans les 5 salles : { $prestige ->
    [one] { $prestige } point de prestige
   *[other] { $prestige } points de prestige
 } à la fin.
rococo-log-her-prestige = Madame du Barry marque { $amount ->
    [one] { $amount } point de prestige
   *[other] { $amount } points de prestige
 }.
rococo-log-her-task = Madame du Barry marque une épreuve d’examen : { $task }.
rococo-log-her-exam = Madame du Barry réussit l’{ $exam }.

## Score et déroulement

rococo-score-play = Pendant la partie
rococo-score-livres = 1. Livres restantes
rococo-score-jewels = 1b. Bijoux
rococo-score-crowns = 2. Ouvriers à couronne
rococo-score-favor = 2. Faveur de la reine
rococo-score-hall1 = 3. Salle du Roi
rococo-score-hall2 = 3. Deuxième salle
rococo-score-hall3 = 3. Troisième salle
rococo-score-hall4 = 3. Quatrième salle
rococo-score-hall5 = 3. Cinquième salle
rococo-score-fireworks = 4. Feux d’artifice
rococo-score-statues = 6. Statues
rococo-score-garments = 7. Vêtements dans les salles
rococo-score-terrace = 5 + 7. Vêtements sur la terrasse
rococo-score-decorations = 7. Décorations
rococo-score-all-halls = 7. Bonus « Toutes les salles »
rococo-score-tiles = Tuiles ressource
rococo-phase-choose = Choix des cartes
rococo-phase-actions = Actions
rococo-phase-her = Tour de Madame du Barry
rococo-phase-over = La partie est terminée
rococo-end-rounds = Les sept manches sont jouées et le grand bal a commencé.
rococo-end-beaten = Vous avez éclipsé Madame du Barry.
rococo-end-du_barry = Madame du Barry a au moins autant de prestige que vous : la soirée est à elle.

## Options

rococo-option-edition = L’édition jouée.
rococo-option-edition-deluxe = Édition Deluxe de 2020 : le prestige est visible et l’on peut affronter seul Madame du Barry.
rococo-option-edition-classic = Édition classique de 2013 : le prestige reste secret jusqu’à la fin, de 2 à 5 joueurs.
rococo-option-jewelry_box = Boîte à bijoux : financez un joaillier, parez vos invités de colliers et de bagues et préparez vos apprentis à des examens qui vous valent de meilleurs ouvriers.
rococo-option-jewelry_box-on = Avec la Boîte à bijoux.
rococo-option-jewelry_box-off = Sans la Boîte à bijoux.
rococo-option-luxury_garments = Vêtements de luxe : quatre chefs-d’œuvre qui dévorent la soie et rapportent plus que tout autre vêtement, avec cinq riches tuiles ressource pour les créer.
rococo-option-luxury_garments-on = Avec les Vêtements de luxe.
rococo-option-luxury_garments-off = Sans les Vêtements de luxe.
rococo-option-festive_garments = Vêtements de fête : quatre créations qui vous récompensent dès qu’elles sont faites, selon ce que vous avez déjà au bal.
rococo-option-festive_garments-on = Avec les Vêtements de fête.
rococo-option-festive_garments-off = Sans les Vêtements de fête.
rococo-option-exclusive_tailoring = Confection exclusive : des vêtements pour des invités d’exception, chacun avec son propre cadeau dès qu’il est posé.
rococo-option-exclusive_tailoring-on = Avec la Confection exclusive.
rococo-option-exclusive_tailoring-off = Sans la Confection exclusive.
rococo-option-start_player = Qui commence la première manche (seul : Madame du Barry).
rococo-option-start_player-by_lot = Un joueur tiré au sort.
rococo-option-start_player-first_seat = La première place.

## Actions

rococo-action-choose = Prendre en main : { $a }
rococo-action-confirm = Confirmer ces cartes
rococo-action-change = Choisir de nouveau
rococo-action-play = Jouer : { $a }
rococo-action-no-action = Aucune action principale
rococo-action-favor = Demander la faveur de la reine
rococo-action-acquire = Prendre une tuile ressource : { $a }
rococo-action-tailor = Créer : { $a }
rococo-action-hire = Embaucher : { $a }
rococo-action-depute = Se séparer de la carte jouée
rococo-action-fund = Financer : { $a }
rococo-action-exam = Passer l’{ $a }
rococo-action-use = Utiliser le bonus
rococo-action-decline = Renoncer
rococo-action-done = Terminé
rococo-action-keep = Garder la tuile comme soie
rococo-action-convert = Défausser la tuile pour la dentelle ou le fil indiqué
rococo-action-lace = Prendre de la dentelle
rococo-action-yarn = Prendre du fil
rococo-action-discount = Économiser de la soie : { $a }
rococo-action-pay = Payer avec : { $a }
rococo-action-rent = Louer
rococo-action-sell = Vendre
rococo-action-place = Poser ici : { $a }
rococo-action-jewel = Prendre un bijou : { $a }
rococo-action-depute-card = Se séparer de : { $a }
rococo-action-buy-prestige = Acheter 1 point de prestige
rococo-action-discard = Défausser : { $a }
rococo-action-call = Déplacer de la réserve vers la défausse : { $a }
rococo-action-copy = Utiliser le bonus du dessus de la défausse : { $a }
rococo-action-hall = Choisir : { $a }
rococo-action-mark = Marquer : { $a }
rococo-action-take = Prendre dans la pioche d’examen : { $a }
rococo-action-next = Continuer

## Noms : couleurs, salles et lieux

rococo-name-azure = bleue (classique : jaune)
rococo-name-rose = rose (classique : verte)
rococo-name-jade = verte (classique : rouge)
rococo-name-amber = orange (classique : bleue)
rococo-hall-1 = Salle du Roi
rococo-hall-2 = Deuxième salle
rococo-hall-3 = Troisième salle
rococo-hall-4 = Quatrième salle
rococo-hall-5 = Cinquième salle
rococo-acquire-1-1 = tiroir 1, case 1
rococo-acquire-1-2 = tiroir 1, case 2
rococo-acquire-1-3 = tiroir 1, case 3
rococo-acquire-1-4 = tiroir 1, case 4
rococo-acquire-2-1 = tiroir 2, case 1
rococo-acquire-2-2 = tiroir 2, case 2
rococo-acquire-2-3 = tiroir 2, case 3
rococo-acquire-2-4 = tiroir 2, case 4
rococo-acquire-3-1 = tiroir 3, case 1
rococo-acquire-3-2 = tiroir 3, case 2
rococo-acquire-3-3 = tiroir 3, case 3
rococo-acquire-3-4 = tiroir 3, case 4
rococo-name-G1 = case 1 de l’atelier
rococo-name-G2 = case 2 de l’atelier
rococo-name-G3 = case 3 de l’atelier
rococo-name-G4 = case 4 de l’atelier
rococo-name-G5 = case 5 de l’atelier
rococo-name-G6 = case 6 de l’atelier
rococo-name-G7 = case 7 de l’atelier
rococo-place-1-1 = Salle du Roi, invité 1
rococo-place-1-2 = Salle du Roi, invité 2
rococo-place-1-3 = Salle du Roi, invité 3
rococo-place-1-4 = Salle du Roi, invité 4
rococo-place-1-5 = Salle du Roi, invité 5
rococo-place-1-6 = Salle du Roi, invité 6
rococo-place-1-7 = Salle du Roi, invité 7
rococo-place-1-8 = Salle du Roi, invité 8
rococo-place-1-9 = Salle du Roi, invité 9
rococo-place-2-1 = Deuxième salle, invité 1
rococo-place-2-2 = Deuxième salle, invité 2
rococo-place-2-3 = Deuxième salle, invité 3
rococo-place-2-4 = Deuxième salle, invité 4
rococo-place-2-5 = Deuxième salle, invité 5
rococo-place-2-6 = Deuxième salle, invité 6
rococo-place-2-7 = Deuxième salle, invité 7
rococo-place-2-8 = Deuxième salle, invité 8
rococo-place-2-9 = Deuxième salle, invité 9
rococo-place-3-1 = Troisième salle, invité 1
rococo-place-3-2 = Troisième salle, invité 2
rococo-place-3-3 = Troisième salle, invité 3
rococo-place-3-4 = Troisième salle, invité 4
rococo-place-3-5 = Troisième salle, invité 5
rococo-place-3-6 = Troisième salle, invité 6
rococo-place-3-7 = Troisième salle, invité 7
rococo-place-3-8 = Troisième salle, invité 8
rococo-place-3-9 = Troisième salle, invité 9
rococo-place-4-1 = Quatrième salle, invité 1
rococo-place-4-2 = Quatrième salle, invité 2
rococo-place-4-3 = Quatrième salle, invité 3
rococo-place-4-4 = Quatrième salle, invité 4
rococo-place-4-5 = Quatrième salle, invité 5
rococo-place-4-6 = Quatrième salle, invité 6
rococo-place-4-7 = Quatrième salle, invité 7
rococo-place-4-8 = Quatrième salle, invité 8
rococo-place-4-9 = Quatrième salle, invité 9
rococo-place-5-1 = Cinquième salle, invité 1
rococo-place-5-2 = Cinquième salle, invité 2
rococo-place-5-3 = Cinquième salle, invité 3
rococo-place-5-4 = Cinquième salle, invité 4
rococo-place-5-5 = Cinquième salle, invité 5
rococo-place-5-6 = Cinquième salle, invité 6
rococo-place-5-7 = Cinquième salle, invité 7
rococo-place-5-8 = Cinquième salle, invité 8
rococo-place-5-9 = Cinquième salle, invité 9
rococo-copy-0 = joueur 1
rococo-copy-1 = joueur 2
rococo-copy-2 = joueur 3
rococo-copy-3 = joueur 4
rococo-copy-4 = joueur 5

## Noms : décorations, examens et épreuves

rococo-name-F1 = feux d’artifice, case 1
rococo-name-F2 = feux d’artifice, case 2
rococo-name-F3 = feux d’artifice, case 3
rococo-name-F4 = feux d’artifice, case 4
rococo-name-F5 = feux d’artifice, case 5
rococo-name-F6 = feux d’artifice, case 6
rococo-name-S1 = statues, case 1
rococo-name-S2 = statues, case 2
rococo-name-S3 = statues, case 3
rococo-name-S4 = statues, case 4
rococo-name-S5 = statues, case 5
rococo-name-KL1 = moitié gauche de la cuisine (classique : ligne haute de la fontaine), case 1
rococo-name-KL2 = moitié gauche de la cuisine (classique : ligne haute de la fontaine), case 2
rococo-name-KL3 = moitié gauche de la cuisine (classique : ligne haute de la fontaine), case 3
rococo-name-KR1 = moitié droite de la cuisine (classique : ligne basse de la fontaine), case 1
rococo-name-KR2 = moitié droite de la cuisine (classique : ligne basse de la fontaine), case 2
rococo-name-KR3 = moitié droite de la cuisine (classique : ligne basse de la fontaine), case 3
rococo-name-M1 = musicien, Salle du Roi
rococo-name-M2 = musicien, Deuxième salle
rococo-name-M3 = musicien, Troisième salle
rococo-name-M4 = musicien, Quatrième salle
rococo-name-M5 = musicien, Cinquième salle
rococo-name-W1 = joaillier, case 1
rococo-name-W2 = joaillier, case 2
rococo-name-W3 = joaillier, case 3
rococo-name-W4 = joaillier, case 4
rococo-name-W5 = joaillier, case 5
rococo-exam-journeyman = examen de compagnon
rococo-exam-master = examen de maître
rococo-name-JT1 = un apprenti acquiert et garde de la soie bleue ou rose (classique : jaune ou verte)
rococo-name-JT2 = un apprenti acquiert et garde de la soie verte ou orange (classique : rouge ou bleue)
rococo-name-JT3 = un apprenti acquiert de la dentelle ou du fil
rococo-name-JT4 = un apprenti finance une décoration
rococo-name-MT1 = un compagnon crée un vêtement de dame
rococo-name-MT2 = un compagnon crée un vêtement de monsieur
rococo-name-MT3 = un maître crée un vêtement

## Noms : ce que permet un bonus

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

## Noms : les ouvriers avec leur bonus

rococo-name-S-a = Maître S-a : aucun bonus
rococo-name-S-b = Maître S-b : aucun bonus
rococo-name-S-c = Compagnon S-c : pour 1 livre, 1 dentelle ou 1 fil
rococo-name-S-d = Apprenti S-d : acquérir une tuile de plus
rococo-name-S-e = Apprenti S-e : 2 livres
rococo-name-I-a = Maître I-a : 1 livre
rococo-name-I-b = Maître I-b : se séparer d’une carte au choix sans livres et utiliser son bonus
rococo-name-I-c = Compagnon I-c : pour 1 livre, une tuile au hasard
rococo-name-I-d = Compagnon I-d : acquérir une tuile de plus
rococo-name-I-e = Apprenti I-e : une tuile au hasard
rococo-name-I-f = Apprenti I-f : 1 dentelle ou 1 fil
rococo-name-II-a = Maître II-a : 1 livre par vêtement bleu (classique : jaune), 2 par vert (classique : rouge)
rococo-name-II-b = Compagnon II-b : créer un vêtement de plus avec 1 soie bleue ou rose (classique : jaune ou verte) de moins
rococo-name-II-c = Compagnon II-c : se séparer d’une carte au choix pour 8, 5 ou 2 livres
rococo-name-II-d = Apprenti II-d : 1 prestige par tranche de 2 décorations
rococo-name-III-a = Maître III-a : 1 livre par décoration
rococo-name-III-b = Compagnon III-b : 1 prestige par tranche de 3 vêtements
rococo-name-III-c = Apprenti III-c : financer une décoration de plus à 5 livres de moins
rococo-name-III-d = Apprenti III-d : de 2 à 14 livres selon le personnel
rococo-name-IV-a = Maître IV-a : de 1 à 7 livres selon le personnel
rococo-name-IV-b = Compagnon IV-b : créer un vêtement de plus avec jusqu’à 2 soies vertes (classique : rouges) de moins
rococo-name-IV-c = Compagnon IV-c : 2 livres par vêtement rose (classique : vert), 1 prestige par orange (classique : bleu)
rococo-name-IV-d = Apprenti IV-d : 1 prestige par tranche de 4 livres payées
rococo-name-V-a = Maître V-a : 1 livre par vêtement
rococo-name-V-b = Maître V-b : 1 prestige par tranche de 2 décorations
rococo-name-V-c = Compagnon V-c : 1 prestige par tranche de 2 vêtements
rococo-name-V-d = Apprenti V-d : défausser des tuiles pour du prestige
rococo-name-VI-a = Maître VI-a : 1 prestige par tranche de 3 livres payées
rococo-name-VI-b = Compagnon VI-b : financer une décoration de plus à 10 livres de moins
rococo-name-VI-c = Apprenti VI-c : à la fin, de 2 à 11 prestige selon le personnel
rococo-name-VI-d = Apprenti VI-d : à la fin, 3 prestige par paire de dentelle et de fil
rococo-name-VI-e = Apprenti VI-e : à la fin, 3 prestige par tranche de 2 vêtements sur des cases de maître
rococo-name-VI-f = Apprenti VI-f : à la fin, 2 prestige par paire de vêtements de dame et de monsieur
rococo-name-JJ-1 = Compagnon JJ-1 : déplacer une carte de la réserve vers la défausse et utiliser son bonus
rococo-name-JJ-2 = Compagnon JJ-2 : utiliser le bonus du dessus de la défausse d’un adversaire
rococo-name-JJ-3 = Compagnon JJ-3 : 1 livre par salle où vous êtes présent
rococo-name-JJ-4 = Compagnon JJ-4 : de 6 à 2 livres, davantage avec peu de personnel
rococo-name-JJ-5 = Compagnon JJ-5 : 3 livres par tranche de 2 décorations
rococo-name-JJ-6 = Compagnon JJ-6 : créer et vendre un vêtement de plus, et 1 prestige
rococo-name-JJ-7 = Compagnon JJ-7 : 1 prestige par tranche de 2 vêtements dans une salle
rococo-name-JJ-8 = Compagnon JJ-8 : 3 livres par tranche de 2 bagues
rococo-name-JJ-9 = Compagnon JJ-9 : 1 prestige par tranche de 3 bijoux
rococo-name-JM-1 = Maître JM-1 : 2 livres par vêtement dans une salle
rococo-name-JM-2 = Maître JM-2 : 1 prestige par paire d’un vêtement bleu et d’un vert (classique : jaune et rouge)
rococo-name-JM-3 = Maître JM-3 : 3 livres par tranche de 2 vêtements sur des cases de maître
rococo-name-JM-4 = Maître JM-4 : 3 livres par tranche de 2 bijoux
rococo-name-JM-5 = Maître JM-5 : 4 livres sans vêtement vert (classique : rouge), 5 sans vêtement orange (classique : bleu)
rococo-name-JM-6 = Maître JM-6 : à la fin, 6 prestige par série de quatre bijoux différents
rococo-name-JM-7 = Maître JM-7 : à la fin, 3 prestige par tranche de 2 colliers
rococo-name-JM-8 = Maître JM-8 : à la fin, 1 prestige par décoration
rococo-name-JM-9 = Maître JM-9 : à la fin, 3 prestige par tranche de 2 apprentis
rococo-name-JA-1 = Apprenti JA-1 : 3 prestige (s’embauche avec 3 vêtements de monsieur)
rococo-name-JA-2 = Apprenti JA-2 : 3 prestige (s’embauche avec 3 vêtements de dame)
rococo-name-JA-3 = Apprenti JA-3 : 3 prestige (s’embauche avec 3 vêtements sur des cases de maître)
rococo-name-JA-4 = Apprenti JA-4 : 3 prestige (s’embauche avec 30 livres)
rococo-name-JA-5 = Apprenti JA-5 : 3 prestige (s’embauche avec 3 bijoux)
rococo-name-JA-6 = Apprenti JA-6 : 3 prestige (s’embauche avec 3 types de décoration)
rococo-name-JA-7 = Apprenti JA-7 : 3 prestige (s’embauche avec 4 tuiles, 2 dentelles et 2 fils)
rococo-name-JA-8 = Apprenti JA-8 : 3 prestige (s’embauche avec 5 points de prestige)
rococo-name-JA-9 = Apprenti JA-9 : 3 prestige (s’embauche avec un examen de maître réussi)
rococo-name-JA-10 = Apprenti JA-10 : 3 prestige (s’embauche avec présence dans les 5 salles)

## Noms : les cartes de Madame du Barry

rococo-name-DB01 = Elle demande la faveur de la reine et marque 3 points de prestige.
rococo-name-DB02 = Elle demande la faveur de la reine et marque 3 points de prestige.
rococo-name-DB03 = Elle prend toutes les tuiles du tiroir 1.
rococo-name-DB04 = Elle prend toutes les tuiles du tiroir 2.
rococo-name-DB05 = Elle prend toutes les tuiles du tiroir 3.
rococo-name-DB06 = Elle prend la tuile de gauche de chaque tiroir.
rococo-name-DB07 = Elle prend la tuile du milieu de chaque tiroir.
rococo-name-DB08 = Elle prend la tuile de droite de chaque tiroir.
rococo-name-DB09 = Elle crée le vêtement numéro 1 depuis la droite.
rococo-name-DB10 = Elle crée le vêtement numéro 2 depuis la droite.
rococo-name-DB11 = Elle crée le vêtement numéro 3 depuis la droite.
rococo-name-DB12 = Elle crée le vêtement numéro 1 depuis la gauche.
rococo-name-DB13 = Elle crée le vêtement numéro 2 depuis la gauche.
rococo-name-DB14 = Elle embauche l’ouvrier numéro 2 depuis la gauche.
rococo-name-DB15 = Elle embauche l’ouvrier numéro 1 depuis la droite.
rococo-name-DB16 = Elle finance le feu d’artifice le moins cher.
rococo-name-DB17 = Elle finance la case la moins chère de la cuisine.
rococo-name-DB18 = Elle finance le musicien le moins cher.
rococo-name-DB19 = Elle finance la statue la moins chère.
rococo-name-DB20 = Elle prend toutes les tuiles du tiroir 1.
rococo-name-DB21 = Elle prend toutes les tuiles du tiroir 2.
rococo-name-DB22 = Elle prend toutes les tuiles du tiroir 3.
rococo-name-DB23 = Elle prend la tuile de gauche de chaque tiroir.
rococo-name-DB24 = Elle prend la tuile du milieu de chaque tiroir.
rococo-name-DB25 = Elle prend la tuile de droite de chaque tiroir.

## Noms : les tuiles ressource

rococo-name-T01 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle ou 1 fil
rococo-name-T02 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle ou 1 fil
rococo-name-T03 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle ou 1 fil
rococo-name-T04 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle ou 1 fil
rococo-name-T05 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle
rococo-name-T06 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 dentelle
rococo-name-T07 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 fil
rococo-name-T08 = 2 rouleaux de soie bleue (classique : jaune) ; ou bien 1 fil
rococo-name-T09 = 1 rouleau de soie bleue (classique : jaune) ; ou bien 1 dentelle et 1 fil
rococo-name-T10 = 1 rouleau de soie bleue (classique : jaune) ; ou bien 1 dentelle et 1 fil
rococo-name-T11 = 1 rouleau de soie bleue (classique : jaune) ; ou bien 1 dentelle et 1 fil
rococo-name-T12 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T13 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T14 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T15 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T16 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle
rococo-name-T17 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle
rococo-name-T18 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 fil
rococo-name-T19 = 2 rouleaux de soie rose (classique : verte) ; ou bien 1 fil
rococo-name-T20 = 1 rouleau de soie rose (classique : verte) ; ou bien 1 dentelle et 1 fil
rococo-name-T21 = 1 rouleau de soie rose (classique : verte) ; ou bien 1 dentelle et 1 fil
rococo-name-T22 = 1 rouleau de soie rose (classique : verte) ; ou bien 1 dentelle et 1 fil
rococo-name-T23 = 1 rouleau de soie bleue + 1 de soie rose (classique : jaune + verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T24 = 1 rouleau de soie bleue + 1 de soie rose (classique : jaune + verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T25 = 1 rouleau de soie bleue + 1 de soie rose (classique : jaune + verte) ; ou bien 1 dentelle ou 1 fil
rococo-name-T26 = 1 rouleau de soie bleue + 1 de soie rose (classique : jaune + verte) ; ou bien 1 dentelle et 1 fil
rococo-name-T27 = 1 rouleau de soie bleue + 1 de soie rose (classique : jaune + verte) ; ou bien 1 dentelle et 1 fil
rococo-name-T28 = 1 rouleau de soie bleue + 1 de soie verte (classique : jaune + rouge) ; ou bien 1 dentelle
rococo-name-T29 = 1 rouleau de soie bleue + 1 de soie verte (classique : jaune + rouge) ; ou bien 1 dentelle
rococo-name-T30 = 1 rouleau de soie bleue + 1 de soie verte (classique : jaune + rouge) ; ou bien 1 fil
rococo-name-T31 = 1 rouleau de soie bleue + 1 de soie verte (classique : jaune + rouge) ; ou bien 1 fil
rococo-name-T32 = 1 rouleau de soie rose + 1 de soie verte (classique : verte + rouge) ; ou bien 1 dentelle
rococo-name-T33 = 1 rouleau de soie rose + 1 de soie verte (classique : verte + rouge) ; ou bien 1 dentelle
rococo-name-T34 = 1 rouleau de soie rose + 1 de soie verte (classique : verte + rouge) ; ou bien 1 fil
rococo-name-T35 = 1 rouleau de soie rose + 1 de soie verte (classique : verte + rouge) ; ou bien 1 fil
rococo-name-T36 = 1 rouleau de soie verte (classique : rouge) ; ou bien 1 dentelle et 1 fil
rococo-name-T37 = 1 rouleau de soie verte (classique : rouge) ; ou bien 1 dentelle et 1 fil
rococo-name-T38 = 1 rouleau de soie verte (classique : rouge) ; ou bien 1 dentelle et 1 fil
rococo-name-T39 = 2 rouleaux de soie verte (classique : rouge) ; ou bien 1 dentelle
rococo-name-T40 = 2 rouleaux de soie verte (classique : rouge) ; ou bien 1 fil
rococo-name-T41 = 2 rouleaux de soie verte (classique : rouge) ; ou bien 1 fil
rococo-name-T42 = 1 rouleau de soie orange (classique : bleue) ; ou bien 1 dentelle ou 1 fil
rococo-name-T43 = 1 rouleau de soie orange (classique : bleue) ; ou bien 1 dentelle ou 1 fil
rococo-name-T44 = 1 rouleau de soie orange (classique : bleue) ; ou bien 1 dentelle ou 1 fil
rococo-name-T45 = 1 rouleau de soie orange (classique : bleue) ; ou bien 1 dentelle et 1 fil
rococo-name-T46 = 1 rouleau de soie orange (classique : bleue) ; ou bien 1 dentelle et 1 fil
rococo-name-T47 = 1 rouleau de soie bleue + 1 de soie orange (classique : jaune + bleue) ; ou bien 1 fil
rococo-name-T48 = 1 rouleau de soie rose + 1 de soie orange (classique : verte + bleue) ; ou bien 1 dentelle
rococo-name-T49 = 3 rouleaux de soie bleue (classique : jaune) ; ou bien 1 fil
rococo-name-T50 = 3 rouleaux de soie rose (classique : verte) ; ou bien 1 dentelle
rococo-name-T51 = 1 rouleau de soie verte + 1 de soie orange (classique : rouge + bleue) ; ou bien 1 fil
rococo-name-T52 = 1 rouleau de soie bleue + 1 de soie rose + 1 de soie verte (classique : jaune + verte + rouge) ; ou bien 1 dentelle
rococo-name-T53 = 1 rouleau de soie verte (classique : rouge) ; ou bien 2 dentelles et 1 fil

## Autres noms

rococo-hire-1 = ouvrier 1 de la rangée
rococo-hire-2 = ouvrier 2 de la rangée
rococo-hire-3 = ouvrier 3 de la rangée
rococo-hire-4 = ouvrier 4 de la rangée
rococo-jewel-1 = case 1 du présentoir
rococo-jewel-2 = case 2 du présentoir
rococo-jewel-3 = case 3 du présentoir
rococo-jewel-4 = case 4 du présentoir
rococo-jewel-5 = case 5 du présentoir
rococo-jewel-azure = collier bleu (classique : jaune)
rococo-jewel-rose = bague rose (classique : verte)
rococo-jewel-jade = collier vert (classique : rouge)
rococo-jewel-amber = bague orange (classique : bleue)
rococo-hire-special = votre apprenti spécialisé
rococo-effect-S-a = Aucun bonus.
rococo-effect-S-b = Aucun bonus.
rococo-effect-S-c = Pour 1 livre, 1 dentelle ou 1 fil.
rococo-effect-S-d = Acquérir une tuile de plus.
rococo-effect-S-e = 2 livres.
rococo-effect-I-a = 1 livre.
rococo-effect-I-b = Se séparer d’une carte au choix sans livres et utiliser son bonus.
rococo-effect-I-c = Pour 1 livre, une tuile au hasard.
rococo-effect-I-d = Acquérir une tuile de plus.
rococo-effect-I-e = Une tuile au hasard.
rococo-effect-I-f = 1 dentelle ou 1 fil.
rococo-effect-II-a = 1 livre par vêtement bleu (classique : jaune), 2 par vert (classique : rouge).
rococo-effect-II-b = Créer un vêtement de plus avec 1 soie bleue ou rose (classique : jaune ou verte) de moins.
rococo-effect-II-c = Se séparer d’une carte au choix pour 8, 5 ou 2 livres.
rococo-effect-II-d = 1 prestige par tranche de 2 décorations.
rococo-effect-III-a = 1 livre par décoration.
rococo-effect-III-b = 1 prestige par tranche de 3 vêtements.
rococo-effect-III-c = Financer une décoration de plus à 5 livres de moins.
rococo-effect-III-d = De 2 à 14 livres selon le personnel.
rococo-effect-IV-a = De 1 à 7 livres selon le personnel.
rococo-effect-IV-b = Créer un vêtement de plus avec jusqu’à 2 soies vertes (classique : rouges) de moins.
rococo-effect-IV-c = 2 livres par vêtement rose (classique : vert), 1 prestige par orange (classique : bleu).
rococo-effect-IV-d = 1 prestige par tranche de 4 livres payées.
rococo-effect-V-a = 1 livre par vêtement.
rococo-effect-V-b = 1 prestige par tranche de 2 décorations.
rococo-effect-V-c = 1 prestige par tranche de 2 vêtements.
rococo-effect-V-d = Défausser des tuiles pour du prestige.
rococo-effect-VI-a = 1 prestige par tranche de 3 livres payées.
rococo-effect-VI-b = Financer une décoration de plus à 10 livres de moins.
rococo-effect-VI-c = À la fin, de 2 à 11 prestige selon le personnel.
rococo-effect-VI-d = À la fin, 3 prestige par paire de dentelle et de fil.
rococo-effect-VI-e = À la fin, 3 prestige par tranche de 2 vêtements sur des cases de maître.
rococo-effect-VI-f = À la fin, 2 prestige par paire de vêtements de dame et de monsieur.
rococo-effect-JJ-1 = Déplacer une carte de la réserve vers la défausse et utiliser son bonus.
rococo-effect-JJ-2 = Utiliser le bonus du dessus de la défausse d’un adversaire.
rococo-effect-JJ-3 = 1 livre par salle où vous êtes présent.
rococo-effect-JJ-4 = De 6 à 2 livres, davantage avec peu de personnel.
rococo-effect-JJ-5 = 3 livres par tranche de 2 décorations.
rococo-effect-JJ-6 = Créer et vendre un vêtement de plus, et 1 prestige.
rococo-effect-JJ-7 = 1 prestige par tranche de 2 vêtements dans une salle.
rococo-effect-JJ-8 = 3 livres par tranche de 2 bagues.
rococo-effect-JJ-9 = 1 prestige par tranche de 3 bijoux.
rococo-effect-JM-1 = 2 livres par vêtement dans une salle.
rococo-effect-JM-2 = 1 prestige par paire d’un vêtement bleu et d’un vert (classique : jaune et rouge).
rococo-effect-JM-3 = 3 livres par tranche de 2 vêtements sur des cases de maître.
rococo-effect-JM-4 = 3 livres par tranche de 2 bijoux.
rococo-effect-JM-5 = 4 livres sans vêtement vert (classique : rouge), 5 sans vêtement orange (classique : bleu).
rococo-effect-JM-6 = À la fin, 6 prestige par série de quatre bijoux différents.
rococo-effect-JM-7 = À la fin, 3 prestige par tranche de 2 colliers.
rococo-effect-JM-8 = À la fin, 1 prestige par décoration.
rococo-effect-JM-9 = À la fin, 3 prestige par tranche de 2 apprentis.
rococo-effect-JA-1 = 3 prestige (s’embauche avec 3 vêtements de monsieur).
rococo-effect-JA-2 = 3 prestige (s’embauche avec 3 vêtements de dame).
rococo-effect-JA-3 = 3 prestige (s’embauche avec 3 vêtements sur des cases de maître).
rococo-effect-JA-4 = 3 prestige (s’embauche avec 30 livres).
rococo-effect-JA-5 = 3 prestige (s’embauche avec 3 bijoux).
rococo-effect-JA-6 = 3 prestige (s’embauche avec 3 types de décoration).
rococo-effect-JA-7 = 3 prestige (s’embauche avec 4 tuiles, 2 dentelles et 2 fils).
rococo-effect-JA-8 = 3 prestige (s’embauche avec 5 points de prestige).
rococo-effect-JA-9 = 3 prestige (s’embauche avec un examen de maître réussi).
rococo-effect-JA-10 = 3 prestige (s’embauche avec présence dans les 5 salles).
rococo-effect-F01 = À la création : 2 prestige par paire d’une robe et d’un habit à vous ; ne se vend pas.
rococo-effect-F02 = À la création : 1 prestige par décoration à vous ; ne se vend pas.
rococo-effect-F03 = À la création : 1 prestige par vêtement bleu (classique : jaune) à vous ; ne se vend pas.
rococo-effect-F04 = À la création : 1 prestige par vêtement rose (classique : vert) à vous ; ne se vend pas.
rococo-effect-E01 = Une fois loué : la faveur de la reine si elle est sur le plateau, et 5 livres.
rococo-effect-E02 = Une fois loué : vous pouvez vous séparer d’une carte au choix pour les livres imprimées, sans son bonus.
rococo-effect-E03 = Une fois loué : une tuile au choix d’un tiroir, gratuite.
rococo-effect-E04 = 14 livres, vendu ou loué ; aucun prestige.
rococo-effect-E05 = Une fois loué, avec un marqueur chez le joaillier : un bijou quelconque gratuit ; de sa couleur, aussi une tuile au hasard.
rococo-effect-E06 = Une fois loué, avec un marqueur chez le joaillier : un bijou quelconque gratuit ; de sa couleur, aussi une tuile au hasard.
rococo-colour-deluxe-azure = bleu
rococo-colour-deluxe-rose = rose
rococo-colour-deluxe-jade = vert
rococo-colour-deluxe-amber = orange
rococo-colour-classic-azure = jaune
rococo-colour-classic-rose = vert
rococo-colour-classic-jade = rouge
rococo-colour-classic-amber = bleu
rococo-name-necklace = collier
rococo-name-ring = bague
rococo-rank-master = Maître
rococo-rank-journeyman = Compagnon
rococo-rank-apprentice = Apprenti
rococo-decoration-fireworks = feu d’artifice
rococo-decoration-statues = statue
rococo-decoration-kitchen_left = cuisine, moitié gauche
rococo-decoration-kitchen_right = cuisine, moitié droite
rococo-decoration-musicians = musicien de la salle
rococo-decoration-jeweller = joaillier
rococo-decoration-classic-kitchen_left = fontaine, ligne haute
rococo-decoration-classic-kitchen_right = fontaine, ligne basse
rococo-thing-terrace = Terrasse
rococo-thing-all_halls = Bonus « Toutes les salles »
rococo-thing-display = Atelier
rococo-thing-drawers = Tiroirs à ressources
rococo-thing-hire = Rangée d’embauche
rococo-thing-favor = Faveur de la reine
rococo-thing-jewels = Présentoir des bijoux
rococo-thing-staff = Personnel
rococo-thing-supply = Réserve
rococo-thing-hand = Main
rococo-thing-discard-pile = Défausse
rococo-thing-livres = Livres
rococo-thing-lace = Dentelle
rococo-thing-yarn = Fil
rococo-thing-silk = Soie
rococo-thing-prestige = Prestige
rococo-thing-special-card = Apprenti spécialisé
rococo-thing-du_barry = Madame du Barry
rococo-thing-start_marker = Dé doré (premier joueur)
rococo-thing-master_space = Case de maître
rococo-name-A01 = robe A01
rococo-name-A02 = robe A02
rococo-name-A03 = robe A03
rococo-name-A04 = robe A04
rococo-name-A05 = robe A05
rococo-name-A06 = robe A06
rococo-name-A07 = robe A07
rococo-name-A08 = robe A08
rococo-name-A09 = robe A09
rococo-name-A10 = robe A10
rococo-name-A11 = robe A11
rococo-name-A12 = robe A12
rococo-name-A13 = robe A13
rococo-name-R01 = habit R01
rococo-name-R02 = habit R02
rococo-name-R03 = habit R03
rococo-name-R04 = habit R04
rococo-name-R05 = habit R05
rococo-name-R06 = habit R06
rococo-name-R07 = habit R07
rococo-name-R08 = habit R08
rococo-name-R09 = habit R09
rococo-name-R10 = habit R10
rococo-name-R11 = habit R11
rococo-name-R12 = habit R12
rococo-name-R13 = habit R13
rococo-name-J01 = robe J01
rococo-name-J02 = robe J02
rococo-name-J03 = robe J03
rococo-name-J04 = robe J04
rococo-name-J05 = robe J05
rococo-name-J06 = robe J06
rococo-name-J07 = robe J07
rococo-name-J08 = robe J08
rococo-name-J09 = robe J09
rococo-name-J10 = robe J10
rococo-name-O01 = habit O01
rococo-name-O02 = habit O02
rococo-name-O03 = habit O03
rococo-name-O04 = habit O04
rococo-name-O05 = habit O05
rococo-name-O06 = habit O06
rococo-name-L01 = robe L01
rococo-name-L02 = habit L02
rococo-name-L03 = robe L03
rococo-name-L04 = habit L04
rococo-name-F01 = habit F01
rococo-name-F02 = robe F02
rococo-name-F03 = robe F03
rococo-name-F04 = habit F04
rococo-name-E01 = habit E01
rococo-name-E02 = robe E02
rococo-name-E03 = habit E03
rococo-name-E04 = robe E04
rococo-name-E05 = robe E05
rococo-name-E06 = habit E06
