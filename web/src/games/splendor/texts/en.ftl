### What a screen reader says of the board of Splendor.

splendor-board-deck = deck of level { $level }, { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
 }
splendor-board-stack = { $colour }: { $n } in the supply
splendor-board-own = { $colour } tokens: { $n }
splendor-board-bonus = { $colour } bonus: { $n }
splendor-board-cards = cards bought: { $n }
splendor-board-hand = reserved card { $n }: { $card }
splendor-board-hidden = a card of level { $level }, face down
splendor-board-free = free slot
splendor-board-limit = of { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
splendor-board-noble-short = { $n ->
    [one] { $n } card short: { $cards }. Tokens do not count.
   *[other] { $n } cards short: { $cards }. Tokens do not count.
 }
splendor-board-noble-comes = Your bonuses meet this noble’s wish.
splendor-board-gold = Gold comes with a card that you reserve.
