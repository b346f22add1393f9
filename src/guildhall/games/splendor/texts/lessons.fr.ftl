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
