### Что экранный диктор говорит о столе «Splendor».

splendor-board-deck = колода уровня { $level }, { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
    [many] осталось { $n } карт
   *[other] осталось { $n } карты
 }
splendor-board-stack = { $colour }: в запасе { $n }
splendor-board-own = жетоны, { $colour }: { $n }
splendor-board-bonus = бонус, { $colour }: { $n }
splendor-board-cards = куплено карт: { $n }
splendor-board-hand = забронированная карта { $n }: { $card }
splendor-board-hidden = карта уровня { $level } рубашкой вверх
splendor-board-free = пусто
splendor-board-limit = из { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
 }
splendor-board-noble-short = { $n ->
    [one] Не хватает { $n } карты: { $cards }. Жетоны не считаются.
   *[other] Не хватает { $n } карт: { $cards }. Жетоны не считаются.
 }
splendor-board-noble-comes = Ваших бонусов этому вельможе достаточно.
splendor-board-gold = Золото дают вместе с забронированной картой.
