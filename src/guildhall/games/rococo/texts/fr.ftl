### Rococo : questions, journal, actions, options et noms des choses.

rococo-summary = Dirigez un atelier de couture au temps de Louis XV : engagez du personnel, confectionnez robes et habits à louer ou à vendre, financez feux d'artifice et musique, et gagnez le plus de prestige avant la nuit du grand bal.
rococo-prompt-choose =
    Prenez encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
rococo-prompt-confirm = Confirmez votre main ou choisissez à nouveau.
rococo-prompt-play = Jouez une carte.
rococo-prompt-main = { $card } est en jeu : choisissez une action principale, ou aucune.
rococo-prompt-bonus = Bonus de { $card } : { $bonus }
rococo-prompt-garment-bonus = { $garment } : { $bonus }
rococo-prompt-reward-tile = Prenez gratuitement une tuile d'un tiroir, ou renoncez.
rococo-prompt-buy = { $card } : achetez des points de prestige ({ $count } jusqu'ici) ou arrêtez.
rococo-prompt-discard = { $card } : défaussez des tuiles pour du prestige ({ $count } jusqu'ici) ou arrêtez.
rococo-prompt-tile = Gardez { $tile } comme soie ou changez-la en dentelle ou en fil.
rococo-prompt-discount = { $garment } : quelle soie réduire ?
rococo-prompt-pay = Payez la soie de { $garment } : encore azur { $azure }, rose { $rose }, jade { $jade }, ambre { $amber }.
rococo-prompt-rent =
    Le vêtement est prêt ({ $garment }) : louez-le ({ $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } à la fin) ou vendez-le ({ $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
    }).
rococo-prompt-jewel = Un bijou avec { $garment } ? Achetez-en un ou renoncez.
rococo-prompt-place = Choisissez une place d'invité pour { $garment }.
rococo-prompt-task = Deux tâches d'examen conviennent : marquez-en une.
rococo-prompt-exam-card = Prenez en main une carte du paquet d'examen.
rococo-prompt-her-card = Madame du Barry révèle { $card }.
rococo-prompt-her-place = Madame du Barry a confectionné { $garment } et révèle { $card } : salle { $hall }.
rococo-log-round = Début de la manche { $round }.
rococo-log-starts = { $player } avait la faveur de la reine et commence.
rococo-log-recycle = { $player } change sa défausse en réserve.
rococo-log-chosen = { $player } a choisi sa main. { $cards }
rococo-log-play = { $player } joue { $card }.
rococo-log-favor = { $player } demande la faveur de la reine.
rococo-log-acquire =
    { $player } prend { $tile } pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-draw = { $player } tire une tuile du sac. { $tile }
rococo-log-keep = { $player } garde la tuile comme soie. { $tile }
rococo-log-convert = { $player } défausse { $tile } (dentelle { $lace }, fil { $yarn }).
rococo-log-markers = { $player } reçoit dentelle { $lace }, fil { $yarn }.
rococo-log-tailor =
    { $player } confectionne { $garment } pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    } et { $tiles }.
rococo-log-sell = { $player } vend { $garment }.
rococo-log-place = { $player } loue { $garment } : salle { $hall }, place { $position }.
rococo-log-all-halls =
    { $player } est présent dans toutes les salles : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } à la fin.
rococo-log-hire =
    { $player } engage { $card } pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-depute = { $player } délègue { $card }.
rococo-log-fund =
    { $player } finance { $space } pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-livres =
    { $player } reçoit { $amount ->
        [one] { $amount } livre
       *[other] { $amount } livres
    }.
rococo-log-prestige =
    { $player } marque { $amount ->
        [one] { $amount } point de prestige
       *[other] { $amount } points de prestige
    }.
rococo-log-discard = { $player } défausse { $tile }.
rococo-log-call = { $player } appelle { $card } de sa réserve.
rococo-log-copy = { $player } utilise le bonus de { $card } sur la défausse de { $other_player }.
rococo-log-task = { $player } accomplit une tâche d'examen : { $task }.
rococo-log-exam = { $player } réussit l'examen : { $exam }.
rococo-log-exam-card = { $player } prend une carte du paquet d'examen. { $card }
rococo-log-jewel =
    { $player } reçoit un bijou ({ $jewel }) pour { $price ->
        [one] { $price } livre
       *[other] { $price } livres
    }.
rococo-log-income =
    { $player } a un revenu de { $amount ->
        [one] { $amount } livre
       *[other] { $amount } livres
    }.
rococo-log-final = Le bal commence : décompte final.
rococo-log-her-card = Madame du Barry révèle { $card }.
rococo-log-her-starts = Madame du Barry avait la faveur de la reine et commence.
rococo-log-her-favor = Madame du Barry prend la faveur de la reine.
rococo-log-her-tiles =
    Madame du Barry prend { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
rococo-log-her-tailor = Madame du Barry confectionne { $garment }.
rococo-log-her-hall = Madame du Barry révèle { $card } pour la place : salle { $hall }.
rococo-log-her-place = Madame du Barry loue { $garment } : salle { $hall }, place { $position }.
rococo-log-her-markers = Madame du Barry reçoit dentelle { $lace }, fil { $yarn }.
rococo-log-her-all-halls =
    Madame du Barry est présente dans toutes les salles : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } à la fin.
rococo-log-her-jewel = Madame du Barry prend un bijou ({ $jewel }).
rococo-log-her-hire = Madame du Barry engage { $card }.
rococo-log-her-fund = Madame du Barry finance { $space }.
rococo-log-her-task = Madame du Barry accomplit une tâche d'examen : { $task }.
rococo-log-her-exam = Madame du Barry réussit l'examen : { $exam }.
rococo-log-her-prestige =
    Madame du Barry marque { $amount ->
        [one] { $amount } point de prestige
       *[other] { $amount } points de prestige
    }.
rococo-score-play = En cours de partie
rococo-score-livres = 1. Livres
rococo-score-jewels = 1b. Bijoux
rococo-score-crowns = 2. Bonus à couronne
rococo-score-favor = 2. Faveur de la reine
rococo-score-hall1 = 3. Salle du roi
rococo-score-hall2 = 3. Deuxième salle
rococo-score-hall3 = 3. Troisième salle
rococo-score-hall4 = 3. Quatrième salle
rococo-score-hall5 = 3. Cinquième salle
rococo-score-fireworks = 4. Feux d'artifice
rococo-score-statues = 6. Statues
rococo-score-garments = 7. Vêtements dans les salles
rococo-score-terrace = 5 + 7. Vêtements sur la terrasse
rococo-score-decorations = 7. Décorations
rococo-score-all-halls = 7. Toutes les salles
rococo-score-tiles = Ses tuiles ressource
rococo-phase-choose = Choix des cartes
rococo-phase-actions = Actions
rococo-phase-her = Tour de Madame du Barry
rococo-phase-over = Le bal est terminé
rococo-end-rounds = Les sept manches sont jouées.
rococo-end-beaten = Madame du Barry est battue.
rococo-end-du_barry = Madame du Barry l'emporte.
rococo-option-edition = L'édition dont viennent les règles, les couleurs et les noms.
rococo-option-edition-deluxe = Deluxe (2020) : prestige visible ; à deux, pas de seconde place ; seul contre Madame du Barry.
rococo-option-edition-classic = Classique (2013) : prestige caché ; de 2 à 5 joueurs.
rococo-option-jewelry_box = Coffret à bijoux : des bijoux pour les vêtements, des examens, 28 employés de plus.
rococo-option-jewelry_box-on = Utilisé.
rococo-option-jewelry_box-off = Non utilisé.
rococo-option-luxury_garments = Vêtements de luxe : quatre vêtements chers et cinq riches tuiles vont dans les sacs.
rococo-option-luxury_garments-on = Utilisé.
rococo-option-luxury_garments-off = Non utilisé.
rococo-option-festive_garments = Vêtements de fête : quatre vêtements qui marquent aussitôt et ne se vendent jamais.
rococo-option-festive_garments-on = Utilisé.
rococo-option-festive_garments-off = Non utilisé.
rococo-option-exclusive_tailoring = Couture exclusive : des vêtements à effet spécial une fois loués.
rococo-option-exclusive_tailoring-on = Utilisé.
rococo-option-exclusive_tailoring-off = Non utilisé.
rococo-option-start_player = Qui commence la première manche (seul : Madame du Barry).
rococo-option-start_player-by_lot = Par tirage au sort.
rococo-option-start_player-first_seat = La première place.
rococo-action-choose = Prendre { $a } en main
rococo-action-confirm = Confirmer
rococo-action-change = Choisir à nouveau
rococo-action-play = Jouer { $a }
rococo-action-no-action = Aucune action principale
rococo-action-favor = Demander la faveur de la reine
rococo-action-acquire = Prendre la tuile { $a }
rococo-action-tailor = Confectionner le vêtement en { $a }
rococo-action-hire = Engager { $a }
rococo-action-depute = Déléguer la carte jouée
rococo-action-fund = Financer { $a }
rococo-action-exam = Passer l'examen : { $a }
rococo-action-use = Utiliser le bonus
rococo-action-decline = Renoncer
rococo-action-done = Arrêter là
rococo-action-keep = Garder comme soie
rococo-action-convert = Changer en dentelle et fil
rococo-action-lace = Prendre de la dentelle
rococo-action-yarn = Prendre du fil
rococo-action-discount = Moins de soie : { $a }
rococo-action-pay = Payer avec { $a }
rococo-action-rent = Louer
rococo-action-sell = Vendre
rococo-action-place = Place { $a }
rococo-action-jewel = Prendre le bijou { $a }
rococo-action-depute-card = Déléguer { $a }
rococo-action-buy-prestige = Acheter un point de prestige
rococo-action-discard = Défausser { $a }
rococo-action-call = Appeler { $a }
rococo-action-copy = Utiliser le bonus du joueur { $a }
rococo-action-hall = Salle { $a }
rococo-action-mark = Marquer { $a }
rococo-action-take = Prendre { $a }
rococo-action-next = Suivant
rococo-hire-special = votre apprenti spécialisé
rococo-colour-deluxe-azure = bleu
rococo-colour-deluxe-rose = rose
rococo-colour-deluxe-jade = vert
rococo-colour-deluxe-amber = orange
rococo-colour-classic-azure = jaune
rococo-colour-classic-rose = vert
rococo-colour-classic-jade = rouge
rococo-colour-classic-amber = bleu
rococo-name-azure = azur
rococo-name-rose = rose
rococo-name-jade = jade
rococo-name-amber = ambre
rococo-jewel-azure = collier, azur
rococo-jewel-rose = bague, rose
rococo-jewel-jade = collier, jade
rococo-jewel-amber = bague, ambre
rococo-name-necklace = collier
rococo-name-ring = bague
rococo-rank-master = Maître
rococo-rank-journeyman = Compagnon
rococo-rank-apprentice = Apprenti
rococo-exam-journeyman = Compagnon
rococo-exam-master = Maître
rococo-name-JT1 = un apprenti prend de la soie azur ou rose
rococo-name-JT2 = un apprenti prend de la soie jade ou ambre
rococo-name-JT3 = un apprenti prend de la dentelle ou du fil
rococo-name-JT4 = un apprenti finance une décoration
rococo-name-MT1 = un compagnon confectionne une robe
rococo-name-MT2 = un compagnon confectionne un habit
rococo-name-MT3 = un maître confectionne un vêtement
rococo-name-F1 = feu d'artifice 1
rococo-name-F2 = feu d'artifice 2
rococo-name-F3 = feu d'artifice 3
rococo-name-F4 = feu d'artifice 4
rococo-name-F5 = feu d'artifice 5
rococo-name-F6 = feu d'artifice 6
rococo-name-S1 = statue 1
rococo-name-S2 = statue 2
rococo-name-S3 = statue 3
rococo-name-S4 = statue 4
rococo-name-S5 = statue 5
rococo-name-KL1 = cuisine, moitié gauche 1
rococo-name-KL2 = cuisine, moitié gauche 2
rococo-name-KL3 = cuisine, moitié gauche 3
rococo-name-KR1 = cuisine, moitié droite 1
rococo-name-KR2 = cuisine, moitié droite 2
rococo-name-KR3 = cuisine, moitié droite 3
rococo-name-M1 = musiciens de la salle 1
rococo-name-M2 = musiciens de la salle 2
rococo-name-M3 = musiciens de la salle 3
rococo-name-M4 = musiciens de la salle 4
rococo-name-M5 = musiciens de la salle 5
rococo-name-W1 = joaillier 1
rococo-name-W2 = joaillier 2
rococo-name-W3 = joaillier 3
rococo-name-W4 = joaillier 4
rococo-name-W5 = joaillier 5
rococo-decoration-fireworks = feu d'artifice
rococo-decoration-statues = statue
rococo-decoration-kitchen_left = cuisine, moitié gauche
rococo-decoration-kitchen_right = cuisine, moitié droite
rococo-decoration-musicians = musiciens de la salle
rococo-decoration-jeweller = joaillier
rococo-decoration-classic-kitchen_left = fontaine, rangée du haut
rococo-decoration-classic-kitchen_right = fontaine, rangée du bas
rococo-hall-1 = Salle du roi
rococo-hall-2 = Deuxième salle
rococo-hall-3 = Troisième salle
rococo-hall-4 = Quatrième salle
rococo-hall-5 = Cinquième salle
rococo-thing-terrace = Terrasse
rococo-thing-all_halls = Bonus de toutes les salles
rococo-thing-display = Présentoir des vêtements
rococo-thing-drawers = Tiroirs à ressources
rococo-thing-hire = Zone d'embauche
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
rococo-thing-start_marker = Dé d'or (premier joueur)
rococo-thing-master_space = Place de maître
rococo-name-S-a = Maître S-a
rococo-name-S-b = Maître S-b
rococo-name-S-c = Compagnon S-c
rococo-name-S-d = Apprenti S-d
rococo-name-S-e = Apprenti S-e
rococo-name-I-a = Maître I-a
rococo-name-I-b = Maître I-b
rococo-name-I-c = Compagnon I-c
rococo-name-I-d = Compagnon I-d
rococo-name-I-e = Apprenti I-e
rococo-name-I-f = Apprenti I-f
rococo-name-II-a = Maître II-a
rococo-name-II-b = Compagnon II-b
rococo-name-II-c = Compagnon II-c
rococo-name-II-d = Apprenti II-d
rococo-name-III-a = Maître III-a
rococo-name-III-b = Compagnon III-b
rococo-name-III-c = Apprenti III-c
rococo-name-III-d = Apprenti III-d
rococo-name-IV-a = Maître IV-a
rococo-name-IV-b = Compagnon IV-b
rococo-name-IV-c = Compagnon IV-c
rococo-name-IV-d = Apprenti IV-d
rococo-name-V-a = Maître V-a
rococo-name-V-b = Maître V-b
rococo-name-V-c = Compagnon V-c
rococo-name-V-d = Apprenti V-d
rococo-name-VI-a = Maître VI-a
rococo-name-VI-b = Compagnon VI-b
rococo-name-VI-c = Apprenti VI-c
rococo-name-VI-d = Apprenti VI-d
rococo-name-VI-e = Apprenti VI-e
rococo-name-VI-f = Apprenti VI-f
rococo-name-JJ-1 = Compagnon JJ-1
rococo-name-JJ-2 = Compagnon JJ-2
rococo-name-JJ-3 = Compagnon JJ-3
rococo-name-JJ-4 = Compagnon JJ-4
rococo-name-JJ-5 = Compagnon JJ-5
rococo-name-JJ-6 = Compagnon JJ-6
rococo-name-JJ-7 = Compagnon JJ-7
rococo-name-JJ-8 = Compagnon JJ-8
rococo-name-JJ-9 = Compagnon JJ-9
rococo-name-JM-1 = Maître JM-1
rococo-name-JM-2 = Maître JM-2
rococo-name-JM-3 = Maître JM-3
rococo-name-JM-4 = Maître JM-4
rococo-name-JM-5 = Maître JM-5
rococo-name-JM-6 = Maître JM-6
rococo-name-JM-7 = Maître JM-7
rococo-name-JM-8 = Maître JM-8
rococo-name-JM-9 = Maître JM-9
rococo-name-JA-1 = Apprenti JA-1
rococo-name-JA-2 = Apprenti JA-2
rococo-name-JA-3 = Apprenti JA-3
rococo-name-JA-4 = Apprenti JA-4
rococo-name-JA-5 = Apprenti JA-5
rococo-name-JA-6 = Apprenti JA-6
rococo-name-JA-7 = Apprenti JA-7
rococo-name-JA-8 = Apprenti JA-8
rococo-name-JA-9 = Apprenti JA-9
rococo-name-JA-10 = Apprenti JA-10
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
rococo-bonus-none = pas de bonus
rococo-bonus-gain_livres = prendre des livres
rococo-bonus-gain_prestige = marquer du prestige
rococo-bonus-lace_or_yarn = prendre 1 dentelle ou 1 fil
rococo-bonus-random_resource = tirer une tuile du sac
rococo-bonus-extra_acquire = prendre une autre tuile
rococo-bonus-extra_tailor = confectionner un autre vêtement
rococo-bonus-extra_fund = financer une autre décoration
rococo-bonus-delegate_any = déléguer un employé au choix
rococo-bonus-livres_per = des livres selon vos biens
rococo-bonus-prestige_per = du prestige selon vos biens
rococo-bonus-per_garment_colour = selon les couleurs de vos vêtements
rococo-bonus-livres_by_deck_size = des livres selon votre personnel
rococo-bonus-prestige_by_deck_size = du prestige selon votre personnel
rococo-bonus-buy_prestige = acheter du prestige
rococo-bonus-discard_silk = défausser de la soie pour du prestige
rococo-bonus-use_own_bonus = appeler une carte de la réserve et utiliser son bonus
rococo-bonus-copy_opponent_bonus = utiliser le bonus du dessus d'une défausse adverse
rococo-bonus-livres_if_no_colour = des livres pour les couleurs absentes
rococo-bonus-claim_favor = prendre la faveur de la reine
rococo-bonus-take_resource = prendre une tuile gratuite
rococo-bonus-take_jewel = prendre un bijou gratuit
rococo-effect-S-a = pas de bonus
rococo-effect-S-b = pas de bonus
rococo-effect-S-c = Payez 1 livre : 1 dentelle ou 1 fil.
rococo-effect-S-d = Prenez une autre tuile au prix normal.
rococo-effect-S-e = 2 livres.
rococo-effect-I-a = 1 livre.
rococo-effect-I-b = Déléguez une de vos cartes, même celle-ci ; sans livres ; son bonus peut d'abord servir.
rococo-effect-I-c = Payez 1 livre : une tuile au hasard.
rococo-effect-I-d = Prenez une autre tuile au prix normal.
rococo-effect-I-e = Une tuile au hasard.
rococo-effect-I-f = 1 dentelle ou 1 fil.
rococo-effect-II-a = 1 livre par vêtement azur et 2 par vêtement jade.
rococo-effect-II-b = Confectionnez un autre vêtement avec 1 rouleau azur ou rose de moins ; sans marque de maître.
rococo-effect-II-c = Déléguez une de vos cartes pour 8, 5 ou 2 livres selon le rang ; sans bonus.
rococo-effect-II-d = 1 prestige par 2 décorations.
rococo-effect-III-a = 1 livre par décoration.
rococo-effect-III-b = 1 prestige par 3 vêtements.
rococo-effect-III-c = Financez une autre décoration à 5 livres de moins.
rococo-effect-III-d = Livres selon le personnel : 5–6 : 2, 7–8 : 6, 9–10 : 10, 11+ : 14.
rococo-effect-IV-a = Livres selon le personnel : 5–6 : 1, 7–8 : 3, 9–10 : 5, 11+ : 7.
rococo-effect-IV-b = Confectionnez un autre vêtement avec jusqu'à 2 rouleaux jade de moins ; sans marque de maître.
rococo-effect-IV-c = 2 livres par vêtement rose et 1 prestige par vêtement ambre.
rococo-effect-IV-d = Achetez 1 prestige pour 4 livres, autant de fois que voulu.
rococo-effect-V-a = 1 livre par vêtement.
rococo-effect-V-b = 1 prestige par 2 décorations.
rococo-effect-V-c = 1 prestige par 2 vêtements.
rococo-effect-V-d = Défaussez des tuiles : 1 prestige par rouleau jade ou ambre et par 2 rouleaux azur ou rose.
rococo-effect-VI-a = Achetez 1 prestige pour 3 livres, autant de fois que voulu.
rococo-effect-VI-b = Financez une autre décoration à 10 livres de moins.
rococo-effect-VI-c = Fin : prestige selon le personnel : 5–6 : 2, 7–8 : 5, 9–10 : 8, 11+ : 11.
rococo-effect-VI-d = Fin : 3 prestige par paire dentelle et fil.
rococo-effect-VI-e = Fin : 3 prestige par 2 vêtements sur des places de maître.
rococo-effect-VI-f = Fin : 2 prestige par paire robe et habit.
rococo-effect-JJ-1 = Déplacez une carte de la réserve vers la défausse et utilisez son bonus.
rococo-effect-JJ-2 = Utilisez le bonus de la carte du dessus d'une défausse adverse.
rococo-effect-JJ-3 = 1 livre par salle où vous êtes présent.
rococo-effect-JJ-4 = Livres selon le personnel : 4 : 6, 5 : 5, 6 : 4, 7+ : 2.
rococo-effect-JJ-5 = 3 livres par 2 décorations.
rococo-effect-JJ-6 = Confectionnez et vendez un autre vêtement, plus 1 prestige ; sans marque de maître.
rococo-effect-JJ-7 = 1 prestige par 2 vêtements dans une salle au choix.
rococo-effect-JJ-8 = 3 livres par 2 bagues.
rococo-effect-JJ-9 = 1 prestige par 3 bijoux.
rococo-effect-JM-1 = 2 livres par vêtement dans une salle au choix.
rococo-effect-JM-2 = 1 prestige par paire azur et jade.
rococo-effect-JM-3 = 3 livres par 2 vêtements sur des places de maître.
rococo-effect-JM-4 = 3 livres par 2 bijoux.
rococo-effect-JM-5 = 4 livres sans vêtement jade, 5 sans ambre.
rococo-effect-JM-6 = Fin : 6 prestige par série de quatre bijoux différents.
rococo-effect-JM-7 = Fin : 3 prestige par 2 colliers.
rococo-effect-JM-8 = Fin : 1 prestige par décoration.
rococo-effect-JM-9 = Fin : 3 prestige par 2 apprentis.
rococo-effect-JA-1 = 3 prestige. S'engage gratuitement si : 3 habits.
rococo-effect-JA-2 = 3 prestige. S'engage gratuitement si : 3 robes.
rococo-effect-JA-3 = 3 prestige. S'engage gratuitement si : 3 vêtements sur des places de maître.
rococo-effect-JA-4 = 3 prestige. S'engage gratuitement si : 30 livres.
rococo-effect-JA-5 = 3 prestige. S'engage gratuitement si : 3 bijoux.
rococo-effect-JA-6 = 3 prestige. S'engage gratuitement si : des décorations de 3 sortes.
rococo-effect-JA-7 = 3 prestige. S'engage gratuitement si : 4 tuiles, 2 dentelles et 2 fils.
rococo-effect-JA-8 = 3 prestige. S'engage gratuitement si : 5 prestige déjà marqués.
rococo-effect-JA-9 = 3 prestige. S'engage gratuitement si : un examen de maître réussi.
rococo-effect-JA-10 = 3 prestige. S'engage gratuitement si : présence dans les 5 salles.
rococo-effect-F01 = À la confection : 2 prestige par paire robe et habit ; ne se vend pas.
rococo-effect-F02 = À la confection : 1 prestige par décoration ; ne se vend pas.
rococo-effect-F03 = À la confection : 1 prestige par vêtement azur ; ne se vend pas.
rococo-effect-F04 = À la confection : 1 prestige par vêtement rose ; ne se vend pas.
rococo-effect-E01 = À la location : la faveur de la reine si elle est là, et 5 livres.
rococo-effect-E02 = À la location : vous pouvez déléguer une carte pour ses livres, sans bonus.
rococo-effect-E03 = À la location : une tuile gratuite d'un tiroir.
rococo-effect-E04 = 14 livres, vendu ou loué ; pas de prestige.
rococo-effect-E05 = À la location, avec un jeton chez le joaillier : un bijou gratuit ; de sa couleur, aussi une tuile au hasard.
rococo-effect-E06 = À la location, avec un jeton chez le joaillier : un bijou gratuit ; de sa couleur, aussi une tuile au hasard.
rococo-name-DB01 = DB01 (faveur de la reine)
rococo-name-DB02 = DB02 (faveur de la reine)
rococo-name-DB03 = DB03 (toutes les tuiles du tiroir 1)
rococo-name-DB04 = DB04 (toutes les tuiles du tiroir 2)
rococo-name-DB05 = DB05 (toutes les tuiles du tiroir 3)
rococo-name-DB06 = DB06 (les tuiles à la place 1 de tous les tiroirs)
rococo-name-DB07 = DB07 (les tuiles à la place 2 de tous les tiroirs)
rococo-name-DB08 = DB08 (les tuiles à la place 3 de tous les tiroirs)
rococo-name-DB09 = DB09 (vêtement 1 depuis la droite)
rococo-name-DB10 = DB10 (vêtement 2 depuis la droite)
rococo-name-DB11 = DB11 (vêtement 3 depuis la droite)
rococo-name-DB12 = DB12 (vêtement 1 depuis la gauche)
rococo-name-DB13 = DB13 (vêtement 2 depuis la gauche)
rococo-name-DB14 = DB14 (employé 2 depuis la gauche)
rococo-name-DB15 = DB15 (employé 1 depuis la droite)
rococo-name-DB16 = DB16 (finance: feu d'artifice)
rococo-name-DB17 = DB17 (finance: cuisine)
rococo-name-DB18 = DB18 (finance: musiciens)
rococo-name-DB19 = DB19 (finance: statue)
rococo-name-DB20 = DB20 (toutes les tuiles du tiroir 1)
rococo-name-DB21 = DB21 (toutes les tuiles du tiroir 2)
rococo-name-DB22 = DB22 (toutes les tuiles du tiroir 3)
rococo-name-DB23 = DB23 (les tuiles à la place 1 de tous les tiroirs)
rococo-name-DB24 = DB24 (les tuiles à la place 2 de tous les tiroirs)
rococo-name-DB25 = DB25 (les tuiles à la place 3 de tous les tiroirs)
