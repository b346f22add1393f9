### Що читач з екрана каже про стіл «Splendor».

splendor-board-deck = колода рівня { $level }, { $n ->
    [one] лишилася { $n } карта
    [few] лишилося { $n } карти
    [many] лишилося { $n } карт
   *[other] лишилося { $n } карти
 }
splendor-board-stack = { $colour }: у запасі { $n }
splendor-board-own = жетони, { $colour }: { $n }
splendor-board-bonus = бонус, { $colour }: { $n }
splendor-board-cards = куплено карт: { $n }
splendor-board-hand = зарезервована карта { $n }: { $card }
splendor-board-hidden = карта рівня { $level } сорочкою догори
splendor-board-free = вільне місце
splendor-board-limit = з { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонів
 }
splendor-board-noble-short = { $n ->
    [one] Бракує { $n } карти: { $cards }. Жетони не рахуються.
   *[other] Бракує { $n } карт: { $cards }. Жетони не рахуються.
 }
splendor-board-noble-comes = Ваших бонусів цьому вельможі досить.
splendor-board-gold = Золото дають разом із зарезервованою картою.
