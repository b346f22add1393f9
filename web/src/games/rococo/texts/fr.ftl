### Le plateau de Rococo : ce qui s’y trouve et ce qu’en dit un lecteur d’écran.

## Lieux
rococo-board-palace = Le palais
rococo-board-hall-1 = Salle du Roi
rococo-board-hall-2 = Deuxième salle
rococo-board-hall-3 = Troisième salle
rococo-board-hall-4 = Quatrième salle
rococo-board-hall-5 = Cinquième salle
rococo-board-fireworks = Feux
rococo-board-statues = Statues
rococo-board-kitchen-left = Cuisine, gauche
rococo-board-kitchen-right = Cuisine, droite
rococo-board-fountain-left = Fontaine, haut
rococo-board-fountain-right = Fontaine, bas
rococo-board-musicians = Musicien, { $hall }
rococo-board-jeweller = Joaillier
rococo-board-all-halls = Toutes les salles
rococo-board-favor = Faveur de la reine
rococo-board-favor-short = Faveur
rococo-board-favor-free = libre, rapporte { $n } livres
rococo-board-garments = Vêtements
rococo-board-drawers = Tiroirs
rococo-board-silk-fold = Soie
rococo-board-for-hire = Embauche
rococo-board-hire = Ouvriers à embaucher, le prochain pour { $n } livres
rococo-board-jewels = Bijoux et examens
rococo-board-works = Terrasse, statues et cuisine
rococo-board-whole = Tout le palais
rococo-board-open = Ouvrir : { $room }
rococo-board-bag = { $n } dans le sac
rococo-board-round = Manche { $n } sur { $of }

## Couleurs selon l’édition, rangs et objets
rococo-board-deluxe-azure = { $for ->
    [gown] bleue
    [silk] bleue
    [ring] bleue
   *[other] bleu
 }
rococo-board-deluxe-rose = rose
rococo-board-deluxe-jade = { $for ->
    [gown] verte
    [silk] verte
    [ring] verte
   *[other] vert
 }
rococo-board-deluxe-amber = orange
rococo-board-classic-azure = jaune
rococo-board-classic-rose = { $for ->
    [gown] verte
    [silk] verte
    [ring] verte
   *[other] vert
 }
rococo-board-classic-jade = rouge
rococo-board-classic-amber = { $for ->
    [gown] bleue
    [silk] bleue
    [ring] bleue
   *[other] bleu
 }
rococo-board-master = Maître
rococo-board-journeyman = Compagnon
rococo-board-apprentice = Apprenti
rococo-board-level = niveau { $level }
rococo-board-card-name = { $rank } { $id }
rococo-board-card-level = { $rank } de niveau { $level }
rococo-board-gown = robe
rococo-board-coat = habit
rococo-board-gown-of = robe { $colour }
rococo-board-coat-of = habit { $colour }
rococo-board-gowns = robes au bal, { $colour } : { $n }
rococo-board-coats = habits au bal, { $colour } : { $n }
rococo-board-livres = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
 }
rococo-board-lace = { $n } de dentelle
rococo-board-yarn = { $n } de fil
rococo-board-prestige = { $n } de prestige
rococo-board-silk = { $n } de soie { $colour }
rococo-board-tile = Tuile ressource : { $silk } ; ou { $goods }
rococo-board-needs = demande { $what }
rococo-board-master-only = seul un maître peut le créer
rococo-board-sells = se vend { $n } livres
rococo-board-costs = { $n ->
    [0] gratuit
    [one] coûte { $n } livre
   *[other] coûte { $n } livres
 }
rococo-board-deputes = { $n } livres en s’en séparant
rococo-board-free-tile = une tuile ressource gratuite
rococo-board-guest = { $hall }, invité { $n }
rococo-board-master-space = réservé aux créations d’un maître
rococo-board-free = libre
rococo-board-free-short = { $n } libres
rococo-board-free-spaces = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
 }
rococo-board-terrace = l’invité de la terrasse compte { $n } fois
rococo-board-first = première place { $n } : { $who }
rococo-board-second = deuxième place { $n } : { $who }
rococo-board-nobody = personne
rococo-board-empty-window = vitrine vide, coût { $n }
rococo-board-leaves = part à la fin de la manche
rococo-board-jewel = { $kind ->
    [ring] bague { $colour }
   *[necklace] collier { $colour }
 }, prix { $n }
rococo-board-jewel-name = { $kind ->
    [ring] bague { $colour }
   *[necklace] collier { $colour }
 }
rococo-board-own-jewels = { $kind ->
    [ring] bagues, { $colour } : { $n }
   *[necklace] colliers, { $colour } : { $n }
 }
rococo-board-exam = Examen : { $rank } ; { $n } cartes dans la pile ; ici : { $who }
rococo-board-exam-journeyman = examen de compagnon
rococo-board-exam-master = examen de maître
rococo-board-exam-tasks = Examen : { $rank }, épreuves remplies : { $n }
rococo-board-exam-deck = La pile d’examen : prenez une carte
rococo-board-task-JT1 = un apprenti acquiert et garde de la soie { $a } ou { $b }
rococo-board-task-JT2 = un apprenti acquiert et garde de la soie { $a } ou { $b }
rococo-board-task-JT3 = un apprenti acquiert de la dentelle ou du fil
rococo-board-task-JT4 = un apprenti finance une décoration
rococo-board-task-MT1 = un compagnon crée une robe
rococo-board-task-MT2 = un compagnon crée un habit
rococo-board-task-MT3 = un maître crée un vêtement

## Personnes
rococo-board-starts = premier joueur
rococo-board-ready = cartes choisies
rococo-board-choosing = choisit ses cartes
rococo-board-hand = cartes en main : { $n }
rococo-board-no-hand = aucune carte en main
rococo-board-in-play = en jeu
rococo-board-top = dessus de la défausse
rococo-board-supply = Réserve : { $n }
rococo-board-discard = Défausse : { $n }
rococo-board-staff = personnel : { $n }
rococo-board-special = Spécialisé
rococo-board-silk-rack = tuiles ressource gardées : { $n }
rococo-board-no-silk = pas encore de soie
rococo-board-income = revenu en fin de manche : { $n }
rococo-board-decorations = décorations : { $n }
rococo-board-present = présent dans les salles : { $n }
rococo-board-masters = vêtements sur des cases de maître : { $n }
rococo-board-in-work = En cours
rococo-board-still = Il faut encore :
rococo-board-save = économiser la soie { $colour }
rococo-board-copy = Utilisez le bonus du dessus de la défausse d’un rival

## Madame du Barry
rococo-board-du-barry = Madame du Barry
rococo-board-next = Suite
rococo-board-her-cards = cartes encore cette manche : { $hand }, dans sa réserve : { $supply }
rococo-board-her-last = Sa dernière carte
rococo-board-her-favor = Elle demande la faveur de la reine et marque 3 de prestige.
rococo-board-her-drawer = Elle prend toutes les tuiles du tiroir { $n }.
rococo-board-her-place = { $place ->
    [left] Elle prend la tuile de gauche de chaque tiroir.
    [centre] Elle prend la tuile du milieu de chaque tiroir.
   *[right] Elle prend la tuile de droite de chaque tiroir.
 }
rococo-board-her-tailor = { $from ->
    [left] Elle crée le vêtement numéro { $n } depuis la gauche.
   *[right] Elle crée le vêtement numéro { $n } depuis la droite.
 }
rococo-board-her-hire = { $from ->
    [left] Elle embauche l’ouvrier numéro { $n } depuis la gauche.
   *[right] Elle embauche l’ouvrier numéro { $n } depuis la droite.
 }
rococo-board-her-fund = Elle finance la case la moins chère : { $what }.
rococo-board-her-fireworks = feux d’artifice
rococo-board-her-kitchen = cuisine
rococo-board-her-musicians = musiciens
rococo-board-her-statues = statues
rococo-board-her-hall = Une autre carte dit où va le vêtement : { $hall }.

## Les bonus en mots
rococo-board-b-none = aucun bonus
rococo-board-b-pay = pour { $price } : { $what }
rococo-board-b-lace_or_yarn = une dentelle ou un fil
rococo-board-b-random_resource = une tuile ressource au hasard
rococo-board-b-extra-acquire = acquérir une tuile de plus
rococo-board-b-extra-tailor = créer un vêtement de plus
rococo-board-b-extra-fund = financer une décoration de plus
rococo-board-b-less = { $what } de moins
rococo-board-b-must-sell = il faut le vendre
rococo-board-b-delegate = { $pay ->
    [none] se séparer de n’importe quel ouvrier sans livres et utiliser son bonus
    [printed] se séparer de n’importe quel ouvrier pour les livres indiquées
   *[list] se séparer de n’importe quel ouvrier pour { $list } livres (maître, compagnon, apprenti)
 }
rococo-board-b-per = { $n ->
    [1] { $gain } par { $what }
   *[other] { $gain } par { $n } { $what }
 }
rococo-board-b-colour = { $gain } par vêtement { $colour }
rococo-board-b-no-colour = { $gain } sans vêtement { $colour }
rococo-board-b-staff = { $kind ->
    [livres] livres selon le personnel : { $list }
   *[prestige] prestige selon le personnel : { $list }
 }
rococo-board-b-buy = autant de fois que voulu : 1 de prestige pour { $price }
rococo-board-b-discard_silk = défausser des tuiles : 1 de prestige par rouleau rare ou par 2 communs
rococo-board-b-use_own_bonus = déplacer une carte de la réserve vers la défausse et utiliser son bonus
rococo-board-b-copy_opponent_bonus = utiliser le bonus du dessus de la défausse d’un rival
rococo-board-b-claim_favor = la faveur de la reine et { $gain }
rococo-board-b-take_resource = une tuile au choix d’un tiroir
rococo-board-b-take_jewel = un bijou au choix
rococo-board-of-garment = { $n ->
    [one] vêtement à vous
   *[other] vêtements à vous
 }
rococo-board-of-garment_azure = vêtement { $colour } à vous
rococo-board-of-garment_rose = vêtement { $colour } à vous
rococo-board-of-decoration = { $n ->
    [one] décoration à vous
   *[other] décorations à vous
 }
rococo-board-of-hall_present = salle où vous êtes présent
rococo-board-of-garment_in_one_hall = { $n ->
    [one] vêtement à vous dans une salle
   *[other] vêtements à vous dans une salle
 }
rococo-board-of-master_guest = { $n ->
    [one] vêtement à vous sur une case de maître
   *[other] vêtements à vous sur des cases de maître
 }
rococo-board-of-pair_lady_gentleman = paire d’une robe et d’un habit à vous
rococo-board-of-pair_azure_jade = paire de vos robes des deux couleurs
rococo-board-of-lace_yarn_pair = paire de dentelle et de fil rendue
rococo-board-of-jewel = { $n ->
    [one] bijou à vous
   *[other] bijoux à vous
 }
rococo-board-of-ring = { $n ->
    [one] bague à vous
   *[other] bagues à vous
 }
rococo-board-of-necklace = { $n ->
    [one] collier à vous
   *[other] colliers à vous
 }
rococo-board-of-jewel_set = série de quatre bijoux différents
rococo-board-of-apprentice = { $n ->
    [one] apprenti à vous
   *[other] apprentis à vous
 }
rococo-board-if-gentleman_garments = s’embauche avec { $n } de vos habits au bal
rococo-board-if-lady_garments = s’embauche avec { $n } de vos robes au bal
rococo-board-if-master_guests = s’embauche avec { $n } vêtements sur des cases de maître
rococo-board-if-livres = s’embauche avec { $n } livres
rococo-board-if-jewels = s’embauche avec { $n } bijoux
rococo-board-if-decoration_types = s’embauche avec { $n } types de décorations
rococo-board-if-stock = s’embauche avec { $tiles } tuiles, { $lace } de dentelle et { $yarn } de fil
rococo-board-if-prestige = s’embauche avec { $n } de prestige déjà marqués
rococo-board-if-master_exams = s’embauche après un examen de maître
rococo-board-if-halls_present = s’embauche si vous êtes dans toutes les salles

## Le décompte final
rococo-board-scoring = Décompte final
rococo-board-step = Étape { $n } :
rococo-board-step-play = Prestige gagné pendant la partie
rococo-board-step-livres = Argent : 1 de prestige par 10 livres ; bijoux
rococo-board-step-crowns = Ouvriers à couronne ; faveur de la reine
rococo-board-step-halls = Majorités dans les cinq salles
rococo-board-step-fireworks = Majorité des feux d’artifice
rococo-board-step-terrace = Vêtements sur la terrasse, deux ou trois fois
rococo-board-step-statues = Statues : séries de couleurs différentes
rococo-board-step-garments = Vêtements, décorations et bonus « Toutes les salles »
rococo-board-row-livres = livres
rococo-board-row-jewels = bijoux
rococo-board-row-crowns = couronnes
rococo-board-row-favor = faveur
rococo-board-row-hall1 = I
rococo-board-row-hall2 = II
rococo-board-row-hall3 = III
rococo-board-row-hall4 = IV
rococo-board-row-hall5 = V
rococo-board-row-garments = vêtements
rococo-board-row-decorations = décor
rococo-board-row-all-halls = toutes salles
rococo-board-row-tiles = tuiles
rococo-board-gained = étape
rococo-board-sum = total
rococo-board-back = Retour
rococo-board-next-step = Étape suivante
