# Règles de La Cathédrale rouge avec Entrepreneurs : un message par règle, dans l’ordre de lecture.

RC-SECTION-01 = Matériel

RC-DATA-01 = La piste de score compte 80 pas et 40 marques de prestige : la première est sur le pas 5, la deuxième sur le pas 9, la dernière sur le pas 80, et l’écart entre les marques n’augmente jamais.
RC-DATA-02 = Il y a 8 tuiles ressource et une seule donne des PR : 1 PR par dé. Le module Entrepreneurs ajoute une tuile qui donne des permis.
RC-DATA-03 = Il y a 40 cartes cathédrale : 10 bases, 20 sections intermédiaires et 10 dômes. Chacune demande 3 ou 4 matériaux de base et rapporte à son propriétaire au moins 1 PR et parfois des roubles.
RC-DATA-04 = Un plan de construction montre les tours de gauche à droite ; chaque tour se compose d’une base, d’un nombre quelconque de sections intermédiaires (parfois aucune) et d’un dôme.
RC-DATA-05 = Les plans pour 2 joueurs et pour le solo ont 4 tours et 12 cartes, ceux pour 3 joueurs 5 tours et 18 cartes, ceux pour 4 joueurs 6 tours et 24 cartes.
RC-DATA-06 = Il y a 28 tuiles atelier, certaines réservées à 3 ou 4 joueurs ; il y en a toujours assez pour toutes les cartes du plan. Le module Entrepreneurs en a deux à lui, chacune à la place d’une tuile du jeu de base.
RC-DATA-07 = Un plateau d’atelier a 10 cases d’inventaire et 6 emplacements d’atelier : un rouge, un vert, un bleu, un jaune et deux blancs, chacun avec son prix en roubles.
RC-DATA-08 = Chaque guilde a trois cartes influence. Chaque carte propose deux actions, marquées chacune d’un éclair ou du symbole de l’infini.
RC-DATA-09 = Les trois cartes d’une guilde proposent ensemble exactement les actions prévues pour cette guilde : en général la première figure sur les trois cartes, chacune des autres sur une seule. Les six actions des Comptables forment trois paires fixes.
RC-DATA-10 = Module Entrepreneurs : il y a 24 jetons spécialiste avec neuf sortes d’effets ; leur dos montre 6 outils différents, 4 de chaque.
RC-DATA-11 = Module Entrepreneurs : la carte de Moscovie a 6 villes et 5 emplacements de spécialiste. Moscou touche les cinq emplacements, chaque autre ville en touche deux.
RC-DATA-12 = Module Entrepreneurs : le bandeau a 6 emplacements d’entrepreneur en ligne, certains avec un bonus ; le troisième donne 1 matériau au choix.
RC-DATA-13 = Avec les Scribes, il y a 15 cartes objectif, toutes différentes.
RC-DATA-14 = Avec les Briquetiers, il y a des jetons service de huit sortes, au moins un de chaque.
RC-DATA-15 = Solo : Ivan a cinq cartes – Reconnaissance, Inventaire, Transport, Revendication et Construction – et une sixième, Embauche, avec le module Entrepreneurs.
RC-DATA-16 = Le jeu de base a 9 plans de construction et l’extension en ajoute 6 ; l’ensemble choisi en contient toujours un pour votre nombre de joueurs.
RC-DATA-17 = Qui saisit les valeurs imprimées sur son propre exemplaire ne reçoit qu’un avertissement là où elles diffèrent de valeurs incertaines ; un nombre d’éléments ou une structure erronés sont refusés.

RC-SECTION-02 = Hasard

RC-RNG-01 = Tout le hasard vient d’une seule graine : la même graine, les mêmes options et les mêmes décisions donnent toujours la même partie.
RC-RNG-02 = Les étapes aléatoires de la mise en place suivent un ordre fixe, du premier joueur à la première revendication d’Ivan ; ce qui ne fait pas partie de la partie est sauté.
RC-RNG-03 = Les dés lancés ensemble le sont dans l’ordre blanc, rouge, vert, bleu, jaune, noir, et toutes les faces sont équiprobables.
RC-RNG-04 = Personne ne peut voir ce qui n’est pas encore révélé : l’ordre d’une pioche, les jetons du sac ou les lancers à venir.

RC-SECTION-03 = Mise en place

RC-SETUP-01 = Chaque joueur a sa propre couleur : rouge, vert, bleu ou jaune.
RC-SETUP-02 = Chaque joueur commence avec 6 bannières : 4 occupent des cases d’inventaire et les bloquent, 2 sont hors de l’inventaire.
RC-SETUP-03 = Chaque joueur commence avec 1 Porte, 2 Arches et 1 Croix ; l’inventaire et les six emplacements d’atelier sont vides.
RC-SETUP-04 = Toute la table joue sur la même face des plateaux, de base ou avancée ; elles ne diffèrent que par les emplacements d’atelier et par la place des deux bannières extérieures.
RC-SETUP-05 = Tous les marqueurs partent de la case de départ de la piste, face « +40 » cachée.
RC-SETUP-06 = Les 8 tuiles ressource sont mélangées et placées une par une sur les 8 cases du marché.
RC-SETUP-07 = Une carte influence au hasard de chacun des quatre groupes est en jeu ; les quatre cartes sont réparties au hasard entre les quatre quadrants.
RC-SETUP-08 = Les cinq dés sont lancés et placés dans un ordre aléatoire, un par case : le premier sur la case dont la tuile donne des PR, les autres sur les cases suivantes dans le sens de la flèche. Les quatre dés de couleur servent quel que soit le nombre de joueurs.
RC-SETUP-09 = Un plan de construction pour votre nombre de joueurs est tiré au hasard ; en solo, on prend un plan pour 2 joueurs.
RC-SETUP-10 = Les tours sont disposées selon le plan à partir des bases, sections intermédiaires et dômes mélangés, coût visible. Les cartes restantes ne servent pas, sauf avec les Architectes.
RC-SETUP-11 = Les tuiles atelier prévues pour plus de joueurs sont retirées ; le solo compte comme 2 joueurs.
RC-SETUP-12 = Une tuile atelier au hasard est posée face visible sur chaque carte cathédrale ; les tuiles restantes ne servent pas.
RC-SETUP-13 = Le premier joueur est tiré au sort, sauf si vous l’avez désigné ; on joue ensuite dans le sens horaire.
RC-SETUP-14 = Dans l’ordre du tour, les joueurs reçoivent 3, 4, 5 et 6 roubles.
RC-SETUP-15 = La quatrième carte influence vient du Clergé ou, si vous préférez, d’une guilde de l’extension. Les Artisans, les Charretiers et les Marchands sont toujours en jeu.
RC-SETUP-16 = La guilde des Entrepreneurs et les Notaires exigent le module Entrepreneurs ; les huit autres guildes de l’extension s’utilisent aussi sans lui.
RC-SETUP-17 = Vous pouvez garder le Clergé comme quatrième carte même avec le module Entrepreneurs.
RC-SETUP-18 = Au départ, la réserve contient 20 bois, 20 briques, 20 pierres, 15 or, 10 gemmes vertes et 10 gemmes violettes.
RC-SETUP-19 = Le matériel propre à une guilde n’est mis en place que si cette guilde est en jeu.
RC-SETUP-20 = Sur la face de base, les deux bannières extérieures sont à côté de l’inventaire et ne bloquent rien. Sur la face avancée, il y en a une sur chaque emplacement d’atelier blanc, qui n’accepte aucune tuile tant qu’elle y est.

RC-SECTION-04 = Piste de score

RC-TRACK-01 = Chaque joueur, et Ivan en solo, a un seul marqueur sur la piste ; les points de reconnaissance (PR) et les points de prestige (PP) le font tous deux avancer.
RC-TRACK-02 = Chaque marque de prestige vaut un PP. Après le pas 80, la piste recommence avec les mêmes marques ; la case de départ n’en est pas une.
RC-TRACK-03 = Quand vous gagnez des PR, avancez votre marqueur d’autant de pas.
RC-TRACK-04 = Quand vous gagnez un PP, avancez votre marqueur jusqu’à la marque de prestige suivante ; plusieurs PP se comptent marque après marque.
RC-TRACK-05 = Quand vous perdez des PR, reculez votre marqueur d’autant de pas, mais jamais en dessous de 0.
RC-TRACK-06 = Quand vous payez un PP, reculez votre marqueur jusqu’à la marque de prestige la plus proche derrière lui. S’il est entre deux marques, c’est la plus basse.
RC-TRACK-07 = Vous ne pouvez payer un PP que si votre marqueur a dépassé la première marque de prestige ; exactement sur cette marque, il n’y a encore rien à payer.
RC-TRACK-08 = Vos PP sont le nombre de marques que votre marqueur a atteintes ou dépassées ; les pas au-delà d’une marque ne comptent pas.
RC-TRACK-09 = Quand votre marqueur dépasse la 40e marque, retournez-le sur sa face « +40 » et reprenez au début de la piste.
RC-TRACK-10 = Une perte peut ramener le marqueur en deçà de la 40e marque ; la face « +40 » est alors de nouveau cachée. Les tours de piste suivants fonctionnent de même.
RC-TRACK-11 = Vous ne pouvez payer un coût en PR que si vous avez parcouru au moins autant de pas. Une pénalité s’applique toujours, au pire jusqu’à 0.
RC-TRACK-12 = Les récompenses s’appliquent l’une après l’autre dans l’ordre où les règles les citent ; si une récompense montre des PR et des PP, les PR viennent d’abord.
RC-TRACK-13 = Un nombre quelconque de marqueurs peut occuper la même case.

RC-SECTION-05 = Tour de jeu, actions gratuites et effets

RC-TURN-01 = Les joueurs jouent chacun à leur tour dans le sens horaire, en commençant par le premier joueur.
RC-TURN-02 = À votre tour, vous effectuez exactement une action principale : revendiquer une section, construire et décorer, ou aller au marché. Avec le module Entrepreneurs, vous pouvez embaucher à la place.
RC-TURN-03 = Vous ne pouvez choisir une action principale que si elle est réellement possible : il y a une carte à revendiquer, un matériau à livrer, un dé à déplacer ou un spécialiste à embaucher.
RC-TURN-04 = Vous ne pouvez passer que si aucune action principale n’est possible.
RC-TURN-05 = Après votre action principale, vous terminez vous-même votre tour ; jusque-là, vous pouvez encore utiliser des actions gratuites.
RC-TURN-06 = Si un effet en provoque un autre, achevez le nouvel effet avant de poursuivre le premier.

RC-FREE-01 = Les actions gratuites sont facultatives, réservées au joueur dont c’est le tour, et ne consomment pas l’action principale.
RC-FREE-02 = Vous pouvez utiliser des actions gratuites avant et après votre action principale et entre ses étapes : avant de placer une tuile revendiquée, avant chaque livraison, avant chaque action de marché et avant la relance, avant de choisir une ville ou un jeton spécialiste. Pas au milieu d’un effet.
RC-FREE-03 = Payez un nombre quelconque de PP, l’un après l’autre, et prenez 2 roubles pour chacun.
RC-FREE-04 = Vous ne pouvez changer des PP en roubles qu’à un seul moment de votre tour : autant que vous voulez alors, mais plus ensuite dans le même tour.
RC-FREE-05 = Payez 1 PP, choisissez une case du marché et relancez tous les dés qui s’y trouvent ; ils restent sur place.
RC-FREE-06 = Vous ne pouvez payer une relance qu’une fois par tour.
RC-FREE-07 = La case choisie pour une relance payante doit contenir au moins un dé.
RC-FREE-08 = Dans un même tour, vous pouvez faire les deux, roubles contre PP et relance, dans l’ordre voulu et à des moments différents.
RC-FREE-09 = Module Entrepreneurs : payez 1 PP et prenez 1 permis, autant de fois que vous voulez dans votre tour.
RC-FREE-10 = Module Entrepreneurs : vous ne pouvez pas prendre un permis contre un PP si vous en avez déjà 6.
RC-FREE-11 = Chaque fois que vous payez des PP, votre marqueur recule marque par marque, et il doit être au-delà de la première marque de prestige.

RC-EFF-01 = Payez tout le coût avant de recevoir l’effet ; si vous ne le pouvez pas, l’action est impossible. Ce que vous payez va à la réserve.
RC-EFF-02 = Les matériaux payés viennent de votre inventaire et le quittent d’abord, si bien que leurs cases sont libres pour ce que vous gagnez.
RC-EFF-03 = Vous pouvez effectuer une action même si tout ou partie du gain est perdu parce que l’inventaire est plein, la réserve vide ou les permis trop nombreux.
RC-EFF-04 = Un matériau au choix est l’un des six matériaux de base encore présents dans la réserve.
RC-EFF-05 = Un effet de livraison permet jusqu’à ce nombre de livraisons en dehors de l’action de construction, selon les mêmes règles ; il peut achever des sections avec toutes les conséquences.
RC-EFF-06 = Activer une tuile atelier, c’est recevoir une fois le bénéfice d’une tuile face visible ; sa place et le dé déplacé n’importent pas, sauf mention contraire.
RC-EFF-07 = Activer une tuile ressource, c’est recevoir une fois ce que montre l’une des 8 tuiles du marché, quel que soit le nombre de dés présents.
RC-EFF-08 = Les ressources de la case d’un dé sont ce que montre la tuile là où se trouve ce dé, reçu une fois.
RC-EFF-09 = Si un effet a plusieurs parties, vous pouvez renoncer à toute partie qui n’est pas un coût. On renonce à une partie entière : si vous acceptez un gain, vous prenez tout ce qui tient.
RC-EFF-10 = Une action d’influence obtenue hors du marché, par les Scribes ou par un jeton service, se joue comme au marché, avec les mêmes limites d’éclair et d’infini. Par option, une action infinie obtenue ainsi ne se joue qu’une fois.
RC-EFF-11 = Un effet qui compte les dés compte ceux de la case où votre dé s’est arrêté. Hors du marché, une tuile atelier compte les dés de la case du dé de la couleur de son emplacement, et une action d’influence compte 1.
RC-EFF-12 = Vous ne pouvez pas choisir un effet dont l’objet manque : une tuile face visible, un ornement non construit, un jeton service, une de vos sections inachevées ou une carte à revendiquer. Un effet de livraison peut se terminer sans livraison.

RC-SECTION-06 = Actions principales

RC-CLAIM-01 = Vous pouvez revendiquer s’il vous reste une bannière sur votre plateau et si au moins une carte cathédrale est disponible.
RC-CLAIM-02 = Une carte sans bannière est disponible si c’est une base ou si la carte juste en dessous porte une bannière, peu importe à qui et si elle est achevée ou non.
RC-CLAIM-03 = Prenez une bannière quelconque de votre plateau, dans l’inventaire ou en dehors.
RC-CLAIM-04 = Une bannière prise dans l’inventaire libère aussitôt sa case pour un matériau, avant même le bénéfice de la tuile.
RC-CLAIM-05 = Placez la bannière sur la carte ; elle y reste jusqu’à la fin de la partie.
RC-CLAIM-06 = Prenez la tuile atelier de la carte et placez-la sur un emplacement d’atelier vide de votre choix ; vous ne pouvez pas la refuser.
RC-CLAIM-07 = Placer la tuile face cachée est gratuit, mais cette tuile ne pourra jamais être activée ni retournée.
RC-CLAIM-08 = Placer la tuile face visible coûte les roubles indiqués sur l’emplacement choisi.
RC-CLAIM-09 = Une tuile placée face visible donne aussitôt son bénéfice une fois.
RC-CLAIM-10 = Un bénéfice sans coût est pris dans la mesure où il tient ; on peut renoncer à un bénéfice qui a un coût.
RC-CLAIM-11 = Vous pouvez avoir autant de sections inachevées que vous voulez, même dans une seule tour ; seules vos 6 bannières vous limitent.
RC-CLAIM-12 = Une revendication accordée par un effet suit les règles habituelles et ne consomme pas votre action principale.
RC-CLAIM-13 = Un emplacement d’atelier qui porte une bannière n’est pas vide. Dès que vous prenez cette bannière, il est libre, même pour la tuile de la même revendication.

RC-BUILD-01 = Livrez en tout jusqu’à 3 matériaux, répartis comme vous voulez entre vos sections inachevées et les ornements.
RC-BUILD-02 = L’action de construction exige au moins 1 livraison.
RC-BUILD-03 = Les matériaux viennent de votre inventaire et ne vont qu’à vos propres sections inachevées.
RC-BUILD-04 = Une section n’accepte que les matériaux qu’elle demande et qui lui manquent encore.
RC-BUILD-05 = Les matériaux peuvent être livrés peu à peu ; ils restent sur la carte et ne peuvent pas être repris.
RC-BUILD-06 = Livrez les matériaux un par un ; si une section est achevée, tout ce qui en découle se produit avant la livraison suivante.
RC-BUILD-07 = Quand une section a tous ses matériaux, ils vont à la réserve, vous gagnez ses PR puis ses roubles, et la carte est retournée tandis que la bannière reste. Suivent le bonus du contremaître, les pénalités, le score de la ville d’une tour complète (module Entrepreneurs) et la vérification de la fin de partie.
RC-BUILD-08 = Une section tout juste achevée peut être décorée dans la même action s’il vous reste des livraisons.
RC-BUILD-09 = Vous pouvez achever plusieurs sections en une action ; chacune est résolue séparément.
RC-BUILD-10 = Les matériaux livrés quittent aussitôt l’inventaire, si bien que leurs cases peuvent en recevoir d’autres dans le même tour.
RC-BUILD-11 = Les roubles et les permis ne sont pas des matériaux et ne peuvent pas être livrés.
RC-BUILD-12 = Vous pouvez vous arrêter après n’importe quelle livraison.

RC-DECO-01 = Vous pouvez placer un ornement sur toute section achevée qui n’en a pas encore, même celle d’un autre joueur.
RC-DECO-02 = Une Porte va sur une base, une Arche sur une section intermédiaire, une Croix sur un dôme.
RC-DECO-03 = Une Porte coûte 1 bois, une Arche 1 pierre, une Croix 1 or ; vous pouvez ajouter une ou deux gemmes.
RC-DECO-04 = Tous les matériaux d’un ornement sont livrés ensemble ; chacun compte comme une livraison, gemmes comprises.
RC-DECO-05 = Vous gagnez aussitôt des PP : 1 pour une gemme, 2 pour deux gemmes de même couleur, 3 pour deux de couleurs différentes, aucun sans gemme.
RC-DECO-06 = Les ornements viennent de votre plateau ; s’il ne vous en reste plus d’un type, vous ne pouvez pas construire ce type.
RC-DECO-07 = Les matériaux vont aussitôt à la réserve ; l’ornement reste jusqu’à la fin de la partie.
RC-DECO-08 = Si un effet accorde un nombre de livraisons, l’ornement et ses gemmes doivent y tenir ; une seule livraison ne laisse pas de place pour une gemme.
RC-DECO-09 = Décorer ne donne pas de PR, ne cause aucune pénalité et ne compte pas pour l’achèvement d’une tour.

RC-PEN-01 = Chaque fois qu’une section est achevée, toute section inachevée plus bas dans la même tour vaut aussitôt une pénalité à son propriétaire.
RC-PEN-02 = Pour chacune de ces sections, son propriétaire perd 1 PR par section achevée par quelqu’un d’autre au-dessus d’elle.
RC-PEN-03 = La section tout juste achevée compte, ainsi que celles achevées plus tôt au-dessus, à chaque fois de nouveau.
RC-PEN-04 = Si plusieurs de vos sections inachevées sont concernées, vous perdez la somme.
RC-PEN-05 = Le joueur qui a achevé la section paie aussi pour ses propres sections inachevées en dessous, mais ses propres sections achevées ne comptent pas.
RC-PEN-06 = Les sections au-dessus de celle achevée et celles des autres tours ne causent pas de pénalité.
RC-PEN-07 = Les pénalités viennent après la récompense du bâtisseur et ne font jamais descendre un marqueur sous 0.

RC-MKT-01 = Choisissez un dé de n’importe quelle couleur et déplacez-le dans le sens de la flèche d’exactement autant de cases qu’il indique.
RC-MKT-02 = Le marché est un anneau de 8 cases ; deux cases voisines forment un quadrant avec une carte influence.
RC-MKT-03 = Vous pouvez déplacer le dé blanc et le dé de votre couleur d’autant de cases supplémentaires que vous voulez pour 1 rouble chacune, même au-delà de 6 en tout. Les autres dés ne peuvent pas aller plus loin.
RC-MKT-04 = Module Entrepreneurs : chaque joueur peut aussi payer des cases supplémentaires pour le dé noir.
RC-MKT-05 = Les cases supplémentaires s’annoncent et se paient avant le déplacement, avec les roubles que vous avez à ce moment.
RC-MKT-06 = Un dé ne peut pas finir sur une case qui contient déjà 3 autres dés ; une case n’en contient jamais plus de 3.
RC-MKT-07 = Seule compte la case où le dé s’arrête ; on peut traverser les cases pleines.
RC-MKT-08 = Un dé qui ne peut s’arrêter nulle part ne peut pas être choisi ; si c’est le cas de tous, vous ne pouvez pas aller au marché.
RC-MKT-09 = Avec cinq dés, il y en a toujours un à déplacer ; avec les six dés du module Entrepreneurs, il peut arriver qu’il n’y en ait aucun.
RC-MKT-10 = Après le déplacement, vous pouvez obtenir des ressources, utiliser l’influence et activer une tuile atelier : chacune au plus une fois, dans l’ordre voulu, et aucune n’est obligatoire.
RC-MKT-11 = Obtenir des ressources : recevez ce que montre la tuile de la case, une fois par dé qui s’y trouve maintenant, dé déplacé compris.
RC-MKT-12 = Les dés multiplient toutes les sortes de tuiles, aussi celles qui donnent des PR, des roubles ou des permis.
RC-MKT-13 = Utiliser l’influence : effectuez l’une des deux actions de la carte du quadrant où le dé s’est arrêté. Les dés ne la multiplient pas, sauf si l’action elle-même les compte.
RC-MKT-14 = Une action avec un éclair peut être effectuée une fois par tour.
RC-MKT-15 = La limite de l’éclair vaut pour tout votre tour, quelle que soit la source de l’action.
RC-MKT-16 = Une action avec l’infini peut être répétée autant de fois que vous le voulez et pouvez la payer.
RC-MKT-17 = Les répétitions d’une action avec l’infini se suivent directement ; quand vous vous arrêtez, cette utilisation de l’influence est terminée.
RC-MKT-18 = Chaque fois que vous utilisez l’influence, choisissez une seule des deux actions de la carte.
RC-MKT-19 = Activer une tuile atelier : recevez une fois le bénéfice de votre tuile face visible sur l’emplacement d’atelier de la couleur du dé déplacé.
RC-MKT-20 = Si vous avez déplacé le dé blanc et que vos deux emplacements blancs ont des tuiles face visible, choisissez-en une.
RC-MKT-21 = Les tuiles face cachée et les emplacements vides ne donnent rien. Les dés de la case ne multiplient pas le bénéfice d’une tuile, sauf si la tuile elle-même les compte.
RC-MKT-22 = Module Entrepreneurs : si vous avez déplacé le dé noir, vous pouvez utiliser votre jeton spécialiste au lieu d’une tuile atelier.
RC-MKT-23 = À la fin, tous les dés de la case où votre dé s’est arrêté sont relancés et y restent ; cela se fait toujours, après les actions de marché.

RC-INV-01 = Chaque case d’inventaire libre contient un matériau : il y a 10 cases moins les bannières encore présentes, 6 au départ et 10 au plus.
RC-INV-02 = Vous devez ranger les matériaux gagnés dans la mesure où ils tiennent et où la réserve en a ; le reste est perdu.
RC-INV-03 = Si vous gagnez en même temps des matériaux différents et que tous ne tiennent pas, choisissez lesquels garder ; toutes les cases libres doivent être remplies.
RC-INV-04 = Vous ne pouvez pas jeter de matériaux pour faire de la place ; ils ne quittent l’inventaire que livrés ou payés.
RC-INV-05 = Les roubles n’occupent pas l’inventaire, et vous pouvez en avoir autant que vous voulez.
RC-INV-06 = La réserve de chaque matériau de base est limitée, sauf si vous l’avez choisie illimitée ; si elle ne suffit pas, vous ne recevez que ce qui reste, sans remplacement.
RC-INV-07 = Les roubles et les permis de la réserve ne s’épuisent jamais.
RC-INV-08 = Inventaires, roubles, permis et plateaux sont visibles de tous.

RC-SECTION-07 = Fin de partie et score final

RC-END-01 = La fin de partie commence quand un joueur achève sa sixième section.
RC-END-02 = Ce joueur gagne 3 PP, après les PR de la carte et après l’éventuel score de la ville.
RC-END-03 = Seul le premier joueur à achever six sections déclenche la fin et gagne les 3 PP.
RC-END-04 = Le joueur qui a déclenché la fin termine son tour normalement.
RC-END-05 = Ensuite, chaque autre joueur joue exactement un dernier tour, dans l’ordre, puis vient le score final.
RC-END-06 = Les derniers tours sont des tours ordinaires : sections, pénalités, villes et actions gratuites fonctionnent comme toujours.
RC-END-07 = La fin commence aussi si la sixième section est achevée par un effet en dehors de l’action de construction.
RC-END-08 = Une partie où, pendant 20 manches, personne ne revendique, ne livre, n’orne ni n’embauche s’arrête aussitôt et l’on compte les points. Cela évite seulement qu’une partie dure sans fin ; le jeu imprimé n’a pas cette règle.

RC-SCORE-01 = Le score final donne des PP dans cet ordre : cartes objectif, restes, outils, puis les tours de gauche à droite. On établit ensuite le classement.
RC-SCORE-02 = Restes : additionnez vos matériaux (diamants compris), vos roubles et, avec le module Entrepreneurs, vos permis ; 5 pièces donnent 1 PP.
RC-SCORE-03 = Les matériaux posés sur des sections inachevées ne comptent pour personne.
RC-SCORE-04 = Une tour vaut 2 PP par section achevée et 1 PP par ornement qu’elle porte.
RC-SCORE-05 = Votre présence dans une tour est le nombre de vos bannières sur des sections achevées plus vos ornements dans cette tour.
RC-SCORE-06 = Sans présence dans une tour, vous n’y marquez rien et n’occupez aucune place.
RC-SCORE-07 = À 3 ou 4 joueurs, le premier en présence marque toute la valeur de la tour, et chaque place suivante la moitié de la précédente, arrondie à l’inférieur.
RC-SCORE-08 = À 3 ou 4 joueurs, les joueurs à égalité additionnent la valeur des places qu’ils occupent ensemble et la partagent également, arrondie à l’inférieur.
RC-SCORE-09 = À 3 ou 4 joueurs, qui vient derrière une égalité prend la place suivant tous les joueurs à égalité.
RC-SCORE-10 = À 2 joueurs et en solo, le camp qui a le plus de présence marque toute la valeur de la tour, l’autre un tiers arrondi à l’inférieur, s’il y est présent.
RC-SCORE-11 = À 2 joueurs et en solo, une présence égale ne rapporte rien à personne.
RC-SCORE-12 = Toutes les tours sont comptées, complètes ou non.
RC-SCORE-13 = Le joueur qui a le plus de PP gagne.
RC-SCORE-14 = En cas d’égalité, le plus de sections achevées l’emporte, puis le plus d’ornements construits ; si l’égalité persiste, la victoire est partagée.

RC-SECTION-08 = Module Entrepreneurs

RC-CON-01 = Module Entrepreneurs : une fois les tuiles ressource placées, celle des PR est remplacée sur sa case par la tuile permis.
RC-CON-02 = Module Entrepreneurs : six dés, le noir compris, sont placés comme d’habitude, à partir de la case de la tuile permis.
RC-CON-03 = Module Entrepreneurs : deux tuiles atelier du jeu de base sont remplacées par celle du permis et celle du dé noir.
RC-CON-04 = Module Entrepreneurs : les 24 jetons spécialiste vont dans le sac ; on en tire 5 que l’on place, effet visible, sur les emplacements de spécialiste de la carte de Moscovie.
RC-CON-05 = Module Entrepreneurs : un jeton ville au hasard est placé au-dessus de chaque tour. Les autres ferment leur ville dès le départ : deux avec 4 tours, une avec 5, aucune avec 6.
RC-CON-06 = Module Entrepreneurs : chaque joueur reçoit 1 permis et le bandeau avec 6 entrepreneurs sur ses emplacements.
RC-CON-07 = Module Entrepreneurs : le bandeau convient aux deux faces du plateau et n’en change pas les règles ; sur la face de base, les deux bannières extérieures sont au-dessus de l’inventaire.

RC-CON-11 = Module Entrepreneurs : vous pouvez embaucher s’il vous reste un entrepreneur sur le bandeau et assez de permis pour au moins une ville ouverte.
RC-CON-12 = Module Entrepreneurs : utilisez toujours l’entrepreneur le plus à gauche de votre bandeau.
RC-CON-13 = Module Entrepreneurs : envoyez l’entrepreneur dans n’importe quelle ville ouverte, même si vous en avez déjà là-bas.
RC-CON-14 = Module Entrepreneurs : payez un permis par entrepreneur de toute couleur maintenant présent dans cette ville, celui que vous venez d’envoyer compris.
RC-CON-15 = Module Entrepreneurs : si l’emplacement du bandeau que vous avez libéré montre un bonus, vous le recevez après avoir payé les permis et avant de choisir un jeton.
RC-CON-16 = Module Entrepreneurs : choisissez l’un des deux jetons spécialiste voisins de la ville ; à Moscou, l’un des cinq.
RC-CON-17 = Module Entrepreneurs : payez 2 roubles et placez le jeton sur votre plateau, effet visible, ou retirez-le du jeu sans rien payer. L’un des deux est obligatoire.
RC-CON-18 = Module Entrepreneurs : votre plateau n’a de place que pour un jeton spécialiste ; si vous en embauchez un autre, l’ancien est retourné côté outil et son effet est perdu.
RC-CON-19 = Module Entrepreneurs : le jeton remplacé rejoint vos jetons utilisés et compte comme outil à la fin, sauf si vous avez choisi l’option qui le défausse.
RC-CON-20 = Module Entrepreneurs : enfin, les emplacements de spécialiste vides de la carte de Moscovie sont regarnis depuis le sac tant qu’il y a des jetons.
RC-CON-21 = Module Entrepreneurs : quand le sac est vide, les emplacements restent vides ; s’il n’y a aucun jeton voisin de la ville, vous embauchez sans en prendre.
RC-CON-22 = Module Entrepreneurs : on ne peut pas embaucher dans une ville fermée. Les entrepreneurs déjà sur la carte de Moscovie restent où ils sont, même dans les villes fermées.

RC-PERMIT-01 = Module Entrepreneurs : les permis sont sur votre bandeau et n’occupent pas l’inventaire.
RC-PERMIT-02 = Module Entrepreneurs : vous pouvez avoir au plus 6 permis ; ceux en trop sont perdus.
RC-PERMIT-03 = Module Entrepreneurs : la tuile permis du marché donne des permis comme toute autre ressource, multipliés par les dés.
RC-PERMIT-04 = Module Entrepreneurs : les permis qui restent à la fin comptent parmi vos restes comme les matériaux et les roubles.

RC-CITY-01 = Module Entrepreneurs : une tour est complète quand toutes ses sections sont achevées.
RC-CITY-02 = Module Entrepreneurs : le jeton ville d’une tour complète va sur sa ville, face X visible ; la ville est désormais fermée.
RC-CITY-03 = Module Entrepreneurs : chaque joueur gagne autant de PR que ses bannières dans la tour multipliées par ses entrepreneurs dans la ville.
RC-CITY-04 = Module Entrepreneurs : les ornements ne comptent pas pour le score d’une ville.
RC-CITY-05 = Module Entrepreneurs : une ville est comptée aussitôt, après les pénalités ; puis le tour continue.
RC-CITY-06 = Module Entrepreneurs : si la section qui complète la tour est aussi la sixième de quelqu’un, la ville est comptée avant les 3 PP.
RC-CITY-07 = Module Entrepreneurs : les villes dont la tour n’est pas complète à la fin de la partie ne rapportent rien.
RC-CITY-08 = Module Entrepreneurs : chaque ville est comptée au plus une fois ; une ville fermée à la mise en place ne l’est jamais.

RC-SPEC-01 = Module Entrepreneurs : vous ne pouvez utiliser votre jeton spécialiste qu’en déplaçant le dé noir au marché, comme activation d’atelier.
RC-SPEC-02 = Module Entrepreneurs : chaque jeton spécialiste sert une fois ; placez-le ensuite à côté de votre plateau, côté outil visible, et la place du spécialiste est de nouveau libre.
RC-SPEC-03 = Module Entrepreneurs : utiliser le jeton est facultatif. Ce n’est possible que si vous pouvez payer son coût et qu’il a sur quoi agir ; le manque de place pour le gain n’empêche rien.
RC-SPEC-04 = Module Entrepreneurs : les effets qui activent des tuiles atelier n’activent jamais un jeton spécialiste.
RC-SPEC-11 = Spécialiste (module Entrepreneurs) : gagnez les matériaux, roubles, permis ou PR indiqués.
RC-SPEC-12 = Spécialiste (module Entrepreneurs) : rendez le matériau indiqué et gagnez les PP indiqués.
RC-SPEC-13 = Spécialiste (module Entrepreneurs) : payez le matériau indiqué et gagnez 3 PR.
RC-SPEC-14 = Spécialiste (module Entrepreneurs) : activez deux de vos tuiles atelier une fois chacune, ou l’une d’elles deux fois.
RC-SPEC-15 = Spécialiste (module Entrepreneurs) : retirez du jeu un de vos ornements non construits et gagnez 3 PP.
RC-SPEC-16 = Spécialiste (module Entrepreneurs) : payez de 1 à 5 roubles et gagnez 1 PR pour chacun.
RC-SPEC-17 = Spécialiste (module Entrepreneurs) : gagnez 1 matériau au choix et livrez 1 matériau, dans l’ordre voulu.
RC-SPEC-18 = Spécialiste (module Entrepreneurs) : activez une tuile ressource de votre choix.
RC-SPEC-19 = Spécialiste (module Entrepreneurs) : revendiquez une section en plus de votre action principale.

RC-TOOL-01 = Module Entrepreneurs : à la fin, vos outils forment des séries d’outils différents ; une série de 1, 2, 3, 4, 5 ou 6 outils donne 1, 2, 4, 7, 11 ou 16 PP.
RC-TOOL-02 = Module Entrepreneurs : chaque jeton ne compte que dans une série, et les séries sont formées au mieux pour vous.
RC-TOOL-03 = Module Entrepreneurs : seuls comptent les jetons côté outil visible ; un spécialiste non utilisé encore sur votre plateau ne donne rien.

RC-SECTION-09 = Guildes de l’extension

RC-GUILD-01 = Les cartes des guildes de l’extension s’utilisent comme toute autre carte influence.
RC-GUILD-02 = Au plus une guilde de l’extension est en jeu.
RC-GUILD-03 = La carte en jeu montre quelles deux actions sa guilde propose dans cette partie et si elles portent l’éclair ou l’infini.

RC-GUILD-JEWELERS-01 = Joailliers, mise en place : 15 diamants forment une réserve à part.
RC-GUILD-JEWELERS-02 = Joailliers : un diamant occupe une case d’inventaire comme tout matériau.
RC-GUILD-JEWELERS-03 = Joailliers : lors d’une livraison, un diamant peut remplacer un matériau quelconque d’une section ou d’un ornement. Il compte comme une livraison et retourne à la réserve de diamants une fois l’ouvrage achevé.
RC-GUILD-JEWELERS-04 = Joailliers : un diamant utilisé comme gemme d’un ornement a la couleur de gemme que vous annoncez.
RC-GUILD-JEWELERS-05 = Joailliers : dans les autres coûts, un diamant ne remplace pas un matériau précis, mais il compte pour un là où l’on demande des matériaux quelconques.
RC-GUILD-JEWELERS-06 = Joailliers : vous ne pouvez pas prendre un diamant comme matériau au choix.
RC-GUILD-JEWELERS-07 = Joailliers : payez 1 rouble, gagnez 1 diamant.
RC-GUILD-JEWELERS-08 = Joailliers : payez 3 matériaux quelconques, gagnez 2 diamants.
RC-GUILD-JEWELERS-09 = Joailliers : payez 3 roubles, gagnez 2 diamants.
RC-GUILD-JEWELERS-10 = Joailliers (module Entrepreneurs) : payez 1 diamant, gagnez 2 permis.
RC-GUILD-JEWELERS-11 = Joailliers : sans le module Entrepreneurs, la carte qui donne des permis n’est pas utilisée et ne peut pas être choisie.

RC-GUILD-WORKERS-01 = Ouvriers : on ne peut activer que des tuiles atelier, jamais des jetons spécialiste.
RC-GUILD-WORKERS-02 = Ouvriers : activez 1 de vos tuiles atelier.
RC-GUILD-WORKERS-03 = Ouvriers : payez 1 rouble à la réserve et activez 1 tuile atelier face visible d’un autre joueur ; le bénéfice n’est que pour vous.
RC-GUILD-WORKERS-04 = Ouvriers : payez 2 roubles et activez deux fois 1 de vos tuiles atelier.
RC-GUILD-WORKERS-05 = Ouvriers : payez 2 roubles et activez deux tuiles atelier différentes parmi les vôtres ; il vous en faut au moins 2 face visible.

RC-GUILD-FOREMEN-01 = Contremaîtres, mise en place : le contremaître se tient sous la tour la plus à gauche.
RC-GUILD-FOREMEN-02 = Contremaîtres : le contremaître va de gauche à droite, une tour par pas, et repart de la première après la dernière. Seule compte la tour où il s’arrête.
RC-GUILD-FOREMEN-03 = Contremaîtres : qui achève une section dans la tour du contremaître gagne 1 PR de plus.
RC-GUILD-FOREMEN-04 = Contremaîtres : dans la tour du contremaître, la pénalité pour sections inachevées est de 2 PR au lieu de 1 par section comptée.
RC-GUILD-FOREMEN-05 = Contremaîtres : avancez le contremaître de 1 ou 2 pas et gagnez 1 PR pour chacune de vos bannières dans sa tour.
RC-GUILD-FOREMEN-06 = Contremaîtres : avancez le contremaître de 1 ou 2 pas et gagnez 1 rouble pour chacune de vos bannières dans sa tour.
RC-GUILD-FOREMEN-07 = Contremaîtres : avancez le contremaître de 1 ou 2 pas, choisissez la couleur d’un autre joueur et gagnez 1 PR par bannière de cette couleur dans sa tour.
RC-GUILD-FOREMEN-08 = Contremaîtres : avancez le contremaître de 1 ou 2 pas, choisissez la couleur d’un autre joueur et gagnez 1 rouble par bannière de cette couleur dans sa tour.
RC-GUILD-FOREMEN-09 = Contremaîtres : les bannières comptent sur les sections achevées comme inachevées. Le contremaître doit vraiment avancer, et la couleur doit être en jeu.

RC-GUILD-CONTRACTORS-01 = Guilde des Entrepreneurs : gagnez une fois les ressources de la case du dé noir, quel que soit le nombre de dés présents.
RC-GUILD-CONTRACTORS-02 = Guilde des Entrepreneurs : gagnez 1 permis pour chacun de vos entrepreneurs sur la carte de Moscovie, dans la limite de 6 permis.
RC-GUILD-CONTRACTORS-03 = Guilde des Entrepreneurs : gagnez 1 rouble pour chacun de vos entrepreneurs sur la carte de Moscovie.
RC-GUILD-CONTRACTORS-04 = Guilde des Entrepreneurs : choisissez un autre joueur (Ivan en solo) et gagnez 1 rouble pour chacun de ses entrepreneurs sur la carte de Moscovie.

RC-GUILD-SHOPKEEPERS-01 = Boutiquiers : une action de marché supplémentaire est l’une des trois actions de marché avec le même dé et la même case ; elle peut déjà avoir servi ce tour-ci.
RC-GUILD-SHOPKEEPERS-02 = Boutiquiers : payez 1 rouble pour 1 action de marché supplémentaire.
RC-GUILD-SHOPKEEPERS-03 = Boutiquiers : payez 2 roubles pour 1 action de marché supplémentaire et 1 matériau au choix.
RC-GUILD-SHOPKEEPERS-04 = Boutiquiers : payez 3 roubles pour effectuer deux fois la même action de marché supplémentaire.
RC-GUILD-SHOPKEEPERS-05 = Boutiquiers : payez 4 roubles pour deux actions de marché supplémentaires différentes.
RC-GUILD-SHOPKEEPERS-06 = Boutiquiers : utiliser l’influence peut aussi être l’action de marché supplémentaire, même sur la carte des Boutiquiers ; une action éclair jouée ce tour-ci reste jouée, donc toute chaîne s’arrête. Par option, elle ne le peut pas.
RC-GUILD-SHOPKEEPERS-07 = Boutiquiers : une action de marché supplémentaire qui se révèle impossible est perdue, et le prix n’est pas rendu.

RC-GUILD-ACCOUNTANTS-01 = Comptables : gagnez 1 matériau de l’une des sortes indiquées.
RC-GUILD-ACCOUNTANTS-02 = Comptables : payez 1 des matériaux indiqués, gagnez 1 PR.
RC-GUILD-ACCOUNTANTS-03 = Comptables : gagnez 1 rouble.
RC-GUILD-ACCOUNTANTS-04 = Comptables : payez 1 or, gagnez 3 roubles.
RC-GUILD-ACCOUNTANTS-05 = Comptables : gagnez 1 gemme verte ou 1 gemme violette.
RC-GUILD-ACCOUNTANTS-06 = Comptables : payez 1 gemme verte et 1 gemme violette, gagnez 1 PP et 2 roubles.

RC-GUILD-NOTARIES-01 = Notaires (module Entrepreneurs) : gagnez 1 permis.
RC-GUILD-NOTARIES-02 = Notaires (module Entrepreneurs) : payez 1 permis, livrez 1 matériau.
RC-GUILD-NOTARIES-03 = Notaires (module Entrepreneurs) : payez 2 permis, gagnez 1 PP.
RC-GUILD-NOTARIES-04 = Notaires (module Entrepreneurs) : payez 1 permis, gagnez 1 matériau au choix.

RC-GUILD-SCRIBES-01 = Scribes, mise en place : les 15 cartes objectif sont mélangées en une pioche face cachée.
RC-GUILD-SCRIBES-02 = Scribes : payez 2 roubles, piochez 3 cartes objectif et gardez-en 1 en main ; les autres vont sous la pioche dans l’ordre du tirage.
RC-GUILD-SCRIBES-03 = Scribes : vous pouvez avoir au plus 3 cartes objectif en main ; avec une quatrième, remettez l’une des quatre sous la pioche.
RC-GUILD-SCRIBES-04 = Scribes : vos cartes objectif restent secrètes jusqu’au score final.
RC-GUILD-SCRIBES-05 = Scribes : payez 1 PR, choisissez une case du marché et obtenez ses ressources comme si vous veniez d’y déplacer un dé.
RC-GUILD-SCRIBES-06 = Scribes : le dé imaginaire compte avec les dés de la case choisie, jusqu’à 3 ; par option, seuls les vrais dés comptent, au moins 1. Aucun dé n’est déplacé ni relancé pour cela.
RC-GUILD-SCRIBES-07 = Scribes : payez 1 PR et effectuez une action de n’importe quelle autre carte influence en jeu.
RC-GUILD-SCRIBES-08 = Scribes : payez 1 PR et activez 1 tuile ressource.

RC-GUILD-ARCHITECTS-01 = Architectes, mise en place : toutes les cartes cathédrale absentes des tours sont mélangées en une pioche.
RC-GUILD-ARCHITECTS-02 = Architectes : les cartes piochées sont défaussées après usage ; quand la pioche est vide, la défausse mélangée en forme une nouvelle.
RC-GUILD-ARCHITECTS-03 = Architectes : payez 2 roubles, piochez 1 carte et gagnez 2 des matériaux qu’elle montre ; deux fois la même sorte seulement si elle y figure deux fois.
RC-GUILD-ARCHITECTS-04 = Architectes : payez 3 roubles, piochez 2 cartes et gagnez 2 des matériaux montrés par l’une et 1 de ceux de l’autre. Par option, ce dernier peut être un rouble montré par la carte.
RC-GUILD-ARCHITECTS-05 = Architectes : payez 1 PR et gagnez les roubles d’une de vos sections inachevées ; en l’achevant, vous les gagnez encore.
RC-GUILD-ARCHITECTS-06 = Architectes : payez 1 rouble et gagnez la moitié des PR, arrondie à l’inférieur, d’une de vos sections inachevées ; en l’achevant, vous gagnez quand même tous ses PR.

RC-GUILD-BRICKMAKERS-01 = Briquetiers, mise en place : tous les jetons service sont posés face visible à côté du marché.
RC-GUILD-BRICKMAKERS-02 = Briquetiers : payez 2 briques et prenez 1 des jetons service exposés ; s’il n’en reste plus, c’est impossible.
RC-GUILD-BRICKMAKERS-03 = Briquetiers : payez 1 brique, livrez 1 matériau.
RC-GUILD-BRICKMAKERS-04 = Briquetiers : payez 1 brique, gagnez 2 roubles.
RC-GUILD-BRICKMAKERS-05 = Briquetiers : payez 1 brique, gagnez 1 PR.

RC-SERV-01 = Briquetiers : vous pouvez utiliser un jeton service à votre tour chaque fois que les actions gratuites sont possibles, même le tour où vous l’avez pris.
RC-SERV-02 = Briquetiers : vous ne pouvez utiliser qu’un jeton service par tour.
RC-SERV-03 = Briquetiers : un jeton service utilisé est retiré du jeu.
RC-SERV-04 = Briquetiers : vous pouvez avoir autant de jetons service que vous voulez.
RC-SERV-11 = Service (Briquetiers) : gagnez 5 roubles.
RC-SERV-12 = Service (Briquetiers) : effectuez une action de l’une des 4 cartes influence.
RC-SERV-13 = Service (Briquetiers) : activez 1 de vos tuiles atelier.
RC-SERV-14 = Service (Briquetiers) : livrez 1 matériau.
RC-SERV-15 = Service (Briquetiers) : gagnez 3 PR.
RC-SERV-16 = Service (Briquetiers) : à utiliser pendant une revendication, avant de placer la tuile ; vous pouvez alors la placer face visible sans payer.
RC-SERV-17 = Service (Briquetiers) : gagnez 2 matériaux au choix, identiques ou différents.
RC-SERV-18 = Service (Briquetiers) : choisissez un dé du marché et gagnez une fois les ressources de sa case.

RC-OBJ-01 = Objectif (Scribes) : rendez 2 bois pour 2 PP.
RC-OBJ-02 = Objectif (Scribes) : 3 PP, une fois, si vous avez revendiqué au moins 3 sections d’une même tour, achevées ou non.
RC-OBJ-03 = Objectif (Scribes) : 3 PP si 6 tuiles atelier sont face visible sur votre plateau.
RC-OBJ-04 = Objectif (Scribes) : rendez 2 pierres pour 2 PP.
RC-OBJ-05 = Objectif (Scribes) : 2 PP par tour de la cathédrale sans bannière ni ornement de votre couleur ; 4 PP chacune à deux joueurs.
RC-OBJ-06 = Objectif (Scribes) : 2 PP pour chacun de vos ornements non construits ; un ornement retiré du jeu n’a pas été construit non plus.
RC-OBJ-07 = Objectif (Scribes) : rendez 4 roubles pour 2 PP.
RC-OBJ-08 = Objectif (Scribes) : 2 PP, une fois, si vous avez achevé au moins une base, une section intermédiaire et un dôme.
RC-OBJ-09 = Objectif (Scribes) : 1 PP pour chacun de vos ornements sur les sections des autres joueurs.
RC-OBJ-10 = Objectif (Scribes) : 2 PP si vous avez construit vos 4 ornements ; un ornement retiré du jeu n’a pas été construit.
RC-OBJ-11 = Objectif (Scribes) : rendez 2 briques pour 2 PP.
RC-OBJ-12 = Objectif (Scribes) : 3 PP, une fois, si vous avez au moins 3 ornements dans une même tour.
RC-OBJ-13 = Objectif (Scribes) : 1 PP pour chacun de vos ornements sur vos propres sections.
RC-OBJ-14 = Objectif (Scribes) : rendez 1 gemme de n’importe quelle couleur et 1 or pour 3 PP.
RC-OBJ-15 = Objectif (Scribes) : 1 PP par tour de la cathédrale avec une bannière ou un ornement de votre couleur ; 2 PP chacune à deux joueurs.
RC-OBJ-21 = Scribes : les objectifs sont comptés avant les restes et les tours ; ce que vous rendez pour eux ne compte plus parmi les restes.
RC-OBJ-22 = Scribes : chaque objectif compte une fois. Les cartes qui demandent de rendre quelque chose s’appliquent d’elles-mêmes dès que c’est possible ; parmi les gemmes, on rend la couleur que vous avez en plus grand nombre, verte en cas d’égalité.
RC-OBJ-23 = Scribes : en solo, les valeurs à deux joueurs s’appliquent aux objectifs portant sur les tours.

RC-SECTION-10 = Solo

RC-SOLO-01 = Le solo est une partie à 2 joueurs contre Ivan ; sauf mention contraire, les règles à 2 joueurs s’appliquent, pénalités comprises.
RC-SOLO-02 = Solo : Ivan a une couleur, 6 bannières et un marqueur, mais ni plateau, ni roubles, ni inventaire, ni permis, ni ornements. Sa couleur est la première libre parmi rouge, vert, bleu et jaune.
RC-SOLO-03 = Solo : le jeton d’un dé est attribué à chaque carte d’Ivan, au hasard ou, par option, de façon fixe, et y reste toute la partie.
RC-SOLO-04 = Solo : avant de commencer, Ivan revendique une base, au hasard sauf si vous avez choisi autrement ; sa tuile atelier est défaussée sans effet.
RC-SOLO-05 = Solo : vous jouez en premier et avez 3 roubles.
RC-SOLO-06 = Solo : Ivan et vous jouez en alternance.
RC-SOLO-07 = Solo : Ivan n’utilise pas d’actions gratuites et ne paie jamais rien.

RC-SOLO-11 = Solo : à son tour, on détermine et on déplace le dé d’Ivan, on effectue l’action de la carte qui porte le jeton de ce dé, puis on relance tous les dés de la case d’arrivée.
RC-SOLO-12 = Solo : Ivan déplace toujours un dé, même si son action est sautée.
RC-SOLO-13 = Solo : une pile mélangée de jetons de dé indique quel dé Ivan déplace ; une fois épuisée, elle est mélangée de nouveau. Ainsi, chacune de ses actions vient une fois par passage de la pile.
RC-SOLO-14 = Solo, par option : Ivan déplace le dé au chiffre le plus bas ou le plus haut ; en cas d’égalité, dans l’ordre blanc, rouge, vert, bleu, jaune, noir.
RC-SOLO-15 = Solo : le dé d’Ivan avance d’autant de cases qu’il indique ; s’il y a déjà 3 dés, il continue jusqu’à la première case qui a de la place.
RC-SOLO-16 = Solo : Ivan n’effectue aucune action de marché et ne gagne rien de la case.
RC-SOLO-17 = Solo, Reconnaissance : Ivan gagne les points que montre sa carte ; combien, cela dépend de son niveau.
RC-SOLO-18 = Solo, Inventaire : autant de matériaux de la réserve que sa carte en montre vont sur la carte Inventaire d’Ivan ; combien, cela dépend de son niveau.
RC-SOLO-19 = Solo : ils sont pris un par un dans le plus grand tas de matériaux de base, jamais des diamants ; en cas d’égalité, dans l’ordre bois, brique, pierre, or, vert, violet. Les matériaux s’accumulent d’une fois à l’autre.
RC-SOLO-20 = Solo, Transport : tous les matériaux passent de la carte Inventaire à la carte Construction d’Ivan ; s’il n’y en a pas, l’action est sautée.
RC-SOLO-21 = Solo, Revendication : Ivan revendique si possible une carte juste au-dessus d’une de vos sections, sinon une base, sinon n’importe quelle carte disponible. Sans bannière ni carte disponible, l’action est sautée.
RC-SOLO-22 = Solo : si plusieurs cartes se valent pour Ivan, c’est vous qui choisissez, sauf option contraire ; si aucune des deux sortes préférées n’est disponible, vous choisissez toujours.
RC-SOLO-23 = Solo : Ivan gagne les PR ou PP que la tuile de la carte revendiquée montre elle-même sans coût ; il ignore tout le reste, et la tuile est défaussée.
RC-SOLO-24 = Solo, Construction : tous les matériaux de la carte Construction vont aux sections inachevées d’Ivan ; seul leur nombre compte, pas leur sorte. Sans matériaux ou sans sections, l’action est sautée.
RC-SOLO-25 = Solo : Ivan remplit ses sections niveau par niveau à partir du bas, chaque niveau de gauche à droite (par option, une tour après l’autre). Ce qui reste demeure sur la carte Construction.
RC-SOLO-26 = Solo : Ivan pose ses matériaux dans l’ordre bois, brique, pierre, or, gemmes vertes, gemmes violettes.
RC-SOLO-27 = Solo : quand Ivan achève une section, tout se passe comme d’habitude, mais il ne gagne que les PR, pas les roubles.
RC-SOLO-28 = Solo : Ivan ne décore pas, mais vous pouvez décorer ses sections achevées.

RC-SOLO-31 = Solo : la fin commence quand Ivan ou vous avez 6 sections achevées ; personne ne gagne les 3 PP.
RC-SOLO-32 = Solo : l’autre camp joue encore un tour.
RC-SOLO-33 = Solo : le score final est celui d’une partie à 2 joueurs. Les matériaux des cartes Inventaire et Construction sont les restes d’Ivan, sauf si vous l’avez désactivé.
RC-SOLO-34 = Solo : le camp qui a le plus de PP gagne ; les départages habituels s’appliquent, et une égalité totale est partagée.
RC-SOLO-35 = Solo : le niveau d’Ivan dit ce que donne chacune de ses cartes, combien de matériaux il amasse et à quel rythme revient son cycle : à certains de ses tours, il joue une seconde carte. Le compagnon est la reconstitution la plus proche du jeu imprimé qui soit un rival équitable ; un paquet de composants peut remplacer chaque nombre et chaque gain.

RC-SOLO-41 = Solo avec Entrepreneurs : mettez en place le module pour 2 joueurs, en ajoutant la carte Embauche d’Ivan et le jeton du dé noir ; six jetons sont répartis sur six cartes.
RC-SOLO-42 = Solo avec Entrepreneurs : les 6 entrepreneurs d’Ivan sont à côté de sa carte Embauche.
RC-SOLO-43 = Solo avec Entrepreneurs : le pion d’Ivan part de la tour de sa première revendication, et un de ses entrepreneurs va dans la ville de cette tour sans prendre de jetons. Sans première revendication, le pion part de la tour la plus à gauche et aucun entrepreneur n’est placé.
RC-SOLO-44 = Solo avec Entrepreneurs : le marqueur d’Ivan part de la troisième marque de prestige, le vôtre de la case de départ habituelle.
RC-SOLO-45 = Solo avec Entrepreneurs : vous jouez en premier, avec 3 roubles et 1 permis.
RC-SOLO-46 = Solo avec Entrepreneurs : chaque fois qu’Ivan ou vous revendiquez une section, le pion va à cette tour.
RC-SOLO-47 = Solo avec Entrepreneurs, Embauche : un entrepreneur d’Ivan va dans la ville du pion ; il ne paie pas de permis et ne reçoit pas de bonus du bandeau.
RC-SOLO-48 = Solo avec Entrepreneurs : l’Embauche est sautée si Ivan n’a plus d’entrepreneur ou si la ville du pion est fermée.
RC-SOLO-49 = Solo avec Entrepreneurs : Ivan prend les deux jetons spécialiste voisins de la ville, s’il y en a ; de leurs effets il ne gagne que les PR qui ne coûtent rien.
RC-SOLO-50 = Solo avec Entrepreneurs : les jetons d’Ivan sont posés côté outil visible et comptent comme outils à la fin.
RC-SOLO-51 = Solo avec Entrepreneurs : chaque fois que deux jetons d’Ivan montrent le même outil, les deux retournent dans le sac.
RC-SOLO-52 = Solo avec Entrepreneurs : Ivan prend et compare ses jetons un par un, et garde les PR d’un jeton qui retourne dans le sac ; la carte de Moscovie n’est regarnie qu’ensuite.
RC-SOLO-53 = Solo avec Entrepreneurs : à Moscou, Ivan place son entrepreneur mais ne prend pas de jetons ; il gagne 1 PP à la place.
RC-SOLO-54 = Solo avec Entrepreneurs : Ivan participe au score des villes comme tout joueur.
RC-SOLO-55 = Solo avec Entrepreneurs : quand vous embauchez, les entrepreneurs d’Ivan dans la ville comptent aussi pour votre coût en permis.
