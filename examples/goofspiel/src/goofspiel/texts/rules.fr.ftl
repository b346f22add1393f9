### Les règles de Goofspiel, un message par règle, dans l’ordre du jeu.

GOP-SECTION-01 = Mise en place
GOP-SETUP-01 = Les prix sont les cartes d’une couleur, de l’as, qui vaut 1, au roi, qui vaut 13. Avec moins de cartes on écarte les plus hautes. Les prix sont mélangés et le premier est retourné.
GOP-SETUP-02 = Chacun prend en main une couleur de la même taille. Ou, en option, les mains sont distribuées d’un paquet comptant une couleur de plus que de joueurs ; le reste est écarté sans être vu.
GOP-SETUP-03 = On joue de deux à cinq.

GOP-SECTION-02 = Les mises
GOP-BID-01 = Pour le prix exposé, chacun pose une carte de sa main face cachée, tous en même temps.
GOP-BID-02 = On mise une carte par prix. Quand tous ont misé, les cartes sont retournées et quittent le jeu.
GOP-WIN-01 = La plus haute carte gagne le prix, et sa valeur en points.
GOP-WIN-02 = Si plusieurs ont misé la plus haute carte, personne ne gagne. Le prix s’ajoute alors au suivant ou, en option, il est défaussé. Après le dernier prix il est perdu de toute façon.

GOP-SECTION-03 = La fin
GOP-END-01 = Quand tous les prix ont été disputés, celui qui a le plus de points gagne. À points égaux on partage la place.
