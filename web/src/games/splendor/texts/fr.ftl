### Ce qu’un lecteur d’écran dit de la table de Splendor.

splendor-board-deck = pioche de niveau { $level }, { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
 }
splendor-board-stack = { $colour } : { $n } dans la réserve
splendor-board-own = jetons { $colour } : { $n }
splendor-board-bonus = bonus { $colour } : { $n }
splendor-board-cards = cartes achetées : { $n }
splendor-board-hand = carte réservée { $n } : { $card }
splendor-board-hidden = une carte de niveau { $level }, face cachée
splendor-board-free = place libre
splendor-board-limit = sur { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
splendor-board-noble-short = { $n ->
    [one] Il manque { $n } carte : { $cards }. Les jetons ne comptent pas.
   *[other] Il manque { $n } cartes : { $cards }. Les jetons ne comptent pas.
 }
splendor-board-noble-comes = Vos bonus suffisent à ce noble.
splendor-board-gold = L’or vient avec une carte réservée.
