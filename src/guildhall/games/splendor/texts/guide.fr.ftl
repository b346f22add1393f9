### The rules of the game for people: titles, paragraphs, what pictures and examples say.

## Chapters
splendor-guide-start = Avant de commencer
splendor-guide-turns = Un tour
splendor-guide-visits = Les nobles
splendor-guide-finish = La fin et la table

## Goal
splendor-guide-goal = Le jeu en bref
splendor-guide-goal-1 = Vous faites commerce de pierres précieuses. Tour après tour, vous amassez des *pierres*, vous les dépensez pour des *cartes* et vous gagnez des points. Quand quelqu’un atteint *15 points* et que la manche est finie, le plus riche en points gagne.
splendor-guide-goal-2 = Chaque carte achetée reste chez vous et rend les suivantes moins chères : elle donne un *bonus*, une pierre qui ne se dépense jamais. On achète d’abord ce qui coûte peu, plus tard ce qui rapporte.
splendor-guide-goal-at-1 = *Nobles.* Chacun vaut 3 points et vient de lui-même chez qui a les bons bonus.
splendor-guide-goal-at-2 = *Trois pioches.* Le niveau I est bon marché, le III cher et riche en points.
splendor-guide-goal-at-3 = *Cartes visibles.* Quatre par niveau : elles s’achètent ou se réservent.
splendor-guide-goal-at-4 = *La réserve.* Cinq sortes de pierres ; ce que vous dépensez y revient.
splendor-guide-goal-at-5 = *L’or* remplace n’importe quelle pierre. On n’en reçoit qu’en réservant.

## Set-up
splendor-guide-setup = Mise en place
splendor-guide-setup-1 = Les trois pioches sont mélangées une à une : *40* cartes de niveau I, *30* de niveau II, *20* de niveau III. On en dévoile quatre de chacune.
splendor-guide-setup-2 = On dévoile un noble de plus qu’il n’y a de joueurs. Les autres ne servent pas.
splendor-guide-setup-3 = Chaque pierre compte *4* jetons à deux joueurs, *5* à trois, *7* à quatre. L’or en a toujours *5*.
splendor-guide-setup-4 = La première place commence ; puis on joue dans le sens horaire.
splendor-guide-setup-at-1 = *Ce que le noble demande :* des bonus de cartes, jamais des jetons.
splendor-guide-setup-at-2 = *Ses points,* toujours 3.

## A card
splendor-guide-card = Lire une carte
splendor-guide-card-1 = Une carte a un *prix* en pierres, un *bonus* et souvent des *points*. Le bonus sert dès votre tour suivant et pour toujours : il ôte de chaque prix une pierre de sa couleur.
splendor-guide-card-2 = Vos achats restent visibles : chacun voit vos points et vos bonus.
splendor-guide-card-at-1 = *Des points* pour qui l’achète.
splendor-guide-card-at-2 = *Le bonus* qu’elle donne ; ici un rubis.
splendor-guide-card-at-3 = *Le prix :* tant de pierres de chaque couleur, moins vos bonus.

## A turn
splendor-guide-turn = Une seule action
splendor-guide-turn-1 = À votre tour, vous faites *exactement une* chose : prendre trois pierres différentes, en prendre deux de la même couleur, réserver une carte ou acheter une carte.
splendor-guide-turn-2 = Vous ne passez que si rien d’autre n’est possible. Si tous passent à la suite, la partie s’arrête et l’on compte les points comme d’habitude.
splendor-guide-turn-3 = À la fin du tour, dans cet ordre : les jetons au-delà de dix sont rendus, un noble peut venir, puis l’on regarde si quelqu’un a atteint le but.

## Take
splendor-guide-take = Prendre des pierres
splendor-guide-take-1 = Prenez *trois pierres de couleurs différentes*. Vous ne pouvez en prendre moins que s’il reste moins de trois couleurs dans la réserve.
splendor-guide-take-2 = Ou bien prenez *deux pierres de la même couleur*, s’il y en a au moins *quatre* avant la prise.
splendor-guide-take-3 = Les jetons sont visibles : chacun peut compter les vôtres à tout moment.
splendor-guide-take-at-1 = *Il en reste trois :* on peut en prendre une, pas deux.
splendor-guide-take-at-2 = *Une de chacune de trois couleurs :* c’est la prise la plus courante.
splendor-guide-take-at-3 = *L’or ne se prend jamais* ainsi ; il vient avec une carte réservée.
splendor-guide-example-two-alike = Deux émeraudes, mais pas deux diamants
splendor-guide-example-two-alike-before = Les quatre émeraudes sont dans la réserve, mais seulement trois diamants : l’adversaire en tient un.
splendor-guide-example-two-alike-after = Vous prenez deux émeraudes. La table refuse deux diamants.

## Ten tokens
splendor-guide-ten = Dix jetons au plus
splendor-guide-ten-1 = À la fin de votre tour, vous gardez au plus *dix jetons*, or compris. Si vous en avez davantage, rendez ceux que vous voulez, même ceux que vous venez de prendre.
splendor-guide-ten-2 = L’or d’une carte réservée compte aussi : si c’est le onzième jeton, vous en rendez un.
splendor-guide-ten-at-1 = *Vos jetons, sur dix.* Le nombre rougit quand il y en a trop.
splendor-guide-ten-at-2 = *L’or* est ici un jeton comme les autres.
splendor-guide-example-return = Neuf et trois font douze
splendor-guide-example-return-before = Vous avez neuf jetons et vous en prenez trois.
splendor-guide-example-return-after = Il faut en rendre deux. Vous rendez deux rubis et gardez tout ce que vous venez de prendre.

## Reserve
splendor-guide-reserve = Réserver une carte
splendor-guide-reserve-1 = Prenez en main une carte visible, ou la première carte d’une pioche, que personne d’autre ne voit. Votre main contient au plus *trois* cartes réservées.
splendor-guide-reserve-2 = Réserver vous rapporte un jeton *or*, tant qu’il en reste. Sans or, on peut réserver quand même.
splendor-guide-reserve-3 = Une carte réservée ne quitte votre main que lorsque vous l’achetez. Prise face visible, tous s’en souviennent ; d’une carte de pioche, les autres ne savent que le niveau, et ce tirage ne s’annule pas.
splendor-guide-reserve-at-1 = *Réservée face visible :* vous seul pouvez désormais l’acheter.
splendor-guide-reserve-at-2 = *Tirée d’une pioche :* vous en voyez la face, les autres seulement le dos.
splendor-guide-example-reserve = Une carte de côté, et de l’or
splendor-guide-example-reserve-before = Une carte chère est visible et l’adversaire pourrait l’acheter. Vous ne pouvez pas encore la payer.
splendor-guide-example-reserve-after = Vous la réservez et recevez un jeton or. Une nouvelle carte du même niveau prend sa place.

## Buy
splendor-guide-buy = Acheter une carte
splendor-guide-buy-1 = Achetez une carte visible, ou une que vous avez réservée.
splendor-guide-buy-2 = Chaque bonus de vos cartes ôte du prix une pierre de sa couleur. Avec assez de bonus, une carte ne coûte rien du tout.
splendor-guide-buy-3 = *L’or* paie n’importe quelle pierre. Vous pouvez garder une pierre et payer en or ; si vous ne le demandez pas, on en dépense le moins possible.
splendor-guide-buy-4 = Ce que vous payez retourne dans la réserve. La carte reste visible devant vous, avec ses points et son bonus.
splendor-guide-buy-at-1 = *Deux saphirs :* vos deux bonus saphir les couvrent.
splendor-guide-buy-at-2 = *Une émeraude* reste à payer ; de l’or ferait aussi l’affaire.
splendor-guide-buy-at-3 = *Le nouveau bonus* que vous aurez désormais.
splendor-guide-example-discount = Deux saphirs de remise
splendor-guide-example-discount-before = La carte coûte deux saphirs et une émeraude. Vous n’avez pas de jeton saphir, mais deux bonus saphir.
splendor-guide-example-discount-after = Vous ne payez que l’émeraude, et vous gagnez un bonus rubis.
splendor-guide-example-gold = De l’or pour la pierre manquante
splendor-guide-example-gold-before = Le prix est 1 diamant, 4 saphirs, 2 émeraudes. Vous avez 1 diamant, 3 saphirs, 1 émeraude, 2 jetons or et un bonus émeraude.
splendor-guide-example-gold-after = Le bonus couvre une émeraude, un jeton or remplace le quatrième saphir. La carte rapporte 2 points.

## Refill
splendor-guide-refill = La rangée se complète
splendor-guide-refill-1 = Une carte achetée ou réservée est aussitôt remplacée depuis la pioche de son niveau. Quand la pioche est vide, la place reste vide.
splendor-guide-refill-2 = Dès lors, le coup ne peut plus être annulé : quelque chose de caché a été dévoilé.
splendor-guide-refill-at-1 = *Le nombre* dit combien de cartes restent dans la pioche.

## Nobles
splendor-guide-nobles = La visite d’un noble
splendor-guide-nobles-1 = Si, à la fin de votre tour, les *bonus* de vos cartes répondent au souhait d’un noble, il vient chez vous et vaut *3 points*. Les jetons ne comptent pas, et on ne peut l’éconduire.
splendor-guide-nobles-2 = Un noble par tour. Si plusieurs pouvaient venir, vous choisissez.
splendor-guide-nobles-3 = Celui qui n’est pas venu cette fois viendra plus tard, quoi que vous fassiez alors. Il arrive après les jetons rendus et avant la vérification de la fin : ses points peuvent donc la déclencher.
splendor-guide-nobles-at-1 = *3 points* pour qui le reçoit.
splendor-guide-nobles-at-2 = *Les bonus voulus :* ici trois de chacune de trois couleurs.
splendor-guide-example-ninth-card = La neuvième carte
splendor-guide-example-ninth-card-before = Vous avez trois bonus diamant, trois saphir et deux émeraude. Le noble en demande trois de chaque.
splendor-guide-example-ninth-card-after = Votre neuvième carte apporte la troisième émeraude. Le noble vient aussitôt, sans action de plus.

## End
splendor-guide-end = La fin de la partie
splendor-guide-end-1 = Dès que quelqu’un a *15 points* à la fin d’un tour, on termine la manche, pour que chacun ait joué autant de tours.
splendor-guide-end-2 = Le plus de points gagne. À égalité, celui qui a *moins de cartes* passe devant ; si les cartes aussi sont égales, la victoire est partagée.
splendor-guide-example-last-round = Quinze, et encore un tour
splendor-guide-example-last-round-before = Vous avez 14 points et pouvez acheter une carte qui en vaut un. Vous étiez premier : l’adversaire a encore un tour dans cette manche.
splendor-guide-example-last-round-after = Avec 15 points, vous amenez la fin. L’adversaire joue un dernier tour, puis la partie est finie.
splendor-guide-options = Ce que la table peut choisir
splendor-guide-options-1 = Une règle maison, désactivée d’ordinaire : on peut prendre une ou deux pierres différentes même s’il y a trois couleurs.
splendor-guide-options-2 = Le but peut aller de 10 à 21 points ; d’ordinaire, c’est 15.

## Facts of the examples
splendor-guide-fact-own-emeralds = vos émeraudes
splendor-guide-fact-supply-emeralds = émeraudes de la réserve
splendor-guide-fact-own-tokens = tous vos jetons
splendor-guide-fact-own-rubies = vos rubis
splendor-guide-fact-own-gold = votre or
splendor-guide-fact-own-reserved = vos cartes réservées
splendor-guide-fact-own-sapphires = vos saphirs
splendor-guide-fact-ruby-bonus = bonus rubis
splendor-guide-fact-emerald-bonus = bonus émeraude
splendor-guide-fact-nobles = nobles chez vous
splendor-guide-fact-points = vos points
