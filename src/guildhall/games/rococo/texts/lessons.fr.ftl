### Rococo : ce que dit le maître dans les leçons. Les *étoiles* font ressortir un mot ; deux phrases au plus.

rococo-chapter-court = À la cour

rococo-lesson-ball = Le grand bal
rococo-lesson-ball-aim = Vous dirigez un atelier de couture à la cour de Louis XV. En sept manches, le palais se prépare à un grand bal, et qui a alors le plus de *prestige* gagne.
rococo-lesson-ball-halls = Dans ces *cinq salles*, les invités attendent d’être habillés. Les vêtements que vous leur louez rapportent à la fin, et qui en a le plus dans une salle marque encore.
rococo-lesson-ball-designs = Ici sont accrochés les *modèles* à coudre. Les nouveaux arrivent à gauche et coûtent cher ; puis ils glissent à droite et leur prix baisse.
rococo-lesson-ball-drawers = *Soie*, dentelle et fil sont dans trois tiroirs : c’est de cela que sont faits les vêtements.
rococo-lesson-ball-first = Ce sont vos *ouvriers* qui travaillent. Prenez en main votre première carte : un maître, avec le dé doré.
rococo-lesson-ball-other = Bon choix aussi, mais une chose après l’autre. Commencez par un *maître* : la carte au dé doré.

rococo-lesson-hand = Trois cartes
rococo-lesson-hand-journeyman = À chaque manche, vous choisissez *trois* cartes de votre réserve. Au maître, ajoutez le compagnon : lui aussi sait coudre.
rococo-lesson-hand-masters = Deux maîtres, c’est fort, mais qui irait alors chercher la soie ? Gardez le second pour la manche suivante.
rococo-lesson-hand-order = Celle-là viendra plus tard. Prenez maintenant le *compagnon*.
rococo-lesson-hand-apprentice = Il vous faut aussi des matériaux. Prenez l’apprenti dont le bonus permet d’*acquérir une tuile de plus*.
rococo-lesson-hand-livres = Cet apprenti rapporte 2 livres. Pour l’instant, les matériaux comptent davantage : prenez l’autre.
rococo-lesson-hand-confirm = Vous pouvez choisir de nouveau jusqu’à ce que le dernier joueur ait confirmé. Votre main est bonne : *confirmez*-la.
rococo-lesson-hand-change = C’est possible, mais ces trois-là conviennent parfaitement. Confirmez-les.
rococo-lesson-hand-secret = Pia a choisi trois cartes aussi : vous voyez combien, mais pas lesquelles. Vos deux autres attendent dans la *réserve* la manche suivante.

rococo-lesson-ranks = Trois rangs
rococo-lesson-ranks-master = À votre tour, vous jouez une carte pour *une seule action*. Un *maître* sait tout faire : coudre n’importe quel vêtement, embaucher et le reste.
rococo-lesson-ranks-journeyman = Un *compagnon* coud aussi, mais pas ce qui porte un dé doré. Et il n’embauche pas.
rococo-lesson-ranks-apprentice = Un *apprenti* acquiert des matériaux et finance des décorations. Il ne coud pas, n’embauche pas, et la reine ne le reçoit pas.
rococo-lesson-ranks-play = D’abord il faut de la soie, et pour cela un apprenti suffit. *Jouez*-le.
rococo-lesson-ranks-save-master = Gardez le maître : lui seul embauche, et vous en aurez bientôt besoin. Jouez l’apprenti.
rococo-lesson-ranks-save-journeyman = Le compagnon doit coudre, mais il n’y a pas encore de soie. Jouez l’apprenti.

rococo-chapter-workshop = L’atelier

rococo-lesson-silk = La soie
rococo-lesson-silk-gown = Cette robe bleue demande *deux rouleaux de soie bleue* et un fil. Vous avez une dentelle et un fil, mais pas encore de soie.
rococo-lesson-silk-acquire = Une tuile coûte 2 livres, 1 s’il n’en reste que deux dans le tiroir, et la dernière est gratuite. Acquérez la tuile aux *deux rouleaux bleus* du troisième tiroir.
rococo-lesson-silk-first-drawer = Celle-ci a deux rouleaux bleus aussi. Mais prenez celle du troisième tiroir : vous y prendrez bientôt une seconde tuile, et moins cher.
rococo-lesson-silk-not-blue = Cette tuile n’a pas deux rouleaux bleus. Ils sont à gauche dans le troisième tiroir.
rococo-lesson-silk-tailor = Un apprenti *ne coud pas*. Il va chercher la soie : prenez-la dans le troisième tiroir.
rococo-lesson-silk-hire = Seul un maître embauche. L’apprenti va chercher la soie.
rococo-lesson-silk-fund = Les décorations sont splendides, mais chères : leur tour viendra. D’abord la soie.
rococo-lesson-silk-depute = Il vous quitterait alors pour de bon. Envoyez-le plutôt chercher la soie.
rococo-lesson-silk-keep = Une tuile, c’est de la soie ou, échangée, de la dentelle ou du fil : on décide *aussitôt*. Gardez-la comme soie.
rococo-lesson-silk-markers = De la dentelle et du fil, vous en avez déjà. Il manque de la soie bleue à la robe : gardez la tuile.

rococo-lesson-bonus = Le bonus
rococo-lesson-bonus-again = Après l’action, vous pouvez utiliser le *bonus* de la carte : ici, une tuile de plus. Il en reste deux dans le troisième tiroir, donc 1 livre seulement : prenez celle de droite.
rococo-lesson-bonus-decline = On peut renoncer à un bonus, mais une tuile pour 1 livre est une aubaine. Prenez celle de droite dans le troisième tiroir.
rococo-lesson-bonus-middle = Celle-là donne de la dentelle *ou* du fil. Sa voisine de droite donne les deux.
rococo-lesson-bonus-dear = Dans ce tiroir, elle coûterait 2 livres. Dans le troisième, elle n’en coûte qu’une.
rococo-lesson-bonus-exchange = Échangée, cette tuile donne de la dentelle *et* du fil. Échangez-la.
rococo-lesson-bonus-keep = Un seul rouleau rose ne sert guère, alors que bien des vêtements demandent dentelle ou fil. Échangez-la.
rococo-lesson-bonus-turns = Pia a pris une tuile aussi, et son apprenti lui a rapporté 2 livres. On continue ainsi, *une carte chacun*, jusqu’à ce que les mains soient vides.

rococo-lesson-tailor = La première robe
rococo-lesson-tailor-play = La soie et le fil sont là : la robe peut être faite. Jouez le *compagnon*.
rococo-lesson-tailor-save-master = Le maître le pourrait aussi, mais il servira à embaucher. Cette robe ne porte pas de dé : le compagnon suffit.
rococo-lesson-tailor-gown = Vous payez les matériaux et les livres de la *case* où elle est accrochée : ici 1. Créez la robe bleue.
rococo-lesson-tailor-thimble = Cette robe porte un dé doré : seul un *maître* peut la créer. Prenez celle à 1 livre.
rococo-lesson-tailor-silk = Pour celui-là, vous n’avez pas la soie. Pour la robe bleue, vous avez tout.
rococo-lesson-tailor-hire = Seul un maître embauche. Le compagnon coud.
rococo-lesson-tailor-favor = Belle idée, et vous la demanderez bientôt. Maintenant, cousez la robe.
rococo-lesson-tailor-enough = Vous avez tout ce qu’il faut pour la robe bleue. Créez-la.
rococo-lesson-tailor-pay = La soie se paie en *tuiles entières* ; les rouleaux en trop sont perdus. Payez avec vos deux rouleaux bleus.

rococo-lesson-guests = Les invités
rococo-lesson-guests-rent = Un vêtement se *vend* ou se *loue* : il reste alors au bal et rapporte à la fin. Louez la robe.
rococo-lesson-guests-sell = Onze livres, c’est tentant, mais une robe vendue n’est plus là. Au bal, elle vaut 2 points de prestige et compte dans sa salle.
rococo-lesson-guests-place = Beaucoup d’invités vous récompensent aussitôt : livres, dentelle, fil ou tuile ressource. Habillez dans la Cinquième salle celui qui donne une *tuile*.
rococo-lesson-guests-fourth = Cet invité donne une tuile aussi. Prenons celui de la Cinquième salle.
rococo-lesson-guests-thimble = Les invités au dé doré ne portent que l’œuvre d’un *maître*. Choisissez celui à la tuile, dans la Cinquième salle.
rococo-lesson-guests-no-tile = C’est permis, mais l’invité à la *tuile* de la Cinquième salle donne davantage. Choisissez-le.
rococo-lesson-guests-gift = Le cadeau est gratuit : prenez la tuile que vous voulez. La robe au dé demande aussi de la soie bleue : prenez les deux rouleaux bleus du premier tiroir.
rococo-lesson-guests-decline = Une tuile gratuite ne se refuse pas. Prenez les deux rouleaux bleus du premier tiroir.
rococo-lesson-guests-not-blue = Pour la seconde robe, il faut deux rouleaux bleus. Ils sont au milieu du premier tiroir.
rococo-lesson-guests-keep = Gardez-la comme soie pour la seconde robe.
rococo-lesson-guests-markers = Vous en avez assez pour l’instant. C’est la soie qui manque à la seconde robe : gardez la tuile.
rococo-lesson-guests-bonus = Maintenant le bonus du compagnon : dentelle ou fil pour 1 livre. Prenez-en un.
rococo-lesson-guests-cheap = Pour 1 livre, cela vaut la peine, car vous coudrez encore. Prenez de la dentelle ou du fil.

rococo-chapter-house = La maison grandit

rococo-lesson-hire = Un nouvel ouvrier
rococo-lesson-hire-price = Votre dernière carte, le maître, se joue d’elle-même. *Seul un maître embauche* : avec quatre cartes ici, l’une coûte 5 livres, puis 3, puis 1, et la dernière est gratuite.
rococo-lesson-hire-take = Embauchez le *compagnon* dont le bonus permet d’acquérir une tuile de plus.
rococo-lesson-hire-chance = Il tire une tuile à l’aveugle, pour 1 livre. L’autre compagnon vous laisse choisir.
rococo-lesson-hire-apprentice = Cet apprenti apporte une tuile au hasard. Un compagnon sait coudre et aller chez la reine : embauchez la deuxième carte.
rococo-lesson-hire-master = Un troisième maître est encore inutile. Embauchez le compagnon qui acquiert une tuile.
rococo-lesson-hire-favor = Celui que vous embauchez pourra le faire dans un instant. D’abord, embauchez.
rococo-lesson-hire-tailor = Vous pourriez coudre la robe pour 8 livres, mais elle coûtera moins à la manche suivante. Embauchez.
rococo-lesson-hire-works = Qui est embauché arrive *dans votre main* et travaille dès cette manche : un tour de plus que Pia. Elle a entre-temps habillé un invité dans la Salle du Roi.

rococo-lesson-favor = La faveur de la reine
rococo-lesson-favor-claim = La *faveur de la reine* rapporte 5 livres, et vous commencez la manche suivante ; à la dernière manche, elle vaut 3 points de prestige. Demandez-la.
rococo-lesson-favor-depute = Il vient d’arriver, et vous quitterait pour de bon. Envoyez-le chez la reine.
rococo-lesson-favor-tile = Une tuile vient de toute façon avec son bonus. Demandez d’abord la faveur de la reine.
rococo-lesson-favor-tailor = Il vous manque l’argent, la soie ou un maître. La reine donne 5 livres : demandez sa faveur.
rococo-lesson-favor-hire = Seul un maître embauche. Mais un compagnon peut aller chez la reine.
rococo-lesson-favor-idle = Ne rien faire est toujours permis, mais la reine donne 5 livres. Demandez sa faveur.
rococo-lesson-favor-bonus = Son bonus maintenant : une tuile de plus. Prenez les rouleaux bleu et vert du *premier tiroir*, pour 1 livre.
rococo-lesson-favor-later = La même soie au même prix. Vous viendrez la chercher à la manche suivante : prenez celle du premier tiroir.
rococo-lesson-favor-colours = Il vous faudra de la soie verte. Prenez la tuile bleue et verte du premier tiroir.
rococo-lesson-favor-decline = Une tuile pour 1 livre vous servira. Prenez la bleue et verte.
rococo-lesson-favor-keep = Gardez-la : la soie verte est rare.
rococo-lesson-favor-yarn = Du fil, vous en avez. La soie verte est rare : gardez la tuile.

rococo-lesson-round = Une nouvelle manche
rococo-lesson-round-income = Quand toutes les mains sont vides, la manche est finie, et chacun reçoit *5 livres*. Certaines décorations augmentent ce revenu.
rococo-lesson-round-ready = Puis tout est préparé de nouveau : quatre autres ouvriers, des tiroirs pleins, de nouveaux modèles. Ce qui était sur les deux cases de droite a disparu, le reste avance.
rococo-lesson-round-cheaper = La robe au dé coûtait 8 livres ; maintenant 4. Qui attend paie moins, si personne n’est plus rapide.
rococo-lesson-round-supply = Votre réserve n’avait que deux cartes, déjà en main. Votre *défausse* est donc devenue la réserve, et vous choisissez la troisième : le compagnon de votre atelier.
rococo-lesson-round-master = Vous avez déjà un maître en main. Il vous faut aussi un compagnon.
rococo-lesson-round-apprentice = Vous avez déjà un apprenti en main. Un compagnon sait coudre.
rococo-lesson-round-newcomer = Il conviendrait aussi, mais laissez-le se reposer. Prenez votre ancien compagnon, dont le bonus donne dentelle ou fil.
rococo-lesson-round-confirm = Maître, compagnon et apprenti : *confirmez*.
rococo-lesson-round-change = Ces trois-là conviennent parfaitement. Confirmez-les.

rococo-chapter-mastery = La maîtrise

rococo-lesson-mixed = Soies mêlées
rococo-lesson-mixed-play = La robe verte à droite ne coûte aucune livre, mais deux rouleaux verts, et vous en avez un. Jouez l’*apprenti* pour en chercher un autre.
rococo-lesson-mixed-save-master = Le maître coudra la robe au dé. Envoyez l’apprenti chercher la soie.
rococo-lesson-mixed-save-journeyman = Le compagnon ne coudra la robe verte qu’une fois la soie là. D’abord l’apprenti.
rococo-lesson-mixed-acquire = Les rouleaux de *plusieurs tuiles* comptent ensemble. Acquérez la tuile bleue et verte du deuxième tiroir.
rococo-lesson-mixed-single = Un rouleau vert, cela suffirait. Mais la tuile du deuxième tiroir en a un bleu en plus.
rococo-lesson-mixed-not-green = Pas de soie verte ici. Prenez la tuile bleue et verte du deuxième tiroir.
rococo-lesson-mixed-tailor = Un apprenti ne coud pas. Qu’il aille chercher la soie verte.
rococo-lesson-mixed-fund = Les décorations ont leur propre leçon. Cherchez d’abord la soie verte.
rococo-lesson-mixed-keep = Gardez-la comme soie : ensemble, cela fait deux rouleaux verts.
rococo-lesson-mixed-yarn = Il manquerait alors un rouleau vert. Gardez la tuile.
rococo-lesson-mixed-bonus = Le bonus de cet apprenti rapporte 2 livres : utilisez-le.
rococo-lesson-mixed-decline = Deux livres pour rien : prenez-les.

rococo-lesson-thimble = Le dé doré
rococo-lesson-thimble-play = La robe bleue au *dé doré* est l’affaire d’un maître. Jouez votre maître.
rococo-lesson-thimble-journeyman = Un dé doré demande un *maître*. Le compagnon coudra ensuite la robe verte.
rococo-lesson-thimble-gown = Créez la robe bleue : 4 livres, deux rouleaux bleus et un fil.
rococo-lesson-thimble-later = Le compagnon peut la faire. Que le maître fasse ce que lui seul peut : la robe bleue.
rococo-lesson-thimble-green = Elle demande un maître aussi, mais votre soie verte est pour une autre robe. Créez la bleue.
rococo-lesson-thimble-silk = Il vous manque la soie. Pour la robe bleue, vous avez tout.
rococo-lesson-thimble-hire = Ce serait possible, mais le maître doit coudre. Créez la robe bleue.
rococo-lesson-thimble-favor = Un compagnon le pourrait. Que le maître fasse ce que lui seul peut : la robe bleue.
rococo-lesson-thimble-pay = On peut payer de plusieurs façons. Prenez la tuile aux *deux rouleaux bleus* : les mêlées sont pour la robe verte.
rococo-lesson-thimble-mixed = Votre soie verte serait perdue aussi, car les tuiles se paient entières. Payez avec les deux rouleaux bleus.
rococo-lesson-thimble-rent = Louez-la : 3 points de prestige à la fin.
rococo-lesson-thimble-sell = Pour 14 livres, elle ne serait plus là. L’œuvre d’un maître a sa place au bal.
rococo-lesson-thimble-place = Les invités au dé doré n’acceptent que l’œuvre d’un maître, et ils *départagent* dans une salle. Pia en a un dans la Salle du Roi : prenez l’autre.
rococo-lesson-thimble-taken = L’habit de Pia y est déjà : un invité ne porte qu’un vêtement. Prenez l’autre invité doré.
rococo-lesson-thimble-plain = C’est un invité ordinaire. Prenez celui au dé doré dans la Salle du Roi.
rococo-lesson-thimble-king = Dans la Salle du Roi, la première place vaut le plus, et Pia y mène. Prenez-y l’invité doré.

rococo-lesson-sell = Vendre
rococo-lesson-sell-gown = Il vous reste le compagnon. Créez la robe verte, dont la case *ne coûte rien*.
rococo-lesson-sell-thimble = Elle porte le dé doré : il faut un maître. Prenez la robe verte à droite.
rococo-lesson-sell-silk = Il vous manque la soie. Créez la robe verte à droite.
rococo-lesson-sell-favor = Pia l’a : elle commencera la manche suivante. Créez la robe verte.
rococo-lesson-sell-fund = Patience : vous aurez bientôt plus d’argent. Créez la robe verte.
rococo-lesson-sell-pay = Deux tuiles ensemble ont les deux rouleaux verts ; les bleus sont perdus. Payez avec *les deux*.
rococo-lesson-sell-sell = Louée, elle vaudrait 3 points de prestige ; vendue, elle rapporte 15 livres. L’argent aussi devient prestige : cette fois, *vendez*.
rococo-lesson-sell-rent = C’est bon aussi ! Mais ici on apprend à vendre, et l’argent servira : vendez.
rococo-lesson-sell-bonus = Encore le bonus : dentelle ou fil pour 1 livre. Prenez-en un ou renoncez, comme il vous plaît.

rococo-lesson-depute = Se séparer
rococo-lesson-depute-all = Une nouvelle manche : Pia avait la faveur de la reine et a commencé. Votre réserve avait exactement *trois* cartes, il n’y avait donc rien à choisir.
rococo-lesson-depute-play = On peut *se séparer* d’un ouvrier : il part pour de bon et rapporte 10, 7 ou 4 livres selon son rang. Jouez l’apprenti.
rococo-lesson-depute-master = Un maître rapporte 10 livres, mais vous en avez besoin. Jouez l’apprenti.
rococo-lesson-depute-newcomer = Le compagnon vaut pour vous plus que 7 livres. Jouez l’apprenti.
rococo-lesson-depute-leave = Il doit rester au moins quatre ouvriers, et vous en avez six. *Séparez-vous* de lui pour 4 livres.
rococo-lesson-depute-acquire = Cela vient de toute façon avec son bonus. Séparez-vous de lui.
rococo-lesson-depute-fund = Dans un instant, avec plus d’argent. Séparez-vous de lui.
rococo-lesson-depute-bonus = Son bonus peut servir une dernière fois. Acquérez la tuile que vous voulez.
rococo-lesson-depute-decline = Un cadeau d’adieu ne se refuse pas. Acquérez une tuile.
rococo-lesson-depute-tile = Gardez-la comme soie ou échangez-la : à vous de décider.
rococo-lesson-depute-small = Un petit personnel a ses mérites : vos *meilleurs ouvriers* reviennent plus vite en main.

rococo-lesson-decorations = Les décorations
rococo-lesson-decorations-musicians = L’argent devient prestige grâce aux *décorations* : leurs points comptent à la fin. Avec des *musiciens*, vous êtes aussi présent dans leur salle.
rococo-lesson-decorations-kitchen = La *cuisine* rapporte à chaque manche : à gauche, 1 livre par décoration à vous ; à droite, 1 par vêtement à vous.
rococo-lesson-decorations-more = *Feux d’artifice* et *statues* rapportent au décompte final, chacun à sa façon. Vous les verrez au chapitre suivant.
rococo-lesson-decorations-play = Tout rang peut financer une décoration, et votre bourse est bien garnie. Jouez le maître.
rococo-lesson-decorations-newcomer = Il le pourrait aussi, mais un autre travail l’attend. Jouez le maître.
rococo-lesson-decorations-fund = Financez la *moitié droite de la cuisine* pour 12 livres. Au début, rien ne vaut un bon revenu.
rococo-lesson-decorations-dearer = La même chose avec un point de plus, mais 3 livres plus cher. Prenez celle à 12.
rococo-lesson-decorations-left = La moitié gauche compte les décorations, et ce sera votre première. Vous avez deux vêtements : prenez la droite.
rococo-lesson-decorations-musician = Les musiciens valent beaucoup de points. Mais d’abord ce qui rapporte à chaque manche : la cuisine, à droite.
rococo-lesson-decorations-later = Cela ne rapporte qu’à la fin. D’abord ce qui rapporte à chaque manche : la cuisine, à droite.
rococo-lesson-decorations-hire = Ce serait possible, mais cette leçon parle de décorations. Financez la cuisine, à droite.
rococo-lesson-decorations-income = Désormais, chacun de vos vêtements rapporte 1 livre par manche. Plus vous en louez, mieux c’est.

rococo-chapter-finale = La dernière manche

rococo-lesson-crowns = Les couronnes
rococo-lesson-crowns-crown = Septième manche, trois à table. Les derniers apprentis à embaucher portent une *couronne* : ils rapportent au décompte final.
rococo-lesson-crowns-play = Seul un maître embauche. Jouez le vôtre.
rococo-lesson-crowns-rank = Il n’embauche pas. Jouez le maître.
rococo-lesson-crowns-which = Vous avez 2 dentelles et 1 fil, un vêtement sur un invité doré, une robe et un habit. Quelle couronne vaut *le plus* pour vous ?
rococo-lesson-crowns-masters = Elle compte les vêtements des invités dorés par deux, et vous en avez un : rien encore. Voyez la dentelle et le fil.
rococo-lesson-crowns-journeyman = Ce compagnon n’a pas de couronne ; il finance une décoration 10 livres moins cher. Embauchez celui de la dentelle et du fil.
rococo-lesson-crowns-pairs = Une paire robe et habit : 2 points. Dentelle et fil en valent 3.
rococo-lesson-crowns-tailor = Beau projet pour la leçon suivante. Ici, embauchez une couronne.
rococo-lesson-crowns-staff = Une paire de dentelle et de fil : 3 points à la fin. Le bonus du maître donne 1 livre par décoration à vous : utilisez-le.
rococo-lesson-crowns-decline = Quatre livres pour quatre décorations : prenez-les.

rococo-lesson-majority = Premier dans la salle
rococo-lesson-majority-halls = Dans chaque salle, qui a *le plus de vêtements* gagne le premier prix, le suivant le second. À deux joueurs, il n’y a pas de second prix.
rococo-lesson-majority-play = Dans la Deuxième salle, Pia est seule. Jouez le maître : il y a moyen de la dépasser.
rococo-lesson-majority-thimble = Il faut un invité doré, donc un maître. Jouez-le.
rococo-lesson-majority-gown = Créez la robe verte à droite : vous avez la soie, et sa case ne coûte rien.
rococo-lesson-majority-other = C’est possible, mais la robe verte à droite vaut 4 points sans coûter de livres. Créez-la.
rococo-lesson-majority-hire = C’était la leçon précédente. Maintenant un vêtement : créez la robe verte.
rococo-lesson-majority-favor = Elle rapporterait 3 points. La robe verte rapporte davantage.
rococo-lesson-majority-fund = Il reste du temps pour cela. Créez maintenant la robe verte.
rococo-lesson-majority-pay = Un rouleau bleu et deux verts : payez avec trois tuiles.
rococo-lesson-majority-rent = Louez-la : à la dernière manche, les points comptent plus que l’argent.
rococo-lesson-majority-sell = Vingt-cinq livres feraient 2 points. Louée, la robe en vaut 4, et d’autres dans sa salle.
rococo-lesson-majority-tie = Un contre un, ce serait l’égalité. Les *invités dorés* départagent, puis les musiciens : habillez l’invité doré de la Deuxième salle.
rococo-lesson-majority-plain = Vous seriez alors à égalité avec Pia, et tous deux marqueriez. Avec l’invité doré, vous menez.
rococo-lesson-majority-second = C’est dans la Deuxième salle que vous manquez. Prenez-y l’invité doré.
rococo-lesson-majority-all = Avec des musiciens dans deux salles et des vêtements dans les trois autres, vous êtes dans *les cinq*. Cela vaut 3 points : Pia, arrivée la première, en a 5.
rococo-lesson-majority-bonus = Maintenant le bonus du maître : 4 livres.
rococo-lesson-majority-decline = Quatre livres pour rien : prenez-les.

rococo-lesson-terrace = Feux d’artifice
rococo-lesson-terrace-fireworks = Qui a le plus de *feux d’artifice* marque 6 points, le suivant 2. À égalité, le plus cher compte : Anselm mène pour l’instant.
rococo-lesson-terrace-terrace = Et chacun mène à la fin un de vos vêtements de la *Salle du Roi* sur la terrasse. Ses points y comptent double ou triple.
rococo-lesson-terrace-play = Vous en avez un, qui double. Jouez le compagnon pour un second.
rococo-lesson-terrace-apprentice = Il a encore à faire. Jouez le compagnon.
rococo-lesson-terrace-fund = Financez le feu au *3* pour 17 livres : avec deux, vous menez, et votre robe verte compte triple.
rococo-lesson-terrace-statue = La statue viendra ensuite. D’abord le feu d’artifice.
rococo-lesson-terrace-taken = Celle-là est prise ou trop chère. Financez le feu au 3.
rococo-lesson-terrace-favor = Anselm l’a déjà : 3 points pour lui. Financez le feu d’artifice.
rococo-lesson-terrace-yarn = Vous ne pouvez pas la créer maintenant. Financez le feu d’artifice.
rococo-lesson-terrace-bonus = Le bonus du compagnon n’aide plus guère. Prenez quelque chose ou renoncez.

rococo-lesson-final = Le décompte final
rococo-lesson-final-statue = Une *statue* rapporte 2 points par couleur différente de vos vêtements, jusqu’à 8. Vous avez du vert et du rose : financez la statue.
rococo-lesson-final-taken = Celle-là est prise ou trop chère. La statue est libre.
rococo-lesson-final-acquire = La soie ne vaut plus rien quand le bal commence. Financez la statue : 4 points.
rococo-lesson-final-idle = L’argent restant ne donne que 1 point pour 10 livres. La statue en donne 4.
rococo-lesson-final-bonus = Et le dernier bonus : 2 livres. Utilisez-le.
rococo-lesson-final-decline = Deux livres de plus peuvent faire un point. Utilisez le bonus.
rococo-lesson-final-money = Le bal s’ouvre ! D’abord l’argent : *10 livres font 1 point*, vous en avez 2 ; puis les couronnes, et la faveur de la reine donne 3 à Anselm.
rococo-lesson-final-halls = Les salles : dans la Deuxième, votre invité doré gagne 4 points. Dans la Quatrième, Pia et vous êtes vraiment à égalité : 4 points *chacun*.
rococo-lesson-final-fireworks = Vos deux feux gagnent 6 points. Votre robe de la Salle du Roi est maintenant sur la terrasse : 4 points fois 3 font *12*.
rococo-lesson-final-rest = La statue ajoute 4, vos autres vêtements 7, vos décorations 12, le bonus « Toutes les salles » 3.
rococo-lesson-final-won = En tout *56*, devant Pia avec 54 et Anselm avec 37 : la soirée est à vous ! Un seul invité doré a fait la différence.

rococo-lesson-evening = Une manche à vous
rococo-lesson-evening-free = Jouez maintenant à votre guise la *première manche* d’une nouvelle partie contre Pia. Pensez d’abord à la soie, puis à un vêtement, et faites embaucher un maître.
rococo-lesson-evening-done = Bien joué : c’était une manche entière. Vous connaissez le jeu ; encore six manches et le bal s’ouvre.

rococo-chapter-jewels = La Boîte à bijoux

rococo-lesson-jeweller = Le joaillier
rococo-lesson-jeweller-jewels = Voici des colliers et des bagues pour vos invités ; à droite, ils coûtent le moins. Mais pour en acheter, il faut un *joaillier*.
rococo-lesson-jeweller-play = Un joaillier est une décoration, et tout rang peut le financer. Jouez l’apprenti qui rapporte 2 livres.
rococo-lesson-jeweller-later = Un autre travail l’attend bientôt. Jouez l’apprenti qui rapporte 2 livres.
rococo-lesson-jeweller-fund = Financez le *joaillier* le moins cher, pour 8 livres. Vous ne pouvez en avoir qu’un.
rococo-lesson-jeweller-dearer = Il fait la même chose pour plus cher ; certains valent plus de points. Prenez celui à 8 livres.
rococo-lesson-jeweller-other = C’est une autre décoration, or les bijoux demandent un joaillier. Financez celui à 8 livres.
rococo-lesson-jeweller-tiles = La soie viendra ensuite. D’abord le joaillier.
rococo-lesson-jeweller-bonus = Et le bonus : 2 livres.

rococo-lesson-tasks = Les épreuves
rococo-lesson-tasks-exam = Vos apprentis préparent l’*examen de compagnon*, qui a quatre épreuves. L’une est déjà marquée : un apprenti a financé une décoration.
rococo-lesson-tasks-play = Jouez l’apprenti suivant, qui peut acquérir deux tuiles.
rococo-lesson-tasks-journeyman = Ces épreuves sont pour les *apprentis*. Jouez celui qui acquiert des tuiles.
rococo-lesson-tasks-silk = Acquérir et garder de la soie bleue ou rose est une épreuve. Acquérez les deux rouleaux bleus du troisième tiroir.
rococo-lesson-tasks-not-blue = Pour la robe, il faut deux rouleaux bleus. Ils sont au milieu du troisième tiroir.
rococo-lesson-tasks-keep = Gardez-la comme soie.
rococo-lesson-tasks-markers = Il manquerait alors la soie. Gardez la tuile.
rococo-lesson-tasks-again = Dentelle ou fil, c’est une épreuve aussi. Prenez la tuile de gauche du troisième tiroir, pour 1 livre.
rococo-lesson-tasks-price = Là, elle serait plus chère ou moins utile. Prenez celle de gauche dans le troisième tiroir.
rococo-lesson-tasks-decline = Ce serait une épreuve manquée. Prenez la tuile de gauche du troisième tiroir.
rococo-lesson-tasks-exchange = Échangez-la : dentelle, fil et la *troisième* épreuve sur quatre.
rococo-lesson-tasks-marked = L’épreuve de la soie bleue ou rose est déjà marquée. Échangez la tuile.

rococo-lesson-necklace = Un collier
rococo-lesson-necklace-gown = Votre compagnon est en jeu. Créez la robe bleue pour 1 livre : un collier bleu lui va bien.
rococo-lesson-necklace-other = La robe bleue à 1 livre vaut mieux ici. Créez-la.
rococo-lesson-necklace-pay = Payez avec vos deux rouleaux bleus.
rococo-lesson-necklace-rent = Seul un vêtement *loué* peut être paré. Louez-la.
rococo-lesson-necklace-sell = Un vêtement vendu ne porte pas de bijou. Louez-le.
rococo-lesson-necklace-jewel = Les *colliers* vont avec les robes, les bagues avec les habits, un bijou par vêtement. Achetez le collier bleu pour 2 livres.
rococo-lesson-necklace-ring = C’est une *bague* : elles vont avec les habits. Prenez le collier de droite.
rococo-lesson-necklace-dearer = Le même collier, mais plus cher. Celui de droite coûte 2 livres.
rococo-lesson-necklace-decline = Pour 2 livres, il en vaut la peine. Prenez le collier bleu de droite.
rococo-lesson-necklace-match = Le bijou et la robe sont de la *même couleur* : vous tirez une tuile ressource. Gardez-la ou échangez-la.
rococo-lesson-necklace-place = L’invité de la Cinquième salle donne 5 livres : posez-y la robe.
rococo-lesson-necklace-guest = C’est permis, mais votre bourse est presque vide. Le premier invité de la Cinquième salle donne 5 livres.
rococo-lesson-necklace-worth = Chaque bijou rapporte *1 livre* par manche et *1 point* à la fin.

rococo-lesson-exam = L’examen
rococo-lesson-exam-ready = Plus tard, à la quatrième manche : les quatre épreuves sont marquées. Un apprenti peut maintenant passer l’*examen de compagnon*.
rococo-lesson-exam-play = Il vous quittera : envoyez donc celui dont vous avez le moins besoin, l’apprenti qui rapporte 2 livres.
rococo-lesson-exam-acquirer = Il acquiert deux tuiles par tour : gardez-le. Envoyez celui qui rapporte 2 livres.
rococo-lesson-exam-funder = Il finance une décoration 5 livres moins cher : gardez-le. Envoyez celui qui rapporte 2 livres.
rococo-lesson-exam-take = Passez l’examen : il coûte 5 livres et rapporte *1 point de prestige*.
rococo-lesson-exam-master = Celui-là est pour les compagnons. Passez l’examen de compagnon.
rococo-lesson-exam-fund = C’est possible, mais l’examen est prêt. Passez-le.
rococo-lesson-exam-bonus = Son bonus peut servir encore une fois : 2 livres.
rococo-lesson-exam-decline = Il s’en va : prenez les 2 livres.
rococo-lesson-exam-card = Réussi ! Prenez en main *une carte au choix* de la pioche d’examen : elle travaille dès cette manche.
rococo-lesson-exam-next = Ensuite vient l’*examen de maître* : vos compagnons cousent une robe et un habit, un maître un vêtement au choix. Les deux examens alternent ainsi.

rococo-lesson-special = Un talent spécial
rococo-lesson-special-wish = Au début, chacun reçoit un *apprenti spécialisé*, caché aux autres. Le vôtre vient quand vous avez trois robes au bal, et vous les avez.
rococo-lesson-special-play = Seul un maître embauche. Jouez-le.
rococo-lesson-special-rank = Il n’embauche pas. Jouez le maître.
rococo-lesson-special-hire = Embauchez votre apprenti spécialisé : *gratuitement*.
rococo-lesson-special-price = Cette carte coûte 5 livres. Le vôtre vient gratuitement.
rococo-lesson-special-works = Il travaille aussitôt. Jouez-le.
rococo-lesson-special-first = Celui-là peut attendre. Jouez le nouveau : vous verrez pourquoi.
rococo-lesson-special-action = D’abord l’action : acquérez la tuile que vous voulez.
rococo-lesson-special-stay = Ne le laissez pas partir, il est précieux. Acquérez une tuile.
rococo-lesson-special-idle = Autant qu’il fasse quelque chose. Acquérez une tuile.
rococo-lesson-special-tile = Gardez-la ou échangez-la, comme il vous plaît.
rococo-lesson-special-prestige = Et son bonus, chaque fois que vous le jouez : *3 points de prestige*. Utilisez-le.
rococo-lesson-special-decline = Trois points pour rien : utilisez le bonus.

rococo-chapter-luxury = Vêtements de luxe

rococo-lesson-luxury-coat = Un chef-d’œuvre
rococo-lesson-luxury-coat-dear = Parmi les modèles, deux *vêtements de luxe* : ils demandent cinq rouleaux de soie et valent 6 ou 8 points.
rococo-lesson-luxury-coat-tiles = Il y a aussi des tuiles plus riches : celle-ci a *trois* rouleaux roses. Avec les deux autres, vous en avez cinq.
rococo-lesson-luxury-coat-play = Le luxe est l’affaire d’un maître. Jouez-le.
rococo-lesson-luxury-coat-rank = Un dé doré demande un maître. Jouez-le.
rococo-lesson-luxury-coat-coat = Créez l’habit rose à droite : il a tant attendu que sa case ne coûte plus rien.
rococo-lesson-luxury-coat-orange = Il vous manque de la soie orange. Créez l’habit rose à droite.
rococo-lesson-luxury-coat-other = C’est un vêtement ordinaire. Votre soie suffit pour le chef-d’œuvre à droite.
rococo-lesson-luxury-coat-pay = Payez avec les deux tuiles.
rococo-lesson-luxury-coat-choice = À vous de choisir : le vendre pour *30 livres* ou le louer pour 6 points et une place dans une salle.
rococo-lesson-luxury-coat-rule = C’est tout le module : quatre vêtements et cinq tuiles de plus. Toutes les autres règles restent les mêmes.

rococo-chapter-festive = Vêtements de fête

rococo-lesson-festive-gown = Une robe de fête
rococo-lesson-festive-gown-reward = Voici deux *vêtements de fête*. Ils vous récompensent dès qu’ils sont créés, mais ne se vendent jamais.
rococo-lesson-festive-gown-counts = Cette robe verte rapporte 1 point par *décoration* à vous, et vous en avez cinq. D’autres comptent les vêtements.
rococo-lesson-festive-gown-play = Elle ne porte pas de dé : un compagnon suffit. Jouez-en un.
rococo-lesson-festive-gown-rank = Un apprenti ne coud pas. Jouez un compagnon.
rococo-lesson-festive-gown-gown = Créez la robe verte : sa case ne coûte rien.
rococo-lesson-festive-gown-thimble = Il porte le dé doré : seul un maître le crée. Prenez la robe verte.
rococo-lesson-festive-gown-other = C’est un vêtement ordinaire. La robe de fête à droite rapporte aussitôt.
rococo-lesson-festive-gown-more = Une décoration de plus ferait un point de plus, mais Pia pourrait prendre la robe. Créez-la maintenant.
rococo-lesson-festive-gown-pay = Payez avec les deux tuiles.
rococo-lesson-festive-gown-place = *5 points* d’un coup ! Elle doit être louée : posez-la dans la salle que vous voulez.
rococo-lesson-festive-gown-after = C’est désormais une robe comme les autres, avec 3 points à la fin. Seule la récompense ne vient qu’une fois.

rococo-chapter-exclusive = Confection exclusive

rococo-lesson-exclusive-coat = Un invité d’exception
rococo-lesson-exclusive-coat-gift = Les *vêtements exclusifs* apportent un cadeau dès qu’ils sont posés. Sauf un, ils ne peuvent qu’être loués.
rococo-lesson-exclusive-coat-play = L’habit rose apporte la *faveur de la reine*, et il demande un maître. Jouez-le.
rococo-lesson-exclusive-coat-rank = Un dé doré demande un maître. Jouez-le.
rococo-lesson-exclusive-coat-coat = Il vous reste une seule livre, et sa case en coûte justement une. Créez l’habit rose.
rococo-lesson-exclusive-coat-other = Il vous manque la soie ou l’argent. Créez l’habit rose.
rococo-lesson-exclusive-coat-favor = La faveur vient avec l’habit, sans action à part. Créez l’habit.
rococo-lesson-exclusive-coat-pay = Trois rouleaux roses : payez avec les deux tuiles.
rococo-lesson-exclusive-coat-place = Posez-le sur un *invité doré* de la Salle du Roi.
rococo-lesson-exclusive-coat-plain = C’est permis, mais l’œuvre d’un maître mérite un invité doré. Choisissez-en un dans la Salle du Roi.
rococo-lesson-exclusive-coat-king = C’est permis, mais la Salle du Roi vaut le plus. Choisissez-y un invité doré.
rococo-lesson-exclusive-coat-both = Un habit au bal, la faveur de la reine et *5 livres*, en une seule action. Autres cadeaux : une tuile, de l’argent, ou se séparer d’un ouvrier.

rococo-chapter-solo = Seul face à Madame du Barry

rococo-lesson-rival = Votre rivale
rococo-lesson-rival-she = En solo, vous jouez contre *Madame du Barry*. Elle ne décide de rien : à chaque manche, quatre cartes disent ce qu’elle fait.
rococo-lesson-rival-confirm = Pour vous, les règles habituelles valent. Vos trois cartes sont choisies : confirmez.
rococo-lesson-rival-change = Ces trois-là conviennent parfaitement. Confirmez-les.
rococo-lesson-rival-card = Elle commence et dévoile une carte : elle prend la *tuile de droite de chaque tiroir*. Continuez.
rococo-lesson-rival-tiles = Elle *ne paie jamais et ne reçoit jamais de livres*. Ses tuiles restent chez elle, et deux tuiles valent 1 point à la fin.

rococo-lesson-leftovers = Ce qu’elle laisse
rococo-lesson-leftovers-play = À vous. Là où elle a pris des tuiles, les autres coûtent moins : jouez l’*apprenti*.
rococo-lesson-leftovers-master = Gardez le maître pour embaucher. Jouez l’apprenti.
rococo-lesson-leftovers-journeyman = Gardez le compagnon : il aura à faire. Jouez l’apprenti.
rococo-lesson-leftovers-cheap = Avec deux tuiles dans le tiroir, l’une coûte 1 livre. Acquérez les deux rouleaux bleus du troisième tiroir.
rococo-lesson-leftovers-blue = La soie bleue vous servira mieux. Prenez les deux rouleaux bleus du troisième tiroir.
rococo-lesson-leftovers-keep = Gardez-la comme soie.
rococo-lesson-leftovers-silk = C’est la soie qu’il vous faut. Gardez la tuile.
rococo-lesson-leftovers-free = Et la dernière tuile d’un tiroir est *gratuite*. Prenez-la avec le bonus.
rococo-lesson-leftovers-price = Celle-là coûte 1 livre. La dernière du troisième tiroir est gratuite.
rococo-lesson-leftovers-decline = Elle est gratuite : prenez-la.
rococo-lesson-leftovers-exchange = Échangez-la contre de la dentelle et du fil.
rococo-lesson-leftovers-both = Un seul rouleau rose ne sert guère. Dentelle et fil vous serviront.

rococo-lesson-her-garment = Son vêtement
rococo-lesson-her-garment-tailors = Elle crée le *premier vêtement depuis la gauche*, sans rien payer. Continuez.
rococo-lesson-her-garment-hall = Une autre carte dit dans *quelle salle* elle le loue : la Cinquième. Continuez.
rococo-lesson-her-garment-master = Dans une salle, elle préfère les invités dorés. Elle compte dans chaque salle et prend part au décompte final comme un joueur.

rococo-lesson-her-favor = La reine entre vous
rococo-lesson-her-favor-play = Si elle demande la faveur de la reine, elle commence encore et marque 3 points. Devancez-la : jouez le *compagnon*.
rococo-lesson-her-favor-master = Le maître embauchera. Le compagnon aussi peut aller chez la reine.
rococo-lesson-her-favor-claim = Demandez la *faveur de la reine* : 5 livres, et vous commencez la manche suivante.
rococo-lesson-her-favor-tailor = Il vous manque la soie ou un maître. Demandez la faveur de la reine.
rococo-lesson-her-favor-tile = Une tuile peut attendre. Demandez la faveur de la reine.
rococo-lesson-her-favor-fund = Une décoration peut attendre. Demandez la faveur de la reine.
rococo-lesson-her-favor-bonus = Dentelle ou fil pour 1 livre : prenez-en un.
rococo-lesson-her-favor-decline = Vous en aurez besoin. Prenez de la dentelle ou du fil.
rococo-lesson-her-favor-late = Sa carte dit : la faveur de la reine, mais c’est vous qui l’avez. Continuez.
rococo-lesson-her-favor-three = Elle marque tout de même *3 points*. Il en va ainsi chaque fois que sa carte est impossible : 3 points à la place.

rococo-lesson-beat-her = Comment la battre
rococo-lesson-beat-her-hire = Votre maître est en jeu : *embauchez* qui vous voulez. Plus de cartes, c’est plus de tours, alors qu’elle en a d’ordinaire quatre.
rococo-lesson-beat-her-favor = Vous l’avez déjà. Embauchez quelqu’un.
rococo-lesson-beat-her-funds = Elle finance le feu d’artifice le moins cher, sans payer. Continuez.
rococo-lesson-beat-her-win = Elle n’a pas de revenu, mais ne fait pas d’erreurs non plus. Pour gagner, il vous faut *plus* de points qu’elle : l’égalité est pour elle.
