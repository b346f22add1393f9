### Розбори партій і підказки, для термінала й браузера.

## Чому один вибір кращий за інший. Ціна й здобуток – це `goods`, скільки чого.

study-why-gone = { $turns ->
    [0] { $other_player } забирає це ще до наступного ходу.
    [one] { $other_player } забирає це через { $turns } хід.
    [few] { $other_player } забирає це через { $turns } ходи.
    [many] { $other_player } забирає це через { $turns } ходів.
   *[other] { $other_player } забирає це через { $turns } ходу.
 }
study-why-yourself = { $turns ->
    [one] { $player } робить так через { $turns } хід.
    [few] { $player } робить так через { $turns } ходи.
    [many] { $player } робить так через { $turns } ходів.
   *[other] { $player } робить так через { $turns } ходу.
 }
study-why-points-later = Одразу очок менше на { $now }, зате наприкінці більше на { $points }.
study-why-points-now = Одразу очок більше на { $points }.
study-why-points-end = Наприкінці очок більше на { $points }.
study-why-sooner = Ходів до наступних очок: { $turns } замість { $instead }.
study-why-spent = Зіграний хід коштував: { $goods }; цей не коштує нічого.
study-why-cheaper = Ціна: { $goods }, менше, ніж за зіграний хід, на { $n }.
study-why-brings = Дає одразу: { $goods }.
study-why-profit = Від зіграного найбільше виграє { $other_player }: +{ $percent } % перемоги.
study-why-close = Нічого одного тут не вирішує: кращою стає вся позиція.
study-hint-brings = Дає: { $goods }.
study-hint-costs = Коштує: { $goods }.
study-hint-only = Іншого вибору немає.
study-hint-less = Наприкінці очок менше, ніж у першого: { $points }.
study-hint-alike = Майже так само добре, як перше.

## Що сказано про всю партію та про місце

study-head-round = { $player } здобуває перемогу в раунді { $round }
study-head-always = { $player } попереду від початку до кінця
study-head-won = { $player } перемагає
study-head-shared = Перемога на кількох
study-head-nobody = Не переміг ніхто
study-head-lost = { $player } програє
study-seat-best = Найкращих виборів: { $best } з { $all }.
study-seat-lost = Найбільша втрата – у раунді { $round }: { $percent } % перемоги.
study-seat-flawless = Ніде не знайдено нічого кращого.
study-head-round-you = Ви здобули перемогу в раунді { $round }
study-head-always-you = Ви були попереду від початку до кінця
study-head-won-you = Ви перемогли
study-head-lost-you = Ви програли
