### Les règles de Splendor, un message par règle, dans l’ordre du jeu.

SPL-SECTION-01 = Mise en place
SPL-SETUP-01 = Les 90 cartes développement forment trois pioches : 40 cartes de niveau 1, 30 de niveau 2 et 20 de niveau 3. Chaque pioche est mélangée à part.
SPL-SETUP-02 = Quatre cartes de chaque niveau sont posées face visible à côté de leur pioche.
SPL-SETUP-03 = On dévoile un noble de plus qu’il n’y a de joueurs ; les autres nobles ne servent pas dans cette partie.
SPL-SETUP-04 = Chaque pierre compte 4 jetons à deux joueurs, 5 à trois et 7 à quatre. Il y a toujours 5 jetons or.
SPL-SETUP-05 = Le joueur assis à la première place commence, puis on joue dans le sens horaire. La table décide qui s’y assoit, par choix ou par tirage au sort.

SPL-SECTION-02 = Votre tour
SPL-TURN-01 = À votre tour, vous faites exactement une de ces quatre actions : prendre trois pierres de couleurs différentes, prendre deux pierres de la même couleur, réserver une carte ou acheter une carte.
SPL-TURN-02 = On ne passe que si aucune des quatre actions n’est possible.
SPL-TURN-03 = Si tous les joueurs passent à la suite, plus personne ne pourra jamais jouer : la partie s’arrête aussitôt et on compte les points comme d’habitude.
SPL-TAKE-01 = Trois pierres différentes : prenez un jeton de trois couleurs encore présentes dans la réserve. L’or ne se prend pas ainsi.
SPL-TAKE-02 = Vous ne pouvez prendre moins de trois pierres différentes que s’il reste moins de trois couleurs : s’il en reste deux, les deux ou une seule ; s’il en reste une, un seul jeton.
SPL-TAKE-03 = Vous ne pouvez prendre deux pierres de la même couleur que si la réserve en contient au moins quatre avant la prise.
SPL-TAKE-04 = À la fin de votre tour, vous pouvez garder dix jetons, or compris. Au-delà, rendez des jetons de votre choix à la réserve jusqu’à en avoir dix, y compris ceux que vous venez de prendre.
SPL-TAKE-05 = L’or reçu en réservant compte aussi : s’il vous fait dépasser dix jetons, vous en rendez un.
SPL-TAKE-06 = Les jetons de chacun sont toujours visibles de tous.
SPL-RES-01 = Réservez une des cartes visibles, ou la première carte de la pioche de votre choix sans la montrer aux autres.
SPL-RES-02 = Vous pouvez avoir trois cartes réservées en main. Avec trois cartes, vous ne pouvez plus réserver.
SPL-RES-03 = Réserver vous rapporte un jeton or. S’il n’y a plus d’or, vous pouvez réserver quand même, mais sans jeton.
SPL-RES-04 = Une carte réservée ne peut pas être défaussée : le seul moyen de s’en débarrasser est de l’acheter.
SPL-RES-05 = Tout le monde connaît les cartes réservées face visible. D’une carte tirée d’une pioche, les autres ne connaissent que le niveau ; un tel tirage ne peut pas être annulé.
SPL-BUY-01 = Achetez une carte visible ou une des cartes que vous avez réservées vous-même.
SPL-BUY-02 = Chaque bonus de vos cartes réduit le prix d’une pierre de sa couleur, au plus jusqu’à zéro.
SPL-BUY-03 = Un jeton or remplace une pierre de n’importe quelle couleur, même d’une couleur que vous possédez. Sauf choix contraire, on paie avec le moins d’or possible.
SPL-BUY-04 = Les jetons dépensés retournent dans la réserve.
SPL-BUY-05 = Si vos bonus couvrent tout le prix, la carte ne vous coûte rien.
SPL-BUY-06 = Les cartes achetées, leurs points et leurs bonus sont visibles de tous.
SPL-FILL-01 = Une carte visible achetée ou réservée est aussitôt remplacée depuis la pioche de son niveau. Quand cette pioche est vide, la place reste vide.
SPL-FILL-02 = Dès que la nouvelle carte est dévoilée, le coup ne peut plus être annulé.

SPL-SECTION-03 = Nobles
SPL-NOBLE-01 = Si, à la fin de votre tour, les bonus de vos cartes répondent au souhait d’un noble, ce noble vient à vous. Les jetons ne comptent pas ; la visite n’est pas une action et ne se refuse pas.
SPL-NOBLE-02 = Vous recevez au plus un noble par tour. Si plusieurs pouvaient venir, vous choisissez.
SPL-NOBLE-03 = Chaque noble vaut 3 points de prestige.
SPL-NOBLE-04 = Un noble qui n’est pas venu à ce tour peut venir à la fin d’un tour suivant, quelle que soit alors votre action.
SPL-NOBLE-05 = Le tour se termine dans cet ordre : on rend les jetons au-delà de dix, le noble arrive, puis on vérifie si la partie s’achève.

SPL-SECTION-04 = Fin de la partie
SPL-END-01 = Quand un joueur a 15 points ou plus à la fin d’un tour, on termine la manche, pour que chacun ait joué le même nombre de tours.
SPL-END-02 = Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a le moins de cartes développement passe devant.
SPL-END-03 = Si l’égalité demeure, les joueurs partagent la victoire.

SPL-SECTION-05 = Options de la table
SPL-OPT-01 = Règle maison, désactivée d’ordinaire : on peut prendre une ou deux pierres différentes même s’il y a trois couleurs ou plus dans la réserve.
SPL-OPT-02 = Le nombre de points qui met fin à la partie se règle de 10 à 21 ; d’ordinaire, c’est 15.
