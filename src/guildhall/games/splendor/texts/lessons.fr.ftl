### Splendor : ce que dit le maître dans les leçons. Les *étoiles* font ressortir un mot ; deux phrases au plus.

splendor-chapter-first = Première partie

splendor-lesson-three = Trois pierres
splendor-lesson-three-aim = Les cartes rapportent des points : le grand chiffre en haut. Dès que quelqu’un en a *15*, celui qui en a le plus gagne.
splendor-lesson-three-price = Les cartes se paient avec des *pierres*. Le prix est en bas de la carte : celle-ci coûte { $paid }.
splendor-lesson-three-take = À votre tour, vous pouvez prendre *trois pierres de couleurs différentes*. Prenez un diamant, un saphir et un rubis.
splendor-lesson-three-other = Celle-là serait permise aussi, mais elle ne sert pas maintenant. Prenez { $colour }.
splendor-lesson-three-card = Une carte se paie, et vous n’avez pas encore de pierres. Prenez d’abord { $colour }.
splendor-lesson-three-yours = Vos pierres sont parmi vos affaires, et Pia en a pris trois aussi. Un tour, c’est *une seule action*, puis le suivant joue.

splendor-lesson-two = Deux pareilles
splendor-lesson-two-emeralds = S’il y a *quatre pierres ou plus* d’une couleur, vous pouvez en prendre *deux*. La carte d’onyx coûte { $paid } et vous avez le rubis : prenez deux émeraudes.
splendor-lesson-two-rubies = Pas les rubis : il n’en reste que deux. On ne prend deux pierres pareilles que là où il y en a *quatre ou plus*.
splendor-lesson-two-other = Cette pile en a moins de quatre. Seules les *émeraudes* permettent d’en prendre deux.
splendor-lesson-two-goal = Vous ne pouvez pas encore la payer : il manque deux émeraudes. Prenez-les dans leur pile.
splendor-lesson-two-enough = Deux émeraudes et un rubis : c’est exactement le prix de la carte d’onyx. Vous l’achèterez bientôt.

splendor-lesson-ten = Dix au plus
splendor-lesson-ten-take = À la fin d’un tour, personne ne peut garder plus de *dix jetons*. Vous en avez neuf : prenez quand même un diamant, une émeraude et un onyx, et voyez la suite.
splendor-lesson-ten-other = Trois autres iraient aussi, mais prenons les mêmes : un diamant, une émeraude et un onyx.
splendor-lesson-ten-return = Douze, c’est deux de trop, et *vous choisissez* ceux que vous rendez. Rendez une de vos pierres.
splendor-lesson-ten-last = Il faut en rendre encore une. Rendez une autre pierre.
splendor-lesson-ten-advice = Il en reste dix, et personne ne peut vous les prendre. *L’or compte aussi* : dépensez vos pierres avant d’en prendre beaucoup d’autres.

splendor-lesson-buy = Acheter une carte
splendor-lesson-buy-pay = Au lieu de prendre des pierres, vous pouvez *acheter une carte*. Vous avez { $paid } : appuyez sur la carte d’onyx et achetez-la.
splendor-lesson-buy-reserve = Inutile de la garder pour plus tard : vous avez toutes les pierres qu’elle coûte. Choisissez *acheter*.
splendor-lesson-buy-dear = Celle-là, vous ne pouvez pas encore la payer. Vos pierres suffisent pour la *carte d’onyx*.
splendor-lesson-buy-gems = Vous avez assez de pierres pour l’instant. Appuyez sur la *carte d’onyx* et achetez-la.
splendor-lesson-buy-yours = La carte est à vous pour de bon. Elle ne rapporte pas de points, mais son *onyx en haut* aidera à chaque achat suivant.
splendor-lesson-buy-filled = Les pierres payées sont revenues dans la réserve, pour tous. À la place de la carte, une *nouvelle* est apparue aussitôt.

splendor-lesson-bonus = Une carte paie toujours
splendor-lesson-bonus-pays = Chacune de vos trois cartes d’onyx paie *un onyx de chaque prix* et ne s’use jamais. La carte de diamant coûte { $paid } : achetez-la, deux rubis suffisent.
splendor-lesson-bonus-free = Cette carte coûte { $paid }, et vos trois cartes d’onyx paient tout. Prenez-la *gratuitement*.
splendor-lesson-bonus-reserve = Inutile d’attendre : vous pouvez l’avoir tout de suite. Choisissez *acheter*.
splendor-lesson-bonus-later = Celle-là vient après. Achetez d’abord la *carte de diamant*.
splendor-lesson-bonus-dear = Celle-là, vous ne pouvez pas encore la payer. Achetez la *carte de diamant*.
splendor-lesson-bonus-gems = Plus besoin de pierres ici. Appuyez sur la carte éclairée et achetez-la.
splendor-lesson-bonus-income = Les cartes bon marché allègent ensuite les chères : *les cartes sont votre revenu*. Qui en achète beaucoup a bientôt besoin de peu de pierres.

splendor-lesson-reserve = Réserver, et l’or
splendor-lesson-reserve-short = Cette carte rapporte deux points et coûte { $paid }. Vous avez les quatre rubis du jeu : il en manquera toujours un.
splendor-lesson-reserve-reserve = *Réservez-la* : elle vient dans votre main, vous seul pourrez l’acheter, et vous recevez un *or*. Appuyez sur la carte et réservez-la.
splendor-lesson-reserve-unpaid = Il manque un rubis. *Réservez* d’abord la carte : cela donne un or.
splendor-lesson-reserve-other = On pourrait en réserver une autre, mais c’est cette carte à *deux points* que nous voulons.
splendor-lesson-reserve-gems = Il n’y a plus de rubis à prendre. Il faut de l’or, et il ne vient qu’avec une carte *réservée*.
splendor-lesson-reserve-gold = *L’or vaut n’importe quelle pierre* : quatre rubis et l’or { $paid } paient la carte. Achetez-la depuis votre main.
splendor-lesson-reserve-deck = Vous pouvez avoir *trois* cartes réservées à la fois. On peut aussi réserver la première carte d’une pioche, que nul autre ne voit.

splendor-lesson-noble = Les nobles viennent seuls
splendor-lesson-noble-wish = Les nobles veulent des *cartes*, pas des pierres : celui-ci trois de saphir, trois d’émeraude et trois de rubis. Il ne vous manque qu’une carte de rubis.
splendor-lesson-noble-ruby = Achetez la carte de rubis : vos bonus paient le saphir et l’émeraude, vos pierres le reste.
splendor-lesson-noble-bought = Une carte réservée ne compte pas pour un noble : il faut l’*acheter*.
splendor-lesson-noble-other = Celle-là ne donne pas de rubis. Achetez la *carte de rubis* éclairée.
splendor-lesson-noble-gems = Les pierres n’impressionnent pas un noble. Achetez la *carte de rubis* éclairée.
splendor-lesson-noble-came = Le noble est venu à la fin de votre tour avec *trois points* : cela ne coûte pas d’action. Il en vient un par tour au plus, et il reste chez le premier qu’il visite.

splendor-lesson-end = Quinze points
splendor-lesson-end-fifteen = Vous avez 13 points. Achetez la carte à deux points : vous en aurez *15*, et la dernière manche commence.
splendor-lesson-end-bought = Seules les cartes *achetées* rapportent des points. Choisissez de l’acheter.
splendor-lesson-end-other = Cela ne vous mène pas à quinze. Achetez la carte à *deux points* éclairée.
splendor-lesson-end-gems = Vous avez assez de pierres. Achetez la carte à *deux points* éclairée.
splendor-lesson-end-round = La manche *se joue jusqu’au bout*, pour que tous aient le même nombre de tours. Vous avez commencé, donc Pia joue encore une fois.
splendor-lesson-end-tie = Pia a 15 points aussi. À égalité, *moins de cartes* l’emportent : vous en avez sept et Pia huit, la victoire est à vous.

splendor-lesson-game = Une partie courte
splendor-lesson-game-begin = À vous de jouer, pour une fois jusqu’à *10 points*. Vous en avez six, Pia cinq.
splendor-lesson-game-play = Prenez des pierres, achetez ou réservez, comme vous voulez. Si vous ne savez pas continuer, appuyez sur *Montrez-moi*.
splendor-lesson-game-over = C’était une partie entière, et vous connaissez maintenant toutes les règles. Une vraie se joue en *15 points*.
