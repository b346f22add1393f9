# Розбори партій і підказки, для термінала й браузера.

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
study-why-cheaper = Ціна: { $goods }, на { $n } менше, ніж за зіграний хід.
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

## Термінал

cli-review-working = Вибір { $n } з { $all }…
cli-review-title = Розбір
cli-review-shares = Частка перемоги
cli-review-turning = Переломні моменти
cli-review-costly = Найдорожчі вибори
cli-review-accounts = Удача окремо від виборів, у відсотках перемоги
cli-review-start = початок
cli-review-luck = удача
cli-review-own = власні вибори
cli-review-others = чужі
cli-review-end = кінець
cli-review-best = найкращі
cli-review-mean = середня втрата
cli-review-round = Раунд
cli-review-played = зіграно
cli-review-better = краще
cli-review-points = очки
cli-hint-title = Пошук обрав би:
cli-hint-line = { $action } – { $share } % перемоги, очок: { $points }
