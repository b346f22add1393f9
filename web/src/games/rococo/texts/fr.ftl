### Le plateau de Rococo : ce qui s’y trouve et ce qu’en dit un lecteur d’écran.

## Lieux
rococo-board-palace = Le palais
rococo-board-all-halls = Toutes les salles
rococo-board-favor = Faveur de la reine
rococo-board-favor-short = Faveur
rococo-board-favor-free = { $n ->
    [one] libre, rapporte { $n } livre
   *[other] libre, rapporte { $n } livres
 }
rococo-board-garments = Vêtements
rococo-board-drawers = Tiroirs
rococo-board-silk-fold = Soie
rococo-board-for-hire = Embauche
rococo-board-hire = { $n ->
    [0] Ouvriers à embaucher, le prochain gratuitement
    [one] Ouvriers à embaucher, le prochain pour { $n } livre
   *[other] Ouvriers à embaucher, le prochain pour { $n } livres
 }
rococo-board-jewels = Bijoux et examens
rococo-board-works = Terrasse, statues et cuisine
rococo-board-whole = Tout le palais
rococo-board-open = Ouvrir : { $room }
rococo-board-bag = { $n } dans le sac
rococo-board-round = Manche { $n } sur { $of }

## Objets
rococo-board-gown = robe
rococo-board-coat = habit
rococo-board-worn = au bal, { $what } : { $n }
rococo-board-costs = { $n ->
    [0] gratuit
    [one] coûte { $n } livre
   *[other] coûte { $n } livres
 }
rococo-board-free-tile = une tuile ressource gratuite
rococo-board-master-space = réservé aux créations d’un maître
rococo-board-free = libre
rococo-board-free-short = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
 }
rococo-board-free-spaces = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
 }
rococo-board-terrace = l’invité de la terrasse compte { $n } fois
rococo-board-first = première place { $n } : { $who }
rococo-board-second = deuxième place { $n } : { $who }
rococo-board-nobody = personne
rococo-board-empty-window = vitrine vide, coût { $n }
rococo-board-leaves = part à la fin de la manche
rococo-board-jewel = { $what }, prix { $n }
rococo-board-exam = { $n ->
    [one] { $exam } ; { $n } carte dans la pioche ; ici : { $who }
   *[other] { $exam } ; { $n } cartes dans la pioche ; ici : { $who }
 }
rococo-board-exam-tasks = { $exam }, épreuves remplies : { $n }
rococo-board-exam-deck = La pioche d’examen : prenez une carte

## Personnes
rococo-board-starts = premier joueur
rococo-board-ready = cartes choisies
rococo-board-choosing = choisit ses cartes
rococo-board-hand = cartes en main : { $n }
rococo-board-no-hand = aucune carte en main
rococo-board-in-play = en jeu
rococo-board-top = dessus de la défausse
rococo-board-supply = Réserve : { $n }
rococo-board-discard = Défausse : { $n }
rococo-board-staff = personnel : { $n }
rococo-board-special = Spécialisé
rococo-board-silk-rack = tuiles ressource gardées : { $n }
rococo-board-no-silk = pas encore de soie
rococo-board-income = revenu en fin de manche : { $n }
rococo-board-decorations = décorations : { $n }
rococo-board-present = présence dans les salles : { $n }
rococo-board-masters = vêtements sur des cases de maître : { $n }
rococo-board-in-work = En cours
rococo-board-still = Il faut encore :
rococo-board-save = économiser la soie { $colour }
rococo-board-copy = Utilisez le bonus du dessus de la défausse d’un rival

## La table de travail
rococo-board-your-silk = Votre soie
rococo-board-your-goods = Vos biens
rococo-board-works-now = au travail
rococo-board-leaves-game = quitte la partie
rococo-board-actions = Les actions
rococo-board-not-this = Pas par ce bonus.
rococo-board-act-favor = Faveur
rococo-board-act-acquire = Acquérir
rococo-board-act-tailor = Créer
rococo-board-act-hire = Embaucher
rococo-board-act-depute = Se séparer
rococo-board-act-fund = Financer
rococo-board-act-exam = Examen
rococo-board-does-favor = vous commencez la prochaine manche
rococo-board-does-acquire = une tuile, ou sa dentelle ou son fil
rococo-board-does-tailor = un vêtement, à louer ou à vendre
rococo-board-does-hire = une carte en main
rococo-board-does-depute = la carte quitte la partie
rococo-board-does-fund = une décoration du palais
rococo-board-does-exam = une carte de la pioche d’examen pour celle-ci
rococo-board-now-tailor = { $n } sur { $of } à votre portée
rococo-board-none-tailor = Aucun n’est à votre portée.
rococo-board-now-hire = en main, une sur { $n }
rococo-board-now-depute = { $rank ->
    [2] le maître
    [1] le compagnon
   *[other] l’apprenti
 } quitte la partie
rococo-board-now-fund = { $n ->
    [one] { $n } case pour { $price }
   *[other] { $n } cases pour { $price }
 }
rococo-board-favor-taken = { $who } l’a pour cette manche.
rococo-board-nothing-there = Il n’y a rien.
rococo-board-lacking = manque
rococo-board-hired = embauché
rococo-board-page-palace = Palais
rococo-board-page-garments = Vêtements
rococo-board-page-silk = Soie
rococo-board-page-hire = Embauche
rococo-board-page-jewels = Bijoux

## Madame du Barry
rococo-board-next = Suite
rococo-board-her-cards = cartes encore cette manche : { $hand }, dans sa réserve : { $supply }
rococo-board-her-last = Sa dernière carte
rococo-board-her-hall = Une autre carte dit où va le vêtement : { $hall }.

## Le décompte final
rococo-board-scoring = Décompte final
rococo-board-step = Étape { $n } :
rococo-board-step-play = Prestige gagné pendant la partie
rococo-board-step-livres = Argent : 1 point de prestige par 10 livres ; bijoux
rococo-board-step-crowns = Ouvriers à couronne ; faveur de la reine
rococo-board-step-halls = Majorités dans les cinq salles
rococo-board-step-fireworks = Majorité des feux d’artifice
rococo-board-step-terrace = Vêtements sur la terrasse, deux ou trois fois
rococo-board-step-statues = Statues : séries de couleurs différentes
rococo-board-step-garments = Vêtements, décorations et bonus « Toutes les salles »
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
