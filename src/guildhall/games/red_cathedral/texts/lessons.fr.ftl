### The Red Cathedral: what the coach says in the lessons. *Stars* make a word stand out; at most two sentences a text.

red_cathedral-chapter-site = Le chantier

red_cathedral-lesson-claim = Revendiquer
red_cathedral-lesson-claim-aim = Ensemble vous bâtissez une cathédrale, *section par section*. Quand quelqu’un a achevé six sections, la fin est proche, et le plus grand *prestige* l’emporte.
red_cathedral-lesson-claim-turn = À votre tour, vous faites *une seule chose* : revendiquer une section, construire, ou aller au marché avec un dé. Commençons par revendiquer.
red_cathedral-lesson-claim-base = Seul qui a revendiqué une section peut la construire. Revendiquez la *base de la première tour* : elle demande deux bois et une brique.
red_cathedral-lesson-claim-other = Cette base est libre aussi, mais prenons celle de la *première tour*.
red_cathedral-lesson-claim-above = Pas encore : ce qui n’est pas une base ne se revendique que si la section *en dessous* porte une bannière.
red_cathedral-lesson-claim-dice = Le marché vient ensuite. Revendiquez d’abord la *base de la première tour*.
red_cathedral-lesson-claim-banner = Une de vos bannières marque la section. Quatre d’entre elles bloquent votre inventaire : prenez-en une *de l’inventaire*, cela libère une place.
red_cathedral-lesson-claim-outside = C’est permis, mais cela ne libère rien. Prenez une bannière *de l’inventaire*.
red_cathedral-lesson-claim-tile = La tuile atelier de la section est à vous. *Face visible*, elle coûte les roubles de son emplacement et agit aussitôt : placez-la ainsi sur le *premier emplacement blanc* pour 1 rouble.
red_cathedral-lesson-claim-down = Face cachée, c’est gratuit, mais la tuile est *perdue pour toujours*. Celle-ci donne deux bois : elle vaut bien un rouble.
red_cathedral-lesson-claim-dear = Cet emplacement coûte plus cher. Le *premier blanc* ne demande que 1 rouble.
red_cathedral-lesson-claim-end = Deux bois sont dans votre inventaire : la tuile les a donnés aussitôt. *Finissez votre tour*.
red_cathedral-lesson-claim-pia = Pia a revendiqué la base de la deuxième tour. Au-dessus de *toute* bannière, la vôtre aussi, chacun peut revendiquer la section suivante.

red_cathedral-chapter-market = Le marché

red_cathedral-lesson-die = Déplacer un dé
red_cathedral-lesson-die-lack = Outre les deux bois, votre base demande *une brique*. Les briques viennent du marché, où cinq dés tournent en rond.
red_cathedral-lesson-die-move = Un dé avance d’exactement *autant de cases qu’il indique*, et vous pouvez prendre n’importe lequel. Déplacez le *dé jaune* : quatre cases, jusqu’aux briques.
red_cathedral-lesson-die-other = Ce dé n’arrive pas aux briques, où un autre se trouve déjà. Prenez le *dé jaune*.
red_cathedral-lesson-die-build = La brique manque encore. Allez d’abord la chercher avec le *dé jaune*.
red_cathedral-lesson-die-obtain = La case donne deux briques *par dé présent*, et il y en a maintenant deux. *Obtenez les ressources* : quatre briques.
red_cathedral-lesson-die-card = La carte de la guilde est une autre action de marché, nous y viendrons. *Obtenez* d’abord les briques.
red_cathedral-lesson-die-early = Ne partez pas : les briques sont encore là. *Obtenez d’abord les ressources*.
red_cathedral-lesson-die-roll = À la fin de la visite, *tous les dés de la case* sont relancés et restent sur place. Terminez la visite.
red_cathedral-lesson-die-end = Le cercle n’est plus le même pour Pia. *Finissez votre tour*.
red_cathedral-lesson-die-stay = Là où les dés se rassemblent, le suivant rapporte davantage, jusqu’à *trois*. Un quatrième ne peut pas s’y arrêter.

red_cathedral-lesson-extra = Des roubles pour avancer
red_cathedral-lesson-extra-own = Le *dé blanc* et celui de *votre couleur* (vous êtes rouge) peuvent aller plus loin : un rouble par case de plus.
red_cathedral-lesson-extra-move = Le dé rouge indique 2, et l’or est trois cases plus loin, avec le dé bleu. Payez *1 rouble* et amenez-le jusqu’à l’or.
red_cathedral-lesson-extra-short = C’est une autre case. Un rouble amène le dé rouge juste à l’*or*.
red_cathedral-lesson-extra-white = Le blanc aussi peut être poussé, mais l’or est trop loin pour lui. Prenez le *dé rouge*.
red_cathedral-lesson-extra-others = Ce dé ne va que jusqu’où il indique. Les roubles ne poussent que le blanc et *le vôtre, le rouge*.
red_cathedral-lesson-extra-obtain = Deux dés donneraient deux pièces d’or, mais votre inventaire n’a de place que pour *une seule*. Prenez-la tout de même.
red_cathedral-lesson-extra-early = Une pièce d’or tient encore. *Obtenez-la* d’abord.

red_cathedral-lesson-influence = L’influence des guildes
red_cathedral-lesson-influence-card = Chaque quadrant du marché a la *carte d’une guilde* avec deux actions. Là où votre dé s’est arrêté, vous pouvez en utiliser une.
red_cathedral-lesson-influence-use = Les Marchands donnent une *gemme verte* pour deux briques. Utilisez la première action de leur carte.
red_cathedral-lesson-influence-stone = Celle-là demande de la pierre, et vous n’en avez pas. Utilisez la *première action* : des briques contre une gemme verte.
red_cathedral-lesson-influence-early = Servez-vous de la carte avant de partir : quatre briques, c’est plus qu’il n’en faut.
red_cathedral-lesson-influence-again = L’*infini* permet de répéter l’action tant que vous pouvez payer ; l’*éclair* ne sert qu’une fois par tour. Votre base a besoin d’une brique : arrêtez.
red_cathedral-lesson-influence-enough = Il ne resterait aucune brique pour votre base. *Arrêtez* là.
red_cathedral-lesson-influence-finish = C’était la deuxième action de marché. *Terminez* la visite : les deux dés sont relancés.
red_cathedral-lesson-influence-end = *Finissez votre tour* ; il existe une troisième action de marché, la voici.

red_cathedral-lesson-workshop = L’atelier travaille
red_cathedral-lesson-workshop-colour = Une tuile de l’atelier agit quand bouge le dé *de la couleur de son emplacement*. La vôtre est sur le blanc : le *dé blanc* la réveille.
red_cathedral-lesson-workshop-move = Déplacez le *dé blanc* d’autant qu’il indique, jusqu’au bois.
red_cathedral-lesson-workshop-further = Aucun rouble n’est nécessaire. Déplacez le dé blanc *d’une case*, comme il l’indique.
red_cathedral-lesson-workshop-other = Ce dé ne réveille pas votre tuile. Déplacez le *blanc*.
red_cathedral-lesson-workshop-activate = La troisième action de marché : *activez* votre tuile, qui donne du bois comme lors de sa pose. Une pièce tient encore.
red_cathedral-lesson-workshop-obtain = Chacune des trois actions de marché se fait *une fois*, dans l’ordre voulu. Votre inventaire est plein : terminez la visite.
red_cathedral-lesson-workshop-full = Il n’y a plus de place pour du bois : ce qui ne tient pas est perdu. *Terminez* la visite.
red_cathedral-lesson-workshop-end = Vous avez tout ce qu’il faut pour votre base. *Finissez votre tour*.

red_cathedral-chapter-building = Construire

red_cathedral-lesson-deliver = Construire
red_cathedral-lesson-deliver-first = Pour construire, livrez *jusqu’à trois* matériaux à vos sections. Livrez le premier *bois* à votre base.
red_cathedral-lesson-deliver-market = Vous avez déjà tout. Livrez du *bois* à votre base.
red_cathedral-lesson-deliver-brick = L’ordre n’importe pas, mais commençons par le *bois*.
red_cathedral-lesson-deliver-second = Il est sur la section et y reste. Livrez le *deuxième bois*.
red_cathedral-lesson-deliver-third = Il ne manque que la *brique*. Livrez-la.
red_cathedral-lesson-deliver-done = Votre première section est *achevée* : quatre points de reconnaissance et un rouble. Votre marqueur avance, et chaque case marquée de la piste est un *point de prestige*.
red_cathedral-lesson-deliver-end = Trois livraisons, c’est tout pour un tour. *Finissez votre tour*.

red_cathedral-lesson-decorate = Une porte à gemme
red_cathedral-lesson-decorate-door = Une section achevée peut être *décorée*, par n’importe qui : Porte sur une base pour un bois, Arche sur une section intermédiaire pour une pierre, Croix sur un dôme pour un or.
red_cathedral-lesson-decorate-do = Il vous reste un bois. *Décorez* votre base avec la Porte.
red_cathedral-lesson-decorate-market = Le marché attendra : *décorez* votre base.
red_cathedral-lesson-decorate-jewel = On peut ajouter jusqu’à deux *gemmes*, chacune comptant comme une livraison. Ajoutez votre gemme verte : elle rapporte aussitôt un point de prestige.
red_cathedral-lesson-decorate-without = Une Porte sans gemme ne rapporte rien maintenant. Ajoutez la *gemme verte*.
red_cathedral-lesson-decorate-worth = Une gemme 1 prestige, deux pareilles 2, *deux différentes 3*. À la fin, la Porte compte encore : la tour vaut plus et vous y pesez davantage.

red_cathedral-lesson-penalty = Qui traîne en dessous
red_cathedral-lesson-penalty-below = La base de Pia est *inachevée*, et vous avez revendiqué la section au-dessus. Rien ne vous empêche de finir avant elle.
red_cathedral-lesson-penalty-finish = Livrez la *pierre* et achevez votre section.
red_cathedral-lesson-penalty-market = La pierre est déjà là : livrez-la à *votre section*.
red_cathedral-lesson-penalty-other = Votre section est *celle du milieu de la première tour*. Livrez-y la pierre.
red_cathedral-lesson-penalty-lost = Vous gagnez quatre points et Pia en *perd un* : un par section achevée, non sienne, au-dessus de la sienne inachevée. En bas, hâtez-vous, ou bâtissez au-dessus des lents.

red_cathedral-lesson-track = Prestige contre roubles
red_cathedral-lesson-track-points = Votre marqueur est au pas 13 et vous avez passé *trois repères* : trois points de prestige. Les pas au-delà du dernier ne comptent pas à la fin.
red_cathedral-lesson-track-sell = Sans rouble, bien des portes se ferment. À votre tour vous pouvez *vendre du prestige* : un point pour 2 roubles ; vendez-en un.
red_cathedral-lesson-track-reroll = Pour un point de prestige, on peut aussi relancer les dés d’une case. Ici, *vendez-le contre des roubles*.
red_cathedral-lesson-track-sold = Le marqueur a reculé *au repère précédent*. Cela ne coûte pas d’action : c’est encore votre tour.

red_cathedral-chapter-end = La fin

red_cathedral-lesson-sixth = La sixième section
red_cathedral-lesson-sixth-five = Vous avez achevé *cinq sections*. Qui achève la sixième met fin à la partie et gagne *3 points de prestige*.
red_cathedral-lesson-sixth-finish = Il ne manque qu’un bois au dôme de la première tour. *Livrez-le*.
red_cathedral-lesson-sixth-market = Le bois est dans votre inventaire. *Livrez-le* au dôme de la première tour.
red_cathedral-lesson-sixth-other = D’abord le *dôme de la première tour* : c’est votre sixième section.
red_cathedral-lesson-sixth-arch = Il reste deux livraisons à ce tour. Avec la pierre, posez une *Arche* sur votre section intermédiaire : les ornements comptent aussi.
red_cathedral-lesson-sixth-end = Tous les autres ont *un dernier tour*. Finissez le vôtre, et Pia joue.
red_cathedral-lesson-sixth-tower = Les tours paient maintenant : une tour vaut *2 par section achevée et 1 par ornement*. La première a trois sections et deux ornements : 8.
red_cathedral-lesson-sixth-presence = À deux, qui a *plus* de sections et d’ornements dans une tour prend toute sa valeur, l’autre *un tiers* ; à égalité, personne, comme dans la troisième tour. À trois ou quatre, le second prend la moitié et les égalités se partagent.
red_cathedral-lesson-sixth-left = Chaque *lot de cinq restes*, roubles et matériaux ensemble, fait un point de plus. Vous gagnez, et vous connaissez tout le jeu.

red_cathedral-chapter-contractors = Entrepreneurs

red_cathedral-lesson-permits = Permis
red_cathedral-lesson-permits-map = Le module ajoute une carte. Chaque tour appartient à une *ville ouverte*, et qui y envoie des *entrepreneurs* est payé quand la tour est complète.
red_cathedral-lesson-permits-move = Un entrepreneur a besoin de *permis*, et le marché en donne. Déplacez le *dé blanc* jusqu’aux permis.
red_cathedral-lesson-permits-other = Ce dé n’arrive pas aux permis. Déplacez le *blanc* d’une case.
red_cathedral-lesson-permits-first = Votre permis suffirait, mais d’autres sont à portée. Déplacez d’abord le *dé blanc*.
red_cathedral-lesson-permits-obtain = *Obtenez* deux permis. Ils sont sur votre plateau et n’occupent pas l’inventaire ; six au plus.
red_cathedral-lesson-permits-early = Les permis sont encore là. *Obtenez-les* d’abord.
red_cathedral-lesson-permits-finish = *Terminez* la visite.
red_cathedral-lesson-permits-end = *Finissez votre tour*. Ensuite vous enverrez un entrepreneur.

red_cathedral-lesson-hire = Embaucher
red_cathedral-lesson-hire-city = Embaucher est une quatrième action. Un entrepreneur coûte *autant de permis qu’ils seront dans la ville avec lui* : envoyez le premier à *Iaroslavl*, ville de la première tour, pour 1.
red_cathedral-lesson-hire-other = Cette ville irait aussi, mais votre base achevée est dans la première tour : *Iaroslavl*.
red_cathedral-lesson-hire-market = Vous avez des permis : envoyez un entrepreneur à *Iaroslavl*.
red_cathedral-lesson-hire-token = Près de la ville attendent deux *spécialistes*. Embauchez le premier pour *2 roubles* : son travail vous en rapportera cinq.
red_cathedral-lesson-hire-remove = Le retirer est gratuit et en prive les autres, mais celui-ci vaut son prix : *embauchez* le premier.
red_cathedral-lesson-hire-second = Celui-là donnerait trois points de reconnaissance, pas mal. Mais embauchons le *premier* : cinq roubles.
red_cathedral-lesson-hire-yours = Le spécialiste est sur votre plateau ; il n’y a place que pour un. Il travaille *une fois*, quand vous déplacez le *dé noir*.
red_cathedral-lesson-hire-end = *Finissez votre tour*.

red_cathedral-lesson-specialist = Le dé noir
red_cathedral-lesson-specialist-move = Le dé noir n’est à personne, et chacun peut le pousser avec des roubles. Déplacez-le *d’autant qu’il indique*.
red_cathedral-lesson-specialist-other = Seul le *dé noir* réveille votre spécialiste.
red_cathedral-lesson-specialist-use = Au lieu d’une tuile atelier, *utilisez votre spécialiste* : cinq roubles.
red_cathedral-lesson-specialist-early = Ne partez pas encore : *utilisez d’abord votre spécialiste*.
red_cathedral-lesson-specialist-tool = Son jeton se retourne et devient un *outil*. À la fin, les séries d’outils différents valent jusqu’à *16 points de prestige*.

red_cathedral-lesson-city = Une ville paie
red_cathedral-lesson-city-tower = Vous avez deux bannières dans la première tour et *deux entrepreneurs à Iaroslavl*, Pia un de chaque. Il ne manque que votre dôme.
red_cathedral-lesson-city-finish = *Livrez* le bois à votre dôme : la tour est complète.
red_cathedral-lesson-city-market = Il ne vous faut rien de plus : *livrez* le bois à votre dôme.
red_cathedral-lesson-city-scored = Bannières fois entrepreneurs : *deux fois deux* font quatre points pour vous, un pour Pia. La ville est fermée, on n’y embauche plus.

red_cathedral-chapter-solo = Seul avec Ivan

red_cathedral-lesson-ivan = Le tour d’Ivan
red_cathedral-lesson-ivan-rival = Seul, vous bâtissez contre *Ivan Yakovlev*. Il n’a pas de plateau : cinq cartes disent ce qu’il fait, et chacune appartient à *un dé*.
red_cathedral-lesson-ivan-claim = Votre tour reste le même. Revendiquez la *base de la première tour*.
red_cathedral-lesson-ivan-other = Prenons la *base de la première tour*.
red_cathedral-lesson-ivan-dice = Revendiquez d’abord la *base de la première tour*.
red_cathedral-lesson-ivan-banner = Prenez une bannière *de l’inventaire* : cela libère une place.
red_cathedral-lesson-ivan-outside = Cela ne libère rien. Prenez-en une *de l’inventaire*.
red_cathedral-lesson-ivan-place = Placez la tuile *face visible* sur le premier emplacement blanc, pour 1 rouble.
red_cathedral-lesson-ivan-dear = Ici, le mieux est le *premier emplacement blanc, face visible* : 1 rouble pour deux bois.
red_cathedral-lesson-ivan-end = *Finissez votre tour* et voyez ce que fait Ivan.
red_cathedral-lesson-ivan-moves = Une pile cachée désigne son dé : le *bleu* a bougé, et sa carte est la *revendication*. Appuyez pour continuer.
red_cathedral-lesson-ivan-acts = Il aime revendiquer *juste au-dessus de vous*, et c’est ce qu’il a fait. Puis les dés de cette case sont relancés : continuez.
red_cathedral-lesson-ivan-yours = Il ne paie rien et ne prend rien au marché, mais il *déplace les dés que vous visiez*. C’est de nouveau à vous.

red_cathedral-lesson-race = La course
red_cathedral-lesson-race-store = Ivan amasse des matériaux sur une carte, les porte sur une autre, puis *construit avec tout d’un coup* : leur sorte lui importe peu.
red_cathedral-lesson-race-move = Le dé jaune est à une case des *roubles*. Amenez-le là.
red_cathedral-lesson-race-other = Un autre est possible, mais allons chercher des *roubles* avec le jaune.
red_cathedral-lesson-race-build = Pas encore : déplacez le *dé jaune* jusqu’aux roubles.
red_cathedral-lesson-race-obtain = *Obtenez* deux roubles.
red_cathedral-lesson-race-finish = *Terminez* la visite.
red_cathedral-lesson-race-end = *Finissez votre tour*.
red_cathedral-lesson-race-again = Le dé blanc mène à la *Reconnaissance* : cette carte lui rapporte aussitôt des points. Continuez.
red_cathedral-lesson-race-go = Chaque carte vient *une fois sur cinq tours*, vous pouvez donc compter ce qui reste à venir. Continuez.
red_cathedral-lesson-race-win = Quand l’un de vous a achevé *six sections*, l’autre a encore un tour ; puis on compte les tours comme toujours. Jouez maintenant une partie entière contre lui.
