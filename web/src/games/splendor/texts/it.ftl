### Ciò che il lettore di schermo dice del tavolo di Splendor.

splendor-board-deck = mazzo di livello { $level }, { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
 }
splendor-board-stack = { $colour }: { $n } nella riserva
splendor-board-own = gettoni { $colour }: { $n }
splendor-board-bonus = bonus { $colour }: { $n }
splendor-board-cards = carte comprate: { $n }
splendor-board-hand = carta prenotata { $n }: { $card }
splendor-board-hidden = una carta di livello { $level }, coperta
splendor-board-free = posto libero
splendor-board-limit = su { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
 }
splendor-board-noble-short = { $n ->
    [one] Manca { $n } carta: { $cards }. I gettoni non contano.
   *[other] Mancano { $n } carte: { $cards }. I gettoni non contano.
 }
splendor-board-noble-comes = I tuoi bonus bastano a questo nobile.
splendor-board-gold = L’oro arriva con una carta prenotata.
